//! Non-contiguous accesses: strided loads, gather, scatter, compressing stores, and their checks.

use kernelsmith_dsl::{self as dsl, KernelSource};
use kernelsmith_exec::{In, InOut, Out, PlainElement};

const WIDTHS: [u32; 3] = [128, 256, 512];

/// Loads elements `stride * i + offset` from a slice that is just long enough.
#[track_caller]
fn check_stride<T>(stride: u32, offset: usize, n: usize, number: fn(usize) -> T)
where
    T: dsl::Lane + dsl::MemoryElement<Number = T> + PlainElement + PartialEq + Default + core::fmt::Debug,
{
    let kernel = dsl::build::<fn(In<T>, Out<T>)>("strided", |k, (x, y)| {
        k.for_each_vector_of::<T>(y.len(), |i| y.store(i, x.load(i.strided(stride) + offset as isize)));
    })
    .unwrap();
    // Strides that are powers of two load whole groups, with the wanted element last if possible.
    let group = if matches!(stride, 2 | 4 | 8) { stride as usize } else { 1 };
    let reach = (n - 1) * stride as usize + offset + (group - 1).saturating_sub(offset) + 1;
    let x: Vec<T> = (0..reach).map(|at| number(at.wrapping_mul(7919))).collect();
    let want: Vec<T> = (0..n).map(|i| x[i * stride as usize + offset]).collect();
    for bits in WIDTHS {
        let mut y = vec![T::default(); n];
        kernel.interpret((&x, &mut y), bits).unwrap();
        assert_eq!(y, want, "stride {stride}, offset {offset}, {n} elements, {bits} bits");
        kernel.interpret((&x[..reach - 1], &mut y), bits).unwrap_err();
    }
}

#[test]
fn strides() {
    for stride in 1..=9 {
        for offset in [0, 1, 2, 5, 8] {
            for n in [1, 7, 8, 16, 37, 64] {
                check_stride(stride, offset, n, |number| number as u8);
                check_stride(stride, offset, n, |number| number as u16);
                check_stride(stride, offset, n, |number| number as f32);
            }
        }
    }
}

#[test]
fn a_stride_whose_row_is_data_is_checked() {
    let kernel = dsl::build::<fn(In<isize>, In<f32>, Out<f32>)>("row", |k, (row, x, y)| {
        let row = row.get(0);
        k.for_each_vector_of::<f32>(y.len(), |i| y.store(i, x.load(i.strided(2).at_row(row))));
    })
    .unwrap();
    let (x, mut y) = ([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], [0.0; 3]);
    kernel.interpret((&[2], &x, &mut y), 128).unwrap();
    assert_eq!(y, [3.0, 5.0, 7.0]);
    for row in [-1, 3, isize::MAX, isize::MIN] {
        kernel.interpret((&[row], &x, &mut y), 128).unwrap_err();
    }
}

type Moved = fn(In<i32>, In<i64>, In<u8>, InOut<u8>);

/// `y[to[i]] = x[from[i]]`.
fn moved() -> KernelSource<Moved> {
    dsl::build::<Moved>("moved", |k, (from, to, x, y)| {
        k.for_each_vector(from.len(), |i| {
            x.prefetch(i.index() + 1_000_000);
            x.prefetch((i.index(), -7));
            x.prefetch((k.index(3), isize::MAX));
            y.scatter(to.load(i), x.gather(from.load(i)));
        });
    })
    .unwrap()
}

#[test]
fn gather_and_scatter() {
    let kernel = moved();
    let x: Vec<u8> = (0..40).collect();
    for bits in WIDTHS {
        let mut y = [99; 5];
        kernel.interpret((&[39, 0, 7, 7, 8], &[4, 3, 0, 1, 0], &x, &mut y), bits).unwrap();
        assert_eq!(y, [8, 7, 99, 0, 39]);
    }
}

#[test]
fn invalid_indices_end_the_kernel_before_any_store() {
    let (kernel, x) = (moved(), [1, 2, 3]);
    for (from, to) in [(-1, 0), (3, 0), (i32::MAX, 0), (i32::MIN, 0), (0, 5), (0, -1), (0, i64::MAX), (0, i64::MIN)] {
        let mut y = [99; 5];
        kernel.interpret((&[0, from], &[0, to], &x, &mut y), 256).unwrap_err();
        assert_eq!(y, [99; 5]);
    }
    assert_eq!(kernel.contract.checks.iter().map(|site| site.write).collect::<Vec<_>>(), [false, true, false, true]);
}

#[test]
fn without_checks_there_is_no_safe_call() {
    let kernel = dsl::build::<fn(In<i32>, InOut<f32>)>("unchecked", |k, (at, y)| {
        k.for_each_vector(at.len(), |i| y.scatter_unchecked(at.load(i), y.gather_unchecked(at.load(i)) * 2.0));
    })
    .unwrap();
    let reason = kernel.contract.unsafe_reason.as_deref().unwrap();
    assert!(reason.starts_with("unchecked gather at "), "{reason}");
}

#[test]
fn compressed_stores() {
    let kernel = dsl::build::<fn(In<i32>, u64, isize, Out<i32>) -> isize>("keep", |k, (x, bits, start, y)| {
        let at = k.var(start);
        k.for_each_vector(x.len(), |i| {
            let x = x.load(i);
            at.set(at + y.store_compressed(at.get(), x, x.ge(0) & k.mask_from_bits(bits)));
        });
        at.get()
    })
    .unwrap();
    let x = [1, -2, 3, 4, -5, 6, 7];
    let mut y = [0; 4];
    assert_eq!(kernel.interpret((&x, 0b100_1101, 0, &mut y), 512).unwrap(), 4);
    assert_eq!(y, [1, 3, 4, 7]);
    let mut y = [0; 6];
    assert_eq!(kernel.interpret((&x, u64::MAX, 1, &mut y), 128).unwrap(), 6);
    assert_eq!(y, [0, 1, 3, 4, 6, 7]);
    for start in [-1, 2, isize::MAX, isize::MIN] {
        kernel.interpret((&x, u64::MAX, start, &mut y), 128).unwrap_err();
    }
}

#[test]
fn expanding_loads() {
    let kernel = dsl::build::<fn(In<i32>, u64, isize, Out<i32>) -> isize>("spread", |k, (x, bits, start, y)| {
        let at = k.var(start);
        k.for_each_vector(y.len(), |i| {
            let (x, n) = x.load_expanded(at.get(), k.mask_from_bits(bits));
            y.store(i, x);
            at.set(at + n);
        });
        at.get()
    })
    .unwrap();
    // One check for full vectors and one for the remainder.
    assert_eq!(kernel.contract.checks.iter().map(|site| site.write).collect::<Vec<_>>(), [false; 2]);
    let mut y = [9; 7];
    assert_eq!(kernel.interpret((&[1, 2, 3, 4], 0b100_1101, 0, &mut y), 512).unwrap(), 4);
    assert_eq!(y, [1, 0, 2, 3, 0, 0, 4]);
    assert_eq!(kernel.interpret((&[0, 1, 2, 3, 4], 0b0110, 1, &mut y), 128).unwrap(), 5);
    assert_eq!(y, [0, 1, 2, 0, 0, 3, 4]);
    for start in [-1, 2, isize::MAX, isize::MIN] {
        kernel.interpret((&[0, 1, 2, 3, 4], 0b0110, start, &mut y), 128).unwrap_err();
    }
}

macro_rules! dots {
    ($($name:ident $sum:ty, $a:ty, $b:ty;)*) => {$(
        #[test]
        fn $name() {
            let kernel = dsl::build::<fn(In<$a>, In<$b>) -> $sum>("dot", |k, (x, y)| {
                let sum = k.vector_var_of::<$sum, $sum>(0);
                k.for_each_vector_of::<$a>(x.len(), |i| sum.set(sum.get().dot(x.load(i), y.load(i))));
                sum.get().reduce_add()
            })
            .unwrap();
            for n in [0, 1, 15, 16, 17, 64, 77] {
                let x: Vec<$a> = (0..n).map(|at: i32| (at * 7919) as $a).collect();
                let y: Vec<$b> = (0..n).map(|at: i32| (at * 104_729 + 3) as $b).collect();
                let products = x.iter().zip(&y).map(|(&x, &y)| (x as $sum).wrapping_mul(y as $sum));
                let want = products.fold(0 as $sum, |sum, product| sum.wrapping_add(product));
                for bits in WIDTHS {
                    assert_eq!(kernel.interpret((&x, &y), bits).unwrap(), want, "{n} of {bits}");
                }
            }
        }
    )*};
}
dots! {
    dot_i8_i8 i32, i8, i8; dot_u8_i8 i32, u8, i8; dot_i16_i16 i32, i16, i16; dot_u16_i16 i32, u16, i16;
    dot_u8_u8 u32, u8, u8; dot_u16_u16 u32, u16, u16;
}

#[test]
fn dot_product_accumulators_fill_the_same_machine_vector() {
    let errors = dsl::build::<fn(In<i8>) -> i32>("dot", |k, (x,)| {
        let sum = k.vector_var_of::<i8, i32>(0);
        k.for_each_vector(x.len(), |i| sum.set(sum.get().dot(x.load(i), x.load(i))));
        sum.get().reduce_add()
    });
    assert!(matches!(errors.unwrap_err().iter().next().unwrap().kind, dsl::BuildErrorKind::MixedLanes { .. }));
}

/// Stores `n` vectors of a loop over data transposed, to a slice that is just long enough.
#[track_caller]
fn check_transposed<T>(n: usize, stride: u32, len: usize, number: fn(usize) -> T)
where
    T: dsl::Lane + dsl::MemoryElement<Number = T> + PlainElement + PartialEq + Default + core::fmt::Debug,
{
    let kernel = dsl::build::<fn(In<T>, Out<T>)>("transposed", |k, (x, y)| {
        k.for_each_vector_of::<T>(x.len(), |i| {
            let x = x.load(i);
            let vectors: Vec<_> = (0..n).map(|j| x + k.constant(number(j))).collect();
            y.store_transposed(i.strided(stride) + 1, &vectors);
        });
    })
    .unwrap();
    let added = dsl::build::<fn(In<T>, In<T>, Out<T>)>("added", |k, (x, number, y)| {
        k.for_each_vector_of::<T>(y.len(), |i| y.store(i, x.load(i) + k.splat(number.get(0))));
    })
    .unwrap();
    let x: Vec<T> = (0..len).map(|at| number(at.wrapping_mul(7919))).collect();
    let n_elements = 1 + (len - 1) * stride as usize + n;
    let untouched = number(77);
    let mut want = vec![untouched; n_elements];
    for j in 0..n {
        let mut sums = vec![T::default(); len];
        added.interpret((&x, &[number(j)], &mut sums), 128).unwrap();
        (0..len).for_each(|at| want[1 + at * stride as usize + j] = sums[at]);
    }
    for bits in WIDTHS {
        let mut y = vec![untouched; n_elements];
        kernel.interpret((&x, &mut y), bits).unwrap();
        if stride as usize >= n {
            assert_eq!(y, want, "{n} vectors, stride {stride}, {len} elements, {bits} bits");
        }
        let error = kernel.interpret((&x, &mut y[1..]), bits).unwrap_err();
        assert!(error.to_string().contains("elements"), "{error}");
    }
}

#[test]
fn vectors_are_stored_transposed() {
    for n in [1, 2, 3, 4, 8, 16, 17] {
        for stride in [0, 1, 2, 3, 4, 8, 9, 16, 20] {
            for len in [1, 5, 16, 37] {
                check_transposed(n, stride, len, |number| number as u8);
                check_transposed(n, stride, len, |number| number as i16);
                check_transposed(n, stride, len, |number| number as f32);
                check_transposed(n, stride, len, |number| number as f64);
            }
        }
    }
}

/// Stores `n` vectors of `lanes` lanes, of which the first `active` count, transposed to row `row`.
#[track_caller]
fn check_tile(n: usize, stride: u32, lanes: u32, is_known: bool) {
    // The contract has `active` elements, also if there are fewer lanes.
    for active in (-1..=lanes as isize + isize::from(is_known)).step_by(if lanes > 8 { 5 } else { 1 }) {
        let kernel = dsl::build::<fn(isize, isize, In<i16>, Out<i16>)>("tile", |k, (row, count, x, y)| {
            let lanes = k.fixed_lanes(lanes);
            let count = if is_known { k.index(active) } else { count };
            let vectors: Vec<_> = (0..n).map(|j| x.load(lanes.at(0)) + k.constant((1000 * j) as i16)).collect();
            y.store_transposed(lanes.at(0).first(count).strided(stride).at_row(row), &vectors);
        })
        .unwrap();
        let x: Vec<i16> = (0..lanes as i16).map(|i| 3 * i).collect();
        let n_active = active.clamp(0, lanes as isize) as usize;
        let n_elements = if n_active == 0 { 0 } else { (n_active - 1) * stride as usize + n };
        let mut want = vec![-1i16; 2 + n_elements];
        for j in 0..n {
            (0..n_active).for_each(|at| want[2 + at * stride as usize + j] = x[at] + (1000 * j) as i16);
        }
        let mut y = vec![-1i16; 2 + n_elements];
        kernel.interpret((2, active, &x, &mut y), 128).unwrap();
        assert_eq!(y, want, "{n} vectors of {lanes} lanes, stride {stride}, {active} active");
        if n_active > 0 {
            kernel.interpret((3, active, &x, &mut y), 128).unwrap_err();
            kernel.interpret((-1, active, &x, &mut y), 128).unwrap_err();
        }
    }
}

#[test]
fn tiles_of_fixed_vectors_are_stored_transposed() {
    for n in [2, 4, 8, 16] {
        for lanes in [2, 4, 8, 16, 32] {
            for stride in [n as u32, n as u32 + 1, 40] {
                check_tile(n, stride, lanes, true);
                check_tile(n, stride, lanes, false);
            }
        }
    }
}

#[test]
fn a_tile_at_a_place_that_is_data_is_checked() {
    let kernel = dsl::build::<fn(In<isize>, In<f32>, Out<f32>)>("tile", |k, (row, x, y)| {
        let (row, lanes) = (row.get(0), k.fixed_lanes(4));
        let x = x.load(lanes.at(0));
        y.store_transposed(lanes.at(0).strided(6).at_row(row), &[x, x + 1.0]);
    })
    .unwrap();
    let (x, mut y) = ([0.0, 10.0, 20.0, 30.0], [9.0; 21]);
    kernel.interpret((&[1], &x, &mut y), 128).unwrap();
    assert_eq!(y[..9], [9.0, 0.0, 1.0, 9.0, 9.0, 9.0, 9.0, 10.0, 11.0]);
    assert_eq!(y[19..], [30.0, 31.0]);
    for row in [-1, 2, isize::MAX, isize::MIN, isize::MAX - 19] {
        kernel.interpret((&[row], &x, &mut y), 128).unwrap_err();
    }
}

#[test]
fn vectors_of_other_lanes_are_no_tile() {
    let errors = dsl::build::<fn(In<f32>, Out<f32>)>("tile", |k, (x, y)| {
        let (x, lanes) = (x.load(k.fixed_lanes(8).at(0)), k.fixed_lanes(4));
        y.store_transposed(lanes.at(0).strided(6), &[x, x]);
    })
    .unwrap_err();
    assert_eq!(errors.as_slice()[0].kind.to_string(), "vectors of different lane counts: f32x4 and f32x8");
}
