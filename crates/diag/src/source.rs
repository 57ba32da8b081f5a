//! Source files and positions in them.
//!
//! In: file names and texts. Out: small copyable [`Span`]s and their lines and columns.
//! Invariants: a file's text never changes, so spans stay valid for the lifetime of the map; a file is smaller than 4
//! GiB; lookups clamp to the file and to character boundaries instead of panicking.
//! Not here: reading files from disk.

use std::fmt;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use crate::raw;

/// Identifies a file in a [`SourceMap`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct FileId(pub u32);

/// A range of bytes in one file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// Offset of the first byte.
    pub lo: u32,
    /// Offset after the last byte; equal to `lo` for a position between two bytes.
    pub hi: u32,
}

impl Span {
    /// The range `lo..hi` of `file`.
    #[inline]
    pub fn new(file: FileId, lo: u32, hi: u32) -> Self {
        Span { file, lo, hi: hi.max(lo) }
    }

    /// The smallest span that contains both; `self` if they are in different files.
    pub fn to(self, end: Span) -> Span {
        if self.file != end.file {
            return self;
        }
        Span { file: self.file, lo: self.lo.min(end.lo), hi: self.hi.max(end.hi) }
    }

    /// The empty span at the start of this one.
    pub fn start(self) -> Span {
        Span { hi: self.lo, ..self }
    }

    /// The empty span at the end of this one.
    pub fn end(self) -> Span {
        Span { lo: self.hi, ..self }
    }
}

/// A line and a column, both counted from 1; the column counts characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineCol {
    /// Line number, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub col: u32,
}

impl fmt::Display for LineCol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.col)
    }
}

/// A source file: its name, its text, and the position of the include directive.
#[derive(Debug)]
pub struct SourceFile {
    name: Arc<str>,
    text: Arc<str>,
    included_at: Option<Span>,
    index: OnceLock<Index>,
}

/// The line starts, and the number of characters and bytes before each block. It makes the cost of a position lookup
/// independent of the length of its line.
#[derive(Debug)]
struct Index {
    line_starts: Vec<u32>,
    blocks: Vec<Before>,
}

/// The counts before a position.
#[derive(Clone, Copy, Debug, Default)]
struct Before {
    chars: u32,
    /// Number of bytes that the text represents (see [`crate::raw`]).
    raw_bytes: u32,
}

/// Size of a block in bytes.
const BLOCK: usize = 1 << 10;

impl SourceFile {
    /// The name for messages.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text as a shared reference.
    pub fn shared_text(&self) -> Arc<str> {
        Arc::clone(&self.text)
    }

    /// The position of the include directive, for an included file.
    pub fn included_at(&self) -> Option<Span> {
        self.included_at
    }

    fn index(&self) -> &Index {
        self.index.get_or_init(|| {
            let n_lines = 1 + self.text.bytes().filter(|&b| b == b'\n').count();
            let mut line_starts = Vec::with_capacity(n_lines);
            line_starts.push(0);
            let newlines = self.text.bytes().enumerate().filter(|&(_, b)| b == b'\n');
            line_starts.extend(newlines.map(|(i, _)| i as u32 + 1));
            let mut blocks = Vec::with_capacity(self.text.len() / BLOCK + 1);
            let mut before = Before::default();
            for block in 0..=self.text.len() / BLOCK {
                blocks.push(before);
                let (lo, hi) = (self.clamp((block * BLOCK) as u32), self.clamp(((block + 1) * BLOCK) as u32));
                before = before.and(&self.text[lo as usize..hi as usize]);
            }
            Index { line_starts, blocks }
        })
    }

    fn line_starts(&self) -> &[u32] {
        &self.index().line_starts
    }

    /// The counts before an offset, which must be a character boundary.
    fn before(&self, offset: u32) -> Before {
        let block = offset as usize / BLOCK;
        let lo = self.clamp((block * BLOCK) as u32);
        self.index().blocks[block].and(&self.text[lo as usize..offset as usize])
    }

    /// Number of lines; an empty file has one.
    pub fn n_lines(&self) -> u32 {
        self.line_starts().len() as u32
    }

    /// Line and column of a byte offset.
    pub fn line_col(&self, offset: u32) -> LineCol {
        let offset = self.clamp(offset);
        let line = self.line_starts().partition_point(|&s| s <= offset) - 1;
        let start = self.before(self.line_starts()[line]);
        LineCol { line: line as u32 + 1, col: self.before(offset).chars - start.chars + 1 }
    }

    /// The column of a byte offset, in bytes of the original file, from 1.
    pub(crate) fn byte_col(&self, offset: u32) -> u32 {
        let offset = self.clamp(offset);
        let line = self.line_starts().partition_point(|&s| s <= offset) - 1;
        self.before(offset).raw_bytes - self.before(self.line_starts()[line]).raw_bytes + 1
    }

    /// The byte range of the line at an offset, without its line end.
    pub(crate) fn line_range(&self, offset: u32) -> Range<usize> {
        let starts = self.line_starts();
        let line = starts.partition_point(|&s| s <= self.clamp(offset)) - 1;
        let lo = starts[line] as usize;
        let hi = starts.get(line + 1).map_or(self.text.len(), |&s| s as usize);
        lo..lo + self.text[lo..hi].trim_end_matches(['\n', '\r']).len()
    }

    /// The byte range of a line (counted from 1), with its line end.
    pub(crate) fn full_line(&self, line: u32) -> Range<usize> {
        let starts = self.line_starts();
        let start = |line: u32| starts.get(line as usize).map_or(self.text.len(), |&s| s as usize);
        start(line - 1)..start(line)
    }

    /// The text of a line (counted from 1) without its line end; empty for a line that does not exist.
    pub fn line(&self, line: u32) -> &str {
        let starts = self.line_starts();
        let Some(&lo) = line.checked_sub(1).and_then(|i| starts.get(i as usize)) else { return "" };
        let hi = starts.get(line as usize).map_or(self.text.len(), |&s| s as usize);
        self.text[lo as usize..hi].trim_end_matches(['\n', '\r'])
    }

    /// The largest character boundary not after `offset`.
    pub(crate) fn clamp(&self, offset: u32) -> u32 {
        let mut at = (offset as usize).min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        at as u32
    }
}

impl Before {
    fn and(self, text: &str) -> Before {
        let (chars, raw_bytes) = (text.chars().count() as u32, raw::n_bytes(text) as u32);
        Before { chars: self.chars + chars, raw_bytes: self.raw_bytes + raw_bytes }
    }
}

/// All files of one run.
#[derive(Debug, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
}

impl SourceMap {
    /// An empty map.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file named by the caller.
    ///
    /// # Panics
    /// If the text is 4 GiB or larger, or there are 2^32 files.
    pub fn add(&mut self, name: impl Into<Arc<str>>, text: impl Into<Arc<str>>) -> FileId {
        self.add_file(name.into(), text.into(), None)
    }

    /// Adds a file that is included by the directive at `included_at`.
    ///
    /// # Panics
    /// Like [`SourceMap::add`].
    pub fn add_included(&mut self, name: impl Into<Arc<str>>, text: impl Into<Arc<str>>, included_at: Span) -> FileId {
        self.add_file(name.into(), text.into(), Some(included_at))
    }

    fn add_file(&mut self, name: Arc<str>, text: Arc<str>, included_at: Option<Span>) -> FileId {
        assert!(u32::try_from(text.len()).is_ok(), "source file of 4 GiB or more");
        let id = FileId(u32::try_from(self.files.len()).expect("too many source files"));
        self.files.push(SourceFile { name, text, included_at, index: OnceLock::new() });
        id
    }

    /// The file with this id, if it is in the map.
    pub fn get(&self, id: FileId) -> Option<&SourceFile> {
        self.files.get(id.0 as usize)
    }

    /// The file with this id.
    ///
    /// # Panics
    /// If the id comes from another map.
    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }

    /// All files, sorted by id.
    pub fn files(&self) -> impl ExactSizeIterator<Item = (FileId, &SourceFile)> {
        self.files.iter().enumerate().map(|(i, f)| (FileId(i as u32), f))
    }

    /// The range `lo..hi` of a file.
    pub fn span(&self, file: FileId, lo: u32, hi: u32) -> Span {
        Span::new(file, lo, hi)
    }

    /// The text of a span; empty if the file is unknown.
    pub fn text_of(&self, span: Span) -> &str {
        self.get(span.file).map_or("", |f| &f.text[f.clamp(span.lo) as usize..f.clamp(span.hi) as usize])
    }

    /// Line and column of the start of a span.
    pub fn line_col(&self, span: Span) -> LineCol {
        self.get(span.file).map_or(LineCol { line: 1, col: 1 }, |f| f.line_col(span.lo))
    }

    /// `file:line:col` of the start of a span.
    pub fn describe(&self, span: Span) -> String {
        let name = self.get(span.file).map_or("<unknown>", SourceFile::name);
        format!("{name}:{}", self.line_col(span))
    }

    /// The include directives on the path to a file, outermost first.
    pub fn include_chain(&self, file: FileId) -> Vec<Span> {
        let mut chain = Vec::new();
        let mut at = self.get(file).and_then(SourceFile::included_at);
        // An include directive is always in an earlier file, so the loop ends; the bound protects against spans from
        // another map.
        while let Some(span) = at.filter(|_| chain.len() <= self.files.len()) {
            chain.push(span);
            at = self.get(span.file).and_then(SourceFile::included_at);
        }
        chain.reverse();
        chain
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_col_counts_characters_from_one() {
        let mut map = SourceMap::new();
        let file = map.add("a", "ab\nü x\r\nlast");
        let at = |lo| map.line_col(Span::new(file, lo, lo)).to_string();
        assert_eq!([at(0), at(2), at(3), at(5), at(4), at(99)], ["1:1", "1:3", "2:1", "2:2", "2:1", "3:5"]);
        assert_eq!(map.file(file).line(2), "ü x");
        assert_eq!((map.file(file).line(0), map.file(file).line(4)), ("", ""));
    }

    #[test]
    fn places_in_long_lines_are_those_of_a_count() {
        let line = "aü\u{10ff80}b".repeat(700);
        let text = format!("{line}\n{line}x\n\n{line}");
        let mut map = SourceMap::new();
        let file = map.add("a", text.as_str());
        let file = map.file(file);
        for (offset, _) in text.char_indices().step_by(37) {
            let start = text[..offset].rfind('\n').map_or(0, |at| at + 1);
            let before = &text[start..offset];
            let line = 1 + text[..start].matches('\n').count();
            let want = LineCol { line: line as u32, col: before.chars().count() as u32 + 1 };
            assert_eq!(file.line_col(offset as u32), want);
            assert_eq!(file.byte_col(offset as u32) as usize, raw::n_bytes(before) + 1);
        }
    }

    #[test]
    fn include_chain_is_outermost_first() {
        let mut map = SourceMap::new();
        let a = map.add("a", "include b");
        let b = map.add_included("b", "\ninclude c", Span::new(a, 0, 7));
        let c = map.add_included("c", "x", Span::new(b, 1, 8));
        let chain: Vec<String> = map.include_chain(c).into_iter().map(|s| map.describe(s)).collect();
        assert_eq!(chain, ["a:1:1", "b:2:1"]);
    }

    #[test]
    fn spans_of_different_files_do_not_merge() {
        let (a, b) = (Span::new(FileId(0), 3, 5), Span::new(FileId(1), 0, 9));
        assert_eq!(a.to(b), a);
        assert_eq!(a.to(Span::new(FileId(0), 9, 12)), Span::new(FileId(0), 3, 12));
    }
}
