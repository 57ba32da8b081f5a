//! Operations as programs, and programs with schedules that are chosen for a machine.
//!
//! In: operations. Out: programs that compute the same.
//! Invariant: loops, blocks and their order are those of the operation.
//! Not here: steps that no text of version 1.0 expresses: other types than f32 and f64, functions other than ReLU.

use super::document::{
    Axis, Bytes, Document, Edge, Elem, Invocation, Iteration, Metadata, Name, Policy, Primitive, Role, Tensor, Term,
    Value,
};
use super::interpret::Element;
use super::{Program, plan};
use crate::dimension::{Dimension, DimensionKind, Execution};
use crate::einsum::copy::Copy;
use crate::operation::{First, Main, NAME, TensorOperation};
use crate::threads::MAX_THREADS;
use crate::unary::{UnaryMain, UnaryOperation};
use kernelsmith_kernels::elementwise::Data;
use kernelsmith_kernels::gemm::{Epilogue, GemmTypes};
use kernelsmith_kernels::map::Map;
use kernelsmith_kernels::{Machine, Primitive as _, SpecError};

impl TensorOperation {
    /// The operation as a program, named `name`.
    ///
    /// # Errors
    /// The operation is invalid, or a field cannot be expressed: types other than f32 and f64, functions other than ReLU.
    pub fn to_teir(&self, name: &str) -> Result<Program, SpecError> {
        self.check()?;
        contraction(name, self, [0; 3])
    }
}

fn unsupported(field: &'static str, problem: impl Into<String>) -> SpecError {
    SpecError::new(NAME, field, problem)
}

pub(super) fn contraction(name: &str, operation: &TensorOperation, offsets: [usize; 3]) -> Result<Program, SpecError> {
    let elem = match operation.types {
        GemmTypes::F32 => Elem::F32,
        GemmTypes::F64 => Elem::F64,
        types => {
            return Err(unsupported("types", format!("are {}, which TEIR 1.0 does not express", types.name())));
        }
    };
    let rectifies = match operation.last[..] {
        [] => false,
        [Epilogue::Map(Map::Relu)] => true,
        _ => return Err(unsupported("last", "is not ReLU, the only function of TEIR 1.0")),
    };
    if operation.normalised.is_some() {
        return Err(unsupported("normalised", "is set, which TEIR 1.0 does not express"));
    }
    if operation.bias.is_some() {
        return Err(unsupported("bias", "is set, which TEIR 1.0 does not express"));
    }
    let mut unit = Unit::new(name, elem, &["in0", "in1", "out"]);
    let tile = unit.axes(&operation.dimensions);
    let of = |kind: DimensionKind| {
        let axes = tile.iter().filter(move |(of, _)| *of == kind).map(|(_, name)| name.clone());
        axes.collect::<Vec<Name>>()
    };
    let [m, n, k] = [DimensionKind::M, DimensionKind::N, DimensionKind::K].map(of);
    let sums = |edge| {
        let loops = unit.loops.iter().filter(|(of, ..)| of.kind == DimensionKind::K);
        loops.map(|(_, _, node)| Term { edge, node: node.clone() }).collect::<Vec<_>>()
    };
    let (first, last) = (sums(Edge::First), sums(Edge::Last));
    if operation.first == First::Zero {
        unit.invoke("zero", "Zero", &[("M", m.clone()), ("N", n.clone())], first);
    }
    let contract = if operation.main == Main::Gemm { "gemm" } else { "brgemm" };
    unit.invoke(contract, "Contraction", &[("M", m.clone()), ("N", n.clone()), ("K", k)], Vec::new());
    if rectifies {
        unit.invoke("relu", "ReLU", &[("M", m), ("N", n)], last);
    }
    unit.finish(offsets)
}

impl<T: Data> UnaryOperation<T> {
    /// The operation as a program, named `name`.
    ///
    /// # Errors
    /// The operation is invalid, or a field cannot be expressed: types other than f32 and f64, functions other than the
    /// identity and ReLU.
    pub fn to_teir(&self, name: &str) -> Result<Program, SpecError> {
        self.check()?;
        let elem = Elem::of_name(T::TYPE.name());
        let elem = elem.ok_or_else(|| unsupported("types", "are not f32 or f64, the only ones of TEIR 1.0"))?;
        unary(name, elem, 0, self.main(), self.dimensions(), [0; 3])
    }
}

/// At least `n_inputs` inputs are declared, also those that are not used.
fn unary(
    name: &str,
    elem: Elem,
    n_inputs: usize,
    main: UnaryMain,
    dimensions: &[Dimension],
    offsets: [usize; 3],
) -> Result<Program, SpecError> {
    let (n_used, invocation, operation) = match main {
        UnaryMain::Zero => (0, "zero", "Zero"),
        UnaryMain::Map(Map::Identity) => (1, "copy", "Copy"),
        UnaryMain::Map(Map::Relu) => (1, "relu", "ReLU"),
        UnaryMain::Map(_) => return Err(unsupported("main", "is not the identity or ReLU, the functions of TEIR 1.0")),
    };
    let tensors: &[&str] = match n_used.max(n_inputs) {
        0 => &["out"],
        1 => &["in0", "out"],
        _ => &["in0", "in1", "out"],
    };
    let mut unit = Unit::new(name, elem, tensors);
    let tile = unit.axes(dimensions);
    let [(_, m), (_, n)] = tile.as_slice() else {
        return Err(unsupported("executions", "do not have two primitive dimensions"));
    };
    unit.invoke(invocation, operation, &[("M", vec![m.clone()]), ("N", vec![n.clone()])], Vec::new());
    unit.finish(offsets)
}

/// `out = in0`, or the sums of `in0 * in1` over the loops without a stride on the output; loops in this order, with their
/// names.
pub(super) fn scalar(
    name: &str,
    elem: Elem,
    n_inputs: usize,
    loops: &[(Name, Dimension)],
) -> Result<Program, SpecError> {
    let tensors: &[&str] = if n_inputs == 1 { &["in0", "out"] } else { &["in0", "in1", "out"] };
    let mut unit = Unit::new(name, elem, tensors);
    loops.iter().for_each(|(name, of)| unit.axis(of, name.clone()));
    let element = |name| (name, Vec::new());
    if n_inputs == 1 {
        unit.invoke("copy", "Copy", &[element("M"), element("N")], Vec::new());
    } else {
        let sums = unit.loops.iter().filter(|(of, ..)| of.kind == DimensionKind::K);
        let first = sums.map(|(_, _, node)| Term { edge: Edge::First, node: node.clone() }).collect();
        unit.invoke("zero", "Zero", &[element("M"), element("N")], first);
        unit.invoke("add", "Contraction", &[element("M"), element("N"), element("K")], Vec::new());
    }
    unit.finish([0; 3])
}

/// A program under construction: a chain of loops around invocations.
struct Unit {
    document: Document,
    elem: Elem,
    /// The loops, the outermost first, with their axes and nodes.
    loops: Vec<(Dimension, Name, Name)>,
}

impl Unit {
    fn new(name: &str, elem: Elem, tensors: &[&str]) -> Unit {
        let tensors = tensors.iter().map(|&name| Tensor { name: name.into(), elem }).collect();
        let document = Document { name: Some(name.into()), tensors, ..Document::default() };
        Unit { document, elem, loops: Vec::new() }
    }

    /// Bytes of each tensor of the document.
    fn bytes(&self, elements: [usize; 3]) -> Bytes {
        let of = |tensor: &Tensor| match tensor.name.as_str() {
            "in0" => elements[0],
            "in1" => elements[1],
            _ => elements[2],
        };
        let bytes = self.document.tensors.iter().map(|tensor| {
            // Checked dimensions span at most `isize::MAX` bytes.
            (tensor.name.clone(), of(tensor) as i64 * self.elem.bytes())
        });
        bytes.filter(|(_, bytes)| *bytes != 0).collect()
    }

    /// Adds an axis for each dimension, and a loop for those outside the block. Returns the axes of the block.
    fn axes(&mut self, dimensions: &[Dimension]) -> Vec<(DimensionKind, Name)> {
        let mut numbers = [0; 4];
        let mut tile = Vec::new();
        for of in dimensions {
            let number = &mut numbers[of.kind as usize];
            let letter = ["c", "m", "n", "k"][of.kind as usize];
            let name = Name::from(format!("{letter}{number}"));
            *number += 1;
            self.axis(of, name.clone());
            if of.execution == Execution::Primitive {
                tile.push((of.kind, name));
            }
        }
        tile
    }

    /// Adds an axis, and a loop if it is outside the block.
    fn axis(&mut self, of: &Dimension, name: Name) {
        // Strides of a single value may be beyond all limits.
        let strides = if of.size > 1 { self.bytes(of.strides) } else { Bytes::new() };
        let axis = Axis { name: name.clone(), extent: of.size as i64, strides, offsets: Bytes::new() };
        self.document.axes.push(axis);
        if of.execution != Execution::Primitive {
            let node = Name::from(format!("each_{name}"));
            self.loops.push((*of, name, node));
        }
    }

    fn invoke(&mut self, name: &str, operation: &str, roles: &[(&str, Vec<Name>)], guard: Vec<Term>) {
        let roles = roles.iter().map(|(name, axes)| Role { name: (*name).into(), axes: axes.clone() }).collect();
        let metadata = Metadata::from([("data_type".into(), Value::Text(self.elem.name().to_owned()))]);
        let tile = Name::from(format!("{name}_tile"));
        self.document.primitives.push(Primitive { name: tile.clone(), operation: operation.into(), roles, metadata });
        let name = Name::from(name);
        self.document.invocations.push(Invocation { name, primitive: tile, guard, metadata: Metadata::new() });
    }

    /// Nests the loops; one more of a single iteration adds the offsets.
    fn finish(mut self, offsets: [usize; 3]) -> Result<Program, SpecError> {
        let mut children: Vec<Name> = self.document.invocations.iter().map(|of| of.name.clone()).collect();
        let mut iterations = Vec::new();
        for (of, axis, name) in self.loops.iter().rev() {
            // A parallel axis has a stride on the output.
            let is_parallel = of.execution == Execution::Parallel && of.size > 1 && of.strides[2] > 0;
            let policy = if is_parallel { Policy::Parallel } else { Policy::Sequential };
            let node = Iteration {
                name: name.clone(),
                axis: axis.clone(),
                policy,
                children,
                guard: Vec::new(),
                metadata: Metadata::new(),
            };
            iterations.push(node);
            children = vec![name.clone()];
        }
        if offsets != [0; 3] {
            let axis = Name::from("start");
            let offsets = self.bytes(offsets);
            self.document.axes.push(Axis { name: axis.clone(), extent: 1, strides: Bytes::new(), offsets });
            let name = Name::from("from_start");
            iterations.push(Iteration {
                name: name.clone(),
                axis,
                policy: Policy::Sequential,
                children,
                guard: Vec::new(),
                metadata: Metadata::new(),
            });
            children = vec![name];
        }
        iterations.reverse();
        self.document.iterations = iterations;
        self.document.roots = children;
        Program::new(self.document).map_err(|report| unsupported("dimensions", report.to_string()))
    }
}

impl Program {
    /// The same program with loops and blocks chosen for a machine: those of a contraction by the passes of
    /// [`TensorOperation::optimise`], those of zeros and copies like those of copies in einsums.
    ///
    /// # Errors
    /// The program is neither a single contraction (one invocation each of Zero, if at all, Contraction, and ReLU, if at
    /// all, on the same elements), nor a single invocation of another operation that a kernel computes.
    pub fn optimise(&self, machine: &Machine, n_threads: usize) -> Result<Program, SpecError> {
        let name = self.document.name.clone().unwrap_or_else(|| "optimised".into());
        let Some((operation, offsets)) = plan::contraction(self) else {
            return match self.elem() {
                Elem::F32 => self.optimise_unary::<f32>(name.as_str(), machine, n_threads),
                Elem::F64 => self.optimise_unary::<f64>(name.as_str(), machine, n_threads),
            };
        };
        let schedule = operation.optimise(machine, n_threads)?;
        contraction(name.as_str(), schedule.operation(), offsets)
    }

    fn optimise_unary<T: Element>(
        &self,
        name: &str,
        machine: &Machine,
        n_threads: usize,
    ) -> Result<Program, SpecError> {
        let (operation, offsets) = plan::unary::<T>(self)
            .ok_or_else(|| unsupported("main", "is not the only one: the program is no single operation"))?;
        let steps = operation.dimensions().iter().map(|of| (of.size, of.strides[0], of.strides[2]));
        let copy = Copy::new(steps, size_of::<T>(), machine, n_threads.min(MAX_THREADS));
        let add = |operation: UnaryOperation<T>, of: &Dimension| {
            operation.dimension(of.execution, of.size, [of.strides[0], of.strides[2]])
        };
        let optimised = copy.dimensions.iter().fold(UnaryOperation::<T>::new(operation.main()), add);
        optimised.check()?;
        unary(name, self.elem(), self.n_inputs(), optimised.main(), optimised.dimensions(), offsets)
    }
}
