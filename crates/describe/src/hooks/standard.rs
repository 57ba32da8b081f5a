//! Operands whose records name no function of their machine: what LLVM's common code does with them.
//!
//! In: an operand. Out: its meaning, or `None` if a function of the machine decides.

use super::llvm::{Field, Meaning, Methods, Number, PartKind};

/// A number without functions: its bits are those of the field. It has a sign only if its predicate has one.
pub(super) fn meaning<'a>(methods: &Methods<'a>, field: Field) -> Option<Meaning<'a>> {
    let record = methods.record;
    let has_parts = record.dag("MIOperandInfo").is_ok_and(|parts| !parts.is_empty());
    let is_block = record.def("Type").is_ok_and(|ty| ty.name() == "OtherVT");
    let is_number = record.is_a("Operand") && !has_parts && !is_block;
    let is_plain = methods.encoder.is_empty() && matches!(methods.printer, "" | "printOperand");
    let has_other_type = matches!(methods.operand_type, "OPERAND_PCREL" | "OPERAND_MEMORY" | "OPERAND_REGISTER");
    if !is_number || !is_plain || has_other_type || field.width == 0 {
        return None;
    }
    let code = ["ImmediateCode", "PredicateCode"].into_iter().find_map(|field| record.string(field).ok());
    let number = match code.and_then(predicate) {
        Some((is_signed, width)) if width <= field.width => Number { width, is_signed, ..Number::default() },
        // Without a predicate, a decoder may give the number a sign.
        None if methods.decoder.is_empty() => Number { width: field.width, ..Number::default() },
        _ => return None,
    };
    Some(Meaning::one(PartKind::Number(number)))
}

/// The sign and width of numbers that a predicate accepts: `return isInt<12>(Imm);`.
fn predicate(code: &str) -> Option<(bool, u32)> {
    let call = code.trim().strip_prefix("return")?.trim().strip_suffix(';')?.trim();
    let (name, rest) = call.split_once('<')?;
    let (width, argument) = rest.split_once('>')?;
    let width = width.trim().parse().ok().filter(|width| (1..=64).contains(width))?;
    let argument = argument.trim().strip_prefix('(')?.strip_suffix(')')?;
    // One call: the argument is a value, without an operator.
    let is_value = argument.chars().all(|c| c.is_ascii_alphanumeric() || "_->().".contains(c));
    match name.trim() {
        "isInt" if is_value => Some((true, width)),
        "isUInt" if is_value => Some((false, width)),
        _ => None,
    }
}
