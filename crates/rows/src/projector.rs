//! Projectors: a projection, and machine code for it where there is some.
//!
//! In: a [`Projection`] and a [`Backend`] that compiles. Out: [`RowsToRows`], [`RowsToBlock`], [`BlockToRows`], whose
//! `project` does what the function of the same direction in [`interpret`](crate::interpret) does, to the bit.
//! Invariants: what can be wrong is found before anything is written. Code moves cells of fixed size and says what is NULL;
//! bytes, text, and what is the same in all rows are done here, a column at a time, by what the interpreter uses.
//! Not here: which code (`generate`), when it is compiled and how long it is kept.

use crate::block::{Block, BlockLayout, BytesForm, TooManyRows};
use crate::generate::{self, OfBlock, OfRange, OfSelected};
use crate::interpret::{self, ProjectError, Rows, Which};
use crate::projection::Projection;
use crate::row::RowBatch;
use kernelsmith_dsl::{BuildErrors, KernelSignature, KernelSource};
use kernelsmith_exec::Kernel;
use std::fmt;

/// Which vectors code is to have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Vectors {
    /// Those that the target prefers.
    Preferred,
    /// The widest whose bytes one instruction takes from any two, if there are such and some of their bytes can be loaded
    /// and stored at no cost; or else the preferred ones.
    Permuted,
}

/// What makes kernels of recorded ones.
pub trait Backend {
    /// Why there is no kernel.
    type Error;

    /// Makes a kernel: of what is recorded, or of what was compiled of the same before, and then nothing is recorded.
    /// Recording gets the bytes of [`Vectors::Permuted`], and 0 if there are none or they are not asked for.
    ///
    /// # Errors
    /// Why there is none.
    fn kernel<S: KernelSignature>(
        &self,
        vectors: Vectors,
        record: impl FnOnce(usize) -> Result<KernelSource<S>, BuildErrors>,
    ) -> Result<Kernel<S>, CompileError<Self::Error>>;
}

/// What compiles recorded kernels without making them callable.
pub trait Emitter {
    /// What comes out.
    type Object;
    /// Why nothing does.
    type Error;

    /// Compiles a kernel, as [`Backend::kernel`].
    ///
    /// # Errors
    /// Why it cannot be.
    fn emit<S: KernelSignature>(
        &self,
        vectors: Vectors,
        record: impl FnOnce(usize) -> Result<KernelSource<S>, BuildErrors>,
    ) -> Result<Self::Object, CompileError<Self::Error>>;
}

/// Which rows a projector is for; the others it projects all the same, by interpreting.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// [`Rows::Range`].
    Range,
    /// [`Rows::Selected`].
    Selected,
}

/// Why there is no code for a projection.
#[derive(Debug)]
pub enum CompileError<E> {
    /// The kernel could not be recorded: a mistake of this crate, or a projection beyond the limits of a kernel.
    Build(BuildErrors),
    /// A block of that many rows cannot be.
    TooManyRows(TooManyRows),
    /// What the backend says.
    Backend(E),
}

impl<E: fmt::Display> fmt::Display for CompileError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompileError::Build(errors) => write!(f, "the projector cannot be made: {errors}"),
            CompileError::TooManyRows(error) => error.fmt(f),
            CompileError::Backend(error) => error.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for CompileError<E> {}

impl<E> From<BuildErrors> for CompileError<E> {
    fn from(errors: BuildErrors) -> Self {
        CompileError::Build(errors)
    }
}

/// A kernel for one way of choosing rows.
enum Code {
    Range(Kernel<OfRange>),
    Selected(Kernel<OfSelected>),
}

impl Code {
    fn new<B: Backend>(
        choice: Choice,
        vectors: Vectors,
        backend: &B,
        range: impl FnOnce(usize) -> Result<KernelSource<OfRange>, BuildErrors>,
        selected: impl FnOnce(usize) -> Result<KernelSource<OfSelected>, BuildErrors>,
    ) -> Result<Code, CompileError<B::Error>> {
        Ok(match choice {
            Choice::Range => Code::Range(backend.kernel(vectors, range)?),
            Choice::Selected => Code::Selected(backend.kernel(vectors, selected)?),
        })
    }

    fn is_for(&self, rows: &Rows<'_>) -> bool {
        matches!((self, rows), (Code::Range(_), Rows::Range(_)) | (Code::Selected(_), Rows::Selected(_)))
    }

    /// Runs the code if it is for such rows; otherwise they are still to be done.
    fn run(&self, from: &RowBatch, rows: &Rows<'_>, to: &mut [u8]) -> Result<bool, ProjectError> {
        let groups = rows.len().div_ceil(8) as isize;
        let done = match (self, rows) {
            (Code::Range(kernel), Rows::Range(range)) => {
                kernel.call(range.start as isize, range.len() as isize, groups, from.rows(), to)
            }
            (Code::Selected(kernel), Rows::Selected(selected)) => {
                kernel.call(from.len() as isize, groups, selected, from.rows(), to)
            }
            _ => return Ok(false),
        };
        done.map(|()| true).map_err(refused)
    }
}

/// A call that the code's contract refuses: all that it asks for was checked before.
fn refused(error: impl fmt::Display) -> ProjectError {
    ProjectError::Refused { message: error.to_string() }
}

/// What is left to do after code ran, or did not.
fn rest(is_done: bool) -> Which {
    if is_done { Which::NotGenerated } else { Which::All }
}

/// Projects rows to rows.
pub struct RowsToRows {
    projection: Projection,
    code: Option<Code>,
    /// Whether code writes every byte of a row.
    is_whole: bool,
}

impl RowsToRows {
    /// A projector without code.
    pub fn interpreted(projection: &Projection) -> RowsToRows {
        RowsToRows { projection: projection.clone(), code: None, is_whole: false }
    }

    /// A projector with code.
    ///
    /// # Errors
    /// Why there is no code.
    pub fn compile<B: Backend>(
        projection: &Projection,
        choice: Choice,
        backend: &B,
    ) -> Result<RowsToRows, CompileError<B::Error>> {
        let range = |width| generate::rows_of_range(projection, width);
        let selected = |width| generate::rows_of_selected(projection, width);
        let code = Code::new(choice, Vectors::Permuted, backend, range, selected)?;
        Ok(RowsToRows {
            projection: projection.clone(),
            code: Some(code),
            is_whole: generate::writes_whole_rows(projection),
        })
    }

    /// The code alone.
    ///
    /// # Errors
    /// Why there is none.
    pub fn emit<E: Emitter>(
        projection: &Projection,
        choice: Choice,
        emitter: &E,
    ) -> Result<E::Object, CompileError<E::Error>> {
        match choice {
            Choice::Range => emitter.emit(Vectors::Permuted, |width| generate::rows_of_range(projection, width)),
            Choice::Selected => emitter.emit(Vectors::Permuted, |width| generate::rows_of_selected(projection, width)),
        }
    }

    /// Adds the chosen rows to others.
    ///
    /// # Errors
    /// As [`interpret::rows_to_rows`]; then nothing is added.
    pub fn project(&self, from: &RowBatch, rows: &Rows<'_>, to: &mut RowBatch) -> Result<(), ProjectError> {
        let bytes = interpret::plan_rows(&self.projection, from, rows, to)?;
        let before = to.len();
        let done = match &self.code {
            Some(code) if code.is_for(rows) => {
                let (cells, _) = if self.is_whole { to.grow_unwritten(rows.len()) } else { to.grow(rows.len()) };
                code.run(from, rows, cells)
            }
            _ => {
                to.grow(rows.len());
                Ok(false)
            }
        };
        match done {
            Ok(done) => interpret::fill_rows(&self.projection, from, rows, to, before, bytes, rest(done)),
            Err(error) => {
                to.truncate(before);
                return Err(error);
            }
        }
        Ok(())
    }
}

/// Projects rows to blocks of one capacity.
pub struct RowsToBlock {
    projection: Projection,
    layout: Option<BlockLayout>,
    code: Option<Code>,
}

impl RowsToBlock {
    /// A projector without code, for blocks of any capacity.
    pub fn interpreted(projection: &Projection) -> RowsToBlock {
        RowsToBlock { projection: projection.clone(), layout: None, code: None }
    }

    /// A projector with code for blocks of that capacity; into others it interprets.
    ///
    /// # Errors
    /// Why there is no code.
    pub fn compile<B: Backend>(
        projection: &Projection,
        capacity: usize,
        form: BytesForm,
        choice: Choice,
        backend: &B,
    ) -> Result<RowsToBlock, CompileError<B::Error>> {
        let layout = BlockLayout::new(projection.wanted(), capacity, form).map_err(CompileError::TooManyRows)?;
        let range = |_| generate::block_of_range(projection, &layout);
        let selected = |_| generate::block_of_selected(projection, &layout);
        let code = Code::new(choice, Vectors::Preferred, backend, range, selected)?;
        Ok(RowsToBlock { projection: projection.clone(), layout: Some(layout), code: Some(code) })
    }

    /// The code alone.
    ///
    /// # Errors
    /// Why there is none.
    pub fn emit<E: Emitter>(
        projection: &Projection,
        capacity: usize,
        form: BytesForm,
        choice: Choice,
        emitter: &E,
    ) -> Result<E::Object, CompileError<E::Error>> {
        let layout = BlockLayout::new(projection.wanted(), capacity, form).map_err(CompileError::TooManyRows)?;
        match choice {
            Choice::Range => emitter.emit(Vectors::Preferred, |_| generate::block_of_range(projection, &layout)),
            Choice::Selected => emitter.emit(Vectors::Preferred, |_| generate::block_of_selected(projection, &layout)),
        }
    }

    /// Fills a block with the chosen rows; what was in it is gone.
    ///
    /// # Errors
    /// As [`interpret::rows_to_block`]; then the block is as it was.
    pub fn project(&self, from: &RowBatch, rows: &Rows<'_>, to: &mut Block) -> Result<(), ProjectError> {
        let bytes = interpret::plan_block(&self.projection, from, rows, to)?;
        let code = self.code.as_ref().filter(|_| self.layout.as_ref() == Some(to.layout()));
        let done = match code {
            Some(code) => code.run(from, rows, to.parts_mut().buffers)?,
            None => false,
        };
        interpret::fill_block(&self.projection, from, rows, to, &bytes, rest(done));
        Ok(())
    }
}

/// Projects blocks of one capacity to rows.
pub struct BlockToRows {
    projection: Projection,
    code: Option<(BlockLayout, Kernel<OfBlock>)>,
}

impl BlockToRows {
    /// A projector without code, for blocks of any capacity.
    pub fn interpreted(projection: &Projection) -> BlockToRows {
        BlockToRows { projection: projection.clone(), code: None }
    }

    /// A projector with code for blocks of that capacity; others it interprets.
    ///
    /// # Errors
    /// Why there is no code.
    pub fn compile<B: Backend>(
        projection: &Projection,
        capacity: usize,
        form: BytesForm,
        backend: &B,
    ) -> Result<BlockToRows, CompileError<B::Error>> {
        let layout = BlockLayout::new(projection.base(), capacity, form).map_err(CompileError::TooManyRows)?;
        let kernel = backend.kernel(Vectors::Preferred, |_| generate::rows_of_block(projection, &layout))?;
        Ok(BlockToRows { projection: projection.clone(), code: Some((layout, kernel)) })
    }

    /// The code alone.
    ///
    /// # Errors
    /// Why there is none.
    pub fn emit<E: Emitter>(
        projection: &Projection,
        capacity: usize,
        form: BytesForm,
        emitter: &E,
    ) -> Result<E::Object, CompileError<E::Error>> {
        let layout = BlockLayout::new(projection.base(), capacity, form).map_err(CompileError::TooManyRows)?;
        emitter.emit(Vectors::Preferred, |_| generate::rows_of_block(projection, &layout))
    }

    /// Adds all rows of a block to others.
    ///
    /// # Errors
    /// As [`interpret::block_to_rows`]; then nothing is added.
    pub fn project(&self, from: &Block, to: &mut RowBatch) -> Result<(), ProjectError> {
        let bytes = interpret::plan_unblock(&self.projection, from, to)?;
        let (before, n) = (to.len(), from.len());
        let (cells, _) = to.grow(n);
        let mut is_done = false;
        if let Some((_, kernel)) = self.code.as_ref().filter(|(layout, _)| layout == from.layout()) {
            let called = kernel.call(n as isize, n.div_ceil(8) as isize, from.buffers(), cells);
            if let Err(error) = called {
                to.truncate(before);
                return Err(refused(error));
            }
            is_done = true;
        }
        interpret::fill_rows_of_block(&self.projection, from, to, before, bytes, rest(is_done));
        Ok(())
    }
}
