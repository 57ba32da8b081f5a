//! Instructions: operands, constraints, text, flags.
//!
//! In: records of class `Instruction`. Out: instructions, sorted by name.
//! Invariants: every `$name` in text, constraints and encoding is an operand; a folded form has the same operands,
//! except that the last register is a memory operand.
//! Not here: encoding (`encoding`), selection (`patterns`).

use kernelsmith_machine::build::{EncodingSpec, InstSpec, OperandSpec};
use kernelsmith_machine::encode::MAX_OPERANDS;
use kernelsmith_machine::{AsmPiece, EncodingStyle, InstFlags, InstId, OperandClass, OperandTag};
use kernelsmith_tablegen::{DagRef, RecordRef, ValueRef};

use crate::asm::{self, Piece};
use crate::context::Cx;
use crate::{encoding, patterns};

/// The machine's instructions in the order of their ids, without the special result operators of patterns.
pub(crate) fn list<'a>(cx: &mut Cx<'a>) -> Vec<RecordRef<'a>> {
    let records: Vec<_> = cx.records.derived("Instruction").filter(|r| !r.is_a("StandardPseudoInstruction")).collect();
    for (index, record) in records.iter().enumerate() {
        let id = InstId::from_index(index);
        cx.insts.insert(record.index(), id);
        cx.inst_names.insert(record.name(), id);
    }
    records
}

/// Flags that are record fields.
const FLAGS: [(&str, InstFlags); 13] = [
    ("isReturn", InstFlags::RETURN),
    ("isBranch", InstFlags::BRANCH),
    ("isBarrier", InstFlags::BARRIER),
    ("isCall", InstFlags::CALL),
    ("isTerminator", InstFlags::TERMINATOR),
    ("isCompare", InstFlags::COMPARE),
    ("isMoveReg", InstFlags::MOVE_REG),
    ("isMoveImm", InstFlags::MOVE_IMM),
    ("isReMaterializable", InstFlags::REMATERIALIZABLE),
    ("isAsCheapAsAMove", InstFlags::CHEAP),
    ("isCommutable", InstFlags::COMMUTABLE),
    ("isCodeGenOnly", InstFlags::CODEGEN_ONLY),
    ("isAsmParserOnly", InstFlags::ASM_ONLY),
];

pub(crate) fn instructions<'a>(cx: &mut Cx<'a>, records: &[RecordRef<'a>], style: EncodingStyle) {
    for &record in records {
        let spec = instruction(cx, record, style);
        cx.builder.add_inst(&spec);
    }
    for &record in records {
        check_fold(cx, record);
    }
}

fn instruction<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, style: EncodingStyle) -> InstSpec<'a> {
    let mut operands = operand_list(cx, record);
    constraints(cx, record, &mut operands);
    let is_pseudo = cx.get(record.bit("isPseudo"));
    let encoding = if is_pseudo { EncodingSpec::Pseudo } else { encoding::encode(cx, record, &operands, style) };
    let asm = asm_pieces(cx, record, &operands);
    InstSpec {
        name: record.name(),
        flags: flags(cx, record, &operands),
        asm,
        operands,
        uses: cx.reg_list(record, "Uses"),
        defs: cx.reg_list(record, "Defs"),
        features: cx.predicates(record),
        latency: cx.unsigned(record, "Latency"),
        fold_last: crate::registers::named_inst(cx, record, "FoldLast"),
        encoding,
    }
}

fn operand_list<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>) -> Vec<OperandSpec<'a>> {
    let mut operands: Vec<OperandSpec<'a>> = Vec::new();
    for (field, is_def) in [("OutOperandList", true), ("InOperandList", false)] {
        let Some(dag) = cx.try_get(record.dag(field)) else { continue };
        // One operand too many suffices for the error below.
        for (value, name) in dag.args().take(MAX_OPERANDS + 1) {
            let Some(class) = operand_class(cx, value) else {
                cx.field_error("DE0501", record, field, format!("`{value}` is not an operand"));
                continue;
            };
            let Some(name) = name else {
                cx.field_error("DE0502", record, field, format!("operand `{value}` has no name"));
                continue;
            };
            if operands.iter().any(|o| o.name == name) {
                cx.field_error("DE0503", record, field, format!("two operands are called `{name}`"));
            }
            operands.push(OperandSpec {
                name,
                class,
                is_def,
                is_early_clobber: false,
                differs_from_result: false,
                tied_to: None,
            });
        }
    }
    if operands.len() > MAX_OPERANDS {
        let text = format!("{} operands, at most {MAX_OPERANDS} are possible", operands.len());
        cx.field_error("DE0504", record, "InOperandList", text);
        operands.truncate(MAX_OPERANDS);
    }
    operands
}

/// The operand class for an entry of an operand list.
pub(crate) fn operand_class(cx: &mut Cx<'_>, value: ValueRef<'_>) -> Option<OperandClass> {
    let ValueRef::Def(mut record) = value else { return None };
    if let Some(&kind) = cx.kinds.get(record.index()) {
        return Some(kind);
    }
    if !cx.classes.contains(record.index()) && record.is_a("RegisterOperand") {
        record = cx.try_get(record.def("RegClass"))?;
    }
    cx.classes.get(record.index()).map(|class| OperandClass::Reg(class.id))
}

/// `$src1 = $dst` ties an operand, `@earlyclobber $dst` marks one.
fn constraints<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, operands: &mut [OperandSpec<'a>]) {
    let text = cx.get(record.string("Constraints"));
    for constraint in text.split(',').map(str::trim).filter(|c| !c.is_empty()) {
        let find = |name: &str, operands: &[OperandSpec<'_>]| {
            let name = name.trim().strip_prefix('$')?;
            operands.iter().position(|o| o.name == name)
        };
        if let Some(name) = constraint.strip_prefix("@earlyclobber") {
            match find(name, operands) {
                Some(index) => operands[index].is_early_clobber = true,
                None => cx.field_error("DE0505", record, "Constraints", format!("`{constraint}` names no operand")),
            }
            continue;
        }
        let pair = constraint.split_once('=').map(|(a, b)| (find(a, operands), find(b, operands)));
        let Some((Some(a), Some(b))) = pair else {
            cx.field_error("DE0506", record, "Constraints", format!("`{constraint}` does not name two operands"));
            continue;
        };
        let (input, output) = if operands[a].is_def { (b, a) } else { (a, b) };
        if operands[input].is_def || !operands[output].is_def {
            let text = format!("`{constraint}` must tie an input to a result");
            cx.field_error("DE0507", record, "Constraints", text);
        } else if operands[input].class != operands[output].class {
            let text = format!("`{constraint}` ties operands of different classes");
            cx.field_error("DE0508", record, "Constraints", text);
        } else {
            operands[input].tied_to = Some(output as u8);
        }
    }
}

fn asm_pieces<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, operands: &[OperandSpec<'a>]) -> Vec<AsmPiece<'a>> {
    let text = cx.get(record.string("AsmString"));
    let pieces = match asm::split(text) {
        Ok(pieces) => pieces,
        Err(error) => {
            cx.field_error("DE0509", record, "AsmString", format!("{error} in `{}`", text.escape_default()));
            return Vec::new();
        }
    };
    let mut out = Vec::with_capacity(pieces.len());
    let position = |name: &str| operands.iter().position(|o| o.name == name);
    // `name+1` is the register after the operand's register.
    let find = |text: &str| match text.split_once('+') {
        Some((name, plus)) => {
            Some(AsmPiece::OperandPlus(position(name)?, plus.parse().ok().filter(|n| (1..32).contains(n))?))
        }
        None => position(text).map(AsmPiece::Operand),
    };
    for piece in pieces {
        match piece {
            Piece::Text(literal) => out.push(AsmPiece::Literal(literal)),
            Piece::Operand(text) => match find(text) {
                Some(piece) => out.push(piece),
                None => cx.field_error("DE0510", record, "AsmString", format!("there is no operand `${text}`")),
            },
        }
    }
    out
}

fn flags<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, operands: &[OperandSpec<'a>]) -> InstFlags {
    let mut flags = InstFlags::default();
    for (field, flag) in FLAGS {
        flags = flags.with(flag, cx.get(record.bit(field)));
    }
    let effects = patterns::effects(cx, record);
    let accesses = operands.iter().any(|o| o.class.tag() == OperandTag::Mem);
    let has_result = operands.iter().any(|o| o.is_def) || flags.is_compare();
    // Without a pattern: an instruction with a memory operand loads if it has a result, else it stores.
    let guesses = [
        ("mayLoad", InstFlags::MAY_LOAD, effects.map_or(accesses && has_result, |e| e.0)),
        ("mayStore", InstFlags::MAY_STORE, effects.map_or(accesses && !has_result, |e| e.1)),
        ("hasSideEffects", InstFlags::SIDE_EFFECTS, false),
    ];
    for (field, flag, guess) in guesses {
        let value = match record.field(field) {
            Some(ValueRef::Unset) => guess,
            _ => cx.get(record.bit(field)),
        };
        flags = flags.with(flag, value);
    }
    flags
}

/// Checks the operands of the folded form.
fn check_fold<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>) {
    let name = cx.get(record.string("FoldLast"));
    let Some(folded) = cx.inst_names.get(name).and_then(|_| cx.records.get(name)) else { return };
    let last_reg = |list: &[OperandClass]| list.iter().rposition(|c| matches!(c, OperandClass::Reg(_)));
    let (mut wanted, actual) = (classes_of(cx, record), classes_of(cx, folded));
    let at = last_reg(&wanted);
    let is_fine = at.is_some_and(|at| {
        let is_mem = matches!(actual.get(at), Some(OperandClass::Mem(_)));
        if is_mem {
            wanted[at] = actual[at];
        }
        let same_imms = wanted.len() == actual.len()
            && wanted.iter().zip(&actual).all(|(a, b)| a == b || a.tag() == b.tag() && a.tag() == OperandTag::Imm);
        is_mem && same_imms
    });
    if !is_fine {
        let text =
            format!("`{name}` does not have the operands of `{}` with the last register in memory", record.name());
        cx.field_error("DE0511", record, "FoldLast", text);
    }
}

fn classes_of<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>) -> Vec<OperandClass> {
    let dags: Vec<DagRef<'a>> =
        ["OutOperandList", "InOperandList"].into_iter().filter_map(|f| record.dag(f).ok()).collect();
    dags.into_iter().flat_map(|d| d.args()).filter_map(|(value, _)| operand_class(cx, value)).collect()
}
