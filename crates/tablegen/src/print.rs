//! Records as text: the format of `--print-records`.
//!
//! In: an evaluation. Out: text, byte-identical to the output of `llvm-tblgen`.
//! Invariants: classes, then defs, each sorted bytewise by name; within a record, fields declared with `field` come
//! first.
//! Not here: single values (`values::print`).

use std::io;

use kernelsmith_diag::raw;

use crate::eval::World;
use crate::parallel::{MAX_ITEM, write_in_order};
use crate::records::{Field, LayoutId, RecId, Record, SupersId};
use crate::types::{TypeId, Types};
use crate::values::{Text, V};
use rustc_hash::FxHashMap;

/// Cached text that several records have in common.
#[derive(Default)]
struct KnownText {
    supers: FxHashMap<SupersId, String>,
    lines: FxHashMap<LayoutId, Vec<Line>>,
    values: KnownValues,
}

/// Cached texts of values, concatenated, and their positions.
#[derive(Default)]
struct KnownValues {
    text: String,
    places: FxHashMap<V, (u32, u32)>,
}

/// The line of a field, up to its value.
struct Line {
    slot: usize,
    field: Field,
    start: String,
}

impl World {
    pub(crate) fn sorted_by_name(&self, records: &[RecId]) -> Vec<RecId> {
        let mut keyed: Vec<(&str, RecId)> =
            records.iter().map(|&r| (self.rec(r).name.as_text().map_or("", |name| self.sym(name)), r)).collect();
        if keyed.iter().any(|k| raw::may_have_bytes(k.0)) {
            keyed.sort_by(|a, b| raw::compare(a.0, b.0));
        } else {
            keyed.sort_unstable_by(|a, b| a.0.as_bytes().cmp(b.0.as_bytes()));
        }
        keyed.into_iter().map(|(_, r)| r).collect()
    }

    /// Passes the dump of all records to `sink`, in pieces.
    ///
    /// # Errors
    /// Errors of the sink, or that a record is too long.
    pub(crate) fn print_records(
        &self,
        classes: &[RecId],
        defs: &[RecId],
        mut sink: impl FnMut(&str) -> io::Result<()>,
    ) -> io::Result<()> {
        for (title, word, list) in [
            ("------------- Classes -----------------\n", "class ", classes),
            ("------------- Defs -----------------\n", "def ", defs),
        ] {
            sink(title)?;
            let write = |&rec: &RecId, known: &mut KnownText, out: &mut Text| {
                out.push_str(word);
                self.write_record(rec, known, out);
            };
            write_in_order(list, write, &mut sink)?;
        }
        Ok(())
    }

    /// A record without its keyword.
    pub(crate) fn write_record_body(&self, rec: RecId, out: &mut Text) {
        self.write_record(rec, &mut KnownText::default(), out);
    }

    fn write_record(&self, rec: RecId, known: &mut KnownText, out: &mut Text) {
        let record = self.rec(rec);
        self.write_name(record.name, out);
        self.write_template_args(record, out);
        out.push_str(" {");
        out.push_str(known.supers.entry(record.supers).or_insert_with(|| self.supers_text(record.supers)));
        out.push('\n');
        let lines = known.lines.entry(record.layout).or_insert_with(|| self.lines(record.layout));
        let values = self.slots.of(record);
        for line in lines.iter() {
            let value = values[line.slot];
            if value == V::NONE || value.is_code() {
                out.push_str(if line.field.may_stay_open { "  field " } else { "  " });
                self.write_field(line.field.ty, self.sym(line.field.name), value, out);
            } else {
                out.push_str(&line.start);
                self.write_known(value, &mut known.values, out);
            }
            out.push_str(";\n");
            if out.is_full() {
                return;
            }
        }
        out.push_str("}\n");
    }

    fn supers_text(&self, supers: SupersId) -> String {
        let mut text = Text::new(MAX_ITEM);
        for (i, &class) in self.supers.all(supers).iter().enumerate() {
            text.push_str(if i == 0 { "\t// " } else { " " });
            self.write_name(self.rec(class).name, &mut text);
            if text.is_full() {
                break;
            }
        }
        text.into_string()
    }

    fn lines(&self, layout: LayoutId) -> Vec<Line> {
        let fields = self.layouts.list(layout);
        let line = |(slot, &field): (usize, &Field)| {
            let keyword = if field.may_stay_open { "  field " } else { "  " };
            let start = format!("{keyword}{} {} = ", self.type_text(field.ty), self.sym(field.name));
            Line { slot, field, start }
        };
        let mut lines: Vec<Line> = fields.iter().enumerate().map(line).collect();
        lines.sort_by_key(|line| !line.field.may_stay_open);
        lines
    }

    /// Writes a value, from the cache if possible.
    #[inline]
    fn write_known(&self, v: V, known: &mut KnownValues, out: &mut Text) {
        const MAX_CACHED_BYTES: usize = 1 << 22;
        const MAX_CACHED_VALUE: usize = 1 << 10;
        if !v.is_long() {
            return self.write_value(v, out);
        }
        if let Some(&(start, end)) = known.places.get(&v) {
            return out.push_str(&known.text[start as usize..end as usize]);
        }
        let start = out.len();
        self.write_value(v, out);
        let (text, from) = (&out[start..], known.text.len());
        // Do not cache a text that was cut off.
        if text.len() <= MAX_CACHED_VALUE && from + text.len() <= MAX_CACHED_BYTES && !out.is_full() {
            known.text.push_str(text);
            known.places.insert(v, (from as u32, known.text.len() as u32));
        }
    }

    pub(crate) fn write_field(&self, ty: TypeId, name: &str, value: V, out: &mut Text) {
        if ty == Types::STRING && value.is_code() {
            out.push_str("code");
        } else {
            self.write_type(ty, out);
        }
        out.push(' ');
        out.push_str(name);
        if value != V::NONE {
            out.push_str(" = ");
            self.write_value(value, out);
        }
    }

    fn write_template_args(&self, record: &Record, out: &mut Text) {
        if record.args.is_none() {
            return;
        }
        out.push('<');
        for (i, arg) in record.args().iter().enumerate() {
            out.push_str(if i > 0 { ", " } else { "" });
            self.write_field(arg.ty, self.sym(arg.name), arg.default, out);
            if out.is_full() {
                return;
            }
        }
        out.push('>');
    }
}
