//! Errors of the verifier, as data and as sentences.
//!
//! In: what the verifier found. Out: [`VerifyError`], its `Display`, and a [`Diagnostic`].
//! Invariant: every sentence names the operation, the operand, the expected and the actual value, as far as they exist.
//! Not here: finding errors (see the sibling modules).

use crate::function::Location;
use crate::op::{OpFlags, VReg};
use crate::ops::{ElemSet, Opcode, Shape};
use crate::types::Type;
use core::fmt;
use kernelsmith_diag::{Diagnostic, Span};

/// A register slot of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// Argument number n, from 0.
    Arg(u8),
    /// The mask.
    Mask,
    /// The pass-through.
    Pass,
    /// The result.
    Result,
    /// Argument number n of a call or result number n of a return, from 0.
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

/// The expected type of a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// This type.
    One(Type),
    /// One of two types.
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

/// The kind of error.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum VerifyErrorKind {
    /// A quantity exceeds its limit.
    Limit {
        /// The counted quantity.
        what: &'static str,
        /// The limit.
        limit: u64,
        /// The actual number.
        given: u64,
    },
    /// A name that the text form does not allow.
    BadName(String),
    /// A register has a type that registers cannot have.
    InvalidRegisterType {
        /// The register.
        reg: VReg,
        /// Its type.
        ty: Type,
    },
    /// A parameter, result or symbol signature has a type that no argument has.
    NoArgument {
        /// Which of them.
        what: &'static str,
        /// Its index, from 0.
        at: usize,
        /// Its type.
        ty: Type,
    },
    /// The parameter list names a register twice.
    DuplicateParam(VReg),
    /// A parameter is not a register of the function.
    UnknownParam(VReg),
    /// The trap parameter is not a `ptr` parameter.
    BadTrapParam(VReg),
    /// A `check` is in a function without a trap parameter.
    NoTrapParam,
    /// An operation writes the trap parameter, which must keep its address for every check.
    WritesTrapParam(VReg),
    /// Two symbols have the same name.
    DuplicateSymbol(String),
    /// The location column is neither empty nor as long as the operations, or refers outside its table.
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
        /// The source type; `None` if the field is not a type.
        source: Option<Type>,
    },
    /// The function does not have this register.
    UnknownRegister {
        /// The slot.
        slot: Slot,
        /// The register.
        reg: VReg,
    },
    /// A required slot is empty.
    Missing(Slot),
    /// A slot that the operation does not have holds a register.
    Unexpected(Slot),
    /// A register has the wrong type.
    WrongType {
        /// The slot.
        slot: Slot,
        /// The register.
        reg: VReg,
        /// The expected type.
        wanted: Wanted,
        /// The type of the register.
        given: Type,
    },
    /// A register is not assigned on some path to the operation.
    NotAssigned {
        /// The slot.
        slot: Slot,
        /// The register.
        reg: VReg,
    },
    /// The operation or its type does not allow the flags, or they contradict each other.
    BadFlags(OpFlags),
    /// The operation cannot carry a mask.
    MaskNotAllowed,
    /// A masked operation does not name exactly one pass-through, or a store or an unmasked operation names one.
    BadPass,
    /// The bits of a constant do not have the canonical form of its type.
    BadConstant(i64),
    /// The lane does not exist on the machine with the narrowest vectors.
    BadLane {
        /// The lane.
        lane: i64,
        /// The minimum number of lanes.
        lanes: u32,
    },
    /// The length of a list of numbers is not a power of two, or exceeds the minimum number of lanes.
    BadNumbers {
        /// The maximum length.
        lanes: u32,
    },
    /// An alignment is above the limit, or unused bits of the memory word are set.
    BadMemoryWord,
    /// A displacement does not fit 32 bits.
    BadDisplacement(i64),
    /// The condition does not exist.
    BadCondition(u32),
    /// The depth of a `break` or `continue` is not that of an enclosing loop or block.
    BadDepth {
        /// The depth.
        depth: i64,
        /// The number of enclosing loops and blocks.
        regions: u32,
    },
    /// A `continue` names a block.
    ContinuesBlock {
        /// Its depth.
        depth: i64,
    },
    /// A `case` has another type than its `switch`.
    CaseType {
        /// The type of the `switch`.
        switch: Type,
    },
    /// Two cases of a `switch` list the same value.
    DuplicateCase {
        /// The value, as in the text form.
        value: String,
    },
    /// A stack slot has no bytes, or an alignment that is not a power of two up to the limit.
    BadSlot {
        /// Its number.
        at: usize,
        /// Its size in bytes.
        bytes: u32,
        /// Its alignment in bytes.
        align: u32,
    },
    /// The function does not have the stack slot.
    UnknownSlot(i64),
    /// The function does not have the landing.
    UnknownLanding(i64),
    /// The personality, a type or a clause names something that the function does not have.
    BadExceptions(&'static str),
    /// The function does not declare the symbol.
    UnknownSymbol(i64),
    /// The symbol has another kind than the operation takes.
    SymbolKind {
        /// The kinds that it takes.
        wanted: &'static str,
    },
    /// Data has a signature.
    DataSignature(String),
    /// The list of parameters that are not plain values is not in order, or one of them is no pointer, a second or late
    /// result address, or a copy of impossible size or alignment.
    BadPassing(String),
    /// A variadic argument has a type that C promotes.
    NotPromoted {
        /// The slot.
        slot: Slot,
        /// The register.
        reg: VReg,
        /// Its type.
        given: Type,
    },
    /// A `call_result` does not follow its call.
    NoCall,
    /// The called function does not have the result.
    UnknownResult {
        /// The number of the result, from 0.
        number: i64,
        /// The number of results.
        results: u32,
    },
    /// The results of a tail call are not those of the function.
    TailResults {
        /// The number of its results.
        given: u32,
    },
    /// A `va_start` is in a function whose callers pass no further arguments.
    NotVariadic,
    /// A data object has an impossible size, alignment or content.
    BadData(&'static str),
    /// A function of a module declares a symbol unlike its definition.
    Mismatch {
        /// The name of the symbol.
        symbol: String,
    },
    /// A function that belongs to the function breaks a rule of such functions.
    BadCallee {
        /// Its name.
        name: String,
        /// The rule, after its name.
        rule: &'static str,
    },
    /// A list exceeds the column of lists.
    BadList,
    /// Values exceed those of the function, or are not canonical.
    BadValues,
    /// An unused field does not have its neutral value.
    NotNeutral(&'static str),
    /// A marker does not match the open region.
    Misplaced {
        /// The marker that opened that region; `None` if no region is open.
        open: Option<Opcode>,
    },
    /// A region is not closed at the end.
    Unclosed(Opcode),
    /// Control can reach the end of the function.
    MissingReturn,
}

/// An error and its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// The index of the operation; `None` for the header of the function.
    pub op: Option<usize>,
    /// The operation as in the text form, such as `add.f32x8`; `@name` for the header of the function.
    pub subject: String,
    /// The kind of error.
    pub kind: VerifyErrorKind,
    /// The source line of the operation, if known. Boxed, so that results that hold an error stay small.
    pub location: Option<Box<Location>>,
}

impl VerifyError {
    /// The stable error code.
    pub fn code(&self) -> &'static str {
        use VerifyErrorKind as K;
        match self.kind {
            K::Limit { .. } => "IR0101",
            K::BadName(_) | K::DuplicateSymbol(_) => "IR0102",
            K::InvalidRegisterType { .. } | K::NoArgument { .. } => "IR0103",
            K::DuplicateParam(_) | K::UnknownParam(_) | K::BadTrapParam(_) | K::BadPassing(_) => "IR0104",
            K::NoTrapParam | K::WritesTrapParam(_) => "IR0104",
            K::BadLocations => "IR0105",
            K::TypeNotAllowed { .. } | K::SourceNotAllowed { .. } => "IR0106",
            K::UnknownRegister { .. } => "IR0107",
            K::Missing(_) | K::Unexpected(_) => "IR0108",
            K::WrongType { .. } | K::NotPromoted { .. } => "IR0109",
            K::NotAssigned { .. } => "IR0110",
            K::BadFlags(_) => "IR0111",
            K::MaskNotAllowed | K::BadPass => "IR0112",
            K::BadConstant(_) | K::BadLane { .. } | K::BadNumbers { .. } | K::BadValues | K::BadCondition(_) => {
                "IR0113"
            }
            K::BadMemoryWord | K::BadDisplacement(_) => "IR0114",
            K::BadDepth { .. }
            | K::ContinuesBlock { .. }
            | K::CaseType { .. }
            | K::DuplicateCase { .. }
            | K::Misplaced { .. }
            | K::Unclosed(_) => "IR0115",
            K::UnknownSymbol(_) | K::UnknownSlot(_) | K::UnknownLanding(_) | K::BadExceptions(_) | K::BadList => {
                "IR0116"
            }
            K::NotNeutral(_) => "IR0117",
            K::MissingReturn => "IR0118",
            K::BadSlot { .. } => "IR0119",
            K::SymbolKind { .. }
            | K::DataSignature(_)
            | K::NoCall
            | K::UnknownResult { .. }
            | K::TailResults { .. }
            | K::NotVariadic => "IR0120",
            K::BadData(_) => "IR0121",
            K::Mismatch { .. } => "IR0122",
            K::BadCallee { .. } => "IR0123",
        }
    }

    /// Converts the error to a diagnostic; `span` is the position of the operation in the text, if there is one.
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
            K::BadDepth { .. } => Some("depths count from 1, the innermost loop or block".to_owned()),
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
            K::NoArgument { what, at, ty } => {
                format!(
                    "{what} {} of {subject} has type {ty}, wanted a scalar or a vector of 128, 256 or 512 bits",
                    at + 1
                )
            }
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
            K::BadDepth { depth, regions } => {
                format!("{subject} names loop or block {depth}, but {regions} enclose it")
            }
            K::BadSlot { at, bytes, align } => {
                format!(
                    "slot {at} of {subject} has {bytes} bytes and alignment {align}: wanted at least 1 byte, and a power of \
                     two up to {}",
                    crate::limits::MAX_SLOT_ALIGN
                )
            }
            K::UnknownSlot(slot) => format!("{subject} names slot {slot}, which does not exist"),
            K::ContinuesBlock { depth } => format!("{subject} names {depth}, which is a block and not a loop"),
            K::CaseType { switch } => format!("{subject} in a switch on {switch}"),
            K::DuplicateCase { value } => format!("{subject} lists {value}, as does an earlier case of this switch"),
            K::UnknownLanding(landing) => format!("{subject} names landing {landing}, which does not exist"),
            K::BadExceptions(what) => format!("{subject}: {what} that does not exist"),
            K::UnknownSymbol(symbol) => format!("{subject} names symbol {symbol}, which does not exist"),
            K::SymbolKind { wanted } => format!("{subject} takes {wanted}"),
            K::DataSignature(name) => format!("@{name} is data, but has a signature"),
            K::BadPassing(name) => {
                format!("the parameters of @{name} that are no plain values are out of order, or cannot be passed so")
            }
            K::NotPromoted { slot, reg, given } => format!(
                "{slot} of {subject} is {reg} of type {given}, wanted 32 or 64 bits or f64, as C promotes variadic arguments"
            ),
            K::NotVariadic => format!("{subject} in a function that is not variadic"),
            K::NoCall => format!("{subject} is not directly after its call, in ascending order"),
            K::UnknownResult { number, results } => {
                format!("{subject} names result {number}, but the call has {results}, and its own is number 0")
            }
            K::TailResults { given } => {
                format!("the {given} results of {subject} are not those of the function, in number and type")
            }
            K::BadData(what) => format!("{subject} {what}"),
            K::Mismatch { symbol } => format!("{subject} declares @{symbol} unlike its definition"),
            K::BadCallee { name, rule } => format!("the called function @{name} {rule}"),
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
