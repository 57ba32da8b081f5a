//! `ks-ballista-query`: the command `kernelsmith-query` with `--cluster HOST:PORT`.
#![forbid(unsafe_code)]

use ballista::prelude::{SessionConfigExt, SessionContextExt};
use datafusion::execution::SessionStateBuilder;
use datafusion::prelude::{SessionConfig, SessionContext};
use kernelsmith_datafusion::command::{self, Distributed};
use std::process::ExitCode;

fn main() -> ExitCode {
    command::main(Some((Distributed::Ballista, |scheduler, partitions| {
        Box::pin(async move {
            let mut config = SessionConfig::new_with_ballista();
            if let Some(partitions) = partitions {
                config = config.with_target_partitions(partitions);
            }
            let state = SessionStateBuilder::new().with_default_features().with_config(config).build();
            SessionContext::remote_with_state(&format!("df://{scheduler}"), state).await
        })
    })))
}
