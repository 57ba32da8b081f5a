//! Random loops, changed and unchanged, in the interpreter: equal memory, equal results, no access outside of the memory
//! that the loop itself accesses.

use super::run;
use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols};
use kernelsmith_ir::{Builder, Cond, Function, MemRef, Opcode, Type, VReg, verify};
use kernelsmith_random::Rng;
use std::collections::HashMap;

const NUMBERS: [Type; 10] =
    [Type::F32, Type::F64, Type::U32, Type::I32, Type::U8, Type::I16, Type::U64, Type::F32, Type::U32, Type::F32];

/// A random loop over three arrays: `(p, q, r, start, n, f32, f64, u32, u64)`, and in some a result.
struct Generator<'r> {
    rng: &'r mut Rng,
    b: Builder,
    /// Registers with values, by type.
    pool: HashMap<Type, Vec<VReg>>,
    arrays: [VReg; 3],
    index: VReg,
}

impl Generator<'_> {
    fn value(&mut self, ty: Type) -> VReg {
        if ty != Type::BOOL && self.rng.one_in(6) {
            let bits = self.rng.bits();
            let constant =
                if ty.is_float() { self.b.float(ty, f64::from(bits as i8)) } else { self.b.constant(ty, bits) };
            self.pool.entry(ty).or_default().push(constant);
        }
        match self.pool.get(&ty) {
            Some(regs) => self.rng.pick(&regs[regs.len().saturating_sub(5)..]),
            None if ty == Type::BOOL => {
                let (a, b) = (self.value(Type::F32), self.value(Type::F32));
                self.b.cmp(Cond::Lt, Type::F32, a, b)
            }
            None => self.b.constant(ty, 3),
        }
    }

    fn keep(&mut self, ty: Type, reg: VReg) {
        self.pool.entry(ty).or_default().push(reg);
    }

    fn place(&mut self, ty: Type) -> MemRef {
        let bytes = ty.elem().bytes();
        let array = self.rng.pick(&self.arrays);
        let at = MemRef::at(array).index(self.index, bytes);
        if self.rng.one_in(4) {
            let base = self.b.addr(at);
            let offset = self.b.constant(Type::INDEX, self.rng.below(3) as u64);
            return MemRef::at(base).index(offset, self.rng.pick(&[1, 4, 8]));
        }
        at.disp(i64::from(bytes) * self.rng.weighted(&[6, 2, 1]) as i64)
    }

    fn statement(&mut self) {
        let ty = self.rng.pick(&NUMBERS);
        match self.rng.weighted(&[6, 1, 8, 2, 2, 2, 3, 1]) {
            0 => {
                let at = self.place(ty);
                let reg = self.b.load(ty, at);
                self.keep(ty, reg);
            }
            1 => {
                let at = MemRef::at(self.arrays[0]).disp(8 * self.rng.below(3) as i64);
                let reg = self.b.load(ty, at);
                self.keep(ty, reg);
            }
            2 => {
                use Opcode::{Add, And, Div, Max, Min, Mul, Or, Shl, Shr, Sub, Xor};
                let code = match ty.is_float() {
                    true => self.rng.pick(&[Add, Sub, Mul, Div, Min, Max]),
                    false => self.rng.pick(&[Add, Sub, Mul, And, Or, Xor, Shl, Shr, Min, Max]),
                };
                let (a, b) = (self.value(ty), self.value(ty));
                let reg = self.b.binary(code, ty, a, b);
                self.keep(ty, reg);
            }
            3 => {
                let (a, b) = (self.value(ty), self.value(ty));
                let cond = self.rng.pick(&[Cond::Eq, Cond::Ne, Cond::Lt, Cond::Ge]);
                let reg = self.b.cmp(cond, ty, a, b);
                self.keep(Type::BOOL, reg);
            }
            4 => {
                let condition = self.value(Type::BOOL);
                let (a, b) = (self.value(ty), self.value(ty));
                let reg = self.b.select(ty, condition, a, b);
                self.keep(ty, reg);
            }
            5 => {
                let source = self.rng.pick(&NUMBERS);
                if source != ty {
                    let a = self.value(source);
                    let reg = self.b.cast(ty, source, a);
                    self.keep(ty, reg);
                }
            }
            6 => {
                let (at, value) = (self.place(ty), self.value(ty));
                self.b.store(ty, at, value);
            }
            _ => {
                let (a, b) = (self.value(Type::BOOL), self.value(Type::BOOL));
                let code = self.rng.pick(&[Opcode::And, Opcode::Or, Opcode::Xor]);
                let reg = self.b.binary(code, Type::BOOL, a, b);
                let reg = if self.rng.one_in(3) { self.b.not(Type::BOOL, reg) } else { reg };
                self.keep(Type::BOOL, reg);
            }
        }
    }
}

fn random(rng: &mut Rng) -> Function {
    let mut b = Builder::new("random");
    let arrays = [(); 3].map(|()| b.param(Type::PTR));
    let [start, n] = [(); 2].map(|()| b.param(Type::U64));
    let mut pool: HashMap<Type, Vec<VReg>> = HashMap::new();
    for ty in [Type::F32, Type::F64, Type::U32, Type::U64] {
        let reg = b.param(ty);
        pool.insert(ty, vec![reg]);
    }
    let step = rng.pick(&[1, 1, 1, 1, 2, 4]);
    let i = b.var(Type::U64);
    b.assign(i, start);
    // A pointer that is a variable, too.
    let pointer = b.var(Type::PTR);
    b.assign(pointer, arrays[2]);
    let moves_pointer = rng.one_in(3);
    let signed = rng.one_in(2);
    b.loop_();
    let index = b.cast(Type::INDEX, Type::U64, i);
    let mut g = Generator { rng, b, pool, arrays, index };
    if moves_pointer {
        let value = g.b.load(Type::F32, MemRef::at(pointer));
        g.keep(Type::F32, value);
    }
    if g.rng.one_in(3) {
        g.keep(Type::U64, i);
    }
    for _ in 0..3 + g.rng.below(10) {
        g.statement();
    }
    let ty = g.rng.pick(&NUMBERS);
    let (at, value) = (g.place(ty), g.value(ty));
    g.b.store(ty, at, value);
    let last = g.rng.one_in(2).then(|| g.value(Type::F32));
    let rng = g.rng;
    let mut b = g.b;
    let by = b.constant(Type::U64, step);
    let late = rng.one_in(4);
    if !late {
        let next = b.add(Type::U64, i, by);
        b.assign(i, next);
    }
    if moves_pointer {
        let next = b.addr(MemRef::at(pointer).disp(4));
        b.assign(pointer, next);
    }
    let further = b.constant(Type::U64, rng.below(3) as u64);
    let tested = b.add(Type::U64, i, further);
    let ty = if signed { Type::I64 } else { Type::U64 };
    let (tested, end) = match signed {
        true => (b.cast(ty, Type::U64, tested), b.cast(ty, Type::U64, n)),
        false => (tested, n),
    };
    match rng.below(5) {
        0 => {
            let ends = b.cmp(Cond::Eq, ty, tested, end);
            b.break_if(1, ends);
        }
        1 => {
            let ends = b.cmp(Cond::Le, ty, end, tested);
            b.break_if(1, ends);
        }
        2 => {
            let ends = b.cmp(Cond::Gt, ty, tested, end);
            b.break_if(1, ends);
        }
        3 => {
            let more = b.cmp(Cond::Lt, ty, tested, end);
            let ends = b.not(Type::BOOL, more);
            b.break_if(1, ends);
        }
        _ if !late => {
            let more = b.cmp(Cond::Lt, ty, tested, end);
            b.continue_if(1, more);
            b.break_(1);
        }
        _ => {
            let ends = b.cmp(Cond::Ge, ty, tested, end);
            b.break_if(1, ends);
        }
    }
    if late {
        let next = b.add(Type::U64, i, by);
        b.assign(i, next);
    }
    b.end_loop();
    let mut results = Vec::new();
    if rng.one_in(2) {
        b.result(Type::U64);
        results.push(i);
    }
    if let Some(last) = last {
        b.result(Type::F32);
        results.push(last);
    }
    b.return_(&results);
    b.finish()
}

/// Runs the function on arrays of these sizes, which overlap if `shared`. Returns results and memory, and the number of
/// stores of vectors.
fn interpret(
    func: &Function,
    bits: u32,
    sizes: [usize; 3],
    shared: Option<[usize; 3]>,
    args: &[u64],
) -> Option<(Vec<u64>, Vec<Vec<u8>>, u64)> {
    let options = InterpOptions { vector_bits: bits, fuel: 100_000, coverage: true, ..InterpOptions::default() };
    let mut memory = Memory::new();
    let bytes = |n: usize, seed: usize| (0..n).map(|at| ((at + seed) * 37 % 101) as u8).collect::<Vec<u8>>();
    let mut places = Vec::new();
    let pointers = match shared {
        None => {
            let at = [0, 1, 2].map(|n| memory.alloc_misaligned(&bytes(sizes[n], n), 1));
            places.extend(at);
            at
        }
        Some(offsets) => {
            let at = memory.alloc_misaligned(&bytes(sizes[0], 0), 1);
            places.push(at);
            offsets.map(|offset| at + offset as u64)
        }
    };
    let args: Vec<u64> = pointers.into_iter().chain(args.iter().copied()).collect();
    let mut interpreter = Interpreter::new(func, options).expect("a valid function");
    let results = interpreter.run(&args, &mut memory, &mut Symbols::default()).ok()?;
    let coverage = interpreter.coverage();
    let vectors =
        coverage.iter().filter(|(code, ty, ..)| *code == Opcode::Store && ty.is_vector()).map(|at| at.3).sum();
    let contents = places.iter().map(|&at| memory.region(at).expect("an array").to_vec()).collect();
    Some((results, contents, vectors))
}

/// The smallest arrays that the loop needs.
fn least(func: &Function, args: &[u64]) -> Option<[usize; 3]> {
    let mut sizes = [1 << 10; 3];
    interpret(func, 256, sizes, None, args)?;
    for at in 0..3 {
        let (mut low, mut high) = (0, sizes[at]);
        while low < high {
            sizes[at] = (low + high) / 2;
            match interpret(func, 256, sizes, None, args) {
                Some(_) => high = sizes[at],
                None => low = sizes[at] + 1,
            }
        }
        sizes[at] = high;
    }
    Some(sizes)
}

/// Counts of what random loops have shown.
#[derive(Default, Debug)]
struct Seen {
    changed: usize,
    runs: usize,
    with_vectors: usize,
    overlapping_with_vectors: usize,
    without_end: usize,
}

fn check(seed: u64, seen: &mut Seen) {
    let rng = &mut Rng::new(seed);
    let func = random(rng);
    verify(&func).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{func}"));
    let mut changed = func.clone();
    if run(&mut changed) == 0 {
        return;
    }
    seen.changed += 1;
    verify(&changed).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{changed}"));
    for _ in 0..4 {
        // Variables that are beyond the end at once, some of them because they are unsigned, and ends that none reaches.
        let near = |number: usize| (number as u64).wrapping_sub(4);
        let (start, n) = match rng.below(4) {
            0 => (near(rng.below(8)), near(rng.below(80))),
            1 => (near(rng.below(8)), rng.pick(&[1 << 63, (1 << 63) + 3, u64::MAX, i64::MAX as u64])),
            _ => (rng.below(3) as u64, rng.below(70) as u64),
        };
        let args = [start, n, 0x4020_0000, 0x4008_8000_0000_0000, rng.bits(), rng.bits()];
        // Elements before the pointers are in the array, too.
        let offsets = [(); 3].map(|()| 64 + rng.pick(&[0, 0, 1, 4, 8, 16, 64, 300, 600]));
        let exact = least(&func, &args).map(|sizes| (None, sizes));
        for (shared, sizes) in exact.into_iter().chain([(Some(offsets), [2000; 3])]) {
            let Some(expected) = interpret(&func, 256, sizes, shared, &args) else {
                // A loop that leaves its memory does so on vectors, too.
                seen.without_end += 1;
                for bits in [128, 256, 512] {
                    let found = interpret(&changed, bits, sizes, shared, &args);
                    assert!(found.is_none(), "seed {seed}, {bits} bits, {args:?}, {shared:?}:\n{func}\n{changed}");
                }
                continue;
            };
            for bits in [128, 256, 512] {
                let found = interpret(&changed, bits, sizes, shared, &args);
                let same = found.as_ref().map(|found| (&found.0, &found.1)) == Some((&expected.0, &expected.1));
                assert!(same, "seed {seed}, {bits} bits, {args:?}, {shared:?}:\n{func}\n{changed}");
                seen.runs += 1;
                let has_vectors = found.is_some_and(|found| found.2 > 0);
                seen.with_vectors += usize::from(has_vectors);
                seen.overlapping_with_vectors += usize::from(has_vectors && shared.is_some());
            }
        }
    }
}

#[test]
fn random_loops_do_the_same_with_vectors() {
    let n: u64 = if std::env::var_os("KERNELSMITH_SLOW").is_some_and(|slow| slow == "1") { 20_000 } else { 400 };
    let mut seen = Seen::default();
    (0..n).for_each(|seed| check(seed, &mut seen));
    println!("{seen:?} of {n} loops");
    let n = n as usize;
    assert!(seen.changed > n / 8 && seen.with_vectors > seen.runs / 8, "{seen:?}");
    assert!(seen.overlapping_with_vectors > 0 && seen.without_end > 0, "{seen:?}");
}
