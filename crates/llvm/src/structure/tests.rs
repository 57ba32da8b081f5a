//! Structured code runs like the graph that it comes from.

use super::flow::{Edge, Flow};
use super::{Shape, Step, Structured};
use crate::index::Block;

/// A small generator of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// The shapes and successors of the blocks of a graph.
struct Graph {
    shapes: Vec<Shape>,
    successors: Vec<Vec<usize>>,
    /// Whether edges into a block have copies.
    has_phis: Vec<bool>,
}

impl Graph {
    fn random(random: &mut Random, n: usize) -> Graph {
        let mut graph = Graph { shapes: Vec::new(), successors: Vec::new(), has_phis: Vec::new() };
        for at in 0..n {
            // No edge leads to the entry; most lead to a neighbour, so that there are loops and joins.
            let target = |random: &mut Random| match random.below(3) {
                0 => 1 + random.below(n.max(2) - 1),
                _ => (at + random.below(5)).saturating_sub(1).clamp(1, n.max(2) - 1),
            };
            let (shape, n_successors) = match random.below(8) {
                _ if n == 1 => (Shape::Exit, 0),
                0 => ([Shape::Exit, Shape::Failed, Shape::Unreachable][random.below(3)], 0),
                1 | 2 => (Shape::Jump, 1),
                3 => (Shape::Switch, 1 + random.below(5)),
                4 if random.below(4) == 0 => (Shape::Indirect, 1 + random.below(4)),
                _ => (Shape::Branch, 2),
            };
            graph.shapes.push(shape);
            graph.successors.push((0..n_successors).map(|_| target(random)).collect());
            graph.has_phis.push(random.below(2) == 0);
        }
        graph
    }

    fn flow(&self) -> Flow {
        let mut edges = Vec::new();
        for (from, successors) in self.successors.iter().enumerate() {
            let edge = |&to: &usize| Edge { from: Block::new(from), to: Block::new(to), through: None };
            edges.extend(successors.iter().map(edge));
        }
        Flow::from_edges(self.shapes.len(), edges).expect("within the limits")
    }
}

/// The position of the successor that the walk takes: a function of the step's number and the block.
fn choice(graph: &Graph, seed: u64, step: usize, block: usize) -> usize {
    let mixed = (seed ^ (step as u64) << 20 ^ block as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let successors = &graph.successors[block];
    // The default of a switch that leads to what is unreachable has no code, as other cases that lead there.
    let is_impossible = |to: usize| {
        graph.shapes[block] == Shape::Switch && graph.shapes[to] == Shape::Unreachable && to == successors[0]
    };
    let possible: Vec<usize> = (0..successors.len()).filter(|&at| !is_impossible(successors[at])).collect();
    match possible.len() {
        0 => (mixed >> 33) as usize % successors.len(),
        n => possible[(mixed >> 33) as usize % n],
    }
}

const MAX_STEPS: usize = 200;

/// Blocks that a walk visits, and the edges with copies that it takes, as pairs.
fn walk_graph(graph: &Graph, seed: u64) -> Vec<(usize, usize)> {
    let (mut at, mut trace) = (0, Vec::new());
    for step in 0..MAX_STEPS {
        trace.push((at, usize::MAX));
        let successors = &graph.successors[at];
        if successors.is_empty() {
            break;
        }
        let next = successors[choice(graph, seed, step, at)];
        if graph.has_phis[next] {
            trace.push((at, next));
        }
        at = next;
    }
    trace
}

/// The same walk over the structured code.
fn walk_steps(graph: &Graph, structured: &Structured, seed: u64) -> Vec<(usize, usize)> {
    let steps = &structured.steps;
    let mut trace = Vec::new();
    let (mut at, mut n_visited) = (0usize, 0);
    let mut chosen = 0; // the position of the successor that the last block chose
    let mut variable = 0; // of a dispatcher; one suffices, for it is read before the next is written
    loop {
        assert!(at < steps.len(), "the code ends without an exit");
        match steps[at] {
            Step::Code(block) => {
                if n_visited == MAX_STEPS {
                    return trace;
                }
                trace.push((block.index(), usize::MAX));
                let n = graph.successors[block.index()].len();
                chosen = if n == 0 { 0 } else { choice(graph, seed, n_visited, block.index()) };
                n_visited += 1;
            }
            Step::Edge(edge) => {
                let edge = structured.flow.edges[edge as usize];
                if let Some((_, number)) = edge.through {
                    variable = number as usize;
                }
                if graph.has_phis[edge.target().index()] {
                    trace.push((edge.from.index(), edge.target().index()));
                }
            }
            Step::If { negated, .. } if (chosen == 0) == negated => {
                at = matching(steps, at, &[Step::Else, Step::EndIf]);
            }
            Step::Else => at = matching(steps, at, &[Step::EndIf]),
            Step::Switch(node) => {
                let value = if node.index() < graph.shapes.len() { chosen } else { variable };
                let mut place = at + 1;
                loop {
                    match steps[place] {
                        Step::Case(first, n) => {
                            let cases = &structured.cases[first as usize..][..n as usize];
                            if cases.contains(&(value as u32)) {
                                break;
                            }
                        }
                        Step::Default | Step::EndSwitch => break,
                        _ => panic!("not a case"),
                    }
                    place = next_case(steps, place);
                }
                at = place;
            }
            Step::Case(..) | Step::Default => {
                // The end of the case before.
                while !matches!(steps[at], Step::EndSwitch) {
                    at = next_case(steps, at);
                }
            }
            Step::Break(depth) => at = target(steps, at, depth, true),
            Step::BreakIf { depth, negated, .. } if (chosen == 0) != negated => at = target(steps, at, depth, true),
            Step::Continue(depth) => at = target(steps, at, depth, false),
            Step::ContinueIf { depth, negated, .. } if (chosen == 0) != negated => {
                at = target(steps, at, depth, false);
            }
            Step::EndLoop => at = opener(steps, at),
            Step::Exit(_) => return trace,
            _ => {}
        }
        at += 1;
    }
}

fn opens(step: Step) -> bool {
    matches!(step, Step::Block | Step::Loop | Step::If { .. } | Step::Switch(_))
}

fn closes(step: Step) -> bool {
    matches!(step, Step::EndBlock | Step::EndLoop | Step::EndIf | Step::EndSwitch)
}

/// The first of some steps after a step, in the same region.
fn matching(steps: &[Step], from: usize, wanted: &[Step]) -> usize {
    let mut depth = 0;
    for (at, &step) in steps.iter().enumerate().skip(from + 1) {
        if depth == 0 && wanted.contains(&step) {
            return at;
        }
        depth += i32::from(opens(step)) - i32::from(closes(step));
    }
    unreachable!()
}

fn next_case(steps: &[Step], from: usize) -> usize {
    let mut depth = 0;
    for (at, &step) in steps.iter().enumerate().skip(from + 1) {
        if depth == 0 && matches!(step, Step::Case(..) | Step::Default | Step::EndSwitch) {
            return at;
        }
        depth += i32::from(opens(step)) - i32::from(closes(step));
    }
    unreachable!()
}

/// The step that opens the region of a step that closes it.
fn opener(steps: &[Step], from: usize) -> usize {
    let mut depth = 0;
    for at in (0..from).rev() {
        if depth == 0 && opens(steps[at]) {
            return at;
        }
        depth += i32::from(closes(steps[at])) - i32::from(opens(steps[at]));
    }
    unreachable!()
}

/// The end of the n-th region that can be left, or its start.
fn target(steps: &[Step], from: usize, n: u32, end: bool) -> usize {
    let (mut depth, mut left) = (0, n);
    for at in (0..from).rev() {
        if depth == 0 && opens(steps[at]) {
            let is_target = matches!(steps[at], Step::Block | Step::Loop);
            left -= u32::from(is_target);
            if left == 0 && is_target {
                if !end {
                    assert_eq!(steps[at], Step::Loop, "the next iteration of a block");
                    return at;
                }
                let wanted = if steps[at] == Step::Loop { Step::EndLoop } else { Step::EndBlock };
                return matching(steps, at, &[wanted]);
            }
            continue;
        }
        depth += i32::from(closes(steps[at])) - i32::from(opens(steps[at]));
    }
    panic!("no such region")
}

#[test]
fn structured_code_runs_like_its_graph() {
    let mut random = Random(0x0dd_b1a5_ed5e_ed01);
    let (mut n_dispatchers, mut n_switches, mut n_blocks) = (0, 0, 0);
    for _ in 0..6000 {
        let n = 1 + random.below(12);
        let graph = Graph::random(&mut random, n);
        let structured = Structured::of_flow(
            graph.flow(),
            |block| graph.shapes[block.index()],
            |block| graph.has_phis[block.index()],
        )
        .expect("within the limits");
        n_dispatchers += structured.flow.n_nodes() - n;
        n_switches += structured.steps.iter().filter(|step| matches!(step, Step::Switch(_))).count();
        n_blocks += structured.steps.iter().filter(|step| matches!(step, Step::Block)).count();
        let is_kept = |node: Block| node.index() < n && graph.shapes[node.index()] != Shape::Unreachable;
        let codes = structured.steps.iter().filter(|step| matches!(step, Step::Code(node) if is_kept(*node))).count();
        assert_eq!(codes, structured.flow.dominators.order().iter().filter(|&&node| is_kept(node)).count());
        for seed in 0..12 {
            let (want, got) = (walk_graph(&graph, seed), walk_steps(&graph, &structured, seed));
            assert_eq!(got, want, "{:?} {:?}\n{:#?}", graph.shapes, graph.successors, structured.steps);
        }
    }
    assert!(n_dispatchers > 300 && n_switches > 1000 && n_blocks > 1000, "{n_dispatchers} {n_switches} {n_blocks}");
}

#[test]
fn long_chains_do_not_nest() {
    // Tests one after the other, each of which may leave the function or jump to one end.
    let n = 60_000;
    let mut graph = Graph { shapes: Vec::new(), successors: Vec::new(), has_phis: Vec::new() };
    for at in 0..n {
        let (shape, successors) = match at % 3 {
            0 => (Shape::Branch, vec![at + 1, at + 2]),
            1 => (Shape::Exit, vec![]),
            _ => (Shape::Branch, vec![n, at + 1]),
        };
        graph.shapes.push(shape);
        graph.successors.push(successors);
        graph.has_phis.push(at % 7 == 0);
    }
    graph.shapes.push(Shape::Exit);
    graph.successors.push(vec![]);
    graph.has_phis.push(true);
    let structured =
        Structured::of_flow(graph.flow(), |block| graph.shapes[block.index()], |block| graph.has_phis[block.index()]);
    let structured = structured.expect("nothing nests");
    let n_blocks = structured.steps.iter().filter(|step| matches!(step, Step::Block)).count();
    assert_eq!(n_blocks, 1);
}

#[test]
fn loops_contain_what_they_repeat() {
    // 0 -> 1 (header) -> 2 (body) -> 1, and 1 -> 3 (header) -> 4 -> 3, and 3 -> 5.
    let graph = Graph {
        shapes: vec![Shape::Jump, Shape::Branch, Shape::Jump, Shape::Branch, Shape::Jump, Shape::Exit],
        successors: vec![vec![1], vec![2, 3], vec![1], vec![4, 5], vec![3], vec![]],
        has_phis: vec![false; 6],
    };
    let structured = Structured::of_flow(graph.flow(), |block| graph.shapes[block.index()], |_| false).unwrap();
    let code = |at: usize| Step::Code(Block::new(at));
    let left = |node: usize| Step::BreakIf { depth: 1, node: Block::new(node), negated: true };
    let want = [
        code(0),
        Step::Loop,
        code(1),
        left(1),
        code(2),
        Step::EndLoop,
        Step::Loop,
        code(3),
        // The exit leaves the function: it may be inside.
        Step::If { node: Block::new(3), negated: true },
        code(5),
        Step::Exit(Block::new(5)),
        Step::EndIf,
        code(4),
        Step::EndLoop,
    ];
    assert_eq!(structured.steps, want);
}

#[test]
fn what_is_unreachable_does_not_follow_a_loop() {
    // The defaults of both switches of the loop lead to one block that is unreachable; what it leaves to is another one.
    let graph = Graph {
        shapes: vec![
            Shape::Jump,
            Shape::Branch,
            Shape::Switch,
            Shape::Switch,
            Shape::Branch,
            Shape::Jump,
            Shape::Exit,
            Shape::Unreachable,
        ],
        successors: vec![vec![1], vec![4, 2], vec![7, 3], vec![7, 4], vec![5, 1], vec![6], vec![], vec![]],
        has_phis: vec![false; 8],
    };
    let structured = Structured::of_flow(graph.flow(), |block| graph.shapes[block.index()], |_| false).unwrap();
    for seed in 0..12 {
        let (want, got) = (walk_graph(&graph, seed), walk_steps(&graph, &structured, seed));
        assert_eq!(got, want, "{:#?}", structured.steps);
    }
}
