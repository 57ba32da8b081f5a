//! The peer of `bench rows`: C that gcc compiles for the given schemas, and interpreters in C.
//!
//! In: the projection and the rows. Out: times and checksums by the names that `peers/rows.c` uses.

use super::{BUDGET, Sample};
use kernelsmith::rows::*;
use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

pub(super) type Answers = HashMap<String, (f64, u64)>;

/// Checks that the peer produced the same bytes.
pub(super) fn check(name: &str, peer: &Answers, parts: &[&[u8]]) -> Result<(), String> {
    let sum = (parts.iter().copied().flatten())
        .fold(0xcbf2_9ce4_8422_2325u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    match peer.get(name) {
        Some(&(_, theirs)) if theirs == sum => Ok(()),
        Some(_) => Err(format!("{name}: the bytes of the peer differ")),
        None => Err(format!("{name}: the peer does not answer")),
    }
}

/// Builds the peer for the schemas and runs it.
pub(super) fn peer(sample: &Sample, rows: &RowBatch) -> Result<Answers, String> {
    let folder = crate::peer::folder()?;
    let (header, data, program) = (
        folder.join(format!("rows_{}.h", sample.projection.base().columns().len())),
        folder.join("rows.bin"),
        folder.join("rows"),
    );
    let arena = folder.join("arena.bin");
    let write =
        |path: &Path, bytes: &[u8]| std::fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()));
    write(&header, header_text(&sample.projection, rows.len(), sample.form)?.as_bytes())?;
    write(&data, rows.rows())?;
    write(&arena, rows.arena())?;
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/rows.c");
    let build = Command::new("gcc")
        .args(["-O3", "-march=native", "-o"])
        .args([&program, &source])
        .arg(format!("-DSCHEMAS=\"{}\"", header.display()))
        .output()
        .map_err(|_| "gcc not found: install gcc".to_owned())?;
    if !build.status.success() {
        return Err(format!("the peer does not build:\n{}", String::from_utf8_lossy(&build.stderr)));
    }
    let words = [
        data.display().to_string(),
        arena.display().to_string(),
        rows.len().to_string(),
        BUDGET.as_millis().to_string(),
    ];
    let answers = Command::new(&program).args(words).output().map_err(|error| error.to_string())?;
    let _ = (std::fs::remove_file(&data), std::fs::remove_file(&arena));
    let text = String::from_utf8_lossy(&answers.stdout);
    let parse = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        Some((words.first()?.to_string(), (words.get(1)?.parse().ok()?, words.get(2)?.parse().ok()?)))
    };
    Ok(text.lines().filter_map(parse).collect())
}

/// The schemas as a C header.
fn header_text(projection: &Projection, n_rows: usize, form: BytesForm) -> Result<String, String> {
    let (base, wanted) = (projection.base(), projection.wanted());
    let (from, to) = (RowLayout::new(base), RowLayout::new(wanted));
    let block = BlockLayout::new(wanted, n_rows, form).map_err(|error| error.to_string())?;
    let bit = |place: Option<(usize, u32)>| {
        place.map_or("-1".to_owned(), |(byte, bit)| (8 * byte + bit as usize).to_string())
    };
    let (mut columns, mut n_columns, mut n_texts) = (String::new(), 0, 0);
    for (index, (column, step)) in wanted.columns().iter().zip(projection.steps()).enumerate() {
        let Step::From { column: source, .. } = *step else { continue };
        let bytes = column.ty().cell_bytes();
        let (macro_name, kind) = match column.ty() {
            DataType::Bool => ("BIT", "BOOL".to_owned()),
            ty if ty.is_bytes() => ("TEXT", "TEXTS".to_owned()),
            _ => ("CELL", format!("W{bytes}")),
        };
        (n_columns, n_texts) = (n_columns + 1, n_texts + usize::from(macro_name == "TEXT"));
        let nulls = |layout: &RowLayout, of: usize| bit(layout.null_bit(of).filter(|_| column.is_nullable()));
        let _ = writeln!(
            columns,
            "  {macro_name}({index}, {kind}, {}, {}, {bytes}, {}, {}, {}, {}) \\",
            from.offset(source),
            to.offset(index),
            nulls(&from, source),
            nulls(&to, index),
            block.values_at(index),
            block.validity_at(index).map_or(-1, |at| at as i64),
        );
    }
    Ok(format!(
        "#define STRIDE_FROM {}\n#define STRIDE_TO {}\n#define NULLS_TO {}\n#define BLOCK_BYTES {}\n\
         #define N_COLUMNS {n_columns}\n#define N_TEXTS {n_texts}\n#define VIEWS {}\n\
         #define COLUMNS(CELL, BIT, TEXT) \\\n{columns}\n",
        from.row_bytes(),
        to.row_bytes(),
        to.nulls_at().unwrap_or(to.row_bytes()),
        block.bytes(),
        u8::from(form == BytesForm::Views),
    ))
}
