//! Instruction set features of this machine.
//!
//! In: the processor and the operating system, queried once. Out: feature names as in target descriptions.
//! Invariant: an unknown name counts as a missing feature, so code that needs it is rejected.
//! Not here: features derived from a model or year; only those that the machine reports.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// The features of the machine this program runs on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostFeatures {
    names: Vec<&'static str>,
}

impl HostFeatures {
    /// Queries the machine; the result is cached for the process. On x86-64 the environment variable
    /// `KERNELSMITH_MAX_LEVEL` (`x86-64-v2`, `x86-64-v3` or `x86-64-v4`) hides all features above that level, to test
    /// the behaviour on older machines. Any other value hides all features.
    pub fn detect() -> &'static HostFeatures {
        static DETECTED: OnceLock<HostFeatures> = OnceLock::new();
        DETECTED.get_or_init(|| {
            let mut names = detected();
            if let Some(level) = std::env::var_os("KERNELSMITH_MAX_LEVEL").filter(|_| cfg!(target_arch = "x86_64")) {
                hide_beyond(&level.to_string_lossy(), &mut names);
            }
            names.sort_unstable();
            names.dedup();
            HostFeatures { names }
        })
    }

    /// Whether the machine has a feature, such as `avx2`. Case and the separators `.`, `-`, `_` do not matter.
    pub fn has(&self, name: &str) -> bool {
        // Fast path: every kernel looks up each of its features, and most are spelled like here.
        self.names.binary_search(&name).is_ok() || self.names.iter().any(|known| same_name(known, name))
    }

    /// All features found, sorted.
    pub fn names(&self) -> &[&'static str] {
        &self.names
    }
}

/// Features that code uses, by their names in the target description. Kernels of one target share the list, and it is
/// compared with the host only once.
#[derive(Clone, Default)]
pub struct FeatureList {
    shared: Option<Arc<Shared>>,
}

struct Shared {
    names: Vec<Cow<'static, str>>,
    /// Index of the first feature that the host lacks; computed on first use.
    missing: OnceLock<Option<usize>>,
}

impl FeatureList {
    /// The names.
    pub fn names(&self) -> &[Cow<'static, str>] {
        self.shared.as_ref().map_or(&[], |shared| &shared.names)
    }

    /// The first feature that the host lacks.
    pub fn missing(&self) -> Option<&str> {
        let shared = self.shared.as_ref()?;
        let host = HostFeatures::detect();
        let find = || shared.names.iter().position(|name| !host.has(name));
        shared.missing.get_or_init(find).map(|at| &*shared.names[at])
    }
}

impl FromIterator<Cow<'static, str>> for FeatureList {
    fn from_iter<I: IntoIterator<Item = Cow<'static, str>>>(names: I) -> FeatureList {
        FeatureList { shared: Some(Arc::new(Shared { names: names.into_iter().collect(), missing: OnceLock::new() })) }
    }
}

impl std::fmt::Debug for FeatureList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.names().fmt(f)
    }
}

impl PartialEq for FeatureList {
    fn eq(&self, other: &FeatureList) -> bool {
        self.names() == other.names()
    }
}

impl Eq for FeatureList {}

fn same_name(a: &str, b: &str) -> bool {
    fn plain(name: &str) -> impl Iterator<Item = u8> {
        name.bytes().filter(|byte| !b".-_".contains(byte)).map(|byte| byte.to_ascii_lowercase())
    }
    a == b || plain(a).eq(plain(b))
}

/// Features of x86-64 by the first level that has them, from the System V psABI, with the aliases in `detected`.
const LEVELS: [(&str, &[&str]); 3] = [
    (
        "x86-64-v2",
        &[
            "64bit",
            "x87",
            "cmov",
            "cx8",
            "mmx",
            "fxsr",
            "sse",
            "sse2",
            "sse3",
            "ssse3",
            "sse4.1",
            "sse4.2",
            "popcnt",
            "cmpxchg16b",
            "cx16",
        ],
    ),
    ("x86-64-v3", &["avx", "avx2", "bmi", "bmi1", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave"]),
    ("x86-64-v4", &["avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"]),
];

/// Removes the features above a level.
fn hide_beyond(level: &str, names: &mut Vec<&'static str>) {
    let n_levels = LEVELS.iter().position(|(name, _)| *name == level).map_or(0, |at| at + 1);
    names.retain(|name| LEVELS[..n_levels].iter().any(|(_, features)| features.contains(name)));
}

#[cfg(any(target_arch = "x86_64", target_arch = "x86"))]
fn detected() -> Vec<&'static str> {
    let mut names = vec![];
    macro_rules! ask {
        ($($name:tt)*) => {$(
            if std::arch::is_x86_feature_detected!($name) {
                names.push($name);
            }
        )*};
    }
    ask! {
        "sse" "sse2" "sse3" "ssse3" "sse4.1" "sse4.2" "sse4a" "popcnt" "lzcnt" "bmi1" "bmi2" "adx" "tbm" "movbe"
        "cmpxchg16b" "fxsr" "xsave" "xsaveopt" "xsavec" "xsaves" "rdrand" "rdseed" "aes" "pclmulqdq" "sha"
        "avx" "avx2" "fma" "f16c" "gfni" "vaes" "vpclmulqdq"
        "avx512f" "avx512cd" "avx512bw" "avx512dq" "avx512vl" "avx512ifma" "avx512vbmi" "avx512vbmi2" "avx512vnni"
        "avx512bitalg" "avx512vpopcntdq" "avx512bf16" "avx512fp16" "avx512vp2intersect"
        "avxvnni" "avxifma" "avxneconvert" "avxvnniint8" "avxvnniint16" "sha512" "sm3" "sm4"
    }
    // Other common names for the same features.
    let aliases = [("bmi1", "bmi"), ("cmpxchg16b", "cx16"), ("pclmulqdq", "pclmul"), ("rdrand", "rdrnd")];
    let known = names.clone();
    names.extend(aliases.iter().filter(|(name, _)| known.contains(name)).map(|(_, alias)| *alias));
    if cfg!(target_arch = "x86_64") {
        names.extend(["64bit", "x87", "cmov", "cx8", "mmx"]);
    }
    names
}

#[cfg(target_arch = "aarch64")]
fn detected() -> Vec<&'static str> {
    let mut names = vec![];
    macro_rules! ask {
        ($($name:tt)*) => {$(
            if std::arch::is_aarch64_feature_detected!($name) {
                names.push($name);
            }
        )*};
    }
    ask! {
        "neon" "fp" "fp16" "fhm" "bf16" "i8mm" "dotprod" "rdm" "fcma" "jsconv" "frintts" "crc" "aes" "pmull" "sha2"
        "sha3" "sm4" "lse" "lse2" "rcpc" "rcpc2" "dpb" "dpb2" "flagm" "sb" "ssbs" "bti" "paca" "pacg" "rand"
        "sve" "sve2" "f32mm" "f64mm" "sve2-aes" "sve2-bitperm" "sve2-sha3" "sve2-sm4"
    }
    // LLVM's names, where they differ.
    let aliases = [
        ("fp", "fp-armv8"),
        ("fp16", "fullfp16"),
        ("fhm", "fp16fml"),
        ("fcma", "complxnum"),
        ("frintts", "fptoint"),
        ("jsconv", "jsconv"),
        ("crc", "crc"),
        ("neon", "asimd"),
    ];
    let known = names.clone();
    names.extend(aliases.iter().filter(|(name, _)| known.contains(name)).map(|(_, alias)| *alias));
    names
}

/// From the kernel: single-letter extensions from the auxiliary vector, others from `riscv_hwprobe`. Kernels before
/// 6.4, and emulators of them, do not have it; for these the user can list the machine's extensions in
/// `KERNELSMITH_HOST_FEATURES`, separated by commas.
#[cfg(all(target_arch = "riscv64", target_os = "linux"))]
fn detected() -> Vec<&'static str> {
    #[repr(C)]
    struct Probe {
        key: i64,
        value: u64,
    }
    const SYS_RISCV_HWPROBE: libc::c_long = 258;
    const KEY_IMA_EXT_0: i64 = 4;
    const LETTERS: [&str; 7] = ["i", "m", "a", "f", "d", "c", "v"];
    /// Indexed by bit of `KEY_IMA_EXT_0`, from bit 3.
    const EXTENSIONS: [&str; 33] = [
        "zba",
        "zbb",
        "zbs",
        "zicboz",
        "zbc",
        "zbkb",
        "zbkc",
        "zbkx",
        "zknd",
        "zkne",
        "zknh",
        "zksed",
        "zksh",
        "zkt",
        "zvbb",
        "zvbc",
        "zvkb",
        "zvkg",
        "zvkned",
        "zvknha",
        "zvknhb",
        "zvksed",
        "zvksh",
        "zvkt",
        "zfh",
        "zfhmin",
        "zihintntl",
        "zvfh",
        "zvfhmin",
        "zfa",
        "ztso",
        "zacas",
        "zicond",
    ];
    // SAFETY: no preconditions.
    let letters = unsafe { libc::getauxval(libc::AT_HWCAP) } as u64;
    let has_letter = |name: &str| name.bytes().all(|letter| letters >> (letter - b'a') & 1 != 0);
    let mut names: Vec<_> = LETTERS.into_iter().filter(|name| has_letter(name)).collect();
    // Linux requires these on every machine.
    names.extend(["64bit", "zicsr", "zifencei"]);
    let mut probe = Probe { key: KEY_IMA_EXT_0, value: 0 };
    // SAFETY: one record to fill in; no processor set, so all processors.
    let result = unsafe { libc::syscall(SYS_RISCV_HWPROBE, &raw mut probe, 1usize, 0usize, 0usize, 0u32) };
    if result == 0 && probe.key == KEY_IMA_EXT_0 {
        names
            .extend(EXTENSIONS.iter().enumerate().filter(|(bit, _)| probe.value >> (bit + 3) & 1 != 0).map(|(_, n)| n));
    } else if let Ok(said) = std::env::var("KERNELSMITH_HOST_FEATURES") {
        let is_said = |name: &str| said.split(',').any(|word| same_name(word.trim(), name));
        names.extend(EXTENSIONS.into_iter().chain(LETTERS).filter(|name| is_said(name)));
    }
    if !super::vectors::are_supported(names.contains(&"v")) {
        names.retain(|name| *name != "v" && !name.starts_with("zv"));
    }
    names
}

#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "x86",
    target_arch = "aarch64",
    all(target_arch = "riscv64", target_os = "linux")
)))]
fn detected() -> Vec<&'static str> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_compare_by_letters() {
        assert!(same_name("sse4.1", "SSE4_1") && same_name("avx2", "avx2"));
        assert!(!same_name("avx", "avx2") && !same_name("", "a"));
    }

    #[test]
    fn levels_hide_features_above_them() {
        let all = ["avx", "avx2", "avx512f", "avx512vnni", "avxvnni", "gfni", "popcnt", "sse2"];
        let check = |level, wanted: &[&str]| {
            let mut names = all.to_vec();
            hide_beyond(level, &mut names);
            assert_eq!(names, wanted, "{level}");
        };
        check("x86-64-v2", &["popcnt", "sse2"]);
        check("x86-64-v3", &["avx", "avx2", "popcnt", "sse2"]);
        check("x86-64-v4", &["avx", "avx2", "avx512f", "popcnt", "sse2"]);
        check("x86-64-v5", &[]);
    }

    #[test]
    fn every_machine_has_its_baseline_and_none_has_nonsense() {
        let baseline = match super::super::host_arch() {
            "x86_64" => "sse2",
            "aarch64" => "neon",
            "riscv64" => "m",
            _ => return,
        };
        assert!(HostFeatures::detect().has(baseline), "{:?}", HostFeatures::detect());
        assert!(!HostFeatures::detect().has("warp-drive"));
    }
}
