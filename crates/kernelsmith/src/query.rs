//! Queries: pipelines of expressions compiled for their columns.
//!
//! In: pipelines of kernelsmith-query. Out: their code, which this crate compiled, and their specs for the manager.
//! Invariant: this crate compiles the recorded kernels itself and never exposes them (see `source` for the reason).
//! Not here: expressions, their meaning, the interpreter.
//!
//! The guide is [docs/query.md](https://github.com/kernelsmith/kernelsmith/blob/main/docs/query.md).
// Tests run the guide's programs. The published crate lacks the file, so nothing else may include it.
#![cfg_attr(doctest, doc = include_str!("../../../docs/query.md"))]

use crate::error::{Error, ErrorKind};
use crate::jit::Jit;
use crate::manager::{Artifact, Dumps, Failure, FailureKind, KeyWriter, Kind, Verify};
use crate::source::KernelSource;
use kernelsmith_dsl::BuildErrors;
use kernelsmith_exec::{DynKernel, KernelObject};
use std::sync::Arc;

pub use kernelsmith_query::*;

/// The width in bits of the vectors of pipelines, where the machine has them: pipelines are loops over whole columns.
const VECTOR_BITS: u32 = 512;

type Recorded = kernelsmith_dsl::KernelSource<()>;

/// Compiles and publishes kernels.
struct Compiler<'a>(&'a Jit);

impl Backend for Compiler<'_> {
    type Error = Error;

    fn kernel(&self, record: impl FnOnce() -> Result<Recorded, BuildErrors>) -> Result<DynKernel, CompileError<Error>> {
        let source = KernelSource::of(record().map_err(CompileError::Build)?);
        let object = self.0.object_of_width(source.parts(), VECTOR_BITS);
        let kernel = object.and_then(|object| self.0.publish_dyn(&object, source.symbols()));
        kernel.map_err(CompileError::Backend)
    }
}

/// Publishes an object that was compiled earlier.
struct Publisher<'a>(&'a Jit, &'a [KernelObject]);

impl Backend for Publisher<'_> {
    type Error = Failure;

    fn kernel(&self, _: impl FnOnce() -> Result<Recorded, BuildErrors>) -> Result<DynKernel, CompileError<Failure>> {
        let [object] = self.1 else {
            let message = format!("{} objects for one kernel", self.1.len());
            return Err(CompileError::Backend(Failure::new(FailureKind::Bug, message)));
        };
        let kernel = self.0.publish_dyn(object, &Default::default());
        kernel.map_err(|error| CompileError::Backend(error.into()))
    }
}

fn error(error: CompileError<Error>) -> Error {
    match error {
        CompileError::Unsupported(unsupported) => Error::new(ErrorKind::Unsupported, unsupported.to_string()),
        CompileError::Build(errors) => errors.into(),
        CompileError::Backend(error) => error,
    }
}

fn failure<E: Into<Failure>>(error: CompileError<E>) -> Failure {
    match error {
        CompileError::Unsupported(unsupported) => Failure::new(FailureKind::Unsupported, unsupported.to_string()),
        CompileError::Build(errors) => Error::from(errors).into(),
        CompileError::Backend(error) => error.into(),
    }
}

/// The code of a pipeline for the [`Manager`](crate::manager::Manager).
#[derive(Clone, Debug)]
pub struct PipelineSpec {
    pipeline: Arc<Pipeline>,
    layout: Layout,
    key: Arc<[u8]>,
}

impl PipelineSpec {
    /// The code of a pipeline for columns and groups as described by the layout.
    pub fn new(pipeline: Arc<Pipeline>, layout: Layout) -> PipelineSpec {
        let mut key = format!("{:?} {};", layout.nullable, layout.max_groups).into_bytes();
        pipeline.write_key(&mut key);
        PipelineSpec { pipeline, layout, key: key.into() }
    }

    /// The pipeline.
    pub fn pipeline(&self) -> &Pipeline {
        &self.pipeline
    }
}

impl Artifact for PipelineSpec {
    const KIND: Kind = Kind::new(0x7175_6501, "pipeline");
    // Pipelines call no functions. `PipelineCode::agrees` compares.
    const SAVED: Option<Verify> = Some(Verify::FirstBatches(1));
    type Compiler = Jit;
    type Code = PipelineCode;

    fn write_key(&self, key: &mut KeyWriter) {
        key.bytes(&self.key);
    }

    fn emit(&self, jit: &Jit, dumps: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        let recorded = self.pipeline.record(&self.layout).map_err(|error| match error {
            CompileError::Unsupported(unsupported) => Failure::new(FailureKind::Unsupported, unsupported.to_string()),
            CompileError::Build(errors) => Error::from(errors).into(),
            CompileError::Backend(never) => match never {},
        })?;
        let source = KernelSource::of(recorded);
        Ok(vec![jit.object_for_dumps(source.parts(), VECTOR_BITS, dumps)?])
    }

    fn publish(&self, jit: &Jit, objects: &[KernelObject]) -> Result<PipelineCode, Failure> {
        PipelineCode::compile(&self.pipeline, &self.layout, &Publisher(jit, objects)).map_err(failure)
    }
}

impl Jit {
    /// Compiles a pipeline.
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`] for an operation that is only interpreted, or if code does not run here; otherwise why
    /// the kernel cannot be compiled.
    pub fn pipeline(&self, pipeline: &Pipeline, layout: &Layout) -> Result<PipelineCode, Error> {
        PipelineCode::compile(pipeline, layout, &Compiler(self)).map_err(error)
    }
}
