//! Patterns that need no search, as rows of child numbers.
//!
//! In: a pattern of the description. Out: a row, if each child is a value, an address or a condition, and the result is one
//! instruction.
//! Invariant: a row has no child that occurs twice.
//! Not here: which rows a node has (see `matcher`), their application (see `rows`).

use kernelsmith_machine::{CondCodeId, InstId, PatternItem, ResultItem, ValueType};

/// Maximum number of children of a node, and of inputs of a row's instruction.
const MAX_CHILDREN: usize = 4;
pub(super) const MAX_INPUTS: usize = 5;

/// What a row requires of a child.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ChildKind {
    Value(ValueType),
    Address,
    Cond(CondCodeId),
}

/// The source of an instruction input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Input {
    Child(u8),
    Int(i32),
}

/// A pattern that needs no search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(super) inst: InstId,
    /// The machine mode that it requires; 0 if it does not matter.
    pub(super) state: u16,
    pub(super) complexity: i32,
    pub(super) n_children: u8,
    pub(super) n_inputs: u8,
    /// Whether all inputs are values in registers.
    pub(super) is_registers: bool,
    /// The kinds of values that other patterns of this node and type look for.
    pub(super) special: u16,
    pub(super) child_kinds: [ChildKind; MAX_CHILDREN],
    pub(super) inputs: [Input; MAX_INPUTS],
}

impl Row {
    /// The pattern with these items below its root and these results as a row, if it can be one. `special`: the kinds that
    /// other patterns of its node and type look for.
    pub(super) fn new(items: &[PatternItem], results: &[ResultItem], complexity: i32, special: u16) -> Option<Row> {
        let (state, results) = match *results {
            [ResultItem::State(state), ref results @ ..] => (state, results),
            _ => (0, results),
        };
        let (&ResultItem::Inst { inst, args }, inputs) = results.split_first()? else { return None };
        if items.len() > MAX_CHILDREN || inputs.len() > MAX_INPUTS || inputs.len() != usize::from(args) {
            return None;
        }
        let mut row = Row {
            inst,
            state,
            complexity,
            n_children: items.len() as u8,
            n_inputs: args,
            is_registers: false,
            special,
            child_kinds: [ChildKind::Address; MAX_CHILDREN],
            inputs: [Input::Int(0); MAX_INPUTS],
        };
        let mut slots = [None; MAX_CHILDREN];
        for (at, item) in items.iter().enumerate() {
            let (slot, kind) = match *item {
                PatternItem::Value { slot, ty, .. } => (Some(slot), ChildKind::Value(ty)),
                PatternItem::Complex { slot, .. } => (Some(slot), ChildKind::Address),
                PatternItem::CondCode(id) => (None, ChildKind::Cond(id)),
                _ => return None,
            };
            if slot.is_some() && slots.contains(&slot) {
                return None; // a value that must occur twice
            }
            (slots[at], row.child_kinds[at]) = (slot, kind);
        }
        for (at, input) in inputs.iter().enumerate() {
            row.inputs[at] = match *input {
                ResultItem::Slot(slot) => Input::Child(slots.iter().position(|known| *known == Some(slot))? as u8),
                ResultItem::Int(n) => Input::Int(i32::try_from(n).ok()?),
                _ => return None,
            };
        }
        row.is_registers = row.inputs[..inputs.len()].iter().all(|input| match *input {
            Input::Child(child) => matches!(row.child_kinds[usize::from(child)], ChildKind::Value(_)),
            Input::Int(_) => false,
        });
        Some(row)
    }

    /// Whether all `n` children are registers of types that `fits` accepts, and all inputs of the instruction are children.
    pub(crate) fn is_uniform(&self, n: usize, fits: impl Fn(ValueType) -> bool) -> bool {
        self.is_registers
            && usize::from(self.n_children) == n
            && self.child_kinds[..n].iter().all(|kind| matches!(*kind, ChildKind::Value(ty) if fits(ty)))
    }
}
