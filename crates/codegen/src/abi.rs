//! Where arguments and results are, by the rules of a calling convention.
//!
//! In: types in order. Out: a [`Place`] for each. The rules are the description's; this file walks them.
//! Not here: moving values to their places (see [`crate::select`]).

use kernelsmith_machine::{CcAction, CcRule, RegId, ValueType};

/// Where a value is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In this register.
    Reg(RegId),
    /// On the stack, at this distance in bytes from the first stack argument.
    Stack(u32),
}

/// The places of values of these types; `None` if the rules have no place for one of them. Also gives the bytes of stack
/// that they take together.
pub fn assign<'a>(
    rules: impl Iterator<Item = CcRule<'a>> + Clone,
    types: impl Iterator<Item = ValueType>,
    places: &mut Vec<Place>,
) -> Option<u32> {
    places.clear();
    let mut taken: Vec<RegId> = Vec::new();
    let mut stack = 0u32;
    for ty in types {
        places.push(place(rules.clone(), ty, &mut taken, &mut stack)?);
    }
    Some(stack)
}

fn place<'a>(
    rules: impl Iterator<Item = CcRule<'a>>,
    mut ty: ValueType,
    taken: &mut Vec<RegId>,
    stack: &mut u32,
) -> Option<Place> {
    for rule in rules {
        if !rule.applies_to(ty) {
            continue;
        }
        match rule.action {
            CcAction::Promote(to) | CcAction::BitConvert(to) => ty = to,
            CcAction::Registers { regs, shadows } => {
                if let Some(at) = regs.iter().position(|reg| !taken.contains(&reg)) {
                    let reg = regs.get(at)?;
                    taken.push(reg);
                    taken.extend(shadows.get(at));
                    return Some(Place::Reg(reg));
                }
            }
            // A pointer to a copy: only for values that are no arguments of kernels.
            CcAction::Indirect(_) => return None,
            CcAction::Stack { size, align } => {
                let bytes = (ty.bits() / 8).max(1);
                let (size, align) = (if size == 0 { bytes } else { size }, if align == 0 { bytes } else { align });
                let at = stack.next_multiple_of(align.max(1));
                *stack = at + size;
                return Some(Place::Stack(at));
            }
        }
    }
    None
}
