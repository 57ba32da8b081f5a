//! Simplifies operation by operation in one forward walk: copy propagation, constant folding, algebraic identities, address
//! folding, contraction of multiply and add where allowed, and value numbering. Branches on constants are removed afterwards.
//!
//! In: normalised control flow. Out: an equivalent function; operations that became redundant are copies or have no use, and
//! dead-code removal deletes them.
//! Source: dominator-scoped value numbering (Briggs, Cooper, Simpson 1997) over structured regions. A register with several
//! definitions has a version that changes with each definition and at each region boundary.
//! Not here: moving operations (see [`super::hoist_invariant`]).

mod address;
mod branches;
mod fuse;
mod identities;
pub mod value_numbering;

use super::{PassCx, Scratch};
use crate::op_table::{self, CodeProps};
use crate::ops::{NO_OP, copy, is_boundary, is_masked, refill};
use kernelsmith_ir::{Function, Lanes, Op, OpFlags, Opcode, Type, VReg, fold};

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    walk(func, cx, true);
}

/// Runs the pass on legal operations: value numbering only, so that every operation stays legal.
pub fn run_legal(func: &mut Function, cx: &mut PassCx<'_>) {
    walk(func, cx, false);
}

fn walk(func: &mut Function, cx: &mut PassCx<'_>, rewrite: bool) {
    cx.scratch.find_defs(func);
    let vector_bits = Some(cx.target.vector_bits()).filter(|_| !cx.target.is_scalable());
    let bits = (cx.target.pointer_bits(), vector_bits);
    let mut walk = Walk::new(func, cx.scratch, rewrite, bits);
    walk.fuses = cx.target.is_native(&Op::new(Opcode::Fma, Type::F64));
    // Only the rules for these operations need use counts; a choice between truth values may become a negation.
    let may_be_not = |op: &Op| op.code == Opcode::Not || op.code == Opcode::Select && op.ty == Type::BOOL;
    if walk.func.ops.iter().any(|op| may_be_not(op) || op.flags.has(OpFlags::CONTRACT)) {
        walk.scratch.compute_uses(walk.func);
        walk.has_uses = true;
    }
    for at in 0..walk.func.ops.len() {
        walk.visit(at);
    }
    let has_known_test = walk.has_known_test;
    walk.finish();
    if has_known_test {
        branches::run(func, cx.scratch);
        super::control_flow::run(func, cx);
    }
}

/// Whether an operation is a cast of a scalar integer to another type of as many bits.
fn keeps_bits(op: &Op, pointer_bits: u32) -> bool {
    let is_number = |ty: &Type| ty.is_scalar() && ty.is_int();
    op.code == Opcode::Cast
        && is_number(&op.ty)
        && op.source_ty().filter(is_number).is_some_and(|from| {
            from != op.ty && from.elem().bits_on(pointer_bits) == op.ty.elem().bits_on(pointer_bits)
        })
}

/// The state of the walk. For a register with several definitions, `versions[v]` identifies its current value.
struct Walk<'a> {
    func: &'a mut Function,
    scratch: &'a mut Scratch,
    /// By register, the register that it is a copy of, or itself.
    renamed: Vec<u32>,
    versions: Vec<u32>,
    /// By operation, the latest version of its variable operands at that point.
    seen: Vec<u32>,
    epoch: u32,
    clock: u32,
    values: value_numbering::ValueTable,
    /// Whether operations may become other operations.
    rewrite: bool,
    /// Whether any register is a copy of another.
    has_copies: bool,
    /// Width of addresses and of vectors, for folding.
    bits: (u32, Option<u32>),
    /// Whether a fused multiply-add costs no more than its parts.
    fuses: bool,
    /// Whether a branch or a jump has a constant condition.
    has_known_test: bool,
    /// Whether the number of uses is known.
    has_uses: bool,
}

impl<'a> Walk<'a> {
    fn new(func: &'a mut Function, scratch: &'a mut Scratch, rewrite: bool, bits: (u32, Option<u32>)) -> Walk<'a> {
        let mut renamed = core::mem::take(&mut scratch.per_vreg);
        renamed.clear();
        renamed.extend(0..func.n_vregs() as u32);
        let mut versions = core::mem::take(&mut scratch.per_vreg2);
        refill(&mut versions, func.n_vregs(), 0);
        let mut seen = core::mem::take(&mut scratch.per_op);
        refill(&mut seen, func.ops.len(), 0);
        let mut values = core::mem::take(&mut scratch.values);
        values.reset(func.ops.len());
        Walk {
            func,
            scratch,
            renamed,
            versions,
            seen,
            epoch: 1,
            clock: 1,
            values,
            rewrite,
            has_copies: false,
            bits,
            fuses: false,
            has_known_test: false,
            has_uses: false,
        }
    }

    fn finish(self) {
        self.scratch.per_vreg = self.renamed;
        self.scratch.per_vreg2 = self.versions;
        self.scratch.per_op = self.seen;
        self.scratch.values = self.values;
    }

    fn visit(&mut self, at: usize) {
        let mut op = self.func.ops[at];
        if op.code == Opcode::Cast && self.rewrite {
            self.load_as(at);
            op = self.func.ops[at];
        }
        if self.has_copies {
            self.rename(&mut op);
            self.func.ops[at] = op;
        }
        self.region(op.code);
        if branches::is_test(op.code) && self.rewrite && self.constant(op.args[0]).is_some() {
            self.has_known_test = true;
        }
        if op.dst.is_some() || op.code.has_address() {
            if self.rewrite
                && self.may_simplify(&op)
                && let Some(new) = self.simplify(&op)
            {
                (op, self.func.ops[at]) = (new, new);
            }
            self.seen[at] = self.version_of(&op);
            if op.code.is_pure()
                && self.is_value(op.dst)
                && op.code != Opcode::Copy
                && let Some(earlier) = self.values.find_or_insert(self.func, &self.seen, at as u32, &op)
            {
                op = copy(self.func.vregs[op.dst.index()], op.dst, earlier);
                self.func.ops[at] = op;
            }
        }
        if op.dst.is_some() {
            self.define(at, &op);
        }
    }

    /// Replaces what an operation reads by what it is a copy of.
    fn rename(&mut self, op: &mut Op) {
        let rename = |v: &mut VReg| {
            if v.is_some() {
                *v = VReg(self.renamed[v.index()]);
            }
        };
        op.args.iter_mut().for_each(rename);
        if op.mask.is_some() {
            rename(&mut op.mask);
            rename(&mut op.pass);
        }
        if op.code.is_call() || op.code == Opcode::Return {
            self.func.list_mut(op).iter_mut().for_each(|v| *v = VReg(self.renamed[v.index()]));
        }
    }

    /// Loads a value as the type of its only use, a cast that keeps its bits: a load extends it as that type for nothing.
    fn load_as(&mut self, at: usize) {
        let op = self.func.ops[at];
        let v = op.args[0];
        // A copy of a value has other uses.
        if self.renamed[v.index()] != v.0 || !self.is_value(v) || !keeps_bits(&op, self.bits.0) || is_masked(&op) {
            return;
        }
        let load = self.scratch.def_op[v.index()] as usize;
        if self.func.ops.get(load).is_none_or(|load| load.code != Opcode::Load || is_masked(load)) {
            return;
        }
        if !core::mem::replace(&mut self.has_uses, true) {
            self.scratch.compute_uses(self.func);
        }
        if self.n_uses(v) == 1 {
            self.func.ops[load].ty = op.ty;
            self.func.vregs[v.index()] = op.ty;
            self.func.ops[at] = copy(op.ty, op.dst, v);
        }
    }

    /// A quick test whether a rule could apply: plain arithmetic needs a constant, equal operands, or permission to contract.
    fn may_simplify(&self, op: &Op) -> bool {
        let [a, b, c] = op.args;
        let is_plain = match op.code {
            Opcode::Add | Opcode::Sub => op.ty.is_float() && !op.flags.has(OpFlags::CONTRACT),
            _ => op_table::has(op.code, CodeProps::SIMPLE),
        };
        !is_plain || a == b || [a, b, c].iter().any(|v| v.is_some() && self.constant(*v).is_some())
    }

    fn define(&mut self, at: usize, op: &Op) {
        let v = op.dst.index();
        if self.scratch.n_defs[v] > 1 {
            self.clock += 1;
            self.versions[v] = self.clock;
        } else {
            self.scratch.def_op[v] = at as u32;
            if op.code == Opcode::Copy && !is_masked(op) && self.is_value(op.args[0]) {
                self.renamed[v] = op.args[0].0;
                self.has_copies = true;
            }
        }
    }

    fn region(&mut self, code: Opcode) {
        if is_boundary(code) {
            self.clock += 1;
            self.epoch = self.clock;
        }
        match code {
            Opcode::If | Opcode::Loop | Opcode::Block => self.values.open(),
            Opcode::Else => {
                self.values.close();
                self.values.open();
            }
            Opcode::EndIf | Opcode::EndLoop | Opcode::EndBlock => self.values.close(),
            _ => {}
        }
    }

    /// A cheaper equivalent of `op`, if there is one.
    fn simplify(&self, op: &Op) -> Option<Op> {
        if op.code.has_address() {
            return address::fold(self, op);
        }
        if is_masked(op) || !op.code.is_pure() {
            return None;
        }
        if let Some(bits) = self.fold_constants(op) {
            return Some(Op::constant(self.func.vregs[op.dst.index()], op.dst, bits));
        }
        // The result of one identity may match another one, as in `x + 0 - 0`. Two rounds suffice for the existing rules.
        let first = identities::apply(self, op);
        let first = first.map(|first| identities::apply(self, &first).unwrap_or(first));
        let current = first.as_ref().unwrap_or(op);
        let more =
            if current.code == Opcode::Splat { self.lower_of_wider(current) } else { fuse::apply(self, current) };
        more.or(first)
    }

    /// For a broadcast that already exists in a vector twice as wide: the lower half of that vector, which costs nothing.
    fn lower_of_wider(&self, op: &Op) -> Option<Op> {
        let lanes = op.ty.lanes().count()?;
        let wide = Type::new(op.ty.elem(), Lanes::fixed(2 * lanes)?);
        if wide.elem().is_mask() || wide.elem().bits() * 2 * lanes > self.bits.1? {
            return None;
        }
        let version = self.version_of(op);
        let value = self.values.find(self.func, &self.seen, version, &Op { ty: wide, ..*op })?;
        Some(Op::from_source(Opcode::Lower, op.ty, wide, op.dst, value))
    }

    fn fold_constants(&self, op: &Op) -> Option<u64> {
        if op.args[0].is_none() {
            return None;
        }
        let mut bits = [0u64; 3];
        for (slot, v) in bits.iter_mut().zip(op.args) {
            if v.is_some() {
                *slot = self.constant(v)?;
            }
        }
        fold::fold(op, &bits, self.bits.0, self.bits.1)
    }

    fn is_value(&self, v: VReg) -> bool {
        self.scratch.n_defs[v.index()] == 1
    }

    fn constant(&self, v: VReg) -> Option<u64> {
        self.scratch.constant(self.func, v)
    }

    /// The unmasked definition of `v`, if `v` has one definition and the operands of that still have the same versions.
    fn def(&self, v: VReg) -> Option<Op> {
        let at = *self.scratch.def_op.get(v.index())?;
        if at == NO_OP {
            return None;
        }
        let op = self.func.ops[at as usize];
        (op.mask.is_none() && self.seen[at as usize] == self.version_of(&op)).then_some(op)
    }

    /// The latest version of the variable operands; 0 if there are none. Versions only grow, so two evaluations of an
    /// operation have the same latest version only if no operand changed between them.
    fn version_of(&self, op: &Op) -> u32 {
        let mut latest = 0u32;
        if !self.scratch.has_variables {
            return latest;
        }
        super::each_use(self.func, op, |v| {
            let v = v.index();
            if self.scratch.n_defs[v] > 1 {
                latest = latest.max(self.versions[v]).max(self.epoch);
            }
        });
        latest
    }

    /// How often a register is read, as of the start of the pass.
    fn n_uses(&self, v: VReg) -> u32 {
        self.scratch.n_uses[v.index()]
    }

    fn ty(&self, v: VReg) -> Type {
        self.func.vregs[v.index()]
    }
}
