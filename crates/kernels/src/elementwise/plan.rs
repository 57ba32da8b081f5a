//! Plans the iteration over a matrix: by vectors along columns, or by square blocks that are transposed in registers.
//!
//! In: extents, layouts of the operands, the machine. Out: [`Plan`], whose output is always column-major.
//! Invariant: if two vectors write the same element, they write the same value; elements outside the matrix are not
//! accessed.
//! Not here: code (see `generate`).

use crate::machine::{CACHE_LINE, Machine};
use core::fmt;

/// The layout of an operand; the last operand is the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Operand {
    pub(super) leading: usize,
    pub(super) row_major: bool,
    pub(super) bits: u32,
}

/// A vector of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// The first row.
    pub(super) at: usize,
    pub(super) lanes: u32,
    /// Lanes that hold rows.
    pub(super) active: u32,
}

/// The iteration order.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Walk {
    /// Column by column.
    Columns {
        /// Lanes of a full vector.
        lanes: u32,
        /// Full vectors per column.
        full: usize,
        /// Full vectors per iteration of the loop over rows; all of them if there is no loop.
        unroll: usize,
        /// The vectors for the remaining rows.
        tail: Vec<Piece>,
        /// Columns per iteration of the loop over columns.
        columns: usize,
    },
    /// Block by block, first down the columns, so that stores are contiguous. The last blocks overlap others, so that
    /// they are full; in a matrix smaller than a block, the missing lanes are masked.
    Blocks {
        /// Rows of a square. A block consists of enough adjacent squares to fill cache lines of the row-major operands.
        rows: u32,
        squares: u32,
        /// Squares below each other whose columns are stored together: more than one if stores are non-temporal, which
        /// must fill cache lines of the output.
        down: u32,
    },
}

/// A plan. Operands that are not row-major have the layout of the output.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Plan {
    pub(super) m: usize,
    pub(super) n: usize,
    pub(super) operands: Vec<Operand>,
    pub(super) walk: Walk,
    pub(super) vector_bits: u32,
    /// Whether stores are non-temporal (streaming).
    pub(super) streams: bool,
}

/// Vectors per unrolled iteration: enough that loop overhead is small.
const UNROLL: usize = 4;
/// Maximum number of rows of a block: a cache line of `f32`, and the limit of one interleaving shuffle.
const MAX_BLOCK: u32 = 16;

impl Plan {
    /// Plans for these operands, of which the last is the output; `work_bits` is the width of the work type.
    pub(super) fn new(machine: &Machine, m: usize, n: usize, operands: &[Operand], work_bits: u32) -> Plan {
        let mut plan = Plan {
            m,
            n,
            operands: operands.to_vec(),
            walk: Walk::Blocks { rows: 0, squares: 0, down: 1 },
            vector_bits: machine.widest(),
            streams: false,
        };
        plan.normalise_output();
        plan.normalise_vectors();
        let widest = plan.operands.iter().map(|operand| operand.bits).max().unwrap_or(work_bits).max(work_bits);
        plan.walk = match plan.operands.iter().any(|operand| operand.row_major) {
            true => plan.blocks(machine, widest),
            false => {
                plan.merge_columns();
                plan.columns(machine, widest)
            }
        };
        plan
    }

    /// With non-temporal stores, if blocks of transposed operands can then fill cache lines of the output. A line that is
    /// written in parts at different times would be written to memory as often.
    pub(super) fn streaming(mut self, machine: &Machine) -> Plan {
        if let (Walk::Blocks { .. }, Some(blocks)) = (&self.walk, self.streaming_blocks(machine)) {
            (self.walk, self.streams) = (blocks, true);
        }
        self
    }

    fn streaming_blocks(&self, machine: &Machine) -> Option<Walk> {
        let output = self.operands.last()?;
        let in_line = 8 * CACHE_LINE as u32 / output.bits;
        let fills = |extent: usize| extent.is_multiple_of(in_line as usize);
        // The elements of the inputs have the width of the output's: otherwise vectors have different widths.
        let is_uniform = self.operands.iter().all(|operand| operand.bits == output.bits);
        let rows = (machine.widest() / output.bits).min(MAX_BLOCK).min(in_line);
        let (down, squares) = (in_line / rows, in_line / rows);
        let fits = rows * down <= machine.vector_registers && (rows * squares) as usize <= self.n;
        (is_uniform && fills(self.m) && fills(output.leading) && fits).then_some(Walk::Blocks { rows, squares, down })
    }

    fn normalise_output(&mut self) {
        if self.operands.last().is_some_and(|output| output.row_major) {
            (self.m, self.n) = (self.n, self.m);
            self.operands.iter_mut().for_each(|operand| operand.row_major ^= true);
        }
    }

    /// A matrix of one row or column has either layout: treat it as one row, whose elements may have a stride.
    fn normalise_vectors(&mut self) {
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

    /// Columns without gaps are one long column.
    fn merge_columns(&mut self) {
        if self.operands.iter().all(|operand| operand.leading == self.m) {
            (self.m, self.n) = (self.m * self.n, 1);
        }
    }

    fn columns(&self, machine: &Machine, widest: u32) -> Walk {
        let lanes = machine.lanes(widest).max(2);
        let full = self.m / lanes as usize;
        let remainder = self.m % lanes as usize;
        let tail = tail(machine, full * lanes as usize, remainder, lanes, full > 0);
        let in_column = full + tail.len();
        let columns = if self.n == 1 { 1 } else { (UNROLL / in_column).clamp(1, self.n) };
        let unroll = if full <= 2 * UNROLL { full } else { UNROLL };
        Walk::Columns { lanes, full, unroll, tail, columns }
    }

    fn blocks(&self, machine: &Machine, widest: u32) -> Walk {
        // Vectors wider than the execution units take more cycles per shuffle for the same throughput.
        let is_fast = |&(_, &cost): &(&u32, &u32)| Some(&cost) == machine.fma_cost.first();
        let fast_lanes = machine.widths.iter().zip(&machine.fma_cost).filter(is_fast).map(|(&width, _)| width).max();
        let fast_lanes = fast_lanes.unwrap_or(machine.widest()) / widest;
        // Without masks, a square must not be larger than the matrix.
        let max_rows = match machine.masked_access {
            true => self.m.next_power_of_two(),
            false => 1 << self.m.min(self.n).ilog2(),
        };
        let rows_of = |lanes: u32| lanes.min(MAX_BLOCK).min(max_rows as u32);
        let rows = rows_of(fast_lanes);
        let squares = (8 * CACHE_LINE as u32 / widest / rows).min(self.n as u32 / rows).max(1);
        let output = self.operands.last().map_or(0, |output| output.stride_bytes());
        if !machine.displaces(output, (rows * squares) as usize) {
            return Walk::Blocks { rows, squares, down: 1 };
        }
        // Write a full cache line of each output column before the next columns. If even these columns conflict in L1D,
        // or evict the other halves of the lines that are read, larger squares touch each line once, unless they
        // overlap much at the ends.
        let reads = |operand: &Operand| operand.row_major && machine.displaces(operand.stride_bytes(), self.m);
        let moves_again = machine.displaces(output, rows as usize) || self.operands.iter().any(reads);
        let larger = rows_of(machine.widest() / widest);
        let elements = |rows: u32| self.m.next_multiple_of(rows as usize) * self.n.next_multiple_of(rows as usize);
        let is_waste = elements(larger) * 4 > elements(rows) * 5;
        Walk::Blocks { rows: if moves_again && !is_waste { larger } else { rows }, squares: 1, down: 1 }
    }
}

impl Operand {
    /// Distance between columns, or rows, in bytes.
    fn stride_bytes(&self) -> usize {
        self.leading * self.bits as usize / 8
    }
}

/// The vectors for `remainder` rows from `at` on: one that overlaps the rows before, if there are enough; otherwise a masked
/// one, if masks are free; otherwise vectors of decreasing powers of two.
fn tail(machine: &Machine, at: usize, remainder: usize, lanes: u32, is_preceded: bool) -> Vec<Piece> {
    if remainder == 0 {
        return Vec::new();
    }
    if is_preceded {
        return vec![Piece { at: at + remainder - lanes as usize, lanes, active: lanes }];
    }
    if machine.masked_access {
        let lanes = remainder.next_power_of_two().max(2) as u32;
        return vec![Piece { at, lanes, active: remainder as u32 }];
    }
    let (mut at, mut remainder) = (at, remainder as u32);
    let mut pieces = Vec::new();
    while remainder > 0 {
        let active = 1 << remainder.ilog2();
        pieces.push(Piece { at, lanes: active.max(2), active });
        at += active as usize;
        remainder -= active;
    }
    pieces
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plan { m, n, operands, walk, .. } = self;
        match walk {
            Walk::Columns { lanes, full, unroll, tail, columns } => {
                writeln!(
                    f,
                    "{n} columns of {m}, {columns} per iteration: {full} vectors of {lanes} lanes, unrolled by {unroll}"
                )?;
                let describe = |piece: &Piece| format!("{} of {} lanes at row {}", piece.active, piece.lanes, piece.at);
                let tail: Vec<String> = tail.iter().map(describe).collect();
                writeln!(f, "tail: {}", if tail.is_empty() { "none".to_owned() } else { tail.join(", ") })?;
            }
            Walk::Blocks { rows, squares, down } => {
                let (rows, columns) = (rows * down, rows * squares);
                let stored = if self.streams { ", non-temporal stores" } else { "" };
                writeln!(f, "{m} x {n} in tiles of {rows} x {columns}, transposed in registers{stored}")?;
                let remainder = |extent: usize, size: u32, what: &str| match (size - extent as u32 % size) % size {
                    lacking if extent < size as usize => format!("without {lacking} {what}"),
                    twice => format!("overlap by {twice} {what}"),
                };
                let (down, across) = (remainder(*m, rows, "rows"), remainder(*n, columns, "columns"));
                writeln!(f, "tail: the last blocks {down}, {across}")?;
            }
        }
        let bytes: u32 = operands.iter().map(|operand| operand.bits / 8).sum();
        write!(f, "bound: {bytes} bytes of loads and stores for each element")
    }
}
