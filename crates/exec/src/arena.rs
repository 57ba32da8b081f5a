//! The code arena: sub-allocation of one reservation of code memory, shared by all threads.
//!
//! In: a number of bytes. Out: a `Draft`, exclusive, which becomes a `Placed`, shared and executable, when it is
//! filled; dropping either frees the bytes and fills them with trap instructions.
//! Invariants: a block starts at a multiple of 64 bytes; the bytes of a block have one owner; executable bytes outside
//! of blocks hold traps; the addresses are reserved once and the number of mappings is constant; the committed memory
//! never exceeds `max_bytes`.
//! Not here: the content of the bytes (see `block`), mapping of memory (see `pages`).
//!
//! Memory is committed in steps as blocks need it. If more than half of it is free at the end, it is returned to the
//! system, down to `initial_bytes`. Copying code and filling with traps happen outside the lock.

use std::fmt;
use std::ptr::NonNull;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::error::ExecError;
use crate::freelist::{FreeList, MAX_GRANULES};
use crate::host;
use crate::pages::{self, Mapping, Region};

/// Alignment of blocks in bytes (a cache line); a page if pages are toggled.
pub const BLOCK_ALIGN: usize = 64;

/// Minimum number of bytes to commit in one step, so that a step costs little compared with the page faults of its use.
const STEP_BYTES: usize = 256 << 10;

/// Maximum reservation in bytes; small under Miri, where reserved memory is allocated immediately.
const MAX_RESERVED: usize = if cfg!(miri) { 1 << 20 } else { 1 << 40 };

/// The choice of the mapping of an arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MappingPolicy {
    /// Written by the system if that is allowed, else per thread or toggled. Decided once, when the arena is created.
    Auto,
    /// Exactly this mapping, or an error.
    Only(Mapping),
}

/// Options of an arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArenaOptions {
    /// Bytes that are committed from the start and stay committed; rounded up to pages.
    pub initial_bytes: usize,
    /// The limit of committed memory, and the size of the reservation: addresses cost nothing. If the system has fewer
    /// addresses, as many as it has.
    pub max_bytes: usize,
    /// The mapping.
    pub mapping: MappingPolicy,
}

impl ArenaOptions {
    /// 256 KiB initially, at most 1 GiB, the mapping that the system allows.
    pub const fn new() -> ArenaOptions {
        ArenaOptions { initial_bytes: 256 << 10, max_bytes: 1 << 30, mapping: MappingPolicy::Auto }
    }
}

impl Default for ArenaOptions {
    fn default() -> ArenaOptions {
        ArenaOptions::new()
    }
}

/// Usage statistics of an arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArenaUsage {
    /// Reserved addresses, in bytes.
    pub reserved_bytes: usize,
    /// Committed memory, in bytes.
    pub mapped_bytes: usize,
    /// Size of the blocks in use in bytes, including rounding.
    pub used_bytes: usize,
    /// Maximum of `used_bytes` so far.
    pub peak_bytes: usize,
    /// Number of blocks in use.
    pub n_blocks: usize,
    /// Number of blocks allocated so far, including freed ones.
    pub n_allocated: u64,
}

/// Code memory: a cheap, shared handle. The memory is released with the last handle and the last block.
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
    region: Region,
    free: FreeList,
    used_bytes: usize,
    peak_bytes: usize,
    n_blocks: usize,
    n_allocated: u64,
}

impl CodeArena {
    /// Reserves the addresses of an arena and commits the first bytes; this also determines the mapping.
    pub fn new(options: ArenaOptions) -> Result<CodeArena, ExecError> {
        match options.mapping {
            MappingPolicy::Only(mapping) => CodeArena::mapped(options, mapping),
            MappingPolicy::Auto => {
                let mut refused = ExecError::Unsupported { feature: "executable memory" };
                for mapping in [Mapping::SystemWritten, Mapping::PerThread, Mapping::Toggled] {
                    match CodeArena::mapped(options, mapping) {
                        Err(error @ (ExecError::Mapping { .. } | ExecError::Unsupported { .. })) => refused = error,
                        decided => return decided,
                    }
                }
                Err(refused)
            }
        }
    }

    fn mapped(options: ArenaOptions, mapping: Mapping) -> Result<CodeArena, ExecError> {
        let page = pages::page_bytes();
        let granule_bytes = if mapping == Mapping::Toggled { page } else { BLOCK_ALIGN };
        let max_bytes =
            options.max_bytes.min(MAX_RESERVED).min(MAX_GRANULES.saturating_mul(granule_bytes)) / page * page;
        if max_bytes == 0 {
            let ArenaOptions { initial_bytes, max_bytes, .. } = options;
            return Err(ExecError::ArenaFull { requested: initial_bytes, mapped: 0, limit: max_bytes });
        }
        let initial_bytes = options.initial_bytes.clamp(page, max_bytes).next_multiple_of(page).min(max_bytes);
        let region = reserve(initial_bytes, max_bytes, mapping)?;
        let state = State { region, free: FreeList::new(), used_bytes: 0, peak_bytes: 0, n_blocks: 0, n_allocated: 0 };
        let shared = Shared { options, mapping, granule_bytes, state: Mutex::new(state) };
        shared.lock().commit(initial_bytes, granule_bytes)?;
        Ok(CodeArena { shared: Arc::new(shared) })
    }

    /// The mapping of this arena.
    pub fn mapping(&self) -> Mapping {
        self.shared.mapping
    }

    /// The current usage.
    pub fn usage(&self) -> ArenaUsage {
        let state = self.shared.lock();
        ArenaUsage {
            reserved_bytes: state.region.len(),
            mapped_bytes: state.region.committed(),
            used_bytes: state.used_bytes,
            peak_bytes: state.peak_bytes,
            n_blocks: state.n_blocks,
            n_allocated: state.n_allocated,
        }
    }

    /// Allocates `len > 0` bytes.
    pub(crate) fn draft(&self, len: usize) -> Result<Draft, ExecError> {
        let shared = &self.shared;
        let n_granules = len.div_ceil(shared.granule_bytes);
        let capacity = n_granules.saturating_mul(shared.granule_bytes);
        let mut state = shared.lock();
        let granule = match state.free.take(n_granules) {
            Some(granule) => granule,
            None => {
                state.grow(shared, capacity)?;
                state.free.take(n_granules).ok_or(ExecError::Unsupported { feature: "a block of that many bytes" })?
            }
        };
        state.used_bytes += capacity;
        state.peak_bytes = state.peak_bytes.max(state.used_bytes);
        state.n_blocks += 1;
        state.n_allocated += 1;
        let offset = granule * shared.granule_bytes;
        let start = state.region.at(offset);
        drop(state);
        Ok(Draft { span: Span { arena: Arc::clone(shared), granule, start, capacity }, len })
    }
}

/// Reserves as many addresses as the system allows, between `min_bytes` and `max_bytes` bytes.
fn reserve(min_bytes: usize, max_bytes: usize, mapping: Mapping) -> Result<Region, ExecError> {
    let page = pages::page_bytes();
    let mut len = max_bytes;
    loop {
        match Region::reserve(len, mapping) {
            Err(ExecError::Mapping { .. }) if len > min_bytes => len = (len / 2 / page * page).max(min_bytes),
            decided => return decided,
        }
    }
}

impl fmt::Debug for CodeArena {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CodeArena").field("mapping", &self.mapping()).field("usage", &self.usage()).finish()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic while the lock is held leaves the tables consistent, except for a failed assertion in the free list,
        // after which reuse of memory would be wrong; but then only the block of the panicking thread is lost.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Commits enough memory for a block of `needed` bytes, if the limit allows.
    fn grow(&mut self, shared: &Shared, needed: usize) -> Result<(), ExecError> {
        let (limit, mapped) = (shared.options.max_bytes, self.region.committed());
        let page = pages::page_bytes();
        let available = self.region.len() - mapped;
        let missing = needed.saturating_sub(self.free.trailing() * shared.granule_bytes);
        let missing = missing.checked_next_multiple_of(page).filter(|&missing| missing <= available);
        let missing = missing.ok_or(ExecError::ArenaFull { requested: needed, mapped, limit })?;
        self.commit(missing.max(STEP_BYTES).min(available), shared.granule_bytes)
    }

    fn commit(&mut self, len: usize, granule_bytes: usize) -> Result<(), ExecError> {
        self.region.commit(len)?;
        self.free.grow(len / granule_bytes);
        Ok(())
    }

    /// Frees a run, and returns memory to the system if more than half is free at the end.
    fn give(&mut self, shared: &Shared, granule: usize, capacity: usize) {
        self.free.give(granule);
        self.used_bytes -= capacity;
        self.n_blocks -= 1;
        let (page, mapped) = (pages::page_bytes(), self.region.committed());
        let trailing = self.free.trailing() * shared.granule_bytes;
        if trailing <= mapped / 2 {
            return;
        }
        // Keep twice the memory in use, and at least the initial memory.
        let keep = (2 * (mapped - trailing)).max(shared.options.initial_bytes).max(STEP_BYTES).next_multiple_of(page);
        // Small steps do not justify the system calls.
        if keep + STEP_BYTES <= mapped {
            let len = mapped - keep;
            self.free.shrink(len / shared.granule_bytes);
            // SAFETY: the granules at the end were free and have been removed from the list, so nobody uses them now or
            // later.
            unsafe { self.region.decommit(len) };
        }
    }
}

/// A run of bytes with one owner. Dropping it fills it with traps and frees it.
struct Span {
    arena: Arc<Shared>,
    granule: usize,
    start: NonNull<u8>,
    capacity: usize,
}

// SAFETY: the pointer is inside a region that the arena keeps while this span exists, and is valid on every thread.
unsafe impl Send for Span {}
// SAFETY: through a shared span, the memory is only read and executed.
unsafe impl Sync for Span {}

impl Drop for Span {
    fn drop(&mut self) {
        // On failure the old bytes stay, never writable and executable; nobody has their address, and the next owner
        // overwrites all of them.
        // SAFETY: this is the last owner, so nobody reads or runs these bytes, which are complete granules.
        let _ = unsafe { pages::write_traps(self.arena.mapping, self.start, self.capacity) };
        self.arena.lock().give(&self.arena, self.granule, self.capacity);
    }
}

/// Bytes that cannot run yet.
pub(crate) struct Draft {
    span: Span,
    len: usize,
}

impl Draft {
    /// The address where the bytes will run.
    pub(crate) fn address(&self) -> NonNull<u8> {
        self.span.start
    }

    /// A block full of traps, as the initial content for [`Draft::fill`].
    pub(crate) fn traps(&self) -> Vec<u8> {
        vec![host::TRAP_BYTE; self.span.capacity]
    }

    /// Copies bytes into the block, with the length of [`Draft::traps`], and makes them visible to instruction fetch.
    pub(crate) fn fill(self, bytes: &[u8]) -> Result<Placed, ExecError> {
        let Draft { span, len } = self;
        let Span { start, capacity, .. } = span;
        assert_eq!(bytes.len(), capacity, "a block is filled as a whole, so that nothing old is left in it");
        // SAFETY: only this draft uses the span, which consists of complete granules, and nobody runs it yet.
        unsafe { pages::write(span.arena.mapping, start, bytes) }?;
        // SAFETY: the span is mapped for `capacity` bytes.
        unsafe { host::icache::publish(start, capacity) };
        Ok(Placed { span, len })
    }
}

/// Executable bytes that are never written again.
pub(crate) struct Placed {
    span: Span,
    len: usize,
}

impl Placed {
    pub(crate) fn address(&self) -> NonNull<u8> {
        self.span.start
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        // SAFETY: mapped readable for the lifetime of the span, and never written while placed.
        unsafe { std::slice::from_raw_parts(self.span.start.as_ptr(), self.len) }
    }
}

#[cfg(test)]
mod tests;
