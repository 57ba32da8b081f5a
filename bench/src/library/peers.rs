//! The peers of the kernel library: programs that are built or found on demand.
//!
//! In: the installed packages (docs/kernels-bench.md lists them). Out: conversations with the available peers, and what
//! is missing for the others.
//! Invariant: each peer has one thread and measures like [`super::clock`].
//! Not here: the protocol (see `bench/peers/library/library.h`).

use crate::peer::{Absent, Conversation, make};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Environment variable: the directory of a Python environment with the peers that are Python packages.
pub const PYTHON_ENVIRONMENT: &str = "KERNELSMITH_PEERS";

/// Settings that limit libraries to one thread, and keep OpenBLAS from treating an unknown processor as an old one.
const ENVIRONMENT: [(&str, &str); 3] =
    [("OMP_NUM_THREADS", "1"), ("OPENBLAS_NUM_THREADS", "1"), ("OPENBLAS_CORETYPE", "SkylakeX")];

/// A running peer.
#[derive(Debug)]
pub struct Peer {
    /// The name in tables.
    pub name: &'static str,
    /// Its version.
    pub version: String,
    conversation: Conversation,
}

/// The peers.
const NAMES: [&str; 10] =
    ["libxsmm", "libxsmm-avx2", "oneDNN", "OpenBLAS", "BLIS", "crates", "XNNPACK", "gcc", "clang", "python"];

/// Starts the requested peers, or all if the list is empty, and returns why the others are missing.
pub fn start(requested: &[String]) -> (Vec<Peer>, Vec<String>) {
    let (mut peers, mut missing) = (Vec::new(), Vec::new());
    missing
        .extend(requested.iter().filter(|name| !NAMES.contains(&name.as_str())).map(|name| format!("{name}: no peer")));
    for name in
        NAMES.into_iter().filter(|name| requested.is_empty() || requested.iter().any(|requested| requested == name))
    {
        match Peer::start(name) {
            Ok(peer) => peers.push(peer),
            Err(Absent::Missing(what) | Absent::Failed(what)) => missing.push(format!("{name}: {what}")),
        }
    }
    (peers, missing)
}

/// The Python environment: from the variable, or `target/peers` of the checkout.
pub fn python_environment() -> PathBuf {
    let checkout = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/peers");
    std::env::var_os(PYTHON_ENVIRONMENT).map_or(checkout, PathBuf::from)
}

/// A file of the Python environment, or the package to install for it.
fn installed(file: &str, package: &str) -> Result<PathBuf, Absent> {
    let path = python_environment().join(file);
    let what = || format!("{} not found: install {package} there, or set {PYTHON_ENVIRONMENT}", path.display());
    if path.exists() { Ok(path.clone()) } else { Err(Absent::Missing(what())) }
}

/// Checks for a header of a system package.
fn header(path: &Path, package: &str) -> Result<(), Absent> {
    let missing = || Absent::Missing(format!("{} not found: install {package}", path.display()));
    if path.exists() { Ok(()) } else { Err(missing()) }
}

/// The directory of a Python package.
fn package(name: &str) -> Result<PathBuf, Absent> {
    let versions = std::fs::read_dir(python_environment().join("lib")).into_iter().flatten().flatten();
    let folder = versions.map(|version| version.path().join("site-packages").join(name)).find(|path| path.exists());
    let missing = || format!("no {name} in {}: install it there", python_environment().display());
    folder.ok_or_else(|| Absent::Missing(missing()))
}

/// Builds the library of the Rust crates with cargo, and returns its directory.
fn crates() -> Result<PathBuf, Absent> {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/library/crates/Cargo.toml");
    let target = crate::peer::folder().map_err(Absent::Failed)?.join("crates");
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--release", "--quiet", "--manifest-path"]).arg(manifest).arg("--target-dir").arg(&target);
    let failed = |what: &dyn std::fmt::Display| Absent::Failed(format!("cargo: {what}"));
    let output = cargo.output().map_err(|error| failed(&error))?;
    match output.status.success() {
        true => Ok(target.join("release")),
        false => Err(failed(&String::from_utf8_lossy(&output.stderr).lines().next().unwrap_or("failed"))),
    }
}

/// Linker arguments for a library, with an rpath to find it at run time.
fn linked(folder: &Path, library: &str) -> Vec<String> {
    let folder = folder.display();
    vec![format!("-L{folder}"), format!("-l{library}"), format!("-Wl,-rpath,{folder}")]
}

/// The source file, the compiler, and the compiler arguments.
fn recipe(name: &str) -> Result<(&'static str, &'static str, Vec<String>), Absent> {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    match name {
        "libxsmm" | "libxsmm-avx2" => {
            header(Path::new("/usr/include/libxsmm.h"), "libxsmm-dev")?;
            Ok(("libxsmm.cpp", "g++", words("-O2 -lxsmm -lxsmmnoblas -ldl -lpthread -lm -lrt")))
        }
        "oneDNN" => {
            let package = "onednn-cpu-gomp==2023.2.0 and onednn-devel-cpu-gomp==2023.2.0";
            let header = installed("include/oneapi/dnnl/dnnl.hpp", package)?;
            let root = python_environment();
            let mut flags = words("-O2");
            flags.extend([format!("-I{}", root.join("include").display())]);
            flags.extend(linked(&root.join("lib"), "dnnl"));
            debug_assert!(header.starts_with(root));
            Ok(("onednn.cpp", "g++", flags))
        }
        "OpenBLAS" => {
            let root = package("scipy_openblas32")?;
            let mut flags = words("-O2 -DPREFIX=scipy_ -DBLAS_SYMBOL_PREFIX=scipy_");
            flags.push(format!("-I{}", root.join("include").display()));
            flags.extend(linked(&root.join("lib"), "scipy_openblas"));
            Ok(("blas.cpp", "g++", flags))
        }
        "BLIS" => {
            let folder =
                Path::new("/usr/include").join(format!("{}-linux-gnu", std::env::consts::ARCH)).join("blis-openmp");
            header(&folder.join("cblas.h"), "libblis-openmp-dev")?;
            let mut flags = words("-O2 -DBLIS -lblis");
            flags.push(format!("-I{}", folder.display()));
            Ok(("blas.cpp", "g++", flags))
        }
        "crates" => {
            let folder = crates()?;
            let mut flags = words("-O2");
            flags.extend(linked(&folder, "peer_crates"));
            Ok(("crates.cpp", "g++", flags))
        }
        "XNNPACK" => {
            header(Path::new("/usr/include/xnnpack.h"), "libxnnpack-dev")?;
            Ok(("xnnpack.cpp", "g++", words("-O2 -lXNNPACK -lpthreadpool")))
        }
        "gcc" => Ok(("plain.cpp", "g++", words("-O3 -march=native"))),
        _ => Ok(("plain.cpp", "clang++-22", words("-O3 -march=native"))),
    }
}

impl Peer {
    /// Starts a peer, and builds it first if necessary.
    ///
    /// # Errors
    /// Why the peer is missing.
    pub fn start(name: &'static str) -> Result<Peer, Absent> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/library");
        let mut command = if name == "python" {
            let mut command =
                Command::new(installed("bin/python", "onnxruntime, onnx, numpy, opencv-python-headless")?);
            command.arg(folder.join("python.py"));
            command
        } else {
            let (source, compiler, arguments) = recipe(name)?;
            let source = folder.join(source);
            let mut words = vec!["-std=c++17".to_owned(), source.display().to_string()];
            words.extend(arguments);
            // Two peers may share one program.
            let program = name.trim_end_matches("-avx2");
            Command::new(make(&format!("library-{program}"), compiler, &words, &[source, folder.join("library.h")])?)
        };
        command.envs(ENVIRONMENT);
        if name == "libxsmm-avx2" {
            command.env("LIBXSMM_TARGET", "hsw");
        }
        let mut conversation = Conversation::start(name, &mut command).map_err(Absent::Failed)?;
        let (version, _) = conversation.ask("version").map_err(Absent::Failed)?;
        Ok(Peer { name, version, conversation })
    }

    /// The variants of the peer for a family.
    ///
    /// # Errors
    /// The peer has terminated.
    pub fn variants(&mut self, family: &str) -> Result<Vec<String>, String> {
        let (names, _) = self.conversation.ask(&format!("variants {family}"))?;
        Ok(names.split_whitespace().map(str::to_owned).collect())
    }

    /// Prepares a row with a variant; `false` if the peer does not support it.
    pub fn prepare(&mut self, variant: &str, row: &str) -> bool {
        self.conversation.ask(&format!("case {variant} {row}")).is_ok()
    }

    /// Frees what was prepared.
    ///
    /// # Errors
    /// The peer has terminated.
    pub fn clear(&mut self) -> Result<(), String> {
        self.conversation.ask("clear").map(drop)
    }

    /// The results of one call on unmodified data.
    ///
    /// # Errors
    /// The peer has terminated, or its file cannot be read.
    pub fn output(&mut self, variant: &str) -> Result<Vec<f32>, String> {
        let file = crate::peer::folder()?.join(format!("library-{}.output", self.name));
        self.conversation.ask(&format!("output {variant} {}", file.display()))?;
        let bytes = std::fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        Ok(bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]])).collect())
    }

    /// Nanoseconds per call.
    ///
    /// # Errors
    /// The peer has terminated.
    pub fn time(&mut self, variant: &str) -> Result<f64, String> {
        let [nanos] = self.conversation.numbers(&format!("time {variant}"))?;
        Ok(nanos)
    }
}
