//! What a golden case prints.
//!
//! Invariant: a run is counted even if it is skipped. Not here: how it is computed (see `show`, `run`).

/// The output of a case, and the reasons for skipped runs.
pub(super) struct Shown {
    pub(super) lines: Vec<String>,
    pub(super) skipped: Vec<String>,
    pub(super) runs: usize,
}

impl Shown {
    pub(super) fn of(text: &str) -> Shown {
        Shown { lines: text.lines().map(str::to_owned).collect(), skipped: Vec::new(), runs: 0 }
    }
}
