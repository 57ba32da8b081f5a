//! A warm compiler makes a bounded number of heap allocations per function, independent of the function's size.

use kernelsmith_bench::kernels;
use kernelsmith_codegen::{Compiler, Options, Verify};
use kernelsmith_exec::counting::{CountingAllocator, allocations};
use kernelsmith_filetests::host::target;
use kernelsmith_ir::random::{RandomOptions, generate};
use kernelsmith_ir::{Function, Type};

#[global_allocator]
static COUNTED: CountingAllocator = CountingAllocator;

/// A random function of about `n_ops` operations.
fn random(n_ops: usize) -> Function {
    let options = RandomOptions { n_ops, pressure: 20, types: vec![Type::I32, Type::INDEX], ..RandomOptions::new(11) };
    generate(&options).func
}

/// The maximum number of allocations of a warm compilation of any size: the returned code, its name, the symbols'
/// names, and the few lists that passes do not reuse.
const MAX_ALLOCATIONS: u64 = 40;

#[test]
fn a_warm_compiler_does_not_allocate_by_size() {
    let target = target("x86-64").unwrap();
    let options = Options { verify: Verify::Never, ..Options::default() };
    let mut compiler = Compiler::new();
    let functions =
        [("straight", kernels::depthwise(3), kernels::depthwise(383)), ("random", random(100), random(10_000))];
    for (name, small, large) in functions {
        for func in [&large, &small, &large] {
            compiler.compile(func, &target, &options).unwrap();
        }
        let mut count = |func: &Function| {
            let before = allocations();
            let compiled = compiler.compile(func, &target, &options).unwrap();
            let n = allocations() - before;
            println!("{name}: {} operations, {n} allocations", compiled.stats.ops_in);
            n
        };
        let (n_small, n_large) = (count(&small), count(&large));
        let is_bounded = n_small <= MAX_ALLOCATIONS && n_large <= MAX_ALLOCATIONS;
        assert!(is_bounded, "{name}: {n_small} and {n_large} allocations");
    }
}
