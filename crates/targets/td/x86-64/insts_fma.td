//===-- insts_fma.td - fused multiply-add --------------------------------------------------------------------===//
//
// The digits define which operands are multiplied and which is added; the first is also the result:
//   132: src1 * src3 + src2      213: src2 * src1 + src3      231: src2 * src3 + src1
// The last operand may be in memory.
//===---------------------------------------------------------------------------------------------------------===//

multiclass FmaForm<bits<8> o, string mn, RegisterClass rc, Operand mem, bit l> {
  let OpMap = T8, OpPrefix = PD, hasVEX_4V = 1, hasVEX_L = l, Predicates = [HasFMA], Constraints = "$src1 = $dst",
      Latency = 4 in {
    let FoldLast = NAME#"m" in
    def NAME#"r" : V<o, MRMSrcReg, NoImm, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3), mn#"\t$dst, $src2, $src3">;
    let mayLoad = 1 in
    def NAME#"m" : V<o, MRMSrcMem, NoImm, (outs rc:$dst), (ins rc:$src1, rc:$src2, mem:$src3), mn#"\t$dst, $src2, $src3">;
  }
}
multiclass FmaTypes<bits<8> packed, bits<8> scalar, string mn> {
  defm PS : FmaForm<packed, mn#"ps", VR128, f128mem, 0>;
  defm PSY : FmaForm<packed, mn#"ps", VR256, f256mem, 1>;
  defm SS : FmaForm<scalar, mn#"ss", FR32, f32mem, 0>;
  let hasREX_W = 1 in {
    defm PD : FmaForm<packed, mn#"pd", VR128, f128mem, 0>;
    defm PDY : FmaForm<packed, mn#"pd", VR256, f256mem, 1>;
    defm SD : FmaForm<scalar, mn#"sd", FR64, f64mem, 0>;
  }
}
multiclass Fma<bits<8> packed, bits<8> scalar, string mn> {
  defm "132" : FmaTypes<packed, scalar, mn#"132">;
  defm "213" : FmaTypes<!xor(packed, 0x30), !xor(scalar, 0x30), mn#"213">;
  defm "231" : FmaTypes<!or(packed, 0x20), !or(scalar, 0x20), mn#"231">;
}
defm VFMADD : Fma<0x98, 0x99, "vfmadd">;
defm VFMSUB : Fma<0x9A, 0x9B, "vfmsub">;
defm VFNMADD : Fma<0x9C, 0x9D, "vfnmadd">;
defm VFNMSUB : Fma<0x9E, 0x9F, "vfnmsub">;
