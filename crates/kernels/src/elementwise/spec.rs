//! The specs: [`Fill`], [`Unary`], [`Pairwise`].
//!
//! In: extents, layouts, a function. Out: primitives.
//! Invariant: the key contains every field; the kind contains the element types.
//! Not here: code (see `plan` and `generate`).

use super::kernel::{FillKernel, PairwiseKernel, UnaryKernel};
use super::plan::{Operand, Plan};
use super::{Data, generate};
use crate::divide::{Divisible, predicted};
use crate::error::SpecError;
use crate::machine::Machine;
use crate::map::{Binary, Map};
use crate::primitive::{KernelCompiler, Primitive, Published, Recording};
use core::marker::PhantomData;
use kernelsmith_exec::ScalarType;
use kernelsmith_manager::{Failure, KeyWriter, Kind};

/// Maximum number of rows or columns.
pub const MAX_EXTENT: usize = 1 << 16;
/// Maximum leading dimension: keys have 31 bits for it, and every offset in bytes stays below 2^50.
pub const MAX_LEADING: usize = 1 << 30;

/// The layout of a matrix in its slice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    row_major: bool,
    leading: usize,
}

impl Layout {
    /// Column-major, with this leading dimension: the distance between columns in elements.
    pub fn column_major(leading: usize) -> Layout {
        Layout { row_major: false, leading }
    }

    /// Row-major, with this leading dimension: the distance between rows in elements.
    pub fn row_major(leading: usize) -> Layout {
        Layout { row_major: true, leading }
    }

    /// The leading dimension: the distance between columns, or between rows if rows are contiguous, in elements.
    pub fn leading(self) -> usize {
        self.leading
    }

    /// The index of an element.
    pub fn at(self, row: usize, column: usize) -> usize {
        let (inner, outer) = if self.row_major { (column, row) } else { (row, column) };
        outer.saturating_mul(self.leading).saturating_add(inner)
    }

    /// The number of elements of a matrix, up to its last one.
    pub(crate) fn elements(self, m: usize, n: usize) -> usize {
        self.at(m.saturating_sub(1), n.saturating_sub(1)).saturating_add(1)
    }

    /// The first element of a row if `by_rows`, otherwise of a column.
    pub(crate) fn block(self, by_rows: bool, number: usize) -> usize {
        if by_rows { self.at(number, 0) } else { self.at(0, number) }
    }

    /// The row stride and the column stride in elements.
    #[cfg(feature = "ndarray")]
    pub(crate) fn steps(self) -> (usize, usize) {
        if self.row_major { (self.leading, 1) } else { (1, self.leading) }
    }

    /// Whether rows are contiguous.
    pub(crate) fn is_row_major(self) -> bool {
        self.row_major
    }

    pub(crate) fn check(
        self,
        primitive: &'static str,
        field: &'static str,
        m: usize,
        n: usize,
    ) -> Result<(), SpecError> {
        let min = if self.row_major { n } else { m };
        if (min..=MAX_LEADING).contains(&self.leading) {
            return Ok(());
        }
        let problem = format!("has a leading dimension of {}, which must be {min} to {MAX_LEADING}", self.leading);
        Err(SpecError::new(primitive, field, problem))
    }

    #[inline]
    pub(crate) fn write_key(self, key: &mut KeyWriter) {
        // Sizes beyond their valid range saturate to a value that is also invalid.
        key.u32(u32::from(self.row_major) << 31 | self.leading.min(i32::MAX as usize) as u32);
    }

    fn operand(self, elem: ScalarType) -> Operand {
        Operand { leading: self.leading, row_major: self.row_major, bits: 8 * elem.size_bytes() as u32 }
    }
}

/// A kind for each combination of types: a manager keeps one type of kernel per kind.
pub(crate) const fn kind(number: u32, name: &'static str, types: &[ScalarType]) -> Kind {
    let (mut number, mut at) = (number, 0);
    while at < types.len() {
        number = number << 8 | types[at] as u32;
        at += 1;
    }
    Kind::new(number, name)
}

fn check_extents(primitive: &'static str, m: usize, n: usize) -> Result<(), SpecError> {
    SpecError::check_range(primitive, "m", m, 1, MAX_EXTENT)?;
    SpecError::check_range(primitive, "n", n, 1, MAX_EXTENT)
}

#[inline]
fn write_extents(key: &mut KeyWriter, m: usize, n: usize) {
    let short = |number: usize| number.min(u32::MAX as usize) as u32;
    key.u32(short(m)).u32(short(n));
}

/// B = value in every element.
#[derive(Clone, Debug, PartialEq)]
pub struct Fill<T> {
    pub(super) m: usize,
    pub(super) n: usize,
    pub(super) value: f64,
    pub(super) b: Layout,
    elem: PhantomData<fn() -> T>,
}

impl<T: Data> Fill<T> {
    /// An `m` by `n` matrix of zeros, column-major without gaps.
    pub fn zero(m: usize, n: usize) -> Fill<T> {
        Fill { m, n, value: 0.0, b: Layout::column_major(m), elem: PhantomData }
    }

    /// Sets the value, which is rounded to the type.
    pub fn value(mut self, value: f64) -> Fill<T> {
        self.value = value;
        self
    }

    /// Sets the layout of the matrix.
    pub fn b(mut self, layout: Layout) -> Fill<T> {
        self.b = layout;
        self
    }

    fn plan(&self, machine: &Machine) -> Plan {
        Plan::new(machine, self.m, self.n, &[self.b.operand(T::TYPE)], 8 * T::TYPE.size_bytes() as u32)
    }
}

impl<T: Data> Primitive for Fill<T> {
    const KIND: Kind = kind(0x6b11, "fill", &[T::TYPE]);
    type Kernel = FillKernel<T>;

    fn check(&self) -> Result<(), SpecError> {
        check_extents("fill", self.m, self.n)?;
        if self.value.is_nan() {
            return Err(SpecError::new("fill", "value", "is NaN, but must be a number"));
        }
        self.b.check("fill", "b", self.m, self.n)
    }

    #[inline]
    fn write_key(&self, key: &mut KeyWriter) {
        write_extents(key, self.m, self.n);
        key.f64(self.value);
        self.b.write_key(key);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        let plan = self.plan(kernels.machine());
        kernels.kernel(generate::fill::<T>(&plan, self.value))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<FillKernel<T>, Failure> {
        Ok(FillKernel::new(kernels.kernel()?))
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        format!("fill {} by {} of {}\n{}", self.m, self.n, T::TYPE, self.plan(machine))
    }
}

/// B = f(A), element by element; copies, converts or transposes with [`Map::Identity`].
#[derive(Clone, Debug, PartialEq)]
pub struct Unary<T, U = T> {
    pub(super) m: usize,
    pub(super) n: usize,
    pub(super) map: Map,
    pub(super) a: Layout,
    pub(super) b: Layout,
    streams: bool,
    elems: PhantomData<fn(T) -> U>,
}

impl<T: Data, U: Data<Work = T::Work>> Unary<T, U> {
    /// For `m` by `n` matrices, both column-major without gaps.
    pub fn new(m: usize, n: usize, map: Map) -> Unary<T, U> {
        let layout = Layout::column_major(m);
        Unary { m, n, map, a: layout, b: layout, streams: false, elems: PhantomData }
    }

    /// Sets the layout of A.
    pub fn a(mut self, layout: Layout) -> Self {
        self.a = layout;
        self
    }

    /// Sets the layout of B.
    pub fn b(mut self, layout: Layout) -> Self {
        self.b = layout;
        self
    }

    /// Sets whether B is larger than the caches, as a whole or with what the caller computes around this matrix. If A is
    /// transposed and blocks can fill cache lines of B, stores are then non-temporal (streaming).
    pub fn streaming(mut self, streams: bool) -> Self {
        self.streams = streams;
        self
    }

    fn plan(&self, machine: &Machine) -> Plan {
        let operands = [self.a.operand(T::TYPE), self.b.operand(U::TYPE)];
        let work = if self.is_copy() { T::TYPE.size_bytes() as u32 * 8 } else { work_bits::<T>() };
        let plan = Plan::new(machine, self.m, self.n, &operands, work);
        if self.streams { plan.streaming(machine) } else { plan }
    }

    /// Whether the kernel only moves bits.
    fn is_copy(&self) -> bool {
        self.map == Map::Identity && T::TYPE == U::TYPE
    }
}

/// Bits of the work type.
fn work_bits<T: Data>() -> u32 {
    8 * size_of::<T::Work>() as u32
}

impl<T: Data, U: Data<Work = T::Work>> Primitive for Unary<T, U> {
    const KIND: Kind = kind(0x6b12, "unary", &[T::TYPE, U::TYPE]);
    type Kernel = UnaryKernel<T, U>;

    fn check(&self) -> Result<(), SpecError> {
        check_extents("unary", self.m, self.n)?;
        self.map.check::<T::Work>().map_err(|problem| SpecError::new("unary", "map", problem))?;
        self.a.check("unary", "a", self.m, self.n)?;
        self.b.check("unary", "b", self.m, self.n)
    }

    #[inline]
    fn write_key(&self, key: &mut KeyWriter) {
        write_extents(key, self.m, self.n);
        self.map.write_key(key);
        self.a.write_key(key);
        self.b.write_key(key);
        key.u8(u8::from(self.streams));
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        let plan = self.plan(kernels.machine());
        let map = Some(self.map).filter(|_| !self.is_copy());
        kernels.kernel(generate::unary::<T, U>(&plan, map))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<UnaryKernel<T, U>, Failure> {
        Ok(UnaryKernel::new(kernels.kernel()?, [self.a, self.b], (self.m, self.n)))
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let head = format!("{:?} of {} by {}, {} to {}", self.map, self.m, self.n, T::TYPE, U::TYPE);
        format!("{head}\n{}", self.plan(machine))
    }
}

/// C = f(A, B), element by element.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairwise<T, U = T> {
    pub(super) m: usize,
    pub(super) n: usize,
    pub(super) function: Binary,
    pub(super) a: Layout,
    pub(super) b: Layout,
    pub(super) c: Layout,
    elems: PhantomData<fn(T) -> U>,
}

impl<T: Data, U: Data<Work = T::Work>> Pairwise<T, U> {
    /// For `m` by `n` matrices, all column-major without gaps.
    pub fn new(m: usize, n: usize, function: Binary) -> Pairwise<T, U> {
        let layout = Layout::column_major(m);
        Pairwise { m, n, function, a: layout, b: layout, c: layout, elems: PhantomData }
    }

    /// Sets the layout of A.
    pub fn a(mut self, layout: Layout) -> Self {
        self.a = layout;
        self
    }

    /// Sets the layout of B.
    pub fn b(mut self, layout: Layout) -> Self {
        self.b = layout;
        self
    }

    /// Sets the layout of C.
    pub fn c(mut self, layout: Layout) -> Self {
        self.c = layout;
        self
    }

    fn plan(&self, machine: &Machine) -> Plan {
        let operands = [self.a.operand(T::TYPE), self.b.operand(T::TYPE), self.c.operand(U::TYPE)];
        Plan::new(machine, self.m, self.n, &operands, work_bits::<T>())
    }
}

impl<T: Data, U: Data<Work = T::Work>> Primitive for Pairwise<T, U> {
    const KIND: Kind = kind(0x6b13, "pairwise", &[T::TYPE, U::TYPE]);
    type Kernel = PairwiseKernel<T, U>;

    fn check(&self) -> Result<(), SpecError> {
        check_extents("pairwise", self.m, self.n)?;
        self.function.check::<T::Work>().map_err(|problem| SpecError::new("pairwise", "function", problem))?;
        self.a.check("pairwise", "a", self.m, self.n)?;
        self.b.check("pairwise", "b", self.m, self.n)?;
        self.c.check("pairwise", "c", self.m, self.n)
    }

    #[inline]
    fn write_key(&self, key: &mut KeyWriter) {
        write_extents(key, self.m, self.n);
        key.u8(self.function.code());
        for layout in [self.a, self.b, self.c] {
            layout.write_key(key);
        }
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        let plan = self.plan(kernels.machine());
        kernels.kernel(generate::pairwise::<T, U>(&plan, self.function))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<PairwiseKernel<T, U>, Failure> {
        Ok(PairwiseKernel::new(kernels.kernel()?, [self.a, self.b, self.c], (self.m, self.n)))
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let head = format!("{:?} of {} by {}, {} to {}", self.function, self.m, self.n, T::TYPE, U::TYPE);
        format!("{head}\n{}", self.plan(machine))
    }
}

/// Operations on each element: those of elementary functions are many.
fn n_operations(map: Map) -> usize {
    if map.is_elementary() { 20 } else { 1 }
}

/// The rows or columns of the output that follow each other in memory.
fn n_blocks(output: Layout, m: usize, n: usize) -> usize {
    if output.row_major { m } else { n }
}

/// The extents of `n_blocks` rows or columns.
fn extents(output: Layout, m: usize, n: usize, n_blocks: usize) -> (usize, usize) {
    if output.row_major { (n_blocks.clamp(1, m), n) } else { (m, n_blocks.clamp(1, n)) }
}

/// The cycles for operands of these sizes in bytes.
fn cycles(machine: &Machine, m: usize, n: usize, operations: usize, sizes: &[usize]) -> f64 {
    let elements = m.saturating_mul(n);
    let bytes = elements.saturating_mul(sizes.iter().sum());
    predicted(machine, elements as f64 * operations as f64, bytes)
}

impl<T: Data> Divisible for Fill<T> {
    fn n_blocks(&self) -> usize {
        n_blocks(self.b, self.m, self.n)
    }

    fn with_blocks(&self, n: usize) -> Fill<T> {
        let (m, n) = extents(self.b, self.m, self.n, n);
        Fill { m, n, ..self.clone() }
    }

    fn cycles(&self, machine: &Machine) -> f64 {
        cycles(machine, self.m, self.n, 1, &[size_of::<T>()])
    }
}

impl<T: Data, U: Data<Work = T::Work>> Divisible for Unary<T, U> {
    fn n_blocks(&self) -> usize {
        n_blocks(self.b, self.m, self.n)
    }

    fn with_blocks(&self, n: usize) -> Unary<T, U> {
        let (m, n) = extents(self.b, self.m, self.n, n);
        Unary { m, n, ..self.clone() }
    }

    fn cycles(&self, machine: &Machine) -> f64 {
        cycles(machine, self.m, self.n, n_operations(self.map), &[size_of::<T>(), size_of::<U>()])
    }
}

impl<T: Data, U: Data<Work = T::Work>> Divisible for Pairwise<T, U> {
    fn n_blocks(&self) -> usize {
        n_blocks(self.c, self.m, self.n)
    }

    fn with_blocks(&self, n: usize) -> Pairwise<T, U> {
        let (m, n) = extents(self.c, self.m, self.n, n);
        Pairwise { m, n, ..self.clone() }
    }

    fn cycles(&self, machine: &Machine) -> f64 {
        cycles(machine, self.m, self.n, 1, &[size_of::<T>(), size_of::<T>(), size_of::<U>()])
    }
}
