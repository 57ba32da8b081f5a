//! Statements on non-contiguous elements, and on numbers of another type than the slice's elements.
//!
//! In: slices, vectors of indices, masks. Out: gathers, scatters, expanding loads, compressing stores, accesses to
//! bytes and to bitmaps.
//! Not here: strided loads (see `memory`).

use super::memory::{read, write};
use super::{Recorder, Width};
use crate::types::{Elem, LaneElem, NumberElem, Reader, Ty, Writer, lane, number};
use kernelsmith::{BitmapWord, IndexLane, Vector};
use kernelsmith_random::Rng;

impl<'k> Recorder<'k> {
    pub(super) fn scattered(&self, rng: &mut Rng) {
        if rng.one_in(2) {
            let Some((_, slice)) = self.readable(rng) else { return };
            lane!(slice.ty(), T => if let Some(reader) = <T as NumberElem>::reader(slice) {
                self.gather_of::<T>(rng, reader);
            });
        } else {
            let Some((_, slice)) = self.writable(rng) else { return };
            lane!(slice.ty(), T => if let Some(writer) = <T as NumberElem>::writer(slice) {
                self.scatter_of::<T>(rng, writer);
            });
        }
    }

    /// A vector of indices, usually small enough to be inside of slices.
    fn indices<I: LaneElem + IndexLane>(&self, rng: &mut Rng) -> (Vector<'k, I>, Width) {
        let width = self.some_width(rng);
        let raw = self.vector_of::<I>(rng, width);
        let vector = match rng.below(8) {
            0 => raw,
            1 if self.is_wild => raw + self.k.value(I::from_bits(self.extreme(rng) as u64)),
            _ => raw & self.k.value(I::from_bits(rng.pick(&[0, 1, 3, 7, 7, 15]))),
        };
        (vector, width)
    }

    fn gather_of<T: LaneElem>(&self, rng: &mut Rng, reader: Reader<'k, T>) {
        match rng.below(3) {
            0 => {
                let (indices, width) = self.indices::<i32>(rng);
                self.say(|| format!("gather by {indices:?}"));
                self.keep_vector(read!(reader, slice => slice.gather(indices)), width);
            }
            1 => {
                let (indices, width) = self.indices::<i64>(rng);
                self.say(|| format!("gather by {indices:?}"));
                self.keep_vector(read!(reader, slice => slice.gather(indices)), width);
            }
            _ => {
                let width = self.some_width(rng);
                let (mask, at) = (self.mask_of(rng, width), self.index(rng));
                self.say(|| format!("expanding load at {at:?} by {mask:?}"));
                let (vector, count) = read!(reader, slice => slice.load_expanded(at, mask));
                self.keep_vector(vector, width);
                self.keep(count);
            }
        }
    }

    fn scatter_of<T: LaneElem>(&self, rng: &mut Rng, writer: Writer<'k, T>) {
        match rng.below(3) {
            0 => {
                let (indices, width) = self.indices::<i32>(rng);
                let value = self.vector_of::<T>(rng, width);
                self.say(|| format!("scatter by {indices:?}"));
                write!(writer, slice => slice.scatter(indices, value));
            }
            1 => {
                let (indices, _) = self.indices::<i64>(rng);
                let value = self.expr::<T>(rng);
                self.say(|| format!("scatter of a scalar by {indices:?}"));
                write!(writer, slice => slice.scatter(indices, value));
            }
            _ => {
                let width = self.some_width(rng);
                let (mask, at) = (self.mask_of(rng, width), self.index(rng));
                let value = self.vector_of::<T>(rng, width);
                self.say(|| format!("compressed store at {at:?} by {mask:?}"));
                let count = write!(writer, slice => slice.store_compressed(at, value, mask));
                self.keep(count);
            }
        }
    }

    /// A mask from a bitmap, or to one; whether there was a slice for it.
    fn bitmap<W: LaneElem + BitmapWord>(&self, rng: &mut Rng, number: usize, reader: Option<Reader<'k, W>>) -> bool {
        let Some(reader) = reader else { return false };
        let (place, width) = self.place(rng);
        match reader {
            Reader::InOut(slice) if rng.one_in(2) => {
                let mask = self.mask_of(rng, width);
                self.say(|| format!("slice {number}: store of a mask {mask:?}"));
                slice.store_mask(place, mask);
            }
            Reader::In(_) | Reader::InOut(_) => {
                self.say(|| format!("slice {number}: load of a mask"));
                let mask = match reader {
                    Reader::In(slice) => slice.load_mask(place),
                    Reader::InOut(slice) => slice.load_mask(place),
                    Reader::Array(_) => return false,
                };
                self.keep_mask(mask, width);
            }
            Reader::Array(_) => return false,
        }
        true
    }

    /// Accesses with another type than the elements. Does not read bits of floats that the program wrote.
    pub(super) fn bytes(&self, rng: &mut Rng) {
        if rng.one_in(2)
            && let Some((number_of, slice)) = self.readable(rng)
            && (self.bitmap(rng, number_of, u8::reader(slice)) || self.bitmap(rng, number_of, u64::reader(slice)))
        {
            return;
        }
        if rng.one_in(2) {
            let Some((number_of, slice)) = self.readable(rng) else { return };
            number!(slice.ty(), T => if let Some(reader) = <T as NumberElem>::reader(slice) {
                let is_written = matches!(reader, Reader::InOut(_));
                number!(Ty::number(rng), U => if !(is_written && T::TY.is_float()) {
                    self.read_of::<T, U>(rng, number_of, reader);
                });
            });
        } else {
            let Some((number_of, slice)) = self.writable(rng) else { return };
            number!(slice.ty(), T => if let Some(writer) = <T as NumberElem>::writer(slice) {
                number!(Ty::number(rng), U => self.write_of::<T, U>(rng, number_of, writer));
            });
        }
    }

    /// A random distance from an index: a `usize`.
    fn distance(&self, rng: &mut Rng) -> usize {
        if self.is_wild && rng.one_in(7) {
            let far = rng.pick(&[usize::MAX, usize::MAX / 2, 1 << 62, 1 << 31, 1 << 32, 1 << 28, usize::MAX - 7]);
            self.notes.numbers.borrow_mut().push(far as isize);
            return far;
        }
        rng.below(9)
    }

    fn read_of<T: NumberElem, U: NumberElem>(&self, rng: &mut Rng, number: usize, reader: Reader<'k, T>) {
        let (index, further) = (self.index(rng), self.distance(rng));
        self.say(|| format!("slice {number}: read {:?} at {index:?}, {further}", U::TY));
        let value = match reader {
            Reader::In(slice) => slice.read::<U>(index, further),
            Reader::InOut(slice) => slice.read::<U>(index, further),
            Reader::Array(_) => return,
        };
        self.keep(value);
    }

    fn write_of<T: NumberElem, U: NumberElem>(&self, rng: &mut Rng, number: usize, writer: Writer<'k, T>) {
        let (index, further) = (self.index(rng), self.distance(rng));
        let value = self.without_nan(self.expr::<U>(rng));
        self.say(|| format!("slice {number}: write {:?} at {index:?}, {further}", U::TY));
        match writer {
            Writer::Out(slice) => slice.write::<U>(index, further, value),
            Writer::InOut(slice) => slice.write::<U>(index, further, value),
            Writer::Array(_) => {}
        }
    }
}
