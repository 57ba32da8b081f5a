//! Commutative variants of a tree.
//!
//! Not here: removal of equal variants (the caller compares the flattened trees).

use super::tree::{Kind, Tree};

/// Maximum number of variants of one tree; the first is the tree itself.
const MAX_VARIANTS: usize = 64;

pub(crate) fn of<'a>(tree: &Tree<'a>) -> Vec<Tree<'a>> {
    // All combinations of the children's variants, then the same with the first two operands exchanged.
    let mut lists: Vec<Vec<Tree<'a>>> = vec![Vec::new()];
    for child in &tree.children {
        let choices = of(child);
        lists = lists
            .iter()
            .flat_map(|prefix| choices.iter().map(move |choice| prefix.iter().chain([choice]).cloned().collect()))
            .take(MAX_VARIANTS)
            .collect();
    }
    let commutes = matches!(tree.kind, Kind::Node { flags, .. } if flags.is_commutative()) && tree.children.len() >= 2;
    if commutes {
        let swapped: Vec<Vec<Tree<'a>>> = lists
            .iter()
            .map(|children| {
                let mut children = children.clone();
                children.swap(0, 1);
                children
            })
            .collect();
        lists.extend(swapped);
        lists.truncate(MAX_VARIANTS);
    }
    let rebuild = |children| Tree { kind: tree.kind.clone(), ty: tree.ty, children };
    lists.into_iter().map(rebuild).collect()
}
