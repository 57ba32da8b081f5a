//===-- insts_vec_int.td - vector integer arithmetic, shifts, packing, lanes ---------------------------------===//

//===-- Arithmetic, logic, comparisons -----------------------------------------------------------------------===//

let OpMap = TB, OpPrefix = PD in {
  defm VPADDB : IntBin<0xFC, "vpaddb", 1>;
  defm VPADDW : IntBin<0xFD, "vpaddw", 1>;
  defm VPADDD : IntBin<0xFE, "vpaddd", 1>;
  defm VPADDQ : IntBin<0xD4, "vpaddq", 1>;
  defm VPSUBB : IntBin<0xF8, "vpsubb">;
  defm VPSUBW : IntBin<0xF9, "vpsubw">;
  defm VPSUBD : IntBin<0xFA, "vpsubd">;
  defm VPSUBQ : IntBin<0xFB, "vpsubq">;
  defm VPADDSB : IntBin<0xEC, "vpaddsb", 1>;
  defm VPADDSW : IntBin<0xED, "vpaddsw", 1>;
  defm VPADDUSB : IntBin<0xDC, "vpaddusb", 1>;
  defm VPADDUSW : IntBin<0xDD, "vpaddusw", 1>;
  defm VPSUBSB : IntBin<0xE8, "vpsubsb">;
  defm VPSUBSW : IntBin<0xE9, "vpsubsw">;
  defm VPSUBUSB : IntBin<0xD8, "vpsubusb">;
  defm VPSUBUSW : IntBin<0xD9, "vpsubusw">;
  defm VPMULLW : IntBin<0xD5, "vpmullw", 1, 4>;
  defm VPMULHW : IntBin<0xE5, "vpmulhw", 1, 4>;
  defm VPMULHUW : IntBin<0xE4, "vpmulhuw", 1, 4>;
  defm VPMULUDQ : IntBin<0xF4, "vpmuludq", 1, 4>;
  defm VPMADDWD : IntBin<0xF5, "vpmaddwd", 1, 4>;
  defm VPSADBW : IntBin<0xF6, "vpsadbw", 1, 3>;
  defm VPAVGB : IntBin<0xE0, "vpavgb", 1>;
  defm VPAVGW : IntBin<0xE3, "vpavgw", 1>;
  defm VPMINSW : IntBin<0xEA, "vpminsw", 1>;
  defm VPMINUB : IntBin<0xDA, "vpminub", 1>;
  defm VPMAXSW : IntBin<0xEE, "vpmaxsw", 1>;
  defm VPMAXUB : IntBin<0xDE, "vpmaxub", 1>;
  defm VPAND : IntBin<0xDB, "vpand", 1>;
  defm VPANDN : IntBin<0xDF, "vpandn">;
  defm VPOR : IntBin<0xEB, "vpor", 1>;
  defm VPXOR : IntBin<0xEF, "vpxor", 1>;
  defm VPCMPEQB : IntBin<0x74, "vpcmpeqb", 1>;
  defm VPCMPEQW : IntBin<0x75, "vpcmpeqw", 1>;
  defm VPCMPEQD : IntBin<0x76, "vpcmpeqd", 1>;
  defm VPCMPGTB : IntBin<0x64, "vpcmpgtb">;
  defm VPCMPGTW : IntBin<0x65, "vpcmpgtw">;
  defm VPCMPGTD : IntBin<0x66, "vpcmpgtd">;
}
let OpMap = T8, OpPrefix = PD in {
  defm VPMINSB : IntBin<0x38, "vpminsb", 1>;
  defm VPMINSD : IntBin<0x39, "vpminsd", 1>;
  defm VPMINUW : IntBin<0x3A, "vpminuw", 1>;
  defm VPMINUD : IntBin<0x3B, "vpminud", 1>;
  defm VPMAXSB : IntBin<0x3C, "vpmaxsb", 1>;
  defm VPMAXSD : IntBin<0x3D, "vpmaxsd", 1>;
  defm VPMAXUW : IntBin<0x3E, "vpmaxuw", 1>;
  defm VPMAXUD : IntBin<0x3F, "vpmaxud", 1>;
  defm VPMULLD : IntBin<0x40, "vpmulld", 1, 8>;
  defm VPMULDQ : IntBin<0x28, "vpmuldq", 1, 4>;
  defm VPMULHRSW : IntBin<0x0B, "vpmulhrsw", 1, 4>;
  defm VPMADDUBSW : IntBin<0x04, "vpmaddubsw", 0, 4>;
  defm VPABSB : IntUn<0x1C, "vpabsb">;
  defm VPABSW : IntUn<0x1D, "vpabsw">;
  defm VPABSD : IntUn<0x1E, "vpabsd">;
  defm VPSIGNB : IntBin<0x08, "vpsignb">;
  defm VPSIGNW : IntBin<0x09, "vpsignw">;
  defm VPSIGND : IntBin<0x0A, "vpsignd">;
  defm VPHADDW : IntBin<0x01, "vphaddw", 0, 3>;
  defm VPHADDD : IntBin<0x02, "vphaddd", 0, 3>;
  defm VPCMPEQQ : IntBin<0x29, "vpcmpeqq", 1>;
  defm VPCMPGTQ : IntBin<0x37, "vpcmpgtq", 0, 3>;
}

//===-- Tests that set the flags -----------------------------------------------------------------------------===//

multiclass VTestOne<bits<8> o, string mn, RegisterClass rc, Operand mem, bit l> {
  let OpMap = T8, OpPrefix = PD, hasVEX_L = l, Defs = [EFLAGS], isCompare = 1, Latency = 4 in {
    let FoldLast = NAME#"rm" in
    def NAME#"rr" : V<o, MRMSrcReg, NoImm, (outs), (ins rc:$src1, rc:$src2), mn#"\t$src1, $src2">;
    let mayLoad = 1 in def NAME#"rm" : V<o, MRMSrcMem, NoImm, (outs), (ins rc:$src1, mem:$src2), mn#"\t$src1, $src2">;
  }
}
multiclass VTest<bits<8> o, string mn, Operand xmem, Operand ymem> {
  defm "" : VTestOne<o, mn, VR128, xmem, 0>;
  defm Y : VTestOne<o, mn, VR256, ymem, 1>;
}
defm VTESTPS : VTest<0x0E, "vtestps", f128mem, f256mem>;
defm VTESTPD : VTest<0x0F, "vtestpd", f128mem, f256mem>;
defm VPTEST : VTest<0x17, "vptest", i128mem, i256mem>;

//===-- Shifts -----------------------------------------------------------------------------------------------===//

// One count for all lanes: in the low 64 bits of a vector register, or immediate. Counts beyond the width are legal:
// the result is zero, or copies of the sign.
multiclass VShiftOne<bits<8> o, bits<8> oImm, Format Rn, string mn, RegisterClass rc, bit l, Predicate p> {
  let OpMap = TB, OpPrefix = PD, hasVEX_4V = 1, hasVEX_L = l, Predicates = [p] in {
    let Latency = 2, FoldLast = NAME#"rm" in
    def NAME#"rr" : V<o, MRMSrcReg, NoImm, (outs rc:$dst), (ins rc:$src1, VR128:$src2), mn#"\t$dst, $src1, $src2">;
    let mayLoad = 1 in
    def NAME#"rm" : V<o, MRMSrcMem, NoImm, (outs rc:$dst), (ins rc:$src1, i128mem:$src2), mn#"\t$dst, $src1, $src2">;
    def NAME#"ri" : V<oImm, Rn, Imm8, (outs rc:$dst), (ins rc:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
  }
}
multiclass VShift<bits<8> o, bits<8> oImm, Format Rn, string mn> {
  defm "" : VShiftOne<o, oImm, Rn, mn, VR128, 0, HasAVX>;
  defm Y : VShiftOne<o, oImm, Rn, mn, VR256, 1, HasAVX2>;
}
defm VPSRLW : VShift<0xD1, 0x71, MRM2r, "vpsrlw">;
defm VPSRLD : VShift<0xD2, 0x72, MRM2r, "vpsrld">;
defm VPSRLQ : VShift<0xD3, 0x73, MRM2r, "vpsrlq">;
defm VPSRAW : VShift<0xE1, 0x71, MRM4r, "vpsraw">;
defm VPSRAD : VShift<0xE2, 0x72, MRM4r, "vpsrad">;
defm VPSLLW : VShift<0xF1, 0x71, MRM6r, "vpsllw">;
defm VPSLLD : VShift<0xF2, 0x72, MRM6r, "vpslld">;
defm VPSLLQ : VShift<0xF3, 0x73, MRM6r, "vpsllq">;

// Byte shifts, within each 128 bits.
multiclass VShiftBytes<Format Rn, string mn> {
  let OpMap = TB, OpPrefix = PD, hasVEX_4V = 1 in {
    def NAME#"ri" : V<0x73, Rn, Imm8, (outs VR128:$dst), (ins VR128:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
    let hasVEX_L = 1, Predicates = [HasAVX2] in
    def NAME#"Yri" : V<0x73, Rn, Imm8, (outs VR256:$dst), (ins VR256:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
  }
}
defm VPSRLDQ : VShiftBytes<MRM3r, "vpsrldq">;
defm VPSLLDQ : VShiftBytes<MRM7r, "vpslldq">;

// With a count for each lane.
multiclass VShiftVar<bits<8> o, string mn> {
  let OpMap = T8, OpPrefix = PD in {
    defm "" : V2<o, mn, "rr", "rm", VR128, VR128, VR128, i128mem, 0, HasAVX2>;
    defm Y : V2<o, mn, "rr", "rm", VR256, VR256, VR256, i256mem, 1, HasAVX2>;
  }
}
defm VPSRLVD : VShiftVar<0x45, "vpsrlvd">;
defm VPSRAVD : VShiftVar<0x46, "vpsravd">;
defm VPSLLVD : VShiftVar<0x47, "vpsllvd">;
let hasREX_W = 1 in {
  defm VPSRLVQ : VShiftVar<0x45, "vpsrlvq">;
  defm VPSLLVQ : VShiftVar<0x47, "vpsllvq">;
}

//===-- Interleaving, packing, shuffling: within each 128 bits -----------------------------------------------===//

let OpMap = TB, OpPrefix = PD in {
  defm VPUNPCKLBW : IntBin<0x60, "vpunpcklbw">;
  defm VPUNPCKLWD : IntBin<0x61, "vpunpcklwd">;
  defm VPUNPCKLDQ : IntBin<0x62, "vpunpckldq">;
  defm VPUNPCKLQDQ : IntBin<0x6C, "vpunpcklqdq">;
  defm VPUNPCKHBW : IntBin<0x68, "vpunpckhbw">;
  defm VPUNPCKHWD : IntBin<0x69, "vpunpckhwd">;
  defm VPUNPCKHDQ : IntBin<0x6A, "vpunpckhdq">;
  defm VPUNPCKHQDQ : IntBin<0x6D, "vpunpckhqdq">;
  defm VPACKSSWB : IntBin<0x63, "vpacksswb">;
  defm VPACKSSDW : IntBin<0x6B, "vpackssdw">;
  defm VPACKUSWB : IntBin<0x67, "vpackuswb">;
  defm VPSHUFD : IntUnI<0x70, "vpshufd">;
}
let OpMap = TB, OpPrefix = XS in defm VPSHUFHW : IntUnI<0x70, "vpshufhw">;
let OpMap = TB, OpPrefix = XD in defm VPSHUFLW : IntUnI<0x70, "vpshuflw">;
let OpMap = T8, OpPrefix = PD in {
  defm VPACKUSDW : IntBin<0x2B, "vpackusdw">;
  defm VPSHUFB : IntBin<0x00, "vpshufb">;
}
let OpMap = TA, OpPrefix = PD in {
  defm VPALIGNR : IntBinI<0x0F, "vpalignr">;
  defm VPBLENDW : IntBinI<0x0E, "vpblendw">;
  defm VPBLENDD : V2I<0x02, "vpblendd", "rri", "rmi", VR128, VR128, VR128, i128mem, 0, HasAVX2>;
  defm VPBLENDDY : V2I<0x02, "vpblendd", "rri", "rmi", VR256, VR256, VR256, i256mem, 1, HasAVX2>;
}

//===-- Wider elements ---------------------------------------------------------------------------------------===//

multiclass VExtend<bits<8> sx, string sfx, Operand xmem, Operand ymem> {
  let OpMap = T8, OpPrefix = PD in {
    defm VPMOVSX#NAME : V1<sx, "vpmovsx"#sfx, "rr", "rm", VR128, VR128, xmem, 0, HasAVX>;
    defm VPMOVSX#NAME#Y : V1<sx, "vpmovsx"#sfx, "rr", "rm", VR256, VR128, ymem, 1, HasAVX2, 3>;
    defm VPMOVZX#NAME : V1<!or(sx, 0x10), "vpmovzx"#sfx, "rr", "rm", VR128, VR128, xmem, 0, HasAVX>;
    defm VPMOVZX#NAME#Y : V1<!or(sx, 0x10), "vpmovzx"#sfx, "rr", "rm", VR256, VR128, ymem, 1, HasAVX2, 3>;
  }
}
defm BW : VExtend<0x20, "bw", i64mem, i128mem>;
defm BD : VExtend<0x21, "bd", i32mem, i64mem>;
defm BQ : VExtend<0x22, "bq", i16mem, i32mem>;
defm WD : VExtend<0x23, "wd", i64mem, i128mem>;
defm WQ : VExtend<0x24, "wq", i32mem, i64mem>;
defm DQ : VExtend<0x25, "dq", i64mem, i128mem>;

//===-- Single lanes -----------------------------------------------------------------------------------------===//

multiclass VPExtr<bits<8> o, string mn, RegisterClass rc, Operand mem> {
  let OpMap = TA, OpPrefix = PD in {
    let Latency = 3 in
    def NAME#"rri" : V<o, MRMDestReg, Imm8, (outs rc:$dst), (ins VR128:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
    let mayStore = 1 in
    def NAME#"mri" : V<o, MRMDestMem, Imm8, (outs), (ins mem:$dst, VR128:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
  }
}
defm VPEXTRB : VPExtr<0x14, "vpextrb", GR32, i8mem>;
defm VPEXTRD : VPExtr<0x16, "vpextrd", GR32, i32mem>;
let hasREX_W = 1 in defm VPEXTRQ : VPExtr<0x16, "vpextrq", GR64, i64mem>;
// The register form of vpextrw is older and shorter than the other forms.
let OpPrefix = PD in {
  let OpMap = TB, Latency = 3 in
  def VPEXTRWrri : V<0xC5, MRMSrcReg, Imm8, (outs GR32:$dst), (ins VR128:$src1, u8imm:$src2), "vpextrw\t$dst, $src1, $src2">;
  let OpMap = TA in {
    let mayStore = 1 in
    def VPEXTRWmri : V<0x15, MRMDestMem, Imm8, (outs), (ins i16mem:$dst, VR128:$src1, u8imm:$src2),
                       "vpextrw\t$dst, $src1, $src2">;
    defm VPINSRB : V2I<0x20, "vpinsrb", "rri", "rmi", VR128, VR128, GR32, i8mem, 0, HasAVX, 3>;
    defm VPINSRD : V2I<0x22, "vpinsrd", "rri", "rmi", VR128, VR128, GR32, i32mem, 0, HasAVX, 3>;
    let hasREX_W = 1 in defm VPINSRQ : V2I<0x22, "vpinsrq", "rri", "rmi", VR128, VR128, GR64, i64mem, 0, HasAVX, 3>;
  }
  let OpMap = TB in defm VPINSRW : V2I<0xC4, "vpinsrw", "rri", "rmi", VR128, VR128, GR32, i16mem, 0, HasAVX, 3>;
}
