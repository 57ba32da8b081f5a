//! The matrices of the caller, whatever their element types.
//!
//! In: offsets of elements. Out: recorded loads, with the elements converted to the type of the accumulators; recorded
//! stores of converted accumulators.
//! Invariant: the element types of A, B and C are known here alone, so that the generator is compiled once for each type
//! of accumulators.
//! Not here: packed operands (see `pack`).

use super::accumulator::Accumulator;
use super::offset::Offset;
use super::shuffles::concatenated;
use kernelsmith_dsl::{Expr, Index, Input, InputOutput, K, Lane, LaneIndex, MemoryElement, Vector};
use kernelsmith_exec::{Bf16, F16};

/// The offset of one element: an expression and a constant.
type Address<'k> = (Expr<'k, Index>, isize);

/// The element type of A or B.
pub(super) trait OperandElement: Lane + MemoryElement<Number = Self> {
    /// The bits zero-extended to 32-bit lanes, for narrower elements.
    fn words<'k>(x: Vector<'k, Self>) -> Option<Vector<'k, u32>>;
}

macro_rules! operand_elements {
    ($($T:ident |$x:ident| $words:expr;)*) => {$(
        impl OperandElement for $T {
            fn words<'k>($x: Vector<'k, $T>) -> Option<Vector<'k, u32>> {
                $words
            }
        }
    )*};
}
operand_elements! {
    f32 |_x| None;
    f64 |_x| None;
    F16 |_x| None;
    Bf16 |x| Some(x.bitcast::<u16>().cast());
    u8 |x| Some(x.cast());
    i8 |x| Some(x.bitcast::<u8>().cast());
}

/// The element type of C.
pub(super) trait Stored: Lane + MemoryElement<Number = Self> {}
impl<C: Lane + MemoryElement<Number = C>> Stored for C {}

/// A matrix that the kernel reads.
pub(super) trait Elements<'k, T> {
    fn element(&self, at: Address<'k>) -> Expr<'k, T>;
    fn vector(&self, at: LaneIndex<'k>) -> Vector<'k, T>;
    fn prefetch(&self, at: Address<'k>);
}

macro_rules! elements {
    ($($Handle:ident)*) => {$(
        impl<'k, E: Stored, T: Accumulator> Elements<'k, T> for $Handle<'k, E> {
            fn element(&self, at: Address<'k>) -> Expr<'k, T> {
                self.load(at).cast()
            }

            fn vector(&self, at: LaneIndex<'k>) -> Vector<'k, T> {
                self.load(at).cast()
            }

            fn prefetch(&self, at: Address<'k>) {
                $Handle::prefetch(*self, at);
            }
        }
    )*};
}
elements! { Input InputOutput }

/// A or B. A group consists of consecutive elements along K that fill one accumulator.
pub(super) trait Operand<'k, T>: Elements<'k, T> {
    /// Loads a group whose members are contiguous.
    fn group(&self, at: Address<'k>) -> Expr<'k, T>;

    /// Loads groups whose members are contiguous.
    fn groups(&self, at: LaneIndex<'k>) -> Vector<'k, T>;

    /// Combines one vector per group member into one vector with a group in each lane. `place` is the offset of a member.
    fn grouped(&self, k: K<'k>, groups: Groups, place: &dyn Fn(usize) -> Offset<'k>) -> Vector<'k, T>;
}

/// The shape of a vector of groups.
#[derive(Clone, Copy)]
pub(super) struct Groups {
    pub(super) lanes: usize,
    /// Lanes to load; if there are none, one element is broadcast to all lanes.
    pub(super) active: Option<usize>,
    /// Members that exist.
    pub(super) members: usize,
    pub(super) group: usize,
    /// Whether one instruction permutes vectors of this size.
    pub(super) permutes: bool,
}

impl<'k, E: OperandElement, T: Accumulator> Operand<'k, T> for Input<'k, E> {
    fn group(&self, at: Address<'k>) -> Expr<'k, T> {
        self.read::<T>(at.0, at.1 as usize)
    }

    fn groups(&self, at: LaneIndex<'k>) -> Vector<'k, T> {
        self.load(at).reinterpret::<T>()
    }

    fn grouped(&self, k: K<'k>, groups: Groups, place: &dyn Fn(usize) -> Offset<'k>) -> Vector<'k, T> {
        let Groups { lanes, active, members, group, permutes } = groups;
        let load = |member: usize| match active {
            Some(active) => self.load(place(member).vector(k, lanes, active)),
            None => {
                let at = place(member).scalar(k);
                k.fixed_lanes(lanes as u32).splat(self.load(at))
            }
        };
        let bits = 32 / group as u32;
        let first = load(0);
        match E::words(first) {
            // One instruction permutes a full group.
            Some(_) if permutes && members == group && group > 1 => {
                in_order(k, group, lanes, concatenated(core::iter::once(first).chain((1..group).map(load))))
            }
            Some(words) if group > 1 => {
                let join = |word, member: usize| match E::words(load(member)) {
                    Some(next) => word | (next << (bits * member as u32)),
                    None => word,
                };
                (1..members).fold(words, join).reinterpret::<T>()
            }
            _ => first.cast::<T>(),
        }
    }
}

/// Permutes concatenated members into groups.
fn in_order<'k, E: Lane, T: Lane>(k: K<'k>, group: usize, lanes: usize, all: Vector<'k, E>) -> Vector<'k, T> {
    let numbers = (0..lanes).flat_map(|lane| (0..group).map(move |member| member * lanes + lane));
    let wide = k.fixed_lanes((group * lanes) as u32);
    if group == 2 {
        let numbers: Vec<u16> = numbers.map(|number| number as u16).collect();
        return all.reinterpret::<u16>().permute(wide.values(&numbers)).reinterpret();
    }
    let numbers: Vec<u8> = numbers.map(|number| number as u8).collect();
    all.reinterpret::<u8>().permute(wide.values(&numbers)).reinterpret()
}

/// Contiguous elements of C in a vector: a part of a column, or of a row if C is transposed.
#[derive(Clone, Copy)]
pub(super) struct Run {
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) lanes: usize,
    pub(super) active: usize,
    pub(super) of_row: bool,
}

/// C.
pub(super) trait Output<'k, T>: Elements<'k, T> {
    /// Stores a run, converted to the element type. A store that streams is non-temporal if it fills a vector.
    fn store(&self, k: K<'k>, at: Offset<'k>, run: Run, streams: bool, value: Vector<'k, T>);
}

impl<'k, E: Stored, T: Accumulator> Output<'k, T> for InputOutput<'k, E> {
    fn store(&self, k: K<'k>, at: Offset<'k>, run: Run, streams: bool, value: Vector<'k, T>) {
        let value = value.cast::<E>();
        if run.active == 1 {
            InputOutput::store(*self, at.scalar(k), value.extract(0));
        } else if streams && run.active == run.lanes {
            self.store_streaming(at.vector(k, run.lanes, run.active), value);
        } else {
            InputOutput::store(*self, at.vector(k, run.lanes, run.active), value);
        }
    }
}

/// An operand in memory.
#[derive(Clone, Copy)]
pub(super) enum Source<'k, 'p, T> {
    /// The caller's matrix.
    Unpacked(&'p dyn Operand<'k, T>),
    /// Packed, with the type of the accumulators.
    Packed(InputOutput<'k, T>),
}

impl<'k, T: Accumulator> Source<'k, '_, T> {
    pub(super) fn element(self, at: Address<'k>) -> Expr<'k, T> {
        match self {
            Source::Unpacked(input) => input.element(at),
            Source::Packed(packed) => packed.load(at),
        }
    }

    pub(super) fn vector(self, at: LaneIndex<'k>) -> Vector<'k, T> {
        match self {
            Source::Unpacked(input) => input.vector(at),
            Source::Packed(packed) => packed.load(at),
        }
    }
}
