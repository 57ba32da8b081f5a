//! Limits of what a module may need.
//!
//! In: nothing. Out: [`Limits`], which the readers enforce. Memory is proportional to the input within them.

/// Limits that readers enforce; what exceeds one is an error of [`crate::ErrorKind::Limit`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Size of the input in bytes.
    pub input_bytes: usize,
    /// Number of types of a module.
    pub types: usize,
    /// Number of constants of a module.
    pub constants: usize,
    /// Nesting depth of types, and of constants.
    pub nesting: u32,
    /// Number of operands of a function.
    pub operands: usize,
    /// Number of errors that reading or verifying a whole module reports.
    pub errors: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { input_bytes: 1 << 30, types: 1 << 20, constants: 1 << 26, nesting: 128, operands: 1 << 26, errors: 50 }
    }
}
