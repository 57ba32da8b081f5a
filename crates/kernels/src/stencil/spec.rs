//! The spec of a stencil: [`Stencil`].

use super::Pixel;
use core::marker::PhantomData;

/// Maximum height and width of an image, and maximum row stride, in pixels.
pub const MAX_PIXELS: usize = 1 << 14;
/// Maximum number of rows and of columns of weights.
pub const MAX_WEIGHTS: usize = 31;
/// Maximum number of weights of a stencil that is not separable.
pub(super) const MAX_GENERAL: usize = 225;

/// The pixels outside an image.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Border {
    /// None: output pixels whose neighbours are not all inside are omitted, so the output is smaller.
    Inside,
    /// The nearest pixel of the image.
    Clamp,
    /// The image, mirrored at the centres of its edge pixels.
    Reflect,
    /// Pixels of this value.
    Constant(f32),
}

/// Weights by row and column.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Weights {
    /// In row-major order.
    General(Vec<f32>),
    /// The column and the row whose outer product gives the weights.
    Separable(Vec<f32>, Vec<f32>),
}

/// A weighted sum of neighbours. Output pixel (y, x) is the sum of weight (i, j) times input pixel (y + i - rows / 2, x
/// + j - columns / 2), or, with [`Border::Inside`], (y + i, x + j); times a scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Stencil<T> {
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) weights: Weights,
    pub(super) scale: f32,
    pub(super) height: usize,
    pub(super) width: usize,
    pub(super) input_stride: usize,
    pub(super) output_stride: usize,
    pub(super) border: Border,
    elem: PhantomData<fn() -> T>,
}

impl<T: Pixel> Stencil<T> {
    fn new(rows: usize, columns: usize, weights: Weights) -> Stencil<T> {
        Stencil {
            rows,
            columns,
            weights,
            scale: 1.0,
            height: 0,
            width: 0,
            input_stride: 0,
            output_stride: 0,
            border: Border::Inside,
            elem: PhantomData,
        }
    }

    /// General weights in row-major order.
    pub fn general(rows: usize, columns: usize, weights: &[f32]) -> Stencil<T> {
        Stencil::new(rows, columns, Weights::General(weights.to_vec()))
    }

    /// Separable weights, which need far fewer operations: rows are summed first, then the row sums.
    pub fn separable(column: &[f32], row: &[f32]) -> Stencil<T> {
        Stencil::new(column.len(), row.len(), Weights::Separable(column.to_vec(), row.to_vec()))
    }

    /// The average over `rows` x `columns` pixels.
    pub fn boxed(rows: usize, columns: usize) -> Stencil<T> {
        // Allocate no more weights than needed for the check to fail.
        let weights = |n: usize| vec![1.0; n.min(MAX_WEIGHTS + 1)];
        let separable = Stencil::separable(&weights(rows), &weights(columns));
        Stencil { rows, columns, ..separable }.scale(1.0 / (rows as f32 * columns as f32))
    }

    /// The Sobel operator for gradients along x.
    pub fn sobel_x() -> Stencil<T> {
        Stencil::separable(&[1.0, 2.0, 1.0], &[-1.0, 0.0, 1.0])
    }

    /// The Sobel operator for gradients along y.
    pub fn sobel_y() -> Stencil<T> {
        Stencil::separable(&[-1.0, 0.0, 1.0], &[1.0, 2.0, 1.0])
    }

    /// Multiplies all results.
    pub fn scale(mut self, scale: f32) -> Self {
        self.scale = scale;
        self
    }

    /// Sets the size of the image, with contiguous rows.
    pub fn image(mut self, height: usize, width: usize) -> Self {
        (self.height, self.width, self.input_stride) = (height, width, width);
        self.output_stride = self.output().1;
        self
    }

    /// Sets the row strides of the input and the output in pixels; call it after [`Stencil::image`] and
    /// [`Stencil::border`].
    pub fn strides(mut self, input: usize, output: usize) -> Self {
        (self.input_stride, self.output_stride) = (input, output);
        self
    }

    /// Sets the border. The rows of the output then are contiguous.
    pub fn border(mut self, border: Border) -> Self {
        self.border = border;
        self.output_stride = self.output().1;
        self
    }

    /// Rows and columns of the output.
    pub fn output(&self) -> (usize, usize) {
        match self.border {
            Border::Inside => {
                let inside = |all: usize, weights: usize| all.saturating_add(1).saturating_sub(weights);
                (inside(self.height, self.rows), inside(self.width, self.columns))
            }
            _ => (self.height, self.width),
        }
    }

    /// Distance of the first row and column of weights above and to the left of the output pixel.
    pub(super) fn before(&self) -> (usize, usize) {
        match self.border {
            Border::Inside => (0, 0),
            _ => (self.rows / 2, self.columns / 2),
        }
    }
}
