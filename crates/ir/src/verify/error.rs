//! What can be wrong with a function, as data and as sentences.
//!
//! In: what the verifier found. Out: [`VerifyError`], its `Display`, and a [`Diagnostic`].
//! Invariant: every sentence names the operation, the operand, what was wanted and what was given, as far as they exist.
//! Not here: finding anything (see the sibling modules).

use crate::function::Location;
use crate::op::{OpFlags, VReg};
use crate::ops::{ElemSet, Opcode, Shape};
use crate::types::Type;
use core::fmt;
use kernelsmith_diag::{Diagnostic, Span};

/// Which register of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// An argument, from 0.
    Arg(u8),
    /// The mask.
    Mask,
    /// The pass-through.
    Pass,
    /// The result.
    Result,
    /// An argument of a call or a result of a return, from 0.
    Listed(u32),
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Arg(at) => write!(f, "operand {}", at + 1),
            Slot::Mask => f.write_str("the mask"),
            Slot::Pass => f.write_str("the pass-through"),
            Slot::Result => f.write_str("the result"),
            Slot::Listed(at) => write!(f, "value {} of the list", at + 1),
        }
    }
}

/// A type that a slot may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// This one.
    One(Type),
    /// Either of two.
    Either(Type, Type),
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::One(ty) => write!(f, "{ty}"),
            Wanted::Either(a, b) => write!(f, "{a} or {b}"),
        }
    }
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum VerifyErrorKind {
    /// A number is above its fixed limit.
    Limit {
        /// What is counted.
        what: &'static str,
        /// The limit.
        limit: u64,
        /// The number.
        given: u64,
    },
    /// A name that the text form cannot hold.
    BadName(String),
    /// A register with a type that no register has.
    InvalidRegisterType {
        /// The register.
        reg: VReg,
        /// Its type.
        ty: Type,
    },
    /// A parameter, result or symbol signature with a type that is not scalar.
    NotScalar {
        /// What it is.
        what: &'static str,
        /// Its place, from 0.
        at: usize,
        /// Its type.
        ty: Type,
    },
    /// A parameter list that names a register twice.
    DuplicateParam(VReg),
    /// A parameter that is no register of the function.
    UnknownParam(VReg),
    /// The trap parameter is not a `ptr` parameter.
    BadTrapParam(VReg),
    /// A `check` in a function without a trap parameter.
    NoTrapParam,
    /// The trap parameter is written: it must hold its address wherever a check fails.
    WritesTrapParam(VReg),
    /// Two symbols of the same name.
    DuplicateSymbol(String),
    /// The location column is neither empty nor as long as the operations, or points outside its table.
    BadLocations,
    /// The operation does not exist for the type.
    TypeNotAllowed {
        /// The type.
        ty: Type,
        /// The elements that it exists for.
        elems: ElemSet,
        /// The shapes that it exists for.
        shape: Shape,
    },
    /// The operation does not exist for the source type.
    SourceNotAllowed {
        /// The controlling type.
        ty: Type,
        /// The source type, if it is one.
        source: Option<Type>,
    },
    /// A register that the function does not have.
    UnknownRegister {
        /// Where.
        slot: Slot,
        /// The register.
        reg: VReg,
    },
    /// A slot that must hold a register holds none.
    Missing(Slot),
    /// A slot that the operation does not have holds a register.
    Unexpected(Slot),
    /// A register of another type than wanted.
    WrongType {
        /// Where.
        slot: Slot,
        /// The register.
        reg: VReg,
        /// What is wanted.
        wanted: Wanted,
        /// The type of the register.
        given: Type,
    },
    /// A register that has no value on some path to here.
    NotAssigned {
        /// Where.
        slot: Slot,
        /// The register.
        reg: VReg,
    },
    /// Flags that the operation or its type does not allow, or that contradict each other.
    BadFlags(OpFlags),
    /// The operation cannot carry a mask.
    MaskNotAllowed,
    /// A masked operation must name exactly one pass-through; a store and an unmasked operation none.
    BadPass,
    /// The bits of a constant do not have the canonical form of its type.
    BadConstant(i64),
    /// A lane that does not exist, at least on the machines with the smallest vectors.
    BadLane {
        /// The lane.
        lane: i64,
        /// The number of lanes that is certain.
        lanes: u32,
    },
    /// A list of numbers whose length is no power of two up to the lanes that are certain.
    BadNumbers {
        /// The longest list.
        lanes: u32,
    },
    /// An alignment above the limit, or unused bits of the memory word.
    BadMemoryWord,
    /// A displacement that does not fit 32 bits.
    BadDisplacement(i64),
    /// A condition that does not exist.
    BadCondition(u32),
    /// A `break` or `continue` with a depth that is not the depth of a loop around it.
    BadDepth {
        /// The depth.
        depth: i64,
        /// The number of loops around it.
        loops: u32,
    },
    /// A symbol that the function does not declare.
    UnknownSymbol(i64),
    /// A list that reaches outside the column of lists.
    BadList,
    /// Values that reach outside those of the function, or are not canonical.
    BadValues,
    /// A field that the operation does not use is not neutral.
    NotNeutral(&'static str),
    /// A marker that does not fit what is open.
    Misplaced {
        /// The marker that opened what is open, if anything is.
        open: Option<Opcode>,
    },
    /// Something is still open at the end.
    Unclosed(Opcode),
    /// The end of the function can be reached.
    MissingReturn,
}

/// One error, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// The number of the operation; `None` for the head of the function.
    pub op: Option<usize>,
    /// The operation as text writes it, such as `add.f32x8`; for the head of the function `@name`.
    pub subject: String,
    /// What is wrong.
    pub kind: VerifyErrorKind,
    /// The line that made the operation, if known. Boxed, because errors travel in results.
    pub location: Option<Box<Location>>,
}

impl VerifyError {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        use VerifyErrorKind as K;
        match self.kind {
            K::Limit { .. } => "IR0101",
            K::BadName(_) | K::DuplicateSymbol(_) => "IR0102",
            K::InvalidRegisterType { .. } | K::NotScalar { .. } => "IR0103",
            K::DuplicateParam(_) | K::UnknownParam(_) | K::BadTrapParam(_) => "IR0104",
            K::NoTrapParam | K::WritesTrapParam(_) => "IR0104",
            K::BadLocations => "IR0105",
            K::TypeNotAllowed { .. } | K::SourceNotAllowed { .. } => "IR0106",
            K::UnknownRegister { .. } => "IR0107",
            K::Missing(_) | K::Unexpected(_) => "IR0108",
            K::WrongType { .. } => "IR0109",
            K::NotAssigned { .. } => "IR0110",
            K::BadFlags(_) => "IR0111",
            K::MaskNotAllowed | K::BadPass => "IR0112",
            K::BadConstant(_) | K::BadLane { .. } | K::BadNumbers { .. } | K::BadValues | K::BadCondition(_) => {
                "IR0113"
            }
            K::BadMemoryWord | K::BadDisplacement(_) => "IR0114",
            K::BadDepth { .. } | K::Misplaced { .. } | K::Unclosed(_) => "IR0115",
            K::UnknownSymbol(_) | K::BadList => "IR0116",
            K::NotNeutral(_) => "IR0117",
            K::MissingReturn => "IR0118",
        }
    }

    /// As a diagnostic; `span` is where the operation stands in a text, if it came from one.
    pub fn to_diagnostic(&self, span: Option<Span>) -> Diagnostic {
        let mut diagnostic = Diagnostic::error(self.sentence()).code(self.code());
        if let Some(span) = span {
            diagnostic = diagnostic.at(span);
        } else if let Some(op) = self.op {
            diagnostic = diagnostic.note(format!("this is operation {op}"));
        }
        if let Some(location) = &self.location {
            diagnostic = diagnostic.note(format!("emitted at {location}"));
        }
        match self.help() {
            Some(help) => diagnostic.help(help),
            None => diagnostic,
        }
    }

    fn help(&self) -> Option<String> {
        use VerifyErrorKind as K;
        match &self.kind {
            K::TypeNotAllowed { elems, shape, .. } => {
                let shape = match shape {
                    Shape::Scalar => "scalars",
                    Shape::Vector => "vectors",
                    Shape::Fixed => "vectors of fixed length",
                    Shape::Any => "scalars and vectors",
                };
                Some(format!("it exists for {shape} of {elems}"))
            }
            K::NotAssigned { reg, .. } => Some(format!("assign {reg} on every path before it is read")),
            K::NoTrapParam => Some("write `trap` before a parameter of type ptr".to_owned()),
            K::BadPass => Some("write `pass %n`, `pass zero` or `pass undef` after the mask".to_owned()),
            K::BadDepth { .. } => Some("depths count from 1, the innermost loop".to_owned()),
            _ => None,
        }
    }

    /// The sentence without operation number and location.
    pub fn sentence(&self) -> String {
        use VerifyErrorKind as K;
        let subject = &self.subject;
        match &self.kind {
            K::Limit { what, limit, given } => format!("{subject} has {given} {what}, the limit is {limit}"),
            K::BadName(name) => format!("{name:?} is not a name"),
            K::InvalidRegisterType { reg, ty } => format!("{reg} has type {ty}, which no register can have"),
            K::NotScalar { what, at, ty } => format!("{what} {} of {subject} has type {ty}, wanted a scalar", at + 1),
            K::DuplicateParam(reg) => format!("{reg} is a parameter of {subject} twice"),
            K::UnknownParam(reg) => format!("parameter {reg} is not a register of {subject}"),
            K::BadTrapParam(reg) => format!("trap parameter {reg} of {subject} is not a parameter of type ptr"),
            K::NoTrapParam => format!("{subject} in a function without a trap parameter"),
            K::WritesTrapParam(reg) => format!("{subject} writes {reg}, the trap parameter"),
            K::DuplicateSymbol(name) => format!("@{name} is declared twice"),
            K::BadLocations => format!("the locations of {subject} do not fit its operations"),
            K::TypeNotAllowed { ty, .. } => format!("{subject} does not exist: the type cannot be {ty}"),
            K::SourceNotAllowed { ty, source: Some(source) } => {
                format!("{subject} does not exist: no way from {source} to {ty}")
            }
            K::SourceNotAllowed { source: None, .. } => format!("{subject} has no source type"),
            K::UnknownRegister { slot, reg } => format!("{slot} of {subject} is {reg}, which does not exist"),
            K::Missing(slot) => format!("{slot} of {subject} is missing"),
            K::Unexpected(slot) => format!("{subject} has {slot}, which it does not take"),
            K::WrongType { slot, reg, wanted, given } => {
                format!("{slot} of {subject} is {reg} of type {given}, wanted {wanted}")
            }
            K::NotAssigned { slot, reg } => {
                format!("{slot} of {subject} is {reg}, which has no value on some path to here")
            }
            K::BadFlags(flags) => {
                let names = OpFlags::NAMES.iter().filter(|(flag, _)| flags.has(*flag)).map(|(_, name)| *name);
                format!("{subject} cannot be {}", names.collect::<Vec<_>>().join(" and "))
            }
            K::MaskNotAllowed => format!("{subject} cannot carry a mask"),
            K::BadPass => format!("{subject} must name a pass-through exactly when it has a mask and a result"),
            K::BadConstant(bits) => format!("{bits:#x} is not the canonical form of a constant of {subject}"),
            K::BadLane { lane, lanes } => {
                format!("{subject} names lane {lane}, but only {lanes} lanes are certain to exist")
            }
            K::BadNumbers { lanes } => {
                format!(
                    "the numbers of {subject} are not 1, 2, 4 and so on up to {lanes}, or one of them names no lane"
                )
            }
            K::BadMemoryWord => format!("{subject} has an alignment above 4096 or a broken memory word"),
            K::BadDisplacement(disp) => format!("the displacement {disp} of {subject} does not fit 32 bits"),
            K::BadCondition(word) => format!("{word} is not a condition of {subject}"),
            K::BadDepth { depth, loops } => {
                format!("{subject} names loop {depth}, but there are {loops} loops around it")
            }
            K::UnknownSymbol(symbol) => format!("{subject} names symbol {symbol}, which does not exist"),
            K::BadValues => format!("the values of {subject} are not all there, or do not fit its type"),
            K::BadList => format!("the list of {subject} reaches outside the lists of the function"),
            K::NotNeutral(field) => format!("{subject} does not use {field}, but it is set"),
            K::Misplaced { open: Some(open) } => format!("{subject} does not fit the open {open}"),
            K::Misplaced { open: None } => format!("{subject} without anything open"),
            K::Unclosed(open) => format!("this {open} is never closed"),
            K::MissingReturn => format!("the end of {subject} can be reached without a return"),
        }
    }
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(op) = self.op {
            write!(f, "operation {op}: ")?;
        }
        f.write_str(&self.sentence())?;
        match &self.location {
            Some(location) => write!(f, " ({location})"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for VerifyError {}
