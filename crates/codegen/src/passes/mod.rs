//! The passes over the IR, one file each, and the scratch state that they share.
//!
//! In: a verified function. Out: an equivalent function in a narrower form.
//! Invariant: after every pass the verifier accepts the function, and the interpreter computes the same result.
//! Not here: the order of passes (see [`crate::pipeline`]) and machine instructions (see `select`).

pub mod collect;
pub mod control_flow;
pub mod dead_code;
pub mod early_increment;
pub mod hoist_invariant;
pub mod immediates;
pub mod induction;
pub mod legalise;
pub mod pointers;
pub mod reassociate;
pub mod simplify;
pub mod slots;
pub mod switch;
pub mod unroll;

use crate::ops::{NO_OP, each_use, refill};
use crate::target::Target;
use kernelsmith_ir::{Function, LocId, Op, Opcode, VReg};

/// The target, and the memory that passes reuse from one compilation to the next.
#[derive(Debug)]
pub struct PassCx<'a> {
    /// The machine to compile for.
    pub target: &'a Target,
    /// Scratch columns, whose content is undefined between passes.
    pub scratch: &'a mut Scratch,
}

/// Scratch columns of the passes.
#[derive(Debug, Default)]
pub struct Scratch {
    /// Definitions of each register, see [`Scratch::count_defs`].
    pub n_defs: Vec<u32>,
    /// Uses of each register.
    pub n_uses: Vec<u32>,
    /// The operation that defines each register, if exactly one does, see [`Scratch::find_defs`].
    pub def_op: Vec<u32>,
    /// Whether some register has several definitions.
    pub has_variables: bool,
    /// Which of these columns are valid for the current function.
    defs: Defs,
    /// A column per register for the current pass.
    pub per_vreg: Vec<u32>,
    /// A second one.
    pub per_vreg2: Vec<u32>,
    /// A column per operation for the current pass.
    pub per_op: Vec<u32>,
    /// The new operations of the function.
    pub ops: Vec<Op>,
    /// Their locations.
    pub locs: Vec<LocId>,
    /// Operations to insert: the number of the operation before which each goes, and the operation.
    pub inserts: Vec<(usize, Op)>,
    /// State of `control_flow`: the open regions.
    pub regions: Vec<control_flow::Open>,
    /// State of `control_flow`: the open loops and blocks.
    pub targets: control_flow::Targets,
    /// State of `control_flow`: the parts of a switch.
    pub parts: switch::Parts,
    /// Whether legalisation created operations.
    pub expanded: bool,
    /// State of `simplify`: the table of known values.
    pub values: simplify::value_numbering::ValueTable,
    /// State of `hoist_invariant`.
    pub hoist: hoist_invariant::Lists,
    /// State of `reassociate`.
    pub reassociated: reassociate::IndexSums,
    /// State of `induction`.
    pub induction: induction::Lists,
    /// State of `legalise`.
    pub legal: legalise::Columns,
    /// State of `slots`.
    pub slots: slots::Lists,
    /// State of `pointers`.
    pub pointers: pointers::Lists,
    /// State of `unroll`.
    pub unroll: unroll::Unroller,
}

/// Which columns about definitions are valid. A pass that adds or removes operations calls [`Scratch::forget_defs`]; a pass
/// that only moves them calls [`Scratch::forget_places`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
enum Defs {
    /// None.
    #[default]
    Unknown,
    /// The number of definitions of each register.
    Counted,
    /// Also the operation that defines it.
    Found,
}

impl Scratch {
    /// Makes `n_defs` and `def_op` valid (parameters count as definitions without an operation).
    pub fn find_defs(&mut self, func: &Function) {
        match self.defs {
            Defs::Found => debug_assert!(self.are_right(func)),
            Defs::Unknown | Defs::Counted => self.compute_defs(func),
        }
    }

    /// Makes `n_defs` valid; `def_op` may be out of date.
    pub fn count_defs(&mut self, func: &Function) {
        match self.defs {
            Defs::Found | Defs::Counted => debug_assert!(self.are_right(func)),
            Defs::Unknown => self.compute_defs(func),
        }
    }

    /// Invalidates the columns after operations were added, changed or removed.
    pub fn forget_defs(&mut self) {
        self.defs = Defs::Unknown;
    }

    /// Invalidates `def_op` after operations were moved.
    pub fn forget_places(&mut self) {
        self.defs = self.defs.min(Defs::Counted);
    }

    /// Whether the columns marked valid are correct.
    fn are_right(&self, func: &Function) -> bool {
        let mut fresh = Scratch::default();
        fresh.compute_defs(func);
        let found =
            self.defs < Defs::Found || (self.has_variables, &self.def_op) == (fresh.has_variables, &fresh.def_op);
        found && self.n_defs == fresh.n_defs
    }

    fn compute_defs(&mut self, func: &Function) {
        let n = func.n_vregs();
        refill(&mut self.n_defs, n, 0);
        refill(&mut self.def_op, n, NO_OP);
        // Slices, because the compiler reads the address of a vector again after each store to its elements.
        let (n_defs, def_op) = (&mut self.n_defs[..n], &mut self.def_op[..n]);
        for param in &func.params {
            n_defs[param.index()] += 1;
        }
        let mut has_variables = false;
        for (at, op) in func.ops.iter().enumerate() {
            if op.dst.is_some() {
                let v = op.dst.index();
                n_defs[v] += 1;
                let is_variable = n_defs[v] > 1;
                def_op[v] = if is_variable { NO_OP } else { at as u32 };
                has_variables |= is_variable;
            }
        }
        self.has_variables = has_variables;
        self.defs = Defs::Found;
    }

    /// Fills `n_uses`.
    pub fn compute_uses(&mut self, func: &Function) {
        refill(&mut self.n_uses, func.n_vregs(), 0);
        let n_uses = &mut self.n_uses[..];
        for op in &func.ops {
            each_use(func, op, |v| n_uses[v.index()] += 1);
        }
    }

    /// The only operation that defines `v`.
    #[inline]
    pub fn def<'f>(&self, func: &'f Function, v: VReg) -> Option<&'f Op> {
        match self.def_op.get(v.index()) {
            Some(&at) if at != NO_OP => func.ops.get(at as usize),
            _ => None,
        }
    }

    /// The bits of `v` if it is a constant.
    #[inline]
    pub fn constant(&self, func: &Function, v: VReg) -> Option<u64> {
        self.def(func, v).filter(|op| op.code == Opcode::Const).map(Op::const_bits)
    }
}

/// Inserts each operation of `put` before the operation with its number, and removes the operations in `gone`, which ascend.
/// Insertions before the same operation keep their order and get its location. Drains both lists.
pub(crate) fn splice(func: &mut Function, scratch: &mut Scratch, put: &mut Vec<(u32, Op)>, gone: &mut Vec<u32>) {
    put.sort_by_key(|&(before, _)| before);
    scratch.forget_defs();
    let with_locs = func.locs.len() == func.ops.len();
    let (ops, locs) = (&mut scratch.ops, &mut scratch.locs);
    ops.clear();
    locs.clear();
    let (mut put, mut gone) = (put.drain(..).peekable(), gone.drain(..).peekable());
    let mut done = 0;
    while let Some(at) = [put.peek().map(|&(before, _)| before), gone.peek().copied()].into_iter().flatten().min() {
        let stays = done..at as usize;
        ops.extend_from_slice(&func.ops[stays.clone()]);
        locs.extend_from_slice(func.locs.get(stays).unwrap_or_default());
        while let Some((_, op)) = put.next_if(|&(before, _)| before == at) {
            ops.push(op);
        }
        if with_locs {
            locs.resize(ops.len(), func.locs[at as usize]);
        }
        done = at as usize + usize::from(gone.next_if_eq(&at).is_some());
    }
    ops.extend_from_slice(&func.ops[done..]);
    locs.extend_from_slice(func.locs.get(done..).unwrap_or_default());
    core::mem::swap(&mut func.ops, ops);
    if with_locs {
        core::mem::swap(&mut func.locs, locs);
    }
}
