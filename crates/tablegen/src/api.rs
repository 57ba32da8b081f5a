//! Public API: sessions that evaluate, and the resulting records.
//!
//! In: files, include directories, macros. Out: [`Evaluation`], with [`Records`] unless evaluation had to stop.
//! Invariants: [`Records`] is immutable and can be shared between threads; read errors never panic, but return a
//! [`FieldError`] with a source position.
//! Not here: values (`view`), printing (`print`, `json`), set expressions (`sets`).

use std::collections::BTreeSet;
use std::fmt;
use std::io::{self, Read};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::ScopedJoinHandle;
use std::time::Duration;

use kernelsmith_diag::{Diagnostic, Diagnostics, Renderer, SourceMap, raw};

use crate::eval::{Compat, Halt, Limits, Options, World};
use crate::field_index::FieldIndex;
use crate::include::{IncludePath, Includes};
use crate::lexer::Lexer;
use crate::parallel::too_long;
use crate::parse::Parser;
use crate::records::{RecId, RecordKind};
use crate::view::RecordRef;

/// Interval of progress callbacks.
pub(crate) const WATCH_PERIOD: Duration = Duration::from_millis(100);

/// The inputs of an evaluation: include paths, macros, limits.
///
/// ```
/// use kernelsmith_tablegen::Session;
///
/// let records = Session::in_memory()
///     .file("regs.td", "class Reg<int n> { int Num = n; } foreach i = 0-3 in def R#i : Reg<i>;")
///     .parse_text("main.td", "include \"regs.td\"\ndef SP : Reg<31>;")
///     .into_result()
///     .unwrap();
///
/// let names: Vec<&str> = records.derived("Reg").map(|r| r.name()).collect();
/// assert_eq!(names, ["R0", "R1", "R2", "R3", "SP"]);
/// assert_eq!(records.get("SP").unwrap().int("Num"), Ok(31));
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    includes: IncludePath,
    macros: BTreeSet<String>,
    options: Options,
}

impl Session {
    /// Creates a session that reads files from disk.
    pub fn new() -> Self {
        Self::with(IncludePath::on_disk())
    }

    /// Creates a session that only reads files passed to [`Session::file`].
    pub fn in_memory() -> Self {
        Self::with(IncludePath::memory_only())
    }

    fn with(includes: IncludePath) -> Self {
        let options = Options {
            warn_unused_args: true,
            compat: Compat::V19,
            rejects_new_operators: false,
            limits: Limits::default(),
        };
        Session { includes, macros: BTreeSet::new(), options }
    }

    /// Adds an include directory. The session then also reads included files from disk.
    #[must_use]
    pub fn include_dir(mut self, dir: impl AsRef<Path>) -> Self {
        self.includes.add_dir(dir.as_ref());
        self
    }

    /// Adds a file in memory; it takes precedence over one on disk.
    #[must_use]
    pub fn file(mut self, name: impl Into<String>, text: impl Into<Arc<str>>) -> Self {
        self.includes.add_file(name, text);
        self
    }

    /// Defines a macro for `#ifdef`.
    #[must_use]
    pub fn define(mut self, name: impl Into<String>) -> Self {
        self.macros.insert(name.into());
        self
    }

    /// Sets the resource limits of one evaluation.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.options.limits = limits;
        self
    }

    /// Whether to warn about unused template arguments; on by default.
    #[must_use]
    pub fn warn_unused_args(mut self, yes: bool) -> Self {
        self.options.warn_unused_args = yes;
        self
    }

    /// Sets the version of `llvm-tblgen` whose output, messages and operators to use. By default, the session prints
    /// like version 19 and knows the operators of both.
    #[must_use]
    pub fn compat(mut self, compat: Compat) -> Self {
        self.options.compat = compat;
        self.options.rejects_new_operators = compat == Compat::V19;
        self
    }

    /// Reads and evaluates a file.
    pub fn parse_file(&self, path: impl AsRef<Path>) -> Evaluation {
        let path = path.as_ref();
        let name = path.display().to_string();
        match read_at_most(path, self.options.limits.sources) {
            Ok(bytes) => self.parse_bytes(name, &bytes),
            Err(error) => {
                let mut diagnostics = Diagnostics::new();
                diagnostics
                    .push(Diagnostic::error(format!("could not open input file '{name}': {error}")).code("TD0001"));
                let (sources, dependencies) = (SourceMap::new(), Vec::new());
                let failure = Failure { diagnostics, sources };
                Evaluation { records: None, failure: Some(failure), dependencies, is_complete: false }
            }
        }
    }

    /// Evaluates bytes, which need not be UTF-8. Dumps contain them unchanged; strings in this API represent invalid
    /// bytes like [`raw::from_bytes`].
    pub fn parse_bytes(&self, name: impl Into<String>, bytes: &[u8]) -> Evaluation {
        self.parse_text(name, raw::from_bytes(bytes))
    }

    /// Evaluates a text; `name` is its file name in messages.
    pub fn parse_text(&self, name: impl Into<String>, text: impl Into<Arc<str>>) -> Evaluation {
        let mut includes = self.own_includes();
        self.parse_with(name, text, &mut includes)
    }

    /// The session's include path, limited to the size of a source file that is just too long.
    fn own_includes(&self) -> IncludePath {
        let mut includes = self.includes.clone();
        includes.read_at_most(self.options.limits.sources);
        includes
    }

    /// Evaluates a text with another source of included files.
    pub fn parse_with(
        &self,
        name: impl Into<String>,
        text: impl Into<Arc<str>>,
        includes: &mut dyn Includes,
    ) -> Evaluation {
        self.evaluate_on_thread(name.into(), text.into(), includes, None)
    }

    /// Like [`Session::parse_bytes`]; calls `watch` periodically with the number of records so far.
    pub(crate) fn parse_watched(&self, name: &str, bytes: &[u8], mut watch: impl FnMut(usize)) -> Evaluation {
        let text = raw::from_bytes(bytes).into();
        self.evaluate_on_thread(name.to_string(), text, &mut self.own_includes(), Some(&mut watch))
    }

    fn evaluate_on_thread(
        &self,
        name: String,
        text: Arc<str>,
        includes: &mut dyn Includes,
        watch: Option<&mut dyn FnMut(usize)>,
    ) -> Evaluation {
        const STACK: usize = 1 << 30;
        let n_records = AtomicUsize::new(0);
        let waiting = std::thread::current();
        // Nested values and class calls recurse. A separate thread provides a stack of known size, so the limits do not
        // depend on the caller's stack.
        std::thread::scope(|scope| {
            let builder = std::thread::Builder::new().name("tablegen".to_string()).stack_size(STACK);
            let run = || {
                let evaluation = self.evaluate(name.clone(), Arc::clone(&text), includes, &n_records);
                waiting.unpark();
                evaluation
            };
            match builder.spawn_scoped(scope, run) {
                Ok(thread) => match Self::wait_for(thread, watch, &n_records) {
                    Ok(evaluation) => evaluation,
                    Err(panic) => std::panic::resume_unwind(panic),
                },
                Err(error) => {
                    let mut diagnostics = Diagnostics::new();
                    let text = format!("could not start the evaluation's thread: {error}");
                    diagnostics.push(Diagnostic::error(text).code("TD0002"));
                    let failure = Failure { diagnostics, sources: SourceMap::new() };
                    Evaluation { records: None, failure: Some(failure), dependencies: Vec::new(), is_complete: false }
                }
            }
        })
    }

    /// Waits for a thread to end, and calls `watch` with its progress.
    fn wait_for<T>(
        thread: ScopedJoinHandle<'_, T>,
        watch: Option<&mut dyn FnMut(usize)>,
        n_records: &AtomicUsize,
    ) -> std::thread::Result<T> {
        if let Some(watch) = watch {
            while !thread.is_finished() {
                std::thread::park_timeout(WATCH_PERIOD);
                watch(n_records.load(Ordering::Relaxed));
            }
        }
        thread.join()
    }

    fn evaluate(
        &self,
        name: String,
        text: Arc<str>,
        includes: &mut dyn Includes,
        n_records: &AtomicUsize,
    ) -> Evaluation {
        let mut world = World::new(self.options.clone());
        let fits = world.take_source(text.len());
        // Do not show source lines of a text that is too long.
        let main = world.sources.add(name, if fits.is_ok() { Arc::clone(&text) } else { Arc::from("") });
        let (done, dependencies) = match fits {
            Ok(()) => Parser::new(&mut world, Lexer::new(main, text, includes, self.macros.clone())).run(n_records),
            Err(halt) => (Err(halt), Vec::new()),
        };
        let done = done.and_then(|()| world.list_fields());
        let is_complete = done.is_ok() && !world.recovered;
        if done == Err(Halt::Fatal) {
            let failure = Failure {
                diagnostics: std::mem::take(&mut world.diagnostics),
                sources: std::mem::take(&mut world.sources),
            };
            return Evaluation { records: None, failure: Some(failure), dependencies, is_complete };
        }
        Evaluation { records: Some(Records::new(world)), failure: None, dependencies, is_complete }
    }
}

/// Reads at most one byte more than the limit, so that the caller can detect a file that is too long.
pub(crate) fn read_at_most(path: &Path, limit: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.take(limit as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}

/// The result of an evaluation: the records built so far, and all messages.
pub struct Evaluation {
    records: Option<Records>,
    failure: Option<Failure>,
    dependencies: Vec<String>,
    is_complete: bool,
}

impl Evaluation {
    /// The records if there were no errors, else the errors.
    pub fn into_result(self) -> Result<Records, Failure> {
        match (self.records, self.failure) {
            (Some(records), _) if !records.world.diagnostics.has_errors() => Ok(records),
            (Some(records), _) => {
                let World { diagnostics, sources, .. } = records.world;
                Err(Failure { diagnostics, sources })
            }
            (None, Some(failure)) => Err(failure),
            (None, None) => Err(Failure { diagnostics: Diagnostics::new(), sources: SourceMap::new() }),
        }
    }

    /// The records built so far, even after errors; `None` if evaluation had to stop.
    pub fn records(&self) -> Option<&Records> {
        self.records.as_ref()
    }

    /// All messages in order.
    pub fn diagnostics(&self) -> &Diagnostics {
        static NOTHING: OnceLock<Diagnostics> = OnceLock::new();
        match (&self.records, &self.failure) {
            (Some(records), _) => &records.world.diagnostics,
            (None, Some(failure)) => &failure.diagnostics,
            (None, None) => NOTHING.get_or_init(Diagnostics::new),
        }
    }

    /// The number of errors, counted like the reference.
    pub(crate) fn n_errors_counted(&self) -> usize {
        let n_uncounted = self.records.as_ref().map_or(0, |records| records.world.n_secondary_errors);
        self.diagnostics().n_errors() - n_uncounted
    }

    /// The files that messages point into.
    pub fn sources(&self) -> &SourceMap {
        static NOTHING: OnceLock<SourceMap> = OnceLock::new();
        match (&self.records, &self.failure) {
            (Some(records), _) => &records.world.sources,
            (None, Some(failure)) => &failure.sources,
            (None, None) => NOTHING.get_or_init(SourceMap::new),
        }
    }

    /// All messages as text.
    pub fn render(&self, renderer: &Renderer) -> String {
        match (&self.records, &self.failure) {
            (Some(records), _) => records.world.diagnostics.render(renderer, &records.world.sources),
            (None, Some(failure)) => failure.render(renderer),
            (None, None) => String::new(),
        }
    }

    /// All messages as texts, one by one.
    pub fn rendered<'a>(&'a self, renderer: &'a Renderer) -> impl Iterator<Item = String> + 'a {
        self.diagnostics().rendered(renderer, self.sources())
    }

    /// The included files in order, with the names under which they were found.
    pub fn dependencies(&self) -> &[String] {
        &self.dependencies
    }

    /// Whether the parser read the entire text without skipping a statement. There may still be errors in values. (This
    /// is the condition for `llvm-tblgen` to print output.)
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }
}

/// Errors, with their source files.
pub struct Failure {
    /// All messages in order.
    pub diagnostics: Diagnostics,
    /// The files.
    pub sources: SourceMap,
}

impl Failure {
    /// All messages as text.
    pub fn render(&self, renderer: &Renderer) -> String {
        self.diagnostics.render(renderer, &self.sources)
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(&Renderer::compact()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(&Renderer::rich()))
    }
}

impl std::error::Error for Failure {}

/// Evaluated classes and defs.
pub struct Records {
    pub(crate) world: World,
    defs_by_name: OnceLock<Vec<RecId>>,
    classes_by_name: OnceLock<Vec<RecId>>,
    pub(crate) field_index: FieldIndex,
}

impl fmt::Debug for Records {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Records {{ {} classes, {} defs }}", self.world.class_order.len(), self.n_defs())
    }
}

impl Records {
    fn new(world: World) -> Self {
        let field_index = FieldIndex::new(world.layouts.n_layouts());
        Records { world, defs_by_name: OnceLock::new(), classes_by_name: OnceLock::new(), field_index }
    }

    pub(crate) fn defs_by_name(&self) -> &[RecId] {
        self.defs_by_name.get_or_init(|| self.world.sorted_by_name(&self.world.def_order))
    }

    pub(crate) fn classes_by_name(&self) -> &[RecId] {
        self.classes_by_name.get_or_init(|| self.world.sorted_by_name(&self.world.class_order))
    }

    /// The files; spans of records and fields point into them.
    pub fn sources(&self) -> &SourceMap {
        &self.world.sources
    }

    /// Warnings, and the errors if there were any.
    pub fn diagnostics(&self) -> &Diagnostics {
        &self.world.diagnostics
    }

    fn refs<'a>(&'a self, ids: &'a [RecId]) -> impl DoubleEndedIterator<Item = RecordRef<'a>> + 'a {
        ids.iter().map(move |&id| RecordRef::new(self, id))
    }

    /// All defs, sorted bytewise by name.
    pub fn defs(&self) -> impl DoubleEndedIterator<Item = RecordRef<'_>> {
        self.refs(self.defs_by_name())
    }

    /// All defs, in the order in which they were finished.
    pub fn defs_in_order(&self) -> impl DoubleEndedIterator<Item = RecordRef<'_>> {
        self.refs(&self.world.def_order)
    }

    /// All classes, sorted bytewise by name.
    pub fn classes(&self) -> impl DoubleEndedIterator<Item = RecordRef<'_>> {
        self.refs(self.classes_by_name())
    }

    /// Number of defs.
    pub fn n_defs(&self) -> usize {
        self.world.def_order.len()
    }

    /// The def with this name.
    pub fn get(&self, name: &str) -> Option<RecordRef<'_>> {
        let sym = self.world.symbols.find(name)?;
        self.world.defs.get(sym).map(|id| RecordRef::new(self, id))
    }

    /// The class with this name.
    pub fn class(&self, name: &str) -> Option<RecordRef<'_>> {
        let sym = self.world.symbols.find(name)?;
        self.world.classes.get(&sym).map(|&id| RecordRef::new(self, id))
    }

    /// The defs that derive from a class, sorted bytewise by name; none if there is no such class.
    pub fn derived<'a>(&'a self, class: &str) -> impl Iterator<Item = RecordRef<'a>> + use<'a> {
        self.derived_of(class, self.defs_by_name())
    }

    /// The defs that derive from a class, in the order in which they were finished.
    pub fn derived_in_order<'a>(&'a self, class: &str) -> impl Iterator<Item = RecordRef<'a>> + use<'a> {
        self.derived_of(class, &self.world.def_order)
    }

    fn derived_of<'a>(&'a self, class: &str, ids: &'a [RecId]) -> impl Iterator<Item = RecordRef<'a>> + use<'a> {
        let class = self.class(class).map(|c| c.id());
        let ids = if class.is_some() { ids } else { &[] };
        ids.iter().filter(move |&&id| class.is_some_and(|c| self.derives(id, c))).map(|&id| RecordRef::new(self, id))
    }

    pub(crate) fn derives(&self, rec: RecId, class: RecId) -> bool {
        self.world.supers.contains(self.world.rec(rec).supers, class)
    }

    pub(crate) fn is_class(&self, rec: RecId) -> bool {
        self.world.rec(rec).kind == RecordKind::Class
    }

    /// The output of `llvm-tblgen --print-records`, with U+FFFD for bytes that are not UTF-8.
    ///
    /// # Errors
    /// If the dump exceeds [`Limits::output`], or a record's text 128 MiB.
    pub fn print(&self) -> io::Result<String> {
        let (mut out, mut budget) = (String::new(), self.output_budget());
        self.world.print_records(self.classes_by_name(), self.defs_by_name(), |piece| {
            budget.take(piece.len())?;
            out.push_str(&raw::to_lossy(piece));
            Ok(())
        })?;
        Ok(out)
    }

    /// Writes the output of `llvm-tblgen --print-records`.
    ///
    /// # Errors
    /// Errors of the writer, and those of [`Records::print`]; output written before the error is not undone.
    pub fn print_to(&self, out: &mut dyn io::Write) -> io::Result<()> {
        let mut budget = self.output_budget();
        self.world.print_records(self.classes_by_name(), self.defs_by_name(), |piece| {
            budget.take(piece.len())?;
            out.write_all(&raw::to_bytes(piece))
        })
    }

    /// Writes the output of `llvm-tblgen --dump-json`.
    ///
    /// # Errors
    /// Like [`Records::print_to`].
    pub fn json_to(&self, out: &mut dyn io::Write) -> io::Result<()> {
        let mut budget = self.output_budget();
        self.world.dump_json(self.defs_by_name(), |piece| {
            budget.take(piece.len())?;
            out.write_all(raw::to_lossy(piece).as_bytes())
        })
    }

    /// The output of `llvm-tblgen --dump-json`.
    ///
    /// # Errors
    /// Like [`Records::print`].
    pub fn json(&self) -> io::Result<String> {
        let mut out = Vec::new();
        self.json_to(&mut out)?;
        Ok(String::from_utf8_lossy(&out).into_owned())
    }

    /// The output limit of a dump.
    pub(crate) fn output_budget(&self) -> OutputBudget {
        let limit = self.world.options.limits.output;
        OutputBudget { limit, remaining: limit }
    }
}

/// Counts down the output limit of a dump, in bytes.
pub(crate) struct OutputBudget {
    limit: u64,
    remaining: u64,
}

impl OutputBudget {
    pub(crate) fn take(&mut self, n_bytes: usize) -> io::Result<()> {
        match self.remaining.checked_sub(n_bytes as u64) {
            Some(remaining) => self.remaining = remaining,
            None => return Err(too_long("the output", self.limit)),
        }
        Ok(())
    }
}
