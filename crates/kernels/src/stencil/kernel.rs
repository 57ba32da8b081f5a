//! The primitive of a stencil, and its callable kernel.
//!
//! In: a [`Stencil`]. Out: its key, its plan as text, its [`StencilKernel`].
//! Invariant: a key holds every field of the spec. Not here: the operations (see `generate`).

use super::Pixel;
use super::generate;
use super::plan::Plan;
use super::spec::{Border, MAX_GENERAL, MAX_PIXELS, MAX_WEIGHTS, Stencil, Weights};
use crate::divide::{Divisible, Length, ThreadedKernel, predicted};
use crate::elementwise::kind;
use crate::error::SpecError;
use crate::machine::Machine;
use crate::primitive::{KernelCompiler, Primitive, Published, Recording};
use kernelsmith_exec::{CallError, In, Kernel, Out, Pool};
use kernelsmith_manager::{Failure, KeyWriter, Kind};

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
            return fail("weights", "and the scale must be finite numbers");
        }
        let (least_height, least_width) = match self.border {
            Border::Inside => (self.rows, self.columns + 1),
            // Border pixels are permuted from one vector.
            Border::Reflect => (self.rows / 2 + 1, (self.columns / 2 + 1).next_power_of_two().max(2)),
            Border::Clamp | Border::Constant(_) => (1, (self.columns / 2 + 1).next_power_of_two().max(2)),
        };
        range("height", self.height, least_height, MAX_PIXELS)?;
        range("width", self.width, least_width, MAX_PIXELS)?;
        range("input_stride", self.input_stride, self.width, MAX_PIXELS)?;
        range("output_stride", self.output_stride, self.output().1, MAX_PIXELS)?;
        if matches!(self.border, Border::Constant(value) if value.is_nan()) {
            return fail("border", "is NaN, but must be a number");
        }
        Ok(())
    }

    fn write_key(&self, key: &mut KeyWriter) {
        // Sizes beyond their valid range saturate to a value that is also invalid.
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

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
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
    /// Computes the output image from the input image.
    ///
    /// # Errors
    /// A slice is too short.
    #[inline]
    pub fn call(&self, x: &[T], y: &mut [T]) -> Result<(), CallError> {
        self.kernel.call(x, y)
    }
}

/// Rows are divided where the border is [`Border::Inside`]. Other borders make the first and the last rows differ.
impl<T: Pixel> Divisible for Stencil<T> {
    fn n_blocks(&self) -> usize {
        if self.border == Border::Inside { self.output().0 } else { 1 }
    }

    fn with_blocks(&self, n: usize) -> Stencil<T> {
        let height = match self.border {
            Border::Inside => n.clamp(1, self.output().0.max(1)) + self.rows - 1,
            _ => self.height,
        };
        let mut part = self.clone();
        part.height = height;
        part
    }

    fn cycles(&self, machine: &Machine) -> f64 {
        let (rows, columns) = self.output();
        let weights = match &self.weights {
            Weights::General(all) => all.len(),
            Weights::Separable(column, row) => column.len() + row.len(),
        };
        let pixels = rows.saturating_mul(columns);
        predicted(machine, pixels as f64 * weights as f64, pixels.saturating_mul(2 * size_of::<T>()))
    }
}

impl<T: Pixel> ThreadedKernel<Stencil<T>> {
    /// Computes the output image from the input image, with the rows divided among scoped threads.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    pub fn call(&self, x: &[T], y: &mut [T]) -> Result<(), CallError> {
        self.call_on(&self.scoped(), x, y)
    }

    /// Computes the output image on the threads of a pool.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    pub fn call_on(&self, pool: &dyn Pool, x: &[T], y: &mut [T]) -> Result<(), CallError> {
        let spec = self.spec().spec();
        let (rows, columns) = spec.output();
        let last = |rows: usize, stride: usize, width: usize| rows.saturating_sub(1).saturating_mul(stride) + width;
        let lengths = [
            Length(0, "x", last(spec.height, spec.input_stride, spec.width), x.len()),
            Length(1, "y", last(rows, spec.output_stride, columns), y.len()),
        ];
        let at = |row: usize| row * spec.output_stride;
        self.run(pool, &lengths, y, at, |kernel, row, y| kernel.call(&x[row * spec.input_stride..], y))
    }
}
