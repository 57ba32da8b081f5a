//! Connections to other executors, kept between shuffles. Ballista's own pool is private to its executor, and without one
//! each fetch of a partition opens a connection.
//!
//! In: an address. Out: a connection to it, which returns here when it is dropped.
//! Invariants: the lock is never held while a connection is opened; a connection that was idle for [`MAX_IDLE`] is closed
//! when the next one is asked for, and each address has at most [`MAX_KEPT`].
//! Not here: retries, which are Ballista's.

use ballista_core::client::BallistaClient;
use ballista_core::client_pool::{BallistaClientPool, PooledClient};
use ballista_core::error::Result;
use ballista_core::extension::BallistaConfigGrpcEndpoint;
use ballista_core::utils::GrpcClientConfig;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long a connection waits for its next use; Ballista's default.
const MAX_IDLE: Duration = Duration::from_secs(30);

/// The number of idle connections to one address.
const MAX_KEPT: usize = 64;

type Address = (String, u16, GrpcClientConfig);
type Idle = HashMap<Address, Vec<(Instant, BallistaClient)>>;

/// Idle connections.
#[derive(Clone, Default)]
pub(crate) struct ClientPool {
    idle: Arc<Mutex<Idle>>,
}

impl fmt::Debug for ClientPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClientPool").finish_non_exhaustive()
    }
}

impl ClientPool {
    fn lock(&self) -> MutexGuard<'_, Idle> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn evict(&self) {
        self.lock().retain(|_, clients| {
            clients.retain(|(since, _)| since.elapsed() < MAX_IDLE);
            !clients.is_empty()
        });
    }

    fn put_back(&self, address: Address, client: BallistaClient) {
        let mut idle = self.lock();
        let clients = idle.entry(address).or_default();
        if clients.len() < MAX_KEPT {
            clients.push((Instant::now(), client));
        }
    }
}

#[async_trait::async_trait]
impl BallistaClientPool for ClientPool {
    async fn acquire(
        &self,
        host: &str,
        port: u16,
        config: &GrpcClientConfig,
        customize_endpoint: Option<Arc<BallistaConfigGrpcEndpoint>>,
    ) -> Result<PooledClient> {
        self.evict();
        let address = (host.to_owned(), port, config.clone());
        let idle = self.lock().get_mut(&address).and_then(Vec::pop);
        let client = match idle {
            Some((_, client)) => client,
            None => {
                BallistaClient::try_new(
                    host,
                    port,
                    config.max_message_size,
                    config.use_tls,
                    customize_endpoint,
                    config.io_retries_times,
                    config.io_retry_wait_time_ms,
                    config.initial_connection_window_size,
                    config.initial_stream_window_size,
                )
                .await?
            }
        };
        let pool = self.clone();
        Ok(PooledClient::new(client, Box::new(move |client| pool.put_back(address, client))))
    }

    async fn evict_idle(&self) {
        self.evict();
    }
}
