//! The contents of data caches: who sees a store, and when.
//!
//! In: the accesses of a core to main memory, flushes, invalidations. Out: bytes, and the lines that reach main memory.
//! The model: the threads of a core share a cache of whole lines. The caches of all cores agree about coherent memory; of a
//! non-coherent region, each core has its own copies of lines. A line reaches main memory, which the host sees, when it is
//! flushed, or with each store if the core writes through. No line is replaced by another one: nothing becomes visible by
//! chance.
//! Not here: hits and misses (`timing`), instructions, which are fetched from main memory.

use std::collections::BTreeMap;

/// Bytes of a line.
pub(crate) const LINE_BYTES: usize = 64;
/// Number of non-coherent regions of a core.
pub(crate) const REGIONS: usize = 8;
/// Set in the register of CPU settings: stores also write main memory.
pub(crate) const WRITE_THROUGH: u32 = 1 << 31;

/// The contents of the data caches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Caches {
    /// Not modelled: all cores and the host see each store at once.
    #[default]
    Invisible,
    /// The host sees what was flushed.
    WriteBack,
    /// The host sees each store at once; copies of non-coherent lines become stale all the same.
    WriteThrough,
}

/// A line, and whether main memory lacks its last store.
#[derive(Clone, Debug)]
struct Line {
    bytes: [u8; LINE_BYTES],
    is_dirty: bool,
}

/// The cached lines of all cores, seen by the core that executes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contents {
    /// Of coherent memory, by address.
    coherent: BTreeMap<u32, Line>,
    /// Of non-coherent regions, by core and address.
    own: BTreeMap<(u32, u32), Line>,
    core: u32,
    /// The core's regions, as it wrote them.
    regions: [u32; REGIONS],
    writes_through: bool,
}

impl Contents {
    /// Accesses are those of this core from now on.
    pub(crate) fn enter(&mut self, core: u32, regions: [u32; REGIONS], settings: u32) {
        (self.core, self.regions, self.writes_through) = (core, regions, settings & WRITE_THROUGH != 0);
    }

    /// Forgets all lines.
    pub(crate) fn clear(&mut self) {
        self.coherent.clear();
        self.own.clear();
    }

    /// Whether the address is in one of the core's non-coherent regions: units of 4 MiB, the last one included.
    fn is_own(&self, address: u32) -> bool {
        let unit = address >> 22;
        let holds = |region: u32| region & 1 != 0 && (region >> 11 & 0x3ff..=region >> 1 & 0x3ff).contains(&unit);
        self.regions.iter().any(|region| holds(*region))
    }

    /// The cached line, or a new one with what main memory holds.
    fn line(&mut self, address: u32, memory: &[u8; LINE_BYTES]) -> &mut Line {
        let (at, is_own) = (line_of(address), self.is_own(address));
        let new = Line { bytes: *memory, is_dirty: false };
        if is_own { self.own.entry((self.core, at)).or_insert(new) } else { self.coherent.entry(at).or_insert(new) }
    }

    /// Reads bytes of one line; `memory` is what main memory holds.
    pub(crate) fn read<const N: usize>(&mut self, address: u32, memory: &[u8; LINE_BYTES]) -> [u8; N] {
        let first = address as usize % LINE_BYTES;
        let line = self.line(address, memory);
        std::array::from_fn(|at| line.bytes[first + at])
    }

    /// Writes bytes of one line; whether main memory gets them, too.
    pub(crate) fn write(&mut self, address: u32, bytes: &[u8], memory: &[u8; LINE_BYTES]) -> bool {
        let (first, writes_through) = (address as usize % LINE_BYTES, self.writes_through);
        let line = self.line(address, memory);
        line.bytes[first..first + bytes.len()].copy_from_slice(bytes);
        line.is_dirty |= !writes_through;
        writes_through
    }

    /// The line with this address, if main memory must get it.
    pub(crate) fn flush(&mut self, address: u32) -> Option<(u32, [u8; LINE_BYTES])> {
        let at = line_of(address);
        let line = if self.is_own(address) { self.own.get_mut(&(self.core, at)) } else { self.coherent.get_mut(&at) };
        let line = line.filter(|line| line.is_dirty)?;
        line.is_dirty = false;
        Some((at, line.bytes))
    }

    /// Forgets the line with this address, and stores to it that were not flushed.
    pub(crate) fn invalidate(&mut self, address: u32) {
        let at = line_of(address);
        if self.is_own(address) {
            self.own.remove(&(self.core, at))
        } else {
            self.coherent.remove(&at)
        };
    }
}

/// The address of the line that holds an address.
pub(crate) fn line_of(address: u32) -> u32 {
    address & !(LINE_BYTES as u32 - 1)
}
