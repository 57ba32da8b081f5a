//! The pass `fuse`: adjacent dimensions that are one dimension in every tensor.
//!
//! In: dimensions in any order. Out: fewer dimensions, without those of one iteration.
//! Not here: which of them the block gets (see `block`).

use crate::dimension::Dimension;

/// Fuses X and Y of one kind where the stride of X is the size times the stride of Y in all tensors.
pub(crate) fn fuse(dimensions: &mut Vec<Dimension>) {
    dimensions.retain(|of| of.size > 1);
    while let Some((outer, inner)) = pair(dimensions) {
        dimensions[inner].size *= dimensions[outer].size;
        dimensions.remove(outer);
    }
}

fn pair(dimensions: &[Dimension]) -> Option<(usize, usize)> {
    let fits = |x: &Dimension, y: &Dimension| {
        let is_adjacent = |tensor: usize| y.strides[tensor].checked_mul(y.size) == Some(x.strides[tensor]);
        x.kind == y.kind && x.size.checked_mul(y.size).is_some() && (0..3).all(is_adjacent)
    };
    let all = (0..dimensions.len()).flat_map(|outer| (0..dimensions.len()).map(move |inner| (outer, inner)));
    all.into_iter().find(|&(outer, inner)| outer != inner && fits(&dimensions[outer], &dimensions[inner]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dimension::{DimensionKind, Execution};

    #[test]
    fn only_dimensions_that_are_adjacent_in_all_tensors_are_fused() {
        let of = |kind, size, strides| Dimension { kind, execution: Execution::Sequential, size, strides };
        let m = |size, strides| of(DimensionKind::M, size, strides);
        let mut fused = vec![m(4, [60, 0, 12]), m(1, [7, 0, 9]), m(3, [20, 0, 4]), m(2, [10, 0, 2])];
        fuse(&mut fused);
        assert_eq!(fused, [m(24, [10, 0, 2])]);
        let apart = vec![m(4, [60, 0, 12]), m(3, [20, 0, 5]), of(DimensionKind::N, 2, [0, 10, 2])];
        let mut same = apart.clone();
        fuse(&mut same);
        assert_eq!(same, apart);
    }
}
