//! Instruction aliases: records of class `InstAlias`.
//!
//! In: an alias, whose result names an instruction and the values of its fields: operands of the alias, registers,
//! numbers.
//! Out: a separate instruction with constants in its bits, which assemblers accept and disassemblers try last.
//! Invariant: an alias that cannot be translated completely is omitted without an error; its instruction stays
//! available.
//! The second variant of a text (`add.8b v0, v1, v2`) becomes an alias too.
//! Not here: the choice of the text to print.

use kernelsmith_machine::build::{InstSpec, OperandSpec};
use kernelsmith_machine::encode::MAX_OPERANDS;
use kernelsmith_machine::{Codec, FeatureId, InstFlags};
use kernelsmith_tablegen::{RecordRef, ValueRef};

use super::instructions::{self, FieldValue, Named, Value};
use super::operands::{self, Part, Shape};
use super::{Lx, text};
use crate::hooks::SystemEntry;
use crate::hooks::llvm::{Field, ValueBits};
use crate::{asm, hooks};

/// Adds all aliases that can be translated.
pub(super) fn add<'a>(lx: &mut Lx<'a>) {
    let records = lx.records;
    // If several aliases have the same text, the first instruction by name is used.
    let mut list: Vec<RecordRef<'a>> = records.derived_in_order("InstAlias").collect();
    let inst_of = |record: &RecordRef<'a>| record.dag("ResultInst").ok().and_then(|result| result.op_def());
    list.sort_by_key(|record| inst_of(record).map(|inst| inst.name()));
    for record in list {
        // Ignore the error: its cause is in the instruction, which reports it.
        let _ = alias(lx, record);
    }
    for other in hooks::system_aliases(records) {
        let _ = system(lx, &other);
    }
}

/// An entry of the instruction's operand list that an alias fills in.
struct Place<'a> {
    /// The field in `Inst`.
    field: &'a str,
    record: RecordRef<'a>,
    /// Maximum number of alias entries for it, if they are numbers.
    n_numbers: usize,
}

/// The contents of an alias.
struct Text<'a, 's> {
    asm: &'s str,
    inst: RecordRef<'a>,
    /// The values of the fields: operands by record and name, and numbers.
    entries: Vec<Entry<'a>>,
    features: Vec<FeatureId>,
    /// Whether the printer ever uses it.
    is_written: bool,
}

#[derive(Clone, Copy)]
enum Entry<'a> {
    Operand(RecordRef<'a>, &'a str),
    Number(i64),
    /// See [`SystemEntry::Coded`].
    Coded(Codec, u32, &'a str),
}

fn alias<'a>(lx: &mut Lx<'a>, record: RecordRef<'a>) -> Option<()> {
    let result = record.dag("ResultInst").ok()?;
    let entries = result.args().map(|(entry, name)| match (entry, name) {
        (ValueRef::Def(operand), Some(name)) => Some(Entry::Operand(operand, name)),
        _ => number(lx, entry).map(Entry::Number),
    });
    let entries = entries.collect::<Option<Vec<_>>>()?;
    let features = lx.needs(record);
    let is_written = record.int("EmitPriority").is_ok_and(|priority| priority > 0);
    let of_operand = |entry: &Entry<'a>| match entry {
        Entry::Operand(operand, _) => hooks::is_written(*operand),
        _ => None,
    };
    let is_written = entries.iter().find_map(of_operand).unwrap_or(is_written);
    let (asm, inst) = (text(record, "AsmString"), result.op_def()?);
    add_text(lx, &Text { asm, inst, entries: entries.clone(), features: features.clone(), is_written })?;
    if asm.contains('|') {
        let asm = asm::second_variant(asm);
        add_text(lx, &Text { asm: &asm, inst, entries, features, is_written: false })?;
    }
    Some(())
}

/// Adds the alias of a system register or operation.
fn system<'a>(lx: &mut Lx<'a>, other: &hooks::SystemAlias<'a>) -> Option<()> {
    let inst = lx.records.get(other.instruction)?;
    let entries = other.entries.iter().map(|entry| match *entry {
        SystemEntry::Number(number) => Some(Entry::Number(number)),
        SystemEntry::Operand(class, name) => Some(Entry::Operand(lx.records.get(class)?, name)),
        SystemEntry::Coded(codec, width, name) => Some(Entry::Coded(codec, width, name)),
    });
    let entries = entries.collect::<Option<Vec<_>>>()?;
    let mut features = lx.needs(inst);
    for name in &other.features {
        features.push(lx.features.of_record(lx.records, name)?);
    }
    add_text(lx, &Text { asm: &other.text, inst, entries, features, is_written: other.is_written })
}

fn add_text<'a>(lx: &mut Lx<'a>, alias: &Text<'a, '_>) -> Option<()> {
    let inst = alias.inst;
    let (places, ties) = places(inst)?;
    let mut entries = alias.entries.iter().copied();
    let mut own: Vec<OperandSpec<'a>> = Vec::new();
    let mut named: Vec<Named<'a>> = Vec::new();
    let mut field_values: Vec<FieldValue<'a>> = Vec::new();
    let mut beyond = None;
    for place in &places {
        let value = match (entries.next()?, beyond.take()) {
            // Bits of the previous operand go to this field too.
            (Entry::Number(0), Some(value)) => value,
            (Entry::Operand(operand, name), _) => {
                let field = Field::of(inst, place.field);
                let (first, shape) = match named.iter().find(|(known, _)| *known == name) {
                    // The same operand in a second field.
                    Some((_, known)) => known.first()?.clone(),
                    None => {
                        let shape = operands::shape(lx, operand, field).ok()?;
                        let first = own.len();
                        own.extend(instructions::own_operands(name, &shape, false));
                        named.push((name, vec![(first, shape.clone())]));
                        (first, shape)
                    }
                };
                beyond = hooks::bits_beyond(operand).zip(shape.parts.first()).map(|((field, from), part)| {
                    let part = Part { field, value_bits: ValueBits::From(from), ..part.clone() };
                    Value::Operands {
                        first,
                        shape: Shape { parts: vec![part], text: Vec::new(), rest_is_zero: false, ignored: 0 },
                    }
                });
                Value::Operands { first, shape }
            }
            (Entry::Coded(codec, width, name), _) => {
                let (first, half) = (own.len(), codec.field_bits(width) / 2);
                let part = operands::coded(lx, inst, codec, width).ok()?;
                let shape = Shape {
                    parts: vec![part.clone()],
                    text: vec![operands::Text::Part(0)],
                    rest_is_zero: false,
                    ignored: 0,
                };
                own.extend(instructions::own_operands(name, &shape, false));
                named.push((name, vec![(first, shape)]));
                let bits = |from| Shape {
                    parts: vec![Part { value_bits: ValueBits::From(from), ..part.clone() }],
                    text: Vec::new(),
                    rest_is_zero: false,
                    ignored: 0,
                };
                beyond = Some(Value::Operands { first, shape: bits(0) });
                Value::Operands { first, shape: bits(half) }
            }
            (Entry::Number(number), _) => {
                let mut numbers = vec![number];
                while numbers.len() < place.n_numbers {
                    let Entry::Number(number) = entries.next()? else { return None };
                    numbers.push(number);
                }
                Value::Constant(hooks::field_of_constant(place.record, &numbers)?)
            }
        };
        field_values.push(FieldValue { name: place.field, is_def: false, value });
    }
    if entries.next().is_some() || own.len() > MAX_OPERANDS {
        return None;
    }
    for (tied, to) in ties {
        let value = field_values.iter().find(|field| field.name == to)?.value.clone();
        field_values.push(FieldValue { name: tied, is_def: false, value });
    }
    instructions::set_apart(inst, &field_values, &mut own);
    let encoding = instructions::encoding(lx, inst, &field_values, &own).ok()?;
    let asm = instructions::pieces(alias.asm, &named, &[]).ok()?;
    // The decoder uses a printable alias if the instruction has no text.
    let flags = instructions::flags(inst);
    let flags = flags.with(InstFlags::CODEGEN_ONLY, true).with(InstFlags::ASM_ONLY, alias.is_written);
    let spec = InstSpec {
        name: inst.name(),
        operands: own,
        asm,
        flags,
        uses: Vec::new(),
        defs: Vec::new(),
        features: alias.features.clone(),
        latency: 0,
        fold_last: None,
        encoding,
    };
    lx.builder.add_inst(&spec);
    if alias.is_written {
        instructions::add_any(lx, inst, &field_values, &spec);
    }
    Some(())
}

/// The operand-list entries for the values of an alias, in order; and tied operands, which have no values, with the
/// operands they are tied to.
type Places<'a> = (Vec<Place<'a>>, Vec<(&'a str, &'a str)>);

fn places(inst: RecordRef<'_>) -> Option<Places<'_>> {
    let ties = ties(inst);
    let mut places = Vec::new();
    for (value, name, _) in instructions::lists(inst).ok()? {
        let name = name?;
        if let Some(parts) = instructions::parts_of(value) {
            places.extend(parts.into_iter().map(|(record, field)| Place { field, record, n_numbers: 1 }));
            continue;
        }
        let ValueRef::Def(record) = value else { return None };
        if ties.iter().any(|(tied, _)| *tied == name) {
            continue;
        }
        let n_numbers = record.dag("MIOperandInfo").map_or(1, |parts| parts.len().max(1));
        places.push(Place { field: name, record, n_numbers });
    }
    Some((places, ties))
}

/// The tied inputs, and the operands they are tied to.
fn ties(inst: RecordRef<'_>) -> Vec<(&str, &str)> {
    let outs = inst.dag("OutOperandList").ok();
    let is_out = |name: &str| outs.is_some_and(|outs| outs.args().any(|(_, known)| known == Some(name)));
    let pairs = text(inst, "Constraints").split(',').filter_map(|constraint| {
        let (a, b) = constraint.trim().split_once('=')?;
        let (a, b) = (a.trim().strip_prefix('$')?, b.trim().strip_prefix('$')?);
        Some(if is_out(a) { (b, a) } else { (a, b) })
    });
    pairs.collect()
}

/// The number for an entry that is no operand: an integer, or a register's number.
fn number(lx: &Lx<'_>, entry: ValueRef<'_>) -> Option<i64> {
    match entry {
        ValueRef::Int(number) => Some(number),
        ValueRef::Bits(bits) => bits.value().map(|bits| bits as i64),
        ValueRef::Bit(bit) => Some(i64::from(bit)),
        ValueRef::Def(register) if lx.regs.contains(register.index()) => lx.own_hooks.registers().number(register),
        // No register.
        ValueRef::Def(register) if register.name() == "zero_reg" => Some(-1),
        _ => None,
    }
}
