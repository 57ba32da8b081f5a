//! Random einsums for tests: formulas, shapes, types, strides of the output, threads, limits of paths.
//!
//! In: a seed. Out: [`Random`], and its spec. The same seed gives the same einsum on every machine.
//! Products of small integers are drawn so small that every order of sums gives the same result in f32.
//! Not here: operands and the comparison (see `einsum`).

use kernelsmith::kernels::gemm::GemmTypes;
use kernelsmith::tensor::einsum::{Einsum, EinsumErrorKind, PathOptions, Shape, Tree};
use kernelsmith_ir::random::Rng;

pub(crate) const TYPES: [GemmTypes; 5] =
    [GemmTypes::F32, GemmTypes::F64, GemmTypes::Bf16, GemmTypes::F16, GemmTypes::U8I8];

/// Maximum number of elements of an operand, and the most that its strides may span.
const MAX_ELEMENTS: usize = 20_000;
/// Maximum number of products. Operands are of -2 to 2: products of five times this number are exact in f32.
const MAX_PRODUCTS: usize = 250_000;
/// Maximum number of dimensions of an operand.
const MAX_RANK: usize = 6;

/// A random einsum: one to five operands (types of two kinds: one or two), each with up to six dimensions.
#[derive(Debug)]
pub(crate) struct Random {
    seed: u64,
    types: GemmTypes,
    pub(crate) formula: String,
    pub(crate) shapes: Vec<Shape>,
    out_strides: Option<Vec<usize>>,
    n_threads: usize,
    options: PathOptions,
    /// The tensors that every contraction copies, if that is not chosen.
    copied: Option<[bool; 3]>,
}

/// The greatest numbers of a draw.
struct Limits {
    elements: usize,
    products: usize,
    types: &'static [GemmTypes],
}

impl Random {
    /// Of any type.
    pub(crate) fn new(seed: u64) -> Random {
        Random::within(seed, &Limits { elements: MAX_ELEMENTS, products: MAX_PRODUCTS, types: &TYPES })
    }

    /// Of f32, with few elements.
    pub(crate) fn small(seed: u64) -> Random {
        Random::within(seed, &Limits { elements: 200, products: 1_000, types: &TYPES[..1] })
    }

    /// The first draw within the limits: some draws repeat a long index several times.
    fn within(seed: u64, limits: &Limits) -> Random {
        let mut rng = Rng::new(seed ^ 0xe145);
        loop {
            if let Some(random) = draw(&mut rng, seed, limits) {
                return random;
            }
        }
    }

    /// The einsum. One of five with several operands is that of a random tree, if it has no ellipsis.
    pub(crate) fn spec(&self) -> Einsum {
        let Random { seed, types, formula, shapes, out_strides, n_threads, options, copied } = self;
        let with = |options: &PathOptions| Einsum::with(*types, formula, shapes, out_strides.as_deref(), options);
        let mut spec = match with(options) {
            // No path is within the limits.
            Err(error) if error.kind() == EinsumErrorKind::Limit && *options != PathOptions::default() => {
                with(&PathOptions::default())
            }
            other => other,
        };
        if seed.is_multiple_of(5) && shapes.len() > 1 {
            spec = of_tree(*seed, self).map_or(spec, Ok);
        }
        let spec = spec.unwrap_or_else(|error| panic!("seed {seed}: {self:?}: {error}")).threads(*n_threads);
        copied.map_or(spec.clone(), |tensors| spec.copying(tensors))
    }
}

fn draw(rng: &mut Rng, seed: u64, limits: &Limits) -> Option<Random> {
    let types = limits.types[rng.below(limits.types.len())];
    let is_uniform = matches!(types, GemmTypes::F32 | GemmTypes::F64);
    let n_operands = 1 + if is_uniform { [0, 1, 1, 2, 2, 3, 4][rng.below(7)] } else { rng.below(2) };
    // Fewer indices are summed or shared if there are more letters.
    let n_letters = 1 + rng.below(7);
    let has_ellipsis = rng.below(4) == 0;
    let mut covered: Vec<usize> = (0..2).map(|_| 1 + rng.below(3)).collect();
    let mut sizes: Vec<usize> = (0..n_letters).map(|_| 1 + rng.below(4)).collect();
    match rng.below(40) {
        0 | 1 => sizes[0] = 0,
        2 => covered[rng.below(2)] = 0,
        3..10 => sizes[0] = 5 + rng.below(20),
        // Long enough for several blocks, with a tail.
        10..12 => sizes[0] = 60 + rng.below(400),
        12..14 => sizes.iter_mut().take(2).for_each(|size| *size = 20 + rng.below(80)),
        _ => {}
    }
    let letter = |at: usize| char::from(b'a' + at as u8);
    let (mut subscripts, mut shapes, mut used) = (Vec::new(), Vec::new(), Vec::new());
    let mut n_covered = 0;
    for _ in 0..n_operands {
        let (mut text, mut of_operand) = (String::new(), Vec::new());
        let n = rng.below(MAX_RANK + 1);
        let ellipsis_at = if has_ellipsis && rng.below(3) > 0 { rng.below(n + 1) } else { usize::MAX };
        for at in 0..=n {
            if at == ellipsis_at {
                text += "...";
                let n = rng.below(3);
                n_covered = n_covered.max(n + 1);
                of_operand.extend(covered[2 - n..].iter().map(|&size| if rng.below(3) == 0 { 1 } else { size }));
            }
            if at < n && of_operand.len() < MAX_RANK {
                let index = rng.below(n_letters);
                text.push(letter(index));
                used.push(index);
                of_operand.push(sizes[index]);
            }
        }
        subscripts.push(text);
        shapes.push(Shape::strided(&of_operand, &input_strides(rng, &of_operand)));
    }
    used.sort_unstable();
    used.dedup();
    let n_products = used.iter().map(|&at| sizes[at]).chain(covered).fold(1, |n: usize, of| n * of.max(1));
    let is_long = |of: &Shape| of.sizes().iter().product::<usize>().max(of.span()) > limits.elements;
    if n_products > limits.products || shapes.iter().any(is_long) {
        return None;
    }
    let mut formula = subscripts.join(",");
    let mut out_strides = None;
    if rng.below(6) > 0 {
        used.retain(|_| rng.below(3) > 0);
        shuffle(rng, &mut used);
        let mut parts: Vec<String> = used.iter().map(|&at| letter(at).to_string()).collect();
        if n_covered > 0 && rng.below(4) > 0 {
            parts.insert(rng.below(parts.len() + 1), "...".to_owned());
        }
        formula += &format!("->{}", parts.concat());
        let contiguous = Einsum::new(types, &formula, &shapes);
        let contiguous = contiguous.unwrap_or_else(|error| panic!("seed {seed}: {shapes:?}: {error}"));
        out_strides = Some(strides(rng, contiguous.out_shape().sizes()));
    }
    let n_threads = if rng.below(3) == 0 { 2 + rng.below(4) } else { 1 };
    let mut options = PathOptions::default();
    match rng.below(5) {
        0 => (options.max_optimal, options.n_greedy) = (2, 1 + rng.below(4)),
        1 => options.max_elements = rng.below(2_000) as f64,
        2 => options.max_products = rng.below(20_000) as f64,
        _ => {}
    }
    let copied = (rng.below(6) == 0).then(|| [(); 3].map(|()| rng.below(2) == 0));
    Some(Random { seed, types, formula, shapes, out_strides, n_threads, options, copied })
}

/// The same operands without gaps, contracted in a random order along a tree with results in random orders, permutations
/// and swapped children; `None` if no tree expresses it: an ellipsis, an output that is not written.
fn of_tree(seed: u64, spec: &Random) -> Option<Einsum> {
    let mut rng = Rng::new(seed ^ 0x7ee);
    let number = |letter: u8| usize::from(letter - b'a');
    let (operands, out) = spec.formula.split_once("->").filter(|_| !spec.formula.contains('.'))?;
    let mut sizes = vec![1; 26];
    let mut live: Vec<(String, Vec<usize>)> = Vec::new();
    for (operand, shape) in operands.split(',').zip(&spec.shapes) {
        let indices: Vec<usize> = operand.bytes().map(number).collect();
        indices.iter().zip(shape.sizes()).for_each(|(&index, &size)| sizes[index] = size);
        live.push((format!("{indices:?}"), indices));
    }
    let out: Vec<usize> = out.bytes().map(number).collect();
    while live.len() > 1 {
        let [(a, of_a), (b, of_b)] = [(); 2].map(|()| live.swap_remove(rng.below(live.len())));
        let mut kept = [of_a, of_b].concat();
        kept.sort_unstable();
        kept.dedup();
        kept.retain(|index| out.contains(index) || live.iter().any(|(_, of)| of.contains(index)));
        shuffle(&mut rng, &mut kept);
        if live.is_empty() {
            kept.clone_from(&out);
        }
        let mut text = format!("[{a},{b}->{kept:?}]");
        if !live.is_empty() && rng.below(3) == 0 {
            shuffle(&mut rng, &mut kept);
            text = format!("[{text}->{kept:?}]");
        }
        live.push((text, kept));
    }
    let text = live.pop()?.0.replace(' ', "");
    let text = text.strip_prefix('[')?.strip_suffix(']')?;
    let mut tree = Tree::parse(text).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    for _ in 0..rng.below(3) {
        // Most nodes have two children.
        tree = tree.swap(rng.below(tree.n_nodes())).unwrap_or(tree);
    }
    let printed = Tree::parse(&tree.to_string()).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    assert_eq!(printed, tree, "seed {seed}");
    Some(Einsum::of_tree(spec.types, &tree, &sizes).unwrap_or_else(|error| panic!("seed {seed}: {tree}: {error}")))
}

fn shuffle<T>(rng: &mut Rng, items: &mut [T]) {
    for at in (1..items.len()).rev() {
        items.swap(at, rng.below(at + 1));
    }
}

/// Strides in a random order of the dimensions, sometimes with gaps.
fn strides(rng: &mut Rng, sizes: &[usize]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..sizes.len()).collect();
    if rng.below(3) > 0 {
        shuffle(rng, &mut order);
    }
    let with_gaps = rng.below(3) == 0;
    let mut strides = vec![0; sizes.len()];
    let mut span = if with_gaps { 1 + rng.below(3) } else { 1 };
    for &at in order.iter().rev() {
        strides[at] = span;
        span = span * sizes[at].max(1) + if with_gaps { rng.below(3) } else { 0 };
    }
    strides
}

/// Strides of an operand, whose elements may overlap: a stride of 0 repeats elements, a small one reads windows.
fn input_strides(rng: &mut Rng, sizes: &[usize]) -> Vec<usize> {
    let mut strides = strides(rng, sizes);
    if strides.is_empty() {
        return strides;
    }
    match rng.below(12) {
        0 => strides[rng.below(sizes.len())] = 0,
        1 => strides.iter_mut().for_each(|stride| *stride *= rng.below(2)),
        2 => strides[rng.below(sizes.len())] = 1 + rng.below(4),
        3 => strides.iter_mut().for_each(|stride| *stride = rng.below(8)),
        // Far rows: a page, and a page but for an element.
        4 => strides[rng.below(sizes.len())] = [1024, 1023, 4096][rng.below(3)],
        _ => {}
    }
    strides
}
