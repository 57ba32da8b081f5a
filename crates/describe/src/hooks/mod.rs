//! Rust functions that stand for methods which descriptions name in strings.
//!
//! In: the name. Out: what it means, or nothing. Names without a hook are counted and reported, so that coverage is
//! measured.
//! Not here: anything that a field of a record can say.

mod aarch64;
mod aarch64_parts;
mod aarch64_system;
mod aarch64_tail;
pub(crate) mod llvm;
mod riscv;
mod riscv_macros;

use kernelsmith_machine::Codec;
use kernelsmith_machine::build::ObjectSpec;
use kernelsmith_tablegen::{RecordRef, Records};

/// Whether a predicate given as a condition in another language holds on every machine that this compiler runs for.
pub(crate) fn is_always_true(condition: &str) -> bool {
    matches!(condition, "" | "true" | "Subtarget->is64Bit()")
}

/// The encoding that an operand's encoder method names. Most do what is done anyway: the register's number, the immediate's
/// bits, or the distance to the label.
pub(crate) fn codec(method: &str) -> Option<Codec> {
    match method {
        "getMachineOpValue" | "getImmOpValue" => Some(Codec::Plain),
        name => Codec::by_name(name),
    }
}

/// A text and the lines that it stands for.
pub(crate) type Macro = (String, Vec<String>);

/// What LLVM's records do not say of a machine.
pub(crate) struct Machine {
    pub(crate) is_little_endian: bool,
    pub(crate) comment: &'static str,
    pub(crate) object: ObjectSpec,
}

/// What is known of a machine by the name of its `Target`.
pub(crate) fn machine(target: &str) -> Machine {
    // The relocations are those of addresses of 1, 2, 4 and 8 bytes, and of distances.
    let object = |elf_machine, address_relocations, distance_relocations| ObjectSpec {
        align_is_logarithm: true,
        elf_machine,
        address_relocations,
        distance_relocations,
        ..ObjectSpec::default()
    };
    let (riscv, aarch64) = (([0, 0, 1, 2], [0, 0, 57, 0]), ([0, 259, 258, 257], [0, 262, 261, 260]));
    match target {
        "RISCV" => Machine { is_little_endian: true, comment: "#", object: object(243, riscv.0, riscv.1) },
        "AArch64" => Machine { is_little_endian: true, comment: "//", object: object(183, aarch64.0, aarch64.1) },
        _ => Machine { is_little_endian: true, comment: "#", object: ObjectSpec::default() },
    }
}

/// What assembly of the machine writes as one instruction and the machine does in some.
pub(crate) fn macros(target: &str) -> Vec<Macro> {
    match target {
        "RISCV" => riscv_macros::macros(),
        "AArch64" => aarch64_parts::macros(),
        _ => Vec::new(),
    }
}

/// Whether the printer takes the register's other name of this index everywhere.
pub(crate) fn is_usual_name(index: &str) -> bool {
    index == "ABIRegAltName"
}

/// The number that stands in the text of an instruction, but not in its bits.
pub(crate) fn constant(inst: RecordRef<'_>, operand: &str) -> Option<i64> {
    riscv::constant(inst, operand)
}

/// The inputs of an instruction whose register must not be that of its first result.
pub(crate) fn operands_apart(inst: RecordRef<'_>) -> Vec<&str> {
    riscv::operands_apart(inst)
}

/// Of instructions that fit the same word, the one with the smallest number is meant.
pub(crate) fn decoding_rank(namespace: &str) -> u32 {
    riscv::rank(namespace)
}

/// Whether a machine of which nothing is said has not this feature.
pub(crate) fn is_unusual_feature(feature: &str) -> bool {
    riscv::is_unusual(feature)
}

/// Whether a feature stands for all others.
pub(crate) fn is_every_feature(feature: &str) -> bool {
    feature == "all"
}

/// The bits of an instruction that its own encoder method sets after all others.
pub(crate) fn bits_set_after(method: &str) -> Option<u64> {
    aarch64::bits_set_after(method)
}

/// The bits of an operand's field where an alias says what stands there; a register that is none is -1.
pub(crate) fn field_of_constant(operand: RecordRef<'_>, numbers: &[i64]) -> Option<u64> {
    let encoder = operand.string("EncoderMethod").unwrap_or_default();
    let (first, second) = (*numbers.first()?, numbers.get(1).copied());
    match (encoder, second) {
        ("", None) if first >= 0 => Some(first as u64),
        _ => aarch64::field_of_constant(encoder, first, second).or_else(|| riscv::field_of_constant(encoder, first)),
    }
}

/// The bits of a value that go to a field of their own: which bits of that field, and which of the value the first is.
pub(crate) fn bits_beyond(operand: RecordRef<'_>) -> Option<((u32, u32), u32)> {
    aarch64_tail::bits_beyond(operand)
}

/// Whether an alias is written, though its record says that it is not, or the other way round.
pub(crate) fn is_written(operand: RecordRef<'_>) -> Option<bool> {
    aarch64_tail::is_written(operand)
}

/// Something of the system that has a name in assembly, on machines that have it.
pub(crate) struct SystemAlias<'a> {
    /// The text of the instruction with the name.
    pub(crate) text: String,
    /// The record of the instruction that it is.
    pub(crate) instruction: &'static str,
    /// What stands in the fields of that.
    pub(crate) entries: Vec<SystemEntry>,
    /// The records of the features that the machine has.
    pub(crate) features: Vec<&'a str>,
    /// Whether the name is what is written.
    pub(crate) is_written: bool,
}

/// What an alias says of a field.
#[derive(Clone, Copy)]
pub(crate) enum SystemEntry {
    Number(i64),
    /// The class and the name of an operand.
    Operand(&'static str, &'static str),
    /// The encoding, the width and the name of a number, whose upper bits go here and the lower ones to the next field.
    Coded(Codec, u32, &'static str),
}

/// The operations and registers of the system that records name.
pub(crate) fn system_aliases(records: &Records) -> Vec<SystemAlias<'_>> {
    let mut aliases = aarch64_system::aliases(records);
    aliases.extend(aarch64_parts::fields_of_bits());
    aliases
}
