//! Shuffles and permutations of lanes.
//!
//! In: vectors. Out: recorded operations and handles of their results.
//! Invariant: all lanes take part, including inactive ones in the remainder of a loop over data, whose values are
//! unspecified.
//! Not here: single lanes (`extract` and `insert`), reductions over active lanes (see `vector`).

use crate::error::BuildErrorKind;
use crate::handle::{Expr, Mask, Vector};
use crate::scalar::{Integer, Lane, SameBits};
use kernelsmith_ir::{Elem, Lanes, MIN_VECTOR_BITS, Opcode, Type, VReg};

macro_rules! lookups {
    ($($T:ty)*) => {$(
        impl<'k> Vector<'k, $T> {
            /// Looks up bytes in blocks of 16 lanes: lane i is the lane of its block of this vector that the lower four
            /// bits of lane i of `index` name, or 0 if the top bit of that lane is set. A vector of fewer than 16 lanes
            /// is a mistake.
            ///
            /// ```
            /// use kernelsmith::prelude::*;
            /// // The hexadecimal digit of each number.
            /// let digits = build::<fn(In<u8>, In<u8>, Out<u8>)>("digits", |k, (table, x, y)| {
            ///     let sixteen = k.fixed_lanes(16);
            ///     y.store(sixteen.at(0), table.load(sixteen.at(0)).lookup(x.load(sixteen.at(0))));
            /// })?;
            /// let (mut x, mut y) = ([10; 16], [0; 16]);
            /// (x[1], x[2]) = (0x25, 0x80);
            /// Jit::interpreter().interpret(&digits, (b"0123456789abcdef", &x, &mut y))?;
            /// assert_eq!(y[..4], *b"a5\0a");
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[track_caller]
            pub fn lookup(self, index: Vector<'k, u8>) -> Vector<'k, $T> {
                let mut state = self.k.state();
                let ty = state.ty(self.reg);
                let reg = if ty.count_on(MIN_VECTOR_BITS) < 16 {
                    state.error("lookup", BuildErrorKind::NoBlocks { ty });
                    state.new_reg(ty)
                } else if state.same_lanes("lookup", self.reg, index.reg) {
                    let same = ty.elem() == Elem::U8;
                    let index = if same { index.reg } else { state.with_source(Opcode::Bitcast, ty, index.reg) };
                    state.binary(Opcode::Lookup, ty, self.reg, index)
                } else {
                    state.new_reg(ty)
                };
                drop(state);
                Vector::new(self.k, reg)
            }
        }
    )*};
}
lookups! { i8 u8 }

macro_rules! two_vectors {
    ($( $(#[$doc:meta])* $name:ident $code:ident; )*) => {
        impl<'k, T: Lane> Vector<'k, T> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(self, other: Vector<'k, T>) -> Vector<'k, T> {
                self.binary(Opcode::$code, other)
            }
        )*}
    };
}

two_vectors! {
    /// Interleaves the lanes of the lower halves, starting with this vector's.
    interleave_low InterleaveLow;
    /// Interleaves the lanes of the upper halves, starting with this vector's.
    interleave_high InterleaveHigh;
    /// The even-numbered lanes of this vector, then those of the other.
    even Even;
    /// The odd-numbered lanes of this vector, then those of the other.
    odd Odd;
}

impl<'k, T: Lane> Vector<'k, T> {
    /// Shuffles within blocks of `numbers.len()` lanes (2, 4 or 8). Number `n` selects lane `n` of this vector's block
    /// if `n < numbers.len()`, otherwise lane `n - numbers.len()` of the other vector's block.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// // Swaps neighbouring elements.
    /// let swap = build::<fn(In<f32>, Out<f32>)>("swap", |k, (x, out)| {
    ///     k.for_each_vector(out.len(), |i| {
    ///         let x = x.load(i);
    ///         out.store(i, x.shuffle(x, &[1, 0]));
    ///     });
    /// })?;
    /// let mut out = [0.0; 8];
    /// Jit::interpreter().interpret(&swap, (&[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0], &mut out))?;
    /// assert_eq!(out, [1.0, 0.0, 3.0, 2.0, 5.0, 4.0, 7.0, 6.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn shuffle(self, other: Vector<'k, T>, numbers: &[u8]) -> Vector<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let n = numbers.len();
        let max = ty.count_on(MIN_VECTOR_BITS).min(8);
        let too_large = numbers.iter().copied().find(|&number| usize::from(number) >= 2 * n);
        let reg = if !n.is_power_of_two() || n > max as usize {
            state.error("shuffle", BuildErrorKind::ShuffleBlock { numbers: n, max });
            state.new_reg(ty)
        } else if let Some(number) = too_large {
            state.error("shuffle", BuildErrorKind::ShuffleNumber { number, numbers: n });
            state.new_reg(ty)
        } else if !state.same_lanes("shuffle", self.reg, other.reg) {
            state.new_reg(ty)
        } else {
            state.append_value(|builder| builder.shuffle(ty, self.reg, other.reg, numbers))
        };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// Reinterprets the bits as lanes of another width, in little-endian order. The lane count changes accordingly.
    ///
    /// ```
    /// use kernelsmith::Bf16;
    /// use kernelsmith::prelude::*;
    /// // Multiplies each pair of `a` with the pair in `b`: a step of a matrix product.
    /// let dot = build::<fn(In<Bf16>, In<Bf16>, Out<f32>)>("dot", |k, (a, b, c)| {
    ///     let sums = k.fixed_lanes(4).splat(0.0f32);
    ///     let pair = k.fixed_lanes(4).splat(b.read::<u32>(0, 0)).reinterpret::<Bf16>();
    ///     c.store(k.fixed_lanes(4).at(0), sums.dot(a.load(k.fixed_lanes(8).at(0)), pair));
    /// })?;
    /// let a = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0].map(Bf16::from);
    /// let mut c = [0.0; 4];
    /// Jit::interpreter().interpret(&dot, (&a, &[10.0, 1.0].map(Bf16::from), &mut c))?;
    /// assert_eq!(c, [12.0, 34.0, 56.0, 78.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn reinterpret<U: Lane>(self) -> Vector<'k, U> {
        let (from, to) = (T::ELEM.bits(), U::ELEM.bits());
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let lanes = match (ty.lanes().count(), ty.lanes().base_bits()) {
            (Some(n), _) => Lanes::fixed(n * from / to).ok_or(BuildErrorKind::LaneCount { lanes: n * from / to }),
            (None, base) => {
                base.and_then(|base| Lanes::native(base * to / from)).ok_or(BuildErrorKind::NoHalves { ty })
            }
        };
        let reg = match lanes {
            Ok(_) if T::ELEM == U::ELEM => self.reg,
            Ok(lanes) => state.with_source(Opcode::Bitcast, Type::new(U::ELEM, lanes), self.reg),
            Err(kind) => {
                state.error("reinterpret", kind);
                state.new_reg(ty.with_elem(U::ELEM))
            }
        };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// Lane i of the result is the lane of this vector that lane i of `index` names, modulo the number of lanes.
    #[track_caller]
    pub fn permute<U: Lane + Integer + SameBits<T>>(self, index: Vector<'k, U>) -> Vector<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let unsigned = ty.with_elem(ty.elem().to_int(false));
        let reg = match state.same_lanes("permute", self.reg, index.reg) {
            true => {
                let same = U::ELEM == unsigned.elem();
                let index = if same { index.reg } else { state.with_source(Opcode::Bitcast, unsigned, index.reg) };
                state.binary(Opcode::Permute, ty, self.reg, index)
            }
            false => state.new_reg(ty),
        };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// Lane i of the result is the lane that lane i of `index` names in the concatenation of this vector and the other.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// // The first and the last element of each of the two vectors.
    /// let ends = build::<fn(In<u32>, In<u32>, Out<u32>)>("ends", |k, (x, at, y)| {
    ///     let four = k.fixed_lanes(4);
    ///     y.store(four.at(0), x.load(four.at(0)).permute2(x.load(four.at(4)), at.load(four.at(0))));
    /// })?;
    /// let mut y = [0; 4];
    /// Jit::interpreter().interpret(&ends, (&[10, 11, 12, 13, 14, 15, 16, 17], &[0, 3, 4, 7], &mut y))?;
    /// assert_eq!(y, [10, 13, 14, 17]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn permute2<U: Lane + Integer + SameBits<T>>(
        self,
        other: Vector<'k, T>,
        index: Vector<'k, U>,
    ) -> Vector<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let unsigned = ty.with_elem(ty.elem().to_int(false));
        let fits =
            state.same_lanes("permute2", self.reg, index.reg) && state.same_lanes("permute2", self.reg, other.reg);
        let reg = if fits {
            let same = U::ELEM == unsigned.elem();
            let index = if same { index.reg } else { state.with_source(Opcode::Bitcast, unsigned, index.reg) };
            state.ternary(Opcode::Permute2, ty, self.reg, other.reg, index)
        } else {
            state.new_reg(ty)
        };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// Reverses the order of the lanes.
    #[track_caller]
    pub fn reverse(self) -> Vector<'k, T> {
        self.unary(Opcode::Reverse)
    }

    /// As many lanes as a vector has, starting at lane `first` of the concatenation of this vector and the other.
    #[track_caller]
    pub fn align(self, first: u32, other: Vector<'k, T>) -> Vector<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let reg = if state.check_lane("align", ty, first) && state.same_lanes("align", self.reg, other.reg) {
            state.check_use("align", self.reg);
            state.check_use("align", other.reg);
            state.append_value(|builder| builder.align(ty, self.reg, first, other.reg))
        } else {
            state.new_reg(ty)
        };
        drop(state);
        Vector::new(self.k, reg)
    }

    #[track_caller]
    fn by_mask(self, code: Opcode, mask: Mask<'k>) -> Vector<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let reg: VReg = match state.same_lanes(code.keyword(), self.reg, mask.reg) {
            true => {
                let mask = state.mask_of_width(mask.reg, T::ELEM.mask());
                state.binary(code, ty, self.reg, mask)
            }
            false => state.new_reg(ty),
        };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// Moves the lanes where the mask is true to the front; the remaining lanes are zero.
    #[track_caller]
    pub fn compress(self, mask: Mask<'k>) -> Vector<'k, T> {
        self.by_mask(Opcode::Compress, mask)
    }

    /// Distributes the front lanes to the lanes where the mask is true, in order; the other lanes are zero.
    #[track_caller]
    pub fn expand(self, mask: Mask<'k>) -> Vector<'k, T> {
        self.by_mask(Opcode::Expand, mask)
    }

    /// The inclusive prefix sum: lane i is the sum of lanes 0 to i. Floats are added in steps of doubling distance.
    #[track_caller]
    pub fn scan_add(self) -> Vector<'k, T> {
        self.unary(Opcode::ScanAdd)
    }

    /// Transposes blocks of four by four lanes: lane 4 b + i of row j of the result is lane 4 b + j of row i.
    #[track_caller]
    pub fn transpose4(rows: [Vector<'k, T>; 4]) -> [Vector<'k, T>; 4] {
        let [a, b, c, d] = rows;
        let (low, high) = (&[0, 4, 1, 5], &[2, 6, 3, 7]);
        let (first, second) = (&[0, 1, 4, 5], &[2, 3, 6, 7]);
        let (ab, cd) = (a.shuffle(b, low), c.shuffle(d, low));
        let (high_ab, high_cd) = (a.shuffle(b, high), c.shuffle(d, high));
        [
            ab.shuffle(cd, first),
            ab.shuffle(cd, second),
            high_ab.shuffle(high_cd, first),
            high_ab.shuffle(high_cd, second),
        ]
    }
}

impl<'k, T: Lane + Integer> Vector<'k, T> {
    /// The bitwise AND of the active lanes.
    #[track_caller]
    pub fn reduce_and(self) -> Expr<'k, T> {
        self.reduce(Opcode::ReduceAnd, u64::MAX)
    }

    /// The bitwise OR of the active lanes.
    #[track_caller]
    pub fn reduce_or(self) -> Expr<'k, T> {
        self.reduce(Opcode::ReduceOr, 0)
    }

    /// The bitwise XOR of the active lanes.
    #[track_caller]
    pub fn reduce_xor(self) -> Expr<'k, T> {
        self.reduce(Opcode::ReduceXor, 0)
    }

    /// Converts each lane to another integer type, saturating.
    #[track_caller]
    pub fn cast_saturating<U: Lane + Integer>(self) -> Vector<'k, U> {
        if T::ELEM == U::ELEM { self.convert_to(Opcode::Cast) } else { self.convert_to(Opcode::CastSat) }
    }
}
