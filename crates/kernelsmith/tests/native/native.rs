//! The facade from a user's point of view, native if the host supports it; compares with the interpreter.

use crate::compilers::{careful, every_width};
use kernelsmith::prelude::*;
use kernelsmith::unstable::ir::interp::{Memory, Symbols};
use kernelsmith::{Bf16, Convention, ErrorKind, F16, Level, ListingOptions, STAGES};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

type Axpy = fn(f32, In<f32>, InOut<f32>);

fn axpy() -> KernelSource<Axpy> {
    build::<Axpy>("axpy", |k, (a, x, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, x.load(i).mul_add(a, y.load(i))));
    })
    .unwrap()
}

#[test]
fn a_kernel_equals_the_interpreter_for_every_tail() {
    let Some(jit) = careful() else { return };
    let source = axpy();
    let kernel = jit.compile(&source).unwrap();
    for n in 0..40 {
        let x: Vec<f32> = (0..n).map(|i| i as f32 * 0.3 - 2.0).collect();
        let mut y: Vec<f32> = (0..n).map(|i| 1.0 / (i + 1) as f32).collect();
        let mut expected = y.clone();
        jit.interpret(&source, (1.7, &x, &mut expected)).unwrap();
        kernel.call(1.7, &x, &mut y).unwrap();
        assert_eq!(y, expected, "{n} elements");
    }
}

#[test]
fn a_short_slice_is_refused_the_same_way_by_both() {
    let source = axpy();
    let mut y = [1.0; 3];
    let interpreted = Jit::interpreter().interpret(&source, (1.0, &[1.0; 4], &mut y)).unwrap_err();
    assert_eq!(interpreted.kind(), ErrorKind::Call);
    assert_eq!(y, [1.0; 3]);
    let Some(jit) = careful() else { return };
    let called = jit.compile(&source).unwrap().call(1.0, &[1.0; 4], &mut y).unwrap_err();
    assert_eq!(interpreted.call_error(), Some(&called));
    assert_eq!(y, [1.0; 3]);
}

extern "C" fn add_seven(x: i64) -> i64 {
    x + 7
}

#[test]
fn a_kernel_calls_rust() {
    let source = build::<fn(i64) -> i64>("caller", |k, (x,)| {
        k.call("add_seven", add_seven as extern "C" fn(i64) -> i64, (x * 2,))
    })
    .unwrap();
    let mut bound = |args: &[u64], _: &mut Memory| args[0] + 7;
    let mut symbols = Symbols::new();
    symbols.bind("add_seven", &mut bound);
    assert_eq!(Jit::interpreter().interpret_with(&source, (10,), &mut symbols).unwrap(), 27);
    assert_eq!(Jit::interpreter().interpret(&source, (10,)).unwrap_err().kind(), ErrorKind::InvalidInput);
    let Some(jit) = careful() else { return };
    assert_eq!(jit.compile(&source).unwrap().call(10).unwrap(), 27);
}

/// The sum of two variables before and after both change. The numbers of assignments between are those at which a hash of
/// the variables' versions repeats that multiplies by 2^32 divided by the golden ratio.
#[test]
fn values_of_variables_are_not_confused() {
    let source = build::<fn(i64, i64) -> i64>("versions", |k, (x, y)| {
        let (a, b, other) = (k.var(x), k.var(y), k.var(x));
        let before = a + b;
        for at in 0..60_000 {
            match at {
                11_545 => b.set(y * 3),
                50_546 => a.set(x * 5),
                _ => other.set(y),
            }
        }
        before * 1000 + (a + b) + other
    })
    .unwrap();
    assert_eq!(Jit::interpreter().interpret(&source, (1, 2)).unwrap(), 3_013);
    let Some(jit) = careful() else { return };
    assert_eq!(jit.compile(&source).unwrap().call(1, 2).unwrap(), 3_013);
}

/// The smallest and the greatest element, and where the greatest one is.
#[test]
fn several_results() {
    type Ends = fn(In<f32>) -> (f32, f32, isize, bool);
    let record = || {
        build::<Ends>("ends", |k, (x,)| {
            k.if_(x.len().eq(0), || k.return_((0.0f32, 0.0f32, -1isize, false)));
            let (low, high, at) = (k.var(x.load_checked(0isize)), k.var(x.load_checked(0isize)), k.var(0isize));
            k.for_range_(1, x.len(), |i| {
                let value = x.load(i);
                low.set(low.get().min(value));
                k.if_(value.gt(high), || {
                    high.set(value);
                    at.set(i);
                });
            });
            (low.get(), high.get(), at.get(), k.value(true))
        })
        .unwrap()
    };
    let source = record();
    let x = [2.0, -1.5, 7.0, 3.0];
    assert_eq!(Jit::interpreter().interpret(&source, (&x,)).unwrap(), (-1.5, 7.0, 2, true));
    assert_eq!(Jit::interpreter().interpret(&source, (&[],)).unwrap(), (0.0, 0.0, -1, false));
    let accelerator = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    assert_eq!(accelerator.compile(&source).unwrap().call(&x).unwrap(), (-1.5, 7.0, 2, true));
    assert_eq!(accelerator.simulated(&source).unwrap().call((&[],)).unwrap(), (0.0, 0.0, -1, false));
    let Some(jit) = careful() else { return };
    let kernel = jit.compile(&source).unwrap();
    assert_eq!(kernel.call(&x).unwrap(), (-1.5, 7.0, 2, true));
    assert_eq!(kernel.call(&[]).unwrap(), (0.0, 0.0, -1, false));
    // Saved and published again.
    let object = jit.object(&source).unwrap();
    let again = jit.publish::<Ends>(&object, source.symbols()).unwrap();
    assert_eq!(again.call(&x).unwrap(), (-1.5, 7.0, 2, true));
    assert!(jit.publish::<fn(In<f32>) -> (f32, f32, isize, u8)>(&object, source.symbols()).is_err());
}

#[test]
fn all_types_of_results() {
    type Narrow = fn(i8, u8, i16, u16, bool) -> (i8, u8, i16, u16, bool);
    type Wide = fn(i32, u32, i64, u64, isize, f32, f64) -> (i32, u32, i64, u64, isize, f32, f64);
    let narrow = build::<Narrow>("narrow", |_, (a, b, c, d, e)| (-a, b + 1, -c, d + 1, !e)).unwrap();
    let wide = build::<Wide>("wide", |_, (a, b, c, d, e, f, g)| (-a, b + 1, -c, d + 1, -e, -f, g * 0.5)).unwrap();
    let (narrow_args, wide_args) =
        ((i8::MIN, 255, 5, u16::MAX, true), (7, u32::MAX, i64::MAX, 1, isize::MIN, 1.5, -3.0));
    let narrow_want = (i8::MIN, 0, -5, 0, false);
    let wide_want = (-7, 0, -i64::MAX, 2, isize::MIN, -1.5, -1.5);
    assert_eq!(Jit::interpreter().interpret(&narrow, narrow_args).unwrap(), narrow_want);
    assert_eq!(Jit::interpreter().interpret(&wide, wide_args).unwrap(), wide_want);
    let Some(jit) = careful() else { return };
    let (a, b, c, d, e) = narrow_args;
    assert_eq!(jit.compile(&narrow).unwrap().call(a, b, c, d, e).unwrap(), narrow_want);
    let (a, b, c, d, e, f, g) = wide_args;
    assert_eq!(jit.compile(&wide).unwrap().call(a, b, c, d, e, f, g).unwrap(), wide_want);
}

extern "C" fn add_nine(x: i64) -> i64 {
    x + 9
}

/// The compiler may give one function several addresses, so another address is not a mistake; two functions stand for
/// that here.
#[test]
fn a_name_identifies_a_function() {
    let source = build::<fn(i64) -> i64>("caller", |k, (x,)| {
        let sum = k.call("add", add_seven as extern "C" fn(i64) -> i64, (x,));
        k.call("add", add_nine as extern "C" fn(i64) -> i64, (sum,))
    })
    .unwrap();
    let Some(jit) = careful() else { return };
    assert_eq!(jit.compile(&source).unwrap().call(10).unwrap(), 24);
}

#[test]
fn a_kernel_may_not_have_the_name_of_what_it_calls() {
    let Some(jit) = careful() else { return };
    let error = jit
        .kernel::<fn(i64) -> i64>("add_seven", |k, (x,)| {
            k.call("add_seven", add_seven as extern "C" fn(i64) -> i64, (x,))
        })
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::InvalidInput);
    assert!(error.to_string().contains("add_seven"), "{error}");
}

#[test]
fn mistakes_name_their_line() {
    let line = line!() + 1;
    let error = Jit::interpreter().kernel::<fn()>("stray", |k, ()| k.break_(1)).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::InvalidInput);
    assert!(error.to_string().contains(&format!("native.rs:{line}")), "{error}");
    assert_eq!(error.build_errors().unwrap().iter().count(), 1);
}

#[test]
fn a_jit_that_only_interprets_says_so() {
    let jit = Jit::interpreter();
    assert!(!jit.is_native() && jit.target().is_none());
    for error in [
        jit.compile(&axpy()).unwrap_err(),
        jit.code(axpy().function()).unwrap_err(),
        jit.listing(axpy().function(), &ListingOptions::assembly()).unwrap_err(),
    ] {
        assert_eq!(error.kind(), ErrorKind::Unsupported);
    }
}

#[test]
fn code_with_a_foreign_convention_compiles_but_does_not_run() {
    let foreign = if Convention::HOST == Convention::SysV { Convention::Win64 } else { Convention::SysV };
    let target = Target::new(Level::X86_64V3, foreign).unwrap();
    assert_eq!(target.check_host().unwrap_err().kind(), ErrorKind::Unsupported);
    let jit = Jit::for_target(target, JitOptions::new()).unwrap();
    let code = jit.code(axpy().function()).unwrap();
    assert!(code.code_len > 0 && code.code_len <= code.bytes.len() && code.symbols.is_empty());
    assert_eq!(code.bytes, jit.code(axpy().function()).unwrap().bytes);
    assert_eq!(jit.compile(&axpy()).unwrap_err().kind(), ErrorKind::Unsupported);
}

#[test]
fn every_stage_is_dumped_once_and_in_order() {
    let Some(_) = careful() else { return };
    let seen = Arc::new(Mutex::new(Vec::new()));
    let hook = Arc::clone(&seen);
    let options = JitOptions::new().dump(move |dump| {
        assert!(!dump.to_string().is_empty());
        hook.lock().unwrap().push((dump.kernel.to_owned(), dump.stage));
    });
    let jit = Jit::host_with(options).unwrap();
    jit.compile(&axpy()).unwrap();
    let wanted: Vec<_> = STAGES.iter().map(|stage| ("axpy".to_owned(), *stage)).collect();
    assert_eq!(*seen.lock().unwrap(), wanted);
}

#[test]
fn a_listing_of_an_unknown_pass_names_the_known_ones() {
    let target = Target::new(Level::X86_64V3, Convention::SysV).unwrap();
    let jit = Jit::for_target(target, JitOptions::new()).unwrap();
    let error = jit.listing(axpy().function(), &ListingOptions::new().after("magic")).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::InvalidInput);
    assert!(error.to_string().contains("legalise"), "{error}");
}

#[test]
fn kernels_outlive_their_jit_and_threads_share_it() {
    let Some(jit) = careful() else { return };
    let n_right = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let (jit, n_right) = (jit.clone(), &n_right);
            scope.spawn(move || {
                for i in 0..25 {
                    let kernel = jit.kernel::<fn(i32) -> i32>("add", |_, (x,)| x + (thread * 100 + i)).unwrap();
                    n_right.fetch_add(usize::from(kernel.call(1).unwrap() == thread * 100 + i + 1), Ordering::Relaxed);
                }
            });
        }
    });
    assert_eq!(n_right.into_inner(), 100);
    let kernel = jit.kernel::<fn(f64) -> f64>("half", |_, (x,)| x * 0.5).unwrap();
    drop(jit);
    assert_eq!(kernel.call(3.0).unwrap(), 1.5);
}

#[test]
fn a_report_counts_and_times() {
    let Some(_) = careful() else { return };
    let jit = Jit::host_with(JitOptions::new().stage_times(true)).unwrap();
    let (_, report) = jit.compile_with_report(&axpy()).unwrap();
    assert_eq!(report.ir_ops as usize, axpy().function().ops.len());
    assert!(report.machine_insts > 5 && report.code_bytes > 20 && report.total_nanos() > 0);
    assert!(report.stages().map(|(_, nanos)| nanos).sum::<u64>() <= report.compile_nanos);
    assert_eq!(report.stages().count() + 1, STAGES.len());
    assert!(!jit.object(&axpy()).unwrap().code().features.names().is_empty());
}

#[test]
fn a_profiler_gets_the_names() {
    let Some(_) = careful() else { return };
    let jit = Jit::host_with(JitOptions::new().perf_map(true)).unwrap();
    let kernel = jit.kernel::<fn(i32) -> i32>("named_for_perf", |_, (x,)| x - 1).unwrap();
    assert_eq!(kernel.call(1).unwrap(), 0);
    let path = format!("/tmp/perf-{}.map", std::process::id());
    let map = std::fs::read_to_string(&path).unwrap();
    std::fs::remove_file(path).unwrap();
    assert!(map.lines().any(|line| line.ends_with(" named_for_perf")), "{map}");
}

#[test]
fn code_memory_has_the_limit_of_the_options() {
    let Some(_) = careful() else { return };
    let jit = Jit::host_with(JitOptions::new().max_code_bytes(512 << 10)).unwrap();
    let kernels: Result<Vec<_>, _> =
        (0..20_000).map(|i| jit.kernel::<fn(i32) -> i32>("add", |_, (x,)| x + i)).collect();
    assert_eq!(kernels.unwrap_err().kind(), ErrorKind::Limit);
    // The earlier kernels were dropped, so there is room again.
    assert_eq!(jit.kernel::<fn(i32) -> i32>("add", |_, (x,)| x + 1).unwrap().call(1).unwrap(), 2);
}

#[test]
fn what_the_host_lacks_compiles_and_is_refused() {
    let v4 = Target::new(Level::X86_64V4, Convention::SysV).unwrap();
    let described = ["avx512fp16", "avx512bf16", "avx512vnni", "avx512vbmi2", "avxvnni", "gfni"];
    for feature in described {
        let target = v4.with_features(&[feature]).unwrap();
        let jit = Jit::for_target(target.clone(), JitOptions::new()).unwrap();
        assert!(!jit.code(axpy().function()).unwrap().bytes.is_empty());
        match (target.check_host(), jit.compile(&axpy())) {
            (Ok(()), Ok(kernel)) => kernel.call(2.0, &[1.0; 3], &mut [0.0; 3]).unwrap(),
            (Err(missing), Err(refused)) => {
                assert_eq!(refused.kind(), ErrorKind::Unsupported);
                assert_eq!(refused.to_string(), missing.to_string());
                assert!(missing.to_string().contains("does not run on this "), "{missing}");
            }
            (checked, compiled) => panic!("{feature}: {checked:?}, {:?}", compiled.map(|_| ())),
        }
    }
    let error = v4.with_features(&["avx1024"]).unwrap_err();
    assert_eq!((error.kind(), error.to_string().as_str()), (ErrorKind::Unsupported, "there is no feature `avx1024`"));
}

#[test]
fn the_width_of_vectors_is_a_setting() {
    let v3 = Target::new(Level::X86_64V3, Convention::SysV).unwrap();
    let error = v3.with_vector_bits(512).unwrap_err();
    assert_eq!(error.to_string(), "x86-64-v3 has no vectors of 512 bits");
    let v4 = Target::new(Level::X86_64V4, Convention::SysV).unwrap();
    assert_eq!(v4.vector_bits(), 256);
    let wide = v4.with_vector_bits(512).unwrap();
    assert_eq!(wide.vector_bits(), 512);
    let listing = |target: &Target| {
        let jit = Jit::for_target(target.clone(), JitOptions::new()).unwrap();
        jit.listing(axpy().function(), &ListingOptions::assembly()).unwrap()
    };
    assert!(listing(&v4).contains("ymm") && !listing(&v4).contains("zmm"));
    // The tail is one masked iteration.
    let text = listing(&wide);
    assert!(text.contains("zmm") && text.contains("{k1} {z}"), "{text}");
    if wide.check_host().is_err() {
        return println!("x86-64-v4:512: skipped: this host lacks AVX-512");
    }
    let source = axpy();
    let jit = Jit::for_target(wide, JitOptions::new().verify_passes(true).check_allocation(true)).unwrap();
    let kernel = jit.compile(&source).unwrap();
    for n in 0..70 {
        let x: Vec<f32> = (0..n).map(|i| i as f32 * 0.3 - 2.0).collect();
        let mut y: Vec<f32> = (0..n).map(|i| 1.0 / (i + 1) as f32).collect();
        let mut expected = y.clone();
        jit.interpret(&source, (1.7, &x, &mut expected)).unwrap();
        kernel.call(1.7, &x, &mut y).unwrap();
        assert_eq!(y, expected, "{n} elements");
    }
}

/// Machine code accesses non-contiguous elements like the interpreter, including checks.
#[test]
fn scattered_elements() {
    let Ok(jit) = Jit::host() else { return println!("skipped: no machine code on this host") };
    let source = build::<fn(In<u8>, In<i32>, Out<u8>, Out<i32>) -> isize>("scattered", |k, (x, at, y, kept)| {
        let n = k.var(0isize);
        k.for_each_vector_of::<i32>(y.len(), |i| {
            let index = at.load(i);
            y.scatter(index, x.load(i.strided(2)).max(x.load(i.strided(3) + 1)) ^ x.gather(index));
            n.set(n + kept.store_compressed(n.get(), index, index.ge(5) & !k.mask_from_bits(0x4444)));
        });
        n.get()
    })
    .unwrap();
    let kernel = jit.compile(&source).unwrap();
    for n in [1usize, 8, 13, 40] {
        let x: Vec<u8> = (0..3 * n).map(|at| (at * 71 % 251) as u8).collect();
        let at: Vec<i32> = (0..n).map(|i| ((i * 7 + 3) % n) as i32).collect();
        let (mut want, mut want_kept) = (vec![0; n], vec![0; n]);
        let count = Jit::interpreter().interpret(&source, (&x, &at, &mut want, &mut want_kept)).unwrap();
        let (mut y, mut kept) = (vec![0; n], vec![0; n]);
        assert_eq!(kernel.call(&x, &at, &mut y, &mut kept), Ok(count));
        assert_eq!((y, kept), (want, want_kept), "{n} elements");
        let mut at = at;
        at[n - 1] = n as i32;
        kernel.call(&x, &at, &mut vec![0; n], &mut vec![0; n]).unwrap_err();
    }
}

/// Machine code loads expanded vectors like the interpreter, reads nothing beyond them, and fails if there are too few
/// elements.
#[test]
fn expanding_loads() {
    let source = build::<fn(In<i16>, In<f64>, Out<i16>) -> isize>("spread", |k, (x, mask, y)| {
        let n = k.var(0isize);
        k.for_each_vector_of::<i16>(y.len(), |i| {
            let (x, count) = x.load_expanded(n.get(), mask.load(i).gt(0.5));
            y.store(i, x);
            n.set(n + count);
        });
        n.get()
    })
    .unwrap();
    for jit in every_width() {
        let kernel = jit.compile(&source).unwrap();
        for n in [0usize, 1, 7, 32, 45] {
            let mask: Vec<f64> = (0..n).map(|i| (i * 29 % 10) as f64 / 10.0).collect();
            let kept = mask.iter().filter(|x| **x > 0.5).count();
            let x: Vec<i16> = (0..kept as i16).map(|i| i * 257 - 1000).collect();
            let (mut y, mut want) = (vec![-1; n], vec![-1; n]);
            assert_eq!(jit.interpret(&source, (&x, &mask, &mut want)).unwrap(), kept as isize);
            assert_eq!(kernel.call(&x, &mask, &mut y), Ok(kept as isize), "{n}, {}", jit.target().unwrap());
            assert_eq!(y, want, "{n} elements, {}", jit.target().unwrap());
            if let Some((_, short)) = x.split_last() {
                kernel.call(short, &mask, &mut y).unwrap_err();
            }
        }
    }
}

#[test]
fn floats_of_16_bits_in_slices() {
    type Mixed = fn(f32, In<F16>, In<Bf16>, InOut<Bf16>, Out<F16>);
    let source = build::<Mixed>("mixed", |k, (a, x, y, z, sums)| {
        k.for_each_vector_of::<f32>(sums.len(), |i| {
            let sum = x.load(i).cast::<f32>().mul_add(a, y.load(i).cast::<f32>());
            sums.store(i, sum.cast::<F16>() + F16::from(0.25));
            z.store(i, (z.load(i).cast::<f32>() + sum).cast::<Bf16>().max(z.load(i)));
        });
    })
    .unwrap();
    for jit in every_width() {
        let kernel = jit.compile(&source).unwrap();
        for n in [1, 7, 16, 33] {
            let x: Vec<F16> = (0..n).map(|at| F16::from(at as f32 / 8.0 - 1.0)).collect();
            let y: Vec<Bf16> = (0..n).map(|at| Bf16::from(100.0 - 7.3 * at as f32)).collect();
            let (mut z, mut sums) = (y.clone(), vec![F16(0); n]);
            let (mut want_z, mut want) = (y.clone(), sums.clone());
            jit.interpret(&source, (0.3, &x, &y, &mut want_z, &mut want)).unwrap();
            kernel.call(0.3, &x, &y, &mut z, &mut sums).unwrap();
            assert_eq!((z, sums), (want_z, want), "{n} elements, {}", jit.target().unwrap());
        }
    }
}

#[test]
fn vectors_of_a_fixed_width() {
    type Fixed = fn(isize, isize, In<f32>, In<i32>, InOut<f32>);
    let source = build::<Fixed>("fixed", |k, (rows, count, x, at, y)| {
        let (sixteen, eight) = (k.fixed_lanes(16), k.fixed_lanes(8));
        let sums = sixteen.var(0.5f32);
        k.for_range_(0, rows, |row| {
            let place = sixteen.at(row * 24).first(count);
            sums.set(x.load(place).mul_add(y.get(row * 3 + 1), sums));
        });
        let (low, high) = (sums.get().lower(), sums.get().upper());
        let picked = x.gather(at.load(eight.at(0)));
        y.store(eight.at(0), eight.first(count).select(picked, high * y.get(0)));
        y.store(eight.at(8).first(count - 5), low + sixteen.splat(y.get(2)).lower());
    })
    .unwrap();
    let x: Vec<f32> = (0..24 * 5).map(|at| at as f32 * 0.37 - 3.0).collect();
    let at = [5, 0, 119, 7, 7, 64, 3, 1];
    for jit in every_width() {
        let kernel = jit.compile(&source).unwrap();
        for rows in [0, 1, 5] {
            for count in [5, 6, 13, 16] {
                let mut y: Vec<f32> = (0..32).map(|at| 1.0 / (at as f32 + 1.5)).collect();
                let mut want = y.clone();
                jit.interpret(&source, (rows, count, &x, &at, &mut want)).unwrap();
                kernel.call(rows, count, &x, &at, &mut y).unwrap();
                assert_eq!(y, want, "{rows} rows, {count} elements, {}", jit.target().unwrap());
            }
        }
        let mut y = vec![0.0; 32];
        kernel.call(5, 24, &x, &at, &mut y).unwrap();
        kernel.call(5, 25, &x, &at, &mut y).unwrap_err();
        kernel.call(5, 16, &x, &[5, 0, 120, 7, 7, 64, 3, 1], &mut y).unwrap_err();
    }
}
