//! Executors that are killed in the middle of a query.
//!
//! In: a query over two executors; SIGKILL for one of them at different moments. Out: how the queries end, with kernelsmith
//! and without it.
//! Invariants: a query that ends has the rows of the reference; there is no moment at which a kill always costs the query
//! with kernelsmith and never without. Ballista 55.0 may leave a query without an end (apache/datafusion-ballista#2029 is
//! a case of this), whoever computes its expressions; so a client gives up after [`LIMIT`], and each kill has its own
//! cluster.

use crate::cluster::{By, Cluster};
use crate::files::{Folder, generated, queries, reference, register, run};
use kernelsmith_datafusion::results::{difference, sorted};
use std::time::{Duration, Instant};

/// How long a client waits for a query whose executor was killed.
const LIMIT: Duration = Duration::from_secs(20);

/// The number of moments at which an executor is killed, for each engine.
const MOMENTS: usize = 20;
/// How often a moment is tried where only kernelsmith lost the query: when Ballista notices a kill differs between runs.
const TRIES: usize = 3;

/// How queries ended.
#[derive(Clone, Copy, Debug, Default)]
struct Ends {
    equal: usize,
    errors: usize,
    given_up: usize,
    /// Before the executor was killed.
    early: usize,
}

/// Kills one of two executors after a share of the time that the query takes without that. Returns whether the query
/// ended with its result.
fn kill_one(by: By, share: f64, folder: &Folder, ends: &mut Ends) -> bool {
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
            return true;
        }
        Ok(Err(error)) => {
            println!("{by:?}: {}", error.strip_backtrace());
            ends.errors += 1;
        }
        Err(_) => ends.given_up += 1,
    }
    false
}

#[test]
#[ignore = "20 kills with kernelsmith and 20 without take up to half an hour"]
fn killed_executors_change_no_result() {
    let (folder, mut with, mut without) = (generated(), Ends::default(), Ends::default());
    for moment in 0..MOMENTS {
        // From soon after the start until shortly before the end.
        let share = 0.05 + 0.9 * moment as f64 / (MOMENTS - 1) as f64;
        let is_only_ours = (0..TRIES).all(|_| {
            let [own, ours] = [(By::Ballista, &mut without), (By::Kernelsmith, &mut with)]
                .map(|(by, ends)| kill_one(by, share, &folder, ends));
            own && !ours
        });
        println!("at {share:.2}: without kernelsmith {without:?}, with it {with:?}");
        assert!(!is_only_ours, "killed at {share:.2}, {TRIES} queries ended without kernelsmith, and none with it");
    }
}
