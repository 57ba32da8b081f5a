//! AArch64: flags, conditional instructions, addresses, constants, frames.

mod arith;
mod atomic;
mod frame;
mod thread_locals;

use super::common::insts;
use super::conditions::{Conditions, FlagUser};
use super::{
    Address, Branches, Expansions, Forms, FrameShape, Frames, Isa, LandingRegisters, Lowering, NearCall, Pairs, Table,
    TailJump, ThreadLocals, Tuning, VariadicList,
};
use crate::error::CompileError;
use crate::mach::{MachOperand, Recipe};
use crate::select::{Arg, ArgBase, Extra, Selector, Sum};
use crate::target::{Target, TargetOptions};
use crate::unwind::FrameCode;
use frame::Access;
use kernelsmith_frames::Registers;
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type, VReg};
use kernelsmith_machine::asm::AssemblySyntax;
use kernelsmith_machine::{Codec, Combine, InstId, MaskForm, Mem, Operand, RegId, TargetDesc};
use kernelsmith_regalloc as ra;
use std::sync::Arc;

/// A target for AArch64 with these features (every machine has `armv8-a`) and this convention (`aapcs64` or `darwin`).
pub fn target(
    desc: &'static TargetDesc,
    features: &[&'static str],
    convention: &'static str,
) -> Result<Target, CompileError> {
    let options = TargetOptions {
        features: features.iter().map(|name| (*name).into()).collect(),
        vector_bits: VECTOR_BITS,
        convention: convention.into(),
        max_frame_bytes: None,
    };
    target_with(desc, options)
}

/// Vector width in bits.
pub const VECTOR_BITS: u32 = 128;

/// A target for AArch64 with these options.
pub fn target_with(desc: &'static TargetDesc, options: TargetOptions) -> Result<Target, CompileError> {
    Target::new(desc, Arc::new(AArch64::new(desc)?), options)
}

insts! {
    b "B" br "BR" bcc "Bcc" cbzw "CBZW" cbnzw "CBNZW" cbzx "CBZX" cbnzx "CBNZX" bl "BL" blr "BLR" ret "RET" adr "ADR"
    csel_w "CSELWr" csel_x "CSELXr" fcsel_s "FCSELSrrr" fcsel_d "FCSELDrrr" cset "CSETWr" and_w "ANDWrr" orr_w "ORRWrr"
    cmp_wi "CMPWri" cmp_xi "CMPXri" cmp_x "CMPXrr" cmp_wn "CMPWni" cmp_xn "CMPXni"
    udiv_w "UDIVWr" udiv_x "UDIVXr" sdiv_w "SDIVWr" sdiv_x "SDIVXr" msub_w "MSUBWrrr" msub_x "MSUBXrrr"
    add_x "ADDXrr" add_xs "ADDXrs" add_xi "ADDXri" add_xi12 "ADDXri12" sub_xi "SUBXri" sub_xi12 "SUBXri12"
    mov_w "MOVWr" mov_wi32 "MOVi32imm" mov_wi64 "MOVi64imm" mov_ww "MOVWwi" mov_wn "MOVWni" mov_wl "MOVWlo"
    mov_xw "MOVXwi" mov_xn "MOVXni" mov_xl "MOVXlo" movk_w "MOVKWi" movk_x "MOVKXi"
    fmov_s "FMOVSi" fmov_d "FMOVDi" movi_d "MOVID" movi_2d "MOVIv2d_ns" movi_b "MOVIv16i8" movi_h "MOVIv8i16_0" movi_s "MOVIv4i32_0"
    fmov_4s "FMOVv4f32_ns" fmov_2d "FMOVv2f64_ns"
    sxtb "SXTBWr" sxth "SXTHWr" sxtw "SXTWXr" uxtb "UXTBWr" uxth "UXTHWr"
    ldrb "LDRBBui" ldrsb "LDRSBWui" ldrh "LDRHHui" ldrsh "LDRSHWui" strb "STRBBui" strh "STRHHui"
    adrp "ADRP" mrs_tp "MRS_TPIDR_EL0" ldrsw "LDRSWui" ldr_x "LDRXui" str_x "STRXui" ldr_d "LDRDui" str_d "STRDui" ldp_x "LDPXi" stp_x "STPXi" ldr_xl "LDRXl"
    ldr_q "LDRQui" str_q "STRQui" ldp_q "LDPQi" stp_q "STPQi" stp_qpost "STPQpost"
    prfm "PRFMui"
    umaxp "UMAXPv4i32" uminp "UMINPv4i32" fmov_xd "FMOVDXr" fmov_ws "FMOVSWr" smov_h "SMOVvi16to32"
}

#[derive(Debug)]
struct AArch64 {
    i: Insts,
    atomics: atomic::Atomics,
    conditions: Conditions,
    sp: RegId,
    zero: RegId,
    link: RegId,
    x8: RegId,
    x9: RegId,
    landing: LandingRegisters,
    /// Scratch register for addresses that instructions cannot encode; never allocated.
    scratch: RegId,
    /// By instruction with base register and scaled displacement, its other forms.
    accesses: Vec<Option<Access>>,
}

/// "Equal", or "zero", after a comparison; flipping the lowest bit of a code inverts the condition.
const EQUAL: u8 = 0;
const NOT_EQUAL: u8 = 1;
/// "Not below", of unsigned numbers.
const NOT_BELOW: u8 = 2;

impl AArch64 {
    fn new(desc: &'static TargetDesc) -> Result<AArch64, CompileError> {
        let reg = |name: &str| {
            desc.reg_by_record(name).ok_or_else(|| CompileError::target(format!("there is no register {name}")))
        };
        let i = Insts::new(desc, |inst| inst)?;
        Ok(AArch64 {
            conditions: Conditions::new(desc, "NZCV", "CCR", i.bcc, EQUAL)?,
            i,
            atomics: atomic::Atomics::new(desc)?,
            sp: reg("SP")?,
            zero: reg("XZR")?,
            link: reg("X30")?,
            x8: reg("X8")?,
            x9: reg("X9")?,
            landing: LandingRegisters { thrown: [reg("X0")?, reg("X1")?], caught: [reg("X9")?, reg("X10")?] },
            scratch: reg("X16")?,
            accesses: desc.insts().map(|inst| Access::of(desc, inst)).collect(),
        })
    }

    /// Compares a register with a small constant.
    fn compare_number(&self, s: &mut Selector<'_>, value: ra::VReg, n: i64, wide: bool) -> ra::Operand {
        let (def, used) = self.conditions.new_flags(s);
        let inst = match (n < 0, wide) {
            (false, false) => self.i.cmp_wi,
            (false, true) => self.i.cmp_xi,
            (true, false) => self.i.cmp_wn,
            (true, true) => self.i.cmp_xn,
        };
        s.emit_with(inst, &[Arg::Use(value), Arg::Imm(n)], Extra { fixed: &[def], ..Extra::default() });
        used
    }

    /// Branches to `label` if whether a register is zero equals `is_zero`.
    fn branch_on_zero(&self, s: &mut Selector<'_>, value: ra::VReg, is_zero: bool, wide: bool, label: ra::Label) {
        let inst = match (is_zero, wide) {
            (true, false) => self.i.cbzw,
            (true, true) => self.i.cbzx,
            (false, false) => self.i.cbnzw,
            (false, true) => self.i.cbnzx,
        };
        let extra = Extra { clobbers: Some(0), flow: ra::Flow::Branch(label), ..Extra::default() };
        s.emit_with(inst, &[Arg::Use(value), Arg::Label(label)], extra);
    }

    /// The instruction that materialises an integer constant.
    fn integer(&self, bits: u64, wide: bool) -> Recipe {
        let n = if wide { bits as i64 } else { i64::from(bits as i32) };
        let width = if wide { 64 } else { 32 };
        let forms = if wide {
            [self.i.mov_xw, self.i.mov_xn, self.i.mov_xl]
        } else {
            [self.i.mov_ww, self.i.mov_wn, self.i.mov_wl]
        };
        let codecs = [Codec::Wide, Codec::WideNot, Codec::LogicalOnly];
        let found = codecs.iter().zip(forms).find(|(codec, _)| codec.encode(n, width).is_some());
        // Writing 32 bits clears the upper half.
        match found {
            Some((_, inst)) => Recipe::constant(inst, Some(n)),
            None if wide && u32::try_from(bits).is_ok() => self.integer(bits, false),
            None => Recipe::constant(if wide { self.i.mov_wi64 } else { self.i.mov_wi32 }, Some(n)),
        }
    }
}

/// The bits of a float, converted to `f64`.
fn as_double(elem: Elem, bits: u64) -> i64 {
    if elem == Elem::F32 { f64::from(f32::from_bits(bits as u32)).to_bits() as i64 } else { bits as i64 }
}

/// Whether this is a scalar integer or pointer of 32 or 64 bits.
fn is_wide_int(ty: Type) -> bool {
    ty.is_scalar() && (ty.is_int() || ty == Type::PTR) && ty.elem().bits() >= 32
}

impl FlagUser for AArch64 {
    fn conditions(&self) -> &Conditions {
        &self.conditions
    }

    fn set(&self, s: &mut Selector<'_>, dst: ra::VReg, flags: ra::Operand, code: u8) {
        let extra = Extra { fixed: &[flags], clobbers: Some(0), ..Extra::default() };
        // The instruction encodes the inverted condition.
        s.emit_with(self.i.cset, &[Arg::Def(dst), Arg::Cond(code ^ 1)], extra);
    }

    fn test(&self, s: &mut Selector<'_>, value: ra::VReg) -> ra::Operand {
        self.compare_number(s, value, 0, false)
    }

    fn join(&self, s: &mut Selector<'_>, op: Combine, dst: ra::VReg, parts: [ra::VReg; 2]) {
        let inst = if op == Combine::And { self.i.and_w } else { self.i.orr_w };
        s.emit(inst, &[Arg::Def(dst), Arg::Use(parts[0]), Arg::Use(parts[1])]);
    }
}

impl Isa for AArch64 {
    fn frame_registers(&self) -> Option<Registers> {
        Some(Registers { stack_pointer: 31, return_address: 30 })
    }

    fn check(&self, has_feature: &dyn Fn(&str) -> bool, vector_bits: u32) -> Result<(), CompileError> {
        if !has_feature("neon") {
            return Err(CompileError::target("code for machines without neon is not supported"));
        }
        match vector_bits {
            VECTOR_BITS => Ok(()),
            bits => Err(CompileError::target(format!("vectors of {bits} bits do not exist at this level"))),
        }
    }

    fn tuning(&self) -> Tuning {
        Tuning { unroll_factor: 4, min_table: Some(10), ..Tuning::default() }
    }

    fn assembly_syntax(&self) -> AssemblySyntax {
        AssemblySyntax {
            marks: &[(thread_locals::R_AARCH64_TLSDESC_CALL, ".tlsdesccall")],
            ..AssemblySyntax::default()
        }
    }

    fn near_call(&self) -> Option<NearCall> {
        const R_AARCH64_CALL26: u32 = 283;
        const R_AARCH64_JUMP26: u32 = 282;
        // Linkers put a longer jump between the call and a function out of reach.
        let reach = 1 << 27;
        let (relocation, jump_relocation) = (R_AARCH64_CALL26, R_AARCH64_JUMP26);
        Some(NearCall { relocation, jump_relocation, addend: 0, reach, is_linked: true, reaches_files: true })
    }

    fn thread_locals(&self) -> Option<&dyn ThreadLocals> {
        Some(self)
    }

    fn pairs(&self) -> Option<&dyn Pairs> {
        Some(self)
    }

    fn expansions(&self) -> Option<&dyn Expansions> {
        Some(self)
    }
}

impl Forms for AArch64 {}

impl Lowering for AArch64 {
    fn supports(&self, op: &Op, _ty_of: &dyn Fn(VReg) -> Type) -> bool {
        let ty = op.ty;
        let wide_float = ty.is_scalar() && ty.is_float() && ty.elem().bits() >= 32;
        match op.code {
            Opcode::Div | Opcode::Rem => is_wide_int(ty),
            Opcode::Select | Opcode::Cmp => is_wide_int(ty) || wide_float,
            Opcode::Load | Opcode::Store => ty.is_scalar() && ty.is_int() && ty.elem().bits() < 32,
            Opcode::Any | Opcode::All => true,
            _ if op.code.reduces_by().is_some() => arith::reduction(op).is_some(),
            Opcode::Addr | Opcode::Prefetch => true,
            _ => op.code.is_atomic(),
        }
    }

    fn select(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        let scalar = op.ty.is_scalar();
        match op.code {
            Opcode::Div | Opcode::Rem if scalar && !op.ty.is_float() => self.divide(s, op),
            Opcode::Select if scalar => self.select_scalar(s, op),
            Opcode::Cmp if scalar => self.compare_to_value(s, op),
            Opcode::Cast | Opcode::Bitcast if scalar => self.cast(s, op),
            Opcode::Load | Opcode::Store if scalar && op.ty.is_int() && op.ty.elem().bits() < 32 => {
                self.narrow_access(s, at, op)
            }
            Opcode::Any | Opcode::All => self.truth_of_mask(s, op),
            _ if op.code.reduces_by().is_some() => self.reduce(s, op),
            Opcode::Addr => self.address_value(s, op),
            _ if op.code.is_atomic() => self.atomic(s, op),
            Opcode::Prefetch => {
                let mem = s.address(at);
                // Into L1D, with the keep or the streaming policy.
                let is_streaming = op.flags.has(kernelsmith_ir::OpFlags::NONTEMPORAL);
                s.emit(self.i.prfm, &[Arg::Cond(u8::from(is_streaming)), mem]);
                true
            }
            _ => false,
        }
    }

    fn constant(&self, ty: Type, bits: u64, _masks: MaskForm) -> Option<Recipe> {
        let recipe = |inst, imm| Some(Recipe::constant(inst, Some(imm)));
        let elem = ty.elem();
        let is_float8 = |n: i64| Codec::Float8.encode(n, 64).is_some();
        if ty.is_mask() {
            return recipe(self.i.movi_2d, 0i64.wrapping_sub(bits as i64 & 1));
        }
        if ty.is_vector() {
            // The lane, repeated to 64 bits.
            let width = elem.bits();
            let lane = bits & (u64::MAX >> (64 - width));
            let repeated = (0..64 / width).fold(0, |word, at| word | lane << (at * width)) as i64;
            if Codec::ByteMask.encode(repeated, 64).is_some() {
                return recipe(self.i.movi_2d, repeated);
            }
            let double = as_double(elem, bits);
            return match (width, elem.is_float()) {
                (8, _) => recipe(self.i.movi_b, lane as i64),
                (16, _) if lane < 256 => recipe(self.i.movi_h, lane as i64),
                (32, _) if lane < 256 => recipe(self.i.movi_s, lane as i64),
                (32, true) if is_float8(double) => recipe(self.i.fmov_4s, double),
                (64, true) if is_float8(double) => recipe(self.i.fmov_2d, double),
                _ => None,
            };
        }
        if ty.is_float() && elem.bits() >= 32 {
            let double = as_double(elem, bits);
            return match elem {
                _ if bits == 0 => recipe(self.i.movi_d, 0),
                Elem::F32 if is_float8(double) => recipe(self.i.fmov_s, double),
                Elem::F64 if is_float8(double) => recipe(self.i.fmov_d, double),
                _ => None,
            };
        }
        Some(self.integer(bits, elem.bits() > 32))
    }

    fn extension(&self, ty: Type) -> Option<InstId> {
        match ty.elem() {
            Elem::I8 => Some(self.i.sxtb),
            Elem::I16 => Some(self.i.sxth),
            Elem::U8 | Elem::Bool => Some(self.i.uxtb),
            Elem::U16 => Some(self.i.uxth),
            _ => None,
        }
    }

    fn call(&self, _s: &mut Selector<'_>) -> InstId {
        self.i.blr
    }

    fn call_near(&self, _s: &mut Selector<'_>) -> Option<InstId> {
        Some(self.i.bl)
    }

    fn call_address(&self, s: &mut Selector<'_>, address: ra::VReg, extra: Extra<'_>) {
        s.emit_with(self.i.blr, &[Arg::Use(address)], extra);
    }

    fn tail_jump(&self) -> Option<TailJump> {
        Some(TailJump { near: Some(self.i.b), far: self.i.br, register: self.i.br, address: self.x9 })
    }

    fn result_address(&self) -> Option<RegId> {
        Some(self.x8)
    }

    fn instructions_of_fixed_registers(&self) -> &'static [&'static str] {
        &["SVC"]
    }

    fn landing(&self) -> Option<LandingRegisters> {
        Some(self.landing)
    }

    fn variadic_list(&self) -> Option<VariadicList> {
        Some(VariadicList::Aapcs64)
    }

    fn branch_on_compare(&self, s: &mut Selector<'_>, cmp: &Op, when: bool, label: ra::Label) {
        // Comparison with zero and branch in one instruction.
        let is_zero = !cmp.ty.is_float() && s.const_of(cmp.args[1]) == Some(0);
        if is_zero && matches!(cmp.cond(), Cond::Eq | Cond::Ne) {
            let value = s.reg(cmp.args[0]);
            let wide = cmp.ty.elem().bits() == 64;
            return self.branch_on_zero(s, value, (cmp.cond() == Cond::Eq) == when, wide, label);
        }
        self.conditions.branch_on_compare(s, cmp, when, label);
    }

    fn jump_by_table(&self, s: &mut Selector<'_>, index: ra::VReg, table: Table, other: ra::Label) -> bool {
        let used = if table.n < 4096 {
            self.compare_number(s, index, table.n.into(), true)
        } else {
            let n = s.integer(Type::I64, table.n.into());
            let (def, used) = self.conditions.new_flags(s);
            s.emit_with(self.i.cmp_x, &[Arg::Use(index), Arg::Use(n)], Extra { fixed: &[def], ..Extra::default() });
            used
        };
        self.conditions.branch(s, used, NOT_BELOW, other);
        let [start, distance, target] = [(); 3].map(|()| s.temp(Type::PTR));
        s.emit(self.i.add_xi, &[Arg::Def(start), table.address()]);
        let entry = Arg::Mem { base: ArgBase::Reg(start), index: Some(index), scale_log2: 2, disp: 0 };
        s.emit(self.i.ldrsw, &[Arg::Def(distance), entry]);
        s.emit(self.i.add_x, &[Arg::Def(target), Arg::Use(start), Arg::Use(distance)]);
        s.emit_with(self.i.br, &[Arg::Use(target)], table.flow());
        true
    }

    fn branch_on_bool(&self, s: &mut Selector<'_>, value: ra::VReg, when: bool, label: ra::Label) {
        self.branch_on_zero(s, value, !when, false, label);
    }

    fn address(&self, s: &mut Selector<'_>, address: Address) -> Arg {
        let Address { base, index, scale_log2, disp, access_bytes, .. } = address;
        let plain = |base, disp| Arg::Mem { base: ArgBase::Reg(base), index: None, scale_log2: 0, disp };
        let Some(index) = index else { return plain(base, disp) };
        if disp == 0 && (scale_log2 == 0 || 1 << scale_log2 == access_bytes) {
            return Arg::Mem { base: ArgBase::Reg(base), index: Some(index), scale_log2, disp };
        }
        let sum = Sum { base, index: Some(index), scale_log2, disp: 0 };
        plain(s.sum_once(sum, |s| self.sum(s, base, index, scale_log2)), disp)
    }
}

impl Frames for AArch64 {
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
        self.i.add_xi
    }

    fn stack_address(&self, offset: i32) -> Mem {
        Mem::base(self.sp, offset)
    }

    fn link_register(&self) -> Option<RegId> {
        Some(self.link)
    }
}

impl Branches for AArch64 {
    fn jump(&self) -> InstId {
        self.i.b
    }

    fn inverted(&self, inst: InstId, operands: &mut [MachOperand]) -> Option<InstId> {
        let pairs = [(self.i.cbzw, self.i.cbnzw), (self.i.cbzx, self.i.cbnzx)];
        match operands {
            [_, MachOperand::Cond(code)] if inst == self.i.bcc => {
                *code ^= 1;
                Some(inst)
            }
            _ => pairs.iter().find_map(|&(zero, other)| match inst {
                _ if inst == zero => Some(other),
                _ if inst == other => Some(zero),
                _ => None,
            }),
        }
    }
}

impl Pairs for AArch64 {
    fn pair(&self, insts: [InstId; 2], first: &[Operand], second: &[Operand]) -> Option<(InstId, [Operand; 3])> {
        self.pair_of(insts, first, second)
    }

    fn incremented(&self, inst: InstId, operands: &[Operand; 3], bytes: i64) -> Option<(InstId, [Operand; 5])> {
        self.stepped_pair(inst, operands, bytes)
    }

    fn is_sum(&self, inst: InstId) -> bool {
        inst == self.i.add_xi
    }
}

impl Expansions for AArch64 {
    fn expand(
        &self,
        _frame: &FrameShape<'_>,
        inst: InstId,
        operands: &[Operand],
        out: &mut dyn FnMut(InstId, &[Operand]),
    ) -> bool {
        self.expand_inst(inst, operands, out)
    }
}
