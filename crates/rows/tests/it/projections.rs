//! Projections of random rows, compared value by value.

use kernelsmith_rows::random::Case;
use kernelsmith_rows::*;

/// Checks a block filled from rows, rows filled from that block, and rows filled from the rows.
fn check(seed: u64) {
    let case = Case::new(seed, 30, if seed.is_multiple_of(50) { 1200 } else { 40 });
    let Case { rows, projection, selected } = &case;
    let wanted = projection.wanted();
    let back = Projection::new(wanted, wanted, Purpose::Read).expect("a projection to the same columns");
    for chosen in [Rows::Range(0..rows.len()), Rows::Range(rows.len() / 3..rows.len() / 2), Rows::Selected(selected)] {
        let numbers: Vec<usize> = match &chosen {
            Rows::Range(range) => range.clone().collect(),
            Rows::Selected(selected) => selected.iter().map(|&row| row as usize).collect(),
        };
        let mut projected = RowBatch::new(wanted);
        interpret::rows_to_rows(projection, rows, &chosen, &mut projected).expect("rows");
        let mut results = vec![projected];
        for form in [BytesForm::Offsets, BytesForm::Views] {
            let mut block = Block::new(wanted, 2500, form).expect("a block");
            interpret::rows_to_block(projection, rows, &chosen, &mut block).expect("a block");
            for (to, &from) in numbers.iter().enumerate() {
                for column in 0..wanted.columns().len() {
                    let (is, should) = (block.value(to, column), case.expected(from, column));
                    assert!(
                        is.is_same(&should),
                        "seed {seed}, {form:?}, row {from}, column {column}: {is:?}, {should:?}"
                    );
                }
            }
            let mut projected = RowBatch::new(wanted);
            interpret::block_to_rows(&back, &block, &mut projected).expect("rows");
            results.push(projected);
        }
        for projected in results {
            assert_eq!(projected.len(), numbers.len());
            for (to, &from) in numbers.iter().enumerate() {
                for column in 0..wanted.columns().len() {
                    let (is, should) = (projected.value(to, column), case.expected(from, column));
                    assert!(is.is_same(&should), "seed {seed}, row {from}, column {column}: {is:?}, {should:?}");
                }
            }
            let again = RowBatch::from_bytes(wanted, projected.rows().to_vec(), projected.arena().to_vec());
            assert_eq!(again.as_ref(), Ok(&projected), "what is projected is what comes from bytes");
        }
    }
}

#[test]
fn random_projections_make_the_right_values() {
    (0..1_000).for_each(check);
}

#[test]
fn mistakes_are_found_before_anything_is_written() {
    let schema = Schema::new([Column::new("a", DataType::Int32)]).expect("a schema");
    let other = Schema::new([Column::new("a", DataType::Int64)]).expect("a schema");
    let projection = Projection::new(&schema, &other, Purpose::Read).expect("a projection");
    let mut rows = RowBatch::new(&schema);
    (0..5i32).for_each(|i| rows.push(&[i.into()]).expect("a row"));
    let mut block = Block::new(&other, 4, BytesForm::Offsets).expect("a block");
    interpret::rows_to_block(&projection, &rows, &Rows::Range(1..3), &mut block).expect("a block");
    let mut check = |rows_given: &RowBatch, chosen: Rows<'_>, error: &str| {
        let found = interpret::rows_to_block(&projection, rows_given, &chosen, &mut block).expect_err("a mistake");
        assert_eq!(found.to_string(), error);
        assert_eq!((block.len(), block.value(1, 0)), (2, Value::Int(2)), "the block is as it was");
    };
    check(&rows, Rows::Range(0..6), "row 5 of 5");
    check(&rows, Rows::Selected(&[1, 7, 2]), "row 7 of 5");
    check(&rows, Rows::Range(0..5), "5 rows into a block for 4");
    check(&RowBatch::new(&other), Rows::Range(0..0), "the rows are not those of the projection's base");
    let mut wrong = Block::new(&schema, 4, BytesForm::Offsets).expect("a block");
    let error = interpret::rows_to_block(&projection, &rows, &Rows::Range(0..1), &mut wrong).expect_err("a mistake");
    assert_eq!(error.to_string(), "the destination has not the projection's columns");
}
