//! Columns by name.
//!
//! In: columns. Out: a [`Schema`] that was checked.
//! Invariants: names differ; a default fits its column; the cells of a row are fewer bytes than [`MAX_ROW_BYTES`].
//! Not here: where cells are (`row`, `block`), which columns are made from which (`projection`).

use crate::types::{DataType, MAX_PRECISION, Value};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

/// The most columns of a schema.
pub const MAX_COLUMNS: usize = 1 << 14;
/// The most bytes of a row.
pub const MAX_ROW_BYTES: usize = 1 << 18;

/// A column.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    name: String,
    ty: DataType,
    is_nullable: bool,
    read_default: Option<Value>,
    write_default: Option<Value>,
}

impl Column {
    /// A column in which every row has a value.
    pub fn new(name: impl Into<String>, ty: DataType) -> Column {
        Column { name: name.into(), ty, is_nullable: false, read_default: None, write_default: None }
    }

    /// The same, but rows may have no value.
    #[must_use]
    pub fn nullable(self) -> Column {
        Column { is_nullable: true, ..self }
    }

    /// What a reader finds where rows were written before there was the column.
    #[must_use]
    pub fn read_default(self, value: impl Into<Value>) -> Column {
        Column { read_default: Some(value.into()), ..self }
    }

    /// What is written where a writer does not know the column.
    #[must_use]
    pub fn write_default(self, value: impl Into<Value>) -> Column {
        Column { write_default: Some(value.into()), ..self }
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The type.
    pub fn ty(&self) -> DataType {
        self.ty
    }

    /// Whether rows may have no value.
    pub fn is_nullable(&self) -> bool {
        self.is_nullable
    }

    /// What is taken where the column is missing.
    pub fn default_for(&self, purpose: Purpose) -> Option<&Value> {
        match purpose {
            Purpose::Read => self.read_default.as_ref(),
            Purpose::Write => self.write_default.as_ref(),
        }
    }
}

/// What rows are projected for; it chooses the default of a missing column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Somebody reads.
    Read,
    /// Somebody writes.
    Write,
}

/// What is wrong with a schema.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SchemaError {
    /// Two columns have one name.
    Duplicate {
        /// The name.
        column: String,
    },
    /// A default that the column cannot hold.
    Default {
        /// The column.
        column: String,
        /// Its type.
        ty: DataType,
        /// Whether it would have to be NULL, in a column that is never so.
        is_null: bool,
    },
    /// A decimal whose digits do not fit, or with more of them behind the point than it has.
    Decimal {
        /// The column.
        column: String,
        /// Its type.
        ty: DataType,
    },
    /// More columns than [`MAX_COLUMNS`], or rows of more bytes than [`MAX_ROW_BYTES`].
    TooLarge {
        /// The columns there are.
        columns: usize,
        /// The bytes of a row.
        row_bytes: usize,
    },
}

impl fmt::Display for SchemaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SchemaError::Duplicate { column } => write!(f, "two columns are called `{column}`"),
            SchemaError::Default { column, is_null: true, .. } => {
                write!(f, "the default of column `{column}` is NULL, but the column is not nullable")
            }
            SchemaError::Default { column, ty, .. } => {
                write!(f, "the default of column `{column}` is no value of type {ty}")
            }
            SchemaError::Decimal { column, ty } => {
                write!(f, "column `{column}` is {ty}; precisions are 1 to {MAX_PRECISION}, scales 0 to the precision")
            }
            SchemaError::TooLarge { columns, row_bytes } => write!(
                f,
                "{columns} columns and rows of {row_bytes} bytes; possible are {MAX_COLUMNS} columns and {MAX_ROW_BYTES} bytes"
            ),
        }
    }
}

impl std::error::Error for SchemaError {}

/// Columns in order. Clones share them.
#[derive(Clone)]
pub struct Schema {
    shared: Arc<Shared>,
}

struct Shared {
    columns: Vec<Column>,
    by_name: HashMap<String, usize>,
}

impl Schema {
    /// A schema of these columns.
    ///
    /// # Errors
    /// If two have one name, a default does not fit, a decimal is none, or there are too many.
    pub fn new(columns: impl IntoIterator<Item = Column>) -> Result<Schema, SchemaError> {
        let columns: Vec<Column> = columns.into_iter().collect();
        let row_bytes = columns.iter().map(|column| column.ty.cell_bytes()).sum::<usize>() + columns.len().div_ceil(8);
        if columns.len() > MAX_COLUMNS || row_bytes > MAX_ROW_BYTES {
            return Err(SchemaError::TooLarge { columns: columns.len(), row_bytes });
        }
        let mut by_name = HashMap::with_capacity(columns.len());
        for (index, column) in columns.iter().enumerate() {
            check(column)?;
            if by_name.insert(column.name.clone(), index).is_some() {
                return Err(SchemaError::Duplicate { column: column.name.clone() });
            }
        }
        Ok(Schema { shared: Arc::new(Shared { columns, by_name }) })
    }

    /// The columns.
    pub fn columns(&self) -> &[Column] {
        &self.shared.columns
    }

    /// The place of a column.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.shared.by_name.get(name).copied()
    }

    /// Whether the cells of both are alike: as many columns, of the same types, NULL or not. Names and defaults may differ.
    pub fn has_cells_of(&self, other: &Schema) -> bool {
        let alike = |(a, b): (&Column, &Column)| a.ty == b.ty && a.is_nullable == b.is_nullable;
        Arc::ptr_eq(&self.shared, &other.shared)
            || self.columns().len() == other.columns().len() && self.columns().iter().zip(other.columns()).all(alike)
    }

    /// Whether some column may be NULL.
    pub fn has_nulls(&self) -> bool {
        self.columns().iter().any(Column::is_nullable)
    }
}

impl fmt::Debug for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.columns()).finish()
    }
}

fn check(column: &Column) -> Result<(), SchemaError> {
    let name = || column.name.clone();
    if let DataType::Decimal { precision, scale } = column.ty
        && (precision == 0 || precision > MAX_PRECISION || scale > precision)
    {
        return Err(SchemaError::Decimal { column: name(), ty: column.ty });
    }
    for default in [&column.read_default, &column.write_default].into_iter().flatten() {
        let is_null = *default == Value::Null;
        if is_null && !column.is_nullable || !default.fits(column.ty) {
            return Err(SchemaError::Default { column: name(), ty: column.ty, is_null });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(columns: Vec<Column>, error: &str) {
        assert_eq!(Schema::new(columns).expect_err("a mistake").to_string(), error);
    }

    #[test]
    fn mistakes_name_the_column() {
        let int = |name: &str| Column::new(name, DataType::Int32);
        check(vec![int("a"), int("b"), int("a")], "two columns are called `a`");
        check(vec![int("a").read_default(1.5f32)], "the default of column `a` is no value of type int32");
        check(vec![int("a").write_default(i64::MAX)], "the default of column `a` is no value of type int32");
        check(
            vec![int("a").read_default(Value::Null)],
            "the default of column `a` is NULL, but the column is not nullable",
        );
        let decimal = |precision, scale| Column::new("d", DataType::Decimal { precision, scale });
        check(vec![decimal(39, 0)], "column `d` is decimal(39, 0); precisions are 1 to 38, scales 0 to the precision");
        check(vec![decimal(3, 4)], "column `d` is decimal(3, 4); precisions are 1 to 38, scales 0 to the precision");
        let many = (0..=MAX_COLUMNS).map(|i| int(&i.to_string())).collect();
        check(many, "16385 columns and rows of 67589 bytes; possible are 16384 columns and 262144 bytes");
    }
}
