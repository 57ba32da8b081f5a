//! The attribute `specialise` of kernelsmith: use it as `kernelsmith::specialise::specialise`.
//!
//! In: a function. Out: the function, and a module of its name that contains it as LLVM bitcode and specialises it.
//! Invariant: the function that is embedded consists of the same tokens. Not here: compilation to bitcode (see
//! kernelsmith-embed), specialisation (see kernelsmith-llvm).
//!
//! A function is parsed by hand: its head has a simple form, and its body is not looked at.
#![forbid(unsafe_code)]

mod expand;
mod function;

use proc_macro::TokenStream;

/// Embeds a function, so that it can be compiled again at run time for known values of some arguments.
///
/// The attribute lists the arguments that will be known. It keeps the function and adds a module of the same name:
///
/// ```ignore
/// #[specialise(program)]
/// fn evaluate(program: &[[u32; 2]], x: f64) -> f64 { .. }
///
/// // What it adds:
/// mod evaluate {
///     /// Specialised code.
///     pub struct Code { .. }
///     impl Code {
///         pub fn call(&self, x: f64) -> f64;
///     }
///     /// Compiles the function for this program.
///     pub fn specialise(jit: &Jit, program: &[[u32; 2]]) -> Result<Code, Error>;
///     /// The same through a manager; waits for the code.
///     pub fn cached(manager: &Manager<Jit>, program: &[[u32; 2]]) -> Result<Code, Reason>;
///     /// The code if the manager has it. Otherwise the manager starts to compile it.
///     pub fn ready(manager: &Manager<Jit>, program: &[[u32; 2]]) -> Option<Code>;
///     /// For other limits, and for functions of the manager.
///     pub fn binding(program: &[[u32; 2]]) -> Result<Binding, Error>;
/// }
/// ```
///
/// The function is compiled once more on its own, so that it can only use what it contains, `core` and `std`: put
/// constants, types and other functions into its body.
/// Its parameters are numbers, `bool`, `&str`, and slices of and references to numbers, `bool` and arrays of them; its
/// result is a number, `bool` or nothing. Known arguments are not written. It is neither generic nor unsafe.
///
/// ```compile_fail
/// # use kernelsmith::specialise::specialise;
/// #[specialise(names)]
/// fn count(names: &[String]) -> usize {
///     names.len() // `String` could be another type where the function is called
/// }
/// ```
///
/// Nor does it contain unsafe code, or expressions that a macro by example inserted (`$e`): text does not keep their
/// grouping. Names of variables that a macro by example made are those of its text.
///
/// ```compile_fail
/// # use kernelsmith::specialise::specialise;
/// macro_rules! twice {
///     ($e:expr) => {
///         #[specialise(k)]
///         fn twice(k: u32) -> u32 {
///             $e * 2 // `1 + 2 * 2` in text
///         }
///     };
/// }
/// twice!(1 + 2);
/// ```
///
/// The call of the code is safe, and the attribute can be used in crates that forbid unsafe code: docs/safety.md says why.
/// Integers wrap in it, also where the program checks for overflow. A panic in it ends the process.
#[proc_macro_attribute]
pub fn specialise(arguments: TokenStream, item: TokenStream) -> TokenStream {
    match function::parse(arguments, item.clone()).and_then(|function| expand::expand(&function)) {
        Ok(added) => [item, added].into_iter().collect(),
        Err(error) => [item, error.tokens()].into_iter().collect(),
    }
}
