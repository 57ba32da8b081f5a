//! Generates elementwise kernels: iterates over the matrix and applies the function to each vector.
//!
//! In: a [`Plan`], a function. Out: a recorded kernel.
//! Not here: the iteration order (see `plan`), the shuffles of a block (see `transpose`).

use super::plan::{Operand, Piece, Plan, Walk};
use super::{Data, transpose, widened};
use crate::map::{Arithmetic, Binary, Map};
use crate::primitive::Recorded;
use kernelsmith_dsl::{BuildErrors, Expr, FixedLanes, Index, Input, K, LaneIndex, Output, Vector, build};
use kernelsmith_exec::{In, Out};

/// B = value.
pub(super) fn fill<T: Data>(plan: &Plan, value: f64) -> Result<Recorded, BuildErrors> {
    let value = T::from_work(T::Work::from_f64(value));
    let source = build::<fn(Out<T>)>("fill", |k, (b,)| {
        let walk = Walker::<T, T> { k, plan, inputs: &[], output: b };
        walk.run(&|lanes, _| lanes.constant(value));
    });
    Ok(Recorded::new(source?, plan.vector_bits))
}

/// B = f(A); without a function, copies the bits of A.
pub(super) fn unary<T: Data, U: Data<Work = T::Work>>(plan: &Plan, map: Option<Map>) -> Result<Recorded, BuildErrors> {
    let source = build::<fn(In<T>, Out<U>)>("unary", |k, (a, b)| {
        let walk = Walker { k, plan, inputs: &[a], output: b };
        walk.run(&|_, loaded| match map {
            Some(map) => map.apply(widened(loaded[0])).cast(),
            None => loaded[0].cast(),
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
        let walk = Walker { k, plan, inputs: &[a, b], output: c };
        walk.run(&|_, loaded| function.apply(widened(loaded[0]), widened(loaded[1])).cast());
    });
    Ok(Recorded::new(source?, plan.vector_bits))
}

/// Takes the lanes of the vectors and a vector of each input; returns that of the output.
type Body<'a, 'k, T, U> = &'a dyn Fn(FixedLanes<'k>, &[Vector<'k, T>]) -> Vector<'k, U>;

/// Loads the inputs for each vector of the output, and stores it.
struct Walker<'a, 'k, T, U> {
    k: K<'k>,
    plan: &'a Plan,
    inputs: &'a [Input<'k, T>],
    output: Output<'k, U>,
}

impl<'k, T: Data, U: Data> Walker<'_, 'k, T, U> {
    #[track_caller]
    fn run(&self, body: Body<'_, 'k, T, U>) {
        match &self.plan.walk {
            Walk::Blocks { .. } => self.blocks(body),
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
    fn column(&self, column: Expr<'k, Index>, further: usize, body: Body<'_, 'k, T, U>) {
        let Walk::Columns { lanes, full, unroll, tail, .. } = &self.plan.walk else { return };
        let (k, lanes) = (self.k, *lanes);
        let starts: Vec<_> = self.plan.operands.iter().map(|operand| column * operand.leading as isize).collect();
        let vector = |row: Expr<'k, Index>, piece: Piece| {
            let fixed = k.fixed_lanes(piece.lanes);
            let places: Vec<_> = (starts.iter().zip(&self.plan.operands))
                .map(|(&start, operand)| {
                    let constant = piece.at + further * operand.leading;
                    (fixed.at(start + row) + constant as isize).first(piece.active as isize)
                })
                .collect();
            let loaded: Vec<_> = self.inputs.iter().zip(&places).map(|(input, &place)| input.load(place)).collect();
            self.output.store(places[places.len() - 1], body(fixed, &loaded));
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
    fn blocks(&self, body: Body<'_, 'k, T, U>) {
        let Walk::Blocks { rows, squares, down } = self.plan.walk else { return };
        let (k, size) = (self.k, rows as isize);
        let (step, columns) = (size * down as isize, size * squares as isize);
        // The last blocks end with the matrix and overlap others; a single block starts with the matrix.
        let start = |at: Expr<'k, Index>, extent: usize, step: isize| {
            if extent.is_multiple_of(step as usize) { at } else { at.min((extent as isize - step).max(0)) }
        };
        let Plan { m, n, .. } = *self.plan;
        k.for_range_step_(0, n as isize, columns, |column| {
            let column = start(column, n, columns);
            k.for_range_step_(0, m as isize, step, |row| {
                let row = start(row, m, step);
                for square in 0..squares as isize {
                    let column = column + square * size;
                    match self.plan.streams {
                        true => self.streamed(rows, down, row, column, body),
                        false => {
                            let square = self.square(rows, row, 0, column);
                            (0..square.across)
                                .for_each(|at| self.output.store(square.target(at), square.value(at, body)));
                        }
                    }
                }
            });
        });
    }

    /// Processes squares below each other: their columns fill cache lines. All results precede the stores, so that these
    /// are adjacent, and the code tests their addresses once.
    #[track_caller]
    fn streamed(&self, rows: u32, down: u32, row: Expr<'k, Index>, column: Expr<'k, Index>, body: Body<'_, 'k, T, U>) {
        let squares: Vec<_> = (0..down).map(|at| self.square(rows, row, (at * rows) as usize, column)).collect();
        let columns = squares.first().map_or(0, |square| square.across);
        let results: Vec<_> = (0..columns)
            .flat_map(|at| squares.iter().map(move |square| (square.target(at), square.value(at, body))))
            .collect();
        results.into_iter().for_each(|(place, result)| self.output.store_streaming(place, result));
    }
    /// Loads the square that begins this number of rows below a row, and at a column.
    #[track_caller]
    fn square(&self, rows: u32, row: Expr<'k, Index>, below: usize, column: Expr<'k, Index>) -> Square<'_, 'k, T, U> {
        // Rows and columns of the square inside the matrix.
        let (down, across) = (self.plan.m.min(rows as usize), self.plan.n.min(rows as usize));
        let start = |operand: &Operand| {
            let (inner, outer) = if operand.row_major { (column, row) } else { (row, column) };
            inner + outer * operand.leading as isize
        };
        let starts: Vec<_> = self.plan.operands.iter().map(start).collect();
        let crossed = (self.inputs.iter().zip(&starts).zip(&self.plan.operands))
            .map(|((input, &start), operand)| match operand.row_major {
                true => transpose::columns(rows, |row, first, n| {
                    let (row, first, lanes) = (row as usize, first as usize, self.k.fixed_lanes(n));
                    if row >= down || first >= across {
                        return lanes.constant(T::default());
                    }
                    let further = (below + row) * operand.leading + first;
                    let inside = (across - first).min(n as usize);
                    input.load((lanes.at(start) + further as isize).first(inside as isize))
                }),
                false => Vec::new(),
            })
            .collect();
        Square { walker: self, lanes: self.k.fixed_lanes(rows), starts, below, crossed, down, across }
    }
}

/// A square: its row-major operands are transposed in registers.
struct Square<'a, 'k, T, U> {
    walker: &'a Walker<'a, 'k, T, U>,
    lanes: FixedLanes<'k>,
    /// The first element of each operand, without the rows that the square is below.
    starts: Vec<Expr<'k, Index>>,
    below: usize,
    /// The columns of the operands that are row-major; nothing for others.
    crossed: Vec<Vec<Vector<'k, T>>>,
    /// Rows and columns inside the matrix.
    down: usize,
    across: usize,
}

impl<'k, T: Data, U: Data> Square<'_, 'k, T, U> {
    /// A column of an operand that is not row-major.
    #[track_caller]
    fn place(&self, start: Expr<'k, Index>, operand: &Operand, column: usize) -> LaneIndex<'k> {
        let further = self.below + column * operand.leading;
        (self.lanes.at(start) + further as isize).first(self.down as isize)
    }

    /// A column of the output.
    #[track_caller]
    fn target(&self, column: usize) -> LaneIndex<'k> {
        let output = self.walker.plan.operands.len() - 1;
        self.place(self.starts[output], &self.walker.plan.operands[output], column)
    }

    /// The results of a column.
    #[track_caller]
    fn value(&self, column: usize, body: Body<'_, 'k, T, U>) -> Vector<'k, U> {
        let operands = self.walker.plan.operands.iter().zip(&self.starts);
        let loaded: Vec<_> = (self.walker.inputs.iter().zip(&self.crossed).zip(operands))
            .map(|((input, crossed), (operand, &start))| match operand.row_major {
                true => crossed[column],
                false => input.load(self.place(start, operand, column)),
            })
            .collect();
        body(self.lanes, &loaded)
    }
}
