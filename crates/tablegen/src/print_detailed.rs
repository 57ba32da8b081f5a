//! Records as text with source positions: the format of `--print-detailed-records`.
//!
//! In: an evaluation. Out: globals, classes and defs with the position of every record and of every field's value.
//! Invariants: fields are in declaration order; files are printed without their directory.
//! Not here: the plain dump (`print`).

use std::fmt::Write;
use std::io;

use kernelsmith_diag::{Span, raw};

use crate::api::{OutputBudget, Records};
use crate::eval::{Compat, World};
use crate::parallel::{MAX_ITEM, too_long};
use crate::records::RecId;
use crate::values::{Text, V};

impl Records {
    /// Writes the output of `llvm-tblgen --print-detailed-records`; `input` is the name of the main file in it.
    pub fn detailed_to(&self, input: &str, out: &mut dyn io::Write) -> io::Result<()> {
        let (world, mut budget) = (&self.world, self.output_budget());
        writeln!(out, "DETAILED RECORDS for file {input}")?;
        let mut globals: Vec<(&str, V)> = world.globals.iter().map(|(&name, &v)| (world.sym(name), v)).collect();
        globals.sort_unstable_by_key(|&(name, _)| name);
        heading(out, "Global Variables", globals.len())?;
        writeln!(out)?;
        for (name, value) in globals {
            let mut text = Text::new(MAX_ITEM);
            text.push_str(name);
            text.push_str(" = ");
            world.write_value(value, &mut text);
            text.push('\n');
            write_item(out, &text, &mut budget)?;
        }
        for (title, list) in [("Classes", self.classes_by_name()), ("Records", self.defs_by_name())] {
            heading(out, title, list.len())?;
            for &rec in list {
                write_item(out, &world.detailed(rec, self.is_class(rec)), &mut budget)?;
            }
        }
        Ok(())
    }
}

fn write_item(out: &mut dyn io::Write, text: &Text, budget: &mut OutputBudget) -> io::Result<()> {
    budget.take(text.len())?;
    if text.is_full() {
        return Err(too_long("a record", MAX_ITEM as u64));
    }
    out.write_all(&raw::to_bytes(text))
}

fn heading(out: &mut dyn io::Write, title: &str, n: usize) -> io::Result<()> {
    writeln!(out, "\n-------------------- {title} ({n}) --------------------")
}

impl World {
    fn place(&self, span: Span) -> String {
        let name = self.sources.get(span.file).map_or("", |f| f.name());
        let base = name.rsplit(['/', '\\']).next().unwrap_or(name);
        format!("|{base}:{}|", self.sources.line_col(span).line)
    }

    /// One record, preceded by a blank line.
    fn detailed(&self, rec: RecId, is_class: bool) -> Text {
        let record = self.rec(rec);
        let name = self.name_text(record.name);
        let shown = if name.is_empty() { "\"\"" } else { &name };
        let mut out = Text::new(MAX_ITEM);
        writeln!(out, "\n{shown}  {}", self.place(record.span)).unwrap_or_default();
        if is_class {
            self.detailed_args(rec, &mut out);
        }
        let defms = self.defms.all(record.defms);
        if !defms.is_empty() {
            out.push_str("  Defm sequence:");
            for &span in defms.iter().rev() {
                write!(out, " {}", self.place(span)).unwrap_or_default();
            }
            if self.options.compat == Compat::V22 {
                write!(out, " {}", self.place(record.span)).unwrap_or_default();
            }
            out.push('\n');
        }
        out.push_str("  Superclasses:");
        let (all, direct) = (self.supers.all(record.supers), self.direct_supers(rec));
        for class in all.iter() {
            let name = self.name_text(self.rec(*class).name);
            let is_direct = direct.contains(class);
            write!(out, " {}", if is_direct { name } else { format!("({name})") }).unwrap_or_default();
        }
        out.push_str(if all.is_empty() { " (none)\n" } else { "\n" });
        out.push_str("  Fields:");
        let fields = self.layouts.list(record.layout);
        out.push_str(if fields.is_empty() { " (none)\n" } else { "\n" });
        for (slot, field) in fields.iter().enumerate() {
            out.push_str(if field.may_stay_open { "    field " } else { "    " });
            self.write_field(field.ty, self.sym(field.name), self.slot(rec, slot as u32), &mut out);
            // Repeating the declaration of an inherited field does not change its position.
            let place = self.assignments.last(record.assigned, slot as u32, true).unwrap_or(field.span);
            writeln!(out, "  {}", self.place(place)).unwrap_or_default();
            if out.is_full() {
                break;
            }
        }
        out
    }

    fn detailed_args(&self, rec: RecId, out: &mut Text) {
        let args = self.rec(rec).args();
        out.push_str(if args.is_empty() { "  Template args: (none)\n" } else { "  Template args:\n" });
        for arg in args {
            out.push_str("    ");
            self.write_field(arg.ty, self.sym(arg.name), arg.default, out);
            writeln!(out, "  {}", self.place(arg.span)).unwrap_or_default();
        }
    }
}
