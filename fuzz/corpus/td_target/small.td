include "Target.td"
foreach n = 0-3 in def R#n : Register<"r"#n> { let HWEncoding = n; }
def R : RegisterClass<"T", [i8, i16, iPTR], 8, (sequence "R%u", 0, 3)>;
def u4 : Operand<i32> { let OperandType = "OPERAND_IMMEDIATE"; let Width = 4; let Signed = 0; }
def ADD : Instruction {
  let OutOperandList = (outs R:$rd); let InOperandList = (ins R:$rs, u4:$n); let AsmString = "add\t$rd, $rs, $n";
  let Pattern = [(set R:$rd, (add R:$rs, u4:$n))];
  bits<2> rd; bits<2> rs; bits<4> n;
  field bits<8> Inst; let Inst{7-6} = rd; let Inst{5-4} = rs; let Inst{3-0} = n;
}
def List : CallingConv<[CCIfType<[i8], CCAssignToReg<[R0, R1]>>, CCAssignToStack<8, 8>]>;
def Saved : CalleeSavedRegs<(sub R, R0)>;
def C : Convention<"c", List, List, Saved>;
def T : Target<"t"> { let Conventions = [C]; }
