//! Builds the allocator's register file from a description: banks of units, and classes over them.
//!
//! In: a description, a convention, the enabled features, the number of registers per value of a class. Out:
//! [`RegisterFiles`].
//! Invariant: units of one class are in one bank; state registers, which hold no values, have a separate bank.
//! Not here: the class of a type (see [`crate::target`]).

use crate::error::CompileError;
use kernelsmith_machine::{ConventionRef, FeatureSet, MaskForm, RegId, TargetDesc, UnitId, ValueType};
use kernelsmith_regalloc as ra;

/// Maximum number of units of all banks: the number of entries per class in [`RegisterFiles::by_class`].
pub(crate) const MAX_CLASS_UNITS: usize = ra::MAX_BANKS * ra::UNITS_PER_BANK;

/// Whether a unit is a state register, which holds no values, such as the flags.
pub(crate) fn is_state(env: &ra::RegEnv, preg: ra::PReg) -> bool {
    let mut holding = env.classes.iter().filter(|class| usize::from(class.bank) == preg.bank());
    !holding.any(|class| class.spillable && class.units() >> preg.index() & 1 != 0)
}

/// The allocator's register file, and its mapping to the description's registers.
pub(crate) struct RegisterFiles {
    pub(crate) env: ra::RegEnv,
    pub(crate) pregs: Vec<Option<ra::PReg>>,
    pub(crate) by_class: Vec<Option<RegId>>,
}

impl RegisterFiles {
    pub(crate) fn new(
        desc: &'static TargetDesc,
        convention: ConventionRef<'static>,
        features: &FeatureSet,
        registers_in: impl Fn(ra::ClassId) -> u8,
    ) -> Result<RegisterFiles, CompileError> {
        let n_units = desc.n_units();
        // Units that occur in a common class are in one bank.
        let mut bank_of: Vec<Option<usize>> = vec![None; n_units];
        let mut banks: Vec<Vec<UnitId>> = Vec::new();
        // Registers that the machine lacks are in no bank, so that they are never allocated.
        let unit_of = |reg: RegId| {
            let reg = desc.reg(reg);
            reg.units().next().filter(|_| features.has_all(reg.features()))
        };
        for class in desc.classes().filter(|class| class.is_allocatable()) {
            let units: Vec<UnitId> = class.members().filter_map(unit_of).collect();
            if units.is_empty() {
                continue;
            }
            let known = units.iter().find_map(|unit| bank_of[unit.index()]);
            let bank = known.unwrap_or_else(|| {
                banks.push(Vec::new());
                banks.len() - 1
            });
            for unit in units {
                if bank_of[unit.index()].is_none() {
                    bank_of[unit.index()] = Some(bank);
                    banks[bank].push(unit);
                }
            }
        }
        // Implicit definitions that are in no allocatable class are state registers, such as the flags.
        let mut state = Vec::new();
        for reg in desc.insts().flat_map(|inst| inst.implicit_defs()) {
            let Some(unit) = unit_of(reg) else { continue };
            if bank_of[unit.index()].is_none() {
                bank_of[unit.index()] = Some(banks.len());
                state.push(unit);
            }
        }
        let state_bank = banks.len();
        banks.push(state);
        if banks.len() > ra::MAX_BANKS || banks.iter().any(|bank| bank.len() > ra::UNITS_PER_BANK) {
            return Err(CompileError::target("it has more registers than the allocator can name"));
        }
        let mut pregs = vec![None; n_units];
        for (bank, units) in banks.iter_mut().enumerate() {
            units.sort();
            for (index, unit) in units.iter().enumerate() {
                pregs[unit.index()] = Some(ra::PReg::new(bank as u8, index as u8));
            }
        }
        let preg_of = |reg: RegId| unit_of(reg).and_then(|unit| pregs[unit.index()]);
        let stack = convention.stack_pointer().and_then(preg_of);
        let mut classes = Vec::new();
        let mut by_class = Vec::new();
        for class in desc.classes() {
            let mut table = [None; MAX_CLASS_UNITS];
            let mut order = Vec::new();
            let mut allowed = 0u64;
            let mut bank = state_bank;
            for reg in class.members() {
                let Some(preg) = preg_of(reg) else { continue };
                table[preg.unit()] = Some(reg);
                bank = preg.bank();
                // Reserved registers are in classes only so that operands can name them.
                let is_kept = class.is_allocatable() && desc.reg(reg).is_reserved();
                if Some(preg) != stack && !is_kept && allowed >> preg.index() & 1 == 0 {
                    order.push(preg.index() as u8);
                    allowed |= 1 << preg.index();
                }
            }
            let is_stored = class.load_inst().is_some() && class.store_inst().is_some();
            let spillable = class.is_allocatable() && is_stored && allowed != 0;
            if allowed == 0 {
                // A class that is never allocated still needs a valid entry: it gets one in the state bank.
                bank = state_bank;
                allowed = 1;
                order.push(0);
            }
            classes.push(ra::RegClass {
                name: class.name(),
                bank: bank as u8,
                allowed,
                order,
                group: if spillable { registers_in(ra::ClassId(class.id.0)) } else { 1 },
                spill_size: (class.spill_bits() / 8).max(1),
                spill_align: (class.spill_align_bits() / 8).max(1).next_power_of_two(),
                spillable,
            });
            by_class.extend(table);
        }
        let callee_saved = convention.saved().iter().filter_map(preg_of).collect();
        let env = ra::RegEnv::new(classes, callee_saved);
        env.validate().map_err(|error| CompileError::target(error.to_string()))?;
        Ok(RegisterFiles { env, pregs, by_class })
    }

    /// The form of masks: bits only if the description has that form and the machine has registers for them.
    pub(crate) fn mask_form(&self, desc: &TargetDesc) -> MaskForm {
        if desc.mask_form() == MaskForm::Numbers {
            return MaskForm::Numbers;
        }
        let bits = ValueType::int(1).vector(8);
        let mut holding = desc.classes().filter(|class| class.types().any(|ty| ty == bits));
        let has_registers = holding.any(|class| {
            self.by_class[class.id.index() * MAX_CLASS_UNITS..][..MAX_CLASS_UNITS].iter().any(Option::is_some)
        });
        if has_registers { desc.mask_form() } else { MaskForm::Lanes }
    }
}

#[cfg(test)]
mod tests {
    use super::is_state;
    use crate::isa::x86_64::target;

    #[test]
    fn flags_are_state_on_every_level() {
        let desc = kernelsmith_targets::x86_64();
        let flags = desc.inst(desc.inst_by_name("CMP64rr").unwrap()).implicit_defs().next().unwrap();
        for level in ["x86-64-v2", "x86-64-v3", "x86-64-v4"] {
            let target = target(desc, &[level], "sysv").unwrap();
            assert!(is_state(target.reg_env(), target.preg(flags).unwrap()), "{level}");
        }
    }
}
