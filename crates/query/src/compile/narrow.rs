//! Numbers of which 64 bits hold the sum.
//!
//! In: types. Out: whether valid numbers are narrow; how many bits they have, and how many a call may add.
//! Not here: what is accumulated in which way (see `plan`), checks that numbers are narrow (see `lower`).

use crate::types::DataType;

/// The bits of the magnitude of values whose sums need 64 bits in a call of [`NARROW_ROWS`] rows. Decimals of 15 digits have
/// no more.
pub(super) const NARROW_BITS: u32 = 50;
/// The rows of such a call, a multiple of all numbers of lanes: 2^13 values of 50 bits have a sum of 63 bits and a sign.
pub(super) const NARROW_ROWS: usize = 1 << (63 - NARROW_BITS);
/// The digits of decimals that have at most [`NARROW_BITS`] bits.
const NARROW_DIGITS: u8 = 15;

/// Whether valid numbers have at most [`NARROW_BITS`] bits.
pub(super) fn is_narrow(ty: DataType) -> bool {
    matches!(ty, DataType::Decimal { precision, .. } if precision <= NARROW_DIGITS)
}
