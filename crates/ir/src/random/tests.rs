//! The generator's guarantees: verified functions, no faults, no dependence on undefined values, broad coverage.

use super::{IN_BYTES, OUT_BYTES, RandomCase, RandomOptions, Rng, generate, oracle, shrink, value};
use crate::interp::{Coverage, InterpOptions, Interpreter, Memory, Symbols, Trap};
use crate::verify::VerifyErrorKind;
use crate::{
    Builder, Cond, Elem, Function, MemRef, Op, OpFlags, Opcode, Operand, Pass, Props, SourceRule, Type, VReg,
    verify_all,
};

/// Scales a number of cases: about one second, or a hundred times as many with `KERNELSMITH_SLOW=1`.
fn cases(n: u64) -> u64 {
    if std::env::var("KERNELSMITH_SLOW").is_ok_and(|value| value == "1") { n * 100 } else { n }
}

/// Runs a case to its end; returns results and the output buffer.
fn run(case: &RandomCase, options: InterpOptions, coverage: &mut Coverage) -> (Vec<u64>, Vec<u8>) {
    let outcome = case.interpret(options).unwrap_or_else(|error| panic!("{error}\n{}", case.func));
    coverage.merge(&outcome.coverage);
    match outcome.results {
        Ok(results) => (results, outcome.out),
        Err(trap) => panic!("{trap}\n{}", case.func),
    }
}

#[test]
fn checks_fail_only_where_asked() {
    let n_failed = (0..200)
        .filter(|&seed| {
            let options = RandomOptions { failing_checks: true, ..RandomOptions::new(seed) };
            let outcome = generate(&options).interpret(InterpOptions::default()).unwrap();
            let failed = matches!(outcome.results, Err(Trap::OutOfBounds { .. }));
            assert!(failed || outcome.results.is_ok(), "{:?}", outcome.results);
            assert_eq!(outcome.trap != [0; 24], failed);
            failed
        })
        .count();
    assert!((20..180).contains(&n_failed), "{n_failed} of 200 failed");
}

#[test]
fn shrinking_keeps_what_is_asked_and_little_else() {
    for seed in 0..8 {
        let options = RandomOptions { pressure: 0, ..RandomOptions::new(seed) };
        let func = generate(&options).func;
        let bad = |func: &Function| func.ops.iter().any(|op| op.code == Opcode::Mul);
        if bad(&func) {
            let small = shrink(&func, bad);
            assert!(bad(&small) && verify_all(&small, 1).is_empty());
            assert!(small.ops.len() <= 5, "seed {seed}\n{small}");
        }
    }
}

#[test]
fn runs_do_not_depend_on_undefined_lanes() {
    for seed in 0..cases(300) {
        let case = generate(&RandomOptions::new(seed));
        assert_eq!(case.input.len(), IN_BYTES);
        let mut coverage = Coverage::default();
        let vector_bits = 128 << (seed % 4);
        let base = InterpOptions { vector_bits, coverage: true, ..InterpOptions::default() };
        let one = run(&case, base, &mut coverage);
        let other = run(&case, InterpOptions { undef: 0x1234_5678_0bad_beef, ..base }, &mut coverage);
        assert_eq!(one.0, other.0, "seed {seed}\n{}", case.func);
        assert_eq!(one.1.len(), OUT_BYTES);
        assert!(one.1 == other.1, "seed {seed}\n{}", case.func);
    }
}

#[test]
fn the_same_seed_gives_the_same_case() {
    let (a, b) = (generate(&RandomOptions::new(7)), generate(&RandomOptions::new(7)));
    assert_eq!(a.func, b.func);
    assert_eq!((a.input, a.args), (b.input, b.args));
    assert_ne!(a.func, generate(&RandomOptions::new(8)).func);
}

#[test]
fn what_prints_parses() {
    for seed in 1000..1000 + cases(300) {
        let func = generate(&RandomOptions::new(seed)).func;
        let text = crate::text::print([&func]);
        match crate::text::parse(&text) {
            Ok(parsed) => assert!(parsed == [func], "seed {seed}\n{text}"),
            Err(error) => panic!("seed {seed}: {error}"),
        }
    }
}

#[test]
fn every_operation_runs_on_every_type() {
    let mut coverage = Coverage::default();
    let types: Vec<Type> =
        Type::all().filter(|ty| !ty.is_mask() && !matches!(ty.elem(), Elem::Bool | Elem::Ptr)).collect();
    for (at, &ty) in types.iter().enumerate() {
        for seed in 0..7 {
            let mut options = RandomOptions::new(at as u64 * 1000 + seed);
            options.types = vec![ty];
            options.types.extend(ty.is_vector().then_some(ty.lane_type()));
            options.n_ops = 50;
            options.sweep = true;
            options.max_lanes = 128;
            options.pressure = 0;
            let vector_bits = 128 << (seed % 4);
            let interp = InterpOptions { vector_bits, coverage: true, ..InterpOptions::default() };
            run(&generate(&options), interp, &mut coverage);
        }
    }
    // Calls are checked by their results, addresses have separate operations, a `case` has the type of its switch.
    let is_apart = |code: Opcode| code.is_call() || matches!(code, Opcode::CallResult | Opcode::Caught | Opcode::Case);
    let missing = coverage.missing(|code, ty| !is_apart(code) && ty != Type::PTR);
    assert!(missing.is_empty(), "never ran: {missing:?}");
}

/// Removes random definitions: the verifier must find the same first unassigned register as the oracle.
#[test]
fn definite_assignment_agrees_with_the_oracle() {
    let mut n_holes = 0;
    for seed in 0..cases(400) {
        let mut options = RandomOptions::new(seed);
        options.n_ops = 40 + seed as usize % 100;
        options.pressure = 0;
        let mut func = generate(&options).func;
        assert_eq!(oracle::first_unassigned(&func), None);
        let mut rng = Rng::new(seed);
        let n = func.ops.len();
        for _ in 0..1 + rng.below(3) {
            let victim = rng.below(n);
            func.retain_ops(|at, op| at != victim || op.code.is_control());
        }
        let is_hole = |kind: &VerifyErrorKind| matches!(kind, VerifyErrorKind::NotAssigned { .. });
        let errors = verify_all(&func, usize::MAX);
        assert!(errors.iter().all(|error| is_hole(&error.kind)), "{errors:?}");
        let first = errors.first().and_then(|error| error.op);
        assert_eq!(first, oracle::first_unassigned(&func), "seed {seed}\n{func}");
        n_holes += usize::from(first.is_some());
    }
    assert!(n_holes > 100, "only {n_holes} functions had holes");
}

/// Changes random fields: the verifier does not panic, and functions that it accepts print, parse and run.
#[test]
fn what_the_verifier_accepts_can_be_trusted() {
    let mut n_accepted = 0;
    for seed in 0..cases(3000) {
        let mut options = RandomOptions::new(seed);
        options.n_ops = 30;
        options.pressure = 0;
        let case = generate(&options);
        let mut func = case.func.clone();
        let mut rng = Rng::new(seed);
        for _ in 0..1 + rng.below(2) {
            mutate(&mut func, &mut rng);
        }
        if !verify_all(&func, 3).is_empty() {
            continue;
        }
        n_accepted += 1;
        let text = func.to_string();
        match crate::text::parse_function(&text) {
            Ok(again) => assert!(again == func, "seed {seed}\n{text}\n{again}"),
            Err(error) => panic!("seed {seed}: {error}\n{text}"),
        }
        let options = InterpOptions { fuel: 20_000, ..InterpOptions::default() };
        let mut memory = Memory::new();
        let (input, out) = (memory.alloc(&case.input), memory.alloc_zeroed(case.out_bytes));
        let mut interp = Interpreter::new(&func, options).unwrap();
        let _ = interp.run(&case.full_args(input, out, 0), &mut memory, &mut Symbols::new());
    }
    assert!(n_accepted > 200, "only {n_accepted} were accepted");
}

fn mutate(func: &mut Function, rng: &mut Rng) {
    let at = rng.below(func.ops.len());
    let other = rng.below(func.ops.len());
    let reg = VReg(rng.below(func.vregs.len() + 1) as u32);
    let op = &mut func.ops[at];
    match rng.below(12) {
        0 => op.args[rng.below(3)] = reg,
        1 => op.dst = reg,
        2 => op.mask = reg,
        3 => op.imm = [0, 1, 2, -1, 8, 1 << 31, i64::MIN][rng.below(7)],
        4 => op.aux = rng.below(70_000) as u32,
        5 => op.code = rng.pick(Opcode::ALL),
        6 => op.ty = Type::from_code((rng.below(17) | rng.below(12) << 8) as u16).unwrap(),
        7 => {
            *op = op.with_flags(rng.pick(&[OpFlags::CONTRACT, OpFlags::VOLATILE, OpFlags::LIKELY, OpFlags::PASS_ZERO]))
        }
        8 => func.ops.swap(at, other),
        9 => {
            let copy = func.ops[at];
            func.ops.insert(other, copy);
        }
        10 => func.retain_ops(|n, _| n != at),
        _ => func.ops.truncate(at + 1),
    }
}

/// A masked operation equals the operation followed by a select, for every operation that takes masks.
#[test]
fn masks_select() {
    for code in Opcode::ALL.iter().copied().filter(|code| code.info().props.has(Props::MASKABLE) && code.is_pure()) {
        for ty in Type::all().filter(|ty| ty.lanes().count() == Some(4) && code.accepts(*ty)) {
            let has_source = Type::all().any(|source| code.accepts_source(ty, source));
            if code.info().source != SourceRule::None && !has_source {
                continue;
            }
            for seed in 0..3 {
                masked_equals_selected(code, ty, &mut Rng::new(seed));
            }
        }
    }
}

fn masked_equals_selected(code: Opcode, ty: Type, rng: &mut Rng) {
    let mut b = Builder::new("f");
    let out = b.param(Type::PTR);
    let mut value = |b: &mut Builder, ty: Type| {
        let mut reg = b.constant(ty, value(rng, ty.elem()));
        for lane in 0..if ty.is_vector() { ty.count_on(128) } else { 0 } {
            let scalar = b.constant(ty.lane_type(), value(rng, ty.lane_type().elem()));
            reg = b.insert(ty, reg, lane, scalar);
        }
        reg
    };
    let source = Type::all().find(|&source| code.accepts_source(ty, source));
    let mut op = Op::new(code, ty);
    op.aux = source.map_or(0, |source| u32::from(source.code()));
    for (slot, operand) in code.info().operands.iter().enumerate() {
        let wanted = match operand {
            Operand::Lane => ty.lane_type(),
            Operand::Multiplicand => Opcode::multiplicand(ty, source.unwrap()),
            Operand::Truth | Operand::LaneMask => ty.mask_type(),
            Operand::Indices => ty.with_elem(ty.elem().to_int(false)),
            Operand::Source => source.unwrap(),
            _ => ty,
        };
        op.args[slot] = value(&mut b, wanted);
    }
    let result = if code == Opcode::Cmp { ty.mask_type() } else { ty };
    let mask = value(&mut b, ty.mask_type());
    let pass = value(&mut b, result);
    let zero = b.constant(result, 0);
    let mut same = b.truth(Type::BOOL, true);
    for (pass, reg) in [(Pass::Reg(pass), pass), (Pass::Zero, zero)] {
        let mut plain = op;
        plain.dst = b.var(result);
        b.push(plain);
        let want = b.select(result, mask, plain.dst, reg);
        // The same if the result replaces an operand.
        let mut masked = op.with_mask(mask, pass);
        masked.dst = b.var(result);
        b.push(masked);
        let equal = if result.is_mask() {
            let differ = b.xor(result, want, masked.dst);
            b.not(result, differ)
        } else if result.is_float() {
            let ints = result.with_elem(result.elem().to_int(false));
            let (want, given) = (b.bitcast(ints, result, want), b.bitcast(ints, result, masked.dst));
            b.cmp(Cond::Eq, ints, want, given)
        } else {
            b.cmp(Cond::Eq, result, want, masked.dst)
        };
        let all = b.all(result.mask_type(), equal);
        same = b.and(Type::BOOL, same, all);
    }
    let byte = b.cast(Type::U8, Type::BOOL, same);
    b.store(Type::U8, MemRef::at(out), byte);
    b.return_(&[]);
    let func = b.finish();
    let mut memory = Memory::new();
    let out = memory.alloc(&[0]);
    let mut interp =
        Interpreter::new(&func, InterpOptions::default()).unwrap_or_else(|error| panic!("{error}\n{func}"));
    interp.run(&[out], &mut memory, &mut Symbols::new()).unwrap();
    assert_eq!(memory.region(out), Some(&[1u8][..]), "{func}");
}

/// One of three functions has slots, and their accesses run.
#[test]
fn slots_are_read_and_written() {
    let mut counts = [0; 3];
    for seed in 0..300 {
        let case = generate(&RandomOptions::new(seed));
        let func = &case.func;
        let addresses: Vec<VReg> = func.ops.iter().filter(|op| op.code == Opcode::SlotAddr).map(|op| op.dst).collect();
        let in_slots =
            |code: Opcode| func.ops.iter().filter(|op| op.code == code && addresses.contains(&op.base())).count();
        counts[0] += usize::from(!func.slots.is_empty());
        counts[1] += in_slots(Opcode::Load);
        counts[2] += in_slots(Opcode::Store);
    }
    assert!((60..140).contains(&counts[0]) && counts[1] > 300 && counts[2] > 300, "{counts:?}");
}
