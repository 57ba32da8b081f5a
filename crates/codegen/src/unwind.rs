//! How the frame of a function looks at each of its instructions, for whoever unwinds the stack.
//!
//! In: the instructions of prologue and epilogues as they are emitted, and what the machine says each does to the frame.
//! Out: steps, each with the offset of the code from which it holds.
//! Not here: the format that unwinders read.

use crate::target::Target;
use kernelsmith_machine::{Operand, RegId};

/// A change of what is known about a frame. The CFA (canonical frame address) is the stack pointer of the caller.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameStep {
    /// CFA = stack pointer + this.
    Cfa(u32),
    /// CFA = the word at stack pointer + `at`, + `above`.
    CfaKept {
        /// Where the word is.
        at: u32,
        /// What is added.
        above: u32,
    },
    /// The caller's value of a register, by its DWARF number, is so many bytes below the CFA.
    Saved {
        /// The register.
        dwarf: u32,
        /// Bytes below the CFA.
        below: u32,
    },
    /// Remember what is known: an epilogue follows.
    Remember,
    /// Know again what was remembered.
    Restore,
}

/// What an instruction does to the frame.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FrameEffect {
    /// A register goes below the stack pointer, which moves.
    Push(RegId),
    /// The opposite.
    Pop,
    /// The stack pointer moves up by this.
    Moves(i64),
    /// The stack pointer before the last move is kept at this offset from it.
    Keeps(u32),
    /// The stack pointer comes from where it was kept.
    ComesBack,
}

/// The steps of a function; the vector is reused.
#[derive(Debug, Default)]
pub(crate) struct FrameSteps {
    pub(crate) steps: Vec<(u32, FrameStep)>,
    /// CFA minus stack pointer, or minus what was kept of it.
    cfa: i64,
    /// That distance before the last move.
    before: i64,
}

impl FrameSteps {
    pub(crate) fn clear(&mut self, entry_cfa: u32) {
        self.steps.clear();
        self.cfa = entry_cfa.into();
        self.before = self.cfa;
    }

    /// Takes note of an instruction that ends at `offset`.
    pub(crate) fn note(&mut self, target: &Target, offset: u32, effect: FrameEffect) {
        match effect {
            FrameEffect::Push(reg) => {
                self.moved(offset, -8);
                if let Some(dwarf) = target.desc().reg(reg).dwarf() {
                    self.steps.push((offset, FrameStep::Saved { dwarf, below: self.cfa as u32 }));
                }
            }
            FrameEffect::Pop => self.moved(offset, 8),
            FrameEffect::Moves(by) => self.moved(offset, by),
            FrameEffect::Keeps(at) => {
                self.cfa = self.before;
                self.steps.push((offset, FrameStep::CfaKept { at, above: self.cfa as u32 }));
            }
            FrameEffect::ComesBack => self.moved(offset, 0),
        }
    }

    /// An epilogue begins.
    pub(crate) fn remember(&mut self, offset: u32) -> i64 {
        self.steps.push((offset, FrameStep::Remember));
        self.cfa
    }

    /// It has ended, and the body goes on.
    pub(crate) fn restore(&mut self, offset: u32, cfa: i64) {
        self.cfa = cfa;
        self.steps.push((offset, FrameStep::Restore));
    }

    fn moved(&mut self, offset: u32, by: i64) {
        self.before = self.cfa;
        self.cfa -= by;
        self.steps.push((offset, FrameStep::Cfa(self.cfa as u32)));
    }
}

/// The number in an operand.
pub(crate) fn number(operand: Option<&Operand>) -> Option<i64> {
    match operand {
        Some(Operand::Imm(value)) => Some(*value),
        _ => None,
    }
}
