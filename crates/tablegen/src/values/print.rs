//! Values and types as text, in the form that dumps and messages use.
//!
//! In: a value. Out: its text, appended to a buffer.
//! Invariants: takes linear time in the size of the text, which ends soon after its limit. The limit is necessary
//! because values share parts, so a few nodes can have an exponentially long text. The recursion is bounded because the
//! depth of values is.
//! Not here: records (`print`), JSON (`json`).

use std::fmt::Write;
use std::ops::{Deref, DerefMut};

use super::{NAMED_ARG, V, View};
use crate::bang::Op;
use crate::eval::World;
use crate::symbols::Sym;
use crate::types::{Type, TypeId};

/// Maximum size in bytes of a value's text in a message; the reference prints all of it.
const MAX_IN_MESSAGE: usize = 1 << 16;

/// A buffer for the text of values, with a size limit.
#[derive(Default)]
pub(crate) struct Text {
    text: String,
    limit: usize,
}

impl Text {
    /// Creates a buffer that is full soon after `limit` bytes.
    pub(crate) fn new(limit: usize) -> Self {
        Text { text: String::new(), limit }
    }

    /// Sets the limit to `n` bytes from the current end.
    pub(crate) fn allow(&mut self, n: usize) {
        self.limit = self.text.len().saturating_add(n);
    }

    /// Whether the limit is exceeded; the text may then be incomplete.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.text.len() > self.limit
    }

    /// The text, unchanged.
    pub(crate) fn into_string(self) -> String {
        self.text
    }

    /// The text, with a mark where it was cut off.
    pub(crate) fn into_shown(mut self) -> String {
        if self.is_full() {
            let end = (0..=self.limit).rev().find(|&at| self.text.is_char_boundary(at)).unwrap_or(0);
            self.text.truncate(end);
            self.text.push_str("...");
        }
        self.text
    }
}

impl Deref for Text {
    type Target = String;

    fn deref(&self) -> &String {
        &self.text
    }
}

impl DerefMut for Text {
    fn deref_mut(&mut self) -> &mut String {
        &mut self.text
    }
}

impl World {
    /// The text of a type, for messages.
    pub(crate) fn type_text(&self, ty: TypeId) -> String {
        let mut out = Text::new(MAX_IN_MESSAGE);
        self.write_type(ty, &mut out);
        out.into_shown()
    }

    pub(crate) fn write_type(&self, ty: TypeId, out: &mut Text) {
        match self.types.get(ty) {
            Type::Bit => out.push_str("bit"),
            Type::Int => out.push_str("int"),
            Type::String => out.push_str("string"),
            Type::Dag => out.push_str("dag"),
            Type::Bits(width) => write!(out, "bits<{width}>").unwrap_or_default(),
            Type::List(element) => {
                out.push_str("list<");
                self.write_type(*element, out);
                out.push('>');
            }
            Type::Record(classes) => {
                if let [one] = classes[..] {
                    return self.write_name(self.records[one.0 as usize].name, out);
                }
                out.push('{');
                for (i, class) in classes.iter().enumerate() {
                    out.push_str(if i > 0 { ", " } else { "" });
                    self.write_name(self.records[class.0 as usize].name, out);
                }
                out.push('}');
            }
        }
    }

    /// The text of a value, for messages.
    pub(crate) fn text(&self, v: V) -> String {
        let mut out = Text::new(MAX_IN_MESSAGE);
        self.write_value(v, &mut out);
        out.into_shown()
    }

    /// The text of a value, without quotes if it is a string: a string in full, other values up to the message limit.
    pub(crate) fn name_text(&self, v: V) -> String {
        match v.as_text() {
            Some(sym) => self.sym(sym).to_owned(),
            None => self.text(v),
        }
    }

    pub(crate) fn write_name(&self, v: V, out: &mut Text) {
        match v.as_text() {
            Some(sym) => out.push_str(self.sym(sym)),
            None => self.write_value(v, out),
        }
    }

    fn write_list(&self, items: &[V], out: &mut Text) {
        for (i, &item) in items.iter().enumerate() {
            if out.is_full() {
                return;
            }
            out.push_str(if i > 0 { ", " } else { "" });
            self.write_value(item, out);
        }
    }

    fn write_typed(&self, name: &str, ty: TypeId, args: &[V], out: &mut Text) {
        out.push_str(name);
        out.push('<');
        self.write_type(ty, out);
        out.push_str(">(");
        self.write_list(args, out);
        out.push(')');
    }

    pub(crate) fn write_value(&self, v: V, out: &mut Text) {
        // Write no more composite values once the buffer is full.
        if v.is_long() && out.is_full() {
            return;
        }
        match self.values.view(v) {
            View::None => {}
            View::Unset => out.push('?'),
            View::Bit(b) => out.push(if b { '1' } else { '0' }),
            View::Int(i) => write_int(i, out),
            View::BitsConst { width, value } => {
                out.push_str("{ ");
                for i in (0..width).rev() {
                    out.push_str(match (value >> i & 1, i) {
                        (0, 0) => "0",
                        (_, 0) => "1",
                        (0, _) => "0, ",
                        _ => "1, ",
                    });
                }
                out.push_str(" }");
            }
            View::Str(sym) => {
                out.push('"');
                out.push_str(self.sym(sym));
                out.push('"');
            }
            View::Code(sym) => {
                out.push_str("[{");
                out.push_str(self.sym(sym));
                out.push_str("}]");
            }
            View::Def(rec) => self.write_name(self.records[rec.0 as usize].name, out),
            View::Bits(bits) => {
                out.push_str("{ ");
                for (i, &bit) in bits.iter().rev().enumerate() {
                    out.push_str(if i > 0 { ", " } else { "" });
                    self.write_value(bit, out);
                }
                out.push_str(" }");
            }
            View::List(items) => {
                out.push('[');
                self.write_list(items, out);
                out.push(']');
            }
            View::Dag(dag) => {
                out.push('(');
                self.write_value(dag.op(), out);
                if let Some(name) = dag.op_name() {
                    out.push_str(if self.options.compat == crate::eval::Compat::V22 { ":$" } else { ":" });
                    out.push_str(self.sym(name));
                }
                for (i, (arg, name)) in dag.args().enumerate() {
                    if out.is_full() {
                        return;
                    }
                    out.push_str(if i > 0 { ", " } else { " " });
                    self.write_value(arg, out);
                    self.write_dag_name(name, out);
                }
                out.push(')');
            }
            View::Var(name) => out.push_str(self.sym(name)),
            View::VarBit(of, i) => {
                self.write_value(of, out);
                out.push('{');
                push_number(u64::from(i), out);
                out.push('}');
            }
            View::Field(of, name) => {
                self.write_value(of, out);
                out.push('.');
                out.push_str(self.sym(name));
            }
            View::Anonymous(n) => {
                out.push_str("anonymous_");
                push_number(u64::from(n), out);
            }
            View::Call(class, args) => {
                self.write_name(self.records[class.0 as usize].name, out);
                out.push('<');
                for (i, pair) in args.chunks_exact(2).enumerate() {
                    out.push_str(if i > 0 { ", " } else { "" });
                    let key = pair[0].raw();
                    if key & NAMED_ARG != 0 {
                        write!(out, "\"{}\": ", self.sym(Sym(key & !NAMED_ARG))).unwrap_or_default();
                    } else {
                        write!(out, "{key}: ").unwrap_or_default();
                    }
                    self.write_value(pair[1], out);
                }
                out.push('>');
            }
            View::IsA(ty, of) => self.write_typed("!isa", ty, &[of], out),
            View::Exists(ty, of) => self.write_typed("!exists", ty, &[of], out),
            View::Cond(words) => {
                out.push_str("!cond(");
                for (i, pair) in words.chunks_exact(2).enumerate() {
                    out.push_str(if i > 0 { ", " } else { "" });
                    self.write_value(pair[0], out);
                    out.push_str(": ");
                    self.write_value(pair[1], out);
                }
                out.push(')');
            }
            View::Foldl(words) => {
                out.push_str("!foldl(");
                self.write_list(words, out);
                out.push(')');
            }
            View::Op(op, words) => self.write_op(op, words, v, out),
        }
    }

    fn write_dag_name(&self, name: Option<Sym>, out: &mut Text) {
        if let Some(name) = name {
            out.push_str(":$");
            out.push_str(self.sym(name));
        }
    }

    fn write_op(&self, op: Op, words: &[V], v: V, out: &mut Text) {
        match op {
            Op::Cast | Op::GetDagArg => {
                let ty = self.values.node_type(v).unwrap_or(crate::types::Types::STRING);
                self.write_typed(op.spelling(), ty, words, out);
            }
            Op::Instances => {
                let list = self.values.node_type(v);
                let element = list.and_then(|ty| self.types.element(ty)).unwrap_or(crate::types::Types::ANY_RECORD);
                self.write_typed(op.spelling(), element, words, out);
            }
            Op::ListElem | Op::ListSlice => {
                self.write_value(words[0], out);
                out.push('[');
                self.write_value(words[1], out);
                out.push(']');
            }
            Op::RangeClosed => {
                self.write_value(words[0], out);
                out.push_str("...");
                self.write_value(words[1], out);
            }
            _ => {
                out.push_str(op.spelling());
                out.push('(');
                self.write_list(words, out);
                out.push(')');
            }
        }
    }
}

fn write_int(i: i64, out: &mut String) {
    if i < 0 {
        out.push('-');
    }
    push_number(i.unsigned_abs(), out);
}

/// Appends a number; faster than `write!`, which interprets format options.
pub(crate) fn push_number(n: u64, out: &mut String) {
    // Most numbers have one digit.
    if n >= 10 {
        push_number(n / 10, out);
    }
    out.push(char::from(b'0' + (n % 10) as u8));
}
