//! The machines that tests compile for, and whether this is one.
//!
//! In: a name, or nothing. Out: a target, or the reason why machine code cannot run here, for tests to report as skipped.
//! Invariant: a host that lacks what the code would use is refused here, so that no test meets it later.
//! Not here: compiling and running (see [`crate::native`]).

use kernelsmith_codegen::target::{SCALABLE, Target, TargetOptions};
use kernelsmith_exec::HostFeatures;
use std::fmt;

/// What code is compiled for: a level and a width of vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Machine {
    /// The level, as descriptions name it.
    pub level: &'static str,
    /// The width of vectors in bits, or [`SCALABLE`].
    pub vector_bits: u32,
    /// Whether features beyond the level that the host has are used, too.
    pub all_features: bool,
    /// How wide its vector registers have to be, if that is not what the level says.
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

    /// The accelerator that is simulated, on every host.
    pub const SIMULATED: Machine = Machine::new("naplespu", 512, false);

    /// All that tests compile for, if they run on such a machine.
    pub const ALL: &[Machine] = if cfg!(target_arch = "riscv64") {
        RISCV64
    } else if cfg!(target_arch = "aarch64") {
        AARCH64
    } else {
        X86_64
    };

    /// What is compiled for unless another one is asked for.
    pub const BASE: Machine = if cfg!(target_arch = "x86_64") { X86_64[1] } else { Machine::ALL[0] };

    /// The machine of these names, as [`Machine`] prints them: `x86-64-v4:512`, with `+` for all features, `rv64gcv` for
    /// vectors as the machine has them, `rv64gcv@256` to insist on registers of so many bits.
    ///
    /// # Errors
    /// The names that there are.
    pub fn from_name(name: &str) -> Result<Machine, String> {
        let all = || [X86_64, AARCH64, RISCV64, &[Machine::SIMULATED]].into_iter().flatten().copied();
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

    /// The description that knows the level.
    fn desc(self) -> &'static kernelsmith_machine::TargetDesc {
        match self.level {
            level if level.starts_with("rv64") => kernelsmith_targets::riscv64(),
            level if level.starts_with("armv8") => kernelsmith_targets::aarch64(),
            "naplespu" => kernelsmith_targets::naplespu(),
            _ => kernelsmith_targets::x86_64(),
        }
    }

    /// What code for it may use; with what the host has, if that is wanted.
    fn features(self) -> Vec<&'static str> {
        if self == Machine::SIMULATED {
            return Vec::new();
        }
        let mut all = vec![self.level];
        if self.all_features {
            let host = HostFeatures::detect();
            let desc = self.desc();
            all.extend(desc.features().map(|feature| feature.name()).filter(|name| host.has(name)));
        }
        all
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let more = if self.all_features { "+" } else { "" };
        f.write_str(self.level)?;
        if self.vector_bits != SCALABLE {
            write!(f, ":{}", self.vector_bits)?;
        }
        f.write_str(more)?;
        self.register_bits.map_or(Ok(()), |bits| write!(f, "@{bits}"))
    }
}

/// The target of this machine at the least level.
///
/// # Errors
/// A sentence for a skipped test: another architecture, or a feature that is missing.
pub fn host_target() -> Result<Target, String> {
    host_target_for(Machine::BASE)
}

/// The target of this machine.
///
/// # Errors
/// If the description does not hold together.
pub fn target_of(machine: Machine) -> Result<Target, String> {
    target_for(machine.desc().name(), machine, "")
}

/// The target of this machine, if the host is one.
///
/// # Errors
/// A sentence for a skipped test: another architecture, or a feature that is missing.
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

/// A target by the name that test files use, and features beyond what the name says.
///
/// # Errors
/// If nobody knows the name, or the description does not hold together.
pub fn target(name: &str) -> Result<Target, String> {
    let (name, more) = name.split_once(' ').unwrap_or((name, ""));
    // The least level of the machine, whatever the host is.
    let base = match name {
        "riscv64" => Machine::new("rv64gcv", SCALABLE, false),
        "riscv64-128" => return target_for("riscv64", Machine::new("rv64gcv", 128, false), more),
        "aarch64" | "aarch64-darwin" => Machine::new("armv8-a", 128, false),
        "naplespu" => Machine::SIMULATED,
        _ => Machine::new("x86-64-v3", 256, false),
    };
    target_for(name, base, more)
}

fn target_for(name: &str, machine: Machine, more: &str) -> Result<Target, String> {
    let (desc, convention) = match name {
        "riscv64" => (kernelsmith_targets::riscv64(), "lp64d"),
        "naplespu" => (kernelsmith_targets::naplespu(), "naplespu"),
        "aarch64" => (kernelsmith_targets::aarch64(), "aapcs64"),
        "aarch64-darwin" => (kernelsmith_targets::aarch64(), "darwin"),
        "x86-64" => (kernelsmith_targets::x86_64(), "sysv"),
        "x86-64-win64" => (kernelsmith_targets::x86_64(), "win64"),
        "x86-64-v2" => {
            return target_for("x86-64", Machine::new("x86-64-v2", 128, false), more);
        }
        "x86-64-v4" | "x86-64-v4-512" => {
            let vector_bits = if name == "x86-64-v4" { 256 } else { 512 };
            return target_for("x86-64", Machine::new("x86-64-v4", vector_bits, false), more);
        }
        other => return Err(format!("there is no target `{other}`")),
    };
    let options = TargetOptions {
        features: machine
            .features()
            .into_iter()
            .map(Into::into)
            .chain(more.split_whitespace().map(|feature| feature.to_owned().into()))
            .collect(),
        vector_bits: machine.vector_bits,
        convention: convention.into(),
    };
    let made = match desc.name() {
        "riscv64" => kernelsmith_codegen::isa::riscv64::target_with(desc, options),
        "naplespu" => kernelsmith_codegen::isa::naplespu::target_with(desc, options),
        "aarch64" => kernelsmith_codegen::isa::aarch64::target_with(desc, options),
        _ => kernelsmith_codegen::isa::x86_64::target_with(desc, options),
    };
    made.map_err(|error| error.to_string())
}
