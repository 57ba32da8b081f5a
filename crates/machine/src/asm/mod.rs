//! Assembly text: printer and parser.
//!
//! In: instructions with operands, or text. Out: the other one.
//! Invariant: printed text parses to the same instruction bytes.
//! Not here: rendering of errors; they contain offsets into the text.

mod address;
mod constant;
mod error;
mod lexer;
mod limits;
mod matcher;
mod modified;
mod parse;
mod print;
mod print_program;
mod program;
mod section;
mod symbol;

pub use error::{AsmError, AsmErrorKind};
pub use limits::AsmLimits;
pub use parse::{Assembler, ParsedInst};
pub use print::{LabelNames, Listing, NumberedLabels, disassemble, print_inst, print_prefixed};
pub use print_program::{AssemblySyntax, UnprintableRelocation, print_program};
pub use program::{Binding, Line, Program, Relocation, Section, SectionKind, Symbol};
pub use section::{SectionLine, disassemble_section};
pub use symbol::{LinkedField, Mention};

/// The words for the size of a memory operand in bits.
const SIZE_WORDS: [(&str, u32); 8] = [
    ("byte", 8),
    ("word", 16),
    ("dword", 32),
    ("qword", 64),
    ("xmmword", 128),
    ("ymmword", 256),
    ("zmmword", 512),
    ("tbyte", 80),
];
