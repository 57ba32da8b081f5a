//! Definite assignment by a slow, independent algorithm, as a reference for the verifier.
//!
//! In: a function whose markers match. Out: the first operation that reads a register that some path does not assign.
//! Algorithm: iterates sets of registers over the control-flow graph to the greatest fixpoint.

use crate::{Control, Function, Opcode, VReg};
use std::collections::BTreeSet;

/// The successors of each operation; `ops.len()` is the end.
fn successors(func: &Function) -> Vec<Vec<usize>> {
    // For every opening marker, the markers of the same level up to its end.
    let mut levels: Vec<Vec<usize>> = Vec::new();
    let mut level_of = vec![usize::MAX; func.ops.len()];
    let mut around: Vec<Vec<usize>> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for (at, op) in func.ops.iter().enumerate() {
        match op.code.control() {
            _ if op.code.opens_region() => {
                open.push(levels.len());
                levels.push(Vec::new());
            }
            _ => {}
        }
        around.push(open.clone());
        match op.code.control() {
            Control::If
            | Control::Loop
            | Control::While
            | Control::Elif
            | Control::Then
            | Control::Else
            | Control::Do
            | Control::Block
            | Control::Switch
            | Control::Case
            | Control::Default => {
                let level = *open.last().unwrap();
                levels[level].push(at);
                level_of[at] = level;
            }
            Control::EndIf | Control::EndLoop | Control::EndBlock | Control::EndSwitch => {
                let level = open.pop().unwrap();
                levels[level].push(at);
                level_of[at] = level;
            }
            _ => {}
        }
    }
    let end_of = |level: usize| *levels[level].last().unwrap();
    (0..func.ops.len())
        .map(|at| {
            let op = &func.ops[at];
            let level = level_of[at];
            // The next `elif`, `else` or end of the same level.
            let next_branch = || {
                let later = levels[level].iter().copied().filter(|&marker| marker > at);
                later.into_iter().find(|&marker| func.ops[marker].code.control() != Control::Then).unwrap()
            };
            let target_loop = || {
                let is_target = |level: &&usize| {
                    let opener = func.ops[levels[**level][0]].code.control();
                    matches!(opener, Control::Loop | Control::While | Control::Block)
                };
                *around[at].iter().rev().filter(is_target).nth(op.depth() as usize - 1).unwrap()
            };
            match op.code.control() {
                Control::Straight | Control::Check | Control::EndIf | Control::Loop | Control::While => vec![at + 1],
                Control::Block | Control::EndBlock | Control::EndSwitch => vec![at + 1],
                // Every case, and the default or the end.
                Control::Switch => {
                    let has_default = levels[level].iter().any(|&at| func.ops[at].code == Opcode::Default);
                    let n = levels[level].len() - usize::from(has_default);
                    levels[level][1..n].iter().map(|&marker| marker + 1).collect::<Vec<_>>()
                }
                Control::Case | Control::Default => vec![end_of(level) + 1],
                Control::Return => vec![],
                Control::If | Control::Then => vec![at + 1, next_branch() + 1],
                Control::Elif | Control::Else => vec![end_of(level) + 1],
                Control::Do => vec![at + 1, end_of(level) + 1],
                Control::EndLoop => vec![levels[level][0] + 1],
                Control::Break => vec![end_of(target_loop()) + 1],
                Control::BreakIf => vec![at + 1, end_of(target_loop()) + 1],
                Control::BreakTable => {
                    let is_target = |level: &&usize| {
                        let opener = func.ops[levels[**level][0]].code.control();
                        matches!(opener, Control::Loop | Control::While | Control::Block)
                    };
                    let targets: Vec<usize> = around[at].iter().rev().filter(is_target).copied().collect();
                    func.values(op).iter().map(|&depth| end_of(targets[depth as usize - 1]) + 1).collect()
                }
                Control::Continue => vec![levels[target_loop()][0] + 1],
                Control::ContinueIf => vec![at + 1, levels[target_loop()][0] + 1],
            }
        })
        .collect()
}

/// The first operation that reads a register without a value on some path.
pub(super) fn first_unassigned(func: &Function) -> Option<usize> {
    let successors = successors(func);
    // `None` means "not yet reached", the set of all registers.
    let mut before: Vec<Option<BTreeSet<VReg>>> = vec![None; func.ops.len() + 1];
    before[0] = Some(func.params.iter().copied().collect());
    let mut work = vec![0];
    while let Some(at) = work.pop() {
        let Some(op) = func.ops.get(at) else { continue };
        let mut after = before[at].clone().unwrap();
        after.extend(op.dst.get());
        for &next in &successors[at] {
            let meet = match &before[next] {
                None => after.clone(),
                Some(known) => known.intersection(&after).copied().collect(),
            };
            if before[next].as_ref() != Some(&meet) {
                before[next] = Some(meet);
                work.push(next);
            }
        }
    }
    (0..func.ops.len()).find(|&at| {
        let Some(known) = &before[at] else { return false };
        func.uses(&func.ops[at]).any(|reg| !known.contains(&reg))
    })
}
