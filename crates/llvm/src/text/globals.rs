//! Definitions outside functions, in text.
//!
//! In: tokens. Out: symbols, types, groups of attributes, the offsets of bodies and of metadata. Invariant: bodies and
//! metadata are skipped by counting brackets, so that this pass is fast and independent of their content.

use crate::attribute::{AttributeSet, Attributes};
use crate::constants::Constant;
use crate::error::ErrorKind;
use crate::index::Symbol;
use crate::module::{
    BodyRange, Comdat, ComdatKind, FunctionData, Linkage, Storage, SymbolKind, ThreadLocal, UnnamedAddress, Visibility,
};
use crate::opcode::Opcode;
use crate::text::attributes::At;
use crate::text::lexer::{Tok, Token};
use crate::text::parser::{Parser, Result};
use crate::types::{Type, TypeKind};
use std::collections::HashMap;

/// Attributes of a function before groups are known.
struct Header {
    symbol: Symbol,
    sets: Vec<AttributeSet>,
    groups: Vec<(u64, Token)>,
}

/// Properties that all symbols can have.
struct Properties {
    has_linkage: bool,
    linkage: Linkage,
    visibility: Visibility,
    storage: Storage,
    is_dso_local: bool,
}

/// Reads everything outside functions.
pub(crate) fn read(p: &mut Parser<'_>) -> Result<()> {
    let mut reader = GlobalReader { p, comdats: HashMap::new(), headers: Vec::new() };
    while reader.p.tok.kind != Tok::End {
        reader.entity()?;
    }
    reader.finish()
}

struct GlobalReader<'p, 'a> {
    p: &'p mut Parser<'a>,
    comdats: HashMap<Vec<u8>, u32>,
    headers: Vec<Header>,
}

/// Why a definition is refused.
const EXTERN_WEAK: &str = "what is defined here has the linkage of a declaration, `extern_weak`";

impl GlobalReader<'_, '_> {
    fn entity(&mut self) -> Result<()> {
        let token = self.p.tok;
        match token.kind {
            Tok::Word => match self.p.word() {
                b"define" => self.function(true),
                b"declare" => self.function(false),
                b"target" => self.target(),
                b"source_filename" => {
                    self.p.bump();
                    self.p.expect(b'=')?;
                    let name = self.p.text("a file")?;
                    self.p.module.source_filename = Some(name.into());
                    Ok(())
                }
                b"attributes" => self.group(),
                b"module" => Err(self.p.unsupported(token, "assembly text outside functions (`module asm`)")),
                b"uselistorder" | b"uselistorder_bb" => {
                    while !self.p.eat(b'}') {
                        if self.p.bump().kind == Tok::End {
                            return Err(self.p.wanted("`}`"));
                        }
                    }
                    Ok(())
                }
                _ => Err(self.p.wanted("a definition")),
            },
            Tok::Global | Tok::GlobalNumber => self.variable(),
            Tok::Local | Tok::LocalNumber => self.type_definition(),
            Tok::Comdat => self.comdat_definition(),
            Tok::MetadataName | Tok::MetadataNumber => self.metadata(),
            Tok::Char(b'^') => self.summary(),
            _ => Err(self.p.wanted("a definition")),
        }
    }

    fn target(&mut self) -> Result<()> {
        self.p.bump();
        let is_layout = self.p.eat_word(b"datalayout");
        if !is_layout {
            self.p.expect_word(b"triple")?;
        }
        self.p.expect(b'=')?;
        let text = self.p.text("the target")?.into();
        if is_layout {
            self.p.module.data_layout = Some(text);
        } else {
            self.p.module.triple = Some(text);
        }
        Ok(())
    }

    fn group(&mut self) -> Result<()> {
        self.p.bump();
        if self.p.tok.kind != Tok::Group {
            return Err(self.p.wanted("the number of a group"));
        }
        let token = self.p.bump();
        let number = self.p.number_of(token, "the group")?;
        self.p.expect(b'=')?;
        self.p.expect(b'{')?;
        let set = self.p.attribute_set(At::Group)?;
        self.p.expect(b'}')?;
        self.p.module.text.groups.entry(number).or_default().merge(&set);
        Ok(())
    }

    /// `!1 = !{...}`: remembers the offset and skips.
    fn metadata(&mut self) -> Result<()> {
        let token = self.p.bump();
        self.p.expect(b'=')?;
        let offset = self.p.tok.start;
        if token.kind == Tok::MetadataNumber
            && let Ok(number) = u32::try_from(self.p.number_of(token, "the node")?)
        {
            self.p.module.text.metadata.push((number, offset));
        }
        self.p.eat_word(b"distinct");
        self.p.skip_metadata()
    }

    /// `^0 = module: (...)`.
    fn summary(&mut self) -> Result<()> {
        self.p.bump();
        self.p.bump();
        self.p.expect(b'=')?;
        self.p.bump();
        if self.p.at(b'(') {
            self.p.skip_balanced()?;
        } else {
            self.p.bump();
        }
        Ok(())
    }

    fn type_definition(&mut self) -> Result<()> {
        let token = self.p.tok;
        let ty = self.p.named_type()?;
        self.p.bump();
        self.p.expect(b'=')?;
        self.p.expect_word(b"type")?;
        let TypeKind::Named(named) = self.p.module.types.kind(ty) else {
            return Err(self.p.wanted("a structure"));
        };
        if self.p.module.types.body(named).is_some() {
            return Err(self.p.error_at(ErrorKind::Name, token, "the type is defined twice"));
        }
        if self.p.eat_word(b"opaque") {
            return Ok(());
        }
        let body_token = self.p.tok;
        let body = self.p.ty()?;
        let TypeKind::Struct(body) = self.p.module.types.kind(body) else {
            return Err(self.p.unsupported(body_token, "a name for a type that is no structure"));
        };
        let fields = self.p.module.types.list(body.fields).to_vec();
        self.p.module.types.set_body(named, &fields, body.is_packed);
        Ok(())
    }

    fn comdat_definition(&mut self) -> Result<()> {
        let token = self.p.bump();
        let name = self.p.content(token);
        self.p.expect(b'=')?;
        self.p.expect_word(b"comdat")?;
        let Some(kind) = ComdatKind::from_name(self.p.word()) else {
            return Err(self.p.wanted("the kind of a comdat"));
        };
        self.p.bump();
        let number = self.comdat_number(&name);
        self.p.module.comdats[number as usize].kind = kind;
        Ok(())
    }

    fn comdat_number(&mut self, name: &[u8]) -> u32 {
        if let Some(&number) = self.comdats.get(name) {
            return number;
        }
        let number = self.p.module.comdats.len() as u32;
        self.p.module.comdats.push(Comdat { name: name.into(), kind: ComdatKind::Any });
        self.comdats.insert(name.to_vec(), number);
        number
    }

    /// `comdat` or `comdat($name)`: the first word is eaten.
    fn comdat(&mut self, symbol: Symbol) -> Result<()> {
        let name = if self.p.eat(b'(') {
            if self.p.tok.kind != Tok::Comdat {
                return Err(self.p.wanted("the name of a comdat"));
            }
            let token = self.p.bump();
            let name = self.p.content(token).into_owned();
            self.p.expect(b')')?;
            name
        } else {
            self.p.module.name_of(symbol)
        };
        let number = self.comdat_number(&name);
        self.p.module.symbols[symbol.index()].comdat = Some(number);
        Ok(())
    }

    /// The symbol that is defined here.
    fn defined_symbol(&mut self) -> Result<(Symbol, Token)> {
        let token = self.p.tok;
        let symbol = self.p.symbol()?;
        let data = &mut self.p.module.symbols[symbol.index()];
        if !matches!(data.kind, SymbolKind::Undefined) {
            return Err(self.p.error_at(ErrorKind::Name, token, "the symbol is defined twice"));
        }
        data.at = u64::from(token.start);
        self.p.module.order.push(symbol);
        Ok((symbol, token))
    }

    fn properties(&mut self) -> Properties {
        let mut found = Properties {
            has_linkage: false,
            linkage: Linkage::External,
            visibility: Visibility::Default,
            storage: Storage::Default,
            is_dso_local: false,
        };
        loop {
            let word = self.p.word();
            if let Some(linkage) = Linkage::from_name(word) {
                (found.linkage, found.has_linkage) = (linkage, true);
            } else if let Some(visibility) = Visibility::from_name(word) {
                found.visibility = visibility;
            } else if word == b"dso_local" {
                found.is_dso_local = true;
            } else if word == b"dllimport" || word == b"dllexport" {
                found.storage = if word == b"dllimport" { Storage::Import } else { Storage::Export };
            } else if word != b"dso_preemptable" {
                return found;
            }
            self.p.bump();
        }
    }

    fn set_properties(&mut self, symbol: Symbol, properties: &Properties) {
        let data = &mut self.p.module.symbols[symbol.index()];
        data.linkage = properties.linkage;
        data.visibility = properties.visibility;
        data.storage = properties.storage;
        data.is_dso_local = properties.is_dso_local || data.is_implicitly_local();
    }

    fn unnamed_address(&mut self, symbol: Symbol) -> bool {
        let kind = match self.p.word() {
            b"unnamed_addr" => UnnamedAddress::Global,
            b"local_unnamed_addr" => UnnamedAddress::Local,
            _ => return false,
        };
        self.p.bump();
        self.p.module.symbols[symbol.index()].unnamed_address = kind;
        true
    }

    fn thread_local(&mut self, symbol: Symbol) -> Result<()> {
        if !self.p.eat_word(b"thread_local") {
            return Ok(());
        }
        let mut kind = ThreadLocal::GeneralDynamic;
        if self.p.eat(b'(') {
            kind = match ThreadLocal::from_name(self.p.word()) {
                Some(kind) if kind != ThreadLocal::No => kind,
                _ => return Err(self.p.wanted("how threads find the variable")),
            };
            self.p.bump();
            self.p.expect(b')')?;
        }
        self.p.module.symbols[symbol.index()].thread_local = kind;
        Ok(())
    }

    fn variable(&mut self) -> Result<()> {
        let (symbol, token) = self.defined_symbol()?;
        self.p.expect(b'=')?;
        let properties = self.properties();
        self.set_properties(symbol, &properties);
        self.thread_local(symbol)?;
        self.unnamed_address(symbol);
        if self.p.eat_word(b"addrspace") {
            let space = self.p.u32_in_parentheses("an address space")?;
            self.p.module.symbols[symbol.index()].address_space = space;
        }
        let is_externally_initialised = self.p.eat_word(b"externally_initialized");
        let word = self.p.word();
        match word {
            b"alias" | b"ifunc" => {
                self.p.bump();
                let ty = self.p.ty()?;
                self.p.expect(b',')?;
                // An expression may have no type in front.
                let is_expression = Opcode::from_name(self.p.word()).is_some();
                let target = if is_expression { self.p.constant(Type::PTR)? } else { self.p.typed_constant()? };
                if properties.linkage == Linkage::ExternWeak {
                    return Err(self.p.error_at(ErrorKind::Syntax, token, EXTERN_WEAK));
                }
                let data = &mut self.p.module.symbols[symbol.index()];
                data.ty = ty;
                data.kind = if word == b"alias" { SymbolKind::Alias(target) } else { SymbolKind::IFunc(target) };
            }
            b"global" | b"constant" => {
                self.p.bump();
                let ty = self.p.value_type()?;
                let is_declaration =
                    properties.has_linkage && matches!(properties.linkage, Linkage::External | Linkage::ExternWeak);
                let initialiser = if is_declaration { None } else { Some(self.p.constant(ty)?) };
                let data = &mut self.p.module.symbols[symbol.index()];
                data.ty = ty;
                data.kind =
                    SymbolKind::Variable { initialiser, is_constant: word == b"constant", is_externally_initialised };
            }
            _ => return Err(self.p.wanted("`global`, `constant`, `alias` or `ifunc`")),
        }
        self.variable_tail(symbol)
    }

    fn variable_tail(&mut self, symbol: Symbol) -> Result<()> {
        while self.p.eat(b',') {
            let token = self.p.tok;
            if token.kind == Tok::MetadataName {
                self.p.attachments()?;
                break;
            }
            match self.p.word() {
                b"section" => {
                    self.p.bump();
                    let section = self.p.text("a section")?.into();
                    self.p.module.symbols[symbol.index()].section = Some(section);
                }
                b"align" => {
                    self.p.bump();
                    let align = self.p.alignment()?;
                    self.p.module.symbols[symbol.index()].align = align;
                }
                b"comdat" => {
                    self.p.bump();
                    self.comdat(symbol)?;
                }
                b"partition" | b"code_model" => {
                    self.p.bump();
                    self.p.text("a name")?;
                }
                word if word.starts_with(b"no_sanitize") || word.starts_with(b"sanitize_") => {
                    self.p.bump();
                }
                _ => return Err(self.p.wanted("a property of the variable")),
            }
        }
        // Groups of variables have strings only.
        while self.p.tok.kind == Tok::Group {
            self.p.bump();
        }
        Ok(())
    }

    fn function(&mut self, is_definition: bool) -> Result<()> {
        self.p.bump();
        while !is_definition && self.p.tok.kind == Tok::MetadataName {
            self.p.bump();
            self.p.skip_metadata()?;
        }
        let properties = self.properties();
        let convention = self.p.convention()?;
        self.p.pending.clear();
        let of_result = self.p.attribute_set(At::Value)?;
        let result = self.p.ty()?;
        let (symbol, token) = self.defined_symbol()?;
        if is_definition && properties.linkage == Linkage::ExternWeak {
            return Err(self.p.error_at(ErrorKind::Syntax, token, EXTERN_WEAK));
        }
        self.set_properties(symbol, &properties);
        let start = u64::from(self.p.tok.start);
        let mut sets = vec![AttributeSet::default(), of_result];
        let mut parameters = Vec::new();
        let is_variadic = self.parameters(&mut parameters, &mut sets)?;
        let ty = self.p.function_type(result, &parameters, is_variadic)?;
        self.p.module.symbols[symbol.index()].ty = ty;
        let mut function = FunctionData { convention, ..FunctionData::default() };
        self.p.pending.clear();
        self.header(symbol, &mut function, &mut sets[0])?;
        let align = std::mem::take(&mut sets[0].align);
        self.p.module.symbols[symbol.index()].align = align;
        let groups = std::mem::take(&mut self.p.pending);
        self.headers.push(Header { symbol, sets, groups });
        while self.p.tok.kind == Tok::MetadataName {
            self.p.bump();
            self.p.skip_metadata()?;
        }
        if is_definition {
            if !self.p.at(b'{') {
                return Err(self.p.wanted("`{`"));
            }
            let code = u64::from(self.p.tok.end);
            let open = self.p.tok;
            if !self.p.lexer.skip_balanced() {
                return Err(self.p.error_at(ErrorKind::Syntax, open, "the function's `}` is missing"));
            }
            let end = self.p.lexer.offset() as u64 - 1;
            self.p.tok = self.p.lexer.next();
            function.body = Some(BodyRange { start, code, end });
        }
        self.p.module.symbols[symbol.index()].kind = SymbolKind::Function(Box::new(function));
        Ok(())
    }

    fn parameters(&mut self, types: &mut Vec<Type>, sets: &mut Vec<AttributeSet>) -> Result<bool> {
        self.p.expect(b'(')?;
        if self.p.eat(b')') {
            return Ok(false);
        }
        loop {
            if self.p.tok.kind == Tok::Dots {
                self.p.bump();
                self.p.expect(b')')?;
                return Ok(true);
            }
            types.push(self.p.value_type()?);
            sets.push(self.p.attribute_set(At::Value)?);
            if matches!(self.p.tok.kind, Tok::Local | Tok::LocalNumber) {
                self.p.bump();
            }
            if self.p.eat(b')') {
                return Ok(false);
            }
            self.p.expect(b',')?;
        }
    }

    /// What follows the parameters.
    fn header(&mut self, symbol: Symbol, function: &mut FunctionData, set: &mut AttributeSet) -> Result<()> {
        loop {
            if self.unnamed_address(symbol) {
                continue;
            }
            match self.p.word() {
                b"section" => {
                    self.p.bump();
                    let section = self.p.text("a section")?.into();
                    self.p.module.symbols[symbol.index()].section = Some(section);
                }
                b"partition" => {
                    self.p.bump();
                    self.p.text("a name")?;
                }
                b"comdat" => {
                    self.p.bump();
                    self.comdat(symbol)?;
                }
                b"gc" => {
                    self.p.bump();
                    function.collector = Some(self.p.text("a name")?.into());
                }
                b"addrspace" => {
                    self.p.bump();
                    let space = self.p.u32_in_parentheses("an address space")?;
                    self.p.module.symbols[symbol.index()].address_space = space;
                }
                b"prefix" => function.prefix = Some(self.after_word()?),
                b"prologue" => function.prologue = Some(self.after_word()?),
                b"personality" => function.personality = Some(self.after_word()?),
                _ => {
                    let before = self.p.tok.start;
                    let more = self.p.attribute_set(At::Header)?;
                    set.merge(&more);
                    if self.p.tok.start == before {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn after_word(&mut self) -> Result<Constant> {
        self.p.bump();
        self.p.typed_constant()
    }

    fn finish(self) -> Result<()> {
        let p = self.p;
        for mut header in self.headers {
            for (number, token) in header.groups {
                let Some(group) = p.module.text.groups.get(&number) else {
                    return Err(p.unknown_group(number, token));
                };
                header.sets[0].merge(group);
            }
            // An alignment among the attributes of a function is that of its code.
            let align = std::mem::take(&mut header.sets[0].align);
            let symbol = &mut p.module.symbols[header.symbol.index()];
            symbol.align = symbol.align.max(align);
            let sets: Vec<Attributes> = header.sets.iter().map(|set| p.module.attributes.intern(set)).collect();
            let list = p.module.attributes.intern_list(&sets);
            if let SymbolKind::Function(function) = &mut p.module.symbols[header.symbol.index()].kind {
                function.attributes = Some(list);
            }
        }
        p.module.text.metadata.sort_unstable();
        let is_undefined = |data: &&crate::module::SymbolData| matches!(data.kind, SymbolKind::Undefined);
        if let Some(data) = p.module.symbols.iter().find(is_undefined) {
            let offset = data.at as usize;
            p.seek(offset);
            return Err(p.unknown_symbol(p.tok));
        }
        Ok(())
    }
}
