//! Rows, columns, and projections between them.
//!
//! For: programs that learn the columns of their data at run time. A [`Schema`] describes the columns; [`RowBatch`]
//! stores packed rows, [`Block`] stores columns in Arrow's memory layout; a [`Projection`] maps columns of one schema
//! to those of another.
//! Not for: expressions over columns, files, or a query engine.
//!
//! ```
//! use kernelsmith_rows::*;
//!
//! let flights = Schema::new([
//!     Column::new("carrier", DataType::String),
//!     Column::new("delay", DataType::Int16).nullable(),
//!     Column::new("distance", DataType::Int32),
//! ])?;
//! let mut rows = RowBatch::new(&flights);
//! rows.push(&["UA".into(), 11i16.into(), 1400.into()])?;
//! rows.push(&["B6".into(), Value::Null, 1576.into()])?;
//!
//! // Two of the columns, one of them widened, and one that the rows do not have.
//! let wanted = Schema::new([
//!     Column::new("distance", DataType::Int64),
//!     Column::new("delay", DataType::Int16).nullable(),
//!     Column::new("cancelled", DataType::Bool).read_default(false),
//! ])?;
//! let projection = Projection::new(&flights, &wanted, Purpose::Read)?;
//! let mut block = Block::new(&wanted, 1024, BytesForm::Offsets)?;
//! interpret::rows_to_block(&projection, &rows, &Rows::Range(0..2), &mut block)?;
//! assert_eq!(block.value(1, 0), Value::Int(1576));
//! assert_eq!(block.validity(1), Some(&[0b01][..]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod interpret;
pub mod random;

mod block;
mod cells;
mod generate;
mod plan;
mod projection;
mod projector;
mod row;
mod schema;
mod selection;
mod text;
mod types;

pub use block::{ALIGNMENT, Block, BlockLayout, BytesForm, INLINE_BYTES, MAX_BLOCK_BYTES, MAX_BLOCK_ROWS, TooManyRows};
pub use generate::{CellFunctions, CellSource};
pub use plan::ProjectError;
pub use projection::{Cast, Projection, ProjectionError, Step};
pub use projector::{Backend, BlockToRows, Choice, CompileError, Emitter, RowsToBlock, RowsToRows, Vectors};
pub use row::{MAX_ARENA_BYTES, RowBatch, RowError, RowLayout};
pub use schema::{Column, MAX_COLUMNS, MAX_ROW_BYTES, Purpose, Schema, SchemaError};
pub use selection::Rows;
pub use types::{DataType, MAX_PRECISION, TimeUnit, Value};
