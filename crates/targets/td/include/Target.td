//===-- Target.td - the language in which kernelsmith's machines are described -------------------------------===//
//
// Class and field names are the ones that LLVM's Target.td made standard, so that a description written for LLVM
// loads with few changes. What a run-time compiler does not read is left out; what it needs beyond is marked (ours).
//
//===---------------------------------------------------------------------------------------------------------===//

include "ValueTypes.td"

//===-- Predicates -------------------------------------------------------------------------------------------===//

// A feature that a machine may have; implies lists what comes with it.
class SubtargetFeature<string n, string f, string v, string d, list<SubtargetFeature> i = []> {
  string Name = n; string FieldName = f; string Value = v; string Desc = d; list<SubtargetFeature> Implies = i;
}
class Predicate<string cond> { string CondString = cond; }
// (ours) a predicate that is exactly a feature.
class HasFeature<SubtargetFeature f> : Predicate<f.FieldName> { SubtargetFeature Feature = f; }

// A set of features that has a name: a processor, or a level that many have.
class Processor<string n, list<SubtargetFeature> f> { string Name = n; list<SubtargetFeature> Features = f; }

//===-- Registers --------------------------------------------------------------------------------------------===//

class SubRegIndex<int size, int offset = 0> {
  string Namespace = "";
  int Size = size;
  int Offset = offset;
}

// Registers that share storage share a register unit: a register without sub-registers is a unit of its own, one with
// sub-registers consists of theirs. An index whose bits the sub-register covers only in part (eax in rax) is the same unit.
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
  // (ours) never given to a value, though it stays a member of its classes, so that it can be named (a stack pointer).
  bit isReserved = 0;
  // (ours) what a machine must have to have the register; without it, it stays in its classes but is never given to a value.
  list<Predicate> Predicates = [];
}

def sequence; def rotate; def decimate; def interleave;

class DAGOperand {
  string OperandNamespace = "MCOI";
  // (ours) immediates: how the number becomes its field, if it is not its bits; one of the names of machine's Codec.
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
  // (ours) which of the registers' AltNames assembly uses where an operand is of this class, from 1; 0: their own names.
  int AltName = 0;
  // (ours) the move, load and store that the allocator's edits use; frames store the full register with them.
  string MoveInst = "";
  string LoadInst = "";
  string StoreInst = "";
}

//===-- Operands ---------------------------------------------------------------------------------------------===//

def ops; def outs; def ins; def set; def implicit; def node;
def variable_ops;

// (ours) A part of a symbol's address that an operand can hold. Text is how assembly says so: before the symbol (":lo12:"),
// around it ("%hi(", whose parenthesis is closed behind it), or behind it ("@PLT"). A linker is told by the ELF relocation.
// Of an expression that is a number the operand holds NBits bits from bit Shift on, after Bias was added; none if NBits is 0.
class Modifier<string text, int relocation, int shift = 0, int nbits = 0, int bias = 0> {
  string Text = text;
  int Relocation = relocation;
  int Shift = shift;
  int NBits = nbits;
  int Bias = bias;
}

// (ours) What assembly writes as one instruction and machines do in some: "la $rd, $symbol". A name in the lines is
// what stands in its place; $here is a label of this instruction's own.
class AsmMacro<string text, list<string> lines> { string Text = text; list<string> Lines = lines; }

// (ours) A number of any size: "li $rd, $number". The lines are the name of a register that is zero, and how the steps of
// machine::asm::program::number are written, in that order, with $n for the number of the step and $from for the register
// with what is there so far. Steps that need extensions are taken only in texts that name these (`.option arch, +zba`).
class AsmNumber<string text, string zero, list<string> steps> : AsmMacro<text, !listconcat([zero], steps)>;

class AsmOperandClass { string Name = ?; string PredicateMethod = ?; string ParserMethod = ?; }

// OperandType says what the operand is: OPERAND_IMMEDIATE, OPERAND_MEMORY, OPERAND_PCREL, OPERAND_CONDITION.
class Operand<ValueType ty> : DAGOperand {
  ValueType Type = ty;
  string OperandType = "OPERAND_UNKNOWN";
  dag MIOperandInfo = (ops);
  // (ours) immediates and displacements: legal range and width in the encoding; memory: access size in bits.
  bit Signed = 1;
  int Width = 0;
  int MemBits = 0;
  bit NonZero = 0;               // zero is none of the values
  int TextWidth = 0;             // assembly shows that many bits as a number without sign
  // (ours) labels, immediates: added to the number before its bits are taken: where a field counts from, or how it is rounded.
  int Bias = 0;
  // (ours) labels, and addresses relative to the program counter: the ELF relocation for a symbol of another section.
  int Relocation = 0;
  // (ours) labels: the field holds the address itself, which only a linker knows; the relocation for the second of two words.
  bit isAbsolute = 0;
  int SecondRelocation = 0;
  bit SecondNamesFirst = 0;      // it is about the place of the first word, not about the symbol
  // (ours) immediates, labels and displacements: the parts of addresses that they may be.
  list<Modifier> Modifiers = [];
  // (ours) memory in instruction words: in Inst, the address is a number: the displacement in bits 0 to 31, the base in 32
  // to 39, the index in 40 to 47, the scale's logarithm in 48 and 49. Assembly writes it so: "$disp($base)".
  string AddressText = "";
  // (ours) memory: the size in bits of one of several separate accesses; an address whose index is a vector.
  int ElementBits = 0;
  bit isVectorIndex = 0;
  // (ours) conditions: the names of its numbers, if they are not the ConditionCodes: any text, synonyms separated by `|`;
  // "|" is a condition that is written as nothing, "" a number that is none. Labels: what stands before a distance.
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
  // (ours) the form of this instruction with its k-th input in memory, for folding spilled operands: instruction name or "".
  string FoldLast = "";
  // (ours) bits of Inst in which an operand's bit is inverted.
  bits<64> Inverted = 0;
}

// What a pattern's result may do besides instructions: the same bits seen as another class. None of them is an
// instruction of a machine; each becomes a copy, and mostly no code.
//   (COPY_TO_REGCLASS value, Class)    (EXTRACT_SUBREG value, index)    (IMPLICIT_DEF) any value
//   (SUBREG_TO_REG value, index)       the value is the index part of a larger register; the other bits are what the
//                                      instruction that made the value leaves there (zero on most machines)
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
// (ours) (WITH_STATE value, number): the instructions below want the machine in that state, which is set where it changes.
def WITH_STATE : StandardPseudoInstruction;

// (ours) A condition that an operand of type OPERAND_CONDITION holds: its bits in the instruction, its suffix in assembly.
class ConditionCode<bits<8> value, string name, list<string> altNames = []> {
  bits<8> Value = value; string Name = name; list<string> AltNames = altNames;
}

// (ours) A shorter instruction that does the same where it can be encoded. Operands are those of the same name, or of the
// names in From, in the order of the short form; what only one of the two has must be zero: 0, or a register that is.
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
// The node's meaning is its Opcode string ("ISD::ADD"): the compiler binds those to the operations of its IR.
class SDNode<string opcode, SDTypeProfile typeprof, list<SDNodeProperty> props = []> : SDPatternOperator {
  string Opcode = opcode;
  SDTypeProfile TypeProfile = typeprof;
  list<SDNodeProperty> Properties = props;
}

class PatFrags<dag ops, list<dag> frags> : SDPatternOperator { dag Operands = ops; list<dag> Fragments = frags; }
class PatFrag<dag ops, dag frag> : PatFrags<ops, [frag]>;
class PatLeaf<dag frag> : PatFrag<(ops), frag>;

// An immediate of type vt in [Lo, Hi] (as a signed number unless IsUnsigned), (ours: a range instead of C++).
class ImmRange<ValueType vt, int lo, int hi> : SDPatternOperator { ValueType Type = vt; int Lo = lo; int Hi = hi; }

// An operand matched by code: `SelectFunc` names the hook, it yields NumOperands machine operands.
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

// (ours) Types of one class between which a bitconvert needs no instruction.
class Bitcast<list<ValueType> types, RegisterClass rc> { list<ValueType> Types = types; RegisterClass RegClass = rc; }

include "SelectionNodes.td"
include "CallingConv.td"

// (ours) The condition that is true after `flags` (a comparison's kind: "int" for cmpflags and testflags against zero,
// "float" for fcmpflags) compared its operands, swapped if Swap, exactly when Cond holds.
class BranchCond<CondCode cc, string flags, ConditionCode holds, bit swap = 0> {
  CondCode Cond = cc; string Flags = flags; ConditionCode Code = holds; bit Swap = swap;
}
// (ours) The same where one condition does not say it: both hold ("and"), or one of them ("or").
class BranchCondPair<CondCode cc, string flags, string combine, ConditionCode first, ConditionCode second> {
  CondCode Cond = cc; string Flags = flags; string Combine = combine; ConditionCode First = first; ConditionCode Second = second;
}
