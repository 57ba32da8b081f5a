//! Short inputs, many groups, little memory, and queries that are cancelled.
//!
//! In: tables that are larger than what code waits for. Out: equal results, metrics, released memory.
//! Not here: what is compiled.

use crate::support::{By, grouping_session, run, runtime, session};
use datafusion::arrow::array::{ArrayRef, Int64Array, RecordBatch};
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::catalog::streaming::StreamingTable;
use datafusion::common::Result;
use datafusion::execution::runtime_env::RuntimeEnvBuilder;
use datafusion::execution::{SendableRecordBatchStream, SessionStateBuilder, TaskContext};
use datafusion::physical_plan::stream::RecordBatchStreamAdapter;
use datafusion::physical_plan::streaming::PartitionStream;
use datafusion::prelude::{SessionConfig, SessionContext};
use kernelsmith_datafusion::results::{cells, difference, sorted};
use kernelsmith_datafusion::{Grouping, Options, WithKernelsmith};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

fn schema() -> SchemaRef {
    Arc::new(Schema::new(vec![Field::new("a", DataType::Int64, true), Field::new("g", DataType::Int64, false)]))
}

/// Rows whose second column has so many values.
fn batch(rows: i64, groups: i64) -> RecordBatch {
    let a: ArrayRef = Arc::new(Int64Array::from_iter((0..rows).map(|n| (n % 5 != 0).then_some(n))));
    let g: ArrayRef = Arc::new(Int64Array::from_iter_values((0..rows).map(|n| n % groups)));
    RecordBatch::try_new(schema(), vec![a, g]).unwrap()
}

/// The plan of a query that ran with default options, with its metrics.
fn analysed(rows: i64, sql: &str) -> String {
    runtime().block_on(async {
        let config = SessionConfig::new().with_target_partitions(1);
        let builder = SessionStateBuilder::new().with_default_features().with_config(config);
        let mut options = Options::default();
        (options.wait, options.grouping) = (true, Grouping::Compiled);
        let session = SessionContext::new_with_state(builder.with_kernelsmith(options).build());
        session.register_batch("t", batch(rows, 3)).unwrap();
        let batches = session.sql(&format!("EXPLAIN ANALYZE {sql}")).await.unwrap().collect().await.unwrap();
        cells(&batches).unwrap().iter().flatten().map(ToString::to_string).collect()
    })
}

#[test]
fn short_inputs_are_left_to_datafusion() {
    for sql in ["SELECT a * 2 FROM t WHERE a % 7 < 3", "SELECT sum(a * 2) FROM t WHERE a % 7 < 3"] {
        let text = analysed(1000, sql);
        assert!(text.contains("rows_datafusion=1.00 K") || text.contains("rows_datafusion=1000"), "{text}");
        assert!(text.contains("compile_us=0") && text.contains("rows_compiled=0"), "{text}");
    }
}

#[test]
fn long_inputs_are_compiled() {
    for sql in [
        "SELECT a * 2 FROM t WHERE a % 7 < 3",
        "SELECT sum(a * 2) FROM t WHERE a % 7 < 3",
        "SELECT g, sum(a * 2) FROM t WHERE a % 7 < 3 GROUP BY g",
        "SELECT a % 1000, count(*) FROM t GROUP BY a % 1000",
    ] {
        let text = analysed(50_000, sql);
        assert!(!text.contains("compile_us=0") && text.contains("rows_compiled="), "{text}");
        assert!(!text.contains("rows_compiled=0"), "{text}");
        assert!(text.contains("compile_failures=0") && text.contains("rows_interpreted=0"), "{text}");
    }
}

/// Without waiting, DataFusion computes batches until a thread has compiled, whenever that is; results are equal.
#[test]
fn code_replaces_datafusion_between_batches() {
    runtime().block_on(async {
        let config = SessionConfig::new().with_target_partitions(1).with_batch_size(100);
        let mut options = Options::default();
        options.min_rows = 0;
        let builder = SessionStateBuilder::new().with_default_features().with_config(config.clone());
        let with = SessionContext::new_with_state(builder.with_kernelsmith(options).build());
        let without = SessionContext::new_with_config(config);
        for session in [&with, &without] {
            session.register_batch("t", batch(20_000, 3)).unwrap();
        }
        for sql in ["SELECT a * 2 FROM t WHERE a % 7 < 3", "SELECT g, sum(a), count(*) FROM t GROUP BY g"] {
            let wanted = sorted(run(&without, sql).await.unwrap());
            let mut n_compiled = 0;
            // The first runs may end before there is code.
            for _ in 0..1_000 {
                assert_eq!(difference(&wanted, &sorted(run(&with, sql).await.unwrap())), None, "{sql}");
                let rows = with.sql(&format!("EXPLAIN ANALYZE {sql}")).await.unwrap().collect().await.unwrap();
                let text: String = cells(&rows).unwrap().iter().flatten().map(ToString::to_string).collect();
                n_compiled += usize::from(!text.contains("rows_compiled=0"));
                if n_compiled > 1 {
                    assert!(!text.contains("cache_hits=0"), "{text}");
                    break;
                }
            }
            assert!(n_compiled > 1, "{sql}: no code was ever used");
        }
    });
}

/// Results do not depend on who groups: one stage and two, choices by measuring and forced ones.
#[test]
fn any_number_of_groups_has_equal_results() {
    let aggregates = "count(*), count(a), sum(a * 3), min(a), max(a + g), avg(a), stddev(a)";
    let statements = [
        format!("SELECT g, {aggregates} FROM t WHERE a % 11 <> 4 GROUP BY g"),
        // Some groups have no value.
        "SELECT g, g % 3, sum(a), avg(a + 1), avg(CAST(a AS DECIMAL(18, 2))), var_pop(a) FROM t GROUP BY g, g % 3"
            .to_owned(),
    ];
    runtime().block_on(async {
        for (rows, groups) in [
            (6_000, 1),
            (6_000, 2),
            (6_000, 7),
            (6_000, 8),
            (6_000, 9),
            (6_000, 200),
            (6_000, 6_000),
            (60_000, 3),
            (100_000, 8),
            (60_000, 500),
            (60_000, 40_000),
        ] {
            let table = batch(rows, groups);
            for partitions in [1, 2] {
                let with_table = |by, grouping| {
                    let session = grouping_session(partitions, 2500, by, grouping);
                    session.register_batch("t", table.clone()).unwrap();
                    session
                };
                let without = with_table(By::DataFusion, Grouping::Measured);
                for sql in &statements {
                    let wanted = sorted(run(&without, sql).await.unwrap());
                    for grouping in [Grouping::Compiled, Grouping::Left, Grouping::Measured] {
                        let given = run(&with_table(By::Code, grouping), sql).await.unwrap();
                        let found = difference(&wanted, &sorted(given));
                        assert_eq!(found, None, "{groups} groups, {partitions} partitions, {grouping:?}: {sql}");
                    }
                }
            }
        }
    });
}

/// What DataFusion computes is counted as such, from the first row on.
#[test]
fn groups_can_be_left_to_datafusion() {
    runtime().block_on(async {
        let session = grouping_session(1, 8192, By::Code, Grouping::Left);
        session.register_batch("t", batch(60_000, 300)).unwrap();
        let sql = "EXPLAIN ANALYZE SELECT g, sum(a) FROM t GROUP BY g";
        let rows = cells(&session.sql(sql).await.unwrap().collect().await.unwrap()).unwrap();
        let text: String = rows.iter().flatten().map(ToString::to_string).collect();
        assert!(text.contains("rows_datafusion=60.0"), "{text}");
        assert!(text.contains("mode=Single") && !text.contains("mode=Final"), "{text}");
    });
}

/// Only groups are left to DataFusion, not the filter below them: code computes it for the first rows, which it groups, too,
/// and again for all rows.
#[test]
fn filters_below_groups_of_datafusion_are_compiled() {
    runtime().block_on(async {
        let session = grouping_session(1, 8192, By::Code, Grouping::Left);
        session.register_batch("t", batch(60_000, 300)).unwrap();
        let sql = "EXPLAIN ANALYZE SELECT g, sum(a) FROM t WHERE a % 7 < 3 GROUP BY g";
        let rows = cells(&session.sql(sql).await.unwrap().collect().await.unwrap()).unwrap();
        let text: String = rows.iter().flatten().map(ToString::to_string).collect();
        assert!(text.contains("rows_datafusion=60.0") && text.contains("rows_compiled=109."), "{text}");
    });
}

/// What a session has measured is not measured again: only the first of two runs computes rows twice. A table with other
/// columns is another input.
#[test]
fn measured_choices_are_remembered() {
    runtime().block_on(async {
        let session = grouping_session(1, 8192, By::Code, Grouping::Measured);
        session.register_batch("t", batch(60_000, 60_000)).unwrap();
        let sql = "EXPLAIN ANALYZE SELECT g, sum(a) FROM t GROUP BY g";
        let mut texts = Vec::new();
        for sql in [sql, sql, "EXPLAIN ANALYZE SELECT g, sum(a) FROM (SELECT a, a AS g FROM t) GROUP BY g"] {
            let rows = cells(&session.sql(sql).await.unwrap().collect().await.unwrap()).unwrap();
            texts.push(rows.iter().flatten().map(ToString::to_string).collect::<String>());
        }
        assert!(texts.iter().all(|text| text.contains("rows_datafusion=60.0")), "{texts:?}");
        let compiles = texts.iter().map(|text| !text.contains("rows_compiled=0")).collect::<Vec<_>>();
        assert_eq!(compiles, [true, false, true], "{texts:?}");
    });
}

/// An error behind the first rows, which DataFusion has read before it was chosen, is its own.
#[test]
fn errors_of_groups_are_those_of_datafusion() {
    runtime().block_on(async {
        let sql = "SELECT g, sum(100 / (a - 50001)) FROM t GROUP BY g";
        let mut errors = Vec::new();
        for (by, grouping) in
            [(By::DataFusion, Grouping::Left), (By::Code, Grouping::Left), (By::Code, Grouping::Compiled)]
        {
            let session = grouping_session(1, 4096, by, grouping);
            session.register_batch("t", batch(60_000, 300)).unwrap();
            errors.push(run(&session, sql).await.unwrap_err().to_string());
        }
        assert_eq!(errors[1..], [errors[0].clone(), errors[0].clone()]);
    });
}

#[test]
fn memory_is_reserved_and_released() {
    runtime().block_on(async {
        let groupings = [Grouping::Measured, Grouping::Compiled, Grouping::Left];
        for (grouping, limit) in groupings.into_iter().flat_map(|how| [10, 12, 14, 26].map(|bits| (how, 1 << bits))) {
            let environment = RuntimeEnvBuilder::new().with_memory_limit(limit, 1.0).build_arc().unwrap();
            let config = SessionConfig::new().with_target_partitions(1).with_batch_size(128);
            let mut options = Options::default();
            (options.min_rows, options.grouping) = (0, grouping);
            let builder = SessionStateBuilder::new().with_default_features().with_config(config);
            let state = builder.with_runtime_env(Arc::clone(&environment)).with_kernelsmith(options).build();
            let session = SessionContext::new_with_state(state);
            session.register_batch("t", batch(60_000, 50)).unwrap();
            match run(&session, "SELECT g, sum(a + 1), min(a), max(a) FROM t GROUP BY g").await {
                Ok(rows) => assert_eq!(rows.len(), 50),
                Err(error) => {
                    assert!(error.to_string().contains("Resources exhausted"), "{error}");
                    assert!(limit < 1 << 26, "{error}");
                }
            }
            assert_eq!(environment.memory_pool.reserved(), 0);
        }
    });
}

/// A second stage that spills needs memory while the first one sends its groups.
#[test]
fn states_hold_no_memory_while_they_are_sent() {
    let sql = "SELECT count(*), sum(total) FROM (SELECT (v * 7) % 100000 AS k, sum(v) AS total FROM \
               generate_series(1, 100000) AS t(v) GROUP BY (v * 7) % 100000)";
    runtime().block_on(async {
        for _ in 0..5 {
            for limit in [1000, 1200, 1400] {
                let environment = RuntimeEnvBuilder::new().with_memory_limit(limit << 10, 1.0).build_arc().unwrap();
                let config = SessionConfig::new().with_target_partitions(4).with_batch_size(128);
                let builder = SessionStateBuilder::new().with_default_features().with_config(config);
                let state = builder.with_runtime_env(environment).with_kernelsmith(Options::default()).build();
                let rows = run(&SessionContext::new_with_state(state), sql).await.unwrap();
                assert_eq!(rows[0].iter().map(ToString::to_string).collect::<Vec<_>>(), ["100000", "5000050000"]);
            }
        }
    });
}

/// A table without end that counts the batches that were read.
#[derive(Debug)]
struct Endless {
    schema: SchemaRef,
    n_batches: Arc<AtomicUsize>,
}

impl PartitionStream for Endless {
    fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    fn execute(&self, _context: Arc<TaskContext>) -> SendableRecordBatchStream {
        let n_batches = Arc::clone(&self.n_batches);
        let batches = futures::stream::unfold((), move |()| {
            n_batches.fetch_add(1, Ordering::Relaxed);
            async {
                tokio::task::yield_now().await;
                Some((Ok(batch(100, 3)), ()))
            }
        });
        Box::pin(RecordBatchStreamAdapter::new(Arc::clone(&self.schema), batches))
    }
}

#[test]
fn a_cancelled_query_releases_its_input() {
    runtime().block_on(async {
        let grouped = "SELECT g, sum(a) FROM t GROUP BY g";
        for (sql, grouping) in [
            ("SELECT sum(a * 2) FROM t WHERE a > 3", Grouping::Measured),
            (grouped, Grouping::Compiled),
            (grouped, Grouping::Left),
        ] {
            let session = grouping_session(1, 8192, By::Code, grouping);
            let n_batches = Arc::new(AtomicUsize::new(0));
            let alive: Weak<AtomicUsize> = Arc::downgrade(&n_batches);
            let endless = Endless { schema: schema(), n_batches };
            let table = StreamingTable::try_new(schema(), vec![Arc::new(endless)]).unwrap();
            session.register_table("t", Arc::new(table)).unwrap();
            let query = async { run(&session, sql).await };
            assert!(tokio::time::timeout(Duration::from_millis(300), query).await.is_err(), "the query has no end");
            assert!(alive.upgrade().is_some_and(|n_batches| n_batches.load(Ordering::Relaxed) > 0));
            session.deregister_table("t").unwrap();
            drop(session);
            assert!(alive.upgrade().is_none(), "the input is still in use");
        }
    });
}

/// Groups that appear late, long keys, and NULL as a key.
#[test]
fn groups_of_any_key_have_equal_results() {
    let keys = [
        "CASE WHEN a > 5500 THEN 2 WHEN a > 3000 THEN 1 END",
        "CASE WHEN a > 4000 THEN 'a key of more than twelve bytes' ELSE 'another key that is long' END",
        "CAST(a % 6 AS VARCHAR)",
        "a % 3 = 0, g % 2",
    ];
    runtime().block_on(async {
        let [with, without] = [By::Code, By::DataFusion].map(|by| {
            let session = session(1, 2500, by);
            session.register_batch("t", batch(6000, 4)).unwrap();
            session
        });
        for key in keys {
            let sql =
                format!("SELECT {key}, count(*), sum(a), min(a), avg(a * 2) FROM t WHERE a % 11 <> 4 GROUP BY {key}");
            let (wanted, given) = (run(&without, &sql).await.unwrap(), run(&with, &sql).await.unwrap());
            assert_eq!(difference(&sorted(wanted), &sorted(given)), None, "{key}");
        }
    });
}

/// An error of DataFusion stays one, whoever met it first.
#[test]
fn errors_are_those_of_datafusion() -> Result<()> {
    runtime().block_on(async {
        let [with, without] = [By::Code, By::DataFusion].map(|by| {
            let session = session(1, 100, by);
            session.register_batch("t", batch(1000, 5)).unwrap();
            session
        });
        for sql in [
            "SELECT sum(100 / (a - 501)) FROM t",
            "SELECT 100 / (a - 501) FROM t",
            "SELECT a FROM t WHERE 1 / (a - 501) = 0",
        ] {
            let (wanted, given) = (run(&without, sql).await.unwrap_err(), run(&with, sql).await.unwrap_err());
            assert_eq!(given.to_string(), wanted.to_string(), "{sql}");
        }
        Ok(())
    })
}
