//! Counts bytes: four tables, so that equal neighbours do not wait for each other's store.

use super::{Program, twins};
use kernelsmith::prelude::*;
use std::error;

fn count<'k>(counts: InputOutput<'k, u32>, slot: Expr<'k, Index>) {
    counts.store(slot, counts.get(slot) + 1);
}

fn record() -> Result<KernelSource<fn(In<u8>, InOut<u32>)>, Error> {
    const N_TABLES: isize = 4;
    build::<fn(In<u8>, InOut<u32>)>("histogram", |k, (bytes, counts)| {
        let counts = counts.require_len(256 * N_TABLES as usize); // so that a byte needs no check
        k.for_each_vector(k.index(256 * N_TABLES), |i| counts.store(i, k.splat(0u32)));
        let n = bytes.len();
        k.for_range_(0, n / 8, |i| {
            for at in 0..8 {
                let byte = bytes.get(i * 8 + at).cast::<isize>();
                count(counts, byte + 256 * (at % N_TABLES));
            }
        });
        k.for_range_(n / 8 * 8, n, |i| count(counts, bytes.get(i).cast::<isize>()));
        k.for_each_vector(k.index(256), |i| {
            let sum = (1..N_TABLES).fold(counts.load(i), |sum, table| sum + counts.load(i + 256 * table));
            counts.store(i, sum);
        });
    })
}

pub(crate) struct Histogram {
    kernel: Kernel<fn(In<u8>, InOut<u32>)>,
    data: twins::Histogram,
    counts: Vec<u32>,
}

impl Histogram {
    pub(crate) fn new(jit: &Jit) -> Result<Histogram, Error> {
        Ok(Histogram { kernel: jit.compile(&record()?)?, data: twins::Histogram::new(), counts: vec![0; 1024] })
    }
}

impl Program for Histogram {
    fn call(&mut self) -> Result<(), Box<dyn error::Error>> {
        Ok(self.kernel.call(&self.data.bytes, &mut self.counts)?)
    }

    fn result(&self) -> Vec<f64> {
        self.counts[..256].iter().map(|&count| count.into()).collect()
    }
}
