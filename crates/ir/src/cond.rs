//! The conditions of comparisons.
//!
//! In: nothing. Out: [`Cond`] with its keywords, its form for swapped operands, and its negation.
//! Invariant: every condition has a negation, for integers and for floats.
//! Not here: evaluating a condition (see [`crate::scalar`]).

use crate::types::Type;
use core::fmt;

macro_rules! conditions {
    ($($name:ident $text:literal, $swapped:ident, $negated:ident, $doc:literal;)*) => {
        /// The condition of a comparison.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Cond { $( #[doc = $doc] $name, )* }

        impl Cond {
            /// Every condition, in the order of the codes.
            pub const ALL: [Cond; 14] = [$( Cond::$name, )*];

            /// The keyword, as in `cmp.lt`.
            pub const fn name(self) -> &'static str {
                match self { $( Cond::$name => $text, )* }
            }

            /// The condition for swapped operands: it holds for (b, a) exactly if this one holds for (a, b).
            pub const fn swapped(self) -> Cond {
                match self { $( Cond::$name => Cond::$swapped, )* }
            }

            /// The negation of this condition for floats.
            const fn float_negated(self) -> Cond {
                match self { $( Cond::$name => Cond::$negated, )* }
            }
        }
    };
}

conditions! {
    Eq "eq", Eq, Ne, "Equal.";
    Ne "ne", Ne, Eq, "Not equal, or unordered.";
    Lt "lt", Gt, Uge, "Less.";
    Le "le", Ge, Ugt, "Less or equal.";
    Gt "gt", Lt, Ule, "Greater.";
    Ge "ge", Le, Ult, "Greater or equal.";
    Ord "ord", Ord, Uno, "Ordered: no operand is a NaN. Only for floats, like those that follow.";
    Uno "uno", Uno, Ord, "Unordered: an operand is a NaN.";
    One "one", One, Ueq, "Ordered and not equal.";
    Ueq "ueq", Ueq, One, "Equal, or unordered.";
    Ult "ult", Ugt, Ge, "Less, or unordered.";
    Ule "ule", Uge, Gt, "Less or equal, or unordered.";
    Ugt "ugt", Ult, Le, "Greater, or unordered.";
    Uge "uge", Ule, Lt, "Greater or equal, or unordered.";
}

impl Cond {
    /// The condition with this keyword.
    pub fn from_name(name: &str) -> Option<Cond> {
        Cond::ALL.into_iter().find(|cond| cond.name() == name)
    }

    /// The condition with this code.
    pub const fn from_code(code: u32) -> Option<Cond> {
        if (code as usize) < Cond::ALL.len() { Some(Cond::ALL[code as usize]) } else { None }
    }

    /// Whether the condition only exists for floats.
    pub(crate) const fn is_for_floats(self) -> bool {
        self as u8 >= Cond::Ord as u8
    }

    /// The conditions that exist for operands of this type.
    pub fn of(ty: Type) -> &'static [Cond] {
        static ALL: [Cond; 14] = Cond::ALL;
        if ty.is_float() { &ALL } else { &ALL[..Cond::Ord as usize] }
    }

    /// The negation of this condition.
    pub const fn negated(self, is_float: bool) -> Cond {
        match (self, is_float) {
            (Cond::Lt, false) => Cond::Ge,
            (Cond::Le, false) => Cond::Gt,
            (Cond::Gt, false) => Cond::Le,
            (Cond::Ge, false) => Cond::Lt,
            _ => self.float_negated(),
        }
    }
}

impl fmt::Display for Cond {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposites_and_swaps_undo_themselves() {
        let nan = u64::from(f32::NAN.to_bits());
        let holds_for_nan = |cond| crate::scalar::compare(cond, crate::Elem::F32).unwrap()(nan, 0);
        for cond in Cond::ALL {
            assert_eq!(cond.swapped().swapped(), cond);
            assert_eq!(cond.negated(true).negated(true), cond);
            assert_ne!(holds_for_nan(cond.negated(true)), holds_for_nan(cond));
            assert_eq!(Cond::from_code(cond as u32), Some(cond));
        }
        assert!(Cond::of(Type::I32).iter().all(|cond| Cond::of(Type::I32).contains(&cond.negated(false))));
    }
}
