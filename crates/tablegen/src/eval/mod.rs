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
mod limits;
mod resolve;

use kernelsmith_diag::{Diagnostic, Diagnostics, SourceMap, Span};

pub(crate) use expand::{Entry, Expansion, Loop, Substitutions};
pub use limits::Limits;
pub(crate) use resolve::Resolver;

use crate::records::{
    AssignedId, Assignments, Check, Defms, DefmsId, Field, Layouts, McId, RecId, Record, RecordKind, Slots, Supers,
    TemplateArg,
};
use crate::symbols::{Sym, SymMap, Symbols};
use crate::types::{TypeId, Types};
use crate::values::{V, Values, View, push_number};
use rustc_hash::FxHashMap;

/// Maximum number of `defm`s in one message; the reference lists all.
pub(crate) const MAX_PLACES: usize = 200;

/// Why an evaluation step did not finish; the error is already reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Halt {
    /// Only this statement has an error; the next one may be correct.
    Statement,
    /// Evaluation cannot continue.
    Fatal,
}

/// Result of a step of the evaluation.
pub(crate) type Eval<T> = Result<T, Halt>;

/// The version of `llvm-tblgen` to imitate in output and messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compat {
    /// LLVM 19.
    V19,
    /// LLVM 22.
    V22,
}

/// Options from the caller.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) warn_unused_args: bool,
    pub(crate) compat: Compat,
    pub(crate) rejects_new_operators: bool,
    pub(crate) limits: Limits,
}

/// A multiclass: its arguments (stored in the record) and its prototypes.
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

/// The state of one evaluation.
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
    pub(crate) classes: FxHashMap<Sym, RecId>,
    pub(crate) defs: SymMap<RecId>,
    /// Finished defs in the order in which they were finished.
    pub(crate) def_order: Vec<RecId>,
    pub(crate) class_order: Vec<RecId>,
    pub(crate) globals: FxHashMap<Sym, V>,
    pub(crate) multiclasses: Vec<Multiclass>,
    pub(crate) multiclass_names: FxHashMap<Sym, McId>,
    pub(crate) calls: FxHashMap<V, RecId>,
    /// Where each call is written, for version 22.
    pub(crate) call_spans: FxHashMap<V, Span>,
    pub(crate) defsets: Vec<OpenDefset>,
    pub(crate) sources: SourceMap,
    pub(crate) diagnostics: Diagnostics,
    pub(crate) options: Options,
    pub(crate) next_anonymous: u32,
    anonymous_names: Vec<Option<Sym>>,
    pub(crate) depth: u32,
    pub(crate) steps: u64,
    /// Memory in bytes that no table counts: sources, messages, arguments, checks, entries.
    pub(crate) heap: usize,
    /// Total size of all sources so far, in bytes.
    n_source_bytes: usize,
    /// Number of names compared with misspelt ones.
    n_compared: usize,
    pub(crate) scratch: Vec<V>,
    /// Unresolved slots of all records under construction.
    pub(crate) open_slots: Vec<u32>,
    spare: resolve::Spare,
    locals: Vec<(Sym, V)>,
    pub(crate) name_sym: Sym,
    qualified_names: FxHashMap<(Sym, Sym), Sym>,
    /// Position for evaluation errors that belong to no record.
    pub(crate) here: Span,
    pub(crate) recovered: bool,
    /// Number of error messages that do not count as errors.
    pub(crate) n_secondary_errors: usize,
}

impl World {
    pub(crate) fn new(mut options: Options) -> Self {
        options.limits.depth = options.limits.depth.min(limits::MAX_DEPTH);
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
            classes: FxHashMap::default(),
            defs: SymMap::default(),
            def_order: Vec::new(),
            class_order: Vec::new(),
            globals: FxHashMap::default(),
            multiclasses: Vec::new(),
            multiclass_names: FxHashMap::default(),
            calls: FxHashMap::default(),
            call_spans: FxHashMap::default(),
            defsets: Vec::new(),
            sources: SourceMap::new(),
            diagnostics: Diagnostics::with_error_limit(options.limits.errors),
            options,
            next_anonymous: 0,
            anonymous_names: Vec::new(),
            depth: 0,
            steps: 0,
            heap: 0,
            n_source_bytes: 0,
            n_compared: 0,
            scratch: Vec::new(),
            open_slots: Vec::new(),
            spare: resolve::Spare::default(),
            locals: Vec::new(),
            name_sym,
            qualified_names: FxHashMap::default(),
            here: Span::default(),
            recovered: false,
            n_secondary_errors: 0,
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

    /// Creates a record without fields.
    pub(crate) fn new_record(&mut self, kind: RecordKind, name: V, scope_name: Sym, span: Span) -> Eval<RecId> {
        self.check_n_records()?;
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
        self.check_n_records()?;
        let mut copy = self.rec(from).clone();
        self.heap += size_of_val(copy.checks());
        self.steps(copy.n_slots as usize / 64)?;
        self.slots.split(&mut copy);
        self.records.push(copy);
        Ok(RecId(self.records.len() as u32 - 1))
    }

    /// Takes the next number for an anonymous record.
    pub(crate) fn take_anonymous(&mut self) -> V {
        let number = self.next_anonymous;
        self.next_anonymous += 1;
        self.values.new_anonymous(number)
    }

    /// The name of the anonymous record with this number.
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

    /// The position of the last assignment to a slot of this record, else of the field's declaration.
    pub(crate) fn field_span(&self, rec: RecId, slot: u32) -> Span {
        let record = self.rec(rec);
        let assigned = self.assignments.last(record.assigned, slot, false);
        assigned.unwrap_or_else(|| self.layouts.field(record.layout, slot).span)
    }

    /// Reports an error.
    pub(crate) fn error(&mut self, code: &'static str, span: Span, message: impl Into<String>) {
        self.report(Diagnostic::error(message).code(code).at(span));
    }

    /// Reports an additional message about the previous error; it does not count as an error.
    pub(crate) fn secondary_error(&mut self, code: &'static str, span: Span, message: impl Into<String>) {
        self.n_secondary_errors += 1;
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
        self.heap += diagnostic.n_bytes();
        self.diagnostics.push(diagnostic);
    }

    /// Reports an error at a record, with the positions of the `defm`s that created it; without a record, at the
    /// current position.
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
                let places = self.defms.all(record.defms).iter().take(MAX_PLACES);
                places.fold(first, |d, &s| d.note_at(s, "instantiated from multiclass"))
            }
        }
    }

    /// An error for which the reference prints no position, not even in its first line.
    pub(crate) fn unplaced_error(&self, code: &'static str, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(message).code(code).note_at(self.here, "while this was evaluated")
    }

    /// Reports an evaluation error and ends the evaluation.
    pub(crate) fn fatal(&mut self, rec: Option<RecId>, code: &'static str, message: impl Into<String>) -> Halt {
        let diagnostic = self.record_error(rec, code, message);
        self.report(diagnostic);
        Halt::Fatal
    }

    /// Whether the value is final: constant, except for references to fields of its record in bits.
    pub(crate) fn is_settled(&self, v: V) -> bool {
        v != V::NONE && self.values.is_closed(v)
    }

    /// The elements of a list.
    pub(crate) fn list_items(&self, v: V) -> Option<&[V]> {
        match self.values.view(v) {
            View::List(items) => Some(items),
            _ => None,
        }
    }

    /// Evaluates an `assert`, or prints a `dump`.
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

/// Converts the first letter to lower case, unless the first word is in capitals.
fn lower_first(text: &mut String) {
    let mut letters = text.chars();
    if let (Some(first), Some(second)) = (letters.next(), letters.next())
        && first.is_ascii_uppercase()
        && second.is_ascii_lowercase()
    {
        text.replace_range(..1, &first.to_ascii_lowercase().to_string());
    }
}
