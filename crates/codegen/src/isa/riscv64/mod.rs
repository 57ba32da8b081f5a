//! RISC-V: compare-and-branch, addresses, constants, frames, vector length and type.
//!
//! 32-bit values are held sign-extended in registers of 64 bits, also if unsigned; narrower ones are extended by their type.

mod arith;
mod atomic;
mod compare;
mod frame;
mod scalable;
mod thread_locals;

use super::common::insts;
use super::{
    Address, Branches, Expansions, Forms, FrameShape, Frames, Isa, LandingRegisters, Lowering, Modes, Scalable, Table,
    TailJump, ThreadLocals, Tuning, VariadicList,
};
use crate::error::CompileError;
use crate::mach::{MachOperand, Recipe};
use crate::select::{Arg, ArgBase, Extra, Selector, Sum};
use crate::target::{SCALABLE, Target, TargetOptions};
use crate::unwind::FrameCode;
use kernelsmith_frames::Registers;
use kernelsmith_ir::{Elem, MIN_VECTOR_BITS, Op, Opcode, Type, VReg};
use kernelsmith_machine::asm::AssemblySyntax;
use kernelsmith_machine::{InstId, MaskForm, Mem, Operand, RegId, TargetDesc, ValueType};
use kernelsmith_regalloc as ra;
use std::sync::Arc;

/// A target for RISC-V with these features (`rv64gcv` has vectors), scalable native vectors, and the LP64D convention.
pub fn target(desc: &'static TargetDesc, features: &[&'static str]) -> Result<Target, CompileError> {
    let options = TargetOptions {
        features: features.iter().map(|name| (*name).into()).collect(),
        vector_bits: SCALABLE,
        convention: "lp64d".into(),
        max_frame_bytes: None,
    };
    target_with(desc, options)
}

/// A target for RISC-V with these options: native vectors are scalable, or have the 128 bits that every machine has.
pub fn target_with(desc: &'static TargetDesc, options: TargetOptions) -> Result<Target, CompileError> {
    Target::new(desc, Arc::new(Riscv64::new(desc)?), options)
}

insts! {
    j "J" jr "JR" c_j "C_J" c_beqz "C_BEQZ" c_bnez "C_BNEZ" call "CALL" call_near "CALL_PCREL" jalr_ra "JALR_RA" ret "RET"
    auipc "AUIPC" add "ADD" addi "ADDI" sub "SUB" and "AND" or "OR" xor "XOR" xori "XORI" neg "NEG"
    slt "SLT" sltu "SLTU" slti "SLTI" sltiu "SLTIU" seqz "SEQZ" snez "SNEZ" mv "MV" li "LI" lui "LUI" li32 "LI32"
    sext_w "SEXT_W" zext_w "ZEXT_W" sext_b "SEXT_B" sext_h "SEXT_H" zext_b "ZEXT_B" zext_h "ZEXT_H"
    sh1add "SH1ADD" sh2add "SH2ADD" sh3add "SH3ADD"
    div "DIV" divu "DIVU" divw "DIVW" divuw "DIVUW" rem "REM" remu "REMU" remw "REMW" remuw "REMUW"
    lb "LB" lbu "LBU" lh "LH" lhu "LHU" lw "LW" ld "LD" sb "SB" sh "SH" sd "SD" flw "FLW" fld "FLD" fsd "FSD" flh "FLH"
    la_pcrel "LA_PCREL" ld_pcrel "LD_PCREL" flw_pcrel "FLW_PCREL" fld_pcrel "FLD_PCREL" flh_pcrel "FLH_PCREL"
    fmv_x_w "FMV_X_W" fmv_w_x "FMV_W_X" fmv_x_d "FMV_X_D" fmv_d_x "FMV_D_X"
    fzero_s "FZERO_S" fzero_d "FZERO_D"
    feq_s "FEQ_S" flt_s "FLT_S" fle_s "FLE_S" feq_d "FEQ_D" flt_d "FLT_D" fle_d "FLE_D"
    srli "SRLI" srai "SRAI" sll "SLL" srl "SRL" max "MAX"
    csrr "CSRR" vsetivli "VSETIVLI_ZERO" vsetvli_max "VSETVLI_MAX" vmv_v_i "VMV_V_I" vmv_v_x "VMV_V_X" vid "VID_V"
    vcpop "VCPOP_M" vmclr "VMCLR_M" vmset "VMSET_M" vmv_s_x "VMV_S_X"
    vslideup "VSLIDEUP_VX" vslidedown "VSLIDEDOWN_VX" vslide1up "VSLIDE1UP_VX" vrgather "VRGATHER_VV"
    vand_vx "VAND_VX" vand_vi "VAND_VI" vsll_vi "VSLL_VI" vmv_x_s "VMV_X_S" vfirst "VFIRST_M" vmnot "VMNOT_M"
    vredsum "VREDSUM_VS" vredand "VREDAND_VS" vredor "VREDOR_VS" vredxor "VREDXOR_VS" vredminu "VREDMINU_VS"
    vredmin "VREDMIN_VS" vredmaxu "VREDMAXU_VS" vredmax "VREDMAX_VS"
    vluxei64 "VLUXEI64_V" vluxei64_mask "VLUXEI64_V_MASK" vsoxei64 "VSOXEI64_V" vsoxei64_mask "VSOXEI64_V_MASK"
    vle8 "VLE8_V" vle16 "VLE16_V" vle32 "VLE32_V" vle64 "VLE64_V" vse8 "VSE8_V"
}

/// Branches: the near form, the far form, the far form of the inverted condition.
const BRANCHES: [[&str; 3]; 12] = [
    ["BEQ", "BEQ_FAR", "BNE_FAR"],
    ["BNE", "BNE_FAR", "BEQ_FAR"],
    ["BLT", "BLT_FAR", "BGE_FAR"],
    ["BGE", "BGE_FAR", "BLT_FAR"],
    ["BLTU", "BLTU_FAR", "BGEU_FAR"],
    ["BGEU", "BGEU_FAR", "BLTU_FAR"],
    ["BEQZ", "BEQZ_FAR", "BNEZ_FAR"],
    ["BNEZ", "BNEZ_FAR", "BEQZ_FAR"],
    ["BLTZ", "BLTZ_FAR", "BGEZ_FAR"],
    ["BGEZ", "BGEZ_FAR", "BLTZ_FAR"],
    ["BLEZ", "BLEZ_FAR", "BGTZ_FAR"],
    ["BGTZ", "BGTZ_FAR", "BLEZ_FAR"],
];

/// Indices in [`BRANCHES`].
mod far {
    pub(super) const EQ: usize = 0;
    pub(super) const NE: usize = 1;
    pub(super) const LT: usize = 2;
    pub(super) const GE: usize = 3;
    pub(super) const LTU: usize = 4;
    pub(super) const GEU: usize = 5;
    pub(super) const EQZ: usize = 6;
    pub(super) const NEZ: usize = 7;
    pub(super) const LTZ: usize = 8;
    pub(super) const GEZ: usize = 9;
    pub(super) const LEZ: usize = 10;
    pub(super) const GTZ: usize = 11;
}

#[derive(Debug)]
struct Riscv64 {
    i: Insts,
    atomics: atomic::Atomics,
    branches: Vec<[InstId; 3]>,
    has_short: bool,
    zero: RegId,
    ra: RegId,
    sp: RegId,
    /// The thread's pointer.
    tp: RegId,
    a0: RegId,
    t0: RegId,
    t1: RegId,
    t2: RegId,
    scratch: RegId,
    landing: LandingRegisters,
    /// The registers that 16-bit branches can encode.
    low: Vec<RegId>,
    /// The classes of vectors and of masks.
    scalable: [ra::ClassId; 2],
    /// The class of vectors in two registers.
    pairs: ra::ClassId,
    /// By instruction, whether it accesses memory without a displacement.
    vector_memory: Vec<bool>,
}

/// Fields of a mode: the length; a flag that native vectors use the mode unchanged; a flag for the maximum length. The latter
/// has no length, so that equal instructions set equal modes.
const MAX_LENGTH: u16 = 0x1f;
const EXACT: u16 = 0x2000;
const NATIVE: u16 = 0x8000;

/// Maximum displacement of loads and stores in bytes.
const MAX_DISP: i32 = 2047;

fn fits_12(n: i64) -> bool {
    (-2048..=i64::from(MAX_DISP)).contains(&n)
}

impl Riscv64 {
    fn new(desc: &'static TargetDesc) -> Result<Riscv64, CompileError> {
        let reg = |name: &str| {
            desc.reg_by_record(name).ok_or_else(|| CompileError::target(format!("there is no register {name}")))
        };
        let class = |name: &str| {
            desc.class_by_name(name).ok_or_else(|| CompileError::target(format!("there is no class {name}")))
        };
        let inst = |name: &str| {
            desc.inst_by_name(name).ok_or_else(|| CompileError::target(format!("there is no instruction {name}")))
        };
        let mut branches = Vec::new();
        for [near, far, opposite] in BRANCHES {
            branches.push([inst(near)?, inst(far)?, inst(opposite)?]);
        }
        Ok(Riscv64 {
            i: Insts::new(desc, |inst| inst)?,
            atomics: atomic::Atomics::new(desc)?,
            branches,
            has_short: true,
            zero: reg("X0")?,
            ra: reg("X1")?,
            sp: reg("X2")?,
            tp: reg("X4")?,
            a0: reg("X10")?,
            t0: reg("X5")?,
            t1: reg("X6")?,
            t2: reg("X7")?,
            scratch: reg("X31")?,
            landing: LandingRegisters { thrown: [reg("X10")?, reg("X11")?], caught: [reg("X16")?, reg("X17")?] },
            low: desc.class(class("GPRC")?).members().collect(),
            scalable: [ra::ClassId(class("VR")?.0), ra::ClassId(class("VM")?.0)],
            pairs: ra::ClassId(class("VRM2")?.0),
            vector_memory: desc
                .insts()
                .map(|inst| inst.operands().any(|operand| is_bare(desc, operand.class())))
                .collect(),
        })
    }

    /// A register that holds any 64-bit constant.
    fn number(&self, s: &mut Selector<'_>, n: i64) -> ra::VReg {
        s.integer(Type::I64, n as u64)
    }

    /// A new register for a pointer or another 64-bit integer.
    fn word(&self, s: &mut Selector<'_>) -> ra::VReg {
        s.temp(Type::I64)
    }
}

impl Isa for Riscv64 {
    fn assembly_syntax(&self) -> AssemblySyntax {
        // Distances in the text are final: no linker may shorten the code between.
        let long = [".option norvc\n\t", "\n\t.option rvc"];
        AssemblySyntax { start: &[".option norelax"], long, ..AssemblySyntax::default() }
    }

    fn frame_registers(&self) -> Option<Registers> {
        Some(Registers { stack_pointer: 2, return_address: 1 })
    }

    fn check(&self, has_feature: &dyn Fn(&str) -> bool, vector_bits: u32) -> Result<(), CompileError> {
        if let Some(missing) = ["m", "a", "d", "zba", "zbb", "v"].into_iter().find(|name| !has_feature(name)) {
            return Err(CompileError::target(format!("code for machines without {missing} is not supported")));
        }
        match vector_bits {
            SCALABLE | MIN_VECTOR_BITS => Ok(()),
            bits => Err(CompileError::target(format!("vectors of {bits} bits do not exist at this level"))),
        }
    }

    fn tuning(&self) -> Tuning {
        Tuning { has_bare_vectors: true, is_in_order: true, unroll_factor: 4, min_table: Some(5), ..Tuning::default() }
    }

    fn expansions(&self) -> Option<&dyn Expansions> {
        Some(self)
    }

    fn thread_locals(&self) -> Option<&dyn ThreadLocals> {
        Some(self)
    }

    fn modes(&self) -> Option<&dyn Modes> {
        Some(self)
    }

    fn scalable(&self) -> Option<&dyn Scalable> {
        Some(self)
    }
}

impl Forms for Riscv64 {}

impl Lowering for Riscv64 {
    fn supports(&self, op: &Op, ty_of: &dyn Fn(VReg) -> Type) -> bool {
        let ty = op.ty;
        let scalar = ty.is_scalar();
        let wide_int = scalar && (ty.is_int() || ty == Type::PTR) && ty.elem().bits() >= 32;
        match op.code {
            Opcode::Div | Opcode::Rem => wide_int,
            Opcode::Cmp => wide_int || scalar && ty.is_float(),
            Opcode::Cast | Opcode::Convert => {
                scalar && wide_int && op.source_ty().is_some_and(|from| from.is_float() && from.elem().bits() >= 32)
            }
            Opcode::Load | Opcode::Store => scalar && ty.is_int() && ty.elem().bits() < 32,
            Opcode::Any | Opcode::All | Opcode::CountTrue | Opcode::FirstTrue => true,
            _ if op.code.reduces_by().is_some() => self.reduction(op).is_some(),
            Opcode::Lower => ty.is_native(),
            Opcode::Upper | Opcode::Concat => ty.is_native() && !ty.is_mask(),
            Opcode::Permute | Opcode::MaskOfBits => ty.is_native(),
            Opcode::MaskBits => op.source_ty().is_some_and(Type::is_native),
            Opcode::Gather | Opcode::Scatter => ty_of(op.args[1]).elem().bits() == 64,
            Opcode::Splat => scalar_lanes(ty),
            Opcode::Addr | Opcode::Prefetch => true,
            // Accesses next to fences.
            Opcode::AtomicLoad | Opcode::AtomicStore => false,
            _ => op.code.is_atomic(),
        }
    }

    fn select(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        let scalar = op.ty.is_scalar();
        match op.code {
            Opcode::Div | Opcode::Rem if scalar && !op.ty.is_float() => self.divide(s, op),
            Opcode::Cmp if scalar => {
                let dst = s.dst(op.dst);
                self.compare_to_value(s, op, dst);
                true
            }
            Opcode::Cast | Opcode::Bitcast | Opcode::Convert if scalar => self.cast(s, op),
            Opcode::Load | Opcode::Store if scalar && op.ty.is_int() && op.ty.elem().bits() < 32 => {
                self.narrow_access(s, at, op)
            }
            Opcode::Load | Opcode::Store if is_unaligned(op) => self.bytewise_access(s, at, op),
            Opcode::Any | Opcode::All | Opcode::CountTrue | Opcode::FirstTrue => self.number_of_mask(s, op),
            _ if op.code.reduces_by().is_some() => self.reduce(s, op),
            Opcode::Lanes => {
                let n = op.source_ty().map(|ty| self.lanes(s, ty));
                n.is_some_and(|n| {
                    s.copy_to(op.dst, n);
                    true
                })
            }
            Opcode::Upper | Opcode::Concat if op.ty.is_native() => self.move_half(s, op),
            Opcode::Permute if op.ty.is_native() => self.permute(s, op),
            Opcode::MaskBits if op.source_ty().is_some_and(Type::is_native) => self.bits_of_mask(s, op),
            Opcode::MaskOfBits if op.ty.is_native() => self.mask_of_bits(s, op),
            Opcode::Gather | Opcode::Scatter => self.indexed_access(s, op),
            Opcode::Splat if scalar_lanes(op.ty) => self.splat(s, op),
            Opcode::Addr => self.address_value(s, op),
            _ if op.code.is_atomic() => self.atomic(s, op),
            Opcode::Prefetch => {
                // Machines without Zicbop have no prefetch instruction.
                self.keep(s, op.base());
                true
            }
            _ => false,
        }
    }

    fn constant(&self, ty: Type, bits: u64, _masks: MaskForm) -> Option<Recipe> {
        let recipe = |inst, imm| Some(Recipe::constant(inst, imm));
        if ty.is_vector() || ty.is_mask() {
            return None;
        }
        if ty.is_float() {
            return match (bits, ty.elem()) {
                (0, Elem::F32) => recipe(self.i.fzero_s, None),
                (0, Elem::F64) => recipe(self.i.fzero_d, None),
                _ => None,
            };
        }
        let n = if ty.elem().bits() <= 32 { i64::from(bits as i32) } else { bits as i64 };
        if fits_12(n) {
            recipe(self.i.li, Some(n))
        } else if i32::try_from(n).is_err() {
            None
        } else if n & 0xfff == 0 {
            recipe(self.i.lui, Some(n >> 12 & 0xf_ffff))
        } else {
            recipe(self.i.li32, Some(n))
        }
    }

    fn is_rematerialised(&self, op: &Op) -> bool {
        !op.ty.is_vector()
    }

    fn materialise(&self, s: &mut Selector<'_>, op: &Op, dst: ra::VReg) -> bool {
        op.ty.is_vector() && self.vector_constant(s, op, dst)
    }

    fn extension(&self, ty: Type) -> Option<InstId> {
        match ty.elem() {
            Elem::I8 => Some(self.i.sext_b),
            Elem::I16 => Some(self.i.sext_h),
            Elem::U8 | Elem::Bool => Some(self.i.zext_b),
            Elem::U16 => Some(self.i.zext_h),
            _ => None,
        }
    }

    fn call(&self, _s: &mut Selector<'_>) -> InstId {
        self.i.call
    }

    fn call_near(&self, _s: &mut Selector<'_>) -> Option<InstId> {
        Some(self.i.call_near)
    }

    fn call_address(&self, s: &mut Selector<'_>, address: ra::VReg, extra: Extra<'_>) {
        let mem = Arg::Mem { base: ArgBase::Reg(address), index: None, scale_log2: 0, disp: 0 };
        s.emit_with(self.i.jalr_ra, &[mem], extra);
    }

    fn tail_jump(&self) -> Option<TailJump> {
        Some(TailJump { near: None, far: self.i.jr, register: self.i.jr, address: self.t2 })
    }

    fn variadic_type(&self, ty: ValueType) -> ValueType {
        if ty.is_float() { ValueType::int(ty.bits() as u16) } else { ty }
    }

    fn instructions_of_fixed_registers(&self) -> &'static [&'static str] {
        &["ECALL"]
    }

    fn landing(&self) -> Option<LandingRegisters> {
        Some(self.landing)
    }

    fn variadic_list(&self) -> Option<VariadicList> {
        Some(VariadicList::Pointer)
    }

    fn copy_bits(&self, s: &mut Selector<'_>, ty: Type, to: ra::VReg, from: ra::VReg, to_general: bool) -> bool {
        let inst = match (ty.elem(), to_general) {
            (Elem::F32, true) => self.i.fmv_x_w,
            (Elem::F32, false) => self.i.fmv_w_x,
            (Elem::F64, true) => self.i.fmv_x_d,
            (Elem::F64, false) => self.i.fmv_d_x,
            _ => return false,
        };
        s.emit(inst, &[Arg::Def(to), Arg::Use(from)]);
        true
    }

    fn branch_on_compare(&self, s: &mut Selector<'_>, cmp: &Op, when: bool, label: ra::Label) {
        self.compare_and_branch(s, cmp, when, label);
    }

    fn jump_by_table(&self, s: &mut Selector<'_>, index: ra::VReg, table: Table, other: ra::Label) -> bool {
        let n = self.number(s, table.n.into());
        self.branch(s, far::GEU, &[index, n], other);
        let [start, entry, distance, target] = [(); 4].map(|()| self.word(s));
        s.emit(self.i.addi, &[Arg::Def(start), table.address()]);
        s.emit(self.i.sh2add, &[Arg::Def(entry), Arg::Use(index), Arg::Use(start)]);
        let at = |reg| Arg::Mem { base: ArgBase::Reg(reg), index: None, scale_log2: 0, disp: 0 };
        s.emit(self.i.lw, &[Arg::Def(distance), at(entry)]);
        s.emit(self.i.add, &[Arg::Def(target), Arg::Use(start), Arg::Use(distance)]);
        s.emit_with(self.i.jr, &[at(target)], table.flow());
        true
    }

    fn branch_on_bool(&self, s: &mut Selector<'_>, value: ra::VReg, when: bool, label: ra::Label) {
        self.branch(s, if when { far::NEZ } else { far::EQZ }, &[value], label);
    }

    fn address(&self, s: &mut Selector<'_>, address: Address) -> Arg {
        let Address { base, index, scale_log2, disp, bytes, .. } = address;
        // Vectors have no displacement.
        let limit = if bytes == 0 { 0 } else { i64::from(MAX_DISP) };
        let (added, disp) = if i64::from(disp).abs() <= limit { (0, disp) } else { (disp, 0) };
        let sum = Sum { base, index, scale_log2, disp: 0 };
        let base = if index.is_some() { s.sum_once(sum, |s| self.sum(s, base, index, scale_log2)) } else { base };
        let sum = Sum { disp: added, ..sum };
        let base = if added == 0 { base } else { s.sum_once(sum, |s| self.plus(s, base, added.into())) };
        Arg::Mem { base: ArgBase::Reg(base), index: None, scale_log2: 0, disp }
    }
}

impl Frames for Riscv64 {
    fn prologue(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode) {
        self.enter(frame, out);
    }

    fn epilogue(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode) {
        self.leave(frame, out);
    }

    fn ret(&self) -> InstId {
        self.i.ret
    }

    fn frame_address(&self) -> InstId {
        self.i.addi
    }

    fn stack_address(&self, offset: i32) -> Mem {
        Mem::base(self.sp, offset)
    }

    fn link_register(&self) -> Option<RegId> {
        Some(self.ra)
    }
}

impl Branches for Riscv64 {
    fn jump(&self) -> InstId {
        self.i.j
    }

    fn short_form(&self, inst: InstId, operands: &[Operand], distance: u32) -> Option<InstId> {
        /// Reach of the forms in bytes, with a safety margin.
        const REACH_CB: u32 = 240;
        const REACH_CJ: u32 = 2000;
        const REACH_B: u32 = 4000;
        if inst == self.i.j {
            return (self.has_short && distance < REACH_CJ).then_some(self.i.c_j);
        }
        let at = self.branches.iter().position(|[_, far, _]| *far == inst)?;
        let short = if at == far::EQZ { self.i.c_beqz } else { self.i.c_bnez };
        let is_low = matches!(operands.first(), Some(Operand::Reg(reg)) if self.low.contains(reg));
        if self.has_short && distance < REACH_CB && is_low && matches!(at, far::EQZ | far::NEZ) {
            return Some(short);
        }
        (distance < REACH_B).then_some(self.branches[at][0])
    }

    fn inverted(&self, inst: InstId, _operands: &mut [MachOperand]) -> Option<InstId> {
        self.branches.iter().find(|[_, far, _]| *far == inst).map(|[_, _, opposite]| *opposite)
    }
}

impl Expansions for Riscv64 {
    fn expand(
        &self,
        frame: &FrameShape<'_>,
        inst: InstId,
        operands: &[Operand],
        out: &mut dyn FnMut(InstId, &[Operand]),
    ) -> bool {
        self.expand_atomic(inst, operands, out) || self.expand_address(frame, inst, operands, out)
    }
}

impl Modes for Riscv64 {
    fn set(&self, mode: u16) -> (InstId, [MachOperand; 2], usize) {
        let (len, vtype) = (mode >> 8 & MAX_LENGTH, MachOperand::Cond(mode as u8));
        match mode & NATIVE {
            0 => (self.i.vsetivli, [MachOperand::Imm(len.into()), vtype], 2),
            _ => (self.i.vsetvli_max, [vtype, MachOperand::Imm(0)], 1),
        }
    }

    fn native(&self, mode: u16, registers: u8) -> u16 {
        match mode & EXACT {
            0 => arith::native(mode) + u16::from(registers - 1),
            _ => mode,
        }
    }
}

impl Scalable for Riscv64 {
    fn registers_in(&self, class: ra::ClassId) -> u8 {
        if class == self.pairs { 2 } else { 1 }
    }

    fn is_scalable(&self, class: ra::ClassId) -> bool {
        self.scalable.contains(&class) || class == self.pairs
    }

    fn slot(&self, offset: i32) -> Mem {
        Mem { base: Some(self.sp), index: Some(self.sp), disp: offset, ..Mem::default() }
    }

    fn argument(&self, offset: i32) -> Mem {
        Mem::absolute(offset)
    }
}

/// Whether this is a memory operand without displacement and index.
fn is_bare(desc: &TargetDesc, class: kernelsmith_machine::OperandClass) -> bool {
    match class {
        kernelsmith_machine::OperandClass::Mem(kind) => {
            desc.operand_kind(kind).max() == 0 && desc.operand_kind(kind).index_class().is_some()
        }
        _ => false,
    }
}

/// Whether a vector access may have unaligned lanes: machines need not support that for the lane width.
fn is_unaligned(op: &Op) -> bool {
    op.ty.is_vector() && op.mask.is_none() && op.mem().align() < op.ty.elem().bytes()
}

/// Whether this is a vector and not a mask.
fn scalar_lanes(ty: Type) -> bool {
    ty.is_vector() && !ty.is_mask()
}

/// The properties of a branch to a label.
fn flow(label: ra::Label) -> Extra<'static> {
    Extra { clobbers: Some(0), flow: ra::Flow::Branch(label), ..Extra::default() }
}
