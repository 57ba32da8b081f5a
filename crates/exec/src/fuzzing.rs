//! Mutated kernel objects, and the property that every input must satisfy.
//!
//! In: arbitrary bytes as a saved object, or a seed for mutations of a valid one. Out: nothing, or a panic.
//! Invariants: equal seeds produce equal inputs; no code is called, whatever the bytes are. The bytes are parsed like
//! in [`KernelObject::from_bytes`], without the promise of its caller.
//! Not here: the loop over inputs.

use std::sync::{Arc, OnceLock};

use kernelsmith_random::Rng;

use crate::arena::{ArenaOptions, CodeArena};
use crate::block::{CodeObject, RelocKind, Relocation};
use crate::call::{FnSignature, In, InOut, Out};
use crate::contract::{
    Access, AccessContract, Bound, CheckPlan, Footprint, IndexWidth, Requirement, Rounding, Term, Work,
};
use crate::debug::Tools;
use crate::error::CheckSite;
use crate::error::ExecError;
use crate::host::{FeatureList, host_arch, host_convention};
use crate::object::{KernelObject, bytes};
use crate::publish::publish_to;
use crate::{FrameInfo, FrameStep, LineTable};

/// Maximum size of an input in bytes.
pub const MAX_INPUT: usize = 1 << 16;

/// Reads an input unchanged, and again with a correct checksum. A readable object is written, checked, published, and
/// registered with debuggers and unwinders. Nothing is called.
///
/// # Panics
/// If one of these steps panics, or if the written bytes are read as another object.
pub fn check(input: &[u8]) {
    if input.len() > MAX_INPUT {
        return;
    }
    let _ = bytes::read(input);
    if let Ok(object) = bytes::read(&sealed(input)) {
        assert_eq!(bytes::read(&bytes::write(&object)).as_ref(), Ok(&object), "an object that was read and written");
        evaluate(&object);
        publish(&object);
    }
}

/// Like [`check`], for the bytes of several objects in a store.
///
/// # Panics
/// Like [`check`].
pub fn check_all(input: &[u8]) {
    if input.len() > MAX_INPUT {
        return;
    }
    if let Ok(objects) = bytes::read_all(input) {
        assert_eq!(
            bytes::read_all(&bytes::write_all(&objects)).as_ref(),
            Ok(&objects),
            "objects that were read and written"
        );
    }
    // What follows a number and a length is an object, or nothing.
    if let Some(object) = input.get(16..) {
        check(object);
    }
}

/// The bytes of an object in a store, changed like those of [`input`].
pub fn stored(seed: u64) -> Vec<u8> {
    let object = input(seed);
    [&1u64.to_le_bytes()[..], &(object.len() as u64).to_le_bytes(), &object].concat()
}

/// The bytes with their last eight replaced by the correct checksum.
fn sealed(input: &[u8]) -> Vec<u8> {
    let body = input.split_last_chunk::<8>().map_or(input, |(body, _)| body);
    let mut sealed = body.to_vec();
    sealed.extend(bytes::checksum(body).to_le_bytes());
    sealed
}

/// Checks calls with extreme arguments, with both implementations.
fn evaluate(object: &KernelObject) {
    let (contract, signature) = (object.contract(), object.signature());
    if contract.validate(signature).is_err() {
        return;
    }
    let plan = CheckPlan::new(contract, signature.params.len());
    for value in [0, 1, -1, 1 << 31, i128::from(i64::MIN), i128::from(i64::MAX), i128::from(u64::MAX)] {
        let values = vec![value; signature.params.len()];
        let decided = contract.check(&values);
        if contract.unsafe_reason.is_none() {
            assert_eq!(plan.check(contract, &values), decided, "{contract:?} for {value}");
        }
    }
}

/// Publishes the code as code for this host, with an address for every symbol.
fn publish(object: &KernelObject) {
    static ARENA: OnceLock<Result<CodeArena, ExecError>> = OnceLock::new();
    let options = ArenaOptions { max_bytes: 1 << 20, ..ArenaOptions::new() };
    let Ok(arena) = ARENA.get_or_init(|| CodeArena::new(options)) else { return };
    let code = CodeObject {
        arch: host_arch().to_owned(),
        convention: host_convention().to_owned(),
        features: FeatureList::default(),
        ..object.code().clone()
    };
    let near = |name: &str| (!name.is_empty()).then_some(std::ptr::without_provenance(0x1000));
    for code in [object.code(), &code] {
        if let Ok(block) = publish_to(arena, code, &near, &Tools::none().with_debuggers().with_unwinders()) {
            assert!((block.bytes().len(), block.is_empty()) == (code.bytes.len(), false));
        }
    }
}

/// The input for a seed: a valid object with a few bytes changed, removed, duplicated or moved, mostly with a correct
/// checksum.
pub fn input(seed: u64) -> Vec<u8> {
    let mut random = Rng::new(seed);
    let mut bytes = bytes::write(&sample());
    // Edge cases for lengths, counts and variant numbers.
    const EDGES: [u8; 8] = [0, 1, 2, 7, 0x7f, 0x80, 0xfe, 0xff];
    for _ in 0..1 + random.below(3) {
        let at = random.below(bytes.len().max(1));
        let until = (at + 1 + random.below(9)).min(bytes.len());
        // Mostly in-place changes: moved bytes rarely parse.
        match random.below(12) {
            0 => bytes[at..until].iter_mut().for_each(|byte| *byte = random.bits() as u8),
            1 => bytes[at..until].fill(EDGES[random.below(EDGES.len())]),
            2 => drop(bytes.drain(at..until)),
            3 => {
                let part = bytes[at..until].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, part);
            }
            4 => bytes.truncate(at),
            _ => bytes[at] ^= 1 << random.below(8),
        }
        if bytes.is_empty() {
            return bytes;
        }
    }
    if random.below(8) > 0 { sealed(&bytes) } else { bytes }
}

/// An object with all features.
fn sample() -> KernelObject {
    type S = fn(In<i32>, Out<f64>, InOut<u8>, i64, bool, *const f32, *mut u16) -> u8;
    let code = CodeObject {
        relocations: [RelocKind::Abs64, RelocKind::Rel32]
            .map(|kind| Relocation {
                offset: 8,
                kind,
                symbol: "half".to_owned(),
                addend: -4,
                signature: Some(<fn(f64) -> f64>::signature()),
            })
            .into(),
        lines: LineTable::default(),
        frame: Some(FrameInfo {
            entry_cfa: 8,
            steps: vec![
                (1, FrameStep::Cfa(16)),
                (1, FrameStep::Saved { dwarf: 3, below: 16 }),
                (2, FrameStep::CfaKept { at: 8, above: 8 }),
                (3, FrameStep::CfaOf { dwarf: 11, above: 16 }),
                (3, FrameStep::SavedAt { dwarf: 3, at: 40 }),
                (4, FrameStep::Remember),
                (5, FrameStep::Reloaded { dwarf: 3 }),
                (6, FrameStep::Restore),
            ],
        }),
        features: ["sse2".into(), "avx2".into()].into_iter().collect(),
        entry_offset: 1,
        ..CodeObject::for_host("sample", vec![0xcc; 24])
    };
    let bound = Bound::Max(vec![
        Bound::affine(1, [(-3, Term::Len(0)), (4, Term::Param(3))]),
        Bound::Sum(vec![Bound::Product(vec![Bound::param(3), Bound::len(1)]), Bound::Min(vec![Bound::constant(9)])]),
        Bound::quotient(Bound::len(0), 8, Rounding::Down),
    ]);
    let contract = AccessContract {
        accesses: vec![
            Access::write(1, Bound::constant(0), bound.clone()).only_if_positive(bound.clone()),
            Access::read(0, Bound::constant(0), Bound::constant(4)),
            Access::read(2, Bound::constant(1), Bound::param(3)),
        ],
        requires: vec![Requirement { value: bound.clone(), guards: vec![bound.clone()] }],
        index_width: IndexWidth::Bits32,
        traps: true,
        polls: true,
        unsafe_reason: None,
        param_names: vec!["x".to_owned(), String::new()],
        checks: vec![CheckSite { slice_param: Some(1), array: None, write: true, file: "main.rs".into(), line: 7 }],
        footprint: Some(Footprint {
            accesses: vec![Access::write(1, Bound::param(3), bound.clone())],
            requires: vec![Requirement { value: bound.clone(), guards: Vec::new() }],
            work: vec![Work { operations: 9, trips: vec![bound, Bound::param(3)], indices_per_iteration: 8 }],
            unknown: vec![CheckSite {
                slice_param: Some(0),
                array: None,
                write: false,
                file: "lib.rs".into(),
                line: 9,
            }],
        }),
    };
    KernelObject::of(code, S::signature(), Arc::new(contract))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_objects_are_read_or_refused() {
        let n: u64 = std::env::var("KERNELSMITH_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(3_000);
        let n_read = (0..n).filter(|&seed| bytes::read(&input(seed)).is_ok()).count() as u64;
        // Otherwise, the steps after reading are not tested.
        assert!(n / 20 < n_read && n_read < n, "{n_read} of {n} can be read");
        (0..n).for_each(|seed| check(&input(seed)));
    }

    #[test]
    fn the_sample_itself_passes() {
        check(&bytes::write(&sample()));
        check_all(&bytes::write_all(&[sample(), sample()]));
        assert_eq!(bytes::read_all(&bytes::write_all(&[sample(), sample()])), Ok(vec![sample(), sample()]));
        assert_eq!(sample().contract().validate(sample().signature()), Ok(()));
        check(&[]);
    }
}
