//! Workers and sessions that use them.
//!
//! In: how each worker runs. Out: a cluster that ends with its value.
//! Invariant: workers are processes of `ks-distributed-worker`, started like a user starts them; each test has its own.
//! Not here: tables and queries.

use crate::files::PATIENCE;
use datafusion::execution::SessionStateBuilder;
use datafusion::prelude::{SessionConfig, SessionContext};
use datafusion_distributed::{DistributedExt, SessionStateBuilderExt};
use kernelsmith_distributed::Workers;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// How a worker runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// As a worker of datafusion-distributed.
    DataFusion,
    /// With kernelsmith, from the first row on.
    Kernelsmith,
}

/// A process that ends with its value.
pub(crate) struct Worker {
    process: Child,
    pub(crate) address: String,
}

impl Worker {
    fn start(by: By, cache: Option<&Path>) -> Worker {
        // The address is free until the listener goes.
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        drop(listener);
        let mut command = Command::new(env!("CARGO_BIN_EXE_ks-distributed-worker"));
        command.args(["--bind", &address]);
        match by {
            By::DataFusion => command.arg("--off"),
            By::Kernelsmith => command.args(["--min-rows", "0", "--wait"]),
        };
        cache.map(|cache| command.arg("--cache").arg(cache));
        let process = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap();
        Worker { process, address }
    }

    fn wait_until_started(&mut self) {
        let started = Instant::now();
        while TcpStream::connect(&self.address).is_err() {
            assert_eq!(self.process.try_wait().unwrap(), None, "a worker ended");
            assert!(started.elapsed() < PATIENCE, "a worker did not start");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Workers.
pub(crate) struct Cluster {
    pub(crate) workers: Vec<Worker>,
    pub(crate) runtime: Runtime,
}

impl Cluster {
    pub(crate) fn new(workers: &[By], cache: Option<&Path>) -> Cluster {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let mut workers: Vec<_> = workers.iter().map(|by| Worker::start(*by, cache)).collect();
        workers.iter_mut().for_each(Worker::wait_until_started);
        Cluster { workers, runtime }
    }

    /// A session whose queries run here, with as many tasks as there are workers also where tables are small.
    pub(crate) fn session(&self) -> SessionContext {
        let workers = Workers::new(self.workers.iter().map(|worker| &worker.address)).unwrap();
        let state = SessionStateBuilder::new().with_default_features();
        let state = state.with_config(SessionConfig::new().with_target_partitions(2));
        let state = state.with_distributed_worker_resolver(workers).with_distributed_planner();
        let state = state.with_distributed_file_scan_config_bytes_per_partition(1).unwrap();
        SessionContext::new_with_state(state.build())
    }
}
