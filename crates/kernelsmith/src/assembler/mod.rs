//! Machine code written by hand: typed assemblers over the descriptions that the compiler uses.
//!
//! For: kernels of which every instruction is to be chosen, with Rust as the macro language. Not for: anything that
//! [`Jit`](crate::Jit) can compile; here nothing allocates registers, and calling the result is `unsafe`.
//!
//! Each machine has a module with its registers, its kinds of operands and an `Assembler` whose methods are called like
//! the instructions and take their operands in the order of assembly text. Operands are types, so that what no form of an
//! instruction takes is refused when Rust compiles. Numbers are checked when they are encoded: one that does not fit is
//! never cut down to another instruction. The first error, with the line of the call, is kept until
//! [`Assembler::finish`] or [`Assembler::code`]; calls behind it do nothing.
//!
//! From nothing to a call in ten lines:
//!
//! ```
//! # #[cfg(target_arch = "x86_64")]
//! # fn main() -> Result<(), kernelsmith::Error> {
//! use kernelsmith::assembler::x86_64::*;
//!
//! let mut a = Assembler::new();
//! let (top, end) = (a.label(), a.label());
//! a.xor(eax, eax);
//! a.bind(top); // eax = n + (n - 1) + ... + 1
//! a.test(rdi, rdi);
//! a.jcc(Cond::E, end);
//! a.add(rax, rdi);
//! a.dec(rdi);
//! a.jmp(top);
//! a.bind(end);
//! a.ret();
//! let sum = a.finish::<unsafe extern "C" fn(u64) -> u64>()?;
//! // SAFETY: the code above takes one number, in rdi as System V has it, and touches no memory.
//! # #[cfg(unix)]
//! assert_eq!(unsafe { sum.call(100)? }, 5050);
//! # Ok(())
//! # }
//! # #[cfg(not(target_arch = "x86_64"))]
//! # fn main() {}
//! ```
//!
//! The examples of the other machines are in [`aarch64`] and [`riscv64`].

mod error;
mod operand;
mod table;

pub mod aarch64;
pub mod riscv64;
pub mod x86_64;

#[cfg(test)]
mod tests;

pub use error::{AssemblerError, AssemblerErrorKind};
pub use operand::{Label, OperandType};
pub use table::{Form, Machine};

use crate::error::{Error, ErrorKind};
use error::Place;
use kernelsmith_exec::{
    AccessContract, ArenaOptions, CodeArena, CodeObject, ExecError, Kernel, SymbolTable, UnsafeSignature, host_arch,
    publish, trusted,
};
use kernelsmith_machine::FeatureId;
use kernelsmith_machine::encode::{CodeBuffer, align_code};
use operand::Values;
use std::borrow::Cow;
use std::marker::PhantomData;
use std::panic::Location;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use table::Shape;

/// Machine code under construction; see the [module](self).
///
/// The modules of the machines call it `Assembler` with their machine filled in.
#[derive(Debug)]
pub struct Assembler<M> {
    name: String,
    code: CodeBuffer,
    /// What labels of this assembler carry, so that those of others are noticed.
    owner: u32,
    /// The instructions that name labels, in the order of the code.
    uses: Vec<Place>,
    features: Vec<FeatureId>,
    error: Option<AssemblerError>,
    machine: PhantomData<M>,
}

impl<M: Machine> Default for Assembler<M> {
    fn default() -> Self {
        Assembler::new()
    }
}

impl<M: Machine> Assembler<M> {
    /// No code yet.
    pub fn new() -> Self {
        Assembler::named("assembled")
    }

    /// No code yet, under a name that profilers and object files show.
    pub fn named(name: &str) -> Self {
        static OWNERS: AtomicU32 = AtomicU32::new(0);
        Assembler {
            name: name.to_owned(),
            code: CodeBuffer::new(),
            owner: OWNERS.fetch_add(1, Ordering::Relaxed),
            uses: Vec::new(),
            features: Vec::new(),
            error: None,
            machine: PhantomData,
        }
    }

    /// A new label, to be bound once, before or after it is used.
    pub fn label(&mut self) -> Label {
        Label { owner: self.owner, id: self.code.new_label() }
    }

    /// Puts the label here.
    #[track_caller]
    pub fn bind(&mut self, label: Label) {
        let why = if label.owner != self.owner {
            AssemblerErrorKind::ForeignLabel
        } else if self.code.offset(label.id).is_some() {
            AssemblerErrorKind::BoundTwice
        } else {
            return self.code.bind(label.id);
        };
        self.refuse(AssemblerError::new("bind", why, Location::caller()));
    }

    /// Appends a word of 32 bits as it is, in the byte order of instructions.
    pub fn word(&mut self, word: u32) {
        self.bytes(&word.to_le_bytes());
    }

    /// Appends bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        if self.error.is_none() {
            self.code.put_bytes(bytes);
        }
    }

    /// Goes on at a multiple of so many bytes, a power of two up to 64; the gap does nothing when it is run.
    #[track_caller]
    pub fn align(&mut self, to: u32) {
        if !to.is_power_of_two() || to > 64 {
            let kind = AssemblerErrorKind::OutOfRange { value: i64::from(to), min: 1, max: 64 };
            return self.refuse(AssemblerError::new("align", kind, Location::caller()));
        }
        if self.error.is_none() {
            align_code(M::desc(), to, &mut self.code);
        }
    }

    /// How many bytes there are so far.
    pub fn len_bytes(&self) -> usize {
        self.code.bytes().len()
    }

    /// The bytes, with all labels filled in.
    ///
    /// # Errors
    /// The first error of any call before, or a label that is not bound or out of reach.
    pub fn code(&self) -> Result<Vec<u8>, AssemblerError> {
        match &self.error {
            Some(error) => Err(error.clone()),
            None => self.fill(self.code.clone()),
        }
    }

    /// Writes the bytes, and nothing else: what `objdump -b binary -D` shows.
    ///
    /// # Errors
    /// As [`Assembler::code`], or what the writer says ([`ErrorKind::Resource`]).
    pub fn write_to(&self, mut out: impl std::io::Write) -> Result<(), Error> {
        let code = self.code()?;
        let failed = |error| Error::new(ErrorKind::Resource, format!("the code cannot be written: {error}"));
        out.write_all(&code).map_err(failed)
    }

    /// A relocatable ELF file with the code as one function of the assembler's name.
    ///
    /// # Errors
    /// As [`Assembler::code`].
    #[cfg(feature = "object")]
    pub fn object(&self) -> Result<Vec<u8>, Error> {
        use kernelsmith_machine::asm::{Binding, Program, Section, SectionKind, Symbol};
        let bytes = self.code()?;
        let size = bytes.len() as u64;
        let section = Section {
            name: ".text".to_owned(),
            kind: SectionKind::Code,
            align: 64,
            bytes,
            size,
            relocations: Vec::new(),
        };
        let symbol = Symbol {
            name: self.name.clone(),
            place: Some((0, 0)),
            binding: Binding::Global,
            is_function: Some(true),
            size,
        };
        let program = Program { sections: vec![section], symbols: vec![symbol], lines: Vec::new() };
        kernelsmith_machine::object::write(M::desc(), &program)
            .map_err(|error| Error::new(ErrorKind::Bug, error.to_string()))
    }

    /// Publishes the code in executable memory, shared with other kernels made this way and freed with the last clone of
    /// this one. The signature is that of a C function, and calling it is unsafe: only the author knows what the code does.
    ///
    /// # Errors
    /// As [`Assembler::code`]; [`ErrorKind::Unsupported`] if the code is for another machine than this one, or uses
    /// instructions that this one lacks; [`ErrorKind::Resource`] if the system gives no memory.
    pub fn finish<S: UnsafeSignature>(self) -> Result<Kernel<S>, Error> {
        let Assembler { error: None, .. } = &self else { return Err(self.code().err().map_or_else(bug, Error::from)) };
        if M::NAME != host_arch() || !cfg!(unix) {
            let message = format!("code for {} does not run on this host, which is {}", M::NAME, host_arch());
            return Err(Error::new(ErrorKind::Unsupported, message));
        }
        let bytes = self.fill(self.code.clone())?;
        let features = self.features.iter().map(|&feature| Cow::Borrowed(M::desc().feature(feature).name()));
        let code = CodeObject { features: features.collect(), ..CodeObject::for_host(self.name.as_str(), bytes) };
        let block = publish(&arena()?, &code, &SymbolTable::new())?;
        let contract = AccessContract {
            unsafe_reason: Some("its instructions were written by hand".to_owned()),
            ..AccessContract::default()
        };
        Ok(trusted::kernel(block, &S::signature(), contract)?)
    }

    fn fill(&self, mut code: CodeBuffer) -> Result<Vec<u8>, AssemblerError> {
        match code.finish() {
            Ok(()) => Ok(code.bytes().to_vec()),
            Err(error) => {
                // The instruction that the field belongs to.
                let user = self.uses.partition_point(|place| place.at <= error.at());
                Err(AssemblerError::of_label(M::desc(), user.checked_sub(1).map(|at| &self.uses[at]), &error))
            }
        }
    }

    /// Keeps the first error.
    #[cold]
    fn refuse(&mut self, error: AssemblerError) {
        self.error.get_or_insert(error);
    }

    /// Appends an instruction.
    #[inline]
    #[track_caller]
    fn emit<Op, T: Form<Op, M>>(&mut self, operands: T) {
        if self.error.is_some() {
            return;
        }
        let mut values = Values::new(self.owner);
        operands.put(&mut values);
        let at = self.code.position();
        match table::encode(M::desc(), T::row().shapes(M::desc()), &values, &mut self.code) {
            Ok(shape) => self.note(shape, at, values.has_label(), Location::caller()),
            Err(fault) => {
                let texts = operands.texts();
                self.refuse(AssemblerError::of_operand(M::desc(), fault, &values, &texts, Location::caller()));
            }
        }
    }

    fn note(&mut self, shape: &Shape, at: u32, has_label: bool, location: &'static Location<'static>) {
        if has_label {
            self.uses.push(Place { at, inst: shape.inst, location });
        }
        for &feature in &shape.features {
            if !self.features.contains(&feature) {
                self.features.push(feature);
            }
        }
    }
}

fn bug() -> Error {
    Error::new(ErrorKind::Bug, "an error was kept and is gone")
}

/// The memory of all kernels that are written by hand.
fn arena() -> Result<CodeArena, ExecError> {
    static ARENA: Mutex<Option<CodeArena>> = Mutex::new(None);
    let mut arena = ARENA.lock().unwrap_or_else(PoisonError::into_inner);
    match &*arena {
        Some(arena) => Ok(arena.clone()),
        None => Ok(arena.insert(CodeArena::new(ArenaOptions::new())?).clone()),
    }
}
