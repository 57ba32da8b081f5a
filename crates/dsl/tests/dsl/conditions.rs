//! Comparisons that dominate an access: which checks they replace, and which they do not.

use kernelsmith_dsl::{Expr, Input, InputOutput, K, KernelSource, build};
use kernelsmith_exec::{In, InOut};

type Access = for<'k> fn(K<'k>, Expr<'k, isize>, Input<'k, u8>, InputOutput<'k, u32>);
type Gather = fn(In<u32>, In<u8>, InOut<u32>);

/// Records a kernel over an index that is data; reads may depend on conditions.
fn gather(body: impl for<'k> Fn(K<'k>, Expr<'k, isize>, Input<'k, u8>, InputOutput<'k, u32>)) -> KernelSource<Gather> {
    build::<Gather>("gather", |k, (which, bytes, out)| {
        k.for_range_(0, which.len(), |at| body(k, which.load(at).cast::<isize>(), bytes, out));
    })
    .unwrap()
}

/// Whether the kernel has no checks and no requirement for the slice of bytes; runs it for many lengths and indices, where
/// the interpreter reports every access outside.
#[track_caller]
fn check(source: &KernelSource<Gather>, is_proved: bool) {
    let contract = &source.contract;
    let n_checks = contract.checks.iter().filter(|site| site.slice_param == Some(1)).count();
    let n_ranges = contract.accesses.iter().filter(|access| access.slice_param == 1).count();
    assert_eq!((n_checks, n_ranges) == (0, 0), is_proved, "{n_checks} checks, {n_ranges} ranges\n{}", source.function);
    for len in 0..40 {
        let bytes: Vec<u8> = (0..len).collect();
        for index in (0..50).chain([1 << 31, u32::MAX]) {
            let result = source.interpret((&[index], &bytes, &mut [0; 4]), 128);
            if is_proved {
                result.unwrap_or_else(|error| panic!("length {len}, index {index}: {error}\n{}", source.function));
            } else if let Err(error) = result {
                assert!(!error.to_string().contains("not inside"), "length {len}, index {index}: {error}");
            }
        }
    }
}

#[test]
fn a_comparison_with_the_length_needs_no_check() {
    let source = gather(|k, i, bytes, out| {
        k.if_(i.lt(bytes.len()), || out.store(0, bytes.load(i).cast::<u32>()));
    });
    check(&source, true);
    let mut out = [0];
    source.interpret((&[3, 9], &[5, 6, 7, 8], &mut out), 128).unwrap();
    assert_eq!(out, [8]);
    check(
        &gather(|k, i, bytes, out| {
            k.if_(i.le(bytes.len()), || out.store(0, bytes.load(i).cast::<u32>()));
        }),
        false,
    );
}

/// The condition is about the index alone: that there is room after it, holds always.
#[test]
fn a_length_above_zero_has_a_last_element() {
    let last = |further: isize| {
        gather(move |k, _, bytes, out| {
            k.if_(bytes.len().gt(0), || out.store(0, bytes.load(bytes.len() - 1 + further).cast::<u32>()));
        })
    };
    check(&last(0), true);
    check(&last(1), false);
    check(&last(-1), false);
}

#[test]
fn an_eighth_of_the_length_bounds_words() {
    let words = |further: usize| {
        gather(move |k, i, bytes, out| {
            k.if_(i.lt(bytes.len() / 8), || out.store(0, bytes.read::<u64>(i * 8, further).cast::<u32>()));
        })
    };
    check(&words(0), true);
    check(&words(1), false);
}

#[test]
fn conditions_are_composed_and_negated() {
    let accesses: [Access; 7] = [
        |k, i, bytes, out| {
            k.if_(i.ge(2) & i.lt(bytes.len()), || out.store(0, bytes.load((i, -2)).cast::<u32>()));
        },
        |k, i, bytes, out| {
            k.if_(i.ge(bytes.len()), || out.store(0, 1)).else_(|| out.store(0, bytes.load(i).cast::<u32>()));
        },
        |k, i, bytes, out| {
            k.continue_if_(1, i.lt(1) | i.gt(bytes.len()));
            out.store(0, bytes.load(i - 1).cast::<u32>());
        },
        |k, i, bytes, out| {
            k.if_(!i.lt(bytes.len()), || out.store(0, 1))
                .elif_(|| i.lt(bytes.len()), || out.store(0, bytes.load(i).cast::<u32>()));
        },
        |k, i, bytes, out| {
            let wide = k.fixed_lanes(4);
            k.if_(i.lt(bytes.len() - 3), || out.store(0, bytes.load(wide.at(i)).reduce_max().cast::<u32>()));
        },
        |k, i, bytes, out| {
            k.if_(i.lt(bytes.len()), || {
                k.for_range_(0, i, |j| out.store(0, bytes.load(j).cast::<u32>()));
                k.if_(i.gt(5), || out.store(0, bytes.load(i - 6).cast::<u32>()));
            });
        },
        |k, i, bytes, out| {
            k.if_(i.eq(bytes.len() - 1) & bytes.len().gt(0), || out.store(0, bytes.load(i).cast::<u32>()));
        },
    ];
    for (at, access) in accesses.into_iter().enumerate() {
        println!("access {at}");
        let source = build::<Gather>("gather", |k, (which, bytes, out)| {
            let out = out.require_len(1);
            k.for_range_(0, which.len(), |at| access(k, which.load(at).cast::<isize>(), bytes, out));
        });
        check(&source.unwrap(), true);
    }
}

#[test]
fn what_a_condition_does_not_say_is_checked() {
    let accesses: [Access; 7] = [
        // After its block.
        |k, i, bytes, out| {
            k.if_(i.lt(bytes.len()), || out.store(0, 1));
            out.store(0, bytes.load(i).cast::<u32>());
        },
        // In the other branch.
        |k, i, bytes, out| {
            k.if_(i.lt(bytes.len()), || out.store(0, 1)).else_(|| out.store(0, bytes.load(i).cast::<u32>()));
        },
        // One of two.
        |k, i, bytes, out| {
            k.if_(i.lt(bytes.len()) | i.gt(3), || out.store(0, bytes.load(i).cast::<u32>()));
        },
        // Two elements before.
        |k, i, bytes, out| {
            k.if_(i.lt(bytes.len()), || out.store(0, bytes.load(i - 2).cast::<u32>()));
        },
        // A sum that may wrap: the index is as large as a register.
        |k, i, bytes, out| {
            let i = i * i * i;
            k.if_((i + 1).lt(bytes.len()), || out.store(0, bytes.load(i).cast::<u32>()));
        },
        // A negative number.
        |k, i, bytes, out| {
            let i = i - 10;
            k.if_(i.lt(bytes.len()), || out.store(0, bytes.load(i).cast::<u32>()));
        },
        // The length of another slice.
        |k, i, bytes, out| {
            k.if_(i.lt(out.len()), || out.store(0, bytes.load(i).cast::<u32>()));
        },
    ];
    for (at, access) in accesses.into_iter().enumerate() {
        println!("access {at}");
        let source = build::<Gather>("gather", |k, (which, bytes, out)| {
            let out = out.require_len(1);
            k.for_range_(0, which.len(), |at| access(k, which.load(at).cast::<isize>(), bytes, out));
        });
        check(&source.unwrap(), false);
    }
}

/// A variable may change between the comparison and the access.
#[test]
fn variables_are_checked_again() {
    let source = build::<fn(isize, In<u8>) -> u32>("variable", |k, (n, bytes)| {
        let (i, result) = (k.var(n), k.var(0u32));
        let is_inside = i.ge(0) & i.lt(bytes.len());
        i.set(i + 1);
        k.if_(is_inside, || result.set(bytes.load(i).cast::<u32>()));
        result.get()
    })
    .unwrap();
    assert_eq!(source.contract.checks.len(), 1);
    assert_eq!(source.interpret((0, &[1, 2]), 128).unwrap(), 2);
    assert!(source.interpret((1, &[1, 2]), 128).unwrap_err().to_string().contains("index 2 is outside"));
}

/// The condition of a loop over data concerns its first lane.
#[test]
fn lanes_of_a_loop_are_not_bounded_by_the_first_one() {
    let source = build::<fn(In<u8>, InOut<u8>)>("lanes", |k, (x, y)| {
        k.for_each_vector(y.len(), |i| {
            k.if_(i.index().lt(x.len()), || y.store(i, x.load(i)));
        });
    })
    .unwrap();
    assert_eq!(source.contract.accesses.iter().filter(|access| access.slice_param == 0).count(), 1);
    assert!(source.interpret((&[1], &mut [0, 0]), 128).is_err());
}

/// The contract requires nothing of a slice that a kernel reads only where it is long enough.
#[test]
fn loops_may_exceed_what_a_condition_permits() {
    let source = build::<fn(In<u8>, InOut<u8>)>("prefix", |k, (x, y)| {
        k.for_range_(0, y.len(), |i| {
            k.if_(i.lt(x.len()), || y.store(i, x.load(i))).else_(|| y.store(i, 9));
        });
    })
    .unwrap();
    assert!(source.contract.checks.is_empty());
    let mut y = [0; 4];
    source.interpret((&[1, 2], &mut y), 128).unwrap();
    assert_eq!(y, [1, 2, 9, 9]);
}

/// `n - n % 64` is `n / 64 * 64`.
#[test]
fn remainders_are_exact() {
    let rounded: [fn(Expr<'_, isize>) -> Expr<'_, isize>; 3] = [|n| n / 8 * 8, |n| n - n % 8, |n| n & -8];
    for (at, rounded) in rounded.into_iter().enumerate() {
        let source = build::<fn(In<u8>, InOut<u8>)>("rounded", |k, (x, y)| {
            let n = x.len();
            k.for_range_(0, rounded(n), |i| y.store(i, x.load(i)));
            k.for_range_(rounded(n), n, |i| _ = x.load(i));
            k.for_range_(0, n % 8, |i| y.store(i, x.load(i)));
        })
        .unwrap();
        assert!(source.contract.checks.is_empty(), "{at}");
        for n in 0..30 {
            let (x, needed) = (vec![1; n], if n < 8 { n } else { n / 8 * 8 });
            assert!(source.interpret((&x, &mut vec![0; needed]), 128).is_ok(), "{at}: {n}");
            assert!(needed == 0 || source.interpret((&x, &mut vec![0; needed - 1]), 128).is_err(), "{at}: {n}");
        }
    }
}

/// Of a number that may be negative, the remainder has the sign of the number.
#[test]
fn remainders_of_negative_numbers_are_exact() {
    let source = build::<fn(isize, InOut<u8>)>("signed", |k, (n, y)| {
        k.for_range_(n - n % 8, n, |i| y.store(i, 1));
        k.for_range_(n, n - n % 8, |i| y.store(i, 2));
        y.store((n % 8) + 7, 3);
    })
    .unwrap();
    assert!(source.contract.checks.is_empty());
    for n in -20isize..20 {
        let accessed = (n - n % 8..n).chain([n % 8 + 7]);
        let needed = (accessed.clone().max().unwrap() + 1) as usize;
        let is_outside = n < 0 && n % 8 != 0;
        let run = |len: usize| source.interpret((n, &mut vec![0; len]), 128);
        assert_eq!(run(needed).is_ok(), !is_outside, "{n}: {:?}", run(needed).err());
        assert!(run(needed - 1).is_err(), "{n}");
    }
}

/// Inside a loop, a position rounded down starts at a multiple.
#[test]
fn positions_of_loops_are_rounded_exactly() {
    let source = build::<fn(isize, InOut<u8>)>("blocks", |k, (n, y)| {
        k.for_range_(0, n, |i| y.store(i - i % 4, 1));
    })
    .unwrap();
    assert!(source.contract.checks.is_empty());
    for (n, needed) in [(0, 0), (1, 1), (4, 1), (5, 5), (8, 5), (9, 9)] {
        assert!(source.interpret((n, &mut vec![0; needed]), 128).is_ok(), "{n}");
        assert!(needed == 0 || source.interpret((n, &mut vec![0; needed - 1]), 128).is_err(), "{n}");
    }
}
