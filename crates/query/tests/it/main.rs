//! Tests of expressions: one test binary, a module for each subject.

mod attacks;
mod expressions;
mod orders;
mod pipelines;
mod reference;
