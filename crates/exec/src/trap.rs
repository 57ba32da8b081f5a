//! What a kernel reports when it returns early.

/// The result of a failed generated check, which the kernel writes before it returns early.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Trap {
    /// Zero if no check failed; [`Trap::OUT_OF_BOUNDS`], or another code defined by the compiler.
    pub code: u32,
    /// The number of the checked operation, from the compiler.
    pub operation: u32,
    /// The invalid index.
    pub index: i64,
    /// The length that the index was compared with.
    pub len: i64,
}

impl Trap {
    /// The `code` for an index outside its slice.
    pub const OUT_OF_BOUNDS: u32 = 1;
    /// The `code` for a poll that found its flag raised (see [`interrupt`](crate::interrupt)).
    pub const INTERRUPTED: u32 = 2;
}
