//===-- Target.td - classes for kernelsmith's machine descriptions -------------------------------------------===//
//
// Class and field names are those of LLVM's Target.td, so that a description written for LLVM loads with few changes.
// Fields that a run-time compiler does not need are omitted; additional ones are marked (ours).
//
//===---------------------------------------------------------------------------------------------------------===//

include "ValueTypes.td"

//===-- Predicates -------------------------------------------------------------------------------------------===//

// A feature that a machine may have; implies lists the features that it includes.
class SubtargetFeature<string n, string f, string v, string d, list<SubtargetFeature> i = []> {
  string Name = n; string FieldName = f; string Value = v; string Desc = d; list<SubtargetFeature> Implies = i;
}
class Predicate<string cond> { string CondString = cond; }
// (ours) a predicate that requires exactly one feature.
class HasFeature<SubtargetFeature f> : Predicate<f.FieldName> { SubtargetFeature Feature = f; }

// A named set of features: a processor, or an architecture level.
class Processor<string n, list<SubtargetFeature> f> { string Name = n; list<SubtargetFeature> Features = f; }

//===-- Registers --------------------------------------------------------------------------------------------===//

class SubRegIndex<int size, int offset = 0> {
  string Namespace = "";
  int Size = size;
  int Offset = offset;
}

// Registers that share storage share a register unit: a register without sub-registers is one unit, others consist of
// those of their sub-registers. A sub-register that covers its index only partly (eax in rax) is the same unit.
class Register<string n, list<string> altNames = []> {
  string Namespace = "";
  string AsmName = n;
  list<string> AltNames = altNames;
  list<Register> SubRegs = [];
  list<SubRegIndex> SubRegIndices = [];
  list<int> DwarfNumbers = [];
  int CostPerUse = 0;
  bit isConstant = 0;
  bits<16> HWEncoding = 0;
  // (ours) never allocated; it stays a member of its classes, so that instructions can use it (a stack pointer).
  bit isReserved = 0;
  // (ours) features that the register requires; without them, it stays in its classes but is never allocated.
  list<Predicate> Predicates = [];
}

def sequence; def rotate; def decimate; def interleave;

class DAGOperand {
  string OperandNamespace = "MCOI";
  // (ours) immediates: the encoding of the number in its field, if not plain bits; one of the names of machine's Codec.
  string EncoderMethod = "";
  string DecoderMethod = "";
  string PrintMethod = "printOperand";
}

// MemberList is a set expression in allocation order (see the TableGen set operators: add, sub, and, sequence, ...).
class RegisterClass<string namespace, list<ValueType> regTypes, int alignment, dag regList> : DAGOperand {
  string Namespace = namespace;
  list<ValueType> RegTypes = regTypes;
  int Size = 0;                  // spill size in bits; 0 = size of the first type
  int Alignment = alignment;     // spill alignment in bits
  dag MemberList = regList;
  bit isAllocatable = 1;
  int CopyCost = 1;
  // (ours) the index of the AltName that assembly uses for operands of this class, from 1; 0: the register's own name.
  int AltName = 0;
  // (ours) the move, load and store for the allocator's edits; frames save the full register with them.
  string MoveInst = "";
  string LoadInst = "";
  string StoreInst = "";
}

//===-- Operands ---------------------------------------------------------------------------------------------===//

def ops; def outs; def ins; def set; def implicit; def node;
def variable_ops;

// (ours) A relocation modifier: a part of a symbol's address. Its assembly text is before the symbol (":lo12:"), around
// it ("%hi(", with a closing parenthesis), or after it ("@PLT"); it has an ELF relocation. Of a known number, the
// operand holds NBits bits from bit Shift on, after adding Bias; an error if NBits is 0.
class Modifier<string text, int relocation, int shift = 0, int nbits = 0, int bias = 0> {
  string Text = text;
  int Relocation = relocation;
  int Shift = shift;
  int NBits = nbits;
  int Bias = bias;
}

// (ours) An assembly statement that expands to several instructions: "la $rd, $symbol". Operand names in the lines are
// replaced; $here is a label that is unique to the expansion.
class AsmMacro<string text, list<string> lines> { string Text = text; list<string> Lines = lines; }

// (ours) Materialises any number: "li $rd, $number". The lines are the name of the zero register, and the syntax of the
// steps in machine::asm::program::number, in that order, with $n for the operand of the step and $from for the source
// register. Steps that require extensions are only used in texts that enable these (`.option arch, +zba`).
class AsmNumber<string text, string zero, list<string> steps> : AsmMacro<text, !listconcat([zero], steps)>;

class AsmOperandClass { string Name = ?; string PredicateMethod = ?; string ParserMethod = ?; }

// OperandType is the kind of operand: OPERAND_IMMEDIATE, OPERAND_MEMORY, OPERAND_PCREL, OPERAND_CONDITION.
class Operand<ValueType ty> : DAGOperand {
  ValueType Type = ty;
  string OperandType = "OPERAND_UNKNOWN";
  dag MIOperandInfo = (ops);
  // (ours) immediates and displacements: legal range, and width in bits in the encoding; memory: access size in bits.
  bit Signed = 1;
  int Width = 0;
  int MemBits = 0;
  bit NonZero = 0;               // whether zero is excluded
  int TextWidth = 0;             // number of bits that assembly shows as an unsigned number
  // (ours) labels, immediates: added to the number before its bits are taken, for another base or for rounding.
  int Bias = 0;
  // (ours) labels, and pc-relative addresses: the ELF relocation for a symbol of another section.
  int Relocation = 0;
  // (ours) labels: whether the field is an absolute address for a linker; the relocation of the second of two words.
  bit isAbsolute = 0;
  int SecondRelocation = 0;
  bit SecondNamesFirst = 0;      // whether it refers to the address of the first word instead of the symbol
  // (ours) immediates, labels and displacements: the relocation modifiers that they accept.
  list<Modifier> Modifiers = [];
  // (ours) memory in instruction words: in Inst, the address is a number: bits 0 to 31 are the displacement, 32 to 39
  // the base, 40 to 47 the index, 48 and 49 the scale's logarithm. Its assembly syntax: "$disp($base)".
  string AddressText = "";
  // (ours) memory: the element size in bits of a gather or scatter, an address with a vector index.
  int ElementBits = 0;
  bit isVectorIndex = 0;
  // (ours) conditions: the names by number, if they are not the ConditionCodes: any text, synonyms separated by `|`;
  // "|" is a condition with an empty name, "" an invalid number. Labels: the text before a distance.
  list<string> Names = [];
}

class RegisterOperand<RegisterClass regclass> : DAGOperand { RegisterClass RegClass = regclass; }

//===-- Instructions -----------------------------------------------------------------------------------------===//

class Instruction {
  string Namespace = "";
  dag OutOperandList = (outs);
  dag InOperandList = (ins);
  string AsmString = "";
  list<dag> Pattern = [];
  list<Register> Uses = [];
  list<Register> Defs = [];
  list<Predicate> Predicates = [];
  int Size = 0;
  string Constraints = "";       // "$src1 = $dst", "@earlyclobber $dst"
  bit isReturn = 0;
  bit isBranch = 0;
  bit isBarrier = 0;             // control never falls through
  bit isCall = 0;
  bit isTerminator = 0;
  bit isCompare = 0;
  bit isMoveReg = 0;
  bit isMoveImm = 0;
  bit isReMaterializable = 0;
  bit isAsCheapAsAMove = 0;
  bit isCommutable = 0;          // the first two register inputs
  bit mayLoad = ?;
  bit mayStore = ?;
  bit hasSideEffects = ?;
  bit isPseudo = 0;
  bit isCodeGenOnly = 0;
  bit isAsmParserOnly = 0;
  int AddedComplexity = 0;
  int Latency = 1;               // (ours) cycles from the inputs to the result, without the load of a memory operand
  // (ours) the form of this instruction with its k-th input in memory, for folding reloads: instruction name or "".
  string FoldLast = "";
  // (ours) bits of Inst that hold an inverted operand bit.
  bits<64> Inverted = 0;
}

// Result operators that are not instructions: they reinterpret bits in another class. Each becomes a copy, and usually
// no code.
//   (COPY_TO_REGCLASS value, Class)    (EXTRACT_SUBREG value, index)    (IMPLICIT_DEF) any value
// (SUBREG_TO_REG value, index)       the value is the index part of a larger register; the other bits are those that
// the instruction of the value leaves there (zero on most machines)
class StandardPseudoInstruction : Instruction {
  let Namespace = "TargetOpcode";
  let InOperandList = (ins variable_ops);
  let isPseudo = 1;
  let isCodeGenOnly = 1;
  let mayLoad = 0;
  let mayStore = 0;
  let hasSideEffects = 0;
}
def COPY_TO_REGCLASS : StandardPseudoInstruction;
def EXTRACT_SUBREG : StandardPseudoInstruction;
def SUBREG_TO_REG : StandardPseudoInstruction;
def IMPLICIT_DEF : StandardPseudoInstruction;
// (ours) (WITH_STATE value, number): the instructions of the value need this mode, which is set where it changes.
def WITH_STATE : StandardPseudoInstruction;

// (ours) A condition for operands of type OPERAND_CONDITION: its bits in the instruction, its suffix in assembly.
class ConditionCode<bits<8> value, string name, list<string> altNames = []> {
  bits<8> Value = value; string Name = name; list<string> AltNames = altNames;
}

// (ours) A short form: an equivalent shorter instruction where it can be encoded. Operands correspond by name, or by
// the names in From, in the short form's order; operands of only one of the two must be zero: 0, or a zero register.
class ShortForm<Instruction long, Instruction short, list<string> from = []> {
  Instruction Long = long; Instruction Short = short; list<string> From = from;
}

class InstAlias<string Asm, dag Result, int Emit = 1> { string AsmString = Asm; dag ResultInst = Result; int EmitPriority = Emit; list<Predicate> Predicates = []; }

//===-- Selection patterns -----------------------------------------------------------------------------------===//

class SDTypeConstraint<int opnum> { int OperandNum = opnum; }
class SDTCisVT<int OpNum, ValueType vt> : SDTypeConstraint<OpNum> { ValueType VT = vt; }
class SDTCisPtrTy<int OpNum> : SDTypeConstraint<OpNum>;
class SDTCisInt<int OpNum> : SDTypeConstraint<OpNum>;
class SDTCisFP<int OpNum> : SDTypeConstraint<OpNum>;
class SDTCisVec<int OpNum> : SDTypeConstraint<OpNum>;
class SDTCisSameAs<int OpNum, int OtherOp> : SDTypeConstraint<OpNum> { int OtherOperandNum = OtherOp; }
class SDTypeProfile<int numresults, int numoperands, list<SDTypeConstraint> constraints> {
  int NumResults = numresults;
  int NumOperands = numoperands;
  list<SDTypeConstraint> Constraints = constraints;
}

class SDNodeProperty;
def SDNPCommutative : SDNodeProperty;
def SDNPHasChain : SDNodeProperty;
def SDNPMayLoad : SDNodeProperty;
def SDNPMayStore : SDNodeProperty;

class SDPatternOperator;
// The Opcode string ("ISD::ADD") defines the node's meaning: the compiler maps it to an operation of its IR.
class SDNode<string opcode, SDTypeProfile typeprof, list<SDNodeProperty> props = []> : SDPatternOperator {
  string Opcode = opcode;
  SDTypeProfile TypeProfile = typeprof;
  list<SDNodeProperty> Properties = props;
}

class PatFrags<dag ops, list<dag> frags> : SDPatternOperator { dag Operands = ops; list<dag> Fragments = frags; }
class PatFrag<dag ops, dag frag> : PatFrags<ops, [frag]>;
class PatLeaf<dag frag> : PatFrag<(ops), frag>;

// An immediate of type vt in [Lo, Hi] (signed unless IsUnsigned), (ours: a range instead of C++).
class ImmRange<ValueType vt, int lo, int hi> : SDPatternOperator { ValueType Type = vt; int Lo = lo; int Hi = hi; }

// An operand that a function matches: `SelectFunc` is the name of the hook; it produces NumOperands machine operands.
class ComplexPattern<ValueType ty, int numops, string fn, list<SDNode> roots = []> : SDPatternOperator {
  ValueType Ty = ty; int NumOperands = numops; string SelectFunc = fn; list<SDNode> RootNodes = roots;
}

class Pattern<dag patternToMatch, list<dag> resultInstrs> {
  dag PatternToMatch = patternToMatch;
  list<dag> ResultInstrs = resultInstrs;
  list<Predicate> Predicates = [];
  int AddedComplexity = 0;
}
class Pat<dag pattern, dag result> : Pattern<pattern, [result]>;

include "SelectionNodes.td"
include "CallingConv.td"

// (ours) The machine condition that is true exactly when Cond is, after the comparison `flags` ("int" for cmpflags and
// testflags against zero, "float" for fcmpflags) of the operands, swapped if Swap.
class BranchCond<CondCode cc, string flags, ConditionCode holds, bit swap = 0> {
  CondCode Cond = cc; string Flags = flags; ConditionCode Code = holds; bit Swap = swap;
}
// (ours) A pair of machine conditions: both must be true ("and"), or at least one ("or").
class BranchCondPair<CondCode cc, string flags, string combine, ConditionCode first, ConditionCode second> {
  CondCode Cond = cc; string Flags = flags; string Combine = combine; ConditionCode First = first; ConditionCode Second = second;
}
