//! A bounded collection of diagnostics.
//!
//! In: diagnostics in the order of discovery. Out: the diagnostics up to a limit, and their number.
//! Invariants: at most `limit` errors (default 50) and 20 times as many other messages are kept; further ones are
//! counted. Not here: the decision to stop; a parser calls [`Diagnostics::is_full`].

use crate::diagnostic::{Diagnostic, Severity};
use crate::render::Renderer;
use crate::source::SourceMap;

const DEFAULT_ERROR_LIMIT: usize = 50;
const OTHERS_PER_ERROR: usize = 20;

/// Diagnostics in the order of discovery.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostics {
    kept: Vec<Diagnostic>,
    error_limit: usize,
    n_errors: usize,
    n_dropped: usize,
}

impl Default for Diagnostics {
    fn default() -> Self {
        Self::with_error_limit(DEFAULT_ERROR_LIMIT)
    }
}

impl Diagnostics {
    /// An empty collection that keeps 50 errors.
    pub fn new() -> Self {
        Self::default()
    }

    /// An empty collection that keeps at most this number of errors.
    pub fn with_error_limit(error_limit: usize) -> Self {
        Diagnostics { kept: Vec::new(), error_limit, n_errors: 0, n_dropped: 0 }
    }

    /// Adds a diagnostic, or only counts it if the limit is reached.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        let has_room = if diagnostic.severity == Severity::Error {
            self.n_errors += 1;
            self.n_errors <= self.error_limit
        } else {
            self.kept.len() < self.error_limit.saturating_mul(OTHERS_PER_ERROR)
        };
        if has_room {
            self.kept.push(diagnostic);
        } else {
            self.n_dropped += 1;
        }
    }

    /// Number of errors found, kept or not.
    pub fn n_errors(&self) -> usize {
        self.n_errors
    }

    /// Number of diagnostics that were counted but not kept.
    pub fn n_dropped(&self) -> usize {
        self.n_dropped
    }

    /// Whether any error was found.
    pub fn has_errors(&self) -> bool {
        self.n_errors > 0
    }

    /// Whether the limit of errors is reached; a parser should then stop.
    pub fn is_full(&self) -> bool {
        self.n_errors >= self.error_limit
    }

    /// Whether nothing was reported.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty() && self.n_dropped == 0
    }

    /// Number of diagnostics kept.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// The diagnostics kept, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.kept.iter()
    }

    /// The errors kept, in order.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.kept.iter().filter(|d| d.is_error())
    }

    /// Renders all diagnostics, with a last line about those not kept.
    pub fn render(&self, renderer: &Renderer, sources: &SourceMap) -> String {
        self.rendered(renderer, sources).collect()
    }

    /// Like [`Diagnostics::render`], but one text at a time, because the total may be large.
    pub fn rendered<'a>(&'a self, renderer: &'a Renderer, sources: &'a SourceMap) -> impl Iterator<Item = String> + 'a {
        let last = (self.n_dropped > 0).then(|| format!("{} further messages not shown\n", self.n_dropped));
        self.kept.iter().map(|d| renderer.render(d, sources)).chain(last)
    }
}

impl Extend<Diagnostic> for Diagnostics {
    fn extend<I: IntoIterator<Item = Diagnostic>>(&mut self, iter: I) {
        iter.into_iter().for_each(|d| self.push(d));
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.kept.into_iter()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.kept.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_fifty_errors_and_counts_further_ones() {
        let mut all = Diagnostics::new();
        all.extend((0..60).map(|i| Diagnostic::error(format!("e{i}"))));
        all.push(Diagnostic::warning("w"));
        assert_eq!((all.len(), all.n_errors(), all.n_dropped(), all.is_full()), (51, 60, 10, true));
        assert!(all.render(&Renderer::compact(), &SourceMap::new()).ends_with("10 further messages not shown\n"));
    }
}
