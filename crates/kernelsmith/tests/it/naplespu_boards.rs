//! Programs that try to leave their slices where indices have 32 bits, and nothing but the contract and the code stops
//! them: boards have no access limits.
//!
//! In: kernels that compare, clamp, divide, mask or count with numbers beyond 32 bits; extreme arguments. Out: each is
//! refused by name, refused for these arguments, or stays inside its slices. The simulator's limits make the access
//! outside visible; none may fire. Not here: random programs (`crates/testing`).

use kernelsmith::prelude::*;
use kernelsmith::{CallError, ErrorKind};

/// A kernel that attacks, and its name.
type Attack = (&'static str, KernelSource<Signature>);
/// Two indices, two numbers without sign, elements of three types.
type Signature = fn(isize, isize, u32, u32, In<u32>, In<i32>, InOut<i32>, InOut<u8>);

macro_rules! attacks {
    ($($name:ident: |$k:ident, $n:ident, $m:ident, $a:ident, $b:ident, $x:ident, $i:ident, $y:ident, $z:ident| $body:expr;)*) => {
        /// All attacks.
        #[allow(unused_variables, reason = "few use all parameters")]
        fn attacks() -> Vec<Attack> {
            vec![$((stringify!($name), build::<Signature>(
                stringify!($name),
                |$k, ($n, $m, $a, $b, $x, $i, $y, $z)| { $body; },
            ).unwrap()),)*]
        }
    };
}

attacks! {
    product_clamped: |k, n, m, a, b, x, i, y, z| y.store((n * m).min(5), 1);
    product_clamped_above: |k, n, m, a, b, x, i, y, z| y.store((n * m).max(2).min(n * m), 1);
    sum_clamped: |k, n, m, a, b, x, i, y, z| y.store((n + m).min(5), 1);
    product_divided: |k, n, m, a, b, x, i, y, z| y.store((n * m) / 65_536, 1);
    product_shifted: |k, n, m, a, b, x, i, y, z| y.store((n * m) >> 16isize, 1);
    product_by_a_constant_divided: |k, n, m, a, b, x, i, y, z| y.store((n * 65_536) / 65_536, 1);
    unsigned_clamped: |k, n, m, a, b, x, i, y, z| y.store(a.to_index().min(3), 1);
    unsigned_shifted: |k, n, m, a, b, x, i, y, z| y.store(a.to_index() >> 29isize, 1);
    unsigned_divided: |k, n, m, a, b, x, i, y, z| y.store(a.to_index() / 3_000_000, 1);
    unsigned_remainder: |k, n, m, a, b, x, i, y, z| y.store(a.to_index() % 7, 1);
    unsigned_remainder_of_product: |k, n, m, a, b, x, i, y, z| y.store((a.to_index() * 3 + 5) % 12, 1);
    unsigned_multiple: |k, n, m, a, b, x, i, y, z| {
        let at = a.to_index();
        y.store(at - at % 7 + 3 - a.to_index(), 1);
        y.store((at - at % 7) >> 28isize, 1);
    };
    masked_multiple: |k, n, m, a, b, x, i, y, z| {
        let at = a.to_index();
        y.store(at - (at & 7) + 7 - a.to_index(), 1);
    };
    unsigned_sum_under_a_condition: |k, n, m, a, b, x, i, y, z| {
        let sum = a.to_index() + b.to_index();
        k.if_(sum.lt(y.len()), || y.store(sum, 1));
    };
    unsigned_inside_a_required_length: |k, n, m, a, b, x, i, y, z| {
        y.require_len(8);
        y.store(a.to_index() >> 29isize, 1);
    };
    loaded_under_a_condition: |k, n, m, a, b, x, i, y, z| {
        let at = x.load(0).to_index();
        k.if_(at.lt(y.len()), || y.store(at, 1));
    };
    loaded_clamped: |k, n, m, a, b, x, i, y, z| y.store(x.load(0).to_index().clamp(0, y.len() - 1), 1);
    loaded_minimum: |k, n, m, a, b, x, i, y, z| {
        let at = x.load(0).to_index();
        k.if_(at.ge(0), || y.store(at.min(3), 1));
    };
    loaded_masked: |k, n, m, a, b, x, i, y, z| y.store((x.load(0).to_index() & 0xffff_ffff).min(3), 1);
    loaded_masked_and_shifted: |k, n, m, a, b, x, i, y, z| {
        y.require_len(16);
        y.store((x.load(0).to_index() & 0xffff_ffff) >> 28isize, 1);
    };
    wide_mask: |k, n, m, a, b, x, i, y, z| y.store((n * m) & 0x1_0000_0007, 1);
    negative_mask: |k, n, m, a, b, x, i, y, z| y.store(((n * m) & -4).min(4), 1);
    shift_that_cancels: |k, n, m, a, b, x, i, y, z| y.store((n << 40isize) - n * (1isize << 40) + m, 1);
    constant_minimum: |k, n, m, a, b, x, i, y, z| y.store(n.min(1isize << 32), 1);
    constant_maximum: |k, n, m, a, b, x, i, y, z| y.store(n.max((1isize << 31) + 2).min(4), 1);
    constant_divisor: |k, n, m, a, b, x, i, y, z| y.store(n / ((1isize << 32) + 1), 1);
    constant_modulus: |k, n, m, a, b, x, i, y, z| y.store((n.max(0)) % ((1isize << 32) + 100), 1);
    loop_to_a_product: |k, n, m, a, b, x, i, y, z| k.for_range_(0, n * m, |i| y.store(i, 1));
    loop_from_a_product: |k, n, m, a, b, x, i, y, z| k.for_range_(n * m, 3, |i| y.store(i, 1));
    loop_to_an_unsigned: |k, n, m, a, b, x, i, y, z| k.for_range_(a.to_index() - 2, a.to_index(), |i| y.store(i, 1));
    loop_with_a_long_step: |k, n, m, a, b, x, i, y, z| k.for_range_step_(0, n, i32::MAX as isize, |i| y.store(i, 1));
    loop_with_a_wide_step: |k, n, m, a, b, x, i, y, z| k.for_range_step_(0, n, (1isize << 32) + 1, |i| {
        k.if_(i.gt(40), || k.break_(1));
        y.store(i, 1);
    });
    loop_down: |k, n, m, a, b, x, i, y, z| k.for_range_step_(4, n * m, -3, |i| y.store(i, 1));
    vectors_of_a_product: |k, n, m, a, b, x, i, y, z| k.for_each_vector(n * m, |i| y.store(i, y.load(i)));
    vectors_of_a_sum: |k, n, m, a, b, x, i, y, z| k.for_each_vector(n + m, |i| y.store(i, y.load(i)));
    vectors_of_an_unsigned: |k, n, m, a, b, x, i, y, z| k.for_each_vector(a.to_index() - 3, |i| y.store(i, y.load(i)));
    lanes_of_a_product: |k, n, m, a, b, x, i, y, z| {
        let at = k.fixed_lanes(16).at(0).first(n * m);
        y.store(at, y.load(at));
    };
    lanes_of_an_unsigned: |k, n, m, a, b, x, i, y, z| {
        let at = k.fixed_lanes(16).at(0).first(a.to_index() - 1);
        y.store(at, y.load(at));
    };
    wide_number_of_lanes: |k, n, m, a, b, x, i, y, z| {
        let at = k.fixed_lanes(16).at(n).first(-(1isize << 32) + 5);
        y.store(at, y.load(at));
    };
    long_stride: |k, n, m, a, b, x, i, y, z| {
        let at = k.fixed_lanes(16).at(x.load(0).to_index()).strided(1 << 28);
        y.store(at, y.load(at));
    };
    longest_stride: |k, n, m, a, b, x, i, y, z| {
        let at = k.fixed_lanes(16).at(n).first(m).strided(u32::MAX);
        y.store(at, y.load(at));
    };
    displaced: |k, n, m, a, b, x, i, y, z| y.store(n + isize::MAX, 1);
    displaced_and_clamped: |k, n, m, a, b, x, i, y, z| y.store((n + i32::MAX as isize).min(4), 1);
    number_across_elements: |k, n, m, a, b, x, i, y, z| z.write(n.min(m * 65_537), 3, 7u32);
    length_times_a_number: |k, n, m, a, b, x, i, y, z| y.store((z.len() * n).min(z.len()) - z.len(), 1);
    selected: |k, n, m, a, b, x, i, y, z| y.store(n.lt(m).select(n * m, a.to_index()).min(2), 1);
    quotient_of_unsigned: |k, n, m, a, b, x, i, y, z| y.store((a.to_index() * 8) / 1_000_000_000, 1);
    local_array: |k, n, m, a, b, x, i, y, z| {
        let local = k.array::<i32>(4);
        local.store(a.to_index() >> 30isize, 3);
        y.store(0, local.load(b.to_index().min(3)));
    };
    gathered: |k, n, m, a, b, x, i, y, z| k.for_each_vector(y.len(), |at| {
        y.store(at, y.gather(i.load(at)));
    });
    gathered_from_unsigned: |k, n, m, a, b, x, i, y, z| k.for_each_vector(y.len(), |at| {
        y.store(at, y.gather(x.load(at).cast::<i32>()));
    });
    bounded_by_a_length: |k, n, m, a, b, x, i, y, z| {
        k.if_(a.to_index().lt(n), || {
            k.if_(n.le(y.len()), || y.store(a.to_index(), 1));
        });
    };
    remainder_of_a_counter: |k, n, m, a, b, x, i, y, z| {
        k.for_range_(0, n, |i| {
            k.if_(i.gt(100), || k.break_(1));
            y.store((i * 1_000_003) % 5, 1);
        });
    };
}

/// Numbers around which 32 bits end, alone and as factors.
const INDICES: &[i64] = &[
    0,
    1,
    -1,
    5,
    46_341,
    65_535,
    65_537,
    -65_537,
    1 << 30,
    i32::MAX as i64,
    i32::MAX as i64 - 2,
    i32::MIN as i64,
    i32::MIN as i64 + 3,
    0x5555_5556,
];
const UNSIGNED: &[u32] = &[0, 1, 3, 1 << 31, (1 << 31) + 1, u32::MAX, u32::MAX - 6, 0x5555_5556];

#[test]
fn no_program_leaves_its_slices_on_a_board() {
    let options = JitOptions::new();
    let jit = Jit::for_target(Target::naplespu().unwrap(), options).unwrap();
    let (mut ran_all, mut failures) = (Vec::new(), Vec::new());
    for (name, source) in attacks() {
        let kernel = match jit.compile(&source) {
            Ok(kernel) => kernel,
            Err(error) => {
                if error.kind() != ErrorKind::Unsupported || !error.to_string().contains("naplespu_boards.rs:") {
                    failures.push(format!("{name}: {error}"));
                }
                ran_all.push((name, None));
                continue;
            }
        };
        let mut ran = 0;
        for (at, &n) in INDICES.iter().enumerate() {
            for (of, &m) in INDICES.iter().enumerate() {
                let a = UNSIGNED[(at + of) % UNSIGNED.len()];
                let b = UNSIGNED[(3 * at + of) % UNSIGNED.len()];
                let len = 1 + (5 * at + of) % 20;
                let x: Vec<u32> = (0..len).map(|at| UNSIGNED[(at + of) % UNSIGNED.len()]).collect();
                let i: Vec<i32> = x.iter().map(|&bits| bits as i32).collect();
                let (mut y, mut z) = (vec![7; len], vec![9; len]);
                match kernel.call(n as isize, m as isize, a, b, &x, &i, &mut y, &mut z) {
                    Ok(()) | Err(CallError::OutOfBounds { .. }) => ran += 1,
                    Err(CallError::OutOfRange { .. } | CallError::IndexOverflow { .. }) => {}
                    Err(CallError::BoundOverflow { .. }) => {}
                    Err(error) => failures.push(format!("{name}({n}, {m}, {a}, {b}), {len} elements: {error}")),
                }
            }
        }
        ran_all.push((name, Some(ran)));
    }
    println!("{ran_all:?}");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    // Otherwise refusing everything would pass.
    let useful = ran_all.iter().filter(|(_, ran)| ran.is_some_and(|ran| ran > 0)).count();
    assert!(useful * 10 > ran_all.len() * 6, "{ran_all:?}");
}

/// What is only proved for 64 bits is refused where indices have 32, by its line; the same kernel runs elsewhere.
#[test]
fn a_proof_for_64_bits_is_none_for_32() {
    let source = build::<fn(In<u32>, InOut<i32>)>("proved", |k, (x, y)| {
        let at = x.load(0).to_index();
        k.if_(at.lt(y.len()), || y.store(at, 1));
    })
    .unwrap();
    let line = line!() - 3;
    let jit = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    let mut y = [0; 4];
    let interpreted = jit.interpret(&source, (&[u32::MAX], &mut y)).unwrap_err();
    for error in
        [jit.compile(&source).map(|_| ()).unwrap_err(), jit.simulated(&source).map(|_| ()).unwrap_err(), interpreted]
    {
        assert_eq!(error.kind(), ErrorKind::Unsupported, "{error}");
        assert!(error.to_string().contains(&format!("naplespu_boards.rs:{line}: the index may exceed")), "{error}");
    }
    Jit::interpreter().interpret(&source, (&[2], &mut y)).unwrap();
    assert_eq!(y, [0, 0, 1, 0]);
    // A check in the code does not rely on it.
    let source = build::<fn(In<u32>, InOut<i32>)>("checked", |k, (x, y)| {
        let at = x.load(0).to_index();
        k.if_(at.lt(y.len()), || y.store_checked(at, 1));
    })
    .unwrap();
    let kernel = jit.simulated(&source).unwrap();
    kernel.call((&[3], &mut y)).unwrap();
    assert_eq!(y, [0, 0, 1, 1]);
    let error = kernel.call((&[u32::MAX], &mut y)).unwrap_err();
    assert!(matches!(error.call_error(), Some(CallError::OutOfBounds { index: -1, .. })), "{error}");
}

/// Arguments for which a compared number exceeds 32 bits are refused before the call, also by the interpreter.
#[test]
fn a_product_that_exceeds_32_bits_is_refused() {
    let source = build::<fn(isize, isize, InOut<i32>)>("clamped", |_, (n, m, y)| y.store((n * m).min(5), 1)).unwrap();
    let jit = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    let (kernel, mut y) = (jit.compile(&source).unwrap(), [0; 6]);
    let product = 65_537 * 65_535;
    let wanted = CallError::IndexOverflow { value: Some(product) };
    assert_eq!(kernel.call(65_537, 65_535, &mut y).unwrap_err(), wanted);
    assert_eq!(jit.interpret(&source, (65_537, 65_535, &mut y)).unwrap_err().call_error(), Some(&wanted));
    kernel.call(2, 1, &mut y).unwrap();
    kernel.call(5, 1 << 20, &mut y).unwrap();
    assert_eq!(y, [0, 0, 1, 0, 0, 1]);
    // Where indices have 64 bits, the product is exact.
    Jit::interpreter().interpret(&source, (65_537, 65_535, &mut y)).unwrap();
}
