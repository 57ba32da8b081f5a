//! The spec of a matrix product: [`Gemm`], checked field by field.
//!
//! In: sizes, types, layouts, strides, fused operations. Out: a spec, its key, the range of elements that it reads and
//! writes.
//! Invariant: the key contains every field.
//! Not here: how it is computed (see `plan`), the reference (see `naive`).

use crate::error::SpecError;
use crate::map::{Binary, Map};
use core::fmt;
use kernelsmith_manager::KeyWriter;

/// Name of the primitive in errors.
pub(super) const NAME: &str = "gemm";
/// Maximum number of rows and of columns of C.
pub const MAX_EXTENT: usize = 1024;
/// Maximum number of columns of A (K).
pub const MAX_K: usize = 2048;
/// Maximum number of pairs of A and B.
pub const MAX_BATCH: usize = 1024;
/// Maximum stride between columns, rows or matrices, in elements: it keeps every offset in bytes below 2^62.
const MAX_STRIDE: usize = 1 << 31;
/// Maximum number of operations after the product.
pub const MAX_EPILOGUE: usize = 6;

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
    /// All `bf16`: `f32` accumulators are rounded once, to nearest even.
    Bf16ToBf16,
    /// A and B of `f16`, C of `f32`.
    F16,
    /// All `f16`, rounded like [`GemmTypes::Bf16ToBf16`].
    F16ToF16,
    /// A of `u8`, B of `i8`, C of `i32`.
    U8I8,
    /// A of `u8`, B of `i8`, C of `u8`: see [`Gemm::requantize`].
    U8I8ToU8,
    /// A of `u8`, B of `i8`, C of `i8`.
    U8I8ToI8,
}

impl GemmTypes {
    /// All types.
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

    /// The name: the element types of A, B and C.
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

    /// The types with the same A and B, and the accumulator type for C.
    pub(super) fn wide(self) -> GemmTypes {
        match self {
            GemmTypes::Bf16ToBf16 => GemmTypes::Bf16,
            GemmTypes::F16ToF16 => GemmTypes::F16,
            GemmTypes::U8I8ToU8 | GemmTypes::U8I8ToI8 => GemmTypes::U8I8,
            wide => wide,
        }
    }

    /// The minimum and the maximum byte of C, if C consists of bytes.
    pub(super) fn bytes(self) -> Option<(i32, i32)> {
        match self {
            GemmTypes::U8I8ToU8 => Some((0, 255)),
            GemmTypes::U8I8ToI8 => Some((-128, 127)),
            _ => None,
        }
    }
}

/// The factors for integer accumulators before they are rounded to bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scale {
    /// One factor for all elements.
    All(f32),
    /// One factor per row or per column, an operand of the call ([`GemmExtras::scales`](super::GemmExtras)).
    Of(BiasAxis),
}

/// How integer accumulators become bytes: see [`Gemm::requantize`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Requantize {
    /// The factor.
    pub scale: Scale,
    /// The byte that represents zero.
    pub zero_point: i32,
}

impl Requantize {
    /// The byte for an accumulator, clamped to `min..=max`.
    ///
    /// ```
    /// use kernelsmith::kernels::gemm::{Requantize, Scale};
    /// let requantize = Requantize { scale: Scale::All(0.5), zero_point: 3 };
    /// // Halves go to the even neighbour.
    /// assert_eq!([1, 3, 5, -900, 900].map(|sum| requantize.byte(sum, 0.5, 0, 255)), [3, 5, 5, 0, 255]);
    /// ```
    pub fn byte(&self, sum: i32, scale: f32, min: i32, max: i32) -> i32 {
        let rounded = (sum as f32 * scale).round_ties_even() + self.zero_point as f32;
        rounded.clamp(min as f32, max as f32) as i32
    }
}

/// How a matrix lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Layout {
    /// Column-major: columns are contiguous; the leading dimension is the distance between columns.
    #[default]
    ColMajor,
    /// Row-major: rows are contiguous; the leading dimension is the distance between rows.
    RowMajor,
}

impl Layout {
    /// Both layouts.
    pub const ALL: [Layout; 2] = [Layout::ColMajor, Layout::RowMajor];

    /// The other layout, which is that of the transposed matrix.
    #[must_use]
    pub fn flipped(self) -> Layout {
        match self {
            Layout::ColMajor => Layout::RowMajor,
            Layout::RowMajor => Layout::ColMajor,
        }
    }

    /// The minimum leading dimension of a matrix of this shape.
    fn extent(self, rows: usize, columns: usize) -> usize {
        match self {
            Layout::ColMajor => rows,
            Layout::RowMajor => columns,
        }
    }
}

/// Whether a vector has an element per row or per column of C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BiasAxis {
    /// An element per row: element `i` is added to each element of row `i`.
    Rows,
    /// An element per column.
    Columns,
}

/// An operation on each element of C after the product, before the store.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Epilogue {
    /// A function of the element: an activation, a scaling.
    Map(Map),
    /// Adds the element of another matrix with the layout of C.
    AddResidual,
    /// A function of the element and that of the same other matrix: [`Epilogue::AddResidual`] is that of `Binary::Add`.
    Residual(Binary),
}

impl Epilogue {
    /// The function of the element and that of the other matrix.
    pub(super) fn residual(self) -> Option<Binary> {
        match self {
            Epilogue::AddResidual => Some(Binary::Add),
            Epilogue::Residual(binary) => Some(binary),
            Epilogue::Map(_) => None,
        }
    }
}

/// `C = [C] + A_0 B_0 + A_1 B_1 + ... [+ bias]`, then a chain of operations on each element.
///
/// A is `m` x `k`, B is `k` x `n`, C is `m` x `n`. By default, all matrices are column-major and packed. Strides count
/// elements. Sizes and strides are constants in the kernel.
///
/// ```
/// use kernelsmith::kernels::gemm::{Gemm, Layout};
/// let gemm = Gemm::new(64, 48, 64).layout_b(Layout::RowMajor).ldb(50).beta(1);
/// assert_eq!(gemm.check(), Ok(()));
/// let error = gemm.ldb(40).check().unwrap_err();
/// assert_eq!(error.to_string(), "gemm: `ldb` is 40, but must be 48 to 2147483648");
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
    pub(super) bias: Option<BiasAxis>,
    pub(super) requantize: Option<Requantize>,
    pub(super) epilogue: [Option<Epilogue>; MAX_EPILOGUE],
    pub(super) n_epilogue: usize,
    words: Words,
}

/// Position of the first optional field in the upper half of the last word: if a bit from there on is set, the key
/// continues.
const LONG_KEY: u32 = 11;

/// The first words of the key. They are derived from the other fields and cached for fast lookups.
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
            epilogue: [None; MAX_EPILOGUE],
            n_epilogue: 0,
            words: Words([0; 3]),
        }
        .keyed()
    }

    /// Updates the key words after a field was set.
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

    /// The leading dimension of A: the distance between its columns, or between its rows if it is row-major.
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

    /// The number of pairs of A and B whose products are summed. The matrices of a batch follow each other without
    /// gaps, unless [`Gemm::batch_strides`] sets strides.
    #[must_use]
    pub fn batch(self, batch: usize) -> Gemm {
        Gemm { batch, ..self }.keyed()
    }

    /// The distances between consecutive matrices A and between consecutive matrices B. They may be 0, and matrices may
    /// overlap.
    #[must_use]
    pub fn batch_strides(self, a: usize, b: usize) -> Gemm {
        Gemm { batch_strides: [Some(a), Some(b)], ..self }.keyed()
    }

    /// The factor of the old C: 0 or 1. If 0, C is not read.
    #[must_use]
    pub fn beta(self, beta: usize) -> Gemm {
        Gemm { beta, ..self }.keyed()
    }

    /// Adds a vector along rows or columns of C.
    #[must_use]
    pub fn bias(self, of: BiasAxis) -> Gemm {
        Gemm { bias: Some(of), ..self }.keyed()
    }

    /// Converts integer accumulators to bytes, after all other operations: the accumulator as `f32` times the scale,
    /// rounded to nearest even, plus the zero point, saturated to the type of C. This is `QLinearMatMul` of ONNX with
    /// `scale = a_scale * b_scale / y_scale` and zero points of 0 for A and B. A nonzero zero point `z` of A can be
    /// folded into the bias: subtract `z` times the sum of column `j` of B from bias element `j`.
    ///
    /// A C of bytes requires it, and no other C permits it. It excludes `beta` 1 and a residual.
    #[must_use]
    pub fn requantize(self, scale: Scale, zero_point: i32) -> Gemm {
        Gemm { requantize: Some(Requantize { scale, zero_point }), ..self }.keyed()
    }

    /// Appends an operation on each element after the product.
    #[must_use]
    pub fn then(mut self, operation: Epilogue) -> Gemm {
        if let Some(free) = self.epilogue.get_mut(self.n_epilogue) {
            *free = Some(operation);
        }
        self.n_epilogue = self.n_epilogue.saturating_add(1);
        self.keyed()
    }

    /// Appends a function of each element; see [`Gemm::then`].
    #[must_use]
    pub fn map(self, map: Map) -> Gemm {
        self.then(Epilogue::Map(map))
    }

    /// The same with another number of rows and columns of C, in the same memory.
    pub(super) fn resized(self, m: usize, n: usize) -> Gemm {
        Gemm { m, n, ..self }.keyed()
    }

    /// The types of A, B and C.
    pub fn of_types(&self) -> GemmTypes {
        self.types
    }

    /// Number of rows of C.
    pub fn m(&self) -> usize {
        self.m
    }

    /// Number of columns of C.
    pub fn n(&self) -> usize {
        self.n
    }

    /// Number of columns of A (K).
    pub fn k(&self) -> usize {
        self.k
    }

    /// Floating-point operations per call; a multiply-add counts as two.
    pub fn flops(&self) -> f64 {
        2.0 * self.m as f64 * self.n as f64 * self.k as f64 * self.batch as f64
    }

    /// Whether there is only one A and one B.
    #[cfg(feature = "ndarray")]
    pub(crate) fn is_single(&self) -> bool {
        self.batch == 1
    }

    /// The numbers of rows and columns of A (0), B (1) or C (2).
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

    /// The distances between consecutive rows and between consecutive columns, in elements.
    pub(crate) fn steps(&self, of: usize) -> (usize, usize) {
        match self.layouts[of] {
            Layout::ColMajor => (1, self.stride(of)),
            Layout::RowMajor => (self.stride(of), 1),
        }
    }

    /// Bytes of an element of A (0), B (1) or C (2).
    pub(crate) fn element_bytes(&self, of: usize) -> usize {
        match self.types {
            GemmTypes::F32 => 4,
            GemmTypes::F64 => 8,
            GemmTypes::Bf16 | GemmTypes::F16 => [2, 2, 4][of],
            GemmTypes::Bf16ToBf16 | GemmTypes::F16ToF16 => 2,
            GemmTypes::U8I8 => [1, 1, 4][of],
            GemmTypes::U8I8ToU8 | GemmTypes::U8I8ToI8 => 1,
        }
    }

    /// The distance between consecutive matrices of a batch.
    pub(super) fn batch_stride(&self, of: usize) -> usize {
        let (rows, columns) = self.shapes()[of];
        let outer = match self.layouts[of] {
            Layout::ColMajor => columns,
            Layout::RowMajor => rows,
        };
        self.batch_strides[of].unwrap_or(self.stride(of).saturating_mul(outer))
    }

    /// The number of elements of A (0), B (1) or C (2) that a call needs; 0 for other values of `of`. For a spec that
    /// [`Gemm::check`] rejects, the result may be 0, or saturate at `usize::MAX`.
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

    /// Number of elements of the bias.
    pub fn bias_elements(&self) -> usize {
        self.bias.map_or(0, |of| self.along(of))
    }

    /// Number of scales that a call needs.
    pub fn scale_elements(&self) -> usize {
        self.scales_of().map_or(0, |of| self.along(of))
    }

    /// Whether scales go along rows or columns, if there are any.
    pub(super) fn scales_of(&self) -> Option<BiasAxis> {
        match self.requantize {
            Some(Requantize { scale: Scale::Of(of), .. }) => Some(of),
            _ => None,
        }
    }

    fn along(&self, of: BiasAxis) -> usize {
        match of {
            BiasAxis::Rows => self.m,
            BiasAxis::Columns => self.n,
        }
    }

    /// Whether a residual is added.
    pub fn has_residual(&self) -> bool {
        self.epilogue().any(|operation| operation.residual().is_some())
    }

    /// The operations after the product.
    pub(super) fn epilogue(&self) -> impl Iterator<Item = Epilogue> + '_ {
        self.epilogue.iter().copied().flatten()
    }

    /// Checks the fields.
    ///
    /// # Errors
    /// The first invalid field, with its valid range.
    pub fn check(&self) -> Result<(), SpecError> {
        let range = |field, value, min, max| SpecError::check_range(NAME, field, value, min, max);
        range("m", self.m, 1, MAX_EXTENT)?;
        range("n", self.n, 1, MAX_EXTENT)?;
        range("k", self.k, 1, MAX_K)?;
        range("batch", self.batch, 1, MAX_BATCH)?;
        range("beta", self.beta, 0, 1)?;
        for (of, field) in ["lda", "ldb", "ldc"].into_iter().enumerate() {
            let (rows, columns) = self.shapes()[of];
            range(field, self.stride(of), self.layouts[of].extent(rows, columns), MAX_STRIDE)?;
        }
        for (of, field) in ["batch_strides.a", "batch_strides.b"].into_iter().enumerate() {
            range(field, self.batch_stride(of), 0, MAX_STRIDE * 2)?;
        }
        range("then", self.n_epilogue, 0, MAX_EPILOGUE)?;
        for operation in self.epilogue() {
            let checked = match (operation, self.types.wide()) {
                (Epilogue::Map(map), GemmTypes::F64) => map.check::<f64>(),
                (Epilogue::Map(map), GemmTypes::U8I8) => map.check::<i32>(),
                (Epilogue::Map(map), _) => map.check::<f32>(),
                (Epilogue::Residual(binary), GemmTypes::U8I8) => binary.check::<i32>(),
                (Epilogue::Residual(_) | Epilogue::AddResidual, _) => Ok(()),
            };
            checked.map_err(|problem| SpecError::new(NAME, "then", problem))?;
        }
        self.check_bytes()
    }

    fn check_bytes(&self) -> Result<(), SpecError> {
        let error = |field, problem: String| Err(SpecError::new(NAME, field, problem));
        let (Requantize { scale, zero_point }, (min, max)) = match (self.requantize, self.types.bytes()) {
            (None, None) => return Ok(()),
            (None, Some(_)) => return error("requantize", format!("is missing, but {} needs it", self.types.name())),
            (Some(_), None) => return error("requantize", format!("is set, but {} has no bytes", self.types.name())),
            (Some(requantize), Some(bytes)) => (requantize, bytes),
        };
        if let Scale::All(scale) = scale
            && !(scale.is_finite() && scale > 0.0)
        {
            return error("requantize", format!("has a scale of {scale}, which must be a number above 0"));
        }
        if !(min..=max).contains(&zero_point) {
            let problem = format!("has a zero point of {zero_point}, which must be {min} to {max}");
            return error("requantize", problem);
        }
        if self.has_residual() {
            return error("then", "adds a residual, which a C of bytes does not support".to_owned());
        }
        SpecError::check_range(NAME, "beta", self.beta, 0, 0)
    }

    /// Writes the key. Sizes beyond their valid range saturate to a value that is also invalid. Most specs fit three
    /// words, because each lookup writes the key.
    #[inline]
    pub(super) fn write(&self, key: &mut KeyWriter) {
        for word in self.words.0 {
            key.u64(word);
        }
        if !self.has_short_key() {
            self.write_tail(key);
        }
    }

    /// Whether the key consists of the first words only.
    #[inline]
    fn has_short_key(&self) -> bool {
        let [sizes, _, last] = self.words.0;
        sizes >> (16 + 16 + 16) <= 1 && last >> (32 + LONG_KEY) == 0
    }

    /// The complete key, if it is short.
    #[inline]
    pub(super) fn short_key(&self) -> Option<[u64; 3]> {
        self.has_short_key().then_some(self.words.0)
    }

    fn key_words(&self) -> [u64; 3] {
        let small = |number: usize, max: u16| u64::from(number.min(max.into()) as u16);
        let stride = |of: usize| u64::from(self.stride(of).min(u32::MAX as usize) as u32);
        let layouts = self.layouts.iter().fold(0, |bits, &layout| bits * 2 + u64::from(layout == Layout::RowMajor));
        let along = |of: BiasAxis| 1 + of as u64;
        let bias = self.bias.map_or(0, along);
        let scales = match self.requantize.map(|requantize| requantize.scale) {
            None => 0,
            Some(Scale::Of(of)) => along(of),
            Some(Scale::All(_)) => 3,
        };
        let flags = layouts | (self.types as u64) << 3 | small(self.beta, 3) << 7 | bias << 9 | scales << LONG_KEY;
        let flags = flags | small(self.n_epilogue, 7) << (LONG_KEY + 2);
        let sizes = [self.m, self.n, self.k, self.batch].map(|size| small(size, u16::MAX));
        [
            sizes[0] | sizes[1] << 16 | sizes[2] << 32 | sizes[3] << 48,
            stride(0) | stride(1) << 32,
            stride(2) | flags << 32,
        ]
    }

    #[inline(never)]
    fn write_tail(&self, key: &mut KeyWriter) {
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
        for operation in self.epilogue() {
            match operation {
                Epilogue::Map(map) => map.write_key(key.u8(0)),
                Epilogue::AddResidual => {
                    key.u8(1);
                }
                Epilogue::Residual(binary) => {
                    key.u8(2).u8(binary.code());
                }
            }
        }
    }
}
