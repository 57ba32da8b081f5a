//! Vectors, structures and wide integers as arguments and results, and exceptions: files that clang compiles and files that we
//! compile call each other.
//!
//! The sources are in `tests/filetests/llvm/abi`. Skipped where clang or the compiler that links is not installed.

use super::modules::{links_here, text};
use super::{folder, run};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A machine for which programs are linked and run.
pub(super) struct Machine {
    pub(super) triple: &'static str,
    pub(super) target: &'static str,
    /// The linker of C; that of C++ ends in `++`.
    pub(super) linker: &'static [&'static str],
    pub(super) emulator: Option<&'static str>,
}

pub(super) const MACHINES: [Machine; 3] = [
    Machine { triple: "x86_64-linux-gnu", target: "x86-64-v2", linker: &["gcc"], emulator: None },
    Machine {
        triple: "aarch64-linux-gnu",
        target: "armv8-a",
        linker: &["aarch64-linux-gnu-gcc", "-static"],
        emulator: Some("qemu-aarch64"),
    },
    Machine {
        triple: "riscv64-linux-gnu",
        target: "riscv64",
        linker: &["riscv64-linux-gnu-gcc", "-static"],
        emulator: Some("qemu-riscv64"),
    },
];

/// What a command prints; `None` if it is not installed.
pub(super) fn output(command: &str, args: &[&str]) -> Option<String> {
    let output = Command::new(command).args(args).output().ok()?;
    assert!(output.status.success(), "{command} {args:?}: {}", text(&output));
    Some(text(&output))
}

pub(super) fn path(path: &Path) -> &str {
    path.to_str().expect("a name in UTF-8")
}

#[test]
fn functions_of_clang_and_ours_call_each_other() {
    if !links_here() {
        return;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/abi");
    for machine in &MACHINES {
        let folder = folder(&format!("clang-arguments-{}", machine.target));
        for level in ["-O0", "-O2"] {
            for files in [["callee.c", "caller.c"], ["throw.cpp", "catch.cpp"]] {
                let Some(wanted) = compare(machine, &sources, files, &folder, &[level]) else { continue };
                assert_eq!(wanted.lines().count(), 300, "{} {level}", machine.triple);
            }
        }
    }
}

/// Arguments beyond the parameters, of all kinds, in registers, on the stack, and where they may be in neither alone.
#[test]
fn variable_arguments_of_clang_and_ours_are_in_the_same_places() {
    if !links_here() {
        return;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/abi");
    for (machine, n_lines) in MACHINES.iter().zip([117, 117, 90]) {
        let folder = folder(&format!("clang-variable-{}", machine.target));
        for level in ["-O0", "-O2"] {
            let files = ["variable_callee.c", "variable_caller.c"];
            let Some(wanted) = compare(machine, &sources, files, &folder, &[level]) else { continue };
            assert_eq!(wanted.lines().count(), n_lines, "{} {level}", machine.triple);
        }
    }
}

/// Where a function returns to, and where its frame is.
#[test]
fn addresses_of_frames_and_callers_are_those_of_calls() {
    if !links_here() {
        return;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/abi");
    for machine in &MACHINES {
        let folder = folder(&format!("clang-places-{}", machine.target));
        for level in ["-O0", "-O2"] {
            let Some(wanted) = compare(machine, &sources, ["places_callee.c", "places_caller.c"], &folder, &[level])
            else {
                continue;
            };
            assert_eq!(wanted, "1\n1 1\n1\n1 1\n96\n1 1\n", "{} {level}", machine.triple);
        }
    }
}

/// Names of one thing have one address, also in another file.
#[test]
fn aliases_are_names_of_one_address() {
    if !links_here() {
        return;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/abi");
    for machine in &MACHINES {
        let folder = folder(&format!("clang-aliases-{}", machine.target));
        for level in ["-O0", "-O2"] {
            let files = ["aliases_callee.c", "aliases_caller.c"];
            let Some(wanted) = compare(machine, &sources, files, &folder, &[level]) else { continue };
            assert_eq!(wanted, "42 1\n7 11\n1 1\n44 other names\n", "{} {level}", machine.triple);
        }
    }
}

/// Functions in place of each other, 600 000 times, in files of both: frames would not fit.
#[test]
fn tail_calls_of_clang_and_ours_reuse_frames() {
    if !links_here() {
        return;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/abi");
    for machine in &MACHINES {
        let folder = folder(&format!("clang-tail-{}", machine.target));
        for level in ["-O0", "-O2"] {
            let files = ["tail_callee.c", "tail_caller.c"];
            let Some(wanted) = compare(machine, &sources, files, &folder, &[level]) else { continue };
            assert_eq!(wanted.lines().count(), 25, "{} {level}", machine.triple);
        }
    }
}

/// Their text is known, and its registers are those of the system.
#[test]
fn calls_of_the_system_are_compiled_from_their_text() {
    if !links_here() {
        return;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/abi");
    for machine in &MACHINES {
        let folder = folder(&format!("clang-system-{}", machine.target));
        for level in ["-O0", "-O2"] {
            let Some(wanted) = compare(machine, &sources, ["system_callee.c", "system_caller.c"], &folder, &[level])
            else {
                continue;
            };
            let start = "written\n1 8 0 8 8 through\n1 -9\n4711 ";
            assert!(wanted.starts_with(start) && wanted.ends_with(" 1\n"), "{} {level}: {wanted}", machine.triple);
        }
    }
}

/// The registers for results of type `long double` hold nothing else.
#[test]
fn long_doubles_are_results_of_functions_of_clang_and_ours() {
    if !links_here() {
        return;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/abi");
    let folder = folder("clang-extended");
    for level in ["-O0", "-O2"] {
        let files = ["extended_callee.c", "extended_caller.c"];
        let Some(wanted) = compare(&MACHINES[0], &sources, files, &folder, &[level]) else { continue };
        assert_eq!(wanted.lines().count(), 170, "{level}");
    }
}

/// Floats of 128 bits, in registers for vectors and in pairs of those for words.
#[test]
fn floats_of_128_bits_are_arguments_and_results_of_functions_of_clang_and_ours() {
    if !links_here() {
        return;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/abi");
    for (machine, n_lines) in MACHINES.iter().zip([120, 125, 125]) {
        let folder = folder(&format!("clang-quads-{}", machine.target));
        for level in ["-O0", "-O2"] {
            let files = ["quad_callee.c", "quad_caller.c"];
            let Some(wanted) = compare(machine, &sources, files, &folder, &[level]) else { continue };
            assert_eq!(wanted.lines().count(), n_lines, "{} {level}", machine.triple);
        }
    }
}

/// Loops over vectors of unknown length, and the functions of the header for vectors, on machines with registers of two lengths.
#[test]
fn code_for_vectors_of_unknown_length_is_right_for_every_length() {
    if !links_here() {
        return;
    }
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/programs");
    let folder = folder("scalable");
    let (object, program) = (folder.join("m.o"), folder.join("program"));
    let files = ["scalable-O2", "scalable-O3", "scalable_header-O0", "scalable_header-O2"];
    for (file, tier) in files.into_iter().flat_map(|file| [(file, "-O0"), (file, "-O2")]) {
        let module = programs.join(format!("{file}.ll"));
        let (name, _) = file.split_once('-').unwrap();
        let wanted = std::fs::read_to_string(programs.join(format!("{name}.out"))).unwrap();
        let result = run(&["cc", "--target", "riscv64", tier, path(&module), "-o", path(&object)], "");
        assert!(result.status.success(), "{file} {tier}: {}", text(&result));
        let Some(_) = output("riscv64-linux-gnu-gcc", &["-static", path(&object), "-o", path(&program)]) else {
            println!("skipped: riscv64-linux-gnu-gcc is not installed");
            return;
        };
        for bits in [128, 256] {
            let machine = format!("rv64,v=true,vext_spec=v1.0,vlen={bits},zba=true,zbb=true,zbs=true");
            let Some(printed) = output("qemu-riscv64", &["-cpu", &machine, path(&program)]) else {
                println!("skipped: qemu-riscv64 is not installed");
                return;
            };
            assert_eq!(printed, wanted, "{file} {tier}, {bits} bits");
        }
    }
}

/// Thread-local variables that files of clang and ours define and use: of a program, and of libraries.
#[test]
fn thread_local_variables_of_clang_and_ours_are_the_same() {
    if !links_here() {
        return;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/abi");
    for machine in &MACHINES {
        let folder = folder(&format!("clang-threads-{}", machine.target));
        for flags in [["-O0", "-fPIC"], ["-O1", "-fno-pic"], ["-O2", "-fPIE"], ["-O2", "-fPIC"]] {
            let files = ["thread_define.c", "thread_use.c"];
            let Some(wanted) = compare(machine, &sources, files, &folder, &flags) else { continue };
            assert_eq!(wanted.lines().count(), 8, "{} {flags:?}", machine.triple);
        }
    }
}

/// What a program of clang alone prints, after both mixed ones have printed the same; `None` if a tool is not installed.
pub(super) fn compare(
    machine: &Machine,
    sources: &Path,
    files: [&str; 2],
    folder: &Path,
    flags: &[&str],
) -> Option<String> {
    let (linker, options) = machine.linker.split_first()?;
    let is_cpp = files[0].ends_with(".cpp");
    let linker = if is_cpp { linker.replace("gcc", "g++") } else { (*linker).to_owned() };
    // It comes with the headers of the machine.
    output(&linker, &["--version"])?;
    let triple = format!("--target={}", machine.triple);
    let mut objects: Vec<[PathBuf; 3]> = Vec::new();
    for file in files {
        let source = sources.join(file);
        let name = source.file_stem()?;
        let [module, theirs, fast, ours] =
            ["ll", "o", "fast.o", "ours.o"].map(|kind| folder.join(name).with_extension(kind));
        let all = [&*triple, "-w", "-ffp-contract=off", "-fno-stack-protector", "-S", "-emit-llvm", path(&source)];
        output("clang-22", &[&all[..], flags, &["-o", path(&module)]].concat())?;
        output("clang-22", &[&[&*triple, "-w", "-c", path(&module), "-o", path(&theirs)], flags].concat())?;
        for (tier, object) in [("-O0", &fast), ("-O2", &ours)] {
            let result = run(&["cc", "--target", machine.target, tier, path(&module), "-o", path(object)], "");
            assert!(result.status.success(), "{file} {tier}: {}", text(&result));
        }
        objects.push([theirs, fast, ours]);
    }
    let program = folder.join("program");
    let printed = |callee: &Path, caller: &Path| {
        let place = if flags.contains(&"-fno-pic") { "-no-pie" } else { "-lm" };
        output(&linker, &[options, &[path(callee), path(caller), "-lm", place, "-o", path(&program)]].concat())?;
        match machine.emulator {
            Some(emulator) => output(emulator, &[path(&program)]),
            None => output(path(&program), &[]),
        }
    };
    let [[callee, our_callees @ ..], [caller, our_callers @ ..]] = &objects[..] else { return None };
    let wanted = printed(callee, caller)?;
    for ours in our_callees {
        assert_eq!(printed(ours, caller)?, wanted, "{} {flags:?}: {}", machine.triple, ours.display());
    }
    for ours in our_callers {
        assert_eq!(printed(callee, ours)?, wanted, "{} {flags:?}: {}", machine.triple, ours.display());
    }
    Some(wanted)
}
