//! Assembly statements that expand to several instructions.
//!
//! In: records of class `AsmMacro`. Out: their texts.
//! Invariant: every name in the lines is an operand of the text, or `$here`.
//! Not here: the meaning of the lines (the assembler reads them like user input).

use crate::context::Cx;

/// The label that is unique to each use of a macro.
const HERE: &str = "here";
/// The names in the lines of a constant-materialising macro: the operand of a step, and the source register.
const OF_STEPS: [&str; 2] = ["n", "from"];
/// The names in the lines of a literal-loading macro: 16 bits, and their shift in bits.
const OF_LITERALS: [&str; 2] = ["n", "shift"];

pub(crate) fn macros(cx: &mut Cx<'_>) {
    for record in cx.records.derived_in_order("AsmMacro") {
        let text = cx.get(record.string("Text"));
        let lines = cx.get(record.strings("Lines"));
        if let Some(problem) = problem(text, &lines) {
            cx.field_error("DE0804", record, "Lines", problem);
        }
        cx.builder.add_macro(text, &lines);
    }
}

/// What is wrong with a macro.
pub(crate) fn problem(text: &str, lines: &[&str]) -> Option<String> {
    let mut known: Vec<&str> = names(text).collect();
    if text.ends_with("$number") {
        known.extend(OF_STEPS);
    }
    if text.ends_with("=$literal") {
        known.extend(OF_LITERALS);
    }
    let unknown = lines.iter().flat_map(|line| names(line)).find(|name| *name != HERE && !known.contains(name));
    match unknown {
        Some(name) => Some(format!("`{text}` has no operand `{name}`")),
        None if lines.is_empty() => Some(format!("`{text}` has no expansion")),
        None => None,
    }
}

/// The names after `$`.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    text.split('$').skip(1).map(move |tail| &tail[..tail.find(|c| !is_name(c)).unwrap_or(tail.len())])
}
