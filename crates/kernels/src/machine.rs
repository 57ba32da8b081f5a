//! The machine model of the planners, with measured parameters.
//!
//! In: the name of a target level, its features, vector widths. Out: [`Machine`].
//! Invariant: plans depend only on the fields of a [`Machine`], never on its name, so a new machine needs only a row of
//! `TUNING`.
//! Not here: which code the compiler can generate.

use core::ops::RangeInclusive;
use std::borrow::Cow;

/// Bytes of a cache line.
pub(crate) const CACHE_LINE: usize = 64;

/// The parameters of a machine that plans depend on.
///
/// Fields may be changed. Plans replace an impossible value by the nearest possible one: widths are powers of two from
/// 128 to 2048 bits, there are 8 to 1024 registers, caches and pages have 1 KiB to 1 TiB, rates are 0.001 to 1000 per cycle, cycles are 0
/// to 1000.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Machine {
    /// The target level, such as `x86-64-v4`; only for explanations.
    pub name: String,
    /// The widths of a vector register for a fixed number of lanes, in bits, ascending.
    pub widths: Vec<u32>,
    /// Number of vector registers.
    pub vector_registers: u32,
    /// Whether masked loads and stores cost the same as unmasked ones.
    pub masked_access: bool,
    /// Whether a multiply-add can broadcast one operand from memory at no cost.
    pub broadcast_operand: bool,
    /// Whether there is a dot-product instruction for pairs of bf16.
    pub dot_bf16: bool,
    /// Whether there is a dot-product instruction for quads of u8 and i8.
    pub dot_i8: bool,
    /// Whether one instruction permutes the bytes of two of the widest vectors.
    pub permutes_bytes: bool,
    /// Whether bytes in registers have the same order as in memory, so that two bytes are a 16-bit element at no cost.
    pub packs_bytes: bool,
    /// Issue slots of a multiply-add, for each of `widths`: vectors of half the width may take half the slots, or as
    /// many.
    pub fma_cost: Vec<u32>,
    /// Multiply-adds of the widest vectors that start in a cycle.
    pub fma_per_cycle: f64,
    /// Latency of a multiply-add in cycles.
    pub fma_latency: u32,
    /// Cycles of loads and stores between two multiply-add loops that out-of-order execution overlaps with the
    /// multiply-adds; 0 where not measured.
    pub hidden_cycles: f64,
    /// Stores of the widest vectors per cycle.
    pub stores_per_cycle: f64,
    /// Shuffles of the widest vectors that start in a cycle, in parallel with multiply-adds; 0 if plans should avoid
    /// shuffles.
    pub shuffles_per_cycle: f64,
    /// Multiply-adds plus shuffles that start in a cycle: the two may share execution units.
    pub vector_ops_per_cycle: f64,
    /// Loads that start in a cycle, of vectors whose multiply-add takes one issue slot.
    pub loads_per_cycle: f64,
    /// Operations of all kinds that issue in a cycle.
    pub issue_width: f64,
    /// Cycles until a load can read memory next to a partial store: the store does not forward.
    pub partial_store_stall: f64,
    /// Cycles to transfer a cache line from L2 to L1D, if nothing overlaps.
    pub l2_line_cycles: f64,
    /// Cycles to transfer a cache line from beyond L2 to L1D, if nothing overlaps.
    pub beyond_l2_line_cycles: f64,
    /// How many times as long a line takes from memory as from the last-level cache.
    pub memory_factor: f64,
    /// Distance in bytes between consecutive accesses from which the hardware prefetcher does not follow them.
    pub prefetch_distance_bytes: usize,
    /// Bytes of L1I.
    pub instruction_cache_bytes: usize,
    /// Bytes of L1D.
    pub l1_bytes: usize,
    /// Associativity of L1D: lines of 64 bytes per set, where a set is the lines whose addresses are equal modulo
    /// `l1_bytes / l1_ways`.
    pub l1_ways: usize,
    /// Bytes of L2.
    pub l2_bytes: usize,
    /// Bytes of all caches: larger data comes from memory.
    pub cache_bytes: usize,
    /// Bytes of a page.
    pub page_bytes: usize,
    /// Pages that the first and the second level of the TLB hold.
    pub tlb_pages: [usize; 2],
    /// Cycles of an access whose page the first level of the TLB lacks: if the second level has it, and if not.
    pub tlb_miss_cycles: [f64; 2],
    /// Instructions of a call of a kernel and of the loop around it, without the kernel.
    pub call_instructions: f64,
}

/// The parameters of a prefix of the level's name and a list of processor models.
///
/// The comment of each field names the source of its figures. "Zen 4" is an AMD EPYC of family 25, model 17; "Zen 5" one
/// of family 26, model 2. "The models" are those of llvm-mca: neoverse-v2 for `armv8-a` and sifive-x280 for `rv64gcv`. No
/// row of `intel`, `naplespu` or unknown machines was measured.
struct Tuning {
    level: &'static str,
    /// The processor models; the last row of a level has none and applies to all other models.
    models: &'static [&'static str],
    /// Instruction set manuals: AVX-512 has embedded broadcasts, RVV has `.vf` forms.
    broadcast_operand: bool,
    /// Instruction set manuals: AVX-512 and RVV have masked accesses; in AVX2, the mask takes a vector register.
    masked_access: bool,
    /// Whether bytes in registers have the same order as in memory. Instruction set manuals.
    packs_bytes: bool,
    /// Instruction set manuals.
    vector_registers: u32,
    /// Multiply-adds of the widest vectors that start in a cycle. Measured on Zen 4 and Zen 5; the models.
    fma_per_cycle: f64,
    /// Measured on Zen 4 and Zen 5; the models.
    fma_latency: u32,
    /// Cycles between multiply-add loops that overlap with the multiply-adds. 40: measured on Zen 4 with intrinsics on
    /// 2026-11-23 (the loads and stores of C of a block of 24 vectors of 512 bits expose 60 cycles, those of 12 vectors
    /// 5, those of 8 none, for 1 to 300 iterations). The 20 of `x86-64` is not recorded. 0: not measured.
    hidden_cycles: f64,
    /// Stores of the widest vectors per cycle. Measured on Zen 4 (0.4) and Zen 5 (1.0), method not recorded; the models.
    stores_per_cycle: f64,
    /// Shuffles of the widest vectors that start in a cycle; 0 if plans should avoid shuffles. Source not recorded.
    shuffles_per_cycle: f64,
    /// Multiply-adds plus shuffles. 1.5: measured on Zen 4 on 2026-11-22 (three operations of 256 bits per cycle, two
    /// of them multiply-adds). Source of the other figures not recorded.
    vector_ops_per_cycle: f64,
    /// The narrowest vector in bits that takes fewer slots than the widest one; narrower vectors cost the same as it.
    /// Measured on Zen 4 and Zen 5.
    pays_down_to: u32,
    /// The manuals of Zen 4 (two loads of 256 bits), Zen 5 and Intel (two of 512 bits). The other rows use the same
    /// figure, unchecked.
    loads_per_cycle: f64,
    /// The manual of Zen 4: 6 macro-operations dispatched per cycle. The other rows use the same figure, unchecked.
    issue_width: f64,
    /// Used on Zen 4, source not recorded. The other rows use the same figure.
    partial_store_stall: f64,
    /// Used on Zen 4, source not recorded; 2 cycles are 32 bytes per cycle. The other rows use the same figure.
    l2_line_cycles: f64,
    /// Used on Zen 4, source not recorded. The other rows use the same figure.
    beyond_l2_line_cycles: f64,
    /// Used on Zen 4, source not recorded. The other rows use the same figure.
    memory_factor: f64,
    /// Used on Zen 4, source not recorded; Intel's manual names the same distance for its stride prefetcher. The other
    /// rows use the same figure.
    prefetch_distance_bytes: usize,
    /// Processor manuals.
    instruction_cache_bytes: usize,
    /// L1D, its associativity and L2: CPUID on Zen 4 and Zen 5; assumed for a typical machine of the other rows.
    l1_bytes: usize,
    l1_ways: usize,
    l2_bytes: usize,
    /// The share of the last-level cache that a thread is assumed to have.
    cache_bytes: usize,
    /// Entries of the first and the second level of the TLB for loads. 72 and 3072: AMD's optimisation guide of Zen 4
    /// (57647); 96 and 4096: that of Zen 5 (58455); 96 and 2048: Intel's optimisation manual, Golden Cove; 48 and 2048:
    /// Arm's manual of Neoverse V2. The other rows have those of Neoverse V2. No row was measured.
    tlb_pages: [usize; 2],
}

/// Bytes of a page: of all our machines, unless the system has others.
const PAGE_BYTES: usize = 4096;
/// Cycles of a look-up in the second level of the TLB (7: Intel's optimisation manual), and of a walk of the page tables
/// whose entries L2 holds: four levels, of which the last one costs a load from L2 (14 cycles on Zen 4, the guide above)
/// after the look-up. Used for all machines.
const TLB_MISS_CYCLES: [f64; 2] = [7.0, 21.0];
/// Instructions of a call of a kernel with three slices and of the loop around it: an estimate, not counted. Used for all
/// machines.
const CALL_INSTRUCTIONS: f64 = 120.0;

/// An unknown machine. Rows take from here the fields that nobody measured for them.
const UNKNOWN: Tuning = Tuning {
    level: "",
    models: &[],
    broadcast_operand: false,
    masked_access: false,
    packs_bytes: false,
    vector_registers: 16,
    fma_per_cycle: 1.0,
    fma_latency: 4,
    hidden_cycles: 0.0,
    stores_per_cycle: 1.0,
    shuffles_per_cycle: 0.0,
    vector_ops_per_cycle: 1.0,
    pays_down_to: 128,
    loads_per_cycle: 2.0,
    issue_width: 6.0,
    partial_store_stall: 15.0,
    l2_line_cycles: 2.0,
    beyond_l2_line_cycles: 4.0,
    memory_factor: 3.0,
    prefetch_distance_bytes: 2 << 10,
    instruction_cache_bytes: 32 << 10,
    l1_bytes: 32 << 10,
    l1_ways: 4,
    l2_bytes: 256 << 10,
    cache_bytes: 2 << 20,
    tlb_pages: [48, 2048],
};

/// Processors with AVX-512 and execution units of 512 bits.
const WIDE: Tuning = Tuning {
    level: "x86-64-v4",
    models: &["znver5"],
    broadcast_operand: true,
    masked_access: true,
    packs_bytes: true,
    vector_registers: 32,
    fma_per_cycle: 2.0,
    shuffles_per_cycle: 2.0,
    vector_ops_per_cycle: 4.0,
    pays_down_to: 512,
    l1_bytes: 48 << 10,
    l1_ways: 12,
    l2_bytes: 1 << 20,
    cache_bytes: 16 << 20,
    tlb_pages: [96, 4096],
    ..UNKNOWN
};

/// The rows, in order of precedence; the last one is for unknown machines.
const TUNING: [Tuning; 8] = [
    WIDE,
    Tuning { models: &["intel"], shuffles_per_cycle: 1.0, vector_ops_per_cycle: 2.0, tlb_pages: [96, 2048], ..WIDE },
    // Zen 4, and what is not known to have execution units of 512 bits.
    Tuning {
        level: "x86-64-v4",
        broadcast_operand: true,
        masked_access: true,
        packs_bytes: true,
        vector_registers: 32,
        hidden_cycles: 40.0,
        stores_per_cycle: 0.4,
        shuffles_per_cycle: 1.0,
        vector_ops_per_cycle: 1.5,
        pays_down_to: 256,
        l1_ways: 8,
        l2_bytes: 1 << 20,
        cache_bytes: 16 << 20,
        tlb_pages: [72, 3072],
        ..UNKNOWN
    },
    // Below AVX-512: the same Zen 4.
    Tuning {
        level: "x86-64",
        packs_bytes: true,
        fma_per_cycle: 2.0,
        hidden_cycles: 20.0,
        stores_per_cycle: 0.8,
        vector_ops_per_cycle: 2.0,
        pays_down_to: 256,
        l1_ways: 8,
        l2_bytes: 512 << 10,
        cache_bytes: 16 << 20,
        tlb_pages: [72, 3072],
        ..UNKNOWN
    },
    Tuning {
        level: "armv8-a",
        packs_bytes: true,
        vector_registers: 32,
        fma_per_cycle: 4.0,
        stores_per_cycle: 2.0,
        vector_ops_per_cycle: 4.0,
        l1_bytes: 64 << 10,
        l2_bytes: 1 << 20,
        cache_bytes: 16 << 20,
        ..UNKNOWN
    },
    Tuning {
        level: "rv64gcv",
        broadcast_operand: true,
        masked_access: true,
        packs_bytes: true,
        vector_registers: 32,
        stores_per_cycle: 0.5,
        l1_ways: 8,
        l2_bytes: 512 << 10,
        ..UNKNOWN
    },
    Tuning {
        level: "naplespu",
        broadcast_operand: true,
        masked_access: true,
        vector_registers: 56,
        fma_per_cycle: 0.5,
        fma_latency: 8,
        stores_per_cycle: 0.5,
        vector_ops_per_cycle: 0.5,
        pays_down_to: 512,
        instruction_cache_bytes: 8 << 10,
        l1_bytes: 8 << 10,
        l2_bytes: 64 << 10,
        cache_bytes: 64 << 10,
        ..UNKNOWN
    },
    UNKNOWN,
];

impl Tuning {
    fn is_for(&self, level: &str, model: Option<&str>) -> bool {
        let is_model = self.models.is_empty() || model.is_some_and(|model| self.models.contains(&model));
        level.starts_with(self.level) && is_model
    }
}

impl Machine {
    /// The parameters for a level, the processor model if known, feature names, and vector widths in bits.
    ///
    /// ```
    /// use kernelsmith::kernels::Machine;
    /// let machine = Machine::new("x86-64-v4", Some("znver4"), &["avx512vnni"], &[128, 256, 512]);
    /// assert!(machine.dot_i8 && !machine.dot_bf16);
    /// // Vectors of 256 bits take half of what those of 512 bits do, and so do those of 128 bits.
    /// assert_eq!(machine.fma_cost, [1, 1, 2]);
    /// // Elsewhere all widths cost the same.
    /// assert_eq!(Machine::new("x86-64-v4", Some("znver5"), &[], &[128, 256, 512]).fma_cost, [1, 1, 1]);
    /// ```
    pub fn new(level: &str, model: Option<&str>, features: &[&str], widths: &[u32]) -> Machine {
        let tuning = TUNING.iter().find(|row| row.is_for(level, model)).unwrap_or(&TUNING[TUNING.len() - 1]);
        let cost = |&width: &u32| (width / tuning.pays_down_to).max(1);
        let has = |name: &str| features.contains(&name);
        Machine {
            name: level.to_owned(),
            widths: widths.to_vec(),
            vector_registers: tuning.vector_registers,
            masked_access: tuning.masked_access,
            broadcast_operand: tuning.broadcast_operand,
            dot_bf16: has("avx512bf16"),
            dot_i8: has("avx512vnni") || has("avxvnni"),
            permutes_bytes: has("avx512vbmi"),
            packs_bytes: tuning.packs_bytes,
            fma_cost: widths.iter().map(cost).collect(),
            fma_per_cycle: tuning.fma_per_cycle,
            fma_latency: tuning.fma_latency,
            hidden_cycles: tuning.hidden_cycles,
            stores_per_cycle: tuning.stores_per_cycle,
            shuffles_per_cycle: tuning.shuffles_per_cycle,
            vector_ops_per_cycle: tuning.vector_ops_per_cycle,
            loads_per_cycle: tuning.loads_per_cycle,
            issue_width: tuning.issue_width,
            partial_store_stall: tuning.partial_store_stall,
            l2_line_cycles: tuning.l2_line_cycles,
            beyond_l2_line_cycles: tuning.beyond_l2_line_cycles,
            memory_factor: tuning.memory_factor,
            prefetch_distance_bytes: tuning.prefetch_distance_bytes,
            instruction_cache_bytes: tuning.instruction_cache_bytes,
            l1_bytes: tuning.l1_bytes,
            l1_ways: tuning.l1_ways,
            l2_bytes: tuning.l2_bytes,
            cache_bytes: tuning.cache_bytes,
            page_bytes: PAGE_BYTES,
            tlb_pages: tuning.tlb_pages,
            tlb_miss_cycles: TLB_MISS_CYCLES,
            call_instructions: CALL_INSTRUCTIONS,
        }
    }

    /// The machine, or the nearest possible one.
    pub(crate) fn possible(&self) -> Cow<'_, Machine> {
        let is_width = |width: &u32| width.is_power_of_two() && (128..=2048).contains(width);
        let are_widths = !self.widths.is_empty() && self.widths.is_sorted() && self.widths.iter().all(is_width);
        let widths = if are_widths { self.widths.clone() } else { vec![128] };
        let fma_cost =
            widths.iter().enumerate().map(|(at, _)| self.fma_cost.get(at).map_or(1, |&cost| cost.clamp(1, 64)));
        let rate = |rate: f64| if rate.is_nan() { 1.0 } else { rate.clamp(1e-3, 1e3) };
        // Zero means that plans should avoid such operations, or that nobody measured them.
        let or_none = |number: f64| if number > 0.0 { rate(number) } else { 0.0 };
        let (bytes, ways) = ((1 << 10)..=(1 << 40), 1..=16);
        let within = |number: usize, range: &RangeInclusive<usize>| number.clamp(*range.start(), *range.end());
        let machine = Machine {
            name: self.name.clone(),
            fma_cost: fma_cost.collect(),
            widths,
            vector_registers: self.vector_registers.clamp(8, 1024),
            fma_per_cycle: rate(self.fma_per_cycle),
            fma_latency: self.fma_latency.clamp(1, 1000),
            hidden_cycles: or_none(self.hidden_cycles),
            stores_per_cycle: rate(self.stores_per_cycle),
            shuffles_per_cycle: or_none(self.shuffles_per_cycle),
            vector_ops_per_cycle: rate(self.vector_ops_per_cycle),
            loads_per_cycle: rate(self.loads_per_cycle),
            issue_width: rate(self.issue_width),
            partial_store_stall: or_none(self.partial_store_stall),
            l2_line_cycles: or_none(self.l2_line_cycles),
            beyond_l2_line_cycles: or_none(self.beyond_l2_line_cycles),
            memory_factor: rate(self.memory_factor),
            instruction_cache_bytes: within(self.instruction_cache_bytes, &bytes),
            l1_bytes: within(self.l1_bytes, &bytes),
            l1_ways: within(self.l1_ways, &ways),
            l2_bytes: within(self.l2_bytes, &bytes),
            cache_bytes: within(self.cache_bytes, &bytes),
            page_bytes: within(self.page_bytes, &bytes),
            tlb_pages: self.tlb_pages.map(|pages| within(pages, &(1..=1 << 30))),
            tlb_miss_cycles: self.tlb_miss_cycles.map(or_none),
            call_instructions: or_none(self.call_instructions),
            ..*self
        };
        if machine == *self { Cow::Borrowed(self) } else { Cow::Owned(machine) }
    }

    /// The width of the widest vectors in bits.
    pub fn widest(&self) -> u32 {
        self.widths.last().copied().unwrap_or(128)
    }

    /// Lanes of the widest vectors for elements of this size.
    pub fn lanes(&self, element_bits: u32) -> u32 {
        self.widest() / element_bits.max(1)
    }

    /// Whether this number of lines, equally spaced in bytes, takes more than half of the L1D lines available to them
    /// (conflict misses).
    pub(crate) fn displaces(&self, stride_bytes: usize, lines: usize) -> bool {
        // Lines at this distance share cache sets; the effective distance is a power of two.
        let way = self.l1_bytes / self.l1_ways;
        let distance = 1 << stride_bytes.trailing_zeros().min(way.trailing_zeros());
        lines * 2 > way / distance.max(CACHE_LINE) * self.l1_ways
    }
}
