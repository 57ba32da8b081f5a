//! A value whose author takes the responsibility for it.
//!
//! In: a value that code without `unsafe` must not accept as it is. Out: the value, for the function that states what it
//! relies on.
//! Invariant: whoever creates one has written `unsafe`.
//! Not here: what must hold (see the functions that take one).

/// A value whose author guarantees what the function that takes it asks for.
#[derive(Clone, Copy, Debug)]
pub struct Vouched<T>(T);

impl<T> Vouched<T> {
    /// Vouches for a value.
    ///
    /// # Safety
    /// What the function that takes it requires.
    pub const unsafe fn new(value: T) -> Vouched<T> {
        Vouched(value)
    }

    /// The value.
    pub fn into_inner(self) -> T {
        self.0
    }
}
