//! Positions of vectors in memory: arithmetic on [`LaneIndex`].
//!
//! In: indices and numbers. Out: positions with the fact about their elements.
//! Invariant: a displacement wraps like the address; accesses add it to the fact exactly.
//! Not here: loads and stores (see `slices`), the loops that create positions (see `vector_loop`).

use crate::facts::FactId;
use crate::handle::{Expr, LaneIndex, Vector};
use crate::ranges::Poly;
use crate::scalar::{Index, IntoExpr, Lane};
use kernelsmith_ir::{Opcode, Type, VReg};

impl<'k> LaneIndex<'k> {
    /// Multiplies the index and its known range by a number.
    #[track_caller]
    pub(crate) fn times(mut self, factor: i64) -> LaneIndex<'k> {
        let mut state = self.k.state();
        let by = state.index_constant(factor);
        let fact = state.facts.get(self.at.fact).and_then(|own| own.mul(&Poly::constant(factor)));
        self.at.fact = fact.map_or(FactId::UNKNOWN, |fact| state.facts.add(fact));
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
        let facts = state.facts.get(self.at.fact).zip(state.fact(by));
        let fact = facts.and_then(|(own, by)| if code == Opcode::Sub { own.sub(by) } else { own.add(by) });
        self.at.fact = fact.map_or(FactId::UNKNOWN, |fact| state.facts.add(fact));
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
        let ty = Type::new(T::ELEM, self.at.span.lanes(state.lanes()));
        let scalar = state.with_source(Opcode::Cast, Type::scalar(T::ELEM), first.reg);
        let base = state.unary(Opcode::Splat, ty, scalar);
        let lanes = state.iota(ty);
        let sum = state.binary(Opcode::Add, ty, base, lanes);
        drop(state);
        Vector::new(self.k, sum)
    }
}
