//! Tables as Rust.
//!
//! In: a description. Out: files with the string pool and the columns of words, wrapped to 120 columns.
//! Invariants: same description, same text; no file is longer than 6000 lines; the text needs no formatting.
//! Not here: where the files go (`generate` says names, the caller writes them).

use std::fmt::Write;

use kernelsmith_machine::{Column, TargetDesc};

const LINE_WIDTH: usize = 118;
const FILE_LINES: usize = 5800;
const HEAD: &str = "Generated from the description by `cargo xtask codegen`; do not edit.";

/// A generated file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GeneratedFile {
    /// Its name within the folder of generated files.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// The tables as one Rust module.
pub fn write_rust(desc: &TargetDesc) -> String {
    let mut files = generate(desc, "tables");
    // The first file includes the others as modules; put in one text they are nested.
    let first = files.remove(0);
    let mut text = first.text;
    for file in files {
        let name = file.name.trim_end_matches(".rs").to_owned();
        let line = format!("#[path = \"{}\"]\nmod {};\n", file.name, module_of(&name));
        let body = file.text.replace("//! ", "    // ");
        text = text.replace(&line, &format!("mod {} {{\n{body}}}\n", module_of(&name)));
    }
    text
}

fn module_of(file: &str) -> String {
    file.rsplit_once("_part_").map_or_else(|| file.to_owned(), |(_, n)| format!("part_{n}"))
}

/// The tables as files: `<stem>.rs`, and `<stem>_part_<n>.rs` for what does not fit.
pub fn generate(desc: &TargetDesc, stem: &str) -> Vec<GeneratedFile> {
    let mut chunks: Vec<(String, String)> = Vec::new();
    chunks.push(("STRINGS".into(), strings(desc)));
    for column in Column::ALL {
        let words = desc.column(column);
        chunks.push((column.name().into(), words_text(column.name(), words)));
    }
    let mut parts: Vec<Vec<(String, String)>> = vec![Vec::new()];
    let mut lines = 0;
    for (name, text) in chunks {
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

fn root(desc: &TargetDesc, stem: &str, parts: &[Vec<(String, String)>]) -> String {
    let mut text = format!("//! Tables of {}.\n//!\n//! {HEAD}\n\nuse kernelsmith_machine::TargetDesc;\n\n", desc.name());
    for number in 0..parts.len() {
        let _ = write!(text, "#[path = \"{stem}_part_{number}.rs\"]\nmod part_{number};\n");
    }
    text.push_str("\n/// The description.\npub(crate) static DESC: TargetDesc = TargetDesc::from_static(\n");
    let place = |name: &str| {
        let number = parts.iter().position(|part| part.iter().any(|(n, _)| n == name)).unwrap_or(0);
        format!("part_{number}::{name}")
    };
    let _ = writeln!(text, "    {},\n    [", place("STRINGS"));
    for column in Column::ALL {
        let _ = writeln!(text, "        &{},", place(column.name()));
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
