//! Matching selection patterns against operations.
//!
//! In: a description's patterns, the features in use. Out: [`PatternIndex`]: the patterns by root node and type, the most
//! specific first, unpacked into flat arrays.
//! Not here: what a match does (see [`super`]).

use super::plain::Plain;
use crate::isa::Isa;
use crate::nodes::{
    COND_NAMES, Child, N_CONDS, Node, Shape, register_type, resolve, scalar_type, shape_of, widened_type,
};
use kernelsmith_ir::{Op, Opcode, Operand, SourceRule, Type, VReg};
use kernelsmith_machine::encode::MAX_OPERANDS;
use kernelsmith_machine::{
    CondCodeId, FeatureSet, MaskForm, PatternItem, ResultItem, ScalarKind, TargetDesc, ValueType,
};

/// A pattern, ready to match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pattern {
    pub items: (u32, u32),
    pub results: (u32, u32),
    pub complexity: i32,
    /// How many slots it binds.
    pub n_slots: u8,
    /// Whether a child must be a constant or another operation.
    pub needs_special: bool,
    /// Whether vectors in memory must be aligned.
    pub must_align: bool,
    /// Whether its instruction has results that the pattern does not speak of.
    pub has_more_results: bool,
    /// Whether it is one instruction over what the pattern binds, numbers and conditions.
    pub is_flat: bool,
    /// For each child of the root the kinds that it may be, see [`kind`]: what the search looks at first.
    pub accepts: u64,
}

/// Kinds of children, as bits: a pattern is not tried if one of its children has none of the kinds that it accepts.
pub(crate) mod kind {
    use super::Node;

    /// A register, whatever is in it.
    pub(crate) const VALUE: u16 = 1;
    /// A constant.
    pub(crate) const CONSTANT: u16 = 2;
    /// A scalar that lives extended.
    pub(crate) const NARROW: u16 = 4;
    /// An address, a condition, a lane or its number.
    pub(crate) const OTHER: u16 = 8;
    /// No child.
    pub(crate) const ABSENT: u16 = 16;
    /// The result of a load without a mask that waits.
    pub(crate) const LOAD: u16 = 32;
    /// Waiting bits that are called otherwise: patterns may see what they are the bits of.
    pub(crate) const RENAMED: u16 = 64;
    /// The results of other operations that wait, see [`node`].
    pub(crate) const NODES: u16 = 0xff00;
    /// All that waits.
    pub(crate) const WAITING: u16 = LOAD | RENAMED | NODES;
    /// Any of these.
    pub(crate) const ANY: u16 = u16::MAX;
    /// What only some patterns look for: a value that has none of these is a register to all of them.
    pub(crate) const SPECIAL: u16 = CONSTANT | WAITING | NARROW;

    /// The result of an operation that waits to be this node: one of eight, which tells most nodes apart.
    pub(crate) fn node(node: Node) -> u16 {
        1 << (8 + node as u32 % 8)
    }

    /// The kinds of all children.
    pub(crate) fn pack(kinds: [u16; 4]) -> u64 {
        kinds.iter().rev().fold(0, |all, kinds| all << 16 | u64::from(*kinds))
    }

    /// Whether each child has one of the kinds that are accepted: no quarter of what they share is zero.
    #[inline(always)]
    pub(crate) fn all_accepted(kinds: u64, accepts: u64) -> bool {
        let shared = kinds & accepts;
        shared.wrapping_sub(0x0001_0001_0001_0001) & !shared & 0x8000_8000_8000_8000 == 0
    }
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
    /// The patterns that need no search, and where those of a node and type are.
    rows: Vec<Plain>,
    row_table: Vec<(u16, u16)>,
    /// The rows of operations that say by themselves what they need: all operands are registers of their own type.
    uniform: UniformTable,
    /// For each type of the IR the types that it has in patterns.
    pattern_types: Vec<[ValueType; 2]>,
    /// How masks are held.
    pub(crate) masks: MaskForm,
    /// The type of an address in a register.
    pointer: ValueType,
    /// Our node for each node of the description.
    nodes: Vec<Option<Node>>,
    /// Their condition for each of ours.
    pub(crate) conds: [Option<CondCodeId>; N_CONDS],
    /// Whether some pattern has the node below its root.
    inner: [bool; 256],
    /// Whether some pattern has the node as what a choice by a mask chooses.
    chosen: [bool; 256],
    /// Whether some pattern has a load below its root: of a scalar, of a vector.
    inner_loads: [bool; 2],
    /// Whether an operation may stand for such a node.
    inner_codes: [bool; 256],
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
    /// Indexes the patterns whose features are there, and those whose instructions have forms on this machine.
    /// `is_scalable`: native vectors are types of the machine.
    pub(crate) fn new(
        desc: &TargetDesc,
        features: &FeatureSet,
        masks: MaskForm,
        isa: &dyn Isa,
        is_scalable: bool,
    ) -> PatternIndex {
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
            rows: Vec::new(),
            row_table: vec![(0, 0); Node::ALL.len() * TYPES],
            uniform: UniformTable::default(),
            pattern_types: pattern_types(masks),
            masks,
            pointer: scalar_type(Type::PTR, masks),
            nodes,
            conds: [None; N_CONDS],
            inner: [false; 256],
            chosen: [false; 256],
            inner_loads: [false; 2],
            inner_codes: [false; 256],
        };
        for (id, name) in desc.cond_codes() {
            if let Some(at) = COND_NAMES.iter().position(|known| *known == name) {
                index.conds[at] = Some(id);
            }
        }
        let mut keyed: Vec<(usize, i32, usize, Pattern)> = Vec::new();
        let mut selected: Vec<ResultItem> = Vec::new();
        for pattern in desc.patterns() {
            let Some((node, key)) = index.key_of(&pattern) else { continue };
            selected.clear();
            selected.extend(pattern.results());
            let is_there = features.has_all(pattern.features());
            let must_align = if is_there { Some(false) } else { isa.substitute(&mut selected) };
            let Some(must_align) = must_align else { continue };
            let items = index.items.len() as u32;
            index.items.extend(pattern.items());
            index.extents.extend((0..pattern.len()).map(|at| pattern.extent(at) as u8));
            let results = index.results.len() as u32;
            let own = &index.items[items as usize..];
            for (at, item) in own.iter().enumerate().skip(1) {
                if let PatternItem::Node { node: inner, ty, .. } = *item
                    && let Some(inner) = index.nodes[inner.index()]
                {
                    // The second child of a choice, behind the mask.
                    let is_chosen = node == Node::Vselect && at == 1 + pattern.extent(1);
                    let table = if is_chosen && inner != Node::Load { &mut index.chosen } else { &mut index.inner };
                    table[inner as usize] = true;
                    index.inner_loads[usize::from(ty.lanes() > 1)] |= inner == Node::Load;
                }
            }
            let slot = node as usize * TYPES + type_code(key);
            let complexity = pattern.complexity();
            let mut accepts = [kind::ABSENT; 4];
            let mut item = items as usize + 1;
            for accepted in &mut accepts {
                if item < index.items.len() {
                    *accepted = index.accepted(item);
                    item += usize::from(index.extents[item]);
                }
            }
            let n_results = usize::from(!is_no_value(pattern.root().1.kind()));
            let has_more_results =
                matches!(selected[0], ResultItem::Inst { inst, .. } if desc.inst(inst).n_defs() > n_results);
            let is_flat = !has_more_results && is_flat(&selected);
            index.results.extend_from_slice(&selected);
            let own = &index.items[items as usize..];
            let entry = Pattern {
                is_flat,
                accepts: kind::pack(accepts),
                must_align,
                has_more_results,
                items: (items, index.items.len() as u32),
                results: (results, index.results.len() as u32),
                complexity,
                n_slots: own.iter().filter_map(|item| slot_of(*item)).map(|slot| slot + 1).max().unwrap_or(0),
                needs_special: own[1..].iter().any(|item| {
                    matches!(item, PatternItem::Node { .. } | PatternItem::Int { .. }) || is_value_imm(*item)
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
        index.collect_rows();
        index.map_inner_codes(is_scalable);
        index.map_uniform(is_scalable);
        index
    }

    /// The kinds of children that an item may match.
    fn accepted(&self, item: usize) -> u16 {
        match self.items[item] {
            PatternItem::Value { .. } => kind::VALUE,
            PatternItem::Imm { .. } | PatternItem::Int { .. } => kind::CONSTANT | kind::OTHER,
            PatternItem::Node { node, .. } => match self.node(node) {
                Some(Node::Zero | Node::Ones) => kind::CONSTANT,
                Some(Node::Load) => kind::LOAD | kind::RENAMED,
                Some(node) => {
                    let more = match node {
                        // A constant vector has a number in every lane.
                        Node::Splat if self.takes_number(item + 1) => kind::CONSTANT,
                        Node::Trunc => kind::NARROW,
                        Node::Extract => kind::OTHER,
                        _ => 0,
                    };
                    kind::node(node) | kind::RENAMED | more
                }
                None => 0,
            },
            PatternItem::Complex { .. } | PatternItem::CondCode(_) => kind::OTHER,
            PatternItem::Block { .. } | PatternItem::FixedReg(_) => 0,
        }
    }

    /// Whether an item may match a number.
    fn takes_number(&self, item: usize) -> bool {
        matches!(self.items.get(item), Some(PatternItem::Imm { .. } | PatternItem::Int { .. }))
    }

    /// Where all patterns of a node and type that want nothing special are rows, notes them as such.
    fn collect_rows(&mut self) {
        for slot in 0..self.table.len() {
            let (first, n) = self.table[slot];
            if n == 0 {
                continue;
            }
            let patterns = &self.patterns[usize::from(first)..usize::from(first) + usize::from(n)];
            let general = patterns.iter().filter(|pattern| !pattern.needs_special);
            let special = patterns.iter().filter(|pattern| pattern.needs_special);
            let wanted = special.fold(0, |all, pattern| all | pattern.accepts);
            let wanted = (0..4).fold(0, |all, child| all | (wanted >> (16 * child)) as u16) & kind::SPECIAL;
            let rows: Option<Vec<Plain>> = general.map(|pattern| Plain::new(self, pattern, wanted)).collect();
            if let Some(rows) = rows {
                self.row_table[slot] = (self.rows.len() as u16, rows.len() as u16);
                self.rows.extend(rows);
            }
        }
    }

    fn map_uniform(&mut self, is_scalable: bool) {
        let mut table = UniformTable::default();
        for &code in Opcode::ALL {
            let info = code.info();
            let n = info.operands.len();
            // Where lane-wise shifts go depends on what is known about the amounts.
            let is_shift = matches!(code, Opcode::Shl | Opcode::Shr);
            if n == 0 || is_shift || info.operands.iter().any(|rule| *rule != Operand::Same) {
                continue;
            }
            for ty in Type::all().filter(|ty| (is_scalable || !ty.is_native()) && code.accepts(*ty)) {
                let mut op = Op::new(code, ty);
                for (at, arg) in op.args.iter_mut().enumerate().take(n) {
                    *arg = VReg(at as u32);
                }
                let Some(shape) = shape_of(&op, false, self.masks).filter(|shape| shape.n_children == n) else {
                    continue;
                };
                let in_order = |(at, child): (usize, &Child)| *child == Child::Value(op.args[at]);
                let rows = self.rows_of(&shape);
                if !rows.is_empty()
                    && shape.children[..n].iter().enumerate().all(in_order)
                    && rows.iter().all(|row| row.is_uniform(n, |wanted| self.fits(ty, wanted)))
                {
                    let (first, n) = self.row_range(&shape);
                    table.insert(code, ty, first, n);
                }
            }
        }
        self.uniform = table;
    }

    /// Operations whose node depends on more than their type are taken for inner nodes.
    fn map_inner_codes(&mut self, is_scalable: bool) {
        for &code in Opcode::ALL {
            let is_inner = |ty: Type| {
                shape_of(&Op::new(code, ty), false, self.masks)
                    .is_some_and(|shape| self.is_inner(shape.node) || self.is_chosen(shape.node))
            };
            let depends = code.info().source != SourceRule::None || matches!(code, Opcode::Cmp | Opcode::Not);
            self.inner_codes[code as usize] =
                depends || Type::all().any(|ty| (is_scalable || !ty.is_native()) && code.accepts(ty) && is_inner(ty));
        }
    }

    /// The node and type that a pattern is looked up by: its result's, or the first child's if it has no value.
    fn key_of(&self, pattern: &kernelsmith_machine::PatternRef<'_>) -> Option<(Node, ValueType)> {
        let (node, ty) = pattern.root();
        let node = self.nodes.get(node.index()).copied().flatten()?;
        let key = if is_no_value(ty.kind()) { item_type(pattern.item(1))? } else { ty };
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
        if exact.is_empty() && may_widen(shape.node) {
            return self.candidates(shape.node, widened_type(shape.key));
        }
        exact
    }

    /// The rows for a shape; none if there are patterns that are no rows.
    #[inline]
    pub(crate) fn rows_of(&self, shape: &Shape) -> &[Plain] {
        let (first, n) = self.row_range(shape);
        &self.rows[usize::from(first)..usize::from(first) + usize::from(n)]
    }

    #[inline]
    fn row_range(&self, shape: &Shape) -> (u16, u16) {
        let mut slot = shape.node as usize * TYPES + type_code(shape.key);
        if self.table[slot].1 == 0 && may_widen(shape.node) {
            slot = shape.node as usize * TYPES + type_code(widened_type(shape.key));
        }
        self.row_table[slot]
    }

    /// Whether a register of IR type `ty` may stand where a pattern wants `wanted`.
    #[inline]
    pub(crate) fn fits(&self, ty: Type, wanted: ValueType) -> bool {
        let own = self.pattern_types[usize::from(ty.code())];
        own.contains(&wanted) || (wanted.kind() == ScalarKind::Pointer && own[0] == self.pointer)
    }

    /// The rows of an operation all of whose operands are registers of its own type; none if it is not of that kind.
    #[inline]
    pub(crate) fn uniform_rows(&self, code: Opcode, ty: Type) -> &[Plain] {
        let (first, n) = self.uniform.get(code, ty);
        &self.rows[usize::from(first)..usize::from(first) + usize::from(n)]
    }

    /// Whether some pattern may swallow such an operation.
    #[inline]
    pub(crate) fn may_be_inner(&self, code: Opcode) -> bool {
        self.inner_codes[code as usize]
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

    /// Whether some pattern swallows a load of a vector, or of a scalar.
    #[inline]
    pub(crate) fn swallows_load(&self, of_vector: bool) -> bool {
        self.inner_loads[usize::from(of_vector)]
    }

    /// Whether some pattern swallows such a node where a mask chooses it.
    #[inline]
    pub(crate) fn is_chosen(&self, node: Node) -> bool {
        self.chosen[node as usize]
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
            (PatternItem::Value { ty, .. }, Child::Value(v)) => self.fits(ty_of(v), ty),
            (PatternItem::Complex { .. }, Child::Address) => true,
            (PatternItem::CondCode(id), Child::Cond(cond)) => self.conds[usize::from(cond)] == Some(id),
            (PatternItem::Imm { .. }, Child::Int(n)) => self.items[at].takes(n),
            (PatternItem::Int { value, .. }, Child::Int(n)) => n == value,
            (PatternItem::Imm { .. }, Child::Value(v)) => {
                let ty = ty_of(v);
                ty.is_scalar() && const_of(v).is_some_and(|bits| self.items[at].takes(immediate(ty, bits)))
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

/// Ranges of rows by operation and type: a hash table with open addressing.
#[derive(Debug, Default)]
struct UniformTable {
    entries: Vec<(u32, u16, u16)>,
    len: usize,
}

impl UniformTable {
    const EMPTY: (u32, u16, u16) = (u32::MAX, 0, 0);

    fn key(code: Opcode, ty: Type) -> u32 {
        (code as u32) << 16 | u32::from(ty.code())
    }

    /// The entry of a key, or the empty one where it would be.
    #[inline]
    fn slot(entries: &[(u32, u16, u16)], key: u32) -> usize {
        let mask = entries.len() - 1;
        // The upper bits of a product depend on all bits.
        let mut slot = (key.wrapping_mul(0x9E37_79B1) >> (32 - entries.len().trailing_zeros())) as usize & mask;
        while entries[slot].0 != key && entries[slot].0 != u32::MAX {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn insert(&mut self, code: Opcode, ty: Type, first: u16, n: u16) {
        if self.entries.len() < 4 * (self.len + 1) {
            let size = (2 * self.entries.len()).max(64);
            let old = core::mem::replace(&mut self.entries, vec![Self::EMPTY; size]);
            for entry in old.into_iter().filter(|entry| entry.0 != u32::MAX) {
                let slot = Self::slot(&self.entries, entry.0);
                self.entries[slot] = entry;
            }
        }
        let key = Self::key(code, ty);
        let slot = Self::slot(&self.entries, key);
        self.entries[slot] = (key, first, n);
        self.len += 1;
    }

    #[inline]
    fn get(&self, code: Opcode, ty: Type) -> (u16, u16) {
        if self.entries.is_empty() {
            return (0, 0);
        }
        let (_, first, n) = self.entries[Self::slot(&self.entries, Self::key(code, ty))];
        (first, n)
    }
}

/// Whether instructions for wider vectors do the work of a node: not if memory or another lane would get what lies above
/// the lanes of a narrow one.
fn may_widen(node: Node) -> bool {
    !matches!(
        node,
        Node::Load
            | Node::Store
            | Node::MaskedLoad
            | Node::MaskedLoadOver
            | Node::MaskedStore
            | Node::StoreNt
            | Node::Gather
            | Node::Scatter
            | Node::Align
            | Node::Permute
            | Node::Permute2
            | Node::Compress
            | Node::Expand
            | Node::InterleaveHigh
            | Node::Even
            | Node::Odd
    )
}

/// Whether a result is one instruction, perhaps in a state, over slots, numbers and conditions.
fn is_flat(results: &[ResultItem]) -> bool {
    let results = if let [ResultItem::State(_), rest @ ..] = results { rest } else { results };
    let is_leaf = |item: &ResultItem| matches!(item, ResultItem::Slot(_) | ResultItem::Int(_) | ResultItem::Cond(_));
    match results {
        [ResultItem::Inst { args, .. }, inputs @ ..] => {
            usize::from(*args) == inputs.len() && inputs.len() < MAX_OPERANDS && inputs.iter().all(is_leaf)
        }
        _ => false,
    }
}

/// The type of what has no value in a register.
fn is_no_value(kind: ScalarKind) -> bool {
    matches!(kind, ScalarKind::Untyped | ScalarKind::Flag | ScalarKind::Other)
}

/// The slot that an item binds.
fn slot_of(item: PatternItem) -> Option<u8> {
    match item {
        PatternItem::Value { slot, .. } | PatternItem::Imm { slot, .. } | PatternItem::Complex { slot, .. } => {
            Some(slot.index() as u8)
        }
        _ => None,
    }
}

/// An immediate that could also be a register of the function; lanes and conditions are no values.
fn is_value_imm(item: PatternItem) -> bool {
    matches!(item, PatternItem::Imm { .. })
}

/// The type in registers of each type of the IR, and that of the vector which does the same work.
fn pattern_types(masks: MaskForm) -> Vec<[ValueType; 2]> {
    let mut types = vec![[ValueType::UNTYPED; 2]; 1 << 12];
    for ty in Type::all() {
        let own = register_type(ty, masks);
        types[usize::from(ty.code())] = [own, widened_type(own)];
    }
    types
}

/// The bits of a constant as the signed number that immediates are.
#[inline]
pub(crate) fn immediate(ty: Type, bits: u64) -> i64 {
    match scalar_type(ty, MaskForm::Lanes).elem_bits() {
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
