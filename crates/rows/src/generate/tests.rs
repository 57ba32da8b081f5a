//! The accesses of generated projections, and that they give the interpreter's results; the IR interpreter runs them.

use super::*;
use crate::block::{Block, BlockParts};
use crate::interpret::{self, Which};
use crate::plan;
use crate::random::Case;
use crate::row::RowBatch;
use crate::schema::{Column, Schema};
use crate::selection::Rows;

/// The contract covers all accesses: no checks in the loop, no unchecked accesses.
#[track_caller]
fn check<S>(source: Result<KernelSource<S>, BuildErrors>) {
    let contract = source.expect("a kernel").contract;
    assert!(!contract.traps && contract.unsafe_reason.is_none(), "{contract:?}");
}

#[test]
fn generated_code_has_no_checks() {
    for seed in 0..50 {
        let projection = Case::new(seed, 40, 1).projection;
        for width in [0, 16, 32, 64] {
            check(rows_of_range(&projection, width, None));
            check(rows_of_selected(&projection, width, None));
        }
        for form in [BytesForm::Offsets, BytesForm::Views] {
            let layout = |schema| BlockLayout::new(schema, 1000, form).expect("a layout");
            check(block_of_range(&projection, &layout(projection.wanted())));
            check(block_of_selected(&projection, &layout(projection.wanted())));
            check(rows_of_block(&projection, &layout(projection.base())));
        }
    }
}

/// Rows are the same whether or not the machine permutes bytes.
#[test]
fn permuted_rows_are_those_of_the_interpreter() {
    let mut permuted = 0;
    for seed in 0..200 {
        let Case { rows, projection, .. } = Case::new(seed, 40, 5);
        // The bits of a NaN after a conversion depend on the machine.
        if sources(&projection).any(|(.., cast)| cast == Cast::FloatToDouble) {
            continue;
        }
        let n = rows.len();
        let mut should = RowBatch::new(projection.wanted());
        let moved = plan::plan_rows(&projection, &rows, &Rows::Range(0..n), &should).expect("a plan");
        interpret::rows_to_rows(&projection, &rows, &Rows::Range(0..n), &mut should).expect("rows");
        for width in [16, 32, 64] {
            permuted += usize::from(RowsPlan::new(&projection, width, None).same.permutes());
            let source = rows_of_range(&projection, width, None).expect("a kernel");
            let mut projected = RowBatch::new(projection.wanted());
            let end = projected.end();
            projected.grow(n, moved);
            let (cells, arena) = projected.after(end);
            let stale = u8::from(writes_whole_rows(&projection, None)) * 0xa5;
            cells.fill(stale);
            let texts = (&[0u32][..], rows.arena_with_slack(), arena.with_slack_mut());
            let args = (0, n as isize, n.div_ceil(8) as isize, rows.rows(), cells, texts.0, texts.1, texts.2);
            source.interpret(args, 8 * width as u32).expect("a run");
            interpret::fill_rows(&projection, &rows, &Rows::Range(0..n), &mut projected, end, Which::Defaults);
            assert!(projected == should, "seed {seed}, {width} bytes");
        }
    }
    assert!(permuted > 100, "{permuted}");
}

/// Blocks, and rows projected back from them; the interpreter reports any access outside of a buffer.
#[test]
fn blocks_are_those_of_the_interpreter() {
    for seed in 0..200 {
        let case = Case::new(seed, 30, 20);
        let Case { rows, projection, selected } = &case;
        if sources(projection).any(|(.., cast)| cast == Cast::FloatToDouble) {
            continue;
        }
        let wanted = projection.wanted();
        let back = Projection::new(wanted, wanted, crate::schema::Purpose::Read).expect("a projection");
        for (form, bits) in [(BytesForm::Offsets, 128), (BytesForm::Views, 256)] {
            for chosen in [Rows::Range(rows.len() / 3..rows.len()), Rows::Selected(selected)] {
                let mut block = Block::new(wanted, chosen.len(), form).expect("a block");
                let starts = plan::plan_block(projection, rows, &chosen, &block).expect("a plan");
                interpret::begin_block(projection, chosen.len(), &mut block, &starts);
                let BlockParts { layout, buffers, data, .. } = block.parts_mut();
                let (arena, data) = (rows.arena_with_slack(), data.with_slack_mut());
                let groups = chosen.len().div_ceil(8) as isize;
                match &chosen {
                    Rows::Range(range) => {
                        let (first, n) = (range.start as isize, range.len() as isize);
                        let args = (first, n, groups, rows.rows(), buffers, &starts[..], arena, data);
                        block_of_range(projection, layout).expect("a kernel").interpret(args, bits).expect("a run");
                    }
                    Rows::Selected(numbers) => {
                        let args =
                            (rows.len() as isize, groups, *numbers, rows.rows(), buffers, &starts[..], arena, data);
                        block_of_selected(projection, layout).expect("a kernel").interpret(args, bits).expect("a run");
                    }
                }
                interpret::fill_block(projection, rows, &chosen, &mut block, &starts, Which::Defaults);
                let mut should = Block::new(wanted, chosen.len(), form).expect("a block");
                interpret::rows_to_block(projection, rows, &chosen, &mut should).expect("a block");
                assert_eq!(format!("{block:?}"), format!("{should:?}"), "seed {seed}, {form:?}, {chosen:?}");

                let (mut projected, mut should) = (RowBatch::new(wanted), RowBatch::new(wanted));
                interpret::block_to_rows(&back, &block, &mut should).expect("rows");
                let moved = plan::plan_unblock(&back, &block, &projected).expect("a plan");
                let end = projected.end();
                projected.grow(block.len(), moved);
                let (data, starts) = block.all_data();
                let starts: Vec<u32> = [0].iter().chain(starts).map(|&start| start as u32).collect();
                let (cells, arena) = projected.after(end);
                let args =
                    (block.len() as isize, groups, block.buffers(), cells, &starts[..], data, arena.with_slack_mut());
                rows_of_block(&back, block.layout()).expect("a kernel").interpret(args, bits).expect("a run");
                interpret::fill_rows_of_block(&back, &block, &mut projected, end, Which::Defaults);
                assert!(projected == should, "seed {seed}, {form:?}");
            }
        }
    }
}

/// A cell with an invalid offset, which no valid batch contains, reads only bytes of the arena.
#[test]
fn a_cell_that_lies_reads_and_writes_what_there_is() {
    let schema = Schema::new([Column::new("a", DataType::Binary)]).expect("a schema");
    let projection = Projection::new(&schema, &schema, crate::schema::Purpose::Read).expect("a projection");
    let source = rows_of_range(&projection, 0, None).expect("a kernel");
    for (offset, length) in [(u32::MAX, 5u32), (3, 200), (u32::MAX, 1000), (0, 31)] {
        let row = (u64::from(offset) | u64::from(length) << 32).to_le_bytes();
        let (mut cells, mut texts) = ([0; 8], [0; 40]);
        let args = (0, 1, 1, &row[..], &mut cells[..], &[7u32][..], &[1; 33][..], &mut texts[..]);
        source.interpret(args, 128).expect("a run");
        assert_eq!(cells, (7 | u64::from(length) << 32).to_le_bytes());
        assert_eq!(texts[7..39], [1; 32]);
    }
}
