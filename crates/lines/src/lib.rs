//! Source lines of compiled functions, and their encoding for debuggers and profilers.
//!
//! In: the source line of each run of instructions ([`LineTable`]). Out: with the feature `dwarf`, the sections
//! `.debug_info`, `.debug_abbrev` and `.debug_line`, as version 4 of the DWARF standard describes them.
//!
//! It is for whoever writes an object file, registers code in memory, or lists code. It is not for reading such
//! sections, and not for variables and types: debuggers show lines and functions.
//!
//! ```
//! use kernelsmith_lines::LineTable;
//!
//! let mut lines = LineTable::default();
//! lines.push(0, Some(("src/main.rs", 7)));
//! lines.push(12, Some(("src/main.rs", 9)));
//! assert_eq!(lines.at(3), Some(("src/main.rs", 7)));
//! assert_eq!(lines.at(40), Some(("src/main.rs", 9)));
//! ```
#![forbid(unsafe_code)]

#[cfg(feature = "dwarf")]
mod dwarf;

#[cfg(feature = "dwarf")]
pub use dwarf::{Code, CodeStart, Reference, ReferenceTarget, Section, sections};

/// The source lines of a function.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LineTable {
    /// The files, as their compilers name them.
    files: Vec<Box<str>>,
    rows: Vec<Row>,
}

/// A run of instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Row {
    /// Offset of the first instruction in the code, in bytes.
    offset: u32,
    /// Index of the file.
    file: u32,
    /// The line, from 1; 0 for instructions that belong to no line.
    line: u32,
}

impl LineTable {
    /// Adds a run of instructions that starts at `offset`, in bytes from the start of the function, and ends where the next
    /// one starts. `place` is its file and line, from 1. Offsets must not decrease: a smaller one counts as the last one.
    pub fn push(&mut self, offset: u32, place: Option<(&str, u32)>) {
        let (file, line) = match place {
            // Nearly always the same file as before.
            Some((name, line)) => match self.files.iter().rposition(|file| **file == *name) {
                Some(file) => (file as u32, line),
                None => {
                    self.files.push(name.into());
                    (self.files.len() as u32 - 1, line)
                }
            },
            None => (0, 0),
        };
        let offset = self.rows.last().map_or(offset, |last| last.offset.max(offset));
        if self.rows.last().is_some_and(|last| last.offset == offset) {
            self.rows.pop();
        }
        if self.rows.last().is_none_or(|last| (last.file, last.line) != (file, line)) {
            self.rows.push(Row { offset, file, line });
        }
    }

    /// Whether no instruction has a line.
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|row| row.line == 0)
    }

    /// The file and line of the instruction at an offset.
    pub fn at(&self, offset: u32) -> Option<(&str, u32)> {
        let after = self.rows.partition_point(|row| row.offset <= offset);
        self.place(self.rows[..after].last()?)
    }

    /// The runs of instructions: the offset of the first, and the file and line.
    pub fn rows(&self) -> impl Iterator<Item = (u32, Option<(&str, u32)>)> {
        self.rows.iter().map(|row| (row.offset, self.place(row)))
    }

    fn place(&self, row: &Row) -> Option<(&str, u32)> {
        let file = self.files.get(row.file as usize)?;
        (row.line > 0).then_some((&**file, row.line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_one_line_are_one_row_and_the_last_place_of_an_offset_counts() {
        let mut lines = LineTable::default();
        lines.push(0, None);
        assert!(lines.is_empty());
        lines.push(4, Some(("a", 1)));
        lines.push(8, Some(("a", 1)));
        lines.push(8, Some(("b", 1)));
        lines.push(8, Some(("a", 2)));
        lines.push(5, Some(("a", 3)));
        lines.push(12, None);
        let rows: Vec<_> = lines.rows().collect();
        assert_eq!(rows, [(0, None), (4, Some(("a", 1))), (8, Some(("a", 3))), (12, None)]);
        assert_eq!((lines.at(3), lines.at(7), lines.at(8)), (None, Some(("a", 1)), Some(("a", 3))));
        assert_eq!((lines.at(12), LineTable::default().at(0)), (None, None));
        assert!(!lines.is_empty());
    }
}
