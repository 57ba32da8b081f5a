//! Einsums: sums of products of any number of tensors, named by their indices.
//!
//! In: a formula such as `abc,cd->abd`, shapes. Out: an [`Einsum`], which is compiled like every primitive.
//! The rules are those of numpy's `einsum`: an index that is repeated in an operand selects its diagonal, an index that the
//! output lacks is summed, an ellipsis means any number of dimensions, whose sizes of 1 are repeated. An output of
//! zero elements is left as it is; a sum of zero products is zero.
//! Not here: operations with loops and blocks (see `operation`), their choice (see `schedule`).
//!
//! ```
//! use kernelsmith::kernels::gemm::GemmTypes;
//! use kernelsmith::tensor::einsum::{Einsum, EinsumErrorKind, naive};
//! let product = Einsum::new(GemmTypes::F32, "ab,bc->ac", &[[2, 3].into(), [3, 2].into()])?;
//! assert_eq!(product.out_shape().sizes(), [2, 2]);
//! let mut out = [0.0f32; 4];
//! naive(&product, &[(&[1.0f32, 2., 3., 4., 5., 6.]).into(), (&[1.0f32, 0., 0., 1., 1., 1.]).into()], &mut out);
//! assert_eq!(out, [4., 5., 10., 11.]);
//! let error = Einsum::new(GemmTypes::F32, "ab,bc->ac", &[[2, 3].into(), [4, 2].into()]).unwrap_err();
//! assert_eq!((error.kind(), error.position()), (EinsumErrorKind::Sizes, Some(3)));
//! assert_eq!(
//!     error.to_string(),
//!     "einsum: index `b` is 4 in dimension 0 of operand 1, but 3 in dimension 1 of operand 0\n  ab,bc->ac\n     ^"
//! );
//! # Ok::<(), kernelsmith::tensor::einsum::EinsumError>(())
//! ```

pub(crate) mod bind;
mod block;
pub(crate) mod copy;
mod data;
mod error;
mod formula;
mod kernel;
mod multiply;
mod naive;
mod packed;
mod pair;
mod path;
pub(crate) mod program;
mod tree;
#[cfg(feature = "ndarray")]
pub mod views;

pub use bind::{MAX_INDICES, Shape};
pub use data::{EinsumElement, Slice, SliceMut};
pub use error::{EinsumError, EinsumErrorKind};
pub use formula::MAX_OPERANDS;
pub use kernel::EinsumKernel;
pub use naive::naive;
pub use path::PathOptions;
pub use tree::Tree;

use crate::operation::TensorOperation;
use bind::{Bound, Index, Tensor};
use core::fmt::Write;
use formula::Formula;
use kernelsmith_kernels::gemm::GemmTypes;
use kernelsmith_kernels::{KernelCompiler, Machine, Primitive, Published, Recording, SpecError};
use kernelsmith_manager::{Failure, FailureKind, KeyWriter, Kind};
use path::{Network, Path, Set, set};
use program::{Compiler, Node, NodeKind, Program, order_results};
use std::sync::{Arc, Mutex};

/// A sum of products of tensors with these types and shapes.
///
/// Operands of `bf16` or `f16` have a result of `f32`; a first operand of `u8` and a second one of `i8` one of `i32`, which
/// wraps. Three or more operands are of `f32` or `f64`.
#[derive(Clone, Debug, PartialEq)]
pub struct Einsum {
    pub(crate) types: GemmTypes,
    formula: Formula,
    shapes: Vec<Shape>,
    pub(crate) bound: Bound,
    pub(crate) nodes: Vec<Node>,
    path: Path,
    n_threads: usize,
    copied: Option<[bool; 3]>,
    planned: Planned,
}

/// The steps for the machine that they were planned for last: recording and assembly, maybe by a clone, plan once. Not a
/// field of the spec, but derived from the others.
#[derive(Clone, Default)]
struct Planned(Arc<Mutex<Option<(Machine, Arc<Option<Program>>)>>>);

impl PartialEq for Planned {
    fn eq(&self, _: &Planned) -> bool {
        true
    }
}

impl core::fmt::Debug for Planned {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("_")
    }
}

impl Einsum {
    /// An einsum whose output has no gaps, the last dimension contiguous.
    ///
    /// # Errors
    /// What is wrong in the formula, the types or the shapes, with its position.
    pub fn new(types: GemmTypes, formula: &str, shapes: &[Shape]) -> Result<Einsum, EinsumError> {
        Einsum::with(types, formula, shapes, None, &PathOptions::default())
    }

    /// An einsum with strides of the output (by default, it has no gaps), and limits of its path.
    ///
    /// # Errors
    /// Like [`Einsum::new`]; elements of the output overlap, or no path is within the limits.
    pub fn with(
        types: GemmTypes,
        formula: &str,
        shapes: &[Shape],
        out_strides: Option<&[usize]>,
        options: &PathOptions,
    ) -> Result<Einsum, EinsumError> {
        let formula = Formula::parse(formula)?;
        check_types(types, formula.operands.len())?;
        let bound = Bound::new(&formula, shapes, out_strides)?;
        let (nodes, path) = nodes(&bound, types, options)?;
        let (shapes, planned) = (shapes.to_vec(), Planned::default());
        Ok(Einsum { types, formula, shapes, bound, nodes, path, n_threads: 1, copied: None, planned })
    }

    /// The einsum of a tree: its leaves are the operands, without gaps; `sizes` has the size of each index by its number.
    /// Intermediate results have the order of indices that the tree states.
    ///
    /// # Errors
    /// An index has no size, or a node has an index that its children lack.
    pub fn of_tree(types: GemmTypes, tree: &Tree, sizes: &[usize]) -> Result<Einsum, EinsumError> {
        let (formula, shapes) = tree.formula(sizes)?;
        check_types(types, formula.operands.len())?;
        let bound = Bound::new(&formula, &shapes, None)?;
        let (nodes, pairs) = tree.nodes(&bound);
        check_results(&nodes, &bound)?;
        let network = network(&bound);
        let mut path = network.measure(pairs);
        if let [operand] = network.operands[..] {
            path.products = network.elements(operand);
        }
        Ok(Einsum {
            types,
            formula,
            shapes,
            bound,
            nodes,
            path,
            n_threads: 1,
            copied: None,
            planned: Planned::default(),
        })
    }

    /// Sets the number of threads that a call uses, at most 1024. The output does not depend on it.
    #[must_use]
    pub fn threads(self, n: usize) -> Einsum {
        Einsum { n_threads: n.clamp(1, crate::threads::MAX_THREADS), planned: Planned::default(), ..self }
    }

    /// Sets which of first operand, second operand and result every contraction copies to another layout, instead of
    /// choosing: all of them is transpose-GEMM-transpose. For comparisons.
    #[must_use]
    pub fn copying(self, tensors: [bool; 3]) -> Einsum {
        Einsum { copied: Some(tensors), planned: Planned::default(), ..self }
    }

    /// The types of the operands and the output.
    pub fn types(&self) -> GemmTypes {
        self.types
    }

    /// The formula, with its output.
    pub fn formula(&self) -> String {
        self.formula.to_string()
    }

    /// The shapes of the operands.
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// The shape of the output.
    pub fn out_shape(&self) -> Shape {
        let stride = |at: usize| self.bound.out.strides[at];
        let strides: Vec<usize> = (0..self.bound.out_sizes.len()).map(stride).collect();
        Shape::strided(&self.bound.out_sizes, &strides)
    }

    /// Floating-point operations of the path; a multiply-add counts as two.
    pub fn flops(&self) -> f64 {
        2.0 * self.path.products
    }

    /// The order of contractions. Indices are numbered in the order of their first occurrence in the formula.
    pub fn tree(&self) -> Tree {
        Tree::of_nodes(&self.nodes)
    }

    /// The steps; none if there are no products.
    fn program(&self, machine: &Machine) -> Result<Arc<Option<Program>>, SpecError> {
        let planned = |of: &Option<(Machine, Arc<Option<Program>>)>| match of {
            Some((other, program)) if other == machine => Some(Arc::clone(program)),
            _ => None,
        };
        if let Some(program) = self.planned.0.lock().ok().and_then(|last| planned(&last)) {
            return Ok(program);
        }
        let program = Arc::new(self.plan(machine, false)?);
        if let Ok(mut last) = self.planned.0.lock() {
            *last = Some((machine.clone(), Arc::clone(&program)));
        }
        Ok(program)
    }

    fn plan(&self, machine: &Machine, explains: bool) -> Result<Option<Program>, SpecError> {
        if self.bound.sizes.contains(&0) {
            return Ok(None);
        }
        let Einsum { types, bound, nodes, n_threads, copied, .. } = self;
        let (types, n_threads, copied) = (*types, *n_threads, *copied);
        let compiler = Compiler { types, bound, nodes, machine, n_threads, copied, explains };
        compiler.program().map(Some)
    }

    /// The predicted cycles of a call on one thread.
    ///
    /// # Errors
    /// A fault of the planner.
    pub fn cycles(&self, machine: &Machine) -> Result<f64, SpecError> {
        Ok(self.program(machine)?.as_ref().as_ref().map_or(0.0, |program| program.cycles))
    }
}

fn check_types(types: GemmTypes, n_operands: usize) -> Result<(), EinsumError> {
    let error = |kind, problem| Err(EinsumError::new(kind, problem));
    if TensorOperation::new(types, crate::Main::Gemm).check_types().is_err() {
        let problem = format!("the types are {}, but the output must have the type of accumulators", types.name());
        return error(EinsumErrorKind::Types, problem);
    }
    let is_uniform = matches!(types, GemmTypes::F32 | GemmTypes::F64);
    if n_operands > 2 && !is_uniform {
        let problem = format!("{n_operands} operands are of {}, but more than two must be of f32 or f64", types.name());
        return error(EinsumErrorKind::Types, problem);
    }
    Ok(())
}

/// The operands after sums over indices that nothing else has.
fn network(bound: &Bound) -> Network<'_> {
    let sets: Vec<Set> = bound.operands.iter().map(|of| set(&of.indices)).collect();
    let out = set(&bound.out.indices);
    let shared =
        |at: usize| sets.iter().enumerate().filter(|(other, _)| *other != at).fold(out, |all, (_, of)| all | of);
    let operands = (0..sets.len()).map(|at| if sets.len() > 1 { sets[at] & shared(at) } else { sets[at] }).collect();
    Network { operands, out, sizes: &bound.sizes }
}

/// The tensors of the best path, operands first.
fn nodes(bound: &Bound, types: GemmTypes, options: &PathOptions) -> Result<(Vec<Node>, Path), EinsumError> {
    let network = network(bound);
    let n = bound.operands.len();
    let mut path = network.path(options)?;
    let operands = bound.operands.iter().enumerate();
    let mut nodes: Vec<Node> =
        operands.map(|(at, tensor)| Node { kind: NodeKind::Operand(at), tensor: tensor.clone() }).collect();
    if n == 1 {
        path.products = network.elements(network.operands[0]);
        nodes.push(Node { kind: NodeKind::Unary(0), tensor: bound.out.clone() });
        return Ok((nodes, path));
    }
    let contiguous = |indices: Vec<Index>| Tensor::contiguous(indices, &bound.sizes);
    let kept = |tensor: &Tensor, set: Set| -> Vec<Index> {
        tensor.indices.iter().copied().filter(|index| set >> index & 1 == 1).collect()
    };
    // The node of each tensor of the path.
    let mut of: Vec<usize> = (0..n).collect();
    let is_uniform = matches!(types, GemmTypes::F32 | GemmTypes::F64);
    for at in (0..n).filter(|_| is_uniform) {
        let indices = kept(&nodes[at].tensor, network.operands[at]);
        if indices.len() < nodes[at].tensor.indices.len() {
            path.products += network.elements(set(&nodes[at].tensor.indices));
            of[at] = nodes.len();
            nodes.push(Node { kind: NodeKind::Unary(at), tensor: contiguous(indices) });
        }
    }
    let mut live: Vec<Option<Set>> = network.operands.iter().copied().map(Some).collect();
    for (number, &(a, b)) in path.pairs.iter().enumerate() {
        let both = live[a].take().unwrap_or(0) | live[b].take().unwrap_or(0);
        let result = both & live.iter().flatten().fold(network.out, |set, of| set | of);
        live.push(Some(result));
        let tensor = if number + 1 == path.pairs.len() {
            bound.out.clone()
        } else {
            let mut indices = kept(&nodes[of[a]].tensor, result);
            let of_b = kept(&nodes[of[b]].tensor, result);
            indices.extend(of_b.into_iter().filter(|index| nodes[of[a]].tensor.stride(*index).is_none()));
            contiguous(indices)
        };
        of.push(nodes.len());
        nodes.push(Node { kind: NodeKind::Pair(of[a], of[b]), tensor });
    }
    order_results(&mut nodes, &bound.sizes);
    check_results(&nodes, bound)?;
    Ok((nodes, path))
}

/// Maximum number of elements of an intermediate result. Repeated elements make operands small whose product is not.
const MAX_RESULT: usize = 1 << 48;

fn check_results(nodes: &[Node], bound: &Bound) -> Result<(), EinsumError> {
    let results = nodes.iter().take(nodes.len() - 1).filter(|of| !matches!(of.kind, NodeKind::Operand(_)));
    let is_long = |of: &Node| of.tensor.span(&bound.sizes) > MAX_RESULT;
    if !bound.sizes.contains(&0) && results.into_iter().any(is_long) {
        let problem = format!("an intermediate result has more than {MAX_RESULT} elements, which is the limit");
        return Err(EinsumError::new(EinsumErrorKind::Limit, problem));
    }
    Ok(())
}

impl Primitive for Einsum {
    const KIND: Kind = Kind::new(0x7403, "einsum");
    type Kernel = EinsumKernel;

    /// Everything is checked when the einsum is built.
    fn check(&self) -> Result<(), SpecError> {
        Ok(())
    }

    fn write_key(&self, key: &mut KeyWriter) {
        let copied = self.copied.map_or(0, |[a, b, c]| 8 | u8::from(a) | u8::from(b) << 1 | u8::from(c) << 2);
        key.u8(self.types as u8).u8(copied).u64(self.n_threads as u64).u64(self.nodes.len() as u64);
        let tensor = |key: &mut KeyWriter, tensor: &Tensor| {
            key.u64(tensor.indices.len() as u64);
            for (&index, &stride) in tensor.indices.iter().zip(&tensor.strides) {
                key.u8(index).u64(self.bound.size(index) as u64).u64(stride as u64);
            }
        };
        for node in &self.nodes {
            let (kind, a, b) = match node.kind {
                NodeKind::Operand(at) => (0, at, 0),
                NodeKind::Unary(child) => (1, child, 0),
                NodeKind::Pair(a, b) => (2, a, b),
            };
            key.u8(kind).u64(a as u64).u64(b as u64);
            tensor(key, &node.tensor);
        }
        // The kernel keeps the spec: its formula, and shapes whose diagonals are not in the nodes.
        for byte in self.formula.to_string().bytes() {
            key.u8(byte);
        }
        for shape in &self.shapes {
            shape.sizes.iter().chain(&shape.strides).for_each(|&number| {
                key.u64(number as u64);
            });
        }
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        match &*self.program(kernels.machine()).map_err(fault)? {
            Some(program) => kernel::record(self, program, kernels),
            None => Ok(()),
        }
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<EinsumKernel, Failure> {
        let program = self.program(kernels.machine()).map_err(fault)?;
        EinsumKernel::new(self, program.as_ref().as_ref(), kernels)
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let mut text = String::new();
        let _ = writeln!(text, "{} of {}: {:.0} multiply-adds", self.formula, self.types.name(), self.path.products);
        if self.nodes.len() > 3 {
            let _ = writeln!(text, "tree {}", self.tree());
        }
        match self.plan(machine, true) {
            Ok(Some(program)) => text + &program.explain(),
            Ok(None) => text + "no products: the output is zero\n",
            Err(error) => text + &error.to_string(),
        }
    }
}

fn fault(error: SpecError) -> Failure {
    Failure::new(FailureKind::Bug, error.to_string())
}
