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

/// A module of rustc, linked with Rust's library.
#[test]
fn rust_uses_the_thread_local_variables_of_its_library() {
    if !links_here() {
        return;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/abi");
    let folder = folder("thread-rust");
    let [module, object, archive, program] = ["m.bc", "m.o", "libours.a", "program"].map(|name| folder.join(name));
    let [source, main] = ["threads.rs", "threads_main.rs"].map(|name| sources.join(name));
    for level in ["0", "2"] {
        let flags = ["--edition=2024", "--crate-type=lib", "-Ccodegen-units=1", "--emit=llvm-bc"];
        let optimise = format!("-Copt-level={level}");
        output("rustc", &[&flags[..], &[&optimise, path(&source), "-o", path(&module)]].concat()).unwrap();
        for tier in ["-O0", "-O2"] {
            compile(&module, &[tier], &object);
            let _ = std::fs::remove_file(&archive);
            if output("ar", &["rcs", path(&archive), path(&object)]).is_none() {
                return println!("skipped: ar is not installed");
            }
            let search = format!("-Lnative={}", path(&folder));
            let libraries = ["--edition=2024", "-lstatic=ours", "-ldylib=atomic", &search];
            let linked = Command::new("rustc").args(libraries).arg(&main).arg("-o").arg(&program).output().unwrap();
            let is_absent = |what: &str| text(&linked).contains(&format!("{what} -latomic"));
            if is_absent("cannot find") || is_absent("unable to find library") {
                return println!("skipped: libatomic is not installed");
            }
            assert!(linked.status.success(), "{level} {tier}: {}", text(&linked));
            let threads: String = (0..4).map(|n| format!("({n}, {}, \"first,thread {n}\")\n", 5 + n)).collect();
            let want = format!("[(\"a\", 3), (\"b\", 2), (\"c\", 1)]\n{threads}has 9\ndropped 9\n5 1\ntrue\n");
            assert_eq!(output(path(&program), &[]).unwrap(), want, "{level} {tier}");
        }
    }
}
