//! Kernels for NaplesPU, called through the ordinary API and run by the simulator.

#[path = "../../examples/naplespu/kernels.rs"]
pub(crate) mod kernels;

use kernels::{KERNELS, Machines};
use kernelsmith::prelude::*;
use kernelsmith::simulated::{SCRATCHPAD, Simulation};
use kernelsmith::{CallError, ErrorKind};

fn accelerator() -> Jit {
    Jit::for_target(Target::naplespu().unwrap(), JitOptions::new().check_allocation(true).verify_passes(true)).unwrap()
}

#[test]
fn kernels_give_what_the_host_gives_for_any_number_of_threads_in_any_order() {
    let Ok(machines) = Machines::new() else {
        println!("skipped: kernels do not run natively here");
        return;
    };
    for (name, run) in KERNELS {
        for threads in 1..=8 {
            for seed in [None, Some(1), Some(2), Some(0x5eed)] {
                let simulation = Simulation { threads, seed, ..Simulation::default() };
                run(&machines, &simulation)
                    .unwrap_or_else(|error| panic!("{name}, {threads} threads, seed {seed:?}: {error}"));
            }
        }
    }
}

#[test]
fn kernels_share_their_work_among_cores() {
    let Ok(machines) = Machines::new() else {
        println!("skipped: kernels do not run natively here");
        return;
    };
    // A core does not see the tiles in the scratchpad of another one.
    for (name, run) in KERNELS.iter().filter(|(name, _)| !name.contains("scratchpad")) {
        for (cores, threads) in [(2, 1), (2, 4), (3, 8)] {
            for seed in [None, Some(7)] {
                let simulation = Simulation { cores, threads, seed, ..Simulation::default() };
                run(&machines, &simulation)
                    .unwrap_or_else(|error| panic!("{name}, {cores} cores, {threads} threads, {seed:?}: {error}"));
            }
        }
    }
}

#[test]
#[cfg(feature = "object")]
fn programs_for_boards_do_what_calls_do() {
    use kernelsmith::simulated::{Image, Layout, core_number, thread_count, thread_number, wait_for_threads};
    // More words than registers hold, two written slices, one of them in the scratchpad; each thread writes its elements.
    type Scaled = fn(In<i32>, i32, InOut<i32>, f32, i32, In<i16>, i32, InOut<i32>) -> i32;
    let source = build::<Scaled>("scaled", |k, (x, by, y, f, plus, z, more, s)| {
        let s = s.in_space(SCRATCHPAD);
        let (this, count) = (thread_number(k), thread_count(k));
        k.for_range_(0, x.len(), |i| {
            k.if_((i.cast::<i32>() % count).eq(this), || {
                y.store(i, x.get(i) * by + plus + z.get(i).cast::<i32>() + y.get(i));
            });
        });
        k.if_((this - core_number(k)).eq(0), || s.store(1, s.get(0) + more + f.cast::<i32>()));
        wait_for_threads(k, 7);
        y.get(0) + more
    })
    .unwrap();
    let kernel = accelerator().simulated(&source).unwrap();
    let (x, z): (Vec<i32>, Vec<i16>) = ((0..83).collect(), (0..83).map(|n| n * 3).collect());
    let (mut y, mut s) = (vec![1; 83], vec![5, 0]);
    let result = kernel.call((&x, 7, &mut y, 2.5, 10, &z, 100, &mut s)).unwrap();
    let want: Vec<i32> = (0..83).map(|n| n * 7 + 10 + n * 3 + 1).collect();
    assert_eq!((result, &y, &s), (111, &want, &vec![5, 107]));
    let bytes = |words: &[i32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
    // The map of a board, which boots elsewhere.
    let board = Layout {
        vectors: 0x2000_0380,
        text: 0x2000_0400,
        stacks_base: 0x2010_0000,
        data: 0x2080_0000,
        end: 0x2100_4000,
        ..Layout::default()
    };
    for layout in [Layout::default(), Layout { cores: 2, ..Layout::default() }, board] {
        let (mut y, mut s) = (vec![1; 83], vec![5, 0]);
        let program = kernel.executable(&layout, (&x, 7, &mut y, 2.5, 10, &z, 100, &mut s)).unwrap();
        assert_eq!((&y, &s), (&vec![1; 83], &vec![5, 0]), "making it runs nothing");
        let file = program.to_elf().unwrap();
        assert_eq!(Image::from_elf(&file).unwrap(), *program.image());
        assert_eq!(program.image().entry(), layout.text);
        let written: Vec<_> = program.written().iter().map(|slice| (slice.parameter, slice.bytes)).collect();
        assert_eq!(written, [(2, 4 * 83), (7, 8)]);
        for threads in [1, 2, 8] {
            for (as_hardware, seed) in [(false, None), (false, Some(3)), (true, None), (true, Some(4))] {
                let simulation = Simulation { threads, seed, as_hardware, ..Simulation::default() };
                let got = program.run(&simulation).unwrap();
                assert_eq!(got, [bytes(&want), bytes(&[5, 107])], "{layout:?}, {simulation:?}");
            }
        }
    }
    // A failed check reaches the host; arguments that break the contract make no program.
    let source = build::<fn(In<i32>, In<i32>, InOut<i32>)>("choose", |_, (x, at, y)| {
        y.store(0, x.get(at.get(0).to_index()));
    })
    .unwrap();
    let kernel = accelerator().simulated(&source).unwrap();
    for (at, is_right) in [(2, true), (3, false)] {
        let program = kernel.executable(&Layout::default(), (&[7, 8, 9], &[at], &mut [0])).unwrap();
        assert_eq!(program.run(&Simulation::default()).is_ok(), is_right);
    }
    assert_eq!(kernel.executable(&Layout::default(), (&[7], &[], &mut [0])).unwrap_err().kind(), ErrorKind::Call);
}

#[test]
fn arguments_and_results_of_every_kind() {
    macro_rules! check {
        ($($ty:ty: $a:expr, $b:expr => $want:expr;)*) => {$({
            let source = build::<fn($ty, $ty) -> $ty>("sum", |_, (a, b)| a + b).unwrap();
            assert_eq!(accelerator().simulated(&source).unwrap().call(($a, $b)).unwrap(), $want);
        })*};
    }
    check! {
        i8: 100, 27 => 127;
        i8: 100, 28 => -128;
        u8: 255, 1 => 0;
        i16: -30_000, -2_768 => -32_768;
        u16: 65_535, 2 => 1;
        i32: i32::MAX, 1 => i32::MIN;
        u32: u32::MAX, 2 => 1;
        f32: 0.1, 0.2 => 0.1 + 0.2;
    }
    // More arguments than registers hold, of all widths.
    type Many = fn(i32, i8, u16, f32, i32, i32, i32, i32, i32, i32, In<u8>, InOut<i16>) -> i32;
    let source = build::<Many>("many", |k, (a, b, c, d, e, f, g, h, i, j, x, y)| {
        k.for_each_vector(y.len(), |at| y.store(at, y.load(at) + x.load(at).cast::<i16>()));
        a + b.cast::<i32>() + c.cast::<i32>() + d.cast::<i32>() + e + f + g + h + i * 1000 + j * 10_000
    })
    .unwrap();
    let mut y = [1i16, -2, 3];
    let result =
        accelerator().simulated(&source).unwrap().call((1, -2, 3, 4.9, 5, 6, 7, 8, 9, 10, &[1, 255, 3], &mut y));
    assert_eq!(result.unwrap(), 1 - 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9000 + 100_000);
    assert_eq!(y, [2, 253, 6]);
}

#[test]
fn calls_are_checked_as_native_ones_are() {
    let source = build::<fn(In<i32>, InOut<i32>)>("copy", |k, (x, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, x.load(i)));
    })
    .unwrap();
    let kernel = accelerator().simulated(&source).unwrap();
    let error = kernel.call((&[1, 2, 3], &mut [0; 2])).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Call);
    assert!(error.to_string().contains("has 2 elements, but elements 0..3 would be"), "{error}");

    let source = build::<fn(In<i32>, In<i32>) -> i32>("choose", |_, (x, at)| x.get(at.get(0).to_index())).unwrap();
    let kernel = accelerator().simulated(&source).unwrap();
    assert_eq!(kernel.call((&[7, 8, 9], &[2])).unwrap(), 9);
    for at in [3, -1] {
        let error = kernel.call((&[7, 8, 9], &[at])).unwrap_err();
        let Some(CallError::OutOfBounds { index, len, .. }) = error.call_error() else { panic!("{error}") };
        assert_eq!((*index, *len), (at.into(), 3));
    }
}

#[test]
fn code_for_another_machine_is_not_run() {
    type Copy = fn(In<u8>, InOut<u8>);
    let source = build::<Copy>("copy", |k, (x, y)| k.for_each_vector(x.len(), |i| y.store(i, x.load(i)))).unwrap();
    let other = Jit::for_target(Target::riscv64().unwrap(), JitOptions::new()).unwrap();
    let object = other.object(&source).unwrap();
    let error = accelerator().publish::<Copy>(&object, source.symbols()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unsupported);
    assert!(error.to_string().starts_with("code is for riscv64, this simulator runs"), "{error}");
}

#[test]
fn what_cannot_be_done_is_refused() {
    let source = build::<fn(f64) -> f64>("half", |_, (x,)| x * 0.5).unwrap();
    assert_eq!(accelerator().simulated(&source).unwrap_err().kind(), ErrorKind::Unsupported);

    extern "C" fn beep() {}
    let source = build::<fn()>("calls", |k, ()| k.call("beep", beep as extern "C" fn(), ())).unwrap();
    let error = accelerator().simulated(&source).unwrap_err();
    assert!(error.to_string().contains("there is no function `beep`"), "{error}");

    let source = build::<fn(In<u8>, In<f32>, InOut<f32>)>("valid", |k, (valid, x, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, valid.load_mask(i).select(x.load(i), 0.0)));
    });
    let error = accelerator().simulated(&source.unwrap()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unsupported);
    assert!(error.to_string().contains("no numbers of 64 bits, and so no bitmaps"), "{error}");

    let source = build::<fn()>("calls", |k, ()| k.call("beep", beep as extern "C" fn(), ())).unwrap();
    let other = Jit::for_target(Target::riscv64().unwrap(), JitOptions::new()).unwrap();
    let error = other.simulated(&source).unwrap_err();
    assert!(error.to_string().contains("there is no simulator for rv64gcv"), "{error}");

    let source = build::<fn(InOut<i32>)>("large", |k, (x,)| {
        let x = x.in_space(SCRATCHPAD);
        k.for_range_(0, x.len(), |i| x.store(i, x.get(i) + 1));
    })
    .unwrap();
    let kernel = accelerator().simulated(&source).unwrap();
    let mut fits = vec![1; 16_384];
    kernel.call((&mut fits,)).unwrap();
    assert!(fits.iter().all(|x| *x == 2));
    assert_eq!(kernel.call((&mut vec![1; 16_385],)).unwrap_err().kind(), ErrorKind::Limit);

    let source = build::<fn()>("endless", |k, ()| k.loop_(|| ())).unwrap();
    let kernel = accelerator().simulated(&source).unwrap();
    let simulation = Simulation { max_instructions: 1000, ..Simulation::default() };
    let error = kernel.call_on(&simulation, ()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Call, "{error}");
}

/// Through the interface that all machines have: compiled, called and rejected in the same way.
#[test]
fn kernels_are_called_as_on_any_machine() {
    let jit = accelerator();
    let kernel = jit
        .kernel::<fn(f32, In<f32>, InOut<f32>) -> isize>("axpy", |k, (a, x, y)| {
            k.for_each_vector(y.len(), |i| y.store(i, x.load(i).mul_add(a, y.load(i))));
            y.len()
        })
        .unwrap();
    let (x, mut y) = ([1.0, 2.0, 3.0, 4.0, 5.0], [10.0; 5]);
    assert_eq!(kernel.call(2.0, &x, &mut y), Ok(5));
    assert_eq!(y, [12.0, 14.0, 16.0, 18.0, 20.0]);
    assert!(kernel.call(2.0, &x[1..], &mut y).is_err());
    assert_eq!(y, [12.0, 14.0, 16.0, 18.0, 20.0]);

    let source = build::<fn(InOut<i32>)>("moved", |k, (x,)| {
        let x = x.in_space(SCRATCHPAD);
        k.for_range_(0, x.len(), |i| x.store(i, x.get(i) + 1));
    })
    .unwrap();
    let error = jit.compile(&source).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unsupported);
    assert!(error.to_string().contains("slices in the scratchpad are filled by `Jit::simulated` only"), "{error}");

    // A host function does not exist on the simulated machine.
    extern "C" fn twice(x: i32) -> i32 {
        2 * x
    }
    let source =
        build::<fn(i32) -> i32>("calls", |k, (x,)| k.call("twice", twice as extern "C" fn(i32) -> i32, (x,))).unwrap();
    assert_eq!(jit.compile(&source).unwrap_err().kind(), ErrorKind::Unsupported);
}

#[test]
fn what_the_machine_has_no_place_for_is_unsupported() {
    let jit = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    let kernel = jit.kernel::<fn(f64, i64) -> i64>("wide", |_, (_, n)| n);
    let error = kernel.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unsupported, "{error}");
    assert!(error.to_string().contains("parameter 0 of type f64"), "{error}");
    extern "C" fn wide(x: f64) -> i32 {
        x as i32
    }
    let kernel = jit.kernel::<fn(f32) -> i32>("calls", |k, (x,)| {
        k.call("wide", wide as extern "C" fn(f64) -> i32, (x.cast::<f64>(),))
    });
    assert_eq!(kernel.unwrap_err().kind(), ErrorKind::Unsupported);
}

#[test]
fn an_index_that_the_machine_does_not_have_is_refused() {
    let jit = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    let kernel = jit.kernel::<fn(isize) -> isize>("same", |_, (n,)| n).unwrap();
    for n in [0, -1, i32::MAX as isize, i32::MIN as isize] {
        assert_eq!(kernel.call(n), Ok(n));
    }
    for n in [i32::MAX as isize + 1, isize::MIN + 2, isize::MAX] {
        assert!(kernel.call(n).is_err(), "{n}");
    }
}

#[test]
fn an_index_that_wraps_at_32_bits_leaves_no_slice() {
    // The product is 2^32 - 1 and the minimum 5; the machine would compute -1.
    let source = build::<fn(isize, isize, InOut<i32>, InOut<i32>)>("wraps", |_, (n, m, x, y)| {
        x.store(0, 7);
        y.store((n * m).min(5), 1);
    })
    .unwrap();
    let kernel = accelerator().simulated(&source).unwrap();
    let (mut x, mut y) = ([1; 16], [2; 6]);
    let error = kernel.call((65_537, 65_535, &mut x, &mut y)).unwrap_err();
    assert!(matches!(error.call_error(), Some(CallError::IndexOverflow { .. })), "{error}");
    kernel.call((2, 2, &mut x, &mut y)).unwrap();
    assert_eq!((x[0], y), (7, [2, 2, 2, 2, 1, 2]));
}

/// A shift by 33 is one by 1 where indices have 32 bits, and a product with 2^33 is 0.
#[test]
fn large_powers_of_two_in_index_arithmetic() {
    let source = build::<fn(isize, InOut<i32>)>("powers", |k, (n, y)| {
        y.store(0, (n * (1isize << 33)).cast::<i32>());
        y.store(1, (n << 33isize).cast::<i32>());
        y.store(2, ((n + 3) << 33isize).cast::<i32>());
        y.store(3, ((n + 3) * (1isize << 34) + 1).cast::<i32>());
        y.store(11, (y.len() / (1isize << 33)).cast::<i32>());
        k.for_range_(0, n, |i| {
            y.store(i + 4, ((i << 33isize) + n).cast::<i32>());
            y.store(i + 8, (i * (1isize << 32)).cast::<i32>());
        });
    })
    .unwrap();
    let jit = accelerator();
    let (mut interpreted, mut simulated) = ([9; 12], [9; 12]);
    jit.interpret(&source, (3, &mut interpreted)).unwrap();
    jit.simulated(&source).unwrap().call((3, &mut simulated)).unwrap();
    assert_eq!(interpreted, [0, 6, 12, 1, 3, 5, 7, 9, 0, 0, 0, 0]);
    assert_eq!(simulated, interpreted);
}

/// The compiler folds a comparison of constants as the machine computes it.
#[test]
fn constants_beyond_32_bits_are_compared_as_indices() {
    let numbers = [(1 << 32) - 3, 1 << 31, (1 << 32) + 5, 9 - (1 << 32), isize::MAX];
    let source = build::<fn(InOut<i32>)>("compared", |k, (y,)| {
        for (at, number) in (0..).zip(numbers) {
            y.store(at, k.index(number).gt(7).select(1, 2));
        }
    })
    .unwrap();
    let jit = accelerator();
    let (mut interpreted, mut simulated) = ([0; 5], [0; 5]);
    jit.interpret(&source, (&mut interpreted,)).unwrap();
    jit.simulated(&source).unwrap().call((&mut simulated,)).unwrap();
    assert_eq!(interpreted, [2, 2, 2, 1, 2]);
    assert_eq!(simulated, interpreted);
}

/// A shift by 40 is one by 8 here, so the contract must not take it for 0: the code checks the index.
#[test]
fn a_large_shift_of_an_index_is_checked() {
    let source = build::<fn(isize, InOut<i32>, InOut<i32>)>("shifted", |_, (n, x, y)| {
        x.store(n >> 40isize, 1);
        y.store(0, 2);
    })
    .unwrap();
    let (mut x, mut y) = ([0; 3], [0; 4]);
    let kernel = accelerator().simulated(&source).unwrap();
    kernel.call((512, &mut x, &mut y)).unwrap();
    assert_eq!(x, [0, 0, 1]);
    let error = kernel.call((768, &mut x, &mut y)).unwrap_err();
    assert!(matches!(error.call_error(), Some(CallError::OutOfBounds { index: 3, len: 3, .. })), "{error}");
}

#[test]
fn displacements_at_the_ends_of_32_bits_are_compiled() {
    for displacement in [i32::MIN, i32::MIN + 1, i32::MAX] {
        let source = build::<fn(In<u8>, isize) -> u8>("far", |_, (x, n)| x.load(n + displacement as isize)).unwrap();
        let kernel = accelerator().simulated(&source).unwrap();
        assert!(kernel.call((&[1, 2, 3], 0)).is_err(), "{displacement}");
    }
}
