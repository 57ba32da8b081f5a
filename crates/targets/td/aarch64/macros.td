//===-- macros.td - assembly macros: literal loads ----------------------------------------------------------===//

// By the first letter of the register: load size in bytes, and the alternative instruction for a shifted 16-bit number.
def : AsmMacro<"ldr $register, =$literal",
               ["w 4 movz $register, #$n, lsl #$shift", "x 8 movz $register, #$n, lsl #$shift"]>;
