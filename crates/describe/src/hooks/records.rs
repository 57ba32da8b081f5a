//! Hooks that a description itself contains: records of the classes in `td/include/OperandHooks.td`.
//!
//! In: records. Out: the meaning of operands by name, and properties of the machine.
//! Invariant: every hook is checked when the description is loaded; an invalid one is an error with its position.

use std::collections::HashMap;

use kernelsmith_diag::{Diagnostic, Diagnostics};
use kernelsmith_machine::build::ObjectSpec;
use kernelsmith_machine::encode::MAX_OPERANDS;
use kernelsmith_tablegen::{RecordRef, Records, ValueRef};

use super::llvm::{Distance, Field, Meaning, Number, PartKind, PartMeaning, ValueBits};
use super::{Machine, MachineText};
use crate::budget::{Budget, Size};
use crate::macros;

/// The bits of a value, and of a field.
const MAX_BITS: i64 = 64;
/// The bytes between an instruction and the position from which its field counts.
const MAX_BIAS: i64 = 255;

/// The hooks of a description, by operand or function.
#[derive(Default)]
pub(crate) struct OwnHooks<'a> {
    hooks: Vec<Hook<'a>>,
    by_name: HashMap<&'a str, usize>,
    machine: Option<Machine>,
    /// The tables of decoders that disassemblers do not use.
    unused_decoders: Vec<&'a str>,
    registers: RegisterHook<'a>,
    /// Texts of assembly, and the lines that they expand to.
    macros: Vec<(&'a str, Vec<&'a str>)>,
}

/// How registers are written and numbered.
#[derive(Clone, Copy, Default)]
pub(crate) struct RegisterHook<'a> {
    /// The text before each name.
    pub(crate) prefix: &'a str,
    /// The record of the index of the alternative names to print; empty for the usual ones.
    pub(crate) names: &'a str,
    /// The field of the number; empty for `HWEncoding`.
    number: &'a str,
}

impl<'a> RegisterHook<'a> {
    /// The number of a register.
    pub(crate) fn number(&self, register: RecordRef<'_>) -> Option<i64> {
        let field = if self.number.is_empty() { "HWEncoding" } else { self.number };
        register.int(field).ok().or_else(|| register.bits(field).ok()?.value().map(|bits| bits as i64))
    }

    /// The prefix as a part of the names: a word of assembly has letters, digits and these.
    pub(crate) fn prefix_of_names(&self) -> &'a str {
        let is_word = self.prefix.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '@'));
        if is_word { self.prefix } else { "" }
    }

    /// The prefix if it is text between names.
    pub(crate) fn prefix_of_texts(&self) -> &'a str {
        if self.prefix_of_names().is_empty() { self.prefix } else { "" }
    }
}

/// The form of operands.
struct Hook<'a> {
    parts: Vec<Part<'a>>,
    text: &'a str,
    /// The values that it contains.
    size: usize,
}

struct Part<'a> {
    kind: Kind<'a>,
    field: (u32, u32),
    shift: u32,
}

enum Kind<'a> {
    Number(Number),
    /// The class of a sub-operand.
    Register(usize),
    Label(Distance),
    Names(Vec<&'a str>),
    /// No operand: bits that decoders do not look at.
    Ignored,
}

impl<'a> OwnHooks<'a> {
    /// Reads and checks the hooks.
    pub(crate) fn read(records: &'a Records, budget: &mut Budget) -> Result<Self, Diagnostics> {
        let (mut own, mut diagnostics) = (OwnHooks::default(), Diagnostics::new());
        for record in records.derived_in_order("OperandHook") {
            match hook(record, budget) {
                Ok((names, hook)) => {
                    let at = own.hooks.len();
                    own.hooks.push(hook);
                    for name in names {
                        if own.by_name.insert(name, at).is_some() {
                            diagnostics.push(wrong(record, format!("two hooks are for `{name}`")));
                        }
                    }
                }
                Err(error) => diagnostics.push(*error),
            }
        }
        for record in records.derived_in_order("HookMacro") {
            match hook_macro(record, budget) {
                Ok(found) => own.macros.push(found),
                Err(error) => diagnostics.push(*error),
            }
        }
        let mut targets = records.derived_in_order("TargetHook");
        match (targets.next().map(machine).transpose(), targets.next()) {
            (Ok(None), None) => {}
            (Ok(Some((machine, unused, registers))), None) => {
                (own.machine, own.unused_decoders, own.registers) = (Some(machine), unused, registers);
            }
            (Ok(_), Some(second)) => diagnostics.push(wrong(second, "there are two records of class `TargetHook`")),
            (Err(error), _) => diagnostics.push(*error),
        }
        if diagnostics.has_errors() { Err(diagnostics) } else { Ok(own) }
    }

    /// The meaning of an operand with this field, if a hook is for it.
    pub(crate) fn meaning(
        &self,
        operand: RecordRef<'a>,
        field: Field,
        budget: &mut Budget,
    ) -> Option<Result<Meaning<'a>, String>> {
        let methods = ["EncoderMethod", "DecoderMethod", "PrintMethod"];
        let names = methods.into_iter().filter_map(|field| operand.string(field).ok());
        let at = std::iter::once(operand.name()).chain(names).find_map(|name| self.by_name.get(name))?;
        let hook = &self.hooks[*at];
        Some(if budget.take(hook.size) { hook.meaning(operand, field) } else { Err(Budget::message()) })
    }

    /// Whether disassemblers never use the instructions in this decoder table.
    pub(crate) fn is_never_decoded(&self, namespace: &str) -> bool {
        self.unused_decoders.contains(&namespace)
    }

    /// How registers are written and numbered.
    pub(crate) fn registers(&self) -> RegisterHook<'a> {
        self.registers
    }

    /// Assembly statements that expand to several instructions.
    pub(crate) fn macros(&self) -> &[(&'a str, Vec<&'a str>)] {
        &self.macros
    }

    /// The properties of the machine, if they are in the description.
    pub(crate) fn machine(&self) -> Option<&Machine> {
        self.machine.as_ref()
    }
}

impl<'a> Hook<'a> {
    fn meaning(&self, operand: RecordRef<'a>, field: Field) -> Result<Meaning<'a>, String> {
        let (mut parts, mut ignored) = (Vec::with_capacity(self.parts.len()), 0);
        for part in &self.parts {
            let end = part.field.0 + part.field.1;
            // A tied input has no field.
            if end > field.width && field.width > 0 {
                let (name, width) = (operand.name(), field.width);
                return Err(format!("operand `{name}`: its hook has {end} bits, its field {width}"));
            }
            let kind = match &part.kind {
                Kind::Ignored => {
                    ignored |= u64::MAX >> (u64::BITS - part.field.1) << part.field.0;
                    continue;
                }
                Kind::Number(number) => PartKind::Number(number.clone()),
                Kind::Label(distance) => PartKind::Distance(distance.clone()),
                Kind::Names(names) => PartKind::Names(names.iter().map(|name| (*name).to_owned()).collect()),
                Kind::Register(at) => PartKind::Register(register_class(operand, *at)?),
            };
            parts.push(PartMeaning { kind, field: part.field, value_bits: ValueBits::From(part.shift) });
        }
        Ok(Meaning { parts, text: self.text.to_owned(), rest_is_zero: true, ignored })
    }
}

/// The register class of a sub-operand, or of the operand.
fn register_class(operand: RecordRef<'_>, at: usize) -> Result<RecordRef<'_>, String> {
    let part = operand.dag("MIOperandInfo").ok().filter(|parts| !parts.is_empty()).map(|parts| parts.arg(at));
    let class = match part {
        None if operand.is_a("RegisterClass") => Some(operand),
        None => operand.def("RegClass").ok(),
        Some(Some(ValueRef::Def(class))) if class.is_a("RegisterClass") => Some(class),
        Some(Some(ValueRef::Def(part))) => part.def("RegClass").ok(),
        Some(_) => None,
    };
    class.ok_or_else(|| format!("operand `{}`: its hook wants a register as sub-operand {at}", operand.name()))
}

/// The names that a hook is for, and the hook.
fn hook<'a>(record: RecordRef<'a>, budget: &mut Budget) -> Result<(Vec<&'a str>, Hook<'a>), Box<Diagnostic>> {
    let names = record.strings("Operands").map_err(field_error)?;
    let text = record.string("Text").map_err(field_error)?;
    let records = record.defs("Parts").map_err(field_error)?;
    if names.iter().any(|name| name.is_empty()) {
        return Err(Box::new(wrong(record, "an operand or function has a name")));
    }
    if records.len() > MAX_OPERANDS {
        return Err(Box::new(wrong(record, format!("a hook has at most {MAX_OPERANDS} parts"))));
    }
    let mut size = names.size() + text.size();
    let mut parts: Vec<Part<'a>> = Vec::with_capacity(records.len());
    for record in records {
        let part = part(record)?;
        size += match &part.kind {
            Kind::Number(number) => number.names.iter().map(|name| 1 + name.len() / 16).sum(),
            Kind::Names(names) => names.size(),
            _ => 1,
        };
        let (first, n) = part.field;
        let is_shared = |other: &Part<'_>| other.field.0 < first + n && first < other.field.0 + other.field.1;
        if parts.iter().any(is_shared) {
            return Err(Box::new(wrong(record, "two parts have the same bits of the field")));
        }
        parts.push(part);
    }
    if !budget.take(size) {
        return Err(Box::new(Diagnostic::error(Budget::message()).code("DE0905")));
    }
    Ok((names, Hook { parts, text, size }))
}

fn part(record: RecordRef<'_>) -> Result<Part<'_>, Box<Diagnostic>> {
    let number = |field, min, max| within(record, field, min, max);
    let signed = |field, min, max| between(record, field, min, max);
    // A name may be the only one, which needs no bits.
    let width = number("Width", i64::from(!record.is_a("HookNames")), MAX_BITS)?;
    let shift = number("Shift", 0, i64::from(width.saturating_sub(1)))?;
    let field = (number("FirstBit", 0, MAX_BITS - 1)?, width - shift);
    let bit = |field| record.bit(field).map_err(field_error);
    let names = || record.strings("Names").map_err(field_error);
    let kind = if record.is_a("HookNumber") {
        Kind::Number(Number {
            width,
            is_signed: bit("Signed")?,
            is_nonzero: bit("NonZero")?,
            may_be_unsigned: bit("EitherSign")?,
            names: names()?.into_iter().map(str::to_owned).collect(),
            ..Number::default()
        })
    } else if record.is_a("HookLabel") {
        Kind::Label(Distance {
            width,
            relocation: number("Relocation", 0, i64::from(u16::MAX))? as u16,
            is_absolute: bit("isAbsolute")?,
            bias: signed("Bias", -MAX_BIAS, MAX_BIAS)? as i32,
            ..Distance::default()
        })
    } else if record.is_a("HookRegister") {
        Kind::Register(number("SubOperand", 0, MAX_OPERANDS as i64 - 1)? as usize)
    } else if record.is_a("HookNames") {
        Kind::Names(names()?)
    } else if record.is_a("HookIgnored") {
        Kind::Ignored
    } else {
        let text = "a part is a HookNumber, HookRegister, HookLabel, HookNames or HookIgnored";
        return Err(Box::new(wrong(record, text)));
    };
    Ok(Part { kind, field, shift })
}

fn hook_macro<'a>(record: RecordRef<'a>, budget: &mut Budget) -> Result<(&'a str, Vec<&'a str>), Box<Diagnostic>> {
    let text = record.string("Text").map_err(field_error)?;
    let lines = record.strings("Lines").map_err(field_error)?;
    if let Some(problem) = macros::problem(text, &lines) {
        return Err(Box::new(wrong(record, problem)));
    }
    match budget.take(lines.size() + text.size()) {
        true => Ok((text, lines)),
        false => Err(Box::new(Diagnostic::error(Budget::message()).code("DE0905"))),
    }
}

/// The machine, the decoder tables without a use, the registers.
type Found<'a> = (Machine, Vec<&'a str>, RegisterHook<'a>);

fn machine(record: RecordRef<'_>) -> Result<Found<'_>, Box<Diagnostic>> {
    let bits = within(record, "PointerBits", 8, MAX_BITS)?;
    let comment = record.string("Comment").map_err(field_error)?;
    let relocations = record.ints("AddressRelocations").map_err(field_error)?;
    let relocations: Option<Vec<u32>> = relocations.into_iter().map(|number| number.try_into().ok()).collect();
    let Some(address_relocations) = relocations.and_then(|numbers| numbers.try_into().ok()) else {
        return Err(Box::new(wrong(record, "`AddressRelocations` has four numbers that are not negative")));
    };
    if comment.is_empty() || !bits.is_power_of_two() {
        return Err(Box::new(wrong(record, "comments start with a text, and pointers have 8, 16, 32 or 64 bits")));
    }
    let machine = Machine {
        pointer_bits: bits,
        is_little_endian: record.bit("isLittleEndian").map_err(field_error)?,
        comment: MachineText::Owned(comment.to_owned()),
        object: ObjectSpec {
            elf_machine: within(record, "ELFMachine", 0, i64::from(u16::MAX))? as u16,
            address_relocations,
            ..ObjectSpec::default()
        },
    };
    let text = |field| record.string(field).map_err(field_error);
    let registers = RegisterHook {
        prefix: text("RegisterPrefix")?,
        names: text("RegisterNames")?,
        number: text("RegisterNumber")?,
    };
    Ok((machine, record.strings("UnusedDecoders").map_err(field_error)?, registers))
}

/// A number in a range without negative numbers.
fn within(record: RecordRef<'_>, field: &str, min: i64, max: i64) -> Result<u32, Box<Diagnostic>> {
    between(record, field, min, max).map(|number| number as u32)
}

/// A number in a range.
fn between(record: RecordRef<'_>, field: &str, min: i64, max: i64) -> Result<i64, Box<Diagnostic>> {
    let given = record.int(field).map_err(field_error)?;
    match (min..=max).contains(&given) {
        true => Ok(given),
        false => Err(Box::new(wrong(record, format!("`{field}` is {given}, not {min} to {max}")))),
    }
}

fn wrong(record: RecordRef<'_>, text: impl Into<String>) -> Diagnostic {
    let label = format!("`{}`", record.name());
    Diagnostic::error(text).code("DE0906").at(record.span()).primary_label(label)
}

fn field_error(error: kernelsmith_tablegen::FieldError) -> Box<Diagnostic> {
    Box::new(error.into())
}
