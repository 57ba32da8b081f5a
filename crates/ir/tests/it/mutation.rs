//! Invalid texts: the parser reports errors, does not panic and terminates quickly.

use kernelsmith_diag::SourceMap;
use kernelsmith_ir::text::{parse_source, print};
use kernelsmith_random::Rng;

const SEED: &str = "kernelsmith-ir 1
func @sum(%0: ptr, trap %1: ptr, %2: index) -> f32, i64 {
    declare @host(i64, f32) -> i64
    slot 0: 48 align 16
    reg %30: m32xn32
    %3 = const.f32 -1.5e-7 at \"src/k\\\"ernel.rs\":12
    %4 = const.index 0
    %5 = first.m32xn32 %2
    while {
        %6 = cmp.lt.index %4, %2
    } do %6 likely {
        %7 = load.f32xn32 [%0 + %4*4 - 16] align 4, alias 2, volatile, mask %5, pass undef
        %8 = fma.f32xn32 %7, %7, %7, mask %5, pass %7
        if %6 {
            %3 = reduce.add.f32xn32 %8
            continue 1
        } elif {
        } then %6 {
            break_if 1, %6 unlikely
        } else {
            check %4, %2, 3
        }
    }
    %9 = const.i64 0x10
    %10 = call @host(%9, %3)
    %11 = slot_addr 0
    return %3, %10
}
";

/// Parses, verifies and prints the result.
fn survive(text: &str) -> usize {
    let mut sources = SourceMap::new();
    let file = sources.add("mutant", text);
    let mut parsed = parse_source(&sources, file);
    parsed.verify();
    assert!(parsed.diagnostics.len() <= 50 * 21);
    for function in &parsed.functions {
        assert_eq!(function.op_spans.len(), function.func.ops.len());
    }
    let n = print(parsed.functions.iter().map(|parsed| &parsed.func)).len();
    n + parsed.diagnostics.render(&kernelsmith_diag::Renderer::compact(), &sources).len()
}

#[test]
fn the_seed_is_good() {
    let mut sources = SourceMap::new();
    let file = sources.add("seed", SEED);
    let mut parsed = parse_source(&sources, file);
    parsed.verify();
    assert!(
        parsed.diagnostics.is_empty(),
        "{}",
        parsed.diagnostics.render(&kernelsmith_diag::Renderer::compact(), &sources)
    );
}

#[test]
fn prefixes_and_single_deletions() {
    for at in 0..SEED.len() {
        survive(&SEED[..at]);
        survive(&format!("{}{}", &SEED[..at], &SEED[at + 1..]));
    }
}

#[test]
fn random_edits_of_bytes_and_tokens() {
    let pieces = [
        "{",
        "}",
        "%",
        "%4294967295",
        "%3000000",
        "@",
        "\"",
        "é",
        "\n",
        ",",
        "- 1",
        "i8x128",
        "0x",
        "if",
        "loop {",
        "func @f() {",
    ];
    let mut rng = Rng::new(42);
    let mut total = 0;
    for _ in 0..4000 {
        let mut text = SEED.to_owned();
        for _ in 0..1 + rng.below(4) {
            let at = rng.below(text.len());
            let at = (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap();
            match rng.below(3) {
                0 => text.insert_str(at, pieces[rng.below(pieces.len())]),
                1 => text.truncate(at.max(1)),
                _ => {
                    let end = (at + rng.below(20)).min(text.len());
                    let end = (end..=text.len()).find(|&end| text.is_char_boundary(end)).unwrap();
                    let moved: String = text.drain(at..end).collect();
                    let to = rng.below(text.len() + 1);
                    let to = (0..=to).rev().find(|&to| text.is_char_boundary(to)).unwrap();
                    text.insert_str(to, &moved);
                }
            }
        }
        total += survive(&text);
    }
    assert!(total > 0);
}

#[test]
fn deep_and_wide_texts_meet_limits() {
    survive(&format!("kernelsmith-ir 1\nfunc @f() {{\n{}", "loop {\n".repeat(100_000)));
    survive(&format!("kernelsmith-ir 1\n{}", "func @f() {\n}\n".repeat(70_000)));
    survive(&format!("kernelsmith-ir 1\n{}", "func @f(%900000: ptr) {\n".repeat(40_000)));
    survive(&format!("kernelsmith-ir 1\nfunc @f({}", "%0: ptr, ".repeat(1000)));
    survive(&"}".repeat(100_000));
}
