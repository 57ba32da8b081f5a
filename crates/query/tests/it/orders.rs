//! Normalised keys compared with the order of values, on random batches.

use kernelsmith_query::random::{RandomColumn, Rng, with_batch};
use kernelsmith_query::*;
use std::cmp::Ordering;

fn compare(a: &Value, b: &Value, key: &SortKey) -> Ordering {
    let order = match (a, b) {
        (Value::Null, Value::Null) => return Ordering::Equal,
        (Value::Null, _) => return if key.nulls_first { Ordering::Less } else { Ordering::Greater },
        (_, Value::Null) => return if key.nulls_first { Ordering::Greater } else { Ordering::Less },
        (Value::Bool(a), Value::Bool(b)) => a.cmp(b),
        (Value::Int(a), Value::Int(b)) => a.cmp(b),
        (Value::Float32(a), Value::Float32(b)) => a.total_cmp(b),
        (Value::Float64(a), Value::Float64(b)) => a.total_cmp(b),
        (Value::Bytes(a), Value::Bytes(b)) => a.cmp(b),
        _ => panic!("{a:?} and {b:?} have different types"),
    };
    if key.descending { order.reverse() } else { order }
}

#[test]
fn keys_have_the_order_of_values() {
    let types = [
        DataType::Bool,
        DataType::Int8,
        DataType::Int64,
        DataType::UInt64,
        DataType::Float32,
        DataType::Float64,
        DataType::Date,
        DataType::Decimal { precision: 30, scale: 8 },
        DataType::String,
    ];
    let (mut compared, mut equal) = (0, 0);
    for seed in 0..2_000 {
        let mut rng = Rng::new(seed);
        let rows = 1 + rng.below(30);
        let types: Vec<DataType> = (0..1 + rng.below(3)).map(|_| rng.pick(&types)).collect();
        let columns: Vec<RandomColumn> = types.iter().map(|ty| RandomColumn::new(&mut rng, *ty, rows, true)).collect();
        let keys: Vec<SortKey> = columns
            .iter()
            .enumerate()
            .map(|(number, column)| SortKey {
                expression: Expression::column(number, column.ty),
                descending: rng.one_in(2),
                nulls_first: rng.one_in(2),
            })
            .collect();
        let normalised = with_batch(rows, &columns, |batch| NormalisedKeys::new(&keys, batch)).expect("columns");
        assert_eq!(normalised.rows(), rows);
        for a in 0..rows {
            for b in 0..rows {
                let of = |(column, key): (&RandomColumn, &SortKey)| compare(&column.values[a], &column.values[b], key);
                let should = columns.iter().zip(&keys).map(of).fold(Ordering::Equal, Ordering::then);
                assert_eq!(normalised.row(a).cmp(normalised.row(b)), should, "seed {seed}, rows {a} and {b}");
                compared += 1;
                equal += u32::from(should == Ordering::Equal && a != b);
            }
        }
    }
    assert!(compared > 100_000 && equal > 1_000, "{compared}, {equal} equal");
}

/// Texts with zero bytes, of which one is a prefix of another.
#[test]
fn zero_bytes_keep_the_order() {
    let texts: [&[u8]; 6] = [b"", b"\0", b"\0\0", b"\0\x01", b"a", b"a\0"];
    let mut offsets = vec![0];
    let mut bytes = Vec::new();
    for text in texts {
        bytes.extend(text);
        offsets.push(bytes.len() as i32);
    }
    let data = Data::Offsets { offsets: &offsets, bytes: &bytes };
    let batch = Batch::new(6, vec![Column::new(DataType::Binary, 6, data, None).expect("offsets")]).expect("a batch");
    for descending in [false, true] {
        let expression = Expression::column(0, DataType::Binary);
        let keys =
            NormalisedKeys::new(&[SortKey { expression, descending, nulls_first: false }], &batch).expect("keys");
        for a in 0..6 {
            for b in 0..6 {
                let should = if descending { texts[b].cmp(texts[a]) } else { texts[a].cmp(texts[b]) };
                assert_eq!(keys.row(a).cmp(keys.row(b)), should, "{a} {b}");
            }
        }
    }
}
