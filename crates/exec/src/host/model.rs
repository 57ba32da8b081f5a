//! Processor model of the host, for tuning.
//!
//! In: processor identification. Out: a model name as in compilers, or none.
//! Invariant: it only affects speed; code for a model runs on every machine with the same features.
//! Not here: features (see `features`), and the tuning parameters of a model.
//! Source of the model numbers: AMD's revision guides and Intel's software developer's manual, volume 2, `CPUID`.

/// The processor model of the host, if it is a known one: `znver3`, `znver4`, `znver5`, `znver5-mobile` (with vector
/// units of half the width), `intel`. The environment variable `KERNELSMITH_MODEL` overrides it, to test tuning and the
/// default width of vectors for another model; any other value means an unknown model.
pub fn host_model() -> Option<&'static str> {
    static MODEL: std::sync::OnceLock<Option<&'static str>> = std::sync::OnceLock::new();
    *MODEL.get_or_init(|| match std::env::var_os("KERNELSMITH_MODEL") {
        Some(model) => known(&model.to_string_lossy()),
        None => detect(),
    })
}

/// All known names.
const KNOWN: [&str; 5] = ["znver3", "znver4", "znver5", "znver5-mobile", "intel"];

fn known(model: &str) -> Option<&'static str> {
    KNOWN.into_iter().find(|name| *name == model)
}

#[cfg(target_arch = "x86_64")]
#[allow(unused_unsafe, reason = "newer compilers know that the instruction is safe")]
fn detect() -> Option<&'static str> {
    use core::arch::x86_64::__cpuid;
    // SAFETY: every processor of this architecture has this instruction.
    let (vendor, version) = unsafe { (__cpuid(0), __cpuid(1).eax) };
    let text = [vendor.ebx, vendor.edx, vendor.ecx].map(u32::to_le_bytes);
    named(text.as_flattened(), version)
}

#[cfg(not(target_arch = "x86_64"))]
fn detect() -> Option<&'static str> {
    None
}

/// The name for a vendor and version.
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
