//! The types of the language as data, and handles with a type that is known at run time.
//!
//! In: typed handles. Out: [`AnyExpr`], [`AnyVector`] and others, for pools of values; and `number!`, `lane!` and
//! others, which run generic code for a drawn type.
//! Invariant: a handle keeps its type. Not here: using the handles.

use kernelsmith::{
    Array, Bf16, Expr, F16, Float, Input, InputOutput, Integer, IntoExpr, IntoVector, Lane, Number, Output, Scalar,
    Var, Vector, VectorVar,
};
use kernelsmith_random::Rng;

/// A type of scalars or lanes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
#[allow(missing_docs, reason = "the names of the types")]
pub(crate) enum Ty {
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    F32,
    F64,
    F16,
    Bf16,
    Index,
    Bool,
}

/// Integer lane types.
const INTS: [Ty; 8] = [Ty::I8, Ty::I16, Ty::I32, Ty::I64, Ty::U8, Ty::U16, Ty::U32, Ty::U64];
const LANES: [Ty; 12] =
    [Ty::I8, Ty::I16, Ty::I32, Ty::I64, Ty::U8, Ty::U16, Ty::U32, Ty::U64, Ty::F32, Ty::F64, Ty::F16, Ty::Bf16];

impl Ty {
    /// The number of types.
    pub(crate) const COUNT: usize = 14;

    /// The width in bits; 8 for a truth value, as in memory.
    pub(crate) const fn bits(self) -> u32 {
        match self {
            Ty::I8 | Ty::U8 | Ty::Bool => 8,
            Ty::I16 | Ty::U16 | Ty::F16 | Ty::Bf16 => 16,
            Ty::I32 | Ty::U32 | Ty::F32 => 32,
            Ty::I64 | Ty::U64 | Ty::F64 | Ty::Index => 64,
        }
    }

    /// Whether it is a float, including 16-bit floats.
    pub(crate) const fn is_float(self) -> bool {
        matches!(self, Ty::F32 | Ty::F64 | Ty::F16 | Ty::Bf16)
    }

    /// Whether the bits are a NaN of this type.
    pub(crate) const fn is_nan(self, bits: u64) -> bool {
        match self {
            Ty::F32 => bits as u32 & 0x7fff_ffff > 0x7f80_0000,
            Ty::F64 => bits & 0x7fff_ffff_ffff_ffff > 0x7ff0_0000_0000_0000,
            Ty::F16 => bits as u16 & 0x7fff > 0x7c00,
            Ty::Bf16 => bits as u16 & 0x7fff > 0x7f80,
            _ => false,
        }
    }

    /// The value of an argument with these bits in a contract: of an integer its value, of a float zero.
    pub(crate) fn measure(self, bits: u64) -> i128 {
        match self {
            Ty::I8 => (bits as i8).into(),
            Ty::I16 => (bits as i16).into(),
            Ty::I32 => (bits as i32).into(),
            Ty::I64 | Ty::Index => (bits as i64).into(),
            Ty::U8 | Ty::U16 | Ty::U32 | Ty::U64 => (bits << (64 - self.bits()) >> (64 - self.bits())).into(),
            Ty::Bool => i128::from(bits & 0xff != 0),
            Ty::F32 | Ty::F64 | Ty::F16 | Ty::Bf16 => 0,
        }
    }

    /// A random integer type, rarely the index type.
    pub(crate) fn integer(rng: &mut Rng) -> Ty {
        if rng.one_in(5) { Ty::Index } else { rng.pick(&INTS) }
    }

    /// A random integer lane type.
    pub(crate) fn integer_lane(rng: &mut Rng) -> Ty {
        rng.pick(&INTS)
    }

    /// A random lane type.
    pub(crate) fn lane(rng: &mut Rng) -> Ty {
        rng.pick(&LANES)
    }

    /// A random type with arithmetic.
    pub(crate) fn number(rng: &mut Rng) -> Ty {
        if rng.one_in(4) { Ty::Index } else { rng.pick(&LANES) }
    }

    /// `f32` or `f64`.
    pub(crate) fn float(rng: &mut Rng) -> Ty {
        if rng.one_in(3) { Ty::F64 } else { Ty::F32 }
    }

    /// Bits of a value: small numbers, extremes and arbitrary bits, including infinities and NaNs.
    pub(crate) fn value(self, rng: &mut Rng) -> u64 {
        let bits = self.bits();
        let raw = match self {
            Ty::Bool => return rng.bits() & 1,
            Ty::F32 => return u64::from((float_value(rng, 0) as f32).to_bits()),
            Ty::F64 => return float_value(rng, 1).to_bits(),
            Ty::F16 => return u64::from(F16::from(float_value(rng, 2) as f32).0),
            Ty::Bf16 => return u64::from(Bf16::from(float_value(rng, 3) as f32).0),
            Ty::Index => extreme_or_small(rng) as u64,
            _ => match rng.below(8) {
                0..=3 => rng.below(12) as u64,
                4 => (rng.below(8) as u64).wrapping_neg(),
                5 => 1u64 << rng.below(bits as usize),
                6 => (1u64 << (bits - 1)).wrapping_sub(rng.below(3) as u64),
                _ => rng.bits(),
            },
        };
        raw & (u64::MAX >> (64 - bits))
    }
}

fn float_value(rng: &mut Rng, salt: u64) -> f64 {
    match rng.below(6) {
        0..=1 => rng.between(-8, 8) as f64 * 0.75,
        2 => rng.between(-100_000, 100_000) as f64 / 64.0,
        3 => rng.pick(&[
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.5,
            2.5,
            -2.5,
            f64::INFINITY,
            -f64::INFINITY,
            1e-40,
            4e9,
            -3e18,
            f64::NAN,
        ]),
        4 => f64::from(f32::from_bits(rng.bits() as u32)),
        _ => f64::from_bits(rng.bits() ^ salt),
    }
}

/// Numbers at which index arithmetic may overflow: powers of two, the limits of types, and their neighbours.
pub(crate) fn extreme(rng: &mut Rng) -> isize {
    let at: i64 = rng.pick(&[
        1 << 31,
        -(1 << 31),
        1 << 32,
        1 << 30,
        1 << 28,
        1 << 62,
        -(1 << 62),
        1 << 61,
        1 << 60,
        i64::MAX,
        i64::MAX,
        i64::MIN,
        i64::MIN,
        i64::MAX / 2,
    ]);
    at.wrapping_add(rng.between(-3, 3)) as isize
}

/// Like [`extreme`], for machines with indices of 32 bits: also factors of products that just exceed them.
pub(crate) fn extreme_narrow(rng: &mut Rng) -> isize {
    if rng.one_in(5) {
        return extreme(rng);
    }
    let at: i64 = rng.pick(&[
        1 << 31,
        i64::from(i32::MAX) - 3,
        -(1 << 31) + 3,
        1 << 30,
        1 << 29,
        -(1 << 30),
        1 << 16,
        1 << 17,
        46_341,
        -46_341,
        i64::from(u32::MAX / 3),
        1 << 32,
    ]);
    at.wrapping_add(rng.between(-3, 3)) as isize
}

/// A number close to a typical lane count.
pub(crate) fn near_lanes(rng: &mut Rng) -> isize {
    (rng.pick(&[2, 4, 8, 16, 32, 64, 128]) + rng.between(-1, 1)) as isize
}

fn extreme_or_small(rng: &mut Rng) -> isize {
    match rng.below(16) {
        0 => extreme(rng),
        1 => near_lanes(rng),
        2 => -(rng.below(4) as isize),
        _ => rng.below(10) as isize,
    }
}

macro_rules! erased {
    ($($(#[$doc:meta])* $Name:ident of $Handle:ident [$($V:ident $T:ty),*];)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub(crate) enum $Name<'k> { $($V($Handle<'k, $T>)),* }
        impl $Name<'_> {
            pub(crate) const fn ty(&self) -> Ty {
                match self { $($Name::$V(_) => Ty::$V),* }
            }
        }
    )*};
}
macro_rules! all_erased {
    ($([$($V:ident $T:ty),*] [$($B:ident $BT:ty),*] [$($L:ident $LT:ty),*];)*) => {$(
        erased! {
            /// A scalar.
            AnyExpr of Expr [$($V $T),*, $($B $BT),*];
            /// A variable.
            AnyVar of Var [$($V $T),*, $($B $BT),*];
            /// A slice for loads.
            AnyInput of Input [$($V $T),*];
            /// A slice for stores.
            AnyOutput of Output [$($V $T),*];
            /// A slice for loads and stores.
            AnyInputOutput of InputOutput [$($V $T),*];
            /// A local array.
            AnyArray of Array [$($V $T),*];
            /// A vector.
            AnyVector of Vector [$($L $LT),*];
            /// A vector variable.
            AnyVectorVar of VectorVar [$($L $LT),*];
        }
    )*};
}
all_erased! {
    [I8 i8, I16 i16, I32 i32, I64 i64, U8 u8, U16 u16, U32 u32, U64 u64, F32 f32, F64 f64, F16 F16, Bf16 Bf16, Index isize]
    [Bool bool]
    [I8 i8, I16 i16, I32 i32, I64 i64, U8 u8, U16 u16, U32 u32, U64 u64, F32 f32, F64 f64, F16 F16, Bf16 Bf16];
}

/// A type of scalars.
pub(crate) trait Elem: Scalar + for<'k> IntoExpr<'k, Self> {
    const TY: Ty;
    fn erase<'k>(expr: Expr<'k, Self>) -> AnyExpr<'k>;
    fn expr<'k>(any: AnyExpr<'k>) -> Option<Expr<'k, Self>>;
    fn erase_var<'k>(var: Var<'k, Self>) -> AnyVar<'k>;
    fn var<'k>(any: AnyVar<'k>) -> Option<Var<'k, Self>>;
    /// A random constant.
    fn literal(rng: &mut Rng) -> Self {
        Self::from_bits(Self::TY.value(rng))
    }
}

/// A slice of any type.
#[derive(Clone, Copy)]
pub(crate) enum AnySlice<'k> {
    In(AnyInput<'k>),
    Out(AnyOutput<'k>),
    InOut(AnyInputOutput<'k>),
    Array(AnyArray<'k>),
}

impl AnySlice<'_> {
    pub(crate) const fn ty(&self) -> Ty {
        match self {
            AnySlice::In(slice) => slice.ty(),
            AnySlice::Out(slice) => slice.ty(),
            AnySlice::InOut(slice) => slice.ty(),
            AnySlice::Array(array) => array.ty(),
        }
    }
}

/// A slice that allows loads.
#[derive(Clone, Copy)]
pub(crate) enum Reader<'k, T> {
    In(Input<'k, T>),
    InOut(InputOutput<'k, T>),
    Array(Array<'k, T>),
}

/// A slice that allows stores.
#[derive(Clone, Copy)]
pub(crate) enum Writer<'k, T> {
    Out(Output<'k, T>),
    InOut(InputOutput<'k, T>),
    Array(Array<'k, T>),
}

/// A type of elements of memory.
pub(crate) trait NumberElem: Elem + Number {
    fn erase_input<'k>(slice: Input<'k, Self>) -> AnyInput<'k>;
    fn erase_output<'k>(slice: Output<'k, Self>) -> AnyOutput<'k>;
    fn erase_input_output<'k>(slice: InputOutput<'k, Self>) -> AnyInputOutput<'k>;
    fn erase_array<'k>(array: Array<'k, Self>) -> AnyArray<'k>;
    fn reader<'k>(any: AnySlice<'k>) -> Option<Reader<'k, Self>>;
    fn writer<'k>(any: AnySlice<'k>) -> Option<Writer<'k, Self>>;
}

/// A type of lanes.
pub(crate) trait LaneElem: NumberElem + Lane + for<'k> IntoVector<'k, Self> {
    fn erase_vector<'k>(vector: Vector<'k, Self>) -> AnyVector<'k>;
    fn vector<'k>(any: AnyVector<'k>) -> Option<Vector<'k, Self>>;
    fn erase_vector_var<'k>(var: VectorVar<'k, Self>) -> AnyVectorVar<'k>;
    fn vector_var<'k>(any: AnyVectorVar<'k>) -> Option<VectorVar<'k, Self>>;
}

/// An integer type of lanes.
pub(crate) trait IntLane: LaneElem + Integer {}
impl<T: LaneElem + Integer> IntLane for T {}

/// A float type of lanes.
pub(crate) trait FloatLane: LaneElem + Float {}
impl<T: LaneElem + Float> FloatLane for T {}

macro_rules! elements {
    ($($V:ident $T:ty),*) => {$(
        impl Elem for $T {
            const TY: Ty = Ty::$V;
            fn erase<'k>(expr: Expr<'k, $T>) -> AnyExpr<'k> {
                AnyExpr::$V(expr)
            }
            fn expr<'k>(any: AnyExpr<'k>) -> Option<Expr<'k, $T>> {
                if let AnyExpr::$V(expr) = any { Some(expr) } else { None }
            }
            fn erase_var<'k>(var: Var<'k, $T>) -> AnyVar<'k> {
                AnyVar::$V(var)
            }
            fn var<'k>(any: AnyVar<'k>) -> Option<Var<'k, $T>> {
                if let AnyVar::$V(var) = any { Some(var) } else { None }
            }
        }
    )*};
}
elements! {
    I8 i8, I16 i16, I32 i32, I64 i64, U8 u8, U16 u16, U32 u32, U64 u64, F32 f32, F64 f64, F16 F16, Bf16 Bf16, Index isize,
    Bool bool
}

macro_rules! numbers {
    ($($V:ident $T:ty),*) => {$(
        impl NumberElem for $T {
            fn erase_input<'k>(slice: Input<'k, $T>) -> AnyInput<'k> {
                AnyInput::$V(slice)
            }
            fn erase_output<'k>(slice: Output<'k, $T>) -> AnyOutput<'k> {
                AnyOutput::$V(slice)
            }
            fn erase_input_output<'k>(slice: InputOutput<'k, $T>) -> AnyInputOutput<'k> {
                AnyInputOutput::$V(slice)
            }
            fn erase_array<'k>(array: Array<'k, $T>) -> AnyArray<'k> {
                AnyArray::$V(array)
            }
            fn reader<'k>(any: AnySlice<'k>) -> Option<Reader<'k, $T>> {
                match any {
                    AnySlice::In(AnyInput::$V(slice)) => Some(Reader::In(slice)),
                    AnySlice::InOut(AnyInputOutput::$V(slice)) => Some(Reader::InOut(slice)),
                    AnySlice::Array(AnyArray::$V(array)) => Some(Reader::Array(array)),
                    _ => None,
                }
            }
            fn writer<'k>(any: AnySlice<'k>) -> Option<Writer<'k, $T>> {
                match any {
                    AnySlice::Out(AnyOutput::$V(slice)) => Some(Writer::Out(slice)),
                    AnySlice::InOut(AnyInputOutput::$V(slice)) => Some(Writer::InOut(slice)),
                    AnySlice::Array(AnyArray::$V(array)) => Some(Writer::Array(array)),
                    _ => None,
                }
            }
        }
    )*};
}
numbers! {
    I8 i8, I16 i16, I32 i32, I64 i64, U8 u8, U16 u16, U32 u32, U64 u64, F32 f32, F64 f64, F16 F16, Bf16 Bf16, Index isize
}

macro_rules! lanes {
    ($($V:ident $T:ty),*) => {$(
        impl LaneElem for $T {
            fn erase_vector<'k>(vector: Vector<'k, $T>) -> AnyVector<'k> {
                AnyVector::$V(vector)
            }
            fn vector<'k>(any: AnyVector<'k>) -> Option<Vector<'k, $T>> {
                if let AnyVector::$V(vector) = any { Some(vector) } else { None }
            }
            fn erase_vector_var<'k>(var: VectorVar<'k, $T>) -> AnyVectorVar<'k> {
                AnyVectorVar::$V(var)
            }
            fn vector_var<'k>(any: AnyVectorVar<'k>) -> Option<VectorVar<'k, $T>> {
                if let AnyVectorVar::$V(var) = any { Some(var) } else { None }
            }
        }
    )*};
}
lanes! { I8 i8, I16 i16, I32 i32, I64 i64, U8 u8, U16 u16, U32 u32, U64 u64, F32 f32, F64 f64, F16 F16, Bf16 Bf16 }

/// Runs generic code for a type of a family; does nothing for other types.
macro_rules! of_types {
    ($ty:expr, $X:ident => $body:expr; $($V:ident $T:ty),*) => {
        match $ty {
            $($crate::types::Ty::$V => { type $X = $T; $body; })*
            #[allow(unreachable_patterns)]
            _ => {}
        }
    };
}
/// Runs generic code for a number type.
macro_rules! number {
    ($ty:expr, $X:ident => $body:expr) => {
        $crate::types::of_types!($ty, $X => $body; I8 i8, I16 i16, I32 i32, I64 i64, U8 u8, U16 u16, U32 u32, U64 u64,
            F32 f32, F64 f64, F16 kernelsmith::F16, Bf16 kernelsmith::Bf16, Index isize)
    };
}
/// Runs generic code for a lane type.
macro_rules! lane {
    ($ty:expr, $X:ident => $body:expr) => {
        $crate::types::of_types!($ty, $X => $body; I8 i8, I16 i16, I32 i32, I64 i64, U8 u8, U16 u16, U32 u32, U64 u64,
            F32 f32, F64 f64, F16 kernelsmith::F16, Bf16 kernelsmith::Bf16)
    };
}
/// Runs generic code for an integer type.
macro_rules! integer {
    ($ty:expr, $X:ident => $body:expr) => {
        $crate::types::of_types!($ty, $X => $body; I8 i8, I16 i16, I32 i32, I64 i64, U8 u8, U16 u16, U32 u32, U64 u64,
            Index isize)
    };
}
/// Runs generic code for an integer type of lanes.
macro_rules! integer_lane {
    ($ty:expr, $X:ident => $body:expr) => {
        $crate::types::of_types!($ty, $X => $body; I8 i8, I16 i16, I32 i32, I64 i64, U8 u8, U16 u16, U32 u32, U64 u64)
    };
}
/// Runs generic code for `f32` or `f64`.
macro_rules! float {
    ($ty:expr, $X:ident => $body:expr) => {
        $crate::types::of_types!($ty, $X => $body; F32 f32, F64 f64)
    };
}
pub(crate) use {float, integer, integer_lane, lane, number, of_types};
