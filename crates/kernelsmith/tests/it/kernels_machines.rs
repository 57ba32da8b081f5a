//! The machines that kernels of the library are tested on.
//!
//! In: nothing. Out: compilers for the levels that run here, for those that do not, and for the simulated one.
//! Invariant: what a plan has to be is asserted of `known` machines alone, whose numbers are the same wherever tests run;
//! on the others results are compared, whatever is planned there. To run all tests as an older machine or another model
//! would, set `KERNELSMITH_MAX_LEVEL` and `KERNELSMITH_MODEL` (see CONTRIBUTING.md).
//! Invariant: a spec that one machine refuses is refused for a reason that is known.
//! Not here: what is compared with what (see the module of each family).

use kernelsmith::Level;
use kernelsmith::kernels::{KernelError, Machine, Primitive, PrimitiveExt};
use kernelsmith::prelude::*;
use std::sync::OnceLock;

/// Those of each list, for every allocation of whose registers there is proof.
fn checked(targets: impl Iterator<Item = Target>) -> Vec<Jit> {
    targets.map(|target| Jit::for_target(target, JitOptions::new().check_allocation(true)).unwrap()).collect()
}

/// Every level with all widths of vectors that it has, and this host with all its features.
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

/// Those that run here.
pub(crate) fn native() -> &'static [Jit] {
    static JITS: OnceLock<Vec<Jit>> = OnceLock::new();
    JITS.get_or_init(|| all().iter().filter(|jit| jit.is_native()).cloned().collect())
}

/// Models of processors whose plans differ.
pub(crate) const MODELS: [&str; 3] = ["znver4", "znver5", "intel"];

/// The highest level that runs here, with plans for every model that is known, whichever this is.
pub(crate) fn of_models() -> &'static [Jit] {
    static JITS: OnceLock<Vec<Jit>> = OnceLock::new();
    JITS.get_or_init(|| {
        // Below AVX-512 all models have the same numbers.
        let target = Target::new(Level::X86_64V4, Level::X86_64V4.convention()).unwrap();
        let models = MODELS.into_iter().filter(|_| target.check_host().is_ok());
        let options = models.map(|model| JitOptions::new().check_allocation(true).model(model));
        options.map(|options| Jit::for_target(target.clone(), options).unwrap()).collect()
    })
}

/// Machines of which it is known what is planned, wherever this runs.
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

/// The machine that a simulator stands for.
pub(crate) fn simulated() -> &'static [Jit] {
    static JITS: OnceLock<Vec<Jit>> = OnceLock::new();
    JITS.get_or_init(|| checked(Target::naplespu().into_iter()))
}

/// All of them for every so many-th seed, else those that run here.
pub(crate) fn by_turns(seed: u64, turns: u64) -> &'static [Jit] {
    if seed.is_multiple_of(turns) { all() } else { native() }
}

/// Whether all takes so long that specs had better be small.
pub(crate) fn is_slow(jits: &[Jit]) -> bool {
    std::env::var_os("KERNELSMITH_EMULATOR").is_some() || !jits.iter().any(Jit::is_native)
}

/// The kernel of a spec; none if nothing here runs code for this machine, or it lacks numbers of 64 bits.
#[track_caller]
pub(crate) fn kernel<P: Primitive>(jit: &Jit, spec: &P) -> Option<P::Kernel> {
    match spec.compile(jit) {
        Ok(kernel) => Some(kernel),
        Err(KernelError::Failed(failure)) if !jit.is_native() => {
            let text = failure.to_string();
            let lacks_type = text.contains("the machine has no numbers of 64 bits");
            // Of another system, or of a level that this processor lacks or `KERNELSMITH_MAX_LEVEL` hides.
            assert!(text.contains("does not run on this ") || lacks_type, "{spec:?} on {jit:?}: {text}");
            None
        }
        Err(error) => panic!("{spec:?} on {jit:?}: {error}"),
    }
}
