//! Matrix products, single and summed over a batch, with fused operations before and after.
//!
//! For: small and medium products whose shape is known at run time: [`Gemm`] specifies one, [`GemmKernel`] computes it.
//!
//! ```
//! # struct Nowhere;
//! use kernelsmith::kernels::gemm::{Epilogue, BiasAxis, Gemm, GemmExtras, Layout, naive};
//! use kernelsmith::kernels::map::Map;
//! // A dense layer of a network: its weights are row-major, its activations column-major.
//! let layer = Gemm::new(2, 3, 2).layout_a(Layout::RowMajor).bias(BiasAxis::Rows).then(Epilogue::Map(Map::Relu));
//! let mut c = [0.0f32; 6];
//! let extras = GemmExtras { bias: &[0.5, 0.0], ..GemmExtras::default() };
//! naive(&layer, &[1.0f32, 2.0, 3.0, -4.0], &[1.0f32, 1.0, 0.0, 1.0, 2.0, 0.0], &mut c, extras);
//! assert_eq!(c, [3.5, 0.0, 2.5, 0.0, 2.5, 6.0]);
//! ```
//!
//! | type | role |
//! |---|---|
//! | [`Gemm`] | sizes, types, layouts, strides, batch, fused operations |
//! | [`GemmKernel`] | the callable kernel |
//! | [`ThreadedGemm`] | a product computed by several threads |
//! | [`naive()`] | the reference: plain loops |
//!
//! # Error bounds
//!
//! Integer products wrap and are exact. Float products are summed by fused multiply-adds in an order that the plan
//! chooses. An element is within `(K + 8) u S` of the exact sum: K is the number of its products, u is half an ULP of 1
//! (2^-24 or 2^-53; 2^-22 for bf16, whose instruction also flushes subnormals to zero), and S is the sum of the
//! absolute values of the products, of C and of the bias. A zero has either sign. The operations after the product add
//! their own errors ([`Map::tolerance`](crate::map::Map::tolerance)). A C of 16-bit floats is rounded once at the end,
//! to nearest. The bytes of a requantised C are exactly those of [`Requantize::byte`].

/// The cost model of the planner, for its calibration (`bench model`). Not a part of the stable interface.
#[doc(hidden)]
pub mod model {
    pub use super::plan::{Coefficients, Estimate, products_per_instruction};
}

mod accumulator;
mod blocks;
mod generator;
mod kernel;
mod naive;
#[doc(hidden)]
pub mod nest;
mod offset;
mod operand;
mod pack;
mod passes;
mod plan;
mod problem;
mod results;
mod shuffles;
mod spec;
mod sums;
mod threaded;

pub use kernel::{GemmElements, GemmError, GemmExtras, GemmKernel};
pub use naive::naive;
pub use spec::{
    BiasAxis, Epilogue, Gemm, GemmTypes, Layout, MAX_BATCH, MAX_EPILOGUE, MAX_EXTENT, MAX_K, Requantize, Scale,
};
pub use threaded::{GemmTask, ThreadedGemm, ThreadedGemmKernel};

use crate::error::SpecError;
use crate::machine::Machine;
use crate::primitive::{KernelCompiler, Primitive, Published, Recording};
use core::fmt::Write;
use kernelsmith_manager::{Failure, KeyWriter, Kind};
use nest::GemmNest;
use plan::Plan;
use problem::Problem;

impl Primitive for Gemm {
    const KIND: Kind = Kind::new(0x6b01, "gemm");
    type Kernel = GemmKernel;

    fn check(&self) -> Result<(), SpecError> {
        Gemm::check(self)
    }

    #[inline]
    fn write_key(&self, key: &mut KeyWriter) {
        self.write(key);
    }

    #[inline]
    fn short_key(&self) -> Option<[u64; 3]> {
        Gemm::short_key(self)
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        kernel::record(self, kernels)
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<GemmKernel, Failure> {
        GemmKernel::new(self, kernels)
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        GemmNest::single(*self).explain(machine)
    }
}

fn explain(problem: &Problem, plan: &Plan, machine: &Machine) -> String {
    let mut text = String::new();
    let Problem { m, n, k, batch, .. } = *problem;
    let of = match (problem.swapped, problem.c_transposed) {
        (true, true) => " (transposed, C transposed at the store)",
        (false, true) => " (C transposed at the store)",
        (true, false) => " (transposed)",
        (false, false) => "",
    };
    let _ = writeln!(text, "{m} x {n} x {}, batch {batch}{of}, on {}", problem.products, machine.name);
    let packed = match (plan.pack_a, plan.pack_b) {
        (false, false) if plan.transposes_a => "A transposed in registers",
        (false, true) if plan.transposes_a => "A transposed in registers, B packed",
        (false, false) => "nothing packed",
        (true, false) => "A packed",
        (false, true) => "B packed",
        (true, true) if plan.b_panels => "A and B packed in panels",
        (true, true) => "A and B packed",
    };
    let stored = if plan.streams_c { "; non-temporal stores of C" } else { "" };
    let lanes = if plan.by_k { "K" } else { "rows" };
    let _ = writeln!(
        text,
        "{lanes} in lanes, {} products per multiply-add; {packed}; KC of {} of {k} iterations along K{stored}",
        problem.group, plan.kc
    );
    for band in &plan.bands {
        let pieces: Vec<String> = band.pieces.iter().map(ToString::to_string).collect();
        let widths = band.columns.iter().map(|columns| {
            let missing =
                if columns.missing > 0 { format!(" (the last lacks {})", columns.missing) } else { String::new() };
            format!("{} x {}{missing}", columns.count, columns.nr)
        });
        let widths: Vec<String> = widths.collect();
        let sums = plan::accumulator_registers(&band.pieces, band.columns[0].nr) * band.accumulators;
        let _ = writeln!(
            text,
            "rows {}..: {} blocks of {} rows [{}], columns {}; {} accumulators per element, {sums} accumulator registers, about {:.0} instructions, {:.0} cycles",
            band.first,
            band.count,
            band.mr,
            pieces.join(" "),
            widths.join(" + "),
            band.accumulators,
            band.instructions,
            band.cycles
        );
    }
    let lanes = f64::from(machine.lanes(problem.element_bits as u32));
    let bound = (m * n * k * batch) as f64 / (lanes * machine.fma_per_cycle);
    let _ = writeln!(text, "{:.0} cycles expected, at least {bound:.0} with full vectors", plan.cycles());
    text
}
