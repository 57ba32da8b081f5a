//! A description as text: stable, diffable, one table row per line.
//!
//! Not here: reading it back; the machine-readable form is the generated tables.

use std::fmt::{Display, Write};

use super::{
    AsmPiece, CcAction, ConventionRef, EncodingStyle, InstFlags, InstRef, NodeFlags, OperandClass, PatternItem,
    PatternRef, ResultItem, TargetDesc,
};
use crate::codec::Codec;

pub(super) fn dump(desc: &TargetDesc) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_all(desc, &mut out);
    out
}

fn join<T: Display>(items: impl Iterator<Item = T>) -> String {
    items.map(|i| i.to_string()).collect::<Vec<_>>().join(" ")
}

fn write_all(desc: &TargetDesc, out: &mut String) -> std::fmt::Result {
    let endian = if desc.is_little_endian() { "little" } else { "big" };
    let style = if desc.encoding_style() == EncodingStyle::Fixed { "fixed" } else { "prefixed" };
    writeln!(out, "target {} pointer={} endian={endian} encoding={style}", desc.name(), desc.pointer_bits())?;
    for feature in desc.features() {
        let implied = join(feature.implies().map(|f| desc.feature(f).name().to_owned()));
        writeln!(out, "feature {} [{implied}] {}", feature.name(), feature.description())?;
    }
    for (name, features) in desc.processors() {
        let all = join(desc.features().filter(|f| features.has(f.id)).map(|f| f.name().to_owned()));
        writeln!(out, "processor {name} [{all}]")?;
    }
    for index in desc.sub_indices() {
        writeln!(out, "subindex {} bits={} offset={}", index.name(), index.size_bits(), index.offset_bits())?;
    }
    for reg in desc.regs() {
        let units = join(reg.units());
        let subs = join(reg.subs().map(|(i, r)| format!("{}={}", desc.sub_index(i).name(), desc.reg(r).name())));
        writeln!(
            out,
            "reg {} \"{}\" encoding={} units=[{units}] subs=[{subs}] features=[{}]",
            reg.record(),
            reg.name(),
            reg.encoding(),
            join(reg.features().map(|f| desc.feature(f).name().to_owned()))
        )?;
    }
    for class in desc.classes() {
        let types = join(class.types());
        let members = join(class.members().map(|r| desc.reg(r).name().to_owned()));
        let (bits, align) = (class.spill_bits(), class.spill_align_bits());
        writeln!(out, "class {} types=[{types}] spill={bits}/{align} members=[{members}]", class.name())?;
    }
    for kind in desc.operand_kinds() {
        let tag = kind.tag().as_str();
        let (width, mem, min, max) = (kind.width_bits(), kind.mem_bits(), kind.min(), kind.max());
        writeln!(out, "operand {}: {tag} width={width} mem={mem} range={min}..={max}", kind.name())?;
    }
    for inst in desc.insts() {
        write_inst(desc, inst, out)?;
    }
    for pattern in desc.patterns() {
        write_pattern(desc, pattern, out)?;
    }
    for convention in desc.conventions() {
        write_convention(desc, convention, out)?;
    }
    Ok(())
}

fn write_inst(desc: &TargetDesc, inst: InstRef<'_>, out: &mut String) -> std::fmt::Result {
    write!(out, "inst {} (", inst.name())?;
    for (index, operand) in inst.operands().enumerate() {
        let class = match operand.class() {
            OperandClass::Reg(class) => desc.class(class).name(),
            other => other.kind().map_or("?", |k| desc.operand_kind(k).name()),
        };
        let separator = if index == 0 { "" } else { ", " };
        let def = if operand.is_def() { "=" } else { "" };
        write!(out, "{separator}{def}{}:{class}", inst.operand_name(index))?;
        if let Some(to) = operand.tied_to() {
            write!(out, " tied={to}")?;
        }
        if operand.is_early_clobber() {
            write!(out, " early")?;
        }
    }
    write!(out, ") \"")?;
    for piece in inst.asm() {
        match piece {
            AsmPiece::Literal(text) => write!(out, "{}", text.escape_default())?,
            AsmPiece::Operand(index) => write!(out, "${}", inst.operand_name(index))?,
            AsmPiece::OperandPlus(index, plus) => write!(out, "${{{}+{plus}}}", inst.operand_name(index))?,
        }
    }
    write!(out, "\"")?;
    for (name, flag) in InstFlags::NAMES {
        if inst.flags().has(*flag) {
            write!(out, " {name}")?;
        }
    }
    let regs = |ids: &mut dyn Iterator<Item = crate::ids::RegId>| join(ids.map(|r| desc.reg(r).name().to_owned()));
    write!(out, " uses=[{}] defs=[{}]", regs(&mut inst.implicit_uses()), regs(&mut inst.implicit_defs()))?;
    write!(out, " features=[{}]", join(inst.features().map(|f| desc.feature(f).name().to_owned())))?;
    write!(out, " latency={}", inst.latency())?;
    if let Some(fold) = inst.fold_last() {
        write!(out, " fold={}", desc.inst(fold).name())?;
    }
    if let Some(form) = inst.prefixed().filter(|_| desc.encoding_style() == EncodingStyle::Prefixed) {
        write!(out, " encoding={:#018x}", form.0)?;
    }
    if let Some(form) = inst.fixed() {
        write!(out, " encoding={:#x}/{}", form.base, form.size_bytes)?;
        for p in form.pieces() {
            write!(out, " {}[{}+:{}]@{}", inst.operand_name(usize::from(p.operand)), p.from, p.len, p.to)?;
        }
    }
    writeln!(out)
}

fn write_pattern(desc: &TargetDesc, pattern: PatternRef<'_>, out: &mut String) -> std::fmt::Result {
    write!(out, "pattern {} complexity={} ", pattern.source(), pattern.complexity())?;
    let mut at = 0;
    write_tree(desc, pattern, &mut at, out)?;
    write!(out, " => ")?;
    let mut at = 0;
    write_result(desc, pattern, &mut at, out)?;
    let features = join(pattern.features().map(|f| desc.feature(f).name().to_owned()));
    writeln!(out, " features=[{features}]")
}

fn write_tree(desc: &TargetDesc, pattern: PatternRef<'_>, at: &mut usize, out: &mut String) -> std::fmt::Result {
    let item = pattern.item(*at);
    *at += 1;
    match item {
        PatternItem::Node { node, ty, children } => {
            let node = desc.node(node);
            let commutes = if node.flags().has(NodeFlags::COMMUTATIVE) { "*" } else { "" };
            write!(out, "({}{commutes}:{ty}", node.opcode())?;
            for _ in 0..children {
                write!(out, " ")?;
                write_tree(desc, pattern, at, out)?;
            }
            write!(out, ")")
        }
        PatternItem::Value { slot, ty, class } => {
            let class = class.map_or(String::new(), |c| format!("/{}", desc.class(c).name()));
            write!(out, "${}:{ty}{class}", pattern.slot_name(slot))
        }
        PatternItem::Imm { slot, ty, min, max, codec } => {
            let codec = if codec == Codec::Plain { String::new() } else { format!(" {}", codec.name()) };
            write!(out, "${}:{ty}={min}..={max}{codec}", pattern.slot_name(slot))
        }
        PatternItem::Complex { slot, complex, ty } => {
            write!(out, "${}:{ty}@{}", pattern.slot_name(slot), desc.complex(complex).function())
        }
        PatternItem::Int { value, ty } => write!(out, "{value}:{ty}"),
        PatternItem::CondCode(cc) => {
            write!(out, "{}", desc.cond_codes().find(|&(id, _)| id == cc).map_or("?", |(_, name)| name))
        }
        PatternItem::Block { slot } => write!(out, "${}:block", pattern.slot_name(slot)),
        PatternItem::FixedReg(reg) => write!(out, "{}", desc.reg(reg).name()),
    }
}

fn write_result(desc: &TargetDesc, pattern: PatternRef<'_>, at: &mut usize, out: &mut String) -> std::fmt::Result {
    let item = pattern.result(*at);
    *at += 1;
    let head = match item {
        ResultItem::Inst { inst, .. } => desc.inst(inst).name().to_owned(),
        ResultItem::Slot(slot) => return write!(out, "${}", pattern.slot_name(slot)),
        ResultItem::Int(value) => return write!(out, "{value}"),
        ResultItem::Cond(cond) => return write!(out, "cond{cond}"),
        ResultItem::FixedReg(reg) => return write!(out, "{}", desc.reg(reg).name()),
        ResultItem::Undefined => return write!(out, "undefined"),
        ResultItem::ExtractSub(index) => format!("extract.{}", desc.sub_index(index).name()),
        ResultItem::InsertSub(index) => format!("insert.{}", desc.sub_index(index).name()),
        ResultItem::SubToReg(index) => format!("widen.{}", desc.sub_index(index).name()),
        ResultItem::State(state) => format!("state.{state}"),
        ResultItem::CopyToClass(class) => format!("copy.{}", desc.class(class).name()),
    };
    write!(out, "({head}")?;
    for _ in 0..item.args() {
        write!(out, " ")?;
        write_result(desc, pattern, at, out)?;
    }
    write!(out, ")")
}

fn write_convention(desc: &TargetDesc, convention: ConventionRef<'_>, out: &mut String) -> std::fmt::Result {
    let saved = join(convention.saved().iter().map(|r| desc.reg(r).name().to_owned()));
    writeln!(
        out,
        "convention {} align={} shadow={} redzone={} return={} saved=[{saved}]",
        convention.name(),
        convention.stack_alignment(),
        convention.shadow_space(),
        convention.red_zone(),
        convention.return_address_bytes(),
    )?;
    let tagged = convention.arguments().map(|r| ("argument", r)).chain(convention.results().map(|r| ("result", r)));
    for (label, rule) in tagged {
        write!(out, "  {label} [{}] ", join(rule.types()))?;
        match rule.action {
            CcAction::Registers { regs, shadows } => {
                let name = |r| desc.reg(r).name().to_owned();
                writeln!(
                    out,
                    "registers [{}] shadows [{}]",
                    join(regs.iter().map(name)),
                    join(shadows.iter().map(name))
                )?;
            }
            CcAction::Stack { size, align } => writeln!(out, "stack {size} {align}")?,
            CcAction::Promote(ty) => writeln!(out, "promote {ty}")?,
            CcAction::BitConvert(ty) => writeln!(out, "bitconvert {ty}")?,
            CcAction::Indirect(ty) => writeln!(out, "indirect {ty}")?,
        }
    }
    Ok(())
}
