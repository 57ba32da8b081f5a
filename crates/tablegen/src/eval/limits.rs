//! Resource limits of one evaluation, and their accounting.
//!
//! In: the limits, and the steps of the evaluation. Out: nothing, or an error with the name and the value of the limit.
//! Invariants: every loop and every recursion counts steps in proportion to its run time. Memory is checked at least
//! every [`STEPS_PER_CHECK`] steps, and a step allocates few bytes, so usage never exceeds a limit by much. The check
//! sums known table sizes; nothing is counted on allocation.
//! Not here: the size of dumps, which `parallel` limits.

use std::fmt;

use kernelsmith_diag::Diagnostic;

use super::{Eval, Halt, World};
use crate::memory::{map_bytes, vec_bytes};
use crate::symbols::Sym;
use crate::types::TypeId;
use crate::values::V;

/// Resource limits of one evaluation. An evaluation that exceeds one ends with the error TD0900 at that position.
///
/// The defaults are based on the targets of LLVM 19.1.7: AMDGPU takes most steps, 10.3 million, and most memory, 117
/// million bytes; RISCV has most records, 160 000 (the least limits that are enough, within 1 %).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Memory in bytes, including all sources and messages; default 512 MiB. A growing table exists twice for a moment,
    /// so a process may use twice as much.
    pub memory: usize,
    /// Steps of evaluation, about ten nanoseconds each; default 100 million.
    pub steps: u64,
    /// Number of records, including prototypes and anonymous ones; default 2^21.
    pub records: usize,
    /// Number of elements of one list; default 2^22.
    pub list_len: usize,
    /// Size of one string in bytes; default 16 MiB.
    pub string_len: usize,
    /// Nesting of expressions, class calls and references; default 10 000, which is also the maximum because of the
    /// stack size. Independent of this limit, values and types nest at most 1000 levels deep.
    pub depth: u32,
    /// Total size of all source files in bytes, counted once per inclusion; default 64 MiB.
    pub sources: usize,
    /// Nesting of includes; default 200.
    pub includes: u32,
    /// Number of errors that are kept; default 1000. Up to 20 times this number of other messages are kept. Further
    /// ones are only counted.
    pub errors: usize,
    /// Size of a dump in bytes; default 4 GiB.
    pub output: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            memory: 512 << 20,
            steps: 100_000_000,
            records: 1 << 21,
            list_len: 1 << 22,
            string_len: 1 << 24,
            depth: 10_000,
            sources: 64 << 20,
            includes: 200,
            errors: 1000,
            output: 4 << 30,
        }
    }
}

/// A limit: its name, its field, and whether its unit is bytes.
type Named<'a> = (&'static str, Field<'a>, bool);

enum Field<'a> {
    Size(&'a mut usize),
    Wide(&'a mut u64),
    Narrow(&'a mut u32),
}

impl Field<'_> {
    fn get(&self) -> u64 {
        match self {
            Field::Size(n) => **n as u64,
            Field::Wide(n) => **n,
            Field::Narrow(n) => u64::from(**n),
        }
    }

    fn set(&mut self, value: u64) {
        match self {
            Field::Size(n) => **n = usize::try_from(value).unwrap_or(usize::MAX),
            Field::Wide(n) => **n = value,
            Field::Narrow(n) => **n = u32::try_from(value).unwrap_or(u32::MAX),
        }
    }
}

impl Limits {
    fn named(&mut self) -> [Named<'_>; 10] {
        [
            ("memory", Field::Size(&mut self.memory), true),
            ("steps", Field::Wide(&mut self.steps), false),
            ("records", Field::Size(&mut self.records), false),
            ("list-len", Field::Size(&mut self.list_len), false),
            ("string-len", Field::Size(&mut self.string_len), true),
            ("depth", Field::Narrow(&mut self.depth), false),
            ("sources", Field::Size(&mut self.sources), true),
            ("includes", Field::Narrow(&mut self.includes), false),
            ("errors", Field::Size(&mut self.errors), false),
            ("output", Field::Wide(&mut self.output), true),
        ]
    }

    /// Sets the limit in a text such as `steps=5000000` or `memory=2G`; `K`, `M` and `G` are powers of 1024. A value
    /// that is too large for the limit's type becomes the maximum of that type.
    ///
    /// # Errors
    /// A sentence that describes the error.
    ///
    /// ```
    /// let mut limits = kernelsmith_tablegen::Limits::default();
    /// limits.set("memory=1G")?;
    /// assert_eq!(limits.memory, 1 << 30);
    /// assert!(limits.set("memory=lots").is_err());
    /// # Ok::<(), String>(())
    /// ```
    pub fn set(&mut self, text: &str) -> Result<(), String> {
        let (name, value) = text.split_once('=').ok_or_else(|| format!("'{text}' is not of the form name=number"))?;
        let (digits, shift) = match value.as_bytes().last() {
            Some(b'K' | b'k') => (&value[..value.len() - 1], 10),
            Some(b'M' | b'm') => (&value[..value.len() - 1], 20),
            Some(b'G' | b'g') => (&value[..value.len() - 1], 30),
            _ => (value, 0),
        };
        let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        let number = if is_number { digits.parse::<u64>().ok() } else { None };
        let number = number.and_then(|n| n.checked_mul(1 << shift));
        let number = number.ok_or_else(|| format!("'{value}' is not a number, with K, M or G or without"))?;
        let mut known = self.named();
        match known.iter_mut().find(|limit| limit.0 == name) {
            Some((_, field, _)) => {
                field.set(number);
                Ok(())
            }
            None => {
                let names: Vec<&str> = known.iter().map(|limit| limit.0).collect();
                Err(format!("there is no limit '{name}', only {}", names.join(", ")))
            }
        }
    }
}

impl fmt::Display for Limits {
    /// `memory=512M, steps=100000000, ...`: the format of [`Limits::set`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut limits = *self;
        for (i, (name, field, is_bytes)) in limits.named().into_iter().enumerate() {
            let (value, comma) = (field.get(), if i > 0 { ", " } else { "" });
            match (is_bytes, value >> 20) {
                (true, mega) if mega > 0 && mega << 20 == value => write!(f, "{comma}{name}={mega}M")?,
                _ => write!(f, "{comma}{name}={value}")?,
            }
        }
        Ok(())
    }
}

/// Number of steps between limit checks.
const STEPS_PER_CHECK: u64 = 1024;

/// Maximum nesting depth for which the stack suffices, even without optimisation.
pub(super) const MAX_DEPTH: u32 = 10_000;

/// Maximum number of records that values can refer to.
const MAX_RECORDS: usize = (1 << 29) - 1;

/// Number of names compared with misspelt ones in one evaluation; later errors get no suggestion.
const MAX_COMPARED: usize = 1 << 20;

impl World {
    pub(super) fn limit(&mut self, resource: &str, limit: u64) -> Halt {
        let diagnostic = Diagnostic::error(format!("evaluation needs more than {limit} {resource}"))
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
        if self.steps.is_multiple_of(STEPS_PER_CHECK) { self.check_limits() } else { Ok(()) }
    }

    /// Counts `n` steps at once.
    #[inline]
    pub(crate) fn steps(&mut self, n: usize) -> Eval<()> {
        let before = self.steps / STEPS_PER_CHECK;
        self.steps += n as u64;
        if self.steps / STEPS_PER_CHECK == before { Ok(()) } else { self.check_limits() }
    }

    /// Counts the comparison of each of `n` names with all others; a few names count nothing.
    #[inline]
    pub(crate) fn steps_of_pairs(&mut self, n: usize) -> Eval<()> {
        const FEW: usize = 64;
        if n <= FEW { Ok(()) } else { self.steps(n.saturating_mul(n) / FEW) }
    }

    #[cold]
    pub(crate) fn check_limits(&mut self) -> Eval<()> {
        let limits = self.options.limits;
        // Work counted elsewhere: visited fields, hash table probes.
        let searched = self.layouts.n_walked / 4 + (self.symbols.n_probed() + self.values.n_probed()) / 8;
        if self.steps.saturating_add(searched) > limits.steps {
            return Err(self.limit("steps", limits.steps));
        }
        if self.memory() > limits.memory {
            return Err(self.limit("bytes of memory", limits.memory as u64));
        }
        if let Some((resource, limit)) = self.values.take_full().or_else(|| self.symbols.full()) {
            return Err(self.limit(resource, limit));
        }
        if self.types.take_too_deep() {
            return Err(self.limit("levels of nesting in a type", u64::from(crate::types::MAX_DEPTH)));
        }
        Ok(())
    }

    /// Size in bytes of all tables, including unused capacity.
    fn memory(&self) -> usize {
        let tables = [
            self.heap,
            self.symbols.memory(),
            self.types.memory(),
            self.values.memory(),
            self.layouts.memory(),
            self.supers.memory(),
            vec_bytes(&self.records),
            self.slots.memory(),
            self.defms.memory(),
            self.assignments.memory(),
            map_bytes(&self.classes),
            self.defs.memory(),
            vec_bytes(&self.def_order),
            vec_bytes(&self.class_order),
            map_bytes(&self.globals),
            vec_bytes(&self.multiclasses),
            map_bytes(&self.multiclass_names),
            map_bytes(&self.calls),
            map_bytes(&self.call_spans),
            vec_bytes(&self.anonymous_names),
            vec_bytes(&self.scratch),
            vec_bytes(&self.open_slots),
            vec_bytes(&self.locals),
            map_bytes(&self.qualified_names),
        ];
        tables.iter().sum()
    }

    pub(super) fn check_n_records(&mut self) -> Eval<()> {
        let limit = self.options.limits.records.min(MAX_RECORDS);
        if self.records.len() >= limit { Err(self.limit("records", limit as u64)) } else { Ok(()) }
    }

    /// Enters one more level of nesting.
    #[inline]
    pub(crate) fn enter(&mut self) -> Eval<()> {
        self.depth += 1;
        if self.depth <= self.options.limits.depth { Ok(()) } else { Err(self.too_deep()) }
    }

    #[cold]
    fn too_deep(&mut self) -> Halt {
        self.depth -= 1;
        self.limit("levels of nesting", u64::from(self.options.limits.depth))
    }

    #[inline]
    pub(crate) fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Checks the limit for one more source of this size in bytes.
    pub(crate) fn take_source(&mut self, n_bytes: usize) -> Eval<()> {
        let limit = self.options.limits.sources.min(u32::MAX as usize / 2);
        self.n_source_bytes = self.n_source_bytes.saturating_add(n_bytes);
        if self.n_source_bytes > limit {
            return Err(self.limit("bytes of source text", limit as u64));
        }
        // The line index, built when a message names a line, and the other copies of the text need about this memory.
        self.heap += 2 * n_bytes;
        self.steps(1000 + n_bytes / 16)
    }

    /// Builds the field lists of all records, for readers.
    pub(crate) fn list_fields(&mut self) -> Eval<()> {
        for i in 0..self.records.len() {
            let layout = self.records[i].layout;
            if self.layouts.known(layout).is_empty() {
                self.steps(self.layouts.len(layout))?;
                self.layouts.fields(layout);
            }
        }
        self.check_limits()
    }

    /// Checks the limit for comparing one more misspelt name with `n` names.
    pub(crate) fn may_suggest(&mut self, n: usize) -> bool {
        self.n_compared = self.n_compared.saturating_add(n);
        self.n_compared <= MAX_COMPARED
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
}
