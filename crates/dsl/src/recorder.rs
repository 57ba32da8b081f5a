//! The recorder: the kernel recorded so far.
//!
//! In: operations, from the handles. Out: the columns of a [`Function`], one Rust line per operation, and the mistakes.
//! Invariants: a register belongs to the block that defines it, and a use after the end of that block is recorded as a
//! mistake; after a mistake, recording continues with registers of the right type; user input never causes a panic.
//! Not here: meaning of accesses (see `access`), loops over data (see `vector_loop`).

use crate::access::Accesses;
use crate::error::{BuildError, BuildErrorKind, Place};
use crate::ranges::{MAX_KEPT_TERMS, Poly, Ranges};
use crate::scopes::{Block, Scopes};
use crate::vector_loop::VectorFrame;
use core::cell::{Cell, RefCell, RefMut};
use core::panic::Location;
use kernelsmith_exec::SymbolTable;
use kernelsmith_ir::{Cond, Function, Lanes, Op, OpFlags, Opcode, Pass, Type, VReg, limits};

/// Size of the constant cache, a direct-mapped hash table.
const CONSTANT_SLOTS: usize = 64;
/// Initial capacity for operations and registers; many kernels need no more.
const FEW: usize = 256;
/// A thread frees buffers of more than this many operations or registers instead of reusing them for the next kernel.
const MANY: usize = 1 << 16;
/// Maximum number of errors to keep.
const MAX_ERRORS: usize = 100;
/// No fact is known about the register.
pub(crate) const UNKNOWN: u32 = u32::MAX;

/// What is known about a register in addition to its type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RegInfo {
    pub(crate) block: Block,
    /// An index into the table of facts, or [`UNKNOWN`].
    pub(crate) fact: u32,
    pub(crate) is_var: bool,
    /// Whether a truth value is likely true or likely false.
    pub(crate) hint: OpFlags,
}

/// The access behind a generated check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckSite {
    /// The source line of the access.
    pub place: Place,
    /// `load` or `store`.
    pub operation: &'static str,
    /// The index of the slice among the parameters.
    pub slice_param: usize,
}

/// The state of the recorder.
#[derive(Debug)]
pub struct State {
    pub(crate) func: Function,
    pub(crate) places: Vec<Place>,
    pub(crate) regs: Vec<RegInfo>,
    pub(crate) scopes: Scopes,
    pub(crate) facts: Vec<Poly>,
    /// Number of terms in the facts, at most [`MAX_KEPT_TERMS`].
    n_fact_terms: usize,
    pub(crate) ranges: Ranges,
    pub(crate) accesses: Accesses,
    pub(crate) checks: Vec<CheckSite>,
    pub(crate) symbols: SymbolTable,
    pub(crate) unsafe_reason: Option<String>,
    pub(crate) vector_loop: Option<VectorFrame>,
    pub(crate) base_bits: u32,
    /// Flags of subsequent float operations.
    pub(crate) float_flags: OpFlags,
    constants: [(Type, u64, VReg); CONSTANT_SLOTS],
    /// The most recent masks of a known number of first lanes.
    firsts: [(Type, i64, VReg); 2],
    pub(crate) errors: Vec<BuildError>,
}

/// A kernel under construction; handles hold a reference to it.
#[derive(Debug)]
pub(crate) struct Recorder {
    state: RefCell<State>,
}

/// Empty columns of an earlier kernel. Each thread keeps these buffers and reuses them for its next kernel.
#[derive(Default)]
struct Columns {
    ops: Vec<Op>,
    vregs: Vec<Type>,
    places: Vec<Place>,
    regs: Vec<RegInfo>,
    scopes: Scopes,
    facts: Vec<Poly>,
}

/// Maximum number of operations, registers or facts whose memory a thread keeps: some 10 MB.
const MAX_KEPT: usize = 1 << 16;

thread_local! {
    static COLUMNS: Cell<Columns> = Cell::default();
}

impl Columns {
    fn reserve(&mut self) {
        self.ops.reserve(FEW);
        self.vregs.reserve(FEW);
        self.places.reserve(FEW);
        self.regs.reserve(FEW);
    }

    fn clear(&mut self) {
        if self.ops.capacity().max(self.regs.capacity()).max(self.facts.capacity()) > MAX_KEPT {
            *self = Columns::default();
        }
        let Columns { ops, vregs, places, regs, scopes, facts } = self;
        ops.clear();
        vregs.clear();
        places.clear();
        regs.clear();
        scopes.clear();
        facts.clear();
    }
}

impl Recorder {
    pub(crate) fn new(name: &str, base_bits: u32) -> Recorder {
        let mut columns = COLUMNS.take();
        columns.reserve();
        let Columns { ops, vregs, places, regs, scopes, facts } = columns;
        let state = State {
            func: Function { name: name.to_owned(), ops, vregs, ..Function::default() },
            places,
            regs,
            scopes,
            facts,
            n_fact_terms: 0,
            ranges: Ranges::default(),
            accesses: Accesses::default(),
            checks: Vec::new(),
            symbols: SymbolTable::new(),
            unsafe_reason: None,
            vector_loop: None,
            base_bits,
            float_flags: OpFlags::NONE,
            constants: [(Type::BOOL, 0, VReg::NONE); CONSTANT_SLOTS],
            firsts: [(Type::BOOL, 0, VReg::NONE); 2],
            errors: Vec::new(),
        };
        Recorder { state: RefCell::new(state) }
    }

    #[inline]
    pub(crate) fn state(&self) -> RefMut<'_, State> {
        self.state.borrow_mut()
    }

    pub(crate) fn into_state(self) -> State {
        self.state.into_inner()
    }
}

impl State {
    /// Returns the function, copied to exact-size buffers; the next kernel reuses the recording buffers.
    pub(crate) fn take_function(&mut self) -> Function {
        let mut func = core::mem::take(&mut self.func);
        if func.ops.len().max(func.vregs.len()) <= MANY {
            let (ops, vregs) = (func.ops.clone(), func.vregs.clone());
            let mut columns = Columns {
                ops: core::mem::replace(&mut func.ops, ops),
                vregs: core::mem::replace(&mut func.vregs, vregs),
                places: core::mem::take(&mut self.places),
                regs: core::mem::take(&mut self.regs),
                scopes: core::mem::take(&mut self.scopes),
                facts: core::mem::take(&mut self.facts),
            };
            columns.clear();
            COLUMNS.set(columns);
        }
        func
    }

    // Mistakes.

    #[cold]
    #[track_caller]
    pub(crate) fn error(&mut self, operation: &'static str, kind: BuildErrorKind) {
        self.error_at(Location::caller(), operation, kind);
    }

    #[cold]
    pub(crate) fn error_at(&mut self, place: Place, operation: &'static str, kind: BuildErrorKind) {
        let error = BuildError { kind, operation, place };
        if self.errors.len() < MAX_ERRORS && !self.errors.contains(&error) {
            self.errors.push(error);
        }
    }

    // Scopes.

    /// Moves a register to the innermost scope: a loop counter is valid only in its loop.
    pub(crate) fn move_to_scope(&mut self, reg: VReg) {
        self.regs[reg.index()].block = self.scopes.innermost();
    }

    #[inline]
    pub(crate) fn is_open(&self, reg: VReg) -> bool {
        self.scopes.is_open(self.regs[reg.index()].block)
    }

    /// Records a mistake if the block of the value has ended.
    #[inline]
    #[track_caller]
    pub(crate) fn check_use(&mut self, operation: &'static str, reg: VReg) {
        if !self.is_open(reg) {
            let ty = self.ty(reg);
            self.error(operation, BuildErrorKind::OutOfScope { ty });
        }
    }

    // Registers and facts.

    #[inline]
    pub(crate) fn ty(&self, reg: VReg) -> Type {
        self.func.vregs[reg.index()]
    }

    #[inline]
    #[track_caller]
    pub(crate) fn new_reg(&mut self, ty: Type) -> VReg {
        if self.func.vregs.len() >= limits::MAX_VREGS {
            self.too_many("registers", limits::MAX_VREGS, Location::caller());
            return VReg(0);
        }
        self.regs.push(RegInfo { block: self.scopes.innermost(), fact: UNKNOWN, is_var: false, hint: OpFlags::NONE });
        self.func.new_vreg(ty)
    }

    pub(crate) fn new_var(&mut self, ty: Type) -> VReg {
        let reg = self.new_reg(ty);
        self.regs[reg.index()].is_var = true;
        reg
    }

    pub(crate) fn new_param(&mut self, ty: Type) -> VReg {
        let reg = self.new_reg(ty);
        self.func.params.push(reg);
        reg
    }

    pub(crate) fn is_var(&self, reg: VReg) -> bool {
        self.regs[reg.index()].is_var
    }

    pub(crate) fn add_fact(&mut self, fact: Poly) -> u32 {
        self.n_fact_terms += fact.n_terms();
        if self.n_fact_terms > MAX_KEPT_TERMS {
            return UNKNOWN;
        }
        self.facts.push(fact);
        self.facts.len() as u32 - 1
    }

    #[inline]
    pub(crate) fn set_fact(&mut self, reg: VReg, fact: Option<Poly>) {
        if let Some(fact) = fact {
            self.regs[reg.index()].fact = self.add_fact(fact);
        }
    }

    #[inline]
    pub(crate) fn fact(&self, reg: VReg) -> Option<&Poly> {
        self.facts.get(self.regs[reg.index()].fact as usize)
    }

    /// The value of a register that is known to be an integer constant.
    pub(crate) fn known_constant(&self, reg: VReg) -> Option<i64> {
        self.fact(reg).and_then(Poly::as_constant)
    }

    // Operations.

    #[inline]
    #[track_caller]
    pub(crate) fn emit(&mut self, op: Op) -> VReg {
        self.emit_at(op, Location::caller())
    }

    /// Records an operation; all others go through here. If the kernel is too long, it records an error instead.
    #[inline]
    pub(crate) fn emit_at(&mut self, op: Op, place: Place) -> VReg {
        if self.func.ops.len() < limits::MAX_OPS {
            self.func.ops.push(op);
            self.places.push(place);
        } else {
            self.too_many("operations", limits::MAX_OPS, place);
        }
        op.dst
    }

    #[cold]
    fn too_many(&mut self, what: &'static str, limit: usize, place: Place) {
        let limit = limit as u64;
        self.error_at(place, "record", BuildErrorKind::Limit { what, limit, given: limit + 1 });
    }

    /// A constant, in every lane. Reuses an equal constant that is in scope.
    #[track_caller]
    pub(crate) fn constant(&mut self, ty: Type, bits: u64) -> VReg {
        let bits = ty.elem().canonical(bits);
        let hash = (bits ^ u64::from(ty.code()) << 40).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let slot = (hash >> 58) as usize % CONSTANT_SLOTS;
        let (old_ty, old_bits, old_reg) = self.constants[slot];
        if old_reg.is_some() && old_ty == ty && old_bits == bits && self.is_open(old_reg) {
            return old_reg;
        }
        let dst = self.new_reg(ty);
        self.emit(Op::constant(ty, dst, bits));
        if ty.is_int() {
            let value = if ty.is_signed() { Some(bits as i64) } else { i64::try_from(bits).ok() };
            self.set_fact(dst, value.map(Poly::constant));
        }
        self.constants[slot] = (ty, bits, dst);
        dst
    }

    #[track_caller]
    pub(crate) fn index_constant(&mut self, value: i64) -> VReg {
        self.constant(Type::INDEX, value as u64)
    }

    #[track_caller]
    pub(crate) fn unary(&mut self, code: Opcode, ty: Type, a: VReg) -> VReg {
        self.check_use(code.keyword(), a);
        let dst = self.new_reg(ty);
        self.emit(Op::unary(code, ty, dst, a))
    }

    #[track_caller]
    pub(crate) fn binary(&mut self, code: Opcode, ty: Type, a: VReg, b: VReg) -> VReg {
        self.check_use(code.keyword(), a);
        self.check_use(code.keyword(), b);
        let dst = self.new_reg(ty);
        self.emit(Op::binary(code, ty, dst, a, b))
    }

    #[track_caller]
    pub(crate) fn ternary(&mut self, code: Opcode, ty: Type, a: VReg, b: VReg, c: VReg) -> VReg {
        self.check_use(code.keyword(), a);
        self.check_use(code.keyword(), b);
        self.check_use(code.keyword(), c);
        let dst = self.new_reg(ty);
        self.emit(Op::ternary(code, ty, dst, a, b, c))
    }

    #[track_caller]
    pub(crate) fn compare(&mut self, cond: Cond, ty: Type, a: VReg, b: VReg) -> VReg {
        self.check_use("cmp", a);
        self.check_use("cmp", b);
        let dst = self.new_reg(ty.mask_type());
        self.emit(Op::compare(cond, ty, dst, a, b))
    }

    #[track_caller]
    pub(crate) fn with_source(&mut self, code: Opcode, ty: Type, a: VReg) -> VReg {
        self.check_use(code.keyword(), a);
        let (source, dst) = (self.ty(a), self.new_reg(ty));
        self.emit(Op::from_source(code, ty, source, dst, a))
    }

    /// The number of lanes of a vector type.
    #[track_caller]
    pub(crate) fn lane_count(&mut self, ty: Type) -> VReg {
        let mut op = Op::new(Opcode::Lanes, Type::INDEX);
        op.aux = u32::from(ty.code());
        op.dst = self.new_reg(Type::INDEX);
        self.emit(op)
    }

    /// A vector with the index of each lane.
    #[track_caller]
    pub(crate) fn iota(&mut self, ty: Type) -> VReg {
        let mut op = Op::new(Opcode::Iota, ty);
        op.dst = self.new_reg(ty);
        self.emit(op)
    }

    /// The mask of the first `count` lanes. Cached, because partial accesses of the same shape usually follow each
    /// other.
    #[track_caller]
    pub(crate) fn first(&mut self, ty: Type, count: VReg) -> VReg {
        let Some(known) = self.known_constant(count) else { return self.unary(Opcode::First, ty, count) };
        let same = |&&(of, n, reg): &&(Type, i64, VReg)| reg.is_some() && (of, n) == (ty, known);
        if let Some(&(_, _, reg)) = self.firsts.iter().find(same)
            && self.is_open(reg)
        {
            return reg;
        }
        let reg = self.unary(Opcode::First, ty, count);
        self.firsts = [(ty, known, reg), self.firsts[0]];
        reg
    }

    #[track_caller]
    pub(crate) fn splat(&mut self, ty: Type, scalar: VReg) -> VReg {
        match self.known_constant(scalar) {
            Some(value) => self.constant(ty, value as u64),
            None => self.unary(Opcode::Splat, ty, scalar),
        }
    }

    /// Freezes a variable: it cannot be set any more.
    #[track_caller]
    pub(crate) fn freeze(&mut self, var: VReg) {
        self.check_use("into_value", var);
        self.regs[var.index()].is_var = false;
    }

    /// Records a mistake if the variable cannot be set here.
    #[track_caller]
    fn check_set(&mut self, operation: &'static str, var: VReg) {
        self.check_use(operation, var);
        if !self.is_var(var) {
            self.error(operation, BuildErrorKind::Frozen { ty: self.ty(var) });
        }
    }

    /// Records `var = value` in the active lanes.
    #[track_caller]
    pub(crate) fn assign(&mut self, var: VReg, value: VReg) {
        let ty = self.ty(var);
        self.check_set("set", var);
        self.check_use("set", value);
        if self.same_lanes("set", var, value) {
            let op = self.masked_for_var(Op::unary(Opcode::Copy, ty, var, value));
            self.emit(op);
        }
    }

    /// Copies a variable, so that later assignments do not change the value.
    #[track_caller]
    pub(crate) fn snapshot(&mut self, reg: VReg) -> VReg {
        if self.is_var(reg) { self.unary(Opcode::Copy, self.ty(reg), reg) } else { reg }
    }

    /// Whether two vectors have the same number of lanes; records a mistake if not.
    #[inline]
    #[track_caller]
    pub(crate) fn same_lanes(&mut self, operation: &'static str, a: VReg, b: VReg) -> bool {
        let (left, right) = (self.ty(a), self.ty(b));
        let same = left.lanes() == right.lanes();
        if !same {
            self.error(operation, BuildErrorKind::MixedLanes { left, right });
        }
        same
    }

    /// Records an operation on two scalars or two vectors, and the known range of its result.
    #[track_caller]
    pub(crate) fn arithmetic(&mut self, code: Opcode, a: VReg, b: VReg) -> VReg {
        let ty = self.ty(a);
        if ty.is_vector() && !self.same_lanes(code.keyword(), a, b) {
            return self.new_reg(ty);
        }
        self.check_shift(code, ty, b);
        let neutral = match code {
            Opcode::Add | Opcode::Sub => Some(0),
            Opcode::Mul => Some(1),
            _ => None,
        };
        // Generators often compute positions from loop counters, so adding zero or multiplying by one is frequent.
        if ty == Type::INDEX && neutral.is_some() && self.known_constant(b) == neutral {
            self.check_use(code.keyword(), a);
            return self.snapshot(a);
        }
        let dst = self.binary(code, ty, a, b);
        self.flag_last(code);
        if ty.is_int() && ty.is_scalar() {
            self.note_arithmetic(code, ty, dst, a, b);
        }
        dst
    }

    /// Records `var = var op value` in the active lanes.
    #[track_caller]
    pub(crate) fn arithmetic_assign(&mut self, code: Opcode, var: VReg, value: VReg) {
        let ty = self.ty(var);
        self.check_set(code.keyword(), var);
        self.check_use(code.keyword(), value);
        self.check_shift(code, ty, value);
        if !ty.is_vector() || self.same_lanes(code.keyword(), var, value) {
            let op = self.masked_for_var(Op::binary(code, ty, var, var, value));
            self.emit(op);
            self.flag_last(code);
        }
    }

    /// Records `var = a * b + var` in the active lanes, with a single rounding.
    #[track_caller]
    pub(crate) fn product_assign(&mut self, var: VReg, a: VReg, b: VReg) {
        self.check_set("fma", var);
        self.check_use("fma", a);
        self.check_use("fma", b);
        if self.same_lanes("fma", var, a) && self.same_lanes("fma", var, b) {
            let op = self.masked_for_var(Op::ternary(Opcode::Fma, self.ty(var), var, a, b, var));
            self.emit(op);
        }
    }

    /// Sets the flags of float arithmetic on the last operation, as far as it permits them.
    pub(crate) fn flag_last(&mut self, code: Opcode) {
        if let (false, Some(op)) = (self.float_flags.is_empty(), self.func.ops.last_mut()) {
            let allowed = code.info().flags;
            let each = [OpFlags::CONTRACT, OpFlags::REASSOCIATE];
            let flags =
                each.into_iter().filter(|&flag| op.ty.is_float() && self.float_flags.has(flag) && allowed.has(flag));
            op.flags = flags.fold(op.flags, OpFlags::or);
        }
    }

    #[track_caller]
    fn check_shift(&mut self, code: Opcode, ty: Type, amount: VReg) {
        if !matches!(code, Opcode::Shl | Opcode::Shr) {
            return;
        }
        if let Some(amount) = self.known_constant(amount) {
            let bits = ty.elem().bits();
            if amount < 0 || amount >= i64::from(bits) {
                self.error(code.keyword(), BuildErrorKind::ShiftAmount { amount, bits });
            }
        }
    }

    fn note_arithmetic(&mut self, code: Opcode, ty: Type, dst: VReg, a: VReg, b: VReg) {
        let (x, y) = match (self.fact(a), self.fact(b)) {
            (Some(x), Some(y)) => (x, y),
            // The minimum of unsigned numbers lies between 0 and the known operand.
            (Some(known), None) | (None, Some(known)) if code == Opcode::Min && ty.is_unsigned() => {
                let fact = self.ranges.between(&Poly::constant(0), &known.clone());
                return self.set_fact(dst, Some(fact));
            }
            _ => return,
        };
        let fact = match code {
            Opcode::Add => x.add(y),
            Opcode::Sub => x.sub(y),
            Opcode::Mul => x.mul(y),
            Opcode::Shl => match y.as_constant() {
                Some(amount @ 0..=62) => x.mul(&Poly::constant(1 << amount)),
                _ => None,
            },
            // The remainder of a wrapped value may be negative.
            Opcode::Rem => match (y.as_constant(), self.ranges.is_at_least(x, 0) && self.ranges.fits(x, ty.elem())) {
                (Some(modulus @ 1..), true) => {
                    Some(self.ranges.between(&Poly::constant(0), &Poly::constant(modulus - 1)))
                }
                _ => None,
            },
            // Rounds down to a multiple of a power of two.
            Opcode::And => match (y.as_constant(), x.clone()) {
                (Some(mask), value) if mask < 0 && mask.unsigned_abs().is_power_of_two() => {
                    let is_exact = self.ranges.fits(&value, ty.elem());
                    let low = value.plus(mask).and_then(|low| low.plus(1)).filter(|_| is_exact);
                    low.map(|low| self.ranges.between(&low, &value))
                }
                _ => None,
            },
            Opcode::Min | Opcode::Max => return self.note_extremum(code, ty, dst, a, b),
            _ => None,
        };
        self.set_fact_if_exact(ty, dst, fact);
    }

    /// Keeps a fact about a sum or product. For indices this is always valid, because address arithmetic wraps the same
    /// way; for other types only if the result cannot wrap.
    pub(crate) fn set_fact_if_exact(&mut self, ty: Type, dst: VReg, fact: Option<Poly>) {
        let keep = |fact: &Poly| ty == Type::INDEX || self.ranges.fits(fact, ty.elem());
        let fact = fact.filter(keep);
        self.set_fact(dst, fact);
    }

    fn note_extremum(&mut self, code: Opcode, ty: Type, dst: VReg, a: VReg, b: VReg) {
        let (Some(x), Some(y)) = (self.fact(a).cloned(), self.fact(b).cloned()) else { return };
        // The operands are compared, so they must equal their mathematical values; facts about other types guarantee
        // that.
        if ty != Type::INDEX || (self.require_exact(&x) && self.require_exact(&y)) {
            let end = if code == Opcode::Min { crate::ranges::End::Low } else { crate::ranges::End::High };
            let fact = self.ranges.extremum(end, &x, &y);
            self.set_fact(dst, Some(fact));
        }
    }

    /// In the remainder, masks an assignment to a vector variable that was created before the body, so that inactive
    /// lanes keep their values.
    #[track_caller]
    fn masked_for_var(&mut self, op: Op) -> Op {
        let block = self.regs[op.dst.index()].block;
        match self.vector_loop {
            Some(frame) if op.ty.is_vector() && block < frame.block && op.ty.lanes() == frame.lanes => {
                match self.active_mask(op.ty) {
                    Some(mask) => op.with_mask(mask, Pass::Reg(op.dst)),
                    None => op,
                }
            }
            _ => op,
        }
    }

    /// The lanes of new vectors: those of the enclosing vector loop, otherwise those of the kernel's lane base.
    pub(crate) fn lanes(&self) -> Lanes {
        match &self.vector_loop {
            Some(frame) => frame.lanes,
            None => native(self.base_bits),
        }
    }
}

/// The lanes of a valid lane base.
pub(crate) fn native(base_bits: u32) -> Lanes {
    Lanes::native(base_bits).unwrap_or(Lanes::SCALAR)
}
