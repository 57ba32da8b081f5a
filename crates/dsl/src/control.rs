//! Control flow of the generated code. Methods that record control flow have names that end in an underscore.
//!
//! In: conditions and bodies as closures, which run once each while the kernel is recorded. Out: markers around the
//! operations that they record. Invariants: the generated code evaluates a closure's condition at the position of the
//! condition, not before; markers are balanced whatever the closures do; depths count loops of the language, 1 being
//! the innermost.
//! Not here: loops over data (see `vector_loop`).

use crate::contract::{Exactness, GuardId};
use crate::error::BuildErrorKind;
use crate::facts::fits_narrow_index;
use crate::handle::{Expr, K};
use crate::narrow::WideReason;
use crate::ranges::Poly;
use crate::recorder::State;
use crate::scalar::{Index, IntoExpr};
use crate::scopes::{LoopKind, ScopeToken};
use kernelsmith_ir::{Builder, Cond, Op, Opcode, Type, VReg};

/// The continuation of an `if_`: further branches, which must follow directly.
#[derive(Clone, Copy, Debug)]
pub struct Branches<'k> {
    k: K<'k>,
    /// The number of recorded operations at the end of the last branch.
    end: usize,
    /// The condition that is false in an `else_` that follows directly.
    condition: Option<VReg>,
}

impl<'k> Branches<'k> {
    /// Runs the body if no earlier branch was taken and the condition holds. The condition is evaluated only then.
    #[track_caller]
    pub fn elif_<C: IntoExpr<'k, bool>>(self, condition: impl FnOnce() -> C, body: impl FnOnce()) -> Branches<'k> {
        let Some(scope) = self.reopen("elif_", Builder::elif) else { return self };
        let condition = condition();
        let mut state = self.k.state();
        let condition = condition.operand(&mut state);
        state.condition("elif_", Builder::then, condition);
        state.assume(condition, true);
        drop(state);
        body();
        self.k.state().close_branch(self.k, scope, None)
    }

    /// When no branch before was taken, runs the body.
    #[track_caller]
    pub fn else_(self, body: impl FnOnce()) {
        if let Some(scope) = self.reopen("else_", Builder::else_) {
            if let Some(condition) = self.condition {
                self.k.state().assume(condition, false);
            }
            body();
            self.k.state().close_branch(self.k, scope, None);
        }
    }

    /// Removes the end marker of the preceding branch.
    #[track_caller]
    fn reopen(self, operation: &'static str, marker: fn(&mut Builder)) -> Option<ScopeToken> {
        let mut state = self.k.state();
        let scope = state.reopen_branch(self.end, marker);
        if scope.is_none() {
            state.error(operation, BuildErrorKind::DetachedBranch);
        }
        scope
    }
}

impl<'k> K<'k> {
    /// Runs the body if the condition holds. [`Branches::elif_`] and [`Branches::else_`] may follow.
    ///
    /// In the body, comparisons of integers that the condition consists of are known: an index below `len / 8` makes
    /// `x.read(i * 8, 0)` an access without a check. The same holds behind [`K::continue_if_`] and [`K::break_if_`].
    ///
    /// Bodies are closures that return nothing. `if_` returns [`Branches`], so end it with a semicolon if it is the last
    /// expression of a body:
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// let clip = build::<fn(InOut<f32>)>("clip", |k, (x,)| {
    ///     k.for_range_(0, x.len(), |i| {
    ///         k.if_(x.get(i).lt(0.0), || x.store(i, 0.0));
    ///     });
    /// })?;
    /// let mut x = [1.0, -2.0];
    /// Jit::interpreter().interpret(&clip, (&mut x,))?;
    /// assert_eq!(x, [1.0, 0.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn if_(self, condition: impl IntoExpr<'k, bool>, body: impl FnOnce()) -> Branches<'k> {
        let mut state = self.state();
        let condition = condition.operand(&mut state);
        let scope = state.open_if("if_", condition, None);
        state.assume(condition, true);
        drop(state);
        body();
        self.state().close_branch(self, scope, Some(condition))
    }

    /// Runs the body while the condition holds. The condition is evaluated before every iteration.
    ///
    /// The condition is part of the loop: a `break_(1)` in it leaves this loop, and a `continue_(1)` evaluates the
    /// condition again.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// // The first element that is not zero, or how many elements there are.
    /// let first = build::<fn(In<f32>) -> isize>("first", |k, (x,)| {
    ///     let i = k.var(0isize);
    ///     let condition = || {
    ///         k.break_if_(1, i.ge(x.len()));
    ///         x.load_checked(i).eq(0.0)
    ///     };
    ///     k.while_(condition, || i.set(i + 1));
    ///     i.get()
    /// })?;
    /// assert_eq!(Jit::interpreter().interpret(&first, (&[0.0, 0.0, 3.0],))?, 2);
    /// assert_eq!(Jit::interpreter().interpret(&first, (&[0.0, 0.0],))?, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn while_<C: IntoExpr<'k, bool>>(self, condition: impl FnOnce() -> C, body: impl FnOnce()) {
        let scope = self.state().open_while(LoopKind::Plain);
        let condition = condition();
        let mut state = self.state();
        let condition = condition.operand(&mut state);
        state.condition("while_", Builder::do_, condition);
        drop(state);
        body();
        self.state().close_scope(scope);
    }

    /// Repeats the body until something leaves the loop.
    #[track_caller]
    pub fn loop_(self, body: impl FnOnce()) {
        let scope = self.state().open_loop(LoopKind::Plain);
        body();
        self.state().close_scope(scope);
    }

    /// Runs the body for `start`, `start + 1` and so on, below `end`. Both bounds are evaluated once, before the loop.
    #[track_caller]
    pub fn for_range_(
        self,
        start: impl IntoExpr<'k, Index>,
        end: impl IntoExpr<'k, Index>,
        body: impl FnOnce(Expr<'k, Index>),
    ) {
        self.for_range_step_(start, end, 1, body);
    }

    /// Like [`K::for_range_`], with a constant step. With a negative step it counts down from `start`, while above
    /// `end`.
    ///
    /// The loop terminates for every start, end and step. If the counter could overflow the index type, the generated
    /// code ends the loop before it does. If the contract can tell before the call that the counter would overflow, the
    /// call fails with `IndexOverflow`.
    #[track_caller]
    pub fn for_range_step_(
        self,
        start: impl IntoExpr<'k, Index>,
        end: impl IntoExpr<'k, Index>,
        step: Index,
        body: impl FnOnce(Expr<'k, Index>),
    ) {
        // Compiled once for each body, so little is done here: generators have hundreds of loops.
        let (start, end) = self.bounds(start, end);
        let range = self.begin_range(start, end, step as i64);
        body(Expr::new(self, range.counter));
        self.end_range(range);
    }

    #[track_caller]
    fn bounds(self, start: impl IntoExpr<'k, Index>, end: impl IntoExpr<'k, Index>) -> (VReg, VReg) {
        let mut state = self.state();
        (start.operand(&mut state), end.operand(&mut state))
    }

    #[track_caller]
    fn begin_range(self, start: VReg, end: VReg, step: i64) -> Range {
        let mut state = self.state();
        state.check_use("for_range_", start);
        state.check_use("for_range_", end);
        if step == 0 {
            state.error("for_range_step_", BuildErrorKind::ZeroStep);
        }
        state.open_range(start, end, step)
    }

    #[track_caller]
    fn end_range(self, range: Range) {
        let mut state = self.state();
        state.leave_guard(range.outer_guard);
        state.close_range(range);
        state.leave_counted();
    }

    /// Leaves the n-th enclosing loop; 1 is the innermost.
    #[track_caller]
    pub fn break_(self, n: u32) {
        self.state().jump(Opcode::Break, n, None);
    }

    /// Starts the next iteration of the n-th enclosing loop; 1 is the innermost.
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

/// What a jump to a counted loop does first.
enum Before {
    /// Adds a step to the counter.
    Step(VReg, VReg),
    /// Sets the counter to the end, so that no remainder follows.
    Finish(VReg, VReg),
}

/// A counted loop that is being recorded.
#[derive(Clone, Copy)]
struct Range {
    scope: ScopeToken,
    counter: VReg,
    step: VReg,
    /// For [`State::leave_guard`].
    outer_guard: GuardId,
}

impl State {
    fn close_branch<'k>(&mut self, k: K<'k>, scope: ScopeToken, condition: Option<VReg>) -> Branches<'k> {
        self.close_scope(scope);
        Branches { k, end: self.ops.len(), condition }
    }

    fn open_range(&mut self, start: VReg, end: VReg, step: i64) -> Range {
        let end = self.snapshot(end);
        let counter = self.new_reg(Type::INDEX);
        self.append(|builder| builder.assign(counter, start));
        if !fits_narrow_index(step) {
            self.note_wide(WideReason::Constant);
        }
        let known = self.counter_range(start, end, step);
        let mut n_iterations = None;
        if let Some((first, last)) = &known {
            let (low, high) = if step > 0 { (first, last) } else { (last, first) };
            n_iterations = high.sub(low).and_then(|distance| distance.plus(1));
            let counted = self.facts.ranges.between(low, high);
            self.set_fact(counter, Some(counted));
        }
        // With a step of one, the counter stops exactly at the end, which fits the index type.
        let may_wrap = known.is_none() && step.unsigned_abs() > 1;
        let mut by = self.index_constant(step);
        let scope = self.open_while(LoopKind::Counted { var: counter, step: by });
        let more = self.compare(if step > 0 { Cond::Lt } else { Cond::Gt }, Type::INDEX, counter, end);
        self.append(|builder| builder.do_(more));
        self.move_to_scope(counter);
        if may_wrap {
            by = self.step_to_end(counter, end, by, step > 0);
            self.scopes.set_innermost_kind(LoopKind::Counted { var: counter, step: by });
        }
        let outer_guard = self.enter_guard(n_iterations.as_ref());
        self.enter_counted(n_iterations.as_ref(), step.unsigned_abs());
        Range { scope, counter, step: by, outer_guard }
    }

    /// The step, or the distance to the end if that is shorter, so that the counter never wraps.
    fn step_to_end(&mut self, counter: VReg, end: VReg, step: VReg, up: bool) -> VReg {
        let zero = self.index_constant(0);
        let distance = self.binary(Opcode::Sub, Type::INDEX, end, counter);
        let shorter = self.binary(if up { Opcode::Min } else { Opcode::Max }, Type::INDEX, distance, step);
        // A distance that wrapped has the wrong sign; it exceeds any step.
        let has_wrapped = self.compare(if up { Cond::Lt } else { Cond::Gt }, Type::INDEX, distance, zero);
        self.ternary(Opcode::Select, Type::INDEX, has_wrapped, step, shorter)
    }

    /// The first and the last value of a loop's counter; `None` if they cannot be expressed or the counter could wrap.
    fn counter_range(&mut self, start: VReg, end: VReg, step: i64) -> Option<(Poly, Poly)> {
        let (first, limit) = (self.fact(start)?.clone(), self.fact(end)?.clone());
        // The counter is compared, and exceeds the end by less than a step.
        let last = match limit.sub(&first).map(|distance| self.facts.ranges.numeric(&distance)) {
            // The trip count is constant: this is where the last iteration starts.
            Some(Some((low, high))) if low == high && step != 0 && low.signum() == i128::from(step.signum()) => {
                let n_steps = (low - low.signum()) / i128::from(step);
                first.plus(i64::try_from(n_steps * i128::from(step)).ok()?)?
            }
            _ => limit.plus(-step.signum())?,
        };
        let beyond = last.plus(step)?;
        let mut exact = self.require_both(&first, &limit);
        if exact.is_exact() {
            exact = exact.min(self.require_end(&beyond));
        }
        if exact == Exactness::Wide && step.unsigned_abs() > 1 {
            // The counter might wrap at 32 bits.
            self.note_wide(WideReason::Index);
        }
        let is_always = exact.is_always();
        exact.is_exact().then(|| (first.wide_unless(is_always), last.wide_unless(is_always)))
    }

    fn close_range(&mut self, range: Range) {
        self.step(range.counter, range.step);
        self.close_scope(range.scope);
    }

    /// Records `break` or `continue` of the n-th loop of the language.
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
        if n == 0 {
            return self.error(operation, BuildErrorKind::ZeroDepth);
        }
        let target = match self.scopes.target(n) {
            Ok(target) => target,
            Err(open) => return self.error(operation, BuildErrorKind::NoLoop { depth: n, open }),
        };
        self.scopes.mark_exit(target.at);
        // What must happen before the jump.
        let before = match (target.kind, leaves) {
            (LoopKind::Head, _) => return self.error(operation, BuildErrorKind::AlignedExit),
            // The remainder is a loop of the function only if the body for full vectors left it.
            (LoopKind::Remainder, _) if !target.is_ir_loop => {
                return self.error(operation, BuildErrorKind::BodyDiffers);
            }
            (LoopKind::Counted { var, step } | LoopKind::Vectors { counter: var, step, .. }, false) => {
                Some(Before::Step(var, step))
            }
            (LoopKind::Vectors { counter, end, .. }, true) => Some(Before::Finish(counter, end)),
            (LoopKind::Plain | LoopKind::Counted { .. } | LoopKind::Remainder, _) => None,
        };
        // The remainder runs once, so continuing it ends it.
        let leaves = leaves || matches!(target.kind, LoopKind::Remainder);
        match (before, condition) {
            (None, Some(condition)) => {
                let hint = self.hint_of(operation, condition);
                self.append(|builder| {
                    if leaves {
                        builder.break_if(target.depth, condition)
                    } else {
                        builder.continue_if(target.depth, condition)
                    }
                    builder.flag_last(hint);
                });
            }
            (before, condition) => {
                let scope = condition.map(|condition| self.open_if(operation, condition, None));
                match before {
                    Some(Before::Step(counter, step)) => self.step(counter, step),
                    Some(Before::Finish(counter, end)) => self.append(|builder| builder.assign(counter, end)),
                    None => {}
                }
                self.append(
                    |builder| if leaves { builder.break_(target.depth) } else { builder.continue_(target.depth) },
                );
                if let Some(scope) = scope {
                    self.close_scope(scope);
                }
            }
        }
        if let Some(condition) = condition {
            self.assume(condition, false);
        }
    }

    /// Records `counter = counter + step`.
    pub(crate) fn step(&mut self, counter: VReg, step: VReg) {
        self.append(|builder| {
            builder.push(Op::binary(Opcode::Add, Type::INDEX, counter, counter, step));
        });
    }
}
