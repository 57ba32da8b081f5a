//===-- insts_simd_mem.td - consecutive registers, interleaved in memory -------------------------------------===//

// The list of n consecutive registers from Vt on, with this suffix.
class VectorList<int n, string suffix> {
  string Text = "\\{ $Vt"#suffix#!if(!gt(n, 1), ", ${Vt+1}"#suffix, "")#!if(!gt(n, 2), ", ${Vt+2}"#suffix, "")#!if(!gt(n, 3), ", ${Vt+3}"#suffix, "")#" \\}";
}

// Assembler-only: a compiler would have to constrain the registers to be consecutive.
class SimdMemory<dag outs, dag ins, string asm, bit isLoad> : A64Inst<outs, ins, asm> {
  bits<5> Vt; bits<5> Rn; bits<5> Rm;
  let Inst{31} = 0; let Inst{22} = isLoad; let Inst{20-16} = Rm; let Inst{9-5} = Rn; let Inst{4-0} = Vt;
  let Predicates = [HasNEON]; let mayLoad = isLoad; let mayStore = !not(isLoad); let isAsmParserOnly = 1;
}
//  31 30 29        24 23 22 21 20 16 15   12 11 10 9  5 4  0
// | 0| Q| 0 0 1 1 0 0|po| L| 0|  Rm  |opcode |size| Rn | Vt |       po: Rn changes, by Rm or (Rm = 31) by what was moved
class SimdMultiple<bits<1> q, bits<1> post, bits<4> opcode, bits<2> size, dag outs, dag ins, string asm, bit isLoad> : SimdMemory<outs, ins, asm, isLoad> {
  let Inst{30} = q; let Inst{29-24} = 0b001100; let Inst{23} = post; let Inst{21} = 0; let Inst{15-12} = opcode; let Inst{11-10} = size;
}
//  31 30 29        24 23 22 21 20 16 15  13 12 11 10 9  5 4  0
// | 0| Q| 0 0 1 1 0 1|po| L| R|  Rm  |opcode| S|size| Rn | Vt |
class SimdSingle<bits<1> post, bits<1> r, bits<3> opcode, dag outs, dag ins, string asm, bit isLoad> : SimdMemory<outs, ins, asm, isLoad> {
  let Inst{29-24} = 0b001101; let Inst{23} = post; let Inst{21} = r; let Inst{15-13} = opcode;
}

foreach isLoad = [0, 1] in {
  defvar X = !if(isLoad, "LD", "ST"); defvar x = !if(isLoad, "ld", "st");
  // Full registers.
  foreach o = [["1", "One"], ["1", "Two"], ["1", "Three"], ["1", "Four"], ["2", "Two"], ["3", "Three"], ["4", "Four"]] in {
    defvar k = !head(o); defvar Count = !head(!tail(o));
    defvar n = !cond(!eq(Count, "One") : 1, !eq(Count, "Two") : 2, !eq(Count, "Three") : 3, true : 4);
    defvar opcode = !cond(!eq(k, "2") : 8, !eq(k, "3") : 4, !eq(k, "4") : 0, !eq(n, 1) : 7, !eq(n, 2) : 10, !eq(n, 3) : 6, true : 2);
    foreach l = [L8b, L16b, L4h, L8h, L2s, L4s, L1d, L2d] in
    if !or(!eq(k, "1"), !ne(l.Text, "1d")) then {
      defvar N = X#k#Count#l.Name; defvar text = x#k#"\t"#VectorList<n, "."#l.Text>.Text;
      defvar results = !if(isLoad, (outs VR:$Vt), (outs)); defvar values = !if(isLoad, (ins), (ins VR:$Vt));
      def N : SimdMultiple<l.Q, 0, opcode, l.Size, results, !con(values, (ins GPR64sp:$Rn)), text#", [$Rn]", isLoad> { let Rm = 0; }
      let Constraints = "$wback = $Rn" in {
        def N#_POST : SimdMultiple<l.Q, 1, opcode, l.Size, !con(results, (outs GPR64sp:$wback)), !con(values, (ins GPR64sp:$Rn, GPR64only:$Rm)), text#", [$Rn], $Rm", isLoad>;
        let Rm = 31 in
        def N#_POSTi : SimdMultiple<l.Q, 1, opcode, l.Size, !con(results, (outs GPR64sp:$wback)), !con(values, (ins GPR64sp:$Rn)),
                                    text#", [$Rn], #"#!mul(n, !if(l.Q, 16, 8)), isLoad>;
      }
    }
  }
}

// One lane of each register: the lane number is in Q, S and size.
class SimdOneLane<int n, int elem, bits<1> post, dag outs, dag ins, string asm, bit isLoad>
    : SimdSingle<post, !or(!eq(n, 2), !eq(n, 4)), !add(!if(!ge(n, 3), 1, 0), !cond(!eq(elem, 8) : 0, !eq(elem, 16) : 2, true : 4)), outs, ins, asm, isLoad> {
  bits<4> idx;
  bits<4> place = !cond(!eq(elem, 8) : idx, !eq(elem, 16) : {idx{2-0}, 0}, !eq(elem, 32) : {idx{1-0}, 0, 0}, true : {idx{0}, 0, 0, 1});
  let Inst{30} = place{3}; let Inst{12-10} = place{2-0};
}
foreach isLoad = [0, 1] in
foreach n = [1, 2, 3, 4] in
foreach e = [8, 16, 32, 64] in {
  defvar L = LaneOf<e>; defvar N = !if(isLoad, "LD", "ST")#n#"i"#e;
  defvar text = !if(isLoad, "ld", "st")#n#"\t"#VectorList<n, "."#L.Letter>.Text#"[$idx]";
  defvar results = !if(isLoad, (outs VR:$Vt), (outs));
  // Loads keep the other lanes.
  defvar values = !if(isLoad, (ins VR:$Vs, L.Kind:$idx), (ins VR:$Vt, L.Kind:$idx));
  defvar tie = !if(isLoad, "$Vs = $Vt", "");
  let Constraints = tie in
  def N : SimdOneLane<n, e, 0, results, !con(values, (ins GPR64sp:$Rn)), text#", [$Rn]", isLoad> { let Rm = 0; }
  let Constraints = !if(isLoad, "$Vs = $Vt, $wback = $Rn", "$wback = $Rn") in {
    def N#_POST : SimdOneLane<n, e, 1, !con(results, (outs GPR64sp:$wback)), !con(values, (ins GPR64sp:$Rn, GPR64only:$Rm)), text#", [$Rn], $Rm", isLoad>;
    let Rm = 31 in
    def N#_POSTi : SimdOneLane<n, e, 1, !con(results, (outs GPR64sp:$wback)), !con(values, (ins GPR64sp:$Rn)), text#", [$Rn], #"#!mul(n, !srl(e, 3)), isLoad>;
  }
}

// One element, broadcast to all lanes of each register.
foreach n = [1, 2, 3, 4] in
foreach l = [L8b, L16b, L4h, L8h, L2s, L4s, L1d, L2d] in {
  defvar N = "LD"#n#"R"#l.Name; defvar text = "ld"#n#"r\t"#VectorList<n, "."#l.Text>.Text;
  defvar r = !or(!eq(n, 2), !eq(n, 4)); defvar opcode = !if(!ge(n, 3), 7, 6);
  foreach p = [0, 1, 2] in
  let Constraints = !if(p, "$wback = $Rn", "") in
  def N#!cond(!eq(p, 0) : "", !eq(p, 1) : "_POST", true : "_POSTi")
      : SimdSingle<!ne(p, 0), r, opcode, !if(p, (outs VR:$Vt, GPR64sp:$wback), (outs VR:$Vt)), !if(!eq(p, 1), (ins GPR64sp:$Rn, GPR64only:$Rm), (ins GPR64sp:$Rn)),
                   text#", [$Rn]"#!cond(!eq(p, 0) : "", !eq(p, 1) : ", $Rm", true : ", #"#!mul(n, !srl(l.Elem, 3))), 1> {
    let Inst{30} = l.Q; let Inst{12} = 0; let Inst{11-10} = l.Size;
    let Inst{20-16} = !cond(!eq(p, 0) : {0, 0, 0, 0, 0}, !eq(p, 1) : Rm, true : {1, 1, 1, 1, 1});
  }
}
