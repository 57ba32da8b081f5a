//! Random programs: allocated under random limits, verified by the checker and run by the machine; and planted faults,
//! which the checker must find.

use super::{env, generate, machine};
use crate::allocation::{Alloc, Allocation, Allocator, EditKind, Loc};
use crate::problem::{Options, PReg, RegEnv};
use crate::regset::MAX_BANKS;
use crate::text::Function;
use crate::{LinearScan, check, min_registers, text};
use kernelsmith_random::Rng;

fn options(rng: &mut Rng, func: &Function, env: &RegEnv) -> Options {
    let mut options = Options { validate: true, ..Options::default() };
    match rng.below(10) {
        0 => options.spill_all = true,
        1..=6 => {
            let mut counts = min_registers(&func.problem(), env);
            let slack = [0, 0, 1, 3][rng.below(4)];
            for count in counts.iter_mut().take(MAX_BANKS) {
                *count += slack;
            }
            options.limit = Some(env.first_units(&counts));
            options.spill_all = rng.percent(10);
        }
        _ => {}
    }
    options
}

fn dump(func: &Function, env: &RegEnv, out: &Allocation) -> String {
    format!("{}\n{}", text::print(&func.problem(), env), text::print_allocation(&func.problem(), env, out))
}

/// Allocates, checks and runs the program of `seed`.
fn check_seed(scan: &mut LinearScan, out: &mut Allocation, seed: u64) -> (Function, RegEnv, Options) {
    let mut rng = Rng::new(seed);
    let env = env([8, 16][rng.below(2)]);
    let size = 3 + rng.below(if seed % 50 == 49 { 600 } else { 60 });
    let groups = rng.percent(50);
    let func = generate::program(&mut rng, &env, size, groups);
    let options = options(&mut rng, &func, &env);
    let problem = func.problem();
    if let Err(error) = scan.allocate(&problem, &env, &options, out) {
        panic!("seed {seed}: {error}\n{}", dump(&func, &env, out));
    }
    if let Err(error) = check(&problem, &env, out) {
        panic!("seed {seed}: {error} {options:?}\n{}", dump(&func, &env, out));
    }
    for run in 0..3 {
        if let Err(error) = machine::run(&problem, &env, out, seed ^ run << 40) {
            panic!("seed {seed}, run {run}: {error}\n{}", dump(&func, &env, out));
        }
    }
    (func, env, options)
}

#[test]
fn random_programs_are_allocated_correctly() {
    let (mut scan, mut out) = (LinearScan::new(), Allocation::default());
    let first = std::env::var("KERNELSMITH_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let n_seeds = if std::env::var_os("KERNELSMITH_SLOW").is_some() { 300_000 } else { 3_000 };
    for seed in first..first + n_seeds {
        let (func, env, options) = check_seed(&mut scan, &mut out, seed);
        if seed % 16 == 0 {
            // A reused allocator gives the same result as a new one.
            let mut fresh = Allocation::default();
            let result = LinearScan::new().allocate(&func.problem(), &env, &options, &mut fresh);
            assert_eq!((result, &fresh), (Ok(()), &out), "seed {seed}");
            let printed = text::print(&func.problem(), &env);
            let parsed = text::parse(&printed, &env).map(|parsed| text::print(&parsed.problem(), &env));
            assert_eq!(parsed, Ok(printed), "seed {seed}");
        }
    }
}

/// Plants one fault; returns its name, or `None` if the allocation has nothing to change.
fn plant(rng: &mut Rng, out: &mut Allocation) -> Option<&'static str> {
    match rng.below(5) {
        0 => {
            let idx = rng.below(out.allocs.len());
            let reg = out.allocs[idx].as_reg()?;
            let other = PReg::new(reg.bank() as u8, ((reg.index() + 1 + rng.below(7)) & 7) as u8);
            out.allocs[idx] = Alloc::reg(other);
            (other != reg).then_some("register")
        }
        1 if !out.edits.is_empty() => {
            let idx = rng.below(out.edits.len());
            out.edits.remove(idx);
            Some("dropped edit")
        }
        2 if out.edits.len() > 1 => {
            let idx = rng.below(out.edits.len() - 1);
            if out.edits[idx].at != out.edits[idx + 1].at {
                return None;
            }
            let kind = out.edits[idx].kind;
            out.edits[idx].kind = out.edits[idx + 1].kind;
            out.edits[idx + 1].kind = kind;
            Some("reordered edits")
        }
        3 if !out.edits.is_empty() => {
            let idx = rng.below(out.edits.len());
            let EditKind::Move { from: Loc::Reg(reg), .. } = &mut out.edits[idx].kind else { return None };
            let other = PReg::new(reg.bank() as u8, ((reg.index() + 1 + rng.below(7)) & 7) as u8);
            let changed = other != *reg;
            *reg = other;
            changed.then_some("source of a move")
        }
        4 if out.slots.len() > 1 => {
            let idx = rng.below(out.allocs.len());
            let Some(Loc::Slot(slot)) = out.allocs[idx].loc() else { return None };
            out.allocs[idx] = Alloc::slot(crate::SlotId((slot.0 + 1) % out.slots.len() as u32));
            Some("slot")
        }
        _ => None,
    }
}

#[test]
fn planted_faults_are_found() {
    let (mut scan, mut out) = (LinearScan::new(), Allocation::default());
    let (mut n_found, mut n_neutral) = (0, 0);
    for seed in 0..400 {
        let (func, env, _) = check_seed(&mut scan, &mut out, seed);
        let problem = func.problem();
        for fault in 0..12 {
            let mut rng = Rng::new(seed << 8 | fault);
            let mut bad = out.clone();
            let Some(what) = plant(&mut rng, &mut bad) else { continue };
            if check(&problem, &env, &bad).is_err() {
                n_found += 1;
                continue;
            }
            // If the checker accepts the change, no run may show a difference.
            n_neutral += 1;
            for run in 0..20 {
                if let Err(error) = machine::run(&problem, &env, &bad, seed << 16 | fault << 8 | run) {
                    panic!("seed {seed}, fault {fault} ({what}) got past the checker: {error}");
                }
            }
        }
    }
    println!("{n_found} faults found, {n_neutral} neutral");
    assert!(n_found > 1_000, "only {n_found} faults were found");
    // Unreachable code and dead values make some changes harmless.
    assert!(n_neutral * 3 < n_found, "{n_neutral} of {} changes were taken for harmless", n_found + n_neutral);
}

#[test]
fn a_warm_allocator_does_not_grow() {
    let (mut scan, mut out) = (LinearScan::new(), Allocation::default());
    let programs: Vec<_> = (0..200).map(|seed| check_seed(&mut scan, &mut out, seed)).collect();
    // Merging late stores swaps the two lists of edits: two rounds warm both, and only the sum is constant.
    let capacity = |scan: &LinearScan, out: &Allocation| {
        scan.capacity() + out.allocs.capacity() + out.edits.capacity() + out.slots.capacity()
    };
    let mut before = 0;
    for round in 0..4 {
        for (func, env, options) in &programs {
            assert_eq!(scan.allocate(&func.problem(), env, options, &mut out), Ok(()));
        }
        if round == 2 {
            before = capacity(&scan, &out);
        }
    }
    assert_eq!(capacity(&scan, &out), before);
}
