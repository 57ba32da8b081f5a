//! Target tables and the code that interprets them: encoder, decoder, printer, parser.
//!
//! A [`TargetDesc`] describes a machine: flat tables of registers, instructions, selection patterns and calling
//! conventions. Everything in this crate works for any such description: [`encode`](encode::encode()) appends
//! instructions to a [`CodeBuffer`](encode::CodeBuffer) with labels and constants, [`Decoder`](decode::Decoder) reads
//! them back, and [`print_inst`](asm::print_inst) and [`Assembler`](asm::Assembler) convert between operands and text.
//!
//! This crate does not read TableGen (`kernelsmith-describe` does), knows no IR, selects no instructions and names no
//! target.
//!
//! A machine of one instruction, `add rd, rs` in one byte:
//!
//! ```
//! use kernelsmith_machine::build::*;
//! use kernelsmith_machine::{AsmPiece, EncodingStyle, InstFlags, MaskForm, Operand, OperandClass, Piece};
//! use kernelsmith_machine::{asm, decode, encode};
//!
//! let mut tables = DescBuilder::new();
//! let names = ["r0", "r1", "r2", "r3"];
//! let regs: Vec<_> = (0..4u16)
//!     .map(|n| tables.add_reg(&RegSpec { asm_name: names[n as usize], encoding: n, ..RegSpec::default() }))
//!     .collect();
//! let class = tables.add_class(&ClassSpec { name: "R", members: regs.clone(), ..ClassSpec::default() });
//! let operand = |name, is_def| OperandSpec {
//!     name, class: OperandClass::Reg(class), is_def, is_early_clobber: false, differs_from_result: false, tied_to: None,
//! };
//! let add = tables.add_inst(&InstSpec {
//!     name: "ADD",
//!     operands: vec![operand("rd", true), operand("rs", false)],
//!     asm: vec![AsmPiece::Literal("add\t"), AsmPiece::Operand(0), AsmPiece::Literal(", "), AsmPiece::Operand(1)],
//!     flags: InstFlags::default(),
//!     uses: vec![], defs: vec![], features: vec![], latency: 1, fold_last: None,
//!     encoding: EncodingSpec::Fixed {
//!         base: 0b1010_0000,
//!         size_bytes: 1,
//!         pieces: vec![Piece { operand: 0, from: 0, to: 2, len: 2 }, Piece { operand: 1, from: 0, to: 0, len: 2 }],
//!     },
//! });
//! let desc = tables.finish(&TargetSpec {
//!     name: "tiny", pointer_bits: 8, is_little_endian: true, encoding: EncodingStyle::Fixed,
//!     mask_form: MaskForm::Bits, program_counter: None, load_latency: 0, comment: "#", object: ObjectSpec::default(),
//! })?;
//!
//! let mut code = encode::CodeBuffer::new();
//! encode::encode(&desc, add, &[Operand::Reg(regs[3]), Operand::Reg(regs[1])], &mut code)?;
//! assert_eq!(code.bytes(), [0b1010_1101]);
//!
//! let decoded = decode::Decoder::new(&desc).decode(code.bytes())?;
//! let mut text = String::new();
//! asm::print_inst(&desc, decoded.inst, decoded.operands(), &asm::NumberedLabels, &mut text)?;
//! assert_eq!(text, "add\tr3, r1");
//! assert_eq!(asm::Assembler::new(&desc).assemble(&text).unwrap().code(), code.bytes());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod asm;
pub mod build;
mod codec;
pub mod decode;
mod desc;
pub mod encode;
mod ids;
pub mod link;
#[cfg(feature = "object")]
pub mod object;
mod operand;
mod prefixes;
pub mod random;
mod types;

pub use codec::Codec;
pub use desc::*;
pub use ids::*;
pub use operand::{Mem, MemLabel, Operand, OperandTag, Scale};
pub use prefixes::{Prefixes, Segment};
pub use types::{ScalarKind, ValueType};
