//! Hostile input: whatever the bytes, evaluation ends, within bounds, without a panic.

use std::fmt::Write;
use std::time::{Duration, Instant};

use kernelsmith_diag::Renderer;
use kernelsmith_tablegen::{Limits, Session};

fn small() -> Limits {
    Limits {
        steps: 300_000,
        list_len: 10_000,
        string_len: 1 << 16,
        all_strings: 1 << 22,
        values: 1 << 17,
        records: 1 << 14,
        slots: 1 << 22,
        depth: 300,
        includes: 20,
    }
}

/// Evaluates, prints and renders everything there is.
fn evaluate(text: &str, limits: Limits) -> String {
    let session = Session::in_memory()
        .limits(limits)
        .file("self.td", "include \"self.td\"")
        .file("included.inc", "class FromInclude;");
    let evaluation = session.parse_text("t.td", text);
    if let Some(records) = evaluation.records() {
        let _ = (records.print().len(), records.json().len());
    }
    let _ = evaluation.render(&Renderer::rich());
    evaluation.render(&Renderer::compact())
}

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

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n.max(1)
    }
}

/// The text with a few bytes changed, removed, repeated or moved.
fn mutate(text: &[u8], random: &mut Random) -> String {
    const BITS: &[&str] = &[
        "{",
        "}",
        "<",
        ">",
        "[",
        "]",
        "(",
        ")",
        ";",
        ",",
        "!",
        "#",
        "?",
        "\"",
        "$",
        "...",
        "[{",
        "}]",
        "/*",
        "-1",
        "99999999999999999999",
        "0x",
        "0b1",
        "class ",
        "def ",
        "defm ",
        "let ",
        "in ",
        "foreach ",
        "NAME",
        "?",
        "!cast<",
        "\0",
        "é",
        "\n#else\n",
        "include \"self.td\"",
    ];
    let mut bytes = text.to_vec();
    for _ in 0..=random.below(4) {
        let (at, len) = (random.below(bytes.len()), random.below(40));
        let end = (at + len).min(bytes.len());
        match random.below(5) {
            0 => drop(bytes.drain(at..end)),
            1 => {
                let copy = bytes[at..end].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, copy);
            }
            2 => bytes.truncate(at),
            _ => {
                let piece = BITS[random.below(BITS.len())];
                bytes.splice(at..at, piece.bytes());
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn mutated_inputs_never_panic() {
    let n_rounds = if std::env::var_os("KERNELSMITH_SLOW").is_some() { 2000 } else { 60 };
    let mut random = Random(0x5eed_1234_5678_9abc);
    for kind in ["pass", "fail"] {
        let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/td").join(kind);
        let mut files: Vec<_> =
            std::fs::read_dir(dir).expect("file tests").map(|e| e.expect("readable").path()).collect();
        files.retain(|f| f.extension().is_some_and(|e| e == "td"));
        files.sort();
        for file in files {
            let text = std::fs::read(&file).expect("readable");
            for _ in 0..n_rounds {
                let mutant = mutate(&text, &mut random);
                let start = Instant::now();
                evaluate(&mutant, small());
                assert!(start.elapsed() < Duration::from_secs(20), "slow: {mutant}");
            }
        }
    }
}
