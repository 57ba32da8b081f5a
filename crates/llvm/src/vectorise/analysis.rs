//! What the registers of a loop are.
//!
//! In: a loop without control flow but its exit. Out: [`Analysis`]: a value for each operation, and the operations that must
//! become operations on vectors. A value is *uniform* if it is the same in all iterations, *linear* if it grows by a constant,
//! *varying* otherwise. Operations that compute uniform and linear values are copied to before the loop, where they compute
//! the values of the first iteration.
//! Invariant: linear values have 64 bits, so that they are sums in the arithmetic of addresses. What is not understood is no
//! loop of vectors. Not here: whether accesses overlap, which is tested before the loop (`emit`).

use super::{Candidate, Facts};
use kernelsmith_ir::ops::Props;
use kernelsmith_ir::{Cond, Elem, Function, MemInfo, Op, OpFlags, Opcode, Type, VReg};
use std::collections::{BTreeMap, HashMap};

/// The number of a value.
pub(super) type Id = usize;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Uniform,
    /// Grows by so much in each iteration.
    Linear(i64),
    /// The comparison of a linear with a uniform value, by number.
    Test(usize),
    Varying,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Value {
    pub(super) kind: Kind,
    /// The register with its value in the first iteration, before the loop; none if it varies.
    pub(super) first: VReg,
    pub(super) ty: Type,
    pub(super) constant: Option<u64>,
}

/// An operation on vectors.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) op: Op,
    pub(super) args: [Option<Id>; 3],
    /// The value that it computes.
    pub(super) result: Option<Id>,
    /// The address of a load or store, by number.
    pub(super) place: usize,
}

/// `linear cond uniform`, of this type, negated or not.
#[derive(Clone, Copy, Debug)]
pub(super) struct Test {
    pub(super) cond: Cond,
    pub(super) ty: Type,
    pub(super) linear: Id,
    pub(super) uniform: Id,
    pub(super) is_negated: bool,
}

/// An access. Those with equal places differ by their displacements only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Access {
    pub(super) is_store: bool,
    pub(super) is_linear: bool,
    pub(super) place: usize,
    pub(super) disp: i64,
    /// Bytes of an element.
    pub(super) bytes: u32,
}

/// A variable of the loop: its step, and how much it has grown within an iteration where the loop is left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variable {
    pub(super) step: i64,
    pub(super) at_exit: i64,
}

pub(super) struct Analysis {
    pub(super) values: Vec<Value>,
    /// Operations before the loop.
    pub(super) setup: Vec<Op>,
    pub(super) items: Vec<Item>,
    pub(super) accesses: Vec<Access>,
    /// The addresses in the first iteration, without displacements.
    pub(super) places: Vec<VReg>,
    pub(super) tests: Vec<Test>,
    /// The test of the exit: the loop is left if it holds.
    pub(super) exit: Test,
    /// How many regions the exit leaves.
    pub(super) depth: i64,
    pub(super) variables: BTreeMap<VReg, Variable>,
    /// Whether nothing after the loop reads what it computes, but for its variables.
    pub(super) is_closed: bool,
    /// The width of the widest lanes, in bits.
    pub(super) lane_bits: u32,
}

impl Analysis {
    /// Analyses a loop; `None` if it does not qualify.
    pub(super) fn of(func: &mut Function, facts: &Facts, found: &Candidate) -> Option<Analysis> {
        let before = func.ops[found.before.clone()].to_vec();
        let after = func.ops[found.after.clone()].to_vec();
        let variables = variables(func, facts, &before, &after)?;
        let mut reads: HashMap<VReg, u32> = HashMap::new();
        for op in before.iter().chain(&after) {
            func.uses(op).filter(|reg| reg.is_some()).for_each(|reg| *reads.entry(reg).or_default() += 1);
        }
        *reads.entry(found.condition).or_default() += 1;
        let is_inner = |op: &Op| {
            op.dst.is_none()
                || variables.contains_key(&op.dst)
                || reads.get(&op.dst).copied().unwrap_or(0) == facts.reads[op.dst.index()]
        };
        let is_closed = before.iter().chain(&after).all(is_inner);
        let test = Test { cond: Cond::Eq, ty: Type::BOOL, linear: 0, uniform: 0, is_negated: false };
        let analysis = Analysis {
            values: Vec::new(),
            setup: Vec::new(),
            items: Vec::new(),
            accesses: Vec::new(),
            places: Vec::new(),
            tests: Vec::new(),
            exit: test,
            depth: found.depth,
            variables,
            is_closed,
            lane_bits: 8,
        };
        let mut walk =
            Walk { analysis, func, facts, current: HashMap::new(), by_key: HashMap::new(), known: HashMap::new() };
        for (&reg, variable) in &walk.analysis.variables.clone() {
            let kind = if variable.step == 0 { Kind::Uniform } else { Kind::Linear(variable.step) };
            let value = Value { kind, first: reg, ty: walk.func.ty(reg)?, constant: None };
            walk.analysis.values.push(value);
            walk.current.insert(reg, walk.analysis.values.len() - 1);
        }
        for op in &before {
            walk.operation(op, true)?;
        }
        let condition = walk.value(found.condition)?;
        let Kind::Test(test) = walk.analysis.values[condition].kind else { return None };
        let test = walk.analysis.tests[test];
        walk.analysis.exit = Test { is_negated: test.is_negated == found.leaves_if, ..test };
        for op in &after {
            walk.operation(op, false)?;
        }
        let analysis = walk.analysis;
        // Without a store, a loop computes nothing that is left.
        analysis.accesses.iter().any(|access| access.is_store).then_some(analysis)
    }
}

/// Whether values of the type may be linear.
fn is_word(ty: Type) -> bool {
    matches!(ty, Type::U64 | Type::I64 | Type::INDEX | Type::PTR)
}

/// The variables of the loop, which an iteration reads before it writes them; `None` if one does not grow by a constant.
fn variables(func: &Function, facts: &Facts, before: &[Op], after: &[Op]) -> Option<BTreeMap<VReg, Variable>> {
    let written: HashMap<VReg, ()> =
        before.iter().chain(after).filter(|op| op.dst.is_some()).map(|op| (op.dst, ())).collect();
    // A variable and what was added to it, or a constant; `None` for all else.
    let mut current: HashMap<VReg, (Option<VReg>, Option<i64>)> = HashMap::new();
    // With what each has grown at the exit, if it was read before.
    let mut variables: BTreeMap<VReg, Option<i64>> = BTreeMap::new();
    for (at, op) in before.iter().chain(after).enumerate() {
        if at == before.len() {
            note_exit(&mut variables, &current)?;
        }
        for reg in func.uses(op).filter(|reg| reg.is_some()) {
            if written.contains_key(&reg) && !current.contains_key(&reg) {
                variables.insert(reg, None);
                current.insert(reg, (Some(reg), Some(0)));
            }
        }
        if op.dst.is_none() {
            continue;
        }
        let known = |at: usize| {
            let reg = op.args[at];
            let constant = || facts.constants.get(&reg).map_or((None, None), |&bits| (None, Some(bits as i64)));
            if reg.is_none() { (None, Some(0)) } else { current.get(&reg).copied().unwrap_or_else(constant) }
        };
        let sum = |a: (Option<VReg>, Option<i64>), b: (Option<VReg>, Option<i64>), sign: i64| match (a, b) {
            ((root, Some(a)), (None, Some(b))) => (root, Some(a.wrapping_add(b.wrapping_mul(sign)))),
            ((None, Some(a)), (root, Some(b))) if sign == 1 => (root, Some(a.wrapping_add(b))),
            _ => (None, None),
        };
        let is_plain = op.mask.is_none() && is_word(op.ty);
        let value = match op.code {
            Opcode::Const if is_plain => (None, Some(op.const_bits() as i64)),
            Opcode::Copy if is_plain => known(0),
            Opcode::Cast if is_plain && op.source_ty().is_some_and(is_word) => known(0),
            Opcode::Add if is_plain => sum(known(0), known(1), 1),
            Opcode::Sub if is_plain => sum(known(0), known(1), -1),
            Opcode::Addr if op.offset().is_none() => sum(known(0), (None, Some(op.disp())), 1),
            Opcode::Addr => match known(1) {
                (None, Some(offset)) => {
                    let offset = offset.wrapping_shl(u32::from(op.mem().scale_log2)).wrapping_add(op.disp());
                    sum(known(0), (None, Some(offset)), 1)
                }
                _ => (None, None),
            },
            _ => (None, None),
        };
        current.insert(op.dst, value);
    }
    if after.is_empty() {
        note_exit(&mut variables, &current)?;
    }
    let mut result = BTreeMap::new();
    for (reg, at_exit) in variables {
        let (root, step) = current.get(&reg).copied()?;
        if root != Some(reg) {
            return None;
        }
        // A variable that is read for the first time after the exit has not grown before it.
        result.insert(reg, Variable { step: step?, at_exit: at_exit.unwrap_or(0) });
    }
    Some(result)
}

/// Records how much each variable has grown at the exit; `None` if one holds something else there.
fn note_exit(
    variables: &mut BTreeMap<VReg, Option<i64>>,
    current: &HashMap<VReg, (Option<VReg>, Option<i64>)>,
) -> Option<()> {
    for (reg, at_exit) in variables.iter_mut() {
        let &(root, grown) = current.get(reg)?;
        *at_exit = Some(grown.filter(|_| root == Some(*reg))?);
    }
    Some(())
}

struct Walk<'w> {
    analysis: Analysis,
    func: &'w mut Function,
    facts: &'w Facts,
    current: HashMap<VReg, Id>,
    /// Places by base, offset and scale.
    by_key: HashMap<(Id, Option<Id>, u8), usize>,
    /// Values by the operation before the loop that computes them, without its result.
    known: HashMap<Op, Id>,
}

impl Walk<'_> {
    /// The value of a register here.
    fn value(&mut self, reg: VReg) -> Option<Id> {
        if let Some(&id) = self.current.get(&reg) {
            return Some(id);
        }
        // It is not written in the loop, or was not written yet: then it is one of the variables, which have values.
        let ty = self.func.ty(reg)?;
        let constant = self.facts.constants.get(&reg).copied();
        let id = self.add(Value { kind: Kind::Uniform, first: reg, ty, constant });
        self.current.insert(reg, id);
        Some(id)
    }

    fn add(&mut self, value: Value) -> Id {
        self.analysis.values.push(value);
        self.analysis.values.len() - 1
    }

    fn kind(&self, id: Id) -> Kind {
        self.analysis.values[id].kind
    }

    /// One operation.
    fn operation(&mut self, op: &Op, is_before_exit: bool) -> Option<()> {
        let source = if matches!(op.code, Opcode::Cast | Opcode::CastSat) { op.source_ty()? } else { op.ty };
        let is_special = op.mask.is_some() || op.flags.has(OpFlags::VOLATILE) || op.flags.has(OpFlags::NONTEMPORAL);
        if is_special || op.ty.is_vector() || source.is_vector() {
            return None;
        }
        let mut args = [None; 3];
        for (id, reg) in args.iter_mut().zip(op.args) {
            if reg.is_some() {
                *id = Some(self.value(reg)?);
            }
        }
        if op.code.is_memory() {
            return if is_before_exit { self.access(op, args) } else { None };
        }
        if !op.code.is_pure() || op.dst.is_none() {
            return None;
        }
        let is = |kind: fn(Kind) -> bool, walk: &Self| args.iter().flatten().all(|&id| kind(walk.kind(id)));
        if is(|kind| kind == Kind::Uniform, self) {
            let constant = match op.code {
                Opcode::Const => Some(op.const_bits()),
                Opcode::Copy => args[0].and_then(|id| self.analysis.values[id].constant),
                _ => None,
            };
            return self.hoist(op, args, Kind::Uniform, constant);
        }
        if let Some(step) = self.step(op, args) {
            return self.hoist(op, args, if step == 0 { Kind::Uniform } else { Kind::Linear(step) }, None);
        }
        if let Some(test) = self.test(op, args) {
            self.analysis.tests.push(test);
            let kind = Kind::Test(self.analysis.tests.len() - 1);
            return self.define(op.dst, Value { kind, first: VReg::NONE, ty: Type::BOOL, constant: None });
        }
        let may_vary = |kind: Kind| !matches!(kind, Kind::Test(_));
        if !is(may_vary, self) || !is_cheap(op) {
            return None;
        }
        self.widen(op.ty);
        self.widen(source);
        self.vary(op, args, usize::MAX)
    }

    fn define(&mut self, reg: VReg, value: Value) -> Option<()> {
        let id = self.add(value);
        self.current.insert(reg, id);
        Some(())
    }

    /// Copies an operation to before the loop.
    fn hoist(&mut self, op: &Op, args: [Option<Id>; 3], kind: Kind, constant: Option<u64>) -> Option<()> {
        let ty = self.func.ty(op.dst)?;
        let mut new = Op { dst: VReg::NONE, ..*op };
        for (arg, id) in new.args.iter_mut().zip(args) {
            if let Some(id) = id {
                *arg = self.analysis.values[id].first;
            }
        }
        if let Some(&id) = self.known.get(&new) {
            self.current.insert(op.dst, id);
            return Some(());
        }
        let first = self.func.new_vreg(ty);
        self.analysis.setup.push(Op { dst: first, ..new });
        self.define(op.dst, Value { kind, first, ty, constant })?;
        if op.code.is_pure() {
            self.known.extend(self.current.get(&op.dst).map(|&id| (new, id)));
        }
        Some(())
    }

    /// Adds an operation on vectors.
    fn vary(&mut self, op: &Op, args: [Option<Id>; 3], place: usize) -> Option<()> {
        let mut result = None;
        if op.dst.is_some() {
            let ty = self.func.ty(op.dst)?;
            self.define(op.dst, Value { kind: Kind::Varying, first: VReg::NONE, ty, constant: None })?;
            result = self.current.get(&op.dst).copied();
        }
        self.analysis.items.push(Item { op: *op, args, result, place });
        Some(())
    }

    /// Takes the lanes of a type into account.
    fn widen(&mut self, ty: Type) {
        if ty != Type::BOOL {
            self.analysis.lane_bits = self.analysis.lane_bits.max(ty.elem().bits());
        }
    }

    /// How much the result of an operation grows, if that is a constant.
    fn step(&self, op: &Op, args: [Option<Id>; 3]) -> Option<i64> {
        let step = |at: usize| match args[at].map(|id| self.kind(id)) {
            None | Some(Kind::Uniform) => Some(0),
            Some(Kind::Linear(step)) => Some(step),
            Some(_) => None,
        };
        let constant = |at: usize| args[at].and_then(|id| self.analysis.values[id].constant);
        if !is_word(op.ty) {
            return None;
        }
        match op.code {
            Opcode::Copy => step(0),
            Opcode::Cast if op.source_ty().is_some_and(is_word) => step(0),
            Opcode::Add => Some(step(0)?.wrapping_add(step(1)?)),
            Opcode::Sub => Some(step(0)?.wrapping_sub(step(1)?)),
            Opcode::Mul => match (constant(0), constant(1)) {
                (_, Some(factor)) => Some(step(0)?.wrapping_mul(factor as i64)),
                (Some(factor), None) => Some(step(1)?.wrapping_mul(factor as i64)),
                _ => None,
            },
            Opcode::Shl => Some(step(0)?.wrapping_shl((constant(1)? & 63) as u32)),
            Opcode::Addr => Some(step(0)?.wrapping_add(step(1)?.wrapping_shl(u32::from(op.mem().scale_log2)))),
            _ => None,
        }
    }

    /// The comparison of a linear with a uniform value, or its negation.
    fn test(&self, op: &Op, args: [Option<Id>; 3]) -> Option<Test> {
        match op.code {
            Opcode::Cmp if is_word(op.ty) => {
                let (a, b) = (args[0]?, args[1]?);
                let (linear, uniform, cond) = match (self.kind(a), self.kind(b)) {
                    (Kind::Linear(_), Kind::Uniform) => (a, b, op.cond()),
                    (Kind::Uniform, Kind::Linear(_)) => (b, a, op.cond().swapped()),
                    _ => return None,
                };
                Some(Test { cond, ty: op.ty, linear, uniform, is_negated: false })
            }
            Opcode::Not | Opcode::Copy => match self.kind(args[0]?) {
                Kind::Test(test) => {
                    let test = self.analysis.tests[test];
                    Some(Test { is_negated: test.is_negated ^ (op.code == Opcode::Not), ..test })
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// A load or a store.
    fn access(&mut self, op: &Op, args: [Option<Id>; 3]) -> Option<()> {
        let is_store = match op.code {
            Opcode::Load => false,
            Opcode::Store => true,
            _ => return None,
        };
        if op.mem().space != 0 {
            return None;
        }
        let step = self.step(&Op { code: Opcode::Addr, ty: Type::PTR, ..*op }, args)?;
        let bytes = op.ty.elem().bytes();
        let is_linear = step != 0;
        if (is_linear || is_store) && (step != i64::from(bytes) || !is_lane(op.ty)) {
            return None;
        }
        // A constant offset is part of the displacement, so that accesses with others have the same place.
        let (mut op, mut args) = (*op, args);
        if let Some(offset) = args[1].and_then(|id| self.analysis.values[id].constant) {
            let offset = (offset as i64).checked_mul(i64::from(op.mem().scale()))?;
            op.imm = op.disp().checked_add(offset)?;
            op.args[1] = VReg::NONE;
            op.aux = MemInfo { scale_log2: 0, ..op.mem() }.pack();
            args[1] = None;
        }
        let op = &op;
        let place = self.place(op, args)?;
        self.analysis.accesses.push(Access { is_store, is_linear, place, disp: op.disp(), bytes });
        if !is_linear {
            return self.hoist(op, args, Kind::Uniform, None);
        }
        if let Some(stored) = args[2]
            && matches!(self.kind(stored), Kind::Test(_))
        {
            return None;
        }
        self.widen(op.ty);
        self.vary(op, args, place)
    }

    /// The address in the first iteration.
    fn place(&mut self, op: &Op, [base, offset, _]: [Option<Id>; 3]) -> Option<usize> {
        let key = (base?, offset, op.mem().scale_log2);
        if let Some(&place) = self.by_key.get(&key) {
            return Some(place);
        }
        let first = |id: Option<Id>| id.map_or(VReg::NONE, |id| self.analysis.values[id].first);
        let (base, offset) = (first(base), first(offset));
        let dst = self.func.new_vreg(Type::PTR);
        let info = MemInfo { scale_log2: key.2, ..MemInfo::default() };
        self.analysis.setup.push(Op::memory(Opcode::Addr, Type::PTR, dst, base, offset, VReg::NONE, 0, info));
        self.analysis.places.push(dst);
        self.by_key.insert(key, self.analysis.places.len() - 1);
        Some(self.analysis.places.len() - 1)
    }
}

/// Whether a lane can have this type.
pub(super) fn is_lane(ty: Type) -> bool {
    use Elem::{F32, F64, I8, I16, I32, I64, U8, U16, U32, U64};
    matches!(ty.elem(), I8 | I16 | I32 | I64 | U8 | U16 | U32 | U64 | F32 | F64)
}

/// Whether machines have an operation for vectors that costs about as much as one for scalars.
fn is_cheap(op: &Op) -> bool {
    let is_long = |ty: Type| ty.is_int() && ty.elem().bits() == 64;
    match op.code {
        Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Not | Opcode::Copy | Opcode::Select if op.ty == Type::BOOL => {
            true
        }
        _ if !is_lane(op.ty) => false,
        Opcode::Div => op.ty.is_float(),
        Opcode::Mul => !is_long(op.ty) && op.ty.elem().bits() > 8,
        Opcode::Rem | Opcode::MulHigh | Opcode::Popcount | Opcode::Clz | Opcode::Ctz | Opcode::BitReverse => false,
        Opcode::Cmp | Opcode::Select => true,
        Opcode::Cast => op.source_ty().is_some_and(|source| {
            let is_mixed = source.is_float() != op.ty.is_float();
            is_lane(source) && !(is_mixed && (is_long(source) || is_long(op.ty)))
        }),
        code => code.info().props.has(Props::LANEWISE) && !matches!(code, Opcode::BitExtract | Opcode::BitDeposit),
    }
}
