//! Loads and stores of lanes narrower than any masked access of the machine, under the mask of a loop's tail.
//!
//! The mask is `first n`: the active lanes are a prefix, so the access is a run of bytes. Its whole 32-bit words go by one
//! masked access, the last one to three bytes one by one; vectors narrower than 128 bits do so as the lower part of one
//! that is not. Nothing beyond the run is touched, and the cost does not depend on the number of lanes; what several
//! accesses under one mask share, value numbering finds.
//! Not here: masks of other origin, which go lane by lane (see [`super::memory`]).

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
    /// Does the masked access as a run of bytes, if its mask is a prefix and its type is one for that.
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
        let most = self.constant(Type::INDEX, u64::from(lanes));
        let n = self.binary(Opcode::Min, Type::INDEX, n, most);
        let len = if elem_bytes == 1 { n } else { self.binary_const(Opcode::Shl, Type::INDEX, n, 1) };
        let start = self.temp(Type::PTR);
        let mem = MemInfo { align_log2: 0, ..op.mem() };
        self.lower(Op::memory(Opcode::Addr, Type::PTR, start, op.base(), op.offset(), VReg::NONE, op.disp(), mem));
        Run { start, len, may_be_odd: elem_bytes == 1 }
    }

    /// Runs `then` if the length of the run has this bit.
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

    /// Eight times the bits of the length in `mask`, as a shift amount of type `ty`.
    fn shift_of(&mut self, run: &Run, mask: u64, ty: Type) -> VReg {
        let bytes = self.binary_const(Opcode::And, Type::INDEX, run.len, mask);
        let bits = self.binary_const(Opcode::Shl, Type::INDEX, bytes, 3);
        self.cast_to(ty, Type::INDEX, bits)
    }

    /// Adds the piece of the run that bit `bit` of its length stands for to `word`, behind the pieces of `before`.
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

    /// Stores the piece of the run that bit `bit` of its length stands for from `word`.
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

    /// The number of whole words of the run, the mask of them, and the mask of the lane behind them.
    fn words_of(&mut self, words: Type, run: &Run) -> (VReg, VReg) {
        let count = self.binary_const(Opcode::Shr, Type::INDEX, run.len, 2);
        let whole = self.temp(words.mask_type());
        self.lower(Op::unary(Opcode::First, words.mask_type(), whole, count));
        let count = self.cast_to(Type::U32, Type::INDEX, count);
        let count = self.unary(Opcode::Splat, words, count);
        let numbers = self.temp(words);
        let mut iota = Op::new(Opcode::Iota, words);
        iota.dst = numbers;
        self.lower(iota);
        (whole, self.cmp(Cond::Eq, words, numbers, count))
    }

    /// The type of at least 128 bits that a vector is the lower part of, and the words of that.
    fn padded(ty: Type) -> (Type, Type) {
        let bits = ty.bits().unwrap_or(128).max(128);
        (Type::fixed(ty.elem(), bits / ty.elem().bits()), Type::fixed(Elem::U32, bits / 32))
    }

    fn load_run(&mut self, op: &Op, n: VReg) {
        let run = self.run_of(op, n);
        let (mut padded, words) = Self::padded(op.ty);
        let (whole, last) = self.words_of(words, &run);
        let mut load = *op;
        load.ty = words;
        load.dst = self.temp(words);
        load.aux = MemInfo { align_log2: op.mem().align_log2.min(2), ..op.mem() }.pack();
        load.flags = unmasked_flags(op.flags);
        let load = load.with_mask(whole, Pass::Zero);
        self.lower(load);
        let word = self.temp(Type::U32);
        let zero = self.constant(Type::U32, 0);
        self.rename(Type::U32, word, zero);
        self.gather_piece(op, &run, word, 2, 0);
        if run.may_be_odd {
            self.gather_piece(op, &run, word, 1, 2);
        }
        let word = self.unary(Opcode::Splat, words, word);
        let all = self.choose(words, last, word, load.dst);
        let mut lanes = self.source(Opcode::Bitcast, padded, words, all);
        while let Some(half) = padded.half().filter(|_| padded != op.ty) {
            lanes = self.source(Opcode::Lower, half, padded, lanes);
            padded = half;
        }
        self.rename(op.ty, op.dst, lanes);
    }

    fn store_run(&mut self, op: &Op, n: VReg) {
        let run = self.run_of(op, n);
        let (padded, words) = Self::padded(op.ty);
        let (whole, last) = self.words_of(words, &run);
        let (mut value, mut ty) = (op.stored(), op.ty);
        while ty != padded {
            ty = Type::fixed(ty.elem(), 2 * ty.count_on(self.target.vector_bits()));
            value = self.binary(Opcode::Concat, ty, value, value);
        }
        let value = self.source(Opcode::Bitcast, words, padded, value);
        let mut store = *op;
        store.ty = words;
        store.args[2] = value;
        store.mask = whole;
        store.aux = MemInfo { align_log2: op.mem().align_log2.min(2), ..op.mem() }.pack();
        self.lower(store);
        // One lane is left; the sum of it and zeros is that lane.
        let zero = self.constant(words, 0);
        let rest = self.choose(words, last, value, zero);
        let word = self.source(Opcode::ReduceAdd, Type::U32, words, rest);
        self.scatter_piece(op, &run, word, 2, 0);
        if run.may_be_odd {
            self.scatter_piece(op, &run, word, 1, 2);
        }
    }
}

/// The scalar of so many bytes.
fn piece_type(bytes: u64) -> Type {
    if bytes == 2 { Type::U16 } else { Type::U8 }
}
