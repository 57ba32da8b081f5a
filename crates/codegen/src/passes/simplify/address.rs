//! Folds address arithmetic into the `base + offset * scale + displacement` of an access.

use super::Walk;
use kernelsmith_ir::{Op, Opcode, VReg};

/// Maximum number of folding steps per access: more than hand-written addresses need.
const MAX_STEPS: usize = 8;

/// The same access with as much address arithmetic folded into it as the form holds; `None` if nothing folds.
pub(super) fn fold(walk: &Walk<'_>, op: &Op) -> Option<Op> {
    let mut folded = step(walk, op)?;
    for _ in 1..MAX_STEPS {
        let Some(more) = step(walk, &folded) else { break };
        folded = more;
    }
    Some(folded)
}

/// One folding step, if there is one. The displacement stays within 31 bits, so that every machine can add it.
fn step(walk: &Walk<'_>, op: &Op) -> Option<Op> {
    let mut mem = op.mem();
    if op.offset().is_some() {
        let offset = op.offset();
        if let Some(bits) = walk.constant(offset) {
            let disp = add(op.imm, (bits as i64).checked_mul(1 << mem.scale_log2))?;
            mem.scale_log2 = 0;
            return Some(with_offset(Op { imm: disp, aux: mem.pack(), ..*op }, VReg::NONE));
        }
        let Some(def) = walk.def(offset).filter(|def| def.mask.is_none()) else { return base(walk, op) };
        match def.code {
            Opcode::Add => {
                let Some(bits) = walk.constant(def.args[1]) else { return base(walk, op) };
                let disp = add(op.imm, (bits as i64).checked_mul(1 << mem.scale_log2))?;
                return Some(with_offset(Op { imm: disp, ..*op }, def.args[0]));
            }
            Opcode::Shl => {
                let Some(n) = walk.constant(def.args[1]).map(|n| n & 63) else { return base(walk, op) };
                if n + u64::from(mem.scale_log2) <= 3 {
                    mem.scale_log2 += n as u8;
                    return Some(with_offset(Op { aux: mem.pack(), ..*op }, def.args[0]));
                }
            }
            _ => {}
        }
    }
    base(walk, op)
}

fn with_offset(mut op: Op, offset: VReg) -> Op {
    op.args[1] = offset;
    op
}

/// Folds a base that is itself an `addr`.
fn base(walk: &Walk<'_>, op: &Op) -> Option<Op> {
    let def = walk.def(op.base()).filter(|def| def.code == Opcode::Addr)?;
    if op.offset().is_some() && def.offset().is_some() {
        return None;
    }
    let mut folded = Op { imm: add(op.imm, Some(def.imm))?, ..*op };
    folded.args[0] = def.base();
    if def.offset().is_some() {
        let mut mem = op.mem();
        mem.scale_log2 = def.mem().scale_log2;
        folded.aux = mem.pack();
        folded.args[1] = def.offset();
    }
    Some(folded)
}

fn add(disp: i64, more: Option<i64>) -> Option<i64> {
    disp.checked_add(more?).filter(|sum| i32::try_from(*sum).is_ok())
}
