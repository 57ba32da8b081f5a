//===-- insts_c.td - C: 16-bit instructions, and their long forms --------------------------------------------===//
//
// Most can only use eight registers (x8 to x15) and overwrite their first source. Their names are optional in assembly:
// the encoder uses the short form of an instruction if there is one for its operands.
//===---------------------------------------------------------------------------------------------------------===//

// Displacements are in units of the access size.
class CMem<int width, int size, RegisterClass base> : RISCVMem<width, 0, size, base>;
def cmem32 : CMem<7, 32, GPRC>;
def cmem64 : CMem<8, 64, GPRC>;
def spmem32 : CMem<8, 32, SP>;
def spmem64 : CMem<9, 64, SP>;
def cmemreg : RISCVMem<0, 0, 0, GPRNoX0> { let AddressText = "$base"; }

//  15 13 12  10 9  7 6  5 4  2 1 0
// |funct3| imm  |rs1'|imm | rd'|op |
class CLoad<bits<3> funct3, RegisterClass rc, Operand mem, string asm>
    : RVInst16<funct3, 0b00, (outs rc:$rd), (ins mem:$addr), asm#"\t$rd, $addr"> {
  bits<3> rd; bits<40> addr;
  let Inst{12-10} = addr{5-3}; let Inst{9-7} = addr{34-32}; let Inst{4-2} = rd;
  let mayLoad = 1;
}
class CStore<bits<3> funct3, RegisterClass rc, Operand mem, string asm>
    : RVInst16<funct3, 0b00, (outs), (ins rc:$rs2, mem:$addr), asm#"\t$rs2, $addr"> {
  bits<3> rs2; bits<40> addr;
  let Inst{12-10} = addr{5-3}; let Inst{9-7} = addr{34-32}; let Inst{4-2} = rs2;
  let mayStore = 1;
}
def C_LW : CLoad<0b010, GPRC, cmem32, "c.lw"> { let Inst{6} = addr{2}; let Inst{5} = addr{6}; }
def C_LD : CLoad<0b011, GPRC, cmem64, "c.ld"> { let Inst{6-5} = addr{7-6}; }
def C_FLD : CLoad<0b001, FPR64C, cmem64, "c.fld"> { let Inst{6-5} = addr{7-6}; }
def C_SW : CStore<0b110, GPRC, cmem32, "c.sw"> { let Inst{6} = addr{2}; let Inst{5} = addr{6}; }
def C_SD : CStore<0b111, GPRC, cmem64, "c.sd"> { let Inst{6-5} = addr{7-6}; }
def C_FSD : CStore<0b101, FPR64C, cmem64, "c.fsd"> { let Inst{6-5} = addr{7-6}; }

//  15 13 12 11  7 6    2 1 0
// |funct3|im|  rd |  imm |op |
class CLoadSP<bits<3> funct3, RegisterClass rc, Operand mem, string asm>
    : RVInst16<funct3, 0b10, (outs rc:$rd), (ins mem:$addr), asm#"\t$rd, $addr"> {
  bits<5> rd; bits<40> addr;
  let Inst{12} = addr{5}; let Inst{11-7} = rd;
  let mayLoad = 1;
}
class CStoreSP<bits<3> funct3, RegisterClass rc, Operand mem, string asm>
    : RVInst16<funct3, 0b10, (outs), (ins rc:$rs2, mem:$addr), asm#"\t$rs2, $addr"> {
  bits<5> rs2; bits<40> addr;
  let Inst{6-2} = rs2;
  let mayStore = 1;
}
def C_LWSP : CLoadSP<0b010, GPRNoX0, spmem32, "c.lwsp"> { let Inst{6-4} = addr{4-2}; let Inst{3-2} = addr{7-6}; }
def C_LDSP : CLoadSP<0b011, GPRNoX0, spmem64, "c.ldsp"> { let Inst{6-5} = addr{4-3}; let Inst{4-2} = addr{8-6}; }
def C_FLDSP : CLoadSP<0b001, FPR64, spmem64, "c.fldsp"> { let Inst{6-5} = addr{4-3}; let Inst{4-2} = addr{8-6}; }
def C_SWSP : CStoreSP<0b110, GPR, spmem32, "c.swsp"> { let Inst{12-9} = addr{5-2}; let Inst{8-7} = addr{7-6}; }
def C_SDSP : CStoreSP<0b111, GPR, spmem64, "c.sdsp"> { let Inst{12-10} = addr{5-3}; let Inst{9-7} = addr{8-6}; }
def C_FSDSP : CStoreSP<0b101, FPR64, spmem64, "c.fsdsp"> { let Inst{12-10} = addr{5-3}; let Inst{9-7} = addr{8-6}; }

// | funct3 |imm[5]| rd | imm[4:0] | op |
class CImm<bits<3> funct3, bits<2> opcode, dag outs, dag ins, string asm> : RVInst16<funct3, opcode, outs, ins, asm> {
  bits<6> imm12; bits<5> rd;
  let Inst{12} = imm12{5}; let Inst{11-7} = rd; let Inst{6-2} = imm12{4-0};
}
let Constraints = "$rs1 = $rd" in {
  def C_ADDI : CImm<0b000, 0b01, (outs GPRNoX0:$rd), (ins GPRNoX0:$rs1, simm6nonzero:$imm12), "c.addi\t$rd, $imm12">;
  def C_ADDIW : CImm<0b001, 0b01, (outs GPRNoX0:$rd), (ins GPRNoX0:$rs1, simm6:$imm12), "c.addiw\t$rd, $imm12">;
  def C_SLLI : RVInst16<0b000, 0b10, (outs GPRNoX0:$rd), (ins GPRNoX0:$rs1, uimm6nonzero:$shamt), "c.slli\t$rd, $shamt"> {
    bits<6> shamt; bits<5> rd;
    let Inst{12} = shamt{5}; let Inst{11-7} = rd; let Inst{6-2} = shamt{4-0};
  }
  def C_ADDI16SP : RVInst16<0b011, 0b01, (outs SP:$rd), (ins SP:$rs1, simm10nonzero:$imm12), "c.addi16sp\t$rd, $imm12"> {
    bits<10> imm12;
    let Inst{12} = imm12{9}; let Inst{11-7} = 2; let Inst{6} = imm12{4}; let Inst{5} = imm12{6}; let Inst{4-3} = imm12{8-7};
    let Inst{2} = imm12{5};
  }
}
def C_LI : CImm<0b010, 0b01, (outs GPRNoX0:$rd), (ins simm6:$imm12), "c.li\t$rd, $imm12">;
def C_LUI : RVInst16<0b011, 0b01, (outs GPRNoX0X2:$rd), (ins c_lui_imm:$imm20), "c.lui\t$rd, $imm20"> {
  bits<6> imm20; bits<5> rd;
  let Inst{12} = imm20{5}; let Inst{11-7} = rd; let Inst{6-2} = imm20{4-0};
}
def C_ADDI4SPN : RVInst16<0b000, 0b00, (outs GPRC:$rd), (ins SP:$rs1, uimm10nonzero:$imm12), "c.addi4spn\t$rd, $rs1, $imm12"> {
  bits<10> imm12; bits<3> rd;
  let Inst{12-11} = imm12{5-4}; let Inst{10-7} = imm12{9-6}; let Inst{6} = imm12{2}; let Inst{5} = imm12{3}; let Inst{4-2} = rd;
}
class CShift<bits<2> what, Operand imm, string asm>
    : RVInst16<0b100, 0b01, (outs GPRC:$rd), (ins GPRC:$rs1, imm:$shamt), asm#"\t$rd, $shamt"> {
  bits<6> shamt; bits<3> rd;
  let Inst{12} = shamt{5}; let Inst{11-10} = what; let Inst{9-7} = rd; let Inst{6-2} = shamt{4-0};
  let Constraints = "$rs1 = $rd";
}
def C_SRLI : CShift<0b00, uimm6nonzero, "c.srli">;
def C_SRAI : CShift<0b01, uimm6nonzero, "c.srai">;
def C_ANDI : CShift<0b10, simm6, "c.andi">;

// | 100 | w | 11 | rd' | what | rs2' | 01 |
class CArith<bit w, bits<2> what, string asm>
    : RVInst16<0b100, 0b01, (outs GPRC:$rd), (ins GPRC:$rs1, GPRC:$rs2), asm#"\t$rd, $rs2"> {
  bits<3> rs2; bits<3> rd;
  let Inst{12} = w; let Inst{11-10} = 0b11; let Inst{9-7} = rd; let Inst{6-5} = what; let Inst{4-2} = rs2;
  let Constraints = "$rs1 = $rd";
}
def C_SUB : CArith<0, 0b00, "c.sub">;
def C_XOR : CArith<0, 0b01, "c.xor">;
def C_OR : CArith<0, 0b10, "c.or">;
def C_AND : CArith<0, 0b11, "c.and">;
def C_SUBW : CArith<1, 0b00, "c.subw">;
def C_ADDW : CArith<1, 0b01, "c.addw">;

// | 100 | x | rd | rs2 | 10 |
class CReg<bit x, dag outs, dag ins, string asm> : RVInst16<0b100, 0b10, outs, ins, asm> {
  bits<5> rd; bits<5> rs2;
  let Inst{12} = x; let Inst{11-7} = rd; let Inst{6-2} = rs2;
}
def C_MV : CReg<0, (outs GPRNoX0:$rd), (ins GPRNoX0:$rs2), "c.mv\t$rd, $rs2">;
let Constraints = "$rs1 = $rd" in
  def C_ADD : CReg<1, (outs GPRNoX0:$rd), (ins GPRNoX0:$rs1, GPRNoX0:$rs2), "c.add\t$rd, $rs2">;
class CJumpReg<bit x, dag outs, string asm> : RVInst16<0b100, 0b10, outs, (ins cmemreg:$addr), asm#"\t$addr"> {
  bits<40> addr;
  let Inst{12} = x; let Inst{11-7} = addr{36-32}; let Inst{6-2} = 0;
}
def C_JR : CJumpReg<0, (outs), "c.jr"> { let isBranch = 1; let isBarrier = 1; let isTerminator = 1; }
def C_JALR : CJumpReg<1, (outs RA:$rd), "c.jalr"> { let isCall = 1; }
class CFixed<bits<3> funct3, bits<2> opcode, bits<11> middle, string asm> : RVInst16<funct3, opcode, (outs), (ins), asm> {
  let Inst{12-2} = middle;
}
def C_NOP : CFixed<0b000, 0b01, 0, "c.nop">;
def C_EBREAK : CFixed<0b100, 0b10, 0b10000000000, "c.ebreak"> { let hasSideEffects = 1; }
def C_UNIMP : CFixed<0b000, 0b00, 0, "c.unimp"> { let hasSideEffects = 1; }
let isCodeGenOnly = 1 in
  def C_RET : CFixed<0b100, 0b10, 0b00000100000, "ret"> { let isReturn = 1; let isTerminator = 1; let isBarrier = 1; }

// | 101 | imm[11|4|9:8|10|6|7|3:1|5] | 01 |
def C_J : RVInst16<0b101, 0b01, (outs), (ins simm12_lsb0:$imm20), "c.j\t$imm20"> {
  bits<12> imm20;
  let Inst{12} = imm20{11}; let Inst{11} = imm20{4}; let Inst{10-9} = imm20{9-8}; let Inst{8} = imm20{10};
  let Inst{7} = imm20{6}; let Inst{6} = imm20{7}; let Inst{5-3} = imm20{3-1}; let Inst{2} = imm20{5};
  let isBranch = 1; let isBarrier = 1; let isTerminator = 1;
}
// | funct3 | imm[8|4:3] | rs1' | imm[7:6|2:1|5] | 01 |
class CBranch<bits<3> funct3, string asm>
    : RVInst16<funct3, 0b01, (outs), (ins GPRC:$rs1, simm9_lsb0:$imm12), asm#"\t$rs1, $imm12"> {
  bits<9> imm12; bits<3> rs1;
  let Inst{12} = imm12{8}; let Inst{11-10} = imm12{4-3}; let Inst{9-7} = rs1; let Inst{6-5} = imm12{7-6};
  let Inst{4-3} = imm12{2-1}; let Inst{2} = imm12{5};
  let isBranch = 1; let isTerminator = 1;
}
def C_BEQZ : CBranch<0b110, "c.beqz">;
def C_BNEZ : CBranch<0b111, "c.bnez">;

//===-- Long forms -------------------------------------------------------------------------------------------===//

foreach name = ["LW", "LD", "FLD", "SW", "SD", "FSD"] in {
  def : ShortForm<!cast<Instruction>(name), !cast<Instruction>("C_"#name)>;
  def : ShortForm<!cast<Instruction>(name), !cast<Instruction>("C_"#name#"SP")>;
}
foreach name = ["NOP", "ADDI", "MV", "LI"] in def : ShortForm<!cast<Instruction>(name), C_NOP>;
def : ShortForm<ADDI, C_ADDI16SP>;
def : ShortForm<ADDI, C_ADDI4SPN>;
def : ShortForm<ADDI, C_ADDI>;
def : ShortForm<ADDI, C_LI>;
def : ShortForm<ADDI, C_MV, ["rd", "rs1"]>;
def : ShortForm<MV, C_MV, ["rd", "rs1"]>;
def : ShortForm<MV, C_LI, ["rd", ""]>;
def : ShortForm<LI, C_LI>;
foreach name = ["ADDIW", "SLLI", "SRLI", "SRAI", "LUI", "SUB", "XOR", "OR", "AND", "SUBW", "ADDW", "EBREAK", "UNIMP", "J", "ADD"] in
  def : ShortForm<!cast<Instruction>(name), !cast<Instruction>("C_"#name)>;
def : ShortForm<ANDI, C_ANDI, ["rd", "rs1", "imm12"]>;
def : ShortForm<SEXT_W, C_ADDIW>;
def : ShortForm<ADDIW, C_LI>;
def : ShortForm<SEXT_W, C_LI>;
foreach name = ["XOR", "OR", "AND", "ADDW", "ADD"] in
  def : ShortForm<!cast<Instruction>(name), !cast<Instruction>("C_"#name), ["rd", "rs2", "rs1"]>;
def : ShortForm<ADD, C_MV, ["rd", "rs2"]>;
def : ShortForm<ADD, C_MV, ["rd", "rs1"]>;
def : ShortForm<JAL, C_J, ["imm20"]>;
def : ShortForm<JALR, C_JR>;
def : ShortForm<JALR, C_JALR>;
def : ShortForm<JR, C_JR>;
def : ShortForm<JALR_RA, C_JALR>;
def : ShortForm<RET, C_RET>;
foreach name = ["BEQ", "BNE"] in {
  def : ShortForm<!cast<Instruction>(name), !cast<Instruction>("C_"#name#"Z")>;
  def : ShortForm<!cast<Instruction>(name), !cast<Instruction>("C_"#name#"Z"), ["rs2", "imm12"]>;
  def : ShortForm<!cast<Instruction>(name#"Z"), !cast<Instruction>("C_"#name#"Z")>;
}
