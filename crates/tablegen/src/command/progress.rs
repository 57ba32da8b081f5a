//! A progress line for terminals.
//!
//! In: progress updates. Out: a line that is overwritten, and cleared at the end.
//! Invariants: nothing is written in the first half second, or more than ten times per second; the line is cleared
//! before any other text. Not here: terminal detection.

use crate::api::WATCH_PERIOD;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// Delay before the progress line appears.
const PATIENCE: Duration = Duration::from_millis(500);

const CLEAR: &str = "\r\x1b[K";

pub(super) struct Progress {
    /// `None` if progress is not shown.
    start: Option<Instant>,
    /// Time of the next update, from the start.
    next: Duration,
    is_shown: bool,
}

impl Progress {
    pub(super) fn new(is_wanted: bool) -> Self {
        Progress { start: is_wanted.then(Instant::now), next: PATIENCE, is_shown: false }
    }

    pub(super) fn is_wanted(&self) -> bool {
        self.start.is_some()
    }

    /// Shows the text if an update is due.
    pub(super) fn tick(&mut self, out: &mut dyn Write, text: impl FnOnce() -> String) -> io::Result<()> {
        match self.start {
            Some(start) => self.tick_at(start.elapsed(), out, text),
            None => Ok(()),
        }
    }

    fn tick_at(&mut self, now: Duration, out: &mut dyn Write, text: impl FnOnce() -> String) -> io::Result<()> {
        if now < self.next {
            return Ok(());
        }
        self.next = now + WATCH_PERIOD;
        self.is_shown = true;
        write!(out, "{CLEAR}{}", text())?;
        out.flush()
    }

    /// Clears the line, so that other text can be written.
    pub(super) fn clear(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if std::mem::take(&mut self.is_shown) {
            out.write_all(CLEAR.as_bytes())?;
        }
        Ok(())
    }
}

/// A writer that reports progress.
pub(super) struct Watched<'a> {
    pub(super) out: &'a mut dyn Write,
    pub(super) progress: &'a mut Progress,
    pub(super) terminal: &'a mut dyn Write,
    pub(super) n_bytes: usize,
}

impl Write for Watched<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let n = self.out.write(bytes)?;
        self.n_bytes += n;
        let n_bytes = self.n_bytes;
        self.progress.tick(self.terminal, || format!("writing: {} MB", n_bytes / 1_000_000))?;
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_appears_when_work_is_long_and_goes_when_it_is_done() {
        let (mut progress, mut out) = (Progress::new(true), Vec::new());
        for (ms, n) in [(0, 1), (499, 2), (500, 3), (550, 4), (600, 5)] {
            progress.tick_at(Duration::from_millis(ms), &mut out, || format!("{n} records")).unwrap();
        }
        progress.clear(&mut out).unwrap();
        progress.clear(&mut out).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "\r\x1b[K3 records\r\x1b[K5 records\r\x1b[K");
    }

    #[test]
    fn short_work_and_work_that_nobody_watches_is_silent() {
        let mut out = Vec::new();
        for mut progress in [Progress::new(true), Progress::new(false)] {
            progress.tick(&mut out, || "x".to_string()).unwrap();
            progress.clear(&mut out).unwrap();
        }
        assert_eq!(out, b"");
    }
}
