//! RISC-V assembly statements that expand to several instructions. LLVM's records name them; its C++ code expands them.
//!
//! In the format of `AsmMacro`: a text with operands, and the lines it expands to.
//! Not here: assembling the lines (`asm::program` of the machine crate).

use super::Macro;
use super::riscv::CALL;

/// The syntax of constant-materialisation steps, in the order of `asm::program::number`; the first entry is the zero
/// register.
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

/// All macros.
pub(super) fn macros() -> Vec<Macro> {
    let mut macros = Vec::new();
    let mut add = |text: String, lines: &[String]| macros.push((text, lines.to_vec()));
    // A pc-relative address: this instruction holds the upper part; the lower part refers to its label.
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

/// Vector comparisons that are expressed by the next smaller constant or the inverse comparison.
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
