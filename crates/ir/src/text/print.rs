//! The printer.
//!
//! In: functions, including invalid ones. Out: text. Invariant: the parser reads the text of a verified function back
//! as an equal one; for any other function it prints something and does not panic.
//! Not here: the description of the format (see the parent module).

use crate::exceptions::{Clause, Exceptions};
use crate::function::{Function, Location, Passing, SymbolKind, passing_of};
use crate::module::Linkage;
use crate::op::{Op, OpFlags, Pass, SymbolId, VReg};
use crate::ops::{Imm, Opcode, Props, SourceRule};
use crate::order::Order;
use crate::types::{Elem, Type};
use core::fmt::{self, Write};

/// The format version in the first line of a text.
pub const FORMAT_VERSION: u32 = 1;

/// Prints functions with the version line.
pub fn print<'f>(functions: impl IntoIterator<Item = &'f Function>) -> String {
    let mut text = format!("kernelsmith-ir {FORMAT_VERSION}\n");
    for func in functions {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n{func}");
    }
    text
}

/// Prints the function without the version line.
impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print_function(self, Linkage::Global, f)?;
        for callee in &self.callees {
            f.write_str("\n")?;
            print_linked(callee, CALLED, f)?;
        }
        Ok(())
    }
}

/// Prints a function with its linkage, if that is not global.
pub(super) fn print_function(func: &Function, linkage: Linkage, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    print_linked(func, if linkage == Linkage::Global { "" } else { linkage.keyword() }, f)
}

/// The keyword of a function that belongs to the one before it.
pub(super) const CALLED: &str = "called";

/// Prints a function with the keyword of its linkage, if it has one.
fn print_linked(func: &Function, keyword: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    print_head(func, keyword, f)?;
    print_declarations(func, f)?;
    let mut depth = 1usize;
    for (at, op) in func.ops.iter().enumerate() {
        let props = op.code.info().props;
        let (closes, opens) = (props.has(Props::CLOSES), props.has(Props::OPENS));
        depth = depth.saturating_sub(usize::from(closes));
        indent(f, depth)?;
        if closes {
            f.write_str("}")?;
        }
        if !op.code.closes_region() {
            f.write_str(if closes { " " } else { "" })?;
            print_op(func, op, f)?;
        }
        if let Some(location) = func.location(at) {
            print_location(location, f)?;
        }
        f.write_str(if opens { " {\n" } else { "\n" })?;
        depth += usize::from(opens);
    }
    f.write_str("}\n")
}

/// Maximum indentation depth: at the maximum nesting depth, full indentation would make the text mostly blanks.
const MAX_INDENT: usize = 24;

fn indent(f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
    (0..depth.min(MAX_INDENT)).try_for_each(|_| f.write_str("    "))
}

fn print_head(func: &Function, keyword: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("func ")?;
    if !keyword.is_empty() {
        write!(f, "{keyword} ")?;
    }
    write!(f, "@{}(", func.name)?;
    for (at, &reg) in func.params.iter().enumerate() {
        f.write_str(if at == 0 { "" } else { ", " })?;
        f.write_str(if func.trap_param == Some(reg) { "trap " } else { "" })?;
        match func.ty(reg) {
            Some(ty) => write!(f, "{reg}: {ty}")?,
            None => write!(f, "{reg}: ?")?,
        }
        print_passing(&func.passing, at, f)?;
    }
    print_results(func.params.len(), func.is_variadic, &func.results, f)?;
    f.write_str(if func.has_setjmp { " setjmp" } else { "" })?;
    f.write_str(if func.is_general { " general {\n" } else { " {\n" })
}

/// How a parameter is passed, if not as a plain value.
fn print_passing(passing: &[(u32, Passing)], at: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match passing_of(passing, at) {
        None => Ok(()),
        Some(Passing::ResultAddress) => f.write_str(" sret"),
        Some(Passing::StaticChain) => f.write_str(" nest"),
        Some(Passing::Copy { bytes, align }) => write!(f, " byval {bytes} align {align}"),
    }
}

/// The rest of a signature after its parameters.
fn print_results(n_params: usize, is_variadic: bool, results: &[Type], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if is_variadic {
        f.write_str(if n_params == 0 { "..." } else { ", ..." })?;
    }
    f.write_str(")")?;
    for (at, ty) in results.iter().enumerate() {
        write!(f, "{}{ty}", if at == 0 { " -> " } else { ", " })?;
    }
    Ok(())
}

fn print_declarations(func: &Function, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for symbol in &func.symbols {
        let keyword = match symbol.kind {
            SymbolKind::Function => "declare",
            SymbolKind::Signature => "signature",
            SymbolKind::Callee => "declare called",
            SymbolKind::Data => {
                writeln!(f, "    declare data @{}", symbol.name)?;
                continue;
            }
        };
        write!(f, "    {keyword} @{}(", symbol.name)?;
        for (at, ty) in symbol.params.iter().enumerate() {
            write!(f, "{}{ty}", if at == 0 { "" } else { ", " })?;
            print_passing(&symbol.passing, at, f)?;
        }
        print_results(symbol.params.len(), symbol.is_variadic, &symbol.results, f)?;
        f.write_str("\n")?;
    }
    for (at, slot) in func.slots.iter().enumerate() {
        writeln!(f, "    slot {at}: {} align {}", slot.bytes, slot.align)?;
    }
    if let Some(exceptions) = &func.exceptions {
        print_exceptions(func, exceptions, f)?;
    }
    let mut counts = Vec::new();
    func.count_defs(&mut counts);
    for (at, _) in counts.iter().enumerate().filter(|(_, count)| **count == 0) {
        writeln!(f, "    reg {}: {}", VReg(at as u32), func.vregs[at])?;
    }
    Ok(())
}

fn print_exceptions(func: &Function, exceptions: &Exceptions, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let name = |id: SymbolId| func.symbols.get(id.index()).map_or("?", |symbol| &symbol.name);
    writeln!(f, "    personality @{}", name(exceptions.personality))?;
    for (at, ty) in exceptions.types.iter().enumerate() {
        match ty {
            Some(ty) => writeln!(f, "    thrown {at}: @{}", name(*ty))?,
            None => writeln!(f, "    thrown {at}: any")?,
        }
    }
    for (at, landing) in exceptions.landings.iter().enumerate() {
        write!(f, "    landing {at}:")?;
        let mut separator = Separator(false);
        for clause in &landing.clauses {
            separator.put(f)?;
            match clause {
                Clause::Catch(ty) => write!(f, "catch {ty}")?,
                Clause::Filter(types) => {
                    f.write_str("filter")?;
                    types.iter().try_for_each(|ty| write!(f, " {ty}"))?;
                }
            }
        }
        if landing.is_cleanup {
            separator.put(f)?;
            f.write_str("cleanup")?;
        }
        f.write_str("\n")?;
    }
    Ok(())
}

/// Prints separators: a space before the first operand, commas between operands.
struct Separator(bool);

impl Separator {
    fn put(&mut self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = !core::mem::replace(&mut self.0, true);
        f.write_str(if first { " " } else { ", " })
    }
}

fn print_op(func: &Function, op: &Op, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if op.dst.is_some() {
        write!(f, "{} = ", op.dst)?;
    }
    f.write_str(&head(op))?;
    let mut sep = Separator(false);
    match op.code.info().imm {
        Imm::None | Imm::Cond | Imm::Order => print_args(&op.args, &mut sep, f)?,
        Imm::Const => {
            sep.put(f)?;
            print_constant(op.ty.elem(), op.const_bits(), f)?;
        }
        Imm::Lane => {
            print_args(&op.args[..1], &mut sep, f)?;
            sep.put(f)?;
            write!(f, "{}", op.imm)?;
            print_args(&op.args[1..], &mut sep, f)?;
        }
        Imm::Slot | Imm::CheckId | Imm::Result | Imm::Landing => {
            print_args(&op.args, &mut sep, f)?;
            sep.put(f)?;
            write!(f, "{}", op.imm)?;
        }
        Imm::Depth => {
            sep.put(f)?;
            write!(f, "{}", op.imm)?;
            print_args(&op.args, &mut sep, f)?;
        }
        Imm::Global => match func.symbols.get(op.symbol().index()) {
            Some(symbol) => write!(f, " @{}", symbol.name)?,
            None => write!(f, " @?{}", op.imm)?,
        },
        Imm::Symbol => match func.symbols.get(op.symbol().index()) {
            Some(symbol) => {
                print_args(&op.args, &mut sep, f)?;
                sep.put(f)?;
                write!(f, "@{}(", symbol.name)?;
                for (at, reg) in func.list(op).iter().enumerate() {
                    write!(f, "{}{reg}", if at == 0 { "" } else { ", " })?;
                }
                f.write_str(")")?;
            }
            None => write!(f, " @?{}", op.imm)?,
        },
        Imm::List => print_args(func.list(op), &mut sep, f)?,
        Imm::Numbers => {
            print_args(&op.args, &mut sep, f)?;
            sep.put(f)?;
            for (at, number) in op.numbers().enumerate() {
                write!(f, "{}{number}", if at == 0 { "[" } else { ", " })?;
            }
            f.write_str("]")?;
        }
        Imm::Values => {
            sep.put(f)?;
            for (at, &value) in func.values(op).iter().enumerate() {
                f.write_str(if at == 0 { "[" } else { ", " })?;
                print_constant(op.ty.elem(), value, f)?;
            }
            f.write_str("]")?;
        }
        Imm::Cases => {
            print_args(&op.args, &mut sep, f)?;
            for &value in func.values(op) {
                sep.put(f)?;
                print_constant(op.ty.elem(), value, f)?;
            }
        }
        Imm::Address | Imm::Indexed => {
            print_args(&op.args[2..], &mut sep, f)?;
            sep.put(f)?;
            print_address(op, f)?;
            // No comma precedes the first attribute after the bracket.
            sep.0 = false;
        }
    }
    if op.code.info().imm == Imm::Depth && op.args[0].is_some() || op.code.is_control() && op.code != Opcode::Check {
        sep.0 = false;
    }
    print_attributes(op, &mut sep, f)
}

fn print_args(regs: &[VReg], sep: &mut Separator, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for reg in regs.iter().filter(|reg| reg.is_some()) {
        sep.put(f)?;
        write!(f, "{reg}")?;
    }
    Ok(())
}

fn print_address(op: &Op, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "[{}", op.base())?;
    if op.offset().is_some() {
        write!(f, " + {}", op.offset())?;
        if op.mem().scale_log2 != 0 {
            write!(f, "*{}", op.mem().scale())?;
        }
    }
    match op.disp() {
        0 => {}
        disp if disp < 0 => write!(f, " - {}", disp.unsigned_abs())?,
        disp => write!(f, " + {disp}")?,
    }
    f.write_str("]")
}

fn print_attributes(op: &Op, sep: &mut Separator, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if op.code.has_address() || op.code.info().imm == Imm::Indexed {
        let info = op.mem();
        let numbers = [("align", info.align(), 1), ("space", info.space.into(), 0), ("alias", info.alias.into(), 0)];
        for (name, value, usual) in numbers {
            if value != usual {
                sep.put(f)?;
                write!(f, "{name} {value}")?;
            }
        }
    }
    if op.code.is_atomic_access() && op.order() != Order::SeqCst {
        sep.put(f)?;
        f.write_str(op.order().name())?;
    }
    for (flag, name) in OpFlags::NAMES {
        if op.flags.has(flag) {
            sep.put(f)?;
            f.write_str(name)?;
        }
    }
    if op.mask.is_some() {
        sep.put(f)?;
        write!(f, "mask {}", op.mask)?;
    }
    match op.pass() {
        None => Ok(()),
        Some(pass) => {
            sep.put(f)?;
            match pass {
                Pass::Reg(reg) => write!(f, "pass {reg}"),
                Pass::Zero => f.write_str("pass zero"),
                Pass::Undef => f.write_str("pass undef"),
            }
        }
    }
}

/// Prints a constant so that the parser restores its bits: the shortest decimal for floats, the bits for NaN.
pub(crate) fn print_constant(elem: Elem, bits: u64, f: &mut impl Write) -> fmt::Result {
    match elem {
        Elem::Bool | Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64 => write!(f, "{}", bits & 1 != 0),
        Elem::I8 | Elem::I16 | Elem::I32 | Elem::I64 | Elem::Index => write!(f, "{}", bits as i64),
        Elem::U8 | Elem::U16 | Elem::U32 | Elem::U64 => write!(f, "{bits}"),
        Elem::Ptr => write!(f, "{bits:#x}"),
        Elem::F32 => {
            let value = f32::from_bits(bits as u32);
            if value.is_nan() { write!(f, "{:#010x}", bits as u32) } else { write!(f, "{value:?}") }
        }
        Elem::F16 | Elem::Bf16 => {
            let value = crate::half::widen(elem, bits as u16);
            if value.is_nan() { write!(f, "{:#06x}", bits as u16) } else { write!(f, "{value:?}") }
        }
        Elem::F64 => {
            let value = f64::from_bits(bits);
            if value.is_nan() { write!(f, "{bits:#018x}") } else { write!(f, "{value:?}") }
        }
    }
}

fn print_location(location: &Location, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(" at \"")?;
    for c in location.file.chars() {
        match c {
            '"' | '\\' => write!(f, "\\{c}")?,
            c if c.is_control() => write!(f, "\\u{{{:x}}}", c as u32)?,
            c => f.write_char(c)?,
        }
    }
    write!(f, "\":{}", location.line)
}

/// The start of an operation: keyword, condition and types, as in `cmp.lt.i32` or `cast.f32.i32`.
pub(crate) fn head(op: &Op) -> String {
    let info = op.code.info();
    let mut text = info.keyword.to_owned();
    if op.code == Opcode::Cmp {
        let _ = write!(text, ".{}", op.cond());
    }
    if op.code.names_type() {
        let _ = write!(text, ".{}", op.ty);
    }
    if info.source != SourceRule::None {
        match op.source_ty() {
            Some(source) => {
                let _ = write!(text, ".{source}");
            }
            None => text.push_str(".?"),
        }
    }
    text
}
