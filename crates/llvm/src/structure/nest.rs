//! From names to depths: drops blocks that nothing leaves, and flattens branches.
//!
//! In: marks. Out: steps, whose jumps count the open blocks and loops. Invariant: one pass.

use super::loops::Loops;
use super::{Limit, MAX_NESTING, Mark, Step};
use crate::index::Block;

/// An open region.
enum Frame {
    /// A block that nothing leaves has no step.
    Dropped,
    /// A block; if a loop is all that it contains, leaving the block leaves the loop.
    Block {
        node: Block,
        is_loop: bool,
    },
    Loop,
    /// An `if`: whether its first arm never ends at its end, whether it was closed there, whether it has two arms.
    If {
        is_flat: bool,
        has_else: bool,
    },
    /// A `switch`: whether all arms so far never end at its end, and whether it has one for all other values.
    Switch {
        never_ends: bool,
        has_default: bool,
        is_first: bool,
    },
}

struct Resolver<'a> {
    steps: Vec<Step>,
    frames: Vec<Frame>,
    /// Number of open blocks and loops.
    n_targets: u32,
    n_open: usize,
    /// By node, the number of open blocks and loops up to the block before it, or up to its loop.
    block_at: Vec<u32>,
    loop_at: Vec<u32>,
    /// Whether the last step never ends at its end.
    is_dead: bool,
    n_breaks: &'a [u32],
    loops: &'a Loops,
}

pub(super) fn resolve(marks: &[Mark], n_breaks: &[u32], loops: &Loops) -> Result<Vec<Step>, Limit> {
    let n_nodes = n_breaks.len();
    let mut resolver = Resolver {
        steps: Vec::with_capacity(marks.len()),
        frames: Vec::new(),
        n_targets: 0,
        n_open: 0,
        block_at: vec![0; n_nodes],
        loop_at: vec![0; n_nodes],
        is_dead: false,
        n_breaks,
        loops,
    };
    for &mark in marks {
        resolver.mark(mark);
        if resolver.n_open > MAX_NESTING {
            return Err(Limit::Nesting);
        }
    }
    assert!(resolver.frames.is_empty(), "a region is open at the end");
    Ok(resolver.steps)
}

impl Resolver<'_> {
    fn open(&mut self, step: Step, frame: Frame) {
        self.steps.push(step);
        self.frames.push(frame);
        self.n_open += 1;
        self.is_dead = false;
    }

    fn depth(&self, at: u32) -> u32 {
        self.n_targets - at + 1
    }

    fn mark(&mut self, mark: Mark) {
        match mark {
            Mark::Block(node) if self.n_breaks[node.index()] == 0 => self.frames.push(Frame::Dropped),
            Mark::Block(node) => {
                self.n_targets += 1;
                self.block_at[node.index()] = self.n_targets;
                self.open(Step::Block, Frame::Block { node, is_loop: false });
            }
            Mark::EndBlock(_) => match self.frames.pop() {
                Some(Frame::Dropped) => {}
                Some(Frame::Block { is_loop, .. }) => {
                    if !is_loop {
                        self.steps.push(Step::EndBlock);
                        self.n_targets -= 1;
                        self.n_open -= 1;
                    }
                    self.is_dead = false;
                }
                _ => panic!("the end of a block closes something else"),
            },
            Mark::Loop(header) => {
                self.merge_block(header);
                self.n_targets += 1;
                self.loop_at[header.index()] = self.n_targets;
                self.open(Step::Loop, Frame::Loop);
            }
            Mark::EndLoop(_) => {
                assert!(matches!(self.frames.pop(), Some(Frame::Loop)), "the end of a loop closes something else");
                self.steps.push(Step::EndLoop);
                self.n_targets -= 1;
                self.n_open -= 1;
                self.is_dead = true;
            }
            Mark::Break(node) => {
                self.steps.push(Step::Break(self.depth(self.block_at[node.index()])));
                self.is_dead = true;
            }
            Mark::BreakIf(to, node, negated) => {
                let depth = self.depth(self.block_at[to.index()]);
                self.steps.push(Step::BreakIf { depth, node, negated });
            }
            Mark::Continue(header) => {
                self.steps.push(Step::Continue(self.depth(self.loop_at[header.index()])));
                self.is_dead = true;
            }
            Mark::ContinueIf(header, node, negated) => {
                let depth = self.depth(self.loop_at[header.index()]);
                self.steps.push(Step::ContinueIf { depth, node, negated });
            }
            Mark::Plain(step) => self.plain(step),
        }
    }

    /// If a block was just opened whose only content is this loop, leaving the block becomes leaving the loop.
    fn merge_block(&mut self, header: Block) {
        if self.steps.last() != Some(&Step::Block) {
            return;
        }
        // Not if a block that nothing leaves is between: the code of its node, which is never reached, follows the loop.
        let Some(Frame::Block { node, is_loop }) = self.frames.last_mut() else { return };
        // The node that follows the block is outside of the loop, so that the block ends with the loop.
        let mut around = self.loops.of_node(*node);
        while let Some(other) = around {
            if other == header {
                return;
            }
            around = self.loops.around(other);
        }
        *is_loop = true;
        // Its number becomes that of the loop.
        self.steps.pop();
        self.n_targets -= 1;
        self.n_open -= 1;
    }

    fn plain(&mut self, step: Step) {
        match step {
            Step::If { .. } => self.open(step, Frame::If { is_flat: false, has_else: false }),
            Step::Else => {
                let Some(Frame::If { is_flat, has_else }) = self.frames.last_mut() else {
                    panic!("an `else` without its `if`")
                };
                *has_else = true;
                if self.is_dead {
                    *is_flat = true;
                    self.n_open -= 1;
                    self.steps.push(Step::EndIf);
                } else {
                    self.steps.push(Step::Else);
                }
                self.is_dead = false;
            }
            Step::EndIf => {
                let Some(Frame::If { is_flat, .. }) = self.frames.pop() else {
                    panic!("the end of an `if` closes something else")
                };
                // Without an `else`, or with a first arm that ends at its end, the end is reached.
                if !is_flat {
                    self.n_open -= 1;
                    self.steps.push(Step::EndIf);
                    self.is_dead = false;
                }
            }
            Step::Switch(_) => {
                self.open(step, Frame::Switch { never_ends: true, has_default: false, is_first: true });
            }
            Step::Case(..) | Step::Default => {
                let is_dead = std::mem::take(&mut self.is_dead);
                let Some(Frame::Switch { never_ends, has_default, is_first }) = self.frames.last_mut() else {
                    panic!("a case outside of a switch")
                };
                *never_ends &= is_dead || *is_first;
                *is_first = false;
                *has_default |= step == Step::Default;
                self.steps.push(step);
            }
            Step::EndSwitch => {
                let Some(Frame::Switch { never_ends, has_default, .. }) = self.frames.pop() else {
                    panic!("the end of a switch closes something else")
                };
                self.n_open -= 1;
                self.steps.push(step);
                self.is_dead = never_ends && has_default && self.is_dead;
            }
            Step::Exit(_) => {
                self.steps.push(step);
                self.is_dead = true;
            }
            _ => {
                self.steps.push(step);
                self.is_dead = false;
            }
        }
    }
}
