//! The machines on which kernels of the library are tested.
//!
//! In: nothing. Out: compilers for the levels that run here, for those that do not, and for the simulated machine.
//! Invariant: tests assert plans only for the `known` machines, whose parameters do not depend on the host; on the
//! others they compare results, whatever the plan is. To run all tests as on an older machine or another model, set
//! `KERNELSMITH_MAX_LEVEL` and `KERNELSMITH_MODEL` (see CONTRIBUTING.md).
//! Invariant: a spec that a machine rejects is rejected for a known reason.
//! Not here: the comparisons (see the module of each family).

use kernelsmith::Level;
use kernelsmith::kernels::{KernelError, Machine, Primitive, PrimitiveExt};
use kernelsmith::prelude::*;
use std::sync::OnceLock;

/// Compilers for these targets that check every register allocation.
fn checked(targets: impl Iterator<Item = Target>) -> Vec<Jit> {
    targets.map(|target| Jit::for_target(target, JitOptions::new().check_allocation(true)).unwrap()).collect()
}

/// Every level with all its vector widths, and this host with all its features.
pub(crate) fn targets() -> impl Iterator<Item = Target> {
    let of_level = |level: Level| {
        let target = Target::new(level, level.convention()).unwrap();
        let others = [128, 256, 512].map(|bits| target.with_vector_bits(bits));
        let is_other = |other: &Target| other.vector_bits() != target.vector_bits();
        let others: Vec<Target> = others.into_iter().flatten().filter(is_other).collect();
        [target].into_iter().chain(others)
    };
    Level::ALL.into_iter().flat_map(of_level).chain(Target::host())
}

/// Compilers for all of them.
pub(crate) fn all() -> &'static [Jit] {
    static JITS: OnceLock<Vec<Jit>> = OnceLock::new();
    JITS.get_or_init(|| checked(targets()))
}

/// Compilers for the targets that run here.
pub(crate) fn native() -> &'static [Jit] {
    static JITS: OnceLock<Vec<Jit>> = OnceLock::new();
    JITS.get_or_init(|| all().iter().filter(|jit| jit.is_native()).cloned().collect())
}

/// Processor models with different plans.
pub(crate) const MODELS: [&str; 3] = ["znver4", "znver5", "intel"];

/// The highest level that runs here, with plans for every known model.
pub(crate) fn of_models() -> &'static [Jit] {
    static JITS: OnceLock<Vec<Jit>> = OnceLock::new();
    JITS.get_or_init(|| {
        // Below AVX-512 all models have the same parameters.
        let target = Target::new(Level::X86_64V4, Level::X86_64V4.convention()).unwrap();
        let models = MODELS.into_iter().filter(|_| target.check_host().is_ok());
        let options = models.map(|model| JitOptions::new().check_allocation(true).model(model));
        options.map(|options| Jit::for_target(target.clone(), options).unwrap()).collect()
    })
}

/// Machines whose plans do not depend on the host.
pub(crate) fn known() -> Vec<Machine> {
    let extras = ["avx512vnni", "avx512bf16", "avx512vbmi"];
    vec![
        Machine::new("x86-64-v2", None, &[], &[128]),
        Machine::new("x86-64-v3", None, &[], &[128, 256]),
        Machine::new("x86-64-v4", Some("znver4"), &[], &[128, 256, 512]),
        Machine::new("x86-64-v4", Some("znver4"), &extras, &[128, 256, 512]),
        Machine::new("x86-64-v4", Some("znver5"), &extras, &[128, 256, 512]),
        Machine::new("x86-64-v4", Some("intel"), &extras, &[128, 256, 512]),
    ]
}

/// The simulated machine.
pub(crate) fn simulated() -> &'static [Jit] {
    static JITS: OnceLock<Vec<Jit>> = OnceLock::new();
    JITS.get_or_init(|| checked(Target::naplespu().into_iter()))
}

/// All compilers for every `period`-th seed, otherwise those that run here.
pub(crate) fn jits_for(seed: u64, period: u64) -> &'static [Jit] {
    if seed.is_multiple_of(period) { all() } else { native() }
}

/// Whether the compilers are so slow that specs should be small.
pub(crate) fn is_slow(jits: &[Jit]) -> bool {
    std::env::var_os("KERNELSMITH_EMULATOR").is_some() || !jits.iter().any(Jit::is_native)
}

/// The kernel of a spec; `None` if nothing here runs code for this machine, or it lacks 64-bit numbers.
#[track_caller]
pub(crate) fn kernel<P: Primitive>(jit: &Jit, spec: &P) -> Option<P::Kernel> {
    match spec.compile(jit) {
        Ok(kernel) => Some(kernel),
        Err(KernelError::Failed(failure)) if !jit.is_native() => {
            let text = failure.to_string();
            let lacks_type = text.contains("the machine has no numbers of 64 bits");
            // The code is for another system, or for a level that this processor lacks or `KERNELSMITH_MAX_LEVEL`
            // hides.
            assert!(text.contains("does not run on this ") || lacks_type, "{spec:?} on {jit:?}: {text}");
            None
        }
        Err(error) => panic!("{spec:?} on {jit:?}: {error}"),
    }
}
