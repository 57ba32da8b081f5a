//! Translation of an LLVM operand to one or several table operands, with text around them.
//!
//! In: a record of an operand list. Out: its shape, from the hooks.
//! Invariant: equal kinds are stored once, so the table capacity suffices for every machine.

use kernelsmith_machine::build::{KindSpec, RelocationSpec};
use kernelsmith_machine::{Codec, OperandClass, OperandKindId, OperandTag, ValueType};
use kernelsmith_tablegen::RecordRef;

use super::{Lx, registers};
use crate::asm::{self, Piece};
use crate::hooks;
use crate::hooks::llvm::{Distance, Field, Meaning, Modifiers, Names, Number, PartKind, Registers, ValueBits};

/// Capacity of the table.
const MAX_KINDS: usize = 255;
/// The usual width of a value in bits.
const VALUE_BITS: u32 = 64;

/// The table form of an LLVM operand.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub(super) parts: Vec<Part>,
    /// The text: literals and parts.
    pub(super) text: Vec<Text>,
    /// Whether bits of the field that belong to no part are zero; otherwise they are an error.
    pub(super) rest_is_zero: bool,
    /// Bits of the field that the encoder leaves zero and the decoder does not look at.
    pub(super) ignored: u64,
}

/// A piece of an operand's text.
#[derive(Clone, Debug)]
pub(super) enum Text {
    Fixed(String),
    Part(usize),
}

/// One table operand.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) class: OperandClass,
    /// The field bits it occupies: first bit and number of bits.
    pub(super) field: (u32, u32),
    /// The mapping of its field bits to value bits.
    pub(super) value_bits: ValueBits,
}

/// The contents that distinguish kinds.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct KindKey {
    tag: OperandTag,
    is_signed: bool,
    width: u32,
    codec: Codec,
    is_nonzero: bool,
    detail: u32,
    range: (i64, i64),
    names: Vec<String>,
    modifiers: Modifiers,
    relocation: u16,
    is_absolute: bool,
    /// Width of the value in bits, of which the operand may hold a part.
    value_bits: u32,
}

/// The shape of an operand with this field, or the reason why it cannot be translated.
pub(super) fn shape<'a>(lx: &mut Lx<'a>, record: RecordRef<'a>, field: Field) -> Result<Shape, String> {
    if let Some(known) = lx.shapes.get(&(record.index(), field)) {
        return known.clone();
    }
    let found = find(lx, record, field);
    lx.shapes.insert((record.index(), field), found.clone());
    found
}

fn find<'a>(lx: &mut Lx<'a>, record: RecordRef<'a>, field: Field) -> Result<Shape, String> {
    let own = lx.own_hooks.meaning(record, field, &mut lx.budget);
    let Meaning { parts: meant, text, rest_is_zero, ignored } = own.unwrap_or_else(|| hooks::meaning(record, field))?;
    let mut parts = Vec::with_capacity(meant.len());
    for part in meant {
        let class = match &part.kind {
            PartKind::Register(class) => {
                let registers = Registers { class: *class, alt_name: 0 };
                OperandClass::Reg(registers::class(lx, registers)?)
            }
            PartKind::Registers(registers) => OperandClass::Reg(registers::class(lx, *registers)?),
            PartKind::Number(number) => OperandClass::Imm(kind(lx, record, number_key(number))?),
            PartKind::Distance(distance) => OperandClass::Label(kind(lx, record, distance_key(distance))?),
            PartKind::Names(names) => OperandClass::Cond(kind(lx, record, names_key(names))?),
        };
        parts.push(Part { class, field: part.field, value_bits: part.value_bits });
    }
    let pieces = asm::split(&text).map_err(|error| format!("text `{text}`: {error}"))?;
    let part = |name: &str| name.parse().ok().filter(|&at| at < parts.len());
    let (mut shown, prefix) = (Vec::with_capacity(pieces.len()), lx.own_hooks.registers().prefix_of_texts());
    for piece in pieces {
        let piece = match piece {
            Piece::Text(text) => Text::Fixed(text.to_owned()),
            Piece::Operand(name) => Text::Part(part(name).ok_or_else(|| format!("there is no part `${name}`"))?),
        };
        if let Text::Part(at) = piece
            && matches!(parts[at].class, OperandClass::Reg(_))
            && !prefix.is_empty()
        {
            shown.push(Text::Fixed(prefix.to_owned()));
        }
        shown.push(piece);
    }
    let text = shown;
    Ok(Shape { parts, text, rest_is_zero, ignored })
}

/// An operand for any bits, which belongs to the text of no instruction.
pub(super) fn any_bits(lx: &mut Lx<'_>, record: RecordRef<'_>, width: u32) -> Result<OperandClass, String> {
    kind(lx, record, number_key(&Number { width, ..Number::default() })).map(OperandClass::Imm)
}

/// A number whose codec occupies a complete field.
pub(super) fn coded<'a>(lx: &mut Lx<'a>, record: RecordRef<'a>, codec: Codec, width: u32) -> Result<Part, String> {
    let key = number_key(&Number { width, codec, ..Number::default() });
    let class = OperandClass::Imm(kind(lx, record, key)?);
    Ok(Part { class, field: (0, 64), value_bits: ValueBits::From(0) })
}

fn number_key(number: &Number) -> KindKey {
    let range = number.range.unwrap_or_else(|| number.codec.range(number.width, number.is_signed));
    KindKey {
        tag: OperandTag::Imm,
        is_signed: number.is_signed,
        width: number.width,
        codec: number.codec,
        is_nonzero: number.is_nonzero,
        detail: number.text_bits,
        range,
        names: number.names.clone(),
        modifiers: number.modifiers.clone(),
        relocation: 0,
        is_absolute: false,
        value_bits: if number.may_be_unsigned { number.width } else { VALUE_BITS },
    }
}

fn distance_key(distance: &Distance) -> KindKey {
    let Distance { width, relocation, is_absolute, mark, bias, .. } = *distance;
    let ((min, max), from) = (Codec::Plain.range(width, true), i64::from(bias));
    KindKey {
        relocation,
        is_absolute,
        value_bits: VALUE_BITS,
        tag: OperandTag::Label,
        is_signed: true,
        width,
        codec: Codec::Plain,
        is_nonzero: false,
        detail: bias as u32,
        range: (min.saturating_sub(from), max.saturating_sub(from)),
        names: Vec::from_iter((!mark.is_empty()).then(|| mark.to_owned())),
        modifiers: distance.modifiers.clone(),
    }
}

fn names_key(names: &Names) -> KindKey {
    KindKey {
        tag: OperandTag::Cond,
        is_signed: false,
        width: 0,
        codec: Codec::Plain,
        is_nonzero: false,
        detail: 0,
        range: (0, 0),
        names: names.clone(),
        modifiers: Vec::new(),
        relocation: 0,
        is_absolute: false,
        value_bits: VALUE_BITS,
    }
}

fn kind(lx: &mut Lx<'_>, record: RecordRef<'_>, key: KindKey) -> Result<OperandKindId, String> {
    if let Some(&known) = lx.kinds.get(&key) {
        return Ok(known);
    }
    if lx.kinds.len() >= MAX_KINDS {
        return Err("there are more kinds of operands than the tables hold".to_owned());
    }
    let id = lx.builder.add_kind(&KindSpec {
        name: record.name(),
        tag: key.tag,
        is_signed: key.is_signed,
        width_bits: key.width,
        codec: key.codec,
        is_nonzero: key.is_nonzero,
        detail: key.detail,
        range: key.range,
        value_type: ValueType::int(key.value_bits as u16),
        relocation: RelocationSpec {
            number: key.relocation,
            is_absolute: key.is_absolute,
            ..RelocationSpec::default()
        },
        modifiers: key.modifiers.clone(),
        names: key.names.iter().map(String::as_str).collect(),
        base_class: None,
        index_class: None,
    });
    lx.kinds.insert(key, id);
    Ok(id)
}
