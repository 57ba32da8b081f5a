//! Vectors with a fixed lane count: their results on machines of every width, and their contracts.

use kernelsmith_dsl::{self as dsl, BuildErrors, KernelSource};
use kernelsmith_exec::{In, InOut, Out};

const WIDTHS: [u32; 3] = [128, 256, 512];

type Copied = fn(isize, isize, In<u16>, InOut<u16>);

/// Copies `count` elements at `start` with vectors of `lanes` lanes; returns the kernel.
fn copied(lanes: u32) -> KernelSource<Copied> {
    dsl::build::<Copied>("copied", |k, (start, count, x, y)| {
        let place = k.fixed_lanes(lanes).at(start).first(count) + 1;
        y.store(place, x.load(place));
    })
    .unwrap()
}

/// Checks that the call accesses the elements from `1 + start` to before `1 + start + count`, and fails if one is
/// missing.
#[track_caller]
fn check_first(lanes: u32, start: isize, count: isize) {
    let kernel = copied(lanes);
    let touched = usize::try_from(count.max(0)).unwrap();
    let begin = usize::try_from(start + 1).unwrap();
    let n = if touched == 0 { 0 } else { begin + touched };
    let x: Vec<u16> = (0..n as u16).map(|at| at + 100).collect();
    let mut want = vec![7; n];
    let copied = touched.min(lanes as usize);
    want[if n == 0 { 0..0 } else { begin..begin + copied }].copy_from_slice(&x[n - touched..n - touched + copied]);
    for bits in WIDTHS {
        let mut y = vec![7; n];
        kernel.interpret((start, count, &x, &mut y), bits).unwrap();
        assert_eq!(y, want, "{count} of {lanes} lanes from {start}");
        if n > 0 {
            kernel.interpret((start, count, &x[..n - 1], &mut y), bits).unwrap_err();
            kernel.interpret((start, count, &x, &mut y[..n - 1]), bits).unwrap_err();
            kernel.interpret((-2, count, &x, &mut y), bits).unwrap_err();
        }
    }
}

#[test]
fn first_lanes() {
    for lanes in [2, 4, 8, 16, 32] {
        for start in [-1, 0, 3] {
            for count in [isize::MIN, -1, 0, 1, 2, 5, 8, 15, 16, 40] {
                check_first(lanes, start, count);
            }
        }
    }
}

#[test]
fn first_lanes_whose_place_is_data_are_checked() {
    let kernel = dsl::build::<fn(In<isize>, In<f32>, Out<f32>)>("data", |k, (at, x, y)| {
        let place = k.fixed_lanes(8).at(at.get(0)).first(at.get(1));
        y.store(k.fixed_lanes(8).at(0), x.load(place));
    })
    .unwrap();
    let (x, mut y) = ([1.0, 2.0, 3.0, 4.0, 5.0], [9.0; 8]);
    kernel.interpret((&[2, 3], &x, &mut y), 128).unwrap();
    assert_eq!(y, [3.0, 4.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
    for at in [[3, 3], [-1, 3], [0, 6], [5, 1], [isize::MAX, 2], [2, isize::MAX], [isize::MIN, isize::MAX]] {
        kernel.interpret((&at, &x, &mut y), 256).unwrap_err();
    }
}

#[test]
fn whole_vectors_and_strides() {
    let kernel = dsl::build::<fn(isize, In<i32>, Out<i32>)>("strided", |k, (at, x, y)| {
        let four = k.fixed_lanes(4);
        for (row, stride) in [(0, 1), (1, 2), (2, 3)] {
            y.store(four.at(4 * row), x.load(four.at(at).strided(stride)));
        }
    })
    .unwrap();
    // Position `3 * at`, minus three steps of three: `2 * at` and seven elements precede it.
    let x: Vec<i32> = (0..40).collect();
    for at in 0..4 {
        let first = at as i32;
        for bits in WIDTHS {
            let mut y = [0; 12];
            kernel.interpret((at, &x, &mut y), bits).unwrap();
            let want: Vec<i32> = (0..12).map(|i| (i / 4 + 1) * (first + i % 4)).collect();
            assert_eq!(y[..4], want[..4]);
            let strided = |stride: i32| (0..4).map(|i| stride * first + stride * i).collect::<Vec<_>>();
            assert_eq!([&y[4..8], &y[8..]], [&strided(2)[..], &strided(3)[..]]);
            kernel.interpret((at, &x[..3 * at as usize + 9], &mut y), bits).unwrap_err();
            kernel.interpret((at, &x, &mut y[..11]), bits).unwrap_err();
        }
    }
}

#[test]
fn halves_masks_and_numbers() {
    let kernel = dsl::build::<fn(isize, In<i32>, Out<i32>)>("halves", |k, (n, x, y)| {
        let eight = k.fixed_lanes(8);
        let x = x.load(eight.at(0));
        let turned = x.upper().concat(x.lower());
        y.store(eight.at(0), eight.first(n).select(turned, eight.iota()));
    })
    .unwrap();
    for bits in WIDTHS {
        let mut y = [0; 8];
        kernel.interpret((5, &[10, 11, 12, 13, 14, 15, 16, 17], &mut y), bits).unwrap();
        assert_eq!(y, [14, 15, 16, 17, 10, 5, 6, 7]);
    }
}

#[test]
fn a_fixed_vector_in_a_loop_over_data_has_all_its_lanes() {
    let kernel = dsl::build::<fn(In<f32>, In<f32>, Out<f32>)>("both", |k, (x, weights, y)| {
        let weights = weights.load(k.fixed_lanes(4).at(0));
        let sums = k.fixed_lanes(4).var(0.0f32);
        k.for_each_vector(x.len(), |i| sums.set(weights.mul_add(x.load(i).reduce_add(), sums)));
        y.store(k.fixed_lanes(4).at(0), sums.get());
    })
    .unwrap();
    for bits in WIDTHS {
        let mut y = [0.0; 4];
        kernel.interpret((&[1.0; 21], &[1.0, 2.0, 3.0, 4.0], &mut y), bits).unwrap();
        assert_eq!(y, [21.0, 42.0, 63.0, 84.0]);
    }
}

#[track_caller]
fn check_error<S>(kernel: Result<KernelSource<S>, BuildErrors>, want: &str) {
    let errors = kernel.map(|_| ()).unwrap_err();
    let messages: Vec<String> = errors.iter().map(|error| error.kind.to_string()).collect();
    assert_eq!(messages[0], want);
}

#[test]
fn numbers_in_elements_of_another_type() {
    // Loads and stores four elements at once, and the lower half of one.
    let kernel = dsl::build::<fn(isize, In<u16>, Out<u16>)>("groups", |_, (at, x, y)| {
        y.write::<u64>(0, 1, x.read::<u64>(at, 2));
        y.write::<u8>(5, 0, x.read::<u8>(at, 6));
    })
    .unwrap();
    let x: Vec<u16> = (1..=9).map(|n| n * 0x101).collect();
    for bits in WIDTHS {
        let mut y = [0xffff; 6];
        kernel.interpret((2, &x, &mut y), bits).unwrap();
        assert_eq!(y, [0xffff, x[4], x[5], x[6], x[7], 0xff09]);
        kernel.interpret((2, &x[..8], &mut y), bits).unwrap_err();
        kernel.interpret((-3, &x, &mut y), bits).unwrap_err();
        kernel.interpret((2, &x, &mut y[..5]), bits).unwrap_err();
    }
}

#[test]
fn loops_that_begin_at_aligned_addresses() {
    let kernel = dsl::build::<fn(isize, In<u8>, InOut<u16>) -> u32>("aligned", |k, (n, x, y)| {
        let sum = k.var(0u32);
        let last = k.vector_var(0u16);
        y.for_each_aligned_vector(n, |i| {
            let x = x.load(i + 1).cast::<u16>();
            y.store_streaming(i, y.load(i) + x);
            sum.set(sum + x.cast::<u32>().reduce_add());
            last.set(x);
        });
        sum + last.reduce_add().cast::<u32>().min(0)
    })
    .unwrap();
    let x: Vec<u8> = (0..100).collect();
    for n in [-7, 0, 1, 2, 15, 16, 17, 40, 63, 64, 65, 99] {
        for bits in WIDTHS {
            for from in 0..3 {
                let mut y = [1000; 103];
                let sum = kernel.interpret((n, &x, &mut y[from..]), bits).unwrap();
                let touched = usize::try_from(n.max(0)).unwrap();
                let of =
                    |at: usize| if (from..from + touched).contains(&at) { 1001 + (at - from) as u16 } else { 1000 };
                assert_eq!(
                    y.to_vec(),
                    (0..103).map(of).collect::<Vec<u16>>(),
                    "{n} elements, {bits} bits, from {from}"
                );
                assert_eq!(sum, (1..=touched as u32).sum());
            }
        }
        if n > 0 {
            let n_elements = usize::try_from(n).unwrap();
            kernel.interpret((n, &x[..n_elements], &mut [0; 103]), 256).unwrap_err();
            kernel.interpret((n, &x, &mut vec![0; n_elements - 1]), 256).unwrap_err();
        }
    }
}

#[test]
fn mistakes() {
    type Sum = fn(In<f32>, Out<f32>);
    for lanes in [0, 1, 3, 256] {
        check_error(
            dsl::build::<Sum>("lanes", |k, (x, y)| y.store(0, x.load(k.fixed_lanes(lanes).at(0)).reduce_add())),
            &format!("{lanes} lanes; wanted a power of two from 2 to 128"),
        );
    }
    for (lanes, made) in [(64, 256), (128, 512)] {
        check_error(
            dsl::build::<Sum>("reinterpret", |k, (_, y)| {
                y.store(0, k.fixed_lanes(lanes).splat(1.0f32).reinterpret::<u8>().reduce_add().cast());
            }),
            &format!("{made} lanes; wanted a power of two from 2 to 128"),
        );
    }
    check_error(
        dsl::build::<fn(In<f32>, In<u8>)>("reinterpret", |k, (x, y)| {
            k.for_each_vector(x.len(), |i| {
                y.load(i).reinterpret::<u64>();
            });
        }),
        "the half or the concatenation of u8xn32 is not a vector on every machine",
    );
    check_error(
        dsl::build::<Sum>("aligned", |k, (x, y)| {
            y.for_each_aligned_vector(x.len(), |_| k.break_(1));
        }),
        "a jump leaves a loop over aligned vectors; wanted `for_each_vector`",
    );
    check_error(
        dsl::build::<Sum>("first", |k, (x, y)| k.for_each_vector(x.len(), |i| y.store(i, x.load(i.first(3))))),
        "the position is not one of all lanes; wanted a position from `FixedLanes::at`",
    );
    check_error(
        dsl::build::<fn(In<f64>)>("lower", |k, (x,)| {
            k.for_each_vector(x.len(), |i| {
                x.load(i).lower();
            });
        }),
        "the half or the concatenation of f64xn64 is not a vector on every machine",
    );
    check_error(
        dsl::build::<Sum>("widths", |k, (x, y)| y.store(k.fixed_lanes(8).at(0), x.load(k.fixed_lanes(4).at(0)))),
        "vectors of different lane counts: f32x8 and f32x4",
    );
}

/// Accumulates a product in place: like `set` of `mul_add`, in the active lanes only.
#[test]
fn products_are_added_in_place() {
    let kernel = dsl::build::<fn(f32, In<f32>, InOut<f32>)>("products", |k, (factor, x, y)| {
        let (sum, total) = (k.fixed_lanes(4).var(1.0f32), k.vector_var(0.0f32));
        sum.add_product(x.load(k.fixed_lanes(4).at(0)), factor);
        y.store(k.fixed_lanes(4).at(0), sum);
        k.for_each_vector(x.len(), |i| total.add_product(x.load(i), x.load(i)));
        y.store(4, total.reduce_add());
    })
    .unwrap();
    assert_eq!(kernel.function.ops.iter().filter(|op| op.code.keyword() == "fma").count(), 3);
    for bits in WIDTHS {
        let mut y = [0.0; 5];
        kernel.interpret((2.0, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0], &mut y), bits).unwrap();
        assert_eq!(y, [3.0, 5.0, 7.0, 9.0, 140.0]);
    }
}

/// An index plus a constant: one position, one entry of the contract, no addition.
#[test]
fn places_a_number_of_elements_further() {
    let kernel = dsl::build::<fn(isize, In<i32>, InOut<i32>)>("further", |k, (at, x, y)| {
        y.store((at, 1), x.load((at, 3)) + x.load((at, -2)));
        y.store((k.index(0), 0), x.load_checked((at, 3)));
    })
    .unwrap();
    let x: Vec<i32> = (0..10).collect();
    for at in -1..10 {
        let mut y = [-1; 8];
        let result = kernel.interpret((at, &x, &mut y), 128);
        if (2..7).contains(&at) {
            result.unwrap();
            assert_eq!((y[0], y[at as usize + 1]), (at as i32 + 3, 2 * at as i32 + 1));
        } else {
            assert!(result.is_err(), "{at}");
            assert_eq!(y, [-1; 8]);
        }
    }
}

/// `into_value` returns the variable itself, which cannot be set any more.
#[test]
fn variables_become_values() {
    let build = |sets: bool| {
        dsl::build::<fn(InOut<f32>)>("last", |k, (y,)| {
            let place = k.fixed_lanes(4).at(0);
            let sum = k.fixed_lanes(4).var(y.load(place));
            sum.set(sum + 1.0f32);
            let value = sum.into_value();
            if sets {
                sum.set(2.0f32);
            }
            y.store(place, value);
        })
    };
    let mut y = [1.0, 2.0, 3.0, 4.0];
    build(false).unwrap().interpret((&mut y,), 128).unwrap();
    assert_eq!(y, [2.0, 3.0, 4.0, 5.0]);
    let error = build(true).unwrap_err().to_string();
    assert!(error.contains("a variable of type f32x4 is set after `into_value` froze it"), "{error}");
}
