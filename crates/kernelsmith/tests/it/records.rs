//! Kernels with more parameters than the machine passes: every scalar type and slices in an argument record, structs of
//! parameters, on every machine.

use kernelsmith::prelude::*;
use kernelsmith::unstable::dsl;
use kernelsmith::{
    BuildErrorKind, BuildOptions, CallError, Group, ParamKind, ScalarType, Signature, TypedArg, build_dyn, kernel_args,
};
use kernelsmith_exec::MachineRole;

const SCALARS: [ScalarType; 12] = [
    ScalarType::I8,
    ScalarType::I16,
    ScalarType::I32,
    ScalarType::I64,
    ScalarType::U8,
    ScalarType::U16,
    ScalarType::U32,
    ScalarType::U64,
    ScalarType::Index,
    ScalarType::Bool,
    ScalarType::F32,
    ScalarType::F64,
];
/// Slices before and after the scalars.
const N_SLICES: usize = 50;

/// Every scalar between slices: each slice gets its number and the scalars' sum at its end, and the first result is the
/// sum of its first elements.
fn wide() -> KernelSource<()> {
    let slices = |n| vec![ParamKind::in_out(ScalarType::F64); n];
    let scalars = SCALARS.map(ParamKind::Scalar).to_vec();
    let params = [slices(N_SLICES), scalars, slices(N_SLICES)].concat();
    let signature = Signature::with_results(params, [ScalarType::F64, ScalarType::Bool]);
    build_dyn("wide", &signature, &BuildOptions::default(), |k, params| {
        let scalar = |at: usize| N_SLICES + at;
        let integers = params.scalar::<i8>(scalar(0)).cast::<f64>()
            + params.scalar::<i16>(scalar(1)).cast::<f64>()
            + params.scalar::<i32>(scalar(2)).cast::<f64>()
            + params.scalar::<i64>(scalar(3)).cast::<f64>()
            + params.scalar::<u8>(scalar(4)).cast::<f64>()
            + params.scalar::<u16>(scalar(5)).cast::<f64>()
            + params.scalar::<u32>(scalar(6)).cast::<f64>()
            + params.scalar::<u64>(scalar(7)).cast::<f64>();
        let truth = params.scalar::<bool>(scalar(9));
        let floats = params.scalar::<f32>(scalar(10)).cast::<f64>() + params.scalar::<f64>(scalar(11));
        let all = truth.select(integers + floats, 0.0);
        let last = params.scalar::<isize>(scalar(8));
        let sum = k.var(0.0_f64);
        for at in (0..N_SLICES).chain(N_SLICES + 12..params.len()) {
            let slice = params.in_out::<f64>(at);
            sum.set(sum + slice.get(0));
            slice.store(last, all + at as f64);
            slice.store_checked(slice.len() - 1, slice.get(0));
        }
        k.results((sum, !truth))
    })
    .unwrap()
}

/// Calls it with slices of `lens` elements, and the last one of `last_len`.
fn check_wide(run: impl Fn(&mut [TypedArg<'_>]) -> Result<(f64, bool), CallError>) {
    let mut slices: Vec<Vec<f64>> = (0..2 * N_SLICES).map(|number| vec![number as f64, 0.0, -1.0]).collect();
    let call = |slices: &mut Vec<Vec<f64>>, last: isize| {
        let (before, after) = slices.split_at_mut(N_SLICES);
        let mut args: Vec<_> = before.iter_mut().map(|slice| TypedArg::slice_mut(slice)).collect();
        args.extend([
            TypedArg::scalar(-1_i8),
            TypedArg::scalar(-300_i16),
            TypedArg::scalar(i32::MIN),
            TypedArg::scalar(-5_i64),
            TypedArg::scalar(255_u8),
            TypedArg::scalar(65_535_u16),
            TypedArg::scalar(u32::MAX),
            TypedArg::scalar(7_u64),
            TypedArg::scalar(last),
            TypedArg::scalar(true),
            TypedArg::scalar(0.5_f32),
            TypedArg::scalar(0.25_f64),
        ]);
        args.extend(after.iter_mut().map(|slice| TypedArg::slice_mut(slice)));
        run(&mut args)
    };
    let all = -1.0 - 300.0 + f64::from(i32::MIN) - 5.0 + 255.0 + 65_535.0 + f64::from(u32::MAX) + 7.0 + 0.75;
    assert_eq!(call(&mut slices, 1), Ok(((0..100).sum::<i32>().into(), false)));
    for (number, slice) in slices.iter().enumerate() {
        let at = if number < N_SLICES { number } else { number + 12 };
        assert_eq!(*slice, [number as f64, all + at as f64, number as f64]);
    }
    // The contract names the parameter, for every slice.
    let before = slices.clone();
    for index in [-1, 3, isize::MAX, isize::MIN] {
        assert!(matches!(call(&mut slices, index), Err(CallError::OutOfRange { param: 0, .. })), "{index}");
    }
    for (number, param) in [(0, 0), (49, 49), (50, 62), (99, 111)] {
        let mut short = before.clone();
        short[number].truncate(1);
        let error = call(&mut short, 1).unwrap_err();
        assert!(matches!(error, CallError::OutOfRange { param: at, .. } if at == param), "{error}");
    }
    assert_eq!(slices, before);
}

#[test]
fn every_type_on_every_machine() {
    let source = wide();
    assert!(source.function().params.len() <= 2);
    check_wide(|args| {
        let outcome = Jit::interpreter().interpret_dyn(&source, args);
        outcome.map_err(|error| error.call_error().unwrap().clone())
    });
    let Ok(jit) = Jit::host() else { return };
    let native = jit.compile_dyn(&source).unwrap();
    check_wide(|args| native.call_typed(args));
    let careful =
        Jit::for_target(jit.target().unwrap().clone(), JitOptions::new().verify_passes(true).check_allocation(true))
            .unwrap();
    let native = careful.compile_dyn(&source).unwrap();
    check_wide(|args| native.call_typed(args));
}

/// On a machine whose indices and pointers have 32 bits.
#[test]
fn words_of_32_bits() {
    let mut types = vec![ParamKind::in_out(ScalarType::I32); 40];
    types.push(ParamKind::Scalar(ScalarType::Index));
    types.push(ParamKind::Scalar(ScalarType::Bool));
    let signature = Signature::new(types, Some(ScalarType::Index));
    let source = build_dyn("narrow", &signature, &BuildOptions::default(), |k, params| {
        let (at, truth) = (params.scalar::<isize>(40), params.scalar::<bool>(41));
        for number in 0..40 {
            let slice = params.in_out::<i32>(number);
            slice.store_checked(at, truth.select(slice.get(0) + number as i32, -1));
        }
        k.results(at * -2)
    })
    .unwrap();
    let naplespu = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    let kernel = naplespu.compile_dyn(&source).unwrap();
    let mut slices: Vec<Vec<i32>> = (0..40).map(|number| vec![100 * number, 7]).collect();
    let call = |slices: &mut Vec<Vec<i32>>, at: isize, truth: bool| {
        let mut args: Vec<_> = slices.iter_mut().map(|slice| TypedArg::slice_mut(slice)).collect();
        args.extend([TypedArg::scalar(at), TypedArg::scalar(truth)]);
        kernel.call_typed::<isize>(&mut args)
    };
    assert_eq!(call(&mut slices, 1, true), Ok(-2));
    assert!(slices.iter().enumerate().all(|(number, slice)| slice[1] == 101 * number as i32));
    assert!(matches!(call(&mut slices, 2, true), Err(CallError::OutOfBounds { index: 2, len: 2, .. })));
    assert!(call(&mut slices, isize::MAX, true).is_err());
    assert_eq!(call(&mut slices, 1, false), Ok(-2));
    assert!(slices.iter().all(|slice| slice[1] == -1));
}

#[test]
fn objects_have_records() {
    let Ok(jit) = Jit::host() else { return };
    let signature = Signature::new(vec![ParamKind::input(ScalarType::U8); 64], Some(ScalarType::U8));
    let source =
        build_dyn("saved", &signature, &BuildOptions::default(), |k, params| k.results(params.input::<u8>(63).get(1)))
            .unwrap();
    let object = jit.object(&source).unwrap();
    assert_eq!(object.signature().machine_params(false)[0].role, MachineRole::ArgumentRecord);
    let kernel = jit.publish_dyn(&object, source.symbols()).unwrap();
    let slices: Vec<[u8; 2]> = (0..64).map(|number| [0, number]).collect();
    let mut args: Vec<_> = slices.iter().map(|slice| TypedArg::slice(slice)).collect();
    assert_eq!(kernel.call_typed::<u8>(&mut args), Ok(63));
}

kernel_args! {
    /// Few columns, which are passed in registers.
    struct Few {
        x: In<f32>,
        by: f32,
        y: Out<f32>,
    }
}

kernel_args! {
    /// More columns than a list of parameters may have, which are passed in a record.
    struct Many {
        a00: In<f32>, a01: In<f32>, a02: In<f32>, a03: In<f32>, a04: In<f32>, a05: In<f32>, a06: In<f32>, a07: In<f32>,
        a08: In<f32>, a09: In<f32>, a10: In<f32>, a11: In<f32>, a12: In<f32>, a13: In<f32>, a14: In<f32>, a15: In<f32>,
        a16: In<f32>, a17: In<f32>, a18: In<f32>, a19: In<f32>, a20: In<f32>, a21: In<f32>, a22: In<f32>, a23: In<f32>,
        a24: In<f32>, a25: In<f32>, a26: In<f32>, a27: In<f32>, a28: In<f32>, a29: In<f32>, a30: In<f32>, a31: In<f32>,
        first: usize,
        sum: InOut<f32>,
    }
}

type FewSig = fn(Group<Few>) -> (f32, isize);

#[test]
fn structs_of_few_slices() {
    let source = build::<FewSig>("few", |k, args| {
        k.for_each_vector(args.x.len(), |i| args.y.store(i, args.x.load(i) * args.by));
        (args.x.get(0), args.y.len())
    })
    .unwrap();
    // The same kernel as with a list of parameters.
    let list = build::<fn(In<f32>, f32, Out<f32>) -> (f32, isize)>("few", |k, (x, by, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, x.load(i) * by));
        (x.get(0), y.len())
    })
    .unwrap();
    assert_eq!(source.function(), list.function());
    let check = |run: &dyn Fn(Few<dsl::Actuals<'_>>) -> Result<(f32, isize), CallError>| {
        let (x, mut y) = ([1.0, 2.0, 3.0], [0.0; 4]);
        assert_eq!(run(Few { x: &x, by: 2.0, y: &mut y }), Ok((1.0, 4)));
        assert_eq!(y, [2.0, 4.0, 6.0, 0.0]);
        let short = run(Few { x: &x, by: 2.0, y: &mut y[..2] });
        assert!(matches!(short, Err(CallError::OutOfRange { param: 2, .. })));
    };
    check(&|args| Jit::interpreter().interpret(&source, args).map_err(|error| error.call_error().unwrap().clone()));
    let naplespu = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    let simulated = naplespu.compile(&source).unwrap();
    check(&|args| simulated.call(args));
    let Ok(jit) = Jit::host() else { return };
    let kernel = jit.compile(&source).unwrap();
    check(&|args| kernel.call(args));
}

#[test]
fn structs_of_many_slices() {
    let source = build::<fn(Group<Many>)>("many", |k, args| {
        let Many { a00, a31, first, sum, .. } = args;
        k.for_each_vector(a00.len(), |i| sum.store(i + first, sum.load(i + first) + a00.load(i) + args.a17.load(i)));
        sum.store(0, a31.get(2));
    })
    .unwrap();
    let columns: Vec<[f32; 3]> = (0..32).map(|number| [number as f32, 1.0, 0.5 * number as f32]).collect();
    let check = |run: &dyn Fn(Many<dsl::Actuals<'_>>) -> Result<(), CallError>| {
        let call = |first: usize, sum: &mut [f32], last: &[f32]| {
            let c = &columns;
            run(Many {
                a00: &c[0],
                a01: &c[1],
                a02: &c[2],
                a03: &c[3],
                a04: &c[4],
                a05: &c[5],
                a06: &c[6],
                a07: &c[7],
                a08: &c[8],
                a09: &c[9],
                a10: &c[10],
                a11: &c[11],
                a12: &c[12],
                a13: &c[13],
                a14: &c[14],
                a15: &c[15],
                a16: &c[16],
                a17: &c[17],
                a18: &c[18],
                a19: &c[19],
                a20: &c[20],
                a21: &c[21],
                a22: &c[22],
                a23: &c[23],
                a24: &c[24],
                a25: &c[25],
                a26: &c[26],
                a27: &c[27],
                a28: &c[28],
                a29: &c[29],
                a30: &c[30],
                a31: last,
                first,
                sum,
            })
        };
        let mut sum = [1.0; 5];
        assert_eq!(call(2, &mut sum, &columns[31]), Ok(()));
        assert_eq!(sum, [15.5, 1.0, 18.0, 3.0, 9.5]);
        assert!(matches!(call(3, &mut sum, &columns[31]), Err(CallError::OutOfRange { param: 33, .. })));
        assert!(matches!(call(usize::MAX, &mut sum, &columns[31]), Err(CallError::OutOfRange { param: 33, .. })));
        assert!(matches!(call(2, &mut sum, &columns[31][..2]), Err(CallError::OutOfRange { param: 31, .. })));
        assert_eq!(sum, [15.5, 1.0, 18.0, 3.0, 9.5]);
    };
    check(&|args| Jit::interpreter().interpret(&source, args).map_err(|error| error.call_error().unwrap().clone()));
    let naplespu = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    let simulated = naplespu.simulated(&source).unwrap();
    check(&|args| simulated.call(args).map_err(|error| error.call_error().unwrap().clone()));
    let compiled = naplespu.compile(&source).unwrap();
    check(&|args| compiled.call(args));
    let Ok(jit) = Jit::host() else { return };
    let kernel = jit.compile(&source).unwrap();
    check(&|args| kernel.call(args));
}

/// Implements the trait for a struct by hand, with other types than its fields: kernels and calls are refused.
mod forged {
    use super::*;
    use kernelsmith_dsl::{KernelArgs, Params, Visit};
    use kernelsmith_exec::ArgGroup;

    struct Forged;

    impl ArgGroup for Forged {
        type Actuals<'a> = &'a mut [u8];
        fn params() -> Vec<ParamKind> {
            vec![ParamKind::in_out(ScalarType::F64)]
        }
        fn lend<'b>(actuals: &'b mut Self::Actuals<'_>) -> Vec<TypedArg<'b>> {
            vec![TypedArg::slice_mut(actuals)]
        }
    }

    impl KernelArgs for Forged {
        type Handles<'k> = InputOutput<'k, f64>;
        fn handles<'k>(params: Params<'k>) -> Self::Handles<'k> {
            params.handle::<InOut<f64>>(0)
        }
        fn each(_: &mut Self::Actuals<'_>, _: &mut impl Visit) {}
    }

    #[test]
    fn wrong_implementations_do_not_run() {
        let source = build::<fn(Group<Forged>)>("forged", |_, x| x.store(0, 1.0)).unwrap();
        let mut bytes = [0_u8; 8];
        assert!(Jit::interpreter().interpret(&source, &mut bytes).is_err());
        let Ok(jit) = Jit::host() else { return };
        let kernel = jit.compile(&source).unwrap();
        assert!(matches!(kernel.call(&mut bytes), Err(CallError::ArgumentType { param: 0, .. })));
        assert_eq!(bytes, [0; 8]);
    }

    struct Views;

    impl ArgGroup for Views {
        type Actuals<'a> = ();
        fn params() -> Vec<ParamKind> {
            vec![ParamKind::input(ScalarType::F32)]
        }
        fn lend<'b>((): &'b mut ()) -> Vec<TypedArg<'b>> {
            Vec::new()
        }
    }

    impl KernelArgs for Views {
        type Handles<'k> = (InputOutput<'k, f32>, Output<'k, f32>);
        fn handles<'k>(params: Params<'k>) -> Self::Handles<'k> {
            (params.handle::<InOut<f32>>(0), params.handle::<Out<f32>>(1))
        }
        fn each((): &mut (), _: &mut impl Visit) {}
    }

    #[test]
    fn wrong_views_are_mistakes() {
        let error = build::<fn(Group<Views>)>("views", |_, (x, y)| {
            x.store(0, 1.0);
            y.store(0, 1.0);
        })
        .unwrap_err();
        let errors = error.build_errors().unwrap();
        assert!(matches!(errors.as_slice()[0].kind, BuildErrorKind::ParamType { at: 0, .. }), "{errors}");
        assert!(matches!(errors.as_slice()[1].kind, BuildErrorKind::NoParam { at: 1, .. }), "{errors}");
    }
}
