//! The table of values computed so far, by operation and operands, scoped by region.
//!
//! Invariant: an entry is found only while the region it was made in is still open, so that its operation dominates.

use kernelsmith_ir::{Function, Op, VReg};

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    round: u32,
    hash: u32,
    op: u32,
    scope: u32,
}

/// Open-addressing hash table with generations instead of clearing.
#[derive(Debug, Default)]
pub struct ValueTable {
    entries: Vec<Entry>,
    round: u32,
    /// Whether each scope made so far is open.
    is_open: Vec<bool>,
    open: Vec<u32>,
}

impl ValueTable {
    /// Empties the table and makes room for `n_ops` entries.
    pub(super) fn reset(&mut self, n_ops: usize) {
        let size = (n_ops * 2).next_power_of_two().max(64);
        if self.entries.len() < size {
            self.entries.clear();
            self.entries.resize(size, Entry::default());
            self.round = 0;
        }
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.entries.fill(Entry::default());
            self.round = 1;
        }
        self.is_open.clear();
        self.open.clear();
        self.open();
    }

    /// Enters a region.
    pub(super) fn open(&mut self) {
        self.open.push(self.is_open.len() as u32);
        self.is_open.push(true);
    }

    /// Leaves it.
    pub(super) fn close(&mut self) {
        if self.open.len() > 1
            && let Some(scope) = self.open.pop()
        {
            self.is_open[scope as usize] = false;
        }
    }

    /// The register that holds the value of `op` already; else notes that operation `at` computes it.
    pub(super) fn find_or_insert(&mut self, func: &Function, seen: &[u32], at: u32, op: &Op) -> Option<VReg> {
        let mask = self.entries.len() - 1;
        let hash = hash(op, seen[at as usize]);
        let scope = self.open.last().copied().unwrap_or(0);
        let mut slot = hash as usize & mask;
        loop {
            let entry = self.entries[slot];
            if entry.round != self.round {
                break;
            }
            if entry.hash == hash {
                let earlier = &func.ops[entry.op as usize];
                if same(earlier, op) && seen[entry.op as usize] == seen[at as usize] {
                    if self.is_open[entry.scope as usize] {
                        return Some(earlier.dst);
                    }
                    break; // stale: this one takes its place
                }
            }
            slot = (slot + 1) & mask;
        }
        self.entries[slot] = Entry { round: self.round, hash, op: at, scope };
        None
    }
}

/// Equal but for the register they define.
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
    (h >> 32) as u32
}
