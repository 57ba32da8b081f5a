//! Einsums by formulas and by trees: see [`check`] and [`check_tree`].
//!
//! In: choices. Out: nothing, or a panic.
//! Not here: the loops that define the result (`naive` of kernelsmith-tensor).

use super::choices::Choices;
use super::{MAX_PRODUCTS, SMALL, edge, guarded, is_near, jit, numbers};
use kernelsmith::kernels::gemm::GemmTypes;
use kernelsmith::kernels::{KernelCompiler, Primitive, PrimitiveExt};
use kernelsmith::tensor::einsum::{
    Einsum, EinsumElement, EinsumErrorKind, EinsumKernel, PathOptions, Shape, Slice, Tree, naive,
};
use kernelsmith::{Bf16, F16, Jit};

const TYPES: [GemmTypes; 5] = [GemmTypes::F32, GemmTypes::F64, GemmTypes::Bf16, GemmTypes::F16, GemmTypes::U8I8];

/// Checks the einsum of a formula.
pub(super) fn check(choices: &mut Choices<'_>) {
    let types = choices.pick(&TYPES);
    let is_uniform = matches!(types, GemmTypes::F32 | GemmTypes::F64);
    let n = 1 + choices.below(if is_uniform { 5 } else { 2 });
    let mut sizes: Vec<usize> = (0..6).map(|_| choices.pick(&[1, 2, 3, 4, 5, 1, 2, 7, 0])).collect();
    choices.spoil(sizes.iter_mut());
    let covered: Vec<usize> = (0..2).map(|_| choices.pick(&[1, 2, 3, 0])).collect();
    let (mut subscripts, mut shapes, mut used) = (Vec::new(), Vec::new(), String::new());
    for _ in 0..n {
        let (mut text, mut of) = (String::new(), Vec::new());
        for _ in 0..choices.below(5) {
            let at = choices.below(6);
            text.push(char::from(b'a' + at as u8));
            of.push(sizes[at]);
        }
        used += &text;
        if choices.one_in(3) {
            let (at, n) = (choices.below(text.len() + 1), choices.below(3));
            text.insert_str(at, "...");
            let cover: Vec<usize> =
                covered[2 - n..].iter().map(|&size| if choices.one_in(3) { 1 } else { size }).collect();
            of.splice(at..at, cover);
        }
        let mut strides = Shape::contiguous(&of).strides().to_vec();
        if choices.below(2) == 0 {
            strides.iter_mut().for_each(|stride| *stride = choices.pick(&[1, 0, 2, 3, 7, 12]));
        }
        choices.spoil(strides.iter_mut());
        shapes.push(Shape::strided(&of, &strides));
        subscripts.push(text);
    }
    let mut formula = subscripts.join(",");
    if !choices.one_in(4) {
        let mut out: Vec<char> = used.chars().collect();
        out.sort_unstable();
        out.dedup();
        out.retain(|_| choices.below(2) == 0);
        let order = choices.order(out.len());
        formula += "->";
        formula.extend(order.into_iter().map(|at| out[at]));
        if choices.below(2) == 0 {
            formula += "...";
        }
    }
    let Ok(plain) = Einsum::new(types, &formula, &shapes) else { return };
    let mut out_strides = plain.out_shape().strides().to_vec();
    if choices.one_in(3) {
        out_strides.iter_mut().for_each(|stride| *stride = stride.saturating_mul(choices.pick(&[2, 1, 3])));
    }
    choices.spoil(out_strides.iter_mut());
    let mut options = PathOptions::default();
    if choices.one_in(4) {
        options.max_optimal = choices.pick(&[0, 2, usize::MAX]);
        options.n_greedy = choices.pick(&[0, 1, 40]);
        options.max_elements = choices.pick(&[f64::INFINITY, 100.0, 0.0, -1.0, f64::NAN]);
        options.max_products = choices.pick(&[f64::INFINITY, 1000.0, f64::NAN]);
    }
    let Ok(spec) = Einsum::with(types, &formula, &shapes, Some(&out_strides), &options) else { return };
    run(choices, spec);
}

/// Checks the einsum of a tree, which the bytes are.
pub(super) fn check_tree(choices: &mut Choices<'_>) {
    const TREES: [&str; 5] = [
        "[[0,1],[1,2]->[0,2]],[2,3]->[0,3]",
        "[[8,4],[7,3,8]->[7,3,4]],[[[2,6,7],[1,5,6]->[1,2,5,7]],[0,5]->[0,1,2,7]]->[0,1,2,3,4]",
        "[[[0,1]->[1,0]],[1,2]->[2,0]],[3]->[3,0,2]",
        "[0,0,1]->[1,0]",
        "[0,1],[]->[]",
    ];
    let types = choices.pick(&TYPES[..2]);
    let sizes: Vec<usize> = {
        let mut sizes: Vec<usize> = (0..10).map(|_| choices.pick(&[1, 2, 3, 4, 2, 5])).collect();
        choices.spoil(sizes.iter_mut());
        sizes
    };
    let mut text = choices.pick(&TREES).to_owned();
    for _ in 0..choices.below(3) {
        let (at, len) = (choices.below(text.len() + 1), choices.below(3));
        let end = (at + len).min(text.len());
        text.replace_range(at..end, choices.pick(&["", "[", "]", "0", "1", ",", "->", "[1]", "9", "[0,1],"]));
    }
    let Ok(mut tree) = Tree::parse(&text) else { return };
    assert_eq!(Tree::parse(&tree.to_string()).as_ref(), Ok(&tree), "{text}");
    let (node, indices) = (choices.below(8), choices.order(3));
    let changed = match choices.below(4) {
        0 => tree.swap(node),
        1 => tree.reorder(node, &indices),
        2 => tree.permute(node, &indices),
        _ => tree.swap(choices.extreme()),
    };
    if let Ok(changed) = changed {
        tree = changed;
    }
    let n = choices.below(10);
    if let Ok(spec) = Einsum::of_tree(types, &tree, &sizes[..if n == 0 { 10 } else { n }]) {
        run(choices, spec);
    }
}

fn run(choices: &mut Choices<'_>, spec: Einsum) {
    let spec = spec.threads(choices.pick(&[1, 1, 2, 3, usize::MAX]));
    let spec = if choices.one_in(4) { spec.copying([(); 3].map(|()| choices.below(2) == 0)) } else { spec };
    let Some(jit) = jit(choices) else { return };
    if choices.one_in(4) {
        let _ = spec.explain(KernelCompiler::machine(jit));
    }
    let Ok(kernel) = spec.compile(jit) else { return };
    match spec.types() {
        GemmTypes::F64 => compare::<f64, f64, f64>(choices, jit, &spec, &kernel),
        GemmTypes::Bf16 => compare::<Bf16, Bf16, f32>(choices, jit, &spec, &kernel),
        GemmTypes::F16 => compare::<F16, F16, f32>(choices, jit, &spec, &kernel),
        GemmTypes::U8I8 => compare::<u8, i8, i32>(choices, jit, &spec, &kernel),
        _ => compare::<f32, f32, f32>(choices, jit, &spec, &kernel),
    }
}

fn compare<A: EinsumElement, B: EinsumElement, C: EinsumElement>(
    choices: &mut Choices<'_>,
    _: &Jit,
    spec: &Einsum,
    kernel: &EinsumKernel,
) {
    let shapes = spec.shapes();
    let spans: Vec<usize> = shapes.iter().map(Shape::span).collect();
    let of_out = spec.out_shape().span();
    let is_b = |at: usize| at == 1;
    // The loops run over all indices at once, also around empty ones.
    let n = shapes.iter().flat_map(Shape::sizes).fold(1usize, |n, &size| n.saturating_mul(size.max(1)));
    if spans.iter().any(|&n| n > SMALL) || of_out > SMALL || n > 16 * MAX_PRODUCTS {
        let empty = |at: usize| if is_b(at) { B::slice(&[]) } else { A::slice(&[]) };
        let operands: Vec<Slice<'_>> = (0..spans.len()).map(empty).collect();
        if spans.iter().any(|&n| n > 0) {
            let refused = kernel.call(&operands, C::slice_mut(&mut []));
            assert_eq!(refused.map_err(|error| error.kind()), Err(EinsumErrorKind::Short), "{spec:?}");
        }
        return;
    }
    let edge = edge(choices);
    let a: Vec<_> = spans.iter().enumerate().map(|(at, &n)| guarded(&numbers::<A>(at as u64, n), edge)).collect();
    let b: Vec<_> = spans.iter().enumerate().map(|(at, &n)| guarded(&numbers::<B>(at as u64, n), edge)).collect();
    let operands: Vec<Slice<'_>> =
        (0..spans.len()).map(|at| if is_b(at) { B::slice(b[at].slice()) } else { A::slice(a[at].slice()) }).collect();
    let before: Vec<C> = numbers(9, of_out);
    let mut want = before.clone();
    naive(spec, &operands, &mut want);
    let mut out = guarded(&before, edge);
    for at in (0..spans.len()).filter(|&at| spans[at] > 0) {
        let mut fewer = operands.clone();
        fewer[at] = if is_b(at) { B::slice(&b[at].slice()[1..]) } else { A::slice(&a[at].slice()[1..]) };
        let refused = kernel.call(&fewer, C::slice_mut(out.slice_mut())).map_err(|error| error.kind());
        assert_eq!(refused, Err(EinsumErrorKind::Short), "{spec:?}");
        fewer[at] = Slice::I32(&[]);
        let refused = kernel.call(&fewer, C::slice_mut(out.slice_mut())).map_err(|error| error.kind());
        assert_eq!(refused, Err(EinsumErrorKind::Types), "{spec:?}");
    }
    if of_out > 0 {
        let refused = kernel.call(&operands, C::slice_mut(&mut out.slice_mut()[1..])).map_err(|error| error.kind());
        assert_eq!(refused, Err(EinsumErrorKind::Short), "{spec:?}");
    }
    let refused = kernel.call(&operands[1..], C::slice_mut(out.slice_mut())).map_err(|error| error.kind());
    assert_eq!(refused, Err(EinsumErrorKind::Operands), "{spec:?}");
    assert!(is_near(out.slice(), &before, 0.0), "{spec:?}: changed by a refused call");
    // Two calls at the same time use separate memory.
    let mut other = guarded(&before, edge);
    if choices.one_in(3) {
        std::thread::scope(|scope| {
            let thread = scope.spawn(|| kernel.call(&operands, C::slice_mut(other.slice_mut())));
            kernel.call(&operands, C::slice_mut(out.slice_mut())).expect("slices of the promised lengths");
            thread.join().expect("no panic").expect("slices of the promised lengths");
        });
        assert!(is_near(other.slice(), &want, 0.0) && other.is_intact(), "{spec:?} {edge:?}");
    } else {
        kernel.call(&operands, C::slice_mut(out.slice_mut())).expect("slices of the promised lengths");
    }
    assert!(out.is_intact(), "{spec:?} {edge:?}");
    assert!(is_near(out.slice(), &want, 0.0), "{spec:?} {edge:?}");
}
