//! Rows and columns: projections compiled for their schemas.
//!
//! In: plans of kernelsmith-rows. Out: projectors whose kernels this crate compiled, and their specs for the manager.
//! Invariant: this crate compiles the recorded kernels itself and never exposes them (see `source` for the reason).
//! Not here: schemas, layouts, the meaning of a projection.
//!
//! The guide is [docs/rows.md](https://github.com/kernelsmith/kernelsmith/blob/main/docs/rows.md).
// Tests run the guide's programs. The published crate lacks the file, so nothing else may include it.
#![cfg_attr(doctest, doc = include_str!("../../../docs/rows.md"))]

use crate::error::{Error, ErrorKind};
use crate::jit::Jit;
use crate::manager::{Artifact, Dumps, Failure, FailureKind, KeyWriter, Kind};
use crate::source::KernelSource;
use kernelsmith_dsl::{BuildErrors, KernelSignature};
use kernelsmith_exec::{Kernel, KernelObject};
use kernelsmith_rows::{Backend, CompileError, Emitter, Vectors};

#[cfg(feature = "llvm")]
pub use kernelsmith_rows::CellFunctions;
pub use kernelsmith_rows::{
    ALIGNMENT, Block, BlockLayout, BlockToRows, BytesForm, Cast, Choice, Column, DataType, INLINE_BYTES,
    MAX_ARENA_BYTES, MAX_BLOCK_BYTES, MAX_BLOCK_ROWS, MAX_COLUMNS, MAX_PRECISION, MAX_ROW_BYTES, ProjectError,
    Projection, ProjectionError, Purpose, RowBatch, RowError, RowLayout, Rows, RowsToBlock, RowsToRows, Schema,
    SchemaError, Step, TimeUnit, TooManyRows, Value, interpret, random,
};

/// Takes the functions for cells from a module.
///
/// # Errors
/// The first that is missing, has another type, or accesses memory.
#[cfg(feature = "llvm")]
#[track_caller]
pub fn cell_functions(library: &crate::specialise::Library) -> Result<CellFunctions, Error> {
    struct Source<'a>(&'a crate::specialise::Library);
    impl kernelsmith_rows::CellSource for Source<'_> {
        type Error = Error;
        fn helper<F: kernelsmith_exec::Callback>(&self, name: &str) -> Result<kernelsmith_dsl::Helper<F>, Error> {
            self.0.helper(name)
        }
    }
    CellFunctions::new(&Source(library))
}

impl Jit {
    /// Records a kernel for the requested vectors. Returns it with the vector width in bits; 0 means the width that the
    /// target prefers.
    fn record<S: KernelSignature>(
        &self,
        vectors: Vectors,
        record: impl FnOnce(usize) -> Result<kernelsmith_dsl::KernelSource<S>, BuildErrors>,
    ) -> Result<(KernelSource<S>, u32), BuildErrors> {
        let machine = self.kernel_machine();
        let bits = match vectors {
            Vectors::Permuted if machine.permutes_bytes => machine.widest(),
            Vectors::Permuted | Vectors::Preferred => 0,
        };
        Ok((KernelSource::of(record(bits as usize / 8)?), bits))
    }
}

/// Compiles and publishes the kernels that kernelsmith-rows records.
struct Compiler<'a>(&'a Jit);

impl Backend for Compiler<'_> {
    type Error = Error;

    fn kernel<S: KernelSignature>(
        &self,
        vectors: Vectors,
        record: impl FnOnce(usize) -> Result<kernelsmith_dsl::KernelSource<S>, BuildErrors>,
    ) -> Result<Kernel<S>, CompileError<Error>> {
        let (source, bits) = self.0.record(vectors, record)?;
        self.0.compile_of_width(&source, bits).map_err(CompileError::Backend)
    }
}

/// Compiles the kernels without publishing them.
struct Objects<'a, 'd>(&'a Jit, &'a Dumps<'d>);

impl Emitter for Objects<'_, '_> {
    type Object = Vec<KernelObject>;
    type Error = Failure;

    fn emit<S: KernelSignature>(
        &self,
        vectors: Vectors,
        record: impl FnOnce(usize) -> Result<kernelsmith_dsl::KernelSource<S>, BuildErrors>,
    ) -> Result<Vec<KernelObject>, CompileError<Failure>> {
        let (source, bits) = self.0.record(vectors, record)?;
        let object = self.0.object_for_dumps(source.parts(), bits, self.1);
        object.map(|object| vec![object]).map_err(|error| CompileError::Backend(error.into()))
    }
}

/// Publishes objects that were compiled earlier.
struct Publisher<'a>(&'a Jit, &'a [KernelObject]);

impl Backend for Publisher<'_> {
    type Error = Failure;

    fn kernel<S: KernelSignature>(
        &self,
        _: Vectors,
        _: impl FnOnce(usize) -> Result<kernelsmith_dsl::KernelSource<S>, BuildErrors>,
    ) -> Result<Kernel<S>, CompileError<Failure>> {
        self.0.publish_one(self.1).map_err(CompileError::Backend)
    }
}

fn error(error: CompileError<Error>) -> Error {
    match error {
        CompileError::Build(errors) => errors.into(),
        CompileError::TooManyRows(error) => Error::new(ErrorKind::InvalidInput, error.to_string()),
        CompileError::Backend(error) => error,
    }
}

fn failure(error: CompileError<Failure>) -> Failure {
    match error {
        CompileError::Backend(failure) => failure,
        CompileError::Build(errors) => Error::from(errors).into(),
        CompileError::TooManyRows(error) => Failure::new(FailureKind::Unsupported, error.to_string()),
    }
}

/// [`RowsToRows`] for the [`Manager`](crate::manager::Manager).
#[derive(Clone, Debug)]
pub struct RowsToRowsSpec {
    /// The projection to compile.
    pub projection: Projection,
    /// How the caller selects rows.
    pub choice: Choice,
}

/// [`RowsToBlock`] for the [`Manager`](crate::manager::Manager).
#[derive(Clone, Debug)]
pub struct RowsToBlockSpec {
    /// The projection to compile.
    pub projection: Projection,
    /// The maximum number of rows in a block.
    pub capacity: usize,
    /// How blocks store byte strings.
    pub form: BytesForm,
    /// How the caller selects rows.
    pub choice: Choice,
}

/// [`BlockToRows`] for the [`Manager`](crate::manager::Manager).
#[derive(Clone, Debug)]
pub struct BlockToRowsSpec {
    /// The projection to compile.
    pub projection: Projection,
    /// The maximum number of rows in a block.
    pub capacity: usize,
    /// How blocks store byte strings.
    pub form: BytesForm,
}

impl Artifact for RowsToRowsSpec {
    const KIND: Kind = Kind::new(0x726f_7701, "rows to rows");
    type Compiler = Jit;
    type Code = RowsToRows;

    fn write_key(&self, key: &mut KeyWriter) {
        key.bytes(self.projection.key()).u8(self.choice as u8);
    }

    fn emit(&self, jit: &Jit, dumps: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        RowsToRows::emit(&self.projection, self.choice, &Objects(jit, dumps)).map_err(failure)
    }

    fn publish(&self, jit: &Jit, objects: &[KernelObject]) -> Result<RowsToRows, Failure> {
        RowsToRows::compile(&self.projection, self.choice, &Publisher(jit, objects)).map_err(failure)
    }
}

impl Artifact for RowsToBlockSpec {
    const KIND: Kind = Kind::new(0x726f_7702, "rows to block");
    type Compiler = Jit;
    type Code = RowsToBlock;

    fn write_key(&self, key: &mut KeyWriter) {
        key.bytes(self.projection.key()).u8(self.choice as u8).u8(self.form as u8).usize(self.capacity);
    }

    fn emit(&self, jit: &Jit, dumps: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        let objects = Objects(jit, dumps);
        RowsToBlock::emit(&self.projection, self.capacity, self.form, self.choice, &objects).map_err(failure)
    }

    fn publish(&self, jit: &Jit, objects: &[KernelObject]) -> Result<RowsToBlock, Failure> {
        let publisher = Publisher(jit, objects);
        RowsToBlock::compile(&self.projection, self.capacity, self.form, self.choice, &publisher).map_err(failure)
    }
}

impl Artifact for BlockToRowsSpec {
    const KIND: Kind = Kind::new(0x726f_7703, "block to rows");
    type Compiler = Jit;
    type Code = BlockToRows;

    fn write_key(&self, key: &mut KeyWriter) {
        key.bytes(self.projection.key()).u8(self.form as u8).usize(self.capacity);
    }

    fn emit(&self, jit: &Jit, dumps: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        BlockToRows::emit(&self.projection, self.capacity, self.form, &Objects(jit, dumps)).map_err(failure)
    }

    fn publish(&self, jit: &Jit, objects: &[KernelObject]) -> Result<BlockToRows, Failure> {
        BlockToRows::compile(&self.projection, self.capacity, self.form, &Publisher(jit, objects)).map_err(failure)
    }
}

impl Jit {
    /// Compiles a projector from rows to rows. Returns an interpreting projector if this `Jit` is not native.
    ///
    /// # Errors
    /// Why the projection cannot be compiled.
    pub fn rows_to_rows(&self, projection: &Projection, choice: Choice) -> Result<RowsToRows, Error> {
        match self.is_native() {
            true => RowsToRows::compile(projection, choice, &Compiler(self)).map_err(error),
            false => Ok(RowsToRows::interpreted(projection)),
        }
    }

    /// Like [`Jit::rows_to_rows`], from precompiled functions: each cell moves by itself, by a function of the module that
    /// `cells` was taken from.
    ///
    /// ```
    /// use kernelsmith::Jit;
    /// use kernelsmith::rows::*;
    /// use kernelsmith::specialise::Library;
    /// // A module that does what our projectors do; one of yours may do something else with cells.
    /// let cells = cell_functions(&Library::parse("cells.ll", CellFunctions::MODULE)?)?;
    /// let base = Schema::new([Column::new("id", DataType::Int32), Column::new("day", DataType::Int16)])?;
    /// let wanted = Schema::new([Column::new("day", DataType::Int64), Column::new("id", DataType::Int32)])?;
    /// let projection = Projection::new(&base, &wanted, Purpose::Read)?;
    /// let mut rows = RowBatch::new(&base);
    /// rows.push(&[7i32.into(), (-3i16).into()])?;
    /// let jit = Jit::host().unwrap_or_else(|_| Jit::interpreter());
    /// let projector = jit.rows_to_rows_by_cells(&projection, Choice::Range, &cells)?;
    /// let mut projected = RowBatch::new(&wanted);
    /// projector.project(&rows, &Rows::Range(0..1), &mut projected)?;
    /// assert_eq!(format!("{projected:?}"), "[[Int(-3), Int(7)]]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Why the projection cannot be compiled.
    #[cfg(feature = "llvm")]
    pub fn rows_to_rows_by_cells(
        &self,
        projection: &Projection,
        choice: Choice,
        cells: &CellFunctions,
    ) -> Result<RowsToRows, Error> {
        match self.is_native() {
            true => RowsToRows::compile_by_cells(projection, choice, cells, &Compiler(self)).map_err(error),
            false => Ok(RowsToRows::interpreted(projection)),
        }
    }

    /// Compiles a projector from rows to blocks of at most `capacity` rows. Returns an interpreting projector if this
    /// `Jit` is not native.
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

    /// Compiles a projector from blocks of at most `capacity` rows to rows. Returns an interpreting projector if this
    /// `Jit` is not native.
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

#[cfg(all(test, feature = "llvm"))]
mod tests {
    use super::*;
    use crate::specialise::Library;
    use crate::{Level, Target};
    use kernelsmith_ir::Function;

    /// Keeps the recorded function.
    struct Recorded;

    impl Emitter for Recorded {
        type Object = Function;
        type Error = Error;

        fn emit<S: KernelSignature>(
            &self,
            _: Vectors,
            record: impl FnOnce(usize) -> Result<kernelsmith_dsl::KernelSource<S>, BuildErrors>,
        ) -> Result<Function, CompileError<Error>> {
            let source = record(0)?;
            assert!(source.contract.unsafe_reason.is_none() && !source.contract.traps);
            Ok(source.function)
        }
    }

    /// The functions for cells are inlined, on every machine.
    #[test]
    fn no_call_of_a_cell_function_is_left() {
        let cells = cell_functions(&Library::parse("cells.ll", CellFunctions::MODULE).unwrap()).unwrap();
        // Of the board, which has no 64-bit numbers, there are no projectors.
        let targets = Level::ALL.map(|level| Target::new(level, level.convention()).unwrap()).into_iter();
        let targets = targets.filter(|target| !target.is_simulated());
        let jits: Vec<Jit> = targets.map(|target| Jit::for_target(target, crate::JitOptions::new()).unwrap()).collect();
        for seed in 0..10 {
            let projection = random::Case::new(seed, 40, 1).projection;
            for choice in [Choice::Range, Choice::Selected] {
                let function = RowsToRows::emit_by_cells(&projection, choice, &cells, &Recorded).unwrap();
                assert!(!function.ops.iter().any(|op| op.code.is_call()), "{function}");
                for jit in &jits {
                    assert!(jit.code(&function).unwrap().symbols.is_empty());
                }
            }
        }
    }
}
