//! Loops over data: full vectors, then one remainder under a mask.
//!
//! In: a number of elements and a body. Out: the body recorded twice, for full vectors and for the remainder.
//! Invariants: lanes beyond the end are neither read nor written; a variable that is older than the body keeps its value
//! in them; reductions inside the body see active lanes only. The remainder runs at most once, so calls happen once.
//! Not here: other loops (see `control`).

use crate::access::{At, Region, Span, clamp_to_lanes};
use crate::error::BuildErrorKind;
use crate::kernel::K;
use crate::ranges::Poly;
use crate::recorder::{State, UNKNOWN, native};
use crate::scalar::{Index, IntoExpr, Lane};
use crate::scopes::{Block, LoopKind, ScopeToken};
use crate::value::Expr;
use crate::vector::Vector;
use core::panic::Location;
use kernelsmith_ir::{Cond, Elem, Lanes, MIN_VECTOR_BITS, Op, Opcode, Type, VReg};

/// The widths that masks have.
const MASKS: [Elem; 4] = [Elem::M8, Elem::M16, Elem::M32, Elem::M64];

/// The vector loop whose body is being recorded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VectorFrame {
    pub(crate) lanes: Lanes,
    /// The block of the body.
    pub(crate) block: Block,
    /// The number of active lanes.
    active: VReg,
    is_remainder: bool,
    /// Which masks full vectors would have wanted.
    wanted: [bool; 4],
    /// The masks of the remainder that its block holds.
    masks: [VReg; 4],
}

impl State {
    /// The mask of the active lanes for values of this type, if not all are active.
    #[track_caller]
    pub(crate) fn active_mask(&mut self, ty: Type) -> Option<VReg> {
        let frame = self.vector_loop.as_mut().filter(|frame| frame.lanes == ty.lanes())?;
        let (elem, at) = (ty.mask_type().elem(), ty.mask_type().elem().bits().trailing_zeros() as usize - 3);
        if !frame.is_remainder {
            frame.wanted[at] = true;
            return None;
        }
        if frame.masks[at].is_some() {
            return Some(frame.masks[at]);
        }
        let (lanes, active) = (frame.lanes, frame.active);
        Some(self.unary(Opcode::First, Type::new(elem, lanes), active))
    }

    /// The mask of the lanes that are accessed, if not all are.
    #[track_caller]
    pub(crate) fn mask_of_span(&mut self, ty: Type, span: Span) -> Option<VReg> {
        match span {
            Span::One | Span::Lanes(_) => None,
            Span::Active => self.active_mask(ty),
            Span::First(_, count) => Some(self.first(ty.mask_type(), count)),
        }
    }

    /// The number of lanes that are accessed, if not all are: from 0 to the number of lanes, so that it can be multiplied.
    #[track_caller]
    pub(crate) fn active_lanes(&mut self, span: Span) -> Option<VReg> {
        match span {
            Span::First(lanes, count) => Some(self.clamped_count(lanes, count)),
            Span::Active => self.vector_loop.filter(|frame| frame.is_remainder).map(|frame| frame.active),
            Span::One | Span::Lanes(_) => None,
        }
    }

    /// The number of lanes that are accessed.
    #[track_caller]
    pub(crate) fn active_count(&mut self, span: Span) -> VReg {
        match (span, self.vector_loop) {
            (Span::Lanes(lanes), _) => self.index_constant(i64::from(lanes.count_on(MIN_VECTOR_BITS))),
            (Span::First(lanes, count), _) => self.clamped_count(lanes, count),
            (Span::Active, Some(frame)) => frame.active,
            (Span::One | Span::Active, _) => self.index_constant(1),
        }
    }

    /// How many of a vector's lanes are the first `count`, which may be any index.
    #[track_caller]
    fn clamped_count(&mut self, lanes: Lanes, count: VReg) -> VReg {
        if let Some(known) = self.known_constant(count) {
            return self.index_constant(clamp_to_lanes(known, lanes));
        }
        let (zero, n_lanes) = (self.index_constant(0), self.index_constant(clamp_to_lanes(i64::MAX, lanes)));
        let count = self.binary(Opcode::Max, Type::INDEX, count, zero);
        self.binary(Opcode::Min, Type::INDEX, count, n_lanes)
    }
}

/// The place of a vector in memory: an index for each lane, one after the other. A loop over data makes it, or
/// [`FixedLanes::at`](crate::FixedLanes::at).
///
/// Adding a plain Rust number costs nothing: it becomes part of the address.
#[derive(Clone, Copy)]
pub struct LaneIndex<'k> {
    k: K<'k>,
    at: At,
}

impl<'k> LaneIndex<'k> {
    pub(crate) fn new(k: K<'k>, at: At) -> LaneIndex<'k> {
        LaneIndex { k, at }
    }

    pub(crate) fn k(self) -> K<'k> {
        self.k
    }

    pub(crate) fn at(self) -> At {
        self.at
    }

    /// This index, and what is known of it, times a number.
    #[track_caller]
    pub(crate) fn times(mut self, factor: i64) -> LaneIndex<'k> {
        let mut state = self.k.state();
        let by = state.index_constant(factor);
        let fact = state.facts.get(self.at.fact as usize).and_then(|own| own.mul(&Poly::constant(factor)));
        self.at.fact = fact.map_or(UNKNOWN, |fact| state.add_fact(fact));
        self.at.reg = state.arithmetic(Opcode::Mul, self.at.reg, by);
        self.at.disp = self.at.disp.wrapping_mul(factor);
        drop(state);
        self
    }

    /// This index, further by a number of elements known now.
    pub(crate) fn displaced(mut self, by: i64) -> LaneIndex<'k> {
        self.at.disp = self.at.disp.wrapping_add(by);
        self
    }

    /// This index, further by a generated number of elements.
    #[track_caller]
    pub(crate) fn moved(mut self, code: Opcode, by: VReg) -> LaneIndex<'k> {
        let mut state = self.k.state();
        if let Some(by) = state.known_constant(by) {
            drop(state);
            return self.displaced(if code == Opcode::Sub { by.wrapping_neg() } else { by });
        }
        let facts = state.facts.get(self.at.fact as usize).zip(state.fact(by));
        let fact = facts.and_then(|(own, by)| if code == Opcode::Sub { own.sub(by) } else { own.add(by) });
        self.at.fact = fact.map_or(UNKNOWN, |fact| state.add_fact(fact));
        self.at.reg = state.arithmetic(code, self.at.reg, by);
        drop(state);
        self
    }

    /// The same lanes in a row that begins at `base`: `base + i`.
    #[track_caller]
    pub fn at_row(self, base: impl IntoExpr<'k, Index>) -> LaneIndex<'k> {
        let base = base.operand(&mut self.k.state());
        self.moved(Opcode::Add, base)
    }

    /// The index of lane 0.
    #[track_caller]
    pub fn index(self) -> Expr<'k, Index> {
        let mut state = self.k.state();
        let mut reg = self.at.reg;
        if self.at.disp != 0 {
            let disp = state.index_constant(self.at.disp);
            reg = state.arithmetic(Opcode::Add, reg, disp);
        } else {
            state.check_use("index", reg);
        }
        drop(state);
        Expr::new(self.k, reg)
    }

    /// The index of every lane as a number of type `T`, wrapping or rounding as `cast` does.
    #[track_caller]
    pub fn iota<T: Lane>(self) -> Vector<'k, T> {
        let first = self.index();
        let mut state = self.k.state();
        let ty = Type::new(T::ELEM, self.at.span.lanes(&state));
        let scalar = state.with_source(Opcode::Cast, Type::scalar(T::ELEM), first.reg);
        let base = state.unary(Opcode::Splat, ty, scalar);
        let lanes = state.iota(ty);
        let sum = state.binary(Opcode::Add, ty, base, lanes);
        drop(state);
        Vector::new(self.k, sum)
    }
}

/// A loop over full vectors that is being recorded.
struct FullLoop {
    scope: ScopeToken,
    step: VReg,
}

/// What is known about a loop over data.
struct Trip {
    counter: VReg,
    lanes: Lanes,
    n_lanes: VReg,
    /// The element that full vectors begin with, if that is not the first.
    start: Option<VReg>,
    end: VReg,
    /// The number of elements, if it is known.
    n: Option<Poly>,
    /// What is known of the element that a lane is at.
    element: u32,
    /// Which masks full vectors would have wanted.
    wanted: [bool; 4],
    /// Whether something in the body leaves it or starts its next turn.
    has_exit: bool,
}

impl Trip {
    fn place(&self) -> At {
        At { reg: self.counter, disp: 0, fact: self.element, span: Span::Active }
    }
}

impl<'k> K<'k> {
    /// Runs the body for the elements 0 to `n`, as many at a time as a vector has lanes.
    ///
    /// The vectors of the body have the lane count of the kernel's lane base: of the widest element among its slices and
    /// raw pointers, so that a vector of these fills a machine vector; 32 bits if it has none. Other element types then
    /// have as many lanes. [`K::for_each_vector_of`] chooses another.
    ///
    /// The loop owns its tail. The body is recorded twice, once for full vectors and once for a remainder, which runs at
    /// most once, after them. There every load and store touches the lanes that are left only, [`VectorVar`]s that were
    /// made outside the body keep their other lanes, and reductions leave them out. Scalar code runs once for each vector.
    ///
    /// [`VectorVar`]: crate::VectorVar
    #[track_caller]
    pub fn for_each_vector(self, n: impl IntoExpr<'k, Index>, mut body: impl FnMut(LaneIndex<'k>)) {
        let base_bits = self.state().base_bits;
        self.vector_loop(n, base_bits, 1, None, &mut |places| places.iter().for_each(|&i| body(i)));
    }

    /// [`K::for_each_vector`] with as many lanes as elements `T` fill a machine vector.
    #[track_caller]
    pub fn for_each_vector_of<T: Lane>(self, n: impl IntoExpr<'k, Index>, mut body: impl FnMut(LaneIndex<'k>)) {
        self.vector_loop(n, T::ELEM.bits(), 1, None, &mut |places| places.iter().for_each(|&i| body(i)));
    }

    /// [`K::for_each_vector`] with several vectors to a turn: a power of two up to 16, so that a sum, say, can use as many
    /// variables. The body gets a place for each of them, or one place for the vectors that are left and for the
    /// remainder; it is recorded three times.
    ///
    /// ```
    /// # use kernelsmith_dsl as dsl;
    /// # use kernelsmith_exec::In;
    /// let sum = dsl::build::<fn(In<f32>) -> f32>("sum", |k, (x,)| {
    ///     let sums = [k.vector_var(0.0f32), k.vector_var(0.0f32)];
    ///     k.for_each_vector_unrolled(x.len(), 2, |places| {
    ///         for (sum, &i) in sums.iter().zip(places) {
    ///             sum.set(*sum + x.load(i));
    ///         }
    ///     });
    ///     (sums[0] + sums[1]).reduce_add()
    /// })?;
    /// assert_eq!(sum.interpret((&[1.0; 15],), 128).unwrap(), 15.0);
    /// # Ok::<(), dsl::BuildErrors>(())
    /// ```
    #[track_caller]
    pub fn for_each_vector_unrolled(
        self,
        n: impl IntoExpr<'k, Index>,
        vectors: usize,
        mut body: impl FnMut(&[LaneIndex<'k>]),
    ) {
        let base_bits = self.state().base_bits;
        self.vector_loop(n, base_bits, vectors, None, &mut body);
    }

    #[track_caller]
    pub(crate) fn vector_loop(
        self,
        n: impl IntoExpr<'k, Index>,
        base_bits: u32,
        vectors: usize,
        aligned: Option<(Region, Elem)>,
        body: &mut dyn FnMut(&[LaneIndex<'k>]),
    ) {
        let place = Location::caller();
        let mut state = self.state();
        let n = n.operand(&mut state);
        state.check_use("for_each_vector", n);
        if state.vector_loop.is_some() {
            return state.error("for_each_vector", BuildErrorKind::NestedVectorLoop);
        }
        if !vectors.is_power_of_two() || vectors > 16 {
            return state.error("for_each_vector_unrolled", BuildErrorKind::UnrollFactor { vectors });
        }
        let mut trip = state.open_trip(n, native(base_bits));
        let outer_guard = state.enter_guard(trip.n.as_ref());
        drop(state);
        let lane_index = |at: At| LaneIndex { k: self, at };
        if let Some((region, elem)) = aligned {
            let (scope, head) = self.state().open_head(&mut trip, region, elem);
            body(&[lane_index(trip.place())]);
            self.state().close_head(&trip, scope, head);
        }
        for vectors in [vectors, 1].into_iter().skip(usize::from(vectors == 1)) {
            let (full, places) = self.state().open_full(&trip, vectors);
            body(&places.into_iter().map(lane_index).collect::<Vec<_>>());
            self.state().close_full(&mut trip, full);
        }
        let scope = self.state().open_remainder(&trip);
        body(&[lane_index(trip.place())]);
        let mut state = self.state();
        state.close_remainder(scope, trip.has_exit, place);
        state.leave_guard(outer_guard);
    }
}

impl State {
    #[track_caller]
    fn open_trip(&mut self, n: VReg, lanes: Lanes) -> Trip {
        let n = self.snapshot(n);
        let fact = self.fact(n).cloned().filter(|fact| self.require_exact(&fact.clone()));
        let counter = self.new_reg(Type::INDEX);
        let mut element = UNKNOWN;
        if let Some(last) = fact.as_ref().and_then(|n| n.plus(-1)) {
            // The lane and the lane's vector are two values in the same range.
            let zero = Poly::constant(0);
            let of_lane = self.ranges.between(&zero, &last);
            element = self.add_fact(of_lane);
            let of_vector = self.ranges.between(&zero, &last);
            self.set_fact(counter, Some(of_vector));
        }
        let zero = self.index_constant(0);
        self.emit(Op::unary(Opcode::Copy, Type::INDEX, counter, zero));
        let n_lanes = self.lane_count(Type::new(int_of(lanes), lanes));
        Trip { counter, lanes, n_lanes, start: None, end: n, n: fact, element, wanted: [false; 4], has_exit: false }
    }

    /// Opens a loop over full vectors, several to an iteration; returns their places, too.
    #[track_caller]
    fn open_full(&mut self, trip: &Trip, vectors: usize) -> (FullLoop, Vec<At>) {
        let mut step = trip.n_lanes;
        if vectors > 1 {
            let factor = self.index_constant(vectors as i64);
            step = self.binary(Opcode::Mul, Type::INDEX, step, factor);
        }
        // A step is a power of two. Nothing here wraps, whatever n is.
        let round = self.unary(Opcode::Neg, Type::INDEX, step);
        let rest = match trip.start {
            Some(start) => self.binary(Opcode::Sub, Type::INDEX, trip.end, start),
            None => trip.end,
        };
        let mut full = self.binary(Opcode::And, Type::INDEX, rest, round);
        if let Some(start) = trip.start {
            full = self.binary(Opcode::Add, Type::INDEX, full, start);
        }
        let kind = LoopKind::Vectors { counter: trip.counter, step, end: trip.end };
        let scope = self.open_scope(Op::marker(Opcode::While), Some(kind));
        let more = self.compare(Cond::Lt, Type::INDEX, trip.counter, full);
        self.emit(Op::unary(Opcode::Do, Type::BOOL, VReg::NONE, more));
        self.move_to_scope(trip.counter);
        self.vector_loop = Some(VectorFrame {
            lanes: trip.lanes,
            block: scope.block(),
            active: trip.n_lanes,
            is_remainder: false,
            wanted: trip.wanted,
            masks: [VReg::NONE; 4],
        });
        let mut places = vec![trip.place()];
        while places.len() < vectors {
            let before = places[places.len() - 1].reg;
            let reg = self.binary(Opcode::Add, Type::INDEX, before, trip.n_lanes);
            let fact = trip.n.as_ref().and_then(|n| n.plus(-1));
            let fact = fact.map(|last| self.ranges.between(&Poly::constant(0), &last));
            self.set_fact(reg, fact);
            places.push(At { reg, disp: 0, fact: trip.element, span: Span::Active });
        }
        (FullLoop { scope, step }, places)
    }

    #[track_caller]
    fn close_full(&mut self, trip: &mut Trip, full: FullLoop) {
        self.emit(Op::binary(Opcode::Add, Type::INDEX, trip.counter, trip.counter, full.step));
        trip.has_exit |= self.close_scope(full.scope).is_some_and(|scope| scope.has_exit);
        self.move_to_scope(trip.counter);
        if let Some(frame) = self.vector_loop.take() {
            trip.wanted = frame.wanted;
        }
    }

    /// Opens an iteration for the elements up to where a slice is aligned as a vector of it is long; returns their number, too.
    #[track_caller]
    fn open_head(&mut self, trip: &mut Trip, region: Region, elem: Elem) -> (ScopeToken, VReg) {
        let address = self.with_source(Opcode::Cast, Type::INDEX, region.base);
        let back = self.unary(Opcode::Neg, Type::INDEX, address);
        let size = self.index_constant(i64::from(elem.bytes().trailing_zeros()));
        let bytes = self.binary(Opcode::Shl, Type::INDEX, trip.n_lanes, size);
        let minus_one = self.index_constant(-1);
        let within = self.binary(Opcode::Add, Type::INDEX, bytes, minus_one);
        let bytes = self.binary(Opcode::And, Type::INDEX, back, within);
        let elements = self.binary(Opcode::Shr, Type::INDEX, bytes, size);
        let zero = self.index_constant(0);
        let elements = self.binary(Opcode::Min, Type::INDEX, elements, trip.end);
        let head = self.binary(Opcode::Max, Type::INDEX, elements, zero);
        trip.start = Some(head);
        let some = self.compare(Cond::Gt, Type::INDEX, head, zero);
        let scope = self.open_scope(Op::unary(Opcode::If, Type::BOOL, VReg::NONE, some), Some(LoopKind::Head));
        self.move_to_scope(trip.counter);
        let frame = VectorFrame {
            lanes: trip.lanes,
            block: scope.block(),
            active: head,
            is_remainder: true,
            wanted: [false; 4],
            masks: [VReg::NONE; 4],
        };
        self.vector_loop = Some(frame);
        (scope, head)
    }

    #[track_caller]
    fn close_head(&mut self, trip: &Trip, scope: ScopeToken, head: VReg) {
        self.vector_loop = None;
        self.emit(Op::unary(Opcode::Copy, Type::INDEX, trip.counter, head));
        self.close_scope(scope);
        self.move_to_scope(trip.counter);
    }

    #[track_caller]
    fn open_remainder(&mut self, trip: &Trip) -> ScopeToken {
        let (wanted, is_loop) = (trip.wanted, trip.has_exit);
        let rest = self.binary(Opcode::Sub, Type::INDEX, trip.end, trip.counter);
        let zero = self.index_constant(0);
        let scope = if is_loop {
            let none = self.compare(Cond::Le, Type::INDEX, rest, zero);
            let scope = self.open_scope(Op::marker(Opcode::Loop), Some(LoopKind::Remainder));
            self.emit(Op::unary(Opcode::BreakIf, Type::BOOL, VReg::NONE, none).with_imm(1));
            scope
        } else {
            let some = self.compare(Cond::Gt, Type::INDEX, rest, zero);
            self.open_scope(Op::unary(Opcode::If, Type::BOOL, VReg::NONE, some), Some(LoopKind::Remainder))
        };
        self.move_to_scope(trip.counter);
        let mut masks = [VReg::NONE; 4];
        for ((mask, elem), _) in masks.iter_mut().zip(MASKS).zip(wanted).filter(|(_, wanted)| *wanted) {
            *mask = self.unary(Opcode::First, Type::new(elem, trip.lanes), rest);
        }
        let block = scope.block();
        self.vector_loop =
            Some(VectorFrame { lanes: trip.lanes, block, active: rest, is_remainder: true, wanted, masks });
        scope
    }

    #[track_caller]
    fn close_remainder(&mut self, scope: ScopeToken, is_loop: bool, place: crate::error::Place) {
        self.vector_loop = None;
        if is_loop {
            self.emit_at(Op::marker(Opcode::Break).with_imm(1), place);
        }
        self.close_scope(scope);
    }
}

/// An element that fills a machine vector with these lanes.
pub(crate) fn int_of(lanes: Lanes) -> Elem {
    match lanes.base_bits() {
        Some(8) => Elem::U8,
        Some(16) => Elem::U16,
        Some(64) => Elem::U64,
        _ => Elem::U32,
    }
}
