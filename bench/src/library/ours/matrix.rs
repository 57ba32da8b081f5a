//! Elementwise functions of matrices with leading dimensions, copied in the same layout or transposed.

use super::super::Buffer;
use super::super::spec::{Matrix, Seed, Type, data};
use super::{Case, Variant, chain};
use kernelsmith::Jit;
use kernelsmith::kernels::elementwise::{Data, Layout, Unary, UnaryKernel};
use kernelsmith::kernels::{PrimitiveExt, map::Map};
use kernelsmith::{Bf16, F16};

/// The variants of a row.
pub(super) fn variants(jit: &Jit, row: &Matrix) -> Result<Vec<Variant>, String> {
    match row.ty {
        Type::F32 => variant(jit, row, |x| x, |x| x),
        Type::F16 => variant(jit, row, F16::from, f32::from),
        Type::Bf16 => variant(jit, row, Bf16::from, f32::from),
        Type::U8 => variant(jit, row, |x| ((x + 1.0) * 64.0) as u8, f32::from),
        Type::F64 => Ok(Vec::new()),
    }
}

fn variant<T>(jit: &Jit, row: &Matrix, into: fn(f32) -> T, from: fn(T) -> f32) -> Result<Vec<Variant>, String>
where
    T: Data,
    Unary<T>: PrimitiveExt<Kernel = UnaryKernel<T, T>>,
{
    let map = if row.function == "copy" { Some(Map::Identity) } else { chain::function(&row.function) };
    let Some(map) = map else { return Ok(Vec::new()) };
    let b = if row.is_transposed { Layout::row_major(row.ldb) } else { Layout::column_major(row.ldb) };
    let spec = Unary::<T>::new(row.m, row.n, map).a(Layout::column_major(row.lda)).b(b);
    let kernel = spec.compile(jit).map_err(|error| error.to_string())?;
    let a = Buffer::new(data(row.n_in(), Seed::Input).into_iter().map(into).collect());
    let b = Buffer::new(vec![T::default(); row.n_out()]);
    Ok(vec![("unary", Box::new(Moved { kernel, a, b, from }))])
}

struct Moved<T: Data> {
    kernel: UnaryKernel<T, T>,
    a: Buffer<T>,
    b: Buffer<T>,
    from: fn(T) -> f32,
}

impl<T: Data> Case for Moved<T> {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        for _ in 0..n {
            self.kernel.call(&self.a, &mut self.b).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        self.b.iter().map(|&x| (self.from)(x)).collect()
    }
}
