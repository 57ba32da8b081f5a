//! Specialised code: a loaded module, and its function with a type.
//!
//! In: a specialised module that was loaded. Out: [`SpecialisedCode`]. Invariant: a pointer is given out only for the
//! signature that the function has. Not here: calls, which are unsafe and the caller's.

use super::{CFunction, Report, SpecialiseError};
use crate::error::Error;
use core::fmt::Write;
use kernelsmith_exec::{LoadedModule, ScalarType};
use kernelsmith_ir as ir;
use kernelsmith_llvm::specialise::Specialised;
use std::sync::Arc;

/// A specialised function in memory. Clones share the code, which is freed with the last one.
///
/// The writable variables of the module are copied: they start with their first values, and belong to this code.
#[derive(Clone, Debug)]
pub struct SpecialisedCode {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    loaded: LoadedModule,
    /// The name of the function in the library.
    original: String,
    name: String,
    params: Vec<ir::Type>,
    results: Vec<ir::Type>,
    report: Report,
}

impl SpecialisedCode {
    pub(super) fn new(original: &str, specialised: &Specialised, loaded: LoadedModule) -> SpecialisedCode {
        let func = &specialised.module.functions[0].func;
        let params = func.params.iter().map(|&reg| func.ty(reg).unwrap_or(ir::Type::BOOL)).collect();
        let shared = Shared {
            loaded,
            original: original.to_owned(),
            name: specialised.name.clone(),
            params,
            results: func.results.clone(),
            report: specialised.report,
        };
        SpecialisedCode { shared: Arc::new(shared) }
    }

    /// The function as a pointer, such as `unsafe extern "C" fn(*const f64, usize) -> f64`, with the parameters that are
    /// not bound. Pointers may have any type, integers any sign.
    ///
    /// # Safety of its calls
    /// The code must live. The other requirements are those of the original function, with the arguments that were bound.
    ///
    /// # Errors
    /// [`SpecialiseErrorKind::Signature`](super::SpecialiseErrorKind::Signature) if `F` has other parameters or another
    /// result.
    pub fn function<F: CFunction>(&self) -> Result<F, Error> {
        let Shared { loaded, original, name, params, results, .. } = &*self.shared;
        let failed = |detail: String| Err(SpecialiseError::signature(original, &detail).into());
        let given = F::params();
        // No type of Rust here is a vector.
        let is_same = |given: &ScalarType, ty: &ir::Type| ty.is_scalar() && class(*given) == class_of(*ty);
        let has_params = given.len() == params.len() && given.iter().zip(params).all(|(given, ty)| is_same(given, ty));
        let has_result = match (F::result(), &results[..]) {
            (None, _) => results.is_empty(),
            (Some(given), [result]) => is_same(&given, result),
            (Some(_), _) => false,
        };
        if !has_params || !has_result {
            let given: Vec<String> = given.iter().map(ToString::to_string).collect();
            let result = F::result().map_or(String::new(), |result| format!(" -> {result}"));
            let mut detail =
                format!("the pointer is of type `fn({}){result}`, the specialised function is `fn(", given.join(", "));
            let list = |types: &[ir::Type]| types.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            detail += &list(params);
            match &results[..] {
                [] => detail.push_str(")`"),
                [result] => _ = write!(detail, ") -> {result}`"),
                results => _ = write!(detail, ") -> ({})`", list(results)),
            }
            return failed(detail);
        }
        match loaded.pointer(name) {
            Some(pointer) => Ok(pointer),
            None => failed("the function is not in the loaded module".to_owned()),
        }
    }

    /// The module that contains the code, for functions whose type no [`CFunction`] describes.
    pub fn module(&self) -> &LoadedModule {
        &self.shared.loaded
    }

    /// The name of the specialised function in [`SpecialisedCode::module`].
    pub fn name(&self) -> &str {
        &self.shared.name
    }

    /// What specialisation did.
    pub fn report(&self) -> Report {
        self.shared.report
    }

    /// Bytes of code and data.
    pub fn n_bytes(&self) -> usize {
        self.shared.loaded.n_bytes()
    }
}

/// What the convention of C distinguishes.
#[derive(PartialEq, Eq)]
enum Class {
    Bool,
    Pointer,
    Integer(u32),
    Float(u32),
}

fn class(ty: ScalarType) -> Class {
    match ty {
        ScalarType::Bool => Class::Bool,
        ScalarType::Ptr => Class::Pointer,
        ScalarType::F16 | ScalarType::Bf16 | ScalarType::F32 | ScalarType::F64 => Class::Float(ty.size_bytes() as u32),
        _ => Class::Integer(ty.size_bytes() as u32),
    }
}

fn class_of(ty: ir::Type) -> Class {
    if ty == ir::Type::BOOL {
        Class::Bool
    } else if ty == ir::Type::PTR {
        Class::Pointer
    } else if ty.is_float() {
        Class::Float(ty.elem().bytes())
    } else {
        Class::Integer(ty.elem().bytes())
    }
}
