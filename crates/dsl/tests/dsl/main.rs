//! Tests of kernels from the closure to the result: recorded text, contracts, results, mistakes.

mod arrays;
mod attacks;
mod conditions;
mod contracts;
mod control;
mod errors;
mod fixed;
mod functions;
mod goldens;
mod halves;
mod operations;
mod programs;
mod scattered;
