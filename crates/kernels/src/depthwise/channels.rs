//! Images whose channels lie side by side: a vector is some channels of a pixel.
//!
//! How: sums of some results of a row are in registers; for each row of the window its weights are loaded once, and each
//! element once for all results that it is part of. Columns outside of the image are known when the code is made, and are
//! left out; rows outside are left out of the loop over rows.
//! Not here: channels in planes of their own (see `planes`).

use super::kernel::Code;
use super::{Depthwise, DepthwiseElement};
use crate::spatial::{Cover, Group};
use kernelsmith_dsl::{BuildErrors, KernelSource, build};

pub(super) fn kernel<T: DepthwiseElement>(
    spec: &Depthwise<T>,
    n: usize,
    most_lanes: usize,
    group: Group,
) -> Result<KernelSource<Code<T>>, BuildErrors> {
    let (vertical, horizontal) = (spec.vertical, spec.horizontal);
    let (height, width, side_by_side) = (spec.height as isize, spec.width as isize, n as isize);
    let (rows, columns) = spec.output_size();
    let (rows, columns) = (rows as isize, columns as isize);
    let taps = (spec.taps() * n) as isize;
    build::<Code<T>>("depthwise", |k, (images, input, weights, bias, output, _)| {
        let planes = (spec.channels / n) as isize;
        let cover = Cover::new(n, most_lanes, 1);
        let place = |at| cover.place(k, at);
        k.for_range_(0, images, |image| {
            k.for_range_(0, planes, |plane| {
                let number = image * planes + plane;
                cover.for_each(k, |lane| {
                    k.for_range_(0, rows, |row| {
                        group.for_each(k, |first, is_inside| {
                            let start = bias.load(place(plane * side_by_side + lane));
                            let sums: Vec<_> = (0..group.size).map(|_| cover.fixed(k).var(start)).collect();
                            vertical.for_each(k, spec.height, row, 0, |y, tap| {
                                let of_row = plane * taps + tap * (horizontal.size as isize * side_by_side) + lane;
                                let weight = |dx: usize| T::to_float(weights.load(place(of_row) + (dx * n) as isize));
                                let weights: Vec<_> = (0..horizontal.size).map(weight).collect();
                                // The column of the first result's first element, which may be left of the image.
                                let left = first * horizontal.stride as isize - horizontal.before as isize;
                                let of_row = ((number * height + y) * width + left) * side_by_side + lane;
                                for column in 0..=(group.size - 1) * horizontal.stride + horizontal.reach() {
                                    let wanted: Vec<_> = (0..horizontal.size)
                                        .filter_map(|dx| {
                                            let from = column.checked_sub(dx * horizontal.dilation)?;
                                            let result = from / horizontal.stride;
                                            let is_one = from % horizontal.stride == 0 && result < group.size;
                                            (is_one && is_inside(result, dx)).then_some((result, dx))
                                        })
                                        .collect();
                                    if wanted.is_empty() {
                                        continue;
                                    }
                                    let element = T::to_float(input.load(place(of_row) + (column * n) as isize));
                                    for (result, dx) in wanted {
                                        sums[result].set(element.mul_add(weights[dx], sums[result]));
                                    }
                                }
                            });
                            let of_row = ((number * rows + row) * columns + first) * side_by_side + lane;
                            for (result, sum) in sums.iter().enumerate() {
                                let made = spec.activation.apply(sum.get());
                                output.store(place(of_row) + (result * n) as isize, T::from_float(made));
                            }
                        });
                    });
                });
            });
        });
    })
}
