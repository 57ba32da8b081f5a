//! The depthwise convolution kernel: 24 weights, a sliding window of 24 inputs and an accumulator are live at once. Tests the
//! quality of spilling, and speed.

use super::{env, generate};
use crate::allocation::{Allocation, Allocator};
use crate::problem::{Flow, Operand, Options, PReg, RegEnv, RegSet, VRegInfo};
use crate::testing::generate::{GPR, VEC};
use crate::text::Function;
use crate::{LinearScan, check};
use kernelsmith_random::Rng;

const TAPS: usize = 24;

/// Which operands of a multiplication may be in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Memory {
    /// None: Arm, RISC-V.
    Neither,
    /// The weight.
    One,
    /// Either operand (the client swaps them).
    Either,
}

fn kernel(n_outputs: usize, memory: Memory) -> Function {
    let mut func = Function::default();
    let pointers = [0, 1, 2].map(|n| (func.vreg(VRegInfo::new(GPR)), n));
    func.push(Flow::Normal, &pointers.map(|(vreg, n)| Operand::fixed_def(vreg, PReg::new(0, n))), RegSet::EMPTY);
    let [input, weights, output] = pointers.map(|(vreg, _)| vreg);
    let load = |func: &mut Function, from| {
        let vreg = func.vreg(VRegInfo::new(VEC));
        func.push(Flow::Normal, &[Operand::reg_def(vreg), Operand::reg_use(from)], RegSet::EMPTY);
        vreg
    };
    let w: Vec<_> = (0..TAPS).map(|_| load(&mut func, weights)).collect();
    let mut x: Vec<_> = (0..TAPS - 1).map(|_| load(&mut func, input)).collect();
    let operands_of = |x, w| match memory {
        Memory::Neither => [Operand::reg_use(x), Operand::reg_use(w)],
        Memory::One => [Operand::reg_use(x), Operand::any_use(w)],
        Memory::Either => [Operand::any_use(x), Operand::any_use(w)],
    };
    for j in 0..n_outputs {
        x.push(load(&mut func, input));
        let mut acc = func.vreg(VRegInfo::new(VEC));
        let [left, right] = operands_of(x[j], w[0]);
        func.push(Flow::Normal, &[Operand::reg_def(acc), left, right], RegSet::EMPTY);
        for t in 1..TAPS {
            let sum = func.vreg(VRegInfo::new(VEC));
            let [left, right] = operands_of(x[j + t], w[t]);
            let operands = [Operand::tied_def(sum, 1), Operand::reg_use(acc), left, right];
            func.push(Flow::Normal, &operands, RegSet::EMPTY);
            acc = sum;
        }
        func.push(Flow::Normal, &[Operand::reg_use(acc), Operand::reg_use(output)], RegSet::EMPTY);
    }
    func.push(Flow::Exit, &[], RegSet::EMPTY);
    func
}

fn allocate(func: &Function, n_regs: u8) -> Allocation {
    let env = env(n_regs);
    let mut out = Allocation::default();
    let result = LinearScan::new().allocate(&func.problem(), &env, &Options::default(), &mut out);
    assert_eq!(result, Ok(()));
    assert_eq!(check(&func.problem(), &env, &out), Ok(()));
    out
}

#[test]
fn the_depthwise_kernel_needs_few_instructions() {
    for (n_regs, memory, n_outputs, limit) in [
        (16, Memory::Neither, 75, 5000),
        (16, Memory::One, 75, 2900),
        (16, Memory::Either, 75, 2900),
        (16, Memory::Either, 383, 14_200),
        (32, Memory::Neither, 75, 3300),
        (32, Memory::One, 75, 2350),
        (32, Memory::Either, 75, 2350),
    ] {
        let func = kernel(n_outputs, memory);
        let out = allocate(&func, n_regs);
        let total = func.insts.len() - 1 + out.edits.len();
        println!(
            "{n_regs} registers, {memory:?}, {n_outputs} outputs: {total} instructions, {} slots, {:?}",
            out.slots.len(),
            out.stats
        );
        assert!(total <= limit, "{total} instructions with {n_regs} registers, {memory:?}");
    }
}

/// The same weights in a loop over the outputs, with an input per tap: weights that do not fit are folded from memory, and the
/// loop has no stores or moves.
#[test]
fn a_loop_uses_its_invariants_from_registers_and_memory() {
    let mut func = Function::default();
    let counter = func.vreg(VRegInfo::new(GPR));
    func.push(Flow::Normal, &[Operand::fixed_def(counter, PReg::new(0, 0))], RegSet::EMPTY);
    let mut w = Vec::new();
    for _ in 0..TAPS {
        w.push(func.vreg(VRegInfo::new(VEC)));
        func.push(Flow::Normal, &[Operand::reg_def(w[w.len() - 1]), Operand::reg_use(counter)], RegSet::EMPTY);
    }
    let header = func.label();
    func.push(Flow::Label(header), &[], RegSet::EMPTY);
    let start = func.insts.len();
    let mut acc = func.vreg(VRegInfo::new(VEC));
    func.push(Flow::Normal, &[Operand::reg_def(acc)], RegSet::EMPTY);
    for &weight in &w {
        let (x, sum) = (func.vreg(VRegInfo::new(VEC)), func.vreg(VRegInfo::new(VEC)));
        func.push(Flow::Normal, &[Operand::reg_def(x), Operand::reg_use(counter)], RegSet::EMPTY);
        let fma = [Operand::tied_def(sum, 1), Operand::reg_use(acc), Operand::any_use(x), Operand::any_use(weight)];
        func.push(Flow::Normal, &fma, RegSet::EMPTY);
        acc = sum;
    }
    let next = func.vreg(VRegInfo::new(GPR));
    func.push(Flow::Normal, &[Operand::tied_def(next, 1), Operand::reg_use(counter)], RegSet::EMPTY);
    func.push(Flow::Copy, &[Operand::reg_def(counter), Operand::reg_use(next)], RegSet::EMPTY);
    func.push(Flow::Branch(header), &[Operand::reg_use(counter), Operand::reg_use(acc)], RegSet::EMPTY);
    func.push(Flow::Exit, &[], RegSet::EMPTY);
    func.find_loops();
    let out = allocate(&func, 16);
    let in_loop: Vec<_> = out.edits.iter().filter(|edit| edit.at.inst() >= start).collect();
    assert!(in_loop.is_empty(), "{in_loop:?}");
    assert_eq!(out.stats.folds, 10);
}

/// The minimum of 100 runs, in nanoseconds per instruction.
fn time(func: &Function, env: &RegEnv) -> f64 {
    let (mut scan, mut out) = (LinearScan::new(), Allocation::default());
    let mut best = f64::MAX;
    for _ in 0..100 {
        let start = std::time::Instant::now();
        let result = scan.allocate(&func.problem(), env, &Options::default(), &mut out);
        best = best.min(start.elapsed().as_nanos() as f64);
        assert_eq!(result, Ok(()));
    }
    best / func.insts.len() as f64
}

/// Run with `cargo test --release -- --ignored --nocapture speed`.
#[test]
#[ignore = "a measurement"]
fn speed() {
    for (n_regs, n_outputs) in [(16, 75), (16, 383), (16, 1915), (32, 75), (32, 383)] {
        let func = kernel(n_outputs, Memory::Either);
        println!("{n_regs} registers, {} instructions: {:.1} ns each", func.insts.len(), time(&func, &env(n_regs)));
    }
}

/// The same for programs with loops and branches.
#[test]
#[ignore = "a measurement"]
fn speed_of_random_programs() {
    for size in [300, 1000, 3000, 10_000] {
        let func = generate::program(&mut Rng::new(3), &env(16), size, false);
        println!(
            "random program, {} instructions, {} labels, {} loops: {:.1} ns each",
            func.insts.len(),
            func.n_labels,
            func.loops.len(),
            time(&func, &env(16))
        );
    }
}
