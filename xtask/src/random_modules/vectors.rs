//! Random functions of LLVM IR on vectors of all widths, compiled by us and by llc, on the same memory.
//!
//! In: a seed. Out: a module of functions, twice under other names, and a program that calls both with the same inputs and
//! compares all memory. Invariant: no function has undefined behaviour or a poison value that reaches memory; floats that are
//! no numbers are replaced at once, because their bits differ between compilers.

use super::Context;
use crate::csmith::Outcome;
use kernelsmith_random::Rng;
use std::collections::BTreeSet;
use std::fmt::Write as _;

const N_FUNCTIONS: usize = 30;
/// Numbers of lanes; a vector of three is none in a register of ours.
const LANES: [usize; 6] = [2, 4, 8, 16, 32, 3];
const INTEGERS: [Element; 4] = [Element::Int(8), Element::Int(16), Element::Int(32), Element::Int(64)];
const FLOATS: [Element; 2] = [Element::Float, Element::Double];
/// Bytes of the input, of which loads touch the first part, and of the output.
const IN_BYTES: usize = 4096;
const OUT_BYTES: usize = 8192;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Element {
    Bool,
    Int(u32),
    Float,
    Double,
}

impl Element {
    fn bits(self) -> u32 {
        match self {
            Element::Bool => 1,
            Element::Int(bits) => bits,
            Element::Float => 32,
            Element::Double => 64,
        }
    }

    fn is_float(self) -> bool {
        matches!(self, Element::Float | Element::Double)
    }

    /// The name in the language.
    fn name(self) -> String {
        match self {
            Element::Float => "float".to_owned(),
            Element::Double => "double".to_owned(),
            Element::Bool | Element::Int(_) => format!("i{}", self.bits()),
        }
    }

    /// The name in those of intrinsics.
    fn suffix(self) -> String {
        if self.is_float() { format!("f{}", self.bits()) } else { self.name() }
    }
}

/// A vector type.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ty {
    n: usize,
    element: Element,
}

impl Ty {
    fn with(self, element: Element) -> Ty {
        Ty { element, ..self }
    }

    fn suffix(self) -> String {
        format!("v{}{}", self.n, self.element.suffix())
    }
}

impl std::fmt::Display for Ty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "<{} x {}>", self.n, self.element.name())
    }
}

pub(super) fn check(context: &Context<'_>, seed: u64) -> Result<Outcome, String> {
    let modules = ["theirs", "ours"].map(|prefix| {
        let (mut text, mut declared) = (String::new(), BTreeSet::new());
        for number in 0..N_FUNCTIONS {
            let function =
                Writer::new(seed * N_FUNCTIONS as u64 + number as u64).function(&format!("{prefix}{number}"));
            text += &function.text;
            declared.extend(function.declared);
        }
        let machine = context.machine;
        let declared: Vec<String> = declared.into_iter().collect();
        let head = format!("target datalayout = \"{}\"\ntarget triple = \"{}\"\n", machine.layout, machine.triple);
        format!("{head}{text}{}\n", declared.join("\n"))
    });
    context.compare(seed, &modules, &driver())
}

/// The program: inputs of zeros, of extreme bytes, and random ones.
fn driver() -> String {
    let list = |prefix: &str| (0..N_FUNCTIONS).map(|at| format!("{prefix}{at}")).collect::<Vec<_>>().join(", ");
    let (theirs, ours) = (list("theirs"), list("ours"));
    format!(
        r#"#include <stdio.h>
#include <string.h>
typedef void function(const void *, void *, int);
function {theirs}, {ours};
static function *const THEIRS[] = {{{theirs}}}, *const OURS[] = {{{ours}}};
static unsigned char in[{IN_BYTES}], a[{OUT_BYTES}], b[{OUT_BYTES}];
int main(void) {{
  unsigned long long s = 88172645463325252ull;
  for (int f = 0; f < {N_FUNCTIONS}; f++)
    for (int k = 0; k < 6; k++) {{
      for (int at = 0; at < {IN_BYTES}; at++) {{
        s ^= s << 13, s ^= s >> 7, s ^= s << 17;
        in[at] = k == 0 ? 0 : k == 1 && (s >> 40 & 3) ? (s >> 20 & 1 ? 0xff : 0x80) : s >> 24;
      }}
      memset(a, 0x55, sizeof a), memset(b, 0x55, sizeof b);
      THEIRS[f](in, a, k * 7 + 3), OURS[f](in, b, k * 7 + 3);
      for (int at = 0; at < {OUT_BYTES}; at++)
        if (a[at] != b[at]) {{
          printf("function %d, input %d, byte %d: %02x, not %02x\n", f, k, at, b[at], a[at]);
          break;
        }}
    }}
  return 0;
}}
"#
    )
}

struct Function {
    text: String,
    declared: BTreeSet<String>,
}

struct Writer {
    rng: Rng,
    code: String,
    declared: BTreeSet<String>,
    values: Vec<(Ty, String)>,
    n_names: usize,
}

impl Writer {
    fn new(seed: u64) -> Writer {
        Writer { rng: Rng::new(seed), code: String::new(), declared: BTreeSet::new(), values: Vec::new(), n_names: 0 }
    }

    fn function(mut self, name: &str) -> Function {
        for _ in 0..2 + self.rng.below(3) {
            let n = self.rng.pick(&LANES);
            let element = self.number();
            self.load(Ty { n, element });
        }
        for _ in 0..5 + self.rng.below(35) {
            self.step();
        }
        // The last values of each type.
        let mut stored: Vec<Ty> = Vec::new();
        for (at, (ty, value)) in self.values.clone().into_iter().rev().enumerate().take(28) {
            stored.push(ty);
            // Of three bytes, llc 22 for AArch64 stores two.
            if stored.iter().filter(|other| **other == ty).count() > 4 || ty.n == 3 && ty.element == Element::Int(8) {
                continue;
            }
            let place = self.line(&format!("getelementptr i8, ptr %out, i64 {}", at * 64));
            let (ty, value) = match ty.element {
                Element::Bool => {
                    let numbers = ty.with(Element::Int(if ty.n == 3 { 32 } else { 8 }));
                    (numbers, self.line(&format!("zext {ty} {value} to {numbers}")))
                }
                _ => (ty, value),
            };
            let _ = writeln!(self.code, "  store {ty} {value}, ptr {place}, align 1");
        }
        let text = format!("define void @{name}(ptr %in, ptr %out, i32 %k) {{\n{}  ret void\n}}\n", self.code);
        Function { text, declared: self.declared }
    }

    /// An element of numbers.
    fn number(&mut self) -> Element {
        if self.rng.one_in(3) { self.rng.pick(&FLOATS) } else { self.rng.pick(&INTEGERS) }
    }

    /// Writes an instruction with a result.
    fn line(&mut self, code: &str) -> String {
        self.n_names += 1;
        let name = format!("%x{}", self.n_names);
        let _ = writeln!(self.code, "  {name} = {code}");
        name
    }

    /// A value of a type, from an instruction.
    fn value(&mut self, ty: Ty, code: &str) {
        let mut value = self.line(code);
        if ty.element.is_float() {
            let none = self.line(&format!("fcmp uno {ty} {value}, zeroinitializer"));
            let mask = ty.with(Element::Bool);
            value = self.line(&format!("select {mask} {none}, {ty} zeroinitializer, {ty} {value}"));
        }
        self.values.push((ty, value));
    }

    /// A call of an intrinsic.
    fn call(&mut self, ty: Ty, name: &str, result: &str, parameters: &[String], arguments: &[String]) -> String {
        let name = format!("llvm.{name}.{}", ty.suffix());
        self.declared.insert(format!("declare {result} @{name}({})", parameters.join(", ")));
        let list: Vec<String> = parameters.iter().zip(arguments).map(|(ty, value)| format!("{ty} {value}")).collect();
        format!("call {result} @{name}({})", list.join(", "))
    }

    fn load(&mut self, ty: Ty) {
        let offset = self.rng.below(800);
        let place = self.line(&format!("getelementptr i8, ptr %in, i64 {offset}"));
        self.value(ty, &format!("load {ty}, ptr {place}, align 1"));
        let (_, value) = self.values.last().cloned().unwrap_or((ty, "zeroinitializer".to_owned()));
        let comparison = if ty.element.is_float() { "fcmp olt" } else { "icmp slt" };
        self.value(ty.with(Element::Bool), &format!("{comparison} {ty} {value}, zeroinitializer"));
    }

    /// A value of a type: one from before, or a constant.
    fn any(&mut self, ty: Ty) -> String {
        let known: Vec<usize> = (0..self.values.len()).filter(|&at| self.values[at].0 == ty).collect();
        if !known.is_empty() && !self.rng.one_in(10) {
            return self.values[self.rng.pick(&known)].1.clone();
        }
        if self.rng.one_in(5) {
            return "zeroinitializer".to_owned();
        }
        let is_splat = self.rng.one_in(3);
        let first = self.lane(ty.element);
        let lanes: Vec<String> = (0..ty.n)
            .map(|_| {
                let lane = if is_splat { first.clone() } else { self.lane(ty.element) };
                format!("{} {lane}", ty.element.name())
            })
            .collect();
        format!("<{}>", lanes.join(", "))
    }

    fn lane(&mut self, element: Element) -> String {
        match element {
            Element::Bool => self.rng.pick(&["true", "false"]).to_owned(),
            Element::Float | Element::Double => self.rng.pick(&["0.0", "1.0", "-2.5", "1024.0", "0.125"]).to_owned(),
            Element::Int(bits) => match self.rng.below(6) {
                0 => "0".to_owned(),
                1 => "1".to_owned(),
                2 => "-1".to_owned(),
                3 => "7".to_owned(),
                _ => ((self.rng.bits() as i64) >> (64 - bits)).to_string(),
            },
        }
    }

    fn splat(ty: Ty, value: u32) -> String {
        let lane = format!("{} {value}", ty.element.name());
        format!("<{}>", vec![lane; ty.n].join(", "))
    }

    fn step(&mut self) {
        let at = self.rng.below(self.values.len());
        let ty = self.values[at].0;
        let (a, b) = (self.any(ty), self.any(ty));
        match (self.rng.below(12), ty.element) {
            (0, _) => self.shuffle(ty, &a, &b),
            (1, _) => self.move_lane(ty, &a, &b),
            (2, Element::Bool) if ty.n.is_power_of_two() && ty.n >= 8 => self.mask_of_bits(ty, &a),
            (2, Element::Int(_)) => self.reinterpret(ty, &a),
            (3 | 4, Element::Bool) => {
                let element = self.rng.pick(&INTEGERS);
                let to = ty.with(element);
                let op = self.rng.pick(&["zext", "sext"]);
                self.value(to, &format!("{op} {ty} {a} to {to}"));
            }
            (3, _) => self.compare(ty, &a, &b),
            (4, _) => self.convert(ty, &a),
            (5, element) if element != Element::Bool => {
                let mask = ty.with(Element::Bool);
                let condition = self.any(mask);
                self.value(ty, &format!("select {mask} {condition}, {ty} {a}, {ty} {b}"));
            }
            (6, element) => self.reduce(ty, element, &a, &b),
            (7, element) if element != Element::Bool => self.masked(ty, &a),
            (_, Element::Bool) => {
                let op = self.rng.pick(&["and", "or", "xor"]);
                self.value(ty, &format!("{op} {ty} {a}, {b}"));
            }
            (_, Element::Int(bits)) => self.integers(ty, bits, &a, &b),
            (_, Element::Float | Element::Double) => self.floats(ty, &a, &b),
        }
    }

    fn shuffle(&mut self, ty: Ty, a: &str, b: &str) {
        let n = self.rng.pick(&LANES);
        let (kind, start) = (self.rng.below(6), self.rng.below(ty.n + 1));
        let numbers: Vec<String> = (0..n)
            .map(|at| {
                let number = match kind {
                    0 => start + at,
                    1 => at / 2 + if at % 2 == 1 { ty.n } else { 0 },
                    2 => 2 * at + start % 2,
                    3 => at % ty.n + if self.rng.one_in(2) { ty.n } else { 0 },
                    4 => ty.n - 1 - at % ty.n,
                    _ => self.rng.below(2 * ty.n),
                };
                format!("i32 {}", number % (2 * ty.n))
            })
            .collect();
        let to = Ty { n, ..ty };
        self.value(to, &format!("shufflevector {ty} {a}, {ty} {b}, <{n} x i32> <{}>", numbers.join(", ")));
    }

    /// A lane of one vector in another one, by constant numbers or by one number.
    fn move_lane(&mut self, ty: Ty, a: &str, b: &str) {
        let element = ty.element.name();
        let (from, to) = if ty.n.is_power_of_two() && self.rng.one_in(2) {
            let number = self.line(&format!("and i32 %k, {}", ty.n - 1));
            (format!("i32 {number}"), format!("i32 {number}"))
        } else {
            (format!("i64 {}", self.rng.below(ty.n)), format!("i64 {}", self.rng.below(ty.n)))
        };
        let lane = self.line(&format!("extractelement {ty} {a}, {from}"));
        self.value(ty, &format!("insertelement {ty} {b}, {element} {lane}, {to}"));
    }

    fn mask_of_bits(&mut self, ty: Ty, a: &str) {
        let n = ty.n;
        let bits = self.line(&format!("bitcast {ty} {a} to i{n}"));
        let pattern = self.rng.bits() & ((1 << (n - 1)) - 1);
        let changed = self.line(&format!("xor i{n} {bits}, {pattern}"));
        self.value(ty, &format!("bitcast i{n} {changed} to {ty}"));
    }

    /// The same bits as other lanes, or as an integer.
    fn reinterpret(&mut self, ty: Ty, a: &str) {
        let bits = ty.n as u32 * ty.element.bits();
        if matches!(bits, 32 | 64 | 128) && self.rng.one_in(2) {
            let number = self.line(&format!("bitcast {ty} {a} to i{bits}"));
            let more = self.rng.bits() >> 34;
            let sum = self.line(&format!("add i{bits} {number}, {more}"));
            return self.value(ty, &format!("bitcast i{bits} {sum} to {ty}"));
        }
        let element = self.rng.pick(&INTEGERS);
        let n = (bits / element.bits()) as usize;
        if n * element.bits() as usize == bits as usize && LANES.contains(&n) {
            let to = Ty { n, element };
            self.value(to, &format!("bitcast {ty} {a} to {to}"));
        }
    }

    fn compare(&mut self, ty: Ty, a: &str, b: &str) {
        const OF_FLOATS: [&str; 14] =
            ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une"];
        const OF_INTEGERS: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
        let (op, relation) = match ty.element.is_float() {
            true => ("fcmp", self.rng.pick(&OF_FLOATS)),
            false => ("icmp", self.rng.pick(&OF_INTEGERS)),
        };
        self.value(ty.with(Element::Bool), &format!("{op} {relation} {ty} {a}, {b}"));
    }

    fn convert(&mut self, ty: Ty, a: &str) {
        let element = match ty.element {
            Element::Float => Element::Double,
            Element::Double => Element::Float,
            _ => self.rng.pick(&[INTEGERS[0], INTEGERS[1], INTEGERS[2], INTEGERS[3], Element::Float, Element::Bool]),
        };
        if element == ty.element {
            return;
        }
        let op = match (ty.element.is_float(), element.is_float()) {
            (true, _) => {
                if element == Element::Double {
                    "fpext"
                } else {
                    "fptrunc"
                }
            }
            (_, true) => self.rng.pick(&["sitofp", "uitofp"]),
            _ if element.bits() < ty.element.bits() => "trunc",
            _ => self.rng.pick(&["zext", "sext"]),
        };
        let to = ty.with(element);
        self.value(to, &format!("{op} {ty} {a} to {to}"));
    }

    fn reduce(&mut self, ty: Ty, element: Element, a: &str, b: &str) {
        let name = element.name();
        let code = if element.is_float() {
            self.call(
                ty,
                "vector.reduce.fadd",
                &name,
                &[name.clone(), ty.to_string()],
                &["1.0".to_owned(), a.to_owned()],
            )
        } else {
            let op = self.rng.pick(&["add", "mul", "and", "or", "xor", "umax", "umin", "smax", "smin"]);
            self.call(ty, &format!("vector.reduce.{op}"), &name, &[ty.to_string()], &[a.to_owned()])
        };
        let sum = self.line(&code);
        let at = self.rng.below(ty.n);
        self.value(ty, &format!("insertelement {ty} {b}, {name} {sum}, i64 {at}"));
    }

    /// A load or a store of some lanes.
    fn masked(&mut self, ty: Ty, a: &str) {
        let mask_ty = ty.with(Element::Bool);
        let mask = self.any(mask_ty);
        let name = format!("{}.p0", ty.suffix());
        if self.rng.one_in(2) || ty.n == 3 && ty.element == Element::Int(8) {
            let offset = self.rng.below(512);
            let place = self.line(&format!("getelementptr i8, ptr %in, i64 {offset}"));
            self.declared.insert(format!("declare {ty} @llvm.masked.load.{name}(ptr, {mask_ty}, {ty})"));
            let call = format!("call {ty} @llvm.masked.load.{name}(ptr align 1 {place}, {mask_ty} {mask}, {ty} {a})");
            return self.value(ty, &call);
        }
        // Beyond what the end of the function stores.
        let offset = 2560 + self.rng.below(4096);
        let place = self.line(&format!("getelementptr i8, ptr %out, i64 {offset}"));
        self.declared.insert(format!("declare void @llvm.masked.store.{name}({ty}, ptr, {mask_ty})"));
        let _ = writeln!(
            self.code,
            "  call void @llvm.masked.store.{name}({ty} {a}, ptr align 1 {place}, {mask_ty} {mask})"
        );
    }

    fn integers(&mut self, ty: Ty, bits: u32, a: &str, b: &str) {
        match self.rng.below(6) {
            0 | 1 => {
                let op = self.rng.pick(&["add", "sub", "mul", "and", "or", "xor"]);
                self.value(ty, &format!("{op} {ty} {a}, {b}"));
            }
            2 => {
                let amount = self.line(&format!("and {ty} {b}, {}", Writer::splat(ty, bits - 1)));
                let op = self.rng.pick(&["shl", "lshr", "ashr"]);
                self.value(ty, &format!("{op} {ty} {a}, {amount}"));
            }
            3 => {
                let low = self.line(&format!("and {ty} {b}, {}", Writer::splat(ty, 63)));
                let divisor = self.line(&format!("or {ty} {low}, {}", Writer::splat(ty, 1)));
                let op = self.rng.pick(&["udiv", "sdiv", "urem", "srem"]);
                self.value(ty, &format!("{op} {ty} {a}, {divisor}"));
            }
            _ => {
                const TWO: [&str; 8] = ["umax", "umin", "smax", "smin", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"];
                let (vector, a, b) = (ty.to_string(), a.to_owned(), b.to_owned());
                let code = match self.rng.below(4) {
                    0 => {
                        let name = self.rng.pick(&["fshl", "fshr"]);
                        let amount = self.any(ty);
                        self.call(ty, name, &vector, &[vector.clone(), vector.clone(), vector.clone()], &[a, b, amount])
                    }
                    1 => {
                        let name = self.rng.pick(&["ctlz", "cttz", "abs"]);
                        self.call(ty, name, &vector, &[vector.clone(), "i1".to_owned()], &[a, "false".to_owned()])
                    }
                    2 => {
                        let name = if bits == 8 { "ctpop" } else { "bswap" };
                        let name = self.rng.pick(&["ctpop", "bitreverse", name]);
                        self.call(ty, name, &vector, std::slice::from_ref(&vector), &[a])
                    }
                    _ => {
                        let name = self.rng.pick(&TWO);
                        self.call(ty, name, &vector, &[vector.clone(), vector.clone()], &[a, b])
                    }
                };
                self.value(ty, &code);
            }
        }
    }

    fn floats(&mut self, ty: Ty, a: &str, b: &str) {
        let (vector, a, b) = (ty.to_string(), a.to_owned(), b.to_owned());
        let code = match self.rng.below(6) {
            0..3 => {
                let op = self.rng.pick(&["fadd", "fsub", "fmul", "fdiv"]);
                format!("{op} {ty} {a}, {b}")
            }
            3 => self.call(ty, "copysign", &vector, &[vector.clone(), vector.clone()], &[a, b]),
            4 => {
                let c = self.any(ty);
                self.call(ty, "fma", &vector, &[vector.clone(), vector.clone(), vector.clone()], &[a, b, c])
            }
            _ => {
                let name = self.rng.pick(&["fabs", "floor", "ceil", "trunc", "sqrt", "rint"]);
                self.call(ty, name, &vector, std::slice::from_ref(&vector), &[a])
            }
        };
        self.value(ty, &code);
    }
}
