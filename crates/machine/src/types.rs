//! Value types in table form: 32 bits, comparable, printable.
//!
//! Invariant: two types are equal exactly when their packed words are equal.
//! Not here: the IR's types; the compiler maps them to these.

use std::fmt;

/// The kind of a value's elements.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ScalarKind {
    /// Unknown.
    Untyped,
    /// Integer; the operations define the signedness.
    Int,
    /// IEEE binary floating point.
    Float,
    /// The upper half of a binary32 (bfloat16).
    BFloat,
    /// Labels and condition codes.
    Other,
    /// A state register, such as the flags.
    Flag,
    /// An integer as wide as a pointer.
    Pointer,
}

/// A value type: kind and width of the elements, and their number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValueType(u32);

impl ValueType {
    /// Unknown.
    pub const UNTYPED: ValueType = ValueType::new(ScalarKind::Untyped, 0, 1);
    /// Labels and condition codes.
    pub const OTHER: ValueType = ValueType::new(ScalarKind::Other, 0, 1);
    /// A state register.
    pub const FLAG: ValueType = ValueType::new(ScalarKind::Flag, 0, 1);
    /// An integer as wide as a pointer.
    pub const POINTER: ValueType = ValueType::new(ScalarKind::Pointer, 0, 1);

    /// A type from its parts.
    pub const fn new(kind: ScalarKind, elem_bits: u16, lanes: u16) -> Self {
        ValueType(kind as u32 | (elem_bits as u32 & 0xfff) << 4 | (lanes as u32) << 16)
    }

    /// A scalar integer.
    pub const fn int(bits: u16) -> Self {
        Self::new(ScalarKind::Int, bits, 1)
    }

    /// A scalar floating-point number.
    pub const fn float(bits: u16) -> Self {
        Self::new(ScalarKind::Float, bits, 1)
    }

    /// A vector of this element type.
    pub const fn vector(self, lanes: u16) -> Self {
        Self::new(self.kind(), self.elem_bits(), lanes)
    }

    /// The kind of the elements.
    pub const fn kind(self) -> ScalarKind {
        match self.0 & 0xf {
            1 => ScalarKind::Int,
            2 => ScalarKind::Float,
            3 => ScalarKind::BFloat,
            4 => ScalarKind::Other,
            5 => ScalarKind::Flag,
            6 => ScalarKind::Pointer,
            _ => ScalarKind::Untyped,
        }
    }

    /// Width of an element in bits; 0 for kinds without a width.
    pub const fn elem_bits(self) -> u16 {
        (self.0 >> 4 & 0xfff) as u16
    }

    /// Number of elements, 1 for scalars.
    pub const fn lanes(self) -> u16 {
        (self.0 >> 16) as u16
    }

    /// Width of the whole value in bits.
    pub const fn bits(self) -> u32 {
        self.elem_bits() as u32 * self.lanes() as u32
    }

    /// Whether the type has more than one element.
    pub const fn is_vector(self) -> bool {
        self.lanes() > 1
    }

    /// Whether the elements are integers (pointers included).
    pub const fn is_int(self) -> bool {
        matches!(self.kind(), ScalarKind::Int | ScalarKind::Pointer)
    }

    /// Whether the elements are floating-point numbers.
    pub const fn is_float(self) -> bool {
        matches!(self.kind(), ScalarKind::Float | ScalarKind::BFloat)
    }

    /// The packed word for tables.
    pub const fn packed(self) -> u32 {
        self.0
    }

    /// The type for a packed word.
    pub const fn from_packed(word: u32) -> Self {
        ValueType(word)
    }
}

impl fmt::Display for ValueType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_vector() {
            write!(f, "v{}", self.lanes())?;
        }
        match self.kind() {
            ScalarKind::Untyped => f.write_str("untyped"),
            ScalarKind::Int => write!(f, "i{}", self.elem_bits()),
            ScalarKind::Float => write!(f, "f{}", self.elem_bits()),
            ScalarKind::BFloat => write!(f, "bf{}", self.elem_bits()),
            ScalarKind::Other => f.write_str("other"),
            ScalarKind::Flag => f.write_str("flag"),
            ScalarKind::Pointer => f.write_str("iptr"),
        }
    }
}

impl fmt::Debug for ValueType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
