//! Moves the increments of induction variables before the last store of a loop.
//!
//! In: loops whose body ends with a store followed by increments. Out: the increments first, compensated in the store's
//! displacement, so that the addresses of the next iteration are ready earlier:
//!
//! ```text
//! store x, [p + i*4]        i = add i, 8
//! i = add i, 8              store x, [p + i*4 - 32]
//! ```
//!
//! It costs no instruction. With cache-line splits, which delay loads, Zen 4 then takes 7.5 instead of 7.9 cycles per iteration
//! of a row filter, the same as with unrolling; without them the time does not change.
//! Not here: machines on which `unroll` unrolls loops.

use super::PassCx;
use crate::ops::each_use;
use kernelsmith_ir::{Function, Opcode, Type};

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    if !cx.target.tuning().increments_early {
        return;
    }
    let (mut has_defs, mut has_moved) = (false, false);
    let mut is_innermost = false;
    for end in 0..func.ops.len() {
        match func.ops[end].code {
            Opcode::Loop => is_innermost = true,
            Opcode::EndLoop if core::mem::take(&mut is_innermost) => {
                let Some(store) = last_store(func, end) else { continue };
                if !has_defs {
                    cx.scratch.find_defs(func);
                    has_defs = true;
                }
                let step = |at: usize| cx.scratch.constant(func, func.ops[at].args[1]).map(|bits| bits as i64);
                if let Some(displacement) = displacement(func, store, end, step) {
                    func.ops[store].imm = displacement;
                    func.ops[store..end].rotate_left(1);
                    has_moved = true;
                    if func.locs.len() == func.ops.len() {
                        func.locs[store..end].rotate_left(1);
                    }
                }
            }
            _ => {}
        }
    }
    if has_moved {
        cx.scratch.forget_places();
    }
}

/// The store that is followed only by increments up to the end of the loop.
fn last_store(func: &Function, end: usize) -> Option<usize> {
    let is_step = |at: &usize| {
        let op = &func.ops[*at];
        op.code == Opcode::Add && op.ty == Type::INDEX && op.mask.is_none() && op.dst == op.args[0]
    };
    let n_steps = (0..end).rev().take_while(is_step).count();
    let store = (end - n_steps).checked_sub(1)?;
    (n_steps > 0 && func.ops[store].code == Opcode::Store).then_some(store)
}

/// The displacement of the store after the increments, if they change none of its operands except its offset.
fn displacement(func: &Function, store: usize, end: usize, step: impl Fn(usize) -> Option<i64>) -> Option<i64> {
    let op = &func.ops[store];
    let mut displacement = op.imm;
    for at in store + 1..end {
        let counter = func.ops[at].dst;
        let mut n_uses = 0;
        each_use(func, op, |v| n_uses += usize::from(v == counter));
        match n_uses {
            0 => {}
            1 if op.offset() == counter => {
                let bytes = step(at)?.checked_mul(op.mem().scale().into())?;
                displacement = displacement.checked_sub(bytes)?;
            }
            _ => return None,
        }
    }
    i32::try_from(displacement).is_ok().then_some(displacement)
}
