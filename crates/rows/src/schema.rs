//! Schemas.
//!
//! In: columns. Out: a valid [`Schema`].
//! Invariants: names are unique; defaults fit their columns; a row has at most [`MAX_ROW_BYTES`] bytes.
//! Not here: positions of cells (`row`, `block`), mapping columns (`projection`).

use crate::types::{DataType, MAX_PRECISION, Value};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

/// The maximum number of columns of a schema.
pub const MAX_COLUMNS: usize = 1 << 14;
/// The maximum size of a row in bytes.
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
    /// A column without NULLs.
    pub fn new(name: impl Into<String>, ty: DataType) -> Column {
        Column { name: name.into(), ty, is_nullable: false, read_default: None, write_default: None }
    }

    /// Makes the column nullable.
    #[must_use]
    pub fn nullable(self) -> Column {
        Column { is_nullable: true, ..self }
    }

    /// Sets the value for readers of rows that were written before the column existed.
    #[must_use]
    pub fn read_default(self, value: impl Into<Value>) -> Column {
        Column { read_default: Some(value.into()), ..self }
    }

    /// Sets the value for writers that do not know the column.
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

    /// Whether the column may be NULL.
    pub fn is_nullable(&self) -> bool {
        self.is_nullable
    }

    /// The default for the purpose, used if the column is missing.
    pub fn default_for(&self, purpose: Purpose) -> Option<&Value> {
        match purpose {
            Purpose::Read => self.read_default.as_ref(),
            Purpose::Write => self.write_default.as_ref(),
        }
    }
}

/// The purpose of a projection, which selects the default of missing columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Reading rows.
    Read,
    /// Writing rows.
    Write,
}

/// Errors in a schema.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SchemaError {
    /// Two columns have the same name.
    Duplicate {
        /// The name.
        column: String,
    },
    /// A default does not fit its column.
    Default {
        /// The column.
        column: String,
        /// Its type.
        ty: DataType,
        /// Whether the default is NULL and the column is not nullable.
        is_null: bool,
    },
    /// A decimal has an invalid precision, or more fractional digits than digits.
    Decimal {
        /// The column.
        column: String,
        /// Its type.
        ty: DataType,
    },
    /// There are more than [`MAX_COLUMNS`] columns, or rows exceed [`MAX_ROW_BYTES`].
    TooLarge {
        /// The number of columns.
        columns: usize,
        /// The size of a row in bytes.
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

/// An ordered list of columns. Clones share it.
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
    /// If two columns have the same name, a default does not fit, a decimal is invalid, or a limit is exceeded.
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

    /// The index of the column with this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.shared.by_name.get(name).copied()
    }

    /// Whether both have the same cells: the same number of columns with the same types and nullability. Names and
    /// defaults may differ.
    pub fn has_cells_of(&self, other: &Schema) -> bool {
        let alike = |(a, b): (&Column, &Column)| a.ty == b.ty && a.is_nullable == b.is_nullable;
        Arc::ptr_eq(&self.shared, &other.shared)
            || self.columns().len() == other.columns().len() && self.columns().iter().zip(other.columns()).all(alike)
    }

    /// Whether any column is nullable.
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
