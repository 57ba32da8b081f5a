//! Structuring: a control-flow graph as nested blocks, loops, branches and switches.
//!
//! In: a body. Out: [`Structured`], a list of [`Step`]s in the order of the code.
//! The method is Ramsey's ("Beyond Relooper", 2022): the code of a node contains the code of the nodes that it dominates.
//! A node with one predecessor is placed where that one jumps to it; a node with several follows a block that jumps to it
//! leave. In addition, what a loop's exits lead to follows the loop, so that loops contain no more than they repeat;
//! and what remains of an `if` whose first arm never ends at its end follows it, so that chains of tests do not nest.
//! Irreducible regions get a dispatcher first (`flow`).
//! Invariants: time is linear but for logarithms; the work is on a stack of tasks, so that nothing recurses; every
//! node that the entry reaches occurs once.

mod flow;
mod loops;
mod nest;
#[cfg(test)]
mod tests;

pub(crate) use flow::{Edge, Flow};

use crate::body::Body;
use crate::graph::{Adjacency, Dominators};
use crate::index::Block;
use crate::opcode::Opcode;
use loops::Loops;

/// Maximum number of open blocks, loops, branches and switches around a step.
pub(crate) const MAX_NESTING: usize = 250;

/// From so many nodes after a loop on, those with one predecessor stay inside it: each takes one level of nesting.
const MAX_FOLLOWERS: usize = 40;

/// Number of nodes of an arm from which on its other arm rather jumps than nests it.
const MAX_SHORT: u32 = 4;

/// What a graph has too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// Regions nest too deep.
    Nesting,
    /// Irreducible regions take too many steps.
    Regions,
}

/// A part of the structured code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The instructions of a block but its terminator.
    Code(Block),
    /// What happens on an edge: `phi` copies of its target, and the number for a dispatcher.
    Edge(u32),
    /// Opens a block that [`Step::Break`] leaves.
    Block,
    /// Closes it.
    EndBlock,
    /// Opens a loop.
    Loop,
    /// Closes it: starts the next iteration.
    EndLoop,
    /// Opens the code for a node's condition, or its negation.
    If {
        /// The block that ends with the condition.
        node: Block,
        /// Whether the code runs if the condition is false.
        negated: bool,
    },
    /// Opens the code for the other case.
    Else,
    /// Closes an `if`.
    EndIf,
    /// Opens a node's switch.
    Switch(Block),
    /// Opens the code of these cases, a range of [`Structured::cases`].
    Case(u32, u32),
    /// Opens the code of all other values.
    Default,
    /// Closes a switch.
    EndSwitch,
    /// Leaves this many blocks and loops.
    Break(u32),
    /// Leaves this many blocks and loops if a node's condition is true, or false.
    BreakIf {
        /// How many.
        depth: u32,
        /// The block that ends with the condition.
        node: Block,
        /// Whether it jumps if the condition is false.
        negated: bool,
    },
    /// Starts the next iteration of a loop.
    Continue(u32),
    /// Starts the next iteration of a loop if a node's condition is true, or false.
    ContinueIf {
        /// How many blocks and loops are left, and the loop itself.
        depth: u32,
        /// The block that ends with the condition.
        node: Block,
        /// Whether it jumps if the condition is false.
        negated: bool,
    },
    /// The terminator of a block that leaves the function.
    Exit(Block),
}

/// The code of a function in order.
#[derive(Debug)]
pub(crate) struct Structured {
    pub(crate) steps: Vec<Step>,
    /// Positions among the successors of a switch.
    pub(crate) cases: Vec<u32>,
    pub(crate) flow: Flow,
}

impl Structured {
    /// Structures a body, whose blocks have these dominators.
    pub(crate) fn of(body: &Body, dominators: Dominators) -> Result<Structured, Limit> {
        let has_phis =
            |block: Block| body.insts_of(block).next().is_some_and(|inst| body.inst(inst).opcode == Opcode::Phi);
        let shape = |block: Block| {
            let terminator = body.terminator(block);
            match body.inst(terminator).opcode {
                Opcode::Br if body.operands(terminator).len() == 1 => Shape::Jump,
                Opcode::Br => Shape::Branch,
                Opcode::Switch => Shape::Switch,
                Opcode::IndirectBr => Shape::Indirect,
                // Whether it returned.
                Opcode::Invoke => Shape::Branch,
                Opcode::Unreachable if body.insts_of(block).len() == 1 => Shape::Unreachable,
                Opcode::Unreachable => Shape::Failed,
                _ => Shape::Exit,
            }
        };
        Structured::of_flow(Flow::of(body, dominators)?, shape, has_phis)
    }

    /// By block, whether it is inside a loop.
    pub(crate) fn repeated(&self) -> Vec<bool> {
        let mut repeated = vec![false; self.flow.n_blocks];
        let mut n_loops = 0u32;
        for &step in &self.steps {
            match step {
                Step::Loop => n_loops += 1,
                Step::EndLoop => n_loops -= 1,
                Step::Code(block) => repeated[block.index()] = n_loops > 0,
                _ => {}
            }
        }
        repeated
    }

    /// The deepest nesting of regions.
    pub(crate) fn nesting(&self) -> usize {
        let (mut open, mut deepest) = (0usize, 0);
        for step in &self.steps {
            match step {
                Step::Block | Step::Loop | Step::If { .. } | Step::Switch(_) => open += 1,
                Step::EndBlock | Step::EndLoop | Step::EndIf | Step::EndSwitch => open -= 1,
                _ => {}
            }
            deepest = deepest.max(open);
        }
        deepest
    }

    /// Structures a graph, whose nodes have these shapes.
    pub(crate) fn of_flow(
        flow: Flow,
        shape: impl Fn(Block) -> Shape,
        has_phis: impl Fn(Block) -> bool,
    ) -> Result<Structured, Limit> {
        let numbers = flow::numbers(&flow.dominators, flow.n_nodes());
        let loops = Loops::of(&flow, &numbers);
        let shapes = (0..flow.n_nodes()).map(Block::new).map(|node| match node.index() < flow.n_blocks {
            true => shape(node),
            false => Shape::Indirect,
        });
        let shapes: Vec<Shape> = shapes.collect();
        let has_phis: Vec<bool> = (0..flow.n_blocks).map(Block::new).map(has_phis).collect();
        let places = Places::of(&flow, &numbers, &loops, &shapes);
        let mut structurer = Structurer {
            flow: &flow,
            numbers: &numbers,
            loops: &loops,
            shapes: &shapes,
            has_phis: &has_phis,
            places: &places,
            tasks: Vec::new(),
            marks: Vec::new(),
            cases: Vec::new(),
            n_breaks: vec![0; flow.n_nodes()],
        };
        structurer.run();
        let Structurer { marks, cases, n_breaks, .. } = structurer;
        let steps = nest::resolve(&marks, &n_breaks, &loops)?;
        Ok(Structured { steps, cases, flow })
    }
}

/// How a node ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// With one successor.
    Jump,
    /// With a condition; the first successor is that of true.
    Branch,
    /// With a number; the first successor is that of all numbers that are not listed.
    Switch,
    /// With a number that is listed.
    Indirect,
    /// With nothing, and has no other code.
    Unreachable,
    /// With nothing, after code that does not end: a call that reports a failure.
    Failed,
    /// With nothing.
    Exit,
}

impl Shape {
    /// Whether it leaves the function.
    fn leaves(self) -> bool {
        matches!(self, Shape::Unreachable | Shape::Failed | Shape::Exit)
    }
}

/// A step with names instead of depths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    /// A step that needs no depth.
    Plain(Step),
    /// Opens a block, which this node follows.
    Block(Block),
    EndBlock(Block),
    /// Opens the loop of this header.
    Loop(Block),
    EndLoop(Block),
    /// Jumps to the node after a block.
    Break(Block),
    BreakIf(Block, Block, bool),
    /// Jumps to the header of a loop.
    Continue(Block),
    ContinueIf(Block, Block, bool),
}

/// How a node is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// Where its predecessor jumps to it.
    Inline,
    /// After a block.
    AfterBlock,
}

/// Where nodes are placed.
struct Places {
    places: Vec<Place>,
    /// By node, the nodes that follow blocks around its code, in order.
    merges: Adjacency,
    /// By header, the nodes that follow blocks around its loop, in order.
    followers: Adjacency,
}

impl Places {
    fn of(flow: &Flow, numbers: &[u32], loops: &Loops, shapes: &[Shape]) -> Places {
        let n_nodes = flow.n_nodes();
        let mut n_forward = vec![0u32; n_nodes];
        let mut last = vec![None; n_nodes];
        for &from in flow.dominators.order() {
            for edge in flow.edges_of(from) {
                let edge = &flow.edges[edge as usize];
                let to = edge.to.index();
                // A predecessor counts once, unless its edges lead to different entries of a dispatcher.
                let source = Some((from, edge.through));
                if numbers[to] > numbers[from.index()] && last[to] != source {
                    last[to] = source;
                    n_forward[to] += 1;
                }
            }
        }
        let mut places = vec![Place::Inline; n_nodes];
        let (mut merges, mut followers) = (Vec::new(), Vec::new());
        let order = flow.dominators.order();
        let mut n_candidates = vec![0u32; n_nodes];
        let mut left = vec![None; n_nodes];
        for &node in order {
            let Some(parent) = flow.dominators.parent(node) else { continue };
            left[node.index()] = outermost_left(loops, parent, node);
            if let Some(header) = left[node.index()] {
                n_candidates[header.index()] += 1;
            }
        }
        for &node in order {
            let Some(parent) = flow.dominators.parent(node) else { continue };
            let is_merge = n_forward[node.index()] > 1;
            let is_short = shapes[node.index()].leaves();
            match left[node.index()] {
                Some(header) if is_merge || (!is_short && n_candidates[header.index()] as usize <= MAX_FOLLOWERS) => {
                    followers.push((header, node));
                    places[node.index()] = Place::AfterBlock;
                }
                _ if is_merge => {
                    merges.push((parent, node));
                    places[node.index()] = Place::AfterBlock;
                }
                _ => {}
            }
        }
        Places { places, merges: Adjacency::of(n_nodes, &merges), followers: Adjacency::of(n_nodes, &followers) }
    }
}

/// The outermost loop that contains the first node and not the second.
fn outermost_left(loops: &Loops, first: Block, second: Block) -> Option<Block> {
    let mut left = None;
    let mut at = loops.of_node(first);
    // A header's chain contains the header itself.
    let contains = |header: Block| {
        let mut inner = loops.of_node(second);
        while let Some(other) = inner {
            if other == header {
                return true;
            }
            inner = loops.around(other);
        }
        false
    };
    while let Some(header) = at {
        if contains(header) {
            break;
        }
        left = Some(header);
        at = loops.around(header);
    }
    left
}

/// The node that follows if a piece of code ends without a jump.
type Fall = Option<Block>;

enum Task {
    /// A node with all that it dominates.
    Tree(Block, Fall),
    /// The code of a node.
    Code(Block, Fall),
    /// An edge, and its target if it is placed there.
    Edge(u32, Fall),
    Mark(Mark),
}

struct Structurer<'a> {
    flow: &'a Flow,
    numbers: &'a [u32],
    loops: &'a Loops,
    shapes: &'a [Shape],
    has_phis: &'a [bool],
    places: &'a Places,
    /// What is left to do, the next one last.
    tasks: Vec<Task>,
    marks: Vec<Mark>,
    cases: Vec<u32>,
    /// By node, the number of jumps to the end of the block before it.
    n_breaks: Vec<u32>,
}

/// What an edge does.
enum Jump {
    /// Nothing: the target follows.
    Falls,
    /// Leaves blocks.
    Break(Block),
    /// Starts the next iteration.
    Continue(Block),
    /// Its target is placed here.
    Inline(Block),
}

impl Structurer<'_> {
    fn run(&mut self) {
        if self.flow.n_nodes() > 0 {
            self.tasks.push(Task::Tree(Block::new(0), None));
        }
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Tree(node, fall) => self.tree(node, fall),
                Task::Code(node, fall) => self.code(node, fall),
                Task::Edge(edge, fall) => self.edge(edge, fall),
                Task::Mark(mark) => self.mark(mark),
            }
        }
    }

    fn mark(&mut self, mark: Mark) {
        if let Mark::Break(node) | Mark::BreakIf(node, ..) = mark {
            self.n_breaks[node.index()] += 1;
        }
        self.marks.push(mark);
    }

    /// Schedules tasks in this order.
    fn schedule(&mut self, tasks: impl IntoIterator<Item = Task, IntoIter: DoubleEndedIterator>) {
        self.tasks.extend(tasks.into_iter().rev());
    }

    fn tree(&mut self, node: Block, fall: Fall) {
        let places = self.places;
        let (followers, merges) = (places.followers.of_block(node), places.merges.of_block(node));
        let is_loop = self.loops.is_header(node);
        if merges.is_empty() && followers.is_empty() && !is_loop {
            return self.code(node, fall);
        }
        let tasks = &mut self.tasks;
        let first = tasks.len();
        tasks.extend(followers.iter().rev().map(|&after| Task::Mark(Mark::Block(after))));
        let body_fall = if is_loop { Some(node) } else { fall };
        if is_loop {
            tasks.push(Task::Mark(Mark::Loop(node)));
        }
        tasks.extend(merges.iter().rev().map(|&after| Task::Mark(Mark::Block(after))));
        tasks.push(Task::Code(node, merges.first().copied().or(body_fall)));
        for (at, &after) in merges.iter().enumerate() {
            tasks.push(Task::Mark(Mark::EndBlock(after)));
            tasks.push(Task::Tree(after, merges.get(at + 1).copied().or(body_fall)));
        }
        if is_loop {
            tasks.push(Task::Mark(Mark::EndLoop(node)));
        }
        for (at, &after) in followers.iter().enumerate() {
            tasks.push(Task::Mark(Mark::EndBlock(after)));
            tasks.push(Task::Tree(after, followers.get(at + 1).copied().or(fall)));
        }
        // The next task is the last one.
        tasks[first..].reverse();
    }

    fn jump(&self, edge: u32, fall: Fall) -> Jump {
        match fall {
            Some(to) if self.flow.edges[edge as usize].to == to => Jump::Falls,
            _ => self.leave(edge),
        }
    }

    /// What an edge does if its target does not follow.
    fn leave(&self, edge: u32) -> Jump {
        let edge = &self.flow.edges[edge as usize];
        let to = edge.to;
        if self.numbers[to.index()] <= self.numbers[edge.from.index()] {
            Jump::Continue(to)
        } else if self.places.places[to.index()] == Place::AfterBlock {
            Jump::Break(to)
        } else {
            Jump::Inline(to)
        }
    }

    /// Whether something happens on an edge besides the jump.
    fn has_step(&self, edge: u32) -> bool {
        let edge = &self.flow.edges[edge as usize];
        edge.through.is_some() || (edge.from.index() < self.flow.n_blocks && self.has_phis[edge.target().index()])
    }

    /// Whether an edge leads to code that is placed there and is long.
    fn is_long(&self, edge: u32, fall: Fall) -> bool {
        match self.jump(edge, fall) {
            Jump::Inline(to) => self.flow.dominators.n_dominated(to) > MAX_SHORT,
            _ => false,
        }
    }

    fn edge(&mut self, edge: u32, fall: Fall) {
        if self.has_step(edge) {
            self.mark(Mark::Plain(Step::Edge(edge)));
        }
        match self.jump(edge, fall) {
            Jump::Falls => {}
            Jump::Break(to) => self.mark(Mark::Break(to)),
            Jump::Continue(to) => self.mark(Mark::Continue(to)),
            Jump::Inline(to) => self.tasks.push(Task::Tree(to, fall)),
        }
    }

    fn code(&mut self, node: Block, fall: Fall) {
        if node.index() < self.flow.n_blocks {
            self.mark(Mark::Plain(Step::Code(node)));
        }
        let first = self.flow.edges_of(node).start;
        let target = |edge: u32| self.flow.edges[edge as usize].to;
        match self.shapes[node.index()] {
            Shape::Unreachable | Shape::Failed | Shape::Exit => self.mark(Mark::Plain(Step::Exit(node))),
            Shape::Jump => self.edge(first, fall),
            Shape::Branch if target(first) == target(first + 1) && !self.differ(first, first + 1) => {
                self.edge(first, fall);
            }
            Shape::Branch => self.branch(node, first, first + 1, fall),
            Shape::Switch | Shape::Indirect => self.switch(node, fall),
        }
    }

    /// Whether edges to the same node lead to different entries of a dispatcher.
    fn differ(&self, first: u32, second: u32) -> bool {
        self.flow.edges[first as usize].through != self.flow.edges[second as usize].through
    }

    fn branch(&mut self, node: Block, on_true: u32, on_false: u32, fall: Fall) {
        // A jump without copies needs no region.
        for (edge, other, negated) in [(on_true, on_false, false), (on_false, on_true, true)] {
            if self.has_step(edge) {
                continue;
            }
            let jump = if self.is_long(other, fall) { self.leave(edge) } else { self.jump(edge, fall) };
            match jump {
                Jump::Break(to) => {
                    self.mark(Mark::BreakIf(to, node, negated));
                    return self.tasks.push(Task::Edge(other, fall));
                }
                Jump::Continue(to) => {
                    self.mark(Mark::ContinueIf(to, node, negated));
                    return self.tasks.push(Task::Edge(other, fall));
                }
                Jump::Falls => {
                    self.mark(Mark::Plain(Step::If { node, negated: !negated }));
                    let end = Task::Mark(Mark::Plain(Step::EndIf));
                    return self.schedule([Task::Edge(other, fall), end]);
                }
                Jump::Inline(_) => {}
            }
        }
        // An arm that ends with a jump goes first: the other one follows without nesting.
        let ends = |edge: u32| match self.jump(edge, fall) {
            Jump::Break(_) | Jump::Continue(_) => 1,
            Jump::Falls => 0,
            // What fails is rare: code layout moves it away, if it is first.
            Jump::Inline(to) if self.shapes[to.index()] == Shape::Failed => 2,
            Jump::Inline(to) => i32::from(self.shapes[to.index()].leaves()),
        };
        let falls = |edge: u32| matches!(self.jump(edge, fall), Jump::Falls);
        // What falls through to the end of long code leaves it instead.
        let (leaves, is_left) = match (self.is_long(on_false, fall), self.is_long(on_true, fall)) {
            (true, false) if falls(on_true) => (true, false),
            (false, true) if falls(on_false) => (true, true),
            _ => (false, false),
        };
        let negated = if leaves { is_left } else { ends(on_false) > ends(on_true) };
        let (first, second) = if negated { (on_false, on_true) } else { (on_true, on_false) };
        self.mark(Mark::Plain(Step::If { node, negated }));
        self.schedule([
            Task::Edge(first, if leaves { None } else { fall }),
            Task::Mark(Mark::Plain(Step::Else)),
            Task::Edge(second, fall),
            Task::Mark(Mark::Plain(Step::EndIf)),
        ]);
    }

    fn switch(&mut self, node: Block, fall: Fall) {
        let edges: Vec<u32> = self.flow.edges_of(node).collect();
        // Groups of positions with the same target, in the order of their first positions.
        let key = |position: usize| {
            let edge = &self.flow.edges[edges[position] as usize];
            (edge.to, edge.through.map_or(u32::MAX, |(_, number)| number))
        };
        let mut positions: Vec<usize> = (0..edges.len()).collect();
        positions.sort_by_key(|&position| (key(position), position));
        let mut groups: Vec<&[usize]> = positions.chunk_by(|&a, &b| key(a) == key(b)).collect();
        groups.sort_by_key(|group| group[0]);
        let is_unreachable =
            |group: &&[usize]| self.shapes[self.flow.edges[edges[group[0]] as usize].to.index()] == Shape::Unreachable;
        let (has_default, is_impossible) = match self.shapes[node.index()] {
            Shape::Switch => (true, groups.first().is_some_and(is_unreachable)),
            _ => (false, false),
        };
        // If no other number can occur, the last group need not be tested.
        let mut others = groups.clone();
        let default = match (has_default, is_impossible && groups.len() > 1) {
            (true, false) => others.remove(0),
            (true, true) => {
                others.remove(0);
                others.pop().unwrap_or(groups[0])
            }
            (false, _) => others.pop().unwrap_or(&[]),
        };
        let Some(&default) = default.first() else {
            return self.mark(Mark::Plain(Step::Exit(node)));
        };
        if others.is_empty() {
            return self.tasks.push(Task::Edge(edges[default], fall));
        }
        let mut tasks = vec![Task::Mark(Mark::Plain(Step::Switch(node)))];
        for group in others {
            let first = self.cases.len() as u32;
            self.cases.extend(group.iter().map(|&position| position as u32));
            let case = Step::Case(first, self.cases.len() as u32 - first);
            tasks.push(Task::Mark(Mark::Plain(case)));
            tasks.push(Task::Edge(edges[group[0]], fall));
        }
        let is_empty = matches!(self.jump(edges[default], fall), Jump::Falls) && !self.has_step(edges[default]);
        if !is_empty {
            tasks.push(Task::Mark(Mark::Plain(Step::Default)));
            tasks.push(Task::Edge(edges[default], fall));
        }
        tasks.push(Task::Mark(Mark::Plain(Step::EndSwitch)));
        self.schedule(tasks);
    }
}
