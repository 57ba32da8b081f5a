//! Random functions of the intermediate representation as helpers of kernels.
//!
//! In: a seed. Out: nothing, or a panic: a helper with a safe type accesses memory, a kernel that calls it differs from the
//! interpreter or writes elsewhere, or a call panics. Code that leaves its slices ends the process.
//! Half of the functions are those of `ir::random` without their accesses, which safe helpers may be; the others keep some
//! of them, or have changed operations and fields, which nothing but the verifier checks.
//! Not here: functions of other compilers (see the targets of modules).

use kernelsmith::prelude::*;
use kernelsmith::unstable::dsl;
use kernelsmith::{CallError, Error, ErrorKind};
use kernelsmith_exec::{Edge, GuardedBuffer, SymbolTable};
use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols, Trap};
use kernelsmith_ir::ops::Effects;
use kernelsmith_ir::random::{RandomOptions, Rng, generate};
use kernelsmith_ir::{Builder, Function, InlineCall, Op, OpFlags, Opcode, StackSlot, Type, VReg};

type Safe = extern "C" fn(u64, u64, i64, i32, f32, f64) -> u64;
type Unsafe = unsafe extern "C" fn(u64, u64, i64, i32, f32, f64) -> u64;

/// The rows of a call.
const ROWS: usize = 5;
/// Operations that a call of a row may run.
const FUEL: u64 = 20_000;

/// What became of a function.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counts {
    /// Safe helpers that ran as machine code.
    pub ran: usize,
    /// Safe helpers that did not: they run for long, or are not compiled.
    pub accepted: usize,
    /// Functions that are no safe helpers.
    pub refused: usize,
    /// Of these, those that are unsafe ones.
    pub unsafe_helpers: usize,
}

/// The function of the seed in the first eight bytes.
///
/// # Panics
/// See the head of this file.
pub fn check(bytes: &[u8]) {
    check_seed(crate::checks::seed(bytes));
}

/// [`check`] for a seed.
///
/// # Panics
/// Like [`check`].
pub fn check_seed(seed: u64) -> Counts {
    thread_local! {
        static JIT: Option<Jit> = Jit::host().ok();
    }
    let mut rng = Rng::new(seed ^ 0x68656c70);
    let (mut function, is_int) = function(&mut rng, seed);
    let is_changed = rng.one_in(2);
    if is_changed {
        (0..1 + rng.below(4)).for_each(|_| change(&mut function, &mut rng));
    }
    let mut counts = Counts::default();
    let symbols = SymbolTable::new();
    let unsafe_helper = dsl::helper::<Unsafe>(&function, None, &symbols);
    let Ok(helper) = dsl::helper::<Safe>(&function, None, &symbols) else {
        counts.refused += 1;
        if let Ok(helper) = unsafe_helper {
            counts.unsafe_helpers += 1;
            JIT.with(|jit| needs_unsafe(&helper, jit.as_ref()));
        }
        return counts;
    };
    assert!(unsafe_helper.is_ok(), "seed {seed}: what is safe is refused as unsafe");
    assert_no_access(helper.function(), seed);
    // What a caller could hope to write.
    let victim = guarded(&mut rng, &[0x5a5a_5a5a_5a5a_5a5a; 512]);
    let address = victim.slice().as_ptr().addr() as u64;
    let mut input: Vec<u64> = (0..ROWS).map(|row| address + 8 * row as u64).collect();
    input[1] = rng.pick(&[0, 1, u64::MAX, 1 << 63, address + 4096, address - 1]);
    input[2] = rng.bits();
    let words: Vec<Option<u64>> =
        input.iter().enumerate().map(|(row, x)| interpreted(helper.function(), row, *x, seed)).collect();
    let has_ended = words.iter().all(Option::is_some);
    let ran = JIT.with(|jit| {
        has_ended
            && jit.as_ref().is_some_and(|jit| run(&helper, jit, &mut rng, &input, &words, is_int && !is_changed, seed))
    });
    assert!(victim.is_intact() && victim.slice().iter().all(|word| *word == 0x5a5a_5a5a_5a5a_5a5a), "seed {seed}");
    *(if ran { &mut counts.ran } else { &mut counts.accepted }) += 1;
    counts
}

/// A slice between inaccessible pages.
///
/// # Panics
/// If the system has no memory for it.
fn guarded(rng: &mut Rng, elements: &[u64]) -> GuardedBuffer<u64> {
    let edge = if rng.one_in(2) { Edge::Start } else { Edge::End };
    GuardedBuffer::new(elements, edge).expect("memory for a page")
}

/// A function of the type, whose first two arguments are addresses for the random function in it, and whether its result
/// is an integer of it.
fn function(rng: &mut Rng, seed: u64) -> (Function, bool) {
    let mut options = RandomOptions::new(seed);
    options.n_ops = 5 + rng.below(120);
    options.memory = rng.one_in(3);
    options.calls = rng.one_in(16);
    options.checks = rng.one_in(16);
    options.pressure = if rng.one_in(16) { 20 } else { 0 };
    let mut inner = generate(&options).func;
    // One in how many accesses stays.
    let kept = rng.pick(&[0, 0, 0, 1, 20]);
    let vregs = inner.vregs.clone();
    inner.retain_ops(|_, op| {
        let is_access = matches!(op.code.info().effects, Effects::Reads | Effects::Writes | Effects::Call);
        if !(is_access || op.code == Opcode::Check) || kept > 0 && rng.one_in(kept) {
            return true;
        }
        let dst = op.dst.get();
        if let Some(dst) = dst {
            *op = Op::constant(vregs[dst.index()], dst, 0);
        }
        dst.is_some()
    });
    if inner.trap_param.is_some() && !inner.ops.iter().any(|op| op.code == Opcode::Check) {
        inner.trap_param = None;
    }
    let mut builder = Builder::new("random");
    let types = [Type::U64, Type::U64, Type::I64, Type::I32, Type::F32, Type::F64];
    let params: Vec<VReg> = types.iter().map(|&ty| builder.param(ty)).collect();
    builder.result(Type::U64);
    let mut args = Vec::new();
    for (at, &param) in inner.params.iter().enumerate() {
        let to = inner.vregs[param.index()];
        let from = match to {
            Type::F32 => 4,
            Type::F64 => 5,
            _ if at > 2 => rng.below(4),
            _ => at,
        };
        let (param, from) = (params[from], types[from]);
        args.push(if from == to { param } else { builder.cast(to, from, param) });
    }
    for slot in &inner.slots {
        builder.slot(slot.bytes, slot.align);
    }
    let call = InlineCall { callee: &inner, args: &args, first_slot: 0, first_check: 0, callees: &[] };
    let results = call.append(builder.func_mut(), |func, op, _| func.push(op));
    let ty = inner.results[0];
    let result = if ty == Type::U64 {
        results[0]
    } else if ty.is_int() {
        builder.cast(Type::U64, ty, results[0])
    } else {
        params[0]
    };
    builder.return_(&[result]);
    (builder.finish(), ty.is_int())
}

/// Changes an operation or a field.
fn change(function: &mut Function, rng: &mut Rng) {
    let n = function.ops.len();
    let (at, other) = (rng.below(n), rng.below(n));
    let reg = |rng: &mut Rng, function: &Function| VReg(rng.below(function.vregs.len() + 2) as u32);
    let number = |rng: &mut Rng| {
        let width = rng.below(64);
        rng.pick(&[0, 1, -1, 7, 1 << 15, i64::MAX, i64::MIN, 1 << width])
    };
    match rng.below(24) {
        0 | 1 => function.ops[at].code = rng.pick(Opcode::ALL),
        2 => function.ops[at].ty = function.ops[other].ty,
        3 | 4 => function.ops[at].args[rng.below(3)] = reg(rng, function),
        5 => function.ops[at].imm = number(rng),
        6 => function.ops[at].aux = number(rng) as u32,
        7 => function.ops[at].aux = function.ops[other].aux,
        8 => function.ops[at].flags = rng.pick(&OpFlags::NAMES).0,
        9 => function.ops[at].mask = reg(rng, function),
        10 => function.ops[at].pass = reg(rng, function),
        11 => function.ops[at].dst = reg(rng, function),
        12 => function.ops.swap(at, other),
        13 => drop(function.ops.remove(at)),
        14 => {
            let op = function.ops[other];
            function.ops.insert(at, op);
        }
        15 => {
            // An access that nothing asked for, at an address that the caller chose.
            let (address, value) = (function.new_vreg(Type::PTR), function.params[1]);
            let code =
                rng.pick(&[Opcode::Load, Opcode::Store, Opcode::AtomicStore, Opcode::FetchAdd, Opcode::Exchange]);
            let dst = if code == Opcode::Store || code == Opcode::AtomicStore {
                VReg::NONE
            } else {
                function.new_vreg(Type::U64)
            };
            let cast = Op::from_source(Opcode::Cast, Type::PTR, Type::U64, address, function.params[0]);
            let value = if code == Opcode::Load { VReg::NONE } else { value };
            let access = Op::memory(code, Type::U64, dst, address, VReg::NONE, value, 0, Default::default());
            function.ops.splice(0..0, [cast, access]);
        }
        16 => function.is_variadic ^= true,
        17 => function.has_setjmp ^= true,
        18 => function.trap_param = Some(reg(rng, function)),
        19 => function.slots.push(StackSlot { bytes: number(rng) as u32, align: number(rng) as u32 }),
        20 => function.vregs.truncate(rng.below(function.vregs.len() + 1)),
        21 => function.lists.truncate(rng.below(function.lists.len() + 1)),
        22 => function.results = vec![rng.pick(&[Type::PTR, Type::U64, Type::I64, Type::F64]); rng.below(3)],
        _ => {
            let param = reg(rng, function);
            function.params[rng.below(6)] = param;
        }
    }
    function.locs.clear();
}

/// What a safe helper has none of, by the names of operations.
fn assert_no_access(function: &Function, seed: u64) {
    const WORDS: &[&str] = &[
        "load",
        "store",
        "gather",
        "scatter",
        "call",
        "caught",
        "va_",
        "atomic",
        "exchange",
        "fetch_",
        "fence",
        "symbol",
        "thread",
        "frame_addr",
        "return_addr",
        "check",
    ];
    for op in &function.ops {
        let name = op.code.keyword();
        assert!(!WORDS.iter().any(|word| name.contains(word)), "seed {seed}: a safe helper has `{name}`");
    }
    assert!(function.trap_param.is_none() && !function.is_variadic, "seed {seed}");
    let bytes: u64 = function.slots.iter().map(|slot| u64::from(slot.bytes)).sum();
    assert!(bytes <= 1 << 20, "seed {seed}: {bytes} bytes of slots");
}

/// The arguments of a row.
fn args(row: usize, x: u64) -> (u64, u64, i64, i32, f32, f64) {
    (x, x ^ 8, row as i64, row as i32 - 2, row as f32 * 0.75, -(row as f64))
}

/// The result of a row; `None` if it runs for long.
fn interpreted(function: &Function, row: usize, x: u64, seed: u64) -> Option<u64> {
    let options = InterpOptions { fuel: FUEL, ..InterpOptions::default() };
    let mut interpreter = Interpreter::new(function, options).expect("a helper is valid");
    let (a, b, c, d, e, f) = args(row, x);
    let words = [a, b, c as u64, u64::from(d as u32), u64::from(e.to_bits()), f.to_bits()];
    match interpreter.run(&words, &mut Memory::new(), &mut Symbols::default()) {
        Ok(results) => results.first().copied(),
        Err(Trap::OutOfFuel { .. }) => None,
        Err(trap) => panic!("seed {seed}: a safe helper traps: {trap}"),
    }
}

/// Runs a kernel that calls the helper; `false` if it is not compiled.
fn run(
    helper: &dsl::Helper<Safe>,
    jit: &Jit,
    rng: &mut Rng,
    input: &[u64],
    words: &[Option<u64>],
    is_defined: bool,
    seed: u64,
) -> bool {
    let source = build::<fn(In<u64>, In<i32>, In<f32>, In<f64>, Out<u64>)>("calls", |k, (x, i, e, f, y)| {
        k.for_range_(0, y.len(), |at| {
            let word = x.get(at);
            let args = (word, word ^ 8u64, at.cast::<i64>(), i.get(at), e.get(at), f.get(at));
            y.store(at, helper.call(k, args));
        });
    });
    let Some(source) = compiled(source, seed) else { return false };
    let Some(kernel) = compiled(jit.compile(&source), seed) else { return false };
    let rows: Vec<_> = input.iter().enumerate().map(|(row, x)| args(row, *x)).collect();
    let i: Vec<i32> = rows.iter().map(|args| args.3).collect();
    let e: Vec<f32> = rows.iter().map(|args| args.4).collect();
    let f: Vec<f64> = rows.iter().map(|args| args.5).collect();
    let (x, mut y) = (guarded(rng, input), guarded(rng, &[7; ROWS]));
    let call = kernel.call(x.slice(), &i, &e, &f, y.slice_mut());
    assert_eq!(call, Ok(()), "seed {seed}");
    assert!(x.is_intact() && y.is_intact() && x.slice() == input, "seed {seed}");
    if is_defined {
        let is: Vec<Option<u64>> = y.slice().iter().copied().map(Some).collect();
        assert_eq!(is, words, "seed {seed}");
    }
    true
}

/// A result that is no fault of kernelsmith.
///
/// # Panics
/// If it is one.
fn compiled<T>(result: Result<T, Error>, seed: u64) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(error) => {
            assert_ne!(error.kind(), ErrorKind::Bug, "seed {seed}: {error}");
            None
        }
    }
}

/// A kernel that calls an unsafe helper has no safe call.
fn needs_unsafe(helper: &dsl::Helper<Unsafe>, jit: Option<&Jit>) {
    let source = build::<fn(u64) -> u64>("calls", |k, (x,)| helper.call(k, (x, x, 0i64, 1i32, 2.0f32, 3.0f64)));
    let Some(source) = source.ok() else { return };
    if let Some(kernel) = jit.and_then(|jit| jit.compile(&source).ok()) {
        let error = kernel.call(0).expect_err("the call is unsafe");
        assert!(matches!(error, CallError::NeedsUnsafe { .. }), "{error}");
    }
}
