//! Stack frame layout.
//!
//! From the stack pointer upwards: outgoing arguments, spill slots, saved registers that cannot be pushed, the caller's
//! stack pointer if the frame is aligned beyond the convention, stack slots of the function; then the pushed registers and the
//! return address. An aligned frame has a copy of the stack arguments before the stack slots of the function, because their
//! distance from its stack pointer is not known. A stack slot whose alignment exceeds the convention's has space for the code to round up its address.

use crate::error::{CompileError, CompileErrorKind};
use crate::isa::{CopiedArguments, FrameShape, Scalable};
use crate::mach::MachFunc;
use crate::target::{Saved, Target};
use kernelsmith_ir::MIN_VECTOR_BITS;
use kernelsmith_machine::{Mem, RegId};
use kernelsmith_regalloc as ra;

/// The maximum size of stack arguments that an aligned frame copies: as many words as a call passes in some thirty cycles.
/// Spilled vectors of a loop that cross cache lines cost more.
const MAX_COPIED_ARGUMENTS: u32 = 512;

/// The widest vectors of unknown size, in bits.
const MAX_VECTOR_BITS: u32 = 1024;

/// A frame; its vectors are reused.
#[derive(Debug, Default)]
pub(crate) struct Frame {
    /// Offset of each stack slot of the function from the stack pointer.
    pub(crate) stack_slots: Vec<u32>,
    /// The address of each spill slot.
    pub(crate) slots: Vec<Mem>,
    saved: Vec<RegId>,
    save_offsets: Vec<Option<u32>>,
    body_bytes: u32,
    align: u32,
    old_sp_offset: u32,
    copied_arguments: Option<CopiedArguments>,
    wide_vectors: bool,
    streams: bool,
    has_link: bool,
    has_chain: bool,
    variadic_bytes: u32,
    /// Offsets of the stored addresses of scalable slots, whose size is known only at run time.
    scalable: Vec<u32>,
    /// Offset of the first incoming stack argument from the stack pointer.
    pub(crate) incoming: u32,
}

impl Frame {
    /// Lays out the frame of a function.
    pub(crate) fn layout(
        &mut self,
        target: &Target,
        mach: &MachFunc,
        out: &ra::Allocation,
    ) -> Result<(), CompileError> {
        let convention = target.convention();
        let base_align = convention.stack_alignment().max(8);
        self.slots.clear();
        self.saved.clear();
        self.save_offsets.clear();
        self.align = 0;
        let mut at = mach.outgoing_bytes.next_multiple_of(8);
        let max_align = out.slots.iter().map(|slot| slot.align).fold(mach.outgoing_align.max(1), u32::max);
        // Nothing outside of an aligned frame has a known distance from its stack pointer.
        let can_copy = target.isa().copies_arguments() && mach.incoming_bytes <= MAX_COPIED_ARGUMENTS;
        let aligned = max_align > base_align && (!mach.has_incoming || can_copy);
        if mach.outgoing_align > base_align && !aligned {
            let (what, limit) =
                ("bytes of parameters of a function that calls with aligned arguments", MAX_COPIED_ARGUMENTS);
            let kind = CompileErrorKind::Limit { what, limit: u64::from(limit), given: u64::from(mach.incoming_bytes) };
            return Err(CompileError { kind });
        }
        let cap = if aligned { max_align } else { base_align };
        self.scalable.clear();
        for slot in &out.slots {
            let scales = |scalable: &&dyn Scalable| {
                target.reg_env().classes.iter().enumerate().any(|(class, info)| {
                    info.spillable && info.spill_size == slot.size && scalable.is_scalable(ra::ClassId(class as u8))
                })
            };
            if let Some(scalable) = target.isa().scalable().filter(scales) {
                // The registers of a group have consecutive slots downwards; the value starts at the last one.
                at = at.next_multiple_of(8);
                for _ in 0..(slot.size / (MIN_VECTOR_BITS / 8)).max(1) {
                    self.scalable.push(at);
                    at += 8;
                }
                self.slots.push(scalable.slot(at as i32 - 8));
                continue;
            }
            at = at.next_multiple_of(slot.align.min(cap).max(1));
            self.slots.push(target.isa().stack_address(at as i32));
            at = at.saturating_add(slot.size);
        }
        // Calls preserve the part of a vector register that the convention names, so only registers written here are saved.
        let needs_vectors = target.saved().iter().any(|saved| !saved.is_general && out.used.contains(saved.preg));
        let written = if needs_vectors { written_units(out) } else { ra::RegSet::EMPTY };
        self.has_link = mach.has_calls && target.isa().link_register().is_some();
        let mut pushed = if self.has_link { 8 } else { 0 };
        for &Saved { reg, preg, is_general } in target.saved() {
            let used = if is_general { &out.used } else { &written };
            if !used.contains(preg) {
                continue;
            }
            self.saved.push(reg);
            if is_general {
                pushed += 8;
                self.save_offsets.push(None);
            } else {
                let bytes = target.isa().saved_vector_bytes();
                at = at.next_multiple_of(bytes);
                self.save_offsets.push(Some(at));
                at += bytes;
            }
        }
        if !self.scalable.is_empty() {
            at = at.next_multiple_of(8);
            self.old_sp_offset = at;
            at += 8;
        }
        if aligned {
            self.align = max_align;
            at = at.next_multiple_of(8);
            self.old_sp_offset = at;
            at += 8;
        }
        self.copied_arguments = None;
        if aligned && mach.has_incoming {
            let from = pushed + convention.return_address_bytes() + convention.shadow_space();
            let bytes = mach.incoming_bytes.next_multiple_of(8);
            // Arguments that callers align stay aligned.
            at = at.next_multiple_of(max_align);
            self.copied_arguments = Some(CopiedArguments { from, to: at, bytes });
            at += bytes;
        }
        self.stack_slots.clear();
        for slot in &mach.slots {
            at = at.next_multiple_of(slot.align.min(base_align));
            self.stack_slots.push(at);
            at += slot.bytes + slot.align.saturating_sub(base_align);
        }
        if aligned {
            self.body_bytes = at.next_multiple_of(max_align);
        } else {
            // The return address and the pushes count towards the alignment at calls.
            let above = convention.return_address_bytes() + pushed;
            let needs = at > 0 || mach.has_calls || target.isa().link_register().is_some();
            let total = (at + above).next_multiple_of(base_align);
            self.body_bytes = if needs { total - above } else { 0 };
        }
        let limit = target.max_frame_bytes();
        if self.body_bytes > limit {
            let kind = CompileErrorKind::Limit {
                what: "bytes of a frame",
                limit: u64::from(limit),
                given: u64::from(self.body_bytes),
            };
            return Err(CompileError { kind });
        }
        self.variadic_bytes = mach.variadic_bytes;
        self.has_chain = mach.has_chain;
        if self.variadic_bytes > 0 && self.has_scalable() {
            return Err(CompileError::target("variadic functions with vectors of unknown size have no frame"));
        }
        self.incoming = match self.copied_arguments {
            Some(copied) => copied.to,
            None => {
                let above = pushed + convention.return_address_bytes() + convention.shadow_space();
                self.body_bytes + above + self.variadic_bytes
            }
        };
        self.streams = mach.streams;
        // The instruction that clears upper halves would clear those of results.
        self.wide_vectors =
            !mach.returns_wide && mach.vregs.iter().any(|v| target.reg_env().class(v.class).spill_size > 16);
        Ok(())
    }

    /// The data for prologue and epilogue.
    pub(crate) fn shape(&self) -> FrameShape<'_> {
        FrameShape {
            saved: &self.saved,
            body_bytes: self.body_bytes,
            save_offsets: &self.save_offsets,
            align: self.align,
            old_sp_offset: self.old_sp_offset,
            copied_arguments: self.copied_arguments,
            wide_vectors: self.wide_vectors,
            streams: self.streams,
            has_link: self.has_link,
            has_chain: self.has_chain,
            variadic_bytes: self.variadic_bytes,
            scalable: &self.scalable,
        }
    }

    /// Maximum size in bytes, with saved registers, the return address and vectors of unknown size.
    pub(crate) fn total_bytes(&self) -> u32 {
        let registers = 8 * (self.saved.len() as u32 + 2);
        let scalable = self.scalable.len() as u32 * (MAX_VECTOR_BITS / 8);
        self.body_bytes.saturating_add(registers + self.align + self.variadic_bytes).saturating_add(scalable)
    }

    /// Whether there is a scalable slot.
    pub(crate) fn has_scalable(&self) -> bool {
        !self.scalable.is_empty()
    }
}

/// The registers in operands and in the destinations of edits.
fn written_units(out: &ra::Allocation) -> ra::RegSet {
    let operands = out.allocs.iter().filter_map(|alloc| alloc.as_reg());
    let edits = out.edits.iter().filter_map(|edit| match edit.kind {
        ra::EditKind::Move { to: ra::Loc::Reg(to), .. } | ra::EditKind::Remat { to, .. } => Some(to),
        ra::EditKind::Move { .. } => None,
    });
    operands.chain(edits).collect()
}
