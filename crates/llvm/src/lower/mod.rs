//! From LLVM IR to `ir`: functions and data of a module.
//!
//! In: a [`Module`], read and verified. Out: an [`ir::Module`], or the errors. Invariant: what is not supported is refused
//! by name, with function and position, before any code is generated; lowering a function is linear in its size, but
//! for logarithms.
//!
//! | part | contents |
//! |---|---|
//! | `leaf`, `abi`, `address`, `tables`, `signature`, `legal`, `pieces`, `registers` | leaves of types, names, signatures; shared by the functions |
//! | `parts` | vectors and floats of 16 and 128 bits as arguments and results |
//! | `function` | the walk over the structured code, values |
//! | `uses` | what is computed where it is used |
//! | `control` | `phi` copies, conditions, switches, terminators |
//! | `tail` | calls that end a function, whose frame the callee replaces |
//! | `exceptions` | calls that may land elsewhere, landing pads |
//! | `allocation` | stack slots, allocations of unknown size |
//! | `integer`, `wide`, `double`, `x87`, `x87_calls`, `quad`, `quad_calls`, `vector`, `memory`, `call`, `intrinsic`, `lane`, `saturate` | instructions |
//! | `native`, `shuffle` | vectors in one register |
//! | `predicated`, `riscv_vector` | intrinsics with a number of active lanes |
//! | `simd`, `simd_floats`, `simd_memory` | intrinsics of vector instructions |
//! | `rounding` | the rounding mode |
//! | `trampoline` | code in memory that calls a function with its static chain |
//! | `builtin` | the builtins of NaplesPU |
//! | `congruence`, `coalesce` | variables of `phi` that are equal, copies that are not needed |
//! | `data`, `thread_local` | variables and constant expressions |

mod abi;
mod address;
mod allocation;
mod assembly;
mod atomic;
mod builtin;
mod call;
mod coalesce;
mod congruence;
mod constant;
mod control;
mod data;
mod division;
mod double;
mod exceptions;
mod function;
mod integer;
mod intrinsic;
mod lane;
mod leaf;
mod legal;
mod machine;
mod memory;
mod native;
mod parts;
mod pieces;
mod predicated;
mod quad;
mod quad_calls;
mod registers;
mod riscv_vector;
mod rounding;
mod saturate;
mod shuffle;
mod signature;
mod simd;
mod simd_floats;
mod simd_memory;
mod tables;
mod tail;
mod texts;
mod thread_local;
mod trampoline;
mod unwinding;
mod uses;
mod vector;
mod wide;
mod x87;
mod x87_calls;

use crate::constants::{Constant, ConstantKind};
use crate::error::{Error, ErrorKind, Place};
use crate::index::Symbol;
use crate::module::{Linkage, Module, SymbolKind, ThreadLocal};
use crate::structure::Step;
use kernelsmith_ir as ir;
use machine::Machine;
use std::collections::HashSet;
use tables::Tables;

/// Largest `vscale`: vectors of one register then have 1024 bits, the most that a register of the code has.
const MAX_VSCALE: u32 = 16;

/// Sizes of lowered functions, for measurements.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shape {
    /// Blocks of the input that the entry reaches.
    pub blocks: usize,
    /// Instructions of the input.
    pub insts: usize,
    /// Dispatchers of irreducible regions.
    pub dispatchers: usize,
    /// Blocks that are left forwards.
    pub forward_blocks: usize,
    /// Loops.
    pub loops: usize,
    /// Switches.
    pub switches: usize,
    /// Deepest nesting.
    pub nesting: usize,
    /// Operations of the result.
    pub ops: usize,
}

impl Module {
    /// Lowers the module.
    ///
    /// # Errors
    /// What the module has that is not supported, and violations of the language's rules; at most as many as the limits
    /// of the module allow.
    pub fn lower(&mut self) -> Result<ir::Module, Vec<Error>> {
        self.lower_with(&mut |_, _| {})
    }

    /// Lowers the module without the work that only makes code better: copies of `phi` stay, also those that are not needed.
    ///
    /// # Errors
    /// See [`Module::lower`].
    pub fn lower_fast(&mut self) -> Result<ir::Module, Vec<Error>> {
        self.lower_all(true, &mut |_, _| {})
    }

    /// Lowers the module, and reports the shape of each function.
    ///
    /// # Errors
    /// See [`Module::lower`].
    pub fn lower_with(&mut self, report: &mut dyn FnMut(&ir::Function, Shape)) -> Result<ir::Module, Vec<Error>> {
        self.lower_all(false, report)
    }

    /// The machine that the module was written for.
    fn machine(&self, pointer_bits: u32) -> Machine {
        let has_vectors = self.vscale_ranges().next().is_some();
        Machine::of(self.triple().unwrap_or_default(), pointer_bits, has_vectors)
    }

    /// The ranges of `vscale` that the functions of the module were compiled for.
    fn vscale_ranges(&self) -> impl Iterator<Item = (Symbol, [u32; 2])> + '_ {
        self.defined().into_iter().filter_map(|symbol| {
            let list = self.function(symbol)?.attributes();
            Some((symbol, self.attributes.of_function(list).vscale_range?))
        })
    }

    /// Decides how many lanes vectors of unknown length have in code: as few as every function allows.
    fn decide_vscale(&mut self) -> Result<(), String> {
        let Some(least) = self.machine(u64::BITS).least_vscale() else { return Ok(()) };
        let vscale = self.vscale_ranges().map(|(_, [least, _])| least).fold(least, u32::max);
        let Some(vscale) = Some(vscale).filter(|&vscale| vscale.is_power_of_two() && vscale <= MAX_VSCALE) else {
            return Err(format!("not supported: a `vscale` of at least {vscale}"));
        };
        if let Some((symbol, [_, most])) = self.vscale_ranges().find(|(_, [_, most])| (1..vscale).contains(most)) {
            let name = String::from_utf8_lossy(&self.name_of(symbol)).into_owned();
            return Err(format!("not supported: a `vscale` of at most {most} in `@{name}`, others need {vscale}"));
        }
        self.types.vscale = Some(vscale);
        Ok(())
    }

    /// Every module that uses a function of this linkage has one. With a name that cannot be written, it keeps its own.
    fn keep_odd_names(&mut self) {
        for symbol in &mut self.symbols {
            let name =
                symbol.name.as_deref().map(|name| std::str::from_utf8(name.strip_prefix(b"\x01").unwrap_or(name)));
            let is_odd = name.is_some_and(|name| !name.is_ok_and(ir::limits::is_name));
            if is_odd && symbol.linkage == Linkage::LinkOnceOdr && matches!(symbol.kind, SymbolKind::Function(_)) {
                symbol.linkage = Linkage::Internal;
            }
        }
    }

    fn lower_all(
        &mut self,
        is_fast: bool,
        report: &mut dyn FnMut(&ir::Function, Shape),
    ) -> Result<ir::Module, Vec<Error>> {
        let unsupported = |message: String| Error::new(ErrorKind::Unsupported, Place::Unknown, message);
        self.decide_vscale().map_err(|message| vec![unsupported(message)])?;
        self.keep_odd_names();
        let mut tables = Tables::of(self).map_err(|message| vec![unsupported(message)])?;
        self.check_aliases().map_err(|error| vec![error])?;
        for function in data::functions_with_addresses(self) {
            if self.function(function).is_some_and(crate::module::FunctionData::is_defined) {
                let body = self.body(function).map_err(|error| vec![error])?;
                tables.blocks.add(&body);
            }
        }
        tables.is_for_libraries = self.may_load_thread_locals().map_err(|error| vec![error])?;
        let mut errors = Vec::new();
        let mut module = ir::Module::default();
        for symbol in self.defined() {
            if errors.len() >= self.limits.errors {
                break;
            }
            if self.symbol(symbol).linkage == Linkage::AvailableExternally {
                continue;
            }
            match self.lower_function(&mut tables, symbol, is_fast) {
                Ok((mut func, mut shape)) => {
                    if !is_fast {
                        coalesce::run(&mut func);
                        shape.ops = func.ops.len();
                    }
                    report(&func, shape);
                    let linkage = data::linkage(self.symbol(symbol).linkage);
                    module.functions.push(ir::ModuleFunction { linkage, func });
                }
                Err(more) => errors.extend(more),
            }
        }
        x87::add_functions(&mut tables, &mut module, &mut errors);
        self.lower_data(&mut tables, &mut module, &mut errors);
        errors.truncate(self.limits.errors);
        if errors.is_empty() { Ok(module) } else { Err(errors) }
    }

    fn lower_function(
        &mut self,
        tables: &mut Tables,
        symbol: Symbol,
        is_fast: bool,
    ) -> Result<(ir::Function, Shape), Vec<Error>> {
        let body = self.body(symbol).map_err(|error| vec![error])?;
        let (errors, dominators) = self.verify_with_dominators(&body);
        if !errors.is_empty() {
            return Err(errors);
        }
        let (func, structured) =
            function::lower(self, tables, &body, dominators, is_fast).map_err(|error| vec![error])?;
        let count = |wanted: fn(&Step) -> bool| structured.steps.iter().filter(|&step| wanted(step)).count();
        let shape = Shape {
            blocks: count(|step| matches!(step, Step::Code(_))),
            insts: body.n_insts(),
            dispatchers: structured.flow.n_nodes() - structured.flow.n_blocks,
            forward_blocks: count(|step| matches!(step, Step::Block)),
            loops: count(|step| matches!(step, Step::Loop)),
            switches: count(|step| matches!(step, Step::Switch(_))),
            nesting: structured.nesting(),
            ops: func.ops.len(),
        };
        Ok((func, shape))
    }

    fn lower_data(&self, tables: &mut Tables, module: &mut ir::Module, errors: &mut Vec<Error>) {
        for (symbol, data) in self.symbols() {
            let name = data.name.as_deref().unwrap_or_default();
            let refused = |message: String| {
                let name = String::from_utf8_lossy(name);
                Error::new(ErrorKind::Unsupported, Place::Unknown, format!("not supported: {message} (`@{name}`)"))
            };
            match &data.kind {
                SymbolKind::Variable { .. } if name.starts_with(b"llvm.") => {
                    if let Err(message) = self.lower_list(tables, module, symbol) {
                        errors.push(refused(message.into_owned()));
                    }
                }
                SymbolKind::Variable { .. } => match data::variable(self, tables, symbol) {
                    Ok(lowered) => module.data.extend(lowered),
                    Err(message) => errors.push(refused(message.into_owned())),
                },
                SymbolKind::Alias(target) => {
                    if let Err(message) = self.lower_alias(tables, module, symbol, *target) {
                        errors.push(refused(message.into_owned()));
                    }
                }
                SymbolKind::IFunc(_) => errors.push(refused("functions that a resolver chooses".to_owned())),
                SymbolKind::Function(_) | SymbolKind::Undefined => {}
            }
            if data.linkage == Linkage::ExternWeak {
                module.weak.push(tables.names[symbol.index()].clone());
            }
        }
    }

    /// Lists that the linker or the start of a program uses.
    fn lower_list(&self, tables: &mut Tables, module: &mut ir::Module, symbol: Symbol) -> leaf::Result<()> {
        let data = self.symbol(symbol);
        let kind = match data.name.as_deref() {
            Some(b"llvm.global_ctors") => ir::DataKind::Constructors,
            Some(b"llvm.global_dtors") => ir::DataKind::Destructors,
            // Symbols that must not be removed, of which nothing is.
            Some(b"llvm.used" | b"llvm.compiler.used") => return Ok(()),
            _ => return Err("such variables".into()),
        };
        let SymbolKind::Variable { initialiser: Some(initialiser), .. } = data.kind else { return Ok(()) };
        let ConstantKind::Aggregate(entries) = self.constants.kind(initialiser) else { return Ok(()) };
        let mut functions = Vec::new();
        for &entry in self.constants.list(entries) {
            let ConstantKind::Aggregate(parts) = self.constants.kind(entry) else { continue };
            let &[priority, function, ..] = self.constants.list(parts) else { continue };
            let value = data::evaluate(self, tables, function)?;
            let Some(function) = value.plus else { continue };
            if value.addend != 0 || value.minus.is_some() {
                return Err("constructors and destructors that are no functions".into());
            }
            let priority = match self.constants.kind(priority) {
                ConstantKind::Integer(priority) => priority,
                _ => 0,
            };
            functions.push((priority, tables.names[function.index()].clone()));
        }
        // Constructors with low numbers run first, destructors with low numbers last: their list runs backwards.
        functions.sort_by_key(|(priority, _)| *priority);
        let width = tables.layout.pointer_bits / 8;
        let relocation = |(at, (_, symbol)): (usize, (u64, String))| ir::DataRelocation {
            offset: u64::from(width) * at as u64,
            width: width as u8,
            symbol,
            addend: 0,
            minus: None,
        };
        let relocations: Vec<_> = functions.into_iter().enumerate().map(relocation).collect();
        let size = u64::from(width) * relocations.len() as u64;
        if size > 0 {
            let name = format!("{}.list", kind.keyword());
            let linkage = ir::Linkage::Local;
            module.data.push(ir::Data { name, linkage, kind, size, align: width, bytes: Vec::new(), relocations });
        }
        Ok(())
    }

    /// Another name of a function, or of a place in a variable.
    fn lower_alias(
        &self,
        tables: &mut Tables,
        module: &mut ir::Module,
        symbol: Symbol,
        target: Constant,
    ) -> leaf::Result<()> {
        let value = data::evaluate(self, tables, target)?;
        let linkage = data::linkage(self.symbol(symbol).linkage);
        if linkage == ir::Linkage::Local {
            // References lead to the target.
            return Ok(());
        }
        let name = tables.names[symbol.index()].clone();
        let target = value.plus.filter(|_| value.minus.is_none()).ok_or("other names of numbers")?;
        let is_function = matches!(self.symbol(target).kind, SymbolKind::Function(_));
        let is_thread_local = self.symbol(target).thread_local != ThreadLocal::No;
        let offset = u64::try_from(value.addend).map_err(|_| "other names of places before a variable")?;
        if is_thread_local || is_function && offset != 0 {
            return Err("other names of thread-local variables, or of places in functions".into());
        }
        let target = tables.names[target.index()].clone();
        module.aliases.push(ir::Alias { name, linkage, target, offset });
        Ok(())
    }

    /// Aliases end at something that is none.
    fn check_aliases(&self) -> Result<(), Error> {
        // 0: not seen, 1: open, 2: done.
        let mut states = vec![0u8; self.symbols.len()];
        for start in 0..self.symbols.len() {
            let mut stack = vec![(Symbol::new(start), false)];
            while let Some((symbol, is_done)) = stack.pop() {
                if is_done {
                    states[symbol.index()] = 2;
                    continue;
                }
                let SymbolKind::Alias(target) = self.symbols[symbol.index()].kind else { continue };
                match states[symbol.index()] {
                    2 => continue,
                    1 => {
                        let name = self.name_of(symbol);
                        let message = format!("`@{}` is an alias of itself", String::from_utf8_lossy(&name));
                        return Err(Error::new(ErrorKind::Invalid, Place::Unknown, message));
                    }
                    _ => {}
                }
                states[symbol.index()] = 1;
                stack.push((symbol, true));
                let (mut constants, mut seen) = (vec![target], HashSet::new());
                while let Some(constant) = constants.pop() {
                    // Expressions of bitcode share parts.
                    if !seen.insert(constant) {
                        continue;
                    }
                    match self.constants.kind(constant) {
                        ConstantKind::Symbol(other) => stack.push((other, false)),
                        ConstantKind::Expression { operands, .. } => {
                            constants.extend_from_slice(self.constants.list(operands));
                        }
                        _ => {}
                    }
                }
            }
        }
        Ok(())
    }
}
