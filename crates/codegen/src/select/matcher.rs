//! The index of selection patterns.
//!
//! In: a description's patterns, the enabled features. Out: [`PatternIndex`]: the patterns by root node and type, the most
//! specific first, in flat arrays.
//! Not here: matching and emission (see [`super`]).

use super::row::Row;
use crate::isa::Forms;
use crate::nodes::{
    COND_NAMES, Child, N_CONDS, Node, Shape, register_type, resolve, scalar_type, shape_of, widened_type,
};
use kernelsmith_ir::{Op, Opcode, Operand, SourceRule, Type, VReg};
use kernelsmith_machine::encode::MAX_OPERANDS;
use kernelsmith_machine::{
    CondCodeId, FeatureSet, MaskForm, PatternItem, ResultItem, ScalarKind, TargetDesc, ValueType,
};

/// A pattern in the form for matching.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pattern {
    pub items: (u32, u32),
    pub results: (u32, u32),
    pub complexity: i32,
    /// Number of slots that it binds.
    pub n_slots: u8,
    /// Whether a child must be a constant or another operation.
    pub needs_special: bool,
    /// Whether vectors in memory must be aligned.
    pub must_align: bool,
    /// Whether its instruction has more results than the pattern.
    pub has_more_results: bool,
    /// Whether its result is one instruction whose operands are slots, numbers and conditions.
    pub is_flat: bool,
    /// For each child of the root, the kinds that it may have, see [`kind`]: the first test of the search.
    pub accepts: u64,
}

/// Kinds of children, as bits: a pattern is skipped if one of the children has none of the accepted kinds.
pub(crate) mod kind {
    use super::Node;

    /// Any value in a register.
    pub(crate) const VALUE: u16 = 1;
    /// A constant.
    pub(crate) const CONSTANT: u16 = 2;
    /// A scalar held extended.
    pub(crate) const NARROW: u16 = 4;
    /// An address, a condition, a lane or its number.
    pub(crate) const OTHER: u16 = 8;
    /// No child.
    pub(crate) const ABSENT: u16 = 16;
    /// A comparison that has no register, because each of its uses repeats it.
    pub(crate) const REPEATED: u16 = 128;
    /// The result of a deferred load without a mask.
    pub(crate) const LOAD: u16 = 32;
    /// A deferred bitcast: patterns may match its operand.
    pub(crate) const BITCAST: u16 = 64;
    /// The results of other deferred operations, see [`node`].
    pub(crate) const NODES: u16 = 0xff00;
    /// The results of all deferred operations.
    pub(crate) const DEFERRED: u16 = LOAD | BITCAST | NODES;
    /// Any of these.
    pub(crate) const ANY: u16 = u16::MAX;
    /// Kinds that only some patterns look for: all patterns treat a value without these as a register.
    pub(crate) const SPECIAL: u16 = CONSTANT | DEFERRED | NARROW;

    /// The kind of a deferred operation with this node: one of eight hash bits, which distinguish most nodes.
    pub(crate) fn node(node: Node) -> u16 {
        1 << (8 + node as u32 % 8)
    }

    /// The kinds of all children.
    pub(crate) fn pack(kinds: [u16; 4]) -> u64 {
        kinds.iter().rev().fold(0, |all, kinds| all << 16 | u64::from(*kinds))
    }

    /// Whether each child has an accepted kind: no 16-bit quarter of the intersection is zero.
    #[inline(always)]
    pub(crate) fn all_accepted(kinds: u64, accepts: u64) -> bool {
        let shared = kinds & accepts;
        shared.wrapping_sub(0x0001_0001_0001_0001) & !shared & 0x8000_8000_8000_8000 == 0
    }
}

/// All patterns of a target.
#[derive(Debug)]
pub(crate) struct PatternIndex {
    pub(crate) patterns: Vec<Pattern>,
    pub(crate) items: Vec<PatternItem>,
    pub(crate) extents: Vec<u8>,
    pub(crate) results: Vec<ResultItem>,
    /// First pattern and number of patterns, by node and type.
    table: Vec<(u16, u16)>,
    /// The patterns that need no search, and the range of those of a node and type.
    rows: Vec<Row>,
    row_table: Vec<(u16, u16)>,
    /// The rows of operations whose operands are all registers of the operation's type.
    uniform: UniformTable,
    /// By IR type, its types in patterns.
    pattern_types: Vec<[ValueType; 2]>,
    /// The form of masks.
    pub(crate) masks: MaskForm,
    /// The type of an address in a register.
    pointer: ValueType,
    /// By node of the description, the compiler's node.
    nodes: Vec<Option<Node>>,
    /// By condition of the compiler, the description's condition.
    pub(crate) conds: [Option<CondCodeId>; N_CONDS],
    /// By node, whether some pattern has it below its root.
    inner: [bool; 256],
    /// By node, whether some pattern has it as the first value of a masked select.
    chosen: [bool; 256],
    /// Whether some pattern has a load below its root: of a scalar, of a vector.
    inner_loads: [bool; 2],
    /// By opcode, whether it may be such an inner node.
    inner_codes: [bool; 256],
}

const N_TYPES: usize = 256;

/// A number below `N_TYPES` for a type.
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

/// The type of a pattern item, if it has one.
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
    /// Indexes the patterns whose features are enabled, and those whose instructions have equivalent forms on this machine.
    /// `is_scalable`: the machine has native vector types.
    pub(crate) fn new(
        desc: &TargetDesc,
        features: &FeatureSet,
        masks: MaskForm,
        forms: &dyn Forms,
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
            table: vec![(0, 0); Node::ALL.len() * N_TYPES],
            rows: Vec::new(),
            row_table: vec![(0, 0); Node::ALL.len() * N_TYPES],
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
            let must_align = if is_there { Some(false) } else { forms.substitute(&mut selected) };
            let Some(must_align) = must_align else { continue };
            let items = index.items.len() as u32;
            index.items.extend(pattern.items());
            index.extents.extend((0..pattern.len()).map(|at| pattern.subtree_len(at) as u8));
            let results = index.results.len() as u32;
            let own_items = &index.items[items as usize..];
            for (at, item) in own_items.iter().enumerate().skip(1) {
                if let PatternItem::Node { node: inner, ty, .. } = *item
                    && let Some(inner) = index.nodes[inner.index()]
                {
                    // The child of a select after the mask.
                    let is_chosen = node == Node::Vselect && at == 1 + pattern.subtree_len(1);
                    let table = if is_chosen && inner != Node::Load { &mut index.chosen } else { &mut index.inner };
                    table[inner as usize] = true;
                    index.inner_loads[usize::from(ty.lanes() > 1)] |= inner == Node::Load;
                }
            }
            let slot = node as usize * N_TYPES + type_code(key);
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
            let own_items = &index.items[items as usize..];
            let entry = Pattern {
                is_flat,
                accepts: kind::pack(accepts),
                must_align,
                has_more_results,
                items: (items, index.items.len() as u32),
                results: (results, index.results.len() as u32),
                complexity,
                n_slots: own_items.iter().filter_map(|item| slot_of(*item)).map(|slot| slot + 1).max().unwrap_or(0),
                needs_special: own_items[1..].iter().any(|item| {
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
                Some(Node::Load) => kind::LOAD | kind::BITCAST,
                Some(node) => {
                    let more = match node {
                        // A constant vector is a broadcast of a number.
                        Node::Splat if self.takes_number(item + 1) => kind::CONSTANT,
                        Node::Trunc => kind::NARROW,
                        Node::Extract => kind::OTHER,
                        _ => 0,
                    };
                    kind::node(node) | kind::BITCAST | more
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

    /// Collects the rows of each node and type whose patterns without special children can all be rows.
    fn collect_rows(&mut self) {
        for slot in 0..self.table.len() {
            let (first, n) = self.table[slot];
            if n == 0 {
                continue;
            }
            let patterns = &self.patterns[usize::from(first)..usize::from(first) + usize::from(n)];
            let general = patterns.iter().filter(|pattern| !pattern.needs_special);
            let special = patterns.iter().filter(|pattern| pattern.needs_special);
            let accepts = special.fold(0, |accepts, pattern| accepts | pattern.accepts);
            let kinds = (0..4).fold(0, |kinds, child| kinds | (accepts >> (16 * child)) as u16) & kind::SPECIAL;
            let row = |pattern: &Pattern| {
                let items = &self.items[pattern.items.0 as usize + 1..pattern.items.1 as usize];
                let results = &self.results[pattern.results.0 as usize..pattern.results.1 as usize];
                let is_general = pattern.must_align || pattern.has_more_results;
                if is_general { None } else { Row::new(items, results, pattern.complexity, kinds) }
            };
            let rows: Option<Vec<Row>> = general.map(row).collect();
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
            // Selection of lane-wise shifts depends on what is known about the amounts.
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
                    && rows.iter().all(|row| row.is_uniform(n, |pattern_type| self.fits(ty, pattern_type)))
                {
                    let (first, n) = self.row_range(&shape);
                    table.insert(code, ty, first, n);
                }
            }
        }
        self.uniform = table;
    }

    /// Fills `inner_codes`. Operations whose node depends on more than their type count as inner nodes.
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

    /// The lookup key of a pattern: its root node, and the type of its result, or of the first child if it has no result.
    fn key_of(&self, pattern: &kernelsmith_machine::PatternRef<'_>) -> Option<(Node, ValueType)> {
        let (node, ty) = pattern.root();
        let node = self.nodes.get(node.index()).copied().flatten()?;
        let key = if is_no_value(ty.kind()) { item_type(pattern.item(1))? } else { ty };
        Some((node, key))
    }

    /// The candidates for a node with this key.
    #[inline]
    pub(crate) fn candidates(&self, node: Node, key: ValueType) -> &[Pattern] {
        let (first, n) = self.table[node as usize * N_TYPES + type_code(key)];
        &self.patterns[usize::from(first)..usize::from(first) + usize::from(n)]
    }

    /// The candidates for a shape, or those of the wider vector type that computes the same lanes.
    #[inline]
    pub(crate) fn candidates_of(&self, shape: &Shape) -> &[Pattern] {
        let exact = self.candidates(shape.node, shape.key);
        if exact.is_empty() && shape.node.may_widen() {
            return self.candidates(shape.node, widened_type(shape.key));
        }
        exact
    }

    /// The rows for a shape; none if some of its patterns cannot be rows.
    #[inline]
    pub(crate) fn rows_of(&self, shape: &Shape) -> &[Row] {
        let (first, n) = self.row_range(shape);
        &self.rows[usize::from(first)..usize::from(first) + usize::from(n)]
    }

    #[inline]
    fn row_range(&self, shape: &Shape) -> (u16, u16) {
        let mut slot = shape.node as usize * N_TYPES + type_code(shape.key);
        if self.table[slot].1 == 0 && shape.node.may_widen() {
            slot = shape.node as usize * N_TYPES + type_code(widened_type(shape.key));
        }
        self.row_table[slot]
    }

    /// Whether a register of IR type `ty` matches the pattern type `pattern_type`.
    #[inline]
    pub(crate) fn fits(&self, ty: Type, pattern_type: ValueType) -> bool {
        let pattern_types = self.pattern_types[usize::from(ty.code())];
        pattern_types.contains(&pattern_type)
            || (pattern_type.kind() == ScalarKind::Pointer && pattern_types[0] == self.pointer)
    }

    /// The rows of an operation whose operands are all registers of its type; none for other operations.
    #[inline]
    pub(crate) fn uniform_rows(&self, code: Opcode, ty: Type) -> &[Row] {
        let (first, n) = self.uniform.get(code, ty);
        &self.rows[usize::from(first)..usize::from(first) + usize::from(n)]
    }

    /// Whether some pattern may fold an operation with this opcode.
    #[inline]
    pub(crate) fn may_be_inner(&self, code: Opcode) -> bool {
        self.inner_codes[code as usize]
    }

    /// The compiler's node for a node of a pattern.
    #[inline]
    pub(crate) fn node(&self, id: kernelsmith_machine::NodeId) -> Option<Node> {
        self.nodes[id.index()]
    }

    /// Whether some pattern folds this node as an operand.
    #[inline]
    pub(crate) fn is_inner(&self, node: Node) -> bool {
        self.inner[node as usize]
    }

    /// Whether some pattern folds a load of a vector, or of a scalar.
    #[inline]
    pub(crate) fn folds_load(&self, of_vector: bool) -> bool {
        self.inner_loads[usize::from(of_vector)]
    }

    /// Whether some pattern folds this node into a masked select.
    #[inline]
    pub(crate) fn is_chosen(&self, node: Node) -> bool {
        self.chosen[node as usize]
    }

    /// Whether some pattern matches the shape for any register operands.
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

    /// Whether this pattern node is a truncation that matches a narrow scalar, which a wider register holds extended.
    #[inline]
    pub(crate) fn is_narrow_leaf(&self, node: kernelsmith_machine::NodeId, ty: ValueType, ty_of_child: Type) -> bool {
        ty_of_child.is_scalar()
            && ty_of_child.elem().bits() < 32
            && !ty.is_vector()
            && u32::from(ty.elem_bits()) == ty_of_child.elem().bits()
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

    /// The slot of a key, or the empty slot for it.
    #[inline]
    fn slot(entries: &[(u32, u16, u16)], key: u32) -> usize {
        let mask = entries.len() - 1;
        // The upper bits of the product depend on all bits of the key.
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

/// Whether a result is one instruction, perhaps with a mode, whose operands are slots, numbers and conditions.
fn is_flat(results: &[ResultItem]) -> bool {
    let results = if let [ResultItem::State(_), after_state @ ..] = results { after_state } else { results };
    let is_leaf = |item: &ResultItem| matches!(item, ResultItem::Slot(_) | ResultItem::Int(_) | ResultItem::Cond(_));
    match results {
        [ResultItem::Inst { args, .. }, inputs @ ..] => {
            usize::from(*args) == inputs.len() && inputs.len() < MAX_OPERANDS && inputs.iter().all(is_leaf)
        }
        _ => false,
    }
}

/// Whether this is the type of a node without a value in a register.
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

/// Whether this is an immediate that could also be a register; lanes and conditions are not values.
fn is_value_imm(item: PatternItem) -> bool {
    matches!(item, PatternItem::Imm { .. })
}

/// By IR type, its type in registers, and the wider vector type that computes the same lanes.
fn pattern_types(masks: MaskForm) -> Vec<[ValueType; 2]> {
    let mut types = vec![[ValueType::UNTYPED; 2]; 1 << 12];
    for ty in Type::all() {
        let reg_ty = register_type(ty, masks);
        types[usize::from(ty.code())] = [reg_ty, widened_type(reg_ty)];
    }
    types
}

/// The bits of a constant as a signed immediate.
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
