//! Small planes in registers: one vector per row, with padding in the lanes after the last column.
//!
//! In: planes of few rows that fit one vector each. Out: the kernel.
//! Invariants: only idempotent reductions (maxima) use this method. Elements outside the image are never loaded: rows
//! are omitted, and shifts insert columns.
//! Not here: other planes (see `generate`).

use super::context::Cx;
use super::elements::{Count, Operation, Pooled};
use crate::spatial::Window;
use kernelsmith_dsl::{FixedLanes, Vector};

/// Pools all planes.
pub(super) fn planes<O: Operation>(cx: &Cx<'_, '_, O>, lanes: usize) {
    let width = cx.spec.width;
    cx.k.for_range_(0, cx.planes, |plane| {
        let rows = Rows::<O> { lanes: cx.k.fixed_lanes(lanes as u32), width, padding: cx.padding() };
        let source = plane * cx.spec.input_len() as isize;
        let load = |row: usize| {
            let place = rows.lanes.at(source) + (row * width) as isize;
            rows.padded(O::lift(cx.input.load(place.first(width as isize))))
        };
        let mut values: Vec<_> = (0..cx.spec.height).map(load).collect();
        let mut before = 1;
        for (nth, (vertical, horizontal)) in cx.spec.stages().into_iter().enumerate() {
            // A larger window is a smaller one applied to the results of the previous window.
            let (down, across) = match nth {
                0 => (vertical, horizontal),
                _ => {
                    [(vertical, before); 2].map(|(window, before)| Window::new(window.size - before + 1).same()).into()
                }
            };
            before = vertical.size;
            values = rows.down(&down, &values, cx.spec.pads_with_zeros);
            let is_last = nth + 1 == cx.spec.n_windows();
            let columns = horizontal.results(width);
            let target = cx.target(nth, plane);
            for (row, value) in values.iter_mut().enumerate() {
                let pooled = rows.across(&across, *value);
                let place = rows.lanes.at(target) + (row * columns) as isize;
                cx.output.store(place.first(columns as isize), O::finish(pooled, Count::Same(1.0)));
                if !is_last {
                    *value = rows.padded(pooled);
                }
            }
        }
    });
}

/// The properties of the rows of a plane.
struct Rows<'k, O: Operation> {
    lanes: FixedLanes<'k>,
    width: usize,
    padding: O::Work,
}

impl<'k, O: Operation> Rows<'k, O> {
    fn n_lanes(&self) -> usize {
        self.lanes.count() as usize
    }

    fn outside(&self) -> Vector<'k, O::Work> {
        self.padding.splat(self.lanes)
    }

    /// Replaces the lanes after the last column by padding.
    fn padded(&self, row: Vector<'k, O::Work>) -> Vector<'k, O::Work> {
        if self.width == self.n_lanes() {
            return row;
        }
        self.lanes.first(self.width as isize).select(row, self.outside())
    }

    /// Reduces vertical windows.
    fn down(&self, window: &Window, rows: &[Vector<'k, O::Work>], pads_with_zeros: bool) -> Vec<Vector<'k, O::Work>> {
        let height = rows.len();
        let of_results: Vec<Vec<usize>> =
            (0..window.results(height)).map(|result| window.elements(result, height).collect()).collect();
        // Rows combined with the rows after them, up to the smallest window inside the image.
        let joined_size = match window.dilation {
            1 => of_results.iter().map(Vec::len).filter(|&n| n > 0).min().unwrap_or(1),
            _ => 1,
        };
        let mut joined = rows.to_vec();
        let mut size = 1;
        while size < joined_size {
            let by = size.min(joined_size - size);
            size += by;
            joined = (0..=height - size).map(|row| O::join(joined[row], joined[row + by])).collect();
        }
        let result = |elements: &Vec<usize>| {
            let leaves = pads_with_zeros && elements.len() < window.size;
            let end = elements.last().map_or(0, |last| last + 1);
            let starts = elements.iter().step_by(joined_size).map(|&first| joined[first.min(end - joined_size)]);
            let mut parts = starts.chain(leaves.then(|| self.outside()));
            let first = parts.next().unwrap_or(self.outside());
            parts.fold(first, O::join)
        };
        of_results.iter().map(result).collect()
    }

    /// Reduces horizontal windows; keeps every `stride`-th result.
    fn across(&self, window: &Window, row: Vector<'k, O::Work>) -> Vector<'k, O::Work> {
        let Window { size, dilation, before, .. } = *window;
        let mut pooled = if dilation == 1 {
            let forward = self.grown(row, size - before, 1);
            let backward = self.grown(row, before + 1, -1);
            if before == 0 { forward } else { O::join(forward, backward) }
        } else {
            let tap = |tap: usize| self.shifted(row, (tap * dilation) as isize - before as isize);
            (1..size).map(tap).fold(tap(0), O::join)
        };
        let mut stride = window.stride;
        while stride > 1 {
            pooled = pooled.even(pooled);
            stride /= 2;
        }
        pooled
    }

    /// Combines each lane with `size - 1` lanes in a direction, by doubling.
    fn grown(&self, row: Vector<'k, O::Work>, size: usize, direction: isize) -> Vector<'k, O::Work> {
        // More than all lanes plus one of padding changes nothing.
        let size = size.min(self.n_lanes() + 1);
        let (mut pooled, mut n) = (row, 1);
        while n < size {
            let by = n.min(size - n);
            pooled = O::join(pooled, self.shifted(pooled, direction * by as isize));
            n += by;
        }
        pooled
    }

    /// Moves lane i to lane i - `by`, and inserts padding.
    fn shifted(&self, row: Vector<'k, O::Work>, by: isize) -> Vector<'k, O::Work> {
        let lanes = self.n_lanes();
        match by.unsigned_abs() {
            0 => row,
            n if n >= lanes => self.outside(),
            n if by > 0 => row.align(n as u32, self.outside()),
            n => self.outside().align((lanes - n) as u32, row),
        }
    }
}
