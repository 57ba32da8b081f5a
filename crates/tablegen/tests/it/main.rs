//! Integration tests: file tests, rendered errors, reading records, hostile input.

mod bytes;
mod command;
mod errors;
mod filetests;
mod reading;
mod robust;
mod tables;
