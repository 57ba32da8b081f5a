//! For how many rows functions are called that DataFusion computes: never for more with the rule than without it.
//!
//! In: statements with a function that counts its rows. Out: equal counts.
//! Not here: results of statements without such functions.

use crate::support::{By, run, runtime, session};
use datafusion::arrow::array::{Array, AsArray, Int64Array};
use datafusion::arrow::datatypes::{DataType, Int64Type};
use datafusion::logical_expr::{ColumnarValue, Volatility, create_udf};
use datafusion::prelude::SessionContext;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A session with a table `t` of 4000 rows and the function `seen`, and the number of rows that it was called for.
fn counting_session(by: By) -> (SessionContext, Arc<AtomicUsize>) {
    let session = session(1, 1000, by);
    let rows: Arc<AtomicUsize> = Arc::default();
    let counter = Arc::clone(&rows);
    let function = move |args: &[ColumnarValue]| {
        let array = args[0].to_array(1)?;
        counter.fetch_add(array.len(), Ordering::Relaxed);
        let values = array.as_primitive::<Int64Type>().iter().map(|value| value.map(|value| value % 7));
        Ok(ColumnarValue::Array(Arc::new(Int64Array::from_iter(values))))
    };
    let types = vec![DataType::Int64];
    session.register_udf(create_udf("seen", types, DataType::Int64, Volatility::Immutable, Arc::new(function)));
    (session, rows)
}

#[test]
fn functions_are_called_for_no_more_rows() {
    let sessions = [By::DataFusion, By::Code, By::Interpreter].map(counting_session);
    let runtime = runtime();
    let table = "(select value as x, value % 10 as y, value % 2 as z from generate_series(1, 4000)) as t";
    for sql in [
        "select count(*) from {} where y = 3 and seen(x) > 2",
        "select x from {} where y = 3 and seen(x) > 2 and z + 1 = 2 order by x",
        "select x from {} where seen(x) > 5 and z = 0 and seen(x + 1) = 0 and y < 9 order by x",
        "select sum(x), count(*) from {} where y = 3 and z = 1 and 100 / (seen(x) + 1) > 20 and seen(x + 1) > 0",
        "select seen(x) as k, count(*), sum(y) from {} where y = 3 group by k order by k",
        "select sum(seen(x)), min(y) from {} where y < 2",
        "select z, max(y) filter (where seen(x) = 1) from {} where y < 2 group by z order by z",
        "select sum(case when y = 3 then seen(x) else z end), sum(case when z = 1 then 5 when seen(x) = 3 then 4 end) from {}",
        "select x, case when y = 3 then z + 1 else seen(x) end as c from {} order by x",
        "select x, coalesce(nullif(y, 3), seen(x)) + 1 as c from {} order by x",
    ] {
        let sql = sql.replace("{}", table);
        let counted = sessions.each_ref().map(|(session, rows)| {
            rows.store(0, Ordering::Relaxed);
            let result = runtime.block_on(run(session, &sql)).unwrap();
            (format!("{result:?}"), rows.load(Ordering::Relaxed))
        });
        let [(wanted, n_wanted), others @ ..] = counted;
        assert!(n_wanted > 0, "{sql}");
        for (result, n) in others {
            assert_eq!(result, wanted, "{sql}");
            assert!(n <= n_wanted, "{n} rows instead of {n_wanted}: {sql}");
        }
    }
}
