//! Zeros, copies and functions of elements in any order of dimensions: [`UnaryOperation`].
//!
//! In: an element type, a function, dimensions. Out: a primitive, its kernel and parts for threads.
//! Invariants: the key contains every field, the kind the element type; lengths are checked before the first block runs.
//! Not here: the kernels of blocks (see `elementwise` of kernelsmith-kernels), the loops (see `nest`).

use crate::dimension::{self, Dimension, DimensionKind, Execution, STRIDES};
use crate::error::TensorError;
use crate::layout::Storage;
use crate::nest::{Nest, Share};
use crate::schedule::copy_streams;
use core::marker::PhantomData;
use kernelsmith_exec::CallError;
use kernelsmith_kernels::elementwise::{self, Data, Fill, Layout, Unary};
use kernelsmith_kernels::map::Map;
use kernelsmith_kernels::{KernelCompiler, Machine, Primitive, Published, Recording, SpecError};
use kernelsmith_manager::{Failure, FailureKind, KeyWriter, Kind};

/// Name of the primitive in errors.
const NAME: &str = "unary operation";

/// The primitive that computes a block.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum UnaryMain {
    /// Every element is zero. The input may be empty; its strides must be 0.
    Zero,
    /// Every element is this function of the input's: [`Map::Identity`] copies, and transposes where strides differ.
    Map(Map),
}

/// `out[..] = f(in[..])` by the loops that the dimensions list. All dimensions are of kind C; exactly two are primitive.
///
/// ```
/// use kernelsmith::kernels::{Primitive, map::Map};
/// use kernelsmith::tensor::{Execution::{Primitive as Block, Sequential}, UnaryMain, UnaryOperation, naive_unary};
/// // The permutation abc -> cba of 2 x 3 x 2 elements, row-major: strides in the input and in the output.
/// let permutation = UnaryOperation::<f32>::new(UnaryMain::Map(Map::Identity))
///     .dimension(Sequential, 3, [2, 2])
///     .dimension(Block, 2, [6, 1])
///     .dimension(Block, 2, [1, 6]);
/// assert_eq!(permutation.check(), Ok(()));
/// let mut out = [0.0; 12];
/// naive_unary(&permutation, &[0., 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11.], &mut out);
/// assert_eq!(out, [0., 6., 2., 8., 4., 10., 1., 7., 3., 9., 5., 11.]);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct UnaryOperation<T> {
    main: UnaryMain,
    dimensions: Vec<Dimension>,
    elem: PhantomData<fn(T) -> T>,
}

/// The block: a matrix.
enum Block<T> {
    Fill(Fill<T>),
    Unary(Unary<T>),
}

impl<T: Data> UnaryOperation<T> {
    /// An operation without dimensions.
    pub fn new(main: UnaryMain) -> UnaryOperation<T> {
        UnaryOperation { main, dimensions: Vec::new(), elem: PhantomData }
    }

    /// Appends a dimension inside those before, with its strides in the input and in the output.
    #[must_use]
    pub fn dimension(mut self, execution: Execution, size: usize, [input, out]: [usize; 2]) -> UnaryOperation<T> {
        self.dimensions.push(Dimension { kind: DimensionKind::C, execution, size, strides: [input, 0, out] });
        self
    }

    /// The dimensions, outermost first. The second input does not exist.
    pub fn dimensions(&self) -> &[Dimension] {
        &self.dimensions
    }

    /// The primitive that computes a block.
    pub fn main(&self) -> UnaryMain {
        self.main
    }

    /// The numbers of elements of the input and the output that a call needs; `usize::MAX` if one overflows.
    pub fn elements(&self) -> [usize; 2] {
        let input = match self.main {
            UnaryMain::Zero => 0,
            UnaryMain::Map(_) => dimension::elements(&self.dimensions, 0),
        };
        [input, dimension::elements(&self.dimensions, 2)]
    }

    fn block(&self) -> Result<Block<T>, SpecError> {
        let primitive = self.dimensions.iter().filter(|of| of.execution == Execution::Primitive);
        let primitive: Vec<&Dimension> = primitive.collect();
        let [rows, columns] = primitive.as_slice() else {
            let problem = format!("has {} primitive dimensions, but must have 2", primitive.len());
            return Err(SpecError::new(NAME, "executions", problem));
        };
        let (m, n) = (rows.size, columns.size);
        let out = layout(2, rows, columns)?;
        match self.main {
            UnaryMain::Zero => {
                if let Some(at) = self.dimensions.iter().position(|of| of.strides[0] != 0) {
                    let problem = format!(
                        "has {} at dimension {at}, but must be 0, because zeros have no input",
                        self.dimensions[at].strides[0]
                    );
                    return Err(SpecError::new(NAME, STRIDES[0], problem));
                }
                let block = Fill::zero(m, n).b(out);
                block.check().map_err(|error| of_block(&error))?;
                Ok(Block::Fill(block))
            }
            UnaryMain::Map(map) => {
                let block = Unary::new(m, n, map).a(layout(0, rows, columns)?).b(out);
                block.check().map_err(|error| of_block(&error))?;
                Ok(Block::Unary(block))
            }
        }
    }

    /// The block of a checked operation on this machine.
    fn checked_block(&self, machine: &Machine) -> Result<Block<T>, Failure> {
        let block = self.block().map_err(|error| Failure::new(FailureKind::Unsupported, error.to_string()))?;
        Ok(self.streaming(block, machine))
    }

    /// Chooses non-temporal stores for a block where they pay.
    fn streaming(&self, block: Block<T>, machine: &Machine) -> Block<T> {
        let homes = self.elements().map(|of| of.saturating_mul(size_of::<T>()));
        match block {
            Block::Unary(unary) => {
                Block::Unary(unary.streaming(copy_streams(&self.dimensions, size_of::<T>(), homes, machine)))
            }
            fill @ Block::Fill(_) => fill,
        }
    }
}

fn layout(tensor: usize, rows: &Dimension, columns: &Dimension) -> Result<Layout, SpecError> {
    let Storage { is_row_major, leading } = Storage::new(NAME, tensor, rows, columns)?;
    Ok(if is_row_major { Layout::row_major(leading) } else { Layout::column_major(leading) })
}

/// Names the field of the operation that determines a wrong field of the block.
fn of_block(error: &SpecError) -> SpecError {
    let field = match error.field() {
        "a" => STRIDES[0],
        "b" => STRIDES[2],
        "map" => "main",
        _ => "sizes",
    };
    SpecError::new(NAME, field, format!("do not fit the block: {error}"))
}

impl<T: Data> Primitive for UnaryOperation<T> {
    // A manager keeps one type of kernel per kind.
    const KIND: Kind = Kind::new(0x7402 << 8 | T::TYPE as u32, "unary operation");
    type Kernel = UnaryKernel<T>;

    fn check(&self) -> Result<(), SpecError> {
        dimension::check(NAME, &self.dimensions)?;
        self.block().map(drop)
    }

    fn write_key(&self, key: &mut KeyWriter) {
        match self.main {
            UnaryMain::Zero => {
                key.u8(0);
            }
            UnaryMain::Map(map) => map.write_key(key.u8(1)),
        }
        dimension::write_key(&self.dimensions, key);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        match self.checked_block(kernels.machine())? {
            Block::Fill(block) => block.record(kernels),
            Block::Unary(block) => block.record(kernels),
        }
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<UnaryKernel<T>, Failure> {
        let code = match self.checked_block(kernels.machine())? {
            Block::Fill(block) => Code::Fill(block.assemble(kernels)?),
            Block::Unary(block) => Code::Unary(block.assemble(kernels)?),
        };
        Ok(UnaryKernel { nest: Nest::new(&self.dimensions), needed: self.elements(), code })
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let loops = dimension::explain_loops(&self.dimensions);
        let block = match self.block().map(|block| self.streaming(block, machine)) {
            Ok(Block::Fill(block)) => block.explain(machine),
            Ok(Block::Unary(block)) => block.explain(machine),
            Err(error) => error.to_string(),
        };
        format!("{loops}{block}")
    }
}

/// A compiled unary operation.
#[derive(Debug)]
pub struct UnaryKernel<T> {
    nest: Nest,
    needed: [usize; 2],
    code: Code<T>,
}

#[derive(Debug)]
enum Code<T> {
    Fill(elementwise::FillKernel<T>),
    Unary(elementwise::UnaryKernel<T, T>),
}

/// A part of a unary operation: [`UnaryTask::run`] computes it on any thread.
#[derive(Debug)]
pub struct UnaryTask<'t, T> {
    kernel: &'t UnaryKernel<T>,
    input: &'t [T],
    out: &'t mut [T],
    /// The offset of the slice in the output.
    begin: usize,
    iterations: Vec<usize>,
}

impl<T: Data> UnaryTask<'_, T> {
    /// Computes this part of the output.
    ///
    /// # Errors
    /// Machine code cannot run in this build.
    pub fn run(self) -> Result<(), TensorError> {
        let UnaryTask { kernel, input, out, begin, iterations } = self;
        iterations.into_iter().try_for_each(|iteration| kernel.run(iteration, input, out, begin))
    }
}

impl<T: Data> UnaryKernel<T> {
    fn check(&self, input: &[T], out: &[T]) -> Result<(), TensorError> {
        let [of_input, of_out] = self.needed;
        TensorError::check_lengths([of_input, 0, of_out], [input.len(), 0, out.len()])
    }

    fn run(&self, iteration: usize, input: &[T], out: &mut [T], begin: usize) -> Result<(), TensorError> {
        let done = self.nest.visit::<CallError>(iteration, |place| {
            let [a, _, c, _] = place.offsets;
            match &self.code {
                Code::Fill(code) => code.call(&mut out[c - begin..]),
                Code::Unary(code) => code.call(&input[a..], &mut out[c - begin..]),
            }
        });
        done.map_err(TensorError::Call)
    }

    /// Computes the output on this thread.
    ///
    /// # Errors
    /// A slice is too short. After an error, the output is unchanged.
    pub fn call(&self, input: &[T], out: &mut [T]) -> Result<(), TensorError> {
        self.check(input, out)?;
        (0..self.nest.n_parallel()).try_for_each(|iteration| self.run(iteration, input, out, 0))
    }

    /// Divides the parallel iterations into at most `n` parts for the caller's threads; see
    /// [`TensorKernel::tasks`](crate::TensorKernel::tasks).
    ///
    /// # Errors
    /// Like [`UnaryKernel::call`].
    pub fn tasks<'t>(
        &'t self,
        input: &'t [T],
        out: &'t mut [T],
        n: usize,
    ) -> Result<Vec<UnaryTask<'t, T>>, TensorError> {
        self.check(input, out)?;
        let parts = self.nest.slices(out, n).into_iter();
        let tasks = parts.map(|(share, out)| {
            let Share { iterations, begin, .. } = share;
            UnaryTask { kernel: self, input, out, begin, iterations }
        });
        Ok(tasks.collect())
    }
}
