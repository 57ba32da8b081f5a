//! Types, hash-consed.
//!
//! In: constructors. Out: 32-bit [`TypeId`]s; equal types have equal ids.
//! Invariants: a record type lists its classes sorted by name, without duplicates.
//! Not here: conversion between record types, which requires the class hierarchy (`values/convert.rs`).

use crate::memory::{map_bytes, vec_bytes};
use crate::record_id::RecId;
use rustc_hash::FxHashMap;

/// Maximum nesting of lists. It prevents stack overflow in recursive functions.
pub(crate) const MAX_DEPTH: u16 = 1000;

/// A type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TypeId(pub(crate) u32);

/// The structure of a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Type {
    Bit,
    Int,
    String,
    Dag,
    Bits(u32),
    List(TypeId),
    Record(Box<[RecId]>),
}

/// All types of one evaluation.
pub(crate) struct Types {
    all: Vec<Type>,
    ids: FxHashMap<Type, TypeId>,
    /// The `bits` type of each width, and the list type of each element type.
    of_width: Vec<Option<TypeId>>,
    of_element: Vec<Option<TypeId>>,
    /// The record type of each class.
    of_class: FxHashMap<RecId, TypeId>,
    /// The nesting depth of each list type.
    depths: Vec<u16>,
    too_deep: bool,
    /// Number of classes in all record types.
    n_listed: usize,
}

impl Types {
    pub(crate) const BIT: TypeId = TypeId(0);
    pub(crate) const INT: TypeId = TypeId(1);
    pub(crate) const STRING: TypeId = TypeId(2);
    pub(crate) const DAG: TypeId = TypeId(3);
    /// Any record: `{}`.
    pub(crate) const ANY_RECORD: TypeId = TypeId(4);

    pub(crate) fn new() -> Self {
        let mut types = Types {
            all: Vec::new(),
            ids: FxHashMap::default(),
            of_width: Vec::new(),
            of_element: Vec::new(),
            of_class: FxHashMap::default(),
            depths: Vec::new(),
            too_deep: false,
            n_listed: 0,
        };
        for ty in [Type::Bit, Type::Int, Type::String, Type::Dag, Type::Record(Box::new([]))] {
            types.intern(ty);
        }
        types
    }

    fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.ids.get(&ty) {
            return id;
        }
        let id = TypeId(self.all.len() as u32);
        let depth = match &ty {
            Type::List(element) => self.depths[element.0 as usize].saturating_add(1),
            Type::Record(classes) => {
                self.n_listed += classes.len();
                0
            }
            _ => 0,
        };
        self.too_deep |= depth > MAX_DEPTH;
        self.depths.push(depth);
        self.all.push(ty.clone());
        self.ids.insert(ty, id);
        id
    }

    /// Size of the tables in bytes; each record type is stored twice.
    pub(crate) fn memory(&self) -> usize {
        let of_parts = (self.of_width.capacity() + self.of_element.capacity()) * size_of::<Option<TypeId>>();
        let listed = 2 * self.n_listed * size_of::<RecId>();
        let known = map_bytes(&self.ids) + map_bytes(&self.of_class);
        vec_bytes(&self.all) + vec_bytes(&self.depths) + known + of_parts + listed
    }

    /// Whether a type exceeded the nesting limit since the last call.
    pub(crate) fn take_too_deep(&mut self) -> bool {
        std::mem::take(&mut self.too_deep)
    }

    pub(crate) fn bits(&mut self, width: u32) -> TypeId {
        if let Some(&Some(known)) = self.of_width.get(width as usize) {
            return known;
        }
        let ty = self.intern(Type::Bits(width));
        remember(&mut self.of_width, width as usize, ty);
        ty
    }

    pub(crate) fn list(&mut self, element: TypeId) -> TypeId {
        if let Some(&Some(known)) = self.of_element.get(element.0 as usize) {
            return known;
        }
        let ty = self.intern(Type::List(element));
        remember(&mut self.of_element, element.0 as usize, ty);
        ty
    }

    /// The record type of one class.
    pub(crate) fn class(&mut self, class: RecId) -> TypeId {
        if let Some(&known) = self.of_class.get(&class) {
            return known;
        }
        let ty = self.record(Box::new([class]));
        self.of_class.insert(class, ty);
        ty
    }

    /// The record type of a list of classes, which must be sorted by name and unique.
    pub(crate) fn record(&mut self, classes: Box<[RecId]>) -> TypeId {
        self.intern(Type::Record(classes))
    }

    #[inline]
    pub(crate) fn get(&self, id: TypeId) -> &Type {
        &self.all[id.0 as usize]
    }

    pub(crate) fn element(&self, id: TypeId) -> Option<TypeId> {
        match *self.get(id) {
            Type::List(element) => Some(element),
            _ => None,
        }
    }

    pub(crate) fn width(&self, id: TypeId) -> Option<u32> {
        match *self.get(id) {
            Type::Bits(width) => Some(width),
            _ => None,
        }
    }

    pub(crate) fn classes(&self, id: TypeId) -> Option<&[RecId]> {
        match self.get(id) {
            Type::Record(classes) => Some(classes),
            _ => None,
        }
    }

    pub(crate) fn is_record(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Record(_))
    }

    /// Whether the arithmetic operators accept values of this type.
    pub(crate) fn is_integral(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Bit | Type::Int | Type::Bits(_))
    }
}

fn remember(known: &mut Vec<Option<TypeId>>, i: usize, ty: TypeId) {
    if i >= known.len() {
        known.resize(i + 1, None);
    }
    known[i] = Some(ty);
}
