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
use super::{Column, LIST_LEN_BITS, TargetDesc};
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

/// The class of a value in any register.
pub(crate) const NO_CLASS: u16 = u16::MAX;

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

    /// Kind in 4 bits, then: of an operation 4 bits for children, 8 for the size of the subtree, 16 for its id; of a
    /// leaf, 4 unused bits, 8 for the slot, and 16 for an id, or 8 each for codec and reference. The second word is the
    /// type.
    #[inline]
    fn item_words(self, index: usize) -> [u32; 2] {
        let row = self.desc.row(Column::Items, self.word(0) as usize + index);
        [row[0], row[1]]
    }

    /// The instruction or list that an item refers to.
    #[inline]
    fn reference(self, index: u32) -> u32 {
        self.desc.word(Column::Refs, (self.word(5) + index) as usize, 0)
    }

    /// The first word of the numbers that an item refers to.
    #[inline]
    fn range_at(self, index: u32) -> u32 {
        self.reference(index) >> LIST_LEN_BITS
    }

    pub(super) fn n_refs(self) -> usize {
        (self.word(2) >> 24) as usize
    }

    /// Number of items of the matched tree.
    #[inline]
    pub fn len(self) -> usize {
        (self.word(2) & 0xff) as usize
    }

    /// Whether it has no items; always false in a valid description.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// An item of the matched tree; item 0 is the root.
    #[inline]
    pub fn item(self, index: usize) -> PatternItem {
        let [what, ty] = self.item_words(index);
        let (slot, ty) = (Slot((what >> 8) as u8), ValueType::from_packed(ty));
        match what & 0xf {
            0 => PatternItem::Node { node: NodeId((what >> 16) as u16), ty, children: (what >> 4 & 0xf) as u8 },
            1 => PatternItem::Value {
                slot,
                ty,
                class: (what >> 16 != u32::from(NO_CLASS)).then_some(ClassId((what >> 16) as u8)),
            },
            2 => {
                let (codec, range) = (Codec::from_bits(what >> 16 & 0xff), self.range_at(what >> 24));
                PatternItem::Imm { slot, ty, min: self.desc.long(range), max: self.desc.long(range + 2), codec }
            }
            3 => PatternItem::Complex { slot, complex: ComplexId((what >> 16) as u8), ty },
            4 => PatternItem::Int { value: self.desc.long(self.range_at(what >> 24)), ty },
            5 => PatternItem::CondCode(CondCodeId((what >> 16) as u8)),
            6 => PatternItem::Block { slot },
            _ => PatternItem::FixedReg(RegId::from_index((what >> 16) as usize)),
        }
    }

    /// Size of the subtree at `index`, including its root.
    #[inline]
    pub fn subtree_len(self, index: usize) -> usize {
        let [what, _] = self.item_words(index);
        if what & 0xf == 0 { (what >> 8 & 0xff) as usize } else { 1 }
    }

    /// The matched tree in pre-order.
    pub fn items(self) -> impl ExactSizeIterator<Item = PatternItem> + 'a {
        (0..self.len()).map(move |i| self.item(i))
    }

    /// The root operation and its type.
    pub fn root(self) -> (NodeId, ValueType) {
        let [what, ty] = self.item_words(0);
        (NodeId((what >> 16) as u16), ValueType::from_packed(ty))
    }

    /// Number of items of the result tree.
    pub fn n_results(self) -> usize {
        (self.word(2) >> 8 & 0xff) as usize
    }

    /// An item of the result tree; item 0 computes the value of the root.
    #[inline]
    pub fn result(self, index: usize) -> ResultItem {
        let word = self.desc.word(Column::Results, self.word(1) as usize + index, 0);
        let of = word >> 16;
        match word & 0xff {
            0 => ResultItem::Inst { inst: InstId(self.reference(of) as u16), args: (word >> 8) as u8 },
            1 => ResultItem::Slot(Slot(of as u8)),
            2 => ResultItem::Int(self.desc.long(self.range_at(of))),
            3 => ResultItem::Cond(of as u8),
            4 => ResultItem::FixedReg(RegId::from_index(of as usize)),
            5 => ResultItem::ExtractSub(SubIndexId(of as u8)),
            6 => ResultItem::InsertSub(SubIndexId(of as u8)),
            7 => ResultItem::SubToReg(SubIndexId(of as u8)),
            8 => ResultItem::CopyToClass(ClassId(of as u8)),
            10 => ResultItem::State(of as u16),
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
        (self.word(2) >> 16 & 0xff) as usize
    }

    /// Its priority: of several matching patterns, the one with the largest number is selected.
    pub fn complexity(self) -> i32 {
        self.word(3) as i32
    }

    /// Features that it requires.
    pub fn features(self) -> impl ExactSizeIterator<Item = FeatureId> + 'a {
        self.desc.list(self.word(4)).iter().map(|&f| FeatureId::from_index(f as usize))
    }
}
