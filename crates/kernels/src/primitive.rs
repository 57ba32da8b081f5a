//! What all primitives have in common: a spec that becomes one or more kernels, cached by a manager.
//!
//! In: a [`Primitive`], a [`KernelCompiler`]. Out: its kernel: made at once ([`PrimitiveExt::compile`]) or once for all
//! ([`PrimitiveExt::kernel`], [`PrimitiveExt::cached`]).
//! Invariants: a spec is checked before anything is made of it; the key holds every field, so two specs that differ never
//! share code; what [`Primitive::record`] gives in some order, [`Primitive::assemble`] takes in that order.
//! Not here: any compiler. [`KernelCompiler`] is what is known of one.

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

/// A kernel that a primitive of this crate recorded. Nobody else makes one: compilers rely on its access contract being
/// that of its function.
#[derive(Clone, Debug)]
pub struct Recorded<S> {
    source: KernelSource<S>,
    vector_bits: u32,
}

impl<S> Recorded<S> {
    pub(crate) fn new(source: KernelSource<S>, vector_bits: u32) -> Recorded<S> {
        Recorded { source, vector_bits }
    }

    /// The kernel, to look at or to compile.
    pub fn into_source(self) -> KernelSource<S> {
        self.source
    }

    /// The width in bits of the widest vectors that it is written for.
    pub fn vector_bits(&self) -> u32 {
        self.vector_bits
    }
}

/// A compiler, as far as primitives are concerned.
pub trait KernelCompiler: Compile {
    /// What plans are made for.
    fn machine(&self) -> &Machine;

    /// Compiles a kernel and publishes nothing. Dumps of its operations and instructions go where they are wanted.
    ///
    /// # Errors
    /// Why it cannot be compiled.
    fn object<S: KernelSignature>(
        &self,
        recorded: Recorded<S>,
        dumps: Option<&Dumps<'_>>,
    ) -> Result<KernelObject, Failure>;

    /// Makes a compiled kernel callable.
    ///
    /// # Errors
    /// It is of another signature, or there is no memory for it.
    fn publish<S: KernelSignature>(&self, object: &KernelObject) -> Result<Kernel<S>, Failure>;
}

/// A computation with all its parameters: shapes, strides, types. What is in here is constant in the code.
pub trait Primitive: Clone + fmt::Debug + Send + Sync + 'static {
    /// Which primitive.
    const KIND: Kind;
    /// What callers get.
    type Kernel: Send + Sync + 'static;

    /// Checks the fields.
    ///
    /// # Errors
    /// The first field that cannot be, with what it has to be.
    fn check(&self) -> Result<(), SpecError>;

    /// Writes every field.
    fn write_key(&self, key: &mut KeyWriter);

    /// What [`Primitive::write_key`] writes, if it is these three numbers: of a key whose length is known when it is compiled
    /// nothing is written to memory.
    #[inline]
    fn short_key(&self) -> Option<[u64; 3]> {
        None
    }

    /// Records the kernels of which this consists. The spec was checked.
    ///
    /// # Errors
    /// What the recipient says, or what this machine cannot do.
    fn record<C: KernelCompiler>(&self, kernels: &mut Recording<'_, C>) -> Result<(), Failure>;

    /// Puts the published kernels together, in the order in which they were recorded.
    ///
    /// # Errors
    /// What the giver says.
    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<Self::Kernel, Failure>;

    /// Reports the chosen blocking, the registers, and what bounds the speed, in a few lines of text; of a spec that
    /// [`Primitive::check`] refuses, why. For a machine that cannot be, what is nearest to it counts: see [`Machine`].
    fn explain(&self, machine: &Machine) -> String {
        match self.check() {
            Ok(()) => self.explain_plan(&machine.possible()),
            Err(error) => error.to_string(),
        }
    }

    /// [`Primitive::explain`] of a spec that was checked, for a machine that can be.
    #[doc(hidden)]
    fn explain_plan(&self, machine: &Machine) -> String;
}

/// Takes the kernels of a primitive, and compiles them.
pub struct Recording<'a, C> {
    compiler: &'a C,
    machine: Cow<'a, Machine>,
    dumps: Option<&'a Dumps<'a>>,
    objects: Vec<KernelObject>,
}

impl<C: KernelCompiler> Recording<'_, C> {
    /// What to plan for.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Takes the next kernel.
    ///
    /// # Errors
    /// Mistakes in it, or why it cannot be compiled.
    pub fn kernel<S: KernelSignature>(&mut self, recorded: Result<Recorded<S>, BuildErrors>) -> Result<(), Failure> {
        let recorded = recorded.map_err(|errors| mistake(&errors))?;
        let (name, n) = (recorded.source.name(), recorded.source.function.ops.len());
        check_size(name, "operations", n, MAX_OPERATIONS)?;
        self.objects.push(self.compiler.object(recorded, self.dumps)?);
        Ok(())
    }
}

/// Gives the kernels of a primitive, callable.
pub struct Published<'a, C> {
    compiler: &'a C,
    machine: Cow<'a, Machine>,
    objects: core::slice::Iter<'a, KernelObject>,
}

impl<'a, C: KernelCompiler> Published<'a, C> {
    fn new(compiler: &'a C, objects: &'a [KernelObject]) -> Published<'a, C> {
        Published { compiler, machine: compiler.machine().possible(), objects: objects.iter() }
    }

    /// What was planned for.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// How many parameters the next kernel has.
    pub fn n_params(&self) -> usize {
        self.objects.as_slice().first().map_or(0, |object| object.signature().params.len())
    }

    /// The next kernel.
    ///
    /// # Errors
    /// There is none, it is of another signature, or there is no memory for it.
    pub fn kernel<S: KernelSignature>(&mut self) -> Result<Kernel<S>, Failure> {
        let object = self.objects.next().ok_or_else(|| Failure::new(FailureKind::Bug, "a kernel is missing"))?;
        self.compiler.publish(object)
    }
}

/// A primitive as a manager keeps it.
pub struct Generated<P, C> {
    spec: P,
    compiler: PhantomData<fn() -> C>,
}

impl<P, C> Generated<P, C> {
    /// A spec, for the manager's own calls.
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
        // Whoever calls this has objects, but perhaps none of this spec.
        self.spec.check().map_err(unsupported)?;
        self.spec.assemble(&mut Published::new(compiler, objects))
    }
}

/// The most operations of a kernel. The kernels of the benchmarks have some thousands.
const MAX_OPERATIONS: usize = 1 << 18;

/// An error unless there are at most so many of what makes code large.
pub(crate) fn check_size(primitive: &str, what: &str, n: usize, most: usize) -> Result<(), Failure> {
    if n <= most {
        return Ok(());
    }
    let problem = format!("{primitive}: the code has {n} {what}, but may have at most {most}");
    Err(Failure::new(FailureKind::Unsupported, problem))
}

fn unsupported(error: SpecError) -> Failure {
    Failure::new(FailureKind::Unsupported, error.to_string())
}

/// A number of images or planes as kernels take it. What they cannot count is more than any slice has, and stays so.
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
    // Most primitives are one kernel.
    let mut recording = Recording { compiler, machine, dumps, objects: Vec::with_capacity(1) };
    spec.record(&mut recording)?;
    Ok(recording.objects)
}

/// How kernels are got from specs.
pub trait PrimitiveExt: Primitive {
    /// Makes the kernel now, for this caller alone.
    ///
    /// # Errors
    /// What is wrong with the spec, or why there is no kernel.
    fn compile<C: KernelCompiler>(&self, compiler: &C) -> Result<Self::Kernel, KernelError> {
        self.check()?;
        let objects = objects(self, compiler, None)?;
        Ok(self.assemble(&mut Published::new(compiler, &objects))?)
    }

    /// The kernel from the manager's cache, made first if it is not there; waits for it.
    ///
    /// # Errors
    /// What is wrong with the spec, or why there is no kernel.
    fn kernel<C: KernelCompiler>(&self, manager: &Manager<C>) -> Result<CodeRef<Generated<Self, C>>, KernelError> {
        self.check()?;
        match manager.request(&Generated::new(self.clone()), Hints::default()) {
            Response::Ready(code) => Ok(code),
            Response::Pending(ticket) => Ok(ticket.wait()?),
            Response::Fallback(reason) => Err(reason.into()),
        }
    }

    /// The kernel if the manager has it, borrowed: the shortest way. A spec that is wrong has none.
    #[inline]
    fn cached<'a, C: KernelCompiler>(&self, manager: &'a Manager<C>, pin: &'a Pin) -> Option<&'a Self::Kernel> {
        match self.short_key() {
            Some(words) => manager.get_words::<Generated<Self, C>, _>(words, pin),
            None => manager.get_written::<Generated<Self, C>>(|key| self.write_key(key), pin),
        }
    }
}

impl<P: Primitive> PrimitiveExt for P {}
