//! Hostile input: whatever the bytes, evaluation ends, within bounds, without a panic.

use std::fmt::Write;
use std::time::{Duration, Instant};

use kernelsmith_tablegen::Limits;
use kernelsmith_tablegen::fuzzing::{self, evaluate, limits as small};

#[track_caller]
fn check_limit(text: &str, limits: Limits, want: &str) {
    let start = Instant::now();
    let messages = evaluate(text, limits);
    assert!(messages.contains(want), "wanted '{want}' in:\n{}", &messages[..messages.len().min(2000)]);
    assert!(start.elapsed() < Duration::from_secs(60), "took {:?}", start.elapsed());
}

#[test]
fn deep_nesting_is_refused_at_the_default_limits() {
    let limits = Limits::default();
    let nest =
        |open: &str, close: &str, n: usize| format!("def d {{ int x = {}1{}; }}", open.repeat(n), close.repeat(n));
    check_limit(&nest("!add(1, ", ")", 50_000), limits, "levels of nesting");
    check_limit(&nest("[", "]", 50_000), limits, "error");
    check_limit(&nest("!size([", "])", 50_000), limits, "levels of nesting");
    check_limit(
        &format!("class C {{ {}int{} x; }}", "list<".repeat(50_000), ">".repeat(50_000)),
        limits,
        "levels of nesting",
    );
    check_limit(&"foreach i = [1] in ".repeat(50_000), limits, "levels of nesting");
    check_limit(&"if 1 then ".repeat(50_000), limits, "levels of nesting");
    check_limit("include \"self.td\"", limits, "includes are nested");
    let mut chain = String::from("class C { int f0 = 0;");
    for i in 1..15_000 {
        write!(chain, "int f{i} = 0;").expect("to a string");
    }
    for i in 1..15_000 {
        write!(chain, "let f{} = !add(f{i}, 1);", i - 1).expect("to a string");
    }
    check_limit(&format!("{chain} }} def c : C;"), limits, "levels of nesting");
}

#[test]
fn endless_recursion_is_refused() {
    let text = "class R<int n> { int v = R<!add(n, 1)>.v; } def r : R<0>;";
    check_limit(text, Limits::default(), "levels of nesting");
    let text =
        "multiclass M<int n> { def _x; } defm a : M<0>; class S<int n> { list<S> l = [S<!add(n, 1)>]; } def s : S<0>;";
    check_limit(text, Limits::default(), "levels of nesting");
}

#[test]
fn huge_values_are_refused() {
    let check = |text: &str, want| check_limit(text, small(), want);
    check("def d { list<int> l = !range(0, 4611686018427387904); }", "elements in one list");
    check("def d { list<int> l = !listsplat(1, 99999999999); }", "elements in one list");
    check("def d { bits<99999999> b; }", "wider than");
    check("foreach i = 0-99999999 in def d#i;", "range is longer than");
    check("defvar l = !range(9999); foreach a = l in foreach b = l in foreach c = l in def;", "needs more than");
    let mut text = String::from("defvar s0 = \"ab\";");
    for i in 0..60 {
        write!(text, "defvar s{} = !strconcat(s{i}, s{i});", i + 1).expect("to a string");
    }
    check(&text, "bytes in one string");
    check("def d { string s = !subst(\"\", \"xx\", \"abc\"); int i = !find(\"a\", \"b\", 9); }", "out of range");
    check("class F<int n> { int v = !add(F<!sub(n, 1)>.v, F<!sub(n, 2)>.v); } def f : F<99>;", "needs more than");
}

/// A second of changed inputs; with `KERNELSMITH_SLOW` as many as `KERNELSMITH_FUZZ_INPUTS` says (a million unless set).
#[test]
fn mutated_inputs_never_panic() {
    let mut texts = Vec::new();
    for kind in ["pass", "fail"] {
        let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/td").join(kind);
        let mut files: Vec<_> =
            std::fs::read_dir(dir).expect("file tests").map(|e| e.expect("readable").path()).collect();
        files.retain(|f| f.extension().is_some_and(|e| e == "td"));
        files.sort();
        texts.extend(files.iter().map(|f| std::fs::read(f).expect("readable")));
    }
    let own = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../targets/td/x86-64");
    let files = std::fs::read_dir(own).expect("our own descriptions").map(|e| e.expect("readable").path());
    let mut files: Vec<_> = files.filter(|f| f.extension().is_some_and(|e| e == "td")).collect();
    files.sort();
    texts.extend(files.iter().map(|f| std::fs::read(f).expect("readable")));
    let is_slow = std::env::var_os("KERNELSMITH_SLOW").is_some();
    let n_inputs = std::env::var("KERNELSMITH_FUZZ_INPUTS").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000_000);
    let start = Instant::now();
    // An emulated processor is many times slower.
    let seconds = if std::env::var_os("KERNELSMITH_EMULATOR").is_some() { 20 } else { 1 };
    let time = Duration::from_secs(seconds);
    // However busy the machine is, so many are looked at.
    let (n_at_least, n_asked) = (30, std::cell::Cell::new(0));
    let goes_on = || {
        n_asked.set(n_asked.get() + 1);
        is_slow || n_asked.get() <= n_at_least || start.elapsed() < time
    };
    let n_checked = fuzzing::run(&texts, 0x5eed_1234_5678_9abc, n_inputs, goes_on);
    assert!(n_checked >= n_at_least.min(n_inputs), "only {n_checked} inputs");
}
