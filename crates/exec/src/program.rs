//! Runs a loaded module as a program: constructors, `main`, destructors.
//!
//! In: a [`LoadedModule`] that is never freed, arguments. Out: the status that `main` returns.
//! Invariant: constructors run in their order before `main`; destructors run in the opposite order when the process exits,
//! after all functions that the program registered to run then.
//! Not here: whether the functions have these types, which the caller promises.

use crate::error::ExecError;
use crate::module::LoadedModule;
use std::ffi::{CString, c_char, c_int};
use std::sync::{Mutex, PoisonError};

/// `main` as C calls it. Conventions of C let a function that takes fewer arguments ignore the others.
type Main = unsafe extern "C" fn(c_int, *const *mut c_char, *const *const c_char) -> c_int;
type Structor = unsafe extern "C" fn();

/// The destructors of programs that have not run yet.
static DESTRUCTORS: Mutex<Vec<Structor>> = Mutex::new(Vec::new());

impl LoadedModule {
    /// Runs the module as a program: its constructors, then `main` with these arguments, of which the first is by
    /// convention the name of the program. Returns what `main` returns; a program that calls `exit` ends the process. The
    /// destructors run when the process exits. `main` may take fewer parameters than `argc`, `argv` and `envp`.
    ///
    /// The module must live as long as the process ([`Box::leak`]): a program may leave threads, and functions that run at
    /// the exit. The arguments are never freed either; the program may write to them.
    ///
    /// # Safety
    /// `main` has the type `int main(int, char **, char **)`, with all parameters or the first of them; constructors and
    /// destructors have no parameters and no result. With these arguments, the program accesses only memory that it may
    /// access, calls external functions by their types, and lets no exception leave `main`.
    ///
    /// # Errors
    /// If there is no `main`, there are 2^31 arguments or more, or the destructors cannot be registered.
    pub unsafe fn run_main(&'static self, args: Vec<CString>) -> Result<i32, ExecError> {
        let unknown = |name: &str| ExecError::UnknownSymbol { name: name.to_owned() };
        // SAFETY: the caller guarantees the type.
        let main = unsafe { self.function::<Main>("main") }.ok_or_else(|| unknown("main"))?;
        let too_many = |_| ExecError::Unsupported { feature: "2^31 arguments of a program" };
        let n_args = c_int::try_from(args.len()).map_err(too_many)?;
        let structors = |names: &[String]| {
            // SAFETY: the caller guarantees the type.
            let function = |name: &String| unsafe { self.function::<Structor>(name) }.ok_or_else(|| unknown(name));
            names.iter().map(function).collect::<Result<Vec<Structor>, ExecError>>()
        };
        let (constructors, destructors) = (structors(self.constructors())?, structors(self.destructors())?);
        if !destructors.is_empty() {
            DESTRUCTORS.lock().unwrap_or_else(PoisonError::into_inner).extend(destructors);
            // Registered first, so that it runs after what the program registers.
            // SAFETY: no preconditions; the function may run at any time, on any thread.
            if unsafe { libc::atexit(run_destructors) } != 0 {
                return Err(ExecError::Unsupported { feature: "one more function at the exit of the process" });
            }
        }
        let mut pointers: Vec<*mut c_char> = args.into_iter().map(CString::into_raw).collect();
        pointers.push(std::ptr::null_mut());
        for constructor in constructors {
            // SAFETY: the caller guarantees that the program's functions may be called.
            unsafe { constructor() };
        }
        let argv: &'static [*mut c_char] = pointers.leak();
        // SAFETY: the same; the arguments are strings of C that are never freed.
        Ok(unsafe { main(n_args, argv.as_ptr(), environment()) })
    }
}

/// The strings of the environment, as C has them.
fn environment() -> *const *const c_char {
    #[cfg(unix)]
    {
        unsafe extern "C" {
            static environ: *const *const c_char;
        }
        // SAFETY: every process has the variable; reading a pointer has no further preconditions.
        unsafe { environ }
    }
    #[cfg(not(unix))]
    std::ptr::null()
}

/// Runs and forgets the destructors, last first.
extern "C" fn run_destructors() {
    loop {
        let next = DESTRUCTORS.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let Some(destructor) = next else { return };
        // SAFETY: whoever ran the program guaranteed that it may be called at the exit, once.
        unsafe { destructor() };
    }
}

/// Loads a shared library, so that [`process_symbol`](crate::process_symbol) finds its symbols. It stays loaded.
///
/// # Safety
/// Loading runs the library's constructors, which must be safe to run in this process.
///
/// # Errors
/// What the system says.
pub unsafe fn load_library(name: &str) -> Result<(), ExecError> {
    let failed = |reason: String| ExecError::Library { name: name.to_owned(), reason };
    #[cfg(unix)]
    {
        let c_name = CString::new(name).map_err(|_| failed("the name has a zero byte".to_owned()))?;
        // SAFETY: the name is a string of C; the caller guarantees that the library may be loaded.
        let handle = unsafe { libc::dlopen(c_name.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL) };
        if !handle.is_null() {
            return Ok(());
        }
        // SAFETY: no preconditions; the string lives until the next such call on this thread.
        let message = unsafe { libc::dlerror() };
        if message.is_null() {
            return Err(failed("the system says no reason".to_owned()));
        }
        // SAFETY: the message is a string of C.
        let message = unsafe { std::ffi::CStr::from_ptr(message) };
        Err(failed(message.to_string_lossy().into_owned()))
    }
    #[cfg(not(unix))]
    Err(failed("not supported on this system".to_owned()))
}
