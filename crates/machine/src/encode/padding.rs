//! Padding of code to an alignment, with instructions that have no effect.
//!
//! In: a description, once; then positions in code. Out: padding.
//! On machines with words of fixed size the padding consists of the instruction called `NOP`, and of its short forms
//! for a remainder of less than a word; without a `NOP`, it is zeros.

use super::{CodeBuffer, encode, prefixed};
use crate::desc::{EncodingStyle, TargetDesc};

/// The bytes of an instruction, and their number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Nop {
    bytes: [u8; 8],
    size: u8,
}

/// The padding of a machine; build it once and reuse it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Padding {
    /// Instructions of every length in bytes.
    Prefixed,
    /// The full-size word, if there is one, and shorter ones.
    Fixed(Option<Nop>, Vec<Nop>),
}

impl Padding {
    pub(super) fn new(desc: &TargetDesc) -> Padding {
        if desc.encoding_style() == EncodingStyle::Prefixed {
            return Padding::Prefixed;
        }
        let encoded = |inst| {
            let mut code = CodeBuffer::new();
            let bytes = encode(desc, inst, &[], &mut code).ok().map(|()| code.bytes())?;
            let mut nop = Nop { size: bytes.len() as u8, ..Nop::default() };
            nop.bytes.get_mut(..bytes.len())?.copy_from_slice(bytes);
            (nop.size > 0).then_some(nop)
        };
        let Some(inst) = desc.inst_by_name("NOP") else { return Padding::Fixed(None, Vec::new()) };
        let short = desc.short_forms(inst).filter_map(|(short, _)| encoded(short)).collect();
        Padding::Fixed(encoded(inst), short)
    }

    /// Appends padding up to a multiple of `align` bytes.
    pub(super) fn put(&self, align: u32, code: &mut CodeBuffer) {
        let here = code.position() as usize;
        let mut missing = here.next_multiple_of(align.max(1) as usize) - here;
        match self {
            Padding::Prefixed => prefixed::put_nops(missing, code),
            Padding::Fixed(Some(word), shorter) => {
                let remainder = missing % usize::from(word.size);
                if let Some(short) = shorter.iter().find(|short| usize::from(short.size) == remainder) {
                    code.put_bytes(&short.bytes[..remainder]);
                    missing -= remainder;
                }
                for _ in 0..missing / usize::from(word.size) {
                    code.put_bytes(&word.bytes[..usize::from(word.size)]);
                }
                code.align_data(align);
            }
            Padding::Fixed(None, _) => code.align_data(align),
        }
    }
}

/// Appends padding up to a multiple of `align` bytes. For code with much padding, use
/// [`Encoder::align`](super::Encoder::align).
pub fn align_code(desc: &TargetDesc, align: u32, code: &mut CodeBuffer) {
    Padding::new(desc).put(align, code);
}
