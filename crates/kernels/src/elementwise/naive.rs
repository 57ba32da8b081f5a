//! The references: two nested loops each.

use super::{Data, Fill, Pairwise, Unary};
use crate::map::Arithmetic;

/// The reference for [`Fill`].
///
/// # Panics
/// If the slice is too short.
pub fn fill<T: Data>(spec: &Fill<T>, b: &mut [T]) {
    for column in 0..spec.n {
        for row in 0..spec.m {
            b[spec.b.at(row, column)] = T::from_work(T::Work::from_f64(spec.value));
        }
    }
}

/// The reference for [`Unary`].
///
/// # Panics
/// If a slice is too short.
pub fn unary<T: Data, U: Data<Work = T::Work>>(spec: &Unary<T, U>, a: &[T], b: &mut [U]) {
    for column in 0..spec.n {
        for row in 0..spec.m {
            let x = a[spec.a.at(row, column)].to_work();
            b[spec.b.at(row, column)] = U::from_work(spec.map.evaluate(x));
        }
    }
}

/// The reference for [`Pairwise`].
///
/// # Panics
/// If a slice is too short.
pub fn pairwise<T: Data, U: Data<Work = T::Work>>(spec: &Pairwise<T, U>, a: &[T], b: &[T], c: &mut [U]) {
    for column in 0..spec.n {
        for row in 0..spec.m {
            let (x, y) = (a[spec.a.at(row, column)].to_work(), b[spec.b.at(row, column)].to_work());
            c[spec.c.at(row, column)] = U::from_work(spec.function.evaluate(x, y));
        }
    }
}
