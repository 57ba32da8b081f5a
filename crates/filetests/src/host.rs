//! The machines that tests compile for, and a check whether this host is one of them.
//!
//! In: a name, or nothing. Out: a target, or the reason why machine code cannot run here. Tests report it as skipped.
//! Invariant: this module refuses a host that lacks a feature of the code, so no test runs into it later.
//! Not here: compiling and running (see [`crate::native`]).

use kernelsmith_codegen::target::{SCALABLE, Target, TargetOptions};
use kernelsmith_exec::HostFeatures;
use std::fmt;

/// The machine to compile for: a level and a vector width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Machine {
    /// The name of the level in the target description.
    pub level: &'static str,
    /// The vector width in bits, or [`SCALABLE`].
    pub vector_bits: u32,
    /// Whether code also uses the host's features beyond the level.
    pub all_features: bool,
    /// The required width of the vector registers in bits. `None` accepts any width that the level allows.
    pub register_bits: Option<u32>,
}

const X86_64: &[Machine] = &[
    Machine::new("x86-64-v2", 128, false),
    Machine::new("x86-64-v3", 256, false),
    Machine::new("x86-64-v4", 256, false),
    Machine::new("x86-64-v4", 256, true),
    Machine::new("x86-64-v4", 512, false),
    Machine::new("x86-64-v4", 512, true),
];
const AARCH64: &[Machine] = &[
    Machine::new("armv8-a", 128, false),
    Machine::new("armv8.2-a", 128, false),
    Machine::new("armv8.6-a", 128, false),
];
const RISCV64: &[Machine] = &[Machine::new("rv64gcv", SCALABLE, false), Machine::new("rv64gcv", 128, false)];

impl Machine {
    const fn new(level: &'static str, vector_bits: u32, all_features: bool) -> Machine {
        Machine { level, vector_bits, all_features, register_bits: None }
    }

    /// The simulated accelerator, as documented. It runs on every host.
    pub const SIMULATED: Machine = Machine::new("naplespu-documented", 512, false);

    /// The same as published, with its defects.
    pub const HARDWARE: Machine = Machine::new("naplespu", 512, false);

    /// Whether a simulator runs its code.
    pub fn is_simulated(self) -> bool {
        self == Machine::SIMULATED || self == Machine::HARDWARE
    }

    /// All machines of the host's architecture that tests compile for.
    pub const ALL: &[Machine] = if cfg!(target_arch = "riscv64") {
        RISCV64
    } else if cfg!(target_arch = "aarch64") {
        AARCH64
    } else {
        X86_64
    };

    /// The default machine.
    pub const BASE: Machine = if cfg!(target_arch = "x86_64") { X86_64[1] } else { Machine::ALL[0] };

    /// Parses the name that [`Machine`] prints: `x86-64-v4:512` for 512-bit vectors, `x86-64-v4:512+` for all features
    /// of the host, `rv64gcv` for scalable vectors, `rv64gcv@256` to require vector registers of 256 bits.
    ///
    /// # Errors
    /// For an unknown name: the list of the known names.
    pub fn from_name(name: &str) -> Result<Machine, String> {
        let all =
            || [X86_64, AARCH64, RISCV64, &[Machine::SIMULATED, Machine::HARDWARE]].into_iter().flatten().copied();
        let (base, bits) = name.split_once('@').map_or((name, None), |(base, bits)| (base, Some(bits)));
        let machine = all().find(|machine| machine.to_string() == base);
        let register_bits = bits.map(str::parse).transpose();
        match (machine, register_bits) {
            (Some(machine), Ok(None)) => Ok(machine),
            (Some(machine), Ok(register_bits)) if RISCV64.contains(&machine) => {
                Ok(Machine { register_bits, ..machine })
            }
            _ => {
                let names: Vec<String> = all().map(|machine| machine.to_string()).collect();
                Err(format!("there is no machine `{name}`: {}, or rv64gcv@BITS", names.join(", ")))
            }
        }
    }

    /// The target description that defines the level.
    fn desc(self) -> &'static kernelsmith_machine::TargetDesc {
        match self.level {
            level if level.starts_with("rv64") => kernelsmith_targets::riscv64(),
            level if level.starts_with("armv8") => kernelsmith_targets::aarch64(),
            level if level.starts_with("naplespu") => kernelsmith_targets::naplespu(),
            _ => kernelsmith_targets::x86_64(),
        }
    }

    /// The features that code may use. With `all_features`, this includes the host's.
    fn features(self) -> Vec<&'static str> {
        let mut features = vec![self.level];
        if self.all_features {
            let host = HostFeatures::detect();
            let desc = self.desc();
            features.extend(desc.features().map(|feature| feature.name()).filter(|name| host.has(name)));
        }
        features
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suffix = if self.all_features { "+" } else { "" };
        f.write_str(self.level)?;
        if self.vector_bits != SCALABLE {
            write!(f, ":{}", self.vector_bits)?;
        }
        f.write_str(suffix)?;
        self.register_bits.map_or(Ok(()), |bits| write!(f, "@{bits}"))
    }
}

/// The target of the host at the default level.
///
/// # Errors
/// The reason for a skipped test: another architecture, or a missing feature.
pub fn host_target() -> Result<Target, String> {
    host_target_for(Machine::BASE)
}

/// The target of a machine.
///
/// # Errors
/// If the target description is inconsistent.
pub fn target_of(machine: Machine) -> Result<Target, String> {
    target_for(machine.desc().name(), machine, "")
}

/// The target of a machine, if the host can run its code.
///
/// # Errors
/// The reason for a skipped test: another architecture, or a missing feature.
pub fn host_target_for(machine: Machine) -> Result<Target, String> {
    let name = machine.desc().name();
    let arch = kernelsmith_exec::host_arch();
    if name.replace('-', "_") != arch {
        return Err(format!("machine code for {name} cannot run on {arch} without an executor"));
    }
    let target = target_of(machine)?;
    let host = HostFeatures::detect();
    let missing = target.feature_names().find(|name| !host.has(name));
    match missing {
        Some(missing) => Err(format!("this machine lacks {missing}, which {machine} has")),
        None => Ok(target),
    }
}

/// The target of a `target` line in a test file: a name, then optional extra features.
///
/// # Errors
/// If the name is unknown, or the target description is inconsistent.
pub fn target(name: &str) -> Result<Target, String> {
    let (name, extra_features) = name.split_once(' ').unwrap_or((name, ""));
    // The architecture's default level, independent of the host.
    let base = match name {
        "riscv64" => Machine::new("rv64gcv", SCALABLE, false),
        "riscv64-128" => return target_for("riscv64", Machine::new("rv64gcv", 128, false), extra_features),
        "aarch64" | "aarch64-darwin" => Machine::new("armv8-a", 128, false),
        "naplespu" => Machine::HARDWARE,
        _ => Machine::new("x86-64-v3", 256, false),
    };
    target_for(name, base, extra_features)
}

fn target_for(name: &str, machine: Machine, extra_features: &str) -> Result<Target, String> {
    let (desc, convention) = match name {
        "riscv64" => (kernelsmith_targets::riscv64(), "lp64d"),
        "naplespu" => (kernelsmith_targets::naplespu(), "naplespu"),
        "aarch64" => (kernelsmith_targets::aarch64(), "aapcs64"),
        "aarch64-darwin" => (kernelsmith_targets::aarch64(), "darwin"),
        "x86-64" => (kernelsmith_targets::x86_64(), "sysv"),
        "x86-64-win64" => (kernelsmith_targets::x86_64(), "win64"),
        "x86-64-v2" => {
            return target_for("x86-64", Machine::new("x86-64-v2", 128, false), extra_features);
        }
        "x86-64-v4" | "x86-64-v4-512" => {
            let vector_bits = if name == "x86-64-v4" { 256 } else { 512 };
            return target_for("x86-64", Machine::new("x86-64-v4", vector_bits, false), extra_features);
        }
        other => return Err(format!("there is no target `{other}`")),
    };
    let options = TargetOptions {
        features: machine
            .features()
            .into_iter()
            .map(Into::into)
            .chain(extra_features.split_whitespace().map(|feature| feature.to_owned().into()))
            .collect(),
        vector_bits: machine.vector_bits,
        convention: convention.into(),
        max_frame_bytes: None,
    };
    let target = match desc.name() {
        "riscv64" => kernelsmith_codegen::isa::riscv64::target_with(desc, options),
        "naplespu" => kernelsmith_codegen::isa::naplespu::target_with(desc, options),
        "aarch64" => kernelsmith_codegen::isa::aarch64::target_with(desc, options),
        _ => kernelsmith_codegen::isa::x86_64::target_with(desc, options),
    };
    target.map_err(|error| error.to_string())
}
