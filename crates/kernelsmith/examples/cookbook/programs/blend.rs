//! Blends two images: four channels of a pixel in a 32-bit lane.

use super::{Program, twins};
use kernelsmith::prelude::*;
use std::error;

const PAIR: u32 = 0x00ff_00ff; // two channels, with room for their products

/// 256 times `pair * by / 255` for both channels, rounded.
fn scaled<'k>(pair: Vector<'k, u32>, by: Vector<'k, u32>) -> Vector<'k, u32> {
    let product = pair * by + 0x0080_0080;
    product + ((product >> 8) & PAIR)
}

fn record() -> Result<KernelSource<fn(In<u32>, In<u32>, Out<u32>)>, Error> {
    build::<fn(In<u32>, In<u32>, Out<u32>)>("blend", |k, (over, under, out)| {
        k.for_each_vector(out.len(), |i| {
            let (over, under) = (over.load(i), under.load(i));
            let rest = 255 - (over >> 24);
            let red_blue = (scaled(under & PAIR, rest) >> 8) & PAIR;
            let green_alpha = scaled((under >> 8) & PAIR, rest) & !PAIR;
            out.store(i, over + (red_blue | green_alpha));
        });
    })
}

pub(crate) struct Blend {
    kernel: Kernel<fn(In<u32>, In<u32>, Out<u32>)>,
    data: twins::Blend,
    out: Vec<u32>,
}

impl Blend {
    pub(crate) fn new(jit: &Jit) -> Result<Blend, Error> {
        let data = twins::Blend::new();
        Ok(Blend { kernel: jit.compile(&record()?)?, out: vec![0; data.over.len()], data })
    }
}

impl Program for Blend {
    fn call(&mut self) -> Result<(), Box<dyn error::Error>> {
        Ok(self.kernel.call(&self.data.over, &self.data.under, &mut self.out)?)
    }

    fn result(&self) -> Vec<f64> {
        self.out.iter().map(|&pixel| pixel.into()).collect()
    }
}
