//! `bench kernels`: measures the kernel library and other libraries in the same run.
//!
//! In: names of families or new rows, the peers to run, whether to record. Out: a table per family with the time of
//! every contender, the bound, time ratios and their geometric means; with `--record` also a CSV file and a plot in
//! `bench/record/PROCESSOR`.
//! Invariants: all contenders use the same data; results are compared before any timing; contenders run in turn; a
//! ratio is the time of the best correct peer divided by ours.
//! Not here: installing peers (docs/kernels-bench.md), performance goals.

pub mod clock;
pub mod limits;
pub mod ours;
pub mod peers;
pub mod plot;
pub mod rows;
pub mod spec;
pub mod table;

use kernelsmith::Jit;
use lexopt::prelude::*;
use limits::Limits;
use peers::Peer;
use rows::FAMILIES;
use spec::Spec;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use table::{Contender, Family, Measured, Time};

/// Elements aligned to a cache line, and within one page if they fit: a store that crosses a page takes longer than a
/// small product. Large buffers are on large pages, which the program's allocator provides.
#[derive(Clone, Debug)]
pub struct Buffer<T> {
    memory: Vec<T>,
    first: usize,
    n: usize,
}

impl<T: Clone> Buffer<T> {
    /// A buffer with these values.
    pub fn new(values: Vec<T>) -> Buffer<T> {
        let (n, size) = (values.len(), size_of::<T>().max(1));
        // Larger buffers cross pages anyway; with page alignment, equal offsets in two buffers would alias (4K
        // aliasing).
        let alignment = if n * size <= 2048 { (n * size).next_power_of_two().max(64) } else { 64 };
        let mut memory: Vec<T> = Vec::with_capacity(n + alignment / size);
        let first = memory.as_ptr().align_offset(alignment).min(alignment / size);
        // The elements before `first` are never read.
        if let Some(first_value) = values.first().cloned() {
            memory.extend(std::iter::repeat_n(first_value, first));
        }
        let first = memory.len();
        memory.extend(values);
        Buffer { memory, first, n }
    }
}

impl<T> std::ops::Deref for Buffer<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.memory[self.first..self.first + self.n]
    }
}

impl<T> std::ops::DerefMut for Buffer<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.memory[self.first..self.first + self.n]
    }
}

/// Rounds in which all contenders run; the median time counts.
const ROUNDS: usize = 3;

/// The parsed command line.
#[derive(Default, Debug, PartialEq)]
struct Options {
    has_peers: bool,
    is_recorded: bool,
    /// Names of the peers to run; empty means all.
    peers: Vec<String>,
    families: Vec<String>,
    /// New rows, each with the name of its family.
    rows: Vec<(&'static str, String)>,
}

fn parse_options(words: &[&str]) -> Result<Options, lexopt::Error> {
    let mut options = Options::default();
    let mut parser = lexopt::Parser::from_args(words);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("peers") => {
                options.has_peers = true;
                let names = parser.optional_value().map(|names| names.string()).transpose()?;
                options.peers.extend(names.iter().flat_map(|names| names.split(',')).map(str::to_owned));
            }
            Long("record") => options.is_recorded = true,
            Value(word) => match word.string()? {
                family if FAMILIES.iter().any(|known| known.0 == family) => options.families.push(family),
                row if row.contains(' ') => options.rows.push((family_of(&row)?, row)),
                other => {
                    let families: Vec<&str> = FAMILIES.iter().map(|family| family.0).collect();
                    return Err(format!("`{other}`: expected a row or a family: {}", families.join(", ")).into());
                }
            },
            other => return Err(other.unexpected()),
        }
    }
    if options.is_recorded && !options.rows.is_empty() {
        return Err("only families are recorded".into());
    }
    Ok(options)
}

/// The family whose rows start with the same word.
fn family_of(row: &str) -> Result<&'static str, String> {
    Spec::parse(row)?;
    let first = row.split_whitespace().next();
    let family = FAMILIES.iter().find(|(_, rows)| rows.iter().any(|known| known.split_whitespace().next() == first));
    family.map(|family| family.0).ok_or_else(|| format!("`{row}` belongs to no family"))
}

/// The plan for a product, and its code.
///
/// # Errors
/// The row is not a product, or it cannot be compiled.
pub fn listing(row: &str) -> Result<String, String> {
    let jit = Jit::host().map_err(|error| error.to_string())?;
    match Spec::parse(row)? {
        Spec::Gemm(spec) => ours::gemm::listing(&jit, &spec),
        _ => Err(format!("`{row}` is not a matrix product")),
    }
}

/// Runs the measurements and returns the tables.
///
/// # Errors
/// Unknown arguments, no native code on this machine, a rejected kernel, or a file that cannot be written.
pub fn run(words: &[&str]) -> Result<String, String> {
    let options = parse_options(words).map_err(|error| error.to_string())?;
    let jit = Jit::host().map_err(|error| error.to_string())?;
    let limits = Limits::measure(&jit)?;
    let (mut peers, missing) = if options.has_peers { peers::start(&options.peers) } else { (Vec::new(), Vec::new()) };
    let mut text = heading(&limits, &peers, &missing);
    let mut families = Vec::new();
    let has_all = options.families.is_empty() && options.rows.is_empty();
    for (name, rows) in FAMILIES {
        let own = options.rows.iter().filter(|(family, _)| family == name).map(|(_, row)| row.as_str());
        let known = if has_all || options.families.iter().any(|family| family == name) { *rows } else { &[] };
        let rows: Vec<&str> = known.iter().copied().chain(own).collect();
        if rows.is_empty() {
            continue;
        }
        let family = measure(&jit, &limits, &mut peers, name, &rows)?;
        text.push('\n');
        text.push_str(&family.text());
        families.push(family);
    }
    if options.is_recorded {
        let _ = writeln!(text, "\nrecorded in {}", record(&text, &limits, &families)?.display());
    }
    Ok(text)
}

fn heading(limits: &Limits, peers: &[Peer], missing: &[String]) -> String {
    let mut text = format!("{}: {:.0} GFLOP/s of f32", processor().0, limits.peak);
    // Writing to a string cannot fail.
    for level in &limits.levels {
        let _ = write!(text, ", {} {:.0} GB/s", level.name, level.rate);
    }
    text.push_str(" (read and written by a copy)\n");
    for peer in peers {
        let _ = writeln!(text, "{}: {}", peer.name, peer.version);
    }
    for what in missing {
        let _ = writeln!(text, "missing: {what}");
    }
    text.push_str("a ratio is the time of the best peer divided by ours (peer/ours)\n");
    text
}

/// The name of the processor, and its directory name.
pub(crate) fn processor() -> (String, String) {
    let cpuinfo = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let line = cpuinfo.lines().find(|line| line.split(':').next().is_some_and(|key| key.trim() == name));
        line.and_then(|line| line.split(':').nth(1)).map_or("unknown", str::trim)
    };
    let name = format!("{}, family {}, model {}", field("model name"), field("cpu family"), field("model"));
    let word = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let folder: String = name.chars().map(word).collect();
    let folder = folder.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-");
    (name, folder)
}

/// A contender in one row.
enum Entry {
    Ours(Box<dyn ours::Case>),
    Peer { at: usize, variant: String },
}

fn measure(jit: &Jit, limits: &Limits, peers: &mut [Peer], name: &str, rows: &[&str]) -> Result<Family, String> {
    let mut contenders: Vec<Contender> = Vec::new();
    let mut place = |name: &str, variant: &str, is_ours: bool| {
        let contender = Contender { name: name.to_owned(), variant: variant.to_owned(), is_ours };
        contenders.iter().position(|known| *known == contender).unwrap_or_else(|| {
            contenders.push(contender);
            contenders.len() - 1
        })
    };
    let mut measured = Vec::new();
    for row in rows {
        eprintln!("{row}");
        let spec = Spec::parse(row)?;
        let mut entries = Vec::new();
        for (variant, case) in ours::cases(jit, name, &spec).map_err(|error| format!("{row}: {error}"))? {
            entries.push((place("ours", variant, true), Entry::Ours(case)));
        }
        for (at, peer) in peers.iter_mut().enumerate() {
            peer.clear()?;
            for variant in peer.variants(name)? {
                let contender = place(peer.name, &variant, false);
                if peer.prepare(&variant, row) {
                    entries.push((contender, Entry::Peer { at, variant }));
                }
            }
        }
        let mut times = Vec::new();
        let rights = compare(row, &spec, &mut entries, peers)?;
        let mut samples_of_entries = vec![Vec::new(); entries.len()];
        for _ in 0..ROUNDS {
            for (((_, entry), samples), is_right) in entries.iter_mut().zip(&mut samples_of_entries).zip(&rights) {
                samples.push(match entry {
                    Entry::Ours(case) => clock::measure(&mut |n| case.calls(n))?,
                    Entry::Peer { .. } if !is_right => f64::INFINITY,
                    Entry::Peer { at, variant } => peers[*at].time(variant)?,
                });
            }
        }
        for (((contender, _), mut samples), is_right) in entries.iter().zip(samples_of_entries).zip(rights) {
            samples.sort_by(f64::total_cmp);
            times.push(Time { contender: *contender, nanos: samples[samples.len() / 2], is_right });
        }
        let (row, bound) = ((*row).to_owned(), limits.bound(&spec));
        measured.push(Measured { row, bound, flops: spec.flops().0, bytes: spec.bytes(), times });
    }
    Ok(Family::new(name, contenders, measured))
}

/// Which contenders have the same results as the first one, which is ours if we have the row. A peer may fail after a
/// successful `prepare`.
fn compare(row: &str, spec: &Spec, entries: &mut [(usize, Entry)], peers: &mut [Peer]) -> Result<Vec<bool>, String> {
    let mut first: Option<Vec<f32>> = None;
    let mut rights = Vec::new();
    for (_, entry) in entries {
        let results = match entry {
            Entry::Ours(case) => {
                case.calls(1)?;
                case.results()
            }
            Entry::Peer { at, variant } => match peers[*at].output(variant) {
                Ok(results) => results,
                Err(error) => {
                    eprintln!("{row}: {error}");
                    rights.push(false);
                    continue;
                }
            },
        };
        let expected = first.get_or_insert_with(|| results.clone());
        let off = farthest(expected, &results);
        let is_right = off <= spec.tolerance();
        if !is_right {
            eprintln!("{row}: results differ by {off:e}");
        }
        rights.push(is_right);
    }
    Ok(rights)
}

/// The maximum difference of two results, relative to the larger one or to 1.
fn farthest(a: &[f32], b: &[f32]) -> f32 {
    if a.len() != b.len() {
        return f32::INFINITY;
    }
    let off = a.iter().zip(b).map(|(a, b)| {
        let off = (a - b).abs() / a.abs().max(1.0);
        if off.is_nan() { f32::INFINITY } else { off }
    });
    off.fold(0.0, f32::max)
}

fn record(text: &str, limits: &Limits, families: &[Family]) -> Result<PathBuf, String> {
    let (name, folder) = processor();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("record").join(folder);
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::create_dir_all(&folder).map_err(failed)?;
    let csv: String = families.iter().map(Family::csv).collect();
    let csv = format!("family,row,contender,nanoseconds,bound,peer/ours,problem\n{csv}");
    std::fs::write(folder.join("kernels.txt"), text).map_err(failed)?;
    std::fs::write(folder.join("kernels.csv"), csv).map_err(failed)?;
    std::fs::write(folder.join("kernels.svg"), plot::svg(&name, limits, families)).map_err(failed)?;
    Ok(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_choose_families() {
        let chosen = parse_options(&["--peers", "pool", "gemm"]).unwrap();
        let families = vec!["pool".into(), "gemm".into()];
        assert_eq!(chosen, Options { has_peers: true, families, ..Options::default() });
        assert!(parse_options(&["fft"]).unwrap_err().to_string().contains("or a family: gemm, storage, large, "));
    }

    #[test]
    fn rows_may_be_anybody_s_own() {
        let chosen =
            parse_options(&["--peers=libxsmm,OpenBLAS", "gemm f32 5x6x7 beta=0", "avgpool f32 3x4x5 k=2"]).unwrap();
        let rows = vec![("gemm", "gemm f32 5x6x7 beta=0".to_owned()), ("pool", "avgpool f32 3x4x5 k=2".to_owned())];
        let peers = vec!["libxsmm".into(), "OpenBLAS".into()];
        assert_eq!(chosen, Options { has_peers: true, peers, rows, ..Options::default() });
        assert_eq!(parse_options(&["gemm f32 5x6"]).unwrap_err().to_string(), "`gemm f32 5x6` is not a row");
        assert_eq!(
            parse_options(&["gemm f32 5x6x7", "--record"]).unwrap_err().to_string(),
            "only families are recorded"
        );
    }

    #[test]
    fn buffers_start_at_cache_lines() {
        for n in [0, 1, 17, 4096] {
            let buffer = Buffer::new((0..n).map(|at| at as f32).collect());
            assert!(n == 0 || buffer.as_ptr().align_offset(64) == 0);
            assert!(buffer.len() == n && buffer.iter().enumerate().all(|(at, value)| *value == at as f32));
        }
    }

    #[test]
    fn results_that_differ_are_found() {
        assert_eq!(farthest(&[1.0, 2.0], &[1.0, 2.0]), 0.0);
        assert_eq!(farthest(&[1.0, 4.0], &[1.0, 3.0]), 0.25);
        assert_eq!(farthest(&[0.0], &[f32::NAN]), f32::INFINITY);
        assert_eq!(farthest(&[0.0], &[]), f32::INFINITY);
    }
}
