//! Listings of the tour's kernels for each machine, in `tests/filetests/tour`: one file per part with all machines, so
//! that they can be compared and a compiler change is visible as a diff.
//!
//! Invariant: a file that differs is rewritten, and the test fails, so that somebody reviews the difference.

use kernelsmith::{Convention, Jit, JitOptions, Level, ListingOptions, Target};
use std::fmt::Write;
use std::path::PathBuf;

/// Maximum number of instructions to print; of longer code only their number is printed.
const MAX_SHOWN: usize = 300;

fn machines() -> [(&'static str, Target); 5] {
    let x86 = |level| Target::new(level, Convention::SysV).unwrap();
    [
        ("x86-64-v3", x86(Level::X86_64V3)),
        ("x86-64-v4, vectors of 512 bits", x86(Level::X86_64V4).with_vector_bits(512).unwrap()),
        ("AArch64", Target::aarch64().unwrap()),
        ("RISC-V, vectors as the machine's", Target::riscv64().unwrap()),
        ("NaplesPU", Target::naplespu().unwrap()),
    ]
}

/// The instructions and labels of a listing: no offsets, no bytes, no constants.
fn instructions(listing: &str) -> Vec<&str> {
    let lines = listing.lines().take_while(|line| !line.starts_with("constants"));
    let shown = lines.filter_map(|line| match line.trim_start() {
        label if label.starts_with(".L") => Some(label),
        operation if operation.starts_with(';') => None,
        // The text after offset and bytes.
        inst => inst.rsplit("  ").map(str::trim).find(|part| !part.is_empty()),
    });
    shown.collect()
}

#[test]
fn the_tours_kernels_on_every_machine() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "tests", "filetests", "tour"].iter().collect();
    let mut stale = Vec::new();
    let mut part = String::new();
    for (name, function) in kernelsmith_cli::tour_kernels().unwrap() {
        let (number, title) = name.split_once(' ').unwrap();
        if number == part || title.contains("debug") {
            continue;
        }
        part = number.to_owned();
        let mut text = format!("{title}, as the tour makes it first\n");
        for (machine, target) in machines() {
            let jit = Jit::for_target(target, JitOptions::new()).unwrap();
            let listing = match jit.listing(&function, &ListingOptions::assembly()) {
                Ok(listing) => listing,
                Err(error) => {
                    let _ = writeln!(text, "\n== {machine}: {error}");
                    continue;
                }
            };
            let instructions = instructions(&listing);
            let n = instructions.iter().filter(|line| !line.ends_with(':')).count();
            assert!(n > 1, "{name} on {machine} has no instructions:\n{listing}");
            if n > MAX_SHOWN {
                let _ = writeln!(text, "\n== {machine}: {n} instructions, more than a person reads");
                continue;
            }
            let _ = writeln!(text, "\n== {machine}: {n} instructions");
            for line in instructions {
                let indent = if line.ends_with(':') { "" } else { "    " };
                let _ = writeln!(text, "{indent}{line}");
            }
        }
        let words = title.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
        let path = folder.join(format!("{number}-{}.txt", words.collect::<Vec<_>>().join("-").to_lowercase()));
        if std::fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, text).unwrap();
            stale.push(path.display().to_string());
        }
    }
    assert!(stale.is_empty(), "rewritten: {stale:#?}; read the differences, then run the tests again");
}
