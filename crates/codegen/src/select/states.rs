//! Inserts mode changes: instructions that set the vector length and type on machines that have such a mode (`vsetvli`).
//!
//! In: selected instructions, some of which require a mode. Out: the same with mode-setting instructions inserted.
//! One forward walk. At a join the mode is known if all predecessors agree. If all instructions of a loop require one mode, it
//! is set before the loop, so that the loop does not set it.
//! Invariant: a function that sets the mode at all sets it before its first instruction and after each call, because the
//! allocator's moves need some valid mode, whichever it is.

use crate::mach::{MachFunc, MachInst, MachKind};
use crate::ops::refill;
use crate::target::Target;
use kernelsmith_regalloc::{self as ra, Flow};

/// The mode at a label, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    /// No jump to the label was seen yet.
    Unreached,
    /// This mode.
    State(u16),
    /// Any mode.
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

/// State of the walk, whose memory is reused.
#[derive(Debug, Default)]
pub(super) struct States {
    /// The selected instructions.
    insts: Vec<MachInst>,
    ra_insts: Vec<ra::Inst>,
    /// The new position of each of these.
    places: Vec<u32>,
    /// The mode at each label, from the jumps seen so far.
    labels: Vec<Known>,
}

/// Inserts the mode-setting instructions.
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
            // After the parameters are defined, the allocator may insert moves.
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
        // A quick test first: few functions have calls.
        let is_listed = || inst.kind == MachKind::Inst && self.target.desc().inst(inst.inst).flags().is_call();
        self.mach.has_calls && (inst.kind == MachKind::ThreadCall || is_listed())
    }

    /// The mode at a loop header; sets it before the loop if the loop requires exactly one mode.
    fn enter_loop(&mut self, body: &[MachInst]) -> Known {
        let has_calls = |walk: &Self| body.iter().any(|inst| walk.is_call(inst));
        let mut modes = body.iter().map(|inst| inst.state).filter(|state| *state != 0);
        let Some(only) = modes.next() else {
            return if has_calls(self) { Known::Any } else { self.state };
        };
        if modes.any(|state| state != only) || has_calls(self) {
            return Known::Any;
        }
        if self.state != Known::State(only) && self.state != Known::Unreached {
            self.set(only, body[0].origin);
        }
        Known::State(only)
    }

    /// Appends the instruction that sets the mode.
    fn set(&mut self, state: u16, origin: u32) {
        let Some(modes) = self.target.isa().modes() else { return };
        let (inst, operands, n_operands) = modes.set(state);
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
