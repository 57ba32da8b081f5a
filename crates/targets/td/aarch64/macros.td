//===-- macros.td - what assembly writes as one instruction: numbers in memory ------------------------------===//

// By the first letter of the register: the bytes that are loaded, and how 16 bits in their place are made instead.
def : AsmMacro<"ldr $register, =$literal",
               ["w 4 movz $register, #$n, lsl #$shift", "x 8 movz $register, #$n, lsl #$shift"]>;
