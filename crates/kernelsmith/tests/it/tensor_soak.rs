//! Long runs of tensors against loops: `cargo xtask soak tensor [N]`.
//!
//! In: the number of seeds (`KERNELSMITH_SOAK`), emulated machines (see `elsewhere`), and the end of the last run. Out: a
//! log. Native seeds run on all levels that the host has, every 64th is also compiled for the others; a tenth of the
//! einsums runs on each emulated machine and, with small ones of f32, in the simulator of NaplesPU.
//! Not here: the checks (see the module of each family).

use super::kernels_machines::{jits_for, simulated};
use super::kernels_soak::Soak;
use super::{einsum, elsewhere, teir, tensor};
use kernelsmith::Jit;

/// Seeds per seed on an emulated machine.
const EMULATED: u64 = 10;

/// The check of each family, and seeds of einsums per seed of the family.
const FAMILIES: [(&str, fn(&[Jit], u64), u64); 4] = [
    ("einsums", einsum::check_random, 1),
    ("operations", tensor::check_random, 4),
    ("permutations", tensor::check_random_unary, 10),
    ("TEIR", teir::check_random, 4),
];

#[test]
#[ignore = "runs for long: cargo xtask soak tensor"]
fn soak() {
    let (mut run, n) = (Soak::open("tensor"), Soak::wanted(20_000));
    for (name, check, period) in FAMILIES {
        run.run(name, n / period, &|seed| check(jits_for(seed, 64), seed));
    }
    run.run("einsums on naplespu", n / EMULATED, &|seed| einsum::check_small(simulated(), seed));
    if std::env::var_os("KERNELSMITH_EXECUTORS").is_none() {
        return println!("skipped: emulated machines");
    }
    for (name, jit, _) in elsewhere::machines() {
        run.run(&format!("einsums on {name}"), n / EMULATED, &|seed| {
            einsum::check_random(std::slice::from_ref(&jit), seed);
        });
    }
}
