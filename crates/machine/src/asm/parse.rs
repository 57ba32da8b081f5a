//! One line of text to an instruction.
//!
//! In: a line. Out: every encoding that the line may have, the shortest first, those with EVEX after all others.
//! An instruction's text is a template: its fixed text is compared token by token, operands are read by what the
//! instruction wants there. All instructions with the line's mnemonic are tried; a memory operand without a size must
//! be of one size in all that fit.
//! Invariants: of equally short encodings the one that is not hidden from assemblers, then the first by name, is taken;
//! errors are about the candidate that got furthest.
//! Not here: labels' places and directives (`program`).

use std::collections::HashMap;
use std::ops::Range;

use super::error::{AsmError, AsmErrorKind, Furthest};
use super::lexer::{Lexeme, Token, lex};
use super::program::is_numbered;
use super::{SIZE_WORDS, address};
use crate::codec::Codec;
use crate::desc::{AsmPiece, FeatureSet, InstRef, OperandClass, OperandKindRef, TargetDesc};
use crate::encode::{CodeBuffer, EncodeError, EncodeErrorKind, Lead, MAX_OPERANDS, encode, encode_short};
use crate::ids::{ClassId, InstId, LabelId, OperandKindId, RegId};
use crate::operand::{Mem, Operand, Scale};

/// An instruction that a line may mean.
#[derive(Clone, PartialEq, Debug)]
pub struct ParsedInst {
    /// The instruction.
    pub inst: InstId,
    /// Its operands, tied ones included.
    pub operands: Vec<Operand>,
    /// Bytes of its encoding.
    pub len: usize,
    /// Hidden forms only where they are shorter; forms that compilers choose, too, before those for assemblers.
    rank: (bool, bool),
    /// EVEX only where nothing else says it.
    is_evex: bool,
    mem_bits: Option<u32>,
}

/// The index of a description's mnemonics; build it once and keep it.
#[derive(Clone, Debug)]
pub struct Assembler<'a> {
    pub(super) desc: &'a TargetDesc,
    mnemonics: HashMap<String, Vec<Entry>>,
    size_words: bool,
}

/// An instruction and the condition that its mnemonic contains.
#[derive(Clone, Copy, Debug)]
struct Entry {
    inst: InstId,
    cond: Option<(u8, u8)>,
    /// Pieces of the template that the mnemonic covers.
    skip: u8,
}

impl<'a> Assembler<'a> {
    /// Builds the index.
    pub fn new(desc: &'a TargetDesc) -> Self {
        let mut mnemonics: HashMap<String, Vec<Entry>> = HashMap::new();
        for inst in desc.insts().filter(|i| !i.flags().is_pseudo()) {
            for (mnemonic, cond, skip) in mnemonics_of(desc, inst) {
                mnemonics.entry(mnemonic).or_default().push(Entry { inst: inst.id, cond, skip });
            }
        }
        let size_words = desc.operand_kinds().any(|k| k.mem_bits() != 0);
        Assembler { desc, mnemonics, size_words }
    }

    /// Every encoding of the line, the preferred first; labels get their ids from `label`.
    ///
    /// Errors have offsets into the line.
    pub fn parse(&self, line: &str, label: &mut dyn FnMut(&str) -> LabelId) -> Result<Vec<ParsedInst>, AsmError> {
        let lexemes = self.split_suffixes(lex(line, self.desc.comment()));
        let end = lexemes.last().map_or(line.len(), |l| l.range.end);
        let Some((word, n_tokens)) = first_word(line, &lexemes) else {
            let range = lexemes.first().map_or(end..end, |l| l.range.clone());
            return Err(AsmError { range, kind: AsmErrorKind::Expected { wanted: "an instruction".into() } });
        };
        let range = lexemes[0].range.start..lexemes[n_tokens - 1].range.end;
        let mnemonic = word.to_ascii_lowercase();
        let Some(entries) = self.mnemonics.get(&mnemonic) else {
            let kind = AsmErrorKind::UnknownMnemonic { given: word.to_owned(), close: self.closest(&mnemonic) };
            return Err(AsmError { range, kind });
        };
        let mut furthest = Furthest::default();
        let mut found = Vec::new();
        let mut scratch = CodeBuffer::new();
        for entry in entries {
            let starts = [0; MAX_OPERANDS];
            let mut matcher =
                Matcher { assembler: self, line, lexemes: &lexemes, at: n_tokens, label, mem_bits: None, starts };
            let operands = match matcher.template(self.desc.inst(entry.inst), entry) {
                Ok(operands) => operands,
                Err(kind) => {
                    furthest.add(matcher.at, kind);
                    continue;
                }
            };
            match self.try_encode(entry.inst, operands, matcher.mem_bits, &mut scratch) {
                Ok(parsed) => {
                    found.extend(self.short_form(&parsed, &mut scratch));
                    found.push(parsed);
                }
                Err((operand, kind)) => {
                    let at = operand.map_or(lexemes.len(), |operand| matcher.starts[operand]);
                    furthest.add(at, AsmErrorKind::Operand(kind));
                }
            }
        }
        if found.is_empty() {
            let range = lexemes.get(furthest.at).map_or(end..end, |l| l.range.clone());
            return Err(AsmError { range, kind: furthest.kind() });
        }
        self.pick(found, range)
    }

    /// What follows a register's name after a point (`v0.4s`) is a token of its own.
    fn split_suffixes<'l>(&self, lexemes: Vec<Lexeme<'l>>) -> Vec<Lexeme<'l>> {
        let mut split = Vec::with_capacity(lexemes.len());
        for (at, lexeme) in lexemes.into_iter().enumerate() {
            if let Token::Word(word) = lexeme.token
                && let Some(point) = word.find('.').filter(|&point| at > 0 && point > 0)
                && reg_named(self.desc, &word[..point]).is_some()
                && reg_named(self.desc, word).is_none()
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

    fn pick(&self, mut found: Vec<ParsedInst>, range: Range<usize>) -> Result<Vec<ParsedInst>, AsmError> {
        let mut sizes = found.iter().filter_map(|p| p.mem_bits);
        if let Some(first) = sizes.next()
            && sizes.any(|s| s != first)
        {
            return Err(AsmError { range, kind: AsmErrorKind::AmbiguousSize });
        }
        found.sort_by_key(|p| (p.is_evex, p.len, p.rank, p.inst));
        Ok(found)
    }

    fn try_encode(
        &self,
        inst: InstId,
        mut operands: Vec<Operand>,
        mem_bits: Option<u32>,
        scratch: &mut CodeBuffer,
    ) -> Result<ParsedInst, (Option<usize>, EncodeErrorKind)> {
        scratch.clear();
        let desc = self.desc;
        let mut result = encode(desc, inst, &operands, scratch);
        if let Err(error) = &result
            && let EncodeErrorKind::Address { .. } = error.kind
            && exchange_index(&mut operands)
        {
            result = encode(desc, inst, &operands, scratch);
        }
        match result {
            Ok(()) => Ok(ParsedInst {
                inst,
                operands,
                len: scratch.bytes().len(),
                rank: (desc.inst(inst).flags().is_codegen_only(), desc.inst(inst).flags().is_asm_only()),
                is_evex: desc.inst(inst).prefixed().is_some_and(|form| form.lead() == Lead::Evex),
                mem_bits,
            }),
            // Registers of their own were checked while matching; what is left are those of addresses.
            Err(EncodeError { operand, kind: EncodeErrorKind::RegisterClass { .. }, .. }) => {
                Err((operand, EncodeErrorKind::Address { why: "this register cannot be part of an address" }))
            }
            Err(error) => Err((error.operand, error.kind)),
        }
    }

    /// The shorter instruction that does the same.
    fn short_form(&self, parsed: &ParsedInst, scratch: &mut CodeBuffer) -> Option<ParsedInst> {
        scratch.clear();
        let all = FeatureSet::all(self.desc);
        let short = encode_short(self.desc, &all, parsed.inst, &parsed.operands, scratch)?;
        let (operands, len) = (short.operands().to_vec(), scratch.bytes().len());
        Some(ParsedInst { inst: short.inst, operands, len, ..parsed.clone() })
    }

    fn closest(&self, word: &str) -> Option<String> {
        let mut best: Option<(usize, &str)> = None;
        for name in self.mnemonics.keys() {
            let distance = edit_distance(word, name);
            let limit = word.len().div_ceil(3);
            if distance <= limit && best.is_none_or(|b| (distance, name.as_str()) < b) {
                best = Some((distance, name));
            }
        }
        best.map(|(_, name)| name.to_owned())
    }
}

/// The word that decides which instructions a line may mean, and its tokens: a name, or a prefix in braces (`{vex}`).
fn first_word<'l>(line: &'l str, lexemes: &[Lexeme<'l>]) -> Option<(&'l str, usize)> {
    match lexemes.first()?.token {
        Token::Word(word) => Some((word, 1)),
        Token::Punct('{') => {
            let end = lexemes.get(2).filter(|l| l.token == Token::Punct('}'))?.range.end;
            Some((&line[lexemes[0].range.start..end], 3))
        }
        _ => None,
    }
}

/// `[rax + rsp]` means `[rsp + rax]`: the stack pointer cannot be an index, but with a scale of one the two may change places.
fn exchange_index(operands: &mut [Operand]) -> bool {
    for operand in operands {
        if let Operand::Mem(mem) = operand
            && mem.scale == Scale::One
            && mem.index.is_some()
            && mem.base.is_some()
        {
            std::mem::swap(&mut mem.base, &mut mem.index);
            return true;
        }
    }
    false
}

/// A first word, the condition in it, and the number of pieces that it covers.
type Mnemonic = (String, Option<(u8, u8)>, u8);

/// The first words that the template of an instruction may have, with the condition (operand, number) they imply.
fn mnemonics_of(desc: &TargetDesc, inst: InstRef<'_>) -> Vec<Mnemonic> {
    let pieces: Vec<AsmPiece<'_>> = inst.asm().collect();
    let ends = |text: &str| text.find([' ', '\t']);
    let Some(AsmPiece::Literal(first)) = pieces.first() else { return Vec::new() };
    if let Some(end) = ends(first) {
        return vec![(first[..end].to_ascii_lowercase(), None, 0)];
    }
    let Some(AsmPiece::Operand(index)) = pieces.get(1) else {
        return vec![(first.to_ascii_lowercase(), None, 0)];
    };
    let OperandClass::Cond(kind) = inst.operand(*index).class() else { return Vec::new() };
    // What follows the condition within the word, such as the `ps` of cmpltps.
    let tail = match pieces.get(2) {
        Some(AsmPiece::Literal(text)) => &text[..ends(text).unwrap_or(text.len())],
        _ => "",
    };
    let mut words = Vec::new();
    for (number, synonyms) in desc.operand_kind(kind).names().enumerate() {
        for name in synonyms.split('|').filter(|n| !n.is_empty()) {
            words.push((format!("{first}{name}{tail}").to_ascii_lowercase(), Some((*index as u8, number as u8)), 2));
        }
    }
    words
}

/// Compares one template with the line.
struct Matcher<'m, 'a> {
    assembler: &'m Assembler<'a>,
    line: &'m str,
    lexemes: &'m [Lexeme<'m>],
    at: usize,
    label: &'m mut dyn FnMut(&str) -> LabelId,
    /// The size of the instruction's memory operand if the line does not say it.
    mem_bits: Option<u32>,
    /// Where each operand starts.
    starts: [usize; MAX_OPERANDS],
}

type Match<T> = Result<T, AsmErrorKind>;

fn expected<T>(wanted: impl Into<String>) -> Match<T> {
    Err(AsmErrorKind::Expected { wanted: wanted.into() })
}

impl Matcher<'_, '_> {
    fn token(&self) -> Option<Token<'_>> {
        self.lexemes.get(self.at).map(|l| l.token)
    }

    fn take(&mut self, c: char) -> bool {
        let is_there = self.token() == Some(Token::Punct(c));
        self.at += usize::from(is_there);
        is_there
    }

    fn template(&mut self, inst: InstRef<'_>, entry: &Entry) -> Match<Vec<Operand>> {
        let mut found: Vec<Option<Operand>> = vec![None; inst.n_operands()];
        if let Some((operand, number)) = entry.cond {
            found[usize::from(operand)] = Some(Operand::Cond(number));
        }
        let mut is_mnemonic = true;
        for piece in inst.asm().skip(usize::from(entry.skip)) {
            match piece {
                AsmPiece::Literal(text) => {
                    let rest = if is_mnemonic { text.find([' ', '\t']).map_or("", |end| &text[end..]) } else { text };
                    self.literal(rest)?;
                    is_mnemonic = false;
                }
                AsmPiece::OperandPlus(index, plus) => {
                    let OperandClass::Reg(class) = inst.operand(index).class() else { return expected("a register") };
                    let start = self.at;
                    let next = match found[index] {
                        Some(Operand::Reg(reg)) => self.assembler.desc.class(class).register_after(reg, plus),
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
            if found[index].is_none()
                && let Some(to) = info.tied_to()
            {
                found[index] = found[to];
            }
        }
        // The text may name the input of a tied pair instead of the result.
        for (index, info) in inst.operands().enumerate() {
            if let Some(to) = info.tied_to()
                && found[to].is_none()
            {
                found[to] = found[index];
            }
        }
        // Nor need a register be named that is the only one of its class.
        for (index, info) in inst.operands().enumerate() {
            if found[index].is_none()
                && let OperandClass::Reg(class) = info.class()
            {
                let mut members = self.assembler.desc.class(class).members();
                found[index] = members.next().filter(|_| members.next().is_none()).map(Operand::Reg);
            }
        }
        match found.into_iter().collect() {
            Some(operands) => Ok(operands),
            None => expected("an operand that the text does not name"),
        }
    }

    /// The tokens of fixed text, which has no comments; split as those of lines are.
    fn fixed<'t>(&self, text: &'t str) -> Vec<Lexeme<'t>> {
        self.assembler.split_suffixes(lex(text, ""))
    }

    fn literal(&mut self, text: &str) -> Match<()> {
        for wanted in self.fixed(text) {
            // The mark of a number need not be written.
            if wanted.token == Token::Punct('#') && self.token() != Some(Token::Punct('#')) {
                continue;
            }
            if !self.token().is_some_and(|token| same_text(token, wanted.token)) {
                return expected(format!("`{}`", &text[wanted.range]));
            }
            self.at += 1;
        }
        Ok(())
    }

    fn operand(&mut self, class: OperandClass) -> Match<Operand> {
        let desc = self.assembler.desc;
        match class {
            OperandClass::Reg(class) => self.register_of(Some(class)).map(Operand::Reg),
            OperandClass::Imm(kind) => {
                let kind = desc.operand_kind(kind);
                if let Some(number) = self.named_number(kind) {
                    return Ok(Operand::Imm(number));
                }
                let start = self.at;
                let value = self.encoded_number(kind)?;
                // A number of the operand's own width may be written without its sign.
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
                Err(AsmErrorKind::Operand(EncodeErrorKind::ImmOutOfRange { min, max, given: value }))
            }
            OperandClass::Mem(kind) => match desc.operand_kind(kind).address_text() {
                Some(template) => self.address_by(template, kind),
                None => self.memory(desc.operand_kind(kind).mem_bits()),
            },
            OperandClass::Label(_) if self.take('#') => self.number().map(Operand::Imm),
            OperandClass::Label(_) => match self.token() {
                Some(Token::Word(word)) if reg_named(desc, word).is_none() && !is_size_word(word) => {
                    let id = (self.label)(self.lexemes[self.at].word());
                    self.at += 1;
                    Ok(Operand::Label(id))
                }
                Some(Token::BadNumber(word)) if is_numbered(word) => {
                    let id = (self.label)(self.lexemes[self.at].word());
                    self.at += 1;
                    Ok(Operand::Label(id))
                }
                Some(Token::Number(_) | Token::Punct('-')) => self.number().map(Operand::Imm),
                _ => expected("a label"),
            },
            OperandClass::Cond(kind) => self.condition(kind),
        }
    }

    /// The name of a condition that takes most of what follows; a name may be several tokens, or nothing at all.
    fn condition(&mut self, kind: OperandKindId) -> Match<Operand> {
        let mut best: Option<(usize, u8)> = None;
        for (number, synonyms) in self.assembler.desc.operand_kind(kind).names().enumerate() {
            for name in synonyms.split('|').filter(|_| !synonyms.is_empty()) {
                let n = self.fixed(name).len();
                if best.is_none_or(|(most, _)| n > most) && self.literal_agrees(name) {
                    best = Some((n, number as u8));
                }
            }
        }
        match best {
            Some((n, number)) => {
                self.at += n;
                Ok(Operand::Cond(number))
            }
            None => expected("a condition"),
        }
    }

    /// A number by its name, the one that takes most of what follows.
    fn named_number(&mut self, kind: OperandKindRef<'_>) -> Option<i64> {
        let fitting = kind.named_numbers().filter(|(_, name)| self.literal_agrees(name));
        let (n, number) = fitting.map(|(number, name)| (self.fixed(name).len(), number)).max_by_key(|(n, _)| *n)?;
        self.at += n;
        Some(number)
    }

    /// Whether fixed text comes next.
    fn literal_agrees(&self, text: &str) -> bool {
        let mut given = self.lexemes[self.at..].iter().map(|l| l.token);
        self.fixed(text).iter().all(|wanted| given.next().is_some_and(|token| same_text(token, wanted.token)))
    }

    /// A number as the operand's encoding has it in text.
    fn encoded_number(&mut self, kind: OperandKindRef<'_>) -> Match<i64> {
        let codec = kind.codec();
        if codec == Codec::Float8 {
            let is_negative = self.take('-');
            let text = self.lexemes.get(self.at).map_or("", |lexeme| &self.line[lexeme.range.clone()]);
            let Ok(value) = text.parse::<f64>() else { return expected("a number") };
            self.at += 1;
            return Ok((if is_negative { -value } else { value }).to_bits() as i64);
        }
        let first = self.number()?;
        let mut second = 0;
        if codec.n_numbers() > 1 {
            if !self.take(',') {
                return expected("`,`");
            }
            self.take('#');
            second = self.number()?;
        }
        codec.parsed(first, second).map_or_else(|| expected("a smaller number"), Ok)
    }

    fn number(&mut self) -> Match<i64> {
        let is_negative = self.take('-');
        let value = match self.token() {
            Some(Token::Number(value)) => value,
            Some(Token::BadNumber(_)) => return Err(AsmErrorKind::BadNumber),
            _ => return expected("a number"),
        };
        self.at += 1;
        if !is_negative {
            return Ok(value as i64);
        }
        if value > 1 << 63 { Err(AsmErrorKind::BadNumber) } else { Ok((value as i64).wrapping_neg()) }
    }

    fn memory(&mut self, wanted_bits: u32) -> Match<Operand> {
        let start = self.at;
        let mut said = None;
        if let Some(Token::Word(word)) = self.token()
            && let Some((_, bits)) = SIZE_WORDS.iter().find(|(w, _)| w.eq_ignore_ascii_case(word))
        {
            said = Some(*bits);
            self.at += 1;
            if matches!(self.token(), Some(Token::Word(w)) if w.eq_ignore_ascii_case("ptr")) {
                self.at += 1;
            }
        }
        if said.is_some_and(|bits| bits != wanted_bits && wanted_bits != 0) {
            self.at = start;
            return expected(format!("an address of {wanted_bits} bits"));
        }
        if !self.take('[') {
            return expected("an address");
        }
        let mem = self.address()?;
        if !self.take(']') {
            return expected("`]`");
        }
        if self.assembler.size_words && said.is_none() && wanted_bits != 0 {
            self.mem_bits = Some(wanted_bits);
        }
        Ok(Operand::Mem(mem))
    }

    /// An address in the machine's own syntax, see [`super::address`].
    fn address_by(&mut self, template: &str, kind: OperandKindId) -> Match<Operand> {
        let mut mem = Mem::default();
        self.address_pieces(template, kind, &mut mem)?;
        Ok(Operand::Mem(mem))
    }

    fn address_pieces(&mut self, template: &str, kind: OperandKindId, mem: &mut Mem) -> Match<()> {
        let info = self.assembler.desc.operand_kind(kind);
        for piece in address::pieces(template) {
            match piece {
                address::Piece::Text(text) => self.literal(text)?,
                address::Piece::Base => mem.base = Some(self.register_of(info.base_class())?),
                address::Piece::Index => mem.index = Some(self.register_of(info.index_class())?),
                // A displacement that is not there is zero.
                address::Piece::Disp if matches!(self.token(), Some(Token::Number(_) | Token::Punct('-'))) => {
                    let start = self.at;
                    let given = self.number()?;
                    if !info.holds(given) {
                        self.at = start;
                        let (min, max) = (info.min(), info.max());
                        return Err(AsmErrorKind::Operand(EncodeErrorKind::ImmOutOfRange { min, max, given }));
                    }
                    mem.disp = given as i32;
                }
                address::Piece::Disp => {}
                address::Piece::Optional(inner) => {
                    let first = &inner[..inner.find('$').unwrap_or(inner.len())];
                    if self.literal_agrees(first) {
                        self.address_pieces(inner, kind, mem)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn register_of(&mut self, class: Option<ClassId>) -> Match<RegId> {
        let desc = self.assembler.desc;
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

    fn address(&mut self) -> Match<Mem> {
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
            self.term(&mut mem, &mut disp, is_negative)?;
        }
        match i32::try_from(disp) {
            Ok(disp) => Ok(Mem { disp, ..mem }),
            Err(_) => {
                let (min, max) = (i64::from(i32::MIN), i64::from(i32::MAX));
                Err(AsmErrorKind::Operand(EncodeErrorKind::ImmOutOfRange { min, max, given: disp }))
            }
        }
    }

    fn term(&mut self, mem: &mut Mem, disp: &mut i64, is_negative: bool) -> Match<()> {
        let desc = self.assembler.desc;
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
            Some(token @ Token::Word(_)) => {
                if is_negative {
                    return expected("a number");
                }
                let Some(reg) = token_reg(desc, token, None) else {
                    if mem.label.is_some() {
                        return expected("one label in an address");
                    }
                    mem.label = Some((self.label)(self.lexemes[self.at].word()).into());
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

/// Whether a token is that of fixed text; case does not matter.
fn same_text(given: Token<'_>, wanted: Token<'_>) -> bool {
    match (given, wanted) {
        (Token::Word(a), Token::Word(b)) | (Token::BadNumber(a), Token::BadNumber(b)) => a.eq_ignore_ascii_case(b),
        (a, b) => a == b,
    }
}

impl<'a> Lexeme<'a> {
    fn word(&self) -> &'a str {
        match self.token {
            Token::Word(word) | Token::BadNumber(word) => word,
            _ => "",
        }
    }
}

fn is_size_word(word: &str) -> bool {
    SIZE_WORDS.iter().any(|(w, _)| w.eq_ignore_ascii_case(word))
}

/// The register that a token names; of several of this name the one of the class.
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

fn reg_named(desc: &TargetDesc, word: &str) -> Option<RegId> {
    desc.reg_by_name(word).or_else(|| {
        let lower = word.to_ascii_lowercase();
        if lower == word { None } else { desc.reg_by_name(&lower) }
    })
}

fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, cb) in b.iter().enumerate() {
            let cost = diagonal + usize::from(ca != *cb);
            diagonal = row[j + 1];
            row[j + 1] = cost.min(row[j] + 1).min(row[j + 1] + 1);
        }
    }
    row[b.len()]
}
