//! The machine that the tests run on, as a target to compile for.
//!
//! In: nothing. Out: a target, or the reason why machine code cannot run here, for tests to report as skipped.
//! Invariant: a host that lacks what the code would use is refused here, so that no test meets it later.
//! Not here: compiling and running (see [`crate::native`]).

use kernelsmith_codegen::target::{Target, TargetOptions};
use kernelsmith_exec::HostFeatures;
use std::fmt;

/// What code is compiled for: a level and a width of vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Machine {
    /// The level, as descriptions name it.
    pub level: &'static str,
    /// The width of vectors in bits.
    pub vector_bits: u32,
    /// Whether features beyond the level that the host has are used, too.
    pub all_features: bool,
}

impl Machine {
    /// What is compiled for unless another one is asked for.
    pub const BASE: Machine = Machine { level: "x86-64-v3", vector_bits: 256, all_features: false };

    /// All that tests compile for.
    pub const ALL: [Machine; 6] = [
        Machine { level: "x86-64-v2", vector_bits: 128, all_features: false },
        Machine::BASE,
        Machine { level: "x86-64-v4", vector_bits: 256, all_features: false },
        Machine { level: "x86-64-v4", vector_bits: 256, all_features: true },
        Machine { level: "x86-64-v4", vector_bits: 512, all_features: false },
        Machine { level: "x86-64-v4", vector_bits: 512, all_features: true },
    ];

    /// The machine of these names, as [`Machine`] prints them: `x86-64-v4:512`, with `+` for all features.
    pub fn from_name(name: &str) -> Option<Machine> {
        Machine::ALL.into_iter().find(|machine| machine.to_string() == name)
    }

    /// What code for it may use; with what the host has, if that is wanted.
    fn features(self) -> Vec<&'static str> {
        let mut all = vec![self.level];
        if self.all_features {
            let host = HostFeatures::detect();
            let desc = kernelsmith_targets::x86_64();
            all.extend(desc.features().map(|feature| feature.name()).filter(|name| host.has(name)));
        }
        all
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}{}", self.level, self.vector_bits, if self.all_features { "+" } else { "" })
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
/// A sentence for a skipped test: another architecture, or a feature that is missing.
pub fn host_target_for(machine: Machine) -> Result<Target, String> {
    if kernelsmith_exec::host_arch() != "x86_64" {
        return Err(format!("machine code for x86-64 cannot run on {}", kernelsmith_exec::host_arch()));
    }
    let target = target_for("x86-64", machine)?;
    let host = HostFeatures::detect();
    let missing = target.feature_names().find(|name| !host.has(name));
    match missing {
        Some(missing) => Err(format!("this machine lacks {missing}, which {machine} has")),
        None => Ok(target),
    }
}

/// A target by the name that test files use.
///
/// # Errors
/// If nobody knows the name, or the description does not hold together.
pub fn target(name: &str) -> Result<Target, String> {
    target_for(name, Machine::BASE)
}

fn target_for(name: &str, machine: Machine) -> Result<Target, String> {
    let (desc, convention) = match name {
        "x86-64" => (kernelsmith_targets::x86_64(), "sysv"),
        "x86-64-win64" => (kernelsmith_targets::x86_64(), "win64"),
        "x86-64-v2" => {
            return target_for("x86-64", Machine { level: "x86-64-v2", vector_bits: 128, all_features: false });
        }
        "x86-64-v4" | "x86-64-v4-512" => {
            let vector_bits = if name == "x86-64-v4" { 256 } else { 512 };
            return target_for("x86-64", Machine { level: "x86-64-v4", vector_bits, all_features: false });
        }
        other => return Err(format!("there is no target `{other}`")),
    };
    let options = TargetOptions {
        features: machine.features().into_iter().map(Into::into).collect(),
        vector_bits: machine.vector_bits,
        convention: convention.into(),
    };
    kernelsmith_codegen::isa::x86_64::target_with(desc, options).map_err(|error| error.to_string())
}
