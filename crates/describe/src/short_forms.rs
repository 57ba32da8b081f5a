//! Short forms: shorter equivalent instructions for some operands.
//!
//! In: records of class `ShortForm`. Out: the source of each short-form operand in the long form, by name.
//! Not here: the use of short forms (an assembler uses one if it can be encoded).

use kernelsmith_tablegen::{DagRef, RecordRef};

use crate::context::Cx;

pub(crate) fn short_forms(cx: &mut Cx<'_>) {
    for record in cx.records.derived_in_order("ShortForm") {
        short_form(cx, record);
    }
}

fn short_form<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>) {
    let (Some(long), Some(short)) = (cx.try_get(record.def("Long")), cx.try_get(record.def("Short"))) else { return };
    let (Some(&long_id), Some(&short_id)) = (cx.insts.get(long.index()), cx.insts.get(short.index())) else {
        return cx.field_error("DE0801", record, "Short", "a short form names what is no instruction");
    };
    let (theirs, own, from) = (names(long), names(short), cx.get(record.strings("From")));
    if !from.is_empty() && from.len() != own.len() {
        let text = format!("{} operands are named, `{}` has {}", from.len(), short.name(), own.len());
        return cx.field_error("DE0802", record, "From", text);
    }
    let wanted = if from.is_empty() { &own } else { &from };
    let mut operands = Vec::with_capacity(wanted.len());
    for name in wanted {
        let at = theirs.iter().position(|other| other == name);
        if at.is_none() && !from.is_empty() && !name.is_empty() {
            cx.field_error("DE0803", record, "From", format!("`{}` has no operand `{name}`", long.name()));
        }
        operands.push(at);
    }
    cx.builder.add_short_form(long_id, short_id, &operands);
}

/// The names of an instruction's operands, results first.
fn names(record: RecordRef<'_>) -> Vec<&str> {
    let dags: Vec<DagRef<'_>> =
        ["OutOperandList", "InOperandList"].into_iter().filter_map(|field| record.dag(field).ok()).collect();
    dags.into_iter().flat_map(|dag| dag.args()).map(|(_, name)| name.unwrap_or_default()).collect()
}
