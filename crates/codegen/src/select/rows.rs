//! The first layer of matching: one operation on registers becomes one instruction on the same registers.
//!
//! In: an operation. Out: its instruction, if a row matches. A row does exactly what the general matcher does (see
//! [`super::search`]). It applies if no child is of a kind that another pattern looks for: a constant, a deferred operation, a
//! scalar held extended.

use super::Selector;
use super::emit::{Arg, Extra};
use super::row::{ChildKind, Input, MAX_INPUTS, Row};
use crate::nodes::{Child, Shape, has_native_type, is_pair};
use crate::target::InstFacts;
use kernelsmith_ir::{Op, VReg};
use kernelsmith_regalloc as ra;

impl Selector<'_> {
    /// Emits an operation whose operands are all registers of its type by a row, if one matches: its shape is not needed.
    pub(super) fn by_uniform_row(&mut self, at: u32, op: &Op) -> bool {
        let target = self.target;
        let rows = target.patterns().uniform_rows(op.code, op.ty);
        let Some(first) = rows.first() else { return false };
        let children = op.args.map(Child::Value);
        op.mask.is_none() && self.by_rows(at, op, rows, &children[..usize::from(first.n_children)], &[], |_, _| true)
    }

    /// Emits operation `at` of this shape by a row, if one matches.
    pub(super) fn by_row(&mut self, at: u32, op: &Op, shape: &Shape, fixed: &[ra::Operand]) -> bool {
        let children = &shape.children[..shape.n_children];
        let target = self.target;
        let rows = target.patterns().rows_of(shape);
        self.by_rows(at, op, rows, children, fixed, |s, row| s.row_matches(row, children))
    }

    /// Emits operation `at` by the first of the most specific rows that match; among equals, prefers one that does not
    /// overwrite a live value. None matches if a child is of a kind that another pattern looks for.
    #[inline(always)]
    fn by_rows(
        &mut self,
        at: u32,
        op: &Op,
        rows: &[Row],
        children: &[Child],
        fixed: &[ra::Operand],
        matches: impl Fn(&Self, &Row) -> bool,
    ) -> bool {
        let Some(special) = rows.first().map(|row| row.special) else { return false };
        let is_special = children.iter().any(|child| match *child {
            Child::Value(v) => self.kinds(v) & special != 0,
            Child::Lane(..) | Child::Int(_) => true,
            Child::Address | Child::Cond(_) => false,
        });
        if is_special {
            return false;
        }
        let target = self.target;
        let mut best: Option<(&Row, &InstFacts)> = None;
        for row in rows {
            if best.is_some_and(|(best, _)| best.complexity > row.complexity) {
                break;
            }
            if !matches(self, row) {
                continue;
            }
            let facts = target.facts(row.inst);
            let keeps = overwritten(row, facts, children).is_none_or(|v| self.may_overwrite(v));
            if keeps || best.is_none() {
                best = Some((row, facts));
            }
            if keeps {
                break;
            }
        }
        let Some((row, facts)) = best else { return false };
        self.apply_row(at, op, (row, facts), children, fixed);
        true
    }

    /// The machine mode that a row requires.
    #[inline]
    fn state_of(&self, row: &Row, op: &Op) -> u16 {
        match row.state {
            0 => 0,
            state => match self.target.isa().modes().filter(|_| has_native_type(op)) {
                Some(modes) => modes.native(state, if is_pair(op.ty) { 2 } else { 1 }),
                None => state,
            },
        }
    }

    fn row_matches(&self, row: &Row, children: &[Child]) -> bool {
        let index = self.target.patterns();
        usize::from(row.n_children) == children.len()
            && children.iter().zip(&row.child_kinds).all(|(child, kind)| match (*child, *kind) {
                (Child::Value(v), ChildKind::Value(ty)) => index.fits(self.ty(v), ty),
                (Child::Address, ChildKind::Address) => true,
                (Child::Cond(cond), ChildKind::Cond(id)) => index.conds[usize::from(cond)] == Some(id),
                _ => false,
            })
    }

    #[inline(always)]
    fn apply_row(
        &mut self,
        at: u32,
        op: &Op,
        (row, facts): (&Row, &InstFacts),
        children: &[Child],
        fixed: &[ra::Operand],
    ) {
        let n_defs = usize::from(facts.n_defs);
        let mut inputs = row.inputs;
        if facts.is_commutable
            && row.n_inputs == 2
            && facts.tied_input() == Some(0)
            && let [Input::Child(a), Input::Child(b), ..] = inputs
            && let (Child::Value(x), Child::Value(y)) = (children[usize::from(a)], children[usize::from(b)])
            && !self.may_overwrite(x)
            && self.may_overwrite(y)
        {
            inputs.swap(0, 1);
        }
        let result = (n_defs == 1).then(|| self.dst(op.dst));
        let inputs = &inputs[..usize::from(row.n_inputs)];
        let extra = Extra { fixed, state: self.state_of(row, op), ..Extra::default() };
        if row.is_registers {
            let mut registers = [ra::VReg(0); MAX_INPUTS];
            for (register, input) in registers.iter_mut().zip(inputs) {
                if let Input::Child(child) = *input
                    && let Child::Value(v) = children[usize::from(child)]
                {
                    *register = self.reg(v);
                }
            }
            return self.emit_registers(row.inst, result, &registers[..inputs.len()], extra);
        }
        let mut args = [Arg::Imm(0); MAX_INPUTS + 1];
        if let Some(result) = result {
            args[0] = Arg::Def(result);
        }
        for (arg, input) in args[n_defs..].iter_mut().zip(inputs) {
            *arg = match *input {
                Input::Int(n) => Arg::Imm(n.into()),
                Input::Child(child) => match children[usize::from(child)] {
                    Child::Value(v) => Arg::Use(self.reg(v)),
                    Child::Address => self.address(at),
                    Child::Int(_) | Child::Cond(_) | Child::Lane(..) => Arg::Imm(0),
                },
            };
        }
        self.emit_with(row.inst, &args[..n_defs + inputs.len()], extra);
    }
}

/// The value whose register the instruction of a row, which has these facts, overwrites.
#[inline]
fn overwritten(row: &Row, facts: &InstFacts, children: &[Child]) -> Option<VReg> {
    match row.inputs[facts.tied_input()?] {
        Input::Child(child) => match children[usize::from(child)] {
            Child::Value(v) => Some(v),
            _ => None,
        },
        Input::Int(_) => None,
    }
}
