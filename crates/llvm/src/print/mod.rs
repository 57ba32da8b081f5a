//! Modules as text.
//!
//! In: a module, whose bodies are read. Out: text that this crate and LLVM read back. Invariant: equal modules print
//! equally, whether they were text or bitcode: values without a name are numbered again.
//! Not here: metadata and skipped attributes, which the model does not have.

pub(crate) mod constants;
mod instructions;
pub(crate) mod types;

use crate::attribute::{Attribute, AttributeSet, MemoryEffects};
use crate::body::Body;
use crate::convention;
use crate::error::{Error, ErrorKind, Place};
use crate::index::{Block, Local, Symbol};
use crate::module::{Linkage, Module, Storage, SymbolData, SymbolKind, ThreadLocal, UnnamedAddress, Visibility};
use crate::types::{NamedStruct, TypeKind};
use constants::Names;
use std::collections::HashMap;

/// The numbers of values without a name.
pub(crate) struct BodyNames {
    locals: Vec<u32>,
    blocks: Vec<u32>,
}

impl BodyNames {
    /// Numbers the values of a body in order.
    pub(crate) fn of(body: &Body) -> BodyNames {
        let mut names = BodyNames { locals: vec![0; body.n_locals()], blocks: vec![0; body.blocks.len()] };
        let mut next = 0;
        let mut number = |name: &[u8], slot: &mut u32| {
            if name.is_empty() {
                *slot = next;
                next += 1;
            }
        };
        for local in body.parameters() {
            number(body.name(local), &mut names.locals[local.index()]);
        }
        for block in body.blocks() {
            number(body.block_name(block), &mut names.blocks[block.index()]);
            for local in body.insts_of(block).filter_map(|inst| body.inst(inst).result()) {
                number(body.name(local), &mut names.locals[local.index()]);
            }
        }
        names
    }

    fn push(out: &mut Vec<u8>, name: &[u8], number: u32) {
        if name.is_empty() {
            out.extend(number.to_string().bytes());
        } else {
            types::push_name(out, name);
        }
    }

    /// Appends a local's name without `%`.
    pub(crate) fn push_local(&self, out: &mut Vec<u8>, body: &Body, local: Local) {
        Self::push(out, body.name(local), self.locals[local.index()]);
    }

    /// Appends a block's name without `%`.
    pub(crate) fn push_block(&self, out: &mut Vec<u8>, body: &Body, block: Block) {
        Self::push(out, body.block_name(block), self.blocks[block.index()]);
    }
}

/// The names of a module.
struct ModuleNames<'a> {
    module: &'a Module,
    numbers: HashMap<Symbol, u32>,
    bodies: &'a HashMap<Symbol, (Body, BodyNames)>,
}

impl Names for ModuleNames<'_> {
    fn push_symbol(&self, out: &mut Vec<u8>, symbol: Symbol) {
        let number = self.numbers.get(&symbol).copied();
        constants::push_symbol_name(out, self.module.symbol(symbol), number);
    }

    fn push_block(&self, out: &mut Vec<u8>, function: Symbol, position: u32) {
        if let Some((body, names)) = self.bodies.get(&function)
            && (position as usize) < body.blocks.len()
        {
            names.push_block(out, body, Block(position));
        }
    }
}

impl Module {
    /// The module as text, with every body.
    pub fn print(&mut self) -> Result<String, Error> {
        let mut bodies = HashMap::new();
        for function in self.defined() {
            let body = self.body(function)?;
            let names = BodyNames::of(&body);
            bodies.insert(function, (body, names));
        }
        let structures = self.types.order_of_text();
        let module = &*self;
        let mut printer =
            Printer { out: Vec::new(), names: ModuleNames { module, numbers: HashMap::new(), bodies: &bodies } };
        printer.module(&structures);
        if printer.out.len() > types::MAX_BYTES {
            let message = format!("the module has more than {} bytes of text, which is the limit", types::MAX_BYTES);
            return Err(Error::new(ErrorKind::Limit, Place::Unknown, message));
        }
        Ok(String::from_utf8_lossy(&printer.out).into_owned())
    }
}

struct Printer<'a> {
    out: Vec<u8>,
    names: ModuleNames<'a>,
}

fn rank(data: &SymbolData) -> u8 {
    match data.kind {
        SymbolKind::Variable { .. } => 0,
        SymbolKind::Alias(_) => 1,
        SymbolKind::IFunc(_) => 2,
        SymbolKind::Function(_) | SymbolKind::Undefined => 3,
    }
}

impl Printer<'_> {
    fn word(&mut self, word: &str) {
        self.out.extend(word.bytes());
    }

    fn module(&mut self, structures: &[NamedStruct]) {
        let module = self.names.module;
        let mut order: Vec<Symbol> = module.symbols().map(|(symbol, _)| symbol).collect();
        order.sort_by_key(|&symbol| rank(module.symbol(symbol)));
        let unnamed = order.iter().copied().filter(|&symbol| module.symbol(symbol).name.is_none());
        self.names.numbers = unnamed.zip(0..).collect();
        if let Some(name) = module.source_filename() {
            self.word("source_filename = ");
            types::push_quoted(&mut self.out, name);
            self.word("\n");
        }
        for (word, text) in [("datalayout", module.data_layout()), ("triple", module.triple())] {
            if let Some(text) = text {
                self.word(&format!("target {word} = "));
                types::push_quoted(&mut self.out, text);
                self.word("\n");
            }
        }
        for &named in structures {
            types::push(&mut self.out, &module.types, module.types.type_of(named));
            self.word(" = type ");
            match module.types.body(named) {
                Some(body) => types::push_struct(&mut self.out, &module.types, body),
                None => self.word("opaque"),
            }
            self.word("\n");
        }
        for comdat in module.comdats() {
            self.word("$");
            types::push_name(&mut self.out, &comdat.name);
            self.word(&format!(" = comdat {}\n", comdat.kind.name()));
        }
        for symbol in order {
            let data = module.symbol(symbol);
            match &data.kind {
                SymbolKind::Function(_) => self.function(symbol, data),
                SymbolKind::Undefined => {}
                _ => self.variable(symbol, data),
            }
        }
    }

    fn symbol(&mut self, symbol: Symbol) {
        self.word("@");
        self.names.push_symbol(&mut self.out, symbol);
    }

    fn properties(&mut self, data: &SymbolData, is_declaration: bool) {
        if data.linkage != Linkage::External || is_declaration && !matches!(data.kind, SymbolKind::Function(_)) {
            self.word(data.linkage.name());
            self.word(" ");
        }
        if data.is_dso_local && !data.is_implicitly_local() {
            self.word("dso_local ");
        }
        if data.visibility != Visibility::Default {
            self.word(data.visibility.name());
            self.word(" ");
        }
        if data.storage != Storage::Default {
            self.word(data.storage.name());
            self.word(" ");
        }
    }

    fn variable(&mut self, symbol: Symbol, data: &SymbolData) {
        let module = self.names.module;
        self.symbol(symbol);
        self.word(" = ");
        self.properties(data, data.is_declaration());
        match data.thread_local {
            ThreadLocal::No => {}
            ThreadLocal::GeneralDynamic => self.word("thread_local "),
            model => self.word(&format!("thread_local({}) ", model.name())),
        }
        if data.unnamed_address != UnnamedAddress::No {
            self.word(data.unnamed_address.name());
            self.word(" ");
        }
        if data.address_space != 0 {
            self.word(&format!("addrspace({}) ", data.address_space));
        }
        let mut value = None;
        match data.kind {
            SymbolKind::Variable { initialiser, is_constant, is_externally_initialised } => {
                if is_externally_initialised {
                    self.word("externally_initialized ");
                }
                self.word(if is_constant { "constant " } else { "global " });
                value = initialiser;
            }
            SymbolKind::Alias(target) | SymbolKind::IFunc(target) => {
                self.word(if matches!(data.kind, SymbolKind::Alias(_)) { "alias " } else { "ifunc " });
                types::push(&mut self.out, &module.types, data.ty);
                self.word(", ");
                constants::push_typed(&mut self.out, module, &self.names, target);
            }
            SymbolKind::Function(_) | SymbolKind::Undefined => {}
        }
        if matches!(data.kind, SymbolKind::Variable { .. }) {
            types::push(&mut self.out, &module.types, data.ty);
            if let Some(value) = value {
                self.word(" ");
                constants::push(&mut self.out, module, &self.names, value);
            }
        }
        if let Some(section) = &data.section {
            self.word(", section ");
            types::push_quoted(&mut self.out, section);
        }
        self.comdat(symbol, data, ", comdat");
        if data.align != 0 {
            self.word(&format!(", align {}", 1u64 << (data.align - 1)));
        }
        self.word("\n");
    }

    fn comdat(&mut self, symbol: Symbol, data: &SymbolData, word: &str) {
        let module = self.names.module;
        let Some(number) = data.comdat else { return };
        self.word(word);
        let name = &module.comdats[number as usize].name;
        if **name != *module.name_of(symbol) {
            self.word("($");
            types::push_name(&mut self.out, name);
            self.word(")");
        }
    }

    fn function(&mut self, symbol: Symbol, data: &SymbolData) {
        let module = self.names.module;
        let SymbolKind::Function(function) = &data.kind else { return };
        let TypeKind::Function { result, parameters, is_variadic } = module.types.kind(data.ty) else { return };
        let body = self.names.bodies.get(&symbol);
        self.word(if body.is_some() { "\ndefine " } else { "declare " });
        self.properties(data, body.is_none());
        push_convention(&mut self.out, function.convention);
        let list = function.attributes();
        self.attributes(module.attributes.of_result(list), After::Space);
        types::push(&mut self.out, &module.types, result);
        self.word(" ");
        self.symbol(symbol);
        self.word("(");
        let parameters = module.types.list(parameters);
        for (at, &parameter) in parameters.iter().enumerate() {
            if at > 0 {
                self.word(", ");
            }
            types::push(&mut self.out, &module.types, parameter);
            self.attributes(module.attributes.of_parameter(list, at), After::Before);
            if let Some((body, names)) = body {
                self.word(" %");
                names.push_local(&mut self.out, body, Local::new(at));
            }
        }
        if is_variadic {
            self.word(if parameters.is_empty() { "..." } else { ", ..." });
        }
        self.word(")");
        if data.unnamed_address != UnnamedAddress::No {
            self.word(" ");
            self.word(data.unnamed_address.name());
        }
        if data.address_space != 0 {
            self.word(&format!(" addrspace({})", data.address_space));
        }
        self.attributes(module.attributes.of_function(list), After::Before);
        if let Some(section) = &data.section {
            self.word(" section ");
            types::push_quoted(&mut self.out, section);
        }
        self.comdat(symbol, data, " comdat");
        if data.align != 0 {
            self.word(&format!(" align {}", 1u64 << (data.align - 1)));
        }
        if let Some(collector) = &function.collector {
            self.word(" gc ");
            types::push_quoted(&mut self.out, collector);
        }
        let parts =
            [("prefix", function.prefix), ("prologue", function.prologue), ("personality", function.personality)];
        for (word, constant) in parts {
            if let Some(constant) = constant {
                self.word(&format!(" {word} "));
                constants::push_typed(&mut self.out, module, &self.names, constant);
            }
        }
        match body {
            Some((body, names)) => {
                self.word(" {\n");
                instructions::push_blocks(&mut self.out, module, &self.names, body, names);
                self.word("}\n");
            }
            None => self.word("\n"),
        }
    }

    fn attributes(&mut self, set: &AttributeSet, after: After) {
        push_attributes(&mut self.out, self.names.module, set, after);
    }
}

/// Where the space of attributes is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum After {
    /// After each.
    Space,
    /// Before each.
    Before,
}

/// Appends a calling convention and a space.
pub(crate) fn push_convention(out: &mut Vec<u8>, number: u16) {
    match convention::name(number) {
        _ if number == 0 => {}
        Some(name) => out.extend(format!("{name} ").bytes()),
        None => out.extend(format!("cc {number} ").bytes()),
    }
}

/// Appends attributes.
pub(crate) fn push_attributes(out: &mut Vec<u8>, module: &Module, set: &AttributeSet, after: After) {
    if set.is_empty() {
        return;
    }
    let mut push = |text: &[u8]| {
        if after == After::Before {
            out.push(b' ');
        }
        out.extend(text);
        if after == After::Space {
            out.push(b' ');
        }
    };
    for attribute in set.flags() {
        push(attribute.name().as_bytes());
    }
    if set.align != 0 {
        push(format!("align {}", 1u64 << (set.align - 1)).as_bytes());
    }
    if set.stack_align != 0 {
        push(format!("alignstack({})", 1u64 << (set.stack_align - 1)).as_bytes());
    }
    if set.dereferenceable != 0 {
        push(format!("dereferenceable({})", set.dereferenceable).as_bytes());
    }
    if let Some((attribute, ty)) = set.typed {
        let mut text = attribute.name().as_bytes().to_vec();
        text.push(b'(');
        types::push(&mut text, &module.types, ty);
        text.push(b')');
        push(&text);
    }
    if let Some(memory) = set.memory {
        push(memory_text(memory).as_bytes());
    }
    if let Some(request) = set.request {
        push(format!("\"{request}\"").as_bytes());
    }
    if set.keeps_frame {
        push(b"\"disable-tail-calls\"=\"true\"");
    }
    set.features.push(&mut push);
    match set.unwind_table {
        0 => {}
        1 => push(b"uwtable(sync)"),
        _ => push(Attribute::UwTable.name().as_bytes()),
    }
}

fn memory_text(memory: MemoryEffects) -> String {
    const NAMES: [&str; 4] = ["none", "read", "write", "readwrite"];
    let name = |access: u8| NAMES[usize::from(access & 3)];
    let mut text = format!("memory({}", name(memory.other));
    let parts = [
        ("argmem", memory.arguments),
        ("inaccessiblemem", memory.inaccessible),
        ("errnomem", memory.errno),
        ("target_mem0", memory.target[0]),
        ("target_mem1", memory.target[1]),
    ];
    for (word, access) in parts {
        if access != memory.other {
            text.push_str(&format!(", {word}: {}", name(access)));
        }
    }
    text.push(')');
    text
}
