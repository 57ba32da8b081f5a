//! The interface of all primitives: a spec that becomes one or more kernels, cached by a manager.
//!
//! In: a [`Primitive`], a [`KernelCompiler`]. Out: its kernel: compiled immediately ([`PrimitiveExt::compile`]), or
//! cached ([`PrimitiveExt::kernel`], [`PrimitiveExt::cached`]).
//! Invariants: a spec is checked before it is used; the key contains every field, so two different specs never share
//! code; [`Primitive::assemble`] receives kernels in the order in which [`Primitive::record`] recorded them.
//! Not here: a compiler. [`KernelCompiler`] is the interface to one.

use crate::error::{KernelError, SpecError, mistake};
use crate::machine::Machine;
use core::fmt;
use core::marker::PhantomData;
use kernelsmith_dsl::{BuildErrors, KernelSignature, KernelSource};
use kernelsmith_exec::{Kernel, KernelObject};
use kernelsmith_manager::{
    Artifact, CodeRef, Compile, DumpWhat, Dumps, Failure, FailureKind, Hints, KeyWriter, Kind, Manager, Pin, Response,
};
use std::borrow::Cow;

/// A kernel that a primitive of this crate recorded. Only this crate constructs one: compilers rely on the access
/// contract of its function.
#[derive(Clone, Debug)]
pub struct Recorded {
    source: KernelSource<()>,
    vector_bits: u32,
}

impl Recorded {
    pub(crate) fn new<S>(source: KernelSource<S>, vector_bits: u32) -> Recorded {
        Recorded { source: source.untyped(), vector_bits }
    }

    /// The recorded kernel, to inspect or to compile. Its type is part of its data only, so that compilers and
    /// recordings are not generic.
    pub fn into_source(self) -> KernelSource<()> {
        self.source
    }

    /// The width of its widest vectors in bits.
    pub fn vector_bits(&self) -> u32 {
        self.vector_bits
    }
}

/// The interface to a compiler.
pub trait KernelCompiler: Compile {
    /// The machine for which specs are planned.
    fn machine(&self) -> &Machine;

    /// Compiles a kernel without publishing it. `dumps` receives its operations and instructions on demand.
    ///
    /// # Errors
    /// Why it cannot be compiled.
    fn object(&self, recorded: Recorded, dumps: Option<&Dumps<'_>>) -> Result<KernelObject, Failure>;

    /// Makes a compiled kernel callable.
    ///
    /// # Errors
    /// The object has another signature, or there is no memory for it.
    fn publish<S: KernelSignature>(&self, object: &KernelObject) -> Result<Kernel<S>, Failure>
    where
        Self: Sized;
}

/// A computation with all its parameters: shapes, strides, types. The code contains them as constants.
pub trait Primitive: Clone + fmt::Debug + Send + Sync + 'static {
    /// The kind of primitive.
    const KIND: Kind;
    /// The type of its kernel.
    type Kernel: Send + Sync + 'static;

    /// Checks the fields.
    ///
    /// # Errors
    /// The first invalid field, with its valid range.
    fn check(&self) -> Result<(), SpecError>;

    /// Writes every field to the key.
    fn write_key(&self, key: &mut KeyWriter);

    /// The key as three words, if [`Primitive::write_key`] writes exactly these. A lookup by a key of constant length
    /// needs no memory writes.
    #[inline]
    fn short_key(&self) -> Option<[u64; 3]> {
        None
    }

    /// Records the kernels of the primitive. The spec has been checked.
    ///
    /// # Errors
    /// Errors of `kernels`, or limits of this machine.
    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure>;

    /// Assembles the published kernels, in the order in which they were recorded.
    ///
    /// # Errors
    /// Errors of `kernels`.
    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<Self::Kernel, Failure>;

    /// Describes the chosen blocking, the registers, and the bound on speed, in a few lines of text; for a spec that
    /// [`Primitive::check`] rejects, the error. An impossible machine is replaced by the nearest possible one: see
    /// [`Machine`].
    fn explain(&self, machine: &Machine) -> String {
        match self.check() {
            Ok(()) => self.explain_plan(&machine.possible()),
            Err(error) => error.to_string(),
        }
    }

    /// [`Primitive::explain`] for a checked spec and a possible machine.
    #[doc(hidden)]
    fn explain_plan(&self, machine: &Machine) -> String;
}

/// Receives the kernels of a primitive and compiles them. Generators are large functions, so the type of the compiler is
/// unknown here: they are compiled once, in this crate.
pub struct Recording<'a> {
    compiler: &'a dyn KernelCompiler,
    machine: Cow<'a, Machine>,
    dumps: Option<&'a Dumps<'a>>,
    objects: Vec<KernelObject>,
}

impl Recording<'_> {
    /// The machine to plan for.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Compiles the next kernel.
    ///
    /// # Errors
    /// Mistakes in it, or why it cannot be compiled.
    pub fn kernel(&mut self, recorded: Result<Recorded, BuildErrors>) -> Result<(), Failure> {
        let recorded = recorded.map_err(|errors| mistake(&errors))?;
        let (name, n) = (recorded.source.name(), recorded.source.function.ops.len());
        check_size(name, "operations", n, MAX_OPERATIONS)?;
        self.objects.push(self.compiler.object(recorded, self.dumps)?);
        Ok(())
    }
}

/// Returns the kernels of a primitive, callable.
pub struct Published<'a, C> {
    compiler: &'a C,
    machine: Cow<'a, Machine>,
    objects: core::slice::Iter<'a, KernelObject>,
}

impl<'a, C: KernelCompiler> Published<'a, C> {
    fn new(compiler: &'a C, objects: &'a [KernelObject]) -> Published<'a, C> {
        Published { compiler, machine: compiler.machine().possible(), objects: objects.iter() }
    }

    /// The machine that was planned for.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Number of parameters of the next kernel.
    pub fn n_params(&self) -> usize {
        self.objects.as_slice().first().map_or(0, |object| object.signature().params.len())
    }

    /// The next kernel.
    ///
    /// # Errors
    /// There is none, it has another signature, or there is no memory for it.
    pub fn kernel<S: KernelSignature>(&mut self) -> Result<Kernel<S>, Failure> {
        let object = self.objects.next().ok_or_else(|| Failure::new(FailureKind::Bug, "a kernel is missing"))?;
        self.compiler.publish(object)
    }
}

/// A primitive as an artifact of a manager.
pub struct Generated<P, C> {
    spec: P,
    compiler: PhantomData<fn() -> C>,
}

impl<P, C> Generated<P, C> {
    /// Wraps a spec for direct calls to the manager.
    pub fn new(spec: P) -> Generated<P, C> {
        Generated { spec, compiler: PhantomData }
    }

    /// The spec.
    pub fn spec(&self) -> &P {
        &self.spec
    }
}

impl<P: Clone, C> Clone for Generated<P, C> {
    fn clone(&self) -> Self {
        Generated::new(self.spec.clone())
    }
}

impl<P: fmt::Debug, C> fmt::Debug for Generated<P, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spec.fmt(f)
    }
}

impl<P: Primitive, C: KernelCompiler> Artifact for Generated<P, C> {
    const KIND: Kind = P::KIND;
    type Compiler = C;
    type Code = P::Kernel;

    #[inline]
    fn write_key(&self, key: &mut KeyWriter) {
        self.spec.write_key(key);
    }

    fn emit(&self, compiler: &C, dumps: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        dumps.give(DumpWhat::Spec, || format!("{:?}", self.spec));
        objects(&self.spec, compiler, Some(dumps))
    }

    fn publish(&self, compiler: &C, objects: &[KernelObject]) -> Result<P::Kernel, Failure> {
        // The caller's objects may belong to an invalid spec.
        self.spec.check().map_err(unsupported)?;
        self.spec.assemble(&mut Published::new(compiler, objects))
    }
}

/// Maximum number of operations of a kernel. The kernels of the benchmarks have some thousands.
const MAX_OPERATIONS: usize = 1 << 18;

/// Checks a number that determines code size.
pub(crate) fn check_size(primitive: &str, counted: &str, n: usize, max: usize) -> Result<(), Failure> {
    if n <= max {
        return Ok(());
    }
    let problem = format!("{primitive}: the code has {n} {counted}, but may have at most {max}");
    Err(Failure::new(FailureKind::Unsupported, problem))
}

fn unsupported(error: SpecError) -> Failure {
    Failure::new(FailureKind::Unsupported, error.to_string())
}

/// Converts a number of images or planes for a kernel. Saturation is safe, because no slice is that long.
pub(crate) fn count(n: usize) -> isize {
    isize::try_from(n).unwrap_or(isize::MAX)
}

fn objects<P: Primitive, C: KernelCompiler>(
    spec: &P,
    compiler: &C,
    dumps: Option<&Dumps<'_>>,
) -> Result<Vec<KernelObject>, Failure> {
    spec.check().map_err(unsupported)?;
    let machine = compiler.machine().possible();
    // Most primitives have one kernel.
    let mut recording = Recording { compiler, machine, dumps, objects: Vec::with_capacity(1) };
    spec.record(&mut recording)?;
    Ok(recording.objects)
}

/// Ways to obtain kernels from specs.
pub trait PrimitiveExt: Primitive {
    /// Compiles the kernel now, for this caller only.
    ///
    /// # Errors
    /// An invalid spec, or a failed compilation.
    fn compile<C: KernelCompiler>(&self, compiler: &C) -> Result<Self::Kernel, KernelError> {
        self.check()?;
        let objects = objects(self, compiler, None)?;
        Ok(self.assemble(&mut Published::new(compiler, &objects))?)
    }

    /// Returns the kernel from the manager's cache; compiles it first if it is missing, and waits.
    ///
    /// # Errors
    /// An invalid spec, or a failed compilation.
    fn kernel<C: KernelCompiler>(&self, manager: &Manager<C>) -> Result<CodeRef<Generated<Self, C>>, KernelError> {
        self.check()?;
        match manager.request(&Generated::new(self.clone()), Hints::default()) {
            Response::Ready(code) => Ok(code),
            Response::Pending(ticket) => Ok(ticket.wait()?),
            Response::Fallback(reason) => Err(reason.into()),
        }
    }

    /// Returns a borrowed kernel if the manager has it: the fastest lookup. An invalid spec has none.
    #[inline]
    fn cached<'a, C: KernelCompiler>(&self, manager: &'a Manager<C>, pin: &'a Pin) -> Option<&'a Self::Kernel> {
        match self.short_key() {
            Some(words) => manager.get_words::<Generated<Self, C>, _>(words, pin),
            None => manager.get_written::<Generated<Self, C>>(|key| self.write_key(key), pin),
        }
    }
}

impl<P: Primitive> PrimitiveExt for P {}
