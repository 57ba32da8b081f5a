//! NaplesPU: comparisons with integer results, lanes and masks, constants of two halves, frames.
//!
//! All scalars have 32 bits, including indices. Vectors have 16 lanes of 32 bits; shorter vectors use the first lanes, and
//! narrow lanes are extended like narrow scalars. Masks are integers whose bits above the lanes are undefined. `rm` is all ones
//! except inside expansions of masked pseudo instructions (`frame`).

mod each;
mod frame;
mod lanes;
mod memory;
mod scalar;

use super::common::{inst, insts};
use super::{
    Address, Branches, Expansions, FarBranches, Forms, FrameShape, Frames, Isa, Lateness, Lowering, NearCall,
    SlowBranches, Tuning, VariadicList,
};
use crate::error::CompileError;
use crate::mach::{MachOperand, Recipe};
use crate::select::{Arg, ArgBase, Extra, Selector};
use crate::target::{Target, TargetOptions};
use crate::unwind::FrameCode;
use kernelsmith_ir::{Elem, Op, Opcode, Type, VReg};
use kernelsmith_machine::{InstId, InstRef, LabelId, MaskForm, Mem, Operand, RegId, TargetDesc};
use kernelsmith_regalloc as ra;
use std::sync::Arc;

/// A target for NaplesPU with these features: `naplespu` for code that is right on the published hardware and on the documented
/// machine, `naplespu-documented` for the latter alone.
pub fn target(desc: &'static TargetDesc, features: &[&'static str]) -> Result<Target, CompileError> {
    let options = TargetOptions {
        features: features.iter().map(|name| (*name).into()).collect(),
        vector_bits: VECTOR_BITS,
        convention: "naplespu".into(),
        max_frame_bytes: None,
    };
    target_with(desc, options)
}

/// Width of a vector register in bits.
pub const VECTOR_BITS: u32 = 512;

/// The address space of the scratchpad.
pub const SCRATCHPAD: u8 = 68;

/// A target for NaplesPU with these options.
pub fn target_with(desc: &'static TargetDesc, options: TargetOptions) -> Result<Target, CompileError> {
    let features = options.feature_set(desc)?;
    let has = |name: &str| desc.features().any(|feature| feature.name() == name && features.has(feature.id));
    Target::new(desc, Arc::new(Naplespu::new(desc, Has::new(has))?), options)
}

/// The properties of the documented machine on which code relies; without one, it avoids the defect of the published hardware.
#[derive(Clone, Copy, Debug)]
struct Has {
    masked_stores: bool,
    indirect_calls: bool,
    conversions: bool,
    float_compares: bool,
    slow_branches: bool,
    /// Contiguous narrow vectors in main memory, in the scratchpad.
    narrow: [bool; 2],
    scratchpad: bool,
}

impl Has {
    fn new(has: impl Fn(&str) -> bool) -> Has {
        Has {
            masked_stores: has("masked-stores"),
            indirect_calls: has("indirect-calls"),
            conversions: has("conversions"),
            float_compares: has("float-compares"),
            slow_branches: has("slow-before-branch"),
            narrow: [has("narrow-vectors"), has("narrow-scratchpad")],
            scratchpad: has("scratchpad"),
        }
    }
}

insts! {
    jmp "JMP" jmp_r "JMP_R" jmp_call "JMPSR_R" ret "JRET" beqz "BEQZ" bnez "BNEZ" call "CALL" call_near "CALL_NEAR" jmpsr "JMPSR" distance "DISTANCE"
    move_s "MOVE_SS" move_vs "MOVE_VS" movei "MOVEI_S" movei_v "MOVEI_V" li "LI32" li_v "LI32_V"
    add "ADD_SS" add_i "ADD_SI" add_vs "ADD_VS" sub "SUB_SS" and "AND_SS" and_i "AND_SI" and_vi "AND_VI"
    or "OR_SS" xor "XOR_SS" xor_i "XOR_SI"
    shl "SHL_SS" shl_i "SHL_SI" shl_vv "SHL_VV" shl_vi "SHL_VI"
    shr "SHR_SS" shr_i "SHR_SI" shr_vv "SHR_VV" shr_vi "SHR_VI"
    sar "ASHR_SS" sar_i "ASHR_SI" sar_vv "ASHR_VV" sar_vi "ASHR_VI"
    ctz "CTZ_S" sext8 "SEXT8_S" sext16 "SEXT16_S" zext8 "ZEXT8_S" zext16 "ZEXT16_S"
    sext8_v "SEXT8_V" sext16_v "SEXT16_V" zext8_v "ZEXT8_V" zext16_v "ZEXT16_V"
    ne_i "CMPNE_SI" eq_i "CMPEQ_SI" ge_vi "CMPGE_VI"
    shuffle "SHUFFLE_VV" getlane "GETLANE_VI" getlane_s "GETLANE_VS" choose_v "CHOOSE_V" choose_s "CHOOSE_S"
    load "LOAD32" load_s8 "LOAD32_S8" load_u8 "LOAD32_U8" load_s16 "LOAD32_S16" load_u16 "LOAD32_U16"
    store "STORE32" store_8 "STORE32_8" store_16 "STORE32_16" load_v "LOAD_V16I32" store_v "STORE_V16I32"
}

#[derive(Debug)]
struct Naplespu {
    has: Has,
    i: Insts,
    /// Scalar integer comparisons by condition: signed, unsigned, signed with an immediate, unsigned with an immediate.
    compares: [[InstId; 6]; 4],
    float_compares: [InstId; 6],
    /// Comparisons of float lanes.
    lane_compares: [InstId; 6],
    /// Pairs of a masked pseudo instruction and its real instruction.
    under_mask: Vec<[InstId; 2]>,
    /// Pairs of scalar accesses: for main memory and for the scratchpad.
    twins: Vec<[InstId; 2]>,
    vectors: memory::VectorForms,
    each: each::EachForms,
    /// By instruction, whether its result may be late, and whether it jumps.
    lateness: Vec<Lateness>,
    ra: RegId,
    sp: RegId,
    pc: RegId,
    rm: RegId,
    scratch: RegId,
}

/// Loads and float operations are slow, also those of the description with their latency.
fn lateness(inst: InstRef<'_>) -> Lateness {
    /// The lowest latency in cycles of an instruction whose result may be late.
    const SLOW: u32 = 4;
    let flags = inst.flags();
    if flags.is_branch() || flags.is_call() || flags.is_return() {
        Lateness::Jumps
    } else if flags.may_load() || inst.latency() >= SLOW {
        Lateness::Slow
    } else {
        Lateness::None
    }
}

/// Whether a number fits a signed immediate of 9 bits.
fn fits_9(n: i64) -> bool {
    (-256..256).contains(&n)
}

impl Naplespu {
    fn new(desc: &'static TargetDesc, has: Has) -> Result<Naplespu, CompileError> {
        let reg = |name: &str| {
            desc.reg_by_record(name).ok_or_else(|| CompileError::target(format!("there is no register {name}")))
        };
        let conditions = |prefix: &str, suffix: &str, names: [&str; 6]| {
            let mut list = [InstId(0); 6];
            for (slot, name) in list.iter_mut().zip(names) {
                *slot = inst(desc, &format!("{prefix}{name}{suffix}"))?;
            }
            Ok::<_, CompileError>(list)
        };
        const SIGNED: [&str; 6] = ["EQ", "NE", "LT", "LE", "GT", "GE"];
        const UNSIGNED: [&str; 6] = ["EQ", "NE", "ULT", "ULE", "UGT", "UGE"];
        let mut twins = Vec::new();
        for name in
            ["LOAD32", "LOAD32_S8", "LOAD32_U8", "LOAD32_S16", "LOAD32_U16", "STORE32", "STORE32_8", "STORE32_16"]
        {
            twins.push([inst(desc, name)?, inst(desc, &format!("{name}_SCRATCHPAD"))?]);
        }
        Ok(Naplespu {
            has,
            i: Insts::new(desc, |inst| inst)?,
            compares: [
                conditions("CMP", "_SS", SIGNED)?,
                conditions("CMP", "_SS", UNSIGNED)?,
                conditions("CMP", "_SI", SIGNED)?,
                conditions("CMP", "_SI", UNSIGNED)?,
            ],
            float_compares: conditions("CMPF", "_SS", SIGNED)?,
            lane_compares: conditions("CMPF", "_VV", SIGNED)?,
            under_mask: memory::under_mask(desc)?,
            twins,
            vectors: memory::VectorForms::new(desc)?,
            each: each::EachForms::new(desc)?,
            lateness: desc.insts().map(lateness).collect(),
            ra: reg("RA")?,
            sp: reg("SP")?,
            pc: reg("PC")?,
            rm: reg("RM")?,
            scratch: reg("TR")?,
        })
    }

    /// A new register for a 32-bit integer.
    fn word(&self, s: &mut Selector<'_>) -> ra::VReg {
        s.temp(Type::I32)
    }

    /// Emits `inst` with these inputs and a new result register.
    fn op(&self, s: &mut Selector<'_>, inst: InstId, inputs: &[Arg]) -> ra::VReg {
        let dst = self.word(s);
        self.op_to(s, inst, dst, inputs);
        dst
    }

    fn op_to(&self, s: &mut Selector<'_>, inst: InstId, dst: ra::VReg, inputs: &[Arg]) {
        let mut args = [Arg::Def(dst); 4];
        args[1..=inputs.len()].copy_from_slice(inputs);
        s.emit(inst, &args[..=inputs.len()]);
    }
}

impl Isa for Naplespu {
    fn check(&self, _has_feature: &dyn Fn(&str) -> bool, vector_bits: u32) -> Result<(), CompileError> {
        match vector_bits {
            VECTOR_BITS => Ok(()),
            bits => Err(CompileError::target(format!("vectors of {bits} bits do not exist on this machine"))),
        }
    }

    fn near_call(&self) -> Option<NearCall> {
        // R_NPU_BRANCH, with 18 bits and a sign.
        Some(NearCall {
            relocation: 2,
            jump_relocation: 2,
            addend: 0,
            reach: 1 << 17,
            is_linked: false,
            reaches_files: false,
        })
    }

    fn tuning(&self) -> Tuning {
        let Has { conversions, float_compares, .. } = self.has;
        Tuning {
            has_bare_addresses: true,
            // Each word is fetched alone, and padding would be executed.
            aligns_loops: false,
            has_conversions: conversions,
            has_float_compares: float_compares,
            ..Tuning::default()
        }
    }

    fn far_branches(&self) -> Option<&dyn FarBranches> {
        Some(self)
    }

    fn slow_branches(&self) -> Option<&dyn SlowBranches> {
        if self.has.slow_branches { None } else { Some(self) }
    }

    fn expansions(&self) -> Option<&dyn Expansions> {
        Some(self)
    }
}

impl Forms for Naplespu {}

impl Lowering for Naplespu {
    fn kernels_name_instructions(&self) -> bool {
        true
    }

    fn supports(&self, op: &Op, ty_of: &dyn Fn(VReg) -> Type) -> bool {
        let ty = op.ty;
        if ty.is_scalar() { self.supports_scalar(op) } else { self.supports_lanes(op, ty_of) }
    }

    fn select(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        match op.code {
            Opcode::Load | Opcode::Store => self.memory(s, at, op),
            _ if op.ty.is_scalar() => self.scalar(s, op),
            _ => self.lanes(s, op),
        }
    }

    fn constant(&self, ty: Type, bits: u64, _masks: MaskForm) -> Option<Recipe> {
        if ty.is_mask() {
            return None;
        }
        let [short, long] = if ty.is_vector() { [self.i.movei_v, self.i.li_v] } else { [self.i.movei, self.i.li] };
        let n = bits as i32;
        // The short form zero-extends its immediate.
        Some(match u16::try_from(n) {
            Ok(half) => Recipe::constant(short, Some((half as i16).into())),
            Err(_) => Recipe::constant(long, Some(n.into())),
        })
    }

    fn is_rematerialised(&self, op: &Op) -> bool {
        !op.ty.is_vector() || op.code == Opcode::Const && !op.ty.is_mask()
    }

    fn shares_constants(&self, ty: Type) -> bool {
        !ty.is_vector()
    }

    fn materialise(&self, s: &mut Selector<'_>, op: &Op, dst: ra::VReg) -> bool {
        op.ty.is_vector() && self.vector_constant(s, op, dst)
    }

    fn extension(&self, ty: Type) -> Option<InstId> {
        match ty.elem() {
            Elem::I8 => Some(self.i.sext8),
            Elem::I16 => Some(self.i.sext16),
            Elem::U8 | Elem::Bool => Some(self.i.zext8),
            elem if elem.bits() == 16 => Some(self.i.zext16),
            _ => None,
        }
    }

    fn call(&self, _s: &mut Selector<'_>) -> InstId {
        self.i.call
    }

    fn call_near(&self, _s: &mut Selector<'_>) -> Option<InstId> {
        Some(self.i.call_near)
    }

    fn variadic_list(&self) -> Option<VariadicList> {
        Some(VariadicList::Stack)
    }

    fn call_address(&self, s: &mut Selector<'_>, address: ra::VReg, extra: Extra<'_>) {
        s.emit_with(self.i.jmp_call, &[Arg::Use(address)], extra);
    }

    fn branch_on_compare(&self, s: &mut Selector<'_>, cmp: &Op, when: bool, label: ra::Label) {
        let value = self.word(s);
        self.compare(s, cmp, value);
        self.branch_on_bool(s, value, when, label);
    }

    fn branch_on_bool(&self, s: &mut Selector<'_>, value: ra::VReg, when: bool, label: ra::Label) {
        let inst = if when { self.i.bnez } else { self.i.beqz };
        let flow = Extra { clobbers: Some(0), flow: ra::Flow::Branch(label), ..Extra::default() };
        s.emit_with(inst, &[Arg::Use(value), Arg::Label(label)], flow);
    }

    fn address(&self, s: &mut Selector<'_>, address: Address) -> Arg {
        /// Maximum displacement in bytes that leaves space for the offsets of a split access.
        const MAX_DISP: u32 = 248;
        let Address { base, index, scale_log2, disp, .. } = address;
        let base = self.sum(s, base, index, scale_log2);
        if disp.unsigned_abs() <= MAX_DISP {
            return Arg::Mem { base: ArgBase::Reg(base), index: None, scale_log2: 0, disp };
        }
        let base = self.plus(s, base, disp.into());
        Arg::Mem { base: ArgBase::Reg(base), index: None, scale_log2: 0, disp: 0 }
    }
}

impl Frames for Naplespu {
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
        self.i.add_i
    }

    fn max_frame_bytes(&self) -> u32 {
        // A thread has a stack of 16 KiB by default.
        12 << 10
    }

    fn stack_address(&self, offset: i32) -> Mem {
        Mem::base(self.sp, offset)
    }

    fn link_register(&self) -> Option<RegId> {
        Some(self.ra)
    }

    fn saved_vector_bytes(&self) -> u32 {
        VECTOR_BITS / 8
    }
}

impl Branches for Naplespu {
    fn jump(&self) -> InstId {
        self.i.jmp
    }

    fn inverted(&self, inst: InstId, _operands: &mut [MachOperand]) -> Option<InstId> {
        let pair = [self.i.beqz, self.i.bnez];
        pair.iter().position(|branch| *branch == inst).map(|at| pair[1 - at])
    }
}

impl FarBranches for Naplespu {
    fn far_branch(&self, inst: InstId, operands: &[Operand], label: LabelId, out: &mut dyn FnMut(InstId, &[Operand])) {
        /// Distance in bytes from the inverted branch to the instruction after the jump.
        const SKIP_BYTES: i64 = 20;
        if let Some(opposite) = self.inverted(inst, &mut []) {
            out(opposite, &[operands[0], Operand::Imm(SKIP_BYTES)]);
        }
        let scratch = Operand::Reg(self.scratch);
        out(self.i.distance, &[scratch, Operand::Label(label)]);
        out(self.i.add, &[scratch, Operand::Reg(self.pc), scratch]);
        out(self.i.jmp_r, &[scratch]);
    }
}

impl SlowBranches for Naplespu {
    fn lateness(&self, inst: InstId) -> Lateness {
        self.lateness[inst.index()]
    }

    fn separator(&self) -> (InstId, [Operand; 2]) {
        // Not `nop`, behind which a load is still late.
        (self.i.move_s, [Operand::Reg(self.scratch); 2])
    }
}

impl Expansions for Naplespu {
    fn expands_registers(&self) -> bool {
        true
    }

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
