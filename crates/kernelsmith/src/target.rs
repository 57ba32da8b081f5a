//! Targets of compilation. No other module of this crate names a machine.
//!
//! In: a level and a calling convention, or the host. Out: [`Target`], cheap to clone.
//! Invariant: a target that [`Target::host`] returns uses only features that this machine has.
//! Not here: the instructions of targets (see their descriptions), feature detection (see kernelsmith-exec).

use crate::error::{Error, ErrorKind};
use core::fmt;
use kernelsmith_codegen::CompileError;
#[allow(unused_imports, reason = "without machines there is nothing to create")]
use kernelsmith_codegen::isa;
use kernelsmith_codegen::target::{SCALABLE, TargetOptions};
use kernelsmith_exec::{HostFeatures, host_arch, host_model, host_vector_bits};
use kernelsmith_machine::{FeatureSet, TargetDesc};
use std::sync::{Arc, OnceLock};

/// A machine to compile for: a description, the CPU features that code may use, a calling convention.
#[derive(Clone)]
pub struct Target {
    shared: Arc<Shared>,
}

struct Shared {
    target: kernelsmith_codegen::target::Target,
    level: Level,
    convention: Convention,
    /// The architecture, spelled like [`host_arch`].
    arch: &'static str,
}

/// Creates the code generator for a description.
type Make = fn(&'static TargetDesc, TargetOptions) -> Result<kernelsmith_codegen::target::Target, CompileError>;

/// A set of CPU features that processors provide together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Level {
    /// x86-64 with SSE4.2 and POPCNT: 128-bit vectors.
    X86_64V2,
    /// x86-64 with AVX2, FMA and BMI: 256-bit vectors.
    X86_64V3,
    /// The same with AVX-512 (F, BW, CD, DQ and VL): 32 vector registers, mask registers, and 256-bit vectors, or
    /// 512-bit ones with [`Target::with_vector_bits`].
    X86_64V4,
    /// RISC-V: RV64GC with the vector extension and bit manipulation (V, Zba, Zbb, Zbs). Code is vector-length
    /// agnostic: it runs with registers of 128 to 1024 bits and fills them. [`Target::with_vector_bits`] of 128
    /// restricts it to 128-bit vectors.
    Rv64gcv,
    /// AArch64 with NEON, which every AArch64 processor has: 128-bit vectors.
    Armv8,
    /// NaplesPU: 512-bit vectors, no 64-bit data types; a simulator runs the code. The code avoids the defects of the
    /// published hardware, and is right on the documented machine, too. Each feature that
    /// [`Target::with_features`] adds, such as `masked-stores`, switches off one avoidance.
    NaplesPu,
    /// The same on the system with one core, which has no scratchpad: kernels with slices there are rejected.
    NaplesPuSingleCore,
    /// NaplesPU as documented: faster code, which is wrong on the published hardware.
    NaplesPuDocumented,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 8] = [
        Level::X86_64V2,
        Level::X86_64V3,
        Level::X86_64V4,
        Level::Rv64gcv,
        Level::Armv8,
        Level::NaplesPu,
        Level::NaplesPuSingleCore,
        Level::NaplesPuDocumented,
    ];

    /// The name, such as `x86-64-v3`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::X86_64V2 => "x86-64-v2",
            Level::X86_64V3 => "x86-64-v3",
            Level::X86_64V4 => "x86-64-v4",
            Level::Rv64gcv => "rv64gcv",
            Level::Armv8 => "armv8-a",
            Level::NaplesPu => "naplespu",
            Level::NaplesPuSingleCore => "naplespu-single-core",
            Level::NaplesPuDocumented => "naplespu-documented",
        }
    }

    /// The calling convention of machines of this level: the host's if the host has the same architecture.
    pub const fn convention(self) -> Convention {
        match self {
            Level::Rv64gcv => Convention::Lp64d,
            Level::Armv8 if cfg!(target_vendor = "apple") => Convention::Darwin,
            Level::Armv8 => Convention::Aapcs64,
            Level::NaplesPu | Level::NaplesPuSingleCore | Level::NaplesPuDocumented => Convention::NaplesPu,
            Level::X86_64V2 | Level::X86_64V3 | Level::X86_64V4 if cfg!(windows) => Convention::Win64,
            Level::X86_64V2 | Level::X86_64V3 | Level::X86_64V4 => Convention::SysV,
        }
    }

    /// The architecture, spelled like [`host_arch`].
    const fn arch(self) -> &'static str {
        match self {
            Level::X86_64V2 | Level::X86_64V3 | Level::X86_64V4 => "x86_64",
            Level::Rv64gcv => "riscv64",
            Level::Armv8 => "aarch64",
            Level::NaplesPu | Level::NaplesPuSingleCore | Level::NaplesPuDocumented => "naplespu",
        }
    }

    /// The vector widths in bits that the level supports, the default one first.
    const fn widths(self) -> &'static [u32] {
        match self {
            Level::X86_64V2 | Level::Armv8 => &[128],
            Level::Rv64gcv => &[SCALABLE, 128],
            Level::X86_64V3 => &[256],
            Level::X86_64V4 => &[256, 512],
            Level::NaplesPu | Level::NaplesPuSingleCore | Level::NaplesPuDocumented => &[512],
        }
    }

    /// The widths in bits that a vector with a fixed number of lanes can have in one register, ascending.
    pub(crate) const fn fixed_widths(self) -> &'static [u32] {
        match self {
            Level::X86_64V2 | Level::Armv8 | Level::Rv64gcv => &[128],
            Level::X86_64V3 => &[128, 256],
            Level::X86_64V4 => &[128, 256, 512],
            Level::NaplesPu | Level::NaplesPuSingleCore | Level::NaplesPuDocumented => &[512],
        }
    }

    /// The description of the level's machines and their code generator; none if the cargo feature for them is off.
    fn machine(self) -> Option<(&'static TargetDesc, Make)> {
        match self {
            #[cfg(feature = "x86-64")]
            Level::X86_64V2 | Level::X86_64V3 | Level::X86_64V4 => {
                Some((kernelsmith_targets::x86_64(), isa::x86_64::target_with))
            }
            #[cfg(feature = "riscv64")]
            Level::Rv64gcv => Some((kernelsmith_targets::riscv64(), isa::riscv64::target_with)),
            #[cfg(feature = "aarch64")]
            Level::Armv8 => Some((kernelsmith_targets::aarch64(), isa::aarch64::target_with)),
            #[cfg(feature = "naplespu")]
            Level::NaplesPu | Level::NaplesPuSingleCore | Level::NaplesPuDocumented => {
                Some((kernelsmith_targets::naplespu(), isa::naplespu::target_with))
            }
            #[allow(unreachable_patterns, reason = "with all features there are no others")]
            _ => None,
        }
    }

    fn make(self, options: TargetOptions) -> Result<kernelsmith_codegen::target::Target, Error> {
        let Some((desc, make)) = self.machine() else {
            let message = format!("this build cannot compile for {self}: a cargo feature of kernelsmith is off");
            return Err(Error::new(ErrorKind::Unsupported, message));
        };
        Ok(make(desc, options)?)
    }

    /// The features of the level, implied ones included.
    fn features(self) -> impl Iterator<Item = &'static str> {
        let of = move |desc: &'static TargetDesc| {
            let set = desc.feature_set(self.name()).unwrap_or(FeatureSet::EMPTY);
            desc.features().filter(move |feature| set.has(feature.id)).map(|feature| feature.name())
        };
        self.machine().into_iter().flat_map(move |(desc, _)| of(desc))
    }

    /// The level with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A calling convention.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Convention {
    /// System V: Linux, macOS and the other Unixes.
    SysV,
    /// 64-bit Windows.
    Win64,
    /// The RISC-V convention with 64-bit floats in float registers.
    Lp64d,
    /// The AArch64 convention.
    Aapcs64,
    /// The AArch64 convention on Apple systems, where a stack argument takes only as many bytes as its type.
    Darwin,
    /// The NaplesPU convention.
    NaplesPu,
}

impl Convention {
    /// All conventions.
    pub const ALL: [Convention; 6] = [
        Convention::SysV,
        Convention::Win64,
        Convention::Lp64d,
        Convention::Aapcs64,
        Convention::Darwin,
        Convention::NaplesPu,
    ];

    /// The convention of C functions on this host.
    pub const HOST: Convention = if cfg!(target_arch = "riscv64") {
        Convention::Lp64d
    } else if cfg!(all(target_arch = "aarch64", target_vendor = "apple")) {
        Convention::Darwin
    } else if cfg!(target_arch = "aarch64") {
        Convention::Aapcs64
    } else if cfg!(windows) {
        Convention::Win64
    } else {
        Convention::SysV
    };

    /// The name: `sysv`, `win64`, `lp64d`, `aapcs64`, `darwin` or `naplespu`.
    pub const fn name(self) -> &'static str {
        match self {
            Convention::SysV => "sysv",
            Convention::Win64 => "win64",
            Convention::Lp64d => "lp64d",
            Convention::Aapcs64 => "aapcs64",
            Convention::Darwin => "darwin",
            Convention::NaplesPu => "naplespu",
        }
    }

    /// The convention with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Convention> {
        Convention::ALL.into_iter().find(|convention| convention.name() == name)
    }
}

impl Target {
    /// The machine that this program runs on: the highest level that it supports, and every further feature that it
    /// has.
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`] if kernels cannot run natively here; the message names what is missing.
    pub fn host() -> Result<Target, Error> {
        static HOST: OnceLock<Result<Target, String>> = OnceLock::new();
        let host = HOST.get_or_init(|| find_host().map_err(|error| error.to_string()));
        host.clone().map_err(|message| Error::new(ErrorKind::Unsupported, message))
    }

    /// RISC-V with the vector extension: [`Level::Rv64gcv`].
    ///
    /// # Errors
    /// [`ErrorKind::Bug`] if the description is incomplete.
    pub fn riscv64() -> Result<Target, Error> {
        Target::new(Level::Rv64gcv, Convention::Lp64d)
    }

    /// AArch64 with NEON: [`Level::Armv8`].
    ///
    /// # Errors
    /// [`ErrorKind::Bug`] if the description is incomplete.
    pub fn aarch64() -> Result<Target, Error> {
        Target::new(Level::Armv8, Level::Armv8.convention())
    }

    /// NaplesPU, for code that also runs on the published hardware: [`Level::NaplesPu`];
    /// [`Jit::simulated`](crate::Jit::simulated) runs it.
    ///
    /// # Errors
    /// [`ErrorKind::Bug`] if the description is incomplete.
    pub fn naplespu() -> Result<Target, Error> {
        Target::new(Level::NaplesPu, Convention::NaplesPu)
    }

    /// A machine of this level with this calling convention.
    ///
    /// # Errors
    /// [`ErrorKind::Bug`] if the description is incomplete.
    pub fn new(level: Level, convention: Convention) -> Result<Target, Error> {
        Target::with(level, convention, &[])
    }

    /// A machine of this level with further features.
    fn with(level: Level, convention: Convention, more: &[&'static str]) -> Result<Target, Error> {
        let options = TargetOptions {
            features: [level.name()].iter().chain(more).map(|name| (*name).into()).collect(),
            vector_bits: level.widths()[0],
            convention: convention.name().into(),
            max_frame_bytes: None,
        };
        let target = level.make(options)?;
        Ok(Target { shared: Arc::new(Shared { target, level, convention, arch: level.arch() }) })
    }

    /// The same machine with vectors of `bits` bits: 128 for `x86-64-v2`, AArch64 and RISC-V, 256 for AVX2, 256 or 512
    /// for AVX-512, 512 for NaplesPU.
    ///
    /// The default with AVX-512 is 256 bits, and that of [`Target::host`] is 512 on a Zen 5. 512-bit vectors halve the number of instructions, but some processors run
    /// them at a lower clock rate, and their accesses cross cache lines more often. They pay off in long, compute-bound
    /// loops and rarely elsewhere.
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`] if the level has no vectors of this width.
    pub fn with_vector_bits(&self, bits: u32) -> Result<Target, Error> {
        let Shared { level, convention, arch, .. } = *self.shared;
        if !level.widths().contains(&bits) {
            return Err(Error::new(ErrorKind::Unsupported, format!("{level} has no vectors of {bits} bits")));
        }
        let target = self.shared.target.with_vector_bits(bits)?;
        Ok(Target { shared: Arc::new(Shared { target, level, convention, arch }) })
    }

    /// The same machine, on which a function's frame has at most this number of bytes, at most 2 MiB. A larger one is
    /// [`ErrorKind::Limit`]. By default, NaplesPU allows three quarters of a thread's stack, 12 KiB, and other machines 2 MiB.
    ///
    /// # Errors
    /// [`ErrorKind::Bug`] if the description is incomplete.
    pub fn with_max_frame_bytes(&self, bytes: u32) -> Result<Target, Error> {
        let Shared { level, convention, arch, .. } = *self.shared;
        let options = TargetOptions { max_frame_bytes: Some(bytes), ..self.shared.target.options().clone() };
        let target = level.make(options)?;
        Ok(Target { shared: Arc::new(Shared { target, level, convention, arch }) })
    }

    /// The same machine with additional CPU features, by their names in the description, such as `avx512vnni`.
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`] if the description has no feature with such a name.
    pub fn with_features(&self, names: &[&str]) -> Result<Target, Error> {
        let Shared { level, convention, arch, .. } = *self.shared;
        let mut options = self.shared.target.options().clone();
        for &name in names {
            if self.desc().feature_set(name).is_none() {
                return Err(Error::new(ErrorKind::Unsupported, format!("there is no feature `{name}`")));
            }
            options.features.push(name.to_owned().into());
        }
        let target = level.make(options)?;
        Ok(Target { shared: Arc::new(Shared { target, level, convention, arch }) })
    }

    /// The level of the machine.
    pub fn level(&self) -> Level {
        self.shared.level
    }

    /// The calling convention.
    pub fn convention(&self) -> Convention {
        self.shared.convention
    }

    /// The width of a vector register in bits. For vector-length-agnostic code it is the host's width if the host has
    /// the target's architecture, otherwise the minimum that the target guarantees.
    pub fn vector_bits(&self) -> u32 {
        let target = &self.shared.target;
        let host = || host_vector_bits().filter(|_| self.arch() == host_arch());
        if target.is_scalable() { host().unwrap_or(target.vector_bits()) } else { target.vector_bits() }
    }

    /// The features that compiled code may use.
    pub fn features(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.shared.target.feature_names()
    }

    /// Checks that code for this target runs on this host.
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`]; the message names what is missing.
    pub fn check_host(&self) -> Result<(), Error> {
        let unsupported = |what: String| Err(Error::new(ErrorKind::Unsupported, what));
        if !cfg!(unix) || self.convention() != Convention::HOST {
            return unsupported(format!("code for {self} does not run on this system"));
        }
        if self.shared.arch != host_arch() {
            return unsupported(format!("code for {self} does not run on this host, which is {}", host_arch()));
        }
        let missing = missing_here(self.features());
        if !missing.is_empty() {
            return unsupported(format!("code for {self} does not run on this host, which lacks {missing}"));
        }
        Ok(())
    }

    /// Whether a simulator runs the target's code.
    pub(crate) fn is_simulated(&self) -> bool {
        self.arch() == Level::NaplesPu.arch()
    }

    /// Whether modules of LLVM IR for an architecture are modules for this target. No current compiler has NaplesPU, so that
    /// modules for it are written for machines whose types and calls look the same in LLVM IR.
    pub(crate) fn takes_modules_of(&self, arch: &str) -> bool {
        arch == self.arch() || self.is_simulated() && matches!(arch, "i386" | "csky")
    }

    pub(crate) fn inner(&self) -> &kernelsmith_codegen::target::Target {
        &self.shared.target
    }

    pub(crate) fn desc(&self) -> &'static TargetDesc {
        self.shared.target.desc()
    }

    pub(crate) fn arch(&self) -> &'static str {
        self.shared.arch
    }
}

/// The features in this list that the host lacks, as text.
fn missing_here(features: impl Iterator<Item = &'static str>) -> String {
    let host = HostFeatures::detect();
    features.filter(|feature| !host.has(feature)).collect::<Vec<_>>().join(", ")
}

/// All features of the host that code of this level may use.
fn features_here(level: Level) -> Vec<&'static str> {
    // A feature of AVX-512 implies AVX-512 itself and thus the next level.
    let is_fitting = |name: &&str| level == Level::X86_64V4 || !name.starts_with("avx512");
    let host = HostFeatures::detect();
    let all = level.machine().into_iter().flat_map(|(desc, _)| desc.features());
    let names = all.map(|feature| feature.name());
    names.filter(|name| host.has(name)).filter(is_fitting).collect()
}

/// The width of vectors that is fastest on a processor model, if that is not the default of the level.
///
/// Zen 5 has units of 512 bits: loops of the language took 1.7 and 2.6 times as long in vectors of 256 bits (two programs of a
/// trial, 2026-11). Zen 4 and the mobile Zen 5 split them in halves, and Intel's were not measured.
fn fastest_bits(level: Level, model: Option<&str>) -> Option<u32> {
    (level == Level::X86_64V4 && model == Some("znver5")).then_some(512)
}

fn find_host() -> Result<Target, Error> {
    let reason = if !cfg!(unix) {
        "kernels run natively on Unix systems only".to_owned()
    } else if Level::ALL.iter().all(|level| level.arch() != host_arch()) {
        format!("kernels run natively on x86_64, aarch64 and riscv64 only, and this host is {}", host_arch())
    } else {
        let mut reason = String::new();
        for level in Level::ALL.into_iter().rev().filter(|level| level.arch() == host_arch()) {
            let missing = missing_here(level.features());
            if missing.is_empty() {
                let host = Target::with(level, Convention::HOST, &features_here(level))?;
                return match fastest_bits(level, host_model()) {
                    Some(bits) => host.with_vector_bits(bits),
                    None => Ok(host),
                };
            }
            let convention = Convention::HOST.name();
            reason = format!("code for {level} {convention} does not run on this host, which lacks {missing}");
        }
        reason
    };
    Err(Error::new(
        ErrorKind::Unsupported,
        format!("{reason}; Jit::interpreter() runs every kernel without compiling it"),
    ))
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.level(), self.convention().name())
    }
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Target({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_vectors_are_the_default_where_units_are_wide() {
        assert_eq!(fastest_bits(Level::X86_64V4, Some("znver5")), Some(512));
        for model in [None, Some("znver3"), Some("znver4"), Some("znver5-mobile"), Some("intel")] {
            assert_eq!(fastest_bits(Level::X86_64V4, model), None, "{model:?}");
        }
        for level in Level::ALL.into_iter().filter(|&level| level != Level::X86_64V4) {
            assert_eq!(fastest_bits(level, Some("znver5")), None, "{level}");
        }
        // What is chosen is a width that the level has.
        assert!(Level::X86_64V4.widths().contains(&512));
    }
}
