//! How the locals of a function are used: what is computed where it is used, not where it is defined.
//!
//! In: a body. Out: [`Uses`]. Three kinds of definitions have no separate code:
//! * a comparison for the branch of its block only, which becomes the condition of that branch;
//! * an operation with a constant for one `phi` of the block behind it only, such as a counter's step. It is computed on the
//!   edge, after all that reads the old value, so that both have one register;
//! * an index that is extended after a constant was added to it, without overflow: the constant becomes part of the address.
//!
//! The last two are not for the fast tier. Invariant: the cost is linear.

use super::congruence::Congruence;
use super::tables::Tables;
use crate::body::{Body, InstData, Operand};
use crate::constants::ConstantKind;
use crate::index::{Block, Inst, Local};
use crate::module::Module;
use crate::opcode::{Flags, Opcode};
use crate::types::{Type, TypeKind};

/// How each local is used.
pub(super) struct Uses {
    /// The number of uses that are lowered.
    n: Vec<u32>,
    /// Whether all uses are addresses of loads and stores, or bases of other addresses.
    is_address: Vec<bool>,
    /// Whether the definition is computed where it is used.
    is_deferred: Vec<bool>,
}

impl Uses {
    /// Counts the uses of a function without code that only dispatchers reach.
    pub(super) fn of(body: &Body, has_dispatchers: bool) -> Uses {
        let n_locals = body.n_locals();
        let mut uses =
            Uses { n: vec![0; n_locals], is_address: vec![true; n_locals], is_deferred: vec![false; n_locals] };
        for block in body.blocks() {
            for inst in body.insts_of(block) {
                let data = body.inst(inst);
                for (n, operand) in body.operands(inst).iter().enumerate() {
                    let Some(local) = operand.local() else { continue };
                    uses.n[local.index()] += 1;
                    let is_address = match data.opcode {
                        Opcode::Load | Opcode::GetElementPtr => n == 0,
                        Opcode::Store => n == 1,
                        _ => false,
                    };
                    uses.is_address[local.index()] &= is_address && !has_dispatchers;
                }
            }
            // A comparison for the branch behind it only.
            let terminator = body.terminator(block);
            let operands = body.operands(terminator);
            if body.inst(terminator).opcode == Opcode::Br
                && let [condition, _, _] = operands
                && let Some(local) = condition.local()
                && let Some(definition) = body.definition(local)
                && body.insts_of(block).any(|inst| inst == definition)
                && matches!(body.inst(definition).opcode, Opcode::ICmp | Opcode::FCmp)
            {
                uses.is_deferred[local.index()] = true;
            }
        }
        for (is_deferred, &n) in uses.is_deferred.iter_mut().zip(&uses.n) {
            *is_deferred &= n == 1;
        }
        uses
    }

    /// Defers what makes code better, in a function without dispatchers.
    pub(super) fn defer(&mut self, m: &Module, body: &Body, congruence: &Congruence, t: &Tables) {
        if t.machine.adds_to_indices() {
            self.defer_extensions(m, body);
        }
        let phis = |block| {
            let insts = body.insts_of(block);
            insts.map(|inst| (inst, body.inst(inst))).take_while(|(_, data)| data.opcode == Opcode::Phi)
        };
        let is_leader = |data: &InstData| data.result().is_none_or(|local| congruence.leader(local) == local);
        for (inst, _) in body.blocks().flat_map(phis).filter(|(_, data)| !is_leader(data)) {
            for local in body.operands(inst).iter().filter_map(|operand| operand.local()) {
                self.n[local.index()] -= 1;
            }
        }
        let mut defined_in = vec![Block::new(0); body.n_locals()];
        for block in body.blocks() {
            for inst in body.insts_of(block) {
                if let Some(local) = body.inst(inst).result() {
                    defined_in[local.index()] = block;
                }
            }
        }
        for (inst, _) in body.blocks().flat_map(phis).filter(|(_, data)| is_leader(data)) {
            for entry in body.operands(inst).chunks(2) {
                if let Some(local) = entry[0].local()
                    && self.n[local.index()] == 1
                    && entry[1].block() == Some(defined_in[local.index()])
                    && body.definition(local).is_some_and(|inst| is_step(m, body, inst, t.layout.pointer_bits))
                {
                    self.is_deferred[local.index()] = true;
                }
            }
        }
    }

    /// Defers extensions of sums that only are indices of addresses.
    fn defer_extensions(&mut self, m: &Module, body: &Body) {
        let mut is_index = vec![true; body.n_locals()];
        let insts = || body.blocks().flat_map(|block| body.insts_of(block));
        for inst in insts() {
            let data = body.inst(inst);
            let is_address = data.opcode == Opcode::GetElementPtr && data.ty == Type::PTR;
            for (n, operand) in body.operands(inst).iter().enumerate() {
                if let Some(local) = operand.local() {
                    is_index[local.index()] &= is_address && n > 0;
                }
            }
        }
        for inst in insts() {
            if let Some(local) = body.inst(inst).result()
                && self.n[local.index()] > 0
                && is_index[local.index()]
                && let Some((sum, ..)) = extended_sum(m, body, inst)
            {
                self.is_deferred[local.index()] = true;
                self.n[sum.index()] -= 1;
            }
        }
    }

    /// Number of uses of a local that are lowered.
    pub(super) fn n(&self, local: Local) -> u32 {
        self.n[local.index()]
    }

    /// Whether a local is only used as an address, by loads, stores and other addresses.
    pub(super) fn is_address(&self, local: Local) -> bool {
        self.is_address[local.index()]
    }

    /// Whether a local is computed where it is used.
    pub(super) fn is_deferred(&self, local: Local) -> bool {
        self.is_deferred[local.index()]
    }

    /// What an index is the sum of, if its constant may be part of the address: the extension, the other summand, the constant.
    pub(super) fn index_sum(&self, m: &Module, body: &Body, index: Operand) -> Option<(Opcode, Operand, i64)> {
        let local = index.local().filter(|&local| self.is_deferred(local))?;
        let inst = body.definition(local)?;
        let (_, operand, addend) = extended_sum(m, body, inst)?;
        Some((body.inst(inst).opcode, operand, addend))
    }
}

/// Whether an instruction is an operation of few cycles on a number of one register, and a constant.
fn is_step(m: &Module, body: &Body, inst: Inst, word_bits: u32) -> bool {
    let data = body.inst(inst);
    let is_cheap = matches!(
        data.opcode,
        Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Shl | Opcode::LShr | Opcode::AShr
    );
    is_cheap
        && matches!(m.types.kind(data.ty), TypeKind::Integer(bits) if bits <= word_bits)
        && matches!(body.operands(inst), [a, b] if a.local().is_some() && b.constant().is_some())
}

/// The sum of a value and a constant that an instruction extends, the value, and the constant.
fn extended_sum(m: &Module, body: &Body, inst: Inst) -> Option<(Local, Operand, i64)> {
    let flag = match body.inst(inst).opcode {
        Opcode::SExt => Flags::NSW,
        Opcode::ZExt => Flags::NUW,
        _ => return None,
    };
    let sum = body.operands(inst).first()?.local()?;
    let definition = body.definition(sum)?;
    let data = body.inst(definition);
    let TypeKind::Integer(bits @ 2..=63) = m.types.kind(data.ty) else { return None };
    let [operand, constant] = body.operands(definition) else { return None };
    let ConstantKind::Integer(value) = m.constants.kind(constant.constant()?) else { return None };
    if data.opcode != Opcode::Add || !data.flags.has(flag) || operand.local().is_none() {
        return None;
    }
    let shift = u64::BITS - bits;
    let value = if flag == Flags::NSW { (value << shift) as i64 >> shift } else { (value << shift >> shift) as i64 };
    Some((sum, *operand, value))
}
