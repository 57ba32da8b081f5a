//! What a caller binds: values, and memory that it declares constant.
//!
//! In: numbers and bytes. Out: [`Value`], [`Memory`]. Invariants: memory is a list of objects whose pointers lead to
//! earlier ones, so that nothing here recurses; the last object is the one that the argument points to.
//! Not here: which argument they are bound to.

use kernelsmith_ir as ir;
use std::collections::BTreeMap;

/// A value for an argument. Integers have no sign: `i32` and `u32` are the same type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    ty: ir::Type,
    bits: u64,
}

impl Value {
    /// Its type; integers are unsigned.
    pub fn ty(self) -> ir::Type {
        self.ty
    }

    /// Its bits, with zeros above.
    pub fn bits(self) -> u64 {
        self.bits
    }
}

macro_rules! values {
    ($($rust:ty, $ty:ident, |$x:ident| $bits:expr;)*) => { $(
        impl From<$rust> for Value {
            fn from($x: $rust) -> Value {
                Value { ty: ir::Type::$ty, bits: $bits }
            }
        }
    )* };
}

values! {
    bool, BOOL, |x| u64::from(x);
    u8, U8, |x| u64::from(x);
    i8, U8, |x| u64::from(x as u8);
    u16, U16, |x| u64::from(x);
    i16, U16, |x| u64::from(x as u16);
    u32, U32, |x| u64::from(x);
    i32, U32, |x| u64::from(x as u32);
    u64, U64, |x| x;
    i64, U64, |x| x as u64;
    f32, F32, |x| u64::from(x.to_bits());
    f64, F64, |x| x.to_bits();
}

#[cfg(target_pointer_width = "64")]
values! {
    usize, U64, |x| x as u64;
    isize, U64, |x| x as u64;
}

/// Bytes that the caller declares constant, with pointers to other such bytes.
///
/// They are copied: the code does not refer to the caller's memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    objects: Vec<Object>,
}

/// Bytes without a gap.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Object {
    bytes: Vec<u8>,
    /// By offset, how many places before this one the object is that the pointer there leads to.
    pointers: BTreeMap<u64, usize>,
}

/// An object at its place.
#[derive(Clone, Copy)]
pub(super) struct ObjectAt<'a> {
    object: &'a Object,
    at: usize,
}

impl<'a> ObjectAt<'a> {
    pub(super) fn bytes(self) -> &'a [u8] {
        &self.object.bytes
    }

    /// Offsets, and the objects there by number.
    pub(super) fn pointers(self) -> impl Iterator<Item = (u64, usize)> + 'a {
        self.object.pointers.iter().map(move |(&offset, &distance)| (offset, self.at - distance))
    }
}

impl Default for Memory {
    fn default() -> Memory {
        Memory::new(&[])
    }
}

impl Memory {
    /// These bytes.
    pub fn new(bytes: &[u8]) -> Memory {
        Memory { objects: vec![Object { bytes: bytes.to_vec(), pointers: BTreeMap::new() }] }
    }

    /// The bytes at an offset are a pointer to other memory; those of the caller are ignored.
    #[must_use]
    pub fn pointer(self, offset: u64, to: Memory) -> Memory {
        // Distances stay right when objects are put before others.
        let distance = self.objects.len();
        let mut objects = to.objects;
        objects.extend(self.objects);
        if let Some(object) = objects.last_mut() {
            object.pointers.insert(offset, distance);
        }
        Memory { objects }
    }

    /// The bytes that an argument points to, without those that their pointers lead to.
    pub fn bytes(&self) -> &[u8] {
        self.objects.last().map_or(&[], |object| &object.bytes)
    }

    /// Its bytes and those that pointers lead to, in bytes.
    pub fn len(&self) -> usize {
        self.objects.iter().map(|object| object.bytes.len()).sum()
    }

    /// Whether it has no bytes.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Appends what it contains, unambiguously.
    pub fn encode(&self, to: &mut Vec<u8>) {
        let number = |to: &mut Vec<u8>, n: usize| to.extend((n as u64).to_le_bytes());
        number(to, self.objects.len());
        for object in &self.objects {
            number(to, object.bytes.len());
            to.extend(&object.bytes);
            number(to, object.pointers.len());
            for (&offset, &distance) in &object.pointers {
                to.extend(offset.to_le_bytes());
                number(to, distance);
            }
        }
    }

    /// Where other memory differs, but for the bytes of pointers of `width` bytes: the object, counted from the one that
    /// an argument points to, and the offset in it.
    pub fn differs_at(&self, now: &Memory, width: u64) -> Option<(usize, u64)> {
        let others = now.objects.iter().rev().map(Some).chain(std::iter::repeat(None));
        let mut pairs = self.objects.iter().rev().zip(others).enumerate();
        pairs.find_map(|(number, (object, other))| match other {
            None => Some((number, 0)),
            Some(other) => object.differs_at(other, width).map(|offset| (number, offset)),
        })
    }

    /// The objects in order: pointers lead to earlier ones.
    pub(super) fn objects(&self) -> impl ExactSizeIterator<Item = ObjectAt<'_>> {
        self.objects.iter().enumerate().map(|(at, object)| ObjectAt { object, at })
    }

    /// Finds a pointer that is not inside its object, or overlaps the one before it.
    pub(super) fn check(&self, width: u64) -> Result<(), u64> {
        for object in &self.objects {
            let mut end = 0;
            for &offset in object.pointers.keys() {
                let is_inside = offset.checked_add(width).is_some_and(|last| last <= object.bytes.len() as u64);
                if offset < end || !is_inside {
                    return Err(offset);
                }
                end = offset + width;
            }
        }
        Ok(())
    }
}

impl Object {
    fn differs_at(&self, now: &Object, width: u64) -> Option<u64> {
        let mut start = 0u64;
        let ends = self.pointers.keys().copied().chain([self.bytes.len() as u64]);
        for end in ends {
            let differs = |at: &u64| self.bytes.get(*at as usize) != now.bytes.get(*at as usize);
            if let Some(at) = (start..end).find(differs) {
                return Some(at);
            }
            start = end.saturating_add(width);
        }
        let first = |a: &Object, b: &Object| {
            a.pointers.iter().find(|(at, to)| b.pointers.get(at) != Some(to)).map(|(at, _)| *at)
        };
        first(self, now).or_else(|| first(now, self))
    }
}

mod sealed {
    pub trait Sealed {}
}

/// A type without padding whose bytes all mean something: a number, or an array of them.
pub trait Plain: sealed::Sealed {
    /// Appends its bytes in little-endian order: that of every target.
    fn write(&self, to: &mut Vec<u8>);
}

macro_rules! plain {
    ($($ty:ty)*) => { $(
        impl sealed::Sealed for $ty {}
        impl Plain for $ty {
            fn write(&self, to: &mut Vec<u8>) {
                to.extend(self.to_le_bytes());
            }
        }
    )* };
}
plain!(u8 i8 u16 i16 u32 i32 u64 i64 f32 f64);
#[cfg(target_pointer_width = "64")]
plain!(usize isize);

impl sealed::Sealed for bool {}
impl Plain for bool {
    fn write(&self, to: &mut Vec<u8>) {
        to.push(u8::from(*self));
    }
}

impl<T: Plain, const N: usize> sealed::Sealed for [T; N] {}
impl<T: Plain, const N: usize> Plain for [T; N] {
    fn write(&self, to: &mut Vec<u8>) {
        self.iter().for_each(|element| element.write(to));
    }
}

impl<T: Plain> From<&[T]> for Memory {
    fn from(elements: &[T]) -> Memory {
        let mut bytes = Vec::with_capacity(size_of_val(elements));
        elements.iter().for_each(|element| element.write(&mut bytes));
        Memory { objects: vec![Object { bytes, pointers: BTreeMap::new() }] }
    }
}
