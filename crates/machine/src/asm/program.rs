//! A text of many lines to code.
//!
//! In: instructions, labels and a few directives (`.byte`, `.short`, `.long`, `.quad`, `.zero`, `.balign`, `.p2align`).
//! Out: a [`CodeBuffer`] with every label bound.
//! Branches start with their shortest encoding; those whose label is too far take the next longer one, until all fit.
//! Invariants: all errors of the text are reported, at most 50; sizes only grow, so the search ends.
//! Not here: sections, symbols, expressions.

use std::collections::HashMap;
use std::ops::Range;

use super::error::{AsmError, AsmErrorKind};
use super::lexer::{Lexeme, Token, lex};
use super::parse::{Assembler, ParsedInst};
use crate::encode::{CodeBuffer, EncodeErrorKind, FixupError, align_code, encode};
use crate::ids::LabelId;

const ERROR_LIMIT: usize = 50;

/// An assembled text.
#[derive(Clone, Debug)]
pub struct Program {
    /// The code; all fields are filled in.
    pub code: CodeBuffer,
    /// The labels by name, in the order of first mention.
    pub labels: Vec<(String, LabelId)>,
    /// The line (from 0) and code offset of every instruction.
    pub lines: Vec<(usize, u32)>,
}

/// A line that makes bytes or binds a label.
enum Item {
    Label(LabelId),
    /// The encodings and which one is taken.
    Inst {
        line: usize,
        range: Range<usize>,
        encodings: Vec<ParsedInst>,
        chosen: usize,
    },
    Data(Vec<u8>),
    Align(u32),
}

#[derive(Default)]
struct Labels {
    ids: HashMap<String, LabelId>,
    names: Vec<String>,
    defined: Vec<bool>,
    first_use: Vec<Range<usize>>,
}

impl Labels {
    fn id(&mut self, name: &str, at: &Range<usize>) -> LabelId {
        if let Some(&id) = self.ids.get(name) {
            return id;
        }
        let id = LabelId(self.names.len() as u32);
        self.ids.insert(name.to_owned(), id);
        self.names.push(name.to_owned());
        self.defined.push(false);
        self.first_use.push(at.clone());
        id
    }
}

impl Assembler<'_> {
    /// Assembles a text.
    ///
    /// Errors have offsets into the text.
    pub fn assemble(&self, text: &str) -> Result<Program, Vec<AsmError>> {
        let (mut items, mut labels, mut errors) = (Vec::new(), Labels::default(), Vec::new());
        let mut start = 0;
        for (line, content) in text.split('\n').enumerate() {
            if let Err(mut error) = self.line(line, content, start, &mut items, &mut labels) {
                error.range = error.range.start + start..error.range.end + start;
                errors.push(error);
            }
            start += content.len() + 1;
            if errors.len() >= ERROR_LIMIT {
                return Err(errors);
            }
        }
        for (is_defined, range) in labels.defined.iter().zip(&labels.first_use) {
            if !is_defined {
                errors.push(AsmError { range: range.clone(), kind: AsmErrorKind::UndefinedLabel });
            }
        }
        if !errors.is_empty() {
            errors.sort_by_key(|e| e.range.start);
            return Err(errors);
        }
        self.place(items, labels)
    }

    fn line(
        &self,
        line: usize,
        content: &str,
        start: usize,
        items: &mut Vec<Item>,
        labels: &mut Labels,
    ) -> Result<(), AsmError> {
        let lexemes = lex(content, self.desc.comment());
        let mut rest = &lexemes[..];
        while let [Lexeme { token: Token::Word(name), range }, Lexeme { token: Token::Punct(':'), .. }, tail @ ..] =
            rest
        {
            let id = labels.id(name, &(range.start + start..range.end + start));
            if std::mem::replace(&mut labels.defined[id.index()], true) {
                return Err(AsmError { range: range.clone(), kind: AsmErrorKind::DuplicateLabel });
            }
            items.push(Item::Label(id));
            rest = tail;
        }
        let Some(first) = rest.first() else { return Ok(()) };
        if let Token::Word(word) = first.token
            && word.starts_with('.')
        {
            items.extend(directive(word, rest)?);
            return Ok(());
        }
        let at = first.range.start;
        let range = at + start..rest.last().map_or(at, |l| l.range.end) + start;
        let shift =
            |error: AsmError| AsmError { range: error.range.start + at..error.range.end + at, kind: error.kind };
        let mut encodings = self.parse(&content[at..], &mut |name| labels.id(name, &range)).map_err(shift)?;
        // Longer encodings matter only where a label may be out of reach of the shorter ones.
        if !encodings[0].operands.iter().any(|o| matches!(o, crate::operand::Operand::Label(_))) {
            encodings.truncate(1);
        }
        items.push(Item::Inst { line, range, encodings, chosen: 0 });
        Ok(())
    }

    fn place(&self, mut items: Vec<Item>, labels: Labels) -> Result<Program, Vec<AsmError>> {
        loop {
            let mut code = CodeBuffer::new();
            for _ in &labels.names {
                code.new_label();
            }
            let (mut lines, mut owners) = (Vec::new(), Vec::new());
            for (index, item) in items.iter().enumerate() {
                match item {
                    Item::Label(id) => code.bind(*id),
                    Item::Data(bytes) => code.put_bytes(bytes),
                    Item::Align(align) => align_code(self.desc, *align, &mut code),
                    Item::Inst { line, range, encodings, chosen } => {
                        let at = code.position();
                        let parsed = &encodings[*chosen];
                        encode(self.desc, parsed.inst, &parsed.operands, &mut code).map_err(|e| {
                            vec![AsmError { range: range.clone(), kind: AsmErrorKind::Operand(e.kind) }]
                        })?;
                        lines.push((*line, at));
                        owners.push((at, index));
                    }
                }
            }
            let misfits = code.misfits();
            if misfits.is_empty() {
                let names = labels.names;
                let labels = names.into_iter().enumerate().map(|(i, name)| (name, LabelId(i as u32))).collect();
                return code.finish().map(|()| Program { code, labels, lines }).map_err(|_| Vec::new());
            }
            self.lengthen(&mut items, &owners, &misfits)?;
        }
    }

    /// Gives every instruction whose label is out of reach its next longer encoding.
    fn lengthen(
        &self,
        items: &mut [Item],
        owners: &[(u32, usize)],
        misfits: &[FixupError],
    ) -> Result<(), Vec<AsmError>> {
        let mut errors = Vec::new();
        for misfit in misfits {
            let (FixupError::OutOfRange { at, .. }
            | FixupError::Misaligned { at, .. }
            | FixupError::Unbound { at, .. }) = *misfit;
            let owner = owners.partition_point(|(start, _)| *start <= at);
            let Some(&(_, index)) = owner.checked_sub(1).and_then(|o| owners.get(o)) else { continue };
            if let Item::Inst { range, encodings, chosen, .. } = &mut items[index] {
                let len = encodings[*chosen].len;
                match encodings[*chosen..].iter().position(|e| e.len > len) {
                    Some(step) => *chosen += step,
                    None => errors.push(AsmError { range: range.clone(), kind: AsmErrorKind::OutOfReach }),
                }
            }
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

fn directive(word: &str, lexemes: &[Lexeme<'_>]) -> Result<Option<Item>, AsmError> {
    let size = match word {
        ".byte" => 1,
        ".short" | ".2byte" | ".word" => 2,
        ".long" | ".4byte" | ".int" => 4,
        ".quad" | ".8byte" => 8,
        ".zero" | ".skip" | ".balign" | ".p2align" => 0,
        ".text" | ".globl" | ".intel_syntax" | ".type" | ".size" => return Ok(None),
        _ => return Err(AsmError { range: lexemes[0].range.clone(), kind: AsmErrorKind::UnknownDirective }),
    };
    let mut values = Vec::new();
    let mut rest = &lexemes[1..];
    loop {
        let is_negative = matches!(rest.first(), Some(l) if l.token == Token::Punct('-'));
        rest = &rest[usize::from(is_negative)..];
        let Some(Lexeme { token: Token::Number(value), range }) = rest.first() else {
            let range = rest.first().or(lexemes.last()).map_or(0..0, |l| l.range.clone());
            return Err(AsmError { range, kind: AsmErrorKind::Expected { wanted: "a number".into() } });
        };
        let fits = size == 0 || size == 8 || *value < 1 << (8 * size);
        if !fits {
            let (min, max) = (-(1i64 << (8 * size - 1)), (1i64 << (8 * size)) - 1);
            let kind = EncodeErrorKind::ImmOutOfRange { min, max, given: *value as i64 };
            return Err(AsmError { range: range.clone(), kind: AsmErrorKind::Operand(kind) });
        }
        values.push(if is_negative { value.wrapping_neg() } else { *value });
        rest = &rest[1..];
        match rest.first() {
            None => break,
            Some(l) if l.token == Token::Punct(',') => rest = &rest[1..],
            Some(l) => return Err(AsmError { range: l.range.clone(), kind: AsmErrorKind::TrailingText }),
        }
    }
    let limited = |max: u64| -> Result<u32, AsmError> {
        let range = lexemes[1].range.clone();
        let kind = EncodeErrorKind::ImmOutOfRange { min: 0, max: max as i64, given: values[0] as i64 };
        if values[0] <= max { Ok(values[0] as u32) } else { Err(AsmError { range, kind: AsmErrorKind::Operand(kind) }) }
    };
    Ok(Some(match word {
        ".zero" | ".skip" => Item::Data(vec![0; limited(1 << 24)? as usize]),
        ".balign" => Item::Align(limited(1 << 16)?),
        ".p2align" => Item::Align(1 << limited(16)?),
        _ => Item::Data(values.iter().flat_map(|v| v.to_le_bytes()[..size].to_vec()).collect()),
    }))
}
