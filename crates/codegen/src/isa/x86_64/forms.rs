//! Instructions with several encodings: the short VEX form, the EVEX form, which encodes twice as many registers, and the
//! legacy form, which overwrites its first input and requires aligned vectors in memory.
//!
//! In: a description. Out: pairs. Patterns and tables use VEX instructions; each machine gets the form that it has.
//! Two instructions are forms of one if their assembly is the same: the same text with operands of the same kinds, except for
//! the number of registers. A few mnemonics differ, because EVEX masks depend on the lane width; a table lists them.

use kernelsmith_machine::encode::Lead;
use kernelsmith_machine::{AsmPiece, FeatureSet, InstId, InstRef, OperandClass, ResultItem, TargetDesc};
use std::collections::HashMap;
use std::fmt::Write;

/// Legacy forms whose names are not the name of the VEX form without its first letter.
const OLDER: [(&str, &str); 10] = [
    ("V_SET0", "SSE_SET0"),
    ("V_SETALLONES", "SSE_SETALLONES"),
    ("VPERMILPSri", "PSHUFDri"),
    ("VPERMILPSmi", "PSHUFDmi"),
    // The mask is an implicit operand.
    ("VPBLENDVBrrr", "PBLENDVBrr0"),
    ("VPBLENDVBrmr", "PBLENDVBrm0"),
    ("VBLENDVPSrrr", "BLENDVPSrr0"),
    ("VBLENDVPSrmr", "BLENDVPSrm0"),
    ("VBLENDVPDrrr", "BLENDVPDrr0"),
    ("VBLENDVPDrmr", "BLENDVPDrm0"),
];

/// Legacy instructions that accept unaligned vectors in memory.
const UNALIGNED: [&str; 6] = ["MOVUPSrm", "MOVUPSmr", "MOVUPDrm", "MOVUPDmr", "MOVDQUrm", "MOVDQUmr"];

/// By instruction that the machine lacks, its legacy form.
#[derive(Debug)]
pub(super) struct Older {
    desc: &'static TargetDesc,
    features: FeatureSet,
    forms: Vec<Option<InstId>>,
    is_empty: bool,
}

impl Older {
    /// The forms for a machine with these features.
    pub(super) fn new(desc: &'static TargetDesc, features: &FeatureSet) -> Older {
        let form = |inst: InstRef<'_>| {
            // AVX-512 instructions have no legacy form; skipping them saves many lookups.
            let is_new = inst.prefixed().is_some_and(|form| form.lead() == Lead::Evex);
            if is_new || features.has_all(inst.features()) {
                return None;
            }
            let renamed = OLDER.iter().find(|(new, _)| *new == inst.name()).map(|(_, old)| *old);
            let old = desc.inst(desc.inst_by_name(renamed.or_else(|| inst.name().strip_prefix('V'))?)?);
            let is_older = old.prefixed().is_some_and(|form| form.lead() == Lead::Legacy);
            (is_older && features.has_all(old.features())).then_some(old.id)
        };
        let forms: Vec<_> = desc.insts().map(form).collect();
        Older { desc, features: *features, is_empty: forms.iter().all(Option::is_none), forms }
    }

    /// The form of an instruction that the machine has; the instruction itself if there is no other.
    pub(super) fn form(&self, inst: InstId) -> InstId {
        self.forms[inst.index()].unwrap_or(inst)
    }

    /// Substitutes legacy forms in the result of a pattern. Returns whether vectors in memory must then be aligned; `None` if
    /// the machine lacks an instruction.
    pub(super) fn substitute(&self, results: &mut [ResultItem]) -> Option<bool> {
        if self.is_empty {
            return None;
        }
        let mut must_align = false;
        let mut few_predicates = false;
        for item in &mut *results {
            let ResultItem::Inst { inst, .. } = item else { continue };
            *inst = self.form(*inst);
            let inst = self.desc.inst(*inst);
            if !self.features.has_all(inst.features()) {
                return None;
            }
            must_align |= self.must_align(inst);
            few_predicates |= inst.name().starts_with("CMPP");
        }
        // Legacy float comparisons have 8 predicates, VEX ones 32.
        let is_late = |item: &ResultItem| matches!(item, ResultItem::Int(8..));
        (!(few_predicates && results.iter().any(is_late))).then_some(must_align)
    }

    /// Whether an instruction faults if its memory operand is not aligned.
    fn must_align(&self, inst: InstRef<'_>) -> bool {
        let is_legacy = inst.prefixed().is_some_and(|form| form.lead() == Lead::Legacy);
        let mut kinds = inst.operands().filter_map(|operand| match operand.class() {
            OperandClass::Mem(kind) => Some(self.desc.operand_kind(kind).mem_bits()),
            _ => None,
        });
        is_legacy && kinds.any(|bits| bits >= 128) && !UNALIGNED.contains(&inst.name())
    }
}

/// VEX and EVEX mnemonics of the same instruction.
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
    // For the old ones the upper half of the immediate is zero.
    ("vroundps", "vrndscaleps"),
    ("vroundpd", "vrndscalepd"),
    ("vroundss", "vrndscaless"),
    ("vroundsd", "vrndscalesd"),
];

/// The pairs of a short and a long form of an instruction, if the machine has the long one, for which `exists` is true.
pub(super) fn pairs(desc: &TargetDesc, exists: impl Fn(InstRef<'_>) -> bool) -> Vec<[InstId; 2]> {
    // Instructions with masks, broadcasts, rounding or 512 bits have no VEX form.
    let is_long = |inst: InstRef<'_>| {
        inst.prefixed().filter(|form| form.lead() == Lead::Evex).is_some_and(|form| {
            let fields = form.fields();
            fields.mask.is_none() && !fields.b && fields.length < 2
        })
    };
    let mut words = Words::new(desc);
    let mut long: HashMap<String, InstId> = HashMap::new();
    for inst in desc.insts().filter(|inst| is_long(*inst) && exists(*inst)) {
        if !inst.flags().is_codegen_only() {
            let text = words.of(inst, false);
            if !long.contains_key(text) {
                long.insert(text.to_owned(), inst.id);
            }
        }
    }
    let short = desc.insts().filter(|inst| inst.prefixed().is_some_and(|form| form.lead() == Lead::Vex));
    let pair = |inst: InstRef<'_>| long.get(words.of(inst, true)).map(|long| [inst.id, *long]);
    // An idiom such as x ^ x has the same assembly as its instruction, but fewer operands.
    let is_same = |[short, long]: &[InstId; 2]| desc.inst(*short).n_operands() == desc.inst(*long).n_operands();
    short.filter_map(pair).filter(is_same).collect()
}

/// Produces the assembly of instructions, with kinds of operands instead of operands.
struct Words<'a> {
    desc: &'a TargetDesc,
    /// By class, its name, or that of the same class with fewer registers.
    classes: Vec<&'a str>,
    text: String,
}

impl<'a> Words<'a> {
    fn new(desc: &'a TargetDesc) -> Words<'a> {
        let name = |name: &'a str| {
            let short = name.strip_suffix('X').filter(|short| desc.class_by_name(short).is_some());
            short.unwrap_or(name)
        };
        Words { desc, classes: desc.classes().map(|class| name(class.name())).collect(), text: String::new() }
    }

    /// The text of an instruction.
    fn of(&mut self, inst: InstRef<'_>, is_short: bool) -> &str {
        let Words { desc, classes, text } = self;
        text.clear();
        for piece in inst.asm() {
            match piece {
                AsmPiece::Literal(literal) => {
                    let (mnemonic, suffix) = literal.split_once('\t').unwrap_or(("", literal));
                    let renamed = RENAMED.iter().find(|(old, _)| is_short && *old == mnemonic);
                    text.push_str(renamed.map_or(mnemonic, |(_, new)| new));
                    text.push('\t');
                    text.push_str(suffix);
                }
                AsmPiece::Operand(at) | AsmPiece::OperandPlus(at, _) => match inst.operand(at).class() {
                    OperandClass::Reg(class) => text.push_str(classes[class.index()]),
                    OperandClass::Mem(kind) => {
                        let kind = desc.operand_kind(kind);
                        let index = kind.index_class().map_or("", |class| desc.class(class).name());
                        // Writing to a string cannot fail.
                        let _ = write!(text, "[{} {index}]", kind.mem_bits());
                    }
                    OperandClass::Imm(kind) => {
                        text.push('#');
                        text.push_str(desc.operand_kind(kind).name());
                    }
                    other => {
                        let _ = write!(text, "{other:?}");
                    }
                },
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the legacy form of an instruction, and whether its memory operand must be aligned.
    fn check_older(level: &str, name: &str, expected: Option<(&str, bool)>) {
        let desc = kernelsmith_targets::x86_64();
        let older = Older::new(desc, &desc.feature_set(level).unwrap());
        let mut results = [ResultItem::Inst { inst: desc.inst_by_name(name).unwrap(), args: 0 }];
        let must_align = older.substitute(&mut results);
        let ResultItem::Inst { inst, .. } = results[0] else { unreachable!() };
        assert_eq!(must_align.map(|must| (desc.inst(inst).name(), must)), expected, "{level} {name}");
    }

    #[test]
    fn older_forms() {
        check_older("x86-64-v2", "VADDPSrr", Some(("ADDPSrr", false)));
        check_older("x86-64-v2", "VADDPSrm", Some(("ADDPSrm", true)));
        check_older("x86-64-v2", "VADDSSrm", Some(("ADDSSrm", false)));
        check_older("x86-64-v2", "VMOVUPSrm", Some(("MOVUPSrm", false)));
        check_older("x86-64-v2", "VPMOVSXBWrm", Some(("PMOVSXBWrm", false)));
        check_older("x86-64-v2", "VPBLENDVBrrr", Some(("PBLENDVBrr0", false)));
        check_older("x86-64-v2", "VADDPSYrr", None);
        check_older("x86-64-v2", "VPSLLVDrr", None);
        check_older("x86-64-v3", "VADDPSrm", None);
    }

    #[test]
    fn older_forms_have_the_operands_of_the_newer_ones() {
        let desc = kernelsmith_targets::x86_64();
        let older = Older::new(desc, &desc.feature_set("x86-64-v2").unwrap());
        let mut n = 0;
        for inst in desc.insts() {
            let form = desc.inst(older.form(inst.id));
            if form.id == inst.id {
                continue;
            }
            n += 1;
            let kind = |class: OperandClass| match class {
                OperandClass::Mem(kind) => format!("[{}]", desc.operand_kind(kind).mem_bits()),
                class => format!("{class:?}"),
            };
            let kinds = |inst: InstRef<'_>| inst.operands().map(|o| kind(o.class())).collect::<Vec<_>>();
            let (new, old) = (kinds(inst), kinds(form));
            let unnamed = new.len() - old.len();
            assert!(new.starts_with(&old) && unnamed <= 1, "{} {new:?}, {} {old:?}", inst.name(), form.name());
            assert_eq!(unnamed == 1, form.implicit_uses().len() == 1, "{}", form.name());
        }
        assert!(n > 400, "{n}");
    }

    #[test]
    fn pairs_are_instructions_with_the_same_assembly() {
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
        // One writes a mask, the other lanes.
        assert_eq!(long_of("VPCMPEQDrr"), None);
        // The same opcode, but another operation.
        assert_eq!(long_of("VMASKMOVPSrm"), None);
        assert_eq!(long_of("VPBLENDVBrrr"), None);
    }
}
