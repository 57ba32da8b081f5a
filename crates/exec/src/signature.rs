//! Signatures as plain data: parameters and result of a kernel, and their mapping to machine parameters.
//!
//! In: a list of `ParamKind` and an optional result. Out: equality (the check of `Kernel::new`), a text form, and the
//! list of machine parameters that a code generator must implement.
//! Invariant: two signatures are equal exactly when the same machine call works for both with the same meaning.
//! Not here: the Rust types for a signature (see `call`), the accesses of a kernel (see `contract`).
//!
//! # How a typed kernel maps to machine parameters
//!
//! Parameters are passed in order with the C calling convention of the host:
//!
//! | parameter | machine parameters |
//! |---|---|
//! | scalar | one, with the scalar's type; **the callee extends** narrow integers, upper bits are undefined |
//! | raw pointer | one pointer |
//! | slice (`In`, `Out`, `InOut`) | two: the pointer to the first element, then the length in elements as `index` |
//! | (if there are several results) | two more, like a slice: the record of the results, 8 bytes each, and its bytes |
//! | (if that makes more than 63) | one pointer instead of all of them: to the argument record, 8 bytes each, in order |
//! | (if the function traps) | one more, **last**: a pointer to a [`CallRecord`](crate::CallRecord), whose
//! [`Trap`](crate::Trap) the caller zeroed |
//!
//! The pointer of an empty slice is not null, but may be dangling. A result is returned like in the C convention;
//! `bool` is one byte, zero or one. In the argument record a narrow value fills the first bytes of its 8. The caller writes
//! that record before the call, and nothing changes it during the call. If the trap record shows that the function returned early, the result is ignored.
//! [`Signature::machine_params`] implements this table.

use std::fmt;

/// The type of a scalar parameter, of a result, or of the elements of a slice or pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ScalarType {
    /// Signed, 8 bits.
    I8,
    /// Signed, 16 bits.
    I16,
    /// Signed, 32 bits.
    I32,
    /// Signed, 64 bits.
    I64,
    /// Unsigned, 8 bits.
    U8,
    /// Unsigned, 16 bits.
    U16,
    /// Unsigned, 32 bits.
    U32,
    /// Unsigned, 64 bits.
    U64,
    /// IEEE binary16; elements only, see [`F16`](crate::F16).
    F16,
    /// The upper half of a binary32; elements only, see [`Bf16`](crate::Bf16).
    Bf16,
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
    /// As wide as a pointer and signed: `isize`, and `usize` interpreted as signed.
    Index,
    /// One byte, zero or one.
    Bool,
    /// An address with an unspecified pointee type (elements of a table of pointers).
    Ptr,
}

impl ScalarType {
    /// Every scalar type, in declaration order.
    pub const ALL: [ScalarType; 15] = [
        ScalarType::I8,
        ScalarType::I16,
        ScalarType::I32,
        ScalarType::I64,
        ScalarType::U8,
        ScalarType::U16,
        ScalarType::U32,
        ScalarType::U64,
        ScalarType::F16,
        ScalarType::Bf16,
        ScalarType::F32,
        ScalarType::F64,
        ScalarType::Index,
        ScalarType::Bool,
        ScalarType::Ptr,
    ];

    /// The name in text forms: `i8`, `bf16`, `index`, `ptr`.
    pub const fn name(self) -> &'static str {
        match self {
            ScalarType::I8 => "i8",
            ScalarType::I16 => "i16",
            ScalarType::I32 => "i32",
            ScalarType::I64 => "i64",
            ScalarType::U8 => "u8",
            ScalarType::U16 => "u16",
            ScalarType::U32 => "u32",
            ScalarType::U64 => "u64",
            ScalarType::F16 => "f16",
            ScalarType::Bf16 => "bf16",
            ScalarType::F32 => "f32",
            ScalarType::F64 => "f64",
            ScalarType::Index => "index",
            ScalarType::Bool => "bool",
            ScalarType::Ptr => "ptr",
        }
    }

    /// The inverse of [`ScalarType::name`].
    pub fn from_name(name: &str) -> Option<ScalarType> {
        ScalarType::ALL.into_iter().find(|ty| ty.name() == name)
    }

    /// Size in memory on this host, in bytes.
    pub const fn size_bytes(self) -> usize {
        match self {
            ScalarType::I8 | ScalarType::U8 | ScalarType::Bool => 1,
            ScalarType::I16 | ScalarType::U16 | ScalarType::F16 | ScalarType::Bf16 => 2,
            ScalarType::I32 | ScalarType::U32 | ScalarType::F32 => 4,
            ScalarType::I64 | ScalarType::U64 | ScalarType::F64 => 8,
            ScalarType::Index | ScalarType::Ptr => size_of::<usize>(),
        }
    }

    /// Whether the type has an integer value for a [`Term::Param`](crate::Term::Param) (`bool` counts as 0 or 1).
    pub const fn is_integer(self) -> bool {
        !self.is_float() && !matches!(self, ScalarType::Ptr)
    }

    /// Whether the type is a floating-point type.
    pub const fn is_float(self) -> bool {
        matches!(self, ScalarType::F16 | ScalarType::Bf16 | ScalarType::F32 | ScalarType::F64)
    }
}

impl fmt::Display for ScalarType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The access mode of a slice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SliceAccess {
    /// Read only; the argument is `&[T]`.
    In,
    /// Written, and not read before; the argument is `&mut [T]`.
    Out,
    /// Read and written; the argument is `&mut [T]`.
    InOut,
}

impl SliceAccess {
    /// Whether the kernel may write through the slice.
    pub const fn writes(self) -> bool {
        matches!(self, SliceAccess::Out | SliceAccess::InOut)
    }
}

/// One parameter of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParamKind {
    /// A value.
    Scalar(ScalarType),
    /// An address that the caller must guarantee to be valid; such a kernel has no safe call.
    RawPtr {
        /// The pointee type.
        elem: ScalarType,
        /// Whether it is `*mut` instead of `*const`.
        mutable: bool,
    },
    /// A slice, checked against the access contract at every safe call.
    Slice {
        /// The element type.
        elem: ScalarType,
        /// The access mode.
        access: SliceAccess,
    },
}

impl ParamKind {
    /// A slice that is read.
    pub const fn input(elem: ScalarType) -> ParamKind {
        ParamKind::Slice { elem, access: SliceAccess::In }
    }

    /// A slice that is written, and not read before.
    pub const fn output(elem: ScalarType) -> ParamKind {
        ParamKind::Slice { elem, access: SliceAccess::Out }
    }

    /// A slice that is read and written.
    pub const fn in_out(elem: ScalarType) -> ParamKind {
        ParamKind::Slice { elem, access: SliceAccess::InOut }
    }
}

impl fmt::Display for ParamKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParamKind::Scalar(ty) => write!(f, "{ty}"),
            ParamKind::RawPtr { elem, mutable: false } => write!(f, "*const {elem}"),
            ParamKind::RawPtr { elem, mutable: true } => write!(f, "*mut {elem}"),
            ParamKind::Slice { elem, access } => write!(f, "{access:?}<{elem}>"),
        }
    }
}

/// Parameters and result of a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Signature {
    /// The parameters in order. With several results, the last one is hidden: a slice of [`RESULT_BYTES`] per result, to
    /// which the kernel writes them.
    pub params: Vec<ParamKind>,
    /// The result; `None` is `()`, or several results.
    pub result: Option<ScalarType>,
    /// Several results, at least two; otherwise empty.
    pub results: Vec<ScalarType>,
}

/// Size in bytes of each of several results in their record; a smaller result fills the first bytes.
pub const RESULT_BYTES: usize = 8;

/// Size in bytes of each word of the argument record; a smaller value fills the first bytes.
pub const WORD_BYTES: usize = 8;

/// Maximum number of words of the arguments that are machine parameters: one less than a function may have, for the trap
/// record. More words are passed in an argument record.
const MAX_DIRECT: usize = 63;

/// The role of a machine parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MachineRole {
    /// The value of a scalar.
    Value,
    /// A raw pointer, or the first element of a slice.
    Pointer,
    /// The number of elements of the slice whose pointer is the previous parameter.
    Length,
    /// The pointer to the argument record, which replaces all words of the arguments.
    ArgumentRecord,
    /// The hidden pointer to the trap record.
    TrapRecord,
}

/// One parameter of the machine function, in the C calling convention of the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MachineParam {
    /// Its role.
    pub role: MachineRole,
    /// Its type.
    pub ty: ScalarType,
    /// The parameter of the signature that it comes from; `None` for the records.
    pub source: Option<usize>,
}

impl Signature {
    /// A signature with these parameters and this result.
    pub fn new(params: impl Into<Vec<ParamKind>>, result: Option<ScalarType>) -> Signature {
        Signature { params: params.into(), result, results: Vec::new() }
    }

    /// A signature with these parameters and any number of results. Without a result, or with one, it is that of
    /// [`Signature::new`]: only several results need a record.
    pub fn with_results(params: impl Into<Vec<ParamKind>>, results: impl Into<Vec<ScalarType>>) -> Signature {
        let (mut params, results) = (params.into(), results.into());
        if let [] | [_] = results.as_slice() {
            return Signature::new(params, results.first().copied());
        }
        params.push(ParamKind::Slice { elem: ScalarType::U8, access: SliceAccess::Out });
        Signature { params, result: None, results }
    }

    /// Whether the first two parameters are indices, and there is no result: calls may be divided, see
    /// [`Kernel::parallel_for`](crate::Kernel::parallel_for).
    pub fn takes_range(&self) -> bool {
        let index = ParamKind::Scalar(ScalarType::Index);
        let has_result = self.result.is_some() || !self.results.is_empty();
        matches!(&*self.params, [start, end, ..] if *start == index && *end == index) && !has_result
    }

    /// The number of parameters that callers see.
    pub fn n_visible(&self) -> usize {
        self.params.len().saturating_sub(usize::from(!self.results.is_empty()))
    }

    /// Whether the words of the arguments are passed in an argument record.
    pub fn has_argument_record(&self) -> bool {
        let words = |param: &ParamKind| if matches!(param, ParamKind::Slice { .. }) { 2 } else { 1 };
        self.params.iter().map(words).sum::<usize>() > MAX_DIRECT
    }

    /// The machine parameters in order, according to the table at the top of this module.
    pub fn machine_params(&self, traps: bool) -> Vec<MachineParam> {
        let hidden = |role| MachineParam { role, ty: ScalarType::Ptr, source: None };
        let mut machine =
            if self.has_argument_record() { vec![hidden(MachineRole::ArgumentRecord)] } else { self.words() };
        if traps {
            machine.push(hidden(MachineRole::TrapRecord));
        }
        machine
    }

    /// The words of the arguments in order: machine parameters, or the contents of the argument record.
    pub fn words(&self) -> Vec<MachineParam> {
        let mut machine = Vec::with_capacity(2 * self.params.len() + 1);
        for (idx, param) in self.params.iter().enumerate() {
            let mut push = |role, ty| machine.push(MachineParam { role, ty, source: Some(idx) });
            match param {
                ParamKind::Scalar(ty) => push(MachineRole::Value, *ty),
                ParamKind::RawPtr { .. } => push(MachineRole::Pointer, ScalarType::Ptr),
                ParamKind::Slice { .. } => {
                    push(MachineRole::Pointer, ScalarType::Ptr);
                    push(MachineRole::Length, ScalarType::Index);
                }
            }
        }
        machine
    }

    /// Whether a safe call is possible: no parameter is a raw pointer or a table of pointers.
    pub fn is_safe(&self) -> bool {
        self.params.iter().all(|param| match param {
            ParamKind::Scalar(ty) => *ty != ScalarType::Ptr,
            ParamKind::RawPtr { .. } => false,
            ParamKind::Slice { elem, .. } => *elem != ScalarType::Ptr,
        })
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("fn(")?;
        for (idx, param) in self.params[..self.n_visible()].iter().enumerate() {
            let comma = if idx == 0 { "" } else { ", " };
            write!(f, "{comma}{param}")?;
        }
        f.write_str(")")?;
        match (self.result, self.results.as_slice()) {
            (Some(ty), _) => write!(f, " -> {ty}"),
            (None, []) => Ok(()),
            (None, results) => {
                let names: Vec<&str> = results.iter().map(|ty| ty.name()).collect();
                write!(f, " -> ({})", names.join(", "))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Signature {
        Signature::new(
            [
                ParamKind::Scalar(ScalarType::F32),
                ParamKind::Slice { elem: ScalarType::U8, access: SliceAccess::InOut },
                ParamKind::RawPtr { elem: ScalarType::Bf16, mutable: true },
            ],
            Some(ScalarType::Bool),
        )
    }

    #[test]
    fn prints() {
        assert_eq!(sample().to_string(), "fn(f32, InOut<u8>, *mut bf16) -> bool");
        assert_eq!(Signature::default().to_string(), "fn()");
    }

    #[test]
    fn slices_take_two_machine_parameters_and_the_trap_comes_last() {
        let roles: Vec<_> = sample().machine_params(true).into_iter().map(|p| (p.role, p.ty, p.source)).collect();
        assert_eq!(
            roles,
            [
                (MachineRole::Value, ScalarType::F32, Some(0)),
                (MachineRole::Pointer, ScalarType::Ptr, Some(1)),
                (MachineRole::Length, ScalarType::Index, Some(1)),
                (MachineRole::Pointer, ScalarType::Ptr, Some(2)),
                (MachineRole::TrapRecord, ScalarType::Ptr, None),
            ]
        );
        assert_eq!(sample().machine_params(false).len(), 4);
    }

    #[test]
    fn several_results_are_a_hidden_slice() {
        let signature =
            Signature::with_results([ParamKind::Scalar(ScalarType::I8)], [ScalarType::F32, ScalarType::Bool]);
        assert_eq!(signature.to_string(), "fn(i8) -> (f32, bool)");
        let roles: Vec<_> = signature.machine_params(true).into_iter().map(|param| param.role).collect();
        assert_eq!(roles, [MachineRole::Value, MachineRole::Pointer, MachineRole::Length, MachineRole::TrapRecord]);
    }

    #[test]
    fn more_words_than_a_function_takes_are_in_a_record() {
        let slices = |n| vec![ParamKind::in_out(ScalarType::U8); n];
        let mut params = slices(31);
        params.push(ParamKind::Scalar(ScalarType::I8));
        assert!(!Signature::new(params.clone(), None).has_argument_record());
        // The record of the results is among the words.
        let several = Signature::with_results(params, [ScalarType::F32, ScalarType::Bool]);
        assert!(several.has_argument_record());
        let record = MachineParam { role: MachineRole::ArgumentRecord, ty: ScalarType::Ptr, source: None };
        assert_eq!(several.machine_params(false), [record]);
        assert_eq!(several.machine_params(true)[0], record);
        assert_eq!(several.machine_params(true)[1].role, MachineRole::TrapRecord);
        assert_eq!(several.words().len(), 65);
        assert_eq!(
            several.words()[63..],
            Signature::new(slices(33), None).words()[62..64]
                .iter()
                .map(|word| MachineParam { source: Some(32), ..*word })
                .collect::<Vec<_>>()
        );
    }

    #[test]
    fn names_are_inverse() {
        for ty in ScalarType::ALL {
            assert_eq!(ScalarType::from_name(ty.name()), Some(ty));
        }
        assert_eq!(ScalarType::from_name("i7"), None);
    }

    #[test]
    fn raw_pointers_are_not_safe() {
        assert!(!sample().is_safe());
        let table = ParamKind::Slice { elem: ScalarType::Ptr, access: SliceAccess::In };
        assert!(!Signature::new([table], None).is_safe());
        assert!(Signature::new([ParamKind::Scalar(ScalarType::I64)], None).is_safe());
    }
}
