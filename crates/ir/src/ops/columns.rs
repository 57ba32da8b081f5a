//! The types of the columns of the operation table.
//!
//! In: nothing. Out: element sets, operand kinds, type rules, effects, immediates, roles in control flow, properties.
//! Not here: the table (see [`crate::ops`]).

use crate::types::Elem;
use core::fmt;

/// A set of element types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ElemSet(u32);

impl ElemSet {
    /// `bool`.
    pub const BOOL: ElemSet = ElemSet(1);
    /// Signed integers of fixed width, and `index`.
    pub const SIGNED: ElemSet = ElemSet(0b1_1110 | 1 << Elem::Index as u32);
    /// Unsigned integers.
    pub const UNSIGNED: ElemSet = ElemSet(0b1_1110_0000);
    /// All integers.
    pub const INT: ElemSet = ElemSet(Self::SIGNED.0 | Self::UNSIGNED.0);
    /// `f32` and `f64`.
    pub const BINARY: ElemSet = ElemSet(1 << Elem::F32 as u32 | 1 << Elem::F64 as u32);
    /// All floats.
    pub const FLOAT: ElemSet = ElemSet(Self::BINARY.0 | 1 << Elem::F16 as u32 | 1 << Elem::Bf16 as u32);
    /// Integers and floats.
    pub const NUM: ElemSet = ElemSet(Self::INT.0 | Self::FLOAT.0);
    /// `ptr`.
    pub const PTR: ElemSet = ElemSet(1 << Elem::Ptr as u32);
    /// `index`.
    pub const INDEX: ElemSet = ElemSet(1 << Elem::Index as u32);
    /// `u64`.
    pub const WORD: ElemSet = ElemSet(1 << Elem::U64 as u32);
    /// `u32` and `u64`.
    pub const LONG: ElemSet = ElemSet(1 << Elem::U32 as u32 | 1 << Elem::U64 as u32);
    /// What `caught` gives: `ptr` and `u32`.
    pub const CAUGHT: ElemSet = ElemSet(Self::PTR.0 | 1 << Elem::U32 as u32);
    /// Accumulators of dot products: `i32`, `u32` and `f32`.
    pub const ACCUMULATORS: ElemSet = ElemSet(1 << Elem::I32 as u32 | 1 << Elem::U32 as u32 | 1 << Elem::F32 as u32);
    /// Mask elements.
    pub const MASK: ElemSet = ElemSet(0b1111 << Elem::M8 as u32);
    /// Storable elements: integers, floats and pointers.
    pub const STORABLE: ElemSet = ElemSet(Self::NUM.0 | Self::PTR.0);
    /// Elements with bitwise operations: integers, truth values and masks.
    pub const BITS: ElemSet = ElemSet(Self::INT.0 | Self::BOOL.0 | Self::MASK.0);
    /// Vector elements with bitwise operations: integers except `index`, and masks.
    pub const LANE_BITS: ElemSet = ElemSet(Self::INT.0 & !Self::INDEX.0 | Self::MASK.0);
    /// Integers of fixed width.
    pub const SIZED: ElemSet = ElemSet(Self::INT.0 & !Self::INDEX.0);
    /// `i8` and `u8`.
    pub const BYTES: ElemSet = ElemSet(1 << Elem::I8 as u32 | 1 << Elem::U8 as u32);
    /// Every element.
    pub const ALL: ElemSet = ElemSet((1 << 19) - 1);

    /// Whether the set has this element.
    pub const fn contains(self, elem: Elem) -> bool {
        self.0 >> elem as u32 & 1 != 0
    }

    /// The union of both sets.
    pub const fn union(self, other: ElemSet) -> ElemSet {
        ElemSet(self.0 | other.0)
    }
}

impl fmt::Display for ElemSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for elem in Elem::ALL.into_iter().filter(|&elem| self.contains(elem)) {
            f.write_str(if first { "" } else { " " })?;
            f.write_str(elem.name())?;
            first = false;
        }
        Ok(())
    }
}

/// Whether the controlling type is a scalar, a vector, or either.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Only scalars.
    Scalar,
    /// Only vectors.
    Vector,
    /// Only vectors whose lane count is the same on every machine.
    Fixed,
    /// Both.
    Any,
}

/// The kind of an argument slot, with its type in terms of the controlling type `ty`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A register of type `ty`.
    Same,
    /// A register of the type of one lane of `ty`.
    Lane,
    /// A `bool`, or a mask of `ty`.
    Truth,
    /// The source type; for integers, with the signedness of `ty`.
    Multiplicand,
    /// A mask of `ty`.
    LaneMask,
    /// A vector of `i32` or `i64` with as many lanes as `ty`: offsets that are scaled and added to the base.
    IndexLanes,
    /// A vector of unsigned integers as wide as the lanes of `ty`.
    Indices,
    /// A register with the same element and half as many lanes.
    Half,
    /// A `bool`.
    Bool,
    /// A register of the source type that the operation names.
    Source,
    /// An `index`.
    Index,
    /// A `u64`.
    Word,
    /// A `ptr`: the base of an address.
    Base,
    /// An `index` that is scaled and added to the base; optional.
    Offset,
}

/// The type of the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultRule {
    /// No result.
    None,
    /// `ty`.
    Ty,
    /// The mask type of `ty`: `bool` for scalars.
    Truth,
    /// The result that the called symbol declares: of type `ty`, or none.
    Call,
}

/// The allowed source types, for operations with a source type in addition to the controlling type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SourceRule {
    /// The operation has no source type.
    None,
    /// A vector whose lanes have the controlling type (for `bool`: a mask).
    VectorOfTy,
    /// An integer with as many lanes and another element.
    Ints,
    /// Lanes of 8 or 16 bits that fill the lanes of the result: integers, signed ones only if the result is signed;
    /// `bf16` for `f32`.
    Parts,
    /// Any vector.
    AnyVector,
    /// Any mask.
    AnyMask,
    /// The same number of lanes, and a conversion exists (see `cast`).
    Cast,
    /// The same number of bits.
    Bitcast,
    /// The same element and twice as many lanes.
    Twice,
    /// A float with as many lanes.
    Float,
    /// Twice as many lanes of half the width, both integers or both floats.
    Pairs,
}

/// The effects of an operation besides its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effects {
    /// None: equal operands give equal results; passes may move, duplicate and drop it.
    Pure,
    /// Reads memory; may fault.
    Reads,
    /// No observable effect, but passes must not move or drop it.
    Hint,
    /// Writes memory; may fault.
    Writes,
    /// Marks or changes the flow of control.
    Control,
    /// Calls a symbol, which may do anything to memory, or synchronises with other threads, which may.
    Call,
}

/// The immediate of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Imm {
    /// No immediate: the field is zero.
    None,
    /// The canonical bits of a constant.
    Const,
    /// A lane index.
    Lane,
    /// A displacement in bytes (and the memory word in `aux`).
    Address,
    /// A displacement in bytes (and the memory word in `aux`) that is added to each of many addresses.
    Indexed,
    /// The number of a loop or block around the operation; 1 is the innermost.
    Depth,
    /// The number of a symbol, with the number of variadic arguments in the upper half (and a list in `aux`).
    Symbol,
    /// The number of a symbol.
    Global,
    /// The number of a result of the preceding call, from 1.
    Result,
    /// The number of a landing of the function.
    Landing,
    /// The number of a stack slot.
    Slot,
    /// The number that `OutOfBounds` reports.
    CheckId,
    /// A condition in `aux`.
    Cond,
    /// The order of an atomic access.
    Order,
    /// A list of registers in `aux`.
    List,
    /// Numbers below 16, the first in the lowest bits, with log2 of their count in `aux`: 1 to 16 numbers.
    Numbers,
    /// The index of the first of its values among the function's values: canonical bits, one per lane.
    Values,
    /// The index of the first of its values among the function's values, with their count in `aux`: canonical bits.
    Cases,
}

/// The role of an operation in control flow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// None: the next operation follows. Calls belong here, too.
    Straight,
    /// `check`: the next operation follows, or the function ends.
    Check,
    /// `return`.
    Return,
    /// `if`.
    If,
    /// `elif`.
    Elif,
    /// `then`.
    Then,
    /// `else`.
    Else,
    /// `endif`.
    EndIf,
    /// `loop`.
    Loop,
    /// `while`.
    While,
    /// `do`.
    Do,
    /// `endloop`.
    EndLoop,
    /// `break`.
    Break,
    /// `continue`.
    Continue,
    /// `break_if`.
    BreakIf,
    /// `continue_if`.
    ContinueIf,
    /// `block`.
    Block,
    /// `endblock`.
    EndBlock,
    /// `switch`.
    Switch,
    /// `case`.
    Case,
    /// `default`.
    Default,
    /// `endswitch`.
    EndSwitch,
    /// `break_table`.
    BreakTable,
}

/// Bit set of properties of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Props(u16);

impl Props {
    /// No property.
    pub const NONE: Props = Props(0);
    /// The first two operands can be swapped.
    pub const COMMUTATIVE: Props = Props(1);
    /// May carry a mask when it works on vectors.
    pub const MASKABLE: Props = Props(2);
    /// Opens a region that an end marker closes.
    pub const OPENS: Props = Props(4);
    /// Closes the preceding region (and may open the next).
    pub const CLOSES: Props = Props(8);
    /// A lane of the result depends on the same lane of each operand alone: [`crate::scalar::lane`] defines it.
    pub const LANEWISE: Props = Props(16);
    /// If all lanes of the operands except indices and masks are equal, every lane of the result is that lane.
    pub const FORWARDS: Props = Props(32);
    /// A NaN in the result is any quiet NaN: machines differ in its sign and payload.
    pub const QUIET: Props = Props(64);
    /// The second operand counts modulo the width of the element.
    pub const AMOUNT: Props = Props(128);
    /// A lane of the result may depend on any lane of an operand.
    pub const CROSSES: Props = Props(256);

    /// Whether all properties of `other` are set.
    pub const fn has(self, other: Props) -> bool {
        self.0 & other.0 == other.0
    }

    /// The union of both sets.
    pub const fn or(self, other: Props) -> Props {
        Props(self.0 | other.0)
    }
}
