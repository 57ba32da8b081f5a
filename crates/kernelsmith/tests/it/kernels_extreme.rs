//! Specs of the kernel library with extreme fields: an error rejects each, or its kernel computes the results of loops,
//! on slices of exactly the required size next to inaccessible pages.
//!
//! In: seeds. Out: a panic, a crash or a hang of a worker (see `children`) for each failure.
//! For each spec: no method panics, whether it is valid or not. An invalid spec is rejected with the name of the field
//! and has no cached kernel. A valid spec compiles or exceeds a documented limit; its kernel rejects slices that are
//! too short and counts that no slice has, and it computes the results of loops if the slices are small enough.
//! Not here: ordinary fields (see the module of each family).

use super::children;
use super::elementwise::{elements, matrix, stencil as stencils};
use super::kernels_machines::{known, targets};
use super::{kernels_convolution, kernels_depthwise, kernels_gemm, kernels_pool, kernels_quantized, kernels_resize};
use kernelsmith::kernels::chain::{Chain, Expression, Term};
use kernelsmith::kernels::elementwise::{Data, Fill, Layout as Lies, Pairwise, Unary};
use kernelsmith::kernels::gemm::{BiasAxis, Epilogue, Gemm, GemmTypes, Layout as Order, Scale};
use kernelsmith::kernels::map::{Binary, Map};
use kernelsmith::kernels::stencil::{Border, Pixel, Stencil};
use kernelsmith::kernels::{
    Convolution, Coordinates, Depthwise, KernelCompiler, KernelError, Layout, Machine, Pool, PoolKind, Primitive,
    PrimitiveExt, QuantizedResult, Resize, Rounding, Window,
};
use kernelsmith::manager::{FailureKind, Manager, pin};
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith::{Bf16, F16};
use kernelsmith_ir::random::Rng;
use std::sync::OnceLock;

/// Maximum total number of slice elements for a call to be made.
const MAX_ELEMENTS: u128 = 1 << 19;
/// Maximum number of loop steps for results to be compared.
const MAX_STEPS: u128 = 1 << 23;

/// Numbers around limits, powers of two, and values whose products and sums wrap.
fn extreme(random: &mut Rng) -> usize {
    let near = [0, 1, usize::MAX, 2, usize::MAX - 1, 3];
    let around = match random.below(5) {
        0 => 0,
        1 => [255, 1 << 10, 1 << 11, 1 << 14, 1 << 15, 1 << 16, 1 << 18, 1 << 20][random.below(8)],
        2 => [1 << 28, 1 << 30, 1 << 31, 1 << 32, 3 << 31, 1 << 33][random.below(6)],
        3 => 1 << random.below(64),
        _ => [1 << 40, 1 << 61, 1 << 62, 1 << 63, usize::MAX / 3, usize::MAX / 255][random.below(6)],
    };
    // Includes numbers that truncation to the lower half makes small.
    let small = if random.below(8) == 0 { random.below(300) } else { 0 };
    around.wrapping_add(random.pick(&near)).wrapping_add(small)
}

/// Some fields are extreme.
struct Fields {
    random: Rng,
    one_in: usize,
}

impl Fields {
    fn new(seed: u64) -> Fields {
        let mut random = Rng::new(seed);
        let one_in = [4, 12, 40, usize::MAX][random.below(4)];
        Fields { random, one_in }
    }

    fn below(&mut self, n: usize) -> usize {
        self.random.below(n)
    }

    /// The ordinary number, or an extreme one.
    fn or(&mut self, ordinary: usize) -> usize {
        if self.one_in < usize::MAX && self.below(self.one_in) == 0 { extreme(&mut self.random) } else { ordinary }
    }

    /// The number, or one less, which is just too small.
    fn or_one_less(&mut self, number: usize) -> usize {
        if self.one_in < usize::MAX && self.below(2 * self.one_in) == 0 { number.saturating_sub(1) } else { number }
    }

    /// An extent: usually small, sometimes the maximum.
    fn extent(&mut self, most: usize) -> usize {
        let ordinary = match self.below(12) {
            0 => most - self.below(2),
            1 => 1 + self.below(2),
            2 => 1 + self.below(most.min(2000)),
            _ => 1 + self.below(40),
        };
        self.or(ordinary.max(1))
    }

    fn window(&mut self, extent: usize) -> Window {
        let size = match self.below(6) {
            0 => [127, 200, 254, 255][self.below(4)],
            1 => 1 + self.below(40),
            _ => 1 + self.below(5),
        };
        let dilation = [1, 1, 1, 2, 3, 1 + self.below(255)][self.below(6)];
        let stride = [1, 1, 2, 3, 1 + self.below(255)][self.below(5)];
        let reach = (size - 1) * dilation;
        let mut padding = || match self.below(4) {
            0 => reach + usize::from(self.below(20) == 0),
            1 => self.below(reach + 1),
            2 => reach / 2,
            _ => 0,
        };
        let (mut before, after) = (padding(), padding());
        // Usually the window is not larger than the image.
        if extent.saturating_add(before + after) <= reach && self.below(4) > 0 {
            before = reach;
        }
        Window::new(self.or(size))
            .stride(self.or(stride))
            .dilation(self.or(dilation))
            .padding(self.or(before), self.or(after))
    }

    fn windows(&mut self, height: usize, width: usize) -> (Window, Window) {
        let one = Window::new(1);
        let (vertical, horizontal) = (self.window(height), self.window(width));
        match self.below(4) {
            0 => (one, horizontal),
            1 => (vertical, one),
            2 => (horizontal, horizontal),
            _ => (vertical, horizontal),
        }
    }

    fn map(&mut self) -> Map {
        let number = |random: &mut Rng| random.pick(&[0.5, 0.0, -1.0, 1e300, f64::INFINITY, f64::NAN, -f64::INFINITY]);
        match self.below(9) {
            0 => Map::Relu,
            1 if self.below(3) == 0 => Map::Clamp(number(&mut self.random), number(&mut self.random)),
            2 if self.below(3) == 0 => Map::Scale(number(&mut self.random)),
            3 if self.below(3) == 0 => Map::LeakyRelu(number(&mut self.random)),
            4 => Map::Clamp(-1.0, 6.0),
            _ => Map::Identity,
        }
    }

    /// The number of images or planes of a call.
    fn count(&mut self) -> usize {
        self.below(3)
    }
}

/// An exact product.
fn product(numbers: &[usize]) -> u128 {
    numbers.iter().fold(1, |all, &number| u128::saturating_mul(all, number as u128))
}

/// The compilers that run here, with little code memory, because a worker has a small address space. Allocations are
/// not checked: for large kernels that takes minutes, and other tests check small ones.
fn jits() -> &'static [Jit] {
    static JITS: OnceLock<Vec<Jit>> = OnceLock::new();
    JITS.get_or_init(|| {
        let native = targets().filter(|target| target.check_host().is_ok());
        let options = JitOptions::new().max_code_bytes(64 << 20);
        native.map(|target| Jit::for_target(target, options.clone()).unwrap()).collect()
    })
}

/// The compiler for a seed; the machines alternate.
fn jit(seed: u64) -> &'static Jit {
    &jits()[seed as usize % jits().len()]
}

/// Machines that do not exist.
fn odd() -> Vec<Machine> {
    let of = |widths: &[u32]| Machine::new("odd", None, &["avx512vnni", "avx512bf16"], widths);
    let mut none = of(&[]);
    (none.vector_registers, none.l1_bytes, none.l1_ways, none.l2_bytes, none.cache_bytes) = (0, 0, 0, 0, 0);
    (none.fma_per_cycle, none.vector_ops_per_cycle, none.stores_per_cycle) = (0.0, f64::NAN, 0.0);
    none.fma_cost = Vec::new();
    vec![of(&[]), of(&[0]), of(&[7, 3]), of(&[64]), of(&[1 << 20]), of(&[u32::MAX]), none]
}

/// The kernel of a spec; `None` if it is correctly rejected.
fn compiled<P: Primitive>(jit: &Jit, spec: &P, seed: u64) -> Option<P::Kernel> {
    static MANAGER: OnceLock<Manager<Jit>> = OnceLock::new();
    let manager = MANAGER.get_or_init(|| Manager::new(jit.clone()));
    children::say(spec);
    assert!(!spec.explain(jit.machine()).is_empty());
    let machines = if seed.is_multiple_of(2) { odd() } else { known() };
    spec.explain(&machines[seed as usize / 2 % machines.len()]);
    assert!(spec.cached(manager, &pin()).is_none(), "{spec:?}");
    let checked = spec.check();
    match (checked, spec.compile(jit)) {
        (Err(error), Err(KernelError::Spec(again))) => {
            assert_eq!(error, again);
            assert!(spec.kernel(manager).is_err());
            None
        }
        (Ok(()), Ok(kernel)) => Some(kernel),
        // A limit that depends on the plan.
        (Ok(()), Err(KernelError::Failed(failure))) if failure.kind == FailureKind::Unsupported => {
            assert!(failure.to_string().contains("but may"), "{spec:?} on {jit:?}: {failure}");
            None
        }
        (checked, compiled) => panic!("{spec:?} on {jit:?}: {checked:?}, {:?}", compiled.err()),
    }
}

/// Counts that no slices have.
const COUNTS: [usize; 7] = [usize::MAX, usize::MAX - 1, 1 << 63, (1 << 63) - 1, 1 << 62, 1 << 61, (1 << 32) + 1];

fn gemm(fields: &mut Fields, seed: u64) {
    let small = [3, 1, 17, 33, 64];
    let mut size = |most| {
        let ordinary = small[fields.below(5)];
        if fields.below(3) == 0 { fields.extent(most) } else { fields.or(ordinary) }
    };
    let (m, n, k) = (size(1024), size(1024), size(2048));
    let batch = [1, 1, 1, 2, 16, 1024][fields.below(6)];
    let types = GemmTypes::ALL[fields.below(GemmTypes::ALL.len())];
    let mut spec = kernels_gemm::typed(Gemm::new(m, n, k).batch(fields.or(batch)), types, fields.below(16));
    let order = [0; 3].map(|_: u8| Order::ALL[fields.below(2)]);
    spec = spec.layouts(order[0], order[1], order[2]);
    if fields.below(3) == 0 {
        let min_leading = |inner: usize, outer: usize, order| if order == Order::ColMajor { inner } else { outer };
        let mut leading = |least: usize| {
            let more = [0, 1, 7, 1024, (1 << 20) + 3][fields.below(5)];
            let leading = fields.or(least.saturating_add(more));
            fields.or_one_less(leading)
        };
        spec = spec.lda(leading(min_leading(m, k, order[0]))).ldb(leading(min_leading(k, n, order[1])));
        spec = spec.ldc(leading(min_leading(m, n, order[2])));
    }
    if fields.below(4) == 0 {
        let stride = [0, 1, 17, 1 << 12, 1 << 32][fields.below(5)];
        spec = spec.batch_strides(fields.or(stride), fields.or(stride / 2));
    }
    if fields.below(4) == 0 {
        spec = spec.beta(fields.or(1));
    }
    if fields.below(4) == 0 {
        spec = spec.bias([BiasAxis::Rows, BiasAxis::Columns][fields.below(2)]);
    }
    // Infinite parameters give results that are not unique.
    let mut is_plain = true;
    for _ in 0..[0, 0, 1, 2, 9][fields.below(5)] {
        let map = fields.map();
        is_plain &= matches!(map, Map::Identity | Map::Relu);
        spec = spec.then(if fields.below(3) == 0 { Epilogue::AddResidual } else { Epilogue::Map(map) });
    }
    if fields.below(30) == 0 {
        spec = spec.requantize(Scale::All([0.0, f32::NAN, -1.0, 1e38][fields.below(4)]), i32::MIN);
    }
    let elements: u128 = (0..3).map(|of| spec.elements(of) as u128).sum();
    let steps = product(&[spec.m(), spec.n(), spec.k(), batch]);
    let (_, _, _) = (spec.flops(), spec.bias_elements(), spec.scale_elements());
    let jit = jit(seed);
    if fields.below(4) == 0 {
        let threads = [1, 2, 3, 1024][fields.below(4)];
        let spec = spec.threads(fields.or(threads)).min_cycles([0, 1000, u32::MAX][fields.below(3)]);
        let Some(kernel) = compiled(jit, &spec, seed) else { return };
        if types == GemmTypes::F32 && is_plain && elements <= MAX_ELEMENTS && steps <= MAX_STEPS {
            kernels_gemm::compare(jit, spec.product(), |a: &[f32], b: &[f32], c: &mut [f32], extras| {
                kernel.call_with(a, b, c, extras)
            });
        }
        return;
    }
    let Some(kernel) = compiled(jit, &spec, seed) else { return };
    kernel.call(&[1.0f32; 0], &[1.0f32; 0], &mut [1.0f32; 0]).unwrap_err();
    kernel.call(&[1u8; 0], &[1i8; 0], &mut [1i32; 0]).unwrap_err();
    if is_plain && elements <= MAX_ELEMENTS && steps <= MAX_STEPS {
        kernels_gemm::check(jit, &spec);
    }
}

fn lies(fields: &mut Fields, m: usize, n: usize) -> Lies {
    let more = [0, 0, 0, 1, 5, 100, 1 << 19][fields.below(7)];
    let is_row_major = fields.below(2) == 0;
    let leading = fields.or((if is_row_major { n } else { m }).saturating_add(more));
    let leading = fields.or_one_less(leading);
    if is_row_major { Lies::row_major(leading) } else { Lies::column_major(leading) }
}

fn matrix_of<T: Data, U: Data<Work = T::Work>>(fields: &mut Fields, seed: u64) {
    let (m, n) = match fields.below(8) {
        0 => (fields.extent(1 << 16), 1 + fields.below(3)),
        1 => (1 + fields.below(3), fields.extent(1 << 16)),
        _ => (fields.extent(100), fields.extent(100)),
    };
    let layouts: [Lies; 3] = core::array::from_fn(|_| lies(fields, m, n));
    let jit = jit(seed);
    let spans = |of: &[Lies]| {
        let last = |number: usize| number.saturating_sub(1);
        let leading = |layout: &Lies| if *layout == Lies::row_major(layout.leading()) { (n, m) } else { (m, n) };
        let span = |layout: &Lies| {
            let (inner, outer) = leading(layout);
            last(inner) as u128 + product(&[last(outer), layout.leading()])
        };
        of.iter().map(span).sum::<u128>() <= MAX_ELEMENTS
    };
    match fields.below(4) {
        0 => {
            let value = [1.0, 0.0, f64::NAN, f64::INFINITY, 1e300][fields.below(5)];
            let spec = Fill::<T>::zero(m, n).value(value).b(layouts[0]);
            let Some(kernel) = compiled(jit, &spec, seed) else { return };
            kernel.call(&mut []).unwrap_err();
            if spans(&layouts[..1]) && value == 1.0 {
                matrix::check_fill(&spec, layouts[0], [m, n], &mut fields.random, std::slice::from_ref(jit));
            }
        }
        1 => {
            let function = Binary::ALL[fields.below(Binary::ALL.len())];
            let spec = Pairwise::<T, U>::new(m, n, function).a(layouts[0]).b(layouts[1]).c(layouts[2]);
            let Some(kernel) = compiled(jit, &spec, seed) else { return };
            kernel.call(&[], &[], &mut []).unwrap_err();
            if spans(&layouts) {
                let jits = std::slice::from_ref(jit);
                matrix::check_pairwise::<T, U>(function, [m, n], layouts, &mut fields.random, jits);
            }
        }
        _ => {
            let map = fields.map();
            let layouts = [layouts[0], layouts[1]];
            let spec = Unary::<T, U>::new(m, n, map).a(layouts[0]).b(layouts[1]);
            let Some(kernel) = compiled(jit, &spec, seed) else { return };
            kernel.call(&[], &mut []).unwrap_err();
            // Infinite parameters give results that are not unique.
            let is_plain = matches!(map, Map::Relu | Map::Identity);
            if spans(&layouts) && is_plain {
                let jits = std::slice::from_ref(jit);
                matrix::check_unary::<T, U>(map, [m, n], layouts, &mut fields.random, jits);
            }
        }
    }
}

fn elementwise(fields: &mut Fields, seed: u64) {
    match fields.below(7) {
        0 => matrix_of::<f32, Bf16>(fields, seed),
        1 => matrix_of::<F16, f32>(fields, seed),
        2 => matrix_of::<f64, f64>(fields, seed),
        3 => matrix_of::<i32, i32>(fields, seed),
        4 => matrix_of::<i8, i8>(fields, seed),
        5 => matrix_of::<u8, u8>(fields, seed),
        _ => matrix_of::<f32, f32>(fields, seed),
    }
}

/// Steps of a chain, some of which refer to terms of another chain.
fn steps(fields: &mut Fields, e: &mut Expression, x: &[Term], others: &[Term]) -> Term {
    let mut terms = x.to_vec();
    let n = [0, 1, 5, 12, 12, 100, 255, 256, 257][fields.below(9)];
    for _ in 0..n {
        let [a, b, c] = [0; 3].map(|_: u8| match fields.below(600) {
            0 if !others.is_empty() => others[fields.below(others.len())],
            _ => terms[fields.below(terms.len())],
        });
        let term = match fields.below(5) {
            0 if fields.below(100) == 0 => e.constant(f64::INFINITY),
            0 => e.constant([0.5, 1e300][fields.below(2)]),
            1 => e.map([Map::Abs, Map::Relu, Map::Square, Map::Sigmoid][fields.below(4)], a),
            2 => e.binary(Binary::ALL[fields.below(Binary::ALL.len())], a, b),
            3 => e.mul_add(a, b, c),
            _ => {
                let n = [1, 2, 9, 64, 65][fields.below(5)] + usize::from(fields.below(200) == 0);
                e.polynomial(a, &vec![[0.0, 1.0, -0.5][fields.below(3)]; n])
            }
        };
        terms.push(term);
    }
    terms[fields.below(terms.len()).max(terms.len().saturating_sub(3))]
}

fn chain(fields: &mut Fields, seed: u64) {
    let mut others = Vec::new();
    drop(Chain::<(f32,), f32>::new(|e, x| {
        others = (0..1000).map(|_| e.map(Map::Abs, x[0])).collect();
        x[0]
    }));
    let chain = Chain::<(f32, F16), f32>::new(|e, x| steps(fields, e, x, &others)).expected(fields.or(1 << 30));
    let jit = jit(seed);
    let Some(kernel) = compiled(jit, &chain, seed) else { return };
    let n = [0, 1, 2, 3, 15, 16, 17, 33, 100, 1000][fields.below(10)];
    let (x, y) = (elements::<f32>(&mut fields.random, n), elements::<F16>(&mut fields.random, n));
    let mut results = vec![0.0f32; n];
    if n > 0 {
        kernel.call((&x[1..], &y), &mut results).unwrap_err();
        kernel.call((&x, &y[1..]), &mut results).unwrap_err();
        assert!(results.iter().all(|&result| result == 0.0));
    }
    for edge in [Edge::Start, Edge::End] {
        let (x, y) = (GuardedBuffer::new(&x, edge).unwrap(), GuardedBuffer::new(&y, edge).unwrap());
        let mut results = GuardedBuffer::new(&results, edge).unwrap();
        kernel.call((x.slice(), y.slice()), results.slice_mut()).unwrap();
        assert!(results.is_intact());
    }
}

fn stencil_of<T: Pixel + PartialEq>(fields: &mut Fields, seed: u64) {
    let side = |fields: &mut Fields| {
        let ordinary = [1, 2, 3, 5, 15, 30, 31][fields.below(7)];
        fields.or(ordinary)
    };
    let (rows, columns) = (side(fields), side(fields));
    let weights = |fields: &mut Fields, n: usize| -> Vec<f32> {
        let odd = fields.below(60) == 0;
        let n = if n > 1 << 12 || fields.below(60) == 0 { fields.below(1 << 17) } else { n };
        (0..n).map(|_| if odd { f32::INFINITY } else { fields.below(4) as f32 }).collect()
    };
    let spec = match fields.below(3) {
        0 => Stencil::<T>::boxed(rows, columns),
        1 => Stencil::separable(&weights(fields, rows), &weights(fields, columns)).scale(1.0 / 64.0),
        _ => {
            let weights = weights(fields, rows.saturating_mul(columns));
            Stencil::general(rows, columns, &weights)
        }
    };
    let border = [Border::Inside, Border::Clamp, Border::Reflect, Border::Constant(7.0), Border::Constant(f32::NAN)];
    let border = border[fields.below(21) % 5];
    let image = [fields.extent(1 << 14), fields.extent(1 << 14)].map(|side| fields.or(side));
    let spec = spec.image(image[0], image[1]).border(border);
    let more = [0, 0, 1, 100][fields.below(4)];
    let (height, width) = spec.output();
    let strides = [image[1], width].map(|least| {
        let stride = fields.or(least.saturating_add(more));
        fields.or_one_less(stride)
    });
    let spec = spec.strides(strides[0], strides[1]);
    let jit = jit(seed);
    let Some(kernel) = compiled(jit, &spec, seed) else { return };
    kernel.call(&[], &mut []).unwrap_err();
    let elements = product(&[image[0], strides[0]]) + product(&[height, strides[1]]);
    if elements <= MAX_ELEMENTS && product(&[height, width, rows, columns]) <= MAX_STEPS {
        stencils::check(&spec, strides, image, &mut fields.random, std::slice::from_ref(jit));
    }
}

fn stencil(fields: &mut Fields, seed: u64) {
    match fields.below(3) {
        0 => stencil_of::<u8>(fields, seed),
        1 => stencil_of::<F16>(fields, seed),
        _ => stencil_of::<f32>(fields, seed),
    }
}

fn layout(fields: &mut Fields) -> Layout {
    let channels = [1, 2, 3, 8, 16, 17, 64, 300][fields.below(8)];
    if fields.below(2) == 0 { Layout::Nchw } else { Layout::ChannelBlocks(fields.or(channels)) }
}

fn pool_of<T: kernels_pool::Element>(fields: &mut Fields, seed: u64) {
    let (height, width) = (fields.extent(1 << 14), fields.extent(1 << 14));
    let kind = [PoolKind::Maximum, PoolKind::Average, PoolKind::AverageInside][fields.below(3)];
    let mut spec = Pool::<T>::new(kind, height, width).layout(layout(fields));
    let (vertical, horizontal) = fields.windows(height, width);
    spec = spec.windows(vertical, horizontal);
    if fields.below(8) == 0 {
        let size = [1, 3, 5][fields.below(3)];
        spec = spec.window(Window::new(size).same());
        let sizes = [&[5, 7, 13][..], &[9, 255], &[7], &[], &[3, 5, 7, 9], &[usize::MAX], &[254], &[257]];
        spec = spec.fused(sizes[fields.below(8)]);
    }
    if fields.below(6) == 0 {
        spec = spec.pad_with_zeros();
    }
    let (results, taps) = (spec.output_size(), product(&[vertical.size, horizontal.size]));
    let elements = product(&[spec.input_len()]) + product(&[spec.output_len(), spec.n_windows()]);
    let jit = jit(seed);
    let Some(kernel) = compiled(jit, &spec, seed) else { return };
    for count in COUNTS {
        kernel.call(count, &[T::any(&mut fields.random); 3], &mut [T::any(&mut fields.random); 3]).unwrap_err();
    }
    kernel.call(0, &[], &mut []).unwrap();
    let channels = spec.output_len() / (results.0 * results.1).max(1);
    let steps = product(&[results.0, results.1, channels, 169.max(taps as usize)]);
    if elements <= MAX_ELEMENTS && steps <= MAX_STEPS {
        kernels_pool::check(std::slice::from_ref(jit), &spec, fields.count(), &mut fields.random);
    }
}

fn pool(fields: &mut Fields, seed: u64) {
    match fields.below(4) {
        0 => pool_of::<f32>(fields, seed),
        1 => pool_of::<F16>(fields, seed),
        2 => pool_of::<i8>(fields, seed),
        _ => pool_of::<u8>(fields, seed),
    }
}

fn depthwise_of<T: kernels_depthwise::Element>(fields: &mut Fields, seed: u64) {
    let layout = layout(fields);
    let groups = 1 + fields.below(4);
    let channels = layout.channels().saturating_mul(groups);
    let (height, width) = (fields.extent(1 << 14), fields.extent(1 << 14));
    let multiplier = [1, 1, 2, 3, 17, 255][fields.below(6)];
    let (vertical, horizontal) = fields.windows(height, width);
    let map = fields.map();
    let spec = Depthwise::<T>::new(fields.or(channels), height, width).layout(layout);
    let spec = spec.multiplier(fields.or(multiplier)).windows(vertical, horizontal).activation(map);
    let results = spec.output_size();
    let elements = product(&[spec.input_len()]) + product(&[spec.output_len()]) + product(&[spec.weights_len()]);
    let steps = product(&[spec.bias_len(), results.0, results.1, vertical.size, horizontal.size]);
    let jit = jit(seed);
    let Some(kernel) = compiled(jit, &spec, seed) else { return };
    let some = [T::from(1.0); 3];
    for count in COUNTS {
        kernel.call(count, &some, &some, &[1.0; 3], &mut [T::from(1.0); 3]).unwrap_err();
    }
    if elements <= MAX_ELEMENTS && steps <= MAX_STEPS && matches!(map, Map::Relu | Map::Identity) {
        let jits = std::slice::from_ref(jit);
        kernels_depthwise::check(jits, &spec, fields.count(), map, &mut fields.random);
    }
}

fn depthwise(fields: &mut Fields, seed: u64) {
    if fields.below(3) == 0 { depthwise_of::<F16>(fields, seed) } else { depthwise_of::<f32>(fields, seed) }
}

/// A convolution without its epilogue, and the number of loop steps per image.
fn layer(fields: &mut Fields) -> (Convolution, u128) {
    let groups = [1, 1, 1, 2, 3, 16][fields.below(6)];
    let mut channels = || groups * [1, 2, 4, 5, 16, 33, 64][fields.below(7)];
    let (channels, outputs) = (channels(), channels());
    let (channels, outputs) = (fields.or(channels), fields.or(outputs));
    let (height, width) = (fields.extent(1 << 14), fields.extent(1 << 14));
    let (vertical, horizontal) = fields.windows(height, width);
    let spec = Convolution::new(channels, outputs, height, width).groups(fields.or(groups));
    let spec = match fields.below(4) {
        0 => spec,
        1 => spec.channel_blocks(fields.or(channels / groups), fields.or(outputs / groups)),
        _ => spec.nchw(),
    };
    let spec = if fields.below(5) == 0 { spec.window(Window::new(1)) } else { spec.windows(vertical, horizontal) };
    let results = spec.output_size();
    let steps = product(&[results.0, results.1, outputs, channels, vertical.size, horizontal.size]);
    (spec, steps)
}

fn convolution(fields: &mut Fields, seed: u64) {
    let (layer, steps) = layer(fields);
    let adds = fields.below(3) == 0;
    let (map, jit) = (fields.map(), jit(seed));
    let layer = layer.activation(map);
    let layer = if adds { layer.add() } else { layer };
    fn one<O: Data<Work = f32> + PartialEq>(
        spec: &Convolution<O>,
        (adds, is_small): (bool, bool),
        jit: &Jit,
        fields: &mut Fields,
        seed: u64,
    ) {
        let elements = product(&[spec.input_len()]) + product(&[spec.output_len()]) + product(&[spec.weights_len()]);
        let Some(kernel) = compiled(jit, spec, seed) else { return };
        let some = [O::default(); 3];
        for count in COUNTS {
            let error = kernel.call(count, &[1.0; 3], &[1.0; 3], &[1.0; 3], &some, &mut [O::default(); 3]);
            error.unwrap_err();
        }
        spec.pack(&[]).unwrap_err();
        if elements <= MAX_ELEMENTS && is_small {
            let jits = std::slice::from_ref(jit);
            kernels_convolution::check(jits, spec, fields.count(), adds, &mut fields.random);
        }
    }
    let is_small = steps <= MAX_STEPS && matches!(map, Map::Relu | Map::Identity);
    match fields.below(4) {
        0 => one(&layer.result_type::<F16>(), (adds, is_small), jit, fields, seed),
        1 => one(&layer.result_type::<Bf16>(), (adds, is_small), jit, fields, seed),
        _ => one(&layer, (adds, is_small), jit, fields, seed),
    }
}

fn quantized(fields: &mut Fields, seed: u64) {
    fn one<O: QuantizedResult + PartialEq>(layer: Convolution, steps: u128, fields: &mut Fields, seed: u64) {
        let adds = O::IS_SCALED && fields.below(3) == 0;
        let results = [0, 0, 100, 127, -128, 255, i32::MIN, i32::MAX][fields.below(8)];
        let spec = layer.quantized::<O>().zero_points(fields.below(256) as u8, results);
        let factor = [1.0, 0.375, 0.1, 2.0, 1.0, 0.5, f32::NAN, f32::INFINITY][fields.below(8)];
        let spec = if adds { spec.add(factor, fields.below(2) as i32) } else { spec };
        let elements = product(&[spec.input_len()]) + product(&[spec.output_len()]) + product(&[spec.weights_len()]);
        let jit = jit(seed);
        let Some(kernel) = compiled(jit, &spec, seed) else { return };
        let some = [O::from_sum(0); 3];
        for count in COUNTS {
            let mut output = [O::from_sum(0); 3];
            kernel.call(count, &[1; 3], &[1; 3], &[1; 3], &[1.0; 3], &some, &mut output).unwrap_err();
        }
        spec.pack(&[], &[]).unwrap_err();
        if elements <= MAX_ELEMENTS && steps <= MAX_STEPS {
            let jits = std::slice::from_ref(jit);
            kernels_quantized::check(jits, &spec, fields.count(), adds, &mut fields.random);
        }
    }
    let (layer, steps) = layer(fields);
    let layer = if fields.below(3) == 0 { layer.activation(Map::Relu) } else { layer };
    match fields.below(4) {
        0 => one::<i32>(layer, steps, fields, seed),
        1 => one::<f32>(layer, steps, fields, seed),
        2 => one::<i8>(layer, steps, fields, seed),
        _ => one::<u8>(layer, steps, fields, seed),
    }
}

fn resize_of<T: kernels_pool::Element + kernelsmith::kernels::ResizeElement>(fields: &mut Fields, seed: u64) {
    let mut side = || (fields.extent(1 << 14), fields.extent(1 << 14));
    let (from, to) = (side(), side());
    let spec = Resize::<T>::new(from, to).layout(layout(fields));
    let coordinates = [Coordinates::HalfPixel, Coordinates::AlignCorners, Coordinates::Asymmetric][fields.below(3)];
    let roundings = [Rounding::PreferFloor, Rounding::PreferCeil, Rounding::Floor, Rounding::Ceil];
    let spec = spec.coordinates(coordinates);
    let spec = if fields.below(2) == 0 { spec.nearest(roundings[fields.below(4)]) } else { spec };
    let elements = product(&[spec.input_len()]) + product(&[spec.output_len()]);
    let jit = jit(seed);
    let Some(kernel) = compiled(jit, &spec, seed) else { return };
    for count in COUNTS {
        kernel.call(count, &[T::any(&mut fields.random); 3], &mut [T::any(&mut fields.random); 3]).unwrap_err();
    }
    if elements <= MAX_ELEMENTS {
        kernels_resize::check(std::slice::from_ref(jit), &spec, fields.count(), &mut fields.random);
    }
}

fn resize(fields: &mut Fields, seed: u64) {
    match fields.below(4) {
        0 => resize_of::<f32>(fields, seed),
        1 => resize_of::<F16>(fields, seed),
        2 => resize_of::<i8>(fields, seed),
        _ => resize_of::<u8>(fields, seed),
    }
}

const FAMILIES: [fn(&mut Fields, u64); 9] =
    [gemm, elementwise, chain, stencil, pool, depthwise, convolution, quantized, resize];

/// Specs of all families, alternating.
#[test]
#[ignore = "a worker: started by the tests below"]
fn worker() {
    children::work(|seed| {
        let round = seed / jits().len() as u64;
        FAMILIES[round as usize % FAMILIES.len()](&mut Fields::new(seed), seed);
    });
}

#[test]
fn extreme_specs_are_refused_or_right() {
    if jits().is_empty() {
        return println!("skipped: machine code does not run here");
    }
    let n = if std::env::var_os("KERNELSMITH_EMULATOR").is_some() { 60 } else { 600 };
    children::check("kernels_extreme::worker", 0..n);
}

/// The long run: `cargo xtask soak specs [N]`.
#[test]
#[ignore = "long: run by `cargo xtask soak specs`"]
fn soak() {
    children::soak("kernels_extreme::worker", "KERNELSMITH_SPECS");
}
