//! Addresses: of memory in registers, of symbols, and of blocks.
//!
//! In: parts. Out: [`Address`], [`ConstantAddress`], [`BlockNames`]. Invariant: the address of a block is a number, which only
//! `indirectbr` understands: those of a function follow each other, so that it jumps through a table.

use crate::body::Body;
use crate::constants::BlockName;
use crate::index::{Block, Symbol};
use crate::intern::Map;
use kernelsmith_ir::{MemRef, VReg};

/// base + index * scale + displacement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    pub(crate) base: VReg,
    /// Of type `index`; may be none.
    pub(crate) index: VReg,
    pub(crate) scale: u32,
    pub(crate) disp: i64,
}

impl Address {
    pub(crate) fn of(base: VReg) -> Address {
        Address { base, index: VReg::NONE, scale: 1, disp: 0 }
    }

    pub(crate) fn at(self) -> MemRef {
        let at = MemRef::at(self.base).disp(self.disp);
        if self.index.is_some() { at.index(self.index, self.scale) } else { at }
    }
}

/// A number, a symbol's address and a number, or the difference of two addresses and a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ConstantAddress {
    pub(crate) plus: Option<Symbol>,
    pub(crate) minus: Option<Symbol>,
    pub(crate) addend: i64,
}

/// The names of the blocks of functions whose blocks' addresses are taken.
#[derive(Debug, Default)]
pub(crate) struct BlockNames {
    named: Map<(Symbol, Box<[u8]>), Block>,
    numbered: Map<(Symbol, u32), Block>,
    /// The numbers that represent addresses, and how many each function has.
    numbers: Map<(Symbol, Block), u64>,
    n_numbers: Map<Symbol, u64>,
}

impl BlockNames {
    /// Adds a function's blocks.
    pub(crate) fn add(&mut self, body: &Body) {
        let function = body.function();
        // Unnamed values are numbered in the order of the text: parameters, then blocks and results.
        let mut next = 0u32;
        let mut count = |has_name: bool| {
            let number = next;
            next += u32::from(!has_name);
            number
        };
        for parameter in body.parameters() {
            count(!body.name(parameter).is_empty());
        }
        for block in body.blocks() {
            let name = body.block_name(block);
            if name.is_empty() {
                let number = count(false);
                self.numbered.insert((function, number), block);
            } else {
                self.named.insert((function, name.into()), block);
            }
            for inst in body.insts_of(block) {
                if let Some(local) = body.inst(inst).result() {
                    count(!body.name(local).is_empty());
                }
            }
        }
    }

    /// The number that represents a block's address, from 1.
    pub(crate) fn number(&mut self, function: Symbol, block: Block) -> u64 {
        *self.numbers.entry((function, block)).or_insert_with(|| {
            let n = self.n_numbers.entry(function).or_default();
            *n += 1;
            *n
        })
    }

    pub(crate) fn find(&self, function: Symbol, name: &BlockName) -> Option<Block> {
        match name {
            BlockName::Named(name) => self.named.get(&(function, name.clone())).copied(),
            BlockName::Numbered(number) => self.numbered.get(&(function, *number)).copied(),
            BlockName::Position(at) => Some(Block::new(*at as usize)),
        }
    }
}
