//! The passes over the IR, one file each, and what they share.
//!
//! In: a verified function. Out: the same function, meaning the same, in a narrower form.
//! Invariant: every pass leaves a function that the verifier accepts and the interpreter runs with the same result.
//! Not here: the order (see [`crate::pipeline`]) and what happens once there are machine instructions (see
//! [`crate::select`]).

pub mod collect;
pub mod control_flow;
pub mod dead_code;
pub mod hoist_invariant;
pub mod immediates;
pub mod index_sums;
pub mod induction;
pub mod legalise;
pub mod pointers;
pub mod simplify;
pub mod step_early;
pub mod unroll;

use crate::ops::{NO_OP, each_use, refill};
use crate::target::Target;
use kernelsmith_ir::{Function, LocId, Op, Opcode, VReg};

/// What a pass may look at, and the memory it reuses from one compilation to the next.
#[derive(Debug)]
pub struct PassCx<'a> {
    /// The machine to compile for.
    pub target: &'a Target,
    /// Scratch columns: their content means nothing between passes.
    pub scratch: &'a mut Scratch,
}

/// Columns that passes fill and forget.
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
    /// How much of these is of the function as it is.
    defs: Defs,
    /// A column per register for the pass at work.
    pub per_vreg: Vec<u32>,
    /// A second one.
    pub per_vreg2: Vec<u32>,
    /// A column per operation for the pass at work.
    pub per_op: Vec<u32>,
    /// Operations on their way into the function.
    pub ops: Vec<Op>,
    /// Their locations.
    pub locs: Vec<LocId>,
    /// Operations to insert, and before which ones.
    pub inserts: Vec<(usize, Op)>,
    /// A stack of numbers.
    pub stack: Vec<u32>,
    /// A second stack.
    pub stack2: Vec<u32>,
    /// Whether legalisation made new operations.
    pub expanded: bool,
    /// The table of known values.
    pub values: simplify::number::ValueTable,
    /// What leaves loops.
    pub hoist: hoist_invariant::Lists,
    /// Sums with constants.
    pub index_sums: index_sums::IndexSums,
    /// Products of counters.
    pub induction: induction::Lists,
    /// What legalisation knows.
    pub legal: legalise::Columns,
    /// Pointers that are stepped through loops.
    pub pointers: pointers::Lists,
    /// Loops of several turns at once.
    pub unroll: unroll::Unroller,
}

/// What is known of the definitions of a function. A pass that adds or takes away operations says so
/// ([`Scratch::forget_defs`]), and one that moves them ([`Scratch::forget_places`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
enum Defs {
    /// Nothing.
    #[default]
    Unknown,
    /// How many a register has.
    Counted,
    /// And where they stand.
    Found,
}

impl Scratch {
    /// Sees to it that `n_defs` and `def_op` are there (parameters count as definitions without an operation).
    pub fn find_defs(&mut self, func: &Function) {
        match self.defs {
            Defs::Found => debug_assert!(self.are_right(func)),
            Defs::Unknown | Defs::Counted => self.compute_defs(func),
        }
    }

    /// Sees to it that `n_defs` is there; `def_op` may be of a function whose operations stood elsewhere.
    pub fn count_defs(&mut self, func: &Function) {
        match self.defs {
            Defs::Found | Defs::Counted => debug_assert!(self.are_right(func)),
            Defs::Unknown => self.compute_defs(func),
        }
    }

    /// Operations are others now.
    pub fn forget_defs(&mut self) {
        self.defs = Defs::Unknown;
    }

    /// Operations stand elsewhere now.
    pub fn forget_places(&mut self) {
        self.defs = self.defs.min(Defs::Counted);
    }

    /// Whether what is known is so.
    fn are_right(&self, func: &Function) -> bool {
        let mut anew = Scratch::default();
        anew.compute_defs(func);
        let found = self.defs < Defs::Found || (self.has_variables, &self.def_op) == (anew.has_variables, &anew.def_op);
        found && self.n_defs == anew.n_defs
    }

    fn compute_defs(&mut self, func: &Function) {
        let n = func.n_vregs();
        refill(&mut self.n_defs, n, 0);
        refill(&mut self.def_op, n, NO_OP);
        for param in &func.params {
            self.n_defs[param.index()] += 1;
        }
        self.has_variables = false;
        self.defs = Defs::Found;
        for (at, op) in func.ops.iter().enumerate() {
            if op.dst.is_some() {
                let v = op.dst.index();
                self.n_defs[v] += 1;
                let is_variable = self.n_defs[v] > 1;
                self.def_op[v] = if is_variable { NO_OP } else { at as u32 };
                self.has_variables |= is_variable;
            }
        }
    }

    /// Fills `n_uses`.
    pub fn compute_uses(&mut self, func: &Function) {
        refill(&mut self.n_uses, func.n_vregs(), 0);
        for op in &func.ops {
            each_use(func, op, |v| self.n_uses[v.index()] += 1);
        }
    }

    /// The operation that alone defines `v`.
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

/// Puts operations before others, which are named by number, and takes away those that are `gone`, in ascending order.
/// What stands at one place keeps its order; it gets the location of what was there. Both lists are empty then.
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
