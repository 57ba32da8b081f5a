//! Builds a target: what it can do natively, the class of each type, and facts about each instruction.
//!
//! In: a description, the hand-written part and options. Out: a [`Target`], complete and checked.
//! Invariant: everything is computed here, once, so that compilation only looks it up.

use super::{InstFacts, SCALABLE, Saved, TYPE_WORDS, Target, TargetOptions};
use crate::error::CompileError;
use crate::isa::Isa;
use crate::nodes::{is_pair, register_type, widened_type};
use crate::register_files::{RegisterFiles, is_state};
use crate::select::matcher::PatternIndex;
use kernelsmith_ir::{Imm, Op, Opcode, SourceRule, Type, VReg};
use kernelsmith_machine::encode::Encoder;
use kernelsmith_machine::{ClassId, Column, InstRef, MaskForm, OperandClass as Class, RegId, TargetDesc, ValueType};
use kernelsmith_regalloc as ra;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A new target number.
fn next_number() -> u64 {
    static NUMBERS: AtomicU64 = AtomicU64::new(1);
    NUMBERS.fetch_add(1, Ordering::Relaxed)
}

impl Target {
    /// Builds a target. `isa` supplies what the description cannot.
    pub(crate) fn new(
        desc: &'static TargetDesc,
        isa: Arc<dyn Isa>,
        options: TargetOptions,
    ) -> Result<Target, CompileError> {
        let features = options.feature_set(desc)?;
        let convention = desc
            .convention_by_name(&options.convention)
            .ok_or_else(|| CompileError::target(format!("there is no convention `{}`", options.convention)))?;
        let registers_in = |class| isa.scalable().map_or(1, |scalable| scalable.registers_in(class));
        let files = RegisterFiles::new(desc, desc.convention(convention), &features, registers_in)?;
        let masks = files.mask_form(desc);
        let is_scalable = options.vector_bits == SCALABLE;
        let patterns = PatternIndex::new(desc, &features, masks, &*isa, is_scalable);
        let moves = desc.classes().map(|class| {
            let insts = [class.move_inst(), class.load_inst(), class.store_inst()];
            insts.map(|inst| inst.map(|inst| isa.form(inst)))
        });
        let moves = moves.collect();
        let is_rewritten = isa.expansions().is_some() || desc.rows(Column::ShortForms) != 0;
        let mut target = Target {
            number: next_number(),
            desc,
            encoder: Arc::new(Encoder::new(desc).with_short_forms(&features)),
            tuning: isa.tuning(),
            isa,
            features,
            env: Arc::new(files.env),
            pregs: files.pregs,
            by_class: files.by_class.into(),
            class_of_type: Vec::new(),
            native: Vec::new(),
            insts: Arc::new([]),
            moves,
            clobber_sets: vec![ra::RegSet::EMPTY],
            subsets: Vec::new(),
            late_regs: desc.regs().map(|reg| reg.features().len() > 0).collect(),
            call_clobbers: 0,
            all_clobbers: 0,
            wide_clobbers: 0,
            patterns: Arc::new(patterns),
            convention,
            saved: Vec::new(),
            options,
            is_rewritten,
        };
        target.subsets = target.env.classes.iter().map(|class| class.allowed).collect();
        target.class_of_type = target.map_types();
        target.native = target.map_native();
        target.insts = target.collect_facts().into();
        // Calls preserve only the part of a vector register that the convention names, so they clobber all vector registers.
        let saved = |reg| {
            let preg = target.preg(reg)?;
            Some(Saved { reg, preg, is_general: target.is_general(preg) })
        };
        target.saved = target.convention().saved().iter().filter_map(saved).collect();
        let saved = target.saved.iter().filter(|saved| saved.is_general).map(|saved| saved.preg);
        let saved = saved.collect::<ra::RegSet>();
        let mut units = ra::RegSet::EMPTY;
        for class in &target.env.classes {
            *units.bank_mut(usize::from(class.bank)) |= class.units();
        }
        target.call_clobbers = target.clobber_set(units.difference(&saved));
        target.all_clobbers = target.clobber_set(units);
        let mut wide = ra::RegSet::EMPTY;
        for class in target.env.classes.iter().filter(|class| class.spillable && class.spill_size > 16) {
            *wide.bank_mut(usize::from(class.bank)) |= class.units();
        }
        target.wide_clobbers = target.clobber_set(wide);
        target.check()?;
        Ok(target)
    }

    /// The same machine with another vector width; cheaper than building a new target.
    ///
    /// # Errors
    /// If the machine has no vectors of that width.
    pub fn with_vector_bits(&self, bits: u32) -> Result<Target, CompileError> {
        let options = TargetOptions { vector_bits: bits, ..self.options.clone() };
        if self.is_scalable() || bits == SCALABLE {
            // Scalable vectors have other patterns and types.
            return Target::new(self.desc, self.isa.clone(), options);
        }
        let mut target = Target { number: next_number(), options, ..self.clone() };
        target.native = target.map_native();
        target.check()?;
        Ok(target)
    }

    /// Whether the machine supports the options.
    fn check(&self) -> Result<(), CompileError> {
        self.isa.check(&|name| self.has_feature(name), self.options.vector_bits)
    }

    fn map_native(&self) -> Vec<[u64; TYPE_WORDS]> {
        let mut table = vec![[0; TYPE_WORDS]; Opcode::ALL.len()];
        for &code in Opcode::ALL {
            let info = code.info();
            if matches!(
                code,
                Opcode::If
                    | Opcode::Else
                    | Opcode::EndIf
                    | Opcode::Loop
                    | Opcode::EndLoop
                    | Opcode::Block
                    | Opcode::EndBlock
                    | Opcode::Break
                    | Opcode::Continue
                    | Opcode::BreakIf
                    | Opcode::ContinueIf
                    | Opcode::BreakTable
                    | Opcode::Return
            ) {
                table[code as usize] = [u64::MAX; TYPE_WORDS];
                continue;
            }
            // Operations that legalisation keeps if the type fits a register.
            let is_kept = |ty: Type| match code {
                Opcode::Const | Opcode::Copy => self.fits(ty),
                Opcode::Cmp => ty.is_scalar() && !ty.is_float() && self.isa.supports(&Op::new(code, ty), &|_| ty),
                _ => false,
            };
            if self.masks() != MaskForm::Numbers {
                for ty in Type::all().filter(|ty| !ty.is_native() && code.accepts(*ty) && is_kept(*ty)) {
                    table[code as usize][usize::from(ty.code()) / 64] |= 1 << (ty.code() % 64);
                }
            }
            if info.source != SourceRule::None
                || info.imm == Imm::Numbers
                || matches!(code, Opcode::Cmp | Opcode::Select | Opcode::Insert | Opcode::Gather | Opcode::Scatter)
            {
                continue; // support depends on more than the type
            }
            for ty in Type::all().filter(|ty| self.has_type(*ty) && code.accepts(*ty)) {
                let mut op = Op::new(code, ty);
                for (slot, arg) in op.args.iter_mut().enumerate().take(info.operands.len()) {
                    *arg = VReg(slot as u32);
                }
                let arg_type = |_| if code == Opcode::Splat { ty.lane_type() } else { ty };
                if self.fits(ty) && self.supports_with(&op, arg_type, |_| None, false) {
                    table[code as usize][usize::from(ty.code()) / 64] |= 1 << (ty.code() % 64);
                }
            }
        }
        table
    }

    fn map_types(&self) -> Vec<Option<ClassId>> {
        let mut table = vec![None; 1 << 12];
        let holding: Vec<(ClassId, usize, Vec<ValueType>)> = self
            .desc
            .classes()
            .filter(|class| class.is_allocatable())
            .map(|class| (class.id, self.registers_of(class.id).iter().flatten().count(), class.types().collect()))
            .filter(|(_, n, _)| *n > 0)
            .collect();
        let pairs = self.desc.classes().map(|class| class.id).find(|id| self.env.class(ra::ClassId(id.0)).group == 2);
        for ty in Type::all().filter(|ty| self.has_type(*ty)) {
            if is_pair(ty) {
                table[usize::from(ty.code())] = pairs;
                continue;
            }
            let wide_type = widened_type(register_type(ty, self.masks()));
            // The class with the most available registers.
            let holding = holding.iter().filter(|(.., types)| types.contains(&wide_type));
            let largest = holding.reduce(|a, b| if b.1 > a.1 { b } else { a });
            table[usize::from(ty.code())] = largest.map(|(id, ..)| *id);
        }
        table
    }

    fn collect_facts(&mut self) -> Vec<InstFacts> {
        let desc = self.desc;
        let mut forms = vec![None; desc.insts().len()];
        // Only if the machine has registers that the short form cannot encode.
        if self.masks() == MaskForm::Bits {
            let exists = |inst: InstRef<'_>| self.features.has_all(inst.features());
            for pair in self.isa.long_forms(desc, &exists) {
                pair.iter().for_each(|inst| forms[inst.index()] = Some(pair));
            }
        }
        // A class is narrow if its registers are a subset of those of another class that holds values.
        let is_narrow = |class: ClassId| {
            let own = self.env.class(ra::ClassId(class.0));
            let wider = |other: &ClassId| {
                let other = self.env.class(ra::ClassId(other.0));
                other.bank == own.bank && other.allowed & !own.allowed != 0
            };
            own.spillable && self.class_of_type.iter().flatten().any(wider)
        };
        let narrow_classes: Vec<bool> = desc.classes().map(|class| is_narrow(class.id)).collect();
        let expands_registers = self.isa.expansions().is_some_and(|expansions| expansions.expands_registers());
        let mut facts = Vec::with_capacity(desc.insts().len());
        for inst in desc.insts() {
            let defs: ra::RegSet = inst.implicit_defs().filter_map(|reg| self.preg(reg)).collect();
            let mut but_state = defs;
            for class in self.env.classes.iter().filter(|class| !class.spillable) {
                *but_state.bank_mut(usize::from(class.bank)) &= !class.allowed;
            }
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
            let widest = forms[inst.id.index()].map_or(inst.id, |[_, long]| long);
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
            let is_narrow = |class: &ClassId| narrow_classes.get(class.index()).is_some_and(|narrow| *narrow);
            let narrow_operands = classes.iter().enumerate().filter(|(_, class)| is_narrow(class));
            let narrow = narrow_operands.fold(0, |bits, (at, _)| bits | 1 << at);
            let early = inst.operands().enumerate().take(n_defs).filter(|(_, o)| o.is_early_clobber());
            let preg_of = |reg: RegId| self.preg(reg).filter(|preg| !is_state(&self.env, *preg));
            let unnamed = inst.implicit_uses().find_map(preg_of).unwrap_or(ra::PReg::new(0, 0));
            facts.push(InstFacts {
                n_defs: n_defs as u8,
                n_operands: inst.n_operands() as u8,
                unnamed,
                clobbers: self.clobber_set(defs),
                clobbers_but_state: self.clobber_set(but_state),
                fold,
                fold_bits: fold_bits.unwrap_or(0),
                fold_at: fold_at.map_or(u8::MAX, |at| at as u8),
                fold_partner: fold_partner.map_or(u8::MAX, |at| at as u8),
                is_commutable,
                classes,
                narrow,
                forms: forms[inst.id.index()],
                is_kept: !expands_registers && !self.encoder.has_short_forms(inst.id),
                early: early.fold(0, |bits, (at, _)| bits | 1 << at),
                tied: tie.map_or(u8::MAX, |(at, _)| at),
                tied_to: tie.map_or(u8::MAX, |(_, def)| def),
            });
        }
        facts
    }

    fn clobber_set(&mut self, set: ra::RegSet) -> u16 {
        let at = self.clobber_sets.iter().position(|known| *known == set);
        at.unwrap_or_else(|| {
            self.clobber_sets.push(set);
            self.clobber_sets.len() - 1
        }) as u16
    }
}
