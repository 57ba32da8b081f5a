//===-- insts_int.td - integer arithmetic and moves ----------------------------------------------------------===//
//
// Names are those of LLVM's X86 back end: operation, width, then r (register), m (memory), i (immediate), i8 (8-bit
// immediate, sign-extended), result first. *_REV are the alternative encodings of register forms: decode only.
//===---------------------------------------------------------------------------------------------------------===//

//===-- mov --------------------------------------------------------------------------------------------------===//

multiclass Mov<X86Width t, bits<8> store, bits<8> load> {
  let hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W, needsREX8 = t.REX8 in {
    let isMoveReg = 1 in
    def NAME#t.Name#"rr" : I<store, MRMDestReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src), "mov\t$dst, $src">;
    let isCodeGenOnly = 1, ForceDisassemble = 1 in
    def NAME#t.Name#"rr_REV" : I<load, MRMSrcReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src), "mov\t$dst, $src">;
    let mayLoad = 1, Latency = 0 in
    def NAME#t.Name#"rm" : I<load, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.Mem:$src), "mov\t$dst, $src">;
    let mayStore = 1 in {
      def NAME#t.Name#"mr" : I<store, MRMDestMem, NoImm, (outs), (ins t.Mem:$dst, t.RC:$src), "mov\t$dst, $src">;
      let needsREX8 = 0 in
      def NAME#t.Name#"m"#t.ImmName : I<!if(t.REX8, 0xC6, 0xC7), MRM0m, t.ImmT, (outs), (ins t.Mem:$dst, t.Imm:$src),
                                        "mov\t$dst, $src">;
    }
  }
}
defm MOV : Mov<W8, 0x88, 0x8A>;
defm MOV : Mov<W16, 0x89, 0x8B>;
defm MOV : Mov<W32, 0x89, 0x8B>;
defm MOV : Mov<W64, 0x89, 0x8B>;

let isMoveImm = 1, isReMaterializable = 1, isAsCheapAsAMove = 1 in {
  let needsREX8 = 1 in
  def MOV8ri : I<0xB0, AddRegFrm, Imm8, (outs GR8:$dst), (ins i8imm:$src), "mov\t$dst, $src">;
  let hasOpSize16 = 1 in
  def MOV16ri : I<0xB8, AddRegFrm, Imm16, (outs GR16:$dst), (ins i16imm:$src), "mov\t$dst, $src">;
  def MOV32ri : I<0xB8, AddRegFrm, Imm32, (outs GR32:$dst), (ins i32imm:$src), "mov\t$dst, $src">;
  let hasREX_W = 1 in {
    def MOV64ri32 : I<0xC7, MRM0r, Imm32S, (outs GR64:$dst), (ins i64i32imm:$src), "mov\t$dst, $src">;
    def MOV64ri : I<0xB8, AddRegFrm, Imm64, (outs GR64:$dst), (ins i64imm:$src), "movabs\t$dst, $src">;
  }
  // Zero in two bytes; unlike mov, it overwrites the flags.
  let isCodeGenOnly = 1, Defs = [EFLAGS] in
  def MOV32r0 : I<0x31, MRMInitReg, NoImm, (outs GR32:$dst), (ins), "xor\t$dst, $dst">;
}

//===-- Extensions, addresses --------------------------------------------------------------------------------===//

multiclass Extend<bits<8> o, string mn, X86Width to, string from, RegisterClass rc, Operand mem, bit rex8> {
  let OpMap = TB, hasOpSize16 = to.OpSize16, hasREX_W = to.REX_W in {
    let needsREX8 = rex8, FoldLast = NAME#to.Name#"rm"#from in
    def NAME#to.Name#"rr"#from : I<o, MRMSrcReg, NoImm, (outs to.RC:$dst), (ins rc:$src), mn#"\t$dst, $src">;
    let mayLoad = 1, Latency = 0 in
    def NAME#to.Name#"rm"#from : I<o, MRMSrcMem, NoImm, (outs to.RC:$dst), (ins mem:$src), mn#"\t$dst, $src">;
  }
}
foreach w = [W16, W32, W64] in {
  defm MOVZX : Extend<0xB6, "movzx", w, "8", GR8, i8mem, 1>;
  defm MOVSX : Extend<0xBE, "movsx", w, "8", GR8, i8mem, 1>;
}
foreach w = [W32, W64] in {
  defm MOVZX : Extend<0xB7, "movzx", w, "16", GR16, i16mem, 0>;
  defm MOVSX : Extend<0xBF, "movsx", w, "16", GR16, i16mem, 0>;
}
let OpMap = OB in defm MOVSX : Extend<0x63, "movsxd", W64, "32", GR32, i32mem, 0>;

def LEA64_32r : I<0x8D, MRMSrcMem, NoImm, (outs GR32:$dst), (ins lea64mem:$src), "lea\t$dst, $src">;
let hasREX_W = 1 in def LEA64r : I<0x8D, MRMSrcMem, NoImm, (outs GR64:$dst), (ins lea64mem:$src), "lea\t$dst, $src">;

//===-- Two-address arithmetic -------------------------------------------------------------------------------===//

// One of the eight classic operations: opcodes 8n to 8n+3, and /n of 80, 81 and 83.
multiclass Alu<bits<8> n, string mn, X86Width t, bit comm> {
  defvar op = !if(t.REX8, 0, 1);
  defvar base = !cast<bits<8>>(!shl(n, 3));
  defvar Rn = !cast<Format>("MRM"#!cast<int>(n)#"r");
  defvar Mn = !cast<Format>("MRM"#!cast<int>(n)#"m");
  let Defs = [EFLAGS], hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W in {
    let Constraints = "$src1 = $dst", needsREX8 = t.REX8 in {
      let isCommutable = comm, FoldLast = NAME#t.Name#"rm" in
      def NAME#t.Name#"rr" : I<!or(base, op), MRMDestReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2),
                               mn#"\t$dst, $src2">;
      let isCodeGenOnly = 1, ForceDisassemble = 1 in
      def NAME#t.Name#"rr_REV" : I<!or(base, op, 2), MRMSrcReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2),
                                   mn#"\t$dst, $src2">;
      let mayLoad = 1 in
      def NAME#t.Name#"rm" : I<!or(base, op, 2), MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.Mem:$src2),
                               mn#"\t$dst, $src2">;
      def NAME#t.Name#"r"#t.ImmName : I<!if(t.REX8, 0x80, 0x81), Rn, t.ImmT, (outs t.RC:$dst), (ins t.RC:$src1, t.Imm:$src2),
                                        mn#"\t$dst, $src2">;
      if !not(t.REX8) then
      def NAME#t.Name#"ri8" : I<0x83, Rn, Imm8, (outs t.RC:$dst), (ins t.RC:$src1, t.ImmS8:$src2), mn#"\t$dst, $src2">;
    }
    let mayLoad = 1, mayStore = 1 in {
      let needsREX8 = t.REX8 in
      def NAME#t.Name#"mr" : I<!or(base, op), MRMDestMem, NoImm, (outs), (ins t.Mem:$dst, t.RC:$src), mn#"\t$dst, $src">;
      def NAME#t.Name#"m"#t.ImmName : I<!if(t.REX8, 0x80, 0x81), Mn, t.ImmT, (outs), (ins t.Mem:$dst, t.Imm:$src),
                                        mn#"\t$dst, $src">;
      if !not(t.REX8) then
      def NAME#t.Name#"mi8" : I<0x83, Mn, Imm8, (outs), (ins t.Mem:$dst, t.ImmS8:$src), mn#"\t$dst, $src">;
    }
  }
}
foreach w = [W8, W16, W32, W64] in {
  defm ADD : Alu<0, "add", w, 1>;
  defm OR : Alu<1, "or", w, 1>;
  defm AND : Alu<4, "and", w, 1>;
  defm SUB : Alu<5, "sub", w, 0>;
  defm XOR : Alu<6, "xor", w, 1>;
  let Uses = [EFLAGS] in {
    defm ADC : Alu<2, "adc", w, 1>;
    defm SBB : Alu<3, "sbb", w, 0>;
  }
}

//===-- Comparisons ------------------------------------------------------------------------------------------===//

multiclass Cmp<X86Width t> {
  defvar op = !if(t.REX8, 0, 1);
  let Defs = [EFLAGS], isCompare = 1, hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W in {
    let needsREX8 = t.REX8 in {
      let FoldLast = NAME#t.Name#"rm" in
      def NAME#t.Name#"rr" : I<!or(0x38, op), MRMDestReg, NoImm, (outs), (ins t.RC:$src1, t.RC:$src2), "cmp\t$src1, $src2">;
      let isCodeGenOnly = 1, ForceDisassemble = 1 in
      def NAME#t.Name#"rr_REV" : I<!or(0x3A, op), MRMSrcReg, NoImm, (outs), (ins t.RC:$src1, t.RC:$src2), "cmp\t$src1, $src2">;
      let FoldLast = NAME#t.Name#"m"#t.ImmName in
      def NAME#t.Name#"r"#t.ImmName : I<!if(t.REX8, 0x80, 0x81), MRM7r, t.ImmT, (outs), (ins t.RC:$src1, t.Imm:$src2),
                                        "cmp\t$src1, $src2">;
      if !not(t.REX8) then
      let FoldLast = NAME#t.Name#"mi8" in
      def NAME#t.Name#"ri8" : I<0x83, MRM7r, Imm8, (outs), (ins t.RC:$src1, t.ImmS8:$src2), "cmp\t$src1, $src2">;
    }
    let mayLoad = 1 in {
      let needsREX8 = t.REX8 in {
        def NAME#t.Name#"rm" : I<!or(0x3A, op), MRMSrcMem, NoImm, (outs), (ins t.RC:$src1, t.Mem:$src2), "cmp\t$src1, $src2">;
        def NAME#t.Name#"mr" : I<!or(0x38, op), MRMDestMem, NoImm, (outs), (ins t.Mem:$src1, t.RC:$src2), "cmp\t$src1, $src2">;
      }
      def NAME#t.Name#"m"#t.ImmName : I<!if(t.REX8, 0x80, 0x81), MRM7m, t.ImmT, (outs), (ins t.Mem:$src1, t.Imm:$src2),
                                        "cmp\t$src1, $src2">;
      if !not(t.REX8) then
      def NAME#t.Name#"mi8" : I<0x83, MRM7m, Imm8, (outs), (ins t.Mem:$src1, t.ImmS8:$src2), "cmp\t$src1, $src2">;
    }
  }
}
multiclass Test<X86Width t> {
  defvar op = !if(t.REX8, 0, 1);
  let Defs = [EFLAGS], isCompare = 1, hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W in {
    let needsREX8 = t.REX8 in {
      let isCommutable = 1 in
      def NAME#t.Name#"rr" : I<!or(0x84, op), MRMDestReg, NoImm, (outs), (ins t.RC:$src1, t.RC:$src2), "test\t$src1, $src2">;
      let FoldLast = NAME#t.Name#"m"#t.ImmName in
      def NAME#t.Name#"r"#t.ImmName : I<!or(0xF6, op), MRM0r, t.ImmT, (outs), (ins t.RC:$src1, t.Imm:$src2),
                                        "test\t$src1, $src2">;
    }
    let mayLoad = 1 in {
      let needsREX8 = t.REX8 in
      def NAME#t.Name#"mr" : I<!or(0x84, op), MRMDestMem, NoImm, (outs), (ins t.Mem:$src1, t.RC:$src2), "test\t$src1, $src2">;
      def NAME#t.Name#"m"#t.ImmName : I<!or(0xF6, op), MRM0m, t.ImmT, (outs), (ins t.Mem:$src1, t.Imm:$src2),
                                        "test\t$src1, $src2">;
    }
  }
}
foreach w = [W8, W16, W32, W64] in {
  defm CMP : Cmp<w>;
  defm TEST : Test<w>;
}

//===-- One operand ------------------------------------------------------------------------------------------===//

multiclass Unary<bits<8> o8, Format Rn, Format Mn, string mn, X86Width t, list<Register> defs> {
  defvar op = !if(t.REX8, 0, 1);
  let hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W, Defs = defs in {
    let Constraints = "$src1 = $dst", needsREX8 = t.REX8 in
    def NAME#t.Name#"r" : I<!or(o8, op), Rn, NoImm, (outs t.RC:$dst), (ins t.RC:$src1), mn#"\t$dst">;
    let mayLoad = 1, mayStore = 1 in
    def NAME#t.Name#"m" : I<!or(o8, op), Mn, NoImm, (outs), (ins t.Mem:$dst), mn#"\t$dst">;
  }
}
foreach w = [W8, W16, W32, W64] in {
  defm INC : Unary<0xFE, MRM0r, MRM0m, "inc", w, [EFLAGS]>;
  defm DEC : Unary<0xFE, MRM1r, MRM1m, "dec", w, [EFLAGS]>;
  defm NOT : Unary<0xF6, MRM2r, MRM2m, "not", w, []>;
  defm NEG : Unary<0xF6, MRM3r, MRM3m, "neg", w, [EFLAGS]>;
}

//===-- Multiplication and division --------------------------------------------------------------------------===//

multiclass Imul<X86Width t> {
  let Defs = [EFLAGS], hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W, Latency = 3 in {
    let OpMap = TB, Constraints = "$src1 = $dst" in {
      let isCommutable = 1, FoldLast = NAME#t.Name#"rm" in
      def NAME#t.Name#"rr" : I<0xAF, MRMSrcReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2), "imul\t$dst, $src2">;
      let mayLoad = 1 in
      def NAME#t.Name#"rm" : I<0xAF, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.Mem:$src2), "imul\t$dst, $src2">;
    }
    let FoldLast = NAME#t.Name#"rm"#t.ImmName in
    def NAME#t.Name#"rr"#t.ImmName : I<0x69, MRMSrcReg, t.ImmT, (outs t.RC:$dst), (ins t.RC:$src1, t.Imm:$src2),
                                       "imul\t$dst, $src1, $src2">;
    let FoldLast = NAME#t.Name#"rmi8" in
    def NAME#t.Name#"rri8" : I<0x6B, MRMSrcReg, Imm8, (outs t.RC:$dst), (ins t.RC:$src1, t.ImmS8:$src2),
                               "imul\t$dst, $src1, $src2">;
    let mayLoad = 1 in {
      def NAME#t.Name#"rm"#t.ImmName : I<0x69, MRMSrcMem, t.ImmT, (outs t.RC:$dst), (ins t.Mem:$src1, t.Imm:$src2),
                                         "imul\t$dst, $src1, $src2">;
      def NAME#t.Name#"rmi8" : I<0x6B, MRMSrcMem, Imm8, (outs t.RC:$dst), (ins t.Mem:$src1, t.ImmS8:$src2),
                                 "imul\t$dst, $src1, $src2">;
    }
  }
}
foreach w = [W16, W32, W64] in defm IMUL : Imul<w>;

// Operands in eax:edx or rax:rdx.
multiclass WideMulDiv<Format Rn, Format Mn, string mn, X86Width t, list<Register> uses, list<Register> defs, int lat, bit traps> {
  let Uses = uses, Defs = !listconcat(defs, [EFLAGS]), Latency = lat, hasREX_W = t.REX_W, hasSideEffects = traps in {
    let FoldLast = NAME#t.Name#"m" in
    def NAME#t.Name#"r" : I<0xF7, Rn, NoImm, (outs), (ins t.RC:$src), mn#"\t$src">;
    let mayLoad = 1 in def NAME#t.Name#"m" : I<0xF7, Mn, NoImm, (outs), (ins t.Mem:$src), mn#"\t$src">;
  }
}
defm MUL : WideMulDiv<MRM4r, MRM4m, "mul", W32, [EAX], [EAX, EDX], 4, 0>;
defm MUL : WideMulDiv<MRM4r, MRM4m, "mul", W64, [RAX], [RAX, RDX], 4, 0>;
defm IMUL : WideMulDiv<MRM5r, MRM5m, "imul", W32, [EAX], [EAX, EDX], 4, 0>;
defm IMUL : WideMulDiv<MRM5r, MRM5m, "imul", W64, [RAX], [RAX, RDX], 4, 0>;
defm DIV : WideMulDiv<MRM6r, MRM6m, "div", W32, [EAX, EDX], [EAX, EDX], 12, 1>;
defm DIV : WideMulDiv<MRM6r, MRM6m, "div", W64, [RAX, RDX], [RAX, RDX], 18, 1>;
defm IDIV : WideMulDiv<MRM7r, MRM7m, "idiv", W32, [EAX, EDX], [EAX, EDX], 12, 1>;
defm IDIV : WideMulDiv<MRM7r, MRM7m, "idiv", W64, [RAX, RDX], [RAX, RDX], 18, 1>;

let Uses = [EAX], Defs = [EDX] in def CDQ : I<0x99, RawFrm, NoImm, (outs), (ins), "cdq">;
let Uses = [RAX], Defs = [RDX], hasREX_W = 1 in def CQO : I<0x99, RawFrm, NoImm, (outs), (ins), "cqo">;
let Uses = [EAX], Defs = [RAX], hasREX_W = 1 in def CDQE : I<0x98, RawFrm, NoImm, (outs), (ins), "cdqe">;

//===-- Shifts and rotations ---------------------------------------------------------------------------------===//

multiclass Shift<int n, string mn, X86Width t> {
  defvar op = !if(t.REX8, 0, 1);
  defvar Rn = !cast<Format>("MRM"#n#"r");
  defvar Mn = !cast<Format>("MRM"#n#"m");
  let Defs = [EFLAGS], hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W in {
    let Constraints = "$src1 = $dst", needsREX8 = t.REX8 in {
      def NAME#t.Name#"r1" : I<!or(0xD0, op), Rn, NoImm, (outs t.RC:$dst), (ins t.RC:$src1), mn#"\t$dst, 1">;
      def NAME#t.Name#"ri" : I<!or(0xC0, op), Rn, Imm8, (outs t.RC:$dst), (ins t.RC:$src1, u8imm:$src2), mn#"\t$dst, $src2">;
      // A count of zero keeps the flags, so the flags are also an input.
      let Uses = [CL, EFLAGS], Latency = 2 in
      def NAME#t.Name#"rCL" : I<!or(0xD2, op), Rn, NoImm, (outs t.RC:$dst), (ins t.RC:$src1), mn#"\t$dst, cl">;
    }
    let mayLoad = 1, mayStore = 1 in {
      def NAME#t.Name#"mi" : I<!or(0xC0, op), Mn, Imm8, (outs), (ins t.Mem:$dst, u8imm:$src), mn#"\t$dst, $src">;
      let Uses = [CL, EFLAGS] in
      def NAME#t.Name#"mCL" : I<!or(0xD2, op), Mn, NoImm, (outs), (ins t.Mem:$dst), mn#"\t$dst, cl">;
    }
  }
}
foreach w = [W8, W16, W32, W64] in {
  defm ROL : Shift<0, "rol", w>;
  defm ROR : Shift<1, "ror", w>;
  defm SHL : Shift<4, "shl", w>;
  defm SHR : Shift<5, "shr", w>;
  defm SAR : Shift<7, "sar", w>;
}
multiclass DoubleShift<bits<8> o, string mn, X86Width t> {
  let OpMap = TB, Defs = [EFLAGS], hasREX_W = t.REX_W, Constraints = "$src1 = $dst", Latency = 3 in
  def NAME#t.Name#"rri8" : I<o, MRMDestReg, Imm8, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2, u8imm:$src3),
                             mn#"\t$dst, $src2, $src3">;
}
foreach w = [W32, W64] in {
  defm SHLD : DoubleShift<0xA4, "shld", w>;
  defm SHRD : DoubleShift<0xAC, "shrd", w>;
}
