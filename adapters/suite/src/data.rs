//! Data that the suite's files read, but that its crate does not hold.
//!
//! In: `CREATE EXTERNAL TABLE` statements with columns, over CSV files that do not exist. Out: files of random rows with
//! columns of these types; the tables of TPC-H, which are those of the original.
//! Invariants: equal statements make equal files; only files outside the suite's folder are written.
//! The rows that the suite's files expect are wrong for random data, so sessions are compared with each other.
//! Not here: files of other formats; statements that need them fail in all sessions.

use crate::session::external;
use datafusion::common::Result;
use std::fmt::{Display, Write as _};
use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::Path;
use tpchgen::generators as tpch;

/// Rows of a file.
const N_ROWS: usize = 100;

/// Writes the file that a statement reads, if it can be made up.
pub(crate) fn prepare(sql: &str) -> Result<()> {
    let Some((path, text)) = file_of(sql) else { return Ok(()) };
    let path = Path::new(&path);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(external)?;
    }
    fs::write(path, text).map_err(external)
}

/// The path and the text of the file that a statement needs.
fn file_of(sql: &str) -> Option<(String, String)> {
    let upper = sql.to_ascii_uppercase();
    let is_table = upper.trim_start().starts_with("CREATE EXTERNAL TABLE")
        || upper.trim_start().starts_with("CREATE UNBOUNDED EXTERNAL TABLE");
    if !is_table || !upper.contains("STORED AS CSV") {
        return None;
    }
    let location = &sql[upper.find("LOCATION")?..];
    let path = location.split('\'').nth(1)?;
    if !path.starts_with("../") || !path.ends_with(".csv") {
        return None;
    }
    let columns = columns(&sql[..upper.find("STORED AS CSV")?]);
    if columns.is_empty() {
        return None;
    }
    let option = |name: &str| {
        let at = sql.find(name)? + name.len() + 1;
        sql[at..].split('\'').nth(1)
    };
    let delimiter = option("format.delimiter").unwrap_or(",");
    let mut random = Random(path.bytes().fold(7, |hash: u64, byte| hash.wrapping_mul(31) + u64::from(byte)));
    let mut text = String::new();
    if option("format.has_header") != Some("false") {
        let names: Vec<_> = columns.iter().map(|column| column.name.as_str()).collect();
        let _ = writeln!(text, "{}", names.join(delimiter));
    }
    // A file that a table is ordered by would need sorted rows; equal rows are.
    let n_rows = if upper.contains("WITH ORDER") { 1 } else { N_ROWS };
    for _ in 0..n_rows {
        let row: Vec<_> = columns.iter().enumerate().map(|(at, column)| column.value(at, &mut random)).collect();
        let _ = writeln!(text, "{}", row.join(delimiter));
    }
    Some((path.to_owned(), text))
}

struct Column {
    name: String,
    /// In capitals.
    ty: String,
    is_unsigned: bool,
    is_nullable: bool,
}

/// The columns between the first parenthesis and its partner.
fn columns(sql: &str) -> Vec<Column> {
    let Some(start) = sql.find('(') else { return Vec::new() };
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for char in sql[start..].chars() {
        match char {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        match char {
            _ if depth == 0 => break,
            ',' if depth == 1 => parts.push(String::new()),
            '(' if depth == 1 && parts.len() == 1 && parts[0].is_empty() => {}
            char => parts.last_mut().expect("there is one").push(char),
        }
    }
    let column = |part: &String| {
        let mut words = part.split_whitespace();
        let name = words.next()?.trim_matches('"').to_owned();
        let ty = words.next()?.to_ascii_uppercase();
        let is_key = ["PRIMARY", "UNIQUE", "CONSTRAINT"].contains(&name.to_ascii_uppercase().as_str());
        let part = part.to_ascii_uppercase();
        let (is_unsigned, is_nullable) = (part.contains("UNSIGNED"), !part.contains("NOT NULL"));
        (!is_key).then_some(Column { name, ty, is_unsigned, is_nullable })
    };
    parts.iter().filter_map(column).collect()
}

impl Column {
    /// A value of a column; the first ones of a table have few different values.
    fn value(&self, at: usize, random: &mut Random) -> String {
        if self.is_nullable && random.below(8) == 0 {
            return String::new();
        }
        let kind = self.ty.split('(').next().unwrap_or_default();
        let few = if at < 3 { Some(5) } else { None };
        let mut integer = |bits: u32| -> String {
            let value = match few {
                Some(few) => return (1 + random.below(few)).to_string(),
                None if random.below(3) == 0 => random.below(100) << (64 - bits),
                None => random.next(),
            };
            match self.is_unsigned {
                true => (value >> (64 - bits)).to_string(),
                false => (value as i64 >> (64 - bits)).to_string(),
            }
        };
        match kind {
            "TINYINT" => integer(8),
            "SMALLINT" => integer(16),
            "INT" | "INTEGER" => integer(32),
            "BIGINT" => integer(64),
            "FLOAT" | "REAL" | "DOUBLE" => (random.below(1 << 40) as f64 / (1u64 << 40) as f64).to_string(),
            "DECIMAL" | "NUMERIC" => format!("{}.{:02}", random.below(1000), random.below(100)),
            "BOOLEAN" | "BOOL" => (random.below(2) == 0).to_string(),
            "DATE" => format!("20{:02}-{:02}-{:02}", random.below(30), 1 + random.below(12), 1 + random.below(28)),
            "TIMESTAMP" => format!(
                "20{:02}-{:02}-{:02}T{:02}:{:02}:{:02}",
                random.below(30),
                1 + random.below(12),
                1 + random.below(28),
                random.below(24),
                random.below(60),
                random.below(60)
            ),
            _ if at < 3 => char::from(b'a' + random.below(5) as u8).to_string(),
            _ => (0..30).map(|_| char::from(b'A' + random.below(26) as u8)).collect(),
        }
    }
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }
}

/// Writes the tables of TPC-H that the suite's queries read, unless they are there.
pub(crate) fn write_tpch(folder: &Path) -> Result<()> {
    const SCALE: f64 = 0.1;
    fn write<R: Display>(folder: &Path, name: &str, rows: impl Iterator<Item = R>) -> Result<()> {
        let path = folder.join(format!("{name}.tbl"));
        if path.exists() {
            return Ok(());
        }
        let mut file = BufWriter::new(File::create(path).map_err(external)?);
        for row in rows {
            writeln!(file, "{row}").map_err(external)?;
        }
        file.flush().map_err(external)
    }
    fs::create_dir_all(folder).map_err(external)?;
    write(folder, "lineitem", tpch::LineItemGenerator::new(SCALE, 1, 1).iter())?;
    write(folder, "orders", tpch::OrderGenerator::new(SCALE, 1, 1).iter())?;
    write(folder, "customer", tpch::CustomerGenerator::new(SCALE, 1, 1).iter())?;
    write(folder, "part", tpch::PartGenerator::new(SCALE, 1, 1).iter())?;
    write(folder, "partsupp", tpch::PartSuppGenerator::new(SCALE, 1, 1).iter())?;
    write(folder, "supplier", tpch::SupplierGenerator::new(SCALE, 1, 1).iter())?;
    write(folder, "nation", tpch::NationGenerator::new(SCALE, 1, 1).iter())?;
    write(folder, "region", tpch::RegionGenerator::new(SCALE, 1, 1).iter())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_the_declared_columns() {
        let sql = "CREATE EXTERNAL TABLE t (\n  a VARCHAR NOT NULL,\n  b DECIMAL(10, 2),\n  PRIMARY KEY (a),\n)\n\
                   STORED AS CSV\nLOCATION '../x/y.csv'\nOPTIONS ('format.delimiter' '|', 'format.has_header' 'true');";
        let (path, text) = file_of(sql).unwrap();
        assert_eq!(path, "../x/y.csv");
        let lines: Vec<_> = text.lines().collect();
        assert_eq!((lines[0], lines.len()), ("a|b", 1 + N_ROWS));
        assert!(lines[1..].iter().all(|line| line.split('|').count() == 2 && !line.starts_with('|')));
        assert_eq!(file_of(sql), file_of(sql));
        assert_eq!(file_of("CREATE EXTERNAL TABLE t STORED AS CSV LOCATION '../x/y.csv'"), None);
        assert_eq!(file_of("SELECT 1"), None);
    }
}
