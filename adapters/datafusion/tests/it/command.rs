//! The command `kernelsmith-query`, started like a user starts it.
//!
//! In: files in a temporary folder, command lines. Out: text, files and exit codes.
//! Not here: times.

use crate::support::Folder;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const FLIGHTS: &str = "carrier,distance,delay\nAA,100,5\nBB,250,\nAA,300,-2\nCC,50,7\nBB,10,0\n";

/// A folder with a table.
struct Home(Folder);

impl Home {
    fn new(name: &str) -> Home {
        let folder = Folder::new(name);
        fs::write(folder.path().join("flights.csv"), FLIGHTS).unwrap();
        Home(folder)
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn run(&self, words: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kernelsmith-query"));
        command.current_dir(self.path()).args(words).args(["--threads", "2"]).output().unwrap()
    }
}

#[track_caller]
fn succeeded(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    assert!(errors.is_empty(), "{errors}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[track_caller]
fn failed(output: &Output, code: i32) -> String {
    assert_eq!(output.status.code(), Some(code));
    String::from_utf8(output.stderr.clone()).unwrap()
}

const TABLE: [&str; 2] = ["--table", "f=flights.csv"];
const BY_CARRIER: &str = "select carrier, sum(distance) as km, count(delay) as n from f where distance > 20 group by carrier order by carrier";

#[test]
fn a_csv_file_is_a_table() {
    let folder = Home::new("table");
    let text = succeeded(&folder.run(&[&[BY_CARRIER], &TABLE[..]].concat()));
    let cells: Vec<&str> = text
        .split(|c: char| c == '|' || c.is_whitespace())
        .filter(|word| word.chars().any(char::is_alphanumeric))
        .collect();
    assert_eq!(cells, ["carrier", "km", "n", "AA", "400", "2", "BB", "250", "0", "CC", "50", "1", "3", "rows"]);
    let text = succeeded(&folder.run(&[&["select distance from f", "--rows", "2"], &TABLE[..]].concat()));
    assert!(text.ends_with("5 rows, of which 3 are not shown (--rows)\n"), "{text}");
}

#[test]
fn results_go_to_files() {
    let folder = Home::new("files");
    let text = succeeded(&folder.run(&[&[BY_CARRIER, "--format", "csv"], &TABLE[..]].concat()));
    assert_eq!(text, "carrier,km,n\nAA,400,2\nBB,250,0\nCC,50,1\n");
    let empty = succeeded(
        &folder.run(&[&["select delay + 1 as d from f where delay > 99", "--format", "csv"], &TABLE[..]].concat()),
    );
    assert_eq!(empty, "d\n");
    succeeded(&folder.run(&[&[BY_CARRIER, "--output", "result.parquet"], &TABLE[..]].concat()));
    let words = ["select sum(km) as km from r", "--table", "r=result.parquet", "--format", "csv"];
    assert_eq!(succeeded(&folder.run(&words)), "km\n700\n");
}

#[test]
fn plans_name_compiled_nodes() {
    let folder = Home::new("plans");
    let text =
        succeeded(&folder.run(&[&["select distance * 2 from f where delay > 1", "--explain"], &TABLE[..]].concat()));
    assert!(text.contains("KernelsmithExec: compiled="), "{text}");
    let text = succeeded(
        &folder.run(&[&["select distance * 2 from f where delay > 1", "--explain", "--off"], &TABLE[..]].concat()),
    );
    assert!(!text.contains("KernelsmithExec"), "{text}");
    let text =
        succeeded(&folder.run(&[&["select distance * 2 from f where delay > 1", "--analyze"], &TABLE[..]].concat()));
    assert!(text.contains("rows_datafusion="), "{text}");
}

#[test]
fn a_comparison_checks_results() {
    let folder = Home::new("compare");
    let text = succeeded(&folder.run(&[&[BY_CARRIER, "--compare", "--runs", "2"], &TABLE[..]].concat()));
    assert!(text.starts_with("2 runs") && text.ends_with("equal results: 3 rows\n"), "{text}");
}

#[test]
fn faults_of_users_are_messages() {
    let folder = Home::new("faults");
    assert!(failed(&folder.run(&["select"]), 1).starts_with("error: "));
    assert!(failed(&folder.run(&[&["select nothing from f"], &TABLE[..]].concat()), 1).contains("nothing"));
    assert!(failed(&folder.run(&["select 1", "--table", "f=missing.csv"]), 1).contains("missing.csv does not exist"));
    assert!(failed(&folder.run(&["--nonsense"]), 2).contains("--nonsense"));
    fs::write(folder.path().join("broken.parquet"), b"PAR1 this is no table PAR1").unwrap();
    assert!(failed(&folder.run(&["select * from b", "--table", "b=broken.parquet"]), 1).starts_with("error: "));
    let divided = failed(&folder.run(&[&["select distance / (distance - 10) from f"], &TABLE[..]].concat()), 1);
    assert!(divided.contains("Divide by zero"), "{divided}");
}

/// Whether another process finds the code, also where the cache cannot be used.
#[test]
fn code_outlives_the_command() {
    let folder = Home::new("cache");
    let rows: String = (0..20_000).map(|n| format!("{n},{}\n", n % 7)).collect();
    fs::write(folder.path().join("long.csv"), format!("a,b\n{rows}")).unwrap();
    let words = ["select sum(a * b) as s from l", "--table", "l=long.csv", "--analyze", "--cache"];
    let run = |cache: &str| folder.run(&[&words[..], &[cache]].concat());
    let text = succeeded(&run("code"));
    assert!(text.contains("disk_hits=0") && text.contains("cache: "), "{text}");
    let text = succeeded(&run("code"));
    let is_second = !text.contains("disk_hits=0") && text.contains("compile_us=0") && text.contains("hits: 1,");
    assert!(is_second || cfg!(not(target_os = "linux")), "{text}");
    // A file is no directory.
    let output = run("long.csv");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.contains("continuing without a cache"), "{errors}");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("disk_hits=0") && !text.contains("rows_compiled=0"), "{text}");
}

/// The programs of the adapters for clusters are found next to this one.
#[test]
#[cfg(unix)]
fn clusters_need_another_program() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("programs");
    let own = folder.path().join("kernelsmith-query");
    fs::copy(env!("CARGO_BIN_EXE_kernelsmith-query"), &own).unwrap();
    let run = |option: &str| {
        let words = ["select 1", option, "a.host:1"];
        Command::new(&own).args(words).env("PATH", folder.path()).output().unwrap()
    };
    assert!(failed(&run("--cluster"), 1).contains("--cluster needs the program ks-ballista-query"));
    let other = folder.path().join("ks-distributed-query");
    fs::write(&other, "#!/bin/sh\necho \"$@\"\nexit 7\n").unwrap();
    fs::set_permissions(&other, fs::Permissions::from_mode(0o755)).unwrap();
    let output = run("--workers");
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(7), &b"select 1 --workers a.host:1\n"[..]));
}
