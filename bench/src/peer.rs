//! Peers written in C++: programs in `bench/peers` that are built on demand and run as child processes.
//!
//! In: a kind of peer. Out: a conversation with it, or why it is not available. A peer measures itself and answers in
//! lines, so nothing here is `unsafe` or links a foreign library.
//! Invariant: a peer is rebuilt when its source or its build command has changed.
//! Not here: the requests (see [`crate::compile`] and [`crate::code`]).

use crate::timing::Times;
use lexopt::prelude::*;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

/// Environment variable: a directory with asmjit's sources.
pub const ASMJIT_SOURCE: &str = "KERNELSMITH_ASMJIT";
/// The LLVM version that the peer is written for.
const LLVM_CONFIG: &str = "llvm-config-22";

/// A peer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// asmjit's `Compiler`.
    Asmjit,
    /// LLVM's ORC.
    Llvm,
}

/// Why a peer is not available.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Absent {
    /// Something is not installed.
    Missing(String),
    /// Installed, but it failed.
    Failed(String),
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 2] = [Kind::Asmjit, Kind::Llvm];

    /// The name on the command line, which is also the name of its source.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Asmjit => "asmjit",
            Kind::Llvm => "llvm",
        }
    }

    /// The peers that `--peer NAME` and `--peers all` select.
    ///
    /// # Errors
    /// An unknown peer, or other arguments.
    pub fn selected(words: &[&str]) -> Result<Vec<Kind>, lexopt::Error> {
        let mut kinds = Vec::new();
        let mut parser = lexopt::Parser::from_args(words);
        while let Some(argument) = parser.next()? {
            let (Long("peer") | Long("peers")) = argument else { return Err(argument.unexpected()) };
            let name = parser.value()?.string()?;
            match Kind::ALL.into_iter().find(|kind| kind.name() == name) {
                _ if name == "all" => kinds = Kind::ALL.to_vec(),
                Some(kind) if kinds.contains(&kind) => {}
                Some(kind) => kinds.push(kind),
                None => return Err(format!("there is no peer `{name}`: expected asmjit, llvm or all").into()),
            }
        }
        Ok(kinds)
    }

    /// The arguments for g++ after the source, and a note about the peer.
    fn recipe(self) -> Result<(Vec<String>, &'static str), Absent> {
        match self {
            Kind::Llvm => {
                let missing = |_| Absent::Missing(format!("{LLVM_CONFIG} not found: install llvm-22-dev"));
                let words = ["--cppflags", "--ldflags", "--libs"];
                let output = Command::new(LLVM_CONFIG).args(words).output().map_err(missing)?;
                let output = String::from_utf8_lossy(&output.stdout).into_owned();
                Ok((output.split_whitespace().map(str::to_owned).collect(), ""))
            }
            Kind::Asmjit => {
                let mut words: Vec<String> = ["-DASMJIT_STATIC", "-DNDEBUG"].map(str::to_owned).to_vec();
                let note = match std::env::var_os(ASMJIT_SOURCE) {
                    Some(folder) => {
                        let source = Path::new(&folder).join("src");
                        words.push(format!("-I{}", source.display()));
                        let mut files = Vec::new();
                        sources(&source.join("asmjit"), &mut files).map_err(|error| {
                            Absent::Missing(format!("{ASMJIT_SOURCE} is not a directory of asmjit's sources: {error}"))
                        })?;
                        words.extend(files.iter().map(|file| file.display().to_string()));
                        "built from source"
                    }
                    None if Path::new("/usr/include/asmjit/x86.h").exists() => {
                        words.push("-lasmjit".to_owned());
                        "the package, which Debian builds with its assertions: up to four times slower than a release build"
                    }
                    None => {
                        let what =
                            format!("asmjit not found: install libasmjit-dev, or set {ASMJIT_SOURCE} to its sources");
                        return Err(Absent::Missing(what));
                    }
                };
                words.extend(["-lrt", "-lpthread"].map(str::to_owned));
                Ok((words, note))
            }
        }
    }
}

/// The C++ files below a directory, sorted by name.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "cpp") {
            files.push(path);
        }
    }
    Ok(())
}

/// The directory for peers and their files: next to this program.
///
/// # Errors
/// It cannot be created.
pub fn folder() -> Result<PathBuf, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let folder = program.with_file_name("peers");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// A program that answers lines.
#[derive(Debug)]
pub struct Conversation {
    name: String,
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Conversation {
    /// Starts a program; `name` identifies it in errors.
    ///
    /// # Errors
    /// It does not start.
    pub fn start(name: &str, command: &mut Command) -> Result<Conversation, String> {
        let failed = |what: &str| format!("{}: {what}", command_name(name));
        let started = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| failed(&error.to_string()))?;
        let (Some(requests), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed("no pipe"));
        };
        Ok(Conversation { name: name.to_owned(), child, requests, answers: BufReader::new(answers) })
    }

    /// Sends a request. Returns the text after `ok` in the last line of the answer, and the lines before it.
    ///
    /// # Errors
    /// An error of the peer, or that it has terminated.
    pub fn ask(&mut self, request: &str) -> Result<(String, String), String> {
        let ended = format!("{} has ended at `{request}`", command_name(&self.name));
        writeln!(self.requests, "{request}").map_err(|_| ended.clone())?;
        let mut text = String::new();
        loop {
            let mut line = String::new();
            let n = self.answers.read_line(&mut line).map_err(|error| error.to_string())?;
            let line = line.trim_end();
            match line.split_once(' ').unwrap_or((line, "")) {
                _ if n == 0 => return Err(ended),
                ("ok", rest) => return Ok((rest.to_owned(), text)),
                ("error", what) => return Err(what.to_owned()),
                _ => {
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
    }

    /// Sends a request whose answer is numbers.
    ///
    /// # Errors
    /// Like [`Conversation::ask`], or another count of numbers.
    pub fn numbers<const N: usize>(&mut self, request: &str) -> Result<[f64; N], String> {
        let (answer, _) = self.ask(request)?;
        let numbers: Result<Vec<f64>, _> = answer.split_whitespace().map(str::parse).collect();
        let numbers = numbers.ok().and_then(|numbers| <[f64; N]>::try_from(numbers).ok());
        numbers.ok_or_else(|| format!("{} answers `{answer}` to `{request}`", command_name(&self.name)))
    }
}

impl Drop for Conversation {
    fn drop(&mut self) {
        // It would exit when its input closes, but not during a measurement.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn command_name(name: &str) -> String {
    format!("the peer {name}")
}

/// A running peer.
#[derive(Debug)]
pub struct Peer {
    /// Its version, with a note.
    pub title: String,
    conversation: Conversation,
}

impl Peer {
    /// Builds the peer's program if necessary, and starts it.
    ///
    /// # Errors
    /// Why it is not available.
    pub fn start(kind: Kind) -> Result<Peer, Absent> {
        Peer::start_with(kind, crate::kernels::LANES)
    }

    /// The same with vectors of `lanes` floats: 8, or 16, which only LLVM's kernels support.
    ///
    /// # Errors
    /// Why it is not available.
    pub fn start_with(kind: Kind, lanes: u32) -> Result<Peer, Absent> {
        let (recipe, note) = kind.recipe()?;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers");
        let mut words = ["-std=c++17", "-O2", "-mfma", "-ffp-contract=off"].map(str::to_owned).to_vec();
        let source = folder.join(format!("{}.cpp", kind.name()));
        words.push(source.display().to_string());
        words.extend(recipe);
        let program = make(kind.name(), "g++", &words, &[source, folder.join("peer.h")])?;
        let mut conversation =
            Conversation::start(kind.name(), Command::new(&program).arg(lanes.to_string())).map_err(Absent::Failed)?;
        let (version, _) = conversation.ask("version").map_err(Absent::Failed)?;
        let title = match note {
            "" => format!("{} {version}", kind.name()),
            note => format!("{} {version} ({note})", kind.name()),
        };
        Ok(Peer { title, conversation })
    }

    /// See [`Conversation::ask`].
    ///
    /// # Errors
    /// The same.
    pub fn ask(&mut self, request: &str) -> Result<(String, String), String> {
        self.conversation.ask(request)
    }

    /// See [`Conversation::numbers`].
    ///
    /// # Errors
    /// The same.
    pub fn numbers<const N: usize>(&mut self, request: &str) -> Result<[f64; N], String> {
        self.conversation.numbers(request)
    }

    /// Requests compile times of a kernel; LLVM also needs an optimisation level.
    ///
    /// # Errors
    /// Like [`Peer::ask`].
    pub fn compile(&mut self, kernel: &str, level: &str, budget: Duration) -> Result<Times, String> {
        let request = format!("compile {kernel} {level} {}", budget.as_millis());
        let [min, median, n, _bytes] = self.numbers(&request)?;
        let nanos = |nanos: f64| Duration::from_nanos(nanos as u64);
        Ok(Times { min: nanos(min), median: nanos(median), n: n as usize })
    }
}

/// Returns a peer's program, rebuilt if its command or one of its sources has changed.
///
/// # Errors
/// Why it cannot be built.
pub fn make(name: &str, compiler: &str, words: &[String], sources: &[PathBuf]) -> Result<PathBuf, Absent> {
    let folder = folder().map_err(Absent::Failed)?;
    let program = folder.join(name);
    let stamp = program.with_extension("made");
    let mut stamp_text = format!("{compiler} {}", words.join(" "));
    for file in sources {
        let text =
            std::fs::read_to_string(file).map_err(|error| Absent::Failed(format!("{}: {error}", file.display())))?;
        stamp_text.push('\n');
        stamp_text.push_str(&text);
    }
    if program.exists() && std::fs::read_to_string(&stamp).is_ok_and(|old| old == stamp_text) {
        return Ok(program);
    }
    eprintln!("building the peer {name}");
    let build = Command::new(compiler)
        .arg("-o")
        .arg(&program)
        .args(words)
        .output()
        .map_err(|_| Absent::Missing(format!("{compiler} not found: install it")))?;
    if !build.status.success() {
        let text = String::from_utf8_lossy(&build.stderr).into_owned();
        return Err(Absent::Failed(format!("the peer {name} does not build:\n{text}")));
    }
    std::fs::write(&stamp, stamp_text).map_err(|error| Absent::Failed(format!("{}: {error}", stamp.display())))?;
    Ok(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(words: &str, wanted: Result<&[Kind], &str>) {
        let words: Vec<&str> = words.split_whitespace().collect();
        let kinds = Kind::selected(&words).map_err(|error| error.to_string());
        assert_eq!(kinds.as_deref().map_err(String::as_str), wanted);
    }

    #[test]
    fn peers_are_selected_by_name() {
        check("", Ok(&[]));
        check("--peer llvm", Ok(&[Kind::Llvm]));
        check("--peers all", Ok(&Kind::ALL));
        check("--peer asmjit --peer llvm --peer asmjit", Ok(&Kind::ALL));
        check("--peer gcc", Err("there is no peer `gcc`: expected asmjit, llvm or all"));
        check("--peer", Err("missing argument for option '--peer'"));
        check("dw2k", Err("unexpected argument \"dw2k\""));
    }
}
