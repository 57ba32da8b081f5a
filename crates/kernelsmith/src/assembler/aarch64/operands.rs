//! Registers and other operands of AArch64.
//!
//! Invariant: a type prints its assembly syntax.
//! Not here: which instructions take them (see the tables in this folder).

use super::AArch64;
use crate::assembler::operand::{Value, Values, operand_types, registers};
use core::fmt;
use kernelsmith_machine::{Mem, Scale};
use std::borrow::Cow;

registers! { AArch64:
    /// A 64-bit general-purpose register, the stack pointer, or the zero register.
    X [x0 x1 x2 x3 x4 x5 x6 x7 x8 x9 x10 x11 x12 x13 x14 x15 x16 x17 x18 x19 x20 x21 x22 x23 x24 x25 x26 x27 x28 x29 x30 sp xzr]
    /// The lower half of a general-purpose register.
    W [w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16 w17 w18 w19 w20 w21 w22 w23 w24 w25 w26 w27 w28 w29 w30 wsp wzr]
    /// The lowest 8 bits of a vector register.
    B [b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 b16 b17 b18 b19 b20 b21 b22 b23 b24 b25 b26 b27 b28 b29 b30 b31]
    /// The lowest 16 bits of a vector register.
    H [h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14 h15 h16 h17 h18 h19 h20 h21 h22 h23 h24 h25 h26 h27 h28 h29 h30 h31]
    /// The lowest 32 bits of a vector register.
    S [s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 s27 s28 s29 s30 s31]
    /// The lowest 64 bits of a vector register.
    D [d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30 d31]
    /// A vector register as a 128-bit scalar.
    Q [q0 q1 q2 q3 q4 q5 q6 q7 q8 q9 q10 q11 q12 q13 q14 q15 q16 q17 q18 q19 q20 q21 q22 q23 q24 q25 q26 q27 q28 q29 q30 q31]
    /// A vector register; instructions take views of it, such as `v0.s4()`.
    V [v0 v1 v2 v3 v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14 v15 v16 v17 v18 v19 v20 v21 v22 v23 v24 v25 v26 v27 v28 v29 v30 v31]
}

/// Views of vector registers as lanes of a type. An array of views is a list of consecutive registers.
macro_rules! vectors {
    ($($ty:ident $method:ident $suffix:literal)*) => {$(
        #[doc = concat!("A vector register as `", $suffix, "`.")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $ty(V);

        impl V {
            #[doc = concat!("The register as `", $suffix, "`.")]
            pub const fn $method(self) -> $ty {
                $ty(self)
            }
        }

        impl fmt::Display for $ty {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!("{}.", $suffix), self.0)
            }
        }

        operand_types! { AArch64:
            $ty, |operand, out| out.add(Value::Reg(operand.0.id()));
        }

        impl<const N: usize> crate::assembler::OperandType<AArch64> for [$ty; N] {
            fn text(&self) -> String {
                let parts: Vec<String> = self.iter().map(|part| part.to_string()).collect();
                format!("{{ {} }}", parts.join(", "))
            }

            fn put(&self, out: &mut Values) {
                let follows = |pair: &[$ty]| pair[1].0.0 == (pair[0].0.0 + 1) % 32;
                out.add(if N > 0 && self.windows(2).all(follows) {
                    Value::Reg(self[0].0.id())
                } else {
                    Value::Wrong("the registers of a list must follow each other")
                });
            }
        }

        #[cfg(test)]
        impl crate::assembler::tests::Sample<AArch64> for $ty {
            fn sample(a: &mut super::Assembler, n: usize) -> $ty {
                $ty(V::sample(a, n))
            }
        }

        #[cfg(test)]
        impl<const N: usize> crate::assembler::tests::Sample<AArch64> for [$ty; N] {
            fn sample(_: &mut super::Assembler, n: usize) -> [$ty; N] {
                std::array::from_fn(|at| $ty(V(((n * 29 + at) % 32) as u8)))
            }
        }
    )*};
}
vectors! { V8b b8 "8b" V16b b16 "16b" V4h h4 "4h" V8h h8 "8h" V2s s2 "2s" V4s s4 "4s" V2d d2 "2d" }

/// Lanes of vector registers.
macro_rules! lanes {
    ($($ty:ident $method:ident $suffix:literal)*) => {$(
        #[doc = concat!("A lane of a vector register as `", $suffix, "`.")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $ty(V, i64);

        impl V {
            #[doc = concat!("Lane number `lane` of the register as `", $suffix, "`.")]
            pub const fn $method(self, lane: i64) -> $ty {
                $ty(self, lane)
            }
        }

        impl fmt::Display for $ty {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!("{}.", $suffix, "[{}]"), self.0, self.1)
            }
        }

        operand_types! { AArch64:
            $ty, |operand, out| { out.add(Value::Reg(operand.0.id())); out.add(Value::Number(operand.1)) };
        }

        #[cfg(test)]
        impl crate::assembler::tests::Sample<AArch64> for $ty {
            fn sample(a: &mut super::Assembler, n: usize) -> $ty {
                $ty(V::sample(a, n), n as i64 % 2)
            }
        }
    )*};
}
lanes! { LaneB b "b" LaneH h "h" LaneS s "s" LaneD d "d" Lane4b b4 "4b" Lane2h h2 "2h" }

/// A register that the instruction shifts before use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shifted<R> {
    register: R,
    shift: &'static str,
    amount: i64,
}

/// `lsl #n`, after a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lsl(i64);

/// Shifts a number left by `amount` bits.
pub const fn lsl(amount: i64) -> Lsl {
    Lsl(amount)
}

macro_rules! shifts {
    ($($ty:ident)*) => {$(
        impl $ty {
            /// The register, shifted left by `amount` bits.
            pub const fn lsl(self, amount: i64) -> Shifted<$ty> {
                Shifted { register: self, shift: "lsl", amount }
            }

            /// The register, shifted right by `amount` bits, unsigned.
            pub const fn lsr(self, amount: i64) -> Shifted<$ty> {
                Shifted { register: self, shift: "lsr", amount }
            }

            /// The register, shifted right by `amount` bits, signed.
            pub const fn asr(self, amount: i64) -> Shifted<$ty> {
                Shifted { register: self, shift: "asr", amount }
            }

            /// The register, rotated right by `amount` bits; for logical operations.
            pub const fn ror(self, amount: i64) -> Shifted<$ty> {
                Shifted { register: self, shift: "ror", amount }
            }
        }

        operand_types! { AArch64:
            Shifted<$ty>, |operand, out| {
                out.add(Value::Reg(operand.register.id()));
                out.add(Value::Word(Cow::Borrowed(operand.shift)));
                out.add(Value::Number(operand.amount))
            };
        }
    )*};
}
shifts! { X W }

impl<R: fmt::Display> fmt::Display for Shifted<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {} #{}", self.register, self.shift, self.amount)
    }
}

impl fmt::Display for Lsl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lsl #{}", self.0)
    }
}

/// `[x1, #8]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offset(X, i32);
/// `[x1, #16]!`: updates the register before the access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pre(X, i64);
/// `[x1], #16`: updates the register after the access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Post(X, i64);
/// `[x1], x2`: updates the register after the access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PostBy(X, X);
/// `[x1, x2]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Index(X, X);
/// `[x1, x2, lsl #3]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScaledIndex(X, X, i64);

impl X {
    /// The address in the register plus `disp` bytes.
    pub const fn at(self, disp: i32) -> Offset {
        Offset(self, disp)
    }

    /// Adds `by` bytes to the register, then uses it as the address.
    pub const fn pre(self, by: i64) -> Pre {
        Pre(self, by)
    }

    /// Uses the register as the address, then adds `by` bytes to it.
    pub const fn post(self, by: i64) -> Post {
        Post(self, by)
    }

    /// Uses the register as the address, then adds the bytes in `by` to it.
    pub const fn post_by(self, by: X) -> PostBy {
        PostBy(self, by)
    }

    /// The address in the register plus the bytes in `index`.
    pub const fn plus(self, index: X) -> Index {
        Index(self, index)
    }

    /// The address in the register plus `index` elements of `2^amount` bytes.
    pub const fn plus_lsl(self, index: X, amount: i64) -> ScaledIndex {
        ScaledIndex(self, index, amount)
    }
}

fn indexed(base: X, index: X) -> Value {
    Value::Address(Mem::indexed(base.id(), index.id(), Scale::One, 0))
}

operand_types! { AArch64:
    Lsl, |operand, out| out.add(Value::Number(operand.0));
    Offset, |operand, out| out.add(Value::Address(Mem::base(operand.0.id(), operand.1)));
    Pre, |operand, out| { out.add(Value::Reg(operand.0.id())); out.add(Value::Number(operand.1)) };
    Post, |operand, out| { out.add(Value::Reg(operand.0.id())); out.add(Value::Number(operand.1)) };
    PostBy, |operand, out| { out.add(Value::Reg(operand.0.id())); out.add(Value::Reg(operand.1.id())) };
    Index, |operand, out| out.add(indexed(operand.0, operand.1));
    ScaledIndex, |operand, out| { out.add(indexed(operand.0, operand.1)); out.add(Value::Number(operand.2)) };
    Cond, |operand, out| out.add(Value::Word(Cow::Borrowed(operand.name())));
}

macro_rules! displays {
    ($($ty:ty, |$it:ident| $($part:expr),*;)*) => {$(
        impl fmt::Display for $ty {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let $it = self;
                write!(f, $($part),*)
            }
        }
    )*};
}
displays! {
    Pre, |operand| "[{}, #{}]!", operand.0, operand.1;
    Post, |operand| "[{}], #{}", operand.0, operand.1;
    PostBy, |operand| "[{}], {}", operand.0, operand.1;
    Index, |operand| "[{}, {}]", operand.0, operand.1;
    ScaledIndex, |operand| "[{}, {}, lsl #{}]", operand.0, operand.1, operand.2;
    Cond, |operand| "{}", operand.name();
}

impl fmt::Display for Offset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.1 {
            0 => write!(f, "[{}]", self.0),
            disp => write!(f, "[{}, #{disp}]", self.0),
        }
    }
}

/// A condition on the flags.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "called as in assembly")]
pub enum Cond {
    Eq,
    Ne,
    Hs,
    Lo,
    Mi,
    Pl,
    Vs,
    Vc,
    Hi,
    Ls,
    Ge,
    Lt,
    Gt,
    Le,
    Al,
}

impl Cond {
    /// All conditions.
    pub const ALL: [Cond; 15] = {
        use Cond::*;
        [Eq, Ne, Hs, Lo, Mi, Pl, Vs, Vc, Hi, Ls, Ge, Lt, Gt, Le, Al]
    };

    /// The name in assembly.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; 15] =
            ["eq", "ne", "hs", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le", "al"];
        NAMES[self as usize]
    }
}

#[cfg(test)]
mod samples {
    use super::*;
    use crate::assembler::tests::{NUMBERS, Sample};

    fn number(n: usize) -> i64 {
        NUMBERS[n % NUMBERS.len()]
    }

    macro_rules! samples {
        ($($ty:ty, |$a:ident, $n:ident| $make:expr;)*) => {$(
            impl Sample<AArch64> for $ty {
                fn sample($a: &mut crate::assembler::aarch64::Assembler, $n: usize) -> $ty {
                    $make
                }
            }
        )*};
    }
    samples! {
        Shifted<X>, |a, n| [X::lsl, X::lsr, X::asr, X::ror][n % 4](X::sample(a, n), n as i64 % 7 + 1);
        Shifted<W>, |a, n| [W::lsl, W::lsr, W::asr, W::ror][n % 4](W::sample(a, n), n as i64 % 7 + 1);
        Lsl, |_a, n| Lsl(16 * (n as i64 % 2));
        Offset, |a, n| Offset(X::sample(a, n + 1), number(n) as i32);
        Pre, |a, n| Pre(X::sample(a, n + 1), number(n));
        Post, |a, n| Post(X::sample(a, n + 1), number(n));
        PostBy, |a, n| PostBy(X::sample(a, n + 1), X::sample(a, n + 2));
        Index, |a, n| Index(X::sample(a, n + 1), X::sample(a, n + 2));
        ScaledIndex, |a, n| ScaledIndex(X::sample(a, n + 1), X::sample(a, n + 2), n as i64 % 5);
        Cond, |_a, n| Cond::ALL[n % 14];
    }
}
