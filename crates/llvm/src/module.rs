//! A module: types, symbols, constants, and the input from which function bodies are read on demand.
//!
//! In: what readers add. Out: accessors. Invariants: every symbol is defined or declared; the order of symbols is that of
//! the input. Not here: reading (`text`, `bitcode`), bodies (`body`).

use crate::attribute::{AttributeList, AttributeSet, AttributeTable};
use crate::bitstream::AbbreviationOp;
use crate::body::Operand;
use crate::constants::{Constant, Constants};
use crate::index::Symbol;
use crate::intern::Map;
use crate::limits::Limits;
use crate::opcode::keywords;
use crate::types::{Type, Types};
use kernelsmith_diag::{FileId, SourceMap};
use std::sync::Arc;

keywords! {
    /// How a symbol is merged with those of other objects.
    Linkage {
        External "external", AvailableExternally "available_externally", LinkOnce "linkonce",
        LinkOnceOdr "linkonce_odr", Weak "weak", WeakOdr "weak_odr", Appending "appending", Internal "internal",
        Private "private", ExternWeak "extern_weak", Common "common",
    }
}

keywords! {
    /// Who sees a symbol.
    Visibility { Default "default", Hidden "hidden", Protected "protected", }
}

keywords! {
    /// How a variable is accessed from other libraries on some systems.
    Storage { Default "", Import "dllimport", Export "dllexport", }
}

keywords! {
    /// How thread-local variables are found.
    ThreadLocal {
        No "", GeneralDynamic "generaldynamic", LocalDynamic "localdynamic", InitialExec "initialexec",
        LocalExec "localexec",
    }
}

keywords! {
    /// Whether the address of a symbol matters.
    UnnamedAddress { No "", Global "unnamed_addr", Local "local_unnamed_addr", }
}

keywords! {
    /// How equal groups of sections are merged.
    ComdatKind {
        Any "any", ExactMatch "exactmatch", Largest "largest", NoDeduplicate "nodeduplicate", SameSize "samesize",
    }
}

/// A group of sections of which a linker keeps one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comdat {
    /// Its name.
    pub name: Box<[u8]>,
    /// How groups are merged.
    pub kind: ComdatKind,
}

/// A function, variable, alias or resolver.
#[derive(Clone, Debug)]
pub struct SymbolData {
    /// Its name; none if it has a number.
    pub name: Option<Box<[u8]>>,
    /// What it is.
    pub kind: SymbolKind,
    /// The type of the variable, or the function's type.
    pub ty: Type,
    /// How it is merged.
    pub linkage: Linkage,
    /// Who sees it.
    pub visibility: Visibility,
    /// How other libraries access it.
    pub storage: Storage,
    /// Whether it is in the same linked object.
    pub is_dso_local: bool,
    /// Whether its address matters.
    pub unnamed_address: UnnamedAddress,
    /// How threads find it.
    pub thread_local: ThreadLocal,
    /// Its address space.
    pub address_space: u32,
    /// The section that it must be in.
    pub section: Option<Box<[u8]>>,
    /// The group that it belongs to.
    pub comdat: Option<u32>,
    /// Its alignment as the logarithm plus one; 0 for that of its type.
    pub align: u8,
    /// The offset in the input.
    pub(crate) at: u64,
}

/// What a symbol is.
#[derive(Clone, Debug)]
pub enum SymbolKind {
    /// Not known yet: only while a module is read.
    Undefined,
    /// A variable.
    Variable {
        /// The first value; none for a declaration.
        initialiser: Option<Constant>,
        /// Whether it never changes.
        is_constant: bool,
        /// Whether something outside sets the first value.
        is_externally_initialised: bool,
    },
    /// A function.
    Function(Box<FunctionData>),
    /// Another name of an address.
    Alias(Constant),
    /// A function that a resolver chooses.
    IFunc(Constant),
}

/// What only functions have.
#[derive(Clone, Debug, Default)]
pub struct FunctionData {
    /// The calling convention's number; 0 is that of C.
    pub convention: u16,
    /// The attributes.
    pub attributes: Option<AttributeList>,
    /// The garbage collector's name.
    pub collector: Option<Box<[u8]>>,
    /// Data before the entry.
    pub prefix: Option<Constant>,
    /// Data at the entry.
    pub prologue: Option<Constant>,
    /// The function that handles exceptions.
    pub personality: Option<Constant>,
    /// Where the body is in the input; none for a declaration.
    pub(crate) body: Option<BodyRange>,
}

impl FunctionData {
    /// The attributes.
    pub fn attributes(&self) -> AttributeList {
        self.attributes.unwrap_or(AttributeList::EMPTY)
    }

    /// Whether the module has the function's body.
    pub fn is_defined(&self) -> bool {
        self.body.is_some()
    }
}

/// Where a body is in the input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BodyRange {
    /// Text: the parenthesis before the parameters. Bitcode: the first bit of the block's content.
    pub(crate) start: u64,
    /// Text: the byte after the opening brace. Bitcode: the width of abbreviation ids.
    pub(crate) code: u64,
    /// Text: the closing brace. Bitcode: the bit after the block.
    pub(crate) end: u64,
}

/// Assembly text in a function.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InlineAsm {
    /// The type of the function that it is called as.
    pub ty: Type,
    /// The template.
    pub template: Box<[u8]>,
    /// The constraints of its operands.
    pub constraints: Box<[u8]>,
    /// Whether it has effects that the constraints do not state.
    pub has_side_effects: bool,
    /// Whether it needs an aligned stack.
    pub aligns_stack: bool,
    /// Whether its syntax is Intel's.
    pub is_intel: bool,
    /// Whether it may unwind.
    pub may_unwind: bool,
}

/// From where bodies are read.
#[derive(Debug)]
pub(crate) enum Input {
    /// Text.
    Text(FileId),
    /// Bitcode.
    Bitcode(Arc<BitcodeInput>),
}

/// What functions in text refer to.
#[derive(Debug, Default)]
pub(crate) struct TextNames {
    pub(crate) types: Map<Box<[u8]>, Type>,
    pub(crate) type_numbers: Map<u64, Type>,
    pub(crate) symbol_numbers: Map<u64, Symbol>,
    pub(crate) groups: Map<u64, AttributeSet>,
    /// Number and offset of metadata, sorted by number.
    pub(crate) metadata: Vec<(u32, u32)>,
    /// The file of each scope in debug information.
    pub(crate) scope_files: Map<u32, Option<u32>>,
}

/// What functions in bitcode refer to.
#[derive(Debug, Default)]
pub(crate) struct BitcodeInput {
    pub(crate) bytes: Vec<u8>,
    /// Abbreviations that the stream defines for all blocks of a kind.
    pub(crate) abbreviations: Map<u32, Vec<Arc<Vec<AbbreviationOp>>>>,
    pub(crate) types: Vec<Type>,
    /// Symbols and constants of the module, in the order of their numbers.
    pub(crate) values: Vec<Operand>,
    pub(crate) lists: Vec<AttributeList>,
    /// The block of metadata: first bit, width of ids, bit after it.
    pub(crate) metadata: Option<(u64, u32, u64)>,
    /// Those that this block begins with.
    pub(crate) metadata_abbreviations: Map<u32, Vec<Arc<Vec<AbbreviationOp>>>>,
    pub(crate) bundle_tags: Vec<u32>,
    pub(crate) sync_scopes: Vec<u8>,
}

/// Metadata of bitcode that functions need; read when the first function needs it.
#[derive(Debug, Default)]
pub(crate) struct BitcodeMetadata {
    /// The number of the first string.
    pub(crate) first: u64,
    pub(crate) strings: Vec<Box<[u8]>>,
    /// The number after the last node.
    pub(crate) end: u64,
    /// The name of each file, by its node.
    pub(crate) files: Map<u64, u32>,
    /// The file of each scope in debug information.
    pub(crate) scope_files: Map<u64, u32>,
}

impl BitcodeMetadata {
    /// The string with a number.
    pub(crate) fn string(&self, number: u64) -> Option<&[u8]> {
        let at = usize::try_from(number.checked_sub(self.first)?).ok()?;
        self.strings.get(at).map(|string| &**string)
    }
}

/// A module of LLVM IR.
#[derive(Debug)]
pub struct Module {
    /// The name for messages.
    pub(crate) name: String,
    pub(crate) sources: SourceMap,
    pub(crate) input: Input,
    pub(crate) limits: Limits,
    pub(crate) argument_bits: u32,
    pub(crate) types: Types,
    pub(crate) constants: Constants,
    pub(crate) attributes: AttributeTable,
    pub(crate) symbols: Vec<SymbolData>,
    pub(crate) by_name: Map<Box<[u8]>, Symbol>,
    pub(crate) order: Vec<Symbol>,
    pub(crate) source_filename: Option<Box<[u8]>>,
    pub(crate) data_layout: Option<Box<[u8]>>,
    pub(crate) triple: Option<Box<[u8]>>,
    pub(crate) comdats: Vec<Comdat>,
    pub(crate) sync_scopes: Vec<Box<[u8]>>,
    pub(crate) bundle_tags: Vec<Box<[u8]>>,
    pub(crate) asms: Vec<InlineAsm>,
    pub(crate) of_asm: Map<InlineAsm, u32>,
    pub(crate) files: Vec<Box<[u8]>>,
    pub(crate) of_file: Map<Box<[u8]>, u32>,
    pub(crate) text: TextNames,
    pub(crate) metadata: Option<BitcodeMetadata>,
}

/// The bits of the largest vector that any machine has a register for.
const MAX_ARGUMENT_BITS: u32 = 512;

impl Module {
    pub(crate) fn empty(name: &str, sources: SourceMap, input: Input, limits: Limits) -> Module {
        Module {
            name: name.to_owned(),
            sources,
            input,
            limits,
            argument_bits: MAX_ARGUMENT_BITS,
            types: Types::new(limits.types, limits.nesting),
            constants: Constants::new(limits.constants, limits.nesting),
            attributes: AttributeTable::default(),
            symbols: Vec::new(),
            by_name: Map::default(),
            order: Vec::new(),
            source_filename: None,
            data_layout: None,
            triple: None,
            comdats: Vec::new(),
            sync_scopes: vec![(*b"").into(), (*b"singlethread").into()],
            bundle_tags: Vec::new(),
            asms: Vec::new(),
            of_asm: Map::default(),
            files: Vec::new(),
            of_file: Map::default(),
            text: TextNames::default(),
            metadata: None,
        }
    }

    /// States how many bits a vector may have that is an argument or a result in one register: as many as a register of the
    /// target. Functions with larger ones are refused when they are lowered.
    pub fn set_argument_bits(&mut self, bits: u32) {
        self.argument_bits = bits;
    }

    /// The types.
    pub fn types(&self) -> &Types {
        &self.types
    }

    /// The constants.
    pub fn constants(&self) -> &Constants {
        &self.constants
    }

    /// The attributes.
    pub fn attributes(&self) -> &AttributeTable {
        &self.attributes
    }

    /// The sources to which spans of errors refer.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// The symbols in the order of the input.
    pub fn symbols(&self) -> impl ExactSizeIterator<Item = (Symbol, &SymbolData)> {
        self.order.iter().map(|&symbol| (symbol, &self.symbols[symbol.index()]))
    }

    /// A symbol.
    pub fn symbol(&self, symbol: Symbol) -> &SymbolData {
        &self.symbols[symbol.index()]
    }

    /// The symbol with this name.
    pub fn find(&self, name: &[u8]) -> Option<Symbol> {
        self.by_name.get(name).copied()
    }

    /// A symbol's function; none if it is something else.
    pub fn function(&self, symbol: Symbol) -> Option<&FunctionData> {
        match &self.symbols[symbol.index()].kind {
            SymbolKind::Function(function) => Some(function),
            _ => None,
        }
    }

    /// The functions that have a body, in the order of the input.
    pub fn defined(&self) -> Vec<Symbol> {
        let is_defined = |symbol: &Symbol| self.function(*symbol).is_some_and(FunctionData::is_defined);
        self.order.iter().copied().filter(is_defined).collect()
    }

    /// Whether calls of this function only annotate: readers drop them.
    pub(crate) fn is_annotation(&self, symbol: Symbol) -> bool {
        let name = self.symbols[symbol.index()].name.as_deref().unwrap_or_default();
        name.starts_with(b"llvm.dbg.") || name == b"llvm.experimental.noalias.scope.decl"
    }

    /// The symbol's name, or its position as text.
    pub(crate) fn name_of(&self, symbol: Symbol) -> Vec<u8> {
        match &self.symbols[symbol.index()].name {
            Some(name) => name.to_vec(),
            None => symbol.index().to_string().into_bytes(),
        }
    }

    /// The file from which the module was compiled.
    pub fn source_filename(&self) -> Option<&[u8]> {
        self.source_filename.as_deref()
    }

    /// The sizes and alignments of the target's types.
    pub fn data_layout(&self) -> Option<&[u8]> {
        self.data_layout.as_deref()
    }

    /// The target.
    pub fn triple(&self) -> Option<&[u8]> {
        self.triple.as_deref()
    }

    /// The groups of sections.
    pub fn comdats(&self) -> &[Comdat] {
        &self.comdats
    }

    /// The name of a scope of atomic accesses; empty for that of all threads.
    pub fn sync_scope(&self, number: u8) -> &[u8] {
        &self.sync_scopes[usize::from(number)]
    }

    /// The tag of an operand bundle.
    pub fn bundle_tag(&self, number: u32) -> &[u8] {
        &self.bundle_tags[number as usize]
    }

    /// Assembly text in a function.
    pub fn inline_asm(&self, number: u32) -> &InlineAsm {
        &self.asms[number as usize]
    }

    /// A source file that debug information names.
    pub fn file(&self, number: u32) -> Option<&[u8]> {
        self.files.get(number as usize).map(|name| &**name)
    }

    /// Interns assembly text.
    pub(crate) fn intern_asm(&mut self, asm: InlineAsm) -> u32 {
        if let Some(&found) = self.of_asm.get(&asm) {
            return found;
        }
        let number = self.asms.len() as u32;
        self.asms.push(asm.clone());
        self.of_asm.insert(asm, number);
        number
    }

    /// Interns the name of a scope; none if there are too many.
    pub(crate) fn intern_scope(&mut self, name: &[u8]) -> Option<u8> {
        if let Some(at) = self.sync_scopes.iter().position(|scope| **scope == *name) {
            return Some(at as u8);
        }
        if self.sync_scopes.len() > 200 {
            return None;
        }
        self.sync_scopes.push(name.into());
        Some(self.sync_scopes.len() as u8 - 1)
    }

    /// Interns the tag of a bundle; none if there are too many.
    pub(crate) fn intern_tag(&mut self, name: &[u8]) -> Option<u32> {
        if let Some(at) = self.bundle_tags.iter().position(|tag| **tag == *name) {
            return Some(at as u32);
        }
        if self.bundle_tags.len() > 1000 {
            return None;
        }
        self.bundle_tags.push(name.into());
        Some(self.bundle_tags.len() as u32 - 1)
    }

    /// Interns the name of a source file.
    pub(crate) fn intern_file(&mut self, name: &[u8]) -> u32 {
        if let Some(&found) = self.of_file.get(name) {
            return found;
        }
        let number = self.files.len() as u32;
        self.files.push(name.into());
        self.of_file.insert(name.into(), number);
        number
    }
}

impl SymbolData {
    pub(crate) fn undefined(name: Option<Box<[u8]>>, at: u64) -> SymbolData {
        SymbolData {
            name,
            kind: SymbolKind::Undefined,
            ty: Type::VOID,
            linkage: Linkage::External,
            visibility: Visibility::Default,
            storage: Storage::Default,
            is_dso_local: false,
            unnamed_address: UnnamedAddress::No,
            thread_local: ThreadLocal::No,
            address_space: 0,
            section: None,
            comdat: None,
            align: 0,
            at,
        }
    }

    /// Whether the symbol is in this object by its linkage or visibility.
    pub(crate) fn is_implicitly_local(&self) -> bool {
        let is_seen = self.visibility == Visibility::Default || self.linkage == Linkage::ExternWeak;
        matches!(self.linkage, Linkage::Internal | Linkage::Private) || !is_seen
    }

    /// Whether the module only refers to it.
    pub fn is_declaration(&self) -> bool {
        match &self.kind {
            SymbolKind::Variable { initialiser, .. } => initialiser.is_none(),
            SymbolKind::Function(function) => function.body.is_none(),
            _ => false,
        }
    }
}
