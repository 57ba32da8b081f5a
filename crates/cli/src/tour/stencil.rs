//! Part 5 of the tour: a 3x3 filter of the photograph, with any weights, edges included.
//!
//! In: size of the picture and weights, as compile-time parameters. Out: pictures, and a speed comparison.
//! Invariants: a weight 0 costs nothing; pixels with equal weights are added as integers and multiplied once, in
//! integers if that is exact; outside the picture, the nearest pixel is used.

use super::picture::{CREDIT, Picture};
use super::show::{Guide, TourKernel};
use crate::output::Failure;
use kernelsmith::prelude::*;
use std::hint::black_box;
use std::path::Path;

type Filter = fn(In<u8>, Out<u8>);
pub(super) type Weights = [[f32; 3]; 3];

const BLUR: Weights =
    [[1.0 / 16.0, 2.0 / 16.0, 1.0 / 16.0], [2.0 / 16.0, 4.0 / 16.0, 2.0 / 16.0], [1.0 / 16.0, 2.0 / 16.0, 1.0 / 16.0]];
const SHARPEN: Weights = [[0.0, -0.35, 0.0], [-0.35, 2.4, -0.35], [0.0, -0.35, 0.0]];
const EDGES: Weights = [[0.0, -2.0, 0.0], [-2.0, 8.0, -2.0], [0.0, -2.0, 0.0]];
/// The filters of the tour with one picture each.
pub(super) const FILTERS: [(&str, &Weights); 3] = [("blur", &BLUR), ("sharpen", &SHARPEN), ("edges", &EDGES)];
/// Number of repetitions of the blur for the second picture.
const REPEATED: usize = 12;

#[inline(never)]
fn plain_filter(weights: &Weights, width: usize, height: usize, source: &[u8], result: &mut [u8]) {
    for (y, result) in result.chunks_exact_mut(width).enumerate() {
        let row = |y: usize| &source[y * width..][..width];
        let rows = [row(y.saturating_sub(1)), row(y), row((y + 1).min(height - 1))];
        let pixel = |columns: [usize; 3]| {
            let mut sum = 0.5;
            for (row, weights) in rows.iter().zip(weights) {
                for (column, weight) in columns.iter().zip(weights) {
                    sum += weight * f32::from(row[*column]);
                }
            }
            sum as u8
        };
        result[0] = pixel([0, 0, 1.min(width - 1)]);
        for (x, result) in result.iter_mut().enumerate().take(width.saturating_sub(1)).skip(1) {
            *result = pixel([x - 1, x, x + 1]);
        }
        result[width - 1] = pixel([width.saturating_sub(2), width - 1, width - 1]);
    }
}

/// Positions in the window with the same weight.
#[derive(Debug, PartialEq)]
struct Group<W> {
    weight: W,
    taps: Vec<(usize, usize)>,
}

/// The method to compute the weighted sum, selected by the weights.
#[derive(Debug, PartialEq)]
enum Plan {
    /// All weights are multiples of 1 / 2^shift and small enough for 16 bits: exact, with twice as many lanes.
    Integer {
        groups: Vec<Group<i16>>,
        shift: i16,
    },
    Float {
        groups: Vec<Group<f32>>,
    },
}

impl Plan {
    fn new(weights: &Weights) -> Plan {
        let mut groups: Vec<Group<f32>> = Vec::new();
        for (dy, row) in weights.iter().enumerate() {
            for (dx, &weight) in row.iter().enumerate().filter(|(_, weight)| **weight != 0.0) {
                match groups.iter_mut().find(|group| group.weight == weight) {
                    Some(group) => group.taps.push((dy, dx)),
                    None => groups.push(Group { weight, taps: vec![(dy, dx)] }),
                }
            }
        }
        let size: f32 = weights.iter().flatten().map(|weight| weight.abs()).sum();
        let scale = |shift: i16| f32::from(1u16 << shift);
        let is_exact = |shift: &i16| {
            // The range must hold the sum of white pixels plus the half for rounding.
            let is_small = size * scale(*shift) * 255.0 + scale(*shift) < f32::from(i16::MAX);
            is_small && groups.iter().all(|group| (group.weight * scale(*shift)).fract() == 0.0)
        };
        match (1..8).find(is_exact) {
            None => Plan::Float { groups },
            Some(shift) => {
                let scaled =
                    |group: Group<f32>| Group { weight: (group.weight * scale(shift)) as i16, taps: group.taps };
                Plan::Integer { groups: groups.into_iter().map(scaled).collect(), shift }
            }
        }
    }
}

/// The weighted sum as a pixel. The same operations for vectors and scalars, so that both round identically. `$value`
/// creates a constant of either kind, `$tap` loads.
macro_rules! weigh {
    ($plan:expr, $value:expr, $tap:expr) => {
        match $plan {
            Plan::Integer { groups, shift } => {
                let mut sum = $value(1i16 << (shift - 1));
                for Group { weight, taps } in groups {
                    let mut total = $tap(taps[0]).cast::<i16>();
                    for &tap in &taps[1..] {
                        total = total + $tap(tap).cast::<i16>();
                    }
                    sum = match weight {
                        1 => sum + total,
                        -1 => sum - total,
                        _ => sum + total * *weight,
                    };
                }
                (sum >> *shift).max(0).min(255).cast::<u8>()
            }
            Plan::Float { groups } => {
                let mut sum = $value(0.5f32);
                for Group { weight, taps } in groups {
                    let mut total = $tap(taps[0]).cast::<u16>();
                    for &tap in &taps[1..] {
                        total = total + $tap(tap).cast::<u16>();
                    }
                    sum = total.cast::<f32>().mul_add(*weight, sum);
                }
                // Adds one half, truncates and saturates.
                sum.cast::<u8>()
            }
        }
    };
}

pub(super) fn filter(width: usize, height: usize, weights: &Weights) -> Result<KernelSource<Filter>, Error> {
    let (w, h) = (width as isize, height as isize);
    let rows = Rows { width: w, plan: Plan::new(weights) };
    build::<Filter>("filter3x3", |k, (source, result)| {
        k.for_range_(0, h, |y| {
            let (above, below) = ((y - 1).max(0), (y + 1).min(h - 1));
            rows.filter(k, source, result, [above * w, y * w, below * w]);
        });
    })
}

/// Parameters common to all rows of the result.
struct Rows {
    width: isize,
    plan: Plan,
}

impl Rows {
    /// One row of the result from the starts of three source rows; the middle one has the position of the result.
    fn filter<'k>(&self, k: K<'k>, source: Input<'k, u8>, result: Output<'k, u8>, starts: [Expr<'k, Index>; 3]) {
        let w = self.width;
        self.edge(k, source, result, starts, [0, 0, 1.min(w - 1)]);
        let body = |i: LaneIndex<'k>| {
            let tap = |(dy, dx): (usize, usize)| source.load(i.at_row(starts[dy]) + dx as isize);
            result.store(i.at_row(starts[1]) + 1, weigh!(&self.plan, |value| k.splat(value), tap));
        };
        match self.plan {
            Plan::Integer { .. } => k.for_each_vector_of::<i16>(w - 2, body),
            Plan::Float { .. } => k.for_each_vector_of::<f32>(w - 2, body),
        }
        if w > 1 {
            self.edge(k, source, result, starts, [w - 2, w - 1, w - 1]);
        }
    }

    /// The pixel in the first or last column.
    fn edge<'k>(
        &self,
        k: K<'k>,
        source: Input<'k, u8>,
        result: Output<'k, u8>,
        starts: [Expr<'k, Index>; 3],
        columns: [isize; 3],
    ) {
        let tap = |(dy, dx): (usize, usize)| source.load(starts[dy] + columns[dx]);
        result.store(starts[1] + columns[1], weigh!(&self.plan, |value| k.value(value), tap));
    }
}

/// Part 5.
pub(super) fn show(guide: &mut Guide<'_>, before: &Picture, folder: &Path) -> Result<(), Failure> {
    let Picture { width, height, pixels } = before;
    guide.part(
        &format!("A 3x3 filter of a photograph of {width} x {height} pixels"),
        "Size and weights are known: zeros vanish, equal weights are multiplied once, and the weights choose the arithmetic.",
    )?;
    guide.line(&format!("   {CREDIT}"))?;
    before.write(folder, "5-before.png")?;
    let filters = [
        ("blur, weights 1 2 4 / 16: 16-bit integers do", BLUR, "5-blur.png"),
        ("edges, weights -2 and 8", EDGES, "5-edges.png"),
        ("sharper, weights -0.35 and 2.4: floats", SHARPEN, "5-sharper.png"),
    ];
    for (title, weights, name) in filters {
        let title = format!("{title} -> {name}");
        let TourKernel { source, kernel } = guide.make(&title, || filter(*width, *height, &weights))?;
        let mut expected = vec![0; pixels.len()];
        guide.jit().interpret(&source, (pixels, &mut expected))?;
        let mut plain = vec![0; pixels.len()];
        plain_filter(black_box(&weights), *width, *height, pixels, &mut plain);
        if expected.iter().zip(&plain).any(|(&a, &b)| a.abs_diff(b) > 1) {
            return Err(Failure::internal("the picture differs from plain Rust's by more than rounding".to_owned()));
        }
        let mut result = vec![0; pixels.len()];
        if let Some(kernel) = &kernel {
            kernel.call(pixels, &mut result)?;
            guide.equals_interpreter(&result, &expected, "pixels (and plain Rust, within rounding)")?;
            let call = || Ok(kernel.call(black_box(pixels), &mut result)?);
            guide.race(pixels.len(), "a pixel", "plain Rust", call, || {
                plain_filter(black_box(&weights), black_box(*width), black_box(*height), black_box(pixels), &mut plain);
            })?;
        } else {
            guide.line("     interpreted: equals plain Rust, within rounding")?;
        }
        let mut picture = Picture { pixels: if kernel.is_some() { result } else { expected }, ..*before };
        picture.write(folder, name)?;
        if weights == BLUR {
            let mut next = vec![0; pixels.len()];
            for _ in 1..REPEATED {
                match &kernel {
                    Some(kernel) => kernel.call(&picture.pixels, &mut next)?,
                    None => guide.jit().interpret(&source, (&picture.pixels, &mut next))?,
                }
                std::mem::swap(&mut picture.pixels, &mut next);
            }
            let name = format!("5-blur-{REPEATED}-times.png");
            picture.write(folder, &name)?;
            guide.line(&format!("     {REPEATED} times over, to see it better -> {name}"))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::show::in_every_way;
    use super::*;

    /// Filters small pictures, most of whose pixels are at an edge.
    #[track_caller]
    fn check(width: usize, height: usize, weights: &Weights) {
        let pixels: Vec<u8> = (0..width * height).map(|at| (at * 37 % 251) as u8).collect();
        let source = filter(width, height, weights).unwrap();
        let (mut first, mut plain) = (vec![0; pixels.len()], vec![0; pixels.len()]);
        plain_filter(weights, width, height, &pixels, &mut plain);
        let mut results = Vec::new();
        in_every_way(
            &source,
            |jit, source| jit.interpret(source, (&pixels, &mut first)).unwrap(),
            |kernel| {
                let mut result = vec![0; pixels.len()];
                kernel.call(&pixels, &mut result).unwrap();
                results.push(result);
            },
        );
        assert!(first.iter().zip(&plain).all(|(a, b)| a.abs_diff(*b) <= 1), "{width}x{height}: {first:?} {plain:?}");
        assert!(results.iter().all(|result| *result == first), "{width}x{height}: {first:?} {results:?}");
    }

    #[test]
    fn every_size_has_its_edges() {
        for (width, height) in [(1, 1), (1, 5), (5, 1), (2, 2), (3, 3), (9, 4), (12, 7), (37, 3)] {
            check(width, height, &BLUR);
            check(width, height, &EDGES);
            check(width, height, &SHARPEN);
        }
        check(11, 5, &[[0.1, 0.2, 0.3], [0.0, -0.4, 0.5], [0.6, 0.0, -0.2]]);
    }

    #[test]
    fn the_weights_choose_the_plan() {
        let Plan::Integer { groups, shift } = Plan::new(&BLUR) else { panic!("{:?}", Plan::new(&BLUR)) };
        assert_eq!(shift, 4);
        assert_eq!(
            groups.iter().map(|group| (group.weight, group.taps.len())).collect::<Vec<_>>(),
            [(1, 4), (2, 4), (4, 1)]
        );
        let Plan::Float { groups } = Plan::new(&SHARPEN) else { panic!("{:?}", Plan::new(&SHARPEN)) };
        assert_eq!(groups.len(), 2);
        assert!(matches!(Plan::new(&[[100.0; 3]; 3]), Plan::Float { .. }));
        assert_eq!(Plan::new(&[[0.0; 3]; 3]), Plan::Integer { groups: vec![], shift: 1 });
    }
}
