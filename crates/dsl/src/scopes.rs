//! Scopes: the regions of the function that are being recorded, innermost last.
//!
//! In: the markers that open and close regions. Out: which values are in reach, and how many loops of the function a jump
//! leaves. This stack is the only record of structure: [`State::open_scope`] and [`State::close_scope`] are the only
//! functions that emit markers which open or close a region, so that the stack and the function cannot differ.
//! Invariants: a block is open exactly while its scope is on the stack; numbers of blocks grow; a scope is closed by the
//! token that opening it returned, and a token that is not the innermost one is recorded as a mistake.
//! Not here: what the regions mean (see `control` and `vector_loop`).

use crate::error::BuildErrorKind;
use crate::recorder::State;
use kernelsmith_ir::{Op, Opcode, VReg};

/// A block that values belong to; later blocks have greater numbers.
pub(crate) type Block = u32;

/// A loop of the language.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LoopKind {
    /// `loop_` or `while_`, the latter with its condition.
    Plain,
    /// A variable that goes up by a step at the end of every iteration.
    Counted { var: VReg, step: VReg },
    /// Full vectors: as counted; leaving it sets the counter to the end, so that no remainder is left.
    Vectors { counter: VReg, step: VReg, end: VReg },
    /// The remainder: a loop of the function that runs once, or no loop at all.
    Remainder,
    /// The elements before those that are aligned: no loop of the function.
    Head,
}

/// One region.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scope {
    pub(crate) block: Block,
    /// The loop of the language that this region is, if it is one.
    pub(crate) kind: Option<LoopKind>,
    /// Whether the region is a loop of the function: what its marker says.
    pub(crate) is_ir_loop: bool,
    /// Whether something inside leaves it or starts its next iteration.
    pub(crate) has_exit: bool,
}

/// What closes a scope again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ScopeToken(Block);

impl ScopeToken {
    /// The block of the scope.
    pub(crate) fn block(self) -> Block {
        self.0
    }
}

/// Where a jump out of the n-th loop of the language goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct JumpTarget {
    /// The position of the scope.
    pub(crate) at: usize,
    pub(crate) kind: LoopKind,
    /// Whether the target is a loop of the function.
    pub(crate) is_ir_loop: bool,
    /// How many loops of the function the jump counts, the target included if it is one.
    pub(crate) depth: i64,
}

/// The open scopes, and which blocks are open. The function itself is block 0, which is always open.
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

    /// How many scopes are open.
    pub(crate) fn len(&self) -> usize {
        self.stack.len()
    }

    /// Says what the innermost loop is, where that is known only after it was opened.
    pub(crate) fn set_innermost_kind(&mut self, kind: LoopKind) {
        if let Some(scope) = self.stack.last_mut() {
            scope.kind = Some(kind);
        }
    }

    pub(crate) fn mark_exit(&mut self, at: usize) {
        self.stack[at].has_exit = true;
    }

    /// The n-th loop of the language from the inside, or how many there are.
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
    /// Emits a marker that opens a region, as a loop of the language or as a branch.
    #[track_caller]
    pub(crate) fn open_scope(&mut self, marker: Op, kind: Option<LoopKind>) -> ScopeToken {
        let is_ir_loop = matches!(marker.code, Opcode::Loop | Opcode::While);
        self.emit(marker);
        self.scopes.push(kind, is_ir_loop)
    }

    /// Emits the marker that closes the innermost region, which is the token's. If it is not, a closure in between ended by
    /// a panic that somebody caught: then the kernel has a mistake, and the scopes in between are given up.
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

    /// Takes back the marker that closed a branch last, if nothing was recorded since `end` operations, and opens the next
    /// branch by another marker.
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
