//! Tests of the facade: one program, a module for each subject.

mod assembler;
mod documents;
mod guarded;
mod math;
mod native;
mod rows;
mod tools;
