//! Sequentialises parallel moves between registers.
//!
//! In: parallel moves with disjoint sources and disjoint destinations (groups may overlap the groups of other moves). Out: a
//! sequence of moves; a cycle goes through a free register if the caller has one, else through memory.
//! Not here: loads and stores; the caller stores before and loads after.

use crate::problem::{ClassId, PReg};
use crate::regset::group_mask;

/// One of the parallel moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ParallelMove {
    pub(crate) class: ClassId,
    pub(crate) group: u8,
    pub(crate) from: Source,
    pub(crate) to: PReg,
}

/// The current location of a value of a parallel move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    Reg(PReg),
    /// The scratch slot with this number; only [`sequentialize`] creates these.
    Scratch(u32),
}

impl ParallelMove {
    fn source_units(&self, bank: usize) -> u64 {
        match self.from {
            Source::Reg(reg) if reg.bank() == bank => group_mask(reg, self.group),
            _ => 0,
        }
    }
}

/// A step of the sequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Move {
        class: ClassId,
        from: PReg,
        to: PReg,
    },
    /// Store a register to a scratch slot, numbered from 0.
    Save {
        class: ClassId,
        from: PReg,
        slot: u32,
    },
    /// Reload it.
    Restore {
        class: ClassId,
        slot: u32,
        to: PReg,
    },
}

/// Sequentialises `pending`, which is empty afterwards, and calls `emit` for each step. `scratch` returns a register of the
/// class that holds no live value and is not a destination, if there is one.
pub(crate) fn sequentialize(
    pending: &mut Vec<ParallelMove>,
    scratch: impl Fn(ClassId) -> Option<PReg>,
    mut emit: impl FnMut(Step),
) {
    pending.retain(|mv| mv.from != Source::Reg(mv.to));
    let mut used_slots = 0u64;
    while !pending.is_empty() {
        let before = pending.len();
        let mut idx = 0;
        while idx < pending.len() {
            let mv = pending[idx];
            let target = group_mask(mv.to, mv.group);
            let blocked =
                (0..pending.len()).any(|other| other != idx && pending[other].source_units(mv.to.bank()) & target != 0);
            if blocked {
                idx += 1;
                continue;
            }
            emit(match mv.from {
                Source::Reg(from) => Step::Move { class: mv.class, from, to: mv.to },
                Source::Scratch(slot) => {
                    used_slots &= !(1 << slot);
                    Step::Restore { class: mv.class, slot, to: mv.to }
                }
            });
            pending.swap_remove(idx);
        }
        if pending.len() < before {
            continue;
        }
        // Only cycles remain: break one by moving a value to a scratch location.
        let Some((idx, from)) = pending.iter().enumerate().find_map(|(idx, mv)| match mv.from {
            Source::Reg(from) => Some((idx, from)),
            Source::Scratch(_) => None,
        }) else {
            unreachable!("moves from scratch slots are never blocked by one another");
        };
        let ParallelMove { class, group, .. } = pending[idx];
        let free = scratch(class).filter(|&reg| {
            let units = group_mask(reg, group);
            pending.iter().all(|mv| {
                (mv.source_units(reg.bank()) & units) == 0
                    && (mv.to.bank() != reg.bank() || group_mask(mv.to, mv.group) & units == 0)
            })
        });
        match free {
            Some(reg) => {
                emit(Step::Move { class, from, to: reg });
                pending[idx].from = Source::Reg(reg);
            }
            None => {
                let slot = used_slots.trailing_ones();
                used_slots |= 1 << slot;
                emit(Step::Save { class, from, slot });
                pending[idx].from = Source::Scratch(slot);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs `moves` (from, to, group) in parallel, and the sequence step by step, and compares the register contents.
    fn check(moves: &[(u8, u8, u8)], scratch: Option<u8>) -> usize {
        let reg = |index| PReg::new(0, index);
        let mut pending: Vec<ParallelMove> = moves
            .iter()
            .map(|&(from, to, group)| ParallelMove {
                class: ClassId(group),
                group,
                from: Source::Reg(reg(from)),
                to: reg(to),
            })
            .collect();
        let mut regs: Vec<usize> = (0..64).collect();
        let mut want = regs.clone();
        for &(from, to, group) in moves {
            for n in 0..group as usize {
                want[to as usize + n] = from as usize + n;
            }
        }
        let mut slots = vec![[0usize; 8]; 64];
        let mut n_steps = 0;
        sequentialize(
            &mut pending,
            |_| scratch.map(reg),
            |step| {
                n_steps += 1;
                match step {
                    Step::Move { class, from, to } => {
                        let (from, to) = (from.index(), to.index());
                        regs.copy_within(from..from + class.idx(), to);
                    }
                    Step::Save { class, from, slot } => {
                        slots[slot as usize][..class.idx()].copy_from_slice(&regs[from.index()..][..class.idx()]);
                    }
                    Step::Restore { class, slot, to } => {
                        regs[to.index()..][..class.idx()].copy_from_slice(&slots[slot as usize][..class.idx()]);
                    }
                }
            },
        );
        if let Some(scratch) = scratch {
            regs[scratch as usize] = scratch as usize;
        }
        assert_eq!(regs, want);
        n_steps
    }

    #[test]
    fn chains_need_no_scratch_and_cycles_one() {
        assert_eq!(check(&[(0, 1, 1), (1, 2, 1), (2, 3, 1)], None), 3);
        assert_eq!(check(&[(0, 1, 1), (1, 0, 1)], Some(9)), 3);
        assert_eq!(check(&[(0, 1, 1), (1, 0, 1)], None), 3);
        assert_eq!(check(&[(0, 1, 1), (1, 2, 1), (2, 0, 1), (4, 5, 1), (5, 4, 1), (7, 7, 1)], Some(9)), 7);
    }

    #[test]
    fn groups_overlap_groups() {
        check(&[(0, 4, 2), (4, 1, 1), (5, 0, 1)], None);
        check(&[(0, 4, 4), (4, 2, 2), (6, 0, 2)], None);
        check(&[(0, 4, 4), (4, 0, 1), (5, 1, 1), (6, 2, 1), (7, 3, 1)], None);
    }

    #[test]
    fn random_permutations_survive() {
        let mut rng = kernelsmith_random::Rng::new(7);
        for _ in 0..500 {
            let mut to: Vec<u8> = (0..16).collect();
            for idx in (1..to.len()).rev() {
                to.swap(idx, rng.below(idx + 1));
            }
            let moves: Vec<_> = to.iter().enumerate().map(|(from, &to)| (from as u8, to, 1)).collect();
            check(&moves, None);
        }
    }
}
