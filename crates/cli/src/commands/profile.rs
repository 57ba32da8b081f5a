//! The profile of a simulated program: estimated cycles by function, source line and instruction.
//!
//! In: every executed instruction, with the clocks of its thread. Out: text.
//! Invariant: the cycles of all instructions are those of all threads, from their first instruction to their last.
//! Not here: the estimate (`kernelsmith-npusim`).

use super::lines::Lines;
use kernelsmith_npusim::{Image, Step};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What an instruction took.
#[derive(Clone, Default)]
struct Line {
    /// Estimated cycles of all threads together, until the next instruction of the same thread.
    cycles: u64,
    executions: u64,
    text: String,
}

/// Cycles by address.
#[derive(Default)]
pub(super) struct Profile {
    lines: BTreeMap<u32, Line>,
    /// By core and thread, the address of the last instruction, and the clock after it.
    last: BTreeMap<(u32, u32), (u32, u64)>,
}

impl Profile {
    /// Adds an executed instruction.
    pub(super) fn add(&mut self, step: &Step<'_>) {
        let (id, start, end) = (step.after.id(), step.before.cycles(), step.after.cycles());
        // What passed since the last instruction is due to it: a taken branch, or waiting at a barrier.
        if let Some((pc, last)) = self.last.insert((id.core, id.thread), (step.pc, end)) {
            self.lines.entry(pc).or_default().cycles += start - last;
        }
        let line = self.lines.entry(step.pc).or_default();
        line.cycles += end - start;
        line.executions += 1;
        if line.text.is_empty() {
            line.text = step.text();
        }
    }

    /// The functions by cycles; the source lines, if the program has them; then the instructions of the functions that take
    /// at least a hundredth of all cycles.
    pub(super) fn to_text(&self, image: &Image, source: Option<&Lines<'_>>) -> String {
        let total = self.lines.values().map(|line| line.cycles).sum::<u64>();
        let mut functions: BTreeMap<&str, Vec<(u32, &Line)>> = BTreeMap::new();
        for (pc, line) in &self.lines {
            functions.entry(image.function_at(*pc).unwrap_or("?")).or_default().push((*pc, line));
        }
        let sum = |lines: &[(u32, &Line)], of: fn(&Line) -> u64| lines.iter().map(|(_, line)| of(line)).sum::<u64>();
        let mut sorted: Vec<_> =
            functions.iter().map(|(name, lines)| (sum(lines, |line| line.cycles), *name, lines)).collect();
        sorted.sort_by_key(|(cycles, name, _)| (Reverse(*cycles), *name));
        let share = |cycles: u64| 100.0 * cycles as f64 / total.max(1) as f64;
        let mut text = format!("{:>12} {:>6} {:>12}  function\n", "cycles", "%", "executions");
        for (cycles, name, lines) in &sorted {
            let executions = sum(lines, |line| line.executions);
            let _ = writeln!(text, "{cycles:>12} {:>6.1} {executions:>12}  {name}", share(*cycles));
        }
        let line_of = |pc: u32| source.and_then(|source| source.at(pc));
        self.add_lines(&line_of, total, &mut text);
        for (_, name, lines) in sorted.iter().filter(|(cycles, ..)| 100 * cycles >= total) {
            let _ = writeln!(text, "\n{name}:");
            let mut last = None;
            for (pc, line) in *lines {
                let place = line_of(*pc);
                if let Some(place) = place.as_ref().filter(|_| place != last) {
                    let _ = writeln!(text, "{:>34}{place}", "");
                }
                last = place;
                let (cycles, executions) = (line.cycles, line.executions);
                let _ = writeln!(text, "{cycles:>12} {:>6.1} {executions:>12}  {pc:>8x}  {}", share(cycles), line.text);
            }
        }
        text
    }

    /// The source lines by cycles, of all functions: those that take at least a hundredth of all cycles.
    fn add_lines(&self, line_of: &dyn Fn(u32) -> Option<String>, total: u64, text: &mut String) {
        let mut by_line: BTreeMap<String, (u64, u64)> = BTreeMap::new();
        for (pc, line) in &self.lines {
            let Some(place) = line_of(*pc) else { continue };
            let sums = by_line.entry(place).or_default();
            *sums = (sums.0 + line.cycles, sums.1 + line.executions);
        }
        let mut sorted: Vec<_> = by_line.iter().filter(|(_, (cycles, _))| 100 * cycles >= total).collect();
        sorted.sort_by_key(|(place, (cycles, _))| (Reverse(*cycles), *place));
        if !sorted.is_empty() {
            let _ = writeln!(text, "\n{:>12} {:>6} {:>12}  line", "cycles", "%", "executions");
        }
        for (place, (cycles, executions)) in sorted {
            let share = 100.0 * *cycles as f64 / total.max(1) as f64;
            let _ = writeln!(text, "{cycles:>12} {share:>6.1} {executions:>12}  {place}");
        }
    }
}
