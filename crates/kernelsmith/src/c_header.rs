//! C declarations of kernels.
//!
//! In: the name, signature and access contract of a kernel. Out: the text of a header: a prototype whose comment states
//! the contract, a structure for several results, and two functions in C that check calls as safe calls in Rust do.
//! Invariants: prototypes follow `Signature::machine_params`; the check refuses every call that the contract refuses,
//! and accepts the others (except products of exactly -2^127, which it refuses).
//! Not here: the code (see `static_library`).

use crate::error::{Error, ErrorKind};
use kernelsmith_exec::{AccessContract, Affine, Bound, ParamKind, RESULT_BYTES, Rounding, ScalarType, Signature, Term};
use std::fmt::Write;

/// What is declared once for all kernels of a program: the record of failed checks, and the arithmetic of contracts.
const PRELUDE: &str = r#"#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
#define kernelsmith_restrict __restrict
extern "C" {
#else
#define kernelsmith_restrict restrict
#endif

#ifndef HAVE_KERNELSMITH
#define HAVE_KERNELSMITH
/* What a kernel with checks in its code reports. Set `code` to 0 before a call. If it is not 0 afterwards, the kernel
 * returned early: check `operation` found `index` outside of a slice of `len` elements, and results are unspecified. */
struct kernelsmith_trap {
    uint32_t code;
    uint32_t operation;
    int64_t index;
    int64_t len;
};
#endif

#if defined(CHECK_KERNELSMITH) && !defined(HAVE_CHECKED_KERNELSMITH)
#define HAVE_CHECKED_KERNELSMITH
/* An integer of 128 bits, or the fact that a value does not fit one. */
struct kernelsmith_bound {
    __int128 value;
    bool is_known;
};
static inline struct kernelsmith_bound kernelsmith_of(__int128 value) {
    struct kernelsmith_bound bound = {value, true};
    return bound;
}
static inline struct kernelsmith_bound kernelsmith_unknown(void) {
    struct kernelsmith_bound bound = {0, false};
    return bound;
}
static inline struct kernelsmith_bound kernelsmith_add(struct kernelsmith_bound a, struct kernelsmith_bound b) {
    const __int128 max = (__int128)(~(unsigned __int128)0 >> 1), min = -max - 1;
    if (!a.is_known || !b.is_known) return kernelsmith_unknown();
    if (b.value > 0 ? a.value > max - b.value : a.value < min - b.value) return kernelsmith_unknown();
    return kernelsmith_of(a.value + b.value);
}
static inline struct kernelsmith_bound kernelsmith_mul(struct kernelsmith_bound a, struct kernelsmith_bound b) {
    const unsigned __int128 max = ~(unsigned __int128)0 >> 1;
    unsigned __int128 x = a.value < 0 ? -(unsigned __int128)a.value : (unsigned __int128)a.value;
    unsigned __int128 y = b.value < 0 ? -(unsigned __int128)b.value : (unsigned __int128)b.value;
    if (!a.is_known || !b.is_known || (x != 0 && y > max / x)) return kernelsmith_unknown();
    return kernelsmith_of((a.value < 0) == (b.value < 0) ? (__int128)(x * y) : -(__int128)(x * y));
}
static inline struct kernelsmith_bound kernelsmith_min(struct kernelsmith_bound a, struct kernelsmith_bound b) {
    if (!a.is_known || !b.is_known) return kernelsmith_unknown();
    return a.value < b.value ? a : b;
}
static inline struct kernelsmith_bound kernelsmith_max(struct kernelsmith_bound a, struct kernelsmith_bound b) {
    if (!a.is_known || !b.is_known) return kernelsmith_unknown();
    return a.value > b.value ? a : b;
}
static inline struct kernelsmith_bound kernelsmith_div(struct kernelsmith_bound a, int64_t by, bool down) {
    if (!a.is_known) return a;
    return kernelsmith_of(a.value / by - (down && a.value % by < 0 ? 1 : 0));
}
static inline bool kernelsmith_skips(struct kernelsmith_bound guard) { return guard.is_known && guard.value <= 0; }
static inline bool kernelsmith_inside(struct kernelsmith_bound low, struct kernelsmith_bound high, intptr_t len) {
    if (!low.is_known || !high.is_known) return false;
    return high.value <= low.value || (low.value >= 0 && high.value <= len);
}
static inline bool kernelsmith_fits_64(struct kernelsmith_bound a) {
    return a.is_known && a.value >= INT64_MIN && a.value <= INT64_MAX;
}
#endif
"#;

/// Names that are no names of kernels or parameters, in C or in C++.
const RESERVED: &str = "alignas alignof and asm auto bool break case catch char class compl const constexpr continue \
    default delete do double else enum explicit export extern false float for friend goto if inline int long mutable \
    namespace new not nullptr operator or private protected public register restrict return short signed sizeof static \
    struct switch template this throw true try typedef typename typeof union unsigned using virtual void volatile while \
    xor main result results trap";

fn is_name(name: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphabetic() || c == '_';
    name.starts_with(is_letter)
        && name.chars().all(|c| is_letter(c) || c.is_ascii_digit())
        && !RESERVED.split_whitespace().any(|word| word == name)
}

/// Refuses names that C does not accept.
pub(crate) fn check_name(what: &str, name: &str) -> Result<(), Error> {
    if is_name(name) {
        return Ok(());
    }
    let message = format!("the {what} is named `{name}`; wanted letters, digits and underscores, and no keyword of C");
    Err(Error::new(ErrorKind::InvalidInput, message))
}

/// The text of a header with these declarations.
pub(crate) fn header(library: &str, target: &str, declarations: &[String]) -> String {
    let guard = format!("{}_H", library.to_uppercase());
    let mut text = format!("/* Kernels for {target}. Generated by kernelsmith.\n");
    text += " * With CHECK_KERNELSMITH defined, NAME_fits and NAME_checked check calls (GCC and Clang, 64 bits). */\n";
    text += &format!("#ifndef {guard}\n#define {guard}\n\n{PRELUDE}");
    declarations.iter().for_each(|declaration| text += &format!("\n{declaration}"));
    text + &format!("\n#ifdef __cplusplus\n}}\n#endif\n#endif /* {guard} */\n")
}

/// The C type of a scalar. Floats of 16 bits are their bits.
fn c_type(ty: ScalarType) -> &'static str {
    match ty {
        ScalarType::I8 => "int8_t",
        ScalarType::I16 => "int16_t",
        ScalarType::I32 => "int32_t",
        ScalarType::I64 => "int64_t",
        ScalarType::U8 => "uint8_t",
        ScalarType::U16 | ScalarType::F16 | ScalarType::Bf16 => "uint16_t",
        ScalarType::U32 => "uint32_t",
        ScalarType::U64 => "uint64_t",
        ScalarType::F32 => "float",
        ScalarType::F64 => "double",
        ScalarType::Index => "intptr_t",
        ScalarType::Bool => "bool",
        ScalarType::Ptr => "void *",
    }
}

/// The type of a result: a kernel that returns early may return any byte as a `bool`.
fn result_type(ty: ScalarType) -> &'static str {
    if ty == ScalarType::Bool { "uint8_t" } else { c_type(ty) }
}

/// A kernel for C.
struct Declaration<'a> {
    name: &'a str,
    signature: &'a Signature,
    contract: &'a AccessContract,
    /// The names of the parameters that callers see.
    names: Vec<String>,
}

/// The declarations for a kernel.
pub(crate) fn declaration(name: &str, signature: &Signature, contract: &AccessContract) -> String {
    let mut names: Vec<String> = Vec::new();
    for at in 0..signature.n_visible() {
        let given = contract.param_names.get(at).filter(|given| is_name(given) && !given.starts_with("kernelsmith"));
        let clashes = |given: &&String| *given == name || names.iter().any(|other| other == *given);
        let given = given.filter(|given| !clashes(given) && !given.ends_with("_len"));
        names.push(given.cloned().unwrap_or_else(|| format!("arg{at}")));
    }
    Declaration { name, signature, contract, names }.text()
}

impl Declaration<'_> {
    fn text(&self) -> String {
        let Declaration { name, signature, contract, .. } = self;
        let mut text = self.results_structure();
        let _ = writeln!(text, "/* {name}: {signature}");
        self.lines().iter().for_each(|line| {
            let _ = writeln!(text, " * {line}");
        });
        text += " */\n";
        let result = signature.result.map_or("void", result_type);
        let mut params = self.params(" *kernelsmith_restrict ");
        if !signature.results.is_empty() {
            params.push(format!("struct {name}_results *kernelsmith_restrict results"));
            params.push("intptr_t results_bytes".to_owned());
        }
        if contract.traps {
            params.push("struct kernelsmith_trap *trap".to_owned());
        }
        let _ = writeln!(text, "{result} {name}({});", list(&params));
        if signature.is_safe() && contract.unsafe_reason.is_none() {
            text += &self.checks();
        }
        text
    }

    /// The record of several results: 8 bytes each.
    fn results_structure(&self) -> String {
        if self.signature.results.is_empty() {
            return String::new();
        }
        let mut text = format!("struct {}_results {{\n", self.name);
        for (at, &ty) in self.signature.results.iter().enumerate() {
            let _ = writeln!(text, "    {} r{at};", result_type(ty));
            // An index takes all its place on every machine.
            let padding = if ty == ScalarType::Index { 0 } else { RESULT_BYTES - ty.size_bytes() };
            if padding > 0 {
                let _ = writeln!(text, "    uint8_t padding{at}[{padding}];");
            }
        }
        text + "};\n"
    }

    /// The contract in words.
    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut add = |line: String| {
            if !lines.contains(&line) {
                lines.push(line);
            }
        };
        for access in &self.contract.accesses {
            let Some(name) = self.names.get(access.slice_param) else { continue };
            let verb = if access.write { "writes" } else { "reads" };
            let (low, high) = (self.bound(&access.low), self.bound(&access.high));
            add(format!("{verb} {name}[{low} .. {high}){}", self.condition(&access.guards)));
        }
        for (at, (kind, name)) in self.signature.params.iter().zip(&self.names).enumerate() {
            let is_listed = self.contract.accesses.iter().any(|access| access.slice_param == at);
            if matches!(kind, ParamKind::Slice { .. }) && !is_listed {
                add(format!("accesses no more of {name} than its {name}_len elements"));
            }
        }
        for requirement in &self.contract.requires {
            let value = self.bound(&requirement.value);
            add(format!("needs {value} in 64 bits{}", self.condition(&requirement.guards)));
        }
        for (operation, site) in self.contract.checks.iter().enumerate() {
            let Some(param) = site.slice_param else {
                add(format!("check {operation} returns trap->index as an error code ({}:{})", site.file, site.line));
                continue;
            };
            let name = self.names.get(param).map_or("results", String::as_str);
            let verb = if site.write { "writes" } else { "reads" };
            add(format!("check {operation} {verb} {name} ({}:{})", site.file, site.line));
        }
        if let Some(reason) = &self.contract.unsafe_reason {
            add(format!("calls are not checked: {}", reason.replace("*/", "")));
        }
        let is_slice = |param: &&ParamKind| matches!(param, ParamKind::Slice { .. });
        if self.signature.params.iter().filter(is_slice).count() > 1 {
            add("a slice that is written overlaps no other".to_owned());
        }
        lines
    }

    fn condition(&self, guards: &[Bound]) -> String {
        let guards: Vec<String> = guards.iter().map(|guard| format!("{} > 0", self.bound(guard))).collect();
        if guards.is_empty() { String::new() } else { format!(" if {}", guards.join(" and ")) }
    }

    /// The parameters that callers see; `pointer` is what follows the type of elements.
    fn params(&self, pointer: &str) -> Vec<String> {
        let mut params = Vec::new();
        for (kind, name) in self.signature.params.iter().zip(&self.names) {
            match *kind {
                ParamKind::Scalar(ty) => params.push(format!("{} {name}", c_type(ty))),
                ParamKind::RawPtr { elem, mutable } => {
                    params.push(format!("{}{} *{name}", if mutable { "" } else { "const " }, c_type(elem)));
                }
                ParamKind::Slice { elem, access } => {
                    let constant = if access.writes() { "" } else { "const " };
                    params.push(format!("{constant}{}{pointer}{name}", c_type(elem)));
                    params.push(format!("intptr_t {name}_len"));
                }
            }
        }
        params
    }

    /// The arguments that callers see.
    fn arguments(&self) -> Vec<String> {
        let of = |(kind, name): (&ParamKind, &String)| match kind {
            ParamKind::Slice { .. } => vec![name.clone(), format!("{name}_len")],
            _ => vec![name.clone()],
        };
        self.signature.params.iter().zip(&self.names).flat_map(of).collect()
    }

    /// `NAME_fits` and `NAME_checked`.
    fn checks(&self) -> String {
        let Declaration { name, signature, contract, .. } = self;
        let mut params = self.params(" *");
        let mut arguments = self.arguments();
        let mut text = String::from("#ifdef CHECK_KERNELSMITH\n");
        let _ = writeln!(text, "/* Whether {name} stays inside its slices. */");
        let _ = writeln!(text, "static inline bool {name}_fits({}) {{", list(&params));
        for name in &self.names {
            let _ = writeln!(text, "    (void){name};");
        }
        let mut refuse_unless = |condition: String| {
            let _ = writeln!(text, "    if (!({condition})) return false;");
        };
        for (kind, name) in signature.params.iter().zip(&self.names) {
            if matches!(kind, ParamKind::Slice { .. }) {
                refuse_unless(format!("{name}_len >= 0"));
            }
        }
        let skips = |guards: &[Bound]| -> String {
            guards.iter().map(|guard| format!("kernelsmith_skips({}) || ", self.expression(guard))).collect()
        };
        for requirement in &contract.requires {
            let value = self.expression(&requirement.value);
            refuse_unless(format!("{}kernelsmith_fits_64({value})", skips(&requirement.guards)));
        }
        for access in &contract.accesses {
            // The record of the results has its size by its type.
            let Some(name) = self.names.get(access.slice_param) else { continue };
            let (low, high) = (self.expression(&access.low), self.expression(&access.high));
            refuse_unless(format!("{}kernelsmith_inside({low}, {high}, {name}_len)", skips(&access.guards)));
        }
        text += "    return true;\n}\n";

        let _ = writeln!(text, "/* Calls {name} if it stays inside its slices; returns whether it ran to its end. */");
        let mut call = String::new();
        if let Some(ty) = signature.result {
            params.push(format!("{} *result", result_type(ty)));
            call += "*result = ";
        }
        let fits = list(&arguments);
        if !signature.results.is_empty() {
            params.push(format!("struct {name}_results *results"));
            arguments.extend(["results".to_owned(), "sizeof *results".to_owned()]);
        }
        if contract.traps {
            params.push("struct kernelsmith_trap *trap".to_owned());
            arguments.push("trap".to_owned());
        }
        let _ = writeln!(text, "static inline bool {name}_checked({}) {{", list(&params));
        if contract.traps {
            text += "    trap->code = trap->operation = 0;\n    trap->index = trap->len = 0;\n";
        }
        let fits = if fits == "void" { "" } else { &fits };
        let _ = writeln!(text, "    if (!{name}_fits({fits})) return false;");
        let _ = writeln!(text, "    {call}{name}({});", arguments.join(", "));
        let _ = writeln!(text, "    return {};\n}}", if contract.traps { "trap->code == 0" } else { "true" });
        text + "#endif\n"
    }

    fn term(&self, term: Term) -> String {
        let (Term::Param(at) | Term::Len(at)) = term;
        let name = self.names.get(at).map_or("results_bytes", String::as_str);
        match term {
            Term::Param(_) => name.to_owned(),
            Term::Len(_) => format!("{name}_len"),
        }
    }

    /// A bound in a comment.
    fn bound(&self, bound: &Bound) -> String {
        let all = |parts: &[Bound]| parts.iter().map(|part| self.bound(part)).collect::<Vec<_>>();
        match bound {
            Bound::Affine(affine) => self.affine(affine),
            Bound::Min(parts) => format!("min({})", all(parts).join(", ")),
            Bound::Max(parts) => format!("max({})", all(parts).join(", ")),
            Bound::Sum(parts) => format!("({})", all(parts).join(" + ")),
            Bound::Product(parts) => all(parts).into_iter().map(factor).collect::<Vec<_>>().join("*"),
            Bound::Quotient(quotient) => {
                let rounding = match quotient.rounding {
                    Rounding::Down => "floor",
                    Rounding::TowardsZero => "trunc",
                };
                format!("{rounding}({} / {})", factor(self.bound(&quotient.dividend)), quotient.divisor)
            }
        }
    }

    fn affine(&self, affine: &Affine) -> String {
        let mut text = String::new();
        for &(coefficient, term) in &affine.terms {
            let sign = match (coefficient < 0, text.is_empty()) {
                (true, true) => "-",
                (true, false) => " - ",
                (false, true) => "",
                (false, false) => " + ",
            };
            text += sign;
            if coefficient.unsigned_abs() != 1 {
                text += &format!("{}*", coefficient.unsigned_abs());
            }
            text += &self.term(term);
        }
        match affine.constant {
            constant if text.is_empty() => constant.to_string(),
            0 => text,
            constant if constant < 0 => format!("{text} - {}", constant.unsigned_abs()),
            constant => format!("{text} + {constant}"),
        }
    }

    /// A bound as an expression of C.
    fn expression(&self, bound: &Bound) -> String {
        let number = |value: i64| match value {
            i64::MIN => "kernelsmith_of(INT64_MIN)".to_owned(),
            _ => format!("kernelsmith_of(INT64_C({value}))"),
        };
        let joined = |function: &str, parts: Vec<String>| {
            let join = |all: String, part: String| format!("kernelsmith_{function}({all}, {part})");
            parts.into_iter().reduce(join)
        };
        let all = |parts: &[Bound]| parts.iter().map(|part| self.expression(part)).collect::<Vec<_>>();
        match bound {
            Bound::Affine(affine) => {
                let mut parts = Vec::new();
                for &(coefficient, term) in &affine.terms {
                    let value = format!("kernelsmith_of({})", self.term(term));
                    parts.push(match coefficient {
                        1 => value,
                        _ => format!("kernelsmith_mul({}, {value})", number(coefficient)),
                    });
                }
                if affine.constant != 0 || parts.is_empty() {
                    parts.push(number(affine.constant));
                }
                joined("add", parts)
            }
            Bound::Min(parts) => joined("min", all(parts)),
            Bound::Max(parts) => joined("max", all(parts)),
            Bound::Sum(parts) => Some(joined("add", all(parts)).unwrap_or_else(|| number(0))),
            Bound::Product(parts) => Some(joined("mul", all(parts)).unwrap_or_else(|| number(1))),
            Bound::Quotient(quotient) => {
                let down = quotient.rounding == Rounding::Down;
                let dividend = self.expression(&quotient.dividend);
                Some(format!("kernelsmith_div({dividend}, INT64_C({}), {down})", quotient.divisor))
            }
        }
        // The minimum of nothing, which no validated contract has.
        .unwrap_or_else(|| "kernelsmith_unknown()".to_owned())
    }
}

/// A bound as a factor.
fn factor(bound: String) -> String {
    if bound.contains(" + ") || bound.contains(" - ") { format!("({bound})") } else { bound }
}

/// A list of parameters, of which there may be none.
fn list(all: &[String]) -> String {
    if all.is_empty() { "void".to_owned() } else { all.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_c_are_accepted() {
        for (name, wanted) in
            [("axpy", true), ("_a1", true), ("1a", false), ("a-b", false), ("int", false), ("", false)]
        {
            assert_eq!(check_name("kernel", name).is_ok(), wanted, "{name}");
        }
    }

    #[test]
    fn bounds_are_printed_with_names() {
        let signature = Signature::new([ParamKind::Scalar(ScalarType::I64), ParamKind::input(ScalarType::F32)], None);
        let names = vec!["n".to_owned(), "x".to_owned()];
        let contract = AccessContract::default();
        let declaration = Declaration { name: "f", signature: &signature, contract: &contract, names };
        let affine = Bound::affine(-3, [(2, Term::Param(0)), (-1, Term::Len(1))]);
        let quotient = Bound::quotient(Bound::len(1), 8, Rounding::Down);
        let bound = Bound::Max(vec![affine, Bound::Product(vec![Bound::param(0), quotient])]);
        assert_eq!(declaration.bound(&bound), "max(2*n - x_len - 3, n*floor(x_len / 8))");
    }
}
