//! Kernels with extreme numbers and jumps in unusual places: building rejects them, or they access only their slices.
//!
//! The interpreter checks every access against the slices and reports an invalid one as a separate kind of error.

use kernelsmith_dsl::{self as dsl, BuildErrorKind, InterpretError, KernelSource};
use kernelsmith_exec::{CallError, In, InOut, Out};

const WIDTHS: [u32; 3] = [128, 256, 512];

/// Fails if an access was outside its slice.
#[track_caller]
fn contained<T>(result: Result<T, InterpretError>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(InterpretError::Call(_)) => None,
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn a_jump_in_a_condition_belongs_to_its_loop() {
    let again = dsl::build::<fn(isize, isize, InOut<u64>) -> isize>("again", |k, (n, m, y)| {
        let v = k.var(0isize);
        k.for_range_(0, n, |i| {
            let condition = || {
                v.set(v + 1);
                k.continue_if_(1, v.lt(m));
                v.lt(0)
            };
            k.while_(condition, || {});
            y.store(i, 1u64);
        });
        v.get()
    })
    .unwrap();
    let mut y = [0; 1];
    assert_eq!(again.interpret((1, 8, &mut y), 256).unwrap(), 8);
    assert_eq!(y, [1]);

    let left = dsl::build::<fn(bool, InOut<f32>)>("left", |k, (stop, y)| {
        k.for_each_vector(y.len(), |i| {
            let condition = || {
                k.break_if_(1, stop);
                k.value(false)
            };
            k.while_(condition, || {});
            y.store(i, 1.0);
        });
    })
    .unwrap();
    for bits in WIDTHS {
        for stop in [false, true] {
            let mut y = [0.0; 21];
            left.interpret((stop, &mut y), bits).unwrap();
            assert_eq!(y, [1.0; 21]);
        }
    }
}

#[test]
fn jumps_in_conditions_count_all_loops_around() {
    let kernel = dsl::build::<fn(isize) -> isize>("outer", |k, (n,)| {
        let (outer, inner) = (k.var(0isize), k.var(0isize));
        k.for_range_(0, n, |i| {
            let condition = || {
                inner.set(inner + 1);
                k.continue_if_(2, i.lt(3));
                k.break_if_(2, i.gt(5));
                k.value(false)
            };
            k.while_(condition, || {});
            outer.set(outer + 1);
        });
        outer * 100 + inner
    })
    .unwrap();
    // Iterations 0 to 2 continue immediately, 3 to 5 reach the end, 6 breaks.
    assert_eq!(kernel.interpret((10,), 128).unwrap(), 307);
}

#[test]
fn displacements_that_pass_the_greatest_index_are_no_empty_range() {
    let stored = dsl::build::<fn(isize, InOut<u64>)>("stored", |_, (n, x)| x.store((n, isize::MAX), 1u64)).unwrap();
    for n in [2isize.wrapping_sub(isize::MAX), isize::MAX, 0, 1, -1, isize::MIN] {
        let mut x = [0; 2];
        let is_inside = (0..2).contains(&(n as i128 + isize::MAX as i128));
        let result = contained(stored.interpret((n, &mut x), 128));
        assert_eq!(result.is_some(), is_inside, "{n}");
    }
    let error = dsl::build::<fn(In<u8>) -> u64>("read", |_, (x,)| x.read::<u64>(0isize, usize::MAX)).unwrap_err();
    assert_eq!(error.as_slice()[0].kind, BuildErrorKind::Displacement { elements: usize::MAX });
    let read =
        dsl::build::<fn(isize, In<u8>) -> u64>("read", |_, (n, x)| x.read::<u64>(n, isize::MAX as usize)).unwrap();
    for n in [0, -isize::MAX, 1 - isize::MAX, isize::MIN, isize::MAX] {
        assert_eq!(contained(read.interpret((n, &[1; 8]), 128)).is_some(), n == -isize::MAX, "{n}");
    }
    let loaded = dsl::build::<fn(In<f32>, InOut<f32>)>("loaded", |k, (x, y)| {
        k.for_each_vector(y.len(), |i| y.store(i, x.load(i + isize::MAX)));
    })
    .unwrap();
    let mut y = [0.0; 4];
    assert!(matches!(loaded.interpret((&[1.0; 4], &mut y), 128), Err(InterpretError::Call(_))));
    let fixed = dsl::build::<fn(isize, In<f32>, InOut<f32>)>("fixed", |k, (n, x, y)| {
        let four = k.fixed_lanes(4);
        y.store(four.at(0), x.load(four.at(n) + isize::MAX));
    })
    .unwrap();
    for n in [0, 1, -isize::MAX, 1 - isize::MAX, 2isize.wrapping_sub(isize::MAX), isize::MIN] {
        let result = contained(fixed.interpret((n, &[1.0; 4], &mut y), 128));
        assert_eq!(result.is_some(), n == -isize::MAX, "{n}");
    }
}

/// Loads the first `n` of four lanes, `stride` apart, at an index that is known before the call or is data.
type FirstStrided = fn(isize, In<isize>, In<i32>, Out<i32>);
fn first_strided(stride: u32, is_data: bool) -> KernelSource<FirstStrided> {
    dsl::build::<FirstStrided>("first_strided", |k, (n, at, x, y)| {
        let four = k.fixed_lanes(4);
        let start = if is_data { at.get(0) } else { k.index(0) };
        y.store(four.at(0), x.load(four.at(start).first(n).strided(stride)));
    })
    .unwrap()
}

#[test]
fn counts_of_lanes_are_clamped_before_they_are_multiplied() {
    let counts = [0, 1, 3, 4, 5, -1, isize::MIN, isize::MIN + 1, isize::MIN + 2, isize::MAX, 1 << 62, (1 << 62) + 1];
    let counts = counts.into_iter().chain((0..63).flat_map(|bit| [1isize << bit, -(1isize << bit)]));
    for n in counts {
        for stride in [0, 1, 2, 3, 4, 5, 8, u32::MAX] {
            for is_data in [false, true] {
                let kernel = first_strided(stride, is_data);
                let (x, mut y) = ([7; 32], [9; 4]);
                let n_lanes = n.clamp(0, 4) as usize;
                match contained(kernel.interpret((n, &[0], &x, &mut y), 128)) {
                    Some(()) => assert!(y.iter().enumerate().all(|(at, &y)| y == if at < n_lanes { 7 } else { 0 })),
                    // The contract covers all n elements; checks cover only those that lanes access.
                    None if is_data => assert!(n_lanes > 1 && stride > 8, "n {n}, stride {stride}"),
                    None => assert!(n > 4 || n > 1 && stride > 8, "n {n}, stride {stride}"),
                }
            }
        }
    }
}

#[test]
fn no_lane_is_accessed_if_the_count_is_not_positive() {
    let kernel = dsl::build::<fn(isize, In<isize>, InOut<i32>)>("tail", |k, (n, at, x)| {
        x.store(k.fixed_lanes(8).at(at.get(0)).first(n), 1);
    })
    .unwrap();
    for (n, at, ok) in [(0, 2, true), (-5, -7, true), (0, isize::MAX, true), (1, 2, false), (2, 0, true), (3, 0, false)]
    {
        let mut x = [0; 2];
        assert_eq!(contained(kernel.interpret((n, &[at], &mut x), 128)).is_some(), ok, "{n} at {at}");
    }
}

#[test]
fn long_strides_use_wide_enough_indices() {
    let kernel = dsl::build::<fn(In<u8>, Out<u8>)>("far", |k, (x, y)| {
        k.for_each_vector(y.len(), |i| y.store(i, x.load(i.strided(1 << 30))));
    })
    .unwrap();
    let text = kernel.function.to_string();
    assert!(text.contains("iota.i64xn8"), "{text}");
    let near = dsl::build::<fn(In<u8>, Out<u8>)>("near", |k, (x, y)| {
        k.for_each_vector(y.len(), |i| y.store(i, x.load(i.strided(1 << 10))));
    })
    .unwrap();
    assert!(near.function.to_string().contains("iota.i32xn8"));
}

#[test]
fn counters_do_not_wrap_around() {
    let constant = |start: isize, end: isize, step: isize| {
        let kernel = dsl::build::<fn() -> isize>("steps", |k, ()| {
            let (n, last) = (k.var(0isize), k.var(0isize));
            k.for_range_step_(start, end, step, |i| {
                n.set(n + 1);
                last.set(i);
                // Ends the loop if the counter would wrap.
                k.break_if_(1, n.gt(20));
            });
            n * 1000 + (last - start)
        });
        kernel.unwrap().interpret((), 128).unwrap()
    };
    assert_eq!(constant(isize::MAX - 4, isize::MAX, 3), 2003);
    assert_eq!(constant(isize::MIN + 4, isize::MIN, -3), 1997);
    assert_eq!(constant(isize::MIN, isize::MAX, isize::MAX), 3000 - 2);
    assert_eq!(constant(0, isize::MAX, isize::MAX), 1000);
    assert_eq!(constant(0, isize::MIN, isize::MIN), 1000);
    // The range is data, so nothing is known before the call. `continue_` must not step beyond the end either.
    for step in [1isize, 3, 7, isize::MAX, -1, -3, isize::MIN] {
        let kernel = dsl::build::<fn(In<isize>) -> isize>("data", |k, (x,)| {
            let n = k.var(0isize);
            k.for_range_step_(x.get(0), x.get(1), step, |i| {
                n.set(n + 1);
                k.break_if_(1, n.gt(20));
                k.continue_if_(1, (i % 2).eq(0));
            });
            n.get()
        })
        .unwrap();
        let ends = [0, 1, -1, 9, isize::MAX, isize::MAX - 9, isize::MIN, isize::MIN + 9];
        for (start, end) in ends.into_iter().flat_map(|start| ends.map(|end| (start, end))) {
            let distance = (end as i128 - start as i128) * (step as i128).signum();
            let want = (distance.max(0) as u128).div_ceil((step as i128).unsigned_abs()).min(21);
            let got = kernel.interpret((&[start, end],), 128).unwrap();
            assert_eq!(got as u128, want, "{start} to {end} by {step}");
        }
    }
    // A range that is known before the call is rejected if the counter would wrap.
    let known = dsl::build::<fn(isize)>("known", |k, (n,)| k.for_range_step_(0, n, 8, |_| {})).unwrap();
    known.interpret((64,), 128).unwrap();
    let refused = known.interpret((isize::MAX,), 128);
    assert!(matches!(refused, Err(InterpretError::Call(CallError::IndexOverflow { .. }))), "{refused:?}");
}

#[test]
fn ends_beyond_128_bits_are_not_taken_for_small_ones() {
    let kernel = dsl::build::<fn(u64, u64, InOut<i32>)>("huge", |k, (p, q, x)| {
        let (p, q) = (p.cast::<isize>(), q.cast::<isize>());
        let big = p.max(isize::MAX - 1);
        let first = big * big * big * big;
        let index = first - q.max(isize::MAX - 1) * big * big * big;
        k.for_range_(0, index.min(3), |i| x.store(i, 1));
    })
    .unwrap();
    let mut x = [0; 3];
    for (p, q) in [(0, 0), (u64::MAX, 0), (0, u64::MAX), (u64::MAX, u64::MAX), (1 << 63, 3), (5, 1 << 63)] {
        contained(kernel.interpret((p, q, &mut x), 128));
        contained(kernel.interpret((p, q, &mut []), 128));
    }
}

#[test]
fn a_panic_that_was_caught_leaves_no_kernel() {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    let kernel = dsl::build::<fn(isize, InOut<u64>)>("caught", |k, (n, x)| {
        k.for_range_(0, n, |i| {
            let inner = || k.for_range_(0, 7, |_| std::panic::resume_unwind(Box::new("gone")));
            catch_unwind(AssertUnwindSafe(inner)).unwrap_err();
            x.store(i, 1u64);
        });
    });
    assert!(kernel.unwrap_err().iter().any(|error| error.kind == BuildErrorKind::Unwound));
    let kernel = dsl::build::<fn(isize)>("caught", |k, (n,)| {
        let inner = || k.for_each_vector(n, |_| std::panic::resume_unwind(Box::new("gone")));
        catch_unwind(AssertUnwindSafe(inner)).unwrap_err();
    });
    assert!(kernel.unwrap_err().iter().any(|error| error.kind == BuildErrorKind::Unwound));
}

#[test]
fn kernels_that_are_too_long_end_with_an_error() {
    let kernel = dsl::build::<fn(i32) -> i32>("long", |_, (x,)| {
        let mut sum = x;
        for _ in 0..(5 << 20) {
            sum = sum + x;
        }
        sum
    });
    let errors = kernel.unwrap_err();
    assert!(errors.iter().all(|error| matches!(error.kind, BuildErrorKind::Limit { .. })), "{errors}");
}

#[test]
fn places_that_outlive_their_loop_are_refused_whatever_the_stride() {
    use core::cell::Cell;
    use kernelsmith_dsl::StridedIndex;
    type Kernel = fn(In<f32>, In<u8>, In<i64>, Out<f32>);
    for stride in [0, 1, 2, 3, 4, 5, 7, 8, 1 << 20, u32::MAX] {
        for which in 0..3 {
            let built = dsl::build::<Kernel>("kept", |k, (x, bytes, wide, y)| {
                let kept: Cell<Option<StridedIndex>> = Cell::new(None);
                k.for_each_vector_of::<f32>(y.len(), |i| {
                    kept.set(Some(i.strided(stride)));
                    y.store(i, 1.0f32);
                });
                let place = kept.get().unwrap();
                match which {
                    0 => drop(x.load(place)),
                    1 => drop(bytes.load(place)),
                    _ => drop(wide.load(place)),
                }
            });
            let errors = built.expect_err("a place of a loop that has ended");
            let stale = |error: &kernelsmith_dsl::BuildError| matches!(error.kind, BuildErrorKind::OutOfScope { .. });
            assert!(errors.iter().all(stale), "stride {stride}: {errors}");
        }
    }
}

#[test]
fn lanes_that_outlive_their_loop_are_neither_indices_nor_values_of_a_scatter() {
    use core::cell::Cell;
    let built = dsl::build::<fn(In<i32>, InOut<i32>)>("kept", |k, (x, y)| {
        let kept = Cell::new(None);
        k.for_each_vector(x.len(), |i| kept.set(Some(x.load(i))));
        let lanes = kept.get().unwrap();
        k.for_each_vector(x.len(), |i| {
            y.scatter(x.load(i), lanes);
            y.scatter_unchecked(lanes, x.load(i));
            y.store(i, y.gather_unchecked(lanes));
        });
    });
    let errors = built.expect_err("lanes of a loop that has ended");
    let stale = |error: &kernelsmith_dsl::BuildError| matches!(error.kind, BuildErrorKind::OutOfScope { .. });
    assert!(errors.iter().all(stale), "{errors}");
    // Each line three times, once for full vectors and once for the remainder, but reported once.
    assert_eq!(errors.iter().count(), 3, "{errors}");
}

/// Fails unless every mistake is a value that is used after its block has ended.
#[track_caller]
fn refused_as_stale(name: &str, body: impl for<'k> FnOnce(dsl::K<'k>, Handles<'k>)) {
    let errors = dsl::build::<Stale>("stale", body).expect_err(name);
    let is_stale = |error: &kernelsmith_dsl::BuildError| matches!(error.kind, BuildErrorKind::OutOfScope { .. });
    assert!(errors.iter().all(is_stale), "{name}: {errors}");
}

type Stale = fn(isize, In<f32>, InOut<f32>);
type Handles<'k> = (dsl::Expr<'k, isize>, dsl::Input<'k, f32>, dsl::InputOutput<'k, f32>);

#[test]
fn values_that_outlive_their_block_are_refused_wherever_they_come_from() {
    use core::cell::Cell;
    refused_as_stale("a mask of an ended loop", |k, (_, x, y)| {
        let kept = Cell::new(None);
        k.for_each_vector(x.len(), |i| kept.set(Some(x.load(i).gt(1.0))));
        let mask = kept.get().unwrap();
        k.for_each_vector(x.len(), |i| {
            let _ = y.store_compressed(0, x.load(i), mask);
        });
    });
    refused_as_stale("a counter plus zero", |k, (n, _, y)| {
        let kept = Cell::new(None);
        k.for_range_(0, n, |i| kept.set(Some((i + 0) * 1)));
        y.store(kept.get().unwrap(), 1.0);
    });
    refused_as_stale("a counter of an ended loop as the bound of the next", |k, (n, _, y)| {
        let kept = Cell::new(None);
        k.for_range_(0, n, |i| kept.set(Some(i)));
        k.for_range_(0, kept.get().unwrap(), |i| y.store(i, 1.0));
    });
    refused_as_stale("a number of lanes of an ended branch", |k, (n, x, y)| {
        let kept = Cell::new(None);
        k.if_(n.gt(2), || kept.set(Some(k.fixed_lanes(4).at(0).first(n - 1))));
        y.store(kept.get().unwrap(), x.load(kept.get().unwrap()));
    });
    refused_as_stale("a value of a condition", |k, (n, x, y)| {
        let (kept, at) = (Cell::new(None), k.var(n));
        let condition = || {
            kept.set(Some(x.load_checked(at)));
            kept.get().unwrap().gt(0.0)
        };
        k.while_(condition, || at.set(at + 1));
        y.store(0, kept.get().unwrap());
    });
    refused_as_stale("a value of a condition of an earlier branch", |k, (n, x, y)| {
        let kept = Cell::new(None);
        let condition = || {
            kept.set(Some(x.get(1)));
            n.gt(3)
        };
        k.if_(n.gt(2), || {}).elif_(condition, || {}).else_(|| y.store(0, kept.get().unwrap()));
    });
    refused_as_stale("the second vector of an unrolled loop", |k, (_, x, y)| {
        let kept = Cell::new(None);
        k.for_each_vector_unrolled(x.len(), 2, |places| match places {
            [_, second] => kept.set(Some(*second)),
            _ => y.store(places[0], x.load(kept.get().unwrap())),
        });
    });
    refused_as_stale("a position of an ended loop in the next one", |k, (_, x, y)| {
        let kept = Cell::new(None);
        k.for_each_vector(x.len(), |i| kept.set(Some(i + 1)));
        k.for_each_vector(y.len(), |i| y.store(i, x.load(kept.get().unwrap())));
    });
}
