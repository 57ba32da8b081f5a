//! A physical expression that kernelsmith evaluates.
//!
//! In: an expression of DataFusion and its [`Program`]. Out: an expression with the same type, text and children.
//! Invariants: where the program has no result for a batch, the original is evaluated, so that values and errors are
//! those of DataFusion; with other children it is the original again.
//! Not here: what a program does.

use crate::program::Program;
use datafusion::arrow::datatypes::{DataType, FieldRef, Schema};
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::common::Result;
use datafusion::logical_expr::ColumnarValue;
use datafusion::physical_expr::PhysicalExpr;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// An expression with its program.
#[derive(Clone, Debug)]
pub(crate) struct CompiledExpr {
    original: Arc<dyn PhysicalExpr>,
    program: Arc<Program>,
}

impl CompiledExpr {
    pub(crate) fn new(original: Arc<dyn PhysicalExpr>, program: Arc<Program>) -> CompiledExpr {
        CompiledExpr { original, program }
    }
}

impl fmt::Display for CompiledExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.original.fmt(f)
    }
}

impl PartialEq for CompiledExpr {
    fn eq(&self, other: &CompiledExpr) -> bool {
        self.original.eq(&other.original)
    }
}

impl Eq for CompiledExpr {}

impl Hash for CompiledExpr {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.original.hash(state);
    }
}

impl PhysicalExpr for CompiledExpr {
    fn data_type(&self, input_schema: &Schema) -> Result<DataType> {
        self.original.data_type(input_schema)
    }

    fn nullable(&self, input_schema: &Schema) -> Result<bool> {
        self.original.nullable(input_schema)
    }

    fn return_field(&self, input_schema: &Schema) -> Result<FieldRef> {
        self.original.return_field(input_schema)
    }

    fn evaluate(&self, batch: &RecordBatch) -> Result<ColumnarValue> {
        match self.program.evaluate(batch) {
            Some(array) => Ok(ColumnarValue::Array(array)),
            None => self.original.evaluate(batch),
        }
    }

    fn children(&self) -> Vec<&Arc<dyn PhysicalExpr>> {
        self.original.children()
    }

    fn with_new_children(self: Arc<Self>, children: Vec<Arc<dyn PhysicalExpr>>) -> Result<Arc<dyn PhysicalExpr>> {
        Arc::clone(&self.original).with_new_children(children)
    }

    fn fmt_sql(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.original.fmt_sql(f)
    }
}
