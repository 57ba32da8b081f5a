//! Thread-local variables of libraries that a program loads, and of Rust's library; those that clang's files share are in
//! `clang_arguments`. The sources are in `tests/filetests/llvm/abi`.

use super::clang_arguments::{output, path};
use super::modules::{links_here, text};
use super::{folder, run};
use std::path::Path;
use std::process::Command;

#[track_caller]
fn compile(module: &Path, options: &[&str], object: &Path) {
    let result = run(&[&["cc", path(module), "-o", path(object)], options].concat(), "");
    assert!(result.status.success(), "{options:?}: {}", text(&result));
}

/// The library has more thread-local memory than fits what a program reserves, so that only the general model works.
#[test]
fn programs_load_libraries_with_thread_local_variables() {
    if !links_here() {
        return;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/abi");
    let folder = folder("thread-libraries");
    let [module, object, library, loader] = ["m.ll", "m.o", "library.so", "loader"].map(|name| folder.join(name));
    let source = sources.join("thread_library.c");
    let (from, to) = ([path(&source), "-o", path(&module)], ["-O2", "-fPIC", "-S", "-emit-llvm"]);
    let is_there = output("clang-22", &[&from[..], &to].concat()).is_some();
    let program = sources.join("thread_loader.c");
    if !is_there || output("gcc", &[path(&program), "-o", path(&loader), "-ldl", "-lpthread"]).is_none() {
        return println!("skipped: clang-22 or gcc is not installed");
    }
    for options in [&["-O0"][..], &["-O2"], &["-O2", "--emulated-tls"]] {
        compile(&module, options, &object);
        output("gcc", &["-shared", path(&object), "-o", path(&library)]).unwrap();
        let printed = output(path(&loader), &[path(&library)]).unwrap();
        assert_eq!(printed, "21 37\n22 37\n23 37\n24 37\n", "{options:?}");
    }
}

/// Where a program of Rust runs: the triple of rustc, our target, and for other machines linker, emulator and its library.
struct Place {
    triple: Option<&'static str>,
    target: &'static str,
    elsewhere: Option<[&'static str; 3]>,
}

const PLACES: [Place; 3] = [
    Place { triple: None, target: "x86-64-v2", elsewhere: None },
    Place {
        triple: Some("aarch64-unknown-linux-gnu"),
        target: "armv8-a",
        elsewhere: Some(["aarch64-linux-gnu-gcc", "qemu-aarch64", "/usr/aarch64-linux-gnu"]),
    },
    Place {
        triple: Some("riscv64gc-unknown-linux-gnu"),
        target: "riscv64",
        elsewhere: Some(["riscv64-linux-gnu-gcc", "qemu-riscv64", "/usr/riscv64-linux-gnu"]),
    },
];

/// A module of rustc, linked with Rust's library: maps, channels, threads, panics.
#[test]
fn rust_uses_the_thread_local_variables_of_its_library() {
    if links_here() {
        PLACES.iter().for_each(rust_program);
    }
}

fn rust_program(place: &Place) {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/abi");
    let folder = folder(&format!("thread-rust-{}", place.target));
    let [module, object, archive, program] = ["m.bc", "m.o", "libours.a", "program"].map(|name| folder.join(name));
    let [source, main] = ["threads.rs", "threads_main.rs"].map(|name| sources.join(name));
    let target: Vec<String> = place.triple.iter().map(|triple| format!("--target={triple}")).collect();
    let target: Vec<&str> = target.iter().map(String::as_str).collect();
    if place.elsewhere.is_some_and(|[linker, ..]| output(linker, &["--version"]).is_none()) {
        return println!("skipped: no compiler links for {}", place.target);
    }
    for level in ["0", "2"] {
        let flags = ["--edition=2024", "--crate-type=lib", "-Ccodegen-units=1", "--emit=llvm-bc"];
        let optimise = format!("-Copt-level={level}");
        let args = [&flags[..], &target, &[&optimise, path(&source), "-o", path(&module)]].concat();
        let made = Command::new("rustc").args(args).output().unwrap();
        if text(&made).contains("target may not be installed") {
            return println!("skipped: Rust's library for {} is not installed", place.target);
        }
        assert!(made.status.success(), "{}", text(&made));
        for tier in ["-O0", "-O2"] {
            compile(&module, &["--target", place.target, tier], &object);
            let _ = std::fs::remove_file(&archive);
            if output("ar", &["rcs", path(&archive), path(&object)]).is_none() {
                return println!("skipped: ar is not installed");
            }
            let search = format!("-Lnative={}", path(&folder));
            let linker = place.elsewhere.map_or("-Clinker=cc".to_owned(), |[linker, ..]| format!("-Clinker={linker}"));
            let libraries = ["--edition=2024", "-lstatic=ours", &search, &linker, path(&main), "-o", path(&program)];
            output("rustc", &[&target[..], &libraries].concat()).unwrap();
            let threads: String = (0..4).map(|n| format!("({n}, {}, \"first,thread {n}\")\n", 5 + n)).collect();
            let mut want = format!("[(\"a\", 3), (\"b\", 2), (\"c\", 1)]\n{threads}has 9\ndropped 9\n5 1\ntrue\n");
            want += "4000 4000 true\n";
            let printed = match place.elsewhere {
                Some([_, emulator, library]) => output(emulator, &["-L", library, path(&program)]),
                None => output(path(&program), &[]),
            };
            let Some(printed) = printed else { return println!("skipped: no emulator for {}", place.target) };
            assert_eq!(printed, want, "{level} {tier} {}", place.target);
        }
    }
}
