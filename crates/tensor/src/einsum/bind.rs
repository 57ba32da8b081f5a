//! A formula with sizes: which index has which size, and the strides of each tensor by index.
//!
//! In: a formula, the shapes of the operands, the strides of the output. Out: [`Bound`], or the first contradiction with
//! its position in the formula.
//! Invariants: an index occurs once in a tensor (a diagonal is an index with the sum of the strides); indices are numbered
//! in the order of their first occurrence; each tensor spans at most `MAX_ELEMENTS` elements; elements of the output do
//! not overlap.
//! Not here: how it is computed (see `lower`).

use super::error::{EinsumError, EinsumErrorKind};
use super::formula::{Formula, Part, Subscript};
use crate::dimension::MAX_ELEMENTS;
use core::ops::Range;

/// Maximum number of different indices.
pub const MAX_INDICES: usize = 128;

/// The sizes and the strides of a tensor, in elements.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    pub(crate) sizes: Vec<usize>,
    pub(crate) strides: Vec<usize>,
}

impl Shape {
    /// Without gaps, the last dimension contiguous.
    pub fn contiguous(sizes: &[usize]) -> Shape {
        let mut strides = vec![1usize; sizes.len()];
        for at in (1..sizes.len()).rev() {
            strides[at - 1] = strides[at].saturating_mul(sizes[at].max(1));
        }
        Shape { sizes: sizes.to_vec(), strides }
    }

    /// With a stride for each dimension. A stride of 0 repeats elements, which only operands may.
    pub fn strided(sizes: &[usize], strides: &[usize]) -> Shape {
        Shape { sizes: sizes.to_vec(), strides: strides.to_vec() }
    }

    /// The sizes.
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// The strides.
    pub fn strides(&self) -> &[usize] {
        &self.strides
    }

    /// The number of elements from the first to the last one; 0 if a size is 0, `usize::MAX` if it overflows.
    pub fn span(&self) -> usize {
        if self.sizes.contains(&0) {
            return 0;
        }
        let steps = self.sizes.iter().zip(&self.strides);
        steps.fold(1, |sum: usize, (size, stride)| sum.saturating_add((size - 1).saturating_mul(*stride)))
    }
}

impl From<&[usize]> for Shape {
    fn from(sizes: &[usize]) -> Shape {
        Shape::contiguous(sizes)
    }
}

impl<const N: usize> From<[usize; N]> for Shape {
    fn from(sizes: [usize; N]) -> Shape {
        Shape::contiguous(&sizes)
    }
}

/// The number of an index.
pub(crate) type Index = u8;

/// A tensor by its indices, in the order of its dimensions.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct Tensor {
    pub(crate) indices: Vec<Index>,
    pub(crate) strides: Vec<usize>,
}

impl Tensor {
    /// The stride along an index, if the tensor has it.
    pub(crate) fn stride(&self, index: Index) -> Option<usize> {
        self.indices.iter().position(|&of| of == index).map(|at| self.strides[at])
    }

    /// Keeps the indices for which the function of index and stride returns true.
    pub(crate) fn retain(&mut self, keep: impl Fn(Index, usize) -> bool) {
        let steps = self.indices.iter().copied().zip(self.strides.iter().copied());
        (self.indices, self.strides) = steps.filter(|&(index, stride)| keep(index, stride)).unzip();
    }

    fn add(&mut self, index: Index, stride: usize) {
        match self.indices.iter().position(|&of| of == index) {
            Some(at) => self.strides[at] = self.strides[at].saturating_add(stride),
            None => {
                self.indices.push(index);
                self.strides.push(stride);
            }
        }
    }

    /// Without gaps, the last index contiguous.
    pub(crate) fn contiguous(indices: Vec<Index>, sizes: &[usize]) -> Tensor {
        let of_indices: Vec<usize> = indices.iter().map(|&of| sizes[usize::from(of)]).collect();
        Tensor { indices, strides: Shape::contiguous(&of_indices).strides }
    }

    /// The number of elements from the first to the last one; no size is 0.
    pub(crate) fn span(&self, sizes: &[usize]) -> usize {
        let steps = self.indices.iter().zip(&self.strides);
        steps.fold(1, |sum: usize, (&index, stride)| {
            sum.saturating_add((sizes[usize::from(index)] - 1).saturating_mul(*stride))
        })
    }
}

/// A formula with sizes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bound {
    /// The size of each index.
    pub(crate) sizes: Vec<usize>,
    /// Its letter; none for the dimensions of an ellipsis.
    pub(crate) names: Vec<Option<char>>,
    pub(crate) operands: Vec<Tensor>,
    pub(crate) out: Tensor,
    /// The sizes of the output's dimensions.
    pub(crate) out_sizes: Vec<usize>,
}

/// Where the size of an index comes from.
struct Origin {
    operand: usize,
    dimension: usize,
}

struct Binder<'f> {
    formula: &'f Formula,
    bound: Bound,
    origins: Vec<Origin>,
    /// The indices of the ellipsis, outermost first.
    ellipsis: Vec<Index>,
}

impl Bound {
    pub(crate) fn new(
        formula: &Formula,
        shapes: &[Shape],
        out_strides: Option<&[usize]>,
    ) -> Result<Bound, EinsumError> {
        let n = formula.operands.len();
        if shapes.len() != n {
            let problem = format!("the formula has {n} operands, but {} are given", shapes.len());
            return Err(EinsumError::new(EinsumErrorKind::Operands, problem));
        }
        let bound = Bound {
            sizes: Vec::new(),
            names: Vec::new(),
            operands: Vec::new(),
            out: Tensor::default(),
            out_sizes: Vec::new(),
        };
        let mut binder = Binder { formula, bound, origins: Vec::new(), ellipsis: Vec::new() };
        binder.number_ellipsis(shapes)?;
        for (operand, shape) in shapes.iter().enumerate() {
            binder.operand(operand, shape)?;
        }
        binder.finish(out_strides)
    }

    pub(crate) fn size(&self, index: Index) -> usize {
        self.sizes[usize::from(index)]
    }

    /// The letter of an index; those of an ellipsis have numbers.
    pub(crate) fn name(&self, index: Index) -> String {
        self.names[usize::from(index)].map_or_else(|| format!("({index})"), String::from)
    }
}

impl Binder<'_> {
    fn error(&self, kind: EinsumErrorKind, problem: String, place: &Range<usize>) -> EinsumError {
        EinsumError::new(kind, problem).at(&self.formula.text, place.clone())
    }

    fn new_index(&mut self, name: Option<char>, size: usize, origin: Origin) -> Result<Index, EinsumError> {
        if self.bound.sizes.len() >= MAX_INDICES {
            let problem = format!("there are more than {MAX_INDICES} indices, which is the limit");
            return Err(EinsumError::new(EinsumErrorKind::Limit, problem));
        }
        self.bound.sizes.push(size);
        self.bound.names.push(name);
        self.origins.push(origin);
        Ok((self.bound.sizes.len() - 1) as Index)
    }

    /// The number of dimensions of the ellipsis of an operand.
    fn covered(&self, operand: usize, shape: &Shape) -> Result<usize, EinsumError> {
        let subscript = &self.formula.operands[operand];
        let rank = shape.sizes.len();
        let problem = if shape.strides.len() != rank {
            format!("operand {operand} has {rank} sizes and {} strides, but needs as many", shape.strides.len())
        } else {
            let has_ellipsis = subscript.parts.contains(&Part::Ellipsis);
            let named = subscript.parts.len() - usize::from(has_ellipsis);
            if rank == named || has_ellipsis && rank > named {
                return Ok(rank - named);
            }
            let at_least = if has_ellipsis { "at least " } else { "" };
            format!("operand {operand} has {rank} dimensions, but its subscript has {at_least}{named}")
        };
        let kind = if shape.strides.len() == rank { EinsumErrorKind::Rank } else { EinsumErrorKind::Strides };
        Err(self.error(kind, problem, &subscript.place))
    }

    fn number_ellipsis(&mut self, shapes: &[Shape]) -> Result<(), EinsumError> {
        let covered = shapes.iter().enumerate().map(|(at, shape)| self.covered(at, shape));
        let n = covered.collect::<Result<Vec<_>, _>>()?.into_iter().max().unwrap_or(0);
        for _ in 0..n {
            let index = self.new_index(None, 1, Origin { operand: 0, dimension: 0 })?;
            self.ellipsis.push(index);
        }
        Ok(())
    }

    fn operand(&mut self, operand: usize, shape: &Shape) -> Result<(), EinsumError> {
        let formula = self.formula;
        let Subscript { parts, places, place } = &formula.operands[operand];
        if shape.span() > MAX_ELEMENTS {
            let problem = format!("operand {operand} spans more than {MAX_ELEMENTS} elements");
            return Err(self.error(EinsumErrorKind::Limit, problem, place));
        }
        let covered = self.covered(operand, shape)?;
        let mut tensor = Tensor::default();
        let mut dimension = 0;
        for (part, place) in parts.iter().zip(places) {
            match part {
                Part::Index(name) => {
                    let size = shape.sizes[dimension];
                    let known = self.bound.names.iter().position(|of| *of == Some(*name));
                    let index = match known {
                        Some(index) => self.agree(index as Index, size, operand, dimension, place)?,
                        None => self.new_index(Some(*name), size, Origin { operand, dimension })?,
                    };
                    tensor.add(index, shape.strides[dimension]);
                    dimension += 1;
                }
                Part::Ellipsis => {
                    for number in 0..covered {
                        let index = self.ellipsis[self.ellipsis.len() - covered + number];
                        let (size, stride) = (shape.sizes[dimension], shape.strides[dimension]);
                        // A size of 1 is repeated as often as another operand asks for.
                        if size != 1 {
                            if self.bound.size(index) == 1 {
                                self.bound.sizes[usize::from(index)] = size;
                                self.origins[usize::from(index)] = Origin { operand, dimension };
                            }
                            self.agree(index, size, operand, dimension, place)?;
                        }
                        tensor.add(index, if size == 1 { 0 } else { stride });
                        dimension += 1;
                    }
                }
            }
        }
        self.bound.operands.push(tensor);
        Ok(())
    }

    fn agree(
        &self,
        index: Index,
        size: usize,
        operand: usize,
        dimension: usize,
        place: &Range<usize>,
    ) -> Result<Index, EinsumError> {
        let (known, origin) = (self.bound.size(index), &self.origins[usize::from(index)]);
        if known == size {
            return Ok(index);
        }
        let name =
            self.bound.names[usize::from(index)].map_or_else(|| "`...`".to_owned(), |name| format!("index `{name}`"));
        let problem = format!(
            "{name} is {size} in dimension {dimension} of operand {operand}, but {known} in dimension {} of operand {}",
            origin.dimension, origin.operand
        );
        Err(self.error(EinsumErrorKind::Sizes, problem, place))
    }

    fn finish(mut self, out_strides: Option<&[usize]>) -> Result<Bound, EinsumError> {
        let subscript = &self.formula.out;
        let mut indices: Vec<Index> = Vec::new();
        for part in &subscript.parts {
            match part {
                Part::Ellipsis => indices.extend(&self.ellipsis),
                Part::Index(_) => {
                    let name = if let Part::Index(name) = part { Some(*name) } else { None };
                    let index = self.bound.names.iter().position(|of| *of == name && name.is_some());
                    indices.extend(index.map(|index| index as Index));
                }
            }
        }
        let sizes: Vec<usize> = indices.iter().map(|&of| self.bound.size(of)).collect();
        let shape = match out_strides {
            None => Shape::contiguous(&sizes),
            Some(strides) if strides.len() == sizes.len() => Shape::strided(&sizes, strides),
            Some(strides) => {
                let problem = format!("the output has {} dimensions, but {} strides", sizes.len(), strides.len());
                return Err(self.error(EinsumErrorKind::Strides, problem, &subscript.place));
            }
        };
        if shape.span() > MAX_ELEMENTS {
            let problem = format!("the output spans more than {MAX_ELEMENTS} elements");
            return Err(self.error(EinsumErrorKind::Limit, problem, &subscript.place));
        }
        self.check_overlap(&shape)?;
        self.bound.out = Tensor { indices, strides: shape.strides };
        self.bound.out_sizes = sizes;
        Ok(self.bound)
    }

    /// Strides of the output must be nested, like those of an operation.
    fn check_overlap(&self, shape: &Shape) -> Result<(), EinsumError> {
        let steps = shape.sizes.iter().zip(&shape.strides).enumerate();
        let mut steps: Vec<(usize, usize, usize)> =
            steps.filter(|(_, (size, _))| **size > 1).map(|(at, (size, stride))| (*stride, *size, at)).collect();
        steps.sort_unstable();
        let mut span: usize = 1;
        for (stride, size, at) in steps {
            if stride < span && !shape.sizes.contains(&0) {
                let problem = format!(
                    "the output has stride {stride} in dimension {at}, but must have at least {span}, because its elements \
                     overlap"
                );
                return Err(self.error(EinsumErrorKind::Strides, problem, &self.formula.out.place));
            }
            span = span.saturating_add((size - 1).saturating_mul(stride));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ellipsis_of_the_output_alone_is_no_dimension() {
        let out = |formula: &str| {
            let formula = Formula::parse(formula).unwrap();
            Bound::new(&formula, &[[2, 3].into()], None).map(|bound| bound.out_sizes)
        };
        assert_eq!(out("ab->b..."), Ok(vec![3]));
        assert_eq!(out("ab->..."), Ok(vec![]));
        assert_eq!(out("a...->..."), Ok(vec![3]));
    }
}
