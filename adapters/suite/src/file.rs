//! One file of the suite in several sessions.
//!
//! In: the path of a file. Out: its [`Report`].
//! Invariants: what DataFusion does not do in each of several runs is compared with each of them; sessions run one after the other, because
//! they write the same files; plans are not compared, only whether there is one.
//! Not here: which files there are.

use crate::outcome::{Difference, Outcome};
use crate::session::{By, Engine, Kind, Ran, Use};
use datafusion::common::{DataFusionError, Result};
use datafusion_sqllogictest::{DFColumnType, TestContext, df_value_validator, is_spark_path, value_normalizer};
use futures::FutureExt;
use sqllogictest::{Record, Runner, parse_file, strict_column_validator};
use std::fs;
use std::panic::AssertUnwindSafe;
use std::path::Path;

/// What a file's records did, counted for each session.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Counts {
    /// Statements and queries of the file.
    pub(crate) statements: u64,
    /// Of those: equal to DataFusion's, in rows or in the message of the error.
    pub(crate) equal: u64,
    /// The text of a plan: only whether there is one was compared.
    pub(crate) plans: u64,
    /// DataFusion did something else in another run, or refuses what no rule has simplified.
    pub(crate) incomparable: u64,
    /// The same rows in another order, where the file does not mind.
    pub(crate) other_order: u64,
    /// The last bits of floats.
    pub(crate) last_bits: u64,
    /// Errors of the same kind with another message.
    pub(crate) other_message: u64,
    pub(crate) findings: u64,
    /// Statements with a node of ours, with rows in code, with interpreted rows.
    pub(crate) with_nodes: u64,
    pub(crate) with_code: u64,
    pub(crate) interpreted: u64,
    /// Records that pass without kernelsmith, and with it.
    pub(crate) passed: u64,
    pub(crate) passed_with: u64,
}

impl Counts {
    /// Names and values, in the order of [`Counts::of`].
    pub(crate) fn values(&self) -> [(&'static str, u64); 13] {
        [
            ("statements", self.statements),
            ("equal", self.equal),
            ("plans", self.plans),
            ("incomparable", self.incomparable),
            ("other-order", self.other_order),
            ("last-bits", self.last_bits),
            ("other-message", self.other_message),
            ("findings", self.findings),
            ("with-nodes", self.with_nodes),
            ("with-code", self.with_code),
            ("interpreted", self.interpreted),
            ("passed", self.passed),
            ("passed-with", self.passed_with),
        ]
    }

    pub(crate) fn of(values: [u64; 13]) -> Counts {
        let [statements, equal, plans, incomparable, other_order, last_bits, other_message, findings, ..] = values;
        let [.., with_nodes, with_code, interpreted, passed, passed_with] = values;
        Counts {
            statements,
            equal,
            plans,
            incomparable,
            other_order,
            last_bits,
            other_message,
            findings,
            with_nodes,
            with_code,
            interpreted,
            passed,
            passed_with,
        }
    }

    pub(crate) fn add(&mut self, other: &Counts) {
        let (mine, others) = (self.values(), other.values());
        *self = Counts::of(std::array::from_fn(|at| mine[at].1 + others[at].1));
    }
}

/// What a file did.
pub(crate) struct Report {
    /// For each of [`Kind::OURS`].
    pub(crate) counts: Vec<Counts>,
    /// A line for each difference that is worth a look.
    pub(crate) lines: Vec<String>,
}

/// What a record of a file did.
struct Done {
    line: u32,
    passed: bool,
    ran: Vec<Ran>,
}

/// What a file did in a session.
struct Session {
    records: Vec<Done>,
    /// The greatest memory of the process, in MiB.
    peak: u64,
}

/// Memory that a session with kernelsmith may need beyond twice that of DataFusion, in MiB.
const MAX_EXTRA: u64 = 300;

/// Files whose joins need too much memory in small batches.
const LONG: [&str; 2] = ["tpch", "imdb.slt"];

/// Runs of DataFusion alone, and how many there are if something differs from all of those.
const N_RUNS: usize = 2;
const MAX_RUNS: usize = 8;

/// Runs a file in all sessions; `None` if the suite skips it, or cannot prepare it without other data.
pub(crate) async fn run(path: &Path, relative: &Path) -> Result<Option<Report>> {
    let mut report = Report { counts: Vec::new(), lines: Vec::new() };
    let mut wanted: Vec<Session> = Vec::new();
    let mut shape = None;
    for kind in Kind::OURS {
        let plain = Kind(kind.0, By::DataFusion);
        if shape != Some(kind.0) {
            (shape, wanted) = (Some(kind.0), Vec::new());
        }
        while wanted.len() < N_RUNS {
            let Some(done) = run_by(path, relative, plain).await? else { return Ok(None) };
            wanted.push(done);
        }
        let Some(given) = run_by(path, relative, kind).await? else { return Ok(None) };
        let place = format!("{kind:?} {}", relative.display());
        let mut found = compare(&place, &wanted, &given);
        // Chance decides about some results, seldom about some errors.
        while found.0.findings > 0 && wanted.len() < MAX_RUNS {
            wanted.extend(run_by(path, relative, plain).await?);
            found = compare(&place, &wanted, &given);
        }
        report.counts.push(found.0);
        report.lines.extend(found.1);
    }
    Ok(Some(report))
}

/// Compares a session's records with those of several runs of DataFusion.
fn compare(place: &str, wanted: &[Session], given: &Session) -> (Counts, Vec<String>) {
    let (mut counts, mut lines) = (Counts::default(), Vec::new());
    let most = wanted.iter().map(|session| session.peak).max().unwrap_or_default();
    if given.peak > 2 * most + MAX_EXTRA {
        counts.findings += 1;
        lines.push(format!("{place}: {} MiB of memory, DataFusion needs {most}", given.peak));
    }
    for (at, given) in given.records.iter().enumerate() {
        let wanted: Vec<&Done> = wanted.iter().filter_map(|session| session.records.get(at)).collect();
        let place = format!("{place}:{}", given.line);
        let passed = wanted.iter().all(|done| done.passed);
        counts.passed += u64::from(passed);
        counts.passed_with += u64::from(given.passed);
        for (at, ran) in given.ran.iter().enumerate() {
            let wanted: Vec<&Outcome> =
                wanted.iter().filter_map(|done| done.ran.get(at)).map(|ran| &ran.outcome).collect();
            compare_statement(&mut counts, &mut lines, &place, &wanted, ran, passed && !given.passed);
        }
    }
    (counts, lines)
}

fn compare_statement(
    counts: &mut Counts,
    lines: &mut Vec<String>,
    place: &str,
    wanted: &[&Outcome],
    given: &Ran,
    fails_now: bool,
) {
    let Use { nodes, rows_compiled, rows_interpreted } = given.use_of_ours;
    counts.statements += 1;
    counts.with_nodes += u64::from(nodes > 0);
    counts.with_code += u64::from(rows_compiled > 0);
    counts.interpreted += u64::from(rows_interpreted > 0);
    let sql = given.sql.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some((first, others)) = wanted.split_first() else {
        counts.findings += 1;
        lines.push(format!("{place}: DataFusion does not run this\n    {sql}"));
        return;
    };
    let is_plan = sql.get(..7).is_some_and(|word| word.eq_ignore_ascii_case("explain"));
    let is_same_kind = |wanted: &&Outcome| match (wanted, &given.outcome) {
        (Outcome::Rows(..), Outcome::Rows(..)) | (Outcome::Error(_), Outcome::Error(_)) => Difference::None,
        (wanted, given) => given.differs_from(wanted),
    };
    let difference = |wanted: &&Outcome| match is_plan {
        true => is_same_kind(wanted),
        false => given.outcome.differs_from(wanted),
    };
    let found = difference(first);
    let is_unfit = matches!(first, Outcome::Error(text) if text.contains("should have been simplified"));
    let is_unstable = || others.iter().any(|other| difference(other) == Difference::None);
    if found != Difference::None && (is_unfit || is_unstable()) {
        return counts.incomparable += 1;
    }
    let has_other_order = others.iter().any(|other| other.differs_from(first) == Difference::Order);
    let text = match found {
        Difference::None if is_plan => return counts.plans += 1,
        Difference::None => return counts.equal += 1,
        Difference::LastBits => return counts.last_bits += 1,
        Difference::Order if !fails_now || has_other_order => return counts.other_order += 1,
        Difference::Order => "another order".to_owned(),
        Difference::Message(text) => {
            counts.other_message += 1;
            return lines.push(format!("{place}: another message: {text}\n    {sql}"));
        }
        // No two runs are equal: random numbers, times, names of files.
        Difference::Other(_)
            if others.iter().all(|other| matches!(other.differs_from(first), Difference::Other(_))) =>
        {
            return counts.incomparable += 1;
        }
        Difference::Other(text) => text,
    };
    counts.findings += 1;
    lines.push(format!("{place}: {text}\n    {sql}"));
}

/// The greatest memory of the process since the last call, in MiB; 0 where the system does not tell.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
    // Without the right to reset it, peaks only grow.
    let _ = fs::write("/proc/self/clear_refs", "5");
    number.unwrap_or_default() / 1024
}

/// Runs a file in a new session.
async fn run_by(path: &Path, relative: &Path, kind: Kind) -> Result<Option<Session>> {
    // Some files need data that the suite's crate does not hold, and their preparation panics.
    let prepared = AssertUnwindSafe(TestContext::try_new_for_test_file(relative)).catch_unwind().await;
    let Ok(Some(prepared)) = prepared else { return Ok(None) };
    datafusion_sqllogictest::setup_scratch_dir(relative)?;
    let session = kind.session(prepared.session_ctx(), LONG.iter().any(|name| relative.starts_with(name)));
    let engine = Engine::new(session, is_spark_path(relative));
    let mut runner = Runner::new(|| async { Ok(engine.clone()) });
    runner.add_label("Datafusion");
    runner.with_column_validator(strict_column_validator);
    runner.with_normalizer(value_normalizer);
    runner.with_validator(df_value_validator);
    let records = parse_file::<DFColumnType>(path).map_err(|error| DataFusionError::External(Box::new(error)))?;
    let mut done = Vec::new();
    peak();
    for record in records {
        let line = match &record {
            Record::Halt { .. } => break,
            Record::Statement { loc, .. } | Record::Query { loc, .. } => loc.line(),
            _ => 0,
        };
        let passed = runner.run_async(record).await.is_ok();
        if line > 0 {
            done.push(Done { line, passed, ran: engine.take() });
        }
    }
    Ok(Some(Session { records: done, peak: peak() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_add_up() {
        let mut counts = Counts::of(std::array::from_fn(|at| at as u64));
        counts.add(&Counts::of(std::array::from_fn(|at| at as u64 * 10)));
        assert_eq!(counts.values().map(|(_, value)| value), std::array::from_fn(|at| at as u64 * 11));
    }
}
