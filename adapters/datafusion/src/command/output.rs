//! Results as tables, CSV and Parquet.
//!
//! In: a stream of batches. Out: text or a file.
//! Invariant: CSV and Parquet are written batch by batch; a table holds a limited number of rows.
//! Not here: how a result is computed.

use super::arguments::{Arguments, Format};
use super::progress::Progress;
use datafusion::arrow::csv::WriterBuilder;
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::arrow::util::pretty::pretty_format_batches_with_schema;
use datafusion::common::{DataFusionError, Result};
use datafusion::execution::SendableRecordBatchStream;
use datafusion::parquet::arrow::ArrowWriter;
use futures::StreamExt;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Writes a result.
///
/// # Errors
/// The error of the query or of the file.
pub(crate) async fn write(
    stream: SendableRecordBatchStream,
    arguments: &Arguments,
    progress: Option<Progress>,
) -> Result<()> {
    match arguments.format {
        Format::Parquet => {
            let file = create(arguments.output.as_deref().expect("the command line has a file"))?;
            parquet(stream, file, progress).await
        }
        Format::Csv | Format::Table => {
            let mut out: Box<dyn Write + Send> = match &arguments.output {
                Some(file) => Box::new(BufWriter::new(create(file)?)),
                None => Box::new(BufWriter::new(io::stdout())),
            };
            match arguments.format {
                Format::Csv => csv(stream, &mut out, progress).await?,
                _ => table(stream, &mut out, arguments.max_rows, progress).await?,
            }
            out.flush().map_err(DataFusionError::from)
        }
    }
}

fn create(file: &Path) -> Result<File> {
    File::create(file)
        .map_err(|error| DataFusionError::IoError(io::Error::new(error.kind(), format!("{}: {error}", file.display()))))
}

async fn parquet(mut stream: SendableRecordBatchStream, file: File, mut progress: Option<Progress>) -> Result<()> {
    let mut writer = ArrowWriter::try_new(file, stream.schema(), None)?;
    while let Some(batch) = stream.next().await {
        writer.write(&batch?)?;
    }
    drop(progress.take());
    writer.close()?;
    Ok(())
}

async fn csv(
    mut stream: SendableRecordBatchStream,
    out: &mut impl Write,
    mut progress: Option<Progress>,
) -> Result<()> {
    let mut has_header = true;
    while let Some(batch) = stream.next().await {
        let batch = batch?;
        drop(progress.take());
        WriterBuilder::new().with_header(has_header).build(&mut *out).write(&batch)?;
        has_header = false;
    }
    drop(progress.take());
    if has_header {
        let empty = RecordBatch::new_empty(stream.schema());
        WriterBuilder::new().with_header(true).build(out).write(&empty)?;
    }
    Ok(())
}

async fn table(
    mut stream: SendableRecordBatchStream,
    out: &mut impl Write,
    max_rows: usize,
    mut progress: Option<Progress>,
) -> Result<()> {
    let (mut shown, mut rows) = (Vec::new(), 0);
    while let Some(batch) = stream.next().await {
        let batch = batch?;
        let left = max_rows.saturating_sub(rows).min(batch.num_rows());
        rows += batch.num_rows();
        shown.push(batch.slice(0, left));
    }
    drop(progress.take());
    writeln!(out, "{}", pretty_format_batches_with_schema(stream.schema(), &shown)?)?;
    let hidden = rows.saturating_sub(max_rows);
    match hidden {
        0 => writeln!(out, "{rows} rows")?,
        _ => writeln!(out, "{rows} rows, of which {hidden} are not shown (--rows)")?,
    }
    Ok(())
}
