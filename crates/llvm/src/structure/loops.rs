//! The nest of loops of a reducible graph.
//!
//! In: a [`Flow`]. Out: by node the innermost loop that contains it, and by loop the one around it.
//! Invariant: near-linear time, with a union of what is already known to be in a loop.

use super::flow::Flow;
use crate::index::Block;

/// No node.
const NONE: u32 = u32::MAX;

/// The loops; each is named by its header.
#[derive(Debug)]
pub(crate) struct Loops {
    /// By node, the header of the innermost loop that contains it; of a header, itself.
    innermost: Vec<u32>,
    /// By header, the header of the loop around it.
    outer: Vec<u32>,
}

impl Loops {
    pub(crate) fn of(flow: &Flow, numbers: &[u32]) -> Loops {
        let n_nodes = flow.n_nodes();
        // Edges into each node: of back edges in front, of others behind, is not needed: both are filtered below.
        let mut first = vec![0u32; n_nodes + 1];
        for edge in &flow.edges {
            first[edge.to.index() + 1] += 1;
        }
        for at in 0..n_nodes {
            first[at + 1] += first[at];
        }
        let mut next = first.clone();
        let mut sources = vec![0u32; flow.edges.len()];
        for edge in &flow.edges {
            let place = &mut next[edge.to.index()];
            sources[*place as usize] = edge.from.index() as u32;
            *place += 1;
        }
        let sources_of = |node: u32| &sources[first[node as usize] as usize..first[node as usize + 1] as usize];
        let is_reachable = |node: u32| numbers[node as usize] != NONE;

        let mut loops = Loops { innermost: vec![NONE; n_nodes], outer: vec![NONE; n_nodes] };
        // The representative of a node: the header of the outermost loop that contains it so far.
        let mut parents: Vec<u32> = (0..n_nodes as u32).collect();
        let mut work = Vec::new();
        for header in flow.dominators.order().iter().rev().map(|block| block.index() as u32) {
            let is_back = |&from: &u32| is_reachable(from) && numbers[from as usize] >= numbers[header as usize];
            work.extend(sources_of(header).iter().copied().filter(is_back));
            if work.is_empty() {
                continue;
            }
            loops.innermost[header as usize] = header;
            while let Some(node) = work.pop() {
                let node = find(&mut parents, node);
                if node == header {
                    continue;
                }
                parents[node as usize] = header;
                if loops.innermost[node as usize] == node {
                    loops.outer[node as usize] = header;
                } else {
                    loops.innermost[node as usize] = header;
                }
                work.extend(sources_of(node).iter().copied().filter(|&from| is_reachable(from)));
            }
        }
        loops
    }

    /// The innermost loop that contains a node.
    pub(crate) fn of_node(&self, node: Block) -> Option<Block> {
        some(self.innermost[node.index()])
    }

    /// The loop around a loop.
    pub(crate) fn around(&self, header: Block) -> Option<Block> {
        some(self.outer[header.index()])
    }

    /// Whether a node is the header of a loop.
    pub(crate) fn is_header(&self, node: Block) -> bool {
        self.innermost[node.index()] == node.index() as u32
    }
}

fn some(node: u32) -> Option<Block> {
    (node != NONE).then(|| Block::new(node as usize))
}

/// The representative, with the path to it halved.
fn find(parents: &mut [u32], mut node: u32) -> u32 {
    while parents[node as usize] != node {
        parents[node as usize] = parents[parents[node as usize] as usize];
        node = parents[node as usize];
    }
    node
}
