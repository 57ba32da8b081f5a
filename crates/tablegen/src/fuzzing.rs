//! Rng changes of TableGen text, random programs, and the property that every input must satisfy.
//!
//! In: initial texts, a seed. Out: nothing, or a panic that names the input.
//! Invariants: equal seeds produce equal inputs; an input has at most 64 KiB; for any input, evaluating, printing and
//! rendering ends within [`MAX_TIME`] and within [`limits`].
//! Not here: the source of the texts.

use std::time::{Duration, Instant};

use kernelsmith_diag::{Renderer, raw};

use crate::api::Session;
use crate::eval::Limits;

pub use kernelsmith_random::Rng;

/// Maximum size of an input in bytes.
pub const MAX_INPUT: usize = 1 << 16;
/// Maximum time for an evaluation. [`limits`] bounds the work; a build without optimisation needs more time.
pub const MAX_TIME: Duration = Duration::from_secs(if cfg!(debug_assertions) { 20 } else { 1 });

/// Resource limits for one input.
pub fn limits() -> Limits {
    Limits {
        memory: 1 << 26,
        steps: 300_000,
        records: 1 << 14,
        list_len: 10_000,
        string_len: 1 << 16,
        depth: 300,
        sources: 1 << 22,
        includes: 20,
        errors: 1000,
        output: 1 << 24,
    }
}

/// Evaluates a text with small include files, prints the records in every format and renders all messages.
pub fn evaluate(text: &str, limits: Limits) -> String {
    let session = Session::in_memory()
        .limits(limits)
        .file("self.td", "include \"self.td\"")
        .file("loop.td", "#ifndef LOOP\n#define LOOP\ninclude \"loop.td\"\n#endif\ndefvar from_loop = 1;\n")
        .file("open.td", "class Open { int o = !add(1,\n")
        .file("included.inc", "class FromInclude<int n> { int N = n; }\n#ifndef ONCE\n#define ONCE\n#endif\n");
    let evaluation = session.parse_text("t.td", text);
    if let Some(records) = evaluation.records() {
        let mut sink = std::io::sink();
        // Only a limit can cause an error, because the sink accepts everything.
        let _ = records.print_to(&mut sink);
        let _ = records.json_to(&mut sink);
        let _ = records.detailed_to("t", &mut sink);
    }
    assert_started(&evaluation.render(&Renderer::rich()));
    evaluation.render(&Renderer::compact())
}

/// Rejects a refusal that depends on the process instead of the input: without the memory that a thread reserves for its
/// stack, every input would pass unseen.
///
/// # Panics
/// If `messages`, rendered with codes, report that the evaluation could not start.
pub fn assert_started(messages: &str) {
    assert!(!messages.contains("[TD0002]"), "{messages}");
}

/// Evaluates one input; panics if it takes too long (or panics itself).
pub fn check(text: &str) {
    // Use the minimum of several runs, because another process can delay a run.
    let mut shortest = Duration::MAX;
    for _ in 0..4 {
        let start = Instant::now();
        evaluate(text, limits());
        shortest = shortest.min(start.elapsed());
        if shortest < MAX_TIME {
            return;
        }
    }
    panic!("took {shortest:?}:\n{text}");
}

/// Checks arbitrary bytes, cut to [`MAX_INPUT`].
///
/// # Panics
/// If the evaluation panics or takes too long.
pub fn tablegen(bytes: &[u8]) {
    check(&raw::from_bytes(&bytes[..bytes.len().min(MAX_INPUT)]));
}

/// Checks a program generated from a seed: statements of every kind with nested values, many of them valid.
///
/// # Panics
/// Like [`tablegen`].
pub fn tablegen_seed(seed: u64) {
    check(&program(seed));
}

/// A program.
fn program(seed: u64) -> String {
    let mut random = Rng::new(seed);
    let mut text = String::from(
        "class B<int n = 0> { int N = n; bits<8> Inst = n; list<int> L = [n]; dag D = ?; string S = NAME; }\n",
    );
    for i in 0..2 + random.below(12) {
        statement(i, 0, &mut random, &mut text);
    }
    text
}

/// A statement. Names contain small numbers, so that collisions are frequent.
fn statement(i: usize, depth: usize, random: &mut Rng, out: &mut String) {
    let name = random.below(6);
    let body = |random: &mut Rng, out: &mut String| {
        for (ty, field) in [("int", "N"), ("bits<8>", "Inst"), ("list<int>", "L"), ("string", "S"), ("int", "X")] {
            if random.below(3) == 0 {
                let bits = if field == "Inst" && random.below(2) == 0 { "{3-0}" } else { "" };
                let start = if field == "X" { format!("  {ty} {field} = ") } else { format!("  let {field}{bits} = ") };
                out.push_str(&start);
                value(ty, 0, random, out);
                out.push_str(";\n");
            }
        }
    };
    match random.below(if depth > 3 { 5 } else { 10 }) {
        0 => {
            out.push_str(&format!("class C{name}<int n, list<int> l = [n]> : "));
            parent(random, out);
            out.push_str(" {\n");
            body(random, out);
            out.push_str("}\n");
        }
        1 | 2 => {
            out.push_str(&format!("def d{i}_{depth} : "));
            parent(random, out);
            out.push_str(" {\n");
            body(random, out);
            out.push_str("}\n");
        }
        3 => {
            out.push_str(&format!("defvar v{name} = "));
            value("int", 0, random, out);
            out.push_str(";\n");
        }
        4 => out.push_str(&format!("defm m{i} : M{name}<{}>;\n", random.below(9))),
        5 => {
            out.push_str(&format!("multiclass M{name}<int n> {{\n"));
            for j in 0..1 + random.below(3) {
                out.push_str(&format!("def _{j} : B<n>;\n"));
            }
            out.push_str("}\n");
        }
        6 => {
            out.push_str("foreach i = ");
            value("list<int>", 0, random, out);
            out.push_str(" in {\n");
            statement(i, depth + 1, random, out);
            out.push_str("}\n");
        }
        7 => {
            out.push_str("if ");
            value("int", 0, random, out);
            out.push_str(" then {\n");
            statement(i, depth + 1, random, out);
            out.push_str("}\n");
        }
        8 => {
            out.push_str("let N = ");
            value("int", 0, random, out);
            out.push_str(" in {\n");
            statement(i, depth + 1, random, out);
            out.push_str("}\n");
        }
        _ => {
            out.push_str("assert ");
            value("int", 0, random, out);
            out.push_str(", \"a\";\n");
        }
    }
}

fn parent(random: &mut Rng, out: &mut String) {
    let class = random.below(7);
    out.push_str(&if class == 6 { "B<".to_owned() } else { format!("C{class}<") });
    value("int", 2, random, out);
    out.push('>');
}

/// A value that often has the requested type.
fn value(ty: &str, depth: usize, random: &mut Rng, out: &mut String) {
    const INTS: [&str; 9] = ["0", "1", "-1", "3", "63", "64", "255", "9223372036854775807", "-9223372036854775808"];
    if depth > 5 || random.below(3) == 0 {
        let leaf = match (ty, random.below(4)) {
            (_, 0) => ["n", "i", "N", "v1", "x", "a", "?"][random.below(7)],
            ("list<int>", _) => ["[1, 2, 3]", "l", "L", "!range(5)", "[]<int>"][random.below(5)],
            ("string", _) => ["\"s\"", "NAME", "\"\"", "S", "\"R%u\""][random.below(5)],
            ("bits<8>", _) => ["0b1010", "{n{3-0}, 1, ?, 0, 1}", "Inst", "255"][random.below(4)],
            _ => INTS[random.below(INTS.len())],
        };
        return out.push_str(leaf);
    }
    // `$i` is an int, `$l` a list, `$s` a string.
    let pieces: &[&str] = match ty {
        "list<int>" => &[
            "!listconcat($l, $l)",
            "!foreach(x, $l, $i)",
            "!filter(x, $l, $i)",
            "!listsplat($i, $i)",
            "[$i, $i]",
            "!tail($l)",
            "!range($i, $i)",
            "!listremove($l, $l)",
            "!if($i, $l, $l)",
            "!foldl($l, $l, a, b, !listconcat(a, [b]))",
        ],
        "string" => &[
            "!strconcat($s, $s)",
            "!cast<string>($i)",
            "!interleave($l, $s)",
            "!subst($s, $s, $s)",
            "!substr($s, $i, $i)",
            "!tolower($s)",
            "!repr($l)",
            "$s # $i",
        ],
        _ => &[
            "!add($i, $i)",
            "!sub($i, $i)",
            "!mul($i, $i)",
            "!div($i, $i)",
            "!shl($i, $i)",
            "!srl($i, $i)",
            "!and($i, $i)",
            "!if($i, $i, $i)",
            "!cond($i: $i, 1: $i)",
            "!size($l)",
            "!head($l)",
            "!foldl($i, $l, a, b, !add(a, b))",
            "!eq($i, $i)",
            "!lt($s, $s)",
            "!find($s, $s)",
            "!logtwo($i)",
            "!not($i)",
            "B<$i>.N",
            "C1<$i, $l>.N",
            "$l[$i]",
            "!empty($l)",
            "!isa<B>(B<$i>)",
            "!exists<B>($s)",
            "!cast<B>($s).N",
            "!size(!instances<B>())",
        ],
    };
    let mut template = pieces[random.below(pieces.len())];
    while let Some((before, after)) = template.split_once('$') {
        out.push_str(before);
        let ty = match after.as_bytes()[0] {
            b'l' => "list<int>",
            b's' => "string",
            _ => "int",
        };
        value(ty, depth + 1, random, out);
        template = &after[1..];
    }
    out.push_str(template);
}

/// Checks `n_inputs` inputs, each a random mutation of one of the texts. Stops when `goes_on` returns false. Returns
/// the number of inputs checked.
pub fn run(texts: &[Vec<u8>], seed: u64, n_inputs: u64, mut goes_on: impl FnMut() -> bool) -> u64 {
    let mut random = Rng::new(seed);
    for n in 0..n_inputs {
        if texts.is_empty() || !goes_on() {
            return n;
        }
        let (one, other) = (random.below(texts.len()), random.below(texts.len()));
        check(&mutate(&texts[one], &texts[other], &mut random));
    }
    n_inputs
}

/// Tokens that are likely to form valid syntax.
const PIECES: &str = "{ } < > [ ] ( ) ; , ! # ? \" $ ... [{ }] /* -1 99999999999999999999 0x 0b1 class def defm let in \
    foreach NAME : = if then else defset defvar multiclass !cast< !if( !foldl( !foreach(x, !range( !match(\"a\",\"(a|b)*\") \
    !instances< !listconcat( !getdagarg< bits<64> list<list<int>> include \0 é \u{10ffff}";

const INCLUDES: [&str; 6] = [
    "\n#else\n",
    " ",
    "include \"self.td\"",
    "include \"loop.td\"",
    " include \"open.td\" ",
    "include \"included.inc\" def inc : FromInclude<3>;",
];

/// The text with a few bytes changed, removed, duplicated, moved or copied from another text.
pub fn mutate(text: &[u8], other: &[u8], random: &mut Rng) -> String {
    let pieces: Vec<&str> = PIECES.split_ascii_whitespace().chain(INCLUDES).collect();
    let mut bytes = text[..text.len().min(MAX_INPUT)].to_vec();
    for _ in 0..=random.below(4) {
        let (at, len) = (random.below(bytes.len()), random.below(40));
        let end = (at + len).min(bytes.len());
        match random.below(6) {
            0 => drop(bytes.drain(at..end)),
            1 => {
                let copy = bytes[at..end].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, copy);
            }
            2 if random.below(4) == 0 => bytes.truncate(at),
            3 => {
                let from = random.below(other.len());
                let part = &other[from..(from + 4 * len).min(other.len())];
                bytes.splice(at..at, part.iter().copied());
            }
            _ => {
                let piece = pieces[random.below(pieces.len())];
                bytes.splice(at..at, piece.bytes());
            }
        }
    }
    bytes.truncate(MAX_INPUT);
    raw::from_bytes(&bytes).into_owned()
}
