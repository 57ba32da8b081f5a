//! The parser of one operation.
//!
//! In: the tokens of a statement. Out: an operation appended to the function. Invariant: the type of the result follows
//! from the statement alone. Not here: functions and braces (see `parse`).

use super::lexer::{Tok, unescape};
use super::parse::{Parser, Step};
use crate::function::{LocId, Location};
use crate::op::{MemInfo, Op, OpFlags, Pass, VReg};
use crate::ops::{Cond, Control, Imm, Opcode, Operand, ResultRule, SourceRule};
use crate::order::Order;
use crate::types::{Elem, Lanes, Type};
use kernelsmith_diag::{Diagnostic, Span, closest};

impl<'t> Parser<'t> {
    /// `[%dst =] keyword operands attributes [location]`, and the brace of an opening operation.
    pub(super) fn statement(&mut self) -> Step<()> {
        let lo = self.token.lo;
        let mut dst = None;
        if matches!(self.tok(), Tok::Reg(_)) {
            dst = Some(self.reg()?);
            self.expect('=')?;
        }
        let span = self.span();
        let Tok::Word(word) = self.tok() else {
            return Err(self.fail("IR0003", "wanted an operation"));
        };
        let mut op = self.head_of_op(word, span)?;
        self.bump();
        match op.code.control() {
            Control::Elif | Control::Then | Control::Else | Control::Do | Control::Case | Control::Default => {
                let message = format!("`{}` is allowed only after a closing brace", op.code);
                return Err(self.report(Diagnostic::error(message).code("IR0004").at(span)));
            }
            Control::EndIf | Control::EndLoop | Control::EndBlock | Control::EndSwitch => {
                let diagnostic = Diagnostic::error(format!("`{}` is written as a closing brace", op.code));
                return Err(self.report(diagnostic.code("IR0004").at(span)));
            }
            Control::Straight
            | Control::Check
            | Control::Return
            | Control::If
            | Control::Loop
            | Control::While
            | Control::Block
            | Control::Switch
            | Control::Break
            | Control::Continue
            | Control::BreakIf
            | Control::ContinueIf
            | Control::BreakTable => {}
        }
        self.operands(&mut op)?;
        self.attributes(&mut op)?;
        self.result(&mut op, dst, span)?;
        self.push_op(op, lo)?;
        if op.code.opens_region() { self.open_brace(op.code, span) } else { self.end_of_statement() }
    }

    /// `} elif {`, `} then %c {`, `} else {`, `} do %c {`, `} case.i32 1, 2 {`, `} default {`: the marker after a brace.
    pub(super) fn marker(&mut self, code: Opcode, lo: u32) -> Step<()> {
        let span = self.span();
        let Tok::Word(word) = self.tok() else { return Err(self.fail("IR0003", "wanted an operation")) };
        let mut op = self.head_of_op(word, span)?;
        self.bump();
        self.operands(&mut op)?;
        self.attributes(&mut op)?;
        self.push_op(op, lo)?;
        self.open_brace(code, span)
    }

    fn end_of_statement(&mut self) -> Step<()> {
        if self.token.starts_line || matches!(self.tok(), Tok::End | Tok::Punct('}')) {
            Ok(())
        } else {
            Err(self.fail("IR0003", "wanted the end of the operation"))
        }
    }

    /// Keyword, condition and types: `cmp.lt.i32`.
    fn head_of_op(&mut self, word: &str, span: Span) -> Step<Op> {
        let mut parts = word.split('.');
        let first = parts.next().unwrap_or(word);
        let mut code = Opcode::from_keyword(first);
        if code.is_none() {
            let two = word.match_indices('.').nth(1).map_or(word, |(at, _)| &word[..at]);
            code = Opcode::from_keyword(two);
            if code.is_some() {
                parts.next();
            }
        }
        let Some(code) = code else {
            let mut diagnostic = Diagnostic::error(format!("`{first}` is not an operation")).code("IR0006").at(span);
            if let Some(name) = self.suggestion(first) {
                diagnostic = diagnostic.help(format!("did you mean `{name}`?"));
            }
            return Err(self.report(diagnostic));
        };
        let mut op = Op::new(code, Type::BOOL);
        if code.info().imm == Imm::Cond {
            let name = parts.next().unwrap_or("");
            match Cond::from_name(name) {
                Some(cond) => op.aux = cond as u32,
                None => {
                    let diagnostic = Diagnostic::error(format!("`{name}` is not a condition")).code("IR0006").at(span);
                    return Err(self.report(diagnostic.help("conditions are eq, ne, lt, le, gt and ge; of floats also ord, uno, one, ueq, ult, ule, ugt and uge")));
                }
            }
        }
        if code.names_type() {
            op.ty = self.type_part(code, parts.next(), span)?;
        } else if let Some(ty) = code.only_type() {
            op.ty = ty;
        }
        if code.info().source != SourceRule::None {
            let source = self.type_part(code, parts.next(), span)?;
            op.aux = u32::from(source.code());
            if code.info().source == SourceRule::VectorOfTy {
                op.ty = source.lane_type();
            }
        }
        match parts.next() {
            None => Ok(op),
            Some(part) => {
                let message = format!("`.{part}` is too much after `{code}`");
                Err(self.report(Diagnostic::error(message).code("IR0006").at(span)))
            }
        }
    }

    fn type_part(&mut self, code: Opcode, part: Option<&str>, span: Span) -> Step<Type> {
        match part {
            Some(part) => self.ty_of(part, span),
            None => {
                let diagnostic = Diagnostic::error(format!("`{code}` wants a type")).code("IR0005").at(span);
                let both = matches!(code.info().source, SourceRule::Cast | SourceRule::Bitcast);
                let example = if both { ".f32.i32` (to, from)" } else { ".i32`" };
                Err(self.report(diagnostic.help(format!("write it like `{code}{example}"))))
            }
        }
    }

    fn operands(&mut self, op: &mut Op) -> Step<()> {
        let n_args = op.code.info().operands.len();
        match op.code.info().imm {
            Imm::None | Imm::Cond | Imm::Order => self.args(op, 0, n_args),
            Imm::Const => {
                op.imm = self.constant(op.ty.elem())?;
                Ok(())
            }
            Imm::Lane => {
                self.args(op, 0, 1)?;
                self.expect(',')?;
                op.imm = i64::from(self.number("a lane", 127)?);
                if n_args > 1 {
                    self.expect(',')?;
                }
                self.args(op, 1, n_args)
            }
            Imm::CheckId => {
                self.args(op, 0, n_args)?;
                self.expect(',')?;
                op.imm = i64::from(self.number("the number of the check", u32::MAX)?);
                Ok(())
            }
            Imm::Slot => {
                op.imm = i64::from(self.number("the number of a slot", u32::MAX)?);
                Ok(())
            }
            Imm::Result => {
                op.imm = i64::from(self.number("the number of a result", u32::MAX)?);
                Ok(())
            }
            Imm::Landing => {
                op.imm = i64::from(self.number("the number of a landing", u32::MAX)?);
                Ok(())
            }
            Imm::Global => {
                op.imm = self.symbol()?.0 as i64;
                Ok(())
            }
            Imm::Depth => {
                op.imm = i64::from(self.number("the number of the loop or block", u32::MAX)?);
                if n_args > 0 {
                    self.expect(',')?;
                }
                self.args(op, 0, n_args)
            }
            Imm::Numbers => {
                self.args(op, 0, n_args)?;
                if n_args > 0 {
                    self.expect(',')?;
                }
                self.numbers(op)
            }
            Imm::Values => self.values(op),
            Imm::Cases => {
                self.args(op, 0, n_args)?;
                if n_args > 0 {
                    self.expect(',')?;
                }
                self.cases(op)
            }
            Imm::Symbol => {
                self.args(op, 0, n_args)?;
                if n_args > 0 {
                    self.expect(',')?;
                }
                self.call(op)
            }
            Imm::List => self.list(op),
            Imm::Address | Imm::Indexed => {
                if op.code.info().operands.get(2) == Some(&Operand::Same) {
                    self.args(op, 2, 3)?;
                    self.expect(',')?;
                }
                self.address(op)
            }
        }
    }

    /// Parses registers into the argument slots `from` to `to`, exclusive, separated by commas.
    fn args(&mut self, op: &mut Op, from: usize, to: usize) -> Step<()> {
        for slot in from..to {
            if slot > from {
                self.expect(',')?;
            }
            op.args[slot] = self.reg()?.0;
        }
        Ok(())
    }

    /// `[0, 2, 4, 6]`: numbers below 16; their count is a power of two up to 16.
    fn numbers(&mut self, op: &mut Op) -> Step<()> {
        self.expect('[')?;
        let mut numbers = [0u8; 16];
        let mut n = 0;
        loop {
            let number = self.number("a number of the list", 15)?;
            if n == numbers.len() {
                return Err(self.fail("IR0002", "too many numbers"));
            }
            numbers[n] = number as u8;
            n += 1;
            if !self.eat(Tok::Punct(',')) {
                break;
            }
        }
        if !n.is_power_of_two() {
            return Err(self.fail("IR0009", "wanted 1, 2, 4, 8 or 16 numbers"));
        }
        *op = op.with_numbers(&numbers[..n]);
        self.expect(']')
    }

    /// `[1, 200, 3, 4]`: a constant per lane. If the type has no values, the verifier reports it.
    fn values(&mut self, op: &mut Op) -> Step<()> {
        let span = self.span();
        self.expect('[')?;
        let elem = op.ty.elem();
        let wanted = op.ty.lanes().count().map(|lanes| lanes as usize);
        let start = self.func.values.len();
        op.imm = start as i64;
        loop {
            let value = self.constant(elem)?;
            self.charge::<u64>(1)?;
            self.func.values.push(value as u64);
            if self.func.values.len() - start > wanted.unwrap_or(Lanes::MAX as usize) || !self.eat(Tok::Punct(',')) {
                break;
            }
        }
        let n_values = self.func.values.len() - start;
        if let Some(lanes) = wanted.filter(|&lanes| lanes != n_values) {
            let n_values = if n_values > lanes { "more".to_owned() } else { format!("{n_values}") };
            let text = format!("wanted {lanes} values, one for each lane of {}; there are {n_values}", op.ty);
            let diagnostic = Diagnostic::error(text).code("IR0009").at(span.to(self.span()));
            return Err(self.report(diagnostic));
        }
        self.expect(']')
    }

    /// `1, 2`: the values of a case, or the numbers of a table.
    fn cases(&mut self, op: &mut Op) -> Step<()> {
        op.imm = self.func.values.len() as i64;
        loop {
            let value = self.constant(op.ty.elem())?;
            self.charge::<u64>(1)?;
            self.func.values.push(value as u64);
            op.aux += 1;
            if !self.eat(Tok::Punct(',')) {
                return Ok(());
            }
        }
    }

    /// A declared symbol.
    pub(super) fn symbol(&mut self) -> Step<(usize, &'t str)> {
        let Tok::Symbol(name) = self.tok() else { return Err(self.fail("IR0003", "wanted a symbol such as `@sum`")) };
        let Some(&symbol) = self.symbols.get(name) else {
            let diagnostic = Diagnostic::error(format!("@{name} is not declared")).code("IR0007").at(self.span());
            let near = closest(name, self.func.symbols.iter().map(|symbol| symbol.name.as_str()));
            let help = match near {
                Some(near) => format!("did you mean `@{near}`?"),
                None => format!("write `declare @{name}(...)` at the start of the function"),
            };
            return Err(self.report(diagnostic.help(help)));
        };
        self.bump();
        Ok((symbol, name))
    }

    fn call(&mut self, op: &mut Op) -> Step<()> {
        let span = self.span();
        let (symbol, name) = self.symbol()?;
        self.expect('(')?;
        let args = self.regs_until(Tok::Punct(')'))?;
        self.expect(')')?;
        let declared = &self.func.symbols[symbol];
        let (wanted, result, is_variadic) = (declared.params.len(), declared.result(), declared.is_variadic);
        if args.len() < wanted || args.len() > wanted && !is_variadic {
            let least = if is_variadic { " or more" } else { "" };
            let message = format!("@{name} takes {wanted}{least} arguments, {} given", args.len());
            return Err(self.report(Diagnostic::error(message).code("IR0007").at(span)));
        }
        self.charge::<VReg>(args.len() + 1)?;
        op.imm = symbol as i64 | ((args.len() - wanted) as i64) << 32;
        op.ty = result.filter(|_| !op.code.is_tail_call()).unwrap_or(Type::BOOL);
        op.aux = self.func.push_list(&args);
        Ok(())
    }

    fn list(&mut self, op: &mut Op) -> Step<()> {
        let span = self.place();
        let args = if matches!(self.tok(), Tok::Reg(_)) && !self.token.starts_line {
            self.regs_until(Tok::End)?
        } else {
            Vec::new()
        };
        let wanted = self.func.results.len();
        if args.len() != wanted {
            let message = format!("the function has {wanted} results, {} given", args.len());
            return Err(self.report(Diagnostic::error(message).code("IR0007").at(span)));
        }
        self.charge::<VReg>(args.len() + 1)?;
        op.aux = self.func.push_list(&args);
        Ok(())
    }

    fn regs_until(&mut self, end: Tok<'_>) -> Step<Vec<VReg>> {
        let mut regs = Vec::new();
        while self.tok() != end {
            if regs.len() > crate::limits::MAX_PARAMS {
                return Err(self.fail("IR0002", "too many registers"));
            }
            regs.push(self.reg()?.0);
            if !self.eat(Tok::Punct(',')) {
                break;
            }
        }
        Ok(regs)
    }

    /// `[%base + %offset*4 + 16]`.
    fn address(&mut self, op: &mut Op) -> Step<()> {
        self.expect('[')?;
        op.args[0] = self.reg()?.0;
        let mut info = MemInfo::default();
        if self.tok() == Tok::Punct('+') {
            self.bump();
            if matches!(self.tok(), Tok::Reg(_)) {
                op.args[1] = self.reg()?.0;
                if self.eat(Tok::Punct('*')) {
                    let span = self.span();
                    let scale = self.number("the scale", u32::MAX)?;
                    if !matches!(scale, 1 | 2 | 4 | 8) {
                        let message = format!("the scale is 1, 2, 4 or 8, not {scale}");
                        return Err(self.report(Diagnostic::error(message).code("IR0009").at(span)));
                    }
                    info.scale_log2 = scale.trailing_zeros() as u8;
                }
            } else {
                op.imm = i64::from(self.number("a displacement", i32::MAX as u32)?);
            }
        }
        if op.imm == 0 {
            if self.eat(Tok::Punct('-')) {
                op.imm = -i64::from(self.number("a displacement", 1 << 31)?);
            } else if self.eat(Tok::Punct('+')) {
                op.imm = i64::from(self.number("a displacement", i32::MAX as u32)?);
            }
        }
        op.aux = info.pack();
        self.expect(']')
    }

    /// An unsigned number of at most `max`.
    pub(super) fn number(&mut self, what: &str, max: u32) -> Step<u32> {
        if let Tok::Word(word) = self.tok()
            && let Some(value) = parse_u64(word).filter(|&value| value <= u64::from(max))
        {
            self.bump();
            return Ok(value as u32);
        }
        Err(self.fail("IR0009", &format!("wanted {what}: a number of at most {max}")))
    }

    fn constant(&mut self, elem: Elem) -> Step<i64> {
        let span = self.span();
        let negative = self.eat(Tok::Punct('-'));
        if let Tok::Word(word) = self.tok()
            && let Some(bits) = constant_bits(elem, word, negative)
        {
            self.bump();
            return Ok(bits as i64);
        }
        let wanted = if elem == Elem::Bool || elem.is_mask() {
            "`true` or `false`".to_owned()
        } else if elem.is_float() {
            format!("a number, `inf`, or the bits of an {elem} in hexadecimal")
        } else {
            format!("a number that fits {elem}")
        };
        let diagnostic = Diagnostic::error(format!("wanted {wanted}")).code("IR0009").at(span.to(self.span()));
        Err(self.report(diagnostic))
    }

    /// Parses everything after the operands except the location.
    fn attributes(&mut self, op: &mut Op) -> Step<()> {
        let mut info = op.mem();
        loop {
            let comma = !self.token.starts_line && self.eat(Tok::Punct(','));
            let word = match self.tok() {
                Tok::Word(word) if comma || !self.token.starts_line => word,
                _ if comma => return Err(self.fail("IR0003", "wanted an attribute after the comma")),
                _ => break,
            };
            let span = self.span();
            let flag = OpFlags::NAMES.into_iter().find(|(_, name)| *name == word);
            if let Some((flag, _)) = flag {
                self.bump();
                op.flags = op.flags.or(flag);
                continue;
            }
            if op.code.is_atomic_access()
                && let Some(order) = Order::from_name(word)
            {
                self.bump();
                op.imm = order as i64;
                continue;
            }
            match word {
                "align" | "space" | "alias" if op.code.has_address() || op.code.info().imm == Imm::Indexed => {
                    self.bump();
                    self.memory_attribute(word, &mut info)?;
                    op.aux = info.pack();
                }
                "mask" => {
                    self.bump();
                    op.mask = self.reg()?.0;
                }
                "pass" => {
                    self.bump();
                    let pass = match self.tok() {
                        Tok::Word("zero") => Pass::Zero,
                        Tok::Word("undef") => Pass::Undef,
                        _ => Pass::Reg(self.reg()?.0),
                    };
                    if !matches!(pass, Pass::Reg(_)) {
                        self.bump();
                    }
                    *op = op.with_mask(op.mask, pass);
                }
                "at" if !comma => break,
                _ => {
                    let diagnostic = Diagnostic::error(format!("`{word}` is not an attribute of `{}`", op.code));
                    let known = OpFlags::NAMES.iter().map(|(_, name)| *name);
                    let known = known.chain(["align", "space", "alias", "mask", "pass"]);
                    let mut diagnostic = diagnostic.code("IR0006").at(span);
                    if let Some(near) = closest(word, known) {
                        diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
                    }
                    return Err(self.report(diagnostic));
                }
            }
        }
        Ok(())
    }

    fn memory_attribute(&mut self, word: &str, info: &mut MemInfo) -> Step<()> {
        if word == "space" {
            info.space = self.number("an address space", u32::from(u8::MAX))? as u8;
        } else if word == "alias" {
            info.alias = self.number("an alias class", u32::from(u16::MAX))? as u16;
        } else {
            info.align_log2 = self.alignment(1 << MemInfo::MAX_ALIGN_LOG2)?.trailing_zeros() as u8;
        }
        Ok(())
    }

    /// An alignment of at most `max` bytes, a power of two.
    pub(super) fn alignment(&mut self, max: u32) -> Step<u32> {
        let span = self.span();
        let align = self.number("an alignment", max)?;
        if align.is_power_of_two() {
            return Ok(align);
        }
        let message = format!("the alignment is a power of two, not {align}");
        Err(self.report(Diagnostic::error(message).code("IR0009").at(span)))
    }

    /// Sets the type of the destination, and reports a missing or superfluous one.
    fn result(&mut self, op: &mut Op, dst: Option<(VReg, Span)>, span: Span) -> Step<()> {
        let wanted = match op.code.info().result {
            ResultRule::None => None,
            ResultRule::Ty => Some(op.ty),
            ResultRule::Truth => Some(op.ty.mask_type()),
            ResultRule::Call => self.func.result_type(op),
        };
        match (wanted, dst) {
            (Some(ty), Some((reg, at))) => {
                op.dst = reg;
                self.define(reg, ty, at)
            }
            (None, None) => Ok(()),
            (Some(_), None) => {
                let diagnostic = Diagnostic::error(format!("the result of `{}` is not assigned", op.code));
                Err(self.report(diagnostic.code("IR0003").at(span).help("write `%n = ` before it")))
            }
            (None, Some((_, at))) => {
                let diagnostic = Diagnostic::error(format!("`{}` has no result", op.code));
                Err(self.report(diagnostic.code("IR0003").at(at)))
            }
        }
    }

    /// Parses an optional `at "file.rs":12`.
    pub(super) fn location(&mut self) -> Step<Option<LocId>> {
        if self.token.starts_line || !self.eat(Tok::Word("at")) {
            return Ok(None);
        }
        let file = match self.tok() {
            Tok::Str(raw) => unescape(raw),
            _ => None,
        };
        let Some(file) = file else { return Err(self.fail("IR0003", "wanted the name of a file in quotes")) };
        self.bump();
        self.expect(':')?;
        let line = self.number("a line", u32::MAX)?;
        self.charge::<u8>(size_of::<Location>() + file.len())?;
        Ok(Some(self.func.intern_location(file.into(), line)))
    }
}

fn parse_u64(word: &str) -> Option<u64> {
    match word.strip_prefix("0x") {
        Some(hex) if !hex.starts_with('+') => u64::from_str_radix(hex, 16).ok(),
        Some(_) => None,
        None => word.parse().ok(),
    }
}

/// The canonical bits of a constant; `None` if it does not fit.
fn constant_bits(elem: Elem, word: &str, negative: bool) -> Option<u64> {
    if elem == Elem::Bool || elem.is_mask() {
        return match (word, negative) {
            ("true", false) => Some(1),
            ("false", false) => Some(0),
            _ => None,
        };
    }
    if elem.is_float() {
        if word.starts_with("0x") {
            let bits = parse_u64(word).filter(|_| !negative)?;
            return (elem.canonical(bits) == bits).then_some(bits);
        }
        if !word.starts_with(|c: char| c.is_ascii_digit()) && word != "inf" {
            return None;
        }
        if elem.is_half() {
            let value: f64 = word.parse().ok()?;
            return Some(u64::from(crate::half::narrow(elem, if negative { -value } else { value })));
        }
        return Some(if elem == Elem::F32 {
            let value: f32 = word.parse().ok()?;
            u64::from(if negative { -value } else { value }.to_bits())
        } else {
            let value: f64 = word.parse().ok()?;
            if negative { -value } else { value }.to_bits()
        });
    }
    let value = i128::from(parse_u64(word)?);
    let value = if negative { -value } else { value };
    let bits = elem.bits();
    let range = if elem.is_signed() { -(1i128 << (bits - 1))..1i128 << (bits - 1) } else { 0..1i128 << bits };
    range.contains(&value).then_some(value as u64)
}
