//! Folds arithmetic on addresses into the base + offset * scale + displacement of an access.

use super::Walk;
use crate::fault::{Fault, active};
use kernelsmith_ir::{Op, Opcode, VReg};

/// More steps than any address that a person writes has.
const STEPS: usize = 8;

/// The same access with as much of its address arithmetic inside as the form holds.
pub(super) fn fold(walk: &Walk<'_>, mut op: Op) -> Op {
    for _ in 0..STEPS {
        if !step(walk, &mut op) {
            break;
        }
    }
    op
}

/// One step; whether there was one. The displacement stays within 31 bits, so that every machine can add it.
fn step(walk: &Walk<'_>, op: &mut Op) -> bool {
    let mut mem = op.mem();
    if op.offset().is_some() {
        let offset = op.offset();
        if let Some(bits) = walk.constant(offset) {
            let scale_log2 = if active(Fault::ScaledDisplacement) { 0 } else { mem.scale_log2 };
            let Some(disp) = add(op.imm, (bits as i64).checked_mul(1 << scale_log2)) else { return false };
            op.imm = disp;
            op.args[1] = VReg::NONE;
            mem.scale_log2 = 0;
            op.aux = mem.pack();
            return true;
        }
        let Some(def) = walk.def(offset).filter(|def| def.mask.is_none()) else { return base(walk, op) };
        match def.code {
            Opcode::Add => {
                let Some(bits) = walk.constant(def.args[1]) else { return base(walk, op) };
                let Some(disp) = add(op.imm, (bits as i64).checked_mul(1 << mem.scale_log2)) else { return false };
                op.imm = disp;
                op.args[1] = def.args[0];
                return true;
            }
            Opcode::Shl => {
                let Some(n) = walk.constant(def.args[1]).map(|n| n & 63) else { return base(walk, op) };
                if n + u64::from(mem.scale_log2) <= 3 {
                    mem.scale_log2 += n as u8;
                    op.args[1] = def.args[0];
                    op.aux = mem.pack();
                    return true;
                }
            }
            _ => {}
        }
    }
    base(walk, op)
}

/// A base that is itself an address.
fn base(walk: &Walk<'_>, op: &mut Op) -> bool {
    let Some(def) = walk.def(op.base()).filter(|def| def.code == Opcode::Addr) else { return false };
    if op.offset().is_some() && def.offset().is_some() {
        return false;
    }
    let Some(disp) = add(op.imm, Some(def.imm)) else { return false };
    let mut mem = op.mem();
    if def.offset().is_some() {
        op.args[1] = def.offset();
        mem.scale_log2 = def.mem().scale_log2;
        op.aux = mem.pack();
    }
    op.imm = disp;
    op.args[0] = def.base();
    true
}

fn add(disp: i64, more: Option<i64>) -> Option<i64> {
    disp.checked_add(more?).filter(|sum| i32::try_from(*sum).is_ok())
}
