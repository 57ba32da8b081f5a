//! Errors: which tool, what it said, what is wanted.

use core::fmt;
use std::path::PathBuf;

/// Why there is no bitcode.
#[derive(Debug)]
#[non_exhaustive]
pub enum EmbedError {
    /// The compiler cannot be started.
    NotFound {
        /// What was tried.
        tried: Vec<String>,
        /// The answer of the system.
        error: std::io::Error,
    },
    /// The compiler writes LLVM IR of a version that kernelsmith does not read.
    Version {
        /// The compiler, as it describes itself.
        tool: String,
        /// Its version of LLVM, if it prints one.
        llvm: Option<u32>,
    },
    /// The compiler refused the source.
    Failed {
        /// The compiler.
        tool: String,
        /// What it printed.
        messages: String,
    },
    /// A file cannot be read or written.
    File {
        /// Its path.
        path: PathBuf,
        /// The answer of the system.
        error: std::io::Error,
    },
    /// [`Source::build`](crate::Source::build) outside of a build script.
    NoBuildScript,
}

impl fmt::Display for EmbedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = (crate::LLVM_VERSIONS.start(), crate::LLVM_VERSIONS.end());
        match self {
            EmbedError::NotFound { tried, error } => {
                write!(f, "no compiler can be started ({}): {error}; ", tried.join(", "))?;
                write!(f, "install clang {first} to {last}, or name it in KERNELSMITH_CLANG")
            }
            EmbedError::Version { tool, llvm: Some(llvm) } => {
                write!(f, "`{tool}` writes LLVM IR of version {llvm}; kernelsmith reads versions {first} to {last}")
            }
            EmbedError::Version { tool, llvm: None } => {
                write!(f, "`{tool}` does not tell its version of LLVM; kernelsmith reads versions {first} to {last}")
            }
            EmbedError::Failed { tool, messages } => write!(f, "`{tool}` failed:\n{}", messages.trim_end()),
            EmbedError::File { path, error } => write!(f, "{}: {error}", path.display()),
            EmbedError::NoBuildScript => {
                f.write_str("OUT_DIR is not set: call `build` in a build script, `compile` elsewhere")
            }
        }
    }
}

impl core::error::Error for EmbedError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            EmbedError::NotFound { error, .. } | EmbedError::File { error, .. } => Some(error),
            _ => None,
        }
    }
}
