//! Matrix products of the kernel library, compared with loops.
//!
//! Runs on every level that the host has, on slices next to inaccessible pages; elements between the columns of C keep
//! their values. Operands are small integers, so that every order of sums gives the same result.

use super::kernels_machines::{all, is_slow, jits_for, kernel, known, native, of_models};
use kernelsmith::kernels::gemm::{
    BiasAxis, Epilogue, Gemm, GemmElements, GemmError, GemmExtras, GemmKernel, GemmTypes, Layout, Scale,
    ThreadedGemmKernel, naive,
};
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{Machine, Primitive, PrimitiveExt};
use kernelsmith::manager::{Manager, pin};
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith::{Bf16, F16};
use kernelsmith_ir::random::Rng;
use std::fmt::Debug;
use std::slice;

/// The compilers that run here. Kernels use the widest vectors of a level, whichever it prefers.
fn jits() -> impl Iterator<Item = &'static Jit> {
    native().iter().filter(|jit| jit.target().is_some_and(|target| target.vector_bits() < 512))
}

/// The random number generator for an element of an operand.
fn of_element(seed: usize, at: usize) -> Rng {
    Rng::new((seed << 40 ^ at) as u64)
}

/// A small number for an element.
fn small(seed: usize, at: usize) -> i32 {
    of_element(seed, at).below(9) as i32 - 4
}

/// The element types of tests.
pub(crate) trait Element: Copy + Debug + PartialEq + 'static {
    fn of(number: i32) -> Self;
    /// The value as a number; zeros of both signs are equal.
    fn number(self) -> f64;
}
macro_rules! elements {
    ($($T:ty, |$number:ident| $of:expr, |$x:ident| $as_number:expr;)*) => {$(
        impl Element for $T {
            fn of($number: i32) -> $T {
                $of
            }
            fn number(self) -> f64 {
                let $x = self;
                $as_number.into()
            }
        }
    )*};
}
elements! {
    f32, |number| number as f32, |x| x;
    f64, |number| f64::from(number), |x| x;
    Bf16, |number| Bf16::from(number as f32), |x| f32::from(x);
    F16, |number| F16::from(number as f32), |x| f32::from(x);
    u8, |number| (number + 4) as u8 * 31, |x| x;
    i8, |number| number as i8 * 30, |x| x;
    i32, |number| number << 20, |x| x;
}

/// Compares a kernel's C with that of loops, byte for byte.
#[track_caller]
fn check_as<A, B: Element, C: Element>(jit: &Jit, spec: &Gemm)
where
    A: GemmElements<B, C> + Element,
    A::Bias: Element,
{
    let Some(kernel) = kernel(jit, spec) else { return };
    compare(jit, spec, |a: &[A], b: &[B], c: &mut [C], extras| kernel.call_with(a, b, c, extras));
}

/// Compares the effect of a call on C with that of loops.
#[track_caller]
pub(crate) fn compare<A, B: Element, C: Element>(
    jit: &Jit,
    spec: &Gemm,
    call: impl Fn(&[A], &[B], &mut [C], GemmExtras<'_, C, A::Bias>) -> Result<(), GemmError>,
) where
    A: GemmElements<B, C> + Element,
    A::Bias: Element,
{
    let a: Vec<A> = (0..spec.elements(0)).map(|at| A::of(small(1, at))).collect();
    let b: Vec<B> = (0..spec.elements(1)).map(|at| B::of(small(2, at))).collect();
    let bias: Vec<A::Bias> = (0..spec.bias_elements()).map(|at| Element::of(small(3, at))).collect();
    let scales: Vec<f32> = (0..spec.scale_elements()).map(|at| (small(6, at) + 5) as f32 * 1.1e-4).collect();
    let residual: Vec<C> =
        if spec.has_residual() { (0..spec.elements(2)).map(|at| C::of(small(4, at))).collect() } else { Vec::new() };
    let before: Vec<C> = (0..spec.elements(2)).map(|at| C::of(small(5, at))).collect();
    let mut want = before.clone();
    naive(spec, &a, &b, &mut want, GemmExtras { bias: &bias, residual: &residual, scales: &scales });
    for edge in [Edge::Start, Edge::End] {
        let a = GuardedBuffer::new(&a, edge).unwrap();
        let b = GuardedBuffer::new(&b, edge).unwrap();
        let bias = GuardedBuffer::new(&bias, edge).unwrap();
        let residual = GuardedBuffer::new(&residual, edge).unwrap();
        let scales = GuardedBuffer::new(&scales, edge).unwrap();
        let mut c = GuardedBuffer::new(&before, edge).unwrap();
        let extras = GemmExtras { bias: bias.slice(), residual: residual.slice(), scales: scales.slice() };
        call(a.slice(), b.slice(), c.slice_mut(), extras).unwrap_or_else(|error| panic!("{spec:?}: {error}"));
        if let Some(at) = (0..want.len()).find(|&at| c.slice()[at].number() != want[at].number()) {
            let machine = kernelsmith::kernels::KernelCompiler::machine(jit);
            let (computed, wanted) = (c.slice()[at], want[at]);
            panic!("{spec:?} {edge:?}: element {at} is {computed:?}, wanted {wanted:?}\n{}", spec.explain(machine));
        }
        assert!(c.is_intact(), "{spec:?} {edge:?}");
    }
}

#[track_caller]
pub(crate) fn check(jit: &Jit, spec: &Gemm) {
    match spec.of_types() {
        GemmTypes::F64 => check_as::<f64, f64, f64>(jit, spec),
        GemmTypes::Bf16 => check_as::<Bf16, Bf16, f32>(jit, spec),
        GemmTypes::Bf16ToBf16 => check_as::<Bf16, Bf16, Bf16>(jit, spec),
        GemmTypes::F16 => check_as::<F16, F16, f32>(jit, spec),
        GemmTypes::F16ToF16 => check_as::<F16, F16, F16>(jit, spec),
        GemmTypes::U8I8 => check_as::<u8, i8, i32>(jit, spec),
        GemmTypes::U8I8ToU8 => check_as::<u8, i8, u8>(jit, spec),
        GemmTypes::U8I8ToI8 => check_as::<u8, i8, i8>(jit, spec),
        _ => check_as::<f32, f32, f32>(jit, spec),
    }
}

/// The spec for these types. `way` selects the conversion of 8-bit results, which are not accumulated.
pub(crate) fn typed(spec: Gemm, types: GemmTypes, way: usize) -> Gemm {
    let spec = spec.types(types);
    if !matches!(types, GemmTypes::U8I8ToU8 | GemmTypes::U8I8ToI8) {
        return spec;
    }
    let scale =
        [Scale::All(3.7e-4), Scale::Of(BiasAxis::Rows), Scale::Of(BiasAxis::Columns), Scale::All(1e-6)][way % 4];
    spec.beta(0).requantize(scale, [0, 3, 100, 127][way / 4 % 4])
}

/// Alternates between all types.
fn types_by_number(number: usize) -> GemmTypes {
    GemmTypes::ALL[number % GemmTypes::ALL.len()]
}

/// The number of settings by which libraries for small products are compared: all sizes up to 64, five values of K,
/// single or batches of 16.
pub(crate) const N_SETTINGS: u64 = 2 * 64 * 64 * 5;

fn setting(number: u64) -> Gemm {
    let (m, n) = (number as usize % 64 + 1, number as usize / 64 % 64 + 1);
    let k = [1, 16, 32, 64, 128][number as usize / 4096 % 5];
    Gemm::new(m, n, k).batch(if number < N_SETTINGS / 2 { 1 } else { 16 })
}

/// Checks a setting; layouts, types and beta vary with the number.
pub(crate) fn check_setting(jits: &[Jit], number: u64) {
    let mixed = Rng::new(number).below(1 << 12);
    let [a, b, c] = layouts().nth(mixed % 8).unwrap();
    let types = if mixed & 8 == 0 { GemmTypes::F32 } else { types_by_number(mixed >> 4) };
    let spec = typed(setting(number).layouts(a, b, c).beta(number as usize & 1), types, mixed >> 4);
    jits.iter().for_each(|jit| check(jit, &spec));
}

/// A random spec: sizes are log-uniform, with at most `limit` multiply-adds.
fn random(seed: u64, limit: usize) -> Gemm {
    let mut numbers = Rng::new(seed);
    let mut below = |n: usize| numbers.below(n);
    let mut size = |most: usize| {
        let bits = below(most.ilog2() as usize + 1);
        ((1 << bits) + below(1 << bits)).min(most)
    };
    let (m, n, mut k, mut batch) = (size(1024), size(1024), size(2048), size(64));
    batch = batch.min(limit / (m * n)).max(1);
    k = k.min(limit / (m * n * batch)).max(1);
    let layout = [0; 3].map(|_: u8| Layout::ALL[below(2)]);
    let types = types_by_number(below(GemmTypes::ALL.len()));
    let mut spec = typed(Gemm::new(m, n, k).batch(batch).beta(below(2)), types, below(16));
    spec = spec.layouts(layout[0], layout[1], layout[2]);
    if below(2) == 0 {
        let min_leading = |row: usize, column: usize, layout| if layout == Layout::ColMajor { row } else { column };
        spec = spec.lda(min_leading(m, k, layout[0]) + below(20)).ldb(min_leading(k, n, layout[1]) + below(20));
        spec = spec.ldc(min_leading(m, n, layout[2]) + below(20));
    }
    if below(4) == 0 {
        spec = spec.batch_strides(below(2 * m * k), below(2 * n * k));
    }
    if below(3) == 0 {
        spec = spec.bias([BiasAxis::Rows, BiasAxis::Columns][below(2)]);
    }
    for _ in 0..below(3) {
        let after = [Epilogue::Map(Map::Relu), Epilogue::Map(Map::Clamp(-9.0, 20.0)), Epilogue::AddResidual];
        spec = spec.then(after[below(if spec.then(Epilogue::AddResidual).check().is_ok() { 3 } else { 2 })]);
    }
    spec
}

/// Checks a random spec, a small one where kernels are emulated or simulated.
pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    for jit in jits {
        check(jit, &random(seed, if is_slow(slice::from_ref(jit)) { 1 << 16 } else { 1 << 22 }));
    }
}

#[test]
fn some_settings_and_some_random_specs() {
    (0..40).for_each(|number| check_setting(native(), number * 1021 % N_SETTINGS));
    (0..60).for_each(|seed| check_random(jits_for(seed, 11), seed));
}

/// All eight combinations of layouts.
fn layouts() -> impl Iterator<Item = [Layout; 3]> {
    (0..8).map(|bits: usize| [0, 1, 2].map(|of| Layout::ALL[bits >> of & 1]))
}

#[test]
fn products_of_all_small_sizes() {
    for jit in jits() {
        for m in 1..=20 {
            for n in (1..=9).chain([13]) {
                for k in [1, 3, 4, 16] {
                    let types = types_by_number(m * 7 + n * 3 + k);
                    check(jit, &typed(Gemm::new(m, n, k).beta((m + n + k) % 2), types, m));
                    check(jit, &Gemm::new(m, n, k));
                }
            }
        }
    }
}

#[test]
fn columns_that_share_a_vector_and_lie_as_in_it() {
    for jit in jits() {
        for types in GemmTypes::ALL {
            for (m, n, k) in [(4, 4, 4), (4, 7, 4), (4, 8, 8), (4, 13, 16), (2, 4, 2), (2, 9, 2), (8, 6, 4)] {
                for beta in [0, 1] {
                    let plain = Gemm::new(m, n, k).beta(beta);
                    let others = [plain.map(Map::Relu), plain.bias(BiasAxis::Rows), plain.bias(BiasAxis::Columns)];
                    let apart = [plain.ldb(k + 1), plain.ldc(m + 1)];
                    let added = [plain, plain.then(Epilogue::AddResidual).map(Map::Relu)];
                    for spec in added.into_iter().chain(others).chain(apart).map(|spec| typed(spec, types, n)) {
                        // 8-bit results do not support a residual.
                        if spec.check().is_ok() {
                            check(jit, &spec);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn all_storage_formats_of_all_types() {
    let sizes = [(1, 1, 1), (2, 3, 5), (7, 5, 13), (16, 6, 8), (31, 9, 17), (48, 33, 20)];
    for jit in jits() {
        for types in GemmTypes::ALL {
            for [a, b, c] in layouts() {
                for (at, (m, n, k)) in sizes.into_iter().enumerate() {
                    let packed = typed(Gemm::new(m, n, k).layouts(a, b, c).beta(at % 2), types, at);
                    check(jit, &packed);
                    check(jit, &packed.lda(49 + at).ldb(50).ldc(57));
                }
            }
        }
    }
}

/// A with contiguous K dimension, with all remainders of rows, of K, and of packed groups.
#[test]
fn rows_that_are_transposed_in_registers() {
    let mut specs = Vec::new();
    for types in GemmTypes::ALL {
        for (m, n, k) in [(2, 17, 4), (5, 20, 9), (13, 9, 2), (16, 24, 7), (19, 12, 41), (33, 11, 14), (40, 30, 16)] {
            let spec = typed(Gemm::new(m, n, k).layout_a(Layout::RowMajor).ldb(k + m), types, n);
            let transposed = spec.layout_c(Layout::RowMajor);
            specs.extend([spec.beta(1), spec.batch(3), spec.lda(k + 5).bias(BiasAxis::Rows), transposed]);
        }
    }
    specs.retain(|spec| spec.check().is_ok());
    jits().for_each(|jit| specs.iter().for_each(|spec| check(jit, spec)));
    let transposed = known().iter().map(|machine| planned(&specs, machine, &["A transposed in registers"])).max();
    assert!(transposed > Some(30), "{transposed:?}");
}

/// The number of specs whose plan contains all these words.
fn planned(specs: &[Gemm], machine: &Machine, words: &[&str]) -> usize {
    let is_planned = |spec: &&Gemm| {
        let text = spec.explain(machine);
        words.iter().all(|word| text.contains(word))
    };
    specs.iter().filter(is_planned).count()
}

/// Few rows and columns with many of the other: C is transposed, or panels are concatenated along K.
#[test]
fn few_rows_or_columns_in_any_storage() {
    let mut specs = Vec::new();
    for types in GemmTypes::ALL {
        for (at, [a, b, c]) in layouts().enumerate() {
            for (m, n, k) in [(2, 70, 33), (70, 3, 41), (5, 23, 90), (4, 4, 70), (37, 7, 2)] {
                let spec = typed(Gemm::new(m, n, k).layouts(a, b, c), types, at);
                specs.extend([spec.beta(1), spec.batch(3), spec.lda(97).ldb(98).ldc(99), spec.bias(BiasAxis::Rows)]);
                specs.push(spec.bias(BiasAxis::Columns).then(Epilogue::AddResidual));
            }
        }
    }
    specs.retain(|spec| spec.check().is_ok());
    jits().for_each(|jit| specs.iter().for_each(|spec| check(jit, spec)));
    let max_planned = |words: &[&str]| known().iter().map(|machine| planned(&specs, machine, words)).max();
    let (transposed, packed) = (max_planned(&["C transposed"]), max_planned(&["K in lanes", "B packed"]));
    assert!(transposed > Some(10) && packed > Some(10), "{transposed:?} {packed:?}");
    // Machines whose narrowest vectors do not have two or four elements have other plans.
    for jit in all() {
        for [a, b, c] in layouts() {
            check(jit, &Gemm::new(3, 18, 9).layouts(a, b, c).beta(1));
        }
    }
}

#[test]
fn dot_products_and_products_with_vectors() {
    for jit in jits() {
        for (number, types) in GemmTypes::ALL.into_iter().enumerate() {
            for [a, b, c] in layouts() {
                for (m, n) in [(1, 1), (1, 23), (37, 1), (2, 3), (5, 6)] {
                    for k in [[1, 64], [15, 131]][(number + m) % 2] {
                        let spec = Gemm::new(m, n, k).layouts(a, b, c);
                        check(jit, &typed(spec.bias(BiasAxis::Columns).map(Map::Relu), types, m));
                        check(jit, &typed(spec.lda(140).ldb(141).ldc(40).beta(1).batch(2), types, n));
                    }
                }
            }
        }
    }
}

/// Numbers between -1 and 1.
fn fraction(seed: usize, at: usize) -> f32 {
    of_element(seed, at).below(1 << 31) as f32 / (1u32 << 30) as f32 - 1.0
}

#[test]
fn errors_are_within_what_is_stated() {
    for jit in jits() {
        for (m, n, k, types, unit) in [
            (33, 17, 700, GemmTypes::F32, 2f64.powi(-24)),
            (1, 1, 2000, GemmTypes::F32, 2f64.powi(-24)),
            (33, 17, 701, GemmTypes::Bf16, 2f64.powi(-22)),
        ] {
            let spec = Gemm::new(m, n, k).types(types).layout_a(Layout::RowMajor);
            let kernel = spec.compile(jit).unwrap();
            let halves = |seed, of| (0..spec.elements(of)).map(|at| Bf16::from(fraction(seed, at))).collect::<Vec<_>>();
            let (a_half, b_half) = (halves(1, 0), halves(2, 1));
            let full = |halves: &[Bf16], seed| match types {
                GemmTypes::Bf16 => halves.iter().map(|&half| f32::from(half)).collect::<Vec<_>>(),
                _ => (0..halves.len()).map(|at| fraction(seed, at)).collect(),
            };
            let (a, b) = (full(&a_half, 1), full(&b_half, 2));
            let mut c = vec![0.0f32; spec.elements(2)];
            match types {
                GemmTypes::Bf16 => kernel.call(&a_half, &b_half, &mut c).unwrap(),
                _ => kernel.call(&a, &b, &mut c).unwrap(),
            }
            let wide = |x: &[f32], size: bool| {
                x.iter().map(|&x| f64::from(if size { x.abs() } else { x })).collect::<Vec<f64>>()
            };
            let (mut want, mut sizes) = (vec![0.0f64; c.len()], vec![0.0f64; c.len()]);
            let exact = spec.types(GemmTypes::F64);
            let nothing = GemmExtras::default();
            naive(&exact, &wide(&a, false), &wide(&b, false), &mut want, nothing);
            naive(&exact, &wide(&a, true), &wide(&b, true), &mut sizes, nothing);
            for (at, &c) in c.iter().enumerate() {
                let bound = (k + 8) as f64 * unit * sizes[at];
                assert!((f64::from(c) - want[at]).abs() <= bound, "{spec:?}: element {at} is {c}, wanted {}", want[at]);
            }
        }
    }
}

#[test]
fn specs_that_differ_have_different_keys() {
    let spec = Gemm::new(4, 5, 6).batch(2);
    let specs = [
        spec,
        Gemm::new(3, 5, 6).batch(2),
        Gemm::new(4, 6, 6).batch(2),
        Gemm::new(4, 5, 7).batch(2),
        spec.batch(3),
        spec.types(GemmTypes::F64),
        spec.types(GemmTypes::Bf16),
        spec.types(GemmTypes::Bf16ToBf16),
        spec.types(GemmTypes::F16),
        spec.types(GemmTypes::F16ToF16),
        spec.types(GemmTypes::U8I8),
        spec.types(GemmTypes::U8I8ToU8).requantize(Scale::All(0.5), 3),
        spec.types(GemmTypes::U8I8ToI8).requantize(Scale::All(0.5), 3),
        spec.types(GemmTypes::U8I8ToI8).requantize(Scale::All(0.25), 3),
        spec.types(GemmTypes::U8I8ToI8).requantize(Scale::All(0.5), 4),
        spec.types(GemmTypes::U8I8ToI8).requantize(Scale::Of(BiasAxis::Rows), 3),
        spec.types(GemmTypes::U8I8ToI8).requantize(Scale::Of(BiasAxis::Columns), 3),
        spec.layout_a(Layout::RowMajor),
        spec.layout_b(Layout::RowMajor),
        spec.layout_c(Layout::RowMajor),
        spec.lda(9),
        spec.ldb(9),
        spec.ldc(9),
        spec.batch_strides(100, 30),
        spec.batch_strides(24, 100),
        spec.beta(1),
        spec.bias(BiasAxis::Rows),
        spec.bias(BiasAxis::Columns),
        spec.map(Map::Relu),
        spec.map(Map::Relu).map(Map::Relu),
        spec.map(Map::Sigmoid),
        spec.map(Map::Scale(2.0)),
        spec.map(Map::Scale(3.0)),
        spec.then(Epilogue::AddResidual),
        Gemm::new(4 + (1 << 16), 5, 6).batch(2),
        spec.lda(4 + (1 << 32)),
    ];
    for jit in jits() {
        let manager = Manager::<Jit>::builder().build(jit.clone());
        for spec in specs {
            if spec.check().is_err() {
                assert!(spec.cached(&manager, &pin()).is_none(), "{spec:?}");
                continue;
            }
            assert!(spec.cached(&manager, &pin()).is_none(), "{spec:?} has the kernel of another spec");
            assert_eq!(GemmKernel::spec(&spec.kernel(&manager).unwrap()), &spec);
            assert_eq!(spec.cached(&manager, &pin()).unwrap().spec(), &spec);
        }
    }
}

#[test]
fn batches() {
    for jit in jits() {
        for types in GemmTypes::ALL {
            for [a, b, c] in layouts() {
                let one = Gemm::new(10, 7, 6).layouts(a, b, c);
                check(jit, &typed(one.batch(5), types, 0));
                check(jit, &typed(one.batch(3).batch_strides(77, 0).beta(1), types, 1));
                check(jit, &typed(one.batch(2).batch_strides(0, 100).map(Map::Relu), types, 2));
            }
        }
    }
}

#[test]
fn what_is_too_large_for_the_caches() {
    for jit in jits() {
        for [a, b, c] in layouts() {
            check(jit, &Gemm::new(130, 70, 300).layouts(a, b, c).map(Map::Relu));
            check(jit, &Gemm::new(66, 50, 700).types(GemmTypes::U8I8).layouts(a, b, c).bias(BiasAxis::Rows));
        }
        check(jit, &Gemm::new(1024, 14, 1030).beta(1).map(Map::Relu));
        check(jit, &Gemm::new(33, 300, 1030).layouts(Layout::RowMajor, Layout::ColMajor, Layout::ColMajor));
        check(jit, &Gemm::new(100, 60, 1999).types(GemmTypes::Bf16));
        check(jit, &Gemm::new(100, 60, 1999).types(GemmTypes::U8I8).layout_b(Layout::RowMajor).beta(1));
        // Partial sums meet in scratch memory, because C would round them.
        for types in [GemmTypes::Bf16ToBf16, GemmTypes::F16ToF16, GemmTypes::U8I8ToU8, GemmTypes::U8I8ToI8] {
            for c in Layout::ALL {
                let spec = Gemm::new(100, 60, 1999).layout_c(c).ldc(110).bias(BiasAxis::Rows);
                check(jit, &typed(spec.beta(1), types, 1));
                check(jit, &typed(Gemm::new(70, 50, 300).layout_c(c).batch(9).map(Map::Relu), types, 2));
            }
        }
        check(jit, &Gemm::new(40, 300, 60).layout_a(Layout::RowMajor).batch(200).batch_strides(11, 13));
        // Row blocks that fit in the L2 cache, with and without a remainder.
        let bytes = Gemm::new(1024, 3, 17).layout_b(Layout::RowMajor).batch(64).map(Map::Clamp(-9.0, 20.0));
        check(jit, &typed(bytes, GemmTypes::U8I8ToI8, 1));
        check(jit, &Gemm::new(1024, 40, 600).beta(1));
        check(jit, &Gemm::new(992, 40, 600));
    }
}

/// The last elements of K, if they are no complete packed group: the memory after them, the next column or another
/// matrix, may contain NaNs.
#[test]
fn what_lies_behind_an_odd_column() {
    for jit in jits() {
        for (m, k, lda) in [(17, 3, 17), (40, 9, 41), (5, 1, 5), (64, 33, 64)] {
            let kernel = Gemm::new(m, 2, k).types(GemmTypes::Bf16).lda(lda).compile(jit).unwrap();
            let a = vec![Bf16::from(1.0); lda * k];
            let b: Vec<_> = (0..2 * k).map(|at| Bf16::from(if at < k { 1.0 } else { f32::INFINITY })).collect();
            let mut c = vec![0f32; 2 * m];
            kernel.call(&a, &b, &mut c).unwrap();
            assert!(c[..m].iter().all(|&sum| sum == k as f32), "{m} {k}: {c:?}");
            assert!(c[m..].iter().all(|&sum| sum == f32::INFINITY), "{m} {k}: {c:?}");
        }
    }
}

/// Products with large operands, some of which are packed in panels.
fn large() -> Vec<Gemm> {
    // Columns a power of two of bytes apart, blocks with remainders, several passes over C.
    let apart = |[a, b, c]: [Layout; 3]| {
        Gemm::new(150, 123, 1000).layouts(a, b, c).lda(1024).ldb(1024).beta(1).bias(BiasAxis::Rows)
    };
    let mut specs: Vec<Gemm> = layouts().map(apart).collect();
    for types in [GemmTypes::F64, GemmTypes::Bf16ToBf16, GemmTypes::F16, GemmTypes::U8I8ToI8] {
        let spec = Gemm::new(131, 77, 1030).layout_a(Layout::RowMajor).lda(2048).ldb(2048).ldc(140);
        specs.push(typed(spec, types, 1));
    }
    let batch = Gemm::new(130, 97, 400).lda(1024).ldb(1024).batch(3).batch_strides(400 * 1024, 97 * 1024);
    specs.push(batch.map(Map::Relu));
    // The last pass has a smaller K than the others, and is part of the same kernel.
    let types = [GemmTypes::F32, GemmTypes::F64, GemmTypes::Bf16, GemmTypes::Bf16ToBf16, GemmTypes::U8I8];
    for (types, k) in types.into_iter().zip([1000, 600, 1032, 1044, 2000]) {
        specs.push(typed(Gemm::new(131, 45, k).lda(2048).ldb(2048).beta(1), types, 1));
        specs.push(typed(Gemm::new(60, 77, k).layout_a(Layout::RowMajor).lda(2048).ldb(2048).batch(2), types, 1));
    }
    specs
}

#[test]
fn what_is_packed_in_panels() {
    let specs = large();
    // With 48 KiB of L1D other plans are cheaper for all of these.
    for machine in known().iter().filter(|machine| machine.l1_bytes == 32 << 10) {
        let in_panels = planned(&specs, machine, &["in panels"]);
        assert!(in_panels >= 3, "{in_panels}: {machine:?}");
    }
    jits().for_each(|jit| specs.iter().for_each(|spec| check(jit, spec)));
}

/// A plan for one processor model gives correct results on all others.
#[test]
fn products_planned_for_other_models() {
    let specs = large();
    for jit in of_models() {
        specs.iter().step_by(3).for_each(|spec| check(jit, spec));
        (0..60).for_each(|seed| check(jit, &random(7_000 + seed, 1 << 16)));
    }
}

#[test]
fn fused_operations() {
    for jit in jits() {
        for (m, n) in [(1, 1), (3, 5), (16, 6), (33, 7)] {
            for of in [BiasAxis::Rows, BiasAxis::Columns] {
                for c in Layout::ALL {
                    let spec = Gemm::new(m, n, 5).layout_c(c).bias(of).ldc(40);
                    check(jit, &spec.map(Map::Relu));
                    let residual = spec.beta(1).map(Map::Scale(0.5)).then(Epilogue::AddResidual);
                    check(jit, &residual.types(GemmTypes::F64));
                    check(jit, &spec.types(GemmTypes::U8I8).map(Map::Relu).then(Epilogue::AddResidual));
                    check(jit, &spec.types(GemmTypes::Bf16ToBf16).then(Epilogue::AddResidual).map(Map::Relu).beta(1));
                    check(jit, &spec.types(GemmTypes::F16ToF16).then(Epilogue::AddResidual).beta(1));
                    check(jit, &spec.types(GemmTypes::F16).then(Epilogue::AddResidual));
                    for way in 0..4 {
                        check(jit, &typed(spec, GemmTypes::U8I8ToU8, way));
                        check(jit, &typed(spec.map(Map::Relu), GemmTypes::U8I8ToI8, 4 + way));
                    }
                }
            }
        }
    }
}

#[test]
fn mistakes_name_the_field() {
    let spec = Gemm::new(4, 4, 4);
    let wrong = [
        (Gemm::new(0, 4, 4), "gemm: `m` is 0, but must be 1 to 1024"),
        (Gemm::new(4, 1025, 4), "gemm: `n` is 1025, but must be 1 to 1024"),
        (Gemm::new(4, 4, 2049), "gemm: `k` is 2049, but must be 1 to 2048"),
        (spec.lda(3), "gemm: `lda` is 3, but must be 4 to 2147483648"),
        (spec.batch(0), "gemm: `batch` is 0, but must be 1 to 1024"),
        (spec.beta(2), "gemm: `beta` is 2, but must be 0 to 1"),
        (spec.types(GemmTypes::U8I8ToU8), "gemm: `requantize` is missing, but u8 x i8 -> u8 needs it"),
        (spec.requantize(Scale::All(1.0), 0), "gemm: `requantize` is set, but f32 x f32 -> f32 has no bytes"),
        (
            spec.types(GemmTypes::U8I8ToU8).requantize(Scale::All(f32::NAN), 0),
            "gemm: `requantize` has a scale of NaN, which must be a number above 0",
        ),
        (
            spec.types(GemmTypes::U8I8ToI8).requantize(Scale::All(1.0), 128),
            "gemm: `requantize` has a zero point of 128, which must be -128 to 127",
        ),
        (
            spec.types(GemmTypes::U8I8ToI8).requantize(Scale::All(1.0), 0).then(Epilogue::AddResidual),
            "gemm: `then` adds a residual, which a C of bytes does not support",
        ),
        (
            spec.types(GemmTypes::U8I8ToI8).requantize(Scale::All(1.0), 0).beta(1),
            "gemm: `beta` is 1, but must be 0 to 0",
        ),
        (spec.types(GemmTypes::U8I8).map(Map::Sigmoid), "gemm: `then` is Sigmoid, but that is for floats, not for i32"),
    ];
    for (spec, message) in wrong {
        assert_eq!(spec.check().unwrap_err().to_string(), message);
    }
    for jit in jits() {
        let kernel = spec.compile(jit).unwrap();
        let (a, b) = ([1.0f32; 16], [1.0f32; 16]);
        let error = kernel.call(&a, &b, &mut [0.0f32; 15]).unwrap_err();
        assert_eq!(error.to_string(), "gemm: `c` has 15 elements, but needs 16");
        let error = kernel.call(&[1.0f64; 16], &[1.0f64; 16], &mut [0.0f64; 16]).unwrap_err();
        let types = "gemm: `types` of the kernel are f32 x f32 -> f32, but those of the slices are f64 x f64 -> f64";
        assert_eq!(error.to_string(), types);
        let with_bias = spec.layout_c(Layout::RowMajor).bias(BiasAxis::Rows).compile(jit).unwrap();
        let error = with_bias.call(&a[..15], &b, &mut [0.0f32; 16]).unwrap_err();
        assert_eq!(error.to_string(), "gemm: `a` has 15 elements, but needs 16");
        let error = with_bias.call(&a, &b, &mut [0.0f32; 16]).unwrap_err();
        assert_eq!(error.to_string(), "gemm: `bias` has 0 elements, but needs 4");
        let bytes = spec.types(GemmTypes::U8I8ToU8).requantize(Scale::Of(BiasAxis::Columns), 0).compile(jit).unwrap();
        let error = bytes.call(&[1u8; 16], &[1i8; 16], &mut [0u8; 16]).unwrap_err();
        assert_eq!(error.to_string(), "gemm: `scales` has 0 elements, but needs 4");
    }
}

/// Random products on several threads, and by their tasks in another order.
#[test]
fn threads_share_a_product() {
    fn check<A, B: Element + Sync, C: Element + Send + Sync>(jit: &Jit, spec: Gemm, threads: usize)
    where
        A: GemmElements<B, C> + Element + Sync,
        A::Bias: Element + Sync,
    {
        let kernel =
            spec.threads(threads).min_cycles(0).compile(jit).unwrap_or_else(|error| panic!("{spec:?}: {error}"));
        compare(jit, &spec, |a: &[A], b: &[B], c: &mut [C], extras| kernel.call_with(a, b, c, extras));
        compare(jit, &spec, |a: &[A], b: &[B], c: &mut [C], extras| {
            kernel.tasks(a, b, c, extras)?.into_iter().rev().try_for_each(|task| task.run())
        });
    }
    let Some(jit) = jits().last() else { return };
    for seed in 0..40 {
        let spec = random(seed, 1 << 16);
        let threads = [1, 2, 3, 8, 1000][seed as usize % 5];
        match spec.of_types() {
            GemmTypes::F64 => check::<f64, f64, f64>(jit, spec, threads),
            GemmTypes::Bf16ToBf16 => check::<Bf16, Bf16, Bf16>(jit, spec, threads),
            GemmTypes::U8I8ToU8 => check::<u8, i8, u8>(jit, spec, threads),
            GemmTypes::U8I8ToI8 => check::<u8, i8, i8>(jit, spec, threads),
            _ => check::<f32, f32, f32>(jit, spec.types(GemmTypes::F32), threads),
        }
    }
    // A vector as the left or right operand: its parts depend on its number of elements.
    for (m, n) in [(100, 1), (1, 100)] {
        for layout in Layout::ALL {
            check::<f32, f32, f32>(jit, Gemm::new(m, n, 30).layout_c(layout), 7);
        }
    }
}

#[test]
fn what_threads_cannot_do_is_said_before_they_begin() {
    let Some(jit) = jits().last() else { return };
    let spec = Gemm::new(8, 9, 10).bias(BiasAxis::Columns);
    let kernel = spec.threads(4).compile(jit).unwrap();
    let (a, b, mut c) = ([1.0f32; 80], [1.0f32; 90], [7.0f32; 72]);
    let text = |done: Result<(), GemmError>| done.unwrap_err().to_string();
    assert_eq!(text(kernel.call(&a, &b, &mut c)), "gemm: `bias` has 0 elements, but needs 9");
    let extras = GemmExtras { bias: &[1.0; 9], ..GemmExtras::default() };
    assert_eq!(text(kernel.call_with(&a, &b[1..], &mut c, extras)), "gemm: `b` has 89 elements, but needs 90");
    assert_eq!(text(kernel.call_with(&a, &b, &mut c[1..], extras)), "gemm: `c` has 71 elements, but needs 72");
    assert_eq!(c, [7.0; 72]);
    let (d, e, mut f) = ([1.0f64; 80], [1.0f64; 90], [7.0f64; 72]);
    let error = text(kernel.call(&d, &e, &mut f));
    let wanted = "gemm: `types` of the kernel are f32 x f32 -> f32, but those of the slices are f64 x f64 -> f64";
    assert_eq!(error, wanted);
    assert!(spec.threads(2000).compile(jit).unwrap_err().to_string().contains("`threads` is 2000"));
    for machine in known() {
        let text = spec.threads(4).min_cycles(0).explain(&machine);
        assert!(text.starts_with("columns of C in parts of 3 + 3 + 3\n"), "{machine:?}: {text}");
        let text = spec.threads(4).explain(&machine);
        assert!(text.starts_with("columns of C in parts of 9\n"), "{machine:?}: {text}");
        // Too small for two threads, for many threads, and for none.
        for (spec, parts) in [
            (Gemm::new(30, 7, 20).threads(2), "7"),
            (Gemm::new(700, 700, 700).threads(2), "350 + 350"),
            (Gemm::new(700, 700, 700).threads(2).min_cycles(u32::MAX), "700"),
            (Gemm::new(700, 700, 700).threads(1), "700"),
        ] {
            let text = spec.explain(&machine);
            assert!(text.starts_with(&format!("columns of C in parts of {parts}\n")), "{machine:?}: {text}");
        }
    }
    // The same through a cache.
    let manager = Manager::<Jit>::builder().build(jit.clone());
    let cached = spec.threads(4).kernel(&manager).unwrap();
    assert_eq!((*ThreadedGemmKernel::spec(&cached), spec.cached(&manager, &pin()).is_none()), (spec.threads(4), true));
}
