//! Control flow of a function: `phi` copies on edges, conditions, switches, terminators.
//!
//! In: the steps of structured code. Out: markers, copies and jumps. Invariant: the copies of an edge happen at once.

use super::function::{Copy, Lower, Source};
use super::leaf::{Class, Result, container};
use crate::body::Operand;
use crate::constants::ConstantKind;
use crate::index::{Block, Inst};
use crate::opcode::{IntPredicate, Opcode};
use crate::structure::Structured;
use crate::types::Type;
use kernelsmith_ir as ir;
use std::collections::HashMap;

/// No register or number.
const NONE: u32 = u32::MAX;

/// Most entries of a `phi` that are searched; with more, the work would not be linear.
const MAX_SEARCHED: usize = 16;

impl Lower<'_> {
    /// The variables of a `phi`.
    pub(super) fn phi_variable(&mut self, inst: Inst) -> Result<u32> {
        let data = self.body.inst(inst);
        let Some(local) = data.result() else { return Err("such instructions".into()) };
        let leader = self.congruence.leader(local);
        if self.starts[leader.index()] == NONE {
            let leaves = self.leaves(data.ty)?;
            self.starts[leader.index()] = self.regs.len() as u32;
            for leaf in leaves {
                let variable = self.b.var(leaf.ty);
                self.regs.push(variable);
            }
        }
        self.starts[local.index()] = self.starts[leader.index()];
        Ok(self.starts[local.index()])
    }

    pub(super) fn edge(&mut self, structured: &Structured, number: u32) -> Result<()> {
        let edge = structured.flow.edges[number as usize];
        if self.left == Some(edge.from) {
            return Ok(());
        }
        let body = self.body;
        let target = edge.target();
        if edge.from.index() < structured.flow.n_blocks {
            self.copies.clear();
            let mut copies = std::mem::take(&mut self.copies);
            for inst in body.insts_of(target) {
                let data = body.inst(inst);
                if data.opcode != Opcode::Phi {
                    break;
                }
                self.go_to(inst);
                let start = self.phi_variable(inst)?;
                if data.result().is_some_and(|local| self.congruence.leader(local) != local) {
                    // Another one has the variable, and assigns it.
                    continue;
                }
                let value = self.incoming(inst, edge.from)?;
                // A constant is assigned, not copied.
                let bits = value.constant().and_then(|constant| match self.m.constants.kind(constant) {
                    ConstantKind::Integer(bits) | ConstantKind::Float(bits) => Some(bits),
                    ConstantKind::Zero if self.m.constants.ty(constant) == Type::PTR => Some(0),
                    ConstantKind::Undef | ConstantKind::Poison => Some(0),
                    _ => None,
                });
                let n = self.n_leaves(data.ty)?;
                match bits {
                    Some(bits) => {
                        let mut bits = bits;
                        for at in 0..n {
                            let to = self.regs[start as usize + at];
                            let width = self.b.func().ty(to).map_or(64, |ty| ty.elem().bits());
                            let low = if n == 1 { bits } else { bits & (u64::MAX >> (64 - width)) };
                            copies.push(Copy { to, from: Source::Constant(low) });
                            bits = bits.checked_shr(width).unwrap_or(0);
                        }
                    }
                    None if n == 1 && self.is_scalar(data.ty) => {
                        let (to, from) = (self.regs[start as usize], self.reg(value)?);
                        if to != from {
                            copies.push(Copy { to, from: Source::Reg(from) });
                        }
                    }
                    None => {
                        for (at, from) in self.stored(value)?.into_iter().enumerate() {
                            let to = self.regs[start as usize + at];
                            if to != from {
                                copies.push(Copy { to, from: Source::Reg(from) });
                            }
                        }
                    }
                }
            }
            self.copy_in_parallel(&mut copies);
            self.copies = copies;
        }
        if let Some((_, entry)) = edge.through {
            let variable = self.dispatch[&edge.to];
            self.b.push(ir::Op::constant(ir::Type::U32, variable, u64::from(entry)));
        }
        Ok(())
    }

    /// The value of a `phi` for an edge from a block.
    pub(super) fn incoming(&mut self, inst: Inst, from: Block) -> Result<Operand> {
        let operands = self.body.operands(inst);
        let find = || operands.chunks(2).find(|pair| pair[1].block() == Some(from)).map(|pair| pair[0]);
        let missing = "entries that are missing";
        if operands.len() <= 2 * MAX_SEARCHED {
            return find().ok_or_else(|| missing.into());
        }
        let Some(target) = self.block_of_phi(inst) else { return Err("such instructions".into()) };
        if !self.phi_places.contains_key(&(target, from)) {
            for (at, pair) in operands.chunks(2).enumerate() {
                if let Some(block) = pair[1].block() {
                    self.phi_places.entry((target, block)).or_insert(at as u32);
                }
            }
        }
        let place = self.phi_places.get(&(target, from)).copied().unwrap_or(NONE) as usize;
        if let Some(value) = operands.get(place.wrapping_mul(2))
            && operands[place * 2 + 1].block() == Some(from)
        {
            return Ok(*value);
        }
        // The entries of this one are in another order than those of the first.
        find().ok_or_else(|| missing.into())
    }

    fn block_of_phi(&self, inst: Inst) -> Option<Block> {
        // Blocks are in the order of their instructions.
        let at = self.body.blocks.partition_point(|block| block.first <= inst.index() as u32);
        at.checked_sub(1).map(Block::new)
    }

    /// Emits copies that happen at once.
    fn copy_in_parallel(&mut self, copies: &mut [Copy]) {
        if copies.len() > 1 && !are_independent(copies) {
            let mut n_reads: HashMap<ir::VReg, u32> = HashMap::with_capacity(copies.len());
            for copy in copies.iter() {
                if let Source::Reg(from) = copy.from {
                    *n_reads.entry(from).or_default() += 1;
                }
            }
            let writers: HashMap<ir::VReg, usize> = copies.iter().enumerate().map(|(at, copy)| (copy.to, at)).collect();
            // Those whose target nobody reads any more; then the copy that writes their source may be next.
            let is_free = |n_reads: &HashMap<ir::VReg, u32>, to| n_reads.get(&to).copied().unwrap_or(0) == 0;
            let mut ready: Vec<usize> = (0..copies.len())
                .rev()
                .filter(|&at| matches!(copies[at].from, Source::Reg(_)) && is_free(&n_reads, copies[at].to))
                .collect();
            let mut is_done: Vec<bool> = copies.iter().map(|copy| matches!(copy.from, Source::Constant(_))).collect();
            // A constant's target may be read by a copy, so constants come last.
            let mut next = 0;
            loop {
                while let Some(at) = ready.pop() {
                    if std::mem::replace(&mut is_done[at], true) {
                        continue;
                    }
                    let Source::Reg(from) = copies[at].from else { continue };
                    self.b.assign(copies[at].to, from);
                    if let Some(n) = n_reads.get_mut(&from) {
                        *n -= 1;
                        if *n == 0
                            && let Some(&writer) = writers.get(&from)
                            && !is_done[writer]
                        {
                            ready.push(writer);
                        }
                    }
                }
                while next < copies.len() && is_done[next] {
                    next += 1;
                }
                let Some(copy) = copies.get(next) else { break };
                // All that is left are cycles: a copy of one target is read instead of it.
                let (to, ty) = (copy.to, self.b.func().ty(copy.to).unwrap_or(ir::Type::BOOL));
                let saved = self.b.var(ty);
                self.b.assign(saved, to);
                let n = n_reads.remove(&to).unwrap_or(0);
                n_reads.insert(saved, n);
                for other in copies.iter_mut() {
                    if matches!(other.from, Source::Reg(from) if from == to) {
                        other.from = Source::Reg(saved);
                    }
                }
                ready.push(next);
            }
        } else {
            for copy in copies.iter() {
                if let Source::Reg(from) = copy.from {
                    self.b.assign(copy.to, from);
                }
            }
        }
        for copy in copies.iter() {
            if let Source::Constant(bits) = copy.from {
                let ty = self.b.func().ty(copy.to).unwrap_or(ir::Type::BOOL);
                self.b.push(ir::Op::constant(ty, copy.to, bits));
            }
        }
    }

    pub(super) fn condition(&mut self, node: Block, negated: bool) -> Result<ir::VReg> {
        let terminator = self.body.terminator(node);
        self.go_to(terminator);
        if self.body.inst(terminator).opcode == Opcode::Invoke {
            return Ok(self.has_returned(negated));
        }
        let condition = self.body.operands(terminator)[0];
        if let Some(local) = condition.local()
            && self.uses.is_deferred(local)
            && let Some(definition) = self.body.definition(local)
        {
            self.go_to(definition);
            return self.comparison(definition, negated);
        }
        let reg = self.reg(condition)?;
        Ok(if negated { self.b.not(ir::Type::BOOL, reg) } else { reg })
    }

    pub(super) fn switch(&mut self, node: Block) -> Result<()> {
        self.open_switches.push(node);
        if let Some(&variable) = self.dispatch.get(&node) {
            self.b.switch(ir::Type::U32, variable);
            return Ok(());
        }
        let terminator = self.body.terminator(node);
        self.go_to(terminator);
        let value = self.body.operands(terminator)[0];
        match self.body.inst(terminator).opcode {
            Opcode::IndirectBr => {
                let reg = self.reg(value)?;
                let reg = self.b.cast(ir::Type::U32, ir::Type::PTR, reg);
                self.b.switch(ir::Type::U32, reg);
            }
            _ => match self.class(self.type_of(value))? {
                Class::Int(bits) => {
                    let reg = self.reg(value)?;
                    let reg = if bits == 1 { self.b.cast(ir::Type::U8, ir::Type::BOOL, reg) } else { reg };
                    self.b.switch(switch_type(bits), reg);
                }
                Class::Wide(bits) => {
                    let number = self.case_number(node, bits)?;
                    self.b.switch(ir::Type::U32, number);
                }
                _ => return Err("switches on such values".into()),
            },
        }
        Ok(())
    }

    /// The position of the case that an integer of several words is among the successors; zero is the default.
    fn case_number(&mut self, node: Block, bits: u32) -> Result<ir::VReg> {
        let operands = self.body.operands(self.body.terminator(node));
        let value = self.regs(operands[0])?;
        let mut number = self.b.constant(ir::Type::U32, 0);
        for (at, case) in operands.chunks(2).enumerate().skip(1) {
            let case = self.regs(case[0])?;
            let is_case = self.wide_comparison(ir::Cond::Eq, false, bits, &value, &case);
            let position = self.b.constant(ir::Type::U32, at as u64);
            number = self.choose(is_case, position, number);
        }
        Ok(number)
    }

    pub(super) fn case(&mut self, structured: &Structured, first: u32, n: u32) -> Result<()> {
        let positions = &structured.cases[first as usize..][..n as usize];
        let Some(&node) = self.open_switches.last() else { return Err("such switches".into()) };
        if self.dispatch.contains_key(&node) {
            let values: Vec<u64> = positions.iter().map(|&position| u64::from(position)).collect();
            self.b.case(ir::Type::U32, &values);
            return Ok(());
        }
        let terminator = self.body.terminator(node);
        let operands = self.body.operands(terminator);
        let mut values = Vec::with_capacity(positions.len());
        if self.body.inst(terminator).opcode == Opcode::IndirectBr {
            let block = |&position: &u32| operands[1 + position as usize].block();
            // A block may be listed twice.
            let mut blocks: Vec<Block> = positions.iter().filter_map(block).collect();
            blocks.sort_unstable();
            blocks.dedup();
            let function = self.body.function();
            values.extend(blocks.into_iter().map(|block| self.t.blocks.number(function, block)));
            self.b.case(ir::Type::U32, &values);
            return Ok(());
        }
        let bits = match self.class(self.type_of(operands[0]))? {
            Class::Int(bits) => bits,
            _ => {
                // See `case_number`.
                let values: Vec<u64> = positions.iter().map(|&position| u64::from(position)).collect();
                self.b.case(ir::Type::U32, &values);
                return Ok(());
            }
        };
        for &position in positions {
            // The default comes first among the successors.
            let value = operands[position as usize * 2];
            values.push(self.integer_constant(value).ok_or("such cases")?);
        }
        self.b.case(switch_type(bits), &values);
        Ok(())
    }

    pub(super) fn exit(&mut self, block: Block) -> Result<()> {
        if self.left == Some(block) {
            return Ok(());
        }
        let terminator = self.body.terminator(block);
        self.go_to(terminator);
        let operands = self.body.operands(terminator);
        match self.body.inst(terminator).opcode {
            Opcode::Ret => match operands.first() {
                Some(&value) => {
                    let regs = self.stored(value)?;
                    if let Some(address) = self.result_address {
                        let ty = self.type_of(value);
                        let place = self.place_of(address, ty)?;
                        self.store_value(place, ty, &mut regs.into_iter())?;
                        self.release_all()?;
                        self.b.return_(&[]);
                        return Ok(());
                    }
                    let n_x87 = self.results.result.n_x87;
                    if n_x87 > 0 {
                        let ty = self.type_of(value);
                        self.release_all()?;
                        self.put_x87(n_x87, ty, &regs)?;
                        self.b.return_(&[]);
                        return Ok(());
                    }
                    let results = self.results.result.clone();
                    let regs = self.send(&results, &regs)?;
                    self.release_all()?;
                    let regs = self.put_floats(&results, regs)?;
                    self.b.return_(&regs);
                }
                None => {
                    self.release_all()?;
                    self.b.return_(&[]);
                }
            },
            Opcode::Unreachable => self.leave(),
            Opcode::IndirectBr => self.leave(),
            Opcode::Resume => {
                self.resume(operands[0])?;
                self.leave();
            }
            _ => return Err("such terminators".into()),
        }
        Ok(())
    }

    /// Returns zeros: what follows is never reached.
    fn leave(&mut self) {
        let types = self.b.func().results.clone();
        let zeros: Vec<ir::VReg> = types.iter().map(|&ty| self.b.constant(ty, 0)).collect();
        self.b.return_(&zeros);
        self.b.flag_last(ir::OpFlags::UNLIKELY);
    }
}

/// Whether there are few copies, and none writes what another one reads.
fn are_independent(copies: &[Copy]) -> bool {
    const MAX: usize = 16;
    let is_read = |to: ir::VReg| copies.iter().any(|copy| matches!(copy.from, Source::Reg(from) if from == to));
    copies.len() <= MAX && copies.iter().all(|copy| !is_read(copy.to))
}

/// The type of a switch on integers of some bits.
pub(crate) fn switch_type(bits: u32) -> ir::Type {
    container(bits.max(2))
}

/// The predicate that holds where another one does not.
pub(crate) fn negated(predicate: IntPredicate) -> IntPredicate {
    match predicate {
        IntPredicate::Eq => IntPredicate::Ne,
        IntPredicate::Ne => IntPredicate::Eq,
        IntPredicate::UGt => IntPredicate::ULe,
        IntPredicate::UGe => IntPredicate::ULt,
        IntPredicate::ULt => IntPredicate::UGe,
        IntPredicate::ULe => IntPredicate::UGt,
        IntPredicate::SGt => IntPredicate::SLe,
        IntPredicate::SGe => IntPredicate::SLt,
        IntPredicate::SLt => IntPredicate::SGe,
        IntPredicate::SLe => IntPredicate::SGt,
    }
}
