//! The fitted weights of the cost model.
//!
//! In: nothing. Out: [`Coefficients`], and the values that plans use.
//! Invariant: facts of a processor are fields of [`Machine`](crate::machine::Machine), not of this struct.
//! Not here: limits of the search, which are constants next to their use.

/// The weights of the cost model that describe generated code, and how much of a wait out-of-order execution hides.
///
/// [`Coefficients::FITTED`] were fitted by hand in November 2026 on one machine, an AMD EPYC of family 25, model 17
/// (Zen 4, 512-bit vectors in 256-bit halves, two virtual processors, shared with other work). The method was to compare
/// the plans for the rows of `bench kernels gemm`, `storage` and `large` and for 150 to 400 random products with other
/// plans and other libraries, and to change one weight at a time. No residual was recorded then, nor which row
/// decided which weight, except where the comment of a field names one.
///
/// The residual on the same machine on 2026-11-24 (`bench model`, other programs running), as predicted/measured cycles of
/// 87 rows: geometric mean 0.98, geometric standard deviation 1.12, minimum 0.68, maximum 1.57. A refit
/// (`bench model --refit`) brought no gain on rows that it did not see.
///
/// The same weights apply to all machines. Cycles are cycles of the core's clock.
#[derive(Clone, Debug, PartialEq)]
pub struct Coefficients {
    /// Extra cost of a masked or overlapping vector, in issue slots. Not fitted: it makes the planner take full vectors
    /// between equal costs.
    pub partial_vector_slots: f64,
    /// Cost of a shuffle that puts B values of several columns into one vector, as a fraction of a multiply-add.
    pub spread_shuffle_part: f64,
    /// Cycles to convert a scalar and broadcast it.
    pub convert_cycles: f64,
    /// Cycles to enter and leave the loops of a block.
    pub block_cycles: f64,
    /// Cycles per block that nothing hides.
    pub block_exposed_cycles: f64,
    /// The fraction of a small product's latency that the following code waits for.
    pub small_latency_exposed: f64,
    /// The fraction of shuffle time that multiply-adds do not hide, for transposed tiles of A. Measured on 2026-11-23 at
    /// f32 16x24, 16x16, 32x9 and 32x8.
    pub transpose_exposed: f64,
    /// The same for combined groups.
    pub join_exposed: f64,
    /// Cycles per call that one instruction is worth, at most. Not fitted: compiling an instruction takes about 1000
    /// cycles, so this assumes a kernel that is called about 50 times.
    pub max_instruction_cycles: f64,
    /// Cycles per call that one instruction is worth, as a fraction of the cycles of the product. Not fitted.
    pub instruction_part: f64,
    /// Instructions around the loops of a block.
    pub block_instructions: f64,
    /// Exposed cycles per line of A from L2. Lines of A are few and requested early.
    pub l2_a_exposed: f64,
    /// Exposed cycles per line of B from L2: many multiply-adds wait for it.
    pub l2_b_exposed: f64,
    /// Exposed cycles per line from beyond L2.
    pub beyond_l2_exposed: f64,
    /// Exposed cycles per line of A at a distance that is too large for the hardware prefetcher.
    pub far_apart_exposed: f64,
    /// Exposed cycles per column of B used with such lines: each iteration touches another page of A, which evicts lines
    /// of B.
    pub far_apart_b_exposed: f64,
    /// Exposed cycles per line of A if vectors split cache lines.
    pub split_exposed: f64,
    /// Elements packed per cycle.
    pub packed_per_cycle: f64,
    /// Cycles per line that is packed from beyond L2.
    pub pack_far_line_cycles: f64,
    /// Exposed cycles per line of C that is beyond L2 and prefetched.
    pub c_line_cycles: f64,
    /// Exposed cycles per line of C that is evicted again by conflict misses between columns of the block.
    pub c_conflict_line_cycles: f64,
    /// How many times less a line of C costs that is in L2.
    pub c_l2_gain: f64,
    /// How many times less the lines of a column of C after its first one cost: hardware prefetches them.
    pub c_next_line_gain: f64,
    /// Cycles to add the lanes of one vector, with vector lanes along K.
    pub reduce_cycles: f64,
    /// Cycles per vector to add the lanes of several vectors at once.
    pub joint_reduce_cycles: f64,
    /// Exposed cycles per line of B from L2, with vector lanes along K. The lines are consecutive in memory, so hardware
    /// prefetches them.
    pub by_k_l2_exposed: f64,
    /// The same for lines from beyond L2.
    pub by_k_beyond_l2_exposed: f64,
    /// Cycles to pack a 4 x 4 tile of 32-bit elements, with vector lanes along K.
    pub pack_tile_cycles: f64,
}

impl Coefficients {
    /// The weights that plans use.
    pub const FITTED: Coefficients = Coefficients {
        partial_vector_slots: 0.05,
        spread_shuffle_part: 0.25,
        convert_cycles: 0.5,
        block_cycles: 12.0,
        block_exposed_cycles: 2.0,
        small_latency_exposed: 0.5,
        transpose_exposed: 0.2,
        join_exposed: 0.4,
        max_instruction_cycles: 20.0,
        instruction_part: 5e-4,
        block_instructions: 12.0,
        l2_a_exposed: 0.1,
        l2_b_exposed: 1.0,
        beyond_l2_exposed: 1.5,
        far_apart_exposed: 0.35,
        far_apart_b_exposed: 0.2,
        split_exposed: 0.2,
        packed_per_cycle: 4.0,
        pack_far_line_cycles: 12.0,
        c_line_cycles: 3.0,
        c_conflict_line_cycles: 9.0,
        c_l2_gain: 3.0,
        c_next_line_gain: 3.0,
        reduce_cycles: 5.0,
        joint_reduce_cycles: 2.0,
        by_k_l2_exposed: 0.3,
        by_k_beyond_l2_exposed: 0.8,
        pack_tile_cycles: 6.0,
    };

    /// The fields with their names.
    pub fn fields(&mut self) -> [(&'static str, &mut f64); 28] {
        macro_rules! named {
            ($($field:ident),*) => {{
                let Coefficients { $($field),* } = self;
                [$((stringify!($field), $field)),*]
            }};
        }
        named!(
            partial_vector_slots,
            spread_shuffle_part,
            convert_cycles,
            block_cycles,
            block_exposed_cycles,
            small_latency_exposed,
            transpose_exposed,
            join_exposed,
            max_instruction_cycles,
            instruction_part,
            block_instructions,
            l2_a_exposed,
            l2_b_exposed,
            beyond_l2_exposed,
            far_apart_exposed,
            far_apart_b_exposed,
            split_exposed,
            packed_per_cycle,
            pack_far_line_cycles,
            c_line_cycles,
            c_conflict_line_cycles,
            c_l2_gain,
            c_next_line_gain,
            reduce_cycles,
            joint_reduce_cycles,
            by_k_l2_exposed,
            by_k_beyond_l2_exposed,
            pack_tile_cycles
        )
    }
}
