//! Target tables and what interprets them: encoder, decoder, printer, parser.

pub mod asm;
pub mod build;
pub mod decode;
mod desc;
pub mod encode;
mod ids;
mod operand;
mod types;

pub use desc::*;
pub use ids::*;
pub use operand::{Mem, MemLabel, Operand, OperandTag, Scale};
pub use types::{ScalarKind, ValueType};
