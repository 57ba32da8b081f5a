//! Direct pooling: reads the image and stores only results.
//!
//! In: a window for which the plan chose this method. Out: the kernel's loop over planes.
//! Invariants: columns outside the image are known at code generation and never loaded; a vector is loaded in full only
//! if all of it is inside its row.
//! Not here: windows so large that rows are reduced once for many results (see `generate`).

use super::context::Cx;
use super::elements::{Operation, Pooled};
use super::plan::{Stage, UNROLL, taps};
use crate::spatial::{Cover, Group, deinterleaved};
use kernelsmith_dsl::Expr;

/// Contiguous channels (NHWC): for a group of results, reduces each column once, then combines the columns of each
/// result.
pub(super) fn channels<'k, O: Operation>(
    cx: &Cx<'k, '_, O>,
    stage: &Stage,
    group: Group,
    vectors: usize,
    plane: Expr<'k, isize>,
    target: Expr<'k, isize>,
) {
    let Stage { vertical, horizontal, .. } = stage;
    let (k, channels) = (cx.k, cx.spec.layout.channels());
    let all = Cover::new(channels, cx.lanes, vectors);
    let lanes = all.fixed(k);
    let source = plane * cx.spec.input_len() as isize;
    k.for_range_(0, vertical.results(cx.spec.height) as isize, |result| {
        let (start, results) = (cx.start(vertical, result, lanes), cx.row_of_results(horizontal, result, target));
        group.for_each(k, |first, is_inside| {
            // The columns inside the image, relative to the group, each with its results.
            let columns: Vec<(usize, Vec<usize>)> = (0..=(group.size - 1) * horizontal.stride + horizontal.reach())
                .map(|column| {
                    let inside = taps(horizontal, group.size, column).filter(|&(nth, tap)| is_inside(nth, tap));
                    (column, inside.map(|(nth, _)| nth).collect::<Vec<_>>())
                })
                .filter(|(_, results)| !results.is_empty())
                .collect();
            let left = first * horizontal.stride as isize - horizontal.before as isize;
            all.for_each_part(k, |cover, channel| {
                let load = |row: Expr<'k, isize>, column: usize| {
                    let from = source + row * cx.row_len() as isize + left * channels as isize + channel;
                    let places = cover.places(k, from + (column * channels) as isize).into_iter();
                    places.map(|place| O::lift(cx.input.load(place))).collect::<Vec<_>>()
                };
                // If the first row inside is known and zeros do not count, it replaces the neutral element.
                let first_row = vertical.first_inside(cx.spec.height, result).filter(|_| !cx.spec.pads_with_zeros);
                let begin = |column: usize| match first_row {
                    Some(row) => load(row, column),
                    None => vec![start; cover.vectors()],
                };
                let joined: Vec<Vec<_>> = columns
                    .iter()
                    .map(|(column, _)| begin(*column).into_iter().map(|value| lanes.var(value)).collect())
                    .collect();
                let skipped = usize::from(first_row.is_some());
                vertical.for_each_from(k, skipped, cx.spec.height, result, UNROLL, |row, _| {
                    for ((column, _), joined) in columns.iter().zip(&joined) {
                        for (joined, element) in joined.iter().zip(load(row, *column)) {
                            joined.set(O::join(joined.get(), element));
                        }
                    }
                });
                for nth in 0..group.size {
                    let mine: Vec<_> =
                        columns.iter().zip(&joined).filter(|((_, results), _)| results.contains(&nth)).collect();
                    let at = (first + nth as isize) * channels as isize + channel;
                    for (vector, place) in cover.places(k, at).into_iter().enumerate() {
                        let pooled =
                            mine.iter().map(|(_, joined)| joined[vector].get()).reduce(O::join).unwrap_or(start);
                        let leaves = cx.spec.pads_with_zeros && mine.len() < horizontal.size;
                        let pooled = if leaves { O::join(pooled, O::ZERO.splat(lanes)) } else { pooled };
                        results.store_of(mine.len(), place, pooled, lanes);
                    }
                }
            });
        });
    });
}

/// Planes (NCHW) whose windows neither overlap nor leave the image horizontally: reduces rows, then deinterleaves the
/// result by the stride.
pub(super) fn planes<'k, O: Operation>(
    cx: &Cx<'k, '_, O>,
    stage: &Stage,
    plane: Expr<'k, isize>,
    target: Expr<'k, isize>,
) {
    let Stage { vertical, horizontal, .. } = stage;
    let (k, stride) = (cx.k, horizontal.stride);
    let cover = Cover::new(horizontal.results(cx.spec.width), cx.lanes, 2 * UNROLL / stride);
    let lanes = cover.fixed(k);
    let source = plane * cx.spec.input_len() as isize;
    k.for_range_(0, vertical.results(cx.spec.height) as isize, |result| {
        let (start, results) = (cx.start(vertical, result, lanes), cx.row_of_results(horizontal, result, target));
        cover.for_each(k, |at| {
            let parts: Vec<Vec<_>> =
                (0..cover.vectors()).map(|_| (0..stride).map(|_| lanes.var(start)).collect()).collect();
            vertical.for_each(k, cx.spec.height, result, UNROLL, |row, _| {
                let from = source + row * cx.row_len() as isize + at * stride as isize;
                for (vector, parts) in parts.iter().enumerate() {
                    for (part, joined) in parts.iter().enumerate() {
                        let place = lanes.at(from) + (cover.offset(vector) * stride + part * cover.lanes()) as isize;
                        joined.set(O::join(joined.get(), O::lift(cx.input.load(place))));
                    }
                }
            });
            for (parts, place) in parts.iter().zip(cover.places(k, at)) {
                let phases = deinterleaved(parts.iter().map(|part| part.get()).collect());
                let mut values = (0..horizontal.size).map(|tap| phases[tap * horizontal.dilation]);
                let first = values.next().unwrap_or(start);
                results.store(place, values.fold(first, O::join));
            }
        });
    });
}
