//! One operation: 40 bytes, `Copy`, no indirection.
//!
//! In: nothing. Out: [`Op`] with constructors and accessors, [`VReg`], [`OpFlags`], [`MemInfo`].
//! Invariant: fields that an operation does not use hold their neutral value (`VReg::NONE`, 0, `bool`), so that equal
//! operations have equal bytes. Only this file knows which field means what; other code uses the accessors.
//! Not here: which fields an operation uses (the table in [`crate::ops`]).

pub use crate::flags::OpFlags;

use crate::ops::{Cond, Opcode};
use crate::order::Order;
use crate::types::Type;
use core::fmt;

/// A virtual register of a function; displays as `%3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VReg(pub u32);

impl VReg {
    /// No register.
    pub const NONE: VReg = VReg(u32::MAX);

    /// Whether this is [`VReg::NONE`].
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == u32::MAX
    }

    /// Whether this is a register.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != u32::MAX
    }

    /// The register; `None` for [`VReg::NONE`].
    #[inline]
    pub const fn get(self) -> Option<VReg> {
        if self.is_some() { Some(self) } else { None }
    }

    /// The number as an index into columns.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for VReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() { f.write_str("%none") } else { write!(f, "%{}", self.0) }
    }
}

impl fmt::Debug for VReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Properties of the address of a memory operation, packed into `aux`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MemInfo {
    /// log2 of the scale of the offset register: 0 to 3.
    pub scale_log2: u8,
    /// log2 of the alignment in bytes that the final address is known to have: 0 to 12.
    pub align_log2: u8,
    /// Address space; 0 is ordinary memory.
    pub space: u8,
    /// Alias class: accesses of two different non-zero classes never overlap; class 0 may overlap all others.
    pub alias: u16,
}

impl MemInfo {
    /// The maximum `align_log2`: a page.
    pub const MAX_ALIGN_LOG2: u8 = 12;

    /// The scale of the offset register: 1, 2, 4 or 8.
    pub const fn scale(self) -> u32 {
        1 << self.scale_log2
    }

    /// The alignment in bytes.
    pub const fn align(self) -> u32 {
        1 << self.align_log2
    }

    /// The representation in `aux`: 2 bits of scale, 4 of alignment, 2 unused, 8 of address space, 16 of alias class.
    pub const fn pack(self) -> u32 {
        (self.scale_log2 as u32 & 3)
            | (self.align_log2 as u32 & 15) << 2
            | (self.space as u32) << 8
            | (self.alias as u32) << 16
    }

    /// The inverse of [`MemInfo::pack`].
    pub const fn unpack(aux: u32) -> MemInfo {
        MemInfo {
            scale_log2: (aux & 3) as u8,
            align_log2: (aux >> 2 & 15) as u8,
            space: (aux >> 8) as u8,
            alias: (aux >> 16) as u16,
        }
    }
}

/// The values of the inactive lanes of a masked operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pass {
    /// The lanes of this register, which has the type of the result.
    Reg(VReg),
    /// Zero (false in a mask).
    Zero,
    /// Undefined: no used result may depend on them.
    Undef,
}

/// An operation of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub struct Op {
    /// Constant bits, displacement, lane, depth, symbol or check number.
    pub imm: i64,
    /// Condition, source type, memory word, or offset of a list.
    pub aux: u32,
    /// The register that gets the result.
    pub dst: VReg,
    /// The argument registers.
    pub args: [VReg; 3],
    /// The mask, of the mask type of the result (for a store: of the value).
    pub mask: VReg,
    /// The pass-through register, which provides the values of inactive lanes.
    pub pass: VReg,
    /// Flags.
    pub flags: OpFlags,
    /// The kind of operation.
    pub code: Opcode,
    /// The controlling type: of the result for most operations, of the value for `store`, of the operands for `cmp`;
    /// `bool` if there is none.
    pub ty: Type,
}

impl Op {
    /// An operation with only a type.
    #[inline]
    pub const fn new(code: Opcode, ty: Type) -> Op {
        Op {
            imm: 0,
            aux: 0,
            dst: VReg::NONE,
            args: [VReg::NONE; 3],
            mask: VReg::NONE,
            pass: VReg::NONE,
            flags: OpFlags::NONE,
            code,
            ty,
        }
    }

    /// A control marker without operands.
    #[inline]
    pub const fn marker(code: Opcode) -> Op {
        Op::new(code, Type::BOOL)
    }

    /// `dst = const.ty bits`; makes the bits canonical.
    #[inline]
    pub const fn constant(ty: Type, dst: VReg, bits: u64) -> Op {
        let mut op = Op::new(Opcode::Const, ty);
        op.imm = ty.elem().canonical(bits) as i64;
        op.dst = dst;
        op
    }

    /// An operation with one argument.
    #[inline]
    pub const fn unary(code: Opcode, ty: Type, dst: VReg, a: VReg) -> Op {
        let mut op = Op::new(code, ty);
        op.dst = dst;
        op.args[0] = a;
        op
    }

    /// An operation with two arguments.
    #[inline]
    pub const fn binary(code: Opcode, ty: Type, dst: VReg, a: VReg, b: VReg) -> Op {
        let mut op = Op::unary(code, ty, dst, a);
        op.args[1] = b;
        op
    }

    /// An operation with three arguments.
    #[inline]
    pub const fn ternary(code: Opcode, ty: Type, dst: VReg, a: VReg, b: VReg, c: VReg) -> Op {
        let mut op = Op::binary(code, ty, dst, a, b);
        op.args[2] = c;
        op
    }

    /// `dst = cmp.cond.ty a, b`.
    #[inline]
    pub const fn compare(cond: Cond, ty: Type, dst: VReg, a: VReg, b: VReg) -> Op {
        let mut op = Op::binary(Opcode::Cmp, ty, dst, a, b);
        op.aux = cond as u32;
        op
    }

    /// An operation that names a source type: a cast, a reduction, `extract`, `lanes`.
    #[inline]
    pub const fn from_source(code: Opcode, ty: Type, source: Type, dst: VReg, a: VReg) -> Op {
        let mut op = Op::unary(code, ty, dst, a);
        op.aux = source.code() as u32;
        op
    }

    /// An operation with an address: `load`, `store` (then `value` is a register) or `addr`.
    #[inline]
    #[expect(clippy::too_many_arguments, reason = "the fields of an address, in the order of the text form")]
    pub const fn memory(
        code: Opcode,
        ty: Type,
        dst: VReg,
        base: VReg,
        offset: VReg,
        value: VReg,
        disp: i64,
        info: MemInfo,
    ) -> Op {
        let mut op = Op::ternary(code, ty, dst, base, offset, value);
        op.imm = disp;
        op.aux = info.pack();
        op
    }

    /// Sets the immediate.
    #[inline]
    #[must_use]
    pub const fn with_imm(mut self, imm: i64) -> Op {
        self.imm = imm;
        self
    }

    /// Sets the immediate to a list of 1, 2, 4, 8 or 16 numbers below 16.
    #[must_use]
    pub fn with_numbers(mut self, numbers: &[u8]) -> Op {
        self.imm = numbers.iter().rev().fold(0u64, |all, number| all << 4 | u64::from(number & 15)) as i64;
        self.aux = numbers.len().trailing_zeros();
        self
    }

    /// The list of numbers of `table` and `shuffle`.
    pub fn numbers(&self) -> impl Iterator<Item = u8> {
        let packed = self.imm as u64;
        (0..1u32 << (self.aux & 15).min(4)).map(move |at| (packed >> (4 * at) & 15) as u8)
    }

    /// Adds flags.
    #[inline]
    #[must_use]
    pub const fn with_flags(mut self, flags: OpFlags) -> Op {
        self.flags = self.flags.or(flags);
        self
    }

    /// Sets a mask and the pass-through.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, mask: VReg, pass: Pass) -> Op {
        self.mask = mask;
        self.pass = VReg::NONE;
        self.flags = self.flags.without(OpFlags::PASS_ZERO.or(OpFlags::PASS_UNDEF));
        match pass {
            Pass::Reg(reg) => self.pass = reg,
            Pass::Zero => self.flags = self.flags.or(OpFlags::PASS_ZERO),
            Pass::Undef => self.flags = self.flags.or(OpFlags::PASS_UNDEF),
        }
        self
    }

    /// Sets a mask without pass-through, for a store.
    #[inline]
    #[must_use]
    pub const fn with_store_mask(mut self, mask: VReg) -> Op {
        self.mask = mask;
        self
    }

    /// The values of inactive lanes; `None` for an unmasked operation and for a store.
    #[inline]
    pub const fn pass(&self) -> Option<Pass> {
        if self.mask.is_none() {
            None
        } else if self.pass.is_some() {
            Some(Pass::Reg(self.pass))
        } else if self.flags.has(OpFlags::PASS_ZERO) {
            Some(Pass::Zero)
        } else if self.flags.has(OpFlags::PASS_UNDEF) {
            Some(Pass::Undef)
        } else {
            None
        }
    }

    /// The condition of a `cmp`; `eq` if the field is invalid, which the verifier rejects.
    #[inline]
    pub const fn cond(&self) -> Cond {
        match Cond::from_code(self.aux) {
            Some(cond) => cond,
            None => Cond::Eq,
        }
    }

    /// The order of an atomic access; the strongest if the field is invalid, which the verifier rejects.
    #[inline]
    pub const fn order(&self) -> Order {
        match Order::from_code(self.imm) {
            Some(order) => order,
            None => Order::SeqCst,
        }
    }

    /// The source type of `cast`, `bitcast`, `reduce.*`, `any`, `all`, `extract` and `lanes`.
    #[inline]
    pub const fn source_ty(&self) -> Option<Type> {
        if self.aux <= 0xffff { Type::from_code(self.aux as u16) } else { None }
    }

    /// The address properties of a `load`, `store` or `addr`.
    #[inline]
    pub const fn mem(&self) -> MemInfo {
        MemInfo::unpack(self.aux)
    }

    /// The base register of an address.
    #[inline]
    pub const fn base(&self) -> VReg {
        self.args[0]
    }

    /// The offset register of an address; [`VReg::NONE`] if there is none.
    #[inline]
    pub const fn offset(&self) -> VReg {
        self.args[1]
    }

    /// The displacement of an address in bytes.
    #[inline]
    pub const fn disp(&self) -> i64 {
        self.imm
    }

    /// The value that a `store` writes.
    #[inline]
    pub const fn stored(&self) -> VReg {
        self.args[2]
    }

    /// The canonical bits of a `const`.
    #[inline]
    pub const fn const_bits(&self) -> u64 {
        self.imm as u64
    }

    /// The lane of `extract` and `insert`.
    #[inline]
    pub const fn lane(&self) -> u32 {
        self.imm as u32
    }

    /// The loop or block that `break`, `continue`, `break_if` and `continue_if` name; 1 is the innermost.
    #[inline]
    pub const fn depth(&self) -> u32 {
        self.imm as u32
    }

    /// The symbol of a call or `symbol_addr`.
    #[inline]
    pub const fn symbol(&self) -> SymbolId {
        SymbolId(self.imm as u32)
    }

    /// The number of arguments of a call beyond the parameters of its signature, which is variadic.
    #[inline]
    pub const fn n_variadic(&self) -> u32 {
        (self.imm as u64 >> 32) as u32
    }

    /// The stack slot of a `slot_addr`.
    #[inline]
    pub const fn slot(&self) -> u32 {
        self.imm as u32
    }

    /// The number that a `check` reports.
    #[inline]
    pub const fn check_id(&self) -> u32 {
        self.imm as u32
    }

    /// Where the list of a call or `return` starts.
    #[inline]
    pub(crate) const fn list_start(&self) -> u32 {
        self.aux
    }
}

/// A symbol of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct SymbolId(pub u32);

impl SymbolId {
    /// The number as an index into [`crate::Function::symbols`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operation_is_forty_bytes() {
        assert_eq!(size_of::<Op>(), 40);
    }

    #[test]
    fn memory_words_survive_packing() {
        let info = MemInfo { scale_log2: 3, align_log2: 12, space: 200, alias: 40_000 };
        assert_eq!(MemInfo::unpack(info.pack()), info);
    }
}
