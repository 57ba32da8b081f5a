//! Runs functions of a module.
//!
//! In: a [`Module`], a [`Memory`] for its data, host functions for its external symbols. Out: results, or a trap with the
//! function where it happened. Invariant: calls keep their registers in [`Linked`], so nothing recurses; a function is
//! decoded when it is first called.
//! Not here: the inner loop (see `run`).
//!
//! ```
//! use kernelsmith_ir::interp::{InterpOptions, Memory, ModuleInterpreter, Symbols};
//! let module = kernelsmith_ir::text::parse_module("
//!     data writable @calls: 4 align 4 {}
//!     func @factorial(%0: u64) -> u64 {
//!         declare @factorial(u64) -> u64
//!         declare data @calls
//!         %1 = symbol_addr @calls
//!         %2 = load.i32 [%1] align 4
//!         %3 = const.i32 1
//!         %2 = add.i32 %2, %3
//!         store.i32 %2, [%1] align 4
//!         %4 = const.u64 1
//!         %5 = cmp.le.u64 %0, %4
//!         if %5 {
//!             return %4
//!         }
//!         %6 = sub.u64 %0, %4
//!         %7 = call @factorial(%6)
//!         %8 = mul.u64 %0, %7
//!         return %8
//!     }").unwrap();
//! let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
//! let mut interp = ModuleInterpreter::new(&module, InterpOptions::default(), &mut memory, &symbols).unwrap();
//! assert_eq!(interp.run("factorial", &[20], &mut memory, &mut symbols).unwrap(), [2432902008176640000]);
//! assert_eq!(memory.read(interp.address("calls").unwrap(), 4).unwrap(), 20u32.to_le_bytes());
//! ```

use super::decode::{self, Code};
use super::{Coverage, InterpError, InterpOptions, Interpreter, Memory, Symbols, Trap};
use crate::function::{Function, Symbol, SymbolKind};
use crate::module::{DataKind, Module};
use crate::scalar;
use crate::types::Type;
use core::fmt;
use std::collections::HashMap;

/// What a call calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Callee {
    /// The function with this number.
    Function(u32),
    /// The external symbol with this number.
    External(u32),
}

/// What a name refers to.
#[derive(Clone, Copy, Debug)]
enum Item {
    Callee(Callee),
    Data(u64),
}

/// A function of the module.
#[derive(Clone, Debug)]
struct Unit<'f> {
    func: &'f Function,
    /// Its decoded operations, unless it is the current function or was never called.
    code: Option<Code>,
    /// What its symbols refer to, unless it is the current function.
    bound: Vec<Option<Item>>,
    counts: Vec<u64>,
    address: u64,
}

/// A call in progress: where it continues.
#[derive(Clone, Debug)]
struct Frame {
    unit: u32,
    /// The operation that calls.
    at: usize,
    regs: Vec<u64>,
    slots: Vec<u64>,
    variadic: Vec<u64>,
}

/// The module of the current function, and the calls in progress.
#[derive(Clone, Debug)]
pub(super) struct Linked<'f> {
    units: Vec<Unit<'f>>,
    names: HashMap<&'f str, Item>,
    /// Functions by address.
    callees: HashMap<u64, Callee>,
    /// Names and addresses of external symbols.
    externals: Vec<(&'f str, u64)>,
    frames: Vec<Frame>,
    /// The number of the current function, and what its symbols refer to.
    current: u32,
    bound: Vec<Option<Item>>,
    /// Memory in bytes of decoded functions and registers.
    bytes: u64,
    /// Registers of calls that ended.
    spare: Vec<Vec<u64>>,
}

impl<'f> Linked<'f> {
    /// The names of the external symbols.
    pub(super) fn externals(&self) -> impl Iterator<Item = &str> {
        self.externals.iter().map(|(name, _)| *name)
    }

    /// A function and its callees, which have no data and no addresses.
    pub(super) fn with_callees(func: &'f Function, options: &InterpOptions) -> Linked<'f> {
        let mut names = HashMap::new();
        let mut units = Vec::with_capacity(1 + func.callees.len());
        for (number, func) in core::iter::once(func).chain(&func.callees).enumerate() {
            units.push(Unit { func, code: None, bound: Vec::new(), counts: Vec::new(), address: 0 });
            names.insert(func.name.as_str(), Item::Callee(Callee::Function(number as u32)));
        }
        let mut externals = Vec::new();
        for symbol in
            func.symbols.iter().filter(|symbol| !matches!(symbol.kind, SymbolKind::Callee | SymbolKind::Signature))
        {
            names.insert(symbol.name.as_str(), Item::Callee(Callee::External(externals.len() as u32)));
            externals.push((symbol.name.as_str(), 0));
        }
        let bound = func.symbols.iter().map(|symbol| names.get(&*symbol.name).copied()).collect();
        let bytes = decode::memory(func, options);
        Linked {
            units,
            names,
            callees: HashMap::new(),
            externals,
            frames: Vec::new(),
            current: 0,
            bound,
            bytes,
            spare: Vec::new(),
        }
    }

    /// Adds the runs of operations of all functions but the current one.
    pub(super) fn add_coverage(&self, coverage: &mut Coverage) {
        self.units.iter().for_each(|unit| coverage.add(unit.func, &unit.counts));
    }
}

impl<'f> Interpreter<'f> {
    /// What the symbol of a call refers to.
    pub(super) fn callee(&self, symbol: u32) -> Callee {
        match self.linked.as_ref().and_then(|linked| linked.bound.get(symbol as usize).copied().flatten()) {
            Some(Item::Callee(callee)) => callee,
            // A single function has only external symbols.
            Some(Item::Data(_)) | None => Callee::External(symbol),
        }
    }

    /// The function at an address, if it fits the signature of a symbol.
    pub(super) fn callee_at(&self, at: usize, address: u64, symbol: u32) -> Result<Callee, Trap> {
        let callee = self.linked.as_ref().and_then(|linked| linked.callees.get(&address).copied());
        let Some(callee) = callee else { return Err(Trap::NoFunction { op: at, address }) };
        if let (Callee::Function(number), Some(linked)) = (callee, &self.linked) {
            let func = linked.units[number as usize].func;
            if !fits(&self.func.symbols[symbol as usize], &func.signature()) {
                return Err(Trap::Signature { op: at, name: func.name.clone() });
            }
        }
        Ok(callee)
    }

    /// The address of a symbol.
    pub(super) fn symbol_address(&self, symbol: u32) -> Result<u64, Trap> {
        let unknown = || Trap::UnknownSymbol(self.func.symbols[symbol as usize].name.clone());
        let linked = self.linked.as_ref().ok_or_else(unknown)?;
        match linked.bound.get(symbol as usize).copied().flatten().ok_or_else(unknown)? {
            Item::Data(address) => Ok(address),
            Item::Callee(Callee::Function(number)) => Ok(linked.units[number as usize].address),
            Item::Callee(Callee::External(number)) => Ok(linked.externals[number as usize].1),
        }
    }

    /// The name of an external symbol.
    pub(super) fn external_name(&self, number: u32) -> &str {
        match &self.linked {
            Some(linked) => linked.externals[number as usize].0,
            None => &self.func.symbols[number as usize].name,
        }
    }

    /// Enters a function of the module, which operation `at` calls.
    pub(super) fn enter(&mut self, at: usize, function: u32, args: &[u64], memory: &mut Memory) -> Result<(), Trap> {
        let (regs, slots) = (core::mem::take(&mut self.regs), core::mem::take(&mut self.slots));
        let variadic = core::mem::take(&mut self.variadic);
        let Some(linked) = &mut self.linked else { return Ok(()) };
        linked.frames.push(Frame { unit: linked.current, at, regs, slots, variadic });
        self.regs = linked.spare.pop().unwrap_or_default();
        self.start(at, function, 0, args, memory)
    }

    /// Enters a function of the module in place of the current one, whose operation `at` calls it.
    pub(super) fn replace(&mut self, at: usize, function: u32, args: &[u64], memory: &mut Memory) -> Result<(), Trap> {
        let bytes = frame_bytes(self.func, &self.code);
        self.free_slots(memory);
        self.start(at, function, bytes, args, memory)
    }

    /// Starts a function, whose frame comes in place of one of so many bytes.
    fn start(
        &mut self,
        at: usize,
        function: u32,
        replaced: u64,
        args: &[u64],
        memory: &mut Memory,
    ) -> Result<(), Trap> {
        self.switch_to(function);
        let (bytes, limit) = (frame_bytes(self.func, &self.code), self.options.memory_bytes);
        let Some(linked) = &mut self.linked else { return Ok(()) };
        // The frame of the first function is not counted.
        if !linked.frames.is_empty() {
            linked.bytes = linked.bytes.saturating_sub(replaced) + bytes;
        }
        if linked.bytes > limit {
            return Err(Trap::Depth { op: at, limit });
        }
        self.regs.clear();
        self.regs.resize(self.code.n_lanes, 0);
        self.begin(args, memory)
    }

    /// Leaves the current function. Returns the operation that called it, after storing its results; `None` if it is the
    /// first function.
    pub(super) fn leave(&mut self, results: &[u64], memory: &mut Memory) -> Option<usize> {
        let at = self.drop_frame(memory)?;
        self.store_results(at, results);
        Some(at)
    }

    /// Ends all calls in progress: the first function is the current one.
    pub(super) fn drop_frames(&mut self, memory: &mut Memory) {
        while self.drop_frame(memory).is_some() {}
        self.free_slots(memory);
    }

    fn drop_frame(&mut self, memory: &mut Memory) -> Option<usize> {
        let linked = self.linked.as_mut()?;
        let frame = linked.frames.pop()?;
        linked.bytes = linked.bytes.saturating_sub(frame_bytes(self.func, &self.code));
        linked.spare.push(core::mem::replace(&mut self.regs, frame.regs));
        self.free_slots(memory);
        self.slots = frame.slots;
        self.variadic = frame.variadic;
        self.switch_to(frame.unit);
        Some(frame.at)
    }

    /// Makes a function of the module the current one.
    fn switch_to(&mut self, function: u32) {
        let Some(linked) = &mut self.linked else { return };
        if linked.current == function {
            return;
        }
        let old = &mut linked.units[linked.current as usize];
        old.code = Some(core::mem::take(&mut self.code));
        old.bound = core::mem::take(&mut linked.bound);
        old.counts = core::mem::take(&mut self.counts);
        linked.current = function;
        let new = &mut linked.units[function as usize];
        self.func = new.func;
        self.code = match new.code.take() {
            Some(code) => code,
            None => {
                linked.bytes += decode::memory(new.func, &self.options);
                new.counts = vec![0; if self.options.coverage { new.func.ops.len() } else { 0 }];
                new.bound = new.func.symbols.iter().map(|symbol| linked.names.get(&*symbol.name).copied()).collect();
                decode::decode(new.func, &self.options)
            }
        };
        linked.bound = core::mem::take(&mut new.bound);
        self.counts = core::mem::take(&mut new.counts);
    }
}

/// The memory of a call in progress.
fn frame_bytes(func: &Function, code: &Code) -> u64 {
    let slots: u64 = func.slots.iter().map(|slot| u64::from(slot.bytes) + 64).sum();
    (code.n_lanes * size_of::<u64>() + size_of::<Frame>()) as u64 + slots
}

/// Whether an indirect call with this signature reaches a function of that one: the same sizes and kinds of values.
fn fits(call: &Symbol, function: &Symbol) -> bool {
    let same = |a: &[Type], b: &[Type]| {
        let kind = |ty: &Type| (ty.is_float(), ty.elem().bytes(), ty.lanes());
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| kind(a) == kind(b))
    };
    same(&call.params, &function.params)
        && (call.results.is_empty() || same(&call.results, &function.results))
        && call.passing == function.passing
        && call.is_variadic == function.is_variadic
}

/// A trap in a function of a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModuleTrap {
    /// The function.
    pub function: String,
    /// The trap.
    pub trap: Trap,
}

impl fmt::Display for ModuleTrap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}: {}", self.function, self.trap)
    }
}

impl core::error::Error for ModuleTrap {}

/// Runs functions of a module, whose data is in a [`Memory`] and stays there between runs.
#[derive(Clone, Debug)]
pub struct ModuleInterpreter<'f> {
    module: &'f Module,
    interpreter: Option<Interpreter<'f>>,
}

impl<'f> ModuleInterpreter<'f> {
    /// Verifies a module and places its data in `memory`. The addresses of external data come from `symbols`.
    ///
    /// # Errors
    /// If the verifier rejects it, or the options are invalid.
    pub fn new(
        module: &'f Module,
        options: InterpOptions,
        memory: &mut Memory,
        symbols: &Symbols<'_>,
    ) -> Result<ModuleInterpreter<'f>, InterpError> {
        options.check()?;
        crate::verify_module(module).map_err(|error| InterpError::InvalidModule(Box::new(error)))?;
        let mut linked = link(module, memory, symbols);
        fill(module, &linked, memory, options.pointer_bits);
        let interpreter = module.functions.first().map(|first| {
            linked.bound = first.func.symbols.iter().map(|symbol| linked.names.get(&*symbol.name).copied()).collect();
            linked.bytes = decode::memory(&first.func, &options);
            let counts = vec![0; if options.coverage { first.func.ops.len() } else { 0 }];
            Interpreter {
                func: &first.func,
                options,
                code: decode::decode(&first.func, &options),
                regs: Vec::new(),
                slots: Vec::new(),
                counts,
                more_results: Vec::new(),
                variadic: Vec::new(),
                hosts: Vec::new(),
                linked: Some(Box::new(linked)),
            }
        });
        Ok(ModuleInterpreter { module, interpreter })
    }

    /// Runs a function once. `memory` is that of [`ModuleInterpreter::new`].
    ///
    /// # Errors
    /// The trap that ended the run, with the function where it happened; earlier writes to memory remain.
    pub fn run(
        &mut self,
        function: &str,
        args: &[u64],
        memory: &mut Memory,
        symbols: &mut Symbols<'_>,
    ) -> Result<Vec<u64>, ModuleTrap> {
        let failed = |trap| ModuleTrap { function: function.to_owned(), trap };
        let number = self.module.function(function);
        let (Some(number), Some(interpreter)) = (number, &mut self.interpreter) else {
            return Err(failed(Trap::UnknownSymbol(function.to_owned())));
        };
        interpreter.switch_to(number as u32);
        interpreter.regs.clear();
        interpreter.regs.resize(interpreter.code.n_lanes, 0);
        let result = interpreter.run_current(args, memory, symbols);
        let function = interpreter.func.name.clone();
        interpreter.drop_frames(memory);
        result.map_err(|trap| ModuleTrap { function, trap })
    }

    /// The address of a function, of data, or of an external symbol.
    pub fn address(&self, name: &str) -> Option<u64> {
        let linked = self.interpreter.as_ref()?.linked.as_ref()?;
        linked.names.get(name).map(|item| address_of(linked, *item))
    }

    /// How often each operation ran, by operation and type; empty unless the options enable coverage.
    pub fn coverage(&self) -> Coverage {
        let mut coverage = Coverage::default();
        if let Some(interpreter) = &self.interpreter {
            coverage.add(interpreter.func, &interpreter.counts);
            interpreter.linked.iter().for_each(|linked| linked.add_coverage(&mut coverage));
        }
        coverage
    }
}

fn address_of(linked: &Linked<'_>, item: Item) -> u64 {
    match item {
        Item::Data(address) => address,
        Item::Callee(Callee::Function(number)) => linked.units[number as usize].address,
        Item::Callee(Callee::External(number)) => linked.externals[number as usize].1,
    }
}

/// Gives every name an address.
fn link<'f>(module: &'f Module, memory: &mut Memory, symbols: &Symbols<'_>) -> Linked<'f> {
    let mut names = HashMap::new();
    let mut callees = HashMap::new();
    let mut units = Vec::with_capacity(module.functions.len());
    for (number, function) in module.functions.iter().enumerate() {
        let (func, address, callee) = (&function.func, memory.reserve(), Callee::Function(number as u32));
        units.push(Unit { func, code: None, bound: Vec::new(), counts: Vec::new(), address });
        names.insert(func.name.as_str(), Item::Callee(callee));
        callees.insert(address, callee);
    }
    for data in &module.data {
        let read_only = !matches!(data.kind, DataKind::Writable | DataKind::ThreadLocal | DataKind::Scratchpad);
        let address = memory.alloc_data(data.size as usize, data.align, read_only);
        names.insert(data.name.as_str(), Item::Data(address));
    }
    for alias in &module.aliases {
        let item = match names.get(alias.target.as_str()).copied() {
            Some(Item::Data(address)) => Item::Data(address.wrapping_add(alias.offset)),
            Some(function) => function,
            None => continue,
        };
        names.insert(alias.name.as_str(), item);
    }
    let mut externals = Vec::new();
    for name in module.externals() {
        let is_weak = || module.weak.iter().any(|weak| weak == name);
        let item = match symbols.data_address(name) {
            Some(address) => Item::Data(address),
            None => {
                let is_absent = symbols.position(name).is_none() && is_weak();
                let (address, callee) =
                    (if is_absent { 0 } else { memory.reserve() }, Callee::External(externals.len() as u32));
                externals.push((name, address));
                if !is_absent {
                    callees.insert(address, callee);
                }
                Item::Callee(callee)
            }
        };
        names.insert(name, item);
    }
    Linked {
        units,
        names,
        callees,
        externals,
        frames: Vec::new(),
        current: 0,
        bound: Vec::new(),
        bytes: 0,
        spare: Vec::new(),
    }
}

/// Writes the contents of the data.
fn fill(module: &Module, linked: &Linked<'_>, memory: &mut Memory, pointer_bits: u32) {
    let address = |name: &str| linked.names.get(name).map_or(0, |item| address_of(linked, *item));
    for data in &module.data {
        let Some(region) = memory.region_mut(address(&data.name)) else { continue };
        region[..data.bytes.len()].copy_from_slice(&data.bytes);
        for relocation in &data.relocations {
            let minus = relocation.minus.as_ref().map(|name| address(name));
            let value = address(&relocation.symbol).wrapping_add(relocation.addend as u64);
            let value = match minus {
                Some(minus) => value.wrapping_sub(minus),
                None => scalar::on_machine(crate::Elem::Ptr, pointer_bits).canonical(value),
            };
            let start = relocation.offset as usize;
            let width = usize::from(relocation.width);
            region[start..start + width].copy_from_slice(&value.to_le_bytes()[..width]);
        }
    }
}
