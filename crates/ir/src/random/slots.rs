//! Stack slots of random functions.
//!
//! In: the generator. Out: slots, and loads and stores in them. A slot is a buffer, or consists of one to three scalars that are only
//! loaded and stored whole, which passes may keep in registers.
//! Invariant: the function writes a slot completely before it reads from it, so no result depends on the first contents.
//! The slots of a seed do not depend on the state of the generator: functions without slots are those that other versions
//! generated.

use super::{Generator, Rng};
use crate::builder::MemRef;
use crate::ops::{Cond, ElemSet};
use crate::types::Type;

/// A stack slot.
#[derive(Clone, Copy, Debug)]
pub(super) struct RandomSlot {
    number: u32,
    bytes: u32,
    align: u32,
    /// The type of its scalars; `None` for a buffer.
    scalar: Option<Type>,
}

impl RandomSlot {
    /// The slot's number, a type of an atomic access, and the displacement of an aligned place for it.
    pub(super) fn atomic_place(self, rng: &mut Rng, wanted: Type) -> Option<(u32, Type, i64)> {
        let ty = self.scalar.unwrap_or(wanted);
        let size = ty.elem().bytes();
        if !ElemSet::SIZED.contains(ty.elem()) || self.align < size || self.bytes < size {
            return None;
        }
        Some((self.number, ty, rng.below((self.bytes / size) as usize) as i64 * i64::from(size)))
    }
}

impl Generator {
    /// Adds slots to one of three functions, and initialises them.
    pub(super) fn add_slots(&mut self) {
        let mut rng = Rng::new(self.options.seed ^ 0x510f);
        if !self.options.memory || !rng.one_in(3) {
            return;
        }
        for _ in 0..1 + rng.below(4) {
            let is_scalar = rng.one_in(2);
            let align = 1 << rng.below(7);
            let word = if self.options.words { Type::U32 } else { Type::U64 };
            let (bytes, scalar) = if is_scalar {
                let ty = Type::scalar(rng.pick(&self.types).elem());
                (ty.elem().bytes() * (1 + rng.below(3) as u32), Some(ty))
            } else {
                let most = if self.options.control { 256 } else { 8 };
                // The last word may be followed by bytes that nothing accesses.
                (8 * (1 + rng.below(most) as u32) + rng.below(8) as u32, None)
            };
            let number = self.b.slot(bytes, align);
            let base = self.b.slot_addr(number);
            match scalar {
                Some(ty) => {
                    for at in (0..bytes).step_by(ty.elem().bytes() as usize) {
                        let value = self.b.constant(ty, super::value(&mut rng, ty.elem()));
                        self.b.store(ty, MemRef::at(base).disp(at.into()), value);
                    }
                }
                None => {
                    let value = self.b.constant(word, rng.bits());
                    self.fill(base, word, bytes / word.elem().bytes(), value);
                }
            }
            let bytes = if is_scalar { bytes } else { bytes & !7 };
            self.slots.push(RandomSlot { number, bytes, align, scalar });
        }
    }

    /// Stores a word and its multiples `n` times.
    fn fill(&mut self, base: crate::VReg, word: Type, n: u32, value: crate::VReg) {
        let bytes = word.elem().bytes();
        if !self.options.control || n <= 4 {
            for at in 0..n {
                self.b.store(word, MemRef::at(base).disp(i64::from(at * bytes)), value);
            }
            return;
        }
        let (counter, current) = (self.b.var(Type::INDEX), self.b.var(word));
        let (start, one, end) =
            (self.b.int(Type::INDEX, 0), self.b.int(Type::INDEX, 1), self.b.int(Type::INDEX, i64::from(n)));
        self.b.assign(counter, start);
        self.b.assign(current, value);
        self.b.loop_();
        let done = self.b.cmp(Cond::Ge, Type::INDEX, counter, end);
        self.b.break_if(1, done);
        self.b.store(word, MemRef::at(base).index(counter, bytes), current);
        let next = self.b.add(word, current, value);
        self.b.assign(current, next);
        let next = self.b.add(Type::INDEX, counter, one);
        self.b.assign(counter, next);
        self.b.end_loop();
    }

    /// A load or a store in a slot.
    pub(super) fn slot_access(&mut self) {
        let slot = self.rng.pick(&self.slots);
        let size_of = |ty: Type| ty.bits_on(1024) / 8;
        let mut ty = slot.scalar.unwrap_or_else(|| self.rng.pick(&self.types));
        if size_of(ty) > slot.bytes {
            ty = ty.lane_type();
        }
        let size = size_of(ty);
        let base = self.b.slot_addr(slot.number);
        let mut at = MemRef::at(base);
        let mut known = slot.align;
        if slot.scalar.is_some() {
            let disp = self.rng.below((slot.bytes / size) as usize) as u32 * size;
            at = at.disp(disp.into());
            known = if disp == 0 { known } else { known.min(1 << disp.trailing_zeros()) };
        } else {
            let mut room = slot.bytes - size;
            if room >= 7 * 8 && self.rng.one_in(2) {
                let (mask, index) = (self.b.int(Type::INDEX, 7), self.any(Type::INDEX));
                let index = self.b.and(Type::INDEX, index, mask);
                let scale = 1 << self.rng.below(4);
                at = at.index(index, scale);
                room -= 7 * 8;
                known = known.min(scale);
            }
            let disp = if self.rng.one_in(4) { room } else { self.rng.below(room as usize + 1) as u32 };
            at = at.disp(i64::from(disp));
            known = if disp == 0 { known } else { known.min(1 << disp.trailing_zeros()) };
        }
        if self.rng.one_in(2) {
            at = at.align(known);
        }
        if self.rng.one_in(2) {
            at = at.alias(100 + slot.number as u16);
        }
        if self.rng.one_in(2) {
            let reg = self.b.load(ty, at);
            self.pool.push((reg, ty));
        } else {
            let value = self.any(ty);
            let value = self.without_nan(ty, value);
            self.b.store(ty, at, value);
        }
    }
}
