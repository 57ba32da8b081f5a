//! The primitive of a stencil, and its callable kernel.
//!
//! In: a [`Stencil`]. Out: its key, its plan as text, its [`StencilKernel`].
//! Invariant: a key holds every field of the spec. Not here: the operations (see `generate`).

use super::Pixel;
use super::generate;
use super::plan::Plan;
use super::spec::{Border, MAX_GENERAL, MAX_PIXELS, MAX_WEIGHTS, Stencil, Weights};
use crate::elementwise::kind;
use crate::error::SpecError;
use crate::machine::Machine;
use crate::primitive::{KernelCompiler, Primitive, Published, Recording};
use kernelsmith_exec::{CallError, In, Kernel, Out};
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
