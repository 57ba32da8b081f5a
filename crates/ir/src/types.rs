//! Types: an element and a lane count, in two bytes.
//!
//! In: nothing. Out: [`Type`], [`Elem`], [`Lanes`] with their text forms (`f32`, `f32x8`, `f32xn32`, `m32xn32`).
//! Invariant: parsing the displayed text gives the same value. [`Type::new`] also accepts combinations that no
//! operation accepts (a vector of pointers, a scalar mask); [`Type::is_valid`] detects them.
//! Not here: which operation takes which type (see [`crate::ops`]).

use core::fmt;
use core::str::FromStr;

/// The minimum width in bits of machine vectors, which determines the lanes that exist on every machine.
pub const MIN_VECTOR_BITS: u32 = 128;

/// The element of a type. Signedness is part of the element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Elem {
    /// A truth value; only scalar.
    Bool = 0,
    /// Signed, 8 bits.
    I8,
    /// Signed, 16 bits.
    I16,
    /// Signed, 32 bits.
    I32,
    /// Signed, 64 bits.
    I64,
    /// Unsigned, 8 bits.
    U8,
    /// Unsigned, 16 bits.
    U16,
    /// Unsigned, 32 bits.
    U32,
    /// Unsigned, 64 bits.
    U64,
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
    /// An address; only scalar.
    Ptr,
    /// A signed integer as wide as an address, for loop counters and offsets; only scalar.
    Index,
    /// One lane of a mask over 8-bit elements; only in vectors.
    M8,
    /// One lane of a mask over 16-bit elements; only in vectors.
    M16,
    /// One lane of a mask over 32-bit elements; only in vectors.
    M32,
    /// One lane of a mask over 64-bit elements; only in vectors.
    M64,
    /// IEEE binary16.
    F16,
    /// The upper half of an IEEE binary32 (bfloat16).
    Bf16,
}

impl Elem {
    /// Every element, in the order of their codes.
    pub const ALL: [Elem; 19] = [
        Elem::Bool,
        Elem::I8,
        Elem::I16,
        Elem::I32,
        Elem::I64,
        Elem::U8,
        Elem::U16,
        Elem::U32,
        Elem::U64,
        Elem::F32,
        Elem::F64,
        Elem::Ptr,
        Elem::Index,
        Elem::M8,
        Elem::M16,
        Elem::M32,
        Elem::M64,
        Elem::F16,
        Elem::Bf16,
    ];

    /// The keyword, as in `f32`.
    pub const fn name(self) -> &'static str {
        match self {
            Elem::Bool => "bool",
            Elem::I8 => "i8",
            Elem::I16 => "i16",
            Elem::I32 => "i32",
            Elem::I64 => "i64",
            Elem::U8 => "u8",
            Elem::U16 => "u16",
            Elem::U32 => "u32",
            Elem::U64 => "u64",
            Elem::F32 => "f32",
            Elem::F64 => "f64",
            Elem::Ptr => "ptr",
            Elem::Index => "index",
            Elem::M8 => "m8",
            Elem::M16 => "m16",
            Elem::M32 => "m32",
            Elem::M64 => "m64",
            Elem::F16 => "f16",
            Elem::Bf16 => "bf16",
        }
    }

    /// The element with this keyword.
    pub fn from_name(name: &str) -> Option<Elem> {
        Elem::ALL.into_iter().find(|elem| elem.name() == name)
    }

    /// Width in bits on a 64-bit machine; a mask element has the width of the elements it masks, `bool` counts as 8.
    pub const fn bits(self) -> u32 {
        match self {
            Elem::Bool | Elem::I8 | Elem::U8 | Elem::M8 => 8,
            Elem::I16 | Elem::U16 | Elem::M16 | Elem::F16 | Elem::Bf16 => 16,
            Elem::I32 | Elem::U32 | Elem::F32 | Elem::M32 => 32,
            Elem::I64 | Elem::U64 | Elem::F64 | Elem::Ptr | Elem::Index | Elem::M64 => 64,
        }
    }

    /// Width in bits where addresses have `pointer_bits` bits.
    pub const fn bits_on(self, pointer_bits: u32) -> u32 {
        match self {
            Elem::Ptr | Elem::Index => pointer_bits,
            Elem::Bool
            | Elem::I8
            | Elem::I16
            | Elem::I32
            | Elem::I64
            | Elem::U8
            | Elem::U16
            | Elem::U32
            | Elem::U64
            | Elem::F32
            | Elem::F64
            | Elem::M8
            | Elem::M16
            | Elem::M32
            | Elem::M64
            | Elem::F16
            | Elem::Bf16 => self.bits(),
        }
    }

    /// Width in bytes on a 64-bit machine.
    pub const fn bytes(self) -> u32 {
        self.bits() / 8
    }

    /// Whether it is a float: `f16`, `bf16`, `f32` or `f64`.
    pub const fn is_float(self) -> bool {
        matches!(self, Elem::F32 | Elem::F64 | Elem::F16 | Elem::Bf16)
    }

    /// Whether it is a 16-bit float.
    pub const fn is_half(self) -> bool {
        matches!(self, Elem::F16 | Elem::Bf16)
    }

    /// Whether it is an integer, including `index`; pointers and `bool` are not.
    pub const fn is_int(self) -> bool {
        (self as u8 >= Elem::I8 as u8 && self as u8 <= Elem::U64 as u8) || matches!(self, Elem::Index)
    }

    /// Whether it is a signed integer, including `index`.
    pub const fn is_signed(self) -> bool {
        matches!(self, Elem::I8 | Elem::I16 | Elem::I32 | Elem::I64 | Elem::Index)
    }

    /// Whether it is an unsigned integer.
    pub const fn is_unsigned(self) -> bool {
        matches!(self, Elem::U8 | Elem::U16 | Elem::U32 | Elem::U64)
    }

    /// Whether it is a mask element.
    pub const fn is_mask(self) -> bool {
        matches!(self, Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64)
    }

    /// Whether vectors can have this element.
    pub(crate) const fn may_be_vector(self) -> bool {
        !matches!(self, Elem::Bool | Elem::Ptr | Elem::Index)
    }

    /// The mask element of the same width.
    pub const fn mask(self) -> Elem {
        match self.bits() {
            8 => Elem::M8,
            16 => Elem::M16,
            32 => Elem::M32,
            _ => Elem::M64,
        }
    }

    /// The integer element with the same width and this signedness.
    pub const fn to_int(self, signed: bool) -> Elem {
        match (self.bits(), signed) {
            (8, true) => Elem::I8,
            (16, true) => Elem::I16,
            (32, true) => Elem::I32,
            (_, true) => Elem::I64,
            (8, false) => Elem::U8,
            (16, false) => Elem::U16,
            (32, false) => Elem::U32,
            (_, false) => Elem::U64,
        }
    }

    /// The canonical bits, as every constant and every lane holds them: sign-extended for signed integers,
    /// zero-extended for unsigned integers, floats and pointers, 0 or 1 for truth values.
    pub const fn canonical(self, bits: u64) -> u64 {
        match self {
            Elem::Bool | Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64 => (bits & 1 != 0) as u64,
            Elem::I8 => bits as i8 as i64 as u64,
            Elem::I16 => bits as i16 as i64 as u64,
            Elem::I32 => bits as i32 as i64 as u64,
            Elem::U8 => bits as u8 as u64,
            Elem::U16 | Elem::F16 | Elem::Bf16 => bits as u16 as u64,
            Elem::U32 | Elem::F32 => bits as u32 as u64,
            Elem::I64 | Elem::U64 | Elem::F64 | Elem::Ptr | Elem::Index => bits,
        }
    }

    const fn from_code(code: u8) -> Elem {
        Elem::ALL[code as usize]
    }
}

impl fmt::Display for Elem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A lane count: scalar, a fixed power of two, or native, which fills one machine vector.
///
/// The code is 0 for scalar, `k` (1 to 7) for `2^k` fixed lanes, and 8 to 11 for as many lanes as elements of
/// 8, 16, 32 or 64 bits (the *lane base*) fill one machine vector.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Lanes(u8);

impl Lanes {
    /// A scalar.
    pub const SCALAR: Lanes = Lanes(0);
    /// The maximum lane count of any vector, fixed or resolved.
    pub const MAX: u32 = 128;

    /// `n` lanes: a power of two from 2 to 128.
    pub const fn fixed(n: u32) -> Option<Lanes> {
        if n.is_power_of_two() && n >= 2 && n <= Lanes::MAX { Some(Lanes(n.trailing_zeros() as u8)) } else { None }
    }

    /// As many lanes as elements of `base_bits` (8, 16, 32 or 64) fill one machine vector.
    pub const fn native(base_bits: u32) -> Option<Lanes> {
        match base_bits {
            8 => Some(Lanes(8)),
            16 => Some(Lanes(9)),
            32 => Some(Lanes(10)),
            64 => Some(Lanes(11)),
            _ => None,
        }
    }

    /// The code byte.
    pub const fn code(self) -> u8 {
        self.0
    }

    /// The lanes with this code byte; `None` if it is invalid.
    pub const fn from_code(code: u8) -> Option<Lanes> {
        if code <= 11 { Some(Lanes(code)) } else { None }
    }

    /// Whether it is a scalar.
    pub const fn is_scalar(self) -> bool {
        self.0 == 0
    }

    /// Whether it is a vector, fixed or native.
    pub const fn is_vector(self) -> bool {
        self.0 != 0
    }

    /// Whether it is a native vector, as wide as the machine's vectors.
    pub const fn is_native(self) -> bool {
        self.0 >= 8
    }

    /// The lane base of a native vector, in bits.
    pub const fn base_bits(self) -> Option<u32> {
        if self.is_native() { Some(8 << (self.0 - 8)) } else { None }
    }

    /// The number of lanes if it does not depend on the machine; 1 for a scalar.
    pub const fn count(self) -> Option<u32> {
        if self.is_native() { None } else { Some(1 << self.0) }
    }

    /// The number of lanes on a machine with vectors of `vector_bits` bits (a power of two from 128 to 1024).
    pub const fn count_on(self, vector_bits: u32) -> u32 {
        if self.is_native() { vector_bits >> (self.0 - 5) } else { 1 << self.0 }
    }
}

/// An element and a lane count.
///
/// ```
/// use kernelsmith_ir::Type;
/// let ty: Type = "u8xn32".parse().unwrap();
/// assert_eq!(ty.resolve(256).to_string(), "u8x8");
/// assert_eq!(ty.mask_type().to_string(), "m8xn32");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Type {
    elem: Elem,
    lanes: Lanes,
}

macro_rules! scalar_types {
    ($($name:ident $elem:ident;)*) => { $(
        #[doc = concat!("The scalar type of element `", stringify!($elem), "`.")]
        pub const $name: Type = Type::scalar(Elem::$elem);
    )* };
}

impl Type {
    scalar_types! {
        BOOL Bool; I8 I8; I16 I16; I32 I32; I64 I64; U8 U8; U16 U16; U32 U32; U64 U64; F32 F32; F64 F64; PTR Ptr;
        INDEX Index;
    }

    /// A type with this element and these lanes.
    pub const fn new(elem: Elem, lanes: Lanes) -> Type {
        Type { elem, lanes }
    }

    /// A scalar type.
    pub const fn scalar(elem: Elem) -> Type {
        Type { elem, lanes: Lanes::SCALAR }
    }

    /// A vector type with `n` lanes.
    ///
    /// # Panics
    /// If `n` is not a power of two from 2 to 128.
    pub const fn fixed(elem: Elem, n: u32) -> Type {
        match Lanes::fixed(n) {
            Some(lanes) => Type { elem, lanes },
            None => panic!("the number of lanes is not a power of two from 2 to 128"),
        }
    }

    /// A native vector type with a lane base of `base_bits` bits.
    ///
    /// # Panics
    /// If `base_bits` is not 8, 16, 32 or 64.
    pub const fn native(elem: Elem, base_bits: u32) -> Type {
        match Lanes::native(base_bits) {
            Some(lanes) => Type { elem, lanes },
            None => panic!("the lane base is not 8, 16, 32 or 64"),
        }
    }

    /// The element.
    pub const fn elem(self) -> Elem {
        self.elem
    }

    /// The lanes.
    pub const fn lanes(self) -> Lanes {
        self.lanes
    }

    /// The size of a value in bits on a 64-bit machine; `None` for a native vector.
    pub const fn bits(self) -> Option<u32> {
        match self.lanes.count() {
            Some(n) => Some(n * self.elem.bits()),
            None => None,
        }
    }

    /// The size of a value in bits on a 64-bit machine with vectors of `vector_bits` bits.
    pub const fn bits_on(self, vector_bits: u32) -> u32 {
        self.lanes.count_on(vector_bits) * self.elem.bits()
    }

    /// The number of lanes on a machine with vectors of `vector_bits` bits; 1 for a scalar.
    pub const fn count_on(self, vector_bits: u32) -> u32 {
        self.lanes.count_on(vector_bits)
    }

    /// The fixed vector that a native vector is on a machine with vectors of `vector_bits` bits; other types unchanged.
    #[inline]
    pub const fn resolve(self, vector_bits: u32) -> Type {
        if self.lanes.is_native() { Type::fixed(self.elem, self.lanes.count_on(vector_bits)) } else { self }
    }

    /// The type of comparison results and masks for this type: `bool` for scalars.
    pub const fn mask_type(self) -> Type {
        if self.lanes.is_scalar() { Type::BOOL } else { Type { elem: self.elem.mask(), lanes: self.lanes } }
    }

    /// The type of one lane: the scalar of the element, `bool` for a mask.
    pub const fn lane_type(self) -> Type {
        if self.elem.is_mask() { Type::BOOL } else { Type::scalar(self.elem) }
    }

    /// The type with the same lanes and another element.
    pub const fn with_elem(self, elem: Elem) -> Type {
        Type { elem, lanes: self.lanes }
    }

    /// The type with the same element and other lanes.
    pub const fn with_lanes(self, lanes: Lanes) -> Type {
        Type { elem: self.elem, lanes }
    }

    /// The type with the same element and half as many lanes; `None` for scalars, for vectors of fewer than four lanes,
    /// and for native vectors with a lane base of 64 bits, which has no next larger base.
    pub const fn half(self) -> Option<Type> {
        match (self.lanes.count(), self.lanes.base_bits()) {
            (Some(n), _) if n >= 4 => Some(Type::fixed(self.elem, n / 2)),
            (None, Some(base)) if base <= 32 => Some(Type::native(self.elem, base * 2)),
            _ => None,
        }
    }

    /// The native vector type with twice as many lanes; `None` for other types and for the smallest lane base.
    pub const fn twice(self) -> Option<Type> {
        match self.lanes.base_bits() {
            Some(base) if base >= 16 => Some(Type::native(self.elem, base / 2)),
            _ => None,
        }
    }

    /// Whether it is a scalar.
    pub const fn is_scalar(self) -> bool {
        self.lanes.is_scalar()
    }

    /// Whether values of the type are arguments and results: scalars, and numbers that fill 128, 256 or 512 bits, for which
    /// conventions have registers if the target has any.
    pub const fn is_argument(self) -> bool {
        self.is_scalar()
            || (!self.is_native()
                && !self.is_mask()
                && matches!(self.lanes.count_on(128) * self.elem.bits(), 128 | 256 | 512))
    }

    /// Whether C passes arguments of the type beyond the parameters: it promotes smaller ones.
    pub const fn is_promoted(self) -> bool {
        self.is_scalar()
            && matches!(self.elem, Elem::I32 | Elem::U32 | Elem::I64 | Elem::U64 | Elem::F64 | Elem::Ptr | Elem::Index)
    }

    /// Whether it is a vector, masks included.
    pub const fn is_vector(self) -> bool {
        self.lanes.is_vector()
    }

    /// Whether it is a native vector.
    pub const fn is_native(self) -> bool {
        self.lanes.is_native()
    }

    /// Whether it is a mask (a vector of mask elements).
    pub const fn is_mask(self) -> bool {
        self.elem.is_mask()
    }

    /// Whether it is a float or a vector of floats.
    pub const fn is_float(self) -> bool {
        self.elem.is_float()
    }

    /// Whether it is an integer or a vector of integers, including `index`.
    pub const fn is_int(self) -> bool {
        self.elem.is_int()
    }

    /// Whether it is a signed integer or a vector of them.
    pub const fn is_signed(self) -> bool {
        self.elem.is_signed()
    }

    /// Whether it is an unsigned integer or a vector of them.
    pub const fn is_unsigned(self) -> bool {
        self.elem.is_unsigned()
    }

    /// Whether registers can have this type: masks only as vectors; `bool`, `ptr` and `index` only as scalars.
    pub const fn is_valid(self) -> bool {
        if self.lanes.is_vector() { self.elem.may_be_vector() } else { !self.elem.is_mask() }
    }

    /// Whether values of both types have the same size in bits on every machine, and both are scalars or both are
    /// vectors.
    pub const fn same_bits(self, other: Type) -> bool {
        match (self.lanes.base_bits(), other.lanes.base_bits()) {
            (Some(a), Some(b)) => self.elem.bits() * b == other.elem.bits() * a,
            (None, None) => {
                self.is_scalar() == other.is_scalar()
                    && self.elem.bits() << self.lanes.0 == other.elem.bits() << other.lanes.0
            }
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    /// The type as a number below 2^16, for keys and the `aux` field of an operation.
    pub const fn code(self) -> u16 {
        self.elem as u16 | (self.lanes.0 as u16) << 8
    }

    /// The inverse of [`Type::code`].
    pub const fn from_code(code: u16) -> Option<Type> {
        if (code & 0xff) as usize >= Elem::ALL.len() {
            return None;
        }
        match Lanes::from_code((code >> 8) as u8) {
            Some(lanes) => Some(Type { elem: Elem::from_code(code as u8), lanes }),
            None => None,
        }
    }

    /// Every valid type: scalars, then fixed, then native vectors.
    pub fn all() -> impl Iterator<Item = Type> {
        (0..=11u8)
            .filter_map(Lanes::from_code)
            .flat_map(|lanes| Elem::ALL.into_iter().map(move |elem| Type::new(elem, lanes)))
            .filter(|ty| ty.is_valid())
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.lanes.base_bits(), self.lanes.count()) {
            (Some(base), _) => write!(f, "{}xn{base}", self.elem),
            (None, Some(n)) if n > 1 => write!(f, "{}x{n}", self.elem),
            (None, _) => write!(f, "{}", self.elem),
        }
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeError {
    /// The part before the lane count is not an element.
    UnknownElement,
    /// The lane count is neither a power of two from 2 to 128 nor `n8`, `n16`, `n32`, `n64`.
    BadLanes,
    /// The element cannot have these lanes (a vector of `bool`, `ptr` or `index`, or a scalar mask).
    BadCombination,
}

impl fmt::Display for TypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TypeError::UnknownElement => "unknown element type",
            TypeError::BadLanes => "lanes must be a power of two from 2 to 128, or n8, n16, n32 or n64",
            TypeError::BadCombination => "bool, ptr and index are only scalars, and masks only vectors",
        })
    }
}

impl core::error::Error for TypeError {}

impl FromStr for Type {
    type Err = TypeError;

    fn from_str(text: &str) -> Result<Type, TypeError> {
        let start = if text.starts_with("index") { 5 } else { 0 };
        let (elem, lanes) = match text[start..].find('x') {
            Some(at) => (&text[..start + at], Some(&text[start + at + 1..])),
            None => (text, None),
        };
        let elem = Elem::from_name(elem).ok_or(TypeError::UnknownElement)?;
        let lanes = match lanes {
            None => Lanes::SCALAR,
            Some(text) => {
                let (digits, native) = match text.strip_prefix('n') {
                    Some(digits) => (digits, true),
                    None => (text, false),
                };
                if digits.starts_with(['0', '+']) {
                    return Err(TypeError::BadLanes);
                }
                let n: u32 = digits.parse().map_err(|_| TypeError::BadLanes)?;
                let lanes = if native { Lanes::native(n) } else { Lanes::fixed(n) };
                lanes.ok_or(TypeError::BadLanes)?
            }
        };
        let ty = Type::new(elem, lanes);
        if ty.is_valid() { Ok(ty) } else { Err(TypeError::BadCombination) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_type_prints_what_it_parses() {
        let mut n = 0;
        for ty in Type::all() {
            assert_eq!(ty.to_string().parse(), Ok(ty));
            assert_eq!(Type::from_code(ty.code()), Some(ty));
            n += 1;
        }
        assert_eq!(n, 15 + 11 * 16);
        assert_eq!(size_of::<Type>(), 2);
    }

    #[test]
    fn other_texts_are_refused() {
        for (text, want) in [
            ("f33", TypeError::UnknownElement),
            ("", TypeError::UnknownElement),
            ("f32x", TypeError::BadLanes),
            ("f32x3", TypeError::BadLanes),
            ("f32x1", TypeError::BadLanes),
            ("f32x08", TypeError::BadLanes),
            ("f32x+8", TypeError::BadLanes),
            ("f32x256", TypeError::BadLanes),
            ("f32xn33", TypeError::BadLanes),
            ("boolx8", TypeError::BadCombination),
            ("indexx8", TypeError::BadCombination),
            ("ptrxn64", TypeError::BadCombination),
            ("m32", TypeError::BadCombination),
        ] {
            assert_eq!(text.parse::<Type>(), Err(want), "{text}");
        }
    }

    #[test]
    fn native_lanes_follow_the_vector() {
        for (text, bits, want) in
            [("f32xn32", 128, "f32x4"), ("u8xn32", 512, "u8x16"), ("f64xn8", 1024, "f64x128"), ("i8xn64", 128, "i8x2")]
        {
            assert_eq!(text.parse::<Type>().unwrap().resolve(bits).to_string(), want);
        }
    }

    #[test]
    fn same_bits_on_every_machine() {
        let same = |a: &str, b: &str| a.parse::<Type>().unwrap().same_bits(b.parse().unwrap());
        assert!(same("u8xn8", "f32xn32"));
        assert!(same("u8x16", "f64x2"));
        assert!(same("i64", "f64"));
        assert!(!same("i64", "f32x2"));
        assert!(!same("u8xn32", "f32xn32"));
        assert!(!same("u8x16", "u8xn8"));
    }
}
