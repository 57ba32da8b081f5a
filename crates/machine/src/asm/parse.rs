//! One line of text to an instruction.
//!
//! In: a line. Out: every encoding that the line may have, the shortest first, those with EVEX after all others.
//! An instruction's text is a template: its fixed text is compared token by token, operands are read by what the
//! instruction wants there. All instructions with the line's mnemonic are tried; a memory operand without a size must
//! be of one size in all that fit.
//! Invariants: of equally short encodings the one that is not hidden from assemblers, then the first by name, is taken;
//! errors are about the candidate that got furthest.
//! Not here: the comparison itself (`matcher`), labels' places and directives (`program`).

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;

use super::constant::Constants;
use super::error::{AsmError, AsmErrorKind, Furthest};
use super::lexer::{Lexeme, Token, lex};
use super::limits::{AsmLimits, MAX_OUTPUT};
use super::matcher::{Matcher, reg_named};
use crate::desc::{AsmPiece, EncodingStyle, FeatureSet, InstFlags, InstRef, OperandClass, TargetDesc};
use crate::encode::{CodeBuffer, EncodeError, EncodeErrorKind, Lead, MAX_OPERANDS, encode_prefixed, encode_short};
use crate::ids::{InstId, LabelId};
use crate::operand::{Operand, Scale};
use crate::prefixes::Prefixes;

/// The longest word that may be a misspelt mnemonic, in bytes. The longest of the descriptions has 24.
const MAX_WORD: usize = 64;

/// A symbol that a line names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mention<'t> {
    /// Its name.
    pub name: &'t str,
    /// What is added to its place.
    pub addend: i64,
    /// What a linker is told of the field, if it is not what the operand says.
    pub relocation: Option<u32>,
}

impl fmt::Display for Mention<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Who numbers the symbols of lines.
pub(super) type Symbols<'s> = dyn FnMut(Mention<'_>) -> LabelId + 's;

/// A number of an instruction that only a linker knows: a part of a symbol's address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinkedField {
    /// What a linker is told.
    pub relocation: u32,
    /// The symbol.
    pub symbol: LabelId,
    /// What is added to its address.
    pub addend: i64,
    /// The bytes that the number has where it ends the instruction.
    pub bytes: u32,
}

/// An instruction that a line may mean.
#[derive(Clone, PartialEq, Debug)]
pub struct ParsedInst {
    /// What stands before it.
    pub prefixes: Prefixes,
    /// The instruction.
    pub inst: InstId,
    /// Its operands, tied ones included.
    pub operands: Vec<Operand>,
    /// What a linker fills in for an operand that is zero here.
    pub linked: Option<LinkedField>,
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
    pub(super) size_words: bool,
    /// The features of the machine, if it has not all.
    pub(super) features: Option<FeatureSet>,
    pub(super) limits: AsmLimits,
}

/// What stands in a text besides the line that is read.
pub(super) struct Context<'c> {
    /// Names of numbers.
    pub(super) constants: &'c Constants,
    /// The features of the machine, if it has not all.
    pub(super) features: Option<&'c FeatureSet>,
}

/// An instruction and the condition that its mnemonic contains.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) inst: InstId,
    pub(super) cond: Option<(u8, u8)>,
    /// Pieces of the template that the mnemonic covers.
    pub(super) skip: u8,
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
        Assembler { desc, mnemonics, size_words, features: None, limits: AsmLimits::default() }
    }

    /// The same for a machine with these features: what it has not is refused. Texts may add features, and take some away.
    pub fn with_features(desc: &'a TargetDesc, features: FeatureSet) -> Self {
        Assembler { features: Some(features), ..Self::new(desc) }
    }

    /// The same with other limits for a text.
    pub fn limits(self, limits: AsmLimits) -> Self {
        let limits = AsmLimits { output_bytes: limits.output_bytes.min(MAX_OUTPUT), ..limits };
        Assembler { limits, ..self }
    }

    /// Every encoding of the line, the preferred first; symbols get their ids from `symbols`.
    ///
    /// Errors have offsets into the line.
    pub fn parse(
        &self,
        line: &str,
        symbols: &mut dyn FnMut(Mention<'_>) -> LabelId,
    ) -> Result<Vec<ParsedInst>, AsmError> {
        self.parse_with(line, symbols, &Context { constants: &Constants::new(), features: self.features.as_ref() })
    }

    /// The same within a text.
    pub(super) fn parse_with(
        &self,
        line: &str,
        symbols: &mut Symbols<'_>,
        context: &Context<'_>,
    ) -> Result<Vec<ParsedInst>, AsmError> {
        let lexemes = self.split_suffixes(lex(line, self.desc.comment()));
        let end = lexemes.last().map_or(line.len(), |l| l.range.end);
        let (prefixes, n_prefixes) = self.prefixes(&lexemes);
        let Some((word, n_tokens)) = first_word(line, &lexemes[n_prefixes..]) else {
            let range = lexemes.first().map_or(end..end, |l| l.range.clone());
            return Err(AsmError { range, kind: AsmErrorKind::Expected { wanted: "an instruction".into() } });
        };
        let n_tokens = n_prefixes + n_tokens;
        let range = lexemes[n_prefixes].range.start..lexemes[n_tokens - 1].range.end;
        let mnemonic = word.to_ascii_lowercase();
        let Some(entries) = self.mnemonics.get(&mnemonic) else {
            // Of a word that is none of ours by its length alone, the start is enough.
            let given = if word.len() > MAX_WORD { word.chars().take(MAX_WORD).collect() } else { word.to_owned() };
            let kind = AsmErrorKind::UnknownMnemonic { given, close: self.closest(&mnemonic) };
            return Err(AsmError { range, kind });
        };
        let mut furthest = Furthest::default();
        let mut missing = None;
        let mut found = Vec::new();
        let mut scratch = CodeBuffer::new();
        for entry in entries {
            if let Some(feature) = self.missing(entry.inst, context.features) {
                missing.get_or_insert(feature);
                continue;
            }
            let mut matcher = Matcher {
                assembler: self,
                line,
                lexemes: &lexemes,
                at: n_tokens,
                symbols,
                mem_bits: None,
                constants: context.constants,
                has_part: false,
                linked: None,
                prefixes,
                starts: [0; MAX_OPERANDS],
            };
            let operands = match matcher.template(self.desc.inst(entry.inst), entry) {
                Ok(operands) => operands,
                Err(kind) => {
                    furthest.add(matcher.at, kind);
                    continue;
                }
            };
            match self.try_encode(matcher.prefixes, entry.inst, operands, matcher.mem_bits, &mut scratch) {
                // A shorter form has no room for what a part may be.
                Ok(parsed) if matcher.has_part => found.push(ParsedInst { linked: matcher.linked, ..parsed }),
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
        if let (true, true, Some(feature)) = (found.is_empty(), furthest.is_empty(), missing) {
            return Err(AsmError { range, kind: AsmErrorKind::MissingFeature { feature } });
        }
        if found.is_empty() {
            let range = lexemes.get(furthest.at).map_or(end..end, |l| l.range.clone());
            return Err(AsmError { range, kind: furthest.kind() });
        }
        self.pick(found, range)
    }

    /// The prefixes that a line starts with, and how many tokens they are.
    fn prefixes(&self, lexemes: &[Lexeme<'_>]) -> (Prefixes, usize) {
        if self.desc.encoding_style() != EncodingStyle::Prefixed {
            return (Prefixes::NONE, 0);
        }
        let of_token = |lexeme: &Lexeme<'_>| match lexeme.token {
            Token::Word(word) => Prefixes::of_word(word),
            _ => None,
        };
        let all = lexemes.iter().map_while(of_token);
        (all.clone().fold(Prefixes::NONE, Prefixes::with), all.count())
    }

    /// What follows a register's name after a point (`v0.4s`) is a token of its own.
    pub(super) fn split_suffixes<'l>(&self, lexemes: Vec<Lexeme<'l>>) -> Vec<Lexeme<'l>> {
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
        prefixes: Prefixes,
        inst: InstId,
        mut operands: Vec<Operand>,
        mem_bits: Option<u32>,
        scratch: &mut CodeBuffer,
    ) -> Result<ParsedInst, (Option<usize>, EncodeErrorKind)> {
        scratch.clear();
        let desc = self.desc;
        let mut result = encode_prefixed(desc, prefixes, inst, &operands, scratch);
        if let Err(error) = &result
            && let EncodeErrorKind::Address { .. } = error.kind
            && exchange_index(&mut operands)
        {
            result = encode_prefixed(desc, prefixes, inst, &operands, scratch);
        }
        match result {
            Ok(()) => Ok(ParsedInst {
                prefixes,
                inst,
                operands,
                linked: None,
                len: scratch.bytes().len(),
                rank: rank(desc.inst(inst).flags()),
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

    /// The feature that a machine with these ones has not, but the instruction needs.
    fn missing(&self, inst: InstId, features: Option<&FeatureSet>) -> Option<String> {
        let features = features?;
        let mut needed = self.desc.inst(inst).features();
        let feature = needed.find(|feature| !features.has(*feature))?;
        Some(self.desc.feature(feature).name().to_owned())
    }

    /// Whether a statement that starts like a directive is an instruction: what stands behind its word is no number.
    pub(super) fn is_instruction(&self, statement: &str) -> bool {
        let (word, rest) = statement.split_once(char::is_whitespace).unwrap_or((statement, ""));
        self.mnemonics.contains_key(&word.to_ascii_lowercase()) && rest.trim_start().starts_with(char::is_alphabetic)
    }

    /// The instructions with this mnemonic.
    pub(super) fn instructions_named(&self, mnemonic: &str) -> impl Iterator<Item = InstRef<'_>> {
        self.mnemonics.get(mnemonic).into_iter().flatten().map(|entry| self.desc.inst(entry.inst))
    }

    fn closest(&self, word: &str) -> Option<String> {
        let mut best: Option<(usize, &str)> = None;
        if word.len() > MAX_WORD {
            return None;
        }
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

/// What is only for compilers comes last, then what is only for assemblers.
fn rank(flags: InstFlags) -> (bool, bool) {
    (flags.is_codegen_only(), flags.is_asm_only() && !flags.is_codegen_only())
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
