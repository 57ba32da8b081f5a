//! Shuffles: operations that move lanes.
//!
//! A machine needs only interleaving and `align` within 128 bits, `lookup` of bytes in blocks of 16, and `concat` of halves.
//! Shuffles are split into halves until the machine supports them; a vector below 128 bits is the low part of a 128-bit one.
//! Where the target has patterns for a shuffle, those are used.

use super::Legaliser;
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type, VReg};

impl Legaliser<'_> {
    /// All shuffles, also of vectors wider than the machine's.
    pub(super) fn movement(&mut self, op: Op) {
        match op.code {
            Opcode::Shuffle => self.shuffle(op),
            Opcode::Permute => self.permute(op),
            Opcode::Permute2 => self.permute_both(op),
            Opcode::InterleaveLow | Opcode::InterleaveHigh => self.interleave(op),
            Opcode::Even | Opcode::Odd => self.every_other(op),
            Opcode::Reverse => self.reverse(op),
            Opcode::Align => self.align(op),
            Opcode::Compress => self.compress(op),
            Opcode::Expand => self.expand(op),
            _ => self.scan(op),
        }
    }

    /// Whether the machine has `permute2` for this type: a permutation of two vectors with indices in a register.
    fn has_permute2(&self, ty: Type) -> bool {
        let op = Op::ternary(Opcode::Permute2, ty, VReg(0), VReg(0), VReg(1), VReg(2));
        let ints = ty.with_elem(ty.elem().to_int(false));
        let of = |v: VReg| if v == VReg(2) { ints } else { ty };
        self.target.supports_with(&op, of, |_| None, false)
    }

    /// A constant vector of up to 16 numbers below 256.
    fn listed_numbers(&mut self, ints: Type, list: &[u8]) -> VReg {
        let [low, high] = [0, 4].map(|shift| list.iter().map(|n| n >> shift & 15).collect::<Vec<u8>>());
        let low = self.table(ints, &low);
        if high.iter().all(|n| *n == 0) {
            return low;
        }
        let high = self.table(ints, &high);
        let high = self.binary_const(Opcode::Shl, ints, high, 4);
        self.binary(Opcode::Or, ints, low, high)
    }

    /// The number of each lane.
    fn lane_numbers(&mut self, ints: Type) -> VReg {
        let mut op = Op::new(Opcode::Iota, ints);
        op.dst = self.temp(ints);
        self.lower(op);
        op.dst
    }

    /// `permute2` without an instruction: on the halves of each source if the machine has that, else one permute per source.
    fn permute_both(&mut self, op: Op) {
        let (ty, [a, b, index]) = (op.ty, op.args);
        let ints = ty.with_elem(ty.elem().to_int(false));
        if let Some(half) = ty.half().filter(|half| !ty.is_native() && self.has_permute2(*half)) {
            let (a, b, n) = (self.both_halves(a), self.both_halves(b), ty.count_on(128));
            let half_ints = half.with_elem(ints.elem());
            let parts = self.both_halves(index).map(|index| {
                let [of_a, of_b] = [a, b].map(|[low, high]| {
                    let dst = self.temp(half);
                    self.lower(Op::ternary(Opcode::Permute2, half, dst, low, high, index));
                    dst
                });
                let is_second = self.index_bit(half_ints, index, n.into());
                self.choose(half, is_second, of_b, of_a)
            });
            return self.join(ty, op.dst, parts[0], parts[1]);
        }
        let [of_a, of_b] = [a, b].map(|v| self.binary(Opcode::Permute, ty, v, index));
        let bit = match ty.lanes().count() {
            Some(n) => self.constant(ints, n.into()),
            None => {
                let n = self.lanes_of(ty);
                let n = self.cast_to(ints.lane_type(), Type::INDEX, n);
                self.unary(Opcode::Splat, ints, n)
            }
        };
        let set = self.binary(Opcode::And, ints, index, bit);
        let is_second = self.cmp(Cond::Eq, ints, set, bit);
        self.lower(Op::ternary(Opcode::Select, ty, op.dst, is_second, of_b, of_a));
    }

    /// `even`, `odd` and interleaving as `permute2`: the index of lane i is a simple function of i.
    fn by_lane_numbers(&mut self, op: Op) {
        let ty = op.ty;
        let (ints, n) = (ty.with_elem(ty.elem().to_int(false)), u64::from(ty.count_on(128)));
        let lanes = self.lane_numbers(ints);
        let index = match op.code {
            Opcode::Even => self.binary_const(Opcode::Shl, ints, lanes, 1),
            Opcode::Odd => {
                let twice = self.binary_const(Opcode::Shl, ints, lanes, 1);
                self.binary_const(Opcode::Or, ints, twice, 1)
            }
            _ => {
                // Half the lane number; odd lanes take the second source.
                let half = self.binary_const(Opcode::Shr, ints, lanes, 1);
                let first = if op.code == Opcode::InterleaveHigh { n / 2 } else { 0 };
                let half = self.binary_const(Opcode::Add, ints, half, first);
                let odd = self.binary_const(Opcode::And, ints, lanes, 1);
                let second = self.binary_const(Opcode::Shl, ints, odd, n.trailing_zeros().into());
                self.binary(Opcode::Or, ints, half, second)
            }
        };
        self.lower(Op::ternary(Opcode::Permute2, ty, op.dst, op.args[0], op.args[1], index));
    }

    fn join(&mut self, ty: Type, dst: VReg, low: VReg, high: VReg) {
        self.lower(Op::binary(Opcode::Concat, ty, dst, low, high));
    }

    /// Both halves of a vector.
    fn both_halves(&mut self, v: VReg) -> [VReg; 2] {
        [0, 1].map(|part| self.half_operand(v, part))
    }

    /// A shuffle with an index list as long as the vector.
    fn listed(&mut self, ty: Type, dst: VReg, [a, b]: [VReg; 2], numbers: &[u8]) {
        self.lower(Op::binary(Opcode::Shuffle, ty, dst, a, b).with_numbers(numbers));
    }

    fn shuffle(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        let n = 1usize << op.aux;
        let mut numbers = [0u8; 8];
        op.numbers().zip(&mut numbers).for_each(|(number, slot)| *slot = number);
        let numbers = &mut numbers[..n];
        let second = numbers.iter().filter(|&&number| usize::from(number) >= n).count();
        if numbers.iter().enumerate().all(|(at, &number)| usize::from(number) == at) {
            return self.rename(ty, op.dst, a);
        }
        if second == n {
            numbers.iter_mut().for_each(|number| *number -= n as u8);
            return self.listed(ty, op.dst, [b, b], numbers);
        }
        let elem = ty.elem();
        let n_lanes = ty.count_on(128) as usize;
        if second > 0 && n_lanes <= 16 && self.has_permute2(ty) {
            let ints = ty.with_elem(elem.to_int(false));
            let number = |lane: usize| {
                let number = usize::from(numbers[lane % n]);
                lane / n * n + number % n + number / n * n_lanes
            };
            let list: Vec<u8> = (0..n_lanes).map(|lane| number(lane) as u8).collect();
            let index = self.listed_numbers(ints, &list);
            return self.lower(Op::ternary(Opcode::Permute2, ty, op.dst, a, b, index));
        }
        if n * elem.bytes() as usize <= 16 {
            if ty.bits().is_some_and(|bits| bits > 128) {
                return self.by_halves(op);
            }
            return self.lookup_shuffle(op, numbers, second > 0);
        }
        // Blocks of more than 128 bits, of which there may be two.
        let lanes = n_lanes;
        if lanes > 16 {
            return self.by_halves(op);
        }
        let ints = ty.with_elem(elem.to_int(false));
        let taken: [u8; 16] = core::array::from_fn(|lane| (lane / n * n) as u8 + (numbers[lane % n] & (n as u8 - 1)));
        let mut parts = [a, b];
        for part in parts.iter_mut().take(1 + usize::from(second > 0)) {
            let source = *part;
            *part = self.temp(ty);
            if elem.bits() == 64 && n == 4 {
                self.listed(ty, *part, [source, source], &taken[..n]);
            } else {
                let index = self.table(ints, &taken[..lanes]);
                self.lower(Op::binary(Opcode::Permute, ty, *part, source, index));
            }
        }
        if second > 0 {
            self.blend(ty, op.dst, numbers, parts[0], parts[1]);
        } else {
            self.rename(ty, op.dst, parts[0]);
        }
    }

    /// Selects the lanes of `other` where an index is in the second source.
    fn blend(&mut self, ty: Type, dst: VReg, numbers: &[u8], first: VReg, other: VReg) {
        let mut from_other = [0u8; 8];
        for (slot, &number) in from_other.iter_mut().zip(numbers) {
            *slot = u8::from(usize::from(number) >= numbers.len());
        }
        let mask = self.table(ty.mask_type(), &from_other[..numbers.len()]);
        self.lower(Op::ternary(Opcode::Select, ty, dst, mask, other, first));
    }

    /// A shuffle within 128 bits, byte by byte.
    fn lookup_shuffle(&mut self, op: Op, numbers: &[u8], has_second: bool) {
        let (ty, n, size) = (op.ty, numbers.len(), op.ty.elem().bytes() as usize);
        let order: [u8; 16] = core::array::from_fn(|byte| {
            let lane = byte / size;
            let number = usize::from(numbers[lane % n]) % n;
            ((lane / n * n + number) * size + byte % size) as u8
        });
        let in_place = numbers.iter().enumerate().all(|(at, &number)| usize::from(number) % n == at);
        let sources = if has_second { 2 } else { 1 };
        let mut parts = [op.args[0], op.args[1]];
        for part in parts[..sources].iter_mut().filter(|_| !in_place) {
            let (bytes, v) = self.as_bytes(ty, *part);
            let order = self.table(bytes, &order);
            let moved = self.binary(Opcode::Lookup, bytes, v, order);
            *part = self.temp(ty);
            self.of_bytes(ty, *part, bytes, moved);
        }
        if has_second {
            self.blend(ty, op.dst, numbers, parts[0], parts[1]);
        } else {
            self.rename(ty, op.dst, parts[0]);
        }
    }

    /// A shuffle of vectors wider than the machine's whose blocks are wider than half a vector: lane by lane.
    pub(super) fn shuffle_lanes(&mut self, op: Op) {
        let n = 1u32 << op.aux;
        let indices = op.imm as u64;
        self.gather(op, |l, lane| {
            let number = (indices >> (4 * (lane % n)) & 15) as u32;
            let source = if number < n { op.args[0] } else { op.args[1] };
            l.extract(op.ty.lane_type(), op.ty, source, lane / n * n + number % n)
        });
    }

    fn interleave(&mut self, op: Op) {
        if op.ty.bits() == Some(512) && self.has_permute2(op.ty) {
            return self.by_lane_numbers(op);
        }
        let Some(half) = op.ty.half() else { return self.fail(op, "the machine cannot interleave such lanes") };
        let part = usize::from(op.code == Opcode::InterleaveHigh);
        let [a, b] = [op.args[0], op.args[1]].map(|v| self.half_operand(v, part));
        let low = self.binary(Opcode::InterleaveLow, half, a, b);
        let high = self.binary(Opcode::InterleaveHigh, half, a, b);
        self.join(op.ty, op.dst, low, high);
    }

    fn every_other(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        let (bits, n) = (ty.elem().bits(), ty.count_on(128));
        let first = u8::from(op.code == Opcode::Odd);
        let size = ty.bits_on(128);
        if size > 128 && self.has_permute2(ty) {
            return self.by_lane_numbers(op);
        }
        if bits == 8 && self.has_mask_bits() && !self.has_slots() && matches!(size, 256 | 512) {
            // The even bytes are the truncated 16-bit words; the odd bytes are those of the words shifted right by 8.
            let (words, half) = (Type::fixed(Elem::U16, ty.count_on(128) / 2), ty.half().unwrap_or(ty));
            let [low, high] = [a, b].map(|v| {
                let mut wide = self.source(Opcode::Bitcast, words, ty, v);
                if op.code == Opcode::Odd {
                    wide = self.binary_const(Opcode::Shr, words, wide, 8);
                }
                self.source(Opcode::Cast, half, words, wide)
            });
            return self.join(ty, op.dst, low, high);
        }
        if size == 256 && bits >= 32 && !self.is_wide(ty) {
            // Within blocks of 128 bits, then a permutation of the 64-bit quarters.
            let quads = Type::fixed(Elem::U64, 4);
            let list: Vec<u8> = (0..128 / bits as u8).map(|lane| 2 * lane + first).collect();
            let within = self.temp(ty);
            self.listed(ty, within, [a, b], &list);
            let within = self.source(Opcode::Bitcast, quads, ty, within);
            let moved = self.temp(quads);
            self.listed(quads, moved, [within, within], &[0, 2, 1, 3]);
            return self.lower(Op::from_source(Opcode::Bitcast, ty, quads, op.dst, moved));
        }
        if size > 128 {
            let Some(half) = ty.half() else { return self.fail(op, "it has no halves") };
            let [low, high] = [a, b].map(|v| {
                let [low, high] = self.both_halves(v);
                self.binary(op.code, half, low, high)
            });
            return self.join(ty, op.dst, low, high);
        }
        if size == 128 && bits >= 32 {
            let numbers: [u8; 8] = core::array::from_fn(|lane| 2 * lane as u8 + first);
            return self.listed(ty, op.dst, [a, b], &numbers[..n as usize]);
        }
        // Moves the selected lanes of each operand to the front (below 128 bits: of both operands concatenated).
        let bytes = bits as usize / 8;
        let order: [u8; 16] = core::array::from_fn(|byte| {
            let lane = 2 * (byte / bytes) + usize::from(first);
            ((lane * bytes + byte % bytes) % 16) as u8
        });
        let front = |l: &mut Self, ty: Type, v: VReg, half: Type| {
            let (bytes, v) = l.as_bytes(ty, v);
            let order = l.table(bytes, &order);
            let moved = l.binary(Opcode::Lookup, bytes, v, order);
            let dst = l.temp(half);
            l.of_bytes(half, dst, bytes, moved);
            dst
        };
        if size == 128 {
            let half = ty.half().unwrap_or(ty);
            let [low, high] = [a, b].map(|v| front(self, ty, v, half));
            return self.join(ty, op.dst, low, high);
        }
        let twice = Type::fixed(ty.elem(), 2 * n);
        let both = self.binary(Opcode::Concat, twice, a, b);
        let moved = front(self, twice, both, ty);
        self.rename(ty, op.dst, moved);
    }

    fn reverse(&mut self, op: Op) {
        let (ty, n) = (op.ty, op.ty.count_on(128));
        let fits = ty.bits().is_some_and(|bits| bits <= self.target.vector_bits());
        if n <= 8 && fits {
            let numbers: [u8; 8] = core::array::from_fn(|lane| (n as usize - 1).wrapping_sub(lane) as u8 & 7);
            return self.listed(ty, op.dst, [op.args[0]; 2], &numbers[..n as usize]);
        }
        if n == 16 && ty.elem().bits() == 8 {
            let order: [u8; 16] = core::array::from_fn(|at| 15 - at as u8);
            let order = self.table(ty, &order);
            return self.lower(Op::binary(Opcode::Lookup, ty, op.dst, op.args[0], order));
        }
        let ints = ty.with_elem(ty.elem().to_int(false));
        let mut permuted = Op::binary(Opcode::Permute, ty, op.dst, op.args[0], VReg::NONE);
        if fits && self.target.supports_with(&permuted, |v| if v.is_none() { ints } else { ty }, |_| None, false) {
            let (last, lanes) = (self.constant(ints, u64::from(n) - 1), self.lane_numbers(ints));
            permuted.args[1] = self.binary(Opcode::Sub, ints, last, lanes);
            return self.lower(permuted);
        }
        let Some(half) = ty.half() else { return self.fail(op, "it has no halves") };
        let [low, high] = self.both_halves(op.args[0]).map(|v| self.unary(Opcode::Reverse, half, v));
        self.join(ty, op.dst, high, low);
    }

    fn align(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        if op.imm == 0 {
            return self.lower(super::copy(ty, op.dst, a));
        }
        if ty.bits().is_some_and(|bits| bits < 128) {
            // Both operands fit one register when concatenated.
            let twice = Type::fixed(ty.elem(), 2 * ty.count_on(128));
            let both = self.binary(Opcode::Concat, twice, a, b);
            let (bytes, v) = self.as_bytes(twice, both);
            let moved = self.temp(bytes);
            let first = op.imm * i64::from(ty.elem().bytes());
            self.lower(Op::binary(Opcode::Align, bytes, moved, v, v).with_imm(first));
            return self.of_bytes(ty, op.dst, bytes, moved);
        }
        let Some(half) = ty.half() else { return self.fail(op, "it has no halves") };
        let ([a, b], [c, d]) = (self.both_halves(a), self.both_halves(b));
        let n = i64::from(half.count_on(128));
        let quarters = if op.imm < n { [a, b, c] } else { [b, c, d] };
        let parts = [0, 1].map(|at| {
            let dst = self.temp(half);
            self.lower(Op::binary(Opcode::Align, half, dst, quarters[at], quarters[at + 1]).with_imm(op.imm % n));
            dst
        });
        self.join(ty, op.dst, parts[0], parts[1]);
    }

    fn permute(&mut self, op: Op) {
        let (ty, [v, index, _]) = (op.ty, op.args);
        let (bits, n) = (ty.elem().bits(), u64::from(ty.count_on(128)));
        let ints = ty.with_elem(ty.elem().to_int(false));
        match ty.bits().unwrap_or(0) {
            0..128 => {
                // The low part of a 128-bit permutation of the replicated vector.
                let within = self.binary_const(Opcode::And, ints, index, n - 1);
                let (mut wide, mut v, mut within) = (ty, v, within);
                while wide.bits().is_some_and(|bits| bits < 128) {
                    wide = Type::fixed(wide.elem(), 2 * wide.count_on(128));
                    v = self.binary(Opcode::Concat, wide, v, v);
                    within = self.binary(Opcode::Concat, wide.with_elem(ints.elem()), within, within);
                }
                let mut moved = self.binary(Opcode::Permute, wide, v, within);
                while let Some(half) = wide.half().filter(|_| wide != ty) {
                    moved = self.source(Opcode::Lower, half, wide, moved);
                    wide = half;
                }
                self.rename(ty, op.dst, moved);
            }
            128 if bits == 64 => {
                let [low, high] = [[0, 0], [1, 1]].map(|numbers| {
                    let dst = self.temp(ty);
                    self.listed(ty, dst, [v, v], &numbers);
                    dst
                });
                let second = self.index_bit(ints, index, 1);
                self.lower(Op::ternary(Opcode::Select, ty, op.dst, second, high, low));
            }
            128 => {
                // As a lookup of bytes: lane i of `size` bytes starts at byte i * size.
                let size = u64::from(bits / 8);
                let within = self.binary_const(Opcode::And, ints, index, n - 1);
                let numbers = if size == 1 {
                    within
                } else {
                    let scale = (0..size).fold(0, |bytes, _| bytes << 8 | size);
                    let offsets = (0..size).rev().fold(0, |bytes, byte| bytes << 8 | byte);
                    let starts = self.binary_const(Opcode::Mul, ints, within, scale);
                    self.binary_const(Opcode::Add, ints, starts, offsets)
                };
                let bytes = Type::fixed(Elem::U8, 16);
                let numbers = self.source(Opcode::Bitcast, bytes, ints, numbers);
                let v = self.source(Opcode::Bitcast, bytes, ty, v);
                let moved = self.binary(Opcode::Lookup, bytes, v, numbers);
                self.lower(Op::from_source(Opcode::Bitcast, ty, bytes, op.dst, moved));
            }
            256 if bits == 64 && !self.is_wide(ty) => {
                // As pairs of 32-bit lanes: 2 i and 2 i + 1.
                let words = Type::fixed(Elem::U32, 8);
                let twice = self.binary_const(Opcode::Shl, ints, index, 1);
                let above = self.binary_const(Opcode::Shl, ints, twice, 32);
                let low = self.binary_const(Opcode::And, ints, twice, 0xffff_ffff);
                let both = self.binary(Opcode::Or, ints, low, above);
                let pairs = self.binary_const(Opcode::Or, ints, both, 1 << 32);
                let pairs = self.source(Opcode::Bitcast, words, ints, pairs);
                let v = self.source(Opcode::Bitcast, words, ty, v);
                let moved = self.binary(Opcode::Permute, words, v, pairs);
                self.lower(Op::from_source(Opcode::Bitcast, ty, words, op.dst, moved));
            }
            _ => {
                let Some(half) = ty.half() else { return self.fail(op, "it has no halves") };
                let half_ints = half.with_elem(ints.elem());
                let [low, high] = self.both_halves(v);
                let parts = self.both_halves(index).map(|index| {
                    let of_low = self.binary(Opcode::Permute, half, low, index);
                    let of_high = self.binary(Opcode::Permute, half, high, index);
                    let is_high = self.index_bit(half_ints, index, n / 2);
                    self.choose(half, is_high, of_high, of_low)
                });
                self.join(ty, op.dst, parts[0], parts[1]);
            }
        }
    }

    /// The mask of the lanes whose index has this bit set.
    fn index_bit(&mut self, ints: Type, index: VReg, bit: u64) -> VReg {
        let bit = self.constant(ints, bit);
        let set = self.binary(Opcode::And, ints, index, bit);
        self.cmp(Cond::Eq, ints, set, bit)
    }

    /// `compress`: packs the numbers of the active lanes by bit extraction and permutes by them. Longer vectors are compressed in
    /// halves; the second result goes after the active lanes of the first.
    fn compress(&mut self, op: Op) {
        let (ty, [v, mask, _]) = (op.ty, op.args);
        let n = ty.count_on(128);
        let ints = ty.with_elem(ty.elem().to_int(false));
        let masks = ty.mask_type();
        let zero = self.constant(ty, 0);
        if n > 8 || self.is_wide(ty) {
            let Some(half) = ty.half() else { return self.fail(op, "it has no halves") };
            let (values, active_lanes) = (self.both_halves(v), self.both_halves(mask));
            let zeros = self.constant(half, 0);
            let [low, high] = [0, 1].map(|at| {
                let part = self.binary(Opcode::Compress, half, values[at], active_lanes[at]);
                self.binary(Opcode::Concat, ty, part, zeros)
            });
            let count = self.source(Opcode::CountTrue, Type::INDEX, half.mask_type(), active_lanes[0]);
            let shift = self.cast_to(ints.lane_type(), Type::INDEX, count);
            let shift = self.unary(Opcode::Splat, ints, shift);
            let lanes = self.temp(ints);
            let mut numbers = Op::new(Opcode::Iota, ints);
            numbers.dst = lanes;
            self.lower(numbers);
            let from = self.binary(Opcode::Sub, ints, lanes, shift);
            let moved = self.binary(Opcode::Permute, ty, high, from);
            let is_low = self.unary(Opcode::First, masks, count);
            return self.lower(Op::ternary(Opcode::Select, ty, op.dst, is_low, low, moved));
        }
        let bits = self.source(Opcode::MaskBits, Type::U64, masks, mask);
        let ones = self.constant(Type::U64, 0x0101_0101_0101_0101);
        let bytes = self.binary(Opcode::BitDeposit, Type::U64, bits, ones);
        let bytes = self.binary_const(Opcode::Mul, Type::U64, bytes, 255);
        let lanes = self.constant(Type::U64, 0x0706_0504_0302_0100);
        let packed = self.binary(Opcode::BitExtract, Type::U64, lanes, bytes);
        let words = Type::fixed(Elem::U64, 2);
        let packed = self.unary(Opcode::Splat, words, packed);
        let mut narrow = Type::fixed(Elem::U8, 16);
        let mut index = self.source(Opcode::Bitcast, narrow, words, packed);
        while let Some(half) = narrow.half().filter(|_| narrow.count_on(128) > n) {
            index = self.source(Opcode::Lower, half, narrow, index);
            narrow = half;
        }
        let index = self.cast_to(ints, narrow, index);
        let moved = self.binary(Opcode::Permute, ty, v, index);
        let count = self.unary(Opcode::Popcount, Type::U64, bits);
        let count = self.cast_to(Type::INDEX, Type::U64, count);
        let is_active = self.unary(Opcode::First, masks, count);
        self.lower(Op::ternary(Opcode::Select, ty, op.dst, is_active, moved, zero));
    }

    /// `expand`: each active lane takes the lane whose number is the count of active lanes before it.
    fn expand(&mut self, op: Op) {
        let (ty, [v, mask, _]) = (op.ty, op.args);
        let ints = ty.with_elem(ty.elem().to_int(false));
        let (one, none) = (self.constant(ints, 1), self.constant(ints, 0));
        let active_lanes = self.choose(ints, mask, one, none);
        let counts = self.unary(Opcode::ScanAdd, ints, active_lanes);
        let index = self.binary_const(Opcode::Add, ints, counts, u64::MAX);
        let moved = self.binary(Opcode::Permute, ty, v, index);
        let zero = self.constant(ty, 0);
        self.lower(Op::ternary(Opcode::Select, ty, op.dst, mask, moved, zero));
    }

    fn scan(&mut self, op: Op) {
        let ty = op.ty;
        if ty.is_native() {
            return self.native_scan(op);
        }
        let n = i64::from(ty.count_on(128));
        // -0.0 is the neutral element of float addition.
        let neutral = if ty.is_float() { 1u64 << (ty.elem().bits() - 1) } else { 0 };
        let neutral = self.constant(ty, neutral);
        let mut v = op.args[0];
        let mut distance = 1;
        while distance < n {
            let moved = self.temp(ty);
            self.lower(Op::binary(Opcode::Align, ty, moved, neutral, v).with_imm(n - distance));
            v = self.binary(Opcode::Add, ty, v, moved);
            distance *= 2;
        }
        self.lower(super::copy(ty, op.dst, v));
    }
}
