//! The canonical text of a document.
//!
//! In: a document. Out: text that parses to an equal document: declarations in their order, then the nodes, iterations
//! first; maps are sorted by name.
//! Not here: comments and the layout of the original text.

use super::document::{Bytes, Document, Metadata, Name, Term, Value};
use core::fmt::{self, Display, Write};

impl Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("teir-format 1.0\n\nteir ")?;
        if let Some(name) = &self.name {
            write!(f, "@{name} ")?;
        }
        f.write_str("{\n")?;
        for tensor in &self.tensors {
            writeln!(f, "  tensor %{} : {}", tensor.name, tensor.elem.name())?;
        }
        separate(f, self.tensors.is_empty())?;
        for axis in &self.axes {
            write!(f, "  axis @{} extent {}", axis.name, axis.extent)?;
            bytes(f, "strides", &axis.strides)?;
            bytes(f, "offsets", &axis.offsets)?;
            f.write_char('\n')?;
        }
        separate(f, self.axes.is_empty())?;
        for primitive in &self.primitives {
            write!(f, "  primitive @{} : {} axes {{ ", primitive.name, primitive.operation)?;
            list(f, &primitive.roles, |f, role| {
                write!(f, "{}: ", role.name)?;
                names(f, &role.axes)
            })?;
            f.write_str(" }")?;
            metadata(f, &primitive.metadata)?;
            f.write_char('\n')?;
        }
        separate(f, self.primitives.is_empty())?;
        f.write_str("  schedule {\n    roots ")?;
        names(f, &self.roots)?;
        f.write_str("\n\n")?;
        for node in &self.iterations {
            write!(f, "    iter @{} axis @{} policy {} children ", node.name, node.axis, node.policy.name())?;
            names(f, &node.children)?;
            suffix(f, &node.guard, &node.metadata)?;
        }
        for node in &self.invocations {
            write!(f, "    invoke @{} primitive @{}", node.name, node.primitive)?;
            suffix(f, &node.guard, &node.metadata)?;
        }
        f.write_str("  }\n}\n")
    }
}

fn separate(f: &mut fmt::Formatter<'_>, is_empty: bool) -> fmt::Result {
    if is_empty { Ok(()) } else { f.write_char('\n') }
}

fn list<T>(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item = T>,
    mut item: impl FnMut(&mut fmt::Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    for (at, of) in items.into_iter().enumerate() {
        if at > 0 {
            f.write_str(", ")?;
        }
        item(f, of)?;
    }
    Ok(())
}

fn names(f: &mut fmt::Formatter<'_>, names: &[Name]) -> fmt::Result {
    f.write_char('[')?;
    list(f, names, |f, name| write!(f, "@{name}"))?;
    f.write_char(']')
}

fn bytes(f: &mut fmt::Formatter<'_>, clause: &str, map: &Bytes) -> fmt::Result {
    if map.is_empty() {
        return Ok(());
    }
    write!(f, " {clause} {{ ")?;
    list(f, map, |f, (tensor, bytes)| write!(f, "{tensor}: {bytes}"))?;
    f.write_str(" }")
}

fn suffix(f: &mut fmt::Formatter<'_>, guard: &[Term], facts: &Metadata) -> fmt::Result {
    for (at, term) in guard.iter().enumerate() {
        let word = if at == 0 { "guard" } else { "and" };
        write!(f, " {word} {}(@{})", term.edge.name(), term.node)?;
    }
    metadata(f, facts)?;
    f.write_char('\n')
}

fn metadata(f: &mut fmt::Formatter<'_>, facts: &Metadata) -> fmt::Result {
    if facts.is_empty() {
        return Ok(());
    }
    f.write_str(" metadata { ")?;
    list(f, facts, |f, (name, value)| write!(f, "{name}: {value}"))?;
    f.write_str(" }")
}

impl Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Int(value) => write!(f, "{value}"),
            // Always with a fraction or an exponent.
            Value::Float(value) => write!(f, "{value:?}"),
            Value::Bool(value) => write!(f, "{value}"),
            Value::Text(text) if is_bare(text) => f.write_str(text),
            Value::Text(text) => {
                f.write_char('"')?;
                for c in text.chars() {
                    match c {
                        '\\' => f.write_str("\\\\")?,
                        '"' => f.write_str("\\\"")?,
                        '\n' => f.write_str("\\n")?,
                        '\t' => f.write_str("\\t")?,
                        '\r' => f.write_str("\\r")?,
                        '\0' => f.write_str("\\0")?,
                        c => f.write_char(c)?,
                    }
                }
                f.write_char('"')
            }
        }
    }
}

/// Whether a text is an identifier that does not mean a truth value.
fn is_bare(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.'))
        && !matches!(text, "true" | "false")
}
