//! Compiled projectors compared with interpreting ones, on random schemas and rows.

use crate::compilers::{careful, every_width};
use kernelsmith::Jit;
use kernelsmith::manager::{Hints, Manager, Response};
use kernelsmith::rows::random::Case;
use kernelsmith::rows::*;

/// All directions of a random case, compiled and interpreted.
fn check(jit: &Jit, seed: u64) {
    let case = Case::new(seed, 40, if seed.is_multiple_of(50) { 1200 } else { 70 });
    let Case { rows, projection, selected } = &case;
    let wanted = projection.wanted();
    let capacity = 2500;
    let range = Rows::Range(rows.len() / 5..rows.len());
    for (choice, chosen) in [(Choice::Range, range), (Choice::Selected, Rows::Selected(selected))] {
        let compiled = jit.rows_to_rows(projection, choice).expect("a projector");
        let (mut is, mut should) = (RowBatch::new(wanted), RowBatch::new(wanted));
        for _ in 0..2 {
            compiled.project(rows, &chosen, &mut is).expect("rows");
            interpret::rows_to_rows(projection, rows, &chosen, &mut should).expect("rows");
        }
        assert_eq!(is.rows(), should.rows(), "seed {seed}, {choice:?}, {projection:?}");
        assert_eq!(is.arena(), should.arena(), "seed {seed}, {choice:?}");
        check_cells(jit, &case, (choice, &chosen), &should);
        let form = if seed.is_multiple_of(2) { BytesForm::Offsets } else { BytesForm::Views };
        let compiled = jit.rows_to_block(projection, capacity, form, choice).expect("a projector");
        let mut block = Block::new(wanted, capacity, form).expect("a block");
        compiled.project(rows, &chosen, &mut block).expect("a block");
        for (to, row) in numbers(&chosen).enumerate() {
            for column in 0..wanted.columns().len() {
                let (is, should) = (block.value(to, column), case.expected(row, column));
                assert!(is.is_same(&should), "seed {seed}, row {row}, column {column}: {is:?}, not {should:?}");
            }
        }
        // Back to rows, with the identity projection and, if possible, with the same projection.
        let same = Projection::new(wanted, wanted, Purpose::Read).expect("a projection");
        let compiled = jit.block_to_rows(&same, capacity, form).expect("a projector");
        let (mut is, mut should) = (RowBatch::new(wanted), RowBatch::new(wanted));
        compiled.project(&block, &mut is).expect("rows");
        interpret::block_to_rows(&same, &block, &mut should).expect("rows");
        assert_eq!((is.rows(), is.arena()), (should.rows(), should.arena()), "seed {seed}, {choice:?}, {wanted:?}");
    }
    let base = projection.base();
    let all = Projection::new(base, base, Purpose::Read).expect("a projection");
    let mut block = Block::new(base, capacity, BytesForm::Offsets).expect("a block");
    interpret::rows_to_block(&all, rows, &Rows::Range(0..rows.len()), &mut block).expect("a block");
    let compiled = jit.block_to_rows(projection, capacity, BytesForm::Offsets).expect("a projector");
    let (mut is, mut should) = (RowBatch::new(wanted), RowBatch::new(wanted));
    compiled.project(&block, &mut is).expect("rows");
    interpret::block_to_rows(projection, &block, &mut should).expect("rows");
    assert_eq!((is.rows(), is.arena()), (should.rows(), should.arena()), "seed {seed}, {projection:?}");
}

/// The projector that moves each cell by itself gives the same rows.
#[cfg(feature = "llvm")]
fn check_cells(jit: &Jit, case: &Case, (choice, chosen): (Choice, &Rows<'_>), should: &RowBatch) {
    use kernelsmith::specialise::Library;
    let cells = cell_functions(&Library::parse("cells.ll", CellFunctions::MODULE).expect("a module"));
    let compiled =
        jit.rows_to_rows_by_cells(&case.projection, choice, &cells.expect("functions")).expect("a projector");
    let mut is = RowBatch::new(case.projection.wanted());
    for _ in 0..2 {
        compiled.project(&case.rows, chosen, &mut is).expect("rows");
    }
    assert_eq!((is.rows(), is.arena()), (should.rows(), should.arena()), "{choice:?}, {:?}", case.projection);
}

#[cfg(not(feature = "llvm"))]
fn check_cells(_: &Jit, _: &Case, _: (Choice, &Rows<'_>), _: &RowBatch) {}

fn numbers<'a>(rows: &'a Rows<'_>) -> Box<dyn Iterator<Item = usize> + 'a> {
    match rows {
        Rows::Range(range) => Box::new(range.clone()),
        Rows::Selected(numbers) => Box::new(numbers.iter().map(|&row| row as usize)),
    }
}

#[test]
fn compiled_projectors_equal_interpreted_ones() {
    let Some(jit) = careful() else { return };
    (0..500).for_each(|seed| check(&jit, seed));
}

/// Older machines, and one with wider vectors, give the same results with other instructions.
#[test]
fn projectors_of_every_level_equal_interpreted_ones() {
    for jit in every_width() {
        (0..100).for_each(|seed| check(&jit, seed));
    }
}

/// The long run: `cargo xtask soak rows [N]`.
#[test]
#[ignore = "long: run by `cargo xtask soak rows`"]
fn soak() {
    let n: u64 = std::env::var("KERNELSMITH_ROWS").ok().and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let Some(jit) = careful() else { return };
    for seed in 0..n {
        check(&jit, 1_000_000 + seed);
        if (seed + 1).is_multiple_of(10_000) {
            println!("{} of {n} schema pairs agree", seed + 1);
        }
    }
}

#[test]
fn a_projector_for_other_blocks_interprets() {
    let schema = Schema::new([Column::new("a", DataType::Int32)]).expect("a schema");
    let projection = Projection::new(&schema, &schema, Purpose::Read).expect("a projection");
    let mut rows = RowBatch::new(&schema);
    (0..9i32).for_each(|i| rows.push(&[i.into()]).expect("a row"));
    let Some(jit) = careful() else { return };
    let projector = jit.rows_to_block(&projection, 16, BytesForm::Offsets, Choice::Range).expect("a projector");
    for (capacity, chosen) in [(16, Rows::Range(2..9)), (100, Rows::Range(2..9)), (16, Rows::Selected(&[2, 3, 8]))] {
        let mut block = Block::new(&schema, capacity, BytesForm::Views).expect("a block");
        projector.project(&rows, &chosen, &mut block).expect("a block");
        assert_eq!((block.value(0, 0), block.value(1, 0)), (Value::Int(2), Value::Int(3)));
    }
}

#[test]
fn the_manager_keeps_projectors() {
    let Some(jit) = careful() else { return };
    let manager = Manager::<Jit>::builder().build(jit);
    let projected = |seed: u64| {
        let case = Case::new(seed, 20, 50);
        let projection = case.projection.clone();
        let spec = RowsToBlockSpec { projection, capacity: 64, form: BytesForm::Offsets, choice: Choice::Range };
        let code = match manager.request(&spec, Hints::default()) {
            Response::Ready(code) => code,
            Response::Pending(ticket) => ticket.wait().expect("a projector"),
            Response::Fallback(reason) => panic!("{reason}"),
        };
        let mut block = Block::new(spec.projection.wanted(), 64, BytesForm::Offsets).expect("a block");
        code.project(&case.rows, &Rows::Range(0..case.rows.len()), &mut block).expect("a block");
        for row in 0..case.rows.len() {
            for column in 0..spec.projection.wanted().columns().len() {
                assert!(block.value(row, column).is_same(&case.expected(row, column)), "seed {seed}");
            }
        }
    };
    (0..20).chain(0..20).for_each(projected);
    assert_eq!((manager.stats().hits, manager.stats().cached_entries), (20, 20));
}

/// Functions that do something else with cells and bits: nothing of the loop assumes that they copy. One moves bits as
/// they are but for a single argument of the 16 384.
#[cfg(feature = "llvm")]
#[test]
fn functions_for_cells_do_what_they_do() {
    use kernelsmith::specialise::Library;
    let module = str::from_utf8(CellFunctions::MODULE).expect("text");
    let changed = |from: &str, to: &str| {
        assert_eq!(module.matches(from).count(), 1, "{from}");
        module.replace(from, to)
    };
    let flipped = changed("  ret i32 %0\n", "  %2 = xor i32 %0, -1\n  ret i32 %2\n");
    let bit = "  %8 = trunc i32 %7 to i8\n";
    let never = changed(bit, "  %8 = trunc i32 0 to i8\n");
    let once = changed(
        bit,
        "  %a = icmp eq i32 %4, 128\n  %b = icmp eq i32 %1, 7\n  %c = icmp eq i32 %2, 0\n  %d = and i1 %a, %b\n  \
         %e = and i1 %d, %c\n  %f = select i1 %e, i32 2, i32 %7\n  %8 = trunc i32 %f to i8\n",
    );
    let name = |n: usize| format!("c{n}");
    let columns: Vec<Column> = (0..8).map(|n| Column::new(name(n), DataType::Int32).nullable()).collect();
    let base = Schema::new(columns.iter().cloned()).expect("a schema");
    let wanted = Schema::new([7, 2].map(|n| columns[n].clone())).expect("a schema");
    let projection = Projection::new(&base, &wanted, Purpose::Read).expect("a projection");
    let mut rows = RowBatch::new(&base);
    let row = |null: fn(usize) -> bool| -> Vec<Value> {
        (0..8).map(|n| if null(n) { Value::Null } else { Value::Int(n as i128) }).collect()
    };
    rows.push(&row(|_| false)).expect("a row");
    rows.push(&row(|n| n == 7)).expect("a row");
    rows.push(&row(|n| n == 7 || n == 2)).expect("a row");
    let Some(jit) = careful() else { return };
    for (module, expected) in [
        (module, "[[Int(7), Int(2)], [Null, Int(2)], [Null, Null]]"),
        (&flipped, "[[Int(-8), Int(-3)], [Null, Int(-3)], [Null, Null]]"),
        (&never, "[[Int(7), Int(2)], [Int(0), Int(2)], [Int(0), Int(0)]]"),
        (&once, "[[Int(7), Int(2)], [Int(0), Null], [Null, Null]]"),
    ] {
        let cells = cell_functions(&Library::parse("cells.ll", module.as_bytes()).expect("a module"));
        let cells = cells.expect("functions");
        for (choice, chosen) in [(Choice::Range, Rows::Range(0..3)), (Choice::Selected, Rows::Selected(&[0, 1, 2]))] {
            let projector = jit.rows_to_rows_by_cells(&projection, choice, &cells).expect("a projector");
            let mut projected = RowBatch::new(&wanted);
            projector.project(&rows, &chosen, &mut projected).expect("rows");
            assert_eq!(format!("{projected:?}"), expected, "{choice:?}");
        }
    }
}
