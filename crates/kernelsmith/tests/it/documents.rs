//! Keeps excerpts in the documents current: compares them with the program's output.
//!
//! Invariant: a stale document is rewritten, and the test fails, so that a person reads the difference.

use kernelsmith::unstable::ir::ops;
use kernelsmith::{Convention, In, InOut, Jit, JitOptions, Level, ListingOptions, STAGES, Target, build};
use std::fs;
use std::path::PathBuf;

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", name].iter().collect()
}

/// Compares a document with its expected text.
#[track_caller]
fn check(name: &str, fresh: impl FnOnce(&str) -> String) {
    let text = fs::read_to_string(path(name)).unwrap();
    let fresh = fresh(&text);
    if text != fresh {
        fs::write(path(name), fresh).unwrap();
        panic!("{name} was stale; it is rewritten: read the difference, then run the tests again");
    }
}

/// Replaces the text between two lines.
fn replace_between(text: &str, start: &str, end: &str, new: &str) -> String {
    let (before, rest) = text.split_once(start).expect("the start is in the document");
    let (_, after) = rest.split_once(end).expect("the end is in the document");
    format!("{before}{start}{new}{end}{after}")
}

/// The lines from the first that contains `from` to the next that contains `to`. If `to` starts with a blank, the
/// entire line must equal it.
fn excerpt(listing: &str, from: &str, to: &str) -> String {
    let is_end = |line: &str| if to.starts_with(' ') { line == to } else { line.contains(to) };
    let mut lines = listing.lines().skip_while(|line| !line.contains(from)).peekable();
    assert!(lines.peek().is_some(), "no line contains {from:?}:\n{listing}");
    let mut text = String::new();
    for line in lines {
        text.push_str(line);
        text.push('\n');
        if is_end(line) {
            return text;
        }
    }
    panic!("no line contains {to:?} after {from:?}:\n{listing}");
}

#[test]
fn the_life_of_axpy_is_true() {
    let source = build::<fn(f32, In<f32>, InOut<f32>)>("axpy", |k, (a, x, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, x.load(i).mul_add(a, y.load(i))));
    })
    .unwrap();
    let target = Target::new(Level::X86_64V3, Convention::SysV).unwrap();
    let jit = Jit::for_target(target, JitOptions::new()).unwrap();
    check("ARCHITECTURE.md", |text| {
        let mut fresh = text.to_owned();
        let mut n_excerpts = 0;
        for heading in text.lines().filter(|line| line.starts_with("<!-- axpy ")) {
            let words: Vec<&str> = heading.split('`').collect();
            let [stage, from, _, to, _] = words[..] else { panic!("malformed: {heading}") };
            let stage = stage.trim_start_matches("<!-- axpy ").trim_end_matches(": from ");
            assert!(STAGES.contains(&stage), "{heading}");
            let listing = jit.listing(source.function(), &ListingOptions::new().after(stage)).unwrap();
            let start = format!("{heading}\n```text\n");
            fresh = replace_between(&fresh, &start, "```\n", &excerpt(&listing, from, to));
            n_excerpts += 1;
        }
        assert_eq!(n_excerpts, 5);
        fresh
    });
}

#[test]
fn the_table_of_operations_is_fresh() {
    check("docs/ir.md", |text| {
        replace_between(text, "<!-- operations -->\n", "<!-- end -->\n", &format!("\n{}\n", ops::reference()))
    });
}

#[test]
fn the_first_kernel_is_the_example() {
    let example = include_str!("../../examples/first.rs");
    let (_, program) = example.split_once("\n\n").unwrap();
    check("README.md", |text| {
        let (before, rest) = text.split_once("```rust\n").unwrap();
        let (_, after) = rest.split_once("```\n").unwrap();
        format!("{before}```rust\n{program}```\n{after}")
    });
}

/// The cookbook shows functions of its example: a comment names each, the function follows as a block.
#[test]
fn the_cookbook_shows_its_programs() {
    check("docs/cookbook.md", |text| {
        let (mut fresh, mut n_excerpts) = (String::new(), 0);
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            fresh += line;
            fresh.push('\n');
            let Some(place) = line.strip_prefix("<!-- excerpt ").and_then(|rest| rest.strip_suffix(" -->")) else {
                continue;
            };
            let (file, function) = place.split_once(": ").expect("a file and a function");
            let program = format!("crates/kernelsmith/examples/cookbook/programs/{file}");
            let program = fs::read_to_string(path(&program)).expect("the file of the excerpt");
            let is_start = |line: &&str| line.starts_with(function) && !line[function.len()..].starts_with('_');
            let start = program.lines().position(|line| is_start(&line)).expect("the function of the excerpt");
            let body = program.lines().skip(start);
            let end = body.clone().position(|line| line == "}").expect("the end of the function");
            fresh += "```rust,ignore\n";
            body.take(end + 1).for_each(|line| fresh += &format!("{line}\n"));
            fresh += "```\n";
            n_excerpts += 1;
            if lines.next_if_eq(&"```rust,ignore").is_some() {
                lines.by_ref().find(|line| *line == "```").expect("the end of the old excerpt");
            }
        }
        assert_eq!(n_excerpts, 25);
        fresh
    });
}
