//! Kernels for NaplesPU on the published hardware, as the simulator imitates it: they give what the interpreter gives, and
//! every avoidance of a defect is needed.
//!
//! Products of floats are rounded as documented, because no code can avoid that the hardware rounds otherwise.
//! Not here: random programs (see the crate `testing`).

use super::naplespu::kernels::{KERNELS, Machines};
use kernelsmith::prelude::*;
use kernelsmith::simulated::{SCRATCHPAD, Simulation, thread_count, thread_number};
use kernelsmith::{Convention, ErrorKind, Level};

/// What a kernel did wrong, if anything.
type Outcome = Result<(), String>;
/// Compiles kernels, runs them on a simulated machine, and compares with the interpreter.
type Run = fn(&Jit, &Simulation) -> Outcome;

/// Each feature whose absence makes code avoid a defect, and kernels that are wrong on the hardware if they rely on it.
const AVOIDANCES: [(&str, Run); 8] = [
    ("masked-stores", tails),
    ("all-vectors", many_vectors),
    ("indirect-calls", calls),
    ("conversions", conversions),
    ("narrow-vectors", narrow_vectors),
    ("narrow-scratchpad", narrow_scratchpad),
    ("slow-before-branch", branches),
    ("float-compares", comparisons),
];

/// Further kernels.
const OTHERS: [Run; 3] = [division, division_by_constants, unaligned];

fn jit(features: &[&str]) -> Jit {
    let target = Target::naplespu().unwrap().with_features(features).unwrap();
    Jit::for_target(target, JitOptions::new().check_allocation(true).verify_passes(true)).unwrap()
}

/// Kernels here do not divide their work, so each of several threads has its own slices.
fn hardware(threads: u32) -> Simulation {
    Simulation {
        threads,
        as_hardware: true,
        exact_products: true,
        copies: threads > 1,
        max_instructions: 20_000_000,
        ..Simulation::default()
    }
}

fn same<T: PartialEq + std::fmt::Debug>(want: &[T], got: &[T]) -> Outcome {
    match want.iter().zip(got).position(|(want, got)| want != got) {
        None => Ok(()),
        Some(at) => Err(format!("element {at} is {:?}, not {:?}", got[at], want[at])),
    }
}

/// Runs a kernel whose last argument is the only slice that it writes.
macro_rules! compare {
    ($jit:expr, $simulation:expr, $source:expr, ($($input:expr),*), $output:expr) => {{
        let (source, mut want, mut got) = (&$source, $output.to_vec(), $output.to_vec());
        $jit.interpret(source, ($($input,)* &mut want)).map_err(|error| error.to_string())?;
        let kernel = $jit.simulated(source).map_err(|error| error.to_string())?;
        kernel.call_on($simulation, ($($input,)* &mut got)).map_err(|error| error.to_string())?;
        same(&want, &got)?;
    }};
}

#[test]
fn kernels_are_right_on_the_hardware() {
    let all = AVOIDANCES.iter().map(|(_, run)| run).chain(&OTHERS);
    for (at, run) in all.enumerate() {
        for threads in [1, 2, 8] {
            run(&jit(&[]), &hardware(threads)).unwrap_or_else(|error| panic!("{at}, {threads} threads: {error}"));
        }
        run(&jit(&[]), &Simulation::default()).unwrap_or_else(|error| panic!("{at}, documented: {error}"));
        let documented = Target::new(Level::NaplesPuDocumented, Convention::NaplesPu).unwrap();
        let documented = Jit::for_target(documented, JitOptions::new()).unwrap();
        run(&documented, &Simulation::default()).unwrap_or_else(|error| panic!("{at}, code for it: {error}"));
    }
}

#[test]
fn no_avoidance_is_superfluous() {
    for (feature, run) in AVOIDANCES {
        let jit = jit(&[feature]);
        // One thread: with several, no branch is too early.
        assert!(run(&jit, &hardware(1)).is_err(), "with {feature} alone, everything is right");
        run(&jit, &Simulation::default()).unwrap_or_else(|error| panic!("{feature}, documented: {error}"));
    }
}

/// A share of a loop for each thread, if the threads are as many as `count` says.
fn shared(jit: &Jit, simulation: &Simulation, count: fn(K<'_>) -> Expr<'_, i32>) -> Outcome {
    let source = build::<fn(InOut<i32>)>("shared", |k, (y,)| {
        let (this, count) = (thread_number(k), count(k));
        k.for_range_(0, y.len(), |i| {
            k.if_((i.cast::<i32>() % count).eq(this), || y.store(i, i.cast::<i32>() + 1));
        });
    });
    let (want, mut got): (Vec<i32>, _) = ((1..=40).collect(), [0; 40]);
    let kernel = jit.simulated(&source.unwrap()).unwrap();
    kernel.call_on(simulation, (&mut got,)).map_err(|error| error.to_string())?;
    same(&want, &got)
}

/// Control register 14 is the number of threads of the documented machine, and always 8 on the hardware.
#[test]
fn threads_are_not_counted_by_register_14() {
    extern "C" fn control(_: i32) -> i32 {
        1
    }
    fn register_14(k: K<'_>) -> Expr<'_, i32> {
        k.call("naplespu.READ_CR", control as extern "C" fn(i32) -> i32, (14,))
    }
    for threads in [1, 2, 8] {
        let hardware = Simulation { copies: false, ..hardware(threads) };
        let documented = Simulation { threads, ..Simulation::default() };
        for simulation in [&hardware, &documented] {
            shared(&jit(&[]), simulation, thread_count).unwrap_or_else(|error| panic!("{threads} threads: {error}"));
        }
        shared(&jit(&[]), &documented, register_14).unwrap_or_else(|error| panic!("{threads} threads: {error}"));
        assert_eq!(shared(&jit(&[]), &hardware, register_14).is_ok(), threads == 8, "{threads} threads");
    }
}

#[test]
fn examples_are_right_on_the_hardware() {
    /// Those that multiply floats.
    const FLOATS: [&str; 3] =
        ["matrix multiply, floats", "matrix multiply, tiles in the scratchpad", "LU decomposition"];
    let Ok(machines) = Machines::new() else {
        println!("skipped: kernels do not run natively here");
        return;
    };
    for (name, run) in KERNELS {
        for threads in [1, 2, 8] {
            for (seed, exact_products) in [(None, false), (None, true), (Some(3), true)] {
                if !exact_products && FLOATS.contains(name) {
                    continue;
                }
                let simulation = Simulation { seed, exact_products, copies: false, ..hardware(threads) };
                run(&machines, &simulation).unwrap_or_else(|error| panic!("{name}, {threads} threads: {error}"));
            }
        }
    }
}

#[test]
fn a_machine_without_a_scratchpad_refuses_it() {
    let target = Target::new(Level::NaplesPuSingleCore, Convention::NaplesPu).unwrap();
    let jit = Jit::for_target(target, JitOptions::new()).unwrap();
    let source = build::<fn(InOut<i32>)>("moved", |k, (x,)| {
        let x = x.in_space(SCRATCHPAD);
        k.for_range_(0, x.len(), |i| x.store(i, x.get(i) + 1));
    });
    let error = jit.simulated(&source.unwrap()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unsupported);
    assert!(error.to_string().contains("the machine has no scratchpad"), "{error}");
    tails(&jit, &hardware(2)).unwrap();
}

fn tails(jit: &Jit, simulation: &Simulation) -> Outcome {
    let source = build::<fn(In<i32>, InOut<i32>)>("tails", |k, (x, y)| {
        k.for_each_vector(y.len(), |i| y.store(i, x.load(i) + y.load(i)));
    });
    let source = source.unwrap();
    for n in [0, 1, 15, 16, 83] {
        let numbers: Vec<i32> = (0..n).map(|at| at * 77 - 300).collect();
        compare!(jit, simulation, source, (&numbers), numbers);
    }
    Ok(())
}

/// At addresses that are not those of cache lines, with elements of every size.
fn unaligned(jit: &Jit, simulation: &Simulation) -> Outcome {
    macro_rules! check {
        ($($ty:ident)*) => {$({
            let source = build::<fn(In<$ty>, InOut<$ty>)>("unaligned", |k, (x, y)| {
                k.for_each_vector(y.len() - 19, |i| y.store(i + 3, x.load(i + 5) + y.load(i + 19)));
            });
            let numbers: Vec<$ty> = (0..90u32).map(|at| (at * 37) as $ty).collect();
            compare!(jit, simulation, source.unwrap(), (&numbers), numbers);
        })*};
    }
    check!(i8 u8 i16 u16 i32 f32);
    Ok(())
}

/// 63 vectors at the same time.
fn many_vectors(jit: &Jit, simulation: &Simulation) -> Outcome {
    const N: usize = 63;
    let source = build::<fn(In<i32>, InOut<i32>)>("many", |k, (x, y)| {
        k.for_each_vector(16, |i| {
            let all: Vec<_> = (0..N).map(|at| x.load(i + 16 * at as isize)).collect();
            for at in 0..N {
                y.store(i + 16 * at as isize, all[at] + all[N - 1 - at]);
            }
        });
    });
    let numbers: Vec<i32> = (0..16 * N as i32).map(|at| at * at).collect();
    compare!(jit, simulation, source.unwrap(), (&numbers), vec![0; numbers.len()]);
    Ok(())
}

extern "C" fn zero() -> i32 {
    0
}

fn calls(jit: &Jit, simulation: &Simulation) -> Outcome {
    let source = build::<fn(i32) -> i32>("calls", |k, (x,)| {
        let number = || k.call("npu_core", zero as extern "C" fn() -> i32, ());
        x + number() * 5 + number()
    });
    let kernel = jit.simulated(&source.unwrap()).unwrap();
    let (result, _) = kernel.call_on(simulation, (17,)).map_err(|error| error.to_string())?;
    same(&[17], &[result])
}

/// Integers and floats around powers of two.
fn words() -> Vec<u32> {
    let near = |n: u32| [n.wrapping_sub(1), n, n.wrapping_add(1)];
    let powers = (0..32).flat_map(|log2| near(1 << log2)).flat_map(|n| [n, n.wrapping_neg()]);
    powers.chain([0x7fff_ffff, 0x7fff_ffbf, 0x7fff_ffc0, 0x00ff_ffff, 0x01ff_ffff, 12345, 0xdead_beef]).collect()
}

fn floats() -> Vec<f32> {
    let numbers =
        [0.0, 0.5, 0.99, 1.0, 1.5, 127.9, 128.0, 200.7, 255.99, 256.0, 300.0, 65536.5, 2e9, 2.2e9, 4.3e9, 1e30];
    let special = [f32::INFINITY, f32::MIN_POSITIVE, f32::MAX, f32::EPSILON];
    let all = numbers.into_iter().chain(special).flat_map(|x| [x, -x]);
    all.chain([f32::NAN, -f32::NAN, f32::from_bits(0x7f80_0001), f32::from_bits(0xffff_ffff)]).collect()
}

fn conversions(jit: &Jit, simulation: &Simulation) -> Outcome {
    macro_rules! check {
        ($from:ident $to:ident, $numbers:expr) => {
            let numbers: Vec<$from> = $numbers;
            let source = build::<fn(In<$from>, InOut<u32>)>("convert", |k, (x, y)| {
                k.for_each_vector(x.len(), |i| y.store(i, x.load(i).cast::<$to>().bitcast::<u32>()));
                k.for_range_(0, x.len(), |i| y.store(i + x.len(), x.get(i).cast::<$to>().bitcast::<u32>()));
            });
            compare!(jit, simulation, source.unwrap(), (&numbers), vec![0u32; 2 * numbers.len()]);
        };
    }
    check!(i32 f32, words().into_iter().map(|word| word as i32).collect());
    check!(u32 f32, words());
    check!(f32 i32, floats());
    check!(f32 u32, floats());
    // Without saturation, and as indices.
    let numbers: Vec<f32> = floats().into_iter().filter(|number| number.abs() < 2e9).collect();
    let source = build::<fn(In<f32>, InOut<i32>)>("convert_in_range", |k, (x, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, x.load(i).cast_in_range::<i32>()));
        k.for_range_(0, x.len(), |i| {
            y.store(i + x.len(), x.get(i).cast_in_range::<i32>());
            y.store(i + x.len() * 2, x.get(i).cast::<isize>().cast::<i32>());
        });
    });
    compare!(jit, simulation, source.unwrap(), (&numbers), vec![0; 3 * numbers.len()]);
    Ok(())
}

fn narrow_vectors(jit: &Jit, simulation: &Simulation) -> Outcome {
    macro_rules! check {
        ($($ty:ident)*) => {$({
            let source = build::<fn(In<$ty>, InOut<i32>)>("narrow", |k, (x, y)| {
                k.for_each_vector(y.len(), |i| y.store(i, x.load(i).cast::<i32>()));
            });
            let numbers: Vec<$ty> = (0..83u32).map(|at| (at * 3001) as $ty).collect();
            compare!(jit, simulation, source.unwrap(), (&numbers), vec![0; 83]);
        })*};
    }
    check!(i8 u8 i16 u16);
    Ok(())
}

fn narrow_scratchpad(jit: &Jit, simulation: &Simulation) -> Outcome {
    macro_rules! check {
        ($($ty:ident)*) => {$({
            let source = build::<fn(In<$ty>, InOut<$ty>)>("narrow", |k, (x, y)| {
                let y = y.in_space(SCRATCHPAD);
                k.for_each_vector(y.len(), |i| y.store(i, y.load(i) + x.load(i)));
            });
            let numbers: Vec<$ty> = (0..83u32).map(|at| (at * 3001) as $ty).collect();
            // All threads add to the same scratchpad.
            let simulation = Simulation { threads: 1, copies: false, ..*simulation };
            compare!(jit, &simulation, source.unwrap(), (&numbers), numbers);
        })*};
    }
    check!(u8 i16);
    Ok(())
}

/// Loops whose last operation is slow and whose first one reads its result.
fn branches(jit: &Jit, simulation: &Simulation) -> Outcome {
    let source = build::<fn(In<i32>, InOut<i32>)>("list", |k, (next, y)| {
        let (at, n) = (k.var(0i32), k.var(0i32));
        k.while_(
            || at.get().ge(0),
            || {
                n.set(n.get() + 1);
                at.set(next.get(at.get().to_index()));
            },
        );
        y.store(0, n.get());
    });
    let next: Vec<i32> = (0..20).map(|at| if at == 19 { -1 } else { at + 1 }).collect();
    compare!(jit, simulation, source.unwrap(), (&next), [0]);
    let source = build::<fn(In<f32>, InOut<f32>)>("sums", |k, (x, y)| {
        let sum = k.var(0.0f32);
        k.while_(|| sum.get().lt(10.0), || sum.set(sum.get() + x.get(0)));
        y.store(0, sum.get());
    });
    compare!(jit, simulation, source.unwrap(), (&[0.75]), [0.0]);
    Ok(())
}

/// A bit for each condition that holds.
macro_rules! conditions {
    ($a:expr, $b:expr, $one:expr, $zero:expr) => {{
        let (a, b) = ($a, $b);
        let more = [a.le(b), a.gt(b), a.ge(b), a.eq(b), a.ne(b), !a.lt(b), !a.le(b), !a.gt(b), !a.ge(b)];
        let mut bits = a.lt(b).select($one, $zero);
        for condition in more {
            bits = bits * 2 + condition.select($one, $zero);
        }
        bits
    }};
}

fn comparisons(jit: &Jit, simulation: &Simulation) -> Outcome {
    let list = floats();
    let first: Vec<f32> = list.iter().flat_map(|x| list.iter().map(|_| *x)).collect();
    let second: Vec<f32> = list.iter().flat_map(|_| list.iter().copied()).collect();
    let source = build::<fn(In<f32>, In<f32>, InOut<i32>)>("compare", |k, (x, y, z)| {
        k.for_each_vector(x.len(), |i| {
            let (one, zero) = (k.splat(1i32), k.splat(0i32));
            z.store(i, conditions!(x.load(i), y.load(i), one, zero));
        });
        k.for_range_(0, x.len(), |i| {
            z.store(i + x.len(), conditions!(x.get(i), y.get(i), 1i32, 0i32));
        });
    });
    compare!(jit, simulation, source.unwrap(), (&first, &second), vec![0; 2 * first.len()]);
    let constants = [0.0, -0.0, 1.5, -1.5, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, f32::MAX, f32::MIN];
    for number in constants {
        let source = build::<fn(In<f32>, InOut<i32>)>("compare_constant", |k, (x, z)| {
            k.for_each_vector(x.len(), |i| {
                let (one, zero) = (k.splat(1i32), k.splat(0i32));
                let v = x.load(i);
                z.store(i, conditions!(v, v.filled(number), one, zero));
                z.store(i + x.len(), conditions!(v.filled(number), v, one, zero));
            });
            k.for_range_(0, x.len(), |i| {
                let (v, number) = (x.get(i), k.var(number).get());
                z.store(i + x.len() * 2, conditions!(v, number, 1i32, 0i32));
                z.store(i + x.len() * 3, conditions!(number, v, 1i32, 0i32));
                z.store(i + x.len() * 4, conditions!(v, v, 1i32, 0i32));
            });
        });
        compare!(jit, simulation, source.unwrap(), (&list), vec![0; 5 * list.len()]);
    }
    Ok(())
}

fn division(jit: &Jit, simulation: &Simulation) -> Outcome {
    macro_rules! check {
        ($ty:ident) => {
            let list: Vec<$ty> = words().into_iter().chain([0]).step_by(3).map(|word| word as $ty).collect();
            let first: Vec<$ty> = list.iter().flat_map(|x| list.iter().map(|_| *x)).collect();
            let second: Vec<$ty> = list.iter().flat_map(|_| list.iter().copied()).collect();
            let source = build::<fn(In<$ty>, In<$ty>, InOut<$ty>)>("divide", |k, (x, y, z)| {
                k.for_each_vector(x.len(), |i| {
                    z.store(i, x.load(i) / y.load(i));
                    z.store(i + x.len(), x.load(i) % y.load(i));
                });
                k.for_range_(0, x.len(), |i| {
                    z.store(i + x.len() * 2, x.get(i) / y.get(i));
                    z.store(i + x.len() * 3, x.get(i) % y.get(i));
                });
            });
            compare!(jit, simulation, source.unwrap(), (&first, &second), vec![0; 4 * first.len()]);
        };
    }
    check!(i32);
    check!(u32);
    Ok(())
}

fn division_by_constants(jit: &Jit, simulation: &Simulation) -> Outcome {
    macro_rules! check {
        ($ty:ident, $divisors:expr) => {
            let list: Vec<$ty> = words().into_iter().map(|word| word as $ty).collect();
            for divisor in $divisors {
                let divisor: $ty = divisor;
                let source = build::<fn(In<$ty>, InOut<$ty>)>("divide", |k, (x, z)| {
                    k.for_each_vector(x.len(), |i| z.store(i, x.load(i) / divisor));
                    k.for_range_(0, x.len(), |i| z.store(i + x.len(), x.get(i) % divisor));
                });
                compare!(jit, simulation, source.unwrap(), (&list), vec![0; 2 * list.len()]);
            }
        };
    }
    check!(i32, [1, -1, 2, -2, 3, -3, 7, 10, 64, 285, -641, 1 << 30, i32::MAX, i32::MIN, i32::MIN + 1]);
    check!(u32, [1, 2, 3, 7, 10, 28, 285, 641, 1 << 31, 0x5555_5556, 0xffff_fffe, u32::MAX]);
    check!(u8, [1, 2, 3, 7, 10, 128, 255]);
    check!(i16, [1, -1, 3, -7, 285, i16::MIN]);
    Ok(())
}
