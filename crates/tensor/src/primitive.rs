//! Contractions as primitives: checked, keyed, compiled.
//!
//! In: a spec. Out: its key, its kernel, the explanation of its plan.
//! Invariant: the key contains every field; kernels are recorded and assembled in the order of the blocks.
//! Not here: the loops (see `nest`), the blocks (see `block`).

use crate::block::Blocks;
use crate::dimension;
use crate::execute::TensorKernel;
use crate::operation::{NAME, TensorOperation};
use kernelsmith_kernels::gemm::GemmTypes;
use kernelsmith_kernels::{KernelCompiler, Machine, Primitive, Published, Recording, SpecError};
use kernelsmith_manager::{Failure, FailureKind, KeyWriter, Kind};

impl Primitive for TensorOperation {
    const KIND: Kind = Kind::new(0x7401, "tensor operation");
    type Kernel = TensorKernel;

    fn check(&self) -> Result<(), SpecError> {
        self.check_types()?;
        dimension::check(NAME, &self.dimensions)?;
        Blocks::new(self).map(drop)
    }

    fn write_key(&self, key: &mut KeyWriter) {
        key.u8(self.types as u8).u8(self.first as u8).u8(self.main as u8).u64(self.last.len() as u64);
        for map in &self.last {
            map.write_key(key);
        }
        dimension::write_key(&self.dimensions, key);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        blocks(self)?.specs.iter().try_for_each(|block| block.record(kernels))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<TensorKernel, Failure> {
        let blocks = blocks(self)?;
        let compiled = blocks.specs.iter().map(|block| block.assemble(kernels)).collect::<Result<_, _>>()?;
        Ok(TensorKernel::new(self.clone(), compiled, blocks.of))
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let loops = dimension::explain_loops(&self.dimensions);
        let blocks = match Blocks::new(self) {
            Ok(blocks) => blocks.specs.iter().map(|block| block.explain(machine)).collect(),
            Err(error) => error.to_string(),
        };
        format!(
            "{:?} of {}, first {:?}, last {:?}\n{loops}{blocks}",
            self.main,
            self.types.name(),
            self.first,
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

/// The blocks of a checked operation.
fn blocks(operation: &TensorOperation) -> Result<Blocks, Failure> {
    Blocks::new(operation).map_err(|error| Failure::new(FailureKind::Unsupported, error.to_string()))
}
