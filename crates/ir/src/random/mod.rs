//! Random functions that the verifier accepts and whose results are the same on every machine.
//!
//! In: options with a seed. Out: [`RandomCase`]: a function with arguments. The same seed gives the same case.
//! [`RandomCase::interpret`] computes the expected outcome, [`shrink`] reduces a function that fails.
//! Invariant: every run ends without a fault, and no behaviour that may differ between machines affects memory or a
//! result: NaNs are replaced before they are stored, returned, passed on or reinterpreted as bits; undefined lanes are
//! selected away; addresses are compared only within one buffer; operands of `convert` are in range; `contract` and
//! `reassociate` are not set. So tests can compare machine code and interpreter bit for bit.
//! Not here: machine code, and the comparison.
//!
//! The function takes `(in: ptr, out: ptr, n: index, scalars...)`; both buffers are aligned to 64 bytes.

mod atomics;
mod ops;
#[cfg(test)]
mod oracle;
mod shrink;
mod slots;
mod symbols;
#[cfg(test)]
mod tests;

pub use kernelsmith_random::Rng;
pub use shrink::shrink;
pub use symbols::{RandomSymbol, SYMBOLS};

use crate::builder::{Builder, MemRef};
use crate::function::Function;
use crate::interp::{Coverage, InterpError, InterpOptions, Interpreter, Memory, Symbols, Trap};
use crate::op::VReg;
use crate::ops::Cond;
use crate::types::{Elem, Lanes, Type};

/// Size in bytes of the input buffer.
pub const IN_BYTES: usize = 4096;
/// Size in bytes of the output buffer, which the function also reads.
pub const OUT_BYTES: usize = 65_536;
/// Alignment in bytes of both buffers.
pub const BUFFER_ALIGN: u32 = 64;

/// Bits of an element: small numbers, extremes and arbitrary bits, including infinities and NaNs.
pub fn value(rng: &mut Rng, elem: Elem) -> u64 {
    let bits = elem.bits();
    let raw = match rng.below(6) {
        0 => rng.below(8) as u64,
        1 => (rng.below(8) as u64).wrapping_neg(),
        2 if elem.is_float() => special_float(rng, elem),
        2 => 1u64 << rng.below(bits as usize),
        3 => (1u64 << (bits - 1)).wrapping_sub(rng.below(3) as u64),
        4 if elem.is_float() => plain_float(rng, elem),
        _ => rng.bits(),
    };
    let small = matches!(raw as i64, -8..=8) && elem.is_float();
    match elem {
        Elem::F32 if small => u64::from((raw as i64 as f32 * 0.75).to_bits()),
        other if small => crate::scalar::float_bits(other, raw as i64 as f64 * 0.75),
        other => other.canonical(raw),
    }
}

fn plain_float(rng: &mut Rng, elem: Elem) -> u64 {
    let value = (rng.below(200_001) as f64 - 100_000.0) / 64.0;
    crate::scalar::float_bits(elem, value)
}

fn special_float(rng: &mut Rng, elem: Elem) -> u64 {
    let value =
        rng.pick(&[0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, -2.5, f64::INFINITY, -f64::INFINITY, 1e-40, 4e9, -3e18]);
    crate::scalar::float_bits(elem, value)
}

/// The options of a random function.
#[derive(Clone, Debug)]
pub struct RandomOptions {
    /// The seed.
    pub seed: u64,
    /// The approximate number of operations.
    pub n_ops: usize,
    /// The types to compute with, without masks, `bool` and `ptr`, which are always used. Empty: a random selection.
    pub types: Vec<Type>,
    /// Whether the random selection includes fixed vectors.
    pub fixed: bool,
    /// Whether the random selection includes native vectors.
    pub native: bool,
    /// The maximum number of lanes of fixed vectors.
    pub max_lanes: u32,
    /// Whether to generate `if`, loops, blocks, switches, `break` and `continue`.
    pub control: bool,
    /// Whether to generate loads and stores in the body (results are always stored).
    pub memory: bool,
    /// Whether to generate calls of [`SYMBOLS`].
    pub calls: bool,
    /// Whether to generate masked operations.
    pub masks: bool,
    /// Whether to generate checks; the function then has a trap parameter.
    pub checks: bool,
    /// Whether some checks may fail.
    pub failing_checks: bool,
    /// Whether to start with every pure operation on every selected type, its masks and its lanes.
    pub sweep: bool,
    /// The number of values that stay live across the entire function.
    pub pressure: usize,
    /// Whether to avoid everything that 32-bit machines reject or compute differently: 64-bit numbers, arithmetic on
    /// indices, reinterpreting lanes as lanes of another width.
    pub words: bool,
}

impl RandomOptions {
    /// All features enabled, with a size of 20 to 400 operations that depends on the seed.
    pub fn new(seed: u64) -> RandomOptions {
        let mut rng = Rng::new(seed ^ 0x5eed);
        RandomOptions {
            seed,
            n_ops: 20 + rng.below(381),
            types: Vec::new(),
            fixed: true,
            native: true,
            max_lanes: 16,
            control: true,
            memory: true,
            calls: true,
            masks: true,
            checks: true,
            failing_checks: false,
            sweep: false,
            pressure: if rng.one_in(4) { 8 + rng.below(56) } else { 0 },
            words: false,
        }
    }
}

/// A function with arguments.
#[derive(Clone, Debug)]
pub struct RandomCase {
    /// The function.
    pub func: Function,
    /// The contents of the input buffer.
    pub input: Vec<u8>,
    /// The size in bytes of the output buffer, which is initially zero.
    pub out_bytes: usize,
    /// The arguments after the two buffers, without the trap parameter, which is the last one.
    pub args: Vec<u64>,
}

/// The outcome of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The results, or the trap that ended the run.
    pub results: Result<Vec<u64>, Trap>,
    /// The contents of the output buffer.
    pub out: Vec<u8>,
    /// The report of a failed check; zeros if none failed.
    pub trap: [u8; 24],
    /// The executed operations, if the options enable coverage.
    pub coverage: Coverage,
}

impl RandomCase {
    /// Runs the function on the interpreter, with [`SYMBOLS`] bound.
    ///
    /// # Errors
    /// If the verifier rejects the function or the options are invalid.
    pub fn interpret(&self, options: InterpOptions) -> Result<Outcome, InterpError> {
        let mut memory = Memory::new();
        let input = memory.alloc_read_only(&self.input);
        let out = memory.alloc_zeroed(self.out_bytes);
        let trap = memory.alloc_zeroed(24);
        let mut functions: Vec<_> = SYMBOLS
            .iter()
            .map(|symbol| (symbol.name, |args: &[u64], _: &mut Memory| (symbol.function)(args)))
            .collect();
        let mut symbols = Symbols::new();
        for (name, function) in &mut functions {
            symbols.bind(name, function);
        }
        let mut interp = Interpreter::new(&self.func, options)?;
        let results = interp.run(&self.full_args(input, out, trap), &mut memory, &mut symbols);
        let mut record = [0; 24];
        record.copy_from_slice(memory.region(trap).unwrap_or(&[0; 24]));
        let out = memory.region(out).unwrap_or_default().to_vec();
        Ok(Outcome { results, out, trap: record, coverage: interp.coverage() })
    }

    /// All arguments in order, with these addresses.
    pub fn full_args(&self, input: u64, out: u64, trap: u64) -> Vec<u64> {
        let mut args = vec![input, out];
        args.extend_from_slice(&self.args);
        if self.func.trap_param.is_some() {
            args.push(trap);
        }
        args
    }
}

/// Generates a case.
pub fn generate(options: &RandomOptions) -> RandomCase {
    let mut rng = Rng::new(options.seed);
    let types = if options.types.is_empty() { palette(&mut rng, options) } else { options.types.clone() };
    let mut b = Builder::new("random");
    let (input, out, n) = (b.param(Type::PTR), b.param(Type::PTR), b.param(Type::INDEX));
    let mut args = vec![rng.below(100) as u64];
    let mut pool = vec![(n, Type::INDEX)];
    for ty in [Type::I32, Type::I64, Type::U8, Type::F32, Type::F64, Type::U16, Type::I8, Type::U64] {
        if rng.one_in(2) && !(options.words && ty.elem().bits() == 64) {
            pool.push((b.param(ty), ty));
            args.push(value(&mut rng, ty.elem()));
        }
    }
    if options.checks {
        b.trap_param();
    }
    let result = scalar_of(rng.pick(&types));
    b.result(result);
    let mut generator = Generator {
        b,
        rng,
        options: options.clone(),
        types,
        pool,
        vars: Vec::new(),
        input,
        out,
        stored: 0,
        slots: Vec::new(),
        depth: 0,
        targets: Vec::new(),
        next_check: 0,
    };
    generator.function(result);
    let mut rng = generator.rng;
    let input = (0..IN_BYTES / 8).flat_map(|_| random_word(&mut rng)).collect();
    RandomCase { func: generator.b.finish(), input, out_bytes: OUT_BYTES, args }
}

fn scalar_of(ty: Type) -> Type {
    Type::scalar(ty.elem())
}

/// Eight bytes: a value of a random type, or arbitrary bits.
fn random_word(rng: &mut Rng) -> [u8; 8] {
    if rng.one_in(2) {
        let elem = rng.pick(&[Elem::F64, Elem::I64]);
        return value(rng, elem).to_le_bytes();
    }
    let elem = rng.pick(&[Elem::F32, Elem::I32, Elem::I16, Elem::U8]);
    let (low, high) = (value(rng, elem) as u32, value(rng, elem) as u32);
    (u64::from(low) | u64::from(high) << 32).to_le_bytes()
}

/// A random selection of types: scalars, and one or two lane counts with several elements each.
fn palette(rng: &mut Rng, options: &RandomOptions) -> Vec<Type> {
    let ints = [Elem::I8, Elem::I16, Elem::I32, Elem::I64, Elem::U8, Elem::U16, Elem::U32, Elem::U64];
    let floats = [Elem::F32, Elem::F64, Elem::F16, Elem::Bf16];
    let mut elems = [&ints[..], &floats[..]].concat();
    let mut types = vec![Type::INDEX];
    if options.words {
        elems.retain(|elem| elem.bits() <= 32);
        types = vec![Type::I32];
    }
    let mut all_lanes = vec![Lanes::SCALAR];
    let max_log2 = options.max_lanes.clamp(2, Lanes::MAX).ilog2() as usize;
    if options.fixed {
        all_lanes.extend(Lanes::fixed(2 << rng.below(max_log2)));
    }
    if options.native {
        all_lanes.extend(Lanes::native(8 << rng.below(4)));
    }
    for lanes in all_lanes {
        for _ in 0..2 + rng.below(2) {
            types.push(Type::new(rng.pick(&elems), lanes));
        }
    }
    types
}

/// Induction variables of a loop besides its counter: a variable, a factor, its step, the sum of the products.
#[derive(Clone, Copy)]
struct Row {
    row: VReg,
    factor: VReg,
    step: VReg,
    sum: VReg,
}

/// The state of the generator.
struct Generator {
    b: Builder,
    rng: Rng,
    options: RandomOptions,
    types: Vec<Type>,
    /// Registers with a value here; the end of a region removes those that it added.
    pool: Vec<(VReg, Type)>,
    /// Registers that can be assigned again.
    vars: Vec<(VReg, Type)>,
    input: VReg,
    out: VReg,
    /// Bytes of the output buffer that final stores already use.
    stored: usize,
    slots: Vec<slots::RandomSlot>,
    depth: usize,
    /// For each open loop or block, whether it is a loop.
    targets: Vec<bool>,
    next_check: u32,
}

/// Stores of the body use the first half of the output buffer, final stores the second half.
const FINAL_STORES: usize = OUT_BYTES / 2;

impl Generator {
    fn function(&mut self, result: Type) {
        self.add_slots();
        for _ in 0..4 {
            let ty = self.rng.pick(&self.types);
            let var = self.b.var(ty);
            let start = self.any(ty);
            self.b.assign(var, start);
            self.pool.push((var, ty));
            self.vars.push((var, ty));
        }
        let pressure_ty = self.rng.pick(&self.types);
        let kept: Vec<VReg> = (0..self.options.pressure).map(|_| self.fresh(pressure_ty)).collect();
        if self.options.sweep {
            self.sweep();
        }
        self.block(self.options.n_ops);
        for reg in kept {
            self.final_store(pressure_ty, reg);
        }
        let first = self.pool.len().saturating_sub(24);
        for at in first..self.pool.len() {
            let (reg, ty) = self.pool[at];
            self.final_store(ty, reg);
        }
        for (reg, ty) in self.vars.clone() {
            self.final_store(ty, reg);
        }
        let value = self.any(result);
        let value = self.without_nan(result, value);
        self.b.return_(&[value]);
    }

    /// Stores a value of any type to an unused location, as long as there is room.
    fn final_store(&mut self, ty: Type, reg: VReg) {
        if ty == Type::PTR {
            return;
        }
        let (ty, reg) = self.storable(ty, reg);
        let bytes = ty.bits_on(1024) as usize / 8;
        let at = FINAL_STORES + self.stored;
        if at + bytes <= OUT_BYTES {
            self.stored += bytes;
            self.b.store(ty, MemRef::at(self.out).disp(at as i64), reg);
        }
    }

    /// Generates about `budget` operations, including nested regions.
    fn block(&mut self, budget: usize) {
        let start = self.b.func().ops.len();
        let end = start + budget;
        while self.b.func().ops.len() < end {
            let remaining = end - self.b.func().ops.len();
            let region = self.options.control && self.depth < 4 && remaining > 8 && self.rng.one_in(10);
            if !region {
                self.operation();
            } else {
                match self.rng.below(9) {
                    0..3 => self.branches(remaining / 2),
                    3..6 => self.counted_loop(remaining / 2),
                    6 => self.left_block(remaining / 2),
                    7 => self.table(remaining / 2),
                    _ => self.switch(remaining / 2),
                }
            }
        }
    }

    /// A region; its values are unknown after its end.
    fn region(&mut self, budget: usize) {
        let known = self.pool.len();
        self.depth += 1;
        self.block(budget.max(2));
        self.assign_var();
        if !self.targets.is_empty() && self.rng.one_in(4) {
            self.leave();
        }
        self.depth -= 1;
        self.pool.truncate(known);
    }

    fn branches(&mut self, budget: usize) {
        let n = self.rng.below(3);
        let share = budget / (n + 2);
        let cond = self.any(Type::BOOL);
        self.b.if_(cond);
        self.hint();
        self.region(share);
        let known = self.pool.len();
        for _ in 0..n {
            self.b.elif();
            let cond = self.compare_something();
            self.b.then(cond);
            self.hint();
            self.region(share);
        }
        if self.rng.one_in(2) {
            self.b.else_();
            self.region(share);
        }
        self.pool.truncate(known);
        self.b.end_if();
    }

    /// A block with jumps to its end.
    fn left_block(&mut self, budget: usize) {
        let known = self.pool.len();
        self.b.block();
        self.targets.push(false);
        for _ in 0..1 + self.rng.below(2) {
            self.region(budget / 3);
            let cond = self.any(Type::BOOL);
            self.b.break_if(1, cond);
            self.hint();
        }
        self.region(budget / 3);
        self.targets.pop();
        self.b.end_block();
        self.pool.truncate(known);
    }

    /// Nested blocks, of which a table leaves one.
    fn table(&mut self, budget: usize) {
        let known = self.pool.len();
        let n_blocks = 1 + self.rng.below(4);
        for _ in 0..n_blocks {
            self.b.block();
            self.targets.push(false);
        }
        let index = self.any(Type::INDEX);
        let small = self.b.int(Type::INDEX, 15);
        let index = if self.rng.one_in(4) { index } else { self.b.and(Type::INDEX, index, small) };
        let depths: Vec<u64> = (0..1 + self.rng.below(16)).map(|_| 1 + self.rng.below(n_blocks) as u64).collect();
        self.b.break_table(index, &depths);
        self.targets.pop();
        self.b.end_block();
        for _ in 1..n_blocks {
            self.region(budget / n_blocks);
            self.targets.pop();
            self.b.end_block();
        }
        self.pool.truncate(known);
    }

    /// A switch on a small or arbitrary number, whose values are contiguous or arbitrary.
    fn switch(&mut self, budget: usize) {
        let ints = self.types.iter().copied().map(scalar_of).filter(|ty| ty.is_int()).collect::<Vec<_>>();
        let ty = if ints.is_empty() { Type::INDEX } else { self.rng.pick(&ints) };
        let value = self.any(ty);
        // So many values are a table on every machine that has tables.
        let is_large = self.rng.one_in(3);
        let small = self.b.int(ty, if is_large { 31 } else { 7 });
        let value = if self.rng.one_in(2) { self.b.and(ty, value, small) } else { value };
        let n_cases = if is_large { 12 + self.rng.below(8) } else { self.rng.below(7) };
        let known = self.pool.len();
        let mut listed = Vec::new();
        self.b.switch(ty, value);
        for _ in 0..n_cases {
            let mut values = Vec::new();
            for _ in 0..1 + self.rng.below(2) {
                let arbitrary = self.rng.one_in(4) && ty != Type::INDEX;
                let value = if arbitrary {
                    self::value(&mut self.rng, ty.elem())
                } else {
                    self.rng.below(if is_large { 28 } else { 9 }) as u64
                };
                if !listed.contains(&value) {
                    listed.push(value);
                    values.push(value);
                }
            }
            if !values.is_empty() {
                self.b.case(ty, &values);
                self.region(budget / (n_cases + 2));
            }
        }
        if self.rng.one_in(2) {
            self.b.default_();
            self.region(budget / (n_cases + 2));
        }
        self.b.end_switch();
        self.pool.truncate(known);
    }

    /// A loop that increments its counter at the top, so that `continue` cannot make it endless.
    fn counted_loop(&mut self, budget: usize) {
        let counter = self.b.var(Type::INDEX);
        let (start, one) = (self.b.int(Type::INDEX, 0), self.b.int(Type::INDEX, 1));
        let trips = self.rng.below(5) as i64;
        let trips = self.b.int(Type::INDEX, trips);
        self.b.assign(counter, start);
        let row = self.rng.one_in(2).then(|| self.row());
        let known = self.pool.len();
        let as_while = self.rng.one_in(2);
        if as_while {
            self.b.while_();
        } else {
            self.b.loop_();
        }
        self.targets.push(true);
        let next = self.b.add(Type::INDEX, counter, one);
        self.b.assign(counter, next);
        if as_while {
            let more = self.b.cmp(Cond::Le, Type::INDEX, counter, trips);
            self.b.do_(more);
        } else {
            let done = self.b.cmp(Cond::Gt, Type::INDEX, counter, trips);
            self.b.break_if(1, done);
        }
        self.hint();
        self.pool.push((counter, Type::INDEX));
        if let Some(Row { row, factor, sum, .. }) = row {
            let product = self.b.mul(Type::INDEX, row, factor);
            let next = self.b.add(Type::INDEX, sum, product);
            self.b.assign(sum, next);
            self.pool.push((product, Type::INDEX));
        }
        self.region(budget);
        if let Some(Row { row, step, .. }) = row {
            let next = self.b.add(Type::INDEX, row, step);
            self.b.assign(row, next);
        }
        self.targets.pop();
        self.b.end_loop();
        self.pool.truncate(known);
        if let Some(Row { sum, .. }) = row {
            self.pool.push((sum, Type::INDEX));
        }
    }

    /// A variable that a loop increments at its end, which `continue` skips, and the sum of its multiples.
    fn row(&mut self) -> Row {
        let mut small = || {
            let value = self.rng.below(40) as i64 - 8;
            self.b.int(Type::INDEX, value)
        };
        let (start, zero, factor, step) = (small(), small(), small(), small());
        let (row, sum) = (self.b.var(Type::INDEX), self.b.var(Type::INDEX));
        self.b.assign(row, start);
        self.b.assign(sum, zero);
        Row { row, factor, step, sum }
    }

    /// `break` or `continue`: conditional, or at the end of a region that is not the loop itself.
    fn leave(&mut self) {
        let at = self.rng.below(self.targets.len());
        let is_loop = self.targets[at];
        let n = (self.targets.len() - at) as u32;
        match self.rng.below(6) {
            0 if self.depth > 1 => self.b.break_(n),
            1 if self.depth > 1 && is_loop => self.b.continue_(n),
            choice if choice < 4 || !is_loop => {
                let cond = self.any(Type::BOOL);
                self.b.break_if(n, cond);
                self.hint();
            }
            _ => {
                let cond = self.any(Type::BOOL);
                self.b.continue_if(n, cond);
                self.hint();
            }
        }
    }

    fn hint(&mut self) {
        use crate::op::OpFlags;
        match self.rng.below(6) {
            0 => self.b.flag_last(OpFlags::LIKELY),
            1 => self.b.flag_last(OpFlags::UNLIKELY),
            _ => {}
        }
    }

    fn assign_var(&mut self) {
        let (var, ty) = self.rng.pick(&self.vars);
        let value = self.any(ty);
        self.b.assign(var, value);
    }
}
