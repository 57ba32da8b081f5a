//! Properties of the host: its architecture, its features, its instruction cache.
//!
//! In: the running machine. Out: names as in target descriptions.
//! Invariant: detection happens once per process, and the result never changes.
//! Not here: the choice of the compilation target, which the caller passes as a value.

mod features;
pub(crate) mod icache;
mod model;
pub(crate) mod spread;
mod vectors;

use kernelsmith_frames::Registers;

pub use features::{FeatureList, HostFeatures};
pub use model::host_model;
pub use vectors::host_vector_bits;

/// The host's architecture: `x86_64`, `aarch64`, `riscv64`, ...
pub const fn host_arch() -> &'static str {
    std::env::consts::ARCH
}

/// The convention of C functions on this host: `sysv`, `win64`, `aapcs64`, `darwin`, `lp64d`.
pub const fn host_convention() -> &'static str {
    if cfg!(target_arch = "riscv64") {
        "lp64d"
    } else if cfg!(all(target_arch = "aarch64", target_vendor = "apple")) {
        "darwin"
    } else if cfg!(target_arch = "aarch64") {
        "aapcs64"
    } else if cfg!(windows) {
        "win64"
    } else {
        "sysv"
    }
}

/// The value of freed and unused code bytes, which stops execution immediately: a breakpoint on x86, and on other
/// machines the all-zero word, which their manuals define as illegal.
pub(crate) const TRAP_BYTE: u8 = if cfg!(any(target_arch = "x86_64", target_arch = "x86")) { 0xcc } else { 0 };

/// The ELF machine number of the host.
pub(crate) const ELF_MACHINE: u16 = if cfg!(target_arch = "x86_64") {
    62
} else if cfg!(target_arch = "riscv64") {
    243
} else {
    183
};

/// The registers that every frame has.
#[cfg_attr(any(miri, not(target_os = "linux")), allow(dead_code, reason = "only Linux has readers of frames"))]
pub(crate) const FRAME_REGISTERS: Registers = if cfg!(target_arch = "x86_64") {
    Registers { stack_pointer: 7, return_address: 16 }
} else if cfg!(target_arch = "riscv64") {
    Registers { stack_pointer: 2, return_address: 1 }
} else {
    Registers { stack_pointer: 31, return_address: 30 }
};

/// Whether accesses of tables of addresses have forms of the same length for the address itself.
pub(crate) const HAS_DIRECT_FORMS: bool = cfg!(target_arch = "x86_64");

/// Functions of eight bytes that return one and two, to test whether the system can write code (Linux).
#[cfg(target_arch = "x86_64")]
#[cfg_attr(not(target_os = "linux"), allow(dead_code))]
pub(crate) const ONE_AND_TWO: [[u8; 8]; 2] =
    [[0xb8, 1, 0, 0, 0, 0xc3, 0xcc, 0xcc], [0xb8, 2, 0, 0, 0, 0xc3, 0xcc, 0xcc]];
#[cfg(target_arch = "aarch64")]
#[cfg_attr(not(target_os = "linux"), allow(dead_code))]
pub(crate) const ONE_AND_TWO: [[u8; 8]; 2] =
    [[0x20, 0x00, 0x80, 0x52, 0xc0, 0x03, 0x5f, 0xd6], [0x40, 0x00, 0x80, 0x52, 0xc0, 0x03, 0x5f, 0xd6]];
#[cfg(target_arch = "riscv64")]
#[cfg_attr(not(target_os = "linux"), allow(dead_code))]
pub(crate) const ONE_AND_TWO: [[u8; 8]; 2] =
    [[0x13, 0x05, 0x10, 0x00, 0x67, 0x80, 0x00, 0x00], [0x13, 0x05, 0x20, 0x00, 0x67, 0x80, 0x00, 0x00]];
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
#[cfg_attr(not(target_os = "linux"), allow(dead_code))]
pub(crate) const ONE_AND_TWO: [[u8; 8]; 0] = [];
