//! Matching selection patterns against operations.
//!
//! In: a description's patterns, the features in use. Out: [`PatternIndex`]: the patterns by root node and type, the most
//! specific first, unpacked into flat arrays.
//! Not here: what a match does (see [`super`]).

use super::nodes::{COND_NAMES, Child, N_CONDS, Node, Shape, register_type, resolve, widened_type};
use kernelsmith_ir::{Type, VReg};
use kernelsmith_machine::{CondCodeId, FeatureSet, PatternItem, ResultItem, ScalarKind, TargetDesc, ValueType};

/// A pattern, ready to match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pattern {
    pub items: (u32, u32),
    pub results: (u32, u32),
    pub complexity: i32,
    /// Whether a child must be a constant or another operation.
    pub needs_special: bool,
}

/// All patterns of a target.
#[derive(Debug)]
pub struct PatternIndex {
    pub(crate) patterns: Vec<Pattern>,
    pub(crate) items: Vec<PatternItem>,
    pub(crate) extents: Vec<u8>,
    pub(crate) results: Vec<ResultItem>,
    /// First pattern and number of patterns, by node and type.
    table: Vec<(u16, u16)>,
    /// Our node for each node of the description.
    nodes: Vec<Option<Node>>,
    /// Their condition for each of ours.
    pub(crate) conds: [Option<CondCodeId>; N_CONDS],
    /// Whether some pattern has the node below its root.
    inner: [bool; 256],
}

const TYPES: usize = 256;

/// A small number for a type.
fn type_code(ty: ValueType) -> usize {
    let kind = match ty.kind() {
        ScalarKind::Int | ScalarKind::Pointer => 0,
        ScalarKind::Float => 1,
        ScalarKind::BFloat => 2,
        ScalarKind::Other | ScalarKind::Flag | ScalarKind::Untyped => 3,
    };
    let bits = if ty.kind() == ScalarKind::Pointer { 64 } else { u32::from(ty.elem_bits()).max(1) };
    kind << 6 | (bits.ilog2() as usize & 7) << 3 | (u32::from(ty.lanes()).max(1).ilog2() as usize & 7)
}

/// The type of an item of a pattern, where it has one.
fn item_type(item: PatternItem) -> Option<ValueType> {
    match item {
        PatternItem::Node { ty, .. }
        | PatternItem::Value { ty, .. }
        | PatternItem::Imm { ty, .. }
        | PatternItem::Complex { ty, .. }
        | PatternItem::Int { ty, .. } => Some(ty),
        PatternItem::CondCode(_) | PatternItem::Block { .. } | PatternItem::FixedReg(_) => None,
    }
}

impl PatternIndex {
    /// Indexes the patterns whose features are there.
    pub(crate) fn new(desc: &TargetDesc, features: &FeatureSet) -> PatternIndex {
        let ids = resolve(desc);
        let mut nodes = vec![None; desc.nodes().len()];
        for (&(node, _), id) in Node::ALL.iter().zip(&ids) {
            if let Some(id) = id {
                nodes[id.index()] = Some(node);
            }
        }
        let mut index = PatternIndex {
            patterns: Vec::new(),
            items: Vec::new(),
            extents: Vec::new(),
            results: Vec::new(),
            table: vec![(0, 0); Node::ALL.len() * TYPES],
            nodes,
            conds: [None; N_CONDS],
            inner: [false; 256],
        };
        for (id, name) in desc.cond_codes() {
            if let Some(at) = COND_NAMES.iter().position(|known| *known == name) {
                index.conds[at] = Some(id);
            }
        }
        let mut keyed: Vec<(usize, i32, usize, Pattern)> = Vec::new();
        for pattern in desc.patterns().filter(|p| features.has_all(p.features())) {
            let Some((node, key)) = index.key_of(&pattern) else { continue };
            let items = index.items.len() as u32;
            index.items.extend(pattern.items());
            index.extents.extend((0..pattern.len()).map(|at| pattern.extent(at) as u8));
            let results = index.results.len() as u32;
            index.results.extend(pattern.results());
            for item in pattern.items().skip(1) {
                if let PatternItem::Node { node, .. } = item
                    && let Some(node) = index.nodes[node.index()]
                {
                    index.inner[node as usize] = true;
                }
            }
            let slot = node as usize * TYPES + type_code(key);
            let complexity = pattern.complexity();
            let entry = Pattern {
                items: (items, index.items.len() as u32),
                results: (results, index.results.len() as u32),
                complexity,
                needs_special: pattern.items().skip(1).any(|item| {
                    matches!(item, PatternItem::Node { .. } | PatternItem::Int { .. }) || is_value_imm(item)
                }),
            };
            keyed.push((slot, -complexity, keyed.len(), entry));
        }
        keyed.sort_by_key(|&(slot, complexity, order, _)| (slot, complexity, order));
        for (slot, _, _, pattern) in keyed {
            let (first, n) = &mut index.table[slot];
            if *n == 0 {
                *first = index.patterns.len() as u16;
            }
            *n += 1;
            index.patterns.push(pattern);
        }
        index
    }

    /// The node and type that a pattern is looked up by: its result's, or the first child's if it has no value.
    fn key_of(&self, pattern: &kernelsmith_machine::PatternRef<'_>) -> Option<(Node, ValueType)> {
        let (node, ty) = pattern.root();
        let node = self.nodes.get(node.index()).copied().flatten()?;
        let key = match ty.kind() {
            ScalarKind::Untyped | ScalarKind::Flag | ScalarKind::Other => item_type(pattern.item(1))?,
            _ => ty,
        };
        Some((node, key))
    }

    /// The candidates for a node with this key.
    #[inline]
    pub(crate) fn candidates(&self, node: Node, key: ValueType) -> &[Pattern] {
        let (first, n) = self.table[node as usize * TYPES + type_code(key)];
        &self.patterns[usize::from(first)..usize::from(first) + usize::from(n)]
    }

    /// The candidates for a shape, or those of the wider vector type that does the same work.
    #[inline]
    pub(crate) fn candidates_of(&self, shape: &Shape) -> &[Pattern] {
        let exact = self.candidates(shape.node, shape.key);
        // What lies above the lanes of a narrow vector is nothing that memory or another lane may get.
        let whole = matches!(
            shape.node,
            Node::Load
                | Node::Store
                | Node::MaskedLoad
                | Node::MaskedStore
                | Node::StoreNt
                | Node::Align
                | Node::Permute
                | Node::InterleaveHigh
        );
        if exact.is_empty() && !whole {
            return self.candidates(shape.node, widened_type(shape.key));
        }
        exact
    }

    /// Our node for a node of a pattern.
    #[inline]
    pub(crate) fn node(&self, id: kernelsmith_machine::NodeId) -> Option<Node> {
        self.nodes[id.index()]
    }

    /// Whether some pattern swallows such a node as an operand.
    #[inline]
    pub(crate) fn is_inner(&self, node: Node) -> bool {
        self.inner[node as usize]
    }

    /// Whether some pattern matches the shape whatever its register operands are.
    pub(crate) fn could_match(
        &self,
        shape: &Shape,
        ty_of: &impl Fn(VReg) -> Type,
        const_of: &impl Fn(VReg) -> Option<u64>,
    ) -> bool {
        self.candidates_of(shape).iter().any(|pattern| {
            let mut at = pattern.items.0 as usize + 1;
            for child in &shape.children[..shape.n_children] {
                if at >= pattern.items.1 as usize || !self.could_be(at, *child, ty_of, const_of) {
                    return false;
                }
                at += usize::from(self.extents[at]);
            }
            at == pattern.items.1 as usize
        })
    }

    /// A truncation that stands for a narrow scalar, which lives extended in a wider register.
    #[inline]
    pub(crate) fn is_narrow_leaf(&self, node: kernelsmith_machine::NodeId, ty: ValueType, own: Type) -> bool {
        own.is_scalar()
            && own.elem().bits() < 32
            && !ty.is_vector()
            && u32::from(ty.elem_bits()) == own.elem().bits()
            && self.node(node) == Some(Node::Trunc)
    }

    fn could_be(
        &self,
        at: usize,
        child: Child,
        ty_of: &impl Fn(VReg) -> Type,
        const_of: &impl Fn(VReg) -> Option<u64>,
    ) -> bool {
        match (self.items[at], child) {
            (PatternItem::Value { ty, .. }, Child::Value(v)) => fits(ty_of(v), ty),
            (PatternItem::Complex { .. }, Child::Address) => true,
            (PatternItem::CondCode(id), Child::Cond(cond)) => self.conds[usize::from(cond)] == Some(id),
            (PatternItem::Imm { min, max, .. }, Child::Int(n)) => min <= n && n <= max,
            (PatternItem::Int { value, .. }, Child::Int(n)) => n == value,
            (PatternItem::Imm { min, max, .. }, Child::Value(v)) => {
                let ty = ty_of(v);
                ty.is_scalar() && const_of(v).is_some_and(|bits| (min..=max).contains(&immediate(ty, bits)))
            }
            (PatternItem::Node { node, ty, .. }, Child::Lane(v, lane)) => {
                let vector = at + 1;
                let next = vector + usize::from(self.extents[vector]);
                self.node(node) == Some(Node::Extract)
                    && u32::from(ty.elem_bits()) == ty_of(v).elem().bits()
                    && self.could_be(vector, Child::Value(v), ty_of, const_of)
                    && self.could_be(next, Child::Int(lane), ty_of, const_of)
            }
            (PatternItem::Node { node, ty, .. }, Child::Value(v)) if self.is_narrow_leaf(node, ty, ty_of(v)) => {
                self.could_be(at + 1, Child::Value(v), ty_of, const_of)
            }
            (PatternItem::Node { node, .. }, Child::Value(v)) => {
                let ty = ty_of(v);
                match (self.node(node), const_of(v)) {
                    (Some(Node::Zero), Some(bits)) => bits == 0,
                    (Some(Node::Ones), Some(bits)) => is_ones(ty, bits),
                    (Some(Node::Splat), Some(bits)) if ty.is_vector() => {
                        self.could_be(at + 1, Child::Int(immediate(ty.lane_type(), bits)), ty_of, const_of)
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }
}

/// An immediate that could also be a register of the function; lanes and conditions are no values.
fn is_value_imm(item: PatternItem) -> bool {
    matches!(item, PatternItem::Imm { .. })
}

/// Whether a register of IR type `ty` may stand where a pattern wants `wanted`.
#[inline]
pub(crate) fn fits(ty: Type, wanted: ValueType) -> bool {
    let own = register_type(ty);
    own == wanted || widened_type(own) == wanted || (wanted.kind() == ScalarKind::Pointer && own == ValueType::int(64))
}

/// The bits of a constant as the signed number that immediates are.
#[inline]
pub(crate) fn immediate(ty: Type, bits: u64) -> i64 {
    match register_type(ty).elem_bits() {
        8 => i64::from(bits as i8),
        16 => i64::from(bits as i16),
        32 => i64::from(bits as i32),
        _ => bits as i64,
    }
}

/// Whether the constant has all bits set (in a mask: true).
#[inline]
pub(crate) fn is_ones(ty: Type, bits: u64) -> bool {
    if ty.is_mask() { bits == 1 } else { bits == ty.elem().canonical(u64::MAX) }
}
