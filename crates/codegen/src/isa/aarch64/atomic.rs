//! Atomic accesses and fences.
//!
//! In: operations; after allocation, their loops. Out: `ldar` and `stlr`; single instructions where the machine has LSE, else
//! loops of an exclusive load and store; `dmb`.
//! Invariant: between the exclusive load and store of a loop is only what is written here: a loop is one instruction until it
//! has registers. Not here: the order of plain accesses.

use super::AArch64;
use crate::error::CompileError;
use crate::isa::common::inst;
use crate::select::{Arg, ArgBase, Selector};
use kernelsmith_ir::{Op, Opcode, Order, VReg};
use kernelsmith_machine::{InstId, Operand, TargetDesc};

/// The barrier of the inner shareable domain, for all accesses, and for loads before all accesses.
const ALL: u8 = 11;
const LOADS: u8 = 9;

/// Distances in bytes.
const INST: i64 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Exchange,
    FetchAdd,
    CompareExchange,
}

const KINDS: [(Kind, &str, &str); 3] = [
    (Kind::Exchange, "EXCHANGE_", "SWP"),
    (Kind::FetchAdd, "FETCH_ADD_", "LDADD"),
    (Kind::CompareExchange, "COMPARE_EXCHANGE_", "CAS"),
];

/// The accesses of one size.
#[derive(Clone, Copy, Debug)]
struct Sized {
    load: InstId,
    store: InstId,
    /// Without and with order.
    exclusive_load: [InstId; 2],
    exclusive_store: [InstId; 2],
    /// By kind: the loop, and the instructions of LSE: without order, releasing, acquiring, both.
    loops: [InstId; 3],
    single: [[InstId; 4]; 3],
    add: InstId,
    compare: InstId,
}

/// The instructions of atomic accesses.
#[derive(Debug)]
pub(super) struct Atomics {
    /// By log2 of the size in bytes.
    sized: [Sized; 4],
    fence: InstId,
    /// The range of numbers of loops.
    first: InstId,
    last: InstId,
}

impl Atomics {
    pub(super) fn new(desc: &TargetDesc) -> Result<Atomics, CompileError> {
        let mut sized = Vec::new();
        for (suffix, width) in [("B", "W"), ("H", "W"), ("W", "W"), ("X", "X")] {
            let get = |stem: &str| inst(desc, &format!("{stem}{suffix}"));
            let mut loops = Vec::new();
            let mut single = Vec::new();
            for (_, pseudo, stem) in KINDS {
                loops.push(get(pseudo)?);
                single.push([
                    get(stem)?,
                    get(&format!("{stem}L"))?,
                    get(&format!("{stem}A"))?,
                    get(&format!("{stem}AL"))?,
                ]);
            }
            sized.push(Sized {
                load: get("LDAR")?,
                store: get("STLR")?,
                exclusive_load: [get("LDXR")?, get("LDAXR")?],
                exclusive_store: [get("STXR")?, get("STLXR")?],
                loops: [loops[0], loops[1], loops[2]],
                single: [single[0], single[1], single[2]],
                add: inst(desc, &format!("ADD{width}rr"))?,
                compare: inst(desc, &format!("CMP{width}rr"))?,
            });
        }
        let numbers = || sized.iter().flat_map(|sized| sized.loops);
        let (first, last) = (numbers().min_by_key(|inst| inst.index()), numbers().max_by_key(|inst| inst.index()));
        Ok(Atomics {
            first: first.unwrap_or(sized[0].load),
            last: last.unwrap_or(sized[0].load),
            sized: [sized[0], sized[1], sized[2], sized[3]],
            fence: inst(desc, "DMB")?,
        })
    }

    /// The loop that an instruction represents.
    fn loop_of(&self, inst: InstId) -> Option<(Kind, &Sized)> {
        if !(self.first.index()..=self.last.index()).contains(&inst.index()) {
            return None;
        }
        self.sized.iter().find_map(|sized| {
            let at = sized.loops.iter().position(|&pseudo| pseudo == inst)?;
            Some((KINDS[at].0, sized))
        })
    }
}

impl AArch64 {
    /// Selects an atomic access or a fence.
    pub(super) fn atomic(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        if !op.code.is_atomic_access() {
            match op.code {
                Opcode::FenceAcquire => s.emit(self.atomics.fence, &[Arg::Cond(LOADS)]),
                Opcode::FenceRelease | Opcode::Fence => s.emit(self.atomics.fence, &[Arg::Cond(ALL)]),
                _ => {}
            }
            return true;
        }
        let sized = &self.atomics.sized[op.ty.elem().bytes().ilog2() as usize & 3];
        let base = s.reg(op.args[0]);
        let mem = Arg::Mem { base: ArgBase::Reg(base), index: None, scale_log2: 0, disp: 0 };
        if op.code == Opcode::AtomicStore {
            let value = s.reg(op.args[1]);
            s.emit(sized.store, &[Arg::Use(value), mem]);
            return true;
        }
        // Loads of 8 and 16 bits clear the upper bits of a register.
        let is_extended = op.ty.is_signed() && op.ty.elem().bits() < 32;
        let dst = s.dst(op.dst);
        let old = if is_extended || op.args.contains(&op.dst) { s.temp(op.ty) } else { dst };
        let order = op.order();
        match op.code {
            Opcode::AtomicLoad => s.emit(sized.load, &[Arg::Def(old), mem]),
            Opcode::CompareExchange => {
                let expected = self.zero_extended(s, op, op.args[1]);
                let new = s.reg(op.args[2]);
                if let Some(inst) = self.single(s, sized, Kind::CompareExchange, order) {
                    s.emit(inst, &[Arg::Def(old), Arg::Use(expected), Arg::Use(new), mem]);
                } else {
                    let status = Arg::Def(s.temp(kernelsmith_ir::Type::U32));
                    let inst = sized.loops[Kind::CompareExchange as usize];
                    let order = Arg::Imm(order as i64);
                    s.emit(inst, &[Arg::Def(old), status, Arg::Use(expected), Arg::Use(new), mem, order]);
                }
            }
            code => {
                let kind = if code == Opcode::Exchange { Kind::Exchange } else { Kind::FetchAdd };
                let value = Arg::Use(s.reg(op.args[1]));
                if let Some(inst) = self.single(s, sized, kind, order) {
                    s.emit(inst, &[Arg::Def(old), value, mem]);
                } else {
                    let (status, order) = (Arg::Def(s.temp(kernelsmith_ir::Type::U32)), Arg::Imm(order as i64));
                    let inst = sized.loops[kind as usize];
                    if kind == Kind::Exchange {
                        s.emit(inst, &[Arg::Def(old), status, value, mem, order]);
                    } else {
                        let sum = Arg::Def(s.temp(op.ty));
                        s.emit(inst, &[Arg::Def(old), status, sum, value, mem, order]);
                    }
                }
            }
        }
        if is_extended {
            s.extend(dst, old, op.ty);
        } else if old != dst {
            s.copy(dst, old);
        }
        true
    }

    /// The one instruction for an update.
    fn single(&self, s: &Selector<'_>, sized: &Sized, kind: Kind, order: Order) -> Option<InstId> {
        let at = 2 * usize::from(order.acquires()) + usize::from(order.releases());
        s.target.has_feature("lse").then(|| sized.single[kind as usize][at])
    }

    /// A value of 8 or 16 bits as the machine loads it.
    fn zero_extended(&self, s: &mut Selector<'_>, op: &Op, v: VReg) -> kernelsmith_regalloc::VReg {
        let value = s.reg(v);
        let inst = match (op.ty.is_signed(), op.ty.elem().bits()) {
            (true, 8) => self.i.uxtb,
            (true, 16) => self.i.uxth,
            _ => return value,
        };
        let extended = s.temp(op.ty);
        s.emit(inst, &[Arg::Def(extended), Arg::Use(value)]);
        extended
    }

    /// Expands the loop that an instruction represents; whether it does.
    pub(super) fn expand_atomic(
        &self,
        pseudo: InstId,
        operands: &[Operand],
        out: &mut dyn FnMut(InstId, &[Operand]),
    ) -> bool {
        let Some((kind, sized)) = self.atomics.loop_of(pseudo) else { return false };
        let Some((&Operand::Imm(order), operands)) = operands.split_last() else { return false };
        let Some(order) = Order::from_code(order) else { return false };
        let load = sized.exclusive_load[usize::from(order.acquires())];
        let store = sized.exclusive_store[usize::from(order.releases())];
        // Distances from the start of a branch.
        match (kind, operands) {
            (Kind::Exchange, &[old, status, value, mem]) => {
                out(load, &[old, mem]);
                out(store, &[status, value, mem]);
                out(self.i.cbnzw, &[status, Operand::Imm(-2 * INST)]);
            }
            (Kind::FetchAdd, &[old, status, sum, value, mem]) => {
                out(load, &[old, mem]);
                out(sized.add, &[sum, old, value]);
                out(store, &[status, sum, mem]);
                out(self.i.cbnzw, &[status, Operand::Imm(-3 * INST)]);
            }
            (Kind::CompareExchange, &[old, status, expected, new, mem]) => {
                out(load, &[old, mem]);
                out(sized.compare, &[old, expected]);
                out(self.i.bcc, &[Operand::Imm(3 * INST), Operand::Cond(super::NOT_EQUAL)]);
                out(store, &[status, new, mem]);
                out(self.i.cbnzw, &[status, Operand::Imm(-4 * INST)]);
            }
            _ => return false,
        }
        true
    }
}
