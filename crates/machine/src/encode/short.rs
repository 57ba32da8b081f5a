//! Shorter instructions that do the same for some operands: those of 16 bits on machines with words of 32.
//!
//! In: an instruction and its operands. Out: the short form and its operands, or nothing.
//! What decides is whether the short form can be encoded; what it lacks must be zero.
//! Not here: branches whose labels may be out of reach of the short form (the assembler's and the compiler's loops).

use super::{CodeBuffer, MAX_OPERANDS, encode};
use crate::desc::{FeatureSet, OperandClass, TargetDesc};
use crate::ids::InstId;
use crate::operand::Operand;

/// A short form with its operands.
#[derive(Clone, Copy, Debug)]
pub struct ShortForm {
    /// The instruction.
    pub inst: InstId,
    operands: [Operand; MAX_OPERANDS],
    n_operands: u8,
}

impl ShortForm {
    /// Its operands.
    pub fn operands(&self) -> &[Operand] {
        &self.operands[..usize::from(self.n_operands)]
    }
}

/// Appends the short form of an instruction on a machine with these features, if there is one for these operands.
pub fn encode_short(
    desc: &TargetDesc,
    features: &FeatureSet,
    inst: InstId,
    operands: &[Operand],
    code: &mut CodeBuffer,
) -> Option<ShortForm> {
    desc.short_forms(inst).find_map(|(short, from)| {
        let to = desc.inst(short);
        if !features.has_all(to.features()) {
            return None;
        }
        let mut form = ShortForm { inst: short, operands: [Operand::Imm(0); MAX_OPERANDS], n_operands: 0 };
        let mut used = 0u32;
        for (at, from) in from.enumerate() {
            form.operands[at] = match from {
                Some(from) => {
                    used |= 1 << from;
                    same_text(desc, to.operand(at).class(), *operands.get(from)?)
                }
                None => zero(desc, to.operand(at).class())?,
            };
            form.n_operands += 1;
        }
        let mut rest = operands.iter().enumerate().filter(|(at, _)| used >> at & 1 == 0).map(|(_, operand)| operand);
        let is_zero = |operand: &Operand| match *operand {
            Operand::Reg(reg) => desc.reg(reg).is_constant(),
            Operand::Imm(number) => number == 0,
            _ => false,
        };
        (rest.all(is_zero) && encode(desc, short, form.operands(), code).is_ok()).then_some(form)
    })
}

/// The number that reads the same where text shows it without its sign.
fn same_text(desc: &TargetDesc, class: OperandClass, operand: Operand) -> Operand {
    match (operand, class) {
        (Operand::Imm(number), OperandClass::Imm(kind)) => {
            let kind = desc.operand_kind(kind);
            let bits = kind.text_bits();
            let wraps = bits != 0 && number > kind.max() && number >> bits == 0;
            Operand::Imm(if wraps { number - (1 << bits) } else { number })
        }
        _ => operand,
    }
}

/// Zero as an operand: a number, or the only register of its class.
fn zero(desc: &TargetDesc, class: OperandClass) -> Option<Operand> {
    match class {
        OperandClass::Imm(_) => Some(Operand::Imm(0)),
        OperandClass::Reg(class) => {
            let mut members = desc.class(class).members();
            members.next().filter(|_| members.next().is_none()).map(Operand::Reg)
        }
        _ => None,
    }
}
