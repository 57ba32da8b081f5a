//! The tour: eleven parts, with seven recorded kernels, a projection of rows, and two layers and a matrix product from
//! the kernel library; each is compiled, checked and timed.
//!
//! In: options. Out: text on standard output, pictures in a directory.
//! Invariants: a kernel whose result differs from the interpreter's ends the tour with an error; without native code
//! the tour uses the interpreter and reports that.
//! Not here: measurement and output (see `show`), the picture (see `picture`).

mod fused;
mod gemm;
mod images;
mod maxpool1d;
mod picture;
mod polynomial;
mod pool2d;
mod rows;
mod scalars;
mod show;
#[cfg(test)]
mod simulated;
mod stencil;

use crate::output::{Failure, Out};
use kernelsmith::unstable::ir::Function;
use kernelsmith::{Error, ErrorKind, Jit, ListingOptions};
use picture::Picture;
use show::Guide;
use std::path::PathBuf;
use std::time::Instant;

/// Options of the tour.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct TourArgs {
    /// Show the assembly of every kernel, with its bytes and the operations it comes from
    #[arg(long)]
    listing: bool,
    /// Show every kernel after this pass or stage (`all` for each; an unknown name lists them); can be repeated
    #[arg(long, value_name = "PASS")]
    dump_after: Vec<String>,
    /// Where the pictures are written
    #[arg(long, value_name = "DIR", default_value = "target/tour")]
    out: PathBuf,
    /// Run every kernel by the interpreter, as on a host without native code
    #[arg(long)]
    interpret: bool,
}

impl TourArgs {
    /// The options for a call without arguments.
    pub(crate) fn default_tour() -> TourArgs {
        TourArgs { out: PathBuf::from("target/tour"), ..TourArgs::default() }
    }
}

/// Runs the tour.
pub(crate) fn run(args: &TourArgs, out: &mut Out) -> Result<(), Failure> {
    let start = Instant::now();
    let mut listing = if args.listing { ListingOptions::assembly() } else { ListingOptions::new() };
    for stage in &args.dump_after {
        if stage != "all" && !kernelsmith::STAGES.contains(&stage.as_str()) {
            let stages = kernelsmith::STAGES.join(", ");
            return Err(Failure::input(format!("there is no pass `{stage}`\nhelp: there are all, {stages}")));
        }
        listing = listing.after(stage);
    }
    let listing = (args.listing || !args.dump_after.is_empty()).then_some(listing);
    let jit = choose_jit(args, out)?;
    let picture = Picture::chelsea()?;
    let mut guide = Guide::new(jit, listing, out);
    scalars::sum(&mut guide)?;
    scalars::selection_sort(&mut guide)?;
    maxpool1d::show(&mut guide)?;
    polynomial::show(&mut guide)?;
    stencil::show(&mut guide, &picture, &args.out)?;
    pool2d::show(&mut guide, &picture, &args.out)?;
    fused::show(&mut guide)?;
    rows::show(&mut guide)?;
    images::max_pool(&mut guide)?;
    images::depthwise(&mut guide)?;
    gemm::show(&mut guide)?;
    let seconds = start.elapsed().as_secs_f64();
    let (judge, hint) = match guide.is_native() {
        true => ("the interpreter's", " See the machine code with: kernelsmith tour --listing"),
        false => ("plain Rust's", ""),
    };
    guide.line(&format!("\nThe tour took {seconds:.1} s; every result equals {judge}."))?;
    guide.line(&format!("Pictures are in {}.{hint}", args.out.display()))
}

/// The kernels of the tour, with its parameters.
pub(crate) fn kernels() -> Result<Vec<(String, Function)>, Error> {
    let (width, height) = picture::SIZE;
    let mut all = Vec::new();
    all.push(("1 sum".to_owned(), scalars::sum_source()?.function().clone()));
    all.push(("2 selection sort".to_owned(), scalars::sort_source()?.function().clone()));
    for (name, is_debug) in [("3 maxpool1d, debug call", true), ("3 maxpool1d", false)] {
        all.push((name.to_owned(), maxpool1d::max_pool(3, is_debug)?.function().clone()));
    }
    for coefficients in polynomial::COEFFICIENTS {
        let name = format!("4 polynomial of degree {}, {} terms", coefficients.len() - 1, n_terms(coefficients));
        all.push((name, polynomial::polynomial(coefficients)?.function().clone()));
    }
    for (name, weights) in stencil::FILTERS {
        all.push((format!("5 {name} 3x3"), stencil::filter(width, height, weights)?.function().clone()));
    }
    for pool in pool2d::POOLS {
        let pool2d::Pool { window, stride, dilation } = pool;
        let name = format!("6 maxpool k{window} s{stride} d{dilation}");
        all.push((name, pool2d::max_pool(width, height, pool)?.function().clone()));
    }
    let steps: [(&str, &[fused::Step]); 3] =
        [("7 scale", &[fused::scale]), ("7 soften", &[fused::soften]), ("7 fused", &[fused::scale, fused::soften])];
    for (name, steps) in steps {
        all.push((name.to_owned(), fused::elementwise("elementwise", steps)?.function().clone()));
    }
    Ok(all)
}

fn n_terms(coefficients: &[f32]) -> usize {
    coefficients.iter().filter(|&&c| c != 0.0).count()
}

fn choose_jit(args: &TourArgs, out: &mut Out) -> Result<Jit, Failure> {
    if args.interpret {
        out.line("Every kernel is interpreted, as asked for; nothing is compiled or timed.")?;
        return Ok(Jit::interpreter());
    }
    match Jit::host() {
        Ok(jit) => {
            if let Some(target) = jit.target() {
                let features = target.features().collect::<Vec<_>>().join(", ");
                out.line(&format!("Compiling for {target} ({features}).",))?;
            }
            out.line(
                "Plain Rust, for comparison, takes its parameters at run time; it was compiled ahead of time, for",
            )?;
            out.line(&format!("{}.", plain_rust_target()))?;
            Ok(jit)
        }
        Err(error) if error.kind() == ErrorKind::Unsupported => {
            out.line(&format!("Kernels cannot be compiled on this host: {error}."))?;
            out.line("So they are interpreted, slowly, with the same results; nothing is timed.")?;
            Ok(Jit::interpreter())
        }
        Err(error) => Err(error.into()),
    }
}

/// The target that this program was compiled for.
fn plain_rust_target() -> String {
    let arch = std::env::consts::ARCH;
    if cfg!(target_feature = "avx512f") {
        format!("{arch} with AVX-512")
    } else if cfg!(target_feature = "avx2") {
        format!("{arch} with AVX2")
    } else {
        format!("any {arch}, as a shipped program is")
    }
}
