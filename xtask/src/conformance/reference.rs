//! Runs both programs and compares the results.
//!
//! In: arguments. Out: a [`Verdict`]. Invariants: dumps of hundreds of megabytes are compared by length and hash.
//! Not here: the choice of runs (`corpus`, `random`).

use kernelsmith_tablegen::command;
use std::io::{self, Read, Write};
use std::process::{Command, Stdio};

/// A run.
pub(super) struct Case {
    /// Its name.
    pub(super) name: String,
    /// The arguments of `llvm-tblgen`.
    pub(super) args: Vec<String>,
    /// Time limit of the reference in seconds.
    pub(super) limit: Option<u32>,
}

/// The result of a run.
pub(super) enum Verdict {
    /// The reference crashed, so there is nothing to compare.
    Crash,
    Same {
        /// Whether the exit code is 0.
        accepted: bool,
        /// The first difference of the messages after the first error.
        messages: Option<String>,
        first_error: String,
    },
    Different(String),
}

/// Length, hash and beginning of the output.
struct Digest {
    len: u64,
    hash: u64,
    head: Vec<u8>,
}

/// Number of bytes of output kept to show a difference.
const HEAD: usize = 1 << 16;

impl Digest {
    fn new() -> Self {
        Digest { len: 0, hash: 0, head: Vec::new() }
    }
}

impl Write for Digest {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // A polynomial hash over the bytes, independent of how the output is split.
        for &b in bytes {
            self.hash = (self.hash ^ u64::from(b)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        }
        self.len += bytes.len() as u64;
        self.head.extend_from_slice(&bytes[..bytes.len().min(HEAD - self.head.len())]);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Outcome {
    output: Digest,
    is_success: bool,
    messages: Vec<u8>,
}

fn ours(tool: &str, args: &[String]) -> Outcome {
    let compat = if tool.ends_with("22") { "--compat=22" } else { "--compat=19" };
    let (mut output, mut messages) = (Digest::new(), Vec::new());
    let all = [tool, compat].into_iter().map(str::to_owned).chain(args.iter().cloned());
    let code = command::run(all, &mut output, &mut messages);
    Outcome { output, is_success: code == 0, messages }
}

/// `None` if the reference crashed, or exceeded the time limit.
fn theirs(tool: &str, args: &[String], limit: Option<u32>) -> io::Result<Option<Outcome>> {
    // A crash report with symbols takes seconds.
    let mut command = Command::new(if limit.is_some() { "timeout" } else { tool });
    if let Some(seconds) = limit {
        command.arg(seconds.to_string()).arg(tool);
    }
    command.env("LLVM_DISABLE_SYMBOLIZATION", "1").env("LLVM_DISABLE_CRASH_REPORT", "1");
    let mut child = command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let stderr = child.stderr.take();
    let messages = std::thread::spawn(move || {
        let mut messages = Vec::new();
        stderr.map(|mut s| s.read_to_end(&mut messages)).transpose().map(|_| messages)
    });
    let mut output = Digest::new();
    if let Some(mut stdout) = child.stdout.take() {
        io::copy(&mut stdout, &mut output)?;
    }
    let status = child.wait()?;
    let messages = messages.join().map_err(|_| io::Error::other("the reader panicked"))??;
    let is_known = status.code().is_some_and(|c| c <= 1);
    Ok(is_known.then(|| Outcome { output, is_success: status.success(), messages }))
}

/// Runs both programs.
pub(super) fn compare(tool: &str, case: &Case) -> io::Result<Verdict> {
    let Some(want) = theirs(tool, &case.args, case.limit)? else { return Ok(Verdict::Crash) };
    // The reference stopped without a message, like version 22 for the missing name of a dag's operator.
    if !want.is_success && !text(&want.messages).contains("error") {
        return Ok(Verdict::Crash);
    }
    let mut got = ours(tool, &case.args);
    got.messages = without_own(&got.messages);
    let (want_text, got_text) = (text(&want.messages), text(&got.messages));
    let mut different = Vec::new();
    if (got.output.len, got.output.hash) != (want.output.len, want.output.hash) {
        let difference = difference(&text(&want.output.head), &text(&got.output.head));
        different.push(format!("  output: {} bytes, wanted {}\n{difference}", got.output.len, want.output.len));
    }
    if got.is_success != want.is_success {
        different.push(format!("  success: {}, wanted {}", got.is_success, want.is_success));
    }
    if first_error(&want_text) != first_error(&got_text) {
        different.push(format!("  - {}\n  + {}", first_error(&want_text), first_error(&got_text)));
    }
    if !different.is_empty() {
        return Ok(Verdict::Different(different.join("\n")));
    }
    // Where the reference stopped, we continue with the next statement.
    let is_equal = got_text == want_text || (!want.is_success && got_text.starts_with(&want_text));
    let messages = (!is_equal).then(|| difference(&want_text, &got_text));
    let first_error = first_error(&want_text).to_owned();
    Ok(Verdict::Same { accepted: want.is_success, messages, first_error })
}

/// The messages without the warning that only our program prints (and its line and caret).
fn without_own(messages: &[u8]) -> Vec<u8> {
    const OWN: &str = "is dropped because its name is already taken";
    let mut kept = Vec::new();
    let mut lines = messages.split_inclusive(|&b| b == b'\n');
    while let Some(line) = lines.next() {
        if text(line).contains(OWN) {
            lines.next();
            lines.next();
        } else {
            kept.extend_from_slice(line);
        }
    }
    kept
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn first_error(messages: &str) -> &str {
    messages.lines().find(|line| line.contains("error:")).unwrap_or_default()
}

/// The differences of two texts; both may be incomplete at their ends.
fn difference(want: &str, got: &str) -> String {
    const MAX_LINES: usize = 20;
    let diff = similar::TextDiff::from_lines(want, got);
    let text = diff.unified_diff().context_radius(1).to_string();
    if text.is_empty() {
        return "  equal as far as kept".to_owned();
    }
    let lines = text.lines().take(MAX_LINES).map(|line| format!("  {}", line.chars().take(400).collect::<String>()));
    lines.collect::<Vec<_>>().join("\n")
}
