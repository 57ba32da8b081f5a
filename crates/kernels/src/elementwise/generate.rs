//! Generates elementwise kernels: iterates over the matrix and applies the function to each vector.
//!
//! In: a [`Plan`], a function. Out: a recorded kernel.
//! Not here: the iteration order (see `plan`), the shuffles of a block (see `transpose`).

use super::plan::{Operand, Piece, Plan, Walk};
use super::{Data, transpose, widened};
use crate::map::{Arithmetic, Binary, Map};
use crate::primitive::Recorded;
use kernelsmith_dsl::{BuildErrors, Expr, FixedLanes, Index, Input, K, LaneIndex, Vector, build};
use kernelsmith_exec::{In, Out};

/// B = value.
pub(super) fn fill<T: Data>(plan: &Plan, value: f64) -> Result<Recorded, BuildErrors> {
    let value = T::from_work(T::Work::from_f64(value));
    let source = build::<fn(Out<T>)>("fill", |k, (b,)| {
        let walk = Walker::<T> { k, plan, inputs: &[] };
        walk.run(&mut |lanes, place, _| b.store(place, lanes.constant(value)));
    });
    Ok(Recorded::new(source?, plan.vector_bits))
}

/// B = f(A); without a function, copies the bits of A.
pub(super) fn unary<T: Data, U: Data<Work = T::Work>>(plan: &Plan, map: Option<Map>) -> Result<Recorded, BuildErrors> {
    let source = build::<fn(In<T>, Out<U>)>("unary", |k, (a, b)| {
        let walk = Walker { k, plan, inputs: &[a] };
        walk.run(&mut |_, place, loaded| {
            let y: Vector<'_, U> = match map {
                Some(map) => map.apply(widened(loaded[0])).cast(),
                None => loaded[0].cast(),
            };
            b.store(place, y);
        });
    });
    Ok(Recorded::new(source?, plan.vector_bits))
}

/// C = f(A, B).
pub(super) fn pairwise<T: Data, U: Data<Work = T::Work>>(
    plan: &Plan,
    function: Binary,
) -> Result<Recorded, BuildErrors> {
    let source = build::<fn(In<T>, In<T>, Out<U>)>("pairwise", |k, (a, b, c)| {
        let walk = Walker { k, plan, inputs: &[a, b] };
        walk.run(&mut |_, place, loaded| {
            c.store(place, function.apply(widened(loaded[0]), widened(loaded[1])).cast::<U>());
        });
    });
    Ok(Recorded::new(source?, plan.vector_bits))
}

/// Takes the lanes of the vectors, the place of the output, and a vector of each input.
type Body<'a, 'k, T> = &'a mut dyn FnMut(FixedLanes<'k>, LaneIndex<'k>, &[Vector<'k, T>]);

/// Loads the inputs for each vector of the output.
struct Walker<'a, 'k, T> {
    k: K<'k>,
    plan: &'a Plan,
    inputs: &'a [Input<'k, T>],
}

impl<'k, T: Data> Walker<'_, 'k, T> {
    #[track_caller]
    fn run(&self, body: Body<'_, 'k, T>) {
        match &self.plan.walk {
            &Walk::Blocks { rows, squares } => self.blocks(rows, squares, body),
            Walk::Columns { columns, .. } => {
                let zero = self.k.index(0);
                let n_unrolled = self.plan.n - self.plan.n % columns;
                if n_unrolled > *columns {
                    self.k.for_range_step_(0, n_unrolled as isize, *columns as isize, |column| {
                        (0..*columns).for_each(|further| self.column(column, further, body));
                    });
                }
                let first = if n_unrolled > *columns { n_unrolled } else { 0 };
                (first..self.plan.n).for_each(|column| self.column(zero, column, body));
            }
        }
    }

    /// Processes column number `column + further`.
    #[track_caller]
    fn column(&self, column: Expr<'k, Index>, further: usize, body: Body<'_, 'k, T>) {
        let Walk::Columns { lanes, full, unroll, tail, .. } = &self.plan.walk else { return };
        let (k, lanes) = (self.k, *lanes);
        let starts: Vec<_> = self.plan.operands.iter().map(|operand| column * operand.leading as isize).collect();
        let mut vector = |row: Expr<'k, Index>, piece: Piece| {
            let fixed = k.fixed_lanes(piece.lanes);
            let places: Vec<_> = (starts.iter().zip(&self.plan.operands))
                .map(|(&start, operand)| {
                    let constant = piece.at + further * operand.leading;
                    (fixed.at(start + row) + constant as isize).first(piece.active as isize)
                })
                .collect();
            let loaded: Vec<_> = self.inputs.iter().zip(&places).map(|(input, &place)| input.load(place)).collect();
            body(fixed, places[places.len() - 1], &loaded);
        };
        let n_unrolled = if *unroll > 0 { full - full % unroll } else { 0 };
        let zero = k.index(0);
        let step = unroll * lanes as usize;
        if n_unrolled > *unroll {
            k.for_range_step_(0, (n_unrolled * lanes as usize) as isize, step as isize, |row| {
                for at in (0..step).step_by(lanes as usize) {
                    vector(row, Piece { at, lanes, active: lanes });
                }
            });
        }
        let first = if n_unrolled > *unroll { n_unrolled } else { 0 };
        for number in first..*full {
            vector(zero, Piece { at: number * lanes as usize, lanes, active: lanes });
        }
        tail.iter().for_each(|&piece| vector(zero, piece));
    }

    #[track_caller]
    fn blocks(&self, rows: u32, squares: u32, body: Body<'_, 'k, T>) {
        let (k, step, columns) = (self.k, rows as isize, (rows * squares) as isize);
        // The last blocks end with the matrix and overlap others; a single block starts with the matrix.
        let start = |at: Expr<'k, Index>, extent: usize, step: isize| {
            if extent.is_multiple_of(step as usize) { at } else { at.min((extent as isize - step).max(0)) }
        };
        let Plan { m, n, .. } = *self.plan;
        k.for_range_step_(0, n as isize, columns, |column| {
            let column = start(column, n, columns);
            k.for_range_step_(0, m as isize, step, |row| {
                let row = start(row, m, step);
                (0..squares as isize).for_each(|square| self.square(rows, row, column + square * step, body));
            });
        });
    }

    /// Processes the square at a row and a column.
    #[track_caller]
    fn square(&self, rows: u32, row: Expr<'k, Index>, column: Expr<'k, Index>, body: Body<'_, 'k, T>) {
        let lanes = self.k.fixed_lanes(rows);
        // Rows and columns of the square inside the matrix.
        let (down, across) = (self.plan.m.min(rows as usize), self.plan.n.min(rows as usize));
        let in_column = |place: LaneIndex<'k>| place.first(down as isize);
        let start = |operand: &Operand| {
            let (inner, outer) = if operand.row_major { (column, row) } else { (row, column) };
            inner + outer * operand.leading as isize
        };
        let starts: Vec<_> = self.plan.operands.iter().map(start).collect();
        let output = self.plan.operands.len() - 1;
        let operands = || self.inputs.iter().zip(&starts).zip(&self.plan.operands);
        let crossed: Vec<Vec<_>> = operands()
            .map(|((input, &start), operand)| match operand.row_major {
                true => transpose::columns(rows, |row, first, n| {
                    let (row, first, lanes) = (row as usize, first as usize, self.k.fixed_lanes(n));
                    if row >= down || first >= across {
                        return lanes.constant(T::default());
                    }
                    let further = row * operand.leading + first;
                    let inside = (across - first).min(n as usize);
                    input.load((lanes.at(start) + further as isize).first(inside as isize))
                }),
                false => Vec::new(),
            })
            .collect();
        for column in 0..across {
            let further = |operand: &Operand| (column * operand.leading) as isize;
            let loaded: Vec<_> = operands()
                .zip(&crossed)
                .map(|(((input, &start), operand), crossed)| match operand.row_major {
                    true => crossed[column],
                    false => input.load(in_column(lanes.at(start) + further(operand))),
                })
                .collect();
            body(lanes, in_column(lanes.at(starts[output]) + further(&self.plan.operands[output])), &loaded);
        }
    }
}
