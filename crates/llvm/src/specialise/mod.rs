//! Specialisation: a function of a module for arguments and memory that are known.
//!
//! In: an `ir` module, the name of a function, values of some of its arguments. Out: [`Specialised`], a module whose first
//! function has the other parameters only. The method is partial evaluation of the control-flow graph: a *state* is a
//! position with the registers that are known there, and each state becomes a block. Loops are unrolled while their state
//! is known, calls are inlined, loads of constants are folded, branches on constants disappear; stack slots whose accesses
//! are known become registers.
//! Invariants: the result computes what the function computes for the bound values; work is limited by [`Budget`]; nothing
//! recurses and nothing depends on hash order.
//!
//! | part | contents |
//! |---|---|
//! | `memory` | values and constant memory that the caller binds |
//! | `source` | targets of jumps, liveness of a function of the module |
//! | `state` | values, frames of inlined calls, states |
//! | `evaluate` | the walk over states, control flow, calls |
//! | `operation` | one operation: folding, loads, stores |
//! | `graph` | the residual graph: chains, dead operations, registers |
//! | `emit` | from the graph to a structured function |
//! | `implied` | comparisons that earlier conditions decide |
//! | `leaf` | a function that calls nothing, for kernels to inline |

mod blocks;
mod emit;
mod error;
mod evaluate;
mod graph;
mod implied;
mod leaf;
mod memory;
mod operation;
mod source;
mod state;

pub use error::{SpecialiseError, SpecialiseErrorKind};
pub use leaf::{PANIC, leaf};
pub use memory::{Memory, Plain, Value};

use kernelsmith_ir as ir;
use std::collections::{BTreeMap, BTreeSet};

/// How far specialisation may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// States of one loop: so many iterations are unrolled at most. Beyond, the value that changes most is no longer known
    /// there, and the loop remains a loop. 256 by default.
    pub states: usize,
    /// Operations of the result, before it is simplified: 16384 by default. Beyond, loops are unrolled less; then it is an error.
    pub operations: usize,
    /// Calls that are inlined in each other: 64 by default. Beyond it is an error.
    pub depth: usize,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { states: 256, operations: 16_384, depth: 64 }
    }
}

/// A specialised function, as a separate module.
#[derive(Clone, Debug)]
pub struct Specialised {
    /// The function, and all that it refers to. Its writable variables are the result's own, with their first values.
    pub module: ir::Module,
    /// The name of the function in it.
    pub name: String,
    /// What was done.
    pub report: Report,
    original: String,
    memory: BTreeMap<usize, Memory>,
    pointer_bits: u32,
}

impl Specialised {
    /// Checks that memory that was declared constant has not changed.
    ///
    /// # Errors
    /// If the memory of an argument differs from that which it was bound to, with the first offset.
    pub fn check_memory(&self, argument: usize, now: &Memory) -> Result<(), SpecialiseError> {
        let failed = |kind| Err(SpecialiseError::of_argument(&self.original, argument, kind));
        let Some(bound) = self.memory.get(&argument) else { return failed(SpecialiseErrorKind::NotMemory) };
        match bound.differs_at(now, u64::from(self.pointer_bits / 8)) {
            Some((object, offset)) => failed(SpecialiseErrorKind::Changed { object, offset }),
            None => Ok(()),
        }
    }
}

/// Numbers about a specialisation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// States: positions with the values that are known there.
    pub states: usize,
    /// Calls that were inlined, by position.
    pub inlined: usize,
    /// Operations of the result, before loops become loops over vectors.
    pub operations: usize,
    /// How often the walk started again because something turned out not to be known.
    pub restarts: usize,
    /// Loops that became loops over vectors.
    pub vectorised: usize,
}

/// Specialises a function: see [`Specialise::new`].
#[derive(Clone, Debug)]
pub struct Specialise<'m> {
    module: &'m ir::Module,
    function: usize,
    budget: Budget,
    pointer_bits: u32,
    has_vectors: bool,
    values: BTreeMap<usize, u64>,
    memory: BTreeMap<usize, Memory>,
}

impl<'m> Specialise<'m> {
    /// A specialisation of this function of a module.
    ///
    /// ```
    /// use kernelsmith_llvm::specialise::Specialise;
    /// let text = b"define i32 @power(i32 %x, i32 %n) {
    /// entry:
    ///   br label %test
    /// test:
    ///   %i = phi i32 [ 0, %entry ], [ %next, %body ]
    ///   %p = phi i32 [ 1, %entry ], [ %more, %body ]
    ///   %done = icmp eq i32 %i, %n
    ///   br i1 %done, label %end, label %body
    /// body:
    ///   %more = mul i32 %p, %x
    ///   %next = add i32 %i, 1
    ///   br label %test
    /// end:
    ///   ret i32 %p
    /// }";
    /// let module = kernelsmith_llvm::Module::parse("power.ll", text)?.lower().unwrap();
    /// let cube = Specialise::new(&module, "power")?.bind(1, 3)?.run()?;
    /// let text = cube.module.functions[0].func.to_string();
    /// assert!(!text.contains("loop") && text.matches("mul.u32").count() == 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the module does not define the function, or it is of a kind that is not supported.
    pub fn new(module: &'m ir::Module, function: &str) -> Result<Specialise<'m>, SpecialiseError> {
        let failed = |kind| SpecialiseError::of_function(function, kind);
        let number = module.function(function).ok_or_else(|| failed(SpecialiseErrorKind::UnknownFunction))?;
        let func = &module.functions[number].func;
        if let Some(what) = source::refused(func) {
            return Err(failed(SpecialiseErrorKind::Unsupported(what)));
        }
        let budget = Budget::default();
        let (values, memory) = (BTreeMap::new(), BTreeMap::new());
        Ok(Specialise { module, function: number, budget, pointer_bits: 64, has_vectors: true, values, memory })
    }

    /// Sets the budget.
    #[must_use]
    pub fn budget(mut self, budget: Budget) -> Specialise<'m> {
        self.budget = budget;
        self
    }

    /// Sets the width of addresses, 64 or 32.
    #[must_use]
    pub fn pointer_bits(mut self, bits: u32) -> Specialise<'m> {
        self.pointer_bits = if bits == 32 { 32 } else { 64 };
        self
    }

    fn func(&self) -> &'m ir::Function {
        &self.module.functions[self.function].func
    }

    /// The type of an argument that is not bound.
    fn free_argument(&self, argument: usize) -> Result<ir::Type, SpecialiseError> {
        let func = self.func();
        let failed = |kind| SpecialiseError::of_argument(&func.name, argument, kind);
        let Some(&reg) = func.params.get(argument) else {
            return Err(failed(SpecialiseErrorKind::NoArgument { n_arguments: func.params.len() }));
        };
        if self.values.contains_key(&argument) || self.memory.contains_key(&argument) {
            return Err(failed(SpecialiseErrorKind::BoundTwice));
        }
        Ok(func.ty(reg).unwrap_or(ir::Type::BOOL))
    }

    /// Binds an argument, by number from 0, to a value. Arguments count as they are passed: a slice of Rust is two, its
    /// address and its length.
    ///
    /// # Errors
    /// If there is no such argument, it is bound already, or has another type.
    pub fn bind(mut self, argument: usize, value: impl Into<Value>) -> Result<Specialise<'m>, SpecialiseError> {
        let (ty, value) = (self.free_argument(argument)?, value.into());
        let kind =
            |ty: ir::Type| (ty.is_float(), ty == ir::Type::BOOL, ty == ir::Type::PTR, ty.elem().bytes(), ty.lanes());
        if kind(ty) != kind(value.ty()) {
            let kind = SpecialiseErrorKind::Type { wanted: ty, given: value.ty() };
            return Err(SpecialiseError::of_argument(&self.func().name, argument, kind));
        }
        self.values.insert(argument, ty.elem().canonical(value.bits()));
        Ok(self)
    }

    /// Binds a pointer to memory that does not change: loads from it are folded.
    ///
    /// # Errors
    /// If there is no such argument, it is bound already, or is not a pointer, or a pointer in the memory is outside of it.
    pub fn bind_memory(mut self, argument: usize, memory: Memory) -> Result<Specialise<'m>, SpecialiseError> {
        let ty = self.free_argument(argument)?;
        let failed = |kind| SpecialiseError::of_argument(&self.func().name, argument, kind);
        if ty != ir::Type::PTR {
            return Err(failed(SpecialiseErrorKind::Type { wanted: ty, given: ir::Type::PTR }));
        }
        if let Err(offset) = memory.check(u64::from(self.pointer_bits / 8)) {
            return Err(failed(SpecialiseErrorKind::PointerOutside { offset }));
        }
        self.memory.insert(argument, memory);
        Ok(self)
    }

    /// Leaves loops over elements as they are: for functions that become part of others, whose vectors are of another width.
    pub(super) fn without_vectors(mut self) -> Specialise<'m> {
        self.has_vectors = false;
        self
    }

    /// Specialises.
    ///
    /// # Errors
    /// If the budget does not suffice, naming the function.
    pub fn run(self) -> Result<Specialised, SpecialiseError> {
        let original = self.func().name.clone();
        let mut names: BTreeSet<String> = self.module.functions.iter().map(|f| f.func.name.clone()).collect();
        names.extend(self.module.data.iter().map(|data| data.name.clone()));
        names.extend(self.module.externals().into_iter().map(str::to_owned));
        let mut fresh = |base: String| {
            let mut name = base.clone();
            let mut n = 1;
            while !names.insert(name.clone()) {
                n += 1;
                name = format!("{base}{n}");
            }
            name
        };
        let name = fresh(format!("{original}.specialised"));
        // Memory becomes constant data.
        let mut module = self.module.clone();
        // What is evaluated knows calls and returns.
        module.functions.iter_mut().for_each(|function| function.func.expand_tail_calls());
        let mut bound = BTreeMap::new();
        for (&argument, memory) in &self.memory {
            let base = format!("{original}.memory{argument}");
            let names: Vec<String> = memory.objects().map(|_| fresh(base.clone())).collect();
            let width = (self.pointer_bits / 8) as u8;
            for (object, name) in memory.objects().zip(&names) {
                let relocations = object.pointers().map(|(offset, to)| ir::DataRelocation {
                    offset,
                    width,
                    symbol: names[to].clone(),
                    addend: 0,
                    minus: None,
                });
                module.data.push(ir::Data {
                    name: name.clone(),
                    linkage: ir::Linkage::Local,
                    kind: ir::DataKind::Constant,
                    size: object.bytes().len().max(1) as u64,
                    align: 64,
                    bytes: object.bytes().to_vec(),
                    relocations: relocations.collect(),
                });
            }
            // The last object is the one that the argument points to.
            bound.extend(names.into_iter().next_back().map(|name| (argument, name)));
        }
        let input = evaluate::Input { module: &module, function: self.function, values: &self.values, memory: &bound };
        let (mut func, mut report) = evaluate::run(&input, &name, self.budget, self.pointer_bits)?;
        if self.has_vectors && self.pointer_bits == 64 {
            report.vectorised = crate::vectorise::run(&mut func);
        }
        for (function, original) in module.functions.iter_mut().zip(&self.module.functions) {
            if original.func.has_tail_calls() {
                function.func = original.func.clone();
            }
        }
        module.functions.insert(0, ir::ModuleFunction { linkage: ir::Linkage::Global, func });
        emit::keep_reachable(&mut module);
        let Specialise { pointer_bits, memory, .. } = self;
        Ok(Specialised { module, name, report, original, memory, pointer_bits })
    }
}
