//! Compiled parts of dates compared with the interpreter, whose calendar is counted day by day in its own test.

use crate::compilers::every_width;
use kernelsmith::Jit;
use kernelsmith::query::random::Rng;
use kernelsmith::query::*;

const ROWS: usize = 8_192;

/// Compares all parts of values of a type, in code that must not leave them to the interpreter.
fn check(jit: &Jit, ty: DataType, bytes: &[u8], cell: usize) {
    let parts = DatePart::ALL.map(|part| Expression::column(0, ty).date_part(part).unwrap());
    let pipeline = Pipeline::new(None, Output::Project(parts.into())).unwrap();
    let code = jit.pipeline(&pipeline, &Layout { nullable: Vec::new(), max_groups: 0 }).unwrap();
    for bytes in bytes.chunks(ROWS * cell) {
        let rows = bytes.len() / cell;
        let column = Column::new(ty, rows, Data::Values(bytes), None).unwrap();
        let batch = Batch::new(rows, vec![column]).unwrap();
        let is = pipeline.project(&batch, Some(&code)).unwrap();
        let should = pipeline.project(&batch, None).unwrap();
        assert!(is.is_compiled, "{ty:?}");
        for ((part, is), should) in DatePart::ALL.iter().zip(&is.columns).zip(&should.columns) {
            for row in 0..rows {
                let (is, should) = (is.value(row), should.value(row));
                assert!(
                    is.is_same(&should),
                    "{part:?} of {ty:?} {:?}: {is:?}, {should:?}",
                    &bytes[row * cell..][..cell]
                );
            }
        }
    }
}

/// Every day of two eras around 1970, the days around the first and the last year that has a number, and random ones.
#[test]
fn parts_of_dates_equal_interpreted_ones() {
    let rng = &mut Rng::new(1);
    let mut days: Vec<i32> = (-146_097..146_097).collect();
    for end in [i32::MIN, -96_465_292, 95_026_236, i32::MAX] {
        days.extend((-800..800).map(|offset| end.saturating_add(offset)));
    }
    days.extend((0..100_000).map(|_| (rng.bits() as i32) >> rng.below(8)));
    let bytes: Vec<u8> = days.iter().flat_map(|day| day.to_ne_bytes()).collect();
    for jit in every_width() {
        check(&jit, DataType::Date, &bytes, 4);
    }
}

/// The units around starts of days, hours and minutes, near and far; the ends of the type.
#[test]
fn parts_of_timestamps_equal_interpreted_ones() {
    let rng = &mut Rng::new(2);
    for unit in [TimeUnit::Second, TimeUnit::Milli, TimeUnit::Micro, TimeUnit::Nano] {
        let per_second: i64 = match unit {
            TimeUnit::Second => 1,
            TimeUnit::Milli => 1_000,
            TimeUnit::Micro => 1_000_000,
            TimeUnit::Nano => 1_000_000_000,
        };
        let mut values: Vec<i64> = Vec::new();
        for _ in 0..20_000 {
            let near = rng.bits() as i64 >> (14 + rng.below(45));
            let start = near.saturating_mul(per_second * rng.pick(&[1, 60, 3_600, 86_400, 86_400 * 365]));
            values.extend([-1, 0, 1].map(|offset| start.saturating_add(offset)));
            values.push(rng.bits() as i64);
        }
        for end in [i64::MIN, -96_465_292 * 86_400, 95_026_237 * 86_400, 0, i64::MAX] {
            let end = end.saturating_mul(per_second);
            values.extend((-1_000..1_000).map(|offset| end.saturating_add(offset)));
        }
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_ne_bytes()).collect();
        for jit in every_width() {
            check(&jit, DataType::Timestamp(unit), &bytes, 8);
        }
    }
}
