//! The interpreter: it defines the semantics of functions.
//!
//! In: a function, options, arguments, a [`Memory`], host functions for its symbols. Out: the results, or a [`Trap`]
//! with the operation and the cause. Invariant: deterministic; no undefined behaviour; never panics on a verified
//! function. Not here: the arithmetic of a lane (see [`crate::scalar`]).
//!
//! Decoding happens once per function: it resolves types to lane counts, jumps to targets, and arithmetic to function
//! pointers. Running costs a few nanoseconds per lane and operation. Nothing recurses.
//!
//! ```
//! use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols};
//! let func = kernelsmith_ir::text::parse_function("
//!     func @f(%0: ptr, %1: i32) -> i32 {
//!         %2 = load.i32 [%0 + 4]
//!         %3 = add.i32 %1, %2
//!         return %3
//!     }").unwrap();
//! let mut memory = Memory::new();
//! let at = memory.alloc(&[0, 0, 0, 0, 7, 0, 0, 0]);
//! let mut interp = Interpreter::new(&func, InterpOptions::default()).unwrap();
//! assert_eq!(interp.run(&[at, 35], &mut memory, &mut Symbols::new()), Ok(vec![42]));
//! ```

mod coverage;
mod decode;
mod memory;
mod module;
mod run;

pub use coverage::Coverage;
pub use memory::{Fault, Memory};
pub use module::{ModuleInterpreter, ModuleTrap};

use crate::function::Function;
use crate::verify::{ModuleError, VerifyError};
use core::fmt;

/// The options of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InterpOptions {
    /// The width of a machine vector in bits: a power of two from 128 to 1024.
    pub vector_bits: u32,
    /// The width of an address in bits, 32 or 64: the width of `ptr` and `index`.
    pub pointer_bits: u32,
    /// The maximum number of operations to run.
    pub fuel: u64,
    /// The bits of inactive lanes whose pass-through is undefined, and of the first contents of stack slots. Run with two
    /// patterns to detect results that depend on them.
    pub undef: u64,
    /// The layout of lists of variadic arguments.
    pub variadic: VariadicList,
    /// Whether to count how often each operation runs.
    pub coverage: bool,
    /// The maximum memory for registers and decoded operations, in bytes: 256 MiB by default.
    pub memory_bytes: u64,
}

/// The layout of a list of variadic arguments, which `va_start` initialises. All arguments are in the part for the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariadicList {
    /// 24 bytes: System V on x86-64.
    SysV,
    /// 32 bytes: AAPCS64.
    Aapcs64,
    /// The address of the next argument: LP64D.
    Pointer,
}

impl Default for InterpOptions {
    /// 256-bit vectors, 64-bit addresses, 2^32 operations, 256 MiB.
    fn default() -> InterpOptions {
        InterpOptions {
            vector_bits: 256,
            pointer_bits: 64,
            fuel: 1 << 32,
            undef: 0xaaaa_aaaa_aaaa_aaaa,
            variadic: VariadicList::SysV,
            coverage: false,
            memory_bytes: 256 << 20,
        }
    }
}

impl InterpOptions {
    fn check(&self) -> Result<(), InterpError> {
        if !self.vector_bits.is_power_of_two() || !(128..=1024).contains(&self.vector_bits) {
            return Err(InterpError::VectorBits(self.vector_bits));
        }
        match self.pointer_bits {
            32 | 64 => Ok(()),
            bits => Err(InterpError::PointerBits(bits)),
        }
    }
}

/// Why a function cannot be interpreted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InterpError {
    /// The verifier rejects it.
    Invalid(VerifyError),
    /// The verifier rejects the module.
    InvalidModule(Box<ModuleError>),
    /// The options have an invalid vector width.
    VectorBits(u32),
    /// The options have an invalid address width.
    PointerBits(u32),
    /// Registers and operations need more memory than the options allow.
    Memory {
        /// The limit in bytes.
        limit: u64,
        /// The required memory in bytes.
        given: u64,
    },
}

impl fmt::Display for InterpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InterpError::Invalid(error) => error.fmt(f),
            InterpError::InvalidModule(error) => error.fmt(f),
            InterpError::VectorBits(bits) => {
                write!(f, "vectors of {bits} bits: wanted a power of two from 128 to 1024")
            }
            InterpError::Memory { limit, given } => {
                write!(f, "registers and operations take {given} bytes of memory, the limit is {limit}")
            }
            InterpError::PointerBits(bits) => write!(f, "addresses of {bits} bits: wanted 32 or 64"),
        }
    }
}

impl core::error::Error for InterpError {}

/// Why a run ended without results. Earlier writes to memory remain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trap {
    /// A `check` failed.
    OutOfBounds {
        /// The operation.
        op: usize,
        /// The check number.
        check_id: u32,
        /// The index.
        index: i64,
        /// The length, which the index must be below.
        len: i64,
    },
    /// An access outside every region.
    Fault {
        /// The operation.
        op: usize,
        /// The access.
        fault: Fault,
    },
    /// An address lacks the alignment that the operation promises.
    Misaligned {
        /// The operation.
        op: usize,
        /// The address.
        address: u64,
        /// The promised alignment in bytes.
        align: u32,
    },
    /// The run exceeds the number of operations that the options allow.
    OutOfFuel {
        /// The first operation that did not run.
        op: usize,
    },
    /// A called symbol is not bound.
    UnknownSymbol(String),
    /// An indirect call of an address where no function begins.
    NoFunction {
        /// The operation.
        op: usize,
        /// The address.
        address: u64,
    },
    /// An indirect call of a function with another signature: other sizes or kinds of arguments or results.
    Signature {
        /// The operation.
        op: usize,
        /// The function.
        name: String,
    },
    /// The calls in progress need more memory than the options allow.
    Depth {
        /// The operation that calls.
        op: usize,
        /// The limit in bytes.
        limit: u64,
    },
    /// A host function ended the run.
    Host {
        /// The operation that calls.
        op: usize,
        /// What it says.
        reason: String,
    },
    /// The number of arguments differs from the number of parameters.
    Arguments {
        /// The number of parameters.
        wanted: usize,
        /// The number of arguments.
        given: usize,
    },
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trap::OutOfBounds { op, check_id, index, len } => {
                write!(f, "operation {op}: check {check_id}: index {index} is not in 0..{len}")
            }
            Trap::Fault { op, fault } => write!(f, "operation {op}: {fault}"),
            Trap::Misaligned { op, address, align } => {
                write!(f, "operation {op}: address {address:#x} is not a multiple of {align}")
            }
            Trap::OutOfFuel { op } => write!(f, "operation {op}: out of fuel"),
            Trap::UnknownSymbol(name) => write!(f, "@{name} is bound to nothing"),
            Trap::NoFunction { op, address } => write!(f, "operation {op}: no function begins at {address:#x}"),
            Trap::Signature { op, name } => write!(f, "operation {op}: @{name} has another signature than the call"),
            Trap::Depth { op, limit } => {
                write!(f, "operation {op}: the calls in progress take more than {limit} bytes of memory")
            }
            Trap::Host { op, reason } => write!(f, "operation {op}: {reason}"),
            Trap::Arguments { wanted, given } => write!(f, "{given} arguments for {wanted} parameters"),
        }
    }
}

impl core::error::Error for Trap {}

/// A host function: takes the canonical bits of the arguments, returns the bits of the result (any value if it has
/// none).
pub type HostFn<'h> = &'h mut dyn FnMut(&[u64], &mut Memory) -> u64;

/// A host function with any number of results, which may also end the run with [`Trap::Host`].
pub type FullHostFn<'h> = &'h mut dyn FnMut(&[u64], &mut Memory) -> Result<Vec<u64>, String>;

/// What a name is bound to.
enum Host<'h> {
    Plain(HostFn<'h>),
    Full(FullHostFn<'h>),
}

/// Host functions and the addresses of external data by name.
#[derive(Default)]
pub struct Symbols<'h> {
    entries: Vec<(String, Host<'h>)>,
    data: Vec<(String, u64)>,
}

impl<'h> Symbols<'h> {
    /// No symbols.
    pub const fn new() -> Symbols<'h> {
        Symbols { entries: Vec::new(), data: Vec::new() }
    }

    /// Binds a name; a later binding of the same name wins.
    pub fn bind(&mut self, name: &str, function: HostFn<'h>) {
        self.entries.push((name.to_owned(), Host::Plain(function)));
    }

    /// Binds a name to a function with several results, or one that may end the run.
    pub fn bind_full(&mut self, name: &str, function: FullHostFn<'h>) {
        self.entries.push((name.to_owned(), Host::Full(function)));
    }

    /// Binds the name of external data of a module to an address in its [`Memory`].
    pub fn bind_data(&mut self, name: &str, address: u64) {
        self.data.push((name.to_owned(), address));
    }

    fn function(&mut self, entry: usize) -> Option<&mut Host<'h>> {
        self.entries.get_mut(entry).map(|(_, host)| host)
    }

    fn data_address(&self, name: &str) -> Option<u64> {
        self.data.iter().rev().find(|(other, _)| other == name).map(|(_, address)| *address)
    }

    fn position(&self, name: &str) -> Option<usize> {
        self.entries.iter().rposition(|(other, _)| other == name)
    }
}

impl fmt::Debug for Symbols<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.entries.iter().map(|(name, _)| name)).finish()
    }
}

/// A decoded function, which can run any number of times.
#[derive(Clone, Debug)]
pub struct Interpreter<'f> {
    func: &'f Function,
    options: InterpOptions,
    code: decode::Code,
    /// The lanes of all registers.
    regs: Vec<u64>,
    /// The addresses of the stack slots during a run.
    slots: Vec<u64>,
    /// How often each operation ran.
    counts: Vec<u64>,
    /// The results of the last call after its first one.
    more_results: Vec<u64>,
    /// The variadic arguments of the current call.
    variadic: Vec<u64>,
    /// The entries of host functions, by symbol; by external symbol in a module. Valid during a run.
    hosts: Vec<Option<usize>>,
    /// The module of the function.
    linked: Option<Box<module::Linked<'f>>>,
}

impl<'f> Interpreter<'f> {
    /// Verifies and decodes a function.
    ///
    /// # Errors
    /// If the verifier rejects it, or the options are invalid.
    pub fn new(func: &'f Function, options: InterpOptions) -> Result<Interpreter<'f>, InterpError> {
        options.check()?;
        crate::verify(func).map_err(InterpError::Invalid)?;
        let bytes = decode::memory(func, &options);
        // Lane indices have 32 bits, whatever the options allow.
        let limit = options.memory_bytes.min(u64::from(u32::MAX) * size_of::<u64>() as u64);
        if bytes > limit {
            return Err(InterpError::Memory { limit, given: bytes });
        }
        let code = decode::decode(func, &options);
        let regs = vec![0; code.n_lanes];
        let counts = vec![0; if options.coverage { func.ops.len() } else { 0 }];
        Ok(Interpreter {
            func,
            options,
            code,
            regs,
            slots: Vec::new(),
            counts,
            more_results: Vec::new(),
            variadic: Vec::new(),
            hosts: Vec::new(),
            linked: (!func.callees.is_empty()).then(|| Box::new(module::Linked::with_callees(func, &options))),
        })
    }

    /// The number of runs of each operation, over all calls of `run`; empty unless the options enable coverage.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// Like [`Interpreter::counts`], by operation and type.
    pub fn coverage(&self) -> Coverage {
        let mut coverage = Coverage::default();
        coverage.add(self.func, &self.counts);
        self.linked.iter().for_each(|linked| linked.add_coverage(&mut coverage));
        coverage
    }
}
