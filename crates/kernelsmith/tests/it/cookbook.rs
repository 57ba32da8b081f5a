//! The cookbook's computing programs: kernels and plain Rust compute the same, on each level that runs here.

#[path = "../../examples/cookbook/programs/mod.rs"]
mod programs;

use kernelsmith::{Convention, Jit, JitOptions, Level, Target};
use programs::twins::{self, POINTS, Twin};

/// The host's machine, and each level of x86-64 in vectors of its widths.
fn targets() -> Vec<Target> {
    let level = |level, bits| Target::new(level, Convention::SysV).and_then(|target| target.with_vector_bits(bits));
    let levels = [(Level::X86_64V2, 128), (Level::X86_64V3, 256), (Level::X86_64V4, 256), (Level::X86_64V4, 512)];
    let levels = levels.map(|(name, bits)| level(name, bits).expect("x86-64 has the level"));
    Target::host().into_iter().chain(levels).collect()
}

#[test]
fn kernels_compute_what_plain_rust_computes() {
    let mut n_targets = 0;
    for target in targets() {
        let name = target.to_string();
        let options = JitOptions::new().verify_passes(true).check_allocation(true);
        let jit = Jit::for_target(target, options).unwrap();
        if !jit.is_native() {
            println!("{name}: skipped: its code does not run here");
            continue;
        }
        let mut pairs = programs::all(&jit).unwrap();
        assert_eq!(pairs.len(), 8);
        for pair in &mut pairs {
            // The second call finds the results of the first.
            for _ in 0..2 {
                pair.check().unwrap_or_else(|error| panic!("{name}: {error}"));
            }
        }
        n_targets += 1;
    }
    println!("{n_targets} targets");
}

#[test]
fn a_wrong_result_is_noticed() {
    let Ok(jit) = Jit::host() else { return println!("skipped: machine code does not run here") };
    for pair in &mut programs::all(&jit).unwrap() {
        // The twin has not run, so its result is zeros.
        pair.kernel.call().unwrap();
        let (ours, theirs) = (pair.kernel.result(), pair.twin.result());
        assert!(programs::compare(pair.name, &ours, &theirs, pair.tolerance).is_err(), "{}", pair.name);
    }
}

/// The definition of the transform, in twice the precision.
#[test]
fn the_fft_is_a_fourier_transform() {
    let mut fft = twins::Fft::new();
    fft.run();
    let found = fft.result();
    for k in (0..POINTS).step_by(37) {
        let (mut re, mut im) = (0.0, 0.0);
        for at in 0..POINTS {
            let (sin, cos) = (-std::f64::consts::TAU * (at * k % POINTS) as f64 / POINTS as f64).sin_cos();
            let (x_re, x_im) = (f64::from(fft.x[0][at]), f64::from(fft.x[1][at]));
            re += x_re * cos - x_im * sin;
            im += x_re * sin + x_im * cos;
        }
        assert!((found[k] - re).abs() < 1e-4 && (found[POINTS + k] - im).abs() < 1e-4, "{k}");
    }
}
