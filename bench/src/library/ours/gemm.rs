//! Matrix products: with a kernel at hand, with a cache lookup per call, and compile time.

use super::super::Buffer;
use super::super::spec::{self, Seed, Type, data};
use super::{Case, Variant};
use kernelsmith::kernels::gemm::{BiasAxis, Gemm, GemmElements, GemmExtras, GemmKernel, GemmTypes, Layout};
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{KernelCompiler, Primitive, PrimitiveExt};
use kernelsmith::manager::{DumpFlags, Manager, pin};
use kernelsmith::{Bf16, Jit};
use std::hint::black_box;
use std::sync::{Arc, Mutex, PoisonError};

/// The spec of a row.
pub(crate) fn of_row(row: &spec::Gemm) -> Gemm {
    let types = match row.ty {
        Type::F32 => GemmTypes::F32,
        Type::F64 => GemmTypes::F64,
        Type::Bf16 => GemmTypes::Bf16,
        Type::F16 => GemmTypes::F16,
        Type::U8 => GemmTypes::U8I8,
    };
    let [a, b, c] = row.rows.map(|by_rows| if by_rows { Layout::RowMajor } else { Layout::ColMajor });
    let spec = Gemm::new(row.m, row.n, row.k).types(types).layouts(a, b, c).batch(row.br).beta(usize::from(row.is_sum));
    match row.after {
        None => spec,
        Some(spec::After::Relu) => spec.bias(BiasAxis::Rows).map(Map::Relu),
        Some(spec::After::Sigmoid) => spec.bias(BiasAxis::Rows).map(Map::Sigmoid),
    }
}

/// The plan for a row, and its code.
pub(in super::super) fn listing(jit: &Jit, row: &spec::Gemm) -> Result<String, String> {
    let spec = of_row(row);
    let code = Arc::new(Mutex::new(spec.explain(jit.machine())));
    let sink = code.clone();
    let take = move |_, _, text: &str| sink.lock().unwrap_or_else(PoisonError::into_inner).push_str(text);
    let manager = Manager::<Jit>::builder().dump_to(Arc::new(take)).build(jit.clone());
    manager.set_dumps(DumpFlags { assembly: true, ..DumpFlags::default() });
    spec.kernel(&manager).map_err(|error| error.to_string())?;
    let text = code.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(text.clone())
}

/// The variants of a row.
pub(super) fn variants(jit: &Jit, family: &str, row: &spec::Gemm) -> Result<Vec<Variant>, String> {
    if family == "compile" {
        return Ok(vec![("fresh", Box::new(Fresh { jit: jit.clone(), spec: of_row(row), ldc: row.m }))]);
    }
    match row.ty {
        Type::F32 => products(jit, family, row, Numbers { a: |x| x, b: |x| x, sum: |x| x, from: |x: f32| x }),
        Type::F64 => {
            products(jit, family, row, Numbers { a: f64::from, b: f64::from, sum: f64::from, from: |x| x as f32 })
        }
        Type::Bf16 => {
            // The data are exact in the upper half of their bits.
            let into = |x: f32| Bf16((x.to_bits() >> 16) as u16);
            products(jit, family, row, Numbers { a: into, b: into, sum: |x: f32| x, from: |x| x })
        }
        Type::U8 => {
            let (a, b) = (|x: f32| ((x + 1.0) * 64.0) as u8, |x: f32| (x * 64.0) as i8);
            products(jit, family, row, Numbers { a, b, sum: |x| (x * 64.0) as i32, from: |x| x as f32 / 64.0 })
        }
        Type::F16 => Ok(Vec::new()),
    }
}

/// Conversions from the data to elements of A, B and C, and from C to the numbers of the peers.
struct Numbers<A, B, C> {
    a: fn(f32) -> A,
    b: fn(f32) -> B,
    sum: fn(f32) -> C,
    from: fn(C) -> f32,
}

fn products<A, B, C>(
    jit: &Jit,
    family: &str,
    row: &spec::Gemm,
    numbers: Numbers<A, B, C>,
) -> Result<Vec<Variant>, String>
where
    A: GemmElements<B, C, Bias = C> + Copy + 'static,
    B: Copy + 'static,
    C: Copy + 'static,
{
    let spec = of_row(row);
    let kernel = spec.compile(jit).map_err(|error| error.to_string())?;
    let sums = |n: usize, seed: Seed| Buffer::new(data(n, seed).into_iter().map(numbers.sum).collect());
    let product = || Product {
        kernel: kernel.clone(),
        a: Buffer::new(data(row.m * row.k * row.br, Seed::Input).into_iter().map(numbers.a).collect()),
        b: Buffer::new(data(row.k * row.n * row.br, Seed::Weights).into_iter().map(numbers.b).collect()),
        c: sums(row.m * row.n, Seed::Output),
        bias: sums(row.m, Seed::Bias),
        from: numbers.from,
    };
    if row.after.is_some() {
        return Ok(vec![("fused", Box::new(Fused(product())))]);
    }
    let mut variants: Vec<Variant> = vec![("direct", Box::new(product()))];
    if family == "tiny" {
        let manager = Manager::<Jit>::builder().build(jit.clone());
        spec.kernel(&manager).map_err(|error| error.to_string())?;
        variants.push(("lookup", Box::new(LookedUp { product: product(), spec, manager })));
    }
    Ok(variants)
}

struct Product<A, B, C> {
    kernel: GemmKernel,
    a: Buffer<A>,
    b: Buffer<B>,
    c: Buffer<C>,
    bias: Buffer<C>,
    from: fn(C) -> f32,
}

impl<A: GemmElements<B, C> + Copy, B: Copy, C: Copy> Case for Product<A, B, C> {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        // Like the peers' loops in other languages: no part of the harness is in the loop.
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

struct Fused<A, B, C>(Product<A, B, C>);

impl<A: GemmElements<B, C, Bias = C> + Copy, B: Copy, C: Copy> Case for Fused<A, B, C> {
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

/// Looks the kernel up in a manager's cache before each call.
struct LookedUp<A, B, C> {
    product: Product<A, B, C>,
    spec: Gemm,
    manager: Manager<Jit>,
}

impl<A: GemmElements<B, C> + Copy, B: Copy, C: Copy> Case for LookedUp<A, B, C> {
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

/// From the spec to the callable kernel: never cached, because the leading dimension of C grows with every call.
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
