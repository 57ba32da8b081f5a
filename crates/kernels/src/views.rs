//! Calls on views of the crate `ndarray`, and specs derived from views: the feature `ndarray`.
//!
//! In: two-dimensional views, row-major or column-major. Out: specs with their shapes and layouts; calls, which are
//! rejected if a view does not match the kernel's spec.
//! Invariant: a kernel receives a view as its slice, so a view must have no gaps. The elements between its columns may
//! belong to other, mutable views, so no slice may include them.
//! Not here: matrices with gaps (call kernels on the enclosing slices, with leading dimensions).
//!
//! ```
//! use kernelsmith::kernels::gemm::Gemm;
//! use ndarray::{Array2, ShapeBuilder};
//! let (a, b) = (Array2::<f32>::zeros((30, 20)), Array2::<f32>::zeros((20, 7).f()));
//! let mut c = Array2::<f32>::zeros((30, 7));
//! // A and C are row-major, B is column-major.
//! let spec = Gemm::of_views(&a.view(), &b.view(), &c.view_mut())?;
//! assert_eq!((spec.m(), spec.n(), spec.k()), (30, 7, 20));
//! let other = Array2::<f32>::zeros((21, 7));
//! let error = Gemm::of_views(&a.view(), &other.view(), &c.view_mut()).unwrap_err();
//! assert_eq!(error.to_string(), "`b` is 21 x 7, but must be 20 x 7");
//! # Ok::<(), kernelsmith::kernels::views::ViewError>(())
//! ```

pub use ndarray;

use crate::elementwise::{self, Data, Pairwise, PairwiseKernel, Unary, UnaryKernel};
use crate::gemm::{Gemm, GemmElements, GemmError, GemmExtras, GemmKernel, Layout};
use crate::map::{Binary, Map};
use core::fmt;
use kernelsmith_exec::CallError;
use ndarray::{ArrayRef2, ArrayView2, ArrayViewMut2};

/// Why views do not match, or why a call failed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ViewError {
    /// A view has another number of rows or columns.
    Shape {
        /// The view: `a`, `b`, `c`.
        view: &'static str,
        /// Its rows and columns.
        actual: (usize, usize),
        /// The required rows and columns.
        needed: (usize, usize),
    },
    /// The strides differ from those of the kernel.
    Strides {
        /// The view.
        view: &'static str,
        /// The row stride and the column stride.
        actual: (isize, isize),
        /// The required strides.
        needed: (isize, isize),
    },
    /// Neither rows nor columns are contiguous without gaps.
    Gaps {
        /// The view.
        view: &'static str,
    },
    /// The kernel is for a batch of matrices.
    Batch,
    /// The product was rejected.
    Gemm(GemmError),
    /// The call was rejected.
    Call(CallError),
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewError::Shape { view, actual, needed } => {
                write!(f, "`{view}` is {} x {}, ", actual.0, actual.1)?;
                write!(f, "but must be {} x {}", needed.0, needed.1)
            }
            ViewError::Strides { view, actual, needed } => {
                write!(f, "`{view}` has strides of {} and {}, ", actual.0, actual.1)?;
                write!(f, "but the kernel is for {} and {}", needed.0, needed.1)
            }
            ViewError::Gaps { view } => write!(f, "`{view}` has gaps between its elements: call the kernel on slices"),
            ViewError::Batch => f.write_str("the kernel is for a batch of matrices, but the views are single matrices"),
            ViewError::Gemm(error) => error.fmt(f),
            ViewError::Call(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ViewError {}

/// The layout that a kernel requires.
struct Required {
    view: &'static str,
    shape: (usize, usize),
    steps: (usize, usize),
}

impl Required {
    fn check<T>(&self, actual: &ArrayRef2<T>) -> Result<(), ViewError> {
        let (view, steps) = (self.view, (self.steps.0 as isize, self.steps.1 as isize));
        check_shape(view, actual, self.shape)?;
        let strides = (actual.strides()[0], actual.strides()[1]);
        // A single row has no stride.
        let fits = |n: usize, actual: isize, required: isize| n <= 1 || actual == required;
        if fits(self.shape.0, strides.0, steps.0) && fits(self.shape.1, strides.1, steps.1) {
            return Ok(());
        }
        Err(ViewError::Strides { view, actual: strides, needed: steps })
    }

    fn slice<'a, T>(&self, actual: &ArrayView2<'a, T>) -> Result<&'a [T], ViewError> {
        self.check(actual)?;
        actual.to_slice_memory_order().ok_or(ViewError::Gaps { view: self.view })
    }

    fn slice_mut<'a, T>(&self, actual: ArrayViewMut2<'a, T>) -> Result<&'a mut [T], ViewError> {
        self.check(&actual)?;
        actual.into_slice_memory_order().ok_or(ViewError::Gaps { view: self.view })
    }
}

fn check_shape<T>(view: &'static str, actual: &ArrayRef2<T>, needed: (usize, usize)) -> Result<(), ViewError> {
    if actual.dim() == needed {
        return Ok(());
    }
    Err(ViewError::Shape { view, actual: actual.dim(), needed })
}

/// Whether the view is column-major or row-major without gaps.
fn layout<T>(view: &'static str, actual: &ArrayRef2<T>) -> Result<Layout, ViewError> {
    let (rows, columns) = actual.dim();
    let is_dense = |inner: usize, n: usize, outer: usize| {
        (n <= 1 || actual.strides()[inner] == 1) && (outer <= 1 || actual.strides()[1 - inner] == n as isize)
    };
    match (is_dense(0, rows, columns), is_dense(1, columns, rows)) {
        (true, _) => Ok(Layout::ColMajor),
        (false, true) => Ok(Layout::RowMajor),
        (false, false) => Err(ViewError::Gaps { view }),
    }
}

/// The layout for [`elementwise`].
fn element_layout<T>(view: &'static str, actual: &ArrayRef2<T>) -> Result<elementwise::Layout, ViewError> {
    let (rows, columns) = actual.dim();
    Ok(match layout(view, actual)? {
        Layout::ColMajor => elementwise::Layout::column_major(rows),
        Layout::RowMajor => elementwise::Layout::row_major(columns),
    })
}

impl Gemm {
    /// The product of two views into a third, with their sizes, types and layouts. The other fields are those of
    /// [`Gemm::new`].
    ///
    /// # Errors
    /// Their shapes do not match, or one has gaps.
    pub fn of_views<A: GemmElements<B, C>, B, C>(
        a: &ArrayView2<'_, A>,
        b: &ArrayView2<'_, B>,
        c: &ArrayViewMut2<'_, C>,
    ) -> Result<Gemm, ViewError> {
        let ((m, k), n) = (a.dim(), b.ncols());
        check_shape("b", b, (k, n))?;
        check_shape("c", c, (m, n))?;
        let spec = Gemm::new(m, n, k).types(A::TYPES);
        Ok(spec.layouts(layout("a", a)?, layout("b", b)?, layout("c", c)?))
    }
}

impl GemmKernel {
    /// Computes C from views of matrices, and the extra operands of the spec.
    ///
    /// # Errors
    /// A view does not match the spec, or has gaps; otherwise like [`GemmKernel::call_with`]. After an error, C is
    /// unchanged.
    pub fn call_views<A: GemmElements<B, C>, B, C>(
        &self,
        a: ArrayView2<'_, A>,
        b: ArrayView2<'_, B>,
        c: ArrayViewMut2<'_, C>,
        extras: GemmExtras<'_, C, A::Bias>,
    ) -> Result<(), ViewError> {
        let spec = self.spec();
        if !spec.is_single() {
            return Err(ViewError::Batch);
        }
        let required = |of: usize, view| Required { view, shape: spec.shape(of), steps: spec.steps(of) };
        let (a, b) = (required(0, "a").slice(&a)?, required(1, "b").slice(&b)?);
        self.call_with(a, b, required(2, "c").slice_mut(c)?, extras).map_err(ViewError::Gemm)
    }
}

impl<T: Data, U: Data<Work = T::Work>> Unary<T, U> {
    /// A function of one view into another, with their extents and layouts: it transposes if these differ.
    ///
    /// # Errors
    /// Their shapes differ, or one has gaps.
    pub fn of_views(map: Map, a: &ArrayView2<'_, T>, b: &ArrayViewMut2<'_, U>) -> Result<Unary<T, U>, ViewError> {
        check_shape("b", b, a.dim())?;
        let (m, n) = a.dim();
        Ok(Unary::new(m, n, map).a(element_layout("a", a)?).b(element_layout("b", b)?))
    }
}

impl<T: Data, U: Data> UnaryKernel<T, U> {
    /// Computes B from A.
    ///
    /// # Errors
    /// A view does not match the spec, or has gaps.
    pub fn call_views(&self, a: ArrayView2<'_, T>, b: ArrayViewMut2<'_, U>) -> Result<(), ViewError> {
        let ([a_layout, b_layout], shape) = self.layouts();
        let a = Required { view: "a", shape, steps: a_layout.steps() }.slice(&a)?;
        let b = Required { view: "b", shape, steps: b_layout.steps() }.slice_mut(b)?;
        self.call(a, b).map_err(ViewError::Call)
    }
}

impl<T: Data, U: Data<Work = T::Work>> Pairwise<T, U> {
    /// A function of two views into a third.
    ///
    /// # Errors
    /// Their shapes differ, or one has gaps.
    pub fn of_views(
        function: Binary,
        a: &ArrayView2<'_, T>,
        b: &ArrayView2<'_, T>,
        c: &ArrayViewMut2<'_, U>,
    ) -> Result<Pairwise<T, U>, ViewError> {
        check_shape("b", b, a.dim())?;
        check_shape("c", c, a.dim())?;
        let (m, n) = a.dim();
        let spec = Pairwise::new(m, n, function).a(element_layout("a", a)?).b(element_layout("b", b)?);
        Ok(spec.c(element_layout("c", c)?))
    }
}

impl<T: Data, U: Data> PairwiseKernel<T, U> {
    /// Computes C from A and B.
    ///
    /// # Errors
    /// A view does not match the spec, or has gaps.
    pub fn call_views(
        &self,
        a: ArrayView2<'_, T>,
        b: ArrayView2<'_, T>,
        c: ArrayViewMut2<'_, U>,
    ) -> Result<(), ViewError> {
        let ([a_layout, b_layout, c_layout], shape) = self.layouts();
        let a = Required { view: "a", shape, steps: a_layout.steps() }.slice(&a)?;
        let b = Required { view: "b", shape, steps: b_layout.steps() }.slice(&b)?;
        let c = Required { view: "c", shape, steps: c_layout.steps() }.slice_mut(c)?;
        self.call(a, b, c).map_err(ViewError::Call)
    }
}
