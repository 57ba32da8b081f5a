//! Values: 32-bit handles, immediates, and hash-consed nodes.
//!
//! In: constructors. Out: [`V`]s; equal values have equal handles, so a comparison compares two words.
//! Invariants: small ints, bits, short constant bit vectors, strings, code, records and `?` are immediates and need no
//! memory; every other value is one [`Node`] with its operands in a shared pool. A node stores whether it is *closed*
//! (constant: nothing in it can change), whether it has free variables, and a summary of those variables as bits.
//! Not here: folding (`bang`), substitution (`eval::resolve`).

mod convert;
mod handle;
mod print;

use crate::bang::Op;
use crate::memory::vec_bytes;
use crate::record_id::RecId;
use crate::symbols::{IdTable, Sym, mix};
use crate::types::{TypeId, Types};
use rustc_hash::FxHashSet;

pub(crate) use handle::V;
use handle::{IMM_BITS, PAYLOAD, T_BITS, T_CLOSED, T_CODE, T_DEF, T_INT, T_NODE, T_STR, TAG_SHIFT};
pub(crate) use print::{Text, push_number};

/// The kind of a node; the comments list its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    /// low word, high word
    Int,
    /// width, low word, high word
    BitsConst,
    /// bits, least significant first
    Bits,
    /// elements
    List,
    /// operator, its name, then (argument, name) pairs
    Dag,
    /// name
    Var,
    /// value, index
    VarBit,
    /// value, field name
    Field,
    /// number
    Anonymous,
    /// class, then (key, argument) pairs
    Call,
    /// type, value
    IsA,
    /// type, value
    Exists,
    /// condition, value, condition, value, ...
    Cond,
    /// start, list, accumulator variable, element variable, expression
    Foldl,
    /// operands
    Op(Op),
}

/// In place of a name in the operands of a dag: no name.
const NO_NAME: u32 = u32::MAX;
/// Marks the key of a named argument in a class call; the other bits are the symbol.
pub(crate) const NAMED_ARG: u32 = 1 << 31;

/// Flag in a node's depth: it contains a free variable or an unresolved anonymous name.
const FREE: u16 = 1 << 15;
/// Flag in the variable summary: contains a cast, an existence test or an anonymous name, which the final pass
/// resolves.
pub(crate) const PENDING: u64 = 1 << 63;

/// Flag in the variable summary: contains an operation that only substitution may evaluate, because the time of its
/// evaluation is observable.
pub(crate) const IMPURE: u64 = 1 << 62;
/// Flag in the variable summary: contains a class call.
pub(crate) const CALLS: u64 = 1 << 61;
/// Flag in the variable summary: contains an operator that may fail for some operands.
pub(crate) const MAY_FAIL: u64 = 1 << 60;
/// Number of bits of the variable summary for names.
const N_NAME_BITS: u32 = 60;

/// One hash-consed value: half a cache line, including the result of the last substitution applied to it.
#[derive(Clone, Copy)]
struct Node {
    kind: Kind,
    /// Nesting depth, and the flag `FREE`.
    depth: u16,
    ty: TypeId,
    start: u32,
    len: u32,
    vars: u64,
    memo: V,
    /// The substitution that produced `memo`.
    memo_of: u32,
}

/// A view of a value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum View<'a> {
    None,
    Unset,
    Bit(bool),
    Int(i64),
    BitsConst { width: u32, value: u64 },
    Bits(&'a [V]),
    Str(Sym),
    Code(Sym),
    Def(RecId),
    List(&'a [V]),
    Dag(Dag<'a>),
    Var(Sym),
    VarBit(V, u32),
    Field(V, Sym),
    Anonymous(u32),
    Call(RecId, &'a [V]),
    IsA(TypeId, V),
    Exists(TypeId, V),
    Cond(&'a [V]),
    Foldl(&'a [V]),
    Op(Op, &'a [V]),
}

/// A view of a dag.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dag<'a> {
    words: &'a [V],
}

impl<'a> Dag<'a> {
    pub(crate) fn op(&self) -> V {
        self.words[0]
    }

    pub(crate) fn op_name(&self) -> Option<Sym> {
        name(self.words[1])
    }

    pub(crate) fn len(&self) -> usize {
        self.words.len() / 2 - 1
    }

    pub(crate) fn arg(&self, i: usize) -> (V, Option<Sym>) {
        (self.words[2 * i + 2], name(self.words[2 * i + 3]))
    }

    pub(crate) fn args(self) -> impl Iterator<Item = (V, Option<Sym>)> + use<'a> {
        (0..self.len()).map(move |i| self.arg(i))
    }
}

/// A name in the operands of a dag.
pub(crate) fn dag_name(name: Option<Sym>) -> V {
    V(name.map_or(NO_NAME, |name| name.0))
}

fn name(word: V) -> Option<Sym> {
    (word.0 != NO_NAME).then_some(Sym(word.0))
}

/// All nodes of one evaluation.
#[derive(Default)]
pub(crate) struct Values {
    nodes: Vec<Node>,
    pool: Vec<V>,
    table: IdTable,
    /// Cache: hash and handle of recently interned values.
    recent: Vec<(u32, u32)>,
    too_deep: bool,
    last_memo: u32,
    /// The bit of each symbol in summaries.
    var_bits: Vec<u8>,
    /// Number of variables: fields and other names, template arguments.
    n_vars: [u32; 2],
}

const NO_BIT: u8 = u8::MAX;

const RECENT_BITS: u32 = 12;

/// Maximum nesting of values. It prevents stack overflow in recursive functions.
const MAX_DEPTH: u16 = 1000;

impl Values {
    /// Number of probes in long searches.
    pub(crate) fn n_probed(&self) -> u64 {
        self.table.n_probed()
    }

    /// Size in bytes of all nodes and their tables.
    pub(crate) fn memory(&self) -> usize {
        let tables = self.table.memory() + self.recent.capacity() * size_of::<(u32, u32)>() + self.var_bits.capacity();
        vec_bytes(&self.nodes) + vec_bytes(&self.pool) + tables
    }

    /// The resource that is almost exhausted, if there is one, or that a value exceeded the nesting limit since the
    /// last call. Node numbers have 29 bits, operand indices 32; the margin covers the nodes created until the next
    /// call.
    pub(crate) fn take_full(&mut self) -> Option<(&'static str, u64)> {
        const MAX_NODES: usize = PAYLOAD as usize - (1 << 24);
        const MAX_OPERANDS: usize = u32::MAX as usize - (1 << 30);
        if self.nodes.len() > MAX_NODES {
            return Some(("values", MAX_NODES as u64));
        }
        if self.pool.len() > MAX_OPERANDS {
            return Some(("operands of values", MAX_OPERANDS as u64));
        }
        let is_too_deep = std::mem::take(&mut self.too_deep);
        is_too_deep.then_some(("levels of nesting in a value", u64::from(MAX_DEPTH)))
    }

    /// The node with these contents.
    pub(crate) fn intern(&mut self, kind: Kind, ty: TypeId, words: &[V]) -> V {
        let seed = match kind {
            Kind::Op(op) => 64 + op as u64,
            Kind::Int => 1,
            Kind::BitsConst => 2,
            Kind::Bits => 3,
            Kind::List => 4,
            Kind::Dag => 5,
            Kind::Var => 6,
            Kind::VarBit => 7,
            Kind::Field => 8,
            Kind::Anonymous => 9,
            Kind::Call => 10,
            Kind::IsA => 11,
            Kind::Exists => 12,
            Kind::Cond => 13,
            Kind::Foldl => 14,
        };
        let hash = hash_of(seed | (u64::from(ty.0) << 8), words);
        let (nodes, pool) = (&self.nodes, &self.pool);
        // Check recent values first: half of all calls are for them.
        if self.recent.is_empty() {
            self.recent = vec![(0, 0); 1 << RECENT_BITS];
        }
        let place = (hash >> (32 - RECENT_BITS)) as usize;
        let (recent_hash, recent) = self.recent[place];
        if recent_hash == hash
            && let Some(n) = nodes.get(V(recent).payload() as usize)
            && n.kind == kind
            && n.ty == ty
            && pool[n.start as usize..][..n.len as usize] == *words
        {
            return V(recent);
        }
        let found = self.table.find(hash, |raw| {
            let n = &nodes[V(raw).payload() as usize];
            n.kind == kind && n.ty == ty && pool[n.start as usize..][..n.len as usize] == *words
        });
        if let Some(raw) = found {
            self.recent[place] = (hash, raw);
            return V(raw);
        }
        let v = self.push(kind, ty, words);
        self.table.insert(hash, v.0);
        self.recent[place] = (hash, v.0);
        v
    }

    /// Adds a new node.
    fn push(&mut self, kind: Kind, ty: TypeId, words: &[V]) -> V {
        let (is_closed, vars, depth) = self.summary(kind, words);
        let v = V::tagged(if is_closed { T_CLOSED } else { T_NODE }, self.nodes.len() as u32);
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(words);
        let len = words.len() as u32;
        self.nodes.push(Node { kind, depth, ty, start, len, vars, memo: V::NONE, memo_of: 0 });
        v
    }

    /// Creates a number for a substitution, to identify its cached results.
    pub(crate) fn new_memo(&mut self) -> u32 {
        if self.last_memo == u32::MAX {
            self.nodes.iter_mut().for_each(|n| n.memo_of = 0);
            self.last_memo = 0;
        }
        self.last_memo += 1;
        self.last_memo
    }

    /// The number created last.
    #[inline]
    pub(crate) fn last_memo(&self) -> u32 {
        self.last_memo
    }

    /// The cached result of a substitution for a node.
    #[inline]
    pub(crate) fn memo(&self, v: V, of: u32) -> Option<V> {
        let node = &self.nodes[v.payload() as usize];
        (node.memo_of == of).then_some(node.memo)
    }

    /// Caches the result of a substitution for a node.
    #[inline]
    pub(crate) fn set_memo(&mut self, v: V, of: u32, result: V) {
        let node = &mut self.nodes[v.payload() as usize];
        (node.memo_of, node.memo) = (of, result);
    }

    fn summary(&mut self, kind: Kind, words: &[V]) -> (bool, u64, u16) {
        let is_data = matches!(kind, Kind::Int | Kind::BitsConst | Kind::Bits | Kind::List | Kind::Dag);
        let (mut is_closed, mut is_free, mut vars, mut depth) = (is_data, false, 0, 0);
        for child in children(kind, words) {
            if let Some(id) = child.node() {
                let n = &self.nodes[id];
                is_closed &= child.is_closed();
                is_free |= n.depth & FREE != 0;
                vars |= n.vars;
                depth = depth.max(n.depth & !FREE);
            }
        }
        match kind {
            Kind::Var => {
                vars = self.var_bit(Sym(words[0].0));
                is_free = true;
            }
            Kind::Anonymous => {
                vars = PENDING;
                is_free = true;
            }
            Kind::Exists | Kind::Op(Op::Cast | Op::Instances) => vars |= PENDING,
            // The bound variable is not free. If no other variable is, search the operands.
            Kind::Op(Op::Foreach | Op::Filter) => {
                is_free = self.is_free(words[1]) || self.mentions_other(words[2], &words[..1]);
            }
            Kind::Foldl => {
                is_free =
                    self.is_free(words[0]) || self.is_free(words[1]) || self.mentions_other(words[4], &words[2..4]);
            }
            _ => {}
        }
        vars |= effects(kind, words);
        if depth >= MAX_DEPTH {
            self.too_deep = true;
        }
        let depth = (depth + 1).min(MAX_DEPTH + 1);
        (is_closed, vars, if is_free { depth | FREE } else { depth })
    }

    /// Whether a value has a free variable that is not among `bound`.
    fn mentions_other(&self, v: V, bound: &[V]) -> bool {
        let is_bound = |name| bound.iter().any(|&b| self.as_var(b) == Some(name));
        self.has_free(v, |name| name.is_none_or(|name| !is_bound(name)))
    }

    /// Whether a value mentions a variable of that name.
    pub(crate) fn mentions(&self, v: V, name: Sym) -> bool {
        self.has_free(v, |found| found == Some(name))
    }

    /// Whether `is_wanted` holds for a variable in the value, or for an unresolved anonymous name (`None`). Visits each
    /// node once, however often it occurs.
    fn has_free(&self, v: V, is_wanted: impl Fn(Option<Sym>) -> bool) -> bool {
        if !self.is_free(v) {
            return false;
        }
        let (mut open, mut seen) = (vec![v], FxHashSet::default());
        while let Some(v) = open.pop() {
            if !self.is_free(v) || !seen.insert(v) {
                continue;
            }
            let node = &self.nodes[v.payload() as usize];
            let words = self.words(node);
            let is_found = match node.kind {
                Kind::Var => is_wanted(Some(Sym(words[0].0))),
                Kind::Anonymous => is_wanted(None),
                kind => {
                    open.extend(children(kind, words));
                    false
                }
            };
            if is_found {
                return true;
            }
        }
        false
    }

    /// The name, if the value is a variable.
    pub(crate) fn as_var(&self, v: V) -> Option<Sym> {
        match self.view(v) {
            View::Var(name) => Some(name),
            _ => None,
        }
    }

    /// An element of a bit vector that a substitution of `vars` may change; if it is a bit of a value, also that value
    /// and the index.
    #[inline]
    pub(crate) fn open_bit(&self, bit: V, vars: u64) -> Option<Option<(V, u32)>> {
        if bit.is_closed() {
            return None;
        }
        let node = &self.nodes[bit.payload() as usize];
        if node.vars & vars == 0 {
            return None;
        }
        match *self.words(node) {
            [of, index] if node.kind == Kind::VarBit => Some(Some((of, index.0))),
            _ => Some(None),
        }
    }

    #[inline]
    fn words(&self, node: &Node) -> &[V] {
        &self.pool[node.start as usize..][..node.len as usize]
    }

    /// The i-th operand of a node.
    #[inline]
    pub(crate) fn word(&self, v: V, i: usize) -> V {
        self.pool[self.nodes[v.payload() as usize].start as usize + i]
    }

    /// The type of an operator node, the number of its operands, and the operands, with `?` for missing ones.
    #[inline]
    pub(crate) fn operation(&self, v: V) -> (TypeId, usize, [V; 3]) {
        let node = &self.nodes[v.payload() as usize];
        let operands = match *self.words(node) {
            [x] => [x, V::UNSET, V::UNSET],
            [x, y] => [x, y, V::UNSET],
            [x, y, z] => [x, y, z],
            _ => [V::UNSET; 3],
        };
        (node.ty, node.len as usize, operands)
    }

    /// The pool indices of a node's operands, for [`Values::at`]; they never move.
    #[inline]
    pub(crate) fn places(&self, v: V) -> std::ops::Range<usize> {
        let node = &self.nodes[v.payload() as usize];
        node.start as usize..node.start as usize + node.len as usize
    }

    /// The operand at a pool index.
    #[inline]
    pub(crate) fn at(&self, place: usize) -> V {
        self.pool[place]
    }

    /// Number of operands; 0 for immediates.
    #[inline]
    pub(crate) fn n_words(&self, v: V) -> usize {
        v.node().map_or(0, |id| self.nodes[id].len as usize)
    }

    /// The kind of an open node, and its variable summary.
    #[inline]
    pub(crate) fn open_kind(&self, v: V) -> (Kind, u64) {
        let node = &self.nodes[v.payload() as usize];
        (node.kind, node.vars)
    }

    /// The type stored in a node.
    #[inline]
    pub(crate) fn node_type(&self, v: V) -> Option<TypeId> {
        v.node().map(|id| self.nodes[id].ty)
    }

    /// Whether the value is constant: nothing in it can change.
    #[inline]
    pub(crate) fn is_closed(&self, v: V) -> bool {
        v.is_closed()
    }

    /// Whether the value contains a free variable or an unresolved anonymous name.
    #[inline]
    pub(crate) fn is_free(&self, v: V) -> bool {
        !v.is_closed() && self.nodes[v.payload() as usize].depth & FREE != 0
    }

    /// The variable summary of the value.
    #[inline]
    pub(crate) fn vars(&self, v: V) -> u64 {
        if v.is_closed() { 0 } else { self.nodes[v.payload() as usize].vars }
    }

    /// The bit of a variable in summaries.
    pub(crate) fn var_bit(&mut self, name: Sym) -> u64 {
        self.var_bit_of(name, false)
    }

    /// Assigns a template argument a bit that no field has, so that a substitution of arguments skips values that
    /// contain only fields.
    pub(crate) fn note_argument(&mut self, name: Sym) {
        self.var_bit_of(name, true);
    }

    fn var_bit_of(&mut self, name: Sym, is_argument: bool) -> u64 {
        const N_ARGUMENT_BITS: u32 = 40;
        let i = name.0 as usize;
        if i >= self.var_bits.len() {
            self.var_bits.resize((i + 1).next_power_of_two(), NO_BIT);
        }
        if self.var_bits[i] == NO_BIT {
            let count = &mut self.n_vars[usize::from(is_argument)];
            *count += 1;
            let bit = if is_argument {
                *count % N_ARGUMENT_BITS
            } else {
                N_ARGUMENT_BITS + *count % (N_NAME_BITS - N_ARGUMENT_BITS)
            };
            self.var_bits[i] = bit as u8;
        }
        1 << self.var_bits[i]
    }

    /// Whether the value may be the default of a missing argument: it contains no `?`. Looks into operators only as far
    /// as the reference does, and visits each node once.
    pub(crate) fn is_complete(&self, v: V) -> bool {
        if v.node().is_none() {
            return !v.is_unset() && v != V::NONE;
        }
        let (mut open, mut seen) = (vec![v], FxHashSet::default());
        while let Some(v) = open.pop() {
            let items = match self.view(v) {
                View::Unset | View::None | View::Foldl(_) | View::IsA(..) | View::Exists(..) => return false,
                View::Bits(items) | View::List(items) | View::Op(_, items @ [_, _, _]) => items,
                View::Cond(items) => {
                    if items.iter().skip(1).step_by(2).any(|&value| !self.is_closed(value)) {
                        return false;
                    }
                    items
                }
                _ => continue,
            };
            if seen.insert(v) {
                let step = if let View::Cond(_) = self.view(v) { 2 } else { 1 };
                open.extend(items.iter().step_by(step));
            }
        }
        true
    }

    /// A view of the value.
    #[inline(always)] // otherwise the view is built in memory, only to be destructured
    pub(crate) fn view(&self, v: V) -> View<'_> {
        match v.tag() {
            T_NODE | T_CLOSED => self.view_node(&self.nodes[v.payload() as usize]),
            T_INT => View::Int(v.signed()),
            T_BITS => {
                let p = v.payload();
                View::BitsConst { width: p >> IMM_BITS, value: u64::from(p & ((1 << IMM_BITS) - 1)) }
            }
            T_STR => View::Str(Sym(v.payload())),
            T_CODE => View::Code(Sym(v.payload())),
            T_DEF => View::Def(RecId(v.payload())),
            _ => match v.payload() {
                0 => View::Bit(false),
                1 => View::Bit(true),
                2 => View::Unset,
                _ => View::None,
            },
        }
    }

    fn view_node(&self, node: &Node) -> View<'_> {
        let words = self.words(node);
        match node.kind {
            Kind::Int => View::Int(wide(words[0], words[1]) as i64),
            Kind::BitsConst => View::BitsConst { width: words[0].0, value: wide(words[1], words[2]) },
            Kind::Bits => View::Bits(words),
            Kind::List => View::List(words),
            Kind::Dag => View::Dag(Dag { words }),
            Kind::Var => View::Var(Sym(words[0].0)),
            Kind::VarBit => View::VarBit(words[0], words[1].0),
            Kind::Field => View::Field(words[0], Sym(words[1].0)),
            Kind::Anonymous => View::Anonymous(words[0].0),
            Kind::Call => View::Call(RecId(words[0].0), &words[1..]),
            Kind::IsA => View::IsA(TypeId(words[0].0), words[1]),
            Kind::Exists => View::Exists(TypeId(words[0].0), words[1]),
            Kind::Cond => View::Cond(words),
            Kind::Foldl => View::Foldl(words),
            Kind::Op(op) => View::Op(op, words),
        }
    }

    pub(crate) fn int(&mut self, value: i64) -> V {
        const LIMIT: i64 = 1 << (TAG_SHIFT - 1);
        if (-LIMIT..LIMIT).contains(&value) {
            return V::tagged(T_INT, value as u32 & PAYLOAD);
        }
        let (lo, hi) = split(value as u64);
        self.intern(Kind::Int, Types::INT, &[lo, hi])
    }

    /// A constant bit vector of at most 64 bits.
    pub(crate) fn bits_const(&mut self, types: &mut Types, width: u32, value: u64) -> V {
        debug_assert!(width <= 64);
        let value = if width >= 64 { value } else { value & ((1 << width) - 1) };
        if width <= IMM_BITS {
            return V::tagged(T_BITS, (width << IMM_BITS) | value as u32);
        }
        let (lo, hi) = split(value);
        let ty = types.bits(width);
        self.intern(Kind::BitsConst, ty, &[V(width), lo, hi])
    }

    /// A bit vector, least significant bit first.
    pub(crate) fn bits(&mut self, types: &mut Types, bits: &[V]) -> V {
        let is_bit = |b: &V| b.0 == V::bit(false).0 || b.0 == V::bit(true).0;
        if bits.len() <= 64 && bits.iter().all(is_bit) {
            let value = bits.iter().rev().fold(0, |x, b| (x << 1) | u64::from(b.payload()));
            return self.bits_const(types, bits.len() as u32, value);
        }
        let ty = types.bits(bits.len() as u32);
        self.intern(Kind::Bits, ty, bits)
    }

    pub(crate) fn list(&mut self, types: &mut Types, element: TypeId, items: &[V]) -> V {
        let ty = types.list(element);
        self.intern(Kind::List, ty, items)
    }

    pub(crate) fn dag(&mut self, op: V, op_name: Option<Sym>, args: &[(V, Option<Sym>)]) -> V {
        let mut words = Vec::with_capacity(2 + 2 * args.len());
        words.extend([op, dag_name(op_name)]);
        words.extend(args.iter().flat_map(|&(arg, name)| [arg, dag_name(name)]));
        self.intern(Kind::Dag, Types::DAG, &words)
    }

    pub(crate) fn var(&mut self, name: Sym, ty: TypeId) -> V {
        self.intern(Kind::Var, ty, &[V(name.0)])
    }

    /// The name of an anonymous record with a new number.
    pub(crate) fn new_anonymous(&mut self, number: u32) -> V {
        // It is a new value, so it need not be in the hash table.
        self.push(Kind::Anonymous, Types::STRING, &[V(number)])
    }
}

/// The flags that a node adds to the variable summary.
fn effects(kind: Kind, words: &[V]) -> u64 {
    match kind {
        Kind::Anonymous | Kind::Exists => IMPURE,
        Kind::Call => CALLS,
        Kind::Cond => MAY_FAIL,
        Kind::Op(op) => match op {
            Op::Instances | Op::Repr | Op::Match => IMPURE,
            Op::GetDagOp | Op::GetDagArg | Op::GetDagName => IMPURE,
            Op::SetDagOp | Op::SetDagOpName | Op::SetDagArg | Op::SetDagName => IMPURE,
            Op::Range if words[2].as_immediate_int().is_some_and(|step| step != 0) => 0,
            Op::Cast | Op::LogTwo | Op::Div | Op::ListSplat | Op::Con | Op::Range | Op::Substr | Op::Find => MAY_FAIL,
            _ => 0,
        },
        _ => 0,
    }
}

/// The operands of a node that are values.
fn children(kind: Kind, words: &[V]) -> impl Iterator<Item = V> + '_ {
    let (start, step, n) = match kind {
        Kind::Int | Kind::BitsConst | Kind::Var | Kind::Anonymous => (0, 1, 0),
        Kind::Bits | Kind::List | Kind::Cond | Kind::Foldl | Kind::Op(_) => (0, 1, usize::MAX),
        Kind::Dag => (0, 2, usize::MAX),
        Kind::VarBit | Kind::Field => (0, 1, 1),
        Kind::Call => (2, 2, usize::MAX),
        Kind::IsA | Kind::Exists => (1, 1, 1),
    };
    words.iter().copied().skip(start).step_by(step).take(n)
}

fn split(value: u64) -> (V, V) {
    (V(value as u32), V((value >> 32) as u32))
}

fn wide(lo: V, hi: V) -> u64 {
    u64::from(lo.0) | (u64::from(hi.0) << 32)
}

fn hash_of(seed: u64, words: &[V]) -> u32 {
    let mut h = mix(0, seed);
    let (pairs, tail) = words.as_chunks::<2>();
    for &[a, b] in pairs {
        h = mix(h, wide(a, b));
    }
    if let [last] = tail {
        h = mix(h, u64::from(last.0));
    }
    (h ^ (h >> 32)) as u32
}
