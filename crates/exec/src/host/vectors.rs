//! Width of vector registers, on machines where it is not part of the instructions.

use super::HostFeatures;

/// Width in bits of this machine's vector registers, if its instructions do not specify it.
pub fn host_vector_bits() -> Option<u32> {
    HostFeatures::detect().has("v").then(vector_bytes).flatten().map(|bytes| 8 * bytes)
}

/// Whether generated code supports this machine's vectors: at most 1024 bits, the maximum that emulators have and tests
/// run. Beyond that, lane numbers across two registers of bytes do not fit a byte.
#[cfg(all(target_arch = "riscv64", target_os = "linux"))]
pub(super) fn are_supported(has_vectors: bool) -> bool {
    has_vectors && vector_bytes().is_some_and(|bytes| bytes <= 1024 / 8)
}

#[cfg(target_arch = "riscv64")]
fn vector_bytes() -> Option<u32> {
    let bytes: u64;
    // SAFETY: only called if there are vectors; reads the control register `vlenb` and changes nothing.
    unsafe { std::arch::asm!("csrr {}, 0xc22", out(reg) bytes, options(nomem, nostack, preserves_flags)) };
    u32::try_from(bytes).ok()
}

#[cfg(not(target_arch = "riscv64"))]
fn vector_bytes() -> Option<u32> {
    None
}
