//! Builds a target: its registers, patterns, the class of each type, and what each operation can do natively.
//!
//! In: a description, the hand-written part and options. Out: a [`Target`], complete and checked.
//! Invariant: everything is computed once, so that compilation only looks it up; what concerns single operations or
//! instructions, of which a kernel uses few, when it is first looked up.

use super::facts::FactTable;
use super::{Native, SCALABLE, Saved, TYPE_WORDS, Target, TargetOptions};
use crate::error::CompileError;
use crate::isa::Isa;
use crate::nodes::{is_pair, register_type, widened_type};
use crate::register_files::RegisterFiles;
use crate::select::matcher::PatternIndex;
use kernelsmith_ir::{Imm, Op, Opcode, SourceRule, Type, VReg};
use kernelsmith_machine::encode::Encoder;
use kernelsmith_machine::{ClassId, Column, MaskForm, TargetDesc, ValueType};
use kernelsmith_regalloc as ra;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

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
            native: Target::new_native(),
            facts: FactTable::default(),
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
        target.facts = FactTable::new(&target);
        target.collect_clobbers();
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
        let target = Target { number: next_number(), options, native: Target::new_native(), ..self.clone() };
        target.check()?;
        Ok(target)
    }

    /// Whether the machine supports the options.
    fn check(&self) -> Result<(), CompileError> {
        self.isa.check(&|name| self.has_feature(name), self.options.vector_bits)
    }

    /// A table without entries, which [`Target::native_types`] fills.
    fn new_native() -> Native {
        Opcode::ALL.iter().map(|_| OnceLock::new()).collect()
    }

    /// The types on which an operation is native for all operands, a bit for each.
    pub(super) fn native_types(&self, code: Opcode) -> [u64; TYPE_WORDS] {
        let mut types = [0; TYPE_WORDS];
        let info = code.info();
        // Earlier passes replace the other control operations.
        let is_replaced = matches!(
            code,
            Opcode::Check
                | Opcode::Elif
                | Opcode::Then
                | Opcode::While
                | Opcode::Do
                | Opcode::Switch
                | Opcode::Case
                | Opcode::Default
                | Opcode::EndSwitch
        );
        if code.is_control() && !is_replaced || code.is_tail_call() {
            return [u64::MAX; TYPE_WORDS];
        }
        // Operations that legalisation keeps if the type fits a register.
        let is_kept = |ty: Type| match code {
            Opcode::Const | Opcode::Copy => self.fits(ty),
            Opcode::Cmp => ty.is_scalar() && !ty.is_float() && self.isa.supports(&Op::new(code, ty), &|_| ty),
            _ => false,
        };
        if self.masks() != MaskForm::Numbers {
            for ty in Type::all().filter(|ty| !ty.is_native() && code.accepts(*ty) && is_kept(*ty)) {
                types[usize::from(ty.code()) / 64] |= 1 << (ty.code() % 64);
            }
        }
        if info.source != SourceRule::None
            || info.imm == Imm::Numbers
            || matches!(code, Opcode::Cmp | Opcode::Select | Opcode::Insert | Opcode::Gather | Opcode::Scatter)
        {
            return types; // support depends on more than the type
        }
        for ty in Type::all().filter(|ty| self.has_type(*ty) && code.accepts(*ty)) {
            let mut op = Op::new(code, ty);
            for (slot, arg) in op.args.iter_mut().enumerate().take(info.operands.len()) {
                *arg = VReg(slot as u32);
            }
            let arg_type = |_| if code == Opcode::Splat { ty.lane_type() } else { ty };
            if self.fits(ty) && self.supports_with(&op, arg_type, |_| None, false) {
                types[usize::from(ty.code()) / 64] |= 1 << (ty.code() % 64);
            }
        }
        types
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

    /// Adds the sets of registers that instructions change implicitly.
    fn collect_clobbers(&mut self) {
        for inst in self.desc.insts().filter(|inst| inst.implicit_defs().len() > 0) {
            for set in self.implicit_defs_of(inst) {
                self.clobber_set(set);
            }
        }
    }

    fn clobber_set(&mut self, set: ra::RegSet) -> u16 {
        let at = self.clobber_sets.iter().position(|known| *known == set);
        at.unwrap_or_else(|| {
            self.clobber_sets.push(set);
            self.clobber_sets.len() - 1
        }) as u16
    }
}
