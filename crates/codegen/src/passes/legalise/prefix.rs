//! Tail accesses: loads and stores under a prefix mask, of lanes narrower than any masked access of the machine.
//!
//! The mask is `first n`: the active lanes are a prefix, so the access is a contiguous run of bytes. One masked access does its
//! full 32-bit words; scalar accesses do the last one to three bytes. Vectors narrower than 128 bits are extended to 128 bits.
//! Bytes beyond the run are not accessed, and the cost does not depend on the number of lanes; value numbering shares the
//! common parts of several accesses under one mask.
//! Not here: other masks, which go lane by lane (see [`super::memory`]).

use super::{Fact, Legaliser};
use crate::ops::unmasked_flags;
use kernelsmith_ir::{Cond, Elem, MemInfo, Op, OpFlags, Opcode, Pass, Type, VReg};

/// The run of bytes that a prefix mask selects.
struct Run {
    /// Where it starts.
    start: VReg,
    /// Its length in bytes, as an `index`.
    len: VReg,
    /// Whether the length may be odd.
    may_be_odd: bool,
}

impl Legaliser<'_> {
    /// Does the masked access as a run of bytes if its mask is a prefix and its lanes have at most 16 bits; whether it did.
    pub(super) fn prefix_access(&mut self, op: &Op) -> bool {
        let Fact::Prefix(n) = self.fact(op.mask) else { return false };
        let bits = op.ty.bits().unwrap_or(0);
        if op.ty.elem().bits() > 16 || op.flags.has(OpFlags::VOLATILE) {
            return false;
        }
        if bits < 32 {
            return false;
        }
        if op.code == Opcode::Load {
            self.load_run(op, n)
        } else {
            self.store_run(op, n)
        }
        true
    }

    fn run_of(&mut self, op: &Op, n: VReg) -> Run {
        let elem_bytes = op.ty.elem().bytes();
        let lanes = op.ty.count_on(self.target.vector_bits());
        let zero = self.constant(Type::INDEX, 0);
        let n = self.binary(Opcode::Max, Type::INDEX, n, zero);
        let n_lanes = self.constant(Type::INDEX, u64::from(lanes));
        let n = self.binary(Opcode::Min, Type::INDEX, n, n_lanes);
        let len = if elem_bytes == 1 { n } else { self.binary_const(Opcode::Shl, Type::INDEX, n, 1) };
        let start = self.temp(Type::PTR);
        let mem = MemInfo { align_log2: 0, ..op.mem() };
        self.lower(Op::memory(Opcode::Addr, Type::PTR, start, op.base(), op.offset(), VReg::NONE, op.disp(), mem));
        Run { start, len, may_be_odd: elem_bytes == 1 }
    }

    /// Appends `then` under the condition that the length of the run has this bit set.
    fn when_bit(&mut self, run: &Run, bit: u64, then: impl FnOnce(&mut Self)) {
        let masked = self.binary_const(Opcode::And, Type::INDEX, run.len, bit);
        let zero = self.constant(Type::INDEX, 0);
        let is_set = self.cmp(Cond::Ne, Type::INDEX, masked, zero);
        self.when(is_set, OpFlags::NONE, then);
    }

    fn load_at(&mut self, op: &Op, run: &Run, ty: Type, offset: VReg) -> VReg {
        let dst = self.temp(ty);
        let mem = MemInfo { scale_log2: 0, align_log2: 0, ..op.mem() };
        let load = Op::memory(Opcode::Load, ty, dst, run.start, offset, VReg::NONE, 0, mem);
        self.lower(load.with_flags(unmasked_flags(op.flags)));
        dst
    }

    fn store_at(&mut self, op: &Op, run: &Run, ty: Type, offset: VReg, value: VReg) {
        let mem = MemInfo { scale_log2: 0, align_log2: 0, ..op.mem() };
        let store = Op::memory(Opcode::Store, ty, VReg::NONE, run.start, offset, value, 0, mem);
        self.lower(store.with_flags(unmasked_flags(op.flags)));
    }

    /// `(len & mask) * 8`, as a shift amount of type `ty`.
    fn shift_of(&mut self, run: &Run, mask: u64, ty: Type) -> VReg {
        let bytes = self.binary_const(Opcode::And, Type::INDEX, run.len, mask);
        let bits = self.binary_const(Opcode::Shl, Type::INDEX, bytes, 3);
        self.cast_to(ty, Type::INDEX, bits)
    }

    /// Loads the piece of `bit` bytes, if the run's length has that bit, and adds it to `word` after the pieces in `before`.
    fn gather_piece(&mut self, op: &Op, run: &Run, word: VReg, bit: u64, before: u64) {
        let ty = self.func.vregs[word.index()];
        let piece = piece_type(bit);
        self.when_bit(run, bit, |l| {
            let offset = l.binary_const(Opcode::And, Type::INDEX, run.len, !(2 * bit - 1));
            let value = l.load_at(op, run, piece, offset);
            let value = l.cast_to(ty, piece, value);
            let amount = l.shift_of(run, before, ty);
            let value = l.binary(Opcode::Shl, ty, value, amount);
            l.lower(Op::binary(Opcode::Or, ty, word, word, value));
        });
    }

    /// Stores the piece of `bit` bytes from `word`, if the run's length has that bit.
    fn scatter_piece(&mut self, op: &Op, run: &Run, word: VReg, bit: u64, before: u64) {
        let ty = self.func.vregs[word.index()];
        let piece = piece_type(bit);
        self.when_bit(run, bit, |l| {
            let offset = l.binary_const(Opcode::And, Type::INDEX, run.len, !(2 * bit - 1));
            let amount = l.shift_of(run, before, ty);
            let value = l.binary(Opcode::Shr, ty, word, amount);
            let value = l.cast_to(piece, ty, value);
            l.store_at(op, run, piece, offset, value);
        });
    }

    /// The mask of the full words of the run, and the mask of the lane after them.
    fn words_of(&mut self, words: Type, run: &Run) -> (VReg, VReg) {
        let count = self.binary_const(Opcode::Shr, Type::INDEX, run.len, 2);
        let full = self.temp(words.mask_type());
        self.lower(Op::unary(Opcode::First, words.mask_type(), full, count));
        let count = self.cast_to(Type::U32, Type::INDEX, count);
        let count = self.unary(Opcode::Splat, words, count);
        let numbers = self.temp(words);
        let mut iota = Op::new(Opcode::Iota, words);
        iota.dst = numbers;
        self.lower(iota);
        (full, self.cmp(Cond::Eq, words, numbers, count))
    }

    /// The vector type padded to at least 128 bits, and the same bits as 32-bit words.
    fn padded(ty: Type) -> (Type, Type) {
        let bits = ty.bits().unwrap_or(128).max(128);
        (Type::fixed(ty.elem(), bits / ty.elem().bits()), Type::fixed(Elem::U32, bits / 32))
    }

    fn load_run(&mut self, op: &Op, n: VReg) {
        let run = self.run_of(op, n);
        let (mut padded, words) = Self::padded(op.ty);
        let (full, last) = self.words_of(words, &run);
        let mut load = *op;
        load.ty = words;
        load.dst = self.temp(words);
        load.aux = MemInfo { align_log2: op.mem().align_log2.min(2), ..op.mem() }.pack();
        load.flags = unmasked_flags(op.flags);
        let load = load.with_mask(full, Pass::Zero);
        self.lower(load);
        let word = self.temp(Type::U32);
        let zero = self.constant(Type::U32, 0);
        self.rename(Type::U32, word, zero);
        self.gather_piece(op, &run, word, 2, 0);
        if run.may_be_odd {
            self.gather_piece(op, &run, word, 1, 2);
        }
        let word = self.unary(Opcode::Splat, words, word);
        let joined = self.choose(words, last, word, load.dst);
        let mut lanes = self.source(Opcode::Bitcast, padded, words, joined);
        while let Some(half) = padded.half().filter(|_| padded != op.ty) {
            lanes = self.source(Opcode::Lower, half, padded, lanes);
            padded = half;
        }
        self.rename(op.ty, op.dst, lanes);
    }

    fn store_run(&mut self, op: &Op, n: VReg) {
        let run = self.run_of(op, n);
        let (padded, words) = Self::padded(op.ty);
        let (full, last) = self.words_of(words, &run);
        let (mut value, mut ty) = (op.stored(), op.ty);
        while ty != padded {
            ty = Type::fixed(ty.elem(), 2 * ty.count_on(self.target.vector_bits()));
            value = self.binary(Opcode::Concat, ty, value, value);
        }
        let value = self.source(Opcode::Bitcast, words, padded, value);
        let mut store = *op;
        store.ty = words;
        store.args[2] = value;
        store.mask = full;
        store.aux = MemInfo { align_log2: op.mem().align_log2.min(2), ..op.mem() }.pack();
        self.lower(store);
        // Extracts the last lane as the sum of that lane and zeros.
        let zero = self.constant(words, 0);
        let last_lane = self.choose(words, last, value, zero);
        let word = self.source(Opcode::ReduceAdd, Type::U32, words, last_lane);
        self.scatter_piece(op, &run, word, 2, 0);
        if run.may_be_odd {
            self.scatter_piece(op, &run, word, 1, 2);
        }
    }
}

/// The scalar type of 1 or 2 bytes.
fn piece_type(bytes: u64) -> Type {
    if bytes == 2 { Type::U16 } else { Type::U8 }
}
