//! Functions with control flow of any shape compute the same with and without what the optimising tier does.

use kernelsmith_ir::interp::{InterpOptions, Memory, ModuleInterpreter, Symbols};
use kernelsmith_llvm::Module;
use kernelsmith_random::Rng;
use kernelsmith_random::graphs::{IN_BYTES, OUT_BYTES, function};

/// The result and the output, for several inputs.
fn computed(module: &kernelsmith_ir::Module, seed: u64) -> Vec<(u64, Vec<u8>)> {
    let mut rng = Rng::new(seed);
    let run = |k| {
        let mut memory = Memory::new();
        // Small numbers select the cases of switches.
        let word = |rng: &mut Rng| if k % 2 == 0 { rng.bits() & 15 } else { rng.bits() };
        let input: Vec<u8> = (0..IN_BYTES / 8).flat_map(|_| word(&mut rng).to_le_bytes()).collect();
        let (from, to) = (memory.alloc(&input), memory.alloc_zeroed(OUT_BYTES));
        let mut symbols = Symbols::new();
        let mut interpreter = ModuleInterpreter::new(module, InterpOptions::default(), &mut memory, &symbols).unwrap();
        let result =
            interpreter.run("f", &[from, to], &mut memory, &mut symbols).unwrap_or_else(|trap| panic!("{trap}"));
        (result[0], memory.region(to).unwrap().to_vec())
    };
    (0..8).map(run).collect()
}

#[test]
fn both_tiers_compute_the_same() {
    let mut n_results = std::collections::BTreeSet::new();
    for seed in 0..150 {
        let text = "target triple = \"x86_64-linux-gnu\"\n".to_owned() + &function(seed, "f");
        let mut module = Module::parse("f.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{seed}: {failure}"));
        let fast = module.lower_fast().unwrap_or_else(|errors| panic!("{seed}: {errors:?}"));
        let better = module.lower().unwrap_or_else(|errors| panic!("{seed}: {errors:?}"));
        let results = computed(&better, seed);
        assert!(results == computed(&fast, seed), "seed {seed}");
        n_results.extend(results);
    }
    // The functions do something.
    assert!(n_results.len() > 600, "{}", n_results.len());
}
