//! `bench sim`: simulated instructions per second.
//!
//! In: loops in assembly. Out: a table; the goal is 50 million per second on scalars.
//! Invariant: a round is a complete program, with calls of threads and their returns; code is decoded only in the first
//! round.

use crate::timing::measure;
use kernelsmith_machine::asm::Assembler;
use kernelsmith_npusim::{Argument, Config, Interleaving, Machine, SimError};
use std::fmt::Write;
use std::time::Duration;

/// Time spent on each row.
const BUDGET: Duration = Duration::from_millis(1_500);
const CODE: u32 = 0x400;
const DATA: u32 = 0x80_0000;

/// A bitwise CRC over bytes, eight steps each: shifts, conditions, loads.
const CHECKSUM: &str = "
    moveih s2, 60856            # 0xedb88320
    moveil s2, 33568
    movei s3, -1
    moveih s3, -1
one:
    load32_u8 s4, (s0)
    xor_i32 s3, s3, s4
    movei s5, 8
step:
    andi s6, s3, 1
    shri s3, s3, 1
    beqz s6, 8
    xor_i32 s3, s3, s2
    subi s5, s5, 1
    bnez s5, step
    addi s0, s0, 1
    subi s1, s1, 1
    bnez s1, one
    move_i32 s0, s3
    jret";

/// `y[i] = a * x[i] + y[i]`, sixteen elements per iteration.
const AXPY: &str = "
    move_i32 v0, s2
next:
    load_v16i32 v1, (s0)
    load_v16i32 v2, 64(s0)
    fmul_f32 v1, v1, v0
    fadd_f32 v2, v1, v2
    store_v16i32 v2, 64(s0)
    addi s0, s0, 128
    subi s1, s1, 1
    bnez s1, next
    jret";

/// Measures everything and returns the table.
///
/// # Errors
/// A program does not run.
pub fn run() -> Result<String, String> {
    let mut text = format!("\n{:36} {:>9} {:>9} {:>9}\n", "simulate", "inst", "M inst/s", "ns/inst");
    let round_robin = |instructions| Interleaving::RoundRobin { instructions };
    let any = Interleaving::Random { seed: 1, longest: 16 };
    for (name, code, threads, interleaving, words) in [
        ("scalars, 1 thread", CHECKSUM, 1, round_robin(64), [DATA, 4096, 0]),
        ("scalars, 8 threads", CHECKSUM, 8, round_robin(64), [DATA, 4096, 0]),
        ("scalars, 8 threads, one at a time", CHECKSUM, 8, round_robin(1), [DATA, 4096, 0]),
        ("scalars, 8 threads, random", CHECKSUM, 8, any, [DATA, 4096, 0]),
        ("vectors, 1 thread", AXPY, 1, round_robin(64), [DATA, 8192, 0.5f32.to_bits()]),
    ] {
        let config = Config { threads, interleaving, ..Config::default() };
        let (n, time) = time(config, code, &words)?;
        let ns = time.as_secs_f64() * 1e9 / n as f64;
        let _ = writeln!(text, "{name:36} {n:>9} {:>9.1} {ns:>9.2}", 1e3 / ns);
    }
    Ok(text)
}

/// The instructions of a round, and the minimum time of a round.
fn time(config: Config, code: &str, words: &[u32]) -> Result<(u64, Duration), String> {
    let program = Assembler::new(kernelsmith_targets::naplespu()).assemble(code);
    let program = program.map_err(|errors| format!("the program to run: {}", errors[0]))?;
    let failed = |error: SimError| error.to_string();
    let mut machine = Machine::new(config).map_err(failed)?;
    machine.write_memory(CODE, program.code()).map_err(failed)?;
    let arguments: Vec<Argument> = words.iter().map(|&word| Argument::Word(word)).collect();
    let mut result = machine.call_all(CODE, &arguments, u64::MAX);
    let times = measure(BUDGET, 1000, || result = machine.call_all(CODE, &arguments, u64::MAX));
    result.map_err(failed)?;
    Ok((machine.instructions(), times.min))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_programs_run() {
        for (code, words) in [(CHECKSUM, [DATA, 16, 0]), (AXPY, [DATA, 4, 0])] {
            let mut machine = Machine::new(Config { threads: 2, ..Config::default() }).expect("a machine");
            let program = Assembler::new(kernelsmith_targets::naplespu()).assemble(code).expect("a program");
            machine.write_memory(CODE, program.code()).expect("room");
            machine.write_memory(DATA, b"123456789").expect("room");
            let arguments = words.map(Argument::Word);
            machine.call(CODE, &arguments, 10_000).expect("an end");
        }
    }
}
