//! Executors that are killed in the middle of a query.
//!
//! In: a query over two executors; SIGKILL for one of them at different moments. Out: how the queries end, with kernelsmith
//! and without it.
//! Invariant: a query that ends has the rows of the reference. Ballista 55.0 may leave it without an end
//! (apache/datafusion-ballista#2029 is a case of this), whoever computes its expressions; so a client gives up after
//! [`LIMIT`], and each kill has its own cluster.

use crate::cluster::{By, Cluster, Folder};
use crate::tpch::{generated, queries, reference, register, run};
use kernelsmith_datafusion::results::{difference, sorted};
use std::time::{Duration, Instant};

/// How long a client waits for a query whose executor was killed.
const LIMIT: Duration = Duration::from_secs(20);

/// The number of executors that are killed for each engine.
const KILLS: usize = 20;

/// How queries ended.
#[derive(Clone, Copy, Debug, Default)]
struct Ends {
    equal: usize,
    errors: usize,
    given_up: usize,
    /// Before the executor was killed.
    early: usize,
}

/// Kills one of two executors after a share of the time that the query takes without that.
fn kill_one(by: By, share: f64, folder: &Folder, ends: &mut Ends) {
    let (reference, mut cluster) = (reference(), Cluster::new(&[by; 2]));
    let session = cluster.session();
    let (_, sql) = queries().nth(20).unwrap();
    let (wanted, time) = cluster.runtime.block_on(async {
        register(&reference, folder).await;
        register(&session, folder).await;
        let wanted = run(&reference, sql).await.unwrap();
        let started = Instant::now();
        run(&session, sql).await.unwrap();
        (wanted, started.elapsed())
    });
    let query = cluster.runtime.spawn(async move { run(&session, sql).await });
    std::thread::sleep(time.mul_f64(share));
    ends.early += usize::from(query.is_finished());
    cluster.executors[0].kill();
    let end = cluster.runtime.block_on(async { tokio::time::timeout(LIMIT, query).await });
    match end.map(|ended| ended.unwrap()) {
        Ok(Ok(rows)) => {
            assert_eq!(difference(&sorted(wanted), &sorted(rows)), None, "{by:?}, killed at {share}");
            ends.equal += 1;
        }
        Ok(Err(error)) => {
            println!("{by:?}: {}", error.strip_backtrace());
            ends.errors += 1;
        }
        Err(_) => ends.given_up += 1,
    }
}

#[test]
#[ignore = "20 kills with kernelsmith and 20 without take up to 15 minutes"]
fn killed_executors_change_no_result() {
    let (folder, mut with, mut without) = (generated(), Ends::default(), Ends::default());
    for n in 0..KILLS {
        let share = 0.1 + 0.15 * (n % 5) as f64;
        kill_one(By::Ballista, share, &folder, &mut without);
        kill_one(By::Kernelsmith, share, &folder, &mut with);
        println!("without kernelsmith {without:?}, with it {with:?}");
    }
}
