//! Constants.
//!
//! In: descriptions of constants. Out: a [`Constant`] for each; equal ones of a scalar type are one.
//! Invariants, which make modules equal whether read from text or bitcode: arrays and vectors of plain numbers are
//! bytes; vectors of equal numbers are splats; aggregates of zeros, undefined or poison values are one constant. The
//! nesting depth is limited when a constant is made, so that recursion over constants is bounded.
//! Not here: addresses; relocations are computed from expressions by their users.

use crate::index::{Symbol, typed_index};
use crate::intern::Interner;
use crate::opcode::{Flags, Opcode};
use crate::types::{Type, TypeKind, Types};

typed_index! {
    /// A constant of a module.
    Constant
}

/// A constant: its type, and what it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConstantData {
    /// The type.
    pub ty: Type,
    /// The value.
    pub kind: ConstantKind,
}

/// A list of constants, or of bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Range {
    pub(crate) first: u32,
    pub(crate) n: u32,
}

/// A block that a `blockaddress` names before its function is read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum BlockName {
    /// A name.
    Named(Box<[u8]>),
    /// A number among the unnamed values of the function.
    Numbered(u32),
    /// The position in the function.
    Position(u32),
}

/// The value of a constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ConstantKind {
    /// An integer of at most 64 bits, extended with zeros.
    Integer(u64),
    /// A wider integer: bytes, the lowest first.
    Wide(Range),
    /// The bits of a float of at most 64 bits.
    Float(u64),
    /// The bits of a wider float: 16 bytes, the lowest first.
    WideFloat(Range),
    /// All bytes are zero: the null pointer, or an aggregate.
    Zero,
    /// An undefined value.
    Undef,
    /// A poison value.
    Poison,
    /// The token without meaning.
    NoToken,
    /// The address of a symbol.
    Symbol(Symbol),
    /// An array, vector or structure of these constants.
    Aggregate(Range),
    /// An array or vector of numbers of 8 to 64 bits: bytes, the lowest first.
    Bytes(Range),
    /// A vector of equal lanes.
    Splat(Constant),
    /// The address of a block: the function, and the number of the block's name.
    BlockAddress(Symbol, u32),
    /// A symbol, or an equivalent in the same object.
    DsoLocalEquivalent(Symbol),
    /// A symbol, without the checks of control-flow integrity.
    NoCfi(Symbol),
    /// A signed pointer: pointer, key, discriminator and optional others.
    PtrAuth(Range),
    /// An operation on constants.
    Expression {
        /// The operation.
        op: Opcode,
        /// Its flags.
        flags: Flags,
        /// The type that `getelementptr` steps through; else that of the first operand.
        source: Type,
        /// The operands.
        operands: Range,
    },
    /// A string as metadata.
    MetadataString(Range),
    /// Metadata that is skipped.
    MetadataNode,
}

/// Why a constant cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConstantLimit {
    /// There are too many constants.
    Constants,
    /// The constant nests too deep.
    Nesting,
}

/// The constants of a module.
#[derive(Clone, Debug)]
pub struct Constants {
    data: Vec<ConstantData>,
    depths: Vec<u16>,
    lists: Vec<Constant>,
    bytes: Vec<u8>,
    blocks: Vec<BlockName>,
    interner: Interner,
    max_constants: usize,
    max_depth: u16,
}

impl Constants {
    pub(crate) fn new(max_constants: usize, max_depth: u32) -> Self {
        Constants {
            data: Vec::new(),
            depths: Vec::new(),
            lists: Vec::new(),
            bytes: Vec::new(),
            blocks: Vec::new(),
            interner: Interner::default(),
            max_constants,
            max_depth: max_depth.min(u32::from(u16::MAX)) as u16,
        }
    }

    /// Number of constants.
    pub fn len(&self) -> usize {
        self.data.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// A constant's type and value.
    pub fn get(&self, constant: Constant) -> ConstantData {
        self.data[constant.index()]
    }

    /// A constant's type.
    pub fn ty(&self, constant: Constant) -> Type {
        self.data[constant.index()].ty
    }

    /// A constant's value.
    pub fn kind(&self, constant: Constant) -> ConstantKind {
        self.data[constant.index()].kind
    }

    /// The constants of a list.
    pub fn list(&self, range: Range) -> &[Constant] {
        &self.lists[range.first as usize..][..range.n as usize]
    }

    /// The bytes of a wide number, of data, or of a string.
    pub fn bytes(&self, range: Range) -> &[u8] {
        &self.bytes[range.first as usize..][..range.n as usize]
    }

    /// The name of a block in a `blockaddress`.
    pub fn block_name(&self, number: u32) -> &BlockName {
        &self.blocks[number as usize]
    }

    /// The constant of this type and value, which has no list.
    pub fn simple(&mut self, ty: Type, kind: ConstantKind) -> Result<Constant, ConstantLimit> {
        let data = ConstantData { ty, kind };
        let hash = self.interner.hash(data);
        if let Some(found) = self.interner.find(hash, |other| self.data[other as usize] == data) {
            return Ok(Constant(found));
        }
        let depth = match kind {
            ConstantKind::Splat(lane) => self.depths[lane.index()] + 1,
            _ => 0,
        };
        self.push(data, hash, depth)
    }

    fn push(&mut self, data: ConstantData, hash: u32, depth: u16) -> Result<Constant, ConstantLimit> {
        if self.data.len() >= self.max_constants {
            return Err(ConstantLimit::Constants);
        }
        if depth > self.max_depth {
            return Err(ConstantLimit::Nesting);
        }
        let constant = Constant(self.data.len() as u32);
        self.data.push(data);
        self.depths.push(depth);
        self.interner.insert(hash, constant.0);
        Ok(constant)
    }

    /// The integer with these low bits; those above the type's width must be zero.
    pub fn integer(&mut self, ty: Type, bits: u64) -> Result<Constant, ConstantLimit> {
        self.simple(ty, ConstantKind::Integer(bits))
    }

    /// A value with bytes: a wide number, data, or a string.
    pub fn with_bytes(
        &mut self,
        ty: Type,
        bytes: &[u8],
        kind: impl Fn(Range) -> ConstantKind,
    ) -> Result<Constant, ConstantLimit> {
        let sample = kind(Range { first: 0, n: 0 });
        let hash = self.interner.hash((ty, std::mem::discriminant(&sample), bytes));
        let is_equal = |other: u32| {
            let other = self.data[other as usize];
            let range = match other.kind {
                ConstantKind::Wide(range)
                | ConstantKind::WideFloat(range)
                | ConstantKind::Bytes(range)
                | ConstantKind::MetadataString(range) => range,
                _ => return false,
            };
            other.ty == ty
                && std::mem::discriminant(&other.kind) == std::mem::discriminant(&sample)
                && self.bytes(range) == bytes
        };
        if let Some(found) = self.interner.find(hash, is_equal) {
            return Ok(Constant(found));
        }
        if self.bytes.len() + bytes.len() > u32::MAX as usize {
            return Err(ConstantLimit::Constants);
        }
        let range = Range { first: self.bytes.len() as u32, n: bytes.len() as u32 };
        self.bytes.extend_from_slice(bytes);
        self.push(ConstantData { ty, kind: kind(range) }, hash, 0)
    }

    /// A value with a list of constants.
    pub fn with_list(
        &mut self,
        ty: Type,
        list: &[Constant],
        kind: impl Fn(Range) -> ConstantKind,
    ) -> Result<Constant, ConstantLimit> {
        let sample = kind(Range { first: 0, n: 0 });
        let hash = self.interner.hash((ty, sample, list));
        let same_part = |other: ConstantKind| match other {
            ConstantKind::Aggregate(range) | ConstantKind::PtrAuth(range) => Some(range),
            ConstantKind::Expression { operands, .. } => Some(operands),
            _ => None,
        };
        let is_equal = |other: u32| {
            let other = self.data[other as usize];
            let Some(range) = same_part(other.kind) else { return false };
            other.ty == ty && kind(range) == other.kind && self.list(range) == list
        };
        if let Some(found) = self.interner.find(hash, is_equal) {
            return Ok(Constant(found));
        }
        let depth = list.iter().map(|part| self.depths[part.index()] + 1).max().unwrap_or(0);
        let range = Range { first: self.lists.len() as u32, n: list.len() as u32 };
        self.lists.extend_from_slice(list);
        self.push(ConstantData { ty, kind: kind(range) }, hash, depth)
    }

    /// An operation on constants, in the form that every reader makes: a lane that is shuffled to all lanes of a vector
    /// of unknown length is a splat.
    pub fn expression(
        &mut self,
        ty: Type,
        op: Opcode,
        flags: Flags,
        source: Type,
        parts: &[Constant],
    ) -> Result<Constant, ConstantLimit> {
        if let (Opcode::ShuffleVector, [inserted, _, mask]) = (op, parts)
            && let ConstantKind::Expression { op: Opcode::InsertElement, operands, .. } = self.kind(*inserted)
            && let [base, lane, at] = *self.list(operands)
            && self.kind(base) == ConstantKind::Poison
            && self.is_zero(*mask)
            && self.is_zero(at)
            && matches!(self.kind(lane), ConstantKind::Integer(_) | ConstantKind::Float(_))
            && self.ty(*inserted) == ty
        {
            return self.simple(ty, ConstantKind::Splat(lane));
        }
        self.with_list(ty, parts, |operands| ConstantKind::Expression { op, flags, source, operands })
    }

    /// The address of a block.
    pub fn block_address(&mut self, function: Symbol, block: BlockName) -> Result<Constant, ConstantLimit> {
        let hash = self.interner.hash((function, &block));
        let is_equal = |other: u32| match self.data[other as usize].kind {
            ConstantKind::BlockAddress(f, b) => f == function && self.blocks[b as usize] == block,
            _ => false,
        };
        if let Some(found) = self.interner.find(hash, is_equal) {
            return Ok(Constant(found));
        }
        self.blocks.push(block);
        let kind = ConstantKind::BlockAddress(function, self.blocks.len() as u32 - 1);
        self.push(ConstantData { ty: Type::PTR, kind }, hash, 0)
    }

    /// Whether all bytes of a constant are zero.
    pub fn is_zero(&self, constant: Constant) -> bool {
        matches!(self.kind(constant), ConstantKind::Integer(0) | ConstantKind::Float(0) | ConstantKind::Zero)
    }

    /// The zero of a type.
    pub fn zero(&mut self, types: &Types, ty: Type) -> Result<Constant, ConstantLimit> {
        let kind = match types.kind(ty) {
            TypeKind::Integer(bits) if bits <= 64 => ConstantKind::Integer(0),
            TypeKind::Half | TypeKind::BFloat | TypeKind::Float | TypeKind::Double => ConstantKind::Float(0),
            _ => ConstantKind::Zero,
        };
        self.simple(ty, kind)
    }

    /// The array, vector or structure of these parts, in the form that every reader makes.
    pub fn aggregate(&mut self, types: &Types, ty: Type, parts: &[Constant]) -> Result<Constant, ConstantLimit> {
        if parts.iter().all(|&part| self.is_zero(part)) {
            return self.zero(types, ty);
        }
        for plain in [ConstantKind::Poison, ConstantKind::Undef] {
            if parts.iter().all(|&part| self.kind(part) == plain) {
                return self.simple(ty, plain);
            }
        }
        let is_number =
            |kind| matches!(kind, ConstantKind::Integer(_) | ConstantKind::Float(_) | ConstantKind::Wide(_));
        if types.is_vector(ty) && parts.iter().all(|&part| part == parts[0]) && is_number(self.kind(parts[0])) {
            return self.simple(ty, ConstantKind::Splat(parts[0]));
        }
        if let Some(width) = data_bytes(types, ty) {
            let mut bytes = Vec::with_capacity(parts.len() * width);
            let all = parts.iter().all(|&part| match self.kind(part) {
                ConstantKind::Integer(bits) | ConstantKind::Float(bits) => {
                    bytes.extend_from_slice(&bits.to_le_bytes()[..width]);
                    true
                }
                _ => false,
            });
            if all {
                return self.with_bytes(ty, &bytes, ConstantKind::Bytes);
            }
        }
        self.with_list(ty, parts, ConstantKind::Aggregate)
    }

    /// The array or vector with these bytes, in the form that every reader makes.
    pub fn data(&mut self, types: &Types, ty: Type, bytes: &[u8]) -> Result<Constant, ConstantLimit> {
        if bytes.iter().all(|&byte| byte == 0) {
            return self.zero(types, ty);
        }
        let width = data_bytes(types, ty).unwrap_or(1);
        if types.is_vector(ty) && bytes.chunks(width).all(|lane| lane == &bytes[..width]) {
            let element = element(types, ty);
            let mut bits = [0; 8];
            bits[..width].copy_from_slice(&bytes[..width]);
            let bits = u64::from_le_bytes(bits);
            let is_float = types.is_float(element);
            let lane = if is_float { ConstantKind::Float(bits) } else { ConstantKind::Integer(bits) };
            let lane = self.simple(element, lane)?;
            return self.simple(ty, ConstantKind::Splat(lane));
        }
        self.with_bytes(ty, bytes, ConstantKind::Bytes)
    }
}

fn element(types: &Types, ty: Type) -> Type {
    match types.kind(ty) {
        TypeKind::Array(_, element) | TypeKind::Vector(_, element) => element,
        _ => ty,
    }
}

/// The bytes of an element of an array or vector of plain numbers.
pub(crate) fn data_bytes(types: &Types, ty: Type) -> Option<usize> {
    let (TypeKind::Array(_, element) | TypeKind::Vector(_, element)) = types.kind(ty) else { return None };
    match types.kind(element) {
        TypeKind::Integer(bits @ (8 | 16 | 32 | 64)) => Some(bits as usize / 8),
        TypeKind::Half | TypeKind::BFloat => Some(2),
        TypeKind::Float => Some(4),
        TypeKind::Double => Some(8),
        _ => None,
    }
}
