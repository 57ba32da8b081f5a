//! What the queries of a session share: options and compiled code.
//!
//! In: pipelines. Out: their code, compiled once, in the background.
//! Invariant: a panic of the compiler is a refused compilation.
//! Not here: what is compiled, and when (see `program` and `aggregate`).

use crate::Options;
use crate::aggregate::Choices;
use crate::counters::Counters;
use crate::query::{Layout, Pipeline, PipelineCode, PipelineSpec};
use kernelsmith::manager::{Artifact, CodeRef, Dumps, Failure, Hints, KeyWriter, Kind, Manager, Response, Verify};
use kernelsmith::{Jit, KernelObject, SavedObjects};
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The number of pipelines whose code is kept. Code that runs stays alive.
const MAX_CACHED: usize = 1024;

/// Options and code that queries share.
pub struct Engine {
    options: Options,
    /// The name and the level of an executor.
    executor: Option<String>,
    /// None where code does not run.
    manager: Option<Manager<Jit>>,
    choices: Choices,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("options", &self.options).finish_non_exhaustive()
    }
}

/// The code of a pipeline, whose compile time the node that asked first counts.
#[derive(Clone, Debug)]
pub(crate) struct NodeSpec {
    spec: PipelineSpec,
    counters: Arc<Counters>,
}

impl Artifact for NodeSpec {
    const KIND: Kind = Kind::new(0x7175_6502, "pipeline of DataFusion");
    const SAVED: Option<Verify> = PipelineSpec::SAVED;
    type Compiler = Jit;
    type Code = PipelineCode;

    fn write_key(&self, key: &mut KeyWriter) {
        self.spec.write_key(key);
    }

    fn emit(&self, jit: &Jit, dumps: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        let started = Instant::now();
        let emitted = self.spec.emit(jit, dumps);
        Counters::add(&self.counters.compile_nanos, started.elapsed().as_nanos() as usize);
        emitted
    }

    fn publish(&self, jit: &Jit, objects: &[KernelObject]) -> Result<PipelineCode, Failure> {
        self.spec.publish(jit, objects)
    }
}

/// What a request for code returned.
pub(crate) type Requested = Response<NodeSpec>;

/// Shared code.
pub(crate) type Shared = CodeRef<NodeSpec>;

impl Engine {
    /// An engine with these options.
    pub fn new(options: Options) -> Arc<Engine> {
        Engine::of(options, None, None)
    }

    /// An engine that reads compiled code from a store before it compiles, and keeps there what it compiled.
    pub fn with_saved(options: Options, saved: SavedObjects) -> Arc<Engine> {
        Engine::of(options, Some(saved), None)
    }

    /// The engine of an executor in a cluster. Its metrics also have the executor's name, such as `HOST:PORT`, and the level
    /// that it compiles for: `rows_compiled@10.0.0.7:50051/x86-64-v4`. Letters, digits and `.:-[]` of a name are kept.
    pub fn of_executor(options: Options, name: &str, saved: Option<SavedObjects>) -> Arc<Engine> {
        Engine::of(options, saved, Some(name))
    }

    fn of(options: Options, saved: Option<SavedObjects>, name: Option<&str>) -> Arc<Engine> {
        let jit = Jit::host().ok();
        let executor = name.map(|name| {
            let is_kept = |c: char| c.is_ascii_alphanumeric() || ".:-[]".contains(c);
            let name = name.replace(|c| !is_kept(c), "_");
            let level = jit.as_ref().and_then(|jit| Some(jit.target()?.level().name()));
            format!("{name}/{}", level.unwrap_or("none"))
        });
        let manager = |jit| {
            let builder = Manager::<Jit>::builder().max_entries(MAX_CACHED);
            let builder = match saved {
                Some(saved) => builder.saved(saved),
                None => builder,
            };
            builder.build(jit)
        };
        Arc::new(Engine { options, executor, manager: jit.map(manager), choices: Choices::default() })
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Who groups the inputs of aggregations.
    pub(crate) fn choices(&self) -> &Choices {
        &self.choices
    }

    /// The name and the level of an executor.
    pub(crate) fn executor(&self) -> Option<&str> {
        self.executor.as_deref()
    }

    /// Whether code does not run on this machine.
    #[cfg(test)]
    pub(crate) fn is_off(&self) -> bool {
        self.manager.is_none()
    }

    /// Requests the code of a pipeline, which a worker of the manager compiles; `None` where code does not run.
    pub(crate) fn request(
        &self,
        pipeline: &Arc<Pipeline>,
        layout: Layout,
        counters: &Arc<Counters>,
    ) -> Option<Requested> {
        let spec = PipelineSpec::new(Arc::clone(pipeline), layout);
        let spec = NodeSpec { spec, counters: Arc::clone(counters) };
        let hints = Hints { sync_budget: Some(Duration::ZERO), ..Hints::default() };
        let response = self.manager.as_ref()?.request(&spec, hints);
        Counters::add(&counters.cache_hits, usize::from(matches!(response, Response::Ready(_))));
        Counters::add(&counters.failures, usize::from(matches!(response, Response::Fallback(_))));
        Some(response)
    }
}
