//! Parent and child after `fork`: each runs its own new code, and both run code published before.

use std::io::{Read, Write};
use std::os::unix::net::UnixStream;

use kernelsmith_exec::*;

use crate::memory::{arena_of, ways};

type Answer = fn() -> u32;

/// `mov eax, imm32; ret`
fn answer(arena: &CodeArena, number: u32) -> Kernel<Answer> {
    let code = [vec![0xb8], number.to_le_bytes().to_vec(), vec![0xc3]].concat();
    let block = publish(arena, &CodeObject::for_host("answer", code), &SymbolTable::new()).unwrap();
    // SAFETY: the code above has this type and accesses no memory.
    unsafe { Kernel::new(block, &Answer::signature(), AccessContract::default()) }.unwrap()
}

/// Waits for the other process.
fn meet(other: &mut UnixStream) {
    other.write_all(&[1]).unwrap();
    other.read_exact(&mut [0]).unwrap();
}

/// Publishes and calls kernels in parent or child, with the arena and the kernels from before the fork.
fn publish_and_call(arena: &CodeArena, mut before: Vec<(u32, Kernel<Answer>)>, first: u32, other: &mut UnixStream) {
    const N: u32 = 50;
    meet(other);
    // Parent and child free different old kernels, so that one process reuses memory that the other still uses.
    before.retain(|(number, _)| (number + first).is_multiple_of(2));
    let own: Vec<_> = (0..N).map(|idx| answer(arena, first + idx)).collect();
    meet(other);
    for (idx, kernel) in (0..N).zip(&own) {
        assert_eq!(kernel.call(), Ok(first + idx));
    }
    for (number, kernel) in &before {
        assert_eq!(kernel.call(), Ok(*number));
    }
    meet(other);
    drop((own, before));
    meet(other);
    assert_eq!(answer(arena, first).call(), Ok(first));
}

#[test]
fn parent_and_child_run_their_own_code() {
    for mapping in ways() {
        let arena = arena_of(mapping, 1 << 20);
        let before: Vec<_> = (0..20).map(|number| (number, answer(&arena, number))).collect();
        let (mut parent, mut child) = UnixStream::pair().unwrap();
        // SAFETY: the child only executes code of this test, and exits without returning to `main`.
        let pid = unsafe { libc::fork() };
        assert!(pid >= 0);
        if pid == 0 {
            drop(parent);
            let work = std::panic::AssertUnwindSafe(|| publish_and_call(&arena, before, 2001, &mut child));
            let failed = std::panic::catch_unwind(work).is_err();
            // SAFETY: terminates the child immediately.
            unsafe { libc::_exit(failed.into()) };
        }
        drop(child);
        publish_and_call(&arena, before, 1000, &mut parent);
        let mut status = 0;
        // SAFETY: waits for the child forked above.
        assert_eq!(unsafe { libc::waitpid(pid, &raw mut status, 0) }, pid);
        assert!(
            libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 0,
            "{mapping:?}: the child ended with {status}"
        );
    }
}

#[test]
fn closing_all_files_does_not_stop_publishing() {
    let arena = CodeArena::new(ArenaOptions::new()).unwrap();
    assert_eq!(answer(&arena, 7).call(), Ok(7));
    for entry in std::fs::read_dir("/proc/self/fd").unwrap().flatten() {
        let is_memory = std::fs::read_link(entry.path()).is_ok_and(|path| path.ends_with("mem"));
        let number = entry.file_name().to_string_lossy().parse();
        if let (true, Ok(number)) = (is_memory, number) {
            // SAFETY: nobody depends on the file: the next write opens it again.
            unsafe { libc::close(number) };
        }
    }
    assert_eq!(answer(&arena, 8).call(), Ok(8));
}
