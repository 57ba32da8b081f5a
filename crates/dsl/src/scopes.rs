//! Scopes: the open regions of the function being recorded, innermost last.
//!
//! In: regions that open and close. Out: which values are in scope, and how many loops of the function a jump leaves.
//! This stack is the only record of the structure.
//! Invariants: a block is open exactly while its scope is on the stack; block numbers increase; only the token that
//! opening a scope returned closes it.
//! Not here: the markers in the function (see `recorder`), what the regions mean (see `control` and `vector_loop`).

use kernelsmith_ir::VReg;

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

/// The marker of the function that opened a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Marker {
    /// `loop` or `while`.
    Loop,
    /// `if`, `elif` or `else`.
    If,
    /// A part of a `switch`.
    Switch,
}

/// An open region.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scope {
    pub(crate) block: Block,
    /// The loop of the language that this region implements, if any.
    pub(crate) kind: Option<LoopKind>,
    pub(crate) marker: Marker,
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
    pub(crate) depth: u32,
}

/// The open scopes. The function itself is block 0, which is always open.
#[derive(Debug, Default)]
pub(crate) struct Scopes {
    stack: Vec<Scope>,
    open: Vec<bool>,
}

impl Scopes {
    /// Forgets all scopes; keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.stack.clear();
        self.open.clear();
    }

    /// The innermost scope.
    pub(crate) fn last(&self) -> Option<Scope> {
        self.stack.last().copied()
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
            let is_ir_loop = scope.marker == Marker::Loop;
            depth += u32::from(is_ir_loop);
            let Some(kind) = scope.kind else { continue };
            n_loops += 1;
            if n_loops == n {
                return Ok(JumpTarget { at, kind, is_ir_loop, depth });
            }
        }
        Err(n_loops)
    }

    pub(crate) fn push(&mut self, kind: Option<LoopKind>, marker: Marker) -> ScopeToken {
        self.open.push(true);
        let block = self.open.len() as Block;
        self.stack.push(Scope { block, kind, marker, has_exit: false });
        ScopeToken(block)
    }

    pub(crate) fn pop(&mut self) -> Option<Scope> {
        let scope = self.stack.pop()?;
        self.open[scope.block as usize - 1] = false;
        Some(scope)
    }
}
