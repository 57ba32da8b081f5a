//! Kernels on slices next to inaccessible pages: an access outside of a slice would end the process.
//!
//! Runs on every level that the host has, for all numbers of elements around several vectors, at both ends of a page.

use kernelsmith::prelude::*;
use kernelsmith::unstable::dsl::MemoryElement;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer, PlainElement};
use kernelsmith::{Bf16, Convention, Level};
use std::fmt::Debug;

/// A kernel that reads one slice and modifies another.
type Changing<X, Y> = fn(In<X>, InOut<Y>);

/// The element types of slices.
trait Element: Copy + PlainElement + MemoryElement {}
impl<T: Copy + PlainElement + MemoryElement> Element for T {}

/// Every level that runs here, with all vector widths.
pub(super) fn jits() -> Vec<Jit> {
    let widths = [128, 256, 512];
    let targets = Level::ALL.into_iter().filter_map(|level| Target::new(level, Convention::HOST).ok());
    let targets =
        targets.flat_map(|target| widths.into_iter().filter_map(move |bits| target.with_vector_bits(bits).ok()));
    let runs = targets.filter(|target| match target.check_host() {
        Ok(()) => true,
        Err(error) => {
            println!("skipped: {error}");
            false
        }
    });
    runs.map(|target| Jit::for_target(target, JitOptions::new().check_allocation(true)).unwrap()).collect()
}

/// Compares `y` and the result of a kernel with the interpreter's, for many lengths, at both ends of a page.
fn check<X: Element, Y: Element + Debug + PartialEq>(
    source: &KernelSource<Changing<X, Y>>,
    x_of: impl Fn(usize) -> X,
    y_of: impl Fn(usize) -> Y,
) {
    check_lengths(source, &(0..70).chain([127, 128, 129]).collect::<Vec<_>>(), x_of, y_of);
}

/// The same for these lengths.
fn check_lengths<X: Element, Y: Element + Debug + PartialEq>(
    source: &KernelSource<Changing<X, Y>>,
    lengths: &[usize],
    x_of: impl Fn(usize) -> X,
    y_of: impl Fn(usize) -> Y,
) {
    for jit in jits() {
        let kernel = jit.compile(source).unwrap();
        for &n in lengths {
            let x: Vec<X> = (0..n).map(&x_of).collect();
            let before: Vec<Y> = (0..n).map(&y_of).collect();
            let mut expected = before.clone();
            jit.interpret(source, (&x, &mut expected)).unwrap();
            for edge in [Edge::Start, Edge::End] {
                let x = GuardedBuffer::new(&x, edge).unwrap();
                let mut y = GuardedBuffer::new(&before, edge).unwrap();
                kernel.call(x.slice(), y.slice_mut()).unwrap();
                assert!(y.slice() == expected, "{jit:?} {n} {edge:?}: {:?}, wanted {expected:?}", y.slice());
                assert!(y.is_intact(), "{jit:?} {n} {edge:?}");
            }
        }
    }
}

macro_rules! sums {
    ($($name:ident $ty:ty;)*) => {$(
        #[test]
        fn $name() {
            let source = build::<fn(In<$ty>, InOut<$ty>)>("sum", |k, (x, y)| {
                k.for_each_vector(x.len(), |i| y.store(i, x.load(i) + y.load(i)));
            });
            check(&source.unwrap(), |i| i as u8 as $ty, |i| (i * 7) as u8 as $ty);
        }
    )*};
}
sums! { bytes u8; words i16; ints i32; longs u64; floats f32; doubles f64; }

#[test]
fn of_two_widths() {
    let source = build::<fn(In<u8>, InOut<f64>)>("mixed", |k, (x, y)| {
        k.for_each_vector(y.len(), |i| y.store(i, x.load(i).cast::<f64>() * y.load(i)));
    });
    check(&source.unwrap(), |i| i as u8, |i| i as f64 + 0.5);
}

#[test]
fn one_by_one() {
    let source = build::<fn(In<u16>, InOut<u16>)>("each", |k, (x, y)| {
        k.for_range_(0, x.len(), |i| y.store(i, x.load(i) ^ y.load(i)));
    });
    check(&source.unwrap(), |i| i as u16, |i| (i * 31) as u16);
}

#[test]
fn past_the_caches() {
    let source = build::<fn(In<f32>, InOut<f32>)>("streaming", |k, (x, y)| {
        k.for_each_vector(x.len(), |i| y.store_streaming(i, x.load(i) + y.load(i)));
    });
    check(&source.unwrap(), |i| i as f32, |i| (i * 7) as f32);
    // Starts at aligned addresses after some unaligned elements, and writes fewer bytes than it reads.
    let source = build::<fn(In<f32>, InOut<u8>)>("aligned", |_, (x, y)| {
        y.for_each_aligned_vector(x.len(), |i| y.store_streaming(i, x.load(i).cast::<u8>() + y.load(i)));
    });
    check(&source.unwrap(), |i| i as f32, |i| (i * 7) as u8);
    let source = build::<fn(In<f64>, InOut<f64>)>("longs", |_, (x, y)| {
        y.for_each_aligned_vector(x.len(), |i| y.store_streaming(i, x.load(i) * y.load(i)));
    });
    check(&source.unwrap(), |i| i as f64, |i| i as f64 + 0.5);
}

/// Adjacent stores whose addresses are tested once, at every distance from an aligned address, and one that is not aligned
/// when they are.
#[test]
fn past_the_caches_together() {
    let source = build::<fn(In<f32>, InOut<f32>)>("together", |k, (x, y)| {
        k.for_range_(0, x.len() - 18, |i| {
            let places = [0, 4, 8, 15].map(|further| k.fixed_lanes(4).at(i) + further);
            let sums = places.map(|at| x.load(at) + y.load(at));
            places.into_iter().zip(sums).for_each(|(at, sum)| y.store_streaming(at, sum));
        });
    });
    check(&source.unwrap(), |i| i as f32, |i| (i * 7) as f32);
}

#[test]
fn sums_of_products_of_groups() {
    // Small integers, whose sums are exact in any order.
    let source = build::<fn(In<Bf16>, InOut<f32>)>("bf16", |k, (x, y)| {
        let sixteen = k.fixed_lanes(16);
        let group = sixteen.splat(x.read::<u32>(1, 1)).reinterpret::<Bf16>();
        let factors = x.load(k.fixed_lanes(32).at(0));
        y.store(sixteen.at(0), y.load(sixteen.at(0)).dot(factors, group).dot(group, factors));
    });
    check_lengths(&source.unwrap(), &[32, 33], |i| Bf16::from((i % 13) as f32 - 6.0), |i| i as f32);
    let source = build::<fn(In<i8>, InOut<i32>)>("bytes", |k, (x, y)| {
        let four = k.fixed_lanes(4);
        let group = four.splat(x.read::<u32>(0, 3)).reinterpret::<i8>();
        let factors = x.load(k.fixed_lanes(16).at(4)).bitcast::<u8>();
        y.store(four.at(0), y.load(four.at(0)).dot(factors, group));
    });
    check_lengths(&source.unwrap(), &[20, 21], |i| (i * 37) as i8, |i| i as i32);
}
