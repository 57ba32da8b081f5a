//! Atomic accesses and fences: files of clang and ours use the same variables, on all machines.
//!
//! The sources are in `tests/filetests/llvm/abi`, modules that print what clang's code printed in `programs`. Skipped where
//! clang or the compiler that links is not installed.

use super::clang_arguments::{MACHINES, Machine, compare, output, path};
use super::modules::{links_here, text};
use super::{folder, run};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn filetests(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm").join(folder)
}

/// Every access on edge values; then eight threads lock, count and exchange nodes, half of them in code of the other compiler.
#[test]
fn atomic_accesses_of_clang_and_ours_are_atomic_together() {
    if !links_here() {
        return;
    }
    for machine in &MACHINES {
        let folder = folder(&format!("clang-atomics-{}", machine.target));
        let files = ["atomic_callee.c", "atomic_caller.c"];
        let Some(printed) = compare(machine, &filetests("abi"), files, &folder, &["-O1"]) else { continue };
        let last: Vec<&str> = printed.lines().skip(500).collect();
        let want = [
            "guarded 12000 8994000 f23fef87f6dde0d0",
            "148 148 148 148 148 148 148 148 50536 893cd0 50536 2ee02ee0 50536 2ed8 50536 0 ",
            "64 nodes, 0 twice",
            "328000800000bb80 100000000bb80 bb80 bb7fbb80 bb80 ",
            "Peterson 6000",
            "neither store seen: 0",
        ];
        assert_eq!(last, want, "{}", machine.triple);
    }
}

/// A module of clang for another machine.
fn elsewhere(module: &str, machine: &Machine) -> String {
    let lines = module.lines().filter(|line| !line.starts_with("target "));
    lines.fold(format!("target triple = \"{}\"\n", machine.triple), |text, line| text + line + "\n")
}

/// All 21 updates of all types, on values that clang for x86-64 printed; and 128 bits, and addresses that are not aligned, which
/// need a library.
#[test]
fn atomic_updates_of_other_machines_print_what_they_should() {
    if !links_here() {
        return;
    }
    for machine in &MACHINES[1..] {
        let folder = folder(&format!("updates-{}", machine.target));
        let [object, program] = ["m.o", "program"].map(|name| folder.join(name));
        for (file, arguments) in
            [("updates-O0", None), ("atomics-O0", Some("threads")), ("atomics-O2", Some("threads"))]
        {
            let (name, _) = file.split_once('-').unwrap();
            let mut want = std::fs::read_to_string(filetests("programs").join(format!("{name}.out"))).unwrap();
            if arguments.is_some() {
                want += "800000 800000 79999600000\n";
            }
            let module = std::fs::read_to_string(filetests("programs").join(format!("{file}.ll"))).unwrap();
            for tier in ["-O0", "-O2"] {
                let args = ["cc", "-", "--target", machine.target, tier, "-o", path(&object)];
                let result = run(&args, &elsewhere(&module, machine));
                assert!(result.status.success(), "{file} {tier}: {}", text(&result));
                let (linker, options) = machine.linker.split_first().unwrap();
                let library: &[&str] = if name == "updates" { &["-latomic"] } else { &[] };
                let link = [options, &[path(&object), "-o", path(&program)], library].concat();
                // The code for this machine has instructions for floats of 16 bits.
                let all = "rv64,v=true,vext_spec=v1.0,zba=true,zbb=true,zbs=true,Zfh=true";
                let processor: &[&str] = if machine.target == "riscv64" { &["-cpu", all] } else { &[] };
                let args: Vec<&str> = [processor, &[path(&program)]].concat().into_iter().chain(arguments).collect();
                let Some(printed) = output(linker, &link).and_then(|_| output(machine.emulator.unwrap(), &args)) else {
                    return println!("skipped: a compiler or an emulator for {} is not installed", machine.target);
                };
                assert_eq!(printed, want, "{} {file} {tier}", machine.triple);
            }
        }
    }
}

/// The instructions for atomic accesses and fences in each function of an object file.
fn atomic_instructions(object: &Path) -> Option<BTreeMap<String, BTreeSet<String>>> {
    let listing = output("llvm-objdump-22", &["-d", "--no-show-raw-insn", "--mattr=+a,+c,+zba,+zbb", path(object)])?;
    let mut functions = BTreeMap::new();
    let mut name = String::new();
    for line in listing.lines() {
        if let Some((_, function)) = line.split_once('<').filter(|_| line.ends_with(">:")) {
            name = function.trim_end_matches(">:").to_owned();
            functions.insert(name.clone(), BTreeSet::new());
        } else if let Some((_, inst)) = line.split_once(':') {
            let words: Vec<&str> = inst.split_whitespace().collect();
            let Some(&mnemonic) = words.first() else { continue };
            let is_exclusive = ["ldxr", "ldaxr", "stxr", "stlxr", "ldar", "stlr", "lr.", "sc.", "amo"];
            let shown = match mnemonic {
                "fence" | "dmb" => inst.split_whitespace().collect::<Vec<_>>().join(" "),
                _ if is_exclusive.iter().any(|start| mnemonic.starts_with(start)) => mnemonic.to_owned(),
                // Stores before loads, and loads before all: what two fences of ours order.
                "fence.tso" => {
                    functions.get_mut(&name)?.insert("fence r, rw".to_owned());
                    "fence rw, w".to_owned()
                }
                _ => continue,
            };
            functions.get_mut(&name)?.insert(shown);
        }
    }
    Some(functions)
}

/// For every access and order the instructions that order accesses are those of LLVM, so that code of both has one order.
#[test]
fn the_instructions_of_atomic_accesses_are_those_of_llvm() {
    if !links_here() {
        return;
    }
    for machine in &MACHINES[1..] {
        let folder = folder(&format!("atomic-instructions-{}", machine.target));
        let [module, theirs, ours] = ["m.ll", "theirs.o", "ours.o"].map(|name| folder.join(name));
        let source = filetests("abi").join("atomic_callee.c");
        let triple = format!("--target={}", machine.triple);
        let mut flags = vec![&*triple, "-w", "-O2"];
        if machine.target != "riscv64" {
            flags.push("-mno-outline-atomics");
        }
        // It comes with the headers of the machine.
        let from = [path(&source), "-S", "-emit-llvm", "-o", path(&module)];
        let is_there = output(machine.linker[0], &["--version"])
            .and_then(|_| output("clang-22", &[&flags[..], &from].concat()))
            .and_then(|_| output("clang-22", &[&flags[..], &["-c", path(&module), "-o", path(&theirs)]].concat()));
        let Some(theirs) = is_there.and_then(|_| atomic_instructions(&theirs)) else {
            return println!("skipped: a tool for {} is not installed", machine.target);
        };
        let result = run(&["cc", "--target", machine.target, path(&module), "-o", path(&ours)], "");
        assert!(result.status.success(), "{}", text(&result));
        let ours = atomic_instructions(&ours).unwrap();
        let mut n = 0;
        for (name, theirs) in &theirs {
            // Other updates are loops of exchanges here.
            let is_same = ["exchange_n", "fetch_add", "fetch_sub", "compare", "load", "store", "fence"];
            if is_same.iter().any(|start| name.starts_with(start)) {
                assert_eq!(ours.get(name), Some(theirs), "{} {name}", machine.triple);
                n += 1;
            }
        }
        assert!(n > 200, "{}: {n} functions", machine.triple);
    }
}
