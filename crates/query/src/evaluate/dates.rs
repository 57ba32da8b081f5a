//! Parts of dates and timestamps in the proleptic Gregorian calendar.
//!
//! In: days, or units of time since 1970-01-01. Out: a part as an integer.
//! Invariant: exact for all days; NULL for years that Arrow cannot represent.
//! Not here: conversions between dates and timestamps (see `cast`).

use super::cast::{SECONDS_PER_DAY, units_per_second};
use super::{Values, Vector};
use crate::expression::DatePart;
use crate::types::DataType;

/// The years that Arrow can represent.
pub(crate) const YEARS: std::ops::RangeInclusive<i64> = -262_143..=262_142;
/// Days from 0000-03-01 to 1970-01-01.
pub(crate) const EPOCH_FROM_MARCH: i64 = 719_468;
/// Days of 400 years.
pub(crate) const DAYS_PER_ERA: i64 = 146_097;

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Day {
    year: i64,
    month: i64,
    day: i64,
}

/// Years count from March here, so that a leap day is the last day of a year; 400 years are an era.
fn day_of(days: i64) -> Day {
    let shifted = days + EPOCH_FROM_MARCH;
    let (era, day_of_era) = (shifted.div_euclid(DAYS_PER_ERA), shifted.rem_euclid(DAYS_PER_ERA));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    Day { year: year_of_era + era * 400 + i64::from(month <= 2), month, day }
}

/// Days from 1970-01-01 to the first day of a year.
pub(crate) const fn first_day_of(year: i64) -> i64 {
    let before = year - 1;
    let leap_days = before.div_euclid(4) - before.div_euclid(100) + before.div_euclid(400);
    365 * before + leap_days - (365 * 1_969 + 477)
}

/// The week of ISO 8601: that of the Thursday in the same week, counted in its year.
fn week_of(days: i64) -> i64 {
    // 1970-01-01 was a Thursday; weeks start on Mondays.
    let thursday = days - (days + 3).rem_euclid(7) + 3;
    (thursday - first_day_of(day_of(thursday).year)) / 7 + 1
}

/// A part of the day that is `days` after 1970-01-01, at second `second`; `None` if Arrow cannot represent the year.
fn part_of_days(part: DatePart, days: i64, second: i64) -> Option<i64> {
    let day = day_of(days);
    if !YEARS.contains(&day.year) {
        return None;
    }
    Some(match part {
        DatePart::Year => day.year,
        DatePart::Quarter => (day.month + 2) / 3,
        DatePart::Month => day.month,
        DatePart::Week => week_of(days),
        DatePart::Day => day.day,
        DatePart::DayOfWeek => (days + 4).rem_euclid(7),
        DatePart::DayOfYear => days - first_day_of(day.year) + 1,
        DatePart::Hour => second / 3_600,
        DatePart::Minute => second / 60 % 60,
        DatePart::Second => second % 60,
    })
}

pub(super) fn part<'a>(part: DatePart, ty: DataType, operand: Vector<'a>) -> Vector<'a> {
    let Values::Int(values) = &operand.values else { unreachable!("constructors check the type of the operand") };
    let unit = if let DataType::Timestamp(unit) = ty { Some(units_per_second(unit)) } else { None };
    let mut valid = operand.valid.clone();
    let mut results = Vec::with_capacity(values.len());
    for (row, &value) in values.iter().enumerate() {
        let (days, second) = match unit {
            None => (value, 0),
            Some(units) => {
                let seconds = value.div_euclid(units);
                (seconds.div_euclid(SECONDS_PER_DAY), seconds.rem_euclid(SECONDS_PER_DAY))
            }
        };
        let result = part_of_days(part, days, second);
        if result.is_none() && operand.is_valid(row) {
            valid.get_or_insert_with(|| vec![true; values.len()])[row] = false;
        }
        results.push(result.unwrap_or(0));
    }
    Vector { values: Values::Int(results), valid }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts days one by one, over more than an era before and after 1970.
    #[test]
    fn parts_equal_those_of_a_counted_calendar() {
        let is_leap = |year: i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let (mut year, mut month, mut day) = (1600, 1, 1);
        let mut day_of_year = 1;
        // 1600-01-01 was a Saturday, in week 52 of 1599.
        let (mut day_of_week, mut week) = (6, 52);
        let start = -135_140;
        for days in start..start + 400 * 366 {
            let part = |part| part_of_days(part, days, 0).expect("a year in range");
            assert_eq!(
                (part(DatePart::Year), part(DatePart::Month), part(DatePart::Day)),
                (year, month, day),
                "{days}"
            );
            assert_eq!(part(DatePart::DayOfYear), day_of_year, "{year}-{month}-{day}");
            assert_eq!(part(DatePart::DayOfWeek), day_of_week, "{year}-{month}-{day}");
            assert_eq!(part(DatePart::Week), week, "{year}-{month}-{day}");
            assert_eq!(part(DatePart::Quarter), (month - 1) / 3 + 1);
            let lengths = [31, if is_leap(year) { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
            (day, day_of_year, day_of_week) = (day + 1, day_of_year + 1, (day_of_week + 1) % 7);
            if day > lengths[month as usize - 1] {
                (day, month) = (1, month + 1);
            }
            if month > 12 {
                (month, year, day_of_year) = (1, year + 1, 1);
            }
            if day_of_week == 1 {
                // A week belongs to the year of its Thursday: the first one has January 4.
                let is_first = (month == 1 && day <= 4) || (month == 12 && day >= 29);
                week = if is_first { 1 } else { week + 1 };
            }
        }
    }

    #[test]
    fn times_before_1970_count_forward() {
        let ty = DataType::Timestamp(crate::types::TimeUnit::Milli);
        let operand = Vector { values: Values::Int(vec![-1]), valid: None };
        let part = |of| match part(of, ty, operand.clone()).values {
            Values::Int(values) => values[0],
            _ => unreachable!("parts are integers"),
        };
        let parts =
            [DatePart::Year, DatePart::Month, DatePart::Day, DatePart::Hour, DatePart::Minute, DatePart::Second];
        assert_eq!(parts.map(part), [1969, 12, 31, 23, 59, 59]);
    }

    #[test]
    fn years_out_of_range_are_null() {
        for (days, is_null) in
            [(i64::from(i32::MAX), true), (i64::from(i32::MIN), true), (95_026_236, false), (95_026_237, true)]
        {
            assert_eq!(part_of_days(DatePart::Year, days, 0).is_none(), is_null, "{days}");
        }
    }
}
