//! Vectors whose number of lanes is known when the kernel is written, on every machine.
//!
//! In: a number of lanes ([`FixedLanes`]) and indices. Out: vectors, variables, masks and places of that width, outside of
//! loops over data or in their bodies.
//! Invariant: lanes of such vectors are all active; what a place leaves out, [`LaneIndex::first`] says.
//! Not here: vectors as wide as the machine's (see `vector_loop`).

use crate::access::{At, Span};
use crate::error::BuildErrorKind;
use crate::kernel::K;
use crate::scalar::{Index, Integer, IntoExpr, IntoVector, Lane};
use crate::vector::{Mask, Vector, VectorVar};
use crate::vector_loop::LaneIndex;
use kernelsmith_ir::{Elem, Lanes, Op, Opcode, Type, VReg, limits};

/// A number of lanes that vectors have on every machine, made by [`K::fixed_lanes`]. What is wider than the machine's vectors
/// takes several of them.
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
    /// Vectors of a number of lanes known now: a power of two from 2 to 128. For kernels whose shape is known, such as a
    /// product of small matrices, and for registers that are held through loops.
    ///
    /// ```
    /// use kernelsmith_dsl as dsl;
    /// use kernelsmith_exec::{In, Out};
    /// // Column-major c = a * b for 8 rows, 2 columns and any inner size.
    /// let gemm = dsl::build::<fn(isize, In<f32>, In<f32>, Out<f32>)>("gemm", |k, (n, a, b, c)| {
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
    /// gemm.interpret((3, &[1.0; 24], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], &mut c), 128)?;
    /// assert_eq!([c[0], c[7], c[8], c[15]], [6.0, 6.0, 15.0, 15.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn fixed_lanes(self, lanes: u32) -> FixedLanes<'k> {
        let fixed = Lanes::fixed(lanes).unwrap_or_else(|| {
            self.state().error("fixed_lanes", BuildErrorKind::LaneCount { lanes });
            self.state().lanes()
        });
        FixedLanes { k: self, lanes: fixed }
    }
}

impl<'k> FixedLanes<'k> {
    /// The number.
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

    /// A vector with a number known now in every lane.
    #[track_caller]
    pub fn constant<T: Lane>(self, value: T) -> Vector<'k, T> {
        let reg = self.k.state().constant(Type::new(T::ELEM, self.lanes), value.to_bits());
        Vector::new(self.k, reg)
    }

    /// A vector with these numbers in its lanes, as many as it has: where the bytes of a permutation come from, say.
    ///
    /// ```
    /// use kernelsmith_dsl as dsl;
    /// use kernelsmith_exec::{In, Out};
    /// let weighted = dsl::build::<fn(In<f32>, Out<f32>)>("weighted", |k, (x, y)| {
    ///     let four = k.fixed_lanes(4);
    ///     y.store(four.at(0), x.load(four.at(0)) * four.values(&[0.5f32, 0.25, -1.0, 8.0]));
    /// })?;
    /// let mut y = [0.0; 4];
    /// weighted.interpret((&[2.0, 4.0, 8.0, 16.0], &mut y), 128)?;
    /// assert_eq!(y, [1.0, 1.0, -8.0, 128.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn values<T: Lane>(self, values: &[T]) -> Vector<'k, T> {
        let mut state = self.k.state();
        // Other numbers by their bits.
        let bits = Type::new(T::ELEM.to_int(T::ELEM.is_signed()), self.lanes);
        let reg = state.new_reg(bits);
        if state.func.values.len() > limits::MAX_VALUES - values.len().min(limits::MAX_VALUES) {
            let (limit, given) = (limits::MAX_VALUES as u64, limits::MAX_VALUES as u64 + 1);
            state.error("values", BuildErrorKind::Limit { what: "values", limit, given });
        } else if values.len() == self.count() as usize {
            let values: Vec<u64> = values.iter().map(|value| bits.elem().canonical(value.to_bits())).collect();
            let start = state.func.push_values(&values);
            let mut op = Op::new(Opcode::Values, bits).with_imm(start);
            op.dst = reg;
            state.emit(op);
        } else {
            state.error("values", BuildErrorKind::Values { given: values.len(), lanes: self.count() });
        }
        let ty = Type::new(T::ELEM, self.lanes);
        let reg = if bits == ty { reg } else { state.with_source(Opcode::Bitcast, ty, reg) };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// A vector variable with a first value.
    #[track_caller]
    pub fn var<T: Lane>(self, value: impl IntoVector<'k, T>) -> VectorVar<'k, T> {
        self.k.new_vector_var(value, self.lanes)
    }

    /// The number of each lane.
    #[track_caller]
    pub fn iota<T: Lane>(self) -> Vector<'k, T> {
        let reg = self.k.state().iota(Type::new(T::ELEM, self.lanes));
        Vector::new(self.k, reg)
    }

    /// Numbers below 16 in the lanes: the first of them in lane 0, and those of a list that is shorter again and again.
    /// There are 1, 2, 4, 8 or 16, and no more than lanes.
    ///
    /// ```
    /// use kernelsmith_dsl as dsl;
    /// use kernelsmith_exec::{In, Out};
    /// let spread = dsl::build::<fn(In<u8>, Out<u8>)>("spread", |k, (x, y)| {
    ///     let sixteen = k.fixed_lanes(16);
    ///     y.store(sixteen.at(0), x.load(sixteen.at(0)).permute(sixteen.table::<u8>(&[7, 3])));
    /// })?;
    /// let mut y = [0; 16];
    /// spread.interpret((&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], &mut y), 128)?;
    /// assert_eq!(y[..4], [8, 4, 8, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn table<T: Lane + Integer>(self, numbers: &[u8]) -> Vector<'k, T> {
        let mut state = self.k.state();
        let (n, ty) = (numbers.len(), Type::new(T::ELEM, self.lanes));
        let (most, greatest) = (self.count().min(16) as usize, numbers.iter().copied().max().unwrap_or(0));
        let reg = state.new_reg(ty);
        if n.is_power_of_two() && n <= most && greatest < 16 {
            let mut op = Op::new(Opcode::Table, ty).with_numbers(numbers);
            op.dst = reg;
            state.emit(op);
        } else {
            state.error("table", BuildErrorKind::Table { numbers: n, greatest });
        }
        drop(state);
        Vector::new(self.k, reg)
    }

    /// The mask of the first `n` lanes: of all, if there are fewer.
    #[track_caller]
    pub fn first(self, n: impl IntoExpr<'k, Index>) -> Mask<'k> {
        let mut state = self.k.state();
        let n = n.operand(&mut state);
        let reg = state.unary(Opcode::First, Type::new(Elem::M32, self.lanes), n);
        drop(state);
        Mask { k: self.k, reg }
    }

    /// The place of a vector whose lane 0 is element `index`.
    #[track_caller]
    pub fn at(self, index: impl IntoExpr<'k, Index>) -> LaneIndex<'k> {
        let mut state = self.k.state();
        let reg = index.operand(&mut state);
        let reg = state.snapshot(reg);
        state.check_use("at", reg);
        let at = At { reg, disp: 0, fact: state.regs[reg.index()].fact, span: Span::Lanes(self.lanes) };
        drop(state);
        LaneIndex::new(self.k, at)
    }
}

impl<'k> LaneIndex<'k> {
    /// The first `n` lanes of a place that [`FixedLanes::at`] made, all if there are fewer: the others are neither read
    /// (they are zero) nor written. A contract asks for `n` elements, and for none if `n` is not positive.
    ///
    /// ```
    /// use kernelsmith_dsl as dsl;
    /// use kernelsmith_exec::{In, Out};
    /// let copy5 = dsl::build::<fn(In<f32>, Out<f32>)>("copy5", |k, (x, y)| {
    ///     let place = k.fixed_lanes(8).at(0).first(5);
    ///     y.store(place, x.load(place));
    /// })?;
    /// let mut y = [0.0; 5];
    /// copy5.interpret((&[1.0, 2.0, 3.0, 4.0, 5.0], &mut y), 256)?;
    /// assert_eq!(y, [1.0, 2.0, 3.0, 4.0, 5.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn first(self, n: impl IntoExpr<'k, Index>) -> LaneIndex<'k> {
        let mut at = self.at();
        let mut state = self.k().state();
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
        LaneIndex::new(self.k(), at)
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

    /// The lower half of the lanes; a mistake if that is not a vector on every machine.
    #[track_caller]
    pub fn lower(self) -> Vector<'k, T> {
        self.half(Opcode::Lower)
    }

    /// The upper half of the lanes, as [`Vector::lower`].
    #[track_caller]
    pub fn upper(self) -> Vector<'k, T> {
        self.half(Opcode::Upper)
    }

    /// The lanes of this vector, then those of the other, which has as many.
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
                let whole = ty.with_lanes(lanes);
                let dst = state.new_reg(whole);
                state.emit(Op::binary(Opcode::Concat, whole, dst, self.reg, other.reg))
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
