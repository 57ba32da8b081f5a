//! The golden files, one test for each folder.

use kernelsmith_filetests::golden::{check_folder, wants_bless};

fn check(folder: &str) {
    let report = check_folder(folder, wants_bless());
    println!("{folder}: {} files, {} functions, {} runs", report.passed, report.functions, report.runs);
    report.expect_success();
}

#[test]
fn passes() {
    check("passes");
}

#[test]
fn isa() {
    check("isa");
}

#[test]
fn regalloc() {
    check("regalloc");
}

#[test]
fn run() {
    check("run");
}
