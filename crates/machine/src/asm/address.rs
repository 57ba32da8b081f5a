//! Addresses in a machine's own syntax: a template such as `$disp($base)` or `[$base{, $disp}]`.
//!
//! In: the template of an operand kind. Out: its pieces, which guide the printer and the parser.
//! Not here: `size ptr [base + scale*index + disp]`, the syntax of kinds without a template.

use std::fmt::{self, Write};

use crate::desc::TargetDesc;
use crate::ids::LabelId;
use crate::operand::Mem;

/// A piece of a template.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece<'t> {
    Text(&'t str),
    Base,
    Index,
    Disp,
    /// A part that is printed only if the displacement is not zero.
    Optional(&'t str),
}

/// The names of the parts in templates.
const PARTS: [(&str, Piece<'static>); 3] = [("$base", Piece::Base), ("$index", Piece::Index), ("$disp", Piece::Disp)];

/// The pieces of a template in order.
pub(super) fn pieces(template: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut remaining = template;
    std::iter::from_fn(move || {
        if remaining.is_empty() {
            return None;
        }
        if let Some((name, piece)) = PARTS.iter().find(|(name, _)| remaining.starts_with(name)) {
            remaining = &remaining[name.len()..];
            return Some(*piece);
        }
        if let Some((inner, tail)) = remaining.strip_prefix('{').and_then(|inner| inner.split_once('}')) {
            remaining = tail;
            return Some(Piece::Optional(inner));
        }
        let end = remaining[1..].find(['$', '{']).map_or(remaining.len(), |at| at + 1);
        let (text, tail) = remaining.split_at(end);
        remaining = tail;
        Some(Piece::Text(text))
    })
}

pub(super) fn print(
    desc: &TargetDesc,
    template: &str,
    mem: &Mem,
    label: &dyn Fn(LabelId, &mut dyn Write) -> fmt::Result,
    out: &mut dyn Write,
) -> fmt::Result {
    for piece in pieces(template) {
        match piece {
            Piece::Text(text) => out.write_str(text)?,
            Piece::Base => mem.base.map_or(Ok(()), |reg| out.write_str(desc.reg(reg).name()))?,
            Piece::Index => mem.index.map_or(Ok(()), |reg| out.write_str(desc.reg(reg).name()))?,
            Piece::Disp => match mem.label {
                Some(of_linker) => label(of_linker.label(), out)?,
                None => write!(out, "{}", mem.disp)?,
            },
            Piece::Optional(_) if mem.disp == 0 && mem.label.is_none() => {}
            Piece::Optional(inner) => print(desc, inner, mem, label, out)?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_are_text_and_parts() {
        let found: Vec<_> = pieces("$disp($base)").collect();
        assert_eq!(found, [Piece::Disp, Piece::Text("("), Piece::Base, Piece::Text(")")]);
        let found: Vec<_> = pieces("[$base, $index]").collect();
        assert_eq!(found, [Piece::Text("["), Piece::Base, Piece::Text(", "), Piece::Index, Piece::Text("]")]);
        let found: Vec<_> = pieces("[$base{, $disp}]").collect();
        assert_eq!(found, [Piece::Text("["), Piece::Base, Piece::Optional(", $disp"), Piece::Text("]")]);
    }
}
