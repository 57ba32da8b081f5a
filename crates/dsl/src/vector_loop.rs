//! Loops over data: full vectors, then one remainder under a mask.
//!
//! In: a number of elements and a body. Out: the body recorded twice, for full vectors and for the remainder.
//! Invariants: lanes beyond the end are neither read nor written; a variable that is older than the body keeps its
//! value in them; reductions inside the body cover active lanes only. The remainder runs at most once, so its calls
//! happen once.
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

/// The element types of masks, one per width.
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
    /// The masks that the body used for full vectors; the remainder needs them.
    wanted: [bool; 4],
    /// The masks of the remainder, computed at the start of its block.
    masks: [VReg; 4],
}

impl State {
    /// The mask of the active lanes for values of this type; `None` if all are active.
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

    /// The mask of the accessed lanes; `None` if all are accessed.
    #[track_caller]
    pub(crate) fn mask_of_span(&mut self, ty: Type, span: Span) -> Option<VReg> {
        match span {
            Span::One | Span::Lanes(_) => None,
            Span::Active => self.active_mask(ty),
            Span::First(_, count) => Some(self.first(ty.mask_type(), count)),
        }
    }

    /// The number of accessed lanes; `None` if all are accessed. It is between 0 and the number of lanes, so
    /// multiplying it cannot wrap.
    #[track_caller]
    pub(crate) fn active_lanes(&mut self, span: Span) -> Option<VReg> {
        match span {
            Span::First(lanes, count) => Some(self.clamped_count(lanes, count)),
            Span::Active => self.vector_loop.filter(|frame| frame.is_remainder).map(|frame| frame.active),
            Span::One | Span::Lanes(_) => None,
        }
    }

    /// The number of accessed lanes.
    #[track_caller]
    pub(crate) fn active_count(&mut self, span: Span) -> VReg {
        match (span, self.vector_loop) {
            (Span::Lanes(lanes), _) => self.index_constant(i64::from(lanes.count_on(MIN_VECTOR_BITS))),
            (Span::First(lanes, count), _) => self.clamped_count(lanes, count),
            (Span::Active, Some(frame)) => frame.active,
            (Span::One | Span::Active, _) => self.index_constant(1),
        }
    }

    /// The number of lanes among the first `count`, which may be any index.
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

/// The position of a vector in memory: consecutive indices, one per lane. A loop over data or
/// [`FixedLanes::at`](crate::FixedLanes::at) creates it.
///
/// Adding a plain Rust number is free: it becomes part of the address.
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

    /// Multiplies the index and its known range by a number.
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

    /// Adds a constant number of elements.
    pub(crate) fn displaced(mut self, by: i64) -> LaneIndex<'k> {
        self.at.disp = self.at.disp.wrapping_add(by);
        self
    }

    /// Adds or subtracts a generated number of elements.
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

    /// The same lanes in the row that starts at element `base`: `base + i`.
    #[track_caller]
    pub fn at_row(self, base: impl IntoExpr<'k, Index>) -> LaneIndex<'k> {
        let base = base.operand(&mut self.k.state());
        self.moved(Opcode::Add, base)
    }

    /// The index of lane 0, in elements.
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

    /// The index of every lane as a number of type `T`, converted like `cast`.
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

/// An open loop over full vectors.
struct FullLoop {
    scope: ScopeToken,
    step: VReg,
}

/// The state of a loop over data while it is recorded.
struct Trip {
    counter: VReg,
    lanes: Lanes,
    n_lanes: VReg,
    /// The first element of the full vectors, if it is not element 0.
    start: Option<VReg>,
    end: VReg,
    /// The number of elements as a polynomial, if it is known.
    n: Option<Poly>,
    /// The fact about the element index of a lane.
    element: u32,
    /// The masks that the body used for full vectors.
    wanted: [bool; 4],
    /// Whether a jump in the body leaves it or starts its next iteration.
    has_exit: bool,
}

impl Trip {
    fn place(&self) -> At {
        At { reg: self.counter, disp: 0, fact: self.element, span: Span::Active }
    }
}

impl<'k> K<'k> {
    /// Runs the body for the elements 0 to `n`, exclusive, one vector per iteration.
    ///
    /// The lane count comes from the kernel's lane base: the widest element among its slices and raw pointers, or 32
    /// bits if it has none. A vector of such elements fills a machine vector; vectors of other element types have the
    /// same number of lanes. [`K::for_each_vector_of`] chooses another element.
    ///
    /// The loop handles its tail. The recorder runs the body twice: for full vectors, and for a masked remainder that
    /// runs at most once, after them. In the remainder every load and store accesses only the remaining elements,
    /// assignments to [`VectorVar`]s that were created outside the body keep the inactive lanes, and reductions ignore
    /// them. Scalar code in the body runs once per vector.
    ///
    /// [`VectorVar`]: crate::VectorVar
    #[track_caller]
    pub fn for_each_vector(self, n: impl IntoExpr<'k, Index>, mut body: impl FnMut(LaneIndex<'k>)) {
        let base_bits = self.state().base_bits;
        self.vector_loop(n, base_bits, 1, None, &mut |places| places.iter().for_each(|&i| body(i)));
    }

    /// Like [`K::for_each_vector`], with as many lanes as elements of type `T` fill a machine vector.
    #[track_caller]
    pub fn for_each_vector_of<T: Lane>(self, n: impl IntoExpr<'k, Index>, mut body: impl FnMut(LaneIndex<'k>)) {
        self.vector_loop(n, T::ELEM.bits(), 1, None, &mut |places| places.iter().for_each(|&i| body(i)));
    }

    /// Like [`K::for_each_vector`], unrolled by `vectors`, a power of two up to 16; for example, to sum into
    /// independent accumulators. The body gets one position per vector. For remaining full vectors and the masked
    /// remainder it gets a single position. The recorder runs the body three times.
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
            // The index of a lane and the index of its vector are different values with the same range.
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

    /// Opens a loop over full vectors, unrolled by `vectors`; also returns the positions of an iteration's vectors.
    #[track_caller]
    fn open_full(&mut self, trip: &Trip, vectors: usize) -> (FullLoop, Vec<At>) {
        let mut step = trip.n_lanes;
        if vectors > 1 {
            let factor = self.index_constant(vectors as i64);
            step = self.binary(Opcode::Mul, Type::INDEX, step, factor);
        }
        // The step is a power of two, so negating it gives a mask that rounds down. Nothing wraps, for any n.
        let rounding_mask = self.unary(Opcode::Neg, Type::INDEX, step);
        let n_elements = match trip.start {
            Some(start) => self.binary(Opcode::Sub, Type::INDEX, trip.end, start),
            None => trip.end,
        };
        let mut full = self.binary(Opcode::And, Type::INDEX, n_elements, rounding_mask);
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

    /// Opens an iteration that ends where the address of a slice is a multiple of the vector size; also returns its
    /// number of elements.
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
        let is_nonempty = self.compare(Cond::Gt, Type::INDEX, head, zero);
        let scope = self.open_scope(Op::unary(Opcode::If, Type::BOOL, VReg::NONE, is_nonempty), Some(LoopKind::Head));
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
        let n_remaining = self.binary(Opcode::Sub, Type::INDEX, trip.end, trip.counter);
        let zero = self.index_constant(0);
        let scope = if is_loop {
            let is_empty = self.compare(Cond::Le, Type::INDEX, n_remaining, zero);
            let scope = self.open_scope(Op::marker(Opcode::Loop), Some(LoopKind::Remainder));
            self.emit(Op::unary(Opcode::BreakIf, Type::BOOL, VReg::NONE, is_empty).with_imm(1));
            scope
        } else {
            let is_nonempty = self.compare(Cond::Gt, Type::INDEX, n_remaining, zero);
            self.open_scope(Op::unary(Opcode::If, Type::BOOL, VReg::NONE, is_nonempty), Some(LoopKind::Remainder))
        };
        self.move_to_scope(trip.counter);
        let mut masks = [VReg::NONE; 4];
        for ((mask, elem), _) in masks.iter_mut().zip(MASKS).zip(wanted).filter(|(_, wanted)| *wanted) {
            *mask = self.unary(Opcode::First, Type::new(elem, trip.lanes), n_remaining);
        }
        let block = scope.block();
        self.vector_loop =
            Some(VectorFrame { lanes: trip.lanes, block, active: n_remaining, is_remainder: true, wanted, masks });
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

/// An integer element type for which these lanes fill a machine vector.
pub(crate) fn int_of(lanes: Lanes) -> Elem {
    match lanes.base_bits() {
        Some(8) => Elem::U8,
        Some(16) => Elem::U16,
        Some(64) => Elem::U64,
        _ => Elem::U32,
    }
}
