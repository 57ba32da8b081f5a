//! The code arena: pooled sub-allocation of code memory, shared by all threads.
//!
//! In: a number of bytes. Out: a `Draft`, exclusive and writable, which becomes a `Placed`, shared and executable;
//! dropping either gives the bytes back, filled with trap instructions.
//! Invariants: a block lies in one region and starts at a multiple of 64 bytes; the bytes of a block have one owner; a
//! region is unmapped only when no block is left in it; the sum of the regions never exceeds `max_bytes`.
//! Not here: what the bytes mean (see `block`), how memory is mapped (see `pages`).
//!
//! Regions double in size as the arena grows, so that their number stays logarithmic; one empty region is kept, further
//! ones go back to the system. Copying code and filling with traps happen outside the lock. Memory that was never
//! used is zero, not trap bytes: filling it in advance would touch pages nobody needs.

use std::fmt;
use std::ptr::{self, NonNull};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::error::ExecError;
use crate::freelist::{FreeList, MAX_GRANULES};
use crate::host;
use crate::pages::{self, Mapping, Region};

/// Blocks start at multiples of this many bytes (a cache line), or of a page where pages are toggled.
pub const BLOCK_ALIGN: usize = 64;

/// No single region grows beyond this.
const MAX_REGION_BYTES: usize = 1 << 30;

/// Which mapping an arena uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MappingPolicy {
    /// Dual if the system allows it, else toggled pages. Decided once, when the arena is made.
    Auto,
    /// Exactly this one, or an error.
    Only(Mapping),
}

/// How an arena is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArenaOptions {
    /// Size of the first region; rounded up to pages.
    pub initial_bytes: usize,
    /// Limit of all regions together.
    pub max_bytes: usize,
    /// How memory is mapped.
    pub mapping: MappingPolicy,
}

impl ArenaOptions {
    /// 256 KiB at first, at most 1 GiB, mapped as the system allows.
    pub const fn new() -> ArenaOptions {
        ArenaOptions { initial_bytes: 256 << 10, max_bytes: 1 << 30, mapping: MappingPolicy::Auto }
    }
}

impl Default for ArenaOptions {
    fn default() -> ArenaOptions {
        ArenaOptions::new()
    }
}

/// How much an arena holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArenaUsage {
    /// Bytes of all regions.
    pub mapped_bytes: usize,
    /// Bytes of the blocks in use, with rounding.
    pub used_bytes: usize,
    /// Number of regions.
    pub n_regions: usize,
    /// Number of blocks in use.
    pub n_blocks: usize,
}

/// Code memory: a cheap, shared handle. The memory goes away with the last handle and the last block.
#[derive(Clone)]
pub struct CodeArena {
    shared: Arc<Shared>,
}

struct Shared {
    options: ArenaOptions,
    mapping: Mapping,
    granule_bytes: usize,
    state: Mutex<State>,
}

struct State {
    /// Slots are reused, so that a block can name its region by position.
    slots: Vec<Option<Slot>>,
    mapped_bytes: usize,
    used_bytes: usize,
    n_blocks: usize,
}

struct Slot {
    region: Region,
    free: FreeList,
}

/// A run that was taken, and where it is.
struct Found {
    slot: usize,
    granule: usize,
    rw: NonNull<u8>,
    rx: NonNull<u8>,
}

impl CodeArena {
    /// Makes an arena and maps its first region, which also decides how memory is mapped.
    pub fn new(options: ArenaOptions) -> Result<CodeArena, ExecError> {
        let first = |mapping| {
            let granule_bytes = granule_bytes(mapping);
            let state = State { slots: Vec::new(), mapped_bytes: 0, used_bytes: 0, n_blocks: 0 };
            let shared = Shared { options, mapping, granule_bytes, state: Mutex::new(state) };
            shared.lock().grow(&shared, granule_bytes)?;
            Ok(CodeArena { shared: Arc::new(shared) })
        };
        match options.mapping {
            MappingPolicy::Only(mapping) => first(mapping),
            MappingPolicy::Auto if !host::aliases::are_seen() => first(Mapping::Toggled),
            MappingPolicy::Auto => match first(Mapping::Dual) {
                Err(ExecError::Mapping { .. } | ExecError::Unsupported { .. }) => first(Mapping::Toggled),
                decided => decided,
            },
        }
    }

    /// How this arena maps its memory.
    pub fn mapping(&self) -> Mapping {
        self.shared.mapping
    }

    /// What the arena holds at this moment.
    pub fn usage(&self) -> ArenaUsage {
        let state = self.shared.lock();
        ArenaUsage {
            mapped_bytes: state.mapped_bytes,
            used_bytes: state.used_bytes,
            n_regions: state.slots.iter().flatten().count(),
            n_blocks: state.n_blocks,
        }
    }

    /// Takes `len > 0` writable bytes.
    pub(crate) fn draft(&self, len: usize) -> Result<Draft, ExecError> {
        let shared = &self.shared;
        let n_granules = len.div_ceil(shared.granule_bytes);
        let mut state = shared.lock();
        let found = match state.take(n_granules, shared.granule_bytes) {
            Some(found) => found,
            None => {
                state.grow(shared, n_granules.saturating_mul(shared.granule_bytes))?;
                let found = state.take(n_granules, shared.granule_bytes);
                found.ok_or(ExecError::Unsupported { what: "a block of that many bytes" })?
            }
        };
        let capacity = n_granules * shared.granule_bytes;
        state.used_bytes += capacity;
        state.n_blocks += 1;
        drop(state);
        let Found { slot, granule, rw, rx } = found;
        let span = Span { arena: Arc::clone(shared), slot, granule, rw, rx, capacity };
        if shared.mapping == Mapping::Toggled {
            // SAFETY: the pages were just taken, nobody else knows them.
            unsafe { pages::make_writable(rw, capacity) }?;
        }
        Ok(Draft { span, len })
    }
}

impl fmt::Debug for CodeArena {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CodeArena").field("mapping", &self.mapping()).field("usage", &self.usage()).finish()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing between lock and unlock leaves the tables half changed, except a failed assertion in the free list,
        // after which reusing memory would be wrong: but then the asserting thread's block is merely lost.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn take(&mut self, n_granules: usize, granule_bytes: usize) -> Option<Found> {
        self.slots.iter_mut().enumerate().find_map(|(slot, entry)| {
            let Slot { region, free } = entry.as_mut()?;
            let granule = free.take(n_granules)?;
            let offset = granule * granule_bytes;
            Some(Found { slot, granule, rw: region.rw(offset), rx: region.rx(offset) })
        })
    }

    /// Maps one more region with room for `needed` bytes: as large as all so far together, if the limit allows.
    fn grow(&mut self, shared: &Shared, needed: usize) -> Result<(), ExecError> {
        let limit = shared.options.max_bytes;
        let full = ExecError::ArenaFull { requested: needed, mapped: self.mapped_bytes, limit };
        let page = pages::page_bytes();
        let round_up = |bytes: usize| bytes.checked_next_multiple_of(page);
        let needed = round_up(needed.max(1)).ok_or(full.clone())?;
        let room = limit.saturating_sub(self.mapped_bytes) / page * page;
        let region_limit = MAX_REGION_BYTES.min(MAX_GRANULES.saturating_mul(shared.granule_bytes));
        if needed > room.min(region_limit) {
            return Err(full);
        }
        let doubled = self.mapped_bytes.max(shared.options.initial_bytes);
        let len = round_up(doubled).unwrap_or(needed).min(region_limit).min(room).max(needed);
        let region = Region::map(len, shared.mapping)?;
        let free = FreeList::new(region.len() / shared.granule_bytes);
        self.mapped_bytes += len;
        let slot = Some(Slot { region, free });
        match self.slots.iter_mut().find(|slot| slot.is_none()) {
            Some(vacant) => *vacant = slot,
            None => self.slots.push(slot),
        }
        Ok(())
    }

    /// Gives a run back. Returns a region to unmap, outside the lock, if it became superfluous.
    fn give(&mut self, slot_idx: usize, granule: usize, capacity: usize) -> Option<Slot> {
        let slot = self.slots.get_mut(slot_idx)?.as_mut()?;
        slot.free.give(granule);
        self.used_bytes -= capacity;
        self.n_blocks -= 1;
        if !slot.free.is_empty() {
            return None;
        }
        let len = slot.region.len();
        // Of two empty regions the larger is kept: it serves whatever the smaller could.
        let other = self.slots.iter().enumerate().find_map(|(idx, slot)| match slot {
            Some(slot) if idx != slot_idx && slot.free.is_empty() => Some((idx, slot.region.len())),
            _ => None,
        });
        let (other_idx, other_len) = other?;
        let (idx, len) = if other_len < len { (other_idx, other_len) } else { (slot_idx, len) };
        self.mapped_bytes -= len;
        self.slots[idx].take()
    }
}

fn granule_bytes(mapping: Mapping) -> usize {
    match mapping {
        Mapping::Dual => BLOCK_ALIGN,
        Mapping::Toggled => pages::page_bytes(),
    }
}

/// A run of bytes with one owner. Dropping it fills it with traps and gives it back.
struct Span {
    arena: Arc<Shared>,
    slot: usize,
    granule: usize,
    rw: NonNull<u8>,
    rx: NonNull<u8>,
    capacity: usize,
}

// SAFETY: the pointers lead into a region that the arena keeps while this span exists, and are valid on every thread.
unsafe impl Send for Span {}
// SAFETY: through a shared span the memory is only read and executed.
unsafe impl Sync for Span {}

impl Drop for Span {
    fn drop(&mut self) {
        let toggled = self.arena.mapping == Mapping::Toggled;
        // SAFETY: the last owner is here, so nobody runs these pages.
        let writable = !toggled || unsafe { pages::make_writable(self.rw, self.capacity) }.is_ok();
        if writable {
            // SAFETY: `capacity` bytes at `rw` are writable and belong to this span.
            unsafe { ptr::write_bytes(self.rw.as_ptr(), host::TRAP_BYTE, self.capacity) };
        }
        if toggled {
            // On failure the pages stay as they are, never writable and executable; the next owner sets them again.
            // SAFETY: nobody writes there any more.
            let _ = unsafe { pages::make_executable(self.rw, self.capacity) };
        }
        let superfluous = self.arena.lock().give(self.slot, self.granule, self.capacity);
        drop(superfluous);
    }
}

/// Writable bytes that nobody can run yet.
pub(crate) struct Draft {
    span: Span,
    len: usize,
}

impl Draft {
    /// Where the bytes will run.
    pub(crate) fn address(&self) -> NonNull<u8> {
        self.span.rx
    }

    /// The bytes to fill; their contents are unspecified.
    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: the span is exclusive, writable while a draft, initialised by the system, and longer than `len`.
        unsafe { std::slice::from_raw_parts_mut(self.span.rw.as_ptr(), self.len) }
    }

    /// Ends writing: fills the rest with traps, makes the bytes executable and visible to instruction fetch.
    pub(crate) fn place(self) -> Result<Placed, ExecError> {
        let Draft { span, len } = self;
        // SAFETY: `len <= capacity`.
        let rest = unsafe { span.rw.add(len) };
        // SAFETY: from `len` to `capacity` the span is writable and exclusive.
        unsafe { ptr::write_bytes(rest.as_ptr(), host::TRAP_BYTE, span.capacity - len) };
        if span.arena.mapping == Mapping::Toggled {
            // SAFETY: no reference for writing is left, since `bytes_mut` borrowed the draft.
            unsafe { pages::make_executable(span.rw, span.capacity) }?;
        }
        // SAFETY: both views of the span are mapped for `capacity` bytes.
        unsafe { host::icache::publish(span.rw, span.rx, span.capacity) };
        Ok(Placed { span, len })
    }
}

/// Executable bytes that nobody can write any more.
pub(crate) struct Placed {
    span: Span,
    len: usize,
}

impl Placed {
    pub(crate) fn address(&self) -> NonNull<u8> {
        self.span.rx
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        // SAFETY: mapped readable for the life of the span, and never written while placed.
        unsafe { std::slice::from_raw_parts(self.span.rx.as_ptr(), self.len) }
    }
}

#[cfg(test)]
mod tests;
