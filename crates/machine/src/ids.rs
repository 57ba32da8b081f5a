//! Indices of the tables, one type each.
//!
//! Invariant: an id is only meaningful with the [`TargetDesc`](crate::TargetDesc) that handed it out.
//! Not here: what the ids stand for.

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

            /// The id of a row; rows beyond the id's width do not exist, so this is for indices that tables gave.
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
    /// An operation that patterns match, known by its opcode string.
    NodeId(u16), "node"
}
typed_index! {
    /// An operand matched by code, known by the name of its function.
    ComplexId(u8), "complex"
}
typed_index! {
    /// A condition that patterns name.
    CondCodeId(u8), "cc"
}
typed_index! {
    /// The smallest piece of register storage: registers overlap exactly when they share a unit.
    UnitId(u16), "unit"
}
typed_index! {
    /// A place inside a register where a narrower one lives.
    SubIndexId(u8), "sub"
}
typed_index! {
    /// A calling convention.
    ConventionId(u8), "convention"
}
typed_index! {
    /// A place in the code, bound or not yet.
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
