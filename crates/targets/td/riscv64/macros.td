//===-- macros.td - assembly macros: addresses of symbols ----------------------------------------------------===//

// A pc-relative address: this instruction holds the upper part, the next the lower part, by this one's label.
class Relative<string text, string via, string last, string part = "pcrel_hi">
    : AsmMacro<text, ["$here: auipc "#via#", %"#part#"($symbol)", last]>;
def : Relative<"lga $rd, $symbol", "$rd", "ld $rd, %pcrel_lo($here)($rd)", "got_pcrel_hi">;
def : Relative<"la.tls.ie $rd, $symbol", "$rd", "ld $rd, %pcrel_lo($here)($rd)", "tls_ie_pcrel_hi">;
def : Relative<"la.tls.gd $rd, $symbol", "$rd", "addi $rd, $rd, %pcrel_lo($here)", "tls_gd_pcrel_hi">;
foreach name = ["flh", "flw", "fld", "sb", "sh", "sw", "sd", "fsh", "fsw", "fsd"] in
  def : Relative<name#" $rd, $symbol, $rt", "$rt", name#" $rd, %pcrel_lo($here)($rt)">;

// Numbers, which are also accepted in place of addresses.
foreach name = ["li", "la", "lla"] in
  def : AsmNumber<name#" $rd, $number", "zero", [
    "lui $rd, $n", "addi $rd, $from, $n", "addiw $rd, $from, $n", "slli $rd, $from, $n", "srli $rd, $from, $n",
    "slli.uw $rd, $from, $n", "xori $rd, $from, $n", "zext.w $rd, $from", "bseti $rd, $from, $n", "bclri $rd, $from, $n",
    "sh1add $rd, $from, $from", "sh2add $rd, $from, $from", "sh3add $rd, $from, $from", "rori $rd, $from, $n"]>;

// Vector comparisons that are expressed with the next smaller number, or as the inverse comparison.
foreach name = ["vmslt", "vmsltu", "vmsge", "vmsgeu"] in {
  defvar other = !subst("slt", "sle", !subst("sge", "sgt", name));
  foreach mask = ["", ", v0.t"] in
    def : AsmMacro<name#".vi $vd, $va, $imm"#mask, [other#".vi $vd, $va, $imm - 1"#mask]>;
}
foreach name = ["vmsge", "vmsgeu"] in {
  defvar other = !subst("sge", "slt", name);
  def : AsmMacro<name#".vx $vd, $va, $rs", [other#".vx $vd, $va, $rs", "vmnand.mm $vd, $vd, $vd"]>;
  def : AsmMacro<name#".vx $vd, $va, $rs, v0.t", [other#".vx $vd, $va, $rs, v0.t", "vmxor.mm $vd, $vd, v0"]>;
}
// Comparisons with exchanged operands, and older names.
foreach mask = ["", ", v0.t"] in {
  foreach name = ["vmsgt", "vmsgtu", "vmsge", "vmsgeu", "vmfgt", "vmfge"] in
    def : AsmMacro<name#".vv $vd, $va, $vb"#mask, [!subst("gt", "lt", !subst("ge", "le", name))#".vv $vd, $vb, $va"#mask]>;
  def : AsmMacro<"vpopc.m $rd, $vs"#mask, ["vcpop.m $rd, $vs"#mask]>;
  foreach name = ["vfredsum", "vfwredsum"] in
    def : AsmMacro<name#".vs $vd, $va, $vb"#mask, [!subst("redsum", "redusum", name)#".vs $vd, $va, $vb"#mask]>;
}
foreach n = [1, 2, 4, 8] in def : AsmMacro<"vl"#n#"re8.v $vd, $address", ["vl"#n#"r.v $vd, $address"]>;
def : AsmMacro<"vle1.v $vd, $address", ["vlm.v $vd, $address"]>;
def : AsmMacro<"vse1.v $vd, $address", ["vsm.v $vd, $address"]>;
foreach name = ["vmandn", "vmorn"] in
  def : AsmMacro<!subst("n.", "not.", name#".mm $vd, $va, $vb"), [name#".mm $vd, $va, $vb"]>;
