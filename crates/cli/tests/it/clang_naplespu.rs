//! C and C++ programs that clang compiles to LLVM IR, and we for NaplesPU, against what clang makes of them for the host.
//!
//! The sources are in `tests/naplespu`. Skipped where clang is not installed.

use super::{folder, run};
use std::path::{Path, PathBuf};
use std::process::Command;

const SOURCES: [&str; 16] = [
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
    "vectors.c",
    "scratchpad.c",
    "threads.c",
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
    ours(&["cc", "--header", "-o", path("naplespu.h").to_str().unwrap()], "");
    let include = format!("-I{}", dir.display());
    // Without contraction: Clang itself folds constants with one rounding or two, depending on the level.
    let common = ["-ffreestanding", "-fwrapv", "-ffp-contract=off", "-fno-exceptions", "-fno-rtti"];
    for name in SOURCES {
        let twin_args =
            [&common[..], &["-Dmain=kernel", "-DNPU_HOST", "-w", "-O1", "-c", "-o", twin.to_str().unwrap()]].concat();
        if clang(&twin_args, &[&source(name)]).is_none() {
            return;
        }
        clang(&["-o", host.to_str().unwrap()], &[&source("host.c"), &twin, Path::new("-lm")]);
        let want = String::from_utf8(Command::new(&host).output().unwrap().stdout).unwrap();
        assert!(want.starts_with("result 0x"), "{name}: {want}");
        for (machine, level) in MACHINES.into_iter().flat_map(|machine| [(machine, "-O1"), (machine, "-O2")]) {
            let args = [machine, &common, &[level, &include, "-S", "-emit-llvm", "-o", "-"]].concat();
            let Some(module) = clang(&args, &[&source(name)]) else { return };
            ours(&["cc", "--target", "naplespu", "--check", "-", "-o", object], &module);
            ours(&["link", object, "-o", linked], "");
            let n_threads = if name == "threads.c" { "8" } else { "1" };
            for extra in [&[][..], &["--as-hardware", "--with-scratchpad"]] {
                let printed = ours(&[&["sim", linked, "--threads", n_threads], extra].concat(), "");
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

/// What is refused has a message with the name; all other builtins of the header compile.
#[test]
fn every_builtin_compiles_or_is_refused_by_name() {
    let dir = folder("clang-naplespu-builtins");
    let header = dir.join("naplespu.h");
    ours(&["cc", "--header", "-o", header.to_str().unwrap()], "");
    let text = std::fs::read_to_string(&header).unwrap();
    let mut n_refused = 0;
    let mut source = String::from("#include \"naplespu.h\"\n");
    let mut refused = Vec::new();
    for line in text.lines().filter(|line| line.contains(" __builtin_npu_") && line.ends_with(");")) {
        let (result, rest) = line.split_once(" __builtin_npu_").unwrap();
        let (name, types) = rest.trim_end_matches(");").split_once('(').unwrap();
        let types: Vec<&str> = types.split(", ").filter(|&ty| ty != "void").collect();
        let params: Vec<String> = types.iter().enumerate().map(|(n, ty)| format!("{ty} a{n}")).collect();
        let args: Vec<String> = (0..types.len()).map(|n| format!("a{n}")).collect();
        let (params, args) = (params.join(", "), args.join(", "));
        let params = if params.is_empty() { "void".to_owned() } else { params };
        let function = format!("{result} f_{name}({params}) {{ return __builtin_npu_{name}({args}); }}\n");
        if line.contains("64") || name.contains("v8") || name == "crossprodv16i32" {
            refused.push((name.to_owned(), function));
        } else {
            source += &function;
        }
    }
    assert_eq!(refused.len(), 85);
    let include = format!("-I{}", dir.display());
    let args = ["-ffreestanding", "-O1", "-w", &include, "-S", "-emit-llvm", "-o", "-"];
    let args = [MACHINES[0], &args].concat();
    let file = dir.join("builtins.c");
    std::fs::write(&file, &source).unwrap();
    let Some(module) = clang(&args, &[&file]) else { return };
    for target in ["naplespu", "naplespu-documented"] {
        ours(&["cc", "--target", target, "--check", "-", "-o", dir.join("builtins.o").to_str().unwrap()], &module);
    }
    // Each of them would take a start of Clang: some.
    for (name, function) in refused.iter().step_by(7) {
        std::fs::write(&file, format!("#include \"naplespu.h\"\n{function}")).unwrap();
        let Some(module) = clang(&args, &[&file]) else { return };
        let output = run(&["cc", "--target", "naplespu", "-", "-o", "-"], &module);
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && message.contains(name.as_str()), "{name}: {message}");
        n_refused += 1;
    }
    assert!(n_refused > 10);
}

/// Random programs of csmith in the simulator, against what Clang makes of them for 32-bit x86. `cargo xtask soak llvm
/// --machine naplespu` runs any number.
#[test]
fn random_programs_compute_what_x86_computes() {
    let dir = folder("clang-naplespu-random");
    let path = |name: &str| dir.join(name).to_str().unwrap().to_owned();
    let include = format!("-I{}", source("").display());
    let common = ["-w", "-ffreestanding", "-fwrapv", "-fno-strict-aliasing", &include];
    let compiled = |more: &[&str], file: &Path| clang(&[MACHINES[0], &common, more].concat(), &[file]);
    for seed in 1..=4 {
        let mut csmith = Command::new("csmith");
        csmith.args(["--seed", &seed.to_string(), "--no-argc", "--no-packed-struct", "--max-funcs", "3"]);
        csmith.args(["--no-longlong", "--no-math64"].iter().filter(|_| seed % 2 == 0));
        let Ok(output) = csmith.current_dir(&dir).output() else {
            eprintln!("skipped: csmith not found");
            return;
        };
        let text = String::from_utf8(output.stdout).unwrap().replace("    return 0;", "    return (int)checksum;");
        std::fs::write(path("program.c"), text).unwrap();
        let program = dir.join("program.c");
        if compiled(&["-O1", "-c", "-o", &path("twin.o")], &program).is_none() {
            return;
        }
        compiled(&["-O1", "-c", "-fno-builtin", "-o", &path("start.o")], &source("start32.c"));
        let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library/naplespu.c");
        let renamed = ["-O1", "-c", "-fno-builtin", "-Dmemcpy=copied", "-Dmemset=filled", "-o", &path("library.o")];
        compiled(&renamed, &library);
        let mut linker = Command::new("ld.lld-22");
        linker.args(["-m", "elf_i386", "-o", &path("twin"), &path("start.o"), &path("twin.o"), &path("library.o")]);
        let Ok(linked) = linker.output() else {
            eprintln!("skipped: ld.lld-22 not found");
            return;
        };
        assert!(linked.status.success(), "{}", String::from_utf8_lossy(&linked.stderr));
        let Ok(twin) = Command::new(path("twin")).output() else {
            eprintln!("skipped: this system runs no program for 32-bit x86");
            return;
        };
        let want = String::from_utf8(twin.stdout).unwrap();
        assert!(want.starts_with("result 0x"), "seed {seed}: {want}");
        for level in ["-O0", "-O2"] {
            let Some(module) = compiled(&[level, "-S", "-emit-llvm", "-o", "-"], &program) else { return };
            ours(&["cc", "--target", "naplespu", "-", "-o", &path("program.o")], &module);
            ours(&["link", "--stacks", "0x700000", &path("program.o"), "-o", &path("program.elf")], "");
            let printed = ours(&["sim", &path("program.elf"), "--threads", "1"], "");
            assert!(printed.trim_end().ends_with(want.trim_end()), "seed {seed} {level}: {printed}, not {want}");
        }
    }
}
