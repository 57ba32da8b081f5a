//! Random functions compile: the function is valid after every pass, and the checker accepts every allocation.
//!
//! Not here: whether the code computes the right results; the differential tests run it.

use kernelsmith_codegen::{CompileErrorKind, Compiler, Options, Verify, isa};
use kernelsmith_ir::random::{RandomOptions, generate};

#[test]
fn random_functions_compile() {
    let target = isa::x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v3"], "sysv").unwrap();
    let windows = isa::x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v3"], "win64").unwrap();
    let first = std::env::var("KERNELSMITH_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(1u64);
    let count = if std::env::var_os("KERNELSMITH_SLOW").is_some() { 20_000 } else { 300 };
    let mut compiler = Compiler::new();
    let (mut done, mut unsupported) = (0, std::collections::BTreeMap::new());
    for seed in first..first + count {
        let mut options = RandomOptions::new(seed);
        options.failing_checks = seed % 8 == 3;
        if seed % 8 == 7 {
            // Every pure operation on every type of the palette.
            options.sweep = true;
            options.n_ops = options.n_ops.min(60);
        }
        let case = generate(&options);
        for (target, spill_all) in [(&target, false), (&target, true), (&windows, false)] {
            let options = Options { verify: Verify::EachPass, check_allocation: true, spill_all, ..Options::default() };
            match compiler.compile(&case.func, target, &options) {
                Ok(_) => done += 1,
                Err(error) => match error.kind {
                    CompileErrorKind::Unsupported(what) => {
                        *unsupported
                            .entry(format!("{}.{}: {} (seed {seed})", what.operation, what.ty, what.why))
                            .or_insert(0) += 1;
                    }
                    _ => panic!("seed {seed}: {error}"),
                },
            }
        }
    }
    println!("{done} compiled; unsupported: {unsupported:#?}");
    assert!(unsupported.is_empty(), "{done} compiled; unsupported: {unsupported:#?}");
}

/// A compiler does not apply cached facts about one target to another.
#[test]
fn one_compiler_serves_several_targets() {
    let levels = ["x86-64-v2", "x86-64-v3", "x86-64-v4"];
    let targets = levels.map(|level| isa::x86_64::target(kernelsmith_targets::x86_64(), &[level], "sysv").unwrap());
    let mut shared = Compiler::new();
    for seed in 0..60 {
        let options = RandomOptions::new(seed);
        let func = generate(&RandomOptions { sweep: true, n_ops: options.n_ops.min(60), ..options }).func;
        for target in &targets {
            let compiled = |compiler: &mut Compiler| compiler.compile(&func, target, &Options::default()).unwrap();
            assert!(compiled(&mut shared) == compiled(&mut Compiler::new()), "seed {seed}");
        }
    }
}
