//===-- insts_simd_move.td - shuffles, constants -------------------------------------------------------------===//

//===-- Permutations -----------------------------------------------------------------------------------------===//

//  31 30 29        24 23 22 21 20 16 15 14  12 11 10 9  5 4  0
// | 0| Q| 0 0 1 1 1 0| size| 0|  Rm  | 0|opcode| 1  0| Rn | Rd |
foreach l = LanesAll in
foreach o = [["UZP1", "uzp1"], ["TRN1", "trn1"], ["ZIP1", "zip1"], ["UZP2", "uzp2"], ["TRN2", "trn2"], ["ZIP2", "zip2"]] in {
  defvar N = !head(o);
  def N#l.Name : Simd<(outs VR:$Rd), (ins VR:$Rn, VR:$Rm), !head(!tail(o))#"\t$Rd."#l.Text#", $Rn."#l.Text#", $Rm."#l.Text> {
    bits<5> Rm;
    let Inst{31} = 0; let Inst{30} = l.Q; let Inst{29-24} = 0b001110; let Inst{23-22} = l.Size; let Inst{21} = 0; let Inst{20-16} = Rm;
    let Inst{15} = 0; let Inst{11-10} = 0b10;
    let Inst{14-12} = !cond(!eq(N, "UZP1") : 1, !eq(N, "TRN1") : 2, !eq(N, "ZIP1") : 3, !eq(N, "UZP2") : 5, !eq(N, "TRN2") : 6, true : 7);
  }
}
//  31 30 29          21 20 16 15 14 11 10 9  5 4  0
// | 0| Q| 1 0 1110 00 0|  Rm  | 0|imm4| 0| Rn | Rd |
foreach l = LanesB in
def EXT#l.Name : Simd<(outs VR:$Rd), (ins VR:$Rn, VR:$Rm, !if(l.Q, uimm4, uimm3):$imm), "ext\t$Rd."#l.Text#", $Rn."#l.Text#", $Rm."#l.Text#", #$imm"> {
  bits<5> Rm; bits<4> imm;
  let Inst{31} = 0; let Inst{30} = l.Q; let Inst{29-21} = 0b101110000; let Inst{20-16} = Rm; let Inst{15} = 0;
  let Inst{14-11} = !if(l.Q, imm, {0, imm{2-0}}); let Inst{10} = 0;
}
//  31 30 29          21 20 16 15 14 13 12 11 10 9  5 4  0
// | 0| Q| 0 0 1110 00 0|  Rm  | 0| len |op| 0  0| Rn | Rd |         a table of one to four registers in a row
foreach l = LanesB in
foreach n = [1, 2, 3, 4] in
foreach x = [0, 1] in {
  defvar table = "\\{ $Rn.16b"#!if(!gt(n, 1), ", ${Rn+1}.16b", "")#!if(!gt(n, 2), ", ${Rn+2}.16b", "")#!if(!gt(n, 3), ", ${Rn+3}.16b", "")#" \\}";
  let Constraints = !if(x, "$Rs = $Rd", "") in
  def !if(x, "TBX", "TBL")#l.Name#!cond(!eq(n, 1) : "One", !eq(n, 2) : "Two", !eq(n, 3) : "Three", true : "Four")
      : Simd<(outs VR:$Rd), !if(x, (ins VR:$Rs, VR:$Rn, VR:$Rm), (ins VR:$Rn, VR:$Rm)), !if(x, "tbx", "tbl")#"\t$Rd."#l.Text#", "#table#", $Rm."#l.Text> {
    bits<5> Rm;
    let Inst{31} = 0; let Inst{30} = l.Q; let Inst{29-21} = 0b001110000; let Inst{20-16} = Rm; let Inst{15} = 0;
    let Inst{14-13} = !add(n, -1); let Inst{12} = x; let Inst{11-10} = 0;
  }
}

//===-- Single lanes -----------------------------------------------------------------------------------------===//

//  31 30 29 28            21 20  16 15 14 11 10 9  5 4  0
// | 0| Q|op| 0 1 1 1 0 0 0 0| imm5 | 0|imm4| 1| Rn | Rd |       the lowest bit set in imm5 says the size, the rest the lane
class SimdCopy<bits<1> q, bits<1> op, int elem, dag outs, dag ins, string asm> : Simd<outs, ins, asm> {
  bits<4> idx;
  let Inst{31} = 0; let Inst{30} = q; let Inst{29} = op; let Inst{28-21} = 0b01110000;
  let Inst{20-16} = !cond(!eq(elem, 8) : {idx, 1}, !eq(elem, 16) : {idx{2-0}, 1, 0}, !eq(elem, 32) : {idx{1-0}, 1, 0, 0}, true : {idx{0}, 1, 0, 0, 0});
  let Inst{15} = 0; let Inst{10} = 1;
}
class LaneOf<int elem> {
  string Letter = !cond(!eq(elem, 8) : "b", !eq(elem, 16) : "h", !eq(elem, 32) : "s", true : "d");
  Operand Kind = !cond(!eq(elem, 8) : uimm4, !eq(elem, 16) : uimm3, !eq(elem, 32) : uimm2, true : uimm1);
  RegisterClass Int = !if(!eq(elem, 64), GPR64, GPR32);
  RegisterClass Float = !cond(!eq(elem, 8) : FPR8, !eq(elem, 16) : FPR16, !eq(elem, 32) : FPR32, true : FPR64);
  int Log2 = !cond(!eq(elem, 8) : 0, !eq(elem, 16) : 1, !eq(elem, 32) : 2, true : 3);
}
foreach l = LanesAll in {
  def DUP#l.Name#lane : SimdCopy<l.Q, 0, l.Elem, (outs VR:$Rd), (ins VR:$Rn, LaneOf<l.Elem>.Kind:$idx),
                                 "dup\t$Rd."#l.Text#", $Rn."#LaneOf<l.Elem>.Letter#"[$idx]"> { let Inst{14-11} = 0; }
  def DUP#l.Name#gpr : SimdCopy<l.Q, 0, l.Elem, (outs VR:$Rd), (ins LaneOf<l.Elem>.Int:$Rn), "dup\t$Rd."#l.Text#", $Rn"> {
    let Inst{14-11} = 1; let idx = 0; let Latency = 3;
  }
}
foreach e = [8, 16, 32, 64] in {
  defvar L = LaneOf<e>;
  def DUPi#e : SimdCopy<1, 0, e, (outs L.Float:$Rd), (ins VR:$Rn, L.Kind:$idx), "mov\t$Rd, $Rn."#L.Letter#"[$idx]"> { let Inst{28} = 1; let Inst{14-11} = 0; }
  def UMOVvi#e : SimdCopy<!eq(e, 64), 0, e, (outs L.Int:$Rd), (ins VR:$Rn, L.Kind:$idx), !if(!ge(e, 32), "mov", "umov")#"\t$Rd, $Rn."#L.Letter#"[$idx]"> {
    let Inst{14-11} = 0b0111; let Latency = 2;
  }
  if !lt(e, 64) then
    def SMOVvi#e#to64 : SimdCopy<1, 0, e, (outs GPR64:$Rd), (ins VR:$Rn, L.Kind:$idx), "smov\t$Rd, $Rn."#L.Letter#"[$idx]"> { let Inst{14-11} = 0b0101; }
  if !lt(e, 32) then
    def SMOVvi#e#to32 : SimdCopy<0, 0, e, (outs GPR32:$Rd), (ins VR:$Rn, L.Kind:$idx), "smov\t$Rd, $Rn."#L.Letter#"[$idx]"> { let Inst{14-11} = 0b0101; }
  let Constraints = "$Rs = $Rd" in {
    def INSvi#e#gpr : SimdCopy<1, 0, e, (outs VR:$Rd), (ins VR:$Rs, L.Kind:$idx, L.Int:$Rn), "mov\t$Rd."#L.Letter#"[$idx], $Rn"> {
      let Inst{14-11} = 0b0011; let Latency = 3;
    }
    def INSvi#e#lane : SimdCopy<1, 1, e, (outs VR:$Rd), (ins VR:$Rs, L.Kind:$idx, VR:$Rn, L.Kind:$idx2), "mov\t$Rd."#L.Letter#"[$idx], $Rn."#L.Letter#"[$idx2]"> {
      bits<4> idx2;
      let Inst{14-11} = !cond(!eq(e, 8) : idx2, !eq(e, 16) : {idx2{2-0}, 0}, !eq(e, 32) : {idx2{1-0}, 0, 0}, true : {idx2{0}, 0, 0, 0});
    }
  }
}

//===-- Constants --------------------------------------------------------------------------------------------===//

//  31 30 29 28                19 18 16 15   12 11 10 9   5 4  0
// | 0| Q|op| 0 1 1 1 1 0 0 0 0 0| abc | cmode |o2| 1|defgh| Rd |
class SimdImm<bits<1> q, bits<1> op, bits<1> o2, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<8> imm; bits<4> mode;
  let Inst{31} = 0; let Inst{30} = q; let Inst{29} = op; let Inst{28-19} = 0b0111100000; let Inst{18-16} = imm{7-5}; let Inst{15-12} = mode;
  let Inst{11} = o2; let Inst{10} = 1; let Inst{9-5} = imm{4-0}; let Inst{4-0} = Rd;
  let Predicates = [HasNEON];
}
// An 8-bit immediate, shifted in each lane (sh, a multiple of 8): moved, moved inverted, or combined with the lane.
foreach l = [L2s, L4s, L4h, L8h] in
foreach o = [["MOVI", "movi"], ["MVNI", "mvni"], ["ORR", "orr"], ["BIC", "bic"]] in {
  defvar N = !head(o); defvar t = !or(!eq(N, "ORR"), !eq(N, "BIC")); defvar op = !or(!eq(N, "MVNI"), !eq(N, "BIC"));
  defvar kind = !if(!eq(l.Elem, 32), uimm5, uimm4);
  let Constraints = !if(t, "$Rs = $Rd", "") in {
    def N#l.Name : SimdImm<l.Q, op, 0, (outs VR:$Rd), !con(!if(t, (ins VR:$Rs), (ins)), (ins uimm8:$imm, kind:$sh)), !head(!tail(o))#"\t$Rd."#l.Text#", #$imm, lsl #$sh"> {
      bits<5> sh;
      let mode = !if(!eq(l.Elem, 32), {0, sh{4}, sh{3}, t}, {1, 0, sh{3}, t});
    }
    def N#l.Name#_0 : SimdImm<l.Q, op, 0, (outs VR:$Rd), !con(!if(t, (ins VR:$Rs), (ins)), (ins uimm8:$imm)), !head(!tail(o))#"\t$Rd."#l.Text#", #$imm"> {
      let mode = {!eq(l.Elem, 16), 0, 0, t};
    }
  }
  if !and(!not(t), !eq(l.Elem, 32)) then
    foreach s = [8, 16] in
    def N#l.Name#_msl#s : SimdImm<l.Q, op, 0, (outs VR:$Rd), (ins uimm8:$imm), !head(!tail(o))#"\t$Rd."#l.Text#", #$imm, msl #"#s> {
      let mode = !if(!eq(s, 16), 0b1101, 0b1100);
    }
}
let isMoveImm = 1, isReMaterializable = 1, mode = 0b1110 in {
  foreach l = LanesB in
  def MOVI#l.Name : SimdImm<l.Q, 0, 0, (outs VR:$Rd), (ins uimm8:$imm), "movi\t$Rd."#l.Text#", #$imm">;
  def MOVIv2d_ns : SimdImm<1, 1, 0, (outs VR:$Rd), (ins byteMask:$imm), "movi\t$Rd.2d, #$imm">;
  def MOVID : SimdImm<0, 1, 0, (outs FPR64:$Rd), (ins byteMask:$imm), "movi\t$Rd, #$imm">;
}
let isMoveImm = 1, isReMaterializable = 1, mode = 0b1111 in {
  def FMOVv2f32_ns : SimdImm<0, 0, 0, (outs VR:$Rd), (ins float8:$imm), "fmov\t$Rd.2s, #$imm">;
  def FMOVv4f32_ns : SimdImm<1, 0, 0, (outs VR:$Rd), (ins float8:$imm), "fmov\t$Rd.4s, #$imm">;
  def FMOVv2f64_ns : SimdImm<1, 1, 0, (outs VR:$Rd), (ins float8:$imm), "fmov\t$Rd.2d, #$imm">;
  let Predicates = [HasNEON, HasFullFP16] in {
    def FMOVv4f16_ns : SimdImm<0, 0, 1, (outs VR:$Rd), (ins float8:$imm), "fmov\t$Rd.4h, #$imm">;
    def FMOVv8f16_ns : SimdImm<1, 0, 1, (outs VR:$Rd), (ins float8:$imm), "fmov\t$Rd.8h, #$imm">;
  }
}
