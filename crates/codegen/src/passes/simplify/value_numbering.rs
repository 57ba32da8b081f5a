//! The value-numbering table: values computed so far, by operation and operands, scoped by region.
//!
//! Invariant: an entry is found only while the region of its operation is open, so that the operation dominates the lookup.
//! An entry has 4 bytes, so that the table of a kernel with thousands of operations stays in L1D.

use crate::ops::refill;
use kernelsmith_ir::limits::MAX_OPS;
use kernelsmith_ir::{Function, Op, VReg};

/// Bits of an entry that hold the number of the operation; the others are part of its hash.
const OP_BITS: u32 = MAX_OPS.trailing_zeros();
/// An entry that holds nothing.
const EMPTY: u32 = u32::MAX;

/// Open-addressing hash table.
#[derive(Debug, Default)]
pub struct ValueTable {
    entries: Vec<u32>,
    /// By operation, the scope of its entry.
    scopes: Vec<u32>,
    /// By scope, whether it is open.
    is_open: Vec<bool>,
    open: Vec<u32>,
}

impl ValueTable {
    /// Empties the table and reserves space for `n_ops` entries.
    pub(super) fn reset(&mut self, n_ops: usize) {
        let size = (n_ops * 3 / 2).next_power_of_two().max(64);
        refill(&mut self.entries, size, EMPTY);
        refill(&mut self.scopes, n_ops, 0);
        self.is_open.clear();
        self.open.clear();
        self.open();
    }

    /// Enters a region.
    pub(super) fn open(&mut self) {
        self.open.push(self.is_open.len() as u32);
        self.is_open.push(true);
    }

    /// Leaves a region.
    pub(super) fn close(&mut self) {
        if self.open.len() > 1
            && let Some(scope) = self.open.pop()
        {
            self.is_open[scope as usize] = false;
        }
    }

    /// The register that already holds the value of `op`; if there is none, records that operation `at` computes it.
    #[inline]
    pub(super) fn find_or_insert(&mut self, func: &Function, seen: &[u32], at: u32, op: &Op) -> Option<VReg> {
        let (slot, tag, found) = self.look_up(func, seen, seen[at as usize], op);
        if found.is_none() {
            self.entries[slot] = tag | at;
            self.scopes[at as usize] = self.open.last().copied().unwrap_or(0);
        }
        found
    }

    /// The register that already holds the value of `op`.
    pub(super) fn find(&self, func: &Function, seen: &[u32], version: u32, op: &Op) -> Option<VReg> {
        self.look_up(func, seen, version, op).2
    }

    /// The slot of an operation or of its future entry, its tag, and the register that holds its value.
    #[inline(always)]
    fn look_up(&self, func: &Function, seen: &[u32], version: u32, op: &Op) -> (usize, u32, Option<VReg>) {
        let mask = self.entries.len() - 1;
        let hash = hash(op, version);
        let tag = hash & !((1 << OP_BITS) - 1);
        let mut slot = hash as usize & mask;
        loop {
            let entry = self.entries[slot];
            if entry == EMPTY {
                return (slot, tag, None);
            }
            let other = (entry & ((1 << OP_BITS) - 1)) as usize;
            if entry & !((1 << OP_BITS) - 1) == tag && same(&func.ops[other], op) && seen[other] == version {
                let is_open = self.is_open[self.scopes[other] as usize];
                // An insertion replaces a stale entry.
                return (slot, tag, is_open.then(|| func.ops[other].dst));
            }
            slot = (slot + 1) & mask;
        }
    }
}

/// Whether two operations are equal except for the register they define.
fn same(a: &Op, b: &Op) -> bool {
    a.code == b.code
        && a.ty == b.ty
        && a.args == b.args
        && a.imm == b.imm
        && a.aux == b.aux
        && a.mask == b.mask
        && a.pass == b.pass
        && a.flags == b.flags
}

fn hash(op: &Op, seen: u32) -> u32 {
    let mut h = u64::from(op.code as u8) | u64::from(op.ty.code()) << 8 | u64::from(op.aux) << 24;
    let mut mix = |x: u64| h = (h ^ x).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    mix(u64::from(op.args[0].0) | u64::from(op.args[1].0) << 32);
    mix(u64::from(op.args[2].0) | u64::from(op.mask.0) << 32);
    mix(op.imm as u64 ^ u64::from(seen) << 17);
    // The upper half of the product depends on all bits of `h`.
    (h.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as u32
}
