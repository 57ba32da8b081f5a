//! Arguments as data, for kernels whose signature is known at run time only, or that run on another machine.
//!
//! Invariant: an argument borrows the bytes of its slice for the call.
//! Not here: the comparison with a signature (see `dynamic`), the arguments of typed kernels (see `call`).

/// An argument as data. Slices are byte slices in the host's byte order; the bytes of a `bool` slice are zero or one.
/// Bytes that are not aligned to their element type are copied for the call, and copied back if they are written.
#[derive(Debug)]
pub enum DynArg<'a> {
    /// The bits of a scalar, in the low end; bits beyond its type are ignored.
    Scalar(u64),
    /// For an `In` slice.
    Slice(&'a [u8]),
    /// For an `Out` or `InOut` slice.
    SliceMut(&'a mut [u8]),
    /// For a raw pointer; only with [`DynKernel::call_unchecked`](crate::DynKernel::call_unchecked).
    RawPtr(*mut u8),
}
