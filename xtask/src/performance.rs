//! `cargo xtask performance`: measurements to docs/performance.md and the table of the README.
//!
//! In: the files of bench/record, one folder for each machine: `kernels.csv` as `bench kernels --record` writes it, and a
//! CSV for each other topic with title, machine, date and command in `#` lines. Out: the page, the chart of queries, and
//! the part of the README between two marks; with `--check` only whether they are what they should be.
//! Invariant: same records, same page; no number of the page is written by hand.
//! Not here: measuring (see kernelsmith-bench).

use crate::bars::{self, Group};
use crate::root;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Rows below this speed-up are listed by name. Above it, the noise of a shared machine decides.
const WORTH_NAMING: f64 = 0.95;

const MARKS: [&str; 2] = ["<!-- performance -->\n", "<!-- end -->\n"];

/// The machine whose numbers the README has.
const README_MACHINE: &str = "amd-epyc-family-25-model-17";

const INTRODUCTION: &str = "\
# Performance

This page is generated from `bench/record` by `cargo xtask performance`; a test keeps it fresh.
`cargo xtask bench kernels --peers --record` records the kernel library anew on your machine, [how it is
measured](kernels-bench.md) says what for and with which peers, and `cargo run --release` times the tour.

## Definitions

* **Speed-up**: a peer's time divided by ours. Above 1 we are faster.
* **Best peer**: of the peers that compute a row correctly, the one that takes the least time for this row. Over a family
  no single library is as good as the best peers are together.
* **Ours**: the best of our variants (layouts, say) for the row; calls are the safe ones, which check the lengths of slices.
* Tables of families have geometric means of speed-ups: **over the best peer** of each row, and **over each peer** on the
  rows that it has. **Least** is the speed-up of the row where we compare worst.
* **Time, relative**: our time divided by the time of what it is compared with. Below 1 we are faster.
* Values are as they were recorded: `0.90 to 1.05` is the range over several runs.

Other programs ran on all of these machines, so differences of a few per cent mean nothing.
";

pub(crate) fn run(args: &[String]) -> Result<bool, String> {
    let check = match args {
        [] => false,
        [word] if word == "--check" => true,
        _ => return Err("usage: cargo xtask performance [--check]".to_owned()),
    };
    let machines = read(&root().join("bench/record"))?;
    let readme = read_text(&root().join("README.md"))?;
    let mut fresh = vec![
        ("docs/performance.md".to_owned(), page(&machines)),
        ("README.md".to_owned(), replace_between_marks(&readme, &readme_table(&machines)?)?),
    ];
    fresh.extend(machines.iter().filter_map(query_chart));
    let mut is_fresh = true;
    for (name, text) in fresh {
        let path = root().join(&name);
        if fs::read_to_string(&path).ok().as_deref() == Some(text.as_str()) {
            continue;
        }
        is_fresh = false;
        if check {
            println!("{name} is not what bench/record gives; run `cargo xtask performance`");
        } else {
            fs::write(&path, text).map_err(|error| format!("{name}: {error}"))?;
            println!("written: {name}");
        }
    }
    if is_fresh {
        println!("the page is fresh");
    }
    Ok(is_fresh || !check)
}

/// What was recorded on one machine.
struct Machine {
    folder: String,
    title: String,
    /// The rates of the machine, as `bench kernels` prints them.
    rates: Option<String>,
    families: Vec<Family>,
    topics: Vec<Topic>,
    has_plot: bool,
}

/// A family of kernels: per row the best time of ours, and of each peer.
struct Family {
    name: String,
    rows: Vec<Row>,
}

struct Row {
    name: String,
    ours_nanos: f64,
    /// The best right time of each peer; never empty.
    peers: Vec<(String, f64)>,
}

impl Row {
    /// Over the best peer.
    fn speedup(&self) -> f64 {
        self.peers.iter().map(|(_, nanos)| nanos / self.ours_nanos).fold(f64::INFINITY, f64::min)
    }
}

impl Family {
    fn mean(&self) -> f64 {
        mean(self.rows.iter().map(Row::speedup))
    }

    fn least(&self) -> f64 {
        self.rows.iter().map(Row::speedup).fold(f64::INFINITY, f64::min)
    }

    /// Peers in the order in which they come, and the mean over the rows that each has.
    fn peers(&self) -> Vec<(&str, f64)> {
        let mut speedups: Vec<(&str, Vec<f64>)> = Vec::new();
        for row in &self.rows {
            for (name, nanos) in &row.peers {
                let speedup = nanos / row.ours_nanos;
                match speedups.iter_mut().find(|(other, _)| other == name) {
                    Some((_, known)) => known.push(speedup),
                    None => speedups.push((name, vec![speedup])),
                }
            }
        }
        speedups.into_iter().map(|(name, speedups)| (name, mean(speedups.into_iter()))).collect()
    }
}

/// The geometric mean.
fn mean(ratios: impl Iterator<Item = f64>) -> f64 {
    let (sum, n) = ratios.fold((0.0, 0.0), |(sum, n), ratio| (sum + ratio.ln(), n + 1.0));
    (sum / n).exp()
}

/// A file of measurements that are not of the kernel library.
struct Topic {
    stem: String,
    /// `title`, `machine`, `date`, `command`.
    head: BTreeMap<String, String>,
    notes: Vec<String>,
    records: Vec<Vec<String>>,
}

impl Topic {
    fn head(&self, key: &str) -> &str {
        self.head.get(key).map_or("", String::as_str)
    }

    /// The value of a row, by what was measured and against what.
    fn value(&self, row: &str, what: &str, against: &str) -> Option<f64> {
        let record = self.records.iter().find(|r| r[0] == row && r[1] == what && r[4] == against)?;
        record[3].parse().ok()
    }
}

fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The machines, in the order of their folders.
fn read(folder: &Path) -> Result<Vec<Machine>, String> {
    let mut folders = list(folder)?;
    folders.retain(|path| path.is_dir());
    folders.iter().map(|path| read_machine(path)).collect()
}

fn list(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

fn read_machine(folder: &Path) -> Result<Machine, String> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let (mut families, mut topics) = (Vec::new(), Vec::new());
    for path in list(folder)?.iter().filter(|path| path.extension().is_some_and(|extension| extension == "csv")) {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = read_text(path)?;
        let wrong = |why: String| format!("{}: {why}", path.display());
        match stem.as_str() {
            "kernels" => families = read_families(&text).map_err(wrong)?,
            _ => topics.push(read_topic(stem, &text).map_err(wrong)?),
        }
    }
    let plain = fs::read_to_string(folder.join("kernels.txt")).unwrap_or_default();
    let first = plain.lines().next().and_then(|line| line.split_once(": "));
    let title = match (first, topics.first()) {
        (Some((title, _)), _) => title.to_owned(),
        (None, Some(topic)) => topic.head("machine").to_owned(),
        (None, None) => return Err(format!("{}: nothing was recorded", folder.display())),
    };
    let rates = first.map(|(_, rates)| rates.to_owned());
    Ok(Machine { folder: name, title, rates, families, topics, has_plot: folder.join("kernels.svg").exists() })
}

/// The families of `kernels.csv`: `family,row,contender,nanoseconds,bound,times ours,problem`. Rows without a right
/// contender on either side have no speed-up and are left out.
fn read_families(text: &str) -> Result<Vec<Family>, String> {
    let mut families: Vec<Family> = Vec::new();
    for (at, line) in text.lines().enumerate().skip(1) {
        let fields = split(line);
        let [family, row, contender, nanos, _, _, problem] = fields.as_slice() else {
            return Err(format!("line {}: {} fields, not 7", at + 1, fields.len()));
        };
        let nanos: f64 = nanos.parse().map_err(|_| format!("line {}: `{nanos}` is no number", at + 1))?;
        if !problem.is_empty() {
            continue;
        }
        // Families and their rows follow each other.
        if families.last().is_none_or(|last| last.name != *family) {
            families.push(Family { name: family.clone(), rows: Vec::new() });
        }
        let Some(Family { rows, .. }) = families.last_mut() else { continue };
        if rows.last().is_none_or(|last| last.name != *row) {
            rows.push(Row { name: row.clone(), ours_nanos: f64::INFINITY, peers: Vec::new() });
        }
        let Some(row) = rows.last_mut() else { continue };
        // A contender is a library and its variant, or one of several in a program.
        let name = match contender.split_once(' ') {
            Some(("crates" | "python", name)) => name,
            Some((library, _)) => library,
            None => contender,
        };
        match row.peers.iter_mut().find(|(other, _)| other == name) {
            _ if name == "ours" => row.ours_nanos = row.ours_nanos.min(nanos),
            Some((_, least)) => *least = least.min(nanos),
            None => row.peers.push((name.to_owned(), nanos)),
        }
    }
    for family in &mut families {
        family.rows.retain(|row| row.ours_nanos.is_finite() && !row.peers.is_empty());
    }
    Ok(families)
}

/// A topic: a head of `# key: value` lines, then `row,what,unit,value,against,value_against`.
fn read_topic(stem: String, text: &str) -> Result<Topic, String> {
    let mut topic = Topic { stem, head: BTreeMap::new(), notes: Vec::new(), records: Vec::new() };
    let mut has_columns = false;
    for (at, line) in text.lines().enumerate() {
        if let Some(comment) = line.strip_prefix("# ") {
            let (key, value) = comment.split_once(": ").ok_or(format!("line {}: no `key: value`", at + 1))?;
            match key {
                "note" => topic.notes.push(value.to_owned()),
                _ => drop(topic.head.insert(key.to_owned(), value.to_owned())),
            }
        } else if !has_columns {
            has_columns = line == "row,what,unit,value,against,value_against";
            if !has_columns {
                return Err(format!("line {}: `{line}` is not the head of the columns", at + 1));
            }
        } else {
            let fields = split(line);
            if fields.len() != 6 {
                return Err(format!("line {}: {} fields, not 6", at + 1, fields.len()));
            }
            topic.records.push(fields);
        }
    }
    for key in ["title", "machine", "date", "command"] {
        if !topic.head.contains_key(key) {
            return Err(format!("the head has no `{key}`"));
        }
    }
    Ok(topic)
}

/// The fields of a line. One in quotes may have commas, and a quote is two of them.
fn split(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut is_quoted = false;
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        let last = fields.len() - 1;
        match c {
            '"' if is_quoted && chars.peek() == Some(&'"') => {
                chars.next();
                fields[last].push('"');
            }
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => fields.push(String::new()),
            _ => fields[last].push(c),
        }
    }
    fields
}

/// The page. Writing to a string cannot fail.
fn page(machines: &[Machine]) -> String {
    let mut text = INTRODUCTION.to_owned();
    for machine in machines {
        let _ = write!(text, "\n## {}\n", capitalised(&machine.title));
        let folder = format!("../bench/record/{}", machine.folder);
        if let Some(rates) = &machine.rates {
            let _ = write!(text, "\nMeasured rates: {rates}.\n");
        }
        if !machine.families.is_empty() {
            let _ = write!(text, "\n### The kernel library ({})\n\n", machine.folder);
            let _ =
                write!(text, "All rows, peers and bounds: [table]({folder}/kernels.txt), [CSV]({folder}/kernels.csv)");
            let plot = if machine.has_plot { format!(", [roofline]({folder}/kernels.svg)") } else { String::new() };
            let _ = write!(text, "{plot}.\n\n");
            text.push_str(&family_table(&machine.families));
        }
        for topic in &machine.topics {
            text.push_str(&topic_section(topic, &folder));
        }
    }
    text
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}

fn family_table(families: &[Family]) -> String {
    let mut text =
        "| family | rows | over the best peer | least | over each peer |\n|---|---|---|---|---|\n".to_owned();
    for family in families.iter().filter(|family| !family.rows.is_empty()) {
        let (mean, least) = (family.mean(), family.least());
        let peers: Vec<String> = family.peers().iter().map(|(name, mean)| format!("{name} {mean:.2}")).collect();
        let (name, n_rows, peers) = (&family.name, family.rows.len(), peers.join(", "));
        let _ = writeln!(text, "| {name} | {n_rows} | {mean:.2} | {least:.2} | {peers} |");
    }
    let _ = write!(text, "\nRows below {WORTH_NAMING}:\n\n");
    for family in families {
        let mut below: Vec<&Row> = family.rows.iter().filter(|row| row.speedup() < WORTH_NAMING).collect();
        below.sort_by(|a, b| a.speedup().total_cmp(&b.speedup()));
        let names: Vec<String> = below.iter().map(|row| format!("`{}` {:.3}", row.name, row.speedup())).collect();
        let names = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        let _ = writeln!(text, "* {}: {names}", family.name);
    }
    text
}

fn topic_section(topic: &Topic, folder: &str) -> String {
    let mut text = format!("\n### {}\n\n", topic.head("title"));
    for note in &topic.notes {
        let _ = writeln!(text, "{note}");
    }
    let _ = write!(text, "`{}`, {}, on: {}", topic.head("command"), topic.head("date"), topic.head("machine"));
    let _ = write!(text, " ([CSV]({folder}/{}.csv)).\n\n", topic.stem);
    text.push_str("| row | what | value | against | its value |\n|---|---|---|---|---|\n");
    for record in &topic.records {
        let [row, what, unit, value, against, theirs] = record.as_slice() else { continue };
        let with_unit = |value: &str| match unit.as_str() {
            "" | "ratio" => value.to_owned(),
            unit if value.is_empty() => unit.to_owned(),
            unit => format!("{value} {unit}"),
        };
        let theirs = if theirs.is_empty() { String::new() } else { with_unit(theirs) };
        let _ = writeln!(text, "| {row} | {what} | {} | {against} | {theirs} |", with_unit(value));
    }
    text
}

/// The README's six rows and its sentence on losses.
fn readme_table(machines: &[Machine]) -> Result<String, String> {
    let machine = machines.iter().find(|machine| machine.folder == README_MACHINE).ok_or("the machine is gone")?;
    let family = |name: &str| {
        let recorded = machine.families.iter().find(|family| family.name == name && !family.rows.is_empty());
        recorded.ok_or(format!("nothing is recorded of the family `{name}`"))
    };
    let value = |stem: &str, row: &str, what: &str, against: &str| {
        let topic = machine.topics.iter().find(|topic| topic.stem == stem);
        let value = topic.and_then(|topic| topic.value(row, what, against));
        value.ok_or(format!("{stem}.csv has no number for `{row}`, `{what}`, `{against}`"))
    };
    let compile = value("compile", "polynomial of degree 8 with its tail", "speed-up", "LLVM -O2")?;
    let code = value("code", "polynomial of degree 8, 4 093 elements", "time of ours / LLVM -O2", "LLVM 22 -O2")?;
    let rows = [
        ("matrix products, 12 to 256", "libxsmm, oneDNN, OpenBLAS, BLIS and three crates", family("gemm")?.mean()),
        ("convolution", "oneDNN, XNNPACK, onnxruntime", family("conv")?.mean()),
        ("pooling", "oneDNN, XNNPACK, onnxruntime, C", family("pool")?.mean()),
        ("stencils of floats and bytes", "OpenCV, C", family("stencil")?.mean()),
        ("code of a polynomial of degree 8", "LLVM -O2", 1.0 / code),
        ("compiling that polynomial", "LLVM -O2", compile),
    ];
    let mut text = "| what | next to | speed-up |\n|---|---|---|\n".to_owned();
    for (what, peers, speedup) in rows {
        let digits = if speedup < 10.0 { 2 } else { 0 };
        let _ = writeln!(text, "| {what} | {peers} | {speedup:.digits$} |");
    }
    let large = family("large")?;
    let call = value("tour", "sum of two integers, a call", "speed-up", "plain Rust")?;
    let _ = writeln!(
        text,
        "\nWe lose on large matrix products ({:.2} on average, {:.2} at worst), in compiling matrix products ({:.2}) and in \
         calling a kernel for a single addition ({call:.2} of a Rust call); [docs/performance.md](docs/performance.md) has \
         every family and names every loss.",
        large.mean(),
        large.least(),
        family("compile")?.mean(),
    );
    Ok(text)
}

/// The path and the text of a machine's chart of queries in engines: the times in ms against engines.
fn query_chart(machine: &Machine) -> Option<(String, String)> {
    let topic = machine.topics.iter().find(|topic| topic.stem == "query")?;
    let mut groups: Vec<Group> = Vec::new();
    for record in topic.records.iter().filter(|record| record[1] == "time" && record[2] == "ms") {
        let (Ok(ours), Ok(theirs)) = (record[3].parse(), record[5].parse()) else { continue };
        if groups.last().is_none_or(|group| group.name != record[0]) {
            groups.push(Group { name: record[0].clone(), bars: vec![("with kernelsmith".to_owned(), ours)] });
        }
        groups.last_mut()?.bars.push((record[4].clone(), theirs));
    }
    let title = format!("{}, milliseconds", topic.head("chart"));
    Some((format!("bench/record/{}/query.svg", machine.folder), bars::svg(&title, "ms", &groups)))
}

fn replace_between_marks(text: &str, new: &str) -> Result<String, String> {
    let [start, end] = MARKS;
    let (before, rest) = text.split_once(start).ok_or("README.md has no mark where the table begins")?;
    let (_, after) = rest.split_once(end).ok_or("README.md has no mark where the table ends")?;
    Ok(format!("{before}{start}{new}{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_fresh() {
        assert_eq!(run(&["--check".to_owned()]), Ok(true));
    }

    #[test]
    fn a_speedup_is_the_best_right_peers_time_by_the_best_of_ours() {
        let csv = "family,row,contender,nanoseconds,bound,times ours,problem\n\
                   g,a,ours x,10,1,1,\ng,a,ours y,5,1,1,\ng,a,crates p,20,1,4,\ng,a,q z,1,1,1,wrong\ng,b,ours x,4,1,1,\n\
                   g,b,q z,1,1,1,\ng,c,ours x,4,1,1,\n";
        let families = read_families(csv).unwrap();
        let speedups: Vec<f64> = families[0].rows.iter().map(Row::speedup).collect();
        assert_eq!(speedups, [4.0, 0.25]);
        assert_eq!((families[0].mean(), families[0].least()), (1.0, 0.25));
        assert_eq!(families[0].peers(), [("p", 4.0), ("q", 0.25)]);
        assert!(family_table(&families).contains("* g: `b` 0.250\n"));
    }

    #[test]
    fn fields_may_be_in_quotes() {
        assert_eq!(split(r#"a,"b, c","d ""e""",,"#), ["a", "b, c", "d \"e\"", "", ""]);
        let text = "# title: T\n# machine: M\n# date: D\n# command: C\nrow,what,unit,value,against,value_against\n";
        let topic = read_topic("t".to_owned(), &format!("{text}r,w,us,1.5,p,3\n")).unwrap();
        assert_eq!(topic.value("r", "w", "p"), Some(1.5));
        assert!(topic_section(&topic, "f").ends_with("| r | w | 1.5 us | p | 3 us |\n"));
        assert!(read_topic("t".to_owned(), "# title: T\nrow,what,unit,value,against,value_against\n").is_err());
    }
}
