//! Passes of users, as options of a compiler.
//!
//! In: a function over the IR, and where it goes. Out: the pass among the options, or why it cannot be inserted.
//! Invariant: whoever inserts a pass has written `unsafe`, because safe calls rely on what it must keep.
//! Not here: running and verifying them (see kernelsmith-codegen).

use crate::error::{Error, ErrorKind};
use crate::jit_options::JitOptions;
use crate::listing::STAGES;
use kernelsmith_codegen::{UserPass, pipeline};
use kernelsmith_exec::Vouched;
use kernelsmith_ir::Function;
use std::sync::Arc;

impl JitOptions {
    /// Inserts a pass of your own, which runs after the pass named `after` (any of [`STAGES`](crate::STAGES) from
    /// `collect` to the one before `legalise`) in every compilation, up to eight passes. The verifier checks its result,
    /// and it must keep the parameters and results; dumps, listings and reports show it by its name. The interpreter
    /// runs kernels as they were recorded. Managers distinguish passes by their names only.
    ///
    /// # Safety
    /// This is why `run` is [`Vouched`]: safe calls check the accesses that the kernel had when it was recorded. After
    /// the pass, a kernel must access no other elements of its slices and call no other functions.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// use kernelsmith::unstable::ir::{Function, Opcode};
    /// use kernelsmith::{ListingOptions, Vouched};
    ///
    /// // Subtracts where the kernel adds.
    /// let negate = |function: &mut Function| {
    ///     for op in function.ops.iter_mut().filter(|op| op.code == Opcode::Add) {
    ///         op.code = Opcode::Sub;
    ///     }
    ///     Ok(())
    /// };
    /// // SAFETY: the kernel below has no slices.
    /// let negate = unsafe { Vouched::new(negate) };
    /// let jit = Jit::for_target(Target::aarch64()?, JitOptions::new().pass_after("simplify", "negate", negate))?;
    /// let sum = build::<fn(i64, i64) -> i64>("sum", |_, (a, b)| a + b)?;
    /// let listing = jit.listing(sum.function(), &ListingOptions::new().after("negate"))?;
    /// assert!(listing.contains("sub.i64 %0, %1"));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn pass_after(
        mut self,
        after: &'static str,
        name: &'static str,
        run: Vouched<impl Fn(&mut Function) -> Result<(), String> + Send + Sync + 'static>,
    ) -> JitOptions {
        self.passes.push(UserPass { name, after, run: Arc::new(run.into_inner()) });
        self
    }

    /// Checks where the user's passes go, and their names.
    pub(crate) fn check_passes(&self) -> Result<(), Error> {
        let invalid = |message: String| Err(Error::new(ErrorKind::InvalidInput, message));
        for (at, UserPass { name, after, .. }) in self.passes.iter().enumerate() {
            if !pipeline::before_legalisation().any(|pass| pass == *after) {
                let passes: Vec<_> = pipeline::before_legalisation().collect();
                let message = format!("the pass `{name}` follows `{after}`; wanted one of {}", passes.join(", "));
                return invalid(message);
            }
            let is_taken = |other: &str| other == *name;
            if name.is_empty() || *name == "all" || STAGES.into_iter().any(is_taken) {
                return invalid(format!("a pass is named `{name}`, which is the name of a stage or none"));
            }
            if self.passes[..at].iter().any(|pass| is_taken(pass.name)) {
                return invalid(format!("two passes are named `{name}`"));
            }
        }
        match self.passes.len() {
            n if n > pipeline::MAX_USER_PASSES => {
                let message = format!("{n} passes are inserted; at most {}", pipeline::MAX_USER_PASSES);
                Err(Error::new(ErrorKind::Limit, message))
            }
            _ => Ok(()),
        }
    }

    /// The passes as text: part of the compiler's fingerprint.
    pub(crate) fn passes_of_code(&self) -> String {
        self.passes.iter().map(|pass| format!("pass {} after {}\n", pass.name, pass.after)).collect()
    }
}
