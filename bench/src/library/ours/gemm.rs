//! Products of matrices: by a kernel at hand, by one that is looked up at each call, and the making of one.

use super::super::Buffer;
use super::super::spec::{self, Seed, Type, data};
use super::{Case, Way};
use kernelsmith::kernels::gemm::{BiasOf, Gemm, GemmElements, GemmExtras, GemmKernel, GemmTypes};
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{KernelCompiler, Primitive, PrimitiveExt};
use kernelsmith::manager::{DumpFlags, Manager, pin};
use kernelsmith::{Bf16, Jit};
use std::hint::black_box;
use std::sync::{Arc, Mutex, PoisonError};

/// The product of a row, of `f32`.
fn of_row(row: &spec::Gemm) -> Gemm {
    let spec = Gemm::new(row.m, row.n, row.k).batch(row.br).beta(usize::from(row.is_sum));
    match row.after {
        None => spec,
        Some(spec::After::Relu) => spec.bias(BiasOf::Rows).map(Map::Relu),
        Some(spec::After::Sigmoid) => spec.bias(BiasOf::Rows).map(Map::Sigmoid),
    }
}

/// What is chosen for a row, and its code.
pub(in super::super) fn listing(jit: &Jit, row: &spec::Gemm) -> Result<String, String> {
    let spec = match row.ty {
        Type::F64 => of_row(row).types(GemmTypes::F64),
        Type::Bf16 => of_row(row).types(GemmTypes::Bf16),
        _ => of_row(row),
    };
    let code = Arc::new(Mutex::new(spec.explain(jit.machine())));
    let sink = code.clone();
    let take = move |_, _, text: &str| sink.lock().unwrap_or_else(PoisonError::into_inner).push_str(text);
    let manager = Manager::<Jit>::builder().dump_to(Arc::new(take)).build(jit.clone());
    manager.set_dumps(DumpFlags { assembly: true, ..DumpFlags::default() });
    spec.kernel(&manager).map_err(|error| error.to_string())?;
    let text = code.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(text.clone())
}

/// The ways of a row.
pub(super) fn ways(jit: &Jit, family: &str, row: &spec::Gemm) -> Result<Vec<Way>, String> {
    let spec = of_row(row);
    if family == "compile" {
        return Ok(vec![("fresh", Box::new(Fresh { jit: jit.clone(), spec, ldc: row.m }))]);
    }
    match row.ty {
        Type::F32 => products(jit, family, row, spec, |x| x, |x| x, |x| x),
        Type::F64 => products(jit, family, row, spec.types(GemmTypes::F64), f64::from, f64::from, |x| x as f32),
        Type::Bf16 => {
            // The data are exact in the upper half of their bits.
            let into = |x: f32| Bf16((x.to_bits() >> 16) as u16);
            products(jit, family, row, spec.types(GemmTypes::Bf16), into, |x: f32| x, |x| x)
        }
        Type::F16 | Type::U8 => Ok(Vec::new()),
    }
}

fn products<T, C>(
    jit: &Jit,
    family: &str,
    row: &spec::Gemm,
    spec: Gemm,
    into: fn(f32) -> T,
    into_sum: fn(f32) -> C,
    from: fn(C) -> f32,
) -> Result<Vec<Way>, String>
where
    T: GemmElements<T, C, Bias = C> + Copy + 'static,
    C: Copy + 'static,
{
    let kernel = spec.compile(jit).map_err(|error| error.to_string())?;
    let buffer = |n: usize, seed: Seed| Buffer::new(data(n, seed).into_iter().map(into).collect());
    let sums = |n: usize, seed: Seed| Buffer::new(data(n, seed).into_iter().map(into_sum).collect());
    let product = || Product {
        kernel: kernel.clone(),
        a: buffer(row.m * row.k * row.br, Seed::Input),
        b: buffer(row.k * row.n * row.br, Seed::Weights),
        c: sums(row.m * row.n, Seed::Output),
        bias: sums(row.m, Seed::Bias),
        from,
    };
    if row.after.is_some() {
        return Ok(vec![("fused", Box::new(Fused(product())))]);
    }
    let mut ways: Vec<Way> = vec![("direct", Box::new(product()))];
    if family == "tiny" {
        let manager = Manager::<Jit>::builder().build(jit.clone());
        spec.kernel(&manager).map_err(|error| error.to_string())?;
        ways.push(("lookup", Box::new(LookedUp { product: product(), spec, manager })));
    }
    Ok(ways)
}

struct Product<T, C> {
    kernel: GemmKernel,
    a: Buffer<T>,
    b: Buffer<T>,
    c: Buffer<C>,
    bias: Buffer<C>,
    from: fn(C) -> f32,
}

impl<T: GemmElements<T, C> + Copy, C: Copy> Case for Product<T, C> {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        // As those who measure themselves in other languages: no part of the harness is in the loop.
        let (a, b, c) = (&self.a[..], &self.b[..], &mut self.c[..]);
        for _ in 0..n {
            self.kernel.call(a, b, c).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        self.c.iter().map(|&x| (self.from)(x)).collect()
    }
}

struct Fused<T, C>(Product<T, C>);

impl<T: GemmElements<T, C, Bias = C> + Copy, C: Copy> Case for Fused<T, C> {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        let Fused(of) = self;
        let (a, b, c) = (&of.a[..], &of.b[..], &mut of.c[..]);
        let extras = GemmExtras { bias: &of.bias[..], ..GemmExtras::default() };
        for _ in 0..n {
            of.kernel.call_with(a, b, c, extras).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        self.0.results()
    }
}

/// The kernel is found in a manager's cache before each call.
struct LookedUp<T, C> {
    product: Product<T, C>,
    spec: Gemm,
    manager: Manager<Jit>,
}

impl<T: GemmElements<T, C> + Copy, C: Copy> Case for LookedUp<T, C> {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        let of = &mut self.product;
        let (a, b, c) = (&of.a[..], &of.b[..], &mut of.c[..]);
        for _ in 0..n {
            let pin = pin();
            let kernel = black_box(&self.spec).cached(&self.manager, &pin).ok_or("the manager lost a kernel")?;
            kernel.call(a, b, c).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        self.product.results()
    }
}

/// From the spec to the callable kernel: one that was never made, since columns of C are farther apart every time.
struct Fresh {
    jit: Jit,
    spec: Gemm,
    ldc: usize,
}

impl Case for Fresh {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        for _ in 0..n {
            self.ldc += 1;
            let kernel = self.spec.ldc(self.ldc).compile(&self.jit).map_err(|error| error.to_string())?;
            black_box(&kernel);
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        Vec::new()
    }
}
