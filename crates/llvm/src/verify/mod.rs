//! The verifier: whether a function follows the rules of the language.
//!
//! In: a module and a body. Out: errors that name function and place. Invariants: time is linear in the body, but for the
//! logarithm of the dominators; nothing recurses on the body.
//! Readers have checked the form: names, the types that are stated with operands, one terminator at the end of each
//! block. What is left is checked here: the control-flow graph and `phi` entries (this file), types (`operands`),
//! signatures of intrinsics (`intrinsics`).
//! Not here: attributes, metadata, and rules of targets.

mod intrinsics;
mod operands;

use crate::body::{Body, InstData, Operand, OperandKind};
use crate::constants::ConstantKind;
use crate::error::{Error, ErrorKind, Place};
use crate::graph::{Dominators, Graph};
use crate::index::{Block, Inst, Local};
use crate::module::{Input, Module};
use crate::opcode::Opcode;
use crate::types::Type;
use core::cell::Cell;
use kernelsmith_diag::Span;

impl Module {
    /// Reads and verifies every body; returns the errors, at most as many as the limits allow.
    pub fn verify(&mut self) -> Vec<Error> {
        let mut errors = Vec::new();
        for function in self.defined() {
            if errors.len() >= self.limits.errors {
                break;
            }
            match self.body(function) {
                Ok(body) => errors.extend(self.verify_body(&body)),
                Err(error) => errors.push(error),
            }
        }
        errors.truncate(self.limits.errors);
        errors
    }

    /// Verifies a body; returns the errors, at most as many as the limits allow.
    pub fn verify_body(&self, body: &Body) -> Vec<Error> {
        self.verify_with_dominators(body).0
    }

    /// Verifies a body, and returns the dominators of its blocks, too.
    pub(crate) fn verify_with_dominators(&self, body: &Body) -> (Vec<Error>, Dominators) {
        let graph = Graph::of(body);
        let mut verifier = Verifier {
            module: self,
            body,
            dominators: Dominators::of(&graph),
            graph,
            sized: [const { Cell::new(Type::VOID) }; N_SIZED],
            blocks: vec![Block::new(0); body.n_insts()],
            errors: Vec::new(),
        };
        verifier.run();
        (verifier.errors, verifier.dominators)
    }
}

/// Types whose size is remembered.
const N_SIZED: usize = 64;

pub(crate) struct Verifier<'a> {
    pub(crate) module: &'a Module,
    pub(crate) body: &'a Body,
    graph: Graph,
    dominators: Dominators,
    /// Some of the types that are known to have a size, each where its number says; searching a structure takes long.
    sized: [Cell<Type>; N_SIZED],
    /// The block of each instruction.
    blocks: Vec<Block>,
    errors: Vec<Error>,
}

impl<'a> Verifier<'a> {
    fn run(&mut self) {
        let body = self.body;
        for block in body.blocks() {
            for inst in body.insts_of(block) {
                self.blocks[inst.index()] = block;
            }
        }
        let entry = Block::new(0);
        if !self.graph.predecessors(entry).is_empty() {
            self.error(body.terminator(self.graph.predecessors(entry)[0]), "the entry block is the target of a branch");
        }
        let mut phis = PhiChecker::new(body.blocks().len());
        for block in body.blocks() {
            phis.start(self.graph.predecessors(block));
            let mut is_start = true;
            for inst in body.insts_of(block) {
                if self.errors.len() >= self.module.limits.errors {
                    return;
                }
                let data = body.inst(inst);
                match data.opcode {
                    Opcode::Phi => {
                        if !is_start {
                            self.error(inst, "a `phi` follows another instruction");
                        }
                        if let Err(message) = phis.check(body.operands(inst)) {
                            self.error(inst, message);
                        }
                    }
                    Opcode::LandingPad => {
                        if !is_start {
                            self.error(inst, "a `landingpad` follows another instruction");
                        }
                        self.landing_pad(inst, block);
                        is_start = false;
                    }
                    _ => is_start = false,
                }
                if data.opcode.is_terminator() != (inst == body.terminator(block)) {
                    self.error(inst, "a terminator is inside a block");
                }
                if let Err(message) = operands::check(self, inst) {
                    self.error(inst, message);
                }
                self.uses(inst, data, block);
            }
        }
    }

    /// Where an instruction is.
    fn place(&self, inst: Inst) -> Place {
        match (&self.module.input, self.body.offsets.get(inst.index())) {
            (Input::Text(file), Some(&offset)) => Place::Text(Span::new(*file, offset, offset + 1)),
            _ => self.body.location(inst).map_or(Place::Unknown, |location| Place::Line(location.line)),
        }
    }

    pub(crate) fn error(&mut self, inst: Inst, message: impl Into<String>) {
        let message = format!("{} (`{}`)", message.into(), self.body.inst(inst).opcode.name());
        let name = self.module.name_of(self.body.function());
        let error = Error::new(ErrorKind::Invalid, self.place(inst), message).in_function(&name);
        self.errors.push(error);
    }

    /// Whether values of a type have a size in memory.
    pub(crate) fn is_sized(&self, ty: Type) -> bool {
        let known = &self.sized[ty.index() % N_SIZED];
        let is_known = known.get() == ty && ty != Type::VOID;
        is_known
            || operands::is_sized(&self.module.types, ty) && {
                known.set(ty);
                true
            }
    }

    /// The type of an operand.
    pub(crate) fn type_of(&self, operand: Operand) -> Type {
        match operand.kind() {
            OperandKind::Local(local) => self.body.type_of(local),
            OperandKind::Constant(constant) => self.module.constants.ty(constant),
            OperandKind::Block(_) => Type::LABEL,
            OperandKind::Asm(_) | OperandKind::Number(_) | OperandKind::Forward(_) => Type::PTR,
        }
    }

    /// The name of the function that an instruction calls.
    pub(crate) fn callee_name(&self, inst: Inst) -> Option<&'a [u8]> {
        let callee = self.body.operands(inst).first()?.constant()?;
        match self.module.constants.kind(callee) {
            ConstantKind::Symbol(symbol) => self.module.symbols[symbol.index()].name.as_deref(),
            _ => None,
        }
    }

    /// Every local that an instruction uses is defined on all paths to it.
    fn uses(&mut self, inst: Inst, data: &InstData, block: Block) {
        if !self.dominators.is_reachable(block) {
            return;
        }
        let body = self.body;
        let operands = body.operands(inst);
        for (at, operand) in operands.iter().enumerate() {
            let Some(local) = operand.local() else { continue };
            let is_reached = if data.opcode == Opcode::Phi {
                let Some(from) = operands.get(at + 1).and_then(|operand| operand.block()) else { continue };
                !self.dominators.is_reachable(from) || self.reaches_edge(local, from, block)
            } else {
                self.reaches(local, inst, block)
            };
            if !is_reached {
                self.error(inst, format!("{} is used where its definition does not reach", self.name_of(local)));
            }
        }
    }

    fn name_of(&self, local: Local) -> String {
        let name = self.body.name(local);
        if name.is_empty() {
            return match self.body.definition(local) {
                Some(definition) => format!("the result of `{}`", self.body.inst(definition).opcode.name()),
                None => format!("parameter {}", local.index()),
            };
        }
        format!("`%{}`", String::from_utf8_lossy(name))
    }

    /// Whether the definition of a local reaches an instruction.
    fn reaches(&self, local: Local, inst: Inst, block: Block) -> bool {
        let Some(definition) = self.body.definition(local) else { return true };
        let from = self.blocks[definition.index()];
        match self.body.inst(definition).opcode {
            Opcode::Invoke => self.reaches_after_invoke(definition, block),
            _ if from == block => definition < inst,
            _ => self.dominators.dominates(from, block),
        }
    }

    /// Whether the definition of a local reaches the end of a block, on the edge to another.
    fn reaches_edge(&self, local: Local, from: Block, to: Block) -> bool {
        let Some(definition) = self.body.definition(local) else { return true };
        let of = self.blocks[definition.index()];
        if self.body.inst(definition).opcode == Opcode::Invoke {
            let is_on_edge =
                of == from && self.normal_of(definition) == Some(to) && self.unwind_of(definition) != Some(to);
            return is_on_edge || self.reaches_after_invoke(definition, from);
        }
        self.dominators.dominates(of, from)
    }

    fn normal_of(&self, invoke: Inst) -> Option<Block> {
        self.body.operands(invoke).iter().rev().nth(1)?.block()
    }

    fn unwind_of(&self, invoke: Inst) -> Option<Block> {
        self.body.operands(invoke).last()?.block()
    }

    /// The result of an `invoke` only exists after it returned.
    fn reaches_after_invoke(&self, invoke: Inst, block: Block) -> bool {
        let Some(normal) = self.normal_of(invoke) else { return false };
        self.graph.predecessors(normal).len() == 1
            && self.unwind_of(invoke) != Some(normal)
            && self.dominators.dominates(normal, block)
    }

    fn landing_pad(&mut self, inst: Inst, block: Block) {
        let body = self.body;
        let is_unwind = |&from: &Block| {
            let last = body.terminator(from);
            body.inst(last).opcode == Opcode::Invoke && self.unwind_of(last) == Some(block)
        };
        if !self.graph.predecessors(block).iter().all(is_unwind) {
            self.error(inst, "the block is reached other than by an exception");
        }
        let function = self.module.function(body.function());
        if function.is_some_and(|function| function.personality.is_none()) {
            self.error(inst, "the function has no personality");
        }
    }
}

/// Checks the entries of `phi` against the edges of a block, in time proportional to both.
struct PhiChecker {
    /// For each block: the `phi` that was checked last, the number of its entries, and its value.
    counts: Vec<(u32, u32, Operand)>,
    wanted: Vec<(u32, u32)>,
    n_predecessors: usize,
    block: u32,
    phi: u32,
}

impl PhiChecker {
    fn new(n_blocks: usize) -> PhiChecker {
        let nothing = Operand::new(OperandKind::Number(0));
        PhiChecker {
            counts: vec![(0, 0, nothing); n_blocks],
            wanted: vec![(0, 0); n_blocks],
            n_predecessors: 0,
            block: 0,
            phi: 0,
        }
    }

    /// Starts a block.
    fn start(&mut self, predecessors: &[Block]) {
        self.block += 1;
        self.n_predecessors = predecessors.len();
        for predecessor in predecessors {
            let wanted = &mut self.wanted[predecessor.index()];
            if wanted.0 != self.block {
                *wanted = (self.block, 0);
            }
            wanted.1 += 1;
        }
    }

    fn check(&mut self, operands: &[Operand]) -> Result<(), &'static str> {
        self.phi += 1;
        if operands.is_empty() && self.n_predecessors > 0 {
            return Err("there are no entries");
        }
        for pair in operands.chunks_exact(2) {
            let Some(block) = pair[1].block() else { return Err("an entry has no block") };
            let count = &mut self.counts[block.index()];
            if count.0 != self.phi {
                *count = (self.phi, 0, pair[0]);
            }
            if count.2 != pair[0] {
                return Err("two entries for a block have different values");
            }
            count.1 += 1;
            if self.wanted[block.index()].0 != self.block {
                return Err("there is an entry for a block that is no predecessor");
            }
            if count.1 > self.wanted[block.index()].1 {
                return Err("a predecessor has too many entries");
            }
        }
        // No block has too many, so that equal sums mean equal counts.
        if operands.len() / 2 == self.n_predecessors { Ok(()) } else { Err("a predecessor has no entry") }
    }
}
