//! Table indices, one type per table.
//!
//! Invariant: an id is only meaningful with the [`TargetDesc`](crate::TargetDesc) that it comes from.
//! Not here: the table rows themselves.

use std::fmt;
use std::num::NonZeroU16;

macro_rules! typed_index {
    ($(#[$doc:meta])* $name:ident($inner:ty), $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub $inner);

        impl $name {
            /// The row of the table.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }

            /// The id of a row. Use it only with indices that come from tables: a row index beyond the id's width does
            /// not exist.
            #[inline]
            pub fn from_index(index: usize) -> Self {
                debug_assert!(index <= <$inner>::MAX as usize);
                $name(index as $inner)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }
    };
}

typed_index! {
    /// A register class.
    ClassId(u8), "class"
}
typed_index! {
    /// A machine instruction.
    InstId(u16), "inst"
}
typed_index! {
    /// A kind of immediate, memory, label or condition operand.
    OperandKindId(u8), "kind"
}
typed_index! {
    /// A selection pattern.
    PatternId(u16), "pattern"
}
typed_index! {
    /// An optional feature of the machine.
    FeatureId(u16), "feature"
}
typed_index! {
    /// An operation that patterns match, identified by its opcode string.
    NodeId(u16), "node"
}
typed_index! {
    /// An operand that a function matches, identified by the function's name.
    ComplexId(u8), "complex"
}
typed_index! {
    /// A condition used in patterns.
    CondCodeId(u8), "cc"
}
typed_index! {
    /// The smallest piece of register storage: registers overlap exactly when they have a unit in common.
    UnitId(u16), "unit"
}
typed_index! {
    /// A position inside a register that holds a narrower register.
    SubIndexId(u8), "sub"
}
typed_index! {
    /// A calling convention.
    ConventionId(u8), "convention"
}
typed_index! {
    /// A code position, bound or not.
    LabelId(u32), "L"
}

/// A physical register; `Option<RegId>` is as small as `RegId`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RegId(NonZeroU16);

impl RegId {
    /// The row of the register table.
    #[inline]
    pub fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The register of a row. At most 65 534 registers exist; larger indices name the last one.
    #[inline]
    pub fn from_index(index: usize) -> Self {
        debug_assert!(index < u16::MAX as usize);
        RegId(NonZeroU16::MIN.saturating_add(index.min(u16::MAX as usize) as u16))
    }
}

impl fmt::Display for RegId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "reg{}", self.index())
    }
}
