//! Records parts of dates and timestamps.
//!
//! In: lanes of days, or of units of time since 1970-01-01. Out: lanes of a part; NULL where Arrow cannot represent the year.
//! The calendar takes multiplications and shifts only: C. Neri and L. Schneider, Euclidean affine functions and their
//! application to calendar algorithms (2023), whose years start in March, too.
//! Invariant: valid lanes have the results of `evaluate::dates`.
//! Not here: conversions between dates and timestamps (see `cast`).

use super::{Int, Lanes, Lowered, Lowering, both, is_within};
use crate::evaluate::{DAYS_PER_ERA, EPOCH_FROM_MARCH, SECONDS_PER_DAY, YEARS, first_day_of, units_per_second};
use crate::expression::DatePart;
use crate::types::DataType;
use kernelsmith_dsl::Vector;

/// Eras that are added to a year, so that no number is negative, even in the week before the first day.
const ERAS: i64 = 657;
/// Days from the March that starts these eras to 1970-01-01.
const MARCH_TO_EPOCH: i64 = EPOCH_FROM_MARCH + ERAS * DAYS_PER_ERA;
/// Weeks that are added to a day, so that it is not negative either.
const WEEKS: i64 = 13_800_000;
/// More days than there are from the first of these eras or weeks to the end of the last year.
const MAX_DAYS: i128 = (2 * ERAS as i128 + 1) * DAYS_PER_ERA as i128;

/// A day of the calendar. Years are `ERAS` eras later.
struct Day<'k> {
    year: Vector<'k, i64>,
    month: Vector<'k, i64>,
    day: Vector<'k, i64>,
}

/// The factor and the shift that divide numbers from 0 to `high`: products fit in 63 bits.
fn reciprocal(high: i128, divisor: i64) -> Option<(i64, i64)> {
    let divisor = i128::from(divisor);
    (0..63).find_map(|shift| {
        let power = 1i128 << shift;
        let factor = (power + divisor - 1) / divisor;
        // The factor exceeds the quotient of the power by less than this part of it, which the shift must hide.
        let is_exact = (factor * divisor - power) * high < power;
        (is_exact && factor * high < 1 << 63).then_some((factor as i64, shift))
    })
}

impl<'k> Lowering<'k, '_> {
    /// The quotient and the remainder of numbers that are not negative.
    fn divided(&self, a: Int<'k>, divisor: i64) -> [Int<'k>; 2] {
        let quotient = match reciprocal(a.high, divisor) {
            Some((factor, shift)) => (a.vector * factor) >> shift,
            None => a.vector / self.k.splat(divisor),
        };
        let remainder = a.vector - quotient * divisor;
        let by = i128::from(divisor);
        let int = |vector, high| Int { vector, low: 0, high };
        [int(quotient, a.high / by), int(remainder, a.high.min(by - 1))]
    }

    /// The quotient, towards negative infinity, and the remainder of numbers that are less than 2^50 times the divisor.
    fn floored(&self, a: Int<'k>, divisor: i64) -> [Int<'k>; 2] {
        // Three roundings to 53 bits change the quotient by less than 1, so that the remainder tells which of three numbers
        // it is.
        let near = (a.vector.cast::<f64>() * (1.0 / divisor as f64)).floor().cast::<i64>();
        let rest = a.vector - near * divisor;
        let (is_less, is_more) = (rest.lt(0), rest.ge(divisor));
        let quotient = is_less.select(near - 1, is_more.select(near + 1, near));
        let remainder = is_less.select(rest + divisor, is_more.select(rest - divisor, rest));
        let by = i128::from(divisor);
        let quotient = Int { vector: quotient, low: a.low.div_euclid(by), high: a.high.div_euclid(by) };
        [quotient, Int { vector: remainder, low: 0, high: by - 1 }]
    }

    fn day_of(&self, days: Vector<'k, i64>) -> Day<'k> {
        let quarters = Int { vector: ((days + MARCH_TO_EPOCH) << 2) + 3, low: 3, high: 4 * MAX_DAYS };
        let [century, rest] = self.divided(quarters, DAYS_PER_ERA);
        // The quarters of the day in its century, times 2^32 / 1461: the upper half is the year.
        let scaled = (rest.vector | 3) * 2_939_745;
        let year_of_century = scaled >> 32;
        let of_year = Int { vector: scaled & 0xffff_ffff, low: 0, high: 0xffff_ffff };
        let [quarter_of_year, _] = self.divided(of_year, 2_939_745);
        let day_of_year = quarter_of_year.vector >> 2;
        // Months of 30.6 days on average, from the third one.
        let scaled = day_of_year * 2_141 + 197_913;
        let month = scaled >> 16;
        let of_month = Int { vector: scaled & 0xffff, low: 0, high: 0xffff };
        let [day, _] = self.divided(of_month, 2_141);
        let is_next_year = month.gt(12);
        let year = century.vector * 100 + year_of_century;
        Day {
            year: is_next_year.select(year + 1, year),
            month: is_next_year.select(month - 12, month),
            day: day.vector + 1,
        }
    }

    /// Days from 1970-01-01 to the first day of a year.
    fn first_day_of(&self, year: Vector<'k, i64>) -> Vector<'k, i64> {
        let before = Int { vector: year - 1, low: 0, high: i128::from(2 * ERAS + 1) * 400 };
        let [centuries, _] = self.divided(before, 100);
        let leap_days = (before.vector >> 2) - centuries.vector + (centuries.vector >> 2);
        before.vector * 365 + leap_days + (first_day_of(1) - ERAS * DAYS_PER_ERA)
    }

    pub(super) fn date_part(&self, part: DatePart, ty: DataType, operand: Lowered<'k>) -> Lowered<'k> {
        let Lowered { lanes: Lanes::Int(a), valid } = operand else {
            unreachable!("constructors check the type of the operand")
        };
        let (days, second) = match ty {
            DataType::Timestamp(unit) => {
                let per_second = units_per_second(unit);
                // A day has at least 86 400 units.
                let [days, units] = self.floored(a, SECONDS_PER_DAY * per_second);
                (days, Some((units, per_second)))
            }
            _ => (a, None),
        };
        let (first, last) = (first_day_of(*YEARS.start()), first_day_of(YEARS.end() + 1) - 1);
        let has_year = (!is_within((days.low, days.high), (first.into(), last.into())))
            .then(|| days.vector.ge(first) & days.vector.le(last));
        let days = has_year.map_or(days.vector, |has_year| has_year.select(days.vector, 0i64));
        let valid = both(valid, has_year);
        let second = || match second {
            Some((units, 1)) => units,
            Some((units, per_second)) => self.floored(units, per_second)[0],
            None => self.constant(0),
        };
        // 1970-01-01 was a Thursday: the fourth day after a Sunday, the third one after a Monday.
        let [since_sunday, since_monday] = [4, 3];
        let day_of_week = |days: Vector<'k, i64>, from: i64| {
            let [_, day] = self.divided(Int { vector: days + (7 * WEEKS + from), low: 0, high: MAX_DAYS }, 7);
            day.vector
        };
        let (result, low, high) = match part {
            DatePart::Year => {
                (self.day_of(days).year - ERAS * 400, i128::from(*YEARS.start()), i128::from(*YEARS.end()))
            }
            DatePart::Quarter => {
                let month = self.day_of(days).month;
                let [quarter, _] = self.divided(Int { vector: month + 2, low: 3, high: 14 }, 3);
                (quarter.vector, 1, 4)
            }
            DatePart::Month => (self.day_of(days).month, 1, 12),
            DatePart::Day => (self.day_of(days).day, 1, 31),
            DatePart::Week => {
                // The week is that of its Thursday.
                let thursday = days - day_of_week(days, since_monday) + 3;
                let day_of_year = thursday - self.first_day_of(self.day_of(thursday).year);
                let [week, _] = self.divided(Int { vector: day_of_year, low: 0, high: 365 }, 7);
                (week.vector + 1, 1, 53)
            }
            DatePart::DayOfWeek => (day_of_week(days, since_sunday), 0, 6),
            DatePart::DayOfYear => (days - self.first_day_of(self.day_of(days).year) + 1, 1, 366),
            DatePart::Hour => (self.divided(second(), 3_600)[0].vector, 0, 23),
            DatePart::Minute => {
                let [_, of_hour] = self.divided(second(), 3_600);
                (self.divided(of_hour, 60)[0].vector, 0, 59)
            }
            DatePart::Second => (self.divided(second(), 60)[1].vector, 0, 59),
        };
        Lowered { lanes: Lanes::Int(Int { vector: result, low, high }), valid }
    }
}
