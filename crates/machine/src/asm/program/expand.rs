//! Expansion of macro statements that the description defines.
//!
//! In: a statement that is no instruction, and the macros of the description. Out: the statements it expands to.
//! A macro whose last operand is `$number` materialises a constant: its lines give the syntax of each step (see
//! `number`).
//! Invariant: a statement matches a macro only if it has as many operands, and symbols where the macro requires
//! symbols, so that errors in instructions with the same name are reported as such.
//! Not here: macros that the text defines.

use super::super::constant::{Constants, Numbers};
use super::super::lexer::{Token, lex};
use super::super::parse::Assembler;
use super::super::symbol::is_numbered;
use super::number::{Machine, Step};
use crate::desc::{FeatureSet, TargetDesc};

/// The result of the expansion.
pub(super) enum Expansion {
    /// The expanded statements.
    Lines(Vec<String>),
    /// No macro matches, but one has this name; this is its syntax.
    Near(String),
    /// No macro matches.
    None,
}

/// The context of a macro use.
pub(super) struct Use<'u> {
    pub(super) assembler: &'u Assembler<'u>,
    /// Number of earlier uses.
    pub(super) number: usize,
    pub(super) constants: &'u Constants,
    /// The extensions that constant materialisation may use.
    pub(super) features: &'u FeatureSet,
}

/// Expands `statement`.
pub(super) fn expand(used: &Use<'_>, statement: &str) -> Expansion {
    let desc = used.assembler.desc;
    let (word, operands) = split(statement);
    let mut near = Expansion::None;
    for (text, lines) in desc.macros() {
        let (name, wanted) = split(text);
        if !name.eq_ignore_ascii_case(word) {
            continue;
        }
        let fits = |(wanted, operand): (&&str, &&str)| match *wanted {
            "$symbol" => is_symbol(desc, operand),
            wanted => wanted.starts_with('$') || wanted.eq_ignore_ascii_case(operand),
        };
        if wanted.len() != operands.len() || !wanted.iter().zip(&operands).all(fits) {
            near = Expansion::Near(format!("`{text}`"));
            continue;
        }
        if let (Some(&"$number"), Some(operand)) = (wanted.last(), operands.last()) {
            match used.number_of(operand) {
                Some(number) => return used.steps(number, &lines.collect::<Vec<_>>(), &wanted, &operands),
                None => continue,
            }
        }
        let fill = |line: &str| {
            let mut line = line.replace("$here", &format!(".L.here{}", used.number));
            for (name, operand) in wanted.iter().zip(&operands) {
                line = line.replace(name, operand);
            }
            line
        };
        return Expansion::Lines(lines.map(fill).collect());
    }
    near
}

impl Use<'_> {
    /// The value of a constant expression.
    fn number_of(&self, text: &str) -> Option<i64> {
        let lexemes = lex(text, self.assembler.desc.comment());
        let mut numbers = Numbers { lexemes: &lexemes, at: 0, constants: self.constants };
        let value = numbers.value().ok()?;
        (numbers.at == lexemes.len()).then_some(value)
    }

    /// The lines that materialise a constant. `texts` are the zero register, and the syntax of each step.
    fn steps(&self, number: i64, texts: &[&str], wanted: &[&str], operands: &[&str]) -> Expansion {
        let Some((zero, texts)) = texts.split_first() else { return Expansion::None };
        let named = || Step::ALL.into_iter().zip(texts);
        let machine = Machine::new(named().filter(|(_, text)| self.has_instruction(text)).map(|(step, _)| step));
        let mut from = *zero;
        let lines = machine.steps(number).into_iter().filter_map(|(step, n)| {
            let (_, text) = named().find(|(known, _)| *known == step)?;
            let mut line = text.replace("$from", from).replace("$n", &n.to_string());
            for (name, operand) in wanted.iter().zip(operands) {
                line = line.replace(name, operand);
            }
            from = operands.first()?;
            Some(line)
        });
        Expansion::Lines(lines.collect())
    }

    /// Whether the instruction is available: on every machine, or with the enabled extensions.
    fn has_instruction(&self, text: &str) -> bool {
        let word = text.split_whitespace().next().unwrap_or_default();
        let mut found = self.assembler.instructions_named(word);
        found.any(|inst| self.features.has_all(inst.features()))
    }
}

/// Splits a statement into the first word and its comma-separated operands.
pub(super) fn split(statement: &str) -> (&str, Vec<&str>) {
    let (word, operands) = statement.trim().split_once(char::is_whitespace).unwrap_or((statement.trim(), ""));
    let operands = if operands.trim().is_empty() { Vec::new() } else { operands.split(',').map(str::trim).collect() };
    (word, operands)
}

/// Whether a text is a symbol with an optional addend.
fn is_symbol(desc: &TargetDesc, text: &str) -> bool {
    let tokens: Vec<Token<'_>> = lex(text, desc.comment()).into_iter().map(|lexeme| lexeme.token).collect();
    match tokens[..] {
        [Token::Word(name)] | [Token::Word(name), Token::Punct('+' | '-'), Token::Number(_)] => {
            desc.reg_by_name(name).is_none()
        }
        [Token::BadNumber(name)] => is_numbered(name),
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
