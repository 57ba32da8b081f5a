//! Clears registers by the short instruction of a machine that has one, where its flags are dead.
//!
//! In: allocated instructions, a point among them. Out: whether the flags have a value there that a later instruction reads.
//! Selection lets every value of the flags be read before the next one is written, in the order of the instructions, and no
//! value is live where a jump or a taken branch leads. Hence the next instruction that has to do with the flags decides.
//! Not here: how the register is cleared (see [`Zero`](crate::isa::Zero)).

use crate::emit::Emitter;
use crate::isa::Zero;
use crate::mach::{MachInst, MachOperand, Recipe};
use kernelsmith_machine::InstId;
use kernelsmith_regalloc::{self as ra, Constraint, Edit, Flow, Place};

/// Maximum number of instructions that are searched; most blocks are shorter.
const MAX_LOOK_AHEAD: usize = 16;

impl Emitter<'_> {
    /// The instruction that clears a register instead of instruction `at`, if that writes 0 and the flags are dead.
    pub(crate) fn clearing(&self, at: usize, inst: &MachInst) -> Option<InstId> {
        let zero = self.zero.filter(|zero| zero.number == inst.inst)?;
        let is_zero = matches!(self.mach.operands_of(inst), [MachOperand::Reg(_), MachOperand::Imm(0)]);
        (is_zero && self.flags_are_dead(zero, at + 1)).then_some(zero.clear)
    }

    /// The same for a rematerialised constant.
    pub(crate) fn clearing_edit(&self, edit: &Edit, recipe: &Recipe) -> Option<InstId> {
        let zero = self.zero.filter(|zero| zero.number == recipe.inst && recipe.imm == Some(0))?;
        let are_dead = match edit.at.place() {
            Place::Before => self.flags_are_dead(zero, edit.at.inst()),
            // The edge is a jump.
            Place::Edge => true,
            Place::After => self.flags_are_dead(zero, edit.at.inst() + 1),
        };
        are_dead.then_some(zero.clear)
    }

    /// Whether nothing reads the flags of an earlier instruction from instruction `next` on.
    fn flags_are_dead(&self, zero: Zero, next: usize) -> bool {
        let Some(flags) = self.target.preg(zero.flags) else { return false };
        let problem = self.target.problem(self.mach);
        for inst in problem.insts.iter().skip(next).take(MAX_LOOK_AHEAD) {
            let mut is_written = inst.clobbers != 0 && problem.clobbers[usize::from(inst.clobbers)].contains(flags);
            for operand in &problem.operands[inst.operands()] {
                if operand.constraint() == Constraint::Fixed(flags) {
                    if operand.kind() == ra::OperandKind::Use {
                        return false;
                    }
                    is_written = true;
                }
            }
            match inst.flow {
                _ if is_written => return true,
                Flow::Exit | Flow::Jump(_) => return true,
                _ => {}
            }
        }
        false
    }
}
