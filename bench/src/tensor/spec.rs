//! A row of `bench tensor`, parsed.
//!
//! In: its text. Out: [`Spec`]: an operation or an einsum. Not here: the rows (see `rows`).

use super::network::Network;
use kernelsmith::kernels::gemm::GemmTypes;
use kernelsmith::kernels::map::Map;
use kernelsmith::tensor::einsum::{Einsum, Shape};
use kernelsmith::tensor::{DimensionKind, Execution, First, Main, TensorOperation};

/// What a row computes.
#[derive(Clone, Debug)]
pub(super) enum Spec {
    /// Loops as listed.
    Listed(TensorOperation),
    /// Loops that the optimiser chooses.
    Optimised(TensorOperation),
    /// An einsum.
    Einsum(Box<Einsum>),
    /// Several operations.
    Chain(Network),
}

impl Spec {
    /// Parses a row.
    pub(super) fn parse(row: &str) -> Result<Spec, String> {
        let words: Vec<&str> = row.split_whitespace().collect();
        if let Some(network) = Network::parse(&words) {
            return network.map(Spec::Chain);
        }
        match words.as_slice() {
            ["einsum", formula, sizes] => einsum(formula, sizes).map(|einsum| Spec::Einsum(Box::new(einsum))),
            ["operation", main, first, last, dimensions @ ..] => operation(main, first, last, dimensions),
            _ => Err(format!("`{row}` is no row: it begins with `einsum`, `operation`, `attention` or `mlp`")),
        }
    }

    /// Floating-point operations of a call; 0 for copies.
    pub(super) fn flops(&self) -> f64 {
        match self {
            Spec::Listed(of) | Spec::Optimised(of) => of.flops(),
            Spec::Einsum(of) if of.shapes().len() == 1 => 0.0,
            Spec::Einsum(of) => of.flops(),
            Spec::Chain(of) => of.flops(),
        }
    }

    /// Bytes that a call reads and writes at least.
    pub(super) fn bytes(&self) -> f64 {
        let elements: usize = match self {
            Spec::Listed(of) | Spec::Optimised(of) => (0..3).map(|tensor| of.elements(tensor)).sum(),
            Spec::Einsum(of) => of.shapes().iter().map(Shape::span).sum::<usize>() + of.out_shape().span(),
            Spec::Chain(of) => {
                let (operands, out) = of.elements();
                operands.iter().sum::<usize>() + out
            }
        };
        4.0 * elements as f64
    }
}

fn einsum(formula: &str, sizes: &str) -> Result<Einsum, String> {
    let mut names: Vec<char> = formula.chars().filter(char::is_ascii_alphabetic).collect();
    names.sort_unstable();
    names.dedup();
    let sizes: Vec<usize> = sizes.split(',').map(number).collect::<Result<_, _>>()?;
    if names.len() != sizes.len() {
        return Err(format!("`{formula}` has {} indices, but {} sizes are given", names.len(), sizes.len()));
    }
    let size = |name: char| names.iter().position(|of| *of == name).map_or(1, |at| sizes[at]);
    let operands = formula.split("->").next().unwrap_or_default().split(',');
    let shapes = operands.map(|of| Shape::contiguous(&of.chars().map(size).collect::<Vec<_>>()));
    Einsum::new(GemmTypes::F32, formula, &shapes.collect::<Vec<_>>()).map_err(|error| error.to_string())
}

fn operation(main: &str, first: &str, last: &str, dimensions: &[&str]) -> Result<Spec, String> {
    let main = match main {
        "gemm" => Main::Gemm,
        "brgemm" => Main::BatchReduceGemm,
        other => return Err(format!("the primitive is `{other}`, but must be gemm or brgemm")),
    };
    let mut spec = TensorOperation::new(GemmTypes::F32, main);
    match first {
        "zero" => spec = spec.first(First::Zero),
        "none" => {}
        other => return Err(format!("the first operation is `{other}`, but must be none or zero")),
    }
    match last {
        "relu" => spec = spec.last(Map::Relu),
        "none" => {}
        other => return Err(format!("the last operation is `{other}`, but must be none or relu")),
    }
    let mut is_chosen = false;
    for text in dimensions {
        let wrong = || format!("`{text}` is no dimension: KIND:EXECUTION:SIZE:IN0/IN1/OUT");
        let words: Vec<&str> = text.split(':').collect();
        let [kind, execution, size, strides] = words.as_slice() else { return Err(wrong()) };
        let kind = match *kind {
            "c" => DimensionKind::C,
            "m" => DimensionKind::M,
            "n" => DimensionKind::N,
            "k" => DimensionKind::K,
            _ => return Err(wrong()),
        };
        is_chosen |= *execution == "any";
        let execution = if *execution == "prim" { Execution::Primitive } else { Execution::Sequential };
        let strides: Vec<usize> = strides.split('/').map(number).collect::<Result<_, _>>()?;
        let strides = <[usize; 3]>::try_from(strides).map_err(|_| wrong())?;
        spec = spec.dimension(kind, execution, number(size)?, strides);
    }
    Ok(if is_chosen { Spec::Optimised(spec) } else { Spec::Listed(spec) })
}

fn number(word: &str) -> Result<usize, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number"))
}

#[cfg(test)]
mod tests {
    use super::super::rows::FAMILIES;
    use super::*;
    use kernelsmith::kernels::{Machine, Primitive};

    #[test]
    fn every_row_is_valid() {
        let machine = Machine::new("x86-64-v4", Some("znver4"), &[], &[128, 256, 512]);
        for row in FAMILIES.iter().flat_map(|(_, rows)| *rows) {
            match Spec::parse(row).unwrap() {
                Spec::Listed(of) => of.check().unwrap(),
                Spec::Optimised(of) => of.optimise(&machine, 1).unwrap().operation().check().unwrap(),
                Spec::Chain(of) => of.operations().iter().for_each(|of| {
                    of.optimise(&machine, 1).unwrap().operation().check().unwrap();
                }),
                Spec::Einsum(of) => assert!(of.cycles(&machine).unwrap() > 0.0, "{row}"),
            }
        }
        for row in [
            "einsum ab,bc->ac 2,3",
            "operation gemm zero none m:any:2",
            "matmul 3",
            "einsum ab->ba 2,x",
            "mlp 2 3 relu",
        ] {
            assert!(Spec::parse(row).is_err(), "{row}");
        }
    }
}
