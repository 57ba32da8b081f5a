//! Records as text: the format of `--print-records`.
//!
//! In: an evaluation. Out: text, byte for byte what `llvm-tblgen` prints.
//! Invariants: classes, then defs, each sorted bytewise by name; in a record, fields marked `field` come first.
//! Not here: single values (`values::print`).

use crate::eval::World;
use crate::records::{RecId, Record};
use crate::types::{TypeId, Types};
use crate::values::V;

impl World {
    pub(crate) fn sorted_by_name(&self, records: &[RecId]) -> Vec<RecId> {
        let mut keyed: Vec<(&str, RecId)> =
            records.iter().map(|&r| (self.rec(r).name.as_text().map_or("", |name| self.sym(name)), r)).collect();
        keyed.sort_unstable_by(|a, b| a.0.as_bytes().cmp(b.0.as_bytes()));
        keyed.into_iter().map(|(_, r)| r).collect()
    }

    /// Hands the dump of all records to `sink`, piece by piece.
    pub(crate) fn print_records<E>(&self, mut sink: impl FnMut(&str) -> Result<(), E>) -> Result<(), E> {
        const PIECE: usize = 1 << 18;
        let mut out = String::with_capacity(PIECE + (PIECE >> 2));
        for (title, word, list) in [
            ("------------- Classes -----------------\n", "class ", self.sorted_by_name(&self.class_order)),
            ("------------- Defs -----------------\n", "def ", self.sorted_by_name(&self.def_order)),
        ] {
            out.push_str(title);
            for rec in list {
                out.push_str(word);
                self.write_record_body(rec, &mut out);
                if out.len() > PIECE {
                    sink(&out)?;
                    out.clear();
                }
            }
        }
        sink(&out)
    }

    /// A record without its keyword.
    pub(crate) fn write_record_body(&self, rec: RecId, out: &mut String) {
        let record = self.rec(rec);
        let fields = self.layouts.list(record.layout);
        self.write_name(record.name, out);
        self.write_template_args(record, out);
        out.push_str(" {");
        for (i, &class) in self.supers.all(record.supers).iter().enumerate() {
            out.push_str(if i == 0 { "\t// " } else { " " });
            self.write_name(self.rec(class).name, out);
        }
        out.push('\n');
        for is_open_field in [true, false] {
            for (field, &value) in fields.iter().zip(self.slots.of(record)) {
                if field.may_stay_open == is_open_field {
                    out.push_str(if is_open_field { "  field " } else { "  " });
                    self.write_field(field.ty, self.sym(field.name), value, out);
                    out.push_str(";\n");
                }
            }
        }
        out.push_str("}\n");
    }

    fn write_field(&self, ty: TypeId, name: &str, value: V, out: &mut String) {
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

    fn write_template_args(&self, record: &Record, out: &mut String) {
        if record.args.is_none() {
            return;
        }
        out.push('<');
        for (i, arg) in record.args().iter().enumerate() {
            out.push_str(if i > 0 { ", " } else { "" });
            self.write_field(arg.ty, self.sym(arg.name), arg.default, out);
        }
        out.push('>');
    }
}
