//! Compiled programs: [`TeirKernel`].
//!
//! In: a program. Out: a primitive like all others: checked, keyed, compiled, cached.
//! Invariants: types and lengths are checked before the first node runs; the number of threads does not change the output.
//! Not here: which operations compute a program (see `plan`), their code (see `TensorOperation` and `UnaryOperation`).

use super::document::Edge;
use super::interpret::{self, Element, RunError};
use super::plan::{Plan, Tile};
use super::resolve::{NodeKind, OUT, Resolved};
use super::{Elem, Program, effects};
use crate::dimension::{Dimension, DimensionKind, Execution, MAX_PARALLEL};
use crate::einsum::{Slice, SliceMut};
use crate::error::TensorError;
use crate::execute::TensorKernel;
use crate::nest::{Nest, Share};
use crate::threads;
use crate::unary::UnaryKernel;
use core::fmt::Write;
use kernelsmith_kernels::{KernelCompiler, Machine, Primitive, Published, Recording, SpecError};
use kernelsmith_manager::{Failure, KeyWriter, Kind};

/// A compiled program.
#[derive(Debug)]
pub struct TeirKernel {
    program: Program,
    code: Code,
}

#[derive(Debug)]
enum Code {
    F32(Typed<f32>),
    F64(Typed<f64>),
}

#[derive(Debug)]
enum Typed<T> {
    Contraction(Box<TensorKernel>, [usize; 3]),
    Unary(UnaryKernel<T>, [usize; 3]),
    Nodes(Vec<CompiledTile<T>>),
}

#[derive(Debug)]
enum CompiledTile<T> {
    None,
    Contraction(Box<TensorKernel>),
    Unary(UnaryKernel<T>),
    Interpreted,
}

impl Primitive for Program {
    const KIND: Kind = Kind::new(0x7404, "teir");
    type Kernel = TeirKernel;

    /// Everything is checked when the program is built.
    fn check(&self) -> Result<(), SpecError> {
        Ok(())
    }

    fn write_key(&self, key: &mut KeyWriter) {
        for byte in self.to_string().bytes() {
            key.u8(byte);
        }
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        match self.elem() {
            Elem::F32 => record::<f32>(&Plan::new(self), kernels),
            Elem::F64 => record::<f64>(&Plan::new(self), kernels),
        }
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<TeirKernel, Failure> {
        let code = match self.elem() {
            Elem::F32 => Code::F32(assemble(Plan::new(self), kernels)?),
            Elem::F64 => Code::F64(assemble(Plan::new(self), kernels)?),
        };
        Ok(TeirKernel { program: self.clone(), code })
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        match self.elem() {
            Elem::F32 => explain::<f32>(self, machine),
            Elem::F64 => explain::<f64>(self, machine),
        }
    }
}

fn explain<T: Element>(program: &Program, machine: &Machine) -> String {
    match Plan::<T>::new(program) {
        Plan::Contraction(operation, _) => format!("one operation\n{}", operation.explain(machine)),
        Plan::Unary(operation, _) => format!("one operation\n{}", operation.explain(machine)),
        Plan::Nodes(tiles) => {
            let mut text = String::from("node by node\n");
            let names = program.document.iterations.iter().map(|of| &of.name);
            let names = names.chain(program.document.invocations.iter().map(|of| &of.name));
            for (name, tile) in names.zip(tiles) {
                let explained = match tile {
                    Tile::None => continue,
                    Tile::Contraction(operation) => operation.explain(machine),
                    Tile::Unary(operation) => operation.explain(machine),
                    Tile::Interpreted => "interpreted: no kernel works in place, or none has such strides\n".to_owned(),
                };
                let _ = writeln!(text, "@{name}:\n{}", explained.trim_end());
            }
            text
        }
    }
}

fn record<T: Element>(plan: &Plan<T>, kernels: &mut Recording<'_>) -> Result<(), Failure> {
    match plan {
        Plan::Contraction(operation, _) => operation.record(kernels),
        Plan::Unary(operation, _) => operation.record(kernels),
        Plan::Nodes(tiles) => tiles.iter().try_for_each(|tile| match tile {
            Tile::Contraction(operation) => operation.record(kernels),
            Tile::Unary(operation) => operation.record(kernels),
            Tile::None | Tile::Interpreted => Ok(()),
        }),
    }
}

fn assemble<T: Element, C: KernelCompiler>(plan: Plan<T>, kernels: &mut Published<'_, C>) -> Result<Typed<T>, Failure> {
    Ok(match plan {
        Plan::Contraction(operation, offsets) => Typed::Contraction(Box::new(operation.assemble(kernels)?), offsets),
        Plan::Unary(operation, offsets) => Typed::Unary(operation.assemble(kernels)?, offsets),
        Plan::Nodes(tiles) => {
            let compiled = tiles.into_iter().map(|tile| {
                Ok(match tile {
                    Tile::None => CompiledTile::None,
                    Tile::Contraction(operation) => CompiledTile::Contraction(Box::new(operation.assemble(kernels)?)),
                    Tile::Unary(operation) => CompiledTile::Unary(operation.assemble(kernels)?),
                    Tile::Interpreted => CompiledTile::Interpreted,
                })
            });
            Typed::Nodes(compiled.collect::<Result<_, Failure>>()?)
        }
    })
}

impl TeirKernel {
    /// The program of this kernel.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Computes the output on this thread.
    ///
    /// # Errors
    /// Like [`Program::interpret`].
    pub fn call<'o>(&self, inputs: &[Slice<'_>], out: impl Into<SliceMut<'o>>) -> Result<(), RunError> {
        self.call_on(1, inputs, out)
    }

    /// Computes the output on at most this number of threads, and at most 1024, which divide the iterations of the outermost
    /// parallel nodes.
    ///
    /// # Errors
    /// Like [`Program::interpret`].
    pub fn call_on<'o>(
        &self,
        n_threads: usize,
        inputs: &[Slice<'_>],
        out: impl Into<SliceMut<'o>>,
    ) -> Result<(), RunError> {
        let n_threads = n_threads.min(threads::MAX_THREADS);
        match &self.code {
            Code::F32(code) => code.call(&self.program, n_threads, inputs, out.into()),
            Code::F64(code) => code.call(&self.program, n_threads, inputs, out.into()),
        }
    }
}

impl<T: Element> Typed<T> {
    fn call(
        &self,
        program: &Program,
        n_threads: usize,
        inputs: &[Slice<'_>],
        out: SliceMut<'_>,
    ) -> Result<(), RunError> {
        let ([in0, in1], out) = program.slices::<T>(inputs, out)?;
        let done = match self {
            Typed::Contraction(kernel, [a, b, c]) => {
                let (in0, in1, out) = (&in0[*a..], &in1[*b..], &mut out[*c..]);
                if n_threads < 2 {
                    kernel.call(in0, in1, out)
                } else {
                    let tasks = kernel.tasks(in0, in1, out, n_threads);
                    tasks.and_then(|tasks| threads::run(tasks.into_iter().map(|task| move || task.run())))
                }
            }
            Typed::Unary(kernel, [a, _, c]) => {
                let (in0, out) = (in0.get(*a..).unwrap_or(&[]), &mut out[*c..]);
                if n_threads < 2 {
                    kernel.call(in0, out)
                } else {
                    let tasks = kernel.tasks(in0, out, n_threads);
                    tasks.and_then(|tasks| threads::run(tasks.into_iter().map(|task| move || task.run())))
                }
            }
            Typed::Nodes(tiles) => {
                let tile = |node: usize, offsets: [isize; 3], out: &mut [T], begin: usize| {
                    // Tensors that the tile does not use have any offset.
                    let [a, b] = [(in0, offsets[0]), (in1, offsets[1])]
                        .map(|(slice, at)| usize::try_from(at).ok().and_then(|at| slice.get(at..)).unwrap_or(&[]));
                    let to = offsets[OUT] as usize - begin;
                    match &tiles[node] {
                        CompiledTile::None => Ok(()),
                        CompiledTile::Contraction(kernel) => kernel.call(a, b, &mut out[to..]),
                        CompiledTile::Unary(kernel) => kernel.call(a, &mut out[to..]),
                        CompiledTile::Interpreted => {
                            if let NodeKind::Invoke(invoke) = &program.resolved.nodes[node].kind {
                                let offsets = [offsets[0], offsets[1], to as isize];
                                interpret::tile(invoke, offsets, [in0, in1], out);
                            }
                            Ok(())
                        }
                    }
                };
                walk(&program.resolved, n_threads, out, &tile)
            }
        };
        done.map_err(|error| RunError::Call(Box::new(error)))
    }
}

/// Computes a tile: its node, the offsets of its first elements, a part of the output and where that begins.
type RunTile<'t, T> = dyn Fn(usize, [isize; 3], &mut [T], usize) -> Result<(), TensorError> + Sync + 't;

/// Runs a schedule node by node.
pub(super) fn walk<T: Send>(
    resolved: &Resolved,
    n_threads: usize,
    out: &mut [T],
    tile: &RunTile<'_, T>,
) -> Result<(), TensorError> {
    let walk = || Walk { resolved, at: vec![0; resolved.nodes.len()], tile };
    if n_threads > 1
        && let Some(shared) = Shared::new(resolved, out.len())
    {
        let Shared { chain, nest, first } = &shared;
        let shares = nest.slices(&mut out[*first..], n_threads).into_iter();
        return threads::run(shares.map(|(Share { iterations, begin, .. }, out)| {
            let mut walk = walk();
            move || iterations.iter().try_for_each(|&at| walk.shared(chain, at, out, first + begin))
        }));
    }
    let mut walk = walk();
    resolved.roots.iter().try_for_each(|&root| walk.node(root, [0; 3], out, 0))
}

/// The outermost parallel loops, which threads share.
struct Shared {
    chain: Vec<usize>,
    nest: Nest,
    /// The first element of the output.
    first: usize,
}

impl Shared {
    /// None if the outermost loop is not parallel.
    fn new(resolved: &Resolved, n_elements: usize) -> Option<Shared> {
        let mut chain: Vec<usize> = Vec::new();
        let mut body = resolved.roots.as_slice();
        let mut dimensions = Vec::new();
        let (mut first, mut n_parallel) = (0isize, 1usize);
        while let &[only] = body
            && let Some(of) = resolved.nodes[only].as_loop()
            && of.is_parallel
            && resolved.nodes[only].guard.is_empty()
            && of.step.size <= MAX_PARALLEL / n_parallel
        {
            let strides = [0, 0, of.step.strides[OUT]];
            let (kind, execution) = (DimensionKind::C, Execution::Parallel);
            dimensions.push(Dimension { kind, execution, size: of.step.size, strides });
            first = first.checked_add(of.offsets[OUT])?;
            n_parallel *= of.step.size;
            chain.push(only);
            body = &of.children;
        }
        let spans = body.iter().filter_map(|&at| effects::span(&resolved.nodes, at));
        let (low, high) = spans.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))?;
        let first = usize::try_from(first as i128 + low).ok()?;
        let size = usize::try_from(high - low + 1).ok()?;
        dimensions.push(Dimension {
            kind: DimensionKind::C,
            execution: Execution::Sequential,
            size,
            strides: [0, 0, 1],
        });
        let end = crate::dimension::elements(&dimensions, OUT).checked_add(first)?;
        let is_shared = !chain.is_empty() && end <= n_elements;
        is_shared.then(|| Shared { chain, nest: Nest::new(&dimensions), first })
    }
}

struct Walk<'w, T> {
    resolved: &'w Resolved,
    /// The current iteration of each loop.
    at: Vec<usize>,
    tile: &'w RunTile<'w, T>,
}

impl<T> Walk<'_, T> {
    /// Runs an iteration of the outermost loops.
    fn shared(&mut self, chain: &[usize], iteration: usize, out: &mut [T], begin: usize) -> Result<(), TensorError> {
        let mut rest = iteration;
        let mut offsets = [0isize; 3];
        for &at in chain.iter().rev() {
            let Some(of) = self.resolved.nodes[at].as_loop() else { continue };
            self.at[at] = rest % of.step.size;
            rest /= of.step.size;
            for (tensor, offset) in offsets.iter_mut().enumerate() {
                let stride = self.at[at].wrapping_mul(of.step.strides[tensor]) as isize;
                *offset = offset.wrapping_add(of.offsets[tensor]).wrapping_add(stride);
            }
        }
        let resolved = self.resolved;
        let innermost = chain.last().and_then(|&at| resolved.nodes[at].as_loop());
        let body = innermost.map_or(&[][..], |of| &of.children);
        body.iter().try_for_each(|&child| self.node(child, offsets, out, begin))
    }

    fn node(&mut self, at: usize, offsets: [isize; 3], out: &mut [T], begin: usize) -> Result<(), TensorError> {
        let resolved = self.resolved;
        let node = &resolved.nodes[at];
        let holds = |(edge, other): &(Edge, usize)| {
            let size = resolved.nodes[*other].as_loop().map_or(1, |of| of.step.size);
            self.at[*other] == if *edge == Edge::First { 0 } else { size - 1 }
        };
        if !node.guard.iter().all(holds) {
            return Ok(());
        }
        let of = match &node.kind {
            NodeKind::Invoke(_) => return (self.tile)(at, offsets, out, begin),
            NodeKind::Loop(of) => of,
        };
        for iteration in of.iterations() {
            self.at[at] = iteration;
            let next = |tensor: usize| {
                let stride = iteration.wrapping_mul(of.step.strides[tensor]) as isize;
                offsets[tensor].wrapping_add(of.offsets[tensor]).wrapping_add(stride)
            };
            let next = [next(0), next(1), next(2)];
            of.children.iter().try_for_each(|&child| self.node(child, next, out, begin))?;
        }
        Ok(())
    }
}
