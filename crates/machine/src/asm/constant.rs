//! Constant expressions in assembly text: `1 << 4`, `(SIZE + 7) & ~7`.
//!
//! In: tokens, and the named constants of the text. Out: a 64-bit number; results wrap on overflow.
//! Invariant: the expression ends before the first token that is no operator, such as the base of an address.
//! Not here: symbols with addresses, which only occur in sums (`modified`, `program`).

use super::error::{AsmErrorKind, Match, expected};
use super::lexer::{Lexeme, Token};
use super::symbol::is_numbered;
use std::collections::HashMap;

/// The named constants.
pub(super) type Constants = HashMap<String, i64>;

/// Maximum nesting depth of parentheses and signs.
const MAX_DEPTH: u32 = 64;

/// Operators by ascending precedence, each with its characters.
const OPERATORS: [&[&str]; 6] = [&["|"], &["^"], &["&"], &["<<", ">>"], &["+", "-"], &["*", "/", "%"]];

/// Parser for constant expressions.
pub(super) struct Numbers<'l, 't> {
    pub(super) lexemes: &'l [Lexeme<'t>],
    pub(super) at: usize,
    pub(super) constants: &'l Constants,
}

impl Numbers<'_, '_> {
    /// The value of the next expression.
    pub(super) fn value(&mut self) -> Match<i64> {
        self.level(0, 0)
    }

    /// The value of the next product, without sums, such as the right side of a subtraction.
    pub(super) fn product(&mut self) -> Match<i64> {
        self.level(OPERATORS.len() - 1, 0)
    }

    /// Whether a number comes next, after optional signs; false for a symbol.
    pub(super) fn starts(&self) -> bool {
        let signs = |ahead: &usize| matches!(self.token(*ahead), Some(Token::Punct('-' | '~' | '!' | '+')));
        let n_signs = (0..).take_while(signs).count();
        match self.token(n_signs) {
            Some(Token::Number(_)) => true,
            Some(Token::BadNumber(word)) => !is_numbered(word),
            Some(Token::Word(name)) => self.constants.contains_key(name),
            token => n_signs > 0 && token == Some(Token::Punct('(')),
        }
    }

    fn token(&self, ahead: usize) -> Option<Token<'_>> {
        self.lexemes.get(self.at + ahead).map(|lexeme| lexeme.token)
    }

    fn level(&mut self, level: usize, depth: u32) -> Match<i64> {
        let Some(operators) = OPERATORS.get(level) else { return self.term(depth) };
        let mut left = self.level(level + 1, depth)?;
        loop {
            let is_next = |operator: &&&str| {
                operator.chars().enumerate().all(|(ahead, c)| self.token(ahead) == Some(Token::Punct(c)))
            };
            let Some(operator) = operators.iter().find(is_next) else { return Ok(left) };
            let before = self.at;
            self.at += operator.len();
            // If a symbol follows the operator, the operator is not part of this constant expression.
            let goes_on = self.starts() || self.token(0) == Some(Token::Punct('('));
            if !goes_on {
                self.at = before;
                return Ok(left);
            }
            let right = self.level(level + 1, depth)?;
            left = match *operator {
                "|" => left | right,
                "^" => left ^ right,
                "&" => left & right,
                "<<" => left.checked_shl(u32::try_from(right).unwrap_or(u32::MAX)).unwrap_or(0),
                ">>" => left.checked_shr(u32::try_from(right).unwrap_or(u32::MAX)).unwrap_or(left >> 63),
                "+" => left.wrapping_add(right),
                "-" => left.wrapping_sub(right),
                "*" => left.wrapping_mul(right),
                _ if right == 0 => {
                    self.at -= 1;
                    return expected("a divisor that is not zero");
                }
                "/" => left.wrapping_div(right),
                _ => left.wrapping_rem(right),
            };
        }
    }

    fn term(&mut self, depth: u32) -> Match<i64> {
        if depth > MAX_DEPTH {
            return expected("an expression with less nesting");
        }
        let value = match self.token(0) {
            Some(Token::Number(value)) => value as i64,
            Some(Token::BadNumber(_)) => return Err(AsmErrorKind::BadNumber),
            Some(Token::Word(name)) => match self.constants.get(name) {
                Some(&value) => value,
                None => return expected("a number"),
            },
            Some(Token::Punct(sign @ ('-' | '~' | '!' | '+'))) => {
                self.at += 1;
                // The magnitude of the smallest number is not representable as a positive number.
                if sign == '-' && matches!(self.token(0), Some(Token::Number(value)) if value > 1 << 63) {
                    return Err(AsmErrorKind::BadNumber);
                }
                let value = self.term(depth + 1)?;
                return Ok(match sign {
                    '-' => value.wrapping_neg(),
                    '~' => !value,
                    '!' => i64::from(value == 0),
                    _ => value,
                });
            }
            Some(Token::Punct('(')) => {
                self.at += 1;
                let value = self.level(0, depth + 1)?;
                if self.token(0) != Some(Token::Punct(')')) {
                    return expected("`)`");
                }
                value
            }
            _ => return expected("a number"),
        };
        self.at += 1;
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::super::lexer::lex;
    use super::*;

    #[track_caller]
    fn check(text: &str, want: Option<i64>, n_tokens: usize) {
        let lexemes = lex(text, "#");
        let constants = Constants::from([("SIZE".to_owned(), 13)]);
        let mut numbers = Numbers { lexemes: &lexemes, at: 0, constants: &constants };
        assert_eq!((numbers.value().ok(), numbers.at), (want, n_tokens), "{text}");
    }

    #[test]
    fn operators_bind_as_in_c() {
        check("1 + 2 * 3", Some(7), 5);
        check("1 << 2 + 1 | 64", Some(72), 8);
        check("(SIZE + 7) & ~7", Some(16), 8);
        check("-0x8000000000000000", Some(i64::MIN), 2);
        check("-(3 - 5) % 2", Some(0), 8);
        check("1 << 64", Some(0), 4);
        check("-1 >> 99", Some(-1), 5);
        check("7 / 2 ^ 1", Some(2), 5);
        check("- - 4", Some(4), 3);
    }

    #[test]
    fn stops_before_tokens_that_are_no_operators() {
        check("8(a0)", Some(8), 1);
        check("4 + rax", Some(4), 1);
        check("4, 5", Some(4), 1);
        check("4 * rcx", Some(4), 1);
    }

    #[test]
    fn mistakes_are_errors() {
        check("1 / 0", None, 2);
        check("", None, 0);
        check("(1", None, 2);
        check("TALL", None, 0);
        check(&"(".repeat(100_000), None, 65);
    }
}
