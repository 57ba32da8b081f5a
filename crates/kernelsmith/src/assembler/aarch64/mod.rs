//! AArch64: registers, operands and the table of its assembler.
//!
//! The four programs that everyone starts with. A constant:
//!
//! ```
//! use kernelsmith::assembler::aarch64::*;
//!
//! let mut a = Assembler::new();
//! a.mov(x0, 5);
//! a.ret();
//! assert_eq!(words(&a.code()?), [0xd28000a0, 0xd65f03c0]);
//! # fn words(code: &[u8]) -> Vec<u32> { code.chunks(4).map(|w| u32::from_le_bytes(w.try_into().unwrap())).collect() }
//! # Ok::<(), kernelsmith::Error>(())
//! ```
//!
//! A constant that is chosen while the program runs; a number of more than 16 bits is refused, not cut:
//!
//! ```
//! # use kernelsmith::assembler::{AssemblerErrorKind, aarch64::*};
//! # fn words(code: &[u8]) -> Vec<u32> { code.chunks(4).map(|w| u32::from_le_bytes(w.try_into().unwrap())).collect() }
//! let constant = |n: i64| {
//!     let mut a = Assembler::new();
//!     a.movz(x0, n, lsl(0));
//!     a.ret();
//!     a.code()
//! };
//! for n in [0, 5, 0xffff] {
//!     assert_eq!(words(&constant(n)?), [0xd2800000 | (n as u32) << 5, 0xd65f03c0]);
//! }
//! let error = constant(0x10000).unwrap_err();
//! assert_eq!(error.kind(), &AssemblerErrorKind::OutOfRange { value: 0x10000, min: 0, max: 0xffff });
//! assert_eq!((error.operation(), error.operand()), ("movz", Some((1, "#65536"))));
//! # Ok::<(), kernelsmith::Error>(())
//! ```
//!
//! An argument, and a loop of 512 turns:
//!
//! ```
//! # use kernelsmith::assembler::aarch64::*;
//! # fn words(code: &[u8]) -> Vec<u32> { code.chunks(4).map(|w| u32::from_le_bytes(w.try_into().unwrap())).collect() }
//! let mut a = Assembler::new();
//! a.add(x0, x0, 5);
//! a.ret();
//! assert_eq!(words(&a.code()?), [0x91001400, 0xd65f03c0]);
//! # #[cfg(target_arch = "aarch64")]
//! # {
//! let add = a.finish::<unsafe extern "C" fn(u64) -> u64>()?; // an error on other machines
//! // SAFETY: the code takes a number and gives one.
//! assert_eq!(unsafe { add.call(7)? }, 12);
//! # }
//!
//! let mut a = Assembler::new();
//! a.mov(x0, 512);
//! a.mov(x1, 0);
//! let top = a.label();
//! a.bind(top);
//! a.add(x1, x1, 1);
//! a.sub(x0, x0, 1);
//! a.cbnz(x0, top);
//! a.mov(x0, x1);
//! a.ret();
//! let code = words(&a.code()?);
//! assert_eq!((code[0], code[3], code[4]), (0xd2804000, 0xd1000400, 0xb5ffffc0));
//! # Ok::<(), kernelsmith::Error>(())
//! ```
//!
//! | operand | written |
//! |---|---|
//! | general register | `x0`, `w3`, `sp`, `xzr` |
//! | shifted register | `x2.lsl(3)` |
//! | part of a vector register as a scalar | `b0`, `h0`, `s0`, `d0`, `q0` |
//! | vector, lane | `v0.s4()`, `v2.s(1)` |
//! | list of vectors | `[v0.s4(), v1.s4()]` |
//! | address | `x1.at(8)`, `x1.pre(16)`, `x1.post(16)`, `x1.post_by(x2)`, `x1.plus(x2)`, `x1.plus_lsl(x2, 3)` |
//! | condition | `Cond::Ne` |

mod base;
mod float;
mod operands;
mod simd;

pub use operands::*;

/// The names of instructions, as types that choose rows of the tables.
pub mod mnemonic {
    pub use super::base::mnemonic::*;
    pub use super::float::mnemonic::*;
    pub use super::simd::mnemonic::*;
}

use super::table::Sealed;
use kernelsmith_machine::TargetDesc;

/// The assembler of AArch64.
pub type Assembler = super::Assembler<AArch64>;

/// AArch64 with vectors of 128 bits.
#[derive(Clone, Copy, Debug)]
pub enum AArch64 {}

impl Sealed for AArch64 {}

impl super::Machine for AArch64 {
    const NAME: &'static str = "aarch64";
    const NUMBER_MARK: &'static str = "#";

    fn desc() -> &'static TargetDesc {
        kernelsmith_targets::aarch64()
    }
}

#[cfg(test)]
pub(super) fn rows() -> Vec<super::tests::Row<AArch64>> {
    [base::rows(), float::rows(), simd::rows()].into_iter().flatten().collect()
}
