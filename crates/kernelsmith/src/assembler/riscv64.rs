//! RISC-V: registers, operands and the table of its assembler.
//!
//! A vector-length-agnostic multiply-add:
//!
//! ```
//! use kernelsmith::assembler::riscv64::*;
//!
//! // y[i] += a * x[i] for n elements: n in a0, x in a1, y in a2, a in fa0.
//! let mut a = Assembler::named("axpy");
//! let top = a.label();
//! a.bind(top);
//! a.vsetvli(t0, a0, VType::new(32, Lmul::M1));
//! a.vle32_v(v0, a1.base());
//! a.vle32_v(v1, a2.base());
//! a.vfmacc_vf(v1, fa0, v0);
//! a.vse32_v(v1, a2.base());
//! a.sub(a0, a0, t0);
//! a.sh2add(a1, t0, a1);
//! a.sh2add(a2, t0, a2);
//! a.bnez(a0, top);
//! a.ret();
//! assert_eq!(a.code()?.len(), 10 * 4);
//! # #[cfg(target_arch = "riscv64")]
//! # {
//! let axpy = a.finish::<unsafe extern "C" fn(u64, *const f32, *mut f32, f32)>()?;
//! let (x, mut y) = (vec![2.0f32; 77], vec![1.0f32; 77]);
//! // SAFETY: both have 77 elements, and the second is written.
//! unsafe { axpy.call(77, x.as_ptr(), y.as_mut_ptr(), 3.0)? };
//! assert!(y.iter().all(|&y| y == 7.0));
//! # }
//! # Ok::<(), kernelsmith::Error>(())
//! ```
//!
//! | operand | syntax |
//! |---|---|
//! | integer, float, vector register | `a0`, `zero`, `fa0`, `v8` |
//! | address | `a1.at(8)`; for vectors, which have no displacement, `a1.base()` |
//! | element width, group size, policy | `VType::new(32, Lmul::M1)`; `keep_tail` and `keep_masked` change the policy |
//!
//! Method names have underscores where assembly has dots. The assembler never selects compressed (16-bit) instructions.

use super::operand::{Value, operand_types, registers};
use super::table::{Sealed, instructions};
use crate::assembler::Label;
use core::fmt;
use kernelsmith_machine::{Mem, TargetDesc};
use std::borrow::Cow;

/// The RISC-V assembler.
pub type Assembler = super::Assembler<RiscV64>;

/// 64-bit RISC-V with the vector extension.
#[derive(Clone, Copy, Debug)]
pub enum RiscV64 {}

impl Sealed for RiscV64 {}

impl super::Machine for RiscV64 {
    const NAME: &'static str = "riscv64";
    const NUMBER_MARK: &'static str = "";

    fn desc() -> &'static TargetDesc {
        kernelsmith_targets::riscv64()
    }
}

registers! { RiscV64:
    /// An integer register.
    X [zero ra sp gp tp t0 t1 t2 s0 s1 a0 a1 a2 a3 a4 a5 a6 a7 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 t3 t4 t5 t6]
    /// A float register.
    F [ft0 ft1 ft2 ft3 ft4 ft5 ft6 ft7 fs0 fs1 fa0 fa1 fa2 fa3 fa4 fa5 fa6 fa7 fs2 fs3 fs4 fs5 fs6 fs7 fs8 fs9 fs10 fs11
       ft8 ft9 ft10 ft11]
    /// A vector register.
    V [v0 v1 v2 v3 v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14 v15 v16 v17 v18 v19 v20 v21 v22 v23 v24 v25 v26 v27 v28 v29 v30 v31]
}

/// `8(a1)`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offset(X, i32);
/// `(a1)`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Base(X);

impl X {
    /// The address in the register plus `disp` bytes.
    pub const fn at(self, disp: i32) -> Offset {
        Offset(self, disp)
    }

    /// The address in the register.
    pub const fn base(self) -> Base {
        Base(self)
    }
}

impl fmt::Display for Offset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.1, self.0)
    }
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({})", self.0)
    }
}

/// The number of registers in a vector group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "called as in assembly")]
pub enum Lmul {
    M1,
    M2,
    M4,
    M8,
    Mf2,
    Mf4,
    Mf8,
}

/// The configuration of vector instructions: `e32, m1, ta, ma`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct VType {
    bits: u32,
    lmul: Lmul,
    keeps_tail: bool,
    keeps_masked: bool,
}

impl VType {
    /// Elements of 8, 16, 32 or 64 bits in groups of `lmul` registers. The values of tail lanes and masked-off lanes
    /// are unspecified.
    pub const fn new(bits: u32, lmul: Lmul) -> VType {
        VType { bits, lmul, keeps_tail: false, keeps_masked: false }
    }

    /// Keeps the values of tail lanes.
    pub const fn keep_tail(self) -> VType {
        VType { keeps_tail: true, ..self }
    }

    /// Keeps the values of masked-off lanes.
    pub const fn keep_masked(self) -> VType {
        VType { keeps_masked: true, ..self }
    }
}

impl fmt::Display for VType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lmul = match self.lmul {
            Lmul::M1 => "m1",
            Lmul::M2 => "m2",
            Lmul::M4 => "m4",
            Lmul::M8 => "m8",
            Lmul::Mf2 => "mf2",
            Lmul::Mf4 => "mf4",
            Lmul::Mf8 => "mf8",
        };
        let tail = if self.keeps_tail { "tu" } else { "ta" };
        let masked = if self.keeps_masked { "mu" } else { "ma" };
        write!(f, "e{}, {lmul}, {tail}, {masked}", self.bits)
    }
}

operand_types! { RiscV64:
    Offset, |operand, out| out.add(Value::Address(Mem::base(operand.0.id(), operand.1)));
    Base, |operand, out| out.add(Value::Address(Mem::base(operand.0.id(), 0)));
    VType, |operand, out| out.add(Value::Word(Cow::Owned(operand.to_string())));
}

#[cfg(test)]
mod samples {
    use super::*;
    use crate::assembler::tests::{NUMBERS, Sample};

    impl Sample<RiscV64> for Offset {
        fn sample(a: &mut Assembler, n: usize) -> Offset {
            Offset(X::sample(a, n + 1), NUMBERS[n % NUMBERS.len()] as i32)
        }
    }

    impl Sample<RiscV64> for Base {
        fn sample(a: &mut Assembler, n: usize) -> Base {
            Base(X::sample(a, n + 1))
        }
    }

    impl Sample<RiscV64> for VType {
        fn sample(_: &mut Assembler, n: usize) -> VType {
            let lmul = [Lmul::M1, Lmul::M2, Lmul::M4, Lmul::M8, Lmul::Mf2][n % 5];
            let ty = VType::new(8 << (n % 3), lmul);
            [ty, ty.keep_tail(), ty.keep_masked()][n / 2 % 3]
        }
    }
}

instructions! { RiscV64;
add 3 { (X, X, X) => ADD; }
sub 3 { (X, X, X) => SUB; }
mul 3 { (X, X, X) => MUL; }
mulh 3 { (X, X, X) => MULH; }
mulhu 3 { (X, X, X) => MULHU; }
div 3 { (X, X, X) => DIV; }
divu 3 { (X, X, X) => DIVU; }
rem 3 { (X, X, X) => REM; }
remu 3 { (X, X, X) => REMU; }
and 3 { (X, X, X) => AND; }
or 3 { (X, X, X) => OR; }
xor 3 { (X, X, X) => XOR; }
sll 3 { (X, X, X) => SLL; }
srl 3 { (X, X, X) => SRL; }
sra 3 { (X, X, X) => SRA; }
slt 3 { (X, X, X) => SLT; }
sltu 3 { (X, X, X) => SLTU; }
addw 3 { (X, X, X) => ADDW; }
subw 3 { (X, X, X) => SUBW; }
mulw 3 { (X, X, X) => MULW; }
min 3 { (X, X, X) => MIN; }
max 3 { (X, X, X) => MAX; }
minu 3 { (X, X, X) => MINU; }
maxu 3 { (X, X, X) => MAXU; }
sh1add 3 { (X, X, X) => SH1ADD; }
sh2add 3 { (X, X, X) => SH2ADD; }
sh3add 3 { (X, X, X) => SH3ADD; }
addi 3 { (X, X, i64) => ADDI; }
andi 3 { (X, X, i64) => ANDI; }
ori 3 { (X, X, i64) => ORI; }
xori 3 { (X, X, i64) => XORI; }
slti 3 { (X, X, i64) => SLTI; }
sltiu 3 { (X, X, i64) => SLTIU; }
slli 3 { (X, X, i64) => SLLI; }
srli 3 { (X, X, i64) => SRLI; }
srai 3 { (X, X, i64) => SRAI; }
addiw 3 { (X, X, i64) => ADDIW; }
lui 2 { (X, i64) => LUI; }
mv 2 { (X, X) => MV; }
neg 2 { (X, X) => NEG; }
not 2 { (X, X) => NOT; }
ld 2 { (X, Offset) => LD; }
lw 2 { (X, Offset) => LW; }
lwu 2 { (X, Offset) => LWU; }
lh 2 { (X, Offset) => LH; }
lhu 2 { (X, Offset) => LHU; }
lb 2 { (X, Offset) => LB; }
lbu 2 { (X, Offset) => LBU; }
sd 2 { (X, Offset) => SD; }
sw 2 { (X, Offset) => SW; }
sh 2 { (X, Offset) => SH; }
sb 2 { (X, Offset) => SB; }
beq 3 { (X, X, Label) => BEQ; }
bne 3 { (X, X, Label) => BNE; }
blt 3 { (X, X, Label) => BLT; }
bge 3 { (X, X, Label) => BGE; }
bltu 3 { (X, X, Label) => BLTU; }
bgeu 3 { (X, X, Label) => BGEU; }
beqz 2 { (X, Label) => BEQZ; }
bnez 2 { (X, Label) => BNEZ; }
j 1 { (Label) => J; }
jal 2 { (X, Label) => JAL; }
jalr 2 { (X, Offset) => JALR; }
jr 1 { (X) => JR; }
ret 0 { () => RET; }
nop 0 { () => NOP; }
ebreak 0 { () => EBREAK; }
flw 2 { (F, Offset) => FLW; }
fsw 2 { (F, Offset) => FSW; }
fld 2 { (F, Offset) => FLD; }
fsd 2 { (F, Offset) => FSD; }
flh 2 { (F, Offset) => FLH; }
fsh 2 { (F, Offset) => FSH; }
fadd_s 3 { (F, F, F) => FADD_S; }
fsub_s 3 { (F, F, F) => FSUB_S; }
fmul_s 3 { (F, F, F) => FMUL_S; }
fdiv_s 3 { (F, F, F) => FDIV_S; }
fmin_s 3 { (F, F, F) => FMIN_S; }
fmax_s 3 { (F, F, F) => FMAX_S; }
fmadd_s 4 { (F, F, F, F) => FMADD_S; }
fmsub_s 4 { (F, F, F, F) => FMSUB_S; }
fnmadd_s 4 { (F, F, F, F) => FNMADD_S; }
fnmsub_s 4 { (F, F, F, F) => FNMSUB_S; }
fsqrt_s 2 { (F, F) => FSQRT_S; }
fmv_s 2 { (F, F) => FMV_S; }
fneg_s 2 { (F, F) => FNEG_S; }
fabs_s 2 { (F, F) => FABS_S; }
feq_s 3 { (X, F, F) => FEQ_S; }
flt_s 3 { (X, F, F) => FLT_S; }
fle_s 3 { (X, F, F) => FLE_S; }
fadd_d 3 { (F, F, F) => FADD_D; }
fsub_d 3 { (F, F, F) => FSUB_D; }
fmul_d 3 { (F, F, F) => FMUL_D; }
fdiv_d 3 { (F, F, F) => FDIV_D; }
fmin_d 3 { (F, F, F) => FMIN_D; }
fmax_d 3 { (F, F, F) => FMAX_D; }
fmadd_d 4 { (F, F, F, F) => FMADD_D; }
fmsub_d 4 { (F, F, F, F) => FMSUB_D; }
fnmadd_d 4 { (F, F, F, F) => FNMADD_D; }
fnmsub_d 4 { (F, F, F, F) => FNMSUB_D; }
fsqrt_d 2 { (F, F) => FSQRT_D; }
fmv_d 2 { (F, F) => FMV_D; }
fneg_d 2 { (F, F) => FNEG_D; }
fabs_d 2 { (F, F) => FABS_D; }
feq_d 3 { (X, F, F) => FEQ_D; }
flt_d 3 { (X, F, F) => FLT_D; }
fle_d 3 { (X, F, F) => FLE_D; }
fmv_w_x 2 { (F, X) => FMV_W_X; }
fmv_x_w 2 { (X, F) => FMV_X_W; }
fmv_d_x 2 { (F, X) => FMV_D_X; }
fmv_x_d 2 { (X, F) => FMV_X_D; }
fcvt_s_w 2 { (F, X) => FCVT_S_W; }
fcvt_s_l 2 { (F, X) => FCVT_S_L; }
fcvt_d_l 2 { (F, X) => FCVT_D_L; }
fcvt_d_s 2 { (F, F) => FCVT_D_S; }
fcvt_s_d 2 { (F, F) => FCVT_S_D; }
vsetvli 3 { (X, X, VType) => VSETVLI; }
vle8_v 2 { (V, Base) => VLE8_V; }
vse8_v 2 { (V, Base) => VSE8_V; }
vlse8_v 3 { (V, Base, X) => VLSE8_V; }
vsse8_v 3 { (V, Base, X) => VSSE8_V; }
vle16_v 2 { (V, Base) => VLE16_V; }
vse16_v 2 { (V, Base) => VSE16_V; }
vlse16_v 3 { (V, Base, X) => VLSE16_V; }
vsse16_v 3 { (V, Base, X) => VSSE16_V; }
vle32_v 2 { (V, Base) => VLE32_V; }
vse32_v 2 { (V, Base) => VSE32_V; }
vlse32_v 3 { (V, Base, X) => VLSE32_V; }
vsse32_v 3 { (V, Base, X) => VSSE32_V; }
vle64_v 2 { (V, Base) => VLE64_V; }
vse64_v 2 { (V, Base) => VSE64_V; }
vlse64_v 3 { (V, Base, X) => VLSE64_V; }
vsse64_v 3 { (V, Base, X) => VSSE64_V; }
vadd_vv 3 { (V, V, V) => VADD_VV; }
vadd_vx 3 { (V, V, X) => VADD_VX; }
vsub_vv 3 { (V, V, V) => VSUB_VV; }
vsub_vx 3 { (V, V, X) => VSUB_VX; }
vmul_vv 3 { (V, V, V) => VMUL_VV; }
vmul_vx 3 { (V, V, X) => VMUL_VX; }
vand_vv 3 { (V, V, V) => VAND_VV; }
vand_vx 3 { (V, V, X) => VAND_VX; }
vor_vv 3 { (V, V, V) => VOR_VV; }
vor_vx 3 { (V, V, X) => VOR_VX; }
vxor_vv 3 { (V, V, V) => VXOR_VV; }
vxor_vx 3 { (V, V, X) => VXOR_VX; }
vmin_vv 3 { (V, V, V) => VMIN_VV; }
vmin_vx 3 { (V, V, X) => VMIN_VX; }
vmax_vv 3 { (V, V, V) => VMAX_VV; }
vmax_vx 3 { (V, V, X) => VMAX_VX; }
vsll_vv 3 { (V, V, V) => VSLL_VV; }
vsll_vx 3 { (V, V, X) => VSLL_VX; }
vsrl_vv 3 { (V, V, V) => VSRL_VV; }
vsrl_vx 3 { (V, V, X) => VSRL_VX; }
vsra_vv 3 { (V, V, V) => VSRA_VV; }
vsra_vx 3 { (V, V, X) => VSRA_VX; }
vadd_vi 3 { (V, V, i64) => VADD_VI; }
vfadd_vv 3 { (V, V, V) => VFADD_VV; }
vfadd_vf 3 { (V, V, F) => VFADD_VF; }
vfsub_vv 3 { (V, V, V) => VFSUB_VV; }
vfsub_vf 3 { (V, V, F) => VFSUB_VF; }
vfmul_vv 3 { (V, V, V) => VFMUL_VV; }
vfmul_vf 3 { (V, V, F) => VFMUL_VF; }
vfdiv_vv 3 { (V, V, V) => VFDIV_VV; }
vfdiv_vf 3 { (V, V, F) => VFDIV_VF; }
vfmin_vv 3 { (V, V, V) => VFMIN_VV; }
vfmin_vf 3 { (V, V, F) => VFMIN_VF; }
vfmax_vv 3 { (V, V, V) => VFMAX_VV; }
vfmax_vf 3 { (V, V, F) => VFMAX_VF; }
vfmacc_vv 3 { (V, V, V) => VFMACC_VV; }
vfmacc_vf 3 { (V, F, V) => VFMACC_VF; }
vfnmsac_vv 3 { (V, V, V) => VFNMSAC_VV; }
vfnmsac_vf 3 { (V, F, V) => VFNMSAC_VF; }
vfmadd_vv 3 { (V, V, V) => VFMADD_VV; }
vfmadd_vf 3 { (V, F, V) => VFMADD_VF; }
vmacc_vv 3 { (V, V, V) => VMACC_VV; }
vfsqrt_v 2 { (V, V) => VFSQRT_V; }
vmv_v_v 2 { (V, V) => VMV_V_V; }
vmv_v_i 2 { (V, i64) => VMV_V_I; }
vmv_v_x 2 { (V, X) => VMV_V_X; }
vmv_x_s 2 { (X, V) => VMV_X_S; }
vmv_s_x 2 { (V, X) => VMV_S_X; }
vfmv_v_f 2 { (V, F) => VFMV_V_F; }
vfmv_f_s 2 { (F, V) => VFMV_F_S; }
vfmv_s_f 2 { (V, F) => VFMV_S_F; }
vfredusum_vs 3 { (V, V, V) => VFREDUSUM_VS; }
vfredosum_vs 3 { (V, V, V) => VFREDOSUM_VS; }
vredsum_vs 3 { (V, V, V) => VREDSUM_VS; }
vfredmax_vs 3 { (V, V, V) => VFREDMAX_VS; }
vid_v 1 { (V) => VID_V; }
vrgather_vv 3 { (V, V, V) => VRGATHER_VV; }
li 2 { (X, i64) => LI; }}
