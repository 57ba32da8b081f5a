//! Lowers modules and prints what structuring makes of their functions:
//! `cargo run --release -p kernelsmith-llvm --example structure FILE...`.
//!
//! Out: for each file the number of functions, blocks, loops, switches and dispatchers, the deepest nesting, operations per
//! instruction, and the time; or the errors. With `--print` also the lowered module, with `--verify` the verifier's verdict.

use kernelsmith_llvm::{Module, Shape};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut prints, mut verifies) = (false, false);
    let mut failed = false;
    for name in std::env::args().skip(1) {
        match name.as_str() {
            "--print" => prints = true,
            "--verify" => verifies = true,
            _ => failed |= !measure(&name, prints, verifies)?,
        }
    }
    if failed { Err("some modules are not supported".into()) } else { Ok(()) }
}

fn measure(name: &str, prints: bool, verifies: bool) -> Result<bool, Box<dyn std::error::Error>> {
    let bytes = std::fs::read(name)?;
    let start = Instant::now();
    let mut module = Module::parse(name, &bytes).map_err(|failure| failure.to_string())?;
    let (mut n_functions, mut sum) = (0, Shape::default());
    let lowered = module.lower_with(&mut |_, shape| {
        n_functions += 1;
        sum.blocks += shape.blocks;
        sum.insts += shape.insts;
        sum.dispatchers += shape.dispatchers;
        sum.forward_blocks += shape.forward_blocks;
        sum.loops += shape.loops;
        sum.switches += shape.switches;
        sum.nesting = sum.nesting.max(shape.nesting);
        sum.ops += shape.ops;
    });
    let seconds = start.elapsed().as_secs_f64();
    let lowered = match lowered {
        Ok(lowered) => lowered,
        Err(errors) => {
            eprint!("{}", module.render(&errors, &kernelsmith_diag::Renderer::compact()));
            return Ok(false);
        }
    };
    if prints {
        print!("{lowered}");
    }
    println!(
        "{name}: {n_functions} functions, {} blocks, {} instructions; {} loops, {} forward blocks, {} switches, {} \
         dispatchers, nesting {}; {:.2} operations per instruction; {:.1} ms",
        sum.blocks,
        sum.insts,
        sum.loops,
        sum.forward_blocks,
        sum.switches,
        sum.dispatchers,
        sum.nesting,
        sum.ops as f64 / sum.insts.max(1) as f64,
        seconds * 1e3,
    );
    if verifies && let Err(error) = kernelsmith_ir::verify_module(&lowered) {
        println!("{name}: invalid: {error}");
        return Ok(false);
    }
    Ok(true)
}
