//! The reference: loops over all indices.
//!
//! In: an einsum, slices. Out: the output.
//! Not here: anything fast. Products and sums are `f64`, rounded once; those of bytes are exact and wrap at the end.

use super::Einsum;
use super::bind::{Index, Tensor};
use super::data::{EinsumElement, Slice};

/// The reference for [`Einsum`].
///
/// # Panics
/// If a slice is missing or too short.
pub fn naive<C: EinsumElement>(spec: &Einsum, operands: &[Slice<'_>], out: &mut [C]) {
    let bound = &spec.bound;
    let all: Vec<Index> = (0..bound.sizes.len()).map(|index| index as Index).collect();
    let (of_out, summed): (Vec<Index>, Vec<Index>) = all.iter().partition(|index| bound.out.indices.contains(index));
    let mut values = vec![0; bound.sizes.len()];
    for_each(&of_out, &bound.sizes, &mut values, &mut |values| {
        let mut values = values.to_vec();
        let at = offset(&bound.out, &values);
        let mut sum = 0.0;
        for_each(&summed, &bound.sizes, &mut values, &mut |values| {
            let element = |(tensor, operand): (_, &Slice<'_>)| wide(operand, offset(tensor, values));
            sum += bound.operands.iter().zip(operands).map(element).product::<f64>();
        });
        out[at] = C::narrow(sum);
    });
}

fn offset(tensor: &Tensor, values: &[usize]) -> usize {
    tensor.indices.iter().zip(&tensor.strides).map(|(&index, stride)| values[usize::from(index)] * stride).sum()
}

fn wide(operand: &Slice<'_>, at: usize) -> f64 {
    match operand {
        Slice::F32(slice) => slice[at].wide(),
        Slice::F64(slice) => slice[at].wide(),
        Slice::F16(slice) => slice[at].wide(),
        Slice::Bf16(slice) => slice[at].wide(),
        Slice::U8(slice) => slice[at].wide(),
        Slice::I8(slice) => slice[at].wide(),
        Slice::I32(slice) => slice[at].wide(),
    }
}

/// Calls `body` for all values of these indices.
fn for_each(indices: &[Index], sizes: &[usize], values: &mut [usize], body: &mut dyn FnMut(&[usize])) {
    let Some((&outer, inner)) = indices.split_first() else { return body(values) };
    for value in 0..sizes[usize::from(outer)] {
        values[usize::from(outer)] = value;
        for_each(inner, sizes, values, body);
    }
}
