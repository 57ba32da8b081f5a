//! Functions of slices: polynomials and activations, one pass over memory.

use super::super::Buffer;
use super::super::spec::{Seed, data};
use super::{Case, Variant};
use kernelsmith::Jit;
use kernelsmith::kernels::PrimitiveExt;
use kernelsmith::kernels::chain::{Chain, ChainKernel};
use kernelsmith::kernels::map::Map;

/// The variants of a polynomial.
pub(super) fn polynomial(jit: &Jit, degree: usize, n: usize) -> Result<Vec<Variant>, String> {
    let coefficients: Vec<f64> = data(degree + 1, Seed::Weights).into_iter().map(f64::from).collect();
    variant(jit, &Chain::new(|e, x| e.polynomial(x[0], &coefficients)), n)
}

/// The variants of an activation.
pub(super) fn map(jit: &Jit, function: &str, n: usize) -> Result<Vec<Variant>, String> {
    let Some(map) = self::function(function) else { return Ok(Vec::new()) };
    variant(jit, &Chain::new(|e, x| e.map(map, x[0])), n)
}

/// A function by its name in rows.
pub(super) fn function(name: &str) -> Option<Map> {
    match name {
        "relu" => Some(Map::Relu),
        "exp" => Some(Map::Exp),
        "sigmoid" => Some(Map::Sigmoid),
        "tanh" => Some(Map::Tanh),
        "gelu" => Some(Map::Gelu),
        _ => None,
    }
}

fn variant(jit: &Jit, chain: &Chain<(f32,), f32>, n: usize) -> Result<Vec<Variant>, String> {
    let kernel = chain.clone().expected(n).compile(jit).map_err(|error| error.to_string())?;
    let (x, y) = (Buffer::new(data(n, Seed::Input)), Buffer::new(vec![0.0; n]));
    Ok(vec![("chain", Box::new(Mapped { kernel, x, y }))])
}

struct Mapped {
    kernel: ChainKernel<(f32,), f32>,
    x: Buffer<f32>,
    y: Buffer<f32>,
}

impl Case for Mapped {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        for _ in 0..n {
            self.kernel.call((&self.x,), &mut self.y).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        self.y.to_vec()
    }
}
