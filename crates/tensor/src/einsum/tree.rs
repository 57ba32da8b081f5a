//! The order of contractions as a tree in brackets: `[[0,1],[1,2]->[0,2]],[2,3]->[0,3]`.
//!
//! In: text, or the nodes of an einsum. Out: a [`Tree`], its transformations, its text.
//! A leaf is a list of indices, `[8,4]`; a permutation has one child, `[..]->[4,8]`; a contraction has two,
//! `[..],[..]->[..]`. A child that is not a leaf is in brackets.
//! Invariants: an index of a node is in a child; an index that a node sums is nowhere outside the node; printed text parses
//! to the same tree.
//! Not here: sizes (see `bind`).

use super::bind::{Bound, Index, MAX_INDICES, Shape, Tensor};
use super::error::{EinsumError, EinsumErrorKind};
use super::formula::{Formula, MAX_OPERANDS};
use super::program::{Node, NodeKind};
use core::fmt;

/// Maximum nesting of brackets.
const MAX_DEPTH: usize = 200;
/// Maximum number of nodes.
const MAX_NODES: usize = 4 * MAX_OPERANDS;

/// An order of contractions. Nodes are numbered as their text ends: children before parents, the root last.
///
/// ```
/// use kernelsmith::tensor::einsum::Tree;
/// let tree = Tree::parse("[[0,1],[1,2]->[0,2]],[2,3]->[0,3]")?;
/// assert_eq!(tree.n_nodes(), 5);
/// // The leaves are nodes 0, 1 and 3.
/// assert_eq!(tree.swap(4)?.to_string(), "[2,3],[[0,1],[1,2]->[0,2]]->[0,3]");
/// assert_eq!(tree.reorder(2, &[2, 0])?.to_string(), "[[0,1],[1,2]->[2,0]],[2,3]->[0,3]");
/// assert_eq!(tree.permute(3, &[3, 2])?.to_string(), "[[0,1],[1,2]->[0,2]],[[2,3]->[3,2]]->[0,3]");
/// let error = Tree::parse("[0,1],[1,2]->[0,3]").unwrap_err();
/// assert_eq!(error.to_string(), "einsum: index 3 is in no child of the node\n  [0,1],[1,2]->[0,3]\n               ^^^^^");
/// # Ok::<(), kernelsmith::tensor::einsum::EinsumError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tree {
    nodes: Vec<TreeNode>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct TreeNode {
    /// None, one or two nodes with lower numbers.
    children: Vec<usize>,
    indices: Vec<usize>,
}

impl Tree {
    /// Reads a tree.
    ///
    /// # Errors
    /// What is wrong, with its position.
    pub fn parse(text: &str) -> Result<Tree, EinsumError> {
        let mut reader = Reader { text, at: 0, tree: Tree { nodes: Vec::new() } };
        reader.content(0, false)?;
        reader.skip_spaces();
        if reader.at < text.len() {
            return Err(reader.expected("the end"));
        }
        reader.tree.check_sums().map_err(|error| error.at(text, 0..text.len()))?;
        Ok(reader.tree)
    }

    /// Number of nodes: leaves, permutations and contractions.
    pub fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Orders the indices of a permutation or a contraction.
    ///
    /// # Errors
    /// There is no such node, it is the root or a leaf, or the indices are not those of the node.
    pub fn reorder(&self, node: usize, indices: &[usize]) -> Result<Tree, EinsumError> {
        self.check_node(node, 1, indices)?;
        if node + 1 == self.nodes.len() {
            return Err(invalid(format!("node {node} is the root, whose order is that of the output")));
        }
        let mut tree = self.clone();
        tree.nodes[node].indices = indices.to_vec();
        Ok(tree)
    }

    /// Swaps the children of a contraction.
    ///
    /// # Errors
    /// There is no such node, or it has not two children.
    pub fn swap(&self, node: usize) -> Result<Tree, EinsumError> {
        let indices = self.nodes.get(node).map_or(&[][..], |of| &of.indices);
        self.check_node(node, 2, indices)?;
        let mut tree = self.clone();
        tree.nodes[node].children.swap(0, 1);
        Ok(tree.renumbered())
    }

    /// Inserts a permutation above a node.
    ///
    /// # Errors
    /// There is no such node, it is the root, or the indices are not those of the node.
    pub fn permute(&self, node: usize, indices: &[usize]) -> Result<Tree, EinsumError> {
        self.check_node(node, 0, indices)?;
        if node + 1 == self.nodes.len() {
            return Err(invalid(format!("node {node} is the root, whose order is that of the output")));
        }
        let mut tree = self.clone();
        let added = tree.nodes.len();
        for other in &mut tree.nodes {
            other.children.iter_mut().filter(|child| **child == node).for_each(|child| *child = added);
        }
        tree.nodes.push(TreeNode { children: vec![node], indices: indices.to_vec() });
        Ok(tree.numbered_from(added - 1))
    }

    fn check_node(&self, node: usize, min_children: usize, indices: &[usize]) -> Result<(), EinsumError> {
        let Some(of) = self.nodes.get(node) else {
            return Err(invalid(format!("there are {} nodes, but node {node} is given", self.nodes.len())));
        };
        if of.children.len() < min_children {
            let wanted = if min_children == 2 { "a contraction" } else { "a permutation or a contraction" };
            return Err(invalid(format!("node {node} has {} children, but must be {wanted}", of.children.len())));
        }
        let [mut actual, mut wanted] = [indices.to_vec(), of.indices.clone()];
        actual.sort_unstable();
        wanted.sort_unstable();
        if actual != wanted {
            return Err(invalid(format!("node {node} has the indices {:?}, but {indices:?} are given", of.indices)));
        }
        Ok(())
    }

    fn renumbered(self) -> Tree {
        let root = self.nodes.len() - 1;
        self.numbered_from(root)
    }

    /// Numbers the nodes in the order of their text.
    fn numbered_from(&self, root: usize) -> Tree {
        let mut order = Vec::new();
        let mut stack = vec![root];
        // Parents before children, the second child first: the reverse is the order of the text.
        while let Some(node) = stack.pop() {
            order.push(node);
            stack.extend(&self.nodes[node].children);
        }
        order.reverse();
        let number = |node: usize| order.iter().position(|&of| of == node).unwrap_or(0);
        let nodes = order.iter().map(|&node| {
            let TreeNode { children, indices } = &self.nodes[node];
            TreeNode { children: children.iter().map(|&child| number(child)).collect(), indices: indices.clone() }
        });
        Tree { nodes: nodes.collect() }
    }

    /// Checks that an index that a node sums is nowhere else.
    fn check_sums(&self) -> Result<(), EinsumError> {
        let mut inside: Vec<Vec<usize>> = vec![Vec::new(); self.nodes.len()];
        for (at, node) in self.nodes.iter().enumerate() {
            inside[at] = node.children.iter().flat_map(|&child| inside[child].clone()).chain([at]).collect();
            let of_children = node.children.iter().flat_map(|&child| &self.nodes[child].indices);
            for index in of_children.filter(|index| !node.indices.contains(index)) {
                let has = |of: &TreeNode| of.children.is_empty() && of.indices.contains(index);
                let elsewhere =
                    self.nodes.iter().enumerate().find(|(other, of)| has(of) && !inside[at].contains(other));
                if elsewhere.is_some() {
                    let problem = format!("index {index} is summed by a node, but other nodes have it");
                    return Err(EinsumError::new(EinsumErrorKind::UnknownIndex, problem));
                }
            }
        }
        Ok(())
    }

    fn leaves(&self) -> impl Iterator<Item = &TreeNode> {
        self.nodes.iter().filter(|of| of.children.is_empty())
    }

    /// The formula of the leaves and the root, and the shapes of the leaves.
    pub(crate) fn formula(&self, sizes: &[usize]) -> Result<(Formula, Vec<Shape>), EinsumError> {
        let all = self.nodes.iter().flat_map(|of| &of.indices);
        if let Some(index) = all.copied().find(|&index| index >= sizes.len().min(MAX_INDICES)) {
            let problem =
                format!("index {index} has no size, because there are {} sizes (at most {MAX_INDICES})", sizes.len());
            return Err(EinsumError::new(EinsumErrorKind::Rank, problem));
        }
        let text = |of: &TreeNode| of.indices.iter().map(|&index| letter(index)).collect::<String>();
        let operands: Vec<String> = self.leaves().map(text).collect();
        let root = self.nodes.last().map_or_else(String::new, text);
        let shape = |of: &TreeNode| Shape::contiguous(&of.indices.iter().map(|&at| sizes[at]).collect::<Vec<_>>());
        Ok((Formula::parse(&format!("{}->{root}", operands.join(",")))?, self.leaves().map(shape).collect()))
    }

    /// The nodes of a bound einsum, and its path without permutations.
    pub(crate) fn nodes(&self, bound: &Bound) -> (Vec<Node>, Vec<(usize, usize)>) {
        let index = |number: usize| -> Index {
            bound.names.iter().position(|name| *name == Some(letter(number))).map_or(0, |at| at as Index)
        };
        let mut nodes: Vec<Node> = Vec::new();
        let operands = bound.operands.iter().enumerate();
        nodes.extend(operands.map(|(at, tensor)| Node { kind: NodeKind::Operand(at), tensor: tensor.clone() }));
        let n = nodes.len();
        // The node, and the number in the path, of each node of the tree.
        let mut of: Vec<(usize, usize)> = Vec::new();
        let mut pairs = Vec::new();
        let mut n_leaves = 0;
        for (at, TreeNode { children, indices }) in self.nodes.iter().enumerate() {
            let is_root = at + 1 == self.nodes.len();
            let tensor = match is_root {
                true => bound.out.clone(),
                false => Tensor::contiguous(indices.iter().map(|&of| index(of)).collect(), &bound.sizes),
            };
            let (kind, number) = match children[..] {
                [] => {
                    of.push((n_leaves, n_leaves));
                    n_leaves += 1;
                    // The output of a tree that is a leaf.
                    if is_root {
                        nodes.push(Node { kind: NodeKind::Unary(0), tensor });
                    }
                    continue;
                }
                [child] => (NodeKind::Unary(of[child].0), of[child].1),
                [a, b, ..] => {
                    pairs.push((of[a].1, of[b].1));
                    (NodeKind::Pair(of[a].0, of[b].0), n + pairs.len() - 1)
                }
            };
            of.push((nodes.len(), number));
            nodes.push(Node { kind, tensor });
        }
        (nodes, pairs)
    }

    /// The tree of an einsum's nodes.
    pub(crate) fn of_nodes(nodes: &[Node]) -> Tree {
        let children = |kind: NodeKind| match kind {
            NodeKind::Operand(_) => Vec::new(),
            NodeKind::Unary(child) => vec![child],
            NodeKind::Pair(a, b) => vec![a, b],
        };
        let nodes = nodes.iter().map(|of| TreeNode {
            children: children(of.kind),
            indices: of.tensor.indices.iter().map(|&index| usize::from(index)).collect(),
        });
        Tree { nodes: nodes.collect() }.renumbered()
    }
}

/// The letter of an index in formulas.
fn letter(index: usize) -> char {
    const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    match LETTERS.get(index) {
        Some(&letter) => char::from(letter),
        // Letters with accents.
        None => char::from_u32(0x100 + index as u32).unwrap_or('?'),
    }
}

fn invalid(problem: String) -> EinsumError {
    EinsumError::new(EinsumErrorKind::Operands, problem)
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The text of each node, children first.
        let mut texts: Vec<String> = Vec::new();
        for TreeNode { children, indices } in &self.nodes {
            let list = |indices: &[usize]| {
                format!("[{}]", indices.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
            };
            let of_children: Vec<String> = children
                .iter()
                .map(|&child| match self.nodes[child].children.is_empty() {
                    true => texts[child].clone(),
                    false => format!("[{}]", texts[child]),
                })
                .collect();
            texts.push(match of_children.is_empty() {
                true => list(indices),
                false => format!("{}->{}", of_children.join(","), list(indices)),
            });
        }
        f.write_str(texts.last().map_or("", String::as_str))
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    tree: Tree,
}

impl Reader<'_> {
    fn skip_spaces(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn eat(&mut self, token: &str) -> bool {
        self.skip_spaces();
        let found = self.text[self.at..].starts_with(token);
        self.at += if found { token.len() } else { 0 };
        found
    }

    fn expected(&self, wanted: &str) -> EinsumError {
        let (found, len) = match self.text[self.at..].chars().next() {
            Some(c) => (format!("`{c}`"), c.len_utf8()),
            None => ("the end".to_owned(), 0),
        };
        EinsumError::new(EinsumErrorKind::Syntax, format!("expected {wanted}, found {found}"))
            .at(self.text, self.at..self.at + len)
    }

    /// One child or two, an arrow and indices; without an arrow, a leaf.
    fn content(&mut self, depth: usize, is_nested: bool) -> Result<usize, EinsumError> {
        let mut children = vec![self.bracket(depth)?];
        if self.eat(",") {
            children.push(self.bracket(depth)?);
        }
        self.skip_spaces();
        if !self.text[self.at..].starts_with("->") {
            let is_leaf = self.tree.nodes[children[0]].children.is_empty();
            let is_complete = children.len() == 1 && is_leaf && !is_nested;
            return if is_complete { Ok(children[0]) } else { Err(self.expected("`->`")) };
        }
        self.at += 2;
        self.skip_spaces();
        let start = self.at;
        if !self.eat("[") {
            return Err(self.expected("`[`"));
        }
        let indices = self.indices()?;
        let place = start..self.at;
        let error = |kind, problem: String| EinsumError::new(kind, problem).at(self.text, place.clone());
        for (at, index) in indices.iter().enumerate() {
            if indices[..at].contains(index) {
                return Err(error(EinsumErrorKind::RepeatedIndex, format!("index {index} is repeated in the node")));
            }
            if !children.iter().any(|&child| self.tree.nodes[child].indices.contains(index)) {
                return Err(error(EinsumErrorKind::UnknownIndex, format!("index {index} is in no child of the node")));
            }
        }
        self.push(TreeNode { children, indices })
    }

    /// A leaf, or a node in brackets.
    fn bracket(&mut self, depth: usize) -> Result<usize, EinsumError> {
        if depth > MAX_DEPTH {
            let error =
                EinsumError::new(EinsumErrorKind::Limit, format!("brackets are nested more than {MAX_DEPTH} times"));
            return Err(error.at(self.text, self.at..self.at));
        }
        if !self.eat("[") {
            return Err(self.expected("`[`"));
        }
        self.skip_spaces();
        if self.text[self.at..].starts_with('[') {
            let node = self.content(depth + 1, true)?;
            return if self.eat("]") { Ok(node) } else { Err(self.expected("`]`")) };
        }
        let indices = self.indices()?;
        self.push(TreeNode { children: Vec::new(), indices })
    }

    fn push(&mut self, node: TreeNode) -> Result<usize, EinsumError> {
        if self.tree.nodes.len() >= MAX_NODES {
            let error = EinsumError::new(EinsumErrorKind::Limit, format!("there are more than {MAX_NODES} nodes"));
            return Err(error.at(self.text, self.at..self.at));
        }
        self.tree.nodes.push(node);
        Ok(self.tree.nodes.len() - 1)
    }

    /// Numbers, and the closing bracket.
    fn indices(&mut self) -> Result<Vec<usize>, EinsumError> {
        let mut indices = Vec::new();
        if self.eat("]") {
            return Ok(indices);
        }
        loop {
            self.skip_spaces();
            let digits = self.text[self.at..].bytes().take_while(u8::is_ascii_digit).count();
            let number = self.text[self.at..self.at + digits].parse().ok().filter(|&number| number < MAX_INDICES);
            let Some(number) = number else { return Err(self.expected(&format!("an index below {MAX_INDICES}"))) };
            indices.push(number);
            self.at += digits;
            if self.eat("]") {
                return Ok(indices);
            }
            if !self.eat(",") {
                return Err(self.expected("`,` or `]`"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_trees_parse_to_the_same_trees() {
        let texts = [
            "[0,1]",
            "[]",
            "[0,0]->[0]",
            "[[8,4],[7,3,8]->[7,3,4]],[[[2,6,7],[1,5,6]->[1,2,5,7]],[0,5]->[0,1,2,7]]->[0,1,2,3,4]",
            "[[[[3,6,8,9]->[8,6,9,3]],[[2,5,7,9]->[7,5,2,9]]->[7,8,5,6,2,3]],[0,4,5,6]->[0,4,7,8,2,3]],[1,4,7,8]->[0,1,2,3]",
        ];
        for text in texts {
            let tree = Tree::parse(text).unwrap();
            assert_eq!(tree.to_string(), text);
            assert_eq!(Tree::parse(&text.replace(',', " , ")).unwrap(), tree);
        }
    }

    #[track_caller]
    fn check_error(text: &str, want: &str) {
        assert_eq!(Tree::parse(text).unwrap_err().to_string(), want);
    }

    #[test]
    fn errors_have_positions() {
        check_error("[0,1", "einsum: expected `,` or `]`, found the end\n  [0,1\n      ^");
        check_error("[0,x]", "einsum: expected an index below 128, found `x`\n  [0,x]\n     ^");
        check_error("[0,1],[1,2]", "einsum: expected `->`, found the end\n  [0,1],[1,2]\n             ^");
        check_error("[[0],[0]],[1]->[1]", "einsum: expected `->`, found `]`\n  [[0],[0]],[1]->[1]\n          ^");
        check_error("[0]->[0] 1", "einsum: expected the end, found `1`\n  [0]->[0] 1\n           ^");
        check_error("[0]->[0,0]", "einsum: index 0 is repeated in the node\n  [0]->[0,0]\n       ^^^^^");
        let elsewhere = "[[0,1]->[1]],[0]->[1]";
        let carets = "^".repeat(elsewhere.len());
        let message = "einsum: index 0 is summed by a node, but other nodes have it";
        check_error(elsewhere, &format!("{message}\n  {elsewhere}\n  {carets}"));
        let deep = format!("{}[0]", "[".repeat(100_000));
        assert_eq!(Tree::parse(&deep).unwrap_err().kind(), EinsumErrorKind::Limit);
    }
}
