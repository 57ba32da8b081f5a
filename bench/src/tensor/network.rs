//! Rows of `bench tensor` that are chains of operations: an attention block, a multilayer perceptron.
//!
//! Syntax: `attention HEADS TOKENS WIDTH`; `mlp BATCH SIZE,SIZE,.. relu|gelu`, the sizes of the input and of each layer.
//! In: a row. Out: its operations, compiled with chosen loops, the results between them.
//! An attention block is softmax(Q K^T / sqrt(WIDTH)) V for each head, written as tokens of all heads. Layers have a bias and,
//! but for the last one, an activation. What follows a product is fused into its operation: scaling, softmax, bias,
//! activation.
//! Not here: peers, which hold the weights of layers as constants (see `bench/peers/tensor.py`).

use kernelsmith::Jit;
use kernelsmith::kernels::gemm::{GemmExtras, GemmTypes};
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::normalise::NormalisationKind;
use kernelsmith::kernels::{KernelCompiler, PrimitiveExt};
use kernelsmith::tensor::DimensionKind::{C, K, M, N};
use kernelsmith::tensor::Execution::Sequential;
use kernelsmith::tensor::{First, Main, TensorKernel, TensorOperation};

/// A chain.
#[derive(Clone, Debug)]
pub(super) enum Network {
    Attention { heads: usize, tokens: usize, width: usize },
    Layers { batch: usize, sizes: Vec<usize>, activation: Map },
}

/// A compiled chain.
pub(super) struct Chain {
    network: Network,
    kernels: Vec<TensorKernel>,
    /// The results of all operations but the last one.
    between: Vec<Vec<f32>>,
}

impl Network {
    /// Parses a row; `None` if it is no chain.
    pub(super) fn parse(words: &[&str]) -> Option<Result<Network, String>> {
        let number = |word: &str| match word.parse::<usize>() {
            Ok(number) if (1..=1 << 16).contains(&number) => Ok(number),
            _ => Err(format!("`{word}` is no number from 1 to 65536")),
        };
        let network = || match *words {
            ["attention", heads, tokens, width] => {
                Ok(Network::Attention { heads: number(heads)?, tokens: number(tokens)?, width: number(width)? })
            }
            ["mlp", batch, sizes, activation] => {
                let sizes: Vec<usize> = sizes.split(',').map(number).collect::<Result<_, _>>()?;
                let activation = match activation {
                    "relu" => Map::Relu,
                    "gelu" => Map::Gelu,
                    other => return Err(format!("the activation is `{other}`, but must be relu or gelu")),
                };
                match sizes.len() {
                    0 | 1 => Err("layers have at least two sizes".to_owned()),
                    _ => Ok(Network::Layers { batch: number(batch)?, sizes, activation }),
                }
            }
            _ => Err(format!("`{}` is no chain", words.join(" "))),
        };
        matches!(words.first(), Some(&("attention" | "mlp"))).then(network)
    }

    /// Floating-point operations of the products.
    pub(super) fn flops(&self) -> f64 {
        match self {
            Network::Attention { heads, tokens, width } => 4.0 * (heads * tokens * tokens * width) as f64,
            Network::Layers { batch, sizes, .. } => {
                2.0 * *batch as f64 * sizes.windows(2).map(|of| (of[0] * of[1]) as f64).sum::<f64>()
            }
        }
    }

    /// The elements of each operand, and of the result: Q, K and V, or the input and the weights and bias of each layer.
    pub(super) fn elements(&self) -> (Vec<usize>, usize) {
        match self {
            Network::Attention { heads, tokens, width } => (vec![heads * tokens * width; 3], heads * tokens * width),
            Network::Layers { batch, sizes, .. } => {
                let layers = sizes.windows(2).flat_map(|of| [of[0] * of[1], of[1]]);
                let operands = [batch * sizes[0]].into_iter().chain(layers).collect();
                (operands, batch * sizes[sizes.len() - 1])
            }
        }
    }

    /// The values of an operand, so that results are of about 1; `bench/peers/tensor.py` has the same.
    pub(super) fn values(&self, operand: usize, n: usize) -> Vec<f32> {
        let factor = match self {
            Network::Layers { .. } if operand % 2 == 1 => 1.0 / 64.0,
            _ => 1.0 / 8.0,
        };
        let seed = (operand as u32 + 1) * 977;
        // Multiplicative hashing (Knuth): without a period that sums could cancel.
        let hashed = (0..n).map(|at| (at as u32).wrapping_add(seed).wrapping_mul(2_654_435_761) >> 20);
        hashed.map(|hash| ((hash % 17) as f32 - 8.0) * factor).collect()
    }

    /// In few words.
    pub(super) fn label(&self) -> String {
        match self {
            Network::Attention { heads, tokens, width } => {
                format!("attention of {heads} heads, {tokens} tokens, width {width}")
            }
            Network::Layers { batch, sizes, activation } => {
                let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
                format!("layers of {batch} x {}, {activation:?}", sizes.join(" x "))
            }
        }
    }

    /// The operations, with loops in any order.
    pub(super) fn operations(&self) -> Vec<TensorOperation> {
        let zero = || TensorOperation::new(GemmTypes::F32, Main::Gemm).first(First::Zero);
        match *self {
            Network::Attention { heads, tokens, width } => vec![
                zero()
                    .dimension(C, Sequential, heads, [tokens * width, tokens * width, tokens * tokens])
                    .dimension(M, Sequential, tokens, [width, 0, tokens])
                    .dimension(N, Sequential, tokens, [0, width, 1])
                    .dimension(K, Sequential, width, [1, 1, 0])
                    .last(Map::Scale(1.0 / (width as f64).sqrt()))
                    .normalised(NormalisationKind::Softmax, N),
                zero()
                    .dimension(C, Sequential, heads, [tokens * tokens, tokens * width, width])
                    .dimension(M, Sequential, tokens, [tokens, 0, heads * width])
                    .dimension(N, Sequential, width, [0, 1, 1])
                    .dimension(K, Sequential, tokens, [1, width, 0]),
            ],
            Network::Layers { batch, ref sizes, activation } => {
                let layers = sizes.windows(2).enumerate().map(|(at, of)| {
                    let [inner, outer] = [of[0], of[1]];
                    let layer = zero()
                        .dimension(M, Sequential, batch, [inner, 0, outer])
                        .dimension(N, Sequential, outer, [0, 1, 1])
                        .dimension(K, Sequential, inner, [1, outer, 0])
                        .bias(N);
                    if at + 2 < sizes.len() { layer.last(activation) } else { layer }
                });
                layers.collect()
            }
        }
    }

    /// Compiles the chain; returns its predicted cycles, too.
    pub(super) fn compile(&self, jit: &Jit) -> Result<(Chain, f64), String> {
        let machine = KernelCompiler::machine(jit);
        let (mut kernels, mut between, mut cycles) = (Vec::new(), Vec::new(), 0.0);
        for operation in self.operations() {
            let schedule = operation.optimise(machine, 1).map_err(|error| error.to_string())?;
            cycles += schedule.cycles();
            kernels.push(schedule.operation().compile(jit).map_err(|error| error.to_string())?);
            between.push(vec![0.0f32; operation.elements(2)]);
        }
        between.pop();
        Ok((Chain { network: self.clone(), kernels, between }, cycles))
    }
}

impl Chain {
    /// Computes the result.
    pub(super) fn call(&mut self, operands: &[Vec<f32>], out: &mut [f32]) -> Result<(), String> {
        let Chain { network, kernels, between } = self;
        let failed = |error: kernelsmith::tensor::TensorError| error.to_string();
        if let Network::Attention { .. } = network {
            kernels[0].call(&operands[0], &operands[1], &mut between[0]).map_err(failed)?;
            return kernels[1].call(&between[0], &operands[2], out).map_err(failed);
        }
        for (at, kernel) in kernels.iter().enumerate() {
            let (before, after) = between.split_at_mut(at);
            let input = before.last().unwrap_or(&operands[0]);
            let target = after.first_mut().map_or(&mut *out, |of| &mut of[..]);
            let extras = GemmExtras { bias: &operands[2 * at + 2], ..GemmExtras::default() };
            kernel.call_with(input, &operands[2 * at + 1], target, extras).map_err(failed)?;
        }
        Ok(())
    }
}
