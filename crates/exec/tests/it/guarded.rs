//! Buffers next to inaccessible pages.

use kernelsmith_exec::{Edge, GuardedBuffer};
use std::process::Command;

#[test]
fn hold_bytes_at_either_end() {
    let mut buffer = GuardedBuffer::new(b"hello", Edge::End).unwrap();
    assert_eq!(buffer.slice(), b"hello");
    assert_eq!((buffer.slice().as_ptr() as usize + 5) % 4096, 0);
    buffer.slice_mut()[0] = b'j';
    assert!(buffer.is_intact());
    buffer.refill(&[7; 10_000], Edge::Start).unwrap();
    assert_eq!(buffer.slice(), [7; 10_000]);
    assert_eq!(buffer.slice().as_ptr() as usize % 4096, 0);
    buffer.refill(&[], Edge::End).unwrap();
    assert!(buffer.slice().is_empty() && buffer.is_intact());
    let numbers = GuardedBuffer::new(&[1.5f64, 2.5], Edge::End).unwrap();
    assert_eq!(numbers.slice(), [1.5, 2.5]);
    assert_eq!((numbers.slice().as_ptr() as usize + 16) % 4096, 0);
}

/// The child process: reads the byte next to a buffer.
#[test]
#[ignore = "dies; `reading_beside_the_watched_end_ends_the_process` runs it"]
fn reads_beside() {
    let (edge, distance) = match std::env::var("KERNELSMITH_TEST_EDGE").as_deref() {
        Ok("start") => (Edge::Start, -1),
        Ok("end") => (Edge::End, 3),
        _ => return,
    };
    let buffer = GuardedBuffer::new(&[1, 2, 3], edge).unwrap();
    let outside = buffer.slice().as_ptr().wrapping_offset(distance);
    // SAFETY: none; the page is mapped without access, and the test expects the read to fault.
    println!("{}", unsafe { outside.read_volatile() });
}

#[cfg(unix)]
#[test]
fn reading_beside_the_watched_end_ends_the_process() {
    use std::os::unix::process::ExitStatusExt;
    for edge in ["start", "end"] {
        let mut child = Command::new(std::env::current_exe().unwrap());
        child.args(["--exact", "guarded::reads_beside", "--ignored"]).env("KERNELSMITH_TEST_EDGE", edge);
        let status = child.output().unwrap().status;
        assert!(matches!(status.signal(), Some(libc::SIGSEGV | libc::SIGBUS)), "{edge}: {status}");
    }
}
