//! The block of an elementwise product.
//!
//! In: two dimensions that all three tensors have. Out: the spec of the kernel for a matrix of them.
//! Invariant: extents and leading dimensions are within the limits of the kernel.
//! Not here: the loops around blocks (see `multiply`), the types of elements (see `data`).

use crate::dimension::Dimension;
use crate::layout::Storage;
use kernelsmith_kernels::elementwise::{Data, Layout, MAX_EXTENT, MAX_LEADING, Pairwise};
use kernelsmith_kernels::map::Binary;

/// A block: rows, columns, and the storage of the three matrices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Block {
    pub(super) size: [usize; 2],
    pub(super) storage: [Storage; 3],
}

impl Block {
    /// The block of two dimensions, if the elementwise kernel accepts their extents and strides.
    pub(super) fn new(rows: &Dimension, columns: &Dimension) -> Option<Block> {
        let [mut a, mut b, mut c] = [None; 3];
        for (tensor, storage) in [&mut a, &mut b, &mut c].into_iter().enumerate() {
            let [row, column] = [rows, columns].map(|of| (of.size, of.strides[tensor]));
            *storage = Storage::of_strides(row, column).filter(|of| of.leading <= MAX_LEADING);
        }
        let size = [rows.size, columns.size];
        (size[0].max(size[1]) <= MAX_EXTENT).then_some(Block { size, storage: [a?, b?, c?] })
    }

    /// The kernel of the block.
    pub(crate) fn spec<T: Data, U: Data<Work = T::Work>>(&self) -> Pairwise<T, U> {
        let [a, b, c] = self.storage.map(|Storage { is_row_major, leading }| match is_row_major {
            true => Layout::row_major(leading),
            false => Layout::column_major(leading),
        });
        Pairwise::new(self.size[0], self.size[1], Binary::Mul).a(a).b(b).c(c)
    }
}
