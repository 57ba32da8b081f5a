//===- OperandHooks.td - What functions of C++ do -------------------------------------------------------------===//
// For descriptions written for LLVM: how the operands are written and encoded whose records name functions of C++.
// Include this file after the description. An operand without a hook leaves its instructions out, with a reason.

// Bits of an operand's field that are one item of assembly. Bits of no part are zero.
class HookPart<int width, int first, int shift> {
  int Width = width;             // the width of its value in bits
  int Shift = shift;             // low bits of the value that are zero, and not in the field: 2 for a distance in words
  int FirstBit = first;          // the first of its Width - Shift bits in the field
}

class HookNumber<int width, bit signed = 0, int first = 0, int shift = 0> : HookPart<width, first, shift> {
  bit Signed = signed;
  bit NonZero = 0;               // whether zero is excluded
  bit EitherSign = 0;            // whether the assembler also accepts the other sign: 0xffff for -1
  list<string> Names = [];       // numbers with a name, as "number=name"; "0=" is a zero that is not written
}

// A register of the class of this sub-operand (MIOperandInfo), or without sub-operands of the operand's RegClass.
class HookRegister<int width, int first = 0, int at = 0> : HookPart<width, first, 0> { int SubOperand = at; }

// The distance to a label in bytes, from the first byte of the instruction; its width has the bits of the shift. A Bias is
// added before its bits are taken: -4 if the machine counts from the next instruction, after four bytes.
class HookLabel<int width, int shift = 0, int relocation = 0, int first = 0> : HookPart<width, first, shift> {
  int Relocation = relocation;   // the ELF relocation for a label elsewhere, 0 for none
  int Bias = 0;
  bit isAbsolute = 0;            // whether the field is an address, which always needs a linker
}

// A name by number: synonyms are separated by `|`, "|" is an empty name, "" a number without one.
class HookNames<int width, list<string> names, int first = 0> : HookPart<width, first, 0> {
  list<string> Names = names;
}

// Bits that assemblers leave zero and disassemblers do not look at. They have no number in the text.
class HookIgnored<int width, int first = 0> : HookPart<width, first, 0>;

// The form of operands. They are those with one of these names: their record's, or that of a function which it names as
// encoder, decoder or print method. `$0` in the text is the first part.
class OperandHook<list<string> operands, list<HookPart> parts, string text = "$0"> {
  list<string> Operands = operands;
  list<HookPart> Parts = parts;
  string Text = text;
}

// What the records of a machine do not contain. There is at most one.
class TargetHook {
  int PointerBits = 64;
  bit isLittleEndian = 1;
  string Comment = "#";          // what starts a comment
  int ELFMachine = 0;            // the ELF machine number, 0 for none
  list<int> AddressRelocations = [0, 0, 0, 0];  // for addresses in data of 1, 2, 4 and 8 bytes, 0 for none
  string RegisterPrefix = "";    // what stands before the names of registers: "%", "$"
  string RegisterNames = "";     // the RegAltNameIndex of the names to print; "" for those of AsmName
  string RegisterNumber = "";    // the field of a register with its number, if that is not HWEncoding
  list<string> UnusedDecoders = [];  // each DecoderNamespace whose instructions disassemblers do not use
}

// A line of assembly that is several, for pseudo instructions that C++ expands: HookMacro<"la $rd, $symbol", ["hi $rd, $symbol",
// "lo $rd, $symbol"]>. `$here` is a label of the expansion.
class HookMacro<string text, list<string> lines> { string Text = text; list<string> Lines = lines; }
