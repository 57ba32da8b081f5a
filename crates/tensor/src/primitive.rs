//! Contractions as primitives: checked, keyed, compiled.
//!
//! In: a spec. Out: its key, its kernel, the explanation of its plan.
//! Invariant: the key contains every field.
//! Not here: parallel loops (see `execute`), the blocks (see `block`).

use crate::block::Blocks;
use crate::dimension::{self, Dimension, DimensionKind, Execution};
use crate::execute::TensorKernel;
use crate::operation::{NAME, TensorOperation};
use crate::reduction::{Dimensions, Groups};
use crate::schedule::element_bytes;
use kernelsmith_kernels::gemm::nest::{GemmNest, NestLoop};
use kernelsmith_kernels::gemm::{Epilogue, GemmTypes};
use kernelsmith_kernels::{KernelCompiler, Machine, Primitive, Published, Recording, SpecError};
use kernelsmith_manager::{Failure, FailureKind, KeyWriter, Kind};

impl Primitive for TensorOperation {
    const KIND: Kind = Kind::new(0x7401, "tensor operation");
    type Kernel = TensorKernel;

    fn check(&self) -> Result<(), SpecError> {
        self.check_types()?;
        dimension::check(NAME, &self.dimensions)?;
        Blocks::new(self)?;
        self.groups().map(drop)
    }

    fn write_key(&self, key: &mut KeyWriter) {
        key.u8(self.types as u8).u8(self.first as u8).u8(self.main as u8);
        key.u8(self.bias.map_or(0, |of| 1 + of as u8)).u64(self.last.len() as u64);
        for last in &self.last {
            match last {
                Epilogue::Map(map) => map.write_key(key.u8(0)),
                Epilogue::Residual(binary) => {
                    key.u8(1).u8(binary.code());
                }
                other => unreachable!("the builder appends no {other:?}"),
            }
        }
        match self.normalised {
            None => {
                key.u8(0);
            }
            Some((kind, over)) => kind.write_key(key.u8(1 + over as u8)),
        }
        dimension::write_key(&self.dimensions, key);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        nest(self, kernels.machine())?.record(kernels)?;
        groups(self)?.map_or(Ok(()), |groups| groups.rows.record(kernels))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<TensorKernel, Failure> {
        let code = nest(self, kernels.machine())?.assemble(kernels)?;
        let groups = match groups(self)? {
            Some(groups) => {
                let kernel = groups.rows.assemble(kernels)?;
                Some((groups, kernel))
            }
            None => None,
        };
        Ok(TensorKernel::new(self.clone(), code, groups))
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let loops = dimension::explain_loops(&self.dimensions);
        let blocks = match nest(self, machine) {
            Ok(nest) => nest.explain(machine),
            Err(error) => error.to_string(),
        };
        let groups = match self.groups() {
            Ok(Some(groups)) => format!("after each parallel iteration: {}", groups.rows.explain_plan(machine)),
            _ => String::new(),
        };
        format!(
            "{:?} of {}, first {:?}, bias {:?}, last {:?}\n{loops}{blocks}{groups}",
            self.main,
            self.types.name(),
            self.first,
            self.bias,
            self.last
        )
    }
}

impl TensorOperation {
    pub(crate) fn check_types(&self) -> Result<(), SpecError> {
        // An output narrower than its accumulators would be rounded at every access.
        let is_wide =
            matches!(self.types, GemmTypes::F32 | GemmTypes::F64 | GemmTypes::Bf16 | GemmTypes::F16 | GemmTypes::U8I8);
        if !is_wide {
            let problem = format!("are {}, but the output must have the type of accumulators", self.types.name());
            return Err(SpecError::new(NAME, "types", problem));
        }
        Ok(())
    }
}

impl TensorOperation {
    /// The groups of a parallel iteration, which are normalised.
    pub(crate) fn groups(&self) -> Result<Option<Groups>, SpecError> {
        let Some((kind, over)) = self.normalised else { return Ok(None) };
        let error = |problem: String| Err(SpecError::new(NAME, "normalised", problem));
        kind.check(NAME)?;
        if !matches!(over, DimensionKind::M | DimensionKind::N) {
            return error(format!("is over dimensions of kind {over:?}, but must be over M or N"));
        }
        if !matches!(self.types, GemmTypes::F32 | GemmTypes::Bf16 | GemmTypes::F16) {
            return error(format!("is for outputs of f32, but the types are {}", self.types.name()));
        }
        let is_over = |of: &Dimension| of.kind == over && of.size > 1;
        let parallel = |of: &Dimension| of.execution == Execution::Parallel;
        if let Some(at) = self.dimensions.iter().position(|of| is_over(of) && parallel(of)) {
            return error(format!("is over dimension {at}, which must not be parallel"));
        }
        let of_iteration = self.dimensions.iter().filter(|of| of.kind != DimensionKind::K && !parallel(of));
        let (reduced, kept): (Vec<&Dimension>, Vec<&Dimension>) = of_iteration.partition(|of| of.kind == over);
        let in_place = |of: Vec<&Dimension>| -> Vec<Dimension> {
            of.into_iter().map(|of| Dimensions::of(of.size, [of.strides[2]; 2])).collect()
        };
        let dimensions = Dimensions { kept: in_place(kept), reduced: in_place(reduced) };
        match Groups::new(kind, &dimensions, [false; 2], true) {
            Some(groups) => Ok(Some(groups)),
            None => error(format!(
                "is over dimensions of kind {over:?} that are not one dimension of the output, contiguous or next to a \
                 contiguous one"
            )),
        }
    }
}

/// [`TensorOperation::groups`] of a checked operation.
fn groups(operation: &TensorOperation) -> Result<Option<Groups>, Failure> {
    operation.groups().map_err(|error| Failure::new(FailureKind::Unsupported, error.to_string()))
}

/// The sequential loops of a checked operation around its blocks.
fn nest(operation: &TensorOperation, machine: &Machine) -> Result<GemmNest, Failure> {
    let blocks = Blocks::new(operation).map_err(|error| Failure::new(FailureKind::Unsupported, error.to_string()))?;
    let loops = operation.dimensions.iter().zip(operation.bias_strides());
    let loops = loops.filter(|(of, _)| of.execution == Execution::Sequential).map(|(of, bias)| {
        let [in0, in1, out] = of.strides;
        NestLoop { size: of.size, strides: [in0, in1, out, bias], is_sum: of.kind == DimensionKind::K }
    });
    let bytes = element_bytes(operation.types);
    let is_far = [0, 1, 2].map(|of| operation.elements(of).saturating_mul(bytes[of]) > machine.l2_bytes);
    Ok(GemmNest::new(loops.collect(), blocks.specs, blocks.of, is_far))
}
