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
        }
    }
}
