//! Arguments of calls: scalars, and slices between inaccessible pages.
//!
//! In: the parameters of a signature, random numbers. Out: [`Slots`], which hold the arguments of a call.
//! Invariant: a slice ends at the end of a page that precedes an inaccessible one, or starts at the start of a page
//! that follows one. The unused part of its page contains a canary value, so that writes to it are detected.
//! Not here: choosing arguments for a program (see `judge`).

use crate::types::Ty;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith::{Bf16, CallError, F16, In, InOut, Out, TypedArg};
use kernelsmith_random::Rng;

/// Size in bytes of the page of a slice. The system's pages may be larger and then contain several of these.
pub(crate) const PAGE: usize = 4096;

/// A parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SlotKind {
    Scalar(Ty),
    Slice { ty: Ty, is_written: bool },
}

/// The initial contents of an argument, and its position.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Scalar(u64),
    /// The bits of the elements, and whether they start at the start of the page.
    Slice {
        bits: Vec<u64>,
        at_start: bool,
    },
}

/// An element type of guarded memory.
pub(crate) trait BufferElem: Copy + 'static {
    const TY: Ty;
    fn of_bits(bits: u64) -> Self;
    fn bits(self) -> u64;
    fn buffer(any: &mut AnyBuffer) -> Option<&mut GuardedBuffer<Self>>;
    fn new_buffer() -> AnyBuffer;
}

macro_rules! buffers {
    ($($V:ident $T:ty, |$bits:ident| $of:expr, |$value:ident| $to:expr;)*) => {
        /// A page of elements.
        pub(crate) enum AnyBuffer { $($V(GuardedBuffer<$T>)),* }
        $(
            impl BufferElem for $T {
                const TY: Ty = Ty::$V;
                fn of_bits($bits: u64) -> $T {
                    $of
                }
                fn bits(self) -> u64 {
                    let $value = self;
                    $to
                }
                fn buffer(any: &mut AnyBuffer) -> Option<&mut GuardedBuffer<$T>> {
                    if let AnyBuffer::$V(buffer) = any { Some(buffer) } else { None }
                }
                fn new_buffer() -> AnyBuffer {
                    let elements = vec![<$T as BufferElem>::of_bits(0); PAGE / size_of::<$T>()];
                    // A test cannot continue without memory.
                    #[allow(clippy::expect_used, reason = "see above")]
                    AnyBuffer::$V(GuardedBuffer::new(&elements, Edge::End).expect("a page between two others"))
                }
            }
        )*
        /// Runs code with a page of any type.
        macro_rules! any_buffer {
            ($any:expr, $buffer:ident => $body:expr) => {
                match $any { $(AnyBuffer::$V($buffer) => $body),* }
            };
        }
        fn new_any_buffer(ty: Ty) -> AnyBuffer {
            match ty {
                $(Ty::$V => <$T as BufferElem>::new_buffer(),)*
                Ty::Bool => <u8 as BufferElem>::new_buffer(),
            }
        }
    };
}
buffers! {
    I8 i8, |bits| bits as i8, |x| u64::from(x as u8);
    I16 i16, |bits| bits as i16, |x| u64::from(x as u16);
    I32 i32, |bits| bits as i32, |x| u64::from(x as u32);
    I64 i64, |bits| bits as i64, |x| x as u64;
    U8 u8, |bits| bits as u8, |x| u64::from(x);
    U16 u16, |bits| bits as u16, |x| u64::from(x);
    U32 u32, |bits| bits as u32, |x| u64::from(x);
    U64 u64, |bits| bits, |x| x;
    F32 f32, |bits| f32::from_bits(bits as u32), |x| u64::from(x.to_bits());
    F64 f64, |bits| f64::from_bits(bits), |x| x.to_bits();
    F16 F16, |bits| F16(bits as u16), |x| u64::from(x.0);
    Bf16 Bf16, |bits| Bf16(bits as u16), |x| u64::from(x.0);
    Index isize, |bits| bits as isize, |x| x as u64;
}

/// The canary value outside of slices.
const CANARY: u64 = 0xc5c5_c5c5_c5c5_c5c5;

/// A placed argument.
pub(crate) enum Slot {
    Scalar(u64),
    Slice { buffer: AnyBuffer, first: usize, len: usize },
}

/// The placed arguments of a call.
#[derive(Default)]
pub(crate) struct Slots {
    slots: Vec<Slot>,
    /// Unused pages by type.
    idle: Vec<Vec<AnyBuffer>>,
}

impl Slots {
    /// Places the values.
    pub(crate) fn fill(&mut self, kinds: &[SlotKind], values: &[Value]) {
        self.clear();
        for (kind, value) in kinds.iter().zip(values) {
            let slot = match (kind, value) {
                (SlotKind::Slice { ty, .. }, Value::Slice { bits, at_start }) => {
                    let mut buffer = self.page(*ty);
                    let first = any_buffer!(&mut buffer, buffer => fill(buffer, bits, *at_start));
                    Slot::Slice { buffer, first, len: bits.len() }
                }
                (_, Value::Scalar(bits)) => Slot::Scalar(*bits),
                (SlotKind::Scalar(_), Value::Slice { .. }) => Slot::Scalar(0),
            };
            self.slots.push(slot);
        }
    }

    fn page(&mut self, ty: Ty) -> AnyBuffer {
        let idle = self.idle.get_mut(ty as usize).and_then(Vec::pop);
        idle.unwrap_or_else(|| new_any_buffer(ty))
    }

    fn clear(&mut self) {
        self.idle.resize_with(Ty::COUNT, Vec::new);
        for slot in self.slots.drain(..) {
            if let Slot::Slice { buffer, .. } = slot {
                self.idle[type_of(&buffer) as usize].push(buffer);
            }
        }
    }

    /// All arguments at once.
    pub(crate) fn each<const N: usize>(&mut self) -> Result<[&mut Slot; N], CallError> {
        let slots: Vec<&mut Slot> = self.slots.iter_mut().collect();
        slots.try_into().map_err(|_| CallError::Arguments { reason: "not as many slots as parameters".to_owned() })
    }

    /// The bits of all slices.
    pub(crate) fn contents(&mut self, all: &mut Vec<Vec<u64>>) {
        all.clear();
        for slot in &mut self.slots {
            if let Slot::Slice { buffer, first, len } = slot {
                all.push(any_buffer!(buffer, buffer => bits(&buffer.slice()[*first..*first + *len])));
            }
        }
    }

    /// The index of the first slice with a write outside of it.
    pub(crate) fn broken_canary(&mut self) -> Option<usize> {
        let slices = self.slots.iter_mut().filter_map(|slot| match slot {
            Slot::Scalar(_) => None,
            Slot::Slice { buffer, first, len } => {
                Some(any_buffer!(buffer, buffer => is_broken(buffer.slice(), *first, *len)))
            }
        });
        slices.into_iter().position(|is_broken| is_broken)
    }
}

fn type_of(buffer: &AnyBuffer) -> Ty {
    fn of<T: BufferElem>(_: &GuardedBuffer<T>) -> Ty {
        T::TY
    }
    any_buffer!(buffer, buffer => of(buffer))
}

fn fill<T: BufferElem>(buffer: &mut GuardedBuffer<T>, values: &[u64], at_start: bool) -> usize {
    let page = buffer.slice_mut();
    page.fill(T::of_bits(CANARY));
    let first = if at_start { 0 } else { page.len() - values.len() };
    for (element, bits) in page[first..].iter_mut().zip(values) {
        *element = T::of_bits(*bits);
    }
    first
}

fn bits<T: BufferElem>(elements: &[T]) -> Vec<u64> {
    elements.iter().map(|element| element.bits()).collect()
}

fn is_broken<T: BufferElem>(page: &[T], first: usize, len: usize) -> bool {
    let wanted = T::of_bits(CANARY).bits();
    // Without an early exit, this compiles to a few vector operations.
    let differences = |part: &[T]| part.iter().fold(0, |all, element| all | (element.bits() ^ wanted));
    (differences(&page[..first]) | differences(&page[first + len..])) != 0
}

/// A type of arguments.
pub(crate) trait Actual {
    const KIND: SlotKind;
    type Of<'a>;
    fn of(slot: &mut Slot) -> Self::Of<'_>;
    /// The argument with its type.
    fn typed(slot: &mut Slot) -> TypedArg<'_>;
}

macro_rules! scalar_actuals {
    ($($T:ty, $V:ident, |$bits:ident| $of:expr;)*) => {$(
        impl Actual for $T {
            const KIND: SlotKind = SlotKind::Scalar(Ty::$V);
            type Of<'a> = $T;
            fn of(slot: &mut Slot) -> $T {
                let $bits = if let Slot::Scalar(bits) = slot { *bits } else { 0 };
                $of
            }
            fn typed(slot: &mut Slot) -> TypedArg<'_> {
                TypedArg::scalar(Self::of(slot))
            }
        }
    )*};
}
scalar_actuals! {
    i8, I8, |bits| bits as i8; i16, I16, |bits| bits as i16; i32, I32, |bits| bits as i32; i64, I64, |bits| bits as i64;
    u8, U8, |bits| bits as u8; u16, U16, |bits| bits as u16; u32, U32, |bits| bits as u32; u64, U64, |bits| bits;
    isize, Index, |bits| bits as isize; usize, Index, |bits| bits as usize; bool, Bool, |bits| bits & 1 != 0;
    f32, F32, |bits| f32::from_bits(bits as u32); f64, F64, |bits| f64::from_bits(bits);
}

fn slice<T: BufferElem>(slot: &mut Slot) -> &mut [T] {
    match slot {
        Slot::Slice { buffer, first, len } => match T::buffer(buffer) {
            Some(buffer) => &mut buffer.slice_mut()[*first..*first + *len],
            None => &mut [],
        },
        Slot::Scalar(_) => &mut [],
    }
}

macro_rules! slice_actuals {
    ($($T:ty),*) => {$(
        impl Actual for In<$T> {
            const KIND: SlotKind = SlotKind::Slice { ty: <$T as BufferElem>::TY, is_written: false };
            type Of<'a> = &'a [$T];
            fn of(slot: &mut Slot) -> &[$T] {
                slice(slot)
            }
            fn typed(slot: &mut Slot) -> TypedArg<'_> {
                TypedArg::slice(Self::of(slot))
            }
        }
        impl Actual for Out<$T> {
            const KIND: SlotKind = SlotKind::Slice { ty: <$T as BufferElem>::TY, is_written: true };
            type Of<'a> = &'a mut [$T];
            fn of(slot: &mut Slot) -> &mut [$T] {
                slice(slot)
            }
            fn typed(slot: &mut Slot) -> TypedArg<'_> {
                TypedArg::slice_mut(Self::of(slot))
            }
        }
        impl Actual for InOut<$T> {
            const KIND: SlotKind = SlotKind::Slice { ty: <$T as BufferElem>::TY, is_written: true };
            type Of<'a> = &'a mut [$T];
            fn of(slot: &mut Slot) -> &mut [$T] {
                slice(slot)
            }
            fn typed(slot: &mut Slot) -> TypedArg<'_> {
                TypedArg::slice_mut(Self::of(slot))
            }
        }
    )*};
}
slice_actuals! { i8, i16, i32, i64, u8, u16, u32, u64, f32, f64, F16, Bf16, isize }

/// Bits of a scalar argument: usually small; indices sometimes match one of the program's constants.
pub(crate) fn scalar(ty: Ty, rng: &mut Rng, numbers: &[isize], is_wild: bool, is_narrow: bool) -> u64 {
    if ty != Ty::Index {
        return ty.value(rng);
    }
    let extreme = if is_narrow { crate::types::extreme_narrow } else { crate::types::extreme };
    let value = match rng.below(12) {
        0..=3 if is_wild => match rng.choose(numbers) {
            Some(number) => (rng.below(9) as isize).wrapping_sub(*number),
            None => extreme(rng),
        },
        4 if is_wild => extreme(rng),
        5 => crate::types::near_lanes(rng),
        6 if rng.one_in(3) => -(rng.below(4) as isize),
        _ => rng.below(14) as isize,
    };
    // A call with an argument that is no index there is refused.
    if is_narrow { i64::from(value as i32) as u64 } else { value as u64 }
}
