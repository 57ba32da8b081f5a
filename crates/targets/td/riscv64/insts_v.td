//===-- insts_v.td - V 1.0: arithmetic of integers and floats, masks, permutations; Zvbb, Zvfbfmin, Zvfbfwma -===//

//===-- Length and type --------------------------------------------------------------------------------------===//

class RVInstVSet<dag ins, string asm> : RVInst<0b1010111, (outs GPR:$rd), ins, asm> {
  bits<5> rd; bits<5> rs1; bits<5> rs2; bits<8> vtype;
  let Inst{19-15} = rs1; let Inst{14-12} = 0b111; let Inst{11-7} = rd;
  let Predicates = [HasStdExtV];
  let hasSideEffects = 1;
}
def VSETVLI : RVInstVSet<(ins GPR:$rs1, vtype:$vtype), "vsetvli\t$rd, $rs1, $vtype"> {
  let Inst{31-28} = 0; let Inst{27-20} = vtype;
}
def VSETIVLI : RVInstVSet<(ins uimm5:$rs1, vtype:$vtype), "vsetivli\t$rd, $rs1, $vtype"> {
  let Inst{31-28} = 0b1100; let Inst{27-20} = vtype;
}
// The vector length is not needed as a number.
class RVInstVSetZero<dag ins, string asm> : RVInst<0b1010111, (outs), ins, asm> {
  bits<5> rs1; bits<8> vtype;
  let Inst{27-20} = vtype; let Inst{19-15} = rs1; let Inst{14-12} = 0b111; let Inst{11-7} = 0;
  let Predicates = [HasStdExtV];
  let hasSideEffects = 1;
}
def VSETVLI_ZERO : RVInstVSetZero<(ins GPR:$rs1, vtype:$vtype), "vsetvli\tzero, $rs1, $vtype"> { let Inst{31-28} = 0; }
def VSETIVLI_ZERO : RVInstVSetZero<(ins uimm5:$rs1, vtype:$vtype), "vsetivli\tzero, $rs1, $vtype"> {
  let Inst{31-28} = 0b1100;
}
def VSETVL : RVInstVSet<(ins GPR:$rs1, GPR:$rs2), "vsetvl\t$rd, $rs1, $rs2"> {
  let Inst{31-25} = 0b1000000; let Inst{24-20} = rs2;
}

//===-- Integers ---------------------------------------------------------------------------------------------===//

defm VADD : VI_VV_VX_VI<0b000000, "vadd">;
defm VSUB : VI_VV_VX<0b000010, "vsub">;
defm VRSUB : VI_VX_VI<0b000011, "vrsub">;
defm VMINU : VI_VV_VX<0b000100, "vminu">;
defm VMIN : VI_VV_VX<0b000101, "vmin">;
defm VMAXU : VI_VV_VX<0b000110, "vmaxu">;
defm VMAX : VI_VV_VX<0b000111, "vmax">;
defm VAND : VI_VV_VX_VI<0b001001, "vand">;
defm VOR : VI_VV_VX_VI<0b001010, "vor">;
defm VXOR : VI_VV_VX_VI<0b001011, "vxor">;
defm VSADDU : VI_VV_VX_VI<0b100000, "vsaddu">;
defm VSADD : VI_VV_VX_VI<0b100001, "vsadd">;
defm VSSUBU : VI_VV_VX<0b100010, "vssubu">;
defm VSSUB : VI_VV_VX<0b100011, "vssub">;
defm VSLL : VI_VV_VX_VI<0b100101, "vsll", uimm5>;
defm VSMUL : VI_VV_VX<0b100111, "vsmul">;
defm VSRL : VI_VV_VX_VI<0b101000, "vsrl", uimm5>;
defm VSRA : VI_VV_VX_VI<0b101001, "vsra", uimm5>;
defm VSSRL : VI_VV_VX_VI<0b101010, "vssrl", uimm5>;
defm VSSRA : VI_VV_VX_VI<0b101011, "vssra", uimm5>;
defm VNSRL : VI_VV_VX_VI<0b101100, "vnsrl", uimm5, 0, "w">;
defm VNSRA : VI_VV_VX_VI<0b101101, "vnsra", uimm5, 0, "w">;
defm VNCLIPU : VI_VV_VX_VI<0b101110, "vnclipu", uimm5, 0, "w">;
defm VNCLIP : VI_VV_VX_VI<0b101111, "vnclip", uimm5, 0, "w">;

defm VAADDU : VM_VV_VX<0b001000, "vaaddu">;
defm VAADD : VM_VV_VX<0b001001, "vaadd">;
defm VASUBU : VM_VV_VX<0b001010, "vasubu">;
defm VASUB : VM_VV_VX<0b001011, "vasub">;
let Latency = 20 in {
  defm VDIVU : VM_VV_VX<0b100000, "vdivu">;
  defm VDIV : VM_VV_VX<0b100001, "vdiv">;
  defm VREMU : VM_VV_VX<0b100010, "vremu">;
  defm VREM : VM_VV_VX<0b100011, "vrem">;
}
let Latency = 4 in {
  defm VMULHU : VM_VV_VX<0b100100, "vmulhu">;
  defm VMUL : VM_VV_VX<0b100101, "vmul">;
  defm VMULHSU : VM_VV_VX<0b100110, "vmulhsu">;
  defm VMULH : VM_VV_VX<0b100111, "vmulh">;
  defm VMADD : VAccM<0b101001, "vmadd">;
  defm VNMSUB : VAccM<0b101011, "vnmsub">;
  defm VMACC : VAccM<0b101101, "vmacc">;
  defm VNMSAC : VAccM<0b101111, "vnmsac">;
  defm VWMULU : VM_VV_VX<0b111000, "vwmulu", 1>;
  defm VWMULSU : VM_VV_VX<0b111010, "vwmulsu", 1>;
  defm VWMUL : VM_VV_VX<0b111011, "vwmul", 1>;
  defm VWMACCU : VAccM<0b111100, "vwmaccu", 1>;
  defm VWMACC : VAccM<0b111101, "vwmacc", 1>;
  defm VWMACCUS_VX : VAcc<0b111110, OPMVX, "vwmaccus.vx", GPR, 1>;
  defm VWMACCSU : VAccM<0b111111, "vwmaccsu", 1>;
}
defm VWADDU : VM_VV_VX<0b110000, "vwaddu", 1>;
defm VWADD : VM_VV_VX<0b110001, "vwadd", 1>;
defm VWSUBU : VM_VV_VX<0b110010, "vwsubu", 1>;
defm VWSUB : VM_VV_VX<0b110011, "vwsub", 1>;
// The first source is as wide as the result, so only the second one must be a different register.
defm VWADDUW : VWide<0b110100, "vwaddu">;
defm VWADDW : VWide<0b110101, "vwadd">;
defm VWSUBUW : VWide<0b110110, "vwsubu">;
defm VWSUBW : VWide<0b110111, "vwsub">;

defm VZEXT_VF8 : VUn<0b010010, 0b00010, OPMVV, "vzext.vf8", 1>;
defm VSEXT_VF8 : VUn<0b010010, 0b00011, OPMVV, "vsext.vf8", 1>;
defm VZEXT_VF4 : VUn<0b010010, 0b00100, OPMVV, "vzext.vf4", 1>;
defm VSEXT_VF4 : VUn<0b010010, 0b00101, OPMVV, "vsext.vf4", 1>;
defm VZEXT_VF2 : VUn<0b010010, 0b00110, OPMVV, "vzext.vf2", 1>;
defm VSEXT_VF2 : VUn<0b010010, 0b00111, OPMVV, "vsext.vf2", 1>;

// With carry-in in v0, and carry-out.
def VADC_VVM : VWithV0<0b010000, OPIVV, "vadc.vvm", VR, VRNoV0>;
def VADC_VXM : VWithV0<0b010000, OPIVX, "vadc.vxm", GPR, VRNoV0>;
def VADC_VIM : VWithV0<0b010000, OPIVI, "vadc.vim", simm5, VRNoV0>;
def VMADC_VVM : VWithV0<0b010001, OPIVV, "vmadc.vvm", VR, VM>;
def VMADC_VXM : VWithV0<0b010001, OPIVX, "vmadc.vxm", GPR, VM>;
def VMADC_VIM : VWithV0<0b010001, OPIVI, "vmadc.vim", simm5, VM>;
def VMADC_VV : VPlain<0b010001, OPIVV, "vmadc.vv", VR, VM>;
def VMADC_VX : VPlain<0b010001, OPIVX, "vmadc.vx", GPR, VM>;
def VMADC_VI : VPlain<0b010001, OPIVI, "vmadc.vi", simm5, VM>;
def VSBC_VVM : VWithV0<0b010010, OPIVV, "vsbc.vvm", VR, VRNoV0>;
def VSBC_VXM : VWithV0<0b010010, OPIVX, "vsbc.vxm", GPR, VRNoV0>;
def VMSBC_VVM : VWithV0<0b010011, OPIVV, "vmsbc.vvm", VR, VM>;
def VMSBC_VXM : VWithV0<0b010011, OPIVX, "vmsbc.vxm", GPR, VM>;
def VMSBC_VV : VPlain<0b010011, OPIVV, "vmsbc.vv", VR, VM>;
def VMSBC_VX : VPlain<0b010011, OPIVX, "vmsbc.vx", GPR, VM>;

// vs1 where v0 has a bit set, else vs2.
def VMERGE_VVM : VWithV0<0b010111, OPIVV, "vmerge.vvm", VR, VRNoV0>;
def VMERGE_VXM : VWithV0<0b010111, OPIVX, "vmerge.vxm", GPR, VRNoV0>;
def VMERGE_VIM : VWithV0<0b010111, OPIVI, "vmerge.vim", simm5, VRNoV0>;
def VFMERGE_VFM : VWithV0<0b010111, OPFVF, "vfmerge.vfm", FPR64, VRNoV0>;
class VMoveAll<OpKind kind, string asm, DAGOperand src>
    : RVInstV<0b010111, 1, kind, (outs VR:$vd), (ins src:$vs1), asm#"\t$vd, $vs1"> { let vs2 = 0; }
def VMV_V_V : VMoveAll<OPIVV, "vmv.v.v", VR>;
def VMV_V_X : VMoveAll<OPIVX, "vmv.v.x", GPR>;
def VMV_V_I : VMoveAll<OPIVI, "vmv.v.i", simm5>;
def VFMV_V_F : VMoveAll<OPFVF, "vfmv.v.f", FPR64>;

defm VMSEQ : VCI_VV<0b011000, "vmseq">, VCI_VX<0b011000, "vmseq">, VCI_VI<0b011000, "vmseq">;
defm VMSNE : VCI_VV<0b011001, "vmsne">, VCI_VX<0b011001, "vmsne">, VCI_VI<0b011001, "vmsne">;
defm VMSLTU : VCI_VV<0b011010, "vmsltu">, VCI_VX<0b011010, "vmsltu">;
defm VMSLT : VCI_VV<0b011011, "vmslt">, VCI_VX<0b011011, "vmslt">;
defm VMSLEU : VCI_VV<0b011100, "vmsleu">, VCI_VX<0b011100, "vmsleu">, VCI_VI<0b011100, "vmsleu">;
defm VMSLE : VCI_VV<0b011101, "vmsle">, VCI_VX<0b011101, "vmsle">, VCI_VI<0b011101, "vmsle">;
defm VMSGTU : VCI_VX<0b011110, "vmsgtu">, VCI_VI<0b011110, "vmsgtu">;
defm VMSGT : VCI_VX<0b011111, "vmsgt">, VCI_VI<0b011111, "vmsgt">;

//===-- Reductions -------------------------------------------------------------------------------------------===//

let Latency = 8 in {
  defm VREDSUM : VRed<0b000000, OPMVV, "vredsum">;
  defm VREDAND : VRed<0b000001, OPMVV, "vredand">;
  defm VREDOR : VRed<0b000010, OPMVV, "vredor">;
  defm VREDXOR : VRed<0b000011, OPMVV, "vredxor">;
  defm VREDMINU : VRed<0b000100, OPMVV, "vredminu">;
  defm VREDMIN : VRed<0b000101, OPMVV, "vredmin">;
  defm VREDMAXU : VRed<0b000110, OPMVV, "vredmaxu">;
  defm VREDMAX : VRed<0b000111, OPMVV, "vredmax">;
  defm VWREDSUMU : VRed<0b110000, OPIVV, "vwredsumu">;
  defm VWREDSUM : VRed<0b110001, OPIVV, "vwredsum">;
  defm VFREDUSUM : VRed<0b000001, OPFVV, "vfredusum">;
  defm VFREDOSUM : VRed<0b000011, OPFVV, "vfredosum">;
  defm VFREDMIN : VRed<0b000101, OPFVV, "vfredmin">;
  defm VFREDMAX : VRed<0b000111, OPFVV, "vfredmax">;
  defm VFWREDUSUM : VRed<0b110001, OPFVV, "vfwredusum">;
  defm VFWREDOSUM : VRed<0b110011, OPFVV, "vfwredosum">;
}

//===-- Floats -----------------------------------------------------------------------------------------------===//

let Latency = 4 in {
  defm VFADD : VF_VV_VF<0b000000, "vfadd">;
  defm VFSUB : VF_VV_VF<0b000010, "vfsub">;
  defm VFRSUB_VF : VOp<0b100111, OPFVF, "vfrsub.vf", FPR64>;
  defm VFMUL : VF_VV_VF<0b100100, "vfmul">;
  defm VFMADD : VAccF<0b101000, "vfmadd">;
  defm VFNMADD : VAccF<0b101001, "vfnmadd">;
  defm VFMSUB : VAccF<0b101010, "vfmsub">;
  defm VFNMSUB : VAccF<0b101011, "vfnmsub">;
  defm VFMACC : VAccF<0b101100, "vfmacc">;
  defm VFNMACC : VAccF<0b101101, "vfnmacc">;
  defm VFMSAC : VAccF<0b101110, "vfmsac">;
  defm VFNMSAC : VAccF<0b101111, "vfnmsac">;
  defm VFWADD : VF_VV_VF<0b110000, "vfwadd", 1>;
  defm VFWSUB : VF_VV_VF<0b110010, "vfwsub", 1>;
  defm VFWADDW : VFWide<0b110100, "vfwadd">;
  defm VFWSUBW : VFWide<0b110110, "vfwsub">;
  defm VFWMUL : VF_VV_VF<0b111000, "vfwmul", 1>;
  defm VFWMACC : VAccF<0b111100, "vfwmacc", 1>;
  defm VFWNMACC : VAccF<0b111101, "vfwnmacc", 1>;
  defm VFWMSAC : VAccF<0b111110, "vfwmsac", 1>;
  defm VFWNMSAC : VAccF<0b111111, "vfwnmsac", 1>;
}
let Latency = 20 in {
  defm VFDIV : VF_VV_VF<0b100000, "vfdiv">;
  defm VFRDIV_VF : VOp<0b100001, OPFVF, "vfrdiv.vf", FPR64>;
  defm VFSQRT_V : VUn<0b010011, 0b00000, OPFVV, "vfsqrt.v">;
}
defm VFRSQRT7_V : VUn<0b010011, 0b00100, OPFVV, "vfrsqrt7.v">;
defm VFREC7_V : VUn<0b010011, 0b00101, OPFVV, "vfrec7.v">;
defm VFCLASS_V : VUn<0b010011, 0b10000, OPFVV, "vfclass.v">;
defm VFMIN : VF_VV_VF<0b000100, "vfmin">;
defm VFMAX : VF_VV_VF<0b000110, "vfmax">;
defm VFSGNJ : VF_VV_VF<0b001000, "vfsgnj">;
defm VFSGNJN : VF_VV_VF<0b001001, "vfsgnjn">;
defm VFSGNJX : VF_VV_VF<0b001010, "vfsgnjx">;
defm VMFEQ : VCF_VV<0b011000, "vmfeq">, VCF_VF<0b011000, "vmfeq">;
defm VMFLE : VCF_VV<0b011001, "vmfle">, VCF_VF<0b011001, "vmfle">;
defm VMFLT : VCF_VV<0b011011, "vmflt">, VCF_VF<0b011011, "vmflt">;
defm VMFNE : VCF_VV<0b011100, "vmfne">, VCF_VF<0b011100, "vmfne">;
defm VMFGT : VCF_VF<0b011101, "vmfgt">;
defm VMFGE : VCF_VF<0b011111, "vmfge">;

multiclass VConvert<bits<5> what, string asm, bit early = 0> { defm "" : VUn<0b010010, what, OPFVV, asm, early>; }
defm VFCVT_XU_F_V : VConvert<0b00000, "vfcvt.xu.f.v">;
defm VFCVT_X_F_V : VConvert<0b00001, "vfcvt.x.f.v">;
defm VFCVT_F_XU_V : VConvert<0b00010, "vfcvt.f.xu.v">;
defm VFCVT_F_X_V : VConvert<0b00011, "vfcvt.f.x.v">;
defm VFCVT_RTZ_XU_F_V : VConvert<0b00110, "vfcvt.rtz.xu.f.v">;
defm VFCVT_RTZ_X_F_V : VConvert<0b00111, "vfcvt.rtz.x.f.v">;
defm VFWCVT_XU_F_V : VConvert<0b01000, "vfwcvt.xu.f.v", 1>;
defm VFWCVT_X_F_V : VConvert<0b01001, "vfwcvt.x.f.v", 1>;
defm VFWCVT_F_XU_V : VConvert<0b01010, "vfwcvt.f.xu.v", 1>;
defm VFWCVT_F_X_V : VConvert<0b01011, "vfwcvt.f.x.v", 1>;
defm VFWCVT_F_F_V : VConvert<0b01100, "vfwcvt.f.f.v", 1>;
defm VFWCVT_RTZ_XU_F_V : VConvert<0b01110, "vfwcvt.rtz.xu.f.v", 1>;
defm VFWCVT_RTZ_X_F_V : VConvert<0b01111, "vfwcvt.rtz.x.f.v", 1>;
defm VFNCVT_XU_F_W : VConvert<0b10000, "vfncvt.xu.f.w">;
defm VFNCVT_X_F_W : VConvert<0b10001, "vfncvt.x.f.w">;
defm VFNCVT_F_XU_W : VConvert<0b10010, "vfncvt.f.xu.w">;
defm VFNCVT_F_X_W : VConvert<0b10011, "vfncvt.f.x.w">;
defm VFNCVT_F_F_W : VConvert<0b10100, "vfncvt.f.f.w">;
defm VFNCVT_ROD_F_F_W : VConvert<0b10101, "vfncvt.rod.f.f.w">;
defm VFNCVT_RTZ_XU_F_W : VConvert<0b10110, "vfncvt.rtz.xu.f.w">;
defm VFNCVT_RTZ_X_F_W : VConvert<0b10111, "vfncvt.rtz.x.f.w">;

//===-- Masks ------------------------------------------------------------------------------------------------===//

def VMANDN_MM : VMaskOp<0b011000, "vmandn">;
def VMAND_MM : VMaskOp<0b011001, "vmand"> { let isCommutable = 1; }
def VMOR_MM : VMaskOp<0b011010, "vmor"> { let isCommutable = 1; }
def VMXOR_MM : VMaskOp<0b011011, "vmxor"> { let isCommutable = 1; }
def VMORN_MM : VMaskOp<0b011100, "vmorn">;
def VMNAND_MM : VMaskOp<0b011101, "vmnand"> { let isCommutable = 1; }
def VMNOR_MM : VMaskOp<0b011110, "vmnor"> { let isCommutable = 1; }
def VMXNOR_MM : VMaskOp<0b011111, "vmxnor"> { let isCommutable = 1; }
class VMaskSame<bits<6> funct6, string name> : RVInst<0b1010111, (outs VM:$vd), (ins VM:$vs), name#".m\t$vd, $vs"> {
  bits<5> vs; bits<5> vd;
  let Inst{31-26} = funct6; let Inst{25} = 1; let Inst{24-20} = vs; let Inst{19-15} = vs; let Inst{14-12} = OPMVV.Value;
  let Inst{11-7} = vd; let Predicates = [HasStdExtV];
}
def VMNOT_M : VMaskSame<0b011101, "vmnot">;
def VMMV_M : VMaskSame<0b011001, "vmmv">;
class VMaskConstant<bits<6> funct6, string name> : RVInst<0b1010111, (outs VM:$vd), (ins), name#".m\t$vd"> {
  bits<5> vd;
  let Inst{31-26} = funct6; let Inst{25} = 1; let Inst{24-20} = vd; let Inst{19-15} = vd; let Inst{14-12} = OPMVV.Value;
  let Inst{11-7} = vd; let Predicates = [HasStdExtV];
}
def VMCLR_M : VMaskConstant<0b011011, "vmclr">;
def VMSET_M : VMaskConstant<0b011111, "vmset">;

multiclass VMaskToInt<bits<5> what, string asm> {
  def "" : RVInstV<0b010000, 1, OPMVV, (outs GPR:$vd), (ins VM:$vs2), asm#"\t$vd, $vs2"> { let vs1 = what; }
  def _MASK : RVInstV<0b010000, 0, OPMVV, (outs GPR:$vd), (ins VM:$vs2, VMV0:$vm), asm#"\t$vd, $vs2, $vm"> { let vs1 = what; }
}
defm VCPOP_M : VMaskToInt<0b10000, "vcpop.m">;
defm VFIRST_M : VMaskToInt<0b10001, "vfirst.m">;
defm VMSBF_M : VUn<0b010100, 0b00001, OPMVV, "vmsbf.m", 1, VM>;
defm VMSOF_M : VUn<0b010100, 0b00010, OPMVV, "vmsof.m", 1, VM>;
defm VMSIF_M : VUn<0b010100, 0b00011, OPMVV, "vmsif.m", 1, VM>;
defm VIOTA_M : VUn<0b010100, 0b10000, OPMVV, "viota.m", 1>;
let vs1 = 0b10001, vs2 = 0 in {
  def VID_V : RVInstV<0b010100, 1, OPMVV, (outs VR:$vd), (ins), "vid.v\t$vd">;
  let Constraints = "$passthru = $vd" in
    def VID_V_MASK : RVInstV<0b010100, 0, OPMVV, (outs VRNoV0:$vd), (ins VRNoV0:$passthru, VMV0:$vm), "vid.v\t$vd, $vm">;
}

//===-- Permutations -----------------------------------------------------------------------------------------===//

let vs1 = 0 in {
  def VMV_X_S : RVInstV<0b010000, 1, OPMVV, (outs GPR:$vd), (ins VR:$vs2), "vmv.x.s\t$vd, $vs2">;
  def VFMV_F_S : RVInstV<0b010000, 1, OPFVV, (outs FPR64:$vd), (ins VR:$vs2), "vfmv.f.s\t$vd, $vs2">;
}
// Lane 0; the tail policy determines the other lanes.
let vs2 = 0 in {
  def VMV_S_X : RVInstV<0b010000, 1, OPMVX, (outs VR:$vd), (ins GPR:$vs1), "vmv.s.x\t$vd, $vs1">;
  def VFMV_S_F : RVInstV<0b010000, 1, OPFVF, (outs VR:$vd), (ins FPR64:$vs1), "vfmv.s.f\t$vd, $vs1">;
}
defm VSLIDEUP : VSlideUp<0b001110, "vslideup">;
defm VSLIDEDOWN : VI_VX_VI<0b001111, "vslidedown", uimm5>;
defm VSLIDE1UP_VX : VOp<0b001110, OPMVX, "vslide1up.vx", GPR, 1>;
defm VSLIDE1DOWN_VX : VOp<0b001111, OPMVX, "vslide1down.vx", GPR>;
defm VFSLIDE1UP_VF : VOp<0b001110, OPFVF, "vfslide1up.vf", FPR64, 1>;
defm VFSLIDE1DOWN_VF : VOp<0b001111, OPFVF, "vfslide1down.vf", FPR64>;
defm VRGATHER : VI_VV_VX_VI<0b001100, "vrgather", uimm5, 1>;
defm VRGATHEREI16 : VOp_VV<0b001110, OPIVV, "vrgatherei16", 1>;
let Constraints = "@earlyclobber $vd" in
  def VCOMPRESS_VM : RVInstV<0b010111, 1, OPMVV, (outs VR:$vd), (ins VR:$vs2, VM:$vs1), "vcompress.vm\t$vd, $vs2, $vs1">;

// With the lanes after the compressed ones kept.
let Constraints = "@earlyclobber $vd,$vd_in = $vd", isCodeGenOnly = 1 in
  def VCOMPRESS_INTO : RVInstV<0b010111, 1, OPMVV, (outs VR:$vd), (ins VR:$vd_in, VR:$vs2, VM:$vs1),
                               "vcompress.vm\t$vd, $vs2, $vs1">;

// Full registers, independent of vector length and type.
class VMoveWhole<bits<5> n, string asm, RegisterClass rc> : RVInstV<0b100111, 1, OPIVI, (outs rc:$vd), (ins rc:$vs2), asm#"\t$vd, $vs2"> {
  let vs1 = n;
  let isMoveReg = 1;
}
def VMV1R_V : VMoveWhole<0, "vmv1r.v", VR>;
def VMV2R_V : VMoveWhole<1, "vmv2r.v", VRM2>;
def VMV4R_V : VMoveWhole<3, "vmv4r.v", VRM4>;
def VMV8R_V : VMoveWhole<7, "vmv8r.v", VRM8>;

//===-- Zvbb -------------------------------------------------------------------------------------------------===//

let Predicates = [HasStdExtZvbb] in {
  defm VANDN : VI_VV_VX<0b000001, "vandn">;
  defm VBREV8_V : VUn<0b010010, 0b01000, OPMVV, "vbrev8.v">;
  defm VREV8_V : VUn<0b010010, 0b01001, OPMVV, "vrev8.v">;
  defm VBREV_V : VUn<0b010010, 0b01010, OPMVV, "vbrev.v">;
  defm VCLZ_V : VUn<0b010010, 0b01100, OPMVV, "vclz.v">;
  defm VCTZ_V : VUn<0b010010, 0b01101, OPMVV, "vctz.v">;
  defm VCPOP_V : VUn<0b010010, 0b01110, OPMVV, "vcpop.v">;
  defm VROL : VI_VV_VX<0b010101, "vrol">;
  defm VROR : VI_VV_VX<0b010100, "vror">;
  defm VROR_VI : VRotateImm<"vror.vi">;
  defm VWSLL : VI_VV_VX_VI<0b110101, "vwsll", uimm5, 1>;
}

//===-- Zvfbfmin, Zvfbfwma -----------------------------------------------------------------------------------===//

let Predicates = [HasStdExtZvfbfmin] in {
  defm VFNCVTBF16_F_F_W : VConvert<0b11101, "vfncvtbf16.f.f.w">;
  defm VFWCVTBF16_F_F_V : VConvert<0b01101, "vfwcvtbf16.f.f.v", 1>;
}
let Predicates = [HasStdExtZvfbfwma] in defm VFWMACCBF16 : VAccF<0b111011, "vfwmaccbf16", 1>;
