//! The frame layout at each instruction of a function, and the calls whose exceptions it catches, for stack unwinders.
//!
//! In: the effects of prologue and epilogue instructions on the frame, in emission order.
//! Out: steps, each with the code offset from which it holds; calls with their landing pads.
//! Not here: the format that unwinders read (crate `frames`).

pub use kernelsmith_frames::FrameStep;

use kernelsmith_frames::{CallSite, Catches};
use kernelsmith_ir::Function;
use kernelsmith_machine::{
    InstId, LabelId, Operand, RegId, TargetDesc,
    encode::{Site, moved},
};

/// Receives the instructions of prologues and epilogues.
pub(crate) trait FrameCode {
    /// Appends an instruction.
    fn put(&mut self, inst: InstId, operands: &[Operand]);
    /// Records the effect of the last instruction on the frame.
    fn note(&mut self, effect: FrameEffect);
}

/// The effect of an instruction on the frame.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FrameEffect {
    /// The stack pointer moves up by this number of bytes.
    Moves(i64),
    /// A callee-saved register is stored this number of bytes above the stack pointer.
    Saves(RegId, u32),
    /// It is loaded again.
    Reloads(RegId),
    /// The stack pointer is copied into this register, before it moves by an unknown number of bytes.
    Holds(RegId),
    /// That copy is stored this number of bytes above the stack pointer.
    Keeps(u32),
    /// The stack pointer is restored from the copy.
    ComesBack,
}

/// The steps of a function; the vector is reused.
#[derive(Debug, Default)]
pub(crate) struct FrameSteps {
    pub(crate) steps: Vec<(u32, FrameStep)>,
    place: CfaPlace,
}

/// The location of the CFA.
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

    /// Records the effect of the instruction that ends at `offset`.
    pub(crate) fn note(&mut self, desc: &TargetDesc, offset: u32, effect: FrameEffect) {
        let dwarf_of = |reg| desc.reg(reg).dwarf();
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

    /// The epilogue has ended, and the body continues.
    pub(crate) fn restore(&mut self, offset: u32, place: CfaPlace) {
        self.place = place;
        self.steps.push((offset, FrameStep::Restore));
    }
}

/// A call that may land somewhere.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caught {
    pub(crate) site: CallSite,
    /// Where it continues.
    pub(crate) next: LabelId,
}

/// What a function catches, after its code has its final places.
pub(crate) fn catches(func: &Function, caught: &[Caught], sites: Option<&[Site]>) -> Option<Box<Catches<u32>>> {
    let exceptions = func.exceptions.as_deref().filter(|_| !caught.is_empty())?;
    let place = |offset: u32| sites.map_or(offset, |sites| moved(sites, offset));
    let mut calls: Vec<CallSite> = caught.iter().map(|call| call.site).collect();
    for site in &mut calls {
        (site.start, site.end, site.pad) = (place(site.start), place(site.end), place(site.pad));
    }
    Some(Box::new(Catches {
        personality: exceptions.personality.0,
        types: exceptions.types.iter().map(|ty| ty.map(|ty| ty.0)).collect(),
        landings: exceptions.landings.clone(),
        sites: calls,
    }))
}
