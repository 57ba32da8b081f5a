//! Rows and columns: projections compiled for the schemas in front of them.
//!
//! In: what kernelsmith-rows plans. Out: projectors whose kernels this crate compiled.
//! Invariant: recorded kernels of that crate are compiled here and handed to nobody, as all others (see `source`).
//! Not here: schemas, layouts, what a projection means.
//!
//! ```
//! use kernelsmith::Jit;
//! use kernelsmith::rows::*;
//!
//! let flights = Schema::new([
//!     Column::new("carrier", DataType::String),
//!     Column::new("delay", DataType::Int16).nullable(),
//!     Column::new("distance", DataType::Int32),
//! ])?;
//! let wanted = Schema::new([Column::new("distance", DataType::Int64), Column::new("delay", DataType::Int16).nullable()])?;
//! let projection = Projection::new(&flights, &wanted, Purpose::Read)?;
//!
//! let mut rows = RowBatch::new(&flights);
//! rows.push(&["UA".into(), 11i16.into(), 1400.into()])?;
//! rows.push(&["B6".into(), Value::Null, 1576.into()])?;
//!
//! let jit = Jit::host().unwrap_or_else(|_| Jit::interpreter());
//! let projector = jit.rows_to_block(&projection, 1024, BytesForm::Offsets, Choice::Range)?;
//! let mut block = Block::new(&wanted, 1024, BytesForm::Offsets)?;
//! projector.project(&rows, &Rows::Range(0..2), &mut block)?;
//! assert_eq!(format!("{block:?}"), "[[Int(1400), Int(11)], [Int(1576), Null]]");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::error::{Error, ErrorKind};
use crate::jit::Jit;
use crate::source::KernelSource;
use kernelsmith_dsl::KernelSignature;
use kernelsmith_exec::Kernel;
use kernelsmith_rows::{Backend, CompileError};

pub use kernelsmith_rows::{
    ALIGNMENT, Block, BlockLayout, BlockToRows, BytesForm, Cast, Choice, Column, DataType, INLINE_BYTES,
    MAX_ARENA_BYTES, MAX_BLOCK_ROWS, MAX_COLUMNS, MAX_PRECISION, MAX_ROW_BYTES, ProjectError, Projection,
    ProjectionError, Purpose, RowBatch, RowError, RowLayout, Rows, RowsToBlock, RowsToRows, Schema, SchemaError, Step,
    TimeUnit, TooManyRows, Value, interpret, random,
};

/// Compiles what kernelsmith-rows records.
struct Compiler<'a>(&'a Jit);

impl Backend for Compiler<'_> {
    type Error = Error;

    fn compile<S: KernelSignature>(&self, source: kernelsmith_dsl::KernelSource<S>) -> Result<Kernel<S>, Error> {
        self.0.compile(&KernelSource::of(source))
    }
}

fn error(error: CompileError<Error>) -> Error {
    match error {
        CompileError::Build(errors) => errors.into(),
        CompileError::TooManyRows(error) => Error::new(ErrorKind::InvalidInput, error.to_string()),
        CompileError::Backend(error) => error,
    }
}

impl Jit {
    /// A projector of rows to rows. One that interprets if this `Jit` compiles nothing that runs here.
    ///
    /// # Errors
    /// Why the projection cannot be compiled.
    pub fn rows_to_rows(&self, projection: &Projection, choice: Choice) -> Result<RowsToRows, Error> {
        match self.is_native() {
            true => RowsToRows::compile(projection, choice, &Compiler(self)).map_err(error),
            false => Ok(RowsToRows::interpreted(projection)),
        }
    }

    /// A projector of rows to blocks of that capacity. One that interprets if this `Jit` compiles nothing that runs here.
    ///
    /// # Errors
    /// Why the projection cannot be compiled.
    pub fn rows_to_block(
        &self,
        projection: &Projection,
        capacity: usize,
        form: BytesForm,
        choice: Choice,
    ) -> Result<RowsToBlock, Error> {
        match self.is_native() {
            true => RowsToBlock::compile(projection, capacity, form, choice, &Compiler(self)).map_err(error),
            false => Ok(RowsToBlock::interpreted(projection)),
        }
    }

    /// A projector of blocks of that capacity to rows. One that interprets if this `Jit` compiles nothing that runs here.
    ///
    /// # Errors
    /// Why the projection cannot be compiled.
    pub fn block_to_rows(
        &self,
        projection: &Projection,
        capacity: usize,
        form: BytesForm,
    ) -> Result<BlockToRows, Error> {
        match self.is_native() {
            true => BlockToRows::compile(projection, capacity, form, &Compiler(self)).map_err(error),
            false => Ok(BlockToRows::interpreted(projection)),
        }
    }
}
