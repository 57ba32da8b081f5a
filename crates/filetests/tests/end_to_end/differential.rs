//! Machine code against the interpreter: a sample of the random programs and every operation with edge values, at each
//! level that the host supports.
//!
//! `KERNELSMITH_SLOW=1` runs ten times the programs, and all edge values at all levels. `cargo xtask soak` runs all
//! programs.

use kernelsmith_filetests::differential::case::Variants;
use kernelsmith_filetests::differential::supervisor::{self, Config};
use kernelsmith_filetests::differential::{edges, matrix, soak};
use kernelsmith_filetests::host::{Machine, host_target};
use kernelsmith_filetests::native::{Native, Variant};

/// A hundredth of the soak run's programs.
const SAMPLE: u64 = soak::PROGRAMS / 100;

pub(crate) fn config() -> Config {
    Config::new(env!("CARGO_BIN_EXE_kernelsmith-differential"))
}

/// Whether machine code runs here. Prints the reason if it does not.
pub(crate) fn runs_here() -> bool {
    match host_target() {
        Ok(_) => true,
        Err(reason) => {
            println!("skipped: {reason}");
            false
        }
    }
}

pub(crate) fn slow() -> bool {
    std::env::var("KERNELSMITH_SLOW").is_ok_and(|value| value == "1")
}

/// Whether an emulator runs this process. Tests then use smaller samples.
pub(crate) fn is_emulated() -> bool {
    std::env::var_os("KERNELSMITH_EMULATOR").is_some_and(|emulator| !emulator.is_empty())
}

#[test]
fn random_programs_agree() {
    for &machine in Machine::ALL {
        random_programs(machine);
    }
}

fn random_programs(machine: Machine) {
    let native = match Native::for_machine(machine) {
        Ok(native) => native,
        Err(reason) => return println!("{machine}: skipped: {reason}"),
    };
    // Levels other than the default run a tenth of the programs. On an emulator, a few programs show that the compiler
    // itself works there; the tests with executors run more.
    let sample = match machine == Machine::BASE {
        _ if is_emulated() => SAMPLE / 50,
        true => SAMPLE,
        false => SAMPLE / 10,
    };
    let n = if slow() { 10 * sample } else { sample };
    let config = Config { machine, ..config() };
    let summary = supervisor::run_parallel(&config, 0..n, soak::jobs()).unwrap();
    println!("{}", soak::summary_text(&summary));
    println!("{machine}: registers of `regs=min`:\n{}", native.few_registers());
    assert!(summary.findings.is_empty(), "{}", supervisor::report(&config, &summary.findings));
    assert!(summary.programs >= n, "{} of {n} programs ran", summary.programs);
    let refused: u64 = summary.unsupported.values().sum();
    assert!(refused * 50 <= n, "the target refused {refused} of {n} programs");
}

#[test]
fn every_operation_agrees_on_edge_values() {
    for &machine in Machine::ALL {
        edge_values(machine);
    }
}

fn edge_values(machine: Machine) {
    let mut native = match Native::for_machine(machine) {
        Ok(native) => native,
        Err(reason) => return println!("{machine}: skipped: {reason}"),
    };
    let every = match machine == Machine::BASE {
        _ if slow() => 1,
        // An emulator is too slow for a full sweep.
        is_base if is_emulated() => {
            if is_base {
                60
            } else {
                300
            }
        }
        true => 1,
        false => 3,
    };
    let variants = if slow() { Variants::All } else { Variants::InTurn };
    let specs: Vec<_> = edges::specs().into_iter().step_by(every).collect();
    let report = edges::sweep(&mut native, variants, &specs, |_| ());
    println!("{machine}:\n{}", matrix::print(&report.ran, native.vector_bits()));
    println!("refused by the target:\n{}", report.unsupported_text());
    println!("{} functions, {} results", report.functions, report.results);
    assert_eq!(report.n_failures, 0, "{}\n{}", report.failures.join("\n"), report.failed.join("\n"));
    assert!(report.functions > 50_000 / every as u64, "{machine}: {}", report.functions);
}

/// The simulator is slow, so these tests run fewer programs and edge values.
#[test]
fn the_simulated_machine_agrees() {
    agrees(Machine::SIMULATED);
}

/// The same accelerator with the defects of its hardware.
#[test]
fn the_simulated_hardware_agrees() {
    agrees(Machine::HARDWARE);
}

fn agrees(machine: Machine) {
    let n = match slow() {
        _ if is_emulated() => 20,
        true => 10_000,
        false => 300,
    };
    let config = Config { machine, ..config() };
    let summary = supervisor::run_parallel(&config, 0..n, soak::jobs()).unwrap();
    println!("{}", soak::summary_text(&summary));
    assert!(summary.findings.is_empty(), "{}", supervisor::report(&config, &summary.findings));
    assert!(summary.programs >= n, "{} of {n} programs ran", summary.programs);
    let refused: u64 = summary.unsupported.values().sum();
    assert!(refused * 50 <= n, "the target refused {refused} of {n} programs");
    // Regression tests: these programs have unreachable loops whose conditions have no registers.
    for seed in [1_004_344, 1_007_916, 1_013_380] {
        let summary = supervisor::run_parallel(&config, seed..seed + 1, 1).unwrap();
        assert!(summary.findings.is_empty(), "{}", supervisor::report(&config, &summary.findings));
    }
    // A prime step, so that the sample contains every operation.
    let (every, variants) = if slow() { (1, Variants::All) } else { (29, Variants::InTurn) };
    let mut native = Native::for_machine(machine).unwrap();
    let specs: Vec<_> = edges::specs().into_iter().step_by(every).collect();
    let report = edges::sweep(&mut native, variants, &specs, |_| ());
    println!("refused by the target:\n{}", report.unsupported_text());
    println!("{} functions, {} results", report.functions, report.results);
    assert_eq!(report.n_failures, 0, "{}\n{}", report.failures.join("\n"), report.failed.join("\n"));
    assert!(report.functions > 20_000 / every as u64, "{}", report.functions);
}

#[test]
fn a_wrong_answer_is_noticed() {
    use kernelsmith_filetests::differential::case::{self, Verdict};
    let mut native = match Native::new() {
        Ok(native) => native,
        Err(reason) => return println!("skipped: {reason}"),
    };
    // Another input must give another result.
    let case = case::program(1);
    let other = kernelsmith_ir::random::RandomCase { input: case::program(2).input, ..case.clone() };
    let (expected, _) = case::interpret(&case, 256).unwrap();
    let (different, _) = case::interpret(&other, 256).unwrap();
    assert_ne!(expected, different);
    assert!(matches!(case::judge(&mut native, &case, &Variant::ALL), Verdict::Same(_)));
}

#[test]
fn the_same_bytes_on_every_thread() {
    use kernelsmith_codegen::{Compiled, Compiler, Options};
    use kernelsmith_filetests::differential::case::program;
    // Compare one compiler that is reused for all programs with a new compiler per program on another thread.
    let compile = |compiler: &mut Compiler, seed: u64| -> Compiled {
        let target = kernelsmith_filetests::host::target("x86-64").unwrap();
        compiler.compile(&program(seed).func, &target, &Options::default()).unwrap()
    };
    let mut warm = Compiler::new();
    let here: Vec<Compiled> = (0..60).map(|seed| compile(&mut warm, seed)).collect();
    let there =
        std::thread::spawn(move || (0..60).rev().map(|seed| compile(&mut Compiler::new(), seed)).collect::<Vec<_>>());
    for (seed, (one, other)) in here.iter().zip(there.join().unwrap().iter().rev()).enumerate() {
        assert!(one == other, "seed {seed}: other bytes on another thread");
    }
}

/// Each operation has another line: the code stays the same, and every line of the table is one of these.
#[test]
fn source_lines_change_no_code() {
    use kernelsmith_codegen::{Compiler, Options};
    use kernelsmith_filetests::differential::case::program;
    let mut compiler = Compiler::new();
    for name in ["x86-64", "x86-64-v4-512", "aarch64", "riscv64"] {
        let target = kernelsmith_filetests::host::target(name).unwrap();
        let mut n_rows = 0;
        for seed in 0..40 {
            let mut func = program(seed).func;
            func.locs.clear();
            // Not everything compiles for each machine.
            let Ok(plain) = compiler.compile(&func, &target, &Options::default()) else { continue };
            assert!(plain.lines.is_empty() && plain.lines.rows().next().is_none());
            let n_ops = func.ops.len() as u32;
            func.locs = (0..n_ops).map(|at| func.intern_location("program".into(), at + 1)).collect();
            let located = compiler.compile(&func, &target, &Options::default()).unwrap();
            assert!(plain.bytes == located.bytes, "{name}, seed {seed}: other code with lines");
            assert!(located.source_map.is_empty());
            for (offset, place) in located.lines.rows() {
                let (file, line) = place.expect("instructions without a line have that of those before");
                assert!(
                    offset < located.code_len && file == "program" && (1..=n_ops).contains(&line),
                    "{name}, {seed}"
                );
                n_rows += 1;
            }
            assert!(located.lines.at(0).is_some());
        }
        assert!(n_rows > 1000, "{name}: {n_rows}");
    }
}

/// Runs code for the Windows convention. An adapter calls it and checks the callee-saved registers.
#[test]
fn windows_convention_is_kept() {
    use kernelsmith_filetests::differential::case::{Verdict, judge, options, verify_each};
    use kernelsmith_ir::random::{RandomOptions, generate};
    let mut native = match Native::for_windows() {
        Ok(native) => native,
        Err(reason) => return println!("skipped: {reason}"),
    };
    for seed in 0..if slow() { 5_000 } else { 200 } {
        let case = generate(&RandomOptions { calls: false, ..options(seed) });
        native.verify_each = verify_each(seed);
        let verdict = judge(&mut native, &case, &Variant::ALL);
        assert!(matches!(verdict, Verdict::Same(_)), "seed {seed}: {verdict:?}");
    }
}

/// Code for the Windows convention that contains calls cannot run here. The test compiles it and checks its allocation.
#[test]
fn another_convention_compiles() {
    use kernelsmith_codegen::{Compiler, Options, Verify};
    use kernelsmith_filetests::differential::{case::program, few_registers::FewRegisters};
    let target = kernelsmith_filetests::host::target("x86-64-win64").unwrap();
    let limit = FewRegisters::of(&target).limit;
    let mut compiler = Compiler::new();
    for seed in 0..100 {
        let func = program(seed).func;
        for (spill_all, limit) in [(false, None), (true, None), (false, Some(limit))] {
            let options =
                Options { verify: Verify::EachPass, check_allocation: true, spill_all, limit, ..Options::default() };
            if let Err(error) = compiler.compile(&func, &target, &options) {
                panic!("seed {seed}: {error}");
            }
        }
    }
}
