//! Conditions that hold where code is recorded: values that are not negative up to the end of a block.
//!
//! In: values with the block up to whose end they are not negative, and blocks that end. Out: the values in force.
//! Invariant: at most [`MAX_CONDITIONS`] are kept; later ones are not used, which is safe.
//! Not here: which conditions of the code these are, and what follows from them (see `assume`).

use crate::ranges::Poly;
use crate::scopes::Block;

/// Maximum number of conditions at a place.
const MAX_CONDITIONS: usize = 16;

/// The conditions in force, each with the block up to whose end it holds.
#[derive(Debug, Default)]
pub(crate) struct Conditions {
    blocks: Vec<Block>,
    values: Vec<Poly>,
}

impl Conditions {
    /// Forgets all conditions; keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.blocks.clear();
        self.values.clear();
    }

    /// Adds a value that is not negative up to the end of this block, which is the innermost one.
    pub(crate) fn add(&mut self, block: Block, value: Poly) {
        if self.values.len() < MAX_CONDITIONS {
            self.blocks.push(block);
            self.values.push(value);
        }
    }

    /// The values that are not negative here.
    pub(crate) fn values(&self) -> &[Poly] {
        &self.values
    }

    /// Forgets the conditions of blocks from this one on, which have ended.
    pub(crate) fn close(&mut self, block: Block) {
        let n = self.blocks.iter().take_while(|&&other| other < block).count();
        self.blocks.truncate(n);
        self.values.truncate(n);
    }
}
