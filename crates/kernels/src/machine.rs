//! What plans know of a machine, and the numbers that were measured on some.
//!
//! In: a level's name, features, widths of vectors. Out: [`Machine`].
//! Invariant: plans decide by the fields of a [`Machine`] alone, never by its name; so a new machine is a row of `TUNING`.
//! Not here: what code can be generated at all (the compiler says that).

use core::ops::RangeInclusive;
use std::borrow::Cow;

/// Bytes that caches fetch together.
pub(crate) const CACHE_LINE: usize = 64;

/// What plans know of a machine.
///
/// Fields may be changed. Plans replace numbers that no machine has by the nearest that one could: widths are powers of two
/// from 128 to 2048 bits, there are 8 to 1024 registers, caches of 1 KiB to 1 TiB, rates of a thousandth to a thousand.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Machine {
    /// The level, as in `x86-64-v4`; for explanations only.
    pub name: String,
    /// The widths in bits that vectors of a fixed number of lanes can have in one register, ascending.
    pub widths: Vec<u32>,
    /// Registers for vectors.
    pub vector_registers: u32,
    /// Whether loads and stores of some lanes cost what those of all lanes do.
    pub masked_access: bool,
    /// Whether a product takes one factor from memory, the same for all lanes, at no cost.
    pub broadcast_operand: bool,
    /// Whether sums of products of pairs of bf16 are one instruction.
    pub dot_bf16: bool,
    /// Whether sums of products of four u8 and i8 are one instruction.
    pub dot_i8: bool,
    /// Whether one instruction takes the bytes of the widest vectors from any two.
    pub permutes_bytes: bool,
    /// Whether bytes lie in registers as in memory, so that two of them are a number of 16 bits at no cost.
    pub packs_bytes: bool,
    /// Issue slots that a multiply-add takes, for each of `widths`: half as wide may be half as dear, or cost the same.
    pub fma_cost: Vec<u32>,
    /// Multiply-adds of the widest vectors that begin in a cycle.
    pub fma_per_cycle: f64,
    /// Cycles until the sum of a multiply-add can be used.
    pub fma_latency: u32,
    /// Cycles of loads and stores between two loops of multiply-adds that are done beside these, since the machine takes
    /// operations out of order; 0 where nobody measured.
    pub hidden_cycles: f64,
    /// Vectors of the widest that are stored in a cycle.
    pub stores_per_cycle: f64,
    /// Movements of lanes of the widest vectors that begin in a cycle, beside multiply-adds; 0 if they are better avoided.
    pub shuffles_per_cycle: f64,
    /// Multiply-adds and movements of lanes together: of units that do both there is one number for either, and this for both.
    pub vector_ops_per_cycle: f64,
    /// Bytes of the innermost data cache.
    pub l1_bytes: usize,
    /// Lines of 64 bytes that it holds of those whose addresses are the same modulo `l1_bytes / l1_ways`.
    pub l1_ways: usize,
    /// Bytes of the second cache.
    pub l2_bytes: usize,
    /// Bytes of all caches: what is larger comes from memory.
    pub cache_bytes: usize,
}

/// What is measured and not described: by the beginning of a level's name, and the models of processors.
struct Tuning {
    level: &'static str,
    /// Those that it is for; of the rows of a level the last one is for all others.
    models: &'static [&'static str],
    broadcast_operand: bool,
    masked_access: bool,
    /// Whether bytes lie in registers as in memory.
    packs_bytes: bool,
    vector_registers: u32,
    /// Multiply-adds that begin in a cycle, of the widest vectors.
    fma_per_cycle: f64,
    fma_latency: u32,
    /// Cycles between loops of multiply-adds that are done beside these.
    hidden_cycles: f64,
    /// Vectors of the widest that are stored in a cycle.
    stores_per_cycle: f64,
    /// Movements of lanes of the widest vectors that begin in a cycle; 0 if they are better avoided.
    shuffles_per_cycle: f64,
    /// Both together.
    vector_ops_per_cycle: f64,
    /// The narrowest vector that takes fewer slots than the widest: below, width does not matter. In bits.
    pays_down_to: u32,
    l1_bytes: usize,
    l1_ways: usize,
    l2_bytes: usize,
    cache_bytes: usize,
}

/// Processors with AVX-512 whose vector units are as wide as its vectors.
const WIDE: Tuning = Tuning {
    level: "x86-64-v4",
    models: &["znver5"],
    broadcast_operand: true,
    masked_access: true,
    packs_bytes: true,
    vector_registers: 32,
    fma_per_cycle: 2.0,
    fma_latency: 4,
    hidden_cycles: 0.0,
    stores_per_cycle: 1.0,
    shuffles_per_cycle: 2.0,
    vector_ops_per_cycle: 4.0,
    pays_down_to: 512,
    l1_bytes: 48 << 10,
    l1_ways: 12,
    l2_bytes: 1 << 20,
    cache_bytes: 16 << 20,
};

/// Rows for processors of each level that were measured: x86-64 on a Zen 4 and a Zen 5; the others by their manuals and
/// llvm-mca's models (neoverse-v2, sifive-x280). The last one is for machines that nobody named.
const TUNING: [Tuning; 8] = [
    WIDE,
    Tuning { models: &["intel"], shuffles_per_cycle: 1.0, vector_ops_per_cycle: 2.0, ..WIDE },
    Tuning {
        level: "x86-64-v4",
        models: &[],
        broadcast_operand: true,
        masked_access: true,
        packs_bytes: true,
        vector_registers: 32,
        fma_per_cycle: 1.0,
        fma_latency: 4,
        hidden_cycles: 40.0,
        stores_per_cycle: 0.4,
        shuffles_per_cycle: 1.0,
        vector_ops_per_cycle: 1.5,
        pays_down_to: 256,
        l1_bytes: 32 << 10,
        l1_ways: 8,
        l2_bytes: 1 << 20,
        cache_bytes: 16 << 20,
    },
    Tuning {
        level: "x86-64",
        models: &[],
        broadcast_operand: false,
        masked_access: false,
        packs_bytes: true,
        vector_registers: 16,
        fma_per_cycle: 2.0,
        fma_latency: 4,
        hidden_cycles: 20.0,
        stores_per_cycle: 0.8,
        shuffles_per_cycle: 0.0,
        vector_ops_per_cycle: 2.0,
        pays_down_to: 256,
        l1_bytes: 32 << 10,
        l1_ways: 8,
        l2_bytes: 512 << 10,
        cache_bytes: 16 << 20,
    },
    Tuning {
        level: "armv8-a",
        models: &[],
        broadcast_operand: false,
        masked_access: false,
        packs_bytes: true,
        vector_registers: 32,
        fma_per_cycle: 4.0,
        fma_latency: 4,
        hidden_cycles: 0.0,
        stores_per_cycle: 2.0,
        shuffles_per_cycle: 0.0,
        vector_ops_per_cycle: 4.0,
        pays_down_to: 128,
        l1_bytes: 64 << 10,
        l1_ways: 4,
        l2_bytes: 1 << 20,
        cache_bytes: 16 << 20,
    },
    Tuning {
        level: "rv64gcv",
        models: &[],
        broadcast_operand: true,
        masked_access: true,
        packs_bytes: true,
        vector_registers: 32,
        fma_per_cycle: 1.0,
        fma_latency: 4,
        hidden_cycles: 0.0,
        stores_per_cycle: 0.5,
        shuffles_per_cycle: 0.0,
        vector_ops_per_cycle: 1.0,
        pays_down_to: 128,
        l1_bytes: 32 << 10,
        l1_ways: 8,
        l2_bytes: 512 << 10,
        cache_bytes: 2 << 20,
    },
    Tuning {
        level: "naplespu",
        models: &[],
        broadcast_operand: true,
        masked_access: true,
        packs_bytes: false,
        vector_registers: 56,
        fma_per_cycle: 0.5,
        fma_latency: 8,
        hidden_cycles: 0.0,
        stores_per_cycle: 0.5,
        shuffles_per_cycle: 0.0,
        vector_ops_per_cycle: 0.5,
        pays_down_to: 512,
        l1_bytes: 8 << 10,
        l1_ways: 4,
        l2_bytes: 64 << 10,
        cache_bytes: 64 << 10,
    },
    Tuning {
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
        l1_bytes: 32 << 10,
        l1_ways: 4,
        l2_bytes: 256 << 10,
        cache_bytes: 2 << 20,
    },
];

impl Tuning {
    fn is_for(&self, level: &str, model: Option<&str>) -> bool {
        let is_model = self.models.is_empty() || model.is_some_and(|model| self.models.contains(&model));
        level.starts_with(self.level) && is_model
    }
}

impl Machine {
    /// A machine by the name of its level, the model of its processor if that is known, the names of its features, and the
    /// widths of its vectors in bits.
    ///
    /// ```
    /// use kernelsmith_kernels::Machine;
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
            l1_bytes: tuning.l1_bytes,
            l1_ways: tuning.l1_ways,
            l2_bytes: tuning.l2_bytes,
            cache_bytes: tuning.cache_bytes,
        }
    }

    /// The machine, or what is nearest to it and could be.
    pub(crate) fn possible(&self) -> Cow<'_, Machine> {
        let is_width = |width: &u32| width.is_power_of_two() && (128..=2048).contains(width);
        let are_widths = !self.widths.is_empty() && self.widths.is_sorted() && self.widths.iter().all(is_width);
        let widths = if are_widths { self.widths.clone() } else { vec![128] };
        let fma_cost =
            widths.iter().enumerate().map(|(at, _)| self.fma_cost.get(at).map_or(1, |&cost| cost.clamp(1, 64)));
        let rate = |rate: f64| if rate.is_nan() { 1.0 } else { rate.clamp(1e-3, 1e3) };
        // None means that such operations are better avoided, or that nobody measured.
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
            l1_bytes: within(self.l1_bytes, &bytes),
            l1_ways: within(self.l1_ways, &ways),
            l2_bytes: within(self.l2_bytes, &bytes),
            cache_bytes: within(self.cache_bytes, &bytes),
            ..*self
        };
        if machine == *self { Cow::Borrowed(self) } else { Cow::Owned(machine) }
    }

    /// The width of the widest vectors in bits.
    pub fn widest(&self) -> u32 {
        self.widths.last().copied().unwrap_or(128)
    }

    /// How many lanes of so many bits the widest vectors have.
    pub fn lanes(&self, element_bits: u32) -> u32 {
        self.widest() / element_bits.max(1)
    }

    /// Whether so many lines, so many bytes apart, take much of where they may be in the innermost cache.
    pub(crate) fn displaces(&self, bytes_apart: usize, lines: usize) -> bool {
        // What is so far apart may be in the same places; a power of two.
        let way = self.l1_bytes / self.l1_ways;
        let apart = 1 << bytes_apart.trailing_zeros().min(way.trailing_zeros());
        lines * 2 > way / apart.max(CACHE_LINE) * self.l1_ways
    }
}
