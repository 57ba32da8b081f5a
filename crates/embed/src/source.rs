//! Sources, and how they are compiled to bitcode.
//!
//! In: a file or text of C, C++ or Rust. Out: bitcode. Invariant: equal sources, options and compilers give equal bytes.
//! Not here: what becomes of the bitcode (see `kernelsmith::specialise`).

use crate::error::EmbedError;
use crate::tool::{self, Tool};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Language {
    /// C, by clang.
    C,
    /// C++, by clang, without exceptions and run-time types.
    Cpp,
    /// Rust, by rustc: a separate crate that needs only `core` and `std`. Functions to specialise are
    /// `#[unsafe(no_mangle)] pub extern "C" fn`.
    Rust,
}

/// A source to compile to bitcode.
#[derive(Clone, Debug)]
pub struct Source {
    language: Language,
    input: Input,
    flags: Vec<String>,
    compiler: Option<String>,
    target: Option<String>,
    edition: String,
}

#[derive(Clone, Debug)]
enum Input {
    File(PathBuf),
    Text(String),
}

impl Source {
    /// A file of C.
    pub fn c(path: impl AsRef<Path>) -> Source {
        Source::new(Language::C, Input::File(path.as_ref().to_owned()))
    }

    /// A file of C++.
    pub fn cpp(path: impl AsRef<Path>) -> Source {
        Source::new(Language::Cpp, Input::File(path.as_ref().to_owned()))
    }

    /// A file of Rust, compiled as a crate.
    pub fn rust(path: impl AsRef<Path>) -> Source {
        Source::new(Language::Rust, Input::File(path.as_ref().to_owned()))
    }

    /// Text in a language.
    pub fn from_text(language: Language, text: impl Into<String>) -> Source {
        Source::new(language, Input::Text(text.into()))
    }

    fn new(language: Language, input: Input) -> Source {
        let edition = "2024".to_owned();
        Source { language, input, flags: Vec::new(), compiler: None, target: None, edition }
    }

    /// Adds a flag of the compiler, after those that are always passed.
    #[must_use]
    pub fn flag(mut self, flag: impl Into<String>) -> Source {
        self.flags.push(flag.into());
        self
    }

    /// Sets the compiler; otherwise it is rustc (the one of the build), or clang: `KERNELSMITH_CLANG`, else the newest
    /// supported one.
    #[must_use]
    pub fn compiler(mut self, program: impl Into<String>) -> Source {
        self.compiler = Some(program.into());
        self
    }

    /// Sets the target triple; otherwise it is that of the build, or outside of build scripts the host's.
    #[must_use]
    pub fn target(mut self, triple: impl Into<String>) -> Source {
        self.target = Some(triple.into());
        self
    }

    /// Sets the edition of Rust, 2024 by default.
    #[must_use]
    pub fn edition(mut self, edition: impl Into<String>) -> Source {
        self.edition = edition.into();
        self
    }

    /// Compiles to bitcode.
    ///
    /// # Errors
    /// If there is no compiler of a supported version, or it refuses the source.
    pub fn compile(&self) -> Result<Vec<u8>, EmbedError> {
        let tool = tool::find(self.compilers())?;
        let folder = TemporaryFolder::new()?;
        let output = folder.0.join("out.bc");
        let mut command = Command::new(&tool.program);
        match self.language {
            Language::Rust => self.add_rust_arguments(&mut command),
            Language::C | Language::Cpp => self.add_c_arguments(&mut command),
        }
        command.args(&self.flags).arg("-o").arg(&output);
        self.run(&tool, command, &folder)?;
        std::fs::read(&output).map_err(|error| EmbedError::File { path: output, error })
    }

    /// Compiles in a build script, and writes `NAME.bc` to the folder `OUT_DIR`, where
    /// `kernelsmith::specialise::embedded!("NAME")` finds it. Cargo runs the script again if the file changes.
    ///
    /// # Errors
    /// Those of [`Source::compile`], or if the file cannot be written.
    pub fn build(&self, name: &str) -> Result<(), EmbedError> {
        let folder = std::env::var_os("OUT_DIR").ok_or(EmbedError::NoBuildScript)?;
        println!("cargo::rerun-if-env-changed=KERNELSMITH_CLANG");
        if let Input::File(path) = &self.input {
            println!("cargo::rerun-if-changed={}", path.display());
        }
        let bitcode = self.compile()?;
        let path = Path::new(&folder).join(format!("{name}.bc"));
        std::fs::write(&path, bitcode).map_err(|error| EmbedError::File { path, error })
    }

    fn compilers(&self) -> Vec<String> {
        if let Some(compiler) = &self.compiler {
            return vec![compiler.clone()];
        }
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        if self.language == Language::Rust {
            return vec![variable("RUSTC").unwrap_or_else(|| "rustc".to_owned())];
        }
        if let Some(clang) = variable("KERNELSMITH_CLANG") {
            return vec![clang];
        }
        let versions = tool::LLVM_VERSIONS.rev().map(|version| format!("clang-{version}"));
        versions.chain(["clang".to_owned()]).collect()
    }

    /// The target, if it is known.
    fn triple(&self) -> Option<String> {
        self.target.clone().or_else(|| std::env::var("TARGET").ok().filter(|_| std::env::var_os("OUT_DIR").is_some()))
    }

    fn add_rust_arguments(&self, command: &mut Command) {
        // Panics end the process, as in functions of C; loops stay as they are written, for the specialiser to unroll.
        command.args(["--crate-type=lib", "--crate-name=embedded", "--emit=llvm-bc", "--edition", &self.edition]);
        command.args(["-Copt-level=2", "-Ccodegen-units=1", "-Cpanic=abort", "-Cno-vectorize-loops"]);
        command.args(["-Cno-vectorize-slp", "-Coverflow-checks=off", "-Cdebug-assertions=off", "-Cdebuginfo=0"]);
        if let Some(triple) = self.triple() {
            command.args(["--target", &triple]);
        }
        match &self.input {
            Input::File(path) => command.arg(path),
            Input::Text(_) => command.arg("-"),
        };
    }

    fn add_c_arguments(&self, command: &mut Command) {
        command.args(["-c", "-emit-llvm", "-O1", "-ffp-contract=off", "-fno-stack-protector", "-fno-pic"]);
        command.arg("-fno-asynchronous-unwind-tables");
        if self.language == Language::Cpp {
            command.args(["-fno-exceptions", "-fno-rtti"]);
        }
        if let Some(triple) = self.triple() {
            command.arg(format!("--target={triple}"));
        }
        match &self.input {
            Input::File(path) => command.arg(path),
            Input::Text(_) => command.args(["-x", if self.language == Language::Cpp { "c++" } else { "c" }, "-"]),
        };
    }

    fn run(&self, tool: &Tool, mut command: Command, folder: &TemporaryFolder) -> Result<(), EmbedError> {
        let failed = |messages: String| EmbedError::Failed { tool: tool.name.clone(), messages };
        if let Input::Text(text) = &self.input {
            // A file instead of a pipe: it cannot fill up while nobody reads the messages.
            let path = folder.0.join("input");
            let file = std::fs::write(&path, text).and_then(|()| std::fs::File::open(&path));
            command.stdin(file.map_err(|error| EmbedError::File { path, error })?);
        } else {
            command.stdin(Stdio::null());
        }
        let output = command.output().map_err(|error| failed(error.to_string()))?;
        if output.status.success() { Ok(()) } else { Err(failed(String::from_utf8_lossy(&output.stderr).into_owned())) }
    }
}

/// A folder that is removed at the end.
struct TemporaryFolder(PathBuf);

impl TemporaryFolder {
    fn new() -> Result<TemporaryFolder, EmbedError> {
        use std::sync::atomic::{AtomicU32, Ordering};
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let parent = std::env::temp_dir();
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let path = parent.join(format!("kernelsmith-embed-{}-{number}", std::process::id()));
            match std::fs::create_dir(&path) {
                Ok(()) => return Ok(TemporaryFolder(path)),
                // Left by a process that was ended.
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(EmbedError::File { path, error }),
            }
        }
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        // A folder that cannot be removed stays in the system's folder for temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWICE: &str = "#[unsafe(no_mangle)] pub extern \"C\" fn twice(x: i64) -> i64 { x.wrapping_mul(2) }";

    #[test]
    fn rust_is_compiled_the_same_way_twice() {
        let compile = || Source::from_text(Language::Rust, TWICE).compile();
        let bitcode = match compile() {
            Err(error @ (EmbedError::Version { .. } | EmbedError::NotFound { .. })) => {
                eprintln!("skipped: {error}");
                return;
            }
            other => other.unwrap(),
        };
        assert_eq!(&bitcode[..4], b"BC\xc0\xde");
        assert_eq!(compile().unwrap(), bitcode);
    }

    #[test]
    fn messages_of_the_compiler_are_shown() {
        let error = Source::from_text(Language::Rust, "fn f() -> i64 { \"no number\" }").compile().unwrap_err();
        let message = error.to_string();
        assert!(message.contains("mismatched types") || matches!(error, EmbedError::Version { .. }), "{message}");
    }

    #[test]
    fn c_is_compiled() {
        let source = Source::from_text(Language::C, "int twice(int x) { return 2 * x; }");
        match source.compile() {
            Err(error @ (EmbedError::Version { .. } | EmbedError::NotFound { .. })) => eprintln!("skipped: {error}"),
            other => assert_eq!(&other.unwrap()[..4], b"BC\xc0\xde"),
        }
        let missing = Source::c("no/such/file.c").compile().unwrap_err().to_string();
        assert!(missing.contains("no/such/file.c") || missing.contains("no compiler"), "{missing}");
    }
}
