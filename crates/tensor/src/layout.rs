//! The storage of a block's matrix: which dimension is contiguous, and the leading dimension.
//!
//! In: the two dimensions of a block. Out: the order and the leading dimension, or the strides that no block can have.
//! Not here: the kernels of blocks (see `block` and `unary`).

use crate::dimension::{Dimension, STRIDES};
use kernelsmith_kernels::SpecError;

/// How a matrix is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Storage {
    pub(crate) is_row_major: bool,
    /// The distance between columns, or between rows of a row-major matrix.
    pub(crate) leading: usize,
}

impl Storage {
    /// The storage of a block in a tensor; column-major where both fit.
    pub(crate) fn new(
        primitive: &'static str,
        tensor: usize,
        rows: &Dimension,
        columns: &Dimension,
    ) -> Result<Storage, SpecError> {
        let [row, column] = [rows, columns].map(|of| (of.size, of.strides[tensor]));
        Storage::of_strides(row, column).ok_or_else(|| {
            let problem = format!(
                "are {} and {} along the {} by {} elements of a block, but must be 1 and at least the number of elements \
                 with that stride",
                row.1, column.1, row.0, column.0
            );
            SpecError::new(primitive, STRIDES[tensor], problem)
        })
    }

    /// The storage of rows and columns with these sizes and strides.
    pub(crate) fn of_strides(rows: (usize, usize), columns: (usize, usize)) -> Option<Storage> {
        let candidates = [(false, rows, columns), (true, columns, rows)];
        candidates.into_iter().find_map(|(is_row_major, (inner, inner_stride), (outer, outer_stride))| {
            let leading = if outer == 1 { inner } else { outer_stride };
            let fits = (inner == 1 || inner_stride == 1) && leading >= inner;
            fits.then_some(Storage { is_row_major, leading })
        })
    }
}
