//! Frame layouts of compiled functions, in the form of exec.
//!
//! In: the steps that the compiler recorded. Out: what debuggers and unwinders get. Not here: their formats.

use crate::target::Target;
use kernelsmith_codegen::unwind as codegen;
use kernelsmith_exec::{FrameInfo, FrameStep};

/// The frame layout of a function from its steps.
pub(crate) fn frame_info(steps: &[(u32, codegen::FrameStep)], target: &Target) -> FrameInfo {
    let step = |&(offset, step): &(u32, codegen::FrameStep)| {
        let step = match step {
            codegen::FrameStep::Cfa(above) => FrameStep::Cfa(above),
            codegen::FrameStep::CfaKept { at, above } => FrameStep::CfaKept((at, above)),
            codegen::FrameStep::Saved { dwarf, below } => FrameStep::Saved((dwarf, below)),
            codegen::FrameStep::CfaOf { dwarf, above } => FrameStep::CfaOf((dwarf, above)),
            codegen::FrameStep::SavedAt { dwarf, at } => FrameStep::SavedAt((dwarf, at)),
            codegen::FrameStep::Reloaded { dwarf } => FrameStep::Reloaded(dwarf),
            codegen::FrameStep::Remember => FrameStep::Remember,
            codegen::FrameStep::Restore => FrameStep::Restore,
        };
        (offset, step)
    };
    let entry_cfa = target.inner().convention().return_address_bytes();
    FrameInfo { entry_cfa, steps: steps.iter().map(step).collect() }
}
