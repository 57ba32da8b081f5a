//! Cost of publishing and calling on this machine: `cargo run --release -p kernelsmith-exec --example publish_cost`.
//!
//! Prints nanoseconds, minimum and median over batches: for publishing and freeing code of 64 bytes, 4 KiB and 128 KiB
//! with both mappings, and for typed calls of a tiny function.

use std::hint::black_box;
use std::time::Instant;

use kernelsmith_exec::{
    Access, AccessContract, ArenaOptions, Bound, CodeArena, CodeObject, ExecError, FnSignature, In, Kernel, Mapping,
    MappingPolicy, Out, SymbolTable, publish,
};

fn main() -> Result<(), ExecError> {
    println!("{:44} {:>10} {:>10}", "nanoseconds", "min", "median");
    for mapping in [Mapping::SystemWritten, Mapping::Toggled] {
        let arena = CodeArena::new(ArenaOptions { mapping: MappingPolicy::Only(mapping), ..ArenaOptions::new() })?;
        for (len, n_calls) in [(64, 10_000), (4 << 10, 2_000), (128 << 10, 100)] {
            let code = CodeObject::for_host("sample", vec![0xc3; len]);
            let symbols = SymbolTable::new();
            // Keep a block, so that the pool is not empty each time.
            let _keep = publish(&arena, &code, &symbols)?;
            let one = || drop(black_box(publish(&arena, &code, &symbols)));
            report(&format!("publish and free {len} bytes, {mapping:?}"), n_calls, one);
        }
    }
    if cfg!(all(target_arch = "x86_64", unix)) {
        calls()?;
    }
    Ok(())
}

fn calls() -> Result<(), ExecError> {
    let arena = CodeArena::new(ArenaOptions::new())?;
    let ret = || publish(&arena, &CodeObject::for_host("ret", [0xc3]), &SymbolTable::new());
    type Plain = fn(i64, i64);
    // SAFETY: a function that returns immediately is valid for every signature without a result.
    let plain = unsafe { Kernel::<Plain>::new(ret()?, &Plain::signature(), AccessContract::default())? };
    report("call fn(i64, i64)", 100_000, || drop(black_box(plain.call(black_box(1), 2))));

    type Slices = fn(f32, In<f32>, Out<f32>);
    let all = |slice, write| Access { write, ..Access::read(slice, Bound::constant(0), Bound::len(1)) };
    let contract = AccessContract { accesses: vec![all(1, false), all(2, true)], ..AccessContract::default() };
    // SAFETY: as above.
    let slices = unsafe { Kernel::<Slices>::new(ret()?, &Slices::signature(), contract)? };
    let (x, mut y) = ([0.0; 64], [0.0; 64]);
    report("call fn(f32, In<f32>, Out<f32>), checked", 100_000, || {
        drop(black_box(slices.call(black_box(1.0), &x, &mut y)));
    });
    report("call fn(f32, In<f32>, Out<f32>), unchecked", 100_000, || {
        // SAFETY: the function does nothing.
        drop(black_box(unsafe { slices.call_unchecked(black_box(1.0), &x, &mut y) }));
    });
    Ok(())
}

fn report(label: &str, n_calls: u32, mut one: impl FnMut()) {
    let mut samples: Vec<f64> = (0..101)
        .map(|_| {
            let start = Instant::now();
            (0..n_calls).for_each(|_| one());
            start.elapsed().as_nanos() as f64 / f64::from(n_calls)
        })
        .collect();
    samples.sort_by(f64::total_cmp);
    println!("{label:44} {:10.1} {:10.1}", samples[0], samples[samples.len() / 2]);
}
