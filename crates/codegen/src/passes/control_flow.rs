//! Normalises control flow to `if`/`else`/`endif`, `loop`/`endloop`, `block`/`endblock`, and jumps out of loops and blocks.
//!
//! In: any structured flow. Out: `elif` becomes an `else` that contains an `if`; `while` becomes a `loop` that starts with its
//! test; `switch` becomes blocks around a search or a jump through a table (see `switch`); an `if` that contains only a jump
//! becomes a conditional jump.
//! Invariant: what remains is reachable, by the rule of the verifier (`ir::verify`): later passes may compute it earlier.
//! Not here: the order of blocks in the code (see `layout`).

use super::PassCx;
use super::switch::{self, Parts};
use crate::ops::is_boundary;
use kernelsmith_ir::{Function, LocId, Op, OpFlags, Opcode, Type};

/// A region that is open at an operation.
#[derive(Clone, Copy, Debug)]
pub struct Open {
    kind: Kind,
    /// Whether what follows the region is reachable: by a jump, or from the end of an arm.
    is_left: bool,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    If {
        /// How many `endif` its end becomes.
        ends: u32,
        /// The test of the arm that is open, in the new operations, unless it is the `else`.
        test: Option<usize>,
        has_else: bool,
    },
    /// A loop or a block, which depths count.
    Target,
    Switch {
        /// How many of its blocks are open here.
        blocks: u32,
        /// Whether a part of it has begun.
        has_part: bool,
        has_default: bool,
    },
}

impl Open {
    fn new(kind: Kind) -> Open {
        Open { kind, is_left: false }
    }
}

/// The loops and blocks that are open, so that a jump finds its target in constant time.
#[derive(Debug, Default)]
pub struct Targets {
    /// The position among all open regions, and how many loops and blocks are open in it in the new operations, itself included.
    list: Vec<(usize, u32)>,
    /// How many loops and blocks are open in the new operations, with those that a `switch` becomes.
    n_open: u32,
}

impl Targets {
    fn clear(&mut self) {
        self.list.clear();
        self.n_open = 0;
    }

    fn open(&mut self, at: usize) {
        self.n_open += 1;
        self.list.push((at, self.n_open));
    }

    fn close(&mut self) {
        self.list.pop();
        self.n_open -= 1;
    }

    fn find(&self, depth: u32) -> Option<(usize, u32)> {
        self.list.get(self.list.len().checked_sub(depth as usize)?).copied()
    }

    /// The depth of a jump in the new operations: more than that in the input, if it leaves a `switch`.
    fn depth_of(&self, depth: u32) -> u32 {
        self.find(depth).map_or(depth, |(_, n_open)| self.n_open + 1 - n_open)
    }
}

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    // Operations before the first marker stay as they are; often those are all except the final return.
    let straight = func.ops.iter().position(|op| is_boundary(op.code)).unwrap_or(func.ops.len());
    if straight + 1 >= func.ops.len() {
        return;
    }
    cx.scratch.forget_defs();
    let mut walk = Walk {
        with_locs: func.locs.len() == func.ops.len(),
        ops: core::mem::take(&mut cx.scratch.ops),
        locs: core::mem::take(&mut cx.scratch.locs),
        open: core::mem::take(&mut cx.scratch.regions),
        parts: core::mem::take(&mut cx.scratch.parts),
        min_table: cx.target.tuning().min_table,
        targets: core::mem::take(&mut cx.scratch.targets),
        dead: false,
        dead_depth: 0,
        no_condition: false,
    };
    walk.ops.clear();
    walk.locs.clear();
    walk.open.clear();
    walk.targets.clear();
    walk.ops.extend_from_slice(&func.ops[..straight]);
    if walk.with_locs {
        walk.locs.extend_from_slice(&func.locs[..straight]);
    }
    for at in straight..func.ops.len() {
        walk.visit(func, at);
    }
    core::mem::swap(&mut func.ops, &mut walk.ops);
    if walk.with_locs {
        core::mem::swap(&mut func.locs, &mut walk.locs);
    }
    cx.scratch.ops = walk.ops;
    cx.scratch.locs = walk.locs;
    cx.scratch.regions = walk.open;
    cx.scratch.targets = walk.targets;
    cx.scratch.parts = walk.parts;
}

struct Walk {
    ops: Vec<Op>,
    locs: Vec<LocId>,
    with_locs: bool,
    open: Vec<Open>,
    parts: Parts,
    /// See [`Tuning`](crate::isa::Tuning).
    min_table: Option<usize>,
    targets: Targets,
    /// Whether the remainder of the current region is unreachable, and how many regions are open inside it.
    dead: bool,
    dead_depth: u32,
    /// The condition itself is unreachable at its end; so is everything up to the end of its `if` or loop.
    no_condition: bool,
}

impl Walk {
    fn visit(&mut self, func: &mut Function, at: usize) {
        let op = func.ops[at];
        let (was_dead, lacks_condition) = (self.dead, self.no_condition);
        if was_dead && !self.revives(&op) {
            return;
        }
        let first = self.ops.len();
        match op.code {
            Opcode::If => {
                self.open.push(Open::new(Kind::If { ends: 1, test: Some(self.ops.len()), has_else: false }));
                self.ops.push(op);
            }
            Opcode::Elif => {
                if let Some(Open { kind: Kind::If { ends, test, .. }, is_left }) = self.open.last_mut() {
                    *ends += 1;
                    *test = None;
                    *is_left |= !was_dead;
                }
                self.ops.push(Op::marker(Opcode::Else));
            }
            Opcode::Then => {
                let at_end = self.ops.len();
                if let Some(Kind::If { test, .. }) = self.innermost() {
                    *test = Some(at_end);
                }
                self.ops.push(Op { code: Opcode::If, ..op });
            }
            Opcode::EndIf => {
                let mut n_ends = 1;
                if let Some(Open { kind: Kind::If { ends, has_else, .. }, is_left }) = self.open.pop() {
                    n_ends = ends;
                    self.dead = was_dead && !is_left && (has_else || lacks_condition);
                }
                for _ in 0..n_ends {
                    if !self.fold_jump() {
                        self.ops.push(op);
                        self.locate(func, at);
                    }
                }
            }
            Opcode::Else => {
                if let Some(Open { kind: Kind::If { test, has_else, .. }, is_left }) = self.open.last_mut() {
                    (*test, *has_else) = (None, true);
                    *is_left |= !was_dead;
                }
                self.ops.push(op);
            }
            Opcode::Loop | Opcode::Block => {
                self.open_target();
                self.ops.push(op);
            }
            Opcode::While => {
                self.open_target();
                self.ops.push(Op::marker(Opcode::Loop));
            }
            Opcode::EndLoop | Opcode::EndBlock => {
                self.targets.close();
                let is_left = self.open.pop().is_some_and(|region| region.is_left);
                self.dead = !is_left && (was_dead || op.code == Opcode::EndLoop);
                self.ops.push(op);
            }
            Opcode::Do => {
                let done = func.new_vreg(Type::BOOL);
                self.ops.push(Op::unary(Opcode::Not, Type::BOOL, done, op.args[0]));
                let mut leave = Op::marker(Opcode::BreakIf).with_imm(1);
                leave.args[0] = done;
                if op.flags.has(OpFlags::LIKELY) {
                    leave.flags = OpFlags::UNLIKELY;
                } else if op.flags.has(OpFlags::UNLIKELY) {
                    leave.flags = OpFlags::LIKELY;
                }
                self.ops.push(leave);
                self.leave(1);
            }
            Opcode::Switch => {
                self.parts.find(func, at, self.min_table);
                let blocks = self.parts.n_blocks();
                self.targets.n_open += blocks;
                self.open.push(Open::new(Kind::Switch { blocks, has_part: false, has_default: false }));
                switch::dispatch(func, &op, &mut self.parts, &mut self.ops);
            }
            Opcode::BreakTable => {
                func.values(&op).iter().for_each(|&depth| self.leave(depth as u32));
                let Walk { targets, parts, .. } = self;
                let depths = func.values(&op).iter().map(|&depth| targets.depth_of(depth as u32));
                parts.find_table(depths, self.min_table);
                switch::search(func, &op, &mut self.parts, &mut self.ops);
                self.dead = true;
            }
            Opcode::Case | Opcode::Default => {
                if let Some(Open { kind: Kind::Switch { blocks, has_part, has_default }, is_left }) =
                    self.open.last_mut()
                {
                    // The part before jumps to the end of the outermost block.
                    if core::mem::replace(has_part, true) && !was_dead {
                        self.ops.push(Op::marker(Opcode::Break).with_imm((*blocks).into()));
                        *is_left = true;
                    }
                    *blocks -= 1;
                    self.targets.n_open -= 1;
                    *has_default |= op.code == Opcode::Default;
                }
                self.ops.push(Op::marker(Opcode::EndBlock));
            }
            Opcode::EndSwitch => {
                if let Some(Open { kind: Kind::Switch { blocks, has_default, .. }, is_left }) = self.open.pop() {
                    self.targets.n_open -= blocks;
                    if blocks == 1 {
                        self.ops.push(Op::marker(Opcode::EndBlock));
                    }
                    self.dead = was_dead && !is_left && has_default;
                }
            }
            Opcode::BreakIf | Opcode::ContinueIf | Opcode::Break | Opcode::Continue => {
                if matches!(op.code, Opcode::BreakIf | Opcode::Break) {
                    self.leave(op.depth());
                }
                self.ops.push(self.renumbered(op));
                self.dead = matches!(op.code, Opcode::Break | Opcode::Continue);
            }
            Opcode::Return | Opcode::ReturnCall | Opcode::ReturnCallIndirect => {
                // An arm that ends with a rare return is rare.
                if op.flags.has(OpFlags::UNLIKELY)
                    && let Some(&mut Kind::If { test: Some(test), .. }) = self.innermost()
                    && !self.ops[test].flags.has(OpFlags::LIKELY)
                {
                    self.ops[test].flags = self.ops[test].flags.or(OpFlags::UNLIKELY);
                }
                self.ops.push(op);
                self.dead = true;
            }
            _ => self.ops.push(op),
        }
        if self.ops.len() > first {
            self.locate(func, at);
        }
    }

    /// Gives the operations without a location that of operation `at`.
    fn locate(&mut self, func: &Function, at: usize) {
        if self.with_locs {
            self.locs.resize(self.ops.len(), func.locs[at]);
        }
    }

    /// Whether an operation after unreachable code is reachable again.
    fn revives(&mut self, op: &Op) -> bool {
        if op.code.opens_region() {
            self.dead_depth += 1;
            return false;
        }
        if self.dead_depth > 0 {
            self.dead_depth -= u32::from(op.code.closes_region());
            return false;
        }
        match op.code {
            Opcode::Then | Opcode::Do => {
                // This condition does not open its `if`, so that has no `endif`. The later conditions of the chain are
                // dropped together with their `elif`.
                if !core::mem::replace(&mut self.no_condition, true)
                    && op.code == Opcode::Then
                    && let Some(Kind::If { ends, .. }) = self.innermost()
                {
                    *ends -= 1;
                }
                return false;
            }
            Opcode::Elif | Opcode::Else if self.no_condition => return false,
            Opcode::Elif | Opcode::Else | Opcode::Case | Opcode::Default => {}
            code if code.closes_region() => {}
            _ => return false,
        }
        self.dead = false;
        self.no_condition = false;
        true
    }

    fn innermost(&mut self) -> Option<&mut Kind> {
        self.open.last_mut().map(|region| &mut region.kind)
    }

    /// Notes a jump to the end of the loop or block at a depth.
    fn leave(&mut self, depth: u32) {
        if let Some((at, _)) = self.targets.find(depth) {
            self.open[at].is_left = true;
        }
    }

    fn open_target(&mut self) {
        self.targets.open(self.open.len());
        self.open.push(Open::new(Kind::Target));
    }

    /// A jump, whose depth counts the blocks of the switches that it leaves.
    fn renumbered(&self, op: Op) -> Op {
        op.with_imm(self.targets.depth_of(op.depth()).into())
    }

    /// Replaces a trailing `if c; break n` (its `endif` is next) by `break_if n c`; likewise `continue`.
    fn fold_jump(&mut self) -> bool {
        let [.., test, jump] = self.ops.as_slice() else { return false };
        let code = match jump.code {
            Opcode::Break => Opcode::BreakIf,
            Opcode::Continue => Opcode::ContinueIf,
            _ => return false,
        };
        if test.code != Opcode::If {
            return false;
        }
        let mut merged = *test;
        merged.code = code;
        merged.imm = jump.imm;
        let len = self.ops.len() - 2;
        self.ops.truncate(len);
        self.ops.push(merged);
        if self.with_locs {
            self.locs.truncate(len + 1);
        }
        true
    }
}
