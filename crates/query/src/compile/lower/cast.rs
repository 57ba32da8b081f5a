//! Records conversions between types.
//!
//! In: lanes of one type. Out: lanes of another; lanes whose values do not fit fail, or are NULL.
//! Invariant: where nothing failed, valid lanes have the results of `evaluate::cast`.
//! Not here: the rules of conversions, which are those of the interpreter.

use super::{I64, Int, Lanes, Lowered, Lowering, both, is_within};
use crate::evaluate::{Rescale, whole_rule};
use crate::expression::CastMode;
use crate::types::{self, DataType};
use kernelsmith_dsl::{Mask, Vector};

impl<'k> Lowering<'k, '_> {
    pub(super) fn cast(
        &self,
        from: DataType,
        to: DataType,
        mode: CastMode,
        a: Lowered<'k>,
        live: Option<Mask<'k>>,
    ) -> Lowered<'k> {
        let valid = a.valid;
        let guard = both(live, valid);
        let done = |lanes| Lowered { lanes, valid };
        let divisor = |ty| if let DataType::Decimal { scale, .. } = ty { 10f64.powi(scale.into()) } else { 1.0 };
        match (a.lanes, to) {
            (Lanes::Int(a), DataType::Bool) => done(Lanes::Bool(a.vector.ne(0))),
            (Lanes::Float32(a), DataType::Bool) => done(Lanes::Bool(a.ne(0.0))),
            (Lanes::Float64(a), DataType::Bool) => done(Lanes::Bool(a.ne(0.0))),
            (Lanes::Bool(a), DataType::Float32) => done(Lanes::Float32(a.select(1.0f32, 0.0f32))),
            (Lanes::Bool(a), DataType::Float64) => done(Lanes::Float64(a.select(1.0f64, 0.0f64))),
            (Lanes::Bool(a), _) => done(Lanes::Int(Int { vector: a.select(1i64, 0i64), low: 0, high: 1 })),
            (Lanes::Int(a), DataType::Float64) if types::is_decimal(from) => {
                done(Lanes::Float64(a.vector.cast::<f64>() / divisor(from)))
            }
            (Lanes::Int(a), DataType::Float32) if types::is_decimal(from) => {
                done(Lanes::Float32((a.vector.cast::<f64>() / divisor(from)).cast()))
            }
            (Lanes::Int(a), DataType::Float64) => done(Lanes::Float64(a.vector.cast())),
            (Lanes::Int(a), DataType::Float32) => done(Lanes::Float32(a.vector.cast())),
            (Lanes::Float32(a), DataType::Float64) => done(Lanes::Float64(a.cast())),
            (Lanes::Float64(a), DataType::Float32) => done(Lanes::Float32(a.cast())),
            (Lanes::Float32(a), _) => self.whole_of_float(a.cast(), to, mode, valid, guard),
            (Lanes::Float64(a), _) => self.whole_of_float(a, to, mode, valid, guard),
            (Lanes::Text(_), _) => unreachable!("`support` refuses conversions of text"),
            (Lanes::Int(a), _) => {
                let (rescale, allowed) = whole_rule(from, to);
                let scaled = self.rescaled(rescale, a, guard);
                self.fitted(scaled, to, allowed, mode, valid, guard)
            }
        }
    }

    fn rescaled(&self, rescale: Rescale, a: Int<'k>, guard: Option<Mask<'k>>) -> Int<'k> {
        let small = |number: i128| number <= 1i128 << 60;
        match rescale {
            Rescale::Multiply(1) => a,
            Rescale::Multiply(factor) if small(factor) => self.product(a, self.constant(factor), guard),
            Rescale::Truncate(1) => a,
            Rescale::Truncate(divisor) if small(divisor) => {
                let vector = a.vector / self.k.splat(divisor as i64);
                Int { vector, low: a.low / divisor, high: a.high / divisor }
            }
            Rescale::Floor(divisor) if small(divisor) => {
                let by = self.k.splat(divisor as i64);
                let quotient = a.vector / by;
                let has_less = (quotient * by).gt(a.vector);
                let vector = has_less.select(quotient - 1i64, quotient);
                Int { vector, low: a.low.div_euclid(divisor), high: a.high.div_euclid(divisor) }
            }
            Rescale::Round(divisor) if small(divisor) => {
                let by = self.k.splat(divisor as i64);
                let quotient = a.vector / by;
                let rest = a.vector - quotient * by;
                let half = (divisor / 2) as i64;
                let up = rest.ge(half).select(quotient + 1i64, quotient);
                let vector = rest.le(-half).select(quotient - 1i64, up);
                Int { vector, low: a.low / divisor - 1, high: a.high / divisor + 1 }
            }
            _ => {
                self.fail(self.all(), guard);
                a
            }
        }
    }

    /// A number in the limits of a type: lanes outside of them fail, or are NULL.
    fn fitted(
        &self,
        a: Int<'k>,
        to: DataType,
        allowed: (i128, i128),
        mode: CastMode,
        valid: Option<Mask<'k>>,
        guard: Option<Mask<'k>>,
    ) -> Lowered<'k> {
        // Numbers between the limits of code and those of the type need the interpreter.
        let (low, high) = (allowed.0.max(I64.0), allowed.1.min(I64.1));
        if mode == CastMode::Checked || is_within((a.low, a.high), (low, high)) {
            return Lowered { lanes: Lanes::Int(self.limited(a, (low, high), guard)), valid };
        }
        let is_unsigned_64 = to == DataType::UInt64 && a.high > I64.1;
        if is_unsigned_64 {
            self.fail(self.all(), guard);
        }
        let mut fits = self.all();
        if a.low < low {
            fits = fits & a.vector.ge(low as i64);
        }
        if a.high > high {
            fits = fits & a.vector.le(high as i64);
        }
        let lanes = Lanes::Int(self.int(a.vector, (a.low.max(low), a.high.min(high))));
        // Lanes that are NULL keep numbers outside of the limits; later checks exclude them.
        Lowered { lanes, valid: both(valid, Some(fits)) }
    }

    fn whole_of_float(
        &self,
        a: Vector<'k, f64>,
        to: DataType,
        mode: CastMode,
        valid: Option<Mask<'k>>,
        guard: Option<Mask<'k>>,
    ) -> Lowered<'k> {
        let whole = match to {
            DataType::Decimal { scale, .. } => {
                let scaled = a * 10f64.powi(scale.into());
                // Half away from zero; the difference is exact.
                let whole = scaled.trunc();
                let rest = scaled - whole;
                let up = rest.ge(0.5).select(whole + 1.0, whole);
                rest.le(-0.5).select(whole - 1.0, up)
            }
            _ => a.trunc(),
        };
        let (_, allowed) = whole_rule(DataType::Int128, to);
        // 2^63 is exact.
        let end = 9_223_372_036_854_775_808.0f64;
        let fits = whole.ge(-end) & whole.lt(end);
        let number = self.int(whole.cast::<i64>(), I64);
        if mode == CastMode::OrNull && is_within(allowed, I64) {
            let fitted = self.fitted(number, to, allowed, mode, valid, guard);
            return Lowered { lanes: fitted.lanes, valid: both(fitted.valid, Some(fits)) };
        }
        self.fail(!fits, guard);
        self.fitted(number, to, allowed, mode, valid, guard)
    }
}
