//! A Fourier transform of 1024 points: passes of radix 4, unrolled while the kernel is recorded.

use super::{Program, twins};
use kernelsmith::prelude::*;
use std::error;
use twins::POINTS;

type Signature = fn(In<f32>, In<f32>, In<f32>, InOut<f32>, InOut<f32>, InOut<f32>, InOut<f32>);
/// Real and imaginary parts.
type Complex<'k> = [Vector<'k, f32>; 2];

fn record() -> Result<KernelSource<Signature>, Error> {
    build::<Signature>("fft", |k, (x_re, x_im, factors, y_re, y_im, work_re, work_im)| {
        let (y, work) = ([y_re, y_im], [work_re, work_im]);
        first_pass(k, factors, [x_re, x_im], y);
        let mut first_factor = 6 * POINTS as isize / 4;
        for (at, s) in [4, 16, 64, 256].into_iter().enumerate() {
            let (from, to) = if at % 2 == 0 { (y, work) } else { (work, y) };
            pass(k, s, factors, first_factor, from, to);
            first_factor += 6 * POINTS as isize / (4 * s);
        }
    })
}

/// Four results of four points.
fn butterfly<'k>([a, b, c, d]: [Complex<'k>; 4]) -> [Complex<'k>; 4] {
    let add = |a: Complex<'k>, b: Complex<'k>| [a[0] + b[0], a[1] + b[1]];
    let sub = |a: Complex<'k>, b: Complex<'k>| [a[0] - b[0], a[1] - b[1]];
    let (sum, difference, other_sum, other) = (add(a, c), sub(a, c), add(b, d), sub(d, b));
    let turned = [other[1], -other[0]]; // i (b - d)
    [add(sum, other_sum), sub(difference, turned), sub(sum, other_sum), add(difference, turned)]
}

fn times<'k>([re, im]: Complex<'k>, [by_re, by_im]: Complex<'k>) -> Complex<'k> {
    [re.mul_add(by_re, -(im * by_im)), re.mul_add(by_im, im * by_re)]
}

/// The pass with `s = 1`: a vector has eight values of `p`, and results are interleaved.
fn first_pass<'k>(k: K<'k>, factors: Input<'k, f32>, x: [Input<'k, f32>; 2], y: [InputOutput<'k, f32>; 2]) {
    let (n, lanes) = (POINTS as isize / 4, k.fixed_lanes(8));
    k.for_range_step_(0, n, 8, |p| {
        let mut out = butterfly([0, 1, 2, 3].map(|at| x.map(|part| part.load(lanes.at(p) + at * n))));
        for (at, out) in (0..).zip(&mut out[1..]) {
            *out = times(*out, [0, 1].map(|part| factors.load(lanes.at(p) + (2 * at + part) * n)));
        }
        for (part, y) in y.into_iter().enumerate() {
            let [a, b, c, d] = out.map(|out| out[part]);
            let (low, other_low) = (a.interleave_low(c), b.interleave_low(d));
            let (high, other_high) = (a.interleave_high(c), b.interleave_high(d));
            let at = lanes.at(p * 4);
            y.store(at, low.interleave_low(other_low));
            y.store(at + 8, low.interleave_high(other_low));
            y.store(at + 16, high.interleave_low(other_high));
            y.store(at + 24, high.interleave_high(other_high));
        }
    });
}

/// A pass with `s >= 4`: all lanes have one value of `p`.
fn pass<'k>(
    k: K<'k>,
    s: isize,
    factors: Input<'k, f32>,
    first_factor: isize,
    x: [InputOutput<'k, f32>; 2],
    y: [InputOutput<'k, f32>; 2],
) {
    let n = POINTS as isize / (4 * s);
    let lanes = k.fixed_lanes(s.min(8) as u32);
    k.for_range_(0, n, |p| {
        let factor = |at: isize| lanes.splat(factors.get(p + (first_factor + at * n)));
        let factors = [0, 2, 4].map(|at| [factor(at), factor(at + 1)]);
        k.for_range_step_(0, s, lanes.count() as isize, |q| {
            let from = lanes.at(p * s + q);
            let mut out = butterfly([0, 1, 2, 3].map(|at| x.map(|part| part.load(from + at * s * n))));
            if n > 1 {
                // Otherwise all factors are 1.
                for (out, factor) in out[1..].iter_mut().zip(factors) {
                    *out = times(*out, factor);
                }
            }
            let to = lanes.at(p * (4 * s) + q);
            for (at, out) in (0..).zip(out) {
                y[0].store(to + at * s, out[0]);
                y[1].store(to + at * s, out[1]);
            }
        });
    });
}

pub(crate) struct Fft {
    kernel: Kernel<Signature>,
    data: twins::Fft,
    y: [Vec<f32>; 2],
    work: [Vec<f32>; 2],
}

impl Fft {
    pub(crate) fn new(jit: &Jit) -> Result<Fft, Error> {
        let zeros = || [vec![0.0; POINTS], vec![0.0; POINTS]];
        Ok(Fft { kernel: jit.compile(&record()?)?, data: twins::Fft::new(), y: zeros(), work: zeros() })
    }
}

impl Program for Fft {
    fn call(&mut self) -> Result<(), Box<dyn error::Error>> {
        let ([x_re, x_im], [y_re, y_im], [work_re, work_im]) = (&self.data.x, &mut self.y, &mut self.work);
        Ok(self.kernel.call(x_re, x_im, &self.data.factors, y_re, y_im, work_re, work_im)?)
    }

    fn result(&self) -> Vec<f64> {
        self.y.iter().flatten().map(|&part| part.into()).collect()
    }
}
