//! Operands: values from the pools, or new ones.
//!
//! In: a type and optionally a width. Out: a handle of that type, whatever the pools contain.
//! Not here: the operations of statements.

use super::{Recorder, Width};
use crate::types::{AnyExpr, Elem, LaneElem, NumberElem, Reader, Ty, Writer, integer, number};
use kernelsmith::{Expr, Mask, Number, Vector};
use kernelsmith_random::Rng;

/// A random value that fits; recent values are more frequent.
pub(crate) fn one_of<A: Copy, B>(rng: &mut Rng, pool: &[A], fits: impl Fn(A) -> Option<B>) -> Option<B> {
    // Half of the time takes one of the last few values, without listing all that fit.
    let mut skipped = rng.below(4);
    let mut found = None;
    for &value in pool.iter().rev() {
        if let Some(value) = fits(value) {
            found = Some(value);
            if skipped == 0 {
                break;
            }
            skipped -= 1;
        }
    }
    found
}

impl<'k> Recorder<'k> {
    pub(super) fn keep<T: Elem>(&self, value: Expr<'k, T>) {
        self.scalars.borrow_mut().push(T::erase(value));
    }

    pub(super) fn keep_vector<T: LaneElem>(&self, value: Vector<'k, T>, width: Width) {
        self.vectors.borrow_mut().push((T::erase_vector(value), width));
    }

    pub(super) fn keep_mask(&self, mask: Mask<'k>, width: Width) {
        self.masks.borrow_mut().push((mask, width));
    }

    fn pooled<T: Elem>(&self, rng: &mut Rng) -> Option<Expr<'k, T>> {
        one_of(rng, &self.scalars.borrow(), T::expr)
    }

    fn variable_value<T: Elem>(&self, rng: &mut Rng) -> Option<Expr<'k, T>> {
        let var = one_of(rng, &self.vars.borrow(), T::var)?;
        Some(var.get())
    }

    /// A scalar.
    pub(super) fn expr<T: Elem>(&self, rng: &mut Rng) -> Expr<'k, T> {
        let known = match rng.below(8) {
            0..=4 => self.pooled(rng),
            5..=6 => self.variable_value(rng),
            _ => None,
        };
        known.unwrap_or_else(|| match T::TY {
            Ty::Index if !self.is_wild => self.k.value(T::from_bits(rng.below(12) as u64)),
            _ => self.k.value(T::literal(rng)),
        })
    }

    /// A scalar, or one of another type, cast to this one.
    pub(super) fn any_number<T: Elem + Number>(&self, rng: &mut Rng) -> Expr<'k, T> {
        if !rng.one_in(6) {
            return self.expr(rng);
        }
        let mut number = None;
        number!(Ty::number(rng), U => number = Some(self.expr::<U>(rng).cast::<T>()));
        number.unwrap_or_else(|| self.expr(rng))
    }

    /// A truth value.
    pub(super) fn condition(&self, rng: &mut Rng) -> Expr<'k, bool> {
        if rng.one_in(3) {
            return self.expr::<bool>(rng);
        }
        if self.is_narrow && rng.one_in(6) {
            let at = self.beyond_32_bits(rng);
            let end = self.len(rng).unwrap_or(at);
            // Statements under the condition take it as an index.
            self.keep(at);
            return at.lt(end);
        }
        let (a, b) = (self.index(rng), self.index(rng));
        match rng.below(6) {
            0 => a.eq(b),
            1 => a.ne(b),
            2 => a.lt(b),
            3 => a.le(b),
            4 => a.gt(b).likely(),
            _ => a.ge(b).unlikely(),
        }
    }

    /// The length of a random slice.
    pub(super) fn len(&self, rng: &mut Rng) -> Option<Expr<'k, isize>> {
        let slice = *rng.choose(&self.slices.borrow())?;
        let mut len = None;
        number!(slice.ty(), T => {
            len = match (<T as NumberElem>::reader(slice), <T as NumberElem>::writer(slice)) {
                (Some(Reader::In(slice)), _) => Some(slice.len()),
                (_, Some(Writer::Out(slice))) => Some(slice.len()),
                (_, Some(Writer::InOut(slice))) => Some(slice.len()),
                (_, Some(Writer::Array(array))) => Some(array.len()),
                _ => None,
            }
        });
        len
    }

    /// An index: usually a valid index of some slice, or a number of elements or iterations.
    pub(super) fn index(&self, rng: &mut Rng) -> Expr<'k, isize> {
        let simple = |rng: &mut Rng| self.pooled::<isize>(rng).unwrap_or_else(|| self.k.index(rng.below(9) as isize));
        if self.is_narrow && rng.one_in(9) {
            return self.bounded_32_bits(rng);
        }
        match rng.below(28) {
            0..=3 => self.k.index(rng.below(12) as isize),
            4..=10 => simple(rng),
            11..=12 => self.variable_value(rng).unwrap_or_else(|| self.k.index(1)),
            13 => self.len(rng).unwrap_or_else(|| simple(rng)),
            14 => self.len(rng).unwrap_or_else(|| simple(rng)) - rng.below(4) as isize,
            15 => {
                let mut index = None;
                integer!(Ty::integer(rng), T => index = Some(self.expr::<T>(rng).to_index()));
                index.unwrap_or_else(|| simple(rng))
            }
            16 => {
                let (low, high) = (self.k.index(0), self.len(rng).unwrap_or_else(|| self.k.index(9)) - 1);
                self.pooled(rng).unwrap_or(low).clamp(low, high)
            }
            17 => simple(rng) + simple(rng),
            18 => simple(rng) - self.displacement(rng),
            19 => simple(rng) * (rng.below(5) as isize),
            20 => simple(rng).min(self.displacement(rng)),
            21 => simple(rng).max(simple(rng)).min(self.len(rng).unwrap_or_else(|| self.k.index(7))),
            22 => self.k.index(self.displacement(rng)),
            23 => simple(rng) / (1 + rng.below(9) as isize),
            24 => {
                let amount = if rng.one_in(4) { rng.below(64) } else { rng.below(4) };
                simple(rng) >> amount as isize
            }
            25 => simple(rng) & (rng.below(17) as isize - 1),
            26 => {
                let byte = simple(rng).cast::<u8>();
                if rng.one_in(2) { byte.to_index() } else { (byte & rng.pick(&[1u8, 7, 15, 31])).to_index() }
            }
            _ => match rng.below(4) {
                0 => self.k.lanes::<u8>(),
                1 => self.k.lanes::<f32>(),
                2 => self.condition_index(rng),
                _ => simple(rng) + self.displacement(rng),
            },
        }
    }

    /// An index that may exceed 32 bits where indices have 64.
    fn beyond_32_bits(&self, rng: &mut Rng) -> Expr<'k, isize> {
        let simple = |rng: &mut Rng| self.pooled::<isize>(rng).unwrap_or_else(|| self.k.index(rng.below(9) as isize));
        match rng.below(6) {
            0..=2 => self.expr::<u32>(rng).to_index(),
            3 => simple(rng) * simple(rng),
            4 => self.expr::<u32>(rng).to_index() + simple(rng),
            _ => simple(rng) + crate::types::extreme_narrow(rng),
        }
    }

    /// Such an index made a small number, for which its value must be known.
    fn bounded_32_bits(&self, rng: &mut Rng) -> Expr<'k, isize> {
        let at = self.beyond_32_bits(rng);
        let few = rng.below(9) as isize;
        match rng.below(9) {
            0 => at.min(few),
            1 => at.min(self.len(rng).unwrap_or(at) - 1),
            2 => at.max(few).min(few + 2),
            3 => at >> (26 + rng.below(6)) as isize,
            4 => at / (1isize << (26 + rng.below(8))),
            5 => at % (few + 1),
            6 => at - at % (few + 1) - at,
            7 => (at & 0xffff_ffff) >> (26 + rng.below(6)) as isize,
            _ => at.lt(few).select(at, few),
        }
    }

    fn condition_index(&self, rng: &mut Rng) -> Expr<'k, isize> {
        let condition = self.expr::<bool>(rng);
        let (a, b) = (rng.below(9) as isize, rng.below(9) as isize);
        self.k.select(condition, a, b)
    }

    /// A random vector width.
    pub(super) fn some_width(&self, rng: &mut Rng) -> Width {
        let known = one_of(rng, &self.vectors.borrow(), |(_, width)| Some(width));
        match (known, rng.below(6)) {
            (Some(width), 0..=2) => width,
            (_, 3..=4) => self.width(),
            _ if rng.one_in(8) => Width::Fixed(rng.pick(&[16, 32, 32, 64, 128])),
            _ => Width::Fixed(rng.pick(&[2, 4, 4, 8, 8, 16])),
        }
    }

    /// A vector of this width.
    pub(super) fn vector_of<T: LaneElem>(&self, rng: &mut Rng, width: Width) -> Vector<'k, T> {
        let is_new = rng.one_in(6);
        let known = match rng.below(4) {
            _ if is_new => None,
            0 => {
                let var =
                    one_of(rng, &self.vector_vars.borrow(), |(var, of)| T::vector_var(var).filter(|_| of == width));
                var.map(kernelsmith::VectorVar::get)
            }
            _ => one_of(rng, &self.vectors.borrow(), |(vector, of)| T::vector(vector).filter(|_| of == width)),
        };
        known.unwrap_or_else(|| self.splat(rng, width))
    }

    /// A splat vector of this width.
    pub(super) fn splat<T: LaneElem>(&self, rng: &mut Rng, width: Width) -> Vector<'k, T> {
        if let Width::Fixed(lanes) = width {
            let lanes = self.k.fixed_lanes(lanes);
            return match rng.below(4) {
                0 => lanes.constant(T::literal(rng)),
                1 => lanes.iota(),
                2 => {
                    let values: Vec<T> = (0..lanes.count()).map(|_| T::literal(rng)).collect();
                    lanes.values(&values)
                }
                _ => lanes.splat(self.expr::<T>(rng)),
            };
        }
        if width == self.width() {
            return self.k.splat(self.expr::<T>(rng));
        }
        // For another width, there is a vector to fill with another number, or a variable with that width.
        let same = one_of(rng, &self.vectors.borrow(), |(vector, of)| T::vector(vector).filter(|_| of == width));
        match (same, width) {
            (Some(vector), _) => vector.filled(T::literal(rng)),
            (None, Width::Native(8)) => self.k.vector_var_of::<u8, T>(self.expr::<T>(rng)).into_value(),
            (None, Width::Native(16)) => self.k.vector_var_of::<u16, T>(self.expr::<T>(rng)).into_value(),
            (None, Width::Native(32)) => self.k.vector_var_of::<u32, T>(self.expr::<T>(rng)).into_value(),
            (None, _) => self.k.vector_var_of::<u64, T>(self.expr::<T>(rng)).into_value(),
        }
    }

    /// A mask of this width.
    pub(super) fn mask_of(&self, rng: &mut Rng, width: Width) -> Mask<'k> {
        let known = one_of(rng, &self.masks.borrow(), |(mask, of)| (of == width).then_some(mask));
        match known.filter(|_| !rng.one_in(4)) {
            Some(mask) => mask,
            None => self.new_mask(rng, width),
        }
    }

    pub(super) fn new_mask(&self, rng: &mut Rng, width: Width) -> Mask<'k> {
        match (rng.below(4), width) {
            (0, Width::Fixed(lanes)) => self.k.fixed_lanes(lanes).first(self.index(rng)),
            (1, _) if width == self.width() => self.k.mask_from_bits(self.expr::<u64>(rng)),
            (2, _) => {
                let (a, b) = (self.vector_of::<i32>(rng, width), self.vector_of::<i32>(rng, width));
                a.lt(b)
            }
            _ => {
                let mut mask = None;
                crate::types::lane!(Ty::lane(rng), T => {
                    let (a, b) = (self.vector_of::<T>(rng, width), self.vector_of::<T>(rng, width));
                    mask = Some(match rng.below(6) {
                        0 => a.eq(b),
                        1 => a.ne(b),
                        2 => a.lt(b),
                        3 => a.le(b),
                        4 => a.gt(b),
                        _ => a.ge(b),
                    });
                });
                mask.unwrap_or_else(|| self.vector_of::<u8>(rng, width).ne(0))
            }
        }
    }

    /// A scalar with machine-independent bits: replaces NaNs, whose bits are unspecified.
    pub(super) fn without_nan<T: Elem + Number>(&self, value: Expr<'k, T>) -> Expr<'k, T> {
        if T::TY.is_float() { value.eq(value).select(value, T::from_bits(0)) } else { value }
    }

    /// The same for a vector.
    pub(super) fn vector_without_nan<T: LaneElem>(&self, value: Vector<'k, T>) -> Vector<'k, T> {
        if T::TY.is_float() { value.eq(value).select(value, T::from_bits(0)) } else { value }
    }

    /// The type of a pooled scalar.
    pub(super) fn pooled_type(&self, rng: &mut Rng) -> Option<Ty> {
        one_of(rng, &self.scalars.borrow(), |any: AnyExpr<'k>| Some(any.ty()))
    }

    /// The type of a pooled vector, with its width.
    pub(super) fn pooled_vector_type(&self, rng: &mut Rng) -> Option<(Ty, Width)> {
        one_of(rng, &self.vectors.borrow(), |(any, width)| Some((any.ty(), width)))
    }
}
