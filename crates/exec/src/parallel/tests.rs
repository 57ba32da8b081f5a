//! The division into tasks, the queue under pools that misbehave, and the proof that tasks are independent.

use super::*;
use crate::contract::{Access, AccessContract, Bound, Footprint, IndexWidth, Term, Work};
use crate::error::CheckSite;
use kernelsmith_random::Rng;
use std::borrow::Cow;

#[test]
fn parts_cover_the_range_once_and_end_at_grains() {
    let mut random = Rng::new(7);
    let edges = [0, 1, 2, 63, 64, 65, 1000, isize::MAX as usize - 1, isize::MAX as usize];
    for _ in 0..50_000 {
        let (a, b) = (random.pick(&edges), random.pick(&edges).min(edges[8] - 70) + random.below(70));
        let (range, grain) = (a.min(b)..a.max(b), random.pick(&[0, 1, 2, 3, 64, 1000, usize::MAX]));
        let n = 1 + random.below(20);
        let parts = divided(&range, grain, n);
        assert!(parts.len() <= n, "{range:?} {grain} {n}: {parts:?}");
        assert!(parts.iter().all(|part| part.start < part.end), "{range:?} {grain} {n}: {parts:?}");
        let mut at = range.start;
        for part in &parts {
            assert_eq!(part.start, at, "{range:?} {grain} {n}: {parts:?}");
            at = part.end;
            assert!(at == range.end || at.is_multiple_of(grain.max(1)), "{range:?} {grain} {n}: {parts:?}");
        }
        assert_eq!(at, range.end.max(range.start), "{range:?} {grain} {n}: {parts:?}");
    }
}

#[test]
fn the_first_grain_ends_at_a_multiple() {
    let last = isize::MAX as usize;
    for (range, grain, end_of_first) in [
        (0..9, 1, 1),
        (0..9, 0, 1),
        (5..9, 4, 8),
        (8..9, 4, 9),
        (4..8, 4, 8),
        (last - 2..last, 1, last - 1),
        (last - 1..last, 1, last),
        (last - 9..last, usize::MAX, last),
    ] {
        let parts = first_grain(&range, grain);
        assert_eq!(parts[0], range.start..end_of_first, "{range:?} {grain}");
        let rest = (end_of_first < range.end).then_some(end_of_first..range.end);
        assert_eq!(parts[1..], Vec::from_iter(rest), "{range:?} {grain}");
    }
}

/// Runs the queue's job in a way that no pool should.
fn run_counted(n_parts: usize, pool: impl Fn(&(dyn Fn() + Sync))) -> Vec<usize> {
    let parts: Vec<_> = (0..n_parts).map(|i| i..i + 1).collect();
    let counts: Vec<AtomicUsize> = parts.iter().map(|_| AtomicUsize::new(0)).collect();
    let queue = Queue::<_, CallError>::new(&parts);
    let job = || {
        queue.work(|part| {
            counts[part.start].fetch_add(1, Ordering::Relaxed);
            Ok(())
        });
    };
    pool(&job);
    job();
    assert_eq!(queue.into_result(), Ok(()));
    counts.into_iter().map(AtomicUsize::into_inner).collect()
}

#[test]
fn every_task_runs_once_whatever_the_pool_does() {
    assert_eq!(run_counted(9, |_| {}), [1; 9]);
    assert_eq!(run_counted(9, |job| (0..100).for_each(|_| job())), [1; 9]);
    let crowd = |job: &(dyn Fn() + Sync)| {
        thread::scope(|scope| (0..8).for_each(|_| drop(scope.spawn(|| (0..50).for_each(|_| job())))));
    };
    assert_eq!(run_counted(1000, crowd), [1; 1000]);
}

#[test]
fn the_first_error_is_reported_and_tasks_before_it_run() {
    for _ in 0..50 {
        let parts: Vec<_> = (0..64).map(|i| i..i + 1).collect();
        let ran: Vec<AtomicUsize> = parts.iter().map(|_| AtomicUsize::new(0)).collect();
        let queue = Queue::new(&parts);
        let job = || {
            queue.work(|part| {
                ran[part.start].fetch_add(1, Ordering::Relaxed);
                match part.start {
                    20 | 21 | 40 => Err(CallError::IndexOverflow { value: Some(part.start as i128) }),
                    _ => Ok(()),
                }
            });
        };
        Threads::new(4).run(4, &job);
        job();
        assert_eq!(queue.into_result(), Err(CallError::IndexOverflow { value: Some(20) }));
        assert!(ran[..=20].iter().all(|n| n.load(Ordering::Relaxed) == 1));
        assert!(ran.iter().all(|n| n.load(Ordering::Relaxed) <= 1));
    }
}

#[test]
fn items_are_run_once_and_the_first_error_is_returned() {
    for n_threads in [1, 2, 3, 8] {
        let pool = Threads::new(n_threads);
        let tasks = Tasks::on(&pool);
        let mut numbers = vec![0u32; 1000];
        let items: Vec<(usize, &mut [u32])> = numbers.chunks_mut(7).enumerate().collect();
        let fill = |(number, chunk): (usize, &mut [u32])| {
            chunk.iter_mut().for_each(|x| *x += 1);
            match number {
                20 | 21 | 40 => Err(CallError::IndexOverflow { value: Some(number as i128) }),
                _ => Ok(()),
            }
        };
        assert_eq!(tasks.run(items, fill), Err(CallError::IndexOverflow { value: Some(20) }));
        assert!(numbers[..21 * 7].iter().all(|&x| x == 1) && numbers.iter().all(|&x| x <= 1));
        assert_eq!(tasks.run(Vec::<()>::new(), |()| Err(CallError::Interrupted)), Ok(()));
        let interrupt = Interrupt::new();
        interrupt.raise();
        let done = tasks.interrupt(&interrupt).run(vec![(), ()], |()| -> Result<(), CallError> { unreachable!() });
        assert_eq!(done, Err(CallError::Interrupted));
    }
}

#[test]
fn work_is_divided_where_it_is_worth_it() {
    let pool = Threads::new(4);
    let tasks = Tasks::on(&pool);
    let min = 4 * pool.start_cycles();
    assert!(matches!(&tasks.divide(3..100, min)[..], [part] if *part == (3..100)));
    assert_eq!(tasks.divide(0..100, 2 * min), [0..50, 50..100]);
    assert_eq!(tasks.grain(64).divide(0..100, 2 * min), [0..64, 64..100]);
    // What the caller states counts if it is more.
    assert_eq!(tasks.cycles_per_index(min as f64).divide(0..2, 0), [0..1, 1..2]);
    assert_eq!(tasks.min_cycles(0).divide(5..5, u64::MAX), []);
}

#[test]
fn small_work_is_one_task() {
    let pool = Threads::new(4);
    let tasks = Tasks::on(&pool);
    let min = 4 * pool.start_cycles();
    assert_eq!([0, min, 2 * min - 1, 2 * min, 1000 * min].map(|cycles| tasks.n_tasks(cycles, 3)), [1, 1, 1, 2, 16]);
    assert_eq!(tasks.min_cycles(0).n_tasks(0, 3), 16);
    // A kernel with very many accesses gets fewer tasks, so that the proof stays short.
    assert_eq!(tasks.min_cycles(0).n_tasks(0, MAX_SPANS / 5), 5);
    assert_eq!(tasks.min_cycles(0).n_tasks(0, usize::MAX), 1);
    assert_eq!(Tasks::on(&Threads::new(1)).min_cycles(0).n_tasks(u64::MAX, 1), 1);
    assert_eq!((Threads::new(0).n_threads(), Threads::new(usize::MAX).n_threads()), (1, MAX_THREADS));
}

#[test]
fn operations_are_those_of_all_iterations() {
    let length = || Bound::affine(0, [(1, Term::Param(1)), (-1, Term::Param(0))]);
    let work = |operations, trips, indices_per_iteration| Work { operations, trips, indices_per_iteration };
    let footprint = Footprint {
        work: vec![
            work(6, vec![length()], 1),
            // A loop over vectors of 8 lanes in a loop in steps of 2.
            work(5, vec![length(), Bound::param(2)], 16),
        ],
        ..Footprint::default()
    };
    let contract = AccessContract { footprint: Some(footprint), ..AccessContract::default() };
    assert_eq!(contract.n_operations(&[10, 20, 64]), 60.0 + 5.0 * 10.0 * 64.0 / 16.0);
    // Loops without iterations, and trip counts that are too large to be true.
    assert_eq!(contract.n_operations(&[20, 10, 64]), 0.0);
    assert!(contract.n_operations(&[0, i128::from(i64::MAX), i128::from(i64::MAX)]) > 1e37);
    assert_eq!(AccessContract::default().n_operations(&[]), 0.0);
}

fn site(slice_param: usize, write: bool) -> CheckSite {
    CheckSite { slice_param: Some(slice_param), array: None, write, file: Cow::Borrowed("kernel.rs"), line: 7 }
}

/// A kernel `(start, end, n, x, y)`: the result for tasks `0..4` and `4..8` of slices of 8 elements, and for `n`.
#[track_caller]
fn check(n: i128, accesses: &[Access], footprint: Footprint, want: &str) {
    let param_names = ["start", "end", "n", "x", "y"].map(String::from).to_vec();
    let accesses = accesses.to_vec();
    let contract = AccessContract { accesses, footprint: Some(footprint), param_names, ..AccessContract::default() };
    let mut values = [0, 8, n, 8, 8];
    let got = contract.check_tasks(&mut values, &[0..4, 4..8]);
    assert_eq!(got.map_or_else(|error| error.to_string(), |()| "ok".to_owned()), want);
    assert_eq!(values, [0, 8, n, 8, 8]);
}

#[test]
fn tasks_are_independent_or_refused() {
    let (start, end, none) = (|| Bound::param(0), || Bound::param(1), Footprint::default);
    let known = |accesses: &[Access]| Footprint { accesses: accesses.to_vec(), ..Footprint::default() };
    let unknown = |sites: &[CheckSite]| Footprint { unknown: sites.to_vec(), ..Footprint::default() };
    let own = || Access::write(4, start(), end());
    check(0, &[own(), Access::read(3, Bound::constant(0), Bound::len(3))], none(), "ok");
    check(0, &[own(), Access::read(4, start(), end())], none(), "ok");
    check(0, &[own(), Access::read(4, start(), Bound::affine(1, [(1, Term::Param(0))]))], none(), "ok");
    let overlaps = "tasks cannot share slice `y`: those for indices 0..4 and 4..8 could both access elements";
    let constant = Access::write(4, Bound::constant(2), Bound::constant(3));
    check(0, std::slice::from_ref(&constant), none(), &format!("{overlaps} 2..3, and one writes them"));
    check(0, &[], known(&[constant]), &format!("{overlaps} 2..3, and one writes them"));
    // The second task reads the last element of the first one.
    let halo = Access::read(4, Bound::Max(vec![Bound::affine(-1, [(1, Term::Param(0))]), Bound::constant(0)]), end());
    check(0, &[own(), halo], none(), &format!("{overlaps} 3..4, and one writes them"));
    let everything = Access::write(4, Bound::constant(0), Bound::len(4));
    check(0, &[], known(&[everything]), &format!("{overlaps} 0..8, and one writes them"));
    // Under a guard that is not positive nothing is accessed.
    let guarded = Access::write(4, Bound::constant(0), Bound::constant(1)).only_if_positive(Bound::param(2));
    check(0, std::slice::from_ref(&guarded), none(), "ok");
    check(1, &[guarded], none(), &format!("{overlaps} 0..1, and one writes them"));
    let checked = "tasks cannot share slice `y`, which is written: which elements the";
    let rest = "at kernel.rs:7 accesses is not known before the call";
    check(0, &[], unknown(&[site(4, true)]), &format!("{checked} write {rest}"));
    check(0, &[own()], unknown(&[site(4, false)]), &format!("{checked} read {rest}"));
    check(0, &[own()], unknown(&[site(3, false)]), "ok");
}

#[test]
fn indices_that_wrap_count_as_all_elements() {
    // The code computes `start * 2^62 + start` modulo 2^64: task 4..8 begins at element 4 again.
    let far = |at: i64| Bound::affine(at, [((1 << 62) + 1, Term::Param(0))]);
    let footprint = Footprint { accesses: vec![Access::write(4, far(0), far(1))], ..Footprint::default() };
    check(
        0,
        &[],
        footprint,
        "tasks cannot share slice `y`: those for indices 0..4 and 4..8 could both access elements 0..1, and one writes them",
    );
    // Values that must not wrap are checked for each task.
    let value = Bound::affine(0, [(1 << 62, Term::Param(0))]);
    let footprint = Footprint { requires: vec![crate::Requirement { value, guards: vec![] }], ..Footprint::default() };
    check(
        0,
        &[],
        footprint,
        "an index of the kernel would be 18446744073709551616 for these arguments, beyond 64 bits",
    );
}

#[test]
fn kernels_without_a_footprint_are_not_divided() {
    let contract =
        AccessContract { accesses: vec![Access::write(2, Bound::param(0), Bound::param(1))], ..Default::default() };
    let error = contract.check_tasks(&mut [0, 8, 8], &[0..4, 4..8]).unwrap_err();
    assert_eq!(error.to_string(), "kernel has no parallel call: it is not known which elements it accesses");
}

#[test]
fn kernels_for_indices_of_32_bits_are_not_divided() {
    let mut contract = AccessContract {
        accesses: vec![Access::write(2, Bound::param(0), Bound::param(1))],
        footprint: Some(Footprint::default()),
        ..Default::default()
    };
    contract.check_tasks(&mut [0, 8, 8], &[0..4, 4..8]).unwrap();
    contract.index_width = IndexWidth::Bits32;
    let wanted = "kernel has no parallel call: its machine has indices of 32 bits, and which elements it accesses is only \
                  proved for 64 bits";
    for footprint in [contract.footprint.clone(), None] {
        contract.footprint = footprint;
        let error = contract.check_tasks(&mut [0, 8, 8], &[0..4, 4..8]).unwrap_err();
        assert_eq!(error.to_string(), wanted);
        assert_eq!(contract.n_spans().unwrap_err(), error);
    }
}
