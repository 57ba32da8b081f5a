//! DataFusion's physical expressions as expressions of kernelsmith.
//!
//! In: a physical expression and the schema of its input. Out: a [`Lowered`] expression over [`Input`]s, which are columns
//! of the batch or the values of sub-expressions that DataFusion computes itself.
//! Invariants: a lowered expression has the same value as the original one wherever both have one, and an error of the
//! former makes the caller evaluate the original, so that errors are those of DataFusion. Operations that can fail are
//! never lowered as a right operand of AND or OR: DataFusion evaluates these for all rows or for some, depending on
//! the data.
//! Not here: evaluation.

use crate::columns;
use crate::query::{
    ArithmeticOperator, CastMode, ComparisonOperator, DataType, DatePart, Expression, ExpressionError, MathFunction,
    Output, Overflow, Pattern, Pipeline, Value,
};
use datafusion::arrow::datatypes::{DataType as ArrowType, Schema};
use datafusion::common::ScalarValue;
use datafusion::logical_expr::{Operator, ScalarUDF};
use datafusion::physical_expr::expressions::{
    BinaryExpr, CaseExpr, CastExpr, Column, InListExpr, IsNotNullExpr, IsNullExpr, LikeExpr, Literal, NegativeExpr,
    NotExpr, TryCastExpr,
};
use datafusion::physical_expr::{PhysicalExpr, ScalarFunctionExpr};
use datafusion::physical_expr_common::physical_expr::is_volatile;
use std::sync::{Arc, LazyLock};

/// What a column of an expression refers to.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    /// A column of the batch.
    Column(usize),
    /// The value of an expression that DataFusion computes.
    Computed(Arc<dyn PhysicalExpr>),
}

/// A sub-expression that is left to DataFusion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The sub-expression.
    pub expression: String,
    /// Why it is not compiled.
    pub reason: String,
}

/// Expressions and the inputs that they share.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inputs {
    inputs: Vec<Input>,
    refusals: Vec<Refusal>,
    /// Whether operations that are only interpreted are lowered, too.
    interprets: bool,
}

/// A lowered expression.
#[derive(Clone, Debug)]
pub(crate) struct Lowered {
    pub(crate) expression: Expression,
    /// The number of operations that kernelsmith computes.
    pub(crate) operations: usize,
}

impl Inputs {
    /// No inputs yet. `interprets` lowers operations that are only interpreted, too.
    pub(crate) fn new(interprets: bool) -> Inputs {
        Inputs { interprets, ..Inputs::default() }
    }

    /// The inputs in the order of the column numbers of the expressions.
    pub(crate) fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// The sub-expressions that DataFusion computes.
    pub(crate) fn refusals(&self) -> &[Refusal] {
        &self.refusals
    }

    /// The number of the input that is an expression: a column of the batch, or what DataFusion computes. `None` if columns
    /// cannot hold its type.
    pub(crate) fn input(&mut self, expression: &Arc<dyn PhysicalExpr>, schema: &Schema) -> Option<Expression> {
        let ty = columns::data_type(&expression.data_type(schema).ok()?)?;
        Some(match expression.downcast_ref::<Column>() {
            Some(column) => self.column(column.index(), ty),
            None => self.computed(expression, ty),
        })
    }

    /// Lowers an expression. `None` if nothing of it can be.
    pub(crate) fn lower(&mut self, expression: &Arc<dyn PhysicalExpr>, schema: &Schema) -> Option<Lowered> {
        self.lower_in(Context::Always, expression, schema)
    }

    fn lower_in(&mut self, context: Context, expression: &Arc<dyn PhysicalExpr>, schema: &Schema) -> Option<Lowered> {
        if is_volatile(expression) {
            self.refuse(expression, "the value differs from call to call");
            return None;
        }
        let mut lowering = Lowering { inputs: self, schema, operations: 0 };
        let expression = lowering.operand(expression, context)?;
        let operations = lowering.operations;
        Some(Lowered { expression, operations })
    }

    /// Whether DataFusion computes parts of the expressions.
    fn has_computed(&self) -> bool {
        self.inputs.iter().any(|input| matches!(input, Input::Computed(_)))
    }

    fn refuse(&mut self, expression: &Arc<dyn PhysicalExpr>, reason: impl ToString) {
        let refusal = Refusal { expression: expression.to_string(), reason: reason.to_string() };
        if !self.refusals.contains(&refusal) {
            self.refusals.push(refusal);
        }
    }

    fn column(&mut self, index: usize, ty: DataType) -> Expression {
        let known = self.inputs.iter().position(|input| matches!(input, Input::Column(known) if *known == index));
        let number = known.unwrap_or_else(|| self.push(Input::Column(index)));
        Expression::column(number, ty)
    }

    fn computed(&mut self, expression: &Arc<dyn PhysicalExpr>, ty: DataType) -> Expression {
        let known = self.inputs.iter().position(|input| matches!(input, Input::Computed(known) if known == expression));
        let number = known.unwrap_or_else(|| self.push(Input::Computed(Arc::clone(expression))));
        Expression::column(number, ty)
    }

    fn push(&mut self, input: Input) -> usize {
        self.inputs.push(input);
        self.inputs.len() - 1
    }
}

/// Whether DataFusion computes a part of an expression, or all of it.
pub(crate) fn is_partly_computed(expression: &Arc<dyn PhysicalExpr>, schema: &Schema, interprets: bool) -> bool {
    is_computed_in(Context::Always, expression, schema, interprets)
}

fn is_computed_in(context: Context, expression: &Arc<dyn PhysicalExpr>, schema: &Schema, interprets: bool) -> bool {
    let mut inputs = Inputs::new(interprets);
    inputs.lower_in(context, expression, schema).is_none() || inputs.has_computed()
}

/// Whether an expression only converts a column between integers and dates, which DataFusion does faster than code is
/// called: a million rows took it 1.9 ms and code 2.2 ms (Zen 4, one thread, 2026-11-30).
pub(crate) fn only_casts(expression: &Arc<dyn PhysicalExpr>, schema: &Schema) -> bool {
    let is_integer = |ty: &ArrowType| ty.is_integer() || *ty == ArrowType::Date32;
    let mut operand = expression;
    while let Some(cast) = operand.downcast_ref::<CastExpr>().filter(|cast| is_integer(cast.cast_type())) {
        operand = cast.expr();
    }
    operand.is::<Column>() && operand.data_type(schema).is_ok_and(|ty| is_integer(&ty))
}

/// The conditions of a predicate, in their order, in as few expressions as DataFusion must see: where it computes a part
/// of a condition, it does so only for the rows that pass those before.
pub(crate) fn steps(
    predicate: &Arc<dyn PhysicalExpr>,
    schema: &Schema,
    interprets: bool,
) -> Vec<Arc<dyn PhysicalExpr>> {
    let operands = |expression: &Arc<dyn PhysicalExpr>| {
        let and = expression.downcast_ref::<BinaryExpr>().filter(|binary| *binary.op() == Operator::And)?;
        Some((Arc::clone(and.left()), Arc::clone(and.right())))
    };
    let (mut first, mut others) = (Arc::clone(predicate), Vec::new());
    while let Some((left, right)) = operands(&first) {
        others.push(right);
        first = left;
    }
    let mut steps = vec![first];
    for condition in others.into_iter().rev() {
        match steps.pop() {
            Some(step) if !is_computed_in(Context::Sometimes, &condition, schema, interprets) => {
                steps.push(Arc::new(BinaryExpr::new(step, Operator::And, condition)));
            }
            step => steps.extend(step.into_iter().chain([condition])),
        }
    }
    steps
}

/// For which rows DataFusion evaluates an expression.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    /// For all rows, or for exactly those for which kernelsmith evaluates it.
    Always,
    /// For all rows, or for fewer: the choice depends on the data.
    Sometimes,
}

struct Lowering<'a> {
    inputs: &'a mut Inputs,
    schema: &'a Schema,
    operations: usize,
}

/// Why an operation is not lowered.
struct Unsupported(String);

impl From<ExpressionError> for Unsupported {
    fn from(error: ExpressionError) -> Unsupported {
        Unsupported(error.to_string())
    }
}

type Result<T> = std::result::Result<T, Unsupported>;

fn unsupported<T>(reason: impl Into<String>) -> Result<T> {
    Err(Unsupported(reason.into()))
}

impl Lowering<'_> {
    /// Lowers an expression, or makes it an input. `None` if columns cannot hold its type.
    fn operand(&mut self, expression: &Arc<dyn PhysicalExpr>, context: Context) -> Option<Expression> {
        // What a refused operation has added is not used.
        let (n_inputs, n_refusals, operations) =
            (self.inputs.inputs.len(), self.inputs.refusals.len(), self.operations);
        let lowered = self.operation(expression, context);
        let lowered = lowered.and_then(|lowered| self.supported(expression, lowered));
        let reason = match lowered {
            Ok(lowered) => return Some(lowered),
            Err(Unsupported(reason)) => reason,
        };
        self.inputs.inputs.truncate(n_inputs);
        self.inputs.refusals.truncate(n_refusals);
        self.operations = operations;
        self.inputs.refuse(expression, reason);
        let ty = columns::data_type(&expression.data_type(self.schema).ok()?)?;
        Some(self.inputs.computed(expression, ty))
    }

    fn wanted(&mut self, expression: &Arc<dyn PhysicalExpr>, context: Context) -> Result<Expression> {
        self.operand(expression, context).ok_or_else(|| Unsupported("an operand has a type without columns".to_owned()))
    }

    /// The same for an operand that DataFusion evaluates for some rows only: as an input it would be computed for all.
    fn compiled(&mut self, expression: &Arc<dyn PhysicalExpr>, context: Context) -> Result<Expression> {
        let n_inputs = self.inputs.inputs.len();
        let lowered = self.wanted(expression, context)?;
        match self.inputs.inputs[n_inputs..].iter().any(|input| matches!(input, Input::Computed(_))) {
            true => unsupported(format!("DataFusion computes {expression}, for the rows that need it")),
            false => Ok(lowered),
        }
    }

    /// The expression, if it has the type of the original one and can be compiled.
    fn supported(&self, expression: &Arc<dyn PhysicalExpr>, lowered: Expression) -> Result<Expression> {
        let ty = expression.data_type(self.schema).map_err(|error| Unsupported(error.to_string()))?;
        if columns::data_type(&ty) != Some(lowered.ty()) {
            return unsupported(format!("the result has type {ty}"));
        }
        // Columns and constants of any type can be inputs of something that is left to DataFusion.
        let is_leaf = expression.children().is_empty();
        if is_leaf || self.inputs.interprets {
            return Ok(lowered);
        }
        // Code compares views; arrow compares the other layouts faster than they are converted.
        for operand in expression.children() {
            let ty = operand.data_type(self.schema).map_err(|error| Unsupported(error.to_string()))?;
            let is_text = columns::data_type(&ty) == Some(DataType::String);
            if is_text && ty != ArrowType::Utf8View && !operand.is::<Literal>() {
                return unsupported(format!("an operand has type {ty}"));
            }
        }
        let pipeline = Pipeline::new(None, Output::Project(vec![lowered.clone()]))?;
        pipeline.supports_code().map_err(|error| Unsupported(error.to_string()))?;
        Ok(lowered)
    }

    fn operation(&mut self, expression: &Arc<dyn PhysicalExpr>, context: Context) -> Result<Expression> {
        let any = expression.as_ref();
        if let Some(column) = any.downcast_ref::<Column>() {
            let field =
                self.schema.fields().get(column.index()).ok_or_else(|| Unsupported("no such column".to_owned()))?;
            let ty = columns::data_type(field.data_type());
            let ty = ty.ok_or_else(|| Unsupported(format!("a column has type {}", field.data_type())))?;
            return Ok(self.inputs.column(column.index(), ty));
        }
        if let Some(literal) = any.downcast_ref::<Literal>() {
            return constant(literal.value());
        }
        self.operations += 1;
        if let Some(binary) = any.downcast_ref::<BinaryExpr>() {
            return self.binary(binary, context);
        }
        if let Some(not) = any.downcast_ref::<NotExpr>() {
            return Ok(self.wanted(not.arg(), context)?.not()?);
        }
        if let Some(negative) = any.downcast_ref::<NegativeExpr>() {
            return Ok(self.wanted(negative.arg(), context)?.negate(Overflow::Wrapping)?);
        }
        if let Some(is_null) = any.downcast_ref::<IsNullExpr>() {
            return Ok(self.wanted(is_null.arg(), context)?.is_null()?);
        }
        if let Some(is_not_null) = any.downcast_ref::<IsNotNullExpr>() {
            return Ok(self.wanted(is_not_null.arg(), context)?.is_null()?.not()?);
        }
        if let Some(cast) = any.downcast_ref::<CastExpr>() {
            let mode = if cast.cast_options().safe { CastMode::OrNull } else { CastMode::Checked };
            return self.cast(cast.expr(), cast.cast_type(), mode, context);
        }
        if let Some(cast) = any.downcast_ref::<TryCastExpr>() {
            return self.cast(cast.expr(), cast.cast_type(), CastMode::OrNull, context);
        }
        if let Some(in_list) = any.downcast_ref::<InListExpr>() {
            return self.in_list(in_list, context);
        }
        if let Some(like) = any.downcast_ref::<LikeExpr>() {
            return self.like(like, context);
        }
        if let Some(case) = any.downcast_ref::<CaseExpr>() {
            return self.case(case, context);
        }
        if let Some(function) = any.downcast_ref::<ScalarFunctionExpr>() {
            return self.function(function, context);
        }
        unsupported("the operation is unknown")
    }

    fn binary(&mut self, binary: &BinaryExpr, context: Context) -> Result<Expression> {
        if let Operator::And | Operator::Or = binary.op() {
            let left = self.wanted(binary.left(), context)?;
            let right = self.wanted(binary.right(), Context::Sometimes)?;
            return Ok(if *binary.op() == Operator::And { left.and(right)? } else { left.or(right)? });
        }
        // No other rule sets the flag; equality is the only way to read it.
        if *binary != BinaryExpr::new(Arc::clone(binary.left()), *binary.op(), Arc::clone(binary.right())) {
            return unsupported("overflow is an error");
        }
        let mut left = self.wanted(binary.left(), context)?;
        let mut right = self.wanted(binary.right(), context)?;
        if let Some(operator) = comparison(*binary.op()) {
            // Compared with another number, both zeros are on one side.
            if ![binary.left(), binary.right()].into_iter().any(is_other_than_zero) {
                (left, right) = (with_one_zero(left)?, with_one_zero(right)?);
            }
            return Ok(left.compare(operator, right)?);
        }
        let Some(operator) = arithmetic(*binary.op()) else {
            return unsupported(format!("the operator {} is unknown", binary.op()));
        };
        if left.ty() == DataType::Date && right.ty() == DataType::Date && operator == ArithmeticOperator::Subtract {
            left = left.cast(DataType::Int64, CastMode::Checked)?;
            right = right.cast(DataType::Int64, CastMode::Checked)?;
        }
        let lowered = left.arithmetic(operator, Overflow::Wrapping, right)?;
        let divides = matches!(operator, ArithmeticOperator::Divide | ArithmeticOperator::Remainder);
        let can_fail = match lowered.ty() {
            DataType::Float32 | DataType::Float64 => false,
            // A result with fewer digits than the limit always fits.
            DataType::Decimal { precision, .. } => divides || precision == crate::query::MAX_PRECISION,
            _ => divides,
        };
        self.unless_sometimes(lowered, can_fail, context)
    }

    fn unless_sometimes(&self, lowered: Expression, can_fail: bool, context: Context) -> Result<Expression> {
        match can_fail && context == Context::Sometimes {
            true => unsupported("it can fail, and DataFusion evaluates it for rows that depend on the data"),
            false => Ok(lowered),
        }
    }

    fn cast(
        &mut self,
        operand: &Arc<dyn PhysicalExpr>,
        wanted: &ArrowType,
        mode: CastMode,
        context: Context,
    ) -> Result<Expression> {
        let Some(wanted) = columns::data_type(wanted) else { return unsupported(format!("no cast to {wanted}")) };
        let operand = self.wanted(operand, context)?;
        let from = operand.ty();
        // Text of another layout is the same text.
        if from == wanted {
            return Ok(operand);
        }
        let can_fail = mode == CastMode::Checked && !is_widening(from, wanted);
        let lowered = operand.cast(wanted, mode)?;
        self.unless_sometimes(lowered, can_fail, context)
    }

    fn in_list(&mut self, in_list: &InListExpr, context: Context) -> Result<Expression> {
        let operand = self.wanted(in_list.expr(), context)?;
        let mut values = Vec::with_capacity(in_list.list().len());
        for value in in_list.list() {
            let Some(literal) = value.downcast_ref::<Literal>() else { return unsupported("the list is not constant") };
            let (value, ty) = value_of(literal.value())?;
            // DataFusion may compare the bits of floats or their values.
            let is_special = match value {
                Value::Float32(value) => value.is_nan() || value == 0.0,
                Value::Float64(value) => value.is_nan() || value == 0.0,
                _ => false,
            };
            if is_special || value != Value::Null && ty != operand.ty() {
                return unsupported(format!("the list holds {}", literal.value()));
            }
            values.push(value);
        }
        let lowered = operand.in_list(values)?;
        Ok(if in_list.negated() { lowered.not()? } else { lowered })
    }

    fn like(&mut self, like: &LikeExpr, context: Context) -> Result<Expression> {
        if like.case_insensitive() {
            return unsupported("the pattern ignores case");
        }
        let Some(pattern) = constant_text(like.pattern()) else { return unsupported("the pattern is not constant") };
        if pattern.contains('\\') {
            return unsupported("the pattern has an escape character");
        }
        let lowered = self.wanted(like.expr(), context)?.matches(Pattern::like(&pattern, None))?;
        Ok(if like.negated() { lowered.not()? } else { lowered })
    }

    /// DataFusion evaluates a condition or a value for exactly those rows that reach it, and so does kernelsmith.
    fn case(&mut self, case: &CaseExpr, context: Context) -> Result<Expression> {
        let base = case.expr().map(|base| self.wanted(base, context)).transpose()?;
        let mut branches = Vec::with_capacity(case.when_then_expr().len());
        for (at, (when, then)) in case.when_then_expr().iter().enumerate() {
            let when = if at == 0 { self.wanted(when, context)? } else { self.compiled(when, context)? };
            let condition = match &base {
                Some(base) => base.clone().compare(ComparisonOperator::Equal, when)?,
                None => when,
            };
            branches.push([condition, self.compiled(then, context)?]);
        }
        let otherwise = case.else_expr().map(|otherwise| self.compiled(otherwise, context)).transpose()?;
        let typed = branches.iter().map(|[_, value]| value.ty()).next();
        // A NULL without a type takes that of the other branches.
        let otherwise = match (otherwise, typed) {
            (Some(value), Some(ty)) if value.ty() != ty => {
                return unsupported(format!("branches have types {ty} and {}", value.ty()));
            }
            (otherwise, _) => otherwise,
        };
        Ok(Expression::case(branches, otherwise)?)
    }

    fn function(&mut self, function: &ScalarFunctionExpr, context: Context) -> Result<Expression> {
        if !is_built_in(function) {
            return unsupported(format!("the function {} is not one of DataFusion", function.name()));
        }
        let args = function.args();
        let lowered = match (function.name(), args) {
            ("abs", [operand]) => {
                let operand = self.wanted(operand, context)?;
                let can_fail = !matches!(operand.ty(), DataType::Float32 | DataType::Float64);
                let lowered = operand.math(MathFunction::Absolute)?;
                self.unless_sometimes(lowered, can_fail, context)?
            }
            // Ours is NaN, whether anything sees it or not.
            ("sqrt", _) => return unsupported("a root of a negative number is an error"),
            ("floor", [operand]) => self.wanted(operand, context)?.math(MathFunction::Floor)?,
            ("ceil", [operand]) => self.wanted(operand, context)?.math(MathFunction::Ceil)?,
            ("trunc", [operand]) => self.wanted(operand, context)?.math(MathFunction::Truncate)?,
            ("date_part", [part, operand]) => {
                let Some(part) = constant_text(part).and_then(|part| date_part(&part)) else {
                    return unsupported("the part of the date is not known");
                };
                self.wanted(operand, context)?.date_part(part)?
            }
            ("character_length" | "char_length" | "length", [operand]) => {
                self.wanted(operand, context)?.character_length()?
            }
            ("octet_length", [operand]) => self.wanted(operand, context)?.byte_length()?,
            ("starts_with", [operand, prefix]) => self.search(operand, prefix, Pattern::prefix, context)?,
            ("ends_with", [operand, suffix]) => self.search(operand, suffix, Pattern::suffix, context)?,
            ("contains", [operand, part]) => self.search(operand, part, Pattern::contains, context)?,
            ("substr" | "substring", [operand, rest @ ..]) => {
                let numbers: Option<Vec<i64>> = rest.iter().map(constant_integer).collect();
                let (start, length) = match numbers.as_deref() {
                    Some([start]) => (*start, None),
                    Some([start, length]) => (*start, Some(*length)),
                    _ => return unsupported("the part of the text is not constant"),
                };
                let fits = start >= 1 && start <= i64::from(u32::MAX) && length.is_none_or(|length| length >= 0);
                if !fits {
                    return unsupported("the part of the text starts before it");
                }
                let length = length.map(|length| u32::try_from(length).unwrap_or(u32::MAX));
                self.wanted(operand, context)?.substring((start - 1) as u32, length)?
            }
            ("coalesce", operands) => {
                let mut lowered = Vec::with_capacity(operands.len());
                for (at, operand) in operands.iter().enumerate() {
                    lowered.push(match at {
                        0 => self.wanted(operand, context)?,
                        _ => self.compiled(operand, Context::Sometimes)?,
                    });
                }
                Expression::coalesce(lowered)?
            }
            ("nullif", [operand, other]) => {
                let operand = self.wanted(operand, context)?;
                operand.null_if(self.wanted(other, context)?)?
            }
            (name, _) => return unsupported(format!("the function {name} is not compiled")),
        };
        Ok(lowered)
    }

    fn search(
        &mut self,
        operand: &Arc<dyn PhysicalExpr>,
        text: &Arc<dyn PhysicalExpr>,
        pattern: impl Fn(&str) -> Pattern,
        context: Context,
    ) -> Result<Expression> {
        let Some(text) = constant_text(text) else { return unsupported("the searched text is not constant") };
        Ok(self.wanted(operand, context)?.matches(pattern(&text))?)
    }
}

/// Whether a function is the one that DataFusion has under this name: users can register others.
fn is_built_in(function: &ScalarFunctionExpr) -> bool {
    static BUILT_IN: LazyLock<Vec<Arc<ScalarUDF>>> = LazyLock::new(datafusion::functions::all_default_functions);
    BUILT_IN.iter().any(|known| known.name() == function.name() && known.as_ref() == function.fun())
}

/// Whether each value of the first type has a value of the second.
fn is_widening(from: DataType, to: DataType) -> bool {
    let signed = |ty| match ty {
        DataType::Int8 => Some(8),
        DataType::Int16 => Some(16),
        DataType::Int32 | DataType::Date => Some(32),
        DataType::Int64 => Some(64),
        _ => None,
    };
    let unsigned = |ty| match ty {
        DataType::UInt8 => Some(8),
        DataType::UInt16 => Some(16),
        DataType::UInt32 => Some(32),
        DataType::UInt64 => Some(64),
        _ => None,
    };
    match (from, to) {
        (_, DataType::Float32 | DataType::Float64) => true,
        (DataType::Bool, _) => true,
        (DataType::Decimal { precision: p1, scale: s1 }, DataType::Decimal { precision: p2, scale: s2 }) => {
            s2 >= s1 && p2.saturating_sub(s2) >= p1.saturating_sub(s1)
        }
        _ => match (signed(from), unsigned(from), signed(to), unsigned(to)) {
            (Some(from), _, Some(to), _) => from <= to,
            (_, Some(from), Some(to), _) => from < to,
            (_, Some(from), _, Some(to)) => from <= to,
            _ => false,
        },
    }
}

/// Whether an expression is a constant float that is not zero.
fn is_other_than_zero(expression: &Arc<dyn PhysicalExpr>) -> bool {
    match expression.downcast_ref::<Literal>().map(Literal::value) {
        Some(ScalarValue::Float32(Some(value))) => *value != 0.0,
        Some(ScalarValue::Float64(Some(value))) => *value != 0.0,
        _ => false,
    }
}

/// An operand of a comparison operator: DataFusion replaces -0.0 by 0.0, which are different values in the order of
/// floats. Its other comparisons, such as NULLIF, do not.
fn with_one_zero(operand: Expression) -> Result<Expression> {
    let ty = operand.ty();
    let [negative, zero] = match ty {
        DataType::Float32 => [-0.0, 0.0].map(Value::Float32),
        DataType::Float64 => [-0.0, 0.0].map(Value::Float64),
        _ => return Ok(operand),
    };
    let is_negative = operand.clone().compare(ComparisonOperator::Equal, Expression::literal(negative, ty)?)?;
    Ok(Expression::case(vec![[is_negative, Expression::literal(zero, ty)?]], Some(operand))?)
}

fn comparison(operator: Operator) -> Option<ComparisonOperator> {
    Some(match operator {
        Operator::Eq => ComparisonOperator::Equal,
        Operator::NotEq => ComparisonOperator::NotEqual,
        Operator::Lt => ComparisonOperator::Less,
        Operator::LtEq => ComparisonOperator::LessOrEqual,
        Operator::Gt => ComparisonOperator::Greater,
        Operator::GtEq => ComparisonOperator::GreaterOrEqual,
        Operator::IsDistinctFrom => ComparisonOperator::Distinct,
        Operator::IsNotDistinctFrom => ComparisonOperator::NotDistinct,
        _ => return None,
    })
}

fn arithmetic(operator: Operator) -> Option<ArithmeticOperator> {
    Some(match operator {
        Operator::Plus => ArithmeticOperator::Add,
        Operator::Minus => ArithmeticOperator::Subtract,
        Operator::Multiply => ArithmeticOperator::Multiply,
        Operator::Divide => ArithmeticOperator::Divide,
        Operator::Modulo => ArithmeticOperator::Remainder,
        _ => return None,
    })
}

/// The parts that are integers in DataFusion, too.
fn date_part(part: &str) -> Option<DatePart> {
    Some(match part.to_ascii_lowercase().as_str() {
        "year" => DatePart::Year,
        "quarter" => DatePart::Quarter,
        "month" => DatePart::Month,
        "week" => DatePart::Week,
        "day" => DatePart::Day,
        "dow" => DatePart::DayOfWeek,
        "doy" => DatePart::DayOfYear,
        "hour" => DatePart::Hour,
        "minute" => DatePart::Minute,
        "second" => DatePart::Second,
        _ => return None,
    })
}

fn constant_text(expression: &Arc<dyn PhysicalExpr>) -> Option<String> {
    match expression.downcast_ref::<Literal>()?.value() {
        ScalarValue::Utf8(Some(text)) | ScalarValue::LargeUtf8(Some(text)) | ScalarValue::Utf8View(Some(text)) => {
            Some(text.clone())
        }
        ScalarValue::Dictionary(_, value) => value.try_as_str().flatten().map(str::to_owned),
        _ => None,
    }
}

fn constant_integer(expression: &Arc<dyn PhysicalExpr>) -> Option<i64> {
    match expression.downcast_ref::<Literal>()?.value() {
        ScalarValue::Int64(value) => *value,
        ScalarValue::Int32(value) => value.map(i64::from),
        _ => None,
    }
}

fn constant(scalar: &ScalarValue) -> Result<Expression> {
    let (value, ty) = value_of(scalar)?;
    Ok(Expression::literal(value, ty)?)
}

/// The value of a literal, and its type.
fn value_of(scalar: &ScalarValue) -> Result<(Value, DataType)> {
    let Some(ty) = columns::data_type(&scalar.data_type()) else {
        return unsupported(format!("a constant has type {}", scalar.data_type()));
    };
    let integer = |value: Option<i128>| value.map_or(Value::Null, Value::Int);
    let value = match scalar {
        _ if scalar.is_null() => Value::Null,
        ScalarValue::Boolean(value) => value.map_or(Value::Null, Value::Bool),
        ScalarValue::Int8(value) => integer(value.map(i128::from)),
        ScalarValue::Int16(value) => integer(value.map(i128::from)),
        ScalarValue::Int32(value) | ScalarValue::Date32(value) => integer(value.map(i128::from)),
        ScalarValue::Int64(value)
        | ScalarValue::TimestampSecond(value, _)
        | ScalarValue::TimestampMillisecond(value, _)
        | ScalarValue::TimestampMicrosecond(value, _)
        | ScalarValue::TimestampNanosecond(value, _) => integer(value.map(i128::from)),
        ScalarValue::UInt8(value) => integer(value.map(i128::from)),
        ScalarValue::UInt16(value) => integer(value.map(i128::from)),
        ScalarValue::UInt32(value) => integer(value.map(i128::from)),
        ScalarValue::UInt64(value) => integer(value.map(i128::from)),
        ScalarValue::Decimal128(value, _, _) => integer(*value),
        ScalarValue::Float32(value) => value.map_or(Value::Null, Value::Float32),
        ScalarValue::Float64(value) => value.map_or(Value::Null, Value::Float64),
        ScalarValue::Utf8(Some(text)) | ScalarValue::LargeUtf8(Some(text)) | ScalarValue::Utf8View(Some(text)) => {
            Value::Bytes(text.as_bytes().into())
        }
        ScalarValue::Dictionary(_, value) => return value_of(value),
        _ => return unsupported(format!("the constant {scalar} is unknown")),
    };
    Ok((value, ty))
}
