//! Tests of expressions: one test binary, a module for each subject.

mod expressions;
mod orders;
mod pipelines;
mod reference;
