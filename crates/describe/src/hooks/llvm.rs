//! Meaning of operands in LLVM's records.
//!
//! In: an operand's record, which names functions for encoding, decoding and printing. Out: its numbers, registers and
//! names, the mapping of field bits to their bits, and its text; or the name of a function without a hook.
//! Not here: tables (`llvm::operands`), functions of one machine only (`aarch64`, `riscv`).

use kernelsmith_machine::{Codec, Modifier};
use kernelsmith_tablegen::{BitRef, RecordRef};

/// An operand.
pub(crate) struct Meaning<'a> {
    pub(crate) parts: Vec<PartMeaning<'a>>,
    /// The text; `$0` is the first part.
    pub(crate) text: String,
    /// Whether bits of the field that belong to no part are zero; otherwise they are an error.
    pub(crate) rest_is_zero: bool,
    /// Bits of the field that the encoder leaves zero and the decoder does not look at.
    pub(crate) ignored: u64,
}

/// A part, which becomes one operand in the tables.
pub(crate) struct PartMeaning<'a> {
    pub(crate) kind: PartKind<'a>,
    /// The field bits it occupies: first bit and number of bits.
    pub(crate) field: (u32, u32),
    pub(crate) value_bits: ValueBits,
}

/// The mapping of field bits to value bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ValueBits {
    /// Field bit plus this number.
    From(u32),
}

impl ValueBits {
    pub(crate) fn of(self, bit: u32) -> u32 {
        match self {
            ValueBits::From(first) => first + bit,
        }
    }
}

/// The kind of a part.
pub(crate) enum PartKind<'a> {
    /// A register in a class.
    Register(RecordRef<'a>),
    /// A register in a class, with more properties.
    Registers(Registers<'a>),
    /// A number.
    Number(Number),
    /// The distance to a label in bytes.
    Distance(Distance),
    /// A name from a list.
    Names(Names),
}

/// The distance to a label in bytes.
#[derive(Clone, Default)]
pub(crate) struct Distance {
    /// Width of the distance in bits.
    pub(crate) width: u32,
    /// The ELF relocation, 0 for none.
    pub(crate) relocation: u16,
    /// What is added to the distance before its bits are taken.
    pub(crate) bias: i32,
    /// Whether the field holds the address itself.
    pub(crate) is_absolute: bool,
    /// The text before it.
    pub(crate) mark: &'static str,
    /// The relocation modifiers that it accepts.
    pub(crate) modifiers: Modifiers,
}

/// Registers of a class.
#[derive(Clone, Copy)]
pub(crate) struct Registers<'a> {
    pub(crate) class: RecordRef<'a>,
    /// The index of the alternative register name to use, from 1; 0 for the usual name.
    pub(crate) alt_name: u32,
}

/// The names by number; synonyms separated by `|`, empty for a number without a name.
pub(crate) type Names = Vec<String>;

/// Relocation modifiers.
pub(crate) type Modifiers = Vec<Modifier<'static>>;

/// A number.
#[derive(Clone, Default)]
pub(crate) struct Number {
    pub(crate) width: u32,
    pub(crate) is_signed: bool,
    pub(crate) is_nonzero: bool,
    /// Whether a signed number may also be written unsigned.
    pub(crate) may_be_unsigned: bool,
    /// The legal range, if it is smaller than that of the width.
    pub(crate) range: Option<(i64, i64)>,
    /// The number of bits shown as an unsigned number, 0 for the number unchanged.
    pub(crate) text_bits: u32,
    pub(crate) codec: Codec,
    /// Named numbers, as `number=name`.
    pub(crate) names: Vec<String>,
    /// The relocation modifiers that it accepts.
    pub(crate) modifiers: Modifiers,
}

/// All bits of a field.
const ALL: (u32, u32) = (0, 64);

impl<'a> Meaning<'a> {
    /// One part that occupies the complete field and text.
    pub(crate) fn one(kind: PartKind<'a>) -> Self {
        Meaning::part(kind, 0)
    }

    /// Like [`Meaning::one`], with `shift` low bits that are not in the field.
    pub(crate) fn part(kind: PartKind<'a>, shift: u32) -> Self {
        Meaning {
            parts: vec![PartMeaning { kind, field: ALL, value_bits: ValueBits::From(shift) }],
            text: "$0".to_owned(),
            rest_is_zero: false,
            ignored: 0,
        }
    }

    pub(crate) fn names(names: Names) -> Self {
        Meaning::one(PartKind::Names(names))
    }
}

/// The functions that an operand's record names.
pub(crate) struct Methods<'a> {
    pub(crate) record: RecordRef<'a>,
    pub(crate) encoder: &'a str,
    pub(crate) decoder: &'a str,
    pub(crate) printer: &'a str,
    pub(crate) operand_type: &'a str,
}

/// An operand's field in an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Field {
    /// Width in bits.
    pub(crate) width: u32,
    /// Properties of the instruction that LLVM's C++ functions use.
    pub(crate) form: Form,
}

/// The context in which an operand is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Form {
    Usual,
    /// The field consists of several pieces, like the distance in RISC-V stores.
    Split,
    /// AArch64's ISB barrier, which has its own option names.
    Isb,
}

impl Field {
    /// The field of an operand in an instruction.
    pub(crate) fn of(inst: RecordRef<'_>, name: &str) -> Field {
        let (mut width, mut n_pieces, mut last) = (0, 0, None);
        for bit in inst.bits("Inst").ok().iter().flat_map(|bits| bits.iter()) {
            let here = match bit {
                BitRef::Field { name: field, index } if field == name => Some(index),
                _ => None,
            };
            n_pieces += usize::from(here.is_some() && last.map(|last| last + 1) != here);
            width = here.map_or(width, |index| width.max(index + 1));
            last = here;
        }
        let form = match inst.name() {
            "ISB" => Form::Isb,
            _ if n_pieces > 1 => Form::Split,
            _ => Form::Usual,
        };
        Field { width, form }
    }
}

/// A function's name and its arguments in `<...>`.
pub(crate) fn arguments(method: &str) -> (&str, Vec<u32>) {
    let Some((name, numbers)) = method.split_once('<') else { return (method, Vec::new()) };
    let numbers = numbers.trim_end_matches('>').split(',').map(|number| number.trim().parse());
    match numbers.collect() {
        Ok(numbers) => (name, numbers),
        Err(_) => (method, Vec::new()),
    }
}

/// A function's name and its argument, if it has exactly one: others mean something else on each machine.
pub(super) fn argument(method: &str) -> Option<(&str, u32)> {
    let (name, arguments) = arguments(method);
    match arguments[..] {
        [only] => Some((name, only)),
        _ => None,
    }
}

/// A function's name and its arguments, without quotes.
pub(super) fn split(method: &str) -> (&str, Vec<String>) {
    let Some((name, args)) = method.split_once('<') else { return (method, Vec::new()) };
    let args = args.trim_end_matches('>').split(',').map(|arg| arg.trim().trim_matches('\'').to_owned());
    (name, args.filter(|arg| !arg.is_empty()).collect())
}

/// The exponent of a power of two.
pub(super) fn power(scale: &str) -> Option<u32> {
    let scale = scale.parse::<u32>().ok().filter(|scale| scale.is_power_of_two())?;
    Some(scale.trailing_zeros())
}
