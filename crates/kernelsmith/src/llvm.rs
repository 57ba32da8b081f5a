//! Modules of LLVM IR: text and bitcode of clang and rustc, compiled for a target without LLVM.
//!
//! In: a [`Module`]. Out: a module of the intermediate representation, which [`Jit::module`] loads and
//! [`Jit::module_object_file`] writes. Invariant: a module is compiled only for the architecture of its triple: sizes and
//! conventions are part of it (`Target::takes_modules_of` has the exceptions). Not here: reading and lowering (see
//! kernelsmith-llvm).
//!
//! [`Jit::module`]: crate::Jit::module
//! [`Jit::module_object_file`]: crate::Jit::module_object_file

use crate::error::{Error, ErrorKind};
use crate::target::Target;
use kernelsmith_diag::Renderer;
use kernelsmith_llvm::ErrorKind as Kind;

pub use kernelsmith_llvm::{Failure, Limits, Module};

/// Reads a module, text or bitcode. The name is for messages.
///
/// # Errors
/// [`ErrorKind::InvalidInput`], with the lines of the module.
pub fn parse(name: &str, bytes: &[u8]) -> Result<Module, Error> {
    Module::parse(name, bytes).map_err(|failure| Error::new(ErrorKind::InvalidInput, failure.to_string()))
}

/// Makes a module of the intermediate representation of it, for a target.
///
/// ```
/// use kernelsmith::{Jit, llvm, process_symbol};
/// # let Ok(jit) = Jit::host() else { return Ok(()) };
/// # let _ = jit;
/// let jit = Jit::host()?;
/// let text = b"define i64 @twice(i64 %x) {\n  %y = shl i64 %x, 1\n  ret i64 %y\n}\n";
/// let mut module = llvm::parse("twice.ll", text)?;
/// let target = jit.target().expect("the host");
/// let loaded = jit.module(&llvm::lower(&mut module, target)?, &process_symbol)?;
/// assert!(loaded.address("twice").is_some());
/// # Ok::<(), kernelsmith::Error>(())
/// ```
///
/// # Errors
/// [`ErrorKind::Unsupported`] if the module is for another architecture or has something that is not supported, which the
/// message names with function and line; [`ErrorKind::InvalidInput`] if it violates a rule of the language.
pub fn lower(module: &mut Module, target: &Target) -> Result<kernelsmith_ir::Module, Error> {
    check(module, target)?;
    module.set_argument_bits(target.inner().vector_bits());
    lower_for_any(module)
}

/// [`lower`] for the fast tier ([`JitOptions::fast`]): without the work that only makes code better. What it computes is the
/// same, and any tier takes it.
///
/// # Errors
/// See [`lower`].
///
/// [`JitOptions::fast`]: crate::JitOptions::fast
pub fn lower_fast(module: &mut Module, target: &Target) -> Result<kernelsmith_ir::Module, Error> {
    check(module, target)?;
    module.set_argument_bits(target.inner().vector_bits());
    // Machines with 32-bit addresses have one tier: their frames are limited.
    let lowered = if target.inner().pointer_bits() == 32 { module.lower() } else { module.lower_fast() };
    lowered.map_err(|errors| failed(module, &errors))
}

/// Replaces thread-local variables by calls of the compilers' library (`__emutls_get_address`), as clang does with
/// `-femulated-tls`. Loaded modules have no other model, so that [`Jit::module`] does this too; an object file has that of ELF
/// without it. All files that share such a variable must have the same.
///
/// [`Jit::module`]: crate::Jit::module
pub fn emulate_thread_locals(module: &mut kernelsmith_ir::Module) {
    if let Some(emulated) = module.with_emulated_thread_locals() {
        *module = emulated;
    }
}

fn check(module: &Module, target: &Target) -> Result<(), Error> {
    if let Some(arch) = module.arch()
        && !target.takes_modules_of(arch)
    {
        let message = format!("the module is for `{arch}`, the target is `{}`", target.arch());
        return Err(Error::new(ErrorKind::Unsupported, message));
    }
    if target.inner().pointer_bits() == 32 && !has_small_addresses(module) {
        let message = format!(
            "the module's addresses have 64 bits, those of `{}` have 32: its data layout needs `p:32:32`",
            target.arch()
        );
        return Err(Error::new(ErrorKind::Unsupported, message));
    }
    Ok(())
}

/// [`lower`] for the architecture of the module, whatever it is.
pub(crate) fn lower_for_any(module: &mut Module) -> Result<kernelsmith_ir::Module, Error> {
    let lowered = module.lower();
    lowered.map_err(|errors| failed(module, &errors))
}

/// [`lower_for_any`] for code that is loaded.
pub(crate) fn lower_to_load(module: &mut Module) -> Result<kernelsmith_ir::Module, Error> {
    // The target is chosen later: every one with vectors has these.
    module.set_argument_bits(128);
    let mut lowered = lower_for_any(module)?;
    emulate_thread_locals(&mut lowered);
    Ok(lowered)
}

fn failed(module: &Module, errors: &[kernelsmith_llvm::Error]) -> Error {
    let is_supported = errors.iter().all(|error| error.kind() != Kind::Unsupported);
    let kind = if is_supported { ErrorKind::InvalidInput } else { ErrorKind::Unsupported };
    Error::new(kind, module.render(errors, &Renderer::compact()).trim_end().to_owned())
}

/// Whether the data layout has addresses of 32 bits; those of a module without one have 64.
fn has_small_addresses(module: &Module) -> bool {
    module.data_layout().is_some_and(|layout| layout.split(|&byte| byte == b'-').any(|part| part.starts_with(b"p:32:")))
}
