//! Non-contiguous accesses: strided loads and stores, gather, scatter, expanding loads, compressing stores; and prefetch hints.
//!
//! In: positions ([`StridedIndex`], vectors of indices, masks). Out: loads, stores and their contracts or checks.
//! Invariants: as in `slices`. The contract covers a strided load if its range is known. Indices that are data get
//! checks of the minimum and maximum active index in the generated code, and so do expanding loads and compressing
//! stores.
//! Not here: contiguous loads and stores (see `slices`).

use crate::error::BuildErrorKind;
use crate::facts::FactId;
use crate::handle::{Expr, K, LaneIndex, Mask, Vector};
use crate::narrow::WideReason;
use crate::position::{At, Region, Safety, Span, Step};
use crate::recorder::State;
use crate::scalar::{Index, Integer, IntoExpr, IntoVector, Lane, Number};
use crate::slices::{Array, Input, InputOutput, Output, Place, ScalarPlace, Store, sealed};
use crate::vector_loop::int_of;
use core::ops::{Add, Sub};
use kernelsmith_exec::Bf16;
use kernelsmith_ir::{Cond, Elem, MIN_VECTOR_BITS, MemRef, Opcode, Pass, Type, VReg};

/// The position of a vector with a constant distance between elements, from [`LaneIndex::strided`].
#[derive(Clone, Copy)]
pub struct StridedIndex<'k> {
    /// The element of lane 0, and the range of elements of each lane.
    pub(crate) first: LaneIndex<'k>,
    pub(crate) stride: u32,
}

impl<'k> LaneIndex<'k> {
    /// Selects element `stride * i` for lane `i`; for example, every other element. Numbers added to the result count
    /// elements.
    ///
    /// A stride of 2, 4 or 8 compiles to that many contiguous loads and shuffles. They may read up to `stride - 1`
    /// elements before the first element, if at least as many were added to the position, or else after the last one.
    /// Other strides read only between the first and the last element. A stride of 3 with 8-bit or 32-bit elements
    /// compiles to three loads and permutations; any other stride loads each lane separately. A store writes only the
    /// selected elements, each lane separately; with a stride of 0 the last active lane wins. Several vectors whose elements
    /// are consecutive are stored together by `store_transposed`.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// // The maximum of each two elements.
    /// let pool = build::<fn(In<f32>, Out<f32>)>("pool", |k, (x, y)| {
    ///     k.for_each_vector(y.len(), |i| {
    ///         let pair = i.strided(2);
    ///         y.store(i, x.load(pair).max(x.load(pair + 1)));
    ///     });
    /// })?;
    /// let mut y = [0.0; 3];
    /// Jit::interpreter().interpret(&pool, (&[1.0, 2.0, 4.0, 3.0, 5.0, 0.0], &mut y))?;
    /// assert_eq!(y, [2.0, 4.0, 5.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn strided(self, stride: u32) -> StridedIndex<'k> {
        StridedIndex { first: self.times(i64::from(stride)), stride }
    }
}

impl<'k> StridedIndex<'k> {
    /// The same lanes in the row that starts at element `base`.
    #[track_caller]
    pub fn at_row(self, base: impl IntoExpr<'k, Index>) -> StridedIndex<'k> {
        StridedIndex { first: self.first.at_row(base), ..self }
    }
}

impl<'k> Add<isize> for StridedIndex<'k> {
    type Output = StridedIndex<'k>;
    fn add(self, by: isize) -> StridedIndex<'k> {
        StridedIndex { first: self.first + by, ..self }
    }
}

impl<'k> Sub<isize> for StridedIndex<'k> {
    type Output = StridedIndex<'k>;
    fn sub(self, by: isize) -> StridedIndex<'k> {
        StridedIndex { first: self.first - by, ..self }
    }
}

impl sealed::Sealed for StridedIndex<'_> {}

impl<'k, T: Lane> Place<'k, T> for StridedIndex<'k> {
    type Value = Vector<'k, T>;
    #[track_caller]
    fn load_from(self, k: K<'k>, region: Region, safety: Safety) -> Vector<'k, T> {
        let mut state = k.state();
        let ty = Type::new(T::ELEM, self.first.at.span.lanes(state.lanes()));
        let (at, stride) = (self.first.at, i64::from(self.stride));
        let reg = match self.stride {
            1 => state.memory(Opcode::Load, ty, region, at, VReg::NONE, safety),
            2 | 4 | 8 => state.load_every(ty, region, at, stride, safety),
            _ if is_short(stride, ty) => state.load_permuted(ty, region, at, stride, safety),
            _ => {
                state.check_use("load", at.reg);
                state.cover(region, false, at, Step { stride, after: 0 }, safety);
                let indices = state.strided_indices(ty, stride);
                let region = state.region_at(region, at, ty.elem());
                state.lane_by_lane(Opcode::Gather, ty, region, indices, VReg::NONE, at.span)
            }
        };
        drop(state);
        Vector::new(k, reg)
    }
}

impl<'k, T: Lane, V: IntoVector<'k, T>> Store<'k, T, StridedIndex<'k>> for V {
    #[track_caller]
    fn store_to(self, place: StridedIndex<'k>, k: K<'k>, region: Region, safety: Safety) {
        let mut state = k.state();
        let (at, stride) = (place.first.at, i64::from(place.stride));
        let ty = Type::new(T::ELEM, at.span.lanes(state.lanes()));
        let value = self.vector_operand(&mut state, ty.lanes());
        let given = state.ty(value);
        if given != ty {
            return state.error("store", BuildErrorKind::MixedLanes { left: ty, right: given });
        }
        if stride == 1 {
            state.memory(Opcode::Store, ty, region, at, value, safety);
            return;
        }
        state.check_use("store", at.reg);
        state.cover(region, true, at, Step { stride, after: 0 }, safety);
        let indices = state.strided_indices(ty, stride);
        let region = state.region_at(region, at, ty.elem());
        state.lane_by_lane(Opcode::Scatter, ty, region, indices, value, at.span);
    }
}

/// The narrowest integer type that holds the distance of any lane from lane 0.
fn index_elem(stride: i64, ty: Type) -> Elem {
    // RISC-V registers have at most 65536 bits; those of other machines are shorter.
    let max_lanes = ty.lanes().count().or(ty.lanes().base_bits().map(|bits| 65_536 / bits));
    let last = max_lanes.map(|lanes| i64::from(lanes - 1) * stride);
    if last.is_some_and(|last| i32::try_from(last).is_ok()) { Elem::I32 } else { Elem::I64 }
}

/// Whether loads and permutations are faster than separate loads on most machines; the target is not known here. Time
/// per element with stride 3 on a Zen 4, before -> after: AVX-512 bytes 0.206 -> 0.025 ns, floats 0.386 -> 0.086 ns;
/// AVX2 bytes 0.206 -> 0.151 ns, floats 0.382 -> 0.126 ns; SSE bytes 0.187 -> 0.061 ns, but floats 0.159 -> 0.221 ns.
/// Permutations are slower than separate loads for 16-bit elements with AVX2, and for more than three vectors with
/// everything except AVX-512.
fn is_short(stride: i64, ty: Type) -> bool {
    let lanes = ty.lanes().count().unwrap_or(2 * MIN_VECTOR_BITS / ty.elem().bits());
    stride == 3 && lanes >= 8 && matches!(ty.elem().bits(), 8 | 32)
}

impl State {
    /// The distance of each lane's element from that of lane 0.
    fn strided_indices(&mut self, ty: Type, stride: i64) -> VReg {
        let lanes = Type::new(index_elem(stride, ty), ty.lanes());
        let (iota, factor) = (self.iota(lanes), self.constant(lanes, stride as u64));
        self.binary(Opcode::Mul, lanes, iota, factor)
    }

    /// Loads every `stride`-th element (`stride` is a power of two) with `stride` contiguous loads.
    fn load_every(&mut self, ty: Type, region: Region, at: At, stride: i64, safety: Safety) -> VReg {
        // The wanted element of each group of `stride`; the last one if the groups may start that much earlier.
        let mut wanted = at.disp.clamp(0, stride - 1);
        let at = At { disp: at.disp - wanted, ..at };
        self.cover(region, false, at, Step { stride, after: stride - 1 }, safety);
        let n_lanes = self.lane_count(ty);
        let active = self.active_lanes(at.span).map(|active| {
            let factor = self.index_constant(stride);
            self.binary(Opcode::Mul, Type::INDEX, active, factor)
        });
        let mut parts = Vec::new();
        for number in 0..stride {
            let number = self.index_constant(number);
            let distance = self.binary(Opcode::Mul, Type::INDEX, n_lanes, number);
            let reg = self.binary(Opcode::Add, Type::INDEX, at.reg, distance);
            let mask = active.map(|active| {
                let n_remaining = self.binary(Opcode::Sub, Type::INDEX, active, distance);
                self.unary(Opcode::First, ty.mask_type(), n_remaining)
            });
            parts.push(self.memory_operation(Opcode::Load, ty, region, At { reg, ..at }, VReg::NONE, mask));
        }
        while parts.len() > 1 {
            let code = if wanted & 1 == 0 { Opcode::Even } else { Opcode::Odd };
            parts = parts.chunks(2).map(|pair| self.binary(code, ty, pair[0], pair[1])).collect();
            wanted >>= 1;
        }
        parts[0]
    }

    /// Loads every `stride`-th element with `stride` contiguous loads, the last of which ends at the last element.
    /// Appends the wanted lanes of each load to those of the previous ones.
    fn load_permuted(&mut self, ty: Type, region: Region, at: At, stride: i64, safety: Safety) -> VReg {
        self.cover(region, false, at, Step { stride, after: 0 }, safety);
        let (n, one, factor) = (self.lane_count(ty), self.index_constant(1), self.index_constant(stride));
        let end = self.active_lanes(at.span).map(|active| {
            let last = self.binary(Opcode::Sub, Type::INDEX, active, one);
            let last = self.binary(Opcode::Mul, Type::INDEX, last, factor);
            self.binary(Opcode::Add, Type::INDEX, last, one)
        });
        // Element indices may exceed 8 bits.
        let unsigned = ty.with_elem(ty.elem().to_int(false));
        let number = if unsigned.elem() == Elem::U8 { unsigned.with_elem(Elem::U16) } else { unsigned };
        let lanes = self.iota(number);
        let factor = self.constant(number, stride as u64);
        let elements = self.binary(Opcode::Mul, number, lanes, factor);
        let mut wanted_lanes = VReg::NONE;
        for part in 0..stride {
            let factor = self.index_constant(part);
            let first = self.binary(Opcode::Mul, Type::INDEX, n, factor);
            let start = match part + 1 == stride {
                true => self.binary(Opcode::Sub, Type::INDEX, first, factor),
                false => first,
            };
            let reg = self.binary(Opcode::Add, Type::INDEX, at.reg, start);
            let mask = end.map(|end| {
                let n_remaining = self.binary(Opcode::Sub, Type::INDEX, end, start);
                self.unary(Opcode::First, ty.mask_type(), n_remaining)
            });
            let loaded = self.memory_operation(Opcode::Load, ty, region, At { reg, ..at }, VReg::NONE, mask);
            if part == 0 {
                wanted_lanes = loaded;
                continue;
            }
            // In the concatenation of the first two vectors, the element index is the lane index.
            let mut index = elements;
            if part > 1 {
                let back = self.binary(Opcode::Sub, Type::INDEX, n, start);
                let [back, first] = [back, first].map(|scalar| {
                    let scalar = self.with_source(Opcode::Cast, number.lane_type(), scalar);
                    self.splat(number, scalar)
                });
                let moved = self.binary(Opcode::Add, number, elements, back);
                let is_there = self.compare(Cond::Ge, number, elements, first);
                index = self.ternary(Opcode::Select, number, is_there, moved, lanes);
            }
            if number != unsigned {
                index = self.with_source(Opcode::Cast, unsigned, index);
            }
            wanted_lanes = self.ternary(Opcode::Permute2, ty, wanted_lanes, loaded, index);
        }
        wanted_lanes
    }

    /// Records `gather`, or `scatter` with a value, in the active lanes.
    fn lane_by_lane(&mut self, code: Opcode, ty: Type, region: Region, indices: VReg, value: VReg, span: Span) -> VReg {
        let bytes = ty.elem().bytes();
        let align = if region.len.is_some() { bytes } else { 1 };
        // The indices replace that of the address, but are scaled like it.
        let address = MemRef::at(region.base).index(VReg::NONE, bytes).align(align);
        let address = address.space(region.space).alias(region.alias);
        if value.is_some() {
            self.check_use(code.keyword(), value);
        }
        let mask = self.mask_of_span(ty, span);
        if code == Opcode::Scatter {
            self.append(|builder| match mask {
                Some(mask) => builder.scatter_masked(ty, address, indices, value, mask),
                None => builder.scatter(ty, address, indices, value),
            });
            return VReg::NONE;
        }
        self.append_value(|builder| {
            let loaded = builder.gather(ty, address, indices);
            mask.into_iter().for_each(|mask| builder.mask_last(mask, Pass::Zero));
            loaded
        })
    }

    /// Loads or stores `count` elements from element `at` on, in the first lanes of a vector.
    fn first_elements(&mut self, code: Opcode, ty: Type, region: Region, at: VReg, value: VReg, count: VReg) -> VReg {
        let end = self.binary(Opcode::Add, Type::INDEX, at, count);
        self.check_range(region, at, end, code == Opcode::Store);
        let first = self.unary(Opcode::First, ty.mask_type(), count);
        let at = At { reg: at, disp: 0, fact: FactId::UNKNOWN, span: Span::Active };
        self.memory_operation(code, ty, region, at, value, Some(first))
    }

    /// The region that starts at an element of another region.
    fn region_at(&mut self, region: Region, at: At, elem: Elem) -> Region {
        let bytes = elem.bytes();
        let offset = self.displaced(at);
        let base = self.append_value(|builder| builder.addr(MemRef::at(region.base).index(offset, bytes)));
        Region { base, ..region }
    }
}

/// Integers that [`Input::gather`] and [`Output::scatter`] take as indices: `i32` and `i64`.
#[diagnostic::on_unimplemented(
    message = "lanes of `{Self}` cannot be indices",
    label = "indices are `i32` or `i64`",
    note = "convert the vector: `indices.cast::<i64>()` keeps every value of a `u32`"
)]
pub trait IndexLane: Lane + Integer {}
impl IndexLane for i32 {}
impl IndexLane for i64 {}

/// Adds the checks for a vector of indices, or the reason why there are none; returns the register of the indices.
#[track_caller]
fn checked_indices<'k, I: IndexLane>(region: Region, indices: Vector<'k, I>, is_store: bool, safety: Safety) -> VReg {
    if safety == Safety::Unchecked {
        let operation = if is_store { "scatter" } else { "gather" };
        let mut state = indices.k.state();
        state.check_use(operation, indices.reg);
        state.note_unchecked(operation);
    } else {
        if I::ELEM.bits() > 32 {
            indices.k.state().note_wide(WideReason::Lanes);
        }
        let (min, max) = (indices.reduce_min(), indices.reduce_max());
        let ends = [min.to_index().reg, max.to_index().reg];
        indices.k.state().check_each(region, &ends, is_store);
    }
    indices.reg
}

macro_rules! gathers {
    ($($Handle:ident)*) => {$(
        impl<'k, T: Lane> $Handle<'k, T> {
            /// Loads the elements that the lanes of `indices` select. The generated code checks the minimum and maximum
            /// index and returns `OutOfBounds` if one is outside.
            ///
            /// ```
            /// use kernelsmith::prelude::*;
            /// let look_up = build::<fn(In<f32>, In<i32>, Out<f32>)>("look_up", |k, (table, at, y)| {
            ///     k.for_each_vector(y.len(), |i| y.store(i, table.gather(at.load(i))));
            /// })?;
            /// let mut y = [0.0; 3];
            /// Jit::interpreter().interpret(&look_up, (&[0.5, 1.5, 2.5], &[2, 0, 2], &mut y))?;
            /// assert_eq!(y, [2.5, 0.5, 2.5]);
            /// assert!(Jit::interpreter().interpret(&look_up, (&[0.5, 1.5, 2.5], &[2, 3, 2], &mut y)).is_err());
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[track_caller]
            pub fn gather<I: IndexLane>(self, indices: Vector<'k, I>) -> Vector<'k, T> {
                self.gathered(indices, Safety::Checked)
            }

            /// Like [`gather`](Self::gather), without any check. The kernel then has no safe call.
            #[track_caller]
            pub fn gather_unchecked<I: IndexLane>(self, indices: Vector<'k, I>) -> Vector<'k, T> {
                self.gathered(indices, Safety::Unchecked)
            }

            #[track_caller]
            fn gathered<I: IndexLane>(self, indices: Vector<'k, I>, safety: Safety) -> Vector<'k, T> {
                let reg = checked_indices(self.region, indices, false, safety);
                let mut state = self.k.state();
                let ty = state.ty(reg).with_elem(T::ELEM);
                let reg = state.lane_by_lane(Opcode::Gather, ty, self.region, reg, VReg::NONE, Span::Active);
                drop(state);
                Vector::new(self.k, reg)
            }

            /// Loads consecutive elements, starting at element `at`, to the active lanes where the mask is true, in
            /// order; other lanes are zero. Also returns the number of loaded elements. The generated code checks the
            /// range.
            ///
            /// ```
            /// use kernelsmith::prelude::*;
            /// // Distributes the elements of `x` to the lanes where `mask` is not 0.
            /// let spread = build::<fn(In<f32>, In<f32>, Out<f32>) -> isize>("spread", |k, (x, mask, y)| {
            ///     let n = k.var(0isize);
            ///     k.for_each_vector(y.len(), |i| {
            ///         let (x, count) = x.load_expanded(n.get(), mask.load(i).ne(0.0));
            ///         y.store(i, x);
            ///         n.set(n + count);
            ///     });
            ///     n.get()
            /// })?;
            /// let mut y = [9.0; 5];
            /// let bits = &[1.0, 0.0, 1.0, 0.0, 1.0];
            /// assert_eq!(Jit::interpreter().interpret(&spread, (&[1.0, 2.0, 3.0], bits, &mut y))?, 3);
            /// assert_eq!(y, [1.0, 0.0, 2.0, 0.0, 3.0]);
            /// assert!(Jit::interpreter().interpret(&spread, (&[1.0, 2.0], &[1.0, 0.0, 1.0, 0.0, 1.0], &mut y)).is_err());
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[track_caller]
            pub fn load_expanded(
                self,
                at: impl IntoExpr<'k, Index>,
                mask: Mask<'k>,
            ) -> (Vector<'k, T>, Expr<'k, Index>) {
                let mask = mask.active();
                let count = mask.count();
                let mut state = self.k.state();
                let at = at.operand(&mut state);
                let ty = state.ty(mask.reg).with_elem(T::ELEM);
                let reg = state.first_elements(Opcode::Load, ty, self.region, at, VReg::NONE, count.reg);
                drop(state);
                (Vector::new(self.k, reg).expand(mask), count)
            }
        }
    )*};
}
gathers! { Input InputOutput Array }

macro_rules! scatters {
    ($($Handle:ident)*) => {$(
        impl<'k, T: Lane> $Handle<'k, T> {
            /// Stores each lane to the element that its index selects; if indices are equal, the highest lane wins. The
            /// generated code checks the minimum and maximum index before it stores anything.
            #[track_caller]
            pub fn scatter<I: IndexLane>(self, indices: Vector<'k, I>, value: impl IntoVector<'k, T>) {
                self.scattered(indices, value, Safety::Checked);
            }

            /// Like [`scatter`](Self::scatter), without any check. The kernel then has no safe call.
            #[track_caller]
            pub fn scatter_unchecked<I: IndexLane>(self, indices: Vector<'k, I>, value: impl IntoVector<'k, T>) {
                self.scattered(indices, value, Safety::Unchecked);
            }

            #[track_caller]
            fn scattered<I: IndexLane>(self, indices: Vector<'k, I>, value: impl IntoVector<'k, T>, safety: Safety) {
                let reg = checked_indices(self.region, indices, true, safety);
                let mut state = self.k.state();
                let ty = state.ty(reg).with_elem(T::ELEM);
                let value = value.vector_operand(&mut state, ty.lanes());
                if state.same_lanes("scatter", reg, value) {
                    state.lane_by_lane(Opcode::Scatter, ty, self.region, reg, value, Span::Active);
                }
            }

            /// Stores the active lanes where the mask is true contiguously from element `at` on, and returns their
            /// number. The generated code checks the range.
            ///
            /// ```
            /// use kernelsmith::prelude::*;
            /// // Copies the positive elements and returns their number.
            /// let keep = build::<fn(In<f32>, Out<f32>) -> isize>("keep", |k, (x, y)| {
            ///     let n = k.var(0isize);
            ///     k.for_each_vector(x.len(), |i| {
            ///         let x = x.load(i);
            ///         n.set(n + y.store_compressed(n.get(), x, x.gt(0.0)));
            ///     });
            ///     n.get()
            /// })?;
            /// let mut y = [0.0; 3];
            /// assert_eq!(Jit::interpreter().interpret(&keep, (&[1.0, -1.0, 2.0, 0.0, 3.0], &mut y))?, 3);
            /// assert_eq!(y, [1.0, 2.0, 3.0]);
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[track_caller]
            pub fn store_compressed(
                self,
                at: impl IntoExpr<'k, Index>,
                value: Vector<'k, T>,
                mask: Mask<'k>,
            ) -> Expr<'k, Index> {
                let mask = mask.active();
                let (packed, count) = (value.compress(mask), mask.count());
                let mut state = self.k.state();
                let at = at.operand(&mut state);
                let ty = state.ty(packed.reg);
                state.first_elements(Opcode::Store, ty, self.region, at, packed.reg, count.reg);
                drop(state);
                count
            }
        }
    )*};
}
scatters! { Output InputOutput Array }

macro_rules! hints {
    ($($Handle:ident)*) => {$(
        impl<'k, T: Number> $Handle<'k, T> {
            /// Prefetches the element, as a hint to the processor. Any position is valid, even outside of the slice.
            #[track_caller]
            pub fn prefetch(self, place: impl ScalarPlace) {
                let mut state = self.k.state();
                let at = place.at(&mut state);
                state.check_use("prefetch", at.reg);
                state.prefetch(T::ELEM, self.region, at);
            }
        }
    )*};
}
hints! { Input Output InputOutput Array }

impl<'k> K<'k> {
    /// A mask whose lane `i` is bit `i` of the number, with the lanes of the enclosing loop over data; lanes from 64 on
    /// are false.
    #[track_caller]
    pub fn mask_from_bits(self, bits: impl IntoExpr<'k, u64>) -> Mask<'k> {
        let mut state = self.state();
        let bits = bits.operand(&mut state);
        let lanes = state.lanes();
        let elem = int_of(lanes).mask();
        let reg = state.unary(Opcode::MaskOfBits, Type::new(elem, lanes), bits);
        drop(state);
        Mask { k: self, reg }
    }
}

impl<'k> Mask<'k> {
    /// The mask in the active lanes, false in the inactive ones.
    #[track_caller]
    fn active(self) -> Mask<'k> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let reg = match state.active_mask(ty) {
            Some(active) => state.binary(Opcode::And, ty, self.reg, active),
            None => self.reg,
        };
        drop(state);
        Mask { k: self.k, reg }
    }
}

/// A dot product of packed groups: a lane of `Self` accumulates as many products as narrow lanes fit its width.
pub trait DotProduct<A, B>: Lane {}
macro_rules! dot_products {
    ($($sum:ty: $a:ty, $b:ty;)*) => { $( impl DotProduct<$a, $b> for $sum {} )* };
}
dot_products! {
    i32: i8, i8; i32: u8, i8; i32: i16, i16; i32: u16, i16;
    u32: u8, u8; u32: u16, u16; f32: Bf16, Bf16;
}

impl<'k, T: Lane> Vector<'k, T> {
    /// Adds to each lane the products of the narrower lanes that it overlaps. Integers wrap. For floats, the rounding
    /// of the sums depends on the machine (the error is at most 2^-22 times the sum of the magnitudes, and denormals
    /// may count as zero). The result has a quarter (8-bit operands) or half (16-bit operands) as many lanes as `a` and
    /// `b`.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// let dot = build::<fn(In<u8>, In<i8>) -> i32>("dot", |k, (x, y)| {
    ///     let sum = k.vector_var_of::<i32, i32>(0);
    ///     k.for_each_vector_of::<u8>(x.len(), |i| sum.set(sum.get().dot(x.load(i), y.load(i))));
    ///     sum.get().reduce_add()
    /// })?;
    /// assert_eq!(Jit::interpreter().interpret(&dot, (&[200; 21], &[-3; 21]))?, -12_600);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn dot<A: Lane, B: Lane>(self, a: Vector<'k, A>, b: Vector<'k, B>) -> Vector<'k, T>
    where
        T: DotProduct<A, B>,
    {
        let mut state = self.k.state();
        let (ty, source) = (state.ty(self.reg), state.ty(a.reg));
        for factor in [a.reg, b.reg] {
            state.check_use("dot", factor);
        }
        let bits = |ty: Type| (ty.lanes().is_native(), ty.elem().bits() * ty.count_on(MIN_VECTOR_BITS));
        let fits = bits(ty) == bits(source) && state.same_lanes("dot", a.reg, b.reg);
        let reg = if fits {
            state.check_use("dot", self.reg);
            state.append_value(|builder| builder.dot(ty, source, self.reg, a.reg, b.reg))
        } else {
            state.error("dot", BuildErrorKind::MixedLanes { left: ty, right: source });
            state.new_reg(ty)
        };
        drop(state);
        Vector::new(self.k, reg)
    }
}
