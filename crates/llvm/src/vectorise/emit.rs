//! A loop of vectors in the place of a loop.
//!
//! In: an [`Analysis`], the operations of the loop. Out: operations that compute how many iterations the loop has, test that
//! no store overlaps another access, run vectors, and keep the loop for all other cases.
//! If nothing reads what the loop computes but the memory and its variables, the last vector is masked; otherwise the loop
//! itself runs the last iterations, at least one, and leaves its registers as they would be.
//! Invariant: the number of iterations is checked by the exit's own test, which must hold in the last one and not in the
//! first, so that a variable that wraps leaves the loop to the original. Not here: what the registers of the loop are.

use super::analysis::{Access, Analysis, Id, Item, Kind, Test, is_lane};
use kernelsmith_ir::{Cond, Elem, Function, MemInfo, Op, Opcode, Pass, Type, VReg};
use std::collections::HashMap;

/// Loops have fewer iterations than this; no product with the size of an element overflows.
const MAX_COUNT_LOG2: u64 = 56;

/// Maximum number of tests whether accesses overlap: their time must stay small next to the loop.
const MAX_TESTS: usize = 12;

struct Emit<'f> {
    func: &'f mut Function,
    analysis: Analysis,
    ops: Vec<Op>,
}

/// The operations that replace the loop, whose own are `original`; `None` if that does not pay or cannot be right.
pub(super) fn replacement(func: &mut Function, analysis: Analysis, original: &[Op]) -> Option<Vec<Op>> {
    let overlaps = overlaps(&analysis.accesses)?;
    let ops = analysis.setup.clone();
    let mut emit = Emit { func, analysis, ops };
    let (n, mut condition) = emit.count()?;
    for (store, other) in overlaps {
        let is_apart = emit.are_apart(n, store, other);
        condition = emit.binary(Opcode::And, Type::BOOL, condition, is_apart);
    }
    emit.ops.push(Op::unary(Opcode::If, Type::BOOL, VReg::NONE, condition));
    let lanes_ty = Type::native(Elem::I8, emit.analysis.lane_bits);
    let lanes = emit.func.new_vreg(Type::INDEX);
    emit.ops.push(Op::from_source(Opcode::Lanes, Type::INDEX, lanes_ty, lanes, VReg::NONE));
    let lanes64 = emit.cast(Type::U64, Type::INDEX, lanes);
    let one = emit.constant(Type::U64, 1);
    let is_masked = emit.analysis.is_closed && emit.analysis.accesses.iter().all(|access| access.bytes >= 4);
    // Without a mask, the loop itself runs the last iteration.
    let available = if is_masked { n } else { emit.binary(Opcode::Sub, Type::U64, n, one) };
    let below = emit.binary(Opcode::Sub, Type::U64, lanes64, one);
    let below = emit.unary(Opcode::Not, Type::U64, below);
    let full = emit.binary(Opcode::And, Type::U64, available, below);
    let [n, full] = [n, full].map(|count| emit.cast(Type::INDEX, Type::U64, count));
    let at = emit.func.new_vreg(Type::INDEX);
    emit.ops.push(Op::constant(Type::INDEX, at, 0));

    let mut splats = HashMap::new();
    let mut setup = Vec::new();
    let (mut body, mut tail) = (Vec::new(), Vec::new());
    emit.body(at, None, &mut splats, &mut setup, &mut body)?;
    if is_masked {
        let left = emit.func.new_vreg(Type::INDEX);
        tail.push(Op::binary(Opcode::Sub, Type::INDEX, left, n, at));
        emit.body(at, Some(left), &mut splats, &mut setup, &mut tail)?;
    }
    emit.ops.append(&mut setup);
    emit.ops.push(Op::marker(Opcode::While));
    let more = emit.compare(Cond::Lt, Type::INDEX, at, full);
    emit.ops.push(Op::unary(Opcode::Do, Type::BOOL, VReg::NONE, more));
    emit.ops.append(&mut body);
    emit.ops.push(Op::binary(Opcode::Add, Type::INDEX, at, at, lanes));
    emit.ops.push(Op::marker(Opcode::EndLoop));
    if is_masked {
        let more = emit.compare(Cond::Lt, Type::INDEX, at, n);
        emit.ops.push(Op::unary(Opcode::If, Type::BOOL, VReg::NONE, more));
        emit.ops.append(&mut tail);
        emit.ops.push(Op::marker(Opcode::EndIf));
    }
    emit.advance(if is_masked { n } else { full }, is_masked);
    if is_masked {
        let depth = emit.analysis.depth;
        if depth > 1 {
            emit.ops.push(Op::marker(Opcode::Break).with_imm(depth - 1));
        }
        emit.ops.push(Op::marker(Opcode::Else));
        emit.ops.extend(original);
        emit.ops.push(Op::marker(Opcode::EndIf));
    } else {
        emit.ops.push(Op::marker(Opcode::EndIf));
        emit.ops.extend(original);
    }
    Some(emit.ops)
}

/// The accesses with one place, element size and kind: their smallest and largest displacement.
#[derive(Clone, Copy, Debug)]
struct Group {
    access: Access,
    last: i64,
}

/// The pairs of a store and other accesses that may overlap; `None` if some do, or if there are too many.
fn overlaps(accesses: &[Access]) -> Option<Vec<(Group, Group)>> {
    let mut groups: Vec<Group> = Vec::new();
    for &access in accesses {
        let same = |group: &&mut Group| Access { disp: group.access.disp, ..access } == group.access;
        match groups.iter_mut().find(same) {
            Some(group) => {
                group.last = group.last.max(access.disp);
                group.access.disp = group.access.disp.min(access.disp);
            }
            None => groups.push(Group { access, last: access.disp }),
        }
    }
    let mut pairs = Vec::new();
    for (at, &store) in groups.iter().enumerate() {
        if !store.access.is_store {
            continue;
        }
        // Stores to different displacements of one place overlap in other iterations.
        if store.access.disp != store.last {
            return None;
        }
        for (other_at, &other) in groups.iter().enumerate() {
            let is_counted = other.access.is_store && other_at <= at;
            if is_counted {
                continue;
            }
            if store.access.place == other.access.place && other.access.is_linear {
                let is_same = other.access.disp == store.access.disp && other.last == store.access.disp;
                if !is_same || other.access.bytes != store.access.bytes {
                    return None;
                }
                continue;
            }
            pairs.push((store, other));
        }
    }
    (pairs.len() <= MAX_TESTS).then_some(pairs)
}

impl Emit<'_> {
    fn push(&mut self, ty: Type, op: Op) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.ops.push(Op { dst, ..op });
        dst
    }

    fn constant(&mut self, ty: Type, bits: u64) -> VReg {
        self.push(ty, Op::constant(ty, VReg::NONE, bits))
    }

    fn unary(&mut self, code: Opcode, ty: Type, a: VReg) -> VReg {
        self.push(ty, Op::unary(code, ty, VReg::NONE, a))
    }

    fn binary(&mut self, code: Opcode, ty: Type, a: VReg, b: VReg) -> VReg {
        self.push(ty, Op::binary(code, ty, VReg::NONE, a, b))
    }

    fn compare(&mut self, cond: Cond, ty: Type, a: VReg, b: VReg) -> VReg {
        self.push(Type::BOOL, Op::compare(cond, ty, VReg::NONE, a, b))
    }

    fn cast(&mut self, to: Type, from: Type, a: VReg) -> VReg {
        if to == from { a } else { self.push(to, Op::from_source(Opcode::Cast, to, from, VReg::NONE, a)) }
    }

    /// The number of iterations, and whether the loop has so many: one in which the test of the exit does not hold
    /// before.
    fn count(&mut self) -> Option<(VReg, VReg)> {
        let Test { cond, ty, linear, uniform, is_negated } = self.analysis.exit;
        let Kind::Linear(step) = self.analysis.values[linear].kind else { return None };
        let cond = if is_negated { cond.negated(false) } else { cond };
        // `i != end` is the same as `i == end` for what is not the exit.
        let is_up = step > 0;
        match cond {
            Cond::Eq => {}
            Cond::Ge | Cond::Gt if is_up => {}
            Cond::Le | Cond::Lt if !is_up => {}
            _ => return None,
        }
        let distance = step.unsigned_abs();
        if !distance.is_power_of_two() {
            return None;
        }
        let number = if matches!(ty, Type::I64 | Type::INDEX) { Type::I64 } else { Type::U64 };
        let [first, end] = [linear, uniform].map(|id| self.analysis.values[id].first);
        let [first, end] = [first, end].map(|reg| self.cast(number, ty, reg));
        let [from, to] = [first, end].map(|reg| self.cast(Type::U64, number, reg));
        let (a, b) = if is_up { (to, from) } else { (from, to) };
        let mut difference = self.binary(Opcode::Sub, Type::U64, a, b);
        let log2 = u64::from(distance.trailing_zeros());
        // Rounded up where the test holds at the end, too; one more where it holds only beyond.
        let more = match cond {
            Cond::Ge | Cond::Le => distance - 1,
            Cond::Gt | Cond::Lt => distance,
            _ => 0,
        };
        if more > 0 {
            let more = self.constant(Type::U64, more);
            difference = self.binary(Opcode::Add, Type::U64, difference, more);
        }
        let mut further = difference;
        if log2 > 0 {
            let log2 = self.constant(Type::U64, log2);
            further = self.binary(Opcode::Shr, Type::U64, difference, log2);
        }
        // In the last iteration the test holds: not if the variable wrapped, or has passed the end before it was there.
        let scale = self.constant(Type::U64, log2);
        let mut grown = self.binary(Opcode::Shl, Type::U64, further, scale);
        if !is_up {
            grown = self.unary(Opcode::Neg, Type::U64, grown);
        }
        let last = self.binary(Opcode::Add, Type::U64, from, grown);
        let last = self.cast(number, Type::U64, last);
        let holds = self.compare(cond, number, last, end);
        // It must not hold in the first one. In between the variable does not pass the largest number, which is not before
        // the end: so it holds in no other.
        let holds_at_once = self.compare(cond, number, first, end);
        let goes_on = self.unary(Opcode::Not, Type::BOOL, holds_at_once);
        let holds = self.binary(Opcode::And, Type::BOOL, holds, goes_on);
        let limit = self.constant(Type::U64, 1 << MAX_COUNT_LOG2);
        let is_small = self.compare(Cond::Lt, Type::U64, further, limit);
        let one = self.constant(Type::U64, 1);
        // One iteration is not worth the code.
        let is_loop = self.compare(Cond::Ge, Type::U64, further, one);
        let n = self.binary(Opcode::Add, Type::U64, further, one);
        let is_small = self.binary(Opcode::And, Type::BOOL, is_small, is_loop);
        Some((n, self.binary(Opcode::And, Type::BOOL, holds, is_small)))
    }

    /// The address of the first byte that a group accesses, and how many bytes there are from it to the last one.
    fn range(&mut self, n: VReg, group: Group) -> Option<(VReg, VReg)> {
        let place = self.analysis.places[group.access.place];
        let mut start = self.cast(Type::U64, Type::PTR, place);
        if group.access.disp != 0 {
            let disp = self.constant(Type::U64, group.access.disp as u64);
            start = self.binary(Opcode::Add, Type::U64, start, disp);
        }
        let bytes = u64::from(group.access.bytes);
        let spread = group.last.checked_sub(group.access.disp)? as u64;
        let extra = self.constant(Type::U64, if group.access.is_linear { spread } else { spread + bytes });
        if !group.access.is_linear {
            return Some((start, extra));
        }
        let log2 = self.constant(Type::U64, u64::from(bytes.trailing_zeros()));
        let len = self.binary(Opcode::Shl, Type::U64, n, log2);
        Some((start, if spread == 0 { len } else { self.binary(Opcode::Add, Type::U64, len, extra) }))
    }

    /// Whether a store and other accesses do not overlap, or are the same elements in each iteration. Differences of
    /// addresses wrap, and so does the memory.
    fn are_apart(&mut self, n: VReg, store: Group, other: Group) -> VReg {
        let (Some((a, a_len)), Some((b, b_len))) = (self.range(n, store), self.range(n, other)) else {
            return self.constant(Type::BOOL, 0);
        };
        let after = self.binary(Opcode::Sub, Type::U64, b, a);
        let before = self.binary(Opcode::Sub, Type::U64, a, b);
        let is_after = self.compare(Cond::Ge, Type::U64, after, a_len);
        let is_before = self.compare(Cond::Ge, Type::U64, before, b_len);
        let is_apart = self.binary(Opcode::And, Type::BOOL, is_after, is_before);
        let is_single = other.last == other.access.disp && other.access.is_linear;
        if !is_single || store.access.bytes != other.access.bytes {
            return is_apart;
        }
        let is_same = self.compare(Cond::Eq, Type::U64, a, b);
        self.binary(Opcode::Or, Type::BOOL, is_apart, is_same)
    }

    /// Sets the variables to what they are after so many iterations; in the last one they have grown as at the exit.
    fn advance(&mut self, n: VReg, is_left: bool) {
        let mut count = self.cast(Type::U64, Type::INDEX, n);
        if is_left {
            let one = self.constant(Type::U64, 1);
            count = self.binary(Opcode::Sub, Type::U64, count, one);
        }
        for (reg, variable) in self.analysis.variables.clone() {
            let at_exit = if is_left { variable.at_exit } else { 0 };
            let Some(ty) = self.func.ty(reg).filter(|_| variable.step != 0 || at_exit != 0) else { continue };
            let step = self.constant(Type::U64, variable.step as u64);
            let grown = self.binary(Opcode::Mul, Type::U64, count, step);
            let at_exit = self.constant(Type::U64, at_exit as u64);
            let grown = self.binary(Opcode::Add, Type::U64, grown, at_exit);
            let value = self.cast(Type::U64, ty, reg);
            if ty == Type::U64 {
                self.ops.push(Op::binary(Opcode::Add, ty, reg, value, grown));
            } else {
                let sum = self.binary(Opcode::Add, Type::U64, value, grown);
                self.ops.push(Op::from_source(Opcode::Cast, ty, Type::U64, reg, sum));
            }
        }
    }

    /// The body for the elements from `at` on: all lanes, or so many.
    fn body(
        &mut self,
        at: VReg,
        left: Option<VReg>,
        splats: &mut HashMap<(Id, Type), VReg>,
        setup: &mut Vec<Op>,
        ops: &mut Vec<Op>,
    ) -> Option<()> {
        let items = self.analysis.items.clone();
        let mut body = Body {
            func: self.func,
            analysis: &self.analysis,
            at,
            left,
            masks: HashMap::new(),
            vectors: HashMap::new(),
            splats,
            setup,
            ops,
        };
        items.iter().try_for_each(|item| body.item(item))
    }
}

struct Body<'b> {
    func: &'b mut Function,
    analysis: &'b Analysis,
    at: VReg,
    left: Option<VReg>,
    /// The masks of the lanes that are left.
    masks: HashMap<Type, VReg>,
    vectors: HashMap<Id, (VReg, Type)>,
    /// Uniform values in all lanes, before the loop.
    splats: &'b mut HashMap<(Id, Type), VReg>,
    setup: &'b mut Vec<Op>,
    ops: &'b mut Vec<Op>,
}

impl Body<'_> {
    /// The vector type for a scalar type.
    fn vector(&self, ty: Type) -> Type {
        Type::native(ty.elem(), self.analysis.lane_bits)
    }

    fn push(&mut self, ty: Type, op: Op) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.ops.push(Op { dst, ..op });
        dst
    }

    fn push_setup(&mut self, ty: Type, op: Op) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.setup.push(Op { dst, ..op });
        dst
    }

    /// The value as a vector of this type.
    fn read(&mut self, id: Id, ty: Type) -> Option<VReg> {
        if let Some(&(reg, has)) = self.vectors.get(&id) {
            if has == ty {
                return Some(reg);
            }
            // Masks of lanes of another width.
            let is_mask = has.elem().is_mask() && ty.elem().is_mask();
            return is_mask.then(|| self.push(ty, Op::from_source(Opcode::Cast, ty, has, VReg::NONE, reg)));
        }
        let value = self.analysis.values[id];
        match value.kind {
            Kind::Uniform => {
                if value.ty != ty.lane_type() {
                    return None;
                }
                if let Some(&reg) = self.splats.get(&(id, ty)) {
                    return Some(reg);
                }
                let reg = match value.constant {
                    Some(bits) => self.push_setup(ty, Op::constant(ty, VReg::NONE, bits)),
                    None => self.push_setup(ty, Op::unary(Opcode::Splat, ty, VReg::NONE, value.first)),
                };
                self.splats.insert((id, ty), reg);
                Some(reg)
            }
            Kind::Linear(step) => self.linear(value.first, value.ty, step, ty),
            Kind::Varying | Kind::Test(_) => None,
        }
    }

    /// A linear value in lanes.
    fn linear(&mut self, first: VReg, scalar: Type, step: i64, ty: Type) -> Option<VReg> {
        if scalar != ty.lane_type() || !is_lane(scalar) {
            return None;
        }
        let lane = self.push_setup(ty, Op::new(Opcode::Iota, ty));
        let step = self.push_setup(scalar, Op::constant(scalar, VReg::NONE, step as u64));
        let steps = self.push_setup(ty, Op::unary(Opcode::Splat, ty, VReg::NONE, step));
        let lanes = self.push_setup(ty, Op::binary(Opcode::Mul, ty, VReg::NONE, lane, steps));
        let at = self.push(scalar, Op::from_source(Opcode::Cast, scalar, Type::INDEX, VReg::NONE, self.at));
        let grown = self.push(scalar, Op::binary(Opcode::Mul, scalar, VReg::NONE, at, step));
        let start = self.push(scalar, Op::binary(Opcode::Add, scalar, VReg::NONE, first, grown));
        let starts = self.push(ty, Op::unary(Opcode::Splat, ty, VReg::NONE, start));
        Some(self.push(ty, Op::binary(Opcode::Add, ty, VReg::NONE, starts, lanes)))
    }

    /// The mask of the lanes that are left, for vectors of a type.
    fn mask(&mut self, ty: Type) -> VReg {
        let Some(left) = self.left else { return VReg::NONE };
        let ty = ty.mask_type();
        if let Some(&mask) = self.masks.get(&ty) {
            return mask;
        }
        let mask = self.push(ty, Op::unary(Opcode::First, ty, VReg::NONE, left));
        self.masks.insert(ty, mask);
        mask
    }

    fn item(&mut self, item: &Item) -> Option<()> {
        let op = item.op;
        let ty = match op.ty {
            // The mask of the first operand that has one.
            Type::BOOL => {
                let masks = item.args.iter().flatten().filter_map(|id| self.vectors.get(id));
                masks.map(|(_, ty)| *ty).find(|ty| ty.elem().is_mask())?
            }
            ty => self.vector(ty),
        };
        let arg = |at: usize| item.args[at];
        let mut new = Op { ty, dst: VReg::NONE, args: [VReg::NONE; 3], ..op };
        match op.code {
            Opcode::Load | Opcode::Store => {
                let info = op.mem();
                let info = MemInfo { scale_log2: op.ty.elem().bytes().trailing_zeros() as u8, ..info };
                let place = self.analysis.places[item.place];
                let mask = self.mask(ty);
                let value = match op.code {
                    Opcode::Store => self.read(arg(2)?, ty)?,
                    _ => VReg::NONE,
                };
                new = Op::memory(op.code, ty, VReg::NONE, place, self.at, value, op.disp(), info);
                if mask.is_some() {
                    new = match op.code {
                        Opcode::Store => new.with_store_mask(mask),
                        _ => new.with_mask(mask, Pass::Zero),
                    };
                }
                if op.code == Opcode::Store {
                    self.ops.push(new);
                    return Some(());
                }
            }
            Opcode::Select => {
                let condition = arg(0)?;
                new.args[0] = match self.analysis.values[condition].kind {
                    Kind::Uniform => self.analysis.values[condition].first,
                    _ => self.read(condition, if ty.elem().is_mask() { ty } else { ty.mask_type() })?,
                };
                new.args[1] = self.read(arg(1)?, ty)?;
                new.args[2] = self.read(arg(2)?, ty)?;
            }
            Opcode::Cast | Opcode::CastSat => {
                let source = self.vector(op.source_ty()?);
                new.aux = u32::from(source.code());
                new.args[0] = self.read(arg(0)?, source)?;
            }
            _ => {
                for (to, id) in new.args.iter_mut().zip(item.args) {
                    if let Some(id) = id {
                        *to = self.read(id, ty)?;
                    }
                }
            }
        }
        let result_ty = if op.code == Opcode::Cmp { ty.mask_type() } else { ty };
        let reg = self.push(result_ty, new);
        self.vectors.insert(item.result?, (reg, result_ty));
        Some(())
    }
}
