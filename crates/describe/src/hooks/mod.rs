//! Rust implementations of the methods that descriptions name in strings.
//!
//! In: the name. Out: its meaning, or `None`. Names without a hook are counted and reported, so that coverage is
//! measurable.
//! Not here: anything that a field of a record can express.

mod aarch64;
mod aarch64_parts;
mod aarch64_system;
mod aarch64_tail;
pub(crate) mod llvm;
mod naplespu;
pub(crate) mod records;
mod riscv;
mod riscv_macros;
mod standard;

use kernelsmith_machine::Codec;
use kernelsmith_machine::build::ObjectSpec;
use kernelsmith_tablegen::{RecordRef, Records};

use llvm::{Field, Meaning, Methods, PartKind};

/// Whether a C++ predicate is true on every machine that this compiler supports.
pub(crate) fn is_always_true(condition: &str) -> bool {
    matches!(condition, "" | "true" | "Subtarget->is64Bit()")
}

/// The codec for an encoder method. The usual methods encode the register number, the bits of the immediate, or the
/// distance to the label.
pub(crate) fn codec(method: &str) -> Option<Codec> {
    match method {
        "getMachineOpValue" | "getImmOpValue" => Some(Codec::Plain),
        name => Codec::by_name(name),
    }
}

/// The meaning of an operand with this field. The error names a function without a hook.
pub(crate) fn meaning(record: RecordRef<'_>, field: Field) -> Result<Meaning<'_>, String> {
    if record.is_a("RegisterClass") {
        return Ok(Meaning::one(PartKind::Register(record)));
    }
    let text = |field| record.string(field).unwrap_or_default();
    let methods = Methods {
        record,
        encoder: text("EncoderMethod"),
        decoder: text("DecoderMethod"),
        printer: text("PrintMethod"),
        operand_type: text("OperandType"),
    };
    // AArch64 and RISC-V use the same names for plain operands, but different number syntax.
    let is_aarch64 = record.records().get("AArch64").is_some_and(|target| target.is_a("Target"));
    let found = match is_aarch64 {
        true => aarch64::meaning(&methods, field),
        false => riscv::meaning(&methods, field)
            .or_else(|| naplespu::meaning(&methods, field))
            .or_else(|| standard::meaning(&methods, field)),
    };
    if let Some(found) = found {
        return Ok(found);
    }
    let Methods { encoder, decoder, printer, .. } = methods;
    if printer == "printOperand" && encoder.is_empty() && record.is_a("RegisterOperand") {
        return record.def("RegClass").map(|class| Meaning::one(PartKind::Register(class))).map_err(|e| e.to_string());
    }
    let name = record.name();
    Err(format!(
        "operand `{name}`: no hook for encoder `{encoder}`, decoder `{decoder}`, printer `{printer}` (an OperandHook)"
    ))
}

/// A macro's text, and the lines it expands to.
pub(crate) type Macro = (String, Vec<String>);

/// Text of the compiler, or of a description.
pub(crate) type MachineText = std::borrow::Cow<'static, str>;

/// Properties of a machine that LLVM's records do not contain.
#[derive(Clone)]
pub(crate) struct Machine {
    pub(crate) pointer_bits: u32,
    pub(crate) is_little_endian: bool,
    pub(crate) comment: MachineText,
    pub(crate) object: ObjectSpec,
}

/// The properties of a machine, by the name of its `Target`.
pub(crate) fn machine(target: &str) -> Machine {
    // The relocations for addresses of 1, 2, 4 and 8 bytes, and for distances.
    let object = |elf_machine, address_relocations, distance_relocations| ObjectSpec {
        align_is_logarithm: true,
        elf_machine,
        address_relocations,
        distance_relocations,
        ..ObjectSpec::default()
    };
    let (riscv, aarch64) = (([0, 0, 1, 2], [0, 0, 57, 0]), ([0, 259, 258, 257], [0, 262, 261, 260]));
    let machine = |comment, object| Machine {
        pointer_bits: 64,
        is_little_endian: true,
        comment: MachineText::Borrowed(comment),
        object,
    };
    match target {
        "RISCV" => machine("#", object(243, riscv.0, riscv.1)),
        "AArch64" => machine("//", object(183, aarch64.0, aarch64.1)),
        "NaplesPU" => naplespu::machine(),
        _ => machine("#", ObjectSpec::default()),
    }
}

/// Assembly statements that expand to several instructions.
pub(crate) fn macros(target: &str) -> Vec<Macro> {
    match target {
        "RISCV" => riscv_macros::macros(),
        "AArch64" => aarch64_parts::macros(),
        "NaplesPU" => naplespu::macros(),
        _ => Vec::new(),
    }
}

/// Whether the printer always uses the alternative register name with this index.
pub(crate) fn is_usual_name(index: &str) -> bool {
    index == "ABIRegAltName"
}

/// The constant value of an operand that occurs in the text of an instruction, but not in its bits.
pub(crate) fn constant(inst: RecordRef<'_>, operand: &str) -> Option<i64> {
    riscv::constant(inst, operand)
}

/// The inputs of an instruction that must not be the register of its first result.
pub(crate) fn operands_apart(inst: RecordRef<'_>) -> Vec<&str> {
    riscv::operands_apart(inst)
}

/// Decoding priority: of instructions that match the same word, the one with the smallest number is decoded.
pub(crate) fn decoding_rank(namespace: &str) -> u32 {
    riscv::rank(namespace)
}

/// Whether disassemblers never use the instructions in this decoder table.
pub(crate) fn is_never_decoded(namespace: &str) -> bool {
    naplespu::is_never_decoded(namespace)
}

/// Whether the `generic` machine lacks this feature.
pub(crate) fn is_unusual_feature(feature: &str) -> bool {
    riscv::is_unusual(feature)
}

/// Whether a feature implies all others.
pub(crate) fn is_every_feature(feature: &str) -> bool {
    feature == "all"
}

/// The bits that the encoder method of an instruction sets after all others.
pub(crate) fn bits_set_after(method: &str) -> Option<u64> {
    aarch64::bits_set_after(method)
}

/// The field bits of a constant operand in an alias; -1 means no register.
pub(crate) fn field_of_constant(operand: RecordRef<'_>, numbers: &[i64]) -> Option<u64> {
    let encoder = operand.string("EncoderMethod").unwrap_or_default();
    let (first, second) = (*numbers.first()?, numbers.get(1).copied());
    match (encoder, second) {
        ("", None) if first >= 0 => Some(first as u64),
        _ => aarch64::field_of_constant(encoder, first, second).or_else(|| riscv::field_of_constant(encoder, first)),
    }
}

/// Value bits that go to another field: the bits of that field, and the value bit of its lowest bit.
pub(crate) fn bits_beyond(operand: RecordRef<'_>) -> Option<((u32, u32), u32)> {
    aarch64_tail::bits_beyond(operand)
}

/// Whether the printer uses an alias, if that differs from its record.
pub(crate) fn is_written(operand: RecordRef<'_>) -> Option<bool> {
    aarch64_tail::is_written(operand)
}

/// A named system register or operation, as an alias of an instruction.
pub(crate) struct SystemAlias<'a> {
    /// The text of the alias.
    pub(crate) text: String,
    /// The record of the instruction.
    pub(crate) instruction: &'static str,
    /// The values of the instruction's fields.
    pub(crate) entries: Vec<SystemEntry>,
    /// The records of the required features.
    pub(crate) features: Vec<&'a str>,
    /// Whether the printer uses the alias.
    pub(crate) is_written: bool,
}

/// The value of a field in an alias.
#[derive(Clone, Copy)]
pub(crate) enum SystemEntry {
    Number(i64),
    /// The class and the name of an operand.
    Operand(&'static str, &'static str),
    /// The codec, the width in bits and the name of a number. Its upper bits are in this field, the lower ones in the
    /// next.
    Coded(Codec, u32, &'static str),
}

/// The system registers and operations in the records.
pub(crate) fn system_aliases(records: &Records) -> Vec<SystemAlias<'_>> {
    let mut aliases = aarch64_system::aliases(records);
    aliases.extend(aarch64_parts::fields_of_bits());
    aliases.extend(naplespu::aliases(records));
    aliases
}
