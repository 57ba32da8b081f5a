//! How a matrix is walked: by columns of vectors, or by square blocks that are transposed in registers.
//!
//! In: extents, how the operands lie, the machine. Out: [`Plan`], whose output is always column-major.
//! Invariant: no element is written by two vectors unless both write the same; elements outside are not touched.
//! Not here: code (see `generate`).

use crate::machine::{CACHE_LINE, Machine};
use core::fmt;

/// How an operand lies; the last one is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Operand {
    pub(super) leading: usize,
    pub(super) row_major: bool,
    pub(super) bits: u32,
}

/// Vectors of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// The first row.
    pub(super) at: usize,
    pub(super) lanes: u32,
    /// Lanes that are rows.
    pub(super) active: u32,
}

/// How the matrix is walked.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Walk {
    /// Column by column.
    Columns {
        /// Lanes of a full vector.
        lanes: u32,
        /// Full vectors of a column.
        full: usize,
        /// Full vectors in a turn of the loop over rows; of a column without one all.
        unroll: usize,
        /// What is left of a column.
        tail: Vec<Piece>,
        /// Columns in a turn of the loop over columns.
        columns: usize,
    },
    /// Block by block, those below each other first, so that what is written is in a row. The last ones begin earlier, so
    /// that they are whole; where the matrix is smaller than a block, the lanes that it lacks are left out.
    Blocks {
        /// Rows of a block, which is as many squares side by side as fill cache lines of what is read by rows.
        rows: u32,
        squares: u32,
    },
}

/// A plan. Operands that are not row-major lie as the output does.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Plan {
    pub(super) m: usize,
    pub(super) n: usize,
    pub(super) operands: Vec<Operand>,
    pub(super) walk: Walk,
    pub(super) vector_bits: u32,
}

/// Vectors in a turn of a loop: enough that its end costs little.
const UNROLL: usize = 4;
/// The most rows of a block: what fills a cache line of `f32`, and what one shuffle can interleave.
const MAX_BLOCK: u32 = 16;

impl Plan {
    /// A plan for operands of which the last one is written; `work_bits` are the bits of what is computed in.
    pub(super) fn new(machine: &Machine, m: usize, n: usize, operands: &[Operand], work_bits: u32) -> Plan {
        let mut plan = Plan {
            m,
            n,
            operands: operands.to_vec(),
            walk: Walk::Blocks { rows: 0, squares: 0 },
            vector_bits: machine.widest(),
        };
        plan.make_output_column_major();
        plan.make_vectors_columns();
        let widest = plan.operands.iter().map(|operand| operand.bits).max().unwrap_or(work_bits).max(work_bits);
        plan.walk = match plan.operands.iter().any(|operand| operand.row_major) {
            true => plan.blocks(machine, widest),
            false => {
                plan.make_one_column();
                plan.columns(machine, widest)
            }
        };
        plan
    }

    fn make_output_column_major(&mut self) {
        if self.operands.last().is_some_and(|output| output.row_major) {
            (self.m, self.n) = (self.n, self.m);
            self.operands.iter_mut().for_each(|operand| operand.row_major ^= true);
        }
    }

    /// A matrix of one row or column has only one order: of one row then, whose elements may be apart.
    fn make_vectors_columns(&mut self) {
        let is_column = self.n == 1;
        if self.m > 1 && !is_column || self.operands.iter().all(|operand| !operand.row_major) {
            return;
        }
        for operand in &mut self.operands {
            if operand.row_major != is_column {
                operand.leading = 1;
            }
            operand.row_major = false;
        }
        (self.m, self.n) = (1, self.m.max(self.n));
    }

    /// Columns without gaps are one column.
    fn make_one_column(&mut self) {
        if self.operands.iter().all(|operand| operand.leading == self.m) {
            (self.m, self.n) = (self.m * self.n, 1);
        }
    }

    fn columns(&self, machine: &Machine, widest: u32) -> Walk {
        let lanes = machine.lanes(widest).max(2);
        let full = self.m / lanes as usize;
        let rest = self.m % lanes as usize;
        let tail = tail(machine, full * lanes as usize, rest, lanes, full > 0);
        let in_column = full + tail.len();
        let columns = if self.n == 1 { 1 } else { (UNROLL / in_column).clamp(1, self.n) };
        let unroll = if full <= 2 * UNROLL { full } else { UNROLL };
        Walk::Columns { lanes, full, unroll, tail, columns }
    }

    fn blocks(&self, machine: &Machine, widest: u32) -> Walk {
        // Shuffles of wider vectors than a machine works on at once take longer for the same elements.
        let is_at_once = |&(_, &cost): &(&u32, &u32)| Some(&cost) == machine.fma_cost.first();
        let at_once = machine.widths.iter().zip(&machine.fma_cost).filter(is_at_once).map(|(&width, _)| width).max();
        let at_once = at_once.unwrap_or(machine.widest()) / widest;
        // Without masks no square may be larger than the matrix.
        let most = match machine.masked_access {
            true => self.m.next_power_of_two(),
            false => 1 << self.m.min(self.n).ilog2(),
        };
        let rows_of = |lanes: u32| lanes.min(MAX_BLOCK).min(most as u32);
        let rows = rows_of(at_once);
        let squares = (8 * CACHE_LINE as u32 / widest / rows).min(self.n as u32 / rows).max(1);
        let output = self.operands.last().map_or(0, |output| output.bytes_apart());
        if !machine.displaces(output, (rows * squares) as usize) {
            return Walk::Blocks { rows, squares };
        }
        // A line of each column of the output is written whole before the next columns come. If even so few columns displace
        // each other, or the other halves of the lines that are read, larger squares move each line once; unless they
        // overlap much at the ends.
        let reads = |operand: &Operand| operand.row_major && machine.displaces(operand.bytes_apart(), self.m);
        let moves_again = machine.displaces(output, rows as usize) || self.operands.iter().any(reads);
        let larger = rows_of(machine.widest() / widest);
        let elements = |rows: u32| self.m.next_multiple_of(rows as usize) * self.n.next_multiple_of(rows as usize);
        let is_waste = elements(larger) * 4 > elements(rows) * 5;
        Walk::Blocks { rows: if moves_again && !is_waste { larger } else { rows }, squares: 1 }
    }
}

impl Operand {
    /// Bytes from a column, or row, to the next.
    fn bytes_apart(&self) -> usize {
        self.leading * self.bits as usize / 8
    }
}

/// The vectors of `rest` rows from `at` on: one that begins earlier if there is as much before, one under a mask if that costs
/// nothing, else ever smaller ones.
fn tail(machine: &Machine, at: usize, rest: usize, lanes: u32, is_preceded: bool) -> Vec<Piece> {
    if rest == 0 {
        return Vec::new();
    }
    if is_preceded {
        return vec![Piece { at: at + rest - lanes as usize, lanes, active: lanes }];
    }
    if machine.masked_access {
        let lanes = rest.next_power_of_two().max(2) as u32;
        return vec![Piece { at, lanes, active: rest as u32 }];
    }
    let (mut at, mut rest) = (at, rest as u32);
    let mut pieces = Vec::new();
    while rest > 0 {
        let active = 1 << rest.ilog2();
        pieces.push(Piece { at, lanes: active.max(2), active });
        at += active as usize;
        rest -= active;
    }
    pieces
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plan { m, n, operands, walk, .. } = self;
        match walk {
            Walk::Columns { lanes, full, unroll, tail, columns } => {
                writeln!(f, "{n} columns of {m}, {columns} in a turn: {full} vectors of {lanes}, {unroll} in a turn")?;
                let describe = |piece: &Piece| format!("{} of {} lanes at row {}", piece.active, piece.lanes, piece.at);
                let tail: Vec<String> = tail.iter().map(describe).collect();
                writeln!(f, "tail: {}", if tail.is_empty() { "none".to_owned() } else { tail.join(", ") })?;
            }
            Walk::Blocks { rows, squares } => {
                let columns = rows * squares;
                writeln!(f, "{m} by {n} in blocks of {rows} by {columns}, squares of them transposed in registers")?;
                let rest = |extent: usize, size: u32, what: &str| match (size - extent as u32 % size) % size {
                    lacking if extent < size as usize => format!("without {lacking} {what}"),
                    twice => format!("overlap by {twice} {what}"),
                };
                let (down, across) = (rest(*m, *rows, "rows"), rest(*n, columns, "columns"));
                writeln!(f, "tail: the last blocks {down}, {across}")?;
            }
        }
        let bytes: u32 = operands.iter().map(|operand| operand.bits / 8).sum();
        write!(f, "bound: {bytes} bytes of loads and stores for each element")
    }
}
