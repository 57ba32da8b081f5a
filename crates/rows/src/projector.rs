//! Projectors: a projection with its machine code, if there is any.
//!
//! In: a [`Projection`] and a [`Backend`] that compiles. Out: [`RowsToRows`], [`RowsToBlock`], [`BlockToRows`], whose
//! `project` gives exactly the bits of the corresponding function in [`interpret`](crate::interpret).
//! Invariants: all errors are found, and the bytes of texts counted, before anything is written. Generated code moves
//! all cells and NULL bits; values that are the same in all rows are written here, column by column, by the functions
//! of the interpreter.
//! Not here: the code itself (`generate`), when to compile it and how long to keep it.

use crate::block::{Block, BlockLayout, BlockParts, BytesForm, TooManyRows};
use crate::cells::Arena;
use crate::generate::{self, CellFunctions, OfBlock, OfRange, OfSelected};
use crate::interpret::{self, Which};
use crate::plan::{self, ProjectError};
use crate::projection::Projection;
use crate::row::RowBatch;
use crate::selection::Rows;
use kernelsmith_dsl::{BuildErrors, KernelSignature, KernelSource};
use kernelsmith_exec::Kernel;
use std::fmt;

/// The vectors that code should use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Vectors {
    /// The target's preferred vectors.
    Preferred,
    /// The widest vectors that one instruction can permute bytes of two vectors into, if the target has one and can
    /// load and store partial vectors at no extra cost; otherwise the preferred vectors.
    Permuted,
}

/// Compiles recorded kernels to callable ones.
pub trait Backend {
    /// The error of the backend.
    type Error;

    /// Returns a callable kernel: records and compiles it, or publishes code that was compiled from the same recording
    /// earlier, without recording. The argument of `record` is the vector size in bytes for [`Vectors::Permuted`], and
    /// 0 if the target has no such vectors or they were not requested.
    ///
    /// # Errors
    /// Why there is no kernel.
    fn kernel<S: KernelSignature>(
        &self,
        vectors: Vectors,
        record: impl FnOnce(usize) -> Result<KernelSource<S>, BuildErrors>,
    ) -> Result<Kernel<S>, CompileError<Self::Error>>;
}

/// Compiles recorded kernels without making them callable.
pub trait Emitter {
    /// The compiled object.
    type Object;
    /// The error of the emitter.
    type Error;

    /// Compiles a kernel, like [`Backend::kernel`].
    ///
    /// # Errors
    /// Why it cannot be compiled.
    fn emit<S: KernelSignature>(
        &self,
        vectors: Vectors,
        record: impl FnOnce(usize) -> Result<KernelSource<S>, BuildErrors>,
    ) -> Result<Self::Object, CompileError<Self::Error>>;
}

/// The kind of row selection that a projector compiles code for. It interprets the other kind.
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
    /// The kernel could not be recorded: a bug in this crate, or a projection that exceeds the limits of kernels.
    Build(BuildErrors),
    /// A block cannot have that many rows.
    TooManyRows(TooManyRows),
    /// The error of the backend.
    Backend(E),
}

impl<E: fmt::Display> fmt::Display for CompileError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompileError::Build(errors) => write!(f, "the projector cannot be recorded: {errors}"),
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

/// A kernel for one kind of row selection.
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

    /// Moves everything except defaults, if the code supports this kind of selection. `starts` are the positions of
    /// each column's texts in an arena with sufficient room.
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

/// The contract of the code rejects the call, although all its conditions were checked before.
fn refused(error: impl fmt::Display) -> ProjectError {
    ProjectError::Refused { message: error.to_string() }
}

/// The columns to fill after code ran, or did not run.
fn remaining_columns(is_done: bool) -> Which {
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
    /// A projector that interprets.
    pub fn interpreted(projection: &Projection) -> RowsToRows {
        RowsToRows { projection: projection.clone(), code: None, is_whole: false }
    }

    /// A projector with compiled code.
    ///
    /// # Errors
    /// Why it cannot be compiled.
    pub fn compile<B: Backend>(
        projection: &Projection,
        choice: Choice,
        backend: &B,
    ) -> Result<RowsToRows, CompileError<B::Error>> {
        let range = |width| generate::rows_of_range(projection, width, None);
        let selected = |width| generate::rows_of_selected(projection, width, None);
        let code = Code::new(choice, Vectors::Permuted, backend, range, selected)?;
        Ok(RowsToRows {
            projection: projection.clone(),
            code: Some(code),
            is_whole: generate::writes_whole_rows(projection, None),
        })
    }

    /// A projector whose code moves each cell by itself, by a precompiled function.
    ///
    /// # Errors
    /// Why it cannot be compiled.
    pub fn compile_by_cells<B: Backend>(
        projection: &Projection,
        choice: Choice,
        cells: &CellFunctions,
        backend: &B,
    ) -> Result<RowsToRows, CompileError<B::Error>> {
        let range = |width| generate::rows_of_range(projection, width, Some(cells));
        let selected = |width| generate::rows_of_selected(projection, width, Some(cells));
        let code = Code::new(choice, Vectors::Permuted, backend, range, selected)?;
        let is_whole = generate::writes_whole_rows(projection, Some(cells));
        Ok(RowsToRows { projection: projection.clone(), code: Some(code), is_whole })
    }

    /// Compiles the code of [`RowsToRows::compile_by_cells`] without publishing it.
    ///
    /// # Errors
    /// Why it cannot be compiled.
    pub fn emit_by_cells<E: Emitter>(
        projection: &Projection,
        choice: Choice,
        cells: &CellFunctions,
        emitter: &E,
    ) -> Result<E::Object, CompileError<E::Error>> {
        let vectors = Vectors::Permuted;
        match choice {
            Choice::Range => emitter.emit(vectors, |width| generate::rows_of_range(projection, width, Some(cells))),
            Choice::Selected => {
                emitter.emit(vectors, |width| generate::rows_of_selected(projection, width, Some(cells)))
            }
        }
    }

    /// Compiles the code without publishing it.
    ///
    /// # Errors
    /// Why it cannot be compiled.
    pub fn emit<E: Emitter>(
        projection: &Projection,
        choice: Choice,
        emitter: &E,
    ) -> Result<E::Object, CompileError<E::Error>> {
        match choice {
            Choice::Range => emitter.emit(Vectors::Permuted, |width| generate::rows_of_range(projection, width, None)),
            Choice::Selected => {
                emitter.emit(Vectors::Permuted, |width| generate::rows_of_selected(projection, width, None))
            }
        }
    }

    /// Appends the selected rows to a batch.
    ///
    /// # Errors
    /// The errors of [`interpret::rows_to_rows`]; nothing is appended then.
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
            let (cells, arena) = to.after(end);
            if let Err(error) = code.run(from, rows, cells, &[end.arena as u32], arena) {
                to.truncate(end);
                return Err(error);
            }
        }
        interpret::fill_rows(&self.projection, from, rows, to, end, remaining_columns(code.is_some()));
        Ok(())
    }
}

/// Projects rows to blocks of a fixed capacity.
pub struct RowsToBlock {
    projection: Projection,
    layout: Option<BlockLayout>,
    code: Option<Code>,
}

impl RowsToBlock {
    /// A projector that interprets, for blocks of any capacity.
    pub fn interpreted(projection: &Projection) -> RowsToBlock {
        RowsToBlock { projection: projection.clone(), layout: None, code: None }
    }

    /// A projector with compiled code for blocks of `capacity` rows; it interprets for other blocks.
    ///
    /// # Errors
    /// Why it cannot be compiled.
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

    /// Compiles the code without publishing it.
    ///
    /// # Errors
    /// Why it cannot be compiled.
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

    /// Replaces the contents of a block with the selected rows.
    ///
    /// # Errors
    /// The errors of [`interpret::rows_to_block`]; the block is then unchanged, or empty if the code rejects the call.
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
        interpret::fill_block(&self.projection, from, rows, to, &starts, remaining_columns(code.is_some()));
        Ok(())
    }
}

/// Projects blocks of a fixed capacity to rows.
pub struct BlockToRows {
    projection: Projection,
    code: Option<(BlockLayout, Kernel<OfBlock>)>,
}

impl BlockToRows {
    /// A projector that interprets, for blocks of any capacity.
    pub fn interpreted(projection: &Projection) -> BlockToRows {
        BlockToRows { projection: projection.clone(), code: None }
    }

    /// A projector with compiled code for blocks of `capacity` rows; it interprets other blocks.
    ///
    /// # Errors
    /// Why it cannot be compiled.
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

    /// Compiles the code without publishing it.
    ///
    /// # Errors
    /// Why it cannot be compiled.
    pub fn emit<E: Emitter>(
        projection: &Projection,
        capacity: usize,
        form: BytesForm,
        emitter: &E,
    ) -> Result<E::Object, CompileError<E::Error>> {
        let layout = BlockLayout::new(projection.base(), capacity, form).map_err(CompileError::TooManyRows)?;
        emitter.emit(Vectors::Preferred, |_| generate::rows_of_block(projection, &layout))
    }

    /// Appends all rows of a block to a batch.
    ///
    /// # Errors
    /// The errors of [`interpret::block_to_rows`]; nothing is appended then.
    pub fn project(&self, from: &Block, to: &mut RowBatch) -> Result<(), ProjectError> {
        let moved = plan::plan_unblock(&self.projection, from, to)?;
        let (end, n) = (to.end(), from.len());
        to.reserve(n, moved)?;
        to.grow(n, moved);
        let code = self.code.as_ref().filter(|(layout, _)| layout == from.layout());
        if let Some((_, kernel)) = code {
            let (data, starts) = from.all_data();
            let starts: Vec<u32> = [end.arena].iter().chain(starts).map(|&start| start as u32).collect();
            let (cells, arena) = to.after(end);
            let groups = n.div_ceil(8) as isize;
            let called = kernel.call(n as isize, groups, from.buffers(), cells, &starts, data, arena.with_slack_mut());
            if let Err(error) = called {
                to.truncate(end);
                return Err(refused(error));
            }
        }
        interpret::fill_rows_of_block(&self.projection, from, to, end, remaining_columns(code.is_some()));
        Ok(())
    }
}
