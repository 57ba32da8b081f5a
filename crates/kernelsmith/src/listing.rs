//! Compilations as text: the IR after each pass, selected and allocated instructions, assembly with bytes and origin.
//!
//! In: the compiler's progress callbacks. Out: text in complete lines.
//! Invariants: the text has no addresses and no times, so the same kernel gives the same text. Printed IR parses again,
//! and so does the assembly between offset and origin.
//! Not here: what is compiled, and when (see `jit`).

use crate::error::{Error, ErrorKind};
use crate::target::Target;
use core::fmt::{self, Write};
use kernelsmith_codegen::mach::{Base, MachFunc, MachKind, MachOperand, NO_SLOT};
use kernelsmith_codegen::pipeline;
use kernelsmith_codegen::{Compiled, Compiler, Options, Origin, Progress, UserPass};
use kernelsmith_ir::Function;
use kernelsmith_machine::asm::{LabelNames, print_prefixed};
use kernelsmith_machine::decode::{Decoded, Decoder};
use kernelsmith_machine::{LabelId, Operand, OperandClass, TargetDesc};
use kernelsmith_regalloc::{Allocation, Flow, OperandKind, Place};
use std::collections::BTreeSet;

/// The stage before the first pass.
const INPUT: &str = "input";
/// The last stage, which emits bytes.
const EMIT: &str = "emit";

/// The names of all stages that can be dumped, in order: the input, the passes over IR, the stages over machine
/// instructions.
pub const STAGES: [&str; N_STAGES] = stages();

const N_STAGES: usize = 1 + pipeline::PASSES.len() + pipeline::STAGES.len();

const fn stages() -> [&'static str; N_STAGES] {
    let mut names = [INPUT; N_STAGES];
    let mut at = 0;
    while at < pipeline::PASSES.len() {
        names[1 + at] = pipeline::PASSES[at].name;
        at += 1;
    }
    let mut stage = 0;
    while stage < pipeline::STAGES.len() {
        names[1 + at + stage] = pipeline::STAGES[stage];
        stage += 1;
    }
    names
}

/// The contents of a listing.
///
/// ```
/// use kernelsmith::ListingOptions;
/// let after_two_passes = ListingOptions::assembly().after("simplify").after("legalise");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[must_use]
pub struct ListingOptions {
    after: Vec<String>,
    assembly: bool,
}

impl ListingOptions {
    /// The assembly with its bytes, until [`after`](Self::after) asks for other stages instead.
    pub fn new() -> ListingOptions {
        ListingOptions::default()
    }

    /// The assembly with its bytes, also after other stages.
    pub fn assembly() -> ListingOptions {
        ListingOptions { after: Vec::new(), assembly: true }
    }

    /// Adds the state after a pass or stage: one of [`STAGES`], or `all` for every stage.
    pub fn after(mut self, stage: impl Into<String>) -> ListingOptions {
        self.after.push(stage.into());
        self
    }

    fn check(&self, passes: &[UserPass]) -> Result<(), Error> {
        let is_known =
            |name: &str| name == "all" || STAGES.contains(&name) || passes.iter().any(|pass| pass.name == name);
        match self.after.iter().find(|name| !is_known(name)) {
            Some(name) => {
                let names: Vec<&str> = STAGES.into_iter().chain(passes.iter().map(|pass| pass.name)).collect();
                let stages = names.join(", ");
                let message = format!("there is no pass `{name}`; there are all, {stages}");
                Err(Error::new(ErrorKind::InvalidInput, message))
            }
            None => Ok(()),
        }
    }

    fn wants(&self, stage: &str) -> bool {
        if stage == EMIT && (self.assembly || self.after.is_empty()) {
            return true;
        }
        self.after.iter().any(|name| name == "all" || name == stage)
    }
}

/// The state of a compilation after a pass or stage. `Display` prints it.
pub struct Dump<'a> {
    /// The name of the kernel.
    pub kernel: &'a str,
    /// The pass or stage, one of [`STAGES`] or a pass of the user.
    pub stage: &'static str,
    text: &'a dyn Fn(&mut dyn Write) -> fmt::Result,
}

impl fmt::Display for Dump<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.text)(f)
    }
}

impl fmt::Debug for Dump<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dump").field("kernel", &self.kernel).field("stage", &self.stage).finish_non_exhaustive()
    }
}

/// Compiles and calls the hook after each stage. `options.source_map` must be set.
pub(crate) fn compile_dumped(
    compiler: &mut Compiler,
    function: &Function,
    target: &Target,
    options: &Options,
    passes: &[UserPass],
    hook: &dyn Fn(&Dump<'_>),
) -> Result<Compiled, Error> {
    let dump_of = |name: &str, stage: &'static str, text: &dyn Fn(&mut dyn Write) -> fmt::Result| {
        hook(&Dump { kernel: name, stage, text });
    };
    let dump = |stage, text: &dyn Fn(&mut dyn Write) -> fmt::Result| dump_of(&function.name, stage, text);
    dump(INPUT, &|out| write!(out, "{function}"));
    let desc = target.desc();
    // The source map refers to the operations after the last pass: those of the function, then those of its callees.
    let mut last: Vec<Function> = Vec::new();
    let mut name = String::new();
    let last_pass = pipeline::PASSES.last().map_or(INPUT, |pass| pass.name);
    let compiled =
        compiler.compile_with_passes(function, target.inner(), options, passes, &mut |progress| match progress {
            Progress::Ir(stage, func) => {
                name.clone_from(&func.name);
                dump_of(&name, stage, &|out| write!(out, "{func}"));
                if stage == last_pass {
                    last.push(func.clone());
                }
            }
            Progress::Selected(mach) => {
                dump_of(&name, pipeline::STAGES[0], &|out| write_instructions(desc, mach, None, out));
            }
            Progress::Allocated(mach, allocation) => {
                dump_of(&name, pipeline::STAGES[1], &|out| write_instructions(desc, mach, Some(allocation), out));
            }
        })?;
    dump(EMIT, &|out| write_assembly(target, &compiled, &last, out));
    Ok(compiled)
}

/// The listing that the options ask for.
pub(crate) fn listing(
    compiler: &mut Compiler,
    function: &Function,
    target: &Target,
    options: &Options,
    passes: &[UserPass],
    wanted: &ListingOptions,
) -> Result<String, Error> {
    wanted.check(passes)?;
    kernelsmith_ir::verify(function)
        .map_err(|error| Error::new(ErrorKind::InvalidInput, format!("the function is not valid: {error}")))?;
    let text = core::cell::RefCell::new(String::new());
    compile_dumped(compiler, function, target, options, passes, &|dump| {
        if wanted.wants(dump.stage) {
            let mut text = text.borrow_mut();
            if !text.is_empty() {
                text.push('\n');
            }
            if dump.stage != EMIT {
                let title = if dump.stage == INPUT { "as written".to_owned() } else { format!("after {}", dump.stage) };
                let _ = writeln!(text, "; {} {title}", dump.kernel);
            }
            let _ = write!(text, "{dump}");
        }
    })?;
    Ok(text.into_inner())
}

/// Names a label by its offset in the code.
struct OffsetLabels;

impl LabelNames for OffsetLabels {
    fn write(&self, label: LabelId, out: &mut dyn Write) -> fmt::Result {
        write!(out, ".L{:x}", label.0)
    }
}

/// A function in the bytes of compiled code.
struct Region<'a> {
    name: &'a str,
    start: usize,
    /// The ends of its code and of its constants.
    code_end: usize,
    end: usize,
    source_map: &'a [Origin],
}

impl Region<'_> {
    fn all(compiled: &Compiled) -> Vec<Region<'_>> {
        let n_bytes = compiled.bytes.len();
        let end = compiled.parts.first().map_or(n_bytes, |part| part.offset as usize);
        let (name, source_map) = (&*compiled.name, &*compiled.source_map);
        let first = Region { name, start: 0, code_end: (compiled.code_len as usize).min(end), end, source_map };
        let parts = compiled.parts.iter().map(|part| {
            let (start, name, source_map) = (part.offset as usize, &*part.name, &*part.source_map);
            let [code_end, end] = [part.code_len, part.len].map(|len| (start + len as usize).min(n_bytes));
            Region { name, start, code_end, end, source_map }
        });
        core::iter::once(first).chain(parts).collect()
    }
}

/// Writes one line per instruction: offset, bytes, assembly. The IR operation precedes its instructions.
fn write_assembly(target: &Target, compiled: &Compiled, last: &[Function], out: &mut dyn Write) -> fmt::Result {
    let desc = target.desc();
    let stats = &compiled.stats;
    let regions = Region::all(compiled);
    let n_code: usize = regions.iter().map(|region| region.code_end - region.start).sum();
    writeln!(
        out,
        "; {} for {target}: {} operations, {} instructions, {} bytes of code, {} of constants",
        compiled.name,
        stats.ops_in,
        stats.emitted,
        n_code,
        compiled.bytes.len() - n_code
    )?;
    let insts: Vec<_> = regions.iter().map(|region| decode(desc, compiled, region)).collect();
    let targets = branch_targets(desc, &insts.concat());
    for ((at, region), insts) in regions.iter().enumerate().zip(&insts) {
        if at > 0 {
            writeln!(out, "; {}", region.name)?;
        }
        write_region(desc, &compiled.bytes, region, insts, (last.get(at), &targets), out)?;
    }
    Ok(())
}

fn write_region(
    desc: &TargetDesc,
    bytes: &[u8],
    region: &Region<'_>,
    insts: &[(usize, Decoded)],
    (last, targets): (Option<&Function>, &BTreeSet<usize>),
    out: &mut dyn Write,
) -> fmt::Result {
    let code = &bytes[..region.code_end];
    let text = last.map(Function::to_string).unwrap_or_default();
    let operations: Vec<&str> = last.map(|last| operation_lines(last, &text)).unwrap_or_default();
    let mut origins = region.source_map.iter().peekable();
    let mut origin = u32::MAX;
    let mut end = region.start;
    for (at, decoded) in insts {
        write_padding(code, end, *at, out)?;
        end = at + decoded.len;
        if targets.contains(at) {
            writeln!(out, ".L{at:x}:")?;
        }
        let before = origin;
        while let Some(listing) = origins.next_if(|listing| listing.offset as usize + region.start <= *at) {
            origin = listing.op;
        }
        if let (true, Some(line)) = (origin != before, operations.get(origin as usize)) {
            writeln!(out, "{:>8}; {line}", "")?;
        }
        write_instruction(desc, code, *at, decoded, targets, out)?;
    }
    write_padding(code, end, code.len(), out)?;
    write_data("constants", &bytes[code.len()..region.end], code.len(), out)
}

/// The instructions with their offsets in bytes. After bytes that the decoder does not know, decoding resumes at the
/// next instruction that the compiler emitted.
fn decode(desc: &TargetDesc, compiled: &Compiled, region: &Region<'_>) -> Vec<(usize, Decoded)> {
    let decoder = Decoder::new(desc);
    let mut insts = Vec::new();
    let emitted = region.source_map.iter().map(|listing| listing.offset as usize + region.start);
    let mut emitted = emitted.peekable();
    let code = &compiled.bytes[..region.code_end];
    let mut at = region.start;
    while at < code.len() {
        match decoder.decode(&code[at..]) {
            Ok(decoded) => {
                insts.push((at, decoded));
                at += decoded.len;
            }
            Err(_) => {
                while emitted.next_if(|&offset| offset <= at).is_some() {}
                at = emitted.peek().copied().unwrap_or(code.len());
            }
        }
    }
    insts
}

/// Prints the bytes between two instructions.
fn write_padding(code: &[u8], start: usize, end: usize, out: &mut dyn Write) -> fmt::Result {
    let Some(bytes @ [_, ..]) = code.get(start..end) else { return Ok(()) };
    write!(out, "{start:>6x}  ")?;
    bytes.iter().try_for_each(|byte| write!(out, "{byte:02x} "))?;
    writeln!(out, "; padding")
}

fn write_instruction(
    desc: &TargetDesc,
    code: &[u8],
    at: usize,
    decoded: &Decoded,
    targets: &BTreeSet<usize>,
    out: &mut dyn Write,
) -> fmt::Result {
    let end = at + decoded.len;
    let mut bytes = String::new();
    code[at..end].iter().try_for_each(|byte| write!(bytes, "{byte:02x} "))?;
    write!(out, "{at:>6x}  {bytes:<31}")?;
    let mut operands = decoded.operands().to_vec();
    let base = desc.branch_base(at, decoded.len);
    for (info, operand) in desc.inst(decoded.inst).operands().zip(&mut operands) {
        if let Some(to) = branch_target(info.class(), operand, base).filter(|to| targets.contains(to)) {
            *operand = Operand::Label(LabelId(to as u32));
        }
    }
    let mut text = String::new();
    print_prefixed(desc, decoded.prefixes, decoded.inst, &operands, &OffsetLabels, &mut text)?;
    writeln!(out, "{}", text.replace('\t', " "))
}

fn branch_target(class: OperandClass, operand: &Operand, base: usize) -> Option<usize> {
    match (class, operand) {
        (OperandClass::Label(_), Operand::Imm(distance)) => usize::try_from(base as i64 + distance).ok(),
        _ => None,
    }
}

fn branch_targets(desc: &TargetDesc, insts: &[(usize, Decoded)]) -> BTreeSet<usize> {
    let starts: BTreeSet<usize> = insts.iter().map(|(at, _)| *at).collect();
    let mut targets = BTreeSet::new();
    for (at, decoded) in insts {
        let base = desc.branch_base(*at, decoded.len);
        for (info, operand) in desc.inst(decoded.inst).operands().zip(decoded.operands()) {
            targets.extend(branch_target(info.class(), operand, base).filter(|to| starts.contains(to)));
        }
    }
    targets
}

/// The printed line of each operation. The printer writes one line per operation, after the lines of the header.
fn operation_lines<'t>(func: &Function, text: &'t str) -> Vec<&'t str> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let head = lines.len().saturating_sub(func.ops.len() + 1);
    lines.get(head..lines.len().saturating_sub(1)).unwrap_or(&[]).to_vec()
}

fn write_data(title: &str, bytes: &[u8], start: usize, out: &mut dyn Write) -> fmt::Result {
    if bytes.is_empty() {
        return Ok(());
    }
    writeln!(out, "{:>8}; {title}", "")?;
    for (row, bytes) in bytes.chunks(16).enumerate() {
        write!(out, "{:>6x} ", start + row * 16)?;
        bytes.iter().try_for_each(|byte| write!(out, " {byte:02x}"))?;
        out.write_char('\n')?;
    }
    Ok(())
}

/// Writes selected instructions with virtual registers or, if there is an allocation, with the registers and stack
/// slots that it assigned.
fn write_instructions(
    desc: &TargetDesc,
    mach: &MachFunc,
    allocation: Option<&Allocation>,
    out: &mut dyn Write,
) -> fmt::Result {
    let mut edits = allocation.map_or(&[][..], |allocation| &allocation.edits).iter().peekable();
    for (at, (inst, ra_inst)) in mach.insts.iter().zip(&mach.ra_insts).enumerate() {
        while let Some(edit) = edits.next_if(|edit| (edit.at.inst(), edit.at.place()) < (at, Place::After)) {
            writeln!(out, "    {}", edit.kind)?;
        }
        if let Flow::Label(label) = ra_inst.flow {
            writeln!(out, "{label}:")?;
        }
        match inst.kind {
            MachKind::Virtual if ra_inst.n_operands == 0 => {}
            kind => write_selected(desc, mach, allocation, at, kind, out)?,
        }
        while let Some(edit) = edits.next_if(|edit| edit.at.inst() <= at) {
            writeln!(out, "    {}", edit.kind)?;
        }
    }
    Ok(())
}

fn write_selected(
    desc: &TargetDesc,
    mach: &MachFunc,
    allocation: Option<&Allocation>,
    at: usize,
    kind: MachKind,
    out: &mut dyn Write,
) -> fmt::Result {
    let (inst, ra_inst) = (&mach.insts[at], &mach.ra_insts[at]);
    let place = |slot: usize| match allocation {
        Some(allocation) => allocation.allocs[slot].to_string(),
        None => mach.ra_operands[slot].vreg().to_string(),
    };
    out.write_str("    ")?;
    let first = ra_inst.first_operand as usize;
    let slots = first..first + usize::from(ra_inst.n_operands);
    let is_use = |slot: usize| mach.ra_operands[slot].kind() == OperandKind::Use;
    let defs: Vec<String> = slots.clone().filter(|&slot| !is_use(slot)).map(place).collect();
    if !defs.is_empty() {
        write!(out, "{} = ", defs.join(", "))?;
    }
    match kind {
        MachKind::Inst | MachKind::Table => out.write_str(desc.inst(inst.inst).name())?,
        MachKind::Virtual => out.write_str("arguments")?,
        MachKind::Copy => out.write_str("copy")?,
        MachKind::ThreadAddr => out.write_str("thread_address")?,
        MachKind::ThreadCall => out.write_str("thread_address of a library")?,
        MachKind::Return => out.write_str("return")?,
        MachKind::TailCall => write!(out, "tail call {}", desc.inst(inst.inst).name())?,
    }
    let mut operands = Vec::new();
    let mut shown = BTreeSet::new();
    for operand in mach.operands_of(inst) {
        let mut register = |slot: u32| {
            shown.insert(slot as usize);
            place(slot as usize)
        };
        match operand {
            MachOperand::Reg(slot) => {
                let text = register(*slot);
                if is_use(*slot as usize) {
                    operands.push(text);
                }
            }
            MachOperand::Imm(value) => operands.push(format!("#{value}")),
            MachOperand::Label(label) => operands.push(label.to_string()),
            MachOperand::Cond(cond) => operands.push(format!("cond {cond}")),
            MachOperand::Mem { base, index, scale_log2, disp } => {
                let base = match base {
                    Base::Reg(NO_SLOT) => String::new(),
                    Base::Reg(slot) => register(*slot),
                    Base::Pool(entry) => format!("constant {entry}"),
                    Base::Outgoing => "outgoing".to_owned(),
                    Base::Incoming => "incoming".to_owned(),
                    Base::Slot(slot) => format!("slot {slot}"),
                };
                let index = match *index {
                    NO_SLOT => String::new(),
                    slot => format!(" + {}*{}", 1u32 << scale_log2, register(slot)),
                };
                let disp = if *disp == 0 { String::new() } else { format!(" {disp:+}") };
                operands.push(format!("[{base}{index}{disp}]"));
            }
        }
    }
    // Implicit operands of the instruction: flags, registers of a calling convention.
    operands.extend(slots.filter(|slot| is_use(*slot) && !shown.contains(slot)).map(place));
    let space = if operands.is_empty() { "" } else { " " };
    writeln!(out, "{space}{}", operands.join(", "))
}
