//! Base64: bytes of equal position in their groups are vectors, digits are interleaved when they are stored.

use super::{Program, twins};
use kernelsmith::prelude::*;
use std::error;
use twins::DIGITS;

type Signature = fn(isize, In<u8>, In<u8>, Out<u8>);

/// The characters of digits, which are in five ranges: A to Z, a to z, 0 to 9, +, /.
fn character<'k>(digit: Vector<'k, u8>) -> Vector<'k, u8> {
    let digit = digit.bitcast::<i8>();
    let distances: [(i8, i8); 4] = [(25, 71), (51, -4), (61, -19), (62, -16)];
    let character = distances
        .iter()
        .fold(digit + 65, |character, &(last, distance)| digit.gt(last).select(digit + distance, character));
    character.bitcast::<u8>()
}

fn record() -> Result<KernelSource<Signature>, Error> {
    build::<Signature>("base64", |k, (n_groups, digits, bytes, text)| {
        let lanes = k.fixed_lanes(32);
        k.for_range_step_(0, n_groups - 31, 32, |group| {
            let from = lanes.at(group).strided(3);
            let [a, b, c] = [0, 1, 2].map(|at| bytes.load(from + at));
            let (second, third) = (((a << 4) | (b >> 4)) & 63, ((b << 2) | (c >> 6)) & 63);
            let [a, b, c, d] = [a >> 2, second, third, c & 63].map(character);
            let (low, other_low) = (a.interleave_low(c), b.interleave_low(d));
            let (high, other_high) = (a.interleave_high(c), b.interleave_high(d));
            let to = lanes.at(group * 4);
            text.store(to, low.interleave_low(other_low));
            text.store(to + 32, low.interleave_high(other_low));
            text.store(to + 64, high.interleave_low(other_high));
            text.store(to + 96, high.interleave_high(other_high));
        });
        let digits = digits.require_len(64);
        k.for_range_(n_groups / 32 * 32, n_groups, |group| {
            let byte = |at: isize| bytes.get(group * 3 + at).cast::<u32>();
            let number = (byte(0) << 16) | (byte(1) << 8) | byte(2);
            for at in 0..4 {
                let digit = (number >> (18 - 6 * at)) & 63;
                text.store(group * 4 + at as isize, digits.get(digit.cast::<isize>()));
            }
        });
    })
}

pub(crate) struct Base64 {
    kernel: Kernel<Signature>,
    data: twins::Base64,
    text: Vec<u8>,
}

impl Base64 {
    pub(crate) fn new(jit: &Jit) -> Result<Base64, Error> {
        let data = twins::Base64::new();
        Ok(Base64 { kernel: jit.compile(&record()?)?, text: vec![0; data.bytes.len() / 3 * 4], data })
    }
}

impl Program for Base64 {
    fn call(&mut self) -> Result<(), Box<dyn error::Error>> {
        let n_groups = self.data.bytes.len() / 3;
        Ok(self.kernel.call(n_groups as isize, DIGITS, &self.data.bytes, &mut self.text)?)
    }

    fn result(&self) -> Vec<f64> {
        self.text.iter().map(|&character| character.into()).collect()
    }
}
