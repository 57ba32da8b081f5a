//! Records as JSON: the format of `--dump-json`, written as a stream.
//!
//! In: an evaluation. Out: one line of JSON, byte-identical to the output of `llvm-tblgen`.
//! Invariants: keys of every object are sorted bytewise; no document is built in memory.
//! Not here: the text dump (`print`).

use std::collections::BTreeMap;
use std::fmt::Write;
use std::io;

use kernelsmith_diag::raw;

use crate::eval::World;
use crate::parallel::{MAX_ITEM, too_long};
use crate::records::{RecId, RecordKind};
use crate::symbols::Sym;
use crate::values::{Text, V, View};

/// Maximum size in bytes of the lists of each class's records, which are built in memory. Those of AMDGPU in LLVM 19.1.7
/// have 18 million bytes, those of the x86-64 description here 1.2 million (the member `!instanceof` of the dumps).
const MAX_INSTANCES: usize = 1 << 28;

impl World {
    /// Passes the JSON of all defs to `sink`, in pieces.
    ///
    /// # Errors
    /// Errors of the sink, or that a record is too long.
    pub(crate) fn dump_json(&self, defs: &[RecId], mut sink: impl FnMut(&str) -> io::Result<()>) -> io::Result<()> {
        const PIECE: usize = 1 << 18;
        let mut out = Text::default();
        out.reserve(PIECE + (PIECE >> 2));
        let mut is_first = true;
        let mut instances = Some(self.instances(defs)?);
        let mut special = ["!instanceof", "!tablegen_json_version"].into_iter().peekable();
        out.push('{');
        let in_key_order = self.in_key_order(defs);
        let mut remaining = in_key_order.as_deref().unwrap_or(defs);
        // Merge the two special members into the sorted names.
        loop {
            let name = remaining.first().map(|&d| self.def_name(d));
            let key = match (special.peek(), name) {
                (None, None) => break,
                (Some(&key), None) => Some(key),
                (Some(&key), Some(name)) if key.as_bytes() < name.as_bytes() => Some(key),
                _ => None,
            };
            out.allow(MAX_ITEM);
            out.push_str(if is_first { "" } else { "," });
            is_first = false;
            match (key, remaining) {
                (Some(key), _) => {
                    special.next();
                    match instances.take() {
                        Some(text) => {
                            out.push_str("\"!instanceof\":");
                            out.push_str(&text);
                        }
                        None => write!(out, "\"{key}\":1").unwrap_or_default(),
                    }
                }
                (None, [def, tail @ ..]) => {
                    write_string(self.def_name(*def), &mut out);
                    out.push(':');
                    self.write_json_def(*def, &mut out);
                    remaining = tail;
                }
                (None, []) => break,
            }
            if out.is_full() {
                return Err(too_long("a record", MAX_ITEM as u64));
            }
            if out.len() > PIECE {
                sink(&out)?;
                out.clear();
            }
        }
        out.push_str("}\n");
        sink(&out)
    }

    /// The defs in the order of their JSON names, if it differs. Of defs with equal JSON names, the last one counts.
    fn in_key_order(&self, defs: &[RecId]) -> Option<Vec<RecId>> {
        if !defs.iter().any(|&d| raw::may_have_bytes(self.def_name(d))) {
            return None;
        }
        let mut by_key = BTreeMap::new();
        by_key.extend(defs.iter().map(|&d| (raw::to_lossy(self.def_name(d)), d)));
        Some(by_key.into_values().collect())
    }

    fn def_name(&self, rec: RecId) -> &str {
        self.rec(rec).name.as_text().map_or("", |sym| self.sym(sym))
    }

    fn instances(&self, defs: &[RecId]) -> io::Result<String> {
        let (mut lists, mut n_bytes): (BTreeMap<&str, Text>, usize) = (BTreeMap::new(), 0);
        for &class in &self.class_order {
            lists.insert(self.def_name(class), Text::default());
        }
        for &def in defs {
            for &class in self.supers.all(self.rec(def).supers).iter() {
                let list = lists.entry(self.def_name(class)).or_default();
                let separator = if list.is_empty() { "" } else { "," };
                list.push_str(separator);
                let before = list.len();
                write_string(self.def_name(def), list);
                n_bytes += list.len() - before;
                if n_bytes > MAX_INSTANCES {
                    return Err(too_long("the list of each class's records", MAX_INSTANCES as u64));
                }
            }
        }
        let mut out = Text::default();
        out.push('{');
        for (i, (class, list)) in lists.iter().enumerate() {
            out.push_str(if i > 0 { "," } else { "" });
            write_string(class, &mut out);
            out.push_str(":[");
            out.push_str(list);
            out.push(']');
        }
        out.push('}');
        Ok(out.into_string())
    }

    fn write_json_def(&self, rec: RecId, out: &mut Text) {
        let record = self.rec(rec);
        let fields = self.layouts.list(record.layout);
        let mut order: Vec<usize> = (0..fields.len()).collect();
        order.sort_by(|&a, &b| self.sym(fields[a].name).as_bytes().cmp(self.sym(fields[b].name).as_bytes()));
        let is_anonymous = record.kind == RecordKind::AnonymousDef;
        write!(out, "{{\"!anonymous\":{is_anonymous},\"!fields\":[").unwrap_or_default();
        let open = fields.iter().filter(|f| f.may_stay_open);
        self.write_joined(open, out, |w, field, out| write_string(w.sym(field.name), out));
        out.push_str("],\"!locs\":[");
        let spans = std::iter::once(&record.span).chain(self.defms.all(record.defms));
        self.write_joined(spans, out, |w, span, out| {
            let name = w.sources.get(span.file).map_or("", |f| f.name());
            let base = name.rsplit(['/', '\\']).next().unwrap_or(name);
            write_string(&format!("{base}:{}", w.sources.line_col(*span).line), out);
        });
        out.push_str("],\"!name\":");
        write_string(self.def_name(rec), out);
        out.push_str(",\"!superclasses\":[");
        let supers = self.supers.all(record.supers);
        self.write_joined(supers.iter(), out, |w, &class, out| write_string(w.def_name(class), out));
        out.push(']');
        let values = self.slots.of(record);
        for i in order {
            out.push(',');
            write_string(self.sym(fields[i].name), out);
            out.push(':');
            self.write_json(values[i], out);
            if out.is_full() {
                return;
            }
        }
        out.push('}');
    }

    fn write_joined<T>(&self, items: impl Iterator<Item = T>, out: &mut Text, f: impl Fn(&Self, T, &mut Text)) {
        for (i, item) in items.enumerate() {
            out.push_str(if i > 0 { "," } else { "" });
            if out.is_full() {
                return;
            }
            f(self, item, out);
        }
    }

    fn write_printable(&self, v: V, out: &mut Text) {
        let mut text = Text::new(MAX_ITEM);
        self.write_value(v, &mut text);
        out.push_str("\"printable\":");
        write_string(&text, out);
    }

    fn write_json(&self, v: V, out: &mut Text) {
        match self.values.view(v) {
            View::None | View::Unset => out.push_str("null"),
            View::Bit(bit) => out.push(if bit { '1' } else { '0' }),
            View::Int(int) => write!(out, "{int}").unwrap_or_default(),
            View::BitsConst { width, value } => {
                out.push('[');
                self.write_joined(0..width, out, |_, i, out| out.push(if value >> i & 1 == 1 { '1' } else { '0' }));
                out.push(']');
            }
            View::Bits(items) | View::List(items) => {
                out.push('[');
                self.write_joined(items.iter(), out, |w, &item, out| w.write_json(item, out));
                out.push(']');
            }
            View::Str(sym) | View::Code(sym) => write_string(self.sym(sym), out),
            View::Dag(dag) => {
                out.push_str("{\"args\":[");
                self.write_joined(dag.args(), out, |w, (arg, name), out| {
                    out.push('[');
                    w.write_json(arg, out);
                    out.push(',');
                    w.write_name_or_null(name, out);
                    out.push(']');
                });
                out.push_str("],\"kind\":\"dag\",");
                if let Some(name) = dag.op_name() {
                    out.push_str("\"name\":");
                    write_string(self.sym(name), out);
                    out.push(',');
                }
                out.push_str("\"operator\":");
                self.write_json(dag.op(), out);
                out.push(',');
                self.write_printable(v, out);
                out.push('}');
            }
            View::Def(def) => {
                out.push_str("{\"def\":");
                write_string(self.def_name(def), out);
                out.push_str(",\"kind\":\"def\",");
                self.write_printable(v, out);
                out.push('}');
            }
            View::Var(name) => {
                out.push_str("{\"kind\":\"var\",");
                self.write_printable(v, out);
                out.push_str(",\"var\":");
                write_string(self.sym(name), out);
                out.push('}');
            }
            View::VarBit(of, index) if self.values.as_var(of).is_some() => {
                let name = self.values.as_var(of).unwrap_or(self.name_sym);
                write!(out, "{{\"index\":{index},\"kind\":\"varbit\",").unwrap_or_default();
                self.write_printable(v, out);
                out.push_str(",\"var\":");
                write_string(self.sym(name), out);
                out.push('}');
            }
            _ => {
                out.push_str("{\"kind\":\"complex\",");
                self.write_printable(v, out);
                out.push('}');
            }
        }
    }

    fn write_name_or_null(&self, name: Option<Sym>, out: &mut Text) {
        match name {
            Some(name) => write_string(self.sym(name), out),
            None => out.push_str("null"),
        }
    }
}

/// A JSON string.
fn write_string(text: &str, out: &mut String) {
    out.push('"');
    let mut run = 0;
    for (i, b) in text.bytes().enumerate() {
        let escape = match b {
            b'"' => "\\\"",
            b'\\' => "\\\\",
            b'\t' => "\\t",
            b'\n' => "\\n",
            b'\r' => "\\r",
            0..0x20 => "",
            _ => continue,
        };
        out.push_str(&text[run..i]);
        match escape {
            "" => write!(out, "\\u{b:04x}").unwrap_or_default(),
            _ => out.push_str(escape),
        }
        run = i + 1;
    }
    out.push_str(&text[run..]);
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_escaped_as_json_wants() {
        let mut out = Text::default();
        write_string("a\"b\\c\td\u{1}é/\u{7f}", &mut out);
        assert_eq!(out.into_string(), "\"a\\\"b\\\\c\\td\\u0001é/\u{7f}\"");
    }
}
