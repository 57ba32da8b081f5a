//! The public face: sessions that evaluate, and the records that come out.
//!
//! In: files, include directories, macros. Out: [`Evaluation`], with [`Records`] when the input could be followed.
//! Invariants: [`Records`] is immutable and can be shared between threads; reading never fails by panicking, but by
//! a [`FieldError`] that knows its place.
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

/// How often whoever watches an evaluation hears of it.
pub(crate) const WATCH_PERIOD: Duration = Duration::from_millis(100);

/// What to evaluate with: where includes are found, macros, limits.
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
    /// A session that reads files from disk.
    pub fn new() -> Self {
        Self::with(IncludePath::on_disk())
    }

    /// A session that sees only files given with [`Session::file`].
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

    /// Adds a directory where included files are looked for; they are read from disk from now on.
    #[must_use]
    pub fn include_dir(mut self, dir: impl AsRef<Path>) -> Self {
        self.includes.add_dir(dir.as_ref());
        self
    }

    /// Adds a file in memory; it wins over one on disk.
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

    /// Sets what one evaluation may use.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.options.limits = limits;
        self
    }

    /// Whether to warn about template arguments that nothing uses; on unless told.
    #[must_use]
    pub fn warn_unused_args(mut self, yes: bool) -> Self {
        self.options.warn_unused_args = yes;
        self
    }

    /// Prints and speaks as that version of `llvm-tblgen`, and knows only its operators. Unless told, the session
    /// prints as 19 does and knows the operators of both.
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

    /// Evaluates bytes, which need not be UTF-8: in the dumps they come back as they are. In texts that the API gives,
    /// such bytes are written as [`raw::from_bytes`] does.
    pub fn parse_bytes(&self, name: impl Into<String>, bytes: &[u8]) -> Evaluation {
        self.parse_text(name, raw::from_bytes(bytes))
    }

    /// Evaluates a text; `name` is what messages call it.
    pub fn parse_text(&self, name: impl Into<String>, text: impl Into<Arc<str>>) -> Evaluation {
        let mut includes = self.own_includes();
        self.parse_with(name, text, &mut includes)
    }

    /// The session's own includes, of which no file is read further than what is too long anyway.
    fn own_includes(&self) -> IncludePath {
        let mut includes = self.includes.clone();
        includes.read_at_most(self.options.limits.sources);
        includes
    }

    /// Evaluates a text whose includes come from elsewhere than the session's own files.
    pub fn parse_with(
        &self,
        name: impl Into<String>,
        text: impl Into<Arc<str>>,
        includes: &mut dyn Includes,
    ) -> Evaluation {
        self.evaluate_on_thread(name.into(), text.into(), includes, None)
    }

    /// As [`Session::parse_bytes`]; meanwhile `watch` is told now and then how many records there are.
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
        // Nested values and class calls recurse; on a stack of their own the limits hold whatever the caller's is.
        std::thread::scope(|scope| {
            let builder = std::thread::Builder::new().name("tablegen".to_string()).stack_size(STACK);
            let run = || {
                let evaluation = self.evaluate(name.clone(), Arc::clone(&text), includes, &n_records);
                waiting.unpark();
                evaluation
            };
            match builder.spawn_scoped(scope, run) {
                Ok(thread) => match Self::wait(thread, watch, &n_records) {
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

    /// Waits for the end of a thread, telling `watch` how far it is.
    fn wait<T>(
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
        // Of a text that is too long nothing is shown.
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

/// The bytes of a file, but no more than one above the limit: what is longer is refused by its length.
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

/// What an evaluation gave: records as far as they could be built, and everything that was to be said.
pub struct Evaluation {
    records: Option<Records>,
    failure: Option<Failure>,
    dependencies: Vec<String>,
    is_complete: bool,
}

impl Evaluation {
    /// The records if there was no error, else the errors.
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

    /// The records that could be built, also if there were errors; `None` if evaluation had to stop.
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

    /// The number of errors as the reference counts them.
    pub(crate) fn n_errors_counted(&self) -> usize {
        let beside = self.records.as_ref().map_or(0, |records| records.world.n_beside);
        self.diagnostics().n_errors() - beside
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

    /// The files included, in order, as they were found.
    pub fn dependencies(&self) -> &[String] {
        &self.dependencies
    }

    /// Whether the parser got through the whole text without skipping a statement; what is left may still contain
    /// errors in values. (`llvm-tblgen` prints its output exactly then.)
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }
}

/// Errors, with the sources they point into.
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

    /// All defs, in name order (bytewise).
    pub fn defs(&self) -> impl DoubleEndedIterator<Item = RecordRef<'_>> {
        self.refs(self.defs_by_name())
    }

    /// All defs, in the order in which they were finished.
    pub fn defs_in_order(&self) -> impl DoubleEndedIterator<Item = RecordRef<'_>> {
        self.refs(&self.world.def_order)
    }

    /// All classes, in name order (bytewise).
    pub fn classes(&self) -> impl DoubleEndedIterator<Item = RecordRef<'_>> {
        self.refs(self.classes_by_name())
    }

    /// Number of defs.
    pub fn n_defs(&self) -> usize {
        self.world.def_order.len()
    }

    /// The def of a name.
    pub fn get(&self, name: &str) -> Option<RecordRef<'_>> {
        let sym = self.world.symbols.find(name)?;
        self.world.defs.get(sym).map(|id| RecordRef::new(self, id))
    }

    /// The class of a name.
    pub fn class(&self, name: &str) -> Option<RecordRef<'_>> {
        let sym = self.world.symbols.find(name)?;
        self.world.classes.get(&sym).map(|&id| RecordRef::new(self, id))
    }

    /// The defs that derive from a class, in name order (bytewise); none if there is no such class.
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

    /// The dump that `llvm-tblgen --print-records` prints, with U+FFFD for bytes that are not UTF-8.
    ///
    /// # Errors
    /// The dump is longer than [`Limits::output`], or a record's text than 128 MiB.
    pub fn print(&self) -> io::Result<String> {
        let (mut out, mut budget) = (String::new(), self.output_budget());
        self.world.print_records(self.classes_by_name(), self.defs_by_name(), |piece| {
            budget.take(piece.len())?;
            out.push_str(&raw::to_lossy(piece));
            Ok(())
        })?;
        Ok(out)
    }

    /// Writes the dump that `llvm-tblgen --print-records` prints.
    ///
    /// # Errors
    /// The writer's, and as [`Records::print`]; what was written until then stays written.
    pub fn print_to(&self, out: &mut dyn io::Write) -> io::Result<()> {
        let mut budget = self.output_budget();
        self.world.print_records(self.classes_by_name(), self.defs_by_name(), |piece| {
            budget.take(piece.len())?;
            out.write_all(&raw::to_bytes(piece))
        })
    }

    /// Writes what `llvm-tblgen --dump-json` prints.
    ///
    /// # Errors
    /// As [`Records::print_to`].
    pub fn json_to(&self, out: &mut dyn io::Write) -> io::Result<()> {
        let mut budget = self.output_budget();
        self.world.dump_json(self.defs_by_name(), |piece| {
            budget.take(piece.len())?;
            out.write_all(raw::to_lossy(piece).as_bytes())
        })
    }

    /// What `llvm-tblgen --dump-json` prints.
    ///
    /// # Errors
    /// As [`Records::print`].
    pub fn json(&self) -> io::Result<String> {
        let mut out = Vec::new();
        self.json_to(&mut out)?;
        Ok(String::from_utf8_lossy(&out).into_owned())
    }

    /// What a dump may still write.
    pub(crate) fn output_budget(&self) -> OutputBudget {
        let limit = self.world.options.limits.output;
        OutputBudget { limit, rest: limit }
    }
}

/// Bytes that a dump may still write.
pub(crate) struct OutputBudget {
    limit: u64,
    rest: u64,
}

impl OutputBudget {
    pub(crate) fn take(&mut self, n_bytes: usize) -> io::Result<()> {
        match self.rest.checked_sub(n_bytes as u64) {
            Some(rest) => self.rest = rest,
            None => return Err(too_long("the output", self.limit)),
        }
        Ok(())
    }
}
