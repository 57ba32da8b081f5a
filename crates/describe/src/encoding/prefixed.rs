//! The fields of prefixed instructions: opcode, map, prefix, form.
//!
//! The form gives operands their places in order; a tied operand takes none. Invariants: every other operand has one,
//! places hold what they can hold, and an immediate is as wide as its field.
//! Not here: the bytes.

use kernelsmith_machine::OperandTag;
use kernelsmith_machine::build::{EncodingSpec, OperandSpec};
use kernelsmith_machine::encode::{ImmKind, PrefixedFields, PrefixedForm};
use kernelsmith_tablegen::RecordRef;

use crate::context::Cx;

/// A place that a form hands out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Reg,
    /// r/m, a register.
    Rm,
    /// r/m, an address.
    Mem,
    /// VEX.vvvv if the instruction has it.
    Vvvv,
    OpReg,
    Label,
    Cond,
    /// All register places at once.
    Everywhere,
}

/// The places of a form in the order of operands, and the opcode extension.
fn form_places(form: &str) -> Option<(&'static [Place], Option<u8>)> {
    use Place::{Cond, Everywhere, Label, Mem, OpReg, Reg, Rm, Vvvv};
    let fixed: &[Place] = match form {
        "RawFrm" => &[],
        "AddRegFrm" => &[OpReg],
        "MRMDestReg" => &[Rm, Vvvv, Reg],
        "MRMDestMem" => &[Mem, Vvvv, Reg],
        "MRMSrcReg" => &[Reg, Vvvv, Rm],
        "MRMSrcMem" => &[Reg, Vvvv, Mem],
        "MRMSrcReg4VOp3" => &[Reg, Rm, Vvvv],
        "MRMSrcMem4VOp3" => &[Reg, Mem, Vvvv],
        "RawFrmCC" => &[Label, Cond],
        "MRMSrcRegCC" => &[Reg, Rm, Cond],
        "MRMSrcMemCC" => &[Reg, Mem, Cond],
        "MRMInitReg" => &[Everywhere],
        "MRMXrCC" => return Some((&[Rm, Cond], Some(0))),
        "MRMXmCC" => return Some((&[Mem, Cond], Some(0))),
        _ => {
            let [b'M', b'R', b'M', digit @ b'0'..=b'7', kind] = form.as_bytes() else { return None };
            let places: &[Place] = match kind {
                b'r' => &[Vvvv, Rm],
                b'm' => &[Vvvv, Mem],
                b'X' => &[],
                _ => return None,
            };
            return Some((places, Some(digit - b'0')));
        }
    };
    Some((fixed, None))
}

pub(super) fn encode<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, operands: &[OperandSpec<'a>]) -> Option<EncodingSpec> {
    let form = cx.try_get(record.def("Form"))?.name();
    let Some((places, extension)) = form_places(form) else {
        cx.field_error("DE0651", record, "Form", format!("form `{form}` has no meaning"));
        return None;
    };
    let value = |cx: &mut Cx<'a>, field: &str| {
        let record = cx.try_get(record.def(field))?;
        Some(cx.unsigned(record, "Value") as u8)
    };
    let has_vvvv = cx.get(record.bit("hasVEX_4V"));
    let is_vex = value(cx, "OpEnc")? == 1;
    let mut fields = PrefixedFields {
        opcode: cx.get(record.int("Opcode")) as u8,
        map: value(cx, "OpMap")?,
        prefix: value(cx, "OpPrefix")?,
        is_vex,
        w: cx.get(record.bit("hasREX_W")),
        l: cx.get(record.bit("hasVEX_L")),
        op_size16: cx.get(record.bit("hasOpSize16")),
        rex8: cx.get(record.bit("needsREX8")),
        has_modrm: form.starts_with("MRM"),
        extension,
        imm: ImmKind::from_number(u64::from(value(cx, "ImmT")?)),
        ..PrefixedFields::default()
    };
    if !is_vex && (has_vvvv || fields.l) || is_vex && (fields.map == 0 || fields.op_size16) {
        cx.field_error(
            "DE0652",
            record,
            "OpEnc",
            "these fields do not go together: VEX needs a map, and only VEX has L and vvvv",
        );
    }
    if !place_operands(cx, record, operands, places, has_vvvv, &mut fields) {
        return None;
    }
    let is_commutable = cx.get(record.bit("isCommutable"));
    let is_compare = fields.opcode == 0xc2 && fields.imm == ImmKind::Imm8;
    let sources_swap = is_commutable && fields.imm == ImmKind::None && operands.len() == 3 || is_compare;
    // Scalar operations (F3, F2) take the lanes that they do not compute from the first source.
    let is_packed = fields.prefix < 2;
    let has_places = form == "MRMSrcReg" && has_vvvv;
    fields.may_swap = is_vex && fields.map == 1 && !fields.w && is_packed && has_places && sources_swap;
    Some(EncodingSpec::Prefixed(PrefixedForm::new(fields)))
}

/// Hands out the places; `false` after a report.
fn place_operands<'a>(
    cx: &mut Cx<'a>,
    record: RecordRef<'a>,
    operands: &[OperandSpec<'a>],
    places: &[Place],
    has_vvvv: bool,
    fields: &mut PrefixedFields,
) -> bool {
    let mut free = operands.iter().enumerate().filter(|(_, o)| o.tied_to.is_none());
    for place in places.iter().filter(|p| has_vvvv || **p != Place::Vvvv) {
        let Some((index, operand)) = free.next() else {
            cx.field_error("DE0653", record, "Form", "the form has more places than the instruction has operands");
            return false;
        };
        let slot = Some(index as u8);
        let wanted = match place {
            Place::Mem => OperandTag::Mem,
            Place::Label => OperandTag::Label,
            Place::Cond => OperandTag::Cond,
            _ => OperandTag::Reg,
        };
        if operand.class.tag() != wanted {
            let text = format!("the form puts {} where operand `{}` is", wanted.as_str(), operand.name);
            cx.field_error("DE0654", record, "Form", text);
            return false;
        }
        match place {
            Place::Reg => fields.reg = slot,
            Place::Rm => fields.rm = slot,
            Place::Mem => (fields.rm, fields.rm_is_mem) = (slot, true),
            Place::Vvvv => fields.vvvv = slot,
            Place::OpReg => fields.op_reg = slot,
            Place::Label => fields.imm_place = slot,
            Place::Cond => fields.cond = slot,
            Place::Everywhere => {
                (fields.reg, fields.rm) = (slot, slot);
                fields.vvvv = slot.filter(|_| has_vvvv);
            }
        }
    }
    let rest = free.next();
    if let Some((_, extra)) = free.next() {
        cx.field_error("DE0655", record, "Form", format!("operand `{}` has no place in the encoding", extra.name));
        return false;
    }
    match (rest, fields.imm_place, fields.imm) {
        (None, None, ImmKind::None) | (None, Some(_), _) => true,
        (Some((index, _)), None, kind) if kind != ImmKind::None => {
            fields.imm_place = Some(index as u8);
            check_imm(cx, record, &operands[index], kind)
        }
        (None, None, _) => {
            cx.field_error("DE0656", record, "ImmT", "there is no operand for the immediate");
            false
        }
        (Some((_, extra)), ..) => {
            cx.field_error("DE0655", record, "Form", format!("operand `{}` has no place in the encoding", extra.name));
            false
        }
    }
}

fn check_imm<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, operand: &OperandSpec<'a>, kind: ImmKind) -> bool {
    let wanted = match kind {
        ImmKind::Reg => OperandTag::Reg,
        ImmKind::Rel8 | ImmKind::Rel32 => OperandTag::Label,
        _ => OperandTag::Imm,
    };
    if operand.class.tag() != wanted {
        let text = format!("the immediate is {}, but operand `{}` is not", wanted.as_str(), operand.name);
        cx.field_error("DE0657", record, "ImmT", text);
        return false;
    }
    if wanted == OperandTag::Reg {
        return true;
    }
    let dag = record.dag("InOperandList").ok();
    let info = dag.and_then(|d| d.args().find(|(_, name)| *name == Some(operand.name)));
    if let Some((kernelsmith_tablegen::ValueRef::Def(info), _)) = info {
        let width = cx.unsigned(info, "Width");
        if width != u32::from(kind.bytes()) * 8 {
            let text = format!("`{}` has {width} bits, its field {}", operand.name, u32::from(kind.bytes()) * 8);
            cx.field_error("DE0658", record, "ImmT", text);
        }
    }
    true
}
