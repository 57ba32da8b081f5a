//! Symbols as operands mention them.
//!
//! In: words of a line. Out: [`Mention`]s and [`LinkedField`]s, which name a symbol by its text or its id.
//! Invariant: modifiers of other operand kinds are rejected, so every relocation matches its field.
//! Not here: symbol addresses (`program`), expressions of symbols and numbers (`modified`).

use std::fmt;

use super::error::{Match, expected};
use crate::desc::{Modifier, OperandKindRef, TargetDesc};
use crate::ids::LabelId;

/// A reference to a symbol in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mention<'t> {
    /// Its name.
    pub name: &'t str,
    /// Added to the symbol's address, in bytes.
    pub addend: i64,
    /// The relocation, if it differs from the operand's.
    pub relocation: Option<u32>,
}

impl<'t> Mention<'t> {
    /// A symbol in an operand, with an optional modifier suffix (`f@PLT`).
    pub(super) fn with_suffix(desc: &TargetDesc, kind: OperandKindRef<'_>, word: &'t str) -> Match<Mention<'t>> {
        let mention = Mention { name: word, addend: 0, relocation: None };
        let Some(at) = word.find('@') else { return Ok(mention) };
        let is_suffix = |modifier: &Modifier<'_>| modifier.text.eq_ignore_ascii_case(&word[at..]);
        match kind.modifiers().find(is_suffix) {
            Some(modifier) => Ok(Mention { name: &word[..at], relocation: Some(modifier.relocation), ..mention }),
            // A suffix that is a modifier of another operand kind is not part of the name.
            None if desc.operand_kinds().any(|kind| kind.modifiers().any(|modifier| is_suffix(&modifier))) => {
                expected("a symbol without this")
            }
            None => Ok(mention),
        }
    }
}

impl fmt::Display for Mention<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Assigns ids to the symbols of lines.
pub(super) type Symbols<'s> = dyn FnMut(Mention<'_>) -> LabelId + 's;

/// A field that the linker fills in with a part of a symbol's address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinkedField {
    /// The ELF relocation.
    pub relocation: u32,
    /// The symbol.
    pub symbol: LabelId,
    /// Added to the symbol's address, in bytes.
    pub addend: i64,
    /// Size of the field in bytes, if it is at the end of the instruction.
    pub bytes: u32,
}

/// Whether a word is a numbered label with a direction.
pub(super) fn is_numbered(word: &str) -> bool {
    let digits = word.strip_suffix(['b', 'f']).unwrap_or("");
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}
