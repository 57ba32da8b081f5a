//! What depends on the machine this program runs on: its name, its features, its instruction cache.
//!
//! In: nothing but the running machine. Out: names as target descriptions spell them.
//! Invariant: detection happens once per process and never changes.
//! Not here: choosing what to compile for; that is decided by values the caller passes on.

mod features;
pub(crate) mod icache;
pub(crate) mod spread;

pub use features::HostFeatures;

/// The machine this program runs on: `x86_64`, `aarch64`, `riscv64`, ...
pub const fn host_arch() -> &'static str {
    std::env::consts::ARCH
}

/// Freed and unused code bytes hold this, so that running them stops at once: a breakpoint on x86, and on the others
/// the all-zero word, which their manuals reserve as undefined.
pub(crate) const TRAP_BYTE: u8 = if cfg!(any(target_arch = "x86_64", target_arch = "x86")) { 0xcc } else { 0 };

/// Whether code memory is mapped once and toggled, though two mappings would work on real machines: emulators
/// keep what they translated when its bytes change through another mapping, since the flush of the instruction cache is
/// nothing to them. What becomes writable and executable again, they notice.
pub(crate) const TOGGLES_PAGES: bool = cfg!(any(target_arch = "riscv64", target_arch = "aarch64"));
