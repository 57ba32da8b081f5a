//! Errors of the functions over `f64`, at arguments whose results are known to at least 60 digits.
//!
//! A line of `f64.txt` contains a function, the bits of an argument (two for functions of two), the bits of the `f64`
//! nearest to the result, and the distance to the exact result in units in the last place. Arguments are random in
//! several ranges of each function, at the limits of these ranges and of the cases of the algorithms, multiples of pi/2
//! as exactly as an `f64` can represent, and the angle closest to any multiple.

use super::{FUNCTIONS, Name, PAIRS, jits, kernel_f64};

const KNOWN: &str = include_str!("f64.txt");

/// Arguments and the exact result: the nearest `f64`, and its distance.
struct Known {
    x: f64,
    y: f64,
    nearest: u64,
    remainder: f64,
}

#[test]
fn known_results() {
    let Some(jit) = jits().pop() else { return println!("skipped: machine code does not run here") };
    let mut failures = Vec::new();
    for function in FUNCTIONS.iter().chain(PAIRS) {
        let mut known = Vec::new();
        for line in KNOWN.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let bits = |at: usize| u64::from_str_radix(words[at], 16).unwrap();
            if words[0] == format!("{:?}", function.name) {
                let (result, x) = (words.len() - 2, f64::from_bits(bits(1)));
                let remainder = words[result + 1].parse().unwrap();
                known.push(Known { x, y: f64::from_bits(bits(result - 1)), nearest: bits(result), remainder });
            }
        }
        let [x, y] =
            [|known: &Known| known.x, |known: &Known| known.y].map(|of| known.iter().map(of).collect::<Vec<_>>());
        let mut given = vec![0.0; x.len()];
        jit.compile(&kernel_f64(function.name, true)).unwrap().call(&x, &y, &mut given).unwrap();
        let ordered = |bits: u64| if bits >> 63 == 0 { bits as i64 } else { -((bits << 1 >> 1) as i64) };
        // At a power of two the unit changes; this overestimates the error by at most half an ULP.
        let error = |(at, known): (usize, &Known)| {
            let units = (ordered(given[at].to_bits()) - ordered(known.nearest)) as f64 - known.remainder;
            // `lgamma` has zeros among negative numbers; its error there is in units of 1.
            let is_absolute = function.name == Name::Lgamma && known.x < 0.0;
            let scale = if is_absolute { f64::from_bits(known.nearest).abs().min(1.0) } else { 1.0 };
            (units.abs() * scale, known.x, known.y)
        };
        let worst = known.iter().enumerate().map(error).max_by(|a, b| a.0.total_cmp(&b.0)).unwrap();
        let text = format!("{} of f64: {:.3} ULP at {:e} {:e}", function.text, worst.0, worst.1, worst.2);
        println!("{text}");
        if worst.0 > function.f64 {
            failures.push(format!("{text}, stated {}", function.f64));
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}
