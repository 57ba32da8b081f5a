//! Checks machine code without running it.
//!
//! In: the code of a function for a target. Out: the first instruction that the target lacks, or that changes a register
//! of the caller which the function has not saved. A run shows neither for certain: the processor may have more
//! instructions than the target, and the caller may hold nothing in the register.
//! Not here: values (see [`crate::differential`]), and where a saved register is restored from.

use kernelsmith_codegen::Compiled;
use kernelsmith_codegen::target::Target;
use kernelsmith_codegen::unwind::FrameStep;
use kernelsmith_machine::decode::{Decoded, Decoder};
use kernelsmith_machine::{FeatureSet, Operand, RegId, TargetDesc};

/// The checks for a target.
#[derive(Debug)]
pub struct CodeCheck {
    decoder: Decoder<'static>,
    desc: &'static TargetDesc,
    features: FeatureSet,
    /// For each register unit, the callee-saved register of the calling convention that contains it.
    saved_by_unit: Vec<Option<RegId>>,
}

impl CodeCheck {
    /// The checks for a target.
    pub fn of(target: &Target) -> CodeCheck {
        let desc = target.desc();
        let sets = target.feature_names().filter_map(|name| desc.feature_set(name));
        let features = sets.fold(FeatureSet::EMPTY, |union, set| union.union(&set));
        let mut saved_by_unit = vec![None; desc.n_units()];
        for saved in target.convention().saved().iter() {
            desc.reg(saved).units().for_each(|unit| saved_by_unit[unit.index()] = Some(saved));
        }
        CodeCheck { decoder: Decoder::new(desc), desc, features, saved_by_unit }
    }

    /// Decodes the code of a function.
    ///
    /// # Errors
    /// The first instruction that the target lacks, or that changes a callee-saved register before the function saves it.
    pub fn check(&self, compiled: &Compiled) -> Result<(), String> {
        self.check_function(&compiled.bytes[..compiled.code_len as usize], &compiled.frame.steps)?;
        compiled.parts.iter().try_for_each(|part| {
            let code = &compiled.bytes[part.offset as usize..][..part.code_len as usize];
            self.check_function(code, &part.frame.steps).map_err(|error| format!("@{}: {error}", part.name))
        })
    }

    fn check_function(&self, code: &[u8], steps: &[(u32, FrameStep)]) -> Result<(), String> {
        for (at, decoded) in self.decoder.decode_all(code) {
            let decoded = decoded.map_err(|error| format!("code at {at:#x}: {error}"))?;
            let inst = self.desc.inst(decoded.inst);
            if !self.features.has_all(inst.features()) {
                return Err(format!("code at {at:#x}: {} is not an instruction of the target", inst.name()));
            }
            let lost = self.changed(&decoded).find(|&reg| !self.is_saved(reg, at, steps));
            if let Some(reg) = lost {
                let reg = self.desc.reg(reg).name();
                return Err(format!(
                    "code at {at:#x}: {} changes {reg}, which the function has not saved",
                    inst.name()
                ));
            }
        }
        Ok(())
    }

    /// The callee-saved registers that an instruction changes.
    fn changed<'a>(&'a self, decoded: &'a Decoded) -> impl Iterator<Item = RegId> + 'a {
        let inst = self.desc.inst(decoded.inst);
        let results = decoded.operands().iter().zip(inst.operands()).filter_map(|(operand, info)| match operand {
            Operand::Reg(reg) if info.is_def() => Some(*reg),
            _ => None,
        });
        let units = results.chain(inst.implicit_defs()).flat_map(|reg| self.desc.reg(reg).units());
        units.filter_map(|unit| self.saved_by_unit[unit.index()])
    }

    /// Whether a step of the frame up to this offset saves the register.
    fn is_saved(&self, reg: RegId, at: usize, steps: &[(u32, FrameStep)]) -> bool {
        let number = self.desc.reg(reg).dwarf();
        let before = steps.iter().take_while(|(offset, _)| *offset as usize <= at);
        before.into_iter().any(|(_, step)| match *step {
            FrameStep::Saved { dwarf, .. } | FrameStep::SavedAt { dwarf, .. } => Some(dwarf) == number,
            _ => false,
        })
    }
}
