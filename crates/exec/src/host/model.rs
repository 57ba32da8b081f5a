//! Which processor this is, for tuning.
//!
//! In: what the processor says of itself. Out: a name as compilers give them, or none.
//! Invariant: nothing depends on it but speed; code for a model runs on every machine with the same features.
//! Not here: features (see `features`), and what a model's numbers are (those who tune have them).
//! Source of the numbers: AMD's revision guides and Intel's software developer's manual, volume 2, `CPUID`.

/// The model of processor that this program runs on, if it is one that is told apart: `znver3`, `znver4`, `znver5`,
/// `znver5-mobile` (whose vector units are half as wide), `intel`. The environment variable `KERNELSMITH_MODEL` names
/// another one, to run and test what is planned there; any other value means a model that is not told apart.
pub fn host_model() -> Option<&'static str> {
    static MODEL: std::sync::OnceLock<Option<&'static str>> = std::sync::OnceLock::new();
    *MODEL.get_or_init(|| match std::env::var_os("KERNELSMITH_MODEL") {
        Some(model) => known(&model.to_string_lossy()),
        None => detect(),
    })
}

/// Every name that this file gives.
const KNOWN: [&str; 5] = ["znver3", "znver4", "znver5", "znver5-mobile", "intel"];

fn known(model: &str) -> Option<&'static str> {
    KNOWN.into_iter().find(|name| *name == model)
}

#[cfg(target_arch = "x86_64")]
#[allow(unused_unsafe, reason = "newer compilers know that the instruction is safe")]
fn detect() -> Option<&'static str> {
    use core::arch::x86_64::__cpuid;
    // SAFETY: every processor of this architecture has the instruction.
    let (vendor, version) = unsafe { (__cpuid(0), __cpuid(1).eax) };
    let text = [vendor.ebx, vendor.edx, vendor.ecx].map(u32::to_le_bytes);
    named(text.as_flattened(), version)
}

#[cfg(not(target_arch = "x86_64"))]
fn detect() -> Option<&'static str> {
    None
}

/// The name of what vendor and version say.
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code, reason = "other processors say nothing of the kind"))]
fn named(vendor: &[u8], version: u32) -> Option<&'static str> {
    let field = |shift: u32, bits: u32| version >> shift & ((1 << bits) - 1);
    let family = field(8, 4) + if field(8, 4) == 15 { field(20, 8) } else { 0 };
    let model = field(4, 4) + (field(16, 4) << 4);
    match (vendor, family) {
        (b"AuthenticAMD", 0x19) => match model {
            0x10..=0x1f | 0x60..=0x7f | 0xa0..=0xaf => Some("znver4"),
            _ => Some("znver3"),
        },
        (b"AuthenticAMD", 0x1a) => match model {
            0x20..=0x2f | 0x60..=0x6f => Some("znver5-mobile"),
            _ => Some("znver5"),
        },
        (b"GenuineIntel", 6) => Some("intel"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_have_names() {
        let check = |vendor: &[u8], version, name: Option<&'static str>| {
            assert_eq!(named(vendor, version), name, "{version:x}");
            assert_eq!(name.and_then(known), name);
        };
        check(b"AuthenticAMD", 0x00a1_0f11, Some("znver4"));
        check(b"AuthenticAMD", 0x00a0_0f11, Some("znver3"));
        check(b"AuthenticAMD", 0x00b0_0f21, Some("znver5"));
        check(b"AuthenticAMD", 0x00b2_0f40, Some("znver5-mobile"));
        check(b"GenuineIntel", 0x0008_06f8, Some("intel"));
        check(b"GenuineIntel", 0x0000_0f43, None);
        check(b"SomebodyElse", 0x00a1_0f11, None);
        assert_eq!((known("znver9"), known("")), (None, None));
        assert_eq!(host_model(), host_model());
    }
}
