//! Instructions that set the machine's state where it changes: the vector length and type, on machines that have such.
//!
//! In: selected instructions, some of which want the machine in a state. Out: the same with setting instructions in between.
//! One forward walk. Where control joins, the state is known if it is the same from everywhere; a loop all of whose
//! instructions want one state is entered with it, so that nothing is set inside.
//! Invariant: in a function that sets it at all, the state is set before the first instruction and after each call, so that
//! the allocator's moves, which do not care which state it is, find one.

use crate::mach::{MachFunc, MachInst, MachKind};
use crate::ops::refill;
use crate::target::Target;
use kernelsmith_regalloc::{self as ra, Flow};

/// What is known about the state at a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    /// Nothing jumped there yet.
    Unreached,
    /// It is this one.
    State(u16),
    /// It may be any.
    Any,
}

impl Known {
    fn meet(self, other: Known) -> Known {
        match (self, other) {
            (Known::Unreached, known) | (known, Known::Unreached) => known,
            (a, b) if a == b => a,
            _ => Known::Any,
        }
    }
}

/// Memory of the walk.
#[derive(Debug, Default)]
pub(super) struct States {
    /// What was selected.
    insts: Vec<MachInst>,
    ra_insts: Vec<ra::Inst>,
    /// Where each of these is now.
    places: Vec<u32>,
    /// The state at each label, as far as jumps were seen.
    labels: Vec<Known>,
}

/// Inserts what sets the state.
pub(super) fn insert(mach: &mut MachFunc, target: &Target, memory: &mut States) {
    let Some(first) = mach.insts.iter().find(|inst| inst.state != 0).map(|inst| inst.state) else { return };
    let States { insts: old, ra_insts: old_ra, places, labels } = memory;
    old.clear();
    old_ra.clear();
    core::mem::swap(&mut mach.insts, old);
    core::mem::swap(&mut mach.ra_insts, old_ra);
    refill(labels, mach.n_labels as usize, Known::Unreached);
    places.clear();
    let mut walk = Walk { mach, target, labels, state: Known::Any };
    let mut next_loop = 0;
    for (at, (inst, ra_inst)) in old.iter().zip(&*old_ra).enumerate() {
        if let Flow::Label(label) = ra_inst.flow {
            let header = walk.mach.loops.get(next_loop).filter(|info| info.start as usize == at).map(|info| info.end);
            let jumped = walk.labels[label.idx()];
            walk.state = match header {
                None => walk.state.meet(jumped),
                Some(end) => {
                    next_loop += 1;
                    walk.enter_loop(&old[at..=end as usize])
                }
            };
        }
        if inst.state != 0 && walk.state != Known::State(inst.state) {
            walk.set(inst.state, inst.origin);
        }
        places.push(walk.mach.insts.len() as u32);
        walk.mach.insts.push(*inst);
        walk.mach.ra_insts.push(*ra_inst);
        match ra_inst.flow {
            Flow::Branch(label) | Flow::Jump(label) => {
                let state = walk.state;
                let slot = &mut walk.labels[label.idx()];
                *slot = slot.meet(state);
            }
            _ => {}
        }
        match ra_inst.flow {
            Flow::Jump(_) | Flow::Exit => walk.state = Known::Unreached,
            // The parameters are there: from here on moves may be made.
            _ if at == 0 => walk.set(first, inst.origin),
            _ if walk.is_call(inst) => {
                let next = old[at..].iter().find(|inst| inst.state != 0).map_or(first, |inst| inst.state);
                walk.set(next, inst.origin);
            }
            _ => {}
        }
    }
    places.push(mach.insts.len() as u32);
    for info in &mut mach.loops {
        (info.start, info.end) = (places[info.start as usize], places[info.end as usize]);
    }
    for block in &mut mach.cold {
        (block.branch, block.end) = (places[block.branch as usize], places[block.end as usize]);
    }
}

struct Walk<'a> {
    mach: &'a mut MachFunc,
    target: &'a Target,
    /// See [`States`].
    labels: &'a mut [Known],
    state: Known,
}

impl Walk<'_> {
    fn is_call(&self, inst: &MachInst) -> bool {
        // Most functions call nothing.
        self.mach.has_calls && inst.kind == MachKind::Inst && self.target.desc().inst(inst.inst).flags().is_call()
    }

    /// The state at the head of a loop, which is set before if the loop wants but one.
    fn enter_loop(&mut self, body: &[MachInst]) -> Known {
        let has_calls = |walk: &Self| body.iter().any(|inst| walk.is_call(inst));
        let mut wanted = body.iter().map(|inst| inst.state).filter(|state| *state != 0);
        let Some(only) = wanted.next() else {
            return if has_calls(self) { Known::Any } else { self.state };
        };
        if wanted.any(|state| state != only) || has_calls(self) {
            return Known::Any;
        }
        if self.state != Known::State(only) && self.state != Known::Unreached {
            self.set(only, body[0].origin);
        }
        Known::State(only)
    }

    /// Appends the instruction that sets the state.
    fn set(&mut self, state: u16, origin: u32) {
        let Some((inst, operands, n_operands)) = self.target.isa().set_state(state) else { return };
        let first_operand = self.mach.operands.len() as u32;
        self.mach.operands.extend(&operands[..n_operands]);
        let n_operands = n_operands as u8;
        let kind = MachKind::Inst;
        self.mach.insts.push(MachInst { inst, kind, n_operands, state: 0, first_operand, origin });
        let first = self.mach.ra_operands.len() as u32;
        let plain = ra::Inst { first_operand: first, n_operands: 0, clobbers: 0, flow: Flow::Normal };
        self.mach.ra_insts.push(plain);
        self.state = Known::State(state);
    }
}
