//! Checks of the fuzz targets `llvm_text` and `llvm_bitcode`.
//!
//! In: any bytes. Out: the module that they were lowered to, if they were, or a panic. A module that is read, with all its
//! bodies, prints as text that reads and prints again as the same text, and is lowered to a valid module; an error has a
//! position inside the input.

use crate::bitcode;
use crate::error::{Error, Place};
use crate::layout::Layout;
use crate::limits::Limits;
use crate::module::Module;
use kernelsmith_diag::Renderer;

/// Largest printed module that is read again; others are only printed.
const MAX_PRINTED: usize = 1 << 20;

/// A module that was read and lowered.
pub struct Lowered {
    /// The module.
    pub module: kernelsmith_ir::Module,
    /// The same for the fast tier.
    pub fast: kernelsmith_ir::Module,
    /// The architecture of its triple, if it has one.
    pub arch: Option<String>,
    /// The width of its addresses.
    pub pointer_bits: u32,
}

/// Text.
///
/// # Panics
/// If a promise is broken.
pub fn text(bytes: &[u8]) -> Option<Lowered> {
    if bitcode::is_bitcode(bytes) { None } else { check(bytes) }
}

/// Bitcode.
///
/// # Panics
/// If a promise is broken.
pub fn bitcode(bytes: &[u8]) -> Option<Lowered> {
    let mut bytes = bytes.to_vec();
    // Without its first bytes nothing else would be read.
    if bytes.len() >= 4 && !bitcode::is_bitcode(&bytes) {
        bytes[..4].copy_from_slice(b"BC\xc0\xde");
    }
    check(&bytes)
}

fn check(bytes: &[u8]) -> Option<Lowered> {
    let limits = Limits { types: 1 << 12, constants: 1 << 16, operands: 1 << 18, ..Limits::default() };
    let mut module = match Module::parse_with("input", bytes, limits) {
        Ok(module) => module,
        Err(failure) => {
            assert!(!failure.errors().is_empty(), "refused without an error");
            assert!(!failure.render(&Renderer::compact()).is_empty());
            failure.errors().iter().for_each(|error| check_place(error, bytes));
            return None;
        }
    };
    let errors = module.check_bodies();
    errors.iter().for_each(|error| check_place(error, bytes));
    if !errors.is_empty() {
        assert!(!module.render(&errors, &Renderer::compact()).is_empty());
        return None;
    }
    let printed = module.print().expect("bodies were read before");
    if printed.len() > MAX_PRINTED {
        return None;
    }
    let mut again = match Module::parse("printed", printed.as_bytes()) {
        Ok(again) => again,
        Err(failure) => panic!("{failure}\n{printed}"),
    };
    match again.print() {
        Ok(printed_again) => assert!(printed_again == printed, "printed:\n{printed}\nprinted again:\n{printed_again}"),
        Err(error) => panic!("{}\n{printed}", again.render(&[error], &Renderer::compact())),
    }
    match module.lower() {
        Ok(lowered) => {
            if let Err(error) = kernelsmith_ir::verify_module(&lowered) {
                panic!("lowered: {error}\n{printed}");
            }
            // More registers may exceed a limit.
            let fast = module.lower_fast().ok()?;
            if let Err(error) = kernelsmith_ir::verify_module(&fast) {
                panic!("lowered for the fast tier: {error}\n{printed}");
            }
            let layout = Layout::of(module.data_layout().unwrap_or_default());
            let pointer_bits = layout.map_or(64, |layout| layout.pointer_bits);
            Some(Lowered { module: lowered, fast, arch: module.arch().map(str::to_owned), pointer_bits })
        }
        Err(errors) => {
            assert!(!errors.is_empty(), "refused without an error");
            errors.iter().for_each(|error| check_place(error, bytes));
            None
        }
    }
}

fn check_place(error: &Error, bytes: &[u8]) {
    if let Place::Byte(byte) = error.place() {
        assert!(byte <= bytes.len() as u64, "byte {byte} of {}", bytes.len());
    }
    assert!(!error.message().is_empty() && !error.message().ends_with('.'), "{error}");
}
