//! The cost model's estimate of a plan that is already chosen, for its calibration.
//!
//! In: a spec, a machine; coefficients. Out: [`Estimate`].
//! Invariant: with [`Coefficients::FITTED`], the estimate equals that of the planner.
//! Not here: the choice of a plan, measurements.

use super::bands::KnownBlocks;
use super::{Coefficients, Model, Plan, Supply, plan};
use crate::error::SpecError;
use crate::gemm::problem::Problem;
use crate::gemm::spec::Gemm;
use crate::machine::Machine;

/// The plan of a product, whose cycles other coefficients may estimate.
#[derive(Clone, Debug)]
pub struct Estimate {
    problem: Problem,
    plan: Plan,
    machine: Machine,
}

impl Estimate {
    /// Plans a product.
    ///
    /// # Errors
    /// The first invalid field of the spec.
    pub fn new(spec: &Gemm, machine: &Machine) -> Result<Estimate, SpecError> {
        spec.check()?;
        let machine = machine.possible().into_owned();
        let (problem, plan) = plan(&Problem::new(spec), &machine);
        Ok(Estimate { problem, plan, machine })
    }

    /// The cycles that the planner expects.
    pub fn planned_cycles(&self) -> f64 {
        self.plan.cycles()
    }

    /// The estimated cycles of the same plan with these coefficients.
    pub fn cycles(&self, coefficients: &Coefficients) -> f64 {
        let Estimate { problem, plan, machine } = self;
        let model = Model::new(machine, coefficients, problem.element_bits);
        if plan.by_k {
            return model.by_k_cycles(problem, plan);
        }
        let supply = match plan {
            plan if plan.b_panels => Supply::Panels,
            plan if plan.transposes_a => Supply::Transposed,
            plan if problem.group > 1 && !plan.pack_a => Supply::Joined,
            _ => Supply::Plain,
        };
        model.with_supply(problem, supply).by_rows_cycles(problem, plan)
    }
}

impl Model<'_> {
    /// Cycles of a plan with rows of C in the lanes.
    fn by_rows_cycles(&self, problem: &Problem, plan: &Plan) -> f64 {
        let bands = plan.bands.iter().map(|band| {
            let rows = self.rows(problem, self.parts(&band.pieces), band.count);
            let known = &mut KnownBlocks::default();
            self.blocks(problem, &rows, &band.columns, band.accumulators, known).cycles
        });
        bands.sum::<f64>() + self.packing(problem, &plan.bands, plan.a_rows).cycles
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gemm::{GemmTypes, Layout};

    #[test]
    fn a_plan_has_the_estimate_of_its_planner() {
        let features = ["avx512vnni", "avx512bf16", "avx512vbmi"];
        let machines = [
            Machine::new("x86-64-v4", Some("znver4"), &features, &[128, 256, 512]),
            Machine::new("x86-64-v3", None, &[], &[128, 256]),
            Machine::new("armv8-a", None, &[], &[128]),
        ];
        let layouts = [Layout::ColMajor, Layout::RowMajor];
        let sizes = [(1, 1, 300), (3, 5, 1000), (17, 17, 17), (37, 29, 41), (9, 200, 31), (700, 700, 700)];
        let mut by_k = 0;
        for machine in &machines {
            for (m, n, k) in sizes {
                for types in [GemmTypes::F32, GemmTypes::F64, GemmTypes::Bf16, GemmTypes::U8I8] {
                    for (number, batch) in [1, 1, 3, 1, 1, 1, 3, 1].into_iter().enumerate() {
                        let [a, b, c] = [0, 1, 2].map(|of| layouts[number >> of & 1]);
                        let spec = Gemm::new(m, n, k).types(types).layouts(a, b, c).batch(batch).beta(1);
                        let estimate = Estimate::new(&spec, machine).unwrap();
                        let (planned, again) = (estimate.planned_cycles(), estimate.cycles(&Coefficients::FITTED));
                        assert!((planned - again).abs() <= 1e-9 * planned, "{spec:?}: {planned} and {again}");
                        by_k += usize::from(estimate.plan.by_k);
                    }
                }
            }
        }
        assert!(by_k > 20, "{by_k} plans with lanes along K");
    }
}
