//! Errors of the functions over `f64`, at arguments whose results are known to at least 60 digits.
//!
//! A line of `f64.txt` contains a function, the bits of an argument, the bits of the `f64` nearest to the result, and
//! the distance to the exact result in units in the last place. Arguments are random in several ranges of each
//! function, multiples of pi/2 as exactly as an `f64` can represent, and the angle closest to any multiple.

use super::{FUNCTIONS, jits, kernel_f64};

const KNOWN: &str = include_str!("f64.txt");

#[test]
fn known_results() {
    let Some(jit) = jits().pop() else { return println!("skipped: machine code does not run here") };
    for function in &FUNCTIONS {
        let mut known = Vec::new();
        for line in KNOWN.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let bits = |at: usize| u64::from_str_radix(words[at], 16).unwrap();
            if words[0] == format!("{:?}", function.name) {
                known.push((f64::from_bits(bits(1)), bits(2), words[3].parse::<f64>().unwrap()));
            }
        }
        let x: Vec<f64> = known.iter().map(|known| known.0).collect();
        let mut y = vec![0.0; x.len()];
        jit.compile(&kernel_f64(function.name, true)).unwrap().call(&x, &mut y).unwrap();
        let ordered = |bits: u64| if bits >> 63 == 0 { bits as i64 } else { -((bits << 1 >> 1) as i64) };
        // At a power of two the unit changes; this overestimates the error by at most half an ULP.
        let error = |(at, &(_, nearest, remainder)): (usize, &(f64, u64, f64))| {
            (ordered(y[at].to_bits()) - ordered(nearest)) as f64 - remainder
        };
        let errors = known.iter().enumerate().map(|known| (error(known).abs(), x[known.0]));
        let worst = errors.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap();
        println!("{:?} of f64: {:.3} ULP at {:e}", function.name, worst.0, worst.1);
        assert!(worst.0 <= function.f64, "{:?}: {worst:?}, stated {}", function.name, function.f64);
    }
}
