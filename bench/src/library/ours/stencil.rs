//! Filters of images: where the filter is inside, and with a border of the nearest pixels, as OpenCV does it.

use super::super::Buffer;
use super::super::spec::{Seed, data};
use super::{Case, Way};
use kernelsmith::Jit;
use kernelsmith::kernels::PrimitiveExt;
use kernelsmith::kernels::stencil::{Border, Stencil, StencilKernel};

/// The ways of a filter of `side` rows and columns.
pub(super) fn ways(jit: &Jit, is_box: bool, side: usize, h: usize, w: usize) -> Result<Vec<Way>, String> {
    let mut ways: Vec<Way> = Vec::new();
    for (name, border, edge) in [("inside", Border::Inside, 0), ("clamp", Border::Clamp, side / 2)] {
        let spec = match is_box {
            true => Stencil::<f32>::boxed(side, side),
            false => Stencil::general(side, side, &data(side * side, Seed::Weights)),
        };
        let spec = spec.image(h, w).border(border);
        let kernel = spec.compile(jit).map_err(|error| error.to_string())?;
        let (rows, columns) = spec.output();
        let input = Buffer::new(data(h * w, Seed::Input));
        let output = Buffer::new(vec![0.0; rows * columns]);
        ways.push((name, Box::new(Filtered { kernel, input, output, columns, edge })));
    }
    Ok(ways)
}

struct Filtered {
    kernel: StencilKernel<f32>,
    input: Buffer<f32>,
    output: Buffer<f32>,
    columns: usize,
    /// Rows and columns that others do not compute.
    edge: usize,
}

impl Case for Filtered {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        for _ in 0..n {
            self.kernel.call(&self.input, &mut self.output).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        let rows = self.output.len() / self.columns;
        let inside = |row: usize| {
            let first = row * self.columns;
            &self.output[first + self.edge..first + self.columns - self.edge]
        };
        (self.edge..rows - self.edge).flat_map(|row| inside(row).to_vec()).collect()
    }
}
