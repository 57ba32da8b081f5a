//! Gives variables that are copied to each other, and never hold two values at once, one register.
//!
//! In: a lowered function, in which each `phi` is a variable and each edge into its block has copies. Out: the function without
//! the copies that are not needed. A loop's counter is incremented where it is, and what an interpreter's dispatch carries
//! through all of its arms stays where it is.
//!
//! Two registers interfere if one is live where the other is written, except by a copy of the one (Chaitin et al., Register
//! allocation via coloring, 1981). What is live follows the graph of the module: not the paths through dispatchers that no
//! execution takes. Copies that run most often come first; each pair without interference is merged.
//! Invariants: the cost is linear, because the number of registers that are considered falls with the number of blocks; what
//! has another shape than lowering makes (an `elif`, a `while`), or calls that return twice, stays as it is.

use kernelsmith_ir::{Control, Function, Op, Opcode, VReg};
use std::collections::HashMap;

/// Most registers that are considered: their matrix of interference has eight megabytes.
const MAX_REGISTERS: usize = 8192;
/// Most words of sets of live registers: sixteen megabytes.
const MAX_WORDS: usize = 1 << 21;
/// Most sweeps over all blocks. A sweep against the order of the code sees what is live after a loop; the next one, what is live
/// on its back edge: more than a few are only needed by nests of loops that are left in the middle.
const MAX_SWEEPS: usize = 32;
/// Most markers between an edge and its dispatcher. Without a maximum, an empty loop is followed without end.
const MAX_MARKERS: usize = 64;
const NONE: u32 = u32::MAX;

/// Operations without control flow, and a marker at their end.
struct Node {
    start: usize,
    end: usize,
    /// At most two successors, or more in `Blocks::edges`.
    first_edge: u32,
    n_edges: u32,
}

/// Where the cases of dispatchers begin: by the switch's node and the case's number, or none for the default.
type Cases = HashMap<(u32, Option<u64>), u32>;

struct Blocks {
    nodes: Vec<Node>,
    edges: Vec<u32>,
}

enum Frame {
    If { condition: u32, has_else: bool, ends: Chain },
    Loop { head: u32, breaks: Chain },
    Block { breaks: Chain },
    Switch { value: u32, has_default: bool, ends: Chain },
}

impl Frame {
    fn breaks(&mut self) -> Option<&mut Chain> {
        match self {
            Frame::Loop { breaks, .. } | Frame::Block { breaks } => Some(breaks),
            Frame::If { .. } | Frame::Switch { .. } => None,
        }
    }
}

/// Nodes that lead to the end of a region: the last of them in `Edges::chained`.
#[derive(Clone, Copy)]
struct Chain(u32);

impl Chain {
    const EMPTY: Chain = Chain(NONE);
}

/// Edges while the code is read.
#[derive(Default)]
struct Edges {
    pairs: Vec<(u32, u32)>,
    /// Nodes of chains, each with the one before it.
    chained: Vec<(u32, Chain)>,
}

impl Edges {
    fn add(&mut self, from: u32, to: u32) {
        self.pairs.push((from, to));
    }

    fn chain(&mut self, chain: &mut Chain, node: u32) {
        self.chained.push((node, *chain));
        *chain = Chain(self.chained.len() as u32 - 1);
    }

    /// Adds an edge from each node of a chain.
    fn end(&mut self, mut chain: Chain, to: u32) {
        while chain.0 != NONE {
            let (node, before) = self.chained[chain.0 as usize];
            self.add(node, to);
            chain = before;
        }
    }

    /// The targets, by node.
    fn sorted(self, nodes: &mut [Node]) -> Vec<u32> {
        self.pairs.iter().for_each(|&(from, _)| nodes[from as usize].n_edges += 1);
        let mut n = 0;
        for node in nodes.iter_mut() {
            n += node.n_edges;
            // The end, until the edges are placed.
            node.first_edge = n;
        }
        let mut targets = vec![0; self.pairs.len()];
        for &(from, to) in &self.pairs {
            let node = &mut nodes[from as usize];
            node.first_edge -= 1;
            targets[node.first_edge as usize] = to;
        }
        targets
    }
}

/// The loop or block that a jump names.
fn target(frames: &mut [Frame], depth: i64) -> Option<&mut Frame> {
    let is_target = |frame: &&mut Frame| matches!(frame, Frame::Loop { .. } | Frame::Block { .. });
    frames.iter_mut().rev().filter(is_target).nth(usize::try_from(depth).ok()?.checked_sub(1)?)
}

impl Blocks {
    /// The blocks of a function; none if it has another shape.
    fn of(func: &Function) -> Option<Blocks> {
        let mut edges = Edges::default();
        let mut nodes: Vec<Node> = Vec::new();
        let mut frames: Vec<Frame> = Vec::new();
        let selectors = selectors(func);
        let mut cases = Cases::new();
        let mut start = 0;
        for (at, op) in func.ops.iter().enumerate() {
            let control = op.code.control();
            if matches!(control, Control::Straight | Control::Check) {
                continue;
            }
            let node = nodes.len() as u32;
            let next = node + 1;
            nodes.push(Node { start, end: at + 1, first_edge: 0, n_edges: 0 });
            start = at + 1;
            match control {
                Control::If => {
                    edges.add(node, next);
                    frames.push(Frame::If { condition: node, has_else: false, ends: Chain::EMPTY });
                }
                Control::Else => {
                    let Frame::If { condition, has_else, ends } = frames.last_mut()? else { return None };
                    *has_else = true;
                    edges.chain(ends, node);
                    edges.add(*condition, next);
                }
                Control::EndIf => {
                    let Frame::If { condition, has_else, ends } = frames.pop()? else { return None };
                    edges.end(ends, next);
                    edges.add(node, next);
                    if !has_else {
                        edges.add(condition, next);
                    }
                }
                Control::Loop => {
                    edges.add(node, next);
                    frames.push(Frame::Loop { head: next, breaks: Chain::EMPTY });
                }
                Control::EndLoop => {
                    let Frame::Loop { head, breaks } = frames.pop()? else { return None };
                    edges.add(node, head);
                    edges.end(breaks, next);
                }
                Control::Block => {
                    edges.add(node, next);
                    frames.push(Frame::Block { breaks: Chain::EMPTY });
                }
                Control::EndBlock => {
                    let Frame::Block { breaks } = frames.pop()? else { return None };
                    edges.end(breaks, next);
                    edges.add(node, next);
                }
                Control::Break | Control::BreakIf => {
                    edges.chain(target(&mut frames, op.imm)?.breaks()?, node);
                    if control == Control::BreakIf {
                        edges.add(node, next);
                    }
                }
                Control::Continue | Control::ContinueIf => {
                    let Frame::Loop { head, .. } = target(&mut frames, op.imm)? else { return None };
                    edges.add(node, *head);
                    if control == Control::ContinueIf {
                        edges.add(node, next);
                    }
                }
                Control::Switch => {
                    frames.push(Frame::Switch { value: node, has_default: false, ends: Chain::EMPTY });
                }
                Control::Case | Control::Default => {
                    let Frame::Switch { value, has_default, ends } = frames.last_mut()? else { return None };
                    *has_default |= control == Control::Default;
                    match control {
                        _ if selectors.is_empty() => {}
                        Control::Default => drop(cases.insert((*value, None), next)),
                        _ => cases.extend(func.values(op).iter().map(|&case| ((*value, Some(case)), next))),
                    }
                    // That before the first part has no operation but the marker, and no predecessor.
                    edges.chain(ends, node);
                    edges.add(*value, next);
                }
                Control::EndSwitch => {
                    let Frame::Switch { value, has_default, ends } = frames.pop()? else { return None };
                    edges.end(ends, next);
                    edges.add(node, next);
                    if !has_default {
                        edges.add(value, next);
                    }
                }
                Control::Return => {}
                _ => return None,
            }
        }
        nodes.push(Node { start, end: func.ops.len(), first_edge: 0, n_edges: 0 });
        let edges = edges.sorted(&mut nodes);
        let mut blocks = Blocks { nodes, edges };
        blocks.thread(func, &selectors, &cases);
        frames.is_empty().then_some(blocks)
    }

    /// Lets edges that set a selector and lead to its dispatcher lead to the case that it selects. Otherwise all that is live in
    /// one of the cases is live at the dispatcher, and interferes with what is written on the way to it.
    fn thread(&mut self, func: &Function, selectors: &[bool], cases: &Cases) {
        if cases.is_empty() {
            return;
        }
        for at in 0..self.nodes.len() {
            let Node { start, end, first_edge, n_edges } = self.nodes[at];
            let is_selector = |op: &&Op| op.code == Opcode::Const && selectors[op.dst.index()];
            let Some(set) = func.ops[start..end].iter().rev().find(is_selector) else { continue };
            for edge in first_edge as usize..(first_edge + n_edges) as usize {
                let Some(switch) = self.next_switch(func, self.edges[edge]) else { continue };
                let case = [Some(set.imm as u64), None].iter().find_map(|&value| cases.get(&(switch, value)));
                if let Some(&case) = case
                    && func.ops[self.nodes[switch as usize].start].args[0] == set.dst
                {
                    self.edges[edge] = case;
                }
            }
        }
    }

    /// The successors of a node.
    fn successors(&self, at: usize) -> &[u32] {
        let node = &self.nodes[at];
        &self.edges[node.first_edge as usize..][..node.n_edges as usize]
    }

    /// The switch to which a node leads without other operations than markers.
    fn next_switch(&self, func: &Function, mut at: u32) -> Option<u32> {
        for _ in 0..MAX_MARKERS {
            let node = &self.nodes[at as usize];
            match node.end - node.start {
                1 if func.ops[node.start].code == Opcode::Switch => return Some(at),
                1 if node.n_edges == 1 => at = self.edges[node.first_edge as usize],
                _ => return None,
            }
        }
        None
    }
}

/// By register, whether a dispatcher switches on it: one switch reads it, and only constants are written to it. Empty if there
/// is none.
fn selectors(func: &Function) -> Vec<bool> {
    let mut list = Vec::new();
    for op in func.ops.iter().filter(|op| op.code == Opcode::Switch) {
        list.resize(func.vregs.len(), false);
        list[op.args[0].index()] = true;
    }
    if list.is_empty() {
        return list;
    }
    let mut n_uses = vec![0u32; list.len()];
    for op in &func.ops {
        func.uses(op).for_each(|reg| n_uses[reg.index()] += 1);
        if op.dst.is_some() && op.code != Opcode::Const {
            list[op.dst.index()] = false;
        }
    }
    func.params.iter().for_each(|reg| list[reg.index()] = false);
    list.iter_mut().zip(&n_uses).for_each(|(is_selector, &n)| *is_selector &= n == 1);
    if list.contains(&true) { list } else { Vec::new() }
}

/// Rows of bits.
struct Bits {
    words: Vec<u64>,
    /// Words of a row.
    width: usize,
}

impl Bits {
    fn new(n_rows: usize, n_bits: usize) -> Bits {
        let width = n_bits.div_ceil(64);
        Bits { words: vec![0; n_rows * width], width }
    }

    fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.width..][..self.width]
    }

    fn has(&self, row: usize, bit: u32) -> bool {
        self.words[row * self.width + bit as usize / 64] >> (bit % 64) & 1 != 0
    }

    fn set(&mut self, row: usize, bit: u32, is_set: bool) {
        let word = &mut self.words[row * self.width + bit as usize / 64];
        *word = *word & !(1 << (bit % 64)) | u64::from(is_set) << (bit % 64);
    }

    /// Adds one row to another.
    fn add_row(&mut self, to: usize, from: usize) {
        for word in 0..self.width {
            self.words[to * self.width + word] |= self.words[from * self.width + word];
        }
    }

    /// Sets a bit in the rows whose numbers are the bits of a row.
    fn set_in_rows_of(&mut self, row: usize, bit: u32) {
        for word in 0..self.width {
            let mut rest = self.words[row * self.width + word];
            while rest != 0 {
                self.set(word * 64 + rest.trailing_zeros() as usize, bit, true);
                rest &= rest - 1;
            }
        }
    }
}

/// A copy between registers of one type.
fn is_plain_copy(func: &Function, op: &Op) -> bool {
    op.code == Opcode::Copy
        && op.mask.is_none()
        && op.dst != op.args[0]
        && func.ty(op.dst).is_some_and(|ty| func.ty(op.args[0]) == Some(ty))
}

/// Runs the pass.
pub(super) fn run(func: &mut Function) {
    if func.has_setjmp || !func.ops.iter().any(|op| is_plain_copy(func, op)) {
        return;
    }
    let Some(blocks) = Blocks::of(func) else { return };
    let copies = copies(func);
    let n_words = MAX_WORDS / blocks.nodes.len().max(1);
    let (numbers, n) = candidates(func, &copies, (n_words / 3 * 64).min(MAX_REGISTERS));
    if n == 0 {
        return;
    }
    let accesses = Accesses::of(func, &blocks, &numbers);
    let Some(live) = live_at_ends(&blocks, &accesses, n) else { return };
    let mut interference = interference(&accesses, n, &live);
    // By number, its register.
    let mut leaders: Vec<u32> = (0..n as u32).collect();
    let mut registers = vec![VReg::NONE; n];
    for (at, &number) in numbers.iter().enumerate() {
        if number != NONE {
            registers[number as usize] = VReg(at as u32);
        }
    }
    let mut has_merged = false;
    for &at in &copies {
        let op = &func.ops[at];
        let [a, b] = [op.dst, op.args[0]].map(|reg| numbers[reg.index()]);
        if a == NONE || b == NONE {
            continue;
        }
        let (a, b) = (leader(&mut leaders, a), leader(&mut leaders, b));
        if a != b && !interference.has(a as usize, b) {
            leaders[b as usize] = a;
            interference.add_row(a as usize, b as usize);
            interference.set_in_rows_of(b as usize, a);
            has_merged = true;
        }
    }
    if !has_merged {
        return;
    }
    let names: Vec<VReg> = (0..numbers.len())
        .map(|at| match numbers[at] {
            NONE => VReg(at as u32),
            number => registers[leader(&mut leaders, number) as usize],
        })
        .collect();
    rename(func, &names);
}

fn leader(leaders: &mut [u32], mut at: u32) -> u32 {
    while leaders[at as usize] != at {
        leaders[at as usize] = leaders[leaders[at as usize] as usize];
        at = leaders[at as usize];
    }
    at
}

/// The copies, those that run most often first: in the innermost loops, and there under the fewest conditions.
fn copies(func: &Function) -> Vec<usize> {
    let (mut list, mut n_loops, mut n_conditions) = (Vec::new(), 0u32, 0u32);
    for (at, op) in func.ops.iter().enumerate() {
        match op.code {
            Opcode::Loop => n_loops += 1,
            Opcode::EndLoop => n_loops -= 1,
            Opcode::If | Opcode::Switch => n_conditions += 1,
            Opcode::EndIf | Opcode::EndSwitch => n_conditions -= 1,
            _ if is_plain_copy(func, op) => list.push((u32::MAX - n_loops, n_conditions, at)),
            _ => {}
        }
    }
    list.sort_unstable();
    list.into_iter().map(|(.., at)| at).collect()
}

/// Numbers for the registers that are considered, by register, and how many there are. Parameters have values at the entry.
fn candidates(func: &Function, copies: &[usize], max: usize) -> (Vec<u32>, usize) {
    let mut numbers = vec![NONE; func.vregs.len()];
    let mut n = 0;
    let mut is_param = vec![false; func.vregs.len()];
    func.params.iter().for_each(|reg| is_param[reg.index()] = true);
    for &at in copies {
        let op = &func.ops[at];
        if [op.dst, op.args[0]].iter().any(|reg| is_param[reg.index()]) || n + 2 > max {
            continue;
        }
        for reg in [op.dst, op.args[0]] {
            let number = &mut numbers[reg.index()];
            if *number == NONE {
                *number = n as u32;
                n += 1;
            }
        }
    }
    (numbers, n)
}

/// What an operation does with a register that is considered.
#[derive(Clone, Copy)]
enum Access {
    Read(u32),
    Write(u32),
    Copy { to: u32, from: u32 },
}

/// The accesses of a function to the registers that are considered.
struct Accesses {
    list: Vec<Access>,
    /// By node, the end of its accesses in the list.
    ends: Vec<u32>,
}

impl Accesses {
    fn of(func: &Function, blocks: &Blocks, numbers: &[u32]) -> Accesses {
        let (mut list, mut ends) = (Vec::with_capacity(func.ops.len()), Vec::with_capacity(blocks.nodes.len()));
        for node in &blocks.nodes {
            for op in &func.ops[node.start..node.end] {
                func.uses(op).for_each(|reg| match numbers[reg.index()] {
                    NONE => {}
                    number => list.push(Access::Read(number)),
                });
                let to = if op.dst.is_some() { numbers[op.dst.index()] } else { NONE };
                if to == NONE {
                    continue;
                }
                let from = if is_plain_copy(func, op) { numbers[op.args[0].index()] } else { NONE };
                list.push(if from == NONE { Access::Write(to) } else { Access::Copy { to, from } });
            }
            ends.push(list.len() as u32);
        }
        Accesses { list, ends }
    }

    fn of_node(&self, node: usize) -> &[Access] {
        let start = if node == 0 { 0 } else { self.ends[node - 1] };
        &self.list[start as usize..self.ends[node] as usize]
    }
}

/// The registers that are live at the end of each block, after its marker.
fn live_at_ends(blocks: &Blocks, accesses: &Accesses, n: usize) -> Option<Bits> {
    let n_nodes = blocks.nodes.len();
    let [mut begins, mut written, mut ends] = [(); 3].map(|()| Bits::new(n_nodes, n));
    let mut back_edges: Vec<(usize, usize)> = Vec::new();
    for at in 0..n_nodes {
        for access in accesses.of_node(at) {
            match *access {
                Access::Read(number) if written.has(at, number) => {}
                Access::Read(number) => begins.set(at, number, true),
                Access::Write(to) | Access::Copy { to, .. } => written.set(at, to, true),
            }
        }
        back_edges.extend(blocks.successors(at).iter().map(|&to| (at, to as usize)).filter(|(at, to)| to <= at));
    }
    let width = ends.width;
    for _ in 0..MAX_SWEEPS {
        for at in (0..n_nodes).rev() {
            let row = at * width..(at + 1) * width;
            let end = &mut ends.words[row.clone()];
            for &next in blocks.successors(at) {
                end.iter_mut().zip(begins.row(next as usize)).for_each(|(word, next)| *word |= next);
            }
            let lives = end.iter().zip(&written.words[row.clone()]).map(|(end, written)| end & !written);
            begins.words[row].iter_mut().zip(lives).for_each(|(word, lives)| *word |= lives);
        }
        // A sweep sees all edges forwards.
        let is_complete =
            |&(at, to): &(usize, usize)| begins.row(to).iter().zip(ends.row(at)).all(|(to, at)| to & !at == 0);
        if back_edges.iter().all(is_complete) {
            return Some(ends);
        }
    }
    None
}

/// By register, those that it interferes with.
fn interference(accesses: &Accesses, n: usize, ends: &Bits) -> Bits {
    let mut matrix = Bits::new(n, n);
    let mut live = Bits::new(1, n);
    for at in 0..accesses.ends.len() {
        live.words.copy_from_slice(ends.row(at));
        for access in accesses.of_node(at).iter().rev() {
            let (to, from) = match *access {
                Access::Read(number) => {
                    live.set(0, number, true);
                    continue;
                }
                Access::Write(to) => (to, None),
                Access::Copy { to, from } => (to, Some(from).filter(|&from| !matrix.has(to as usize, from))),
            };
            live.set(0, to, false);
            let row = &mut matrix.words[to as usize * live.width..][..live.width];
            row.iter_mut().zip(&live.words).for_each(|(word, live)| *word |= live);
            if let Some(from) = from {
                matrix.set(to as usize, from, false);
            }
        }
    }
    (0..n).for_each(|row| matrix.set_in_rows_of(row, row as u32));
    matrix
}

fn rename(func: &mut Function, names: &[VReg]) {
    let new = |reg: VReg| if reg.is_some() { names[reg.index()] } else { reg };
    for at in 0..func.ops.len() {
        let op = func.ops[at];
        func.list_mut(&op).iter_mut().for_each(|reg| *reg = new(*reg));
    }
    // What has a value only for paths through dispatchers gets it at the entry: registers that are now one need it once.
    let mut is_set = vec![false; names.len()];
    let mut is_entry = true;
    func.retain_ops(|_, op| {
        op.dst = new(op.dst);
        op.args = op.args.map(new);
        (op.mask, op.pass) = (new(op.mask), new(op.pass));
        is_entry &= op.code == Opcode::Const && op.const_bits() == 0;
        let is_repeated = is_entry && core::mem::replace(&mut is_set[op.dst.index()], true);
        !is_repeated && (op.code != Opcode::Copy || op.mask.is_some() || op.dst != op.args[0])
    });
}
