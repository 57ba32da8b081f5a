//! Views of selection patterns.
//!
//! A pattern is two trees in pre-order. The matched tree has operations ([`PatternItem::Node`]) inside and bound
//! values at the leaves; each bound leaf has a [`Slot`], and leaves with equal slots must match equal values. The
//! result tree says which instructions to emit with which slots as inputs (results of an instruction are implicit).
//! Invariants: `children` counts direct children, [`PatternRef::extent`] gives the size of a subtree, so a matcher can
//! walk with an index and no stack of its own.
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

/// What is true of an operation, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct NodeFlags(pub u32);

flags! { NodeFlags:
    /// Its two operands may change places.
    COMMUTATIVE is_commutative 0;
    /// It is ordered with other effects.
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

    /// What is true of it.
    pub fn flags(self) -> NodeFlags {
        NodeFlags(self.desc.word(Column::Nodes, self.id.index(), 1))
    }

    /// The patterns that it is the root of, the most specific first.
    pub fn patterns(self) -> impl ExactSizeIterator<Item = PatternRef<'a>> {
        let (desc, row) = (self.desc, self.desc.row(Column::Nodes, self.id.index()));
        (row[2]..row[2] + row[3]).map(move |p| desc.pattern(PatternId::from_index(p as usize)))
    }
}

/// An operand matched by code.
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

    /// Number of machine operands that it yields.
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
        /// Where it is bound.
        slot: Slot,
        /// Its type.
        ty: ValueType,
        /// The class that its register must be in, if the pattern says.
        class: Option<ClassId>,
    },
    /// A constant in the range.
    Imm {
        /// Where it is bound.
        slot: Slot,
        /// Its type.
        ty: ValueType,
        /// The smallest value.
        min: i64,
        /// The largest value.
        max: i64,
        /// What must be able to encode it.
        codec: Codec,
    },
    /// An operand matched by code.
    Complex {
        /// Where it is bound.
        slot: Slot,
        /// What matches it.
        complex: ComplexId,
        /// Its type.
        ty: ValueType,
    },
    /// The constant itself.
    Int {
        /// The number.
        value: i64,
        /// Its type.
        ty: ValueType,
    },
    /// The condition itself.
    CondCode(CondCodeId),
    /// A block.
    Block {
        /// Where it is bound.
        slot: Slot,
    },
    /// A fixed register, such as the flags.
    FixedReg(RegId),
}

impl PatternItem {
    /// Whether a number is one that an immediate may be.
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
    /// An instruction; its `args` inputs follow (every operand that is not a result, tied ones included).
    Inst {
        /// The instruction.
        inst: InstId,
        /// Number of inputs.
        args: u8,
    },
    /// What the slot bound.
    Slot(Slot),
    /// A number.
    Int(i64),
    /// A condition.
    Cond(u8),
    /// A fixed register.
    FixedReg(RegId),
    /// The part of the following value at this place.
    ExtractSub(SubIndexId),
    /// The first following value with the second put at this place.
    InsertSub(SubIndexId),
    /// The following value at this place of a wider register whose other bits are known to be zero.
    SubToReg(SubIndexId),
    /// The following value, in the class.
    CopyToClass(ClassId),
    /// Any value.
    Undefined,
    /// The following value, made by instructions that want the machine in this state (vector length and type, say).
    State(u16),
}

impl ResultItem {
    /// Number of items that hang directly below.
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

/// Words of an item of a matched tree.
pub(crate) const ITEM_WORDS: usize = 4;
/// Words of an item of a result tree.
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

    /// Whether there is nothing to match; never true of a valid description.
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

    /// Number of items of the subtree at `index`, itself included.
    #[inline]
    pub fn extent(self, index: usize) -> usize {
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

    /// An item of the result tree; item 0 makes the value of the root.
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

    /// How specific it is: of several that match, the one with the largest number wins.
    pub fn complexity(self) -> i32 {
        self.word(3) as i32
    }

    /// Features that the machine must have.
    pub fn features(self) -> impl ExactSizeIterator<Item = FeatureId> + 'a {
        self.desc.list(self.word(4)).iter().map(|&f| FeatureId::from_index(f as usize))
    }

    /// The name of the record that it comes from.
    pub fn source(self) -> &'a str {
        self.desc.str(self.word(5))
    }
}
