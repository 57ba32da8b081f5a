//! Allocations: stack slots, and blocks of the heap where their size or number is not known.
//!
//! In: `alloca`, `stacksave`, `stackrestore`. Out: slots; calls of functions that the module gets (`library/allocate.ll`), which
//! take memory from C's `malloc`. Invariant: the blocks of a call are in a list, whose last one is in a slot; `stackrestore`
//! and each return free them. What leaves the function another way (`longjmp`) keeps them.
//! Not here: NaplesPU, which refuses such allocations.

use super::function::Lower;
use super::leaf::{Class, Result};
use crate::body::{InstData, Operand};
use crate::index::{Block, Inst};
use crate::opcode::Opcode;
use crate::types::TypeKind;
use kernelsmith_ir as ir;
use kernelsmith_ir::{MemRef, VReg};

pub(super) const LIBRARY: &str = include_str!("../../library/allocate.ll");
pub(super) const ALLOCATE: &str = "__kernelsmith_allocate";
pub(super) const RELEASE: &str = "__kernelsmith_release";

/// Largest alignment of an allocation in bytes: that of a page.
const MAX_ALIGN: u64 = 4096;

impl Lower<'_> {
    /// Whether the function has allocations from the heap.
    fn allocates(&mut self) -> bool {
        let body = self.body;
        let mut insts = body.blocks().flat_map(|block| body.insts_of(block).map(move |inst| (block, inst)));
        self.word_bits == 64
            && insts
                .any(|(block, inst)| body.inst(inst).opcode == Opcode::Alloca && self.slot_bytes(block, inst).is_none())
    }

    /// The bytes of an allocation that is one stack slot.
    fn slot_bytes(&mut self, block: Block, inst: Inst) -> Option<u32> {
        let n = self.integer_constant(self.body.operands(inst)[0])?;
        let size = self.t.layout.size(&self.m.types, self.body.inst(inst).source_type()?).ok()?;
        let bytes = size.stride().checked_mul(n).and_then(|bytes| u32::try_from(bytes).ok())?;
        let is_once = block == Block::new(0) || !self.is_repeated[block.index()];
        (is_once && bytes <= ir::limits::MAX_SLOT_BYTES).then_some(bytes)
    }

    /// Begins the list of blocks, which is empty.
    pub(super) fn begin_blocks(&mut self) {
        if self.allocates() {
            let slot = self.b.slot(8, 8);
            let (last, null) = (self.b.slot_addr(slot), self.b.constant(ir::Type::PTR, 0));
            self.b.store(ir::Type::PTR, MemRef::at(last).align(8), null);
            self.blocks = Some(slot);
        }
    }

    pub(crate) fn alloca(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let ty = data.source_type().ok_or("such allocations")?;
        let size = self.t.layout.size(&self.m.types, ty)?;
        if !matches!(self.m.types.kind(data.ty), TypeKind::Pointer(0)) {
            return Err("allocations in other address spaces".into());
        }
        let stated = if data.align == 0 { 1 } else { 1u64 << (data.align - 1) };
        let align = stated.max(size.align);
        let most = u64::from(ir::limits::MAX_SLOT_ALIGN);
        if align > most {
            return self.aligned_slot(data, align);
        }
        let Some(bytes) = self.slot_bytes(self.current_block(), self.at) else {
            return self.allocate(data, operands[0], size.stride(), align);
        };
        if self.b.func().slots.len() >= ir::limits::MAX_SLOTS {
            return Err("functions with so many allocations".into());
        }
        let slot = self.b.slot(bytes.max(1), align as u32);
        let reg = self.b.slot_addr(slot);
        self.define_result(data, &[reg])
    }

    /// A part of a larger slot, for alignments that slots do not have.
    fn aligned_slot(&mut self, data: &InstData, align: u64) -> Result<()> {
        let most = ir::limits::MAX_SLOT_ALIGN;
        let bytes = self.slot_bytes(self.current_block(), self.at).filter(|_| self.word_bits == 64);
        // A slot is aligned itself.
        let more = u32::try_from(align - u64::from(most)).ok();
        let bytes = bytes.zip(more).and_then(|(bytes, more)| bytes.max(1).checked_add(more));
        let Some(bytes) = bytes.filter(|&bytes| bytes <= ir::limits::MAX_SLOT_BYTES && align <= MAX_ALIGN) else {
            return Err("allocations of this alignment".into());
        };
        if self.b.func().slots.len() >= ir::limits::MAX_SLOTS {
            return Err("functions with so many allocations".into());
        }
        let slot = self.b.slot(bytes, most);
        let start = self.b.slot_addr(slot);
        let start = self.b.cast(self.word, ir::Type::PTR, start);
        let (last, kept) = (self.b.constant(self.word, align - 1), self.b.constant(self.word, align.wrapping_neg()));
        let end = self.b.add(self.word, start, last);
        let place = self.b.and(self.word, end, kept);
        let reg = self.b.cast(ir::Type::PTR, self.word, place);
        self.define_result(data, &[reg])
    }

    fn allocate(&mut self, data: &InstData, n: Operand, size: u64, align: u64) -> Result<()> {
        let Some(last) = self.last_block() else {
            return Err(match self.integer_constant(n) {
                None => "allocations of a size that is not constant".into(),
                Some(_) => "allocations of this size, or in loops".into(),
            });
        };
        let Class::Int(bits) = self.class(self.type_of(n))? else { return Err("such allocations".into()) };
        let n = self.reg(n)?;
        let n = self.resize(n, bits, self.word_bits);
        let (size, align) = (self.b.constant(self.word, size), self.b.constant(self.word, align));
        let params = [ir::Type::PTR, self.word, self.word, self.word];
        self.t.library.insert(ALLOCATE);
        let reg = self.helper(ALLOCATE, &params, Some(ir::Type::PTR), &[last, n, size, align])?;
        self.define_result(data, &[reg])
    }

    /// The address of the slot with the last block, in functions that have such allocations.
    fn last_block(&mut self) -> Option<VReg> {
        self.blocks.map(|slot| self.b.slot_addr(slot))
    }

    /// `stacksave`: the last block.
    pub(super) fn save_stack(&mut self, data: &InstData) -> Result<()> {
        let reg = match self.last_block() {
            Some(last) => self.b.load(ir::Type::PTR, MemRef::at(last).align(8)),
            None => self.b.constant(ir::Type::PTR, 0),
        };
        self.define_result(data, &[reg])
    }

    /// `stackrestore`: frees the blocks after one.
    pub(super) fn restore_stack(&mut self, until: Operand) -> Result<()> {
        if self.blocks.is_none() {
            return Ok(());
        }
        let until = self.reg(until)?;
        self.release(until)
    }

    /// Frees all blocks before a return.
    pub(super) fn release_all(&mut self) -> Result<()> {
        if self.blocks.is_none() {
            return Ok(());
        }
        let null = self.b.constant(ir::Type::PTR, 0);
        self.release(null)
    }

    fn release(&mut self, until: VReg) -> Result<()> {
        let Some(last) = self.last_block() else { return Ok(()) };
        self.t.library.insert(RELEASE);
        self.helper(RELEASE, &[ir::Type::PTR; 2], None, &[last, until])?;
        Ok(())
    }
}
