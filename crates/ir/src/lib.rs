//! The intermediate representation: types, operations, text form, verifier, interpreter.
//!
//! Purpose: a kernel is a flat sequence of small operations over mutable virtual registers, with structured control
//! flow as markers. Front ends append operations ([`Builder`]), passes rewrite them ([`Function`]), [`verify()`] checks
//! them, [`interp`] defines their meaning, and [`text`] prints and parses them.
//!
//! Not here: machines and code generation (see kernelsmith-codegen), and the language in which people write kernels
//! (see kernelsmith-dsl).
//!
//! ```
//! use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols};
//! use kernelsmith_ir::{Builder, Type, verify};
//!
//! let mut b = Builder::new("scale");
//! let (x, factor) = (b.param(Type::F32), b.param(Type::F32));
//! b.result(Type::F32);
//! let product = b.mul(Type::F32, x, factor);
//! b.return_(&[product]);
//! let func = b.finish();
//! assert_eq!(verify(&func), Ok(()));
//!
//! let text = func.to_string();
//! assert_eq!(text, "func @scale(%0: f32, %1: f32) -> f32 {\n    %2 = mul.f32 %0, %1\n    return %2\n}\n");
//! assert_eq!(kernelsmith_ir::text::parse_function(&text).unwrap(), func);
//!
//! let args = [3.0f32, 0.5].map(|x| u64::from(x.to_bits()));
//! let result = Interpreter::new(&func, InterpOptions::default()).unwrap();
//! # let mut result = result;
//! let result = result.run(&args, &mut Memory::new(), &mut Symbols::new()).unwrap();
//! assert_eq!(f32::from_bits(result[0] as u32), 1.5);
//! ```
//!
//! | part | contents |
//! |---|---|
//! | `types` | elements, lanes, types |
//! | [`ops`] | the table of operations, with all their properties except arithmetic |
//! | `op`, `function`, `builder` | operations in memory, functions, building functions |
//! | `module`, `inline` | functions and data that refer to each other by name; calls replaced by the operations of the callee |
//! | `callees` | functions that belong to a function |
//! | [`scalar`], [`interp`], [`fold`] | the semantics of operations on one lane, of functions, of constants |
//! | [`text`] | printer and parser |
//! | [`mod@verify`], [`limits`] | the rules that a function must satisfy |
//! | `random` (feature `fuzzing`) | random functions for differential tests |
#![forbid(unsafe_code)]

mod builder;
mod callees;
mod cond;
mod emulated;
mod exceptions;
mod flags;
pub mod fold;
mod function;
pub mod half;
mod inline;
pub mod interp;
pub mod limits;
mod module;
mod op;
pub mod ops;
mod order;
#[cfg(any(test, feature = "fuzzing"))]
pub mod random;
pub mod scalar;
mod tail_calls;
pub mod text;
mod types;
pub mod verify;

pub use builder::{Builder, MemRef};
pub use callees::{InlineOrigin, guard_calls, inline_calls, max_inlined_ops};
pub use exceptions::{Clause, Exceptions, Landing};
pub use function::{Function, LocId, Location, Passing, StackSlot, Symbol, SymbolKind};
pub use inline::InlineCall;
pub use module::{Alias, Data, DataKind, DataRelocation, Linkage, Module, ModuleFunction};
pub use op::{MemInfo, Op, OpFlags, Pass, SymbolId, VReg};
pub use ops::{Cond, Control, Effects, ElemSet, Imm, OpInfo, Opcode, Operand, Props, ResultRule, Shape, SourceRule};
pub use order::Order;
pub use types::{Elem, Lanes, MIN_VECTOR_BITS, Type, TypeError};
pub use verify::{
    ModuleError, VerifyError, VerifyErrorKind, verify, verify_all, verify_inlined, verify_module, verify_part,
};
