//! The columns of a batch as arguments.
//!
//! In: a batch that suits the code. Out: the bytes of its columns in the order of the plan, whole or in part.
//! Invariant: an argument has the bytes of exactly its rows; views are those that Arrow allows.
//! Not here: other arguments, calls (see `call`).

use super::lower::view_words;
use super::plan::Plan;
use crate::batch::{Batch, Bits, Data, pack};
use crate::evaluate::{Values, Vector, load};
use kernelsmith_rows::INLINE_BYTES;
use std::borrow::Cow;
use std::ops::Range;

/// The size of a view.
const VIEW_BYTES: usize = 16;

/// The bits behind a text of each length in a view.
const BEHIND: [u128; INLINE_BYTES + 1] = {
    let mut all = [0; INLINE_BYTES + 1];
    let mut len = 0;
    while len < INLINE_BYTES {
        all[len] = u128::MAX << (32 + 8 * len);
        len += 1;
    }
    all
};

/// The bytes of a column or of a bitmap.
pub(super) struct Input<'b> {
    bytes: Cow<'b, [u8]>,
    bits_per_row: usize,
}

impl Input<'_> {
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The bytes of some rows, of which the first is a multiple of 8.
    pub(super) fn part(&self, rows: Range<usize>) -> &[u8] {
        &self.bytes[rows.start * self.bits_per_row / 8..(rows.end * self.bits_per_row).div_ceil(8)]
    }

    /// The bytes of some rows, then zeros up to `n` rows.
    pub(super) fn padded(&self, rows: Range<usize>, n: usize) -> Vec<u8> {
        let mut padded = vec![0; (n * self.bits_per_row).div_ceil(8)];
        let first_bit = rows.start * self.bits_per_row;
        let bytes = &self.bytes[first_bit / 8..(rows.end * self.bits_per_row).div_ceil(8)];
        if first_bit.is_multiple_of(8) {
            padded[..bytes.len()].copy_from_slice(bytes);
        } else {
            let bits = Bits::new(bytes, first_bit % 8).aligned(rows.len());
            padded[..bits.len()].copy_from_slice(&bits);
        }
        padded
    }
}

/// Whether a view is one that Arrow allows: no bytes behind a short text, a long text that is in a buffer and starts with
/// the bytes in the view.
fn is_valid_view(view: &[u8; VIEW_BYTES], buffers: &[&[u8]]) -> bool {
    let (words, _) = view.as_chunks::<4>();
    let [len, _, buffer, start] = [0, 1, 2, 3].map(|at| u32::from_ne_bytes(words[at]) as usize);
    if len <= INLINE_BYTES {
        return u128::from_le_bytes(*view) & BEHIND[len] == 0;
    }
    let text = buffers.get(buffer).and_then(|buffer| buffer.get(start..)?.get(..len));
    text.is_some_and(|text| text[..4] == view[4..8])
}

/// Whether all views that are not NULL are valid. Code compares the bytes of views, which are those of the texts then.
fn has_valid_views(views: &[u8], buffers: &[&[u8]], validity: Option<Bits<'_>>) -> bool {
    let (views, _) = views.as_chunks::<VIEW_BYTES>();
    let is_null = |row: usize| validity.is_some_and(|validity| !validity.get(row));
    views.iter().enumerate().all(|(row, view)| is_valid_view(view, buffers) || is_null(row))
}

/// The columns in the order of the plan; `None` if one has unexpected NULLs, or invalid views.
pub(super) fn inputs<'b>(plan: &Plan, batch: &'b Batch<'_>) -> Option<Vec<Input<'b>>> {
    let rows = batch.rows();
    let mut inputs = Vec::new();
    let bitmap = |bits: Bits<'b>| match bits.parts() {
        (bytes, 0) => Cow::Borrowed(&bytes[..rows.div_ceil(8)]),
        _ => Cow::Owned(bits.aligned(rows)),
    };
    for (number, params) in &plan.columns {
        let column = &batch.columns()[*number];
        let mut validity = column.validity().map(bitmap);
        let (bytes, bits_per_row) = match column.data() {
            Data::Bits(bits) => (bitmap(bits), 1),
            Data::Values(bytes) => {
                let size = crate::types::value_bytes(params.ty).unwrap_or(1);
                (Cow::Borrowed(&bytes[..rows * size]), 8 * size)
            }
            Data::Views { views, buffers } => {
                let views = &views[..rows * VIEW_BYTES];
                if !column.has_checked_views() && !has_valid_views(views, buffers, column.validity()) {
                    return None;
                }
                (Cow::Borrowed(views), 8 * VIEW_BYTES)
            }
            _ => {
                // Other layouts of text become views; a dictionary may have NULLs itself.
                let vector = load(column);
                validity = vector.valid.as_ref().map(|valid| Cow::Owned(pack(valid)));
                (Cow::Owned(views(&vector)), 8 * VIEW_BYTES)
            }
        };
        inputs.push(Input { bytes, bits_per_row });
        let validity = match (params.validity, validity) {
            (Some(_), Some(bits)) => Some(bits),
            (Some(_), None) => Some(Cow::Owned(vec![0xff; rows.div_ceil(8)])),
            (None, Some(_)) => return None,
            (None, None) => None,
        };
        inputs.extend(validity.map(|bytes| Input { bytes, bits_per_row: 1 }));
    }
    Some(inputs)
}

fn views(vector: &Vector<'_>) -> Vec<u8> {
    let Values::Text(texts) = &vector.values else { return Vec::new() };
    texts.iter().flat_map(|text| view_words(text)).flat_map(i64::to_ne_bytes).collect()
}
