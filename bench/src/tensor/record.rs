//! `bench tensor --record`: the results as a CSV, from which `cargo xtask performance` writes its page.
//!
//! In: rows with their results, families, the versions of peers. Out: `bench/record/PROCESSOR/tensor.csv`, or
//! `tensor-FAMILY.csv` of one family: per row the speed of ours and of each contender; per family the geometric means of
//! ratios and of the time to compile.
//! Not here: measuring (see `super`).

use super::spec::Spec;
use super::{Family, Outcome};
use crate::library::processor;
use kernelsmith::tensor::einsum::Shape;
use kernelsmith::tensor::{Dimension, Execution, TensorOperation};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The results of rows in the order in which they were measured.
#[derive(Default)]
pub(super) struct Record {
    rows: String,
}

impl Record {
    /// Adds a row; `amount` is its work: floating-point operations, or bytes of a copy.
    pub(super) fn add(&mut self, row: &str, spec: &Spec, nanos: f64, contenders: &[&str], times: &[Outcome]) {
        let (amount, unit) = match spec.flops() {
            flops if flops > 0.0 => (flops, "GFLOP/s"),
            _ => (spec.bytes(), "GB/s"),
        };
        let ours = format!("{},speed,{unit},{:.2}", quoted(&label(row, spec)), amount / nanos);
        let mut is_alone = true;
        for (name, outcome) in contenders.iter().zip(times) {
            let theirs = match outcome {
                Outcome::Nanos(theirs) => format!("{:.2}", amount / theirs),
                Outcome::Wrong => "wrong".to_owned(),
                Outcome::Unsupported => continue,
            };
            is_alone = false;
            let _ = writeln!(self.rows, "{ours},{},{theirs}", quoted(name));
        }
        if is_alone {
            let _ = writeln!(self.rows, "{ours},,");
        }
    }

    /// Writes the file.
    pub(super) fn write(
        self,
        command: &str,
        peers: &[String],
        load: &str,
        families: &[Family],
    ) -> Result<PathBuf, String> {
        let (name, folder) = processor();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("record").join(folder);
        // A family alone has its own file, so that its record does not replace that of the others.
        let (file, title) = match families {
            [family] => (format!("tensor-{}.csv", family.name), format!("Contractions of tensors: {}", family.name)),
            _ => ("tensor.csv".to_owned(), "Contractions of tensors".to_owned()),
        };
        let path = folder.join(file);
        let failed = |error: std::io::Error| format!("{}: {error}", path.display());
        // A description of the machine that somebody has written stays.
        let before = std::fs::read_to_string(folder.join("tensor.csv")).unwrap_or_default();
        let machine = before.lines().find_map(|line| line.strip_prefix("# machine: ")).unwrap_or(&name);
        let mut text = format!(
            "# title: {title}\n# machine: {machine}\n# date: {}\n# command: {command}\n# note: One thread; \
             peers: {}. {load} Our results begin at a cache line. TTGT is \
             transpose-GEMM-transpose with our kernels.\nrow,what,unit,value,against,value_against\n{}",
            today(),
            if peers.is_empty() { "none".to_owned() } else { peers.join(", ") },
            self.rows
        );
        families.iter().for_each(|family| text += &summary(family));
        std::fs::create_dir_all(&folder).map_err(failed)?;
        std::fs::write(&path, text).map_err(failed)?;
        Ok(path)
    }
}

/// The geometric means of a family.
fn summary(family: &Family) -> String {
    let mean = |logs: &[f64]| (logs.iter().sum::<f64>() / logs.len() as f64).exp();
    let mut text = String::new();
    for (contender, ratios) in family.contenders.iter().filter(|(_, ratios)| !ratios.is_empty()) {
        let row = quoted(&format!("{}, geometric mean of {} rows", family.name, ratios.len()));
        let _ = writeln!(text, "{row},speed-up,,{:.2},{},", mean(ratios), quoted(contender));
    }
    if let Some((least, row)) = &family.least {
        let row = quoted(&format!("{}, least: {row}", family.name));
        let _ = writeln!(text, "{row},speed-up,,{least:.2},fastest contender,");
    }
    let _ =
        writeln!(text, "{},time to plan and compile,us,{:.0},,", quoted(&family.name), mean(&family.compiled) / 1e3);
    text
}

/// What a row computes, in few words; operations begin with their functions.
fn label(row: &str, spec: &Spec) -> String {
    let join = |sizes: &[usize], by: &str| sizes.iter().map(usize::to_string).collect::<Vec<_>>().join(by);
    let sizes = |of: &TensorOperation| of.dimensions().iter().map(|of: &Dimension| of.size).collect::<Vec<_>>();
    match spec {
        Spec::Chain(of) => of.label(),
        Spec::Optimised(of) => format!("loops chosen: {}", join(&sizes(of), " x ")),
        Spec::Listed(of) if of.dimensions().iter().all(|of| of.execution == Execution::Primitive) => {
            format!("product {}", join(&sizes(of), " x "))
        }
        Spec::Listed(of) => {
            let functions: Vec<&str> = row.split_whitespace().skip(1).take(3).filter(|name| *name != "none").collect();
            format!("loops as listed: {} of {}", functions.join(", "), join(&sizes(of), " x "))
        }
        Spec::Einsum(of) => {
            let shapes: Vec<String> = of.shapes().iter().map(|of: &Shape| join(of.sizes(), "x")).collect();
            format!("{} of {}", of.formula(), shapes.join(" and "))
        }
    }
}

fn quoted(field: &str) -> String {
    if field.contains([',', '"']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.to_owned() }
}

/// The load of the system, where it is known.
pub(super) fn load() -> Option<String> {
    let text = std::fs::read_to_string("/proc/loadavg").ok()?;
    text.split_whitespace().next().map(str::to_owned)
}

/// The date in UTC.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |of| of.as_secs());
    let [year, month, day] = date(seconds / 86_400);
    format!("{year}-{month:02}-{day:02}")
}

/// Year, month and day of a number of days after 1970-01-01.
fn date(mut days: u64) -> [u64; 3] {
    let is_leap = |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let mut year = 1970;
    loop {
        let of_year = 365 + u64::from(is_leap(year));
        if days < of_year {
            break;
        }
        (days, year) = (days - of_year, year + 1);
    }
    let february = 28 + u64::from(is_leap(year));
    let mut month = 1;
    for of_month in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < of_month {
            break;
        }
        (days, month) = (days - of_month, month + 1);
    }
    [year, month, days + 1]
}

#[cfg(test)]
mod tests {
    use super::super::rows::FAMILIES;
    use super::*;

    #[test]
    fn days_are_dates() {
        assert_eq!(
            [0, 58, 59, 364, 365].map(date),
            [[1970, 1, 1], [1970, 2, 28], [1970, 3, 1], [1970, 12, 31], [1971, 1, 1]]
        );
        // 2000 is a leap year, 2100 is none.
        assert_eq!(
            [11_016, 11_017, 47_540, 47_541].map(date),
            [[2000, 2, 29], [2000, 3, 1], [2100, 2, 28], [2100, 3, 1]]
        );
    }

    #[test]
    fn labels_differ() {
        let rows = FAMILIES.iter().flat_map(|(_, rows)| *rows);
        let mut labels: Vec<String> = rows.map(|row| label(row, &Spec::parse(row).unwrap())).collect();
        let n = labels.len();
        labels.sort();
        labels.dedup();
        assert_eq!(labels.len(), n);
    }

    #[test]
    fn each_contender_of_a_row_is_a_line() {
        let mut record = Record::default();
        let mut add = |row: &str, nanos: f64, contenders: &[&str], times: &[Outcome]| {
            record.add(row, &Spec::parse(row).unwrap(), nanos, contenders, times);
        };
        let times = [Outcome::Nanos(2000.0), Outcome::Unsupported, Outcome::Wrong];
        add("einsum ab,bc->ac 10,10,10", 1000.0, &["x", "y", "z, too"], &times);
        add("einsum ab->ba 10,10", 100.0, &[], &[]);
        let want = "\"ab,bc->ac of 10x10 and 10x10\",speed,GFLOP/s,2.00,x,1.00\n\
                    \"ab,bc->ac of 10x10 and 10x10\",speed,GFLOP/s,2.00,\"z, too\",wrong\n\
                    ab->ba of 10x10,speed,GB/s,8.00,,\n";
        assert_eq!(record.rows, want);
    }
}
