//! The arena's bookkeeping: growth, limits, what freed memory holds.

use super::*;

fn arena(initial_bytes: usize, max_bytes: usize, mapping: Mapping) -> CodeArena {
    CodeArena::new(ArenaOptions { initial_bytes, max_bytes, mapping: MappingPolicy::Only(mapping) }).unwrap()
}

fn place(arena: &CodeArena, len: usize) -> Result<Placed, ExecError> {
    let mut draft = arena.draft(len)?;
    draft.bytes_mut().fill(0x5a);
    draft.place()
}

#[test]
#[cfg_attr(miri, ignore = "slow: fills megabytes")]
fn regions_double_and_go_away() {
    let arena = arena(64 << 10, 64 << 20, Mapping::Dual);
    let blocks: Vec<_> = (0..1000).map(|_| place(&arena, 10_000).unwrap()).collect();
    let usage = arena.usage();
    assert_eq!((usage.n_blocks, usage.n_regions), (1000, 9));
    assert_eq!(usage.mapped_bytes, 16 << 20);
    assert_eq!(usage.used_bytes, 1000 * 10_048);
    drop(blocks);
    // The largest is kept.
    let rest = ArenaUsage { mapped_bytes: 8 << 20, used_bytes: 0, n_regions: 1, n_blocks: 0 };
    assert_eq!(arena.usage(), rest);
}

#[test]
#[cfg_attr(miri, ignore = "slow: fills megabytes")]
fn large_blocks_get_large_regions() {
    let arena = arena(64 << 10, 64 << 20, Mapping::Dual);
    for _ in 0..3 {
        drop(place(&arena, 5 << 20).unwrap());
        assert_eq!(arena.usage().mapped_bytes, 5 << 20);
    }
}

#[test]
fn limits_are_errors_and_leave_the_arena_as_it_was() {
    for mapping in [Mapping::Dual, Mapping::Toggled] {
        let arena = arena(64 << 10, 100 << 10, mapping);
        let first = place(&arena, 60 << 10).unwrap();
        // The rest of the limit is used even where doubling would exceed it.
        let second = place(&arena, 20 << 10).unwrap();
        let before = arena.usage();
        let full = ExecError::ArenaFull { requested: 32 << 10, mapped: 100 << 10, limit: 100 << 10 };
        assert_eq!(place(&arena, 32 << 10).map(|_| ()), Err(full));
        assert!(matches!(place(&arena, usize::MAX / 2).map(|_| ()), Err(ExecError::ArenaFull { .. })));
        assert_eq!(arena.usage(), before);
        drop(first);
        drop(place(&arena, 32 << 10).unwrap());
        drop(second);
    }
    let none = ArenaOptions { max_bytes: 100, ..ArenaOptions::new() };
    assert!(matches!(CodeArena::new(none), Err(ExecError::ArenaFull { .. })));
}

#[test]
fn freed_and_unused_bytes_are_traps() {
    for mapping in [Mapping::Dual, Mapping::Toggled] {
        let arena = arena(64 << 10, 64 << 10, mapping);
        let keep = place(&arena, 1).unwrap();
        let block = place(&arena, 100).unwrap();
        let view = |at: NonNull<u8>, len| {
            // SAFETY: the region stays mapped, because `keep` is in it and regions of this size are kept anyway; nobody
            // writes while the view exists.
            unsafe { std::slice::from_raw_parts(at.as_ptr(), len) }.to_vec()
        };
        let at = block.address();
        assert_eq!(view(at, 100), [0x5a; 100]);
        assert_eq!(view(at, 128)[100..], [host::TRAP_BYTE; 28]);
        drop(block);
        assert_eq!(view(at, 128), [host::TRAP_BYTE; 128]);
        assert_eq!(keep.bytes(), [0x5a]);
    }
}

#[test]
fn dropped_drafts_are_given_back() {
    let arena = arena(64 << 10, 64 << 10, Mapping::Toggled);
    for _ in 0..100 {
        drop(arena.draft(60 << 10).unwrap());
    }
    assert_eq!(arena.usage().n_blocks, 0);
}

#[test]
fn blocks_start_at_cache_lines() {
    let arena = arena(64 << 10, 1 << 20, Mapping::Dual);
    let blocks: Vec<_> = [1, 63, 64, 65, 1000].map(|len| place(&arena, len).unwrap()).into();
    for block in &blocks {
        assert_eq!(block.address().addr().get() % BLOCK_ALIGN, 0);
    }
}

#[test]
#[cfg(all(target_os = "linux", not(miri)))]
fn mappings_per_region_are_constant() {
    const LEN: usize = 256 << 10;
    let n_mappings = |base: usize| {
        let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
        let overlaps = |line: &&str| {
            let (start, end) = line.split(' ').next().unwrap().split_once('-').unwrap();
            let parse = |hex| usize::from_str_radix(hex, 16).unwrap();
            parse(start) < base + LEN && base < parse(end)
        };
        maps.lines().filter(overlaps).count()
    };
    for mapping in [Mapping::Dual, Mapping::Toggled] {
        let arena = arena(LEN, LEN, mapping);
        let mut blocks: Vec<_> = (0..60).map(|_| place(&arena, 4096).unwrap()).collect();
        // The first block is where the region starts.
        let base = blocks[0].address().addr().get();
        assert_eq!(n_mappings(base), 1, "{mapping:?}");
        for idx in (1..30).rev() {
            drop(blocks.swap_remove(2 * idx));
        }
        assert_eq!(n_mappings(base), 1, "{mapping:?}");
        let draft = arena.draft(4096).unwrap();
        assert!(n_mappings(base) <= 3, "{mapping:?}");
        drop(draft);
        assert_eq!(n_mappings(base), 1, "{mapping:?}");
    }
}
