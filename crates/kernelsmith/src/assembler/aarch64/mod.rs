//! AArch64: registers, operands and the table of its assembler.
//!
//! Four introductory programs. A constant:
//!
//! ```
//! use kernelsmith::assembler::aarch64::*;
//!
//! let mut a = Assembler::new();
//! a.mov(x0, 5);
//! a.ret();
//! assert_eq!(words(&a.code()?), [0xd28000a0, 0xd65f03c0]);
//! # #[cfg(target_arch = "aarch64")]
//! // SAFETY: the code takes nothing and returns an integer.
//! assert_eq!(unsafe { a.finish::<unsafe extern "C" fn() -> u64>()?.call()? }, 5);
//! # fn words(code: &[u8]) -> Vec<u32> { code.chunks(4).map(|w| u32::from_le_bytes(w.try_into().unwrap())).collect() }
//! # Ok::<(), kernelsmith::Error>(())
//! ```
//!
//! A constant that is known only at run time. The assembler rejects a number of more than 16 bits instead of truncating
//! it:
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
//! An argument, and a loop with 512 iterations:
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
//! // SAFETY: the code takes an integer and returns one.
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
//! // SAFETY: the code takes nothing and returns an integer.
//! assert_eq!(unsafe { a.finish::<unsafe extern "C" fn() -> u64>()?.call()? }, 512);
//! # Ok::<(), kernelsmith::Error>(())
//! ```
//!
//! The micro-kernel of a batched matrix product, `C += A0 B0 + A1 B1 + ..` in `f32`: the 8 x 4 register tile of C stays
//! in registers, Rust's loops generate the instructions, and the reduction dimension K is a constant of the code.
//!
//! ```
//! # use kernelsmith::assembler::aarch64::*;
//! let depth = 16;
//! let mut a = Assembler::named("brgemm_8x4");
//! let c = [[v16, v17], [v18, v19], [v20, v21], [v22, v23]];
//! // x0: the A panels, column-major; x1: the B panels, row-major; x2: C, column-major; x3: the number of panels.
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
//! // SAFETY: three 8 x 16 matrices, three 16 x 4 matrices, and one 8 x 4 matrix that is written.
//! unsafe { kernel.call(x.as_ptr(), y.as_ptr(), sums.as_mut_ptr(), 3)? };
//! for (at, sum) in sums.iter().enumerate() {
//!     let product: f32 = (0..48).map(|k| x[8 * k + at % 8] * y[4 * k + at / 8]).sum();
//!     assert_eq!(*sum, 1.0 + product);
//! }
//! # }
//! # Ok::<(), kernelsmith::Error>(())
//! ```
//!
//! | operand | syntax |
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

/// The names of instructions, as types that select rows of the tables.
pub mod mnemonic {
    pub use super::base::mnemonic::*;
    pub use super::float::mnemonic::*;
    pub use super::simd::mnemonic::*;
}

use super::table::Sealed;
use kernelsmith_machine::TargetDesc;

/// The AArch64 assembler.
pub type Assembler = super::Assembler<AArch64>;

/// AArch64 with NEON (128-bit vectors).
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
