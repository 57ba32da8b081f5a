//! Active lanes: the masks and counts of the lanes that an operation in a loop over data concerns.
//!
//! In: types and spans. Out: masks and counts; `None` if all lanes are active.
//! Invariant: counts of lanes are clamped to what a vector has before anything is computed from them.
//! Not here: the loop itself (see `vector_loop`).

use crate::position::Span;
use crate::recorder::State;
use kernelsmith_ir::{Lanes, MIN_VECTOR_BITS, Opcode, Type, VReg};

impl State {
    /// The mask of the active lanes for values of this type; `None` if all are active.
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
    pub(crate) fn mask_of_span(&mut self, ty: Type, span: Span) -> Option<VReg> {
        match span {
            Span::One | Span::Lanes(_) => None,
            Span::Active => self.active_mask(ty),
            Span::First(_, count) => Some(self.first(ty.mask_type(), count)),
        }
    }

    /// The number of accessed lanes; `None` if all are accessed. It is between 0 and the number of lanes, so
    /// multiplying it cannot wrap.
    pub(crate) fn active_lanes(&mut self, span: Span) -> Option<VReg> {
        match span {
            Span::First(lanes, count) => Some(self.clamped_count(lanes, count)),
            Span::Active => self.vector_loop.filter(|frame| frame.is_remainder).map(|frame| frame.active),
            Span::One | Span::Lanes(_) => None,
        }
    }

    /// The number of accessed lanes.
    pub(crate) fn active_count(&mut self, span: Span) -> VReg {
        match (span, self.vector_loop) {
            (Span::Lanes(lanes), _) => self.index_constant(i64::from(lanes.count_on(MIN_VECTOR_BITS))),
            (Span::First(lanes, count), _) => self.clamped_count(lanes, count),
            (Span::Active, Some(frame)) => frame.active,
            (Span::One | Span::Active, _) => self.index_constant(1),
        }
    }

    /// The number of lanes among the first `count`, which may be any index.
    fn clamped_count(&mut self, lanes: Lanes, count: VReg) -> VReg {
        if let Some(known) = self.known_constant(count) {
            return self.index_constant(clamp_to_lanes(known, lanes));
        }
        let (zero, n_lanes) = (self.index_constant(0), self.index_constant(clamp_to_lanes(i64::MAX, lanes)));
        let count = self.binary(Opcode::Max, Type::INDEX, count, zero);
        self.binary(Opcode::Min, Type::INDEX, count, n_lanes)
    }
}

/// The number of lanes that the first `count` elements fill, on the narrowest machine vector.
pub(crate) fn clamp_to_lanes(count: i64, lanes: Lanes) -> i64 {
    count.clamp(0, lanes.count_on(MIN_VECTOR_BITS).into())
}
