//! Windows: the parts of a file in an excerpt.
//!
//! In: a file and marked ranges in it. Out: a few lines around the marks, and the ranges within those lines.
//! Invariants: the run time and the output size are bounded by the number of marks, however long the file and its lines
//! are: distant marks get separate windows, and long lines are cut far from marks.
//! Not here: the format of an excerpt.

use std::borrow::Cow;
use std::ops::Range;

use crate::source::SourceFile;

/// Maximum size in bytes of a line that is shown in full; the longest in LLVM's .td files have 1100.
const MAX_LINE: usize = 1200;
/// Number of bytes shown before and after a mark in longer lines.
const AROUND: usize = 150;
/// Distance in bytes above which marks get separate excerpts; a longer mark is cut.
const NEAR: usize = 1 << 13;
/// Replaces omitted text.
const CUT: &str = "...";

/// A line, or the part of it that is shown.
pub(crate) struct Line<'a> {
    pub(crate) text: Cow<'a, str>,
    /// The offset of the position in the text, in bytes.
    pub(crate) offset: usize,
}

/// The line around a position.
pub(crate) fn line_around(file: &SourceFile, offset: usize) -> Line<'_> {
    let line = file.line_range(offset as u32);
    let text = file.text();
    if line.len() <= MAX_LINE {
        return Line { text: Cow::Borrowed(&text[line.clone()]), offset: offset - line.start };
    }
    let place = offset.min(line.end);
    let (lo, hi) = (floor(text, place.saturating_sub(AROUND)), ceil(text, place + AROUND));
    let (lo, hi) = (lo.max(line.start), hi.min(line.end));
    let before = if lo > line.start { CUT } else { "" };
    let after = if hi < line.end { CUT } else { "" };
    Line { text: Cow::Owned(format!("{before}{}{after}", &text[lo..hi])), offset: before.len() + offset - lo }
}

/// Adjacent lines with marks.
pub(crate) struct Window<'a> {
    pub(crate) text: Cow<'a, str>,
    pub(crate) first_line: usize,
    /// The index of each mark, and its range in the text.
    pub(crate) marks: Vec<(usize, Range<usize>)>,
}

impl<'a> Window<'a> {
    /// The windows for marks, in the order of their first marks.
    pub(crate) fn of(file: &'a SourceFile, marks: &[(usize, usize)]) -> Vec<Window<'a>> {
        let mut order: Vec<usize> = (0..marks.len()).collect();
        order.sort_by_key(|&i| marks[i]);
        let text = file.text();
        let end = |(lo, hi): (usize, usize)| if hi - lo <= NEAR { hi } else { floor(text, lo + NEAR) };
        let mut groups: Vec<Vec<usize>> = Vec::new();
        let mut reached = 0;
        for i in order {
            match groups.last_mut() {
                Some(group) if marks[i].0 <= reached + NEAR => group.push(i),
                _ => groups.push(vec![i]),
            }
            reached = reached.max(end(marks[i]));
        }
        groups.iter_mut().for_each(|group| group.sort_unstable());
        groups.sort_by_key(|group| group[0]);
        groups
            .into_iter()
            .map(|group| Self::of_near(file, group.iter().map(|&i| (i, marks[i].0..end(marks[i])))))
            .collect()
    }

    fn of_near(file: &'a SourceFile, marks: impl Iterator<Item = (usize, Range<usize>)>) -> Window<'a> {
        let mut marks: Vec<(usize, Range<usize>)> = marks.collect();
        let (lo, hi) = marks.iter().fold((usize::MAX, 0), |(lo, hi), (_, m)| (lo.min(m.start), hi.max(m.end)));
        let first_line = file.line_col(lo as u32).line;
        let last_line = file.line_col(hi as u32).line;
        let lines: Vec<Range<usize>> = (first_line..=last_line).map(|line| file.full_line(line)).collect();
        let text = file.text();
        let region = lines[0].start..lines[lines.len() - 1].end;
        if lines.iter().all(|line| line.len() <= MAX_LINE) {
            marks.iter_mut().for_each(|(_, m)| *m = m.start - region.start..m.end - region.start);
            return Window { text: Cow::Borrowed(&text[region]), first_line: first_line as usize, marks };
        }
        // The parts that are kept: range in the file, and offset in the excerpt.
        let mut kept: Vec<(Range<usize>, usize)> = Vec::new();
        let mut out = String::new();
        for line in lines {
            let mut parts = vec![line.clone()];
            if line.len() > MAX_LINE {
                parts = parts_around(text, &line, marks.iter().map(|(_, m)| m));
            }
            for (i, part) in parts.iter().enumerate() {
                if i > 0 || part.start > line.start {
                    out.push_str(CUT);
                }
                kept.push((part.clone(), out.len()));
                out.push_str(&text[part.clone()]);
            }
            let ends_line = text[line.clone()].ends_with('\n');
            if parts.last().is_some_and(|part| part.end < line.end) {
                out.push_str(CUT);
                out.push_str(if ends_line { "\n" } else { "" });
            }
        }
        let place = |at: usize| {
            let (part, start) = &kept[kept.partition_point(|(part, _)| part.start <= at).saturating_sub(1)];
            start + at.clamp(part.start, part.end) - part.start
        };
        marks.iter_mut().for_each(|(_, m)| *m = place(m.start)..place(m.end));
        Window { text: Cow::Owned(out), first_line: first_line as usize, marks }
    }
}

/// The parts of a long line near the ends of marks, in order; the start of the line if it contains no mark.
fn parts_around<'m>(
    text: &str,
    line: &Range<usize>,
    marks: impl Iterator<Item = &'m Range<usize>>,
) -> Vec<Range<usize>> {
    let ends = marks.flat_map(|m| [m.start, m.end]).filter(|at| (line.start..=line.end).contains(at));
    let mut places: Vec<usize> = ends.collect();
    places.sort_unstable();
    let mut parts: Vec<Range<usize>> = Vec::new();
    for at in places {
        let lo = floor(text, at.saturating_sub(AROUND)).max(line.start);
        let hi = ceil(text, at + AROUND).min(line.end);
        match parts.last_mut() {
            Some(last) if lo <= last.end => last.end = last.end.max(hi),
            _ => parts.push(lo..hi),
        }
    }
    if parts.is_empty() {
        parts.push(line.start..ceil(text, line.start + AROUND).min(line.end));
    }
    parts
}

/// The last character boundary not after `at`.
fn floor(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// The first character boundary not before `at`.
fn ceil(text: &str, at: usize) -> usize {
    (at..text.len()).find(|&at| text.is_char_boundary(at)).unwrap_or(text.len())
}
