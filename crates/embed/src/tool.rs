//! Compilers: which to start, and whether their version is supported.
//!
//! In: names of programs. Out: [`Tool`]. Invariant: a tool's version of LLVM is one that kernelsmith reads.

use crate::error::EmbedError;
use std::ops::RangeInclusive;
use std::process::Command;

/// The versions of LLVM whose IR kernelsmith reads.
pub const LLVM_VERSIONS: RangeInclusive<u32> = 19..=22;

/// A compiler of a supported version.
pub(crate) struct Tool {
    pub(crate) program: String,
    /// The first line that it prints about its version.
    pub(crate) name: String,
}

/// The first of the programs that starts and has a supported version; otherwise why the last one that starts is not used.
pub(crate) fn find(programs: Vec<String>) -> Result<Tool, EmbedError> {
    let mut refused = None;
    let mut missing = std::io::Error::from(std::io::ErrorKind::NotFound);
    for program in &programs {
        let output = match Command::new(program).arg("--version").arg("--verbose").output() {
            Ok(output) => output,
            Err(error) => {
                missing = error;
                continue;
            }
        };
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let name = text.lines().next().unwrap_or(program).to_owned();
        match llvm_version(&text) {
            Some(version) if LLVM_VERSIONS.contains(&version) => return Ok(Tool { program: program.clone(), name }),
            llvm => refused = Some(EmbedError::Version { tool: name, llvm }),
        }
    }
    Err(refused.unwrap_or(EmbedError::NotFound { tried: programs, error: missing }))
}

/// The version of LLVM in what rustc (`LLVM version: 22.1.2`) or clang (`Debian clang version 19.1.7`) prints. Apple's
/// clang has other version numbers, and prints no version of LLVM.
fn llvm_version(text: &str) -> Option<u32> {
    let line = |label: &str| text.lines().find_map(|line| Some(line.split_once(label)?.1));
    let is_apple = text.lines().next().is_some_and(|line| line.starts_with("Apple"));
    let version = line("LLVM version: ").or_else(|| line("clang version ").filter(|_| !is_apple))?;
    version.split('.').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read() {
        let rustc = "rustc 1.95.0 (59807616e 2026-04-14)\nbinary: rustc\nrelease: 1.95.0\nLLVM version: 22.1.2\n";
        assert_eq!(llvm_version(rustc), Some(22));
        let clang = "Debian clang version 19.1.7 (3~deb12u1)\nTarget: x86_64-pc-linux-gnu\n";
        assert_eq!(llvm_version(clang), Some(19));
        assert_eq!(llvm_version("clang version 22.1.8\n"), Some(22));
        assert_eq!(llvm_version("Apple clang version 17.0.0 (clang-1700.0.13.5)\n"), None);
        assert_eq!(llvm_version("gcc (Debian 12.2.0-14) 12.2.0\n"), None);
        assert_eq!(llvm_version(""), None);
    }

    #[test]
    fn missing_compilers_are_named() {
        let error = find(vec!["kernelsmith-no-such-compiler".to_owned()]).err().expect("it is missing");
        let message = error.to_string();
        assert!(message.starts_with("no compiler can be started (kernelsmith-no-such-compiler): "), "{message}");
    }

    #[test]
    fn other_versions_are_refused() {
        let error = EmbedError::Version { tool: "clang version 25.0.0".to_owned(), llvm: Some(25) };
        let expected = "`clang version 25.0.0` writes LLVM IR of version 25; kernelsmith reads versions 19 to 22";
        assert_eq!(error.to_string(), expected);
    }
}
