//! Loops over data: full vectors, then one remainder under a mask.
//!
//! In: a number of elements and a body. Out: the body recorded twice, for full vectors and for the remainder.
//! Invariants: lanes beyond the end are neither read nor written; a variable that is older than the body keeps its
//! value in them; reductions inside the body cover active lanes only. The remainder runs at most once, so its calls
//! happen once.
//! Not here: other loops (see `control`), masks and counts of active lanes (see `active`).

use crate::error::BuildErrorKind;
use crate::facts::FactId;
use crate::frame::{MASKS, VectorFrame};
use crate::handle::{K, LaneIndex};
use crate::position::{At, Region, Span};
use crate::ranges::Poly;
use crate::recorder::{State, native};
use crate::scalar::{Index, IntoExpr, Lane};
use crate::scopes::{LoopKind, ScopeToken};
use kernelsmith_ir::{Cond, Elem, Lanes, Opcode, Type, VReg};

/// An open loop over full vectors.
struct FullLoop {
    scope: ScopeToken,
    step: VReg,
}

/// The parts of a loop over data.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    /// The element whose vectors fill a machine vector.
    pub(crate) base_bits: u32,
    /// The number of vectors of an iteration.
    pub(crate) vectors: usize,
    /// The slice whose address a shorter first iteration aligns.
    pub(crate) aligned: Option<(Region, Elem)>,
    pub(crate) has_remainder: bool,
}

impl Shape {
    /// Full vectors, then the remainder.
    pub(crate) fn of(base_bits: u32) -> Shape {
        Shape { base_bits, vectors: 1, aligned: None, has_remainder: true }
    }
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
    element: FactId,
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
        self.vector_loop(n, Shape::of(base_bits), &mut |places| places.iter().for_each(|&i| body(i)));
    }

    /// Like [`K::for_each_vector`], with as many lanes as elements of type `T` fill a machine vector.
    #[track_caller]
    pub fn for_each_vector_of<T: Lane>(self, n: impl IntoExpr<'k, Index>, mut body: impl FnMut(LaneIndex<'k>)) {
        self.vector_loop(n, Shape::of(T::ELEM.bits()), &mut |places| places.iter().for_each(|&i| body(i)));
    }

    /// Like [`K::for_each_vector_of`], without the remainder: the body runs for full vectors only, and is recorded once.
    /// The caller leaves the last elements out, or calls the kernel again with a copy of them that fills a vector. Half
    /// as much code compiles in half the time.
    ///
    /// ```
    /// # use kernelsmith::prelude::*;
    /// let sum = build::<fn(In<i64>) -> i64>("sum", |k, (x,)| {
    ///     let sum = k.vector_var(0i64);
    ///     k.for_each_full_vector_of::<i64>(x.len(), |i| sum.set(sum + x.load(i)));
    ///     sum.reduce_add()
    /// })?;
    /// // Four elements fill a vector of the interpreter.
    /// assert_eq!(Jit::interpreter().interpret(&sum, (&[1; 15],))?, 12);
    /// # Ok::<(), kernelsmith::Error>(())
    /// ```
    #[track_caller]
    pub fn for_each_full_vector_of<T: Lane>(self, n: impl IntoExpr<'k, Index>, mut body: impl FnMut(LaneIndex<'k>)) {
        let shape = Shape { base_bits: T::ELEM.bits(), vectors: 1, aligned: None, has_remainder: false };
        self.vector_loop(n, shape, &mut |places| places.iter().for_each(|&i| body(i)));
    }

    /// Like [`K::for_each_vector`], unrolled by `vectors`, a power of two up to 16; for example, to sum into
    /// independent accumulators. The body gets one position per vector. For remaining full vectors and the masked
    /// remainder it gets a single position. The recorder runs the body three times.
    ///
    /// ```
    /// # use kernelsmith::prelude::*;
    /// let sum = build::<fn(In<f32>) -> f32>("sum", |k, (x,)| {
    ///     let sums = [k.vector_var(0.0f32), k.vector_var(0.0f32)];
    ///     k.for_each_vector_unrolled(x.len(), 2, |places| {
    ///         for (sum, &i) in sums.iter().zip(places) {
    ///             sum.set(*sum + x.load(i));
    ///         }
    ///     });
    ///     (sums[0] + sums[1]).reduce_add()
    /// })?;
    /// assert_eq!(Jit::interpreter().interpret(&sum, (&[1.0; 15],)).unwrap(), 15.0);
    /// # Ok::<(), kernelsmith::Error>(())
    /// ```
    #[track_caller]
    pub fn for_each_vector_unrolled(
        self,
        n: impl IntoExpr<'k, Index>,
        vectors: usize,
        mut body: impl FnMut(&[LaneIndex<'k>]),
    ) {
        let base_bits = self.state().base_bits;
        self.vector_loop(n, Shape { vectors, ..Shape::of(base_bits) }, &mut body);
    }

    #[track_caller]
    pub(crate) fn vector_loop(self, n: impl IntoExpr<'k, Index>, shape: Shape, body: &mut dyn FnMut(&[LaneIndex<'k>])) {
        let Shape { base_bits, vectors, aligned, has_remainder } = shape;
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
        for (number, vectors) in [vectors, 1].into_iter().skip(usize::from(vectors == 1)).enumerate() {
            let (full, further) = self.state().open_full(&trip, vectors);
            if number == 0 {
                let lanes = u64::from(trip.lanes.count_on(USUAL_BITS));
                self.state().enter_counted(trip.n.as_ref(), lanes * vectors as u64);
            }
            let first = lane_index(trip.place());
            if further.is_empty() {
                body(&[first]);
            } else {
                body(&[first].into_iter().chain(further.into_iter().map(lane_index)).collect::<Vec<_>>());
            }
            self.state().close_full(&mut trip, full);
            if number == 0 {
                self.state().leave_counted();
            }
        }
        if has_remainder {
            let scope = self.state().open_remainder(&trip);
            body(&[lane_index(trip.place())]);
            self.state().close_remainder(scope, trip.has_exit);
        }
        self.state().leave_guard(outer_guard);
    }
}

/// The width of vectors from which the work of a loop is predicted; the machine is not known yet.
const USUAL_BITS: u32 = 256;

impl State {
    fn open_trip(&mut self, n: VReg, lanes: Lanes) -> Trip {
        let n = self.snapshot(n);
        let fact = self.fact(n).cloned().and_then(|fact| {
            let exact = self.require_exact(&fact);
            exact.is_exact().then(|| fact.wide_unless(exact.is_always()))
        });
        let counter = self.new_reg(Type::INDEX);
        let mut element = FactId::UNKNOWN;
        if let Some(last) = fact.as_ref().and_then(|n| n.plus(-1)) {
            // The index of a lane and the index of its vector are different values with the same range.
            let zero = Poly::constant(0);
            let of_lane = self.facts.ranges.between(&zero, &last);
            let of_vector = self.facts.ranges.another(&of_lane);
            element = self.facts.add(of_lane);
            self.set_fact(counter, Some(of_vector));
        }
        let zero = self.index_constant(0);
        self.append(|builder| builder.assign(counter, zero));
        let n_lanes = self.lane_count(Type::new(int_of(lanes), lanes));
        Trip { counter, lanes, n_lanes, start: None, end: n, n: fact, element, wanted: [false; 4], has_exit: false }
    }

    /// Opens a loop over full vectors, unrolled by `vectors`; also returns the positions of an iteration's vectors behind
    /// the first.
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
        let scope = self.open_while(kind);
        let more = self.compare(Cond::Lt, Type::INDEX, trip.counter, full);
        self.append(|builder| builder.do_(more));
        self.move_to_scope(trip.counter);
        self.vector_loop = Some(VectorFrame {
            lanes: trip.lanes,
            block: scope.block(),
            active: trip.n_lanes,
            is_remainder: false,
            wanted: trip.wanted,
            masks: [VReg::NONE; 4],
        });
        let (mut further, mut before) = (Vec::new(), trip.counter);
        for _ in 1..vectors {
            let reg = self.binary(Opcode::Add, Type::INDEX, before, trip.n_lanes);
            let fact = trip.n.as_ref().and_then(|n| n.plus(-1));
            let fact = fact.map(|last| self.facts.ranges.between(&Poly::constant(0), &last));
            self.set_fact(reg, fact);
            further.push(At { reg, disp: 0, fact: trip.element, span: Span::Active });
            before = reg;
        }
        (FullLoop { scope, step }, further)
    }

    fn close_full(&mut self, trip: &mut Trip, full: FullLoop) {
        self.step(trip.counter, full.step);
        trip.has_exit |= self.close_scope(full.scope).is_some_and(|scope| scope.has_exit);
        self.move_to_scope(trip.counter);
        if let Some(frame) = self.vector_loop.take() {
            trip.wanted = frame.wanted;
        }
    }

    /// Opens an iteration that ends where the address of a slice is a multiple of the vector size; also returns its
    /// number of elements.
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
        let scope = self.open_if("for_each_aligned_vector", is_nonempty, Some(LoopKind::Head));
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

    fn close_head(&mut self, trip: &Trip, scope: ScopeToken, head: VReg) {
        self.vector_loop = None;
        self.append(|builder| builder.assign(trip.counter, head));
        self.close_scope(scope);
        self.move_to_scope(trip.counter);
    }

    fn open_remainder(&mut self, trip: &Trip) -> ScopeToken {
        let (wanted, is_loop) = (trip.wanted, trip.has_exit);
        let n_remaining = self.binary(Opcode::Sub, Type::INDEX, trip.end, trip.counter);
        let zero = self.index_constant(0);
        let scope = if is_loop {
            let is_empty = self.compare(Cond::Le, Type::INDEX, n_remaining, zero);
            let scope = self.open_loop(LoopKind::Remainder);
            self.append(|builder| builder.break_if(1, is_empty));
            scope
        } else {
            let is_nonempty = self.compare(Cond::Gt, Type::INDEX, n_remaining, zero);
            self.open_if("for_each_vector", is_nonempty, Some(LoopKind::Remainder))
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

    fn close_remainder(&mut self, scope: ScopeToken, is_loop: bool) {
        self.vector_loop = None;
        if is_loop {
            self.append(|builder| builder.break_(1));
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
