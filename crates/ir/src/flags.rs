//! The flags of an operation.
//!
//! In: nothing. Out: [`OpFlags`]. Not here: which operation may have which flag (a column of the table in [`crate::ops`]).

use core::fmt;

/// Bit set of the flags of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct OpFlags(u8);

impl OpFlags {
    /// No flag.
    pub const NONE: OpFlags = OpFlags(0);
    /// A float operation may be fused with an adjacent one, with one rounding fewer.
    pub const CONTRACT: OpFlags = OpFlags(1);
    /// A float operation may be reordered with others of its kind.
    pub const REASSOCIATE: OpFlags = OpFlags(2);
    /// Passes must preserve the memory access: they may not drop, duplicate or merge it, or move it across another
    /// volatile access.
    pub const VOLATILE: OpFlags = OpFlags(4);
    /// A non-temporal memory access: it need not stay in the caches.
    pub const NONTEMPORAL: OpFlags = OpFlags(8);
    /// The condition is likely true.
    pub const LIKELY: OpFlags = OpFlags(16);
    /// The condition is likely false.
    pub const UNLIKELY: OpFlags = OpFlags(32);
    /// Inactive lanes become zero.
    pub const PASS_ZERO: OpFlags = OpFlags(64);
    /// Inactive lanes are undefined.
    pub const PASS_UNDEF: OpFlags = OpFlags(128);

    /// Every flag with its keyword; the mask flags print as `pass zero` and `pass undef` instead.
    pub const NAMES: [(OpFlags, &'static str); 6] = [
        (OpFlags::CONTRACT, "contract"),
        (OpFlags::REASSOCIATE, "reassociate"),
        (OpFlags::VOLATILE, "volatile"),
        (OpFlags::NONTEMPORAL, "nontemporal"),
        (OpFlags::LIKELY, "likely"),
        (OpFlags::UNLIKELY, "unlikely"),
    ];

    /// Whether all flags of `other` are set.
    #[inline]
    pub const fn has(self, other: OpFlags) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether nothing is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The union of both sets.
    pub const fn or(self, other: OpFlags) -> OpFlags {
        OpFlags(self.0 | other.0)
    }

    /// This set without the flags of `other`.
    pub const fn without(self, other: OpFlags) -> OpFlags {
        OpFlags(self.0 & !other.0)
    }

    /// The byte.
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl fmt::Debug for OpFlags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OpFlags({:#010b})", self.0)
    }
}
