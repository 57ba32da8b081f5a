//! What product is wanted: [`Gemm`], checked field by field.
//!
//! In: sizes, types, layouts, strides, what happens before and after. Out: a spec, its key, the range of elements that it
//! reads and writes.
//! Invariant: the key holds every field.
//! Not here: how it is computed (see `plan`), what it computes (see `naive`).

use crate::error::SpecError;
use crate::map::Map;
use core::fmt;
use kernelsmith_manager::KeyWriter;

/// The primitive, in errors.
pub(super) const NAME: &str = "gemm";
/// The most rows and columns of C.
pub const MAX_EXTENT: usize = 1024;
/// The most columns of A.
pub const MAX_DEPTH: usize = 2048;
/// The most pairs of A and B.
pub const MAX_BATCH: usize = 1024;
/// The longest distance between columns, rows or matrices, in elements: what keeps every offset in bytes below 2^62.
const MAX_STRIDE: usize = 1 << 31;
/// The most operations after the product.
pub const MAX_AFTER: usize = 6;

/// The types of A, B and C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GemmTypes {
    /// All `f32`.
    F32,
    /// All `f64`.
    F64,
    /// A and B of `bf16`, C of `f32`.
    Bf16,
    /// All `bf16`: sums of `f32` are rounded once, to the nearest, of two to the even one.
    Bf16ToBf16,
    /// A and B of `f16`, C of `f32`.
    F16,
    /// All `f16`, rounded as sums to `bf16` are.
    F16ToF16,
    /// A of `u8`, B of `i8`, C of `i32`.
    U8I8,
    /// A of `u8`, B of `i8`, C of `u8`: see [`Gemm::requantize`].
    U8I8ToU8,
    /// A of `u8`, B of `i8`, C of `i8`.
    U8I8ToI8,
}

impl GemmTypes {
    /// All of them.
    pub const ALL: [GemmTypes; 9] = [
        GemmTypes::F32,
        GemmTypes::F64,
        GemmTypes::Bf16,
        GemmTypes::Bf16ToBf16,
        GemmTypes::F16,
        GemmTypes::F16ToF16,
        GemmTypes::U8I8,
        GemmTypes::U8I8ToU8,
        GemmTypes::U8I8ToI8,
    ];

    /// The name: what A, B and C are of.
    pub fn name(self) -> &'static str {
        match self {
            GemmTypes::F32 => "f32 x f32 -> f32",
            GemmTypes::F64 => "f64 x f64 -> f64",
            GemmTypes::Bf16 => "bf16 x bf16 -> f32",
            GemmTypes::Bf16ToBf16 => "bf16 x bf16 -> bf16",
            GemmTypes::F16 => "f16 x f16 -> f32",
            GemmTypes::F16ToF16 => "f16 x f16 -> f16",
            GemmTypes::U8I8 => "u8 x i8 -> i32",
            GemmTypes::U8I8ToU8 => "u8 x i8 -> u8",
            GemmTypes::U8I8ToI8 => "u8 x i8 -> i8",
        }
    }

    /// The types of the same A and B whose C is what sums are of.
    pub(super) fn wide(self) -> GemmTypes {
        match self {
            GemmTypes::Bf16ToBf16 => GemmTypes::Bf16,
            GemmTypes::F16ToF16 => GemmTypes::F16,
            GemmTypes::U8I8ToU8 | GemmTypes::U8I8ToI8 => GemmTypes::U8I8,
            wide => wide,
        }
    }

    /// The least and the greatest byte of C, if it is of bytes.
    pub(super) fn bytes(self) -> Option<(i32, i32)> {
        match self {
            GemmTypes::U8I8ToU8 => Some((0, 255)),
            GemmTypes::U8I8ToI8 => Some((-128, 127)),
            _ => None,
        }
    }
}

/// What sums of integers are multiplied by before they become bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scale {
    /// All by this.
    All(f32),
    /// Each row or each column by a number of its own, which calls give ([`GemmExtras::scales`](super::GemmExtras)).
    Of(BiasOf),
}

/// How sums of integers become bytes: see [`Gemm::requantize`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Requantize {
    /// What they are multiplied by.
    pub scale: Scale,
    /// The byte that stands for zero.
    pub zero_point: i32,
}

impl Requantize {
    /// The byte of a sum, between the least and the most that there are.
    ///
    /// ```
    /// use kernelsmith_kernels::gemm::{Requantize, Scale};
    /// let requantize = Requantize { scale: Scale::All(0.5), zero_point: 3 };
    /// // Halves go to the even neighbour.
    /// assert_eq!([1, 3, 5, -900, 900].map(|sum| requantize.byte(sum, 0.5, 0, 255)), [3, 5, 5, 0, 255]);
    /// ```
    pub fn byte(&self, sum: i32, scale: f32, least: i32, most: i32) -> i32 {
        let rounded = (sum as f32 * scale).round_ties_even() + self.zero_point as f32;
        rounded.clamp(least as f32, most as f32) as i32
    }
}

/// How a matrix lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Layout {
    /// Elements of a column lie side by side; the leading dimension is the distance between columns.
    #[default]
    ColMajor,
    /// Elements of a row lie side by side; the leading dimension is the distance between rows.
    RowMajor,
}

impl Layout {
    /// Both.
    pub const ALL: [Layout; 2] = [Layout::ColMajor, Layout::RowMajor];

    /// The other one: that of the transposed matrix.
    #[must_use]
    pub fn flipped(self) -> Layout {
        match self {
            Layout::ColMajor => Layout::RowMajor,
            Layout::RowMajor => Layout::ColMajor,
        }
    }

    /// How many elements lie side by side at least, for a matrix of this shape.
    fn extent(self, rows: usize, columns: usize) -> usize {
        match self {
            Layout::ColMajor => rows,
            Layout::RowMajor => columns,
        }
    }
}

/// Along which side of C a vector is added: it has a number for each row, or for each column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BiasOf {
    /// A number for each row: element `i` is added to all of row `i`.
    Rows,
    /// A number for each column.
    Columns,
}

/// What is done with an element of C after the product is complete, before it is stored.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum After {
    /// A function of it: an activation, a scaling.
    Map(Map),
    /// Its sum with the element of a further matrix, laid out as C.
    AddResidual,
}

/// `C = [C] + A_0 B_0 + A_1 B_1 + ... [+ bias]`, then a chain of operations on each element.
///
/// A is `m` x `k`, B is `k` x `n`, C is `m` x `n`. All matrices are column-major and packed unless told otherwise; strides
/// count elements. Sizes and strides are constants of the kernel.
///
/// ```
/// use kernelsmith_kernels::gemm::{Gemm, Layout};
/// let gemm = Gemm::new(64, 48, 64).layout_b(Layout::RowMajor).ldb(50).beta(1);
/// assert_eq!(gemm.check(), Ok(()));
/// let error = gemm.ldb(40).check().unwrap_err();
/// assert_eq!(error.to_string(), "gemm: `ldb` is 40, but has to be 48 to 2147483648");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gemm {
    pub(super) m: usize,
    pub(super) n: usize,
    pub(super) k: usize,
    pub(super) types: GemmTypes,
    pub(super) layouts: [Layout; 3],
    pub(super) strides: [Option<usize>; 3],
    pub(super) batch: usize,
    pub(super) batch_strides: [Option<usize>; 2],
    pub(super) beta: usize,
    pub(super) bias: Option<BiasOf>,
    pub(super) requantize: Option<Requantize>,
    pub(super) after: [Option<After>; MAX_AFTER],
    pub(super) n_after: usize,
    words: Words,
}

/// The bit of the last word's upper half from which on there is something if the key goes on.
const LONG_KEY: u32 = 11;

/// The words that begin the key: they follow from the other fields, and are there for the sake of lookups.
#[derive(Clone, Copy, PartialEq)]
struct Words([u64; 3]);

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("_")
    }
}

impl Gemm {
    /// `C = A B` of `f32`, column-major and packed.
    pub fn new(m: usize, n: usize, k: usize) -> Gemm {
        Gemm {
            m,
            n,
            k,
            types: GemmTypes::F32,
            layouts: [Layout::ColMajor; 3],
            strides: [None; 3],
            batch: 1,
            batch_strides: [None; 2],
            beta: 0,
            bias: None,
            requantize: None,
            after: [None; MAX_AFTER],
            n_after: 0,
            words: Words([0; 3]),
        }
        .keyed()
    }

    /// With the words of its key, after a field was set.
    #[inline]
    fn keyed(self) -> Gemm {
        Gemm { words: Words(self.key_words()), ..self }
    }

    /// The types of A, B and C.
    #[must_use]
    pub fn types(self, types: GemmTypes) -> Gemm {
        Gemm { types, ..self }.keyed()
    }

    /// The layouts of A, B and C.
    #[must_use]
    pub fn layouts(self, a: Layout, b: Layout, c: Layout) -> Gemm {
        Gemm { layouts: [a, b, c], ..self }.keyed()
    }

    /// The layout of A.
    #[must_use]
    pub fn layout_a(mut self, layout: Layout) -> Gemm {
        self.layouts[0] = layout;
        self.keyed()
    }

    /// The layout of B.
    #[must_use]
    pub fn layout_b(mut self, layout: Layout) -> Gemm {
        self.layouts[1] = layout;
        self.keyed()
    }

    /// The layout of C, and of the residual.
    #[must_use]
    pub fn layout_c(mut self, layout: Layout) -> Gemm {
        self.layouts[2] = layout;
        self.keyed()
    }

    /// The leading dimension of A: the distance between its columns, or rows if it is row-major.
    #[must_use]
    pub fn lda(mut self, stride: usize) -> Gemm {
        self.strides[0] = Some(stride);
        self.keyed()
    }

    /// The leading dimension of B.
    #[must_use]
    pub fn ldb(mut self, stride: usize) -> Gemm {
        self.strides[1] = Some(stride);
        self.keyed()
    }

    /// The leading dimension of C, and of the residual.
    #[must_use]
    pub fn ldc(mut self, stride: usize) -> Gemm {
        self.strides[2] = Some(stride);
        self.keyed()
    }

    /// The sum of the products of so many pairs. Matrices of the batch follow each other without gaps, unless
    /// [`Gemm::batch_strides`] says otherwise.
    #[must_use]
    pub fn batch(self, batch: usize) -> Gemm {
        Gemm { batch, ..self }.keyed()
    }

    /// The distances from one A to the next and from one B to the next; they may be 0, and matrices may overlap.
    #[must_use]
    pub fn batch_strides(self, a: usize, b: usize) -> Gemm {
        Gemm { batch_strides: [Some(a), Some(b)], ..self }.keyed()
    }

    /// What C is multiplied by before the product is added: 0 or 1. If 0, C is not read.
    #[must_use]
    pub fn beta(self, beta: usize) -> Gemm {
        Gemm { beta, ..self }.keyed()
    }

    /// Adds a vector to each column or to each row.
    #[must_use]
    pub fn bias(self, of: BiasOf) -> Gemm {
        Gemm { bias: Some(of), ..self }.keyed()
    }

    /// Makes bytes of sums of integers, after all else: the sum as `f32` times the scale, rounded to the nearest integer, of
    /// two to the even one, plus the zero point; then the nearest byte that C can hold. This is `QLinearMatMul` of ONNX with
    /// `scale = a_scale * b_scale / y_scale` and zero points of 0 for A and B; another one of A, `z`, is part of the bias: of
    /// column `j` that has `z` times the sum of the column of B less.
    ///
    /// C of bytes needs it, and no other C takes it; with it nothing of C or of a residual is added.
    #[must_use]
    pub fn requantize(self, scale: Scale, zero_point: i32) -> Gemm {
        Gemm { requantize: Some(Requantize { scale, zero_point }), ..self }.keyed()
    }

    /// Appends to what is done with each element after the product.
    #[must_use]
    pub fn then(mut self, after: After) -> Gemm {
        if let Some(free) = self.after.get_mut(self.n_after) {
            *free = Some(after);
        }
        self.n_after = self.n_after.saturating_add(1);
        self.keyed()
    }

    /// Appends a function of each element: [`Gemm::then`].
    #[must_use]
    pub fn map(self, map: Map) -> Gemm {
        self.then(After::Map(map))
    }

    /// With other rows and columns of C, in the same memory.
    pub(super) fn resized(self, m: usize, n: usize) -> Gemm {
        Gemm { m, n, ..self }.keyed()
    }

    /// The types of A, B and C.
    pub fn of_types(&self) -> GemmTypes {
        self.types
    }

    /// Rows of C.
    pub fn m(&self) -> usize {
        self.m
    }

    /// Columns of C.
    pub fn n(&self) -> usize {
        self.n
    }

    /// Columns of A.
    pub fn k(&self) -> usize {
        self.k
    }

    /// Multiplications and additions of a call, each counted by itself.
    pub fn flops(&self) -> f64 {
        2.0 * self.m as f64 * self.n as f64 * self.k as f64 * self.batch as f64
    }

    /// Whether there is one A and one B.
    #[cfg(feature = "ndarray")]
    pub(crate) fn is_single(&self) -> bool {
        self.batch == 1
    }

    /// The rows and the columns of A (0), B (1) or C (2).
    #[cfg(feature = "ndarray")]
    pub(crate) fn shape(&self, of: usize) -> (usize, usize) {
        self.shapes()[of]
    }

    /// The shapes of A, B and C.
    pub(super) fn shapes(&self) -> [(usize, usize); 3] {
        [(self.m, self.k), (self.k, self.n), (self.m, self.n)]
    }

    /// The leading dimension of A (0), B (1) or C (2).
    pub(super) fn stride(&self, of: usize) -> usize {
        let (rows, columns) = self.shapes()[of];
        self.strides[of].unwrap_or(self.layouts[of].extent(rows, columns))
    }

    /// The distances in elements from a row to the next and from a column to the next.
    pub(crate) fn steps(&self, of: usize) -> (usize, usize) {
        match self.layouts[of] {
            Layout::ColMajor => (1, self.stride(of)),
            Layout::RowMajor => (self.stride(of), 1),
        }
    }

    /// The distance from a matrix of a batch to the next.
    pub(super) fn batch_stride(&self, of: usize) -> usize {
        let (rows, columns) = self.shapes()[of];
        let outer = match self.layouts[of] {
            Layout::ColMajor => columns,
            Layout::RowMajor => rows,
        };
        self.batch_strides[of].unwrap_or(self.stride(of).saturating_mul(outer))
    }

    /// How many elements of A (0), B (1) or C (2) a call needs; of anything else none. Of a spec that
    /// [`Gemm::check`] refuses this may be 0, or `usize::MAX` for what is more.
    pub fn elements(&self, of: usize) -> usize {
        let Some(&(rows, columns)) = self.shapes().get(of) else { return 0 };
        let (row, column) = self.steps(of);
        let n_matrices = if of < 2 { self.batch } else { 1 };
        if rows == 0 || columns == 0 || n_matrices == 0 {
            return 0;
        }
        let steps = [(rows, row), (columns, column), (n_matrices, if of < 2 { self.batch_stride(of) } else { 0 })];
        steps.iter().fold(1, |sum: usize, &(n, step)| sum.saturating_add((n - 1).saturating_mul(step)))
    }

    /// How many numbers the bias has.
    pub fn bias_elements(&self) -> usize {
        self.bias.map_or(0, |of| self.along(of))
    }

    /// How many scales a call takes.
    pub fn scale_elements(&self) -> usize {
        self.scales_of().map_or(0, |of| self.along(of))
    }

    /// Along which side of C there are scales.
    pub(super) fn scales_of(&self) -> Option<BiasOf> {
        match self.requantize {
            Some(Requantize { scale: Scale::Of(of), .. }) => Some(of),
            _ => None,
        }
    }

    fn along(&self, of: BiasOf) -> usize {
        match of {
            BiasOf::Rows => self.m,
            BiasOf::Columns => self.n,
        }
    }

    /// Whether a residual is added.
    pub fn has_residual(&self) -> bool {
        self.after().any(|after| after == After::AddResidual)
    }

    /// What is done after the product.
    pub(super) fn after(&self) -> impl Iterator<Item = After> + '_ {
        self.after.iter().copied().flatten()
    }

    /// Checks the fields.
    ///
    /// # Errors
    /// The first field that cannot be, with what it has to be.
    pub fn check(&self) -> Result<(), SpecError> {
        let range = |field, given, least, most| SpecError::check_range(NAME, field, given, least, most);
        range("m", self.m, 1, MAX_EXTENT)?;
        range("n", self.n, 1, MAX_EXTENT)?;
        range("k", self.k, 1, MAX_DEPTH)?;
        range("batch", self.batch, 1, MAX_BATCH)?;
        range("beta", self.beta, 0, 1)?;
        for (of, field) in ["lda", "ldb", "ldc"].into_iter().enumerate() {
            let (rows, columns) = self.shapes()[of];
            range(field, self.stride(of), self.layouts[of].extent(rows, columns), MAX_STRIDE)?;
        }
        for (of, field) in ["batch_strides.a", "batch_strides.b"].into_iter().enumerate() {
            range(field, self.batch_stride(of), 0, MAX_STRIDE * 2)?;
        }
        range("then", self.n_after, 0, MAX_AFTER)?;
        for after in self.after() {
            if let After::Map(map) = after {
                let checked = match self.types.wide() {
                    GemmTypes::F64 => map.check::<f64>(),
                    GemmTypes::U8I8 => map.check::<i32>(),
                    _ => map.check::<f32>(),
                };
                checked.map_err(|problem| SpecError::new(NAME, "then", problem))?;
            }
        }
        self.check_bytes()
    }

    fn check_bytes(&self) -> Result<(), SpecError> {
        let error = |field, problem: String| Err(SpecError::new(NAME, field, problem));
        let (Requantize { scale, zero_point }, (least, most)) = match (self.requantize, self.types.bytes()) {
            (None, None) => return Ok(()),
            (None, Some(_)) => return error("requantize", format!("is not given, but {} needs it", self.types.name())),
            (Some(_), None) => return error("requantize", format!("is given, but {} has no bytes", self.types.name())),
            (Some(requantize), Some(bytes)) => (requantize, bytes),
        };
        if let Scale::All(scale) = scale
            && !(scale.is_finite() && scale > 0.0)
        {
            return error("requantize", format!("has a scale of {scale}, which has to be a number above 0"));
        }
        if !(least..=most).contains(&zero_point) {
            let problem = format!("has a zero point of {zero_point}, which has to be {least} to {most}");
            return error("requantize", problem);
        }
        if self.has_residual() {
            return error("then", "adds a residual, which bytes have no room for".to_owned());
        }
        SpecError::check_range(NAME, "beta", self.beta, 0, 0)
    }

    /// Numbers that no valid spec has are cut to one that none has either. Most specs are three words: a lookup writes the
    /// key each time.
    #[inline]
    pub(super) fn write(&self, key: &mut KeyWriter) {
        for word in self.words.0 {
            key.u64(word);
        }
        if !self.has_short_key() {
            self.write_rest(key);
        }
    }

    /// Whether nothing follows the first words.
    #[inline]
    fn has_short_key(&self) -> bool {
        let [sizes, _, rest] = self.words.0;
        sizes >> (16 + 16 + 16) <= 1 && rest >> (32 + LONG_KEY) == 0
    }

    /// The whole key, if it is that short.
    #[inline]
    pub(super) fn short_key(&self) -> Option<[u64; 3]> {
        self.has_short_key().then_some(self.words.0)
    }

    fn key_words(&self) -> [u64; 3] {
        let small = |number: usize, most: u16| u64::from(number.min(most.into()) as u16);
        let stride = |of: usize| u64::from(self.stride(of).min(u32::MAX as usize) as u32);
        let layouts = self.layouts.iter().fold(0, |bits, &layout| bits * 2 + u64::from(layout == Layout::RowMajor));
        let along = |of: BiasOf| 1 + of as u64;
        let bias = self.bias.map_or(0, along);
        let scales = match self.requantize.map(|requantize| requantize.scale) {
            None => 0,
            Some(Scale::Of(of)) => along(of),
            Some(Scale::All(_)) => 3,
        };
        let flags = layouts | (self.types as u64) << 3 | small(self.beta, 3) << 7 | bias << 9 | scales << LONG_KEY;
        let flags = flags | small(self.n_after, 7) << (LONG_KEY + 2);
        let sizes = [self.m, self.n, self.k, self.batch].map(|size| small(size, u16::MAX));
        [
            sizes[0] | sizes[1] << 16 | sizes[2] << 32 | sizes[3] << 48,
            stride(0) | stride(1) << 32,
            stride(2) | flags << 32,
        ]
    }

    #[inline(never)]
    fn write_rest(&self, key: &mut KeyWriter) {
        if self.batch > 1 {
            for of in 0..2 {
                key.u64(self.batch_stride(of) as u64);
            }
        }
        if let Some(Requantize { scale, zero_point }) = self.requantize {
            key.i32(zero_point);
            if let Scale::All(scale) = scale {
                key.f32(scale);
            }
        }
        for after in self.after() {
            match after {
                After::Map(map) => map.write_key(key.u8(0)),
                After::AddResidual => {
                    key.u8(1);
                }
            }
        }
    }
}
