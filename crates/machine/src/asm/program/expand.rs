//! Statements that stand for some instructions.
//!
//! In: a statement that is no instruction, the macros of the description. Out: the statements that it stands for.
//! Invariant: a statement is taken only if it has as many operands as the macro, and symbols where it wants symbols, so that
//! mistakes in instructions of the same name are reported as such.
//! Not here: macros that a text defines.

use super::super::lexer::{Token, lex};
use crate::desc::TargetDesc;

/// What the macros make of a statement.
pub(super) enum Expansion {
    /// These statements.
    Lines(Vec<String>),
    /// Nothing, but one has this name: how it is written.
    Near(String),
    /// Nothing.
    None,
}

/// The statements that `statement` stands for; `number` is that of this use.
pub(super) fn expand(desc: &TargetDesc, statement: &str, number: usize) -> Expansion {
    let (word, operands) = split(statement);
    let mut near = Expansion::None;
    for (text, lines) in desc.macros() {
        let (name, wanted) = split(text);
        if !name.eq_ignore_ascii_case(word) {
            continue;
        }
        let fits = |(wanted, given): (&&str, &&str)| !wanted.starts_with("$symbol") || is_symbol(desc, given);
        if wanted.len() != operands.len() || !wanted.iter().zip(&operands).all(fits) {
            near = Expansion::Near(format!("`{text}`"));
            continue;
        }
        let fill = |line: &str| {
            let mut line = line.replace("$here", &format!(".L.here{number}"));
            for (name, given) in wanted.iter().zip(&operands) {
                line = line.replace(name, given);
            }
            line
        };
        return Expansion::Lines(lines.map(fill).collect());
    }
    near
}

/// The first word and what stands between the commas behind it.
fn split(statement: &str) -> (&str, Vec<&str>) {
    let (word, rest) = statement.trim().split_once(char::is_whitespace).unwrap_or((statement.trim(), ""));
    let operands = if rest.trim().is_empty() { Vec::new() } else { rest.split(',').map(str::trim).collect() };
    (word, operands)
}

/// Whether a text is a symbol to which a number may be added.
fn is_symbol(desc: &TargetDesc, text: &str) -> bool {
    let tokens: Vec<Token<'_>> = lex(text, desc.comment()).into_iter().map(|lexeme| lexeme.token).collect();
    match tokens[..] {
        [Token::Word(name)] | [Token::Word(name), Token::Punct('+' | '-'), Token::Number(_)] => {
            desc.reg_by_name(name).is_none()
        }
        [Token::BadNumber(name)] => super::is_numbered(name),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn statements_are_words_and_operands() {
        assert_eq!(split("la\ta0, x + 4 "), ("la", vec!["a0", "x + 4"]));
        assert_eq!(split("call f"), ("call", vec!["f"]));
        assert_eq!(split("nop"), ("nop", vec![]));
    }
}
