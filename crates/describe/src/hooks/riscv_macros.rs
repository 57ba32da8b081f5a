//! What RISC-V's assembly writes as one instruction and machines do in some: LLVM's records name these, and C++ expands them.
//!
//! In the words of `AsmMacro`: a text with operands, and the lines that it stands for.
//! Not here: how lines are read (`asm::program` of the machine).

use super::Macro;
use super::riscv::CALL;

/// How the steps to a number are written, in the order of `asm::program::number`, behind the register that is zero.
const STEPS: [&str; 15] = [
    "zero",
    "lui $rd, $n",
    "addi $rd, $from, $n",
    "addiw $rd, $from, $n",
    "slli $rd, $from, $n",
    "srli $rd, $from, $n",
    "slli.uw $rd, $from, $n",
    "xori $rd, $from, $n",
    "zext.w $rd, $from",
    "bseti $rd, $from, $n",
    "bclri $rd, $from, $n",
    "sh1add $rd, $from, $from",
    "sh2add $rd, $from, $from",
    "sh3add $rd, $from, $from",
    "rori $rd, $from, $n",
];

/// All of them.
pub(super) fn macros() -> Vec<Macro> {
    let mut macros = Vec::new();
    let mut add = |text: String, lines: &[String]| macros.push((text, lines.to_vec()));
    // An address relative to the program counter: the upper part here, the lower one by the label of this.
    let upper = |register: &str, part: &str| format!("$here: auipc {register}, {part}$symbol)");
    let lower = "%pcrel_lo($here)";
    for name in ["lb", "lh", "lw", "lbu", "lhu", "lwu", "ld"] {
        add(format!("{name} $rd, $symbol"), &[upper("$rd", "%pcrel_hi("), format!("{name} $rd, {lower}($rd)")]);
    }
    for name in ["flh", "flw", "fld", "sb", "sh", "sw", "sd", "fsh", "fsw", "fsd"] {
        add(format!("{name} $rd, $symbol, $rt"), &[upper("$rt", "%pcrel_hi("), format!("{name} $rd, {lower}($rt)")]);
    }
    for (name, part, last) in [
        ("la", "%pcrel_hi(", "addi $rd, $rd, %pcrel_lo($here)"),
        ("lla", "%pcrel_hi(", "addi $rd, $rd, %pcrel_lo($here)"),
        ("lga", "%got_pcrel_hi(", "ld $rd, %pcrel_lo($here)($rd)"),
        ("la.tls.ie", "%tls_ie_pcrel_hi(", "ld $rd, %pcrel_lo($here)($rd)"),
        ("la.tls.gd", "%tls_gd_pcrel_hi(", "addi $rd, $rd, %pcrel_lo($here)"),
    ] {
        add(format!("{name} $rd, $symbol"), &[upper("$rd", part), last.to_owned()]);
    }
    // Two instructions with one relocation.
    for (text, via, link) in [
        ("call $symbol", "ra", "ra"),
        ("call $rd, $symbol", "$rd", "$rd"),
        ("tail $symbol", "t1", "zero"),
        ("jump $symbol, $rt", "$rt", "zero"),
    ] {
        add(text.to_owned(), &[format!("auipc {via}, {CALL}$symbol)"), format!("jalr {link}, 0({via})")]);
    }
    for name in ["li", "la", "lla"] {
        add(format!("{name} $rd, $number"), &STEPS.map(str::to_owned));
    }
    comparisons(&mut add);
    macros
}

/// Comparisons of vectors that are others with the next smaller number, or the opposite.
fn comparisons(add: &mut impl FnMut(String, &[String])) {
    for (name, other) in [("vmslt", "vmsle"), ("vmsltu", "vmsleu"), ("vmsge", "vmsgt"), ("vmsgeu", "vmsgtu")] {
        for mask in ["", ", v0.t"] {
            add(format!("{name}.vi $vd, $va, $imm{mask}"), &[format!("{other}.vi $vd, $va, $imm - 1{mask}")]);
        }
    }
    for (name, other) in [("vmsge", "vmslt"), ("vmsgeu", "vmsltu")] {
        let compare = |mask: &str| format!("{other}.vx $vd, $va, $rs{mask}");
        add(format!("{name}.vx $vd, $va, $rs"), &[compare(""), "vmnand.mm $vd, $vd, $vd".to_owned()]);
        add(format!("{name}.vx $vd, $va, $rs, v0.t"), &[compare(", v0.t"), "vmxor.mm $vd, $vd, v0".to_owned()]);
    }
}
