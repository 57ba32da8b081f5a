include "Target.td"

// Eight registers of 16 bits.
foreach n = 0-7 in def R#n : Register<"r"#n> { let HWEncoding = n; }
def R : RegisterClass<"Toy", [i16, iPTR], 16, (sequence "R%u", 0, 7)>;

def simm6 : Operand<i16> { let OperandType = "OPERAND_IMMEDIATE"; let Width = 6; }
def uimm9 : Operand<i16> { let OperandType = "OPERAND_IMMEDIATE"; let Width = 9; let Signed = 0; }
// Distances are even numbers of bytes; the instruction does not contain the lowest bit.
def target : Operand<OtherVT> { let OperandType = "OPERAND_PCREL"; let Width = 10; }
def mem : Operand<iPTR> { let OperandType = "OPERAND_MEMORY"; let Width = 6; let MemBits = 16; let AddressText = "$disp($base)"; }

// Bits that a format does not set are zero.
class Toy<bits<4> op, dag outs, dag ins, string asm> : Instruction {
  let Namespace = "Toy";
  let OutOperandList = outs; let InOperandList = ins; let AsmString = asm;
  let Size = 2;
  field bits<16> Inst = 0;
  let Inst{15-12} = op;
}

//  15  12 11  9 8   6 5         0
// |  op  |  rd | rs  |          |
def ADD : Toy<1, (outs R:$rd), (ins R:$old, R:$rs), "add\t$rd, $rs"> {
  bits<3> rd; bits<3> rs;
  let Constraints = "$old = $rd";
  let Inst{11-9} = rd; let Inst{8-6} = rs;
}
//  15  12 11  9 8   6 5         0
// |  op  |  rd |  -  |   imm    |
def ADDI : Toy<2, (outs R:$rd), (ins R:$old, simm6:$imm), "addi\t$rd, $imm"> {
  bits<3> rd; bits<6> imm;
  let Constraints = "$old = $rd";
  let Inst{11-9} = rd; let Inst{5-0} = imm;
}
//  15  12 11  9 8   6 5         0
// |  op  |  rd | base|   disp   |
def LD : Toy<3, (outs R:$rd), (ins mem:$addr), "ld\t$rd, $addr"> {
  bits<3> rd; bits<40> addr;
  let Inst{11-9} = rd; let Inst{8-6} = addr{34-32}; let Inst{5-0} = addr{5-0};
}
//  15  12 11  9 8              0
// |  op  |  rd |      imm      |
def LDI : Toy<4, (outs R:$rd), (ins uimm9:$imm), "ldi\t$rd, $imm"> {
  bits<3> rd; bits<9> imm;
  let Inst{11-9} = rd; let Inst{8-0} = imm;
}
//  15  12 11  9 8              0
// |  op  |  rs | distance / 2  |
def BNZ : Toy<5, (outs), (ins R:$rs, target:$to), "bnz\t$rs, $to"> {
  bits<3> rs; bits<10> to;
  let isBranch = 1; let isTerminator = 1;
  let Inst{11-9} = rs; let Inst{8-0} = to{9-1};
}
def HALT : Toy<0, (outs), (ins), "halt"> { let isReturn = 1; let isTerminator = 1; }

def ToyMachine : Target<"toy"> { let PointerBits = 16; }
