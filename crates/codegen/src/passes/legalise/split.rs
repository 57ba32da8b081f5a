//! Splits vectors wider than the machine's into halves, recursively, until they fit.
//!
//! Every wide register has the same two half registers throughout the function, so that variables work, too. An operation on
//! wide vectors is done on the halves; its narrower operands and results (such as the bytes of a widening cast) are split
//! with `lower` and `upper` and joined with `concat`.

use super::{Fact, Legaliser};
use crate::op_table::{Expansion, expansion_of};
use kernelsmith_ir::{MemInfo, Op, Opcode, SourceRule, Type, VReg};

impl Legaliser<'_> {
    /// Whether a value of this type does not fit a register.
    pub(super) fn is_wide(&self, ty: Type) -> bool {
        !self.target.fits(ty)
    }

    /// Whether the operation reads or writes a wide register.
    pub(super) fn has_wide_operand(&self, op: &Op) -> bool {
        let is_wide = |v: VReg| v.is_some() && self.is_wide(self.func.vregs[v.index()]);
        is_wide(op.dst) || op.args.iter().any(|&v| is_wide(v)) || is_wide(op.mask)
    }

    /// The two halves of a wide register.
    fn halves_of(&mut self, v: VReg) -> Option<[VReg; 2]> {
        let half = self.func.vregs[v.index()].half()?;
        if self.columns.halves.len() <= v.index() {
            self.columns.halves.resize(self.func.n_vregs(), None);
        }
        if let Some(halves) = self.columns.halves[v.index()] {
            return Some(halves);
        }
        let halves = [self.temp(half), self.temp(half)];
        let bits = self.const_of(v);
        let fact = self.fact(v);
        for half in halves {
            self.columns.consts[half.index()] = bits;
            if matches!(fact, Fact::Splat(_) | Fact::Word { .. }) {
                self.set_fact(half, fact);
            }
        }
        self.columns.halves[v.index()] = Some(halves);
        Some(halves)
    }

    /// Half `part` (0 or 1) of an operand; scalars are the same for both halves.
    pub(super) fn half_operand(&mut self, v: VReg, part: usize) -> VReg {
        let ty = self.func.vregs[v.index()];
        if !ty.is_vector() {
            return v;
        }
        if self.is_wide(ty) {
            return self.halves_of(v).map_or(v, |halves| halves[part]);
        }
        self.part(if part == 0 { Opcode::Lower } else { Opcode::Upper }, v)
    }

    /// Does an operation on wide vectors in halves.
    pub(super) fn split(&mut self, op: Op) {
        let expansion = expansion_of(op.code);
        match op.code {
            Opcode::Extract | Opcode::Insert => self.split_lane(op),
            Opcode::Lower | Opcode::Upper => {
                let part = usize::from(op.code == Opcode::Upper);
                let half = self.half_operand(op.args[0], part);
                self.lower(super::copy(op.ty, op.dst, half));
            }
            Opcode::Concat => {
                if let Some(halves) = self.halves_of(op.dst) {
                    for (to, from) in halves.into_iter().zip(op.args) {
                        let ty = self.func.vregs[to.index()];
                        self.lower(super::copy(ty, to, from));
                    }
                }
            }
            _ if matches!(expansion, Expansion::Reduce | Expansion::MaskTruth) => {
                let any = if op.code == Opcode::Any { Opcode::Or } else { Opcode::And };
                let code = op.code.reduces_by().unwrap_or(any);
                let Some(half) = op.source_ty().and_then(Type::half) else { return self.fail(op, "it has no halves") };
                let parts = [0, 1].map(|part| self.half_operand(op.args[0], part));
                let both = self.binary(code, half, parts[0], parts[1]);
                self.lower(Op::from_source(op.code, op.ty, half, op.dst, both));
            }
            _ if expansion == Expansion::MaskNumber => self.split_mask_number(op),
            Opcode::Permute | Opcode::Shuffle | Opcode::Align | Opcode::ScanAdd if op.ty.is_native() => {
                if op.code == Opcode::Permute {
                    self.native_permute(op);
                } else {
                    self.native(op);
                }
            }
            Opcode::Table if op.ty.is_native() => {
                self.native(op);
            }
            _ if expansion == Expansion::Movement && op.code != Opcode::Shuffle => self.movement(op),
            Opcode::Shuffle if op.ty.half().is_some_and(|half| half.count_on(128) < 1 << op.aux) => {
                self.shuffle_lanes(op)
            }
            _ => self.split_lanewise(op),
        }
    }

    fn split_lanewise(&mut self, op: Op) {
        let Some(half) = op.ty.half() else { return self.fail(op, "it has no halves") };
        let lanes = i64::from(half.count_on(self.target.vector_bits()));
        let is_native = half.is_native();
        let has_source = op.code.info().source != SourceRule::None;
        let result = op.dst.get().map(|dst| self.func.vregs[dst.index()]);
        // A result register may be an operand of the other half, so both halves are computed before either is written.
        let mut parts = [VReg::NONE; 2];
        for (at, slot) in parts.iter_mut().enumerate() {
            let mut inner = op;
            inner.ty = half;
            if has_source && let Some(source) = op.source_ty().and_then(Type::half) {
                inner.aux = u32::from(source.code());
            }
            for arg in inner.args.iter_mut().chain([&mut inner.mask, &mut inner.pass]) {
                if arg.is_some() {
                    *arg = self.half_operand(*arg, at);
                }
            }
            if op.code.has_address() && at == 1 && is_native {
                inner = self.after_half(inner, half);
            } else if op.code.has_address() && at == 1 {
                let mut mem = op.mem();
                let bytes = lanes * i64::from(half.elem().bytes());
                mem.align_log2 = mem.align_log2.min(bytes.trailing_zeros() as u8);
                inner.aux = MemInfo::pack(mem);
                inner.imm += bytes;
            }
            if let Some(half_result) = result.and_then(Type::half) {
                inner.dst = self.temp(half_result);
                *slot = inner.dst;
            }
            match op.code {
                Opcode::Iota if at == 1 => {
                    let numbers = self.temp(half);
                    inner.dst = numbers;
                    self.lower(inner);
                    let first = if is_native {
                        let n = self.lanes_of(half);
                        let n = self.cast_to(half.lane_type(), Type::INDEX, n);
                        self.unary(Opcode::Splat, half, n)
                    } else {
                        self.constant(half, super::convert::number(half, lanes))
                    };
                    self.lower(Op::binary(Opcode::Add, half, *slot, numbers, first));
                }
                Opcode::Values => {
                    inner.imm += at as i64 * lanes;
                    self.lower(inner);
                }
                Opcode::Table if at == 1 => {
                    // A list as long as the full vector: takes its upper half.
                    if lanes < 1 << op.aux {
                        inner.imm = (op.imm as u64 >> (4 * lanes)) as i64;
                        inner.aux = op.aux - 1;
                    }
                    self.lower(inner);
                }
                Opcode::Table => {
                    if lanes < 1 << op.aux {
                        inner.imm = op.imm & ((1i64 << (4 * lanes)) - 1);
                        inner.aux = op.aux - 1;
                    }
                    self.lower(inner);
                }
                Opcode::First if at == 1 => {
                    let n = if is_native { self.lanes_of(half) } else { self.constant(Type::INDEX, lanes as u64) };
                    // The count may be any index: max(count, n) - n does not wrap.
                    let count = self.binary(Opcode::Max, Type::INDEX, op.args[0], n);
                    inner.args[0] = self.binary(Opcode::Sub, Type::INDEX, count, n);
                    self.lower(inner);
                }
                _ => self.lower(inner),
            }
        }
        let Some(result) = result else { return };
        if self.is_wide(result) {
            if let Some(halves) = self.halves_of(op.dst) {
                for (to, from) in halves.into_iter().zip(parts) {
                    let ty = self.func.vregs[to.index()];
                    self.lower(super::copy(ty, to, from));
                }
            }
        } else {
            self.lower(Op::binary(Opcode::Concat, result, op.dst, parts[0], parts[1]));
        }
    }

    /// The access of the upper half, whose address is that of the lower half plus the size of a native half.
    fn after_half(&mut self, mut op: Op, half: Type) -> Op {
        let bytes = half.elem().bytes();
        let start = self.temp(Type::PTR);
        let address =
            Op::memory(Opcode::Addr, Type::PTR, start, op.base(), op.offset(), VReg::NONE, op.disp(), op.mem());
        self.lower(address);
        let n = self.lanes_of(half);
        (op.args[0], op.args[1], op.imm) = (start, n, 0);
        let align_log2 = op.mem().align_log2.min(4);
        op.aux = MemInfo { scale_log2: bytes.trailing_zeros() as u8, align_log2, ..op.mem() }.pack();
        op
    }

    fn split_lane(&mut self, op: Op) {
        let vector = self.func.vregs[op.args[0].index()];
        let Some(half) = vector.half() else { return self.fail(op, "it has no halves") };
        let lanes = half.count_on(self.target.vector_bits());
        if half.is_native() {
            return self.native_lane(op, half);
        }
        let part = usize::from(op.lane() >= lanes);
        let lane = i64::from(op.lane() % lanes);
        if op.code == Opcode::Extract {
            let v = self.half_operand(op.args[0], part);
            return self.lower(Op::from_source(Opcode::Extract, op.ty, half, op.dst, v).with_imm(lane));
        }
        let old = [0, 1].map(|part| self.half_operand(op.args[0], part));
        let inserted = self.temp(half);
        self.lower(Op::binary(Opcode::Insert, half, inserted, old[part], op.args[1]).with_imm(lane));
        let mut new = old;
        new[part] = inserted;
        if let Some(halves) = self.halves_of(op.dst) {
            // Copies the unchanged half first: the operand may be the result.
            for at in [1 - part, part] {
                self.lower(super::copy(half, halves[at], new[at]));
            }
        }
    }
}
