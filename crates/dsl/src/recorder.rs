//! The recorder: the kernel recorded so far, composed of operations, scopes, facts and accesses.
//!
//! In: operations, from the handles. Out: the parts of the kernel, and the mistakes.
//! Invariants: a register belongs to the block that defines it, and a use after the end of that block is recorded as a
//! mistake; after a mistake, recording continues with registers of the right type; user input never causes a panic.
//! Not here: the parts themselves (see `operations`, `scopes`, `facts`, `contract`), which know nothing of each other
//! except that accesses and operations refer to facts. This file and the `impl State` of others combine them.

use crate::conditions::Conditions;
use crate::contract::{Accesses, Exactness, GuardId};
use crate::error::{BuildError, BuildErrorKind, Place};
use crate::facts::{FactId, Facts};
use crate::frame::VectorFrame;
use crate::narrow::WideReason;
use crate::operations::Operations;
use crate::position::{LocalArray, Region};
use crate::ranges::Poly;
use crate::recent_checks::RecentChecks;
use crate::recorded::{Called, Inlined};
use crate::scopes::{LoopKind, Marker, Scope, ScopeToken, Scopes};
use crate::work::WorkLog;
use core::cell::{Cell, RefCell, RefMut};
use core::panic::Location;
use kernelsmith_exec::SymbolTable;
use kernelsmith_ir::{Builder, Cond, Lanes, OpFlags, Opcode, Type, VReg};

/// Size of the constant cache, a direct-mapped hash table.
const CONSTANT_SLOTS: usize = 64;
const NO_CONSTANTS: [(Type, u64, VReg); CONSTANT_SLOTS] = [(Type::BOOL, 0, VReg::NONE); CONSTANT_SLOTS];
const NO_FIRSTS: [(Type, i64, VReg); 2] = [(Type::BOOL, 0, VReg::NONE); 2];
/// Maximum number of errors to keep.
const MAX_ERRORS: usize = 100;

/// The state of the recorder.
#[derive(Debug)]
pub struct State {
    pub(crate) ops: Operations,
    pub(crate) scopes: Scopes,
    pub(crate) facts: Facts,
    pub(crate) accesses: Accesses,
    pub(crate) work: WorkLog,
    pub(crate) symbols: SymbolTable,
    pub(crate) vector_loop: Option<VectorFrame>,
    pub(crate) base_bits: u32,
    /// Flags of subsequent float operations.
    pub(crate) float_flags: OpFlags,
    constants: [(Type, u64, VReg); CONSTANT_SLOTS],
    /// The most recent masks of a known number of first lanes.
    firsts: [(Type, i64, VReg); 2],
    /// The hidden slice for several results, and their types.
    pub(crate) record: Option<Region>,
    pub(crate) results: Vec<Type>,
    /// By parameter, the number of elements that every call must have; none beyond the end.
    pub(crate) required: Vec<i64>,
    /// The local arrays.
    pub(crate) arrays: Vec<LocalArray>,
    /// The functions that the kernel calls.
    pub(crate) inlined: Vec<Inlined>,
    /// Those that are called in the code, and the number of their operations in all calls.
    pub(crate) called: Vec<Called>,
    pub(crate) n_called_ops: usize,
    /// The architecture that precompiled functions in it are for.
    pub(crate) arch: Option<Box<str>>,
    /// The most recent checks of one index: the index, its displacement, the length, and the block of the check.
    pub(crate) checked: RecentChecks,
    /// What the comparisons around the current place say.
    pub(crate) conditions: Conditions,
    pub(crate) errors: Vec<BuildError>,
    /// The Rust line of the method of a handle that is recording.
    pub(crate) place: Place,
}

/// A kernel under construction; handles hold a reference to it.
#[derive(Debug, Default)]
pub(crate) struct Recorder {
    state: RefCell<State>,
}

thread_local! {
    /// The recorder of an earlier kernel of this thread, for its memory.
    static KEPT: Cell<Option<Box<Recorder>>> = const { Cell::new(None) };
}

impl Recorder {
    /// Starts recording a kernel, in the memory of an earlier one.
    pub(crate) fn start(name: &str, base_bits: u32, place: Place) -> Box<Recorder> {
        let mut recorder = KEPT.take().unwrap_or_default();
        recorder.state.get_mut().reset(name, base_bits, place);
        recorder
    }

    /// Keeps the memory for this thread's next kernel.
    pub(crate) fn keep(self: Box<Recorder>) {
        let state = self.state();
        if !state.ops.is_large() && !state.facts.is_large() {
            drop(state);
            KEPT.set(Some(self));
        }
    }

    #[inline]
    pub(crate) fn state(&self) -> RefMut<'_, State> {
        self.state.borrow_mut()
    }
}

impl Default for State {
    fn default() -> State {
        State {
            ops: Operations::default(),
            scopes: Scopes::default(),
            facts: Facts::default(),
            accesses: Accesses::default(),
            work: WorkLog::default(),
            symbols: SymbolTable::new(),
            vector_loop: None,
            base_bits: 0,
            float_flags: OpFlags::NONE,
            constants: NO_CONSTANTS,
            firsts: NO_FIRSTS,
            record: None,
            results: Vec::new(),
            required: Vec::new(),
            arrays: Vec::new(),
            inlined: Vec::new(),
            called: Vec::new(),
            n_called_ops: 0,
            arch: None,
            checked: RecentChecks::default(),
            conditions: Conditions::default(),
            errors: Vec::new(),
            place: Location::caller(),
        }
    }
}

impl State {
    fn reset(&mut self, name: &str, base: u32, caller: Place) {
        // Names every field, so that the compiler reports a new one that is missing here.
        let State {
            ops,
            scopes,
            facts,
            accesses,
            work,
            symbols,
            vector_loop,
            base_bits,
            float_flags,
            constants,
            firsts,
            record,
            results,
            required,
            arrays,
            inlined,
            called,
            n_called_ops,
            arch,
            checked,
            conditions,
            errors,
            place,
        } = self;
        ops.reset(name);
        scopes.clear();
        facts.clear();
        accesses.clear();
        work.restart(false);
        *symbols = SymbolTable::new();
        *vector_loop = None;
        *base_bits = base;
        *float_flags = OpFlags::NONE;
        *constants = NO_CONSTANTS;
        *firsts = NO_FIRSTS;
        *record = None;
        results.clear();
        required.clear();
        arrays.clear();
        inlined.clear();
        called.clear();
        *n_called_ops = 0;
        *arch = None;
        *checked = RecentChecks::default();
        conditions.clear();
        errors.clear();
        *place = caller;
    }

    // Mistakes.

    #[cold]
    pub(crate) fn error(&mut self, operation: &'static str, kind: BuildErrorKind) {
        self.error_at(self.place, operation, kind);
    }

    #[cold]
    pub(crate) fn error_at(&mut self, place: Place, operation: &'static str, kind: BuildErrorKind) {
        let error = BuildError { kind, operation, place };
        if self.errors.len() < MAX_ERRORS && !self.errors.contains(&error) {
            self.errors.push(error);
        }
    }

    // Scopes. Only these functions record markers that open or close a region, so the stack and the function agree.

    /// Opens a branch that runs if the condition holds: an `if`, or a part of a loop of the language.
    pub(crate) fn open_if(&mut self, operation: &'static str, condition: VReg, kind: Option<LoopKind>) -> ScopeToken {
        let hint = self.hint_of(operation, condition);
        self.append(|builder| {
            builder.if_(condition);
            builder.flag_last(hint);
        });
        self.scopes.push(kind, Marker::If)
    }

    pub(crate) fn open_loop(&mut self, kind: LoopKind) -> ScopeToken {
        self.append(Builder::loop_);
        self.scopes.push(Some(kind), Marker::Loop)
    }

    /// Opens a loop; its condition follows, then [`State::condition`].
    pub(crate) fn open_while(&mut self, kind: LoopKind) -> ScopeToken {
        self.append(Builder::while_);
        self.scopes.push(Some(kind), Marker::Loop)
    }

    /// Records the end of a condition: `do` of a loop, or `then` of a branch.
    pub(crate) fn condition(&mut self, operation: &'static str, end: fn(&mut Builder, VReg), condition: VReg) {
        let hint = self.hint_of(operation, condition);
        self.append(|builder| {
            end(builder, condition);
            builder.flag_last(hint);
        });
    }

    /// Whether the condition is likely; records a mistake if it is out of scope.
    pub(crate) fn hint_of(&mut self, operation: &'static str, condition: VReg) -> OpFlags {
        self.check_use(operation, condition);
        self.ops.reg(condition).hint
    }

    /// Records the marker that closes the token's region, which should be the innermost one. If it is not, a closure
    /// panicked and the generator caught the panic: records a mistake and closes the regions in between.
    pub(crate) fn close_scope(&mut self, token: ScopeToken) -> Option<Scope> {
        while self.scopes.innermost() > token.block() {
            self.error("close", BuildErrorKind::Unwound);
            self.scopes.pop();
        }
        let scope = self.scopes.last().filter(|scope| scope.block == token.block())?;
        self.conditions.close(scope.block);
        self.append(match scope.marker {
            Marker::Loop => Builder::end_loop,
            Marker::If => Builder::end_if,
            Marker::Switch => Builder::end_switch,
        });
        self.scopes.pop()
    }

    /// Removes the end marker of the preceding branch, if it is the last of `end` operations, and opens the next branch
    /// with another marker.
    pub(crate) fn reopen_branch(&mut self, end: usize, marker: fn(&mut Builder)) -> Option<ScopeToken> {
        if !self.ops.remove_last(end, Opcode::EndIf) {
            return None;
        }
        self.append(marker);
        Some(self.scopes.push(None, Marker::If))
    }

    /// Records a `switch` without parts.
    pub(crate) fn open_switch(&mut self, value: VReg) {
        let ty = self.ty(value);
        self.append(|builder| builder.switch(ty, value));
        self.append(Builder::end_switch);
    }

    /// Removes the end marker of the switch, if it is the last of `end` operations, and opens the next part: the values of
    /// a case, or the default.
    pub(crate) fn reopen_switch(&mut self, end: usize, ty: Type, case: Option<&[u64]>) -> Option<ScopeToken> {
        if !self.ops.remove_last(end, Opcode::EndSwitch) {
            return None;
        }
        self.append(|builder| match case {
            Some(values) => builder.case(ty, values),
            None => builder.default_(),
        });
        Some(self.scopes.push(None, Marker::Switch))
    }

    /// Moves a register to the innermost scope: a loop counter is valid only in its loop.
    pub(crate) fn move_to_scope(&mut self, reg: VReg) {
        self.ops.reg_mut(reg).block = self.scopes.innermost();
    }

    #[inline]
    fn is_open(&self, reg: VReg) -> bool {
        self.scopes.is_open(self.ops.reg(reg).block)
    }

    /// Records a mistake if the block of the value has ended.
    #[inline]
    pub(crate) fn check_use(&mut self, operation: &'static str, reg: VReg) {
        if !self.is_open(reg) {
            let ty = self.ty(reg);
            self.error(operation, BuildErrorKind::OutOfScope { ty });
        }
    }

    // Facts.

    #[inline]
    pub(crate) fn set_fact(&mut self, reg: VReg, fact: Option<Poly>) {
        if let Some(fact) = fact {
            self.ops.reg_mut(reg).fact = self.facts.add(fact);
        }
    }

    #[inline]
    pub(crate) fn fact_id(&self, reg: VReg) -> FactId {
        self.ops.reg(reg).fact
    }

    #[inline]
    pub(crate) fn fact(&self, reg: VReg) -> Option<&Poly> {
        self.facts.get(self.fact_id(reg))
    }

    /// The value of a register that is known to be an integer constant.
    pub(crate) fn known_constant(&self, reg: VReg) -> Option<i64> {
        self.facts.constant(self.fact_id(reg))
    }

    /// Makes the contract reject arguments for which this value would wrap.
    pub(crate) fn require_exact(&mut self, poly: &Poly) -> Exactness {
        self.accesses.require_exact(&self.facts, poly, false)
    }

    /// Like `require_exact`, for two values.
    pub(crate) fn require_both(&mut self, a: &Poly, b: &Poly) -> Exactness {
        let a = self.require_exact(a);
        if a.is_exact() { a.min(self.require_exact(b)) } else { a }
    }

    /// Like `require_exact`, for a value that ends a loop.
    pub(crate) fn require_end(&mut self, poly: &Poly) -> Exactness {
        self.accesses.require_exact(&self.facts, poly, true)
    }

    /// This place is only proved for indices of 64 bits.
    pub(crate) fn note_wide(&mut self, reason: WideReason) {
        self.accesses.note_wide(self.place, reason);
    }

    /// Adds the elements from `fact + low` to `fact + high`, both inclusive, to the contract. The fact has ends.
    pub(crate) fn note(&mut self, slice: u32, write: bool, fact: FactId, range: (i128, i128)) {
        if self.facts.get(fact).is_some_and(Poly::is_wide) || self.accesses.is_in_wide_guard() {
            self.note_wide(WideReason::Index);
        }
        self.accesses.note(slice, write, fact, range);
    }

    /// Until [`State::leave_guard`], code runs only if `n_iterations` is above zero.
    pub(crate) fn enter_guard(&mut self, n_iterations: Option<&Poly>) -> GuardId {
        self.accesses.enter_guard(&self.facts, n_iterations)
    }

    pub(crate) fn leave_guard(&mut self, outer: GuardId) {
        self.accesses.leave_guard(outer);
    }

    /// A loop over so many indices begins here, of which an iteration takes `step`.
    pub(crate) fn enter_counted(&mut self, n_indices: Option<&Poly>, step: u64) {
        let facts = &self.facts;
        self.work.enter(self.ops.len() + self.n_called_ops, || n_indices.and_then(|n| facts.ranges.high(n)), step);
    }

    /// The innermost loop of [`State::enter_counted`] ends here.
    pub(crate) fn leave_counted(&mut self) {
        self.work.leave(self.ops.len() + self.n_called_ops);
    }

    // Operations.

    #[inline]
    pub(crate) fn ty(&self, reg: VReg) -> Type {
        self.ops.ty(reg)
    }

    #[inline]
    pub(crate) fn new_reg(&mut self, ty: Type) -> VReg {
        self.ops.new_reg(ty, self.scopes.innermost(), self.place)
    }

    pub(crate) fn new_var(&mut self, ty: Type) -> VReg {
        let reg = self.new_reg(ty);
        let info = self.ops.reg_mut(reg);
        (info.is_var, info.was_var) = (true, true);
        reg
    }

    pub(crate) fn is_var(&self, reg: VReg) -> bool {
        self.ops.reg(reg).is_var
    }

    /// Records one operation without a result.
    #[inline]
    pub(crate) fn append(&mut self, append: impl FnOnce(&mut Builder)) {
        self.ops.append(self.place, append);
    }

    /// Records one operation and returns its result.
    #[inline]
    pub(crate) fn append_value(&mut self, append: impl FnOnce(&mut Builder) -> VReg) -> VReg {
        self.ops.append_value(self.place, self.scopes.innermost(), append)
    }

    /// A constant, in every lane. Reuses an equal constant that is in scope.
    pub(crate) fn constant(&mut self, ty: Type, bits: u64) -> VReg {
        let bits = ty.elem().canonical(bits);
        let hash = (bits ^ u64::from(ty.code()) << 40).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let slot = (hash >> 58) as usize % CONSTANT_SLOTS;
        let (old_ty, old_bits, old_reg) = self.constants[slot];
        if old_reg.is_some() && old_ty == ty && old_bits == bits && self.is_open(old_reg) {
            return old_reg;
        }
        let dst = self.append_value(|builder| builder.constant(ty, bits));
        if ty.is_int() {
            let value = if ty.is_signed() { Some(bits as i64) } else { i64::try_from(bits).ok() };
            self.set_fact(dst, value.map(Poly::constant));
        }
        self.constants[slot] = (ty, bits, dst);
        dst
    }

    pub(crate) fn index_constant(&mut self, value: i64) -> VReg {
        self.constant(Type::INDEX, value as u64)
    }

    pub(crate) fn unary(&mut self, code: Opcode, ty: Type, a: VReg) -> VReg {
        self.check_use(code.keyword(), a);
        self.append_value(|builder| builder.unary(code, ty, a))
    }

    pub(crate) fn binary(&mut self, code: Opcode, ty: Type, a: VReg, b: VReg) -> VReg {
        self.check_use(code.keyword(), a);
        self.check_use(code.keyword(), b);
        self.append_value(|builder| builder.binary(code, ty, a, b))
    }

    pub(crate) fn ternary(&mut self, code: Opcode, ty: Type, a: VReg, b: VReg, c: VReg) -> VReg {
        self.check_use(code.keyword(), a);
        self.check_use(code.keyword(), b);
        self.check_use(code.keyword(), c);
        self.append_value(|builder| builder.ternary(code, ty, a, b, c))
    }

    pub(crate) fn compare(&mut self, cond: Cond, ty: Type, a: VReg, b: VReg) -> VReg {
        self.check_use("cmp", a);
        self.check_use("cmp", b);
        self.append_value(|builder| builder.cmp(cond, ty, a, b))
    }

    pub(crate) fn with_source(&mut self, code: Opcode, ty: Type, a: VReg) -> VReg {
        self.check_use(code.keyword(), a);
        let source = self.ty(a);
        self.append_value(|builder| builder.with_source(code, ty, source, a))
    }

    /// The number of lanes of a vector type.
    pub(crate) fn lane_count(&mut self, ty: Type) -> VReg {
        self.append_value(|builder| builder.lanes(ty))
    }

    /// A vector with the index of each lane.
    pub(crate) fn iota(&mut self, ty: Type) -> VReg {
        self.append_value(|builder| builder.iota(ty))
    }

    /// The mask of the first `count` lanes. Cached, because partial accesses of the same shape usually follow each
    /// other.
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

    pub(crate) fn splat(&mut self, ty: Type, scalar: VReg) -> VReg {
        match self.known_constant(scalar) {
            Some(value) => self.constant(ty, value as u64),
            None => self.unary(Opcode::Splat, ty, scalar),
        }
    }

    /// Copies a variable, so that later assignments do not change the value.
    pub(crate) fn snapshot(&mut self, reg: VReg) -> VReg {
        if self.is_var(reg) { self.unary(Opcode::Copy, self.ty(reg), reg) } else { reg }
    }

    /// Whether two vectors have the same number of lanes; records a mistake if not.
    #[inline]
    pub(crate) fn same_lanes(&mut self, operation: &'static str, a: VReg, b: VReg) -> bool {
        let (left, right) = (self.ty(a), self.ty(b));
        let same = left.lanes() == right.lanes();
        if !same {
            self.error(operation, BuildErrorKind::MixedLanes { left, right });
        }
        same
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
