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
    If { condition: u32, has_else: bool, ends: Vec<u32> },
    Loop { head: u32, breaks: Vec<u32> },
    Block { breaks: Vec<u32> },
    Switch { value: u32, has_default: bool, ends: Vec<u32> },
}

impl Frame {
    fn breaks(&mut self) -> Option<&mut Vec<u32>> {
        match self {
            Frame::Loop { breaks, .. } | Frame::Block { breaks } => Some(breaks),
            Frame::If { .. } | Frame::Switch { .. } => None,
        }
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
        let mut pairs: Vec<(u32, u32)> = Vec::new();
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
                    pairs.push((node, next));
                    frames.push(Frame::If { condition: node, has_else: false, ends: Vec::new() });
                }
                Control::Else => {
                    let Frame::If { condition, has_else, ends } = frames.last_mut()? else { return None };
                    *has_else = true;
                    ends.push(node);
                    pairs.push((*condition, next));
                }
                Control::EndIf => {
                    let Frame::If { condition, has_else, ends } = frames.pop()? else { return None };
                    pairs.extend(ends.into_iter().chain([node]).map(|end| (end, next)));
                    pairs.extend((!has_else).then_some((condition, next)));
                }
                Control::Loop => {
                    pairs.push((node, next));
                    frames.push(Frame::Loop { head: next, breaks: Vec::new() });
                }
                Control::EndLoop => {
                    let Frame::Loop { head, breaks } = frames.pop()? else { return None };
                    pairs.push((node, head));
                    pairs.extend(breaks.into_iter().map(|end| (end, next)));
                }
                Control::Block => {
                    pairs.push((node, next));
                    frames.push(Frame::Block { breaks: Vec::new() });
                }
                Control::EndBlock => {
                    let Frame::Block { breaks } = frames.pop()? else { return None };
                    pairs.extend(breaks.into_iter().chain([node]).map(|end| (end, next)));
                }
                Control::Break | Control::BreakIf => {
                    target(&mut frames, op.imm)?.breaks()?.push(node);
                    pairs.extend((control == Control::BreakIf).then_some((node, next)));
                }
                Control::Continue | Control::ContinueIf => {
                    let Frame::Loop { head, .. } = target(&mut frames, op.imm)? else { return None };
                    pairs.push((node, *head));
                    pairs.extend((control == Control::ContinueIf).then_some((node, next)));
                }
                Control::Switch => frames.push(Frame::Switch { value: node, has_default: false, ends: Vec::new() }),
                Control::Case | Control::Default => {
                    let Frame::Switch { value, has_default, ends } = frames.last_mut()? else { return None };
                    *has_default |= control == Control::Default;
                    match control {
                        _ if selectors.is_empty() => {}
                        Control::Default => drop(cases.insert((*value, None), next)),
                        _ => cases.extend(func.values(op).iter().map(|&case| ((*value, Some(case)), next))),
                    }
                    // That before the first part has no operation but the marker, and no predecessor.
                    ends.push(node);
                    pairs.push((*value, next));
                }
                Control::EndSwitch => {
                    let Frame::Switch { value, has_default, ends } = frames.pop()? else { return None };
                    pairs.extend(ends.into_iter().chain([node]).map(|end| (end, next)));
                    pairs.extend((!has_default).then_some((value, next)));
                }
                Control::Return => {}
                _ => return None,
            }
        }
        nodes.push(Node { start, end: func.ops.len(), first_edge: 0, n_edges: 0 });
        pairs.sort_unstable();
        for (at, &(from, _)) in pairs.iter().enumerate() {
            let node = &mut nodes[from as usize];
            if node.n_edges == 0 {
                node.first_edge = at as u32;
            }
            node.n_edges += 1;
        }
        let mut blocks = Blocks { nodes, edges: pairs.into_iter().map(|(_, to)| to).collect() };
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

    fn ones(row: &[u64]) -> impl Iterator<Item = u32> + '_ {
        row.iter().enumerate().flat_map(|(at, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros();
                (rest != 0).then(|| {
                    rest &= rest - 1;
                    at as u32 * 64 + bit
                })
            })
        })
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
    let Some(live) = live_at_ends(func, &blocks, &numbers, n) else { return };
    let mut interference = interference(func, &blocks, &numbers, n, &live);
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
            let others: Vec<u32> = Bits::ones(interference.row(b as usize)).collect();
            for other in others {
                interference.set(a as usize, other, true);
                interference.set(other as usize, a, true);
            }
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

/// The registers that are live at the end of each block, after its marker.
fn live_at_ends(func: &Function, blocks: &Blocks, numbers: &[u32], n: usize) -> Option<Bits> {
    let n_nodes = blocks.nodes.len();
    let [mut read, mut written, mut ends] = [(); 3].map(|()| Bits::new(n_nodes, n));
    for (at, node) in blocks.nodes.iter().enumerate() {
        for op in &func.ops[node.start..node.end] {
            for reg in func.uses(op) {
                let number = numbers[reg.index()];
                if number != NONE && !written.has(at, number) {
                    read.set(at, number, true);
                }
            }
            if op.dst.is_some() && numbers[op.dst.index()] != NONE {
                written.set(at, numbers[op.dst.index()], true);
            }
        }
    }
    let width = ends.width;
    for _ in 0..MAX_SWEEPS {
        let mut has_changed = false;
        for (at, node) in blocks.nodes.iter().enumerate().rev() {
            for &next in &blocks.edges[node.first_edge as usize..][..node.n_edges as usize] {
                let next = next as usize * width;
                for word in 0..width {
                    let live = read.words[next + word] | ends.words[next + word] & !written.words[next + word];
                    let end = &mut ends.words[at * width + word];
                    has_changed |= live & !*end != 0;
                    *end |= live;
                }
            }
        }
        if !has_changed {
            return Some(ends);
        }
    }
    None
}

fn interference(func: &Function, blocks: &Blocks, numbers: &[u32], n: usize, ends: &Bits) -> Bits {
    let mut matrix = Bits::new(n, n);
    let mut live = Bits::new(1, n);
    for (at, node) in blocks.nodes.iter().enumerate() {
        live.words.copy_from_slice(ends.row(at));
        for op in func.ops[node.start..node.end].iter().rev() {
            let written = if op.dst.is_some() { numbers[op.dst.index()] } else { NONE };
            if written != NONE {
                live.set(0, written, false);
                let source = if is_plain_copy(func, op) { numbers[op.args[0].index()] } else { NONE };
                for other in Bits::ones(live.row(0)).filter(|&other| other != source) {
                    matrix.set(written as usize, other, true);
                    matrix.set(other as usize, written, true);
                }
            }
            for reg in func.uses(op) {
                if numbers[reg.index()] != NONE {
                    live.set(0, numbers[reg.index()], true);
                }
            }
        }
    }
    matrix
}

fn rename(func: &mut Function, names: &[VReg]) {
    let new = |reg: VReg| if reg.is_some() { names[reg.index()] } else { reg };
    for at in 0..func.ops.len() {
        let op = func.ops[at];
        func.list_mut(&op).iter_mut().for_each(|reg| *reg = new(*reg));
    }
    func.retain_ops(|_, op| {
        op.dst = new(op.dst);
        op.args = op.args.map(new);
        (op.mask, op.pass) = (new(op.mask), new(op.pass));
        op.code != Opcode::Copy || op.mask.is_some() || op.dst != op.args[0]
    });
}
