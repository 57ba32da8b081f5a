//! Calls: every kind of argument at its location, contracts, traps, rejected calls.

use kernelsmith_exec::*;

use crate::code::*;

#[test]
fn integers() {
    let add = kernel::<fn(i64, i64) -> i64>(ADD, AccessContract::default());
    assert_eq!(add.call(40, 2), Ok(42));
    assert_eq!(add.clone().call(i64::MAX, 1), Ok(i64::MIN));
    let narrow = kernel::<fn(u8, u8) -> u8>(ADD, AccessContract::default());
    assert_eq!(narrow.call(200, 100), Ok(44));
    let pointers = kernel::<fn(usize, isize) -> usize>(ADD, AccessContract::default());
    assert_eq!(pointers.call(5, -3), Ok(2));
}

#[test]
fn twelve_integers_reach_the_stack() {
    type F = fn(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i64;
    let weighted = kernel::<F>(WEIGHTED, AccessContract::default());
    let want: i64 = (0..12).map(|k| (k + 1) * 10i64.pow(k as u32)).sum();
    let p = |k| 10i64.pow(k);
    let got = weighted.call(p(0), p(1), p(2), p(3), p(4), p(5), p(6), p(7), p(8), p(9), p(10), p(11));
    assert_eq!(got, Ok(want));
    let mut args: Vec<_> = (0..12).map(|k| DynArg::Scalar(p(k) as u64)).collect();
    assert_eq!(weighted.erased().call(&mut args), Ok(want as u64));
}

#[test]
fn twelve_slices_and_the_trap_record() {
    type S = In<u8>;
    let slices = kernel::<fn(S, S, S, S, S, S, S, S, S, S, S, S)>(SLICES, traps());
    let data: Vec<Vec<u8>> = (0..12).map(|k| vec![k + 50; 3 * k as usize + 1]).collect();
    let want: i64 = (0..12).map(|k| (k + 1) * (3 * k + 1) + if k < 3 { 0 } else { k + 50 }).sum();
    let error = CallError::Trapped { code: 9, operation: 0, index: want, len: 0 };
    let d = |k: usize| data[k].as_slice();
    let got = slices.call(d(0), d(1), d(2), d(3), d(4), d(5), d(6), d(7), d(8), d(9), d(10), d(11));
    assert_eq!(got, Err(error.clone()));
    let mut args: Vec<_> = data.iter().map(|data| DynArg::Slice(data)).collect();
    assert_eq!(slices.erased().call(&mut args), Err(error));
}

#[test]
fn floats_and_narrow_integers() {
    let mix = kernel::<fn(f32, f64, i8, u16) -> f64>(MIX, AccessContract::default());
    assert_eq!(mix.call(0.5, 0.25, -100, 60_000), Ok(59_900.75));
    let mut args = [f64::from(0.5f32).to_bits(), 0.25f64.to_bits(), -100i64 as u64, 60_000].map(DynArg::Scalar);
    args[0] = DynArg::Scalar(u64::from(0.5f32.to_bits()));
    assert_eq!(mix.erased().call(&mut args), Ok(59_900.75f64.to_bits()));

    type Ten = fn(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> f32;
    let floats = kernel::<Ten>(FLOATS, AccessContract::default());
    assert_eq!(floats.call(0., 1., 2., 3., 4., 5., 6., 7., 8., 9.), Ok(18.));
    let mut args: Vec<_> = (0..10).map(|k| DynArg::Scalar(u64::from((k as f32).to_bits()))).collect();
    assert_eq!(floats.erased().call(&mut args), Ok(u64::from(18f32.to_bits())));
}

#[test]
fn booleans() {
    let positive = kernel::<fn(i32) -> bool>(POSITIVE, AccessContract::default());
    assert_eq!((positive.call(3), positive.call(0), positive.call(-3)), (Ok(true), Ok(false), Ok(false)));
}

type Scale = fn(f32, In<f32>, Out<f32>);

fn scale() -> Kernel<Scale> {
    let all = |slice, write| Access { write, ..Access::read(slice, Bound::constant(0), Bound::len(1)) };
    let mut contract = touches([all(1, false), all(2, true)]);
    contract.param_names = ["a", "x", "y"].map(String::from).to_vec();
    kernel(SCALE, contract)
}

#[test]
fn writes_through_slices() {
    let (x, mut y) = (vec![1.0, 2.0, 3.0], vec![0.0; 4]);
    assert_eq!(scale().call(10.0, &x, &mut y), Ok(()));
    assert_eq!(y, [10.0, 20.0, 30.0, 0.0]);
    assert_eq!(scale().call(10.0, &[], &mut []), Ok(()));
}

#[test]
fn short_slices_are_refused_before_any_code_runs() {
    let mut y = [0.0; 2];
    let error = scale().call(10.0, &[1.0, 2.0, 3.0], &mut y).unwrap_err();
    let want = CallError::OutOfRange { param: 2, name: "y".to_string(), needed: (0, 3), len: 2, write: true };
    assert_eq!(error, want);
    assert_eq!(error.to_string(), "slice `y` has 2 elements, but elements 0..3 would be written");
    assert_eq!(y, [0.0; 2]);
}

#[test]
fn a_refused_kernel_would_have_crashed() {
    // The code would read address zero; only the contract prevents the call.
    let contract = touches([Access::read(0, Bound::constant(0), Bound::affine(0, [(i64::MAX, Term::Param(1))]))]);
    let crash = kernel::<fn(In<f32>, u64) -> f32>("660f6e0425000000000000c3", contract);
    assert!(matches!(crash.call(&[1.0], u64::MAX), Err(CallError::OutOfRange { .. })));
}

#[test]
fn generated_checks_leave_with_the_index() {
    let gather = kernel::<fn(In<i32>, i64) -> i32>(GATHER, traps());
    assert_eq!(gather.call(&[5, 6, 7], 2), Ok(7));
    let out = |index| Err(AccessContract::default().failed_check(7, index, 3));
    assert_eq!(gather.call(&[5, 6, 7], 3), out(3));
    assert_eq!(gather.call(&[5, 6, 7], -1), out(-1));
    assert_eq!(gather.call(&[5, 6, 7], 0), Ok(5));
}

/// The code of `(x: i64, record) { record[0] = x; record[1] = 1f32 }`.
#[cfg(target_arch = "x86_64")]
const TWO_RESULTS: &str = "48893ec746080000803fc3";

#[test]
#[cfg(all(target_arch = "x86_64", unix))]
fn several_results_come_back_in_order() {
    let record = || touches([Access::write(1, Bound::constant(0), Bound::constant(12))]);
    let kernel = kernel::<fn(i64) -> (i64, f32)>(TWO_RESULTS, record());
    assert_eq!(kernel.call(-5), Ok((-5, 1.0)));
    assert_eq!(kernel.call_direct(7), Some((7, 1.0)));
    // SAFETY: the kernel has no precondition.
    assert_eq!(unsafe { kernel.call_unchecked(9) }, Ok((9, 1.0)));
    let mut bytes = [0xff; 16];
    assert_eq!(kernel.erased().call(&mut [DynArg::Scalar(3), DynArg::SliceMut(&mut bytes)]), Ok(0));
    assert_eq!(bytes, [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x80, 0x3f, 0xff, 0xff, 0xff, 0xff]);
    let error = kernel.erased().call(&mut [DynArg::Scalar(3), DynArg::SliceMut(&mut bytes[..8])]);
    assert!(matches!(error, Err(CallError::OutOfRange { .. })), "{error:?}");
    // Other results are another signature, and so is a slice in place of the record.
    assert!(kernel.erased().typed::<fn(i64) -> (i64, i64)>().is_err());
    assert!(kernel.erased().typed::<fn(i64, Out<u8>)>().is_err());
}

#[test]
#[cfg(all(target_arch = "x86_64", unix))]
fn a_contract_beyond_the_record_is_refused() {
    let code = CodeObject::for_host("wide", vec![0xc3]);
    let arena = CodeArena::new(ArenaOptions::new()).unwrap();
    let block = publish(&arena, &code, &SymbolTable::new()).unwrap();
    type Pair = fn(i64) -> (i64, f32);
    for high in [Bound::constant(17), Bound::param(0)] {
        let contract = touches([Access::write(1, Bound::constant(0), high)]);
        // SAFETY: the kernel is not called.
        let kernel = unsafe { Kernel::<Pair>::new(block.clone(), &Pair::signature(), contract) };
        assert!(matches!(kernel, Err(ExecError::BadContract { .. })));
    }
}

#[test]
fn results_of_a_trapped_kernel_are_ignored() {
    let trap = kernel::<fn() -> bool>(TRAP_9, traps());
    assert_eq!(trap.call(), Err(CallError::Trapped { code: 9, operation: 0, index: 0, len: 0 }));
}

#[test]
fn raw_pointers_are_called_in_unsafe_blocks() {
    let deref = kernel::<fn(*const f32) -> f32>(DEREF, AccessContract::default());
    let x = 1.5f32;
    // SAFETY: the kernel reads one float.
    assert_eq!(unsafe { deref.call_unchecked(&raw const x) }, Ok(1.5));
    let mut args = [DynArg::RawPtr((&raw const x).cast_mut().cast())];
    let refused = deref.erased().call(&mut args);
    assert_eq!(refused, Err(CallError::NeedsUnsafe { reason: "it takes raw pointers".to_string() }));
    // SAFETY: as above.
    assert_eq!(unsafe { deref.erased().call_unchecked(&mut args) }, Ok(u64::from(1.5f32.to_bits())));
}

#[test]
fn a_reason_against_safe_calls_counts() {
    let reason = Some("unchecked access".to_string());
    let add = kernel::<fn(i64, i64) -> i64>(ADD, AccessContract { unsafe_reason: reason, ..Default::default() });
    assert_eq!(add.call(1, 2), Err(CallError::NeedsUnsafe { reason: "unchecked access".to_string() }));
    // SAFETY: the code only adds.
    assert_eq!(unsafe { add.call_unchecked(1, 2) }, Ok(3));
}

#[test]
fn arguments_as_data_are_checked() {
    #[track_caller]
    fn refused(args: &mut [DynArg<'_>], want: &str) {
        let error = scale().erased().call(args).unwrap_err();
        assert_eq!(error.to_string(), format!("arguments do not fit the signature: {want}"));
    }
    let (x, mut y, mut z) = ([0; 8], [0; 8], [0; 7]);
    let a = || DynArg::Scalar(0);
    refused(&mut [a()], "expected 3 arguments, found 1");
    refused(&mut [a(), DynArg::SliceMut(&mut z), DynArg::SliceMut(&mut y)], "argument 1 does not match `In<f32>`");
    refused(&mut [a(), DynArg::Slice(&x), DynArg::Slice(&x)], "argument 2 does not match `Out<f32>`");
    refused(&mut [a(), DynArg::Slice(&x), DynArg::SliceMut(&mut z)], "argument 2 has 7 bytes, not a multiple of 4");
    let args = &mut [a(), DynArg::Slice(&x), DynArg::SliceMut(&mut y[..4])];
    assert!(matches!(scale().erased().call(args), Err(CallError::OutOfRange { param: 2, .. })));
    let two =
        &mut [DynArg::Scalar(u64::from(2f32.to_bits())), DynArg::Slice(&[0, 0, 128, 63]), DynArg::SliceMut(&mut y)];
    assert_eq!(scale().erased().call(two), Ok(0));
    assert_eq!(y[..4], 2f32.to_ne_bytes());
}

#[test]
fn bools_as_data_are_zero_or_one() {
    // If it ran, it would read element 7 of two.
    let table = touches([Access::read(0, Bound::constant(0), Bound::constant(1))]);
    let crash = kernel::<fn(In<bool>, InOut<bool>)>("660f6e0425000000000000c3", table).erased();
    let refused = |args: &mut [DynArg<'_>], want: &str| {
        let error = crash.call(args).unwrap_err();
        assert_eq!(error.to_string(), format!("arguments do not fit the signature: {want}"));
    };
    let args = &mut [DynArg::Slice(&[1, 7]), DynArg::SliceMut(&mut [])];
    refused(args, "argument 0 has 7 as element 1, which is no bool");
    let args = &mut [DynArg::Slice(&[1, 0]), DynArg::SliceMut(&mut [2])];
    refused(args, "argument 1 has 2 as element 0, which is no bool");
}

#[test]
fn slices_as_data_may_lie_anywhere() {
    let kernel = scale().erased();
    for offset in 0..4 {
        let (mut x, mut y) = ([0; 16], [7; 16]);
        x[offset..][..4].copy_from_slice(&1.5f32.to_ne_bytes());
        let slices = (&x[offset..][..4], &mut y[offset..][..8]);
        let args = &mut [DynArg::Scalar(2f32.to_bits().into()), DynArg::Slice(slices.0), DynArg::SliceMut(slices.1)];
        assert_eq!(kernel.call(args), Ok(0));
        let mut want = [7; 16];
        want[offset..][..4].copy_from_slice(&3f32.to_ne_bytes());
        assert_eq!(y, want, "{offset}");
    }
}

#[test]
fn kernels_need_a_matching_signature_and_contract() {
    #[track_caller]
    fn refused<S: FnSignature>(compiled: &Signature, contract: AccessContract, want: &str) {
        let block = publish(&arena(), &object(ADD), &SymbolTable::new()).unwrap();
        // SAFETY: never called.
        let error = unsafe { Kernel::<S>::new(block, compiled, contract) }.unwrap_err();
        assert_eq!(error.to_string(), want);
    }
    type F = fn(i64, i64) -> i64;
    refused::<F>(
        &<fn(i64, u64) -> i64>::signature(),
        AccessContract::default(),
        "kernel was compiled as `fn(i64, u64) -> i64`, but the Rust type is `fn(i64, i64) -> i64`",
    );
    let contract = touches([Access::read(1, Bound::constant(0), Bound::constant(1))]);
    let want = "access contract does not fit the signature: access names parameter 1, which is no slice";
    refused::<F>(&F::signature(), contract, want);
}

#[test]
fn erased_kernels_find_their_type_again() {
    let add = kernel::<fn(i64, i64) -> i64>(ADD, AccessContract::default()).erased();
    assert_eq!(add.typed::<fn(i64, i64) -> i64>().unwrap().call(1, 2), Ok(3));
    assert!(matches!(add.typed::<fn(i64) -> i64>(), Err(ExecError::SignatureMismatch { .. })));
}
