//! Hooks for the functions that the LLVM port of NaplesPU names.
//!
//! Based on the formats of docs/naplespu.md: immediates of 9 and 16 bits, `offset(base)`, distances, halves of addresses.

use kernelsmith_machine::build::ObjectSpec;
use kernelsmith_tablegen::{Records, ValueRef};

use super::llvm::{Distance, Field, Meaning, Methods, Number, PartKind, PartMeaning, ValueBits};
use super::{Machine, MachineText, Macro, SystemAlias, SystemEntry};

/// The ELF machine number.
const ELF_MACHINE: u16 = 9876;
/// Relocations, by their numbers in docs/naplespu.md.
const ABS32: u32 = 1;
const BRANCH: u16 = 2;
const HIGH: u16 = 6;
const LOW: u16 = 7;
/// Widths in bits.
const REGISTER: u32 = 6;
const OFFSET: u32 = 9;
const HALF: u32 = 16;
const DISTANCE: u32 = 18;

/// The meaning of an operand whose record names functions of NaplesPU.
pub(super) fn meaning<'a>(methods: &Methods<'a>, field: Field) -> Option<Meaning<'a>> {
    let number = |width| Number { width, is_signed: true, may_be_unsigned: width == HALF, ..Number::default() };
    // Jumps without a condition have a wider field, of which the machine uses only the distance.
    let distance = |width: u32, relocation, is_absolute| {
        let distance = Distance { width, relocation, is_absolute, ..Distance::default() };
        let (kind, value_bits) = (PartKind::Distance(distance), ValueBits::From(0));
        let parts = vec![PartMeaning { kind, field: (0, width), value_bits }];
        Meaning { parts, text: "$0".to_owned(), rest_is_zero: true, ignored: u64::MAX << width }
    };
    match (methods.encoder, methods.decoder) {
        ("", "decodeSimm9Value") => Some(Meaning::one(PartKind::Number(number(OFFSET)))),
        ("", "decodeSimm16Value") => Some(Meaning::one(PartKind::Number(number(HALF)))),
        ("encodeBranchTargetOpValue", _) => Some(distance(DISTANCE, BRANCH, false)),
        ("encodeABShValue", _) => Some(distance(HALF, HIGH, true)),
        ("encodeABSlValue", _) => Some(distance(HALF, LOW, true)),
        // The base in the low bits of the field.
        ("encodeMemoryOpValue", _) => address(methods, 0, REGISTER),
        // The base in the high bits of the field, then the offset, then a zero.
        ("encodeLEAValue", _) if field.width > REGISTER => {
            let mut meaning = address(methods, field.width - REGISTER, 1)?;
            let (kind, value_bits) = (PartKind::Names(vec!["|".to_owned()]), ValueBits::From(0));
            meaning.parts.push(PartMeaning { kind, field: (0, 1), value_bits });
            meaning.text.push_str("$2");
            Some(meaning)
        }
        _ => None,
    }
}

/// `offset(base)`, from the first field bits of both. An offset of 0 is not written.
fn address<'a>(methods: &Methods<'a>, base_bit: u32, offset_bit: u32) -> Option<Meaning<'a>> {
    let parts = methods.record.dag("MIOperandInfo").ok()?;
    let Some((ValueRef::Def(class), _)) = parts.args().next() else { return None };
    let names = vec!["0=".to_owned()];
    let offset = Number { width: OFFSET, is_signed: true, names, ..Number::default() };
    let part = |kind, first, width| PartMeaning { kind, field: (first, width), value_bits: ValueBits::From(0) };
    let parts =
        vec![part(PartKind::Register(class), base_bit, REGISTER), part(PartKind::Number(offset), offset_bit, OFFSET)];
    Some(Meaning { parts, text: "$1($0)".to_owned(), rest_is_zero: false, ignored: 0 })
}

/// The other forms of moves from and to the lane mask.
pub(super) fn is_never_decoded(namespace: &str) -> bool {
    matches!(namespace, "Read_SPR" | "Write_SPR")
}

/// The printer writes an operation without effect as `nop`, which assemblers read as another word.
pub(super) fn aliases(records: &Records) -> Option<SystemAlias<'_>> {
    records.get("NaplesPU").filter(|target| target.is_a("Target"))?;
    let entries = vec![SystemEntry::Number(0); 3];
    Some(SystemAlias { text: "nop".to_owned(), instruction: "ORSSI", entries, features: Vec::new(), is_written: true })
}

/// The address of a label, in two instructions.
pub(super) fn macros() -> Vec<Macro> {
    vec![("lea $rd, $symbol".to_owned(), vec!["leah $rd, $symbol".to_owned(), "leal $rd, $symbol".to_owned()])]
}

/// What the records do not contain.
pub(super) fn machine() -> Machine {
    let object =
        ObjectSpec { elf_machine: ELF_MACHINE, address_relocations: [0, 0, ABS32, 0], ..ObjectSpec::default() };
    Machine { pointer_bits: 32, is_little_endian: true, comment: MachineText::Borrowed("#"), object }
}
