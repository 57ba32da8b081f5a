//! The vocabulary of comments and documents: the field's standard terms, and nothing that a compiler engineer has to guess.
//!
//! In: comments of Rust sources and descriptions, prose of Markdown pages. Out: each use of a rejected phrase, with the
//! term to write instead.
//! Invariant: a phrase is matched as whole words, across punctuation but not across lines; code in backticks does not
//! count.
//! Not here: which terms mean what (ARCHITECTURE.md has the glossary).

use crate::documents;
use crate::sources::Source;

/// Rejected phrases in lower case, and what to write.
const REJECTED: &[(&str, &str)] = &[
    ("a turn", "an iteration"),
    ("one turn", "one iteration"),
    ("each turn", "each iteration"),
    ("every turn", "every iteration"),
    ("per turn", "per iteration"),
    ("next turn", "next iteration"),
    ("last turn", "last iteration"),
    ("first turn", "first iteration"),
    ("several turns", "several iterations; unrolled by n"),
    ("two turns", "two iterations"),
    ("many turns", "many iterations"),
    ("turns of", "iterations of"),
    ("turns at once", "unrolled iterations"),
    ("turned around", "rotated (a loop), transposed (a matrix)"),
    ("counts along", "induction variable"),
    ("carried along", "induction variable"),
    ("moved out of the loop", "hoisted"),
    ("side by side", "contiguous; interleaved; NHWC (channels)"),
    ("put behind itself", "concatenated"),
    ("lie as rows", "row-major"),
    ("innermost cache", "L1D"),
    ("second cache", "L2"),
    ("past the caches", "non-temporal"),
    ("past the cache", "non-temporal"),
    ("put each other out", "conflict misses"),
    ("across two lines", "cache-line split"),
    ("asked for ahead", "prefetched"),
    ("packed ahead", "packed; a packed panel"),
    ("sums of a block", "accumulators"),
    ("chains of sums", "independent accumulators"),
    ("products of one sum", "the K dimension"),
    ("bounded conversion", "saturating conversion"),
    ("movement of lanes", "shuffle, permute"),
    ("movements of lanes", "shuffles, permutes"),
    ("put aside", "spilled"),
    ("brought back", "reloaded"),
    ("numbers that live", "live ranges"),
    ("waiting values", "live ranges"),
    ("until its user comes", "deferred; folded into its use"),
    ("the least of", "the minimum of"),
    ("middle one of", "the median of"),
    ("times as fast", "a speed-up of n"),
    ("is done beside", "overlaps with"),
    ("beside", "next to; in parallel with; in the same run as"),
    ("of its own", "own; separate"),
    ("of their own", "own; separate"),
    ("is told", "receives"),
    ("are told", "receive"),
    ("told", "reported; returned; passed"),
    ("stands for", "means; represents"),
    ("stands", "is; exists; occurs"),
    ("door", "dependency; entry point"),
    ("doors", "dependencies; entry points"),
    ("mended", "fixed"),
    ("what is left over", "remainder; tail"),
    ("left over", "remaining"),
    ("which is what", "(a second sentence)"),
    ("says so", "returns; has; prints"),
    ("says who", "tells who; classifies by"),
    ("says whether", "determines whether; is true if"),
    ("the message says", "the message names"),
    ("are made from", "are generated from; are computed from"),
    ("code is made for", "code is generated for"),
    ("the compiler that made", "the compiler of"),
];

/// Checks comments and documents.
pub(crate) fn check(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    for source in sources.iter().filter(|source| !source.path.contains("/generated/") && !is_here(source)) {
        for (at, line) in source.text.lines().enumerate() {
            if let Some((_, comment)) = line.split_once("//") {
                note(&mut problems, &source.path, at + 1, comment);
            }
        }
    }
    for (path, text) in documents::markdown() {
        for (line, text) in documents::prose(&text) {
            note(&mut problems, &path, line, text);
        }
    }
    problems
}

/// This file lists the phrases.
fn is_here(source: &Source) -> bool {
    source.path == "xtask/src/vocabulary.rs"
}

fn note(problems: &mut Vec<String>, path: &str, line: usize, text: &str) {
    let words = words(text);
    for (phrase, instead) in REJECTED.iter().filter(|(phrase, _)| words.contains(&format!(" {phrase} "))) {
        problems.push(format!("{path}:{line}: `{phrase}`: write {instead}"));
    }
}

/// The words of a line outside backticks, in lower case, each between blanks.
fn words(text: &str) -> String {
    let mut words = String::from(" ");
    for prose in text.split('`').step_by(2) {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '\'' || c == '-';
        for word in prose.split(|c: char| !is_word(c)).filter(|word| !word.is_empty()) {
            words.push_str(&word.to_ascii_lowercase());
            words.push(' ');
        }
        // Code between two words keeps them apart.
        words.push_str("` ");
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_whole_words_outside_code() {
        let problems_of = |text: &str| {
            let mut problems = Vec::new();
            note(&mut problems, "a.rs", 3, text);
            problems
        };
        assert_eq!(
            problems_of("Unrolls several turns, one"),
            ["a.rs:3: `several turns`: write several iterations; unrolled by n"]
        );
        assert_eq!(problems_of("in turn, returns `a turn` of `x` beside-the-point"), [""; 0]);
        assert_eq!(problems_of("a `x` turn"), [""; 0]);
        assert_eq!(problems_of("Stands FOR (beside)").len(), 3);
    }
}
