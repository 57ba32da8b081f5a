//! The smallest register file in which every instruction of a target description can be allocated.
//!
//! In: a target. Out: a register count for each bank, and the set of that many registers to compile with.
//! How: every instruction becomes a separate allocation problem with its register operands, address registers, fixed
//! registers and clobbers. The allocator computes a lower bound for each problem.
//! Not here: the registers of a function. A function keeps more values live, but the allocator can spill those.

use core::fmt::{self, Write};
use kernelsmith_codegen::target::Target;
use kernelsmith_machine::{InstRef, OperandClass};
use kernelsmith_regalloc as ra;

/// A register bank and the needs of its most demanding instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bank {
    /// The number of the bank.
    pub index: usize,
    /// The name of a class of the bank, for messages.
    pub class: &'static str,
    /// The number of allocatable registers.
    pub total: usize,
    /// The number of registers that suffice.
    pub needed: usize,
    /// The most demanding instruction.
    pub because_of: &'static str,
}

/// The smallest register file.
#[derive(Clone, Debug)]
pub struct FewRegisters {
    /// The banks with allocatable registers.
    pub banks: Vec<Bank>,
    /// The registers that the allocator may use.
    pub limit: ra::RegSet,
}

impl FewRegisters {
    /// Computes the needs of every instruction of the target's description.
    pub fn of(target: &Target) -> FewRegisters {
        let env = target.reg_env();
        let mut counts = [0usize; ra::MAX_BANKS];
        let mut because_of = [""; ra::MAX_BANKS];
        for inst in target.desc().insts() {
            let needed = needed_by(target, inst);
            for (bank, &needed) in needed.iter().enumerate() {
                if needed > counts[bank] {
                    counts[bank] = needed;
                    because_of[bank] = inst.name();
                }
            }
        }
        // On targets with register groups, each vector may be a group.
        for class in env.classes.iter().filter(|class| class.spillable && class.group > 1) {
            counts[usize::from(class.bank)] *= usize::from(class.group);
        }
        let mut banks = Vec::new();
        for index in 0..ra::MAX_BANKS {
            let of_bank = env.classes.iter().filter(|class| class.spillable && usize::from(class.bank) == index);
            let units = of_bank.clone().fold(0u64, |mask, class| mask | class.units());
            if let Some(class) = of_bank.max_by_key(|class| class.spill_size) {
                let (needed, because_of) = (counts[index], because_of[index]);
                let total = units.count_ones() as usize;
                banks.push(Bank { index, class: class.name, total, needed, because_of });
            }
        }
        FewRegisters { limit: env.first_units(&counts), banks }
    }

    /// Whether each of a function's instructions alone fits into these registers. It should, because the counts come
    /// from the description's instructions.
    pub fn suffice_for(&self, problem: &ra::Problem<'_>, env: &ra::RegEnv) -> bool {
        let needed = ra::min_registers(problem, env);
        self.banks.iter().all(|bank| needed[bank.index] <= bank.needed)
    }
}

impl fmt::Display for FewRegisters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for bank in &self.banks {
            let Bank { class, total, needed, because_of, .. } = bank;
            writeln!(text, "  {class}: {needed} of {total} registers (most demanding instruction: {because_of})")?;
        }
        f.write_str(text.trim_end())
    }
}

/// The registers that one instruction needs in each bank.
fn needed_by(target: &Target, inst: InstRef<'static>) -> [usize; ra::MAX_BANKS] {
    let desc = target.desc();
    let mut operands: Vec<ra::Operand> = Vec::new();
    let mut vregs: Vec<ra::VRegInfo> = Vec::new();
    let mut ties: Vec<(usize, usize)> = Vec::new(); // index of the use in `operands`, operand number of the result
    let mut slot_of: Vec<Option<usize>> = Vec::new();
    let mut push = |operands: &mut Vec<ra::Operand>, class: ra::ClassId, kind, constraint| {
        vregs.push(ra::VRegInfo::new(class));
        operands.push(ra::Operand::new(ra::VReg(vregs.len() as u32 - 1), kind, constraint));
    };
    let spillable = |class: ra::ClassId| target.reg_env().class(class).spillable;
    for info in inst.operands() {
        slot_of.push(None);
        match info.class() {
            OperandClass::Reg(class) if spillable(ra::ClassId(class.0)) => {
                let kind = match (info.is_def(), info.is_early_clobber()) {
                    (false, _) => ra::OperandKind::Use,
                    (true, false) => ra::OperandKind::Def,
                    (true, true) => ra::OperandKind::EarlyDef,
                };
                if let Some(def) = info.tied_to() {
                    ties.push((operands.len(), def));
                }
                if let Some(slot) = slot_of.last_mut() {
                    *slot = Some(operands.len());
                }
                push(&mut operands, ra::ClassId(class.0), kind, ra::Constraint::Reg);
            }
            OperandClass::Mem(kind) => {
                let kind = desc.operand_kind(kind);
                for class in [kind.base_class(), kind.index_class()].into_iter().flatten() {
                    let class = ra::ClassId(class.0);
                    if spillable(class) {
                        push(&mut operands, class, ra::OperandKind::Use, ra::Constraint::Reg);
                    }
                }
            }
            _ => {}
        }
    }
    for (used, def) in ties {
        if let Some(slot) = slot_of.get(def).copied().flatten() {
            let vreg = operands[slot].vreg();
            operands[slot] = ra::Operand::new(vreg, ra::OperandKind::Def, ra::Constraint::SameAs(used as u8));
        }
    }
    let mut clobbers = ra::RegSet::EMPTY;
    for reg in inst.implicit_defs().filter_map(|reg| target.preg(reg)) {
        clobbers.insert(reg);
    }
    // Fixed inputs occupy their registers while the instruction reads the others.
    let fixed: Vec<ra::PReg> = inst.implicit_uses().filter_map(|reg| target.preg(reg)).collect();
    for reg in fixed {
        let class = target.reg_env().classes.iter().position(|class| {
            class.spillable && usize::from(class.bank) == reg.bank() && class.allowed >> reg.index() & 1 != 0
        });
        if let Some(class) = class {
            push(&mut operands, ra::ClassId(class as u8), ra::OperandKind::Use, ra::Constraint::Fixed(reg));
        }
    }
    let inst = ra::Inst {
        first_operand: 0,
        n_operands: operands.len() as u16,
        clobbers: u16::from(!clobbers.is_empty()),
        flow: ra::Flow::Normal,
    };
    let problem = ra::Problem {
        insts: &[inst],
        operands: &operands,
        vregs: &vregs,
        loops: &[],
        n_labels: 0,
        clobbers: &[ra::RegSet::EMPTY, clobbers],
        subsets: &[],
    };
    ra::min_registers(&problem, target.reg_env())
}
