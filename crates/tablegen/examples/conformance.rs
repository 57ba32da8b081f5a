//! Compares with an installed `llvm-tblgen-19`: dumps of all targets, and LLVM's own tests of the language.
//!
//! In: the `llvm` directory of LLVM's source package (first argument, or `KERNELSMITH_LLVM_SOURCE`), then names of
//! targets (all unless given). Out: one line per comparison; exit code 1 if any differs.
//! Standard output must be equal byte for byte, the exit code, and the first error.
//! Where the tool or the sources are missing, the program says what it skipped.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use kernelsmith_tablegen::command;

const TOOL: &str = "llvm-tblgen-19";

/// Length and hash of what was written, since dumps have hundreds of megabytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Digest {
    len: u64,
    hash: u64,
}

impl Digest {
    fn new() -> Self {
        Digest { len: 0, hash: 0xcbf2_9ce4_8422_2325 }
    }
}

impl Write for Digest {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &b in bytes {
            self.hash = (self.hash ^ u64::from(b)).wrapping_mul(0x100_0000_01b3);
        }
        self.len += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[derive(PartialEq, Debug)]
struct Outcome {
    output: Digest,
    is_success: bool,
    first_error: String,
}

fn first_error(messages: &[u8]) -> String {
    let text = String::from_utf8_lossy(messages);
    text.lines().find(|l| l.contains("error:")).unwrap_or_default().to_string()
}

fn ours(args: &[String]) -> Outcome {
    let (mut output, mut messages) = (Digest::new(), Vec::new());
    let all = std::iter::once(TOOL.to_string()).chain(args.iter().cloned());
    let code = command::run(all, &mut output, &mut messages);
    Outcome { output, is_success: code == 0, first_error: first_error(&messages) }
}

/// `None` if the reference crashed.
fn theirs(args: &[String]) -> io::Result<Option<Outcome>> {
    let mut child = Command::new(TOOL).args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
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
    Ok(is_known.then(|| Outcome { output, is_success: status.success(), first_error: first_error(&messages) }))
}

struct Count {
    same: u32,
    different: u32,
}

impl Count {
    fn compare(&mut self, what: &str, args: &[String]) -> io::Result<()> {
        let Some(want) = theirs(args)? else {
            println!("skipped: {what}: {TOOL} crashes");
            return Ok(());
        };
        let got = ours(args);
        if got == want {
            self.same += 1;
            println!("same      {what}");
        } else {
            self.different += 1;
            println!("DIFFERENT {what}\n  theirs {want:?}\n  ours   {got:?}");
        }
        Ok(())
    }
}

fn targets(llvm: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(llvm.join("lib/Target"))? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

fn strings(args: &[&dyn AsRef<Path>]) -> Vec<String> {
    args.iter().map(|a| a.as_ref().to_string_lossy().into_owned()).collect()
}

fn run(llvm: &Path, wanted: Vec<String>) -> io::Result<Count> {
    let mut count = Count { same: 0, different: 0 };
    let is_all = wanted.is_empty();
    let include = llvm.join("include");
    for name in if is_all { targets(llvm)? } else { wanted } {
        let dir = llvm.join("lib/Target").join(&name);
        let file = dir.join(if name == "PowerPC" { "PPC.td".to_string() } else { format!("{name}.td") });
        if !file.exists() {
            println!("skipped: {name}: no {}", file.display());
            continue;
        }
        for action in ["--print-records", "--print-detailed-records", "--dump-json"] {
            let is_large = action == "--dump-json" && matches!(&*name, "AMDGPU" | "RISCV");
            if is_large && std::env::var_os("KERNELSMITH_SLOW").is_none() {
                println!(
                    "skipped: {name} {action}: the reference needs over ten gigabytes (KERNELSMITH_SLOW=1 runs it)"
                );
                continue;
            }
            let args = strings(&[&action, &"-I", &include, &"-I", &dir, &file]);
            count.compare(&format!("{name} {action}"), &args)?;
        }
    }
    let tests = llvm.join("test/TableGen");
    if is_all && tests.is_dir() {
        let mut files: Vec<PathBuf> =
            std::fs::read_dir(&tests)?.map(|e| e.map(|e| e.path())).collect::<Result<_, _>>()?;
        files.retain(|f| f.extension().is_some_and(|e| e == "td"));
        files.sort();
        for file in files {
            let text = String::from_utf8_lossy(&std::fs::read(&file)?).into_owned();
            let mut macros: Vec<&str> = text.split_ascii_whitespace().filter(|w| w.starts_with("-DERROR")).collect();
            macros.sort_unstable();
            macros.dedup();
            for define in std::iter::once(None).chain(macros.into_iter().map(Some)) {
                let mut args = strings(&[&"-I", &include, &"-I", &tests, &"-I", &tests.join("Common")]);
                args.extend(define.map(str::to_string));
                args.push(file.to_string_lossy().into_owned());
                let name = file.file_name().unwrap_or_default().to_string_lossy();
                count.compare(&format!("{name} {}", define.unwrap_or_default()), &args)?;
            }
        }
    }
    Ok(count)
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(llvm) = args.next().or_else(|| std::env::var("KERNELSMITH_LLVM_SOURCE").ok()) else {
        println!("skipped: no LLVM sources given (the first argument, or KERNELSMITH_LLVM_SOURCE)");
        return ExitCode::SUCCESS;
    };
    if Command::new(TOOL).arg("--version").output().is_err() {
        println!("skipped: {TOOL} not found");
        return ExitCode::SUCCESS;
    }
    match run(Path::new(&llvm), args.collect()) {
        Ok(count) => {
            println!("{} same, {} different", count.same, count.different);
            ExitCode::from(u8::from(count.different > 0))
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
