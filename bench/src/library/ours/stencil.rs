//! Image filters: where the filter is inside the image, and with a border of the nearest pixels, like OpenCV.

use super::super::Buffer;
use super::super::spec::{Filtered, Seed, Weights, data};
use super::{Case, Variant};
use kernelsmith::Jit;
use kernelsmith::kernels::PrimitiveExt;
use kernelsmith::kernels::stencil::{Border, Pixel, Stencil, StencilKernel};

/// The variants of a row.
pub(super) fn variants(jit: &Jit, row: &Filtered) -> Result<Vec<Variant>, String> {
    // Result bytes are compared as multiples of 1/256.
    match row.is_bytes {
        true => both(jit, row, |x| ((x + 1.0) * 64.0) as u8, |x| f32::from(x) / 256.0),
        false => both::<f32>(jit, row, |x| x, |x| x),
    }
}

fn both<T: Pixel>(jit: &Jit, row: &Filtered, into: fn(f32) -> T, from: fn(T) -> f32) -> Result<Vec<Variant>, String> {
    let &Filtered { weights, side, h, w, .. } = row;
    let mut variants: Vec<Variant> = Vec::new();
    for (name, border, edge) in [("inside", Border::Inside, 0), ("clamp", Border::Clamp, side / 2)] {
        let spec = match (weights, row.gauss()) {
            (Weights::Box, _) => Stencil::<T>::boxed(side, side),
            (Weights::Gauss, Some((weights, sum))) => Stencil::separable(weights, weights).scale(1.0 / (sum * sum)),
            (Weights::Sobel, _) => Stencil::sobel_x(),
            _ => Stencil::general(side, side, &data(side * side, Seed::Weights)),
        };
        let spec = spec.image(h, w).border(border);
        let kernel = spec.compile(jit).map_err(|error| error.to_string())?;
        let (rows, columns) = spec.output();
        let input = Buffer::new(data(h * w, Seed::Input).into_iter().map(into).collect());
        let output = Buffer::new(vec![into(0.0); rows * columns]);
        variants.push((name, Box::new(Made { kernel, input, output, columns, edge, from })));
    }
    Ok(variants)
}

struct Made<T: Pixel> {
    kernel: StencilKernel<T>,
    input: Buffer<T>,
    output: Buffer<T>,
    columns: usize,
    /// Rows and columns that the peers do not compute.
    edge: usize,
    from: fn(T) -> f32,
}

impl<T: Pixel> Case for Made<T> {
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
        (self.edge..rows - self.edge).flat_map(|row| inside(row).iter().copied().map(self.from)).collect()
    }
}
