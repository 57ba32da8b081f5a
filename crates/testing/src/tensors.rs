//! The checks of the fuzz targets `tensor` and `teir_compiled`: tensors as machine code between inaccessible pages.
//!
//! In: any bytes. Out: nothing, or a panic. For `tensor`, the bytes are choices: an einsum, a contraction, a permutation, a
//! reduction or a normalisation, of which some fields are extreme. For `teir_compiled`, they are text. What is accepted is
//! compiled, called on slices of exactly the promised lengths on one and on several threads, and compared with loops;
//! slices that are too short are refused.
//! Not here: how inputs are changed (kernelsmith-fuzzing).

mod choices;
mod contraction;
mod einsum;
mod schedule;
mod unary;

use choices::Choices;
use kernelsmith::tensor::einsum::EinsumElement;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith::{Jit, JitOptions, Level, Target};
use std::sync::OnceLock;

pub use schedule::check as check_teir;

/// Elements of a tensor that is compared with loops.
const SMALL: usize = 1 << 13;
/// Products of an operation that is compared with loops.
const MAX_PRODUCTS: usize = 1 << 16;

/// Checks the tensors that the bytes choose.
///
/// # Panics
/// If a promise is broken.
pub fn check_tensor(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    match choices.below(8) {
        0..=2 => contraction::check(&mut choices),
        3..=4 => einsum::check(&mut choices),
        5..=6 => unary::check(&mut choices),
        _ => einsum::check_tree(&mut choices),
    }
}

/// A compiler for one of the levels that run here.
fn jit(choices: &mut Choices<'_>) -> Option<&'static Jit> {
    static JITS: OnceLock<Vec<Jit>> = OnceLock::new();
    let jits = JITS.get_or_init(|| {
        let levels = Level::ALL.into_iter().filter_map(|level| Target::new(level, level.convention()).ok());
        let compilers = levels.filter_map(|target| Jit::for_target(target, JitOptions::new()).ok());
        compilers.filter(Jit::is_native).collect()
    });
    jits.get(choices.below(jits.len().max(1)))
}

/// Small integers, whose sums are exact in every type.
fn numbers<T: EinsumElement>(seed: u64, n: usize) -> Vec<T> {
    let mut rng = kernelsmith_random::Rng::new(seed);
    (0..n).map(|_| T::narrow(rng.below(5) as f64 - if T::narrow(-1.0).wide() < 0.0 { 2.0 } else { 0.0 })).collect()
}

fn edge(choices: &mut Choices<'_>) -> Edge {
    if choices.below(2) == 0 { Edge::End } else { Edge::Start }
}

fn guarded<T: EinsumElement>(elements: &[T], edge: Edge) -> GuardedBuffer<T> {
    GuardedBuffer::new(elements, edge).expect("a few pages")
}

/// Whether equal calls had equal results, up to rounding where functions are not exact.
fn is_near<T: EinsumElement>(found: &[T], want: &[T], tolerance: f64) -> bool {
    let near = |(x, y): (&T, &T)| {
        let (x, y) = (x.wide(), y.wide());
        x == y || x.is_nan() && y.is_nan() || (x - y).abs() <= tolerance * (1.0 + y.abs())
    };
    found.len() == want.len() && found.iter().zip(want).all(near)
}
