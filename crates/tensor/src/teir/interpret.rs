//! The interpreter: it defines what a program computes.
//!
//! In: a program, slices. Out: the output.
//! Invariants: types and lengths are checked before the first node runs; products of an invocation are summed in `f64`
//! and added to the old value of an element with one rounding.
//! Not here: anything fast (see `compile`).

use super::document::Edge;
use super::resolve::{Invoke, NodeKind, OUT, Operation, Resolved, Step};
use super::{Elem, Program};
use crate::einsum::{EinsumElement, Slice, SliceMut};
use core::fmt;
use kernelsmith_kernels::gemm::GemmElements;
use kernelsmith_kernels::map::Map;

/// Why a call failed. The output is then unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RunError {
    /// The number of inputs is wrong.
    Inputs {
        /// Number of inputs that the program has.
        needed: usize,
        /// Number of slices.
        actual: usize,
    },
    /// A slice has another element type.
    Type {
        /// The slice: the name of the tensor.
        slice: String,
        /// The type of the tensor.
        needed: Elem,
        /// The type of the slice.
        actual: &'static str,
    },
    /// A slice is too short.
    Short {
        /// The slice: the name of the tensor.
        slice: String,
        /// Number of elements that the call needs.
        needed: usize,
        /// Number of elements of the slice.
        actual: usize,
    },
    /// Machine code cannot run in this build.
    Call(Box<crate::TensorError>),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Inputs { needed, actual } => {
                write!(f, "teir: {actual} inputs are given, but {needed} are needed")
            }
            RunError::Type { slice, needed, actual } => {
                write!(f, "teir: `{slice}` is of {actual}, but must be of {}", needed.name())
            }
            RunError::Short { slice, needed, actual } => {
                write!(f, "teir: `{slice}` has {actual} elements, but needs {needed}")
            }
            RunError::Call(error) => write!(f, "teir: {error}"),
        }
    }
}

impl core::error::Error for RunError {}

/// An element type of programs.
pub(super) trait Element: EinsumElement + GemmElements<Self, Self> + Default {
    fn elem() -> Elem;
}

impl Element for f32 {
    fn elem() -> Elem {
        Elem::F32
    }
}

impl Element for f64 {
    fn elem() -> Elem {
        Elem::F64
    }
}

impl Program {
    /// Computes the output, one element after another.
    ///
    /// # Errors
    /// There are more or fewer slices than inputs, or one is too short or has another type.
    pub fn interpret<'o>(&self, inputs: &[Slice<'_>], out: impl Into<SliceMut<'o>>) -> Result<(), RunError> {
        let out = out.into();
        match self.elem() {
            Elem::F32 => self.interpret_as::<f32>(inputs, out),
            Elem::F64 => self.interpret_as::<f64>(inputs, out),
        }
    }

    fn interpret_as<T: Element>(&self, inputs: &[Slice<'_>], out: SliceMut<'_>) -> Result<(), RunError> {
        let (inputs, out) = self.slices::<T>(inputs, out)?;
        let mut run = Run { resolved: &self.resolved, at: vec![0; self.resolved.nodes.len()], inputs, out };
        self.resolved.roots.iter().for_each(|&root| run.node(root, [0; 3]));
        Ok(())
    }

    /// The checked slices of a call.
    pub(super) fn slices<'i, 'o, T: Element>(
        &self,
        inputs: &[Slice<'i>],
        out: SliceMut<'o>,
    ) -> Result<([&'i [T]; 2], &'o mut [T]), RunError> {
        let n = self.n_inputs();
        if inputs.len() != n {
            return Err(RunError::Inputs { needed: n, actual: inputs.len() });
        }
        let name = |at: usize| self.document.tensors.get(at).map_or(String::new(), |of| of.name.as_str().to_owned());
        let wrong = |at: usize, actual| RunError::Type { slice: name(at), needed: T::elem(), actual };
        let short = |at: usize, needed: usize, actual| RunError::Short { slice: name(at), needed, actual };
        let mut slices: [&[T]; 2] = [&[], &[]];
        for (at, &input) in inputs.iter().enumerate() {
            let slice = T::of(input).ok_or_else(|| wrong(at, input.type_name()))?;
            if slice.len() < self.elements(at) {
                return Err(short(at, self.elements(at), slice.len()));
            }
            slices[at] = slice;
        }
        let actual = out.type_name();
        let out = T::of_mut(out).ok_or_else(|| wrong(n, actual))?;
        if out.len() < self.elements(OUT) {
            return Err(short(n, self.elements(OUT), out.len()));
        }
        Ok((slices, out))
    }
}

struct Run<'r, T> {
    resolved: &'r Resolved,
    /// The current iteration of each loop.
    at: Vec<usize>,
    inputs: [&'r [T]; 2],
    out: &'r mut [T],
}

impl<T: Element> Run<'_, T> {
    fn node(&mut self, at: usize, offsets: [isize; 3]) {
        let resolved = self.resolved;
        let node = &resolved.nodes[at];
        let holds = |(edge, other): &(Edge, usize)| {
            let size = resolved.nodes[*other].as_loop().map_or(1, |of| of.step.size);
            self.at[*other] == if *edge == Edge::First { 0 } else { size - 1 }
        };
        if !node.guard.iter().all(holds) {
            return;
        }
        match &node.kind {
            NodeKind::Invoke(invoke) => tile(invoke, offsets, self.inputs, self.out),
            NodeKind::Loop(of) => {
                for iteration in of.iterations() {
                    self.at[at] = iteration;
                    let next = |tensor: usize| {
                        // Of a tensor that no node below uses, the address may be beyond all limits.
                        let stride = iteration.wrapping_mul(of.step.strides[tensor]) as isize;
                        offsets[tensor].wrapping_add(of.offsets[tensor]).wrapping_add(stride)
                    };
                    let next = [next(0), next(1), next(2)];
                    of.children.iter().for_each(|&child| self.node(child, next));
                }
            }
        }
    }
}

/// Computes a tile whose first elements have these offsets.
pub(super) fn tile<T: Element>(invoke: &Invoke, offsets: [isize; 3], inputs: [&[T]; 2], out: &mut [T]) {
    let [m, n, k] = &invoke.roles;
    // Addresses of tensors that an operation does not use are not checked.
    let first = [0, 1, 2].map(|tensor| if invoke.operation.uses(tensor) { offsets[tensor] as usize } else { 0 });
    let [in0, in1] = inputs;
    for_each(m, first, &mut |first| {
        for_each(n, first, &mut |first| {
            let to = first[OUT];
            out[to] = match invoke.operation {
                Operation::Zero => T::default(),
                Operation::Copy => in0[first[0]],
                Operation::Relu => T::from_work(Map::Relu.evaluate(in0[first[0]].to_work())),
                Operation::ReluInPlace => T::from_work(Map::Relu.evaluate(out[to].to_work())),
                Operation::Contraction => {
                    let mut sum = T::widened(out[to]);
                    for_each(k, first, &mut |[a, b, _]| sum = T::add(sum, T::product(in0[a], in1[b])));
                    T::narrowed(sum)
                }
            };
        });
    });
}

/// Calls `body` with the offsets of each combination of values, the last dimension being the fastest.
pub(super) fn for_each(steps: &[Step], first: [usize; 3], body: &mut dyn FnMut([usize; 3])) {
    let Some((outer, inner)) = steps.split_first() else { return body(first) };
    for at in 0..outer.size {
        let next = |tensor: usize| first[tensor].wrapping_add(at.wrapping_mul(outer.strides[tensor]));
        for_each(inner, [next(0), next(1), next(2)], body);
    }
}
