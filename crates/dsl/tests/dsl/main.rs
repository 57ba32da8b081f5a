//! Kernels from closure to result: their text, their contracts, what they compute, and what is refused.

mod attacks;
mod contracts;
mod control;
mod errors;
mod fixed;
mod goldens;
mod halves;
mod operations;
mod programs;
mod scattered;
