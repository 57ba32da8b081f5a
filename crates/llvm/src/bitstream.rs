//! The container of bitcode: a stream of bits with blocks, abbreviations and records.
//!
//! In: bytes. Out: blocks and records. Invariants: positions never move backwards; a record has at most as many operands
//! as the rest of the stream has bits; every failure is a position and a reason, never a panic.
//! Not here: what blocks and records mean ([`crate::bitcode`]).

use std::sync::Arc;

/// An operand of an abbreviation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AbbreviationOp {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Array,
    Char6,
    Blob,
}

/// The operands of a record's abbreviation; the first is the record's code.
pub(crate) type Abbreviation = Vec<AbbreviationOp>;

/// Why a stream cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StreamError {
    /// The bit.
    pub(crate) at: u64,
    pub(crate) reason: &'static str,
}

pub(crate) type Result<T> = std::result::Result<T, StreamError>;

/// An entry of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// The end of the block.
    End,
    /// A block: number, width of its abbreviation ids, the bit after it.
    Block { id: u32, width: u32, end: u64 },
    /// The definition of an abbreviation.
    Define,
    /// A record with this abbreviation id.
    Record(u32),
}

/// A position in a stream of bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    bytes: &'a [u8],
    at: u64,
}

/// The code and operands of a record.
#[derive(Clone, Debug, Default)]
pub(crate) struct Record {
    pub(crate) code: u32,
    pub(crate) ops: Vec<u64>,
    /// The bytes of a blob: their range in the stream.
    pub(crate) blob: Option<(usize, usize)>,
}

/// The character that six bits stand for.
fn char6(bits: u64) -> u64 {
    const CHARS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
    u64::from(CHARS[(bits & 63) as usize])
}

impl<'a> Cursor<'a> {
    /// A cursor at a bit.
    pub(crate) fn new(bytes: &'a [u8], at: u64) -> Cursor<'a> {
        Cursor { bytes, at }
    }

    /// The bit.
    pub(crate) fn at(&self) -> u64 {
        self.at
    }

    /// Whether fewer than 32 bits are left.
    pub(crate) fn is_at_end(&self) -> bool {
        self.left() < 32
    }

    fn left(&self) -> u64 {
        (self.bytes.len() as u64 * 8).saturating_sub(self.at)
    }

    pub(crate) fn error(&self, reason: &'static str) -> StreamError {
        StreamError { at: self.at, reason }
    }

    /// The next 57 bits, if the stream has eight bytes from the current one.
    #[inline(always)]
    fn word(&self) -> Option<u64> {
        let bytes = self.bytes.get((self.at / 8) as usize..)?.first_chunk()?;
        Some(u64::from_le_bytes(*bytes) >> (self.at % 8))
    }

    /// A number of at most 57 bits without a check.
    #[inline]
    fn peek(&self) -> u64 {
        self.word().unwrap_or_else(|| {
            let mut last = [0; 8];
            let rest = self.bytes.get((self.at / 8) as usize..).unwrap_or(&[]);
            last[..rest.len()].copy_from_slice(rest);
            u64::from_le_bytes(last) >> (self.at % 8)
        })
    }

    /// A number of at most 64 bits.
    #[inline(always)] // the common case is a few instructions
    pub(crate) fn fixed(&mut self, width: u32) -> Result<u64> {
        match self.word() {
            Some(word) if width <= 56 => {
                self.at += u64::from(width);
                Ok(word & ((1 << width) - 1))
            }
            _ => self.last_fixed(width),
        }
    }

    /// A number that is wide, or near the end of the stream.
    fn last_fixed(&mut self, width: u32) -> Result<u64> {
        if u64::from(width) > self.left() {
            return Err(self.error("the stream ends"));
        }
        if width <= 56 {
            let value = self.peek() & ((1 << width) - 1);
            self.at += u64::from(width);
            return Ok(value);
        }
        let low = self.peek() & 0xffff_ffff;
        self.at += 32;
        let high = self.peek() & ((1 << (width - 32)) - 1);
        self.at += u64::from(width - 32);
        Ok(low | high << 32)
    }

    /// A number of variable width, in groups of `width` bits, at most 32.
    #[inline(always)] // the width is a constant in most calls
    pub(crate) fn vbr(&mut self, width: u32) -> Result<u64> {
        // Most numbers have one or two groups, which one word holds.
        if let Some(word) = self.word().filter(|_| width <= 28) {
            let more = 1u64 << (width - 1);
            let first = word & (more - 1);
            if word & more == 0 {
                self.at += u64::from(width);
                return Ok(first);
            }
            let second = word >> width;
            if second & more == 0 {
                self.at += u64::from(2 * width);
                return Ok(first | (second & (more - 1)) << (width - 1));
            }
        }
        self.long_vbr(width)
    }

    /// A number of variable width with any number of groups.
    fn long_vbr(&mut self, width: u32) -> Result<u64> {
        let more = 1u64 << (width - 1);
        let (mut value, mut shift) = (0, 0);
        loop {
            let group = self.fixed(width)?;
            let bits = group & (more - 1);
            if shift >= 64 || (shift > 0 && bits >> (64 - shift) != 0) {
                return Err(self.error("a number has more than 64 bits"));
            }
            value |= bits << shift;
            if group & more == 0 {
                return Ok(value);
            }
            shift += width - 1;
        }
    }

    /// Moves to the next multiple of 32 bits.
    pub(crate) fn align(&mut self) -> Result<()> {
        let at = self.at.next_multiple_of(32);
        if at > self.bytes.len() as u64 * 8 {
            return Err(self.error("the stream ends"));
        }
        self.at = at;
        Ok(())
    }

    /// Moves to a bit after the current one.
    pub(crate) fn skip_to(&mut self, at: u64) {
        self.at = at.max(self.at);
    }

    /// The next entry of a block whose abbreviation ids have this width.
    pub(crate) fn entry(&mut self, width: u32) -> Result<Entry> {
        Ok(match self.fixed(width)? {
            0 => {
                self.align()?;
                Entry::End
            }
            1 => {
                let id = self.vbr(8)?;
                let width = self.vbr(4)?;
                self.align()?;
                let words = self.fixed(32)?;
                let end = self.at + words * 32;
                let id = u32::try_from(id).map_err(|_| self.error("the number of a block is too large"))?;
                if !(2..=32).contains(&width) {
                    return Err(self.error("the width of a block's abbreviations is not between 2 and 32"));
                }
                if end > self.bytes.len() as u64 * 8 {
                    return Err(self.error("a block is longer than the stream"));
                }
                Entry::Block { id, width: width as u32, end }
            }
            2 => Entry::Define,
            id => Entry::Record(id as u32),
        })
    }

    /// The definition of an abbreviation. Records show whether it makes sense: writers define ones that no record can have.
    pub(crate) fn abbreviation(&mut self) -> Result<Arc<Abbreviation>> {
        let n = self.vbr(5)?;
        if n == 0 || n > 1 << 16 {
            return Err(self.error("an abbreviation has no operands, or too many"));
        }
        let mut ops = Vec::new();
        for _ in 0..n {
            if self.fixed(1)? == 1 {
                ops.push(AbbreviationOp::Literal(self.vbr(8)?));
                continue;
            }
            let op = match self.fixed(3)? {
                kind @ (1 | 2) => match self.vbr(5)? {
                    0 => AbbreviationOp::Literal(0),
                    width if width > 64 || (kind == 2 && width < 2) => {
                        return Err(self.error("the width of an abbreviation's operand is not between 1 and 64"));
                    }
                    width if kind == 1 => AbbreviationOp::Fixed(width as u32),
                    width => AbbreviationOp::Vbr(width.min(32) as u32),
                },
                3 => AbbreviationOp::Array,
                4 => AbbreviationOp::Char6,
                5 => AbbreviationOp::Blob,
                _ => return Err(self.error("an abbreviation has an unknown kind of operand")),
            };
            ops.push(op);
        }
        Ok(Arc::new(ops))
    }

    #[inline(always)]
    fn scalar(&mut self, op: AbbreviationOp) -> Result<u64> {
        match op {
            AbbreviationOp::Literal(value) => Ok(value),
            AbbreviationOp::Fixed(width) => self.fixed(width),
            AbbreviationOp::Vbr(width) => self.vbr(width),
            AbbreviationOp::Char6 => Ok(char6(self.fixed(6)?)),
            AbbreviationOp::Array | AbbreviationOp::Blob => Err(self.error("an array has an impossible element")),
        }
    }

    /// The record with an abbreviation id; abbreviations are those of the block.
    pub(crate) fn record(&mut self, id: u32, abbreviations: &[Arc<Abbreviation>], record: &mut Record) -> Result<()> {
        record.ops.clear();
        record.blob = None;
        if id == 3 {
            record.code = self.code(|cursor| cursor.vbr(6))?;
            let n = self.vbr(6)?;
            self.check_count(n, 6)?;
            for _ in 0..n {
                record.ops.push(self.vbr(6)?);
            }
            return Ok(());
        }
        let abbreviation = abbreviations.get(id as usize - 4);
        let Some(abbreviation) = abbreviation else { return Err(self.error("an abbreviation is not defined")) };
        record.code = self.code(|cursor| cursor.scalar(abbreviation[0]))?;
        let mut ops = abbreviation[1..].iter();
        while let Some(&op) = ops.next() {
            match op {
                AbbreviationOp::Array => {
                    let n = self.vbr(6)?;
                    let Some(&element) = ops.next() else { return Err(self.error("an array has no element")) };
                    if !ops.as_slice().is_empty() {
                        return Err(self.error("an abbreviation has an array that is not its end"));
                    }
                    // Elements without bits cannot be counted by the stream's length.
                    self.check_count(n, if matches!(element, AbbreviationOp::Literal(_)) { 32 } else { 1 })?;
                    record.ops.reserve(n as usize);
                    match element {
                        AbbreviationOp::Fixed(width) => self.fixed_array(n, width, &mut record.ops, |bits| bits)?,
                        AbbreviationOp::Char6 => self.fixed_array(n, 6, &mut record.ops, char6)?,
                        element => {
                            for _ in 0..n {
                                record.ops.push(self.scalar(element)?);
                            }
                        }
                    }
                }
                AbbreviationOp::Blob => {
                    let n = self.vbr(6)?;
                    self.align()?;
                    self.check_count(n, 8)?;
                    let start = (self.at / 8) as usize;
                    record.blob = Some((start, start + n as usize));
                    self.at += n * 8;
                    self.align()?;
                }
                op => record.ops.push(self.scalar(op)?),
            }
        }
        Ok(())
    }

    /// Elements of one width: several are taken from each word.
    fn fixed_array(&mut self, n: u64, width: u32, ops: &mut Vec<u64>, decode: impl Fn(u64) -> u64) -> Result<()> {
        if width == 0 || width > 28 {
            for _ in 0..n {
                let value = self.fixed(width)?;
                ops.push(decode(value));
            }
            return Ok(());
        }
        if n.saturating_mul(u64::from(width)) > self.left() {
            return Err(self.error("the stream ends"));
        }
        let per_word = u64::from(56 / width);
        let mask = (1u64 << width) - 1;
        let mut left = n;
        while left > 0 {
            let n_here = left.min(per_word);
            let mut word = self.peek();
            for _ in 0..n_here {
                ops.push(decode(word & mask));
                word >>= width;
            }
            self.at += n_here * u64::from(width);
            left -= n_here;
        }
        Ok(())
    }

    fn code(&mut self, read: impl Fn(&mut Self) -> Result<u64>) -> Result<u32> {
        let code = read(self)?;
        u32::try_from(code).map_err(|_| self.error("the code of a record is too large"))
    }

    fn check_count(&self, n: u64, bits: u64) -> Result<()> {
        if n > self.left() / bits { Err(self.error("a record is longer than the stream")) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        let bytes = [0b1010_0111, 0xff, 0x01, 0, 0, 0, 0, 0, 0, 0];
        let mut cursor = Cursor::new(&bytes, 0);
        assert_eq!(cursor.fixed(3), Ok(7));
        assert_eq!(cursor.fixed(5), Ok(0b10100));
        assert_eq!(cursor.fixed(9), Ok(0x1ff));
        assert_eq!(cursor.fixed(63), Ok(0));
        assert_eq!(cursor.fixed(1), Err(StreamError { at: 80, reason: "the stream ends" }));
    }

    #[test]
    fn variable_numbers() {
        // 100 in groups of four: 4 | more, 4 | more, 1.
        let bytes = [0b1100_1100, 0b0001];
        assert_eq!(Cursor::new(&bytes, 0).vbr(4), Ok(100));
        assert!(Cursor::new(&[0xff; 40], 0).vbr(6).is_err());
    }
}
