//! Free list of committed granules in a region: runs of granules with size classes and coalescing.
//!
//! In: run lengths in granules. Out: positions. Allocation and freeing take constant time. The list grows and shrinks
//! at its end, as memory is committed and decommitted.
//! Invariants: adjacent free runs are always merged; the tags at the two ends of every run, free or used, hold its
//! length; a free run is in exactly the list of its class, and a class's bit is set exactly when its list is not empty.
//! Not here: memory. The list consists of separate tables, so that free code pages contain no links.

const NIL: u32 = u32::MAX;
const FREE: u32 = 1 << 31;
/// Each run length up to this one has a class; longer runs share eight classes per power of two.
const EXACT: u32 = 32;
const N_CLASSES: usize = 256;
/// Maximum region size in granules.
pub(crate) const MAX_GRANULES: usize = 1 << 26;
/// Number of runs to search in the class below the sufficient one.
const LOOK_AT: usize = 8;

/// The free runs of one region.
#[derive(Debug)]
pub(crate) struct FreeList {
    /// At both ends of each run: its length, with `FREE` set if it is free. Stale inside runs.
    tags: Vec<u32>,
    next: Vec<u32>,
    prev: Vec<u32>,
    heads: [u32; N_CLASSES],
    non_empty: [u64; N_CLASSES / 64],
    n_free: usize,
}

impl FreeList {
    /// An empty list.
    pub(crate) fn new() -> FreeList {
        FreeList {
            tags: Vec::new(),
            next: Vec::new(),
            prev: Vec::new(),
            heads: [NIL; N_CLASSES],
            non_empty: [0; N_CLASSES / 64],
            n_free: 0,
        }
    }

    /// Appends `n > 0` free granules; at most `MAX_GRANULES` in total.
    pub(crate) fn grow(&mut self, n: usize) {
        let start = self.tags.len();
        assert!(0 < n && n <= MAX_GRANULES - start, "{n} granules after {start}");
        for column in [&mut self.tags, &mut self.next, &mut self.prev] {
            column.resize(start + n, 0);
        }
        self.set_tags(start as u32, n as u32, 0);
        self.give(start);
    }

    /// The length of the free run at the end.
    pub(crate) fn trailing(&self) -> usize {
        self.tags.last().map_or(0, |&tag| if tag & FREE != 0 { (tag & !FREE) as usize } else { 0 })
    }

    /// Removes `n` granules of the free run at the end.
    pub(crate) fn shrink(&mut self, n: usize) {
        let trailing = self.trailing();
        assert!(0 < n && n <= trailing, "{n} granules of {trailing}");
        let len = self.tags.len();
        let (start, remainder) = ((len - trailing) as u32, (trailing - n) as u32);
        self.unlink(start, trailing as u32);
        for column in [&mut self.tags, &mut self.next, &mut self.prev] {
            column.truncate(len - n);
        }
        self.n_free -= n;
        if remainder > 0 {
            self.link(start, remainder);
        }
    }

    /// Allocates `n > 0` granules; `None` if no free run is long enough.
    pub(crate) fn take(&mut self, n: usize) -> Option<usize> {
        if n == 0 || n > self.n_free {
            return None;
        }
        let n = n as u32;
        let start = self.find(n)?;
        let have = self.tag(start) & !FREE;
        self.unlink(start, have);
        if have > n {
            self.link(start + n, have - n);
        }
        self.set_tags(start, n, 0);
        self.n_free -= n as usize;
        Some(start as usize)
    }

    /// Frees a run allocated by `take`, and merges it with its neighbours.
    pub(crate) fn give(&mut self, start: usize) {
        let (mut start, mut n) = (start as u32, self.tag(start as u32));
        assert!(n & FREE == 0 && n != 0, "run at granule {start} is given back twice");
        self.n_free += n as usize;
        if start > 0 && self.tag(start - 1) & FREE != 0 {
            let before = self.tag(start - 1) & !FREE;
            start -= before;
            self.unlink(start, before);
            n += before;
        }
        let end = start + n;
        if (end as usize) < self.tags.len() && self.tag(end) & FREE != 0 {
            let after = self.tag(end) & !FREE;
            self.unlink(end, after);
            n += after;
        }
        self.link(start, n);
    }

    fn find(&self, n: u32) -> Option<u32> {
        // All runs in class `sure` and above are long enough; runs in the class below may be.
        let sure = class_of(round_up(n));
        let maybe = class_of(n);
        if maybe != sure {
            let mut at = self.heads[maybe];
            for _ in 0..LOOK_AT {
                if at == NIL {
                    break;
                }
                if self.tag(at) & !FREE >= n {
                    return Some(at);
                }
                at = self.next[at as usize];
            }
        }
        let mut word = sure / 64;
        let mut bits = self.non_empty.get(word)? & (!0 << (sure % 64));
        while bits == 0 {
            word += 1;
            bits = *self.non_empty.get(word)?;
        }
        Some(self.heads[word * 64 + bits.trailing_zeros() as usize])
    }

    fn link(&mut self, start: u32, n: u32) {
        let class = class_of(n);
        let head = self.heads[class];
        self.set_tags(start, n, FREE);
        self.next[start as usize] = head;
        self.prev[start as usize] = NIL;
        if head != NIL {
            self.prev[head as usize] = start;
        }
        self.heads[class] = start;
        self.non_empty[class / 64] |= 1 << (class % 64);
    }

    fn unlink(&mut self, start: u32, n: u32) {
        let (next, prev) = (self.next[start as usize], self.prev[start as usize]);
        if next != NIL {
            self.prev[next as usize] = prev;
        }
        if prev != NIL {
            self.next[prev as usize] = next;
            return;
        }
        let class = class_of(n);
        self.heads[class] = next;
        if next == NIL {
            self.non_empty[class / 64] &= !(1 << (class % 64));
        }
    }

    fn tag(&self, granule: u32) -> u32 {
        self.tags[granule as usize]
    }

    fn set_tags(&mut self, start: u32, n: u32, flag: u32) {
        self.tags[start as usize] = n | flag;
        self.tags[(start + n - 1) as usize] = n | flag;
    }
}

fn class_of(n: u32) -> usize {
    if n <= EXACT {
        return n as usize - 1;
    }
    let log = n.ilog2();
    let eighth = (n >> (log - 3)) & 7;
    (EXACT + (log - EXACT.ilog2()) * 8 + eighth) as usize
}

/// The smallest length that is not below `n` and starts a class.
fn round_up(n: u32) -> u32 {
    if n <= EXACT {
        return n;
    }
    let step = 1 << (n.ilog2() - 3);
    n.div_ceil(step) * step
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list_of(n: usize) -> FreeList {
        let mut list = FreeList::new();
        list.grow(n);
        list
    }

    #[test]
    fn classes_are_monotonic_and_fit() {
        let mut last = 0;
        let last_small = if cfg!(miri) { 200 } else { 5000 };
        for n in (1..last_small).chain([MAX_GRANULES as u32 - 1, MAX_GRANULES as u32]) {
            let class = class_of(n);
            assert!(last <= class && class < N_CLASSES, "{n}");
            assert!(round_up(n) >= n && class_of(round_up(n)) >= class, "{n}");
            // All runs in the class of the rounded length are long enough, because its smallest member has the rounded
            // length.
            assert!(round_up(n) == 1 || class_of(round_up(n) - 1) < class_of(round_up(n)), "{n}");
            last = class;
        }
    }

    #[test]
    fn merges_back_to_one_run() {
        let mut list = list_of(100);
        let runs: Vec<_> = (0..10).map(|_| list.take(10).unwrap()).collect();
        assert_eq!(list.take(1), None);
        for idx in [3, 1, 2, 9, 0, 5, 7, 6, 8, 4] {
            list.give(runs[idx]);
        }
        assert_eq!(list.trailing(), 100);
        assert_eq!(list.take(100), Some(0));
    }

    #[test]
    fn grows_and_shrinks_at_the_end() {
        let mut list = list_of(10);
        assert_eq!((list.take(4), list.trailing()), (Some(0), 6));
        list.grow(5);
        assert_eq!((list.trailing(), list.take(12)), (11, None));
        list.shrink(8);
        assert_eq!((list.trailing(), list.take(4)), (3, None));
        assert_eq!((list.take(3), list.trailing()), (Some(4), 0));
        list.give(0);
        assert_eq!(list.trailing(), 0);
        list.give(4);
        list.shrink(7);
        assert_eq!((list.trailing(), list.take(1)), (0, None));
        list.grow(2);
        assert_eq!(list.take(2), Some(0));
    }

    #[test]
    #[should_panic(expected = "given back twice")]
    fn double_free_is_caught() {
        let mut list = list_of(8);
        let run = list.take(3).unwrap();
        list.give(run);
        list.give(run);
    }

    /// Random operations compared with an array of booleans.
    #[test]
    fn agrees_with_a_model() {
        const N: usize = if cfg!(miri) { 300 } else { 3000 };
        const N_ROUNDS: usize = if cfg!(miri) { 300 } else { 20_000 };
        let (mut list, mut used, mut live) = (list_of(N), vec![false; N], Vec::new());
        let mut rng = kernelsmith_random::Rng::new(1);
        let mut random = |below: usize| rng.below(below);
        for _ in 0..N_ROUNDS {
            if random(5) < 3 {
                let longest = if random(10) == 0 { 300 } else { 12 };
                let n = 1 + random(longest);
                if let Some(start) = list.take(n) {
                    assert!(used[start..start + n].iter().all(|used| !used));
                    used[start..start + n].fill(true);
                    live.push((start, n));
                } else {
                    // Good fit may miss runs in the class of `n`, but never those of a rounded length.
                    let longest = used.split(|used| *used).map(<[bool]>::len).max().unwrap();
                    assert!(longest < round_up(n as u32) as usize, "{n} of {longest}");
                }
            } else if !live.is_empty() {
                let (start, n) = live.swap_remove(random(live.len()));
                used[start..start + n].fill(false);
                list.give(start);
            }
            if random(50) == 0 {
                let trailing = used.iter().rev().take_while(|used| !**used).count();
                assert_eq!(list.trailing(), trailing);
                if trailing > 0 && random(2) == 0 {
                    let n = 1 + random(trailing);
                    list.shrink(n);
                    used.truncate(used.len() - n);
                } else {
                    let n = 1 + random(40);
                    list.grow(n);
                    used.resize(used.len() + n, false);
                }
            }
            assert_eq!(list.n_free, used.iter().filter(|used| !**used).count());
        }
        for (start, _) in live {
            list.give(start);
        }
        assert_eq!((list.trailing(), list.take(used.len())), (used.len(), Some(0)));
    }
}
