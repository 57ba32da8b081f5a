//! After the scan: sorts the edits, shares spill slots, counts.
//!
//! During the scan each spilled vreg has its own slot. Here vregs whose live ranges do not overlap share a slot if size and
//! alignment agree: intervals are visited in order of their start, and ended intervals free their slots.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::Scan;
use super::edges::SCRATCH_SLOTS;
use crate::allocation::{Alloc, Edit, EditKind, Loc, SlotId, SlotInfo};
use crate::moves::Step;

/// Scratch of this stage.
#[derive(Default)]
pub(super) struct Work {
    pub(super) steps: Vec<Step>,
    order: Vec<(u32, u32)>,
    ends: BinaryHeap<Reverse<(u32, u32)>>,
    free: Vec<u32>,
    slot_of: Vec<u32>,
    merged: Vec<Edit>,
}

#[cfg(test)]
impl Work {
    pub(super) fn capacity(&self) -> usize {
        let slots = self.order.capacity() + self.ends.capacity() + self.free.capacity() + self.slot_of.capacity();
        slots + self.steps.capacity() + self.merged.capacity()
    }
}

impl Scan<'_> {
    pub(super) fn finish(&mut self) {
        self.merge_edits();
        if !self.st.spilled.is_empty() || !self.st.scratch.is_empty() {
            self.share_slots();
        }
        self.count();
    }

    /// Merges the late stores into the edits of the scan, which are sorted; after the edits at the same point.
    fn merge_edits(&mut self) {
        let stores = &mut self.st.stores;
        if stores.is_empty() {
            return;
        }
        stores.sort_unstable_by_key(|edit| (edit.at, store_slot(edit)));
        let merged = &mut self.st.finish.merged;
        merged.clear();
        merged.reserve(stores.len() + self.out.edits.len());
        let mut late = stores.iter().peekable();
        for edit in &self.out.edits {
            while let Some(store) = late.next_if(|store| store.at < edit.at) {
                merged.push(*store);
            }
            merged.push(*edit);
        }
        merged.extend(late);
        core::mem::swap(merged, &mut self.out.edits);
    }

    fn share_slots(&mut self) {
        let st = &mut *self.st;
        let work = &mut st.finish;
        let info = |class: crate::ClassId| {
            let class = &self.env.classes[class.idx()];
            SlotInfo { size: class.spill_size, align: class.spill_align }
        };
        let slots = &mut self.out.slots;
        work.order.clear();
        work.order.extend(
            st.spilled.iter().enumerate().map(|(id, &vreg)| (self.live.vregs[vreg as usize].first_def, id as u32)),
        );
        work.order.sort_unstable();
        work.ends.clear();
        work.free.clear();
        work.slot_of.clear();
        work.slot_of.resize(st.spilled.len(), 0);
        for &(start, id) in &work.order {
            while let Some(&Reverse((end, slot))) = work.ends.peek() {
                if end >= 2 * start || self.apart {
                    break;
                }
                work.ends.pop();
                work.free.push(slot);
            }
            let vreg = st.spilled[id as usize] as usize;
            let wanted = info(st.vregs[vreg].class);
            let slot = match work.free.iter().rposition(|&slot| slots[slot as usize] == wanted) {
                Some(idx) => work.free.swap_remove(idx),
                None => {
                    slots.push(wanted);
                    slots.len() as u32 - 1
                }
            };
            work.slot_of[id as usize] = slot;
            work.ends.push(Reverse((self.live.vregs[vreg].end, slot)));
        }
        let n_shared = slots.len() as u32;
        slots.extend(st.scratch.iter().map(|&class| info(class)));
        let renumber = |slot: SlotId| match slot.0.checked_sub(SCRATCH_SLOTS) {
            Some(scratch) => SlotId(n_shared + scratch),
            None => SlotId(work.slot_of[slot.idx()]),
        };
        for edit in &mut self.out.edits {
            if let EditKind::Move { from, to, .. } = &mut edit.kind {
                for loc in [from, to] {
                    if let Loc::Slot(slot) = loc {
                        *slot = renumber(*slot);
                    }
                }
            }
        }
        for alloc in self.out.allocs.iter_mut().filter(|alloc| alloc.is_memory()) {
            if let Some(Loc::Slot(slot)) = alloc.loc() {
                *alloc = Alloc::slot(renumber(slot));
            }
        }
    }

    fn count(&mut self) {
        let stats = &mut self.out.stats;
        for edit in &self.out.edits {
            match edit.kind {
                EditKind::Remat { .. } => stats.remats += 1,
                EditKind::Move { to: Loc::Slot(_), .. } => stats.spills += 1,
                EditKind::Move { from: Loc::Reg(_), .. } => stats.moves += 1,
                EditKind::Move { .. } => stats.reloads += 1,
            }
        }
        stats.folds = self.out.allocs.iter().map(|alloc| u32::from(alloc.is_memory())).sum();
    }
}

fn store_slot(edit: &Edit) -> u32 {
    match edit.kind {
        EditKind::Move { to: Loc::Slot(slot), .. } => slot.0,
        _ => 0,
    }
}
