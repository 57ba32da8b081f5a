//! The fields of prefixed instructions: opcode, map, prefix, form.
//!
//! The form assigns operands to encoding fields in order; a tied operand gets none. Invariants: every other operand has
//! a field of a suitable kind, and an immediate is as wide as its field.
//! Not here: writing bytes.

use kernelsmith_machine::OperandTag;
use kernelsmith_machine::build::{EncodingSpec, OperandSpec};
use kernelsmith_machine::encode::{ImmKind, Lead, PrefixedFields, PrefixedForm};
use kernelsmith_tablegen::RecordRef;

use crate::context::Cx;

/// An encoding field of a form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Reg,
    /// r/m as a register.
    Rm,
    /// r/m as an address.
    Mem,
    /// VEX.vvvv, if the instruction uses it.
    Vvvv,
    /// The mask register of EVEX, if the instruction uses it; follows the first operand.
    Mask,
    OpReg,
    Label,
    Cond,
    /// All register fields at once.
    Everywhere,
}

/// The fields of a form in operand order, and the opcode extension.
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
        Some(cx.byte(record, "Value"))
    };
    let has_vvvv = cx.get(record.bit("hasVEX_4V"));
    let has_mask = cx.get(record.bit("hasEVEX_K"));
    let lead = Lead::from_number(u64::from(value(cx, "OpEnc")?));
    let mut fields = PrefixedFields {
        opcode: cx.byte(record, "Opcode"),
        map: value(cx, "OpMap")?,
        prefix: value(cx, "OpPrefix")?,
        lead,
        w: cx.get(record.bit("hasREX_W")),
        length: u8::from(cx.get(record.bit("hasVEX_L"))) | u8::from(cx.get(record.bit("hasEVEX_L2"))) << 1,
        zeroing: cx.get(record.bit("hasEVEX_Z")),
        b: cx.get(record.bit("hasEVEX_B")),
        op_size16: cx.get(record.bit("hasOpSize16")),
        rex8: cx.get(record.bit("needsREX8")),
        locked: cx.get(record.bit("hasLock")),
        has_modrm: form.starts_with("MRM"),
        extension,
        rm_bits: cx.byte(record, "RM"),
        imm: ImmKind::from_number(u64::from(value(cx, "ImmT")?)),
        ..PrefixedFields::default()
    };
    let fits = match lead {
        _ if fields.locked && lead != Lead::Legacy => false,
        Lead::Legacy => !has_vvvv && fields.length == 0 && fields.map <= 3,
        Lead::Vex => fields.length <= 1 && (1..=3).contains(&fields.map) && !fields.op_size16,
        Lead::Evex => fields.length <= 2 && fields.map != 0 && !fields.op_size16 && (has_mask || !fields.zeroing),
    };
    if !fits || lead != Lead::Evex && (has_mask || fields.zeroing || fields.b || fields.length > 1) {
        let text = "these fields do not go together: VEX and EVEX need a map and exclude LOCK, only they have a length and \
                    vvvv, and only EVEX has a mask, 512 bits and the bits Z and B";
        cx.field_error("DE0652", record, "OpEnc", text);
    }
    let has_rounding = cx.get(record.bit("hasEVEX_RC"));
    let mut all: Vec<Place> = places.iter().copied().filter(|p| has_vvvv || *p != Place::Vvvv).collect();
    if has_mask {
        // An instruction with a memory destination has no result, except a mask that it writes back.
        let gives_back = all.first() == Some(&Place::Mem) && operands.first().is_some_and(|o| o.is_def);
        all.insert(usize::from(!gives_back && !all.is_empty()), Place::Mask);
    }
    all.extend(has_rounding.then_some(Place::Cond));
    if !place_operands(cx, record, operands, &all, has_vvvv, &mut fields) {
        return None;
    }
    if fields.rm_is_mem {
        address_fields(cx, record, operands, &mut fields);
    }
    let is_commutable = cx.get(record.bit("isCommutable"));
    let is_compare = fields.opcode == 0xc2 && fields.imm == ImmKind::Imm8;
    let sources_swap = is_commutable && fields.imm == ImmKind::None && operands.len() == 3 || is_compare;
    // Scalar operations (F3, F2) copy the upper lanes from the first source.
    let is_packed = fields.prefix < 2;
    let has_places = form == "MRMSrcReg" && has_vvvv;
    fields.may_swap = lead == Lead::Vex && fields.map == 1 && !fields.w && is_packed && has_places && sources_swap;
    Some(EncodingSpec::Prefixed(PrefixedForm::new(fields)))
}

/// Fields that depend on the kind of address: a vector index, and the EVEX displacement scale.
fn address_fields<'a>(
    cx: &mut Cx<'a>,
    record: RecordRef<'a>,
    operands: &[OperandSpec<'a>],
    fields: &mut PrefixedFields,
) {
    let Some(operand) = fields.rm.map(|rm| &operands[usize::from(rm)]) else { return };
    let Some(kind) = operand_record(record, operand) else { return };
    let bits = match cx.unsigned(kind, "ElementBits") {
        0 => cx.unsigned(kind, "MemBits"),
        element => element,
    };
    fields.is_vsib = cx.get(kind.bit("isVectorIndex"));
    if fields.lead == Lead::Evex {
        if !(8..=512).contains(&bits) || !bits.is_power_of_two() {
            cx.field_error("DE0659", kind, "MemBits", format!("EVEX cannot scale a displacement by {bits} bits"));
            return;
        }
        fields.disp8_log2 = (bits / 8).ilog2() as u8;
    }
}

/// The record of an operand's kind.
fn operand_record<'a>(record: RecordRef<'a>, operand: &OperandSpec<'a>) -> Option<RecordRef<'a>> {
    ["InOperandList", "OutOperandList"].into_iter().find_map(|field| {
        let (value, _) = record.dag(field).ok()?.args().find(|(_, name)| *name == Some(operand.name))?;
        if let kernelsmith_tablegen::ValueRef::Def(kind) = value { Some(kind) } else { None }
    })
}

/// Assigns operands to fields; returns false after an error report.
fn place_operands<'a>(
    cx: &mut Cx<'a>,
    record: RecordRef<'a>,
    operands: &[OperandSpec<'a>],
    places: &[Place],
    has_vvvv: bool,
    fields: &mut PrefixedFields,
) -> bool {
    let mut free = operands.iter().enumerate().filter(|(_, o)| o.tied_to.is_none());
    for place in places {
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
            Place::Mask => fields.mask = slot,
            Place::OpReg => fields.op_reg = slot,
            Place::Label => fields.imm_place = slot,
            Place::Cond => fields.cond = slot,
            Place::Everywhere => {
                (fields.reg, fields.rm) = (slot, slot);
                fields.vvvv = slot.filter(|_| has_vvvv);
            }
        }
    }
    let next_operand = free.next();
    if let Some((_, extra)) = free.next() {
        cx.field_error("DE0655", record, "Form", format!("operand `{}` has no place in the encoding", extra.name));
        return false;
    }
    match (next_operand, fields.imm_place, fields.imm) {
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
    if let Some(info) = operand_record(record, operand) {
        let width = cx.unsigned(info, "Width");
        if width != u32::from(kind.bytes()) * 8 {
            let text = format!("`{}` has {width} bits, its field {}", operand.name, u32::from(kind.bytes()) * 8);
            cx.field_error("DE0658", record, "ImmT", text);
        }
    }
    true
}
