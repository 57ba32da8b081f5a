//! Matches the text of one instruction against a template.
//!
//! In: the tokens of a line, and a candidate instruction. Out: its operands, or an error with its position.
//! Invariant: a template matches all tokens or fails.
//! Not here: the choice of candidates (`parse`), parts of addresses (`modified`).

use super::constant::{Constants, Numbers};
use super::error::{AsmErrorKind, Match, expected};
use super::lexer::{Lexeme, Token, lex};
use super::symbol::{LinkedField, Mention, Symbols};
use super::{SIZE_WORDS, address};
use crate::codec::Codec;
use crate::desc::{AsmPiece, EncodingStyle, InstRef, OperandClass, OperandKindRef, TargetDesc};
use crate::encode::{EncodeErrorKind, MAX_OPERANDS};
use crate::ids::{ClassId, InstId, OperandKindId, RegId};
use crate::operand::{Mem, Operand, Scale};
use crate::prefixes::{Prefixes, Segment};

/// Matches one template with the line.
pub(super) struct Matcher<'m> {
    pub(super) desc: &'m TargetDesc,
    /// Whether operands name the sizes of memory, such as `dword`.
    pub(super) has_size_words: bool,
    pub(super) line: &'m str,
    pub(super) lexemes: &'m [Lexeme<'m>],
    pub(super) at: usize,
    pub(super) symbols: &'m mut Symbols<'m>,
    /// The size in bits of the instruction's memory operand, if the line does not specify it.
    pub(super) mem_bits: Option<u32>,
    /// The named constants.
    pub(super) constants: &'m Constants,
    /// Whether an operand is a part of an address, or of a number (`%lo(...)`).
    pub(super) has_part: bool,
    /// A field that the linker fills in.
    pub(super) linked: Option<LinkedField>,
    /// Prefixes from words before the instruction, and from the address: a segment, or 32-bit registers.
    pub(super) prefixes: Prefixes,
    /// The first token of each operand.
    pub(super) starts: [usize; MAX_OPERANDS],
}

/// An instruction, and the condition that its mnemonic contains.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) inst: InstId,
    pub(super) cond: Option<(u8, u8)>,
    /// Number of template pieces that the mnemonic covers.
    pub(super) skip: u8,
}

impl<'m> Matcher<'m> {
    pub(super) fn token(&self) -> Option<Token<'_>> {
        self.lexemes.get(self.at).map(|l| l.token)
    }

    pub(super) fn take(&mut self, c: char) -> bool {
        let is_there = self.token() == Some(Token::Punct(c));
        self.at += usize::from(is_there);
        is_there
    }

    pub(super) fn template(&mut self, inst: InstRef<'_>, entry: &Entry) -> Match<Vec<Operand>> {
        let mut found: Vec<Option<Operand>> = vec![None; inst.n_operands()];
        if let Some((operand, number)) = entry.cond {
            found[usize::from(operand)] = Some(Operand::Cond(number));
        }
        let mut is_mnemonic = true;
        for piece in inst.asm().skip(usize::from(entry.skip)) {
            match piece {
                AsmPiece::Literal(text) => {
                    let after_mnemonic =
                        if is_mnemonic { text.find([' ', '\t']).map_or("", |end| &text[end..]) } else { text };
                    self.literal(after_mnemonic)?;
                    is_mnemonic = false;
                }
                AsmPiece::OperandPlus(index, plus) => {
                    let OperandClass::Reg(class) = inst.operand(index).class() else { return expected("a register") };
                    let start = self.at;
                    let next = match found[index] {
                        Some(Operand::Reg(reg)) => self.desc.class(class).register_at_offset(reg, plus),
                        _ => None,
                    };
                    if next.map(Operand::Reg) != Some(self.operand(inst.operand(index).class())?) {
                        self.at = start;
                        return expected("the next register");
                    }
                }
                AsmPiece::Operand(index) => {
                    is_mnemonic = false;
                    let start = self.at;
                    self.starts[index] = start;
                    let operand = self.operand(inst.operand(index).class())?;
                    if found[index].is_some_and(|known| known != operand) {
                        self.at = start;
                        return expected("the same operand again");
                    }
                    found[index] = Some(operand);
                }
            }
        }
        if self.at < self.lexemes.len() {
            return Err(AsmErrorKind::TrailingText);
        }
        for (index, info) in inst.operands().enumerate() {
            let Some(to) = info.tied_to() else { continue };
            if found[index].is_none() {
                found[index] = found[to];
            } else if matches!(info.class(), OperandClass::Cond(_))
                && found[to].is_some_and(|o| Some(o) != found[index])
            {
                // Only conditions: the encoder checks tied registers.
                self.at = self.starts[index];
                return expected("the same operand again");
            }
        }
        // The text may contain only the input of a tied pair.
        for (index, info) in inst.operands().enumerate() {
            if let Some(to) = info.tied_to()
                && found[to].is_none()
            {
                found[to] = found[index];
            }
        }
        // The text may also omit a register that is the only one of its class.
        for (index, info) in inst.operands().enumerate() {
            if found[index].is_none()
                && let OperandClass::Reg(class) = info.class()
            {
                let mut members = self.desc.class(class).members();
                found[index] = members.next().filter(|_| members.next().is_none()).map(Operand::Reg);
            }
        }
        match found.into_iter().collect::<Option<Vec<_>>>() {
            Some(operands) => {
                self.check_differs_from_result(inst, &operands)?;
                Ok(operands)
            }
            None => {
                // An instruction for disassemblers: the error of any other one says more.
                self.at = 0;
                expected("an operand that the text does not name")
            }
        }
    }

    /// Rejects inputs that must differ from the first result.
    fn check_differs_from_result(&mut self, inst: InstRef<'_>, operands: &[Operand]) -> Match<()> {
        let desc = self.desc;
        let Some(Operand::Reg(result)) = operands.first() else { return Ok(()) };
        let result = desc.reg(*result).name();
        for (index, info) in inst.operands().enumerate().filter(|(_, info)| info.differs_from_result()) {
            let is_result = match (operands[index], info.class()) {
                (Operand::Reg(reg), _) => desc.reg(reg).name() == result,
                (Operand::Cond(number), OperandClass::Cond(kind)) => {
                    let name = desc.operand_kind(kind).names().nth(usize::from(number)).unwrap_or_default();
                    name.split(|c: char| !c.is_alphanumeric()).any(|word| word == result)
                }
                _ => false,
            };
            if is_result {
                self.at = self.starts[index];
                return expected("a register that is not the result");
            }
        }
        Ok(())
    }

    /// The tokens of template text: it has no comments, and is split like a line.
    fn fixed<'t>(&self, text: &'t str) -> Vec<Lexeme<'t>> {
        split_suffixes(self.desc, lex(text, ""))
    }

    pub(super) fn literal(&mut self, text: &str) -> Match<()> {
        for lexeme in self.fixed(text) {
            // The `#` before a number is optional.
            if lexeme.token == Token::Punct('#') && self.token() != Some(Token::Punct('#')) {
                continue;
            }
            if !self.token().is_some_and(|token| equal_ignoring_case(token, lexeme.token)) {
                return expected(format!("`{}`", &text[lexeme.range]));
            }
            self.at += 1;
        }
        Ok(())
    }

    fn operand(&mut self, class: OperandClass) -> Match<Operand> {
        let desc = self.desc;
        match class {
            OperandClass::Reg(class) => self.register_of(Some(class)).map(Operand::Reg),
            OperandClass::Imm(kind) => {
                let kind = desc.operand_kind(kind);
                if let Some(number) = self.named_number(kind) {
                    return Ok(Operand::Imm(number));
                }
                if let Some(part) = self.part_of_address(kind)? {
                    if kind.codec().may_be_shifted() {
                        self.at += self.agreement(&format!(", lsl #{}", kind.width_bits())).unwrap_or(0);
                    }
                    return Ok(Operand::Imm(part));
                }
                let start = self.at;
                let value = self.encoded_number(kind)?;
                // A number as wide as the value may be written unsigned.
                let width = kind.width_bits();
                let is_whole = kind.value_type().bits() == width && (1..64).contains(&width);
                let shown = if kind.text_bits() != 0 { kind.text_bits() } else { width };
                let wraps = kind.text_bits() != 0 || is_whole;
                let value = if kind.is_signed() && wraps && value > kind.max() && value >> shown == 0 {
                    value - (1i64 << shown)
                } else {
                    value
                };
                if kind.holds(value) {
                    return Ok(Operand::Imm(value));
                }
                self.at = start;
                let (min, max) = (kind.min(), kind.max());
                Err(AsmErrorKind::Operand(EncodeErrorKind::ImmOutOfRange { min, max, actual: value }))
            }
            OperandClass::Mem(kind) => match desc.operand_kind(kind).address_text() {
                Some(template) => self.address_by(template, kind),
                None => self.memory(desc.operand_kind(kind)),
            },
            OperandClass::Label(kind) => self.label(desc.operand_kind(kind)),
            OperandClass::Cond(kind) => self.condition(kind),
        }
    }

    /// Parses a condition. A name may consist of several tokens or none; the longest match is taken.
    fn condition(&mut self, kind: OperandKindId) -> Match<Operand> {
        let mut best: Option<(usize, u8)> = None;
        for (number, synonyms) in self.desc.operand_kind(kind).names().enumerate() {
            for name in synonyms.split('|').filter(|_| !synonyms.is_empty()) {
                if let Some(n) = self.agreement(name)
                    && best.is_none_or(|(n_tokens, _)| n > n_tokens)
                {
                    best = Some((n, number as u8));
                }
            }
        }
        match best {
            Some((n, number)) => {
                self.at += n;
                Ok(Operand::Cond(number))
            }
            None => self.float_named(kind).map_or_else(|| expected("a condition"), |number| Ok(Operand::Cond(number))),
        }
    }

    /// The condition whose name denotes the same float as the next tokens, in another spelling.
    fn float_named(&mut self, kind: OperandKindId) -> Option<u8> {
        let start = self.at;
        let is_negative = self.take('-');
        // The sign of an exponent is a separate token.
        let from = self.lexemes.get(self.at).map_or(self.line.len(), |lexeme| lexeme.range.start);
        let mut before = ' ';
        let mut is_part = |c: char| {
            let is_sign = matches!(c, '+' | '-') && matches!(std::mem::replace(&mut before, c), 'e' | 'E' | 'p' | 'P');
            before = c;
            is_sign || c.is_alphanumeric() || c == '.'
        };
        let end = self.line[from..].find(|c| !is_part(c)).map_or(self.line.len(), |len| from + len);
        let text = &self.line[from..end];
        // Without a point or an exponent it is not a float.
        let is_float = text.contains(|c: char| !c.is_ascii_digit());
        let value = text
            .parse::<f64>()
            .ok()
            .or_else(|| hexadecimal_float(text))
            .filter(|_| is_float)
            .map(|value| if is_negative { -value } else { value });
        let is_it = |name: &str| name.parse().ok() == value && value.is_some();
        let found = self.desc.operand_kind(kind).names().position(|names| names.split('|').any(is_it));
        let n_tokens = self.lexemes[self.at.min(self.lexemes.len())..]
            .iter()
            .take_while(|lexeme| lexeme.range.start < end)
            .count();
        self.at = if found.is_some() { self.at + n_tokens } else { start };
        found.map(|number| number as u8)
    }

    /// Parses a named number; the longest match is taken. A number with an empty name may be omitted before `(`.
    fn named_number(&mut self, kind: OperandKindRef<'_>) -> Option<i64> {
        let is_omitted = || self.lexemes.get(self.at).is_some_and(|lexeme| lexeme.token == Token::Punct('('));
        let agreement = |name: &str| if name.is_empty() { is_omitted().then_some(0) } else { self.agreement(name) };
        let fitting = kind.named_numbers().filter_map(|(number, name)| Some((agreement(name)?, number)));
        let (n, number) = fitting.max_by_key(|(n, _)| *n)?;
        self.at += n;
        Some(number)
    }

    /// Number of tokens that match the template text; the `#` before a number is optional.
    pub(super) fn agreement(&self, text: &str) -> Option<usize> {
        // Fast rejection: most names differ in the first letter.
        if let Some(first) = text.chars().next().filter(|c| c.is_ascii_alphabetic())
            && !self.lexemes.get(self.at)?.word().starts_with(|c: char| c.eq_ignore_ascii_case(&first))
        {
            return None;
        }
        let mut n = 0;
        for lexeme in self.fixed(text) {
            let token = self.lexemes.get(self.at + n).map(|l| l.token);
            if token.is_some_and(|token| equal_ignoring_case(token, lexeme.token)) {
                n += 1;
            } else if lexeme.token != Token::Punct('#') {
                return None;
            }
        }
        Some(n)
    }

    /// Parses a number in the text form of the operand's codec.
    fn encoded_number(&mut self, kind: OperandKindRef<'_>) -> Match<i64> {
        let codec = kind.codec();
        if codec == Codec::Float8 {
            let is_negative = self.take('-');
            let text = self.lexemes.get(self.at).map_or("", |lexeme| &self.line[lexeme.range.clone()]);
            // The text may also contain the field itself.
            let field = text.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok());
            if let Some(value) =
                field.filter(|field| *field < 256 && !is_negative).and_then(|field| codec.decode(field, 64))
            {
                self.at += 1;
                return Ok(value);
            }
            let Ok(value) = text.parse::<f64>() else { return expected("a number") };
            self.at += 1;
            return Ok((if is_negative { -value } else { value }).to_bits() as i64);
        }
        if let Some(number) = self.token().and_then(|token| match token {
            Token::Word(word) => codec.of_word(word),
            _ => None,
        }) {
            self.at += 1;
            return Ok(number);
        }
        if codec == Codec::SystemRegister {
            return expected("a register of the system");
        }
        let first = self.number()?;
        let mut second = 0;
        if codec.may_be_shifted() {
            let width = kind.width_bits();
            let shift = self.agreement(&format!(", lsl #{width}"));
            self.at += shift.or_else(|| self.agreement(", lsl #0")).unwrap_or(0);
            let number = codec.shifted(first, shift.is_some(), width);
            return number.map_or_else(|| expected("a smaller number"), Ok);
        }
        if codec.n_numbers() > 1 {
            if !self.take(',') {
                return expected("`,`");
            }
            self.take('#');
            second = self.number()?;
        }
        codec.parsed(first, second).map_or_else(|| expected("a smaller number"), Ok)
    }

    pub(super) fn number(&mut self) -> Match<i64> {
        let mut numbers = self.numbers();
        let value = numbers.value();
        self.at = numbers.at;
        value
    }

    pub(super) fn numbers(&self) -> Numbers<'m, 'm> {
        Numbers { lexemes: self.lexemes, at: self.at, constants: self.constants }
    }

    fn memory(&mut self, kind: OperandKindRef<'_>) -> Match<Operand> {
        let (start, wanted_bits) = (self.at, kind.mem_bits());
        let mut size_bits = None;
        if let Some(Token::Word(word)) = self.token()
            && let Some((_, bits)) = SIZE_WORDS.iter().find(|(w, _)| w.eq_ignore_ascii_case(word))
        {
            size_bits = Some(*bits);
            self.at += 1;
            if matches!(self.token(), Some(Token::Word(w)) if w.eq_ignore_ascii_case("ptr")) {
                self.at += 1;
            }
        }
        if size_bits.is_some_and(|bits| bits != wanted_bits && wanted_bits != 0) {
            self.at = start;
            return expected(format!("an address of {wanted_bits} bits"));
        }
        let mut segment = self.segment();
        if !self.take('[') {
            return expected("an address");
        }
        segment = segment.or_else(|| self.segment());
        if let Some(segment) = segment {
            self.prefixes = self.prefixes.with(Prefixes::of_segment(segment));
        }
        let mem = self.address(kind)?;
        if !self.take(']') {
            return expected("`]`");
        }
        let mem = self.with_64_bit_registers(kind, mem);
        if self.has_size_words && size_bits.is_none() && wanted_bits != 0 {
            self.mem_bits = Some(wanted_bits);
        }
        Ok(Operand::Mem(mem))
    }

    /// Parses a segment before an address, or inside its brackets.
    fn segment(&mut self) -> Option<Segment> {
        let Some(Token::Word(word)) = self.token() else { return None };
        let is_marked = self.lexemes.get(self.at + 1).map(|lexeme| lexeme.token) == Some(Token::Punct(':'));
        let segment = Segment::of_name(word).filter(|_| is_marked)?;
        self.at += 2;
        Some(segment)
    }

    /// Converts an address with 32-bit registers to one with 64-bit registers and the ADDR32 prefix.
    fn with_64_bit_registers(&mut self, kind: OperandKindRef<'_>, mem: Mem) -> Mem {
        let desc = self.desc;
        if desc.encoding_style() != EncodingStyle::Prefixed {
            return mem;
        }
        let wide = |half: Option<RegId>| {
            let candidates = kind.base_class().into_iter().flat_map(|class| desc.class(class).members());
            candidates.chain(desc.program_counter()).find(|reg| half.is_some() && desc.reg(*reg).half_address() == half)
        };
        let (base, index) = (wide(mem.base), wide(mem.index));
        // Do not convert if one of the registers is a 64-bit one.
        let is_wide = |reg: Option<RegId>, wide: Option<RegId>| {
            reg.is_some() && wide.is_none() && reg.is_some_and(|reg| desc.reg(reg).half_address().is_some())
        };
        if base.is_none() && index.is_none() || is_wide(mem.base, base) || is_wide(mem.index, index) {
            return mem;
        }
        self.prefixes = self.prefixes.with(Prefixes::ADDR32);
        Mem { base: base.or(mem.base), index: index.or(mem.index), ..mem }
    }

    /// Parses an address in the machine's own syntax, see [`super::address`].
    fn address_by(&mut self, template: &str, kind: OperandKindId) -> Match<Operand> {
        let mut mem = Mem::default();
        self.address_pieces(template, kind, &mut mem)?;
        Ok(Operand::Mem(mem))
    }

    fn address_pieces(&mut self, template: &str, kind: OperandKindId, mem: &mut Mem) -> Match<()> {
        let info = self.desc.operand_kind(kind);
        for piece in address::pieces(template) {
            match piece {
                address::Piece::Text(text) => self.literal(text)?,
                address::Piece::Base => mem.base = Some(self.register_of(info.base_class())?),
                address::Piece::Index => mem.index = Some(self.register_of(info.index_class())?),
                address::Piece::Disp => {
                    if let Some(part) = self.part_of_address(info)? {
                        mem.disp = part as i32;
                    } else if self.numbers().starts() {
                        let start = self.at;
                        let disp = self.number()?;
                        if !info.holds(disp) {
                            self.at = start;
                            let (min, max) = (info.min(), info.max());
                            return Err(AsmErrorKind::Operand(EncodeErrorKind::ImmOutOfRange {
                                min,
                                max,
                                actual: disp,
                            }));
                        }
                        mem.disp = disp as i32;
                    }
                    // A missing displacement is zero.
                }
                address::Piece::Optional(inner) => {
                    let first = &inner[..inner.find('$').unwrap_or(inner.len())];
                    if self.agreement(first).is_some() {
                        self.address_pieces(inner, kind, mem)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn register_of(&mut self, class: Option<ClassId>) -> Match<RegId> {
        let desc = self.desc;
        // A register name may have a number in parentheses: `st(1)`.
        if let Some([name, open, number, close]) = self.lexemes.get(self.at..self.at + 4)
            && (open.token, close.token) == (Token::Punct('('), Token::Punct(')'))
            && matches!((name.token, number.token), (Token::Word(_), Token::Number(_)))
            && let Some(reg) = reg_named(desc, &self.line[name.range.start..close.range.end])
            && class.is_some_and(|class| desc.class(class).contains(reg))
        {
            self.at += 4;
            return Ok(reg);
        }
        let reg = self.token().and_then(|token| token_reg(desc, token, class));
        match (reg, class) {
            (Some(reg), Some(class)) if desc.class(class).contains(reg) => {
                self.at += 1;
                Ok(reg)
            }
            (_, Some(class)) => expected(format!("a register of class {}", desc.class(class).name())),
            (_, None) => expected("a register"),
        }
    }

    fn address(&mut self, kind: OperandKindRef<'_>) -> Match<Mem> {
        let mut mem = Mem::default();
        let mut disp = 0i64;
        let mut is_first = true;
        loop {
            let is_negative = if self.take('-') {
                true
            } else if self.take('+') || is_first {
                false
            } else {
                break;
            };
            is_first = false;
            self.term(kind, &mut mem, &mut disp, is_negative)?;
        }
        match i32::try_from(disp) {
            Ok(disp) => Ok(Mem { disp, ..mem }),
            Err(_) => {
                let (min, max) = (i64::from(i32::MIN), i64::from(i32::MAX));
                Err(AsmErrorKind::Operand(EncodeErrorKind::ImmOutOfRange { min, max, actual: disp }))
            }
        }
    }

    fn term(&mut self, kind: OperandKindRef<'_>, mem: &mut Mem, disp: &mut i64, is_negative: bool) -> Match<()> {
        let desc = self.desc;
        match self.token() {
            Some(Token::Number(value)) => {
                self.at += 1;
                if self.take('*') {
                    let Some(reg) = self.token().and_then(|t| token_reg(desc, t, None)) else {
                        return expected("a register");
                    };
                    let scale = u32::try_from(value).ok().and_then(Scale::from_factor);
                    let (Some(scale), false, None) = (scale, is_negative, mem.index) else {
                        return expected("one index with a scale of 1, 2, 4 or 8");
                    };
                    self.at += 1;
                    (mem.index, mem.scale) = (Some(reg), scale);
                    return Ok(());
                }
                let value = value as i64;
                *disp = disp.saturating_add(if is_negative { value.saturating_neg() } else { value });
                Ok(())
            }
            Some(Token::BadNumber(_)) => Err(AsmErrorKind::BadNumber),
            Some(Token::Word(name)) if self.constants.contains_key(name) => {
                let value = self.constants[name];
                self.at += 1;
                *disp = disp.saturating_add(if is_negative { value.saturating_neg() } else { value });
                Ok(())
            }
            Some(token @ Token::Word(_)) => {
                if is_negative {
                    return expected("a number");
                }
                let Some(reg) = token_reg(desc, token, None) else {
                    if mem.label.is_some() {
                        return expected("one label in an address");
                    }
                    let mention = Mention::with_suffix(desc, kind, self.lexemes[self.at].word())?;
                    mem.label = Some((self.symbols)(mention).into());
                    self.at += 1;
                    return Ok(());
                };
                self.at += 1;
                if self.take('*') {
                    let scale = match self.token() {
                        Some(Token::Number(value)) => u32::try_from(value).ok().and_then(Scale::from_factor),
                        _ => None,
                    };
                    let (Some(scale), None) = (scale, mem.index) else {
                        return expected("one index with a scale of 1, 2, 4 or 8");
                    };
                    self.at += 1;
                    (mem.index, mem.scale) = (Some(reg), scale);
                } else if mem.base.is_none() {
                    mem.base = Some(reg);
                } else if mem.index.is_none() {
                    mem.index = Some(reg);
                } else {
                    self.at -= 1;
                    return expected("at most two registers in an address");
                }
                Ok(())
            }
            _ => expected("a register, a label or a number"),
        }
    }
}

/// Parses a float such as `0x1.8p-2`.
fn hexadecimal_float(text: &str) -> Option<f64> {
    let lower = text.to_ascii_lowercase();
    let (mantissa, exponent) = lower.strip_prefix("0x")?.split_once('p')?;
    let (integer, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = u32::from_str_radix(&format!("{integer}{part}"), 16).ok()?;
    let exponent: i32 = exponent.parse().ok().filter(|exponent: &i32| exponent.unsigned_abs() < 1000)?;
    Some(f64::from(digits) * 2f64.powi(exponent - 4 * part.len() as i32))
}

/// Whether two tokens are equal, ignoring case.
fn equal_ignoring_case(token: Token<'_>, other: Token<'_>) -> bool {
    match (token, other) {
        (Token::Word(a), Token::Word(b)) | (Token::BadNumber(a), Token::BadNumber(b)) => a.eq_ignore_ascii_case(b),
        (a, b) => a == b,
    }
}

impl<'a> Lexeme<'a> {
    pub(super) fn word(&self) -> &'a str {
        match self.token {
            Token::Word(word) | Token::BadNumber(word) => word,
            _ => "",
        }
    }
}

/// Splits suffixes of register names (`v0.4s`) into separate tokens.
pub(super) fn split_suffixes<'l>(desc: &TargetDesc, lexemes: Vec<Lexeme<'l>>) -> Vec<Lexeme<'l>> {
    let mut split = Vec::with_capacity(lexemes.len());
    for (at, lexeme) in lexemes.into_iter().enumerate() {
        if let Token::Word(word) = lexeme.token
            && let Some(point) = word.find('.').filter(|&point| at > 0 && point > 0)
            && reg_named(desc, &word[..point]).is_some()
            && reg_named(desc, word).is_none()
        {
            let middle = lexeme.range.start + point;
            split.push(Lexeme { token: Token::Word(&word[..point]), range: lexeme.range.start..middle });
            split.push(Lexeme { token: Token::Word(&word[point..]), range: middle..lexeme.range.end });
        } else {
            split.push(lexeme);
        }
    }
    split
}

pub(super) fn is_size_word(word: &str) -> bool {
    SIZE_WORDS.iter().any(|(w, _)| w.eq_ignore_ascii_case(word))
}

/// The register that a token names; if several have this name, the one in the class.
fn token_reg(desc: &TargetDesc, token: Token<'_>, class: Option<ClassId>) -> Option<RegId> {
    let Token::Word(word) = token else { return None };
    let found = reg_named(desc, word)?;
    let fits = |reg: RegId| class.is_none_or(|class| desc.class(class).contains(reg));
    if fits(found) {
        return Some(found);
    }
    let lower = word.to_ascii_lowercase();
    let mut others = desc.regs_by_name(word).chain(desc.regs_by_name(&lower));
    others.find(|reg| fits(*reg)).or(Some(found))
}

pub(super) fn reg_named(desc: &TargetDesc, word: &str) -> Option<RegId> {
    desc.reg_by_name(word).or_else(|| {
        let lower = word.to_ascii_lowercase();
        if lower == word { None } else { desc.reg_by_name(&lower) }
    })
}
