//! Statements on memory: contiguous scalars and vectors.
//!
//! In: slices of the signature, indices and positions from the pools. Out: loads and stores.
//! Not here: non-contiguous elements, numbers of other types (see `scattered`).

use super::values::one_of;
use super::{Recorder, Width};
use crate::types::{AnySlice, LaneElem, NumberElem, Reader, Ty, Writer, lane, number};
use kernelsmith::{LaneIndex, StridedIndex};
use kernelsmith_random::Rng;

/// Runs code with either kind of readable slice.
macro_rules! read {
    ($reader:expr, $slice:ident => $body:expr) => {
        match $reader {
            Reader::In($slice) => $body,
            Reader::InOut($slice) => $body,
            Reader::Array($slice) => $body,
        }
    };
}
/// Runs code with either kind of writable slice.
macro_rules! write {
    ($writer:expr, $slice:ident => $body:expr) => {
        match $writer {
            Writer::Out($slice) => $body,
            Writer::InOut($slice) => $body,
            Writer::Array($slice) => $body,
        }
    };
}
pub(super) use {read, write};

impl<'k> Recorder<'k> {
    /// A readable slice, with its index.
    pub(super) fn readable(&self, rng: &mut Rng) -> Option<(usize, AnySlice<'k>)> {
        self.slice(rng, |slice| !matches!(slice, AnySlice::Out(_)))
    }

    /// A writable slice, with its index.
    pub(super) fn writable(&self, rng: &mut Rng) -> Option<(usize, AnySlice<'k>)> {
        self.slice(rng, |slice| !matches!(slice, AnySlice::In(_)))
    }

    fn slice(&self, rng: &mut Rng, fits: impl Fn(AnySlice<'k>) -> bool) -> Option<(usize, AnySlice<'k>)> {
        let slices = self.slices.borrow();
        let n = slices.iter().filter(|slice| fits(**slice)).count();
        let wanted = rng.below(n);
        slices.iter().copied().enumerate().filter(|(_, slice)| fits(*slice)).nth(wanted)
    }

    /// A local array, of any type and often of a length near that of a vector.
    pub(super) fn array(&self, rng: &mut Rng) {
        let known = rng.choose(&self.slices.borrow()).map(AnySlice::ty);
        let ty = known.filter(|_| !rng.one_in(4)).unwrap_or_else(|| Ty::number(rng));
        let n = match rng.below(4) {
            0 => rng.below(300),
            1 => rng.pick(&[1, 4, 8, 16, 32]),
            _ => 1 + rng.below(24),
        };
        number!(ty, T => {
            let array = self.k.array::<T>(n);
            let number = self.slices.borrow().len();
            self.say(|| format!("slice {number}: an array of {n} {ty:?}"));
            self.slices.borrow_mut().push(AnySlice::Array(T::erase_array(array)));
        });
    }

    pub(super) fn load(&self, rng: &mut Rng) {
        if rng.one_in(6) {
            return self.guarded(rng);
        }
        let Some((number_of, slice)) = self.readable(rng) else { return };
        number!(slice.ty(), T => if let Some(reader) = <T as NumberElem>::reader(slice) {
            self.load_of::<T>(rng, number_of, reader);
        });
    }

    fn load_of<T: NumberElem>(&self, rng: &mut Rng, number: usize, reader: Reader<'k, T>) {
        let (index, further) = (self.index(rng), self.displacement(rng));
        let way = rng.below(8);
        if let Some(n) = self.required_len(rng) {
            self.say(|| format!("slice {number}: at least {n} elements"));
            match reader {
                Reader::In(slice) => _ = slice.require_len(n),
                Reader::InOut(slice) => _ = slice.require_len(n),
                Reader::Array(_) => {}
            }
        }
        let value = read!(reader, slice => match way {
            0..=1 => slice.get(index),
            2..=4 => slice.load((index, further)),
            5 => slice.load(index),
            6 => slice.load_checked((index, further)),
            _ => slice.load(rng.below(9) as isize),
        });
        self.say(|| format!("{value:?} = slice {number}: load {way} at {index:?}, {further}"));
        self.keep(value);
    }

    /// A load or store under a comparison of its index with a part of the length, which may make a check unnecessary.
    fn guarded(&self, rng: &mut Rng) {
        let Some((number_of, slice)) = self.readable(rng) else { return };
        number!(slice.ty(), T => if let Some(reader) = <T as NumberElem>::reader(slice) {
            self.guarded_of::<T>(rng, number_of, reader);
        });
    }

    fn guarded_of<T: NumberElem>(&self, rng: &mut Rng, number: usize, reader: Reader<'k, T>) {
        let len = read!(reader, slice => slice.len());
        let index = match rng.below(3) {
            0 => self.expr::<u8>(rng).to_index(),
            1 => self.expr::<u32>(rng).to_index(),
            _ => self.index(rng),
        };
        let factor = rng.pick(&[1, 1, 2, 3, 8]);
        let beyond = usize::from(rng.one_in(6));
        let further = rng.below(factor as usize + beyond) as isize;
        let end = if rng.one_in(2) { len / factor } else { (len - further) / factor };
        let (is_inverted, is_split) = (rng.one_in(3), rng.one_in(3));
        self.say(|| format!("slice {number}: load at {index:?} * {factor} + {further} if below {end:?}"));
        let loaded = self.k.var(T::from_bits(0));
        let access = || loaded.set(read!(reader, slice => slice.load((index * factor, further))));
        if is_inverted {
            self.k.if_(index.lt(0) | index.ge(end), || loaded.set(T::from_bits(1))).else_(access);
        } else if is_split {
            self.k.if_(index.ge(0), || _ = self.k.if_(index.le(end - 1), access));
        } else {
            self.k.if_(index.ge(0) & index.lt(end), access);
        }
        self.keep(loaded.get());
    }

    /// Sometimes a number of elements that every call must have.
    fn required_len(&self, rng: &mut Rng) -> Option<usize> {
        if !rng.one_in(10) {
            return None;
        }
        Some(if self.is_wild && rng.one_in(8) { rng.pick(&[0, 256, usize::MAX, 1 << 63]) } else { rng.below(20) })
    }

    pub(super) fn store(&self, rng: &mut Rng) {
        let Some((number_of, slice)) = self.writable(rng) else { return };
        number!(slice.ty(), T => if let Some(writer) = <T as NumberElem>::writer(slice) {
            self.store_of::<T>(rng, number_of, writer);
        });
    }

    fn store_of<T: NumberElem>(&self, rng: &mut Rng, number: usize, writer: Writer<'k, T>) {
        let (index, further) = (self.index(rng), self.displacement(rng));
        let value = self.any_number::<T>(rng);
        let way = rng.below(8);
        if let Some(n) = self.required_len(rng) {
            self.say(|| format!("slice {number}: at least {n} elements"));
            match writer {
                Writer::Out(slice) => _ = slice.require_len(n),
                Writer::InOut(slice) => _ = slice.require_len(n),
                Writer::Array(_) => {}
            }
        }
        self.say(|| format!("slice {number}: store {way} at {index:?}, {further}: {value:?}"));
        write!(writer, slice => match way {
            0..=2 => slice.store(index, value),
            3..=5 => slice.store((index, further), value),
            6 => slice.store_checked((index, further), value),
            _ => slice.store(rng.below(9) as isize, value),
        });
    }

    /// A vector position, not added to the pool.
    pub(super) fn place(&self, rng: &mut Rng) -> (LaneIndex<'k>, Width) {
        let known = one_of(rng, &self.places.borrow(), Some);
        match known {
            Some((place, width)) if !rng.one_in(4) => (self.moved_place(rng, place), width),
            _ => {
                let lanes = self.fixed_count(rng);
                let index = self.index(rng);
                let place = self.k.fixed_lanes(lanes).at(index);
                self.say(|| format!("a place of {lanes} lanes at {index:?}"));
                (self.cut_place(rng, place, lanes), Width::Fixed(lanes))
            }
        }
    }

    fn fixed_count(&self, rng: &mut Rng) -> u32 {
        if rng.one_in(8) { rng.pick(&[32, 32, 64, 128]) } else { rng.pick(&[2, 4, 8, 8, 16]) }
    }

    /// Sometimes restricts a position to its first lanes.
    fn cut_place(&self, rng: &mut Rng, place: LaneIndex<'k>, lanes: u32) -> LaneIndex<'k> {
        if rng.one_in(2) {
            return place;
        }
        let n = match rng.below(6) {
            0 => self.k.index(lanes as isize + rng.between(-1, 1) as isize),
            1 => self.k.index(lanes as isize / 2 + rng.between(-1, 1) as isize),
            2 => self.k.index(self.displacement(rng)),
            _ => self.index(rng),
        };
        self.say(|| format!("of that the first {n:?}"));
        place.first(n)
    }

    fn moved_place(&self, rng: &mut Rng, place: LaneIndex<'k>) -> LaneIndex<'k> {
        match rng.below(10) {
            0..=3 => place,
            4..=5 => {
                let by = self.displacement(rng);
                self.say(|| format!("the place, {by} further"));
                place + by
            }
            6 => {
                let by = self.displacement(rng);
                self.say(|| format!("the place, {by} back"));
                place - by
            }
            7 => {
                let by = self.index(rng);
                self.say(|| format!("the place, {by:?} further"));
                place + by
            }
            8 => {
                let by = self.index(rng);
                self.say(|| format!("the place in a row at {by:?}"));
                place.at_row(by)
            }
            _ => {
                let by = self.index(rng);
                self.say(|| format!("the place, {by:?} back"));
                place - by
            }
        }
    }

    pub(super) fn new_place(&self, rng: &mut Rng) {
        let position = self.place(rng);
        if rng.one_in(4) {
            self.keep(position.0.index());
        }
        self.places.borrow_mut().push(position);
    }

    /// Sometimes a stride.
    fn stride(&self, rng: &mut Rng) -> Option<u32> {
        if !rng.one_in(4) {
            return None;
        }
        if self.is_wild && rng.one_in(6) {
            return Some(rng.pick(&[0, 1, u32::MAX, 1 << 31, (1 << 31) - 1, 1 << 30, 1 << 16]));
        }
        Some(rng.pick(&[0, 1, 2, 2, 3, 3, 4, 5, 7, 8, 9, 16]))
    }

    fn strided(&self, rng: &mut Rng, place: LaneIndex<'k>, stride: u32) -> StridedIndex<'k> {
        let strided = place.strided(stride);
        match rng.below(5) {
            0..=1 => strided,
            2..=3 => strided + self.displacement(rng),
            _ if rng.one_in(2) => strided.at_row(self.index(rng)),
            _ => strided - self.displacement(rng),
        }
    }

    pub(super) fn vector_load(&self, rng: &mut Rng) {
        let Some((number_of, slice)) = self.readable(rng) else { return };
        lane!(slice.ty(), T => if let Some(reader) = <T as NumberElem>::reader(slice) {
            self.vector_load_of::<T>(rng, number_of, reader);
        });
    }

    fn vector_load_of<T: LaneElem>(&self, rng: &mut Rng, number: usize, reader: Reader<'k, T>) {
        let (place, width) = self.place(rng);
        let checked = rng.one_in(6);
        let vector = match self.stride(rng) {
            Some(stride) => {
                let at = self.strided(rng, place, stride);
                self.say(|| format!("slice {number}: load of each {stride}th, checked {checked}"));
                read!(reader, slice => if checked { slice.load_checked(at) } else { slice.load(at) })
            }
            None => {
                self.say(|| format!("slice {number}: load of a vector, checked {checked}"));
                read!(reader, slice => if checked { slice.load_checked(place) } else { slice.load(place) })
            }
        };
        self.keep_vector(vector, width);
    }

    pub(super) fn vector_store(&self, rng: &mut Rng) {
        let Some((number_of, slice)) = self.writable(rng) else { return };
        lane!(slice.ty(), T => if let Some(writer) = <T as NumberElem>::writer(slice) {
            self.vector_store_of::<T>(rng, number_of, writer);
        });
    }

    fn vector_store_of<T: LaneElem>(&self, rng: &mut Rng, number: usize, writer: Writer<'k, T>) {
        let (place, width) = self.place(rng);
        let way = rng.below(8);
        if rng.one_in(8) {
            let value = self.expr::<T>(rng);
            self.say(|| format!("slice {number}: store of a scalar in a vector"));
            return write!(writer, slice => slice.store(place, value));
        }
        let value = self.vector_of::<T>(rng, width);
        if let Some(stride) = self.stride(rng) {
            let at = self.strided(rng, place, stride);
            if rng.one_in(2) {
                let n = rng.pick(&[0, 1, 2, 2, 2, 3, 4, 4, 4, 8, 8, 16]);
                let vectors: Vec<_> = (0..n).map(|_| self.vector_of::<T>(rng, width)).collect();
                self.say(|| format!("slice {number}: transposed store to each {stride}th, {vectors:?}"));
                return write!(writer, slice => slice.store_transposed(at, &vectors));
            }
            self.say(|| format!("slice {number}: store {way} to each {stride}th, {value:?}"));
            return write!(writer, slice => if way == 6 { slice.store_checked(at, value) } else { slice.store(at, value) });
        }
        self.say(|| format!("slice {number}: store {way} of a vector {value:?}"));
        write!(writer, slice => match way {
            0..=5 => slice.store(place, value),
            6 => slice.store_checked(place, value),
            _ => slice.store_streaming(place, value),
        });
    }
}
