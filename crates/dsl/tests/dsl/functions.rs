//! Functions of the language: results, early returns, what a kernel takes over from them, limits, mistakes.

use kernelsmith_dsl::{
    BuildErrorKind, BuildErrors, FunctionSource, InterpretError, KernelSource, Lanes, build, function,
};
use kernelsmith_exec::{In, InOut, Out};

fn first_mistake<S>(outcome: Result<KernelSource<S>, BuildErrors>) -> BuildErrorKind {
    outcome.err().unwrap().as_slice()[0].kind.clone()
}

#[test]
fn calls_with_all_kinds_of_arguments_and_results() {
    let nothing = function::<fn()>("nothing", |_, ()| ()).unwrap();
    let one = function::<fn(bool, i8) -> i8>("one", |k, (is_negative, x)| k.select(is_negative, -x, x)).unwrap();
    type Many = fn(i8, i16, i32, i64, u8, u16, u32, u64, isize, f32, f64, bool) -> (f64, isize, bool);
    let many = function::<Many>("many", |k, (a, b, c, d, e, f, g, h, i, j, l, m)| {
        let ints = a.cast::<i64>() + b.cast::<i64>() + c.cast::<i64>() + d + e.cast::<i64>() + f.cast::<i64>();
        let more = g.cast::<i64>() + h.cast::<i64>() + i.cast::<i64>();
        let sum = (ints + more).cast::<f64>() + j.cast::<f64>() + l;
        (sum, k.select(m, i, -i), !m)
    })
    .unwrap();
    let kernel = build::<fn(isize, bool) -> (f64, isize, bool)>("calls", |k, (n, flag)| {
        nothing.call(k, ());
        let small = one.call(k, (flag, 3i8));
        let var = k.var(small);
        let (sum, signed, not) =
            many.call(k, (var, 1i16, 1i32, 1i64, 1u8, 1u16, 1u32, 1u64, n, 0.5f32, k.value(0.25f64), flag));
        (sum, signed, not)
    })
    .unwrap();
    assert_eq!(kernel.interpret((100, true), 128).unwrap(), (100.0 + 7.0 + 0.75 - 3.0, 100, false));
    assert_eq!(kernel.interpret((-9, false), 128).unwrap(), (-9.0 + 7.0 + 0.75 + 3.0, 9, true));
}

/// The first divisor above 1, by returns from loops, conditions and switches.
fn divisor() -> FunctionSource<fn(u32) -> u32> {
    function::<fn(u32) -> u32>("divisor", |k, (n,)| {
        k.switch_(n).case_(0, || k.return_(0u32)).case_(1, || k.return_(1u32));
        let d = k.var(2u32);
        k.loop_(|| {
            k.while_(
                || {
                    k.if_((d * d).gt(n), || k.return_(n));
                    (n % d).ne(0)
                },
                || d.set(d + 1),
            );
            k.return_(d);
        });
        d.get()
    })
    .unwrap()
}

#[test]
fn returns_leave_the_function_and_not_the_kernel() {
    let divisor = divisor();
    let kernel = build::<fn(InOut<u32>) -> isize>("divisors", |k, (x,)| {
        let n_primes = k.var(0isize);
        k.for_range_(0, x.len(), |i| {
            let found = divisor.call(k, (x.load(i),));
            // The call is in a loop, whose depth does not count for jumps of the function.
            k.continue_if_(1, found.lt(2));
            k.if_(found.eq(x.load(i)), || n_primes.set(n_primes + 1));
            x.store(i, found);
        });
        n_primes.get()
    })
    .unwrap();
    let mut x = [0, 1, 2, 9, 35, 97, 91];
    assert_eq!(kernel.interpret((&mut x,), 128).unwrap(), 2);
    assert_eq!(x, [0, 1, 2, 3, 5, 97, 7]);
}

#[test]
fn functions_call_functions() {
    let square = function::<fn(i32) -> i32>("square", |_, (x,)| x * x).unwrap();
    let fourth = function::<fn(i32) -> i32>("fourth", |k, (x,)| square.call(k, (square.call(k, (x,)),))).unwrap();
    let kernel = build::<fn(i32) -> i32>("both", |k, (x,)| fourth.call(k, (x,)) + square.call(k, (x,))).unwrap();
    assert_eq!(kernel.interpret((3,), 128).unwrap(), 90);
}

/// A table on the frame that only its own calls see.
fn table() -> FunctionSource<fn(isize, u8) -> u32> {
    function::<fn(isize, u8) -> u32>("table", |k, (at, byte)| {
        let table = k.array::<u32>(256);
        let was = table.load(byte.cast::<isize>());
        table.store(byte.cast::<isize>(), 7);
        table.store(at, 9);
        was + table.load(byte.cast::<isize>())
    })
    .unwrap()
}

#[test]
fn arrays_are_shared_by_the_calls_and_zero_in_each() {
    let table = table();
    let record = |n_calls: usize| {
        build::<fn(Out<u32>, isize)>("tables", |k, (sums, at)| {
            let own = k.array::<u32>(256);
            own.store(1, 1000);
            for i in 0..n_calls {
                sums.store(i as isize, table.call(k, (at, 1u8)) + own.load(1) + own.load(2));
            }
        })
    };
    // 1 KiB for each call would not fit.
    let kernel = record(40).unwrap();
    assert_eq!(kernel.function.slots.len(), 2);
    let mut sums = [0; 40];
    kernel.interpret((&mut sums, 2), 128).unwrap();
    assert_eq!(sums, [1007; 40]);
    kernel.interpret((&mut sums, 1), 128).unwrap();
    assert_eq!(sums, [1009; 40]);
    // The index of a byte needs no check, that of the argument one.
    assert_eq!(kernel.contract.checks.len(), 1);
    for at in [256, -1, isize::MIN] {
        let text = kernel.interpret((&mut sums, at), 128).unwrap_err().to_string();
        assert!(text.starts_with(&format!("index {at} is outside local array `{}:", file!())), "{text}");
    }
}

#[test]
fn arrays_of_functions_count() {
    let large = function::<fn() -> u8>("large", |k, ()| k.array::<u8>(20 << 10).load(3)).unwrap();
    let other = function::<fn() -> u8>("other", |k, ()| k.array::<u8>(20 << 10).load(4)).unwrap();
    let once = build::<fn() -> u8>("once", |k, ()| large.call(k, ()) + large.call(k, ())).unwrap();
    assert_eq!(once.interpret((), 128).unwrap(), 0);
    let kind = first_mistake(build::<fn() -> u8>("both", |k, ()| large.call(k, ()) + other.call(k, ())));
    assert!(matches!(kind, BuildErrorKind::Limit { what: "bytes of local arrays", .. }), "{kind}");
}

/// Checks of the kernel before and after the call keep their numbers, and those of the function get new ones.
#[test]
fn failed_checks_name_their_lines() {
    let positive_line = line!() + 2;
    let positive = function::<fn(i32) -> i32>("positive", |k, (x,)| {
        k.if_(x.lt(0), || k.fail(5));
        x
    })
    .unwrap();
    let first_line = line!() + 2;
    let kernel = build::<fn(In<i32>, isize, isize) -> i32>("checked", |k, (x, i, j)| {
        let first = positive.call(k, (x.load_checked(i),));
        first + positive.call(k, (x.load_checked(j),))
    })
    .unwrap();
    let run = |i, j| kernel.interpret((&[1, -2, 3], i, j), 128).map_err(|error| error.to_string());
    assert_eq!(run(0, 2), Ok(4));
    let names = |outcome: Result<i32, String>, line: u32| {
        let text = outcome.unwrap_err();
        assert!(text.contains(&format!("{}:{line}", file!())), "{text}, wanted line {line}");
    };
    names(run(3, 0), first_line);
    names(run(0, 3), first_line + 1);
    names(run(1, 0), positive_line);
    names(run(0, 1), positive_line);
}

extern "C" fn thrice(x: i64) -> i64 {
    x * 3
}
extern "C" fn negated(x: f64) -> f64 {
    -x
}

#[test]
fn functions_call_functions_of_c() {
    let by_name = function::<fn(i64) -> i64>("by_name", |k, (x,)| {
        k.call("thrice", thrice as extern "C" fn(i64) -> i64, (x,)) + 1
    })
    .unwrap();
    let kernel = build::<fn(i64) -> i64>("calls", |k, (x,)| by_name.call(k, (x,)) + by_name.call(k, (x,))).unwrap();
    assert_eq!(kernel.symbols.names().collect::<Vec<_>>(), ["thrice"]);
    assert_eq!(kernel.function.symbols.len(), 1);
    assert_eq!(kernel.symbols.signature("thrice").unwrap().to_string(), "fn(i64) -> i64");
    let conflict = build::<fn(i64) -> i64>("conflict", |k, (x,)| {
        let y = k.call("thrice", negated as extern "C" fn(f64) -> f64, (1.0f64,));
        by_name.call(k, (x + y.cast::<i64>(),))
    });
    let kind = first_mistake(conflict);
    assert!(matches!(&kind, BuildErrorKind::SymbolConflict { name } if name == "thrice"), "{kind}");
}

#[test]
fn unchecked_accesses_in_a_function_make_the_kernel_unsafe() {
    let inner = function::<fn(isize) -> u8>("inner", |k, (i,)| k.array::<u8>(4).load_unchecked(i)).unwrap();
    let outer = function::<fn(isize) -> u8>("outer", |k, (i,)| inner.call(k, (i,))).unwrap();
    let kernel = build::<fn(isize) -> u8>("calls", |k, (i,)| outer.call(k, (i,))).unwrap();
    assert!(kernel.contract.unsafe_reason.is_some());
    // Not the kernels that do not call it.
    let other = build::<fn(isize) -> isize>("other", |_, (i,)| i).unwrap();
    assert!(other.contract.unsafe_reason.is_none());
}

#[test]
fn mistakes_name_their_lines() {
    let line = line!() + 2;
    let errors = function::<fn(u32) -> u32>("shift", |k, (x,)| {
        k.break_(1);
        x << 40
    })
    .unwrap_err();
    let lines: Vec<u32> = errors.iter().map(|error| error.line()).collect();
    assert_eq!(lines, [line, line + 1]);
    // A value of a block that has ended is no argument.
    let identity = function::<fn(u32) -> u32>("identity", |_, (x,)| x).unwrap();
    let late = build::<fn(u32) -> u32>("late", |k, (x,)| {
        let kept = core::cell::Cell::new(x);
        k.if_(x.gt(1), || kept.set(x + 1));
        identity.call(k, (kept.get(),))
    });
    let kind = first_mistake(late);
    assert!(matches!(kind, BuildErrorKind::OutOfScope { .. }), "{kind}");
    // Nor is a result a value after the block of the call.
    let late = build::<fn(u32) -> u32>("late", |k, (x,)| {
        let kept = core::cell::Cell::new(x);
        k.if_(x.gt(1), || kept.set(identity.call(k, (x,))));
        kept.get()
    });
    let kind = first_mistake(late);
    assert!(matches!(kind, BuildErrorKind::OutOfScope { .. }), "{kind}");
    let name = function::<fn()>("no name", |_, ()| ()).unwrap_err();
    assert!(matches!(name.as_slice()[0].kind, BuildErrorKind::Name { .. }));
}

/// Each function calls the one before twice, so that operations double where calls are inlined; the limit ends it. As code,
/// each function is there once.
#[test]
fn functions_cannot_grow_without_bound() {
    let first = function::<fn(u64) -> u64>("first", |_, (x,)| (0..1000).fold(x, |x, at| x * 3 + at)).unwrap();
    let mut last = first.clone();
    for _ in 0..40 {
        last = function::<fn(u64) -> u64>("twice", |k, (x,)| last.call(k, (last.call(k, (x,)),))).unwrap().called();
    }
    let kernel = build::<fn(u64) -> u64>("many", |k, (x,)| last.call(k, (x,))).unwrap();
    assert_eq!(kernel.function.callees.len(), 41);
    assert!(kernel.function.callees.iter().map(|callee| callee.ops.len()).sum::<usize>() < 4000);
    let mut last = first;
    for _ in 0..40 {
        last = last.inlined();
        match function::<fn(u64) -> u64>("twice", |k, (x,)| last.call(k, (last.call(k, (x,)),))) {
            Ok(twice) => last = twice,
            Err(errors) => {
                let kind = &errors.as_slice()[0].kind;
                assert!(matches!(kind, BuildErrorKind::Limit { what: "operations", .. }), "{kind}");
                return;
            }
        }
    }
    panic!("2^40 operations were recorded");
}

/// A kernel does not learn from its own comparisons what a result of a function is, nor does the contract.
#[test]
fn results_are_checked_as_indices() {
    let shifted = function::<fn(isize) -> isize>("shifted", |_, (i,)| i + 1).unwrap();
    let kernel = build::<fn(In<u8>, isize) -> u8>("at", |k, (x, i)| x.load_checked(shifted.call(k, (i,)))).unwrap();
    assert_eq!(kernel.contract.checks.len(), 1);
    assert_eq!(kernel.interpret((&[1, 2, 3], 1), 128).unwrap(), 3);
    assert!(kernel.interpret((&[1, 2, 3], 2), 128).is_err());
    assert!(kernel.interpret((&[1, 2, 3], isize::MAX), 128).is_err());
    // A plain access of a result is checked, too.
    let kernel = build::<fn(In<u8>, isize) -> u8>("at", |k, (x, i)| x.load(shifted.call(k, (i,)))).unwrap();
    assert!(kernel.interpret((&[1, 2, 3], isize::MIN), 128).is_err());
    assert!(kernel.interpret((&[1, 2, 3], -2), 128).is_err());
}

/// The call is refused, ends at a check or at its end: no access is outside of the array.
#[track_caller]
fn is_inside(outcome: Result<u8, InterpretError>) {
    assert!(matches!(outcome, Ok(_) | Err(InterpretError::Call(_))), "{outcome:?}");
}

/// What must not wrap in a function is required by the kernel, also if no number of it is an argument: then every call
/// is refused. This one compares a product that leaves 64 bits, like one that random programs found.
#[test]
fn requirements_of_a_function_are_those_of_the_kernel() {
    let wild = |factor: isize| {
        function::<fn(u8) -> u8>("wild", move |k, (byte,)| {
            let array = k.array::<u8>(16);
            let at = byte.cast::<isize>() * factor * factor;
            array.load(at.min(15).max(0))
        })
    };
    let record = |factor| {
        let wild = wild(factor).unwrap();
        build::<fn(u8) -> u8>("calls", |k, (byte,)| wild.call(k, (byte,))).unwrap()
    };
    assert_eq!(record(3).interpret((255,), 128).unwrap(), 0);
    // Refused or checked, never outside.
    for factor in [1 << 31, 1 << 61, isize::MAX] {
        is_inside(record(factor).interpret((255,), 128));
    }
    let range = function::<fn() -> u8>("range", |k, ()| {
        let array = k.array::<u8>(16);
        let sum = k.var(0u8);
        k.for_range_step_(k.index(isize::MAX - 5), isize::MAX, 3, |i| sum.set(sum + array.load((i * i * i) & 15)));
        sum.get()
    });
    let range = range.unwrap();
    let kernel = build::<fn() -> u8>("calls", |k, ()| range.call(k, ())).unwrap();
    is_inside(kernel.interpret((), 128));
}

#[test]
fn vectors_are_arguments_and_results() {
    type Both = fn(Lanes<f32>, f32, Lanes<i32, 4>) -> (Lanes<f32>, Lanes<i32, 4>, f32);
    let both = function::<Both>("both", |k, (x, y, z)| {
        let sum = k.vector_var(x);
        k.for_range_(0, 3, |_| sum.set(sum * y + x));
        // An early return of vectors.
        k.if_(y.lt(0.0), || k.return_((x, z + 1, y)));
        (sum.get(), z * 2, sum.get().extract(0))
    })
    .unwrap();
    let kernel = build::<fn(In<f32>, f32, Out<f32>, InOut<i32>)>("kernel", |k, (x, y, out, numbers)| {
        k.for_each_vector(x.len(), |i| {
            let (sum, _, _) = both.call(k, (x.load(i), y, 7));
            out.store(i, sum);
        });
        let four = k.fixed_lanes(4).at(0);
        // A number for a vector is one in all lanes.
        let (_, twice, first) = both.call(k, (2.0, y, numbers.load(four)));
        numbers.store(four, twice + first.cast::<i32>());
    })
    .unwrap();
    let x: Vec<f32> = (0..21).map(|i| i as f32).collect();
    for bits in [128, 256, 512] {
        let (mut out, mut numbers) = ([0.0; 21], [1, 2, 3, 4]);
        kernel.interpret((&x, 2.0, &mut out, &mut numbers), bits).unwrap();
        let curve = |x: f32| ((x * 2.0 + x) * 2.0 + x) * 2.0 + x;
        assert!(out.iter().zip(&x).all(|(&out, &x)| out == curve(x)), "{bits}: {out:?}");
        assert_eq!(numbers, [32, 34, 36, 38]);
        kernel.interpret((&x, -1.0, &mut out, &mut numbers), bits).unwrap();
        assert_eq!(out[..], x[..]);
        assert_eq!(numbers, [32, 34, 36, 38]);
    }
}

#[test]
fn native_vectors_have_the_lanes_of_the_widest_one() {
    let wide = function::<fn(Lanes<f32>, Lanes<f64>) -> Lanes<f64>>("wide", |_, (x, y)| x.cast::<f64>() + y).unwrap();
    let kernel = build::<fn(In<f32>, InOut<f64>)>("kernel", |k, (x, y)| {
        k.for_each_vector(y.len(), |i| y.store(i, wide.call(k, (x.load(i), y.load(i)))));
    })
    .unwrap();
    let mut y = [0.5; 7];
    kernel.interpret((&[1.0f32; 7], &mut y), 256).unwrap();
    assert_eq!(y, [1.5; 7]);
    // Here a loop has as many lanes as `f32` fill a register.
    let outcome = build::<fn(In<f32>, Out<f32>)>("kernel", |k, (x, y)| {
        k.for_each_vector(y.len(), |i| y.store(i, wide.call(k, (x.load(i), 0.0)).cast()));
    });
    let lanes = "vectors of different lane counts: f32xn64 and f32xn32";
    assert_eq!(first_mistake(outcome).to_string(), lanes);
    let errors = function::<fn(Lanes<f32, 8>) -> Lanes<f32, 4>>("mistake", |_, (x,)| x).unwrap_err();
    assert!(matches!(errors.as_slice()[0].kind, BuildErrorKind::ReturnType { .. }), "{errors}");
    // No kernel returns a vector.
    let outcome = build::<fn(In<f32>) -> f32>("kernel", |k, (x,)| {
        k.if_(x.len().gt(3), || k.return_(x.load(k.fixed_lanes(4).at(0))));
        k.value(0.0f32)
    });
    assert!(matches!(first_mistake(outcome), BuildErrorKind::ReturnType { .. }));
}
