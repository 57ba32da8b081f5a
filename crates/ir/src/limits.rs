//! All limits: those of functions are fixed, those of texts are defaults.
//!
//! In: nothing. Out: constants that the verifier enforces and on which the parser and the interpreter rely.
//! Not here: limits of one machine (frame size, argument registers).

/// Maximum number of operations of a function.
pub const MAX_OPS: usize = 4 << 20;
/// Maximum number of registers of a function.
pub const MAX_VREGS: usize = 4 << 20;
/// Maximum number of entries in the lists of a function.
pub const MAX_LISTS: usize = 16 << 20;
/// Maximum number of lanes in the constant vectors of a function, and values of its cases.
pub const MAX_VALUES: usize = 16 << 20;
/// Maximum nesting depth of control markers.
pub const MAX_NESTING: usize = 256;
/// Maximum number of parameters of a function or a symbol.
pub const MAX_PARAMS: usize = 64;
/// Maximum number of results of a function.
pub const MAX_RESULTS: usize = 16;
/// Maximum number of symbols that a function declares.
pub const MAX_SYMBOLS: usize = 1 << 16;
/// Maximum number of data objects of a module.
pub const MAX_DATA: usize = 1 << 20;
/// Maximum size in bytes of a data object.
pub const MAX_DATA_BYTES: u64 = 1 << 30;
/// Maximum alignment in bytes of a data object: a page.
pub const MAX_DATA_ALIGN: u32 = 4096;
/// Maximum number of landings of a function, and of the types that they catch.
pub const MAX_THROWN: usize = 1 << 14;
/// Maximum number of stack slots of a function: a large function of C has thousands of variables before optimisation.
pub const MAX_SLOTS: usize = 1 << 14;
/// Maximum size in bytes of all stack slots of a function.
pub const MAX_SLOT_BYTES: u32 = 1 << 20;
/// Maximum alignment in bytes of a stack slot: that of the widest vector that fixed types name, and of a cache line.
pub const MAX_SLOT_ALIGN: u32 = 64;
/// Maximum length of a name in bytes: templates of C++ have names of thousands.
pub const MAX_NAME: usize = 1 << 16;
/// Maximum number of functions that belong to a function.
pub const MAX_CALLEES: usize = 1024;
/// Maximum number of functions in a text.
pub const MAX_FUNCTIONS: usize = 65_536;

/// The resources that parsing a text may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextLimits {
    /// Maximum size of the text in bytes: 64 MiB by default, and never more than 1 GiB, because positions have 32 bits.
    pub text_bytes: u64,
    /// Maximum estimated memory of its functions in bytes, including spare capacity of lists: 512 MiB by default.
    pub memory_bytes: u64,
}

impl TextLimits {
    /// The maximum of [`TextLimits::text_bytes`].
    pub const MAX_TEXT_BYTES: u64 = 1 << 30;
}

impl Default for TextLimits {
    fn default() -> TextLimits {
        TextLimits { text_bytes: 64 << 20, memory_bytes: 512 << 20 }
    }
}

/// Whether the text form accepts this name: letters, digits, `_`, `.`, `$` and visible characters beyond ASCII, not starting
/// with a digit. C and Rust allow letters of all languages.
pub fn is_name(name: &str) -> bool {
    let starts = name.bytes().next().is_some_and(|b| !b.is_ascii_digit());
    starts && name.len() <= MAX_NAME && name.chars().all(is_name_char)
}

fn is_name_char(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    }
    // What is invisible, or reverses the direction of text, would make listings lie.
    let is_invisible = matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    !(c.is_control() || c.is_whitespace() || is_invisible)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_letters_of_all_languages_but_nothing_invisible() {
        for name in ["f", "_.$9", "привет", "名前", "a\u{301}", &"x".repeat(MAX_NAME)] {
            assert!(is_name(name), "{name}");
        }
        for name in ["", "9f", "a b", "a\u{a0}b", "a\u{202e}b", "\u{200b}", "a\u{85}", "a\"", &"x".repeat(MAX_NAME + 1)]
        {
            assert!(!is_name(name), "{name:?}");
        }
    }
}
