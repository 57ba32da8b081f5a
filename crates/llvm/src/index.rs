//! Typed indices.
//!
//! Each index is a 32-bit number with a separate type, so that a block cannot be used as a type. Indices are small enough for
//! packed operands: see [`crate::body::Operand`].

/// Defines an index type.
macro_rules! typed_index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub(crate) u32);

        impl $name {
            /// The index with this number.
            pub fn new(number: usize) -> Self {
                $name(number as u32)
            }

            /// The number.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

pub(crate) use typed_index;

typed_index! {
    /// A function, variable, alias or resolver of a module.
    Symbol
}
typed_index! {
    /// A block of a function.
    Block
}
typed_index! {
    /// An instruction of a function.
    Inst
}
typed_index! {
    /// A parameter of a function, or the result of an instruction: parameters come first.
    Local
}
