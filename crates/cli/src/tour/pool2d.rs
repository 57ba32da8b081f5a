//! Part 6 of the tour: max pooling of the photograph, with any window, stride and dilation.
//!
//! In: size of the picture, window, stride and dilation, as compile-time parameters. Out: pictures, and speed
//! comparisons.
//! Algorithm: a strip of one vector width moves down the picture. The maximum of `window` adjacent pixels of each row
//! is computed once and kept in a register for all results that need it; a result is the maximum of `window` such rows.
//! Between two results, the rows advance by `stride` registers. The lanes of a vector are adjacent results of a row, so
//! with a stride the loads are strided.
//! Invariant: at most `window` loads for each row of a strip, however many results use the row.

use super::picture::Picture;
use super::show::{Guide, TourKernel};
use crate::output::Failure;
use kernelsmith::StridedIndex;
use kernelsmith::prelude::*;
use std::hint::black_box;
use std::path::Path;

/// Reads the picture, writes the results in row-major order.
type MaxPool = fn(In<u8>, Out<u8>);

#[derive(Clone, Copy, Debug)]
pub(super) struct Pool {
    /// At least 2.
    pub(super) window: usize,
    pub(super) stride: usize,
    pub(super) dilation: usize,
}

/// The windows of the tour.
pub(super) const POOLS: [Pool; 4] = [
    Pool { window: 3, stride: 1, dilation: 1 },
    Pool { window: 2, stride: 2, dilation: 1 },
    Pool { window: 3, stride: 2, dilation: 2 },
    Pool { window: 5, stride: 1, dilation: 2 },
];

impl Pool {
    /// Distance in pixels from the first pixel of a window to the last.
    fn reach(self) -> usize {
        (self.window - 1) * self.dilation
    }

    /// The number of results for an extent in pixels.
    fn n_results(self, extent: usize) -> usize {
        if extent > self.reach() { (extent - self.reach() - 1) / self.stride + 1 } else { 0 }
    }

    /// Whether the row at this distance from the first row of a result is part of this result or a later one.
    fn needs(self, row: usize) -> bool {
        (0..=row / self.stride).any(|results| (row - results * self.stride).is_multiple_of(self.dilation))
    }
}

#[inline(never)]
fn plain_max_pool(pool: Pool, width: usize, height: usize, source: &[u8], result: &mut [u8]) {
    let (out_width, out_height) = (pool.n_results(width), pool.n_results(height));
    for y in 0..out_height {
        for x in 0..out_width {
            let mut max = 0;
            for dy in 0..pool.window {
                for dx in 0..pool.window {
                    let row = y * pool.stride + dy * pool.dilation;
                    let column = x * pool.stride + dx * pool.dilation;
                    max = max.max(source[row * width + column]);
                }
            }
            result[y * out_width + x] = max;
        }
    }
}

/// The maximum of adjacent pixels in a row.
fn row_maximum<'k>(source: Input<'k, u8>, at: StridedIndex<'k>, pool: Pool) -> Vector<'k, u8> {
    let neighbour = |dx: usize| source.load(at + (dx * pool.dilation) as isize);
    (1..pool.window).fold(neighbour(0), |max, dx| max.max(neighbour(dx)))
}

pub(super) fn max_pool(width: usize, height: usize, pool: Pool) -> Result<KernelSource<MaxPool>, Error> {
    let Pool { stride, dilation, .. } = pool;
    let reach = pool.reach();
    let (out_width, out_height) = (pool.n_results(width), pool.n_results(height));
    build::<MaxPool>("maxpool2d", |k, (source, result)| {
        if out_width == 0 || out_height == 0 {
            return;
        }
        k.for_each_vector(out_width as isize, |i| {
            let windows = i.strided(stride as u32);
            // Rows that consecutive results share: kept in registers between iterations.
            let n_kept = (reach + 1).saturating_sub(stride);
            let kept = |row: usize| row < n_kept && pool.needs(row);
            let rows: Vec<Option<VectorVar<'_, u8>>> = (0..=reach)
                .map(|row| kept(row).then(|| k.vector_var(row_maximum(source, windows + (row * width) as isize, pool))))
                .collect();
            k.for_range_(0, out_height as isize, |y| {
                let start = windows.at_row(y * (stride * width) as isize);
                let values: Vec<Option<Vector<'_, u8>>> = (0..=reach)
                    .map(|row| match rows[row] {
                        Some(kept) => Some(kept.get()),
                        None => pool.needs(row).then(|| row_maximum(source, start + (row * width) as isize, pool)),
                    })
                    .collect();
                let mut of_result = values.iter().step_by(dilation).copied().flatten();
                if let Some(top) = of_result.next() {
                    let max = of_result.fold(top, Vector::max);
                    result.store(i.at_row(y * out_width as isize), max);
                }
                for (row, kept) in rows.iter().enumerate() {
                    if let (Some(kept), Some(Some(next))) = (kept, values.get(row + stride)) {
                        kept.set(*next);
                    }
                }
            });
        });
    })
}

/// Part 6.
pub(super) fn show(guide: &mut Guide<'_>, before: &Picture, folder: &Path) -> Result<(), Failure> {
    guide.part(
        "Max pooling of the photograph",
        "Window, stride and dilation are known: the rows of a window stay in as many registers as it needs.",
    )?;
    let Picture { width, height, pixels } = before;
    for pool in POOLS {
        let Pool { window, stride, dilation } = pool;
        let name = format!("6-maxpool-k{window}-s{stride}-d{dilation}.png");
        let title = format!("window {window}, stride {stride}, dilation {dilation} -> {name}");
        let TourKernel { source, kernel } = guide.make(&title, || max_pool(*width, *height, pool))?;
        let (out_width, out_height) = (pool.n_results(*width), pool.n_results(*height));
        let n_results = out_width * out_height;
        let (mut result, mut expected, mut plain) = (vec![0; n_results], vec![0; n_results], vec![0; n_results]);
        guide.jit().interpret(&source, (pixels, &mut expected))?;
        plain_max_pool(black_box(pool), *width, *height, pixels, &mut plain);
        if expected != plain {
            return Err(Failure::internal("the picture differs from plain Rust's".to_owned()));
        }
        if let Some(kernel) = &kernel {
            kernel.call(pixels, &mut result)?;
            guide.equals_interpreter(&result, &expected, "pixels (and plain Rust)")?;
            let call = || Ok(kernel.call(black_box(pixels), &mut result)?);
            guide.race(n_results, "a pixel", "plain Rust", call, || {
                plain_max_pool(black_box(pool), black_box(*width), black_box(*height), black_box(pixels), &mut plain);
            })?;
        } else {
            guide.line("     interpreted: equals plain Rust")?;
        }
        let pixels = if kernel.is_some() { result } else { expected };
        Picture { width: out_width, height: out_height, pixels }.write(folder, &name)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::show::in_every_way;
    use super::*;

    #[test]
    fn every_window_stride_and_dilation_is_right() {
        let (width, height) = (41, 17);
        let pixels: Vec<u8> = (0..width * height).map(|at| (at * 71 % 253) as u8).collect();
        for (window, stride, dilation) in
            (2..=4).flat_map(|w| (1..=4).flat_map(move |s| (1..=3).map(move |d| (w, s, d))))
        {
            let pool = Pool { window, stride, dilation };
            let (out_width, out_height) = (pool.n_results(width), pool.n_results(height));
            let mut plain = vec![0; out_width * out_height];
            plain_max_pool(pool, width, height, &pixels, &mut plain);
            let mut interpreted = vec![0; plain.len()];
            let source = max_pool(width, height, pool).unwrap();
            in_every_way(
                &source,
                |jit, source| jit.interpret(source, (&pixels, &mut interpreted)).unwrap(),
                |kernel| {
                    let mut result = vec![0; plain.len()];
                    kernel.call(&pixels, &mut result).unwrap();
                    assert_eq!(result, plain, "{pool:?}");
                },
            );
            assert_eq!(interpreted, plain, "{pool:?}");
        }
    }

    #[test]
    fn a_window_larger_than_the_picture_has_no_result() {
        let source = max_pool(4, 4, Pool { window: 3, stride: 1, dilation: 2 }).unwrap();
        Jit::interpreter().interpret(&source, (&[1; 16], &mut [])).unwrap();
    }
}
