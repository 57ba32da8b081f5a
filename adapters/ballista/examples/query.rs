//! A query over Parquet files that all executors can read, for the cluster of a scheduler:
//! `cargo run --example query 127.0.0.1:50050 "select count(*) from t" t=/data/t.parquet`.

use ballista::prelude::SessionContextExt;
use datafusion::prelude::{ParquetReadOptions, SessionContext};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [scheduler, sql, tables @ ..] = &words[..] else {
        return Err("usage: query HOST:PORT SQL [NAME=FILE]...".into());
    };
    let session = SessionContext::remote(&format!("df://{scheduler}")).await?;
    for table in tables {
        let (name, file) = table.split_once('=').ok_or_else(|| format!("the table is {table}, wanted NAME=FILE"))?;
        session.register_parquet(name, file, ParquetReadOptions::default()).await?;
    }
    session.sql(sql).await?.show().await?;
    Ok(())
}
