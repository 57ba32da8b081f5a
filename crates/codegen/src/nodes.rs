//! Maps operations of the IR to nodes of selection patterns.
//!
//! In: an operation. Out: its node and children, in the order of the patterns.
//! Not here: matching (see [`crate::select::matcher`]), and operations without patterns: control flow, calls, constants.

use crate::op_table::{self, CodeProps};
use kernelsmith_ir::{Cond, Elem, Lanes, MIN_VECTOR_BITS, Op, OpFlags, Opcode, Pass, SourceRule, Type, VReg};
use kernelsmith_machine::{MaskForm, TargetDesc, ValueType};

pub(crate) use crate::op_table::Node;

/// Whether an operation works on native vectors.
#[inline]
pub(crate) fn has_native_type(op: &Op) -> bool {
    let source = op.code.info().source != SourceRule::None && op.source_ty().is_some_and(Type::is_native);
    op.ty.is_native() || source
}

/// log2 of the maximum scale of an index in an address.
const MAX_INDEX_SCALE: u8 = 3;

/// A child of a node, before it is matched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Child {
    /// A register of the function.
    Value(VReg),
    /// The address of the operation itself.
    Address,
    /// A number.
    Int(i64),
    /// A condition, by its index in [`COND_NAMES`].
    Cond(u8),
    /// A narrow lane of a vector, before it is extended.
    Lane(VReg, i64),
}

/// A node with its children.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// The node.
    pub node: Node,
    /// The type for the lookup of patterns.
    pub key: ValueType,
    /// The children.
    pub children: [Child; 4],
    /// Number of children.
    pub n_children: usize,
}

impl Shape {
    fn new(node: Node, key: ValueType, list: &[Child]) -> Option<Shape> {
        let mut children = [Child::Int(0); 4];
        children[..list.len()].copy_from_slice(list);
        Some(Shape { node, key, children, n_children: list.len() })
    }
}

/// The names of conditions in descriptions.
pub(crate) const COND_NAMES: [&str; N_CONDS] = [
    "SETEQ", "SETNE", "SETLT", "SETLE", "SETGT", "SETGE", "SETULT", "SETULE", "SETUGT", "SETUGE", "SETO", "SETUO",
    "SETONE", "SETUEQ",
];

/// Number of conditions in descriptions.
pub(crate) const N_CONDS: usize = 14;

/// The index in [`COND_NAMES`] of a condition on operands of a type.
pub(crate) fn cond_index(cond: Cond, ty: Type) -> u8 {
    let unsigned = ty.is_unsigned() || ty.elem() == Elem::Ptr;
    match cond {
        // The same name means unsigned for integers and unordered for floats.
        Cond::Lt | Cond::Le | Cond::Gt | Cond::Ge if unsigned => cond as u8 + 4,
        Cond::Eq | Cond::Ne | Cond::Lt | Cond::Le | Cond::Gt | Cond::Ge => cond as u8,
        Cond::Ult | Cond::Ule | Cond::Ugt | Cond::Uge => cond as u8 - 4,
        Cond::Ord | Cond::Uno | Cond::One | Cond::Ueq => cond as u8 + 4,
    }
}

/// The type of a value in memory, and of vectors also in registers. Masks have lanes of one bit if the machine has such masks.
#[inline]
pub(crate) fn exact_type(ty: Type, masks: MaskForm) -> ValueType {
    VALUE_TYPES[masks as usize].exact[type_index(ty)]
}

/// The types of values by [`type_index`]: a table, because each operation needs them many times.
struct ValueTypes {
    exact: [ValueType; N_TYPES],
    in_registers: [ValueType; N_TYPES],
}

static VALUE_TYPES: [ValueTypes; 3] =
    [value_types(MaskForm::Lanes), value_types(MaskForm::Bits), value_types(MaskForm::Numbers)];

/// A type index has the element's code in the low bits and the code of the lanes above.
const N_ELEMS: usize = Elem::ALL.len().next_power_of_two();
const N_TYPES: usize = N_ELEMS << 4;

#[inline]
const fn type_index(ty: Type) -> usize {
    (ty.elem() as usize + ty.lanes().code() as usize * N_ELEMS) & (N_TYPES - 1)
}

const fn value_types(masks: MaskForm) -> ValueTypes {
    let nothing = [ValueType::UNTYPED; N_TYPES];
    let mut types = ValueTypes { exact: nothing, in_registers: nothing };
    let mut lanes = 0;
    while let Some(of) = Lanes::from_code(lanes) {
        let mut elem = 0;
        while elem < Elem::ALL.len() {
            let ty = Type::new(Elem::ALL[elem], of);
            types.exact[type_index(ty)] = value_type(ty, masks);
            types.in_registers[type_index(ty)] = if of.is_scalar() { scalar(ty, masks) } else { value_type(ty, masks) };
            elem += 1;
        }
        lanes += 1;
    }
    types
}

const fn value_type(ty: Type, masks: MaskForm) -> ValueType {
    let elem = ty.elem();
    let has_numbers = matches!(masks, MaskForm::Numbers);
    let bits = match elem {
        _ if ty.is_mask() && !matches!(masks, MaskForm::Lanes) => 1,
        Elem::Index | Elem::Ptr if has_numbers => 32,
        _ => elem.bits() as u16,
    };
    // Half floats are integers except in conversions.
    let scalar = if elem.is_float() && !elem.is_half() { ValueType::float(bits) } else { ValueType::int(bits) };
    // In patterns native vectors have the number of lanes of the narrowest registers.
    let registers_log2 = if is_pair(ty) { 1 } else { 0 };
    match ty.count_on(MIN_VECTOR_BITS) >> registers_log2 {
        0 | 1 => scalar,
        // All registers have `SLOTS` lanes; the value has the first ones.
        2..=SLOTS if has_numbers => scalar.vector(SLOTS as u16),
        n => scalar.vector(n as u16),
    }
}

/// The type of a scalar in a register.
const fn scalar(ty: Type, masks: MaskForm) -> ValueType {
    let masks = if matches!(masks, MaskForm::Numbers) { masks } else { MaskForm::Lanes };
    if ty.elem().bits() < 32 { ValueType::int(32) } else { value_type(ty, masks) }
}

/// Whether a native vector fills two registers; patterns then apply to both.
pub(crate) const fn is_pair(ty: Type) -> bool {
    ty.is_native() && !ty.is_mask() && ty.bits_on(MIN_VECTOR_BITS) == 2 * MIN_VECTOR_BITS
}

/// The number of lanes on machines whose vectors all have the same number (see [`MaskForm::Numbers`]).
pub(crate) const SLOTS: u32 = 16;

/// The type of a value in a register: scalars narrower than 32 bits are extended.
#[inline]
pub(crate) fn register_type(ty: Type, masks: MaskForm) -> ValueType {
    VALUE_TYPES[masks as usize].in_registers[type_index(ty)]
}

/// The type of a scalar in a register; for a vector, the type whose masks are lanes.
pub(crate) fn scalar_type(ty: Type, masks: MaskForm) -> ValueType {
    let masks = if masks == MaskForm::Numbers { masks } else { MaskForm::Lanes };
    register_type(ty, masks)
}

/// The 128-bit type whose instructions work on a narrower vector of the same element.
pub(crate) fn widened_type(ty: ValueType) -> ValueType {
    let bits = ty.bits();
    if ty.is_vector() && bits < 128 && bits > 0 && ty.elem_bits() > 1 {
        ValueType::new(ty.kind(), ty.elem_bits(), ty.lanes() * (128 / bits) as u16)
    } else {
        ty
    }
}

/// Whether an operation concatenates a vector with itself: its node then has one operand.
pub(crate) fn is_twice(op: &Op) -> bool {
    op.code == Opcode::Concat && op.args[0] == op.args[1] && !op.ty.is_mask() && !op.ty.is_native()
}

/// The node for an operation; `None` if no pattern can have one for it.
///
/// `in_range`: whether the amount of a lane-wise shift is known to be below the width.
pub(crate) fn shape_of(op: &Op, in_range: bool, masks: MaskForm) -> Option<Shape> {
    use Child::{Address, Value};
    let ty = register_type(op.ty, masks);
    let exact = || exact_type(op.ty, masks);
    let [a, b, c] = op.args;
    let (float, signed) = (op.ty.is_float(), op.ty.is_signed());
    let one = |node| Shape::new(node, ty, &[Value(a)]);
    let two = |node| Shape::new(node, ty, &[Value(a), Value(b)]);
    // Narrow scalars are held extended, and only operations that keep them extended may use them directly.
    let narrow = op.ty.is_scalar() && op.ty.elem().bits() < 32;
    if narrow && !op_table::has(op.code, CodeProps::EXTENDED) {
        return None;
    }
    match op.code {
        // Scalar integers are divided by the machine's own code.
        Opcode::Div | Opcode::Rem if op.ty.is_scalar() && !float => None,
        Opcode::Shl | Opcode::Shr => {
            let vector = op.ty.is_vector() && in_range;
            two(match (op.code, signed, vector) {
                (Opcode::Shl, _, false) => Node::Shl,
                (Opcode::Shl, _, true) => Node::ShlV,
                (_, true, false) => Node::Sra,
                (_, true, true) => Node::SraV,
                (_, false, false) => Node::Srl,
                (_, false, true) => Node::SrlV,
            })
        }
        Opcode::Shuffle => shuffle_shape(op),
        Opcode::Align => {
            let bytes = op.imm * i64::from(op.ty.elem().bytes());
            Shape::new(Node::Align, ty, &[Value(a), Value(b), Child::Int(bytes)])
        }
        Opcode::MaskBits => Shape::new(Node::MoveMask, ValueType::int(64), &[Value(a)]),
        Opcode::Cmp if op.ty.is_vector() => {
            let mask = exact_type(op.ty.mask_type(), masks);
            Shape::new(Node::Setcc, mask, &[Value(a), Value(b), Child::Cond(cond_index(op.cond(), op.ty))])
        }
        Opcode::Select if op.ty.is_vector() => Shape::new(Node::Vselect, ty, &[Value(a), Value(b), Value(c)]),
        // Lanes of masks and truth values have different forms: legalisation converts them through integers.
        Opcode::Splat | Opcode::Insert if op.ty.is_mask() => None,
        Opcode::Extract if op.ty == Type::BOOL => None,
        Opcode::Extract if narrow => Shape::new(Node::Zext, ty, &[Child::Lane(a, op.imm)]),
        Opcode::Extract => Shape::new(Node::Extract, ty, &[Value(a), Child::Int(op.imm)]),
        Opcode::Insert => Shape::new(Node::Insert, ty, &[Value(a), Value(b), Child::Int(op.imm)]),
        Opcode::Concat if is_twice(op) => one(Node::Twice),
        Opcode::Cast => cast_shape(op, a, masks),
        Opcode::Load if op.mask.is_some() && matches!(op.pass(), Some(Pass::Reg(_))) => {
            Shape::new(Node::MaskedLoadOver, exact(), &[Address, Value(op.mask), Value(op.pass)])
        }
        Opcode::Load if op.mask.is_some() => Shape::new(Node::MaskedLoad, exact(), &[Address, Value(op.mask)]),
        Opcode::Load => Shape::new(Node::Load, exact(), &[Address]),
        Opcode::Store if op.mask.is_some() => {
            Shape::new(Node::MaskedStore, exact(), &[Value(c), Address, Value(op.mask)])
        }
        Opcode::Store if passes_caches(op) => Shape::new(Node::StoreNt, exact(), &[Value(c), Address]),
        Opcode::CastSat => {
            let from = op.source_ty().filter(|from| from.elem().bits() > op.ty.elem().bits() && from.is_vector())?;
            match (from.is_signed(), signed) {
                (true, _) => one(if signed { Node::TruncSsat } else { Node::TruncUsat }),
                (false, false) => one(Node::TruncUsatU),
                (false, true) => None,
            }
        }
        Opcode::Dot if signed && op.source_ty().is_some_and(|from| from.elem() == Elem::I16) => {
            Shape::new(Node::SdotWords, ty, &[Value(a), Value(b), Value(c)])
        }
        Opcode::Dot if signed && op.source_ty().is_some_and(|from| from.elem() == Elem::U8) => {
            Shape::new(Node::UsdotBytes, ty, &[Value(a), Value(b), Value(c)])
        }
        Opcode::Dot if float => Shape::new(Node::BfDot, ty, &[Value(a), Value(b), Value(c)]),
        Opcode::Store => Shape::new(Node::Store, exact(), &[Value(c), Address]),
        Opcode::Gather | Opcode::Scatter if op.mask.is_none() || op.mem().scale_log2 > MAX_INDEX_SCALE => None,
        Opcode::Gather if !matches!(op.pass(), Some(Pass::Reg(_))) => None,
        Opcode::Gather => Shape::new(Node::Gather, exact(), &[Address, Value(b), Value(op.mask), Value(op.pass)]),
        Opcode::Scatter => Shape::new(Node::Scatter, exact(), &[Value(c), Address, Value(b), Value(op.mask)]),
        Opcode::Addr => Shape::new(Node::Address, ty, &[Address]),
        _ => {
            let children = op.args.map(Value);
            Shape::new(op_table::node_of(op.code, op.ty)?, ty, &children[..op.code.info().operands.len()])
        }
    }
}

/// Whether a store is non-temporal: it has the flag, and the alignment that machines require for it.
pub(crate) fn passes_caches(op: &Op) -> bool {
    let bits = op.ty.bits().unwrap_or(0);
    op.flags.has(OpFlags::NONTEMPORAL) && op.ty.is_vector() && bits >= 128 && op.mem().align() * 8 >= bits
}

/// The nodes of shuffles with an immediate: of four lanes of 32 bits (or two of 64) in each block of 128 bits, from one source
/// or one half from each source; and of four lanes of 64 bits.
fn shuffle_shape(op: &Op) -> Option<Shape> {
    let (bits, [a, b, _]) = (op.ty.elem().bits(), op.args);
    let n = 1usize << op.aux.min(3);
    let mut numbers = [0u8; 8];
    op.numbers().zip(&mut numbers).for_each(|(number, slot)| *slot = number);
    let key = exact_type(op.ty, MaskForm::Lanes);
    let packed = |width: u32, list: &[u8]| list.iter().rev().fold(0, |imm, lane| imm << width | i64::from(*lane));
    let one_source = numbers[..n].iter().all(|&number| usize::from(number) < n);
    if bits == 64 && n == 4 && one_source {
        return Shape::new(Node::Permute4, key, &[Child::Value(a), Child::Int(packed(2, &numbers[..4]))]);
    }
    // Interleaves lanes of both sources within blocks of 128 bits.
    let fills_block = n as u32 * bits == 128;
    let alternates = |first: usize| {
        let source = |at: usize| first + at / 2 + at % 2 * n;
        numbers[..n].iter().enumerate().all(|(at, &number)| usize::from(number) == source(at))
    };
    if fills_block && !one_source && (alternates(0) || alternates(n / 2)) {
        let node = if alternates(0) { Node::UnpackLow } else { Node::UnpackHigh };
        return Shape::new(node, key, &[Child::Value(a), Child::Value(b)]);
    }
    if let Some(imm) = blocks_shape(op, &numbers[..n]) {
        return Shape::new(Node::Blocks, key, &[Child::Value(a), Child::Value(b), Child::Int(imm)]);
    }
    // The list for a block of 128 bits: shorter lists repeat.
    let in_block = (128 / bits.max(32)) as usize;
    if bits < 32 || n > in_block {
        return None;
    }
    let mut block = [(0u8, false); 4];
    for (at, slot) in block[..in_block].iter_mut().enumerate() {
        // The length of the list is a power of two.
        let (number, in_list) = (usize::from(numbers[at & (n - 1)]), n - 1);
        *slot = ((at & !in_list | number & in_list) as u8, number >= n);
    }
    let lanes = block.map(|(lane, _)| lane);
    let from_second = block.map(|(_, second)| second);
    if one_source {
        let imm = match bits {
            64 => packed(2, &[2 * lanes[0], 2 * lanes[0] + 1, 2 * lanes[1], 2 * lanes[1] + 1]),
            _ => packed(2, &lanes),
        };
        return Shape::new(Node::Shuffle4, key, &[Child::Value(a), Child::Int(imm)]);
    }
    let halves = [Child::Value(a), Child::Value(b)];
    if bits == 64 && from_second[..2] == [false, true] {
        let imm = packed(1, &[lanes[0], lanes[1], lanes[0], lanes[1]]);
        let imm = match op.ty.bits() {
            Some(512) => imm | imm << 4,
            Some(256) => imm,
            _ => imm & 3,
        };
        return Shape::new(Node::ShufPd, key, &[halves[0], halves[1], Child::Int(imm)]);
    }
    if bits == 32 && from_second == [false, false, true, true] {
        return Shape::new(Node::ShufPs, key, &[halves[0], halves[1], Child::Int(packed(2, &lanes))]);
    }
    None
}

/// The immediate of a shuffle of 128-bit blocks: with two blocks, each may be any block of both sources; with four, the lower
/// two are from the first source and the upper two from the second.
fn blocks_shape(op: &Op, numbers: &[u8]) -> Option<i64> {
    let (n, in_block) = (numbers.len() as u32, 128 / op.ty.elem().bits());
    let n_blocks = n / in_block;
    if op.ty.lanes().count() != Some(n) || !matches!(n_blocks, 2 | 4) {
        return None;
    }
    let mut imm = 0;
    for (at, block) in numbers.chunks_exact(in_block as usize).enumerate() {
        let first = u32::from(block[0]);
        if first % in_block != 0 || block.iter().zip(first..).any(|(number, expected)| u32::from(*number) != expected) {
            return None;
        }
        let from = i64::from(first / in_block);
        if n_blocks == 2 {
            imm |= from << (4 * at);
        } else if (from < 4) == (at < 2) {
            imm |= (from & 3) << (2 * at);
        } else {
            return None;
        }
    }
    Some(imm)
}

fn cast_shape(op: &Op, a: VReg, masks: MaskForm) -> Option<Shape> {
    let from = op.source_ty()?;
    let (to_ty, from_bits, to_bits) = (register_type(op.ty, masks), from.elem().bits(), op.ty.elem().bits());
    let node = match (from.is_float(), op.ty.is_float()) {
        _ if op.ty.is_mask() && masks != MaskForm::Lanes => return None, // the same bits
        _ if from.elem() == Elem::F16 && op.ty.elem() == Elem::F32 => Node::Fp16ToFp,
        _ if from.elem() == Elem::F32 && op.ty.elem() == Elem::F16 => Node::FpToFp16,
        _ if from.elem().is_half() || op.ty.elem().is_half() => return None,
        (true, true) if from_bits < to_bits => Node::FpExtend,
        (true, true) => Node::FpRound,
        // Saturating; NaN becomes 0.
        (true, false) if op.ty.is_signed() => Node::FpToSintSat,
        (true, false) => Node::FpToUintSat,
        (false, true) if from.is_signed() => Node::SintToFp,
        (false, true) => Node::UintToFp,
        // Lanes of masks are all ones or all zeros, so they are sign-extended.
        (false, false) if from_bits < to_bits && (from.is_signed() || from.is_mask()) => Node::Sext,
        (false, false) if from_bits < to_bits => Node::Zext,
        (false, false) if from_bits > to_bits => Node::Trunc,
        (false, false) => return None,
    };
    Shape::new(node, to_ty, &[Child::Value(a)])
}

/// By node, its number in a description; `None` if the description has no pattern with it.
pub(crate) fn resolve(desc: &TargetDesc) -> Vec<Option<kernelsmith_machine::NodeId>> {
    Node::ALL.iter().map(|(_, opcode)| desc.node_by_opcode(opcode)).collect()
}
