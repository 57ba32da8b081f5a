//! Vectors of all lengths, floats of 16 bits and structures of them as arguments and results: files that llc compiles and files
//! that we compile call each other, and `run` loads both in one module.
//!
//! The modules are in `tests/filetests/llvm/abi`; `cargo xtask soak llvm signatures` writes more of them. Skipped where llc or the
//! compiler that links is not installed.

use super::clang_arguments::{output, path};
use super::modules::{links_here, text};
use super::{folder, run};
use std::path::{Path, PathBuf};

/// A machine, and the features of functions on which its convention depends.
struct Machine {
    triple: &'static str,
    layout: &'static str,
    target: &'static str,
    features: &'static str,
    llc: &'static [&'static str],
    linker: &'static [&'static str],
    emulator: Option<&'static str>,
}

const X86: Machine = Machine {
    triple: "x86_64-linux-gnu",
    layout: "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    target: "x86-64-v2",
    features: "",
    llc: &[],
    linker: &["gcc"],
    emulator: None,
};

const MACHINES: [Machine; 3] = [
    X86,
    Machine {
        triple: "aarch64-linux-gnu",
        layout: "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
        target: "armv8-a",
        features: "",
        llc: &[],
        linker: &["aarch64-linux-gnu-gcc", "-static"],
        emulator: Some("qemu-aarch64"),
    },
    Machine {
        triple: "riscv64-linux-gnu",
        layout: "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
        target: "riscv64",
        features: "\"target-features\"=\"+m,+a,+f,+d,+c\"",
        llc: &["-target-abi=lp64d"],
        linker: &["riscv64-linux-gnu-gcc", "-static"],
        emulator: Some("qemu-riscv64"),
    },
];

/// The functions; their callers are in `NAME_main`.
const NAMES: [&str; 3] = ["signatures", "more_signatures", "wide_signatures"];

/// The module with this name for a machine.
fn module(machine: &Machine, name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../tests/filetests/llvm/abi/{name}.ll"));
    let body = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let Machine { triple, layout, features, .. } = machine;
    format!(
        "target datalayout = \"{layout}\"\ntarget triple = \"{triple}\"\n{body}\nattributes #0 = {{ nounwind {features} }}\n"
    )
}

/// What the program of llc prints, after those with our objects have printed the same; `None` if a tool is not installed.
fn compare(machine: &Machine, name: &str, folder: &Path) -> Option<String> {
    let (linker, options) = machine.linker.split_first()?;
    output(linker, &["--version"])?;
    let mut objects: Vec<[PathBuf; 3]> = Vec::new();
    for name in [name, &format!("{name}_main")] {
        let [source, theirs, fast, ours] =
            ["ll", "o", "fast.o", "ours.o"].map(|kind| folder.join(name).with_extension(kind));
        std::fs::write(&source, module(machine, name)).unwrap();
        let all = ["-filetype=obj", "-relocation-model=pic", path(&source), "-o", path(&theirs)];
        output("llc-22", &[machine.llc, &all].concat())?;
        for (tier, object) in [("-O0", &fast), ("-O2", &ours)] {
            let result = run(&["cc", "--target", machine.target, tier, path(&source), "-o", path(object)], "");
            assert!(result.status.success(), "{name} {tier}: {}", text(&result));
        }
        objects.push([theirs, fast, ours]);
    }
    let program = folder.join("program");
    let printed = |callee: &Path, caller: &Path| {
        output(linker, &[options, &[path(callee), path(caller), "-o", path(&program)]].concat())?;
        match machine.emulator {
            Some(emulator) => output(emulator, &[path(&program)]),
            None => output(path(&program), &[]),
        }
    };
    let [[callee, our_callees @ ..], [caller, our_callers @ ..]] = &objects[..] else { return None };
    let wanted = printed(callee, caller)?;
    let what = format!("{} {}", machine.target, machine.features);
    for ours in our_callees {
        assert_eq!(printed(ours, caller)?, wanted, "{what}: {}", ours.display());
    }
    for ours in our_callers {
        assert_eq!(printed(callee, ours)?, wanted, "{what}: {}", ours.display());
    }
    Some(wanted)
}

#[test]
fn functions_of_llc_and_ours_call_each_other() {
    if !links_here() {
        return;
    }
    let avx = Machine { target: "x86-64-v3", features: "\"target-features\"=\"+avx\"", ..X86 };
    let has_avx = cfg!(target_arch = "x86_64") && host_has("avx2");
    for machine in MACHINES.iter().chain(has_avx.then_some(&avx)) {
        let folder = folder(&format!("llc-signatures-{}", machine.target));
        for name in NAMES {
            match compare(machine, name, &folder) {
                Some(printed) => assert_eq!(printed, wanted(name), "{name}, {}", machine.target),
                None => println!("skipped: llc-22 or a linker or emulator for {} is not installed", machine.target),
            }
        }
    }
}

/// What the program prints: on every machine, because it mixes the bits of lanes.
fn wanted(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../tests/filetests/llvm/abi/{name}.out"));
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn host_has(feature: &str) -> bool {
    std::fs::read_to_string("/proc/cpuinfo").is_ok_and(|text| text.split_ascii_whitespace().any(|word| word == feature))
}

/// The same functions in one module, which `run` compiles in memory.
#[test]
fn a_loaded_module_calls_such_functions() {
    if !links_here() || cfg!(not(target_arch = "x86_64")) {
        return;
    }
    let folder = folder("llc-signatures-loaded");
    for name in NAMES {
        // A module has one declaration or definition of a name.
        let is_kept = |line: &&str| !line.starts_with("declare") || line.contains("@printf");
        let functions = module(&X86, name);
        let functions = functions.lines().filter(|line| !line.starts_with("target") && !line.starts_with("attributes"));
        let main = module(&X86, &format!("{name}_main"));
        let both: Vec<&str> = main.lines().chain(functions).filter(is_kept).collect();
        let file = folder.join("both.ll");
        std::fs::write(&file, both.join("\n")).unwrap();
        for tier in ["-O0", "-O2"] {
            let result = run(&["run", tier, path(&file)], "");
            assert!(result.status.success(), "{name} {tier}: {}", text(&result));
            assert_eq!(text(&result), wanted(name), "{name} {tier}");
        }
    }
}
