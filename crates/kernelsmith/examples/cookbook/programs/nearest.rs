//! The nearest neighbour of a point: each lane has its own best, and the lanes are compared at the end.

use super::{Program, twins};
use kernelsmith::prelude::*;
use std::error;
use twins::DIMENSIONS;

type Signature = fn(isize, In<f32>, In<f32>) -> (f32, i32);

fn record(dimensions: usize) -> Result<KernelSource<Signature>, Error> {
    build::<Signature>("nearest", |k, (n, points, query)| {
        let (best, best_at) = (k.vector_var(f32::INFINITY), k.vector_var(-1i32));
        k.for_each_vector(n, |i| {
            let mut distance = k.splat(0.0f32);
            for d in 0..dimensions as isize {
                let difference = points.load(i.at_row(n * d)) - query.get(d);
                distance = difference.mul_add(difference, distance);
            }
            let closer = distance.lt(best);
            best.set(closer.select(distance, best));
            best_at.set(closer.select(i.iota::<i32>(), best_at));
        });
        let minimum = best.get().reduce_min();
        let first = best.get().eq(minimum).select(best_at, i32::MAX).reduce_min();
        (minimum, first)
    })
}

pub(crate) struct Nearest {
    kernel: Kernel<Signature>,
    data: twins::Nearest,
    best: (f32, i32),
}

impl Nearest {
    pub(crate) fn new(jit: &Jit) -> Result<Nearest, Error> {
        Ok(Nearest { kernel: jit.compile(&record(DIMENSIONS)?)?, data: twins::Nearest::new(), best: (0.0, 0) })
    }
}

impl Program for Nearest {
    fn call(&mut self) -> Result<(), Box<dyn error::Error>> {
        let n = self.data.points.len() / DIMENSIONS;
        self.best = self.kernel.call(n as isize, &self.data.points, &self.data.query)?;
        Ok(())
    }

    fn result(&self) -> Vec<f64> {
        vec![f64::from(self.best.0), f64::from(self.best.1)]
    }
}
