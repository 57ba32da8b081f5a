//! Safe programs that try to leave their slices: extreme numbers, jumps in unusual places, loops whose bounds change.
//!
//! In: kernels of one signature. Each runs on every level of the host, on slices next to inaccessible pages, with extreme
//! arguments, and must do what the interpreter does. The interpreter checks every access against the slices.
//! Not here: random programs (`kernelsmith-testing`), programs that building refuses (`dsl/tests/dsl/attacks.rs`).

use crate::guarded::jits;
use core::cell::Cell;
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith_ir::interp::{Memory, Symbols};
use kernelsmith_ir::random::Rng;

/// Three numbers, indices that are data, a slice to read and one to change.
type Attack = fn(isize, isize, isize, In<isize>, In<f32>, InOut<f32>) -> isize;

/// Sets of arguments per program and machine.
const SETS: u64 = 160;

const EXTREME: [isize; 24] = [
    0,
    1,
    2,
    3,
    5,
    8,
    16,
    17,
    -1,
    -2,
    -7,
    -8,
    isize::MAX,
    isize::MAX - 1,
    isize::MAX - 7,
    isize::MIN,
    isize::MIN + 1,
    isize::MIN + 8,
    1 << 31,
    1 << 32,
    -(1 << 31),
    1 << 62,
    -(1 << 62),
    (1 << 61) + 1,
];

/// The arguments of one call.
struct Arguments {
    numbers: [isize; 3],
    indices: [isize; 4],
    x: Vec<f32>,
    y: Vec<f32>,
}

fn arguments(rng: &mut Rng) -> Arguments {
    let number = |rng: &mut Rng| match rng.below(3) {
        0 => rng.pick(&EXTREME),
        _ => rng.below(25) as isize - 4,
    };
    let lengths = [0, 1, 2, 4, 7, 8, 16, 19, 33, 70];
    let slice = |rng: &mut Rng| (0..rng.pick(&lengths)).map(|at| at as f32).collect();
    let numbers = [number(rng), number(rng), number(rng)];
    Arguments { numbers, indices: [0; 4].map(|_| number(rng)), x: slice(rng), y: slice(rng) }
}

/// Runs the program everywhere and returns the number of calls that were not refused.
#[track_caller]
fn attack(source: Result<KernelSource<Attack>, Error>) -> u64 {
    let source = source.unwrap();
    let (mut accepted, mut calls) = (0, 0);
    for jit in jits() {
        let kernel = jit.compile(&source).unwrap();
        let mut rng = Rng::new(7);
        for set in 0..SETS {
            let Arguments { numbers: [n, m, p], indices, x, y } = arguments(&mut rng);
            let mut expected = y.clone();
            let mut call = |arguments: &[u64], _: &mut Memory| answer(arguments[0] as i64) as u64;
            let mut symbols = Symbols::new();
            symbols.bind("answer", &mut call);
            let outcome = jit.interpret_with(&source, (n, m, p, &indices, &x, &mut expected), &mut symbols);
            let outcome = outcome.map_err(|error| match error.call_error() {
                Some(error) => error.clone(),
                // Not a check and not the contract: the interpreter saw an access outside of a slice.
                None => panic!("set {set}, {:?}: {error}", (n, m, p, indices, x.len(), y.len())),
            });
            for edge in [Edge::Start, Edge::End] {
                let at = GuardedBuffer::new(&indices, edge).unwrap();
                let x = GuardedBuffer::new(&x, edge).unwrap();
                let mut y = GuardedBuffer::new(&y, edge).unwrap();
                let result = kernel.call(n, m, p, at.slice(), x.slice(), y.slice_mut());
                let given = (n, m, p, indices, x.slice().len(), expected.len());
                assert_eq!(result, outcome, "{jit:?}, set {set}, {given:?}");
                assert_eq!(y.slice(), expected, "{jit:?}, set {set}, {given:?}");
                assert!(y.is_intact(), "{jit:?}, set {set}, {given:?}");
            }
            calls += 1;
            accepted += u64::from(outcome.is_ok());
        }
    }
    assert!(calls == 0 || accepted > 0, "every call was refused, so nothing was tested");
    accepted
}

macro_rules! attacks {
    ($($(#[$doc:meta])* $name:ident |$k:ident, $n:ident, $m:ident, $p:ident, $at:ident, $x:ident, $y:ident| $body:expr;)*) => {$(
        $(#[$doc])*
        #[test]
        #[allow(unused_variables, reason = "not every program uses every parameter")]
        fn $name() {
            attack(build::<Attack>(stringify!($name), |$k, ($n, $m, $p, $at, $x, $y)| $body));
        }
    )*};
}

extern "C" fn answer(number: i64) -> i64 {
    number.wrapping_mul(0x9e37_79b9_7f4a_7c15_u64 as i64) >> 3
}

attacks! {
    bounds_of_outer_loops_change |k, n, m, p, at, x, y| {
        let (end, count) = (k.var(n), k.var(0isize));
        k.for_range_(m, end, |i| {
            end.set(end + p);
            count.set(count + 1);
            k.break_if_(1, count.gt(40));
            k.for_range_(i, end, |j| {
                count.set(count + 1);
                k.break_if_(2, count.gt(40));
                y.store(j, x.get(j) + 1.0);
            });
        });
        count.get()
    };
    triangles |k, n, m, p, at, x, y| {
        let count = k.var(0isize);
        k.for_range_(0, n.min(50), |i| {
            k.for_range_(i, m, |j| {
                count.set(count + 1);
                k.break_if_(2, count.gt(60));
                y.store(j - i, x.load((j, 1)));
            });
        });
        count.get()
    };
    rows_of_any_width |k, n, m, p, at, x, y| {
        k.for_range_(0, n.min(9), |row| {
            k.for_range_(row * m, row * m + p, |i| y.store(i, x.get(i - row * m)));
        });
        k.index(0)
    };
    products_that_cancel |k, n, m, p, at, x, y| {
        y.store((n * m - m * n) + p, x.load(n * m * p - p * m * n));
        n * m
    };
    shifts_and_products |k, n, m, p, at, x, y| {
        y.store((n << 3) - n * 8 + m, x.load(-(-p)));
        (n << 62) + (m << 1)
    };
    minima_and_maxima |k, n, m, p, at, x, y| {
        y.store(n.min(m).max(p), 1.0);
        y.store((n + 1).max(m - 1).min(y.len() - 1), 2.0);
        x.load(k.select(n.lt(m), p, m - 1)).cast::<isize>()
    };
    minima_of_sums_that_wrap |k, n, m, p, at, x, y| {
        k.for_range_(0, (n + m).min(p + 3), |i| y.store(i, x.get(i)));
        k.for_range_((n - m).max(0), y.len(), |i| y.store(i, 2.0));
        n + m
    };
    clamps_with_crossed_limits |k, n, m, p, at, x, y| {
        y.store(at.get(0).clamp(n, m), 1.0);
        y.store(at.get(1).clamp(0, y.len() - 1), 2.0);
        x.load(p.clamp(n + 1, m - 1)).cast::<isize>()
    };
    remainders_and_masks |k, n, m, p, at, x, y| {
        y.store(n % 8, 1.0);
        y.store(m & -8, 2.0);
        y.store((y.len() & -4).min(y.len() - 1), 3.0);
        y.store(p.max(0) % 4, x.load(p.max(3) & -4));
        n % 8 + (m & -8)
    };
    conversions |k, n, m, p, at, x, y| {
        y.store(n.cast::<u8>().cast::<isize>(), 1.0);
        y.store(m.cast::<i16>().cast::<isize>() + 2, 2.0);
        y.store((p.cast::<u32>() + 1).cast::<isize>(), 3.0);
        y.store(p.cast::<u64>().cast::<isize>(), 4.0);
        y.store((p.max(0).min(9).cast::<u64>() - 1).cast::<isize>(), 5.0);
        n.cast::<i32>().cast::<isize>()
    };
    minima_of_unsigned_numbers |k, n, m, p, at, x, y| {
        y.store(n.cast::<u64>().min(6).cast::<isize>(), 1.0);
        y.store((m.cast::<u32>().min(3) + 4).cast::<isize>(), 2.0);
        y.store((at.get(0).cast::<u16>() % 7).cast::<isize>(), 3.0);
        k.index(1)
    };
    steps_down_and_up |k, n, m, p, at, x, y| {
        let count = k.var(0isize);
        for step in [-3, 2, 5, -1] {
            k.for_range_step_(n, m, step, |i| {
                count.set(count + 1);
                k.break_if_(1, count.gt(70));
                y.store(i, x.get(i) + 1.0);
            });
        }
        count.get()
    };
    steps_of_extreme_length |k, n, m, p, at, x, y| {
        let count = k.var(0isize);
        for step in [isize::MAX, isize::MIN, 1 << 62, -(1 << 62)] {
            k.for_range_step_(at.get(0), at.get(1), step, |i| {
                count.set(count + 1);
                k.continue_if_(1, (i & 1).eq(0));
                y.store(i, 1.0);
            });
        }
        count.get()
    };
    a_step_after_a_continue |k, n, m, p, at, x, y| {
        let count = k.var(0isize);
        k.for_range_step_(at.get(2), n, 3, |i| {
            count.set(count + 1);
            k.break_if_(1, count.gt(30));
            k.continue_if_(1, x.load_checked(i).gt(2.0));
            y.store(i, 1.0);
        });
        count.get()
    };
    displacements_of_vectors |k, n, m, p, at, x, y| {
        k.for_each_vector(n, |i| y.store(i + 1, x.load(i + m - p) + y.load(i)));
        k.for_each_vector(y.len() - 1, |i| y.store(i, y.load(i + 1) + x.load(i + isize::MAX - (isize::MAX - 1))));
        k.index(0)
    };
    displacements_that_wrap_to_zero |k, n, m, p, at, x, y| {
        k.for_each_vector(p.min(5), |i| y.store(i + n + isize::MIN + isize::MIN, 1.0));
        k.index(2)
    };
    displacements_of_the_greatest_index |k, n, m, p, at, x, y| {
        y.store((n - isize::MAX, isize::MAX), 2.0);
        y.write(m.min(3) - isize::MAX, isize::MAX as usize, 7u16);
        k.index(3)
    };
    strides_of_all_kinds |k, n, m, p, at, x, y| {
        for stride in [0, 1, 2, 3, 4, 5, 8] {
            k.for_each_vector(n, |i| y.store(i, x.load(i.strided(stride) + 3) + x.load(i.strided(stride) - -1)));
        }
        k.index(3)
    };
    strides_from_any_row |k, n, m, p, at, x, y| {
        k.for_each_vector(y.len(), |i| {
            let a = x.load(i.strided(2).at_row(n));
            let b = x.load(i.strided(3).at_row(m * p));
            y.store(i, a + b + x.load((i + 1).strided(4) - 5));
        });
        k.index(4)
    };
    strides_at_data |k, n, m, p, at, x, y| {
        let four = k.fixed_lanes(4);
        for stride in [0, 2, 3, 7] {
            y.store(four.at(0), x.load(four.at(at.get(0)).first(at.get(1)).strided(stride) + 1));
        }
        k.index(5)
    };
    first_lanes_of_any_count |k, n, m, p, at, x, y| {
        let eight = k.fixed_lanes(8);
        y.store(eight.at(n).first(m), x.load(eight.at(p).first(m) + 1));
        y.store(eight.at(at.get(0)).first(at.get(1)), 2.0);
        y.store(eight.at(m - p).first(n - m), 3.0);
        k.index(6)
    };
    first_lanes_in_loops |k, n, m, p, at, x, y| {
        let four = k.fixed_lanes(4);
        k.for_range_step_(0, n, 4, |i| {
            let place = four.at(i).first(n - i);
            y.store(place, x.load(place) + 1.0);
        });
        n
    };
    wide_vectors |k, n, m, p, at, x, y| {
        for lanes in [16, 64] {
            let wide = k.fixed_lanes(lanes);
            y.store(wide.at(n).first(m), x.load(wide.at(at.get(0)).first(p)).max(1.0));
            y.store(wide.at(0).first(y.len()), 2.0);
        }
        k.index(7)
    };
    gathers_of_any_index |k, n, m, p, at, x, y| {
        k.for_each_vector(y.len(), |i| {
            let near = x.gather(i.iota::<i32>() + at.get(0).cast::<i32>().splat());
            let far = x.gather(i.iota::<i64>() * 2 + k.splat(m.cast::<i64>()));
            y.store(i, near + far);
        });
        k.index(8)
    };
    gathers_in_the_tail_ignore_inactive_lanes |k, n, m, p, at, x, y| {
        k.for_each_vector(x.len().min(y.len()), |i| {
            y.store(i, x.gather(i.iota::<i64>()));
            y.scatter(i.iota::<i32>(), x.load(i));
        });
        k.index(9)
    };
    scatters_of_any_index |k, n, m, p, at, x, y| {
        let four = k.fixed_lanes(4);
        let lanes = four.iota::<i64>() * four.splat(n.cast::<i64>()) + at.get(0).cast::<i64>();
        y.scatter(lanes, 1.0);
        k.for_each_vector(x.len(), |i| y.scatter(i.iota::<i32>() + m.cast::<i32>().splat(), x.load(i)));
        k.index(10)
    };
    compressed_and_expanded |k, n, m, p, at, x, y| {
        let n_stored = k.var(at.get(0));
        k.for_each_vector(x.len(), |i| {
            let v = x.load(i);
            n_stored.set(n_stored + y.store_compressed(n_stored, v, v.gt(3.0)));
            let (wide, count) = y.load_expanded(n, v.lt(4.0));
            n_stored.set(n_stored + y.store_compressed(m, wide, v.ne(1.0)) - count);
        });
        n_stored.get()
    };
    numbers_at_any_element |k, n, m, p, at, x, y| {
        let sum = x.read::<u64>(n, 1).cast::<isize>() + x.read::<u8>(at.get(0) & 15, 2).cast::<isize>();
        y.write(m, 3, 1.0f64);
        sum
    };
    arrays_at_any_index |k, n, m, p, at, x, y| {
        let (first, second) = (k.array::<isize>(5), k.array::<f32>(20));
        first.store(4, 7);
        second.store(n, 1.0);
        first.store(m, 3);
        second.store((p, 1), second.load(at.get(0)) + 2.0);
        y.store(0, second.load((n, -1)));
        first.load(4) + first.load((m, 1)) + first.load(n * m - p)
    };
    arrays_at_minima_of_sums_that_wrap |k, n, m, p, at, x, y| {
        let array = k.array::<isize>(16);
        array.store((n + m).min(15).max(0), 5);
        array.store((n * p).max(3).min(14), 6);
        array.store((m << 3).clamp(0, 15), 7);
        array.store(k.select(n.lt(m), n - m, m - n).max(-9).min(9) + 3, 8);
        let sum = k.var(0isize);
        k.for_range_(0, 16, |i| sum.set(sum * 3 + array.load(i)));
        sum.get()
    };
    arrays_at_masks_and_conversions |k, n, m, p, at, x, y| {
        let array = k.array::<isize>(256);
        array.store(n & 255, 1);
        array.store(at.get(0).cast::<u8>().cast::<isize>(), array.load(m.cast::<u8>().cast::<isize>()) + 2);
        array.store((p.cast::<u32>() % 256).cast::<isize>(), 3);
        array.store(n.cast::<i8>().cast::<isize>() + 128, 4);
        array.store(at.get(1).cast::<i8>().cast::<isize>(), 5);
        array.load(n & 127) + array.load(255)
    };
    arrays_in_loops_of_any_bounds |k, n, m, p, at, x, y| {
        let array = k.array::<f32>(33);
        k.for_range_(0, n.min(40), |i| array.store(i, array.load(i) + 1.0));
        k.for_range_step_(m, 33, 7, |i| array.store(i, 2.0));
        k.for_range_step_(32, p, -1, |i| array.store(i, array.load(i) + 3.0));
        k.for_each_vector(y.len(), |i| y.store(i, array.load(i + n) + array.load(i)));
        k.for_each_vector(33, |i| array.store(i, array.load(i) * 2.0));
        array.load(32).cast::<isize>()
    };
    parts_of_vectors_in_arrays |k, n, m, p, at, x, y| {
        let array = k.array::<f32>(19);
        let (eight, four) = (k.fixed_lanes(8), k.fixed_lanes(4));
        array.store(eight.at(n).first(m), 1.0);
        array.store(eight.at(11), 2.0);
        array.store(eight.at(at.get(0)).first(at.get(1)), 3.0);
        array.store(four.at(p & 7).first(m & 3), 4.0);
        y.store(four.at(0).first(y.len()), array.load(four.at(n & 1).strided(5) + 2));
        y.store(four.at(0).first(y.len()), array.load(four.at(at.get(2)).strided(2) + 1));
        for stride in [3, 4] {
            y.store(four.at(0).first(y.len()), array.load(four.at(at.get(2) & 1).strided(stride) + 1));
        }
        array.load(18).cast::<isize>()
    };
    indices_of_lanes_in_arrays |k, n, m, p, at, x, y| {
        let array = k.array::<f32>(24);
        let four = k.fixed_lanes(4);
        array.scatter((four.iota::<i32>() * 5) + (n & 7).cast::<i32>(), 1.0);
        let stored = k.var(m);
        k.for_each_vector(x.len(), |i| {
            let v = x.load(i);
            stored.set(stored + array.store_compressed(stored, v, v.gt(2.0)));
            array.scatter(i.iota::<i64>() + p.cast::<i64>().splat(), v);
        });
        k.for_each_vector(y.len(), |i| y.store(i, array.gather(i.iota::<i32>() & at.get(0).cast::<i32>().splat())));
        stored.get() + array.load(23).cast::<isize>()
    };
    arrays_are_new_in_every_iteration |k, n, m, p, at, x, y| {
        let (count, wrong) = (k.var(0isize), k.var(0isize));
        let keeper = k.array::<isize>(3);
        k.while_(
            || {
                let small = k.array::<isize>(2);
                wrong.set(wrong + small.load(count & 1));
                small.store(count & 1, 1);
                count.lt(n.min(30))
            },
            || {
                count.set(count + 1);
                let large = k.array::<u8>(700);
                k.for_range_(0, 700, |i| wrong.set(wrong + large.load(i).cast::<isize>()));
                large.store(at.get(1), 9);
                k.continue_if_(1, (count % 3).eq(1));
                k.for_range_(0, 700, |i| large.store(i, 1));
                keeper.store(count % 3, count);
                k.break_if_(1, count.gt(m));
            },
        );
        wrong * 1000 + keeper.load(0) + keeper.load(2)
    };
    arrays_keep_to_themselves |k, n, m, p, at, x, y| {
        let arrays = [k.array::<u8>(1), k.array::<u8>(17), k.array::<u8>(16), k.array::<u8>(100)];
        for (number, array) in arrays.into_iter().enumerate() {
            k.for_range_(0, array.len(), |i| array.store(i, number as u8 + 1));
            array.store(at.get(number as isize), 50);
        }
        let sum = k.var(0isize);
        for array in arrays {
            k.for_range_(0, array.len(), |i| sum.set(sum + array.load(i).cast::<isize>()));
        }
        sum.get()
    };
    jumps_in_every_condition |k, n, m, p, at, x, y| {
        let count = k.var(0isize);
        k.for_range_(0, n, |i| {
            let condition = || {
                count.set(count + 1);
                k.break_if_(2, count.gt(50));
                k.continue_if_(2, (count % 3).eq(0));
                (count % 2).eq(1)
            };
            k.while_(condition, || {
                k.if_(x.load_checked(i).gt(2.0), || k.continue_(1))
                    .elif_(
                        || {
                            k.break_if_(1, count.gt(m));
                            y.store(i, 1.0);
                            i.gt(p)
                        },
                        || k.continue_(2),
                    )
                    .else_(|| k.break_(1));
            });
            y.store(i, 2.0);
        });
        count.get()
    };
    loops_over_data_in_conditions |k, n, m, p, at, x, y| {
        let count = k.var(0isize);
        let condition = || {
            k.for_each_vector(y.len(), |i| {
                count.set(count + 1);
                k.break_if_(2, count.gt(30));
                k.continue_if_(1, y.load(i).reduce_max().gt(20.0));
                y.store(i, y.load(i) + 1.0);
            });
            count.lt(m.min(9))
        };
        k.while_(condition, || count.set(count + 1));
        count.get()
    };
    jumps_out_of_loops_over_data |k, n, m, p, at, x, y| {
        let count = k.var(0isize);
        k.for_range_step_(0, n.min(90), 2, |row| {
            k.for_each_vector_unrolled(y.len() - row, 4, |places| {
                for (at, &i) in places.iter().enumerate() {
                    count.set(count + 1);
                    k.break_if_(1, x.load_checked(row + at as isize).gt(5.0));
                    k.continue_if_(2, count.gt(20));
                    k.break_if_(2, count.gt(90));
                    y.store(i + row, y.load(i + row) + 1.0);
                }
            });
        });
        count.get()
    };
    aligned_loops_in_loops |k, n, m, p, at, x, y| {
        // How many iterations there are depends on addresses, so nothing that is compared may.
        k.for_range_step_(0, n.min(30), 3, |row| {
            y.for_each_aligned_vector(m, |i| {
                k.continue_if_(2, row.gt(12));
                k.break_if_(2, row.gt(p));
                y.store_streaming(i + row, x.load(i) + 1.0);
            });
        });
        y.for_each_aligned_vector(p.min(y.len()), |i| y.store_streaming(i, y.load(i) * 2.0));
        k.index(18)
    };
    loops_over_data_whose_length_is_data |k, n, m, p, at, x, y| {
        k.for_each_vector(at.get(0), |i| y.store(i, x.load(i + 1)));
        k.for_each_vector_unrolled(at.get(1).min(40), 2, |places| places.iter().for_each(|&i| y.store(i, 3.0)));
        k.index(11)
    };
    loops_in_loops_over_data |k, n, m, p, at, x, y| {
        k.for_each_vector(n.min(50), |i| {
            k.for_range_(0, m.min(5), |j| {
                y.store(i + j, x.load(i + j * 2));
                y.store(i.index() + j, 1.0);
            });
        });
        k.index(12)
    };
    positions_of_variables |k, n, m, p, at, x, y| {
        let (place, four) = (k.var(n), k.fixed_lanes(4));
        k.for_each_vector(x.len(), |i| {
            let kept = four.at(place);
            place.set(place + m);
            y.store(kept, x.load(i).reduce_max());
            y.store(four.at(place).first(place), 2.0);
        });
        place.get()
    };
    the_least_and_greatest_trip_counts |k, n, m, p, at, x, y| {
        let count = k.var(0isize);
        k.for_range_(isize::MIN, n, |i| {
            count.set(count + 1);
            k.break_if_(1, count.gt(9));
            y.store(i - isize::MIN, 1.0);
        });
        k.for_range_(m, isize::MAX, |i| {
            count.set(count + 1);
            k.break_if_(1, count.gt(9));
            y.store(i - m, 2.0);
        });
        count.get()
    };
    loops_that_never_run |k, n, m, p, at, x, y| {
        k.for_range_(5, 5, |i| y.store(i + n, 1.0));
        k.for_range_(m, m, |i| y.store(i + isize::MAX, 2.0));
        k.for_range_step_(0, 7, -2, |i| y.store(i * p, 3.0));
        k.for_each_vector(0, |i| y.store(i + n, 4.0));
        k.for_range_(m, m - 3, |i| y.store(i, 5.0));
        k.index(13)
    };
    the_first_loop_stores_what_the_second_indexes |k, n, m, p, at, x, y| {
        k.for_range_(0, y.len(), |i| y.store(i, (i * n + m).cast::<f32>()));
        k.for_range_(0, x.len(), |i| {
            let place = y.load_checked(i).cast::<isize>();
            k.if_(place.ne(0), || y.store(place, x.get(i)));
        });
        k.index(14)
    };
    shifted_in_place |k, n, m, p, at, x, y| {
        k.for_range_(1, y.len(), |i| y.store(i - 1, y.get(i)));
        k.for_range_step_(y.len() - 1, 0, -1, |i| y.store(i, y.get(i - 1)));
        k.for_each_vector(y.len() - n, |i| y.store(i, y.load(i + n)));
        k.index(15)
    };
    callbacks_choose_the_index |k, n, m, p, at, x, y| {
        let chosen = k.call("answer", answer as extern "C" fn(i64) -> i64, (n.cast::<i64>(),)).to_index();
        k.if_((m & 1).eq(0), || y.store(chosen & 7, 1.0)).else_(|| y.store(chosen, 2.0));
        y.store(chosen.clamp(0, y.len() - 1), 3.0);
        y.store(k.fixed_lanes(8).at(chosen & 3).first(chosen), 4.0);
        chosen
    };
    returns_from_everywhere |k, n, m, p, at, x, y| {
        k.for_range_(0, n, |i| {
            k.for_each_vector(y.len(), |j| {
                y.store(j, y.load(j) + 1.0);
                k.if_(y.load(j).reduce_min().gt(4.0), || k.return_(i));
            });
            k.if_(i.gt(m), || k.return_(k.index(-1)));
            y.store(i, 1.0);
        });
        k.index(-2)
    };
    checked_accesses |k, n, m, p, at, x, y| {
        let eight = k.fixed_lanes(8);
        y.store_checked(eight.at(n).first(m), x.load_checked(eight.at(p)));
        k.for_each_vector(n.min(50), |i| y.store_checked(i + m, x.load_checked(i.strided(3) + 1)));
        k.index(19)
    };
    positions_kept_from_full_vectors |k, n, m, p, at, x, y| {
        // The masked tail uses the position of the full vectors, which is the same variable of the generated code.
        let kept = Cell::new(None);
        k.for_each_vector(y.len(), |i| {
            let place = kept.get().unwrap_or(i);
            kept.set(Some(i));
            y.store(place, x.load(place + n));
        });
        k.index(16)
    };
    masks_of_bits |k, n, m, p, at, x, y| {
        let bits = k.var(n.cast::<u64>());
        k.for_each_vector(x.len(), |i| {
            let mask = k.mask_from_bits(bits);
            bits.set(mask.to_bits() * 3 + 1);
            y.store_compressed(m, x.load(i), mask);
            y.store(mask.first_true(), mask.count().cast::<f32>());
        });
        bits.get().cast::<isize>()
    };
    switches_between_places_and_jumps |k, n, m, p, at, x, y| {
        let (place, count) = (k.var(m), k.var(0isize));
        k.for_range_(0, n, |i| {
            count.set(count + 1);
            k.break_if_(1, count.gt(60));
            k.switch_(p & 7)
                .case_(0, || k.continue_(1))
                .case_([1, 5], || y.store(i, x.load(i)))
                .case_(2, || place.set(y.len() - 1 - i))
                .case_(3, || {
                    k.for_each_vector(y.len(), |j| {
                        k.switch_(place).case_(-1..=1, || k.break_(1)).case_(2, || k.continue_(2)).default_(|| {
                            y.store(j, y.load(j) + 1.0);
                        });
                    });
                })
                .case_(4, || k.return_(i))
                .default_(|| place.set(place + p));
            y.store(place, 1.0);
        });
        place.get()
    };
    switches_in_conditions |k, n, m, p, at, x, y| {
        let (i, count) = (k.var(0isize), k.var(0isize));
        k.while_(
            || {
                let goes_on = k.var(true);
                count.set(count + 1);
                k.break_if_(1, count.gt(60));
                k.switch_(i)
                    .case_(0..=3, || i.set(i + 1))
                    .case_(4, || i.set(n))
                    .case_([5, 6], || k.break_(1))
                    .default_(|| goes_on.set(i.lt(m)));
                goes_on.get()
            },
            || {
                y.store(i, 1.0);
                i.set(i + 1);
            },
        );
        i.get()
    };
    /// A check that always fails ends the call wherever it is, and what was written before stays.
    error_codes |k, n, m, p, at, x, y| {
        k.for_range_(0, n.min(20), |i| {
            k.if_(i.eq(m), || k.fail(p));
            y.store(i, 1.0);
        });
        k.for_each_vector(x.len(), |i| {
            k.if_(x.load(i).gt(60.0).any(), || {
                y.store(0, 3.0);
                k.fail(at.get(0) - 1);
                y.store(p, 4.0);
            });
        });
        k.if_(y.len().gt(60), || k.fail(isize::MIN));
        k.index(20)
    };
    strided_stores |k, n, m, p, at, x, y| {
        k.for_each_vector(n.min(20), |i| {
            y.store(i.strided(3).at_row(m), x.load(i));
            y.store(i.strided(0) + 1, 2.0);
        });
        for (stride, number) in [(2, 0), (4, 1), (u32::MAX, 2), (1 << 31, 3), (1, 3)] {
            let place = k.fixed_lanes(8).at(k.var(at.get(number)).get()).first(p);
            y.store(place.strided(stride), 5.0);
        }
        k.index(21)
    };
    selected_positions |k, n, m, p, at, x, y| {
        k.for_range_(0, n.min(20), |i| {
            let place = k.select((i % 2).eq(0), i, (y.len() - 1) - i);
            y.store(place, x.load(k.select(i.lt(m), i * 2, p)));
        });
        k.index(17)
    };
    /// Values that a function computes are indices, trip counts and conditions, of which nothing is known.
    results_of_functions |k, n, m, p, at, x, y| {
        let bounded = kernelsmith::function::<fn(isize, isize) -> isize>("bounded", |k, (i, end)| {
            k.if_(i.lt(0), || k.return_(k.index(0)));
            k.if_(i.ge(end), || k.return_(end - 1));
            i
        })
        .unwrap();
        let both = kernelsmith::function::<fn(isize, isize) -> (isize, bool)>("both", |_, (a, b)| (a * b + 1, a.lt(b)));
        let both = both.unwrap();
        let inside = bounded.call(k, (n, y.len()));
        k.if_(y.len().gt(0), || y.store_checked(inside, 1.0));
        let (product, is_less) = both.call(k, (m, p));
        k.for_range_(0, bounded.call(k, (product, 9isize)), |i| y.store(i, x.load_checked(bounded.call(k, (i, n)))));
        k.if_(is_less, || y.store(bounded.call(k, (at.get(0), m)), 2.0));
        k.for_each_vector(bounded.call(k, (n, m)), |i| y.store(i, x.load(i)));
        product
    };
    /// Arrays of two functions and of the kernel do not overlap, and are zero in every call.
    arrays_of_functions |k, n, m, p, at, x, y| {
        let table = kernelsmith::function::<fn(isize, u8) -> isize>("table", |k, (i, byte)| {
            let array = k.array::<isize>(256);
            let was = array.load(byte.cast::<isize>());
            array.store(byte.cast::<isize>(), 100);
            k.if_(i.eq(3), || k.return_(was));
            array.store(i, 7);
            was + array.load(byte.cast::<isize>()) + array.load((i, 1))
        })
        .unwrap();
        let nested = kernelsmith::function::<fn(isize) -> isize>("nested", |k, (i,)| {
            let array = k.array::<isize>(5);
            array.store(2, 50);
            let inner = table.call(k, (i, 9u8));
            array.store((i, -3), inner);
            k.for_range_(0, i.min(5), |j| array.store(j, array.load(j) + 1));
            array.load(2) + table.call(k, (array.load(4), 2u8))
        })
        .unwrap();
        let own = k.array::<isize>(4);
        own.store(1, 9);
        k.for_range_(0, n.min(5), |i| own.store(3, own.load(3) + table.call(k, (m, 1u8))));
        let sum = own.load(1) + own.load(2) + own.load(3) + nested.call(k, (p,));
        y.store(0, sum.cast::<f32>());
        sum
    };
    /// `return_` in loops over data and in switches of a function, called in loops that are left, too.
    returns_of_functions |k, n, m, p, at, x, y| {
        let find = kernelsmith::function::<fn(isize, isize) -> isize>("find", |k, (wanted, n)| {
            let array = k.array::<i32>(40);
            k.for_range_(0, 40, |i| array.store(i, i.cast::<i32>() * 3));
            let lane = k.var(-1isize);
            k.for_each_vector(n.min(40), |i| {
                let found = array.load(i).eq(wanted.cast::<i32>());
                k.if_(found.any(), || k.return_(lane));
                lane.set(lane + 1);
            });
            k.switch_(wanted).case_(0..=4, || k.return_(wanted)).default_(|| {
                k.loop_(|| {
                    lane.set(lane + 2);
                    k.if_(lane.gt(30), || k.return_(n));
                    k.continue_if_(1, lane.lt(20));
                    k.if_(wanted.lt(0), || k.fail(wanted));
                });
            });
            k.index(35)
        })
        .unwrap();
        let count = k.var(0isize);
        k.for_range_(0, y.len().min(12), |i| {
            let found = find.call(k, (m, n));
            k.break_if_(1, found.gt(50));
            k.continue_if_(1, found.eq(p));
            y.store(i, 1.0);
            count.set(count + found);
        });
        k.for_each_vector(x.len(), |i| {
            k.break_if_(1, find.call(k, (p, 3isize)).eq(n));
            y.store(i, x.load(i));
        });
        count.get()
    };
}
