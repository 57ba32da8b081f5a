//! A scheduler of Ballista, unchanged, at an address of this machine: `cargo run --example scheduler 127.0.0.1:50050`.

use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::SchedulerConfig;
use ballista_scheduler::scheduler_process::start_server;
use std::net::SocketAddr;
use std::sync::Arc;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let address = std::env::args().nth(1).unwrap_or("127.0.0.1:50050".to_owned());
    let address: SocketAddr = address.parse().map_err(|_| format!("the address is {address}, wanted IP:PORT"))?;
    let (bind_host, bind_port) = (address.ip().to_string(), address.port());
    let config = SchedulerConfig { external_host: bind_host.clone(), bind_host, bind_port, ..Default::default() };
    let cluster = BallistaCluster::new_from_config(&config).await?;
    Ok(start_server(cluster, address, Arc::new(config)).await?)
}
