//! Changed kernel objects, and the check that each must pass.
//!
//! In: any bytes as a saved object, or a seed for bytes that are made of a valid one. Out: nothing, or a panic.
//! Invariants: the same seed makes the same input; no code is called, whatever the bytes are. What they become is what
//! [`KernelObject::from_bytes`] would make of them, up to the promise of its caller.
//! Not here: who calls this many times.

use std::sync::{Arc, OnceLock};

use crate::arena::{ArenaOptions, CodeArena};
use crate::block::{CodeObject, RelocKind, Relocation, publish_to};
use crate::call::{FnSignature, In, InOut, Out};
use crate::contract::{Access, AccessContract, Bound, CheckPlan, Requirement, Term};
use crate::debug::{FrameInfo, FrameStep, Tools};
use crate::error::ExecError;
use crate::host::{FeatureList, host_arch};
use crate::object::{KernelObject, bytes};

/// Longest input.
pub const MAX_INPUT: usize = 1 << 16;

/// Reads an input as it is, and again with a checksum that fits; what can be read is written, checked and published, and
/// debuggers and unwinders are told. Nothing is called.
///
/// # Panics
/// One of these steps panics, or what was written is read as something else.
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

/// The bytes with the checksum that belongs to them instead of the last eight.
fn sealed(input: &[u8]) -> Vec<u8> {
    let body = input.split_last_chunk::<8>().map_or(input, |(body, _)| body);
    let mut sealed = body.to_vec();
    sealed.extend(bytes::checksum(body).to_le_bytes());
    sealed
}

/// Decides on calls with extreme arguments, in both ways that there are.
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

/// Publishes the code as code of this host, with an address for every symbol.
fn publish(object: &KernelObject) {
    static ARENA: OnceLock<Result<CodeArena, ExecError>> = OnceLock::new();
    let options = ArenaOptions { max_bytes: 1 << 20, ..ArenaOptions::new() };
    let Ok(arena) = ARENA.get_or_init(|| CodeArena::new(options)) else { return };
    let code = CodeObject { arch: host_arch().to_owned(), features: FeatureList::default(), ..object.code().clone() };
    let near = |name: &str| (!name.is_empty()).then_some(std::ptr::without_provenance(0x1000));
    for code in [object.code(), &code] {
        if let Ok(block) = publish_to(arena, code, &near, &Tools::none().with_debuggers().with_unwinders()) {
            assert!((block.bytes().len(), block.is_empty()) == (code.bytes.len(), false));
        }
    }
}

/// The input of a seed: a valid object with a few bytes changed, removed, repeated or moved, mostly with a fitting checksum.
pub fn input(seed: u64) -> Vec<u8> {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d);
    let mut bytes = bytes::write(&sample());
    // What numbers of eight bytes, counts and variants break most easily at.
    const EDGES: [u8; 8] = [0, 1, 2, 7, 0x7f, 0x80, 0xfe, 0xff];
    for _ in 0..1 + random.below(3) {
        let at = random.below(bytes.len().max(1));
        let until = (at + 1 + random.below(9)).min(bytes.len());
        // Mostly in place: what moves is seldom read.
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

/// An object with something of everything.
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
        frame: Some(FrameInfo {
            entry_cfa: 8,
            steps: vec![
                (1, FrameStep::Cfa(16)),
                (1, FrameStep::Saved((3, 16))),
                (2, FrameStep::CfaKept((8, 8))),
                (3, FrameStep::CfaOf((11, 16))),
                (3, FrameStep::SavedAt((3, 40))),
                (4, FrameStep::Remember),
                (5, FrameStep::Reloaded(3)),
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
    ]);
    let contract = AccessContract {
        accesses: vec![
            Access::write(1, Bound::constant(0), bound.clone()).only_if_positive(bound.clone()),
            Access::read(0, Bound::constant(0), Bound::constant(4)),
            Access::read(2, Bound::constant(1), Bound::param(3)),
        ],
        requires: vec![Requirement { value: bound.clone(), guards: vec![bound] }],
        traps: true,
        polls: true,
        unsafe_reason: None,
        param_names: vec!["x".to_owned(), String::new()],
    };
    KernelObject::of(code, S::signature(), Arc::new(contract))
}

/// Numbers that a seed decides (xorshift, by Marsaglia).
struct Random(u64);

impl Random {
    fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_objects_are_read_or_refused() {
        let n: u64 = std::env::var("KERNELSMITH_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(3_000);
        let n_read = (0..n).filter(|&seed| bytes::read(&input(seed)).is_ok()).count() as u64;
        // Else the steps behind reading see nothing.
        assert!(n / 20 < n_read && n_read < n, "{n_read} of {n} can be read");
        (0..n).for_each(|seed| check(&input(seed)));
    }

    #[test]
    fn the_sample_itself_passes() {
        check(&bytes::write(&sample()));
        assert_eq!(sample().contract().validate(sample().signature()), Ok(()));
        check(&[]);
    }
}
