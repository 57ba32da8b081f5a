// Bit vectors: ranges, references to own fields, conversions.
class Inst<bits<6> op> {
  field bits<32> Inst;
  bits<5> rd;
  bits<5> rs;
  bits<16> imm;
  bit s;
  let Inst{31-26} = op;
  let Inst{25-21} = rd;
  let Inst{20...16} = rs;
  let Inst{15} = s;
  let Inst{14,13} = 0b10;
  let Inst{7...0} = imm{9-2};
}
def add : Inst<0b000101>;
def sub : Inst<3> { let imm = 0x1234; let s = 1; }
def odd : Inst<-1> { let rd{4-3} = 0b01; let rs = { 1, 0, ?, s, 1 }; }
class Wide<bits<8> b, int i, bits<65> w = 3> {
  bits<8> copy = b;
  bits<4> low = b{3-0};
  bits<4> swapped = b{0...3};
  bits<8> from_int = i;
  int back = b;
  bit one = b{7};
  bits<1> vector = b{0};
  bits<12> joined = { b, 0b1010 };
  bits<65> wide = w;
  int top = 1;
  bits<3> part = 5{2-0};
}
def w1 : Wide<0xA5, -1>;
def w2 : Wide<{1,0,0,0,0,0,0,1}, 200>;
let low<1-0> = 0b11 in def w3 : Wide<0, 0>;
def unset { bits<3> u; bits<3> v = ?; bits<2> w = { ?, 1 }; bit x; }
