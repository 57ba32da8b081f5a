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
