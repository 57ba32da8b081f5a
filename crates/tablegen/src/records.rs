//! Records during evaluation: classes, defs, prototypes and multiclasses, and their field layouts.
//!
//! In: fields and superclasses from the parser. Out: slots of values.
//! Invariants: a layout is an append-only chain of fields that all records with the same fields share, so a record
//! consists of a layout id and one word per field; a field's slot never changes along the chain; superclasses are in
//! order, ancestors first.
//! Not here: the public view (`api`), the rules for building records (`eval`).

use std::sync::Arc;

use kernelsmith_diag::Span;

use crate::memory::{map_bytes, vec_bytes};
pub(crate) use crate::record_id::RecId;
use crate::symbols::Sym;
use crate::types::TypeId;
use crate::values::V;
use rustc_hash::FxHashMap;

/// A multiclass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct McId(pub(crate) u32);

/// A chain of fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct LayoutId(pub(crate) u32);

/// A list of superclasses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SupersId(pub(crate) u32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RecordKind {
    Class,
    Def,
    AnonymousDef,
    /// The record that represents a multiclass.
    Multiclass,
}

/// A declared field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Field {
    pub(crate) name: Sym,
    pub(crate) ty: TypeId,
    /// Declared with `field`: its value may be incomplete.
    pub(crate) may_stay_open: bool,
    pub(crate) span: Span,
}

/// A template argument; its name is qualified (`Class:arg`).
#[derive(Clone, Copy, Debug)]
pub(crate) struct TemplateArg {
    pub(crate) name: Sym,
    /// The name as written.
    pub(crate) short: Sym,
    pub(crate) ty: TypeId,
    pub(crate) default: V,
    pub(crate) span: Span,
    pub(crate) is_used: bool,
}

/// An `assert` or `dump` of a record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Check {
    pub(crate) span: Span,
    /// `None` for a dump.
    pub(crate) condition: Option<V>,
    pub(crate) message: V,
}

/// A class, def or prototype. [`Slots`] holds its values.
#[derive(Clone, Debug)]
#[allow(clippy::box_collection)] // 100 000 defs have neither: one word each instead of three
pub(crate) struct Record {
    pub(crate) kind: RecordKind,
    pub(crate) name: V,
    pub(crate) layout: LayoutId,
    pub(crate) first_slot: u32,
    pub(crate) n_slots: u32,
    pub(crate) supers: SupersId,
    /// Template arguments; only classes and multiclasses have them.
    pub(crate) args: Option<Box<Vec<TemplateArg>>>,
    pub(crate) checks: Option<Box<Vec<Check>>>,
    pub(crate) span: Span,
    /// The `defm`s that created the record.
    pub(crate) defms: DefmsId,
    /// The slots that were assigned, and the source positions.
    pub(crate) assigned: AssignedId,
    /// Prefix of qualified names (`Class:` or `Multi::`).
    pub(crate) scope_name: Sym,
}

impl Record {
    pub(crate) fn args(&self) -> &[TemplateArg] {
        self.args.as_ref().map_or(&[], |args| args)
    }

    pub(crate) fn checks(&self) -> &[Check] {
        self.checks.as_ref().map_or(&[], |checks| checks)
    }

    pub(crate) fn add_checks(&mut self, checks: &[Check]) {
        self.checks.get_or_insert_default().extend_from_slice(checks);
    }
}

/// The values of all records, one contiguous range of slots per record.
#[derive(Default)]
pub(crate) struct Slots {
    all: Vec<V>,
    /// Free ranges from records that grew, by length.
    free: Vec<Vec<u32>>,
    /// Total number of free ranges so far.
    n_free: usize,
}

impl Slots {
    /// The values of a record.
    #[inline]
    pub(crate) fn of(&self, rec: &Record) -> &[V] {
        &self.all[rec.first_slot as usize..][..rec.n_slots as usize]
    }

    /// The values of a record.
    #[inline]
    pub(crate) fn of_mut(&mut self, rec: &Record) -> &mut [V] {
        &mut self.all[rec.first_slot as usize..][..rec.n_slots as usize]
    }

    /// Gives the record its own copy of its values.
    pub(crate) fn split(&mut self, rec: &mut Record) {
        let from = rec.first_slot as usize;
        rec.first_slot = self.take(rec.n_slots as usize);
        self.all.copy_within(from..from + rec.n_slots as usize, rec.first_slot as usize);
    }

    /// Copies the values of one record to the first slots of another.
    pub(crate) fn copy(&mut self, from: &Record, to: &Record) {
        let start = from.first_slot as usize;
        self.all.copy_within(start..start + from.n_slots as usize, to.first_slot as usize);
    }

    /// A range of `n` slots with unspecified contents.
    fn take(&mut self, n: usize) -> u32 {
        if let Some(start) = self.free.get_mut(n).and_then(Vec::pop) {
            return start;
        }
        let start = self.all.len();
        self.all.resize(start + n, V::UNSET);
        start as u32
    }

    /// Extends the record to `n` slots; new ones are unset.
    pub(crate) fn grow(&mut self, rec: &mut Record, n: usize) {
        let (from, old) = (rec.first_slot as usize, rec.n_slots as usize);
        if n == old {
            return;
        }
        if from + old == self.all.len() {
            self.all.resize(from + n, V::UNSET);
        } else {
            let to = self.take(n) as usize;
            self.all.copy_within(from..from + old, to);
            self.all[to + old..to + n].fill(V::UNSET);
            rec.first_slot = to as u32;
            if old > 0 {
                if self.free.len() <= old {
                    self.free.resize_with(old + 1, Vec::new);
                }
                self.free[old].push(from as u32);
                self.n_free += 1;
            }
        }
        rec.n_slots = n as u32;
    }

    /// Size in bytes of all slots, including free ranges.
    pub(crate) fn memory(&self) -> usize {
        vec_bytes(&self.all) + vec_bytes(&self.free) + self.n_free * size_of::<u32>()
    }
}

/// A list of `defm`s.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct DefmsId(u32);

/// The lists of `defm`s that created records, innermost first; the records of one `defm` share a list.
#[derive(Default)]
pub(crate) struct Defms {
    lists: Vec<Box<[Span]>>,
    ids: FxHashMap<(DefmsId, Span), DefmsId>,
    /// The last result of `push`, because one `defm` creates many records.
    last: Option<((DefmsId, Span), DefmsId)>,
    /// Total length of all lists.
    n_listed: usize,
}

impl Defms {
    /// Size in bytes of all lists.
    pub(crate) fn memory(&self) -> usize {
        vec_bytes(&self.lists) + map_bytes(&self.ids) + self.n_listed * size_of::<Span>()
    }

    pub(crate) fn all(&self, id: DefmsId) -> &[Span] {
        id.0.checked_sub(1).map_or(&[], |i| &self.lists[i as usize])
    }

    /// The list with one more, outermost `defm`.
    pub(crate) fn push(&mut self, id: DefmsId, span: Span) -> DefmsId {
        if let Some((key, known)) = self.last
            && key == (id, span)
        {
            return known;
        }
        if let Some(&known) = self.ids.get(&(id, span)) {
            self.last = Some(((id, span), known));
            return known;
        }
        let list: Box<[Span]> = self.all(id).iter().copied().chain(Some(span)).collect();
        self.n_listed += list.len();
        self.lists.push(list);
        let new = DefmsId(self.lists.len() as u32);
        self.ids.insert((id, span), new);
        new
    }
}

/// A history of assignments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct AssignedId(u32);

/// The kind of assignment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AssignedBy {
    /// `int x = 1;`
    Declaration,
    /// `let x = 1`
    Let,
}

/// The positions of assignments: histories that share their beginnings.
#[derive(Default)]
pub(crate) struct Assignments {
    all: Vec<Assignment>,
}

enum Assignment {
    Set {
        before: AssignedId,
        slot: u32,
        span: Span,
        by: AssignedBy,
    },
    /// A class's history, and the slots of its fields.
    Inherit {
        before: AssignedId,
        class: AssignedId,
        slots: Arc<[u32]>,
        /// Number of slots that the record had before.
        n_before: u32,
    },
}

impl Assignments {
    /// Size in bytes of all histories; slot lists belong to layouts.
    pub(crate) fn memory(&self) -> usize {
        vec_bytes(&self.all)
    }

    /// The history with one more assignment.
    pub(crate) fn set(&mut self, before: AssignedId, slot: u32, span: Span, by: AssignedBy) -> AssignedId {
        self.all.push(Assignment::Set { before, slot, span, by });
        AssignedId(self.all.len() as u32)
    }

    /// The history extended by that of a class, whose fields have the slots `slots`.
    pub(crate) fn inherit(
        &mut self,
        before: AssignedId,
        class: AssignedId,
        slots: &Arc<[u32]>,
        n_before: u32,
    ) -> AssignedId {
        if class == AssignedId::default() {
            return before;
        }
        if n_before == 0 {
            return class;
        }
        let slots = Arc::clone(slots);
        self.all.push(Assignment::Inherit { before, class, slots, n_before });
        AssignedId(self.all.len() as u32)
    }

    /// The position of the last assignment to a slot. With `only_let`, ignores declarations, and assignments by a class
    /// to fields that the record already had.
    pub(crate) fn last(&self, id: AssignedId, slot: u32, only_let: bool) -> Option<Span> {
        let mut places = vec![(id, slot)];
        while let Some((mut at, wanted)) = places.pop() {
            while let Some(i) = at.0.checked_sub(1) {
                match &self.all[i as usize] {
                    Assignment::Set { slot, span, by, .. }
                        if *slot == wanted && (!only_let || *by == AssignedBy::Let) =>
                    {
                        return Some(*span);
                    }
                    Assignment::Set { before, .. } => at = *before,
                    Assignment::Inherit { before, class, slots, n_before } => {
                        places.push((*before, wanted));
                        let inherited = slots.iter().position(|&s| s == wanted);
                        if !(only_let && wanted < *n_before) {
                            places.extend(inherited.map(|i| (*class, i as u32)));
                        }
                        break;
                    }
                }
            }
        }
        None
    }
}

struct Link {
    parent: u32,
    /// An earlier layout in the chain, so that any layout is reached in a logarithmic number of steps.
    jump: u32,
    len: u32,
    field: Field,
}

/// A joined layout, and the slots of the added layout's fields in it.
type Join = (LayoutId, Arc<[u32]>);

/// All layouts; id 0 is the empty one.
#[derive(Default)]
pub(crate) struct Layouts {
    links: Vec<Link>,
    next: FxHashMap<(LayoutId, Field), LayoutId>,
    joins: FxHashMap<(LayoutId, LayoutId), Join>,
    /// All fields of each layout, computed on demand.
    lists: Vec<Option<Arc<[Field]>>>,
    cache: SlotCache,
    /// Number of fields in all lists, and of slots in all joins.
    n_listed: usize,
    n_joined: usize,
    /// Number of fields visited in chain walks, when neither a list nor the cache had the answer.
    pub(crate) n_walked: u64,
}

/// Cache of recent slot lookups: layout, name and slot in one word.
struct SlotCache(Box<[u64; 1 << CACHE_BITS]>);

impl Default for SlotCache {
    fn default() -> Self {
        // The empty layout has no fields, so its key is correct from the start.
        SlotCache(Box::new([ABSENT; 1 << CACHE_BITS]))
    }
}

const CACHE_BITS: u32 = 13;
/// Number of bits for a layout, for a name, and for a slot in the cache; larger values are not cached.
const CACHED_ID_BITS: u32 = 24;
const CACHED_SLOT_BITS: u32 = 16;
/// Cache entry: there is no such field.
const ABSENT: u64 = (1 << CACHED_SLOT_BITS) - 1;

impl Layouts {
    pub(crate) const EMPTY: LayoutId = LayoutId(0);

    /// Size in bytes of all layouts.
    pub(crate) fn memory(&self) -> usize {
        let tables = vec_bytes(&self.links) + map_bytes(&self.next) + map_bytes(&self.joins) + vec_bytes(&self.lists);
        tables + self.n_listed * size_of::<Field>() + self.n_joined * size_of::<u32>()
    }

    pub(crate) fn len(&self, layout: LayoutId) -> usize {
        if layout.0 == 0 { 0 } else { self.links[layout.0 as usize - 1].len as usize }
    }

    fn jump(&self, layout: LayoutId) -> LayoutId {
        if layout.0 == 0 { layout } else { LayoutId(self.links[layout.0 as usize - 1].jump) }
    }

    /// The layout with one more field. It must not be in the layout yet.
    pub(crate) fn push(&mut self, layout: LayoutId, field: Field) -> LayoutId {
        if let Some(&id) = self.next.get(&(layout, field)) {
            return id;
        }
        let len = self.len(layout) as u32 + 1;
        let (near, far) = (self.jump(layout), self.jump(self.jump(layout)));
        let is_even = self.len(layout) + self.len(far) == 2 * self.len(near);
        let jump = if is_even { far.0 } else { layout.0 };
        self.links.push(Link { parent: layout.0, jump, len, field });
        let id = LayoutId(self.links.len() as u32);
        self.next.insert((layout, field), id);
        id
    }

    /// The slot of a field.
    #[inline]
    pub(crate) fn slot(&mut self, layout: LayoutId, name: Sym) -> Option<u32> {
        if (layout.0 | name.0) >> CACHED_ID_BITS != 0 {
            return self.walk(layout, name);
        }
        let key = (u64::from(layout.0) << CACHED_ID_BITS) | u64::from(name.0);
        let at = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - CACHE_BITS)) as usize;
        let known = self.cache.0[at];
        if known >> CACHED_SLOT_BITS == key {
            let slot = known & ABSENT;
            return (slot != ABSENT).then_some(slot as u32);
        }
        self.walk_and_remember(layout, name, key, at)
    }

    #[cold]
    fn walk_and_remember(&mut self, layout: LayoutId, name: Sym, key: u64, at: usize) -> Option<u32> {
        let slot = self.walk(layout, name);
        let known = slot.map_or(ABSENT, u64::from);
        if slot.is_none() || known < ABSENT {
            self.cache.0[at] = (key << CACHED_SLOT_BITS) | known;
        }
        slot
    }

    /// Number of layouts.
    pub(crate) fn n_layouts(&self) -> usize {
        self.links.len() + 1
    }

    /// All fields in order, of a layout for which [`Layouts::fields`] was called before.
    pub(crate) fn known(&self, layout: LayoutId) -> &[Field] {
        self.listed(layout).map_or(&[], |list| list)
    }

    #[inline]
    fn listed(&self, layout: LayoutId) -> Option<&Arc<[Field]>> {
        self.lists.get(layout.0 as usize)?.as_ref()
    }

    fn walk(&mut self, layout: LayoutId, name: Sym) -> Option<u32> {
        let (mut at, mut n_walked) = (layout.0, 0);
        let mut slot = None;
        while at != 0 {
            let link = &self.links[at as usize - 1];
            n_walked += 1;
            if link.field.name == name {
                slot = Some(link.len - 1);
                break;
            }
            at = link.parent;
        }
        self.n_walked += n_walked;
        slot
    }

    /// The field at a slot.
    pub(crate) fn field(&self, layout: LayoutId, slot: u32) -> Field {
        if let Some(list) = self.listed(layout) {
            return list[slot as usize];
        }
        // No list here: while a record is built, every new field creates another layout.
        let mut at = layout;
        loop {
            let link = &self.links[at.0 as usize - 1];
            if link.len <= slot + 1 {
                return link.field;
            }
            let jump = LayoutId(link.jump);
            at = if self.len(jump) > slot as usize { jump } else { LayoutId(link.parent) };
        }
    }

    /// All fields in order.
    pub(crate) fn fields(&mut self, layout: LayoutId) -> Arc<[Field]> {
        if let Some(list) = self.listed(layout) {
            return Arc::clone(list);
        }
        let list = self.list(layout);
        let at = layout.0 as usize;
        if self.lists.len() <= at {
            self.lists.resize(self.links.len() + 1, None);
        }
        self.lists[at] = Some(Arc::clone(&list));
        self.n_listed += list.len();
        self.n_walked += list.len() as u64;
        list
    }

    /// All fields in order, for readers. Does not cache, but is fast after a call of [`Layouts::fields`].
    pub(crate) fn list(&self, layout: LayoutId) -> Arc<[Field]> {
        if let Some(list) = self.listed(layout) {
            return Arc::clone(list);
        }
        let mut all = Vec::with_capacity(self.len(layout));
        let mut at = layout.0;
        while at != 0 {
            let link = &self.links[at as usize - 1];
            all.push(link.field);
            at = link.parent;
        }
        all.reverse();
        all.into()
    }

    /// `base` extended by the fields of `added`, and the slots of the fields of `added` in the result.
    pub(crate) fn join(&mut self, base: LayoutId, added: LayoutId) -> Join {
        if let Some((id, slots)) = self.joins.get(&(base, added)) {
            return (*id, Arc::clone(slots));
        }
        let mut id = base;
        let mut slots = Vec::new();
        for &field in self.fields(added).iter() {
            let slot = match self.slot(id, field.name) {
                Some(slot) => slot,
                None => {
                    id = self.push(id, field);
                    self.len(id) as u32 - 1
                }
            };
            slots.push(slot);
        }
        let slots: Arc<[u32]> = slots.into();
        self.n_joined += slots.len();
        self.joins.insert((base, added), (id, Arc::clone(&slots)));
        (id, slots)
    }
}

/// Shared lists of superclasses.
pub(crate) struct Supers {
    lists: Vec<SuperList>,
    next: FxHashMap<(SupersId, RecId), SupersId>,
    /// Total length of all lists.
    n_listed: usize,
}

struct SuperList {
    all: Arc<[RecId]>,
    ty: TypeId,
}

impl Supers {
    pub(crate) const NONE: SupersId = SupersId(0);

    pub(crate) fn new(any: TypeId) -> Self {
        Supers { lists: vec![SuperList { all: Arc::new([]), ty: any }], next: FxHashMap::default(), n_listed: 0 }
    }

    /// Size in bytes of all lists.
    pub(crate) fn memory(&self) -> usize {
        vec_bytes(&self.lists) + map_bytes(&self.next) + self.n_listed * size_of::<RecId>()
    }

    pub(crate) fn all(&self, id: SupersId) -> &Arc<[RecId]> {
        &self.lists[id.0 as usize].all
    }

    /// The record type for exactly these superclasses.
    pub(crate) fn ty(&self, id: SupersId) -> TypeId {
        self.lists[id.0 as usize].ty
    }

    pub(crate) fn contains(&self, id: SupersId, class: RecId) -> bool {
        self.all(id).contains(&class)
    }

    pub(crate) fn known(&self, id: SupersId, class: RecId) -> Option<SupersId> {
        self.next.get(&(id, class)).copied()
    }

    pub(crate) fn add(&mut self, from: SupersId, class: RecId, all: Arc<[RecId]>, ty: TypeId) -> SupersId {
        let id = SupersId(self.lists.len() as u32);
        self.n_listed += all.len();
        self.lists.push(SuperList { all, ty });
        self.next.insert((from, class), id);
        id
    }
}
