//! Views of selection patterns.
//!
//! A pattern consists of two trees in pre-order. The matched tree has operations ([`PatternItem::Node`]) as inner nodes
//! and bound values as leaves; each bound leaf has a [`Slot`], and leaves with equal slots must match equal values. The
//! result tree lists the instructions to emit and the slots that are their inputs (the results of an instruction are
//! implicit).
//! Invariants: `children` counts direct children, and [`PatternRef::extent`] returns the size of a subtree, so a
//! matcher can walk the tree with an index and needs no stack.
//! Not here: matching.

use super::inst::flags;
use super::{Column, TargetDesc};
use crate::codec::Codec;
use crate::ids::{ClassId, ComplexId, CondCodeId, FeatureId, InstId, NodeId, PatternId, RegId, SubIndexId};
use crate::types::ValueType;

/// A bound leaf of a pattern, numbered from 0 in the order of first appearance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub u8);

impl Slot {
    /// The number.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Properties of an operation, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct NodeFlags(pub u32);

flags! { NodeFlags:
    /// Its two operands are commutative.
    COMMUTATIVE is_commutative 0;
    /// Its order relative to other effects matters.
    CHAIN has_chain 1;
    /// It reads memory.
    MAY_LOAD may_load 2;
    /// It writes memory.
    MAY_STORE may_store 3;
}

/// An operation that patterns match.
#[derive(Clone, Copy)]
pub struct NodeRef<'a> {
    pub(super) desc: &'a TargetDesc,
    /// The operation.
    pub id: NodeId,
}

impl<'a> NodeRef<'a> {
    /// Its opcode string, such as `ISD::ADD`.
    pub fn opcode(self) -> &'a str {
        self.desc.str(self.desc.word(Column::Nodes, self.id.index(), 0))
    }

    /// Its properties.
    pub fn flags(self) -> NodeFlags {
        NodeFlags(self.desc.word(Column::Nodes, self.id.index(), 1))
    }

    /// The patterns with this root operation, the most specific first.
    pub fn patterns(self) -> impl ExactSizeIterator<Item = PatternRef<'a>> {
        let (desc, row) = (self.desc, self.desc.row(Column::Nodes, self.id.index()));
        (row[2]..row[2] + row[3]).map(move |p| desc.pattern(PatternId::from_index(p as usize)))
    }
}

/// An operand that a function matches.
#[derive(Clone, Copy)]
pub struct ComplexRef<'a> {
    pub(super) desc: &'a TargetDesc,
    /// The operand.
    pub id: ComplexId,
}

impl<'a> ComplexRef<'a> {
    /// The name of the function that matches it.
    pub fn function(self) -> &'a str {
        self.desc.str(self.desc.word(Column::Complexes, self.id.index(), 0))
    }

    /// Number of machine operands that it produces.
    pub fn n_operands(self) -> u32 {
        self.desc.word(Column::Complexes, self.id.index(), 1)
    }
}

/// An item of the matched tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PatternItem {
    /// An operation; its `children` follow.
    Node {
        /// The operation.
        node: NodeId,
        /// The type of its result, [`ValueType::UNTYPED`] if it has none.
        ty: ValueType,
        /// Number of operands.
        children: u8,
    },
    /// Any value of the type in a register.
    Value {
        /// Its slot.
        slot: Slot,
        /// Its type.
        ty: ValueType,
        /// The required class of its register, if any.
        class: Option<ClassId>,
    },
    /// A constant in the range.
    Imm {
        /// Its slot.
        slot: Slot,
        /// Its type.
        ty: ValueType,
        /// The smallest value.
        min: i64,
        /// The largest value.
        max: i64,
        /// The codec that must be able to encode it.
        codec: Codec,
    },
    /// An operand that a function matches.
    Complex {
        /// Its slot.
        slot: Slot,
        /// The function.
        complex: ComplexId,
        /// Its type.
        ty: ValueType,
    },
    /// A specific constant.
    Int {
        /// Its value.
        value: i64,
        /// Its type.
        ty: ValueType,
    },
    /// A specific condition.
    CondCode(CondCodeId),
    /// A block.
    Block {
        /// Its slot.
        slot: Slot,
    },
    /// A fixed register, such as the flags.
    FixedReg(RegId),
}

impl PatternItem {
    /// Whether an immediate operand accepts a number.
    #[inline]
    pub fn takes(self, number: i64) -> bool {
        match self {
            PatternItem::Imm { min, max, codec, ty, .. } => {
                let is_encoded = || codec.encode(number, u32::from(ty.elem_bits())).is_some();
                min <= number && number <= max && (codec == Codec::Plain || is_encoded())
            }
            _ => false,
        }
    }
}

/// An item of the result tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultItem {
    /// An instruction; its `args` inputs follow: all operands that are not results, including tied ones.
    Inst {
        /// The instruction.
        inst: InstId,
        /// Number of inputs.
        args: u8,
    },
    /// The value bound to the slot.
    Slot(Slot),
    /// A number.
    Int(i64),
    /// A condition.
    Cond(u8),
    /// A fixed register.
    FixedReg(RegId),
    /// The sub-register of the following value at this index.
    ExtractSub(SubIndexId),
    /// The first following value with the second one inserted at this index.
    InsertSub(SubIndexId),
    /// The following value as this sub-register of a wider register, whose other bits are known to be zero.
    SubToReg(SubIndexId),
    /// The following value, copied to the class.
    CopyToClass(ClassId),
    /// Any value.
    Undefined,
    /// The following value, computed by instructions that need this mode (such as vector length and type).
    State(u16),
}

impl ResultItem {
    /// Number of direct children.
    pub fn args(self) -> usize {
        match self {
            ResultItem::Inst { args, .. } => args as usize,
            ResultItem::ExtractSub(_) | ResultItem::SubToReg(_) | ResultItem::CopyToClass(_) | ResultItem::State(_) => {
                1
            }
            ResultItem::InsertSub(_) => 2,
            ResultItem::Slot(_)
            | ResultItem::Int(_)
            | ResultItem::Cond(_)
            | ResultItem::FixedReg(_)
            | ResultItem::Undefined => 0,
        }
    }
}

/// Words per item of a matched tree.
pub(crate) const ITEM_WORDS: usize = 4;
/// Words per item of a result tree.
pub(crate) const RESULT_WORDS: usize = 2;

/// A selection pattern.
#[derive(Clone, Copy)]
pub struct PatternRef<'a> {
    pub(super) desc: &'a TargetDesc,
    /// The pattern.
    pub id: PatternId,
}

impl<'a> PatternRef<'a> {
    #[inline]
    fn word(self, field: usize) -> u32 {
        self.desc.word(Column::Patterns, self.id.index(), field)
    }

    /// Number of items of the matched tree.
    #[inline]
    pub fn len(self) -> usize {
        self.desc.list(self.word(0)).len() / ITEM_WORDS
    }

    /// Whether it has no items; always false in a valid description.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// An item of the matched tree; item 0 is the root.
    #[inline]
    pub fn item(self, index: usize) -> PatternItem {
        let w = &self.desc.list(self.word(0))[index * ITEM_WORDS..][..ITEM_WORDS];
        let (slot, ty) = (Slot((w[0] >> 16) as u8), ValueType::from_packed(w[2]));
        match w[0] & 0xff {
            0 => PatternItem::Node { node: NodeId(w[1] as u16), ty, children: (w[0] >> 8) as u8 },
            1 => PatternItem::Value { slot, ty, class: (w[1] != super::NONE).then(|| ClassId(w[1] as u8)) },
            2 => {
                let codec = Codec::from_bits(w[0] >> 8 & 0xff);
                PatternItem::Imm { slot, ty, min: self.desc.long(w[1]), max: self.desc.long(w[1] + 2), codec }
            }
            3 => PatternItem::Complex { slot, complex: ComplexId(w[1] as u8), ty },
            4 => PatternItem::Int { value: self.desc.long(w[1]), ty },
            5 => PatternItem::CondCode(CondCodeId(w[1] as u8)),
            6 => PatternItem::Block { slot },
            _ => PatternItem::FixedReg(RegId::from_index(w[1] as usize)),
        }
    }

    /// Size of the subtree at `index`, including its root.
    #[inline]
    pub fn subtree_len(self, index: usize) -> usize {
        self.desc.list(self.word(0))[index * ITEM_WORDS + 3] as usize
    }

    /// The matched tree in pre-order.
    pub fn items(self) -> impl ExactSizeIterator<Item = PatternItem> + 'a {
        (0..self.len()).map(move |i| self.item(i))
    }

    /// The root operation and its type.
    pub fn root(self) -> (NodeId, ValueType) {
        let w = self.desc.list(self.word(0));
        (NodeId(w[1] as u16), ValueType::from_packed(w[2]))
    }

    /// Number of items of the result tree.
    pub fn n_results(self) -> usize {
        self.desc.list(self.word(1)).len() / RESULT_WORDS
    }

    /// An item of the result tree; item 0 computes the value of the root.
    #[inline]
    pub fn result(self, index: usize) -> ResultItem {
        let w = &self.desc.list(self.word(1))[index * RESULT_WORDS..][..RESULT_WORDS];
        match w[0] & 0xff {
            0 => ResultItem::Inst { inst: InstId(w[1] as u16), args: (w[0] >> 8) as u8 },
            1 => ResultItem::Slot(Slot(w[1] as u8)),
            2 => ResultItem::Int(self.desc.long(w[1])),
            3 => ResultItem::Cond(w[1] as u8),
            4 => ResultItem::FixedReg(RegId::from_index(w[1] as usize)),
            5 => ResultItem::ExtractSub(SubIndexId(w[1] as u8)),
            6 => ResultItem::InsertSub(SubIndexId(w[1] as u8)),
            7 => ResultItem::SubToReg(SubIndexId(w[1] as u8)),
            8 => ResultItem::CopyToClass(ClassId(w[1] as u8)),
            10 => ResultItem::State(w[1] as u16),
            _ => ResultItem::Undefined,
        }
    }

    /// The result tree in pre-order.
    pub fn results(self) -> impl ExactSizeIterator<Item = ResultItem> + 'a {
        (0..self.n_results()).map(move |i| self.result(i))
    }

    /// Number of slots.
    #[inline]
    pub fn n_slots(self) -> usize {
        self.word(2) as usize
    }

    /// The name of a slot in the description.
    pub fn slot_name(self, slot: Slot) -> &'a str {
        self.desc.str(self.desc.list(self.word(6))[slot.index()])
    }

    /// Its priority: of several matching patterns, the one with the largest number is selected.
    pub fn complexity(self) -> i32 {
        self.word(3) as i32
    }

    /// Features that it requires.
    pub fn features(self) -> impl ExactSizeIterator<Item = FeatureId> + 'a {
        self.desc.list(self.word(4)).iter().map(|&f| FeatureId::from_index(f as usize))
    }

    /// The name of its source record.
    pub fn source(self) -> &'a str {
        self.desc.str(self.word(5))
    }
}
