//! Scalar functions of SQL that are written in the kernel language.
//!
//! In: types of arguments and of the result, a closure that records a kernel over whole columns. Out: a `ScalarUDF` of
//! DataFusion.
//! Invariants: a row with a NULL argument is NULL; a kernel that is refused by the host's compiler runs in the interpreter,
//! with the same results.
//! Not here: the language.

use datafusion::arrow::array::{Array, ArrayRef, ArrowPrimitiveType, AsArray, PrimitiveArray, new_null_array};
use datafusion::arrow::buffer::{NullBuffer, ScalarBuffer};
use datafusion::arrow::datatypes::{
    DataType, Float32Type, Float64Type, Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type,
    UInt64Type,
};
use datafusion::common::{DataFusionError, Result, exec_datafusion_err};
use datafusion::logical_expr::{ColumnarValue, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature, Volatility};
use kernelsmith::{
    BuildOptions, DynKernel, Jit, K, KernelSource, ParamKind, Params, ScalarType, Signature as KernelSignature,
    TypedArg, build_dyn,
};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A function of SQL under construction.
///
/// The kernel gets a slice for each argument, by position, and after them the slice of results, as long as the others.
///
/// ```
/// use datafusion::arrow::datatypes::DataType;
/// use datafusion::prelude::SessionContext;
/// use kernelsmith_datafusion::KernelUdf;
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> datafusion::common::Result<()> {
/// let norm = KernelUdf::new("norm", [DataType::Float64, DataType::Float64], DataType::Float64);
/// let norm = norm.kernel(|k, params| {
///     let (x, y, result) = (params.input::<f64>(0), params.input::<f64>(1), params.output::<f64>(2));
///     k.for_each_vector(result.len(), |i| {
///         let (x, y) = (x.load(i), y.load(i));
///         result.store(i, x.mul_add(x, y * y).sqrt());
///     });
/// })?;
/// let context = SessionContext::new();
/// context.register_udf(norm);
/// let answer = context.sql("select norm(3, 4)").await?.to_string().await?;
/// assert!(answer.contains("5.0"));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct KernelUdf {
    name: String,
    arguments: Vec<DataType>,
    result: DataType,
    volatility: Volatility,
}

impl KernelUdf {
    /// A function with arguments and a result of these types: integers or floats. Other arguments are converted like
    /// those of DataFusion's own functions.
    pub fn new(name: impl Into<String>, arguments: impl IntoIterator<Item = DataType>, result: DataType) -> KernelUdf {
        let arguments = arguments.into_iter().collect();
        KernelUdf { name: name.into(), arguments, result, volatility: Volatility::Immutable }
    }

    /// Records the kernel and compiles it for this machine.
    ///
    /// # Errors
    /// A type is neither an integer nor a float, or the kernel has a mistake.
    #[track_caller]
    pub fn kernel(self, body: impl for<'k> FnOnce(K<'k>, Params<'k>)) -> Result<ScalarUDF> {
        let mut params = Vec::with_capacity(self.arguments.len() + 1);
        for argument in &self.arguments {
            params.push(ParamKind::input(scalar_type(argument)?));
        }
        params.push(ParamKind::output(scalar_type(&self.result)?));
        let signature = KernelSignature::new(params, None);
        let jit = Jit::host();
        let external = |error: kernelsmith::Error| DataFusionError::External(Box::new(error));
        let source = build_dyn(&self.name, &signature, &BuildOptions::default(), |k, params| {
            body(k, params);
            k.results(())
        });
        let source = source.map_err(external)?;
        let compiled = jit.ok().and_then(|jit| jit.compile_dyn(&source).ok());
        let signature = Signature::exact(self.arguments.clone(), self.volatility);
        Ok(ScalarUDF::new_from_impl(KernelFunction { udf: self, signature, source: Arc::new(source), compiled }))
    }
}

fn scalar_type(ty: &DataType) -> Result<ScalarType> {
    Ok(match ty {
        DataType::Int8 => ScalarType::I8,
        DataType::Int16 => ScalarType::I16,
        DataType::Int32 => ScalarType::I32,
        DataType::Int64 => ScalarType::I64,
        DataType::UInt8 => ScalarType::U8,
        DataType::UInt16 => ScalarType::U16,
        DataType::UInt32 => ScalarType::U32,
        DataType::UInt64 => ScalarType::U64,
        DataType::Float32 => ScalarType::F32,
        DataType::Float64 => ScalarType::F64,
        ty => return Err(exec_datafusion_err!("a kernel has no values of type {ty}")),
    })
}

/// A recorded kernel as a function of DataFusion.
struct KernelFunction {
    udf: KernelUdf,
    signature: Signature,
    source: Arc<KernelSource<()>>,
    compiled: Option<DynKernel>,
}

impl fmt::Debug for KernelFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KernelFunction").field("udf", &self.udf).finish_non_exhaustive()
    }
}

// Functions are equal if they have one recorded kernel: two kernels of one name may differ.
impl PartialEq for KernelFunction {
    fn eq(&self, other: &KernelFunction) -> bool {
        Arc::ptr_eq(&self.source, &other.source)
    }
}

impl Eq for KernelFunction {}

impl Hash for KernelFunction {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.udf.name.hash(state);
    }
}

/// Calls a macro with the Arrow type of each type of kernels.
macro_rules! for_number {
    ($ty:expr, $call:ident) => {
        match $ty {
            DataType::Int8 => $call!(Int8Type),
            DataType::Int16 => $call!(Int16Type),
            DataType::Int32 => $call!(Int32Type),
            DataType::Int64 => $call!(Int64Type),
            DataType::UInt8 => $call!(UInt8Type),
            DataType::UInt16 => $call!(UInt16Type),
            DataType::UInt32 => $call!(UInt32Type),
            DataType::UInt64 => $call!(UInt64Type),
            DataType::Float32 => $call!(Float32Type),
            DataType::Float64 => $call!(Float64Type),
            ty => Err(exec_datafusion_err!("a kernel has no values of type {ty}")),
        }
    };
}

impl ScalarUDFImpl for KernelFunction {
    fn name(&self) -> &str {
        &self.udf.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn return_type(&self, _arguments: &[DataType]) -> Result<DataType> {
        Ok(self.udf.result.clone())
    }

    fn invoke_with_args(&self, call: ScalarFunctionArgs) -> Result<ColumnarValue> {
        // With constant arguments alone, one row is the result of all rows.
        let is_constant = call.args.iter().all(|argument| matches!(argument, ColumnarValue::Scalar(_)));
        let rows = if is_constant { 1 } else { call.number_rows };
        let arrays: Vec<ArrayRef> =
            call.args.into_iter().map(|argument| argument.into_array(rows)).collect::<Result<_>>()?;
        let nulls = arrays.iter().fold(None, |nulls, array| NullBuffer::union(nulls.as_ref(), array.nulls()));
        if nulls.as_ref().is_some_and(|nulls| nulls.null_count() == rows) {
            let result = new_null_array(&self.udf.result, rows);
            return constant_or_array(result, is_constant);
        }
        macro_rules! call {
            ($Type:ident) => {
                self.call::<$Type>(&arrays, rows, nulls)
            };
        }
        let result = for_number!(&self.udf.result, call)?;
        constant_or_array(result, is_constant)
    }
}

fn constant_or_array(array: ArrayRef, is_constant: bool) -> Result<ColumnarValue> {
    match is_constant {
        true => Ok(ColumnarValue::Scalar(datafusion::common::ScalarValue::try_from_array(&array, 0)?)),
        false => Ok(ColumnarValue::Array(array)),
    }
}

impl KernelFunction {
    fn call<T>(&self, arrays: &[ArrayRef], rows: usize, nulls: Option<NullBuffer>) -> Result<ArrayRef>
    where
        T: ArrowPrimitiveType,
        T::Native: kernelsmith::unstable::exec::PlainElement + Default,
    {
        let mut values = vec![T::Native::default(); rows];
        let mut arguments = Vec::with_capacity(arrays.len() + 1);
        for array in arrays {
            macro_rules! argument {
                ($Type:ident) => {
                    Ok(TypedArg::slice(&array.as_primitive::<$Type>().values()[..]))
                };
            }
            arguments.push(for_number!(array.data_type(), argument)?);
        }
        arguments.push(TypedArg::slice_mut(&mut values));
        let done = match &self.compiled {
            Some(kernel) => kernel.call_typed::<()>(&mut arguments).map_err(kernelsmith::Error::from),
            None => Jit::interpreter().interpret_dyn::<()>(&self.source, &mut arguments),
        };
        drop(arguments);
        done.map_err(|error| exec_datafusion_err!("the function {}: {error}", self.udf.name))?;
        Ok(Arc::new(PrimitiveArray::<T>::new(ScalarBuffer::from(values), nulls)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use datafusion::prelude::SessionContext;

    fn rows(sql: &str, udf: ScalarUDF) -> Vec<String> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let context = SessionContext::new();
            context.register_udf(udf);
            let batches = context.sql(sql).await.unwrap().collect().await.unwrap();
            let cells = crate::results::cells(&batches).unwrap();
            cells.iter().map(|row| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")).collect()
        })
    }

    fn mixed() -> ScalarUDF {
        let udf = KernelUdf::new("scaled", [DataType::Int64, DataType::Float64], DataType::Float64);
        udf.kernel(|k, params| {
            let (n, x, result) = (params.input::<i64>(0), params.input::<f64>(1), params.output::<f64>(2));
            k.for_each_vector(result.len(), |i| result.store(i, n.load(i).cast::<f64>() * x.load(i)));
        })
        .unwrap()
    }

    #[test]
    fn rows_with_a_null_argument_are_null() {
        let sql = "SELECT scaled(n, x) FROM (VALUES (1, 1.5e0), (NULL, 2e0), (3, NULL), (-4, 0.25e0)) AS t(n, x)";
        assert_eq!(rows(sql, mixed()), ["1.5", "NULL", "NULL", "-1.0"]);
    }

    #[test]
    fn constants_are_folded() {
        assert_eq!(rows("SELECT scaled(3, 0.5), scaled(NULL, 1)", mixed()), ["1.5 NULL"]);
    }

    #[test]
    fn the_interpreter_replaces_a_refused_kernel() {
        let udf = KernelUdf::new("twice", [DataType::Int32], DataType::Int32);
        let signature =
            KernelSignature::new([ParamKind::input(ScalarType::I32), ParamKind::output(ScalarType::I32)], None);
        let source = build_dyn("twice", &signature, &BuildOptions::default(), |k, params| {
            let (x, result) = (params.input::<i32>(0), params.output::<i32>(1));
            k.for_each_vector(result.len(), |i| result.store(i, x.load(i) * 2));
            k.results(())
        });
        let signature = Signature::exact(udf.arguments.clone(), udf.volatility);
        let function = KernelFunction { udf, signature, source: Arc::new(source.unwrap()), compiled: None };
        let sql = "SELECT twice(CAST(n AS INT)) FROM (VALUES (1), (NULL), (-7)) AS t(n)";
        assert_eq!(rows(sql, ScalarUDF::new_from_impl(function)), ["2", "NULL", "-14"]);
    }

    #[test]
    fn types_without_kernels_are_refused() {
        let udf = KernelUdf::new("f", [DataType::Utf8], DataType::Int32);
        assert_eq!(udf.kernel(|_, _| ()).unwrap_err().message(), "a kernel has no values of type Utf8");
    }
}
