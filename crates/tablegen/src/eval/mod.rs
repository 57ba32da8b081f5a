//! The evaluator: all state of one evaluation, and what every stage needs from it.
//!
//! In: statements, as the parser meets them. Out: finished classes and defs.
//! Invariants: evaluation is sequential and deterministic; every loop and every recursion is counted against
//! [`Limits`], so that hostile input ends in an error instead of a hang, an overflow or unbounded memory.
//! Not here: syntax (`parse`), folding of single operators (`bang`).

mod assign;
mod call;
mod direct;
mod expand;
mod finish;
mod resolve;

use kernelsmith_diag::{Diagnostic, Diagnostics, SourceMap, Span};

pub(crate) use expand::{Entry, Expansion, Loop, Substitutions};
pub(crate) use resolve::Resolver;

use crate::records::{
    AssignedId, Assignments, Check, Defms, DefmsId, Field, Layouts, McId, RecId, Record, RecordKind, Slots, Supers,
    TemplateArg,
};
use crate::symbols::{FastMap, Sym, SymMap, Symbols};
use crate::types::{TypeId, Types};
use crate::values::{V, Values, View, push_number};

/// Errors that are kept; `llvm-tblgen` shows all errors in values.
const MAX_ERRORS: usize = 1000;

/// Why an evaluation step did not finish; the error is already reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Halt {
    /// This statement is wrong; the next one may be fine.
    Statement,
    /// Nothing after this can be trusted.
    Fatal,
}

/// Result of a step of the evaluation.
pub(crate) type Eval<T> = Result<T, Halt>;

/// Bounds on what one evaluation may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Steps of evaluation; some tens of millions are a second.
    pub steps: u64,
    /// Elements of one list.
    pub list_len: usize,
    /// Bytes of one string.
    pub string_len: usize,
    /// Bytes of all strings together.
    pub all_strings: usize,
    /// Distinct values.
    pub values: usize,
    /// Records, with prototypes.
    pub records: usize,
    /// Fields of all records together.
    pub slots: usize,
    /// Nesting of expressions, class calls and references.
    pub depth: u32,
    /// Nesting of includes.
    pub includes: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            steps: 20_000_000_000,
            list_len: 1 << 24,
            string_len: 1 << 26,
            all_strings: 1 << 31,
            values: 1 << 28,
            records: 1 << 26,
            slots: 1 << 30,
            depth: 10_000,
            includes: 200,
        }
    }
}

/// Which `llvm-tblgen` to print and speak like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compat {
    /// LLVM 19.
    V19,
    /// LLVM 22.
    V22,
}

/// What the caller may choose.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) warn_unused_args: bool,
    pub(crate) compat: Compat,
    pub(crate) rejects_new_operators: bool,
    pub(crate) limits: Limits,
}

/// A multiclass: its arguments (in the record) and the prototypes it makes.
pub(crate) struct Multiclass {
    pub(crate) rec: RecId,
    pub(crate) entries: std::sync::Arc<Vec<Entry>>,
}

/// An open `defset`.
pub(crate) struct OpenDefset {
    pub(crate) element: TypeId,
    pub(crate) span: Span,
    pub(crate) members: Vec<V>,
}

/// Everything that one evaluation knows.
pub(crate) struct World {
    pub(crate) symbols: Symbols,
    pub(crate) types: Types,
    pub(crate) values: Values,
    pub(crate) layouts: Layouts,
    pub(crate) supers: Supers,
    pub(crate) records: Vec<Record>,
    pub(crate) slots: Slots,
    pub(crate) defms: Defms,
    pub(crate) assignments: Assignments,
    pub(crate) classes: FastMap<Sym, RecId>,
    pub(crate) defs: SymMap<RecId>,
    /// Finished defs in the order in which they were finished.
    pub(crate) def_order: Vec<RecId>,
    pub(crate) class_order: Vec<RecId>,
    pub(crate) globals: FastMap<Sym, V>,
    pub(crate) multiclasses: Vec<Multiclass>,
    pub(crate) multiclass_names: FastMap<Sym, McId>,
    pub(crate) calls: FastMap<V, RecId>,
    pub(crate) defsets: Vec<OpenDefset>,
    pub(crate) sources: SourceMap,
    pub(crate) diagnostics: Diagnostics,
    pub(crate) options: Options,
    pub(crate) next_anonymous: u32,
    anonymous_names: Vec<Option<Sym>>,
    pub(crate) depth: u32,
    pub(crate) steps: u64,
    pub(crate) scratch: Vec<V>,
    /// Slots still to be resolved, of all records under construction.
    pub(crate) open_slots: Vec<u32>,
    spare: resolve::Spare,
    locals: Vec<(Sym, V)>,
    pub(crate) name_sym: Sym,
    qualified_names: FastMap<(Sym, Sym), Sym>,
    /// Place to report errors of evaluation that belong to no record.
    pub(crate) here: Span,
    pub(crate) recovered: bool,
    /// Errors that the number of errors does not count.
    pub(crate) n_beside: usize,
}

impl World {
    pub(crate) fn new(options: Options) -> Self {
        let mut symbols = Symbols::default();
        for (word, _) in crate::token::KEYWORDS {
            symbols.intern(word);
        }
        let name_sym = symbols.intern("NAME");
        World {
            symbols,
            types: Types::new(),
            values: Values::default(),
            layouts: Layouts::default(),
            supers: Supers::new(Types::ANY_RECORD),
            records: Vec::new(),
            slots: Slots::default(),
            defms: Defms::default(),
            assignments: Assignments::default(),
            classes: FastMap::default(),
            defs: SymMap::default(),
            def_order: Vec::new(),
            class_order: Vec::new(),
            globals: FastMap::default(),
            multiclasses: Vec::new(),
            multiclass_names: FastMap::default(),
            calls: FastMap::default(),
            defsets: Vec::new(),
            sources: SourceMap::new(),
            diagnostics: Diagnostics::with_error_limit(MAX_ERRORS),
            options,
            next_anonymous: 0,
            anonymous_names: Vec::new(),
            depth: 0,
            steps: 0,
            scratch: Vec::new(),
            open_slots: Vec::new(),
            spare: resolve::Spare::default(),
            locals: Vec::new(),
            name_sym,
            qualified_names: FastMap::default(),
            here: Span::default(),
            recovered: false,
            n_beside: 0,
        }
    }

    #[inline]
    pub(crate) fn sym(&self, sym: Sym) -> &str {
        self.symbols.text(sym)
    }

    pub(crate) fn rec(&self, id: RecId) -> &Record {
        &self.records[id.0 as usize]
    }

    pub(crate) fn rec_mut(&mut self, id: RecId) -> &mut Record {
        &mut self.records[id.0 as usize]
    }

    /// A fresh record without fields.
    pub(crate) fn new_record(&mut self, kind: RecordKind, name: V, scope_name: Sym, span: Span) -> Eval<RecId> {
        if self.records.len() >= self.options.limits.records.min((1 << 29) - 1) {
            return Err(self.limit("records", self.options.limits.records as u64));
        }
        let id = RecId(self.records.len() as u32);
        self.records.push(Record {
            kind,
            name,
            layout: Layouts::EMPTY,
            first_slot: 0,
            n_slots: 0,
            supers: Supers::NONE,
            args: None,
            checks: None,
            span,
            defms: DefmsId::default(),
            assigned: AssignedId::default(),
            scope_name,
        });
        Ok(id)
    }

    /// A copy of a prototype.
    pub(crate) fn copy_record(&mut self, from: RecId) -> Eval<RecId> {
        if self.records.len() >= self.options.limits.records.min((1 << 29) - 1) {
            return Err(self.limit("records", self.options.limits.records as u64));
        }
        let mut copy = self.rec(from).clone();
        self.slots.split(&mut copy);
        self.records.push(copy);
        Ok(RecId(self.records.len() as u32 - 1))
    }

    /// The next number for an anonymous record.
    pub(crate) fn take_anonymous(&mut self) -> V {
        let number = self.next_anonymous;
        self.next_anonymous += 1;
        self.values.new_anonymous(number)
    }

    /// The name of the anonymous record of that number.
    pub(crate) fn anonymous_name(&mut self, number: u32) -> Sym {
        if let Some(&Some(known)) = self.anonymous_names.get(number as usize) {
            return known;
        }
        let mut text = String::with_capacity(20);
        text.push_str("anonymous_");
        push_number(u64::from(number), &mut text);
        let name = self.symbols.intern(&text);
        if self.anonymous_names.len() <= number as usize {
            self.anonymous_names.resize(number as usize + 1, None);
        }
        self.anonymous_names[number as usize] = Some(name);
        name
    }

    /// `prefix` + `name` as a symbol.
    pub(crate) fn qualified(&mut self, rec: RecId, name: Sym) -> Sym {
        let scope = self.rec(rec).scope_name;
        if let Some(&known) = self.qualified_names.get(&(scope, name)) {
            return known;
        }
        let sym = self.symbols.intern_joined(scope, name);
        self.values.note_argument(sym);
        self.qualified_names.insert((scope, name), sym);
        sym
    }

    /// The field of a record.
    pub(crate) fn field_of(&mut self, rec: RecId, name: Sym) -> Option<Field> {
        let layout = self.rec(rec).layout;
        let slot = self.layouts.slot(layout, name)?;
        Some(self.layouts.field(layout, slot))
    }

    pub(crate) fn slot_of(&mut self, rec: RecId, name: Sym) -> Option<u32> {
        self.layouts.slot(self.records[rec.0 as usize].layout, name)
    }

    /// The value of a field.
    pub(crate) fn value_of(&mut self, rec: RecId, name: Sym) -> Option<V> {
        let slot = self.slot_of(rec, name)?;
        Some(self.slot(rec, slot))
    }

    /// The value in a slot.
    #[inline]
    pub(crate) fn slot(&self, rec: RecId, slot: u32) -> V {
        self.slots.of(&self.records[rec.0 as usize])[slot as usize]
    }

    #[inline]
    pub(crate) fn set_slot(&mut self, rec: RecId, slot: u32, value: V) {
        self.slots.of_mut(&self.records[rec.0 as usize])[slot as usize] = value;
    }

    pub(crate) fn template_arg(&self, rec: RecId, short: Sym) -> Option<(usize, TemplateArg)> {
        self.rec(rec).args().iter().copied().enumerate().find(|(_, a)| a.short == short)
    }

    /// The last text that assigned a slot of this very record, else the field's declaration.
    pub(crate) fn field_span(&self, rec: RecId, slot: u32) -> Span {
        let record = self.rec(rec);
        let assigned = self.assignments.last(record.assigned, slot, false);
        assigned.unwrap_or_else(|| self.layouts.field(record.layout, slot).span)
    }

    /// Reports an error.
    pub(crate) fn error(&mut self, code: &'static str, span: Span, message: impl Into<String>) {
        self.report(Diagnostic::error(message).code(code).at(span));
    }

    /// A second message about the error before, which the number of errors does not count.
    pub(crate) fn error_beside(&mut self, code: &'static str, span: Span, message: impl Into<String>) {
        self.n_beside += 1;
        self.error(code, span, message);
    }

    pub(crate) fn report(&mut self, mut diagnostic: Diagnostic) {
        let is_lexical = diagnostic.code.is_some_and(|code| code.starts_with("TD01"));
        if is_lexical && self.options.compat == Compat::V22 {
            lower_first(&mut diagnostic.message);
            if diagnostic.code == Some("TD0102") {
                diagnostic.message.truncate(diagnostic.message.trim_end_matches('!').len());
            }
        }
        self.diagnostics.push(diagnostic);
    }

    /// An error at a record, with the places of the `defm`s that made it; `None` reports at the current place.
    pub(crate) fn record_error(
        &self,
        rec: Option<RecId>,
        code: &'static str,
        message: impl Into<String>,
    ) -> Diagnostic {
        let diagnostic = Diagnostic::error(message).code(code);
        match rec {
            None => diagnostic.at(self.here),
            Some(rec) => {
                let record = self.rec(rec);
                let first = diagnostic.at(record.span);
                self.defms.all(record.defms).iter().fold(first, |d, &s| d.note_at(s, "instantiated from multiclass"))
            }
        }
    }

    /// An error for which the reference names no place: its first line has none either.
    pub(crate) fn unplaced_error(&self, code: &'static str, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(message).code(code).note_at(self.here, "while this was evaluated")
    }

    /// Reports an error of evaluation and ends it.
    pub(crate) fn fatal(&mut self, rec: Option<RecId>, code: &'static str, message: impl Into<String>) -> Halt {
        let diagnostic = self.record_error(rec, code, message);
        self.report(diagnostic);
        Halt::Fatal
    }

    fn limit(&mut self, what: &str, limit: u64) -> Halt {
        let diagnostic = Diagnostic::error(format!("evaluation needs more than {limit} {what}"))
            .code("TD0900")
            .at(self.here)
            .help("raise the limit if the input is meant to be this large");
        self.report(diagnostic);
        Halt::Fatal
    }

    /// Counts a step of evaluation.
    #[inline]
    pub(crate) fn step(&mut self) -> Eval<()> {
        self.steps += 1;
        if self.steps & 0xff == 0 { self.check_limits() } else { Ok(()) }
    }

    /// Counts `n` steps at once.
    pub(crate) fn steps(&mut self, n: usize) -> Eval<()> {
        self.steps += n as u64;
        self.check_limits()
    }

    fn check_limits(&mut self) -> Eval<()> {
        let limits = self.options.limits;
        if self.steps > limits.steps {
            return Err(self.limit("steps", limits.steps));
        }
        if self.values.n_nodes() > limits.values.min(crate::values::MAX_NODES) {
            return Err(self.limit("values", limits.values as u64));
        }
        if self.slots.len() > limits.slots.min(u32::MAX as usize / 2) {
            return Err(self.limit("fields", limits.slots as u64));
        }
        if self.symbols.n_bytes() > limits.all_strings {
            return Err(self.limit("bytes of strings", limits.all_strings as u64));
        }
        if self.values.take_too_deep() {
            return Err(self.limit("levels of nesting in a value", u64::from(limits.depth)));
        }
        Ok(())
    }

    /// Enters one more level of nesting.
    #[inline]
    pub(crate) fn enter(&mut self) -> Eval<()> {
        self.depth += 1;
        if self.depth > self.options.limits.depth {
            self.depth -= 1;
            return Err(self.limit("levels of nesting", u64::from(self.options.limits.depth)));
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Interns a computed string.
    pub(crate) fn new_text(&mut self, text: &str) -> Eval<Sym> {
        if text.len() > self.options.limits.string_len {
            return Err(self.string_too_long());
        }
        self.steps(1 + text.len() / 64)?;
        Ok(self.symbols.intern(text))
    }

    pub(crate) fn string_too_long(&mut self) -> Halt {
        self.limit("bytes in one string", self.options.limits.string_len as u64)
    }

    /// Makes a list of a computed length.
    pub(crate) fn new_list(&mut self, element: TypeId, items: &[V]) -> Eval<V> {
        self.check_list_len(items.len())?;
        self.steps(items.len() / 8)?;
        Ok(self.values.list(&mut self.types, element, items))
    }

    pub(crate) fn check_list_len(&mut self, n: usize) -> Eval<()> {
        if n > self.options.limits.list_len {
            return Err(self.limit("elements in one list", self.options.limits.list_len as u64));
        }
        Ok(())
    }

    /// Whether the value stays as it is whatever happens: data, with records' own field references in bits allowed.
    pub(crate) fn is_settled(&self, v: V) -> bool {
        v != V::NONE && self.values.is_closed(v)
    }

    /// A list's elements.
    pub(crate) fn list_items(&self, v: V) -> Option<&[V]> {
        match self.values.view(v) {
            View::List(items) => Some(items),
            _ => None,
        }
    }

    /// Runs an `assert`, or prints a `dump`.
    pub(crate) fn run_check(&mut self, check: Check, rec: Option<RecId>) {
        match check.condition {
            None => {
                if self.options.compat == Compat::V22 && check.message.as_text().is_none() {
                    return self.error("TD0703", check.span, "dump value is not of type string");
                }
                let text = self.name_text(check.message);
                self.report(Diagnostic::info(text).at(check.span));
            }
            Some(condition) => {
                let message = match check.message.as_text() {
                    Some(text) => self.sym(text).to_string(),
                    None => "(assert message is not a string)".to_string(),
                };
                match self.as_int(condition) {
                    None => self.error("TD0701", check.span, "assert condition must of type bit, bits, or int."),
                    Some(0) if self.options.compat == Compat::V22 => {
                        let text = format!("assertion failed: {message}");
                        self.report(Diagnostic::error(text).code("TD0702").at(check.span));
                        if let Some(rec) = rec {
                            let d = self.record_error(Some(rec), "TD0702", "assertion failed in this record");
                            self.report(d);
                        }
                        self.recovered = true;
                    }
                    Some(0) => {
                        let mut failed = Diagnostic::error("assertion failed").code("TD0702").at(check.span);
                        failed = failed.note(message);
                        if let Some(rec) = rec {
                            failed = failed.label(self.rec(rec).span, "in this record");
                        }
                        self.report(failed);
                    }
                    Some(_) => {}
                }
            }
        }
    }
}

/// Makes the first letter a small one, unless the first word is written in capitals.
fn lower_first(text: &mut String) {
    let mut letters = text.chars();
    if let (Some(first), Some(second)) = (letters.next(), letters.next())
        && first.is_ascii_uppercase()
        && second.is_ascii_lowercase()
    {
        text.replace_range(..1, &first.to_ascii_lowercase().to_string());
    }
}
