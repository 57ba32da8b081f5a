//! Einsums, compared with loops, and the loops with numpy.
//!
//! Runs on every level that the host has, on slices next to inaccessible pages; elements between those of the output
//! keep their values. Operands are small integers, so that every order of sums gives the same result.

use super::einsum_random::{Random, TYPES};
use super::kernels_gemm::Element;
use super::kernels_machines::{is_slow, jits_for, kernel, native};
use kernelsmith::kernels::gemm::GemmTypes;
use kernelsmith::kernels::{KernelCompiler, Machine, Primitive, PrimitiveExt, Recorded};
use kernelsmith::manager::{Compile, Dumps, Failure};
use kernelsmith::prelude::*;
use kernelsmith::tensor::DimensionKind::{K, M, N};
use kernelsmith::tensor::Execution::{self, Sequential};
use kernelsmith::tensor::einsum::{
    Einsum, EinsumElement, EinsumErrorKind, EinsumKernel, PathOptions, Shape, Slice, SliceMut, Tree, naive,
};
use kernelsmith::tensor::{First, Main, TensorOperation};
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith::{Bf16, F16};
use kernelsmith_dsl::KernelSignature;
use kernelsmith_exec::KernelObject;
use kernelsmith_ir::random::Rng;
use std::io::Write;
use std::process::{Command, Stdio};

fn data<T: Element>(seed: u64, len: usize) -> Vec<T> {
    let mut rng = Rng::new(seed);
    (0..len).map(|_| T::of(rng.below(5) as i32 - 2)).collect()
}

/// Compares compiled einsums with loops; `A`, `B` and `C` are the types of first operands, second operands and the output.
/// `kernels` are the kernels with a text that says where they run.
#[track_caller]
fn check_as<A, B, C>(kernels: &[(EinsumKernel, String)], spec: &Einsum, about: &str)
where
    A: Element + EinsumElement,
    B: Element + EinsumElement,
    C: Element + EinsumElement,
    for<'a> Slice<'a>: From<&'a [A]> + From<&'a [B]>,
    for<'a> SliceMut<'a>: From<&'a mut [C]>,
{
    let lens: Vec<usize> = spec.shapes().iter().map(Shape::span).collect();
    let is_b = |at: usize| at == 1 && spec.types() == GemmTypes::U8I8;
    let of_a: Vec<Vec<A>> = lens.iter().enumerate().map(|(at, &len)| data(at as u64, len)).collect();
    let of_b: Vec<Vec<B>> = lens.iter().enumerate().map(|(at, &len)| data(at as u64, len)).collect();
    let before: Vec<C> = data(9, spec.out_shape().span());
    let mut want = before.clone();
    let slices = |at: usize| if is_b(at) { Slice::from(&of_b[at][..]) } else { Slice::from(&of_a[at][..]) };
    naive(spec, &(0..lens.len()).map(slices).collect::<Vec<_>>(), &mut want);
    for (kernel, place) in kernels {
        for edge in [Edge::Start, Edge::End] {
            let a: Vec<_> = of_a.iter().map(|of| GuardedBuffer::new(of, edge).unwrap()).collect();
            let b: Vec<_> = of_b.iter().map(|of| GuardedBuffer::new(of, edge).unwrap()).collect();
            let slices = |at: usize| if is_b(at) { Slice::from(b[at].slice()) } else { Slice::from(a[at].slice()) };
            let slices: Vec<Slice<'_>> = (0..lens.len()).map(slices).collect();
            let mut out = GuardedBuffer::new(&before, edge).unwrap();
            kernel.call(&slices, out.slice_mut()).unwrap_or_else(|error| panic!("{about}: {error}"));
            let is_equal = out.slice().iter().zip(&want).all(|(x, y)| x.number() == y.number());
            assert!(is_equal, "{about}: {spec:?} {edge:?} on {place}");
            assert!(out.is_intact(), "{about}: {spec:?} {edge:?}");
        }
    }
}

fn machine(jit: &Jit) -> &Machine {
    KernelCompiler::machine(jit)
}

#[track_caller]
pub(crate) fn check(jits: &[Jit], spec: &Einsum, about: &str) {
    let kernels = jits.iter().filter_map(|jit| Some((kernel(jit, spec)?, explained(jit, spec))));
    check_kernels(&kernels.collect::<Vec<_>>(), spec, about);
}

/// The machine and the plan.
fn explained(compiler: &impl KernelCompiler, spec: &Einsum) -> String {
    let machine = KernelCompiler::machine(compiler);
    format!("{}\n{}", machine.name, spec.explain(machine))
}

#[track_caller]
fn check_kernels(kernels: &[(EinsumKernel, String)], spec: &Einsum, about: &str) {
    match spec.types() {
        GemmTypes::F64 => check_as::<f64, f64, f64>(kernels, spec, about),
        GemmTypes::Bf16 => check_as::<Bf16, Bf16, f32>(kernels, spec, about),
        GemmTypes::F16 => check_as::<F16, F16, f32>(kernels, spec, about),
        GemmTypes::U8I8 => check_as::<u8, i8, i32>(kernels, spec, about),
        _ => check_as::<f32, f32, f32>(kernels, spec, about),
    }
}

pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    check(jits, &Random::new(seed).spec(), &format!("seed {seed}"));
}

/// A small einsum of f32, for machines that are slow and have no numbers of 64 bits.
pub(crate) fn check_small(jits: &[Jit], seed: u64) {
    let spec = Random::small(seed).spec();
    let n_run = jits.iter().filter(|jit| kernel(jit, &spec).is_some()).count();
    assert_eq!(n_run, jits.len(), "seed {seed}");
    check(jits, &spec, &format!("seed {seed}"));
}

/// Checks one seed with a compiler whose code runs somewhere else.
fn check_random_on(compiler: &impl KernelCompiler, seed: u64) {
    let spec = Random::new(seed).spec();
    let kernel = spec.compile(compiler).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    check_kernels(&[(kernel, explained(compiler, &spec))], &spec, &format!("seed {seed}"));
}

#[test]
fn random_einsums_equal_loops() {
    let n = if is_slow(native()) { 10 } else { 250 };
    (0..n).for_each(|seed| check_random(jits_for(seed, 64), seed));
}

/// A compiler that plans for another machine.
struct PlannedFor {
    jit: Jit,
    machine: Machine,
}

impl Compile for PlannedFor {
    fn fingerprint(&self) -> Vec<u8> {
        self.jit.fingerprint()
    }
}

impl KernelCompiler for PlannedFor {
    fn machine(&self) -> &Machine {
        &self.machine
    }

    fn object(&self, recorded: Recorded, dumps: Option<&Dumps<'_>>) -> Result<KernelObject, Failure> {
        KernelCompiler::object(&self.jit, recorded, dumps)
    }

    fn publish<S: KernelSignature>(&self, object: &KernelObject) -> Result<Kernel<S>, Failure> {
        KernelCompiler::publish(&self.jit, object)
    }
}

/// Blocks are packed in loops where copies of whole tensors do not fit L2: here L2 has four KiB.
#[test]
fn packed_blocks_equal_loops() {
    let Some(jit) = native().first() else { return println!("skipped: machine code does not run here") };
    let mut machine = Machine::new("x86-64-v2", None, &[], &[128]);
    (machine.l1_bytes, machine.l2_bytes, machine.cache_bytes) = (1 << 10, 1 << 12, 1 << 13);
    (machine.memory_factor, machine.tlb_pages) = (50.0, [64, 512]);
    let compiler = PlannedFor { jit: jit.clone(), machine };
    let shape = |names: &str, sizes: &[usize]| {
        Shape::contiguous(&names.bytes().map(|at| sizes[usize::from(at - b'a')]).collect::<Vec<_>>())
    };
    let mut n_packed = 0;
    for (formula, sizes) in [
        ("ecbfa,fd->abcde", &[8, 3, 4, 5, 8, 6][..]),
        ("ecbfa,fd->abcde", &[64, 2, 2, 5, 33, 2]),
        ("dbea,ec->abcd", &[8, 6, 7, 9, 5]),
        ("bda,dc->abc", &[24, 9, 5, 24]),
        ("abcd->dbac", &[6, 8, 3, 7]),
        ("cab,cbd->adb", &[9, 12, 5, 20]),
        ("acb->ba", &[30, 20, 5]),
    ] {
        let shapes: Vec<Shape> = formula.split("->").next().unwrap().split(',').map(|of| shape(of, sizes)).collect();
        for types in TYPES {
            for n_threads in [1, 2, 5] {
                let spec = Einsum::new(types, formula, &shapes).unwrap().threads(n_threads);
                n_packed += usize::from(spec.explain(&compiler.machine).contains("loop around copies"));
                let kernel = spec.compile(&compiler).unwrap_or_else(|error| panic!("{formula}: {error}"));
                check_kernels(&[(kernel, explained(&compiler, &spec))], &spec, formula);
            }
        }
    }
    assert!(n_packed > 20, "{n_packed} plans pack blocks");
    let n = if is_slow(native()) { 5 } else { 60 };
    (1000..1000 + n).for_each(|seed| check_random_on(&compiler, seed));
}

/// Products without sums, which elementwise kernels compute where they pay.
#[test]
fn elementwise_products_equal_loops() {
    let jits = &native()[..native().len().min(1)];
    let cases: [(&str, [Shape; 2]); 6] = [
        ("abc,abc->abc", [[5, 9, 31].into(), [5, 9, 31].into()]),
        ("abc,cba->bac", [[5, 9, 31].into(), [31, 9, 5].into()]),
        ("ab,b->ab", [[17, 33].into(), [33].into()]),
        ("ab,a->ba", [[17, 33].into(), [17].into()]),
        ("aab,ba->ab", [[17, 17, 33].into(), [33, 17].into()]),
        ("ab...,...b->...ab", [[7, 8, 1, 9].into(), [6, 1, 8].into()]),
    ];
    for (formula, shapes) in cases {
        for types in TYPES {
            let spec = Einsum::new(types, formula, &shapes).unwrap();
            check(jits, &spec, formula);
            check(jits, &spec.threads(3), formula);
        }
    }
}

/// An operation has fewer dimensions than these operands: copies fuse them.
#[test]
fn operands_with_many_dimensions_equal_loops() {
    let jits = &native()[..native().len().min(1)];
    let letters: String = ('a'..='z').chain('A'..='N').collect();
    let reversed: String = letters.chars().rev().collect();
    // Only every fourth dimension has several elements, so that the loops end.
    let sizes: Vec<usize> = (0..letters.len()).map(|at| if at % 4 == 0 { 2 } else { 1 }).collect();
    let back: Vec<usize> = sizes.iter().rev().copied().collect();
    for formula in [format!("{letters},{reversed}->aeiK"), format!("{letters}->{reversed}")] {
        let shapes = [Shape::contiguous(&sizes), Shape::contiguous(&back)];
        let n = formula.split(',').count();
        check(jits, &Einsum::new(GemmTypes::F32, &formula, &shapes[..n]).unwrap(), &formula);
    }
}

/// The formulas of TCCG's contractions, output first, with small sizes.
#[test]
fn contractions_of_chemistry_equal_loops() {
    const FORMULAS: &str = "abc-bda-dc abc-dca-bd abcd-dbea-ec abcd-deca-be abcd-ebad-ce abcde-efbad-cf abcde-ecbfa-fd \
        abcde-efcad-bf abcd-ea-ebcd abcd-eb-aecd abcd-ec-abed ab-ac-cb ab-acd-dbc ab-cad-dcb abc-acd-db abc-ad-bdc \
        abc-adc-bd abc-adc-db abc-adec-ebd abcd-aebf-dfce abcd-aebf-fdec abcd-aecf-bfde abcd-aecf-fbed abcd-aedf-bfce \
        abcd-aedf-fbec abcd-aefb-fdce abcd-aefc-fbed abcd-eafb-fdec abcd-eafc-bfde abcd-eafd-fbec abcdef-dega-gfbc \
        abcdef-degb-gfac abcdef-degc-gfab abcdef-dfga-gebc abcdef-dfgb-geac abcdef-dfgc-geab abcdef-efga-gdbc \
        abcdef-efgb-gdac abcdef-efgc-gdab abcdef-gdab-efgc abcdef-gdac-efgb abcdef-gdbc-efga abcdef-geab-dfgc \
        abcdef-geac-dfgb abcdef-gebc-dfga abcdef-gfab-degc abcdef-gfac-degb abcdef-gfbc-dega";
    let formulas: Vec<&str> = FORMULAS.split_whitespace().collect();
    assert_eq!(formulas.len(), 48);
    let jits = &native()[..native().len().min(1)];
    let sizes = [6, 5, 8, 4, 7, 3, 9];
    for (number, text) in formulas.iter().enumerate().filter(|(number, _)| !is_slow(native()) || number % 8 == 0) {
        let mut parts = text.split('-');
        let [out, a, b] = [(); 3].map(|()| parts.next().unwrap());
        let shape =
            |of: &str| Shape::contiguous(&of.bytes().map(|at| sizes[usize::from(at - b'a')]).collect::<Vec<_>>());
        let types = [GemmTypes::F32, GemmTypes::F64][number % 2];
        let spec = Einsum::new(types, &format!("{a},{b}->{out}"), &[shape(a), shape(b)]).unwrap();
        check(jits, &spec, text);
    }
}

/// Trees of several contractions, as they are and with the order of the intermediate results chosen.
#[test]
fn trees_equal_loops() {
    let trees = [
        (
            "[[8,4],[7,3,8]->[7,3,4]],[[[2,6,7],[1,5,6]->[1,2,5,7]],[0,5]->[0,1,2,7]]->[0,1,2,3,4]",
            [3, 4, 2, 3, 5, 2, 3, 2, 3, 1],
        ),
        (
            "[[[[3,6,8,9]->[8,6,9,3]],[[2,5,7,9]->[7,5,2,9]]->[7,8,5,6,2,3]],[0,4,5,6]->[0,4,7,8,2,3]],[1,4,7,8]->[0,1,2,3]",
            [4, 3, 3, 4, 2, 2, 2, 3, 2, 3],
        ),
        (
            "[[7,3,8],[8,4]->[7,3,4]],[[0,5],[[5,1,6],[6,2,7]->[5,1,2,7]]->[0,1,2,7]]->[0,1,2,3,4]",
            [3, 4, 2, 3, 5, 2, 3, 2, 3, 1],
        ),
        (
            "[1,4,7,8],[[0,4,5,6],[[2,5,7,9],[3,6,8,9]->[2,5,7,3,6,8]]->[0,4,2,7,3,8]]->[0,1,2,3]",
            [4, 3, 3, 4, 2, 2, 2, 3, 2, 3],
        ),
        (
            "[[2,7,3],[3,8,4]->[2,7,8,4]],[[4,9,0],[[0,5,1],[1,6,2]->[0,5,6,2]]->[4,9,5,6,2]]->[5,6,7,8,9]",
            [3, 4, 3, 2, 3, 2, 3, 2, 3, 2],
        ),
        ("[2,1,0]", [3, 4, 5, 1, 1, 1, 1, 1, 1, 1]),
        ("[[2,1,0]->[0,1,2]]->[1,0]", [3, 4, 5, 1, 1, 1, 1, 1, 1, 1]),
    ];
    let jits = &native()[..native().len().min(1)];
    for (number, (text, sizes)) in trees.into_iter().enumerate() {
        let tree = Tree::parse(text).unwrap();
        let types = [GemmTypes::F64, GemmTypes::F32][number % 2];
        let spec = Einsum::of_tree(types, &tree, &sizes).unwrap();
        check(jits, &spec, text);
        let chosen = Einsum::new(types, &spec.formula(), spec.shapes()).unwrap();
        assert!(chosen.flops() <= spec.flops(), "{text}: {} and {}", chosen.flops(), spec.flops());
        check(jits, &chosen, text);
        // The chosen tree is printed with other numbers, and means the same.
        let printed = Tree::parse(&chosen.tree().to_string()).unwrap();
        assert_eq!(printed, chosen.tree());
    }
}

/// The optimiser's schedules compute what the operation says, for one thread and for several.
#[test]
fn optimised_operations_equal_loops() {
    let of = |types, dimensions: &[(_, usize, [usize; 3])]| {
        let empty = TensorOperation::new(types, Main::Gemm).first(First::Zero);
        dimensions.iter().fold(empty, |spec, &(kind, size, strides)| spec.dimension(kind, Sequential, size, strides))
    };
    let n = if is_slow(native()) { 40 } else { 160 };
    let operations = [
        of(GemmTypes::F32, &[(M, n, [1, 0, 1]), (N, n, [0, n, n]), (K, n, [n, 1, 0])]),
        of(
            GemmTypes::F64,
            &[
                (M, 16, [5, 0, 5]),
                (M, 5, [1, 0, 1]),
                (N, 16, [0, 5, 400]),
                (N, 5, [0, 1, 80]),
                (K, 16, [400, 400, 0]),
                (K, 5, [80, 80, 0]),
            ],
        ),
        of(GemmTypes::F32, &[(M, 1031, [3, 0, 1]), (K, 3, [1, 1, 0])]),
    ];
    let Some(jit) = native().first() else { return println!("skipped: machine code does not run here") };
    for operation in operations {
        for n_threads in [1, 3] {
            let schedule = operation.optimise(machine(jit), n_threads).unwrap();
            let chosen = schedule.operation();
            assert_eq!(chosen.check(), Ok(()), "{}", schedule.explain());
            let is_parallel = chosen.dimensions().iter().any(|of| of.execution == Execution::Parallel);
            assert_eq!(is_parallel, n_threads > 1 && operation.flops() > 5e5, "{}", schedule.explain());
            match operation.types() {
                GemmTypes::F64 => compare::<f64>(jit, &operation, chosen),
                _ => compare::<f32>(jit, &operation, chosen),
            }
        }
    }
}

fn compare<T>(jit: &Jit, operation: &TensorOperation, chosen: &TensorOperation)
where
    T: Element + kernelsmith::kernels::gemm::GemmElements<T, T>,
{
    let [a, b, mut out] = [0, 1, 2].map(|of| data::<T>(of as u64, operation.elements(of)));
    let mut want = out.clone();
    kernelsmith::tensor::naive(operation, &a, &b, &mut want);
    chosen.compile(jit).unwrap().call(&a, &b, &mut out).unwrap();
    assert_eq!(out, want, "{}", chosen.explain(machine(jit)));
}

#[test]
fn wrong_einsums_are_refused() {
    use EinsumErrorKind::{Limit, Operands, Rank, Sizes, Strides, Types, UnknownIndex};
    let f32 = GemmTypes::F32;
    let new = |types, formula: &str, shapes: &[Shape]| Einsum::new(types, formula, shapes).unwrap_err();
    let cases = [
        (new(f32, "ab,bc->ac", &[[2, 3].into()]), Operands, None),
        (new(f32, "ab,bc->ac", &[[2, 3].into(), [3, 4, 5].into()]), Rank, Some(3)),
        (new(f32, "a...b->a", &[[2].into()]), Rank, Some(0)),
        (new(f32, "ab,bc->ac", &[[2, 3].into(), [4, 5].into()]), Sizes, Some(3)),
        (new(f32, "aab->b", &[[2, 3, 4].into()]), Sizes, Some(1)),
        (new(f32, "a...,a...", &[[2, 3].into(), [2, 4].into()]), Sizes, Some(6)),
        (new(f32, "ab->z", &[[2, 3].into()]), UnknownIndex, Some(4)),
        (new(f32, "ab->a", &[Shape::strided(&[2, 3], &[1])]), Strides, Some(0)),
        (new(f32, "ab->a", &[[usize::MAX, 2].into()]), Limit, Some(0)),
        (new(f32, "a,b,c->abc", &[[1 << 30].into(), [1 << 30].into(), [1 << 30].into()]), Limit, Some(7)),
        (new(GemmTypes::Bf16ToBf16, "ab,bc->ac", &[[2, 3].into(), [3, 4].into()]), Types, None),
        (new(GemmTypes::U8I8, "a,a,a->a", &[[2].into(), [2].into(), [2].into()]), Types, None),
    ];
    for (error, kind, position) in cases {
        assert_eq!((error.kind(), error.position()), (kind, position), "{error}");
    }
    // Operands of one repeated element, whose pairs have 2^60 elements.
    let long = || Shape::strided(&[1 << 30, 1 << 30], &[0, 0]);
    assert_eq!(new(f32, "ac,bc,ab->", &[long(), long(), long()]).kind(), Limit);
    // Nothing is copied whose copy would not fit an address.
    let spec = Einsum::new(
        f32,
        "abcd,abcd->",
        &[Shape::strided(&[1 << 30; 4], &[0; 4]), Shape::strided(&[1 << 30; 4], &[0; 4])],
    );
    let explained = spec.unwrap().explain(&Machine::new("x86-64-v3", None, &[], &[128, 256]));
    assert!(explained.contains("cycles expected in all; 0 elements of intermediate results"), "{explained}");
    let overlap = |strides: &[usize]| {
        Einsum::with(f32, "ab->ab", &[[2, 3].into()], Some(strides), &PathOptions::default()).map(drop)
    };
    assert_eq!(overlap(&[3, 1]), Ok(()));
    assert_eq!(overlap(&[2, 1]).unwrap_err().kind(), Strides);
    assert_eq!(overlap(&[0, 1]).unwrap_err().kind(), Strides);
    assert_eq!(overlap(&[1]).unwrap_err().kind(), Strides);
    let tree = Tree::parse("[0,1],[1,2]->[0,2]").unwrap();
    assert_eq!(Einsum::of_tree(f32, &tree, &[2, 3]).unwrap_err().kind(), Rank);
}

#[test]
fn wrong_calls_are_refused() {
    let Some(jit) = native().first() else { return println!("skipped: machine code does not run here") };
    let spec = Einsum::new(GemmTypes::F32, "ab,bc->ac", &[[2, 3].into(), [3, 4].into()]).unwrap();
    let kernel: EinsumKernel = spec.compile(jit).unwrap();
    let (a, b, mut out) = ([1.0f32; 6], [1.0f32; 12], [7.0f32; 8]);
    let kind = |operands: &[Slice<'_>], out: &mut [f32]| kernel.call(operands, out).unwrap_err().kind();
    assert_eq!(kind(&[(&a).into()], &mut out), EinsumErrorKind::Operands);
    assert_eq!(kind(&[(&a).into(), (&b[1..]).into()], &mut out), EinsumErrorKind::Short);
    assert_eq!(kind(&[(&a).into(), (&b).into()], &mut out[1..]), EinsumErrorKind::Short);
    assert_eq!(kind(&[(&a).into(), (&[1.0f64; 12]).into()], &mut out), EinsumErrorKind::Types);
    let error = kernel.call(&[(&a).into(), (&b).into()], &mut [1i32; 8]).unwrap_err();
    assert_eq!(error.to_string(), "einsum: the output is of i32, but must be of f32");
    assert_eq!(out, [7.0; 8]);
    kernel.call(&[(&a).into(), (&b).into()], &mut out).unwrap();
    assert_eq!(out, [3.0; 8]);
}

/// Sums of no products are zero; an output without elements is left alone.
#[test]
fn sizes_of_zero_have_a_result() {
    let Some(jit) = native().first() else { return println!("skipped: machine code does not run here") };
    let empty = Einsum::new(GemmTypes::F64, "ab,bc->ac", &[[2, 0].into(), [0, 3].into()]).unwrap();
    let mut out = [7.0f64; 6];
    empty.compile(jit).unwrap().call(&[(&[0.0f64; 0]).into(), (&[0.0f64; 0]).into()], &mut out).unwrap();
    assert_eq!(out, [0.0; 6]);
    let none = Einsum::new(GemmTypes::F64, "ab,bc->ac", &[[0, 2].into(), [2, 3].into()]).unwrap();
    assert_eq!(none.out_shape().span(), 0);
    none.compile(jit).unwrap().call(&[(&[0.0f64; 0]).into(), (&[1.0f64; 6]).into()], &mut [0.0f64; 0]).unwrap();
}

/// The program of numpy: reads a formula, then shapes and numbers of operands, one line each; prints the result.
const NUMPY: &str = "
import sys, numpy
for line in sys.stdin:
    formula, *operands = line.rstrip('\\n').split(';')
    arrays = []
    for operand in operands:
        shape, numbers = operand.split(':')
        shape = [int(n) for n in shape.split()]
        arrays.append(numpy.array([int(n) for n in numbers.split()], dtype=numpy.int64).reshape(shape))
    result = numpy.einsum(formula, *arrays)
    print(*result.shape, ':', *result.flatten())
";

/// A Python with numpy; `None` if there is none.
fn python() -> Option<&'static str> {
    let has_numpy = |python: &&str| {
        let output = Command::new(python).args(["-c", "import numpy"]).output();
        output.is_ok_and(|output| output.status.success())
    };
    let found = ["python3", "/usr/bin/python3"].into_iter().find(has_numpy);
    if found.is_none() {
        println!("skipped: numpy not found");
        assert!(std::env::var("CI").as_deref() != Ok("true"), "numpy not found and CI=true");
    }
    found
}

#[test]
fn the_loops_agree_with_numpy() {
    let Some(python) = python() else { return };
    let mut child = Command::new(python)
        .args(["-c", NUMPY])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut lines, mut wanted) = (String::new(), Vec::new());
    for seed in 0..120 {
        let Random { formula, shapes, .. } = Random::new(seed);
        // numpy refuses to sum the dimensions of an ellipsis.
        if formula.split_once("->").is_some_and(|(of, out)| of.contains("...") && !out.contains("...")) {
            continue;
        }
        let shapes: Vec<Shape> = shapes.iter().map(|of| Shape::contiguous(of.sizes())).collect();
        let spec = Einsum::new(GemmTypes::F64, &formula, &shapes).unwrap();
        let operands = shapes.iter().enumerate().map(|(at, of)| data::<f64>(at as u64, of.span()));
        let operands: Vec<Vec<f64>> = operands.collect();
        let mut out = vec![0.0f64; spec.out_shape().span()];
        naive(&spec, &operands.iter().map(Slice::from).collect::<Vec<_>>(), &mut out);
        let text = |numbers: &[usize]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        lines += &formula;
        for (shape, operand) in shapes.iter().zip(&operands) {
            let numbers: Vec<String> = operand.iter().map(|&x| (x as i64).to_string()).collect();
            lines += &format!(";{}:{}", text(shape.sizes()), numbers.join(" "));
        }
        lines += "\n";
        wanted.push((seed, formula, spec.out_shape().sizes().to_vec(), out));
    }
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || stdin.write_all(lines.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), wanted.len());
    for (line, (seed, formula, sizes, out)) in text.lines().zip(wanted) {
        let (shape, numbers) = line.split_once(':').unwrap();
        let shape: Vec<usize> = shape.split_whitespace().map(|n| n.parse().unwrap()).collect();
        let numbers: Vec<f64> = numbers.split_whitespace().map(|n| n.parse().unwrap()).collect();
        assert_eq!((shape, numbers), (sizes, out), "seed {seed}: {formula}");
    }
}
