//! Thread-local data by the functions of the compilers' library, for code that has no part of a program's thread-local memory.
//!
//! In: a module. Out: the same module, where each thread-local object is its control object, `__emutls_v.NAME`: size,
//! alignment, a word of the library, and the address of the first contents, `__emutls_t.NAME`; the address in a thread is what
//! `__emutls_get_address` says. Source of the format: libgcc's `emutls.c`, and clang's option `-femulated-tls`.
//! Invariant: no symbol has the name of the object, so that a module with another model does not link with this one.

use crate::function::{Function, Symbol};
use crate::module::{Data, DataKind, DataRelocation, Module, ModuleFunction};
use crate::op::{Op, SymbolId};
use crate::ops::Opcode;
use crate::types::Type;

/// Size of an address in bytes.
const WORD: u64 = 8;

impl Module {
    /// The module with emulated thread-local data, for a machine with addresses of 64 bits; `None` if it has and uses none.
    pub fn with_emulated_thread_locals(&self) -> Option<Module> {
        let uses = |function: &ModuleFunction| function.func.ops.iter().any(|op| op.code.is_thread_addr());
        let is_thread_local = |data: &&Data| data.kind == DataKind::ThreadLocal;
        if !self.functions.iter().any(uses) && !self.data.iter().any(|data| is_thread_local(&data)) {
            return None;
        }
        let (functions, aliases, weak) = (self.functions.clone(), self.aliases.clone(), self.weak.clone());
        let mut module = Module { functions, data: Vec::new(), aliases, weak };
        for function in &mut module.functions {
            if uses(function) {
                emulate(&mut function.func);
            }
        }
        for data in &self.data {
            if is_thread_local(&data) {
                module.data.extend(emulated(data));
            } else {
                module.data.push(data.clone());
            }
        }
        Some(module)
    }
}

fn control_name(name: &str) -> String {
    format!("__emutls_v.{name}")
}

/// Calls the library for each address.
fn emulate(func: &mut Function) {
    let resolver = Symbol::function("__emutls_get_address", &[Type::PTR], Some(Type::PTR));
    let found = func.symbols.iter().position(|symbol| symbol.name == resolver.name);
    let resolver = match found {
        Some(at) => SymbolId(at as u32),
        None => func.add_symbol(resolver),
    };
    let has_locs = func.locs.len() == func.ops.len();
    let (ops, locs) = (core::mem::take(&mut func.ops), core::mem::take(&mut func.locs));
    // Nothing else names such a symbol.
    let mut is_renamed = vec![false; func.symbols.len()];
    for (at, op) in ops.into_iter().enumerate() {
        let n_before = func.ops.len();
        if op.code.is_thread_addr() {
            let symbol = op.symbol().index();
            if !core::mem::replace(&mut is_renamed[symbol], true) {
                func.symbols[symbol].name = control_name(&func.symbols[symbol].name);
            }
            let mut address = Op::new(Opcode::SymbolAddr, Type::PTR).with_imm(op.imm);
            address.dst = func.new_vreg(Type::PTR);
            let mut call = Op::new(Opcode::Call, Type::PTR).with_imm(i64::from(resolver.0));
            call.dst = op.dst;
            call.aux = func.push_list(&[address.dst]);
            func.ops.extend([address, call]);
        } else {
            func.ops.push(op);
        }
        if has_locs {
            func.locs.extend(core::iter::repeat_n(locs[at], func.ops.len() - n_before));
        }
    }
}

/// The control object, and the first contents unless they are zero.
fn emulated(data: &Data) -> impl Iterator<Item = Data> {
    let bytes = [data.size.to_le_bytes(), u64::from(data.align).to_le_bytes()].concat();
    let contents = format!("__emutls_t.{}", data.name);
    let is_zero = data.is_zero();
    let address =
        DataRelocation { offset: 3 * WORD, width: WORD as u8, symbol: contents.clone(), addend: 0, minus: None };
    let control = Data {
        name: control_name(&data.name),
        linkage: data.linkage,
        kind: DataKind::Writable,
        size: 4 * WORD,
        align: WORD as u32,
        bytes,
        relocations: if is_zero { Vec::new() } else { vec![address] },
    };
    let contents = (!is_zero).then(|| Data { name: contents, kind: DataKind::Constant, ..data.clone() });
    core::iter::once(control).chain(contents)
}
