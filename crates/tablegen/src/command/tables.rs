//! Searchable tables as Rust: `GenericEnum`, `GenericTable` and `SearchIndex` records become constants and functions.
//!
//! In: records. Out: Rust source, for use as a module or with `include!`.
//! Invariants: rows are sorted stably by the primary key; a lookup returns the first row with its key; the output
//! depends only on the records. An enum is a number type with named constants, because several names may have the same
//! value; a record in a column becomes its name.
//! A class that derives only from the older `SearchableTable` is both a table and an enum.
//! Not here: evaluation.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write};

use kernelsmith_diag::Diagnostic;

use crate::api::Records;
use crate::sets::numeric_order;
use crate::view::{FieldError, FieldRef, RecordRef, ValueRef};

pub(super) enum Error {
    Io(io::Error),
    Input(Box<Diagnostic>),
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error::Io(error)
    }
}

type Result<T> = std::result::Result<T, Error>;

fn wrong<T>(at: RecordRef<'_>, message: String) -> Result<T> {
    Err(Error::Input(Box::new(Diagnostic::error(message).code("TD0820").at(at.span()))))
}

fn read<T>(value: std::result::Result<T, FieldError>) -> Result<T> {
    value.map_err(|error| Error::Input(Box::new(error.into())))
}

const LINTS: &str = "#[allow(dead_code, non_camel_case_types, non_snake_case, non_upper_case_globals)]\n";

/// Writes all enums and tables.
pub(super) fn write(records: &Records, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "// Generated from TableGen records. Edit those instead.")?;
    let mut enums = BTreeMap::new();
    for def in sorted(records, "GenericEnum") {
        let (names, values) = (optional(def, "NameField"), optional(def, "ValueField"));
        let class = read(def.string("FilterClass"))?;
        enums.insert(def.name(), write_enum(records, def.name(), class, names, values, out)?);
    }
    let mut tables = Vec::new();
    for def in sorted(records, "GenericTable") {
        let table = Table::new(records, def, &enums)?;
        table.write(out)?;
        tables.push(table);
    }
    for index in sorted(records, "SearchIndex") {
        let of = read(index.def("Table"))?;
        match tables.iter().find(|t| t.def == of) {
            Some(table) => table.write_index(index.name(), &table.key(index, "Key")?, out)?,
            None => return wrong(index, format!("'{}' is not a table", of.name())),
        }
    }
    for class in records.classes().filter(|c| c.superclasses().map(RecordRef::name).eq(["SearchableTable"])) {
        if let Some(names) = optional(class, "EnumNameField") {
            let (name, values) = (format!("{}Values", class.name()), optional(class, "EnumValueField"));
            write_enum(records, &name, class.name(), Some(names), values, out)?;
        }
        let table = Table::searchable(records, class)?;
        table.write(out)?;
        for field in read(class.strings("SearchableFields"))? {
            let Some(column) = table.columns.iter().position(|c| c.name == field) else {
                return wrong(class, format!("table '{}' has no field '{field}'", table.name));
            };
            table.write_index(&format!("lookup{}By{field}", class.name()), &[column], out)?;
        }
    }
    Ok(())
}

fn sorted<'a>(records: &'a Records, class: &str) -> Vec<RecordRef<'a>> {
    let mut defs: Vec<_> = records.derived(class).collect();
    defs.sort_by(|a, b| numeric_order(a.name(), b.name()));
    defs
}

/// A string field that may be missing or unset.
fn optional<'a>(def: RecordRef<'a>, field: &str) -> Option<&'a str> {
    match def.field(field) {
        Some(ValueRef::String { text, .. }) if !text.is_empty() => Some(text),
        _ => None,
    }
}

/// The values of an enum's entries, by record name.
type Entries<'a> = BTreeMap<&'a str, i64>;

fn write_enum<'a>(
    records: &'a Records,
    enum_name: &str,
    class: &str,
    names_in: Option<&str>,
    values_in: Option<&str>,
    out: &mut dyn Write,
) -> Result<Entries<'a>> {
    let mut entries = Vec::new();
    for record in sorted(records, class) {
        let name = match names_in {
            Some(field) => read(record.string(field))?,
            None => record.name(),
        };
        entries.push((name, record));
    }
    if values_in.is_none() {
        entries.sort_by_key(|&(name, _)| name);
    }
    let mut values = Vec::new();
    for (i, &(name, record)) in entries.iter().enumerate() {
        let value = match values_in {
            Some(field) => read(record.int(field))?,
            None => i as i64,
        };
        values.push((value, name, record));
    }
    values.sort_by_key(|&(value, ..)| value);
    let ty = ident(enum_name);
    let mut text = format!("\n{LINTS}#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]\n");
    let _ = writeln!(text, "pub struct {ty}(pub i64);\n\n{LINTS}impl {ty} {{");
    for (value, name, _) in &values {
        let _ = writeln!(text, "    pub const {}: {ty} = {ty}({value});", ident(name));
    }
    text.push_str("}\n");
    out.write_all(text.as_bytes())?;
    Ok(values.into_iter().map(|(value, _, record)| (record.name(), value)).collect())
}

/// The representation of a column.
#[derive(Clone, Copy)]
enum Kind<'e, 'a> {
    Bool,
    Unsigned(u32),
    Int,
    Text,
    Enum(&'a str, &'e Entries<'a>),
}

struct Column<'e, 'a> {
    name: &'a str,
    kind: Kind<'e, 'a>,
}

/// A value of a column; the derived order is the sort order of keys.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Cell {
    Number(i64),
    Unsigned(u64),
    Text(String),
}

impl<'a> Column<'_, 'a> {
    fn ty(&self) -> String {
        match self.kind {
            Kind::Bool => "bool".to_string(),
            Kind::Unsigned(width) => format!("u{}", width.next_power_of_two().clamp(8, 64)),
            Kind::Int => "i64".to_string(),
            Kind::Text => "&'static str".to_string(),
            Kind::Enum(name, _) => ident(name),
        }
    }

    fn cell(&self, row: RecordRef<'a>) -> Result<Cell> {
        match self.kind {
            Kind::Bool => read(row.bit(self.name)).map(|b| Cell::Number(i64::from(b))),
            Kind::Unsigned(_) => match read(row.bits(self.name))?.value() {
                Some(value) => Ok(Cell::Unsigned(value)),
                None => wrong(row, format!("field '{}' of '{}' is not a constant", self.name, row.name())),
            },
            Kind::Int => read(row.int(self.name)).map(Cell::Number),
            Kind::Text => Ok(Cell::Text(match row.field(self.name) {
                Some(ValueRef::String { text, .. }) => text.to_string(),
                Some(ValueRef::Def(def)) => def.name().to_string(),
                Some(ValueRef::Unset) => String::new(),
                Some(other) => other.to_string(),
                None => return wrong(row, format!("'{}' has no field '{}'", row.name(), self.name)),
            })),
            Kind::Enum(name, entries) => {
                let def = read(row.def(self.name))?;
                match entries.get(def.name()) {
                    Some(&value) => Ok(Cell::Number(value)),
                    None => wrong(row, format!("'{}' is no entry of enum '{name}'", def.name())),
                }
            }
        }
    }

    fn literal(&self, cell: &Cell) -> String {
        match (cell, self.kind) {
            (Cell::Number(n), Kind::Bool) => (*n != 0).to_string(),
            (Cell::Number(n), Kind::Enum(name, _)) => format!("{}({n})", ident(name)),
            (Cell::Number(n), _) => n.to_string(),
            (Cell::Unsigned(n), _) => format!("0x{n:x}"),
            (Cell::Text(text), _) => format!("{text:?}"),
        }
    }
}

struct Table<'e, 'a> {
    def: RecordRef<'a>,
    name: String,
    row_type: String,
    columns: Vec<Column<'e, 'a>>,
    rows: Vec<Vec<Cell>>,
}

/// The representation of a field's type.
fn kind_of<'e, 'a>(table: RecordRef<'a>, field: FieldRef<'a>) -> Result<Kind<'e, 'a>> {
    match &*field.type_text() {
        "bit" => Ok(Kind::Bool),
        "int" => Ok(Kind::Int),
        bits if bits.starts_with("bits<") => match bits[5..].trim_end_matches('>').parse() {
            Ok(width @ 0..=64) => Ok(Kind::Unsigned(width)),
            _ => wrong(table, format!("field '{}' is wider than 64 bits", field.name())),
        },
        _ => Ok(Kind::Text),
    }
}

/// The fields with options, which are not columns.
const SPECIAL: [&str; 3] = ["SearchableFields", "EnumNameField", "EnumValueField"];

impl<'e, 'a> Table<'e, 'a> {
    fn new(records: &'a Records, def: RecordRef<'a>, enums: &'e BTreeMap<&'a str, Entries<'a>>) -> Result<Self> {
        let class_name = read(def.string("FilterClass"))?;
        let Some(class) = records.class(class_name) else {
            return wrong(def, format!("Table FilterClass '{class_name}' does not exist"));
        };
        let mut columns = Vec::new();
        for name in read(def.strings("Fields"))? {
            let Some(field) = class.find(name) else {
                return wrong(def, format!("class '{class_name}' has no field '{name}'"));
            };
            let declared = optional(def, &format!("TypeOf_{name}"));
            match declared.and_then(|d| enums.get_key_value(d)) {
                Some((&of, entries)) => columns.push(Column { name, kind: Kind::Enum(of, entries) }),
                None => columns.push(Column { name, kind: kind_of(def, field)? }),
            }
        }
        let mut rows = Vec::new();
        for record in sorted(records, class_name) {
            if let Some(filter) = optional(def, "FilterClassField")
                && !read(record.bit(filter))?
            {
                continue;
            }
            rows.push(columns.iter().map(|c| c.cell(record)).collect::<Result<Vec<Cell>>>()?);
        }
        let row_type = ident(optional(def, "CppTypeName").unwrap_or(class_name));
        let row_type = if row_type == ident(def.name()) { format!("{row_type}Row") } else { row_type };
        let mut table = Table { def, name: def.name().to_string(), row_type, columns, rows };
        let key = table.key(def, "PrimaryKey")?;
        table.rows.sort_by(|a, b| key.iter().map(|&i| &a[i]).cmp(key.iter().map(|&i| &b[i])));
        Ok(table)
    }

    /// The table of an older class: all fields that it declares itself.
    fn searchable(records: &'a Records, class: RecordRef<'a>) -> Result<Self> {
        let mut columns = Vec::new();
        for field in class.fields().filter(|f| !SPECIAL.contains(&f.name())) {
            columns.push(Column { name: field.name(), kind: kind_of(class, field)? });
        }
        let row = |record| columns.iter().map(|c: &Column<'e, 'a>| c.cell(record)).collect::<Result<Vec<Cell>>>();
        let rows = sorted(records, class.name()).into_iter().map(row).collect::<Result<_>>()?;
        Ok(Table { def: class, name: format!("{}sList", class.name()), row_type: ident(class.name()), columns, rows })
    }

    /// The columns in a list of field names.
    fn key(&self, of: RecordRef<'a>, field: &str) -> Result<Vec<usize>> {
        let names = match of.field(field) {
            Some(ValueRef::List(_)) => read(of.strings(field))?,
            _ => Vec::new(),
        };
        let mut key = Vec::new();
        for name in names {
            match self.columns.iter().position(|c| c.name == name) {
                Some(i) => key.push(i),
                None => return wrong(of, format!("table '{}' has no field '{name}'", self.def.name())),
            }
        }
        Ok(key)
    }

    fn write(&self, out: &mut dyn Write) -> Result<()> {
        let (ty, name) = (&self.row_type, ident(&self.name));
        let mut text = format!("\n{LINTS}#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct {ty} {{\n");
        for column in &self.columns {
            let _ = writeln!(text, "    pub {}: {},", ident(column.name), column.ty());
        }
        let _ = writeln!(text, "}}\n\n{LINTS}pub static {name}: [{ty}; {}] = [", self.rows.len());
        for row in &self.rows {
            let _ = write!(text, "    {ty} {{");
            for (column, cell) in self.columns.iter().zip(row) {
                let _ = write!(text, " {}: {},", ident(column.name), column.literal(cell));
            }
            text.push_str(" },\n");
        }
        text.push_str("];\n");
        let key = self.key(self.def, "PrimaryKey")?;
        if let Some(function) = optional(self.def, "PrimaryKeyName") {
            if let Some(&i) = key.iter().find(|&&i| matches!(self.columns[i].kind, Kind::Text)) {
                let message = format!(
                    "In table '{}', use a secondary lookup method for case-insensitive comparison of field '{}'",
                    self.def.name(),
                    self.columns[i].name
                );
                return wrong(self.def, message);
            }
            let is_range = matches!(self.def.field("PrimaryKeyReturnRange"), Some(ValueRef::Bit(true)));
            let fields: Vec<String> = key.iter().map(|&i| ident(self.columns[i].name)).collect();
            let order = self.order(&key, |n| format!("row.{}", fields[n]));
            let result = if is_range { format!("&'static [{ty}]") } else { format!("Option<&'static {ty}>") };
            self.signature(function, &key, &result, &mut text);
            let _ = writeln!(text, "    let order = |row: &{ty}| {order};");
            let _ = writeln!(text, "    let at = {name}.partition_point(|row| order(row).is_lt());");
            if is_range {
                let _ = writeln!(text, "    let end = {name}.partition_point(|row| order(row).is_le());");
                let _ = writeln!(text, "    &{name}[at..end]\n}}");
            } else {
                let _ = writeln!(text, "    {name}.get(at).filter(|row| order(row).is_eq())\n}}");
            }
        }
        out.write_all(text.as_bytes())?;
        Ok(())
    }

    fn signature(&self, function: &str, key: &[usize], result: &str, text: &mut String) {
        let params: Vec<String> = key
            .iter()
            .map(|&i| {
                let ty = if matches!(self.columns[i].kind, Kind::Text) { "&str".into() } else { self.columns[i].ty() };
                format!("{}: {ty}", ident(self.columns[i].name))
            })
            .collect();
        let _ = writeln!(text, "\n{LINTS}pub fn {}({}) -> {result} {{", ident(function), params.join(", "));
    }

    /// The expression that compares the parts of a key with the arguments.
    fn order(&self, key: &[usize], part: impl Fn(usize) -> String) -> String {
        let mut all = String::new();
        for (n, &i) in key.iter().enumerate() {
            let (name, part) = (ident(self.columns[i].name), part(n));
            let one = match self.columns[i].kind {
                Kind::Text => format!("{part}.bytes().cmp({name}.bytes().map(|b| b.to_ascii_uppercase()))"),
                _ => format!("{part}.cmp(&{name})"),
            };
            all = if n == 0 { one } else { format!("{all}.then_with(|| {one})") };
        }
        if all.is_empty() { "std::cmp::Ordering::Equal".to_string() } else { all }
    }

    fn write_index(&self, function: &str, key: &[usize], out: &mut dyn Write) -> Result<()> {
        let upper = |cell: &Cell| match cell {
            Cell::Text(text) => Cell::Text(text.to_ascii_uppercase()),
            other => other.clone(),
        };
        let mut entries: Vec<(Vec<Cell>, usize)> =
            self.rows.iter().enumerate().map(|(n, row)| (key.iter().map(|&i| upper(&row[i])).collect(), n)).collect();
        entries.sort();
        let (ty, table) = (&self.row_type, ident(&self.name));
        let types: String = key.iter().map(|&i| format!("{}, ", self.columns[i].ty())).collect();
        let order = self.order(key, |n| format!("entry.{n}"));
        let mut text = String::new();
        self.signature(function, key, &format!("Option<&'static {ty}>"), &mut text);
        let _ = writeln!(text, "    static INDEX: [({types}u32); {}] = [", entries.len());
        for (cells, row) in &entries {
            let cells: String =
                cells.iter().zip(key).map(|(cell, &i)| format!("{}, ", self.columns[i].literal(cell))).collect();
            let _ = writeln!(text, "        ({cells}{row}),");
        }
        let _ = writeln!(text, "    ];\n    let order = |entry: &({types}u32)| {order};");
        text.push_str("    let at = INDEX.partition_point(|entry| order(entry).is_lt());\n");
        text.push_str("    let entry = INDEX.get(at).filter(|entry| order(entry).is_eq())?;\n");
        let _ = writeln!(text, "    Some(&{table}[entry.{} as usize])\n}}", key.len());
        out.write_all(text.as_bytes())?;
        Ok(())
    }
}

/// A name as a Rust identifier.
fn ident(name: &str) -> String {
    const KEYWORDS: &[&str] = &[
        "as", "async", "await", "break", "const", "continue", "dyn", "else", "enum", "extern", "false", "fn", "for",
        "gen", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return", "static",
        "struct", "trait", "true", "type", "unsafe", "use", "where", "while",
    ];
    let mut text: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if text.is_empty() || text.starts_with(|c: char| c.is_ascii_digit()) {
        text.insert(0, '_');
    }
    match &*text {
        "self" | "Self" | "super" | "crate" | "_" => format!("{text}_"),
        keyword if KEYWORDS.contains(&keyword) => format!("r#{keyword}"),
        _ => text,
    }
}
