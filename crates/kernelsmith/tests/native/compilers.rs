//! Compilers for this machine.
//!
//! In: nothing. Out: compilers that verify their work; none on a host that runs code of no target.
//! Not here: compilers for the kernel library (see `kernels_machines`).

use kernelsmith::prelude::*;
use kernelsmith::{Convention, ErrorKind, Level};

/// A native compiler that verifies everything; `None` if the host has none.
pub(crate) fn careful() -> Option<Jit> {
    match Jit::host_with(JitOptions::new().verify_passes(true).check_allocation(true)) {
        Ok(jit) => Some(jit),
        Err(error) => {
            assert_eq!(error.kind(), ErrorKind::Unsupported, "{error}");
            eprintln!("skipped: {error}");
            None
        }
    }
}

/// The compilers that run here, one for each level and vector width.
pub(crate) fn every_width() -> Vec<Jit> {
    let widths = [(Level::X86_64V2, 128), (Level::X86_64V3, 256), (Level::X86_64V4, 256), (Level::X86_64V4, 512)];
    let jit = |(level, bits)| {
        let target = Target::new(level, Convention::SysV).unwrap().with_vector_bits(bits).unwrap();
        // Limits the address space, because some tests have little.
        let options = JitOptions::new().verify_passes(true).check_allocation(true).max_code_bytes(64 << 20);
        Jit::for_target(target, options).unwrap()
    };
    widths.map(jit).into_iter().filter(Jit::is_native).collect()
}
