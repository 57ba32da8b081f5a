//! Typed assemblers for hand-written machine code. They use the same descriptions as the compiler.
//!
//! Use them for kernels where you choose every instruction, with Rust as the macro language. If [`Jit`](crate::Jit) can
//! compile the kernel, prefer that: the assemblers allocate no registers, and calling the result is `unsafe`.
//!
//! Each machine has a module with its registers, its operand types and an `Assembler`. The methods have the names of
//! the instructions and take the operands in the order of assembly text. Operands are Rust types, so the Rust compiler
//! rejects an operand that no form of the instruction takes. The encoder checks numbers and never truncates one. The
//! assembler keeps the first error, with the source line of the call, until [`Assembler::finish`] or
//! [`Assembler::code`]; later calls do nothing.
//!
//! A complete example:
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
//! // SAFETY: the code takes one integer in rdi, following the System V convention, and accesses no memory.
//! # #[cfg(unix)]
//! assert_eq!(unsafe { sum.call(100)? }, 5050);
//! # Ok(())
//! # }
//! # #[cfg(not(target_arch = "x86_64"))]
//! # fn main() {}
//! ```
//!
//! For examples of the other machines see [`aarch64`] and [`riscv64`].

mod error;
mod operand;
mod table;

#[cfg(feature = "aarch64")]
pub mod aarch64;
#[cfg(feature = "riscv64")]
pub mod riscv64;
#[cfg(feature = "x86-64")]
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
/// The module of each machine defines a type alias `Assembler` for its machine.
#[derive(Debug)]
pub struct Assembler<M> {
    name: String,
    code: CodeBuffer,
    /// Identifies this assembler in its labels, so that labels of another assembler are detected.
    owner: u32,
    /// The instructions that refer to labels, in the order of the code.
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
    /// Creates an empty assembler.
    pub fn new() -> Self {
        Assembler::named("assembled")
    }

    /// Creates an empty assembler. Profilers and object files show `name`.
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

    /// Creates a label. Bind it once, before or after its uses.
    pub fn label(&mut self) -> Label {
        Label { owner: self.owner, id: self.code.new_label() }
    }

    /// Binds the label to the current position.
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

    /// Appends a 32-bit word unchanged, little-endian like instructions.
    pub fn word(&mut self, word: u32) {
        self.bytes(&word.to_le_bytes());
    }

    /// Appends bytes unchanged.
    pub fn bytes(&mut self, bytes: &[u8]) {
        if self.error.is_none() {
            self.code.put_bytes(bytes);
        }
    }

    /// Pads with no-ops to a multiple of `to` bytes, a power of two up to 64.
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

    /// The size of the code so far, in bytes.
    pub fn len_bytes(&self) -> usize {
        self.code.bytes().len()
    }

    /// The bytes, with all labels resolved.
    ///
    /// # Errors
    /// The first error of any earlier call, or a label that is not bound or out of reach.
    pub fn code(&self) -> Result<Vec<u8>, AssemblerError> {
        match &self.error {
            Some(error) => Err(error.clone()),
            None => self.fill(self.code.clone()),
        }
    }

    /// Writes the bytes without a header, for `objdump -b binary -D`.
    ///
    /// # Errors
    /// The errors of [`Assembler::code`], or [`ErrorKind::Resource`] if writing fails.
    pub fn write_to(&self, mut out: impl std::io::Write) -> Result<(), Error> {
        let code = self.code()?;
        let failed = |error| Error::new(ErrorKind::Resource, format!("the code cannot be written: {error}"));
        out.write_all(&code).map_err(failed)
    }

    /// Writes a relocatable ELF file with the code as one function that has the assembler's name. Needs the feature
    /// `object`.
    ///
    /// # Errors
    /// The errors of [`Assembler::code`].
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
            is_thread_local: false,
        };
        let program = Program { sections: vec![section], symbols: vec![symbol], lines: Vec::new() };
        kernelsmith_machine::object::write(M::desc(), &program)
            .map_err(|error| Error::new(ErrorKind::Bug, error.to_string()))
    }

    /// Publishes the code in executable memory. All assembled kernels share one code arena; dropping the last clone of
    /// this kernel frees its code. `S` is the signature of a C function. Calling it is unsafe, because only the author
    /// knows what the code does.
    ///
    /// # Errors
    /// The errors of [`Assembler::code`]; [`ErrorKind::Unsupported`] if the code is for another architecture or uses
    /// instructions that this machine lacks; [`ErrorKind::Resource`] if the system provides no memory.
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
                // The instruction that contains the label field.
                let user = self.uses.partition_point(|place| place.at <= error.at());
                Err(AssemblerError::of_label(M::desc(), user.checked_sub(1).map(|at| &self.uses[at]), &error))
            }
        }
    }

    /// Keeps the error if it is the first.
    #[cold]
    fn refuse(&mut self, error: AssemblerError) {
        self.error.get_or_insert(error);
    }

    /// Appends an instruction with the first form that can encode the operands.
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

/// The code memory that all assembled kernels share.
fn arena() -> Result<CodeArena, ExecError> {
    static ARENA: Mutex<Option<CodeArena>> = Mutex::new(None);
    let mut arena = ARENA.lock().unwrap_or_else(PoisonError::into_inner);
    match &*arena {
        Some(arena) => Ok(arena.clone()),
        None => Ok(arena.insert(CodeArena::new(ArenaOptions::new())?).clone()),
    }
}
