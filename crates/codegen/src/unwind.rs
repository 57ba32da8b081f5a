//! How the frame of a function looks at each of its instructions, for whoever unwinds the stack.
//!
//! In: what prologue and epilogues say that their instructions do to the frame, as they are emitted.
//! Out: steps, each with the offset of the code from which it holds.
//! Not here: the format that unwinders read.

use crate::target::Target;
use kernelsmith_machine::{InstId, Operand, RegId};

/// A change of what is known about a frame. The CFA (canonical frame address) is the stack pointer of the caller.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameStep {
    /// CFA = stack pointer + this.
    Cfa(u32),
    /// CFA = a register, by its DWARF number, + `above`.
    CfaOf {
        /// The register.
        dwarf: u32,
        /// What is added.
        above: u32,
    },
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
    /// That value is so many bytes above the stack pointer, whose distance from the CFA only the machine knows.
    SavedAt {
        /// The register.
        dwarf: u32,
        /// Bytes above the stack pointer.
        at: u32,
    },
    /// The register has the caller's value again.
    Reloaded {
        /// The register.
        dwarf: u32,
    },
    /// Remember what is known: an epilogue follows.
    Remember,
    /// Know again what was remembered.
    Restore,
}

/// Where prologues and epilogues go.
pub(crate) trait FrameCode {
    /// Appends an instruction.
    fn put(&mut self, inst: InstId, operands: &[Operand]);
    /// Says what the last instruction did to the frame.
    fn note(&mut self, effect: FrameEffect);
}

/// What an instruction does to the frame.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FrameEffect {
    /// The stack pointer moves up by this.
    Moves(i64),
    /// A register of the caller's is stored so many bytes above the stack pointer.
    Saves(RegId, u32),
    /// It is loaded again.
    Reloads(RegId),
    /// The stack pointer is copied into this register, before it moves by what is not known.
    Holds(RegId),
    /// That copy is stored so many bytes above the stack pointer.
    Keeps(u32),
    /// The stack pointer is what was copied.
    ComesBack,
}

/// The steps of a function; the vector is reused.
#[derive(Debug, Default)]
pub(crate) struct FrameSteps {
    pub(crate) steps: Vec<(u32, FrameStep)>,
    place: CfaPlace,
}

/// Where the CFA is.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CfaPlace {
    /// Its distance from the stack pointer, or from the copy of it.
    distance: i64,
    /// Whether it is from a copy.
    is_held: bool,
}

impl FrameSteps {
    pub(crate) fn clear(&mut self, entry_cfa: u32) {
        self.steps.clear();
        self.place = CfaPlace { distance: entry_cfa.into(), is_held: false };
    }

    /// Takes note of what the instruction that ends at `offset` does.
    pub(crate) fn note(&mut self, target: &Target, offset: u32, effect: FrameEffect) {
        let dwarf_of = |reg| target.desc().reg(reg).dwarf();
        let CfaPlace { distance, is_held } = self.place;
        let above = distance as u32;
        let step = match effect {
            FrameEffect::Moves(_) if is_held => None,
            FrameEffect::Moves(by) => {
                self.place.distance -= by;
                Some(FrameStep::Cfa(self.place.distance as u32))
            }
            FrameEffect::Saves(reg, at) => dwarf_of(reg).map(|dwarf| match is_held {
                true => FrameStep::SavedAt { dwarf, at },
                false => FrameStep::Saved { dwarf, below: above - at },
            }),
            FrameEffect::Reloads(reg) => dwarf_of(reg).map(|dwarf| FrameStep::Reloaded { dwarf }),
            FrameEffect::Holds(reg) => {
                self.place.is_held = true;
                dwarf_of(reg).map(|dwarf| FrameStep::CfaOf { dwarf, above })
            }
            FrameEffect::Keeps(at) => Some(FrameStep::CfaKept { at, above }),
            FrameEffect::ComesBack => {
                self.place.is_held = false;
                Some(FrameStep::Cfa(above))
            }
        };
        self.steps.extend(step.map(|step| (offset, step)));
    }

    /// An epilogue begins.
    pub(crate) fn remember(&mut self, offset: u32) -> CfaPlace {
        self.steps.push((offset, FrameStep::Remember));
        self.place
    }

    /// It has ended, and the body goes on.
    pub(crate) fn restore(&mut self, offset: u32, place: CfaPlace) {
        self.place = place;
        self.steps.push((offset, FrameStep::Restore));
    }
}
