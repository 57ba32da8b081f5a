//! The text of an einsum: `abc,cd->abd`.
//!
//! In: text. Out: subscripts with the positions of their indices, or an error with its position.
//! The rules are those of numpy: letters are indices, spaces are ignored, `...` means any number of dimensions;
//! without `->`, the output has the ellipsis, then each index that occurs once, in alphabetical order.
//! Invariant: the printed formula parses to the same one.
//! Not here: sizes (see `bind`).

use super::error::{EinsumError, EinsumErrorKind};
use core::fmt;
use core::ops::Range;

/// Maximum number of operands.
pub const MAX_OPERANDS: usize = 64;
/// Maximum number of bytes of a formula or a tree.
const MAX_TEXT: usize = 1 << 16;

/// A dimension, or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Index(char),
    Ellipsis,
}

/// The indices of a tensor.
#[derive(Clone, Debug, Default)]
pub(crate) struct Subscript {
    pub(crate) parts: Vec<Part>,
    /// The bytes of each part in the text.
    pub(crate) places: Vec<Range<usize>>,
    /// The bytes of all of them.
    pub(crate) place: Range<usize>,
}

impl PartialEq for Subscript {
    fn eq(&self, other: &Subscript) -> bool {
        self.parts == other.parts
    }
}

/// The subscripts of all operands and of the output.
#[derive(Clone, Debug)]
pub(crate) struct Formula {
    pub(crate) text: String,
    pub(crate) operands: Vec<Subscript>,
    pub(crate) out: Subscript,
}

impl PartialEq for Formula {
    fn eq(&self, other: &Formula) -> bool {
        self.operands == other.operands && self.out == other.out
    }
}

impl Formula {
    pub(crate) fn parse(text: &str) -> Result<Formula, EinsumError> {
        if text.len() > MAX_TEXT {
            let problem = format!("the formula has {} bytes, but may have at most {MAX_TEXT}", text.len());
            return Err(EinsumError::new(EinsumErrorKind::Limit, problem));
        }
        let mut reader = Reader { text, at: 0 };
        let mut operands = vec![reader.subscript()?];
        while reader.eat(",") {
            operands.push(reader.subscript()?);
        }
        let out = if reader.eat("->") { Some(reader.subscript()?) } else { None };
        if reader.at < text.len() {
            return Err(reader.unexpected(if out.is_some() { "end" } else { "index, `,` or `->`" }));
        }
        if let Some(operand) = operands.get(MAX_OPERANDS) {
            let problem = format!("there are {} operands, but may be at most {MAX_OPERANDS}", operands.len());
            return Err(EinsumError::new(EinsumErrorKind::Limit, problem).at(text, operand.place.clone()));
        }
        let formula = Formula { text: text.to_owned(), out: out.unwrap_or_else(|| implicit(&operands)), operands };
        formula.check_out()?;
        Ok(formula)
    }

    fn check_out(&self) -> Result<(), EinsumError> {
        // An ellipsis that no operand has is no dimension.
        let has = |part: &Part| *part == Part::Ellipsis || self.operands.iter().any(|of| of.parts.contains(part));
        for (at, part) in self.out.parts.iter().enumerate() {
            let (kind, problem) = if self.out.parts[..at].contains(part) {
                (EinsumErrorKind::RepeatedIndex, format!("{part} is repeated in the output"))
            } else if !has(part) {
                (EinsumErrorKind::UnknownIndex, format!("{part} of the output is in no operand"))
            } else {
                continue;
            };
            return Err(EinsumError::new(kind, problem).at(&self.text, self.out.places[at].clone()));
        }
        Ok(())
    }
}

/// The output of a formula without an arrow.
fn implicit(operands: &[Subscript]) -> Subscript {
    let all = || operands.iter().flat_map(|of| &of.parts);
    let mut indices: Vec<char> =
        all().filter_map(|part| if let Part::Index(c) = part { Some(*c) } else { None }).collect();
    indices.sort_unstable();
    let once = indices.chunk_by(|a, b| a == b).filter(|run| run.len() == 1).map(|run| Part::Index(run[0]));
    let ellipsis = all().any(|part| *part == Part::Ellipsis).then_some(Part::Ellipsis);
    let parts: Vec<Part> = ellipsis.into_iter().chain(once).collect();
    Subscript { places: vec![0..0; parts.len()], parts, place: 0..0 }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn skip_spaces(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn eat(&mut self, token: &str) -> bool {
        self.skip_spaces();
        let found = self.rest().starts_with(token);
        self.at += if found { token.len() } else { 0 };
        found
    }

    fn subscript(&mut self) -> Result<Subscript, EinsumError> {
        self.skip_spaces();
        let mut subscript = Subscript { place: self.at..self.at, ..Subscript::default() };
        loop {
            self.skip_spaces();
            let start = self.at;
            let part = match self.rest().chars().next() {
                Some(c) if c.is_alphabetic() => {
                    self.at += c.len_utf8();
                    Part::Index(c)
                }
                Some('.') => {
                    if !self.eat("...") {
                        return Err(self.unexpected("`...`"));
                    }
                    if subscript.parts.contains(&Part::Ellipsis) {
                        let error = EinsumError::new(EinsumErrorKind::Syntax, "`...` is repeated in a subscript");
                        return Err(error.at(self.text, start..self.at));
                    }
                    Part::Ellipsis
                }
                _ => return Ok(subscript),
            };
            subscript.parts.push(part);
            subscript.places.push(start..self.at);
            subscript.place.end = self.at;
        }
    }

    fn unexpected(&self, wanted: &str) -> EinsumError {
        let (found, len) = match self.rest().chars().next() {
            Some(c) => (format!("`{c}`"), c.len_utf8()),
            None => ("the end".to_owned(), 0),
        };
        EinsumError::new(EinsumErrorKind::Syntax, format!("expected {wanted}, found {found}"))
            .at(self.text, self.at..self.at + len)
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Index(c) => write!(f, "index `{c}`"),
            Part::Ellipsis => f.write_str("`...`"),
        }
    }
}

impl fmt::Display for Subscript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts.iter().try_for_each(|part| match part {
            Part::Index(c) => write!(f, "{c}"),
            Part::Ellipsis => f.write_str("..."),
        })
    }
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let operands: Vec<String> = self.operands.iter().map(ToString::to_string).collect();
        write!(f, "{}->{}", operands.join(","), self.out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, want: &str) {
        let formula = Formula::parse(text).unwrap();
        assert_eq!(formula.to_string(), want);
        assert_eq!(Formula::parse(want).unwrap(), formula);
    }

    #[test]
    fn formulas_are_printed_with_their_output() {
        check("abc,cd->abd", "abc,cd->abd");
        check(" a b , b c -> a c ", "ab,bc->ac");
        check("ij,jk", "ij,jk->ik");
        check("ba", "ba->ab");
        check("ii", "ii->");
        check("zb...,c...", "zb...,c...->...bcz");
        check("", "->");
        check(",a", ",a->a");
        check("...,...->...", "...,...->...");
        check("αβ,βγ->αγ", "αβ,βγ->αγ");
        check("ab->b...", "ab->b...");
    }

    #[track_caller]
    fn check_error(text: &str, kind: EinsumErrorKind, want: &str) {
        let error = Formula::parse(text).unwrap_err();
        assert_eq!((error.kind(), error.to_string().as_str()), (kind, want));
    }

    #[test]
    fn errors_have_positions() {
        use EinsumErrorKind::{RepeatedIndex, Syntax, UnknownIndex};
        check_error("ab,c1->a", Syntax, "einsum: expected index, `,` or `->`, found `1`\n  ab,c1->a\n      ^");
        check_error("ab->a->b", Syntax, "einsum: expected end, found `-`\n  ab->a->b\n       ^");
        check_error("ab->a,b", Syntax, "einsum: expected end, found `,`\n  ab->a,b\n       ^");
        check_error("a..b->a", Syntax, "einsum: expected `...`, found `.`\n  a..b->a\n   ^");
        check_error("...a...", Syntax, "einsum: `...` is repeated in a subscript\n  ...a...\n      ^^^");
        check_error("ab - b", Syntax, "einsum: expected index, `,` or `->`, found `-`\n  ab - b\n     ^");
        check_error("αb->αz", UnknownIndex, "einsum: index `z` of the output is in no operand\n  αb->αz\n       ^");
        check_error("ab->aba", RepeatedIndex, "einsum: index `a` is repeated in the output\n  ab->aba\n        ^");
        let long = vec!["a"; MAX_OPERANDS + 1].join(",");
        assert_eq!(Formula::parse(&long).unwrap_err().kind(), EinsumErrorKind::Limit);
    }
}
