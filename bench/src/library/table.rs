//! Measured rows as text, as CSV, and as input for the plot.
//!
//! In: [`Measured`] rows of a family. Out: a table with a column per contender, time ratios and their geometric means.
//! Invariant: a ratio is the peer's time divided by ours: above 1, we are faster. Not here: measuring.

use std::fmt::Write;

/// A contender: a library and a variant of its call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// "ours", or the name of a peer.
    pub name: String,
    /// The variant.
    pub variant: String,
    /// Whether it is our library.
    pub is_ours: bool,
}

impl Contender {
    fn title(&self) -> String {
        format!("{} {}", self.name, self.variant)
    }
}

/// The time of a contender for a row.
#[derive(Clone, Debug)]
pub struct Time {
    /// Index of the contender in its family.
    pub contender: usize,
    /// Nanoseconds per call.
    pub nanos: f64,
    /// Whether its results match those of the others.
    pub is_right: bool,
}

/// A row.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Its name.
    pub row: String,
    /// The minimum time in nanoseconds, and the limiting resource.
    pub bound: (f64, &'static str),
    /// Floating-point operations.
    pub flops: f64,
    /// Bytes read and written.
    pub bytes: usize,
    /// The times of the contenders.
    pub times: Vec<Time>,
}

impl Measured {
    fn best(&self, contenders: &[Contender], is_ours: bool) -> Option<&Time> {
        let times = self.times.iter().filter(|time| time.is_right && contenders[time.contender].is_ours == is_ours);
        times.min_by(|a, b| a.nanos.total_cmp(&b.nanos))
    }

    /// Our minimum time over all our variants.
    pub fn ours(&self, contenders: &[Contender]) -> Option<f64> {
        self.best(contenders, true).map(|time| time.nanos)
    }

    /// The minimum time of all peers.
    pub fn best_peer(&self, contenders: &[Contender]) -> Option<f64> {
        self.best(contenders, false).map(|time| time.nanos)
    }
}

/// A family with its rows.
#[derive(Clone, Debug)]
pub struct Family {
    /// Its name.
    pub name: String,
    /// The contenders.
    pub contenders: Vec<Contender>,
    /// The measured rows.
    pub rows: Vec<Measured>,
}

/// A time with three or four digits.
pub fn short(nanos: f64) -> String {
    match nanos {
        0.0..10.0 => format!("{nanos:.2} ns"),
        10.0..1e3 => format!("{nanos:.0} ns"),
        1e3..1e5 => format!("{:.2} us", nanos / 1e3),
        1e5..1e6 => format!("{:.0} us", nanos / 1e3),
        _ => format!("{:.2} ms", nanos / 1e6),
    }
}

fn mean(ratios: &[f64]) -> f64 {
    (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp()
}

impl Family {
    /// A family whose rows refer to contenders by index. Our contenders are sorted to the front.
    pub fn new(name: &str, contenders: Vec<Contender>, mut rows: Vec<Measured>) -> Family {
        let mut order: Vec<usize> = (0..contenders.len()).collect();
        order.sort_by_key(|&at| !contenders[at].is_ours);
        for time in rows.iter_mut().flat_map(|row| &mut row.times) {
            time.contender = order.iter().position(|&at| at == time.contender).unwrap_or_default();
        }
        let contenders = order.iter().map(|&at| contenders[at].clone()).collect();
        Family { name: name.to_owned(), contenders, rows }
    }

    /// The time ratios of a contender to our best variant.
    fn ratios(&self, contender: usize) -> Vec<f64> {
        let ratio = |row: &Measured| {
            let time = row.times.iter().find(|time| time.contender == contender && time.is_right)?;
            Some(time.nanos / row.ours(&self.contenders)?)
        };
        self.rows.iter().filter_map(ratio).collect()
    }

    /// The table.
    pub fn text(&self) -> String {
        let width = self.rows.iter().map(|row| row.row.len()).max().unwrap_or(0).max(16);
        let titles: Vec<String> = self.contenders.iter().map(Contender::title).collect();
        let columns: Vec<usize> = titles.iter().map(|title| title.len().max(9)).collect();
        // Writing to a string cannot fail.
        let mut text = format!("{:width$} {:>9} {:>6}", self.name, "bound", "");
        for (title, column) in titles.iter().zip(&columns) {
            let _ = write!(text, "  {title:>column$}");
        }
        let _ = writeln!(text, "  {:>8}  {:>6}", "of bound", "ratio");
        for row in &self.rows {
            let _ = write!(text, "{:width$} {:>9} {:6}", row.row, short(row.bound.0), row.bound.1);
            for (at, column) in columns.iter().enumerate() {
                let cell = match row.times.iter().find(|time| time.contender == at) {
                    None => "-".to_owned(),
                    Some(time) if !time.is_right => "wrong".to_owned(),
                    Some(time) => short(time.nanos),
                };
                let _ = write!(text, "  {cell:>column$}");
            }
            let best = row.ours(&self.contenders).or(row.best_peer(&self.contenders));
            let share = best.map_or("-".to_owned(), |nanos| format!("{:.0}%", 100.0 * row.bound.0 / nanos));
            let ratio = match (row.ours(&self.contenders), row.best_peer(&self.contenders)) {
                (Some(ours), Some(theirs)) => format!("{:.2}", theirs / ours),
                _ => "-".to_owned(),
            };
            let _ = writeln!(text, "  {share:>8}  {ratio:>6}");
        }
        let both = |row: &Measured| Some(row.best_peer(&self.contenders)? / row.ours(&self.contenders)?);
        let ratios: Vec<f64> = self.rows.iter().filter_map(both).collect();
        if !ratios.is_empty() {
            let _ = write!(text, "{:width$} {:>9} {:>6}", "peer/ours, mean", "", "");
            for (at, column) in columns.iter().enumerate() {
                let ratios = self.ratios(at);
                let cell = if ratios.is_empty() { "-".to_owned() } else { format!("{:.2}", mean(&ratios)) };
                let _ = write!(text, "  {cell:>column$}");
            }
            let _ = writeln!(text, "  {:>8}  {:>6.2}", "", mean(&ratios));
        }
        text
    }

    /// Lines of a CSV file.
    pub fn csv(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let ours = row.ours(&self.contenders);
            for time in &row.times {
                let ratio = ours.map_or(String::new(), |ours| format!("{:.3}", time.nanos / ours));
                let right = if time.is_right { "" } else { "wrong" };
                let (contender, nanos) = (self.contenders[time.contender].title(), time.nanos);
                let bound = row.bound.0;
                let _ = writeln!(text, "{},{},{contender},{nanos:.2},{bound:.2},{ratio},{right}", self.name, row.row);
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ratio_is_the_best_right_peers_time_by_ours() {
        let contender = |name: &str, is_ours| Contender { name: name.to_owned(), variant: "x".to_owned(), is_ours };
        let time = |contender, nanos, is_right| Time { contender, nanos, is_right };
        let contenders = vec![contender("a", false), contender("ours", true), contender("b", false)];
        let family = Family::new(
            "products",
            contenders,
            vec![
                Measured {
                    row: "one".to_owned(),
                    bound: (5.0, "peak"),
                    flops: 1.0,
                    bytes: 1,
                    times: vec![time(1, 10.0, true), time(0, 40.0, true), time(2, 1.0, false)],
                },
                Measured {
                    row: "two".to_owned(),
                    bound: (1500.0, "L1"),
                    flops: 1.0,
                    bytes: 1,
                    times: vec![time(1, 2000.0, true), time(2, 2000.0, true)],
                },
            ],
        );
        assert!(family.contenders[0].is_ours);
        let text = family.text();
        let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(lines[1], ["one", "5.00", "ns", "peak", "10", "ns", "40", "ns", "wrong", "50%", "4.00"]);
        assert_eq!(lines[2], ["two", "1.50", "us", "L1", "2.00", "us", "-", "2.00", "us", "75%", "1.00"]);
        assert_eq!(lines[3], ["peer/ours,", "mean", "1.00", "4.00", "1.00", "2.00"]);
        assert!(family.csv().contains("products,one,b x,1.00,5.00,0.100,wrong\n"));
    }
}
