//! Compiles functions of C and Rust to LLVM bitcode at build time, for kernelsmith to specialise at run time.
//!
//! Use it in a build script, for C, or for files of Rust. For a single function of Rust, the attribute
//! `kernelsmith::specialise::specialise` does the same without a build script. Do not use it for code that only needs to
//! be linked: the crate `cc` does that.
//!
//! ```
//! use kernelsmith_embed::{Language, Source};
//!
//! # let dir = std::env::temp_dir().join("kernelsmith-embed-doc");
//! # std::fs::create_dir_all(&dir)?;
//! // In a build script: `Source::c("src/filter.c").build("filter")?` writes `filter.bc` to the folder `OUT_DIR`, and the
//! // program has it by `kernelsmith::specialise::embedded!("filter")`.
//! let source = Source::from_text(Language::Rust, "#[unsafe(no_mangle)] pub extern \"C\" fn id(x: i64) -> i64 { x }");
//! match source.compile() {
//!     Ok(bitcode) => assert_eq!(&bitcode[..4], b"BC\xc0\xde"),
//!     Err(error) => println!("{error}"), // for example a compiler that is not supported
//! }
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! The result is for one machine: the compiler has decided sizes and conventions. In a build script that is the target of
//! the build.
#![forbid(unsafe_code)]

mod error;
mod source;
mod tool;

pub use error::EmbedError;
pub use source::{Language, Source};
pub use tool::LLVM_VERSIONS;
