//! Golden files: texts that print unchanged, and texts with an `; error: ...` on each line that has an error.

use expect_test::expect;
use kernelsmith_diag::{Renderer, SourceMap};
use kernelsmith_ir::text::{Parsed, parse_source, print};
use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests").join(folder);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty(), "no files in {}", folder.display());
    files
}

fn read(path: &Path) -> (SourceMap, Parsed) {
    let text = fs::read_to_string(path).unwrap();
    let mut sources = SourceMap::new();
    let file = sources.add(path.file_name().unwrap().to_string_lossy().into_owned(), text);
    let mut parsed = parse_source(&sources, file);
    parsed.verify();
    (sources, parsed)
}

#[test]
fn good_texts_print_as_they_are() {
    for path in files("ir") {
        let (sources, parsed) = read(&path);
        assert!(parsed.diagnostics.is_empty(), "{}", parsed.diagnostics.render(&Renderer::compact(), &sources));
        let printed = print(parsed.functions.iter().map(|parsed| &parsed.func));
        let text = fs::read_to_string(&path).unwrap();
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with(';')).collect();
        assert_eq!(printed.trim_end(), code.join("\n").trim(), "{}", path.display());
    }
}

#[test]
fn bad_texts_have_the_errors_they_name() {
    for path in files("verify") {
        let (sources, parsed) = read(&path);
        let mut reported: Vec<(u32, String)> = Vec::new();
        for diagnostic in &parsed.diagnostics {
            let line = sources.line_col(diagnostic.span.unwrap()).line;
            assert!(diagnostic.code.is_some_and(|code| code.starts_with("IR")), "{diagnostic:?}");
            reported.push((line, diagnostic.message.clone()));
        }
        reported.sort();
        let text = fs::read_to_string(&path).unwrap();
        let mut wanted: Vec<(u32, String)> = Vec::new();
        for (line, text) in text.lines().enumerate() {
            for error in text.split("; error: ").skip(1) {
                wanted.push((line as u32 + 1, error.trim().to_owned()));
            }
        }
        wanted.sort();
        assert_eq!(reported, wanted, "{}", path.display());
    }
}

#[test]
fn errors_show_places_and_help() {
    let text = "kernelsmith-ir 1
func @f(%0: i32, %1: f32) -> i32 {
    %2 = ad.i32 %0, %0
    %3 = const.i32 1
    %3 = const.f32 1.0
}
";
    let mut sources = SourceMap::new();
    let file = sources.add("f.ir", text);
    let parsed = parse_source(&sources, file);
    expect![[r#"
        error[IR0006]: `ad` is not an operation
         --> f.ir:3:10
          |
        3 |     %2 = ad.i32 %0, %0
          |          ^^^^^^
          |
          = help: did you mean `add`?
        error[IR0008]: %3 gets a value of type f32, but has type i32
         --> f.ir:5:5
          |
        4 |     %3 = const.i32 1
          |     -- its type follows from here
        5 |     %3 = const.f32 1.0
          |     ^^
    "#]]
    .assert_eq(&parsed.diagnostics.render(&Renderer::rich(), &sources));
    let mut sources = SourceMap::new();
    let file = sources.add(
        "g.ir",
        "kernelsmith-ir 1\nfunc @g(%0: i32) {\n    %1 = add.i32 %0, %2 at \"k.rs\":7\n    reg %2: i32\n    return\n}\n",
    );
    let mut parsed = parse_source(&sources, file);
    parsed.verify();
    expect![[r#"
        error[IR0110]: operand 2 of add.i32 is %2, which has no value on some path to here
         --> g.ir:3:5
          |
        3 |     %1 = add.i32 %0, %2 at "k.rs":7
          |     ^^^^^^^^^^^^^^^^^^^
          |
          = note: emitted at k.rs:7
          = help: assign %2 on every path before it is read
    "#]]
    .assert_eq(&parsed.diagnostics.render(&Renderer::rich(), &sources));
}
