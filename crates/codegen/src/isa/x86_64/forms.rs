//! Instructions that two encodings have: the short one of VEX, and that of EVEX, which names twice as many registers.
//!
//! In: a description. Out: pairs. Two instructions are one if assembly cannot tell them apart: the same text with operands
//! of the same kinds, but for the number of registers. A few mnemonics changed when masks came, because those need to know
//! the width of a lane; they are listed.

use kernelsmith_machine::encode::Lead;
use kernelsmith_machine::{AsmPiece, InstId, InstRef, OperandClass, TargetDesc};
use std::collections::HashMap;

/// Old and new mnemonics of the same instruction.
const RENAMED: [(&str, &str); 16] = [
    ("vpand", "vpandd"),
    ("vpandn", "vpandnd"),
    ("vpor", "vpord"),
    ("vpxor", "vpxord"),
    ("vmovdqa", "vmovdqa32"),
    ("vmovdqu", "vmovdqu32"),
    ("vextractf128", "vextractf32x4"),
    ("vextracti128", "vextracti32x4"),
    ("vinsertf128", "vinsertf32x4"),
    ("vinserti128", "vinserti32x4"),
    ("vbroadcastf128", "vbroadcastf32x4"),
    ("vbroadcasti128", "vbroadcasti32x4"),
    // The upper half of their immediate is zero in what the old ones take.
    ("vroundps", "vrndscaleps"),
    ("vroundpd", "vrndscalepd"),
    ("vroundss", "vrndscaless"),
    ("vroundsd", "vrndscalesd"),
];

/// The pairs of instructions, the short form first, of which `exists` says that the machine has the long one.
pub(super) fn pairs(desc: &TargetDesc, exists: impl Fn(InstRef<'_>) -> bool) -> Vec<[InstId; 2]> {
    let fields = |inst: InstRef<'_>| inst.prefixed().map(|form| form.fields());
    // What older encodings cannot say has no pair: masks, broadcasts, rounding, 512 bits.
    let is_long = |inst: InstRef<'_>| {
        fields(inst).is_some_and(|f| f.lead == Lead::Evex && f.mask.is_none() && !f.b && f.length < 2)
    };
    let mut long = HashMap::new();
    for inst in desc.insts().filter(|inst| is_long(*inst) && exists(*inst)) {
        if !inst.flags().is_codegen_only() {
            long.entry(words(desc, inst, false)).or_insert(inst.id);
        }
    }
    let short = desc.insts().filter(|inst| fields(*inst).is_some_and(|f| f.lead == Lead::Vex));
    let pair = |inst: InstRef<'_>| long.get(&words(desc, inst, true)).map(|long| [inst.id, *long]);
    // An idiom such as x ^ x reads like the instruction that it is made of, with fewer operands.
    let is_same = |[short, long]: &[InstId; 2]| desc.inst(*short).n_operands() == desc.inst(*long).n_operands();
    short.filter_map(pair).filter(is_same).collect()
}

/// What assembly says, with kinds of operands in the place of operands.
fn words(desc: &TargetDesc, inst: InstRef<'_>, is_short: bool) -> String {
    let mut text = String::new();
    for piece in inst.asm() {
        match piece {
            AsmPiece::Literal(literal) => {
                let (mnemonic, rest) = literal.split_once('\t').unwrap_or(("", literal));
                let renamed = RENAMED.iter().find(|(old, _)| is_short && *old == mnemonic);
                text += renamed.map_or(mnemonic, |(_, new)| new);
                text += "\t";
                text += rest;
            }
            AsmPiece::Operand(at) | AsmPiece::OperandPlus(at, _) => {
                text += &match inst.operand(at).class() {
                    OperandClass::Reg(class) => {
                        let name = desc.class(class).name();
                        let short = name.strip_suffix('X').filter(|short| desc.class_by_name(short).is_some());
                        short.unwrap_or(name).to_owned()
                    }
                    OperandClass::Mem(kind) => {
                        let kind = desc.operand_kind(kind);
                        let index = kind.index_class().map_or("", |class| desc.class(class).name());
                        format!("[{} {index}]", kind.mem_bits())
                    }
                    OperandClass::Imm(kind) => format!("#{}", desc.operand_kind(kind).name()),
                    other => format!("{other:?}"),
                };
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_assembly_cannot_tell_apart() {
        let desc = kernelsmith_targets::x86_64();
        let pairs = pairs(desc, |_| true);
        let long_of = |name: &str| {
            let id = desc.inst_by_name(name)?;
            let [_, long] = pairs.iter().find(|pair| pair[0] == id)?;
            Some(desc.inst(*long).name())
        };
        assert_eq!(long_of("VADDPSYrr"), Some("VADDPSZ256rr"));
        assert_eq!(long_of("VADDPSrm"), Some("VADDPSZ128rm"));
        assert_eq!(long_of("VPANDYrr"), Some("VPANDDZ256rr"));
        assert_eq!(long_of("VFMADD231PSYm"), Some("VFMADD231PSZ256m"));
        assert_eq!(long_of("VROUNDPSri"), Some("VRNDSCALEPSZ128rri"));
        assert_eq!(long_of("V_SET0"), None);
        // Into a mask, or into lanes: not the same.
        assert_eq!(long_of("VPCMPEQDrr"), None);
        // The same opcode, something else.
        assert_eq!(long_of("VMASKMOVPSrm"), None);
        assert_eq!(long_of("VPBLENDVBrrr"), None);
    }
}
