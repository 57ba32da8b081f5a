//! An estimate of the cycles that a program takes on the published hardware.
//!
//! In: the instructions of each thread in order, with their addresses. Out: the cycle of each thread, and the misses of each
//! core's caches.
//! The model: a thread issues an instruction when its operands and the old content of its result are ready, at most one
//! access of memory per two cycles; a result is ready after the measured latency; a taken branch refetches. The threads of a
//! core share its caches and its fetch, which reads a word per cycle, for one thread after the other, until a few wait in the
//! thread's queue; a taken branch discards those behind it. From one barrier to the next, the threads of a core take at least
//! a cycle for each word that was fetched and the misses of code, for which they wait together because they run the same code;
//! and at least the misses of data, which are served one after the other.
//! Invariant: the clock of a thread advances with every instruction.
//! Not here: the second level of cache: a miss costs a constant.

/// Cycles from a taken branch to the instruction at its target.
const TAKEN_BRANCH: u64 = 8;
/// Fetched instructions in the queue of a thread from which on the hardware description fetches no more for it.
const QUEUE: u64 = 3;
/// Cycles from an access of memory to the next one.
const ACCESS: u64 = 2;
/// Additional cycles of a miss: an assumption, because the memory of a board determines them.
const MISS: u64 = 40;

/// Sets, lines of a set, and bytes of a line of both caches: 8 KiB.
const SETS: usize = 32;
const WAYS: usize = 4;
const LINE_LOG2: u32 = 6;

/// The number of an operand that does not exist; registers are 0 to 63, vectors 64 to 127.
pub(crate) const NO_REGISTER: u8 = 128;
/// Registers, and a place for those that do not exist.
const PLACES: usize = 129;

/// The memory that an instruction accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Access {
    None,
    /// At the sum of a scalar register and a displacement.
    Main,
    Scratchpad,
}

/// The registers that an instruction reads and writes, and the latency of its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Needs {
    pub(crate) reads: [u8; 3],
    pub(crate) writes: u8,
    pub(crate) latency: u8,
    pub(crate) access: Access,
}

impl Needs {
    pub(crate) const NONE: Needs =
        Needs { reads: [NO_REGISTER; 3], writes: NO_REGISTER, latency: 0, access: Access::None };
}

/// A cache of which only the addresses count; the line that was used last is the first of its set.
#[derive(Clone, Debug)]
pub(crate) struct Cache {
    /// Numbers of lines plus one; 0 for none.
    sets: [[u32; WAYS]; SETS],
    pub(crate) misses: u32,
}

impl Cache {
    pub(crate) const EMPTY: Cache = Cache { sets: [[0; WAYS]; SETS], misses: 0 };

    /// Accesses a line; the additional cycles.
    #[inline]
    fn access(&mut self, address: u32) -> u64 {
        let line = address >> LINE_LOG2;
        let set = &mut self.sets[line as usize % SETS];
        if set[0] == line + 1 {
            return 0;
        }
        let way = set.iter().position(|known| *known == line + 1);
        set[..=way.unwrap_or(WAYS - 1)].rotate_right(1);
        set[0] = line + 1;
        if way.is_some() {
            return 0;
        }
        self.misses = self.misses.wrapping_add(1);
        MISS
    }
}

/// What the threads of a core share.
#[derive(Clone, Debug)]
pub(crate) struct Shared {
    pub(crate) instructions: Cache,
    pub(crate) data: Cache,
    /// Since `start`, the cycles of the fetch: words, and misses, for which threads wait together that run the same code; and
    /// the time of misses of data, which are served one after the other.
    fetch: u64,
    missed: u64,
    /// The cycle when its threads last waited for each other.
    start: u64,
}

impl Shared {
    pub(crate) const START: Shared =
        Shared { instructions: Cache::EMPTY, data: Cache::EMPTY, fetch: 0, missed: 0, start: 0 };

    /// The first cycle when everything that its threads did can be done.
    pub(crate) fn end(&self) -> u64 {
        self.start + self.fetch.max(self.missed)
    }

    /// Its threads have waited for each other until a cycle.
    pub(crate) fn restart(&mut self, cycle: u64) {
        (self.start, self.fetch, self.missed) = (cycle, 0, 0);
    }
}

/// The time of a thread.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    /// The cycle of the next instruction if nothing delays it.
    pub(crate) now: u64,
    /// Cycles in which it waited.
    pub(crate) blocked: u64,
    /// By register, the cycle from which on its content can be read.
    ready: [u64; PLACES],
    /// The cycle of the next access of memory.
    next_access: u64,
    /// The line of the last instruction.
    line: u32,
    /// The cycle of the last taken branch's target, and the instructions from there on.
    branch: u64,
    since_branch: u64,
}

impl Clock {
    pub(crate) const START: Clock =
        Clock { now: 0, blocked: 0, ready: [0; PLACES], next_access: 0, line: u32::MAX, branch: 0, since_branch: 0 };

    /// Issues the instruction at `pc`, which accesses main memory at `address`, if at all.
    #[inline(always)]
    pub(crate) fn issue(&mut self, needs: &Needs, pc: u32, address: u32, shared: &mut Shared) {
        let mut at = self.now;
        if pc >> LINE_LOG2 != self.line {
            self.line = pc >> LINE_LOG2;
            let miss = shared.instructions.access(pc);
            (at, shared.fetch) = (at + miss, shared.fetch + miss);
        }
        for register in needs.reads {
            at = at.max(self.ready[usize::from(register)]);
        }
        at = at.max(self.ready[usize::from(needs.writes)]);
        if needs.access != Access::None {
            at = at.max(self.next_access);
        }
        shared.fetch += 1;
        self.since_branch += 1;
        let mut latency = u64::from(needs.latency);
        if needs.access != Access::None {
            self.next_access = at + ACCESS;
        }
        if needs.access == Access::Main {
            let miss = shared.data.access(address);
            latency += miss;
            self.next_access += miss;
            shared.missed += miss;
        }
        self.blocked += at - self.now;
        if needs.writes < NO_REGISTER {
            self.ready[usize::from(needs.writes)] = at + latency;
        }
        self.now = at + 1;
    }

    /// The instruction that was issued last is a taken branch, in one of so many threads that share the fetch.
    #[inline(always)]
    pub(crate) fn jump(&mut self, threads: u64, shared: &mut Shared) {
        self.now += TAKEN_BRANCH - 1;
        // The words that were fetched behind the branch: until it was taken, and those that waited in the queue before.
        let fetched = (self.now - self.branch) / threads;
        let behind = TAKEN_BRANCH / threads;
        shared.fetch += fetched.saturating_sub(self.since_branch).clamp(behind, behind + QUEUE);
        (self.branch, self.since_branch) = (self.now, 0);
    }

    /// Waits until a cycle.
    pub(crate) fn wait_until(&mut self, cycle: u64) {
        self.blocked += cycle.saturating_sub(self.now);
        self.now = self.now.max(cycle);
    }
}
