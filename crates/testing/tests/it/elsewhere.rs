//! Compiles programs here and runs them on emulated machines.
//!
//! `cargo xtask cross --sample` builds executors for those machines and lists them in `KERNELSMITH_EXECUTORS`, one line
//! per machine: name, then command. Not here: building them.

use super::sample::check;
use kernelsmith_testing::supervisor::Config;

/// The machines that run language programs, by their names in the lines.
const MACHINES: [(&str, &str); 2] = [("armv8-a:128", "aarch64"), ("rv64gcv@256", "riscv64")];
/// Number of programs per machine.
const PROGRAMS: u64 = 150;

#[test]
#[ignore = "wants executors of other machines"]
fn random_programs_are_safe_elsewhere() {
    let executors = std::env::var("KERNELSMITH_EXECUTORS").unwrap_or_default();
    for (name, machine) in MACHINES {
        let line = executors.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        let Some(command) = line else {
            println!("skipped: there is no executor for {name}");
            continue;
        };
        let own = Config::new(env!("CARGO_BIN_EXE_kernelsmith-programs"));
        let config = Config { machine: machine.to_owned(), executor: Some(command.to_owned()), ..own };
        check(&config, PROGRAMS);
    }
}
