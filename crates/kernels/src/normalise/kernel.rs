//! The callable kernel of [`Normalise`].

use super::Normalise;
use super::generate::{Apart, InPlace};
use crate::divide::{Length, ThreadedKernel};
use crate::primitive::{KernelCompiler, Published};
use kernelsmith_exec::{CallError, Kernel, Pool};
use kernelsmith_manager::Failure;

/// The kernel of a [`Normalise`].
#[derive(Clone, Debug)]
pub struct NormaliseKernel {
    spec: Normalise,
    code: Code,
}

#[derive(Clone, Debug)]
enum Code {
    Apart(Kernel<Apart>),
    InPlace(Kernel<InPlace>),
}

impl NormaliseKernel {
    pub(super) fn new<C: KernelCompiler>(
        spec: Normalise,
        kernels: &mut Published<'_, C>,
    ) -> Result<NormaliseKernel, Failure> {
        let code = match spec.is_in_place {
            true => Code::InPlace(kernels.kernel()?),
            false => Code::Apart(kernels.kernel()?),
        };
        Ok(NormaliseKernel { spec, code })
    }

    /// The spec of this kernel.
    pub fn spec(&self) -> &Normalise {
        &self.spec
    }

    /// Computes B from A; a kernel in place reads B and ignores A.
    ///
    /// # Errors
    /// A slice is too short.
    #[inline]
    pub fn call(&self, a: &[f32], b: &mut [f32]) -> Result<(), CallError> {
        self.call_weighted(a, [&[]; 2], b)
    }

    /// [`NormaliseKernel::call`] with scales and shifts. Those that the spec lacks are not read.
    ///
    /// # Errors
    /// A slice is too short.
    pub fn call_weighted(&self, a: &[f32], [scale, shift]: [&[f32]; 2], b: &mut [f32]) -> Result<(), CallError> {
        match &self.code {
            Code::Apart(kernel) => kernel.call(a, b, scale, shift),
            Code::InPlace(kernel) => kernel.call(b, scale, shift),
        }
    }
}

impl ThreadedKernel<Normalise> {
    /// Computes B from A, with the rows divided among scoped threads; a kernel in place reads B and ignores A.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    pub fn call(&self, a: &[f32], b: &mut [f32]) -> Result<(), CallError> {
        self.call_weighted(a, [&[]; 2], b)
    }

    /// [`ThreadedKernel::call`] with scales and shifts. Those that the spec lacks are not read.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    pub fn call_weighted(&self, a: &[f32], weights: [&[f32]; 2], b: &mut [f32]) -> Result<(), CallError> {
        self.call_on(&self.scoped(), a, weights, b)
    }

    /// [`ThreadedKernel::call_weighted`] on the threads of a pool.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    pub fn call_on(&self, pool: &dyn Pool, a: &[f32], weights: [&[f32]; 2], b: &mut [f32]) -> Result<(), CallError> {
        let spec = self.spec().spec();
        let [of_a, of_b, of_scale, of_shift] = spec.elements();
        let [scale, shift] = weights.map(<[f32]>::len);
        let lengths = [
            Length(0, "a", of_a, a.len()),
            Length(1, "scale", of_scale, scale),
            Length(2, "shift", of_shift, shift),
            Length(3, "b", of_b, b.len()),
        ];
        let at = |row| spec.b.block(true, row);
        self.run(pool, &lengths, b, at, |kernel, row, b| {
            let first = if spec.is_in_place { 0 } else { spec.a.block(true, row) };
            kernel.call_weighted(&a[first..], weights, b)
        })
    }
}
