//! A text format for problems and allocations.
//!
//! ```text
//! %2:vec const 7        declarations, needed only for properties other than the class:
//! %3:vec home 1         a constant, home memory,
//! %4:gpr hint a3        a preferred register
//!
//!   op def %0:gpr, def %1:gpr@a1
//! L0:
//!   op use %0, any %1, use %2{b1 b2}, def %5:vec=0, early %6:gpr !{a0 b1}
//!   copy def %7:gpr, use %0
//!   branch L1 use %5
//!   jump L0
//! L1:
//!   exit use %7@a0
//! ```
//! `@` fixed register, `=` tied to the operand of that index, `{}` subset, `!{}` clobbers, `any` register or memory, `#`
//! comment. Backward jumps determine the loops. [`parse`] reads the output of [`print()`], up to 16384 instructions.

use core::fmt::{self, Write};

use crate::allocation::{Allocation, Place};
use crate::problem::{
    ClassId, Constraint, Flow, Inst, Label, LoopInfo, Operand, OperandKind, PReg, Problem, RegEnv, RegSet, Remat, VReg,
    VRegInfo,
};

/// An owned problem.
#[derive(Clone, Debug, Default)]
pub struct Function {
    /// See [`Problem::insts`].
    pub insts: Vec<Inst>,
    /// See [`Problem::operands`].
    pub operands: Vec<Operand>,
    /// See [`Problem::vregs`].
    pub vregs: Vec<VRegInfo>,
    /// See [`Problem::loops`].
    pub loops: Vec<LoopInfo>,
    /// See [`Problem::n_labels`].
    pub n_labels: u32,
    /// See [`Problem::clobbers`].
    pub clobbers: Vec<RegSet>,
    /// See [`Problem::subsets`].
    pub subsets: Vec<u64>,
}

/// Maximum number of instructions of a text: the time to find loops is quadratic.
const MAX_INSTS: usize = 1 << 14;
/// Maximum number of different register sets: they have 16-bit numbers, and a lookup is linear.
const MAX_SETS: usize = 1 << 12;
/// Maximum number of operands of an instruction, like for any problem.
const MAX_OPERANDS: usize = 64;

/// A line that does not parse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// Line number from 1.
    pub line: usize,
    /// The fault, and the text.
    pub what: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl core::error::Error for TextError {}

impl Function {
    /// The problem, borrowed.
    pub fn problem(&self) -> Problem<'_> {
        Problem {
            insts: &self.insts,
            operands: &self.operands,
            vregs: &self.vregs,
            loops: &self.loops,
            n_labels: self.n_labels,
            clobbers: &self.clobbers,
            subsets: &self.subsets,
        }
    }

    /// Adds a vreg.
    pub fn vreg(&mut self, info: VRegInfo) -> VReg {
        self.vregs.push(info);
        VReg(self.vregs.len() as u32 - 1)
    }

    /// Adds a label, to be bound later.
    pub fn label(&mut self) -> Label {
        self.n_labels += 1;
        Label(self.n_labels - 1)
    }

    /// Adds an instruction.
    pub fn push(&mut self, flow: Flow, operands: &[Operand], clobbers: RegSet) {
        let inst = Inst {
            first_operand: self.operands.len() as u32,
            n_operands: operands.len() as u16,
            clobbers: self.clobber_index(clobbers),
            flow,
        };
        self.operands.extend_from_slice(operands);
        self.insts.push(inst);
    }

    fn clobber_index(&mut self, set: RegSet) -> u16 {
        if self.clobbers.is_empty() {
            self.clobbers.push(RegSet::EMPTY);
        }
        intern(&mut self.clobbers, set)
    }

    /// The index of a subset mask.
    pub fn subset(&mut self, mask: u64) -> Constraint {
        Constraint::Subset(intern(&mut self.subsets, mask))
    }

    /// Finds the loops from the backward jumps.
    pub(crate) fn find_loops(&mut self) {
        let mut bound = vec![None; self.n_labels as usize];
        let mut ends: Vec<(u32, u32)> = Vec::new();
        for (pos, inst) in self.insts.iter().enumerate() {
            match inst.flow {
                Flow::Label(label) if label.idx() < bound.len() => bound[label.idx()] = Some(pos as u32),
                Flow::Jump(label) | Flow::Branch(label) => {
                    let Some(&Some(start)) = bound.get(label.idx()) else { continue };
                    match ends.iter_mut().find(|looped| looped.0 == start) {
                        Some(looped) => looped.1 = pos as u32,
                        None => ends.push((start, pos as u32)),
                    }
                }
                _ => {}
            }
        }
        ends.sort_unstable();
        // An outer loop ends no earlier than its inner loops.
        for idx in (0..ends.len()).rev() {
            for inner in idx + 1..ends.len() {
                if ends[inner].0 <= ends[idx].1 {
                    ends[idx].1 = ends[idx].1.max(ends[inner].1);
                }
            }
        }
        self.loops.clear();
        for &(start, end) in &ends {
            let depth = 1 + ends.iter().filter(|outer| outer.0 < start && outer.1 >= end).count() as u16;
            self.loops.push(LoopInfo { start, end, depth });
        }
    }
}

fn intern<T: PartialEq>(table: &mut Vec<T>, item: T) -> u16 {
    let found = table.iter().position(|other| *other == item);
    found.unwrap_or_else(|| {
        table.push(item);
        table.len() - 1
    }) as u16
}

/// Parses a problem whose classes are those of `env`.
pub fn parse(text: &str, env: &RegEnv) -> Result<Function, TextError> {
    let mut parser = Parser { env, func: Function::default(), classes: Vec::new() };
    for (line, text) in text.lines().enumerate() {
        let text = text.split('#').next().unwrap_or_default().trim();
        if !text.is_empty() {
            parser.line(text).map_err(|what| TextError { line: line + 1, what })?;
        }
    }
    for (vreg, class) in parser.classes.iter().enumerate() {
        if class.is_none() {
            return Err(TextError { line: text.lines().count(), what: format!("%{vreg} has no class") });
        }
    }
    parser.func.find_loops();
    Ok(parser.func)
}

struct Parser<'a> {
    env: &'a RegEnv,
    func: Function,
    classes: Vec<Option<ClassId>>,
}

impl Parser<'_> {
    fn line(&mut self, text: &str) -> Result<(), String> {
        let (func, sets) = (&self.func, self.func.clobbers.len().max(self.func.subsets.len()));
        if func.insts.len() >= MAX_INSTS || sets >= MAX_SETS {
            return Err(format!("more than {MAX_INSTS} instructions or {MAX_SETS} different sets of registers"));
        }
        if text.starts_with('%') {
            return self.declaration(text);
        }
        if let Some(label) = text.strip_suffix(':') {
            let label = self.label(label)?;
            self.func.push(Flow::Label(label), &[], RegSet::EMPTY);
            return Ok(());
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let (flow, rest) = match word {
            "op" => (Flow::Normal, rest),
            "copy" => (Flow::Copy, rest),
            "exit" => (Flow::Exit, rest),
            "jump" | "branch" => {
                let (label, rest) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
                let label = self.label(label)?;
                (if word == "jump" { Flow::Jump(label) } else { Flow::Branch(label) }, rest)
            }
            _ => return Err(format!("`{word}` is not op, copy, branch, jump or exit")),
        };
        let (operands, clobbers) = rest.split_once('!').unwrap_or((rest, ""));
        let clobbers =
            if clobbers.is_empty() { RegSet::EMPTY } else { self.regs(clobbers.trim())?.into_iter().collect() };
        let mut parsed = Vec::new();
        for operand in operands.split(',').map(str::trim).filter(|operand| !operand.is_empty()) {
            parsed.push(self.operand(operand)?);
        }
        if parsed.len() > MAX_OPERANDS {
            return Err(format!("an instruction has more than {MAX_OPERANDS} operands"));
        }
        self.func.push(flow, &parsed, clobbers);
        Ok(())
    }

    fn declaration(&mut self, text: &str) -> Result<(), String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let vreg = self.vreg(words[0])?;
        let info = &mut self.func.vregs[vreg.idx()];
        for pair in words[1..].chunks(2) {
            let number = |text: &str| text.parse::<u32>().map_err(|_| format!("`{text}` is not a number"));
            match *pair {
                ["const", id] => info.remat = Remat::Recompute(number(id)?),
                ["home", id] => info.remat = Remat::Home(number(id)?),
                ["hint", reg] => info.hint = Some(parse_reg(reg)?),
                _ => return Err(format!("`{}` is not const, home or hint", pair.join(" "))),
            }
        }
        Ok(())
    }

    fn label(&mut self, text: &str) -> Result<Label, String> {
        let number = text.strip_prefix('L').and_then(|number| number.parse::<u32>().ok());
        let label = number.filter(|&number| number < 1 << 20).ok_or_else(|| format!("`{text}` is not a label"))?;
        self.func.n_labels = self.func.n_labels.max(label + 1);
        Ok(Label(label))
    }

    fn vreg(&mut self, text: &str) -> Result<VReg, String> {
        let (name, class) = text.split_once(':').unwrap_or((text, ""));
        let number = name.strip_prefix('%').and_then(|number| number.parse::<u32>().ok());
        let vreg = number.filter(|&number| number < 1 << 20).ok_or_else(|| format!("`{name}` is not a vreg"))? as usize;
        if vreg >= self.classes.len() {
            self.classes.resize(vreg + 1, None);
            self.func.vregs.resize(vreg + 1, VRegInfo::new(ClassId(0)));
        }
        if !class.is_empty() {
            let found = self.env.classes.iter().position(|known| known.name == class);
            let class = ClassId(found.ok_or_else(|| format!("there is no class `{class}`"))? as u8);
            self.classes[vreg] = Some(class);
            self.func.vregs[vreg].class = class;
        }
        Ok(VReg(vreg as u32))
    }

    fn operand(&mut self, text: &str) -> Result<Operand, String> {
        let (kind, rest) = text.split_once(' ').ok_or_else(|| format!("`{text}` is not an operand"))?;
        let (kind, free) = match kind {
            "use" => (OperandKind::Use, Constraint::Reg),
            "any" => (OperandKind::Use, Constraint::RegOrMem),
            "def" => (OperandKind::Def, Constraint::Reg),
            "early" => (OperandKind::EarlyDef, Constraint::Reg),
            _ => return Err(format!("`{kind}` is not use, any, def or early")),
        };
        let rest = rest.trim();
        let end = rest.find(['@', '=', '{']).unwrap_or(rest.len());
        let (vreg, constraint) = rest.split_at(end);
        let constraint = match constraint.as_bytes().first() {
            None => free,
            Some(b'@') => Constraint::Fixed(parse_reg(&constraint[1..])?),
            Some(b'=') => {
                let tied = constraint[1..].parse().map_err(|_| format!("`{constraint}` does not name an operand"))?;
                Constraint::SameAs(tied)
            }
            _ => {
                let mask = self.regs(constraint)?.iter().fold(0u64, |mask, reg| mask | 1 << reg.index());
                self.func.subset(mask)
            }
        };
        Ok(Operand::new(self.vreg(vreg.trim())?, kind, constraint))
    }

    fn regs(&self, text: &str) -> Result<Vec<PReg>, String> {
        let inner = text.strip_prefix('{').and_then(|text| text.strip_suffix('}'));
        let inner = inner.ok_or_else(|| format!("`{text}` is not a set of registers"))?;
        inner.split_whitespace().map(parse_reg).collect()
    }
}

fn parse_reg(text: &str) -> Result<PReg, String> {
    let wrong = || format!("`{text}` is not a register");
    let bank = text.bytes().next().filter(|letter| (b'a'..b'a' + crate::MAX_BANKS as u8).contains(letter));
    let bank = bank.ok_or_else(wrong)? - b'a';
    let index = text[1..].parse::<u8>().ok().filter(|&index| usize::from(index) < crate::UNITS_PER_BANK);
    Ok(PReg::new(bank, index.ok_or_else(wrong)?))
}

/// Prints a problem; [`parse`] reads it back.
pub fn print(problem: &Problem<'_>, env: &RegEnv) -> String {
    let mut out = String::new();
    for (vreg, info) in problem.vregs.iter().enumerate() {
        let class = env.class(info.class).name;
        let _ = write!(out, "%{vreg}:{class}");
        match info.remat {
            Remat::None => {}
            Remat::Recompute(id) => _ = write!(out, " const {id}"),
            Remat::Home(id) => _ = write!(out, " home {id}"),
        }
        if let Some(hint) = info.hint {
            let _ = write!(out, " hint {hint}");
        }
        out.push('\n');
    }
    for pos in 0..problem.insts.len() {
        print_inst(&mut out, problem, env, pos, None);
    }
    out
}

/// Prints a problem with an allocation: the edits, and the location of each operand.
pub fn print_allocation(problem: &Problem<'_>, env: &RegEnv, allocation: &Allocation) -> String {
    let mut out = String::new();
    let mut edits = allocation.edits.iter().peekable();
    for pos in 0..problem.insts.len() {
        while let Some(edit) = edits.next_if(|edit| edit.at.inst() == pos && edit.at.place() == Place::Before) {
            let _ = writeln!(out, "    {}", edit.kind);
        }
        print_inst(&mut out, problem, env, pos, Some(allocation));
        while let Some(edit) = edits.next_if(|edit| edit.at.inst() == pos) {
            let place = if edit.at.place() == Place::Edge { "taken: " } else { "" };
            let _ = writeln!(out, "    {place}{}", edit.kind);
        }
    }
    out
}

fn print_inst(out: &mut String, problem: &Problem<'_>, env: &RegEnv, pos: usize, allocation: Option<&Allocation>) {
    let inst = &problem.insts[pos];
    let _ = match inst.flow {
        Flow::Normal => write!(out, "  op"),
        Flow::Copy => write!(out, "  copy"),
        Flow::Exit => write!(out, "  exit"),
        Flow::Jump(label) => write!(out, "  jump {label}"),
        Flow::Branch(label) => write!(out, "  branch {label}"),
        Flow::Label(label) => write!(out, "{label}:"),
    };
    for (idx, operand) in problem.operands_of(pos).iter().enumerate() {
        let kind = match (operand.kind(), operand.constraint()) {
            (OperandKind::Use, Constraint::RegOrMem) => "any",
            (OperandKind::Use, _) => "use",
            (OperandKind::Def, _) => "def",
            (OperandKind::EarlyDef, _) => "early",
        };
        let _ = write!(out, "{} {kind} {}", if idx == 0 { "" } else { "," }, operand.vreg());
        if let Some(allocation) = allocation {
            let _ = write!(out, " {}", allocation.allocs[inst.first_operand as usize + idx]);
            continue;
        }
        let _ = match operand.constraint() {
            Constraint::Reg | Constraint::RegOrMem => Ok(()),
            Constraint::Fixed(reg) => write!(out, "@{reg}"),
            Constraint::SameAs(tied) => write!(out, "={tied}"),
            Constraint::Subset(subset) => {
                let bank = env.class(problem.vregs[operand.vreg().idx()].class).bank;
                let mut set = RegSet::EMPTY;
                *set.bank_mut(bank.into()) = problem.subsets[usize::from(subset)];
                write!(out, "{set}")
            }
        };
    }
    if inst.clobbers != 0 && allocation.is_none() {
        let _ = write!(out, " !{}", problem.clobbers_of(pos));
    }
    if allocation.is_some_and(|allocation| allocation.is_noop_copy(problem, pos)) {
        out.push_str(" (nothing)");
    }
    out.push('\n');
}
