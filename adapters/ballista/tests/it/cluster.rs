//! A scheduler, executors, and sessions that use them.
//!
//! In: how each executor runs. Out: a cluster that ends with its value.
//! Invariant: executors are processes of `ks-ballista-executor`, started like a user starts them; each test has its own.
//! Not here: tables and queries.

use crate::files::{Folder, PATIENCE};
use ballista::prelude::{SessionConfigExt, SessionContextExt};
use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::SchedulerConfig;
use ballista_scheduler::scheduler_process::{create_scheduler, start_grpc_service_with_listener};
use datafusion::execution::SessionStateBuilder;
use datafusion::prelude::{SessionConfig, SessionContext};
use datafusion_proto::protobuf::{LogicalPlanNode, PhysicalPlanNode};
use std::fs::{self, File};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// How an executor runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// As Ballista's own.
    Ballista,
    /// With kernelsmith, from the first row on.
    Kernelsmith,
}

/// A process that ends with its value.
pub(crate) struct Executor {
    process: Child,
    folder: Folder,
    ports: [u16; 2],
}

impl Executor {
    fn start(scheduler: SocketAddr, by: By, cache: Option<&Path>) -> Executor {
        let folder = Folder::new("executor");
        // Both are free until the listeners go.
        let listeners = [(); 2].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
        let ports = listeners.each_ref().map(|listener| listener.local_addr().unwrap().port());
        drop(listeners);
        let mut command = Command::new(env!("CARGO_BIN_EXE_ks-ballista-executor"));
        command.args(["--scheduler", &scheduler.to_string(), "--bind", "127.0.0.1", "--vcores", "2"]);
        command.args(["--port", &ports[0].to_string(), "--grpc-port", &ports[1].to_string(), "--heartbeat", "1"]);
        command.arg("--work-dir").arg(folder.path().join("work"));
        match by {
            By::Ballista => command.arg("--off"),
            By::Kernelsmith => command.args(["--min-rows", "0", "--wait", "--report"]),
        };
        cache.map(|cache| command.arg("--cache").arg(cache));
        fs::create_dir(folder.path().join("work")).unwrap();
        let [out, errors] = ["reports", "errors"].map(|name| File::create(folder.path().join(name)).unwrap());
        let process = command.stdin(Stdio::null()).stdout(out).stderr(errors).spawn().unwrap();
        Executor { process, folder, ports }
    }

    fn wait_until_started(&mut self) {
        let started = Instant::now();
        while self.ports.iter().any(|port| TcpStream::connect(("127.0.0.1", *port)).is_err()) {
            assert_eq!(self.process.try_wait().unwrap(), None, "an executor ended: {}", self.text("errors"));
            assert!(started.elapsed() < PATIENCE, "an executor did not start: {}", self.text("errors"));
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn text(&self, file: &str) -> String {
        fs::read_to_string(self.folder.path().join(file)).unwrap()
    }

    /// The sum of a number in the lines of `--report`.
    pub(crate) fn reported(&self, name: &str) -> usize {
        let text = self.text("reports");
        let words = text.split([' ', ',', '\n']).filter_map(|word| word.strip_prefix(name)?.strip_prefix('='));
        words.map(|number| number.parse::<usize>().unwrap()).sum()
    }

    /// Its name in metrics.
    pub(crate) fn name(&self) -> String {
        format!("127.0.0.1:{}", self.ports[0])
    }

    /// Whether it wrote shuffled data.
    pub(crate) fn took_part(&self) -> bool {
        fs::read_dir(self.folder.path().join("work")).unwrap().next().is_some()
    }

    /// Ends it without notice: SIGKILL.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Executor {
    fn drop(&mut self) {
        // It may have been killed before.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A scheduler with executors.
pub(crate) struct Cluster {
    pub(crate) executors: Vec<Executor>,
    pub(crate) address: SocketAddr,
    pub(crate) runtime: Runtime,
}

impl Cluster {
    pub(crate) fn new(executors: &[By]) -> Cluster {
        Cluster::with_cache(executors, None)
    }

    /// Executors that share a directory of compiled code.
    pub(crate) fn with_cache(executors: &[By], cache: Option<&Path>) -> Cluster {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let address = runtime.block_on(async {
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            let config = SchedulerConfig {
                external_host: address.ip().to_string(),
                bind_port: address.port(),
                executor_timeout_seconds: 5,
                expire_dead_executor_interval_seconds: 1,
                ..SchedulerConfig::default()
            };
            let cluster = BallistaCluster::new_from_config(&config).await.unwrap();
            let server = create_scheduler::<LogicalPlanNode, PhysicalPlanNode>(cluster, Arc::new(config));
            tokio::spawn(start_grpc_service_with_listener(listener, server.await.unwrap()));
            address
        });
        let mut cluster = Cluster { executors: Vec::new(), address, runtime };
        for by in executors {
            cluster.executors.push(Executor::start(address, *by, cache));
        }
        cluster.executors.iter_mut().for_each(Executor::wait_until_started);
        cluster
    }

    /// A session whose queries run here.
    pub(crate) fn session(&self) -> SessionContext {
        let config = SessionConfig::new_with_ballista().with_target_partitions(4);
        let state = SessionStateBuilder::new().with_default_features().with_config(config).build();
        let url = format!("df://{}", self.address);
        self.runtime.block_on(SessionContext::remote_with_state(&url, state)).unwrap()
    }
}
