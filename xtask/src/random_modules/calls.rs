//! Random functions of C, with arguments of all kinds, in one file, and calls of them in another one.
//!
//! In: a seed. Out: two files; the programs of clang's object files and of ours, in every combination, print the same.

use super::Context;
use crate::csmith::Outcome;
use kernelsmith_random::Rng;
use std::fmt::Write as _;

/// A float of 128 bits.
const QUAD: &str = "quad";
const SCALARS: [&str; 15] = [
    "char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long",
    "unsigned long",
    "float",
    "double",
    "__int128",
    "unsigned __int128",
    QUAD,
    "void *",
    "_Bool",
];
/// Vectors, with their elements and numbers of lanes.
const VECTORS: [(&str, &str, usize); 7] = [
    ("f32x4", "float", 4),
    ("f64x2", "double", 2),
    ("u8x16", "unsigned char", 16),
    ("i16x8", "short", 8),
    ("i32x4", "int", 4),
    ("i64x2", "long", 2),
    ("f32x2", "float", 2),
];
const VARIABLE: [&str; 8] = ["int", "long", "double", QUAD, "void *", "unsigned long", "__int128", "unsigned __int128"];
const N_STRUCTURES: usize = 10;
const N_FUNCTIONS: usize = 12;
const MAX_PARAMETERS: usize = 14;

/// A type of an argument.
#[derive(Clone, Copy)]
enum Ty {
    Scalar(&'static str),
    Vector(usize),
    Structure(usize),
}

struct Writer {
    rng: Rng,
    has_vectors: bool,
    structures: Vec<Vec<Ty>>,
}

pub(super) fn check(context: &Context<'_>, seed: u64) -> Result<Outcome, String> {
    let mut writer = Writer { rng: Rng::new(seed), has_vectors: context.machine.has_vectors, structures: Vec::new() };
    let (header, callee, caller) = writer.files();
    context.write("calls.h", &header)?;
    let level = writer.rng.pick(&["-O0", "-O1", "-O2"]);
    let tier = writer.rng.pick(&["-O0", "-O2"]);
    let triple = format!("--target={}", context.machine.triple);
    let mut objects = Vec::new();
    let mut findings = Vec::new();
    for (name, text) in [("callee", callee), ("caller", caller)] {
        let source = context.write(&format!("{name}.c"), &text)?;
        let [module, theirs, ours] = ["ll", "clang.o", "ours.o"].map(|kind| context.path(&format!("{name}.{kind}")));
        let [source, ll, object] = [&source, &module, &theirs].map(|path| path.to_string_lossy().into_owned());
        let flags = [&*triple, level, "-w", "-ffp-contract=off", "-fno-stack-protector"];
        context.tool("clang-22", &[&flags[..], &["-S", "-emit-llvm", &source, "-o", &ll]].concat())?;
        context.tool("clang-22", &[&triple, level, "-w", "-c", &ll, "-o", &object])?;
        if !context.compiles(tier, &module, &ours)? {
            findings.push(format!("seed {seed}, {name}, IR of {level}, cc {tier}: not compiled"));
        }
        objects.push([theirs, ours]);
    }
    if !findings.is_empty() {
        return Ok(Outcome::Findings(findings));
    }
    let printed = |callee: usize, caller: usize| context.output(&[&objects[0][callee], &objects[1][caller]]);
    let wanted = printed(0, 0)?.ok_or_else(|| format!("seed {seed}: the program of clang fails"))?;
    for (callee, caller, what) in [(1, 0, "our functions"), (0, 1, "our calls"), (1, 1, "both ours")] {
        if printed(callee, caller)?.as_ref() != Some(&wanted) {
            findings.push(format!("seed {seed}, IR of {level}, cc {tier}: {what}: another output"));
        }
    }
    Ok(if findings.is_empty() { Outcome::Equal } else { Outcome::Findings(findings) })
}

impl Writer {
    /// The header, the functions, and the program that calls them.
    fn files(&mut self) -> (String, String, String) {
        let mut header = String::new();
        for (name, element, n) in VECTORS {
            let _ = writeln!(header, "typedef {element} {name} __attribute__((vector_size({n} * sizeof({element}))));");
        }
        header.push_str("#ifdef __x86_64__\ntypedef __float128 quad;\n#else\ntypedef long double quad;\n#endif\n");
        for number in 0..N_STRUCTURES {
            let fields = self.fields();
            let _ = write!(header, "struct s{number} {{ ");
            for (at, &ty) in fields.iter().enumerate() {
                let _ = write!(header, "{} f{at}; ", name(ty));
            }
            header.push_str("};\n");
            self.structures.push(fields);
        }
        header.push_str("extern unsigned long hash;\nvoid mix(void *bytes, int n);\n");
        let (mut callee, mut calls) = (String::from("#include <stdarg.h>\n#include \"calls.h\"\n"), String::new());
        for number in 0..N_FUNCTIONS {
            self.function(number, &mut header, &mut callee, &mut calls);
        }
        let caller = format!(
            "#include <stdio.h>\n#include \"calls.h\"\nunsigned long hash = 14695981039346656037ul;\nvoid mix(void *bytes, \
             int n) {{\n  for (int at = 0; at < n; at++)\n    hash = (hash ^ ((unsigned char *)bytes)[at]) * \
             1099511628211ul;\n}}\nint main(void) {{\n{calls}  return 0;\n}}\n"
        );
        (header, callee, caller)
    }

    fn function(&mut self, number: usize, header: &mut String, callee: &mut String, calls: &mut String) {
        let n = self.rng.below(MAX_PARAMETERS);
        let parameters: Vec<Ty> = (0..n).map(|_| self.ty()).collect();
        let result = self.ty();
        let is_variadic = n > 0 && self.rng.one_in(4);
        let n_more = if is_variadic { self.rng.below(10) } else { 0 };
        let more: Vec<Ty> = (0..n_more).map(|_| self.variable_ty()).collect();
        let mut list: Vec<String> =
            parameters.iter().enumerate().map(|(at, &ty)| format!("{} a{at}", name(ty))).collect();
        list.extend(is_variadic.then(|| "...".to_owned()));
        let list = if list.is_empty() { "void".to_owned() } else { list.join(", ") };
        let head = format!("{} f{number}({list})", name(result));
        let _ = writeln!(header, "{head};");
        let _ = writeln!(callee, "{head} {{");
        for (at, &ty) in parameters.iter().enumerate() {
            self.mix(ty, &format!("a{at}"), callee);
        }
        if is_variadic {
            let _ = writeln!(callee, "  va_list list;\n  va_start(list, a{});", n - 1);
            for &ty in &more {
                let _ = writeln!(callee, "  {{ {0} x = va_arg(list, {0});", name(ty));
                self.mix(ty, "x", callee);
                callee.push_str("  }\n");
            }
            callee.push_str("  va_end(list);\n");
        }
        let value = self.value(result);
        let _ = writeln!(callee, "  return {value};\n}}");
        for _ in 0..2 {
            let mut values: Vec<String> = parameters.iter().map(|&ty| self.value(ty)).collect();
            values.extend(more.iter().map(|&ty| self.value(ty)));
            let _ = writeln!(calls, "  {{ {} r = f{number}({});", name(result), values.join(", "));
            self.mix(result, "r", calls);
            let _ = writeln!(calls, "  printf(\"f{number} %lx\\n\", hash); }}");
        }
    }

    fn ty(&mut self) -> Ty {
        match self.rng.below(20) {
            0..11 => Ty::Scalar(self.rng.pick(&SCALARS)),
            11..14 if self.has_vectors => Ty::Vector(self.rng.below(VECTORS.len())),
            _ => Ty::Structure(self.rng.below(N_STRUCTURES)),
        }
    }

    /// The type of an argument beyond the parameters.
    fn variable_ty(&mut self) -> Ty {
        match self.rng.below(10) {
            0 if self.has_vectors => Ty::Vector(self.rng.below(VECTORS.len())),
            0..3 => Ty::Structure(self.rng.below(N_STRUCTURES)),
            _ => Ty::Scalar(self.rng.pick(&VARIABLE)),
        }
    }

    /// The fields of a structure: of floats, of long floats, of vectors, of integers, or of all kinds.
    fn fields(&mut self) -> Vec<Ty> {
        let n = 1 + self.rng.below(4);
        match self.rng.below(6) {
            0 => vec![Ty::Scalar(self.rng.pick(&["float", "double"])); n],
            3 => vec![Ty::Scalar(QUAD); n],
            1 if self.has_vectors => vec![Ty::Vector(self.rng.below(VECTORS.len())); n],
            2 => (0..n + 2).map(|_| Ty::Scalar(self.rng.pick(&["char", "short", "int", "long"]))).collect(),
            _ => (0..n)
                .map(|_| match self.rng.below(9) {
                    8 if self.has_vectors => Ty::Vector(self.rng.below(VECTORS.len())),
                    _ => Ty::Scalar(
                        self.rng.pick(&["char", "short", "int", "long", "float", "double", QUAD, "__int128"]),
                    ),
                })
                .collect(),
        }
    }

    /// Adds the bytes of a value to the hash: those between fields may have any value.
    fn mix(&self, ty: Ty, value: &str, out: &mut String) {
        if let Ty::Structure(number) = ty {
            for (at, &field) in self.structures[number].iter().enumerate() {
                self.mix(field, &format!("{value}.f{at}"), out);
            }
            return;
        }
        let _ = writeln!(out, "  {{ {} y = {value}; mix(&y, sizeof y); }}", name(ty));
    }

    fn value(&mut self, ty: Ty) -> String {
        let bits = self.rng.bits() >> 2;
        match ty {
            Ty::Structure(number) => {
                let fields = self.structures[number].clone();
                let values: Vec<String> = fields.into_iter().map(|field| self.value(field)).collect();
                format!("(struct s{number}){{ {} }}", values.join(", "))
            }
            Ty::Vector(number) => {
                let (name, _, n) = VECTORS[number];
                let lanes: Vec<String> = (0..n).map(|_| self.rng.between(0, 100).to_string()).collect();
                format!("({name}){{ {} }}", lanes.join(", "))
            }
            Ty::Scalar(name @ ("float" | "double" | QUAD)) => {
                format!("({name}){} / 8", self.rng.between(-99_999, 99_999))
            }
            Ty::Scalar(name) if name.contains("int128") => format!("((({name}){bits} << 64) ^ {}u)", bits >> 7),
            Ty::Scalar("void *") => format!("(void *){}L", bits >> 20),
            Ty::Scalar("_Bool") => (bits & 1).to_string(),
            Ty::Scalar(name) => format!("({name}){bits}"),
        }
    }
}

/// The type in C.
fn name(ty: Ty) -> String {
    match ty {
        Ty::Scalar(name) => name.to_owned(),
        Ty::Vector(number) => VECTORS[number].0.to_owned(),
        Ty::Structure(number) => format!("struct s{number}"),
    }
}
