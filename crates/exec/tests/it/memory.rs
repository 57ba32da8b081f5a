//! External properties of code memory: alignment, protection, reuse, threads, profiler map.

use std::sync::Barrier;

use kernelsmith_exec::*;

use crate::code::*;

/// The mappings that this system allows: an emulator, or a system without `/proc`, has fewer.
pub(crate) fn ways() -> Vec<Mapping> {
    let allowed = |mapping: &Mapping| {
        let options = ArenaOptions { mapping: MappingPolicy::Only(*mapping), ..ArenaOptions::new() };
        let refused = CodeArena::new(options).err();
        if let Some(error) = &refused {
            println!("skipped: {mapping:?}: {error}");
        }
        refused.is_none()
    };
    [Mapping::SystemWritten, Mapping::Toggled].into_iter().filter(allowed).collect()
}

pub(crate) fn arena_of(mapping: Mapping, max_bytes: usize) -> CodeArena {
    CodeArena::new(ArenaOptions { initial_bytes: 64 << 10, max_bytes, mapping: MappingPolicy::Only(mapping) }).unwrap()
}

fn publish_plain(arena: &CodeArena, code: &CodeObject) -> CodeBlock {
    publish(arena, code, &SymbolTable::new()).unwrap()
}

#[test]
fn dropped_kernels_give_their_memory_back() {
    for mapping in ways() {
        let rounds = if mapping == Mapping::Toggled { 5_000 } else { 100_000 };
        let arena = arena_of(mapping, 1 << 20);
        let code = CodeObject { bytes: [bytes(ADD), vec![0x90; 1000]].concat(), ..object(ADD) };
        let mut live = std::collections::VecDeque::new();
        for round in 0..rounds {
            type F = fn(i64, i64) -> i64;
            let block = publish_plain(&arena, &code);
            // SAFETY: `ADD` has this type.
            let add = unsafe { Kernel::<F>::new(block, &F::signature(), AccessContract::default()) }.unwrap();
            assert_eq!(add.call(round, 1), Ok(round + 1));
            live.push_back(add);
            if live.len() > 10 {
                live.pop_front();
            }
            assert!(arena.usage().mapped_bytes <= 64 << 10, "round {round}: {arena:?}");
        }
        drop(live);
        let usage = arena.usage();
        assert_eq!((usage.n_blocks, usage.used_bytes, usage.n_allocated), (0, 0, rounds as u64));
    }
}

/// Protection, sharing and inode of the mappings that overlap an address range, from the system's list.
fn mappings(addresses: std::ops::Range<usize>) -> Vec<(String, u64)> {
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
    let parse = |line: &str| {
        let mut fields = line.split_ascii_whitespace();
        let (start, end) = fields.next()?.split_once('-')?;
        let hex = |digits| usize::from_str_radix(digits, 16).ok();
        let overlaps = hex(start)? < addresses.end && addresses.start < hex(end)?;
        let (permissions, inode) = (fields.next()?.to_owned(), fields.nth(2)?.parse().ok()?);
        overlaps.then_some((permissions, inode))
    };
    maps.lines().filter_map(parse).collect()
}

#[test]
fn code_is_writable_nowhere_between_publications() {
    for mapping in ways() {
        let arena = arena_of(mapping, 1 << 20);
        let mut blocks: Vec<_> = (0..20).map(|_| publish_plain(&arena, &object(ADD))).collect();
        blocks.truncate(10);
        // The first block is at the start of the region; include the guard pages.
        let start = blocks[0].entry().addr().get();
        let region = mappings(start - 1..start + arena.usage().reserved_bytes + 1);
        // Private and anonymous, so that there is no second view, here or in another process.
        let kinds = region.iter().map(|(permissions, inode)| (permissions.as_str(), *inode));
        assert_eq!(kinds.collect::<Vec<_>>(), [("---p", 0), ("r-xp", 0), ("---p", 0)], "{mapping:?}");
    }
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
    assert!(!maps.lines().any(|line| line.contains(" rwx") || line.contains("kernelsmith")), "{maps}");
}

#[test]
fn the_system_writes_code_that_is_never_writable() {
    if !ways().contains(&Mapping::SystemWritten) {
        return;
    }
    let arena = arena_of(Mapping::SystemWritten, 1 << 20);
    let first = publish_plain(&arena, &object(ADD));
    let start = first.entry().addr().get();
    let is_over = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for _ in 0..2_000 {
                publish_plain(&arena, &object(ADD));
            }
            is_over.store(true, std::sync::atomic::Ordering::Relaxed);
        });
        while !is_over.load(std::sync::atomic::Ordering::Relaxed) {
            let region = mappings(start..start + arena.usage().reserved_bytes);
            assert!(region.iter().all(|(permissions, _)| !permissions.contains('w')), "{region:?}");
        }
    });
}

#[test]
fn alignment_is_honoured() {
    let arena = arena();
    for align in [1, 64, 128, 1024, 4096] {
        for _ in 0..5 {
            let code = CodeObject { align, ..object(ADD) };
            let (first, second) = (publish_plain(&arena, &code), publish_plain(&arena, &object(JUMP)));
            assert!(first.bytes().as_ptr().addr().is_multiple_of(align.max(BLOCK_ALIGN)), "{align}");
            assert_eq!(first.bytes(), bytes(ADD));
            drop(second);
        }
    }
}

#[test]
fn entries_may_follow_other_bytes() {
    let code = CodeObject { entry_offset: 16, bytes: [vec![0xcc; 16], bytes(ADD)].concat(), ..object(ADD) };
    type F = fn(i64, i64) -> i64;
    let block = publish_plain(&arena(), &code);
    assert_eq!(block.entry().addr().get(), block.bytes().as_ptr().addr() + 16);
    // SAFETY: `ADD` has this type.
    let add = unsafe { Kernel::<F>::new(block, &F::signature(), AccessContract::default()) }.unwrap();
    assert_eq!(add.call(1, 2), Ok(3));
}

#[test]
fn threads_publish_call_and_drop_at_once() {
    const N_THREADS: usize = 4;
    let arena = arena_of(ways()[0], 16 << 20);
    let (start, shared) = (Barrier::new(N_THREADS), kernel::<fn(i64, i64) -> i64>(ADD, AccessContract::default()));
    std::thread::scope(|scope| {
        for thread in 0..N_THREADS {
            let (arena, start, shared) = (arena.clone(), &start, shared.clone());
            scope.spawn(move || {
                start.wait();
                let mut live = Vec::new();
                for round in 0..3_000usize {
                    // `mov eax, imm32; ret`: every kernel returns a different number.
                    let answer = (thread * 1_000_000 + round) as u32;
                    let mut code = [vec![0xb8], answer.to_le_bytes().to_vec(), vec![0xc3]].concat();
                    code.resize(6 + round * 37 % 700, 0x90);
                    let block = publish_plain(&arena, &CodeObject::for_host("answer", code));
                    type F = fn() -> u32;
                    // SAFETY: the code above has this type.
                    let kernel =
                        unsafe { Kernel::<F>::new(block, &F::signature(), AccessContract::default()) }.unwrap();
                    live.push((kernel, answer));
                    for (kernel, answer) in live.iter().rev().take(3) {
                        assert_eq!(kernel.call(), Ok(*answer));
                    }
                    if live.len() > 50 {
                        live.swap_remove(round % 50);
                    }
                    assert_eq!(shared.call(1, round as i64), Ok(round as i64 + 1));
                }
            });
        }
    });
    assert_eq!(arena.usage().n_blocks, 0);
}

#[test]
fn handles_outlive_the_arena_handle_and_cross_threads() {
    fn is_shareable<T: Send + Sync + 'static>(_: &T) {}
    let arena = arena();
    is_shareable(&arena);
    let add = kernel::<fn(i64, i64) -> i64>(ADD, AccessContract::default());
    is_shareable(&add);
    is_shareable(&add.erased());
    is_shareable(&kernel::<fn(*const f32) -> f32>(DEREF, AccessContract::default()));
    drop(arena);
    assert_eq!(std::thread::spawn(move || add.call(1, 2)).join().unwrap(), Ok(3));
}

#[test]
fn profiler_map_names_blocks() {
    let path = std::env::temp_dir().join(format!("kernelsmith-exec-{}.map", std::process::id()));
    let block = publish_plain(&arena(), &object(ADD));
    let map = PerfMap::create_at(&path).unwrap();
    map.add(&block).unwrap();
    map.add_named(&block, "two\nlines").unwrap();
    let text = std::fs::read_to_string(map.path()).unwrap();
    std::fs::remove_file(&path).unwrap();
    let start = block.entry().addr().get();
    assert_eq!(text, format!("{start:x} 5 sample\n{start:x} 5 two lines\n"));
}
