//! Views of calling conventions.
//!
//! The locations of arguments and results are lists of rules, tried in order for each value. The first rule that
//! includes the value's type and has a free register applies. A promotion or bit conversion changes the type, and the
//! search continues with the next rule.
//! Not here: assigning locations (the compiler's ABI code does).

use super::{Column, TargetDesc, opt_reg};
use crate::ids::{ConventionId, RegId};
use crate::types::ValueType;

/// The action of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CcAction<'a> {
    /// The next free register; the register at the same position in `shadows` becomes used too.
    Registers {
        /// Register rows.
        regs: RegList<'a>,
        /// As long as `regs`, or empty.
        shadows: RegList<'a>,
    },
    /// A stack slot; 0 means the size or alignment of the type.
    Stack {
        /// Size in bytes.
        size: u32,
        /// Alignment in bytes.
        align: u32,
    },
    /// Extend to the type and continue.
    Promote(ValueType),
    /// Reinterpret as the type and continue.
    BitConvert(ValueType),
    /// Pass the address of a copy, a value of this type, instead.
    Indirect(ValueType),
}

/// Registers, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegList<'a>(&'a [u32]);

impl<'a> RegList<'a> {
    /// The registers.
    pub fn iter(self) -> impl ExactSizeIterator<Item = RegId> + 'a {
        self.0.iter().map(|&r| RegId::from_index(r as usize))
    }

    /// Number of registers.
    #[inline]
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The register at this position.
    #[inline]
    pub fn get(self, index: usize) -> Option<RegId> {
        self.0.get(index).map(|&r| RegId::from_index(r as usize))
    }
}

/// One rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CcRule<'a> {
    types: &'a [u32],
    /// Its action.
    pub action: CcAction<'a>,
}

impl<'a> CcRule<'a> {
    /// The types that it applies to; empty means all.
    pub fn types(self) -> impl ExactSizeIterator<Item = ValueType> + 'a {
        self.types.iter().map(|&t| ValueType::from_packed(t))
    }

    /// Whether it applies to the type.
    #[inline]
    pub fn applies_to(self, ty: ValueType) -> bool {
        self.types.is_empty() || self.types.contains(&ty.packed())
    }
}

/// A calling convention.
#[derive(Clone, Copy)]
pub struct ConventionRef<'a> {
    pub(super) desc: &'a TargetDesc,
    /// The convention.
    pub id: ConventionId,
}

impl<'a> ConventionRef<'a> {
    #[inline]
    fn word(self, field: usize) -> u32 {
        self.desc.word(Column::Conventions, self.id.index(), field)
    }

    /// Its name.
    pub fn name(self) -> &'a str {
        self.desc.str(self.word(0))
    }

    /// The rules for arguments.
    #[inline]
    pub fn arguments(self) -> impl Iterator<Item = CcRule<'a>> {
        Rules { words: self.desc.list(self.word(1)) }
    }

    /// The rules for results.
    pub fn results(self) -> impl Iterator<Item = CcRule<'a>> {
        Rules { words: self.desc.list(self.word(2)) }
    }

    /// The callee-saved registers.
    pub fn saved(self) -> RegList<'a> {
        RegList(self.desc.list(self.word(3)))
    }

    /// The stack pointer.
    pub fn stack_pointer(self) -> Option<RegId> {
        opt_reg(self.word(4))
    }

    /// The frame pointer.
    pub fn frame_pointer(self) -> Option<RegId> {
        opt_reg(self.word(5))
    }

    /// Alignment of the stack at calls, in bytes.
    pub fn stack_alignment(self) -> u32 {
        self.word(6)
    }

    /// Shadow space in bytes: memory below the stack arguments that the callee may write.
    pub fn shadow_space(self) -> u32 {
        self.word(7)
    }

    /// Red zone in bytes: memory below the stack pointer that a leaf function may use.
    pub fn red_zone(self) -> u32 {
        self.word(8)
    }

    /// Size in bytes of the return address that a call pushes.
    pub fn return_address_bytes(self) -> u32 {
        self.word(9)
    }
}

struct Rules<'a> {
    words: &'a [u32],
}

impl<'a> Iterator for Rules<'a> {
    type Item = CcRule<'a>;

    // A rule: number of types, types, tag, number of payload words, payload.
    #[inline]
    fn next(&mut self) -> Option<CcRule<'a>> {
        let (&n_types, tail) = self.words.split_first()?;
        let (types, tail) = tail.split_at_checked(n_types as usize)?;
        let (head, tail) = tail.split_at_checked(2)?;
        let (payload, tail) = tail.split_at_checked(head[1] as usize)?;
        let action = match (head[0], payload) {
            (0, regs) => CcAction::Registers { regs: RegList(regs), shadows: RegList(&[]) },
            (1, both) => {
                let (regs, shadows) = both.split_at(both.len() / 2);
                CcAction::Registers { regs: RegList(regs), shadows: RegList(shadows) }
            }
            (2, &[size, align]) => CcAction::Stack { size, align },
            (3, &[ty]) => CcAction::Promote(ValueType::from_packed(ty)),
            (4, &[ty]) => CcAction::BitConvert(ValueType::from_packed(ty)),
            (5, &[ty]) => CcAction::Indirect(ValueType::from_packed(ty)),
            _ => return None,
        };
        self.words = tail;
        Some(CcRule { types, action })
    }
}
