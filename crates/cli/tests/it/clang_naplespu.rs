//! C and C++ programs that clang compiles to LLVM IR, and we for NaplesPU, against what clang makes of them for the host.
//!
//! The sources are in `tests/naplespu`. Skipped where clang is not installed.

use super::{folder, run};
use std::path::{Path, PathBuf};
use std::process::Command;

const SOURCES: [&str; 13] = [
    "matrix.c",
    "structs.c",
    "histogram.c",
    "transform.c",
    "convolution.c",
    "shapes.cpp",
    "integers.c",
    "doubles.c",
    "blocks.c",
    "pointers.c",
    "fourier.c",
    "mandelbrot.c",
    "sort.c",
];

/// The machines that stand for NaplesPU, with options.
const MACHINES: [&[&str]; 2] = [&["--target=i386-none-elf", "-mno-sse", "-mno-mmx"], &["--target=csky-elf"]];

fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/naplespu").join(name)
}

/// Runs clang; its output, or `None` if it is not installed.
#[track_caller]
fn clang(args: &[&str], files: &[&Path]) -> Option<String> {
    let Ok(output) = Command::new("clang-22").args(args).args(files).output() else {
        assert!(std::env::var("CI").as_deref() != Ok("true"), "clang-22 must be installed in CI");
        eprintln!("skipped: clang-22 not found");
        return None;
    };
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).unwrap())
}

/// Runs our program; what it prints.
#[track_caller]
fn ours(args: &[&str], input: &str) -> String {
    let output = run(args, input);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn programs_of_clang_compute_what_the_host_computes() {
    let dir = folder("clang-naplespu");
    let path = |name: &str| dir.join(name);
    let (object, linked, twin, host) = (path("k.o"), path("k.elf"), path("twin.o"), path("host"));
    let (object, linked) = (object.to_str().unwrap(), linked.to_str().unwrap());
    // Without contraction: Clang itself folds constants with one rounding or two, depending on the level.
    let common = ["-ffreestanding", "-fwrapv", "-ffp-contract=off", "-fno-exceptions", "-fno-rtti"];
    for name in SOURCES {
        let twin_args = [&common[..], &["-Dmain=kernel", "-O1", "-c", "-o", twin.to_str().unwrap()]].concat();
        if clang(&twin_args, &[&source(name)]).is_none() {
            return;
        }
        clang(&["-o", host.to_str().unwrap()], &[&source("host.c"), &twin, Path::new("-lm")]);
        let want = String::from_utf8(Command::new(&host).output().unwrap().stdout).unwrap();
        assert!(want.starts_with("result 0x"), "{name}: {want}");
        for (machine, level) in MACHINES.into_iter().flat_map(|machine| [(machine, "-O1"), (machine, "-O2")]) {
            let args = [machine, &common, &[level, "-S", "-emit-llvm", "-o", "-"]].concat();
            let Some(module) = clang(&args, &[&source(name)]) else { return };
            ours(&["cc", "--target", "naplespu", "--check", "-", "-o", object], &module);
            ours(&["link", object, "-o", linked], "");
            for extra in [&[][..], &["--as-hardware"]] {
                let printed = ours(&[&["sim", linked, "--threads", "1"], extra].concat(), "");
                assert!(
                    printed.trim_end().ends_with(want.trim_end()),
                    "{name} {args:?} {extra:?}: {printed}, not {want}"
                );
            }
        }
    }
}

/// The compiler's library is what Clang makes of its source; with `KERNELSMITH_BLESS=1` the test renews it.
#[test]
fn the_library_is_that_of_its_source() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    let args = ["-Os", "-ffreestanding", "-fno-builtin", "-fwrapv", "-fno-strict-aliasing", "-fno-vectorize"];
    let more = ["-fno-slp-vectorize", "-fno-unroll-loops", "-S", "-emit-llvm", "-o", "-"];
    let args = [MACHINES[0], &args, &more].concat();
    let Some(module) = clang(&args, &[&library.join("naplespu.c")]) else { return };
    let is_of_version = |line: &&str| line.starts_with("!llvm.ident") || line.contains("clang version");
    let is_of_path = |line: &&str| line.starts_with("; ModuleID") || line.starts_with("source_filename");
    let lines = module.lines().filter(|line| !is_of_version(line) && !is_of_path(line));
    let lines: String = lines.map(|line| format!("{line}\n")).collect();
    let file = library.join("naplespu.ll");
    if std::env::var("KERNELSMITH_BLESS").is_ok_and(|value| value == "1") {
        std::fs::write(&file, &lines).unwrap();
    }
    let known = std::fs::read_to_string(&file).unwrap();
    assert!(known == lines, "library/naplespu.ll is not what clang-22 makes of library/naplespu.c");
}
