//! The kernel library on emulated machines: compiled here, run there.
//!
//! `cargo xtask cross --sample` builds executors for those machines and lists them in `KERNELSMITH_EXECUTORS`, one line
//! per machine: name, then command. Not here: building them; the checks (see the module of each family).

use super::kernels_machines::kernel;
use super::kernels_sample;
use super::kernels_soak::FAMILIES;
use kernelsmith::Level;
use kernelsmith::kernels::gemm::Gemm;
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::elsewhere;
use kernelsmith_executor::{Remote, processor};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The timeout of a call.
const TIMEOUT: Duration = Duration::from_secs(20);
/// Specs of each family per machine.
const SPECS: u64 = 24;
/// Pipelines of each kind per machine.
#[cfg(feature = "query")]
const PIPELINES: u64 = 100;
/// Einsums per machine.
#[cfg(feature = "tensor")]
const EINSUMS: u64 = 100;

/// The target with this name: a level, then `:` and the vector width if it is fixed, or `@` and the machine's.
fn target(name: &str) -> Option<Target> {
    let end = name.find([':', '@']).unwrap_or(name.len());
    let level = Level::from_name(&name[..end])?;
    let target = Target::new(level, level.convention()).unwrap();
    let bits = name.split_once(':').map(|(_, bits)| bits.parse().unwrap());
    Some(bits.map_or(target.clone(), |bits| target.with_vector_bits(bits).unwrap()))
}

/// A compiler whose kernels an executor runs, and the number of kernels that it was given.
fn compiler(target: Target, command: &str) -> (Jit, Arc<AtomicU64>) {
    let features = target.features().map(str::to_owned).collect();
    let remote = Arc::new(Mutex::new(Remote::start(command, features, TIMEOUT).unwrap()));
    let n_kernels = Arc::new(AtomicU64::new(0));
    let counter = Arc::clone(&n_kernels);
    let options = elsewhere(JitOptions::new().check_allocation(true), move |object| {
        counter.fetch_add(1, Ordering::Relaxed);
        processor(object, &remote)
    });
    (Jit::for_target(target, options).unwrap(), n_kernels)
}

/// The machines that executors run kernels of.
pub(crate) fn machines() -> Vec<(String, Jit, Arc<AtomicU64>)> {
    let executors =
        std::env::var("KERNELSMITH_EXECUTORS").expect("`cargo xtask cross --sample` says what starts executors");
    let machine = |line: &str| {
        let (name, command) = line.split_once(' ')?;
        // Other names are levels with features.
        let (jit, n_kernels) = compiler(target(name)?, command);
        Some((name.to_owned(), jit, n_kernels))
    };
    let machines: Vec<_> = executors.lines().filter_map(machine).collect();
    assert!(!machines.is_empty(), "{executors}");
    machines
}

#[test]
#[ignore = "`cargo xtask cross --sample` builds what it needs"]
fn every_family_elsewhere() {
    for (name, jit, n_kernels) in machines() {
        let product = kernel(&jit, &Gemm::new(1, 1, 2)).expect("kernels run there");
        let mut c = [1.0f32];
        product.call(&[2.0f32, 3.0], &[5.0f32, 7.0], &mut c).unwrap();
        assert_eq!(c, [31.0], "{name}");
        kernels_sample::check(&[jit], SPECS);
        let n_kernels = n_kernels.load(Ordering::Relaxed);
        println!("{name}: {n_kernels} kernels");
        // Few specs need no kernel, or one that another spec compiled.
        assert!(n_kernels > SPECS * FAMILIES.len() as u64 / 2, "{name}: {n_kernels} kernels");
    }
}

/// `cargo xtask soak tensor [N]` runs more of them.
#[cfg(feature = "tensor")]
#[test]
#[ignore = "`cargo xtask cross --sample` builds what it needs"]
fn random_einsums_elsewhere() {
    for (name, jit, n_kernels) in machines() {
        let start = std::time::Instant::now();
        let jits = [jit];
        (0..EINSUMS).for_each(|seed| super::einsum::check_random(&jits, seed));
        let n_kernels = n_kernels.load(Ordering::Relaxed);
        println!("{name}: {EINSUMS} einsums, {n_kernels} kernels, {:.1} s", start.elapsed().as_secs_f64());
        assert!(n_kernels > EINSUMS / 2, "{name}: {n_kernels} kernels");
    }
}

/// Random pipelines: projections, masks and hash tables of groups.
#[cfg(feature = "query")]
#[test]
#[ignore = "`cargo xtask cross --sample` builds what it needs"]
fn random_pipelines_elsewhere() {
    for (name, jit, n_kernels) in machines() {
        let start = std::time::Instant::now();
        (0..PIPELINES).for_each(|seed| super::query::check_random(&jit, seed));
        super::query::check_many_groups(&jit, 0..3);
        super::query_nans::check(&jit);
        let n_kernels = n_kernels.load(Ordering::Relaxed);
        println!("{name}: {PIPELINES} pipelines, {n_kernels} kernels, {:.1} s", start.elapsed().as_secs_f64());
        assert!(n_kernels > PIPELINES / 2, "{name}: {n_kernels} kernels");
    }
}

/// Precompiled functions in kernels.
#[cfg(feature = "llvm")]
#[test]
#[ignore = "`cargo xtask cross --sample` builds what it needs"]
fn helpers_elsewhere() {
    for (name, jit, n_kernels) in machines() {
        super::helpers::check_helpers(&jit);
        assert!(n_kernels.load(Ordering::Relaxed) > 5, "{name}");
    }
}
