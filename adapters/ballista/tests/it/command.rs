//! The command with `--cluster`, started like a user starts it, on executors that share a cache on disk.

use crate::cluster::{By, Cluster};
use crate::files::{Folder, generated, reference, register, run};
use std::process::{Command, Output};

const SQL: &str = "select l_returnflag, sum(l_extendedprice * l_discount) as s from lineitem where l_quantity < 24 \
                   group by l_returnflag order by l_returnflag";

fn query(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ks-ballista-query")).args(words).output().unwrap()
}

#[track_caller]
fn succeeded(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Runs a query on two new executors; returns its rows as CSV, and the plan with the work of each executor.
fn run_on_a_cluster(files: &Folder, cache: &Folder) -> (String, String) {
    let cluster = Cluster::with_cache(&[By::Kernelsmith; 2], Some(&cache.path().join("code")));
    let (address, table) = (cluster.address.to_string(), files.path().join("lineitem"));
    let table = format!("lineitem={}", table.display());
    let words = [SQL, "--table", &table, "--cluster", &address, "--threads", "4"];
    let plan = succeeded(&query(&[&words[..], &["--analyze"]].concat()));
    let table = plan.split_once("executor/level").expect("a table of executors follows the plan").1;
    let workers = cluster.executors.iter().filter(|executor| executor.reported("rows_compiled") > 0);
    let mut n_workers = 0;
    for executor in workers {
        assert!(table.contains(&format!("\n{}/", executor.name())), "{} is missing:\n{plan}", executor.name());
        n_workers += 1;
    }
    assert!(n_workers > 0, "no executor compiled:\n{plan}");
    (succeeded(&query(&[&words[..], &["--format", "csv"]].concat())), plan)
}

/// The sum of the last number but one of each executor.
fn disk_hits(plan: &str) -> usize {
    let table = plan.split_once("executor/level").unwrap().1;
    let hits = table.lines().skip(1).map(|line| line.split_whitespace().rev().nth(1).unwrap());
    hits.map(|hits| hits.parse::<usize>().unwrap()).sum()
}

#[test]
fn queries_run_on_clusters_that_share_code() {
    let (files, cache, reference) = (generated(), Folder::new("cache"), reference());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let wanted = runtime.block_on(async {
        register(&reference, &files).await;
        run(&reference, SQL).await.unwrap()
    });
    let line = |row: &Vec<_>| row.iter().map(ToString::to_string).collect::<Vec<String>>().join(",");
    let wanted = wanted.iter().map(line).collect::<Vec<_>>().join("\n");
    let (rows, first) = run_on_a_cluster(&files, &cache);
    assert_eq!(rows, format!("l_returnflag,s\n{wanted}\n"));
    let (rows, second) = run_on_a_cluster(&files, &cache);
    assert_eq!(rows, format!("l_returnflag,s\n{wanted}\n"));
    // The cache needs Linux. The second executor may have found what the first one had compiled.
    assert!(disk_hits(&second) > 0 || !cfg!(target_os = "linux"), "{first}{second}");
}

#[test]
fn faults_of_users_are_messages() {
    let output = query(&["select 1", "--cluster", "127.0.0.1:1"]);
    assert_eq!(output.status.code(), Some(1), "nobody listens");
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("error: "));
    let output = query(&["select 1", "--cluster", "127.0.0.1"]);
    assert_eq!(output.status.code(), Some(2));
}
