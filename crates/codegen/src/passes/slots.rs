//! Keeps small stack slots in registers, and aligns the addresses of others.
//!
//! In: any function. Out: a slot whose addresses feed only plain scalar loads and stores, at displacements where all accesses
//! have the same type, is a register for each displacement. The address of a slot with a larger alignment than the stack's is
//! rounded up: the frame has space for that (see `frame`).
//! Source: scalar replacement of aggregates, with registers that have several definitions instead of phi nodes.
//! Not here: the layout of frames, and addresses of other slots (see `select`).

use super::{PassCx, Scratch, splice};
use crate::ops::{NO_OP, copy, each_use, refill};
use kernelsmith_ir::{Function, Op, OpFlags, Opcode, Type, VReg};

/// Maximum number of registers for one slot: as many as machines have, so that larger slots would mostly be spilled.
const MAX_PIECES: usize = 16;

/// State of the pass, whose memory is reused.
#[derive(Debug, Default)]
pub struct Lists {
    /// The parts of slots that are accessed.
    pieces: Vec<Piece>,
    /// By slot, whether it stays in memory.
    in_memory: Vec<bool>,
    inserted: Vec<(u32, Op)>,
    removed: Vec<u32>,
}

/// The part of a slot that loads and stores access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    slot: u32,
    disp: i64,
    ty: Type,
    reg: VReg,
}

impl Piece {
    fn end(&self) -> i64 {
        self.disp + i64::from(self.ty.elem().bytes())
    }
}

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    if func.slots.is_empty() {
        return;
    }
    let stack_align = cx.target.convention().stack_alignment().max(8);
    let scratch = &mut *cx.scratch;
    let mut lists = core::mem::take(&mut scratch.slots);
    scratch.find_defs(func);
    // By register, the slot whose address it holds.
    let mut slot_of = core::mem::take(&mut scratch.per_vreg);
    refill(&mut slot_of, func.n_vregs(), NO_OP);
    lists.find(func, scratch, &mut slot_of);
    lists.promote(func, &slot_of);
    lists.align(func, stack_align);
    splice(func, scratch, &mut lists.inserted, &mut lists.removed);
    scratch.per_vreg = slot_of;
    scratch.slots = lists;
}

impl Lists {
    /// Finds the pieces, and the slots that must stay in memory.
    fn find(&mut self, func: &Function, scratch: &Scratch, slot_of: &mut [u32]) {
        let Lists { pieces, in_memory, .. } = self;
        pieces.clear();
        // After a second return, memory has the latest contents.
        refill(in_memory, func.slots.len(), func.has_setjmp);
        for op in func.ops.iter().filter(|op| op.code == Opcode::SlotAddr) {
            match scratch.n_defs[op.dst.index()] {
                1 => slot_of[op.dst.index()] = op.slot(),
                _ => in_memory[op.slot() as usize] = true,
            }
        }
        for op in &func.ops {
            let accessed = accessed_piece(func, op, slot_of);
            let mut n_uses = 0;
            each_use(func, op, |v| {
                let slot = slot_of[v.index()];
                if slot != NO_OP {
                    n_uses += 1;
                    in_memory[slot as usize] |= accessed.is_none() || n_uses > 1;
                }
            });
            pieces.extend(accessed);
        }
        pieces.sort_by_key(|piece| (piece.slot, piece.disp));
        pieces.dedup();
        for (at, piece) in pieces.iter().enumerate() {
            let overlaps = pieces.get(at + 1).is_some_and(|next| next.slot == piece.slot && next.disp < piece.end());
            let is_beyond = pieces.get(at + MAX_PIECES).is_some_and(|other| other.slot == piece.slot);
            in_memory[piece.slot as usize] |= overlaps || is_beyond;
        }
    }

    /// Replaces the accesses of slots that need no memory by copies.
    fn promote(&mut self, func: &mut Function, slot_of: &[u32]) {
        let Lists { pieces, in_memory, inserted, removed } = self;
        inserted.clear();
        removed.clear();
        for piece in pieces.iter_mut().filter(|piece| !in_memory[piece.slot as usize]) {
            piece.reg = func.new_vreg(piece.ty);
            // The first contents are unspecified, but a register needs a value on every path.
            inserted.push((0, Op::constant(piece.ty, piece.reg, 0)));
        }
        for at in 0..func.ops.len() {
            let op = func.ops[at];
            if op.code == Opcode::SlotAddr && !in_memory[op.slot() as usize] {
                removed.push(at as u32);
            } else if let Some(accessed) = accessed_piece(func, &op, slot_of)
                && !in_memory[accessed.slot as usize]
            {
                let is_same = |piece: &&Piece| (piece.slot, piece.disp) == (accessed.slot, accessed.disp);
                let Some(piece) = pieces.iter().find(is_same) else { continue };
                func.ops[at] = match op.code {
                    Opcode::Load => copy(piece.ty, op.dst, piece.reg),
                    _ => copy(piece.ty, piece.reg, op.stored()),
                };
            }
        }
    }

    /// Rounds the addresses of the other slots up to their alignment, where that exceeds the stack's.
    fn align(&mut self, func: &mut Function, stack_align: u32) {
        for at in 0..func.ops.len() {
            let op = func.ops[at];
            if op.code != Opcode::SlotAddr || !self.in_memory[op.slot() as usize] {
                continue;
            }
            let align = func.slots[op.slot() as usize].align;
            if align <= stack_align {
                continue;
            }
            let start = func.new_vreg(Type::PTR);
            let [number, beyond, sum, mask, rounded] = [(); 5].map(|()| func.new_vreg(Type::INDEX));
            let beyond_bits = u64::from(align - stack_align);
            let ops = [
                Op { dst: start, ..op },
                Op::from_source(Opcode::Cast, Type::INDEX, Type::PTR, number, start),
                Op::constant(Type::INDEX, beyond, beyond_bits),
                Op::binary(Opcode::Add, Type::INDEX, sum, number, beyond),
                Op::constant(Type::INDEX, mask, u64::from(align).wrapping_neg()),
                Op::binary(Opcode::And, Type::INDEX, rounded, sum, mask),
            ];
            self.inserted.extend(ops.map(|op| (at as u32, op)));
            func.ops[at] = Op::from_source(Opcode::Cast, Type::PTR, Type::INDEX, op.dst, rounded);
        }
    }
}

/// The piece of a slot that a load or store accesses, if a register could replace it.
fn accessed_piece(func: &Function, op: &Op, slot_of: &[u32]) -> Option<Piece> {
    let is_plain = matches!(op.code, Opcode::Load | Opcode::Store)
        && op.ty.is_scalar()
        && op.offset().is_none()
        && !op.flags.has(OpFlags::VOLATILE);
    let slot = *slot_of.get(op.base().index()).filter(|slot| is_plain && **slot != NO_OP)?;
    let piece = Piece { slot, disp: op.disp(), ty: op.ty, reg: VReg::NONE };
    (piece.disp >= 0 && piece.end() <= i64::from(func.slots[slot as usize].bytes)).then_some(piece)
}
