//! Modules whose functions are specialised.
//!
//! In: LLVM IR, text or bitcode. Out: [`Library`]. Invariant: libraries with the same number have the same functions, so
//! that a key of the manager contains the number instead of the module.
//! Not here: what is bound (see the parent).

use super::{Binding, Budget, Helper, SpecialiseError, SpecialiseErrorKind};
use crate::error::Error;
use crate::jit::Jit;
use crate::llvm;
use core::fmt;
use kernelsmith_dsl::HelperError;
use kernelsmith_exec::{Callback, Resolve, SymbolTable, process_symbol};
use kernelsmith_ir as ir;
use kernelsmith_llvm::specialise::{PANIC, leaf};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// Modules are compiled for machines whose pointers have this size: others have no code memory.
pub(super) const POINTER_BYTES: u64 = 8;

/// The functions of a module of LLVM IR, ready to be specialised. Clones share them.
#[derive(Clone)]
pub struct Library {
    shared: Arc<Shared>,
    limits: Budget,
    is_checking: bool,
}

struct Shared {
    number: u64,
    name: String,
    arch: Option<String>,
    module: Arc<ir::Module>,
    /// What was read, to recognise it.
    source: Arc<[u8]>,
    symbols: Option<Arc<dyn Resolve + Send + Sync>>,
}

/// The libraries that live, by what was read.
static LIBRARIES: Mutex<Option<HashMap<Arc<[u8]>, Weak<Shared>>>> = Mutex::new(None);
static NEXT: AtomicU64 = AtomicU64::new(0);

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("Library");
        debug.field("name", &self.shared.name).field("number", &self.shared.number);
        debug.field("limits", &self.limits).field("is_checking", &self.is_checking).finish_non_exhaustive()
    }
}

impl Library {
    /// Reads a module, text or bitcode, as clang and rustc write it. The name is for messages. Reading the same bytes
    /// again gives the same library while it is in use.
    ///
    /// ```
    /// use kernelsmith::Jit;
    /// use kernelsmith::specialise::Library;
    /// # let Ok(jit) = Jit::host() else { return Ok(()) };
    /// # let _ = jit;
    /// // What clang makes of `long scale(long x, long by) { return x * by; }`.
    /// let text = b"define i64 @scale(i64 %x, i64 %by) {\n  %y = mul i64 %x, %by\n  ret i64 %y\n}\n";
    /// let jit = Jit::host()?;
    /// let scale = Library::parse("scale.ll", text)?.function("scale")?.bind(1, 7i64)?;
    /// let code = jit.specialise(&scale)?;
    /// let by_seven = code.function::<unsafe extern "C" fn(i64) -> i64>()?;
    /// // SAFETY: the function accesses no memory.
    /// assert_eq!(unsafe { by_seven(6) }, 42);
    /// # Ok::<(), kernelsmith::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`ErrorKind::InvalidInput`](crate::ErrorKind::InvalidInput) with the lines of the module, or
    /// [`ErrorKind::Unsupported`](crate::ErrorKind::Unsupported) with what is not supported.
    pub fn parse(name: &str, bytes: &[u8]) -> Result<Library, Error> {
        if let Some(shared) = locked(|libraries| libraries.get(bytes).and_then(Weak::upgrade)) {
            return Ok(Library::of(shared));
        }
        let mut module = llvm::parse(name, bytes)?;
        let arch = module.arch().map(str::to_owned);
        let lowered = Arc::new(llvm::lower_to_load(&mut module)?);
        let source: Arc<[u8]> = bytes.into();
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = name.to_owned();
        let new = Shared { number, name, arch, module: lowered, source: source.clone(), symbols: None };
        // It is dropped outside of the lock, which its destructor takes.
        let new = Arc::new(new);
        let shared = locked(|libraries| match libraries.get(bytes).and_then(Weak::upgrade) {
            // Another thread has read it meanwhile.
            Some(shared) => shared,
            None => {
                libraries.insert(source, Arc::downgrade(&new));
                Arc::clone(&new)
            }
        });
        Ok(Library::of(shared))
    }

    fn of(shared: Arc<Shared>) -> Library {
        Library { shared, limits: Budget::default(), is_checking: cfg!(debug_assertions) }
    }

    /// Limits of specialisation: how far loops are unrolled and calls are inlined, and how large the result is.
    #[must_use]
    pub fn with_limits(mut self, limits: Budget) -> Library {
        self.limits = limits;
        self
    }

    /// Whether [`Binding::check_constant`] compares memory. By default it does in builds with debug assertions.
    #[must_use]
    pub fn checking(mut self, is_checking: bool) -> Library {
        self.is_checking = is_checking;
        self
    }

    /// Sets what provides the functions and data that the module refers to and does not define; otherwise those of the
    /// process do. Code for this library is not shared with other libraries.
    #[must_use]
    pub fn with_symbols(mut self, symbols: impl Resolve + Send + Sync + 'static) -> Library {
        let Shared { name, arch, module, source, .. } = &*self.shared;
        self.shared = Arc::new(Shared {
            number: NEXT.fetch_add(1, Ordering::Relaxed),
            name: name.clone(),
            arch: arch.clone(),
            module: module.clone(),
            source: source.clone(),
            symbols: Some(Arc::new(symbols)),
        });
        self
    }

    /// A function of the module, to bind its arguments.
    ///
    /// # Errors
    /// [`SpecialiseErrorKind::UnknownFunction`](super::SpecialiseErrorKind::UnknownFunction), or
    /// [`SpecialiseErrorKind::Unsupported`](super::SpecialiseErrorKind::Unsupported).
    pub fn function(&self, name: &str) -> Result<Binding, Error> {
        Binding::new(self, name)
    }

    /// A function of the module, for kernels to call: see [`Helper`]. The functions that it calls are inlined, within the
    /// limits of the library ([`Library::with_limits`]).
    ///
    /// `F` is its type: `extern "C" fn` if it accesses no memory, which is checked, otherwise `unsafe extern "C" fn`;
    /// then a kernel that calls it has no safe call, and whoever calls the kernel guarantees what the function requires.
    /// Integers may have any sign, pointers any element; `isize` and `usize` are integers of 64 bits.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// use kernelsmith::specialise::Library;
    /// // What clang makes of `int clamp(int x, int most) { return x < most ? x : most; }`.
    /// let text = b"define i32 @clamp(i32 %x, i32 %most) {
    ///   %less = icmp slt i32 %x, %most
    ///   %y = select i1 %less, i32 %x, i32 %most
    ///   ret i32 %y
    /// }";
    /// let clamp = Library::parse("clamp.ll", text)?.helper::<extern "C" fn(i32, i32) -> i32>("clamp")?;
    /// let kernel = build::<fn(InOut<i32>)>("clamp_all", |k, (x,)| {
    ///     k.for_range_(0, x.len(), |i| x.store(i, clamp.call(k, (x.get(i), 10))));
    /// })?;
    /// let mut x = [-5, 30, 7];
    /// Jit::interpreter().interpret(&kernel, (&mut x,))?;
    /// assert_eq!(x, [-5, 10, 7]);
    /// # Ok::<(), kernelsmith::Error>(())
    /// ```
    ///
    /// # Errors
    /// A [`SpecialiseError`]: the module does not define the function; its type is another
    /// ([`Type`](super::SpecialiseErrorKind::Type) with the argument, [`Signature`](super::SpecialiseErrorKind::Signature));
    /// it accesses memory and `F` is not `unsafe`; it refers to data, to a symbol of another module, or calls itself; the
    /// limits do not suffice. That it was compiled for another machine is an error of compiling the kernel.
    #[track_caller]
    pub fn helper<F: Callback>(&self, name: &str) -> Result<Helper<F>, Error> {
        let function = leaf(self.module(), name, self.limits, &is_panic)?;
        let mut symbols = SymbolTable::new();
        symbols.register(PANIC, panicked as extern "C" fn())?;
        let helper = kernelsmith_dsl::helper(&function, self.shared.arch.as_deref(), &symbols);
        helper.map_err(|error| {
            let signature = |error: &HelperError| SpecialiseError::signature(name, &error.to_string());
            let error = match &error {
                HelperError::Parameter { at, wanted, given } => {
                    let (wanted, given) = (*wanted, *given);
                    SpecialiseError::of_argument(name, *at, SpecialiseErrorKind::Type { wanted, given })
                }
                HelperError::Memory => SpecialiseError::of_function(name, SpecialiseErrorKind::Memory),
                HelperError::Symbol(symbol) => SpecialiseError::unknown_symbol(name, symbol),
                other => signature(other),
            };
            error.into()
        })
    }

    /// The names of its functions, in order.
    pub fn functions(&self) -> impl Iterator<Item = &str> {
        self.shared.module.functions.iter().map(|function| function.func.name.as_str())
    }

    pub(super) fn module(&self) -> &ir::Module {
        &self.shared.module
    }

    pub(super) fn number(&self) -> u64 {
        self.shared.number
    }

    pub(super) fn limits(&self) -> Budget {
        self.limits
    }

    pub(super) fn is_checking(&self) -> bool {
        self.is_checking
    }

    pub(super) fn check_target(&self, function: &str, jit: &Jit) -> Result<(), Error> {
        let target = jit.compiling_target()?.arch();
        match &self.shared.arch {
            Some(arch) if arch != target => {
                let detail = format!("the module is for `{arch}`, the target is `{target}`");
                Err(SpecialiseError::target(function, &detail).into())
            }
            _ => Ok(()),
        }
    }

    /// The address of a symbol that the module does not define.
    pub(super) fn symbol(&self, name: &str) -> Option<*const u8> {
        let found = match &self.shared.symbols {
            Some(symbols) => symbols.resolve(name).map(|found| found.address()),
            None => process_symbol(name),
        };
        found.or_else(|| is_panic(name).then_some(panicked as *const u8))
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        if self.symbols.is_none() {
            locked(|libraries| {
                if libraries.get(&self.source).is_some_and(|library| library.strong_count() == 0) {
                    libraries.remove(&self.source);
                }
            });
        }
    }
}

fn locked<R>(run: impl FnOnce(&mut HashMap<Arc<[u8]>, Weak<Shared>>) -> R) -> R {
    run(LIBRARIES.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_default())
}

/// Whether a name is that of a function of Rust's core library that only panics. The linker of a program does not export
/// them, and their names contain a hash of the compiler.
fn is_panic(name: &str) -> bool {
    const PARTS: [&str; 8] = [
        "4core9panicking",
        "13unwrap_failed",
        "13expect_failed",
        "16slice_index_fail",
        "26slice_start_index_len_fail",
        "24slice_end_index_len_fail",
        "22slice_index_order_fail",
        "17len_mismatch_fail",
    ];
    (name.starts_with("_ZN4core") || name.starts_with("_R")) && PARTS.iter().any(|part| name.contains(part))
}

/// What happens where a function of Rust panics: compiled code cannot unwind.
extern "C" fn panicked() {
    eprintln!("a specialised function panicked; the process ends");
    std::process::abort();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_of_rust_are_recognised() {
        assert!(is_panic("_ZN4core9panicking18panic_bounds_check17h0123456789abcdefE"));
        assert!(is_panic("_RNvNtCs1234_4core9panicking18panic_bounds_check"));
        assert!(is_panic("_ZN4core6option13unwrap_failed17h0123456789abcdefE"));
        assert!(!is_panic("_ZN3std9panicking11begin_panic17h0123456789abcdefE"));
        assert!(!is_panic("4core9panicking"));
        assert!(!is_panic("memcpy"));
    }
}
