//! The command line.
//!
//! In: words. Out: [`Arguments`], or a message.
//! Not here: what the options do.

use super::Distributed;
use lexopt::prelude::*;
use std::ffi::OsString;
use std::path::PathBuf;

pub(crate) const HELP: &str = "\
usage: kernelsmith-query \"SELECT ...\" --table NAME=FILE [--table NAME=FILE]... [OPTION]...

Runs a query of SQL over files, with expressions compiled at run time. NAME=FILE is a Parquet file, a CSV file with a
header, or a directory of Parquet files.

  --explain          print the plan: which nodes are compiled, and what is left to DataFusion
  --analyze          run the query and print the plan with times and numbers of rows
  --compare          run the query with kernelsmith and without, print times, and compare the results
  --off              without kernelsmith
  --format FORMAT    table (default), csv or parquet; parquet needs --output
  --output FILE      write the result to a file; its extension determines the format
  --cluster HOST:PORT    run on the Ballista cluster of this scheduler, whose executors decide what is compiled
  --workers HOST:PORT[,HOST:PORT]...
                     run on these workers of datafusion-distributed
  --rows N           the maximum number of rows in a table (default 1000)
  --threads N        the number of partitions (default: as many as the machine has processors)
  --memory MIB       the maximum memory of the query
  --cache DIR        keep compiled code in a directory that only you can write, for later runs
  --runs N           the number of runs of --compare (default 5)
  --no-progress      no progress bar; there is none if standard error is no terminal
  --help             this text
";

/// How a result is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Table,
    Csv,
    Parquet,
}

/// What happens with the query.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    Run,
    Explain,
    Analyze,
    Compare,
}

/// A parsed command line.
#[derive(Debug)]
pub(crate) struct Arguments {
    pub(crate) sql: String,
    pub(crate) tables: Vec<(String, String)>,
    pub(crate) action: Action,
    pub(crate) is_off: bool,
    pub(crate) format: Format,
    pub(crate) output: Option<PathBuf>,
    pub(crate) max_rows: usize,
    pub(crate) threads: Option<usize>,
    pub(crate) memory_mib: Option<usize>,
    pub(crate) cache: Option<PathBuf>,
    pub(crate) runs: usize,
    pub(crate) cluster: Option<(Distributed, String)>,
    pub(crate) has_progress: bool,
}

/// Parses a command line; `None` asks for help.
///
/// # Errors
/// A message for the user.
pub(crate) fn parse(words: impl Iterator<Item = OsString>) -> Result<Option<Arguments>, String> {
    let mut parser = lexopt::Parser::from_args(words);
    let mut sql = None;
    let mut format = None;
    let mut arguments = Arguments {
        sql: String::new(),
        tables: Vec::new(),
        action: Action::Run,
        is_off: false,
        format: Format::Table,
        output: None,
        max_rows: 1000,
        threads: None,
        memory_mib: None,
        cache: None,
        runs: 5,
        cluster: None,
        has_progress: true,
    };
    let text = |error: lexopt::Error| error.to_string();
    while let Some(argument) = parser.next().map_err(text)? {
        match argument {
            Long("help") | Short('h') => return Ok(None),
            Long("explain") => arguments.action = Action::Explain,
            Long("analyze") => arguments.action = Action::Analyze,
            Long("compare") => arguments.action = Action::Compare,
            Long("off") => arguments.is_off = true,
            Long("no-progress") => arguments.has_progress = false,
            Long("table") => {
                let value = parser.value().and_then(|value| value.string()).map_err(text)?;
                let table = value.split_once('=').filter(|(name, file)| !name.is_empty() && !file.is_empty());
                let (name, file) = table.ok_or_else(|| format!("--table is {value}, wanted NAME=FILE"))?;
                arguments.tables.push((name.to_owned(), file.to_owned()));
            }
            Long("format") => {
                let value = parser.value().and_then(|value| value.string()).map_err(text)?;
                format = Some(match value.as_str() {
                    "table" => Format::Table,
                    "csv" => Format::Csv,
                    "parquet" => Format::Parquet,
                    _ => return Err(format!("--format is {value}, wanted table, csv or parquet")),
                });
            }
            Long("output") => arguments.output = Some(parser.value().map_err(text)?.into()),
            Long("cache") => arguments.cache = Some(parser.value().map_err(text)?.into()),
            Long("rows") => arguments.max_rows = number(&mut parser, "--rows", 0)?,
            Long("threads") => arguments.threads = Some(number(&mut parser, "--threads", 1)?),
            Long("memory") => arguments.memory_mib = Some(number(&mut parser, "--memory", 1)?),
            Long("runs") => arguments.runs = number(&mut parser, "--runs", 1)?,
            Long("cluster") => arguments.cluster = Some((Distributed::Ballista, addresses(&mut parser, "--cluster")?)),
            Long("workers") => arguments.cluster = Some((Distributed::Workers, addresses(&mut parser, "--workers")?)),
            Value(value) if sql.is_none() => sql = Some(value.string().map_err(text)?),
            other => return Err(other.unexpected().to_string()),
        }
    }
    arguments.sql = sql.ok_or("a query is missing")?;
    if let Some((engine, _)) = &arguments.cluster {
        let local = [
            ("--off", arguments.is_off),
            ("--memory", arguments.memory_mib.is_some()),
            ("--cache", arguments.cache.is_some()),
        ];
        if let Some((option, _)) = local.iter().find(|(_, is_given)| *is_given) {
            return Err(format!("{option} is an option of each executor, but there is {}", engine.option()));
        }
    }
    let by_name = match arguments.output.as_ref().and_then(|file| file.extension()).and_then(|name| name.to_str()) {
        Some("parquet") => Some(Format::Parquet),
        Some("csv") => Some(Format::Csv),
        _ => None,
    };
    arguments.format = format.or(by_name).unwrap_or(Format::Table);
    if arguments.format == Format::Parquet && arguments.output.is_none() {
        return Err("--format parquet needs --output FILE".to_owned());
    }
    Ok(Some(arguments))
}

/// Addresses of the form `HOST:PORT`, separated by commas; one of them for Ballista.
fn addresses(parser: &mut lexopt::Parser, option: &str) -> Result<String, String> {
    let given = parser.value().and_then(|value| value.string()).map_err(|error| error.to_string())?;
    let is_address = |address: &str| {
        let parts = address.rsplit_once(':').filter(|(host, _)| !host.is_empty() && !host.contains('/'));
        parts.is_some_and(|(_, port)| port.parse::<u16>().is_ok())
    };
    let most = if option == "--cluster" { 1 } else { usize::MAX };
    match given.split(',').all(is_address) && given.split(',').count() <= most {
        true => Ok(given),
        false => Err(format!("{option} is {given}, wanted HOST:PORT")),
    }
}

fn number(parser: &mut lexopt::Parser, option: &str, minimum: usize) -> Result<usize, String> {
    let value = parser.value().and_then(|value| value.string()).map_err(|error| error.to_string())?;
    let number = value.parse().ok().filter(|number| *number >= minimum && *number <= 1 << 40);
    number.ok_or_else(|| format!("{option} is {value}, wanted a number from {minimum}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &[&str]) -> Result<Option<Arguments>, String> {
        parse(words.iter().map(OsString::from))
    }

    #[test]
    fn tables_and_formats_are_read() {
        let words = [
            "select 1",
            "--table",
            "t=a.csv",
            "--table",
            "u=b=c.parquet",
            "--output",
            "x.csv",
            "--threads",
            "2",
            "--cache",
            "d",
        ];
        let arguments = parsed(&words).unwrap().unwrap();
        assert_eq!(arguments.sql, "select 1");
        let tables: Vec<_> = arguments.tables.iter().map(|(name, file)| (name.as_str(), file.as_str())).collect();
        assert_eq!(tables, [("t", "a.csv"), ("u", "b=c.parquet")]);
        assert_eq!((arguments.format, arguments.threads), (Format::Csv, Some(2)));
        assert_eq!(arguments.cache, Some("d".into()));
    }

    #[test]
    fn wrong_commands_have_messages() {
        for (words, wanted) in [
            (&[][..], "a query is missing"),
            (&["select 1", "--table", "t"], "--table is t, wanted NAME=FILE"),
            (&["select 1", "--table", "=f"], "--table is =f, wanted NAME=FILE"),
            (&["select 1", "--format", "xml"], "--format is xml, wanted table, csv or parquet"),
            (&["select 1", "--format", "parquet"], "--format parquet needs --output FILE"),
            (&["select 1", "--threads", "0"], "--threads is 0, wanted a number from 1"),
            (&["select 1", "--cluster", "a"], "--cluster is a, wanted HOST:PORT"),
            (&["select 1", "--cluster", "a:1,b:2"], "--cluster is a:1,b:2, wanted HOST:PORT"),
            (&["select 1", "--workers", "a:1,b"], "--workers is a:1,b, wanted HOST:PORT"),
            (&["select 1", "--workers", "a:1", "--off"], "--off is an option of each executor, but there is --workers"),
            (&["select 1", "select 2"], "unexpected argument \"select 2\""),
            (&["select 1", "--color"], "invalid option '--color'"),
        ] {
            assert_eq!(parsed(words).unwrap_err(), wanted);
        }
        assert!(parsed(&["--help"]).unwrap().is_none());
    }
}
