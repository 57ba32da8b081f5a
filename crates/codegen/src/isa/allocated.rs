//! Instructions after register allocation: branches, paired accesses, expansions, machine modes.
//!
//! In: instructions with registers. Out: the instructions that replace them. Not here: when they are used (see
//! [`crate::layout`], [`crate::combine`] and [`crate::emit`]).

use super::frames::FrameShape;
use crate::mach::MachOperand;
use kernelsmith_machine::{InstId, LabelId, Operand, RegId};

/// Jumps and branches.
pub(crate) trait Branches {
    /// The jump with one label operand.
    fn jump(&self) -> InstId;

    /// The inverted branch; may change the operands.
    fn inverted(&self, inst: InstId, operands: &mut [MachOperand]) -> Option<InstId>;

    /// The shortest form of a jump or branch with the same operands whose label is at most `distance` bytes away, if shorter.
    fn short_form(&self, _inst: InstId, _operands: &[Operand], _distance: u32) -> Option<InstId> {
        None
    }
}

/// A shorter instruction that clears a register.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Zero {
    /// The instruction that writes a number to a register.
    pub number: InstId,
    /// The shorter one: a result and two inputs, which are the same register.
    pub clear: InstId,
    /// The flags, which the shorter one overwrites.
    pub flags: RegId,
}

/// Sequences for branches that do not reach their label.
pub(crate) trait FarBranches {
    /// Instructions equivalent to a branch, which reach any label.
    fn far_branch(&self, inst: InstId, operands: &[Operand], label: LabelId, out: &mut dyn FnMut(InstId, &[Operand]));
}

/// Accesses of two contiguous registers.
pub(crate) trait Pairs {
    /// The paired access that replaces these two accesses, and its operands.
    fn pair(&self, insts: [InstId; 2], first: &[Operand], second: &[Operand]) -> Option<(InstId, [Operand; 3])>;

    /// The post-increment form of a paired store from [`Pairs::pair`], which adds `bytes` to its address register, and its
    /// operands. With 0 bytes, whether such a form may exist.
    fn incremented(&self, inst: InstId, operands: &[Operand; 3], bytes: i64) -> Option<(InstId, [Operand; 5])>;

    /// Whether this instruction adds a constant to a register.
    fn is_sum(&self, inst: InstId) -> bool;
}

/// Instructions that the encoder does not know, or not with every operand.
pub(crate) trait Expansions {
    /// Expands an instruction, for example one with an address that it cannot encode; whether it did.
    fn expand(
        &self,
        frame: &FrameShape<'_>,
        inst: InstId,
        operands: &[Operand],
        out: &mut dyn FnMut(InstId, &[Operand]),
    ) -> bool;

    /// Whether instructions whose operands are all registers may have an expansion.
    fn expands_registers(&self) -> bool {
        false
    }
}

/// Modes that instructions require.
pub(crate) trait Modes {
    /// The instruction that sets a mode, with its operands and their number.
    fn set(&self, mode: u16) -> (InstId, [MachOperand; 2], usize);

    /// The mode for native vectors that corresponds to a pattern's mode, for vectors in this number of registers.
    fn native(&self, mode: u16, registers: u8) -> u16;
}

/// What an instruction means for [`SlowBranches`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lateness {
    /// Nothing.
    None,
    /// The first operand, its result, may be late.
    Slow,
    /// It jumps, perhaps after waiting for its first operand.
    Jumps,
}

/// Machines where the instruction at the target of a jump may read the old value of a register if a slow instruction that
/// writes it directly precedes the jump.
pub(crate) trait SlowBranches {
    /// What an instruction means for it.
    fn lateness(&self, inst: InstId) -> Lateness;

    /// An instruction without effect, to be put between the two.
    fn separator(&self) -> (InstId, [Operand; 2]);
}
