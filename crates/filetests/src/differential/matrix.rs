//! Human-readable tables of operations by types.
//!
//! In: counts by operation and type. Out: text: one table for scalars and one for each vector size.
//! Invariant: a cell is `.` if the operation exists on the type but has no count, and empty if it does not exist.

use kernelsmith_ir::{Elem, Opcode, SourceRule, Type};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The sections of the table: a heading and the types in it.
const SECTIONS: [&str; 5] =
    ["scalars", "vectors below 128 bits", "vectors of 128 bits", "vectors of 256 bits", "vectors above 256 bits"];

fn section_of(ty: Type, vector_bits: u32) -> usize {
    match ty.bits_on(vector_bits) {
        _ if ty.is_scalar() => 0,
        0..128 => 1,
        128 => 2,
        129..=256 => 3,
        _ => 4,
    }
}

/// Whether the operation exists with this controlling type.
pub fn exists(code: Opcode, ty: Type) -> bool {
    code.accepts(ty)
        && (code.info().source == SourceRule::None || Type::all().any(|source| code.accepts_source(ty, source)))
}

/// A number in at most four characters.
fn short(n: u64) -> String {
    match n {
        0..10_000 => n.to_string(),
        10_000..1_000_000 => format!("{}k", n / 1000),
        1_000_000..1_000_000_000 => format!("{}M", n / 1_000_000),
        _ => format!("{}G", n / 1_000_000_000),
    }
}

/// The tables.
pub fn print(counts: &BTreeMap<(Opcode, Type), u64>, vector_bits: u32) -> String {
    let mut text = String::new();
    for (section, heading) in SECTIONS.iter().enumerate() {
        let count = |code: Opcode, elem: Elem| -> Option<u64> {
            let types = Type::all().filter(|ty| ty.elem() == elem && section_of(*ty, vector_bits) == section);
            let mut all = types.filter(|ty| exists(code, *ty)).peekable();
            all.peek()?;
            Some(all.map(|ty| counts.get(&(code, ty)).copied().unwrap_or(0)).sum())
        };
        let elems: Vec<Elem> = Elem::ALL
            .into_iter()
            .filter(|elem| {
                Type::all().any(|ty| ty.elem() == *elem && ty.is_valid() && section_of(ty, vector_bits) == section)
            })
            .collect();
        // Writing to a string cannot fail.
        let _ = write!(text, "{heading}\n{:12}", "");
        for elem in &elems {
            let _ = write!(text, "{:>6}", elem.name());
        }
        text.push('\n');
        for &code in Opcode::ALL.iter().filter(|code| !code.is_control()) {
            let row: Vec<Option<u64>> = elems.iter().map(|elem| count(code, *elem)).collect();
            if row.iter().all(Option::is_none) {
                continue;
            }
            let _ = write!(text, "{:12}", code.keyword());
            for cell in row {
                let cell = match cell {
                    None => String::new(),
                    Some(0) => ".".to_owned(),
                    Some(n) => short(n),
                };
                let _ = write!(text, "{cell:>6}");
            }
            text.push('\n');
        }
        text.push('\n');
    }
    text
}

/// The existing operations on types that never ran, filtered by `is_expected`, with one line for each operation.
pub fn missing(counts: &BTreeMap<(Opcode, Type), u64>, is_expected: impl Fn(Opcode, Type) -> bool) -> String {
    let mut text = String::new();
    for &code in Opcode::ALL.iter().filter(|code| !code.is_control()) {
        let never =
            Type::all().filter(|ty| exists(code, *ty) && is_expected(code, *ty) && !counts.contains_key(&(code, *ty)));
        let never: Vec<String> = never.map(|ty| ty.to_string()).collect();
        if !never.is_empty() {
            let _ = writeln!(text, "  {code}: {}", never.join(" "));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_shows_the_count_or_a_dot() {
        let counts = BTreeMap::from([((Opcode::Add, Type::I32), 12_345)]);
        let text = print(&counts, 256);
        let row = text.lines().find(|line| line.starts_with("add ")).unwrap_or_default();
        assert!(row.contains("12k") && row.contains('.'), "{row}");
        assert!(missing(&counts, |_, ty| ty == Type::I32).contains("  sub: i32\n"));
        assert!(!missing(&counts, |_, ty| ty == Type::I32).contains("  add:"));
    }
}
