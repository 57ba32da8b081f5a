//! Operands as types, and the values that they pass to the encoder.
//!
//! In: operands of a call. Out: [`Values`] in the order of assembly text, each with the index of its operand.
//! Not here: the operands of a machine (see its module), the mapping from values to operands of the description (see
//! `table`).

use super::Machine;
use core::fmt;
use kernelsmith_machine::{LabelId, Mem, RegId};
use std::borrow::Cow;

/// A position in the code; see [`Assembler::label`](super::Assembler::label).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    pub(super) owner: u32,
    pub(super) id: LabelId,
}

/// A type that can be an operand of a machine's instructions.
pub trait OperandType<M: Machine>: Clone {
    /// The operand in assembly syntax.
    fn text(&self) -> String;

    #[doc(hidden)]
    fn put(&self, out: &mut Values);
}

/// A part of an operand, for the encoder.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Reg(RegId),
    Number(i64),
    Address(Mem),
    Label(Label),
    /// A condition or another operand with a name.
    Word(Cow<'static, str>),
    /// A value that no instruction takes, and the reason.
    Wrong(&'static str),
}

/// The maximum number of values in the operands of one instruction.
const MAX_VALUES: usize = 8;

/// The values of the operands of one instruction.
#[doc(hidden)]
#[derive(Debug)]
pub struct Values {
    /// The index of the operand, and the value.
    values: [(u8, Value); MAX_VALUES],
    len: usize,
    operand: u8,
    pub(super) labels_of: u32,
}

impl Values {
    pub(super) fn new(labels_of: u32) -> Values {
        Values { values: [const { (0, Value::Number(0)) }; MAX_VALUES], len: 0, operand: 0, labels_of }
    }

    pub(super) fn values(&self) -> &[(u8, Value)] {
        &self.values[..self.len]
    }

    pub(super) fn has_label(&self) -> bool {
        self.values().iter().any(|(_, value)| matches!(value, Value::Label(_)))
    }

    /// Adds a value of the current operand.
    #[inline]
    pub(super) fn add(&mut self, value: Value) {
        self.values[self.len] = (self.operand, value);
        self.len += 1;
    }
}

/// All operands of an instruction.
#[doc(hidden)]
pub trait Operands<M: Machine>: Clone {
    fn put(&self, out: &mut Values);
    fn texts(&self) -> Vec<String>;
}

macro_rules! tuples {
    ($($($A:ident $n:tt)*;)*) => {$(
        impl<M: Machine, $($A: OperandType<M>),*> Operands<M> for ($($A,)*) {
            #[inline]
            fn put(&self, _out: &mut Values) {
                $(
                    _out.operand = $n;
                    self.$n.put(_out);
                )*
            }

            fn texts(&self) -> Vec<String> {
                vec![$(self.$n.text()),*]
            }
        }
    )*};
}
tuples! {
    ;
    A 0;
    A 0 B 1;
    A 0 B 1 C 2;
    A 0 B 1 C 2 D 3;
}

impl<M: Machine> OperandType<M> for i64 {
    fn text(&self) -> String {
        format!("{}{self}", M::NUMBER_MARK)
    }

    #[inline]
    fn put(&self, out: &mut Values) {
        out.add(Value::Number(*self));
    }
}

/// A floating-point immediate.
impl<M: Machine> OperandType<M> for f64 {
    fn text(&self) -> String {
        format!("{}{self:?}", M::NUMBER_MARK)
    }

    #[inline]
    fn put(&self, out: &mut Values) {
        out.add(Value::Number(self.to_bits() as i64));
    }
}

impl<M: Machine> OperandType<M> for Label {
    fn text(&self) -> String {
        self.to_string()
    }

    #[inline]
    fn put(&self, out: &mut Values) {
        out.add(Value::Label(*self));
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".L{}", self.id.0)
    }
}

/// Implements [`OperandType`] for types that have a `Display` and a list of values.
macro_rules! operand_types {
    ($machine:ty: $($ty:ty, |$it:ident, $out:ident| $put:expr;)*) => {$(
        impl crate::assembler::OperandType<$machine> for $ty {
            fn text(&self) -> String {
                self.to_string()
            }

            #[inline]
            fn put(&self, $out: &mut crate::assembler::operand::Values) {
                let $it = self;
                $put;
            }
        }
    )*};
}
pub(super) use operand_types;

/// Register files: a type for each file, a constant for each register with its assembly name.
macro_rules! registers {
    ($machine:ident: $($(#[$doc:meta])* $ty:ident [$($name:ident)*])*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $ty(u8);

        #[allow(non_upper_case_globals, missing_docs, reason = "called as in assembly")]
        impl $ty {
            const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The register with this number; `None` if there is none.
            pub const fn new(number: u8) -> Option<$ty> {
                if (number as usize) < Self::NAMES.len() { Some($ty(number)) } else { None }
            }

            #[inline]
            fn id(self) -> kernelsmith_machine::RegId {
                static IDS: std::sync::OnceLock<Vec<kernelsmith_machine::RegId>> = std::sync::OnceLock::new();
                let ids = IDS.get_or_init(|| {
                    let desc = <$machine as crate::assembler::Machine>::desc();
                    let find = |name: &&str| desc.reg_by_name(name).unwrap_or_else(|| panic!("no register {name}"));
                    $ty::NAMES.iter().map(find).collect()
                });
                ids[usize::from(self.0)]
            }
        }

        impl core::fmt::Display for $ty {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(Self::NAMES[usize::from(self.0)])
            }
        }

        impl crate::assembler::OperandType<$machine> for $ty {
            fn text(&self) -> String {
                self.to_string()
            }

            #[inline]
            fn put(&self, out: &mut crate::assembler::operand::Values) {
                out.add(crate::assembler::operand::Value::Reg(self.id()));
            }
        }

        #[cfg(test)]
        impl crate::assembler::tests::Sample<$machine> for $ty {
            fn sample(_: &mut crate::assembler::Assembler<$machine>, n: usize) -> $ty {
                $ty((n * 3 + 1) as u8 % $ty::NAMES.len() as u8)
            }
        }

        crate::assembler::operand::constants! { $ty 0u8; $($name)* }
    )*};
}
pub(super) use registers;

/// Constants for the registers of a file, numbered from 0.
macro_rules! constants {
    ($ty:ident $n:expr;) => {};
    ($ty:ident $n:expr; $name:ident $($rest:ident)*) => {
        #[doc = concat!("The register `", stringify!($name), "`.")]
        #[allow(non_upper_case_globals, reason = "called as in assembly")]
        pub const $name: $ty = $ty($n);
        crate::assembler::operand::constants! { $ty $n + 1u8; $($rest)* }
    };
}
pub(super) use constants;
