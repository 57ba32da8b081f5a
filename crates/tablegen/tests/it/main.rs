//! Integration tests: file tests, rendered errors, reading records, hostile input.

mod command;
mod errors;
mod filetests;
mod reading;
mod robust;
