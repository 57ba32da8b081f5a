//! The tools, one file each, and shared code: reading input, choosing descriptions, writing results.
//!
//! Invariant: `-` or no file name means standard input; every error in an input has a position.

pub(crate) mod asm;
pub(crate) mod cc;
pub(crate) mod compile;
pub(crate) mod disasm;
pub(crate) mod einsum;
mod encoding;
pub(crate) mod explain;
pub(crate) mod ir;
mod library;
mod lines;
pub(crate) mod link;
mod npy;
mod picture;
mod profile;
pub(crate) mod run;
pub(crate) mod sim;
pub(crate) mod tblgen;
pub(crate) mod teir;

use crate::output::{Failure, Out};
use kernelsmith::Level;
use kernelsmith::unstable::diag::Renderer;
use kernelsmith::unstable::machine::asm::Assembler;
use kernelsmith::unstable::machine::decode::Decoder;
use kernelsmith::unstable::machine::{FeatureSet, TargetDesc};
use kernelsmith::unstable::targets;
use kernelsmith_tablegen::{Limits, Session};
use std::borrow::Cow;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The name of standard input in messages.
const STDIN: &str = "<stdin>";

/// Maximum size in bytes of an input file. The tools' limits are lower, but they read the entire file before checking
/// them.
const MAX_FILE_BYTES: u64 = 256 << 20;

/// Reads a file, or standard input.
fn read(path: &Path) -> Result<(String, Vec<u8>), Failure> {
    if path == Path::new("-") {
        return Ok((STDIN.to_owned(), read_all("standard input", &mut io::stdin())?));
    }
    let name = path.display().to_string();
    let mut file = fs::File::open(path).map_err(|error| Failure::input(format!("cannot read {name}: {error}")))?;
    let bytes = read_all(&name, &mut file)?;
    Ok((name, bytes))
}

fn read_all(name: &str, file: &mut dyn Read) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|error| Failure::input(format!("cannot read {name}: {error}")))?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(Failure::input(format!("{name} has more than {MAX_FILE_BYTES} bytes, which is the limit")));
    }
    Ok(bytes)
}

/// Reads text.
fn read_text(path: &Path) -> Result<(String, String), Failure> {
    let (name, bytes) = read(path)?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok((name, text)),
        Err(error) => {
            let valid = error.utf8_error().valid_up_to();
            let line = 1 + error.as_bytes()[..valid].iter().filter(|&&byte| byte == b'\n').count();
            Err(Failure::input(format!("{name}:{line}: the file is not UTF-8 text")))
        }
    }
}

/// Bytes in hexadecimal, separated by spaces.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}

/// Writes to a file, or standard output.
fn write(path: Option<&Path>, bytes: &[u8], out: &mut Out) -> Result<(), Failure> {
    match path {
        Some(path) if path != Path::new("-") => {
            fs::write(path, bytes).map_err(|error| Failure::input(format!("cannot write {}: {error}", path.display())))
        }
        _ => out.bytes(bytes),
    }
}

/// A session with these include directories, followed by the file's directory.
fn session(file: &Path, include: &[PathBuf], define: &[String]) -> Session {
    let session = include.iter().fold(Session::new(), |session, dir| session.include_dir(dir));
    let session = define.iter().fold(session, |session, name| session.define(name));
    match file.parent() {
        Some(parent) if parent != Path::new("") => session.include_dir(parent),
        _ => session,
    }
}

/// The TableGen limits, with those from the command line.
fn limits(texts: &[String]) -> Result<Limits, Failure> {
    let mut limits = Limits::default();
    texts.iter().try_for_each(|text| limits.set(text)).map_err(|why| Failure::input(format!("--limit: {why}")))?;
    Ok(limits)
}

/// Which machine assembly is of.
#[derive(Debug, clap::Args)]
pub(crate) struct DescriptionArgs {
    /// The machine, such as x86-64, or one of its processors or levels, such as x86-64-v3 or rv64gcv, which limits the
    /// instructions (without it: x86-64, or that of the ELF file)
    #[arg(long, value_name = "NAME", conflicts_with = "target_td")]
    target: Option<String>,
    /// Read the machine's description from this TableGen file
    #[arg(long, value_name = "FILE")]
    target_td: Option<PathBuf>,
    /// Look for included files here; can be repeated
    #[arg(short = 'I', value_name = "DIR", requires = "target_td")]
    include: Vec<PathBuf>,
    /// The machine has these features, `+a,+b`, as the description calls them
    #[arg(long, value_name = "FEATURES", requires = "target_td", allow_hyphen_values = true)]
    mattr: Option<String>,
    /// Say which instructions of a description written for LLVM are left out, and why
    #[arg(long, requires = "target_td")]
    verbose: bool,
    /// Set a limit of reading the description, such as `memory=1G` or `steps=500000000`; can be repeated
    #[arg(long, value_name = "NAME=NUMBER", requires = "target_td")]
    limit: Vec<String>,
}

impl DescriptionArgs {
    /// The description; by default that of the machine with this ELF number, or else x86-64.
    fn load(&self, elf_machine: Option<u16>) -> Result<Cow<'static, TargetDesc>, Failure> {
        let mut known = targets::DESCRIPTIONS.iter().map(|description| (description.tables)());
        let Some(root) = &self.target_td else {
            let found = match (&self.target, elf_machine) {
                // A machine by its name, or by that of a processor.
                (Some(name), _) => known.find(|desc| desc.name() == name || desc.feature_set(name).is_some()),
                (None, Some(_)) => known.find(|desc| desc.elf_machine() == elf_machine),
                (None, None) => Some(targets::x86_64()),
            };
            return found.map(Cow::Borrowed).ok_or_else(|| {
                let names = targets::DESCRIPTIONS.iter().map(|known| (known.tables)().name());
                let mut names: Vec<&str> = names.collect();
                names.extend(Level::ALL.map(Level::name).iter().filter(|level| **level != "naplespu"));
                let wanted = match (&self.target, elf_machine) {
                    (Some(name), _) => format!("there is no target `{name}`"),
                    (None, number) => format!("no target has the ELF machine number {}", number.unwrap_or(0)),
                };
                Failure::input(format!("{wanted}\nhelp: there are {}", names.join(", ")))
            });
        };
        let session = session(root, &self.include, &[]).limits(limits(&self.limit)?);
        match kernelsmith_describe::load_partly(&session, root) {
            Ok(loaded) => {
                self.report_left_out(&loaded);
                Ok(Cow::Owned(loaded.desc))
            }
            Err(error) => Err(Failure::input(error.render(&Renderer::rich()).trim_end())),
        }
    }

    /// Prints the instructions that are not in the tables to standard error.
    fn report_left_out(&self, loaded: &kernelsmith_describe::Loaded) {
        if loaded.left_out.is_empty() {
            return;
        }
        let n = loaded.n_insts;
        let left_out = loaded.left_out.len();
        let all = n + left_out;
        let more = if self.verbose { "" } else { " (--verbose lists them)" };
        eprintln!("note: {n} of {all} instructions; {left_out} left out{more}");
        for missing in loaded.left_out.iter().filter(|_| self.verbose) {
            eprintln!("  {}: {}", missing.instruction, missing.reason);
        }
    }

    /// The features of the machine; `None` means all.
    fn features(&self, desc: &TargetDesc) -> Result<Option<FeatureSet>, Failure> {
        match &self.mattr {
            Some(text) => FeatureSet::parse(desc, text)
                .map(Some)
                .map_err(|name| Failure::input(format!("--mattr: the description has no feature `{name}`"))),
            // For a description written for LLVM: the default processor.
            None if self.target_td.is_some() => Ok(desc.feature_set("generic")),
            None => {
                Ok(self.target.as_deref().filter(|name| *name != desc.name()).and_then(|name| desc.feature_set(name)))
            }
        }
    }

    /// The decoder for this machine.
    fn decoder<'d>(&self, desc: &'d TargetDesc) -> Result<Decoder<'d>, Failure> {
        let features = self.features(desc)?;
        Ok(features.map_or_else(|| Decoder::new(desc), |features| Decoder::with_features(desc, &features)))
    }

    /// The assembler for this machine.
    fn assembler<'d>(&self, desc: &'d TargetDesc) -> Result<Assembler<'d>, Failure> {
        let features = self.features(desc)?;
        Ok(features.map_or_else(|| Assembler::new(desc), |features| Assembler::with_features(desc, features)))
    }
}
