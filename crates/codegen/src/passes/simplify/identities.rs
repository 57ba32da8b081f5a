//! Algebraic identities: operations that do nothing, or the same as a simpler one.
//!
//! A rule must hold for every operand value: for floats that excludes `x + 0` (wrong for -0.0) but not `x * 1`
//! (a NaN stays some NaN). A rule looks at one level of definitions; the walk reaches deeper shapes operation by operation.

use super::Walk;
use crate::ops::copy;
use kernelsmith_ir::{Cond, Op, OpFlags, Opcode, Type, VReg};

/// The simpler operation, if there is one.
pub(super) fn apply(walk: &Walk<'_>, op: &Op) -> Option<Op> {
    let [a, b, c] = op.args;
    let same = |v: VReg| Some(copy(walk.ty(op.dst), op.dst, v));
    let constant = |bits: u64| Some(Op::constant(walk.ty(op.dst), op.dst, bits));
    let right = if b.is_some() { walk.constant(b) } else { None };
    let is_int = op.ty.is_int();
    let ones = op.ty.elem().canonical(u64::MAX);
    let bits_like = is_int || op.ty.is_mask() || op.ty == Type::BOOL;
    match op.code {
        Opcode::Add if is_int => match right {
            Some(0) => same(a),
            Some(bits) => {
                // (x + k) + l = x + (k + l): the sum must be a constant that exists, so only k = -l here.
                let def = walk.def(a).filter(|def| def.code == Opcode::Add)?;
                let inner = walk.constant(def.args[1])?;
                if op.ty.elem().canonical(inner.wrapping_add(bits)) == 0 { same(def.args[0]) } else { None }
            }
            None => None,
        },
        Opcode::Sub if is_int && a == b && walk.is_value(a) => constant(0),
        Opcode::Sub if right == Some(0) && is_int => same(a),
        Opcode::Mul if is_int && right == Some(0) => constant(0),
        Opcode::Mul | Opcode::Div if right == Some(one(op.ty)) => same(a),
        // x * 2 = x + x is exact for every float, and polynomials have fewer additions than products. A product that may be
        // contracted stays a product.
        Opcode::Mul if op.ty.is_float() && !op.flags.has(OpFlags::CONTRACT) => {
            let twice = |v: VReg| Some(Op { code: Opcode::Add, args: [v, v, c], ..*op });
            match Some(two(op.ty)) {
                two if right == two => twice(a),
                two if walk.constant(a) == two => twice(b),
                _ => None,
            }
        }
        Opcode::And if bits_like && right == Some(0) => constant(0),
        Opcode::And if bits_like && (right == Some(ones) || a == b) => same(a),
        Opcode::Or if bits_like && (right == Some(0) || a == b) => same(a),
        Opcode::Or if bits_like && right == Some(ones) => constant(ones),
        Opcode::Xor if bits_like && right == Some(0) => same(a),
        Opcode::Xor if op.ty == Type::BOOL && right == Some(ones) => {
            Some(Op { code: Opcode::Not, args: [a, VReg::NONE, VReg::NONE], ..*op })
        }
        Opcode::Xor if bits_like && a == b && walk.is_value(a) => constant(0),
        Opcode::Shl | Opcode::Shr if right.is_some_and(|n| n & u64::from(op.ty.elem().bits() - 1) == 0) => same(a),
        Opcode::Min | Opcode::Max if a == b => same(a),
        Opcode::Not => {
            let def = walk.def(a)?;
            match def.code {
                Opcode::Not => same(def.args[0]),
                // A comparison of integers costs no more than the negation, and decides a branch by itself.
                Opcode::Cmp
                    if def.mask.is_none()
                        && (def.ty.is_scalar() && !def.ty.is_float() || walk.has_uses && walk.n_uses(a) == 1) =>
                {
                    let cond = def.cond().negated(def.ty.is_float());
                    Some(Op::compare(cond, def.ty, op.dst, def.args[0], def.args[1]))
                }
                _ => None,
            }
        }
        Opcode::Neg if is_int => walk.def(a).filter(|def| def.code == Opcode::Neg).and_then(|def| same(def.args[0])),
        Opcode::Select => match walk.constant(a) {
            Some(0) => same(c),
            Some(_) => same(b),
            None if b == c => same(b),
            None if op.ty == Type::BOOL => match (walk.constant(b), walk.constant(c)) {
                (Some(0), Some(0)) => constant(0),
                (Some(0), Some(_)) => Some(Op { code: Opcode::Not, args: [a, VReg::NONE, VReg::NONE], ..*op }),
                (Some(_), Some(0)) => same(a),
                (_, Some(0)) => Some(Op { code: Opcode::And, args: [a, b, VReg::NONE], ..*op }),
                (Some(1), _) => Some(Op { code: Opcode::Or, args: [a, c, VReg::NONE], ..*op }),
                _ => None,
            },
            None => None,
        },
        Opcode::Cmp if a == b && walk.is_value(a) && !op.ty.is_float() => {
            constant(u64::from(matches!(op.cond(), Cond::Eq | Cond::Le | Cond::Ge)))
        }
        Opcode::Cast if op.source_ty() == Some(op.ty) => same(a),
        Opcode::Cast => {
            let def = walk.def(a).filter(|def| def.code == Opcode::Cast)?;
            let (between, from) = (op.source_ty()?, def.source_ty()?);
            is_one_cast(op.ty, between, from, walk.bits.0).then(|| Op {
                args: [def.args[0], VReg::NONE, VReg::NONE],
                aux: def.aux,
                ..*op
            })
        }
        Opcode::Bitcast if op.source_ty() == Some(op.ty) => same(a),
        Opcode::Splat => {
            let bits = walk.constant(a)?;
            constant(bits)
        }
        Opcode::Extract => {
            let def = walk.def(a)?;
            match def.code {
                Opcode::Splat => same(def.args[0]),
                Opcode::Const => constant(def.const_bits()),
                Opcode::Insert if def.lane() == op.lane() => same(def.args[1]),
                _ => None,
            }
        }
        Opcode::Any | Opcode::All => match walk.constant(a)? {
            0 => constant(0),
            _ => constant(1),
        },
        // The number of lanes is known here, so the mask is a constant table.
        Opcode::First => {
            let (n, lanes) = (walk.constant(a)? as i64, op.ty.lanes().count()?);
            match u32::try_from(n.clamp(0, i64::from(lanes))) {
                Ok(0) => constant(0),
                Ok(n) if n == lanes => constant(ones),
                Ok(n) if lanes <= 16 => {
                    let numbers: Vec<u8> = (0..lanes).map(|lane| u8::from(lane < n)).collect();
                    let mut table = Op::new(Opcode::Table, op.ty).with_numbers(&numbers);
                    table.dst = op.dst;
                    Some(table)
                }
                _ => None,
            }
        }
        Opcode::Lower => walk.def(a).filter(|def| def.code == Opcode::Concat).and_then(|def| same(def.args[0])),
        Opcode::Upper => walk.def(a).filter(|def| def.code == Opcode::Concat).and_then(|def| same(def.args[1])),
        _ => None,
    }
}

/// Whether a cast of a scalar to a type `between` and from there to another one is the cast to that: it loses no bit that the
/// result has, and both extend by the same bit.
fn is_one_cast(to: Type, between: Type, from: Type, pointer_bits: u32) -> bool {
    let is_number = |ty: Type| ty.is_scalar() && ty.is_int();
    if !is_number(to) || !is_number(between) || !is_number(from) && from != Type::BOOL {
        return false;
    }
    let bits = |ty: Type| if ty == Type::BOOL { 1 } else { ty.elem().bits_on(pointer_bits) };
    // The low bits of what the first cast extends, or leaves.
    bits(between) >= bits(to)
        // It extends, so that the sign of `between` is that of the number, or zero.
        || bits(from) < bits(between) && (between.is_signed() || !from.is_signed())
        // It changes nothing.
        || from == between
}

/// The bits of the number one.
fn one(ty: Type) -> u64 {
    kernelsmith_ir::scalar::number(ty.elem(), 1)
}

/// The bits of the number two.
fn two(ty: Type) -> u64 {
    kernelsmith_ir::scalar::number(ty.elem(), 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernelsmith_ir::Elem;
    use kernelsmith_ir::scalar::cast;

    #[test]
    fn casts_that_are_one_have_its_result() {
        let elems: Vec<Elem> = Elem::ALL.into_iter().filter(|elem| elem.is_int() || *elem == Elem::Bool).collect();
        let numbers = [0, 1, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fff_ffff, 0x8000_0000];
        let numbers = numbers.into_iter().flat_map(|n: u64| [n, n.wrapping_neg(), n << 32, n << 32 | 0x8000_8080]);
        let numbers: Vec<u64> = numbers.chain([1 << 63, i64::MAX as u64]).collect();
        let mut n_one = 0;
        for (&to, &between) in elems.iter().flat_map(|to| elems.iter().map(move |between| (to, between))) {
            for &from in &elems {
                let [to_ty, between_ty, from_ty] = [to, between, from].map(Type::scalar);
                if !is_one_cast(to_ty, between_ty, from_ty, 64) {
                    continue;
                }
                n_one += 1;
                let [first, second, one] =
                    [(between, from), (to, between), (to, from)].map(|(to, from)| cast(to, from));
                for &number in &numbers {
                    let number = from.canonical(number);
                    let both = second.unwrap()(first.unwrap()(number));
                    assert_eq!(both, one.unwrap()(number), "{to} {between} {from} {number:#x}");
                }
            }
        }
        assert!(n_one > 300, "{n_one} of {}", elems.len().pow(3));
    }
}
