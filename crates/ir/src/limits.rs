//! The limits, in one place: those of functions are fixed, those of texts are defaults.
//!
//! In: nothing. Out: constants that the verifier enforces and the parser and the interpreter rely on.
//! Not here: limits of one machine (frame size, argument registers).

/// Operations of a function.
pub const MAX_OPS: usize = 4 << 20;
/// Registers of a function.
pub const MAX_VREGS: usize = 4 << 20;
/// Entries in the lists of a function.
pub const MAX_LISTS: usize = 16 << 20;
/// Values of the vectors of a function that hold given ones.
pub const MAX_VALUES: usize = 16 << 20;
/// Control markers open at the same time.
pub const MAX_NESTING: usize = 256;
/// Parameters of a function or of a symbol.
pub const MAX_PARAMS: usize = 64;
/// Results of a function.
pub const MAX_RESULTS: usize = 16;
/// Symbols that a function declares.
pub const MAX_SYMBOLS: usize = 4096;
/// Bytes of a name.
pub const MAX_NAME: usize = 255;
/// Functions in a text.
pub const MAX_FUNCTIONS: usize = 65_536;

/// What one text may use of the machine that parses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextLimits {
    /// Bytes of the text: 64 MiB, and never more than 1 GiB, since places in it have 32 bits.
    pub text_bytes: u64,
    /// Bytes of memory for its functions, as estimated by what they hold, growth of lists included: 512 MiB.
    pub memory_bytes: u64,
}

impl TextLimits {
    /// The most that [`TextLimits::text_bytes`] can allow.
    pub const MAX_TEXT_BYTES: u64 = 1 << 30;
}

impl Default for TextLimits {
    fn default() -> TextLimits {
        TextLimits { text_bytes: 64 << 20, memory_bytes: 512 << 20 }
    }
}

/// Whether the text form can hold this name: letters, digits, `_`, `.` and `$`, not beginning with a digit.
pub fn is_name(name: &str) -> bool {
    let starts = name.bytes().next().is_some_and(|b| !b.is_ascii_digit());
    starts
        && name.len() <= MAX_NAME
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$'))
}
