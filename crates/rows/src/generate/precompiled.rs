//! Projections of rows to rows from precompiled functions, one call per cell.
//!
//! In: functions that another compiler wrote. Out: operations for cells and NULL bits. Each cell is moved by itself, as in
//! systems that write a projector as a list of calls and let a compiler inline them, so that programs change what becomes
//! of a cell by changing a function.
//! A function that is proved to copy is not called: then the parent merges moves, as it does without functions. What copies
//! is decided by the operations of the function for cells, and by its results for all arguments for NULL bits.
//! Invariant: the functions compute with values; the kernel loads and stores, so that the contract covers all accesses.

use super::{Bit, Cast, Memory, Move};
use kernelsmith_dsl::{Expr, Helper, Index, K};
use kernelsmith_exec::Callback;
use std::collections::BTreeMap;
use std::fmt;

/// Finds precompiled functions.
pub trait CellSource {
    /// Why there is no such function.
    type Error;

    /// The function with this name and type.
    ///
    /// # Errors
    /// It does not exist, or has another type.
    fn helper<F: Callback>(&self, name: &str) -> Result<Helper<F>, Self::Error>;
}

/// Functions for the cells of projections: a module of LLVM IR defines them, in C they have these prototypes.
///
/// ```c
/// uint8_t copy_1(uint8_t cell);       /* and copy_2, copy_4, copy_8 */
/// int64_t extend_i8(int8_t cell);     /* and i16, i32, u8, u16, u32 */
/// int64_t sign(int64_t number);       /* the upper half of 128 bits */
/// float float_of(int64_t number);
/// double double_of(int64_t number);
/// double widen(float cell);
/// int64_t timestamp(int64_t days, int64_t units);
/// uint8_t null_bit(uint8_t byte, uint32_t from, uint32_t to);
/// ```
pub struct CellFunctions {
    copy_1: Helper<extern "C" fn(u8) -> u8>,
    copy_2: Helper<extern "C" fn(u16) -> u16>,
    copy_4: Helper<extern "C" fn(u32) -> u32>,
    copy_8: Helper<extern "C" fn(u64) -> u64>,
    extend_i8: Helper<extern "C" fn(i8) -> i64>,
    extend_i16: Helper<extern "C" fn(i16) -> i64>,
    extend_i32: Helper<extern "C" fn(i32) -> i64>,
    extend_u8: Helper<extern "C" fn(u8) -> i64>,
    extend_u16: Helper<extern "C" fn(u16) -> i64>,
    extend_u32: Helper<extern "C" fn(u32) -> i64>,
    sign: Helper<extern "C" fn(i64) -> i64>,
    float_of: Helper<extern "C" fn(i64) -> f32>,
    double_of: Helper<extern "C" fn(i64) -> f64>,
    widen: Helper<extern "C" fn(f32) -> f64>,
    timestamp: Helper<extern "C" fn(i64, i64) -> i64>,
    null_bit: Helper<extern "C" fn(u8, u32, u32) -> u8>,
    /// Whether the functions for cells of 1, 2, 4 and 8 bytes copy them.
    copies: [bool; 4],
    /// Whether `null_bit` moves the bit.
    moves_bits: bool,
}

impl fmt::Debug for CellFunctions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CellFunctions")
    }
}

impl CellFunctions {
    /// A module with functions that do what [`interpret`](crate::interpret) does.
    pub const MODULE: &[u8] = include_bytes!("../../cells/cells.ll");

    /// Takes the functions of a module.
    ///
    /// # Errors
    /// The first that is missing, or has another type.
    pub fn new<S: CellSource>(source: &S) -> Result<CellFunctions, S::Error> {
        let functions = CellFunctions {
            copy_1: source.helper("copy_1")?,
            copy_2: source.helper("copy_2")?,
            copy_4: source.helper("copy_4")?,
            copy_8: source.helper("copy_8")?,
            extend_i8: source.helper("extend_i8")?,
            extend_i16: source.helper("extend_i16")?,
            extend_i32: source.helper("extend_i32")?,
            extend_u8: source.helper("extend_u8")?,
            extend_u16: source.helper("extend_u16")?,
            extend_u32: source.helper("extend_u32")?,
            sign: source.helper("sign")?,
            float_of: source.helper("float_of")?,
            double_of: source.helper("double_of")?,
            widen: source.helper("widen")?,
            timestamp: source.helper("timestamp")?,
            null_bit: source.helper("null_bit")?,
            copies: [false; 4],
            moves_bits: false,
        };
        let CellFunctions { copy_1, copy_2, copy_4, copy_8, null_bit, .. } = &functions;
        let copies = [copy_1.is_identity(), copy_2.is_identity(), copy_4.is_identity(), copy_8.is_identity()];
        let moves_bits = moves_bits(null_bit);
        Ok(CellFunctions { copies, moves_bits, ..functions })
    }

    /// Whether a cell of so many bytes is copied.
    pub(super) fn copies(&self, bytes: usize) -> bool {
        self.copies[bytes.min(8).ilog2() as usize]
    }

    /// Whether the function for NULL bits moves the bit and does nothing else.
    pub(super) fn moves_bits(&self) -> bool {
        self.moves_bits
    }

    /// Copies a cell without a conversion.
    fn copy<'k>(&self, k: K<'k>, memory: Memory<'k>, [source, destination]: [Expr<'k, Index>; 2], found: &Move) {
        let Memory { from, to, .. } = memory;
        let (at, to_at) = (found.from, found.to);
        match found.ty.cell_bytes() {
            1 => to.write::<u8>(destination, to_at, self.copy_1.call(k, (from.read::<u8>(source, at),))),
            2 => to.write::<u16>(destination, to_at, self.copy_2.call(k, (from.read::<u16>(source, at),))),
            4 => to.write::<u32>(destination, to_at, self.copy_4.call(k, (from.read::<u32>(source, at),))),
            bytes => {
                for half in 0..bytes / 8 {
                    let cell = self.copy_8.call(k, (from.read::<u64>(source, at + 8 * half),));
                    to.write::<u64>(destination, to_at + 8 * half, cell);
                }
            }
        }
    }

    /// Moves a cell.
    pub(super) fn cell<'k>(&self, k: K<'k>, memory: Memory<'k>, rows: [Expr<'k, Index>; 2], found: &Move) {
        let Memory { from, to, .. } = memory;
        let ([source, destination], at) = (rows, found.from);
        let number = |signed: bool| match (signed, found.from_ty.cell_bytes()) {
            (true, 1) => self.extend_i8.call(k, (from.read::<i8>(source, at),)),
            (true, 2) => self.extend_i16.call(k, (from.read::<i16>(source, at),)),
            (true, 4) => self.extend_i32.call(k, (from.read::<i32>(source, at),)),
            (false, 1) => self.extend_u8.call(k, (from.read::<u8>(source, at),)),
            (false, 2) => self.extend_u16.call(k, (from.read::<u16>(source, at),)),
            (false, 4) => self.extend_u32.call(k, (from.read::<u32>(source, at),)),
            _ => from.read::<i64>(source, at),
        };
        let size = found.ty.cell_bytes();
        match found.cast {
            Cast::Same => self.copy(k, memory, rows, found),
            Cast::Extend { signed } => {
                let low = number(signed);
                super::write(to, destination, found.to, size.min(8), low.cast());
                if size == 16 {
                    let high = if signed { self.sign.call(k, (low,)) } else { k.value(0i64) };
                    to.write::<i64>(destination, found.to + 8, high);
                }
            }
            Cast::ToFloat { signed } if size == 4 => {
                to.write::<f32>(destination, found.to, self.float_of.call(k, (number(signed),)));
            }
            Cast::ToFloat { signed } => {
                to.write::<f64>(destination, found.to, self.double_of.call(k, (number(signed),)));
            }
            Cast::FloatToDouble => {
                to.write::<f64>(destination, found.to, self.widen.call(k, (from.read::<f32>(source, at),)));
            }
            Cast::DaysTo(factor) => {
                to.write::<i64>(destination, found.to, self.timestamp.call(k, (number(true), factor)));
            }
        }
    }

    /// Writes the bytes of a row's bitmap, a bit by itself. `nulls` are the sources of the bits.
    pub(super) fn null_bits<'k>(
        &self,
        k: K<'k>,
        memory: Memory<'k>,
        [source, destination]: [Expr<'k, Index>; 2],
        nulls_at: usize,
        nulls: &[Option<Bit>],
    ) {
        // Bytes of the bitmap, each read once.
        let mut read: BTreeMap<usize, Expr<'k, u8>> = BTreeMap::new();
        for (number, bits) in nulls.chunks(8).enumerate() {
            let bits = bits.iter().enumerate().filter_map(|(to, bit)| Some((to as u32, (*bit)?)));
            let moved = bits.map(|(to, (byte, bit))| {
                let byte = *read.entry(byte).or_insert_with(|| memory.from.read::<u8>(source, byte));
                self.null_bit.call(k, (byte, bit, to))
            });
            if let Some(byte) = moved.reduce(|byte, bit| byte | bit) {
                memory.to.write::<u8>(destination, nulls_at + number, byte);
            }
        }
    }
}

/// The maximum number of operations of a call that moves a bit.
const FUEL: u64 = 1000;

/// Whether the function moves a bit of a byte to another place, for all bytes and places.
fn moves_bits(null_bit: &Helper<extern "C" fn(u8, u32, u32) -> u8>) -> bool {
    let Some(mut evaluate) = null_bit.evaluator(FUEL) else { return false };
    let mut moves = |byte, from, to| evaluate(&[byte, from, to]) == Some((byte >> from & 1) << to);
    (0..8).all(|from| (0..8).all(|to| (0..256).all(|byte| moves(byte, from, to))))
}
