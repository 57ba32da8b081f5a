//! What passes of the IR decide by: properties of a machine as data.
//!
//! In: nothing. Out: [`Tuning`]. Not here: instructions.

/// Properties of a machine. The defaults are those of a machine with deep out-of-order execution and general addresses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tuning {
    /// The unroll factor for short loops, whose replicas are interleaved; 1 for none.
    pub unroll_factor: usize,
    /// Whether induction variables should be incremented before the last store of an iteration: see `passes::early_increment`.
    pub increments_early: bool,
    /// Whether the machine probably issues operations in order.
    pub is_in_order: bool,
    /// Whether vector accesses take only an address in a register, without index and displacement.
    pub has_bare_vectors: bool,
    /// Whether addresses have no index, so that each indexed access computes its address.
    pub has_bare_addresses: bool,
    /// Whether loops should start at the beginning of a block of code.
    pub aligns_loops: bool,
    /// Whether conversions between `f32` and integers of 32 bits are right for every number.
    pub has_conversions: bool,
    /// Whether comparisons of floats are those of IEEE 754.
    pub has_float_compares: bool,
    /// Minimum number of runs of values for which a `switch` becomes a jump through a table; `None` if the machine has no such
    /// jump. LLVM 22's minimum is the same: `MinimumJumpTableEntries` of `TargetLoweringBase` for x86-64 (4), the option
    /// `aarch64-min-jump-table-entries` for AArch64 (10), `getMinimumJumpTableEntries` of `RISCVSubtarget` for RISC-V (5).
    pub min_table: Option<usize>,
    /// Whether a branch by a comparison costs less than one by a truth value that the comparison computes: then comparisons are
    /// repeated where they decide a branch, and two of them are two branches.
    pub branches_on_comparisons: bool,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning {
            unroll_factor: 1,
            increments_early: false,
            is_in_order: false,
            has_bare_vectors: false,
            has_bare_addresses: false,
            aligns_loops: true,
            has_conversions: true,
            has_float_compares: true,
            min_table: None,
            branches_on_comparisons: false,
        }
    }
}
