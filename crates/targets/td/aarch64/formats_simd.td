//===-- formats_simd.td - instruction formats of vectors -----------------------------------------------------===//

// A lane arrangement: its letter in assembly, its name in those of instructions, whether it fills the register, the
// encoded lane size.
class Lanes<string text, string name, bits<1> q, bits<2> size, int elem> {
  string Text = text; string Name = name; bits<1> Q = q; bits<2> Size = size; int Elem = elem;
}
def L8b : Lanes<"8b", "v8i8", 0, 0, 8>;
def L16b : Lanes<"16b", "v16i8", 1, 0, 8>;
def L4h : Lanes<"4h", "v4i16", 0, 1, 16>;
def L8h : Lanes<"8h", "v8i16", 1, 1, 16>;
def L2s : Lanes<"2s", "v2i32", 0, 2, 32>;
def L4s : Lanes<"4s", "v4i32", 1, 2, 32>;
def L1d : Lanes<"1d", "v1i64", 0, 3, 64>;
def L2d : Lanes<"2d", "v2i64", 1, 3, 64>;
defvar LanesB = [L8b, L16b];
defvar LanesH = [L4h, L8h];
defvar LanesS = [L2s, L4s];
defvar LanesBHS = [L8b, L16b, L4h, L8h, L2s, L4s];
defvar LanesHS = [L4h, L8h, L2s, L4s];
defvar LanesAll = [L8b, L16b, L4h, L8h, L2s, L4s, L2d];
// Float lanes: size is 0 for 32 and 1 for 64 bits; the upper bit of the field belongs to the opcode.
class FLanes<string text, string name, bits<1> q, bits<1> sz, int elem, RegisterClass scalar> {
  string Text = text; string Name = name; bits<1> Q = q; bits<1> Sz = sz; int Elem = elem; RegisterClass Scalar = scalar;
}
def F2s : FLanes<"2s", "v2f32", 0, 0, 32, FPR32>;
def F4s : FLanes<"4s", "v4f32", 1, 0, 32, FPR32>;
def F2d : FLanes<"2d", "v2f64", 1, 1, 64, FPR64>;
def F4h : FLanes<"4h", "v4f16", 0, 1, 16, FPR16>;
def F8h : FLanes<"8h", "v8f16", 1, 1, 16, FPR16>;
defvar FLanesAll = [F2s, F4s, F2d];
defvar FLanesHalf = [F4h, F8h];
// One lane in a float register.
class Lane<string letter, string name, bits<2> size, int elem, RegisterClass rc> {
  string Letter = letter; string Name = name; bits<2> Size = size; int Elem = elem; RegisterClass RC = rc;
}
def Lb : Lane<"b", "v1i8", 0, 8, FPR8>;
def Lh : Lane<"h", "v1i16", 1, 16, FPR16>;
def Ls : Lane<"s", "v1i32", 2, 32, FPR32>;
def Ld : Lane<"d", "v1i64", 3, 64, FPR64>;

// Three operands, of which the first is also read: its input is tied to the result.
class Simd<dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn;
  let Inst{9-5} = Rn; let Inst{4-0} = Rd;
  let Predicates = [HasNEON];
  let Latency = 2;
}

//  31 30 29 28    24 23 22 21 20 16 15    11 10 9  5 4  0
// | 0| Q| U| 01110  | size| 1|  Rm  |opcode | 1| Rn | Rd |      scalar: 01 in 31-30, 11110
class SimdThree<bits<1> q, bits<1> u, bits<2> size, bits<5> opcode, bits<1> scalar, dag outs, dag ins, string asm> : Simd<outs, ins, asm> {
  bits<5> Rm;
  let Inst{31} = 0; let Inst{30} = !if(scalar, 1, q); let Inst{29} = u; let Inst{28} = scalar; let Inst{27-24} = 0b1110;
  let Inst{23-22} = size; let Inst{21} = 1; let Inst{20-16} = Rm; let Inst{15-11} = opcode; let Inst{10} = 1;
}
//  31 30 29 28    24 23 22 21 20 16 15 14 13  11 10 9  5 4  0
// | 0| Q| U| 01110  | a| 1  0|  Rm  | 0  0|opcode| 1| Rn | Rd |
class SimdThreeHalf<bits<1> q, bits<1> u, bits<1> a, bits<3> opcode, bits<1> scalar, dag outs, dag ins, string asm> : Simd<outs, ins, asm> {
  bits<5> Rm;
  let Inst{31} = 0; let Inst{30} = !if(scalar, 1, q); let Inst{29} = u; let Inst{28} = scalar; let Inst{27-24} = 0b1110;
  let Inst{23} = a; let Inst{22-21} = 0b10; let Inst{20-16} = Rm; let Inst{15-14} = 0; let Inst{13-11} = opcode; let Inst{10} = 1;
  let Predicates = [HasNEON, HasFullFP16];
}
//  31 30 29 28    24 23 22 21 20 16 15 14  11 10 9  5 4  0
// | 0| Q| U| 01110  | size| 0|  Rm  | 1|opcode| 1| Rn | Rd |
class SimdThreeExtra<bits<1> q, bits<1> u, bits<2> size, bits<4> opcode, bits<1> scalar, dag outs, dag ins, string asm> : Simd<outs, ins, asm> {
  bits<5> Rm;
  let Inst{31} = 0; let Inst{30} = !if(scalar, 1, q); let Inst{29} = u; let Inst{28} = scalar; let Inst{27-24} = 0b1110;
  let Inst{23-22} = size; let Inst{21} = 0; let Inst{20-16} = Rm; let Inst{15} = 1; let Inst{14-11} = opcode; let Inst{10} = 1;
}
//  31 30 29 28    24 23 22 21 20 16 15  12 11 10 9  5 4  0
// | 0| Q| U| 01110  | size| 1|  Rm  |opcode| 0 0| Rn | Rd |
class SimdLong<bits<1> q, bits<1> u, bits<2> size, bits<4> opcode, bits<1> scalar, dag outs, dag ins, string asm> : Simd<outs, ins, asm> {
  bits<5> Rm;
  let Inst{31} = 0; let Inst{30} = !if(scalar, 1, q); let Inst{29} = u; let Inst{28} = scalar; let Inst{27-24} = 0b1110;
  let Inst{23-22} = size; let Inst{21} = 1; let Inst{20-16} = Rm; let Inst{15-12} = opcode; let Inst{11-10} = 0;
}
//  31 30 29 28    24 23 22 21     17 16    12 11 10 9  5 4  0
// | 0| Q| U| 01110  | size| 1 0 0 0 0| opcode| 1  0| Rn | Rd |       halves: a, 1111 00 in 23-17; all lanes: 11000
class SimdTwo<bits<1> q, bits<1> u, bits<2> size, bits<5> group, bits<5> opcode, bits<1> scalar, dag outs, dag ins, string asm> : Simd<outs, ins, asm> {
  let Inst{31} = 0; let Inst{30} = !if(scalar, 1, q); let Inst{29} = u; let Inst{28} = scalar; let Inst{27-24} = 0b1110;
  let Inst{23-22} = size; let Inst{21-17} = group; let Inst{16-12} = opcode; let Inst{11-10} = 0b10;
}
//  31 30 29 28      23 22  19 18  16 15    11 10 9  5 4  0
// | 0| Q| U| 0 1 1 1 1 0| immh | immb |opcode | 1| Rn | Rd |         the highest bit set in immh says the size of lanes
class SimdShift<bits<1> q, bits<1> u, int elem, bits<5> opcode, bits<1> scalar, dag outs, dag ins, string asm> : Simd<outs, ins, asm> {
  bits<6> imm;
  let Inst{31} = 0; let Inst{30} = !if(scalar, 1, q); let Inst{29} = u; let Inst{28} = scalar; let Inst{27-23} = 0b11110;
  let Inst{22-16} = !cond(!eq(elem, 64) : {1, imm{5-0}}, !eq(elem, 32) : {0, 1, imm{4-0}}, !eq(elem, 16) : {0, 0, 1, imm{3-0}},
                          true : {0, 0, 0, 1, imm{2-0}});
  let Inst{15-11} = opcode; let Inst{10} = 1;
}
//  31 30 29 28    24 23 22 21 20 19 16 15  12 11 10 9  5 4  0
// | 0| Q| U| 01111  | size| L| M| Rm |opcode| H| 0| Rn | Rd |        lanes of 16 bits: H:L:M; of 32: H:L; of 64: H
class SimdLane<bits<1> q, bits<1> u, bits<2> size, bits<4> opcode, int elem, bits<1> scalar, dag outs, dag ins, string asm> : Simd<outs, ins, asm> {
  bits<5> Rm; bits<3> idx;
  let Inst{31} = 0; let Inst{30} = !if(scalar, 1, q); let Inst{29} = u; let Inst{28} = scalar; let Inst{27-24} = 0b1111;
  let Inst{23-22} = size;
  let Inst{21-16} = !cond(!eq(elem, 16) : {idx{1}, idx{0}, Rm{3-0}}, !eq(elem, 32) : {idx{0}, Rm}, true : {0, Rm});
  let Inst{15-12} = opcode; let Inst{11-10} = !cond(!eq(elem, 16) : {idx{2}, 0}, !eq(elem, 32) : {idx{1}, 0}, true : {idx{0}, 0});
}
