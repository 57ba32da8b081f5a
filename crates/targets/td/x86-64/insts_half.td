//===-- insts_half.td - conversions of half floats (F16C) ----------------------------------------------------===//

multiclass HalfToFloat<RegisterClass rc, Operand mem, bit l> {
  let OpMap = T8, OpPrefix = PD, hasVEX_L = l, Predicates = [HasF16C], Latency = 5 in {
    def NAME#"rr" : V<0x13, MRMSrcReg, NoImm, (outs rc:$dst), (ins VR128:$src), "vcvtph2ps\t$dst, $src">;
    let mayLoad = 1 in
    def NAME#"rm" : V<0x13, MRMSrcMem, NoImm, (outs rc:$dst), (ins mem:$src), "vcvtph2ps\t$dst, $src">;
  }
}
multiclass FloatToHalf<RegisterClass rc, Operand mem, bit l> {
  let OpMap = TA, OpPrefix = PD, hasVEX_L = l, Predicates = [HasF16C], Latency = 5 in {
    def NAME#"rr" : V<0x1D, MRMDestReg, Imm8, (outs VR128:$dst), (ins rc:$src1, u8imm:$src2),
                      "vcvtps2ph\t$dst, $src1, $src2">;
    let mayStore = 1 in
    def NAME#"mr" : V<0x1D, MRMDestMem, Imm8, (outs), (ins mem:$dst, rc:$src1, u8imm:$src2),
                      "vcvtps2ph\t$dst, $src1, $src2">;
  }
}
defm VCVTPH2PS : HalfToFloat<VR128, i64mem, 0>;
defm VCVTPH2PSY : HalfToFloat<VR256, i128mem, 1>;
defm VCVTPS2PH : FloatToHalf<VR128, i64mem, 0>;
defm VCVTPS2PHY : FloatToHalf<VR256, i128mem, 1>;
