//! The command line of `llvm-tblgen`, as a function.
//!
//! In: the arguments of `llvm-tblgen`, including the program's name. Out: bytes on two streams, files, and an exit
//! code. Messages, streams, their order and the exit codes equal those of `llvm-tblgen`, so that scripts work with
//! both.
//! Invariants: after errors in values, the command still prints the output, then `N errors.`; if the parser had to
//! stop, it prints nothing.
//! Not here: evaluation (`Session`), the formats (`print`, `print_detailed`, `json`, `tables`).
//!
//! ```
//! use kernelsmith_tablegen::command;
//!
//! let (mut out, mut err) = (Vec::new(), Vec::new());
//! let code = command::run_with(["tblgen", "-"], "def A;", &mut out, &mut err);
//! assert_eq!((code, err.is_empty()), (0, true));
//! assert!(out.ends_with(b"def A {\n}\n"));
//! ```

mod options;
mod phases;
mod progress;
mod tables;

use std::ffi::OsString;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;

use kernelsmith_diag::{Diagnostic, Renderer, raw};

use crate::api::{Evaluation, Records, Session, read_at_most};
use crate::sets::{Sets, numeric_order};
use crate::view::RecordRef;
use options::{Action, Command, Options, Style};
use phases::Phases;
use progress::{Progress, Watched};

/// Runs the command. Without a file, or with `-`, it reads standard input. Returns the exit code.
pub fn run<A: Into<OsString>>(args: impl IntoIterator<Item = A>, stdout: &mut dyn Write, stderr: &mut dyn Write) -> u8 {
    let stdin = &mut io::stdin().lock();
    run_in(args, Console { stdin, stdout, stderr, shows_progress: false })
}

/// Runs the command with a string as standard input.
pub fn run_with<A: Into<OsString>>(
    args: impl IntoIterator<Item = A>,
    stdin: &str,
    stdout: &mut dyn Write,
    stderr: &mut dyn Write,
) -> u8 {
    run_in(args, Console { stdin: &mut stdin.as_bytes(), stdout, stderr, shows_progress: false })
}

/// The streams of the command.
pub struct Console<'a> {
    /// The input for `-`.
    pub stdin: &'a mut dyn Read,
    /// The output without `-o`.
    pub stdout: &'a mut dyn Write,
    /// The stream for messages.
    pub stderr: &'a mut dyn Write,
    /// Whether to show progress on `stderr`; for terminals.
    pub shows_progress: bool,
}

/// Runs the command with these streams.
pub fn run_in<A: Into<OsString>>(args: impl IntoIterator<Item = A>, console: Console<'_>) -> u8 {
    let Console { stdin, stdout, stderr, shows_progress } = console;
    let mut args = args.into_iter().map(|a| a.into().to_string_lossy().into_owned());
    let program = args.next().unwrap_or_else(|| "tblgen".to_string());
    let done = match options::parse(&program, args) {
        Ok(Command::Text(text)) => stdout.write_all(text.as_bytes()).map(|()| 0),
        Ok(Command::Evaluate(options)) => {
            let shows_progress = shows_progress && !options.times_phases;
            Run { program: &program, options: &options, progress: Progress::new(shows_progress) }
                .go(stdin, stdout, stderr)
        }
        Err(message) => stderr.write_all(message.as_bytes()).map(|()| 1),
    };
    match done {
        Ok(code) => code,
        // The reader has closed the pipe: exit silently, like any filter.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => 1,
        Err(error) => {
            let _ = writeln!(stderr, "{program}: {error}");
            1
        }
    }
}

/// The reason why there is no output; the message goes to stderr unchanged.
enum Stop {
    Message(String),
    Io(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Stop::Io(error)
    }
}

struct Run<'a> {
    program: &'a str,
    options: &'a Options,
    progress: Progress,
}

impl Run<'_> {
    fn go(&mut self, stdin: &mut dyn Read, stdout: &mut dyn Write, stderr: &mut dyn Write) -> io::Result<u8> {
        let done = self.evaluate_and_write(stdin, stdout, stderr);
        self.progress.clear(stderr)?;
        match done {
            Ok(code) => Ok(code),
            Err(Stop::Io(error)) => Err(error),
            Err(Stop::Message(text)) => {
                stderr.write_all(&raw::to_bytes(&text))?;
                Ok(1)
            }
        }
    }

    fn evaluate_and_write(
        &mut self,
        stdin: &mut dyn Read,
        stdout: &mut dyn Write,
        stderr: &mut dyn Write,
    ) -> Result<u8, Stop> {
        let mut phases = Phases::start(self.options.times_phases);
        let evaluation = self.evaluate(stdin, stderr)?;
        phases.ended("Parse, build records");
        self.progress.clear(stderr)?;
        for message in evaluation.rendered(&self.renderer()) {
            stderr.write_all(&raw::to_bytes(&message))?;
        }
        let n_errors = evaluation.n_errors_counted();
        let Some(records) = evaluation.records().filter(|_| evaluation.is_complete()) else { return Ok(1) };

        let path = self.options.output.as_deref();
        if self.is_dump() && path.is_none() {
            self.stream(records, stdout, stderr)?;
            phases.ended("Backend overall");
        } else if let Some(path) = path.filter(|_| n_errors == 0 && self.is_dump() && !self.options.writes_if_changed) {
            self.write_dependencies(path, &evaluation)?;
            let mut file = std::fs::File::create(path).map_err(|e| self.cannot_write(path, &e))?;
            let done = self.stream(records, &mut file, stderr);
            if done.is_err() {
                // Remove incomplete output, so that nobody uses it as a complete dump.
                let _ = std::fs::remove_file(path);
            }
            done?;
            phases.ended("Backend overall");
        } else {
            let mut out = Vec::new();
            self.write_output(records, &mut out)?;
            phases.ended("Backend overall");
            match path {
                None => stdout.write_all(&out)?,
                Some(path) => {
                    self.write_dependencies(path, &evaluation)?;
                    self.write_file(path, &out, n_errors)?;
                }
            }
            phases.ended("Write output");
        }
        self.progress.clear(stderr)?;
        stderr.write_all(phases.report().as_bytes())?;
        if n_errors > 0 {
            return Err(self.stop(format!("{n_errors} errors.")));
        }
        Ok(0)
    }

    /// Whether output can be written while it is produced. A dump cannot fail midway, and can have hundreds of
    /// megabytes. Other actions produce no output if they reject the records.
    fn is_dump(&self) -> bool {
        matches!(self.options.action, Action::Records | Action::Json | Action::Detailed)
    }

    fn stream(&mut self, records: &Records, out: &mut dyn Write, stderr: &mut dyn Write) -> Result<(), Stop> {
        let mut progress = std::mem::replace(&mut self.progress, Progress::new(false));
        let watched = Watched { out, progress: &mut progress, terminal: stderr, n_bytes: 0 };
        let mut out = BufWriter::with_capacity(1 << 16, watched);
        let done = self.write_output(records, &mut out).and_then(|()| out.flush().map_err(Stop::Io));
        drop(out);
        self.progress = progress;
        done
    }

    fn renderer(&self) -> Renderer {
        match self.options.style {
            Style::Compact => Renderer::compact(),
            Style::Rich => Renderer::rich(),
        }
    }

    fn stop(&self, message: String) -> Stop {
        Stop::Message(format!("{}: {message}\n", self.program))
    }

    fn evaluate(&mut self, stdin: &mut dyn Read, stderr: &mut dyn Write) -> Result<Evaluation, Stop> {
        let options = self.options;
        let mut session = Session::new().limits(options.limits).compat(options.compat);
        session = session.warn_unused_args(options.warns_unused_args);
        session = options.include_dirs.iter().fold(session, |s, dir| s.include_dir(dir));
        session = options.macros.iter().fold(session, |s, name| s.define(name.as_str()));
        let input = options.input.as_str();
        let (mut bytes, max_bytes) = (Vec::new(), options.limits.sources);
        let (name, read) = match input {
            "-" => ("<stdin>", stdin.take(max_bytes as u64 + 1).read_to_end(&mut bytes).map(|_| bytes)),
            path => (path, read_at_most(Path::new(path), max_bytes)),
        };
        let bytes = read.map_err(|e| self.stop(format!("Could not open input file '{input}': {}", reason(&e))))?;
        if !self.progress.is_wanted() {
            return Ok(session.parse_bytes(name, &bytes));
        }
        let progress = &mut self.progress;
        // Ignore write errors: if the terminal is closed, the next message reports it.
        let watch = |n: usize| drop(progress.tick(stderr, || format!("evaluating: {n} records")));
        Ok(session.parse_watched(name, &bytes, watch))
    }

    fn write_output(&self, records: &Records, out: &mut dyn Write) -> Result<(), Stop> {
        match self.options.action {
            Action::Records => records.print_to(out)?,
            Action::Json => records.json_to(out)?,
            Action::Detailed => records.detailed_to(&self.options.input, out)?,
            Action::Nothing => {}
            Action::Enums => {
                let class = &self.options.class;
                for def in self.derived(records, class)? {
                    out.write_all(&raw::to_bytes(&format!("{}, ", def.name())))?;
                }
                writeln!(out)?;
            }
            Action::Sets => self.write_sets(records, out)?,
            Action::RustTables => tables::write(records, out).map_err(|error| match error {
                tables::Error::Io(error) => Stop::Io(error),
                tables::Error::Input(d) => self.diagnostic(&d, records),
            })?,
        }
        Ok(())
    }

    fn diagnostic(&self, d: &Diagnostic, records: &Records) -> Stop {
        Stop::Message(self.renderer().render(d, records.sources()))
    }

    /// The defs of a class, in the order that generators use.
    fn derived<'r>(&self, records: &'r Records, class: &str) -> Result<Vec<RecordRef<'r>>, Stop> {
        if records.class(class).is_none() {
            return Err(Stop::Message(format!("error: The class '{class}' is not defined\n\n")));
        }
        let mut defs: Vec<RecordRef<'r>> = records.derived(class).collect();
        defs.sort_by(|a, b| numeric_order(a.name(), b.name()));
        Ok(defs)
    }

    fn write_sets(&self, records: &Records, out: &mut dyn Write) -> Result<(), Stop> {
        let mut sets = Sets::new(records).with_expander("Set", "Elements");
        for set in self.derived(records, "Set")? {
            let members = sets.expand_record(set).map_err(|error| self.diagnostic(&error.into(), records))?;
            out.write_all(&raw::to_bytes(&format!("{} = [", set.name())))?;
            for member in members {
                out.write_all(&raw::to_bytes(&format!(" {}", member.name())))?;
            }
            writeln!(out, " ]")?;
        }
        Ok(())
    }

    fn write_dependencies(&self, output: &Path, evaluation: &Evaluation) -> Result<(), Stop> {
        let Some(path) = &self.options.dependencies else { return Ok(()) };
        let mut names: Vec<&str> = evaluation.dependencies().iter().map(String::as_str).collect();
        names.sort_unstable();
        names.dedup();
        let mut text = format!("{}:", output.display());
        for name in names {
            text.push(' ');
            text.push_str(name);
        }
        text.push('\n');
        std::fs::write(path, text).map_err(|e| self.cannot_write(path, &e))
    }

    fn write_file(&self, path: &Path, bytes: &[u8], n_errors: usize) -> Result<(), Stop> {
        let is_same = || std::fs::read(path).is_ok_and(|old| old == bytes);
        if self.options.writes_if_changed && is_same() {
            return Ok(());
        }
        if n_errors > 0 {
            // Remove output from invalid input, so that nobody uses it as a result.
            let _ = std::fs::remove_file(path);
            return Ok(());
        }
        std::fs::write(path, bytes).map_err(|e| self.cannot_write(path, &e))
    }

    fn cannot_write(&self, path: &Path, error: &io::Error) -> Stop {
        self.stop(format!("error opening {}: {}", path.display(), reason(error)))
    }
}

/// The system's error message, without the error number that Rust adds.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_string()
}
