//! `ks-distributed-query`: the command `kernelsmith-query` with `--workers HOST:PORT[,HOST:PORT]...`.
#![forbid(unsafe_code)]

use datafusion::execution::SessionStateBuilder;
use datafusion::prelude::{SessionConfig, SessionContext};
use datafusion_distributed::{DistributedExt, SessionStateBuilderExt};
use kernelsmith_datafusion::command::{self, Distributed};
use kernelsmith_distributed::Workers;
use std::process::ExitCode;

fn main() -> ExitCode {
    command::main(Some((Distributed::Workers, |workers, partitions| {
        Box::pin(async move {
            let mut config = SessionConfig::new().with_information_schema(true);
            if let Some(partitions) = partitions {
                config = config.with_target_partitions(partitions);
            }
            let state = SessionStateBuilder::new().with_default_features().with_config(config);
            let state = state.with_distributed_worker_resolver(Workers::new(workers.split(','))?);
            Ok(SessionContext::new_with_state(state.with_distributed_planner().build()))
        })
    })))
}
