//! A checked schedule: names are indices, bytes are elements.
//!
//! In: a document whose names are valid. Out: [`Resolved`]: nodes, and for each invocation the loops around it with the
//! iterations that its guards select.
//! Invariants: strides are not negative, and every address of an invocation is inside the elements that
//! [`Resolved::elements`] counts.
//! Not here: reports of mistakes (see `check` and `effects`).

use super::document::{Edge, Elem};

/// The tensors of a unit by their roles: `in0`, `in1`, `out`.
pub(super) const OUT: usize = 2;

/// What an invocation computes on its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operation {
    Zero,
    Copy,
    /// Of the first input.
    Relu,
    /// Of the output's own values.
    ReluInPlace,
    Contraction,
}

impl Operation {
    /// Whether elements of the output get values that do not depend on their old ones.
    pub(super) fn initialises(self) -> bool {
        matches!(self, Operation::Zero | Operation::Copy | Operation::Relu)
    }

    /// Whether it accesses a tensor.
    pub(super) fn uses(self, tensor: usize) -> bool {
        match self {
            Operation::Zero | Operation::ReluInPlace => tensor == OUT,
            Operation::Copy | Operation::Relu => tensor != 1,
            Operation::Contraction => true,
        }
    }
}

/// A dimension of a tile or a loop, with strides in elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) size: usize,
    pub(super) strides: [usize; 3],
}

/// An iteration.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Loop {
    pub(super) step: Step,
    pub(super) offsets: [isize; 3],
    pub(super) is_parallel: bool,
    pub(super) children: Vec<usize>,
    /// The iterations in which an invocation below runs, ascending; none for all.
    pub(super) only: Option<Vec<usize>>,
}

impl Loop {
    /// The iterations that do something. Without them, a huge loop around a guard or around nothing is a hang.
    pub(super) fn iterations(&self) -> impl Iterator<Item = usize> + '_ {
        let only = self.only.as_deref();
        (0..only.map_or(self.step.size, <[usize]>::len)).map(move |at| only.map_or(at, |only| only[at]))
    }
}

/// An invocation.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Invoke {
    pub(super) operation: Operation,
    /// The roles M, N and K, the outermost axis first.
    pub(super) roles: [Vec<Step>; 3],
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum NodeKind {
    Loop(Loop),
    Invoke(Invoke),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Node {
    pub(super) kind: NodeKind,
    /// Ends at which enclosing loops must be.
    pub(super) guard: Vec<(Edge, usize)>,
}

impl Node {
    pub(super) fn as_loop(&self) -> Option<&Loop> {
        if let NodeKind::Loop(of) = &self.kind { Some(of) } else { None }
    }
}

/// An invocation with its path from the root.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Site {
    pub(super) node: usize,
    /// The loops around it, the outermost first.
    pub(super) path: Vec<usize>,
    /// The only iteration of each of these loops that guards select; none for all.
    pub(super) selected: Vec<Option<usize>>,
}

impl Site {
    pub(super) fn invoke<'r>(&self, nodes: &'r [Node]) -> &'r Invoke {
        match &nodes[self.node].kind {
            NodeKind::Invoke(invoke) => invoke,
            NodeKind::Loop(_) => unreachable!("a site is an invocation"),
        }
    }

    /// The loops of which all iterations are run, then the tile's dimensions: M and N, and K if wanted.
    pub(super) fn steps<'r>(&'r self, nodes: &'r [Node], with_k: bool) -> impl Iterator<Item = Step> + 'r {
        let all = self.path.iter().zip(&self.selected).filter(|(_, selected)| selected.is_none());
        let loops = all.filter_map(|(&at, _)| Some(nodes[at].as_loop()?.step));
        let roles = &self.invoke(nodes).roles[..if with_k { 3 } else { 2 }];
        loops.chain(roles.iter().flatten().copied())
    }
}

/// A checked schedule.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Resolved {
    pub(super) elem: Elem,
    /// One to three: the output; the first input; the second input.
    pub(super) n_tensors: usize,
    pub(super) roots: Vec<usize>,
    /// Iterations in the order of the document, then invocations.
    pub(super) nodes: Vec<Node>,
    /// The invocations that run at least once, in the order of the schedule.
    pub(super) sites: Vec<Site>,
    /// Number of elements of each tensor from its first one to the last one that is accessed.
    pub(super) elements: [usize; 3],
}

impl Resolved {
    /// Operations on elements: a multiply-add, or a write of an element.
    pub(super) fn work(&self) -> f64 {
        self.sites.iter().map(|site| site.steps(&self.nodes, true).fold(1.0, |n, step| n * step.size as f64)).sum()
    }

    /// Visits every node below these with the path to it.
    pub(super) fn visit(&self, visit: &mut dyn FnMut(usize, &[usize])) {
        fn below(nodes: &[Node], at: usize, path: &mut Vec<usize>, visit: &mut dyn FnMut(usize, &[usize])) {
            visit(at, path);
            if let Some(of) = nodes[at].as_loop() {
                path.push(at);
                of.children.iter().for_each(|&child| below(nodes, child, path, visit));
                path.pop();
            }
        }
        let mut path = Vec::new();
        self.roots.iter().for_each(|&root| below(&self.nodes, root, &mut path, visit));
    }
}
