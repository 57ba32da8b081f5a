//! The command line.
//!
//! In: words. Out: what to measure.
//! Not here: measuring.

use lexopt::prelude::*;
use std::path::PathBuf;

pub(crate) const HELP: &str = "\
engines: queries in DataFusion with kernelsmith and without, and in other engines, one thread, processor time

  --scale S     the scale factor of TPC-H's tables (0.1)
  --rounds N    measured runs of each query in each session (9)
  --queries A,B only these of the 22 queries, such as q1,q6
  --no-peers    without DuckDB and Polars, for which the python3 of KERNELSMITH_PEERS, or else the system's, must have the
                modules duckdb, polars and pyarrow
  --csv FILE    write the results as rows of a record, too
";

pub(crate) struct Arguments {
    pub(crate) scale: f64,
    pub(crate) rounds: usize,
    pub(crate) queries: Option<Vec<String>>,
    pub(crate) peers: bool,
    pub(crate) csv: Option<PathBuf>,
}

/// `None` if help is wanted.
pub(crate) fn parse() -> Result<Option<Arguments>, lexopt::Error> {
    let mut arguments = Arguments { scale: 0.1, rounds: 9, queries: None, peers: true, csv: None };
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("scale") => arguments.scale = parser.value()?.parse()?,
            Long("rounds") => arguments.rounds = parser.value()?.parse()?,
            Long("queries") => {
                arguments.queries = Some(parser.value()?.string()?.split(',').map(str::to_owned).collect());
            }
            Long("no-peers") => arguments.peers = false,
            Long("csv") => arguments.csv = Some(parser.value()?.into()),
            Long("help") | Short('h') => return Ok(None),
            other => return Err(other.unexpected()),
        }
    }
    // tpchgen has no other tables, and quartiles need several runs.
    if !(arguments.scale > 0.0 && arguments.scale <= 100.0) || arguments.rounds < 3 {
        return Err("--scale is above 0 and at most 100, --rounds at least 3".into());
    }
    Ok(Some(arguments))
}
