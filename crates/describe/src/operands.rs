//! Operand kinds that are not registers.
//!
//! In: records of class `Operand`. Out: kinds with their legal values.
//! Not here: operand fields of instructions.

use kernelsmith_machine::build::{KindSpec, RelocationSpec};
use kernelsmith_machine::{Codec, Modifier, OperandClass, OperandTag};
use kernelsmith_tablegen::{RecordRef, ValueRef};

use crate::context::Cx;
use crate::hooks;

pub(crate) fn kinds(cx: &mut Cx<'_>) {
    let conditions = condition_names(cx);
    for record in cx.records.derived_in_order("Operand") {
        kind(cx, record, &conditions);
    }
}

/// The tag for an `OperandType`.
pub(crate) fn tag(operand_type: &str) -> Option<OperandTag> {
    match operand_type {
        "OPERAND_IMMEDIATE" => Some(OperandTag::Imm),
        "OPERAND_MEMORY" => Some(OperandTag::Mem),
        "OPERAND_PCREL" => Some(OperandTag::Label),
        "OPERAND_CONDITION" => Some(OperandTag::Cond),
        _ => None,
    }
}

fn kind<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, conditions: &[String]) {
    let operand_type = cx.get(record.string("OperandType"));
    let Some(tag) = tag(operand_type) else {
        let text =
            format!("operand type `{operand_type}` is none of OPERAND_IMMEDIATE, _MEMORY, _PCREL and _CONDITION");
        return cx.field_error("DE0201", record, "OperandType", text);
    };
    let method = cx.get(record.string("EncoderMethod"));
    let codec = hooks::codec(method).unwrap_or_else(|| {
        cx.unknown_hook("encoder method", method, record.span());
        Codec::Plain
    });
    let (is_signed, width) = (cx.get(record.bit("Signed")), cx.unsigned(record, "Width"));
    if width > 64 || (width == 0 && matches!(tag, OperandTag::Imm | OperandTag::Label)) {
        cx.field_error("DE0202", record, "Width", format!("the width of `{}` must be 1 to 64 bits", record.name()));
        return;
    }
    let (base_class, index_class) = address_classes(cx, record, tag);
    let value_type = match cx.try_get(record.def("Type")) {
        Some(ty) => cx.value_type(ty),
        None => return,
    };
    let own_names = cx.get(record.strings("Names"));
    let names: Vec<&str> = match tag {
        OperandTag::Cond if own_names.is_empty() => conditions.iter().map(String::as_str).collect(),
        OperandTag::Cond | OperandTag::Imm | OperandTag::Label => own_names,
        OperandTag::Reg => Vec::new(),
        OperandTag::Mem => {
            Some(cx.get(record.string("AddressText"))).filter(|text| !text.is_empty()).into_iter().collect()
        }
    };
    let mut modifiers = Vec::new();
    for modifier in cx.get(record.defs("Modifiers")) {
        modifiers.push(self::modifier(cx, modifier));
    }
    let detail = match tag {
        OperandTag::Mem => cx.unsigned(record, "MemBits"),
        OperandTag::Label => cx.get(record.int("Bias")) as i32 as u32,
        _ => cx.unsigned(record, "TextWidth") | (cx.get(record.int("Bias")) as u32) << 8,
    };
    let spec = KindSpec {
        name: record.name(),
        tag,
        is_signed,
        width_bits: width,
        codec,
        is_nonzero: cx.get(record.bit("NonZero")),
        detail,
        range: codec.range(width, is_signed || tag == OperandTag::Label),
        value_type,
        relocation: RelocationSpec {
            number: cx.narrow(record, "Relocation", 16) as u16,
            second: cx.narrow(record, "SecondRelocation", 16) as u16,
            second_names_first: cx.get(record.bit("SecondNamesFirst")),
            is_absolute: cx.get(record.bit("isAbsolute")),
        },
        modifiers,
        names,
        base_class,
        index_class,
    };
    let id = cx.builder.add_kind(&spec);
    let class = match tag {
        OperandTag::Mem => OperandClass::Mem(id),
        OperandTag::Label => OperandClass::Label(id),
        OperandTag::Cond => OperandClass::Cond(id),
        _ => OperandClass::Imm(id),
    };
    cx.kinds.insert(record.index(), class);
}

fn modifier<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>) -> Modifier<'a> {
    let text = cx.get(record.string("Text"));
    let (relocation, shift) = (cx.unsigned(record, "Relocation"), cx.unsigned(record, "Shift"));
    let (n_bits, bias) = (cx.unsigned(record, "NBits"), cx.get(record.int("Bias")) as i32);
    if text.is_empty() || relocation == 0 {
        cx.error("DE0205", record, "a part of an address has a text and a relocation");
    }
    if u64::from(shift) + u64::from(n_bits) > 64 {
        cx.field_error("DE0205", record, "NBits", "a number has no more than 64 bits");
    }
    Modifier { text, relocation, shift, n_bits, bias }
}

/// The legal range of an immediate operand, and its codec.
pub(crate) fn numbers(cx: &mut Cx<'_>, record: RecordRef<'_>) -> (i64, i64, Codec) {
    let codec = hooks::codec(cx.get(record.string("EncoderMethod"))).unwrap_or_default();
    // Larger widths have already been reported.
    let width = cx.unsigned(record, "Width").min(64);
    let (min, max) = codec.range(width, cx.get(record.bit("Signed")));
    (min, max, codec)
}

type Class = Option<kernelsmith_machine::ClassId>;

/// The classes of base and index: the first two register classes in the operand, or those for pointers.
fn address_classes<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, tag: OperandTag) -> (Class, Class) {
    if tag != OperandTag::Mem {
        return (None, None);
    }
    let Some(parts) = cx.try_get(record.dag("MIOperandInfo")) else { return (None, None) };
    let mut classes = parts.args().filter_map(|(value, _)| match value {
        ValueRef::Def(part) => cx.classes.get(part.index()).map(|c| c.id),
        _ => None,
    });
    let base = classes.next().or(cx.address_class);
    let index = classes.next().or(base);
    if base.is_none() {
        cx.error("DE0203", record, "no class holds pointers (iPTR), so an address has no registers");
    }
    (base, index)
}

/// The names of conditions by number, synonyms separated by `|`.
fn condition_names(cx: &mut Cx<'_>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for record in cx.records.derived_in_order("ConditionCode") {
        let value = usize::from(cx.byte(record, "Value"));
        if names.len() <= value {
            names.resize(value + 1, String::new());
        }
        if !names[value].is_empty() {
            cx.field_error("DE0204", record, "Value", format!("two conditions have the number {value}"));
        }
        let mut all = vec![cx.get(record.string("Name"))];
        all.extend(cx.get(record.strings("AltNames")));
        names[value] = all.join("|");
    }
    names
}
