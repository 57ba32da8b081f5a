//! Comparison of random programs.
//!
//! In: number of programs, the seed. Out: differences, minimised. Invariants: the seed and a number identify a program.
//! Not here: the programs (`grammar`).

use super::grammar;
use super::reference::{self, Case, Verdict};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Maximum number of differences to minimise and print.
const MAX_SHOWN: usize = 40;

pub(super) fn run(tool: &str, n: u64, seed: u64, keep: Option<&Path>, verbose: bool) -> Result<bool, String> {
    let dir = std::env::temp_dir().join(format!("kernelsmith-conformance-{}", std::process::id()));
    fs::create_dir_all(&dir).map_err(|error| format!("{}: {error}", dir.display()))?;
    let done = compare_all(tool, n, seed, keep, verbose, &dir);
    let _ = fs::remove_dir_all(&dir);
    done
}

fn compare_all(tool: &str, n: u64, seed: u64, keep: Option<&Path>, verbose: bool, dir: &Path) -> Result<bool, String> {
    let knows_22 = tool.ends_with("22");
    let runner = Runner { tool, file: dir.join("t.td") };
    let mut counts = super::Counts::default();
    let mut rejected = BTreeMap::new();
    // Grouped by kind, so that one cause does not hide others.
    let mut kinds: BTreeMap<String, u64> = BTreeMap::new();
    let mut report = |number: u64, text: &str, difference: &str, is_message: bool| -> Result<(), String> {
        let label = format!("{}{}", if is_message { "messages:" } else { "" }, kind(difference));
        let seen = kinds.entry(label).or_insert(0);
        *seen += 1;
        if *seen > 1 || kinds.len() > MAX_SHOWN {
            return Ok(());
        }
        let (small, difference) =
            runner.reduce(text, &kind(difference), is_message)?.unwrap_or((text.to_owned(), difference.to_owned()));
        println!(
            "{} program {number} of seed {seed}:\n{difference}\n{small}",
            if is_message { "MESSAGES" } else { "DIFFERENT" }
        );
        if let Some(keep) = keep {
            fs::create_dir_all(keep).map_err(|error| format!("{}: {error}", keep.display()))?;
            let file = keep.join(format!("{seed}-{number}.td"));
            fs::write(&file, small).map_err(|error| format!("{}: {error}", file.display()))?;
        }
        Ok(())
    };
    for number in 0..n {
        let text = grammar::program(seed.wrapping_mul(1_000_003).wrapping_add(number), knows_22);
        match runner.compare(&text)? {
            Verdict::Crash => counts.crashed += 1,
            Verdict::Same { accepted, messages, first_error } => {
                if !accepted && verbose {
                    let text = first_error.split_once("error:").map_or("", |(_, text)| text);
                    *rejected.entry(kind(text)).or_insert(0u64) += 1;
                }
                counts.same += 1;
                counts.accepted += u64::from(accepted);
                counts.same_messages += u64::from(messages.is_none());
                if let Some(difference) = messages {
                    report(number, &text, &difference, true)?;
                }
            }
            Verdict::Different(difference) => {
                counts.different += 1;
                report(number, &text, &difference, false)?;
            }
        }
    }
    println!("{n} random programs of seed {seed}: {counts}");
    for (error, n) in rejected {
        println!("{n:6} rejected both: {error}");
    }
    for (kind, n) in kinds {
        println!("{n:6} x {kind}");
    }
    Ok(counts.different == 0)
}

/// A difference without names and numbers that are specific to the program.
fn kind(difference: &str) -> String {
    let mut out = String::new();
    for c in difference.lines().filter(|line| !line.contains(" line ")).take(3).flat_map(str::chars) {
        match c {
            '0'..='9' if out.ends_with('#') => {}
            '0'..='9' => out.push('#'),
            _ => out.push(c),
        }
    }
    out.chars().take(160).collect()
}

struct Runner<'a> {
    tool: &'a str,
    file: PathBuf,
}

impl Runner<'_> {
    fn compare(&self, text: &str) -> Result<Verdict, String> {
        fs::write(&self.file, text).map_err(|error| error.to_string())?;
        let case = Case { name: String::new(), args: vec![self.file.to_string_lossy().into_owned()], limit: Some(5) };
        let compared = std::panic::catch_unwind(|| reference::compare(self.tool, &case));
        match compared {
            Ok(verdict) => verdict.map_err(|error| error.to_string()),
            Err(_) => Ok(Verdict::Different("  a panic".to_owned())),
        }
    }

    /// The difference, if the text still shows one of this kind.
    fn differs(&self, text: &str, of_kind: &str, is_message: bool) -> Result<Option<String>, String> {
        Ok(match self.compare(text)? {
            Verdict::Different(difference) if !is_message && kind(&difference) == of_kind => Some(difference),
            Verdict::Same { messages, .. } if is_message => messages.filter(|difference| kind(difference) == of_kind),
            _ => None,
        })
    }

    /// Removes lines as long as the programs still differ in the same way.
    fn reduce(&self, text: &str, of_kind: &str, is_message: bool) -> Result<Option<(String, String)>, String> {
        let mut lines: Vec<&str> = text.lines().collect();
        let mut best = None;
        let mut size = lines.len().div_ceil(2);
        while size > 0 {
            let mut start = 0;
            let mut shrank = false;
            while start < lines.len() {
                let end = (start + size).min(lines.len());
                let fewer: Vec<&str> = lines[..start].iter().chain(&lines[end..]).copied().collect();
                let text = fewer.join("\n") + "\n";
                match self.differs(&text, of_kind, is_message)? {
                    Some(difference) => {
                        best = Some((text, difference));
                        lines = fewer;
                        shrank = true;
                    }
                    None => start += size,
                }
            }
            if !shrank || size > 1 {
                size = if size == 1 { 0 } else { size / 2 };
            }
        }
        Ok(best)
    }
}
