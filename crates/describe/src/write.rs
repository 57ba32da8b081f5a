//! Tables as files: Rust source in stable form, and text for reviewers.
//!
//! In: the tables of a description. Out: a module for each machine, with one file for each group of instructions or
//! patterns; next to each file of instructions, a text file with a line for each instruction.
//! Invariants: equal descriptions produce equal text; one row is one line; a new row changes no other line, except
//! those of neighbours that refer to it by distance; the files need no formatting.
//! Not here: the location of the files (`generate` provides names, the caller writes them), linking (`machine::link`).

use std::collections::HashMap;
use std::fmt::{LowerHex, Write};
use std::ops::Range;

use kernelsmith_machine::build::Tables;
use kernelsmith_machine::link::{INST_NUMBERS, ListHead, PATTERN_NUMBERS, PatternHead, SHAPE_NUMBERS};
use kernelsmith_machine::{Column, InstId, PatternId, ResultItem, TargetDesc};

/// Rows of a group, if it can be split.
const GROUP_ROWS: usize = 2500;
/// Patterns of a group: each has four lines.
const GROUP_PATTERNS: usize = 1000;
const HEAD: &str = "Generated from the description by `cargo xtask codegen`; do not edit.";

/// A generated file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GeneratedFile {
    /// Its path in the directory of generated files.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// A group of rows: the name of its file, and the rows.
struct Group {
    name: String,
    rows: Range<usize>,
}

/// The tables as files in the directory `stem`.
pub fn generate(tables: &Tables, stem: &str) -> Vec<GeneratedFile> {
    let desc = tables.link();
    let names: Vec<&str> = tables.inst_texts.iter().map(|(name, _)| name.as_str()).collect();
    let insts = inst_groups(&names);
    let patterns = pattern_groups(tables);
    let mut files = vec![
        ("mod.rs".to_owned(), root(&desc, &insts, &patterns)),
        ("machine.rs".to_owned(), machine(tables)),
        ("lists.rs".to_owned(), lists(tables)),
        ("shapes.rs".to_owned(), format!("//! {HEAD}\n{}", numbers("ROWS", tables.shapes.chunks(SHAPE_NUMBERS)))),
        ("machine.txt".to_owned(), desc.dump_machine()),
    ];
    let by_inst = patterns_by_inst(&desc);
    for group in insts {
        files.push((format!("{}.rs", group.name), insts_text(tables, group.rows.clone())));
        let mut text = String::new();
        for id in group.rows.map(InstId::from_index) {
            text.push_str(&desc.dump_inst(id));
            for &pattern in by_inst.get(&id).into_iter().flatten() {
                text.push_str(&desc.dump_pattern(pattern));
            }
        }
        files.push((format!("{}.txt", group.name), text));
    }
    let mut trees = Trees {
        items: &tables.columns[Column::Items as usize],
        results: &tables.columns[Column::Results as usize],
        refs: &tables.refs,
    };
    for group in patterns {
        let rows = &tables.patterns[group.rows.start * PATTERN_NUMBERS..group.rows.end * PATTERN_NUMBERS];
        files.push((format!("{}.rs", group.name), patterns_text(rows, &mut trees)));
    }
    files.into_iter().map(|(name, text)| GeneratedFile { name: format!("{stem}/{name}"), text }).collect()
}

/// The patterns whose result is computed by each instruction.
fn patterns_by_inst(desc: &TargetDesc) -> HashMap<InstId, Vec<PatternId>> {
    let mut by_inst: HashMap<InstId, Vec<PatternId>> = HashMap::new();
    for pattern in desc.patterns() {
        let inst = pattern.results().find_map(|item| match item {
            ResultItem::Inst { inst, .. } => Some(inst),
            _ => None,
        });
        if let Some(inst) = inst {
            by_inst.entry(inst).or_default().push(pattern.id);
        }
    }
    by_inst
}

/// Groups of neighbours whose names start with the same letters: as few letters as keep groups small. Small neighbours
/// are in one group, which is called like the first.
fn inst_groups(names: &[&str]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for part in split(names, 0..names.len(), 1) {
        match groups.last_mut() {
            Some(last) if part.end - last.rows.start <= GROUP_ROWS => last.rows.end = part.end,
            _ => {
                let first = names[part.start];
                let other = names[..part.start].last().copied().unwrap_or_default();
                let n_same = first.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
                let prefix: String = first.chars().take(n_same + 1).collect();
                groups.push(Group { name: format!("insts_{}", prefix.to_lowercase()), rows: part });
            }
        }
    }
    groups
}

/// Ranges of names whose first `len` letters are equal, or more letters if that many names have them.
fn split(names: &[&str], rows: Range<usize>, len: usize) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let mut start = rows.start;
    for part in names[rows].chunk_by(|a, b| a.get(..len) == b.get(..len)) {
        let part_rows = start..start + part.len();
        start += part.len();
        if part.len() > GROUP_ROWS && part.iter().any(|name| name.len() > len) {
            parts.extend(split(names, part_rows, len + 1));
        } else {
            parts.push(part_rows);
        }
    }
    parts
}

/// Groups of patterns: they end between two roots, unless a root has too many patterns.
fn pattern_groups(tables: &Tables) -> Vec<Group> {
    let (mut groups, mut start, mut item, mut root) = (vec![], 0, 0, None);
    let mut add = |rows: Range<usize>| {
        let name = format!("patterns_{}", groups.len());
        groups.push(Group { name, rows });
    };
    let heads = tables.patterns.chunks(PATTERN_NUMBERS).map(|row| PatternHead::unpack(row[0]));
    let (n, items) = (heads.len(), &tables.columns[Column::Items as usize]);
    for (row, head) in heads.enumerate() {
        // The first item is the root; the upper half of its first word is the operation.
        let new_root = Some(items[item * Column::Items.stride()] >> 16);
        let n_rows = row - start;
        if n_rows >= GROUP_PATTERNS && (new_root != root || n_rows >= GROUP_PATTERNS * 5 / 4) {
            add(start..row);
            start = row;
        }
        root = new_root;
        item += usize::from(head.n_items);
    }
    add(start..n);
    groups
}

fn root(desc: &TargetDesc, insts: &[Group], patterns: &[Group]) -> String {
    let mut text = format!("//! Tables of {}.\n//!\n//! {HEAD}\n\n", desc.name());
    let modules: Vec<&str> = insts.iter().chain(patterns).map(|group| group.name.as_str()).collect();
    let mut sorted = [&["lists", "machine", "shapes"], &modules[..]].concat();
    sorted.sort_unstable();
    for module in sorted {
        let _ = writeln!(text, "mod {module};");
    }
    text.push_str("\ntables! {\n");
    let list = |groups: &[Group]| groups.iter().map(|group| group.name.as_str()).collect::<Vec<_>>().join(", ");
    let _ = writeln!(text, "    insts: [{}],", list(insts));
    let _ = writeln!(text, "    patterns: [{}],", list(patterns));
    text.push_str("}\n");
    text
}

/// The columns that do not depend on instructions.
fn machine(tables: &Tables) -> String {
    let mut text =
        format!("//! {HEAD}\n\n#[rustfmt::skip]\npub(super) const COLUMNS: [&[u32]; {}] = [\n", Column::ALL.len());
    for column in Column::ALL {
        let words = &tables.columns[column as usize];
        if words.is_empty() || matches!(column, Column::Items | Column::Results) {
            let _ = writeln!(text, "    &[], // {}", column.name());
            continue;
        }
        let _ = writeln!(text, "    &[ // {}", column.name());
        if column == Column::Lists {
            let mut start = 0;
            for len in &tables.list_lens {
                row(&mut text, &words[start..start + len]);
                start += len;
            }
        } else {
            words.chunks(column.stride()).for_each(|words| row(&mut text, words));
        }
        text.push_str("    ],\n");
    }
    text.push_str("];\n\n#[rustfmt::skip]\npub(super) const KEYS: [&[u32]; 4] = [\n");
    for keys in &tables.keys {
        text.push_str("    &[\n");
        keys.iter().for_each(|key| row(&mut text, &[*key]));
        text.push_str("    ],\n");
    }
    text.push_str("];\n");
    text + &texts(tables.texts.iter().map(|text| [text.as_str()]))
}

fn row(text: &mut String, words: &[u32]) {
    let words: Vec<String> = words.iter().map(u32::to_string).collect();
    let _ = writeln!(text, "        {},", words.join(", "));
}

/// Numbers with a line for each row.
fn numbers<'a, T: LowerHex + 'a>(name: &str, rows: impl Iterator<Item = &'a [T]>) -> String {
    let bits = 8 * size_of::<T>();
    let mut text = format!("\n#[rustfmt::skip]\npub(super) const {name}: &[u{bits}] = &[\n");
    for row in rows.filter(|row| !row.is_empty()) {
        let numbers: Vec<String> = row.iter().map(|number| format!("{number:#x}")).collect();
        let _ = writeln!(text, "    {},", numbers.join(", "));
    }
    text.push_str("];\n");
    text
}

/// Texts as one literal, with a line for each row: a macro, because `concat!` takes only literals.
fn texts<'a, const N: usize>(rows: impl Iterator<Item = [&'a str; N]>) -> String {
    let mut text = String::from("\n#[rustfmt::skip]\nmacro_rules! text { () => { \"\\\n");
    for row in rows.map(|row| row.concat()).filter(|row| !row.is_empty()) {
        let escaped: String = row.escape_default().collect();
        // A literal loses spaces at the start of a line.
        match escaped.strip_prefix(' ') {
            Some(tail) => _ = writeln!(text, "\\x20{tail}\\"),
            None => _ = writeln!(text, "{escaped}\\"),
        }
    }
    text.push_str("\" } }\npub(super) use text;\n");
    text
}

fn lists(tables: &Tables) -> String {
    let mut lists = Vec::new();
    let mut at = 0;
    while at < tables.lists.len() {
        let end = at + 1 + ListHead::unpack(tables.lists[at]).n;
        lists.push(&tables.lists[at..end]);
        at = end;
    }
    let mut text = format!("//! {HEAD}\n");
    text.push_str(&numbers("ROWS", lists.into_iter()));
    text + &texts(tables.list_texts.iter().map(|text| [text.as_str()]))
}

fn insts_text(tables: &Tables, rows: Range<usize>) -> String {
    let insts = &tables.insts[rows.start * INST_NUMBERS..rows.end * INST_NUMBERS];
    let names = tables.inst_texts[rows].iter().map(|(name, text)| [name.as_str(), text]);
    format!("//! {HEAD}\n{}{}", numbers("ROWS", insts.chunks(INST_NUMBERS)), texts(names))
}

/// The trees of the patterns that are not written yet.
struct Trees<'a> {
    items: &'a [u32],
    results: &'a [u32],
    refs: &'a [u32],
}

fn patterns_text(patterns: &[u64], trees: &mut Trees<'_>) -> String {
    let (mut items, mut results, mut refs) = (Vec::new(), Vec::new(), Vec::new());
    for row in patterns.chunks(PATTERN_NUMBERS) {
        let head = PatternHead::unpack(row[0]);
        items.extend(trees.items.split_off(..usize::from(head.n_items) * Column::Items.stride()));
        results.extend(trees.results.split_off(..usize::from(head.n_results)));
        refs.extend(trees.refs.split_off(..usize::from(head.n_refs)));
    }
    let mut text = format!("//! {HEAD}\n{}", numbers("ROWS", patterns.chunks(PATTERN_NUMBERS)));
    for (name, rows) in [("ITEMS", items), ("RESULTS", results), ("REFS", refs)] {
        text.push_str(&numbers(name, rows.into_iter()));
    }
    text
}
