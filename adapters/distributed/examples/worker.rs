//! A worker of your own.

use datafusion_distributed::{Worker, WorkerQueryContext};
use kernelsmith_distributed::{Engine, Options, WithKernelsmithWorker};
use tonic::transport::Server;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let engine = Engine::new(Options::default());
    let worker = Worker::from_session_builder(move |context: WorkerQueryContext| {
        let session = context.builder.with_kernelsmith_worker(engine.clone()).build();
        async move { Ok(session) }
    });
    Ok(Server::builder().add_service(worker.into_worker_server()).serve("127.0.0.1:8080".parse()?).await?)
}
