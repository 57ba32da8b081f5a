//! Parallel calls: kernels whose tasks are independent, and safe programs that try to let two tasks access one element.
//!
//! In: kernels over an index range. Each is called with all indices at once, and divided. Refused calls change nothing;
//! of accepted ones, the tasks have the same effect in every order.
//! Not here: the proof on hand-written contracts, the queue of tasks (`exec/src/parallel`).

use crate::guarded::jits;
use kernelsmith::prelude::*;
use kernelsmith::{
    BuildOptions, CallError, DynArg, Interrupt, ParamKind, Pool, ScalarType, Signature, Tasks, Threads, build_dyn,
};
use kernelsmith_ir::random::Rng;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The indices of a task, a number, a slice to read, indices that are data, and a slice to change.
type Work = fn(usize, usize, isize, In<f32>, In<i32>, InOut<f32>);

/// Elements of the slices, and the end of the range that the tests divide.
const LEN: usize = 256;
const END: usize = 128;

/// Divides every range of two indices or more.
fn divided(pool: &dyn Pool) -> Tasks<'_> {
    Tasks::on(pool).min_cycles(0)
}

fn input() -> (Vec<f32>, Vec<i32>, Vec<f32>) {
    let x = (0..LEN).map(|i| i as f32 * 0.5 + 1.0).collect();
    let indices = (0..LEN).map(|i| (i * 7 % 19) as i32).collect();
    (x, indices, (0..LEN).map(|i| 1000.0 - i as f32).collect())
}

fn record(body: impl for<'k> Fn(K<'k>, [Expr<'k, Index>; 3], Slices<'k>)) -> KernelSource<Work> {
    build::<Work>("work", |k, (start, end, n, x, indices, y)| body(k, [start, end, n], Slices { x, indices, y }))
        .unwrap()
}

/// The handles of the slices of `Work`.
#[derive(Clone, Copy)]
struct Slices<'k> {
    x: Input<'k, f32>,
    indices: Input<'k, i32>,
    y: InputOutput<'k, f32>,
}

/// The tasks are accepted, and have the effect of one call.
#[track_caller]
fn accepted(grain: usize, source: &KernelSource<Work>) {
    let pool = Threads::new(4);
    for jit in jits() {
        let kernel = jit.compile(source).unwrap();
        for range in [0..END, 0..1, 64..END, 64..65, 5..5, 64..128] {
            let (x, indices, mut y) = input();
            let mut wanted = y.clone();
            if !range.is_empty() {
                kernel.call(range.start, range.end, 3, &x, &indices, &mut wanted).unwrap();
            }
            let tasks = divided(&pool).grain(grain);
            kernel.parallel_for(&tasks, range.clone(), 3, &x, &indices, &mut y).unwrap();
            assert_eq!(y, wanted, "{jit:?} {range:?}");
        }
    }
}

/// The tasks are refused by every pool, because of slice `y`, and nothing is written.
#[track_caller]
fn refused(source: &KernelSource<Work>) -> String {
    refused_with(3, source)
}

#[track_caller]
fn refused_with(n: isize, source: &KernelSource<Work>) -> String {
    let mut message = String::new();
    for jit in jits() {
        let kernel = jit.compile(source).unwrap();
        for pool in [Threads::new(4), Threads::new(1)] {
            // Also where the work is too small to be divided.
            for tasks in [divided(&pool), Tasks::on(&pool)] {
                let (x, indices, mut y) = input();
                let before = y.clone();
                let error = kernel.parallel_for(&tasks, 0..END, n, &x, &indices, &mut y).unwrap_err();
                assert!(matches!(&error, CallError::TasksOverlap { param: 5, .. }), "{jit:?}: {error}");
                assert_eq!(y, before, "{jit:?}");
                message = error.to_string();
            }
        }
    }
    message
}

#[test]
fn tasks_with_their_own_elements_are_accepted() {
    accepted(
        1,
        &record(|k, [start, end, _], Slices { x, y, .. }| {
            k.for_each_vector(end - start, |i| {
                let i = i.at_row(start);
                y.store(i, x.load(i).mul_add(2.0, y.load(i)));
            });
        }),
    );
    // Elements of other tasks are read from another slice, at unknown places too.
    accepted(
        1,
        &record(|k, [start, end, _], Slices { x, indices, y }| {
            k.for_range_(start, end, |i| {
                let at = indices.get(i).to_index();
                y.store(i, x.get(i) + x.get(i + 1) + x.get(at) + x.get(x.len() - 1));
            });
        }),
    );
    // Rows of two elements.
    accepted(
        1,
        &record(|k, [start, end, _], Slices { x, y, .. }| {
            k.for_range_(start, end, |row| {
                k.for_range_(0, 2, |column| y.store(row * 2 + column, x.get(row) + y.get(row * 2)));
            });
        }),
    );
}

#[test]
fn conditions_and_checks_with_known_ranges_are_accepted() {
    accepted(
        1,
        &record(|k, [start, end, n], Slices { x, y, .. }| {
            k.for_range_(start, end, |i| {
                k.if_(i.lt(y.len()), || y.store(i, x.get(0) + 1.0));
                k.if_(n.gt(2), || y.store_checked(i, y.load_checked(i) * 2.0));
            });
        }),
    );
    accepted(
        1,
        &record(|k, [start, end, _], Slices { x, y, .. }| {
            k.for_each_vector(end - start, |i| y.store_checked(i.at_row(start), x.load(i.at_row(start))));
        }),
    );
}

#[test]
fn grains_give_tasks_whole_blocks() {
    // One sum for each 16 indices.
    let sums = record(|k, [start, end, _], Slices { x, y, .. }| {
        k.for_range_(start / 16, (end + 15) / 16, |block| {
            let sum = k.var(0.0f32);
            k.for_range_(0, 16, |i| sum.set(sum + x.get(block * 16 + i)));
            y.store(block, sum.get());
        });
    });
    accepted(16, &sums);
    let pool = Threads::new(4);
    for jit in jits() {
        let kernel = jit.compile(&sums).unwrap();
        let (x, indices, mut y) = input();
        // The halves of 0..24 share the block from 0 to 16.
        let error = kernel.parallel_for(&divided(&pool), 0..24, 3, &x, &indices, &mut y).unwrap_err();
        assert_eq!(error.to_string().split(':').next(), Some("tasks cannot share slice `#5`"), "{error}");
    }
}

#[test]
fn tasks_that_write_the_same_elements_are_refused() {
    // A constant place.
    let message = refused(&record(|_, [start, ..], Slices { x, y, .. }| y.store(0, x.get(start))));
    assert!(message.contains("could both access elements 0..1, and one writes them"), "{message}");
    // An end of the slice, which is inside whatever the arguments are.
    refused(&record(|k, _, Slices { y, .. }| k.for_range_(0, y.len(), |i| y.store(i, 1.0))));
    refused(&record(|k, [start, end, _], Slices { y, .. }| {
        k.for_range_(start, end, |_| {
            k.if_(y.len().gt(7), || y.store(y.len() - 1, 1.0));
        });
    }));
    // The first element of the next task, and one for three indices.
    refused(&record(|k, [start, end, _], Slices { y, .. }| k.for_range_(start, end + 1, |i| y.store(i, 1.0))));
    refused(&record(|k, [start, end, _], Slices { y, .. }| k.for_range_(start, end, |i| y.store(i / 3, 1.0))));
    // The same elements of each task, under a condition that does not hold.
    refused(&record(|k, [start, end, n], Slices { y, .. }| {
        k.for_range_(start, end, |i| {
            k.if_(n.gt(100), || y.store(i - start, 1.0));
        });
    }));
    // A number of rows that is no argument of the task.
    refused(&record(|k, [start, _, n], Slices { y, .. }| k.for_range_(start, start + n * 20, |i| y.store(i, 1.0))));
    // Elements that every call must have.
    let required = build::<Work>("work", |_, (start, _, _, x, _, y)| y.require_len(8).store(0, x.get(start)));
    refused(&required.unwrap());
}

#[test]
fn tasks_that_read_what_another_one_writes_are_refused() {
    refused(&record(|k, [start, end, _], Slices { y, .. }| k.for_range_(start, end, |i| y.store(i, y.get(i + 1)))));
    refused(&record(|k, [start, end, _], Slices { y, .. }| k.for_range_(start, end, |i| y.store(i + 1, y.get(i)))));
    let message = refused(&record(|k, [start, end, _], Slices { indices, y, .. }| {
        k.for_range_(start, end, |i| y.store(i, y.get(indices.get(i).to_index())));
    }));
    assert!(message.contains("which elements the read at") && message.contains("parallel.rs:"), "{message}");
    refused(&record(|k, [start, end, _], Slices { indices, y, .. }| {
        k.for_each_vector(end - start, |i| {
            let i = i.at_row(start);
            y.store(i, y.gather(indices.load(i)));
        });
    }));
}

#[test]
fn writes_at_places_that_are_data_are_refused() {
    let message = refused(&record(|k, [start, end, _], Slices { indices, y, .. }| {
        k.for_range_(start, end, |i| y.store(indices.get(i).to_index(), 1.0));
    }));
    assert!(message.contains("which elements the write at") && message.contains("`#5`"), "{message}");
    // The check of the read covers the write, which has none.
    refused(&record(|k, [start, end, _], Slices { indices, y, .. }| {
        k.for_range_(start, end, |i| {
            let at = indices.get(i).to_index();
            y.store(at, y.get(at) + 1.0);
        });
    }));
    // A condition proves that the element is in the slice.
    refused(&record(|k, [start, end, _], Slices { indices, y, .. }| {
        k.for_range_(start, end, |i| {
            let at = indices.get(i).to_index();
            k.if_(at.ge(0) & at.lt(y.len()), || y.store(at, 1.0));
        });
    }));
    refused(&record(|k, [start, end, _], Slices { x, indices, y }| {
        k.for_each_vector(end - start, |i| {
            let i = i.at_row(start);
            y.scatter(indices.load(i), x.load(i));
        });
    }));
    // A variable, and a compressing store at one.
    refused(&record(|k, [start, end, _], Slices { y, .. }| {
        let at = k.var(0isize);
        k.for_range_(start, end, |_| {
            y.store(at.get(), 1.0);
            at.set(at + 1);
        });
    }));
    refused(&record(|k, [start, end, _], Slices { x, y, .. }| {
        let at = k.var(0isize);
        k.for_each_vector(end - start, |i| {
            let value = x.load(i.at_row(start));
            let count = y.store_compressed(at.get(), value, value.gt(3.0));
            at.set(at + count);
        });
    }));
}

#[test]
fn elements_between_the_ends_of_a_partial_vector_count() {
    // Both ends are elements of the task; those between them belong to others.
    refused_with(
        70,
        &record(|k, [start, _, n], Slices { x, y, .. }| {
            let lanes = k.fixed_lanes(128);
            y.store(lanes.at(start).first(n), x.load(lanes.at(0).first(n)));
        }),
    );
}

#[test]
fn products_that_wrap_are_refused() {
    // Modulo 2^64, every fourth index is the first one again.
    for shift in [61, 62, 63] {
        let source = record(|k, [start, end, _], Slices { y, .. }| {
            k.for_range_(start, end, |i| {
                let at = i * (1isize << shift);
                y.store_checked(at, 1.0);
            });
        });
        refused(&source);
    }
}

/// Bits of a bitmap in words of 64.
type Bits = fn(usize, usize, In<f32>, InOut<u64>);

#[test]
fn tasks_of_a_bitmap_share_no_word() {
    let source = build::<Bits>("bits", |k, (start, end, x, bits)| {
        k.for_each_vector(end - start, |i| {
            let i = i.at_row(start);
            bits.store_mask(i, x.load(i).gt(20.0));
        });
    })
    .unwrap();
    let pool = Threads::new(4);
    for jit in jits() {
        let kernel = jit.compile(&source).unwrap();
        let (x, ..) = input();
        let (mut bits, mut wanted) = ([0u64; 4], [0u64; 4]);
        kernel.call(0, LEN, &x, &mut wanted).unwrap();
        kernel.parallel_for(&divided(&pool).grain(64), 0..LEN, &x, &mut bits).unwrap();
        assert_eq!(bits, wanted, "{jit:?}");
        // Halves of 0..100 share the first word.
        let error = kernel.parallel_for(&divided(&pool), 0..100, &x, &mut bits).unwrap_err();
        assert!(
            matches!(error, CallError::TasksOverlap { param: 3, elements: Range { start: 0, end: 1 }, .. }),
            "{jit:?}: {error}"
        );
        let error = kernel.parallel_for(&divided(&pool).grain(32), 0..64, &x, &mut bits).unwrap_err();
        assert!(matches!(error, CallError::TasksOverlap { param: 3, .. }), "{jit:?}: {error}");
        assert_eq!(bits, wanted, "{jit:?}");
    }
}

#[test]
fn ranges_that_no_index_fits_are_refused() {
    let source = record(|k, [start, end, _], Slices { y, .. }| k.for_range_(start, end, |i| y.store(i, 1.0)));
    let pool = Threads::new(4);
    for jit in jits() {
        let kernel = jit.compile(&source).unwrap();
        let (x, indices, mut y) = input();
        let before = y.clone();
        for (start, end) in
            [(0, LEN + 1), (0, isize::MAX as usize), (LEN, LEN + 2), (isize::MAX as usize - 9, isize::MAX as usize)]
        {
            let error = kernel.parallel_for(&divided(&pool), start..end, 3, &x, &indices, &mut y).unwrap_err();
            assert!(matches!(error, CallError::OutOfRange { param: 5, .. }), "{start}..{end}: {error}");
        }
        for (start, end) in [(0, usize::MAX), (usize::MAX - 1, usize::MAX), (1 << 63, (1 << 63) + 5)] {
            let error = kernel.parallel_for(&divided(&pool), start..end, 3, &x, &indices, &mut y).unwrap_err();
            assert!(matches!(error, CallError::Arguments { .. }), "{start}..{end}: {error}");
        }
        #[allow(clippy::reversed_empty_ranges, reason = "an empty range that is not at one place")]
        kernel.parallel_for(&divided(&pool), 9..3, 3, &x, &indices, &mut y).unwrap();
        assert_eq!(y, before);
    }
}

#[test]
fn the_error_is_that_of_the_first_task_with_one() {
    let codes = record(|k, [start, end, _], Slices { y, .. }| {
        k.for_range_(start, end, |i| {
            k.if_(i.ge(40), || k.fail(i));
            y.store(i, 1.0);
        });
    });
    let pool = Threads::new(4);
    for jit in jits() {
        let kernel = jit.compile(&codes).unwrap();
        let (x, indices, mut y) = input();
        let error = kernel.parallel_for(&divided(&pool), 0..END, 3, &x, &indices, &mut y).unwrap_err();
        assert!(matches!(error, CallError::Returned { code: 40, .. }), "{jit:?}: {error}");
        assert!(y[..40].iter().all(|y| *y == 1.0), "{jit:?}");
    }
}

#[test]
fn other_kernels_have_no_parallel_call() {
    for jit in jits() {
        let sum = jit.kernel::<fn(usize, usize) -> f32>("sum", |k, (_, _)| k.value(1.0f32)).unwrap();
        let one = jit.kernel::<fn(usize, In<f32>)>("one", |_, (_, _)| {}).unwrap();
        let pool = Threads::new(2);
        let refusal = |kernel: kernelsmith::DynKernel, args: &mut [DynArg<'_>]| {
            kernel.parallel_for(&divided(&pool), args).unwrap_err().to_string()
        };
        let numbers = || [DynArg::Scalar(0), DynArg::Scalar(9)];
        assert_eq!(refusal(sum.erased(), &mut numbers()), "kernel has no parallel call: it has a result");
        let wanted = "kernel has no parallel call: its first two parameters are not indices";
        assert_eq!(refusal(one.erased(), &mut numbers()), wanted);
        let work = jit.kernel::<fn(usize, usize, InOut<f32>)>("work", |_, _| {}).unwrap();
        let error = refusal(work.erased(), &mut numbers());
        assert!(error.contains("expected 3 arguments, found 2"), "{error}");
        let error = refusal(work.erased(), &mut []);
        assert!(error.contains("the first two are no indices"), "{error}");
    }
}

#[test]
fn machines_with_32_bit_indices_have_no_parallel_call() {
    let index = ParamKind::Scalar(ScalarType::Index);
    let signature = Signature::new([index, index, ParamKind::output(ScalarType::F32)], None);
    let source = build_dyn("ones", &signature, &BuildOptions::default(), |k, params| {
        let (start, end, y) = (params.scalar::<isize>(0), params.scalar::<isize>(1), params.output::<f32>(2));
        k.for_range_(start, end, |i| y.store(i, 1.0));
        k.results(())
    })
    .unwrap();
    let pool = Threads::new(2);
    let ones = |kernel: &kernelsmith::DynKernel| {
        let mut y = [0_u8; 32];
        let mut args = [DynArg::Scalar(0), DynArg::Scalar(8), DynArg::SliceMut(&mut y)];
        let result = kernel.parallel_for(&divided(&pool), &mut args);
        let y: Vec<f32> = y.as_chunks().0.iter().map(|bytes| f32::from_ne_bytes(*bytes)).collect();
        (result, y)
    };
    let naplespu = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    let (result, y) = ones(&naplespu.compile_dyn(&source).unwrap());
    let wanted = "kernel has no parallel call: its machine has indices of 32 bits, and which elements it accesses is only \
                  proved for 64 bits";
    assert_eq!((result.unwrap_err().to_string().as_str(), y), (wanted, vec![0.0; 8]));
    let Ok(jit) = Jit::host() else { return };
    assert_eq!(ones(&jit.compile_dyn(&source).unwrap()), (Ok(()), vec![1.0; 8]));
}

#[test]
fn interrupts_end_the_tasks() {
    let options = JitOptions::new().interruptible(true);
    for jit in jits() {
        let source = record(|k, [start, end, _], Slices { y, .. }| k.for_range_(start, end, |i| y.store(i, 1.0)));
        let pool = Threads::new(4);
        let (x, indices, mut y) = input();
        let before = y.clone();
        let interrupt = Interrupt::new();
        let tasks = divided(&pool).interrupt(&interrupt);
        let error = jit.compile(&source).unwrap().parallel_for(&tasks, 0..END, 3, &x, &indices, &mut y);
        assert_eq!(error, Err(CallError::NotInterruptible));
        let polling =
            Jit::for_target(jit.target().unwrap().clone(), options.clone()).unwrap().compile(&source).unwrap();
        interrupt.raise();
        let error = polling.parallel_for(&tasks, 0..END, 3, &x, &indices, &mut y);
        assert_eq!((error, &y), (Err(CallError::Interrupted), &before));
        interrupt.reset();
        polling.parallel_for(&tasks, 0..END, 3, &x, &indices, &mut y).unwrap();
        assert!(y[..END].iter().all(|y| *y == 1.0) && y[END..] == before[END..]);
    }
    // An interrupt that one task waits for, and another thread raises.
    let source = record(|k, [start, end, _], Slices { x, y, .. }| {
        k.for_range_(start, end, |i| {
            y.store(i, 1.0);
            k.while_(|| x.get(0).gt(0.0), || {});
        });
    });
    let Some(jit) = jits().pop() else { return };
    let kernel = Jit::for_target(jit.target().unwrap().clone(), options).unwrap().compile(&source).unwrap();
    let (x, indices, mut y) = input();
    let (pool, interrupt) = (Threads::new(3), Interrupt::new());
    let result = std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(std::time::Duration::from_millis(20));
            interrupt.raise();
        });
        kernel.parallel_for(&divided(&pool).interrupt(&interrupt), 0..END, 3, &x, &indices, &mut y)
    });
    assert_eq!(result, Err(CallError::Interrupted));
}

/// Calls the job much too often, from several threads.
struct Crowd;

impl Pool for Crowd {
    fn n_threads(&self) -> usize {
        usize::MAX
    }

    fn run(&self, _: usize, job: &(dyn Fn() + Sync)) {
        std::thread::scope(|scope| (0..6).for_each(|_| drop(scope.spawn(|| (0..9).for_each(|_| job())))));
    }
}

/// Never calls the job, and counts.
struct Idle(AtomicUsize);

impl Pool for Idle {
    fn n_threads(&self) -> usize {
        3
    }

    fn run(&self, _: usize, _: &(dyn Fn() + Sync)) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn tasks_run_once_in_every_pool() {
    // Twice the same task would add twice.
    let source = record(|k, [start, end, _], Slices { y, .. }| {
        k.for_range_(start, end, |i| y.store(i, y.get(i) + 1.0));
    });
    for jit in jits() {
        let kernel = jit.compile(&source).unwrap();
        let idle = Idle(AtomicUsize::new(0));
        for pool in [&Crowd as &dyn Pool, &idle, &Threads::new(7)] {
            let (x, indices, mut y) = input();
            let before = y.clone();
            kernel.parallel_for(&divided(pool), 0..END, 3, &x, &indices, &mut y).unwrap();
            assert!((0..END).all(|i| y[i] == before[i] + 1.0) && y[END..] == before[END..], "{jit:?}");
        }
        assert_eq!(idle.0.into_inner(), 1);
        // Small work is not given to the pool.
        let idle = Idle(AtomicUsize::new(0));
        let (x, indices, mut y) = input();
        kernel.parallel_for(&Tasks::on(&idle), 0..END, 3, &x, &indices, &mut y).unwrap();
        assert_eq!(idle.0.load(Ordering::Relaxed), 0);
        let tasks = Tasks::on(&idle).cycles_per_index(1e6);
        kernel.parallel_for(&tasks, 0..END, 3, &x, &indices, &mut y).unwrap();
        assert_eq!(idle.0.into_inner(), 1);
    }
}

#[cfg(feature = "rayon")]
#[test]
fn pools_of_rayon_run_tasks() {
    let source = record(|k, [start, end, _], Slices { y, .. }| {
        k.for_range_(start, end, |i| y.store(i, y.get(i) + 1.0));
    });
    let pool = rayon_core::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    for jit in jits() {
        let kernel = jit.compile(&source).unwrap();
        let (x, indices, mut y) = input();
        let before = y.clone();
        kernel.parallel_for(&divided(&pool), 0..END, 3, &x, &indices, &mut y).unwrap();
        // From one of its threads, too.
        pool.install(|| kernel.parallel_for(&divided(&pool), 0..END, 3, &x, &indices, &mut y)).unwrap();
        assert!((0..END).all(|i| y[i] == before[i] + 2.0) && y[END..] == before[END..], "{jit:?}");
    }
}

/// An index expression that may leave the task.
fn place<'k>(
    rng: &mut Rng,
    k: K<'k>,
    i: Expr<'k, Index>,
    [start, end, n]: [Expr<'k, Index>; 3],
    s: Slices<'k>,
) -> Expr<'k, Index> {
    match rng.below(14) {
        0..=4 => i,
        5 => i + rng.below(3) as isize,
        6 => i * 2 + rng.below(3) as isize,
        7 => (i - start) + rng.below(70) as isize,
        8 => start + end - i,
        9 => i / (1 + rng.below(4) as isize),
        10 => i & rng.pick(&[7isize, 63, -4]),
        11 => s.indices.get(i & 127).to_index() + start,
        12 => i.min(n * rng.below(40) as isize),
        _ => k.var(i).get(),
    }
}

/// Random kernels: the tasks of an accepted call have one effect in every order.
#[test]
fn accepted_tasks_commute() {
    let count: u64 = std::env::var("KERNELSMITH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    let (pool, jits) = (Threads::new(2), jits());
    let (mut n_accepted, mut n_refused, mut n_conflicts) = (0, 0, 0);
    for seed in 0..count {
        let source = record(|k, numbers @ [start, end, n], s| {
            let mut rng = Rng::new(seed);
            k.for_range_(start, end, |i| {
                for _ in 0..1 + rng.below(2) {
                    let (from, to) = (place(&mut rng, k, i, numbers, s), place(&mut rng, k, i, numbers, s));
                    // Which task writes an element last can be seen in it.
                    let mark = start.cast::<i32>().cast::<f32>() * 0.25;
                    match rng.below(6) {
                        0 => s.y.store(to, s.x.get(i) + mark),
                        1 => s.y.store(to, s.y.get(from) + mark),
                        2 => s.y.store_checked(to, s.y.load_checked(to) + mark),
                        3 => {
                            k.if_(to.ge(0) & to.lt(s.y.len()), || s.y.store(to, s.x.get(i) + mark));
                        }
                        4 => {
                            k.if_(n.gt(rng.below(5) as isize), || s.y.store(to, s.x.get(i) + mark));
                        }
                        _ => {
                            let lanes = k.fixed_lanes(4);
                            let count = n.min(rng.below(5) as isize);
                            let value = s.x.load(lanes.at(0)) + lanes.splat(mark);
                            s.y.store(lanes.at(to).first(count), value);
                        }
                    }
                }
            });
        });
        let jit = &jits[seed as usize % jits.len()];
        let kernel = jit.compile(&source).unwrap();
        for (start, grain) in [(0, 8), (24, 24), (6, 2)] {
            let range = start..start + 2 * grain;
            let (x, indices, before) = input();
            let mut y = before.clone();
            let parts = [start..start + grain, start + grain..range.end];
            let in_order = |order: [usize; 2]| {
                let mut y = before.clone();
                for part in order.map(|at| parts[at].clone()) {
                    kernel.call(part.start, part.end, 3, &x, &indices, &mut y)?;
                }
                Ok::<_, CallError>(y)
            };
            let (forwards, backwards) = (in_order([0, 1]), in_order([1, 0]));
            match kernel.parallel_for(&divided(&pool).grain(grain), range, 3, &x, &indices, &mut y) {
                Ok(()) => {
                    n_accepted += 1;
                    assert_eq!(forwards.as_ref(), Ok(&y), "seed {seed}");
                    assert_eq!(backwards, Ok(y), "seed {seed}");
                }
                Err(CallError::TasksOverlap { .. }) => {
                    n_refused += 1;
                    n_conflicts += usize::from(forwards != backwards);
                }
                Err(_) => {}
            }
        }
    }
    let n = count as usize;
    assert!(n_accepted > n / 5 && n_refused > n / 5 && n_conflicts > n / 10, "{n_accepted} {n_refused} {n_conflicts}");
    println!("{n_accepted} calls accepted, {n_refused} refused, {n_conflicts} of them with conflicts");
}

/// Runs nothing itself, and counts how often a call is divided.
#[derive(Default)]
struct Counting(AtomicUsize);

impl Pool for Counting {
    fn n_threads(&self) -> usize {
        4
    }
    fn run(&self, _: usize, _: &(dyn Fn() + Sync)) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
    fn start_cycles(&self) -> u64 {
        1000
    }
}

/// The prediction knows the operations of nested loops, whose elements are few.
#[test]
fn kernels_that_compute_much_are_divided() {
    let nested = record(|k, [start, end, n], Slices { x, y, .. }| {
        k.for_range_(start, end, |i| {
            let sum = k.var(x.get(i));
            k.for_range_(0, n, |_| sum.set(sum * 0.5 + 1.0));
            y.store(i, sum);
        });
    });
    let vectors = record(|k, [start, end, n], Slices { x, y, .. }| {
        k.for_range_(start, end, |i| {
            let sum = k.vector_var(0.0_f32);
            k.for_each_vector(n, |_| sum.set((sum * 0.5 + 1.0) * (sum * 0.25 + 2.0)));
            y.store(i, x.get(i) + sum.get().reduce_add());
        });
    });
    let small = record(|k, [start, end, _], Slices { x, y, .. }| {
        k.for_range_(start, end, |i| y.store(i, x.get(i) * 2.0));
    });
    for jit in jits().into_iter().take(1) {
        let n_divided = |source: &KernelSource<Work>, n: isize| {
            let (pool, (x, indices, mut y)) = (Counting::default(), input());
            let kernel = jit.compile(source).unwrap();
            kernel.parallel_for(&Tasks::on(&pool), 0..END, n, &x, &indices, &mut y).unwrap();
            pool.0.into_inner()
        };
        assert_eq!([0, 2, 5000].map(|n| n_divided(&nested, n)), [0, 0, 1]);
        assert_eq!([0, 2, 50_000].map(|n| n_divided(&vectors, n)), [0, 0, 1]);
        assert_eq!([0, 5000].map(|n| n_divided(&small, n)), [0, 0]);
    }
}
