//! The command with `--workers`, started like a user starts it.

use crate::cluster::{By, Cluster};
use crate::files::{Folder, generated, reference, register, run};
use std::process::{Command, Output};

const SQL: &str = "select l_returnflag, sum(l_extendedprice * l_discount) as s from lineitem where l_quantity < 24 \
                   group by l_returnflag order by l_returnflag";

fn query(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ks-distributed-query")).args(words).output().unwrap()
}

#[track_caller]
fn succeeded(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Runs a query on two new workers and compares its rows; returns the plan with the work of each.
fn run_on_a_cluster(files: &Folder, wanted: &str, cache: &Folder) -> String {
    let cluster = Cluster::new(&[By::Kernelsmith; 2], Some(&cache.path().join("code")));
    let workers = cluster.workers.iter().map(|worker| worker.address.as_str()).collect::<Vec<_>>().join(",");
    let table = format!("lineitem={}", files.path().join("lineitem").display());
    let words = [SQL, "--table", &table, "--workers", &workers, "--threads", "2"];
    let rows = succeeded(&query(&[&words[..], &["--format", "csv"]].concat()));
    assert_eq!(rows, wanted);
    succeeded(&query(&[&words[..], &["--analyze"]].concat()))
}

#[test]
fn queries_run_on_workers() {
    let (files, cache, reference) = (generated(), Folder::new("cache"), reference());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let wanted = runtime.block_on(async {
        register(&reference, &files).await;
        run(&reference, SQL).await.unwrap()
    });
    let line = |row: &Vec<_>| row.iter().map(ToString::to_string).collect::<Vec<String>>().join(",");
    let wanted = wanted.iter().map(line).collect::<Vec<_>>().join("\n");
    let plan = run_on_a_cluster(&files, &format!("l_returnflag,s\n{wanted}\n"), &cache);
    // Small tables may leave all work to one worker, or to the coordinator.
    assert!(plan.contains("Plan with Metrics"), "{plan}");
}

#[test]
fn faults_of_users_are_messages() {
    let output = query(&["select 1", "--workers", "127.0.0.1"]);
    assert_eq!(output.status.code(), Some(2));
    let output = query(&["select 1", "--workers", "user@host:1"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("wanted HOST:PORT"));
}
