//! Programs as trees of statements, which are recorded through the language's handles.
//!
//! In: a seed. Out: [`Program`]. A statement has a kind and a seed. Recording draws everything else from that seed,
//! using the values that are available at that point. So every tree is a valid program, even after removing statements,
//! which makes reducing a failing program easy ([`Program::without`]).
//! Invariant: equal seeds and cuts give equal programs. Not here: the effects of statements (see `record`).

use crate::signature;
use kernelsmith_random::Rng;

/// A kind of statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Arithmetic on scalars.
    Scalar,
    /// A variable: creation, assignment, modification.
    Variable,
    /// A comparison or logic.
    Truth,
    /// A vector of constants, or of one scalar.
    NewVector,
    /// Arithmetic on vectors.
    Vector,
    /// A vector variable: creation, assignment, modification.
    VectorVariable,
    /// Masks: creation, combination, counting.
    Mask,
    /// Shuffles, halves, conversions.
    Lanes,
    /// A scalar from a reduction or from one lane.
    Reduce,
    /// Declares a local array.
    Array,
    /// A scalar load.
    Load,
    /// A scalar store.
    Store,
    /// Creates or moves a vector position.
    Place,
    /// A vector load.
    VectorLoad,
    /// A vector store.
    VectorStore,
    /// Non-contiguous elements.
    Scattered,
    /// A number of another type than the slice's elements, or a bitmap.
    Bytes,
    /// Hints and settings.
    Hint,
    /// A call of a function.
    Call,
    /// `break_`, `continue_` and the like.
    Jump,
    /// `return_`.
    Return,
    /// Blocks: a body, then a condition and a body for each `elif_`, and optionally one for `else_`.
    If,
    /// Blocks: a body for each case, and optionally one for `default_`.
    Switch,
    /// Blocks: condition, body.
    While,
    /// Blocks: body.
    Loop,
    /// Blocks: body of a function of the language, which does not see the values around it.
    Function,
    /// Blocks: body.
    Range,
    /// Blocks: body.
    VectorLoop,
}

const KINDS: [(Kind, u32); 28] = [
    (Kind::Scalar, 12),
    (Kind::Variable, 9),
    (Kind::Truth, 6),
    (Kind::NewVector, 5),
    (Kind::Vector, 9),
    (Kind::VectorVariable, 6),
    (Kind::Mask, 6),
    (Kind::Lanes, 6),
    (Kind::Reduce, 5),
    (Kind::Array, 4),
    (Kind::Load, 7),
    (Kind::Store, 8),
    (Kind::Place, 4),
    (Kind::VectorLoad, 9),
    (Kind::VectorStore, 11),
    (Kind::Scattered, 7),
    (Kind::Bytes, 4),
    (Kind::Hint, 2),
    (Kind::Call, 1),
    (Kind::Jump, 6),
    (Kind::Return, 1),
    (Kind::If, 7),
    (Kind::Switch, 4),
    (Kind::While, 5),
    (Kind::Loop, 3),
    (Kind::Function, 4),
    (Kind::Range, 7),
    (Kind::VectorLoop, 12),
];

/// Maximum nesting depth of blocks.
const MAX_DEPTH: u32 = 4;

/// A statement.
#[derive(Clone, Debug)]
pub(crate) struct Stmt {
    /// Its index in the entire program, in reading order.
    pub(crate) number: u32,
    pub(crate) kind: Kind,
    /// The seed for everything else about it.
    pub(crate) seed: u64,
    pub(crate) blocks: Vec<Vec<Stmt>>,
}

/// A program.
#[derive(Clone, Debug)]
pub struct Program {
    pub(crate) seed: u64,
    /// The index of its signature.
    pub(crate) signature: usize,
    /// Whether it contains extreme numbers.
    pub(crate) is_wild: bool,
    /// Whether these are extreme for indices of 32 bits.
    pub(crate) is_narrow: bool,
    pub(crate) body: Vec<Stmt>,
    n_statements: u32,
}

impl Program {
    /// The program of a seed: 5 to 40 statements; short programs are more frequent.
    pub fn new(seed: u64) -> Program {
        let mut rng = Rng::new(seed);
        let signature = rng.below(signature::COUNT);
        let is_wild = rng.one_in(3);
        let max_statements = 40 >> rng.below(3);
        let mut budget = rng.between(5, max_statements) as u32;
        let mut program = Program { seed, signature, is_wild, is_narrow: false, body: Vec::new(), n_statements: 0 };
        let mut body = Vec::new();
        while budget > 0 {
            body.extend(program.block(&mut rng, 0, &mut budget));
        }
        program.body = body;
        program
    }

    /// The program with other extreme numbers, for machines with indices of 32 bits.
    #[must_use]
    pub fn narrowed(self) -> Program {
        Program { is_narrow: true, ..self }
    }

    /// The number of statements.
    pub fn n_statements(&self) -> u32 {
        self.n_statements
    }

    fn block(&mut self, rng: &mut Rng, depth: u32, budget: &mut u32) -> Vec<Stmt> {
        let n = rng.between(1, if depth == 0 { 8 } else { 5 });
        let mut block = Vec::new();
        for _ in 0..n {
            if *budget == 0 {
                break;
            }
            block.push(self.statement(rng, depth, budget));
        }
        block
    }

    fn statement(&mut self, rng: &mut Rng, depth: u32, budget: &mut u32) -> Stmt {
        *budget -= 1;
        let number = self.n_statements;
        self.n_statements += 1;
        let kinds = if depth < MAX_DEPTH { &KINDS[..] } else { &KINDS[..21] };
        let weights: Vec<u32> = kinds.iter().map(|kind| kind.1).collect();
        let kind = kinds[rng.weighted(&weights)].0;
        let n_blocks = match kind {
            Kind::If => rng.pick(&[1, 1, 1, 2, 3, 3, 4, 5]),
            Kind::Switch => rng.pick(&[1, 2, 3, 4, 6]),
            Kind::While => 2,
            Kind::Loop | Kind::Function | Kind::Range | Kind::VectorLoop => 1,
            _ => 0,
        };
        let seed = rng.bits();
        let blocks = (0..n_blocks).map(|_| self.block(rng, depth + 1, budget)).collect();
        Stmt { number, kind, seed, blocks }
    }

    /// The program without the statements with these indices.
    #[must_use]
    pub fn without(mut self, numbers: &[u32]) -> Program {
        self.body = cut(self.body, numbers);
        self
    }
}

fn cut(block: Vec<Stmt>, numbers: &[u32]) -> Vec<Stmt> {
    let kept = block.into_iter().filter(|stmt| !numbers.contains(&stmt.number));
    kept.map(|stmt| Stmt { blocks: stmt.blocks.into_iter().map(|block| cut(block, numbers)).collect(), ..stmt })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(block: &[Stmt]) -> Vec<u32> {
        block
            .iter()
            .flat_map(|stmt| core::iter::once(stmt.number).chain(stmt.blocks.iter().flat_map(|b| numbers(b))))
            .collect()
    }

    #[test]
    fn statements_are_numbered_in_order() {
        for seed in 0..200 {
            let program = Program::new(seed);
            assert_eq!(numbers(&program.body), (0..program.n_statements()).collect::<Vec<_>>());
            assert!((5..=40).contains(&program.n_statements()));
        }
    }

    #[test]
    fn what_is_cut_is_gone() {
        let program = Program::new(7);
        let all = program.n_statements();
        let cut = program.without(&[0, 3]);
        let left = numbers(&cut.body);
        assert!(!left.contains(&0) && !left.contains(&3) && left.len() < all as usize);
    }
}
