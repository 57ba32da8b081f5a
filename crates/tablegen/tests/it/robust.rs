//! Hostile input: for any bytes, evaluation ends within its limits, without a panic.

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

/// Evaluates a text on another thread, so that an endless evaluation is a test failure instead of a hang.
#[track_caller]
fn check_ends(text: &str, limits: Limits) -> String {
    let (done, result) = std::sync::mpsc::channel();
    let text = text.to_owned();
    std::thread::spawn(move || done.send(evaluate(&text, limits)));
    result.recv_timeout(Duration::from_secs(120)).expect("ends in time, without a panic")
}

#[test]
fn classes_that_derive_from_themselves_have_common_types() {
    let messages = check_ends(
        "class S; class R<int n> : R<n>; def r : R<1>; def s : S; def l { list<R> x = [r, s]; }",
        Limits::default(),
    );
    assert!(messages.contains("Already subclass of 'R'!"), "{messages}");
    let text = "class S; class Q; class R<Q q> : R<q>, Q; class P<R r, S s> { list<Q> x = [r, s]; }";
    assert!(check_ends(text, Limits::default()).contains("element type '{}' not convertible to 'Q"));
    // Superclasses that many classes have in common, on many levels.
    let mut text = String::from("class S; class A0; class B0;");
    for i in 1..60 {
        let j = i - 1;
        write!(text, "class A{i} : A{j}, B{j}; class B{i} : A{j}, B{j};").expect("to a string");
    }
    text.push_str("def a : A59; def s : S; defvar x = [a, s];");
    check_ends(&text, Limits::default());
}

/// Values share parts: 60 levels are a tree of 2^60 leaves, but only 60 nodes.
#[test]
fn shared_values_cost_only_their_nodes() {
    let mut text = String::from("defvar v0 = [{0b1}];");
    for i in 0..60 {
        write!(text, "defvar v{} = [v{i}, v{i}];", i + 1).expect("to a string");
    }
    let ty = |leaf: &str| format!("{}{leaf}{}", "list<".repeat(61), ">".repeat(61));
    let by_default = format!("class C<{} a = v60> {{ int n = !size(a); }} def c : C<>;", ty("bits<1>"));
    check_ends(&format!("{text}{by_default}"), Limits::default());
    let converted = format!("class C<{} a> {{ int n = !size(a); }} def c : C<v60>;", ty("int"));
    check_ends(&format!("{text}{converted}"), Limits::default());
    let levels = (0..60).map(|i| i.to_string()).collect::<Vec<_>>().join(", ");
    let symbolic = format!(
        "class C<int x> {{ list<int> l = !foreach(y, [1, x], !foldl(!add(x, y), [{levels}], a, b, !add(a, a))); }}"
    );
    check_ends(&format!("{symbolic} def c : C<1>;"), Limits::default());
    let names = format!("multiclass M<string x> {{ def !foldl(x, [{levels}], a, b, !strconcat(a, a)); }}");
    check_ends(&names, Limits::default());
}

#[test]
fn memory_records_and_output_are_bounded() {
    let small = Limits { memory: 16 << 20, records: 10_000, ..Limits::default() };
    let check = |text: &str, want| check_limit(text, small, want);
    check("defvar x = !foldl([]<int>, !range(200000), a, b, !listconcat(a, [b]));", "bytes of memory");
    check("foreach i = !range(3000) in foreach j = !range(3000) in def;", "needs more than 10000 records");
    // Tables of quadratic size in the text: superclasses, fields by layout, `defm`s by record.
    let classes = |body: &str| {
        let chain: Vec<String> = (1..6000).map(|i| format!("class C{i} : C{} {{ {body} }}", i - 1)).collect();
        format!("class C0;{}", chain.concat())
    };
    check(&classes(""), "bytes of memory");
    let mut text = String::from("class C0;");
    for i in 1..6000 {
        write!(text, "class C{i} : C{} {{ int f{i}; }}", i - 1).expect("to a string");
    }
    check(&text, "bytes of memory");
    let mut text = String::from("multiclass M0 { def _0; }");
    for i in 1..30 {
        write!(text, "multiclass M{i} {{ defm _a : M{}; defm _b : M{}; }}", i - 1, i - 1).expect("to a string");
    }
    check_limit(&text, Limits { memory: 16 << 20, ..Limits::default() }, "bytes of memory");
    let lets = "let Inst<0-65535> = 0 in ".repeat(200);
    check(&format!("class C {{ bits<65536> Inst; }} {lets} def d : C;"), "bytes of memory");
    // A value with an exponentially long text, in a message and in a dump.
    let mut text = String::from("class C<list<int> l>; defvar v0 = [0];");
    for i in 0..60 {
        write!(text, "defvar v{} = [v{i}, v{i}];", i + 1).expect("to a string");
    }
    let messages = evaluate(&format!("{text} def d : C<v60>;"), Limits::default());
    assert!(messages.contains("]...\n") && messages.len() < 1 << 18, "{} bytes", messages.len());
    let mut dump = Vec::new();
    let text =
        format!("{text} class D {{ {}int{} f; }} def d : D {{ let f = v60; }}", "list<".repeat(61), ">".repeat(61));
    let evaluation = kernelsmith_tablegen::Session::in_memory().parse_text("t.td", text.as_str());
    let records = evaluation.records().expect("the records are fine");
    for done in [records.print_to(&mut dump), records.json_to(&mut dump), records.detailed_to("t", &mut dump)] {
        assert!(done.is_err_and(|error| error.to_string().contains("a record needs more than 134217728 bytes")));
    }
    let limits = Limits { output: 1000, ..Limits::default() };
    let text = "foreach i = 0-99 in def d#i { string s = \"some text\"; }";
    let evaluation = kernelsmith_tablegen::Session::in_memory().limits(limits).parse_text("t.td", text);
    let printed = evaluation.records().expect("the records are fine").print();
    assert!(printed.is_err_and(|error| error.to_string() == "the output needs more than 1000 bytes (TD0900)"));
}

#[test]
fn all_slow_operations_count_steps() {
    let small = Limits { steps: 2_000_000, ..Limits::default() };
    let check = |text: &str| check_limit(text, small, "needs more than 2000000 steps");
    let names = |n: usize, make: fn(usize) -> String| (0..n).map(make).collect::<Vec<_>>();
    check(&format!("class C {{ {} }}", names(20_000, |i| format!("int f{i} = 0;")).concat()));
    check(&format!("class C<{}>;", names(20_000, |i| format!("int a{i}")).join(", ")));
    let args = names(500, |i| format!("int a{i} = 0")).join(", ");
    check(&format!("class C<{args}>; {}", "def : C;".repeat(2000)));
    check(&format!("class C<{args}>; {}", names(2000, |i| format!("defvar x{i} = C<{i}>;")).concat()));
    check(&format!("if 1 then {{ {} }}", names(20_000, |i| format!("defvar x{i} = 0;")).concat()));
    check(&format!("class C {{ bits<65536> b = 0; {} }}", "let b{0} = 1;".repeat(2000)));
    check(
        "defvar s = !foldl(\"ab\", !range(18), a, b, a # a); foreach i = !range(3000) in def d#i { int n = !find(s, \"x\", i); }",
    );
    let pattern = "(a|b){1,200}(c|d){1,200}".repeat(4);
    check(&format!(
        "foreach i = !range(3000) in def d#i {{ bit m = !match(\"{}\" # i, \"{pattern}\"); }}",
        "x".repeat(500)
    ));
}

/// `include` in place of a name, and sources that are too long.
#[test]
fn sources_are_bounded() {
    check_limit(&"include ".repeat(3_000_000), Limits::default(), "levels of nesting");
    let limits = Limits { sources: 1000, ..Limits::default() };
    check_limit(&"// a long line of a comment\n".repeat(50), limits, "needs more than 1000 bytes of source text");
    check_limit(&"include \"open.td\"\n".repeat(40), limits, "needs more than 1000 bytes of source text");
}

/// A thread with the default stack size can print the deepest values and records.
#[test]
fn the_deepest_values_can_be_printed() {
    let mut text = String::from("defvar v0 = 1;");
    for i in 0..990 {
        write!(text, "defvar v{} = [v{i}];", i + 1).expect("to a string");
    }
    let ty = format!("{}int{}", "list<".repeat(990), ">".repeat(990));
    let text = format!("{text} class C {{ {ty} f; }} foreach i = !range(5000) in def d#i : C {{ let f = v990; }}");
    assert_eq!(evaluate(&text, Limits { steps: 1 << 40, ..Limits::default() }), "");
    let mut dag = String::from("def op; defvar v0 = (op 1);");
    for i in 0..990 {
        write!(dag, "defvar v{} = (op v{i});", i + 1).expect("to a string");
    }
    assert_eq!(evaluate(&format!("{dag} def d {{ dag f = v990; }}"), Limits::default()), "");
    let deeper: String = (0..20).map(|i| format!("defvar w{} = (op w{i});", i + 1)).collect();
    check_limit(
        &format!("{dag} defvar w0 = (op v990); {deeper}"),
        Limits::default(),
        "1000 levels of nesting in a value",
    );
}

/// Mutated inputs for one second; with `KERNELSMITH_SLOW`, the number in `KERNELSMITH_FUZZ_INPUTS` (default one
/// million).
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
    // The minimum number of inputs, however busy the machine is.
    let (n_at_least, n_asked) = (30, std::cell::Cell::new(0));
    let goes_on = || {
        n_asked.set(n_asked.get() + 1);
        is_slow || n_asked.get() <= n_at_least || start.elapsed() < time
    };
    let n_checked = fuzzing::run(&texts, 0x5eed_1234_5678_9abc, n_inputs, goes_on);
    assert!(n_checked >= n_at_least.min(n_inputs), "only {n_checked} inputs");
}

/// Programs generated from seeds, for half a second.
#[test]
fn random_programs_never_panic() {
    let start = Instant::now();
    for seed in 0..100_000 {
        if seed > 30 && start.elapsed() > Duration::from_millis(500) {
            break;
        }
        fuzzing::tablegen_seed(seed);
    }
    fuzzing::tablegen(b"\xff\x00 include class def { ");
}
