//! The control-flow graph of a function, its depth-first order, and its dominators.
//!
//! In: a body, or edges. Out: successors, predecessors, an order, immediate dominators. Invariants: time is linear but for
//! a logarithm (Lengauer and Tarjan with path compression), and nothing recurses, so that graphs of any depth can be
//! read; blocks that the entry does not reach have no number in the order and no dominator.

use crate::body::Body;
use crate::index::Block;

/// A number that means: none.
const NONE: u32 = u32::MAX;

/// Lists of blocks, one for each block, in one array.
#[derive(Clone, Debug)]
pub struct Adjacency {
    first: Vec<u32>,
    blocks: Vec<Block>,
}

impl Adjacency {
    /// The lists of edges that are given as pairs; each list has the order of the pairs.
    pub(crate) fn of(n_blocks: usize, pairs: &[(Block, Block)]) -> Adjacency {
        let mut first = vec![0u32; n_blocks + 1];
        for (from, _) in pairs {
            first[from.index() + 1] += 1;
        }
        for at in 0..n_blocks {
            first[at + 1] += first[at];
        }
        let mut next = first.clone();
        let mut blocks = vec![Block::new(0); pairs.len()];
        for &(from, to) in pairs {
            blocks[next[from.index()] as usize] = to;
            next[from.index()] += 1;
        }
        Adjacency { first, blocks }
    }

    /// The list of a block.
    pub fn of_block(&self, block: Block) -> &[Block] {
        &self.blocks[self.first[block.index()] as usize..self.first[block.index() + 1] as usize]
    }
}

/// A control-flow graph, whose first block is the entry.
#[derive(Clone, Debug)]
pub struct Graph {
    n_blocks: usize,
    successors: Adjacency,
    predecessors: Adjacency,
}

impl Graph {
    /// The graph of a body. A block that is twice the target of a branch is listed twice.
    pub fn of(body: &Body) -> Graph {
        let n_blocks = body.blocks().len();
        let edges: Vec<(Block, Block)> =
            body.blocks().flat_map(|block| body.successors(block).map(move |to| (block, to))).collect();
        Graph::from_edges(n_blocks, &edges)
    }

    /// The graph with these edges.
    pub fn from_edges(n_blocks: usize, edges: &[(Block, Block)]) -> Graph {
        let reversed: Vec<(Block, Block)> = edges.iter().map(|&(from, to)| (to, from)).collect();
        Graph { n_blocks, successors: Adjacency::of(n_blocks, edges), predecessors: Adjacency::of(n_blocks, &reversed) }
    }

    /// Number of blocks.
    pub fn n_blocks(&self) -> usize {
        self.n_blocks
    }

    /// The blocks that may follow a block.
    pub fn successors(&self, block: Block) -> &[Block] {
        self.successors.of_block(block)
    }

    /// The blocks that a block may follow.
    pub fn predecessors(&self, block: Block) -> &[Block] {
        self.predecessors.of_block(block)
    }
}

/// The dominator tree of a graph.
#[derive(Clone, Debug)]
pub struct Dominators {
    parents: Vec<u32>,
    /// First and last number of the blocks that a block dominates, in an order of the tree.
    ranges: Vec<(u32, u32)>,
    order: Vec<Block>,
}

/// The forest of Lengauer and Tarjan: numbers are those of a depth-first search.
struct Forest {
    ancestors: Vec<u32>,
    labels: Vec<u32>,
    semi: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    /// The block with the smallest semidominator between a block and its root.
    fn evaluate(&mut self, block: u32) -> u32 {
        if self.ancestors[block as usize] == NONE {
            return block;
        }
        let mut at = block;
        while self.ancestors[self.ancestors[at as usize] as usize] != NONE {
            self.path.push(at);
            at = self.ancestors[at as usize];
        }
        while let Some(at) = self.path.pop() {
            let ancestor = self.ancestors[at as usize] as usize;
            let (own, above) = (self.labels[at as usize], self.labels[ancestor]);
            if self.semi[above as usize] < self.semi[own as usize] {
                self.labels[at as usize] = above;
            }
            self.ancestors[at as usize] = self.ancestors[ancestor];
        }
        self.labels[block as usize]
    }
}

impl Dominators {
    /// Computes the tree.
    pub fn of(graph: &Graph) -> Dominators {
        let n_blocks = graph.n_blocks();
        // Preorder numbers, and parents in the search.
        let mut numbers = vec![NONE; n_blocks];
        let mut blocks: Vec<Block> = Vec::with_capacity(n_blocks);
        let mut search_parents: Vec<u32> = Vec::with_capacity(n_blocks);
        let mut order = Vec::with_capacity(n_blocks);
        let mut stack: Vec<(Block, u32, usize)> = Vec::new();
        if n_blocks > 0 {
            numbers[0] = 0;
            blocks.push(Block::new(0));
            search_parents.push(NONE);
            stack.push((Block::new(0), 0, 0));
        }
        while let Some((block, number, at)) = stack.last_mut() {
            let Some(&next) = graph.successors(*block).get(*at) else {
                order.push(*block);
                stack.pop();
                continue;
            };
            *at += 1;
            if numbers[next.index()] == NONE {
                let inner = blocks.len() as u32;
                numbers[next.index()] = inner;
                blocks.push(next);
                search_parents.push(*number);
                stack.push((next, inner, 0));
            }
        }
        order.reverse();
        let n = blocks.len();
        let identity: Vec<u32> = (0..n as u32).collect();
        let mut forest =
            Forest { ancestors: vec![NONE; n], labels: identity.clone(), semi: identity, path: Vec::new() };
        let mut dominators = vec![NONE; n];
        // Lists of the blocks with a semidominator, linked through an array.
        let (mut heads, mut links) = (vec![NONE; n], vec![NONE; n]);
        for at in (1..n as u32).rev() {
            for &before in graph.predecessors(blocks[at as usize]) {
                let before = numbers[before.index()];
                if before != NONE {
                    let least = forest.evaluate(before);
                    let semi = forest.semi[least as usize];
                    forest.semi[at as usize] = forest.semi[at as usize].min(semi);
                }
            }
            let semi = forest.semi[at as usize] as usize;
            links[at as usize] = heads[semi];
            heads[semi] = at;
            let parent = search_parents[at as usize];
            forest.ancestors[at as usize] = parent;
            let mut inner = std::mem::replace(&mut heads[parent as usize], NONE);
            while inner != NONE {
                let least = forest.evaluate(inner);
                let is_below = forest.semi[least as usize] < forest.semi[inner as usize];
                dominators[inner as usize] = if is_below { least } else { parent };
                inner = links[inner as usize];
            }
        }
        for at in 1..n {
            if dominators[at] != forest.semi[at] {
                dominators[at] = dominators[dominators[at] as usize];
            }
        }
        let mut parents = vec![NONE; n_blocks];
        for at in 1..n {
            parents[blocks[at].index()] = blocks[dominators[at] as usize].index() as u32;
        }
        Self::number(parents, order)
    }

    /// Numbers the tree, so that dominance is a comparison.
    fn number(parents: Vec<u32>, order: Vec<Block>) -> Dominators {
        let mut sizes = vec![0u32; parents.len()];
        for &block in order.iter().rev() {
            sizes[block.index()] += 1;
            if let Some(parent) = parents.get(parents[block.index()] as usize).map(|_| parents[block.index()]) {
                sizes[parent as usize] += sizes[block.index()];
            }
        }
        let mut ranges = vec![(NONE, 0); parents.len()];
        let mut next = vec![0u32; parents.len()];
        for &block in &order {
            let at = block.index();
            let first = match parents[at] {
                NONE => 0,
                parent => {
                    let first = next[parent as usize];
                    next[parent as usize] += sizes[at];
                    first
                }
            };
            ranges[at] = (first, first + sizes[at] - 1);
            next[at] = first + 1;
        }
        Dominators { parents, ranges, order }
    }

    /// The immediate dominator; none for the entry and for blocks that it does not reach.
    pub fn parent(&self, block: Block) -> Option<Block> {
        let parent = self.parents[block.index()];
        (parent != NONE).then(|| Block::new(parent as usize))
    }

    /// Whether the entry reaches a block.
    pub fn is_reachable(&self, block: Block) -> bool {
        self.ranges[block.index()].0 != NONE
    }

    /// Whether every path from the entry to the second block contains the first; a block dominates itself.
    pub fn dominates(&self, first: Block, second: Block) -> bool {
        let (outer, inner) = (self.ranges[first.index()], self.ranges[second.index()]);
        outer.0 != NONE && inner.0 != NONE && outer.0 <= inner.0 && inner.0 <= outer.1
    }

    /// Number of blocks that a block dominates, itself included.
    pub fn n_dominated(&self, block: Block) -> u32 {
        let (first, last) = self.ranges[block.index()];
        if first == NONE { 0 } else { last - first + 1 }
    }

    /// The blocks that the entry reaches, each after all blocks of a depth-first search that it leads to by forward edges,
    /// reversed: the reverse postorder.
    pub fn order(&self) -> &[Block] {
        &self.order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    /// Whether removing a block cuts another one off.
    fn cuts(graph: &Graph, removed: Block, target: Block) -> bool {
        let mut is_seen = vec![false; graph.n_blocks()];
        let mut stack = vec![Block::new(0)];
        while let Some(block) = stack.pop() {
            if block == removed || std::mem::replace(&mut is_seen[block.index()], true) {
                continue;
            }
            stack.extend(graph.successors(block));
        }
        !is_seen[target.index()]
    }

    #[test]
    fn dominance_is_that_of_paths() {
        let mut random = Random(0x1234_5678_9abc_def1);
        for _ in 0..400 {
            let n = 1 + random.below(14);
            let n_edges = random.below(3 * n);
            let block = |random: &mut Random| Block::new(random.below(n));
            let edges: Vec<(Block, Block)> = (0..n_edges).map(|_| (block(&mut random), block(&mut random))).collect();
            let graph = Graph::from_edges(n, &edges);
            let dominators = Dominators::of(&graph);
            for first in (0..n).map(Block::new) {
                for second in (0..n).map(Block::new) {
                    let is_reached = !cuts(&graph, Block::new(n), second); // no block is removed
                    assert_eq!(dominators.is_reachable(second), is_reached);
                    if is_reached {
                        let want = first == second || cuts(&graph, first, second);
                        assert_eq!(dominators.dominates(first, second), want, "{first:?} {second:?} {edges:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn long_chains_need_no_stack() {
        let n = 300_000;
        let edge = |from: usize, to: usize| (Block::new(from), Block::new(to));
        let mut edges: Vec<(Block, Block)> = (1..n).map(|at| edge(at - 1, at)).collect();
        edges.extend((0..n).step_by(7).map(|at| edge(at, at / 2)));
        let dominators = Dominators::of(&Graph::from_edges(n, &edges));
        assert!(dominators.dominates(Block::new(1), Block::new(n - 1)));
        assert_eq!(dominators.parent(Block::new(n - 1)), Some(Block::new(n - 2)));
    }
}
