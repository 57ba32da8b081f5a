//! The results as rows of a record, from which `cargo xtask performance` writes its page.
//!
//! In: times in milliseconds. Out: a CSV of the times with kernelsmith next to those of others.
//! Not here: the head of a record, which names the machine.

use std::fmt::Write;
use std::path::Path;

#[derive(Default)]
pub(crate) struct Record {
    rows: String,
    /// The times of Q1 and Q6 with kernelsmith, `q6 floats` for example, that those of other engines are compared with.
    pub(crate) times: Vec<(String, f64)>,
}

impl Record {
    /// A row: ours against another.
    pub(crate) fn add(&mut self, row: &str, ours: f64, against: &str, theirs: f64) {
        let _ = writeln!(self.rows, "\"{row}\",time,ms,{ours:.2},{against},{theirs:.2}");
        let _ = writeln!(self.rows, "\"{row}\",speed-up,,{:.2},{against},", theirs / ours);
    }

    /// A mean of speed-ups over DataFusion.
    pub(crate) fn mean(&mut self, row: &str, mean: f64) {
        let _ = writeln!(self.rows, "{row},speed-up,,{mean:.3},DataFusion,");
    }

    /// The lines of `peers.py`: an engine, a query, how the engine runs it, if there are several ways, and a table.
    pub(crate) fn add_peers(&mut self, text: &str) {
        for (name, time) in text.lines().filter_map(|line| line.rsplit_once(": ")) {
            let (words, time) = (name.split(' ').collect::<Vec<_>>(), time.parse::<f64>());
            let ([engine, query, way @ .., table], Ok(time)) = (words.as_slice(), time) else { continue };
            let row = format!("{query} {table}");
            if let Some((_, ours)) = self.times.iter().find(|(known, _)| *known == row) {
                let engine = [&[*engine], way].concat().join(" ");
                self.add(&row, *ours, &engine, time);
            }
        }
    }

    pub(crate) fn write(&self, path: &Path) -> datafusion::common::Result<()> {
        std::fs::write(path, format!("row,what,unit,value,against,value_against\n{}", self.rows))?;
        Ok(())
    }
}
