//! Assembler for a text of many lines: sections of code and data.
//!
//! In: instructions, labels and directives (see `directive`), with comments; `;` separates statements in a line.
//! Out: a [`Program`]: the bytes of each section, the symbols, and a relocation for every field that only a linker can
//! fill in.
//! Invariants: all errors of the text are reported, at most 50; references within a section need no linker.
//! Not here: object files ([`crate::object`]).

mod block;
mod directive;
mod expand;
mod literal;
mod number;
mod place;
mod statement;
mod value;

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use super::constant::Constants;
use super::error::{AsmError, AsmErrorKind};
use super::lexer::{Lexeme, Token, lex};
use super::limits::{AsmLimits, Used};
use super::parse::{Assembler, Context, ParsedInst};
use super::symbol::Mention;
use crate::desc::FeatureSet;
use crate::ids::{InstId, LabelId};
use crate::operand::Operand;
use value::{Cursor, Value};

/// Maximum nesting depth of macros.
const MAX_NESTED: u32 = 16;
/// Memory per statement in bytes: its position, doubled because a growing list may be copied.
const STATEMENT_MEMORY: u64 = 2 * size_of::<(usize, &str)>() as u64;
/// Maximum number of macro expansions in a text, including nested ones.
const MAX_MACROS: usize = 1 << 20;

/// An assembled text.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    /// The sections in the order of first mention; the first is `.text`.
    pub sections: Vec<Section>,
    /// The symbols in the order of first mention.
    pub symbols: Vec<Symbol>,
    /// The instructions in the order of the text.
    pub lines: Vec<Line>,
}

/// The purpose of a section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SectionKind {
    /// Instructions.
    Code,
    /// Constants.
    ReadOnly,
    /// Variables.
    Data,
    /// Zero-initialised variables, which need no space in a file.
    Zero,
    /// The first contents of variables that every thread has its own of.
    Thread,
    /// Zero-initialised variables of this kind.
    ThreadZero,
    /// Metadata that is not loaded into memory.
    Note,
}

impl SectionKind {
    /// Whether it has no bytes in a file.
    pub fn is_zero(self) -> bool {
        matches!(self, SectionKind::Zero | SectionKind::ThreadZero)
    }

    /// Whether every thread has its own.
    pub fn is_thread_local(self) -> bool {
        matches!(self, SectionKind::Thread | SectionKind::ThreadZero)
    }
}

/// A part of a program that a linker moves as a whole.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// Its name, such as `.text`.
    pub name: String,
    /// Its purpose.
    pub kind: SectionKind,
    /// Its alignment in bytes.
    pub align: u32,
    /// Its content; empty for [`SectionKind::Zero`] and [`SectionKind::ThreadZero`].
    pub bytes: Vec<u8>,
    /// Its size in bytes.
    pub size: u64,
    /// The fields that a linker fills in.
    pub relocations: Vec<Relocation>,
}

/// The visibility of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Binding {
    /// This text only.
    #[default]
    Local,
    /// Every text that is linked with it.
    Global,
    /// Like [`Binding::Global`], but a definition in another text takes precedence.
    Weak,
}

/// A named position.
#[derive(Clone, PartialEq, Debug)]
pub struct Symbol {
    /// The name.
    pub name: String,
    /// The index of its section and its offset in bytes; `None` if another text defines it.
    pub place: Option<(usize, u64)>,
    /// Its visibility.
    pub binding: Binding,
    /// Whether `.type` declares it as a function (`true`) or an object.
    pub is_function: Option<bool>,
    /// The size from `.size`, in bytes.
    pub size: u64,
    /// Whether every thread has its own, if another text defines it; where it has a place, its section decides.
    pub is_thread_local: bool,
}

impl Symbol {
    /// Whether only the assembler uses the name.
    pub fn is_temporary(&self) -> bool {
        self.name.starts_with(".L") || self.name.starts_with(|c: char| c.is_ascii_digit())
    }
}

/// A field that a linker fills in with the address of a symbol plus `addend`, or the distance to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relocation {
    /// Offset of the field in its section, in bytes.
    pub at: u64,
    /// The relocation's number in the target's ELF supplement.
    pub number: u32,
    /// The index of the symbol.
    pub symbol: usize,
    /// The addend.
    pub addend: i64,
    /// Whether the symbol must be kept even if it is temporary, because it marks the position of another relocation.
    pub keeps_symbol: bool,
}

/// An instruction of the text.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Its range in the text.
    pub range: Range<usize>,
    /// The index of its section.
    pub section: usize,
    /// Start offset in the section, in bytes.
    pub at: u32,
    /// Size in bytes.
    pub len: u32,
    /// The instruction.
    pub inst: InstId,
    /// Its operands; label ids are symbol indices.
    pub operands: Vec<Operand>,
}

impl Program {
    /// The bytes of `.text`.
    pub fn code(&self) -> &[u8] {
        self.sections.first().map_or(&[], |text| &text.bytes)
    }

    /// The symbol with this name.
    pub fn symbol(&self, name: &str) -> Option<&Symbol> {
        self.symbols.iter().find(|symbol| symbol.name == name)
    }
}

/// An item of a section.
enum Item {
    Symbol(usize),
    /// The possible encodings, and the index of the current choice.
    Inst {
        range: Range<usize>,
        encodings: Vec<ParsedInst>,
        chosen: usize,
    },
    /// Numbers of `bytes` bytes each.
    Data {
        range: Range<usize>,
        bytes: usize,
        values: Vec<Value>,
    },
    Bytes(Vec<u8>),
    Align {
        range: Range<usize>,
        to: u32,
        fill: Option<u8>,
    },
}

impl Item {
    /// Estimated memory in bytes, including the growth of lists.
    fn memory(&self) -> usize {
        let own = 2 * size_of::<Item>();
        own + match self {
            Item::Symbol(_) | Item::Align { .. } => 0,
            Item::Inst { encodings, .. } => {
                let operands: usize = encodings.iter().map(|encoding| encoding.operands.len()).sum();
                encodings.len() * size_of::<ParsedInst>() + 2 * operands * size_of::<Operand>() + 2 * size_of::<Line>()
            }
            // The value of an unresolved item is stored a second time.
            Item::Data { bytes, values, .. } => values.len() * (4 * size_of::<Value>() + 3 * bytes),
            Item::Bytes(bytes) => 3 * bytes.len(),
        }
    }

    /// Size in bytes in its section; alignment counts as 0, because layout determines it.
    fn output(&self) -> u64 {
        match self {
            Item::Symbol(_) | Item::Align { .. } => 0,
            Item::Inst { encodings, .. } => encodings.iter().map(|encoding| encoding.len).max().unwrap_or(0) as u64,
            Item::Data { bytes, values, .. } => (values.len() * bytes) as u64,
            Item::Bytes(bytes) => bytes.len() as u64,
        }
    }
}

struct Part {
    name: String,
    kind: SectionKind,
    items: Vec<Item>,
}

/// A reference to a symbol with an addend or a relocation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Alias {
    /// The symbol.
    symbol: usize,
    /// The addend.
    addend: i64,
    /// The relocation for a link-time value.
    relocation: Option<u32>,
}

/// The instruction forms that are currently enabled.
#[derive(Clone, Copy, Default)]
struct Forms {
    /// Whether to use only the longest encodings.
    is_long: bool,
    /// The extensions for constant materialisation; also those for instructions, if the assembler is restricted to
    /// features.
    features: FeatureSet,
}

/// State while a text is read.
#[derive(Default)]
struct Reader {
    sections: Vec<Part>,
    current: usize,
    previous: usize,
    symbols: Vec<Symbol>,
    ids: HashMap<String, usize>,
    defined: Vec<bool>,
    first_use: Vec<Option<Range<usize>>>,
    /// Number of definitions so far of each numbered label (`1:`).
    numbered: HashMap<u64, usize>,
    /// The symbols for references with an addend or a relocation.
    aliases: HashMap<Alias, usize>,
    /// The enabled instruction forms, and the stack of `.option push`.
    forms: Forms,
    pushed: Vec<Forms>,
    /// The named constants so far.
    constants: Constants,
    /// The macros defined so far.
    macros: HashMap<String, block::Macro>,
    /// Number of macro expansions so far, and the current nesting depth.
    n_macros: usize,
    nested: u32,
    /// Bytes of expanded lines so far.
    n_expanded_bytes: usize,
    /// The source range of the outermost statement that is being expanded.
    origin: Option<Range<usize>>,
    /// Literal pools, by section.
    pools: BTreeMap<usize, literal::Pool>,
    /// The arguments of `.size`: symbol, value, and the symbol for `.`.
    sizes: Vec<(usize, Value, usize)>,
    /// Resources used so far.
    used: Used,
}

impl Reader {
    fn new(limits: AsmLimits) -> Self {
        let mut reader = Reader { used: Used::new(limits), ..Reader::default() };
        reader.enter(".text", SectionKind::Code);
        reader
    }

    /// Switches to the section with this name.
    fn enter(&mut self, name: &str, kind: SectionKind) {
        let known = self.sections.iter().position(|section| section.name == name);
        let at = known.unwrap_or_else(|| {
            self.sections.push(Part { name: name.to_owned(), kind, items: Vec::new() });
            self.sections.len() - 1
        });
        self.go_to(at);
    }

    fn go_to(&mut self, section: usize) {
        self.previous = std::mem::replace(&mut self.current, section);
    }

    fn add(&mut self, mut item: Item) {
        let placed = match &mut item {
            Item::Inst { range, .. } | Item::Data { range, .. } | Item::Align { range, .. } => Some(range),
            Item::Symbol(_) | Item::Bytes(_) => None,
        };
        if let (Some(origin), Some(range)) = (&self.origin, placed) {
            range.clone_from(origin);
        }
        self.used.memory(item.memory());
        self.used.output(item.output());
        self.sections[self.current].items.push(item);
    }

    fn symbol(&mut self, name: &str) -> usize {
        if let Some(&id) = self.ids.get(name) {
            return id;
        }
        let id = self.symbols.len();
        // The name is stored twice; a hash table can have a capacity of twice its size.
        self.used.memory(2 * (size_of::<Symbol>() + name.len()) + 4 * size_of::<(String, usize)>());
        self.ids.insert(name.to_owned(), id);
        let binding = Binding::default();
        self.symbols.push(Symbol {
            name: name.to_owned(),
            place: None,
            binding,
            is_function: None,
            size: 0,
            is_thread_local: false,
        });
        self.defined.push(false);
        self.first_use.push(None);
        id
    }

    /// The symbol for a name at `range`, which may refer to the previous or next numbered label (`1b`, `1f`).
    fn mention(&mut self, name: &str, range: &Range<usize>) -> usize {
        let numbered = name.split_at_checked(name.len() - 1).and_then(|(digits, way)| {
            let number: u64 = digits.parse().ok()?;
            let so_far = self.numbered.get(&number).copied().unwrap_or(0);
            match way {
                // A reference before the first definition is reported as undefined at the end.
                "b" => Some(numbered_name(number, so_far)),
                "f" => Some(numbered_name(number, so_far + 1)),
                _ => None,
            }
        });
        let id = self.symbol(numbered.as_deref().unwrap_or(name));
        let range = self.origin.as_ref().unwrap_or(range);
        self.first_use[id].get_or_insert_with(|| range.clone());
        id
    }

    /// The symbol for a reference, with its addend and relocation.
    fn mention_more(&mut self, mention: Mention<'_>, range: &Range<usize>) -> usize {
        let symbol = self.mention(mention.name, range);
        if mention.addend == 0 && mention.relocation.is_none() {
            return symbol;
        }
        let alias = Alias { symbol, addend: mention.addend, relocation: mention.relocation };
        if let Some(&known) = self.aliases.get(&alias) {
            return known;
        }
        let id = self.hidden("alias");
        self.aliases.insert(alias, id);
        id
    }

    /// A new symbol with a name that is impossible in text.
    fn hidden(&mut self, role: &str) -> usize {
        self.symbol(&format!("0 {role} {}", self.symbols.len()))
    }

    /// Defines a label at the current position.
    fn define(&mut self, name: &str, range: &Range<usize>) -> Result<(), AsmError> {
        let id = self.symbol(name);
        if std::mem::replace(&mut self.defined[id], true) {
            return Err(AsmError { range: range.clone(), kind: AsmErrorKind::DuplicateLabel });
        }
        self.add(Item::Symbol(id));
        Ok(())
    }

    fn define_numbered(&mut self, number: u64, range: &Range<usize>) -> Result<(), AsmError> {
        let count = self.numbered.entry(number).or_insert(0);
        *count += 1;
        let name = numbered_name(number, *count);
        self.define(&name, range)
    }
}

/// The symbol name of the `count`th label with this number; impossible in text.
fn numbered_name(number: u64, count: usize) -> String {
    format!("{number} {count}")
}

impl Assembler<'_> {
    /// Assembles a complete text: an undefined symbol is an error.
    ///
    /// Errors contain offsets into the text.
    ///
    /// # Errors
    /// All errors of the text, in order, at most 50.
    pub fn assemble(&self, text: &str) -> Result<Program, Vec<AsmError>> {
        self.read(text, false)
    }

    /// Assembles a text whose undefined symbols a linker resolves.
    ///
    /// # Errors
    /// Like [`Assembler::assemble`].
    pub fn assemble_object(&self, text: &str) -> Result<Program, Vec<AsmError>> {
        self.read(text, true)
    }

    fn read(&self, text: &str, is_open: bool) -> Result<Program, Vec<AsmError>> {
        let (mut reader, mut errors) = (Reader::new(self.limits), Vec::new());
        let limits = &self.limits;
        if text.len() as u64 > limits.text_bytes {
            let kind = AsmErrorKind::Limit { resource: "bytes of text", limit: limits.text_bytes };
            return Err(vec![AsmError { range: 0..0, kind }]);
        }
        reader.forms.features = self.features.unwrap_or_default();
        let max_statements = (limits.memory_bytes / STATEMENT_MEMORY) as usize;
        let statements = statement::split(text, self.desc.comment(), max_statements).ok_or_else(|| {
            let kind = AsmErrorKind::Limit { resource: "statements", limit: max_statements as u64 };
            vec![AsmError { range: 0..0, kind }]
        })?;
        reader.used.memory(statements.len() * STATEMENT_MEMORY as usize);
        let goes_on = self.run(&statements, &mut reader, &mut |at, mut error| {
            let start = statements[at].0;
            error.range = error.range.start + start..error.range.end + start;
            errors.push(error);
            errors.len() < limits.errors
        });
        if !goes_on {
            return Err(errors);
        }
        literal::flush_all(&mut reader);
        if let Some(kind) = reader.used.error() {
            errors.push(AsmError { range: text.len()..text.len(), kind });
            return Err(errors);
        }
        for (id, range) in reader.first_use.iter().enumerate() {
            let is_numbered = reader.symbols[id].name.contains(' ');
            if let Some(range) = range
                && !reader.defined[id]
                && (!is_open || is_numbered)
                && errors.len() < limits.errors
            {
                errors.push(AsmError { range: range.clone(), kind: AsmErrorKind::UndefinedLabel });
            }
        }
        if errors.is_empty() {
            return place::place(self.desc, reader, is_open, limits);
        }
        errors.sort_by_key(|e| e.range.start);
        Err(errors)
    }

    /// Reads one statement; `start` is its offset in the text, and error ranges are relative to the statement.
    fn statement(&self, content: &str, start: usize, reader: &mut Reader) -> Result<(), AsmError> {
        let mut skip = 0;
        let lexemes = lex(content, self.desc.comment());
        let mut lexemes = &lexemes[..];
        while let [Lexeme { token, range }, Lexeme { token: Token::Punct(':'), .. }, tail @ ..] = lexemes {
            match token {
                Token::Word(name) => reader.define(name, range)?,
                Token::Number(number) => reader.define_numbered(*number, range)?,
                _ => break,
            }
            skip = lexemes[1].range.end;
            lexemes = tail;
        }
        let Some(first) = lexemes.first() else { return Ok(()) };
        let at = first.range.start;
        if let Some(read) = self.use_macro(&content[at..], start + at, reader) {
            return read.map_err(|error| AsmError { range: at..content.len(), kind: error.kind });
        }
        if let Token::Word(word) = first.token
            && word.starts_with('.')
            && !self.is_instruction(&content[at..])
        {
            return self.directive(word, content, skip, start, reader);
        }
        if let [Lexeme { token: Token::Word(name), .. }, Lexeme { token: Token::Punct('='), .. }, ..] = lexemes {
            return self.constant(name, Cursor::new(&lexemes[2..], content.len(), start), reader);
        }
        let range = at + start..lexemes.last().map_or(at, |l| l.range.end) + start;
        let shift =
            |error: AsmError| AsmError { range: error.range.start + at..error.range.end + at, kind: error.kind };
        if reader.sections[reader.current].kind.is_zero() {
            let kind = AsmErrorKind::ZeroSectionContent;
            return Err(shift(AsmError { range: 0..range.len(), kind }));
        }
        let (constants, features) = (std::mem::take(&mut reader.constants), reader.forms.features);
        let mut here = None;
        let symbols = &mut |mention: Mention<'_>| {
            LabelId(match mention.name {
                "." => {
                    let symbol = *here.get_or_insert_with(|| reader.hidden("here"));
                    let name = reader.symbols[symbol].name.clone();
                    reader.mention_more(Mention { name: &name, ..mention }, &range)
                }
                _ => reader.mention_more(mention, &range),
            } as u32)
        };
        let features = self.features.is_some().then_some(&features);
        let parsed = self.parse_with(&content[at..], symbols, &Context { constants: &constants, features });
        reader.constants = constants;
        let parsed = parsed.and_then(|encodings| match self.is_constant_pair(&encodings) {
            true => Err(AsmError { range: 0..range.len(), kind: AsmErrorKind::BadNumber }),
            false => Ok(encodings),
        });
        let mut encodings = match parsed {
            Ok(encodings) => encodings,
            Err(error) => {
                if let Some(done) = self.load_literal(&content[at..], start + at, reader) {
                    return done.map_err(shift);
                }
                let (number, constants, features) = (reader.n_macros, &reader.constants, &reader.forms.features);
                let used = expand::Use { assembler: self, number, constants, features };
                return match expand::expand(&used, &content[at..]) {
                    expand::Expansion::Lines(_) if reader.nested >= MAX_NESTED || reader.n_macros >= MAX_MACROS => {
                        let kind = AsmErrorKind::Expected { expected: "less nesting of macros".into() };
                        Err(shift(AsmError { range: 0..range.len(), kind }))
                    }
                    expand::Expansion::Lines(lines) => self.expanded(&lines, at..content.len(), start, reader),
                    expand::Expansion::Near(expected) if matches!(error.kind, AsmErrorKind::UnknownMnemonic { .. }) => {
                        let kind = AsmErrorKind::Expected { expected };
                        Err(shift(AsmError { range: 0..range.len(), kind }))
                    }
                    _ => Err(shift(error)),
                };
            }
        };
        if let Some(here) = here {
            reader.defined[here] = true;
            reader.add(Item::Symbol(here));
        }
        if reader.forms.is_long {
            let sizes = self.desc.insts().filter_map(|inst| inst.fixed()).map(|form| usize::from(form.size_bytes));
            let shortest = sizes.min().unwrap_or(0);
            if encodings.iter().any(|encoding| encoding.len > shortest) {
                encodings.retain(|encoding| encoding.len > shortest);
            }
        }
        // Keep longer encodings only for labels, which may be out of range of shorter ones.
        if !encodings[0].operands.iter().any(|o| matches!(o, Operand::Label(_))) {
            encodings.truncate(1);
        }
        reader.add(Item::Inst { range, encodings, chosen: 0 });
        Ok(())
    }

    /// Whether all encodings are codegen-only pairs for large constants. A macro has a shorter sequence for these.
    fn is_constant_pair(&self, encodings: &[ParsedInst]) -> bool {
        let is_pair = |encoding: &ParsedInst| {
            let inst = self.desc.inst(encoding.inst);
            inst.flags().is_codegen_only()
                && inst.fixed().is_some_and(|form| form.size_bytes > 4)
                && encoding.operands.iter().any(|operand| matches!(operand, Operand::Imm(_)))
        };
        encodings.iter().all(is_pair) && self.desc.macros().any(|(text, _)| text.ends_with("$number"))
    }

    /// Reads the lines that a statement expands to; an error in one is reported at the statement.
    fn expanded(
        &self,
        lines: &[String],
        statement: Range<usize>,
        start: usize,
        reader: &mut Reader,
    ) -> Result<(), AsmError> {
        reader.n_macros += 1;
        reader.nested += 1;
        let outer = reader.origin.clone();
        reader.origin.get_or_insert(statement.start + start..statement.end + start);
        let read = lines.iter().try_for_each(|line| self.statement(line, start + statement.start, reader));
        reader.origin = outer;
        reader.nested -= 1;
        read.map_err(|error| AsmError { range: statement, kind: error.kind })
    }
}
