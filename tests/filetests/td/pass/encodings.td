// Bits of an encoding: fixed parts, operands that stay open, parts of fields, and bits in other orders.

class Encoding<bits<7> opcode, bits<3> funct> {
  bits<32> Inst;
  bits<5> rd;
  bits<5> rs1;
  bits<12> imm;
  let Inst{6-0} = opcode;
  let Inst{11-7} = rd;
  let Inst{14-12} = funct;
  let Inst{19-15} = rs1;
  let Inst{31-20} = imm;
}
def ADDI : Encoding<0b0010011, 0b000>;
def NOP : Encoding<0b0010011, 0> { let rd = 0; let rs1 = 0; let imm = 0; }
def SLLI : Encoding<0b0010011, 0b001> {
  bits<6> shamt;
  let imm{11-6} = 0;
  let imm{5-0} = shamt;
}

// A branch scatters its offset.
class Branch<bits<3> funct> {
  bits<32> Inst;
  bits<13> offset;
  let Inst{31} = offset{12};
  let Inst{30-25} = offset{10-5};
  let Inst{14-12} = funct;
  let Inst{11-8} = offset{4-1};
  let Inst{7} = offset{11};
  let Inst{6-0} = 0b1100011;
}
def BEQ : Branch<0>;
def BACK : Branch<1> { let offset = -4; }

class Small<bits<4> v> {
  bits<4> Same = v;
  bits<4> Reversed = { v{0}, v{1}, v{2}, v{3} };
  bits<2> High = v{3-2};
  bits<2> Swapped = v{0-1};
  bits<8> Twice = { v, v };
  bits<6> Mixed = { 0b10, v{1...0}, 0, 1 };
  int AsInt = v;
  bit Top = v{3};
}
def small : Small<0b0110>;
def negative : Small<-3>;
let Mixed<5-4> = 0b01 in def part : Small<1>;
