//! Random functions of LLVM IR, with vectors, floats and structures as arguments and results, in one module, and a program
//! that calls them in another one.
//!
//! In: a seed. Out: two modules; the programs of llc's object files and of ours, in every combination, print the same, and so does
//! the program that `kernelsmith run` makes of both in one module.

use super::Context;
use crate::csmith::{Outcome, run, succeeded};
use kernelsmith_random::Rng;
use std::fmt::Write as _;
use std::process::Command;

const ELEMENTS: [&str; 10] = ["i1", "i8", "i16", "i32", "i64", "half", "bfloat", "float", "double", "ptr"];
/// A scalar of two words, which is an element of no vector.
const QUAD: &str = "fp128";
const N_FUNCTIONS: usize = 8;
const MAX_PARAMETERS: usize = 12;
/// Most registers or words that the arguments of a function may take on any machine.
const MAX_WORDS: usize = 56;

/// A type.
#[derive(Clone, PartialEq, Eq)]
enum Ty {
    Scalar(&'static str),
    Vector(usize, &'static str),
    Pair(Box<[Ty; 2]>),
}

struct Writer {
    rng: Rng,
    is_riscv: bool,
    n_globals: usize,
    functions: String,
    program: String,
    globals: String,
}

pub(super) fn check(context: &Context<'_>, seed: u64) -> Result<Outcome, String> {
    let machine = context.machine;
    let mut rng = Rng::new(seed);
    let attributes = rng.pick(machine.features);
    let level = rng.pick(&["-O0", "-O2"]);
    let tier = rng.pick(&["-O0", "-O2"]);
    let mut writer = Writer {
        rng,
        is_riscv: machine.name.starts_with("riscv"),
        n_globals: 0,
        functions: String::new(),
        program: String::new(),
        globals: String::new(),
    };
    let declarations = writer.functions();
    let head = format!("target datalayout = \"{}\"\ntarget triple = \"{}\"\n", machine.layout, machine.triple);
    let group = format!("attributes #0 = {{ nounwind {attributes} }}\n");
    let Writer { functions, program, globals, .. } = writer;
    let main = format!(
        "@hash = global i64 1469598103934665603\n@format = constant [5 x i8] c\"%lx\\0A\\00\"\n{globals}\
         declare i32 @printf(ptr, ...)\ndefine void @mix(i64 %x) #0 {{\n  %h = load i64, ptr @hash\n  %y = xor i64 %h, %x\n  \
         %z = mul i64 %y, 1099511628211\n  %r = lshr i64 %z, 29\n  %n = xor i64 %z, %r\n  store i64 %n, ptr @hash\n  ret void\n}}\n\
         define void @print() #0 {{\n  %h = load i64, ptr @hash\n  %n = call i32 (ptr, ...) @printf(ptr @format, i64 %h)\n  \
         ret void\n}}\ndefine i32 @main() #0 {{\n{program}  ret i32 0\n}}\n"
    );
    let callee = format!("{head}declare void @mix(i64)\n{functions}{group}");
    let caller = format!("{head}{declarations}{main}{group}");
    let both = context.write("both.ll", &format!("{head}{functions}{main}{group}"))?;
    // A function of the compilers' library that that of older versions of gcc lacks.
    let library = context.write(
        "library.ll",
        &format!(
            "{head}define bfloat @__truncsfbf2(float %x) #0 {{\n  %w = bitcast float %x to i32\n  %h = lshr i32 %w, 16\n  \
             %b = trunc i32 %h to i16\n  %r = bitcast i16 %b to bfloat\n  ret bfloat %r\n}}\n{group}"
        ),
    )?;
    let [library, more] = [library, context.path("library.o")].map(|path| path.to_string_lossy().into_owned());
    let options = [machine.signature_options, &["-filetype=obj", &library, "-o", &more]].concat();
    context.tool("llc-22", &options)?;
    let mut objects = Vec::new();
    let mut findings = Vec::new();
    for (name, text) in [("callee", callee), ("caller", caller)] {
        let module = context.write(&format!("{name}.ll"), &text)?;
        let [theirs, ours] = ["llc.o", "ours.o"].map(|kind| context.path(&format!("{name}.{kind}")));
        let [ll, object] = [&module, &theirs].map(|path| path.to_string_lossy().into_owned());
        let options =
            [machine.signature_options, &[level, "-filetype=obj", "-relocation-model=pic", &ll, "-o", &object]];
        let mut llc = Command::new("llc-22");
        llc.args(options.concat()).current_dir(&context.folder);
        if !succeeded(run(&mut llc, None, super::PATIENCE)?) {
            // It aborts for some masks in registers.
            return Ok(Outcome::Skipped);
        }
        if !context.compiles(tier, &module, &ours)? {
            findings.push(format!("seed {seed}, {name}, cc {tier}, {attributes}: not compiled"));
        }
        objects.push([theirs, ours]);
    }
    if !findings.is_empty() {
        return Ok(Outcome::Findings(findings));
    }
    let printed =
        |callee: usize, caller: usize| context.output(&[&objects[0][callee], &objects[1][caller], more.as_ref()]);
    let wanted = printed(0, 0)?.ok_or_else(|| format!("seed {seed}: the program of llc fails"))?;
    for (callee, caller, what) in [(1, 0, "our functions"), (0, 1, "our calls"), (1, 1, "both ours")] {
        if printed(callee, caller)?.as_ref() != Some(&wanted) {
            findings.push(format!("seed {seed}, llc {level}, cc {tier}, {attributes}: {what}: another output"));
        }
    }
    if machine.is_host {
        let output = context.path("output");
        let mut ours = Command::new(&context.ours);
        ours.args(["run", tier]).arg(&both);
        let is_same = succeeded(run(&mut ours, Some(&output), super::PATIENCE)?)
            && std::fs::read(&output).map_err(|error| error.to_string())? == wanted;
        if !is_same {
            findings.push(format!("seed {seed}, run {tier}, {attributes}: another output"));
        }
    }
    Ok(if findings.is_empty() { Outcome::Equal } else { Outcome::Findings(findings) })
}

impl Writer {
    /// Writes the functions and the program that calls them; returns the declarations.
    fn functions(&mut self) -> String {
        let mut declarations = String::new();
        for number in 0..N_FUNCTIONS {
            let mut parameters: Vec<Ty> = Vec::new();
            let mut words = 0;
            for _ in 0..self.rng.below(MAX_PARAMETERS + 1) {
                let ty = self.ty(true);
                words += self.words(&ty);
                if words > MAX_WORDS {
                    break;
                }
                parameters.push(ty);
            }
            let returned = self.rng.below(parameters.len() * 2 + 1);
            let result = parameters.get(returned).cloned();
            let is_returned = result.is_some();
            let result = result.unwrap_or_else(|| self.ty(true));
            let types: Vec<String> = parameters.iter().map(Ty::name).collect();
            let _ = writeln!(declarations, "declare {} @f{number}({})", result.name(), types.join(", "));
            let names: Vec<String> = types.iter().enumerate().map(|(at, ty)| format!("{ty} %a{at}")).collect();
            let mut body = format!("define {} @f{number}({}) #0 {{\n", result.name(), names.join(", "));
            let mut n = 0;
            for (at, ty) in parameters.iter().enumerate() {
                mix(ty, &format!("%a{at}"), &mut n, &mut body);
            }
            let value = if is_returned { format!("%a{returned}") } else { self.value(&result) };
            let _ = writeln!(body, "  ret {} {value}\n}}", result.name());
            self.functions.push_str(&body);
            for call in 0..2 {
                let mut text = String::new();
                let mut arguments = Vec::new();
                for (at, ty) in parameters.iter().enumerate() {
                    let value = self.value(ty);
                    // Some values are not known when the code is compiled.
                    if self.rng.one_in(2) {
                        let name = ty.name();
                        let global = self.n_globals;
                        self.n_globals += 1;
                        let _ = writeln!(self.globals, "@g{global} = global {name} {value}");
                        let _ = writeln!(text, "  %x{number}.{call}.{at} = load {name}, ptr @g{global}");
                        arguments.push(format!("{name} %x{number}.{call}.{at}"));
                    } else {
                        arguments.push(format!("{} {value}", ty.name()));
                    }
                }
                let name = format!("%r{number}.{call}");
                let _ = writeln!(text, "  {name} = call {} @f{number}({})", result.name(), arguments.join(", "));
                let mut n = 0;
                mix(&result, &name, &mut n, &mut text);
                text.push_str("  call void @print()\n");
                self.program.push_str(&text);
            }
        }
        declarations
    }

    fn ty(&mut self, may_be_pair: bool) -> Ty {
        let element = self.rng.pick(&ELEMENTS);
        match self.rng.below(11) {
            // In structures, its words would be aligned on the stack of RISC-V, which is refused.
            0 if may_be_pair || !self.is_riscv => Ty::Scalar(QUAD),
            1..4 => Ty::Scalar(element),
            4 if may_be_pair => Ty::Pair(Box::new([self.ty(false), self.ty(false)])),
            // LLVM has no convention for some vectors in structures there.
            _ if self.is_riscv && !may_be_pair => {
                Ty::Vector(1 + self.rng.below(5), self.rng.pick(&["float", "double"]))
            }
            _ => {
                let n = match self.rng.below(3) {
                    0 => self.rng.pick(&[2, 4, 8, 16]),
                    1 => self.rng.pick(&[1, 3, 5, 6, 7, 16, 32, 64]),
                    _ => 1 + self.rng.below(17),
                };
                let element = if self.is_riscv && n == 1 && element == "bfloat" { "half" } else { element };
                Ty::Vector(n, element)
            }
        }
    }

    /// At least as many as an argument takes registers and words on the stack.
    fn words(&self, ty: &Ty) -> usize {
        match ty {
            Ty::Scalar(QUAD) => 2,
            Ty::Scalar(_) => 1,
            Ty::Pair(parts) => parts.iter().map(|part| self.words(part)).sum(),
            Ty::Vector(n, "i1") => *n,
            Ty::Vector(n, _) if self.is_riscv || !n.is_power_of_two() || *n == 1 => *n,
            Ty::Vector(n, element) => (n * bits(element)).div_ceil(128),
        }
    }

    fn value(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Scalar(element) => self.element(element),
            Ty::Vector(n, element) => {
                let lanes: Vec<String> = (0..*n).map(|_| format!("{element} {}", self.element(element))).collect();
                format!("<{}>", lanes.join(", "))
            }
            Ty::Pair(parts) => {
                let values: Vec<String> =
                    parts.iter().map(|part| format!("{} {}", part.name(), self.value(part))).collect();
                format!("{{ {} }}", values.join(", "))
            }
        }
    }

    fn element(&mut self, element: &str) -> String {
        let bits = self.rng.bits();
        match element {
            "i1" => (bits & 1).to_string(),
            "i8" => (bits as u8).to_string(),
            "i16" => (bits as u16).to_string(),
            "i32" => (bits as u32).to_string(),
            "i64" => bits.to_string(),
            // No NaNs: the bits of their lanes are not promised.
            "half" => format!("0xH{:04X}", bits as u16 & 0xbfff),
            "bfloat" => format!("0xR{:04X}", bits as u16 & 0xbfff),
            "ptr" => format!("inttoptr (i64 {bits} to ptr)"),
            QUAD => format!("0xL{bits:016X}{:016X}", self.rng.bits() >> 2),
            _ => format!("{:?}", self.rng.between(-9_999, 9_999) as f64 / 8.0),
        }
    }
}

fn bits(element: &str) -> usize {
    match element {
        "i1" => 1,
        "i8" => 8,
        "i16" | "half" | "bfloat" => 16,
        "i32" | "float" => 32,
        _ => 64,
    }
}

impl Ty {
    fn name(&self) -> String {
        match self {
            Ty::Scalar(element) => (*element).to_owned(),
            Ty::Vector(n, element) => format!("<{n} x {element}>"),
            Ty::Pair(parts) => format!("{{ {}, {} }}", parts[0].name(), parts[1].name()),
        }
    }
}

/// Adds the bits of a value to the hash.
fn mix(ty: &Ty, value: &str, n: &mut usize, out: &mut String) {
    let stem = if value.starts_with("%a") { "%v" } else { value.split(".t").next().unwrap_or(value) };
    let next = |n: &mut usize| {
        *n += 1;
        format!("{stem}.t{n}")
    };
    match ty {
        Ty::Pair(parts) => {
            for (at, part) in parts.iter().enumerate() {
                let name = next(n);
                let _ = writeln!(out, "  {name} = extractvalue {} {value}, {at}", ty.name());
                mix(part, &name, n, out);
            }
        }
        Ty::Vector(lanes, element) => {
            for lane in 0..*lanes {
                let name = next(n);
                let _ = writeln!(out, "  {name} = extractelement {} {value}, i32 {lane}", ty.name());
                mix(&Ty::Scalar(element), &name, n, out);
            }
        }
        Ty::Scalar(QUAD) => {
            let [all, low, shifted, high] = [(); 4].map(|()| next(n));
            let _ = writeln!(out, "  {all} = bitcast fp128 {value} to i128\n  {low} = trunc i128 {all} to i64");
            let _ = writeln!(out, "  {shifted} = lshr i128 {all}, 64\n  {high} = trunc i128 {shifted} to i64");
            let _ = writeln!(out, "  call void @mix(i64 {low})\n  call void @mix(i64 {high})");
        }
        Ty::Scalar(element) => {
            let bits = bits(element);
            let mut value = value.to_owned();
            if matches!(*element, "half" | "bfloat" | "float" | "double" | "ptr") {
                let name = next(n);
                let cast = if *element == "ptr" { "ptrtoint" } else { "bitcast" };
                let _ = writeln!(out, "  {name} = {cast} {element} {value} to i{bits}");
                value = name;
            }
            if bits < 64 {
                let name = next(n);
                let _ = writeln!(out, "  {name} = zext i{bits} {value} to i64");
                value = name;
            }
            let _ = writeln!(out, "  call void @mix(i64 {value})");
        }
    }
}
