//! Instructions of LLVM's records.
//!
//! In: records of class `Instruction` with an `Inst`, except codegen-only ones. Out: instructions, and those omitted.
//! Invariants: every bit of `Inst` is constant or a bit of an operand's field; an operand without bits is tied, the
//! only one of its class, or a constant.
//! Not here: aliases (`aliases`).

use kernelsmith_machine::build::{EncodingSpec, InstSpec, OperandSpec};
use kernelsmith_machine::encode::MAX_OPERANDS;
use kernelsmith_machine::{AsmPiece, InstFlags, OperandClass, Piece};
use kernelsmith_tablegen::{BitRef, RecordRef, Records, ValueRef};

use super::operands::{self, Part, Text};
use super::{LeftOut, Lx, bit, text};
use crate::hooks::llvm::Field;
use crate::{asm, hooks};

/// The instructions of a processor, in decoding order, then by name.
pub(super) fn list(records: &Records) -> Vec<RecordRef<'_>> {
    let is_real = |record: &RecordRef<'_>| {
        let is_made = ["isPseudo", "isCodeGenOnly"].into_iter().any(|field| bit(*record, field));
        !is_made && record.field("Inst").is_some() && text(*record, "Namespace") != "TargetOpcode"
    };
    let mut list: Vec<_> = records.derived("Instruction").filter(is_real).collect();
    // If several match a word, the decoder uses the first.
    list.sort_by_key(|record| hooks::decoding_rank(text(*record, "DecoderNamespace")));
    list
}

/// Adds the instructions that can be translated; returns the others.
pub(super) fn add<'a>(lx: &mut Lx<'a>, list: &[RecordRef<'a>]) -> Vec<LeftOut> {
    let mut left_out = Vec::new();
    for &record in list {
        match instruction(lx, record, Form::Usual) {
            Ok(()) => {}
            Err(reason) => left_out.push(LeftOut { instruction: record.name().to_owned(), reason }),
        }
    }
    left_out
}

/// Adds the forms for disassemblers: behind all aliases, because of equal forms the first is shown.
pub(super) fn add_ignoring(lx: &mut Lx<'_>) {
    for record in std::mem::take(&mut lx.ignoring) {
        // It has been translated before.
        let _ = instruction(lx, record, Form::Ignoring);
    }
}

/// The form of an instruction to add.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Usual,
    /// The bits that decoders ignore have any value.
    Ignoring,
}

/// A field of the record, and its value.
pub(super) struct FieldValue<'a> {
    pub(super) name: &'a str,
    pub(super) is_def: bool,
    pub(super) value: Value,
}

/// The value of a field.
#[derive(Clone)]
pub(super) enum Value {
    /// Operands in the tables, starting at `first`.
    Operands { first: usize, shape: operands::Shape },
    /// Constant bits.
    Constant(u64),
}

/// A name in the text, and its operands.
pub(super) type Named<'a> = (&'a str, Vec<(usize, operands::Shape)>);

/// The operands of a record.
#[derive(Default)]
struct Operands<'a> {
    field_values: Vec<FieldValue<'a>>,
    own: Vec<OperandSpec<'a>>,
    named: Vec<Named<'a>>,
}

impl<'a> Operands<'a> {
    /// Adds an operand with its own field; returns its operands for the text.
    fn add(
        &mut self,
        lx: &mut Lx<'a>,
        inst: RecordRef<'a>,
        (operand, name, is_def): (RecordRef<'a>, &'a str, bool),
    ) -> Result<(usize, operands::Shape), String> {
        let shape = operands::shape(lx, operand, Field::of(inst, name))?;
        let first = self.own.len();
        self.own.extend(own_operands(name, &shape, is_def));
        self.field_values.push(FieldValue { name, is_def, value: Value::Operands { first, shape: shape.clone() } });
        Ok((first, shape))
    }
}

/// The table operands for a shape.
pub(super) fn own_operands<'a>(
    name: &'a str,
    shape: &operands::Shape,
    is_def: bool,
) -> impl Iterator<Item = OperandSpec<'a>> {
    shape.parts.iter().map(move |part| OperandSpec {
        name,
        class: part.class,
        is_def,
        is_early_clobber: false,
        differs_from_result: false,
        tied_to: None,
    })
}

/// The operand lists of an instruction: each entry's value and name, and whether it is a result.
pub(super) fn lists(record: RecordRef<'_>) -> Result<impl Iterator<Item = (ValueRef<'_>, Option<&str>, bool)>, String> {
    let list = |field| record.dag(field).map_err(|error| error.to_string());
    let (outs, ins) = (list("OutOperandList")?, list("InOperandList")?);
    let outs = outs.args().map(|(value, name)| (value, name, true));
    Ok(outs.chain(ins.args().map(|(value, name)| (value, name, false))))
}

/// The named sub-operands of an operand: `(shifted $Rm, $shift):$operand`.
pub(super) fn parts_of(value: ValueRef<'_>) -> Option<Vec<(RecordRef<'_>, &str)>> {
    let ValueRef::Dag(parts) = value else { return None };
    let records = parts.op_def()?.dag("MIOperandInfo").ok()?;
    if records.len() != parts.len() {
        return None;
    }
    let named = parts.args().zip(records.args()).map(|((_, name), (record, _))| match record {
        ValueRef::Def(record) => Some((record, name?)),
        _ => None,
    });
    named.collect()
}

/// Adds the instruction.
fn instruction<'a>(lx: &mut Lx<'a>, record: RecordRef<'a>, form: Form) -> Result<(), String> {
    let mut operands = Operands::default();
    let mut constants: Vec<(&'a str, i64)> = Vec::new();
    for (value, name, is_def) in lists(record)? {
        // Arguments of a call, which are in no encoding.
        if matches!(value, ValueRef::Def(operand) if operand.name() == "variable_ops") {
            continue;
        }
        let Some(name) = name else { return Err(format!("operand `{value}` has no name")) };
        if let Some(parts) = parts_of(value) {
            let found = parts.into_iter().map(|(part, field)| operands.add(lx, record, (part, field, is_def)));
            let found = found.collect::<Result<Vec<_>, _>>()?;
            operands.named.push((name, found));
            continue;
        }
        let ValueRef::Def(operand) = value else { return Err(format!("operand `{value}` has no record")) };
        if let Some(number) = hooks::constant(record, name) {
            constants.push((name, number));
            continue;
        }
        // A field with a constant value is no operand, even if the list contains it.
        if record.bits(name).is_ok_and(|bits| bits.value().is_some()) {
            continue;
        }
        let found = operands.add(lx, record, (operand, name, is_def))?;
        operands.named.push((name, vec![found]));
    }
    let Operands { field_values, mut own, named } = operands;
    if own.len() > MAX_OPERANDS {
        return Err(format!("{} operands, at most {MAX_OPERANDS} are possible", own.len()));
    }
    ties(record, &field_values, &mut own)?;
    set_apart(record, &field_values, &mut own);
    let encoding = encoding(lx, record, &field_values, &own)?;
    let source = text(record, "AsmString");
    let asm = pieces(source, &named, &constants)?;
    let regs = |field| -> Vec<_> {
        let regs = record.defs(field).unwrap_or_default();
        regs.iter().filter_map(|reg| lx.regs.get(reg.index()).copied()).collect()
    };
    let (uses, defs, features) = (regs("Uses"), regs("Defs"), lx.needs(record));
    let name = record.name();
    let flags = flags(record).with(InstFlags::CODEGEN_ONLY, lx.is_never_decoded(record));
    let spec =
        InstSpec { name, operands: own, asm, flags, uses, defs, features, latency: 0, fold_last: None, encoding };
    if form == Form::Ignoring {
        add_any(lx, record, &field_values, &spec);
        return Ok(());
    }
    lx.builder.add_inst(&spec);
    if !flags.is_codegen_only() && ignored(record, &field_values).next().is_some() {
        lx.ignoring.push(record);
    }
    if source.contains('|') {
        let source = asm::second_variant(source);
        let asm = pieces(&source, &named, &constants)?;
        lx.builder.add_inst(&InstSpec { asm, flags: flags.with(InstFlags::CODEGEN_ONLY, true), ..spec.clone() });
    }
    Ok(())
}

/// Adds the form for disassemblers, in which the bits that they ignore have any value.
pub(super) fn add_any(lx: &mut Lx<'_>, record: RecordRef<'_>, field_values: &[FieldValue<'_>], spec: &InstSpec<'_>) {
    let places: Vec<u32> = ignored(record, field_values).collect();
    let EncodingSpec::Fixed { mut base, size_bytes, mut pieces } = spec.encoding.clone() else { return };
    let at = spec.operands.len();
    if places.is_empty() || at >= MAX_OPERANDS {
        return;
    }
    // Without room for the operand, only the word with zeros is decoded.
    let Ok(class) = operands::any_bits(lx, record, places.len() as u32) else { return };
    let mut operands = spec.operands.clone();
    operands.push(OperandSpec {
        name: "ignored",
        class,
        is_def: false,
        is_early_clobber: false,
        differs_from_result: false,
        tied_to: None,
    });
    for (from, to) in places.into_iter().enumerate() {
        base &= !(1 << to);
        crate::encoding::add_bit(&mut pieces, at as u8, from as u8, to as u8);
    }
    let flags = spec.flags.with(InstFlags::ASM_ONLY, true).with(InstFlags::CODEGEN_ONLY, true);
    let encoding = EncodingSpec::Fixed { base, size_bytes, pieces };
    lx.builder.add_inst(&InstSpec { operands, flags, encoding, ..spec.clone() });
}

/// The bits of `Inst` that LLVM's decoders do not compare: those without a value, those of nobody's field, and those
/// that the hook of an operand ignores.
fn ignored<'r>(record: RecordRef<'r>, field_values: &'r [FieldValue<'r>]) -> impl Iterator<Item = u32> + 'r {
    let len = n_bits(record).unwrap_or_default().min(64);
    let bits = record.bits("Inst").ok().into_iter().flat_map(move |bits| bits.iter().take(len).collect::<Vec<_>>());
    let is_ignored = move |bit: &BitRef<'_>| match *bit {
        BitRef::Unset => true,
        BitRef::Field { name, index } => {
            let mut of_field = field_values.iter().filter(|field| field.name == name).peekable();
            let by_hook = |field: &FieldValue<'_>| match &field.value {
                Value::Operands { shape, .. } => index < 64 && shape.ignored >> index & 1 != 0,
                Value::Constant(_) => false,
            };
            match of_field.peek() {
                None => is_zero(record, field_values, name),
                Some(_) => of_field.any(by_hook),
            }
        }
        _ => false,
    };
    bits.enumerate().filter(move |(_, bit)| is_ignored(bit)).map(|(to, _)| to as u32)
}

/// Marks the operands that must differ from the first result.
pub(super) fn set_apart(record: RecordRef<'_>, field_values: &[FieldValue<'_>], own: &mut [OperandSpec<'_>]) {
    for name in hooks::operands_apart(record) {
        if let Some(FieldValue { value: Value::Operands { first, .. }, .. }) =
            field_values.iter().find(|field| field.name == name)
        {
            own[*first].differs_from_result = true;
        }
    }
}

/// `$a = $b` ties an input to a result; the name that is no input is the result.
fn ties<'a>(record: RecordRef<'a>, field_values: &[FieldValue<'a>], own: &mut [OperandSpec<'a>]) -> Result<(), String> {
    let constraints = text(record, "Constraints").split(',').map(str::trim);
    for constraint in constraints.filter(|c| !c.is_empty() && !c.starts_with("@earlyclobber")) {
        let find = |name: &str| field_values.iter().find(|g| Some(g.name) == name.trim().strip_prefix('$'));
        let pair = constraint.split_once('=').map(|(a, b)| (find(a), find(b)));
        let Some((Some(a), Some(b))) = pair else { return Err(format!("constraint `{constraint}`")) };
        let (input, output) = if a.is_def { (b, a) } else { (a, b) };
        let single = |field: &FieldValue<'_>| match &field.value {
            Value::Operands { first, shape } if shape.parts.len() == 1 => Some(*first),
            _ => None,
        };
        let (Some(input), Some(output)) = (single(input), single(output)) else {
            return Err(format!("constraint `{constraint}` is about several operands"));
        };
        if own[input].is_def || !own[output].is_def {
            return Err(format!("constraint `{constraint}` does not tie an input to a result"));
        }
        own[input].tied_to = Some(output as u8);
    }
    Ok(())
}

pub(super) fn encoding<'a>(
    lx: &Lx<'a>,
    record: RecordRef<'a>,
    field_values: &[FieldValue<'a>],
    own: &[OperandSpec<'a>],
) -> Result<EncodingSpec, String> {
    let bits = record.bits("Inst").map_err(|error| error.to_string())?;
    let len = n_bits(record)?;
    if len == 0 || len > 64 || len % 8 != 0 {
        return Err(format!("`Inst` has {len} bits"));
    }
    let method = text(record, "PostEncoderMethod");
    let mut base = match method {
        "" => 0u64,
        method => hooks::bits_set_after(method)
            .ok_or_else(|| format!("no hook for the encoder `{method}` of the instruction"))?,
    };
    let mut pieces: Vec<Piece> = Vec::new();
    for (to, bit) in bits.iter().take(len).enumerate() {
        match bit {
            BitRef::Zero => {}
            BitRef::One => base |= 1 << to,
            BitRef::Field { name, index } => {
                let missing = || format!("bit {to} of `Inst` is bit {index} of `{name}`, which is no operand");
                let Some(field) = field_values.iter().find(|g| g.name == name && g.has_bit(index)) else {
                    if is_zero(record, field_values, name) {
                        continue;
                    }
                    return Err(missing());
                };
                match &field.value {
                    Value::Constant(bits) => base |= (bits >> index.min(63) & 1) << to,
                    Value::Operands { first, shape } => {
                        let (operand, from) = bit_of(*first, shape, index).ok_or_else(missing)?;
                        crate::encoding::add_bit(&mut pieces, operand as u8, from as u8, to as u8);
                    }
                }
            }
            // Bits that decoders ignore are zero, or set by the method.
            BitRef::Unset => {}
            BitRef::Complex => return Err(format!("bit {to} of `Inst` has no value")),
        }
    }
    for (index, operand) in own.iter().enumerate() {
        let is_named = |i: usize| pieces.iter().any(|p| usize::from(p.operand) == i);
        let partner = own.iter().position(|o| o.tied_to == Some(index as u8));
        let other = operand.tied_to.map(usize::from).or(partner);
        let is_implied = match operand.class {
            OperandClass::Reg(class) => lx.builder.class_len(class) == 1,
            OperandClass::Imm(kind) => lx.builder.kind_is_constant(kind),
            OperandClass::Cond(kind) => lx.builder.n_names(kind) == 1,
            _ => false,
        };
        if !is_named(index) && !other.is_some_and(is_named) && !is_implied {
            return Err(format!("operand `{}` is not in `Inst`", operand.name));
        }
    }
    Ok(EncodingSpec::Fixed { base, size_bytes: (len / 8) as u8, pieces })
}

/// The bits of the instruction. `Inst` may have more, if it is as long as the longest instruction of the machine.
fn n_bits(record: RecordRef<'_>) -> Result<usize, String> {
    let bits = record.bits("Inst").map_err(|error| error.to_string())?;
    let (len, size) = (bits.len(), record.int("Size").unwrap_or_default());
    match usize::try_from(size).ok().and_then(|size| size.checked_mul(8)) {
        Some(0) => Ok(len),
        Some(n) if n <= len && bits.iter().skip(n).all(|bit| matches!(bit, BitRef::Unset | BitRef::Zero)) => Ok(n),
        _ => Err(format!("`Size` is {size} bytes, `Inst` has {len} bits")),
    }
}

/// Whether bits of a field are zero that no operand has: by the operand's hook, or because it is nobody's field. The
/// second is safe because an operand that is in no field is an error.
fn is_zero(record: RecordRef<'_>, field_values: &[FieldValue<'_>], name: &str) -> bool {
    let mut of_field = field_values.iter().filter(|field| field.name == name).peekable();
    match of_field.peek() {
        None => record.bits(name).is_ok_and(|bits| bits.iter().all(|bit| matches!(bit, BitRef::Unset))),
        Some(_) => of_field.any(|field| matches!(&field.value, Value::Operands { shape, .. } if shape.rest_is_zero)),
    }
}

impl FieldValue<'_> {
    /// Whether the value includes this bit of the field.
    fn has_bit(&self, index: u32) -> bool {
        match &self.value {
            Value::Operands { first, shape } => bit_of(*first, shape, index).is_some(),
            Value::Constant(_) => true,
        }
    }
}

/// The table operand, and the bit of its value, for a bit of an operand's field.
fn bit_of(first: usize, shape: &operands::Shape, index: u32) -> Option<(usize, u32)> {
    let takes = |part: &Part| part.field.0 <= index && index - part.field.0 < part.field.1;
    let at = shape.parts.iter().position(takes)?;
    let part = &shape.parts[at];
    Some((first + at, part.value_bits.of(index - part.field.0))).filter(|(_, bit)| *bit < 64)
}

/// The pieces of an assembly string.
pub(super) fn pieces<'s>(
    source: &'s str,
    named: &'s [Named<'_>],
    constants: &[(&str, i64)],
) -> Result<Vec<AsmPiece<'s>>, String> {
    let split = asm::split_first(source).map_err(|error| format!("assembly `{source}`: {error}"))?;
    let mut out = Vec::with_capacity(split.len());
    for piece in split {
        let name = match piece {
            asm::Piece::Text(text) => {
                out.push(AsmPiece::Literal(text));
                continue;
            }
            asm::Piece::Operand(name) => name,
        };
        if let Some((_, number)) = constants.iter().find(|(known, _)| *known == name) {
            out.push(AsmPiece::Literal(small_number(*number)?));
            continue;
        }
        let operands = named.iter().find(|(known, _)| *known == name);
        let (_, operands) =
            operands.ok_or_else(|| format!("assembly `{source}` names `{name}`, which is no operand"))?;
        for (first, shape) in operands {
            out.extend(shape.text.iter().map(|text| match text {
                Text::Fixed(text) => AsmPiece::Literal(text),
                Text::Part(at) => AsmPiece::Operand(first + at),
            }));
        }
    }
    if out.is_empty() { Err("there is no assembly text".to_owned()) } else { Ok(out) }
}

/// A digit as a string.
fn small_number(number: i64) -> Result<&'static str, String> {
    const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    let digit = usize::try_from(number).ok().and_then(|at| DIGITS.get(at).copied());
    digit.ok_or_else(|| format!("{number} is no digit"))
}

pub(super) fn flags(record: RecordRef<'_>) -> InstFlags {
    const FLAGS: [(&str, InstFlags); 8] = [
        ("isReturn", InstFlags::RETURN),
        ("isBranch", InstFlags::BRANCH),
        ("isBarrier", InstFlags::BARRIER),
        ("isCall", InstFlags::CALL),
        ("isTerminator", InstFlags::TERMINATOR),
        ("mayLoad", InstFlags::MAY_LOAD),
        ("mayStore", InstFlags::MAY_STORE),
        ("hasSideEffects", InstFlags::SIDE_EFFECTS),
    ];
    FLAGS.into_iter().fold(InstFlags::default(), |flags, (field, flag)| flags.with(flag, bit(record, field)))
}
