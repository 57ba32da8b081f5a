//! The result trees of patterns.
//!
//! In: the dag of a result and the flattened pattern. Out: items in pre-order.
//! Invariants: an instruction has one source for each input; a bound constant fits its operand.

use kernelsmith_machine::{InstId, OperandClass, OperandTag, PatternItem, ResultItem, ValueType};
use kernelsmith_tablegen::{DagRef, RecordRef, ValueRef};

use super::infer::Implied;
use super::tree::Flat;
use crate::context::Cx;
use crate::instructions::operand_class;
use crate::operands;

/// The types that the selected instruction implies.
pub(crate) fn implied_types<'a>(cx: &mut Cx<'a>, dag: DagRef<'a>) -> Implied<'a> {
    let mut implied = Implied::default();
    let Some(op) = dag.op_def().filter(|op| cx.insts.contains(op.index())) else { return implied };
    implied.root = only_type(cx, op.dag("OutOperandList").ok().and_then(|d| d.arg(0)));
    let Ok(inputs) = op.dag("InOperandList") else { return implied };
    for ((value, _), (_, name)) in inputs.args().zip(dag.args()) {
        if let (Some(ty), Some(name)) = (only_type(cx, Some(value)), name) {
            implied.names.insert(name, ty);
        }
    }
    implied
}

/// Like [`implied_types`], for a pattern that selects its own instruction.
pub(crate) fn implied_by_instruction<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>) -> Implied<'a> {
    let mut implied =
        Implied { root: only_type(cx, record.dag("OutOperandList").ok().and_then(|d| d.arg(0))), ..Implied::default() };
    let Ok(inputs) = record.dag("InOperandList") else { return implied };
    for (value, name) in inputs.args() {
        if let (Some(ty), Some(name)) = (only_type(cx, Some(value)), name) {
            implied.names.insert(name, ty);
        }
    }
    implied
}

/// The type of a register operand whose class has only one type.
fn only_type(cx: &Cx<'_>, value: Option<ValueRef<'_>>) -> Option<ValueType> {
    let Some(ValueRef::Def(class)) = value else { return None };
    match cx.classes.get(class.index())?.types[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// Maximum number of items in a result; the tables have one-byte operand numbers.
const MAX_ITEMS: usize = 200;

pub(crate) fn compile<'a>(cx: &mut Cx<'a>, dag: DagRef<'a>, flat: &Flat<'a>) -> Result<Vec<ResultItem>, String> {
    let mut items = Vec::new();
    compile_dag(cx, dag, flat, &mut items, 0)?;
    Ok(items)
}

/// The result of an instruction's own pattern: operands with the names of the instruction's inputs.
pub(crate) fn of_instruction<'a>(
    cx: &mut Cx<'a>,
    record: RecordRef<'a>,
    flat: &Flat<'a>,
) -> Result<Vec<ResultItem>, String> {
    let inputs = record.dag("InOperandList").map_err(|e| e.to_string())?;
    let inst = *cx.insts.get(record.index()).ok_or("the instruction is unknown")?;
    if inputs.len() > MAX_ITEMS {
        return Err("the instruction has too many inputs".into());
    }
    let mut items = vec![ResultItem::Inst { inst, args: inputs.len() as u8 }];
    for (value, name) in inputs.args() {
        let name = name.unwrap_or("");
        let Some((slot, item)) = flat.slot(name) else {
            return Err(format!("input `${name}` of `{}` is not in the pattern", record.name()));
        };
        fits(cx, value, &item, name)?;
        items.push(ResultItem::Slot(slot));
    }
    Ok(items)
}

fn compile_dag<'a>(
    cx: &mut Cx<'a>,
    dag: DagRef<'a>,
    flat: &Flat<'a>,
    items: &mut Vec<ResultItem>,
    depth: usize,
) -> Result<(), String> {
    const MAX_NESTING: usize = 32;
    if depth > MAX_NESTING || items.len() > MAX_ITEMS {
        return Err("the result is too large, or nests too deep".into());
    }
    let op = dag.op_def().ok_or_else(|| format!("`{}` is not an instruction", dag.op()))?;
    if let Some(&inst) = cx.insts.get(op.index()) {
        return instruction(cx, op, inst, dag, flat, items, depth);
    }
    if op.is_a("ValueType") && dag.len() == 1 {
        let (value, name) = (dag.arg(0).unwrap_or(ValueRef::Unset), dag.arg_name(0));
        return argument(cx, None, value, name, flat, items, depth);
    }
    // Also accept LLVM's form `(SUBREG_TO_REG 0, value, index)`, in which the number has no meaning here.
    let first = usize::from(op.name() == "SUBREG_TO_REG" && dag.len() == 3);
    let n_values = match op.name() {
        "IMPLICIT_DEF" => 0,
        "WITH_STATE" => 1,
        "INSERT_SUBREG" => 2,
        "EXTRACT_SUBREG" | "SUBREG_TO_REG" | "COPY_TO_REGCLASS" => 1,
        name => return Err(format!("`{name}` is not an instruction")),
    };
    let expected = if n_values == 0 { 0 } else { first + n_values + 1 };
    if dag.len() != expected {
        return Err(format!("`{}`: expected {expected} operands, found {}", op.name(), dag.len()));
    }
    let place = dag.arg(first + n_values).filter(|_| n_values != 0);
    items.push(special(cx, op.name(), place)?);
    for at in first..first + n_values {
        argument(cx, None, dag.arg(at).unwrap_or(ValueRef::Unset), dag.arg_name(at), flat, items, depth)?;
    }
    Ok(())
}

/// An item that is not an instruction; `place` is a sub-register index or a class.
fn special(cx: &Cx<'_>, name: &str, place: Option<ValueRef<'_>>) -> Result<ResultItem, String> {
    if name == "IMPLICIT_DEF" {
        return Ok(ResultItem::Undefined);
    }
    if name == "WITH_STATE" {
        return match place {
            Some(ValueRef::Int(state)) if u16::try_from(state).is_ok() => Ok(ResultItem::State(state as u16)),
            _ => Err("`WITH_STATE` requires a 16-bit state number".into()),
        };
    }
    let Some(ValueRef::Def(record)) = place else { return Err(format!("`{name}` does not name a place")) };
    if name == "COPY_TO_REGCLASS" {
        let class =
            cx.classes.get(record.index()).ok_or_else(|| format!("`{}` is not a register class", record.name()))?;
        return Ok(ResultItem::CopyToClass(class.id));
    }
    let index = *cx.sub_indices.get(record.index()).ok_or_else(|| format!("`{}` is not a place", record.name()))?;
    Ok(match name {
        "EXTRACT_SUBREG" => ResultItem::ExtractSub(index),
        "INSERT_SUBREG" => ResultItem::InsertSub(index),
        _ => ResultItem::SubToReg(index),
    })
}

fn instruction<'a>(
    cx: &mut Cx<'a>,
    op: RecordRef<'a>,
    inst: InstId,
    dag: DagRef<'a>,
    flat: &Flat<'a>,
    items: &mut Vec<ResultItem>,
    depth: usize,
) -> Result<(), String> {
    let inputs = op.dag("InOperandList").map_err(|e| e.to_string())?;
    // After the operands, there may be a value for a register that the instruction reads implicitly.
    let uses = op.defs("Uses").map_or(0, |uses| uses.len());
    if dag.len() < inputs.len() || dag.len() > inputs.len() + uses.min(1) {
        return Err(format!("`{}`: expected {} inputs, found {}", op.name(), inputs.len(), dag.len()));
    }
    if dag.len() > MAX_ITEMS {
        return Err(format!("`{}` has too many operands", op.name()));
    }
    items.push(ResultItem::Inst { inst, args: dag.len() as u8 });
    let expected = inputs.args().map(|(expected, _)| Some(expected)).chain([None]);
    for (expected, (value, name)) in expected.zip(dag.args()) {
        argument(cx, expected, value, name, flat, items, depth + 1)?;
    }
    Ok(())
}

fn argument<'a>(
    cx: &mut Cx<'a>,
    expected: Option<ValueRef<'a>>,
    value: ValueRef<'a>,
    name: Option<&'a str>,
    flat: &Flat<'a>,
    items: &mut Vec<ResultItem>,
    depth: usize,
) -> Result<(), String> {
    if let Some(name) = name {
        let (slot, item) = flat.slot(name).ok_or_else(|| format!("`${name}` is not in the pattern"))?;
        if let Some(expected) = expected {
            fits(cx, expected, &item, name)?;
        }
        items.push(ResultItem::Slot(slot));
        return Ok(());
    }
    let class = expected.and_then(|w| operand_class(cx, w));
    match value {
        ValueRef::Dag(dag) => compile_dag(cx, dag, flat, items, depth + 1)?,
        ValueRef::Int(value) => items.push(number(cx, value, expected, class)?),
        ValueRef::Def(record) if record.is_a("ConditionCode") => {
            items.push(ResultItem::Cond(cx.byte(record, "Value")));
        }
        ValueRef::Def(record) if cx.regs.contains(record.index()) => {
            items.extend(cx.regs.get(record.index()).map(|&reg| ResultItem::FixedReg(reg)));
        }
        other => return Err(format!("`{other}` has no meaning in a result")),
    }
    Ok(())
}

fn number<'a>(
    cx: &mut Cx<'a>,
    value: i64,
    expected: Option<ValueRef<'a>>,
    class: Option<OperandClass>,
) -> Result<ResultItem, String> {
    match (class.map(OperandClass::tag), expected) {
        (Some(OperandTag::Cond), _) => match u8::try_from(value) {
            Ok(cond) => Ok(ResultItem::Cond(cond)),
            Err(_) => Err(format!("{value} is no condition")),
        },
        (Some(OperandTag::Imm), Some(ValueRef::Def(kind))) => {
            let (min, max, codec) = operands::numbers(cx, kind);
            let fits = min <= value && value <= max;
            if fits && codec.encode(value, cx.unsigned(kind, "Width")).is_some() {
                Ok(ResultItem::Int(value))
            } else {
                Err(format!("{value} does not fit operand `{}`, which holds {min}..={max}", kind.name()))
            }
        }
        (None, _) => Ok(ResultItem::Int(value)),
        (Some(tag), _) => Err(format!("expected {}, found {value}", tag.as_str())),
    }
}

/// Checks that a bound value fits the operand.
fn fits<'a>(cx: &mut Cx<'a>, expected: ValueRef<'a>, item: &PatternItem, name: &str) -> Result<(), String> {
    let class = operand_class(cx, expected).ok_or_else(|| format!("`{expected}` is not an operand"))?;
    let tag = match item {
        PatternItem::Value { .. } => OperandTag::Reg,
        PatternItem::Imm { .. } => OperandTag::Imm,
        PatternItem::Complex { .. } => OperandTag::Mem,
        PatternItem::Block { .. } => OperandTag::Label,
        _ => return Ok(()),
    };
    if class.tag() != tag {
        return Err(format!("`${name}`: expected {}, found {}", class.tag().as_str(), tag.as_str()));
    }
    if let (PatternItem::Imm { min, max, .. }, ValueRef::Def(kind)) = (item, expected) {
        let (lo, hi, _) = operands::numbers(cx, kind);
        if *min < lo || hi < *max {
            let kind = kind.name();
            return Err(format!("`${name}` is {min}..={max}, but operand `{kind}` holds {lo}..={hi}"));
        }
    }
    Ok(())
}
