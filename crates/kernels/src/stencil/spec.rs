//! What is computed: [`Stencil`].

use super::Pixel;
use super::generate;
use super::plan::Plan;
use crate::elementwise::kind;
use crate::error::SpecError;
use crate::machine::Machine;
use crate::primitive::{KernelCompiler, Primitive, Published, Recording};
use core::marker::PhantomData;
use kernelsmith_exec::{CallError, In, Kernel, Out};
use kernelsmith_manager::{Failure, KeyWriter, Kind};

/// The longest side of an image, and the greatest distance of its rows.
pub const MAX_PIXELS: usize = 1 << 14;
/// The most rows and the most columns of weights.
pub const MAX_WEIGHTS: usize = 31;
/// The most weights of a stencil that is no product of a column and a row.
const MAX_GENERAL: usize = 225;

/// What lies outside of an image.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Border {
    /// Nothing: pixels whose neighbours are not all there have no result. The output is smaller.
    Inside,
    /// The nearest pixel of the image.
    Clamp,
    /// The image, mirrored at the centre of its last pixels.
    Reflect,
    /// Pixels of this value.
    Constant(f32),
}

/// Weights by row and column.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Weights {
    /// Row after row.
    General(Vec<f32>),
    /// Of column and row, whose products they are.
    Separable(Vec<f32>, Vec<f32>),
}

/// Weighted sums of neighbours: output pixel (y, x) is the sum of weight (i, j) times input pixel (y + i - rows / 2, x + j -
/// columns / 2), or without a border pixel (y + i, x + j); times a scale.
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

    /// Weights row after row.
    pub fn general(rows: usize, columns: usize, weights: &[f32]) -> Stencil<T> {
        Stencil::new(rows, columns, Weights::General(weights.to_vec()))
    }

    /// Weights that are products of one of a column and one of a row: far fewer operations. First rows are summed, then the
    /// sums.
    pub fn separable(column: &[f32], row: &[f32]) -> Stencil<T> {
        Stencil::new(column.len(), row.len(), Weights::Separable(column.to_vec(), row.to_vec()))
    }

    /// The average of so many rows and columns.
    pub fn boxed(rows: usize, columns: usize) -> Stencil<T> {
        // More weights than there may be need not be made to be refused.
        let weights = |n: usize| vec![1.0; n.min(MAX_WEIGHTS + 1)];
        let separable = Stencil::separable(&weights(rows), &weights(columns));
        Stencil { rows, columns, ..separable }.scale(1.0 / (rows as f32 * columns as f32))
    }

    /// Sobel's operator for slopes along x.
    pub fn sobel_x() -> Stencil<T> {
        Stencil::separable(&[1.0, 2.0, 1.0], &[-1.0, 0.0, 1.0])
    }

    /// Sobel's operator for slopes along y.
    pub fn sobel_y() -> Stencil<T> {
        Stencil::separable(&[-1.0, 0.0, 1.0], &[1.0, 2.0, 1.0])
    }

    /// Multiplies all results.
    pub fn scale(mut self, scale: f32) -> Self {
        self.scale = scale;
        self
    }

    /// The size of the image, whose rows follow each other without gaps.
    pub fn image(mut self, height: usize, width: usize) -> Self {
        (self.height, self.width, self.input_stride) = (height, width, width);
        self.output_stride = self.output().1;
        self
    }

    /// How far rows of the input and of the output are apart, in pixels; after [`Stencil::image`] and [`Stencil::border`].
    pub fn strides(mut self, input: usize, output: usize) -> Self {
        (self.input_stride, self.output_stride) = (input, output);
        self
    }

    /// What lies outside of the image. The rows of the output then follow each other without gaps.
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

    /// How far the first row and column of weights are above and to the left of the output's pixel.
    pub(super) fn before(&self) -> (usize, usize) {
        match self.border {
            Border::Inside => (0, 0),
            _ => (self.rows / 2, self.columns / 2),
        }
    }
}

impl<T: Pixel> Primitive for Stencil<T> {
    const KIND: Kind = kind(0x6b15, "stencil", &[T::TYPE]);
    type Kernel = StencilKernel<T>;

    fn check(&self) -> Result<(), SpecError> {
        let range = |field, given, least, most| SpecError::check_range("stencil", field, given, least, most);
        let fail = |field, problem: &str| Err(SpecError::new("stencil", field, problem));
        range("rows", self.rows, 1, MAX_WEIGHTS)?;
        range("columns", self.columns, 1, MAX_WEIGHTS)?;
        let mut weights = match &self.weights {
            Weights::General(all) => {
                range("weights", all.len(), self.rows * self.columns, (self.rows * self.columns).min(MAX_GENERAL))?;
                all.clone()
            }
            Weights::Separable(column, row) => [column.as_slice(), row].concat(),
        };
        weights.push(self.scale);
        if weights.iter().any(|weight| !weight.is_finite()) {
            return fail("weights", "have one that is no finite number, or the scale is none");
        }
        let (least_height, least_width) = match self.border {
            Border::Inside => (self.rows, self.columns + 1),
            // What is mirrored or repeated comes out of one vector.
            Border::Reflect => (self.rows / 2 + 1, (self.columns / 2 + 1).next_power_of_two().max(2)),
            Border::Clamp | Border::Constant(_) => (1, (self.columns / 2 + 1).next_power_of_two().max(2)),
        };
        range("height", self.height, least_height, MAX_PIXELS)?;
        range("width", self.width, least_width, MAX_PIXELS)?;
        range("input_stride", self.input_stride, self.width, MAX_PIXELS)?;
        range("output_stride", self.output_stride, self.output().1, MAX_PIXELS)?;
        if matches!(self.border, Border::Constant(value) if value.is_nan()) {
            return fail("border", "is NaN, but has to be a number");
        }
        Ok(())
    }

    fn write_key(&self, key: &mut KeyWriter) {
        // Numbers that no valid spec has are cut to one that none has either.
        let short = |number: usize| number.min(0xffff) as u16;
        key.u16(short(self.rows)).u16(short(self.columns));
        let (code, value) = match self.border {
            Border::Inside => (0, 0.0),
            Border::Clamp => (1, 0.0),
            Border::Reflect => (2, 0.0),
            Border::Constant(value) => (3, value),
        };
        key.u8(code).f32(value).f32(self.scale);
        for extent in [self.height, self.width, self.input_stride, self.output_stride] {
            key.u16(short(extent));
        }
        let mut list = |all: &[f32]| {
            key.u16(short(all.len()));
            all.iter().for_each(|&weight| {
                key.f32(weight);
            });
        };
        match &self.weights {
            Weights::General(all) => list(all),
            Weights::Separable(column, row) => {
                list(&[]);
                list(column);
                list(row);
            }
        }
    }

    fn record<C: KernelCompiler>(&self, kernels: &mut Recording<'_, C>) -> Result<(), Failure> {
        let plan = Plan::new(self, kernels.machine());
        kernels.kernel(generate::stencil(self, &plan))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<StencilKernel<T>, Failure> {
        Ok(StencilKernel { kernel: kernels.kernel()? })
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let head = format!("{} by {} weights, {} by {} pixels", self.rows, self.columns, self.height, self.width);
        format!("{head}, {:?}\n{}", self.border, Plan::new(self, machine))
    }
}

/// The kernel of a [`Stencil`].
#[derive(Debug)]
pub struct StencilKernel<T> {
    kernel: Kernel<fn(In<T>, Out<T>)>,
}

impl<T: Pixel> StencilKernel<T> {
    /// Writes the output image from the input image.
    ///
    /// # Errors
    /// A slice is too short.
    #[inline]
    pub fn call(&self, x: &[T], y: &mut [T]) -> Result<(), CallError> {
        self.kernel.call(x, y)
    }
}
