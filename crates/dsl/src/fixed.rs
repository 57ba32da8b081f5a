//! Vectors whose lane count is fixed in the kernel and the same on every machine.
//!
//! In: a lane count ([`FixedLanes`]) and indices. Out: vectors, variables, masks and positions with that lane count,
//! inside or outside of loops over data.
//! Invariant: all lanes of such vectors are active; [`LaneIndex::first`] restricts the lanes of a position.
//! Not here: vectors as wide as the machine's (see `vector_loop`).

use crate::error::BuildErrorKind;
use crate::handle::{K, LaneIndex, Mask, Vector, VectorVar};
use crate::position::{At, Span};
use crate::scalar::{Index, Integer, IntoExpr, IntoVector, Lane};
use kernelsmith_ir::{Elem, Lanes, Opcode, Type, VReg, limits};

/// A lane count that is the same on every machine, from [`K::fixed_lanes`]. A vector that exceeds the machine's
/// registers takes several of them.
#[derive(Clone, Copy)]
pub struct FixedLanes<'k> {
    k: K<'k>,
    lanes: Lanes,
}

impl core::fmt::Debug for FixedLanes<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} lanes", self.count())
    }
}

impl<'k> K<'k> {
    /// Vectors with a constant lane count: a power of two from 2 to 128. For kernels of a known shape, such as a
    /// product of small matrices, and for accumulators that stay in registers across loops.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// // Column-major c = a * b for 8 rows, 2 columns and any inner size.
    /// let gemm = build::<fn(isize, In<f32>, In<f32>, Out<f32>)>("gemm", |k, (n, a, b, c)| {
    ///     let rows = k.fixed_lanes(8);
    ///     let sums = [rows.var(0.0f32), rows.var(0.0f32)];
    ///     k.for_range_(0, n, |p| {
    ///         let column = a.load(rows.at(p * 8));
    ///         for (sum, column_of_b) in sums.iter().zip([p, p + n]) {
    ///             sum.set(column.mul_add(b.get(column_of_b), *sum));
    ///         }
    ///     });
    ///     for (at, sum) in sums.iter().enumerate() {
    ///         c.store(rows.at(8 * at as isize), sum.get());
    ///     }
    /// })?;
    /// let mut c = [0.0; 16];
    /// Jit::interpreter().interpret(&gemm, (3, &[1.0; 24], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], &mut c))?;
    /// assert_eq!([c[0], c[7], c[8], c[15]], [6.0, 6.0, 15.0, 15.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn fixed_lanes(self, lanes: u32) -> FixedLanes<'k> {
        let mut state = self.state();
        let fixed = Lanes::fixed(lanes).unwrap_or_else(|| {
            state.error("fixed_lanes", BuildErrorKind::LaneCount { lanes });
            state.lanes()
        });
        FixedLanes { k: self, lanes: fixed }
    }
}

impl<'k> FixedLanes<'k> {
    /// The lane count.
    pub fn count(self) -> u32 {
        self.lanes.count().unwrap_or(1)
    }

    /// A vector with the value in every lane.
    #[track_caller]
    pub fn splat<T: Lane>(self, value: impl IntoVector<'k, T>) -> Vector<'k, T> {
        let mut state = self.k.state();
        let reg = value.vector_operand(&mut state, self.lanes);
        let reg = state.snapshot(reg);
        drop(state);
        Vector::new(self.k, reg)
    }

    /// A vector with a constant in every lane.
    #[track_caller]
    pub fn constant<T: Lane>(self, value: T) -> Vector<'k, T> {
        let reg = self.k.state().constant(Type::new(T::ELEM, self.lanes), value.to_bits());
        Vector::new(self.k, reg)
    }

    /// A vector constant with these values, one per lane; for example the indices of a byte permutation.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// let weighted = build::<fn(In<f32>, Out<f32>)>("weighted", |k, (x, y)| {
    ///     let four = k.fixed_lanes(4);
    ///     y.store(four.at(0), x.load(four.at(0)) * four.values(&[0.5f32, 0.25, -1.0, 8.0]));
    /// })?;
    /// let mut y = [0.0; 4];
    /// Jit::interpreter().interpret(&weighted, (&[2.0, 4.0, 8.0, 16.0], &mut y))?;
    /// assert_eq!(y, [1.0, 1.0, -8.0, 128.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn values<T: Lane>(self, values: &[T]) -> Vector<'k, T> {
        let mut state = self.k.state();
        // Floats are recorded as integers with the same bits.
        let bits = Type::new(T::ELEM.to_int(T::ELEM.is_signed()), self.lanes);
        let mut reg = VReg::NONE;
        if state.ops.func().values.len() > limits::MAX_VALUES - values.len().min(limits::MAX_VALUES) {
            let (limit, given) = (limits::MAX_VALUES as u64, limits::MAX_VALUES as u64 + 1);
            state.error("values", BuildErrorKind::Limit { what: "values", limit, given });
        } else if values.len() == self.count() as usize {
            let values: Vec<u64> = values.iter().map(|value| bits.elem().canonical(value.to_bits())).collect();
            reg = state.append_value(|builder| builder.values(bits, &values));
        } else {
            state.error("values", BuildErrorKind::Values { given: values.len(), lanes: self.count() });
        }
        let reg = if reg.is_some() { reg } else { state.new_reg(bits) };
        let ty = Type::new(T::ELEM, self.lanes);
        let reg = if bits == ty { reg } else { state.with_source(Opcode::Bitcast, ty, reg) };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// A vector variable with an initial value.
    #[track_caller]
    pub fn var<T: Lane>(self, value: impl IntoVector<'k, T>) -> VectorVar<'k, T> {
        self.k.new_vector_var(value, self.lanes)
    }

    /// A vector with the index of each lane: 0, 1, 2 and so on.
    #[track_caller]
    pub fn iota<T: Lane>(self) -> Vector<'k, T> {
        let reg = self.k.state().iota(Type::new(T::ELEM, self.lanes));
        Vector::new(self.k, reg)
    }

    /// A vector constant that repeats `numbers`, starting at lane 0. There must be 1, 2, 4, 8 or 16 numbers, each below
    /// 16, and no more than lanes.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// let spread = build::<fn(In<u8>, Out<u8>)>("spread", |k, (x, y)| {
    ///     let sixteen = k.fixed_lanes(16);
    ///     y.store(sixteen.at(0), x.load(sixteen.at(0)).permute(sixteen.table::<u8>(&[7, 3])));
    /// })?;
    /// let mut y = [0; 16];
    /// Jit::interpreter().interpret(&spread, (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], &mut y))?;
    /// assert_eq!(y[..4], [8, 4, 8, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn table<T: Lane + Integer>(self, numbers: &[u8]) -> Vector<'k, T> {
        let mut state = self.k.state();
        let (n, ty) = (numbers.len(), Type::new(T::ELEM, self.lanes));
        let (max_numbers, max_number) = (self.count().min(16) as usize, numbers.iter().copied().max().unwrap_or(0));
        let reg = if n.is_power_of_two() && n <= max_numbers && max_number < 16 {
            state.append_value(|builder| builder.table(ty, numbers))
        } else {
            state.error("table", BuildErrorKind::Table { numbers: n, max_number });
            state.new_reg(ty)
        };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// The mask of the first `n` lanes, or of all lanes if there are fewer than `n`.
    #[track_caller]
    pub fn first(self, n: impl IntoExpr<'k, Index>) -> Mask<'k> {
        let mut state = self.k.state();
        let n = n.operand(&mut state);
        let reg = state.unary(Opcode::First, Type::new(Elem::M32, self.lanes), n);
        drop(state);
        Mask { k: self.k, reg }
    }

    /// The position of a vector whose lane 0 is element `index`.
    #[track_caller]
    pub fn at(self, index: impl IntoExpr<'k, Index>) -> LaneIndex<'k> {
        let mut state = self.k.state();
        let reg = index.operand(&mut state);
        let reg = state.snapshot(reg);
        state.check_use("at", reg);
        let at = At { reg, disp: 0, fact: state.fact_id(reg), span: Span::Lanes(self.lanes) };
        drop(state);
        LaneIndex { k: self.k, at }
    }
}

impl<'k> LaneIndex<'k> {
    /// Restricts a position that [`FixedLanes::at`] returned to its first `n` lanes, or to all if there are fewer. A
    /// load sets the other lanes to zero; a store does not write them. The contract covers `n` elements, or none if `n`
    /// is not positive.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// let copy5 = build::<fn(In<f32>, Out<f32>)>("copy5", |k, (x, y)| {
    ///     let place = k.fixed_lanes(8).at(0).first(5);
    ///     y.store(place, x.load(place));
    /// })?;
    /// let mut y = [0.0; 5];
    /// Jit::interpreter().interpret(&copy5, (&[1.0, 2.0, 3.0, 4.0, 5.0], &mut y))?;
    /// assert_eq!(y, [1.0, 2.0, 3.0, 4.0, 5.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn first(self, n: impl IntoExpr<'k, Index>) -> LaneIndex<'k> {
        let mut at = self.at;
        let mut state = self.k.state();
        let n = n.operand(&mut state);
        let n = state.snapshot(n);
        state.check_use("first", n);
        match at.span {
            Span::Lanes(lanes) => {
                let all = state.known_constant(n).is_some_and(|n| n >= i64::from(lanes.count_on(128)));
                if !all {
                    at.span = Span::First(lanes, n);
                }
            }
            Span::One | Span::Active | Span::First(..) => state.error("first", BuildErrorKind::NotFixed),
        }
        drop(state);
        LaneIndex { k: self.k, at }
    }
}

impl<'k, T: Lane> Vector<'k, T> {
    #[track_caller]
    fn half(self, code: Opcode) -> Vector<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let reg = match ty.half() {
            Some(half) => state.with_source(code, half, self.reg),
            None => {
                state.error(code.keyword(), BuildErrorKind::NoHalves { ty });
                state.new_reg(ty)
            }
        };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// The lower half of the lanes. It is a mistake if that is not a vector on every machine.
    #[track_caller]
    pub fn lower(self) -> Vector<'k, T> {
        self.half(Opcode::Lower)
    }

    /// The upper half of the lanes; see [`Vector::lower`].
    #[track_caller]
    pub fn upper(self) -> Vector<'k, T> {
        self.half(Opcode::Upper)
    }

    /// Concatenates this vector with another one that has as many lanes.
    #[track_caller]
    pub fn concat(self, other: Vector<'k, T>) -> Vector<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let lanes = match (ty.lanes().count(), ty.lanes().base_bits()) {
            (Some(n), _) => Lanes::fixed(2 * n),
            (None, base) => base.and_then(|base| Lanes::native(base / 2)),
        };
        let reg = match (lanes, state.same_lanes("concat", self.reg, other.reg)) {
            (Some(lanes), true) => {
                state.check_use("concat", self.reg);
                state.check_use("concat", other.reg);
                let full = ty.with_lanes(lanes);
                state.append_value(|builder| builder.concat(full, self.reg, other.reg))
            }
            (None, _) => {
                state.error("concat", BuildErrorKind::NoHalves { ty });
                VReg::NONE
            }
            (Some(_), false) => VReg::NONE,
        };
        let reg = if reg.is_some() { reg } else { state.new_reg(ty) };
        drop(state);
        Vector::new(self.k, reg)
    }
}
