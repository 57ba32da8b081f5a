//===-- insts_control.td - formats C, JR and J ---------------------------------------------------------------===//

def BARRIER : FormatC<0, (outs), (ins GPR32:$src0, GPR32:$src1), "barrier $src0, $src1">;
let src1 = 0 in def FLUSH : FormatC<2, (outs), (ins GPR32:$src0), "flush $src0">;
// Only the published hardware has it, so it is not decoded.
let src1 = 0, isCodeGenOnly = 1, Predicates = [HasInvalidation] in
def DCACHEINV : FormatC<5, (outs), (ins GPR32:$src0), "dcacheinv $src0">;
def READ_CR : FormatC<3, (outs GPR32:$src0), (ins GPR32:$src1), "read_cr $src0, $src1">;
def WRITE_CR : FormatC<4, (outs), (ins GPR32:$src0, GPR32:$src1), "write_cr $src0, $src1">;

let isTerminator = 1 in {
  let isBranch = 1, isBarrier = 1, offset = 0 in def JMP_R : FormatJR<0, (outs), (ins GPR32:$reg), "jmp $reg">;
  let isReturn = 1, isBarrier = 1, reg = 0, offset = 0 in def JRET : FormatJR<3, (outs), (ins), "jret">;
  let isBranch = 1 in {
    def BEQZ : FormatJR<5, (outs), (ins GPR32:$reg, brtarget:$offset), "beqz $reg, $offset">;
    def BNEZ : FormatJR<6, (outs), (ins GPR32:$reg, brtarget:$offset), "bnez $reg, $offset">;
    let isBarrier = 1, ignored = 0 in def JMP : FormatJ<0, (outs), (ins brtarget:$offset), "jmp $offset">;
  }
}
let isCall = 1, Defs = [RA] in {
  let offset = 0 in def JMPSR_R : FormatJR<1, (outs), (ins GPR32:$reg), "jmpsr $reg">;
  let ignored = 0 in def JMPSR : FormatJ<1, (outs), (ins brtarget:$offset), "jmpsr $offset">;
}
// Jumps with arbitrary values in the ignored bits, for disassemblers.
let isAsmParserOnly = 1 in {
  let isBranch = 1, isBarrier = 1, isTerminator = 1 in
    def JMP_ANY : FormatJ<0, (outs), (ins brtarget:$offset, ignored6:$ignored), "jmp $offset">;
  let isCall = 1, Defs = [RA] in
    def JMPSR_ANY : FormatJ<1, (outs), (ins brtarget:$offset, ignored6:$ignored), "jmpsr $offset">;
}
