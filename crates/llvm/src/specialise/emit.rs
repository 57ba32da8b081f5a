//! From the residual graph to a function: structured control flow, and the module with what it refers to.
//!
//! In: a graph. Out: a function, as the structurer of LLVM's graphs arranges it. Not here: what the blocks compute.

use super::graph::{BlockId, Exit, Graph};
use crate::index::Block;
use crate::structure::{Edge, Flow, Shape, Step, Structured};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Function, Op, OpFlags, Opcode, Type, VReg};
use std::collections::{BTreeMap, BTreeSet};

/// The function; `None` if its control flow nests too deep.
pub(super) fn function(name: &str, graph: &Graph, entry: BlockId, results: &[Type]) -> Option<Function> {
    assert_eq!(entry.index(), 0, "the structurer begins at the first block");
    let mut edges = Vec::new();
    for (from, block) in graph.blocks.iter().enumerate() {
        let targets = match &block.exit {
            // A position for each value, after that of the others.
            Exit::Switch { cases, default, .. } => {
                let each = cases.iter().flat_map(|(values, to)| values.iter().map(|_| *to));
                core::iter::once(*default).chain(each).collect()
            }
            exit => exit.targets(),
        };
        let edge = |to: BlockId| Edge { from: Block::new(from), to: Block::new(to.index()), through: None };
        edges.extend(targets.into_iter().map(edge));
    }
    let shape = |block: Block| match &graph.blocks[block.index()].exit {
        Exit::Jump(_) => Shape::Jump,
        Exit::Branch { .. } => Shape::Branch,
        Exit::Switch { .. } => Shape::Switch,
        Exit::Return { is_rare: true, .. } => Shape::Failed,
        Exit::Return { .. } => Shape::Exit,
    };
    let flow = Flow::from_edges(graph.blocks.len(), edges).ok()?;
    let structured = Structured::of_flow(flow, shape, |_| false).ok()?;
    let mut emit = Emit { graph, func: graph.frame(name, results), dispatch: BTreeMap::new(), switches: Vec::new() };
    emit.run(&structured);
    Some(emit.func)
}

struct Emit<'g> {
    graph: &'g Graph,
    func: Function,
    /// The variables of dispatchers.
    dispatch: BTreeMap<usize, VReg>,
    switches: Vec<Block>,
}

impl Emit<'_> {
    fn run(&mut self, structured: &Structured) {
        for edge in &structured.flow.edges {
            if edge.through.is_some() && !self.dispatch.contains_key(&edge.to.index()) {
                let variable = self.func.new_vreg(Type::U32);
                self.dispatch.insert(edge.to.index(), variable);
            }
        }
        if !self.dispatch.is_empty() {
            // A dispatcher has paths that the graph lacks: everything has a value before.
            for at in 0..self.func.vregs.len() {
                let (reg, ty) = (VReg(at as u32), self.func.vregs[at]);
                if !self.func.params.contains(&reg) {
                    self.func.push(Op::constant(ty, reg, 0));
                }
            }
        }
        for &step in &structured.steps {
            self.step(structured, step);
        }
    }

    fn condition(&mut self, node: Block, negated: bool) -> VReg {
        let Exit::Branch { condition, .. } = self.graph.blocks[node.index()].exit else {
            unreachable!("only branches have conditions")
        };
        if !negated {
            return condition;
        }
        let dst = self.func.new_vreg(Type::BOOL);
        self.func.push(Op::unary(Opcode::Not, Type::BOOL, dst, condition));
        dst
    }

    fn step(&mut self, structured: &Structured, step: Step) {
        let jump = |code, depth: u32| Op::marker(code).with_imm(i64::from(depth));
        let jump_if = |code, depth, condition| {
            let mut op = jump(code, depth);
            op.args[0] = condition;
            op
        };
        let op = match step {
            Step::Code(block) => {
                for &op in &self.graph.blocks[block.index()].ops {
                    self.func.push(op);
                }
                return;
            }
            Step::Edge(edge) => {
                let edge = structured.flow.edges[edge as usize];
                if let Some((_, number)) = edge.through {
                    let variable = self.dispatch[&edge.to.index()];
                    self.func.push(Op::constant(Type::U32, variable, u64::from(number)));
                }
                return;
            }
            Step::Block => Op::marker(Opcode::Block),
            Step::EndBlock => Op::marker(Opcode::EndBlock),
            Step::Loop => Op::marker(Opcode::Loop),
            Step::EndLoop => Op::marker(Opcode::EndLoop),
            Step::If { node, negated } => {
                let condition = self.condition(node, negated);
                Op::unary(Opcode::If, Type::BOOL, VReg::NONE, condition)
            }
            Step::Else => Op::marker(Opcode::Else),
            Step::EndIf => Op::marker(Opcode::EndIf),
            Step::Switch(node) => {
                self.switches.push(node);
                let (ty, value) = match self.dispatch.get(&node.index()) {
                    Some(&variable) => (Type::U32, variable),
                    None => match self.graph.blocks[node.index()].exit {
                        Exit::Switch { value, ty, .. } => (ty, value),
                        _ => unreachable!("only switches have cases"),
                    },
                };
                Op::unary(Opcode::Switch, ty, VReg::NONE, value)
            }
            Step::Case(first, n) => self.case(&structured.cases[first as usize..][..n as usize]),
            Step::Default => Op::marker(Opcode::Default),
            Step::EndSwitch => {
                self.switches.pop();
                Op::marker(Opcode::EndSwitch)
            }
            Step::Break(depth) => jump(Opcode::Break, depth),
            Step::Continue(depth) => jump(Opcode::Continue, depth),
            Step::BreakIf { depth, node, negated } => {
                let condition = self.condition(node, negated);
                jump_if(Opcode::BreakIf, depth, condition)
            }
            Step::ContinueIf { depth, node, negated } => {
                let condition = self.condition(node, negated);
                jump_if(Opcode::ContinueIf, depth, condition)
            }
            Step::Exit(block) => {
                let Exit::Return { results, is_rare } = &self.graph.blocks[block.index()].exit else {
                    unreachable!("only returns leave the function")
                };
                let mut op = Op::marker(Opcode::Return);
                op.aux = self.func.push_list(results);
                if *is_rare { op.with_flags(OpFlags::UNLIKELY) } else { op }
            }
        };
        self.func.push(op);
    }

    /// The values at these positions among the successors of the open switch.
    fn case(&mut self, positions: &[u32]) -> Op {
        let node = self.switches.last().expect("a case is in a switch").index();
        let (ty, values): (Type, Vec<u64>) = if self.dispatch.contains_key(&node) {
            (Type::U32, positions.iter().map(|&position| u64::from(position)).collect())
        } else {
            let Exit::Switch { cases, ty, .. } = &self.graph.blocks[node].exit else {
                unreachable!("only switches have cases")
            };
            let all: Vec<u64> = cases.iter().flat_map(|(values, _)| values.iter().copied()).collect();
            (*ty, positions.iter().map(|&position| all[position as usize - 1]).collect())
        };
        let mut op = Op::new(Opcode::Case, ty).with_imm(self.func.push_values(&values));
        op.aux = values.len() as u32;
        op
    }
}

/// Keeps the first function and what it refers to.
pub(super) fn keep_reachable(module: &mut ir::Module) {
    let mut kept: BTreeSet<String> = BTreeSet::new();
    let Some(first) = module.functions.first() else { return };
    let mut work = vec![first.func.name.clone()];
    while let Some(name) = work.pop() {
        if !kept.insert(name.clone()) {
            continue;
        }
        if let Some(number) = module.function(&name) {
            let symbols = &module.functions[number].func.symbols;
            let named = symbols.iter().filter(|symbol| symbol.kind != ir::SymbolKind::Signature);
            work.extend(named.map(|symbol| symbol.name.clone()));
        }
        if let Some(data) = module.data.iter().find(|data| data.name == name) {
            for relocation in &data.relocations {
                work.push(relocation.symbol.clone());
                work.extend(relocation.minus.clone());
            }
        }
    }
    module.functions.retain(|function| kept.contains(&function.func.name));
    module.data.retain(|data| kept.contains(&data.name));
    module.weak.retain(|name| kept.contains(name));
    // Code refers to what they are names of.
    module.aliases.clear();
}
