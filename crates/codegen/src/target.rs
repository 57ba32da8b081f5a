//! A target: a description, the enabled features, and indices for compilation, built once.
//!
//! In: a [`TargetDesc`] and feature names. Out: [`Target`], `Send + Sync`, shared by all compilations.
//! Invariant: compilation queries the target and never the host, and gets facts of the description from here.
//! Not here: the hand-written part of a target (see [`crate::isa`]), and how the indices are made (`build`).

// Not in a folder `target`, which tools leave out.
#[path = "build_target.rs"]
mod build;
#[path = "inst_facts.rs"]
mod facts;

use crate::error::CompileError;
use crate::isa::{Isa, MAX_FRAME_BYTES, Tuning};
use crate::mach::MachFunc;
use crate::nodes::{SLOTS, has_native_type, is_pair, shape_of};
use crate::register_files::MAX_CLASS_UNITS;
use crate::select::matcher::PatternIndex;
use facts::FactTable;
pub(crate) use facts::InstFacts;
use kernelsmith_ir::{MIN_VECTOR_BITS, Op, OpFlags, Type, VReg};
use kernelsmith_machine::encode::{Encoder, Operands};
use kernelsmith_machine::{
    ClassId, ConventionRef, FeatureSet, InstId, MaskForm, Operand, OperandClass as Class, RegId, TargetDesc, ValueType,
};
use kernelsmith_regalloc as ra;
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// Instead of a vector width: vectors are as wide as the machine's, which the code queries at run time.
pub const SCALABLE: u32 = 0;

/// How to compile for a target.
#[derive(Clone, Debug)]
pub struct TargetOptions {
    /// Names of features that the code may use, implied features included, or of processors that have them (`x86-64-v3`).
    pub features: Vec<Cow<'static, str>>,
    /// Width of a vector in bits, or [`SCALABLE`].
    pub vector_bits: u32,
    /// The calling convention of the function and its callees, by its name in the description.
    pub convention: Cow<'static, str>,
    /// Maximum size of a function's frame in bytes, at most 2 MiB; `None` for the machine's own limit. A larger frame is an error.
    pub max_frame_bytes: Option<u32>,
}

impl TargetOptions {
    /// The features and those that they imply.
    pub(crate) fn feature_set(&self, desc: &TargetDesc) -> Result<FeatureSet, CompileError> {
        let mut features = FeatureSet::EMPTY;
        for name in &self.features {
            let more = desc.feature_set(name);
            let more = more.ok_or_else(|| CompileError::target(format!("there is no feature `{name}`")))?;
            features = features.union(&more);
        }
        Ok(features)
    }
}

/// A machine to compile for. Targets that differ only in vector width share the data that does not depend on it.
#[derive(Clone, Debug)]
pub struct Target {
    number: u64,
    desc: &'static TargetDesc,
    encoder: Arc<Encoder<'static>>,
    isa: Arc<dyn Isa>,
    tuning: Tuning,
    features: FeatureSet,
    options: TargetOptions,
    env: Arc<ra::RegEnv>,
    /// Allocator unit of each register unit.
    pregs: Vec<Option<ra::PReg>>,
    /// Register of each class by allocator unit, [`MAX_CLASS_UNITS`] for each class.
    by_class: Arc<[Option<RegId>]>,
    /// Class for each IR type, by its code.
    class_of_type: Vec<Option<ClassId>>,
    native: Native,
    facts: FactTable,
    /// By class, the instructions that copy, load and store its registers.
    moves: Vec<[Option<InstId>; 3]>,
    clobber_sets: Vec<ra::RegSet>,
    /// The registers of each class.
    subsets: Vec<u64>,
    /// By register, whether it needs a feature: older instructions cannot encode such a register.
    late_regs: Vec<bool>,
    call_clobbers: u16,
    all_clobbers: u16,
    /// The units of vectors wider than 128 bits.
    wide_clobbers: u16,
    patterns: Arc<PatternIndex>,
    convention: kernelsmith_machine::ConventionId,
    is_rewritten: bool,
    saved: Vec<Saved>,
}

/// A register that functions keep for their callers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Saved {
    pub reg: RegId,
    pub preg: ra::PReg,
    /// Whether it is pushed rather than stored.
    pub is_general: bool,
}

/// Words of a set of types.
const TYPE_WORDS: usize = (1 << 12) / 64;

/// By opcode, a bit for each type on which it is native for all operands.
type Native = Arc<[OnceLock<[u64; TYPE_WORDS]>]>;

impl Target {
    /// A number above zero that only clones share, as a key for caches.
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// The description.
    pub fn desc(&self) -> &'static TargetDesc {
        self.desc
    }

    /// The hand-written part of the target.
    pub(crate) fn isa(&self) -> &dyn Isa {
        &*self.isa
    }

    /// Properties by which passes decide.
    #[inline]
    pub(crate) fn tuning(&self) -> &Tuning {
        &self.tuning
    }

    /// Maximum size of a frame in bytes.
    pub(crate) fn max_frame_bytes(&self) -> u32 {
        self.options.max_frame_bytes.map_or_else(|| self.isa.max_frame_bytes(), |bytes| bytes.min(MAX_FRAME_BYTES))
    }

    /// The options of the target.
    pub fn options(&self) -> &TargetOptions {
        &self.options
    }

    /// The features that code for it may use, by name, implied ones included.
    pub fn feature_names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.desc.features().filter(|f| self.features.has(f.id)).map(|f| f.name())
    }

    /// Width of a vector in bits; the minimum width for a scalable target.
    pub fn vector_bits(&self) -> u32 {
        if self.is_scalable() { MIN_VECTOR_BITS } else { self.options.vector_bits }
    }

    /// Whether native vector types stay in the IR: their number of lanes is known only at run time.
    pub fn is_scalable(&self) -> bool {
        self.options.vector_bits == SCALABLE
    }

    /// Whether operations may have this type after the first pass.
    pub(crate) fn has_type(&self, ty: Type) -> bool {
        !ty.is_native() || self.is_scalable()
    }

    /// Whether code may use the feature of this name.
    pub(crate) fn has_feature(&self, name: &str) -> bool {
        self.feature_names().any(|known| known == name)
    }

    /// Whether a value of this type fits a register.
    #[inline]
    pub(crate) fn fits(&self, ty: Type) -> bool {
        let has_slots = || self.masks() != MaskForm::Numbers || ty.lanes().count().is_some_and(|n| n <= SLOTS);
        !ty.is_vector() || ty.bits_on(self.vector_bits()) <= self.vector_bits() && has_slots()
    }

    /// Width of an address in bits.
    pub fn pointer_bits(&self) -> u32 {
        self.desc.pointer_bits()
    }

    /// The calling convention.
    pub fn convention(&self) -> ConventionRef<'static> {
        self.desc.convention(self.convention)
    }

    /// The registers that the convention saves, in its order.
    pub(crate) fn saved(&self) -> &[Saved] {
        &self.saved
    }

    /// The allocator's register file.
    pub fn reg_env(&self) -> &ra::RegEnv {
        &self.env
    }

    pub(crate) fn call_clobbers(&self) -> u16 {
        self.call_clobbers
    }

    /// All registers that hold values.
    pub(crate) fn all_clobbers(&self) -> u16 {
        self.all_clobbers
    }

    /// The registers whose upper parts an instruction clears.
    pub(crate) fn wide_clobbers(&self) -> u16 {
        self.wide_clobbers
    }

    /// The instruction for a call of the symbol `MACHINE.INSTRUCTION`: it has operands in registers that
    /// can be chosen and writes no other register, or is one
    /// that the architecture lists (for fixed registers, or for addresses).
    pub(crate) fn intrinsic(&self, symbol: &str) -> Option<InstId> {
        let (machine, name) = symbol.split_once('.')?;
        // Symbols have no hyphen.
        if !machine.chars().eq(self.desc.name().chars().map(|letter| if letter == '-' { '_' } else { letter })) {
            return None;
        }
        let inst = self.desc.inst(self.desc.inst_by_name(name)?);
        let flags = inst.flags();
        let is_control = flags.is_branch() || flags.is_call() || flags.is_return() || flags.is_terminator();
        let has_address = || self.isa.instructions_of_memory().contains(&name);
        let is_listed = || self.isa.instructions_of_fixed_registers().contains(&name);
        let in_registers = inst.operands().all(|operand| match operand.class() {
            Class::Reg(_) => operand.tied_to().is_none(),
            Class::Mem(_) => has_address(),
            // Zero.
            Class::Imm(_) => is_listed(),
            _ => false,
        });
        let is_plain = !flags.is_pseudo() && !is_control && in_registers;
        let has_effects = inst.implicit_defs().next().is_some();
        let is_plain = is_plain && (!has_effects || is_listed());
        (is_plain && self.features.has_all(inst.features())).then_some(inst.id)
    }

    /// The form of its masks.
    #[inline]
    pub(crate) fn masks(&self) -> MaskForm {
        self.patterns.masks
    }

    pub(crate) fn patterns(&self) -> &PatternIndex {
        &self.patterns
    }

    #[inline]
    pub(crate) fn facts(&self, inst: InstId) -> &InstFacts {
        self.facts.of(self, inst)
    }

    /// The allocator's unit of a register, if the allocator knows it.
    pub fn preg(&self, reg: RegId) -> Option<ra::PReg> {
        self.desc.reg(reg).units().next().and_then(|unit| self.pregs[unit.index()])
    }

    /// The instruction that copies a register of a class.
    pub(crate) fn move_inst(&self, class: ClassId) -> Option<InstId> {
        self.moves[class.index()][0]
    }

    /// The instruction that loads a register of a class.
    pub(crate) fn load_inst(&self, class: ClassId) -> Option<InstId> {
        self.moves[class.index()][1]
    }

    /// The instruction that stores a register of a class.
    pub(crate) fn store_inst(&self, class: ClassId) -> Option<InstId> {
        self.moves[class.index()][2]
    }

    /// Whether a unit is a general register, which prologues push rather than store.
    pub(crate) fn is_general(&self, preg: ra::PReg) -> bool {
        self.class_of(Type::PTR).is_some_and(|class| usize::from(self.env.class(class).bank) == preg.bank())
    }

    /// The form of an instruction to encode: the short one, unless it cannot encode a register.
    #[inline]
    pub(crate) fn form_for<O: Operands + ?Sized>(&self, inst: InstId, operands: &O) -> InstId {
        let Some([short, long]) = self.facts(inst).forms else { return inst };
        let is_late = |operand: Operand| matches!(operand, Operand::Reg(reg) if self.late_regs[reg.index()]);
        if (0..operands.count()).any(|at| operands.operand(at).is_some_and(is_late)) { long } else { short }
    }

    /// The allocator's problem for a function.
    pub fn problem<'a>(&'a self, mach: &'a MachFunc) -> ra::Problem<'a> {
        ra::Problem {
            insts: &mach.ra_insts,
            operands: &mach.ra_operands,
            vregs: &mach.vregs,
            loops: &mach.loops,
            n_labels: mach.n_labels,
            clobbers: &self.clobber_sets,
            subsets: &self.subsets,
        }
    }

    /// The register of a class for an allocator's unit.
    #[inline]
    pub(crate) fn reg(&self, class: ClassId, preg: ra::PReg) -> Option<RegId> {
        self.by_class.get(class.index() * MAX_CLASS_UNITS + preg.unit()).copied().flatten()
    }

    /// The register for an allocator's unit, in the first class that has one.
    pub(crate) fn reg_of_unit(&self, preg: ra::PReg) -> Option<RegId> {
        self.desc.classes().find_map(|class| self.reg(class.id, preg))
    }

    /// The registers of a class, by the allocator's units.
    fn registers_of(&self, class: ClassId) -> &[Option<RegId>] {
        &self.by_class[class.index() * MAX_CLASS_UNITS..][..MAX_CLASS_UNITS]
    }

    /// The encoder of its instructions.
    #[inline]
    pub(crate) fn encoder(&self) -> &Encoder<'static> {
        &self.encoder
    }

    /// Whether a store names the register before the address.
    pub(crate) fn stores_register_first(&self, store: Option<InstId>) -> bool {
        store.is_some_and(|store| matches!(self.desc.inst(store).operand(0).class(), Class::Reg(_)))
    }

    /// Whether instructions may have short forms or expansions.
    #[inline]
    pub(crate) fn is_rewritten(&self) -> bool {
        self.is_rewritten
    }

    /// The allocator's class for values of a type.
    #[inline]
    pub(crate) fn class_of(&self, ty: Type) -> Option<ra::ClassId> {
        self.class_of_type.get(usize::from(ty.code())).copied().flatten().map(|class| ra::ClassId(class.0))
    }

    /// The register-pair class for values of a single-register class; masks stay in one register.
    pub(crate) fn pair_of(&self, class: ra::ClassId) -> ra::ClassId {
        let has_lanes = |ty: ValueType| ty.elem_bits() > 1;
        let pair = self.class_of(Type::native(kernelsmith_ir::Elem::U32, 16));
        match pair {
            Some(pair) if self.desc.class(ClassId(class.0)).types().any(has_lanes) => pair,
            _ => class,
        }
    }

    /// Whether there are values in pairs of registers.
    pub(crate) fn has_pairs_of_registers(&self) -> bool {
        self.is_scalable() && self.env.classes.iter().any(|class| class.group == 2)
    }

    /// Whether the target has instructions for exactly this operation, with these facts about its operands.
    pub(crate) fn supports_with(
        &self,
        op: &Op,
        ty_of: impl Fn(VReg) -> Type,
        const_of: impl Fn(VReg) -> Option<u64>,
        in_range: bool,
    ) -> bool {
        if self.isa.supports(op, &ty_of) {
            return true;
        }
        // Only legal operations use the patterns for register pairs.
        let source = op.code.info().source != kernelsmith_ir::SourceRule::None && op.source_ty().is_some_and(is_pair);
        if is_pair(op.ty) || source || op.args.iter().any(|v| v.is_some() && is_pair(ty_of(*v))) {
            return false;
        }
        let masks = self.masks();
        let alternatives = [shape_of(op, false, masks), if in_range { shape_of(op, true, masks) } else { None }];
        let native = has_native_type(op);
        let alternatives = alternatives.into_iter().flatten().filter(|shape| !native || shape.node.scales());
        alternatives.into_iter().any(|shape| self.patterns.could_match(&shape, &ty_of, &const_of))
    }

    /// Whether an unmasked operation without a source type is native for all operands.
    #[inline]
    pub(crate) fn is_native(&self, op: &Op) -> bool {
        let ty = usize::from(op.ty.code());
        // Non-temporal stores have further conditions.
        op.mask.is_none()
            && !op.flags.has(OpFlags::NONTEMPORAL)
            && self.native[op.code as usize].get_or_init(|| self.native_types(op.code))[ty / 64] >> (ty % 64) & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::{Target, TargetOptions};
    use crate::isa::x86_64::{target, target_with};
    use kernelsmith_ir::Opcode;

    /// Checks the number of registers of each class.
    fn check(level: &'static str, expected: &[(&str, usize)]) {
        let desc = kernelsmith_targets::x86_64();
        let target = target(desc, &[level], "sysv").unwrap();
        for &(name, n) in expected {
            let class = desc.class_by_name(name).unwrap();
            let found = target.registers_of(class).iter().flatten().count();
            assert_eq!(found, n, "{level}: {name}");
        }
    }

    #[test]
    fn vector_width_changes_only_which_types_fit() {
        let desc = kernelsmith_targets::x86_64();
        let narrow = target(desc, &["x86-64-v4"], "sysv").unwrap();
        let rebuilt = target_with(desc, TargetOptions { vector_bits: 512, ..narrow.options().clone() }).unwrap();
        let shared = narrow.with_vector_bits(512).unwrap();
        let native = |target: &Target| Opcode::ALL.iter().map(|code| target.native_types(*code)).collect::<Vec<_>>();
        assert!(native(&shared) == native(&rebuilt) && native(&shared) != native(&narrow));
        assert_eq!(shared.class_of_type, rebuilt.class_of_type);
        assert_eq!(shared.vector_bits(), 512);
        assert!(narrow.with_vector_bits(128).is_err() && narrow.with_vector_bits(1024).is_err());
    }

    #[test]
    fn levels_determine_the_registers() {
        check("x86-64-v2", &[("VR128", 16), ("VR128X", 16), ("VK", 0)]);
        check("x86-64-v3", &[("VR128", 16), ("VR256", 16), ("VR256X", 16), ("VR512", 0), ("VK", 0), ("VKWM", 0)]);
        check("x86-64-v4", &[("VR128", 16), ("VR128X", 32), ("VR256X", 32), ("VR512", 32), ("VK", 8), ("VKWM", 7)]);
    }
}
