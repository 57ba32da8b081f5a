//! Kernels for tests and benchmarks, built operation by operation.
//!
//! In: sizes. Out: functions of the IR: `sum`, a selection sort, a running maximum, a polynomial of degree 8, and a
//! depthwise convolution unrolled over 24 taps, which tests register allocation under pressure (48 live vectors).
//! Not here: the DSL in which users write kernels.

use kernelsmith_ir::{Builder, Cond, Function, MemRef, Type, VReg};

/// Default number of lanes: vectors of 256 bits.
pub const LANES: u32 = 8;

/// `a + b`.
pub fn sum() -> Function {
    let mut b = Builder::new("sum");
    let (x, y) = (b.param(Type::I64), b.param(Type::I64));
    b.result(Type::I64);
    let sum = b.add(Type::I64, x, y);
    b.return_(&[sum]);
    b.finish()
}

/// Selection sort of `i32`: `(a: ptr, n: index)`.
pub fn sort() -> Function {
    let mut b = Builder::new("sort");
    let (a, n) = (b.param(Type::PTR), b.param(Type::INDEX));
    let at = |index: VReg| MemRef::at(a).index(index, 4);
    let (zero, one) = (b.int(Type::INDEX, 0), b.int(Type::INDEX, 1));
    let (cur, min, s) = (b.var(Type::INDEX), b.var(Type::INDEX), b.var(Type::INDEX));
    let last = b.sub(Type::INDEX, n, one);
    b.assign(cur, zero);
    b.while_();
    let more = b.cmp(Cond::Lt, Type::INDEX, cur, last);
    b.do_(more);
    b.assign(min, cur);
    let next = b.add(Type::INDEX, cur, one);
    b.assign(s, next);
    b.while_();
    let more = b.cmp(Cond::Lt, Type::INDEX, s, n);
    b.do_(more);
    let (current_min, other) = (b.load(Type::I32, at(min)), b.load(Type::I32, at(s)));
    let less = b.cmp(Cond::Lt, Type::I32, other, current_min);
    b.if_(less);
    b.assign(min, s);
    b.end_if();
    let next = b.add(Type::INDEX, s, one);
    b.assign(s, next);
    b.end_loop();
    let (x, y) = (b.load(Type::I32, at(cur)), b.load(Type::I32, at(min)));
    b.store(Type::I32, at(cur), y);
    b.store(Type::I32, at(min), x);
    let next = b.add(Type::INDEX, cur, one);
    b.assign(cur, next);
    b.end_loop();
    b.return_(&[]);
    b.finish()
}

/// `out[i] = max(in[i], in[i + 1], in[i + 2])` in vectors: `(in: ptr, out: ptr, n: index)`.
pub fn maxpool() -> Function {
    maxpool_with(LANES)
}

/// [`maxpool`] with vectors of `lanes` lanes.
pub fn maxpool_with(lanes: u32) -> Function {
    let ty = Type::fixed(kernelsmith_ir::Elem::F32, lanes);
    let mut b = Builder::new("maxpool");
    let (input, out, n) = (b.param(Type::PTR), b.param(Type::PTR), b.param(Type::INDEX));
    let (zero, step) = (b.int(Type::INDEX, 0), b.int(Type::INDEX, i64::from(lanes)));
    let c = b.var(Type::INDEX);
    b.assign(c, zero);
    b.while_();
    let more = b.cmp(Cond::Lt, Type::INDEX, c, n);
    b.do_(more);
    let [x, y, z] = [0, 4, 8].map(|disp| b.load(ty, MemRef::at(input).index(c, 4).disp(disp)));
    let max = b.max(ty, x, y);
    let max = b.max(ty, max, z);
    b.store(ty, MemRef::at(out).index(c, 4), max);
    let next = b.add(Type::INDEX, c, step);
    b.assign(c, next);
    b.end_loop();
    b.return_(&[]);
    b.finish()
}

/// The coefficients of [`polynomial`].
pub const COEFFICIENTS: [f64; 12] = [0.5, -1.25, 0.75, 2.0, -0.125, 0.0625, 1.5, -0.875, 0.3125, -0.0625, 0.375, 1.125];

/// A polynomial of degree 8, see [`polynomial`].
pub fn poly8() -> Function {
    polynomial(8, LANES)
}

/// A polynomial over an array, first in vectors, then for the remaining elements; it multiplies powers up and adds
/// terms: `(in: ptr, out: ptr, n: index)`. The degree is at most 11.
pub fn polynomial(degree: usize, lanes: u32) -> Function {
    let vector = Type::fixed(kernelsmith_ir::Elem::F32, lanes);
    let mut b = Builder::new(&format!("poly{degree}"));
    let (input, out, n) = (b.param(Type::PTR), b.param(Type::PTR), b.param(Type::INDEX));
    let c = b.var(Type::INDEX);
    let zero = b.int(Type::INDEX, 0);
    let last_lane = b.int(Type::INDEX, i64::from(lanes) - 1);
    let end = b.sub(Type::INDEX, n, last_lane);
    b.assign(c, zero);
    for (ty, end, step) in [(vector, end, lanes), (Type::F32, n, 1)] {
        let coefficients: Vec<VReg> = COEFFICIENTS[..=degree].iter().map(|&value| b.float(ty, value)).collect();
        let step = b.int(Type::INDEX, i64::from(step));
        b.while_();
        let more = b.cmp(Cond::Lt, Type::INDEX, c, end);
        b.do_(more);
        let x = b.load(ty, MemRef::at(input).index(c, 4));
        let (mut power, mut result) = (x, coefficients[0]);
        for (at, &coefficient) in coefficients.iter().enumerate().skip(1) {
            let term = b.mul(ty, power, coefficient);
            result = b.add(ty, result, term);
            if at < degree {
                power = b.mul(ty, power, x);
            }
        }
        b.store(ty, MemRef::at(out).index(c, 4), result);
        let next = b.add(Type::INDEX, c, step);
        b.assign(c, next);
        b.end_loop();
    }
    b.return_(&[]);
    b.finish()
}

/// Taps of [`depthwise`].
pub const TAPS: usize = 24;

/// A depthwise convolution along the width, unrolled: `(in: ptr, weights: ptr, out: ptr)`. 75 outputs take 1,997 vector
/// operations, 383 take 10,005.
pub fn depthwise(n_outputs: usize) -> Function {
    depthwise_with(n_outputs, LANES)
}

/// [`depthwise`] with vectors of `lanes` lanes.
pub fn depthwise_with(n_outputs: usize, lanes: u32) -> Function {
    let ty = Type::fixed(kernelsmith_ir::Elem::F32, lanes);
    let mut b = Builder::new("depthwise");
    let (input, weights, out) = (b.param(Type::PTR), b.param(Type::PTR), b.param(Type::PTR));
    let at = |base: VReg, index: usize| MemRef::at(base).disp(index as i64 * i64::from(lanes) * 4);
    let w: Vec<VReg> = (0..TAPS).map(|tap| b.load(ty, at(weights, tap))).collect();
    let mut x: Vec<VReg> = (0..TAPS - 1).map(|index| b.load(ty, at(input, index))).collect();
    for j in 0..n_outputs {
        x.push(b.load(ty, at(input, j + TAPS - 1)));
        let mut sum = b.mul(ty, x[j], w[0]);
        for tap in 1..TAPS {
            sum = b.fma(ty, x[j + tap], w[tap], sum);
        }
        b.store(ty, at(out, j), sum);
    }
    b.return_(&[]);
    b.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_as_stated() {
        let vector_ops = |func: &Function| func.ops.iter().filter(|op| op.ty.is_vector()).count();
        assert_eq!(vector_ops(&depthwise(75)), 1_997);
        assert_eq!(vector_ops(&depthwise(383)), 10_005);
        for func in [sum(), sort(), maxpool(), polynomial(0, LANES), poly8(), polynomial(11, 16), depthwise(3)] {
            assert_eq!(kernelsmith_ir::verify(&func), Ok(()), "{func}");
        }
    }
}
