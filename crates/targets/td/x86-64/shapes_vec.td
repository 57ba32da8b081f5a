//===-- shapes_vec.td - families of VEX instructions ---------------------------------------------------------===//
//
// Each multiclass defines the register form and the form with the last register input in memory. The suffixes of the
// two names are parameters, because they conventionally reflect the operands: rr and rm, r and m, ri and mi, rri and
// rmi. A `let` around the family sets opcode map and prefix.
//===---------------------------------------------------------------------------------------------------------===//

// dst <- src
multiclass V1<bits<8> o, string mn, string r, string m, RegisterClass d, RegisterClass s, Operand mem, bit l, Predicate p,
              int lat = 1> {
  let hasVEX_L = l, Predicates = [p], Latency = lat in {
    let FoldLast = NAME#m in
    def NAME#r : V<o, MRMSrcReg, NoImm, (outs d:$dst), (ins s:$src), mn#"\t$dst, $src">;
    let mayLoad = 1 in
    def NAME#m : V<o, MRMSrcMem, NoImm, (outs d:$dst), (ins mem:$src), mn#"\t$dst, $src">;
  }
}
// dst <- src, imm8
multiclass V1I<bits<8> o, string mn, string r, string m, RegisterClass d, RegisterClass s, Operand mem, bit l, Predicate p,
               int lat = 1> {
  let hasVEX_L = l, Predicates = [p], Latency = lat in {
    let FoldLast = NAME#m in
    def NAME#r : V<o, MRMSrcReg, Imm8, (outs d:$dst), (ins s:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
    let mayLoad = 1 in
    def NAME#m : V<o, MRMSrcMem, Imm8, (outs d:$dst), (ins mem:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
  }
}
// dst <- src1, src2
multiclass V2<bits<8> o, string mn, string r, string m, RegisterClass d, RegisterClass s1, RegisterClass s2, Operand mem,
              bit l, Predicate p, bit comm = 0, int lat = 1> {
  let hasVEX_L = l, hasVEX_4V = 1, Predicates = [p], Latency = lat in {
    let FoldLast = NAME#m, isCommutable = comm in
    def NAME#r : V<o, MRMSrcReg, NoImm, (outs d:$dst), (ins s1:$src1, s2:$src2), mn#"\t$dst, $src1, $src2">;
    let mayLoad = 1 in
    def NAME#m : V<o, MRMSrcMem, NoImm, (outs d:$dst), (ins s1:$src1, mem:$src2), mn#"\t$dst, $src1, $src2">;
  }
}
// dst <- src1, src2, imm8
multiclass V2I<bits<8> o, string mn, string r, string m, RegisterClass d, RegisterClass s1, RegisterClass s2, Operand mem,
               bit l, Predicate p, int lat = 1> {
  let hasVEX_L = l, hasVEX_4V = 1, Predicates = [p], Latency = lat in {
    let FoldLast = NAME#m in
    def NAME#r : V<o, MRMSrcReg, Imm8, (outs d:$dst), (ins s1:$src1, s2:$src2, u8imm:$src3), mn#"\t$dst, $src1, $src2, $src3">;
    let mayLoad = 1 in
    def NAME#m : V<o, MRMSrcMem, Imm8, (outs d:$dst), (ins s1:$src1, mem:$src2, u8imm:$src3),
                   mn#"\t$dst, $src1, $src2, $src3">;
  }
}
// dst <- mask ? src2 : src1; the mask register is in the immediate.
multiclass VBlend<bits<8> o, string mn, RegisterClass rc, Operand mem, bit l, Predicate p> {
  let OpMap = TA, OpPrefix = PD, hasVEX_L = l, hasVEX_4V = 1, Predicates = [p], Latency = 2 in {
    def NAME#"rrr" : V<o, MRMSrcReg, Imm8Reg, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3),
                       mn#"\t$dst, $src1, $src2, $src3">;
    let mayLoad = 1 in
    def NAME#"rmr" : V<o, MRMSrcMem, Imm8Reg, (outs rc:$dst), (ins rc:$src1, mem:$src2, rc:$src3),
                       mn#"\t$dst, $src1, $src2, $src3">;
  }
}

//===-- 128 and 256 bits -------------------------------------------------------------------------------------===//

// Integer vectors: the 256-bit forms need AVX2.
multiclass IntUn<bits<8> o, string mn, int lat = 1> {
  defm "" : V1<o, mn, "rr", "rm", VR128, VR128, i128mem, 0, HasAVX, lat>;
  defm Y : V1<o, mn, "rr", "rm", VR256, VR256, i256mem, 1, HasAVX2, lat>;
}
multiclass IntUnI<bits<8> o, string mn, int lat = 1> {
  defm "" : V1I<o, mn, "ri", "mi", VR128, VR128, i128mem, 0, HasAVX, lat>;
  defm Y : V1I<o, mn, "ri", "mi", VR256, VR256, i256mem, 1, HasAVX2, lat>;
}
multiclass IntBin<bits<8> o, string mn, bit comm = 0, int lat = 1> {
  defm "" : V2<o, mn, "rr", "rm", VR128, VR128, VR128, i128mem, 0, HasAVX, comm, lat>;
  defm Y : V2<o, mn, "rr", "rm", VR256, VR256, VR256, i256mem, 1, HasAVX2, comm, lat>;
}
multiclass IntBinI<bits<8> o, string mn, int lat = 1> {
  defm "" : V2I<o, mn, "rri", "rmi", VR128, VR128, VR128, i128mem, 0, HasAVX, lat>;
  defm Y : V2I<o, mn, "rri", "rmi", VR256, VR256, VR256, i256mem, 1, HasAVX2, lat>;
}
// Float vectors: one element type, both widths.
multiclass FpUn<bits<8> o, string mn, string r, string m, int lat = 1> {
  defm "" : V1<o, mn, r, m, VR128, VR128, f128mem, 0, HasAVX, lat>;
  defm Y : V1<o, mn, r, m, VR256, VR256, f256mem, 1, HasAVX, lat>;
}
multiclass FpUnI<bits<8> o, string mn, int lat = 1> {
  defm "" : V1I<o, mn, "ri", "mi", VR128, VR128, f128mem, 0, HasAVX, lat>;
  defm Y : V1I<o, mn, "ri", "mi", VR256, VR256, f256mem, 1, HasAVX, lat>;
}
multiclass FpBin<bits<8> o, string mn, bit comm = 0, int lat = 1> {
  defm "" : V2<o, mn, "rr", "rm", VR128, VR128, VR128, f128mem, 0, HasAVX, comm, lat>;
  defm Y : V2<o, mn, "rr", "rm", VR256, VR256, VR256, f256mem, 1, HasAVX, comm, lat>;
}
multiclass FpBinI<bits<8> o, string mn, int lat = 1> {
  defm "" : V2I<o, mn, "rri", "rmi", VR128, VR128, VR128, f128mem, 0, HasAVX, lat>;
  defm Y : V2I<o, mn, "rri", "rmi", VR256, VR256, VR256, f256mem, 1, HasAVX, lat>;
}
// Float arithmetic in all types: ps, pd, ss, sd.
multiclass FpPacked<bits<8> o, string mn, bit comm, int latS, int latD> {
  let OpMap = TB in {
    defm PS : FpBin<o, mn#"ps", comm, latS>;
    let OpPrefix = PD in defm PD : FpBin<o, mn#"pd", comm, latD>;
  }
}
multiclass FpArith<bits<8> o, string mn, bit comm, int latS, int latD> : FpPacked<o, mn, comm, latS, latD> {
  let OpMap = TB in {
    let OpPrefix = XS in defm SS : V2<o, mn#"ss", "rr", "rm", FR32, FR32, FR32, f32mem, 0, HasAVX, comm, latS>;
    let OpPrefix = XD in defm SD : V2<o, mn#"sd", "rr", "rm", FR64, FR64, FR64, f64mem, 0, HasAVX, comm, latD>;
  }
}
