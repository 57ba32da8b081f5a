//! x86-64: comparisons and flags, division, scalar integers of all widths, frames.

mod arith;
mod atomic;
mod forms;
mod frame;
mod stores;
mod thread_locals;

use forms::Older;
use kernelsmith_machine::asm::AssemblySyntax;

use super::common::insts;
use super::conditions::{Conditions, FlagUser};
use super::{
    Branches, Forms, FrameShape, Frames, Isa, LandingRegisters, Lowering, NearCall, Table, TailJump, ThreadLocals,
    Tuning, VariadicList, Zero,
};
use crate::error::CompileError;
use crate::mach::{MachOperand, Recipe};
use crate::select::{Arg, ArgBase, Extra, Selector};
use crate::target::{Target, TargetOptions};
use crate::unwind::FrameCode;
use kernelsmith_frames::Registers;
use kernelsmith_ir::{Elem, Op, Opcode, Type, VReg};
use kernelsmith_machine::{
    Combine, FeatureSet, InstId, InstRef, MaskForm, Mem, Operand, RegId, ResultItem, TargetDesc,
};
use kernelsmith_regalloc as ra;
use std::sync::Arc;

/// A target for x86-64 with these features (`x86-64-v3` has AVX2 and FMA), vectors of 256 bits (128 without AVX2), and this
/// convention (`sysv` or `win64`).
pub fn target(
    desc: &'static TargetDesc,
    features: &[&'static str],
    convention: &'static str,
) -> Result<Target, CompileError> {
    let mut options = TargetOptions {
        features: features.iter().map(|name| (*name).into()).collect(),
        vector_bits: DEFAULT_VECTOR_BITS,
        convention: convention.into(),
        max_frame_bytes: None,
    };
    let features = options.feature_set(desc)?;
    if !desc.features().any(|feature| feature.name() == "avx2" && features.has(feature.id)) {
        options.vector_bits = 128;
    }
    target_with(desc, options)
}

/// The default vector width in bits, also with AVX-512: 512 bits pay only for long, compute-bound kernels, because some
/// processors then lower their clock, and because more accesses are cache-line splits.
pub const DEFAULT_VECTOR_BITS: u32 = 256;

/// A target for x86-64 with these options: at least SSE4.2 and POPCNT, like `x86-64-v2`; vectors have 256 bits with AVX2, else
/// 128. Vectors of 512 bits need AVX-512, which is used only together with its parts for bytes and words (BW), more operations
/// (DQ), shorter vectors (VL) and counting (CD), like in `x86-64-v4`.
pub fn target_with(desc: &'static TargetDesc, options: TargetOptions) -> Result<Target, CompileError> {
    let isa = X86_64::new(desc, &options.feature_set(desc)?)?;
    Target::new(desc, Arc::new(isa), options)
}

insts! {
    jmp "JMP_4" jmp_short "JMP_1" jmp_r "JMP64r" jmp_m "JMP64m" jcc "JCC_4" jcc_short "JCC_1" call "CALL64m" call_near "CALL64pcrel32" call_r "CALL64r" ret "RET64" setcc "SETCCr"
    cmov32 "CMOV32rr" cmov64 "CMOV64rr" mov32ri "MOV32ri" mov64ri32 "MOV64ri32" mov64ri "MOV64ri"
    mov32rr "MOV32rr" mov64rr "MOV64rr" mov64mr "MOV64mr" mov64rm "MOV64rm"
    movsx32_8 "MOVSX32rr8" movsx32_16 "MOVSX32rr16" movzx32_8 "MOVZX32rr8" movzx32_16 "MOVZX32rr16"
    movsx64_32 "MOVSX64rr32"
    movsx32_m8 "MOVSX32rm8" movsx32_m16 "MOVSX32rm16" movzx32_m8 "MOVZX32rm8" movzx32_m16 "MOVZX32rm16"
    mov8mr "MOV8mr" mov16mr "MOV16mr" mov8mi "MOV8mi" mov16mi "MOV16mi" mov32mi "MOV32mi" mov64mi "MOV64mi32"
    lea "LEA64r" lea32 "LEA64_32r" test32 "TEST32rr" test64 "TEST64rr" cmp32ri8 "CMP32ri8" cmp64ri8 "CMP64ri8" cmp32ri "CMP32ri" cmp64ri "CMP64ri32" add64 "ADD64rr" add64rm "ADD64rm" movsx64_m32 "MOVSX64rm32" and32ri "AND32ri" and32 "AND32rr" or32 "OR32rr"
    neg32 "NEG32r" neg64 "NEG64r"
    cdq "CDQ" cqo "CQO" div32 "DIV32r" div64 "DIV64r" idiv32 "IDIV32r" idiv64 "IDIV64r"
    mul64 "MUL64r" imul64 "IMUL64r"
    zero128 "VPXORrr" ones128 "VPCMPEQDrr" ones256 "VPCMPEQDYrr"
    movmskb128 "VPMOVMSKBrr" movmskb256 "VPMOVMSKBYrr" movmskps128 "VMOVMSKPSrr" movmskps256 "VMOVMSKPSYrr"
    movmskpd128 "VMOVMSKPDrr" movmskpd256 "VMOVMSKPDYrr"
    ternlog128 "VPTERNLOGDZ128rri" ternlog256 "VPTERNLOGDZ256rri" ternlog512 "VPTERNLOGDZrri"
    kxor "KXORQrr" kxnor "KXNORQrr" kortest8 "KORTESTBrr" kortest16 "KORTESTWrr" kortest32 "KORTESTDrr"
    kortest64 "KORTESTQrr" kmov8 "KMOVBrk"
    push "PUSH64r" pop "POP64r" sub64ri8 "SUB64ri8" add64ri8 "ADD64ri8" sub64ri "SUB64ri32" add64ri "ADD64ri32" and64ri "AND64ri32" or32mi8 "OR32mi8"
    bsr32 "BSR32rr" bsr64 "BSR64rr" bsf32 "BSF32rr" bsf64 "BSF64rr" xor32 "XOR32rr" xor32ri8 "XOR32ri8" xor64ri8 "XOR64ri8"
    mfence "MFENCE" xchg8 "XCHG8rm" xchg16 "XCHG16rm" xchg32 "XCHG32rm" xchg64 "XCHG64rm"
    xadd8 "LOCK_XADD8rm" xadd16 "LOCK_XADD16rm" xadd32 "LOCK_XADD32rm" xadd64 "LOCK_XADD64rm"
    cmpxchg8 "LOCK_CMPXCHG8mr" cmpxchg16 "LOCK_CMPXCHG16mr" cmpxchg32 "LOCK_CMPXCHG32mr" cmpxchg64 "LOCK_CMPXCHG64mr"
    sfence "SFENCE" prefetch "PREFETCHT0" prefetch_nta "PREFETCHNTA"
    vzeroupper "VZEROUPPER" vmovups_mr "VMOVUPSmr" vmovups_rm "VMOVUPSrm"
}

#[derive(Debug)]
struct X86_64 {
    i: Insts,
    conditions: Conditions,
    older: Older,
    /// Whether the machine has LZCNT and TZCNT.
    counts_zeros: bool,
    rax: RegId,
    rdx: RegId,
    rsp: RegId,
    r10: RegId,
    r11: RegId,
    rdi: RegId,
    rip: RegId,
    landing: LandingRegisters,
}

/// "Equal", or "zero", after a comparison, and the opposite.
const EQUAL: u8 = 4;
const NOT_EQUAL: u8 = EQUAL ^ 1;
/// "Carry", or "below".
const CARRY: u8 = 2;

impl X86_64 {
    fn new(desc: &'static TargetDesc, features: &FeatureSet) -> Result<X86_64, CompileError> {
        let reg = |name: &str| {
            desc.reg_by_record(name).ok_or_else(|| CompileError::target(format!("there is no register {name}")))
        };
        let older = Older::new(desc, features);
        let has = |name: &str| desc.inst_by_name(name).is_some_and(|inst| features.has_all(desc.inst(inst).features()));
        let i = Insts::new(desc, |inst| older.form(inst))?;
        Ok(X86_64 {
            conditions: Conditions::new(desc, "EFLAGS", "CCR", i.jcc, EQUAL)?,
            i,
            older,
            counts_zeros: has("LZCNT64rr") && has("TZCNT64rr"),
            rax: reg("RAX")?,
            rdx: reg("RDX")?,
            rsp: reg("RSP")?,
            r10: reg("R10")?,
            r11: reg("R11")?,
            rdi: reg("RDI")?,
            rip: reg("RIP")?,
            landing: LandingRegisters { thrown: [reg("RAX")?, reg("RDX")?], caught: [reg("RCX")?, reg("R8")?] },
        })
    }

    /// What precedes a call.
    fn before_call(&self, s: &mut Selector<'_>) {
        if s.mach.streams {
            s.emit(self.i.sfence, &[]);
        }
        // Avoids the penalty of dirty upper halves in the callee; calls clobber them anyway.
        if s.has_wide && !s.passes_wide {
            let clobbers = Some(s.target.wide_clobbers());
            s.emit_with(self.i.vzeroupper, &[], Extra { clobbers, ..Extra::default() });
        }
    }

    fn preg(&self, s: &Selector<'_>, reg: RegId) -> ra::PReg {
        s.target.preg(reg).unwrap_or(ra::PReg::new(0, 0))
    }
}

impl FlagUser for X86_64 {
    fn conditions(&self) -> &Conditions {
        &self.conditions
    }

    fn set(&self, s: &mut Selector<'_>, dst: ra::VReg, flags: ra::Operand, code: u8) {
        let byte = s.temp(Type::U8);
        let extra = Extra { fixed: &[flags], clobbers: Some(0), ..Extra::default() };
        s.emit_with(self.i.setcc, &[Arg::Def(byte), Arg::Cond(code)], extra);
        s.emit(self.i.movzx32_8, &[Arg::Def(dst), Arg::Use(byte)]);
    }

    fn test(&self, s: &mut Selector<'_>, value: ra::VReg) -> ra::Operand {
        let (def, used) = self.conditions.new_flags(s);
        let args = [Arg::Use(value), Arg::Use(value)];
        s.emit_with(self.i.test32, &args, Extra { fixed: &[def], ..Extra::default() });
        used
    }

    fn join(&self, s: &mut Selector<'_>, op: Combine, dst: ra::VReg, parts: [ra::VReg; 2]) {
        let inst = if op == Combine::And { self.i.and32 } else { self.i.or32 };
        s.emit(inst, &[Arg::Def(dst), Arg::Use(parts[0]), Arg::Use(parts[1])]);
    }
}

impl Isa for X86_64 {
    fn check(&self, has_feature: &dyn Fn(&str) -> bool, vector_bits: u32) -> Result<(), CompileError> {
        let parts = ["avx512bw", "avx512dq", "avx512vl", "avx512cd"];
        if let Some(missing) = parts.into_iter().find(|part| has_feature("avx512f") && !has_feature(part)) {
            return Err(CompileError::target(format!("avx512f without {missing} is not supported")));
        }
        let exist = match vector_bits {
            128 => !has_feature("avx2") && has_feature("sse4.2") && has_feature("popcnt"),
            256 => has_feature("avx2"),
            512 => has_feature("avx512f"),
            _ => false,
        };
        if !exist {
            return Err(CompileError::target(format!("vectors of {vector_bits} bits do not exist at this level")));
        }
        Ok(())
    }

    fn has_table(&self) -> bool {
        true
    }

    fn assembly_syntax(&self) -> AssemblySyntax {
        // The operators of Intel's syntax, and the words for sizes.
        const WORDS: &[&str] = &[
            "offset", "ptr", "not", "and", "or", "xor", "shl", "shr", "mod", "eq", "ne", "lt", "le", "gt", "ge",
            "flat", "short", "byte", "word", "dword", "qword", "xmmword", "ymmword", "zmmword", "tbyte",
        ];
        AssemblySyntax { start: &[".intel_syntax noprefix"], words: WORDS, long: ["{disp32} ", ""], marks: &[] }
    }

    fn near_call(&self) -> Option<NearCall> {
        const R_X86_64_PLT32: u32 = 4;
        let reach = i32::MAX as u64;
        Some(NearCall {
            relocation: R_X86_64_PLT32,
            jump_relocation: R_X86_64_PLT32,
            addend: -4,
            reach,
            is_linked: true,
            reaches_files: true,
        })
    }

    fn table_relocation(&self, before: &[u8]) -> Option<u32> {
        const R_X86_64_GOTPCREL: u32 = 9;
        // Linkers may replace the access by the address itself.
        const R_X86_64_GOTPCRELX: u32 = 41;
        const R_X86_64_REX_GOTPCRELX: u32 = 42;
        Some(match before {
            [.., 0xff, 0x15 | 0x25] => R_X86_64_GOTPCRELX,
            [.., 0x48 | 0x4c, 0x8b, _] => R_X86_64_REX_GOTPCRELX,
            _ => R_X86_64_GOTPCREL,
        })
    }

    fn thread_locals(&self) -> Option<&dyn ThreadLocals> {
        Some(self)
    }

    fn zero(&self) -> Option<Zero> {
        Some(Zero { number: self.i.mov32ri, clear: self.i.xor32, flags: self.conditions.flags() })
    }

    fn frame_registers(&self) -> Option<Registers> {
        Some(Registers { stack_pointer: 7, return_address: 16 })
    }

    fn tuning(&self) -> Tuning {
        Tuning { increments_early: true, min_table: Some(4), branches_on_comparisons: true, ..Tuning::default() }
    }
}

impl Forms for X86_64 {
    fn form(&self, inst: InstId) -> InstId {
        self.older.form(inst)
    }

    fn substitute(&self, results: &mut [ResultItem]) -> Option<bool> {
        self.older.substitute(results)
    }

    fn long_forms(&self, desc: &TargetDesc, exists: &dyn Fn(InstRef<'_>) -> bool) -> Vec<[InstId; 2]> {
        forms::pairs(desc, exists)
    }

    fn swappable(&self, inst: InstRef<'_>) -> Option<(u8, u8)> {
        // a * b + accumulator: a and b commute.
        let name = inst.name();
        (name.starts_with("VF") && name.contains("231") && inst.n_operands() == 4).then_some((1, 2))
    }
}

impl Lowering for X86_64 {
    fn supports(&self, op: &Op, _ty_of: &dyn Fn(VReg) -> Type) -> bool {
        let ty = op.ty;
        let wide_int = ty.is_scalar() && (ty.is_int() || ty == Type::PTR) && ty.elem().bits() >= 32;
        match op.code {
            Opcode::Div | Opcode::Rem => wide_int,
            Opcode::MulHigh => wide_int && ty.elem().bits() == 64,
            Opcode::Select => wide_int,
            Opcode::Cmp if ty.is_scalar() && ty.is_float() => self.conditions.decision(op).is_some(),
            // Narrow integers are held extended, and bytes in memory are compared where they are.
            Opcode::Cmp => ty.is_scalar() && (ty.is_int() || ty == Type::PTR),
            Opcode::Load | Opcode::Store => ty.is_scalar() && ty.is_int() && ty.elem().bits() < 32,
            Opcode::Any | Opcode::All => true,
            Opcode::Clz | Opcode::Ctz => wide_int && !self.counts_zeros,
            Opcode::Addr | Opcode::Prefetch => true,
            // Moves, next to fences.
            Opcode::AtomicLoad | Opcode::AtomicStore => false,
            _ => op.code.is_atomic(),
        }
    }

    fn select(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        let scalar = op.ty.is_scalar();
        match op.code {
            Opcode::Div | Opcode::Rem if scalar && !op.ty.is_float() => self.divide(s, op),
            Opcode::MulHigh if scalar => self.multiply_high(s, op),
            Opcode::Add if scalar => self.add_apart(s, op),
            Opcode::Select if scalar => self.select_scalar(s, op),
            Opcode::Cmp if scalar => self.compare_to_value(s, op),
            Opcode::Cast | Opcode::Bitcast if scalar => self.cast(s, op),
            Opcode::Load | Opcode::Store if scalar && op.ty.is_int() && op.ty.elem().bits() < 32 => {
                self.narrow_access(s, at, op)
            }
            Opcode::Any | Opcode::All => self.truth_of_mask(s, op),
            Opcode::Clz | Opcode::Ctz if scalar && !self.counts_zeros => self.count_zeros(s, op),
            Opcode::Addr => self.address_value(s, at, op),
            _ if op.code.is_atomic() => self.atomic(s, op),
            Opcode::Prefetch => {
                let mem = s.address(at);
                let past = op.flags.has(kernelsmith_ir::OpFlags::NONTEMPORAL);
                s.emit(if past { self.i.prefetch_nta } else { self.i.prefetch }, &[mem]);
                true
            }
            _ => false,
        }
    }

    fn constant_stores(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        X86_64::constant_stores(self, s, at, op)
    }

    fn constant(&self, ty: Type, bits: u64, masks: MaskForm) -> Option<Recipe> {
        let recipe = |inst, imm| Some(Recipe::constant(inst, imm));
        if ty.is_mask() && masks == MaskForm::Bits {
            return recipe(if bits == 0 { self.i.kxor } else { self.i.kxnor }, None);
        }
        if ty.is_vector() || ty.is_float() {
            let ones = if ty.is_mask() { bits == 1 } else { !ty.is_float() && bits == ty.elem().canonical(u64::MAX) };
            return match bits {
                0 => recipe(self.i.zero128, None), // clears the upper half, too
                // With masks of bits, comparisons do not set lanes, but VPTERNLOG computes any function of three inputs.
                _ if ones && masks == MaskForm::Bits => {
                    let inst = match ty.bits() {
                        Some(512) => self.i.ternlog512,
                        Some(256) => self.i.ternlog256,
                        _ => self.i.ternlog128,
                    };
                    recipe(inst, Some(0xff))
                }
                _ if ones && ty.bits().is_some_and(|b| b > 128) => recipe(self.i.ones256, None),
                _ if ones => recipe(self.i.ones128, None),
                _ => None,
            };
        }
        if ty.elem().bits() <= 32 || u32::try_from(bits).is_ok() {
            recipe(self.i.mov32ri, Some(i64::from(bits as i32)))
        } else if i32::try_from(bits as i64).is_ok() {
            recipe(self.i.mov64ri32, Some(bits as i64))
        } else {
            recipe(self.i.mov64ri, Some(bits as i64))
        }
    }

    fn extension(&self, ty: Type) -> Option<InstId> {
        match ty.elem() {
            Elem::I8 => Some(self.i.movsx32_8),
            Elem::I16 => Some(self.i.movsx32_16),
            Elem::U8 | Elem::Bool => Some(self.i.movzx32_8),
            Elem::U16 => Some(self.i.movzx32_16),
            _ => None,
        }
    }

    fn call(&self, s: &mut Selector<'_>) -> InstId {
        self.before_call(s);
        self.i.call
    }

    fn call_near(&self, s: &mut Selector<'_>) -> Option<InstId> {
        self.before_call(s);
        Some(self.i.call_near)
    }

    fn call_address(&self, s: &mut Selector<'_>, address: ra::VReg, extra: Extra<'_>) {
        self.before_call(s);
        s.emit_with(self.i.call_r, &[Arg::Use(address)], extra);
    }

    // No tail call is variadic, so `rax` holds no number of vectors.
    fn tail_jump(&self) -> Option<TailJump> {
        Some(TailJump { near: Some(self.i.jmp), far: self.i.jmp_m, register: self.i.jmp_r, address: self.rax })
    }

    fn returns_result_address(&self) -> bool {
        true
    }

    fn static_chain(&self) -> Option<RegId> {
        Some(self.r10)
    }

    fn variadic_counter(&self) -> Option<RegId> {
        Some(self.rax)
    }

    fn landing(&self) -> Option<LandingRegisters> {
        Some(self.landing)
    }

    fn instructions_of_fixed_registers(&self) -> &'static [&'static str] {
        &["CPUID", "RDTSC", "RDTSCP", "RDPMC", "XGETBV", "SYSCALL"]
    }

    fn instructions_of_memory(&self) -> &'static [&'static str] {
        &["LDMXCSR", "STMXCSR", "CLFLUSH", "LD_F80m", "ST_FP80m", "LD_F64m", "ST_FP64m", "LD_F32m", "ST_FP32m"]
    }

    fn variadic_list(&self) -> Option<VariadicList> {
        Some(VariadicList::SysV)
    }

    fn branch_on_compare(&self, s: &mut Selector<'_>, cmp: &Op, when: bool, label: ra::Label) {
        self.conditions.branch_on_compare(s, cmp, when, label);
    }

    fn jump_by_table(&self, s: &mut Selector<'_>, index: ra::VReg, table: Table, other: ra::Label) -> bool {
        let (def, used) = self.conditions.new_flags(s);
        let compare = if table.n < 128 { self.i.cmp64ri8 } else { self.i.cmp64ri };
        let args = [Arg::Use(index), Arg::Imm(table.n.into())];
        s.emit_with(compare, &args, Extra { fixed: &[def], ..Extra::default() });
        self.conditions.branch(s, used, CARRY ^ 1, other);
        let [start, distance, target] = [(); 3].map(|()| s.temp(Type::PTR));
        s.emit(self.i.lea, &[Arg::Def(start), table.address()]);
        let entry = Arg::Mem { base: ArgBase::Reg(start), index: Some(index), scale_log2: 2, disp: 0 };
        s.emit(self.i.movsx64_m32, &[Arg::Def(distance), entry]);
        s.emit(self.i.add64, &[Arg::Def(target), Arg::Use(distance), Arg::Use(start)]);
        s.emit_with(self.i.jmp_r, &[Arg::Use(target)], table.flow());
        true
    }

    fn branch_on_bool(&self, s: &mut Selector<'_>, value: ra::VReg, when: bool, label: ra::Label) {
        let flags = self.test(s, value);
        self.conditions.branch(s, flags, if when { NOT_EQUAL } else { EQUAL }, label);
    }
}

impl Frames for X86_64 {
    fn prologue(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode) {
        self.enter(frame, out);
    }

    fn epilogue(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode) {
        self.leave(frame, out);
    }

    fn ret(&self) -> InstId {
        self.i.ret
    }

    fn copies_arguments(&self) -> bool {
        true
    }

    fn frame_address(&self) -> InstId {
        self.i.lea
    }

    fn symbol_address(&self) -> Option<InstId> {
        Some(self.i.lea)
    }

    fn folds_slots(&self) -> bool {
        true
    }

    fn stack_address(&self, offset: i32) -> Mem {
        Mem::base(self.rsp, offset)
    }
}

impl Branches for X86_64 {
    fn jump(&self) -> InstId {
        self.i.jmp
    }

    fn short_form(&self, inst: InstId, _operands: &[Operand], distance: u32) -> Option<InstId> {
        /// Maximum distance in bytes at which a short branch certainly reaches.
        const NEAR: u32 = 120;
        match inst {
            _ if distance > NEAR => None,
            _ if inst == self.i.jmp => Some(self.i.jmp_short),
            _ if inst == self.i.jcc => Some(self.i.jcc_short),
            _ => None,
        }
    }

    fn inverted(&self, inst: InstId, operands: &mut [MachOperand]) -> Option<InstId> {
        match operands {
            [_, MachOperand::Cond(code)] if inst == self.i.jcc => {
                *code ^= 1;
                Some(inst)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the result for features and a vector width.
    fn check(features: &[&'static str], vector_bits: u32, expected: Result<(), &str>) {
        let features = features.iter().map(|name| (*name).into()).collect();
        let options = TargetOptions { features, vector_bits, convention: "sysv".into(), max_frame_bytes: None };
        let result = target_with(kernelsmith_targets::x86_64(), options).map(|_| ());
        assert_eq!(result.map_err(|error| error.to_string()), expected.map_err(str::to_owned));
    }

    #[test]
    fn widths_and_parts_of_avx_512() {
        check(&["x86-64-v2"], 128, Ok(()));
        check(&["x86-64-v2"], 256, Err("the target's description: vectors of 256 bits do not exist at this level"));
        check(&["x86-64"], 128, Err("the target's description: vectors of 128 bits do not exist at this level"));
        check(&["x86-64-v3"], 256, Ok(()));
        check(&["x86-64-v4"], 256, Ok(()));
        check(&["x86-64-v4"], 512, Ok(()));
        check(&["x86-64-v4", "avx512vnni"], 512, Ok(()));
        check(&["x86-64-v3"], 512, Err("the target's description: vectors of 512 bits do not exist at this level"));
        check(&["x86-64-v4"], 128, Err("the target's description: vectors of 128 bits do not exist at this level"));
        check(&["avx512f"], 256, Err("the target's description: avx512f without avx512bw is not supported"));
    }
}
