//! Kernels for NaplesPU as complete programs, for boards and simulations of the hardware.
//!
//! In: a compiled kernel, the arguments of a call. Out: an executable with start-up code, the arguments, and a `main` that
//! runs in every thread: it calls the kernel, waits for all threads, flushes what was written, and tells the host where that
//! is (control registers 12 and 13).
//! Invariants: the access contract is checked when the executable is made; written slices come first in memory, each at a
//! multiple of 64 bytes, and share no cache line with anything else.
//! Not here: the linker and the start-up code (`kernelsmith-npusim`).

use super::{SimulatedKernel, Simulation, is_slice};
use crate::error::{Error, ErrorKind};
use crate::object_file::object_of;
use kernelsmith_dsl::InterpretSignature;
use kernelsmith_exec::{MachineParam, MachineRole, ParamKind, ScalarType, SliceAccess, WORD_BYTES};
use kernelsmith_ir::interp::Memory;
use kernelsmith_machine::TargetDesc;
use kernelsmith_machine::asm::{Assembler, Binding, Program, Section, SectionKind, Symbol};
use kernelsmith_npusim::{
    Behaviour, Caches, Config, Executable, Image, Interleaving, Layout, Machine, Object, Runtime, SCRATCHPAD_BYTES,
    control, link,
};
use std::fmt::Write as _;

/// Bytes of a cache line.
const LINE: usize = 64;
/// Bytes of the record that a failed check writes.
const RECORD: usize = LINE;
/// The number of words that are passed in registers.
const N_REGISTERS: usize = 8;
/// The maximum number of words of arguments, which `main` stores with displacements of 9 bits.
const MAX_WORDS: usize = N_REGISTERS + 32;

/// A slice that the kernel writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrittenSlice {
    /// The index of the parameter.
    pub parameter: usize,
    /// Its address in main memory, a multiple of 64; slices in the scratchpad are copied there in the end.
    pub address: u32,
    /// Its size in bytes.
    pub bytes: u32,
}

/// A kernel and its arguments as a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandaloneProgram {
    executable: Executable,
    written: Vec<WrittenSlice>,
    output: u32,
    result: u32,
    check: u32,
    layout: Layout,
    has_scratchpad: bool,
}

impl StandaloneProgram {
    /// The program in memory.
    pub fn image(&self) -> &Image {
        &self.executable.image
    }

    /// The program as an ELF file.
    ///
    /// # Errors
    /// If it exceeds the limits of the format.
    pub fn to_elf(&self) -> Result<Vec<u8>, Error> {
        self.executable.to_elf().map_err(|error| Error::new(ErrorKind::Limit, error.to_string()))
    }

    /// The slices that the kernel writes, in the order of the parameters. Register 13 has the address of the first one in the
    /// end, and register 12 the number of words from there to the end of the last one.
    pub fn written(&self) -> &[WrittenSlice] {
        &self.written
    }

    /// The address of the word with the kernel's result in the first thread.
    pub fn result_address(&self) -> u32 {
        self.result
    }

    /// The address of the record of a failed check: its first word is 0 if no check failed.
    pub fn check_address(&self) -> u32 {
        self.check
    }

    /// Runs the program on a simulated machine, as a host does: starts all threads, and reads the written slices. The
    /// number of cores is that of the layout.
    ///
    /// # Errors
    /// A fault of the program, or a failed check of the kernel.
    pub fn run(&self, simulation: &Simulation) -> Result<Vec<Vec<u8>>, Error> {
        let failed = |error: kernelsmith_npusim::SimError| Error::new(ErrorKind::Call, error.to_string());
        let (scratchpad, exact_products) = (self.has_scratchpad, simulation.exact_products);
        let mut machine = Machine::new(Config {
            cores: self.layout.cores,
            threads: simulation.threads,
            memory_base: self.layout.vectors & !0xfff,
            memory_bytes: self.layout.end.saturating_sub(self.layout.vectors & !0xfff),
            interleaving: match simulation.seed {
                Some(seed) => Interleaving::Random { seed, longest: 64 },
                None => Config::default().interleaving,
            },
            behaviour: match simulation.as_hardware {
                true => Behaviour::Hardware { scratchpad, exact_products },
                false => Behaviour::Documented,
            },
            // The host of a board sees only what the program flushes.
            caches: Caches::WriteBack,
            ..Config::default()
        })
        .map_err(failed)?;
        machine.load(self.image()).map_err(failed)?;
        machine.boot(self.image().entry());
        machine.run(simulation.max_instructions).map_err(failed)?;
        let told = [control::ARGC, control::ARGV].map(|number| machine.control(0, number));
        let words = self.written.iter().map(|slice| (slice.address + slice.bytes - self.output).div_ceil(4)).max();
        if told != [Some(words.unwrap_or(0)), Some(self.output)] {
            return Err(Error::new(ErrorKind::Bug, "the program did not tell the host where its results are"));
        }
        let bytes = |address: u32, len: u32| machine.memory(address, len as usize).unwrap_or_default().to_vec();
        if bytes(self.check, 4).iter().any(|byte| *byte != 0) {
            return Err(Error::new(ErrorKind::Call, "a check of the kernel failed"));
        }
        Ok(self.written.iter().map(|slice| bytes(slice.address, slice.bytes)).collect())
    }
}

impl<S: InterpretSignature> SimulatedKernel<S> {
    /// The kernel with these arguments as a complete program: start-up code, arguments, kernel, and the protocol of the
    /// architecture's host. Every thread that the host starts calls the kernel. Needs the feature `object`.
    ///
    /// # Errors
    /// Those of [`call`](Self::call) before it runs, or what does not fit the layout.
    pub fn executable(&self, layout: &Layout, mut args: S::Actuals<'_>) -> Result<StandaloneProgram, Error> {
        let mut made = None;
        let n_results = self.source().function().results.len().min(1);
        self.source().run_with(self.contract(), &mut args, |words, memory| {
            made = Some(self.standalone(layout, words, memory)?);
            Ok(vec![0; n_results])
        })?;
        made.ok_or_else(|| Error::new(ErrorKind::Bug, "the arguments were not placed"))
    }

    fn standalone(&self, layout: &Layout, params: &[u64], memory: &Memory) -> Result<StandaloneProgram, Error> {
        let parts = self.source().parts();
        let (signature, traps) = (parts.signature, self.contract().traps);
        let (words, has_record) = (signature.words(), signature.has_argument_record());
        let values: Vec<u64> = match params.first().filter(|_| has_record).and_then(|base| memory.region(*base)) {
            Some(record) => record.chunks_exact(WORD_BYTES).map(word).collect(),
            None => params.to_vec(),
        };
        let is_index = |param: &MachineParam| param.role == MachineRole::Value && param.ty == ScalarType::Index;
        if words.iter().zip(&values).any(|(param, value)| is_index(param) && i32::try_from(*value as i64).is_err()) {
            return Err(Error::new(ErrorKind::Call, "an argument is no index of a machine with addresses of 32 bits"));
        }
        let is_written = |param: &MachineParam| {
            let kind = param.source.and_then(|source| signature.params.get(source));
            !matches!(kind, Some(ParamKind::Slice { access: SliceAccess::In, .. }))
        };
        let mut data = Data { base: layout.data.next_multiple_of(LINE as u32), bytes: Vec::new(), symbols: Vec::new() };
        let mut scratchpad = Vec::new();
        // Written slices come first.
        let mut addresses = vec![0; words.len()];
        let (mut written, mut copies) = (Vec::new(), Vec::new());
        data.label("__output");
        for only_written in [true, false] {
            for (index, param) in words.iter().enumerate().filter(|(_, param)| is_slice(param)) {
                let in_scratchpad = self.is_in_scratchpad(index);
                let bytes = values.get(index).and_then(|base| memory.region(*base)).unwrap_or_default();
                // Contracts and checks rely on lengths that are indices.
                if i32::try_from(bytes.len()).is_err() {
                    return Err(Error::new(ErrorKind::Limit, "a slice of at least 2 GiB"));
                }
                if is_written(param) != only_written {
                    continue;
                }
                let place = if in_scratchpad { scratchpad.len() as u32 } else { data.next() };
                if in_scratchpad {
                    scratchpad.extend(bytes);
                    scratchpad.resize(scratchpad.len().next_multiple_of(LINE), 0);
                }
                addresses[index] = place;
                if only_written {
                    let (address, n_bytes) = (data.next(), bytes.len() as u32);
                    written.push(WrittenSlice { parameter: param.source.unwrap_or(index), address, bytes: n_bytes });
                    copies.extend(in_scratchpad.then_some((place, address, n_bytes.div_ceil(4))));
                }
                if only_written || !in_scratchpad {
                    data.add(bytes);
                }
            }
            if only_written {
                data.label("__output_end");
                data.label("__result");
                data.add(&[0; LINE]);
                data.label("__check");
                data.add(&[0; RECORD]);
                data.label("__flush_end");
            }
        }
        if scratchpad.len() > SCRATCHPAD_BYTES {
            let n_bytes = scratchpad.len();
            return Err(Error::new(ErrorKind::Limit, format!("the scratchpad has 65536 bytes, not {n_bytes}")));
        }
        let value = |(index, param): (usize, &MachineParam)| match param.role {
            MachineRole::Pointer => addresses[index],
            _ => values.get(index).copied().unwrap_or(0) as u32,
        };
        let mut arguments: Vec<u32> = words.iter().enumerate().map(value).collect();
        if has_record {
            let record = data.next();
            let bytes: Vec<u8> = arguments.iter().flat_map(|word| u64::from(*word).to_le_bytes()).collect();
            data.add(&bytes);
            arguments = vec![record];
        }
        let check = data.address("__check");
        arguments.extend(traps.then_some(check));
        let n_words = arguments.len();
        if n_words > MAX_WORDS {
            return Err(Error::new(ErrorKind::Limit, format!("{n_words} arguments, the limit is {MAX_WORDS}")));
        }
        data.label("__arguments");
        let bytes: Vec<u8> = arguments.iter().flat_map(|word| word.to_le_bytes()).collect();
        data.add(&bytes);

        let end = written.iter().map(|slice| slice.address + slice.bytes).max().unwrap_or(data.base);
        let text = main_text(n_words, (end - data.base).div_ceil(4), &copies);
        let (output, result, has_scratchpad) = (data.base, data.address("__result"), !scratchpad.is_empty());
        let executable = self.link(layout, &text, data, scratchpad)?;
        Ok(StandaloneProgram { executable, written, output, result, check, layout: layout.clone(), has_scratchpad })
    }

    fn link(&self, layout: &Layout, main: &str, data: Data, scratchpad: Vec<u8>) -> Result<Executable, Error> {
        let desc = self.target().desc();
        let bug = |message: String| Error::new(ErrorKind::Bug, message);
        let assembled = |text: &str| {
            let program = Assembler::new(desc).assemble_object(text);
            let program =
                program.map_err(|errors| bug(errors.first().map_or_else(String::new, ToString::to_string)))?;
            file(desc, &program)
        };
        let objects = [
            ("main", assembled(main)?),
            ("the kernel", object_of(desc, self.code(), KERNEL, false)?),
            ("the functions that kernels call", assembled(Runtime::text())?),
            ("the arguments", file(desc, &data.program(scratchpad))?),
        ];
        let objects: Vec<Object<'_>> = objects.iter().map(|(name, bytes)| Object { name, bytes }).collect();
        link(&objects, layout).map_err(|errors| {
            let text = errors.first().map_or_else(String::new, ToString::to_string);
            Error::new(ErrorKind::Unsupported, text)
        })
    }
}

/// The kernel's symbol.
const KERNEL: &str = "__kernel";

fn file(desc: &TargetDesc, program: &Program) -> Result<Vec<u8>, Error> {
    kernelsmith_machine::object::write(desc, program).map_err(|error| Error::new(ErrorKind::Bug, error.to_string()))
}

fn word(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
}

/// The data section.
struct Data {
    base: u32,
    bytes: Vec<u8>,
    /// Names and offsets.
    symbols: Vec<(&'static str, u32)>,
}

impl Data {
    /// The address of what is added next.
    fn next(&self) -> u32 {
        self.base.wrapping_add(self.bytes.len() as u32)
    }

    /// Adds bytes, and zeros up to the end of the cache line.
    fn add(&mut self, bytes: &[u8]) {
        self.bytes.extend(bytes);
        self.bytes.resize(self.bytes.len().next_multiple_of(LINE), 0);
    }

    fn label(&mut self, name: &'static str) {
        self.symbols.push((name, self.bytes.len() as u32));
    }

    fn address(&self, name: &str) -> u32 {
        let found = self.symbols.iter().find(|(known, _)| *known == name);
        self.base.wrapping_add(found.map_or(0, |(_, offset)| *offset))
    }

    fn program(self, scratchpad: Vec<u8>) -> Program {
        let section = |name: &str, bytes: Vec<u8>| Section {
            name: name.to_owned(),
            kind: SectionKind::Data,
            align: LINE as u32,
            size: bytes.len() as u64,
            bytes,
            relocations: Vec::new(),
        };
        let symbol = |(name, offset): (&str, u32)| Symbol {
            name: name.to_owned(),
            place: Some((0, offset.into())),
            binding: Binding::Global,
            is_function: None,
            size: 0,
            is_thread_local: false,
        };
        let symbols = self.symbols.into_iter().map(symbol).collect();
        let mut sections = vec![section(".data", self.bytes)];
        if !scratchpad.is_empty() {
            sections.push(section("scratchpad", scratchpad));
        }
        Program { sections, symbols, lines: Vec::new() }
    }
}

/// `main`: the arguments, the kernel, and what the host expects afterwards. `copies` are the slices in the scratchpad that
/// were written: their offsets there, their addresses in main memory, and their words.
fn main_text(n_arguments: usize, n_output_words: u32, copies: &[(u32, u32, u32)]) -> String {
    let mut text = String::from(".globl main\nmain:\naddi sp, sp, -64\nstore32 ra, (sp)\nlea s8, __arguments\n");
    let n_stacked = n_arguments.saturating_sub(N_REGISTERS);
    let stack_bytes = (4 * n_stacked).next_multiple_of(LINE);
    if n_stacked > 0 {
        let _ = writeln!(text, "movei s9, {stack_bytes}\nsub_i32 sp, sp, s9");
    }
    for argument in 0..n_arguments {
        match argument.checked_sub(N_REGISTERS) {
            None => {
                let _ = writeln!(text, "load32 s{argument}, {}(s8)", 4 * argument);
            }
            Some(place) => {
                let _ = writeln!(text, "load32 s9, {}(s8)\nstore32 s9, {}(sp)", 4 * argument, 4 * place);
            }
        }
    }
    let _ = writeln!(text, "jmpsr {KERNEL}");
    if n_stacked > 0 {
        let _ = writeln!(text, "movei s9, {stack_bytes}\nadd_i32 sp, sp, s9");
    }
    text.push_str(DONE);
    for (from, to, n_words) in copies.iter().filter(|copy| copy.2 > 0) {
        for (register, number) in [("s1", from), ("s2", to), ("s3", n_words)] {
            load(register, *number, &mut text);
        }
        text.push_str("1: load32_scratchpad s4, (s1)\naddi s1, s1, 4\nstore32 s4, (s2)\naddi s2, s2, 4\nsubi s3, s3, 1\nbnez s3, 1b\n");
    }
    text.push_str(FLUSH);
    load("s1", n_output_words, &mut text);
    text.push_str(END);
    text
}

/// Loads a number into a register.
fn load(register: &str, number: u32, text: &mut String) {
    let _ = writeln!(text, "moveih {register}, {}\nmoveil {register}, {}", number >> 16, number & 0xffff);
}

/// Stores the result, and waits for all threads. Afterwards s50 is the core, s51 the thread, s52 the number of all threads
/// minus one, and only the first thread of each core goes on.
const DONE: &str = "\
movei s1, 0
read_cr s50, s1
movei s1, 2
read_cr s51, s1
or_i32 s1, s50, s51
bnez s1, .Lwait
lea s1, __result
store32 s0, (s1)
.Lwait:
movei s1, 6
read_cr s1, s1
movei s52, 0
.Lcount:
addi s52, s52, 1
subi s2, s1, 1
and_i32 s1, s1, s2
bnez s1, .Lcount
lea s1, cores
mull_i32 s52, s52, s1
subi s52, s52, 1
movei s1, 42
barrier s1, s52
bnez s51, .Lflushed
bnez s50, .Lcopied
";

/// Flushes the cache lines of all that was written; only the first core goes on.
const FLUSH: &str = "\
.Lcopied:
lea s1, __output
lea s2, __flush_end
.Lline:
flush s1
addi s1, s1, 64
cmpult_i32 s3, s1, s2
bnez s3, .Lline
bnez s50, .Lflushed
";

/// Tells the host the number of words in s1 and their address, when all cores have flushed.
const END: &str = "\
movei s2, 12
write_cr s1, s2
.Lflushed:
movei s1, 43
barrier s1, s52
lea s0, __output
load32 ra, (sp)
addi sp, sp, 64
jret
";
