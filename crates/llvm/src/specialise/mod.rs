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
//! | `source` | targets of jumps, liveness of a function of the module |
//! | `state` | values, frames of inlined calls, states |
//! | `evaluate` | the walk over states, control flow, calls |
//! | `operation` | one operation: folding, loads, stores |
//! | `graph` | the residual graph: chains, dead operations, registers |
//! | `emit` | from the graph to a structured function |

mod emit;
mod error;
mod evaluate;
mod graph;
mod operation;
mod source;
mod state;

pub use error::{SpecialiseError, SpecialiseErrorKind};

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

/// A value for an argument. Integers have no sign: `i32` and `u32` are the same type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    ty: ir::Type,
    bits: u64,
}

macro_rules! values {
    ($($rust:ty, $ty:ident, |$x:ident| $bits:expr;)*) => { $(
        impl From<$rust> for Value {
            fn from($x: $rust) -> Value {
                Value { ty: ir::Type::$ty, bits: $bits }
            }
        }
    )* };
}

values! {
    bool, BOOL, |x| u64::from(x);
    u8, U8, |x| u64::from(x);
    i8, U8, |x| u64::from(x as u8);
    u16, U16, |x| u64::from(x);
    i16, U16, |x| u64::from(x as u16);
    u32, U32, |x| u64::from(x);
    i32, U32, |x| u64::from(x as u32);
    u64, U64, |x| x;
    i64, U64, |x| x as u64;
    f32, F32, |x| u64::from(x.to_bits());
    f64, F64, |x| x.to_bits();
}

/// Bytes that the caller declares constant, with pointers to other such bytes.
///
/// They are copied: the code does not refer to the caller's memory.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    bytes: Vec<u8>,
    pointers: BTreeMap<u64, Memory>,
}

impl Memory {
    /// These bytes.
    pub fn new(bytes: &[u8]) -> Memory {
        Memory { bytes: bytes.to_vec(), pointers: BTreeMap::new() }
    }

    /// The bytes at an offset are a pointer to other memory; those of the caller are ignored.
    #[must_use]
    pub fn pointer(mut self, offset: u64, to: Memory) -> Memory {
        self.pointers.insert(offset, to);
        self
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
}

impl Specialised {
    /// Checks that memory that was declared constant has not changed.
    ///
    /// # Errors
    /// If the bytes of an argument differ from those that it was bound to, with the first offset. Pointers are not followed.
    pub fn check_memory(&self, argument: usize, bytes: &[u8]) -> Result<(), SpecialiseError> {
        let failed = |kind| Err(SpecialiseError::of_argument(&self.original, argument, kind));
        let Some(bound) = self.memory.get(&argument) else { return failed(SpecialiseErrorKind::NotMemory) };
        let is_pointer = |at: usize| {
            let before = bound.pointers.range(..=at as u64).next_back();
            before.is_some_and(|(&start, _)| (at as u64) < start + 8)
        };
        let differs = |at: &usize| bound.bytes.get(*at) != bytes.get(*at) && !is_pointer(*at);
        match (0..bound.bytes.len()).find(differs) {
            Some(offset) => failed(SpecialiseErrorKind::Changed { offset }),
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
    /// Operations of the result.
    pub operations: usize,
    /// How often the walk started again because something turned out not to be known.
    pub restarts: usize,
}

/// Specialises a function: see [`Specialise::new`].
#[derive(Clone, Debug)]
pub struct Specialise<'m> {
    module: &'m ir::Module,
    function: usize,
    budget: Budget,
    pointer_bits: u32,
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
        Ok(Specialise { module, function: number, budget, pointer_bits: 64, values, memory })
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
        let kind = |ty: ir::Type| (ty.is_float(), ty == ir::Type::BOOL, ty == ir::Type::PTR, ty.elem().bytes());
        if kind(ty) != kind(value.ty) {
            let kind = SpecialiseErrorKind::Type { wanted: ty, given: value.ty };
            return Err(SpecialiseError::of_argument(&self.func().name, argument, kind));
        }
        self.values.insert(argument, ty.elem().canonical(value.bits));
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
        let width = u64::from(self.pointer_bits / 8);
        let mut work = vec![&memory];
        while let Some(memory) = work.pop() {
            let mut end = 0;
            for (&offset, to) in &memory.pointers {
                if offset < end || offset.checked_add(width).is_none_or(|last| last > memory.bytes.len() as u64) {
                    return Err(failed(SpecialiseErrorKind::PointerOutside { offset }));
                }
                end = offset + width;
                work.push(to);
            }
        }
        self.memory.insert(argument, memory);
        Ok(self)
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
        let mut bound = BTreeMap::new();
        for (&argument, memory) in &self.memory {
            let first = fresh(format!("{original}.memory{argument}"));
            bound.insert(argument, first.clone());
            let mut work = vec![(first, memory)];
            while let Some((name, memory)) = work.pop() {
                let mut relocations = Vec::new();
                for (&offset, to) in &memory.pointers {
                    let symbol = fresh(format!("{name}.{offset}"));
                    let width = (self.pointer_bits / 8) as u8;
                    relocations.push(ir::DataRelocation {
                        offset,
                        width,
                        symbol: symbol.clone(),
                        addend: 0,
                        minus: None,
                    });
                    work.push((symbol, to));
                }
                module.data.push(ir::Data {
                    name,
                    linkage: ir::Linkage::Local,
                    kind: ir::DataKind::Constant,
                    size: memory.bytes.len().max(1) as u64,
                    align: 64,
                    bytes: memory.bytes.clone(),
                    relocations,
                });
            }
        }
        let input = evaluate::Input { module: &module, function: self.function, values: &self.values, memory: &bound };
        let (func, report) = evaluate::run(&input, &name, self.budget, self.pointer_bits)?;
        module.functions.insert(0, ir::ModuleFunction { linkage: ir::Linkage::Global, func });
        emit::keep_reachable(&mut module);
        Ok(Specialised { module, name, report, original, memory: self.memory })
    }
}
