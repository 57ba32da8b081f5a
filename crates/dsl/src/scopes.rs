//! Scopes: the open regions of the function being recorded, innermost last.
//!
//! In: the markers that open and close regions. Out: which values are in scope, and how many loops of the function a
//! jump leaves. This stack is the only record of the structure: only [`State::open_scope`] and [`State::close_scope`]
//! emit markers that open or close a region, so the stack and the function cannot differ.
//! Invariants: a block is open exactly while its scope is on the stack; block numbers increase; only the token that
//! opening a scope returned closes it, and closing a scope that is not the innermost one is recorded as a mistake.
//! Not here: what the regions mean (see `control` and `vector_loop`).

use crate::error::BuildErrorKind;
use crate::recorder::State;
use kernelsmith_ir::{Op, Opcode, VReg};

/// A block that values belong to; later blocks have larger numbers.
pub(crate) type Block = u32;

/// A loop of the language.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LoopKind {
    /// `loop_` or `while_`, including the latter's condition.
    Plain,
    /// A loop that adds a step to a variable at the end of every iteration.
    Counted { var: VReg, step: VReg },
    /// A loop over full vectors, counted. Leaving it sets the counter to the end, so that the remainder does not run.
    Vectors { counter: VReg, step: VReg, end: VReg },
    /// The remainder: a loop of the function that runs once, or an `if`.
    Remainder,
    /// The elements before the first aligned one: an `if`.
    Head,
}

/// An open region.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scope {
    pub(crate) block: Block,
    /// The loop of the language that this region implements, if any.
    pub(crate) kind: Option<LoopKind>,
    /// Whether the region's marker is a loop of the function.
    pub(crate) is_ir_loop: bool,
    /// Whether a jump inside leaves it or starts its next iteration.
    pub(crate) has_exit: bool,
}

/// Closes the scope that returned it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ScopeToken(Block);

impl ScopeToken {
    /// The block of the scope.
    pub(crate) fn block(self) -> Block {
        self.0
    }
}

/// The target of a jump out of the n-th loop of the language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct JumpTarget {
    /// The index of the scope on the stack.
    pub(crate) at: usize,
    pub(crate) kind: LoopKind,
    /// Whether the target is a loop of the function.
    pub(crate) is_ir_loop: bool,
    /// The number of loops of the function that the jump counts, including the target if it is one.
    pub(crate) depth: i64,
}

/// The open scopes. The function itself is block 0, which is always open.
#[derive(Debug, Default)]
pub(crate) struct Scopes {
    stack: Vec<Scope>,
    open: Vec<bool>,
}

impl Scopes {
    pub(crate) fn clear(&mut self) {
        self.stack.clear();
        self.open.clear();
    }

    /// The block that new values belong to.
    pub(crate) fn innermost(&self) -> Block {
        self.stack.last().map_or(0, |scope| scope.block)
    }

    #[inline]
    pub(crate) fn is_open(&self, block: Block) -> bool {
        block == 0 || self.open[block as usize - 1]
    }

    /// The number of open scopes.
    pub(crate) fn len(&self) -> usize {
        self.stack.len()
    }

    /// Sets the kind of the innermost loop, if it is known only after the loop was opened.
    pub(crate) fn set_innermost_kind(&mut self, kind: LoopKind) {
        if let Some(scope) = self.stack.last_mut() {
            scope.kind = Some(kind);
        }
    }

    pub(crate) fn mark_exit(&mut self, at: usize) {
        self.stack[at].has_exit = true;
    }

    /// The n-th innermost loop of the language; otherwise the number of loops.
    pub(crate) fn target(&self, n: u32) -> Result<JumpTarget, u32> {
        let (mut n_loops, mut depth) = (0, 0);
        for (at, scope) in self.stack.iter().enumerate().rev() {
            depth += i64::from(scope.is_ir_loop);
            let Some(kind) = scope.kind else { continue };
            n_loops += 1;
            if n_loops == n {
                return Ok(JumpTarget { at, kind, is_ir_loop: scope.is_ir_loop, depth });
            }
        }
        Err(n_loops)
    }

    fn push(&mut self, kind: Option<LoopKind>, is_ir_loop: bool) -> ScopeToken {
        self.open.push(true);
        let block = self.open.len() as Block;
        self.stack.push(Scope { block, kind, is_ir_loop, has_exit: false });
        ScopeToken(block)
    }

    fn pop(&mut self) -> Option<Scope> {
        let scope = self.stack.pop()?;
        self.open[scope.block as usize - 1] = false;
        Some(scope)
    }
}

impl State {
    /// Emits a marker that opens a region: a loop of the language or a branch.
    #[track_caller]
    pub(crate) fn open_scope(&mut self, marker: Op, kind: Option<LoopKind>) -> ScopeToken {
        let is_ir_loop = matches!(marker.code, Opcode::Loop | Opcode::While);
        self.emit(marker);
        self.scopes.push(kind, is_ir_loop)
    }

    /// Emits the marker that closes the token's region, which should be the innermost one. If it is not, a closure
    /// panicked and the generator caught the panic: records a mistake and closes the regions in between.
    #[track_caller]
    pub(crate) fn close_scope(&mut self, token: ScopeToken) -> Option<Scope> {
        while self.scopes.innermost() > token.0 {
            self.error("close", BuildErrorKind::Unwound);
            self.scopes.pop();
        }
        let scope = self.scopes.stack.last().copied().filter(|scope| scope.block == token.0)?;
        self.emit(Op::marker(if scope.is_ir_loop { Opcode::EndLoop } else { Opcode::EndIf }));
        self.scopes.pop()
    }

    /// Removes the end marker of the preceding branch, if it is the last of `end` operations, and opens the next branch
    /// with another marker.
    #[track_caller]
    pub(crate) fn reopen_branch(&mut self, end: usize, marker: Op) -> Option<ScopeToken> {
        if self.func.ops.len() != end || self.func.ops.last().is_none_or(|op| op.code != Opcode::EndIf) {
            return None;
        }
        self.func.ops.pop();
        self.places.pop();
        Some(self.open_scope(marker, None))
    }
}
