//! Set expressions: lists of records written as dags, for example in register classes and save lists.
//!
//! In: a value. Out: its records, in order and without duplicates.
//!
//! | expression | means |
//! |---|---|
//! | `a record` | itself, or its expansion if one of its classes has an expander |
//! | `[a, b]`, `(add a, b)` | union, first occurrence wins |
//! | `(sub a, b, ...)` | a without b, ... |
//! | `(and a, b)` | a's members that are in b, in a's order |
//! | `(shl a, n)`, `(trunc a, n)` | a without its first n; only its first n |
//! | `(rotl a, n)`, `(rotr a, n)` | a rotated |
//! | `(decimate a, n)` | every n-th, from the first |
//! | `(interleave a, b, ...)` | round robin |
//! | `(sequence "R%u", from, to[, stride])` | the records with these names, in ascending or descending order |
//!
//! Invariants: expansion terminates (a record that contains itself is an error) and its size is limited.
//! Not here: the use of the sets.
//!
//! ```
//! use kernelsmith_tablegen::{Session, sets::Sets};
//!
//! let records = Session::in_memory()
//!     .parse_text(
//!         "regs.td",
//!         "class Reg; foreach i = 0-7 in def R#i : Reg;
//!          def add; def sub; def sequence; def rotl;
//!          class RegClass<dag m> { dag Members = m; }
//!          def Saved : RegClass<(sub (rotl (sequence \"R%u\", 0, 7), 4), R5, R6)>;",
//!     )
//!     .into_result()?;
//!
//! let saved = records.get("Saved").unwrap();
//! let members = Sets::new(&records).expand_field(saved, "Members")?;
//! let names: Vec<&str> = members.iter().map(|r| r.name()).collect();
//! assert_eq!(names, ["R4", "R7", "R0", "R1", "R2", "R3"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;

use kernelsmith_diag::{Diagnostic, Span};

use crate::api::Records;
use crate::view::{DagRef, RecordRef, ValueRef};

/// Maximum number of members of one set.
const MAX_MEMBERS: usize = 1 << 22;
/// Maximum total size of all intermediate sets. It limits the cost of sets that share parts.
const MAX_STEPS: usize = 1 << 24;
/// Maximum nesting of sets.
const MAX_DEPTH: u32 = 200;
/// Maximum number in a `sequence`.
const MAX_NUMBER: i64 = 1 << 30;

/// An error in a set expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetError {
    /// The message.
    pub message: String,
    /// The record that contains the expression.
    pub span: Span,
    /// The position where its field was assigned.
    pub value: Option<Span>,
}

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for SetError {}

impl From<SetError> for Diagnostic {
    fn from(error: SetError) -> Self {
        let diagnostic = Diagnostic::error(error.message).code("TD0810").at(error.span);
        match error.value.filter(|&value| value != error.span) {
            Some(value) => diagnostic.label(value, "the set is given here"),
            None => diagnostic,
        }
    }
}

/// An ordered set of records.
#[derive(Clone, Default)]
struct Members<'a> {
    list: Vec<RecordRef<'a>>,
    seen: HashSet<u32>,
}

impl<'a> Members<'a> {
    fn push(&mut self, record: RecordRef<'a>) {
        if self.seen.insert(record.index()) {
            self.list.push(record);
        }
    }
}

impl<'a> FromIterator<RecordRef<'a>> for Members<'a> {
    fn from_iter<I: IntoIterator<Item = RecordRef<'a>>>(iter: I) -> Self {
        let mut all = Members::default();
        iter.into_iter().for_each(|r| all.push(r));
        all
    }
}

/// Expands set expressions; caches the expansions of records.
pub struct Sets<'a> {
    records: &'a Records,
    /// Class name -> the field that holds the set of a record of that class.
    expanders: BTreeMap<String, String>,
    expanded: HashMap<u32, Vec<RecordRef<'a>>>,
    open: Vec<u32>,
    depth: u32,
    at: (Span, Option<Span>),
    n_steps: usize,
}

type Result<T> = std::result::Result<T, SetError>;

impl<'a> Sets<'a> {
    /// Creates an instance without expanders: every record is a set of itself.
    pub fn new(records: &'a Records) -> Self {
        let at = (Span::default(), None);
        Sets {
            records,
            expanders: BTreeMap::new(),
            expanded: HashMap::new(),
            open: Vec::new(),
            depth: 0,
            at,
            n_steps: 0,
        }
    }

    /// Expands records of a class to the set in one of their fields, such as a register class in the list of another
    /// one.
    #[must_use]
    pub fn with_expander(mut self, class: impl Into<String>, field: impl Into<String>) -> Self {
        self.expanders.insert(class.into(), field.into());
        self
    }

    /// The set in a field.
    pub fn expand_field(&mut self, record: RecordRef<'a>, field: &str) -> Result<Vec<RecordRef<'a>>> {
        self.at = (record.span(), record.find(field).map(|f| f.span()));
        match record.field(field) {
            Some(value) => self.expand(value),
            None => Err(self.error(format!("record '{}' has no field '{field}'", record.name()))),
        }
    }

    /// The set of a value.
    pub fn expand(&mut self, value: ValueRef<'a>) -> Result<Vec<RecordRef<'a>>> {
        self.set(value).map(|m| m.list)
    }

    /// The set of a record; the record itself if it has no expander.
    pub fn expand_record(&mut self, record: RecordRef<'a>) -> Result<Vec<RecordRef<'a>>> {
        if let Some(known) = self.expanded.get(&record.index()) {
            return Ok(known.clone());
        }
        let Some(field) = record.superclasses().find_map(|c| self.expanders.get(c.name())).cloned() else {
            return Ok(vec![record]);
        };
        if self.open.contains(&record.index()) {
            return Err(self.error(format!("set '{}' contains itself", record.name())));
        }
        self.open.push(record.index());
        let outer = self.at;
        let members = self.expand_field(record, &field);
        self.at = outer;
        self.open.pop();
        let members = members?;
        self.expanded.insert(record.index(), members.clone());
        Ok(members)
    }

    /// Total size of all intermediate sets in all expansions so far: the cost of expansion.
    pub fn n_steps(&self) -> usize {
        self.n_steps
    }

    fn take_steps(&mut self, n: usize) -> Result<()> {
        self.n_steps = self.n_steps.saturating_add(n);
        if self.n_steps > MAX_STEPS {
            return Err(self.error(format!("set expressions take more than {MAX_STEPS} steps")));
        }
        Ok(())
    }

    fn error(&self, message: impl Into<String>) -> SetError {
        SetError { message: message.into(), span: self.at.0, value: self.at.1 }
    }

    fn set(&mut self, value: ValueRef<'a>) -> Result<Members<'a>> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            self.depth -= 1;
            return Err(self.error(format!("set expression is nested more than {MAX_DEPTH} deep")));
        }
        let members = self.set_inner(value);
        self.depth -= 1;
        let members = members?;
        self.take_steps(1 + members.list.len())?;
        if members.list.len() > MAX_MEMBERS {
            return Err(self.error(format!("set has more than {MAX_MEMBERS} members")));
        }
        Ok(members)
    }

    fn set_inner(&mut self, value: ValueRef<'a>) -> Result<Members<'a>> {
        match value {
            ValueRef::Def(record) => Ok(self.expand_record(record)?.into_iter().collect()),
            ValueRef::List(list) => self.union(list.iter()),
            ValueRef::Dag(dag) => self.dag(dag),
            other => Err(self.error(format!("Invalid set element: {other}"))),
        }
    }

    fn union(&mut self, values: impl Iterator<Item = ValueRef<'a>>) -> Result<Members<'a>> {
        let mut all = Members::default();
        for value in values {
            self.set(value)?.list.into_iter().for_each(|r| all.push(r));
        }
        Ok(all)
    }

    fn dag(&mut self, dag: DagRef<'a>) -> Result<Members<'a>> {
        let Some(op) = dag.op_def() else {
            return Err(self.error(format!("Bad set expression: {dag}")));
        };
        self.take_steps(dag.len())?;
        let args: Vec<ValueRef<'a>> = dag.args().map(|(v, _)| v).collect();
        let name = op.name();
        if let Some(wrong) = wrong_arguments(name, &args) {
            return Err(self.error(format!("{wrong}: {dag}")));
        }
        match (name, args.as_slice()) {
            ("add", args) => self.union(args.iter().copied()),
            ("sub", [from, dropped @ ..]) if !dropped.is_empty() => {
                let (from, drop) = (self.set(*from)?, self.union(dropped.iter().copied())?);
                Ok(from.list.into_iter().filter(|r| !drop.seen.contains(&r.index())).collect())
            }
            ("and", [a, b]) => {
                let (a, b) = (self.set(*a)?, self.set(*b)?);
                Ok(a.list.into_iter().filter(|r| b.seen.contains(&r.index())).collect())
            }
            ("interleave", args) => self.interleave(args),
            ("sequence", [ValueRef::String { text, .. }, ValueRef::Int(from), ValueRef::Int(to), stride @ ..])
                if stride.len() <= 1 =>
            {
                let stride = match stride {
                    [] => 1,
                    [ValueRef::Int(stride)] => *stride,
                    _ => return Err(self.error(format!("the stride of {dag} is not an int"))),
                };
                self.sequence(dag, text, *from, *to, stride)
            }
            ("shl" | "trunc" | "rotl" | "rotr" | "decimate", [of, ValueRef::Int(n)]) => {
                let list = self.set(*of)?.list;
                Ok(self.pick(name, list, *n))
            }
            _ => Err(self.error(format!("Unknown set operator: {dag}"))),
        }
    }

    fn pick(&self, name: &str, mut list: Vec<RecordRef<'a>>, n: i64) -> Members<'a> {
        let len = list.len() as i64;
        // No overflow: `n` is clamped to 0..=len.
        let at = usize::try_from(n.clamp(0, len)).unwrap_or(0);
        let rotation = usize::try_from(n.rem_euclid(len.max(1))).unwrap_or(0);
        match name {
            "decimate" => list = list.into_iter().step_by(usize::try_from(n).unwrap_or(usize::MAX)).collect(),
            "shl" => list = list.split_off(at),
            "trunc" => list.truncate(at),
            "rotl" => list.rotate_left(rotation),
            _ => list.rotate_right(rotation),
        }
        list.into_iter().collect()
    }

    fn interleave(&mut self, args: &[ValueRef<'a>]) -> Result<Members<'a>> {
        let lists: Vec<Vec<RecordRef<'a>>> =
            args.iter().map(|&v| self.set(v).map(|m| m.list)).collect::<Result<_>>()?;
        let longest = lists.iter().map(Vec::len).max().unwrap_or(0);
        Ok((0..longest).flat_map(|i| lists.iter().filter_map(move |l| l.get(i).copied())).collect())
    }

    fn sequence(&mut self, dag: DagRef<'a>, format: &str, from: i64, to: i64, stride: i64) -> Result<Members<'a>> {
        let range = 0..MAX_NUMBER;
        for (what, bound) in [("From", from), ("To", to)] {
            if !range.contains(&bound) {
                return Err(self.error(format!("{what} out of range")));
            }
        }
        let stride = match stride {
            0 => return Err(self.error("a sequence needs a stride other than 0")),
            s if (s < 0) != (from > to) && s < 0 => return Err(self.error(format!("stride {s} leads away from {to}"))),
            s => s.unsigned_abs(),
        };
        let n_steps = from.abs_diff(to) / stride;
        if n_steps >= MAX_MEMBERS as u64 {
            return Err(self.error(format!("sequence has more than {MAX_MEMBERS} members")));
        }
        let mut all = Members::default();
        for i in 0..=n_steps {
            let offset = (i * stride) as i64;
            let number = if from <= to { from + offset } else { from - offset };
            let Some(name) = format_number(format, number) else {
                return Err(self.error(format!("'{format}' may contain only one of %u, %d, %x, %X, %02d, ...")));
            };
            let Some(record) = self.records.get(&name) else {
                return Err(self.error(format!("No def named '{name}': {dag}")));
            };
            let members = self.expand_record(record)?;
            self.take_steps(members.len())?;
            members.into_iter().for_each(|r| all.push(r));
        }
        Ok(all)
    }
}

/// The error for wrong arguments of an operator, in the reference's wording.
fn wrong_arguments(operator: &str, args: &[ValueRef<'_>]) -> Option<&'static str> {
    let is_int = |i: usize| matches!(args.get(i), Some(ValueRef::Int(_)));
    match operator {
        "sub" if args.len() < 2 => Some("Set difference needs at least two arguments"),
        "and" if args.len() != 2 => Some("Set intersection requires two arguments"),
        "shl" | "trunc" | "rotl" | "rotr" | "decimate" => match (operator, args) {
            (_, [_, ValueRef::Int(n)]) if 0 < *n => None,
            ("decimate", [_, ValueRef::Int(_)]) => Some("Positive stride required"),
            ("shl", [_, ValueRef::Int(n)]) if *n < 0 => Some("Positive shift required"),
            ("trunc", [_, ValueRef::Int(n)]) if *n < 0 => Some("Positive length required"),
            (_, [_, ValueRef::Int(_)]) => None,
            (_, [_, _]) => Some("Second argument must be an integer"),
            _ => Some("Operator requires (Op Set, Int) arguments"),
        },
        "sequence" => match args {
            _ if args.len() > 4 => Some("Bad args to (sequence \"Format\", From, To)"),
            [_, _, _, stride] if !matches!(stride, ValueRef::Int(_)) => Some("Stride must be an integer"),
            [first, ..] if !matches!(first, ValueRef::String { .. }) => Some("Format must be a string"),
            [] => Some("Format must be a string"),
            _ if !is_int(1) => Some("From must be an integer"),
            _ if !is_int(2) => Some("To must be an integer"),
            _ => None,
        },
        _ => None,
    }
}

/// Replaces the one `%u`, `%d`, `%i`, `%x` or `%X` (with an optional width, such as `%02d`) by a number.
fn format_number(format: &str, number: i64) -> Option<String> {
    let Some((before, conversion)) = format.split_once('%') else { return Some(format.to_string()) };
    let n_digits = conversion.bytes().take_while(u8::is_ascii_digit).count();
    let (width, conversion) = conversion.split_at(n_digits);
    let is_padded = width.starts_with('0');
    let width: usize = if width.is_empty() { 0 } else { width.parse().ok().filter(|&w| w <= 64)? };
    let mut chars = conversion.chars();
    let digits = match chars.next()? {
        'u' | 'd' | 'i' => number.to_string(),
        'x' => format!("{number:x}"),
        'X' => format!("{number:X}"),
        _ => return None,
    };
    let after = chars.as_str();
    if after.contains('%') {
        return None;
    }
    let digits = if is_padded { format!("{digits:0>width$}") } else { format!("{digits:>width$}") };
    Some(format!("{before}{digits}{after}"))
}

/// The order that most generators use: bytewise, but runs of digits compare by length first, then bytewise.
///
/// ```
/// let mut names = ["x10a2", "x0", "X9", "x7", "x"];
/// names.sort_by(|a, b| kernelsmith_tablegen::sets::numeric_order(a, b));
/// assert_eq!(names, ["X9", "x", "x0", "x7", "x10a2"]);
/// ```
pub fn numeric_order(a: &str, b: &str) -> std::cmp::Ordering {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let run = |s: &[u8], at: usize| s[at..].iter().take_while(|c| c.is_ascii_digit()).count();
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i].is_ascii_digit() && b[i].is_ascii_digit() {
            let (n, m) = (run(a, i), run(b, i));
            let order = n.cmp(&m).then_with(|| a[i..i + n].cmp(&b[i..i + m]));
            if order.is_ne() {
                return order;
            }
            i += n;
        } else if a[i] != b[i] {
            return a[i].cmp(&b[i]);
        } else {
            i += 1;
        }
    }
    a.len().cmp(&b.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Session;

    fn check(expression: &str, want: std::result::Result<&str, &str>) {
        let text = format!(
            "class Reg; class Class<dag m> {{ dag Members = m; }}
             foreach i = 0-7 in def R#i : Reg;
             def X0a : Reg; def X0b : Reg;
             foreach o = [\"add\", \"sub\", \"and\", \"shl\", \"trunc\", \"rotl\", \"rotr\", \"decimate\", \"interleave\",
               \"sequence\", \"odd\"] in def o;
             def Low : Class<(sequence \"R%u\", 0, 3)>;
             def Self : Class<(add R0, Self)>;
             def E : Class<{expression}>;"
        );
        let text = text
            .replace("in def o;", "in def !strconcat(o, \"\");")
            .replace("(add R0, Self)", "(add R0, !cast<Class>(\"Self\"))");
        let records = Session::in_memory().parse_text("t.td", text).into_result().expect("valid text");
        let e = records.get("E").expect("defined above");
        let got = Sets::new(&records).with_expander("Class", "Members").expand_field(e, "Members");
        let got = got.map(|l| l.iter().map(|r| r.name()).collect::<Vec<_>>().join(" ")).map_err(|e| e.message);
        assert_eq!(got.as_deref().map_err(String::as_str), want, "{expression}");
    }

    #[test]
    fn operators() {
        check("(add R3, R1, R3, Low)", Ok("R3 R1 R0 R2"));
        check("(sub Low, R1, R2)", Ok("R0 R3"));
        check("(and (add R7, R2, R0), Low)", Ok("R2 R0"));
        check("(shl Low, 1)", Ok("R1 R2 R3"));
        check("(shl Low, 9)", Ok(""));
        check("(trunc Low, 2)", Ok("R0 R1"));
        check("(rotl Low, 1)", Ok("R1 R2 R3 R0"));
        check("(rotr Low, 1)", Ok("R3 R0 R1 R2"));
        check("(decimate (sequence \"R%u\", 0, 7), 3)", Ok("R0 R3 R6"));
        check("(interleave Low, (sequence \"R%u\", 7, 5))", Ok("R0 R7 R1 R6 R2 R5 R3"));
        check("(sequence \"R%u\", 6, 0, 2)", Ok("R6 R4 R2 R0"));
        check("(sequence \"X%xa\", 0, 0)", Ok("X0a"));
        check("(add (add), [R1, R0])", Ok("R1 R0"));
    }

    #[test]
    fn errors_name_the_wrong_part() {
        check("(sub Low)", Err("Set difference needs at least two arguments: (sub Low)"));
        check("(odd Low)", Err("Unknown set operator: (odd Low)"));
        check("(add 3)", Err("Invalid set element: 3"));
        check("(add Self)", Err("set 'Self' contains itself"));
        check("(decimate Low, 0)", Err("Positive stride required: (decimate Low, 0)"));
        check("(sequence \"R%u\", 6, 8)", Err("No def named 'R8': (sequence \"R%u\", 6, 8)"));
        check("(sequence \"%d%d\", 0, 1)", Err("'%d%d' may contain only one of %u, %d, %x, %X, %02d, ..."));
        check("(sequence \"R%u\", 0, 99999999999)", Err("To out of range"));
        check("(sequence \"R%u\", 0, 1, 0)", Err("a sequence needs a stride other than 0"));
    }

    /// Forty levels of `(add s, s)` have few nodes but an exponential expansion.
    #[test]
    fn shared_sets_are_bounded() {
        let mut text = String::from("def add; def R; defvar s0 = (add R);");
        for i in 0..40 {
            text.push_str(&format!("defvar s{} = (add s{i}, s{i});", i + 1));
        }
        let records = Session::in_memory().parse_text("t.td", text + "def E { dag s = s40; }").into_result();
        let records = records.expect("valid text");
        let error = Sets::new(&records).expand_field(records.get("E").expect("defined above"), "s").map(|_| ());
        assert_eq!(error.map_err(|e| e.message), Err(format!("set expressions take more than {MAX_STEPS} steps")));
    }

    #[test]
    fn numeric_order_matches_observed_list() {
        let want = "X9 _x x x0 x7 x07 x10a2 x10a10 x007";
        let mut names: Vec<&str> = want.split(' ').rev().collect();
        names.sort_by(|a, b| numeric_order(a, b));
        assert_eq!(names.join(" "), want);
    }
}
