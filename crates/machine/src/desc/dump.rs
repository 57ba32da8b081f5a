//! A description as text for reviewers, with a line for each row.
//!
//! An instruction: name, operands (`=` before results), text, encoding in the notation of manuals, features, flags,
//! registers that it uses or defines in addition, latency, the form with a folded load. A pattern: priority, matched tree,
//! result, features; `$0` is the first value that it binds.
//! Invariant: rows are named, not numbered, so that a new row changes no other line.
//! Not here: reading it back; the machine-readable form is the generated tables.

use std::fmt::{Display, Write};

use super::{
    AsmPiece, CcAction, ConventionRef, EncodingStyle, FixedForm, InstFlags, InstRef, NodeFlags, OperandClass,
    PatternItem, PatternRef, Piece, ResultItem, TargetDesc,
};
use crate::codec::Codec;
use crate::ids::RegId;

// Writing to a string cannot fail.

pub(super) fn machine(desc: &TargetDesc) -> String {
    let mut out = String::new();
    let _ = write_machine(desc, &mut out);
    out
}

pub(super) fn inst(desc: &TargetDesc, inst: InstRef<'_>) -> String {
    let mut out = String::new();
    let _ = write_inst(desc, inst, &mut out);
    out
}

pub(super) fn pattern(desc: &TargetDesc, pattern: PatternRef<'_>) -> String {
    let mut out = String::new();
    let _ = write_pattern(desc, pattern, &mut out);
    out
}

fn join<T: Display>(items: impl Iterator<Item = T>) -> String {
    items.map(|i| i.to_string()).collect::<Vec<_>>().join(" ")
}

fn write_machine(desc: &TargetDesc, out: &mut String) -> std::fmt::Result {
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
    for pattern in
        desc.patterns().filter(|pattern| !pattern.results().any(|item| matches!(item, ResultItem::Inst { .. })))
    {
        write_pattern(desc, pattern, out)?;
    }
    for convention in desc.conventions() {
        write_convention(desc, convention, out)?;
    }
    Ok(())
}

fn write_inst(desc: &TargetDesc, inst: InstRef<'_>, out: &mut String) -> std::fmt::Result {
    write!(out, "{} (", inst.name())?;
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
    write!(out, "\" ")?;
    if let Some(form) = inst.prefixed().filter(|_| desc.encoding_style() == EncodingStyle::Prefixed) {
        write!(out, "{form}")?;
        for (place, operand) in form.places() {
            write!(out, " {place}={}", inst.operand_name(usize::from(operand)))?;
        }
    } else if let Some(form) = inst.fixed() {
        write_bits(inst, form, out)?;
    } else {
        write!(out, "none")?;
    }
    let features: Vec<&str> = inst.features().map(|f| desc.feature(f).name()).collect();
    if !features.is_empty() {
        write!(out, " [{}]", features.join(" "))?;
    }
    for (name, flag) in InstFlags::NAMES {
        if inst.flags().has(*flag) {
            write!(out, " {name}")?;
        }
    }
    let names = |regs: Vec<RegId>| join(regs.into_iter().map(|reg| desc.reg(reg).name().to_owned()));
    for (label, regs) in [("uses", inst.implicit_uses().collect()), ("defs", inst.implicit_defs().collect::<Vec<_>>())]
    {
        if !regs.is_empty() {
            write!(out, " {label}=[{}]", names(regs))?;
        }
    }
    write!(out, " latency={}", inst.latency())?;
    if let Some(fold) = inst.fold_last() {
        write!(out, " fold={}", desc.inst(fold).name())?;
    }
    writeln!(out)
}

/// The bits of an instruction word from the highest, like in manuals: digits, and operands with their bits.
fn write_bits(inst: InstRef<'_>, form: FixedForm<'_>, out: &mut String) -> std::fmt::Result {
    let mut pieces: Vec<Piece> = form.pieces().collect();
    pieces.sort_by_key(|piece| std::cmp::Reverse(piece.to));
    let mut above = form.size_bytes * 8;
    let digits =
        |from: u8, to: u8| (to..from).rev().map(|bit| if form.base >> bit & 1 == 1 { '1' } else { '0' }).collect();
    let mut words: Vec<String> = Vec::new();
    for piece in pieces {
        words.push(digits(above, piece.to + piece.len));
        let name = inst.operand_name(usize::from(piece.operand));
        words.push(format!("{name}[{}:{}]", piece.from + piece.len - 1, piece.from));
        above = piece.to;
    }
    words.push(digits(above, 0));
    words.retain(|word| !word.is_empty());
    write!(out, "{}", words.join(" "))
}

fn write_pattern(desc: &TargetDesc, pattern: PatternRef<'_>, out: &mut String) -> std::fmt::Result {
    write!(out, "    {} ", pattern.complexity())?;
    let mut at = 0;
    write_tree(desc, pattern, &mut at, out)?;
    write!(out, " => ")?;
    let mut at = 0;
    write_result(desc, pattern, &mut at, out)?;
    let features = join(pattern.features().map(|f| desc.feature(f).name().to_owned()));
    if features.is_empty() { writeln!(out) } else { writeln!(out, " [{features}]") }
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
            write!(out, "${}:{ty}{class}", slot.0)
        }
        PatternItem::Imm { slot, ty, min, max, codec } => {
            let codec = if codec == Codec::Plain { String::new() } else { format!(" {}", codec.name()) };
            write!(out, "${}:{ty}={min}..={max}{codec}", slot.0)
        }
        PatternItem::Complex { slot, complex, ty } => {
            write!(out, "${}:{ty}@{}", slot.0, desc.complex(complex).function())
        }
        PatternItem::Int { value, ty } => write!(out, "{value}:{ty}"),
        PatternItem::CondCode(cc) => {
            write!(out, "{}", desc.cond_codes().find(|&(id, _)| id == cc).map_or("?", |(_, name)| name))
        }
        PatternItem::Block { slot } => write!(out, "${}:block", slot.0),
        PatternItem::FixedReg(reg) => write!(out, "{}", desc.reg(reg).name()),
    }
}

fn write_result(desc: &TargetDesc, pattern: PatternRef<'_>, at: &mut usize, out: &mut String) -> std::fmt::Result {
    let item = pattern.result(*at);
    *at += 1;
    let head = match item {
        ResultItem::Inst { inst, .. } => desc.inst(inst).name().to_owned(),
        ResultItem::Slot(slot) => return write!(out, "${}", slot.0),
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
