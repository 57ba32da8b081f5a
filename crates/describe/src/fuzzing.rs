//! Mutated descriptions, and the property that every input must satisfy.
//!
//! In: arbitrary bytes as the text of a description, or a seed for a mutation of the project's descriptions.
//! Out: nothing, or a panic that names the input.
//! Invariants: equal bytes and seeds produce equal inputs; for any input, loading it, rendering its messages and
//! decoding a few bytes with its tables ends within [`MAX_TIME`] and the limits of `kernelsmith_tablegen::fuzzing`.
//! Not here: the mutations (`kernelsmith_tablegen::fuzzing`), and the loop over inputs.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use kernelsmith_diag::{Renderer, raw};
use kernelsmith_machine::asm::Assembler;
use kernelsmith_machine::decode::Decoder;
use kernelsmith_tablegen::fuzzing::{MAX_INPUT, Rng, assert_started, mutate};
use kernelsmith_tablegen::{Limits, Session};

use crate::load::load_text;

/// Maximum time for one input.
pub const MAX_TIME: Duration = Duration::from_secs(5);

/// Resource limits for one input: higher than for TableGen text, because an input may include the complete prelude.
fn limits() -> Limits {
    Limits { steps: 3_000_000, records: 1 << 16, memory: 256 << 20, ..kernelsmith_tablegen::fuzzing::limits() }
}

/// The directory of the descriptions, in a checkout.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../targets/td")
}

/// The .td files of a directory, sorted by name.
fn files(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|e| e == "td")).collect();
    paths.sort();
    let read = |path: PathBuf| Some((path.file_name()?.to_str()?.to_owned(), fs::read_to_string(&path).ok()?));
    paths.into_iter().filter_map(read).collect()
}

/// A session with the prelude.
fn prelude() -> &'static Session {
    static SESSION: OnceLock<Session> = OnceLock::new();
    SESSION.get_or_init(|| {
        let files = files(&folder().join("include")).into_iter();
        files.fold(Session::in_memory().limits(limits()), |session, (name, text)| session.file(name, text))
    })
}

/// Complete descriptions, each in one text without includes.
pub fn texts() -> &'static [Vec<u8>] {
    static TEXTS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let own = folder().join("naplespu");
        let parts = files(&own);
        let root = fs::read_to_string(own.join("target.td")).unwrap_or_default();
        let mut flattened = String::new();
        for line in root.lines() {
            let name = line.strip_prefix("include \"").and_then(|rest| rest.strip_suffix('"'));
            match name.and_then(|name| parts.iter().find(|part| part.0 == name)) {
                Some((_, text)) => flattened.push_str(text),
                None => flattened.push_str(line),
            }
            flattened.push('\n');
        }
        let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let read = |names: &[&str]| -> Option<Vec<u8>> {
            let parts = names.iter().map(|name| fs::read(crate_folder.join(name)).ok());
            parts.collect::<Option<Vec<_>>>().map(|parts| parts.concat())
        };
        let small: [&[&str]; 3] =
            [&["examples/toy/toy.td"], &["tests/it/llvm.td"], &["tests/it/llvm_naplespu.td", "tests/it/llvm_hooks.td"]];
        std::iter::once(flattened.into_bytes())
            .chain(small.into_iter().filter_map(read))
            .filter(|text| !text.is_empty())
            .collect()
    })
}

/// Checks arbitrary bytes as the text of a description.
///
/// # Panics
/// If the code panics or takes too long.
pub fn td_target(bytes: &[u8]) {
    let text = raw::from_bytes(&bytes[..bytes.len().min(MAX_INPUT)]);
    check(prelude(), &text);
}

/// Checks a small mutation of one of the project's descriptions.
///
/// # Panics
/// Like [`td_target`].
pub fn td_target_seed(seed: u64) {
    let texts = texts();
    if texts.is_empty() {
        return;
    }
    let mut random = Rng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let (one, other) = (random.below(texts.len()), random.below(texts.len()));
    let mut text = texts[one].clone();
    for _ in 0..=random.below(3) {
        change_number_or_field(&mut text, &mut random);
    }
    let text = if random.below(2) == 0 {
        raw::from_bytes(&text).into_owned()
    } else {
        mutate(&text, &texts[other], &mut random)
    };
    check(prelude(), &text);
}

/// Replaces a number, name or value by another one, which often leaves the description valid.
fn change_number_or_field(text: &mut Vec<u8>, random: &mut Rng) {
    const VALUES: [&str; 24] = [
        "0",
        "1",
        "-1",
        "7",
        "8",
        "63",
        "64",
        "65",
        "127",
        "128",
        "255",
        "256",
        "257",
        "4095",
        "4096",
        "65535",
        "65536",
        "2147483648",
        "4294967296",
        "9223372036854775807",
        "-9223372036854775808",
        "?",
        "\"\"",
        "[]",
    ];
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let words: Vec<std::ops::Range<usize>> = {
        let from = random.below(text.len());
        let window = &text[from..text.len().min(from + 2000)];
        let mut words = Vec::new();
        let mut start = None;
        for (i, &b) in window.iter().enumerate() {
            match (is_word(b), start) {
                (true, None) => start = Some(i),
                (false, Some(lo)) => {
                    words.push(from + lo..from + i);
                    start = None;
                }
                _ => {}
            }
        }
        words
    };
    if words.is_empty() {
        return;
    }
    let word = words[random.below(words.len())].clone();
    let other = words[random.below(words.len())].clone();
    let is_number = text[word.clone()].first().is_some_and(u8::is_ascii_digit);
    let new = match random.below(3) {
        0 => text[other].to_vec(),
        _ if is_number => VALUES[random.below(VALUES.len())].as_bytes().to_vec(),
        1 => VALUES[random.below(VALUES.len())].as_bytes().to_vec(),
        _ => text[other].to_vec(),
    };
    text.splice(word, new);
}

fn check(session: &Session, text: &str) {
    // Use the minimum of several runs, because another process can delay a run.
    let mut shortest = Duration::MAX;
    for _ in 0..4 {
        let start = Instant::now();
        load_and_use(session, text);
        shortest = shortest.min(start.elapsed());
        if shortest < MAX_TIME {
            return;
        }
    }
    panic!("took {shortest:?}:\n{text}");
}

fn load_and_use(session: &Session, text: &str) {
    let loaded = match load_text(session, "t.td", text) {
        Ok(loaded) => loaded,
        Err(error) => {
            assert_started(&error.render(&Renderer::rich()));
            let _ = error.render(&Renderer::compact());
            return;
        }
    };
    let desc = &loaded.desc;
    let decoder = Decoder::new(desc);
    for byte in [0, 0x0f, 0x5a, 0xff] {
        let _ = decoder.decode(&[byte; 16]);
    }
    let names = desc.insts().filter_map(|inst| {
        inst.asm().find_map(|piece| match piece {
            kernelsmith_machine::AsmPiece::Literal(text) => Some(text.to_owned()),
            _ => None,
        })
    });
    for name in names.take(20) {
        let _ = Assembler::new(desc).assemble(&format!("{name} r0, 1\n"));
    }
}
