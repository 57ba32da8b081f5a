//! Assigns registers and stack slots to arguments and results, by the rules of a calling convention.
//!
//! In: types in order. Out: a [`Place`] for each. The description has the rules; this file applies them.
//! Not here: moving values to their places (see [`crate::select`]).

use kernelsmith_machine::{CcAction, CcRule, RegId, TargetDesc, UnitId, ValueType};

/// The place in which a value is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// In this register.
    Reg(RegId),
    /// On the stack, at this distance in bytes from the first stack argument.
    Stack(u32),
}

/// What wants a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Request {
    /// A value of this type.
    Value(ValueType),
    /// A value of this type that is on the stack even if the rules have a register for it.
    OnStack(ValueType),
    /// A value for which the convention has this register.
    In(RegId),
    /// Bytes on the stack.
    Bytes {
        /// Their number.
        bytes: u32,
        /// Their alignment.
        align: u32,
    },
}

/// The places of a list of values; its memory is reused.
#[derive(Debug, Default)]
pub(crate) struct Places {
    /// A place for each value.
    pub(crate) list: Vec<Place>,
    /// Size in bytes of the values on the stack.
    pub(crate) stack_bytes: u32,
    /// The largest alignment in bytes among them.
    pub(crate) stack_align: u32,
    /// The occupied register units, one bit each: eax and rax are one register.
    taken: Vec<u64>,
    /// The types of the values in `list`.
    types: Vec<ValueType>,
    /// The types of the current request.
    requested: Vec<ValueType>,
    /// The number of the target whose rules assigned `list` for `types`; 0 if `list` is not valid for `types`.
    target: u64,
}

impl Places {
    /// Assigns places to values of these types; `None` if the rules have no place for some value.
    pub(crate) fn assign<'a, R: Iterator<Item = CcRule<'a>>>(
        &mut self,
        desc: &TargetDesc,
        rules: impl Fn() -> R,
        types: impl Iterator<Item = ValueType>,
    ) -> Option<()> {
        self.assign_requests(desc, rules, types.map(Request::Value))
    }

    /// The same for values and bytes; the place of bytes is on the stack.
    pub(crate) fn assign_requests<'a, R: Iterator<Item = CcRule<'a>>>(
        &mut self,
        desc: &TargetDesc,
        rules: impl Fn() -> R,
        requests: impl Iterator<Item = Request>,
    ) -> Option<()> {
        self.list.clear();
        self.taken.clear();
        (self.stack_bytes, self.stack_align, self.target) = (0, 1, 0);
        for request in requests {
            let place = match request {
                Request::Value(ty) => self.place(desc, rules(), ty)?,
                Request::OnStack(ty) => {
                    let rules = rules().filter(|rule| !matches!(rule.action, CcAction::Registers { .. }));
                    self.place(desc, rules, ty)?
                }
                Request::In(reg) => Place::Reg(reg),
                Request::Bytes { bytes, align } => {
                    let word = desc.pointer_bits() / 8;
                    self.stack_align = self.stack_align.max(align);
                    let at = self.stack_bytes.next_multiple_of(align.max(word));
                    self.stack_bytes = at + bytes.next_multiple_of(word);
                    Place::Stack(at)
                }
            };
            self.list.push(place);
        }
        Some(())
    }

    /// The same by the rules of the target with this number. Keeps the last assignment if the types are the same: consecutive
    /// functions often have the same signature.
    pub(crate) fn assign_again<'a, R: Iterator<Item = CcRule<'a>>>(
        &mut self,
        target: u64,
        desc: &TargetDesc,
        rules: impl Fn() -> R,
        types: impl Iterator<Item = ValueType>,
    ) -> Option<()> {
        let mut requested = core::mem::take(&mut self.requested);
        requested.clear();
        requested.extend(types);
        let is_known = self.target == target && requested == self.types;
        let assigned = if is_known { Some(()) } else { self.assign(desc, rules, requested.iter().copied()) };
        self.target = if assigned.is_some() { target } else { 0 };
        self.requested = core::mem::replace(&mut self.types, requested);
        assigned
    }

    fn place<'a>(
        &mut self,
        desc: &TargetDesc,
        rules: impl Iterator<Item = CcRule<'a>>,
        mut ty: ValueType,
    ) -> Option<Place> {
        for rule in rules {
            if !rule.applies_to(ty) {
                continue;
            }
            match rule.action {
                CcAction::Promote(to) | CcAction::BitConvert(to) => ty = to,
                CcAction::Registers { regs, shadows } => {
                    let is_taken = |reg: RegId| desc.reg(reg).units().any(|unit| self.is_taken(unit));
                    if let Some(at) = regs.iter().position(|reg| !is_taken(reg)) {
                        let reg = regs.get(at)?;
                        for reg in [Some(reg), shadows.get(at)].into_iter().flatten() {
                            desc.reg(reg).units().for_each(|unit| self.take(unit));
                        }
                        return Some(Place::Reg(reg));
                    }
                }
                // A pointer to a copy: kernels have no arguments of such types.
                CcAction::Indirect(_) => return None,
                CcAction::Stack { size, align } => {
                    let bytes = (ty.bits() / 8).max(1);
                    let (size, align) = (if size == 0 { bytes } else { size }, if align == 0 { bytes } else { align });
                    self.stack_align = self.stack_align.max(align);
                    let at = self.stack_bytes.next_multiple_of(align.max(1));
                    self.stack_bytes = at + size;
                    return Some(Place::Stack(at));
                }
            }
        }
        None
    }

    fn is_taken(&self, unit: UnitId) -> bool {
        self.taken.get(unit.index() / 64).is_some_and(|word| word >> (unit.index() % 64) & 1 != 0)
    }

    fn take(&mut self, unit: UnitId) {
        let word = unit.index() / 64;
        if self.taken.len() <= word {
            self.taken.resize(word + 1, 0);
        }
        self.taken[word] |= 1 << (unit.index() % 64);
    }
}
