//! x86-64: registers, operands and the table of its assembler.
//!
//! ```
//! use kernelsmith::assembler::x86_64::*;
//!
//! // y[i] += a * x[i] for eight floats: x in rdi, y in rsi, a in xmm0.
//! let mut a = Assembler::named("axpy8");
//! a.vbroadcastss(ymm0, xmm0);
//! a.vmovups(ymm1, ymmword(rsi));
//! a.vfmadd231ps(ymm1, ymm0, ymmword(rdi));
//! a.vmovups(ymmword(rsi), ymm1);
//! a.vzeroupper();
//! a.ret();
//! assert_eq!(a.code()?.len(), 22);
//! # Ok::<(), kernelsmith::Error>(())
//! ```
//!
//! | operand | syntax |
//! |---|---|
//! | general register | `rax`, `eax` |
//! | vector register | `xmm0`, `ymm0`, `zmm0` |
//! | address of 32 to 512 bits | `dword(rdi + 4)`, `qword(rdi + rsi * 8)`, `xmmword(..)`, `ymmword(..)`, `zmmword(..)` |
//! | address for `lea` | `address(rdi + rsi * 4 + 8)` |
//! | condition | `Cond::Ne` |
//!
//! Jumps use their long form. Vector instructions use VEX if it can encode the registers, otherwise EVEX.

mod table;

pub use table::mnemonic;

use super::operand::{Value, operand_types, registers};
use super::table::{Sealed, scale};
use core::fmt;
use core::ops::{Add, Mul, Sub};
use kernelsmith_machine::{Mem, Scale, TargetDesc};
use std::borrow::Cow;

/// The x86-64 assembler.
pub type Assembler = super::Assembler<X86_64>;

/// x86-64 with vectors of up to 512 bits.
#[derive(Clone, Copy, Debug)]
pub enum X86_64 {}

impl Sealed for X86_64 {}

impl super::Machine for X86_64 {
    const NAME: &'static str = "x86_64";
    const NUMBER_MARK: &'static str = "";

    fn desc() -> &'static TargetDesc {
        kernelsmith_targets::x86_64()
    }
}

registers! { X86_64:
    /// A 64-bit general-purpose register.
    R64 [rax rcx rdx rbx rsp rbp rsi rdi r8 r9 r10 r11 r12 r13 r14 r15]
    /// The lower half of a general-purpose register.
    R32 [eax ecx edx ebx esp ebp esi edi r8d r9d r10d r11d r12d r13d r14d r15d]
    /// A vector register of 128 bits.
    Xmm [xmm0 xmm1 xmm2 xmm3 xmm4 xmm5 xmm6 xmm7 xmm8 xmm9 xmm10 xmm11 xmm12 xmm13 xmm14 xmm15 xmm16 xmm17 xmm18 xmm19 xmm20 xmm21 xmm22 xmm23 xmm24 xmm25 xmm26 xmm27 xmm28 xmm29 xmm30 xmm31]
    /// A vector register of 256 bits.
    Ymm [ymm0 ymm1 ymm2 ymm3 ymm4 ymm5 ymm6 ymm7 ymm8 ymm9 ymm10 ymm11 ymm12 ymm13 ymm14 ymm15 ymm16 ymm17 ymm18 ymm19 ymm20 ymm21 ymm22 ymm23 ymm24 ymm25 ymm26 ymm27 ymm28 ymm29 ymm30 ymm31]
    /// A vector register of 512 bits.
    Zmm [zmm0 zmm1 zmm2 zmm3 zmm4 zmm5 zmm6 zmm7 zmm8 zmm9 zmm10 zmm11 zmm12 zmm13 zmm14 zmm15 zmm16 zmm17 zmm18 zmm19 zmm20 zmm21 zmm22 zmm23 zmm24 zmm25 zmm26 zmm27 zmm28 zmm29 zmm30 zmm31]
}

/// An index register with its scale: `rsi * 4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scaled(R64, i64);

/// An address: `rdi + rsi * 4 + 8`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address {
    base: R64,
    index: Option<Scaled>,
    disp: i64,
}

/// An address of `BITS` bits in memory; 0 bits for `lea`, which accesses no memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ptr<const BITS: u32>(Address);

/// The address itself, for `lea`.
pub fn address(address: impl Into<Address>) -> Ptr<0> {
    Ptr(address.into())
}

/// 32 bits at the address.
pub fn dword(address: impl Into<Address>) -> Ptr<32> {
    Ptr(address.into())
}

/// 64 bits at the address.
pub fn qword(address: impl Into<Address>) -> Ptr<64> {
    Ptr(address.into())
}

/// 128 bits at the address.
pub fn xmmword(address: impl Into<Address>) -> Ptr<128> {
    Ptr(address.into())
}

/// 256 bits at the address.
pub fn ymmword(address: impl Into<Address>) -> Ptr<256> {
    Ptr(address.into())
}

/// 512 bits at the address.
pub fn zmmword(address: impl Into<Address>) -> Ptr<512> {
    Ptr(address.into())
}

impl From<R64> for Address {
    fn from(base: R64) -> Address {
        Address { base, index: None, disp: 0 }
    }
}

impl Mul<i64> for R64 {
    type Output = Scaled;

    fn mul(self, factor: i64) -> Scaled {
        Scaled(self, factor)
    }
}

impl Add<Scaled> for R64 {
    type Output = Address;

    fn add(self, index: Scaled) -> Address {
        Address { base: self, index: Some(index), disp: 0 }
    }
}

impl Add<R64> for R64 {
    type Output = Address;

    fn add(self, index: R64) -> Address {
        self + index * 1
    }
}

impl Add<i64> for R64 {
    type Output = Address;

    fn add(self, disp: i64) -> Address {
        Address::from(self) + disp
    }
}

impl Sub<i64> for R64 {
    type Output = Address;

    fn sub(self, disp: i64) -> Address {
        Address::from(self) - disp
    }
}

impl Add<i64> for Address {
    type Output = Address;

    fn add(self, disp: i64) -> Address {
        Address { disp: self.disp.saturating_add(disp), ..self }
    }
}

impl Sub<i64> for Address {
    type Output = Address;

    fn sub(self, disp: i64) -> Address {
        Address { disp: self.disp.saturating_sub(disp), ..self }
    }
}

impl Address {
    /// The value for the encoder.
    fn value(self) -> Value {
        let Ok(disp) = i32::try_from(self.disp) else { return Value::Wrong("a displacement has 32 bits") };
        match self.index.map(|Scaled(index, factor)| (index, scale(factor))) {
            None => Value::Address(Mem::base(self.base.id(), disp)),
            Some((index, Ok(scale))) => Value::Address(Mem::indexed(self.base.id(), index.id(), scale, disp)),
            Some((_, Err(why))) => Value::Wrong(why),
        }
    }
}

impl<const BITS: u32> fmt::Display for Ptr<BITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match BITS {
            0 => "",
            32 => "dword ptr ",
            64 => "qword ptr ",
            128 => "xmmword ptr ",
            256 => "ymmword ptr ",
            _ => "zmmword ptr ",
        })?;
        let Address { base, index, disp } = self.0;
        write!(f, "[{base}")?;
        match index {
            None => {}
            Some(Scaled(index, factor)) if factor == i64::from(Scale::One.factor()) => write!(f, " + {index}")?,
            Some(Scaled(index, factor)) => write!(f, " + {factor}*{index}")?,
        }
        match disp {
            0 => f.write_str("]"),
            ..0 => write!(f, " - {}]", disp.unsigned_abs()),
            _ => write!(f, " + {disp}]"),
        }
    }
}

operand_types! { X86_64:
    Cond, |operand, out| out.add(Value::Word(Cow::Borrowed(operand.name())));
}

impl<const BITS: u32> super::OperandType<X86_64> for Ptr<BITS> {
    fn text(&self) -> String {
        self.to_string()
    }

    #[inline]
    fn put(&self, out: &mut super::operand::Values) {
        out.add(self.0.value());
    }
}

/// A condition on the flags.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "called as in assembly")]
pub enum Cond {
    O,
    No,
    B,
    Ae,
    E,
    Ne,
    Be,
    A,
    S,
    Ns,
    P,
    Np,
    L,
    Ge,
    Le,
    G,
}

impl Cond {
    /// All conditions.
    pub const ALL: [Cond; 16] = {
        use Cond::*;
        [O, No, B, Ae, E, Ne, Be, A, S, Ns, P, Np, L, Ge, Le, G]
    };

    /// The name in assembly.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; 16] =
            ["o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g"];
        NAMES[self as usize]
    }
}

impl fmt::Display for Cond {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
pub(super) use table::rows;

#[cfg(test)]
mod samples {
    use super::*;
    use crate::assembler::tests::{NUMBERS, Sample};

    impl<const BITS: u32> Sample<X86_64> for Ptr<BITS> {
        fn sample(a: &mut Assembler, n: usize) -> Ptr<BITS> {
            let (base, index) = (R64::sample(a, n + 2), R64::sample(a, n + 3));
            // The stack pointer cannot be an index.
            let index = if index == rsp { rcx } else { index };
            let disp = NUMBERS[n % NUMBERS.len()];
            Ptr(match n % 3 {
                0 => base + disp,
                1 => base + index * (1 << (n / 3 % 4)) + disp,
                _ => base + index - disp,
            })
        }
    }

    impl Sample<X86_64> for Cond {
        fn sample(_: &mut Assembler, n: usize) -> Cond {
            Cond::ALL[n % 16]
        }
    }
}
