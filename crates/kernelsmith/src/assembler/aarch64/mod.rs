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
//! # #[cfg(target_arch = "aarch64")]
//! // SAFETY: the code gives a number.
//! assert_eq!(unsafe { a.finish::<unsafe extern "C" fn() -> u64>()?.call()? }, 5);
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
//! # #[cfg(target_arch = "aarch64")]
//! // SAFETY: the code gives a number.
//! assert_eq!(unsafe { a.finish::<unsafe extern "C" fn() -> u64>()?.call()? }, 512);
//! # Ok::<(), kernelsmith::Error>(())
//! ```
//!
//! The inner kernel of a product of matrices that adds up a batch, `C += A0 B0 + A1 B1 + ..` in `f32`: 8 rows and 4 columns of
//! C stay in registers, Rust's loops write the instructions, and the depth of the matrices is a constant of the code.
//!
//! ```
//! # use kernelsmith::assembler::aarch64::*;
//! let depth = 16;
//! let mut a = Assembler::named("brgemm_8x4");
//! let c = [[v16, v17], [v18, v19], [v20, v21], [v22, v23]];
//! // x0: the As, column by column; x1: the Bs, row by row; x2: C, column by column; x3: how many of them.
//! a.mov(x4, x2);
//! for column in c {
//!     a.ld1(column.map(|v| v.s4()), x4.post(32));
//! }
//! let (next, deeper) = (a.label(), a.label());
//! a.bind(next);
//! a.mov(x5, depth);
//! a.bind(deeper);
//! a.ld1([v0.s4(), v1.s4()], x0.post(32));
//! a.ld1([v2.s4()], x1.post(16));
//! for (n, column) in (0..).zip(c) {
//!     for (sum, rows) in column.into_iter().zip([v0, v1]) {
//!         a.fmla(sum.s4(), rows.s4(), v2.s(n));
//!     }
//! }
//! a.sub(x5, x5, 1);
//! a.cbnz(x5, deeper);
//! a.sub(x3, x3, 1);
//! a.cbnz(x3, next);
//! for column in c {
//!     a.st1(column.map(|v| v.s4()), x2.post(32));
//! }
//! a.ret();
//! assert_eq!(a.code()?.len(), 4 * (5 + 1 + 2 + 8 + 4 + 5));
//! # #[cfg(target_arch = "aarch64")]
//! # {
//! let kernel = a.finish::<unsafe extern "C" fn(*const f32, *const f32, *mut f32, u64)>()?;
//! let x: Vec<f32> = (0..3 * 16 * 8).map(|i| (i % 7) as f32).collect();
//! let y: Vec<f32> = (0..3 * 16 * 4).map(|i| (i % 5) as f32).collect();
//! let mut sums = vec![1.0; 32];
//! // SAFETY: three matrices of 8 times 16 elements, three of 16 times 4, and one of 8 times 4 that is written.
//! unsafe { kernel.call(x.as_ptr(), y.as_ptr(), sums.as_mut_ptr(), 3)? };
//! for (at, sum) in sums.iter().enumerate() {
//!     let product: f32 = (0..48).map(|k| x[8 * k + at % 8] * y[4 * k + at / 8]).sum();
//!     assert_eq!(*sum, 1.0 + product);
//! }
//! # }
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
