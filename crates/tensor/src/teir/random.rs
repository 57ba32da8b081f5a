//! Random valid programs, with loops that compute the same without TEIR.
//!
//! In: a seed. Out: a program whose schedule was transformed at random, and its reference.
//! Invariant: equal seeds give equal programs.
//! Not here: comparisons.

use super::document::{
    Axis, Bytes, Document, Edge, Elem, Invocation, Iteration, Metadata, Name, Policy, Primitive, Role, Tensor, Term,
    Value,
};
use super::{Program, TransformError};
use kernelsmith_random::Rng;

/// What the reference computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Computes {
    /// Zeros.
    Zero,
    /// Copies.
    Copy,
    /// Rectified copies.
    Relu,
    /// Sums of products.
    Contraction {
        /// Whether old values are ignored.
        from_zero: bool,
        /// Whether sums are rectified.
        rectified: bool,
        /// How often each product is added: an operation adds it once.
        times: usize,
    },
}

/// A dimension of the reference: its size and its strides in elements.
type Step = (usize, [usize; 3]);

/// A random program.
#[derive(Clone, Debug)]
pub struct Random {
    /// The program.
    pub program: Program,
    /// Each attempted transformation, and whether it was legal.
    pub transformations: Vec<(&'static str, Option<TransformError>)>,
    computes: Computes,
    steps: Vec<Step>,
    first: [usize; 3],
    /// Whether the inputs are exchanged.
    is_swapped: bool,
}

impl Random {
    /// A program of up to `max_work` operations on elements.
    pub fn new(seed: u64, max_work: usize) -> Random {
        let mut rng = Rng::new(seed ^ 0x7e14);
        let computes = match rng.below(10) {
            0 => Computes::Zero,
            1 => Computes::Copy,
            2 => Computes::Relu,
            _ => Computes::Contraction {
                from_zero: rng.percent(70),
                rectified: rng.percent(30),
                times: if rng.one_in(8) { 2 } else { 1 },
            },
        };
        let elem = rng.pick(&[Elem::F32, Elem::F64]);
        let n = rng.below(6);
        let mut steps: Vec<Step> = Vec::new();
        let mut work = 1;
        let mut kinds = Vec::new();
        for _ in 0..n {
            let max = if rng.one_in(4) { 24 } else { 4 };
            let size = 1 + rng.below(max);
            if work * size > max_work {
                continue;
            }
            work *= size;
            // Which tensors have the dimension: a batch, rows, columns, a sum, and rare ones.
            let kind: [bool; 3] = match (computes, rng.below(16)) {
                (Computes::Contraction { .. }, 0..2) => [true; 3],
                (Computes::Contraction { .. }, 2..6) => [true, false, true],
                (Computes::Contraction { .. }, 6..10) => [false, true, true],
                (Computes::Contraction { .. }, 10) => [false, false, true],
                (Computes::Contraction { .. }, 11) => [true, false, false],
                (Computes::Contraction { .. }, _) => [true, true, false],
                // A rectifier that lacks an input for an axis works in place.
                (Computes::Zero | Computes::Copy, 0) => [false, false, true],
                _ => [true, false, true],
            };
            steps.push((size, [0; 3]));
            kinds.push(kind);
        }
        let mut first = [0; 3];
        for tensor in 0..3 {
            let mut order: Vec<usize> = (0..steps.len()).filter(|&at| kinds[at][tensor]).collect();
            for at in (1..order.len()).rev() {
                order.swap(at, rng.below(at + 1));
            }
            let mut span = 1;
            for at in order {
                let (size, strides) = &mut steps[at];
                strides[tensor] = span + if rng.one_in(6) { rng.below(3) } else { 0 };
                span += (*size - 1) * strides[tensor];
            }
            first[tensor] = if rng.one_in(8) { rng.below(5) } else { 0 };
        }
        let program = scalar(&mut rng, computes, elem, &steps, first);
        let mut random = Random { program, transformations: Vec::new(), computes, steps, first, is_swapped: false };
        for _ in 0..rng.below(12) {
            random.transform(&mut rng);
        }
        random
    }

    fn transform(&mut self, rng: &mut Rng) {
        let document = self.program.document();
        let Some(node) = rng.choose(&document.iterations) else { return };
        let name = node.name.as_str();
        let extent = document.axes.iter().find(|axis| axis.name == node.axis).map_or(1, |axis| axis.extent);
        let (transformation, result) = match rng.below(12) {
            0..2 => ("split", self.program.split(name, 1 + rng.below(extent as usize) as i64)),
            2 => ("fuse", self.program.fuse(name)),
            3..6 => ("interchange", self.program.interchange(name)),
            6..9 => ("promote", self.program.promote(name)),
            9..11 => {
                let policy = if rng.percent(70) { Policy::Parallel } else { Policy::Sequential };
                ("set_policy", self.program.set_policy(name, policy))
            }
            _ => ("swap_operands", self.program.swap_operands()),
        };
        let error = match result {
            Ok(program) => {
                self.program = program;
                self.is_swapped ^= transformation == "swap_operands";
                None
            }
            Err(error) => Some(error),
        };
        self.transformations.push((transformation, error));
    }

    /// Computes the output by loops, on the inputs in the order of the program.
    pub fn reference(&self, inputs: [&[f64]; 2], out: &mut [f64]) {
        let inputs = if self.is_swapped { [inputs[1], inputs[0]] } else { inputs };
        let (sums, others): (Vec<Step>, Vec<Step>) = self.steps.iter().partition(|(_, strides)| strides[2] == 0);
        for_each(&others, self.first, &mut |first| {
            let [in0, in1] = inputs;
            let to = first[2];
            out[to] = match self.computes {
                Computes::Zero => 0.0,
                Computes::Copy => in0[first[0]],
                Computes::Relu => in0[first[0]].max(0.0),
                Computes::Contraction { from_zero, rectified, times } => {
                    let mut sum = if from_zero { 0.0 } else { out[to] };
                    for_each(&sums, first, &mut |[a, b, _]| sum += times as f64 * in0[a] * in1[b]);
                    if rectified { sum.max(0.0) } else { sum }
                }
            };
        });
    }
}

fn for_each(steps: &[Step], first: [usize; 3], body: &mut dyn FnMut([usize; 3])) {
    let Some(((size, strides), inner)) = steps.split_first() else { return body(first) };
    for at in 0..*size {
        for_each(inner, [0, 1, 2].map(|tensor| first[tensor] + at * strides[tensor]), body);
    }
}

/// A program of loops around invocations on single elements.
fn scalar(rng: &mut Rng, computes: Computes, elem: Elem, steps: &[Step], first: [usize; 3]) -> Program {
    let is_contraction = matches!(computes, Computes::Contraction { .. });
    let names: &[&str] = if is_contraction {
        &["in0", "in1", "out"]
    } else if computes == Computes::Zero && rng.percent(50) {
        &["out"]
    } else {
        &["in0", "out"]
    };
    let positions: Vec<usize> = names
        .iter()
        .map(|name| ["in0", "in1", "out"].iter().position(|of| of == name))
        .map(Option::unwrap_or_default)
        .collect();
    let bytes = |elements: [usize; 3]| -> Bytes {
        let of = |(name, at): (&&str, &usize)| (Name::from(*name), elements[*at] as i64 * elem.bytes());
        names.iter().zip(&positions).map(of).filter(|(_, bytes)| *bytes != 0).collect()
    };
    let mut document = Document {
        name: Some("random".into()),
        tensors: names.iter().map(|&name| Tensor { name: name.into(), elem }).collect(),
        ..Document::default()
    };
    let mut order: Vec<usize> = (0..steps.len()).collect();
    for at in (1..order.len()).rev() {
        order.swap(at, rng.below(at + 1));
    }
    for (at, (size, strides)) in steps.iter().enumerate() {
        document.axes.push(Axis {
            name: format!("a{at}").into(),
            extent: *size as i64,
            strides: bytes(*strides),
            offsets: Bytes::new(),
        });
    }
    let metadata = |rng: &mut Rng| {
        let data_type = ("data_type".into(), Value::Text(elem.name().to_owned()));
        if rng.percent(80) { Metadata::from([data_type]) } else { Metadata::new() }
    };
    let sums = |edge| -> Vec<Term> {
        let loops = order.iter().filter(|&&at| steps[at].1[2] == 0);
        loops.map(|at| Term { edge, node: format!("n{at}").into() }).collect()
    };
    let operations: Vec<(&str, &str, Vec<Term>)> = match computes {
        // A loop without a stride on the output runs once.
        Computes::Zero => vec![("zero", "Zero", sums(Edge::First))],
        Computes::Copy => vec![("copy", "Copy", sums(Edge::First))],
        Computes::Relu => vec![("relu", "ReLU", sums(Edge::First))],
        Computes::Contraction { from_zero, rectified, times } => {
            let zero = from_zero.then(|| ("zero", "Zero", sums(Edge::First)));
            let relu = rectified.then(|| ("relu", "ReLU", sums(Edge::Last)));
            let add = ["add", "add_again"].into_iter().take(times).map(|name| (name, "Contraction", Vec::new()));
            zero.into_iter().chain(add).chain(relu).collect()
        }
    };
    let mut children = Vec::new();
    for (name, operation, guard) in operations {
        let roles: &[&str] = if operation == "Contraction" { &["M", "N", "K"] } else { &["M", "N"] };
        let roles = roles.iter().map(|&name| Role { name: name.into(), axes: Vec::new() }).collect();
        let primitive = Name::from(format!("{name}_element"));
        let metadata = metadata(rng);
        document.primitives.push(Primitive { name: primitive.clone(), operation: operation.into(), roles, metadata });
        document.invocations.push(Invocation { name: name.into(), primitive, guard, metadata: Metadata::new() });
        children.push(Name::from(name));
    }
    if first != [0; 3] {
        let axis = Axis { name: "start".into(), extent: 1, strides: Bytes::new(), offsets: bytes(first) };
        document.axes.push(axis);
        order.insert(rng.below(order.len() + 1), usize::MAX);
    }
    for at in order.into_iter().rev() {
        let (name, axis) = if at == usize::MAX {
            ("from".to_owned(), "start".to_owned())
        } else {
            (format!("n{at}"), format!("a{at}"))
        };
        let name = Name::from(name);
        document.iterations.push(Iteration {
            name: name.clone(),
            axis: axis.into(),
            policy: Policy::Sequential,
            children,
            guard: Vec::new(),
            metadata: Metadata::new(),
        });
        children = vec![name];
    }
    document.iterations.reverse();
    document.roots = children;
    Program::new(document).unwrap_or_else(|report| panic!("a random program is invalid: {report}"))
}
