//! An executor of your own, with the default addresses.

use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use kernelsmith_ballista::{KernelsmithEngine, Options};
use std::sync::Arc;

#[tokio::main]
async fn main() -> ballista_core::error::Result<()> {
    let engine = KernelsmithEngine::new(Options::default());
    let config = ExecutorProcessConfig { override_execution_engine: Some(Arc::new(engine)), ..Default::default() };
    start_executor_process(Arc::new(config)).await
}
