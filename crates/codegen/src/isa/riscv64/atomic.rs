//! Atomic accesses and fences.
//!
//! In: operations; after allocation, their loops. Out: `amoswap` and `amoadd`; loops of `lr` and `sc` for comparisons, and for
//! accesses of 8 and 16 bits, which change bits of the aligned word around them; `fence`.
//! Invariant: between `lr` and `sc` is only what is written here: a loop is one instruction until it has registers. Its
//! instructions have four bytes each: where a short form exists, its result differs from both operands.
//! Not here: ordered loads and stores, which are accesses next to fences.

use super::Riscv64;
use crate::error::CompileError;
use crate::isa::common::inst;
use crate::select::{Arg, ArgBase, Selector};
use kernelsmith_ir::{Op, Opcode, Order, Type, VReg};
use kernelsmith_machine::{InstId, Operand, TargetDesc};
use kernelsmith_regalloc as ra;

/// Sets of accesses before and after a fence.
const STORES: u8 = 1;
const LOADS: u8 = 2;
const ALL: u8 = 3;

/// Distances in bytes.
const INST: i64 = 4;

/// The accesses of one size.
#[derive(Clone, Copy, Debug)]
struct Sized {
    /// Without order, releasing, acquiring, both.
    load: [InstId; 4],
    store: [InstId; 4],
    swap: [InstId; 4],
    add: [InstId; 4],
    compare_exchange: InstId,
}

/// The instructions of atomic accesses.
#[derive(Debug)]
pub(super) struct Atomics {
    /// 32 and 64 bits.
    sized: [Sized; 2],
    exchange_masked: InstId,
    add_masked: InstId,
    compare_exchange_masked: InstId,
    fence: InstId,
    andi: InstId,
    slli: InstId,
    sllw: InstId,
    srlw: InstId,
    bne: InstId,
}

impl Atomics {
    pub(super) fn new(desc: &TargetDesc) -> Result<Atomics, CompileError> {
        let sized = |suffix: &str| {
            let orders = |stem: &str| -> Result<[InstId; 4], CompileError> {
                let get = |order: &str| inst(desc, &format!("{stem}_{suffix}{order}"));
                Ok([get("")?, get("_RL")?, get("_AQ")?, get("_AQRL")?])
            };
            Ok::<_, CompileError>(Sized {
                load: orders("LR")?,
                store: orders("SC")?,
                swap: orders("AMOSWAP")?,
                add: orders("AMOADD")?,
                compare_exchange: inst(desc, &format!("COMPARE_EXCHANGE_{suffix}"))?,
            })
        };
        Ok(Atomics {
            sized: [sized("W")?, sized("D")?],
            exchange_masked: inst(desc, "EXCHANGE_MASKED")?,
            add_masked: inst(desc, "FETCH_ADD_MASKED")?,
            compare_exchange_masked: inst(desc, "COMPARE_EXCHANGE_MASKED")?,
            fence: inst(desc, "FENCE")?,
            andi: inst(desc, "ANDI")?,
            slli: inst(desc, "SLLI")?,
            sllw: inst(desc, "SLLW")?,
            srlw: inst(desc, "SRLW")?,
            bne: inst(desc, "BNE")?,
        })
    }
}

/// The index of an update's form.
fn both(order: Order) -> usize {
    2 * usize::from(order.acquires()) + usize::from(order.releases())
}

/// The index of the form of `lr`: only the strongest order releases there, too.
fn of_load(order: Order) -> usize {
    if order == Order::SeqCst { 3 } else { 2 * usize::from(order.acquires()) }
}

impl Riscv64 {
    /// Selects an atomic access or a fence.
    pub(super) fn atomic(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let mut fence = |before, after| s.emit(self.atomics.fence, &[Arg::Cond(before), Arg::Cond(after)]);
        match op.code {
            Opcode::FenceAcquire => fence(LOADS, ALL),
            Opcode::FenceRelease => fence(ALL, STORES),
            Opcode::Fence => fence(ALL, ALL),
            Opcode::FenceSignal => {}
            _ if op.ty.elem().bits() < 32 => self.update_part(s, op),
            _ => self.update(s, op),
        }
        true
    }

    fn update(&self, s: &mut Selector<'_>, op: &Op) {
        let sized = &self.atomics.sized[usize::from(op.ty.elem().bits() == 64)];
        let base = s.reg(op.args[0]);
        let mem = Arg::Mem { base: ArgBase::Reg(base), index: None, scale_log2: 0, disp: 0 };
        let first = Arg::Use(s.reg(op.args[1]));
        let dst = s.dst(op.dst);
        // Loops write their result early.
        let old = if op.args.contains(&op.dst) { self.word(s) } else { dst };
        match op.code {
            Opcode::Exchange => s.emit(sized.swap[both(op.order())], &[Arg::Def(old), first, mem]),
            Opcode::FetchAdd => s.emit(sized.add[both(op.order())], &[Arg::Def(old), first, mem]),
            _ => {
                let new = Arg::Use(s.reg(op.args[2]));
                let status = Arg::Def(self.word(s));
                let order = Arg::Imm(op.order() as i64);
                s.emit(sized.compare_exchange, &[Arg::Def(old), status, first, new, mem, order]);
            }
        }
        if old != dst {
            s.copy(dst, old);
        }
    }

    /// An access of 8 or 16 bits: the aligned word, the distance of the part in it in bits, of which the lowest five count,
    /// and its mask.
    fn update_part(&self, s: &mut Selector<'_>, op: &Op) {
        let address = s.reg(op.args[0]);
        let [aligned, shift, mask, old, next] = [(); 5].map(|()| self.word(s));
        s.emit(self.atomics.andi, &[Arg::Def(aligned), Arg::Use(address), Arg::Imm(-4)]);
        s.emit(self.atomics.slli, &[Arg::Def(shift), Arg::Use(address), Arg::Imm(3)]);
        let ones = self.number(s, (1 << op.ty.elem().bits()) - 1);
        s.emit(self.atomics.sllw, &[Arg::Def(mask), Arg::Use(ones), Arg::Use(shift)]);
        let mem = Arg::Mem { base: ArgBase::Reg(aligned), index: None, scale_log2: 0, disp: 0 };
        let order = Arg::Imm(op.order() as i64);
        let first = self.part(s, op, op.args[1], shift);
        match op.code {
            Opcode::CompareExchange => {
                let (new, change) = (self.part(s, op, op.args[2], shift), self.word(s));
                s.emit(self.i.xor, &[Arg::Def(change), Arg::Use(first), Arg::Use(new)]);
                let inputs = [Arg::Use(first), Arg::Use(change), Arg::Use(mask), mem, order];
                let inst = self.atomics.compare_exchange_masked;
                s.emit(inst, &[&[Arg::Def(old), Arg::Def(next)][..], &inputs].concat());
            }
            code => {
                let is_exchange = code == Opcode::Exchange;
                let inst = if is_exchange { self.atomics.exchange_masked } else { self.atomics.add_masked };
                let change = self.word(s);
                let defs = [Arg::Def(old), Arg::Def(next), Arg::Def(change)];
                s.emit(inst, &[&defs[..], &[Arg::Use(first), Arg::Use(mask), mem, order]].concat());
            }
        }
        let part = self.word(s);
        s.emit(self.atomics.srlw, &[Arg::Def(part), Arg::Use(old), Arg::Use(shift)]);
        let dst = s.dst(op.dst);
        s.extend(dst, part, op.ty);
    }

    /// A value at the place of the part.
    fn part(&self, s: &mut Selector<'_>, op: &Op, v: VReg, shift: ra::VReg) -> ra::VReg {
        let value = s.reg(v);
        let mut bits = value;
        if op.ty.is_signed() {
            bits = self.word(s);
            s.extend(bits, value, if op.ty.elem().bits() == 8 { Type::U8 } else { Type::U16 });
        }
        let part = self.word(s);
        s.emit(self.atomics.sllw, &[Arg::Def(part), Arg::Use(bits), Arg::Use(shift)]);
        part
    }

    /// Expands the loop that an instruction represents; whether it does.
    pub(super) fn expand_atomic(
        &self,
        pseudo: InstId,
        operands: &[Operand],
        out: &mut dyn FnMut(InstId, &[Operand]),
    ) -> bool {
        let (a, zero) = (&self.atomics, Operand::Reg(self.zero));
        let Some((&Operand::Imm(order), operands)) = operands.split_last() else { return false };
        let Some(order) = Order::from_code(order) else { return false };
        let sized = a.sized[usize::from(pseudo == a.sized[1].compare_exchange)];
        let (load, store) = (sized.load[of_load(order)], sized.store[usize::from(order.releases())]);
        // Distances from the start of a branch.
        match *operands {
            [old, status, expected, new, mem] if a.sized.iter().any(|sized| sized.compare_exchange == pseudo) => {
                out(load, &[old, mem]);
                out(a.bne, &[old, expected, Operand::Imm(3 * INST)]);
                out(store, &[status, new, mem]);
                out(a.bne, &[status, zero, Operand::Imm(-3 * INST)]);
            }
            [old, next, expected, change, mask, mem] if pseudo == a.compare_exchange_masked => {
                out(load, &[old, mem]);
                out(self.i.and, &[next, old, mask]);
                out(a.bne, &[next, expected, Operand::Imm(4 * INST)]);
                out(self.i.xor, &[next, old, change]);
                out(store, &[next, next, mem]);
                out(a.bne, &[next, zero, Operand::Imm(-5 * INST)]);
            }
            [old, next, change, value, mask, mem] if pseudo == a.exchange_masked => {
                out(load, &[old, mem]);
                out(self.i.xor, &[next, old, value]);
                out(self.i.and, &[change, next, mask]);
                out(self.i.xor, &[next, old, change]);
                out(store, &[next, next, mem]);
                out(a.bne, &[next, zero, Operand::Imm(-5 * INST)]);
            }
            [old, next, change, value, mask, mem] if pseudo == a.add_masked => {
                out(load, &[old, mem]);
                out(self.i.add, &[next, old, value]);
                out(self.i.xor, &[change, old, next]);
                out(self.i.and, &[next, change, mask]);
                out(self.i.xor, &[change, old, next]);
                out(store, &[change, change, mem]);
                out(a.bne, &[change, zero, Operand::Imm(-6 * INST)]);
            }
            _ => return false,
        }
        true
    }
}
