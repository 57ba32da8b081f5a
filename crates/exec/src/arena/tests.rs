//! Tests of the arena: growth, limits, content of freed memory.

use super::*;

fn arena(initial_bytes: usize, max_bytes: usize, mapping: Mapping) -> CodeArena {
    CodeArena::new(ArenaOptions { initial_bytes, max_bytes, mapping: MappingPolicy::Only(mapping) }).unwrap()
}

/// The mappings that this system allows.
fn ways() -> impl Iterator<Item = Mapping> {
    [Mapping::SystemWritten, Mapping::Toggled]
        .into_iter()
        .filter(|&way| reserve(pages::page_bytes(), 1 << 20, way).is_ok())
}

fn place(arena: &CodeArena, len: usize) -> Result<Placed, ExecError> {
    let draft = arena.draft(len)?;
    let mut bytes = draft.traps();
    bytes[..len].fill(0x5a);
    draft.fill(&bytes)
}

#[test]
#[cfg_attr(miri, ignore = "slow: fills megabytes")]
fn memory_is_committed_in_steps_and_decommitted() {
    for mapping in ways() {
        let arena = arena(64 << 10, 64 << 20, mapping);
        let block_bytes = if mapping == Mapping::Toggled { 12 << 10 } else { 10_048 };
        let mut blocks: Vec<_> = (0..1000).map(|_| place(&arena, 10_000).unwrap()).collect();
        let used_bytes = 1000 * block_bytes;
        let usage = arena.usage();
        assert_eq!((usage.reserved_bytes, usage.used_bytes, usage.peak_bytes), (64 << 20, used_bytes, used_bytes));
        assert!(usage.mapped_bytes < used_bytes + STEP_BYTES, "{usage:?}");
        // Only memory at the end is returned, so a block in the middle keeps the memory before it.
        blocks.truncate(10);
        let usage = arena.usage();
        assert_eq!((usage.n_blocks, usage.n_allocated, usage.used_bytes), (10, 1000, 10 * block_bytes));
        assert!(usage.mapped_bytes <= 2 * STEP_BYTES, "{usage:?}");
        let again: Vec<_> = (0..990).map(|_| place(&arena, 10_000).unwrap()).collect();
        assert_eq!(arena.usage().used_bytes, used_bytes);
        drop((blocks, again));
        let usage = arena.usage();
        assert_eq!((usage.n_blocks, usage.used_bytes, usage.peak_bytes), (0, 0, used_bytes));
        assert!(usage.mapped_bytes <= 2 * STEP_BYTES, "{usage:?}");
    }
}

#[test]
#[cfg_attr(miri, ignore = "slow: fills megabytes")]
fn large_blocks_are_allocated() {
    let arena = arena(64 << 10, 64 << 20, ways().next().unwrap());
    for _ in 0..3 {
        drop(place(&arena, 5 << 20).unwrap());
        assert!(arena.usage().mapped_bytes <= 2 * STEP_BYTES);
    }
}

#[test]
#[cfg_attr(any(miri, not(target_arch = "x86_64")), ignore = "emulators search long for so many addresses")]
fn fewer_addresses_than_asked_for_are_still_an_arena() {
    let page = pages::page_bytes();
    assert!(
        matches!(reserve(page, usize::MAX / 4 / page * page, Mapping::Toggled), Ok(region) if region.len() >= page)
    );
}

#[test]
fn limits_are_errors_and_leave_the_arena_as_it_was() {
    for mapping in ways() {
        let arena = arena(64 << 10, 100 << 10, mapping);
        let first = place(&arena, 60 << 10).unwrap();
        // The remaining memory up to the limit is used even if a step would exceed the limit.
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
    for mapping in ways() {
        let arena = arena(64 << 10, 64 << 10, mapping);
        let keep = place(&arena, 1).unwrap();
        let block = place(&arena, 100).unwrap();
        let view = |at: NonNull<u8>, len| {
            // SAFETY: memory at the start of an arena stays committed; nobody writes it while the slice exists.
            unsafe { std::slice::from_raw_parts(at.as_ptr(), len) }.to_vec()
        };
        let at = block.address();
        assert_eq!(view(at, 100), [0x5a; 100]);
        // The remainder of the block, and unused memory.
        assert_eq!(view(at, 1000)[100..], [host::TRAP_BYTE; 900]);
        drop(block);
        assert_eq!(view(at, 128), [host::TRAP_BYTE; 128]);
        assert_eq!(keep.bytes(), [0x5a]);
    }
}

#[test]
fn dropped_drafts_are_freed() {
    let arena = arena(64 << 10, 64 << 10, Mapping::Toggled);
    for round in 0..100 {
        let draft = arena.draft(60 << 10).unwrap();
        if round % 2 == 0 {
            // A length that differs from the block's is a bug of this crate.
            let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| draft.fill(&[0])));
            assert!(panicked.is_err());
        }
    }
    assert_eq!(arena.usage().n_blocks, 0);
}

#[test]
fn blocks_start_at_cache_lines() {
    let arena = arena(64 << 10, 1 << 20, ways().next().unwrap());
    let blocks: Vec<_> = [1, 63, 64, 65, 1000].map(|len| place(&arena, len).unwrap()).into();
    for block in &blocks {
        assert_eq!(block.address().addr().get() % BLOCK_ALIGN, 0);
    }
}

/// The mappings that overlap the reservation of an arena at `base`, including both guard pages.
#[cfg(all(target_os = "linux", not(miri)))]
fn mappings(arena: &CodeArena, base: usize) -> Vec<String> {
    let len = arena.usage().reserved_bytes + pages::page_bytes();
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
    let overlaps = |line: &&str| {
        let (start, end) = line.split(' ').next().unwrap().split_once('-').unwrap();
        let parse = |hex| usize::from_str_radix(hex, 16).unwrap();
        parse(start) < base + len && base - 1 < parse(end)
    };
    let permissions = |line: &str| line.split(' ').nth(1).unwrap()[..3].to_owned();
    maps.lines().filter(overlaps).map(permissions).collect()
}

#[test]
#[cfg(all(target_os = "linux", not(miri)))]
fn mappings_do_not_grow_with_blocks() {
    for mapping in ways() {
        let arena = arena(256 << 10, 16 << 20, mapping);
        let mut blocks: Vec<_> = (0..60).map(|_| place(&arena, 4096).unwrap()).collect();
        // The first block is where the region starts.
        let base = blocks[0].address().addr().get();
        // The guard page before, the committed part, the uncommitted part with the guard page after it.
        let at_rest = |arena: &CodeArena| {
            let found = mappings(arena, base);
            assert_eq!(found, ["---", "r-x", "---"], "{mapping:?}");
        };
        at_rest(&arena);
        for idx in (1..30).rev() {
            drop(blocks.swap_remove(2 * idx));
        }
        at_rest(&arena);
        blocks.extend((0..3000).map(|_| place(&arena, 4096).unwrap()));
        at_rest(&arena);
        blocks.truncate(100);
        at_rest(&arena);
    }
}

#[test]
#[cfg(all(target_os = "linux", not(miri)))]
fn a_hundred_thousand_blocks_need_no_more_mappings() {
    let arena = CodeArena::new(ArenaOptions::new()).unwrap();
    if arena.mapping() == Mapping::Toggled {
        println!("skipped: blocks take whole pages here, which are too many");
        return;
    }
    let first = place(&arena, 1500).unwrap();
    let base = first.address().addr().get();
    let before = mappings(&arena, base);
    let blocks: Vec<_> = (0..100_000).map(|_| place(&arena, 1500).unwrap()).collect();
    assert_eq!(mappings(&arena, base), before);
    let usage = arena.usage();
    assert_eq!((usage.n_blocks, usage.used_bytes), (100_001, 100_001 * 1536));
    drop(blocks);
    let usage = arena.usage();
    assert_eq!((usage.n_blocks, usage.used_bytes), (1, 1536));
    assert!(usage.mapped_bytes <= 2 * STEP_BYTES, "{usage:?}");
}
