//! The operations of the language, their flags, predicates and orderings.
//!
//! In: keywords and codes. Out: enums. Invariant: each table is the single place where a keyword is written, for the
//! reader and the printer.

/// Defines an enum whose variants have keywords.
macro_rules! keywords {
    ($(#[$doc:meta])* $name:ident { $($variant:ident $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $name { $($variant,)* }

        impl $name {
            /// All variants in order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The keyword.
            pub fn name(self) -> &'static str {
                const NAMES: &[&str] = &[$($word,)*];
                NAMES[self as usize]
            }

            /// The variant with this keyword.
            #[allow(non_upper_case_globals)]
            pub fn from_name(word: &[u8]) -> Option<$name> {
                $(const $variant: u64 = crate::opcode::packed($word.as_bytes());)*
                #[allow(unreachable_patterns)]
                let found = match crate::opcode::packed(word) {
                    $($variant => $name::$variant,)*
                    _ => return Option::None,
                };
                if found.name().as_bytes() == word {
                    return Some(found);
                }
                // Two keywords have the same beginning and length.
                $name::ALL.iter().copied().find(|other| other.name().as_bytes() == word)
            }

            /// The variant with this number.
            pub fn from_number(number: u64) -> Option<$name> {
                $name::ALL.get(usize::try_from(number).ok()?).copied()
            }
        }
    };
}

pub(crate) use keywords;

/// The first seven bytes of a word, and its length: an integer to search by.
pub(crate) const fn packed(word: &[u8]) -> u64 {
    let mut bits = word.len() as u64;
    let mut at = 0;
    while at < word.len() && at < 7 {
        bits = bits << 8 | word[at] as u64;
        at += 1;
    }
    bits
}

keywords! {
    /// An operation.
    Opcode {
        Ret "ret", Br "br", Switch "switch", IndirectBr "indirectbr", Invoke "invoke", Resume "resume",
        Unreachable "unreachable",
        FNeg "fneg",
        Add "add", FAdd "fadd", Sub "sub", FSub "fsub", Mul "mul", FMul "fmul", UDiv "udiv", SDiv "sdiv", FDiv "fdiv",
        URem "urem", SRem "srem", FRem "frem", Shl "shl", LShr "lshr", AShr "ashr", And "and", Or "or", Xor "xor",
        Trunc "trunc", ZExt "zext", SExt "sext", FPToUI "fptoui", FPToSI "fptosi", UIToFP "uitofp", SIToFP "sitofp",
        FPTrunc "fptrunc", FPExt "fpext", PtrToInt "ptrtoint", PtrToAddr "ptrtoaddr", IntToPtr "inttoptr",
        BitCast "bitcast", AddrSpaceCast "addrspacecast",
        ICmp "icmp", FCmp "fcmp", Phi "phi", Select "select", Freeze "freeze", Call "call", VaArg "va_arg",
        LandingPad "landingpad",
        ExtractElement "extractelement", InsertElement "insertelement", ShuffleVector "shufflevector",
        ExtractValue "extractvalue", InsertValue "insertvalue",
        Alloca "alloca", Load "load", Store "store", Fence "fence", CmpXchg "cmpxchg", AtomicRmw "atomicrmw",
        GetElementPtr "getelementptr",
    }
}

impl Opcode {
    /// Whether it ends a block.
    pub fn is_terminator(self) -> bool {
        self <= Opcode::Unreachable
    }

    /// Whether it has two operands of the type of its result.
    pub fn is_binary(self) -> bool {
        (Opcode::Add..=Opcode::Xor).contains(&self)
    }

    /// Whether it is a conversion.
    pub fn is_cast(self) -> bool {
        (Opcode::Trunc..=Opcode::AddrSpaceCast).contains(&self)
    }

    /// Whether its operands or results are floats, so that fast-math flags apply.
    pub fn is_float(self) -> bool {
        use Opcode::{FAdd, FCmp, FDiv, FMul, FNeg, FPExt, FPTrunc, FRem, FSub};
        matches!(self, FNeg | FAdd | FSub | FMul | FDiv | FRem | FCmp | FPTrunc | FPExt)
    }
}

keywords! {
    /// A comparison of integers or pointers.
    IntPredicate {
        Eq "eq", Ne "ne", UGt "ugt", UGe "uge", ULt "ult", ULe "ule", SGt "sgt", SGe "sge", SLt "slt", SLe "sle",
    }
}

keywords! {
    /// A comparison of floats.
    FloatPredicate {
        False "false", OEq "oeq", OGt "ogt", OGe "oge", OLt "olt", OLe "ole", ONe "one", Ord "ord",
        Uno "uno", UEq "ueq", UGt "ugt", UGe "uge", ULt "ult", ULe "ule", UNe "une", True "true",
    }
}

keywords! {
    /// The ordering of an atomic access.
    Ordering {
        NotAtomic "notatomic", Unordered "unordered", Monotonic "monotonic", Acquire "acquire", Release "release",
        AcqRel "acq_rel", SeqCst "seq_cst",
    }
}

keywords! {
    /// The operation of `atomicrmw`, in the order of its codes.
    RmwOp {
        Xchg "xchg", Add "add", Sub "sub", And "and", Nand "nand", Or "or", Xor "xor", Max "max", Min "min",
        UMax "umax", UMin "umin", FAdd "fadd", FSub "fsub", FMax "fmax", FMin "fmin", UIncWrap "uinc_wrap",
        UDecWrap "udec_wrap", USubCond "usub_cond", USubSat "usub_sat", FMaximum "fmaximum", FMinimum "fminimum",
    }
}

impl RmwOp {
    /// Whether the operand is a float.
    pub fn is_float(self) -> bool {
        matches!(self, RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin | RmwOp::FMaximum | RmwOp::FMinimum)
    }
}

/// Flags of an instruction or constant expression.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Flags(pub(crate) u32);

#[allow(missing_docs)]
impl Flags {
    pub const NONE: Flags = Flags(0);
    pub const NUW: Flags = Flags(1);
    pub const NSW: Flags = Flags(1 << 1);
    pub const EXACT: Flags = Flags(1 << 2);
    pub const DISJOINT: Flags = Flags(1 << 3);
    pub const NNEG: Flags = Flags(1 << 4);
    pub const SAMESIGN: Flags = Flags(1 << 5);
    pub const INBOUNDS: Flags = Flags(1 << 6);
    pub const NUSW: Flags = Flags(1 << 7);
    pub const REASSOC: Flags = Flags(1 << 8);
    pub const NNAN: Flags = Flags(1 << 9);
    pub const NINF: Flags = Flags(1 << 10);
    pub const NSZ: Flags = Flags(1 << 11);
    pub const ARCP: Flags = Flags(1 << 12);
    pub const CONTRACT: Flags = Flags(1 << 13);
    pub const AFN: Flags = Flags(1 << 14);
    pub const FAST: Flags = Flags(0x7f << 8);
    pub const VOLATILE: Flags = Flags(1 << 15);
    pub const INALLOCA: Flags = Flags(1 << 16);
    pub const SWIFTERROR: Flags = Flags(1 << 17);
    pub const WEAK: Flags = Flags(1 << 18);
    pub const CLEANUP: Flags = Flags(1 << 19);

    /// Whether all flags of `other` are set.
    pub fn has(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }

    /// The flags of both.
    #[must_use]
    pub fn with(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }

    /// The flags of the first that are not in the second.
    #[must_use]
    pub fn without(self, other: Flags) -> Flags {
        Flags(self.0 & !other.0)
    }

    /// The keywords of arithmetic flags, in the order in which they are printed.
    pub const WORDS: &'static [(Flags, &'static str)] = &[
        (Flags::INBOUNDS, "inbounds"),
        (Flags::NUSW, "nusw"),
        (Flags::NUW, "nuw"),
        (Flags::NSW, "nsw"),
        (Flags::EXACT, "exact"),
        (Flags::DISJOINT, "disjoint"),
        (Flags::NNEG, "nneg"),
        (Flags::SAMESIGN, "samesign"),
        (Flags::FAST, "fast"),
        (Flags::REASSOC, "reassoc"),
        (Flags::NNAN, "nnan"),
        (Flags::NINF, "ninf"),
        (Flags::NSZ, "nsz"),
        (Flags::ARCP, "arcp"),
        (Flags::CONTRACT, "contract"),
        (Flags::AFN, "afn"),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_keyword_is_found() {
        for &op in Opcode::ALL {
            assert_eq!(Opcode::from_name(op.name().as_bytes()), Some(op));
        }
        for &op in RmwOp::ALL {
            assert_eq!(RmwOp::from_name(op.name().as_bytes()), Some(op));
        }
        assert_eq!(Opcode::from_name(b"getelementptx"), None);
        assert_eq!(Opcode::from_name(b""), None);
    }
}
