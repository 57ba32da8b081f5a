//===-- insts_vec_move.td - vector moves, shuffles, broadcasts, lanes ----------------------------------------===//

//===-- Full registers ---------------------------------------------------------------------------------------===//

multiclass VMovOne<bits<8> load, bits<8> store, string mn, RegisterClass rc, Operand mem, bit l> {
  let hasVEX_L = l in {
    let isMoveReg = 1 in
    def NAME#"rr" : V<load, MRMSrcReg, NoImm, (outs rc:$dst), (ins rc:$src), mn#"\t$dst, $src">;
    let isCodeGenOnly = 1, ForceDisassemble = 1 in
    def NAME#"rr_REV" : V<store, MRMDestReg, NoImm, (outs rc:$dst), (ins rc:$src), mn#"\t$dst, $src">;
    let mayLoad = 1, Latency = 0 in
    def NAME#"rm" : V<load, MRMSrcMem, NoImm, (outs rc:$dst), (ins mem:$src), mn#"\t$dst, $src">;
    let mayStore = 1 in
    def NAME#"mr" : V<store, MRMDestMem, NoImm, (outs), (ins mem:$dst, rc:$src), mn#"\t$dst, $src">;
  }
}
multiclass VMov<bits<8> load, bits<8> store, string mn, Operand xmem, Operand ymem> {
  defm "" : VMovOne<load, store, mn, VR128, xmem, 0>;
  defm Y : VMovOne<load, store, mn, VR256, ymem, 1>;
}
// Non-temporal stores; the address is a multiple of the size.
multiclass VMovNT<bits<8> o, string mn, Operand xmem, Operand ymem> {
  let mayStore = 1, hasSideEffects = 1 in {
    def NAME#"mr" : V<o, MRMDestMem, NoImm, (outs), (ins xmem:$dst, VR128:$src), mn#"\t$dst, $src">;
    let hasVEX_L = 1 in
    def NAME#"Ymr" : V<o, MRMDestMem, NoImm, (outs), (ins ymem:$dst, VR256:$src), mn#"\t$dst, $src">;
  }
}
let OpMap = TB in {
  defm VMOVUPS : VMov<0x10, 0x11, "vmovups", f128mem, f256mem>;
  defm VMOVAPS : VMov<0x28, 0x29, "vmovaps", f128mem, f256mem>;
  defm VMOVNTPS : VMovNT<0x2B, "vmovntps", f128mem, f256mem>;
  let OpPrefix = PD in {
    defm VMOVUPD : VMov<0x10, 0x11, "vmovupd", f128mem, f256mem>;
    defm VMOVAPD : VMov<0x28, 0x29, "vmovapd", f128mem, f256mem>;
    defm VMOVDQA : VMov<0x6F, 0x7F, "vmovdqa", i128mem, i256mem>;
    defm VMOVNTPD : VMovNT<0x2B, "vmovntpd", f128mem, f256mem>;
    defm VMOVNTDQ : VMovNT<0xE7, "vmovntdq", i128mem, i256mem>;
  }
  let OpPrefix = XS in defm VMOVDQU : VMov<0x6F, 0x7F, "vmovdqu", i128mem, i256mem>;
}

//===-- Lowest lanes -----------------------------------------------------------------------------------------===//

multiclass VMovScalar<string mn, RegisterClass rc, Operand mem> {
  // Replaces the lowest lane of src1 by that of src2.
  let hasVEX_4V = 1 in
  def NAME#"rr" : V<0x10, MRMSrcReg, NoImm, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), mn#"\t$dst, $src1, $src2">;
  let mayLoad = 1, Latency = 0 in
  def NAME#"rm" : V<0x10, MRMSrcMem, NoImm, (outs rc:$dst), (ins mem:$src), mn#"\t$dst, $src">;
  let mayStore = 1 in
  def NAME#"mr" : V<0x11, MRMDestMem, NoImm, (outs), (ins mem:$dst, rc:$src), mn#"\t$dst, $src">;
}
let OpMap = TB in {
  let OpPrefix = XS in defm VMOVSS : VMovScalar<"vmovss", FR32, f32mem>;
  let OpPrefix = XD in defm VMOVSD : VMovScalar<"vmovsd", FR64, f64mem>;

  // Between general and vector registers; the upper bits of the vector register become zero.
  let OpPrefix = PD in {
    let Latency = 2 in {
      let FoldLast = "VMOVDI2PDIrm" in
      def VMOVDI2PDIrr : V<0x6E, MRMSrcReg, NoImm, (outs VR128:$dst), (ins GR32:$src), "vmovd\t$dst, $src">;
      def VMOVPDI2DIrr : V<0x7E, MRMDestReg, NoImm, (outs GR32:$dst), (ins VR128:$src), "vmovd\t$dst, $src">;
      let hasREX_W = 1 in {
        let FoldLast = "VMOVQI2PQIrm" in
        def VMOV64toPQIrr : V<0x6E, MRMSrcReg, NoImm, (outs VR128:$dst), (ins GR64:$src), "vmovq\t$dst, $src">;
        def VMOVPQIto64rr : V<0x7E, MRMDestReg, NoImm, (outs GR64:$dst), (ins VR128:$src), "vmovq\t$dst, $src">;
      }
    }
    let mayLoad = 1, Latency = 0 in
    def VMOVDI2PDIrm : V<0x6E, MRMSrcMem, NoImm, (outs VR128:$dst), (ins i32mem:$src), "vmovd\t$dst, $src">;
    let mayStore = 1 in {
      def VMOVPDI2DImr : V<0x7E, MRMDestMem, NoImm, (outs), (ins i32mem:$dst, VR128:$src), "vmovd\t$dst, $src">;
      def VMOVPQI2QImr : V<0xD6, MRMDestMem, NoImm, (outs), (ins i64mem:$dst, VR128:$src), "vmovq\t$dst, $src">;
    }
  }
  let OpPrefix = XS in {
    def VMOVZPQILo2PQIrr : V<0x7E, MRMSrcReg, NoImm, (outs VR128:$dst), (ins VR128:$src), "vmovq\t$dst, $src">;
    let mayLoad = 1, Latency = 0 in
    def VMOVQI2PQIrm : V<0x7E, MRMSrcMem, NoImm, (outs VR128:$dst), (ins i64mem:$src), "vmovq\t$dst, $src">;
  }

  // 64-bit halves.
  let hasVEX_4V = 1 in {
    def VMOVLHPSrr : V<0x16, MRMSrcReg, NoImm, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), "vmovlhps\t$dst, $src1, $src2">;
    def VMOVHLPSrr : V<0x12, MRMSrcReg, NoImm, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), "vmovhlps\t$dst, $src1, $src2">;
    let mayLoad = 1 in {
      def VMOVHPSrm : V<0x16, MRMSrcMem, NoImm, (outs VR128:$dst), (ins VR128:$src1, f64mem:$src2), "vmovhps\t$dst, $src1, $src2">;
      def VMOVLPSrm : V<0x12, MRMSrcMem, NoImm, (outs VR128:$dst), (ins VR128:$src1, f64mem:$src2), "vmovlps\t$dst, $src1, $src2">;
    }
  }
  let mayStore = 1 in {
    def VMOVHPSmr : V<0x17, MRMDestMem, NoImm, (outs), (ins f64mem:$dst, VR128:$src), "vmovhps\t$dst, $src">;
    def VMOVLPSmr : V<0x13, MRMDestMem, NoImm, (outs), (ins f64mem:$dst, VR128:$src), "vmovlps\t$dst, $src">;
  }

  // Sign bits of the lanes.
  let Latency = 3 in {
    def VMOVMSKPSrr : V<0x50, MRMSrcReg, NoImm, (outs GR32:$dst), (ins VR128:$src), "vmovmskps\t$dst, $src">;
    let hasVEX_L = 1 in def VMOVMSKPSYrr : V<0x50, MRMSrcReg, NoImm, (outs GR32:$dst), (ins VR256:$src), "vmovmskps\t$dst, $src">;
    let OpPrefix = PD in {
      def VMOVMSKPDrr : V<0x50, MRMSrcReg, NoImm, (outs GR32:$dst), (ins VR128:$src), "vmovmskpd\t$dst, $src">;
      def VPMOVMSKBrr : V<0xD7, MRMSrcReg, NoImm, (outs GR32:$dst), (ins VR128:$src), "vpmovmskb\t$dst, $src">;
      let hasVEX_L = 1 in {
        def VMOVMSKPDYrr : V<0x50, MRMSrcReg, NoImm, (outs GR32:$dst), (ins VR256:$src), "vmovmskpd\t$dst, $src">;
        let Predicates = [HasAVX2] in
        def VPMOVMSKBYrr : V<0xD7, MRMSrcReg, NoImm, (outs GR32:$dst), (ins VR256:$src), "vpmovmskb\t$dst, $src">;
      }
    }
    let Predicates = [HasAVX] in {
      def VZEROUPPER : V<0x77, RawFrm, NoImm, (outs), (ins), "vzeroupper">;
      let hasVEX_L = 1 in def VZEROALL : V<0x77, RawFrm, NoImm, (outs), (ins), "vzeroall">;
    }
  }
}

// Constants that need no memory; their inputs are the result register, with any value.
let isCodeGenOnly = 1, isReMaterializable = 1, isAsCheapAsAMove = 1, isMoveImm = 1, OpMap = TB, OpPrefix = PD, hasVEX_4V = 1 in {
  def V_SET0 : V<0xEF, MRMInitReg, NoImm, (outs VR128:$dst), (ins), "vpxor\t$dst, $dst, $dst">;
  def V_SETALLONES : V<0x76, MRMInitReg, NoImm, (outs VR128:$dst), (ins), "vpcmpeqd\t$dst, $dst, $dst">;
  let hasVEX_L = 1, Predicates = [HasAVX2] in {
    def AVX_SET0 : V<0xEF, MRMInitReg, NoImm, (outs VR256:$dst), (ins), "vpxor\t$dst, $dst, $dst">;
    def AVX2_SETALLONES : V<0x76, MRMInitReg, NoImm, (outs VR256:$dst), (ins), "vpcmpeqd\t$dst, $dst, $dst">;
  }
}

//===-- Shuffles of floats -----------------------------------------------------------------------------------===//

let OpMap = TB in {
  defm VSHUFPS : FpBinI<0xC6, "vshufps">;
  defm VUNPCKLPS : FpBin<0x14, "vunpcklps">;
  defm VUNPCKHPS : FpBin<0x15, "vunpckhps">;
  let OpPrefix = PD in {
    defm VSHUFPD : FpBinI<0xC6, "vshufpd">;
    defm VUNPCKLPD : FpBin<0x14, "vunpcklpd">;
    defm VUNPCKHPD : FpBin<0x15, "vunpckhpd">;
  }
  let OpPrefix = XS in {
    defm VMOVSLDUP : FpUn<0x12, "vmovsldup", "rr", "rm">;
    defm VMOVSHDUP : FpUn<0x16, "vmovshdup", "rr", "rm">;
  }
  let OpPrefix = XD in {
    defm VMOVDDUP : V1<0x12, "vmovddup", "rr", "rm", VR128, VR128, f64mem, 0, HasAVX>;
    defm VMOVDDUPY : V1<0x12, "vmovddup", "rr", "rm", VR256, VR256, f256mem, 1, HasAVX>;
  }
}
let OpPrefix = PD in {
  let OpMap = TA in {
    defm VPERMILPS : FpUnI<0x04, "vpermilps">;
    defm VPERMILPD : FpUnI<0x05, "vpermilpd">;
    defm VBLENDPS : FpBinI<0x0C, "vblendps">;
    defm VBLENDPD : FpBinI<0x0D, "vblendpd">;
    // The memory form loads one lane, so it is not the folded form of the register form for every immediate.
    let FoldLast = "" in defm VINSERTPS : V2I<0x21, "vinsertps", "rri", "rmi", VR128, VR128, VR128, f32mem, 0, HasAVX>;
    let Latency = 3 in
    def VEXTRACTPSrri : V<0x17, MRMDestReg, Imm8, (outs GR32:$dst), (ins VR128:$src1, u8imm:$src2),
                          "vextractps\t$dst, $src1, $src2">;
    let mayStore = 1 in
    def VEXTRACTPSmri : V<0x17, MRMDestMem, Imm8, (outs), (ins f32mem:$dst, VR128:$src1, u8imm:$src2),
                          "vextractps\t$dst, $src1, $src2">;
  }
  let OpMap = T8 in {
    defm VPERMILPS : FpBin<0x0C, "vpermilps">;
    defm VPERMILPD : FpBin<0x0D, "vpermilpd">;
  }
}
defm VBLENDVPS : VBlend<0x4A, "vblendvps", VR128, f128mem, 0, HasAVX>;
defm VBLENDVPSY : VBlend<0x4A, "vblendvps", VR256, f256mem, 1, HasAVX>;
defm VBLENDVPD : VBlend<0x4B, "vblendvpd", VR128, f128mem, 0, HasAVX>;
defm VBLENDVPDY : VBlend<0x4B, "vblendvpd", VR256, f256mem, 1, HasAVX>;
defm VPBLENDVB : VBlend<0x4C, "vpblendvb", VR128, i128mem, 0, HasAVX>;
defm VPBLENDVBY : VBlend<0x4C, "vpblendvb", VR256, i256mem, 1, HasAVX2>;

//===-- Across the 128-bit halves ----------------------------------------------------------------------------===//

multiclass VExtract128<bits<8> o, string mn, Operand mem, Predicate p> {
  let OpMap = TA, OpPrefix = PD, hasVEX_L = 1, Predicates = [p] in {
    let Latency = 3 in
    def NAME#"rri" : V<o, MRMDestReg, Imm8, (outs VR128:$dst), (ins VR256:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
    let mayStore = 1 in
    def NAME#"mri" : V<o, MRMDestMem, Imm8, (outs), (ins mem:$dst, VR256:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
  }
}
let OpMap = TA, OpPrefix = PD in {
  defm VPERM2F128 : V2I<0x06, "vperm2f128", "rri", "rmi", VR256, VR256, VR256, f256mem, 1, HasAVX, 3>;
  defm VPERM2I128 : V2I<0x46, "vperm2i128", "rri", "rmi", VR256, VR256, VR256, i256mem, 1, HasAVX2, 3>;
  defm VINSERTF128 : V2I<0x18, "vinsertf128", "rri", "rmi", VR256, VR256, VR128, f128mem, 1, HasAVX, 3>;
  defm VINSERTI128 : V2I<0x38, "vinserti128", "rri", "rmi", VR256, VR256, VR128, i128mem, 1, HasAVX2, 3>;
  let hasREX_W = 1 in {
    defm VPERMQY : V1I<0x00, "vpermq", "ri", "mi", VR256, VR256, i256mem, 1, HasAVX2, 3>;
    defm VPERMPDY : V1I<0x01, "vpermpd", "ri", "mi", VR256, VR256, f256mem, 1, HasAVX2, 3>;
  }
}
let OpMap = T8, OpPrefix = PD in {
  defm VPERMPSY : V2<0x16, "vpermps", "rr", "rm", VR256, VR256, VR256, f256mem, 1, HasAVX2, 0, 3>;
  defm VPERMDY : V2<0x36, "vpermd", "rr", "rm", VR256, VR256, VR256, i256mem, 1, HasAVX2, 0, 3>;
}
defm VEXTRACTF128 : VExtract128<0x19, "vextractf128", f128mem, HasAVX>;
defm VEXTRACTI128 : VExtract128<0x39, "vextracti128", i128mem, HasAVX2>;

//===-- Broadcasts -------------------------------------------------------------------------------------------===//

// The register forms require AVX2, some memory forms only AVX.
multiclass VBroadcast<bits<8> o, string mn, RegisterClass rc, Operand mem, bit l, Predicate memPred, int lat> {
  let OpMap = T8, OpPrefix = PD, hasVEX_L = l in {
    let FoldLast = NAME#"rm", Latency = lat, Predicates = [HasAVX2] in
    def NAME#"rr" : V<o, MRMSrcReg, NoImm, (outs rc:$dst), (ins VR128:$src), mn#"\t$dst, $src">;
    let mayLoad = 1, Latency = 0, Predicates = [memPred] in
    def NAME#"rm" : V<o, MRMSrcMem, NoImm, (outs rc:$dst), (ins mem:$src), mn#"\t$dst, $src">;
  }
}
defm VBROADCASTSS : VBroadcast<0x18, "vbroadcastss", VR128, f32mem, 0, HasAVX, 1>;
defm VBROADCASTSSY : VBroadcast<0x18, "vbroadcastss", VR256, f32mem, 1, HasAVX, 3>;
defm VBROADCASTSDY : VBroadcast<0x19, "vbroadcastsd", VR256, f64mem, 1, HasAVX, 3>;
defm VPBROADCASTB : VBroadcast<0x78, "vpbroadcastb", VR128, i8mem, 0, HasAVX2, 3>;
defm VPBROADCASTBY : VBroadcast<0x78, "vpbroadcastb", VR256, i8mem, 1, HasAVX2, 3>;
defm VPBROADCASTW : VBroadcast<0x79, "vpbroadcastw", VR128, i16mem, 0, HasAVX2, 3>;
defm VPBROADCASTWY : VBroadcast<0x79, "vpbroadcastw", VR256, i16mem, 1, HasAVX2, 3>;
defm VPBROADCASTD : VBroadcast<0x58, "vpbroadcastd", VR128, i32mem, 0, HasAVX2, 1>;
defm VPBROADCASTDY : VBroadcast<0x58, "vpbroadcastd", VR256, i32mem, 1, HasAVX2, 3>;
defm VPBROADCASTQ : VBroadcast<0x59, "vpbroadcastq", VR128, i64mem, 0, HasAVX2, 1>;
defm VPBROADCASTQY : VBroadcast<0x59, "vpbroadcastq", VR256, i64mem, 1, HasAVX2, 3>;
let OpMap = T8, OpPrefix = PD, hasVEX_L = 1, mayLoad = 1, Latency = 0 in {
  def VBROADCASTF128rm : V<0x1A, MRMSrcMem, NoImm, (outs VR256:$dst), (ins f128mem:$src), "vbroadcastf128\t$dst, $src">;
  let Predicates = [HasAVX2] in
  def VBROADCASTI128rm : V<0x5A, MRMSrcMem, NoImm, (outs VR256:$dst), (ins i128mem:$src), "vbroadcasti128\t$dst, $src">;
}

//===-- Masked loads and stores: lanes whose mask has the sign bit -------------------------------------------===//

multiclass VMaskMovOne<bits<8> load, bits<8> store, string mn, RegisterClass rc, Operand mem, bit l, Predicate p> {
  let OpMap = T8, OpPrefix = PD, hasVEX_4V = 1, hasVEX_L = l, Predicates = [p] in {
    let mayLoad = 1, Latency = 1 in
    def NAME#"rm" : V<load, MRMSrcMem, NoImm, (outs rc:$dst), (ins rc:$mask, mem:$src), mn#"\t$dst, $mask, $src">;
    let mayStore = 1 in
    def NAME#"mr" : V<store, MRMDestMem, NoImm, (outs), (ins mem:$dst, rc:$mask, rc:$src), mn#"\t$dst, $mask, $src">;
  }
}
multiclass VMaskMov<bits<8> load, bits<8> store, string mn, Operand xmem, Operand ymem, Predicate p> {
  defm "" : VMaskMovOne<load, store, mn, VR128, xmem, 0, p>;
  defm Y : VMaskMovOne<load, store, mn, VR256, ymem, 1, p>;
}
defm VMASKMOVPS : VMaskMov<0x2C, 0x2E, "vmaskmovps", f128mem, f256mem, HasAVX>;
defm VMASKMOVPD : VMaskMov<0x2D, 0x2F, "vmaskmovpd", f128mem, f256mem, HasAVX>;
defm VPMASKMOVD : VMaskMov<0x8C, 0x8E, "vpmaskmovd", i128mem, i256mem, HasAVX2>;
let hasREX_W = 1 in defm VPMASKMOVQ : VMaskMov<0x8C, 0x8E, "vpmaskmovq", i128mem, i256mem, HasAVX2>;
