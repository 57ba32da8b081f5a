//! Projectors: a projection, and machine code for it where there is some.
//!
//! In: a [`Projection`] and a [`Backend`] that compiles. Out: [`RowsToRows`], [`RowsToBlock`], [`BlockToRows`], whose
//! `project` does what the function of the same direction in [`interpret`](crate::interpret) does, to the bit.
//! Invariants: what can be wrong is found before anything is written, and the bytes of texts are counted. Code moves all
//! cells and says what is NULL; what is the same in all rows is done here, a column at a time, by what the interpreter uses.
//! Not here: which code (`generate`), when it is compiled and how long it is kept.

use crate::block::{Block, BlockLayout, BlockParts, BytesForm, TooManyRows};
use crate::cells::Arena;
use crate::generate::{self, OfBlock, OfRange, OfSelected};
use crate::interpret::{self, Which};
use crate::plan::{self, ProjectError};
use crate::projection::Projection;
use crate::row::RowBatch;
use crate::selection::Rows;
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

    /// Moves everything but defaults, for rows that it is for. The texts of each column begin there, in an arena with room for
    /// all.
    fn run(
        &self,
        from: &RowBatch,
        rows: &Rows<'_>,
        to: &mut [u8],
        starts: &[u32],
        texts: &mut Arena,
    ) -> Result<(), ProjectError> {
        let groups = rows.len().div_ceil(8) as isize;
        let (arena, texts) = (from.arena_with_slack(), texts.with_slack_mut());
        let done = match (self, rows) {
            (Code::Range(kernel), Rows::Range(range)) => {
                let (first, n) = (range.start as isize, range.len() as isize);
                kernel.call(first, n, groups, from.rows(), to, starts, arena, texts)
            }
            (Code::Selected(kernel), Rows::Selected(selected)) => {
                kernel.call(from.len() as isize, groups, selected, from.rows(), to, starts, arena, texts)
            }
            _ => return Err(refused("it is for other rows")),
        };
        done.map_err(refused)
    }
}

/// A call that the code's contract refuses: all that it asks for was checked before.
fn refused(error: impl fmt::Display) -> ProjectError {
    ProjectError::Refused { message: error.to_string() }
}

/// What is left to do after code ran, or did not.
fn rest(is_done: bool) -> Which {
    if is_done { Which::Defaults } else { Which::All }
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
        let moved = plan::plan_rows(&self.projection, from, rows, to)?;
        let end = to.end();
        to.reserve(rows.len(), moved)?;
        let code = self.code.as_ref().filter(|code| code.is_for(rows));
        match code {
            Some(_) if self.is_whole => to.grow_unwritten(rows.len(), moved),
            _ => to.grow(rows.len(), moved),
        }
        if let Some(code) = code {
            let (cells, arena) = to.behind(end);
            if let Err(error) = code.run(from, rows, cells, &[end.arena as u32], arena) {
                to.truncate(end);
                return Err(error);
            }
        }
        interpret::fill_rows(&self.projection, from, rows, to, end, rest(code.is_some()));
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
    /// As [`interpret::rows_to_block`]; then the block is as it was, or empty if the code refuses the call.
    pub fn project(&self, from: &RowBatch, rows: &Rows<'_>, to: &mut Block) -> Result<(), ProjectError> {
        let starts = plan::plan_block(&self.projection, from, rows, to)?;
        let code = self.code.as_ref().filter(|code| self.layout.as_ref() == Some(to.layout()) && code.is_for(rows));
        interpret::reserve_block(to, &starts)?;
        interpret::begin_block(&self.projection, rows.len(), to, &starts);
        if let Some(code) = code {
            let BlockParts { buffers, data, rows: n, .. } = to.parts_mut();
            if let Err(error) = code.run(from, rows, buffers, &starts, data) {
                *n = 0;
                return Err(error);
            }
        }
        interpret::fill_block(&self.projection, from, rows, to, &starts, rest(code.is_some()));
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
        let moved = plan::plan_unblock(&self.projection, from, to)?;
        let (end, n) = (to.end(), from.len());
        to.reserve(n, moved)?;
        to.grow(n, moved);
        let code = self.code.as_ref().filter(|(layout, _)| layout == from.layout());
        if let Some((_, kernel)) = code {
            let (data, starts) = from.all_data();
            let starts: Vec<u32> = [end.arena].iter().chain(starts).map(|&start| start as u32).collect();
            let (cells, arena) = to.behind(end);
            let groups = n.div_ceil(8) as isize;
            let called = kernel.call(n as isize, groups, from.buffers(), cells, &starts, data, arena.with_slack_mut());
            if let Err(error) = called {
                to.truncate(end);
                return Err(refused(error));
            }
        }
        interpret::fill_rows_of_block(&self.projection, from, to, end, rest(code.is_some()));
        Ok(())
    }
}
