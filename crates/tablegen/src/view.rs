//! Read access to records: typed getters for fields, and views of values.
//!
//! In: a def or class of [`Records`]. Out: its fields.
//! Invariants: a getter returns the type in its name or a [`FieldError`]; the only implicit conversions are between
//! `bit`, constant `bits` and `int`.
//! Not here: lookup of records (`api`).

use std::fmt;

use kernelsmith_diag::{Diagnostic, Span};

use crate::api::Records;
use crate::parallel::MAX_ITEM;
use crate::records::{Field, RecId, RecordKind};
use crate::values::{Dag, Text, V, View};

/// A def or class.
#[derive(Clone, Copy)]
pub struct RecordRef<'a> {
    records: &'a Records,
    id: RecId,
}

impl PartialEq for RecordRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && std::ptr::eq(self.records, other.records)
    }
}

impl Eq for RecordRef<'_> {}

impl std::hash::Hash for RecordRef<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for RecordRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A value of a field.
#[derive(Clone, Copy, Debug)]
pub enum ValueRef<'a> {
    /// `?`, or a field without a value.
    Unset,
    /// A `bit`.
    Bit(bool),
    /// An `int`.
    Int(i64),
    /// A `bits<n>`.
    Bits(BitsRef<'a>),
    /// A `string`, or code.
    String {
        /// The text.
        text: &'a str,
        /// Whether it was written as `[{ ... }]`.
        is_code: bool,
    },
    /// A `list<T>`.
    List(ListRef<'a>),
    /// A `dag`.
    Dag(DagRef<'a>),
    /// A record.
    Def(RecordRef<'a>),
    /// A value that did not fold to a constant, such as a reference to a field in a class.
    Complex(ComplexRef<'a>),
}

/// A bit vector.
#[derive(Clone, Copy)]
pub struct BitsRef<'a> {
    records: &'a Records,
    value: V,
}

/// One bit of a bit vector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BitRef<'a> {
    /// 0
    Zero,
    /// 1
    One,
    /// `?`
    Unset,
    /// A bit of another field of the same record, such as `rd{3}` in `let Inst{24-20} = rd`.
    Field {
        /// The field.
        name: &'a str,
        /// The bit of the field; 0 if the field is a single `bit`.
        index: u32,
    },
    /// An expression that did not fold to a constant.
    Complex,
}

/// A list.
#[derive(Clone, Copy)]
pub struct ListRef<'a> {
    records: &'a Records,
    items: &'a [V],
    value: V,
}

/// A dag: an operator and arguments, with optional names.
#[derive(Clone, Copy)]
pub struct DagRef<'a> {
    records: &'a Records,
    dag: Dag<'a>,
    value: V,
}

/// A value without a simpler view; its `Display` is the text in dumps, cut after 64 KiB.
#[derive(Clone, Copy)]
pub struct ComplexRef<'a> {
    records: &'a Records,
    value: V,
}

/// A field of a record.
#[derive(Clone, Copy)]
pub struct FieldRef<'a> {
    record: RecordRef<'a>,
    field: &'a Field,
    slot: usize,
}

/// An error while reading a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldError {
    /// The record.
    pub record: String,
    /// The field.
    pub field: String,
    /// The expected type, with an article.
    pub wanted: &'static str,
    /// The text of the actual value; `None` if there is no such field.
    pub found: Option<String>,
    /// The position of the field's value, or of the record if there is no such field.
    pub span: Span,
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FieldError { record, field, wanted, found, .. } = self;
        match found {
            None => write!(f, "record '{record}' has no field '{field}'"),
            Some(found) => write!(f, "field '{field}' of record '{record}' must be {wanted}, but is {found}"),
        }
    }
}

impl std::error::Error for FieldError {}

impl From<FieldError> for Diagnostic {
    fn from(error: FieldError) -> Self {
        Diagnostic::error(error.to_string()).code("TD0801").at(error.span)
    }
}

fn view<'a>(records: &'a Records, value: V) -> ValueRef<'a> {
    let text = |sym, is_code| ValueRef::String { text: records.world.symbols.text(sym), is_code };
    match records.world.values.view(value) {
        View::None | View::Unset => ValueRef::Unset,
        View::Bit(bit) => ValueRef::Bit(bit),
        View::Int(int) => ValueRef::Int(int),
        View::BitsConst { .. } | View::Bits(_) => ValueRef::Bits(BitsRef { records, value }),
        View::Str(sym) => text(sym, false),
        View::Code(sym) => text(sym, true),
        View::List(items) => ValueRef::List(ListRef { records, items, value }),
        View::Dag(dag) => ValueRef::Dag(DagRef { records, dag, value }),
        View::Def(id) => ValueRef::Def(RecordRef { records, id }),
        _ => ValueRef::Complex(ComplexRef { records, value }),
    }
}

impl<'a> RecordRef<'a> {
    pub(crate) fn new(records: &'a Records, id: RecId) -> Self {
        RecordRef { records, id }
    }

    pub(crate) fn id(self) -> RecId {
        self.id
    }

    /// The records that contain this one.
    pub fn records(self) -> &'a Records {
        self.records
    }

    /// A number that is unique among the records of one evaluation, for use as a key.
    pub fn index(self) -> u32 {
        self.id.0
    }

    /// The name.
    pub fn name(self) -> &'a str {
        let world = &self.records.world;
        world.rec(self.id).name.as_text().map_or("", |sym| world.symbols.text(sym))
    }

    /// Whether the name is generated (`anonymous_7`).
    pub fn is_anonymous(self) -> bool {
        self.records.world.rec(self.id).kind == RecordKind::AnonymousDef
    }

    /// Whether this is a class.
    pub fn is_class(self) -> bool {
        self.records.is_class(self.id)
    }

    /// The position of the definition.
    pub fn span(self) -> Span {
        self.records.world.rec(self.id).span
    }

    /// The `defm`s that created the record, innermost first.
    pub fn defm_spans(self) -> &'a [Span] {
        let world = &self.records.world;
        world.defms.all(world.rec(self.id).defms)
    }

    /// All superclasses, ancestors before the classes that derive from them.
    pub fn superclasses(self) -> impl DoubleEndedIterator<Item = RecordRef<'a>> {
        let world = &self.records.world;
        world.supers.all(world.rec(self.id).supers).iter().map(move |&id| RecordRef { records: self.records, id })
    }

    /// The superclasses named in the record's definition, in order.
    pub fn direct_superclasses(self) -> impl DoubleEndedIterator<Item = RecordRef<'a>> {
        let direct = self.records.world.direct_supers(self.id);
        direct.into_iter().rev().map(move |id| RecordRef { records: self.records, id })
    }

    /// Whether the record derives from a class.
    pub fn is_a(self, class: &str) -> bool {
        self.records.class(class).is_some_and(|class| self.records.derives(self.id, class.id))
    }

    /// All fields in declaration order.
    pub fn fields(self) -> impl Iterator<Item = FieldRef<'a>> {
        let world = &self.records.world;
        let fields = world.layouts.known(world.rec(self.id).layout);
        fields.iter().enumerate().map(move |(slot, field)| FieldRef { record: self, field, slot })
    }

    /// The value of a field.
    pub fn field(self, name: &str) -> Option<ValueRef<'a>> {
        self.find(name).map(FieldRef::value)
    }

    /// The field with this name.
    pub fn find(self, name: &str) -> Option<FieldRef<'a>> {
        let world = &self.records.world;
        let layout = world.rec(self.id).layout;
        let fields = world.layouts.known(layout);
        let slot = self.records.field_index.slot(layout, fields, name, &world.symbols)?;
        Some(FieldRef { record: self, field: &fields[slot], slot })
    }

    fn error(self, name: &str, wanted: &'static str) -> FieldError {
        let found = self.find(name);
        FieldError {
            record: self.name().to_string(),
            field: name.to_string(),
            wanted,
            span: found.map_or(self.span(), FieldRef::span),
            found: found.map(|f| f.to_string()),
        }
    }

    /// An integer: an `int`, a `bit`, or constant `bits`.
    pub fn int(self, name: &str) -> Result<i64, FieldError> {
        let value = self.find(name).and_then(|f| self.records.world.as_int(f.raw()));
        value.ok_or_else(|| self.error(name, "an int"))
    }

    /// A boolean: a `bit`, or an integer that is 0 or 1.
    pub fn bit(self, name: &str) -> Result<bool, FieldError> {
        match self.int(name) {
            Ok(value @ (0 | 1)) => Ok(value == 1),
            _ => Err(self.error(name, "a bit")),
        }
    }

    /// A bit vector.
    pub fn bits(self, name: &str) -> Result<BitsRef<'a>, FieldError> {
        match self.field(name) {
            Some(ValueRef::Bits(bits)) => Ok(bits),
            _ => Err(self.error(name, "a bits value")),
        }
    }

    /// A string or code.
    pub fn string(self, name: &str) -> Result<&'a str, FieldError> {
        match self.field(name) {
            Some(ValueRef::String { text, .. }) => Ok(text),
            _ => Err(self.error(name, "a string")),
        }
    }

    /// A list.
    pub fn list(self, name: &str) -> Result<ListRef<'a>, FieldError> {
        match self.field(name) {
            Some(ValueRef::List(list)) => Ok(list),
            _ => Err(self.error(name, "a list")),
        }
    }

    /// A dag.
    pub fn dag(self, name: &str) -> Result<DagRef<'a>, FieldError> {
        match self.field(name) {
            Some(ValueRef::Dag(dag)) => Ok(dag),
            _ => Err(self.error(name, "a dag")),
        }
    }

    /// A record.
    pub fn def(self, name: &str) -> Result<RecordRef<'a>, FieldError> {
        match self.field(name) {
            Some(ValueRef::Def(def)) => Ok(def),
            _ => Err(self.error(name, "a record")),
        }
    }

    /// A record, or `None` if the field is `?`.
    pub fn def_or_unset(self, name: &str) -> Result<Option<RecordRef<'a>>, FieldError> {
        match self.field(name) {
            Some(ValueRef::Def(def)) => Ok(Some(def)),
            Some(ValueRef::Unset) => Ok(None),
            _ => Err(self.error(name, "a record or `?`")),
        }
    }

    fn all<T>(
        self,
        name: &str,
        wanted: &'static str,
        f: impl Fn(ValueRef<'a>) -> Option<T>,
    ) -> Result<Vec<T>, FieldError> {
        let items: Option<Vec<T>> = self.list(name).ok().and_then(|list| list.iter().map(f).collect());
        items.ok_or_else(|| self.error(name, wanted))
    }

    /// A list of records.
    pub fn defs(self, name: &str) -> Result<Vec<RecordRef<'a>>, FieldError> {
        self.all(name, "a list of records", |v| match v {
            ValueRef::Def(def) => Some(def),
            _ => None,
        })
    }

    /// A list of integers.
    pub fn ints(self, name: &str) -> Result<Vec<i64>, FieldError> {
        self.all(name, "a list of ints", |v| match v {
            ValueRef::Int(int) => Some(int),
            ValueRef::Bit(bit) => Some(i64::from(bit)),
            ValueRef::Bits(bits) => bits.value().map(|v| v as i64),
            _ => None,
        })
    }

    /// A list of strings.
    pub fn strings(self, name: &str) -> Result<Vec<&'a str>, FieldError> {
        self.all(name, "a list of strings", |v| match v {
            ValueRef::String { text, .. } => Some(text),
            _ => None,
        })
    }
}

impl fmt::Display for RecordRef<'_> {
    /// The record as in a dump, cut after 128 MiB.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = Text::new(MAX_ITEM);
        out.push_str(if self.is_class() { "class " } else { "def " });
        self.records.world.write_record_body(self.id, &mut out);
        f.write_str(&out.into_shown())
    }
}

impl<'a> FieldRef<'a> {
    fn raw(self) -> V {
        self.record.records.world.slot(self.record.id, self.slot as u32)
    }

    /// The name.
    pub fn name(self) -> &'a str {
        self.record.records.world.symbols.text(self.field.name)
    }

    /// The type in source syntax.
    pub fn type_text(self) -> String {
        self.record.records.world.type_text(self.field.ty)
    }

    /// Whether the field was declared with `field`, so that its value may be incomplete.
    pub fn may_stay_open(self) -> bool {
        self.field.may_stay_open
    }

    /// The value.
    pub fn value(self) -> ValueRef<'a> {
        view(self.record.records, self.raw())
    }

    /// The position of the field's value: of the last assignment, or of the declaration.
    pub fn span(self) -> Span {
        self.record.records.world.field_span(self.record.id, self.slot as u32)
    }

    /// The position of the field's declaration.
    pub fn declared_at(self) -> Span {
        self.field.span
    }
}

impl fmt::Display for FieldRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.record.records.world.text(self.raw()))
    }
}

impl<'a> BitsRef<'a> {
    /// Number of bits.
    pub fn len(self) -> usize {
        self.records.world.bits_len(self.value).unwrap_or(0) as usize
    }

    /// Whether there are no bits.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Bit `i`, where 0 is the least significant; [`BitRef::Unset`] beyond the end.
    pub fn get(self, i: usize) -> BitRef<'a> {
        let world = &self.records.world;
        let bit = match world.values.view(self.value) {
            View::BitsConst { width, value } if i < width as usize => V::bit(value >> i & 1 == 1),
            View::Bits(bits) => bits.get(i).copied().unwrap_or(V::UNSET),
            _ => V::UNSET,
        };
        let field = |of: V, index| match world.values.view(of) {
            View::Var(name) => BitRef::Field { name: world.symbols.text(name), index },
            _ => BitRef::Complex,
        };
        match world.values.view(bit) {
            View::Bit(false) => BitRef::Zero,
            View::Bit(true) => BitRef::One,
            View::Unset | View::None => BitRef::Unset,
            View::VarBit(of, index) => field(of, index),
            _ => field(bit, 0),
        }
    }

    /// All bits, least significant first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = BitRef<'a>> {
        (0..self.len()).map(move |i| self.get(i))
    }

    /// The value, if all bits are constant; truncated to 64 bits.
    pub fn value(self) -> Option<u64> {
        self.records.world.as_int(self.value).map(|v| v as u64)
    }
}

impl fmt::Debug for BitsRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.records.world.text(self.value))
    }
}

impl<'a> ListRef<'a> {
    /// Number of elements.
    pub fn len(self) -> usize {
        self.items.len()
    }

    /// Whether there are no elements.
    pub fn is_empty(self) -> bool {
        self.items.is_empty()
    }

    /// The i-th element.
    pub fn get(self, i: usize) -> Option<ValueRef<'a>> {
        self.items.get(i).map(|&v| view(self.records, v))
    }

    /// All elements.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = ValueRef<'a>> + ExactSizeIterator {
        self.items.iter().map(move |&v| view(self.records, v))
    }
}

impl fmt::Debug for ListRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.records.world.text(self.value))
    }
}

impl<'a> DagRef<'a> {
    /// The operator.
    pub fn op(self) -> ValueRef<'a> {
        view(self.records, self.dag.op())
    }

    /// The operator, if it is a record.
    pub fn op_def(self) -> Option<RecordRef<'a>> {
        self.dag.op().as_def().map(|id| RecordRef { records: self.records, id })
    }

    /// The operator's name in the dag, such as `x` in `(op:$x ...)`.
    pub fn op_name(self) -> Option<&'a str> {
        self.dag.op_name().map(|sym| self.records.world.symbols.text(sym))
    }

    /// Number of arguments.
    pub fn len(self) -> usize {
        self.dag.len()
    }

    /// Whether there are no arguments.
    pub fn is_empty(self) -> bool {
        self.dag.len() == 0
    }

    /// The i-th argument.
    pub fn arg(self, i: usize) -> Option<ValueRef<'a>> {
        (i < self.len()).then(|| view(self.records, self.dag.arg(i).0))
    }

    /// The i-th argument's name, without `$`.
    pub fn arg_name(self, i: usize) -> Option<&'a str> {
        let name = if i < self.len() { self.dag.arg(i).1 } else { None };
        name.map(|sym| self.records.world.symbols.text(sym))
    }

    /// All arguments with their names.
    pub fn args(self) -> impl Iterator<Item = (ValueRef<'a>, Option<&'a str>)> {
        let records = self.records;
        self.dag.args().map(move |(v, name)| (view(records, v), name.map(|sym| records.world.symbols.text(sym))))
    }
}

impl fmt::Display for DagRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.records.world.text(self.value))
    }
}

impl fmt::Debug for DagRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for ComplexRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.records.world.text(self.value))
    }
}

impl fmt::Debug for ComplexRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for ValueRef<'_> {
    /// The value as in a dump, cut after 64 KiB.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ValueRef::Unset => f.write_str("?"),
            ValueRef::Bit(bit) => write!(f, "{}", u8::from(*bit)),
            ValueRef::Int(int) => write!(f, "{int}"),
            ValueRef::Bits(bits) => fmt::Debug::fmt(bits, f),
            ValueRef::String { text, is_code: false } => write!(f, "\"{text}\""),
            ValueRef::String { text, is_code: true } => write!(f, "[{{{text}}}]"),
            ValueRef::List(list) => fmt::Debug::fmt(list, f),
            ValueRef::Dag(dag) => fmt::Display::fmt(dag, f),
            ValueRef::Def(def) => f.write_str(def.name()),
            ValueRef::Complex(complex) => fmt::Display::fmt(complex, f),
        }
    }
}
