//! Ordered atomic accesses, exchanges, updates and fences.
//!
//! In: atomic instructions. Out: calls of `libatomic`, the library of C's compilers that GCC and clang themselves call for
//! accesses that a machine lacks. A call is also a barrier for the passes: no access of memory moves over it.
//! Invariants: the sized functions require an aligned address, thus others are refused; a value of n bytes is passed as the
//! integer of n bytes. Not here: relaxed loads and stores, which are plain accesses.

use super::function::Lower;
use super::leaf::{Class, Leaf, Refused, Result};
use super::machine::Machine;
use crate::body::{InstData, Operand};
use crate::opcode::{Ordering, RmwOp};
use crate::types::Type;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, MemRef, VReg};

/// The number of an ordering in C's interfaces.
fn number(ordering: Ordering) -> u64 {
    match ordering {
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic => 0,
        Ordering::Acquire => 2,
        Ordering::Release => 3,
        Ordering::AcqRel => 4,
        Ordering::SeqCst => 5,
    }
}

/// The weakest ordering that has what both have: C wants that success is at least as strong as failure.
fn merged(success: Ordering, failure: Ordering) -> Ordering {
    match (success, failure) {
        (Ordering::Release, Ordering::Acquire) => Ordering::AcqRel,
        _ => success.max(failure),
    }
}

/// What an atomic access accesses.
struct Accessed {
    address: VReg,
    leaf: Leaf,
    /// The integer that the library's functions take and return.
    word: ir::Type,
    bytes: u32,
}

impl Lower<'_> {
    /// Whether an access needs more than a plain load or store.
    pub(super) fn is_ordered(data: &InstData) -> bool {
        !matches!(data.ordering(), None | Some(Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic))
    }

    fn accessed(&mut self, data: &InstData, pointer: Operand, ty: Type) -> Result<Accessed> {
        if self.t.machine == Machine::Small {
            return Err("ordered atomic accesses on this machine".into());
        }
        let leaf = match self.class(ty)? {
            Class::Int(_) | Class::Float(_) | Class::Ptr => self.leaf(ty)?,
            _ => return Err("ordered atomic accesses of this type".into()),
        };
        let word = match leaf.bits {
            8 => ir::Type::U8,
            16 => ir::Type::U16,
            // As the conventions of RISC-V pass an `unsigned`: with its sign extended.
            32 => ir::Type::I32,
            64 => ir::Type::U64,
            _ => return Err("ordered atomic accesses of this size".into()),
        };
        let bytes = leaf.bits / 8;
        let align = match data.align {
            0 => self.t.layout.size(&self.m.types, ty)?.align,
            log => 1 << (log - 1).min(12),
        };
        if align < u64::from(bytes) {
            return Err("ordered atomic accesses that are not aligned".into());
        }
        let address = self.address(pointer)?;
        Ok(Accessed { address: self.address_reg(address), leaf, word, bytes })
    }

    fn word_of(&mut self, place: &Accessed, reg: VReg) -> VReg {
        let bits = self.bits_of(reg, place.leaf.ty);
        if place.word == ir::Type::U64 { bits } else { self.b.cast(place.word, ir::Type::U64, bits) }
    }

    fn value_of(&mut self, place: &Accessed, reg: VReg) -> VReg {
        // First without the sign: the bits above those of the value are zero.
        let bits = match place.word {
            ir::Type::U64 => reg,
            ir::Type::I32 => {
                let reg = self.b.cast(ir::Type::U32, ir::Type::I32, reg);
                self.b.cast(ir::Type::U64, ir::Type::U32, reg)
            }
            word => self.b.cast(ir::Type::U64, word, reg),
        };
        self.of_bits(bits, place.leaf.ty)
    }

    fn order(&mut self, ordering: Option<Ordering>) -> VReg {
        self.b.constant(ir::Type::I32, number(ordering.unwrap_or(Ordering::SeqCst)))
    }

    pub(super) fn ordered_load(&mut self, data: &InstData, pointer: Operand) -> Result<()> {
        let place = self.accessed(data, pointer, data.ty)?;
        let order = self.order(data.ordering());
        let name = format!("__atomic_load_{}", place.bytes);
        let reg = self.helper(&name, &[ir::Type::PTR, ir::Type::I32], Some(place.word), &[place.address, order])?;
        let reg = self.value_of(&place, reg);
        self.define_result(data, &[reg])
    }

    pub(super) fn ordered_store(&mut self, data: &InstData, value: Operand, pointer: Operand) -> Result<()> {
        let ty = self.type_of(value);
        let place = self.accessed(data, pointer, ty)?;
        let reg = self.reg(value)?;
        let reg = self.word_of(&place, reg);
        let order = self.order(data.ordering());
        let name = format!("__atomic_store_{}", place.bytes);
        let params = [ir::Type::PTR, place.word, ir::Type::I32];
        self.helper(&name, &params, None, &[place.address, reg, order])?;
        Ok(())
    }

    pub(crate) fn fence(&mut self, data: &InstData) -> Result<()> {
        if self.t.machine == Machine::Small {
            return Err("fences on this machine".into());
        }
        let order = self.order(data.ordering());
        self.helper("atomic_thread_fence", &[ir::Type::I32], None, &[order])?;
        Ok(())
    }

    pub(crate) fn compare_exchange(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let ty = self.type_of(operands[1]);
        let place = self.accessed(data, operands[0], ty)?;
        let (expected, desired) = (self.reg(operands[1])?, self.reg(operands[2])?);
        let (expected, desired) = (self.word_of(&place, expected), self.word_of(&place, desired));
        let slot = match self.expected {
            Some(slot) => slot,
            None if self.b.func().slots.len() >= ir::limits::MAX_SLOTS => {
                return Err("functions with so many allocations".into());
            }
            None => *self.expected.insert(self.b.slot(8, 8)),
        };
        let slot = self.b.slot_addr(slot);
        let at = MemRef::at(slot).align(place.bytes);
        self.b.store(place.word, at, expected);
        let failure = data.failure_ordering().unwrap_or(Ordering::SeqCst);
        let success = merged(data.ordering().unwrap_or(Ordering::SeqCst), failure);
        let (success, failure) = (self.order(Some(success)), self.order(Some(failure)));
        let name = format!("__atomic_compare_exchange_{}", place.bytes);
        let params = [ir::Type::PTR, ir::Type::PTR, place.word, ir::Type::I32, ir::Type::I32];
        let args = [place.address, slot, desired, success, failure];
        let is_equal = self.helper(&name, &params, Some(ir::Type::U8), &args)?;
        let zero = self.b.constant(ir::Type::U8, 0);
        let is_equal = self.b.cmp(Cond::Ne, ir::Type::U8, is_equal, zero);
        // What was there: the library writes it where the expected value was, if they differ.
        let old = self.b.load(place.word, at);
        let old = self.value_of(&place, old);
        self.define_result(data, &[old, is_equal])
    }

    pub(crate) fn read_modify_write(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let op = data.rmw_op().ok_or("such atomic updates")?;
        let function = match op {
            RmwOp::Xchg => "exchange",
            RmwOp::Add => "fetch_add",
            RmwOp::Sub => "fetch_sub",
            RmwOp::And => "fetch_and",
            RmwOp::Nand => "fetch_nand",
            RmwOp::Or => "fetch_or",
            RmwOp::Xor => "fetch_xor",
            _ => return Err(Refused::from(format!("atomic updates by `{}`", op.name()))),
        };
        let place = self.accessed(data, operands[0], data.ty)?;
        let reg = self.reg(operands[1])?;
        let reg = self.word_of(&place, reg);
        let order = self.order(data.ordering());
        let name = format!("__atomic_{function}_{}", place.bytes);
        let params = [ir::Type::PTR, place.word, ir::Type::I32];
        let old = self.helper(&name, &params, Some(place.word), &[place.address, reg, order])?;
        let old = self.value_of(&place, old);
        self.define_result(data, &[old])
    }
}
