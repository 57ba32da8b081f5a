//! Counts how often each operation ran on each type.
//!
//! In: counts of a run. Out: a table that supports merging and lists missing entries. Not here: counting (see `run`).

use crate::function::Function;
use crate::ops::{Opcode, SourceRule};
use crate::types::Type;
use std::collections::BTreeMap;

/// Counts by operation, controlling type and source type.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    counts: BTreeMap<(Opcode, Type, Option<Type>), u64>,
}

impl Coverage {
    /// Adds the counts of a function's operations.
    pub fn add(&mut self, func: &Function, counts: &[u64]) {
        for (op, &count) in func.ops.iter().zip(counts).filter(|(_, count)| **count > 0) {
            let source = if op.code.info().source == SourceRule::None { None } else { op.source_ty() };
            *self.counts.entry((op.code, op.ty, source)).or_insert(0) += count;
        }
    }

    /// Adds another table.
    pub fn merge(&mut self, other: &Coverage) {
        for (&key, &count) in &other.counts {
            *self.counts.entry(key).or_insert(0) += count;
        }
    }

    /// The number of runs of an operation with this controlling type, for all source types.
    pub fn count(&self, code: Opcode, ty: Type) -> u64 {
        self.counts.range((code, ty, None)..).take_while(|(key, _)| key.0 == code && key.1 == ty).map(|(_, n)| n).sum()
    }

    /// All entries, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Opcode, Type, Option<Type>, u64)> {
        self.counts.iter().map(|(&(code, ty, source), &n)| (code, ty, source, n))
    }

    /// The pairs of operation and controlling type that exist, satisfy `wanted`, and did not run.
    pub fn missing(&self, wanted: impl Fn(Opcode, Type) -> bool) -> Vec<(Opcode, Type)> {
        let pairs = Opcode::ALL.iter().flat_map(|&code| Type::all().map(move |ty| (code, ty)));
        let exists = |code: Opcode, ty: Type| {
            let needs_source = code.info().source != SourceRule::None;
            code.accepts(ty) && (!needs_source || Type::all().any(|source| code.accepts_source(ty, source)))
        };
        pairs.filter(|&(code, ty)| wanted(code, ty) && self.count(code, ty) == 0 && exists(code, ty)).collect()
    }
}
