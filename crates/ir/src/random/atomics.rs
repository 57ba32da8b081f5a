//! Atomic accesses and fences of random functions.
//!
//! In: the generator. Out: accesses of the output and of stack slots, at aligned addresses, with every order, and fences.
//! Not here: other threads, so that the results are those of plain accesses.

use super::{FINAL_STORES, Generator};
use crate::builder::MemRef;
use crate::op::{Op, VReg};
use crate::ops::{ElemSet, Opcode};
use crate::order::Order;
use crate::types::{Elem, Type};

impl Generator {
    /// Appends an atomic access or a fence.
    pub(super) fn atomic(&mut self) {
        if self.rng.one_in(8) {
            let fences = [Opcode::Fence, Opcode::FenceAcquire, Opcode::FenceRelease, Opcode::FenceSignal];
            let fence = self.rng.pick(&fences);
            self.b.push(Op::marker(fence));
            return;
        }
        let elems: Vec<Elem> = Elem::ALL.into_iter().filter(|&elem| ElemSet::SIZED.contains(elem)).collect();
        let mut ty = Type::scalar(self.rng.pick(&elems));
        let slot = if self.slots.is_empty() { None } else { Some(self.rng.pick(&self.slots)) };
        let address = match slot.and_then(|slot| slot.atomic_place(&mut self.rng, ty)) {
            Some((number, scalar, disp)) => {
                ty = scalar;
                let base = self.b.slot_addr(number);
                if disp == 0 { base } else { self.b.addr(MemRef::at(base).disp(disp)) }
            }
            None => {
                let size = ty.elem().bytes();
                let mut at = MemRef::at(self.out);
                // Together with an index that is less than 64.
                let disp = self.rng.below(FINAL_STORES / size as usize - 64) as i64 * i64::from(size);
                at = at.disp(disp);
                if self.rng.one_in(2) {
                    let (mask, index) = (self.b.int(Type::INDEX, 63), self.any(Type::INDEX));
                    at = at.index(self.b.and(Type::INDEX, index, mask), size);
                }
                self.b.addr(at)
            }
        };
        let order = self.rng.pick(&Order::ALL);
        let reg = match self.rng.below(5) {
            0 => self.b.atomic_load(ty, address, order),
            1 => {
                let value = self.any(ty);
                return self.b.atomic_store(ty, address, value, order);
            }
            2 => {
                let value = self.any(ty);
                self.b.exchange(ty, address, value, order)
            }
            3 => {
                let value = self.any(ty);
                self.b.fetch_add(ty, address, value, order)
            }
            _ => {
                let expected = if self.rng.one_in(2) { self.b.load(ty, MemRef::at(address)) } else { self.any(ty) };
                let values: [VReg; 2] = [expected, self.any(ty)];
                self.b.compare_exchange(ty, address, values, order)
            }
        };
        self.pool.push((reg, ty));
    }
}
