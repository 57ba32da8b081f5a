//! The functions that the code of tests may call: those of random functions, as functions of this machine.
//!
//! In: calls from machine code. Out: the results of the interpreter's symbols with the same names, and a digest of all
//! calls of this thread since [`begin`].

use core::cell::Cell;
use kernelsmith_exec::{ScalarType, SymbolTable};
use kernelsmith_ir::Elem;
use kernelsmith_ir::random::{Rng, SYMBOLS};
use std::sync::LazyLock;

thread_local! {
    static CALLS: Cell<u64> = const { Cell::new(0) };
}

/// Clears the digest of calls.
pub fn begin() {
    CALLS.set(0);
}

/// The digest of the calls so far.
pub fn calls() -> u64 {
    CALLS.get()
}

/// Adds a call to a digest of calls.
pub fn digest_call(so_far: u64, name: &str, args: &[u64]) -> u64 {
    let words = name.bytes().map(u64::from).chain(args.iter().copied());
    words.fold(so_far.wrapping_add(1), |digest, word| Rng::new(digest ^ word.rotate_left(17)).bits())
}

/// The scalar type of exec for an IR element; masks have none and count as `bool`.
pub fn scalar_type(elem: Elem) -> ScalarType {
    match elem {
        Elem::I8 => ScalarType::I8,
        Elem::I16 => ScalarType::I16,
        Elem::I32 => ScalarType::I32,
        Elem::I64 => ScalarType::I64,
        Elem::U8 => ScalarType::U8,
        // 16-bit floats are passed as their bits.
        Elem::U16 | Elem::F16 | Elem::Bf16 => ScalarType::U16,
        Elem::U32 => ScalarType::U32,
        Elem::U64 => ScalarType::U64,
        Elem::F32 => ScalarType::F32,
        Elem::F64 => ScalarType::F64,
        Elem::Ptr => ScalarType::Ptr,
        Elem::Index => ScalarType::Index,
        Elem::Bool | Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64 => ScalarType::Bool,
    }
}

/// Records the call and calls the interpreter's symbol of this name.
fn called(name: &str, args: &[u64]) -> u64 {
    CALLS.set(digest_call(CALLS.get(), name, args));
    // Every name in `host_symbols` is one of `SYMBOLS`.
    SYMBOLS.iter().find(|symbol| symbol.name == name).map_or(0, |symbol| (symbol.function)(args))
}

extern "C" fn random_mix(a: i64, b: i64) -> i64 {
    called("random_mix", &[a as u64, b as u64]) as i64
}

extern "C" fn random_scale(a: f64, b: i32) -> f64 {
    f64::from_bits(called("random_scale", &[a.to_bits(), i64::from(b) as u64]))
}

extern "C" fn random_half(a: f32) -> f32 {
    f32::from_bits(called("random_half", &[u64::from(a.to_bits())]) as u32)
}

extern "C" fn random_note(a: u32) {
    called("random_note", &[u64::from(a)]);
}

/// Enough arguments that some are passed on the stack.
extern "C" fn random_many(a: i64, b: f32, c: i32, d: f64, e: u8, f: i64, g: i64, h: i64, i: i64) -> i32 {
    let args = [
        a as u64,
        u64::from(b.to_bits()),
        i64::from(c) as u64,
        d.to_bits(),
        u64::from(e),
        f as u64,
        g as u64,
        h as u64,
        i as u64,
    ];
    called("random_many", &args) as i32
}

/// The functions that tests may call, by name, with their Rust types.
pub(crate) fn host_symbols() -> &'static SymbolTable {
    static TABLE: LazyLock<SymbolTable> = LazyLock::new(|| {
        let mut table = SymbolTable::new();
        let names = [
            table.register("random_mix", random_mix as extern "C" fn(i64, i64) -> i64),
            table.register("random_scale", random_scale as extern "C" fn(f64, i32) -> f64),
            table.register("random_half", random_half as extern "C" fn(f32) -> f32),
            table.register("random_note", random_note as extern "C" fn(u32)),
            table.register("random_many", random_many as Many),
        ];
        debug_assert!(names.iter().all(Result::is_ok), "each name is registered once: {names:?}");
        table
    });
    &TABLE
}

type Many = extern "C" fn(i64, f32, i32, f64, u8, i64, i64, i64, i64) -> i32;

#[cfg(test)]
mod tests {
    use super::*;
    use kernelsmith_exec::{ParamKind, Signature};

    #[test]
    fn functions_are_of_the_types_that_programs_call() {
        assert_eq!(host_symbols().names().count(), SYMBOLS.len());
        for symbol in SYMBOLS {
            let params = symbol.params.iter().map(|ty| ParamKind::Scalar(scalar_type(ty.elem())));
            let called = Signature::new(params.collect::<Vec<_>>(), symbol.result.map(|ty| scalar_type(ty.elem())));
            assert_eq!(host_symbols().signature(symbol.name), Some(&called), "{}", symbol.name);
        }
    }
}
