//! Calls between C and compiled code, on every machine with a C compiler.

use kernelsmith_filetests::c_calls::{Toolchain, run};
use kernelsmith_filetests::host::{Machine, target_of};

/// Runs programs of random signatures; `KERNELSMITH_SLOW=1` runs fifty times as many.
#[track_caller]
fn check(machine: &str, tools: &Toolchain, seeds: u64) {
    if let Some(reason) = tools.missing() {
        println!("skipped: {reason}");
        return;
    }
    let target = target_of(Machine::from_name(machine).unwrap()).unwrap();
    let directory = std::env::temp_dir().join(format!("kernelsmith-c-calls-{}-{}", std::process::id(), tools.compiler));
    std::fs::create_dir_all(&directory).unwrap();
    let factor = if std::env::var("KERNELSMITH_SLOW").is_ok_and(|value| value == "1") { 50 } else { 1 };
    for seed in 0..seeds * factor {
        assert_eq!(run(seed, &target, tools, &directory).as_deref(), Ok("ok\n"), "{machine}, seed {seed}");
    }
    std::fs::remove_dir_all(directory).unwrap();
}

#[test]
fn system_v() {
    check("x86-64-v3:256", &Toolchain::ALL[0], 8);
}

#[test]
fn aapcs64() {
    check("armv8-a:128", &Toolchain::ALL[1], 3);
}

#[test]
fn lp64d() {
    check("rv64gcv:128", &Toolchain::ALL[2], 3);
}
