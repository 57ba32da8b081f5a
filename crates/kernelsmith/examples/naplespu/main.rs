//! Kernels on NaplesPU: `cargo run --release -p kernelsmith --example naplespu`.
//!
//! Out: instructions and estimated cycles of the simulated machine, for each kernel and number of hardware threads. The
//! results are compared with those of the same kernel compiled for the host.

mod kernels;

use kernels::{KERNELS, Machines};
use kernelsmith::simulated::Simulation;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let machines = Machines::new()?;
    println!("{:42} {:>8} {:>12} {:>12}", "", "threads", "instructions", "est. cycles");
    for (name, run) in KERNELS {
        for threads in [1, 2, 4, 8] {
            let report = run(&machines, &Simulation { threads, ..Simulation::default() })?;
            println!("{name:42} {threads:>8} {:>12} {:>12}", report.instructions, report.estimated_cycles);
        }
    }
    println!("all results are those of this machine");
    Ok(())
}
