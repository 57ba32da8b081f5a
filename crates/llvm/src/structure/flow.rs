//! The graph that is structured: edges as a list, and a dispatcher for each irreducible region.
//!
//! In: a body. Out: [`Flow`], whose loops have one entry each.
//! A region with several entries gets a *dispatcher*: a node to which all edges into the entries lead. Each sets the
//! region's variable to the number of the entry, and the dispatcher switches on it. Nothing is duplicated.
//! Invariants: time is linear in the edges for each level of nested regions; nothing recurses; work is limited.

use super::Limit;
use crate::body::Body;
use crate::graph::{Dominators, Graph};
use crate::index::Block;
use core::ops::Range;

/// An edge of the graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Edge {
    pub(crate) from: Block,
    pub(crate) to: Block,
    /// The entry that it leads to by way of a dispatcher, and the entry's number.
    pub(crate) through: Option<(Block, u32)>,
}

impl Edge {
    /// The block of the function that it leads to.
    pub(crate) fn target(&self) -> Block {
        self.through.map_or(self.to, |(entry, _)| entry)
    }
}

/// A graph whose first nodes are the blocks of a function, followed by dispatchers.
#[derive(Debug)]
pub(crate) struct Flow {
    pub(crate) n_blocks: usize,
    /// All edges, by the node from which they lead, in the order of the terminator's operands.
    pub(crate) edges: Vec<Edge>,
    /// By node, its first edge; one more than there are nodes.
    first_edges: Vec<u32>,
    pub(crate) dominators: Dominators,
}

impl Flow {
    /// The flow of a body, whose blocks have these dominators.
    pub(crate) fn of(body: &Body, dominators: Dominators) -> Result<Flow, Limit> {
        let n_blocks = body.blocks().len();
        let mut edges = Vec::with_capacity(2 * n_blocks);
        for from in body.blocks() {
            edges.extend(body.successors(from).map(|to| Edge { from, to, through: None }));
        }
        Flow::with_dominators(n_blocks, edges, dominators)
    }

    /// The flow of these edges, which are in the order of the nodes from which they lead.
    pub(crate) fn from_edges(n_blocks: usize, edges: Vec<Edge>) -> Result<Flow, Limit> {
        let dominators = dominators_of(n_blocks, &edges);
        Flow::with_dominators(n_blocks, edges, dominators)
    }

    fn with_dominators(n_blocks: usize, edges: Vec<Edge>, dominators: Dominators) -> Result<Flow, Limit> {
        let mut first_edges = Vec::with_capacity(n_blocks + 1);
        for (number, edge) in edges.iter().enumerate() {
            while first_edges.len() <= edge.from.index() {
                first_edges.push(number as u32);
            }
        }
        first_edges.resize(n_blocks + 1, edges.len() as u32);
        let mut flow = Flow { n_blocks, edges, first_edges, dominators };
        if !flow.is_reducible() {
            Regions::new(&mut flow).run()?;
            flow.dominators = dominators_of(flow.n_nodes(), &flow.edges);
            assert!(flow.is_reducible(), "a loop has two entries after the insertion of dispatchers");
        }
        Ok(flow)
    }

    /// Number of nodes.
    pub(crate) fn n_nodes(&self) -> usize {
        self.first_edges.len() - 1
    }

    /// The numbers of the edges from a node, in the order of the terminator's operands.
    pub(crate) fn edges_of(&self, node: Block) -> Range<u32> {
        self.first_edges[node.index()]..self.first_edges[node.index() + 1]
    }

    /// Whether every loop has one entry: each edge that goes back in the order leads to a dominator.
    fn is_reducible(&self) -> bool {
        let numbers = numbers(&self.dominators, self.n_nodes());
        self.edges.iter().all(|edge| {
            let (from, to) = (numbers[edge.from.index()], numbers[edge.to.index()]);
            from == u32::MAX || from < to || self.dominators.dominates(edge.to, edge.from)
        })
    }
}

/// The position of each node in the reverse postorder; `u32::MAX` if the entry does not reach it.
pub(crate) fn numbers(dominators: &Dominators, n_nodes: usize) -> Vec<u32> {
    let mut numbers = vec![u32::MAX; n_nodes];
    for (at, block) in dominators.order().iter().enumerate() {
        numbers[block.index()] = at as u32;
    }
    numbers
}

fn dominators_of(n_nodes: usize, edges: &[Edge]) -> Dominators {
    let pairs: Vec<(Block, Block)> = edges.iter().map(|edge| (edge.from, edge.to)).collect();
    Dominators::of(&Graph::from_edges(n_nodes, &pairs))
}

/// Finds strongly connected regions, and inserts dispatchers.
struct Regions<'f> {
    flow: &'f mut Flow,
    /// By node, the edges into it.
    predecessors: Vec<Vec<u32>>,
    /// By node, the number of the set that is searched; nodes of other sets are ignored.
    set: Vec<u32>,
    n_sets: u32,
    /// Steps that may still be done.
    budget: usize,
}

/// Maximum number of nested loops: each level is one more pass over its nodes.
const MAX_LEVELS: usize = 200;

/// The state of Tarjan's search.
#[derive(Default)]
struct Search {
    numbers: Vec<u32>,
    lows: Vec<u32>,
    is_open: Vec<bool>,
    path: Vec<Block>,
    stack: Vec<(Block, usize)>,
    next: u32,
}

impl<'f> Regions<'f> {
    fn new(flow: &'f mut Flow) -> Self {
        let n_nodes = flow.n_nodes();
        let mut predecessors = vec![Vec::new(); n_nodes];
        for (number, edge) in flow.edges.iter().enumerate() {
            if flow.dominators.is_reachable(edge.from) {
                predecessors[edge.to.index()].push(number as u32);
            }
        }
        let budget = (n_nodes + flow.edges.len() + 16) * MAX_LEVELS;
        Regions { flow, predecessors, set: vec![0; n_nodes], n_sets: 0, budget }
    }

    fn run(mut self) -> Result<(), Limit> {
        let mut search = Search::default();
        let mut work: Vec<Vec<Block>> = vec![self.flow.dominators.order().to_vec()];
        while let Some(nodes) = work.pop() {
            self.n_sets += 1;
            for node in &nodes {
                self.set[node.index()] = self.n_sets;
            }
            for region in self.components(&nodes, &mut search)? {
                // A header, or the entries that get a dispatcher: without them the rest is searched for inner loops.
                self.n_sets += 1;
                for node in &region {
                    self.set[node.index()] = self.n_sets;
                }
                let entries: Vec<Block> = region.iter().copied().filter(|&node| self.is_entered(node)).collect();
                let inner: Vec<Block> = if let [header] = entries[..] {
                    region.into_iter().filter(|&node| node != header).collect()
                } else {
                    self.dispatch(&entries);
                    region
                };
                if inner.len() > 1 {
                    work.push(inner);
                }
            }
        }
        Ok(())
    }

    /// Whether an edge leads from outside the current set to a node.
    fn is_entered(&self, node: Block) -> bool {
        let set = self.set[node.index()];
        let from = |&edge: &u32| self.flow.edges[edge as usize].from;
        self.predecessors[node.index()].iter().map(from).any(|from| self.set[from.index()] != set)
    }

    /// Makes all edges to the entries lead to a new node.
    fn dispatch(&mut self, entries: &[Block]) {
        let dispatcher = Block::new(self.flow.n_nodes());
        self.predecessors.push(Vec::new());
        self.set.push(0);
        for (number, &entry) in entries.iter().enumerate() {
            for edge in std::mem::take(&mut self.predecessors[entry.index()]) {
                let data = &mut self.flow.edges[edge as usize];
                data.to = dispatcher;
                data.through = Some((entry, number as u32));
                self.predecessors[dispatcher.index()].push(edge);
            }
            let edge = self.flow.edges.len() as u32;
            self.flow.edges.push(Edge { from: dispatcher, to: entry, through: None });
            self.predecessors[entry.index()].push(edge);
        }
        self.flow.first_edges.push(self.flow.edges.len() as u32);
    }

    /// The strongly connected components of the current set that have a cycle (Tarjan).
    fn components(&mut self, nodes: &[Block], search: &mut Search) -> Result<Vec<Vec<Block>>, Limit> {
        const UNSEEN: u32 = u32::MAX;
        let n_nodes = self.flow.n_nodes();
        search.numbers.resize(n_nodes, UNSEEN);
        search.lows.resize(n_nodes, 0);
        search.is_open.resize(n_nodes, false);
        for node in nodes {
            search.numbers[node.index()] = UNSEEN;
        }
        let set = self.n_sets;
        let mut components = Vec::new();
        search.next = 0;
        for &root in nodes {
            if search.numbers[root.index()] != UNSEEN {
                continue;
            }
            search.stack.push((root, 0));
            while let Some((node, at)) = search.stack.pop() {
                self.budget = self.budget.checked_sub(1).ok_or(Limit::Regions)?;
                let number = node.index();
                if at == 0 {
                    (search.numbers[number], search.lows[number]) = (search.next, search.next);
                    search.next += 1;
                    search.path.push(node);
                    search.is_open[number] = true;
                }
                if let Some(edge) = self.flow.edges_of(node).nth(at) {
                    search.stack.push((node, at + 1));
                    let to = self.flow.edges[edge as usize].to.index();
                    if self.set[to] == set {
                        if search.numbers[to] == UNSEEN {
                            search.stack.push((Block::new(to), 0));
                        } else if search.is_open[to] {
                            search.lows[number] = search.lows[number].min(search.numbers[to]);
                        }
                    }
                    continue;
                }
                if let Some(&(parent, _)) = search.stack.last() {
                    search.lows[parent.index()] = search.lows[parent.index()].min(search.lows[number]);
                }
                if search.lows[number] == search.numbers[number] {
                    let start = search.path.iter().rposition(|&other| other == node).unwrap_or(0);
                    let component = search.path.split_off(start);
                    component.iter().for_each(|node| search.is_open[node.index()] = false);
                    if component.len() > 1 {
                        components.push(component);
                    }
                }
            }
        }
        Ok(components)
    }
}
