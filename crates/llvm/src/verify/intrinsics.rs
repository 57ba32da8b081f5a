//! Signatures of intrinsics.
//!
//! In: the name of an intrinsic and the type that it is called as. Out: a message if they do not agree.
//! Invariants: the table has the intrinsics that compilers emit often; those that are not in it are not checked here,
//! whoever compiles the module must know or refuse them. Names may end with the types that they are chosen for.

use crate::index::Inst;
use crate::types::{Type, TypeKind, Types};
use crate::verify::Verifier;

/// A type in a signature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Void,
    /// An integer or a vector of integers; all have the same type.
    Int,
    /// A float or a vector of floats; all have the same type.
    Float,
    /// A pointer.
    Ptr,
    I1,
    I8,
    I32,
    I64,
    /// Any scalar integer.
    Size,
    /// `i1`, or a vector of `i1` with as many lanes as the others.
    Truth,
    /// The element of the vector of integers or floats.
    Lane,
    /// The sum and whether it overflowed.
    Overflow,
    /// A float, or a vector of floats, and as many integers.
    FloatAndInt,
    /// Two floats.
    TwoFloats,
    /// Anything.
    Any,
}

use Part::{Any, Float, FloatAndInt, I1, I8, I32, I64, Int, Lane, Overflow, Ptr, Size, Truth, TwoFloats, Void};

/// Names without `llvm.`, results, parameters.
const TABLE: &[(&str, Part, &[Part])] = &[
    ("abs", Int, &[Int, I1]),
    ("adjust.trampoline", Ptr, &[Ptr]),
    ("assume", Void, &[I1]),
    ("bitreverse", Int, &[Int]),
    ("bswap", Int, &[Int]),
    ("canonicalize", Float, &[Float]),
    ("ceil", Float, &[Float]),
    ("clear_cache", Void, &[Ptr, Ptr]),
    ("copysign", Float, &[Float, Float]),
    ("cos", Float, &[Float]),
    ("ctlz", Int, &[Int, I1]),
    ("ctpop", Int, &[Int]),
    ("cttz", Int, &[Int, I1]),
    ("exp", Float, &[Float]),
    ("exp2", Float, &[Float]),
    ("expect", Int, &[Int, Int]),
    ("fabs", Float, &[Float]),
    ("floor", Float, &[Float]),
    ("fma", Float, &[Float, Float, Float]),
    ("fmuladd", Float, &[Float, Float, Float]),
    ("frameaddress", Ptr, &[I32]),
    ("frexp", FloatAndInt, &[Float]),
    ("fshl", Int, &[Int, Int, Int]),
    ("fshr", Int, &[Int, Int, Int]),
    ("get.rounding", I32, &[]),
    ("init.trampoline", Void, &[Ptr, Ptr, Ptr]),
    ("is.fpclass", Truth, &[Float, I32]),
    ("lifetime.end", Void, &[Ptr]),
    ("lifetime.start", Void, &[Ptr]),
    ("load.relative", Ptr, &[Ptr, Size]),
    ("log", Float, &[Float]),
    ("log10", Float, &[Float]),
    ("log2", Float, &[Float]),
    ("maximum", Float, &[Float, Float]),
    ("maximumnum", Float, &[Float, Float]),
    ("maxnum", Float, &[Float, Float]),
    ("memcpy", Void, &[Ptr, Ptr, Size, I1]),
    ("memcpy.inline", Void, &[Ptr, Ptr, Size, I1]),
    ("memmove", Void, &[Ptr, Ptr, Size, I1]),
    ("memset", Void, &[Ptr, I8, Size, I1]),
    ("memset.inline", Void, &[Ptr, I8, Size, I1]),
    ("minimum", Float, &[Float, Float]),
    ("minimumnum", Float, &[Float, Float]),
    ("minnum", Float, &[Float, Float]),
    ("modf", TwoFloats, &[Float]),
    ("nearbyint", Float, &[Float]),
    ("objectsize", Size, &[Ptr, I1, I1, I1]),
    ("pow", Float, &[Float, Float]),
    ("prefetch", Void, &[Ptr, I32, I32, I32]),
    ("readcyclecounter", I64, &[]),
    ("returnaddress", Ptr, &[I32]),
    ("rint", Float, &[Float]),
    ("round", Float, &[Float]),
    ("roundeven", Float, &[Float]),
    ("sadd.sat", Int, &[Int, Int]),
    ("sadd.with.overflow", Overflow, &[Int, Int]),
    ("set.rounding", Void, &[I32]),
    ("sin", Float, &[Float]),
    ("smax", Int, &[Int, Int]),
    ("smin", Int, &[Int, Int]),
    ("smul.with.overflow", Overflow, &[Int, Int]),
    ("sqrt", Float, &[Float]),
    ("sshl.sat", Int, &[Int, Int]),
    ("ssub.sat", Int, &[Int, Int]),
    ("ssub.with.overflow", Overflow, &[Int, Int]),
    ("stackrestore", Void, &[Ptr]),
    ("stacksave", Ptr, &[]),
    ("threadlocal.address", Ptr, &[Ptr]),
    ("trap", Void, &[]),
    ("trunc", Float, &[Float]),
    ("uadd.sat", Int, &[Int, Int]),
    ("uadd.with.overflow", Overflow, &[Int, Int]),
    ("ubsantrap", Void, &[I8]),
    ("umax", Int, &[Int, Int]),
    ("umin", Int, &[Int, Int]),
    ("umul.with.overflow", Overflow, &[Int, Int]),
    ("ushl.sat", Int, &[Int, Int]),
    ("usub.sat", Int, &[Int, Int]),
    ("usub.with.overflow", Overflow, &[Int, Int]),
    ("va_copy", Void, &[Ptr, Ptr]),
    ("va_end", Void, &[Ptr]),
    ("va_start", Void, &[Ptr]),
    ("vector.reduce.add", Lane, &[Int]),
    ("vector.reduce.and", Lane, &[Int]),
    ("vector.reduce.fadd", Lane, &[Lane, Float]),
    ("vector.reduce.fmax", Lane, &[Float]),
    ("vector.reduce.fmin", Lane, &[Float]),
    ("vector.reduce.fmul", Lane, &[Lane, Float]),
    ("vector.reduce.mul", Lane, &[Int]),
    ("vector.reduce.or", Lane, &[Int]),
    ("vector.reduce.smax", Lane, &[Int]),
    ("vector.reduce.smin", Lane, &[Int]),
    ("vector.reduce.umax", Lane, &[Int]),
    ("vector.reduce.umin", Lane, &[Int]),
    ("vector.reduce.xor", Lane, &[Int]),
    ("vscale", Size, &[]),
    // Conversions choose two types.
    ("fptosi.sat", Any, &[Float]),
    ("fptoui.sat", Any, &[Float]),
    ("ldexp", Float, &[Float, Any]),
    ("powi", Float, &[Float, Size]),
    ("scmp", Any, &[Int, Int]),
    ("ucmp", Any, &[Int, Int]),
];

/// The row of a name: the longest prefix that ends at a point or at the end.
fn find(name: &str) -> Option<&'static (&'static str, Part, &'static [Part])> {
    let mut name = name;
    loop {
        if let Ok(at) = TABLE[..N_SORTED].binary_search_by(|row| row.0.cmp(name)) {
            return Some(&TABLE[at]);
        }
        if let Some(row) = TABLE[N_SORTED..].iter().find(|row| row.0 == name) {
            return Some(row);
        }
        name = name.rsplit_once('.')?.0;
    }
}

/// Rows at the start of the table that are sorted.
const N_SORTED: usize = TABLE.len() - 6;

/// Checks a call of an intrinsic.
pub(crate) fn check(v: &Verifier<'_>, inst: Inst, name: &[u8], signature: Type) -> Result<(), String> {
    let types = &v.module.types;
    let Some(short) = std::str::from_utf8(name).ok().and_then(|name| name.strip_prefix("llvm.")) else { return Ok(()) };
    let Some((_, result, parameters)) = find(short) else { return Ok(()) };
    let TypeKind::Function { result: given, parameters: list, .. } = types.kind(signature) else { return Ok(()) };
    let list = types.list(list);
    let mut matcher = Matcher { types, int: None, float: None };
    // Versions before 22 had the size of an object in front.
    let list = if short.starts_with("lifetime.") && list.len() == 2 { &list[1..] } else { list };
    let is_right = list.len() == parameters.len()
        && v.body.arguments(inst).len() >= list.len()
        && list.iter().zip(*parameters).filter(|(_, part)| **part != Lane).all(|(&ty, &part)| matcher.is(ty, part))
        && list.iter().zip(*parameters).filter(|(_, part)| **part == Lane).all(|(&ty, &part)| matcher.is(ty, part))
        && matcher.is(given, *result);
    if is_right {
        return Ok(());
    }
    Err(format!("`@llvm.{short}` is called as `{}`", crate::print::types::short(types, signature)))
}

/// The types that parts stand for in one signature.
struct Matcher<'a> {
    types: &'a Types,
    int: Option<Type>,
    float: Option<Type>,
}

impl Matcher<'_> {
    fn is(&mut self, ty: Type, part: Part) -> bool {
        let types = self.types;
        match part {
            Void => ty == Type::VOID,
            Int => types.is_integer(ty) && *self.int.get_or_insert(ty) == ty,
            Float => types.is_float(ty) && *self.float.get_or_insert(ty) == ty,
            Ptr => matches!(types.kind(ty), TypeKind::Pointer(_)),
            I1 => ty == Type::I1,
            I8 => ty == Type::I8,
            I32 => ty == Type::I32,
            I64 => ty == Type::I64,
            Size => matches!(types.kind(ty), TypeKind::Integer(_)),
            Truth => types.scalar(ty) == Type::I1,
            Lane => self.int.or(self.float).is_some_and(|vector| types.scalar(vector) == ty && vector != ty),
            Overflow => match (types.fields(ty), self.int) {
                (Some(&[sum, truth]), Some(int)) => sum == int && types.scalar(truth) == Type::I1,
                _ => false,
            },
            FloatAndInt => match (types.fields(ty), self.float) {
                (Some(&[float, int]), Some(wanted)) => float == wanted && types.is_integer(int),
                _ => false,
            },
            TwoFloats => match (types.fields(ty), self.float) {
                (Some(&[first, second]), Some(wanted)) => first == wanted && second == wanted,
                _ => false,
            },
            Any => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted() {
        assert!(TABLE[..N_SORTED].is_sorted_by(|a, b| a.0 < b.0));
        assert_eq!(find("umax.v4i32").map(|row| row.0), Some("umax"));
        assert_eq!(find("memcpy.inline.p0.p0.i64").map(|row| row.0), Some("memcpy.inline"));
        assert_eq!(find("fptosi.sat.i32.f64").map(|row| row.0), Some("fptosi.sat"));
        assert!(find("experimental.constrained.fadd.f64").is_none());
    }
}
