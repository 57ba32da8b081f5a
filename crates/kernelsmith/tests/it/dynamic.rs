//! Kernels whose signature is only known at run time: recording, compiling, calling, and every kind of wrong argument.

use kernelsmith::prelude::*;
use kernelsmith::unstable::dsl;
use kernelsmith::{
    AnyExpr, BuildErrorKind, BuildOptions, CallError, DynArg, F16, ParamKind, ScalarType, Signature, TypedArg,
    build_dyn,
};

fn options() -> BuildOptions<'static> {
    BuildOptions::default()
}

/// `y = x * by + n`, and returns the sum of `x` and the length.
fn scale() -> KernelSource<()> {
    let types = [
        ParamKind::input(ScalarType::F32),
        ParamKind::Scalar(ScalarType::F32),
        ParamKind::output(ScalarType::F32),
        ParamKind::Scalar(ScalarType::I16),
    ];
    let signature = Signature::with_results(types, [ScalarType::F32, ScalarType::Index]);
    let names = BuildOptions { param_names: &["x", "by", "y", "n"], ..options() };
    build_dyn("scale", &signature, &names, |k, params| {
        let (x, by, y) = (params.input::<f32>(0), params.scalar::<f32>(1), params.output::<f32>(2));
        let n = params.scalar::<i16>(3).cast::<f32>();
        let sum = k.var(0.0_f32);
        k.for_range_(0, x.len(), |i| {
            y.store(i, x.get(i) * by + n);
            sum.set(sum + x.get(i));
        });
        k.results((sum, x.len()))
    })
    .unwrap()
}

fn check_scale(run: impl Fn(&mut [TypedArg<'_>]) -> Result<(f32, isize), CallError>) {
    let (x, mut y) = ([1.0_f32, 2.0, 4.0], [0.0_f32; 4]);
    let args =
        &mut [TypedArg::slice(&x), TypedArg::scalar(2.0_f32), TypedArg::slice_mut(&mut y), TypedArg::scalar(-1_i16)];
    assert_eq!(run(args), Ok((7.0, 3)));
    assert_eq!(y, [1.0, 3.0, 7.0, 0.0]);
    let args = &mut [
        TypedArg::slice(&x),
        TypedArg::scalar(2.0_f32),
        TypedArg::slice_mut(&mut y[..2]),
        TypedArg::scalar(0_i16),
    ];
    assert!(matches!(run(args), Err(CallError::OutOfRange { param: 2, name, .. }) if name == "y"));
    assert_eq!(y, [1.0, 3.0, 7.0, 0.0]);
}

#[test]
fn calls_and_their_results() {
    let source = scale();
    check_scale(|args| {
        let outcome = Jit::interpreter().interpret_dyn(&source, args);
        outcome.map_err(|error| error.call_error().unwrap().clone())
    });
    let naplespu = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    let simulated = naplespu.compile_dyn(&source).unwrap();
    check_scale(|args| simulated.call_typed(args));
    let Ok(jit) = Jit::host() else { return };
    let native = jit.compile_dyn(&source).unwrap();
    check_scale(|args| native.call_typed(args));
    check_scale(|args| {
        let mut bits = [u64::MAX; 2];
        native.call_into(args, &mut bits)?;
        Ok((f32::from_bits(bits[0] as u32), bits[1] as isize))
    });
}

#[test]
fn wrong_arguments_are_named() {
    let Ok(jit) = Jit::host() else { return };
    let kernel = jit.compile_dyn(&scale()).unwrap();
    let (x, mut y, mut wide) = ([1.0_f32], [0.0_f32], [0.0_f64]);
    let call = |args: &mut [TypedArg<'_>]| kernel.call_typed::<(f32, isize)>(args).unwrap_err().to_string();
    let by = || TypedArg::scalar(1.0_f32);
    let n = || TypedArg::scalar(0_i16);
    assert_eq!(
        call(&mut [TypedArg::slice(&x), by(), TypedArg::slice_mut(&mut wide), n()]),
        "argument `y` is InOut<f64>, but the parameter is Out<f32>"
    );
    assert_eq!(
        call(&mut [TypedArg::slice(&x), by(), TypedArg::slice(&x), n()]),
        "argument `y` is In<f32>, but the parameter is Out<f32>"
    );
    assert_eq!(
        call(&mut [TypedArg::slice(&x), TypedArg::scalar(1.0_f64), TypedArg::slice_mut(&mut y), n()]),
        "argument `by` is f64, but the parameter is f32"
    );
    assert_eq!(
        call(&mut [TypedArg::slice(&x), by(), TypedArg::slice_mut(&mut y), TypedArg::scalar(0_u16)]),
        "argument `n` is u16, but the parameter is i16"
    );
    let reason = "arguments do not fit the signature: expected 4 arguments, found 3";
    assert_eq!(call(&mut [TypedArg::slice(&x), by(), TypedArg::slice_mut(&mut y)]), reason);
    let args = &mut [TypedArg::slice(&x), by(), TypedArg::slice_mut(&mut y), n()];
    let other = kernel.call_typed::<f32>(args).unwrap_err().to_string();
    assert!(other.ends_with("the kernel returns (f32, index), the call expects (f32)"), "{other}");
    let none = kernel.call_into(args, &mut []).unwrap_err().to_string();
    assert!(none.ends_with("expected room for 2 results, found 0"), "{none}");
    // The record of the results, as bytes that are too few.
    let (bytes, mut written, mut record) = ([0; 4], [0; 4], [0; 15]);
    let args = &mut [
        DynArg::Slice(&bytes),
        DynArg::Scalar(0),
        DynArg::SliceMut(&mut written),
        DynArg::Scalar(0),
        DynArg::SliceMut(&mut record),
    ];
    assert!(matches!(kernel.call(args), Err(CallError::OutOfRange { param: 4, .. })));
}

#[test]
fn extreme_indices_are_refused() {
    let types = [ParamKind::in_out(ScalarType::U8), ParamKind::Scalar(ScalarType::Index)];
    let source = build_dyn("at", &Signature::new(types, None), &options(), |k, params| {
        params.in_out::<u8>(0).store((params.scalar::<isize>(1), 1), 7);
        k.results(())
    })
    .unwrap();
    let jit = Jit::host();
    for index in [isize::MIN, -2, 3, isize::MAX, isize::MAX - 1] {
        let mut bytes = [0_u8; 4];
        let args = &mut [TypedArg::slice_mut(&mut bytes), TypedArg::scalar(index)];
        let error = Jit::interpreter().interpret_dyn::<()>(&source, args).unwrap_err();
        if let Ok(jit) = &jit {
            let native = jit.compile_dyn(&source).unwrap().call_typed::<()>(args).unwrap_err();
            assert_eq!(error.call_error(), Some(&native));
        }
        assert_eq!(bytes, [0; 4], "{index}");
    }
}

#[test]
fn mistakes_name_parameter_and_line() {
    let types =
        [ParamKind::input(ScalarType::F32), ParamKind::output(ScalarType::I32), ParamKind::Scalar(ScalarType::U8)];
    let line = line!() + 3;
    let error = build_dyn("wrong", &Signature::new(types, Some(ScalarType::F32)), &options(), |k, params| {
        let (x, y) = (params.input::<f64>(0), params.input::<i32>(1));
        let (z, n) = (params.in_out::<i32>(1), params.scalar::<i8>(2));
        z.require_len(9).store(0, y.get(n.cast::<isize>()));
        k.for_each_vector(x.len(), |i| params.output::<f32>(0).store(i, 1.0));
        params.scalar::<f32>(usize::MAX);
        k.results(params.any_scalar(2))
    })
    .unwrap_err();
    let errors = error.build_errors().unwrap();
    let (f32s, i32s) = (ParamKind::input(ScalarType::F32), ParamKind::output(ScalarType::I32));
    let wanted = [
        BuildErrorKind::ParamType { at: 0, wanted: ParamKind::input(ScalarType::F64), given: f32s },
        BuildErrorKind::ParamType { at: 1, wanted: ParamKind::input(ScalarType::I32), given: i32s },
        BuildErrorKind::ParamType { at: 1, wanted: ParamKind::in_out(ScalarType::I32), given: i32s },
        BuildErrorKind::ParamType {
            at: 2,
            wanted: ParamKind::Scalar(ScalarType::I8),
            given: ParamKind::Scalar(ScalarType::U8),
        },
        BuildErrorKind::NoParam { at: usize::MAX, n_params: 3 },
    ];
    for kind in wanted {
        assert!(errors.iter().any(|error| error.kind == kind), "{kind}: {errors}");
    }
    assert!(errors.iter().any(|error| matches!(error.kind, BuildErrorKind::ReturnType { .. })), "{errors}");
    assert_eq!((errors.as_slice()[0].line(), errors.as_slice()[0].file()), (line - 1, file!()));
}

#[test]
fn signatures_of_no_kernel_are_refused() {
    let refused = |signature: &Signature| {
        let error = build_dyn("none", signature, &options(), |k, _| k.results(())).unwrap_err();
        error.build_errors().unwrap().as_slice()[0].kind.to_string()
    };
    let (f32s, table) = (ParamKind::input(ScalarType::F32), ParamKind::input(ScalarType::Ptr));
    let raw = ParamKind::RawPtr { elem: ScalarType::F32, mutable: true };
    let advice = "; wanted a scalar or a slice of numbers";
    assert_eq!(refused(&Signature::new([f32s, raw], None)), format!("parameter 1 is *mut f32{advice}"));
    assert_eq!(refused(&Signature::new([table], None)), format!("parameter 0 is In<ptr>{advice}"));
    assert_eq!(
        refused(&Signature::new([ParamKind::in_out(ScalarType::Bool)], None)),
        format!("parameter 0 is InOut<bool>{advice}")
    );
    assert_eq!(
        refused(&Signature::new([ParamKind::Scalar(ScalarType::F16)], None)),
        format!("parameter 0 is f16{advice}")
    );
    assert_eq!(refused(&Signature::new([], Some(ScalarType::Ptr))), "a kernel cannot return ptr");
    assert_eq!(refused(&Signature::with_results([], [ScalarType::U8; 9])), "9 results; the maximum is 8");
    // A record that callers could take for one of their slices.
    let mut forged = Signature::with_results([f32s], [ScalarType::U8; 2]);
    forged.params.pop();
    assert!(refused(&forged).starts_with("several results without their record"));
    forged.results.pop();
    assert!(refused(&forged).starts_with("one of several results"));
    forged = Signature { result: Some(ScalarType::U8), ..Signature::with_results([f32s], [ScalarType::U8; 2]) };
    assert!(refused(&forged).starts_with("several results without their record"));
}

/// A computed list of results may have none or one; a record for them would be a parameter that no caller passes.
#[test]
fn any_number_of_results() {
    let record = |results: &[ScalarType]| {
        let signature = Signature::with_results([ParamKind::Scalar(ScalarType::Index)], results);
        build_dyn("some", &signature, &options(), |k, params| {
            let values = vec![params.any_scalar(0); results.len()];
            k.results(&values[..])
        })
        .unwrap()
    };
    let args = || [TypedArg::scalar(7_isize)];
    let [none, one, two] = [0, 1, 2].map(|n| record(&[ScalarType::Index; 2][..n]));
    let interpreter = Jit::interpreter();
    interpreter.interpret_dyn::<()>(&none, &mut args()).unwrap();
    assert_eq!(interpreter.interpret_dyn::<isize>(&one, &mut args()).unwrap(), 7);
    assert_eq!(interpreter.interpret_dyn::<(isize, isize)>(&two, &mut args()).unwrap(), (7, 7));
    let Ok(jit) = Jit::host() else { return };
    assert_eq!(jit.compile_dyn(&none).unwrap().call_typed::<()>(&mut args()), Ok(()));
    assert_eq!(jit.compile_dyn(&one).unwrap().call_typed::<isize>(&mut args()), Ok(7));
    assert_eq!(jit.compile_dyn(&two).unwrap().call_typed::<(isize, isize)>(&mut args()), Ok((7, 7)));
}

#[test]
fn many_parameters() {
    let Ok(jit) = Jit::host() else { return };
    // 31 slices and 1 scalar: 63 machine parameters, the last one for failed checks.
    let mut types = vec![ParamKind::in_out(ScalarType::U32); 31];
    types.push(ParamKind::Scalar(ScalarType::Index));
    let source = build_dyn("many", &Signature::new(types, Some(ScalarType::U32)), &options(), |k, params| {
        let at = params.scalar::<isize>(31);
        let sum = k.var(0_u32);
        for number in 0..31 {
            let slice = params.in_out::<u32>(number);
            sum.set(sum + slice.load_checked(at));
            slice.store(0, number as u32);
        }
        k.results(sum)
    })
    .unwrap();
    let kernel = jit.compile_dyn(&source).unwrap();
    let mut slices: Vec<Vec<u32>> = (0..31).map(|number| vec![0, 1 << number]).collect();
    let run = |slices: &mut Vec<Vec<u32>>, at: isize| {
        let mut args: Vec<_> = slices.iter_mut().map(|slice| TypedArg::slice_mut(slice)).collect();
        args.push(TypedArg::scalar(at));
        kernel.call_typed::<u32>(&mut args)
    };
    assert_eq!(run(&mut slices, 1), Ok((1 << 31) - 1));
    assert!(slices.iter().enumerate().all(|(number, slice)| slice[0] == number as u32));
    assert!(matches!(run(&mut slices, 2), Err(CallError::OutOfBounds { index: 2, len: 2, .. })));
    let many = Signature::new(vec![ParamKind::Scalar(ScalarType::U8); 1025], None);
    let error = build_dyn("many", &many, &options(), |k, _| k.results(())).unwrap_err();
    let kind = &error.build_errors().unwrap().as_slice()[0].kind;
    assert!(matches!(kind, BuildErrorKind::Limit { what: "parameters", limit: 1024, given: 1025 }), "{kind}");
}

#[test]
fn erased_values_and_views() {
    let types =
        [ParamKind::in_out(ScalarType::F16), ParamKind::Scalar(ScalarType::F64), ParamKind::Scalar(ScalarType::Bool)];
    let signature = Signature::with_results(types, [ScalarType::F64, ScalarType::Bool]);
    let source = build_dyn("views", &signature, &options(), |k, params| {
        // A view that only reads, of a slice that is also written.
        let (read, write) = (params.input::<F16>(0), params.in_out::<F16>(0));
        write.store(1, read.get(0));
        let values: Vec<AnyExpr<'_>> = (1..params.len()).map(|at| params.any_scalar(at)).collect();
        assert!(values[0].typed::<f32>().is_none());
        let doubled = values[0].typed::<f64>().unwrap() * 2.0;
        k.results(&[doubled.erase(), values[1]][..])
    })
    .unwrap();
    let mut halves = [F16(0x3e00), F16(0)];
    let args = &mut [TypedArg::slice_mut(&mut halves), TypedArg::scalar(4.0_f64), TypedArg::scalar(true)];
    assert_eq!(Jit::interpreter().interpret_dyn::<(f64, bool)>(&source, args).unwrap(), (8.0, true));
    assert_eq!(halves[1], halves[0]);
}

#[test]
fn both_ways_record_the_same() {
    type Sig = fn(In<i32>, isize, InOut<i64>) -> isize;
    let typed = dsl::build::<Sig>("same", |k, (x, n, y)| {
        k.for_each_vector(n, |i| y.store(i, y.load(i) + x.load(i).cast::<i64>()));
        n + 1
    })
    .unwrap();
    let dynamic = dsl::build_dyn("same", &typed.signature, &options(), |k, params| {
        let (x, n, y) = (params.input::<i32>(0), params.scalar::<isize>(1), params.in_out::<i64>(2));
        k.for_each_vector(n, |i| y.store(i, y.load(i) + x.load(i).cast::<i64>()));
        k.results(n + 1)
    })
    .unwrap();
    assert_eq!(typed.function, dynamic.function);
    assert_eq!(typed.contract, dynamic.contract);
}
