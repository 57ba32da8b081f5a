//===-- insts_avx_more.td - VEX beyond arithmetic: half floats, AES, dot products, gather ---------------------===//

let OpMap = TB in {
  let OpPrefix = XD in {
    defm VADDSUBPS : FpBin<0xD0, "vaddsubps", 0, 4>;
    defm VHSUBPS : FpBin<0x7D, "vhsubps", 0, 6>;
    let mayLoad = 1, Latency = 0 in {
      def VLDDQUrm : V<0xF0, MRMSrcMem, NoImm, (outs VR128:$dst), (ins i128mem:$src), "vlddqu\t$dst, $src">;
      let hasVEX_L = 1 in def VLDDQUYrm : V<0xF0, MRMSrcMem, NoImm, (outs VR256:$dst), (ins i256mem:$src), "vlddqu\t$dst, $src">;
    }
  }
  let OpPrefix = PD in {
    defm VADDSUBPD : FpBin<0xD0, "vaddsubpd", 0, 4>;
    defm VHSUBPD : FpBin<0x7D, "vhsubpd", 0, 6>;
    let mayLoad = 1, hasVEX_4V = 1 in {
      def VMOVLPDrm : V<0x12, MRMSrcMem, NoImm, (outs VR128:$dst), (ins VR128:$src1, f64mem:$src2), "vmovlpd\t$dst, $src1, $src2">;
      def VMOVHPDrm : V<0x16, MRMSrcMem, NoImm, (outs VR128:$dst), (ins VR128:$src1, f64mem:$src2), "vmovhpd\t$dst, $src1, $src2">;
    }
    let mayStore = 1 in {
      def VMOVLPDmr : V<0x13, MRMDestMem, NoImm, (outs), (ins f64mem:$dst, VR128:$src), "vmovlpd\t$dst, $src">;
      def VMOVHPDmr : V<0x17, MRMDestMem, NoImm, (outs), (ins f64mem:$dst, VR128:$src), "vmovhpd\t$dst, $src">;
    }
  }
  let OpPrefix = XS in {
    defm VRSQRTSS : V2<0x52, "vrsqrtss", "r", "m", FR32, FR32, FR32, f32mem, 0, HasAVX, 0, 4>;
    defm VRCPSS : V2<0x53, "vrcpss", "r", "m", FR32, FR32, FR32, f32mem, 0, HasAVX, 0, 4>;
  }
}
let OpMap = T8, OpPrefix = PD in {
  defm VPHADDSW : IntBin<0x03, "vphaddsw", 0, 3>;
  defm VPHSUBW : IntBin<0x05, "vphsubw", 0, 3>;
  defm VPHSUBD : IntBin<0x06, "vphsubd", 0, 3>;
  defm VPHSUBSW : IntBin<0x07, "vphsubsw", 0, 3>;
  defm VPHMINPOSUW : V1<0x41, "vphminposuw", "rr", "rm", VR128, VR128, i128mem, 0, HasAVX, 4>;
  let mayLoad = 1, Latency = 0 in {
    def VMOVNTDQArm : V<0x2A, MRMSrcMem, NoImm, (outs VR128:$dst), (ins i128mem:$src), "vmovntdqa\t$dst, $src">;
    let hasVEX_L = 1, Predicates = [HasAVX2] in
    def VMOVNTDQAYrm : V<0x2A, MRMSrcMem, NoImm, (outs VR256:$dst), (ins i256mem:$src), "vmovntdqa\t$dst, $src">;
  }
}
let OpMap = TA, OpPrefix = PD in {
  defm VMPSADBW : IntBinI<0x42, "vmpsadbw", 4>;
  let isCodeGenOnly = 1, ForceDisassemble = 1, Latency = 3 in
  def VPEXTRWrri_REV : V<0x15, MRMDestReg, Imm8, (outs GR32:$dst), (ins VR128:$src1, u8imm:$src2), "vpextrw\t$dst, $src1, $src2">;
}

//===-- Half precision ---------------------------------------------------------------------------------------===//

let OpMap = T8, OpPrefix = PD in {
  defm VCVTPH2PS : V1<0x13, "vcvtph2ps", "rr", "rm", VR128, VR128, i64mem, 0, HasF16C, 7>;
  defm VCVTPH2PSY : V1<0x13, "vcvtph2ps", "rr", "rm", VR256, VR128, i128mem, 1, HasF16C, 7>;
}
multiclass ToHalf<RegisterClass rc, Operand mem, bit l> {
  let OpMap = TA, OpPrefix = PD, hasVEX_L = l, Predicates = [HasF16C], Latency = 7 in {
    def NAME#"rr" : V<0x1D, MRMDestReg, Imm8, (outs VR128:$dst), (ins rc:$src1, u8imm:$src2), "vcvtps2ph\t$dst, $src1, $src2">;
    let mayStore = 1 in
    def NAME#"mr" : V<0x1D, MRMDestMem, Imm8, (outs), (ins mem:$dst, rc:$src1, u8imm:$src2), "vcvtps2ph\t$dst, $src1, $src2">;
  }
}
defm VCVTPS2PH : ToHalf<VR128, i64mem, 0>;
defm VCVTPS2PHY : ToHalf<VR256, i128mem, 1>;

//===-- Multiply-add with alternating signs ------------------------------------------------------------------===//

multiclass FmaAlternate<bits<8> o, string mn> {
  foreach n = [0, 1, 2] in {
    defvar digits = !cond(!eq(n, 0) : "132", !eq(n, 1) : "213", true : "231");
    defvar op = !cast<bits<8>>(!add(!cast<int>(o), !mul(n, 16)));
    defm digits#"PS" : FmaForm<op, mn#digits#"ps", VR128, f128mem, 0>;
    defm digits#"PSY" : FmaForm<op, mn#digits#"ps", VR256, f256mem, 1>;
    let hasREX_W = 1 in {
      defm digits#"PD" : FmaForm<op, mn#digits#"pd", VR128, f128mem, 0>;
      defm digits#"PDY" : FmaForm<op, mn#digits#"pd", VR256, f256mem, 1>;
    }
  }
}
defm VFMADDSUB : FmaAlternate<0x96, "vfmaddsub">;
defm VFMSUBADD : FmaAlternate<0x97, "vfmsubadd">;

//===-- AES, carry-less multiplication, Galois fields --------------------------------------------------------===//

multiclass Aes<bits<8> o, string mn> {
  let OpMap = T8, OpPrefix = PD in {
    let Predicates = [HasAVX, HasAES] in defm "" : V2<o, mn, "rr", "rm", VR128, VR128, VR128, i128mem, 0, HasAES, 0, 4>;
    defm Y : V2<o, mn, "rr", "rm", VR256, VR256, VR256, i256mem, 1, HasVAES, 0, 4>;
  }
}
let Predicates = [HasAVX, HasAES] in {
  let OpMap = T8, OpPrefix = PD in defm VAESIMC : V1<0xDB, "vaesimc", "rr", "rm", VR128, VR128, i128mem, 0, HasAES, 4>;
  let OpMap = TA, OpPrefix = PD in
  defm VAESKEYGENASSIST128 : V1I<0xDF, "vaeskeygenassist", "ri", "mi", VR128, VR128, i128mem, 0, HasAES, 4>;
}
defm VAESENC : Aes<0xDC, "vaesenc">;
defm VAESENCLAST : Aes<0xDD, "vaesenclast">;
defm VAESDEC : Aes<0xDE, "vaesdec">;
defm VAESDECLAST : Aes<0xDF, "vaesdeclast">;
let OpMap = TA, OpPrefix = PD in {
  let Predicates = [HasAVX, HasPCLMUL] in
  defm VPCLMULQDQ : V2I<0x44, "vpclmulqdq", "rri", "rmi", VR128, VR128, VR128, i128mem, 0, HasPCLMUL, 4>;
  defm VPCLMULQDQY : V2I<0x44, "vpclmulqdq", "rri", "rmi", VR256, VR256, VR256, i256mem, 1, HasVPCLMULQDQ, 4>;
}
let Predicates = [HasAVX, HasGFNI] in {
  let OpMap = T8, OpPrefix = PD in defm VGF2P8MULB : IntBin<0xCF, "vgf2p8mulb", 1, 5>;
  let OpMap = TA, OpPrefix = PD, hasREX_W = 1 in {
    defm VGF2P8AFFINEQB : IntBinI<0xCE, "vgf2p8affineqb", 5>;
    defm VGF2P8AFFINEINVQB : IntBinI<0xCF, "vgf2p8affineinvqb", 5>;
  }
}

//===-- Dot products: text contains {vex}, because EVEX has the same names -----------------------------------===//

multiclass VnniForm<bits<8> o, string mn, RegisterClass rc, Operand mem, bit l> {
  let OpMap = T8, OpPrefix = PD, hasVEX_4V = 1, hasVEX_L = l, Predicates = [HasAVXVNNI], Constraints = "$src1 = $dst",
      Latency = 5 in {
    let FoldLast = NAME#"rm" in
    def NAME#"rr" : V<o, MRMSrcReg, NoImm, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3),
                      "\\{vex\\}\t"#mn#"\t$dst, $src2, $src3">;
    let mayLoad = 1 in
    def NAME#"rm" : V<o, MRMSrcMem, NoImm, (outs rc:$dst), (ins rc:$src1, rc:$src2, mem:$src3),
                      "\\{vex\\}\t"#mn#"\t$dst, $src2, $src3">;
  }
}
multiclass Vnni<bits<8> o, string mn> {
  defm "" : VnniForm<o, mn, VR128, i128mem, 0>;
  defm Y : VnniForm<o, mn, VR256, i256mem, 1>;
}
defm VPDPBUSD : Vnni<0x50, "vpdpbusd">;
defm VPDPBUSDS : Vnni<0x51, "vpdpbusds">;
defm VPDPWSSD : Vnni<0x52, "vpdpwssd">;
defm VPDPWSSDS : Vnni<0x53, "vpdpwssds">;

//===-- Gather: lanes whose mask has the sign bit; the mask becomes zero -------------------------------------===//

multiclass GatherOne<bits<8> o, string mn, RegisterClass rc, Operand mem, bit l, bit w> {
  let OpMap = T8, OpPrefix = PD, hasVEX_4V = 1, hasVEX_L = l, hasREX_W = w, Predicates = [HasAVX2], mayLoad = 1, Latency = 12,
      Constraints = "@earlyclobber $dst, @earlyclobber $mask_wb, $src1 = $dst, $mask = $mask_wb" in
  def NAME#"rm" : V<o, MRMSrcMem, NoImm, (outs rc:$dst, rc:$mask_wb), (ins rc:$src1, mem:$src2, rc:$mask),
                    mn#"\t$dst, $src2, $mask">;
}
multiclass Gathers<bits<8> o, string v, string d, string q> {
  defm D#!toupper(d) : GatherOne<o, v#"d"#d, VR128, vx32mem, 0, 0>;
  defm D#!toupper(d)#Y : GatherOne<o, v#"d"#d, VR256, vy32mem, 1, 0>;
  defm D#!toupper(q) : GatherOne<o, v#"d"#q, VR128, vx64mem, 0, 1>;
  defm D#!toupper(q)#Y : GatherOne<o, v#"d"#q, VR256, vx64mem, 1, 1>;
  defm Q#!toupper(d) : GatherOne<!add(o, 1), v#"q"#d, VR128, vx32mem, 0, 0>;
  defm Q#!toupper(d)#Y : GatherOne<!add(o, 1), v#"q"#d, VR128, vy32mem, 1, 0>;
  defm Q#!toupper(q) : GatherOne<!add(o, 1), v#"q"#q, VR128, vx64mem, 0, 1>;
  defm Q#!toupper(q)#Y : GatherOne<!add(o, 1), v#"q"#q, VR256, vy64mem, 1, 1>;
}
defm VPGATHER : Gathers<0x90, "vpgather", "d", "q">;
defm VGATHER : Gathers<0x92, "vgather", "ps", "pd">;
