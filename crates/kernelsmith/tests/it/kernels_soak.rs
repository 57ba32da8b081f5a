//! Long runs of the kernel library against loops: `cargo xtask soak kernels [N]`.
//!
//! In: the number of random specs per family (`KERNELSMITH_SOAK`), and the end of the last run. Out: a log.
//! Not here: the checks (see the module of each family).

#[cfg(feature = "tensor")]
use super::einsum;
use super::kernels_machines::jits_for;
use super::{
    elementwise, kernels_convolution, kernels_depthwise, kernels_gemm, kernels_normalise, kernels_pool,
    kernels_quantized, kernels_resize,
};
use kernelsmith::Jit;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

/// The check of each family: its name, the function, and the number of seeds if it is limited.
pub(crate) const FAMILIES: &[(&str, fn(&[Jit], u64), u64)] = &[
    ("gemm settings", kernels_gemm::check_setting, kernels_gemm::N_SETTINGS),
    ("gemm random", kernels_gemm::check_random, u64::MAX),
    ("elementwise", elementwise::matrix::check_random, u64::MAX),
    ("chains", elementwise::chain::check_random, u64::MAX),
    ("stencils", elementwise::stencil::check_random, u64::MAX),
    ("normalise", kernels_normalise::check_random, u64::MAX),
    ("pool", kernels_pool::check_random, u64::MAX),
    ("depthwise", kernels_depthwise::check_random, u64::MAX),
    ("convolution", kernels_convolution::check_random, u64::MAX),
    ("convolution of bytes", kernels_quantized::check_random, u64::MAX),
    ("resize", kernels_resize::check_random, u64::MAX),
    #[cfg(feature = "tensor")]
    ("einsum", einsum::check_random, u64::MAX),
];
/// Number of seeds between two entries of the log.
const STEP: u64 = 500;

/// A long run that continues where the last one ended: its folder has the next seed of each family, and a log.
pub(crate) struct Soak {
    folder: PathBuf,
    log: fs::File,
}

impl Soak {
    /// The run with this name.
    pub(crate) fn open(name: &str) -> Soak {
        let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/soak")).join(name);
        fs::create_dir_all(&folder).unwrap();
        let log = fs::OpenOptions::new().create(true).append(true).open(folder.join("log")).unwrap();
        Soak { folder, log }
    }

    /// The number of seeds that the command line wants.
    pub(crate) fn wanted(default: u64) -> u64 {
        std::env::var("KERNELSMITH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(default)
    }

    /// Checks the seeds of a family that come before `end`.
    pub(crate) fn run(&mut self, name: &str, end: u64, check: &dyn Fn(u64)) {
        let state = self.folder.join(name.replace([' ', ':'], "-"));
        let mut next: u64 = fs::read_to_string(&state).ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0);
        while next < end {
            let (start, until) = (Instant::now(), (next + STEP).min(end));
            (next..until).for_each(check);
            let line = format!("{name}: seeds {next}..{until} right, {:.1} s", start.elapsed().as_secs_f64());
            println!("{line}");
            writeln!(self.log, "{line}").unwrap();
            fs::write(&state, until.to_string()).unwrap();
            next = until;
        }
        println!("{name}: seeds 0..{next} right");
    }
}

#[test]
#[ignore = "runs for long: cargo xtask soak kernels"]
fn soak() {
    let mut run = Soak::open("kernels");
    for &(name, check, most) in FAMILIES {
        run.run(name, Soak::wanted(1_000).min(most), &|seed| check(jits_for(seed, 13), seed));
    }
}
