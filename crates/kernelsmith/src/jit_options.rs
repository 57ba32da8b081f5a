//! How a [`Jit`](crate::Jit) compiles.
//!
//! In: the user's choices. Out: [`JitOptions`], which the compiler reads.
//! Invariant: options are values; nothing here compiles.
//! Not here: the machine to compile for (see `target`).

use crate::listing::Dump;
#[cfg(feature = "simulator")]
use crate::simulated;
use core::fmt;
use kernelsmith_codegen::{Options, UserPass, Verify};
use kernelsmith_exec::{ArenaOptions, KernelObject, Processor};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

/// The user's callback for each stage of each compilation.
pub(crate) type DumpHook = Arc<dyn Fn(&Dump<'_>) + Send + Sync>;

/// Returns what runs a compiled kernel on another machine.
pub(crate) type ProcessorOf = Arc<dyn Fn(&KernelObject) -> Box<dyn Processor> + Send + Sync>;

/// How a [`Jit`](crate::Jit) compiles.
///
/// ```
/// use kernelsmith::JitOptions;
/// let careful = JitOptions::new().verify_passes(true).check_allocation(true);
/// ```
#[derive(Clone)]
#[must_use]
pub struct JitOptions {
    pub(crate) verify_passes: bool,
    pub(crate) check_allocation: bool,
    pub(crate) spill_all: bool,
    pub(crate) fast: bool,
    pub(crate) locations: bool,
    pub(crate) stage_times: bool,
    pub(crate) perf_map: bool,
    pub(crate) jit_dump: Option<PathBuf>,
    pub(crate) debuggers: bool,
    pub(crate) unwinders: bool,
    pub(crate) max_code_bytes: usize,
    pub(crate) model: Option<&'static str>,
    pub(crate) interruptible: bool,
    pub(crate) passes: Vec<UserPass>,
    #[cfg(feature = "simulator")]
    pub(crate) simulation: simulated::Simulation,
    /// Runs kernels elsewhere, for tests: see [`crate::unstable::exec::elsewhere`].
    pub(crate) processor_of: Option<ProcessorOf>,
    pub(crate) dump: Option<DumpHook>,
}

impl JitOptions {
    /// The defaults: fast compilation, no dumps, at most 1 GiB of code memory.
    pub fn new() -> JitOptions {
        JitOptions {
            verify_passes: false,
            check_allocation: false,
            spill_all: false,
            fast: false,
            locations: false,
            stage_times: false,
            perf_map: false,
            jit_dump: None,
            debuggers: false,
            unwinders: false,
            max_code_bytes: ArenaOptions::new().max_bytes,
            model: None,
            interruptible: false,
            passes: Vec::new(),
            #[cfg(feature = "simulator")]
            simulation: simulated::Simulation::default(),
            processor_of: None,
            dump: None,
        }
    }

    /// The simulated machine for ordinary calls of kernels for NaplesPU; by default one thread of the documented machine.
    /// With several threads, all call the kernel with the same arguments: for a kernel that does not divide its work
    /// among them, set [`Simulation::copies`](crate::simulated::Simulation::copies).
    #[cfg(feature = "simulator")]
    pub fn simulation(mut self, simulation: simulated::Simulation) -> JitOptions {
        self.simulation = simulation;
        self
    }

    /// Runs the verifier after every pass.
    pub fn verify_passes(mut self, yes: bool) -> JitOptions {
        self.verify_passes = yes;
        self
    }

    /// Checks every register allocation with an independent checker.
    pub fn check_allocation(mut self, yes: bool) -> JitOptions {
        self.check_allocation = yes;
        self
    }

    /// Keeps every value in memory. The code is slow; use it to find out whether register allocation causes a wrong
    /// result.
    pub fn spill_all(mut self, yes: bool) -> JitOptions {
        self.spill_all = yes;
        self
    }

    /// Leaves out the passes that only make code better: nothing is simplified, hoisted or unrolled. For large modules that run
    /// briefly. Machines with 32-bit addresses ignore it: their frames are limited.
    ///
    /// ```
    /// use kernelsmith::{Jit, JitOptions};
    /// let jit = Jit::host_with(JitOptions::new().fast(true))?;
    /// let sum = jit.kernel::<fn(i32, i32) -> i32>("sum", |_, (a, b)| a + b)?;
    /// assert_eq!(sum.call(1, 2)?, 3);
    /// # Ok::<(), kernelsmith::Error>(())
    /// ```
    pub fn fast(mut self, yes: bool) -> JitOptions {
        self.fast = yes;
        self
    }

    /// Records the Rust source line of every operation, for listings, messages, debuggers, profilers and object files.
    pub fn locations(mut self, yes: bool) -> JitOptions {
        self.locations = yes;
        self
    }

    /// Makes calls of kernels interruptible: each iteration of a loop polls a flag. [`Kernel::call_interruptible`]
    /// takes the flag as an argument; [`Kernel::call_with_deadline`] sets it at the deadline. A poll is a load, a
    /// comparison and a branch, and the compiler does not unroll short loops.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// use kernelsmith::CallError;
    /// use std::time::{Duration, Instant};
    ///
    /// let jit = Jit::host_with(JitOptions::new().interruptible(true))?;
    /// let endless = jit.kernel::<fn(InOut<u64>)>("endless", |k, (x,)| k.loop_(|| x.store(0, x.load(0) + 1)))?;
    /// let mut x = [0];
    /// let outcome = endless.call_with_deadline(Instant::now() + Duration::from_millis(5), &mut x);
    /// assert!(matches!(outcome, Err(CallError::Interrupted)));
    /// # Ok::<(), kernelsmith::Error>(())
    /// ```
    ///
    /// [`Kernel::call_interruptible`]: crate::Kernel::call_interruptible
    /// [`Kernel::call_with_deadline`]: crate::Kernel::call_with_deadline
    pub fn interruptible(mut self, yes: bool) -> JitOptions {
        self.interruptible = yes;
        self
    }

    /// Measures the time of every pass, in nanoseconds, for [`CompileReport::stages`](crate::CompileReport::stages).
    pub fn stage_times(mut self, yes: bool) -> JitOptions {
        self.stage_times = yes;
        self
    }

    /// Writes the names and addresses of kernels to `/tmp/perf-PID.map`, where Linux `perf` reads them.
    pub fn perf_map(mut self, yes: bool) -> JitOptions {
        self.perf_map = yes;
        self
    }

    /// Writes names and bytes of kernels to `jit-PID.dump` in `folder`, for `perf inject --jit` and `perf annotate`.
    pub fn jit_dump(mut self, folder: impl Into<PathBuf>) -> JitOptions {
        self.jit_dump = Some(folder.into());
        self
    }

    /// Registers the names and frames of kernels with gdb and lldb, so that breakpoints in kernels work. With
    /// [`locations`](JitOptions::locations), debuggers show the Rust lines.
    pub fn debuggers(mut self, yes: bool) -> JitOptions {
        self.debuggers = yes;
        self
    }

    /// Registers the frames of kernels with the unwinder, so that `std::backtrace` includes the callers of a kernel.
    pub fn unwinders(mut self, yes: bool) -> JitOptions {
        self.unwinders = yes;
        self
    }

    /// Limits the code memory to `bytes` bytes.
    pub fn max_code_bytes(mut self, bytes: usize) -> JitOptions {
        self.max_code_bytes = bytes;
        self
    }

    /// Plans kernels of the library for this processor model, as named by `kernelsmith::unstable::exec::host_model`
    /// (`znver4`, `znver5`, `intel`, ...), instead of the host's. The model affects speed and the order in which floats
    /// are summed, but not the CPU features that the code uses. For an unknown name, plans use the defaults of the
    /// target's level.
    pub fn model(mut self, name: &'static str) -> JitOptions {
        self.model = Some(name);
        self
    }

    /// Calls the hook after every pass and stage of every compilation.
    pub fn dump(mut self, hook: impl Fn(&Dump<'_>) + Send + Sync + 'static) -> JitOptions {
        self.dump = Some(Arc::new(hook));
        self
    }

    /// The settings that affect the generated code, as text: part of the compiler's fingerprint.
    pub(crate) fn of_code(&self) -> String {
        let polls = if self.interruptible { "interruptible=true\n" } else { "" };
        let tier = if self.fast { "fast=true\n" } else { "" };
        format!("spill_all={}\n{tier}{polls}{}", self.spill_all, self.passes_of_code())
    }

    pub(crate) fn compiler_options(&self) -> Options {
        Options {
            // The language verified the function when it recorded it.
            verify: if self.verify_passes { Verify::EachPass } else { Verify::Never },
            check_allocation: self.check_allocation,
            spill_all: self.spill_all,
            fast: self.fast,
            limit: None,
            source_map: false,
            links: false,
            clock: self.stage_times.then_some(nanos as fn() -> u64),
        }
    }
}

impl Default for JitOptions {
    fn default() -> JitOptions {
        JitOptions::new()
    }
}

impl fmt::Debug for JitOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JitOptions")
            .field("verify_passes", &self.verify_passes)
            .field("check_allocation", &self.check_allocation)
            .field("spill_all", &self.spill_all)
            .field("fast", &self.fast)
            .field("locations", &self.locations)
            .field("stage_times", &self.stage_times)
            .field("perf_map", &self.perf_map)
            .field("jit_dump", &self.jit_dump)
            .field("debuggers", &self.debuggers)
            .field("unwinders", &self.unwinders)
            .field("max_code_bytes", &self.max_code_bytes)
            .field("model", &self.model)
            .field("passes", &self.passes)
            .field("dump", &self.dump.is_some())
            .finish()
    }
}

/// Nanoseconds since the first call.
fn nanos() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_nanos() as u64
}
