//! Handles of values: one word, which for most values is the value itself.
//!
//! In: small data, or a node number. Out: a [`V`].
//! Invariants: three tag bits determine the meaning of the other bits; the tag distinguishes open and closed nodes, so
//! that check needs no memory access.
//! Not here: the nodes (`values`).

use crate::record_id::RecId;
use crate::symbols::Sym;

/// A value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct V(pub(super) u32);

pub(super) const TAG_SHIFT: u32 = 29;
pub(super) const PAYLOAD: u32 = (1 << TAG_SHIFT) - 1;
pub(super) const T_NODE: u32 = 0;
pub(super) const T_INT: u32 = 1;
pub(super) const T_BITS: u32 = 2;
pub(super) const T_SPECIAL: u32 = 3;
pub(super) const T_STR: u32 = 4;
pub(super) const T_CODE: u32 = 5;
pub(super) const T_DEF: u32 = 6;
/// A closed node; closed and open nodes have one sequence of numbers.
pub(super) const T_CLOSED: u32 = 7;

/// Maximum width in bits of a constant bit vector that is an immediate.
pub(super) const IMM_BITS: u32 = 24;

impl V {
    /// `?`
    pub(crate) const UNSET: V = V((T_SPECIAL << TAG_SHIFT) | 2);
    /// A field without a value because its initialiser was wrong.
    pub(crate) const NONE: V = V((T_SPECIAL << TAG_SHIFT) | 3);

    #[inline]
    pub(super) fn tagged(tag: u32, payload: u32) -> V {
        debug_assert!(payload <= PAYLOAD);
        V((tag << TAG_SHIFT) | payload)
    }

    #[inline]
    pub(super) fn tag(self) -> u32 {
        self.0 >> TAG_SHIFT
    }

    #[inline]
    pub(super) fn payload(self) -> u32 {
        self.0 & PAYLOAD
    }

    pub(crate) fn bit(value: bool) -> V {
        V::tagged(T_SPECIAL, u32::from(value))
    }

    pub(crate) fn str(sym: Sym) -> V {
        V::tagged(T_STR, sym.0)
    }

    pub(crate) fn code(sym: Sym) -> V {
        V::tagged(T_CODE, sym.0)
    }

    pub(crate) fn text(sym: Sym, is_code: bool) -> V {
        if is_code { V::code(sym) } else { V::str(sym) }
    }

    pub(crate) fn def(rec: RecId) -> V {
        V::tagged(T_DEF, rec.0)
    }

    /// The record, if this is one.
    #[inline]
    pub(crate) fn as_def(self) -> Option<RecId> {
        (self.tag() == T_DEF).then(|| RecId(self.payload()))
    }

    /// The text, if this is a string or code.
    #[inline]
    pub(crate) fn as_text(self) -> Option<Sym> {
        matches!(self.tag(), T_STR | T_CODE).then(|| Sym(self.payload()))
    }

    /// The integer, if this is an immediate int, bit or bit vector.
    #[inline]
    pub(crate) fn as_immediate_int(self) -> Option<i64> {
        match self.tag() {
            T_INT => Some(self.signed()),
            T_BITS => Some(i64::from(self.payload() & ((1 << IMM_BITS) - 1))),
            T_SPECIAL if self.payload() < 2 => Some(i64::from(self.payload())),
            _ => None,
        }
    }

    /// The payload of an int.
    #[inline]
    pub(super) fn signed(self) -> i64 {
        i64::from((self.0 << (32 - TAG_SHIFT)) as i32 >> (32 - TAG_SHIFT))
    }

    pub(crate) fn is_code(self) -> bool {
        self.tag() == T_CODE
    }

    pub(crate) fn is_unset(self) -> bool {
        self == V::UNSET
    }

    #[inline]
    pub(super) fn node(self) -> Option<usize> {
        matches!(self.tag(), T_NODE | T_CLOSED).then_some(self.payload() as usize)
    }

    /// Whether printing the value takes significant work.
    pub(crate) fn is_long(self) -> bool {
        matches!(self.tag(), T_NODE | T_CLOSED | T_BITS)
    }

    /// Whether the value is constant: nothing in it can change.
    #[inline]
    pub(crate) fn is_closed(self) -> bool {
        self.tag() != T_NODE
    }

    pub(crate) fn raw(self) -> u32 {
        self.0
    }

    pub(crate) fn from_raw(raw: u32) -> V {
        V(raw)
    }
}

impl std::fmt::Debug for V {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "v{}.{}", self.tag(), self.payload())
    }
}
