//! What two modules have in common after metadata and facts that the model skips are removed from LLVM's own output.
//!
//! In: text of `llvm-dis`. Out: the same without metadata, attributes given as strings, and the attributes of [`SKIPPED`];
//! groups of attributes are replaced by their content.

use kernelsmith_llvm::Module;
use std::collections::HashMap;

/// Attributes that the reader skips.
const SKIPPED: &[&str] = &[
    "captures",
    "nocapture",
    "dereferenceable_or_null",
    "range",
    "initializes",
    "nofpclass",
    "allocsize",
    "allockind",
    "vscale_range",
    "inrange",
    "dead_on_return",
];

/// The lines of a module that the reader must keep.
pub(crate) fn lines(text: &str) -> Vec<String> {
    let group = |line: &str| {
        let (number, content) = line.strip_prefix("attributes #")?.split_once(" = { ")?;
        Some((number.to_owned(), content.strip_suffix(" }").unwrap_or(content).to_owned()))
    };
    let groups: HashMap<String, String> = text.lines().filter_map(group).collect();
    let mut kept = Vec::new();
    for line in text.lines() {
        let is_dropped = line.is_empty()
            || line.starts_with(['!', ';'])
            || line.starts_with("attributes #")
            || line.trim_start().starts_with("#dbg_")
            || (line.contains(" call ") && line.contains("@llvm.experimental.noalias.scope.decl"))
            || (line.contains(" call ") && line.contains("@llvm.dbg."));
        if !is_dropped {
            kept.push(normalise(line, &groups));
        }
    }
    kept
}

fn normalise(line: &str, groups: &HashMap<String, String>) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut tokens = tokens(line).into_iter().peekable();
    while let Some(token) = tokens.next() {
        if let Some(group) = token.strip_prefix('#').and_then(|number| groups.get(number)) {
            words.extend(self::tokens(group).into_iter().filter(|word| !word.starts_with('"')));
            continue;
        }
        let is_attached = token.starts_with('!') && words.last().is_some_and(|word| word != "metadata");
        if is_attached && token.len() > 1 {
            // Its name, its node, and the comma before.
            tokens.next_if(|next| next.starts_with('!'));
            words.pop_if(|last| last == ",");
            continue;
        }
        words.push(token);
    }
    words.retain(|word| {
        let name = word.split('(').next().unwrap_or(word);
        !SKIPPED.contains(&name)
    });
    words.join(" ")
}

/// Words at the top level: brackets and quotes keep their content together.
fn tokens(line: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut word = String::new();
    let mut is_quoted = false;
    let mut depth = 0usize;
    for c in line.chars() {
        match c {
            '"' => is_quoted = !is_quoted,
            '(' if !is_quoted => {
                // Arguments are words, the values of attributes are not.
                let name = word.rsplit(['(', ' ']).next().unwrap_or(&word);
                if depth > 0 || SKIPPED.contains(&name) || KEPT.contains(&name) {
                    depth += 1;
                } else {
                    word.push(c);
                    tokens.push(std::mem::take(&mut word));
                    continue;
                }
            }
            ')' if !is_quoted && depth > 0 => depth -= 1,
            ')' if !is_quoted => {
                tokens.push(std::mem::take(&mut word));
                tokens.push(")".to_owned());
                continue;
            }
            ',' if !is_quoted && depth == 0 => {
                tokens.push(std::mem::take(&mut word));
                tokens.push(",".to_owned());
                continue;
            }
            ';' if !is_quoted && depth == 0 => break,
            ' ' if !is_quoted && depth == 0 => {
                tokens.push(std::mem::take(&mut word));
                continue;
            }
            _ => {}
        }
        word.push(c);
    }
    tokens.push(word);
    tokens.retain(|token| !token.is_empty());
    tokens
}

const KEPT: &[&str] = &[
    "byval",
    "sret",
    "byref",
    "elementtype",
    "dereferenceable",
    "memory",
    "alignstack",
    "uwtable",
    "inalloca",
    "preallocated",
];

/// Each operation has its line, also behind those that give registers their first values: in a loop with two entries, values
/// get one before the loop.
#[test]
fn operations_of_loops_with_two_entries_have_lines() {
    let text = r#"
define i32 @two_entries(i32 %n, i1 %c) !dbg !3 {
entry:
  %start = add i32 %n, 1, !dbg !5
  br i1 %c, label %a, label %b, !dbg !5
a:
  %x = phi i32 [ %start, %entry ], [ %z, %b ]
  %y = add i32 %x, %start, !dbg !6
  br label %b, !dbg !6
b:
  %w = phi i32 [ 0, %entry ], [ %y, %a ]
  %z = add i32 %w, 5, !dbg !6
  %done = icmp sgt i32 %z, 100, !dbg !6
  br i1 %done, label %out, label %a, !dbg !6
out:
  %sum = add i32 %z, %start, !dbg !7
  ret i32 %sum, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "two.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "two_entries", file: !1, line: 1, type: !4, scopeLine: 1, unit: !0)
!4 = !DISubroutineType(types: !{})
!5 = !DILocation(line: 2, column: 1, scope: !3)
!6 = !DILocation(line: 3, column: 1, scope: !3)
!7 = !DILocation(line: 4, column: 1, scope: !3)
"#;
    let module = Module::parse("two.ll", text.as_bytes()).expect("valid").lower().expect("supported");
    let func = &module.functions[0].func;
    assert_eq!(func.locs.len(), func.ops.len());
    // The first addition is that of line 2.
    let add = func.ops.iter().position(|op| op.code == kernelsmith_ir::Opcode::Add).expect("an addition");
    assert_eq!(func.location(add).map(|location| location.line), Some(2), "{func}");
}
