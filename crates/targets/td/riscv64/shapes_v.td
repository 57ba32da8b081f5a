//===-- shapes_v.td - formats, operands and families of vector instructions ----------------------------------===//
//
// Every instruction with a mask has two rows: NAME, which works on all lanes, and NAME_MASK, whose last operand is v0
// and whose first input holds the values of inactive lanes. Assembly omits that input: it is the result's register.
//===---------------------------------------------------------------------------------------------------------===//

//===-- Registers and operands -------------------------------------------------------------------------------===//

// v0 as the mask of an instruction.
let Predicates = [HasStdExtV], SubRegs = [V0], SubRegIndices = [sub_mask] in {
  def V0T : RISCVReg<"v0.t", 0>;
}

// Only v0 can be the mask of an instruction, so it comes last in allocation order.
def VR : RISCVClass<[v16i8, v8i16, v4i32, v2i64, v4f32, v2f64, v8i8, v4i16, v2i32, v2f32, v4i8, v2i16, v2i8],
                    128, (add (sequence "V%u", 1, 31), V0), "VMV1R_V", "VL1RE8_V", "VS1R_V"> { let Size = 128; }
// Groups of two, four and eight registers are named after their first one.
def VRM2 : RISCVClass<[untyped], 128, (add (decimate (sequence "V%u", 2, 31), 2), V0), "VMV2R_V", "VL2RE8_V", "VS2R_V"> {
  let Size = 256;
}
let isAllocatable = 0 in {
  def VRM4 : RISCVClass<[untyped], 128, (decimate (sequence "V%u", 0, 31), 4)>;
  def VRM8 : RISCVClass<[untyped], 128, (decimate (sequence "V%u", 0, 31), 8)>;
}
// Masks: one bit per lane.
def VM : RISCVClass<[v1i1, v2i1, v4i1, v8i1, v16i1], 128, (add (sequence "V%u", 1, 31), V0), "VMV1R_V", "VL1RE8_V", "VS1R_V"> {
  let Size = 128;
}
class VSubset<list<ValueType> types, dag members>
    : RISCVClass<types, 128, members, "VMV1R_V", "VL1RE8_V", "VS1R_V"> { let Size = 128; }
def VRNoV0 : VSubset<VR.RegTypes, (sequence "V%u", 1, 31)>;
def VMV0 : VSubset<VM.RegTypes, (add V0T)>;
def VMCarry : VSubset<VM.RegTypes, (add V0)>;

// Element width, group size (LMUL), policies for tail and masked lanes: e32, m1, ta, ma.
defvar SewNames = ["e8", "e16", "e32", "e64"];
defvar LmulNames = ["m1", "m2", "m4", "m8", "", "mf8", "mf4", "mf2"];
def vtype : RISCVNames<8, !foreach(n, !range(0, 256), !if(!or(!eq(!and(n, 7), 4), !ne(!and(n, 32), 0)), "", !strconcat(
    SewNames[!and(!srl(n, 3), 3)], ", ", LmulNames[!and(n, 7)], ", ", !if(!ne(!and(n, 64), 0), "ta", "tu"), ", ",
    !if(!ne(!and(n, 128), 0), "ma", "mu"))))>;

// The address of a gather or scatter: a base plus the lanes of an offset vector.
class RISCVMemVector<int element> : RISCVMemZero<element> {
  let MIOperandInfo = (ops GPR, VR);
  let isVectorIndex = 1;
  let AddressText = "($base), $index";
}
def memvx : RISCVMemVector<8>;

//===-- Formats ----------------------------------------------------------------------------------------------===//

class OpKind<bits<3> value> { bits<3> Value = value; }
def OPIVV : OpKind<0b000>; def OPFVV : OpKind<0b001>; def OPMVV : OpKind<0b010>; def OPIVI : OpKind<0b011>;
def OPIVX : OpKind<0b100>; def OPFVF : OpKind<0b101>; def OPMVX : OpKind<0b110>; def OPCFG : OpKind<0b111>;

//  31    26 25 24 20 19 15 14  12 11  7 6      0
// | funct6 |vm| vs2 | vs1 |funct3|  vd | opcode |
class RVInstV<bits<6> funct6, bit mask, OpKind kind, dag outs, dag ins, string asm> : RVInst<0b1010111, outs, ins, asm> {
  bits<5> vs2; bits<5> vs1; bits<5> vd; bits<5> vm;
  let Inst{31-26} = funct6; let Inst{25} = mask; let Inst{24-20} = vs2; let Inst{19-15} = vs1;
  let Inst{14-12} = kind.Value; let Inst{11-7} = vd;
  let Predicates = [HasStdExtV];
}

class RVInstVRotate<bit mask, dag outs, dag ins, string asm> : RVInst<0b1010111, outs, ins, asm> {
  bits<5> vs2; bits<6> imm; bits<5> vd; bits<5> vm;
  let Inst{31-27} = 0b01010; let Inst{26} = imm{5}; let Inst{25} = mask; let Inst{24-20} = vs2; let Inst{19-15} = imm{4-0};
  let Inst{14-12} = OPIVI.Value; let Inst{11-7} = vd;
  let Predicates = [HasStdExtZvbb];
}

//===-- Families: operands of the two rows -------------------------------------------------------------------===//
//
// The destination must differ from the sources if it is written before all of the source is read ("early").

class VConstraints<bit early, string tie> {
  string Value = !cond(!and(early, !ne(tie, "")) : "@earlyclobber $vd,"#tie, early : "@earlyclobber $vd", true : tie);
}

// One or two sources, the second one a vector, a register or a number: vop vd, vs2, vs1.
multiclass VOp<bits<6> funct6, OpKind kind, string asm, DAGOperand src, bit early = 0, RegisterClass masked = VRNoV0> {
  let Constraints = VConstraints<early, "">.Value in
    def "" : RVInstV<funct6, 1, kind, (outs VR:$vd), (ins VR:$vs2, src:$vs1), asm#"\t$vd, $vs2, $vs1">;
  let Constraints = VConstraints<early, "$passthru = $vd">.Value in
    def _MASK : RVInstV<funct6, 0, kind, (outs masked:$vd), (ins masked:$passthru, VR:$vs2, src:$vs1, VMV0:$vm),
                        asm#"\t$vd, $vs2, $vs1, $vm">;
}
multiclass VOp_VV<bits<6> funct6, OpKind kind, string asm, bit early = 0, string suffix = "vv"> {
  defm _#!toupper(suffix) : VOp<funct6, kind, asm#"."#suffix, VR, early>;
}
// Integer operations in up to three forms; the name lists those that exist.
multiclass VI_VV_VX<bits<6> funct6, string asm, bit early = 0, string w = "v"> {
  defm _#!toupper(w)#V : VOp<funct6, OPIVV, asm#"."#w#"v", VR, early>;
  defm _#!toupper(w)#X : VOp<funct6, OPIVX, asm#"."#w#"x", GPR, early>;
}
multiclass VI_VX_VI<bits<6> funct6, string asm, DAGOperand imm = simm5, bit early = 0> {
  defm _VX : VOp<funct6, OPIVX, asm#".vx", GPR, early>;
  defm _VI : VOp<funct6, OPIVI, asm#".vi", imm, early>;
}
multiclass VI_VV_VX_VI<bits<6> funct6, string asm, DAGOperand imm = simm5, bit early = 0, string w = "v">
    : VI_VV_VX<funct6, asm, early, w> {
  defm _#!toupper(w)#I : VOp<funct6, OPIVI, asm#"."#w#"i", imm, early>;
}
multiclass VM_VV_VX<bits<6> funct6, string asm, bit early = 0, string w = "v"> {
  defm _#!toupper(w)#V : VOp<funct6, OPMVV, asm#"."#w#"v", VR, early>;
  defm _#!toupper(w)#X : VOp<funct6, OPMVX, asm#"."#w#"x", GPR, early>;
}
multiclass VF_VV_VF<bits<6> funct6, string asm, bit early = 0, string w = "v"> {
  defm _#!toupper(w)#V : VOp<funct6, OPFVV, asm#"."#w#"v", VR, early>;
  defm _#!toupper(w)#F : VOp<funct6, OPFVF, asm#"."#w#"f", FPR64, early>;
}
// Comparisons: the result is a mask, which may be v0 itself.
multiclass VC<bits<6> funct6, OpKind kind, string asm, DAGOperand src> {
  def "" : RVInstV<funct6, 1, kind, (outs VM:$vd), (ins VR:$vs2, src:$vs1), asm#"\t$vd, $vs2, $vs1">;
  let Constraints = "$passthru = $vd" in
    def _MASK : RVInstV<funct6, 0, kind, (outs VM:$vd), (ins VM:$passthru, VR:$vs2, src:$vs1, VMV0:$vm),
                        asm#"\t$vd, $vs2, $vs1, $vm">;
}
multiclass VCI_VV<bits<6> funct6, string asm> { defm _VV : VC<funct6, OPIVV, asm#".vv", VR>; }
multiclass VCI_VX<bits<6> funct6, string asm> { defm _VX : VC<funct6, OPIVX, asm#".vx", GPR>; }
multiclass VCI_VI<bits<6> funct6, string asm> { defm _VI : VC<funct6, OPIVI, asm#".vi", simm5>; }
multiclass VCF_VV<bits<6> funct6, string asm> { defm _VV : VC<funct6, OPFVV, asm#".vv", VR>; }
multiclass VCF_VF<bits<6> funct6, string asm> { defm _VF : VC<funct6, OPFVF, asm#".vf", FPR64>; }
// Reductions: lane 0 of vs1 and all lanes of vs2 to lane 0 of vd; vd may overlap the sources.
multiclass VRed<bits<6> funct6, OpKind kind, string asm> {
  def _VS : RVInstV<funct6, 1, kind, (outs VR:$vd), (ins VR:$vs2, VR:$vs1), asm#".vs\t$vd, $vs2, $vs1">;
  let Constraints = "$passthru = $vd" in
    def _VS_MASK : RVInstV<funct6, 0, kind, (outs VR:$vd), (ins VR:$passthru, VR:$vs2, VR:$vs1, VMV0:$vm),
                           asm#".vs\t$vd, $vs2, $vs1, $vm">;
}
// One source; the field of vs1 selects the operation.
multiclass VUn<bits<6> funct6, bits<5> what, OpKind kind, string asm, bit early = 0, RegisterClass rc = VR> {
  let vs1 = what in {
    let Constraints = VConstraints<early, "">.Value in
      def "" : RVInstV<funct6, 1, kind, (outs rc:$vd), (ins rc:$vs2), asm#"\t$vd, $vs2">;
    let Constraints = VConstraints<early, "$passthru = $vd">.Value in
      def _MASK : RVInstV<funct6, 0, kind, (outs VRNoV0:$vd), (ins VRNoV0:$passthru, rc:$vs2, VMV0:$vm),
                          asm#"\t$vd, $vs2, $vm">;
  }
}
// Multiply-add: products added to the destination: vop vd, vs1, vs2.
multiclass VAcc<bits<6> funct6, OpKind kind, string asm, DAGOperand src, bit early = 0> {
  let Constraints = VConstraints<early, "$vd_in = $vd">.Value in {
    def "" : RVInstV<funct6, 1, kind, (outs VR:$vd), (ins VR:$vd_in, src:$vs1, VR:$vs2), asm#"\t$vd, $vs1, $vs2">;
    def _MASK : RVInstV<funct6, 0, kind, (outs VRNoV0:$vd), (ins VRNoV0:$vd_in, src:$vs1, VR:$vs2, VMV0:$vm),
                        asm#"\t$vd, $vs1, $vs2, $vm">;
  }
}
multiclass VAccM<bits<6> funct6, string asm, bit early = 0> {
  defm _VV : VAcc<funct6, OPMVV, asm#".vv", VR, early>;
  defm _VX : VAcc<funct6, OPMVX, asm#".vx", GPR, early>;
}
multiclass VAccF<bits<6> funct6, string asm, bit early = 0> {
  defm _VV : VAcc<funct6, OPFVV, asm#".vv", VR, early>;
  defm _VF : VAcc<funct6, OPFVF, asm#".vf", FPR64, early>;
}
// Additions whose first source is as wide as the result.
multiclass VWideOp<bits<6> funct6, OpKind kind, string asm, DAGOperand src> {
  let Constraints = "@earlyclobber $vd" in
    def "" : RVInstV<funct6, 1, kind, (outs VR:$vd), (ins VR:$vs2, src:$vs1), asm#"\t$vd, $vs2, $vs1">;
  let Constraints = "@earlyclobber $vd,$passthru = $vd" in
    def _MASK : RVInstV<funct6, 0, kind, (outs VRNoV0:$vd), (ins VRNoV0:$passthru, VR:$vs2, src:$vs1, VMV0:$vm),
                        asm#"\t$vd, $vs2, $vs1, $vm">;
}
multiclass VWide<bits<6> funct6, string asm> {
  defm _WV : VWideOp<funct6, OPMVV, asm#".wv", VR>;
  defm _WX : VOp<funct6, OPMVX, asm#".wx", GPR>;
}
multiclass VFWide<bits<6> funct6, string asm> {
  defm _WV : VWideOp<funct6, OPFVV, asm#".wv", VR>;
  defm _WF : VOp<funct6, OPFVF, asm#".wf", FPR64>;
}
// Lanes below the slide distance keep the destination's values.
multiclass VSlideUpOp<bits<6> funct6, OpKind kind, string asm, DAGOperand src> {
  let Constraints = "@earlyclobber $vd,$vd_in = $vd" in {
    def "" : RVInstV<funct6, 1, kind, (outs VR:$vd), (ins VR:$vd_in, VR:$vs2, src:$vs1), asm#"\t$vd, $vs2, $vs1">;
    def _MASK : RVInstV<funct6, 0, kind, (outs VRNoV0:$vd), (ins VRNoV0:$vd_in, VR:$vs2, src:$vs1, VMV0:$vm),
                        asm#"\t$vd, $vs2, $vs1, $vm">;
  }
}
multiclass VSlideUp<bits<6> funct6, string asm> {
  defm _VX : VSlideUpOp<funct6, OPIVX, asm#".vx", GPR>;
  defm _VI : VSlideUpOp<funct6, OPIVI, asm#".vi", uimm5>;
}
// The number has six bits; one of them replaces the last bit of funct6.
multiclass VRotateImm<string asm> {
  def "" : RVInstVRotate<1, (outs VR:$vd), (ins VR:$vs2, uimm6:$imm), asm#"\t$vd, $vs2, $imm">;
  let Constraints = "$passthru = $vd" in
    def _MASK : RVInstVRotate<0, (outs VRNoV0:$vd), (ins VRNoV0:$passthru, VR:$vs2, uimm6:$imm, VMV0:$vm),
                              asm#"\t$vd, $vs2, $imm, $vm">;
}
// v0 is an explicit operand: carries, merges.
class VWithV0<bits<6> funct6, OpKind kind, string asm, DAGOperand src, RegisterClass out>
    : RVInstV<funct6, 0, kind, (outs out:$vd), (ins VR:$vs2, src:$vs1, VMCarry:$vm), asm#"\t$vd, $vs2, $vs1, $vm">;
// Without a mask.
class VPlain<bits<6> funct6, OpKind kind, string asm, DAGOperand src, RegisterClass out>
    : RVInstV<funct6, 1, kind, (outs out:$vd), (ins VR:$vs2, src:$vs1), asm#"\t$vd, $vs2, $vs1">;
// With operands in a mask class: vmand.mm.
class VMaskOp<bits<6> funct6, string name>
    : RVInstV<funct6, 1, OPMVV, (outs VM:$vd), (ins VM:$vs2, VM:$vs1), name#".mm\t$vd, $vs2, $vs1">;

//===-- Memory -----------------------------------------------------------------------------------------------===//

//  31 29 28 27 26 25 24     20 19 15 14  12 11  7 6      0
// | nf |mew| mop |vm| lumop/vs2| rs1 | width|  vd | opcode |
class RVInstVMem<bits<7> opcode, bits<3> nf, bits<2> mop, bit mask, bits<5> lumop, bits<3> width, dag outs, dag ins, string asm>
    : RVInst<opcode, outs, ins, asm> {
  bits<48> addr; bits<5> rs2; bits<5> vd; bits<5> vm;
  let Inst{31-29} = nf; let Inst{28} = 0; let Inst{27-26} = mop; let Inst{25} = mask; let Inst{24-20} = lumop;
  let Inst{19-15} = addr{36-32}; let Inst{14-12} = width; let Inst{11-7} = vd;
  let Predicates = [HasStdExtV];
}
class RVInstVLoad<bits<3> nf, bits<2> mop, bit mask, bits<5> lumop, bits<3> width, dag outs, dag ins, string asm>
    : RVInstVMem<0b0000111, nf, mop, mask, lumop, width, outs, ins, asm> { let mayLoad = 1; }
class RVInstVStore<bits<3> nf, bits<2> mop, bit mask, bits<5> lumop, bits<3> width, dag ins, string asm>
    : RVInstVMem<0b0100111, nf, mop, mask, lumop, width, (outs), ins, asm> { let mayStore = 1; }
