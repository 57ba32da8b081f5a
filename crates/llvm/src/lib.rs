//! LLVM IR without LLVM: text and bitcode of versions 19 to 22 and of rustc.
//!
//! Reads a module into a compact model, [`Module`], and the bodies of functions on demand, [`Body`]. Start with
//! [`Module::parse`].
//!
//! | to | see |
//! |---|---|
//! | read a module, text or bitcode | [`Module::parse`], [`Limits`] |
//! | read a function's body | [`Module::body`], [`Body`] |
//! | look at symbols, types, constants, attributes | [`Module::symbols`], [`types`], [`constants`], [`attribute`] |
//! | verify what is read | [`Module::verify`], [`Module::verify_body`] |
//! | look at the control-flow graph and its dominators | [`graph`] |
//! | print a module as text | [`Module::print`] |
//! | lower a module to `kernelsmith-ir` | [`Module::lower`] |
//! | specialise a function that was lowered | [`specialise::Specialise`] |
//! | show errors | [`Error`], [`Failure`] |
//!
//! Metadata is skipped, but for positions in source files; so are attributes that only state facts and that the model
//! does not have. Module-level assembly text and the instructions of exceptions on Windows are refused by name.
//! Reading executes nothing.
//!
//! ```
//! use kernelsmith_llvm::Module;
//!
//! let text = "define i32 @twice(i32 %x) {\n  %y = shl i32 %x, 1\n  ret i32 %y\n}\n";
//! let mut module = Module::parse("twice.ll", text.as_bytes())?;
//! let twice = module.find(b"twice").expect("the module defines it");
//! let body = module.body(twice)?;
//! assert_eq!((body.blocks().len(), body.n_insts()), (1, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod attribute;
mod bitcode;
mod bitstream;
pub mod body;
pub mod constants;
mod convention;
mod error;
mod features;
#[doc(hidden)]
pub mod fuzzing;
pub mod graph;
mod index;
mod intern;
mod layout;
mod limits;
mod lower;
pub mod module;
pub mod opcode;
mod print;
mod read;
pub mod specialise;
mod structure;
mod text;
pub mod types;
mod vectorise;
mod verify;

pub use body::Body;
pub use error::{Error, ErrorKind, Failure, Place};
pub use index::{Block, Inst, Local, Symbol};
pub use limits::Limits;
pub use lower::Shape;
pub use module::Module;
