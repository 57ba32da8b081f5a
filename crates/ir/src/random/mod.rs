//! Random functions that the verifier accepts and that mean the same everywhere.
//!
//! In: options with a seed. Out: [`RandomCase`]: a function, and what to call it with. The same seed gives the same case.
//! [`RandomCase::interpret`] gives what must come out, [`shrink`] makes a small function of one that goes wrong.
//! Invariant: every run ends without a fault; nothing that machines may do differently reaches memory or a result: NaNs
//! are replaced before they are stored, returned, passed on or taken apart as bits; undefined lanes are selected away;
//! addresses are only compared within one buffer; `convert` sees numbers in range; `contract` and `reassociate` are not
//! set. So machine code and interpreter can be compared bit for bit.
//! Not here: machine code, and comparing with it.
//!
//! The function takes `(in: ptr, out: ptr, n: index, scalars...)`; both buffers are aligned to 64 bytes.

mod ops;
#[cfg(test)]
mod oracle;
mod shrink;
mod symbols;
#[cfg(test)]
mod tests;

pub use shrink::shrink;
pub use symbols::{RandomSymbol, SYMBOLS};

use crate::builder::{Builder, MemRef};
use crate::function::Function;
use crate::interp::{Coverage, InterpError, InterpOptions, Interpreter, Memory, Symbols, Trap};
use crate::op::VReg;
use crate::ops::Cond;
use crate::types::{Elem, Lanes, Type};

/// Bytes of the buffer that is read.
pub const IN_BYTES: usize = 4096;
/// Bytes of the buffer that is written (and read).
pub const OUT_BYTES: usize = 65_536;
/// Alignment that both buffers have.
pub const BUFFER_ALIGN: u32 = 64;

/// A small generator of random numbers (splitmix64).
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator with a seed.
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n` (0 if `n` is 0).
    pub fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { (self.bits() >> 11) as usize % n }
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of the items.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// Bits of an element: small numbers, extremes and anything, also infinities and NaNs.
    pub fn value(&mut self, elem: Elem) -> u64 {
        let bits = elem.bits();
        let raw = match self.below(6) {
            0 => self.below(8) as u64,
            1 => (self.below(8) as u64).wrapping_neg(),
            2 if elem.is_float() => self.special_float(elem),
            2 => 1u64 << self.below(bits as usize),
            3 => (1u64 << (bits - 1)).wrapping_sub(self.below(3) as u64),
            4 if elem.is_float() => self.plain_float(elem),
            _ => self.bits(),
        };
        let small = matches!(raw as i64, -8..=8) && elem.is_float();
        match elem {
            Elem::F32 if small => u64::from((raw as i64 as f32 * 0.75).to_bits()),
            other if small => crate::scalar::float_bits(other, raw as i64 as f64 * 0.75),
            other => other.canonical(raw),
        }
    }

    fn plain_float(&mut self, elem: Elem) -> u64 {
        let value = (self.below(200_001) as f64 - 100_000.0) / 64.0;
        crate::scalar::float_bits(elem, value)
    }

    fn special_float(&mut self, elem: Elem) -> u64 {
        let value =
            self.pick(&[0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, -2.5, f64::INFINITY, -f64::INFINITY, 1e-40, 4e9, -3e18]);
        crate::scalar::float_bits(elem, value)
    }
}

/// What to generate.
#[derive(Clone, Debug)]
pub struct RandomOptions {
    /// The seed.
    pub seed: u64,
    /// About how many operations.
    pub n_ops: usize,
    /// The types to compute with (no masks, no `bool`, no `ptr`: those come by themselves). Empty: a random handful.
    pub types: Vec<Type>,
    /// Whether a random handful has fixed vectors.
    pub fixed: bool,
    /// Whether a random handful has native vectors.
    pub native: bool,
    /// The most lanes of fixed vectors.
    pub max_lanes: u32,
    /// `if`, loops, `break`, `continue`.
    pub control: bool,
    /// Loads and stores in the body (results are always stored).
    pub memory: bool,
    /// Calls of [`SYMBOLS`].
    pub calls: bool,
    /// Masked operations.
    pub masks: bool,
    /// Checks; the function then has a trap parameter.
    pub checks: bool,
    /// Some checks may fail.
    pub failing_checks: bool,
    /// Begin with every pure operation on every type of the palette, its masks and its lanes.
    pub sweep: bool,
    /// Keep so many values alive across the whole function.
    pub pressure: usize,
}

impl RandomOptions {
    /// Everything on, a size from 20 to 400 by the seed.
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
        }
    }
}

/// A function and what to call it with.
#[derive(Clone, Debug)]
pub struct RandomCase {
    /// The function.
    pub func: Function,
    /// The contents of the first buffer.
    pub input: Vec<u8>,
    /// The size of the second buffer, which begins as zeros.
    pub out_bytes: usize,
    /// The arguments after the two buffers (and, if the function has a trap parameter, without it: it comes last).
    pub args: Vec<u64>,
}

/// What came out of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The results, or why there are none.
    pub results: Result<Vec<u64>, Trap>,
    /// The second buffer.
    pub out: Vec<u8>,
    /// The report of a failed check: zeros if none failed.
    pub trap: [u8; 24],
    /// What ran, if the options ask for it.
    pub coverage: Coverage,
}

impl RandomCase {
    /// Runs the function on the interpreter, with [`SYMBOLS`] bound.
    ///
    /// # Errors
    /// If the verifier refuses the function or the options name no machine.
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

    /// All arguments in order, for these addresses.
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
        if rng.one_in(2) {
            pool.push((b.param(ty), ty));
            args.push(rng.value(ty.elem()));
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
        depth: 0,
        loops: 0,
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

/// Eight bytes that make sense as some type, or as none.
fn random_word(rng: &mut Rng) -> [u8; 8] {
    if rng.one_in(2) {
        let elem = rng.pick(&[Elem::F64, Elem::I64]);
        return rng.value(elem).to_le_bytes();
    }
    let elem = rng.pick(&[Elem::F32, Elem::I32, Elem::I16, Elem::U8]);
    let (low, high) = (rng.value(elem) as u32, rng.value(elem) as u32);
    (u64::from(low) | u64::from(high) << 32).to_le_bytes()
}

/// A handful of types: scalars, and one or two numbers of lanes with some elements each.
fn palette(rng: &mut Rng, options: &RandomOptions) -> Vec<Type> {
    let ints = [Elem::I8, Elem::I16, Elem::I32, Elem::I64, Elem::U8, Elem::U16, Elem::U32, Elem::U64];
    let floats = [Elem::F32, Elem::F64, Elem::F16, Elem::Bf16];
    let elems = [&ints[..], &floats[..]].concat();
    let mut types = vec![Type::INDEX];
    let mut all_lanes = vec![Lanes::SCALAR];
    let most = options.max_lanes.clamp(2, Lanes::MAX).ilog2() as usize;
    if options.fixed {
        all_lanes.extend(Lanes::fixed(2 << rng.below(most)));
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

/// What a loop counts beside its turns: a variable, the factor that it is multiplied with, its step, the sum of products.
#[derive(Clone, Copy)]
struct Row {
    row: VReg,
    factor: VReg,
    step: VReg,
    sum: VReg,
}

/// The function while it is generated.
struct Generator {
    b: Builder,
    rng: Rng,
    options: RandomOptions,
    types: Vec<Type>,
    /// Registers that have a value here; the end of a region cuts off what it added.
    pool: Vec<(VReg, Type)>,
    /// Registers that may be assigned again.
    vars: Vec<(VReg, Type)>,
    input: VReg,
    out: VReg,
    /// Bytes of the second buffer that final stores use already.
    stored: usize,
    depth: usize,
    loops: u32,
    next_check: u32,
}

/// The first half of the second buffer is for stores of the body, the second half for the values at the end.
const FINAL_STORES: usize = OUT_BYTES / 2;

impl Generator {
    fn function(&mut self, result: Type) {
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

    /// Stores a value of any type to a place of its own, as long as there is room.
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

    /// Operations for about `budget` operations, with regions inside.
    fn block(&mut self, budget: usize) {
        let start = self.b.func().ops.len();
        let end = start + budget;
        while self.b.func().ops.len() < end {
            let left = end - self.b.func().ops.len();
            let region = self.options.control && self.depth < 4 && left > 8 && self.rng.one_in(10);
            if !region {
                self.operation();
            } else if self.rng.one_in(2) {
                self.branches(left / 2);
            } else {
                self.counted_loop(left / 2);
            }
        }
    }

    /// A region: what it defines is not known behind it.
    fn region(&mut self, budget: usize) {
        let known = self.pool.len();
        self.depth += 1;
        self.block(budget.max(2));
        self.assign_var();
        if self.loops > 0 && self.rng.one_in(4) {
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

    /// A loop that counts at its head, so that `continue` cannot make it endless.
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
        self.loops += 1;
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
        self.loops -= 1;
        self.b.end_loop();
        self.pool.truncate(known);
        if let Some(Row { sum, .. }) = row {
            self.pool.push((sum, Type::INDEX));
        }
    }

    /// A variable that a loop counts at its end, where nothing began the next turn before, and the sum of its multiples.
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

    /// `break` or `continue`, on a condition or at the end of a region that is not the loop's own.
    fn leave(&mut self) {
        let n = 1 + self.rng.below(self.loops as usize) as u32;
        match self.rng.below(6) {
            0 if self.depth > 1 => self.b.break_(n),
            1 if self.depth > 1 => self.b.continue_(n),
            2 | 3 => {
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
