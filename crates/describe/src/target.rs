//! The target's properties, its features, condition mappings.
//!
//! Not here: calling conventions (`conventions`).

use std::collections::HashSet;

use kernelsmith_machine::build::{ObjectSpec, TargetSpec};
use kernelsmith_machine::{Combine, EncodingStyle, MaskForm};
use kernelsmith_tablegen::RecordRef;

use crate::context::Cx;

/// The one record of class `Target`.
pub(crate) fn find<'a>(cx: &mut Cx<'a>) -> Option<RecordRef<'a>> {
    let mut targets = cx.records.derived_in_order("Target");
    let Some(first) = targets.next() else {
        let text = "no record derives from `Target`";
        cx.diagnostics.push(kernelsmith_diag::Diagnostic::error(text).code("DE0301"));
        return None;
    };
    if let Some(second) = targets.next() {
        cx.error("DE0302", second, format!("`{}` and `{}` both derive from `Target`", first.name(), second.name()));
    }
    // Table fields for widths have 12 bits.
    cx.pointer_bits = cx.narrow(first, "PointerBits", 12) as u16;
    Some(first)
}

pub(crate) fn style(cx: &mut Cx<'_>, target: RecordRef<'_>) -> EncodingStyle {
    match cx.get(target.string("Encoding")) {
        "fixed" => EncodingStyle::Fixed,
        "prefixed" => EncodingStyle::Prefixed,
        other => {
            cx.field_error(
                "DE0303",
                target,
                "Encoding",
                format!("encoding `{other}` is neither `fixed` nor `prefixed`"),
            );
            EncodingStyle::Fixed
        }
    }
}

pub(crate) fn spec<'a>(cx: &mut Cx<'a>, target: RecordRef<'a>, encoding: EncodingStyle) -> TargetSpec<'a> {
    let mask_form = match cx.get(target.string("MaskForm")) {
        "lanes" => MaskForm::Lanes,
        "bits" => MaskForm::Bits,
        "numbers" => MaskForm::Numbers,
        other => {
            cx.field_error(
                "DE0304",
                target,
                "MaskForm",
                format!("mask form `{other}` is none of `lanes`, `bits` and `numbers`"),
            );
            MaskForm::Lanes
        }
    };
    let pc = cx.try_get(target.def_or_unset("ProgramCounter")).flatten();
    TargetSpec {
        name: cx.get(target.string("Name")),
        pointer_bits: u32::from(cx.pointer_bits),
        is_little_endian: cx.get(target.bit("IsLittleEndian")),
        encoding,
        mask_form,
        program_counter: pc.and_then(|reg| cx.regs.get(reg.index()).copied()),
        load_latency: cx.unsigned(target, "LoadLatency"),
        comment: cx.get(target.string("CommentMark")),
        object: object(cx, target),
    }
}

fn object(cx: &mut Cx<'_>, target: RecordRef<'_>) -> ObjectSpec {
    let mut relocations = |field: &str| -> [u32; 4] {
        let numbers = cx.get(target.ints(field));
        let numbers: Vec<u32> = numbers.iter().filter_map(|&number| number.try_into().ok()).collect();
        numbers.try_into().unwrap_or_else(|_| {
            let text = format!("`{field}` must be four numbers: for data of 1, 2, 4 and 8 bytes");
            cx.field_error("DE0307", target, field, text);
            [0; 4]
        })
    };
    let (address_relocations, distance_relocations) =
        (relocations("AddressRelocations"), relocations("DistanceRelocations"));
    ObjectSpec {
        word_bytes: cx.byte(target, "WordBytes"),
        align_is_logarithm: cx.get(target.bit("AlignIsLogarithm")),
        elf_machine: cx.narrow(target, "ELFMachine", 16) as u16,
        elf_flags: cx.unsigned(target, "ELFFlags"),
        address_relocations,
        distance_relocations,
    }
}

pub(crate) fn features(cx: &mut Cx<'_>) {
    let records: Vec<_> = cx.records.derived_in_order("SubtargetFeature").collect();
    let mut open = HashSet::new();
    for record in records {
        feature(cx, record, &mut open, 0);
    }
}

/// Adds the named sets of features.
pub(crate) fn processors(cx: &mut Cx<'_>) {
    for record in cx.records.derived_in_order("Processor") {
        let features = cx.get(record.defs("Features"));
        let ids: Vec<_> = features.iter().filter_map(|f| cx.features.get(f.index()).copied()).collect();
        let name = cx.get(record.string("Name"));
        cx.builder.add_processor(name, &ids);
    }
}

/// Adds the implied features, then the feature; `open` contains the features in progress.
fn feature(cx: &mut Cx<'_>, record: RecordRef<'_>, open: &mut HashSet<u32>, depth: usize) {
    const MAX_NESTING: usize = 64;
    if cx.features.contains(record.index()) {
        return;
    }
    if depth > MAX_NESTING || !open.insert(record.index()) {
        return cx.field_error("DE0305", record, "Implies", format!("`{}` implies itself", record.name()));
    }
    let mut implied = Vec::new();
    for other in cx.get(record.defs("Implies")) {
        feature(cx, other, open, depth + 1);
        implied.extend(cx.features.get(other.index()));
    }
    let (name, description) = (cx.get(record.string("Name")), cx.get(record.string("Desc")));
    let id = cx.builder.add_feature(name, description, &implied);
    cx.features.insert(record.index(), id);
}

pub(crate) fn cond_codes(cx: &mut Cx<'_>) {
    for record in cx.records.derived_in_order("CondCode") {
        let id = cx.builder.add_cond_code(record.name());
        cx.cond_codes.insert(record.index(), id);
    }
}

pub(crate) fn branch_conds(cx: &mut Cx<'_>) {
    for record in cx.records.derived_in_order("BranchCond") {
        let code = condition(cx, record, "Code");
        let swap = cx.get(record.bit("Swap"));
        branch_cond(cx, record, code, swap, None);
    }
    for record in cx.records.derived_in_order("BranchCondPair") {
        let combine = match cx.get(record.string("Combine")) {
            "and" => Combine::And,
            "or" => Combine::Or,
            other => {
                cx.field_error("DE0306", record, "Combine", format!("`{other}` is neither `and` nor `or`"));
                continue;
            }
        };
        let (first, second) = (condition(cx, record, "First"), condition(cx, record, "Second"));
        branch_cond(cx, record, first, false, second.map(|code| (combine, code)));
    }
}

fn condition<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, field: &str) -> Option<u8> {
    let code = cx.try_get(record.def(field))?;
    Some(cx.byte(code, "Value"))
}

fn branch_cond<'a>(
    cx: &mut Cx<'a>,
    record: RecordRef<'a>,
    code: Option<u8>,
    swap: bool,
    second: Option<(Combine, u8)>,
) {
    let cond = cx.try_get(record.def("Cond")).and_then(|c| cx.cond_codes.get(c.index()).copied());
    let flags = cx.get(record.string("Flags"));
    if let (Some(cond), Some(code)) = (cond, code) {
        cx.builder.add_branch_cond(cond, flags, code, swap, second);
    }
}
