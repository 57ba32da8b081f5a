//! The program behind `cargo xtask bench network`.
//!
//! In: the directory of the networks' packages. Out: for each network, milliseconds of tract, of tract with our kernels
//! and of onnxruntime, one thread each, running in turn; the differences of their results; the replaced nodes.
//! Not here: networks and images (see `models`).

use kernelsmith::Jit;
use kernelsmith_sync::LargePages;
use kernelsmith_tract::measure::{self, Onnxruntime};
use kernelsmith_tract::models::{self, NETWORKS, Network};
use kernelsmith_tract::picture::Picture;
use kernelsmith_tract::substitute;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use tract_onnx::prelude::*;
use tract_onnx::tract_core::internal::{TractError, bail, ensure};

// The same allocator setting as in the measured programs: every run allocates and frees tensors.
#[global_allocator]
static MEMORY: LargePages = LargePages;

const ROUNDS: usize = 5;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let folder = match words.as_slice() {
        [folder] => PathBuf::from(folder),
        [] => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/network"),
        _ => {
            eprintln!("usage: kernelsmith-tract [DIRECTORY]");
            return ExitCode::from(2);
        }
    };
    match run(&folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:?}");
            ExitCode::from(1)
        }
    }
}

fn run(folder: &Path) -> TractResult<()> {
    if !models::page(folder).exists() || !NETWORKS[0].path(folder).exists() {
        let install = models::INSTALL.replace("DIRECTORY", &folder.display().to_string());
        bail!("no networks in {}: {install}", folder.display());
    }
    let jit = Jit::host()?;
    let page = Picture::open(&models::page(folder)).map_err(TractError::msg)?;
    let mut onnxruntime = Onnxruntime::start().map_err(|what| eprintln!("onnxruntime is missing: {what}")).ok();
    println!("milliseconds of processor time, one thread: 10 % quantile, median of {ROUNDS} rounds");
    println!("{:12} {:>8} {:>8} {:>12} {:>10}  replaced", "network", "tract", "ours", "onnxruntime", "max diff");
    for network in NETWORKS {
        report(&network, folder, &page, &jit, onnxruntime.as_mut())?;
    }
    Ok(())
}

/// A runnable model, and its input.
struct Runner {
    model: Arc<TypedSimplePlan>,
    input: Tensor,
}

impl Runner {
    fn outputs(&self) -> TractResult<Vec<f32>> {
        let outputs = self.model.run(tvec!(self.input.clone().into()))?;
        Ok(outputs[0].try_as_plain_ram()?.as_slice::<f32>()?.to_vec())
    }

    fn time(&self) -> TractResult<f64> {
        let run = || self.model.run(tvec!(self.input.clone().into())).map(drop).map_err(|error| error.to_string());
        measure::nanos(run).map_err(TractError::msg)
    }
}

fn report(
    network: &Network,
    folder: &Path,
    page: &Picture,
    jit: &Jit,
    mut onnxruntime: Option<&mut Onnxruntime>,
) -> TractResult<()> {
    let shape = network.shape();
    let pixels = page.planes(network.first_row, shape[2], shape[3]);
    let input = Tensor::from_shape(&shape, &pixels)?;
    let model = network.load(folder)?;
    let (ours, replaced) = substitute(model.clone(), jit)?;
    let runner = |model: TypedModel| -> TractResult<Runner> {
        Ok(Runner { model: model.into_optimized()?.into_runnable()?, input: input.clone() })
    };
    let (theirs, ours) = (runner(model)?, runner(ours)?);
    let (wanted, found) = (theirs.outputs()?, ours.outputs()?);
    // A network with the same answer for every image would hide all errors.
    let spread = wanted.iter().fold(0.0f32, |max_diff, x| max_diff.max((x - wanted[0]).abs()));
    ensure!(spread > 1e-3, "{}: all outputs for this picture are equal", network.name);
    let off = farthest(&wanted, &found);
    ensure!(off < 1e-3, "{}: results differ by {off:e}", network.name);
    if let Some(peer) = onnxruntime.as_mut() {
        let files = ["network.input", "network.output"].map(|name| measure::environment().join(name));
        let [input_path, output_path] = files.each_ref().map(|file| file.display());
        std::fs::write(&files[0], pixels.iter().flat_map(|pixel| pixel.to_le_bytes()).collect::<Vec<u8>>())?;
        let row = format!("network {} {input_path} 1x3x{}x{}", network.path(folder).display(), shape[2], shape[3]);
        let requests = ["clear".to_owned(), format!("case network {row}"), format!("output network {output_path}")];
        requests.iter().try_for_each(|request| peer.ask(request).map(drop)).map_err(TractError::msg)?;
        let bytes = std::fs::read(&files[1])?;
        let floats = bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        let off = farthest(&wanted, &floats.collect::<Vec<f32>>());
        ensure!(off < 1e-2, "{}: onnxruntime's results differ by {off:e}", network.name);
    }
    let mut times = [const { Vec::new() }; 3];
    for _ in 0..ROUNDS {
        times[0].push(theirs.time()?);
        times[1].push(ours.time()?);
        if let Some(peer) = onnxruntime.as_mut() {
            times[2].push(peer.ask("time network").map_err(TractError::msg)?.parse()?);
        }
    }
    let [tract, ours, theirs] = times.map(|mut all| {
        all.sort_by(f64::total_cmp);
        all.get(all.len() / 2).map_or(f64::NAN, |nanos| nanos / 1e6)
    });
    println!("{:12} {tract:>8.3} {ours:>8.3} {theirs:>12.3} {off:>10.1e}  {replaced:?}", network.name);
    Ok(())
}

fn farthest(a: &[f32], b: &[f32]) -> f32 {
    if a.len() != b.len() {
        return f32::INFINITY;
    }
    a.iter()
        .zip(b)
        .map(|(a, b)| (a - b).abs())
        .fold(0.0, |max_diff, off| if off.is_nan() { f32::INFINITY } else { max_diff.max(off) })
}
