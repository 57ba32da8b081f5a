//===-- patterns_v.td - vectors of up to 128 bits, for any register width ------------------------------------===//
//
// Narrow vectors use the arithmetic of 128-bit vectors: lanes above theirs are undefined. Memory accesses, shuffles and
// comparisons use their exact length. States are vector lengths and types (vsetvli): see VState.
//===---------------------------------------------------------------------------------------------------------===//

// The machine's state: length in bits 8 to 12, then policies (tail agnostic; masked lanes agnostic, or kept), log2 of
// the element size in bytes, group size (one half for instructions that produce or read elements of half the size).
//
// The same patterns serve native vectors, whose length is that of a full register, or the same fraction of one as in
// 128-bit registers: this length replaces the state's, unless the state is marked as exact.
defvar ExactLength = 0x2000;
class VState<int lanes, int log2bytes, bit keeps = 0, bit half = 0> {
  int Value = !add(!shl(lanes, 8), !if(keeps, 0x40, 0xc0), !shl(log2bytes, 3), !if(half, 7, 0));
}

// A vector type and its properties for patterns: the type of its lanes in registers, its mask, its states.
class VTInfo<ValueType vt, int log2bytes, ValueType lane, RegisterClass rc> {
  ValueType VT = vt; int Lanes = vt.nElem; int Log2 = log2bytes; ValueType Lane = lane; RegisterClass RC = rc;
  ValueType Mask = !cast<ValueType>("v"#vt.nElem#"i1");
  int State = VState<vt.nElem, log2bytes>.Value;
  int Keep = VState<vt.nElem, log2bytes, 1>.Value;
  int Half = VState<vt.nElem, log2bytes, 0, 1>.Value;
  bit IsFloat = vt.isFP;
  int Bits = !shl(8, log2bytes);
}
foreach vt = [v2i8, v4i8, v8i8, v16i8] in def VI_#vt : VTInfo<vt, 0, i32, GPR>;
foreach vt = [v2i16, v4i16, v8i16] in def VI_#vt : VTInfo<vt, 1, i32, GPR>;
foreach vt = [v2i32, v4i32] in def VI_#vt : VTInfo<vt, 2, i32, GPR>;
def VI_v2i64 : VTInfo<v2i64, 3, i64, GPR>;
foreach vt = [v2f32, v4f32] in def VI_#vt : VTInfo<vt, 2, f32, FPR32>;
def VI_v2f64 : VTInfo<v2f64, 3, f64, FPR64>;
defvar Ints128 = [VI_v16i8, VI_v8i16, VI_v4i32, VI_v2i64];
defvar Floats128 = [VI_v4f32, VI_v2f64];
defvar AllInts = [VI_v2i8, VI_v4i8, VI_v8i8, VI_v16i8, VI_v2i16, VI_v4i16, VI_v8i16, VI_v2i32, VI_v4i32, VI_v2i64];
defvar AllFloats = [VI_v2f32, VI_v4f32, VI_v2f64];
defvar AllVectors = !listconcat(AllInts, AllFloats);

def vimm5 : ImmRange<i64, -16, 15>;
def vuimm5 : ImmRange<i64, 0, 31>;

//===-- Integers ---------------------------------------------------------------------------------------------===//

class VBin<VTInfo t, SDNode op, string inst>
    : Pat<(t.VT (op t.VT:$a, t.VT:$b)), (WITH_STATE (!cast<Instruction>(inst#"_VV") VR:$a, VR:$b), t.State)>;

class VDivide<VTInfo t, SDNode op, Instruction inst>
    : Pat<(t.VT (op t.VT:$a, t.VT:$b)),
          (WITH_STATE (VMERGE_VIM (inst VR:$a, VR:$b), 0, (VMSEQ_VI VR:$b, 0)), t.State)>;

foreach t = Ints128 in {
  def : VBin<t, add, "VADD">;
  def : VBin<t, sub, "VSUB">;
  def : VBin<t, mul, "VMUL">;
  def : VBin<t, and, "VAND">;
  def : VBin<t, or, "VOR">;
  def : VBin<t, xor, "VXOR">;
  def : VBin<t, smin, "VMIN">;
  def : VBin<t, smax, "VMAX">;
  def : VBin<t, umin, "VMINU">;
  def : VBin<t, umax, "VMAXU">;
  def : VBin<t, saddsat, "VSADD">;
  def : VBin<t, uaddsat, "VSADDU">;
  def : VBin<t, ssubsat, "VSSUB">;
  def : VBin<t, usubsat, "VSSUBU">;
  // Division by zero returns all ones; the result is changed to zero.
  def : VDivide<t, sdiv, VDIV_VV>;
  def : VDivide<t, udiv, VDIVU_VV>;
  def : VBin<t, srem, "VREM">;
  def : VBin<t, urem, "VREMU">;
  def : VBin<t, mulhs, "VMULH">;
  def : VBin<t, mulhu, "VMULHU">;
  // Shift amounts are modulo the lane width, like in the machine.
  def : VBin<t, shl, "VSLL">;
  def : VBin<t, srl, "VSRL">;
  def : VBin<t, sra, "VSRA">;
  def : Pat<(t.VT (ineg t.VT:$a)), (WITH_STATE (VRSUB_VI VR:$a, 0), t.State)>;
  def : Pat<(t.VT (not t.VT:$a)), (WITH_STATE (VXOR_VI VR:$a, -1), t.State)>;
  def : Pat<(t.VT (abs t.VT:$a)), (WITH_STATE (VMAX_VV VR:$a, (VRSUB_VI VR:$a, 0)), t.State)>;
}

// Lanes of another width.
class VConv<VTInfo to, SDNode op, VTInfo from, Instruction inst, int state>
    : Pat<(to.VT (op from.VT:$a)), (WITH_STATE (inst VR:$a), state)>;
foreach n = [2, 4, 8] in {
  defvar a = !cast<VTInfo>("VI_v"#n#"i8"); defvar b = !cast<VTInfo>("VI_v"#n#"i16");
  def : VConv<b, sext, a, VSEXT_VF2, b.State>;
  def : VConv<b, zext, a, VZEXT_VF2, b.State>;
  def : Pat<(a.VT (trunc b.VT:$a)), (WITH_STATE (VNSRL_WI VR:$a, 0), a.Half)>;
}
foreach n = [2, 4] in {
  defvar a = !cast<VTInfo>("VI_v"#n#"i16"); defvar b = !cast<VTInfo>("VI_v"#n#"i32");
  defvar c = !cast<VTInfo>("VI_v"#n#"i8");
  def : VConv<b, sext, a, VSEXT_VF2, b.State>;
  def : VConv<b, zext, a, VZEXT_VF2, b.State>;
  def : VConv<b, sext, c, VSEXT_VF4, b.State>;
  def : VConv<b, zext, c, VZEXT_VF4, b.State>;
  def : Pat<(a.VT (trunc b.VT:$a)), (WITH_STATE (VNSRL_WI VR:$a, 0), a.Half)>;
}
foreach from = [VI_v2i8, VI_v2i16, VI_v2i32] in {
  defvar f = !cond(!eq(from.Log2, 0) : "8", !eq(from.Log2, 1) : "4", true : "2");
  def : VConv<VI_v2i64, sext, from, !cast<Instruction>("VSEXT_VF"#f), VI_v2i64.State>;
  def : VConv<VI_v2i64, zext, from, !cast<Instruction>("VZEXT_VF"#f), VI_v2i64.State>;
}
def : Pat<(v2i32 (trunc v2i64:$a)), (WITH_STATE (VNSRL_WI VR:$a, 0), VI_v2i32.Half)>;

//===-- Floats -----------------------------------------------------------------------------------------------===//

foreach t = Floats128 in {
  def : VBin<t, fadd, "VFADD">;
  def : VBin<t, fsub, "VFSUB">;
  def : VBin<t, fmul, "VFMUL">;
  def : VBin<t, fdiv, "VFDIV">;
  def : Pat<(t.VT (fma t.VT:$a, t.VT:$b, t.VT:$c)), (WITH_STATE (VFMACC_VV VR:$c, VR:$a, VR:$b), t.State)>;
  // Either a multiplicand or the addend may be overwritten.
  def : Pat<(t.VT (fma t.VT:$a, t.VT:$b, t.VT:$c)), (WITH_STATE (VFMADD_VV VR:$a, VR:$b, VR:$c), t.State)>;
  def : Pat<(t.VT (fma t.VT:$a, t.VT:$b, t.VT:$c)), (WITH_STATE (VFMADD_VV VR:$b, VR:$a, VR:$c), t.State)>;
  def : Pat<(t.VT (fsqrt t.VT:$a)), (WITH_STATE (VFSQRT_V VR:$a), t.State)>;
  def : Pat<(t.VT (fneg t.VT:$a)), (WITH_STATE (VFSGNJN_VV VR:$a, VR:$a), t.State)>;
  def : Pat<(t.VT (fabs t.VT:$a)), (WITH_STATE (VFSGNJX_VV VR:$a, VR:$a), t.State)>;
  def : Pat<(t.VT (fminlt t.VT:$a, t.VT:$b)), (WITH_STATE (VMERGE_VVM VR:$b, VR:$a, (VMFLT_VV VR:$a, VR:$b)), t.State)>;
  def : Pat<(t.VT (fmaxgt t.VT:$a, t.VT:$b)), (WITH_STATE (VMERGE_VVM VR:$b, VR:$a, (VMFLT_VV VR:$b, VR:$a)), t.State)>;
}
// Round towards zero: round to nearest, then one step back if the result is further from zero. (The instructions with a
// static rounding mode crash QEMU before version 8 if the mode is not known yet.)
class VTrunc<VTInfo to, SDNode op, VTInfo from, dag truncated> : Pat<(to.VT (op from.VT:$a)), truncated>;
class VTruncated<Instruction toInt, Instruction toFloat, dag value, VTInfo t> {
  defvar nearest = (toInt value);
  defvar beyond = (VMFLT_VV (VFSGNJX_VV value, value), (VFSGNJX_VV (toFloat nearest), (toFloat nearest)));
  defvar sign = !if(!eq(t.Log2, 3), (VSRA_VX value, (LI 63)), (VSRA_VI value, 31));
  dag Value = (WITH_STATE (VSUB_VV_MASK nearest, nearest, (VOR_VI sign, 1), beyond), t.Keep);
}
foreach p = [4, 2] in {
  defvar i = !if(!eq(p, 4), VI_v4i32, VI_v2i64);
  defvar f = !if(!eq(p, 4), VI_v4f32, VI_v2f64);
  def : VConv<f, sint_to_fp, i, VFCVT_F_X_V, f.State>;
  def : VConv<f, uint_to_fp, i, VFCVT_F_XU_V, f.State>;
  def : VTrunc<i, fp_to_sint, f, VTruncated<VFCVT_X_F_V, VFCVT_F_X_V, (COPY_TO_REGCLASS VR:$a, VR), i>.Value>;
  def : VTrunc<i, fp_to_uint, f, VTruncated<VFCVT_XU_F_V, VFCVT_F_XU_V, (COPY_TO_REGCLASS VR:$a, VR), i>.Value>;
}
def : VConv<VI_v2f64, sint_to_fp, VI_v2i32, VFWCVT_F_X_V, VI_v2i32.Half>;
def : VConv<VI_v2f64, uint_to_fp, VI_v2i32, VFWCVT_F_XU_V, VI_v2i32.Half>;
def : VConv<VI_v2f32, sint_to_fp, VI_v2i64, VFNCVT_F_X_W, VI_v2i32.Half>;
def : VConv<VI_v2f32, uint_to_fp, VI_v2i64, VFNCVT_F_XU_W, VI_v2i32.Half>;
foreach op = [fp_to_sint, fp_to_uint] in {
  defvar toInt = !if(!eq(op, fp_to_sint), VFCVT_X_F_V, VFCVT_XU_F_V);
  defvar toFloat = !if(!eq(op, fp_to_sint), VFCVT_F_X_V, VFCVT_F_XU_V);
  defvar same = (COPY_TO_REGCLASS VR:$a, VR);
  defvar wide = (WITH_STATE (VFWCVT_F_F_V VR:$a), VI_v2i32.Half);
  // Too large values are already integers and stay unchanged.
  defvar narrow = !if(!eq(op, fp_to_sint), VNCLIP_WI, VNCLIPU_WI);
  def : VTrunc<VI_v2i32, op, VI_v2f64, (WITH_STATE (narrow VTruncated<toInt, toFloat, same, VI_v2i64>.Value, 0), VI_v2i32.Half)>;
  def : VTrunc<VI_v2i64, op, VI_v2f32, VTruncated<toInt, toFloat, wide, VI_v2i64>.Value>;
}
def : VConv<VI_v2f64, fpextend, VI_v2f32, VFWCVT_F_F_V, VI_v2i32.Half>;
def : VConv<VI_v2f32, fpround, VI_v2f64, VFNCVT_F_F_W, VI_v2i32.Half>;

//===-- Comparisons, choices and masks -----------------------------------------------------------------------===//

class VCmp<VTInfo t, CondCode cc, dag result>
    : Pat<(t.Mask (setcc t.VT:$a, t.VT:$b, cc)), (WITH_STATE result, t.State)>;
foreach t = AllInts in {
  def : VCmp<t, SETEQ, (VMSEQ_VV VR:$a, VR:$b)>;
  def : VCmp<t, SETNE, (VMSNE_VV VR:$a, VR:$b)>;
  def : VCmp<t, SETLT, (VMSLT_VV VR:$a, VR:$b)>;
  def : VCmp<t, SETLE, (VMSLE_VV VR:$a, VR:$b)>;
  def : VCmp<t, SETGT, (VMSLT_VV VR:$b, VR:$a)>;
  def : VCmp<t, SETGE, (VMSLE_VV VR:$b, VR:$a)>;
  def : VCmp<t, SETULT, (VMSLTU_VV VR:$a, VR:$b)>;
  def : VCmp<t, SETULE, (VMSLEU_VV VR:$a, VR:$b)>;
  def : VCmp<t, SETUGT, (VMSLTU_VV VR:$b, VR:$a)>;
  def : VCmp<t, SETUGE, (VMSLEU_VV VR:$b, VR:$a)>;
}
foreach t = AllFloats in {
  def : VCmp<t, SETEQ, (VMFEQ_VV VR:$a, VR:$b)>;
  def : VCmp<t, SETNE, (VMFNE_VV VR:$a, VR:$b)>;
  def : VCmp<t, SETLT, (VMFLT_VV VR:$a, VR:$b)>;
  def : VCmp<t, SETLE, (VMFLE_VV VR:$a, VR:$b)>;
  def : VCmp<t, SETGT, (VMFLT_VV VR:$b, VR:$a)>;
  def : VCmp<t, SETGE, (VMFLE_VV VR:$b, VR:$a)>;
  // Unordered comparisons are the inverse of ordered ones.
  def : VCmp<t, SETULT, (VMNOT_M (VMFLE_VV VR:$b, VR:$a))>;
  def : VCmp<t, SETULE, (VMNOT_M (VMFLT_VV VR:$b, VR:$a))>;
  def : VCmp<t, SETUGT, (VMNOT_M (VMFLE_VV VR:$a, VR:$b))>;
  def : VCmp<t, SETUGE, (VMNOT_M (VMFLT_VV VR:$a, VR:$b))>;
  def : VCmp<t, SETO, (VMAND_MM (VMFEQ_VV VR:$a, VR:$a), (VMFEQ_VV VR:$b, VR:$b))>;
  def : VCmp<t, SETUO, (VMOR_MM (VMFNE_VV VR:$a, VR:$a), (VMFNE_VV VR:$b, VR:$b))>;
  def : VCmp<t, SETONE, (VMOR_MM (VMFLT_VV VR:$a, VR:$b), (VMFLT_VV VR:$b, VR:$a))>;
  def : VCmp<t, SETUEQ, (VMNOR_MM (VMFLT_VV VR:$a, VR:$b), (VMFLT_VV VR:$b, VR:$a))>;
}
foreach t = AllVectors in
  def : Pat<(t.VT (vselect t.Mask:$m, t.VT:$a, t.VT:$b)), (WITH_STATE (VMERGE_VVM VR:$b, VR:$a, VM:$m), t.State)>;

foreach n = [2, 4, 8, 16] in {
  defvar m = !cast<ValueType>("v"#n#"i1");
  defvar state = VState<n, 0>.Value;
  def : Pat<(m (and m:$a, m:$b)), (WITH_STATE (VMAND_MM VM:$a, VM:$b), state)>;
  def : Pat<(m (or m:$a, m:$b)), (WITH_STATE (VMOR_MM VM:$a, VM:$b), state)>;
  def : Pat<(m (xor m:$a, m:$b)), (WITH_STATE (VMXOR_MM VM:$a, VM:$b), state)>;
  def : Pat<(m (not m:$a)), (WITH_STATE (VMNOT_M VM:$a), state)>;
  // Mask bits as a 16-bit number; the bits above the lanes are cleared.
  def : Pat<(i64 (movemask m:$a)), !if(!eq(n, 16), (ZEXT_H (WITH_STATE (VMV_X_S VM:$a), VState<1, 1>.Value)),
                                       (ANDI (WITH_STATE (VMV_X_S VM:$a), VState<1, 1>.Value), !add(!shl(1, n), -1)))>;
  def : Pat<(m (mask_of_bits (i64 GPR:$a))), (WITH_STATE (VMV_S_X GPR:$a), VState<1, 1>.Value)>;
  def : Pat<(m (vselect m:$m, m:$a, m:$b)),
            (WITH_STATE (VMOR_MM (VMAND_MM VM:$a, VM:$m), (VMANDN_MM VM:$b, VM:$m)), state)>;
}
// Half masks are the bits of one byte, or bytes.
foreach n = [2, 4] in {
  defvar half = !cast<ValueType>("v"#n#"i1"); defvar whole = !cast<ValueType>("v"#!shl(n, 1)#"i1");
  defvar byte = VState<1, 0>.Value;
  def : Pat<(half (upper_half whole:$a)), (WITH_STATE (VSRL_VI VM:$a, n), byte)>;
  def : Pat<(whole (concat half:$a, half:$b)),
            (WITH_STATE (VOR_VV (VAND_VI VM:$a, !add(!shl(1, n), -1)), (VSLL_VI VM:$b, n)), byte)>;
}
def : Pat<(v8i1 (upper_half v16i1:$a)), (WITH_STATE (VSLIDEDOWN_VI VM:$a, 1), VState<1, 0>.Value)>;
def : Pat<(v16i1 (concat v8i1:$a, v8i1:$b)), (WITH_STATE (VSLIDEUP_VI VM:$a, VM:$b, 1), VState<2, 0>.Value)>;

//===-- Memory -----------------------------------------------------------------------------------------------===//

foreach t = AllVectors in {
  defvar load = "VLE"#t.Bits#"_V"; defvar store = "VSE"#t.Bits#"_V";
  def : Pat<(t.VT (ld addr:$p)), (WITH_STATE (!cast<Instruction>(load) addr:$p), t.State)>;
  def : Pat<(st t.VT:$v, addr:$p), (WITH_STATE (!cast<Instruction>(store) VR:$v, addr:$p), t.State)>;
  def : Pat<(st_nt t.VT:$v, addr:$p), (WITH_STATE (!cast<Instruction>(store) VR:$v, addr:$p), t.State)>;
  def : Pat<(t.VT (masked_ld addr:$p, t.Mask:$m)),
            (WITH_STATE (!cast<Instruction>(load#"_MASK") (VMV_V_I 0), addr:$p, VM:$m), t.Keep)>;
  def : Pat<(t.VT (masked_ld_over addr:$p, t.Mask:$m, t.VT:$v)),
            (WITH_STATE (!cast<Instruction>(load#"_MASK") VR:$v, addr:$p, VM:$m), t.Keep)>;
  def : Pat<(masked_st t.VT:$v, addr:$p, t.Mask:$m),
            (WITH_STATE (!cast<Instruction>(store#"_MASK") VR:$v, addr:$p, VM:$m), t.State)>;
}

//===-- Lanes and halves -------------------------------------------------------------------------------------===//

foreach t = AllVectors in {
  defvar get = !cond(t.IsFloat : VFMV_F_S, true : VMV_X_S);
  defvar put = !cond(t.IsFloat : VFMV_S_F, true : VMV_S_X);
  foreach n = !range(0, t.Lanes) in {
    defvar lane = !if(!eq(n, 0), (get VR:$a), (get (VSLIDEDOWN_VI VR:$a, n)));
    // Lanes narrower than 32 bits must be zero-extended.
    if !lt(t.Log2, 2) then {
      defvar extend = !if(!eq(t.Log2, 0), ZEXT_B, ZEXT_H);
      defvar narrow = !if(!eq(t.Log2, 0), i8, i16);
      def : Pat<(i32 (zext (narrow (extractelt t.VT:$a, (i32 n))))), (extend (WITH_STATE lane, t.State))>;
    } else {
      def : Pat<(t.Lane (extractelt t.VT:$a, (i32 n))), (WITH_STATE lane, t.State)>;
    }
    // A slide that ends with the lane: later lanes are kept as the tail.
    defvar upto = !add(ExactLength, !shl(!add(n, 1), 8), 0x80, !shl(t.Log2, 3));
    def : Pat<(t.VT (insertelt t.VT:$a, (t.Lane t.RC:$s), (i32 n))),
              (WITH_STATE (VSLIDEUP_VI VR:$a, (put t.RC:$s), n), upto)>;
  }
}
foreach pair = [["v4i8", "v2i8"], ["v8i8", "v4i8"], ["v16i8", "v8i8"], ["v4i16", "v2i16"], ["v8i16", "v4i16"],
                ["v4i32", "v2i32"], ["v4f32", "v2f32"]] in {
  defvar y = !cast<VTInfo>("VI_"#!head(pair)); defvar x = !cast<VTInfo>("VI_"#!head(!tail(pair)));
  def : Pat<(x.VT (upper_half y.VT:$a)), (WITH_STATE (VSLIDEDOWN_VI VR:$a, x.Lanes), x.State)>;
  def : Pat<(y.VT (concat x.VT:$a, x.VT:$b)), (WITH_STATE (VSLIDEUP_VI VR:$a, VR:$b, x.Lanes), y.State)>;
  def : Pat<(y.VT (twice x.VT:$a)), (WITH_STATE (VSLIDEUP_VI VR:$a, VR:$a, x.Lanes), y.State)>;
}
// A vector of one lane is a scalar: halves of two lanes are lanes.

//===-- Shuffles ---------------------------------------------------------------------------------------------===//

foreach t = AllVectors in {
  defvar n = t.Lanes;
  defvar ints = !cast<ValueType>("v"#n#"i"#t.Bits);
  // Lane numbers are modulo the number of lanes.
  def : Pat<(t.VT (permute t.VT:$a, ints:$i)), (WITH_STATE (VRGATHER_VV VR:$a, (VAND_VI VR:$i, !add(n, -1))), t.State)>;
  // Lane i is lane i / 2 of the first vector, or of the second one if i is odd.
  defvar odd = (VMSNE_VI (VAND_VI (VID_V), 1), 0);
  defvar low = (VSRL_VI (VID_V), 1);
  defvar high = (VADD_VI (VSRL_VI (VID_V), 1), !srl(n, 1));
  def : Pat<(t.VT (interleave_low t.VT:$a, t.VT:$b)),
            (WITH_STATE (VMERGE_VVM (VRGATHER_VV VR:$a, low), (VRGATHER_VV VR:$b, low), odd), t.State)>;
  def : Pat<(t.VT (interleave_high t.VT:$a, t.VT:$b)),
            (WITH_STATE (VMERGE_VVM (VRGATHER_VV VR:$a, high), (VRGATHER_VV VR:$b, high), odd), t.State)>;
  foreach first = !range(1, n) in
    def : Pat<(t.VT (align t.VT:$a, t.VT:$b, (i32 !shl(first, t.Log2)))),
              (WITH_STATE (VSLIDEUP_VI (VSLIDEDOWN_VI VR:$a, first), VR:$b, !sub(n, first)), t.State)>;
  def : Pat<(t.VT (compress t.VT:$a, t.Mask:$m)),
            (WITH_STATE (VCOMPRESS_INTO (VMV_V_I 0), VR:$a, VM:$m), !add(!shl(n, 8), 0x80, !shl(t.Log2, 3)))>;
  def : Pat<(t.VT (expand t.VT:$a, t.Mask:$m)),
            (WITH_STATE (VRGATHER_VV_MASK (VMV_V_I 0), VR:$a, (VIOTA_M VM:$m), VM:$m), t.Keep)>;
}
// Negative lane numbers select zero.
def : Pat<(v16i8 (lookup v16i8:$a, v16i8:$i)),
          (WITH_STATE (VMERGE_VIM (VRGATHER_VV VR:$a, (VAND_VI VR:$i, 15)), 0, (VMSLE_VI VR:$i, -1)), VI_v16i8.State)>;
