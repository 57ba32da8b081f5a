//! The operands of allocated instructions, in the encoder's form.
//!
//! In: operands of selection, the allocation. Out: one operand at a time, on the encoder's request.
//! Invariant: an invalid operand sets [`Places::wrong`], which the caller checks after the instruction.
//! Not here: the instructions and their order (see [`crate::layout`]).

use crate::frame::Frame;
use crate::mach::{Base, Home, MachFunc, MachOperand, NO_SLOT, RegSlot};
use crate::target::Target;
use core::cell::Cell;
use kernelsmith_machine::encode::Operands;
use kernelsmith_machine::{ClassId, LabelId, Mem, MemLabel, Operand, RegId, Scale};
use kernelsmith_regalloc as ra;
use ra::Loc;

/// Resolves values to their places.
pub(crate) struct Places<'a> {
    pub(crate) target: &'a Target,
    pub(crate) mach: &'a MachFunc,
    pub(crate) allocs: &'a [ra::Alloc],
    pub(crate) frame: &'a Frame,
    pub(crate) pool: &'a [LabelId],
    pub(crate) address_class: ClassId,
    /// The first error.
    pub(crate) wrong: Cell<Option<&'static str>>,
}

/// The order of an instruction's operands in its list.
pub(crate) trait Order: Copy {
    /// The index in the list of operand `at`.
    fn from(self, at: usize) -> usize;
    /// Whether the operand at this index is folded: it is in memory, and the form reads it there.
    fn is_folded(self, index: usize) -> bool;
}

/// The order of the list.
#[derive(Clone, Copy)]
pub(crate) struct InOrder;

impl Order for InOrder {
    #[inline(always)]
    fn from(self, at: usize) -> usize {
        at
    }

    #[inline(always)]
    fn is_folded(self, _index: usize) -> bool {
        false
    }
}

/// The folded operand and the last register operand are swapped.
#[derive(Clone, Copy)]
pub(crate) struct Swapped {
    pub(crate) folded: usize,
    pub(crate) last: usize,
}

impl Order for Swapped {
    #[inline(always)]
    fn from(self, at: usize) -> usize {
        if at == self.folded {
            self.last
        } else if at == self.last {
            self.folded
        } else {
            at
        }
    }

    #[inline(always)]
    fn is_folded(self, index: usize) -> bool {
        index == self.folded
    }
}

/// The operands of an instruction with their places.
pub(crate) struct Placed<'a, S> {
    pub(crate) places: Places<'a>,
    list: &'a [MachOperand],
    classes: &'a [ClassId],
    order: S,
}

impl<'a> Places<'a> {
    /// The operands of an instruction.
    #[inline]
    pub(crate) fn operands<S>(self, list: &'a [MachOperand], classes: &'a [ClassId], order: S) -> Placed<'a, S> {
        Placed { places: self, list, classes, order }
    }

    /// A register as an operand of a class.
    #[inline]
    pub(crate) fn reg(&self, class: ClassId, preg: ra::PReg) -> Operand {
        Operand::Reg(self.name(class, preg))
    }

    #[inline]
    fn name(&self, class: ClassId, preg: ra::PReg) -> RegId {
        self.target.reg(class, preg).unwrap_or_else(|| {
            self.wrong.set(Some("a register is not in the class of its operand"));
            RegId::from_index(0)
        })
    }

    /// The memory operand of a value.
    #[inline]
    pub(crate) fn memory(&self, loc: Loc) -> Mem {
        match loc {
            Loc::Slot(slot) => self.frame.slots[slot.idx()],
            Loc::Home(home) => match self.mach.homes[home as usize] {
                Home::Pool(entry) => Mem::label(self.pool[entry as usize]),
                Home::Incoming(offset) => self.incoming(offset as i32),
            },
            Loc::Reg(_) => Mem::default(),
        }
    }

    /// A stack argument; with scalable slots in between, its distance from the stack pointer is not constant.
    fn incoming(&self, offset: i32) -> Mem {
        match self.target.isa().scalable().filter(|_| self.frame.has_scalable()) {
            Some(scalable) => scalable.argument(offset),
            None => self.target.isa().stack_address(self.frame.incoming as i32 + offset),
        }
    }

    /// An address in a stack slot.
    pub(crate) fn slot(&self, slot: u32, disp: i32) -> Mem {
        self.target.isa().stack_address((self.frame.stack_slots[slot as usize] as i32).wrapping_add(disp))
    }

    fn address(&self, base: Base, index: RegSlot, index_class: ClassId, scale_log2: u8, disp: i32) -> Mem {
        let register = |slot: RegSlot, class: ClassId| match self.allocs[slot as usize].as_reg() {
            // The index may be a vector.
            Some(preg) => self.target.reg(class, preg).or_else(|| self.target.reg_of_unit(preg)),
            None => {
                self.wrong.set(Some("a register of an address is not in a register"));
                None
            }
        };
        let index = if index == NO_SLOT { None } else { register(index, index_class) };
        let scale = Scale::ALL[usize::from(scale_log2 & 3)];
        match base {
            Base::Reg(NO_SLOT) => Mem { base: None, index, scale, disp, label: None },
            Base::Reg(slot) => Mem { base: register(slot, self.address_class), index, scale, disp, label: None },
            Base::Pool(entry) => Mem { label: Some(MemLabel::from(self.pool[entry as usize])), disp, ..Mem::default() },
            Base::Outgoing => self.target.isa().stack_address(disp),
            Base::Incoming => self.incoming(disp),
            Base::Slot(slot) => Mem { index, scale, ..self.slot(slot, disp) },
        }
    }
}

impl<S: Order> Operands for Placed<'_, S> {
    #[inline]
    fn count(&self) -> usize {
        self.list.len()
    }

    #[inline(always)]
    fn register(&self, at: usize) -> Option<RegId> {
        let from = self.order.from(at);
        match *self.list.get(from)? {
            MachOperand::Reg(slot) => {
                let preg = self.places.allocs[slot as usize].as_reg().or_else(|| self.note_missing())?;
                Some(self.places.name(self.classes[from], preg))
            }
            _ => None,
        }
    }

    fn operand(&self, at: usize) -> Option<Operand> {
        let from = self.order.from(at);
        Some(match *self.list.get(from)? {
            MachOperand::Reg(slot) => {
                let alloc = self.places.allocs[slot as usize];
                match alloc.as_reg() {
                    Some(preg) => self.places.reg(self.classes[from], preg),
                    None => self.left_in_memory(from, alloc),
                }
            }
            MachOperand::Imm(n) => Operand::Imm(n),
            MachOperand::Mem { base, index, scale_log2, disp } => {
                // The class of a memory operand is that of its index if that is a vector.
                let class = self.classes.get(from).copied().filter(|class| class.0 != u8::MAX);
                let class = class.unwrap_or(self.places.address_class);
                Operand::Mem(self.places.address(base, index, class, scale_log2, disp))
            }
            MachOperand::Cond(code) => Operand::Cond(code),
            MachOperand::Label(_) => {
                self.places.wrong.set(Some("a label in what is no branch"));
                return None;
            }
        })
    }
}

impl<S: Order> Placed<'_, S> {
    fn left_in_memory(&self, from: usize, alloc: ra::Alloc) -> Operand {
        match alloc.loc() {
            Some(loc) if self.order.is_folded(from) => Operand::Mem(self.places.memory(loc)),
            _ => {
                self.note_missing();
                Operand::Imm(0)
            }
        }
    }

    #[cold]
    fn note_missing(&self) -> Option<ra::PReg> {
        self.places.wrong.set(Some("a value is in memory, or nowhere, where an instruction wants a register"));
        None
    }
}
