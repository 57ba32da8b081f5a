//! Invalid specs of the kernel library are rejected: one test for each earlier bug.
//!
//! Not here: random specs (see `kernels_extreme`).

use super::kernels_machines::native;
use kernelsmith::kernels::elementwise::{Fill, Layout as Lies, Unary};
use kernelsmith::kernels::gemm::Gemm;
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::stencil::Stencil;
use kernelsmith::kernels::{
    Convolution, Depthwise, KernelError, Layout, Machine, Pool, Primitive, PrimitiveExt, Resize, Window,
};
use kernelsmith::manager::{FailureKind, Manager, pin};
use kernelsmith::prelude::*;

/// A negative count was treated as zero images, and nothing was done.
#[test]
fn counts_that_no_slice_has_are_refused() {
    for jit in native() {
        for count in [usize::MAX, 1 << 63, (1 << 63) - 1, 1 << 62, 3] {
            let (x, w, mut y) = ([1.0f32; 32], [1.0f32; 64], [7.0f32; 32]);
            let pool = Pool::<f32>::maximum(4, 4).compile(jit).unwrap();
            pool.call(count, &x, &mut y).unwrap_err();
            let depthwise = Depthwise::<f32>::new(1, 4, 4).compile(jit).unwrap();
            depthwise.call(count, &x, &w, &x, &mut y).unwrap_err();
            let convolution = Convolution::new(1, 1, 4, 4).compile(jit).unwrap();
            convolution.call(count, &x, &w, &x, &[], &mut y).unwrap_err();
            let bytes = Convolution::new(4, 1, 4, 2).quantized::<i32>().compile(jit).unwrap();
            bytes.call(count, &[1; 32], &[1; 64], &[1; 8], &[], &[], &mut [7; 16]).unwrap_err();
            let resize = Resize::<f32>::new((4, 4), (4, 4)).compile(jit).unwrap();
            resize.call(count, &x, &mut y).unwrap_err();
            assert_eq!(y, [7.0; 32]);
        }
    }
}

/// A truncated field gave a key that another spec has.
#[test]
fn wrong_specs_have_no_key_of_a_right_one() {
    let Some(jit) = native().first() else { return println!("skipped: machine code does not run here") };
    let manager = Manager::<Jit>::builder().build(jit.clone());
    fn check<P: Primitive>(manager: &Manager<Jit>, right: &P, wrong: &[P]) {
        right.kernel(manager).unwrap();
        for spec in wrong {
            spec.check().unwrap_err();
            assert!(spec.cached(manager, &pin()).is_none(), "{spec:?} has the kernel of {right:?}");
        }
    }
    let (cut, short, byte) = (1usize << 32, 1usize << 16, 1usize << 8);
    check(
        &manager,
        &Fill::<f32>::zero(4, 4),
        &[Fill::zero(4, 4 + cut), Fill::zero(4, 4).b(Lies::column_major(4 + cut))],
    );
    let transposed = Unary::<f32>::new(4, 4, Map::Relu).b(Lies::row_major(4));
    let apart = Unary::<f32>::new(4, 4, Map::Relu).b(Lies::column_major((1 << 31) + 4));
    check(&manager, &transposed, &[apart]);
    let image = |rows, columns, side| Stencil::<f32>::boxed(rows, columns).image(side, 40).strides(40, 40).scale(1.0);
    check(&manager, &image(3, 3, 40), &[image(3 + byte, 3, 40), image(3, 3, 40 + short)]);
    let image = |window| Pool::<f32>::maximum(2000, 1).windows(window, Window::new(1));
    check(&manager, &image(Window::new(255)), &[image(Window::new(256)), image(Window::new(255).stride(256))]);
    let fused = |size| Pool::<f32>::maximum(40, 4).window(Window::new(3).same()).fused(&[size]);
    check(&manager, &fused(255), &[fused(257), fused(usize::MAX)]);
    check(&manager, &Pool::<f32>::maximum(4, 4), &[Pool::maximum(4, 4).layout(Layout::ChannelBlocks(0))]);
    let resize = Resize::<f32>::new((4, 4), (5, 5));
    check(&manager, &resize, &[resize.layout(Layout::ChannelBlocks(0)), resize.layout(Layout::ChannelBlocks(cut))]);
    let times = |multiplier| Depthwise::<f32>::new(1, 4, 4).multiplier(multiplier);
    check(&manager, &times(255), &[times(256), times(usize::MAX)]);
}

/// Code and memory grew without limit.
#[test]
fn windows_that_reach_too_far_are_refused() {
    let Some(jit) = native().first() else { return println!("skipped: machine code does not run here") };
    let refused = |error: KernelError| {
        let KernelError::Failed(failure) = error else { panic!("{error}") };
        assert_eq!(failure.kind, FailureKind::Unsupported, "{failure}");
        failure.to_string()
    };
    let far = Window::new(255).dilation(255);
    let far = far.padding(far.reach(), far.reach());
    let depthwise = Depthwise::<f32>::new(8, 1, 1).layout(Layout::ChannelBlocks(8)).windows(Window::new(1), far);
    let message = refused(depthwise.compile(jit).unwrap_err());
    assert!(message.starts_with("depthwise: the code has "), "{message}");
    assert!(message.ends_with(" elements of windows at borders, but may have at most 32768"), "{message}");
    let convolution = Convolution::new(8, 8, 1, 1).windows(Window::new(1), far);
    let message = refused(convolution.compile(jit).unwrap_err());
    assert!(message.starts_with("convolution: the code has "), "{message}");
    // A copy with padding.
    let wide = Window::new(9).dilation(255).stride(1);
    let wide = wide.padding(wide.reach(), wide.reach());
    let convolution = Convolution::new(4096, 1, 1, 1).nchw().windows(wide, wide);
    let message = refused(convolution.compile(jit).unwrap_err());
    assert!(message.starts_with("convolution: the plan needs "), "{message}");
    assert!(message.ends_with(" bytes of scratch memory, but may take at most 1073741824"), "{message}");
    // Results that no image has.
    let pool = Pool::<f32>::maximum(1 << 14, 1 << 14).window(far);
    let message = pool.check().unwrap_err().to_string();
    assert!(message.starts_with("pool: `results` is "), "{message}");
}

/// All methods work for any spec and any machine.
#[test]
fn wrong_specs_and_machines_make_nothing_panic() {
    let all = usize::MAX;
    let window = Window { size: all, stride: 0, dilation: all, before: all, after: all };
    assert_eq!((window.reach(), window.same().results(all)), (all, 0));
    assert_eq!(Window::new(1).padding(all, all).results(all), all);
    assert_eq!(window.elements(all, all).take(3).count(), 1);
    let gemm = Gemm::new(all, all, 0).batch(all).lda(all);
    assert_eq!([0, 1, 2, 3].map(|of| gemm.elements(of)), [0, 0, all, 0]);
    let pool = Pool::<u8>::maximum(all, all).layout(Layout::ChannelBlocks(all)).window(Window::new(1));
    assert_eq!((pool.input_len(), pool.output_len()), (all, all));
    let convolution = Convolution::new(all, all, all, all).groups(0).window(window);
    assert_eq!((convolution.input_len(), convolution.weights_len()), (all, all));
    assert!(convolution.pack(&[]).is_err() && convolution.quantized::<u8>().pack(&[], &[]).is_err());
    assert_eq!(Resize::<u8>::new((all, 2), (0, all)).output_len(), 0);
    assert_eq!(Lies::column_major(all).at(all, all), all);
    assert!(Stencil::<f32>::boxed(all, 1 << 40).image(all, all).check().is_err());
    let mut machine = Machine::new("x86-64-v4", None, &[], &[]);
    (machine.l1_ways, machine.l2_bytes, machine.vector_registers, machine.fma_per_cycle) = (0, 0, 0, f64::NAN);
    let texts = [
        gemm.explain(&machine),
        Gemm::new(70, 70, 70).explain(&machine),
        Gemm::new(70, 70, 70).threads(0).explain(&machine),
        pool.explain(&machine),
        Pool::<u8>::maximum(70, 70).explain(&machine),
        convolution.explain(&machine),
        Convolution::new(16, 16, 20, 20).explain(&machine),
        Convolution::new(16, 16, 20, 20).nchw().explain(&machine),
        Convolution::new(16, 16, 20, 20).quantized::<u8>().explain(&machine),
        Depthwise::<f32>::new(16, 20, 20).explain(&machine),
        Resize::<f32>::new((3, 3), (9, 9)).explain(&machine),
        Stencil::<f32>::boxed(3, 3).image(20, 20).explain(&machine),
        Unary::<f32>::new(9, 9, Map::Relu).b(Lies::row_major(9)).explain(&machine),
    ];
    assert!(texts.iter().all(|text| !text.is_empty()));
}
