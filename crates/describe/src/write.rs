//! Tables as Rust source.
//!
//! In: a description. Out: files with the string pool and the columns of words, wrapped at 120 characters.
//! Invariants: equal descriptions produce equal text; a file longer than 6000 lines contains only one column; the text
//! is already formatted.
//! Not here: the location of the files (`generate` provides names, the caller writes them).

use std::fmt::Write;

use kernelsmith_machine::{Column, TargetDesc};

const LINE_WIDTH: usize = 118;
const FILE_LINES: usize = 5800;
const HEAD: &str = "Generated from the description by `cargo xtask codegen`; do not edit.";

/// A generated file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GeneratedFile {
    /// Its name in the directory of generated files.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// The tables as one Rust module of any length.
pub fn write_rust(desc: &TargetDesc) -> String {
    let mut text = head(desc);
    text.push_str(&table("", &|_| String::new()));
    for (_, chunk) in chunks(desc) {
        text.push('\n');
        text.push_str(&chunk);
    }
    text
}

/// The tables as files: `<stem>.rs`, and `<stem>_part_<n>.rs` for columns that do not fit.
pub fn generate(desc: &TargetDesc, stem: &str) -> Vec<GeneratedFile> {
    let mut parts: Vec<Vec<(String, String)>> = vec![Vec::new()];
    let mut lines = 0;
    for (name, text) in chunks(desc) {
        let n = text.lines().count();
        let is_full = parts.last().is_some_and(|p| !p.is_empty());
        if lines + n > FILE_LINES && is_full {
            parts.push(Vec::new());
            lines = 0;
        }
        lines += n;
        if let Some(part) = parts.last_mut() {
            part.push((name, text));
        }
    }
    let mut files = vec![GeneratedFile { name: format!("{stem}.rs"), text: root(desc, stem, &parts) }];
    for (number, part) in parts.iter().enumerate() {
        let mut text = format!("//! {HEAD}\n");
        for (_, body) in part {
            text.push('\n');
            text.push_str(body);
        }
        files.push(GeneratedFile { name: format!("{stem}_part_{number}.rs"), text });
    }
    files
}

/// The string pool and the columns, by name.
fn chunks(desc: &TargetDesc) -> Vec<(String, String)> {
    let columns = Column::ALL.into_iter().map(|c| (c.name().to_owned(), words_text(c.name(), desc.column(c))));
    [("STRINGS".to_owned(), strings(desc))].into_iter().chain(columns).collect()
}

fn head(desc: &TargetDesc) -> String {
    format!("//! Tables of {}.\n//!\n//! {HEAD}\n\nuse kernelsmith_machine::TargetDesc;\n\n", desc.name())
}

fn root(desc: &TargetDesc, stem: &str, parts: &[Vec<(String, String)>]) -> String {
    let mut modules = String::new();
    for number in 0..parts.len() {
        let _ = writeln!(modules, "#[path = \"{stem}_part_{number}.rs\"]\nmod part_{number};");
    }
    modules.push('\n');
    let part_of = |name: &str| {
        let number = parts.iter().position(|part| part.iter().any(|(n, _)| n == name)).unwrap_or(0);
        format!("part_{number}::")
    };
    head(desc) + &table(&modules, &part_of)
}

/// The description built from the tables; `path` returns the module of a table.
fn table(modules: &str, path: &dyn Fn(&str) -> String) -> String {
    let mut text =
        format!("{modules}/// The description.\npub(crate) static DESC: TargetDesc = TargetDesc::from_static(\n");
    let _ = writeln!(text, "    {}STRINGS,\n    [", path("STRINGS"));
    for column in Column::ALL {
        let _ = writeln!(text, "        &{}{},", path(column.name()), column.name());
    }
    text.push_str("    ],\n);\n");
    text
}

fn strings(desc: &TargetDesc) -> String {
    let mut text = String::from("#[rustfmt::skip]\npub(super) static STRINGS: &str = concat!(\n");
    let mut line = String::new();
    for c in desc.strings().chars() {
        let escaped: String = c.escape_default().collect();
        if line.len() + escaped.len() + 7 > LINE_WIDTH {
            let _ = writeln!(text, "    \"{line}\",");
            line.clear();
        }
        line.push_str(&escaped);
    }
    let _ = writeln!(text, "    \"{line}\",\n);");
    text
}

fn words_text(name: &str, words: &[u32]) -> String {
    let mut text = format!("#[rustfmt::skip]\npub(super) static {name}: [u32; {}] = [\n", words.len());
    let mut line = String::from("   ");
    for word in words {
        let number = format!(" {word},");
        if line.len() + number.len() > LINE_WIDTH {
            text.push_str(&line);
            text.push('\n');
            line.truncate(3);
        }
        line.push_str(&number);
    }
    if line.len() > 3 {
        text.push_str(&line);
        text.push('\n');
    }
    text.push_str("];\n");
    text
}
