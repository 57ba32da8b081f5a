//! Sizes and times of a compilation.
//!
//! In: the compiler's statistics and two clock readings. Out: [`CompileReport`].
//! Invariant: everything except times is the same for the same kernel and target.
//! Not here: text (see `listing`).

use core::fmt;
use kernelsmith_codegen::Stats;
use kernelsmith_codegen::UserPass;
use kernelsmith_codegen::pipeline::{MAX_USER_PASSES, N_TIMED, PASSES, STAGES};

/// Sizes and times of a compilation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct CompileReport {
    /// Number of IR operations in the recorded kernel.
    pub ir_ops: u32,
    /// Number of IR operations after all passes.
    pub final_ir_ops: u32,
    /// Number of machine instructions.
    pub machine_insts: u32,
    /// Size of the machine code in bytes, constants excluded.
    pub code_bytes: u32,
    /// Size in bytes of the constants that the code reads.
    pub constant_bytes: u32,
    /// Number of spill instructions: stores and reloads of values that did not fit in registers.
    pub spill_insts: u32,
    /// Time from the recorded kernel to bytes, in nanoseconds.
    pub compile_nanos: u64,
    /// Time from bytes to a callable kernel, in nanoseconds; zero if the code was not published.
    pub publish_nanos: u64,
    stage_nanos: [u64; N_TIMED],
    /// The passes of the user: name, the pass before, nanoseconds. Unused entries have no name.
    user_passes: [(&'static str, &'static str, u64); MAX_USER_PASSES],
}

impl CompileReport {
    pub(crate) fn new(stats: &Stats, passes: &[UserPass], total_bytes: usize, compile_nanos: u64) -> CompileReport {
        let mut user_passes = [("", "", 0); MAX_USER_PASSES];
        for ((entry, pass), nanos) in user_passes.iter_mut().zip(passes).zip(stats.user_nanos) {
            *entry = (pass.name, pass.after, nanos);
        }
        CompileReport {
            ir_ops: stats.ops_in,
            final_ir_ops: stats.ops_legal,
            machine_insts: stats.emitted,
            code_bytes: stats.code_bytes,
            constant_bytes: (total_bytes as u32).saturating_sub(stats.code_bytes),
            spill_insts: stats.allocation.reloads + stats.allocation.spills,
            compile_nanos,
            publish_nanos: 0,
            stage_nanos: stats.nanos,
            user_passes,
        }
    }

    /// Time from the recorded kernel to a callable one, in nanoseconds.
    pub fn total_nanos(&self) -> u64 {
        self.compile_nanos + self.publish_nanos
    }

    /// The name and the time in nanoseconds of each pass and stage, in order; a user's pass follows its pass. Times are zero unless
    /// [`JitOptions::stage_times`](crate::JitOptions::stage_times) is set.
    pub fn stages(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let names = PASSES.iter().map(|pass| pass.name).chain(STAGES);
        let user_passes = self.user_passes;
        names.zip(self.stage_nanos).flat_map(move |(stage, nanos)| {
            let following = user_passes.into_iter().filter(move |(_, after, _)| *after == stage);
            [(stage, nanos)].into_iter().chain(following.map(|(name, _, nanos)| (name, nanos)))
        })
    }
}

impl fmt::Display for CompileReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} operations -> {} instructions, {} bytes, in {:.1} us",
            self.ir_ops,
            self.machine_insts,
            self.code_bytes,
            self.total_nanos() as f64 / 1000.0
        )
    }
}
