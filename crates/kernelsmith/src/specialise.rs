//! Ordinary functions of C and Rust, specialised for arguments and memory that are known at run time.
//!
//! In: a module of LLVM IR, values of some arguments of a function, memory that the caller declares constant. Out:
//! [`SpecialisedCode`]: compiled code with the other parameters, from a [`Jit`] or from the
//! [`Manager`](crate::manager::Manager), of which a [`Binding`] is an artifact.
//! Invariant: a pointer of a compiled function has its signature; calling it is unsafe, because no contract covers the
//! pointers of C. Not here: how functions are specialised (see kernelsmith-llvm), kernels and their safe calls.
//!
//! The guide is [docs/specialise.md](https://github.com/kernelsmith/kernelsmith/blob/main/docs/specialise.md).
// Tests run the guide's programs. The published crate lacks the file, so nothing else may include it.
#![cfg_attr(doctest, doc = include_str!("../../../docs/specialise.md"))]

mod code;
mod library;

pub use code::SpecialisedCode;
pub use kernelsmith_dsl::Helper;
pub use kernelsmith_exec::{CFunction, CResult, CWord, Callback};
pub use kernelsmith_llvm::specialise::{Budget, Memory, Plain, Report, SpecialiseError, SpecialiseErrorKind, Value};
pub use kernelsmith_macros::specialise;
pub use library::Library;

/// A library that a build script embedded: `kernelsmith_embed::Source::c("src/filter.c").build("filter")` there,
/// `embedded!("filter")` here gives the [`Library`] or why it cannot be read.
#[doc(inline)]
pub use crate::__embedded as embedded;

#[doc(hidden)]
#[macro_export]
macro_rules! __embedded {
    ($name:literal) => {
        $crate::specialise::Library::parse($name, include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".bc")))
    };
}

use crate::error::Error;
use crate::jit::Jit;
use crate::manager::{Artifact, DumpWhat, Dumps, Failure, KeyWriter, Kind};
use kernelsmith_exec::KernelObject;
use kernelsmith_llvm::specialise::{Specialise, Specialised};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A function with values for some of its arguments: what is compiled.
///
/// Clones share the memory. Compile it with [`Jit::specialise`], or request it from the manager.
#[derive(Clone, Debug)]
pub struct Binding {
    library: Library,
    function: Arc<str>,
    bound: BTreeMap<u32, Bound>,
}

/// What an argument is bound to.
#[derive(Clone, Debug)]
enum Bound {
    Value(Value),
    Memory(Arc<Constant>),
}

#[derive(Debug)]
struct Constant {
    memory: Memory,
    /// The memory as part of a key.
    encoded: Vec<u8>,
}

impl Binding {
    fn new(library: &Library, function: &str) -> Result<Binding, Error> {
        Specialise::new(library.module(), function)?;
        Ok(Binding { library: library.clone(), function: function.into(), bound: BTreeMap::new() })
    }

    /// The name of the function.
    pub fn function(&self) -> &str {
        &self.function
    }

    /// Binds an argument, by number from 0, to a value. Arguments count as the machine passes them: a slice of Rust is
    /// two, its address and its length. The numbers do not change when arguments are bound.
    ///
    /// # Errors
    /// [`SpecialiseErrorKind::NoArgument`], [`SpecialiseErrorKind::BoundTwice`], or [`SpecialiseErrorKind::Type`]: the
    /// value must have the size of the argument, and be a float, an integer or a `bool` like it.
    pub fn bind(mut self, argument: usize, value: impl Into<Value>) -> Result<Binding, Error> {
        let value = value.into();
        self.recorded()?.bind(argument, value)?;
        self.bound.insert(argument as u32, Bound::Value(value));
        Ok(self)
    }

    /// Binds a pointer to memory that does not change: the code contains what it computes from it. The memory is copied.
    ///
    /// # Errors
    /// Those of [`Binding::bind`], and [`SpecialiseErrorKind::PointerOutside`].
    pub fn constant_memory(mut self, argument: usize, memory: impl Into<Memory>) -> Result<Binding, Error> {
        let memory = memory.into();
        self.recorded()?.bind_memory(argument, memory.clone())?;
        let mut encoded = Vec::with_capacity(memory.len() + 32);
        memory.encode(&mut encoded);
        self.bound.insert(argument as u32, Bound::Memory(Arc::new(Constant { memory, encoded })));
        Ok(self)
    }

    /// Whether memory that was declared constant is what it was: in the checking mode of the library
    /// ([`Library::checking`]), compares the memory that `now` reads; otherwise does nothing and does not call it.
    ///
    /// # Errors
    /// [`SpecialiseErrorKind::Changed`], with function, argument and offset; [`SpecialiseErrorKind::NotMemory`].
    pub fn check_constant<M: Into<Memory>>(&self, argument: usize, now: impl FnOnce() -> M) -> Result<(), Error> {
        if !self.library.is_checking() {
            return Ok(());
        }
        let failed = |kind| Err(SpecialiseError::of_argument(&self.function, argument, kind).into());
        let bound = u32::try_from(argument).ok().and_then(|argument| self.bound.get(&argument));
        let Some(Bound::Memory(constant)) = bound else { return failed(SpecialiseErrorKind::NotMemory) };
        match constant.memory.differs_at(&now().into(), library::POINTER_BYTES) {
            Some((object, offset)) => failed(SpecialiseErrorKind::Changed { object, offset }),
            None => Ok(()),
        }
    }

    /// What is bound, for the specialiser.
    fn recorded(&self) -> Result<Specialise<'_>, SpecialiseError> {
        let mut specialise = Specialise::new(self.library.module(), &self.function)?.budget(self.library.limits());
        for (&argument, bound) in &self.bound {
            specialise = match bound {
                Bound::Value(value) => specialise.bind(argument as usize, *value)?,
                Bound::Memory(constant) => specialise.bind_memory(argument as usize, constant.memory.clone())?,
            };
        }
        Ok(specialise)
    }

    /// Specialises, and checks that every symbol is known.
    fn specialised(&self, jit: &Jit) -> Result<Specialised, Error> {
        self.library.check_target(&self.function, jit)?;
        let specialised = self.recorded()?.run()?;
        for name in specialised.module.externals() {
            let is_weak = specialised.module.weak.iter().any(|weak| weak == name);
            if !is_weak && self.library.symbol(name).is_none() {
                return Err(SpecialiseError::unknown_symbol(&self.function, name).into());
            }
        }
        Ok(specialised)
    }

    /// The specialised functions in the intermediate representation, as text.
    ///
    /// # Errors
    /// Why it cannot be specialised.
    pub fn ir(&self) -> Result<String, Error> {
        Ok(text(&self.recorded()?.run()?))
    }
}

fn text(specialised: &Specialised) -> String {
    specialised.module.functions.iter().map(|function| function.func.to_string()).collect()
}

impl Jit {
    /// Specialises a function and compiles the result.
    ///
    /// # Errors
    /// A [`SpecialiseError`] ([`Error::specialise_error`]) if the limits of the library do not suffice, a symbol is not
    /// known, or the module was compiled for another machine; otherwise why the code cannot be compiled.
    pub fn specialise(&self, binding: &Binding) -> Result<SpecialisedCode, Error> {
        let specialised = binding.specialised(self)?;
        let library = &binding.library;
        let loaded = self.module(&specialised.module, &|name: &str| library.symbol(name))?;
        Ok(SpecialisedCode::new(&binding.function, &specialised, loaded))
    }
}

impl Artifact for Binding {
    const KIND: Kind = Kind::new(0x7370_6501, "specialised function");
    type Compiler = Jit;
    type Code = SpecialisedCode;

    fn write_key(&self, key: &mut KeyWriter) {
        let Budget { states, operations, depth } = self.library.limits();
        key.u64(self.library.number()).str(&self.function).usize(states).usize(operations).usize(depth);
        for (&argument, bound) in &self.bound {
            match bound {
                Bound::Value(value) => key.u32(argument).u8(0).u64(value.bits()),
                Bound::Memory(constant) => key.u32(argument).u8(1).bytes(&constant.encoded),
            };
        }
    }

    /// The code of a module refers to its data, so that it is compiled where it is published; only dumps are written here.
    fn emit(&self, jit: &Jit, dumps: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        self.library.check_target(&self.function, jit)?;
        dumps.give(DumpWhat::Ir, || self.ir().unwrap_or_else(|error| error.to_string()));
        Ok(Vec::new())
    }

    fn publish(&self, jit: &Jit, _: &[KernelObject]) -> Result<SpecialisedCode, Failure> {
        Ok(jit.specialise(self)?)
    }

    fn extra_bytes(code: &SpecialisedCode) -> usize {
        code.n_bytes()
    }
}
