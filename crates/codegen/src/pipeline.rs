//! The passes in order.
//!
//! A pass is a name and a function; the driver runs, times and dumps them. The stages over machine instructions follow the
//! last pass; their names are here for dumps and timings.

use crate::error::CompileError;
use crate::passes::{self, PassCx};
use kernelsmith_ir::Function;
use std::sync::Arc;

/// The first pass of legalisation. Passes of users run before it, while every operation is still allowed.
pub const LEGALISE: &str = "legalise";

/// Maximum number of a user's passes.
pub const MAX_USER_PASSES: usize = 8;

/// What a pass of a user does; an error is the reason why it gives up.
pub type UserFunction = dyn Fn(&mut Function) -> Result<(), String> + Send + Sync;

/// A pass of a user. It may change what a function computes and accesses, but not its parameters and results.
#[derive(Clone)]
pub struct UserPass {
    /// Its name in dumps and timings.
    pub name: &'static str,
    /// The pass that it follows, one of [`before_legalisation`].
    pub after: &'static str,
    /// Its function.
    pub run: Arc<UserFunction>,
}

impl core::fmt::Debug for UserPass {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} after {}", self.name, self.after)
    }
}

/// The names of the passes that passes of users can follow.
pub fn before_legalisation() -> impl Iterator<Item = &'static str> {
    PASSES.iter().map(|pass| pass.name).take_while(|name| *name != LEGALISE)
}

/// A pass over the IR.
#[derive(Clone, Copy)]
pub struct Pass {
    /// Its name in dumps and timings.
    pub name: &'static str,
    /// Whether code needs it: [`Options::fast`](crate::Options::fast) leaves out the others.
    pub is_needed: bool,
    /// Its function.
    pub run: fn(&mut Function, &mut PassCx<'_>) -> Result<(), CompileError>,
}

impl core::fmt::Debug for Pass {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name)
    }
}

macro_rules! is_needed {
    (needed) => {
        true
    };
    (better) => {
        false
    };
}

/// A pass that cannot fail: one that code needs, or one that makes it better.
macro_rules! infallible {
    ($need:ident $name:literal, $run:path) => {
        Pass {
            name: $name,
            is_needed: is_needed!($need),
            run: |func, cx| {
                $run(func, cx);
                Ok(())
            },
        }
    };
}

/// A pass that runs only if legalisation created operations.
macro_rules! after_expansion {
    ($need:ident $name:literal, $run:path) => {
        Pass {
            name: $name,
            is_needed: is_needed!($need),
            run: |func, cx| {
                if cx.scratch.expanded {
                    $run(func, cx);
                }
                Ok(())
            },
        }
    };
}

/// The passes over the IR.
pub const PASSES: &[Pass] = &[
    infallible!(needed "collect", passes::collect::run),
    infallible!(needed "slots", passes::slots::run),
    infallible!(better "immediates", passes::immediates::run),
    infallible!(needed "control-flow", passes::control_flow::run),
    infallible!(better "simplify", passes::simplify::run),
    infallible!(better "hoist-invariant", passes::hoist_invariant::run),
    infallible!(better "dead-code", passes::dead_code::run),
    infallible!(better "induction", passes::induction::run),
    Pass { name: LEGALISE, is_needed: true, run: passes::legalise::run },
    after_expansion!(needed "simplify-legal", passes::simplify::run_legal),
    after_expansion!(better "hoist-legal", passes::hoist_invariant::run),
    after_expansion!(better "dead-legal", passes::dead_code::run),
    infallible!(better "pointers", passes::pointers::run),
    infallible!(better "unroll", passes::unroll::run),
    infallible!(better "early-increment", passes::early_increment::run),
];

/// The stages over machine instructions, after the passes.
pub const STAGES: [&str; 3] = ["select", "allocate", "emit"];

/// Number of timed passes and stages.
pub const N_TIMED: usize = PASSES.len() + STAGES.len();

/// Whether a pass or stage has this name.
pub fn exists(name: &str) -> bool {
    PASSES.iter().any(|pass| pass.name == name) || STAGES.contains(&name)
}
