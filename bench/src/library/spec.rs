//! Rows of the benchmark: the operation, its data, and the amount of work.
//!
//! In: a row's name, which is its spec in the syntax of the peers (see `bench/peers/library/library.h`). Out: [`Spec`],
//! the data.
//! Invariant: data are multiples of 1/64 from -1 to 1, so that sums of products are exact in any order.
//! Not here: implementations.

use kernelsmith::kernels::Window;

/// Seeds of the data, by role.
#[derive(Clone, Copy, Debug)]
pub enum Seed {
    /// Inputs: matrices A, images.
    Input = 1,
    /// Matrices B, weights, coefficients.
    Weights = 2,
    /// Initial contents of the output, to which results are added.
    Output = 3,
    /// One element per row or channel.
    Bias = 4,
}

/// The data, identical to the data of the peers.
pub fn data(n: usize, seed: Seed) -> Vec<f32> {
    let mut state = seed as u64;
    (0..n)
        .map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((state >> 33) % 128) as f32 / 64.0 - 1.0
        })
        .collect()
}

/// A type of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// Single precision.
    F32,
    /// Double precision.
    F64,
    /// The upper half of single precision; products are summed in single precision.
    Bf16,
    /// Half precision.
    F16,
    /// Bytes: unsigned inputs, signed weights, 32-bit sums, unsigned results.
    U8,
}

impl Type {
    fn bytes(self) -> usize {
        match self {
            Type::F64 => 8,
            Type::F32 => 4,
            Type::Bf16 | Type::F16 => 2,
            Type::U8 => 1,
        }
    }
}

/// The operation after a product or a convolution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// The maximum of the sum and zero.
    Relu,
    /// The logistic function.
    Sigmoid,
}

/// `gemm TYPE MxNxK [a=row] [b=row] [c=row] [br=N] [beta=0|1] [relu|sigmoid]`: column-major by default; the last option
/// also adds a bias per row. Products of `u8` use `(x + 1) 64` for A and `64 x` for B and for the initial C, for each
/// number x of the data.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the letters of BLAS")]
pub struct Gemm {
    pub ty: Type,
    pub m: usize,
    pub n: usize,
    pub k: usize,
    /// Whether A, B and C are row-major.
    pub rows: [bool; 3],
    /// Pairs of matrices whose products are summed.
    pub br: usize,
    /// Whether the product is added to C.
    pub is_sum: bool,
    pub after: Option<After>,
}

/// An operation on an image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// The maximum of a window.
    MaxPool,
    /// The average over the elements of a window inside the image.
    AvgPool,
    /// Maxima of three windows, concatenated: the given size, and 4 and 8 larger.
    Pyramid,
    /// A depthwise convolution.
    Depthwise,
    /// A convolution over all channels.
    Conv,
}

/// `maxpool|avgpool|pyramid|depthwise|conv TYPE CxHxW k=N [s=N] [p=N] [d=N] [out=N] [relu]`; images of one row have
/// windows of one row, and convolutions have a bias. Images of `u8` use `(x + 1) 64` for each number x of the data;
/// weights and bias then use `64 x`, and sums become bytes with a scale of 1/1024.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "channels, height, width, window, stride, padding, dilation")]
pub struct Image {
    pub filter: Filter,
    pub ty: Type,
    pub c: usize,
    pub h: usize,
    pub w: usize,
    pub k: usize,
    pub s: usize,
    pub p: usize,
    pub d: usize,
    /// Channels of the result.
    pub out: usize,
    pub is_relu: bool,
}

impl Image {
    /// The vertical and the horizontal window.
    pub fn windows(&self) -> (Window, Window) {
        let window = Window::new(self.k).stride(self.s).dilation(self.d).padding(self.p, self.p);
        (if self.h == 1 { Window::new(1) } else { window }, window)
    }

    /// Rows of the result.
    pub fn out_h(&self) -> usize {
        self.windows().0.results(self.h)
    }

    /// Columns of the result.
    pub fn out_w(&self) -> usize {
        self.windows().1.results(self.w)
    }

    /// Elements of a window.
    fn taps(&self) -> usize {
        let (vertical, horizontal) = self.windows();
        vertical.size * horizontal.size
    }

    /// Elements of the input.
    pub fn n_in(&self) -> usize {
        self.c * self.h * self.w
    }

    /// Elements of the result.
    pub fn n_out(&self) -> usize {
        self.out * self.out_h() * self.out_w()
    }

    /// Number of weights.
    pub fn n_weights(&self) -> usize {
        match self.filter {
            Filter::MaxPool | Filter::AvgPool | Filter::Pyramid => 0,
            Filter::Depthwise => self.out * self.taps(),
            Filter::Conv => self.out * self.c * self.taps(),
        }
    }
}

/// `resize bilinear|nearest f32|u8 CxHxW to=HxW`: half-pixel coordinates for bilinear, asymmetric coordinates with
/// floor for nearest.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "channels, height, width")]
pub struct Resized {
    pub is_nearest: bool,
    /// Whether elements are bytes.
    pub is_bytes: bool,
    pub c: usize,
    pub h: usize,
    pub w: usize,
    /// Rows of the result.
    pub to_h: usize,
    /// Columns of the result.
    pub to_w: usize,
}

impl Resized {
    /// Elements of the input.
    pub fn n_in(&self) -> usize {
        self.c * self.h * self.w
    }

    /// Elements of the result.
    pub fn n_out(&self) -> usize {
        self.c * self.to_h * self.to_w
    }
}

/// `stencil box|gauss|sobel|full SIDE HxW [u8]`: where the filter is fully inside the image. Bytes are `(x + 1) 64` for
/// each number x of the data.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "height, width")]
pub struct Filtered {
    pub weights: Weights,
    /// Rows and columns of the filter.
    pub side: usize,
    pub h: usize,
    pub w: usize,
    /// Whether pixels are bytes.
    pub is_bytes: bool,
}

/// The weights of a stencil.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weights {
    /// Equal weights with sum 1.
    Box,
    /// OpenCV's Gaussian filter of 3, 5 or 7 rows.
    Gauss,
    /// Gradients along x, 3 rows.
    Sobel,
    /// General weights.
    Full,
}

impl Filtered {
    /// The integer row of a Gaussian filter (the column is the same), and the divisor of each.
    pub fn gauss(&self) -> Option<(&'static [f32], f32)> {
        match self.side {
            3 => Some((&[1.0, 2.0, 1.0], 4.0)),
            5 => Some((&[1.0, 4.0, 6.0, 4.0, 1.0], 16.0)),
            7 => Some((&[2.0, 7.0, 14.0, 18.0, 14.0, 7.0, 2.0], 64.0)),
            _ => None,
        }
    }

    /// Pixels of the image.
    pub fn n_in(&self) -> usize {
        self.h * self.w
    }

    /// Pixels of the result.
    pub fn n_out(&self) -> usize {
        (self.h - self.side + 1) * (self.w - self.side + 1)
    }
}

/// `matrix copy|FUNCTION TYPE MxN [lda=N] [ldb=N] [transposed]`: from a column-major matrix with leading dimension
/// `lda` to one with leading dimension `ldb`, which is row-major if `transposed`. Bytes are `(x + 1) 64` for each
/// number x of the data.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the letters of BLAS")]
pub struct Matrix {
    pub function: String,
    pub ty: Type,
    pub m: usize,
    pub n: usize,
    pub lda: usize,
    pub ldb: usize,
    /// Whether the result is row-major.
    pub is_transposed: bool,
}

impl Matrix {
    /// Elements of the input, including gaps.
    pub fn n_in(&self) -> usize {
        self.lda * self.n
    }

    /// Elements of the output, including gaps.
    pub fn n_out(&self) -> usize {
        self.ldb * if self.is_transposed { self.m } else { self.n }
    }
}

/// A row.
#[derive(Clone, Debug)]
pub enum Spec {
    /// A matrix product.
    Gemm(Gemm),
    /// An operation on images.
    Image(Image),
    /// `poly DEGREE N`: a polynomial of N numbers.
    Poly {
        /// The degree.
        degree: usize,
        /// Number of elements.
        n: usize,
    },
    /// `map FUNCTION f32 N`.
    Map {
        /// Name of the function.
        function: String,
        /// Number of elements.
        n: usize,
    },
    /// An elementwise function of a matrix.
    Matrix(Matrix),
    /// Image resizing.
    Resize(Resized),
    /// Weighted sums of neighbours.
    Stencil(Filtered),
}

impl Spec {
    /// Parses a row's name.
    ///
    /// # Errors
    /// The name is no valid row.
    pub fn parse(name: &str) -> Result<Spec, String> {
        let words: Vec<&str> = name.split_whitespace().collect();
        let wrong = || format!("`{name}` is not a row");
        let word = |at: usize| words.get(at).copied().ok_or_else(wrong);
        let number = |key: &str, default: usize| {
            let digits = words.iter().find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
            digits.map_or(Ok(default), |digits| digits.parse().map_err(|_| wrong()))
        };
        let count = |at: usize| word(at)?.parse::<usize>().map_err(|_| wrong());
        let ty = |at: usize| match word(at)? {
            "f32" => Ok(Type::F32),
            "f64" => Ok(Type::F64),
            "bf16" => Ok(Type::Bf16),
            "f16" => Ok(Type::F16),
            "u8" => Ok(Type::U8),
            _ => Err(wrong()),
        };
        let has = |option: &str| words.contains(&option);
        let filter = match word(0)? {
            "gemm" => {
                let [m, n, k] = sizes(word(2)?).ok_or_else(wrong)?;
                let after = match (has("relu"), has("sigmoid")) {
                    (true, _) => Some(After::Relu),
                    (_, true) => Some(After::Sigmoid),
                    _ => None,
                };
                let (br, is_sum) = (number("br", 1)?, number("beta", 1)? == 1);
                let rows = ["a=row", "b=row", "c=row"].map(has);
                return Ok(Spec::Gemm(Gemm { ty: ty(1)?, m, n, k, rows, br, is_sum, after }));
            }
            "poly" => return Ok(Spec::Poly { degree: count(1)?, n: count(2)? }),
            "map" => return Ok(Spec::Map { function: word(1)?.to_owned(), n: count(3)? }),
            "matrix" => {
                let ([m, n], is_transposed) = (sizes(word(3)?).ok_or_else(wrong)?, has("transposed"));
                let (lda, ldb) = (number("lda", m)?, number("ldb", if is_transposed { n } else { m })?);
                let function = word(1)?.to_owned();
                return Ok(Spec::Matrix(Matrix { function, ty: ty(2)?, m, n, lda, ldb, is_transposed }));
            }
            "resize" => {
                let [c, h, w] = sizes(word(3)?).ok_or_else(wrong)?;
                let [to_h, to_w] = word(4)?.strip_prefix("to=").and_then(sizes).ok_or_else(wrong)?;
                let (is_nearest, is_bytes) = (word(1)? == "nearest", word(2)? == "u8");
                return Ok(Spec::Resize(Resized { is_nearest, is_bytes, c, h, w, to_h, to_w }));
            }
            "stencil" => {
                let [h, w] = sizes(word(3)?).ok_or_else(wrong)?;
                let weights = match word(1)? {
                    "box" => Weights::Box,
                    "gauss" => Weights::Gauss,
                    "sobel" => Weights::Sobel,
                    "full" => Weights::Full,
                    _ => return Err(wrong()),
                };
                let row = Filtered { weights, side: count(2)?, h, w, is_bytes: has("u8") };
                let is_known = match weights {
                    Weights::Gauss => row.gauss().is_some(),
                    Weights::Sobel => row.side == 3,
                    Weights::Full => !row.is_bytes,
                    Weights::Box => row.side > 0,
                };
                return if is_known && row.side <= h.min(w) { Ok(Spec::Stencil(row)) } else { Err(wrong()) };
            }
            "maxpool" => Filter::MaxPool,
            "avgpool" => Filter::AvgPool,
            "pyramid" => Filter::Pyramid,
            "depthwise" => Filter::Depthwise,
            "conv" => Filter::Conv,
            _ => return Err(wrong()),
        };
        let [c, h, w] = sizes(word(2)?).ok_or_else(wrong)?;
        let (k, s, p, d, out) = (number("k", 1)?, number("s", 1)?, number("p", 0)?, number("d", 1)?, number("out", c)?);
        Ok(Spec::Image(Image { filter, ty: ty(1)?, c, h, w, k, s, p, d, out, is_relu: has("relu") }))
    }

    /// Floating-point operations of the definition, and their type.
    pub fn flops(&self) -> (f64, Type) {
        let (flops, ty) = match self {
            Spec::Gemm(g) => (2 * g.m * g.n * g.k * g.br, g.ty),
            Spec::Image(i) => (2 * i.out_h() * i.out_w() * i.n_weights(), i.ty),
            Spec::Poly { degree, n } => (2 * degree * n, Type::F32),
            Spec::Map { .. } | Spec::Matrix(_) | Spec::Resize(_) => (0, Type::F32),
            Spec::Stencil(i) if i.weights == Weights::Full => (2 * i.side * i.side * i.n_out(), Type::F32),
            // Separable filters need fewer: row sums, then column sums.
            Spec::Stencil(_) => (0, Type::F32),
        };
        (flops as f64, ty)
    }

    /// Bytes that have to be read and written.
    pub fn bytes(&self) -> usize {
        match self {
            Spec::Gemm(g) => {
                let sum = if g.ty == Type::F64 { 8 } else { 4 };
                (g.m * g.k + g.k * g.n) * g.br * g.ty.bytes() + g.m * g.n * sum * (1 + usize::from(g.is_sum))
            }
            Spec::Image(i) => (i.n_in() + i.n_out() + i.n_weights()) * i.ty.bytes(),
            Spec::Poly { n, .. } | Spec::Map { n, .. } => 8 * n,
            Spec::Matrix(x) => 2 * x.m * x.n * x.ty.bytes(),
            Spec::Resize(i) => (i.n_in() + i.n_out()) * if i.is_bytes { 1 } else { 4 },
            Spec::Stencil(i) => (i.n_in() + i.n_out()) * if i.is_bytes { 1 } else { 4 },
        }
    }

    /// The maximum difference of results, relative to the larger one or to 1: sums of products are exact, functions and
    /// quotients are not.
    pub fn tolerance(&self) -> f32 {
        match self {
            Spec::Gemm(Gemm { after: Some(After::Sigmoid), .. }) => 4e-6,
            Spec::Gemm(_) => 0.0,
            Spec::Image(i) if i.filter == Filter::AvgPool => 1e-6,
            Spec::Image(_) => 0.0,
            Spec::Map { function, .. } if function == "relu" => 0.0,
            Spec::Matrix(x) if x.function == "copy" || x.function == "relu" => 0.0,
            // Results are rounded to 16-bit floats.
            Spec::Matrix(x) if x.ty != Type::F32 => 0.01,
            Spec::Matrix(_) => 3e-5,
            // For oneDNN's tanh and gelu.
            Spec::Map { .. } => 3e-5,
            Spec::Poly { .. } => 1e-5,
            // Other libraries round coordinates; OpenCV's weights for bytes have 11 bits, and its results are compared
            // as multiples of 1/256.
            Spec::Resize(i) if i.is_nearest => 0.0,
            Spec::Resize(i) if i.is_bytes => 0.005,
            Spec::Resize(_) => 5e-4,
            // Ties round to even or up.
            Spec::Stencil(i) if i.is_bytes => 0.005,
            Spec::Stencil(i) if i.weights == Weights::Full => 0.0,
            Spec::Stencil(_) => 1e-6,
        }
    }
}

/// The sizes of `AxB`.
fn sizes<const N: usize>(word: &str) -> Option<[usize; N]> {
    let sizes: Result<Vec<usize>, _> = word.split('x').map(str::parse).collect();
    sizes.ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_rows_are_specs() {
        for (_, rows) in super::super::rows::FAMILIES {
            for row in *rows {
                Spec::parse(row).unwrap();
            }
        }
        let Ok(Spec::Gemm(gemm)) = Spec::parse("gemm bf16 63x47x16 b=row br=3 beta=0 sigmoid") else {
            panic!("no product")
        };
        assert_eq!((gemm.m, gemm.n, gemm.k, gemm.br, gemm.is_sum), (63, 47, 16, 3, false));
        assert_eq!((gemm.rows, gemm.after), ([false, true, false], Some(After::Sigmoid)));
        let spec = Spec::parse("depthwise f32 960x14x14 k=5 s=2 p=2").unwrap();
        let Spec::Image(image) = &spec else { panic!("no image") };
        assert_eq!((image.out_h(), image.out_w(), image.n_weights()), (7, 7, 24_000));
        assert_eq!(spec.flops().0, 2.0 * 49.0 * 24_000.0);
        assert_eq!(spec.bytes(), 4 * (960 * 196 + 960 * 49 + 24_000));
        let Ok(Spec::Matrix(x)) = Spec::parse("matrix relu bf16 3x5 lda=4 transposed") else { panic!("no matrix") };
        assert_eq!((x.n_in(), x.n_out(), x.ty), (20, 15, Type::Bf16));
        let Ok(Spec::Image(row)) = Spec::parse("depthwise f16 8x1x100 k=5 s=2 p=4 d=2 out=16") else {
            panic!("no row")
        };
        assert_eq!((row.out_h(), row.out_w(), row.n_weights(), row.n_out()), (1, 50, 80, 800));
        for wrong in ["", "gemm", "gemm f32 3x3", "gemm f8 3x3x3", "pool f32 1x2x3", "poly x 3", "conv f32 1x1x1 k=x"] {
            assert!(Spec::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn data_are_those_of_the_peers() {
        // Expected values from the recurrence of library.h, computed in another language.
        assert_eq!(data(4, Seed::Input), [0.343_75, 0.390_625, 0.1875, 0.593_75]);
        assert!(data(10_000, Seed::Bias).iter().all(|x| (-1.0..1.0).contains(x) && (x * 64.0).fract() == 0.0));
    }
}
