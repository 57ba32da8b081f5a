//! Functions that kernels call in the code: the same results as inlined, the errors of the kernel, one copy of the code.
//!
//! Random programs call functions on emulated machines, too (see kernelsmith-testing).

use kernelsmith::prelude::*;
use kernelsmith::{CallError, Convention, FunctionSource, Interrupt, Level, ListingOptions};
use std::time::{Duration, Instant};

/// A `Jit` for each level that runs here, plain and with the slowest checks.
fn jits() -> Vec<Jit> {
    let targets = Level::ALL.into_iter().map(|level| Target::new(level, level.convention()).unwrap());
    let targets = targets.filter(|target| target.check_host().is_ok());
    let options =
        [JitOptions::new(), JitOptions::new().verify_passes(true).check_allocation(true), JitOptions::new().fast(true)];
    targets
        .flat_map(|target| options.clone().map(|options| Jit::for_target(target.clone(), options).unwrap()))
        .collect()
}

type Digits = fn(u32, isize) -> (u32, bool);

/// The sum of the digits that a histogram in a local array counts, and whether a digit occurs more than `limit` times; which is
/// an error for more than 8.
fn digits() -> FunctionSource<Digits> {
    let place = kernelsmith::function::<fn(u32) -> isize>("place", |k, (n,)| {
        k.if_(n.eq(0), || k.return_(0isize));
        (n % 10).cast::<isize>()
    })
    .unwrap()
    .called();
    kernelsmith::function::<Digits>("digits", |k, (n, limit)| {
        let counts = k.array::<u8>(10);
        let bounds = k.array::<u8>(9);
        let n = k.var(n);
        let sum = k.var(0u32);
        k.while_(
            || n.ne(0),
            || {
                let digit = place.call(k, (n.get(),));
                let count = k.value(counts.load_checked(digit) + 1);
                counts.store_checked(digit, count);
                // Out of bounds from the tenth digit on.
                bounds.store_checked(count.cast::<isize>() - 1, count);
                k.if_(count.cast::<isize>().gt(limit), || k.return_((sum.get(), k.value(true))));
                sum.set(sum + digit.cast::<u32>());
                n.set(n / 10);
            },
        );
        (sum.get(), k.value(false))
    })
    .unwrap()
}

type Sums = fn(In<u32>, Out<u32>, isize) -> isize;

fn sums(digits: &FunctionSource<Digits>) -> KernelSource<Sums> {
    build::<Sums>("sums", |k, (x, y, limit)| {
        let n_many = k.var(0isize);
        k.for_range_(0, x.len(), |i| {
            let (sum, is_many) = digits.call(k, (x.load(i), limit));
            let (again, _) = digits.call(k, (sum, k.value(100isize)));
            y.store(i, again);
            k.if_(is_many, || n_many.set(n_many + 1));
        });
        n_many.get()
    })
    .unwrap()
}

#[test]
fn called_and_inlined_functions_compute_the_same() {
    let digits = digits();
    let (called, inlined) = (sums(&digits.called()), sums(&digits.inlined()));
    let names = |source: &KernelSource<Sums>| -> Vec<String> {
        source.function().callees.iter().map(|callee| callee.name.clone()).collect()
    };
    assert_eq!((names(&called), names(&inlined)), (vec!["place".into(), "digits".into()], vec!["place".into()]));
    let x: Vec<u32> = (0..500u32).map(|at| at.wrapping_mul(48_271)).chain([u32::MAX, 0, 111_111]).collect();
    for limit in [-1, 0, 2, 9] {
        let mut want = vec![0; x.len()];
        let n_want = Jit::interpreter().interpret(&inlined, (&x, &mut want, limit)).unwrap();
        let mut got = vec![0; x.len()];
        assert_eq!(Jit::interpreter().interpret(&called, (&x, &mut got, limit)).unwrap(), n_want);
        assert_eq!(got, want);
        for jit in jits() {
            for source in [&called, &inlined] {
                got.fill(0);
                let kernel = jit.compile(source).unwrap_or_else(|error| panic!("{error}\n{}", source.function()));
                assert_eq!(kernel.call(&x, &mut got, limit), Ok(n_want), "{jit:?}");
                assert_eq!(got, want, "{jit:?}");
            }
        }
    }
}

/// The error has the line of the function, and the kernel ends at the call.
#[test]
fn a_failed_check_in_a_called_function_ends_the_kernel() {
    let digits = digits();
    let source = sums(&digits.called());
    // Ten ones: the first call fails for the second element.
    let (x, mut y) = ([12, 1_111_111_111, 34], [0; 3]);
    let site = |error: &CallError| match error {
        CallError::OutOfBounds { operation, index, len, .. } => {
            let site = source.check_site(*operation).unwrap();
            (site.file.to_string(), site.line, *index, *len)
        }
        error => panic!("{error}"),
    };
    let interpreted = Jit::interpreter().interpret(&source, (&x, &mut y, 100)).unwrap_err();
    let message = interpreted.to_string();
    assert!(message.contains("called.rs"), "{message}");
    assert_eq!(y, [3, 0, 0]);
    for jit in jits() {
        y.fill(0);
        let error = jit.compile(&source).unwrap().call(&x, &mut y, 100).unwrap_err();
        let (file, line, index, len) = site(&error);
        let text = include_str!("called.rs").lines().nth(line as usize - 1).unwrap();
        assert!(file.ends_with("called.rs") && text.contains("bounds.store_checked"), "{file}:{line}: {text}");
        assert_eq!((index, len), (9, 9));
        assert_eq!(y, [3, 0, 0]);
    }
}

/// A function of about 200 operations.
#[test]
fn a_failure_in_a_function_of_an_inlined_function_ends_the_kernel() {
    // `middle` has one call, and so is inlined when the kernel is complete; `inner` is called in it.
    let inner = kernelsmith::function::<fn(i32) -> i32>("inner", |k, (x,)| {
        k.if_(x.lt(0), || k.fail(7));
        x + 1
    })
    .unwrap()
    .called();
    let middle = kernelsmith::function::<fn(i32) -> i32>("middle", |k, (x,)| {
        let sum = k.var(inner.call(k, (x,)));
        (0..200).for_each(|n| sum.set(sum ^ n));
        inner.call(k, (sum.get(),))
    })
    .unwrap();
    let kernel = build::<fn(i32, InOut<i32>)>("kernel", |k, (x, y)| {
        let result = middle.call(k, (x,));
        y.store(0, result);
    })
    .unwrap();
    for jit in jits() {
        let kernel = jit.compile(&kernel).unwrap();
        let mut y = [5];
        let error = kernel.call(-1, &mut y).unwrap_err();
        assert!(matches!(error, CallError::Returned { code: 7, .. }), "{error}");
        assert_eq!(y, [5], "the kernel continued after the failure");
        kernel.call(1, &mut y).unwrap();
        assert_eq!(y, [(0..200).fold(2, |sum, n| sum ^ n) + 1]);
    }
}

#[test]
fn functions_of_one_name_call_each_other() {
    // The second one and the last one, which are inlined, and the kernel call the first one.
    let first = kernelsmith::function::<fn(i32) -> i32>("two", |k, (x,)| {
        k.if_(x.lt(0), || k.fail(1));
        x + 1
    })
    .unwrap()
    .called();
    let second = kernelsmith::function::<fn(i32) -> i32>("two", |k, (x,)| {
        let sum = k.var(first.call(k, (x,)));
        (0..200).for_each(|n| sum.set(sum + n));
        first.call(k, (sum.get(),))
    })
    .unwrap();
    let third = kernelsmith::function::<fn(i32) -> i32>("two", |k, (x,)| {
        let sum = k.var(first.call(k, (x,)));
        (0..200).for_each(|n| sum.set(sum - n));
        second.call(k, (sum.get(),)) + first.call(k, (x,))
    })
    .unwrap();
    let kernel = build::<fn(i32) -> i32>("kernel", |k, (x,)| third.call(k, (x,)) + first.call(k, (x,))).unwrap();
    for jit in jits() {
        let kernel = jit.compile(&kernel).unwrap();
        assert_eq!(kernel.call(20000).unwrap(), 20003 + 20001 + 20001);
        assert!(matches!(kernel.call(5), Err(CallError::Returned { code: 1, .. })), "the second call fails");
    }
}

fn long() -> FunctionSource<fn(u32) -> u32> {
    kernelsmith::function::<fn(u32) -> u32>("long", |_, (x,)| (1..80u32).fold(x, |x, at| (x ^ x >> 7) * (2 * at + 1)))
        .unwrap()
}

fn repeated(long: &FunctionSource<fn(u32) -> u32>, n_calls: usize) -> KernelSource<fn(u32) -> u32> {
    build::<fn(u32) -> u32>("repeated", |k, (x,)| (0..n_calls).fold(x, |x, _| long.call(k, (x,)))).unwrap()
}

#[test]
fn the_code_of_a_function_is_there_once() {
    let long = long();
    let x86 = |level| Target::new(level, Convention::SysV);
    let targets =
        [x86(Level::X86_64V2), x86(Level::X86_64V4), Target::aarch64(), Target::riscv64(), Target::naplespu()];
    for target in targets {
        let target = target.unwrap();
        let jit = Jit::for_target(target.clone(), JitOptions::new()).unwrap();
        let size =
            |long: &FunctionSource<fn(u32) -> u32>, n| jit.code(repeated(long, n).function()).unwrap().bytes.len();
        let sizes = [2, 20].map(|n| size(&long, n));
        let inlined = [2, 20].map(|n| size(&long.inlined(), n));
        assert!(sizes[1] - sizes[0] < 18 * 32, "{target}: {sizes:?}, inlined {inlined:?}");
        assert!(inlined[1] > 5 * sizes[1], "{target}: {sizes:?}, inlined {inlined:?}");
    }
    let one = repeated(&long, 1);
    assert!(one.function().callees.is_empty(), "a function with one call is inlined");
    let results = [&long.inlined(), &long.called()].map(|long| {
        let source = repeated(long, 3);
        let want = Jit::interpreter().interpret(&source, (5,)).unwrap();
        for jit in jits() {
            assert_eq!(jit.compile(&source).unwrap().call(5), Ok(want));
        }
        want
    });
    assert_eq!(results[0], results[1]);
}

extern "C" fn twice(x: i32) -> i32 {
    2 * x
}

/// Names that collide, calls of Rust functions, and narrow types.
#[test]
fn called_functions_call_functions_of_the_host() {
    let inner = |by: i8| {
        let function = kernelsmith::function::<fn(i8, bool) -> i8>("twice", move |k, (x, is_odd)| {
            let x = k.select(is_odd, x + 1, x);
            let doubled = k.call("twice", twice as extern "C" fn(i32) -> i32, (x.cast::<i32>(),));
            doubled.cast::<i8>() * by
        });
        function.unwrap().called()
    };
    let (one, three) = (inner(1), inner(3));
    let source = build::<fn(i8) -> i8>("kernel", |k, (x,)| {
        one.call(k, (x, k.value(true))) + three.call(k, (x, k.value(false))) + one.call(k, (x, k.value(false)))
    })
    .unwrap();
    let names: Vec<_> = source.function().callees.iter().map(|callee| callee.name.as_str()).collect();
    assert_eq!(names, ["twice.2", "twice.3"]);
    for jit in jits() {
        let kernel = jit.compile(&source).unwrap();
        for x in i8::MIN..=i8::MAX {
            let want =
                x.wrapping_add(1).wrapping_mul(2).wrapping_add(x.wrapping_mul(6)).wrapping_add(x.wrapping_mul(2));
            assert_eq!(kernel.call(x), Ok(want));
        }
    }
}

extern "C" fn sum(a: u64, b: u64, c: u64, d: u64, e: u64, f: u64, g: u64) -> u64 {
    [a, b, c, d, e, f, g].into_iter().fold(0, u64::wrapping_add)
}

extern "C" fn thrice(x: u64) -> u64 {
    x.wrapping_mul(3)
}

/// A safe program names its functions as it likes: no name makes an instruction of a call, such as one that calls the system.
#[test]
fn names_of_instructions_are_names_of_functions() {
    type Seven = extern "C" fn(u64, u64, u64, u64, u64, u64, u64) -> u64;
    for machine in ["x86_64.SYSCALL", "aarch64.SVC", "riscv64.ECALL"] {
        let source = build::<fn(u64) -> u64>("f", |k, (x,)| {
            k.call(machine, sum as Seven, (x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6))
        })
        .unwrap();
        for jit in jits() {
            // No call of a system has this number.
            assert_eq!(jit.compile(&source).unwrap().call(u64::MAX - 9), Ok(u64::MAX - 48), "{machine}");
        }
    }
    for name in ["x86_64.POPCNT64rr", "x86_64.BSWAP64r", "x86_64.MOV64rr", "aarch64.CLSXr", "riscv64.CLZ"] {
        let source = build::<fn(u64) -> u64>("f", |k, (x,)| k.call(name, thrice as extern "C" fn(u64) -> u64, (x,)));
        let source = source.unwrap();
        for jit in jits() {
            assert_eq!(jit.compile(&source).unwrap().call(1 << 40), Ok(3 << 40), "{name}");
        }
    }
}

/// More arguments than any machine has registers, and values that are live across the call.
#[test]
fn registers_live_across_calls_keep_their_values() {
    type Many = fn(f64, i64, f32, i32, i64, i64, i64, i64, i64, i64, f64, f32) -> f64;
    let many = kernelsmith::function::<Many>("many", |_, (a, b, c, d, e, f, g, h, i, j, l, m)| {
        let ints = b + d.cast::<i64>() * 2 + e * 3 + f * 5 + g * 7 + h * 11 + i * 13 + j * 17;
        a * 19.0 + l + (c * m).cast::<f64>() + ints.cast::<f64>()
    })
    .unwrap()
    .called();
    let source = build::<fn(i64, f64) -> f64>("across", |k, (n, x)| {
        let ints: [_; 12] = core::array::from_fn(|at| k.value(n * (at as i64 + 2) + 1));
        let floats: [_; 12] = core::array::from_fn(|at| k.value(x * (at as f64 + 2.0)));
        let vector = k.fixed_lanes(8).splat(x.cast::<f32>());
        let args = (
            floats[0],
            ints[0],
            floats[1].cast::<f32>(),
            ints[1].cast::<i32>(),
            ints[2],
            ints[3],
            ints[4],
            ints[5],
            ints[6],
            ints[7],
            floats[2],
            floats[3].cast::<f32>(),
        );
        let first = many.call(k, args);
        let sum = ints.into_iter().fold(first, |sum, int| sum + int.cast::<f64>());
        floats.into_iter().fold(sum, |sum, float| sum + float) + vector.reduce_add().cast::<f64>()
    })
    .unwrap();
    for (n, x) in [(1, 0.5), (-7, 3.0), (1 << 20, -1.25)] {
        let want = Jit::interpreter().interpret(&source, (n, x)).unwrap();
        for jit in jits() {
            assert_eq!(jit.compile(&source).unwrap().call(n, x), Ok(want), "{jit:?}");
        }
    }
}

#[test]
fn endless_loops_of_called_functions_end() {
    let Ok(jit) = Jit::host_with(JitOptions::new().interruptible(true).verify_passes(true)) else {
        return eprintln!("skipped: no code runs here");
    };
    let wait = kernelsmith::function::<fn(u32)>("wait", |k, (n,)| {
        let count = k.var(n);
        k.while_(|| count.ne(0), || count.set(count | 1));
    });
    let wait = wait.unwrap().called();
    let outer = kernelsmith::function::<fn(u32) -> u32>("outer", |k, (n,)| {
        wait.call(k, (n,));
        n + 1
    });
    let outer = outer.unwrap().called();
    let kernel = jit.kernel::<fn(u32, Out<u32>)>("kernel", |k, (n, y)| y.store(0, outer.call(k, (n,)))).unwrap();
    let (stop, mut y) = (Interrupt::new(), [0]);
    kernel.call_interruptible(&stop, 0, &mut y).unwrap();
    assert_eq!(y, [1]);
    let soon = Instant::now() + Duration::from_millis(1);
    assert!(matches!(kernel.call_with_deadline(soon, 1, &mut y), Err(CallError::Interrupted)));
    assert_eq!(y, [1]);
    stop.raise();
    assert!(matches!(kernel.call_interruptible(&stop, 1, &mut y), Err(CallError::Interrupted)));
}

/// Keys of the manager are the user's; whoever makes them of the printed function has that of all called functions.
#[test]
fn texts_and_saved_objects_have_the_called_functions() {
    let text = |by: u64| {
        let scaled = kernelsmith::function::<fn(u64) -> u64>("scaled", move |_, (x,)| x * by).unwrap().called();
        build::<fn(u64) -> u64>("kernel", |k, (x,)| scaled.call(k, (x,)) + 1).unwrap()
    };
    let (three, five) = (text(3), text(5));
    assert_ne!(three.function().to_string(), five.function().to_string());
    assert_ne!(three.function(), five.function());
    let parsed = kernelsmith::unstable::ir::text::parse_function(&three.function().to_string()).unwrap();
    assert_eq!(&parsed, three.function());
    for jit in jits() {
        let object = jit.object(&three).unwrap();
        let part = &object.code().parts[0];
        assert_eq!((part.name.as_str(), part.offset + part.len), ("scaled", object.code().bytes.len()));
        assert_ne!(object.to_bytes(), jit.object(&five).unwrap().to_bytes());
    }
}

#[test]
fn listings_name_called_functions() {
    let jit = Jit::for_target(Target::new(Level::X86_64V3, Convention::SysV).unwrap(), JitOptions::new()).unwrap();
    let source = repeated(&long(), 2);
    let listing = jit.listing(source.function(), &ListingOptions::assembly()).unwrap();
    assert!(listing.lines().any(|line| line == "; long"), "{listing}");
    let calls = listing.lines().filter(|line| line.contains(" call ")).count();
    assert_eq!(listing.matches("call .L").count(), 2, "{calls}: {listing}");
}
