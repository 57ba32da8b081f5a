//! Bitmaps on every level of the host: copies of bit ranges at any position, next to inaccessible pages, compared with
//! plain Rust and with the interpreter; and indices that try to leave the slice.

use crate::guarded::jits;
use core::fmt::Debug;
use kernelsmith::prelude::*;
use kernelsmith::unstable::dsl::{BitmapWord, MemoryElement, Ternary};
use kernelsmith::unstable::exec::{Edge, GuardedBuffer, PlainElement};
use kernelsmith::{CallError, Lane};
use kernelsmith_ir::random::Rng;

/// Where to read, where to write, how many bits; the bitmaps.
type Copy<W> = fn(isize, isize, isize, In<W>, InOut<W>) -> isize;

trait Word: BitmapWord + MemoryElement<Number = Self> + PlainElement + Debug + PartialEq + Default {
    const BITS: usize;
    fn with_bit(self, bit: usize, value: bool) -> Self;
    fn bit(self, bit: usize) -> bool;
    fn random(rng: &mut Rng) -> Self;
}

macro_rules! words {
    ($($W:ty)*) => {$(
        impl Word for $W {
            const BITS: usize = <$W>::BITS as usize;
            fn with_bit(self, bit: usize, value: bool) -> $W {
                self & !(1 << bit) | <$W>::from(value) << bit
            }
            fn bit(self, bit: usize) -> bool {
                self >> bit & 1 != 0
            }
            fn random(rng: &mut Rng) -> $W {
                rng.bits() as $W
            }
        }
    )*};
}
words! { u8 u64 }

fn bit<W: Word>(words: &[W], at: usize) -> bool {
    words[at / W::BITS].bit(at % W::BITS)
}

fn copied<W: Word>(from: &[W], to: &[W], (first, start, n): (usize, usize, usize)) -> Vec<W> {
    let mut result = to.to_vec();
    for at in 0..n {
        let word = &mut result[(start + at) / W::BITS];
        *word = word.with_bit((start + at) % W::BITS, bit(from, first + at));
    }
    result
}

/// Copies bits with as many lanes as elements of type `L` fill a vector.
fn by_lanes<W: Word, L: Lane>() -> KernelSource<Copy<W>> {
    build::<Copy<W>>("copy", |k, (from, to, n, x, y)| {
        let count = k.var(0_isize);
        k.for_each_vector_of::<L>(n, |i| {
            let mask = x.load_mask(i + from);
            count.set(count + mask.count());
            y.store_mask(i + to, mask);
        });
        count.get()
    })
    .unwrap()
}

/// Copies the bits of one vector of a fixed number of lanes.
fn of_fixed<W: Word>(lanes: u32) -> KernelSource<Copy<W>> {
    build::<Copy<W>>("copy", |k, (from, to, n, x, y)| {
        let fixed = k.fixed_lanes(lanes);
        let mask = x.load_mask(fixed.at(from).first(n));
        y.store_mask(fixed.at(to).first(n), mask);
        mask.count()
    })
    .unwrap()
}

/// Like [`of_fixed`], at positions that only the code knows.
fn of_unknown<W: Word>(lanes: u32) -> KernelSource<Copy<W>> {
    build::<Copy<W>>("copy", |k, (from, to, n, x, y)| {
        let fixed = k.fixed_lanes(lanes);
        let [from, to, n] = [from, to, n].map(|number| k.var(number).get());
        let mask = x.load_mask(fixed.at(from).first(n));
        y.store_mask(fixed.at(to).first(n), mask);
        mask.count()
    })
    .unwrap()
}

fn check<W: Word>(source: &KernelSource<Copy<W>>, max_bits: usize) {
    for jit in jits() {
        let kernel = jit.compile(source).unwrap();
        let mut rng = Rng::new(11);
        for set in 0..60 {
            let n = if set < 20 { set.min(max_bits) } else { rng.below(max_bits + 1) };
            let (first, start) = (rng.below(70), rng.below(70));
            let words = |bits: usize, rng: &mut Rng| (0..bits.div_ceil(W::BITS)).map(|_| W::random(rng)).collect();
            let (x, y): (Vec<W>, Vec<W>) = (words(first + n, &mut rng), words(start + n, &mut rng));
            let (x, y) = if n == 0 { (Vec::new(), Vec::new()) } else { (x, y) };
            let expected = copied(&x, &y, (first, start, n));
            let ones = (0..n).filter(|at| bit(&x, first + at)).count() as isize;
            let mut interpreted = y.clone();
            let numbers = (first as isize, start as isize, n as isize);
            let outcome = jit.interpret(source, (numbers.0, numbers.1, numbers.2, &x, &mut interpreted));
            assert_eq!(outcome.unwrap(), ones, "{jit:?}, {numbers:?}");
            assert_eq!(interpreted, expected, "{jit:?}, {numbers:?}");
            for edge in [Edge::Start, Edge::End] {
                let guarded = GuardedBuffer::new(&x, edge).unwrap();
                let mut changed = GuardedBuffer::new(&y, edge).unwrap();
                let result = kernel.call(numbers.0, numbers.1, numbers.2, guarded.slice(), changed.slice_mut());
                assert_eq!(result, Ok(ones), "{jit:?}, {numbers:?}");
                assert_eq!(changed.slice(), expected, "{jit:?}, {numbers:?}");
                assert!(changed.is_intact(), "{jit:?}, {numbers:?}");
                if n > 0 {
                    // A word too few of either bitmap.
                    let result = kernel.call(numbers.0, numbers.1, numbers.2, &x[1..], changed.slice_mut());
                    assert!(result.is_err(), "{jit:?}, {numbers:?}");
                    let result = kernel.call(numbers.0, numbers.1, numbers.2, &x, &mut changed.slice_mut()[1..]);
                    assert!(result.is_err(), "{jit:?}, {numbers:?}");
                }
            }
        }
        // Positions that are no bits of the slice, and numbers of bits that are none.
        let extreme =
            [isize::MIN, isize::MIN + 7, -64, -8, -1, 120, 1 << 61, (1 << 61) + 64, isize::MAX - 63, isize::MAX];
        let (x, y) = ([W::default(); 2], [W::default(); 2]);
        for from in extreme {
            for to in extreme {
                for n in [3, 64, isize::MAX, -1, isize::MIN] {
                    let x = GuardedBuffer::new(&x, Edge::End).unwrap();
                    let mut y = GuardedBuffer::new(&y, Edge::End).unwrap();
                    let mut copy = y.slice().to_vec();
                    let outcome = jit.interpret(source, (from, to, n, x.slice(), &mut copy));
                    let outcome = outcome.map_err(|error| error.call_error().unwrap().clone());
                    assert_eq!(kernel.call(from, to, n, x.slice(), y.slice_mut()), outcome, "{:?}", (from, to, n));
                    assert_eq!((y.slice(), y.is_intact()), (&copy[..], true), "{:?}", (from, to, n));
                }
            }
        }
    }
}

#[test]
fn bytes() {
    check(&by_lanes::<u8, u8>(), 300);
    check(&by_lanes::<u8, u16>(), 200);
    check(&by_lanes::<u8, f32>(), 100);
    check(&by_lanes::<u8, f64>(), 50);
}

#[test]
fn words() {
    check(&by_lanes::<u64, u8>(), 300);
    check(&by_lanes::<u64, u16>(), 200);
    check(&by_lanes::<u64, f32>(), 200);
    check(&by_lanes::<u64, f64>(), 200);
}

#[test]
fn fixed_lanes() {
    for lanes in [2, 8, 16, 32, 64, 128] {
        check(&of_fixed::<u8>(lanes), lanes as usize);
        check(&of_fixed::<u64>(lanes), lanes as usize);
        check(&of_unknown::<u8>(lanes), lanes as usize);
        check(&of_unknown::<u64>(lanes), lanes as usize);
    }
}

#[test]
fn unknown_values() {
    // Every pair of true, false and unknown, twice with each value of what is unknown.
    type Sig = fn(In<u8>, In<u8>, In<u8>, In<u8>, InOut<u8>);
    let source = build::<Sig>("logic", |k, (a, a_valid, b, b_valid, out)| {
        k.for_each_vector_of::<f32>(16, |i| {
            let a = Ternary { value: a.load_mask(i), valid: a_valid.load_mask(i) };
            let b = Ternary { value: b.load_mask(i), valid: b_valid.load_mask(i) };
            for (at, value) in [a.and(b), a.or(b), a.not()].into_iter().enumerate() {
                out.store_mask(i + 32 * at as isize, value.is_true());
                out.store_mask(i + (32 * at as isize + 16), value.is_false());
            }
        });
    })
    .unwrap();
    let number = |at: u16, shift: u16| at >> shift & 1 != 0;
    let bytes = |shift: u16| {
        let all = (0..16_u16).fold(0_u16, |all, at| all | u16::from(number(at, shift)) << at);
        all.to_le_bytes()
    };
    let known = |value: bool, valid: bool| valid.then_some(value);
    let and = |a: Option<bool>, b: Option<bool>| match (a, b) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    };
    let or = |a: Option<bool>, b: Option<bool>| and(a.map(|a| !a), b.map(|b| !b)).map(|value| !value);
    let mut expected = [0_u16; 6];
    for at in 0..16 {
        let (a, b) = (known(number(at, 0), number(at, 1)), known(number(at, 2), number(at, 3)));
        for (nth, result) in [and(a, b), or(a, b), a.map(|a| !a)].into_iter().enumerate() {
            expected[2 * nth] |= u16::from(result == Some(true)) << at;
            expected[2 * nth + 1] |= u16::from(result == Some(false)) << at;
        }
    }
    let expected: Vec<u8> = expected.iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut out = [0; 12];
    Jit::interpreter().interpret(&source, (&bytes(0), &bytes(1), &bytes(2), &bytes(3), &mut out)).unwrap();
    assert_eq!(out[..], expected);
    for jit in jits() {
        let mut out = [0; 12];
        jit.compile(&source).unwrap().call(&bytes(0), &bytes(1), &bytes(2), &bytes(3), &mut out).unwrap();
        assert_eq!(out[..], expected);
    }
}

#[test]
fn lists_of_indices() {
    type Sig = fn(In<i32>, Out<u16>) -> isize;
    let source = build::<Sig>("select", |k, (x, found)| {
        let n = k.var(0_isize);
        k.for_each_vector(x.len(), |i| n.set(n + found.store_indices(n.get(), i, x.load(i).gt(0))));
        n.get()
    })
    .unwrap();
    let x: Vec<i32> = (0..100).map(|at| if at % 3 == 1 { at } else { -at }).collect();
    let expected: Vec<u16> = (0..100).filter(|at| at % 3 == 1).collect();
    for jit in jits() {
        let kernel = jit.compile(&source).unwrap();
        let mut found = [0; 33];
        assert_eq!(kernel.call(&x, &mut found), Ok(33));
        assert_eq!(found[..], expected);
        assert!(matches!(kernel.call(&x, &mut found[..32]), Err(CallError::OutOfBounds { .. })));
    }
}
