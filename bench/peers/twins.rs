//! The plain Rust of the cookbook, timed: the peer of `bench examples`.
//!
//! In: lines `time NAME MILLISECONDS`. Out: lines `ok MIN MEDIAN N SUM`, nanoseconds and the sum of the results.
//! rustc compiles this file alone, for a machine that its command names.
#![allow(dead_code, reason = "what only the kernels use")]

#[path = "../../crates/kernelsmith/examples/cookbook/programs/twins.rs"]
mod twins;
#[path = "../src/timing.rs"]
mod timing;

use std::time::Duration;

fn main() {
    let mut twins = twins::all();
    for line in std::io::stdin().lines() {
        let line = line.expect("text");
        let words: Vec<&str> = line.split_whitespace().collect();
        let ["time", name, milliseconds] = words[..] else {
            println!("error `{line}` is no request");
            continue;
        };
        let twin = twins.iter_mut().find(|(known, _)| *known == name);
        match (twin, milliseconds.parse()) {
            (Some((_, twin)), Ok(milliseconds)) => {
                let times = timing::measure(Duration::from_millis(milliseconds), usize::MAX, || twin.run());
                let sum: f64 = twin.result().iter().sum();
                println!("ok {} {} {} {sum}", times.min.as_nanos(), times.median.as_nanos(), times.n);
            }
            _ => println!("error `{line}` names no program or no time"),
        }
    }
}
