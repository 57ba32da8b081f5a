//! The steps of an einsum: copies and operations in their order, with the places of their tensors.
//!
//! In: a bound einsum, its tree, a machine. Out: [`Program`].
//! Invariants: a step reads only operands and results of earlier steps; live results do not overlap in the arena; the
//! output is written by the last steps.
//! Not here: slices and code (see `kernel`).

use super::bind::{Bound, Index, Tensor};
use super::copy::Copy;
use super::multiply::Multiply;
use super::pair::{self, Other, Pair, Request};
use crate::dimension::{Dimension, Execution};
use crate::operation::TensorOperation;
use crate::schedule::element_bytes;
use core::cmp::Reverse;
use core::fmt::Write;
use core::ops::Range;
use kernelsmith_kernels::gemm::GemmTypes;
use kernelsmith_kernels::{Machine, SpecError};

/// Results begin at multiples of this number of elements: at least a cache line.
const ALIGNMENT: usize = 64;

/// How a tensor of the tree is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NodeKind {
    Operand(usize),
    /// A permutation, with sums over indices that only the child has.
    Unary(usize),
    Pair(usize, usize),
}

/// A tensor of the tree.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Node {
    pub(crate) kind: NodeKind,
    pub(crate) tensor: Tensor,
}

/// Where a step reads.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Source {
    Operand(usize),
    /// The copy of this operand of the step.
    Copy,
    Arena(Range<usize>),
    Ones,
}

/// Where a step writes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Target {
    Out,
    Arena(Range<usize>),
}

/// A step.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// Copies the first (0) or second (1) operand of the next operations.
    CopyIn { of: usize, copy: Copy, from: Source },
    /// An operation; the offsets are the first elements of its tensors.
    Contract { operation: TensorOperation, offsets: [usize; 3], from: [Source; 2], to: Target },
    /// An elementwise product.
    Multiply { multiply: Multiply, from: [Source; 2], to: Target },
    /// Copies a result.
    CopyOut { copy: Copy, from: Source, to: Target },
    /// Packs blocks of tensors, contracts them and unpacks their result, in loops.
    Packed { packed: Packed, from: [Source; 2], to: Target },
}

/// The loops around copies of blocks and operations on them.
#[derive(Clone, Debug)]
pub(crate) struct Packed {
    /// The loops, then the dimensions of the result inside.
    pub(crate) loops: Vec<Dimension>,
    /// How a block of each tensor is copied.
    pub(crate) copies: [Option<Copy>; 3],
    pub(crate) operations: Vec<(TensorOperation, [usize; 3])>,
    /// Elements of the copies.
    pub(crate) elements: [usize; 3],
}

/// The steps of an einsum.
#[derive(Clone, Debug, Default)]
pub(crate) struct Program {
    pub(crate) steps: Vec<Step>,
    /// Elements of the copies of first operands, of second operands, and of the results.
    pub(crate) elements: [usize; 3],
    pub(crate) n_ones: usize,
    /// The predicted cycles on one thread.
    pub(crate) cycles: f64,
    /// The chosen contraction of each node.
    text: String,
}

/// What a program is for.
pub(crate) struct Compiler<'c> {
    pub(crate) types: GemmTypes,
    pub(crate) bound: &'c Bound,
    pub(crate) nodes: &'c [Node],
    pub(crate) machine: &'c Machine,
    pub(crate) n_threads: usize,
    /// Which tensors contractions copy, if the planner does not choose.
    pub(crate) copied: Option<[bool; 3]>,
    /// Whether the program is explained.
    pub(crate) explains: bool,
}

impl Compiler<'_> {
    pub(crate) fn program(&self) -> Result<Program, SpecError> {
        let mut program = Program::default();
        // The place of each node's tensor in the arena.
        let mut places: Vec<Option<Range<usize>>> = vec![None; self.nodes.len()];
        for (at, node) in self.nodes.iter().enumerate() {
            let operands = match node.kind {
                NodeKind::Operand(_) => continue,
                NodeKind::Unary(child) => [Some(child), None],
                NodeKind::Pair(a, b) => [Some(a), Some(b)],
            };
            let to = if at + 1 == self.nodes.len() {
                Target::Out
            } else {
                let place = place(&places, node.tensor.span(&self.bound.sizes));
                places[at] = Some(place.clone());
                Target::Arena(place)
            };
            self.node(&mut program, &places, node, operands, to)?;
            for child in operands.into_iter().flatten() {
                places[child] = None;
            }
        }
        Ok(program)
    }

    fn node(
        &self,
        program: &mut Program,
        places: &[Option<Range<usize>>],
        node: &Node,
        operands: [Option<usize>; 2],
        to: Target,
    ) -> Result<(), SpecError> {
        let sizes = &self.bound.sizes;
        let source = |of: Option<usize>| match of.map(|at| (self.nodes[at].kind, places[at].clone())) {
            None => Source::Ones,
            Some((NodeKind::Operand(operand), _)) => Source::Operand(operand),
            Some((_, place)) => Source::Arena(place.unwrap_or(0..0)),
        };
        let mut from = operands.map(source);
        let tensors = operands.map(|of| of.map(|at| &self.nodes[at].tensor));
        if self.explains {
            let _ = writeln!(program.text, "{}", self.line(node, operands));
        }
        if let (&Tensor { .. }, Some(source), None) = (&node.tensor, tensors[0], tensors[1])
            && self.is_uniform()
            && source.indices.iter().all(|&index| node.tensor.stride(index).is_some() || sizes[usize::from(index)] == 1)
        {
            let steps = node
                .tensor
                .indices
                .iter()
                .zip(&node.tensor.strides)
                .map(|(&index, &stride)| (sizes[usize::from(index)], source.stride(index).unwrap_or(0), stride));
            let bytes = element_bytes(self.types)[2];
            let copy = Copy::new(steps, bytes, self.machine, self.n_threads);
            let homes = [source, &node.tensor].map(|of| of.span(sizes).saturating_mul(bytes));
            program.cycles += copy.cycles(bytes, homes, self.machine);
            if self.explains {
                let _ = writeln!(program.text, "  {}", copy.explain());
            }
            program.steps.push(Step::CopyOut { copy, from: from[0].clone(), to: to.clone() });
            program.extend_arena(&to);
            return Ok(());
        }
        if let (Some(source), None) = (tensors[0], tensors[1]) {
            program.n_ones = program.n_ones.max(pair::n_ones(sizes, source, &node.tensor));
        }
        let request = Request::new(self.types, sizes, tensors, &node.tensor, self.machine, self.n_threads);
        let request = request.explained(self.explains);
        let plan = match self.copied {
            Some(copied) => request.copying(copied)?,
            None => request.plan()?,
        };
        if let [Some(a), Some(b)] = tensors
            && self.types != GemmTypes::U8I8
            && self.copied.is_none()
            && let Some(multiply) = Multiply::new(sizes, [a, b], &node.tensor, self.n_threads)
        {
            let cycles = multiply.cycles(element_bytes(self.types), self.machine);
            if cycles < plan.cycles {
                program.cycles += cycles;
                if self.explains {
                    let _ = writeln!(program.text, "  {}", multiply.explain());
                    let _ =
                        writeln!(program.text, "  {cycles:.0} cycles expected, {:.0} as a contraction", plan.cycles);
                }
                program.extend_arena(&to);
                program.steps.push(Step::Multiply { multiply, from, to });
                return Ok(());
            }
        }
        program.cycles += plan.cycles;
        if self.explains {
            explain(&plan, &mut program.text);
        }
        let Pair { loops, copies, operations, .. } = plan;
        let operations = operations.into_iter().map(|(schedule, offsets)| (schedule.into_operation(), offsets));
        if !loops.is_empty() {
            let elements = [0, 1, 2].map(|of| copies[of].as_ref().map_or(0, |copied| copied.elements));
            let copies = copies.map(|copied| copied.map(|copied| copied.copy));
            let packed = Packed { loops, copies, operations: operations.collect(), elements };
            program.extend_arena(&to);
            program.steps.push(Step::Packed { packed, from, to });
            return Ok(());
        }
        let [copy_a, copy_b, copy_out] = copies;
        for (of, copied) in [copy_a, copy_b].into_iter().enumerate() {
            if let Some(copied) = copied {
                program.elements[of] = program.elements[of].max(copied.elements);
                program.steps.push(Step::CopyIn { of, copy: copied.copy, from: from[of].clone() });
                from[of] = Source::Copy;
            }
        }
        let result = match &copy_out {
            // Operands are still live.
            Some(copied) => {
                let mut live = places.to_vec();
                if let Target::Arena(place) = &to {
                    live.push(Some(place.clone()));
                }
                Target::Arena(place(&live, copied.elements))
            }
            None => to.clone(),
        };
        program.extend_arena(&result);
        program.extend_arena(&to);
        for (operation, offsets) in operations {
            program.steps.push(Step::Contract { operation, offsets, from: from.clone(), to: result.clone() });
        }
        if let (Some(copied), Target::Arena(place)) = (copy_out, result) {
            program.steps.push(Step::CopyOut { copy: copied.copy, from: Source::Arena(place), to });
        }
        Ok(())
    }

    /// Whether all tensors have one type, so that results can be operands.
    fn is_uniform(&self) -> bool {
        matches!(self.types, GemmTypes::F32 | GemmTypes::F64)
    }

    fn line(&self, node: &Node, operands: [Option<usize>; 2]) -> String {
        let name = |tensor: &Tensor| -> String {
            tensor.indices.iter().map(|&index| self.bound.name(index)).collect::<Vec<_>>().concat()
        };
        let operands: Vec<String> = operands.into_iter().flatten().map(|at| name(&self.nodes[at].tensor)).collect();
        format!("{}->{}", operands.join(","), name(&node.tensor))
    }
}

impl Program {
    fn extend_arena(&mut self, target: &Target) {
        if let Target::Arena(place) = target {
            self.elements[2] = self.elements[2].max(place.end);
        }
    }

    /// The steps, their predicted cycles, and the memory for intermediate results.
    pub(crate) fn explain(&self) -> String {
        let [a, b, results] = self.elements;
        format!(
            "{}{:.0} cycles expected in all; {results} elements of intermediate results, {a} and {b} of copied operands\n",
            self.text, self.cycles
        )
    }
}

/// Names of the tensors of a contraction.
const NAMES: [&str; 3] = ["operand 0", "operand 1", "result"];

/// The lines of a contraction.
fn explain(pair: &Pair, text: &mut String) {
    for of in pair.loops.iter().filter(|of| of.execution != Execution::Primitive) {
        let [a, b, c] = of.strides;
        let execution = format!("{:?}", of.execution).to_lowercase();
        let _ = writeln!(text, "  {execution} loop around copies of {}, strides {a}, {b}, {c}", of.size);
    }
    for (name, copied) in NAMES.into_iter().zip(&pair.copies).take(2) {
        if let Some(copied) = copied {
            let _ = writeln!(text, "  {name}: {}", copied.copy.explain());
        }
    }
    for (schedule, _) in &pair.operations {
        for line in schedule.explain().lines() {
            let _ = writeln!(text, "  {line}");
        }
    }
    if let Some(copied) = &pair.copies[2] {
        let _ = writeln!(text, "  result: {}", copied.copy.explain());
    }
    let _ = writeln!(text, "  {:.0} cycles expected with copies", pair.cycles);
    for &Other { copied, in_loops, cycles, is_rough } in &pair.others {
        let copied: Vec<&str> = NAMES.into_iter().zip(copied).filter_map(|(name, is)| is.then_some(name)).collect();
        let copied = if copied.is_empty() { "nothing".to_owned() } else { copied.join(", ") };
        let about = if is_rough { "roughly " } else { "" };
        let where_ = if in_loops { "packed in loops" } else { "copied" };
        let _ = writeln!(text, "  {about}{cycles:.0} cycles if {copied} were {where_}");
    }
}

/// The first free place of this many elements.
fn place(live: &[Option<Range<usize>>], elements: usize) -> Range<usize> {
    let mut live: Vec<&Range<usize>> = live.iter().flatten().collect();
    live.sort_by_key(|of| of.start);
    let mut start = 0;
    for of in live {
        if start + elements <= of.start {
            break;
        }
        start = start.max(of.end.next_multiple_of(ALIGNMENT));
    }
    start..start + elements
}

/// Orders the indices of each intermediate result for the pair that reads it: those of its batches, those that it keeps,
/// those that it sums, each in the order of the other tensors of the pair.
pub(crate) fn order_results(nodes: &mut [Node], sizes: &[usize]) {
    for at in (0..nodes.len()).rev() {
        let NodeKind::Pair(a, b) = nodes[at].kind else { continue };
        for (child, other) in [(a, b), (b, a)] {
            if matches!(nodes[child].kind, NodeKind::Operand(_)) {
                continue;
            }
            let (result, other) = (nodes[at].tensor.clone(), nodes[other].tensor.clone());
            let mut indices: Vec<Index> = nodes[child].tensor.indices.clone();
            indices.sort_by_key(|&index| {
                let (of_result, of_other) = (result.stride(index), other.stride(index));
                match (of_result, of_other) {
                    (Some(stride), Some(_)) => (0, Reverse(stride)),
                    (Some(stride), None) => (1, Reverse(stride)),
                    (None, stride) => (2, Reverse(stride.unwrap_or(0))),
                }
            });
            nodes[child].tensor = Tensor::contiguous(indices, sizes);
        }
    }
}
