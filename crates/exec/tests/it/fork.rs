//! Parent and child after `fork`: each runs its own code, and both what was published before.

use std::io::{Read, Write};
use std::os::unix::net::UnixStream;

use kernelsmith_exec::*;

use crate::memory::{arena_of, ways};

type Answer = fn() -> u32;

/// `mov eax, imm32; ret`
fn answer(arena: &CodeArena, number: u32) -> Kernel<Answer> {
    let code = [vec![0xb8], number.to_le_bytes().to_vec(), vec![0xc3]].concat();
    let block = publish(arena, &CodeObject::for_host("answer", code), &SymbolTable::new()).unwrap();
    // SAFETY: the code above is of that type and touches nothing.
    unsafe { Kernel::new(block, &Answer::signature(), AccessContract::default()) }.unwrap()
}

/// Waits until the other process is here, too.
fn meet(other: &mut UnixStream) {
    other.write_all(&[1]).unwrap();
    other.read_exact(&mut [0]).unwrap();
}

/// What parent and child do with the arena and the kernels that both have from before.
fn publish_and_call(arena: &CodeArena, mut before: Vec<(u32, Kernel<Answer>)>, first: u32, other: &mut UnixStream) {
    const N: u32 = 50;
    meet(other);
    // Each frees other ones of the old kernels, so that the memory of what one still has is used again by the other.
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
        // SAFETY: the child only does what the test does, and leaves without what `main` would do.
        let pid = unsafe { libc::fork() };
        assert!(pid >= 0);
        if pid == 0 {
            drop(parent);
            let work = std::panic::AssertUnwindSafe(|| publish_and_call(&arena, before, 2001, &mut child));
            let failed = std::panic::catch_unwind(work).is_err();
            // SAFETY: ends the child at once.
            unsafe { libc::_exit(failed.into()) };
        }
        drop(child);
        publish_and_call(&arena, before, 1000, &mut parent);
        let mut status = 0;
        // SAFETY: waits for the child that was forked above.
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
            // SAFETY: nobody relies on the file: whoever writes to it opens it again.
            unsafe { libc::close(number) };
        }
    }
    assert_eq!(answer(&arena, 8).call(), Ok(8));
}
