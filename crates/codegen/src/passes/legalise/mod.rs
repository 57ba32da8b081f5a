//! Legalisation: rewrites every operation for which the target has no pattern into operations that it supports.
//!
//! In: normalised, simplified IR whose native vectors are resolved. Out: IR in which every operation is native to the target
//! (or one of the few that selection handles for all targets: constants, copies, control flow, calls, scalar comparisons).
//! Rules are tried from the cheapest: a direct rewrite, a wider type, two halves, lane by lane. The last one works for
//! everything, so an operation exists on all types or on none.
//! Conventions that later stages rely on:
//! * Scalars of 8 and 16 bits are held sign- or zero-extended in registers of 32 bits; arithmetic on them uses 32 bits, and a
//!   cast extends the result again. `bool` is 0 or 1 in such a register.
//! * The target decides the form of masks: vectors whose lanes are all ones or all zeros, or one bit per lane, where the bits
//!   above the lanes are undefined.
//!
//! Not here: anything about encodings or registers.

mod bit_counts;
mod bit_deposit;
mod compare;
mod convert;
mod divide;
mod float;
mod fma;
mod half;
mod integer;
mod mask_bits;
mod memory;
mod native;
mod prefix;
mod reciprocal;
mod scalar;
mod scalarise;
mod shifts;
mod shuffle;
mod slots;
mod split;
mod supported;
mod words;

use super::{Defs, PassCx};
use crate::error::{CompileError, Unsupported};
use crate::op_table::{Expansion, expansion_of};
use crate::ops::{copy, is_masked, unmasked_flags};
use crate::target::Target;
use kernelsmith_ir::{Cond, Elem, Function, LocId, MemInfo, Op, OpFlags, Opcode, Order, Pass, Type, VReg};
use kernelsmith_machine::MaskForm;

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) -> Result<(), CompileError> {
    let has_half = func.vregs.iter().any(|ty| ty.elem().is_half());
    cx.scratch.expanded = false;
    if !has_half && func.ops.iter().all(|op| cx.target.is_native(op)) {
        return Ok(());
    }
    let scratch = &mut *cx.scratch;
    scratch.count_defs(func);
    scratch.legal.reset(cx.target);
    let mut l = Legaliser {
        func,
        target: cx.target,
        columns: &mut scratch.legal,
        masked: VReg::NONE,
        has_half,
        depth: 0,
        error: None,
    };
    l.soften_types();
    let is_value = |v: VReg| scratch.n_defs[v.index()] == 1;
    l.note_constants(is_value);
    // The operations before the first illegal one stay as they are.
    let has_wide = l.func.vregs.iter().any(|ty| l.is_wide(*ty));
    let n_legal = match has_half {
        true => 0,
        false => l.func.ops.iter().position(|op| !l.is_legal(op, has_wide)).unwrap_or(l.func.ops.len()),
    };
    if n_legal == l.func.ops.len() && !has_half {
        return Ok(());
    }
    l.note_facts(is_value);
    scratch.defs = Defs::Unknown;
    let n_vregs = l.func.n_vregs();
    let old = core::mem::replace(&mut l.func.ops, core::mem::take(&mut scratch.ops));
    l.func.ops.clear();
    let old_locs = core::mem::replace(&mut l.func.locs, core::mem::take(&mut scratch.locs));
    l.func.locs.clear();
    let with_locs = old_locs.len() == old.len();
    l.func.ops.extend_from_slice(&old[..n_legal]);
    if with_locs {
        l.func.locs.extend_from_slice(&old_locs[..n_legal]);
    }
    let mut at = n_legal;
    while let Some(op) = old.get(at) {
        let n_together = l.n_tested_together(&old[at..]);
        match n_together {
            0 | 1 => l.lower(*op),
            n => l.store_nontemporal(&old[at..at + n]),
        }
        if let Some(error) = l.error.take() {
            return Err(error.at(at, &old, &old_locs, &l.func.locations));
        }
        if with_locs {
            let n = l.func.ops.len();
            l.func.locs.resize(n, old_locs[at]);
        }
        at += n_together.max(1);
    }
    scratch.expanded = l.func.n_vregs() != n_vregs || l.func.ops.len() != old.len();
    scratch.ops = old;
    scratch.locs = old_locs;
    Ok(())
}

/// Why operations on elements of 64 bits cannot be legalised for machines whose lanes have 32.
const NO_DOUBLE_WORDS: &str = "the machine has no numbers of 64 bits";

/// An operation that cannot be legalised, and why.
pub(crate) struct Failure(Op, &'static str);

impl Failure {
    fn at(self, at: usize, ops: &[Op], locs: &[LocId], table: &[kernelsmith_ir::Location]) -> CompileError {
        let loc = locs.get(at).and_then(|loc| table.get(loc.0 as usize)).cloned();
        let shown = ops.get(at).map_or(self.0.code, |op| op.code);
        // The words of bitmaps are processed in many operations, of which any may fail first.
        let has_bitmaps = || ops.iter().any(|op| matches!(op.code, Opcode::MaskBits | Opcode::MaskOfBits));
        let why = match self.1 {
            NO_DOUBLE_WORDS if has_bitmaps() => "the machine has no numbers of 64 bits, and so no bitmaps",
            why => why,
        };
        CompileError::unsupported(Unsupported { operation: shown, ty: self.0.ty, why, location: loc })
    }
}

/// A fact about the value of a register that rules use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Fact {
    /// Nothing is known.
    #[default]
    None,
    /// A mask whose active lanes are the first `n`, where this register holds `n`.
    Prefix(VReg),
    /// This scalar in every lane.
    Splat(VReg),
    /// Half floats that are a bitcast of this vector.
    Bits(VReg),
    /// Lanes of 64 bits whose values fit 32 bits, signed or unsigned.
    Word { signed: bool },
}

/// Maximum displacement of an access that may be split. The parts of a vector are up to one vector further on: at most 128
/// lanes of 8 bytes, or the 8192 bytes of RISC-V's longest register.
const MAX_SPLIT_DISP: u64 = i32::MAX as u64 - 8192;
/// Maximum nesting of rules; existing rules stay far below it.
const MAX_DEPTH: u32 = 64;

/// State of the pass about registers and the target, whose memory is reused.
#[derive(Debug, Default)]
pub struct Columns {
    consts: Vec<Option<u64>>,
    /// By register, what is known about it; nothing about registers beyond the end.
    facts: Vec<Fact>,
    /// By register wider than the machine's, its two halves.
    halves: Vec<Option<[VReg; 2]>>,
    supported: supported::Supported,
}

impl Columns {
    fn reset(&mut self, target: &Target) {
        let Columns { consts, facts, halves, supported } = self;
        consts.clear();
        facts.clear();
        halves.clear();
        supported.reset(target);
    }
}

pub(crate) struct Legaliser<'a> {
    func: &'a mut Function,
    target: &'a Target,
    columns: &'a mut Columns,
    /// The last shift amount that was reduced modulo the width.
    masked: VReg,
    /// Whether the function has floats of 16 bits.
    has_half: bool,
    depth: u32,
    error: Option<Failure>,
}

impl Legaliser<'_> {
    /// Records the constants, such as shift amounts and divisors.
    fn note_constants(&mut self, is_value: impl Fn(VReg) -> bool) {
        self.columns.consts.resize(self.func.n_vregs(), None);
        for op in self.func.ops.iter().filter(|op| op.code == Opcode::Const && is_value(op.dst)) {
            self.columns.consts[op.dst.index()] = Some(op.const_bits());
        }
    }

    /// Records the facts about tail masks, broadcasts, casts and bitcasts.
    fn note_facts(&mut self, is_value: impl Fn(VReg) -> bool) {
        for at in 0..self.func.ops.len() {
            let op = &self.func.ops[at];
            let has_fact = matches!(op.code, Opcode::First | Opcode::Splat | Opcode::Cast | Opcode::Bitcast);
            if has_fact && op.mask.is_none() && is_value(op.dst) && is_value(op.args[0]) {
                let (dst, fact) = (op.dst, self.fact_from(op));
                if fact != Fact::None {
                    self.set_fact(dst, fact);
                }
            }
        }
    }

    /// Whether [`Legaliser::lower`] certainly leaves this operation as it is, judged without facts about other values.
    /// `has_wide`: some register is wider than the machine's.
    fn is_legal(&self, op: &Op, has_wide: bool) -> bool {
        use Expansion as E;
        if self.target.is_native(op) {
            return true;
        }
        let has_rules = match expansion_of(op.code) {
            E::Memory | E::Indexed | E::Check | E::LaneCount | E::Shift | E::Gone => true,
            _ => is_masked(op) || self.has_slots(),
        };
        !(has_rules || has_wide && self.has_wide_operand(op)) && self.supports(op)
    }

    /// Appends `op` or its expansion.
    fn lower(&mut self, op: Op) {
        if self.error.is_some() {
            return;
        }
        if self.depth > MAX_DEPTH {
            return self.fail(op, "its expansion does not end");
        }
        if let Some(divisor) = self.reciprocal_of(&op) {
            return self.divide_by_constant(op, divisor);
        }
        let is_half = self.has_half && half::has_half_type(&op);
        if !is_half && self.target.is_native(&op) {
            return self.push(op);
        }
        self.depth += 1;
        if is_half {
            self.half_float(op);
        } else {
            self.dispatch(op);
        }
        self.depth -= 1;
    }

    /// Applies the rules of the operation's family, unless the machine has it.
    fn dispatch(&mut self, op: Op) {
        use Expansion as E;
        let expansion = expansion_of(op.code);
        if op.code.has_address() && op.imm.unsigned_abs() > MAX_SPLIT_DISP {
            return self.lower_far(op);
        }
        if self.has_slots() && self.has_double_words(&op) {
            return self.fail(op, NO_DOUBLE_WORDS);
        }
        if is_masked(&op) && !matches!(expansion, E::Memory | E::Indexed) {
            return self.masked(op);
        }
        if self.has_wide_operand(&op) {
            return self.split(op);
        }
        if self.has_slots() && self.in_slots(op) {
            return;
        }
        if self.target.is_scalable() && !self.supports(&op) && self.native(op) {
            return;
        }
        match expansion {
            E::Keep => self.push(op),
            E::LaneCount if self.target.is_scalable() => self.push(op),
            E::LaneCount | E::Gone => self.fail(op, "an earlier pass should have removed it"),
            E::Check => self.check(op),
            E::Memory => self.memory(op),
            E::Indexed => self.indexed(op),
            _ if self.supports(&op) => self.push(op),
            E::Atomic => self.atomic(op),
            E::Splat => self.splat(op),
            E::LaneAccess => self.lane_access(op),
            E::Reduce => self.reduce(op),
            E::Movement => self.movement(op),
            E::BitMove => self.move_bits(op),
            E::MaskTruth => self.truth_of_mask(op),
            E::TailMask => self.first(op),
            E::MaskNumber => self.mask_number(op),
            E::IeeeExtreme => self.ieee_extreme(op),
            E::Estimate => self.estimate(op),
            E::Cast => self.cast(op),
            E::CastSat => self.cast_sat(op),
            E::Dot => self.dot(op),
            E::Convert => self.convert(op),
            E::Bitcast => self.bitcast(op),
            E::Compare => self.compare(op),
            E::Select => self.select(op),
            E::Shift => self.shift(op),
            E::Simple => self.simple(op),
            E::Arithmetic => self.arithmetic(op),
            E::Integer => self.integer(op),
            E::Bits => self.bits_of(op),
            E::Fma => self.fused(op),
            E::Round => self.round(op),
            E::ByHalves => self.by_halves(op),
            E::ByLanes => self.by_lanes(op),
        }
    }

    /// Ordered loads and stores of machines where only fences order accesses.
    fn atomic(&mut self, op: Op) {
        let (is_load, order) = (op.code == Opcode::AtomicLoad, op.order());
        if !is_load && op.code != Opcode::AtomicStore || !self.supports(&Op::marker(Opcode::Fence)) {
            return self.fail(op, "the machine has no such atomic access");
        }
        if order == Order::SeqCst && is_load {
            self.push(Op::marker(Opcode::Fence));
        } else if order.releases() && !is_load {
            self.push(Op::marker(Opcode::FenceRelease));
        }
        let code = if is_load { Opcode::Load } else { Opcode::Store };
        let info = MemInfo { align_log2: op.ty.elem().bytes().ilog2() as u8, ..MemInfo::default() };
        let access = Op::memory(code, op.ty, op.dst, op.base(), VReg::NONE, op.args[1], 0, info);
        self.memory(access.with_flags(OpFlags::VOLATILE));
        if order == Order::SeqCst && !is_load {
            self.push(Op::marker(Opcode::Fence));
        } else if order.acquires() && is_load {
            self.push(Op::marker(Opcode::FenceAcquire));
        }
    }

    fn arithmetic(&mut self, op: Op) {
        if op.ty.is_scalar() {
            return self.scalar_arithmetic(op);
        }
        let bits = op.ty.elem().bits();
        match op.code {
            // Masks of every lane width have the same bits.
            Opcode::And | Opcode::Or | Opcode::Xor if op.ty.is_mask() => self.by_halves(op),
            Opcode::Mul if bits == 8 => self.widened(op),
            Opcode::Div | Opcode::Rem if bits <= 32 && !op.ty.is_float() => self.divide_lanes(op),
            Opcode::Mul if bits == 64 && !op.ty.is_float() => self.mul_64(op),
            _ => self.by_lanes(op),
        }
    }

    /// Does a lane-wise integer operation in twice the width, which is exact for the low bits.
    fn widened(&mut self, op: Op) {
        let elem = op.ty.elem();
        let wide = op.ty.with_elem(double(elem));
        if self.is_wide(wide) {
            return self.by_halves(op);
        }
        let args = [op.args[0], op.args[1]].map(|v| self.cast_to(wide, op.ty, v));
        let product = self.binary(op.code, wide, args[0], args[1]);
        self.lower(Op::from_source(Opcode::Cast, op.ty, wide, op.dst, product));
    }

    /// `op` under a mask: computed in all lanes, then selected by the mask. No operation traps, so the inactive lanes are
    /// harmless.
    fn masked(&mut self, op: Op) {
        let ty = self.func.vregs[op.dst.index()];
        let mut plain = op;
        plain.mask = VReg::NONE;
        plain.pass = VReg::NONE;
        plain.flags = unmasked_flags(op.flags);
        match op.pass() {
            None | Some(Pass::Undef) => self.lower(plain),
            Some(pass) => {
                plain.dst = self.func.new_vreg(ty);
                self.columns.consts.push(None);
                self.lower(plain);
                let other = match pass {
                    Pass::Reg(reg) => reg,
                    Pass::Zero | Pass::Undef => self.constant(ty, 0),
                };
                self.lower(Op::ternary(Opcode::Select, ty, op.dst, op.mask, plain.dst, other));
            }
        }
    }

    /// The fact about the result that follows from the operation.
    fn fact_from(&self, op: &Op) -> Fact {
        match (op.code, op.source_ty()) {
            (Opcode::First, _) => Fact::Prefix(op.args[0]),
            (Opcode::Splat, _) if !op.ty.is_mask() => Fact::Splat(op.args[0]),
            (Opcode::Bitcast, Some(from)) if op.ty.elem().is_half() && from.is_vector() => Fact::Bits(op.args[0]),
            (Opcode::Cast, _) if op.ty.is_mask() => match self.fact(op.args[0]) {
                Fact::Prefix(n) => Fact::Prefix(n),
                _ => Fact::None,
            },
            (Opcode::Cast, Some(from)) if op.ty.is_vector() && op.ty.is_int() && op.ty.elem().bits() == 64 => {
                match from.elem().bits() {
                    8..=32 if from.is_int() => Fact::Word { signed: from.is_signed() },
                    _ => Fact::None,
                }
            }
            _ => Fact::None,
        }
    }

    fn fact(&self, v: VReg) -> Fact {
        self.columns.facts.get(v.index()).copied().unwrap_or_default()
    }

    fn set_fact(&mut self, v: VReg, fact: Fact) {
        if self.columns.facts.len() <= v.index() {
            self.columns.facts.resize(self.func.n_vregs(), Fact::None);
        }
        self.columns.facts[v.index()] = fact;
    }

    /// Whether masks have one bit per lane.
    fn has_mask_bits(&self) -> bool {
        self.target.masks() != MaskForm::Lanes
    }

    /// Whether all vectors have the same number of lanes of 32 bits, which hold narrow elements extended.
    fn has_slots(&self) -> bool {
        self.target.masks() == MaskForm::Numbers
    }

    /// Whether the target supports the operation as it is.
    fn supports(&self, op: &Op) -> bool {
        let in_range = matches!(op.code, Opcode::Shl | Opcode::Shr) && self.amount_in_range(op);
        let (ty_of, const_of) = (|v: VReg| self.func.vregs[v.index()], |v| self.const_of(v));
        let ask = || self.target.supports_with(op, ty_of, const_of, in_range);
        match supported::Question::of(op, ty_of, const_of, in_range) {
            Some(question) => self.columns.supported.answer(question, ask),
            None => ask(),
        }
    }

    // Building blocks: each appends legal operations and returns the register with the result.

    fn push(&mut self, op: Op) {
        self.func.ops.push(op);
    }

    fn fail(&mut self, op: Op, why: &'static str) {
        self.error.get_or_insert(Failure(op, why));
    }

    fn temp(&mut self, ty: Type) -> VReg {
        let ty = if self.has_half { half::soft(ty) } else { ty };
        self.columns.consts.push(None);
        let v = self.func.new_vreg(ty);
        debug_assert_eq!(self.columns.consts.len(), self.func.n_vregs());
        v
    }

    fn constant(&mut self, ty: Type, bits: u64) -> VReg {
        let ty = if self.has_half { half::soft(ty) } else { ty };
        let v = self.temp(ty);
        let op = Op::constant(ty, v, bits);
        self.columns.consts[v.index()] = Some(op.const_bits());
        if self.is_wide(ty) {
            self.lower(op)
        } else {
            self.push(op)
        }
        v
    }

    fn const_of(&self, v: VReg) -> Option<u64> {
        self.columns.consts.get(v.index()).copied().flatten()
    }

    fn unary(&mut self, code: Opcode, ty: Type, a: VReg) -> VReg {
        let dst = self.temp(ty);
        self.lower(Op::unary(code, ty, dst, a));
        dst
    }

    fn binary(&mut self, code: Opcode, ty: Type, a: VReg, b: VReg) -> VReg {
        let dst = self.temp(ty);
        self.lower(Op::binary(code, ty, dst, a, b));
        dst
    }

    fn binary_const(&mut self, code: Opcode, ty: Type, a: VReg, bits: u64) -> VReg {
        let b = self.constant(ty, bits);
        self.binary(code, ty, a, b)
    }

    fn cmp(&mut self, cond: Cond, ty: Type, a: VReg, b: VReg) -> VReg {
        let dst = self.temp(ty.mask_type());
        self.lower(Op::compare(cond, ty, dst, a, b));
        dst
    }

    fn choose(&mut self, ty: Type, cond: VReg, a: VReg, b: VReg) -> VReg {
        let dst = self.temp(ty);
        self.lower(Op::ternary(Opcode::Select, ty, dst, cond, a, b));
        dst
    }

    fn cast_to(&mut self, to: Type, from: Type, v: VReg) -> VReg {
        if to == from {
            return v;
        }
        if let Some(bits) = self.const_of(v).filter(|_| to.is_int() && from.is_int()) {
            return self.constant(to, bits);
        }
        self.source(Opcode::Cast, to, from, v)
    }

    /// An operation that names a source type.
    fn source(&mut self, code: Opcode, to: Type, from: Type, v: VReg) -> VReg {
        let dst = self.temp(to);
        self.lower(Op::from_source(code, to, from, dst, v));
        dst
    }

    fn rename(&mut self, ty: Type, dst: VReg, src: VReg) {
        self.push(copy(ty, dst, src));
    }

    /// Opens `if cond`, appends what `then` does, closes it.
    fn when(&mut self, cond: VReg, flags: OpFlags, then: impl FnOnce(&mut Self)) {
        let mut test = Op::marker(Opcode::If).with_flags(flags);
        test.args[0] = cond;
        self.push(test);
        then(self);
        self.push(Op::marker(Opcode::EndIf));
    }

    /// `check`: writes the trap record and returns unless 0 <= index < length. One unsigned comparison tests both bounds.
    fn check(&mut self, op: Op) {
        let [index, len, _] = op.args;
        let signed = self.working_type(Type::INDEX);
        let word = signed.with_elem(signed.elem().to_int(false));
        let u = [index, len].map(|v| self.source(Opcode::Cast, word, Type::INDEX, v));
        let outside = self.cmp(Cond::Ge, word, u[0], u[1]);
        let trap = self.func.trap_param;
        let id = op.check_id();
        self.when(outside, OpFlags::UNLIKELY, |l| {
            if let Some(trap) = trap {
                let one = l.constant(Type::U32, u64::from(crate::TRAP_OUT_OF_BOUNDS));
                l.store(Type::U32, trap, 0, one);
                let id = l.constant(Type::U32, u64::from(id));
                l.store(Type::U32, trap, 4, id);
                let word = if l.target.pointer_bits() == 32 { Type::I32 } else { Type::INDEX };
                for (at, v) in [(8, index), (16, len)] {
                    let v = l.cast_to(word, Type::INDEX, v);
                    l.store(word, trap, at, v);
                }
            }
            let mut leave = Op::marker(Opcode::Return);
            leave.aux = l.func.lists.len() as u32;
            for at in 0..l.func.results.len() {
                let zero = l.constant(l.func.results[at], 0);
                l.func.lists.push(zero);
            }
            l.push(leave);
        });
    }

    fn store(&mut self, ty: Type, base: VReg, disp: i64, value: VReg) {
        self.lower(Op::memory(Opcode::Store, ty, VReg::NONE, base, VReg::NONE, value, disp, MemInfo::default()));
    }
}

/// The integer of twice the width.
pub(super) fn double(elem: Elem) -> Elem {
    match elem {
        Elem::I8 => Elem::I16,
        Elem::I16 => Elem::I32,
        Elem::U8 => Elem::U16,
        Elem::U16 => Elem::U32,
        Elem::I32 => Elem::I64,
        Elem::U32 => Elem::U64,
        other => other,
    }
}
