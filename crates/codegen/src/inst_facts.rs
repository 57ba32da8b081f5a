//! What selection and emission ask about an instruction again and again.
//!
//! In: a target. Out: [`InstFacts`] of each instruction, found when they are first asked for: descriptions have thousands
//! of instructions, of which a kernel uses some twenty.
//! Invariants: facts depend on neither the vector width nor the order of the questions, so targets that differ in the width
//! share them; each set of registers that an instruction changes is in the target's list before.
//! Not here: how instructions are encoded (see kernelsmith-machine).

use super::Target;
use crate::register_files::is_state;
use kernelsmith_machine::encode::MAX_OPERANDS;
use kernelsmith_machine::{ClassId, InstId, InstRef, MaskForm, OperandClass as Class, RegId};
use kernelsmith_regalloc as ra;
use std::sync::{Arc, OnceLock};

/// Facts about an instruction that selection needs often.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InstFacts {
    pub n_defs: u8,
    pub n_operands: u8,
    /// The fixed register of its implicit input, which callers pass after the explicit operands.
    pub unnamed: ra::PReg,
    /// Index in `clobber_sets` of the implicit definitions.
    pub clobbers: u16,
    /// The same without state registers, for instructions whose state result is used.
    pub clobbers_but_state: u16,
    /// The form with the last register input in memory.
    pub fold: Option<InstId>,
    /// Number of bits that this form reads.
    pub fold_bits: u16,
    /// The operand that it reads from memory, and the one with which that commutes; `u8::MAX` if there is none.
    pub fold_at: u8,
    pub fold_partner: u8,
    /// Whether its first two inputs commute.
    pub is_commutable: bool,
    /// The classes of its register operands, and of vector indices in memory operands; `ClassId(u8::MAX)` for other operands.
    pub classes: [ClassId; MAX_OPERANDS],
    /// A bit for each early-clobber result.
    pub early: u8,
    /// A bit for each operand that accepts only some registers of the classes of its values.
    pub narrow: u16,
    /// The short form of the instruction and the form that can encode all registers, if they differ.
    pub forms: Option<[InstId; 2]>,
    /// Whether it is encoded unchanged if all its operands are registers.
    pub is_kept: bool,
    /// The operand that is tied to a result, and that result; `u8::MAX` if there is none.
    pub tied: u8,
    pub tied_to: u8,
}

impl InstFacts {
    /// The input (counted after the results) that is tied to a result.
    #[inline]
    pub(crate) fn tied_input(&self) -> Option<usize> {
        (self.tied != u8::MAX).then(|| usize::from(self.tied - self.n_defs))
    }
}

/// The facts of all instructions, and what is needed to find them.
#[derive(Clone, Debug, Default)]
pub(super) struct FactTable {
    facts: Arc<[OnceLock<InstFacts>]>,
    /// The short and the long form of instructions that have both; empty if all registers fit the short ones.
    forms: Arc<[Option<[InstId; 2]>]>,
    /// By class, whether its registers are a part of those of another class that holds values.
    narrow_classes: Arc<[bool]>,
    expands_registers: bool,
}

impl FactTable {
    /// A table for a target whose classes are complete.
    pub(super) fn new(target: &Target) -> FactTable {
        let desc = target.desc;
        let mut forms = Vec::new();
        // Only if the machine has registers that the short form cannot encode.
        if target.masks() == MaskForm::Bits {
            forms.resize(desc.insts().len(), None);
            let exists = |inst: InstRef<'_>| target.features.has_all(inst.features());
            for pair in target.isa.long_forms(desc, &exists) {
                pair.iter().for_each(|inst| forms[inst.index()] = Some(pair));
            }
        }
        let is_narrow = |class: ClassId| {
            let own = target.env.class(ra::ClassId(class.0));
            let wider = |other: &ClassId| {
                let other = target.env.class(ra::ClassId(other.0));
                other.bank == own.bank && other.allowed & !own.allowed != 0
            };
            own.spillable && target.class_of_type.iter().flatten().any(wider)
        };
        FactTable {
            facts: desc.insts().map(|_| OnceLock::new()).collect(),
            forms: forms.into(),
            narrow_classes: desc.classes().map(|class| is_narrow(class.id)).collect(),
            expands_registers: target.isa.expansions().is_some_and(|expansions| expansions.expands_registers()),
        }
    }

    /// The facts of an instruction of the target that this table is for.
    #[inline]
    pub(super) fn of(&self, target: &Target, inst: InstId) -> &InstFacts {
        self.facts[inst.index()].get_or_init(|| target.find_facts(self, inst))
    }
}

impl Target {
    /// The registers that an instruction changes implicitly: all, and those that are no state.
    pub(super) fn implicit_defs_of(&self, inst: InstRef<'_>) -> [ra::RegSet; 2] {
        let defs: ra::RegSet = inst.implicit_defs().filter_map(|reg| self.preg(reg)).collect();
        let mut but_state = defs;
        for class in self.env.classes.iter().filter(|class| !class.spillable) {
            *but_state.bank_mut(usize::from(class.bank)) &= !class.allowed;
        }
        [defs, but_state]
    }

    /// The number of a set of registers, which the target lists.
    fn clobbers_of(&self, set: ra::RegSet) -> u16 {
        let listed = self.clobber_sets.iter().position(|known| *known == set);
        // A set that no instruction has cannot occur; all registers would be safe.
        listed.map_or(self.all_clobbers, |at| at as u16)
    }

    #[cold]
    fn find_facts(&self, table: &FactTable, inst: InstId) -> InstFacts {
        let desc = self.desc;
        let inst = desc.inst(inst);
        let forms = table.forms.get(inst.id.index()).copied().flatten();
        let [defs, but_state] = self.implicit_defs_of(inst);
        let fold = inst.fold_last();
        let fold_bits = fold.and_then(|fold| {
            desc.inst(fold).operands().find_map(|o| match o.class() {
                Class::Mem(kind) => Some(desc.operand_kind(kind).mem_bits() as u16),
                _ => None,
            })
        });
        let tie = inst.operands().enumerate().find_map(|(at, o)| o.tied_to().map(|def| (at as u8, def as u8)));
        let is_commutable = inst.flags().is_commutable();
        let fold = fold.filter(|_| fold_bits.is_some());
        let n_defs = inst.n_defs();
        let is_register = |at: &usize| matches!(inst.operand(*at).class(), Class::Reg(_));
        let fold_at = (n_defs..inst.n_operands()).rev().find(is_register).filter(|_| fold.is_some());
        let fold_partner = fold_at.and_then(|last| {
            let swap = if is_commutable && tie.is_none() { Some((0, 1)) } else { self.isa.swappable(inst) };
            swap.filter(|(_, b)| n_defs + usize::from(*b) == last).map(|(a, _)| n_defs + usize::from(a))
        });
        let widest = forms.map_or(inst.id, |[_, long]| long);
        let mut operands = desc.inst(widest).operands();
        let classes = core::array::from_fn(|_| match operands.next().map(|operand| operand.class()) {
            Some(Class::Reg(class)) => class,
            // A memory operand whose index is in another bank than its base has a vector index.
            Some(Class::Mem(kind)) => {
                let kind = desc.operand_kind(kind);
                let bank = |class: ClassId| self.env.classes.get(class.index()).map(|class| class.bank);
                let is_vector = |index: &ClassId| kind.base_class().is_some_and(|base| bank(base) != bank(*index));
                kind.index_class().filter(is_vector).unwrap_or(ClassId(u8::MAX))
            }
            _ => ClassId(u8::MAX),
        });
        let is_narrow = |class: &ClassId| table.narrow_classes.get(class.index()).is_some_and(|narrow| *narrow);
        let narrow_operands = classes.iter().enumerate().filter(|(_, class)| is_narrow(class));
        let narrow = narrow_operands.fold(0, |bits, (at, _)| bits | 1 << at);
        let early = inst.operands().enumerate().take(n_defs).filter(|(_, o)| o.is_early_clobber());
        let preg_of = |reg: RegId| self.preg(reg).filter(|preg| !is_state(&self.env, *preg));
        let unnamed = inst.implicit_uses().find_map(preg_of).unwrap_or(ra::PReg::new(0, 0));
        InstFacts {
            n_defs: n_defs as u8,
            n_operands: inst.n_operands() as u8,
            unnamed,
            clobbers: self.clobbers_of(defs),
            clobbers_but_state: self.clobbers_of(but_state),
            fold,
            fold_bits: fold_bits.unwrap_or(0),
            fold_at: fold_at.map_or(u8::MAX, |at| at as u8),
            fold_partner: fold_partner.map_or(u8::MAX, |at| at as u8),
            is_commutable,
            classes,
            narrow,
            forms,
            is_kept: !table.expands_registers && !self.encoder.has_short_forms(inst.id),
            early: early.fold(0, |bits, (at, _)| bits | 1 << at),
            tied: tie.map_or(u8::MAX, |(at, _)| at),
            tied_to: tie.map_or(u8::MAX, |(_, def)| def),
        }
    }
}
