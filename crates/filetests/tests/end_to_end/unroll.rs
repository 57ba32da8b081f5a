//! Unrolled loops give the results of the original loops.

use crate::differential::{is_emulated, runs_here};
use kernelsmith_filetests::differential::counted_loops;
use kernelsmith_filetests::host::Machine;
use kernelsmith_filetests::native::Native;

/// Programs for each machine.
const PROGRAMS: u64 = 1500;

#[test]
fn unrolled_loops_agree_with_their_originals() {
    for (name, widths) in [("aarch64", &[128][..]), ("riscv64", &[128, 256, 1024]), ("riscv64-128", &[128])] {
        let done = counted_loops::interpreted(name, widths, 0..PROGRAMS).unwrap_or_else(|what| panic!("{what}"));
        println!("{name}: {done:?}");
        assert!(done.runs > 2 * PROGRAMS && done.changed > PROGRAMS / 3, "{name}: {done:?}");
    }
}

#[test]
fn machine_code_of_counted_loops_agrees() {
    if !runs_here() {
        return;
    }
    let n = if is_emulated() { PROGRAMS / 10 } else { PROGRAMS / 3 };
    let mut native = Native::for_machine(Machine::BASE).unwrap();
    let done = counted_loops::native(&mut native, 0..n).unwrap_or_else(|what| panic!("{what}"));
    println!("{done:?}");
    assert!(done.runs > n, "{done:?}");
}
