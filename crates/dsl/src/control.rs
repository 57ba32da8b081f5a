//! Control flow of the generated code. Every method that makes some ends in an underscore.
//!
//! In: conditions and bodies as closures, which run once each while the kernel is recorded. Out: markers around what they
//! record. Invariants: a condition that is computed in a closure is computed when the generated code gets there, not
//! before; markers are balanced whatever the closures do; depths count loops of the language, 1 being the innermost.
//! Not here: loops over data (see `vector_loop`).

use crate::error::BuildErrorKind;
use crate::kernel::K;
use crate::ranges::Poly;
use crate::recorder::{LoopFrame, LoopKind, State};
use crate::scalar::{Index, IntoExpr};
use crate::value::Expr;
use kernelsmith_ir::{Cond, Op, Opcode, Type, VReg};

/// What follows an `if_`: more branches, directly after it.
#[derive(Clone, Copy, Debug)]
pub struct Branches<'k> {
    k: K<'k>,
    /// The number of operations when the last branch had ended.
    end: usize,
}

impl<'k> Branches<'k> {
    /// When no branch before was taken and the condition holds, runs the body. The condition is computed only then.
    #[track_caller]
    pub fn elif_<C: IntoExpr<'k, bool>>(self, condition: impl FnOnce() -> C, body: impl FnOnce()) -> Branches<'k> {
        if !self.reopen("elif_", Opcode::Elif) {
            return self;
        }
        let condition = condition();
        let mut state = self.k.state();
        let condition = condition.operand(&mut state);
        state.condition("elif_", Opcode::Then, condition);
        drop(state);
        body();
        self.k.state().close_branch(self.k)
    }

    /// When no branch before was taken, runs the body.
    #[track_caller]
    pub fn else_(self, body: impl FnOnce()) {
        if self.reopen("else_", Opcode::Else) {
            body();
            self.k.state().close_branch(self.k);
        }
    }

    /// Takes the end of the branch before back.
    #[track_caller]
    fn reopen(self, operation: &'static str, code: Opcode) -> bool {
        let mut state = self.k.state();
        if state.func.ops.len() != self.end {
            state.error(operation, BuildErrorKind::DetachedBranch);
            return false;
        }
        state.func.ops.pop();
        state.places.pop();
        state.emit(Op::marker(code));
        state.open_block();
        true
    }
}

impl<'k> K<'k> {
    /// Runs the body if the condition holds. [`Branches::elif_`] and [`Branches::else_`] may follow.
    #[track_caller]
    pub fn if_(self, condition: impl IntoExpr<'k, bool>, body: impl FnOnce()) -> Branches<'k> {
        let mut state = self.state();
        let condition = condition.operand(&mut state);
        state.condition("if_", Opcode::If, condition);
        state.open_block();
        drop(state);
        body();
        self.state().close_branch(self)
    }

    /// Runs the body while the condition holds, which is computed before every turn.
    #[track_caller]
    pub fn while_<C: IntoExpr<'k, bool>>(self, condition: impl FnOnce() -> C, body: impl FnOnce()) {
        let mut state = self.state();
        state.emit(Op::marker(Opcode::While));
        state.open_block();
        drop(state);
        let condition = condition();
        let mut state = self.state();
        let condition = condition.operand(&mut state);
        state.condition("while_", Opcode::Do, condition);
        state.open_loop(LoopKind::Plain);
        drop(state);
        body();
        let mut state = self.state();
        state.close_loop();
        state.close_block();
    }

    /// Runs the body again and again, until something leaves it.
    #[track_caller]
    pub fn loop_(self, body: impl FnOnce()) {
        let mut state = self.state();
        state.emit(Op::marker(Opcode::Loop));
        state.open_loop(LoopKind::Plain);
        drop(state);
        body();
        self.state().close_loop();
    }

    /// Runs the body for `start`, `start + 1` and so on, below `end`. Both are computed once, before.
    #[track_caller]
    pub fn for_range_(
        self,
        start: impl IntoExpr<'k, Index>,
        end: impl IntoExpr<'k, Index>,
        body: impl FnOnce(Expr<'k, Index>),
    ) {
        self.for_range_step_(start, end, 1, body);
    }

    /// [`K::for_range_`] with a step known now. With a negative one it runs from `start` down, above `end`.
    #[track_caller]
    pub fn for_range_step_(
        self,
        start: impl IntoExpr<'k, Index>,
        end: impl IntoExpr<'k, Index>,
        step: Index,
        body: impl FnOnce(Expr<'k, Index>),
    ) {
        let mut state = self.state();
        let (start, end) = (start.operand(&mut state), end.operand(&mut state));
        state.check_use("for_range_", start);
        state.check_use("for_range_", end);
        if step == 0 {
            state.error("for_range_step_", BuildErrorKind::ZeroStep);
        }
        let (counter, turns) = state.open_range(start, end, step);
        let outer_guard = state.enter_guard(turns.as_ref());
        drop(state);
        body(Expr::new(self, counter));
        let mut state = self.state();
        state.leave_guard(outer_guard);
        state.close_range(counter);
    }

    /// Leaves the n-th loop around this place; 1 is the innermost.
    #[track_caller]
    pub fn break_(self, n: u32) {
        self.state().jump(Opcode::Break, n, None);
    }

    /// Starts the next turn of the n-th loop around this place; 1 is the innermost.
    #[track_caller]
    pub fn continue_(self, n: u32) {
        self.state().jump(Opcode::Continue, n, None);
    }

    /// [`K::break_`] if the condition holds.
    #[track_caller]
    pub fn break_if_(self, n: u32, condition: impl IntoExpr<'k, bool>) {
        let mut state = self.state();
        let condition = condition.operand(&mut state);
        state.jump(Opcode::Break, n, Some(condition));
    }

    /// [`K::continue_`] if the condition holds.
    #[track_caller]
    pub fn continue_if_(self, n: u32, condition: impl IntoExpr<'k, bool>) {
        let mut state = self.state();
        let condition = condition.operand(&mut state);
        state.jump(Opcode::Continue, n, Some(condition));
    }
}

impl State {
    #[track_caller]
    fn condition(&mut self, operation: &'static str, code: Opcode, condition: VReg) {
        self.check_use(operation, condition);
        let hint = self.regs[condition.index()].hint;
        self.emit(Op::unary(code, Type::BOOL, VReg::NONE, condition).with_flags(hint));
    }

    #[track_caller]
    fn close_branch<'k>(&mut self, k: K<'k>) -> Branches<'k> {
        self.close_block();
        self.emit(Op::marker(Opcode::EndIf));
        Branches { k, end: self.func.ops.len() }
    }

    fn open_loop(&mut self, kind: LoopKind) {
        self.open_block();
        self.loops.push(LoopFrame { kind, has_exit: false });
    }

    #[track_caller]
    fn close_loop(&mut self) {
        self.emit(Op::marker(Opcode::EndLoop));
        self.loops.pop();
        self.close_block();
    }

    /// Opens a counted loop; gives the counter and the number of turns, if that is known.
    #[track_caller]
    fn open_range(&mut self, start: VReg, end: VReg, step: isize) -> (VReg, Option<Poly>) {
        let end = self.snapshot(end);
        let counter = self.new_reg(Type::INDEX);
        self.emit(Op::unary(Opcode::Copy, Type::INDEX, counter, start));
        let mut turns = None;
        if let (Some(first), Some(limit)) = (self.fact(start).cloned(), self.fact(end).cloned()) {
            let step = step as i64;
            // The counter is compared, and goes beyond the end by less than a step.
            let last = match limit.sub(&first).map(|all| self.ranges.numeric(&all)) {
                // So many turns whatever the arguments: the last one begins here.
                Some((all, same)) if all == same && step != 0 && all.signum() == step.signum().into() => {
                    i64::try_from((all - all.signum()) / i128::from(step)).ok().and_then(|n| first.plus(n * step))
                }
                _ => limit.plus(-step.signum()),
            };
            let beyond = last.as_ref().and_then(|last| last.plus(step));
            let exact = self.require_exact(&first)
                && self.require_exact(&limit)
                && beyond.is_some_and(|beyond| self.require_exact(&beyond));
            if let (true, Some(last)) = (exact, last) {
                let (low, high) = if step > 0 { (&first, &last) } else { (&last, &first) };
                turns = high.sub(low).and_then(|turns| turns.plus(1));
                let counted = self.ranges.between(low, high);
                self.set_fact(counter, Some(counted));
            }
        }
        let step = self.index_constant(step as i64);
        let up = self.known_constant(step).is_none_or(|step| step >= 0);
        self.emit(Op::marker(Opcode::While));
        self.open_block();
        let more = self.compare(if up { Cond::Lt } else { Cond::Gt }, Type::INDEX, counter, end);
        self.emit(Op::unary(Opcode::Do, Type::BOOL, VReg::NONE, more));
        self.open_loop(LoopKind::Counted { var: counter, step });
        self.move_to_block(counter);
        (counter, turns)
    }

    #[track_caller]
    fn close_range(&mut self, counter: VReg) {
        if let Some(LoopFrame { kind: LoopKind::Counted { step, .. }, .. }) = self.loops.last().copied() {
            self.emit(Op::binary(Opcode::Add, Type::INDEX, counter, counter, step));
        }
        self.close_loop();
        self.close_block();
    }

    /// `break` or `continue` of the n-th loop of the language.
    #[track_caller]
    fn jump(&mut self, code: Opcode, n: u32, condition: Option<VReg>) {
        let leaves = code == Opcode::Break;
        let operation = match (leaves, condition) {
            (true, None) => "break_",
            (true, Some(_)) => "break_if_",
            (false, None) => "continue_",
            (false, Some(_)) => "continue_if_",
        };
        if let Some(condition) = condition {
            self.check_use(operation, condition);
        }
        let open = self.loops.len() as u32;
        if n == 0 {
            return self.error(operation, BuildErrorKind::ZeroDepth);
        }
        if n > open {
            return self.error(operation, BuildErrorKind::NoLoop { depth: n, open });
        }
        let at = (open - n) as usize;
        self.loops[at].has_exit = true;
        let target = self.loops[at].kind;
        // A remainder is a loop of the function only if something leaves it.
        let is_level =
            |frame: &LoopFrame| !matches!(frame.kind, LoopKind::Remainder { is_loop: false } | LoopKind::Head);
        let depth = self.loops[at..].iter().filter(|frame| is_level(frame)).count() as i64;
        let before = match (target, leaves) {
            (LoopKind::Head, _) => return self.error(operation, BuildErrorKind::AlignedExit),
            (LoopKind::Remainder { is_loop: false }, _) => return self.error(operation, BuildErrorKind::BodyDiffers),
            (LoopKind::Counted { var, step } | LoopKind::Vectors { counter: var, step, .. }, false) => {
                Some(Op::binary(Opcode::Add, Type::INDEX, var, var, step))
            }
            (LoopKind::Vectors { counter, end, .. }, true) => Some(Op::unary(Opcode::Copy, Type::INDEX, counter, end)),
            (LoopKind::Plain | LoopKind::Counted { .. } | LoopKind::Remainder { .. }, _) => None,
        };
        // The remainder runs once: its next turn is its end.
        let code = if matches!(target, LoopKind::Remainder { .. }) { Opcode::Break } else { code };
        match (before, condition) {
            (Some(before), Some(condition)) => {
                self.condition(operation, Opcode::If, condition);
                self.emit(before);
                self.emit(Op::marker(code).with_imm(depth));
                self.emit(Op::marker(Opcode::EndIf));
            }
            (None, Some(condition)) => {
                let code = if code == Opcode::Break { Opcode::BreakIf } else { Opcode::ContinueIf };
                let hint = self.regs[condition.index()].hint;
                self.emit(Op::unary(code, Type::BOOL, VReg::NONE, condition).with_imm(depth).with_flags(hint));
            }
            (before, None) => {
                if let Some(before) = before {
                    self.emit(before);
                }
                self.emit(Op::marker(code).with_imm(depth));
            }
        }
    }
}
