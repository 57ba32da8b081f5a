//! Random control flow as functions of LLVM IR: what tests of the front end compile and run.
//!
//! In: a seed. Out: a function whose graph has any shape: loops with several entries, edges that cross, switches whose cases
//! meet, computed jumps, and code that nothing reaches. Invariants: no execution has undefined behaviour or a poison value, and
//! each ends after at most [`FUEL`] steps of loops; what it computes depends on the path, in the result and in memory.
//! Not here: vectors, calls, and what memory can be.

use crate::Rng;
use std::fmt::Write as _;

/// Bytes of the input, of which words are read.
pub const IN_BYTES: usize = 256;
/// Bytes of the output: the fuel and a word for each block.
pub const OUT_BYTES: usize = 8 * (MAX_BLOCKS + 1);
/// Steps of loops after which a function returns.
pub const FUEL: u32 = 200;
const MAX_BLOCKS: usize = 120;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ty {
    Int(u32),
    Double,
}

const TYPES: [Ty; 5] = [Ty::Int(8), Ty::Int(32), Ty::Int(64), Ty::Int(64), Ty::Double];

impl std::fmt::Display for Ty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Ty::Int(bits) => write!(f, "i{bits}"),
            Ty::Double => f.write_str("double"),
        }
    }
}

enum Exit {
    Return,
    Jump,
    Branch,
    Switch(Ty, Vec<u64>),
    /// A jump to an address from a table.
    Computed,
}

struct Block {
    exit: Exit,
    successors: Vec<usize>,
    /// Types of its `phi` instructions; their names are `%p`, its number, `.`, and theirs.
    phis: Vec<Ty>,
    /// The values that it defines.
    values: Vec<(Ty, String)>,
}

/// A function `NAME(ptr %in, ptr %out) -> i64`, and the table that it may need.
pub fn function(seed: u64, name: &str) -> String {
    let mut rng = Rng::new(seed);
    let n = match rng.below(8) {
        0 => 2 + rng.below(3),
        1 => 40 + rng.below(MAX_BLOCKS - 40),
        _ => 4 + rng.below(22),
    };
    let has_computed = rng.one_in(8);
    let blocks: Vec<Block> = (0..n).map(|at| block(&mut rng, at, n, has_computed)).collect();
    let dominators = dominators(&blocks);
    let mut writer = Writer { rng, blocks, dominators, text: String::new(), name: name.to_owned(), n_names: 0 };
    for at in 0..n {
        writer.values(at);
    }
    writer.finish()
}

fn block(rng: &mut Rng, at: usize, n: usize, has_computed: bool) -> Block {
    let (exit, n_successors) = match rng.below(10) {
        0 if at > 0 => (Exit::Return, 0),
        1 | 2 => (Exit::Jump, 1),
        3 | 4 => {
            let ty = rng.pick(&[Ty::Int(8), Ty::Int(32), Ty::Int(64)]);
            let mut cases: Vec<u64> = (0..1 + rng.below(7)).map(|_| rng.below(12) as u64).collect();
            cases.sort_unstable();
            cases.dedup();
            let n_successors = cases.len() + 1;
            (Exit::Switch(ty, cases), n_successors)
        }
        5 if has_computed => (Exit::Computed, 1 << rng.below(3)),
        _ => (Exit::Branch, 2),
    };
    // No edge leads to the entry. Most lead to a neighbour, so that there are loops and joins.
    let successors = (0..n_successors).map(|_| match rng.below(3) {
        0 => 1 + rng.below(n - 1),
        _ => (at + rng.below(6)).saturating_sub(2).clamp(1, n - 1),
    });
    let successors = successors.collect();
    let n_phis = if at == 0 || rng.one_in(3) { 0 } else { 1 + rng.below(5) };
    Block { exit, successors, phis: (0..n_phis).map(|_| rng.pick(&TYPES)).collect(), values: Vec::new() }
}

/// By block, the blocks through which each path to it leads, itself included; all for blocks that nothing reaches.
fn dominators(blocks: &[Block]) -> Vec<Vec<bool>> {
    let n = blocks.len();
    let mut list = vec![vec![true; n]; n];
    list[0] = (0..n).map(|at| at == 0).collect();
    loop {
        let mut has_changed = false;
        for to in 1..n {
            let mut new = vec![true; n];
            for (from, _) in blocks.iter().enumerate().filter(|(_, block)| block.successors.contains(&to)) {
                (0..n).for_each(|at| new[at] &= list[from][at]);
            }
            new[to] = true;
            has_changed |= new != list[to];
            list[to] = new;
        }
        if !has_changed {
            return list;
        }
    }
}

struct Writer {
    rng: Rng,
    blocks: Vec<Block>,
    dominators: Vec<Vec<bool>>,
    text: String,
    name: String,
    n_names: usize,
}

impl Writer {
    /// Defines the values of a block: the text is that of its instructions, which are put where they belong at the end.
    fn values(&mut self, at: usize) {
        let _ = writeln!(self.text, "body{at}:");
        let phis = self.blocks[at].phis.clone();
        self.blocks[at].values = phis.iter().enumerate().map(|(k, &ty)| (ty, format!("%p{at}.{k}"))).collect();
        for _ in 0..1 + self.rng.below(3) {
            let word = self.rng.below(IN_BYTES / 8);
            let place = self.line(&format!("getelementptr i64, ptr %in, i64 {word}"));
            let ty = self.rng.pick(&TYPES);
            let read = if ty == Ty::Double { Ty::Int(8) } else { ty };
            let value = self.line(&format!("load {read}, ptr {place}"));
            let value = if ty == Ty::Double { self.line(&format!("sitofp i8 {value} to double")) } else { value };
            self.blocks[at].values.push((ty, value));
        }
        for _ in 0..self.rng.below(6) {
            let ty = self.rng.pick(&TYPES);
            let (a, b) = (self.any(at, ty), self.any(at, ty));
            let value = match ty {
                Ty::Double => {
                    let op = self.rng.pick(&["fadd", "fsub"]);
                    self.line(&format!("{op} double {a}, {b}"))
                }
                Ty::Int(bits) if self.rng.one_in(6) => {
                    let bounded = self.line(&format!("and {ty} {b}, {}", bits - 1));
                    let op = self.rng.pick(&["shl", "lshr", "ashr"]);
                    self.line(&format!("{op} {ty} {a}, {bounded}"))
                }
                Ty::Int(_) if self.rng.one_in(6) => {
                    let condition = self.condition(at);
                    self.line(&format!("select i1 {condition}, {ty} {a}, {ty} {b}"))
                }
                Ty::Int(_) => {
                    let op = self.rng.pick(&["add", "add", "sub", "mul", "xor", "and", "or"]);
                    self.line(&format!("{op} {ty} {a}, {b}"))
                }
            };
            self.blocks[at].values.push((ty, value));
        }
        // The word of the block shows how often and with what it was run.
        let place = self.line(&format!("getelementptr i64, ptr %out, i64 {}", at + 1));
        let before = self.line(&format!("load i64, ptr {place}"));
        let value = self.any(at, Ty::Int(64));
        let mixed = self.line(&format!("mul i64 {before}, 31"));
        let sum = self.line(&format!("add i64 {mixed}, {value}"));
        let odd = self.line(&format!("add i64 {sum}, 1"));
        let _ = writeln!(self.text, "  store i64 {odd}, ptr {place}");
        if self.rng.one_in(3) {
            let value = self.any(at, Ty::Double);
            let bits = self.line(&format!("bitcast double {value} to i64"));
            let both = self.line(&format!("xor i64 {odd}, {bits}"));
            let _ = writeln!(self.text, "  store i64 {both}, ptr {place}");
        }
        self.exit(at);
    }

    fn exit(&mut self, at: usize) {
        let target = |block: usize| format!("label %block{block}");
        let successors = self.blocks[at].successors.clone();
        let line = match &self.blocks[at].exit {
            Exit::Return => {
                let value = self.any(at, Ty::Int(64));
                format!("ret i64 {value}")
            }
            Exit::Jump => format!("br {}", target(successors[0])),
            Exit::Branch => {
                let condition = self.condition(at);
                format!("br i1 {condition}, {}, {}", target(successors[0]), target(successors[1]))
            }
            Exit::Switch(ty, cases) => {
                let (ty, cases) = (*ty, cases.clone());
                let value = self.any(at, ty);
                // Small numbers, so that the cases are found.
                let small = self.line(&format!("and {ty} {value}, 15"));
                let list: Vec<String> = cases
                    .iter()
                    .zip(&successors[1..])
                    .map(|(case, &to)| format!("{ty} {case}, {}", target(to)))
                    .collect();
                format!("switch {ty} {small}, {} [ {} ]", target(successors[0]), list.join(" "))
            }
            Exit::Computed => {
                let value = self.any(at, Ty::Int(64));
                let number = self.line(&format!("and i64 {value}, {}", successors.len() - 1));
                let place = self.line(&format!("getelementptr ptr, ptr @{}.table{at}, i64 {number}", self.name));
                let address = self.line(&format!("load ptr, ptr {place}"));
                let list: Vec<String> = successors.iter().map(|&to| target(to)).collect();
                format!("indirectbr ptr {address}, [{}]", list.join(", "))
            }
        };
        let _ = writeln!(self.text, "  {line}");
    }

    fn line(&mut self, code: &str) -> String {
        self.n_names += 1;
        let name = format!("%x{}", self.n_names);
        let _ = writeln!(self.text, "  {name} = {code}");
        name
    }

    fn condition(&mut self, at: usize) -> String {
        let ty = self.rng.pick(&TYPES);
        let (a, b) = (self.any(at, ty), self.any(at, ty));
        let code = match ty {
            Ty::Double => format!("fcmp {} double {a}, {b}", self.rng.pick(&["olt", "oge", "oeq", "une"])),
            Ty::Int(_) => format!("icmp {} {ty} {a}, {b}", self.rng.pick(&["eq", "ne", "ult", "sge", "sgt", "ule"])),
        };
        self.line(&code)
    }

    /// A value of a type that is known in a block: mostly one from other blocks, so that much is live on edges.
    fn any(&mut self, at: usize, ty: Ty) -> String {
        // Nothing reaches a block that all others dominate: what it may read would be anything, and its own values suffice.
        let is_reached = self.dominators[at].iter().any(|&is_above| !is_above) || self.blocks.len() == 1;
        let known = |&(above, _): &(usize, &Block)| above == at || is_reached && self.dominators[at][above];
        let values = self.blocks.iter().enumerate().filter(known).flat_map(|(_, block)| &block.values);
        let names: Vec<String> = values.filter(|(other, _)| *other == ty).map(|(_, name)| name.clone()).collect();
        match (names.is_empty() || self.rng.one_in(8), ty) {
            (false, _) => names[self.rng.below(names.len())].clone(),
            (true, Ty::Double) => self.rng.pick(&["0.0", "1.0", "-2.5", "3.0"]).to_owned(),
            (true, Ty::Int(_)) => self.rng.pick(&["0", "1", "-1", "7", "100"]).to_owned(),
        }
    }

    /// The text of each block: its `phi` instructions, the fuel where an edge leads back, and the rest.
    fn finish(mut self) -> String {
        let n = self.blocks.len();
        let bodies = std::mem::take(&mut self.text);
        let bodies: Vec<&str> = bodies.split_inclusive('\n').collect();
        let mut text = String::new();
        for (at, block) in self.blocks.iter().enumerate() {
            if let Exit::Computed = block.exit {
                let list: Vec<String> =
                    block.successors.iter().map(|to| format!("ptr blockaddress(@{}, %block{to})", self.name)).collect();
                let _ = writeln!(
                    text,
                    "@{}.table{at} = private constant [{} x ptr] [{}]",
                    self.name,
                    list.len(),
                    list.join(", ")
                );
            }
        }
        let _ = writeln!(text, "define i64 @{}(ptr %in, ptr %out) {{\nentry:\n  store i32 {FUEL}, ptr %out", self.name);
        let _ = writeln!(text, "  br label %block0");
        for at in 0..n {
            let _ = writeln!(text, "block{at}:");
            // A predecessor has one entry for each of its edges, all of the same value.
            let sources: Vec<(usize, usize)> = (0..n)
                .map(|from| (from, self.blocks[from].successors.iter().filter(|&&to| to == at).count()))
                .filter(|&(_, n_edges)| n_edges > 0)
                .collect();
            for k in 0..self.blocks[at].phis.len() {
                let ty = self.blocks[at].phis[k];
                if sources.is_empty() {
                    let zero =
                        if ty == Ty::Double { "fadd double 0.0, 0.0".to_owned() } else { format!("add {ty} 0, 0") };
                    let _ = writeln!(text, "  %p{at}.{k} = {zero}");
                    continue;
                }
                let mut entries = Vec::new();
                for &(from, n_edges) in &sources {
                    let value = self.any(from, ty);
                    entries.extend((0..n_edges).map(|_| format!("[ {value}, %body{from} ]")));
                }
                let _ = writeln!(text, "  %p{at}.{k} = phi {ty} {}", entries.join(", "));
            }
            if sources.iter().any(|&(from, _)| from >= at) {
                let _ = writeln!(text, "  %fuel{at} = load i32, ptr %out\n  %left{at} = sub i32 %fuel{at}, 1");
                let _ = writeln!(text, "  store i32 %left{at}, ptr %out\n  %empty{at} = icmp eq i32 %left{at}, 0");
                let _ = writeln!(text, "  br i1 %empty{at}, label %out_of_fuel, label %body{at}");
            } else {
                let _ = writeln!(text, "  br label %body{at}");
            }
            let start = bodies.iter().position(|line| *line == format!("body{at}:\n")).unwrap_or(0);
            text.push_str(bodies[start]);
            bodies[start + 1..]
                .iter()
                .take_while(|line| !line.starts_with("body"))
                .for_each(|line| text.push_str(line));
        }
        text.push_str("out_of_fuel:\n  ret i64 -1\n}\n");
        text
    }
}

#[cfg(test)]
mod tests {
    /// What seeds name stays what it is, so that logged seeds replay.
    #[test]
    fn seeds_replay() {
        let sum = |text: String| text.bytes().fold(0u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let sums: Vec<u32> = (0..4).map(|seed| sum(super::function(seed, "f"))).collect();
        assert_eq!(sums, [660_919_712, 1_334_640_088, 3_079_557_973, 480_386_754]);
    }

    /// The graphs have what the tests are for.
    #[test]
    fn graphs_have_all_kinds_of_exits() {
        let text: String = (0..200).map(|seed| super::function(seed, &format!("f{seed}"))).collect();
        for part in ["phi double", "switch i8", "switch i64", "indirectbr", "blockaddress", "out_of_fuel:", "ret i64 %"]
        {
            assert!(text.contains(part), "{part}");
        }
    }
}
