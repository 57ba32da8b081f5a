//! Fill, unary and pairwise functions of matrices.

use super::super::kernels_machines::{is_slow, jits_for, native};
use super::{check_output, each_kernel, elements, size, stored};
use kernelsmith::kernels::elementwise::{Data, Fill, Layout, MAX_LEADING, Pairwise, Unary, naive};
use kernelsmith::kernels::map::{Binary, Map, Tolerance};
use kernelsmith::kernels::{Machine, Primitive, SpecError};
use kernelsmith::unstable::exec::GuardedBuffer;
use kernelsmith::{Bf16, F16, Jit};
use kernelsmith_ir::random::Rng;

/// The number of elements in the slice of a matrix.
pub(crate) fn span(layout: Layout, m: usize, n: usize) -> usize {
    layout.at(m - 1, n - 1) + 1
}

/// Whether an element of the slice belongs to the matrix.
fn members(layout: Layout, m: usize, n: usize) -> Vec<bool> {
    let mut members = vec![false; span(layout, m, n)];
    for row in 0..m {
        (0..n).for_each(|column| members[layout.at(row, column)] = true);
    }
    members
}

pub(crate) fn check_fill<T: Data>(spec: &Fill<T>, layout: Layout, [m, n]: [usize; 2], random: &mut Rng, jits: &[Jit]) {
    let before = elements::<T>(random, span(layout, m, n));
    let mut want = before.clone();
    naive::fill(spec, &mut want);
    each_kernel(spec, jits, |_, kernel| {
        check_output(spec, &before, &want, |_| true, Tolerance::EXACT, |_, b| kernel.call(b).unwrap());
    });
}

#[track_caller]
pub(crate) fn check_unary<T: Data, U: Data<Work = T::Work>>(
    map: Map,
    [m, n]: [usize; 2],
    [a_layout, b_layout]: [Layout; 2],
    random: &mut Rng,
    jits: &[Jit],
) {
    check_unary_spec(
        &Unary::<T, U>::new(m, n, map).a(a_layout).b(b_layout),
        map,
        [m, n],
        [a_layout, b_layout],
        random,
        jits,
    );
}

/// Checks a spec with this function, these extents and layouts.
#[track_caller]
fn check_unary_spec<T: Data, U: Data<Work = T::Work>>(
    spec: &Unary<T, U>,
    map: Map,
    [m, n]: [usize; 2],
    [a_layout, b_layout]: [Layout; 2],
    random: &mut Rng,
    jits: &[Jit],
) {
    let a = elements::<T>(random, span(a_layout, m, n));
    let before = elements::<U>(random, span(b_layout, m, n));
    let mut want = before.clone();
    naive::unary(spec, &a, &mut want);
    let members = members(b_layout, m, n);
    let tolerance = stored::<U>(map.tolerance::<T::Work>());
    each_kernel(spec, jits, |_, kernel| {
        check_output(
            spec,
            &before,
            &want,
            |at| members[at],
            tolerance,
            |edge, b| {
                let a = GuardedBuffer::new(&a, edge).unwrap();
                kernel.call(a.slice(), b).unwrap_or_else(|error| panic!("{spec:?}: {error}"));
            },
        );
        if a.len() > 1 {
            kernel.call(&a[1..], &mut before.clone()).unwrap_err();
            kernel.call(&a, &mut before.clone()[1..]).unwrap_err();
        }
    });
}

#[track_caller]
pub(crate) fn check_pairwise<T: Data, U: Data<Work = T::Work>>(
    function: Binary,
    [m, n]: [usize; 2],
    layouts: [Layout; 3],
    random: &mut Rng,
    jits: &[Jit],
) {
    let spec = Pairwise::<T, U>::new(m, n, function).a(layouts[0]).b(layouts[1]).c(layouts[2]);
    let [a, b] = [0, 1].map(|operand| elements::<T>(random, span(layouts[operand], m, n)));
    let before = elements::<U>(random, span(layouts[2], m, n));
    let mut want = before.clone();
    naive::pairwise(&spec, &a, &b, &mut want);
    each_kernel(&spec, jits, |_, kernel| {
        check_output(
            &spec,
            &before,
            &want,
            |_| true,
            Tolerance::EXACT,
            |edge, c| {
                let [a, b] = [&a, &b].map(|x| GuardedBuffer::new(x, edge).unwrap());
                kernel.call(a.slice(), b.slice(), c).unwrap();
            },
        );
    });
}

fn layout(random: &mut Rng, m: usize, n: usize) -> Layout {
    let gap = if random.below(3) == 0 { random.below(9) } else { 0 };
    if random.below(2) == 0 { Layout::column_major(m + gap) } else { Layout::row_major(n + gap) }
}

/// A random spec of types `T` and `U`.
fn random_spec<T: Data, U: Data<Work = T::Work>>(maps: &[Map], random: &mut Rng, jits: &[Jit]) {
    let extents = [size(random, 70), size(random, 70)];
    let [m, n] = extents;
    let layouts = core::array::from_fn(|_| layout(random, m, n));
    let function = random.pick(&Binary::ALL);
    match random.below(5) {
        0 => check_fill(&Fill::<T>::zero(m, n).value(3.0).b(layouts[0]), layouts[0], extents, random, jits),
        1 if function.check::<T::Work>().is_ok() => {
            check_pairwise::<T, U>(function, extents, layouts, random, jits);
        }
        2 => check_unary::<T, U>(Map::Identity, extents, [layouts[0], layouts[1]], random, jits),
        _ => check_unary::<T, U>(random.pick(maps), extents, [layouts[0], layouts[1]], random, jits),
    }
}

const OF_FLOATS: [Map; 11] = [
    Map::Abs,
    Map::Relu,
    Map::LeakyRelu(0.01),
    Map::Square,
    Map::Reciprocal,
    Map::Sigmoid,
    Map::Tanh,
    Map::Gelu,
    Map::GeluTanh,
    Map::Exp,
    Map::Scale(0.3),
];
const OF_INTEGERS: [Map; 5] = [Map::Abs, Map::Neg, Map::Square, Map::Relu, Map::Clamp(3.0, 100.0)];

/// A random spec of random types; only a fraction is compiled for levels that do not run here.
pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    let random = &mut Rng::new(seed);
    match seed % 10 {
        0 => random_spec::<f32, Bf16>(&OF_FLOATS, random, jits),
        1 => random_spec::<F16, f32>(&OF_FLOATS, random, jits),
        2 => random_spec::<f64, f64>(&OF_FLOATS, random, jits),
        3 => random_spec::<Bf16, Bf16>(&OF_FLOATS, random, jits),
        4 => random_spec::<F16, F16>(&OF_FLOATS, random, jits),
        5 => random_spec::<i32, i32>(&OF_INTEGERS, random, jits),
        6 => random_spec::<i8, i8>(&OF_INTEGERS, random, jits),
        7 => random_spec::<u8, u8>(&OF_INTEGERS, random, jits),
        _ => random_spec::<f32, f32>(&OF_FLOATS, random, jits),
    }
}

#[test]
fn random_specs_agree_with_naive() {
    (0..120).for_each(|seed| check_random(jits_for(seed, 13), seed));
}

/// Every function for an element type, with and without transposition.
fn check_all<T: Data>(maps: &[Map], random: &mut Rng) {
    let (m, n) = (19, 21);
    let layouts = [Layout::column_major(m), Layout::row_major(n + 2)];
    for b in layouts {
        check_fill(&Fill::<T>::zero(m, n).b(b), b, [m, n], random, native());
        for &map in maps.iter().chain(&[Map::Identity]) {
            check_unary::<T, T>(map, [m, n], [layouts[0], b], random, native());
        }
        for function in Binary::ALL.into_iter().filter(|function| function.check::<T::Work>().is_ok()) {
            check_pairwise::<T, T>(function, [m, n], [layouts[0], layouts[1], b], random, native());
        }
    }
}

#[test]
fn every_function_of_every_type_also_transposing() {
    let random = &mut Rng::new(9);
    check_all::<f32>(&OF_FLOATS, random);
    check_all::<f64>(&OF_FLOATS, random);
    check_all::<F16>(&OF_FLOATS, random);
    check_all::<Bf16>(&OF_FLOATS, random);
    check_all::<i32>(&OF_INTEGERS, random);
    check_all::<i8>(&OF_INTEGERS, random);
    check_all::<u8>(&OF_INTEGERS, random);
}

#[test]
fn transposes_of_all_small_extents() {
    let random = &mut Rng::new(7);
    for m in 1..19 {
        for n in [1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 33] {
            let layouts = [Layout::column_major(m), Layout::row_major(n + 3)];
            check_unary::<f32, f32>(Map::Identity, [m, n], layouts, random, native());
        }
    }
}

#[test]
fn powers_of_two_and_large_gaps() {
    let random = &mut Rng::new(8);
    check_unary::<f32, f32>(
        Map::Relu,
        [64, 128],
        [Layout::column_major(1024), Layout::row_major(512)],
        random,
        native(),
    );
    check_unary::<f64, f64>(
        Map::Square,
        [200, 3],
        [Layout::column_major(4096), Layout::column_major(200)],
        random,
        native(),
    );
}

/// Transposes with non-temporal stores, into buffers that begin at a line and others.
#[test]
fn streamed_transposes_equal_naive_loops() {
    fn of<T: Data>(random: &mut Rng, map: Map, jits: &[Jit]) {
        let line = 64 / size_of::<T>();
        let m = line * (1 + random.below(3));
        // Rows of the output that do not begin at lines, or not all of a line, have ordinary stores.
        let (m, gap) = (m + random.below(2) * random.below(2), [0, line, 1][random.below(3)]);
        let n = 1 + random.below(70);
        let layouts = [Layout::row_major(n + random.below(5)), Layout::column_major(m + gap)];
        let spec = Unary::<T>::new(m, n, map).a(layouts[0]).b(layouts[1]).streaming(true);
        check_unary_spec(&spec, map, [m, n], layouts, random, jits);
        // The same matrix, seen with rows and columns exchanged.
        let layouts = [Layout::column_major(n), Layout::row_major(m + gap)];
        let spec = Unary::<T>::new(n, m, map).a(layouts[0]).b(layouts[1]).streaming(true);
        check_unary_spec(&spec, map, [n, m], layouts, random, jits);
    }
    for seed in 0..if is_slow(native()) { 2 } else { 12 } {
        let random = &mut Rng::new(seed);
        of::<f32>(random, Map::Identity, native());
        of::<f32>(random, Map::Relu, jits_for(seed, 4));
        of::<f64>(random, Map::Identity, native());
        of::<f64>(random, Map::Square, native());
        of::<Bf16>(random, Map::Relu, native());
        of::<F16>(random, Map::Identity, native());
        of::<u8>(random, Map::Identity, native());
        of::<i32>(random, Map::Relu, native());
    }
}

/// Distances beyond the displacements of instructions: 2 GiB between rows, of which only the pages of the elements exist.
#[test]
fn distant_rows_are_transposed() {
    if cfg!(target_pointer_width = "32") || is_slow(native()) {
        return println!("skipped: the data exceeds the address space, or is emulated");
    }
    let (m, n, leading) = (2, 5, (1 << 28) + 1);
    let spec = Unary::<f64>::new(m, n, Map::Identity).a(Layout::row_major(leading));
    let mut a = vec![0.0; leading + n];
    (0..n).for_each(|at| (a[at], a[leading + at]) = (1.0 + at as f64, -1.0 - at as f64));
    let want: Vec<f64> = (0..n).flat_map(|at| [1.0 + at as f64, -1.0 - at as f64]).collect();
    each_kernel(&spec, native(), |_, kernel| {
        let mut b = vec![f64::NAN; m * n];
        kernel.call(&a, &mut b).unwrap();
        assert_eq!(b, want);
        kernel.call(&a[1..], &mut b).unwrap_err();
    });
}

#[test]
fn mistakes_name_the_field() {
    let message = |result: Result<(), SpecError>| result.unwrap_err().to_string();
    let copy = Unary::<f32>::new(4, 5, Map::Identity);
    assert_eq!(message(Unary::<f32>::new(0, 5, Map::Relu).check()), "unary: `m` is 0, but must be 1 to 65536");
    assert_eq!(
        message(copy.clone().a(Layout::column_major(3)).check()),
        format!("unary: `a` has a leading dimension of 3, which must be 4 to {MAX_LEADING}")
    );
    assert_eq!(
        message(copy.b(Layout::row_major(4)).check()),
        format!("unary: `b` has a leading dimension of 4, which must be 5 to {MAX_LEADING}")
    );
    assert_eq!(
        message(Pairwise::<i8>::new(4, 5, Binary::Div).check()),
        "pairwise: `function` is Div, but that is for floats, not for i8"
    );
    assert_eq!(
        message(Unary::<i32>::new(4, 5, Map::Tanh).check()),
        "unary: `map` is Tanh, but that is for floats, not for i32"
    );
    Fill::<F16>::zero(4, 5).value(f64::NAN).check().unwrap_err();
}

#[test]
fn plans_are_described() {
    let machine = Machine::new("x86-64-v4", None, &[], &[128, 256, 512]);
    let copy = Unary::<f32>::new(37, 100, Map::Identity);
    assert!(copy.explain(&machine).contains("1 columns of 3700"), "{}", copy.explain(&machine));
    let stored = |m: usize, leading: usize| {
        let spec = Unary::<f32>::new(m, 100, Map::Identity).a(Layout::row_major(100)).b(Layout::column_major(leading));
        spec.streaming(true)
            .explain(&machine)
            .contains("in tiles of 16 x 16, transposed in registers, non-temporal stores")
    };
    assert!(stored(48, 64));
    // Columns that do not begin at a line, or do not fill one.
    assert!(!stored(48, 68) && !stored(44, 64));
    let transpose = copy.b(Layout::row_major(100));
    // Blocks have as many rows as vectors that the machine processes in parallel, and as many columns as a cache line
    // holds.
    assert!(transpose.explain(&machine).contains("in tiles of 8 x 16"), "{}", transpose.explain(&machine));
    let wide = Machine::new("x86-64-v4", Some("znver5"), &[], &[128, 256, 512]);
    assert!(transpose.explain(&wide).contains("in tiles of 16 x 16"), "{}", transpose.explain(&wide));
}
