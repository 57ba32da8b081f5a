//! Helpers to assemble and run programs.

use kernelsmith_machine::asm::Assembler;
use kernelsmith_npusim::{Argument, Config, Executable, Lanes, Layout, Machine, Object, SimError, Stop, Thread, link};

/// Address of code.
pub(crate) const CODE: u32 = 0x400;
/// Address of test data.
pub(crate) const DATA: u32 = 0x80_0000;
/// An instruction limit that no program here reaches.
pub(crate) const LIMIT: u64 = 1_000_000;

#[track_caller]
pub(crate) fn assemble(text: &str) -> Vec<u8> {
    match Assembler::new(kernelsmith_targets::naplespu()).assemble(text) {
        Ok(program) => program.code().to_vec(),
        Err(errors) => panic!("{text}: {}", errors[0]),
    }
}

#[track_caller]
pub(crate) fn object(text: &str) -> Vec<u8> {
    let desc = kernelsmith_targets::naplespu();
    let program = Assembler::new(desc).assemble_object(text).unwrap_or_else(|errors| panic!("{text}: {}", errors[0]));
    kernelsmith_machine::object::write(desc, &program).expect("an object")
}

#[track_caller]
pub(crate) fn linked(texts: &[&str]) -> Executable {
    let files: Vec<Vec<u8>> = texts.iter().map(|text| object(text)).collect();
    let objects: Vec<Object<'_>> = files.iter().map(|bytes| Object { name: "test", bytes }).collect();
    link(&objects, &Layout::default()).unwrap_or_else(|errors| panic!("{errors:?}"))
}

pub(crate) fn machine() -> Machine {
    Machine::new(Config::default()).expect("a machine")
}

/// Calls the code with words in s0, s1 and so on.
pub(crate) fn call(machine: &mut Machine, text: &str, words: &[u32]) -> Result<Stop, SimError> {
    machine.write_memory(CODE, &assemble(&format!("{text}\njret"))).expect("room for code");
    let arguments: Vec<Argument> = words.iter().map(|&word| Argument::Word(word)).collect();
    machine.call(CODE, &arguments, LIMIT)
}

/// The first thread after calling the code with words and vectors.
#[track_caller]
pub(crate) fn after(text: &str, words: &[u32], vectors: &[Lanes]) -> Thread {
    let mut machine = machine();
    machine.write_memory(CODE, &assemble(&format!("{text}\njret"))).expect("room for code");
    let words = words.iter().map(|&word| Argument::Word(word));
    let arguments: Vec<Argument> = words.chain(vectors.iter().map(|&lanes| Argument::Vector(lanes))).collect();
    machine.call(CODE, &arguments, LIMIT).unwrap_or_else(|error| panic!("{text}: {error}"));
    machine.thread(0, 0).expect("a thread").clone()
}

/// The values of a function for lanes 0, 1, 2 and so on.
pub(crate) fn lanes(of: impl Fn(u32) -> u32) -> Lanes {
    std::array::from_fn(|lane| of(lane as u32))
}
