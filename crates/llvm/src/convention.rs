//! Calling conventions: their keywords and numbers.
//!
//! In: keywords. Out: numbers, which bitcode and `cc 10` use. Invariant: a keyword that is not in the table is an error
//! of the reader: a call must not change its convention silently.

/// Keywords and numbers.
const CONVENTIONS: &[(&str, u16)] = &[
    ("ccc", 0),
    ("fastcc", 8),
    ("coldcc", 9),
    ("ghccc", 10),
    ("anyregcc", 13),
    ("preserve_mostcc", 14),
    ("preserve_allcc", 15),
    ("swiftcc", 16),
    ("cxx_fast_tlscc", 17),
    ("tailcc", 18),
    ("cfguard_checkcc", 19),
    ("swifttailcc", 20),
    ("preserve_nonecc", 21),
    ("x86_stdcallcc", 64),
    ("x86_fastcallcc", 65),
    ("arm_apcscc", 66),
    ("arm_aapcscc", 67),
    ("arm_aapcs_vfpcc", 68),
    ("msp430_intrcc", 69),
    ("x86_thiscallcc", 70),
    ("ptx_kernel", 71),
    ("ptx_device", 72),
    ("spir_func", 75),
    ("spir_kernel", 76),
    ("intel_ocl_bicc", 77),
    ("x86_64_sysvcc", 78),
    ("win64cc", 79),
    ("x86_vectorcallcc", 80),
    ("x86_intrcc", 83),
    ("avr_intrcc", 84),
    ("avr_signalcc", 85),
    ("amdgpu_kernel", 91),
    ("x86_regcallcc", 92),
    ("aarch64_vector_pcs", 97),
    ("aarch64_sve_vector_pcs", 98),
    ("riscv_vector_cc", 110),
];

/// The number of a keyword.
pub(crate) fn number(word: &[u8]) -> Option<u16> {
    // All but a few keywords end so, which keeps the search off most words.
    let is_candidate = word.ends_with(b"cc") || word.contains(&b'_');
    if !is_candidate {
        return None;
    }
    CONVENTIONS.iter().find(|(name, _)| name.as_bytes() == word).map(|&(_, number)| number)
}

/// The keyword of a number.
pub(crate) fn name(number: u16) -> Option<&'static str> {
    CONVENTIONS.iter().find(|&&(_, other)| other == number).map(|&(name, _)| name)
}
