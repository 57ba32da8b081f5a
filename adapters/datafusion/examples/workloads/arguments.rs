//! The command line.
//!
//! In: words. Out: what to run.
//! Not here: running.

use crate::workloads::{NAMES, Settings, Texts};
use lexopt::prelude::*;
use std::path::PathBuf;

pub(crate) const HELP: &str = "\
workloads: queries over clicks on web pages (hits) and a shop (star), in DataFusion with kernelsmith and without

  --check          compare results in many ways instead of measuring times; needs no other option
  --workload NAME  hits or star (both)
  --queries A,B    only these queries, such as h7,s12
  --statements F   the queries of a file instead, each after a line `-- NAME`; with --workload
  --rows N         rows of the largest table (1000000; with --check 20000)
  --rounds N       measured runs of each query in each session (7)
  --partitions N   partitions of tables and plans (1)
  --parquet DIR    read the tables from files in this folder, which are written where they are missing
  --nulls N        NULLs of 1000 values (0)
  --texts WAY      views, offsets or dictionaries (views)
  --reasons        which sub-expressions are left to DataFusion, and why, by the number of queries
";

pub(crate) struct Arguments {
    pub(crate) check: bool,
    pub(crate) workloads: Vec<String>,
    pub(crate) queries: Option<Vec<String>>,
    pub(crate) statements: Option<PathBuf>,
    pub(crate) settings: Settings,
    pub(crate) rounds: usize,
    pub(crate) partitions: usize,
    pub(crate) parquet: Option<PathBuf>,
    pub(crate) reasons: bool,
}

/// `None` if help is wanted.
pub(crate) fn parse() -> Result<Option<Arguments>, lexopt::Error> {
    let mut arguments = Arguments {
        check: false,
        workloads: NAMES.map(str::to_owned).to_vec(),
        queries: None,
        statements: None,
        settings: Settings::default(),
        rounds: 7,
        partitions: 1,
        parquet: None,
        reasons: false,
    };
    let mut rows = None;
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("check") => arguments.check = true,
            Long("workload") => arguments.workloads = vec![parser.value()?.string()?],
            Long("queries") => {
                arguments.queries = Some(parser.value()?.string()?.split(',').map(str::to_owned).collect());
            }
            Long("statements") => arguments.statements = Some(parser.value()?.into()),
            Long("rows") => rows = Some(parser.value()?.parse()?),
            Long("rounds") => arguments.rounds = parser.value()?.parse()?,
            Long("partitions") => arguments.partitions = parser.value()?.parse()?,
            Long("parquet") => arguments.parquet = Some(parser.value()?.into()),
            Long("nulls") => arguments.settings.nulls = parser.value()?.parse()?,
            Long("texts") => {
                arguments.settings.texts = match parser.value()?.string()?.as_str() {
                    "views" => Texts::Views,
                    "offsets" => Texts::Offsets,
                    "dictionaries" => Texts::Dictionaries,
                    other => return Err(format!("--texts {other}: it is views, offsets or dictionaries").into()),
                };
            }
            Long("reasons") => arguments.reasons = true,
            Long("help") | Short('h') => return Ok(None),
            other => return Err(other.unexpected()),
        }
    }
    arguments.settings.rows = rows.unwrap_or(if arguments.check { 20_000 } else { 1_000_000 });
    if arguments.settings.rows < 100
        || arguments.rounds < 3
        || arguments.partitions == 0
        || arguments.settings.nulls > 1000
    {
        return Err("--rows is at least 100, --rounds 3, --partitions 1, and --nulls at most 1000".into());
    }
    if arguments.workloads.iter().any(|name| !NAMES.contains(&name.as_str())) {
        return Err(format!("--workload is one of {}", NAMES.join(", ")).into());
    }
    Ok(Some(arguments))
}
