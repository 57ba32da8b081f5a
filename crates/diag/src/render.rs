//! Rendering of diagnostics to text.
//!
//! In: a [`Diagnostic`] and its [`SourceMap`]. Out: lines of text, ending in a newline.
//! Invariants: rendering never fails or panics, whatever the spans are; time and output size are proportional to the
//! lines shown, and only the parts of a long line around its marks are shown; no file names are resolved, nothing is
//! printed.
//! Not here: terminal detection for colours; cutting of lines (`window`).

use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer as RichRenderer, Snippet};

use crate::diagnostic::{Diagnostic, Severity};
use crate::raw;
use crate::source::{FileId, SourceMap, Span};
use crate::window::{Window, line_around};

/// Renders diagnostics to text.
#[derive(Clone, Debug)]
pub struct Renderer {
    style: Style,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Style {
    Rich,
    Coloured,
    Compact,
}

impl Renderer {
    /// Source excerpts with labels, without colours.
    pub fn rich() -> Self {
        Renderer { style: Style::Rich }
    }

    /// Like [`Renderer::rich`], with terminal colours.
    pub fn coloured() -> Self {
        Renderer { style: Style::Coloured }
    }

    /// `file:line:col: error: text`, the source line and a caret line, then the notes in the same format.
    ///
    /// This format, which editors and older tools parse, has no codes, labels and help. Like in LLVM's tools, columns
    /// count bytes, and lines that are not ASCII have no caret.
    pub fn compact() -> Self {
        Renderer { style: Style::Compact }
    }

    /// The text of one diagnostic.
    pub fn render(&self, diagnostic: &Diagnostic, sources: &SourceMap) -> String {
        match self.style {
            Style::Compact => compact(diagnostic, sources),
            Style::Rich => rich(diagnostic, sources, RichRenderer::plain()),
            Style::Coloured => rich(diagnostic, sources, RichRenderer::styled()),
        }
    }
}

fn compact(diagnostic: &Diagnostic, sources: &SourceMap) -> String {
    let mut out = String::new();
    compact_line(&mut out, sources, diagnostic.span, diagnostic.severity, &diagnostic.message);
    for note in &diagnostic.notes {
        compact_line(&mut out, sources, note.span, Severity::Note, &note.text);
    }
    out
}

fn compact_line(out: &mut String, sources: &SourceMap, span: Option<Span>, severity: Severity, text: &str) {
    let Some((span, file)) = span.and_then(|s| Some((s, sources.get(s.file)?))) else {
        out.push_str(&format!("{}: {text}\n", severity.as_str()));
        return;
    };
    for at in sources.include_chain(span.file) {
        let line = sources.line_col(at).line;
        out.push_str(&format!("Included from {}:{line}:\n", sources.file(at.file).name()));
    }
    let (at, column) = (file.line_col(span.lo), file.byte_col(span.lo));
    out.push_str(&format!("{}:{}:{column}: {}: {text}\n", file.name(), at.line, severity.as_str()));

    const TAB: usize = 8;
    let offset = file.clamp(span.lo) as usize;
    let line = line_around(file, offset);
    let (mut width, mut caret) = (0, None);
    for (i, c) in line.text.char_indices() {
        if i == line.offset {
            caret = Some(width);
        }
        if c == '\t' {
            let n_blanks = TAB - width % TAB;
            out.extend(std::iter::repeat_n(' ', n_blanks));
            width += n_blanks;
        } else {
            out.push(c);
            width += raw::n_bytes(c.encode_utf8(&mut [0; 4]));
        }
    }
    out.push('\n');
    // The display width of other characters is unknown. Like LLVM's tools, show no caret instead of a wrong one.
    if line.text.is_ascii() {
        out.extend(std::iter::repeat_n(' ', caret.unwrap_or(width)));
        out.push_str("^\n");
    }
}

fn rich(diagnostic: &Diagnostic, sources: &SourceMap, renderer: RichRenderer) -> String {
    let level = level(diagnostic.severity);
    let mut title = level.primary_title(diagnostic.message.as_str());
    if let Some(code) = diagnostic.code {
        title = title.id(code);
    }
    let mut main = Group::with_title(title);
    let primary = diagnostic.span.map(|s| (s, diagnostic.primary_label.as_deref().unwrap_or(""), true));
    let others = diagnostic.labels.iter().map(|l| (l.span, l.text.as_str(), false));
    let marks: Vec<Mark<'_>> = primary.into_iter().chain(others).collect();
    for snippet in snippets(&marks, sources) {
        main = main.element(snippet);
    }
    let mut groups = Vec::new();
    if let Some(span) = diagnostic.span {
        for at in sources.include_chain(span.file).into_iter().rev() {
            main = main.element(Level::NOTE.message(format!("included from {}", sources.describe(at))));
        }
    }
    for note in diagnostic.notes.iter().filter(|n| n.span.is_none()) {
        main = main.element(Level::NOTE.message(note.text.as_str()));
    }
    if let Some(help) = &diagnostic.help {
        main = main.element(Level::HELP.message(help.as_str()));
    }
    groups.push(main);
    for note in &diagnostic.notes {
        let Some(span) = note.span else { continue };
        let mut group = Group::with_title(Level::NOTE.secondary_title(note.text.as_str()));
        for snippet in snippets(&[(span, "", true)], sources) {
            group = group.element(snippet);
        }
        groups.push(group);
    }
    let mut text = renderer.render(&groups);
    text.push('\n');
    text
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    }
}

type Mark<'a> = (Span, &'a str, bool);

/// One snippet for each marked part of a file, in the order of first mention.
fn snippets<'a>(marks: &[Mark<'a>], sources: &'a SourceMap) -> Vec<Snippet<'a, Annotation<'a>>> {
    let mut files: Vec<FileId> = Vec::new();
    for (span, ..) in marks {
        if !files.contains(&span.file) {
            files.push(span.file);
        }
    }
    let mut out = Vec::new();
    for (id, file) in files.into_iter().filter_map(|id| Some((id, sources.get(id)?))) {
        let of_file: Vec<&Mark<'a>> = marks.iter().filter(|m| m.0.file == id).collect();
        let spans: Vec<(usize, usize)> =
            of_file.iter().map(|m| (file.clamp(m.0.lo) as usize, file.clamp(m.0.hi) as usize)).collect();
        for window in Window::of(file, &spans) {
            let snippet = Snippet::source(window.text).line_start(window.first_line).path(file.name());
            out.push(snippet.annotations(window.marks.into_iter().map(|(which, range)| {
                let &&(_, text, is_primary) = &of_file[which];
                let kind = if is_primary { AnnotationKind::Primary } else { AnnotationKind::Context };
                let annotation = kind.span(range);
                if text.is_empty() { annotation } else { annotation.label(text) }
            })));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn fixture() -> (SourceMap, FileId, FileId) {
        let mut map = SourceMap::new();
        let main = map.add("main.td", "include \"v.td\"\n");
        let text = "class OpVV<bits<6> f6> {\n  bits<32> Inst;\n\tlet Inst{24-20} = f6;\n}\n";
        let file = map.add_included("v.td", text, Span::new(main, 0, 7));
        (map, main, file)
    }

    fn check(renderer: Renderer, make: impl Fn(&SourceMap, FileId) -> Diagnostic, want: Expect) {
        let (map, _, file) = fixture();
        want.assert_eq(&renderer.render(&make(&map, file), &map));
    }

    fn two_places(map: &SourceMap, file: FileId) -> Diagnostic {
        let at = |needle: &str| {
            let lo = map.file(file).text().rfind(needle).unwrap() as u32;
            Span::new(file, lo, lo + needle.len() as u32)
        };
        Diagnostic::error("`Inst{24-20}` has 5 bits, `f6` has 6")
            .code("TD0012")
            .at(at("f6;").start().to(Span::new(file, at("f6;").lo, at("f6;").lo + 2)))
            .primary_label("value of type bits<6>")
            .label(at("OpVV"), "declared here")
            .note("a bare note")
            .note_at(at("bits<32>"), "the field")
            .help("funct6 belongs in Inst{31-26}")
    }

    #[test]
    fn rich_shows_both_places() {
        check(
            Renderer::rich(),
            two_places,
            expect![[r#"
            error[TD0012]: `Inst{24-20}` has 5 bits, `f6` has 6
             --> v.td:3:20
              |
            1 | class OpVV<bits<6> f6> {
              |       ---- declared here
            2 |   bits<32> Inst;
            3 |     let Inst{24-20} = f6;
              |                       ^^ value of type bits<6>
              |
              = note: included from main.td:1:1
              = note: a bare note
              = help: funct6 belongs in Inst{31-26}
            note: the field
             --> v.td:2:3
              |
            2 |   bits<32> Inst;
              |   ^^^^^^^^
        "#]],
        );
    }

    #[test]
    fn compact_expands_tabs_and_shows_the_include_chain() {
        check(
            Renderer::compact(),
            two_places,
            expect![[r#"
            Included from main.td:1:
            v.td:3:20: error: `Inst{24-20}` has 5 bits, `f6` has 6
                    let Inst{24-20} = f6;
                                      ^
            note: a bare note
            Included from main.td:1:
            v.td:2:3: note: the field
              bits<32> Inst;
              ^
        "#]],
        );
    }

    /// Twenty thousand messages on one line, as for a description on a single line: the run time depends only on the
    /// windows.
    #[test]
    fn long_lines_are_cut_around_their_marks() {
        let mut map = SourceMap::new();
        let text = format!("x;\nclass C<{}>;\ny;\n", "int argument, ".repeat(20_000));
        let file = map.add("long.td", text.as_str());
        let at = |n: u32| Span::new(file, 11 + 14 * n + 4, 11 + 14 * n + 12);
        let d =
            |n| Diagnostic::warning("unused").at(at(n)).label(Span::new(file, 0, 1), "first").note_at(at(n + 9), "z");
        let compact = Renderer::compact().render(&d(10_000), &map);
        expect![[r#"
            long.td:2:140013: warning: unused
            ...ment, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, ...
                                                                                                                                                                     ^
            long.td:2:140139: note: z
            ...ment, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, int argument, ...
                                                                                                                                                                     ^
        "#]]
        .assert_eq(&compact);
        let rich = Renderer::rich().render(&d(10_000), &map);
        assert!(rich.contains("long.td:2:1") && rich.contains("^^^^^^^^") && rich.contains("first"), "{rich}");
        for renderer in [Renderer::rich(), Renderer::compact()] {
            let n_bytes: usize = (0..2000).map(|n| renderer.render(&d(9 * n), &map).len()).sum();
            assert!(n_bytes < 2000 * 5000, "{n_bytes} bytes");
        }
    }

    #[test]
    fn no_span_and_wild_spans_do_not_panic() {
        check(
            Renderer::compact(),
            |_, _| Diagnostic::warning("hm"),
            expect![[r#"
            warning: hm
        "#]],
        );
        let (map, _, file) = fixture();
        for span in [Span::new(FileId(77), 3, 4), Span::new(file, 9999, 10000), Span::new(file, 70, 9999)] {
            for renderer in [Renderer::rich(), Renderer::compact(), Renderer::coloured()] {
                let d = Diagnostic::error("x").at(span).label(span, "y").note_at(span, "z");
                assert!(renderer.render(&d, &map).contains('x'));
            }
        }
    }
}
