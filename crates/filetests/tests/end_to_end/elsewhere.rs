//! Code that this process compiles and another process runs, on this machine and on emulated ones.
//!
//! `cargo xtask cross --sample` builds executors for the emulated machines and sets `KERNELSMITH_EXECUTORS`: one line
//! for each machine, its name and then the command that starts the executor.

use crate::differential::{config, is_emulated, runs_here, slow};
use kernelsmith_filetests::differential::case::Variants;
use kernelsmith_filetests::differential::supervisor::{self, Config};
use kernelsmith_filetests::differential::worker::Setup;
use kernelsmith_filetests::differential::{counted_loops, edges, soak};
use kernelsmith_filetests::golden;
use kernelsmith_filetests::host::Machine;
use kernelsmith_filetests::native::{Argument, Elsewhere, Native, NativeError, Placement, Remote, RunError, Variant};
use kernelsmith_ir::{Function, text};
use std::ops::Range;
use std::time::Duration;

/// The command that starts an executor for this machine.
fn local_executor() -> String {
    let emulator = std::env::var("KERNELSMITH_EMULATOR").unwrap_or_default();
    format!("{emulator} {} serve", config().worker.display()).trim().to_owned()
}

fn function(source: &str) -> Function {
    text::parse_function(source).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_failed_call_is_reported_and_the_next_call_runs() {
    if !runs_here() {
        return;
    }
    let elsewhere = Elsewhere { command: local_executor(), timeout: Duration::from_secs(3) };
    let mut native = Native::running(Machine::BASE, Some(&elsewhere)).unwrap();
    let mut run = |source: &str, args: &[Argument]| {
        let end = Placement::Page(kernelsmith_exec::Edge::End);
        native.run(&function(source), Variant::Normal, args, end)
    };
    let memory = [Argument::Memory(vec![7; 16])];
    let reads = "func @reads(%0: ptr) -> i64 {\n %1 = load.i64 [%0 + 16]\n return %1\n}";
    let writes = "func @writes(%0: ptr) {\n %1 = const.i64 3\n store.i64 %1, [%0 - 8]\n return\n}";
    let stays = "func @stays(%0: i64) -> i64 {\n %1 = const.i64 0\n loop {\n %1 = and.i64 %1, %0\n %2 = const.i64 0\n %3 = cmp.ne.i64 %1, %2\n break_if 1, %3\n }\n return %1\n}";
    for _ in 0..2 {
        let crashed = run(reads, &memory);
        assert!(
            matches!(&crashed, Err(NativeError::Run(RunError::Crash(what))) if what.contains("SIGSEGV")),
            "{crashed:?}"
        );
        let out_of_bounds = run(writes, &memory);
        assert!(matches!(&out_of_bounds, Err(NativeError::Run(RunError::Guard(0)))), "{out_of_bounds:?}");
        let hanging = run(stays, &[Argument::Scalar(0)]);
        assert!(matches!(&hanging, Err(NativeError::Run(RunError::Hang))), "{hanging:?}");
        let good = run("func @good(%0: ptr) -> i32 {\n %1 = load.i32 [%0 + 12]\n return %1\n}", &memory).unwrap();
        assert_eq!((good.result, good.memory), (Ok(Some(0x0707_0707)), vec![vec![7; 16]]));
    }
}

#[test]
fn an_unsuitable_executor_is_refused() {
    if !runs_here() {
        return;
    }
    let start = |command: &str, feature: &str| {
        Remote::start(command, vec![feature.to_owned()], Duration::from_secs(1)).map(|remote| remote.arch().to_owned())
    };
    assert_eq!(start(&local_executor(), "64bit"), Ok(kernelsmith_exec::host_arch().to_owned()));
    assert!(start(&local_executor(), "warp-drive").unwrap_err().ends_with("lacks warp-drive"));
    // Process emulators do not report that a program failed to start, only that it ended.
    assert!(start("no-such-emulator x", "64bit").unwrap_err().contains("no-such-emulator"));
    // A program that is not an executor.
    let lists = format!("{} show 1", local_executor().trim_end_matches(" serve"));
    assert!(start(&lists, "64bit").unwrap_err().contains("does not answer"));
    // Code for another machine.
    let other = if cfg!(target_arch = "riscv64") { "armv8-a:128" } else { "rv64gcv@256" };
    let elsewhere = Elsewhere { command: local_executor(), timeout: Duration::from_secs(1) };
    assert!(Native::running(Machine::from_name(other).unwrap(), Some(&elsewhere)).is_err());
    let error = Native::for_machine(Machine::from_name(other).unwrap()).unwrap_err();
    assert!(error.contains("without an executor"), "{error}");
}

/// Runs random programs, then some that are compiled with swapped operands, which must be a finding.
fn programs(config: &Config, seeds: Range<u64>) {
    let n = seeds.end - seeds.start;
    let machine = config.machine;
    let summary = supervisor::run_parallel(config, seeds, soak::jobs()).unwrap();
    let refused: u64 = summary.unsupported.values().sum();
    println!("{machine}: {} programs, {} findings, {refused} refused", summary.programs, summary.findings.len());
    assert!(summary.findings.is_empty(), "{}", supervisor::report(config, &summary.findings));
    assert!(summary.programs >= n, "{} of {n} programs ran", summary.programs);
    assert!(refused * 50 <= n, "the target refused {refused} of {n} programs");
    if is_emulated() {
        return;
    }
    let wrong = Config { swaps_operands: true, max_findings: 1, ..config.clone() };
    let found = supervisor::run(&wrong, 0..400).unwrap().findings;
    let Some(finding) = found.first() else { panic!("{machine}: swapped operands are not found") };
    println!("{machine}: swapped operands after {} programs: {}", finding.seed + 1, finding.kind);
    let (small, what) = supervisor::reduce(&wrong, finding);
    assert!(small.ops.len() < 40, "{machine}: {what}\n{small}");
}

#[test]
fn random_programs_agree_in_another_process() {
    if runs_here() {
        let n = if is_emulated() { 5 } else { 100 };
        programs(&Config { executor: Some(local_executor()), ..config() }, 0..n);
    }
}

/// One variant per program and function: emulated code is slow. Each machine has other seeds and edge values.
const IN_TURN: Variants = Variants::InTurn;

/// The emulated machines, each with the command of its executor.
fn emulated() -> Vec<(Machine, String)> {
    let executors =
        std::env::var("KERNELSMITH_EXECUTORS").expect("`cargo xtask cross --sample` says what starts executors");
    let lines = executors.lines().filter_map(|line| line.split_once(' '));
    lines.map(|(name, command)| (Machine::from_name(name).unwrap(), command.to_owned())).collect()
}

#[test]
#[ignore = "`cargo xtask cross --sample` builds what it needs"]
fn random_programs_agree_emulated() {
    // A hundredth of the soak run's programs, or a fifth for the slow tests.
    let n = if slow() { 20_000 } else { 1_000 };
    for (at, (machine, command)) in (0..).zip(emulated()) {
        let config = Config { machine, executor: Some(command), variants: IN_TURN, ..config() };
        programs(&config, at * n..(at + 1) * n);
    }
}

#[test]
#[ignore = "`cargo xtask cross --sample` builds what it needs"]
fn every_operation_agrees_on_edge_values_emulated() {
    // A prime step, so that the sample contains every operation.
    let every = if slow() { 1 } else { 37 };
    for (at, (machine, command)) in emulated().into_iter().enumerate() {
        let mut native = compiler(machine, command);
        let specs: Vec<_> = edges::specs().into_iter().skip(at % every).step_by(every).collect();
        let report = edges::sweep(&mut native, IN_TURN, &specs, |_| ());
        println!("{machine}: {} functions, {} results", report.functions, report.results);
        println!("refused by the target:\n{}", report.unsupported_text());
        assert_eq!(report.n_failures, 0, "{}\n{}", report.failures.join("\n"), report.failed.join("\n"));
        assert!(report.functions > 50_000 / every as u64, "{machine}: {}", report.functions);
    }
}

#[test]
#[ignore = "`cargo xtask cross --sample` builds what it needs"]
fn golden_runs_and_counted_loops_agree_emulated() {
    for (machine, command) in emulated() {
        let mut native = compiler(machine, command.clone());
        let done = counted_loops::native(&mut native, 0..150).unwrap_or_else(|what| panic!("{machine}: {what}"));
        let report = golden::check_folder_on(&mut Ok(native), "run", false);
        println!("{machine}: {} functions with their results, {} runs; {done:?}", report.functions, report.runs);
        report.expect_success();
        assert!(report.skipped.is_empty() && report.runs > 500 && done.runs > 300, "{machine}");
    }
}

fn compiler(machine: Machine, command: String) -> Native {
    let elsewhere = Some(Elsewhere { command, timeout: Duration::from_secs(60) });
    Setup { machine, elsewhere, swaps_operands: false, variants: Variants::All }
        .native()
        .unwrap_or_else(|what| panic!("{machine}: {what}"))
}
