//! What the attributes of a function say about the processor that it was compiled for, as far as conventions depend on it.
//!
//! In: the strings `target-cpu`, `tune-cpu`, `target-features`, `prefer-vector-width` and `min-legal-vector-width`. Out:
//! [`Features`]. The rows were found with llc 22: which registers it passes vectors in, for each name that it knows.
//! Not here: how vectors are passed (see `lower/legal`), the instructions that code may use, which the target decides.

/// Registers of 256 bits.
pub(crate) const AVX: u16 = 1 << 0;
/// Registers of 512 bits, and masks.
pub(crate) const AVX512: u16 = 1 << 1;
/// Masks of 64 lanes.
pub(crate) const AVX512BW: u16 = 1 << 2;
/// The instructions of AVX-512 for shorter vectors: registers of 512 bits are a choice.
const AVX512VL: u16 = 1 << 3;
/// Vectors of 256 bits are preferred.
const PREFER_256: u16 = 1 << 5;
/// Vectors of 128 bits are preferred.
const PREFER_128: u16 = 1 << 6;
/// No registers for floats or vectors are used.
pub(crate) const NO_FLOATS: u16 = 1 << 7;
/// RISC-V: registers for vectors.
pub(crate) const V: u16 = 1 << 8;
/// RISC-V: `half` is in registers for floats.
pub(crate) const ZFH: u16 = 1 << 9;
/// AArch64: vectors of any length.
pub(crate) const SVE: u16 = 1 << 11;

const F: u16 = AVX | AVX512;
const BW: u16 = F | AVX512BW;
const ALL_512: u16 = BW | AVX512VL;
const SERVER: u16 = ALL_512 | PREFER_256;

/// Processors: their names in `target-cpu` and `tune-cpu`. `-` and `_` are the same.
const PROCESSORS: &[(u16, &[&str])] = &[
    (
        AVX,
        &[
            "x86-64-v3",
            "alderlake",
            "arrowlake",
            "arrowlake-s",
            "bdver1",
            "bdver2",
            "bdver3",
            "bdver4",
            "broadwell",
            "btver2",
            "clearwaterforest",
            "core-avx-i",
            "core-avx2",
            "core-2nd-gen-avx",
            "core-3rd-gen-avx",
            "core-4th-gen-avx",
            "core-4th-gen-avx-tsx",
            "core-5th-gen-avx",
            "core-5th-gen-avx-tsx",
            "corei7-avx",
            "gracemont",
            "grandridge",
            "haswell",
            "ivybridge",
            "lunarlake",
            "meteorlake",
            "pantherlake",
            "raptorlake",
            "sandybridge",
            "sierraforest",
            "skylake",
            "wildcatlake",
            "znver1",
            "znver2",
            "znver3",
        ],
    ),
    (F, &["knl", "knm", "mic-avx512"]),
    (ALL_512, &["novalake", "znver4", "znver5"]),
    (
        SERVER,
        &[
            "x86-64-v4",
            "cannonlake",
            "cascadelake",
            "cooperlake",
            "diamondrapids",
            "emeraldrapids",
            "graniterapids",
            "graniterapids-d",
            "icelake-client",
            "icelake-server",
            "rocketlake",
            "sapphirerapids",
            "skx",
            "skylake-avx512",
            "tigerlake",
        ],
    ),
];

/// Features: what their names add. Those in [`ABSENT`] also take away.
const NAMES: &[(u16, &[&str])] = &[
    (
        AVX,
        &[
            "avx",
            "avx2",
            "avxifma",
            "avxneconvert",
            "avxvnni",
            "avxvnniint16",
            "avxvnniint8",
            "fma4",
            "sha512",
            "sm3",
            "sm4",
            "vaes",
            "vpclmulqdq",
            "xop",
            "fma",
            "f16c",
        ],
    ),
    (F, &["avx512f", "avx512cd", "avx512dq", "avx512ifma", "avx512vnni", "avx512vp2intersect", "avx512vpopcntdq"]),
    (F | AVX512VL, &["avx512vl"]),
    (BW, &["avx512bw", "avx512bf16", "avx512bitalg", "avx512vbmi", "avx512vbmi2"]),
    (ALL_512, &["avx512fp16", "avx10.1", "avx10.1-512", "avx10.2", "avx10.2-512"]),
    (PREFER_256, &["prefer-256-bit"]),
    (PREFER_128, &["prefer-128-bit"]),
    (NO_FLOATS, &["soft-float"]),
    (V, &["v", "zve32x", "zve32f", "zve64x", "zve64f", "zve64d", "zvfh", "zvfhmin"]),
    (ZFH, &["zfh", "zfhmin"]),
    (SVE, &["sve", "sve2", "sve2p1"]),
];

/// What a name with a minus takes away: those that need the feature.
const ABSENT: &[(u16, &[&str])] = &[
    (ALL_512, &["avx", "sse3", "ssse3", "sse4.1", "sse4.2"]),
    (AVX512 | AVX512BW | AVX512VL, &["avx2", "fma", "f16c", "avx512f"]),
    (AVX512BW, &["avx512bw"]),
    (AVX512VL, &["avx512vl"]),
    (PREFER_256, &["prefer-256-bit"]),
    (PREFER_128, &["prefer-128-bit"]),
    (V, &["v"]),
    (ZFH, &["zfhmin"]),
    (SVE, &["sve"]),
];

/// What a name with a minus adds.
const WITHOUT: &[(u16, &[&str])] = &[(NO_FLOATS, &["sse", "sse2", "neon", "fp-armv8"])];

/// See the head of this file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Features {
    processor: u16,
    tuning: Option<u16>,
    added: u16,
    removed: u16,
    preferred: Option<u32>,
    least: Option<u32>,
    /// The smallest `vscale` that the function was compiled for, or 0.
    pub(crate) vscale: u32,
}

impl Features {
    /// Reads an attribute that is a string; others have no effect.
    pub(crate) fn read(&mut self, name: &[u8], value: &[u8]) {
        let number = || std::str::from_utf8(value).ok()?.parse().ok();
        match name {
            b"target-cpu" => self.processor = bits(PROCESSORS, value),
            b"tune-cpu" => self.tuning = Some(bits(PROCESSORS, value)),
            b"prefer-vector-width" => self.preferred = number(),
            b"min-legal-vector-width" => self.least = number(),
            b"target-features" => {
                for feature in value.split(|&byte| byte == b',') {
                    match feature {
                        [b'+', name @ ..] => {
                            let bits = bits(NAMES, name);
                            self.added |= bits;
                            self.removed &= !bits;
                        }
                        [b'-', name @ ..] => {
                            let bits = bits(ABSENT, name);
                            self.removed |= bits;
                            self.added = self.added & !bits | self::bits(WITHOUT, name);
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }

    /// Adds what another group of attributes says.
    pub(crate) fn merge(&mut self, other: &Features) {
        self.processor |= other.processor;
        self.tuning = self.tuning.or(other.tuning);
        self.added |= other.added;
        self.removed |= other.removed;
        self.preferred = self.preferred.or(other.preferred);
        self.least = self.least.or(other.least);
    }

    /// Whether the processor has a feature.
    pub(crate) fn has(self, feature: u16) -> bool {
        self.bits() & feature == feature
    }

    fn bits(self) -> u16 {
        self.processor & !self.removed | self.added
    }

    /// The bits of the largest register for vectors of x86-64. A function may ask for shorter ones than there are, but not
    /// than its types need.
    pub(crate) fn vector_bits(self) -> u32 {
        let tuning = self.tuning.unwrap_or(self.processor) & !self.removed | self.added;
        let preferred = self.preferred.unwrap_or(match tuning {
            bits if bits & PREFER_128 != 0 => 128,
            bits if bits & PREFER_256 != 0 => 256,
            _ => u32::MAX,
        });
        let is_wanted = !self.has(AVX512VL) || preferred >= 512 || self.least.is_none_or(|least| least > 256);
        match () {
            () if self.has(AVX512) && is_wanted => 512,
            () if self.has(AVX) => 256,
            () => 128,
        }
    }

    /// The attributes as text, from which [`Features::read`] makes equal conventions.
    pub(crate) fn push(&self, push: &mut dyn FnMut(&[u8])) {
        let mut list = String::new();
        for (bits, sign) in [(self.bits(), '+'), (self.removed, '-')] {
            let names = if sign == '+' { NAMES } else { ABSENT };
            for (_, names) in names.iter().filter(|(row, _)| bits & row == *row) {
                list.push_str(&format!("{}{sign}{}", if list.is_empty() { "" } else { "," }, names[0]));
            }
        }
        if !list.is_empty() {
            push(format!("\"target-features\"=\"{list}\"").as_bytes());
        }
        for (name, number) in [("prefer-vector-width", self.preferred), ("min-legal-vector-width", self.least)] {
            if let Some(number) = number {
                push(format!("\"{name}\"=\"{number}\"").as_bytes());
            }
        }
    }
}

/// What the row of a name has.
fn bits(rows: &[(u16, &[&str])], name: &[u8]) -> u16 {
    let is_same = |known: &&str| {
        let known = known.as_bytes();
        known.len() == name.len() && known.iter().zip(name).all(|(&a, &b)| a == if b == b'_' { b'-' } else { b })
    };
    rows.iter().find(|(_, names)| names.iter().any(is_same)).map_or(0, |row| row.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use std::process::{Command, Stdio};

    #[track_caller]
    fn check(attributes: &[(&str, &str)], wanted: u32) {
        let mut features = Features::default();
        for (name, value) in attributes {
            features.read(name.as_bytes(), value.as_bytes());
        }
        assert_eq!(features.vector_bits(), wanted, "{attributes:?}");
    }

    /// Each row was compared with llc.
    #[test]
    fn registers_follow_attributes() {
        check(&[], 128);
        check(&[("target-cpu", "x86-64-v3")], 256);
        check(&[("target-cpu", "x86-64-v3"), ("target-features", "+avx512f,-avx")], 128);
        check(&[("target-cpu", "skylake_avx512")], 512);
        check(&[("target-cpu", "skylake-avx512"), ("min-legal-vector-width", "0")], 256);
        check(&[("min-legal-vector-width", "512"), ("target-cpu", "skylake-avx512")], 512);
        check(&[("target-cpu", "x86-64-v4"), ("tune-cpu", "znver4"), ("min-legal-vector-width", "0")], 512);
        check(&[("target-cpu", "znver5"), ("min-legal-vector-width", "0"), ("prefer-vector-width", "256")], 256);
        check(&[("target-cpu", "knl"), ("min-legal-vector-width", "0"), ("prefer-vector-width", "256")], 512);
        check(&[("target-features", "+avx2,+sse4.2"), ("min-legal-vector-width", "0")], 256);
        check(&[("target-features", "+avx512f,-fma")], 256);
    }

    /// Attributes of a function, as names and values.
    type Attributes = Vec<(&'static str, String)>;

    /// Features that make other code than for x86-64 with registers for vectors.
    const OTHERS: &[&str] = &["16bit-mode", "32bit-mode", "64bit-mode", "64bit", "soft-float", "sse", "sse2"];

    /// The processors and the features of x86-64 that llc knows; `None` without llc.
    fn known_to_llc() -> Option<[Vec<String>; 2]> {
        let mut llc = Command::new("llc-22");
        let output = llc.args(["-march=x86-64", "-mattr=help"]).stdin(Stdio::null()).output().ok()?;
        let text = String::from_utf8(output.stderr).expect("text");
        let names = |text: &str| -> Vec<String> {
            text.lines().filter_map(|line| Some(line.split_once(" - ")?.0.trim().to_owned())).collect()
        };
        let (processors, features) = text.split_once("Available features").expect("two lists");
        let features = names(features).into_iter().filter(|name| !OTHERS.contains(&name.as_str())).collect();
        Some([names(processors), features])
    }

    /// Functions whose attributes name each processor and feature.
    fn every_name([processors, names]: &[Vec<String>; 2]) -> Vec<Attributes> {
        let least = || ("min-legal-vector-width", "0".to_owned());
        let server = || ("target-cpu", "x86-64-v4".to_owned());
        let list = |list: String| ("target-features", list);
        let mut functions = Vec::new();
        for name in processors {
            // Old processors have no code of 64 bits, which llc asks for.
            let processor = || vec![("target-cpu", name.clone()), list("+64bit".to_owned())];
            functions.push(processor());
            functions.push([processor(), vec![least()]].concat());
            functions.push(vec![server(), ("tune-cpu", name.clone()), least()]);
        }
        for name in names {
            functions.push(vec![list(format!("+{name}"))]);
            functions.push(vec![list(format!("+avx512f,+avx512vl,+{name}")), least()]);
            functions.push(vec![list(format!("+avx512f,+avx512bw,-{name}"))]);
            functions.push(vec![server(), list(format!("-{name}")), least()]);
        }
        functions
    }

    /// The bits of the largest register that llc uses for `<16 x i32>`, for each of these functions.
    fn of_llc(functions: &[Attributes]) -> Vec<u32> {
        let mut text = String::new();
        for (at, attributes) in functions.iter().enumerate() {
            let list: Vec<String> = attributes.iter().map(|(name, value)| format!("\"{name}\"=\"{value}\"")).collect();
            text += &format!(
                "define <16 x i32> @f{at}(<16 x i32> %a, <16 x i32> %b) #{at} {{\n%c = add <16 x i32> %a, %b\n\
                 ret <16 x i32> %c\n}}\nattributes #{at} = {{ nounwind {} }}\n",
                list.join(" ")
            );
        }
        let mut llc = Command::new("llc-22");
        llc.args(["-mtriple=x86_64-unknown-linux-gnu", "-o", "-"]);
        let mut llc = llc.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("llc starts");
        let mut input = llc.stdin.take().expect("a pipe");
        let written = std::thread::spawn(move || input.write_all(text.as_bytes()));
        let output = llc.wait_with_output().expect("llc ends");
        assert!(output.status.success(), "llc-22: {}", output.status);
        written.join().expect("no panic").expect("llc reads");
        let assembly = String::from_utf8(output.stdout).expect("text");
        let code_of =
            |at: usize| assembly.split_once(&format!("\nf{at}:"))?.1.split_once(".Lfunc_end").map(|code| code.0);
        let bits = |code: &str| match () {
            () if code.contains("%zmm") => 512,
            () if code.contains("%ymm") => 256,
            () => 128,
        };
        (0..functions.len()).map(|at| bits(code_of(at).expect("the code of a function"))).collect()
    }

    #[test]
    fn every_name_is_what_llc_takes_it_for() {
        let Some(names) = known_to_llc() else { return println!("skipped: llc-22 is not installed") };
        let functions = every_name(&names);
        assert!(functions.len() > 1000, "{}", functions.len());
        let mut wrong = Vec::new();
        for (attributes, wanted) in functions.iter().zip(of_llc(&functions)) {
            let mut features = Features::default();
            attributes.iter().for_each(|(name, value)| features.read(name.as_bytes(), value.as_bytes()));
            if features.vector_bits() != wanted {
                wrong.push(format!("{attributes:?}: {} instead of {wanted}", features.vector_bits()));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
