//! Nanoseconds per instruction of the encoder and the decoder: for every instruction with random operands (the least
//! predictable branches), and for a loop of a kernel.

use std::time::Instant;

use kernelsmith_machine::Operand;
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::encode::{CodeBuffer, encode};
use kernelsmith_machine::random::{Rng, operands};

fn main() {
    let desc = kernelsmith_targets::x86_64();
    let mut insts: Vec<_> = Vec::new();
    for inst in desc.insts() {
        let mut rng = Rng::new(u64::from(inst.id.0));
        if inst.flags().has(kernelsmith_machine::InstFlags::ASM_ONLY) {
            continue;
        }
        insts.extend(operands(desc, inst.id, &mut rng).map(|o| (inst.id, o)));
    }
    let vectors: Vec<_> = insts.iter().filter(|(id, _)| desc.inst(*id).name().starts_with('V')).cloned().collect();
    // Instructions of a typical inner loop, with realistic branch prediction.
    let names =
        ["VMOVUPSYrm", "VFMADD231PSYr", "VFMADD231PSYr", "VFMADD231PSYm", "VADDPSYrr", "VMULPSYrr", "VMOVUPSYmr"];
    let mut rng = Rng::new(7);
    let ids: Vec<_> = names.iter().filter_map(|n| desc.inst_by_name(n)).collect();
    let kernel: Vec<_> =
        ids.iter().cycle().take(512).filter_map(|&id| Some((id, operands(desc, id, &mut rng)?))).collect();
    for (what, list) in [("all", &insts), ("vector", &vectors), ("kernel", &kernel)] {
        measure(desc, what, list);
    }
}

fn measure(desc: &kernelsmith_machine::TargetDesc, what: &str, list: &[(kernelsmith_machine::InstId, Vec<Operand>)]) {
    let mut code = CodeBuffer::new();
    let mut best = f64::MAX;
    const ROUNDS: usize = 200;
    for _ in 0..7 {
        let start = Instant::now();
        for _ in 0..ROUNDS {
            code.clear();
            for (id, operands) in list {
                encode(desc, *id, operands, &mut code).expect("legal operands");
            }
        }
        best = best.min(start.elapsed().as_secs_f64() / (ROUNDS * list.len()) as f64);
    }
    println!(
        "encode {what}: {:.1} ns an instruction, {} instructions, {} bytes",
        best * 1e9,
        list.len(),
        code.position()
    );
    let decoder = Decoder::new(desc);
    let mut best = f64::MAX;
    for _ in 0..7 {
        let start = Instant::now();
        let mut n = 0;
        for _ in 0..ROUNDS {
            n += decoder.decode_all(code.bytes()).filter(|(_, r)| r.is_ok()).count();
        }
        best = best.min(start.elapsed().as_secs_f64() / n as f64);
    }
    println!("decode {what}: {:.1} ns an instruction", best * 1e9);
}
