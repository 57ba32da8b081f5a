//! Instruction selection: legal IR to machine instructions, by the description's patterns.
//!
//! In: legal IR. Out: a [`MachFunc`]: instructions over virtual registers in the order of the IR.
//! One forward walk. An operation with a single use that some pattern can fold (a load, an extension, a comparison) is deferred
//! to its use: it becomes part of the user's instruction, or is emitted directly before it. It is emitted earlier if its
//! value would change: before a store if it is a load, before a new definition of a variable that it reads, and at the end of
//! the basic block.
//! Constants are not emitted: uses take them as immediates, or the allocator rematerialises them.
//!
//! An operation is matched in two layers over the same patterns ([`matcher`]). Rows are the patterns that need no search,
//! prepared when the target is created; the search finds all others:
//!
//! ```text
//!   operation ---- all operands are registers of its type ----> rows of (operation, type) --.
//!       | shape_of                                                                          |  `rows`: the most specific
//!       v                                                                                   +-> row that matches and
//!   node, type, children -- no child is special ----------> rows of (node, type) -----------'  overwrites no live value
//!       | a child is special: a constant, a deferred
//!       | operation, a scalar held extended
//!       v
//!   patterns of (node, type), the most specific first ------------------------------------> `search`: matches the tree of
//!                                                                                              deferred operations below
//! ```
//!
//! A row does exactly what the search would do. By the search alone, selection executes 31 % more instructions (a function of
//! 5000 random operations for x86-64-v3, callgrind, 2026-11-24); therefore there are two layers.
//! Not here: register allocation and the order of blocks.

mod calls;
mod constants;
mod emit;
mod flow;
pub(crate) mod matcher;
mod row;
mod rows;
mod search;
mod states;
mod sums;
mod tail_calls;
mod thread_locals;

pub(crate) use emit::{Arg, ArgBase, Extra};
pub(crate) use sums::Sum;

use crate::error::{CompileError, Unsupported};
use crate::mach::MachFunc;
use crate::nodes::{self, shape_of};
use crate::op_table::{self, CodeProps};
use crate::ops::{NO_OP, each_use, is_narrow, refill};
use crate::target::Target;
use kernelsmith_ir::{Effects, Function, Op, OpFlags, Opcode, Type, VReg};
use kernelsmith_regalloc as ra;
use matcher::kind;
use std::collections::HashSet;

/// The state of an IR register during selection.
#[derive(Clone, Copy, Debug)]
struct Known {
    /// Its machine register plus one; 0 if it has none yet.
    vmap: u32,
    /// Its last definition.
    def_op: u32,
    n_defs: u32,
    uses_left: u32,
    /// Loop depth of its definition.
    def_depth: u32,
    /// The variable for which it is another name, plus one; 0 if it is none.
    names: u32,
    /// How patterns may match it, see [`kind`]: as a constant, a deferred operation, a scalar held extended.
    kinds: u16,
    /// How many uses take it from the flags, see [`flag_uses`]; no more are counted than fit.
    n_flag_uses: u16,
}

impl Known {
    const NOTHING: Known = Known {
        vmap: 0,
        def_op: NO_OP,
        n_defs: 0,
        uses_left: 0,
        def_depth: 0,
        names: 0,
        kinds: kind::VALUE,
        n_flag_uses: 0,
    };

    #[inline(always)]
    fn is_pending(&self) -> bool {
        self.kinds & kind::DEFERRED != 0
    }

    #[inline(always)]
    fn is_constant(&self) -> bool {
        self.kinds & kind::CONSTANT != 0
    }
}

/// State of selection, whose memory is reused.
#[derive(Debug, Default)]
pub(crate) struct SelectScratch {
    known: Vec<Known>,
    /// The deferred operations.
    pending: Vec<u32>,
    regions: Vec<flow::Region>,
    ends: Vec<flow::Ends>,
    places: crate::abi::Places,
    /// The fixed operands of the current instruction.
    fixed: Vec<ra::Operand>,
    /// The registers of its values.
    values: Vec<ra::VReg>,
    /// The narrow results of the current call, and the registers where it leaves them.
    narrow: Vec<(VReg, ra::VReg)>,
    /// Operations that others include, the next one last.
    skipped: Vec<u32>,
    /// A set of registers for the current flush.
    tree: Vec<VReg>,
    /// The shared integer constants.
    integers: Vec<(u32, ra::VReg)>,
    /// The entry of the constant pool for each symbol, or `u32::MAX`.
    symbol_slots: Vec<u32>,
    /// The entry that represents each symbol whose address is computed, `u32::MAX` before the first use, or
    /// [`constants::IN_TABLE`].
    direct_slots: Vec<u32>,
    /// The shared entries of the constant pool.
    entries: Vec<(u32, ra::VReg)>,
    /// The known address sums.
    sums: sums::Sums,
    targets: flow::Targets,
    states: states::States,
}

/// Maximum number of operations between a cast that costs nothing and the last use of its result, if it is to be another name
/// of a variable; a limit keeps the work linear. Clang's loops use the index of an access within a few operations.
const MAX_LOOK_AHEAD: usize = 64;

/// Maximum number of deferred operations: flushing visits each of them.
const MAX_PENDING: usize = 48;

/// State of the walk.
pub(crate) struct Selector<'a> {
    pub(crate) target: &'a Target,
    pub(crate) func: &'a Function,
    pub(crate) mach: &'a mut MachFunc,
    s: &'a mut SelectScratch,
    origin: u32,
    depth: u32,
    reachable: bool,
    /// Whether the function has vectors of more than 128 bits.
    pub(crate) has_wide: bool,
    /// Whether the current call has arguments of more than 128 bits.
    pub(crate) passes_wide: bool,
    /// The machine mode that instructions require; 0 if it does not matter.
    state: u16,
    /// The number of registers per native vector of the current operation; 0 if its vectors are not native.
    registers: u8,
    /// Whether all uses of a symbol share an entry of the constant pool.
    links: bool,
    /// See [`Tuning`](crate::isa::Tuning).
    branches_on_comparisons: bool,
    /// The functions that are near.
    near: &'a HashSet<String>,
    /// The symbols that the linker places near the code.
    direct: &'a HashSet<String>,
    /// The parameter with the address of the result, if the function must return it.
    result_address: Option<ra::VReg>,
    /// The address to which the function returns, if it is in a register and read.
    return_address: Option<ra::VReg>,
    failure: Option<CompileError>,
}

/// Selects instructions for a function.
pub(crate) fn run(
    func: &Function,
    target: &Target,
    links: bool,
    [near, direct]: [&HashSet<String>; 2],
    mach: &mut MachFunc,
    scratch: &mut SelectScratch,
) -> Result<(), CompileError> {
    mach.clear();
    refill(&mut scratch.symbol_slots, func.symbols.len(), u32::MAX);
    refill(&mut scratch.direct_slots, func.symbols.len(), u32::MAX);
    scratch.known.clear();
    let kinds = |ty: Type| kind::VALUE | if is_narrow(ty) { kind::NARROW } else { 0 };
    scratch.known.extend(func.vregs.iter().map(|ty| Known { kinds: kinds(*ty), ..Known::NOTHING }));
    scratch.pending.clear();
    scratch.skipped.clear();
    scratch.regions.clear();
    scratch.ends.clear();
    scratch.sums.clear();
    scratch.integers.clear();
    scratch.entries.clear();
    for param in &func.params {
        scratch.known[param.index()].n_defs += 1;
    }
    for (at, op) in func.ops.iter().enumerate() {
        if op.dst.is_some() {
            let known = &mut scratch.known[op.dst.index()];
            known.n_defs += 1;
            known.def_op = at as u32;
            known.kinds &= !kind::CONSTANT;
            if known.n_defs == 1 && op.code == Opcode::Const {
                known.kinds |= kind::CONSTANT;
            }
        }
        for v in flag_uses(op) {
            let known = &mut scratch.known[v.index()];
            known.n_flag_uses = known.n_flag_uses.saturating_add(1);
        }
        mach.streams |= op.code == Opcode::Store && nodes::passes_caches(op);
        each_operand(func, op, |v| scratch.known[v.index()].uses_left += 1);
    }
    let is_wide = |ty: &Type| ty.is_vector() && ty.bits().is_some_and(|bits| bits > 128);
    let has_wide = target.vector_bits() > 128 && func.vregs.iter().any(is_wide);
    let mut selector = Selector {
        target,
        func,
        mach,
        s: scratch,
        origin: 0,
        depth: 0,
        reachable: true,
        has_wide,
        passes_wide: false,
        state: 0,
        registers: 0,
        links,
        branches_on_comparisons: target.tuning().branches_on_comparisons,
        near,
        direct,
        result_address: None,
        return_address: None,
        failure: None,
    };
    selector.entry()?;
    for at in 0..func.ops.len() {
        selector.visit(at);
        if selector.failure.is_some() {
            break;
        }
    }
    if let Some(failure) = selector.failure.take() {
        return Err(failure);
    }
    states::insert(mach, target, &mut scratch.states);
    Ok(())
}

/// The truth values that an operation takes from the flags if it can, or that a branch behind it may.
#[inline]
fn flag_uses(op: &Op) -> &[VReg] {
    match op.code {
        Opcode::If | Opcode::BreakIf | Opcode::ContinueIf | Opcode::Select => &op.args[..1],
        Opcode::Not | Opcode::Xor if op.ty == Type::BOOL => &op.args[..1],
        Opcode::And | Opcode::Or if op.ty == Type::BOOL => &op.args[..2],
        _ => &[],
    }
}

/// The registers that an operation reads, counted like the patterns do.
#[inline]
fn each_operand(func: &Function, op: &Op, mut f: impl FnMut(VReg)) {
    if nodes::is_twice(op) { f(op.args[0]) } else { each_use(func, op, f) }
}

impl Selector<'_> {
    fn visit(&mut self, at: usize) {
        let func = self.func;
        let op = &func.ops[at];
        self.origin = at as u32;
        if !self.reachable && !matches!(op.code, Opcode::Else | Opcode::EndIf | Opcode::EndLoop | Opcode::EndBlock) {
            return;
        }
        let mut forgets = false;
        if op.dst.is_some() {
            let known = &mut self.s.known[op.dst.index()];
            known.def_depth = self.depth;
            if known.n_defs > 1 {
                self.flush_readers_of(op.dst);
                forgets = true;
            }
        }
        forgets |= op.code.is_control() || op.code.is_call();
        match op.code {
            _ if op_table::has(op.code, CodeProps::CONSTANT) => self.constant(op),
            Opcode::Copy => {
                let src = self.reg(op.args[0]);
                self.copy_to(op.dst, src);
            }
            Opcode::If
            | Opcode::Else
            | Opcode::EndIf
            | Opcode::Loop
            | Opcode::EndLoop
            | Opcode::Block
            | Opcode::EndBlock
            | Opcode::Break
            | Opcode::Continue
            | Opcode::BreakIf
            | Opcode::ContinueIf
            | Opcode::BreakTable
            | Opcode::Return => self.flow(op),
            Opcode::Call | Opcode::CallIndirect => {
                self.flush_loads();
                self.call(at, op);
            }
            Opcode::ReturnCall | Opcode::ReturnCallIndirect => self.tail_call(op),
            Opcode::ThreadAddr | Opcode::InitialThreadAddr => self.thread_addr(op),
            // The call defines it.
            Opcode::CallResult | Opcode::Caught => {}
            Opcode::FrameAddr => {
                let dst = self.dst(op.dst);
                self.incoming_address(dst, 0);
            }
            Opcode::ReturnAddr => self.return_address(op),
            Opcode::VaStart => {
                self.flush_loads();
                self.start_variadic(op);
            }
            _ => {
                if op.dst.is_some()
                    && self.target.patterns().may_be_inner(op.code)
                    && let Some(kinds) = self.may_defer(at, op)
                {
                    if self.s.pending.len() >= MAX_PENDING {
                        self.flush_oldest();
                    }
                    self.s.pending.push(at as u32);
                    self.s.known[op.dst.index()].kinds |= kinds;
                    return; // its operands are not used yet
                }
                if op.code == Opcode::Cmp && self.is_left_to_uses(op) {
                    return;
                }
                if op.code.is_atomic() {
                    self.flush_loads();
                } else if op.code.info().effects == Effects::Writes {
                    // The stored value may be a modified load from the same address, which is folded into the store.
                    self.flush_loads_but(op.stored());
                }
                let is_done = op.code == Opcode::Store && self.is_stored(at, op);
                if !is_done {
                    self.root(at, op);
                }
            }
        }
        self.consume(op);
        if forgets {
            self.s.sums.clear();
        }
    }

    /// Whether an earlier operation stored the constant of this store, or the machine stores it with others.
    fn is_stored(&mut self, at: usize, op: &Op) -> bool {
        if self.s.skipped.last() == Some(&(at as u32)) {
            self.s.skipped.pop();
            return true;
        }
        let next = self.func.ops.get(at + 1);
        next.is_some_and(|next| next.code == Opcode::Store || op_table::has(next.code, CodeProps::CONSTANT))
            && self.target.isa().constant_stores(self, at as u32, op)
    }

    /// Skips operations, in ascending order, that the current one includes.
    pub(crate) fn skip(&mut self, ops: impl DoubleEndedIterator<Item = u32>) {
        self.s.skipped.clear();
        self.s.skipped.extend(ops.rev());
    }

    /// Whether an operation with a result that may be an inner node is deferred to its use, and the kinds that it matches then.
    fn may_defer(&self, at: usize, op: &Op) -> Option<u16> {
        let known = &self.s.known[op.dst.index()];
        if known.n_defs != 1 || known.uses_left != 1 {
            return None;
        }
        let is_deferred = match op.code {
            Opcode::Load => {
                let folds = self.target.patterns().folds_load(op.ty.is_vector());
                let is_deferred = folds && op.mask.is_none() && !op.flags.has(OpFlags::VOLATILE);
                return is_deferred.then_some(kind::LOAD);
            }
            Opcode::Cmp => op.ty.is_scalar(),
            _ if !op.code.is_pure() => false,
            // A branch takes comparisons one by one.
            Opcode::And | Opcode::Or if op.ty == Type::BOOL && self.branches_on_comparisons => {
                op.mask.is_none()
                    && op.args[..2].iter().any(|&arg| self.is_pending(arg) || self.kinds(arg) & kind::REPEATED != 0)
            }
            Opcode::Not if op.ty == Type::BOOL => true,
            Opcode::Xor if self.is_negation(op) => true,
            // A narrow store takes the wide value directly.
            Opcode::Cast if is_narrow(op.ty) => op.source_ty().is_some_and(|from| from.is_scalar() && !from.is_float()),
            _ => {
                let patterns = self.target.patterns();
                let node = shape_of(op, false, self.target.masks())?.node;
                let is_deferred =
                    patterns.is_inner(node) || (patterns.is_chosen(node) && self.is_selected_next(at, op.dst));
                let is_bitcast = op.code == Opcode::Bitcast;
                return is_deferred.then(|| if is_bitcast { kind::BITCAST } else { kind::node(node) });
            }
        };
        is_deferred.then_some(kind::NODES)
    }

    /// Whether one of the next four operations selects `v` by a mask: legalisation puts that `select` near the operation.
    fn is_selected_next(&self, at: usize, v: VReg) -> bool {
        let mut next = self.func.ops[at + 1..].iter().take(4);
        next.any(|user| user.code == Opcode::Select && user.args[1] == v)
    }

    // Queries about registers.

    pub(crate) fn ty(&self, v: VReg) -> Type {
        self.func.vregs[v.index()]
    }

    pub(crate) fn n_defs(&self, v: VReg) -> u32 {
        self.s.known[v.index()].n_defs
    }

    /// The only operation that defines `v`.
    pub(crate) fn def(&self, v: VReg) -> Option<(usize, &Op)> {
        let Known { def_op, n_defs, .. } = self.s.known[v.index()];
        (n_defs == 1 && def_op != NO_OP).then(|| (def_op as usize, &self.func.ops[def_op as usize]))
    }

    /// The bits of `v` if it is a constant.
    pub(crate) fn const_of(&self, v: VReg) -> Option<u64> {
        let known = &self.s.known[v.index()];
        known.is_constant().then(|| self.func.ops[known.def_op as usize].const_bits())
    }

    /// How patterns may match `v`, see [`matcher::kind`].
    #[inline]
    fn kinds(&self, v: VReg) -> u16 {
        self.s.known[v.index()].kinds
    }

    #[inline]
    pub(crate) fn is_pending(&self, v: VReg) -> bool {
        self.s.known[v.index()].is_pending()
    }

    /// Whether the current use is the last one of `v` in program order. Never true of constants: a loop loads them once, and
    /// elsewhere instructions read them from memory.
    pub(crate) fn dies(&self, v: VReg) -> bool {
        let known = &self.s.known[v.index()];
        known.uses_left <= 1 && known.n_defs == 1 && known.def_depth == self.depth && !known.is_constant()
    }

    /// Counts the uses of an operation as done.
    pub(crate) fn consume(&mut self, op: &Op) {
        let known = &mut self.s.known;
        each_operand(self.func, op, |v| {
            let left = &mut known[v.index()].uses_left;
            *left = left.saturating_sub(1);
        });
    }

    // Registers of the machine function.

    /// A new machine register for values of an IR type.
    pub(crate) fn temp(&mut self, ty: Type) -> ra::VReg {
        match self.target.class_of(ty) {
            Some(class) => self.mach.new_vreg(class),
            None => {
                self.fail_type(ty);
                self.mach.new_vreg(ra::ClassId(0))
            }
        }
    }

    /// The machine register of `v` as a result.
    #[inline(always)]
    pub(crate) fn dst(&mut self, v: VReg) -> ra::VReg {
        match self.s.known[v.index()].vmap {
            0 => self.first_dst(v),
            n => ra::VReg(n - 1),
        }
    }

    fn first_dst(&mut self, v: VReg) -> ra::VReg {
        let new = self.temp(self.ty(v));
        self.s.known[v.index()].vmap = new.0 + 1;
        new
    }

    /// The machine register that holds `v`; emits its definition if that is deferred.
    #[inline(always)]
    pub(crate) fn reg(&mut self, v: VReg) -> ra::VReg {
        let known = &self.s.known[v.index()];
        if known.vmap != 0 && !known.is_pending() { ra::VReg(known.vmap - 1) } else { self.first_reg(v) }
    }

    fn first_reg(&mut self, v: VReg) -> ra::VReg {
        if self.is_pending(v) {
            self.emit_pending(v);
        }
        let known = &self.s.known[v.index()];
        if known.kinds & kind::REPEATED != 0 {
            return self.repeated_value(v);
        }
        if known.vmap == 0
            && let Some((_, op)) = self.def(v).filter(|(_, op)| op_table::has(op.code, CodeProps::CONSTANT))
        {
            let op = *op;
            if let Some(shared) = self.shared_constant(&op) {
                self.s.known[v.index()].vmap = shared.0 + 1;
                return shared;
            }
            let new = self.dst(v);
            self.describe_constant(&op, new);
            return new;
        }
        self.dst(v)
    }

    /// Makes `dst` an alias of the machine register of `src`, or copies if `dst` is a variable, or `src` one that may change
    /// before the last use of `dst`.
    pub(crate) fn alias(&mut self, dst: VReg, src: VReg) {
        let from = self.reg(src);
        let named = match self.s.known[src.index()].names {
            0 => (self.n_defs(src) > 1).then_some(src),
            n => Some(VReg(n - 1)),
        };
        let is_free = self.n_defs(dst) == 1 && self.s.known[dst.index()].vmap == 0;
        if !is_free || named.is_some_and(|variable| !self.is_kept(dst, variable)) {
            return self.copy_to(dst, from);
        }
        let known = &mut self.s.known[dst.index()];
        known.vmap = from.0 + 1;
        known.names = named.map_or(0, |variable| variable.0 + 1);
    }

    /// Whether the machine register of `v` is that of a variable, which several operations define.
    pub(crate) fn names_variable(&self, v: VReg) -> bool {
        self.s.known[v.index()].names != 0
    }

    /// Whether nothing assigns the variable from the current operation, which defines `dst`, to the last use of `dst`. A loop
    /// in between is searched to its end, because its later operations precede its earlier ones in the next iteration.
    fn is_kept(&self, dst: VReg, variable: VReg) -> bool {
        // A second return leads back to operations before it.
        if self.func.has_setjmp {
            return false;
        }
        let mut uses_left = self.s.known[dst.index()].uses_left;
        let mut n_loops = 0u32;
        for op in self.func.ops[self.origin as usize + 1..].iter().take(MAX_LOOK_AHEAD) {
            each_operand(self.func, op, |v| uses_left -= u32::from(v == dst && uses_left > 0));
            match op.code {
                _ if op.dst == variable => return false,
                Opcode::Loop => n_loops += 1,
                // Around the definition, too.
                Opcode::EndLoop if n_loops == 0 => return uses_left == 0,
                Opcode::EndLoop => n_loops -= 1,
                _ => {}
            }
            if uses_left == 0 && n_loops == 0 {
                return true;
            }
        }
        false
    }

    // Deferred operations.

    fn emit_pending(&mut self, v: VReg) {
        let at = self.s.known[v.index()].def_op;
        self.take_pending(v);
        let op = self.func.ops[at as usize];
        let origin = core::mem::replace(&mut self.origin, at);
        if op.code == Opcode::Cmp && self.is_left_to_uses(&op) {
            self.origin = origin;
            return;
        }
        self.root(at as usize, &op);
        self.origin = origin;
        self.consume(&op);
    }

    /// Leaves a comparison to its uses, if these take it from the flags and can repeat it, because its operands are then what
    /// they are here.
    fn is_left_to_uses(&mut self, cmp: &Op) -> bool {
        let known = &self.s.known[cmp.dst.index()];
        let only_flags = known.n_defs == 1 && known.uses_left == u32::from(known.n_flag_uses);
        let may_repeat = self.branches_on_comparisons && cmp.ty.is_scalar() && !cmp.ty.is_float();
        let operands = &cmp.args[..2];
        if !only_flags || !may_repeat || self.func.has_setjmp || operands.iter().any(|&v| self.n_defs(v) != 1) {
            return false;
        }
        for &v in operands.iter() {
            if self.const_of(v).is_none() {
                self.reg(v);
            }
        }
        let is_kept = operands.iter().all(|&v| !self.names_variable(v));
        self.s.known[cmp.dst.index()].kinds |= if is_kept { kind::REPEATED } else { 0 };
        is_kept
    }

    /// Whether an operation negates a truth value.
    fn is_negation(&self, op: &Op) -> bool {
        let flips = || op.code == Opcode::Xor && self.const_of(op.args[1]).is_some_and(|bits| bits & 1 == 1);
        op.ty == Type::BOOL && op.mask.is_none() && (op.code == Opcode::Not || self.branches_on_comparisons && flips())
    }

    /// The comparison that a use of `v` repeats, if that is one.
    pub(crate) fn repeated(&self, v: VReg) -> Option<Op> {
        if self.kinds(v) & kind::REPEATED == 0 {
            return None;
        }
        self.def(v).map(|(_, op)| *op)
    }

    /// Counts a use of a comparison that was repeated for it: the last one also uses the operands.
    pub(crate) fn consume_repeated(&mut self, cmp: &Op) {
        if self.s.known[cmp.dst.index()].uses_left <= 1 {
            self.consume(cmp);
        }
    }

    /// The truth value of a comparison that is repeated, for one use: a later one may be reached another way.
    fn repeated_value(&mut self, v: VReg) -> ra::VReg {
        let at = self.s.known[v.index()].def_op;
        let op = self.func.ops[at as usize];
        let origin = core::mem::replace(&mut self.origin, at);
        let value = self.dst(v);
        self.root(at as usize, &op);
        self.origin = origin;
        self.s.known[v.index()].vmap = 0;
        self.consume_repeated(&op);
        value
    }

    /// Removes `v` from the deferred operations; the caller emits it, or an instruction that contains it.
    pub(crate) fn take_pending(&mut self, v: VReg) {
        let at = self.s.known[v.index()].def_op;
        self.s.known[v.index()].kinds &= !kind::DEFERRED;
        if let Some(slot) = self.s.pending.iter().rposition(|&p| p == at) {
            self.s.pending.remove(slot);
        }
    }

    fn flush_where(&mut self, mut must_flush: impl FnMut(&Function, &Op) -> bool) {
        let mut next = 0;
        while let Some(&at) = self.s.pending.get(next) {
            let op = self.func.ops[at as usize];
            if must_flush(self.func, &op) {
                self.emit_pending(op.dst);
                next = 0; // emitting may have emitted others
            } else {
                next += 1;
            }
        }
    }

    fn flush_readers_of(&mut self, variable: VReg) {
        if !self.s.pending.is_empty() {
            let mut stale = core::mem::take(&mut self.s.tree);
            stale.clear();
            for &at in &self.s.pending {
                let op = &self.func.ops[at as usize];
                each_use(self.func, op, |v| {
                    let names = self.s.known[v.index()].names;
                    if v == variable || names == variable.0 + 1 || stale.contains(&v) {
                        stale.push(op.dst);
                    }
                });
            }
            if !stale.is_empty() {
                self.flush_where(|_, op| stale.contains(&op.dst));
            }
            self.s.tree = stale;
        }
    }

    fn flush_loads(&mut self) {
        self.flush_where(|_, op| op.code == Opcode::Load);
    }

    /// Emits the deferred loads except those from which `kept` is computed: the current store folds them.
    fn flush_loads_but(&mut self, kept: VReg) {
        if self.s.pending.is_empty() {
            return;
        }
        let own = self.tree_of(Some(kept));
        self.flush_where(|_, op| op.code == Opcode::Load && !own.contains(&op.dst));
        self.s.tree = own;
    }

    fn flush_oldest(&mut self) {
        if let Some(&at) = self.s.pending.first() {
            self.emit_pending(self.func.ops[at as usize].dst);
        }
    }

    /// Emits all deferred operations except those from which `kept` is computed.
    pub(crate) fn flush_but(&mut self, kept: Option<VReg>) {
        if self.s.pending.is_empty() {
            return;
        }
        let own = self.tree_of(kept);
        self.flush_where(|_, op| !own.contains(&op.dst));
        self.s.tree = own;
    }

    /// The deferred operations from which `v` is computed, itself included, in the scratch column; the caller returns the column.
    fn tree_of(&mut self, v: Option<VReg>) -> Vec<VReg> {
        let mut tree = core::mem::take(&mut self.s.tree);
        tree.clear();
        tree.extend(v.filter(|v| self.is_pending(*v)));
        let mut next = 0;
        while let Some(&node) = tree.get(next) {
            if let Some((_, op)) = self.def(node) {
                each_use(self.func, op, |arg| {
                    if self.is_pending(arg) && !tree.contains(&arg) {
                        tree.push(arg);
                    }
                });
            }
            next += 1;
        }
        tree
    }

    // Failures.

    pub(crate) fn fail(&mut self, op: &Op, why: &'static str) {
        let location = self.func.location(self.origin as usize).cloned();
        let what = Unsupported { operation: op.code, ty: op.ty, why, location };
        self.failure.get_or_insert(CompileError::unsupported(what));
    }

    fn fail_type(&mut self, ty: Type) {
        let (why, location) = ("no register class holds its type", self.func.location(self.origin as usize).cloned());
        let error = match self.func.ops.get(self.origin as usize) {
            Some(op) => CompileError::unsupported(Unsupported { operation: op.code, ty, why, location }),
            None => CompileError::target(format!("no register class holds {ty}")),
        };
        self.failure.get_or_insert(error);
    }
}
