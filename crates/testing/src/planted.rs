//! Planted faults, to check that random programs detect them.
//!
//! In: a name. Out: [`Planted`], a fault of the language, simulated by changing the recorded function and its contract.
//! Not here: detecting them (see `supervisor`); faults of the compiler (`cargo xtask faults`).

use crate::signature::Change;
use kernelsmith::unstable::ir::{Cond, Function, Op, Opcode, Type, VReg};
use kernelsmith_exec::{AccessContract, Affine, Bound};

/// A planted fault, by its index in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Planted(usize);

type Plant = fn(&mut Function, &mut AccessContract);

/// Faults of the language: name, description, and change.
const LANGUAGE: &[(&str, &str, Plant)] = &[
    ("contract-high", "contracts: the last element of every range is left out", |_, contract| {
        contract.accesses.iter_mut().for_each(|access| access.high = plus(&access.high, -1));
    }),
    ("contract-low", "contracts: the first element of every range is left out", |_, contract| {
        contract.accesses.iter_mut().for_each(|access| access.low = plus(&access.low, 1));
    }),
    ("contract-write", "contracts: writes are left out", |_, contract| {
        contract.accesses.retain(|access| !access.write)
    }),
    ("contract-first", "contracts: of each slice one range is kept", |_, contract| {
        let mut seen = Vec::new();
        contract.accesses.retain(|access| {
            let is_new = !seen.contains(&access.slice_param);
            seen.push(access.slice_param);
            is_new
        });
    }),
    ("contract-requires", "contracts: values may wrap around", |_, contract| contract.requires.clear()),
    ("contract-guards", "contracts: a range counts only if a loop runs twice", |_, contract| {
        for access in &mut contract.accesses {
            access.guards.iter_mut().for_each(|guard| *guard = plus(guard, -1));
        }
    }),
    ("range-maximum", "ranges: of two ends the lower one is the upper one", |_, contract| {
        contract.accesses.iter_mut().for_each(|access| access.high = smallest(&access.high));
    }),
    ("range-factor", "ranges: a product with a parameter or a length counts it once", |_, contract| {
        contract.accesses.iter_mut().for_each(|access| access.high = once(&access.high));
    }),
    ("range-constant", "ranges: displacements are forgotten", |_, contract| {
        contract.accesses.iter_mut().for_each(|access| access.high = without_constant(&access.high));
    }),
    ("range-quotient", "ranges: quotients are one too small", |_, contract| {
        contract.accesses.iter_mut().for_each(|access| access.high = smaller_quotients(&access.high));
    }),
    ("required-length", "required lengths are half as long", |_, contract| {
        for access in &mut contract.accesses {
            if let (Bound::Affine(low), Bound::Affine(high)) = (&access.low, &access.high)
                && (low, high.terms.is_empty()) == (&Affine::default(), true)
            {
                access.high = Bound::constant(high.constant / 2);
            }
        }
    }),
    ("footprint-ranges", "footprints: ranges that the contract does not list are left out", |_, contract| {
        contract.footprint.iter_mut().for_each(|footprint| footprint.accesses.clear());
    }),
    ("footprint-unknown", "footprints: accesses at places that are data are left out", |_, contract| {
        contract.footprint.iter_mut().for_each(|footprint| footprint.unknown.clear());
    }),
    ("result-slots-swapped", "results: several results are in each other's places", |func, _| {
        // The record is the last slice, and results are stores at constant places of it.
        let Some(record) =
            func.params.iter().rev().find(|&&v| func.vregs[v.index()] == Type::PTR && Some(v) != func.trap_param)
        else {
            return;
        };
        let record = *record;
        for op in
            func.ops.iter_mut().filter(|op| op.code == Opcode::Store && op.base() == record && op.offset().is_none())
        {
            op.imm = if op.imm < 8 { op.imm + 8 } else { op.imm % 8 };
        }
    }),
    ("dyn-len-swapped", "argument records: two slices have each other's length", |func, _| {
        let Some(&record) = func.params.first() else { return };
        let mut was_pointer = false;
        let mut lengths = Vec::new();
        for (at, op) in func.ops.iter().enumerate() {
            let is_word = op.code == Opcode::Load && op.base() == record;
            if is_word && was_pointer && op.ty == Type::INDEX {
                lengths.push(at);
            }
            was_pointer = is_word && op.ty == Type::PTR;
        }
        if let [first, second, ..] = lengths[..] {
            let displacement = func.ops[first].imm;
            func.ops[first].imm = func.ops[second].imm;
            func.ops[second].imm = displacement;
        }
    }),
    ("bitmap-end", "bitmaps: the word of the bit after the last one is accessed", |func, _| {
        let definition = |func: &Function, reg: VReg, code| {
            func.ops.iter().position(|op| op.dst == reg && op.code == code && op.ty == Type::INDEX)
        };
        for at in 0..func.ops.len() {
            let op = func.ops[at];
            if op.code == Opcode::Shr
                && op.ty == Type::INDEX
                && let Some(last) = definition(func, op.args[0], Opcode::Sub)
                && let Some(end) = definition(func, func.ops[last].args[0], Opcode::Add)
            {
                func.ops[at].args[0] = func.ops[end].dst;
            }
        }
    }),
    ("array-check", "arrays: no index is checked", |func, contract| {
        let is_of_array =
            |op: &Op| contract.checks.get(op.check_id() as usize).is_some_and(|site| site.array.is_some());
        remove(func, |op| op.code == Opcode::Check && is_of_array(op));
    }),
    ("array-contents", "arrays: they are not set to zero", |func, _| {
        let (mut addresses, mut zeros) = (Vec::new(), Vec::new());
        for op in &func.ops {
            match op.code {
                Opcode::SlotAddr => addresses.push(op.dst),
                Opcode::Const if op.imm == 0 => zeros.push(op.dst),
                _ => {}
            }
        }
        let is_zeroing =
            |op: &Op| op.code == Opcode::Store && addresses.contains(&op.base()) && zeros.contains(&op.stored());
        remove(func, is_zeroing);
    }),
    ("check-index", "checks: the index may be the length", |func, _| change_checks(func, 1)),
    ("check-first", "checks: of several checks for an access only the first is made", |func, _| {
        let mut seen = Vec::new();
        remove(func, |op| {
            let is_second = op.code == Opcode::Check && seen.contains(&op.imm);
            if op.code == Opcode::Check {
                seen.push(op.imm);
            }
            is_second
        });
    }),
    ("check-none", "checks: none is made", |func, _| remove(func, |op| op.code == Opcode::Check)),
    ("range-test", "loops: one that counts runs once more", |func, _| {
        for at in 2..func.ops.len() {
            let is_test = func.ops[at - 2].code == Opcode::While && func.ops[at].code == Opcode::Do;
            if is_test && func.ops[at - 1].code == Opcode::Cmp && func.ops[at - 1].cond() == Cond::Lt {
                let old = func.ops[at - 1];
                func.ops[at - 1] = Op::compare(Cond::Le, old.ty, old.dst, old.args[0], old.args[1]);
            }
        }
    }),
    ("range-condition", "ranges: an index that a condition compares may be one more", |func, _| {
        let is_test = |op: &&Op| matches!(op.code, Opcode::If | Opcode::Then | Opcode::BreakIf | Opcode::ContinueIf);
        let mut conditions: Vec<VReg> = func.ops.iter().filter(is_test).map(|op| op.args[0]).collect();
        for at in (0..func.ops.len()).rev() {
            let op = func.ops[at];
            if !conditions.contains(&op.dst) {
                continue;
            }
            let cond = match (op.code, op.ty == Type::INDEX) {
                (Opcode::And | Opcode::Or, _) => {
                    conditions.extend([op.args[0], op.args[1]]);
                    continue;
                }
                (Opcode::Cmp, true) => op.cond(),
                _ => continue,
            };
            let cond = match cond {
                Cond::Lt => Cond::Le,
                Cond::Ge => Cond::Gt,
                other => other,
            };
            func.ops[at] = Op::compare(cond, op.ty, op.dst, op.args[0], op.args[1]);
        }
    }),
    ("strided-store", "strided stores: the distance is one element too many", |func, _| {
        for at in 0..func.ops.len() {
            let op = func.ops[at];
            let is_distance = op.code == Opcode::Mul && op.ty.is_vector();
            let is_of_lanes =
                |func: &Function| func.ops.iter().any(|of| of.dst == op.args[0] && of.code == Opcode::Iota);
            let is_stored =
                |func: &Function| func.ops.iter().any(|of| of.code == Opcode::Scatter && of.offset() == op.dst);
            if is_distance && is_of_lanes(func) && is_stored(func) {
                let stride = func.ops.iter().position(|of| of.dst == op.args[1] && of.code == Opcode::Const);
                stride.into_iter().for_each(|stride| func.ops[stride].imm += 1);
            }
        }
    }),
    ("jump-counter", "jumps: `continue_` leaves a loop's counter as it is", |func, _| {
        let mut before_jump = Vec::new();
        for at in 1..func.ops.len() {
            let is_step = func.ops[at - 1].code == Opcode::Add && func.ops[at - 1].dst == func.ops[at - 1].args[0];
            if is_step && func.ops[at].code == Opcode::Continue {
                before_jump.push(at - 1);
            }
        }
        let mut at = 0;
        func.ops.retain(|_| {
            at += 1;
            !before_jump.contains(&(at - 1))
        });
    }),
    ("mask-access", "masks: accesses under a mask are of all lanes", |func, _| {
        let is_access = |code| matches!(code, Opcode::Load | Opcode::Store);
        for op in func.ops.iter_mut().filter(|op| is_access(op.code)) {
            op.mask = VReg::NONE;
            op.pass = VReg::NONE;
        }
    }),
    ("displacement", "places: displacements are one element too many", |func, _| {
        for op in func.ops.iter_mut().filter(|op| matches!(op.code, Opcode::Load | Opcode::Store) && op.imm != 0) {
            op.imm += i64::from(op.ty.elem().bytes());
        }
    }),
];

impl Planted {
    /// All faults.
    pub fn all() -> impl Iterator<Item = Planted> {
        (0..LANGUAGE.len()).map(Planted)
    }

    /// The name.
    pub fn name(self) -> &'static str {
        LANGUAGE[self.0].0
    }

    /// A description of the fault.
    pub fn doc(self) -> &'static str {
        LANGUAGE[self.0].1
    }

    /// The fault with this name.
    pub fn from_name(name: &str) -> Option<Planted> {
        Planted::all().find(|fault| fault.name() == name)
    }

    /// The change that simulates the fault.
    pub(crate) fn change(self) -> Change<'static> {
        &LANGUAGE[self.0].2
    }
}

fn plus(bound: &Bound, by: i64) -> Bound {
    Bound::Sum(vec![bound.clone(), Bound::constant(by)])
}

/// The bound with the smallest part of every maximum.
fn smallest(bound: &Bound) -> Bound {
    let parts = |parts: &[Bound]| parts.iter().map(smallest).collect::<Vec<_>>();
    match bound {
        Bound::Max(all) => Bound::Min(parts(all)),
        Bound::Min(all) => Bound::Min(parts(all)),
        Bound::Sum(all) => Bound::Sum(parts(all)),
        other => other.clone(),
    }
}

/// The bound with quotients of smaller dividends.
fn smaller_quotients(bound: &Bound) -> Bound {
    let parts = |parts: &[Bound]| parts.iter().map(smaller_quotients).collect::<Vec<_>>();
    match bound {
        Bound::Quotient(quotient) => {
            let dividend = plus(&quotient.dividend, quotient.divisor.saturating_neg());
            Bound::quotient(dividend, quotient.divisor, quotient.rounding)
        }
        Bound::Max(all) => Bound::Max(parts(all)),
        Bound::Min(all) => Bound::Min(parts(all)),
        Bound::Sum(all) => Bound::Sum(parts(all)),
        Bound::Product(all) => Bound::Product(parts(all)),
        other => other.clone(),
    }
}

/// The bound with a coefficient of one for each term.
fn once(bound: &Bound) -> Bound {
    let parts = |parts: &[Bound]| parts.iter().map(once).collect::<Vec<_>>();
    match bound {
        Bound::Affine(affine) => {
            let mut affine = affine.clone();
            affine.terms.iter_mut().for_each(|(factor, _)| *factor = factor.signum());
            Bound::Affine(affine)
        }
        Bound::Max(all) => Bound::Max(parts(all)),
        Bound::Min(all) => Bound::Min(parts(all)),
        Bound::Sum(all) => Bound::Sum(parts(all)),
        other => other.clone(),
    }
}

/// The bound without constants next to terms.
fn without_constant(bound: &Bound) -> Bound {
    let parts = |parts: &[Bound]| parts.iter().map(without_constant).collect::<Vec<_>>();
    match bound {
        Bound::Affine(affine) if !affine.terms.is_empty() => Bound::affine(0, affine.terms.clone()),
        Bound::Max(all) => Bound::Max(parts(all)),
        Bound::Min(all) => Bound::Min(parts(all)),
        Bound::Sum(all) => Bound::Sum(parts(all)),
        other => other.clone(),
    }
}

/// Lets indices exceed the length by `by`.
fn change_checks(func: &mut Function, by: u64) {
    let mut ops = Vec::with_capacity(func.ops.len());
    for mut op in core::mem::take(&mut func.ops) {
        if op.code == Opcode::Check {
            let (number, len) = (func.new_vreg(Type::INDEX), func.new_vreg(Type::INDEX));
            ops.push(Op::constant(Type::INDEX, number, by));
            ops.push(Op::binary(Opcode::Add, Type::INDEX, len, op.args[1], number));
            op.args[1] = len;
        }
        ops.push(op);
    }
    func.ops = ops;
    func.locs.clear();
}

fn remove(func: &mut Function, mut is_unwanted: impl FnMut(&Op) -> bool) {
    func.ops.retain(|op| !is_unwanted(op));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_of_one_fault_each() {
        let names: Vec<&str> = Planted::all().map(Planted::name).collect();
        // Faults of the compiler are in `tests/faults`.
        assert!(names.len() >= 16);
        for name in &names {
            assert_eq!(names.iter().filter(|other| other == &name).count(), 1, "{name}");
            assert_eq!(Planted::from_name(name).map(Planted::name), Some(*name));
        }
    }
}
