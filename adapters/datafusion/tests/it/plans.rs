//! What the rule does to plans.
//!
//! In: statements. Out: plans as text.
//! Not here: results.

use crate::support::{By, run, runtime, session};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use datafusion::common::config::ConfigOptions;
use datafusion::physical_optimizer::PhysicalOptimizerRule;
use datafusion::physical_plan::displayable;
use datafusion::prelude::SessionContext;

const TABLE: &str =
    "CREATE TABLE t (a INT, b BIGINT, d DOUBLE, s VARCHAR) AS VALUES (1, 2, 3.0, 'x'), (NULL, 5, 1.5, 'yy')";

fn in_session<T>(rule: bool, run: impl AsyncFnOnce(SessionContext) -> Result<T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let session = session(1, 8192, if rule { By::Code } else { By::DataFusion });
        session.sql(TABLE).await.unwrap().collect().await.unwrap();
        run(session).await.unwrap()
    })
}

fn plan(rule: bool, sql: &str) -> String {
    in_session(rule, async |session| {
        let plan = session.sql(sql).await?.create_physical_plan().await?;
        Ok(displayable(plan.as_ref()).indent(false).to_string())
    })
}

#[test]
fn plans_without_supported_expressions_stay_as_they_are() {
    for sql in [
        "SELECT a, s FROM t",
        "SELECT * FROM t ORDER BY a LIMIT 1",
        "SELECT 1 AS one",
        "SELECT x.a FROM t AS x JOIN t AS y ON x.a = y.a",
        "SELECT a FROM t UNION ALL SELECT a FROM t",
        "SELECT b, row_number() OVER (ORDER BY b) FROM t",
    ] {
        assert_eq!(plan(true, sql), plan(false, sql), "{sql}");
    }
}

#[test]
fn nodes_keep_their_text() {
    for sql in ["SELECT b FROM t WHERE a + 1 > 1", "SELECT a * 2 AS c FROM t", "SELECT sum(b) FROM t WHERE d > 1"] {
        let (with, without) = (plan(true, sql), plan(false, sql));
        assert!(with.contains("KernelsmithExec: compiled="), "{with}");
        for line in without
            .lines()
            .map(str::trim)
            .filter(|line| line.starts_with("FilterExec") || line.starts_with("ProjectionExec"))
        {
            assert!(with.contains(line), "{line} is missing in\n{with}");
        }
    }
}

#[test]
fn what_is_left_is_named_with_the_reason() {
    let text = plan(true, "SELECT b FROM t WHERE a + 1 > 1 AND reverse(s) = 'x'");
    assert!(text.contains("datafusion=1 [reverse(s@2): the function reverse is not compiled]"), "{text}");
}

#[test]
fn columns_that_datafusion_computes_are_inputs() {
    let text = plan(true, "SELECT length(reverse(s)) + 1 FROM t");
    assert!(text.contains("datafusion=1 [character_length(reverse(s@0)): "), "{text}");
}

#[test]
fn an_analysed_plan_counts_rows() {
    let rows = in_session(true, async |session| {
        let batches = session.sql("EXPLAIN ANALYZE SELECT b FROM t WHERE a + 1 > 1").await?.collect().await?;
        kernelsmith_datafusion::results::cells(&batches)
    });
    let text: String = rows.iter().flatten().map(ToString::to_string).collect();
    assert!(text.contains("compile_us="), "{text}");
    assert!(text.contains("rows_datafusion=0"), "{text}");
}

#[test]
fn functions_of_users_are_left_to_datafusion() {
    let text = in_session(true, async |session| {
        let udf = kernelsmith_datafusion::KernelUdf::new("abs", [DataType::Int64], DataType::Int64);
        session.register_udf(udf.kernel(|k, params| {
            let (x, result) = (params.input::<i64>(0), params.output::<i64>(1));
            k.for_each_vector(result.len(), |i| result.store(i, x.load(i) + 1));
        })?);
        let plan = session.sql("SELECT abs(b) + 1 FROM t").await?.create_physical_plan().await?;
        Ok(displayable(plan.as_ref()).indent(false).to_string())
    });
    assert!(text.contains("the function abs is not one of DataFusion"), "{text}");
}

#[test]
fn a_plan_is_compiled_once() {
    in_session(true, async |session| {
        let plan = session.sql("SELECT sum(b) FROM t WHERE d > 1").await?.create_physical_plan().await?;
        let text = displayable(plan.as_ref()).indent(false).to_string();
        let rule = kernelsmith_datafusion::CompileRule::new(kernelsmith_datafusion::Engine::new(Default::default()));
        let again = rule.optimize(plan, &ConfigOptions::default())?;
        assert_eq!(displayable(again.as_ref()).indent(false).to_string(), text);
        Ok(())
    });
}

/// Comparison operators of DataFusion know one zero; other comparisons know two.
#[test]
fn comparisons_know_one_zero() {
    let sessions = [By::DataFusion, By::Code, By::Interpreter].map(|by| session(1, 64, by));
    let table = "(select x, cast(x as double) * -1.0 as y, cast(x as float) * cast(-1 as float) as z \
                 from generate_series(-2, 2) as t(x)) as t";
    let runtime = runtime();
    let operators = ["=", "<>", "<", "<=", ">", ">=", "is distinct from", "is not distinct from"];
    for operator in operators {
        for [a, b] in [
            ["y", "0.0"],
            ["0.0", "y"],
            ["y", "-0.0"],
            ["y", "abs(y)"],
            ["y + y", "y * y"],
            ["y", "1.0"],
            ["z", "abs(z)"],
        ] {
            for sql in [
                format!(
                    "select x, case when {a} {operator} {b} then 1 when y * 2.0 in (1.0, 2.0) then 2 end from {table}"
                ),
                format!(
                    "select count(*), count(*) filter (where {a} + 0.5 {operator} {b}) from {table} where {a} {operator} {b}"
                ),
                format!("select nullif({a}, {b}), case {a} when {b} then 1 end from {table}"),
            ] {
                let [wanted, code, interpreted] =
                    [0, 1, 2].map(|at| runtime.block_on(run(&sessions[at], &sql)).unwrap());
                assert_eq!(format!("{code:?}"), format!("{wanted:?}"), "{sql}");
                assert_eq!(format!("{interpreted:?}"), format!("{wanted:?}"), "{sql}");
            }
        }
    }
    // Lists, ranges and groups have separate operators.
    for sql in [
        "select x, y in (0.0), y not in (0.0), z in (cast(0 as float)) from {}",
        "select x, y in (0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0), y in (-0.0, 1.0) from {}",
        "select count(*) from {} where y in (0.0)",
        "select count(*) from {} where y in (0.0, 7.0, 8.0, 9.0) and y * 2.0 <= 0.0",
        "select count(*) from {} where y >= 0.0 and y * 3.0 <= 0.0",
        "select count(*) from {} where y between 0.0 and 0.0 or z between cast(0 as float) and cast(0 as float)",
        "select y * 0.0 as g, count(*), sum(x) from {} group by y * 0.0 order by 2, 3",
        "select count(distinct y * 0.0), min(y * 0.0) = 0.0, max(y) from {}",
    ] {
        let sql = sql.replace("{}", table);
        let [wanted, code, interpreted] = [0, 1, 2].map(|at| runtime.block_on(run(&sessions[at], &sql)).unwrap());
        assert_eq!(format!("{code:?}"), format!("{wanted:?}"), "{sql}");
        assert_eq!(format!("{interpreted:?}"), format!("{wanted:?}"), "{sql}");
    }
}

/// DataFusion does these faster.
#[test]
fn conversions_of_columns_and_single_rows_are_left() {
    for sql in ["SELECT CAST(CAST(a AS SMALLINT) AS BIGINT) AS c, s FROM t", "SELECT sum(b) / 2 + 1 FROM t"] {
        let text = plan(true, sql);
        assert!(!text.contains("ProjectionExec") || !text.contains("datafusion=0; ProjectionExec"), "{text}");
    }
    for sql in ["SELECT CAST(a AS SMALLINT) + 1 AS c FROM t", "SELECT sum(b) + 1 FROM t GROUP BY a"] {
        let text = plan(true, sql);
        assert!(text.contains("datafusion=0; ProjectionExec"), "{text}");
    }
}
