//! Crates next to the cookbook: the peers of `bench examples --libraries`.
//!
//! In: lines `time NAME MILLISECONDS`. Out: lines `ok MIN MEDIAN N SUM`, nanoseconds and the sum of the results.
//! Invariant: data and results are those of the twin with the same name; conversions to a crate's types are not timed.
//! Not here: programs without a crate (see `twins.rs`, `options.c`).
#![allow(dead_code, reason = "what only the twins use")]

#[path = "../../../src/timing.rs"]
mod timing;
#[path = "../../../../crates/kernelsmith/examples/cookbook/programs/twins.rs"]
mod twins;

use arrow_arith::boolean::and;
use arrow_array::{BooleanArray, Float32Array, Int32Array, Scalar};
use arrow_buffer::{BooleanBuffer, Buffer};
use arrow_ord::cmp::{gt_eq, lt};
use base64_simd::{AsOut, STANDARD};
use rustfft::num_complex::Complex;
use rustfft::{Fft, FftPlanner};
use std::sync::Arc;
use std::time::Duration;
use twins::Twin;

/// The Fourier transform by rustfft.
struct Transform {
    plan: Arc<dyn Fft<f32>>,
    x: Vec<Complex<f32>>,
    y: Vec<Complex<f32>>,
    scratch: Vec<Complex<f32>>,
}

impl Transform {
    fn new() -> Transform {
        let twins::Fft { x: [re, im], .. } = twins::Fft::new();
        let plan = FftPlanner::new().plan_fft_forward(twins::POINTS);
        let zeros = |n| vec![Complex::default(); n];
        let x = re.iter().zip(&im).map(|(&re, &im)| Complex { re, im }).collect();
        Transform { x, y: zeros(twins::POINTS), scratch: zeros(plan.get_immutable_scratch_len()), plan }
    }
}

impl Twin for Transform {
    fn run(&mut self) {
        self.plan.process_immutable_with_scratch(&self.x, &mut self.y, &mut self.scratch);
    }

    fn result(&self) -> Vec<f64> {
        self.y.iter().map(|y| y.re).chain(self.y.iter().map(|y| y.im)).map(f64::from).collect()
    }
}

/// The text by base64-simd.
struct Text {
    bytes: Vec<u8>,
    text: Vec<u8>,
}

impl Twin for Text {
    fn run(&mut self) {
        let _ = STANDARD.encode(&self.bytes, self.text.as_out());
    }

    fn result(&self) -> Vec<f64> {
        self.text.iter().map(|&character| character.into()).collect()
    }
}

/// The selected rows by the kernels of arrow-rs.
struct Selection {
    query: twins::Query,
    day: Int32Array,
    quantity: Int32Array,
    price: Float32Array,
    valid: BooleanArray,
    selected: BooleanArray,
    count: usize,
}

impl Selection {
    fn new() -> Selection {
        let twins::Filter { query, columns, .. } = twins::Filter::new();
        let n = columns.day.len();
        let valid = BooleanArray::from(BooleanBuffer::new(Buffer::from_vec(columns.valid), 0, n));
        let (day, quantity, price) = (columns.day.into(), columns.quantity.into(), columns.price.into());
        Selection { query, day, quantity, price, selected: valid.clone(), valid, count: 0 }
    }

    fn select(&self) -> Option<BooleanArray> {
        let whole = |number| Scalar::new(Int32Array::from(vec![number]));
        let twins::Query { first_day, end_day, max_quantity, min_price } = self.query;
        let in_days = and(&gt_eq(&self.day, &whole(first_day)).ok()?, &lt(&self.day, &whole(end_day)).ok()?).ok()?;
        let few = lt(&self.quantity, &whole(max_quantity)).ok()?;
        let dear = gt_eq(&self.price, &Scalar::new(Float32Array::from(vec![min_price]))).ok()?;
        and(&and(&and(&in_days, &few).ok()?, &dear).ok()?, &self.valid).ok()
    }
}

impl Twin for Selection {
    fn run(&mut self) {
        if let Some(selected) = self.select() {
            self.count = selected.values().count_set_bits();
            self.selected = selected;
        }
    }

    fn result(&self) -> Vec<f64> {
        let bits: Vec<bool> = self.selected.values().iter().collect();
        let words = bits.chunks(64).flat_map(|bits| {
            let half = |half: usize| {
                bits.iter().skip(32 * half).take(32).rev().fold(0.0, |sum, &bit| 2.0 * sum + f64::from(u8::from(bit)))
            };
            [half(1), half(0)]
        });
        words.chain([self.count as f64]).collect()
    }
}

fn main() {
    let base64 = twins::Base64::new();
    let text = vec![0; base64.bytes.len() / 3 * 4];
    let mut peers: Vec<(&str, Box<dyn Twin>)> = vec![
        ("fft", Box::new(Transform::new())),
        ("base64", Box::new(Text { bytes: base64.bytes, text })),
        ("filter", Box::new(Selection::new())),
    ];
    for line in std::io::stdin().lines() {
        let line = line.expect("text");
        let words: Vec<&str> = line.split_whitespace().collect();
        let ["time", name, milliseconds] = words[..] else {
            println!("error `{line}` is no request");
            continue;
        };
        let peer = peers.iter_mut().find(|(known, _)| *known == name);
        match (peer, milliseconds.parse()) {
            (Some((_, peer)), Ok(milliseconds)) => {
                let times = timing::measure(Duration::from_millis(milliseconds), usize::MAX, || peer.run());
                let sum: f64 = peer.result().iter().sum();
                println!("ok {} {} {} {sum}", times.min.as_nanos(), times.median.as_nanos(), times.n);
            }
            _ => println!("error `{line}` names no program or no time"),
        }
    }
}
