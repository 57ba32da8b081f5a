//! What operands of LLVM's records mean.
//!
//! In: an operand's record, which names functions for encoding, decoding and printing. Out: the numbers, registers and
//! names that it consists of, how the bits of its field are theirs, and its text; or the name that has no hook.
//! Not here: tables (`llvm::operands`), what only one machine names (`riscv`).

use kernelsmith_machine::{Codec, Modifier};
use kernelsmith_tablegen::{BitRef, RecordRef};

use super::{aarch64, riscv};

/// An operand.
pub(crate) struct Meaning<'a> {
    pub(crate) parts: Vec<PartMeaning<'a>>,
    /// The text, with `$0` for the first part.
    pub(crate) text: String,
}

/// One operand of ours.
pub(crate) struct PartMeaning<'a> {
    pub(crate) what: What<'a>,
    /// The bits of the field that it takes: from the first one so many.
    pub(crate) field: (u32, u32),
    pub(crate) value_bits: ValueBits,
}

/// Which bit of a value a bit of the field is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ValueBits {
    /// That many more.
    From(u32),
}

impl ValueBits {
    pub(crate) fn of(self, bit: u32) -> u32 {
        match self {
            ValueBits::From(first) => first + bit,
        }
    }
}

/// What a part is.
pub(crate) enum What<'a> {
    /// A register of a class.
    Register(RecordRef<'a>),
    /// The same with more to say.
    Registers(Registers<'a>),
    /// A number.
    Number(Number),
    /// The distance to a label.
    Distance(Distance),
    /// One of a few words.
    Names(Names),
}

/// The distance to a label.
#[derive(Clone)]
pub(crate) struct Distance {
    /// Bits of the distance.
    pub(crate) width: u32,
    /// What a linker is told of it, 0 for nothing.
    pub(crate) relocation: u16,
    /// What stands before it.
    pub(crate) mark: &'static str,
    /// What of another address it may be.
    pub(crate) modifiers: Modifiers,
}

/// Registers of a class.
#[derive(Clone, Copy)]
pub(crate) struct Registers<'a> {
    pub(crate) class: RecordRef<'a>,
    /// Which of their other names they have here, from 1; 0 for their usual one.
    pub(crate) alt_name: u32,
}

/// The words by their number; synonyms separated by `|`, nothing where a number has no word.
pub(crate) type Names = Vec<String>;

/// Parts of addresses.
pub(crate) type Modifiers = Vec<Modifier<'static>>;

/// A number.
#[derive(Clone, Default)]
pub(crate) struct Number {
    pub(crate) width: u32,
    pub(crate) is_signed: bool,
    pub(crate) is_nonzero: bool,
    /// The legal numbers, if they are not all that the width holds.
    pub(crate) range: Option<(i64, i64)>,
    /// The bits that text shows without sign, 0 for the number as it is.
    pub(crate) text_bits: u32,
    pub(crate) codec: Codec,
    /// Numbers that have a name, as `number=name`.
    pub(crate) names: Vec<String>,
    /// The parts of addresses that it may be.
    pub(crate) modifiers: Modifiers,
}

/// All bits of a field.
const ALL: (u32, u32) = (0, 64);

impl<'a> Meaning<'a> {
    /// One part that takes the whole field, and is all of the text.
    pub(crate) fn one(what: What<'a>) -> Self {
        Meaning::part(what, 0)
    }

    /// The same of which so many of the lowest bits are not in the field.
    pub(crate) fn part(what: What<'a>, shift: u32) -> Self {
        Meaning {
            parts: vec![PartMeaning { what, field: ALL, value_bits: ValueBits::From(shift) }],
            text: "$0".to_owned(),
        }
    }

    pub(crate) fn names(names: Names) -> Self {
        Meaning::one(What::Names(names))
    }
}

/// What the functions that an operand's record names are called.
pub(crate) struct Methods<'a> {
    pub(crate) record: RecordRef<'a>,
    pub(crate) encoder: &'a str,
    pub(crate) decoder: &'a str,
    pub(crate) printer: &'a str,
    pub(crate) operand_type: &'a str,
}

/// The bits that an instruction has for an operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Field {
    /// How many.
    pub(crate) width: u32,
    /// What functions of another language learn from the instruction.
    pub(crate) form: Form,
}

/// What an operand means something else in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Form {
    Usual,
    /// The field is in several pieces, as the distances of RISC-V's stores are.
    Split,
    /// AArch64's barrier with names of its own.
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

/// What an operand is for which an instruction has such a field; an error names what has no hook.
pub(crate) fn meaning(record: RecordRef<'_>, field: Field) -> Result<Meaning<'_>, String> {
    if record.is_a("RegisterClass") {
        return Ok(Meaning::one(What::Register(record)));
    }
    let text = |field| record.string(field).unwrap_or_default();
    let methods = Methods {
        record,
        encoder: text("EncoderMethod"),
        decoder: text("DecoderMethod"),
        printer: text("PrintMethod"),
        operand_type: text("OperandType"),
    };
    // The names of both are different, but for those of plain operands, where numbers have a mark or none.
    let is_aarch64 = record.records().get("AArch64").is_some_and(|target| target.is_a("Target"));
    let found = if is_aarch64 { aarch64::meaning(&methods, field) } else { riscv::meaning(&methods, field) };
    if let Some(found) = found {
        return Ok(found);
    }
    let Methods { encoder, decoder, printer, .. } = methods;
    if printer == "printOperand" && encoder.is_empty() && record.is_a("RegisterOperand") {
        return record.def("RegClass").map(|class| Meaning::one(What::Register(class))).map_err(|e| e.to_string());
    }
    let name = record.name();
    Err(format!("operand `{name}`: no hook for encoder `{encoder}`, decoder `{decoder}`, printer `{printer}`"))
}

/// A function's name and its arguments in `<...>`.
pub(crate) fn arguments(method: &str) -> (&str, Vec<u32>) {
    let Some((name, rest)) = method.split_once('<') else { return (method, Vec::new()) };
    let numbers = rest.trim_end_matches('>').split(',').map(|number| number.trim().parse());
    match numbers.collect() {
        Ok(numbers) => (name, numbers),
        Err(_) => (method, Vec::new()),
    }
}
