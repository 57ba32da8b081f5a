//! Stores of a tile of vectors, transposed: each lane of the vectors becomes a run of consecutive elements.
//!
//! In: a strided position, vectors. Out: the effect of a strided store for each vector, by stores of whole runs.
//! Invariants: one access covers the tile, from the first element to the last one of the last run; what is stored are
//! exactly the elements of the runs of accessed lanes. Runs do not overlap, otherwise the vectors are stored one by one.
//! Not here: strided stores of one vector (see `scattered`).

use crate::error::BuildErrorKind;
use crate::handle::{K, Vector};
use crate::position::{At, Region, Safety, Span, Step};
use crate::recorder::State;
use crate::scalar::Lane;
use crate::scattered::StridedIndex;
use crate::slices::{Array, InputOutput, Output, Store};
use kernelsmith_ir::{Lanes, Opcode, Type, VReg};

/// Maximum number of vectors that are interleaved: their operations grow by the number times its logarithm.
const MAX_VECTORS: usize = 16;
/// Minimum size of a run in bits: shorter ones are no cheaper than their elements.
const MIN_RUN_BITS: u32 = 32;

macro_rules! transposed_stores {
    ($($name:ident)*) => {$(
        impl<'k, T: Lane> $name<'k, T> {
            /// Stores a tile of vectors transposed: vector number `j` at `at + j`, as a strided store for each of them would
            /// in this order. All have the lanes of the position.
            ///
            /// If the number of vectors is 2, 4, 8 or 16, at most the stride, and as many elements have at least 32 bits,
            /// the vectors are interleaved in registers and each run of consecutive elements is stored as a whole. That
            /// needs a fixed number of lanes, or a stride of the number of vectors, so that the runs follow each other.
            /// The contract or a check covers the tile from its first to its last element.
            ///
            /// ```
            /// use kernelsmith::prelude::*;
            /// // Two planes of colours as pairs, and a block of four rows and columns of a matrix of 16 columns as columns.
            /// let pairs = build::<fn(In<f32>, In<f32>, Out<f32>)>("pairs", |k, (x, y, xy)| {
            ///     k.for_each_vector(x.len(), |i| xy.store_transposed(i.strided(2), &[x.load(i), y.load(i)]));
            /// })?;
            /// let mut xy = [0.0; 6];
            /// Jit::interpreter().interpret(&pairs, (&[1.0, 2.0, 3.0], &[4.0, 5.0, 6.0], &mut xy))?;
            /// assert_eq!(xy, [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]);
            ///
            /// let block = build::<fn(In<f32>, Out<f32>)>("block", |k, (x, y)| {
            ///     let lanes = k.fixed_lanes(4);
            ///     let rows = [0, 1, 2, 3].map(|row| x.load(lanes.at(16 * row)));
            ///     y.store_transposed(lanes.at(0).strided(16), &rows);
            /// })?;
            /// let x: Vec<f32> = (0..64).map(|i| i as f32).collect();
            /// let mut y = [0.0; 64];
            /// Jit::interpreter().interpret(&block, (&x, &mut y))?;
            /// assert_eq!(y[16..21], [1.0, 17.0, 33.0, 49.0, 0.0]);
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[track_caller]
            pub fn store_transposed(self, at: StridedIndex<'k>, vectors: &[Vector<'k, T>]) {
                store(self.k, self.region, at, vectors);
            }
        }
    )*};
}
transposed_stores! { Output InputOutput Array }

/// Stores vector number `j` at `place + j`.
#[track_caller]
fn store<'k, T: Lane>(k: K<'k>, region: Region, place: StridedIndex<'k>, vectors: &[Vector<'k, T>]) {
    let (at, stride) = (place.first.at, i64::from(place.stride));
    let mut state = k.state();
    let ty = Type::new(T::ELEM, at.span.lanes(state.lanes()));
    for vector in vectors {
        let given = state.ty(vector.reg);
        if given != ty {
            return state.error("store_transposed", BuildErrorKind::MixedLanes { left: ty, right: given });
        }
    }
    let n = vectors.len();
    let is_run = n.is_power_of_two()
        && (2..=MAX_VECTORS).contains(&n)
        && n as u32 * T::ELEM.bits() >= MIN_RUN_BITS
        && stride >= n as i64
        && (stride == n as i64 || ty.lanes().count().is_some());
    if is_run {
        let regs = vectors.iter().map(|vector| vector.reg).collect();
        return state.store_runs(ty, region, at, stride, regs);
    }
    drop(state);
    for (number, vector) in vectors.iter().enumerate() {
        vector.store_to(place + number as isize, k, region, Safety::Known);
    }
}

impl State {
    fn store_runs(&mut self, ty: Type, region: Region, at: At, stride: i64, vectors: Vec<VReg>) {
        let n = vectors.len() as i64;
        [&[at.reg], &vectors[..]].concat().into_iter().for_each(|reg| self.check_use("store_transposed", reg));
        self.cover(region, true, at, Step { stride, after: n - 1 }, Safety::Known);
        let active = self.active_lanes(at.span);
        let all = self.interleaved(ty, &vectors);
        match ty.lanes().count() {
            Some(n_lanes) if stride != n => {
                let run = Lanes::fixed(n as u32).map_or(ty, |lanes| ty.with_lanes(lanes));
                // A run is a part of a vector, or several vectors.
                let (part, n_parts) =
                    if run.count_on(128) <= n_lanes { (run, 1) } else { (ty, n / i64::from(n_lanes)) };
                let parts: Vec<VReg> = all.into_iter().flat_map(|reg| self.split(ty, reg, part)).collect();
                for (number, reg) in (0..).zip(parts) {
                    let (lane, first) = (number / n_parts, number % n_parts * i64::from(n_lanes));
                    let distance = lane * stride + first;
                    // All lanes of a run in an accessed lane, otherwise none.
                    self.store_part(part, region, at, distance, reg, active.map(|active| (active, lane, n)));
                }
            }
            Some(n_lanes) => {
                for (number, reg) in (0..).zip(all) {
                    let first = number * i64::from(n_lanes);
                    self.store_active(ty, region, at, first, reg, active.map(|active| (active, n)));
                }
            }
            None => {
                let n_lanes = self.lane_count(ty);
                for (number, reg) in (0..).zip(all) {
                    let number = self.index_constant(number);
                    let first = self.binary(Opcode::Mul, Type::INDEX, n_lanes, number);
                    let mask = active.map(|active| {
                        let count = self.index_constant(n);
                        let n_active = self.binary(Opcode::Mul, Type::INDEX, active, count);
                        let n_remaining = self.binary(Opcode::Sub, Type::INDEX, n_active, first);
                        self.unary(Opcode::First, ty.mask_type(), n_remaining)
                    });
                    let place = At { reg: self.binary(Opcode::Add, Type::INDEX, at.reg, first), ..at };
                    self.memory_operation(Opcode::Store, ty, region, place, reg, mask);
                }
            }
        }
    }

    /// Stores consecutive elements from number `first` of all runs on; `active` lanes have `n` elements each.
    fn store_active(&mut self, ty: Type, region: Region, at: At, first: i64, reg: VReg, active: Option<(VReg, i64)>) {
        let mask = active.map(|(active, n)| {
            let (n, first) = (self.index_constant(n), self.index_constant(first));
            let n_active = self.binary(Opcode::Mul, Type::INDEX, active, n);
            let n_remaining = self.binary(Opcode::Sub, Type::INDEX, n_active, first);
            self.unary(Opcode::First, ty.mask_type(), n_remaining)
        });
        // The index of an element modulo 2^64, which is that of its address.
        let place = At { disp: at.disp.wrapping_add(first), ..at };
        self.memory_operation(Opcode::Store, ty, region, place, reg, mask);
    }

    /// Stores a part of the run of a lane, `distance` elements behind the first one. `active` is the number of accessed
    /// lanes, the lane, and the length of a run.
    fn store_part(
        &mut self,
        ty: Type,
        region: Region,
        at: At,
        distance: i64,
        reg: VReg,
        active: Option<(VReg, i64, i64)>,
    ) {
        let mask = match active {
            Some((active, lane, _)) if self.known_constant(active).is_some_and(|active| lane >= active) => return,
            Some((active, ..)) if self.known_constant(active).is_some() => None,
            Some((active, lane, n)) => {
                let (lane, n) = (self.index_constant(lane), self.index_constant(n));
                let n_further = self.binary(Opcode::Sub, Type::INDEX, active, lane);
                let n_further = self.binary(Opcode::Mul, Type::INDEX, n_further, n);
                Some(self.unary(Opcode::First, ty.mask_type(), n_further))
            }
            None => None,
        };
        let place = At { disp: at.disp.wrapping_add(distance), span: Span::Lanes(ty.lanes()), ..at };
        self.memory_operation(Opcode::Store, ty, region, place, reg, mask);
    }

    /// Lane 0 of each vector, then lane 1 of each, and so on, in as many vectors.
    fn interleaved(&mut self, ty: Type, vectors: &[VReg]) -> Vec<VReg> {
        if let [single] = vectors {
            return vec![*single];
        }
        let every_second = |first: usize| vectors.iter().skip(first).step_by(2).copied().collect::<Vec<_>>();
        let (even, odd) = (self.interleaved(ty, &every_second(0)), self.interleaved(ty, &every_second(1)));
        let pairs = even.into_iter().zip(odd);
        let codes = [Opcode::InterleaveLow, Opcode::InterleaveHigh];
        pairs.flat_map(|(a, b)| codes.map(|code| self.binary(code, ty, a, b))).collect()
    }

    /// The parts of a vector in order, each of this type.
    fn split(&mut self, ty: Type, reg: VReg, part: Type) -> Vec<VReg> {
        match ty.half() {
            Some(half) if ty != part => {
                let halves = [Opcode::Lower, Opcode::Upper].map(|code| self.with_source(code, half, reg));
                halves.into_iter().flat_map(|reg| self.split(half, reg, part)).collect()
            }
            _ => vec![reg],
        }
    }
}
