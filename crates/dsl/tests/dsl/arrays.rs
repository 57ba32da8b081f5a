//! Local arrays: contents, checks and their messages, scopes, limits.

use kernelsmith_dsl::{BuildErrorKind, build};
use kernelsmith_exec::{In, InOut, Out};

fn n_checks<S>(source: &kernelsmith_dsl::KernelSource<S>) -> usize {
    source.contract.checks.len()
}

#[test]
fn constant_and_ranged_indices_need_no_check() {
    let source = build::<fn(In<u8>, isize) -> u32>("ranged", |k, (bytes, n)| {
        let counts = k.array::<u32>(256);
        k.for_range_(0, bytes.len(), |i| {
            let byte = bytes.load(i).cast::<isize>();
            counts.store(byte, counts.load(byte) + 1);
        });
        counts.store(255, 7);
        k.for_each_vector(256, |i| counts.store(i, counts.load(i) * 2));
        counts.load(n.max(0).min(255)) + counts.load(n & 127)
    })
    .unwrap();
    assert_eq!(n_checks(&source), 0);
    assert_eq!(source.interpret((b"hello", isize::from(b'l')), 128).unwrap(), 8);
    assert_eq!(source.interpret((b"hello", 1000), 128).unwrap(), 14 + 2);
    assert_eq!(source.interpret((b"", -1), 512).unwrap(), 0);
}

#[test]
fn other_indices_are_checked_and_messages_name_the_declaration() {
    let line = line!() + 2;
    let source = build::<fn(isize, isize) -> f64>("checked", |k, (i, j)| {
        let table = k.array::<f64>(5);
        table.store(i, 1.5);
        table.load(j)
    })
    .unwrap();
    assert_eq!(n_checks(&source), 2);
    assert_eq!(source.interpret((4, 4), 128).unwrap(), 1.5);
    assert_eq!(source.interpret((4, 0), 128).unwrap(), 0.0);
    for (i, j) in [(5, 0), (-1, 0), (0, 5), (0, isize::MIN)] {
        let error = source.interpret((i, j), 128).unwrap_err();
        let index = if (0..5).contains(&i) { j } else { i };
        let text = error.to_string();
        let wanted = format!("index {index} is outside local array `{}:{line}` of 5 elements (", file!());
        assert!(text.starts_with(&wanted), "{text}\n{wanted}");
    }
}

/// Facts rely on sums that do not wrap, also in a kernel without slices.
#[test]
fn indices_whose_ranges_would_wrap_are_refused() {
    let source = build::<fn(isize, isize) -> u32>("wrapping", |k, (a, b)| {
        let array = k.array::<u32>(16);
        array.load((a + b).min(15).max(0))
    })
    .unwrap();
    assert_eq!(source.interpret((3, 4), 128).unwrap(), 0);
    assert_eq!(n_checks(&source), 0);
    assert!(source.interpret((isize::MAX, 1), 128).is_err());
}

#[test]
fn an_array_is_zero_whenever_it_is_declared() {
    // Both ways of setting to zero: element by element, and in a loop.
    for n in [3, 1000] {
        let source = build::<fn(Out<u32>)>("again", |k, (sums,)| {
            k.for_range_(0, sums.len(), |i| {
                let array = k.array::<u32>(n);
                k.for_range_(0, n as isize, |at| array.store(at, array.load(at) + 1));
                let sum = k.var(0u32);
                k.for_range_(0, n as isize, |at| sum.set(sum + array.load(at)));
                sums.store(i, sum);
            });
        })
        .unwrap();
        assert_eq!(n_checks(&source), 0);
        let mut sums = [0; 4];
        source.interpret((&mut sums,), 128).unwrap();
        assert_eq!(sums, [n as u32; 4]);
    }
}

#[test]
fn vectors_gathers_and_compressed_stores_work_in_arrays() {
    let source = build::<fn(In<f32>, InOut<f32>)>("positive", |k, (x, y)| {
        let kept = k.array::<f32>(40);
        let n = k.var(0isize);
        k.for_each_vector(x.len(), |i| {
            let x = x.load(i);
            n.set(n + kept.store_compressed(n.get(), x, x.gt(0.0)));
        });
        k.for_each_vector(y.len(), |i| {
            let places = (i.iota::<i32>() * 3) & 31;
            y.store(i, kept.gather(places));
        });
    })
    .unwrap();
    let x: Vec<f32> = (0..60).map(|at| if at % 2 == 0 { -1.0 } else { at as f32 }).collect();
    let mut y = [9.0; 5];
    source.interpret((&x, &mut y), 256).unwrap();
    assert_eq!(y, [1.0, 7.0, 13.0, 19.0, 25.0]);
    let error = source.interpret((&[1.0; 41], &mut y), 256).unwrap_err();
    assert!(error.to_string().contains("is outside local array `"), "{error}");
}

#[test]
fn arrays_end_with_their_block() {
    let errors = build::<fn(bool) -> u32>("kept", |k, (condition,)| {
        let mut kept = None;
        k.if_(condition, || kept = Some(k.array::<u32>(4)));
        kept.map_or(k.value(0), |array| array.load(0))
    })
    .unwrap_err();
    let kinds: Vec<_> = errors.iter().map(|error| &error.kind).collect();
    assert!(matches!(kinds[..], [BuildErrorKind::OutOfScope { .. }, ..]), "{kinds:?}");
}

#[test]
fn arrays_beyond_the_limit_are_refused() {
    let line = line!() + 3;
    let errors = build::<fn()>("large", |k, ()| {
        k.array::<u64>(4000);
        k.array::<u64>(200).store(0, 1);
        k.array::<u64>(usize::MAX);
    })
    .unwrap_err();
    let found: Vec<_> = errors.iter().map(|error| (error.place.line(), error.kind.to_string())).collect();
    assert_eq!(found[0], (line, "33600 bytes of local arrays, but the limit is 32768".to_owned()));
    assert_eq!(found[1].0, line + 1);
    assert_eq!(found.len(), 2);
}
