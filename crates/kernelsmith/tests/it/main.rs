//! Tests of the facade: one program, a module for each subject.

mod documents;
mod math;
mod native;
