//! What the queries of a session share: options and compiled code.
//!
//! In: pipelines. Out: their code, compiled once.
//! Invariant: a panic of the compiler is a refused compilation.
//! Not here: what is compiled, and when.

use crate::Options;
use crate::counters::Counters;
use crate::query::{Layout, Pipeline, PipelineCode};
use kernelsmith::Jit;
use std::collections::HashMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// The number of pipelines whose code is kept; then the cache starts empty. Code that runs stays alive.
const MAX_CACHED: usize = 1024;

/// Options and code that queries share.
pub struct Engine {
    options: Options,
    /// None where code does not run.
    jit: Option<Jit>,
    /// None of a pipeline that was refused.
    codes: Mutex<HashMap<Vec<u8>, Option<Arc<PipelineCode>>>>,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("options", &self.options).finish_non_exhaustive()
    }
}

impl Engine {
    /// An engine with these options.
    pub fn new(options: Options) -> Arc<Engine> {
        Arc::new(Engine { options, jit: Jit::host().ok(), codes: Mutex::default() })
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The code of a pipeline; `None` if it is refused.
    pub(crate) fn code(&self, pipeline: &Pipeline, layout: &Layout, counters: &Counters) -> Option<Arc<PipelineCode>> {
        let jit = self.jit.as_ref()?;
        let mut key = format!("{:?} {};", layout.nullable, layout.max_groups).into_bytes();
        pipeline.write_key(&mut key);
        let cached = self.codes.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if let Some(code) = cached {
            Counters::add(&counters.cache_hits, 1);
            return code;
        }
        let started = Instant::now();
        let code = catch_unwind(AssertUnwindSafe(|| jit.pipeline(pipeline, layout)));
        Counters::add(&counters.compile_nanos, started.elapsed().as_nanos() as usize);
        let code = code.ok().and_then(Result::ok).map(Arc::new);
        Counters::add(&counters.failures, usize::from(code.is_none()));
        let mut codes = self.codes.lock().unwrap_or_else(PoisonError::into_inner);
        if codes.len() >= MAX_CACHED {
            codes.clear();
        }
        codes.insert(key, code.clone());
        code
    }
}
