//! The plan of a program: which operations compute it.
//!
//! In: a program. Out: one operation for all of it, where the schedule is that of an operation; otherwise the tree of the
//! schedule with an operation for each tile.
//! Invariants: the plan depends on the program alone; a plan computes what the interpreter computes, up to the rounding of
//! sums.
//! Not here: code (see `compile`).

use super::interpret::Element;
use super::resolve::{Loop, Operation, Site, Step};
use super::{NodeKind, OUT, Program};
use crate::dimension::{Dimension, DimensionKind, Execution, MAX_PARALLEL};
use crate::operation::{First, Main, TensorOperation};
use crate::schedule::divisor;
use crate::unary::{UnaryMain, UnaryOperation};
use kernelsmith_kernels::Primitive;
use kernelsmith_kernels::elementwise;
use kernelsmith_kernels::gemm::{GemmElements, MAX_BATCH, MAX_EXTENT, MAX_K};
use kernelsmith_kernels::map::Map;

/// How a program is computed.
#[derive(Clone, Debug)]
pub(super) enum Plan<T> {
    /// By one contraction; the offsets are the first elements of the tensors.
    Contraction(TensorOperation, [usize; 3]),
    /// By one unary operation.
    Unary(UnaryOperation<T>, [usize; 3]),
    /// Node by node: the operation of each invocation's tile, in the order of the nodes.
    Nodes(Vec<Tile<T>>),
}

/// How a tile is computed.
#[derive(Clone, Debug)]
pub(super) enum Tile<T> {
    /// The node is no invocation.
    None,
    Contraction(TensorOperation),
    Unary(UnaryOperation<T>),
    /// By the interpreter: no kernel has such strides.
    Interpreted,
}

impl<T: Element> Plan<T> {
    pub(super) fn new(program: &Program) -> Plan<T> {
        if let Some((operation, offsets)) = contraction(program) {
            return Plan::Contraction(operation, offsets);
        }
        if let Some((operation, offsets)) = unary(program) {
            return Plan::Unary(operation, offsets);
        }
        Plan::node_by_node(program)
    }

    /// The plan that fits every program.
    pub(super) fn node_by_node(program: &Program) -> Plan<T> {
        Plan::Nodes(program.resolved.nodes.iter().map(|node| tile(&node.kind)).collect())
    }
}

/// A dimension that is not yet a loop or part of a block, in order.
type Dimensions = Vec<Dimension>;

fn dimension(kind: DimensionKind, execution: Execution, step: &Step) -> Dimension {
    Dimension { kind, execution, size: step.size, strides: step.strides }
}

/// The loops around an invocation that runs in all their iterations, and the offsets.
fn loops(program: &Program, site: &Site, of_kind: impl Fn(&Step) -> DimensionKind) -> Option<(Dimensions, [usize; 3])> {
    let (mut loops, mut offsets) = (Vec::new(), [0isize; 3]);
    let mut n_parallel: usize = 1;
    let mut is_outermost = true;
    for (&at, selected) in site.path.iter().zip(&site.selected) {
        let Loop { step, offsets: of_loop, is_parallel, .. } = program.resolved.nodes[at].as_loop()?;
        offsets.iter_mut().zip(of_loop).for_each(|(sum, offset)| *sum = sum.wrapping_add(*offset));
        if step.size == 1 {
            continue;
        }
        if selected.is_some() {
            return None;
        }
        let kind = of_kind(step);
        // A parallel loop inside a sequential one is run in order.
        is_outermost &= *is_parallel && kind != DimensionKind::K && step.size <= MAX_PARALLEL / n_parallel;
        if is_outermost {
            n_parallel *= step.size;
        }
        loops.push(dimension(kind, if is_outermost { Execution::Parallel } else { Execution::Sequential }, step));
    }
    // A tensor that the operation does not use may have any offset.
    Some((loops, offsets.map(|offset| usize::try_from(offset).unwrap_or(0))))
}

/// The contraction that the whole program is, and the first elements of its tensors.
pub(super) fn contraction(program: &Program) -> Option<(TensorOperation, [usize; 3])> {
    let nodes = &program.resolved.nodes;
    let with = |operation| program.resolved.sites.iter().filter(move |site| site.invoke(nodes).operation == operation);
    let [zeros, products, rectifiers] =
        [Operation::Zero, Operation::Contraction, Operation::ReluInPlace].map(|of| with(of).count());
    let has_others = program.resolved.sites.len() != zeros + products + rectifiers;
    // Every element of the output is accessed by all of these, in this order.
    if products != 1 || has_others || !program.order.is(zeros > 0, rectifiers > 0) {
        return None;
    }
    let site = with(Operation::Contraction).next()?;
    let (loops, offsets) = loops(program, site, |step| match step.strides.map(|stride| stride > 0) {
        [_, _, false] => DimensionKind::K,
        [true, true, true] => DimensionKind::C,
        [_, false, true] => DimensionKind::M,
        [false, true, true] => DimensionKind::N,
    })?;
    let first = if zeros > 0 { First::Zero } else { First::Accumulate };
    let last = (rectifiers > 0).then_some(Map::Relu);
    let types = match program.elem() {
        super::Elem::F32 => <f32 as GemmElements<f32, f32>>::TYPES,
        super::Elem::F64 => <f64 as GemmElements<f64, f64>>::TYPES,
    };
    let main = |main| {
        let operation = TensorOperation::new(types, main).first(first);
        last.into_iter().fold(operation, TensorOperation::last)
    };
    blocked(&site.invoke(nodes).roles, &loops, main).map(|operation| (operation, offsets))
}

/// An operation with these loops and a block of the roles' axes: of all choices the first one that a kernel computes. An
/// axis that the block lacks, or the outer part of one that is too long, becomes a loop.
fn blocked(
    roles: &[Vec<Step>; 3],
    loops: &[Dimension],
    operation: impl Fn(Main) -> TensorOperation,
) -> Option<TensorOperation> {
    const KINDS: [DimensionKind; 3] = [DimensionKind::M, DimensionKind::N, DimensionKind::K];
    let limits = [MAX_EXTENT, MAX_EXTENT, MAX_K];
    let choices: Vec<[Option<usize>; 3]> = choices(roles);
    choices.into_iter().take(64).find_map(|choice| {
        let mut outer = loops.to_vec();
        let mut block: Dimensions = Vec::new();
        let mut batch = None;
        for (role, (axes, kind)) in roles.iter().zip(KINDS).enumerate() {
            let mut inner = Step { size: 1, strides: [0; 3] };
            for (at, axis) in axes.iter().enumerate().filter(|(_, axis)| axis.size > 1) {
                if choice[role] != Some(at) {
                    outer.push(dimension(kind, Execution::Sequential, axis));
                    continue;
                }
                inner = *axis;
                inner.size = divisor(axis.size, limits[role]);
                if inner.size < axis.size {
                    let strides = axis.strides.map(|stride| stride.saturating_mul(inner.size));
                    outer.push(dimension(kind, Execution::Sequential, &Step { size: axis.size / inner.size, strides }));
                }
            }
            block.push(dimension(kind, Execution::Primitive, &inner));
        }
        // Another axis of the sum, the innermost of them, is the batch.
        let last = outer.len().checked_sub(1).filter(|&last| last >= loops.len());
        if let Some(last) = last.filter(|&last| outer[last].kind == DimensionKind::K && outer[last].size <= MAX_BATCH) {
            batch = Some(Dimension { execution: Execution::Primitive, ..outer.remove(last) });
        }
        let main = if batch.is_some() { Main::BatchReduceGemm } else { Main::Gemm };
        let [m, n, k] = block[..] else { return None };
        let mut operation = operation(main);
        operation.dimensions = outer.into_iter().chain([m, n]).chain(batch).chain([k]).collect();
        operation.check().is_ok().then_some(operation)
    })
}

/// For each role, one of its axes or none: the innermost ones first.
fn choices<const N: usize>(roles: &[Vec<Step>; N]) -> Vec<[Option<usize>; N]> {
    let mut choices = vec![[None; N]];
    for (role, axes) in roles.iter().enumerate() {
        let of_role: Vec<Option<usize>> = (0..axes.len()).rev().map(Some).chain([None]).collect();
        choices = choices
            .iter()
            .flat_map(|choice| {
                of_role.iter().map(move |&axis| {
                    let mut choice = *choice;
                    choice[role] = axis;
                    choice
                })
            })
            .take(1 << 12)
            .collect();
    }
    choices
}

/// The unary operation that the whole program is, and the first elements of its tensors.
pub(super) fn unary<T: Element>(program: &Program) -> Option<(UnaryOperation<T>, [usize; 3])> {
    let [site] = program.resolved.sites.as_slice() else { return None };
    let invoke = site.invoke(&program.resolved.nodes);
    let main = main_of(invoke.operation)?;
    let (loops, offsets) = loops(program, site, |_| DimensionKind::C)?;
    let [m, n, _] = &invoke.roles;
    unary_blocked(main, &[m.clone(), n.clone()], &loops).map(|operation| (operation, offsets))
}

fn main_of(operation: Operation) -> Option<UnaryMain> {
    match operation {
        Operation::Zero => Some(UnaryMain::Zero),
        Operation::Copy => Some(UnaryMain::Map(Map::Identity)),
        Operation::Relu => Some(UnaryMain::Map(Map::Relu)),
        Operation::ReluInPlace | Operation::Contraction => None,
    }
}

fn unary_blocked<T: Element>(
    main: UnaryMain,
    roles: &[Vec<Step>; 2],
    loops: &[Dimension],
) -> Option<UnaryOperation<T>> {
    let strides = |step: &Step| [if main == UnaryMain::Zero { 0 } else { step.strides[0] }, step.strides[OUT]];
    choices(roles).into_iter().take(64).find_map(|choice| {
        let mut outer: Vec<(Execution, Step)> =
            loops.iter().map(|of| (of.execution, Step { size: of.size, strides: of.strides })).collect();
        let mut block = Vec::new();
        for (role, axes) in roles.iter().enumerate() {
            let mut inner = Step { size: 1, strides: [0; 3] };
            for (at, axis) in axes.iter().enumerate().filter(|(_, axis)| axis.size > 1) {
                if choice[role] != Some(at) {
                    outer.push((Execution::Sequential, *axis));
                    continue;
                }
                inner = *axis;
                inner.size = divisor(axis.size, elementwise::MAX_EXTENT);
                if inner.size < axis.size {
                    let strides = axis.strides.map(|stride| stride.saturating_mul(inner.size));
                    outer.push((Execution::Sequential, Step { size: axis.size / inner.size, strides }));
                }
            }
            block.push((Execution::Primitive, inner));
        }
        let add = |operation: UnaryOperation<T>, (execution, step): &(Execution, Step)| {
            operation.dimension(*execution, step.size, strides(step))
        };
        let operation = outer.iter().chain(&block).fold(UnaryOperation::new(main), add);
        operation.check().is_ok().then_some(operation)
    })
}

fn tile<T: Element>(node: &NodeKind) -> Tile<T> {
    let NodeKind::Invoke(invoke) = node else { return Tile::None };
    if invoke.operation == Operation::Contraction {
        let operation = |main| TensorOperation::new(<T as GemmElements<T, T>>::TYPES, main);
        return blocked(&invoke.roles, &[], operation).map_or(Tile::Interpreted, Tile::Contraction);
    }
    let [m, n, _] = &invoke.roles;
    let unary = main_of(invoke.operation).and_then(|main| unary_blocked(main, &[m.clone(), n.clone()], &[]));
    unary.map_or(Tile::Interpreted, Tile::Unary)
}
