//! What a compilation did, in numbers.
//!
//! In: the compiler's statistics and two readings of the clock. Out: [`CompileReport`].
//! Invariant: everything but times is the same for the same kernel and target.
//! Not here: text (see `listing`).

use core::fmt;
use kernelsmith_codegen::Stats;
use kernelsmith_codegen::pipeline::{N_TIMED, PASSES, STAGES};

/// What a compilation did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct CompileReport {
    /// Operations of the kernel as it was written.
    pub ir_ops: u32,
    /// Operations after all passes.
    pub final_ir_ops: u32,
    /// Machine instructions.
    pub machine_insts: u32,
    /// Bytes of machine code, constants not counted.
    pub code_bytes: u32,
    /// Bytes of constants that the code reads.
    pub constant_bytes: u32,
    /// Reloads and stores of values for which there was no register.
    pub spill_insts: u32,
    /// From the recorded kernel to bytes.
    pub compile_nanos: u64,
    /// From bytes to a callable kernel; zero if it was not asked for.
    pub publish_nanos: u64,
    stage_nanos: [u64; N_TIMED],
}

impl CompileReport {
    pub(crate) fn new(stats: &Stats, total_bytes: usize, compile_nanos: u64) -> CompileReport {
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
        }
    }

    /// From the recorded kernel to a callable one.
    pub fn total_nanos(&self) -> u64 {
        self.compile_nanos + self.publish_nanos
    }

    /// Each pass and stage with its nanoseconds: zeros unless
    /// [`JitOptions::stage_times`](crate::JitOptions::stage_times) asks for them.
    pub fn stages(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let names = PASSES.iter().map(|pass| pass.name).chain(STAGES);
        names.zip(self.stage_nanos)
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
