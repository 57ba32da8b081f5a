//===-- macros.td - what assembly writes as one instruction: addresses of symbols ----------------------------===//

// An address relative to the program counter: the upper part here, the lower one in the next instruction, by the label of this.
class Relative<string text, string via, string last, string part = "pcrel_hi">
    : AsmMacro<text, ["$here: auipc "#via#", %"#part#"($symbol)", last]>;
def : Relative<"lga $rd, $symbol", "$rd", "ld $rd, %pcrel_lo($here)($rd)", "got_pcrel_hi">;
def : Relative<"la.tls.ie $rd, $symbol", "$rd", "ld $rd, %pcrel_lo($here)($rd)", "tls_ie_pcrel_hi">;
def : Relative<"la.tls.gd $rd, $symbol", "$rd", "addi $rd, $rd, %pcrel_lo($here)", "tls_gd_pcrel_hi">;
foreach name = ["flh", "flw", "fld", "sb", "sh", "sw", "sd", "fsh", "fsw", "fsd"] in
  def : Relative<name#" $rd, $symbol, $rt", "$rt", name#" $rd, %pcrel_lo($here)($rt)">;

// Numbers, also where addresses may stand.
foreach name = ["li", "la", "lla"] in
  def : AsmNumber<name#" $rd, $number", "zero", [
    "lui $rd, $n", "addi $rd, $from, $n", "addiw $rd, $from, $n", "slli $rd, $from, $n", "srli $rd, $from, $n",
    "slli.uw $rd, $from, $n", "xori $rd, $from, $n", "zext.w $rd, $from", "bseti $rd, $from, $n", "bclri $rd, $from, $n",
    "sh1add $rd, $from, $from", "sh2add $rd, $from, $from", "sh3add $rd, $from, $from", "rori $rd, $from, $n"]>;
