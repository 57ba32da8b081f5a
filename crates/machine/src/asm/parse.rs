//! Parser for one line: text to an instruction.
//!
//! In: a line. Out: all its encodings, the shortest first, those with EVEX last.
//! The text of an instruction is a template: its literals are compared token by token, and its operands are parsed
//! according to their classes. The parser tries all instructions with the line's mnemonic. A memory operand without a
//! size must have the same size in all matching instructions.
//! Invariants: of equally short encodings, one that assemblers may choose is preferred, then the first by name. The
//! error comes from the candidate that matched the longest part of the line.
//! Not here: matching (`matcher`), label addresses and directives (`program`).

use std::collections::HashMap;
use std::ops::Range;

use super::constant::Constants;
use super::error::{AsmError, AsmErrorKind, Furthest};
use super::lexer::{Lexeme, Token, lex};
use super::limits::{AsmLimits, MAX_OUTPUT};
use super::matcher::{Entry, Matcher, split_suffixes};
use super::symbol::{LinkedField, Mention, Symbols};
use crate::desc::{AsmPiece, EncodingStyle, FeatureSet, InstFlags, InstRef, OperandClass, TargetDesc};
use crate::encode::{CodeBuffer, EncodeError, EncodeErrorKind, Lead, MAX_OPERANDS, encode_prefixed, encode_short};
use crate::ids::{InstId, LabelId};
use crate::operand::{Operand, Scale};
use crate::prefixes::Prefixes;

/// Maximum length in bytes of a word that is checked for misspelling. The longest mnemonic of the descriptions has 24.
const MAX_WORD: usize = 64;

/// A possible instruction for a line.
#[derive(Clone, PartialEq, Debug)]
pub struct ParsedInst {
    /// Its prefixes.
    pub prefixes: Prefixes,
    /// The instruction.
    pub inst: InstId,
    /// Its operands, including tied ones.
    pub operands: Vec<Operand>,
    /// The field that the linker fills in; the operand is zero until then.
    pub linked: Option<LinkedField>,
    /// Size of its encoding in bytes.
    pub len: usize,
    /// Sort key: codegen-only forms come last, before them assembler-only forms.
    rank: (bool, bool),
    /// EVEX is used only if there is no other encoding.
    is_evex: bool,
    mem_bits: Option<u32>,
}

/// The mnemonic index of a description; build it once and reuse it.
#[derive(Clone, Debug)]
pub struct Assembler<'a> {
    pub(super) desc: &'a TargetDesc,
    mnemonics: HashMap<String, Vec<Entry>>,
    /// Whether operands name the sizes of memory, such as `dword`.
    has_size_words: bool,
    /// The features of the machine; `None` means all.
    pub(super) features: Option<FeatureSet>,
    pub(super) limits: AsmLimits,
}

/// State of the surrounding text while a line is parsed.
pub(super) struct Context<'c> {
    /// The named constants.
    pub(super) constants: &'c Constants,
    /// The features of the machine; `None` means all.
    pub(super) features: Option<&'c FeatureSet>,
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
        let has_size_words = desc.operand_kinds().any(|k| k.mem_bits() != 0);
        Assembler { desc, mnemonics, has_size_words, features: None, limits: AsmLimits::default() }
    }

    /// Builds the index for a machine with these features; other instructions are errors. Directives can add and remove
    /// features.
    pub fn with_features(desc: &'a TargetDesc, features: FeatureSet) -> Self {
        Assembler { features: Some(features), ..Self::new(desc) }
    }

    /// Sets the resource limits for a text.
    pub fn limits(self, limits: AsmLimits) -> Self {
        let limits = AsmLimits { output_bytes: limits.output_bytes.min(MAX_OUTPUT), ..limits };
        Assembler { limits, ..self }
    }

    /// All encodings of the line, preferred first; `symbols` assigns ids to symbols.
    ///
    /// Errors contain offsets into the line.
    pub fn parse(
        &self,
        line: &str,
        symbols: &mut dyn FnMut(Mention<'_>) -> LabelId,
    ) -> Result<Vec<ParsedInst>, AsmError> {
        self.parse_with(line, symbols, &Context { constants: &Constants::new(), features: self.features.as_ref() })
    }

    /// Parses a line of a larger text.
    pub(super) fn parse_with(
        &self,
        line: &str,
        symbols: &mut Symbols<'_>,
        context: &Context<'_>,
    ) -> Result<Vec<ParsedInst>, AsmError> {
        let lexemes = split_suffixes(self.desc, lex(line, self.desc.comment()));
        let end = lexemes.last().map_or(line.len(), |l| l.range.end);
        let (prefixes, n_prefixes) = self.prefixes(&lexemes);
        let Some((word, n_tokens)) = first_word(line, &lexemes[n_prefixes..]) else {
            let range = lexemes.first().map_or(end..end, |l| l.range.clone());
            return Err(AsmError { range, kind: AsmErrorKind::Expected { expected: "an instruction".into() } });
        };
        let n_tokens = n_prefixes + n_tokens;
        let range = lexemes[n_prefixes].range.start..lexemes[n_tokens - 1].range.end;
        let mnemonic = word.to_ascii_lowercase();
        let Some(entries) = self.mnemonics.get(&mnemonic) else {
            let suggestion = self.closest(&mnemonic);
            // For a word that is too long to be a mnemonic, report only its start.
            let mnemonic = if word.len() > MAX_WORD { word.chars().take(MAX_WORD).collect() } else { word.to_owned() };
            let kind = AsmErrorKind::UnknownMnemonic { mnemonic, suggestion };
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
                desc: self.desc,
                has_size_words: self.has_size_words,
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
                // No short forms: the linker's value may not fit their field.
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

    /// The prefixes at the start of a line, and their number of tokens.
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
            // Matching has checked register operands, so this register is part of an address.
            Err(EncodeError { operand, kind: EncodeErrorKind::RegisterClass { .. }, .. }) => {
                Err((operand, EncodeErrorKind::Address { reason: "this register cannot be part of an address" }))
            }
            Err(error) => Err((error.operand, error.kind)),
        }
    }

    /// The equivalent shorter instruction.
    fn short_form(&self, parsed: &ParsedInst, scratch: &mut CodeBuffer) -> Option<ParsedInst> {
        scratch.clear();
        let all = FeatureSet::all(self.desc);
        let short = encode_short(self.desc, &all, parsed.inst, &parsed.operands, scratch)?;
        let (operands, len) = (short.operands().to_vec(), scratch.bytes().len());
        Some(ParsedInst { inst: short.inst, operands, len, ..parsed.clone() })
    }

    /// A feature that the instruction needs and the machine does not have.
    fn missing(&self, inst: InstId, features: Option<&FeatureSet>) -> Option<String> {
        let features = features?;
        let mut needed = self.desc.inst(inst).features();
        let feature = needed.find(|feature| !features.has(*feature))?;
        Some(self.desc.feature(feature).name().to_owned())
    }

    /// Whether a statement that looks like a directive is an instruction: a mnemonic followed by a name, not by a
    /// number.
    pub(super) fn is_instruction(&self, statement: &str) -> bool {
        let (word, operands) = statement.split_once(char::is_whitespace).unwrap_or((statement, ""));
        self.mnemonics.contains_key(&word.to_ascii_lowercase())
            && operands.trim_start().starts_with(char::is_alphabetic)
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

/// The sort key: assembler-only instructions come after ordinary ones, codegen-only ones last.
fn rank(flags: InstFlags) -> (bool, bool) {
    (flags.is_codegen_only(), flags.is_asm_only() && !flags.is_codegen_only())
}

/// The mnemonic of a line, and its number of tokens: a name, or a prefix in braces (`{vex}`).
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

/// Converts `[rax + rsp]` to `[rsp + rax]`: the stack pointer cannot be an index, but with a scale of one, base and
/// index are interchangeable.
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

/// A mnemonic, the condition (operand, number) in it, and the number of template pieces that it covers.
type Mnemonic = (String, Option<(u8, u8)>, u8);

/// The possible mnemonics in the template of an instruction, with the condition (operand, number) that they imply.
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
    // The text after the condition within the mnemonic, such as the `ps` of cmpltps.
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
