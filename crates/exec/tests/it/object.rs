//! Compiled kernels as bytes: written, read, published again; damaged bytes are errors.

use kernelsmith_exec::*;

use crate::code::*;

/// An object with all features.
fn sample() -> KernelObject {
    let code = CodeObject {
        relocations: vec![Relocation {
            offset: 32,
            kind: RelocKind::Abs64,
            symbol: "half".to_owned(),
            addend: 0,
            signature: Some(<fn(f64) -> f64>::signature()),
        }],
        lines: LineTable::default(),
        frame: Some(FrameInfo {
            entry_cfa: 8,
            steps: vec![
                (4, FrameStep::Cfa(16)),
                (9, FrameStep::Saved { dwarf: 3, below: 16 }),
                (9, FrameStep::CfaKept { at: 8, above: 8 }),
                (12, FrameStep::CfaOf { dwarf: 11, above: 16 }),
                (13, FrameStep::SavedAt { dwarf: 3, at: 40 }),
                (20, FrameStep::Reloaded { dwarf: 3 }),
            ],
        }),
        ..object(CALL_SLOT)
    };
    let bound = Bound::Min(vec![Bound::affine(-1, []), Bound::Sum(vec![Bound::constant(3)])]);
    let contract = AccessContract {
        requires: vec![Requirement { value: bound.clone(), guards: vec![Bound::Product(vec![bound])] }],
        index_width: IndexWidth::Bits32,
        param_names: vec!["x".to_owned()],
        ..AccessContract::default()
    };
    // SAFETY: `CALL_SLOT` is a function with this signature, and accesses no slices.
    unsafe { KernelObject::new(code, <fn(f64) -> f64>::signature(), contract) }
}

extern "C" fn half(x: f64) -> f64 {
    x / 2.0
}

extern "C" fn third(x: f64) -> f64 {
    x / 3.0
}

fn symbols(function: extern "C" fn(f64) -> f64) -> SymbolTable {
    let mut symbols = SymbolTable::new();
    symbols.register("half", function).unwrap();
    symbols
}

#[test]
fn saved_kernels_are_published_again_elsewhere() {
    let saved = sample().to_bytes();
    // SAFETY: the bytes were just written.
    let read = unsafe { KernelObject::from_bytes(&saved) }.unwrap();
    assert_eq!(read, sample());
    assert_eq!(read.to_bytes(), saved);
    // Use other memory, and another function for the symbol: the bytes contain nothing of the first publication.
    let (first, second) = (arena(), arena());
    let a = sample().publish::<fn(f64) -> f64>(&first, &symbols(half)).unwrap();
    let b = read.publish::<fn(f64) -> f64>(&second, &symbols(third)).unwrap();
    assert_eq!((a.call(9.0), b.call(9.0)), (Ok(9.0), Ok(6.0)));
    assert_eq!(sample().to_bytes(), saved);
}

#[test]
fn every_kind_of_field_survives() {
    type S = fn(In<i32>, Out<f64>, InOut<u8>, i64, bool, *const f32, *mut u16) -> u8;
    let bound = Bound::Max(vec![Bound::affine(1, [(-3, Term::Len(0)), (4, Term::Param(3))]), Bound::Product(vec![])]);
    let contract = AccessContract {
        accesses: vec![Access::write(1, Bound::constant(0), bound.clone()).only_if_positive(bound)],
        traps: true,
        unsafe_reason: Some("it is never called".to_owned()),
        ..AccessContract::default()
    };
    let code = CodeObject { features: ["avx2".into()].into_iter().collect(), ..object(ADD) };
    // SAFETY: it is never published.
    let object = unsafe { KernelObject::new(code, S::signature(), contract) };
    // SAFETY: the bytes were just written.
    assert_eq!(unsafe { KernelObject::from_bytes(&object.to_bytes()) }, Ok(object));
}

#[test]
fn damaged_bytes_are_refused() {
    let saved = sample().to_bytes();
    for len in 0..saved.len() {
        // SAFETY: the bytes are rejected, as asserted.
        assert!(unsafe { KernelObject::from_bytes(&saved[..len]) }.is_err(), "{len}");
    }
    for at in 0..saved.len() {
        for bit in 0..8 {
            let mut damaged = saved.clone();
            damaged[at] ^= 1 << bit;
            // SAFETY: the bytes are rejected, as asserted.
            assert!(unsafe { KernelObject::from_bytes(&damaged) }.is_err(), "{at}.{bit}");
        }
    }
}

#[test]
fn another_signature_is_refused() {
    let refused = sample().publish::<fn(f32) -> f32>(&arena(), &symbols(half));
    assert!(matches!(refused, Err(ExecError::SignatureMismatch { .. })));
}
