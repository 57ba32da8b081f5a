//! Records while they are evaluated: classes, defs, prototypes and multiclasses, and their field layouts.
//!
//! In: fields and superclasses as the parser meets them. Out: slots of values.
//! Invariants: a layout is an append-only chain of fields shared by all records built alike, so a record is a layout
//! id and one word per field; a field's slot never changes along the chain; superclasses are listed ancestors first.
//! Not here: the public view (`api`), the rules for building (`eval`).

use std::sync::Arc;

use kernelsmith_diag::Span;

use crate::symbols::{FastMap, Sym};
use crate::types::TypeId;
use crate::values::V;

/// A record under evaluation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct RecId(pub(crate) u32);

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
    /// Stands for a multiclass where a record is asked for.
    Multiclass,
}

/// A declared field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Field {
    pub(crate) name: Sym,
    pub(crate) ty: TypeId,
    /// Declared with `field`: may stay non-concrete.
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

/// A class, def or prototype.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) kind: RecordKind,
    pub(crate) name: V,
    pub(crate) layout: LayoutId,
    pub(crate) values: Vec<V>,
    pub(crate) supers: SupersId,
    pub(crate) args: Vec<TemplateArg>,
    pub(crate) checks: Vec<Check>,
    pub(crate) span: Span,
    /// The `defm`s that made this, innermost first.
    pub(crate) defm_spans: Vec<Span>,
    /// Slots assigned by this record's own text and where.
    pub(crate) assigned: Arc<Vec<(u32, Span)>>,
    /// Prefix of qualified names (`Class:` or `Multi::`).
    pub(crate) scope_name: Sym,
}

struct Link {
    parent: u32,
    len: u32,
    field: Field,
}

/// A joined layout, and where the fields of the added one lie in it.
type Join = (LayoutId, Arc<[u32]>);

/// All layouts; id 0 is the empty one.
#[derive(Default)]
pub(crate) struct Layouts {
    links: Vec<Link>,
    next: FastMap<(LayoutId, Field), LayoutId>,
    joins: FastMap<(LayoutId, LayoutId), Join>,
    lists: FastMap<LayoutId, Arc<[Field]>>,
    cache: Vec<(u32, u32, u32)>,
}

const CACHE_BITS: u32 = 13;
const ABSENT: u32 = u32::MAX;

impl Layouts {
    pub(crate) const EMPTY: LayoutId = LayoutId(0);

    pub(crate) fn len(&self, layout: LayoutId) -> usize {
        if layout.0 == 0 { 0 } else { self.links[layout.0 as usize - 1].len as usize }
    }

    /// The layout with one more field, which must be new.
    pub(crate) fn push(&mut self, layout: LayoutId, field: Field) -> LayoutId {
        if let Some(&id) = self.next.get(&(layout, field)) {
            return id;
        }
        let len = self.len(layout) as u32 + 1;
        self.links.push(Link { parent: layout.0, len, field });
        let id = LayoutId(self.links.len() as u32);
        self.next.insert((layout, field), id);
        id
    }

    /// The slot of a field.
    #[inline]
    pub(crate) fn slot(&mut self, layout: LayoutId, name: Sym) -> Option<u32> {
        if self.cache.is_empty() {
            self.cache = vec![(0, 0, ABSENT); 1 << CACHE_BITS];
        }
        let at =
            ((layout.0.wrapping_mul(0x85eb_ca6b) ^ name.0.wrapping_mul(0x9e37_79b9)) >> (32 - CACHE_BITS)) as usize;
        let entry = self.cache[at];
        let slot = if entry.0 == layout.0 && entry.1 == name.0 && layout.0 != 0 {
            entry.2
        } else {
            let slot = self.walk(layout, name);
            self.cache[at] = (layout.0, name.0, slot);
            slot
        };
        (slot != ABSENT).then_some(slot)
    }

    /// The slot and the field of a name, for readers.
    pub(crate) fn find(&self, layout: LayoutId, name: Sym) -> Option<(usize, &Field)> {
        self.known(layout).iter().enumerate().find(|(_, f)| f.name == name)
    }

    /// All fields in order, of a layout that [`Layouts::fields`] was asked for before.
    pub(crate) fn known(&self, layout: LayoutId) -> &[Field] {
        self.lists.get(&layout).map_or(&[], |list| list)
    }

    fn walk(&self, layout: LayoutId, name: Sym) -> u32 {
        let mut at = layout.0;
        while at != 0 {
            let link = &self.links[at as usize - 1];
            if link.field.name == name {
                return link.len - 1;
            }
            at = link.parent;
        }
        ABSENT
    }

    /// The field at a slot.
    pub(crate) fn field(&self, layout: LayoutId, slot: u32) -> Field {
        if let Some(list) = self.lists.get(&layout) {
            return list[slot as usize];
        }
        // Not listed here: while a record is built, every further field makes another layout.
        let mut at = layout.0 as usize - 1;
        while self.links[at].len > slot + 1 {
            at = self.links[at].parent as usize - 1;
        }
        self.links[at].field
    }

    /// All fields in order.
    pub(crate) fn fields(&mut self, layout: LayoutId) -> Arc<[Field]> {
        if let Some(list) = self.lists.get(&layout) {
            return Arc::clone(list);
        }
        let list = self.list(layout);
        self.lists.insert(layout, Arc::clone(&list));
        list
    }

    /// All fields in order, for readers: not remembered, but quick once [`Layouts::fields`] was asked.
    pub(crate) fn list(&self, layout: LayoutId) -> Arc<[Field]> {
        if let Some(list) = self.lists.get(&layout) {
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

    /// `base` extended by the fields of `added`, and where each field of `added` lies in the result.
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
        self.joins.insert((base, added), (id, Arc::clone(&slots)));
        (id, slots)
    }
}

/// Superclass lists, shared.
pub(crate) struct Supers {
    lists: Vec<SuperList>,
    next: FastMap<(SupersId, RecId), SupersId>,
}

struct SuperList {
    all: Arc<[RecId]>,
    ty: TypeId,
}

impl Supers {
    pub(crate) const NONE: SupersId = SupersId(0);

    pub(crate) fn new(any: TypeId) -> Self {
        Supers { lists: vec![SuperList { all: Arc::new([]), ty: any }], next: FastMap::default() }
    }

    pub(crate) fn all(&self, id: SupersId) -> &Arc<[RecId]> {
        &self.lists[id.0 as usize].all
    }

    /// The record type of what has exactly these superclasses.
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
        self.lists.push(SuperList { all, ty });
        self.next.insert((from, class), id);
        id
    }
}
