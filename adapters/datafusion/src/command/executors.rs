//! What each executor of a cluster has compiled.
//!
//! In: texts of `EXPLAIN ANALYZE`, in which counters have names like `rows_compiled@HOST:PORT/LEVEL`. Out: the texts without
//! these counters, and a table with a line for each executor.
//! Invariant: counts are rounded as DataFusion prints them.
//! Not here: who counts.

use datafusion::common::human_readable_count;
use std::collections::BTreeMap;
use std::fmt;

/// The columns of the table.
const NAMES: [&str; 7] = [
    "rows_compiled",
    "rows_interpreted",
    "rows_datafusion",
    "compile_us",
    "cache_hits",
    "disk_hits",
    "compile_failures",
];

/// The sums of the counters of each executor, by its name and level.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Counts(BTreeMap<String, [f64; NAMES.len()]>);

impl Counts {
    /// Adds the counters of a text, and removes them from it.
    pub(super) fn take(&mut self, text: &str) -> String {
        let lines: Vec<String> = text.lines().map(|line| self.take_from_line(line)).collect();
        lines.join("\n")
    }

    fn take_from_line(&mut self, line: &str) -> String {
        let start = "metrics=[";
        let Some((before, metrics)) = line.rsplit_once(start) else { return line.to_owned() };
        let Some((metrics, after)) = metrics.rsplit_once(']') else { return line.to_owned() };
        let kept: Vec<&str> = metrics.split(", ").filter(|metric| self.add(metric).is_none()).collect();
        format!("{before}{start}{}]{after}", kept.join(", "))
    }

    /// Adds a counter, if it is one of an executor.
    fn add(&mut self, metric: &str) -> Option<()> {
        let (name, value) = metric.rsplit_once('=')?;
        let (name, executor) = name.split_once('@')?;
        let column = NAMES.iter().position(|known| *known == name)?;
        let value = number(value)?;
        self.0.entry(executor.to_owned()).or_default()[column] += value;
        Some(())
    }
}

/// A number as DataFusion prints it: `950`, `16.00 K`.
fn number(text: &str) -> Option<f64> {
    let (digits, unit) = text.split_once(' ').unwrap_or((text, ""));
    let factor = match unit {
        "" => 1.0,
        "K" => 1e3,
        "M" => 1e6,
        "B" => 1e9,
        "T" => 1e12,
        _ => return None,
    };
    Some(digits.parse::<f64>().ok()? * factor)
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return Ok(());
        }
        let width = self.0.keys().map(String::len).max().unwrap_or_default().max("executor/level".len());
        write!(f, "{:width$}", "executor/level")?;
        NAMES.iter().try_for_each(|name| write!(f, "  {name:>16}"))?;
        writeln!(f)?;
        for (executor, counts) in &self.0 {
            write!(f, "{executor:width$}")?;
            counts.iter().try_for_each(|count| write!(f, "  {:>16}", human_readable_count(*count as usize)))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_of_executors_become_a_table() {
        let text = "A, metrics=[output_rows=4, rows_compiled=16.00 K, rows_compiled@a:1/x86-64-v4=16.00 K]\n  \
                    B: [x@1], metrics=[rows_compiled@a:1/x86-64-v4=20, compile_us@b:2/none=7, other@b:2/none=1]\nC";
        let mut counts = Counts::default();
        let wanted = "A, metrics=[output_rows=4, rows_compiled=16.00 K]\n  B: [x@1], metrics=[other@b:2/none=1]\nC";
        assert_eq!(counts.take(text), wanted);
        let table = counts.to_string();
        let lines: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(lines[0][..2], ["executor/level", "rows_compiled"]);
        assert_eq!(lines[1], ["a:1/x86-64-v4", "16.02", "K", "0", "0", "0", "0", "0", "0"]);
        assert_eq!(lines[2], ["b:2/none", "0", "0", "0", "7", "0", "0", "0"]);
        assert_eq!(Counts::default().to_string(), "");
    }
}
