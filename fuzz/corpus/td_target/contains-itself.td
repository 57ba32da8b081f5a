include "Target.td"
def s : SubRegIndex<8>;
def A : Register<"a"> { let SubRegs = [!cast<Register>("A"), !cast<Register>("A")]; let SubRegIndices = [s, s]; }
def F : SubtargetFeature<"f", "F", "", "", [!cast<SubtargetFeature>("F"), !cast<SubtargetFeature>("F")]>;
def f0 : PatFrag<(ops node:$a), (add $a, $a)>;
def f_1 : PatFrag<(ops node:$a), (f0 (f0 $a))>;
def T : Target<"t">;
