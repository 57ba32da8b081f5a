//! What assembly writes as one instruction and machines do in some.
//!
//! In: records of class `AsmMacro`. Out: their texts.
//! Invariant: every name in the lines is an operand of the text, or `$here`.
//! Not here: what the lines mean (an assembler reads them as if a user had written them).

use crate::context::Cx;

/// The label that belongs to one use of a macro.
const HERE: &str = "here";
/// What the lines of a macro that makes a number have: the number of a step, and the register that it starts from.
const OF_STEPS: [&str; 2] = ["n", "from"];
/// What those of a macro that loads a literal have: sixteen bits, and how far they are shifted.
const OF_LITERALS: [&str; 2] = ["n", "shift"];

pub(crate) fn macros(cx: &mut Cx<'_>) {
    for record in cx.records.derived_in_order("AsmMacro") {
        let text = cx.get(record.string("Text"));
        let lines = cx.get(record.strings("Lines"));
        let mut known: Vec<&str> = names(text).collect();
        if text.ends_with("$number") {
            known.extend(OF_STEPS);
        }
        if text.ends_with("=$literal") {
            known.extend(OF_LITERALS);
        }
        let unknown = lines.iter().flat_map(|line| names(line)).find(|name| *name != HERE && !known.contains(name));
        if let Some(name) = unknown {
            cx.field_error("DE0804", record, "Lines", format!("`{text}` has no operand `{name}`"));
        } else if lines.is_empty() {
            cx.field_error("DE0804", record, "Lines", format!("`{text}` stands for nothing"));
        }
        cx.builder.add_macro(text, &lines);
    }
}

/// The names behind `$`.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    text.split('$').skip(1).map(move |rest| &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())])
}
