//! Run-time code generation for vector kernels.
