//! What all methods of pooling share: the parameters of the kernel, the start of a reduction, a row of results.
//!
//! In: a spec, and the parameters of the recorded kernel. Out: recorded initial values, addresses and stores of results.
//! Invariant: a result is finished (divided, if it is an average) where it is stored, and nowhere else.
//! Not here: the reductions (see `generate`, `direct`, `registers`).

use super::Pool;
use super::elements::{Count, Operation, Pooled};
use crate::spatial::Window;
use kernelsmith_dsl::{Expr, FixedLanes, Input, InputOutput, K, LaneIndex, Output, Vector};

/// The parameters that all parts of a kernel share.
pub(super) struct Cx<'k, 's, O: Operation> {
    pub(super) k: K<'k>,
    pub(super) spec: &'s Pool<O::Element>,
    pub(super) planes: Expr<'k, isize>,
    pub(super) input: Input<'k, O::Element>,
    pub(super) output: Output<'k, O::Element>,
    pub(super) work: InputOutput<'k, O::Work>,
    pub(super) counts: Input<'k, f32>,
    pub(super) lanes: usize,
    pub(super) permutes: bool,
}

impl<'k, O: Operation> Cx<'k, '_, O> {
    /// The value of padding.
    pub(super) fn padding(&self) -> O::Work {
        if self.spec.pads_with_zeros { O::ZERO } else { O::NEUTRAL }
    }

    /// The offset of a plane's first result for one of the windows.
    pub(super) fn target(&self, nth: usize, plane: Expr<'k, isize>) -> Expr<'k, isize> {
        let len = self.spec.output_len() as isize;
        let target = plane * len;
        if nth == 0 { target } else { target + self.planes * (len * nth as isize) }
    }

    pub(super) fn row_len(&self) -> usize {
        self.spec.width * self.spec.layout.channels()
    }

    /// The initial value of the reduction: zero if padding counts as zeros and the window leaves the image, otherwise
    /// the neutral element.
    pub(super) fn start(&self, window: &Window, result: Expr<'k, isize>, lanes: FixedLanes<'k>) -> Vector<'k, O::Work> {
        let height = self.spec.height as isize;
        if !self.spec.pads_with_zeros || window.before + window.after == 0 {
            return O::NEUTRAL.splat(lanes);
        }
        let first = result * window.stride as isize - window.before as isize;
        let outside = first.lt(0) | (first + window.reach() as isize).ge(height);
        let inside = lanes.splat(self.k.select(outside, 1i32, 0i32)).eq(0);
        inside.select(O::NEUTRAL.splat(lanes), O::ZERO.splat(lanes))
    }

    /// The destination of a row of results.
    pub(super) fn row_of_results(
        &self,
        window: &Window,
        row: Expr<'k, isize>,
        target: Expr<'k, isize>,
    ) -> RowOfResults<'_, 'k, '_, O> {
        let len = (window.results(self.spec.width) * self.spec.layout.channels()) as isize;
        let in_row = self.spec.counts_inside().then(|| self.counts.get(row + len));
        RowOfResults { cx: self, target: target + row * len, in_row }
    }
}

/// The destination of a row of results.
pub(super) struct RowOfResults<'c, 'k, 's, O: Operation> {
    cx: &'c Cx<'k, 's, O>,
    /// Its first element.
    target: Expr<'k, isize>,
    /// Number of rows inside the image for its windows, if they are counted.
    in_row: Option<Expr<'k, f32>>,
}

impl<'k, O: Operation> RowOfResults<'_, 'k, '_, O> {
    /// Stores results that have `columns` columns of the window inside the image.
    pub(super) fn store_of(
        &self,
        columns: usize,
        place: LaneIndex<'k>,
        joined: Vector<'k, O::Work>,
        lanes: FixedLanes<'k>,
    ) {
        let Pool { vertical, horizontal, .. } = self.cx.spec;
        let has_all_rows = vertical.before + vertical.after == 0;
        let count = match self.in_row {
            Some(in_row) if !has_all_rows => Count::Each(lanes.splat(in_row * columns.max(1) as f32)),
            Some(_) => Count::Same((vertical.size * columns.max(1)) as f32),
            None => Count::Same((vertical.size * horizontal.size) as f32),
        };
        self.cx.output.store(place + self.target, O::finish(joined, count));
    }

    /// Stores results at a place in the row.
    pub(super) fn store(&self, place: LaneIndex<'k>, joined: Vector<'k, O::Work>) {
        let spec = self.cx.spec;
        let count = match self.in_row {
            Some(in_row) => Count::Each(self.cx.counts.load(place) * in_row),
            None => Count::Same((spec.vertical.size * spec.horizontal.size) as f32),
        };
        self.cx.output.store(place + self.target, O::finish(joined, count));
    }
}
