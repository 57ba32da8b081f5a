//! Einsums as programs of TEIR.
//!
//! In: an einsum of f32 or f64. Out: a program for each contraction of its path, with loops around single elements.
//! Not here: loops and blocks for a machine (see `Program::optimise`), copies to other layouts.

use super::emit::scalar;
use super::{Elem, Name, Program};
use crate::dimension::{Dimension, DimensionKind, Execution};
use crate::einsum::bind::Index;
use crate::einsum::program::{Node, NodeKind};
use crate::einsum::{Einsum, EinsumError, EinsumErrorKind};
use kernelsmith_kernels::gemm::GemmTypes;

/// Where a program reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeirInput {
    /// An operand of the einsum.
    Operand(usize),
    /// The output of an earlier program.
    Step(usize),
    /// A tensor of a single one: the other factor of a sum over one operand.
    One,
}

/// A contraction of an einsum's path.
#[derive(Clone, Debug, PartialEq)]
pub struct TeirStep {
    /// The program.
    pub program: Program,
    /// Its inputs.
    pub inputs: Vec<TeirInput>,
}

impl Einsum {
    /// The contractions as programs, in order; the last one computes the output. Programs are named `name_0`, `name_1`...
    ///
    /// ```
    /// use kernelsmith::kernels::gemm::GemmTypes;
    /// use kernelsmith::tensor::einsum::Einsum;
    /// use kernelsmith::tensor::teir::TeirInput;
    /// let einsum = Einsum::new(GemmTypes::F32, "ab,bc->ac", &[[2, 3].into(), [3, 2].into()])?;
    /// let [step] = einsum.to_teir("product")?.try_into().unwrap();
    /// assert_eq!(step.inputs, [TeirInput::Operand(0), TeirInput::Operand(1)]);
    /// assert!(step.program.to_string().contains("axis @b extent 3 strides { in0: 4, in1: 8 }"));
    /// # Ok::<(), kernelsmith::tensor::einsum::EinsumError>(())
    /// ```
    ///
    /// # Errors
    /// The types are not f32 or f64, there are no products, or more than [`MAX_DEPTH`](crate::teir::MAX_DEPTH) loops.
    pub fn to_teir(&self, name: &str) -> Result<Vec<TeirStep>, EinsumError> {
        let elem = match self.types {
            GemmTypes::F32 => Elem::F32,
            GemmTypes::F64 => Elem::F64,
            types => {
                let problem = format!("the types are {}, but TEIR has f32 and f64", types.name());
                return Err(EinsumError::new(EinsumErrorKind::Types, problem));
            }
        };
        if self.bound.sizes.contains(&0) {
            let problem = "an index has size 0, but an axis of TEIR has at least one value";
            return Err(EinsumError::new(EinsumErrorKind::Sizes, problem.to_owned()));
        }
        let mut steps: Vec<TeirStep> = Vec::new();
        // The step of each node.
        let mut of_nodes = vec![0; self.nodes.len()];
        for (at, node) in self.nodes.iter().enumerate() {
            let operands = match node.kind {
                NodeKind::Operand(_) => continue,
                NodeKind::Unary(child) => [Some(child), None],
                NodeKind::Pair(a, b) => [Some(a), Some(b)],
            };
            let input = |of: usize| match self.nodes[of].kind {
                NodeKind::Operand(operand) => TeirInput::Operand(operand),
                _ => TeirInput::Step(of_nodes[of]),
            };
            let mut inputs: Vec<TeirInput> = operands.into_iter().flatten().map(input).collect();
            let loops = self.loops(node, operands);
            if inputs.len() == 1 && loops.iter().any(|(_, of)| of.kind == DimensionKind::K) {
                inputs.push(TeirInput::One);
            }
            let name = format!("{name}_{}", steps.len());
            let program = scalar(&name, elem, inputs.len(), &loops)
                .map_err(|error| EinsumError::new(EinsumErrorKind::Limit, error.to_string()))?;
            of_nodes[at] = steps.len();
            steps.push(TeirStep { program, inputs });
        }
        Ok(steps)
    }

    /// The loops of a node: the indices of its tensor, then those that are summed.
    fn loops(&self, node: &Node, operands: [Option<usize>; 2]) -> Vec<(Name, Dimension)> {
        let mut indices = node.tensor.indices.clone();
        let tensors = operands.map(|of| of.map(|of| &self.nodes[of].tensor));
        for &index in tensors.iter().flatten().flat_map(|of| &of.indices) {
            if !indices.contains(&index) {
                indices.push(index);
            }
        }
        let of = |index: Index| {
            let size = self.bound.size(index);
            let stride = |of: usize| tensors[of].and_then(|of| of.stride(index)).unwrap_or(0);
            let out = node.tensor.stride(index);
            let kind = if out.is_some() { DimensionKind::C } else { DimensionKind::K };
            let strides = [stride(0), stride(1), out.unwrap_or(0)];
            let name = match self.bound.names.get(usize::from(index)) {
                Some(Some(letter)) if letter.is_ascii_alphabetic() => letter.to_string(),
                _ => format!("index{index}"),
            };
            (name.into(), Dimension { kind, execution: Execution::Sequential, size, strides })
        };
        indices.into_iter().map(of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::einsum::{Shape, Slice, naive};

    /// Runs the programs one after another.
    fn check(formula: &str, shapes: &[Shape]) {
        let einsum = Einsum::new(GemmTypes::F64, formula, shapes).unwrap();
        let number = |at: usize| ((at * 7 + 3) % 5) as f64 - 2.0;
        let operands: Vec<Vec<f64>> = shapes.iter().map(|of| (0..of.span()).map(number).collect()).collect();
        let slices: Vec<Slice<'_>> = operands.iter().map(Slice::from).collect();
        let mut want = vec![0.0f64; einsum.out_shape().span()];
        naive(&einsum, &slices, &mut want);
        let steps = einsum.to_teir("step").unwrap();
        let mut results: Vec<Vec<f64>> = Vec::new();
        for TeirStep { program, inputs } in &steps {
            let inputs: Vec<Slice<'_>> = inputs
                .iter()
                .map(|input| match input {
                    TeirInput::Operand(at) => slices[*at],
                    TeirInput::Step(at) => (&results[*at]).into(),
                    TeirInput::One => (&[1.0f64]).into(),
                })
                .collect();
            let mut out = vec![f64::NAN; program.elements(2)];
            program.interpret(&inputs, &mut out).unwrap();
            results.push(out);
            assert_eq!(Program::parse("step", &program.to_string()).unwrap(), *program);
        }
        assert_eq!(results.last().unwrap(), &want, "{formula}\n{steps:?}");
    }

    #[test]
    fn einsums_are_programs() {
        check("ab,bc->ac", &[[4, 5].into(), [5, 3].into()]);
        check("ab,bcd,de,c->ae", &[[2, 4].into(), [4, 3, 5].into(), [5, 2].into(), [3].into()]);
        check("abc->cab", &[[2, 3, 4].into()]);
        check("abc->b", &[[2, 3, 4].into()]);
        check("aab,b->a", &[[3, 3, 4].into(), [4].into()]);
        check("a,b->ab", &[[3].into(), [4].into()]);
        check("...a,a...->...", &[[2, 3, 4].into(), [4, 1, 3].into()]);
        check("acspx,bspy->abcyx", &[[2, 3, 2, 3, 4].into(), [3, 2, 3, 5].into()]);
        check(",a->a", &[[].into(), [4].into()]);
        check("\u{e9}b,b->\u{e9}", &[[3, 2].into(), [2].into()]);
    }

    #[test]
    fn what_teir_lacks_is_refused() {
        let kind = |types, shapes: &[Shape]| {
            let einsum = Einsum::new(types, "ab,bc->ac", shapes).unwrap();
            einsum.to_teir("e").unwrap_err().kind()
        };
        assert_eq!(kind(GemmTypes::U8I8, &[[2, 3].into(), [3, 2].into()]), EinsumErrorKind::Types);
        assert_eq!(kind(GemmTypes::F32, &[[2, 0].into(), [0, 2].into()]), EinsumErrorKind::Sizes);
    }
}
